#===- tune_test.py - Tests of the tuner's rules ----------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""attn.tune without a device: which schedule wins, what a file becomes."""

import contextlib
import dataclasses
import io
import os
import tempfile
import unittest

from attn import runtime
from attn.bench import measure, sweep
from attn.bench.backends import base
from attn.bench.machine import HostMachine
from attn.benchmark.problem import Problem
from attn.tune import cli, session
from attn.tune.candidates import (Candidate, CaseCompiler, Tuned, describe_failure,
                                  parse_remarks)
from attn.tune.file import update
from attn.tune.schedule import Schedule
from attn.tune.winners import find_winners

PRODUCER = ('#attn.collective<chip = "sm_90a", heads = 1, query_tile = 128, key_tile = 128, '
            'waves = 8, row_lanes = 4, depth_stage = 128, key_stage = 128, splits = 1, '
            'mma = <atom = "64x8x16", buffers = 2, wave_groups = 1, read_ahead = 1, '
            'rescale_above = 0, order = compiler, queries_in_lds, outputs_in_lds, producer, '
            'tiles = strided, overlap_tiles>>')


def make_tuned(picked, again, *others, shapes="#attn.shape_class<f16>"):
    return Tuned("case", 0, "gfx906", shapes,
                 [Candidate("model", final_ms=picked)]
                 + [Candidate(f"other{number}", final_ms=time)
                    for number, time in enumerate(others)],
                 again_ms=again, machine="card", date="2026-11-30")


class Winners(unittest.TestCase):
    def winner(self, *cases, least=0.01):
        winner, = find_winners(cases, least)
        return winner

    def test_takes_the_fastest(self):
        winner = self.winner(make_tuned(1.0, 1.001, 0.97, 0.95))
        self.assertEqual(winner.schedule, "other1")
        self.assertAlmostEqual(winner.gain, 0.05)

    def test_needs_the_least_gain(self):
        self.assertIsNone(self.winner(make_tuned(1.0, 1.0, 0.9901)).schedule)
        self.assertEqual(self.winner(make_tuned(1.0, 1.0, 0.9899)).schedule, "other0")

    def test_needs_twice_the_noise(self):
        self.assertIsNone(self.winner(make_tuned(1.0, 1.03, 0.945)).schedule)
        self.assertEqual(self.winner(make_tuned(1.0, 1.03, 0.935)).schedule, "other0")

    def test_is_faster_than_both_times_of_the_models(self):
        winner = self.winner(make_tuned(1.02, 1.0, 0.95))
        self.assertAlmostEqual(winner.gain, 0.05)

    def test_ignores_a_gain_that_is_none(self):
        self.assertIsNone(self.winner(make_tuned(1.0, 1.0, 1.1), least=-1.0).schedule)

    def test_means_over_cases_of_a_class(self):
        winner = self.winner(make_tuned(1.0, 1.0, 0.8, 0.9), make_tuned(1.0, 1.0, 1.1, 0.9))
        self.assertEqual(winner.schedule, "other1")

    def test_leaves_out_what_one_case_lacks(self):
        winner = self.winner(make_tuned(1.0, 1.0, 0.5, 0.9), make_tuned(1.0, 1.0, None, 0.9))
        self.assertEqual(winner.schedule, "other1")

    def test_classes_and_failures_are_apart(self):
        winners = find_winners([make_tuned(1.0, 1.0, 0.5), make_tuned(1.0, 1.0, 0.5, shapes="b"),
                                make_tuned(None, None, 0.5, shapes="c")], 0.01)
        self.assertEqual([winner.shapes for winner in winners],
                         ["#attn.shape_class<f16>", "b"])

    def test_says_how(self):
        self.assertEqual(self.winner(make_tuned(1.0, 1.01, 0.9)).note,
                         "10.0 % less time than the cost model's, noise 1.0 %: case; card; "
                         "2026-11-30")


class File(unittest.TestCase):
    OLD = ("// Mine.\n\n"
           'attn.tuned "gfx906" shapes <f16> schedule #a\n'
           'attn.tuned "gfx906" shapes <f16, 2> schedule #b\n'
           "// By hand.\n"
           'attn.tuned "gfx90a" shapes <f16> schedule #c\n')

    def test_replaces_a_class(self):
        self.assertEqual(
            update(self.OLD, "gfx906", {"#attn.shape_class<f16>": ('#n "', 'a "b" c')}),
            "// Mine.\n\n"
            'attn.tuned "gfx906" shapes <f16> schedule #n " {measured = "a \'b\' c"}\n'
            + "\n".join(self.OLD.splitlines()[3:]) + "\n")

    def test_takes_away_what_is_not_needed(self):
        self.assertEqual(
            update(self.OLD, "gfx90a", {"#attn.shape_class<f16>": None}),
            "\n".join(self.OLD.splitlines()[:5]) + "\n")

    def test_begins_a_file(self):
        self.assertEqual(
            update("", "x", {"#attn.shape_class<f16>": ("#s", "n")}),
            'attn.tuned "x" shapes <f16> schedule #s {measured = "n"}\n')


class Schedules(unittest.TestCase):
    def test_round_trip(self):
        self.assertEqual(str(Schedule.parse(PRODUCER)), PRODUCER)
        with self.assertRaisesRegex(ValueError, "expected a schedule, found 'none'"):
            Schedule.parse("none")

    def neighbours(self, causal=False, **changes):
        return [str(each) for each in Schedule.parse(PRODUCER).change(**changes)
                .neighbours(causal)]

    def test_flags_are_in_order(self):
        found = self.neighbours()
        self.assertIn(PRODUCER.replace("outputs_in_lds, ", ""), found)
        self.assertIn(PRODUCER.replace(", tiles = strided, overlap_tiles", ""), found)
        self.assertFalse([each for each in found if "direct_loads" in each])
        # Rows and waves by the same factor, keys and their stage.
        self.assertIn(PRODUCER.replace("query_tile = 128", "query_tile = 192")
                      .replace("waves = 8", "waves = 12"), found)
        self.assertIn(PRODUCER.replace("key_tile = 128", "key_tile = 112")
                      .replace("key_stage = 128", "key_stage = 112"), found)

    def test_meaningless_ones_are_left_out(self):
        found = self.neighbours()
        self.assertFalse([each for each in found if "paired" in each])
        self.assertTrue([each for each in self.neighbours(causal=True) if "paired" in each])
        # Tiles overlap only if queries are in workgroup memory.
        self.assertFalse([each for each in found
                          if "overlap_tiles" in each and "queries_in_lds" not in each])
        # Parts of outputs are not in the type that goes through workgroup memory.
        self.assertFalse([each for each in self.neighbours(splits=2)
                          if "splits = 2" in each and "outputs_in_lds" in each])

    def test_all_are_different(self):
        found = self.neighbours(causal=True)
        self.assertEqual(len(found), len(set(found)))
        self.assertNotIn(PRODUCER, found)


class Compiler(unittest.TestCase):
    REMARK = ("p.mlir:2:8: remark: [{}] {} | Category:attn-select-schedule | Function=f1 | "
              'device=sm_90a, estimate="22850 clocks", lds="1 of 2, or less", schedule="{}"\n'
              "  %0 = attn.attention\n")

    def test_remarks(self):
        text = (self.REMARK.format("Analysis", "candidate", PRODUCER)
                + "p.mlir:2:8: remark: [Missed] schedule | Category:attn-select-schedule | "
                  'Function=f2 | device=sm_90a, none="it is of f64"\n')
        self.assertEqual(parse_remarks(text), [
            {"name": "candidate", "function": "f1", "device": "sm_90a",
             "estimate": "22850 clocks", "lds": "1 of 2, or less", "schedule": PRODUCER}])

    def test_copies_of_a_package_are_left_out(self):
        with tempfile.TemporaryDirectory() as folder:
            names = ("a", "b", "c")
            for name, content in zip(names, ("1", "2", "1")):
                with open(os.path.join(folder, name), "w") as file:
                    file.write(content)
            compiler = CaseCompiler.__new__(CaseCompiler)
            compiler.folder = folder
            different = compiler._drop_equal(
                [Candidate(name, package=name) for name in names] + [Candidate("d")])
            self.assertEqual([each.schedule for each in different], ["a", "b", "d"])
            self.assertEqual(sorted(os.listdir(folder)), ["a", "b"])

    def test_failures(self):
        self.assertEqual(
            describe_failure("attn-compile failed: -:2:3: remark: one\n-:2:3: error: kernel "
                             "'main' needs 24 bytes\n  x\n"), "kernel 'main' needs 24 bytes")


class Quick(HostMachine):
    def peak_bytes(self, call):
        return None


class Series:
    """A clock of one schedule."""

    name, host_us, is_estimate = "series", None, False

    def __init__(self, time):
        self.time, self.samples = time, 0

    def sample(self, call, calls):
        self.samples += 1
        return self.time


class Fake(base.Backend):
    """The exact result, or another one, in a time."""

    devices, error_limit = ("host",), 2.0

    def __init__(self, name, time):
        super().__init__(Quick())
        self.name, self.time = name, time

    def bind(self, case, operands):
        exact = case.problem.evaluate(operands.arrays())
        self.clock = Series(abs(self.time))
        return base.Runner(lambda: exact if self.time > 0 else exact + 1, self.clock,
                           operands.to_logical)


class Measuring(unittest.TestCase):
    TIMES = [1.0, 0.9, -0.1, 1.3, 0.8, 1.2, 1.1]

    def setUp(self):
        self.fakes = {}

    def tune(self, times, missing=None):
        test = self

        class Faked(session.Tuner):
            def _backend(self, candidate, name):
                fake = Fake(name, times[int(candidate.package)])
                test.fakes[name] = fake
                return fake

        tuned = Tuned("case", 0, "x86-64-v3", "shapes", [
            Candidate(str(number), package=str(number)) for number in range(len(times))])
        if missing is not None:
            tuned.candidates[missing].package = None
        tuner = Faked(Quick(), measure.Policy(samples=15), False, "", "build", 1, None)
        tuner.tune(sweep.Case(Problem(heads=2, queries=16, depth=8)), tuned)
        return tuned

    def test_finalists_are_measured_again(self):
        tuned = self.tune(self.TIMES)
        final = [number for number, each in enumerate(tuned.candidates) if each.final_ms]
        self.assertEqual(final, [0, 1, 4, 6])
        self.assertEqual(tuned.again_ms, 1.0)
        # Warm-up, the first round, the second.
        self.assertEqual(self.fakes["4"].clock.samples, 10 + 6 + 15)
        self.assertEqual(self.fakes["3"].clock.samples, 10 + 6)
        self.assertEqual(tuned.candidates[3].first_ms, 1.3)

    def test_wrong_results_have_no_time(self):
        wrong = self.tune(self.TIMES).candidates[2]
        self.assertTrue(wrong.status.startswith("wrong: expected an error of at most"))
        self.assertIsNone(wrong.first_ms)

    def test_numbers_are_those_of_all_candidates(self):
        times = [1.0, 0.9, 0.8]
        tuned = self.tune(times, missing=1)
        self.assertEqual([each.final_ms for each in tuned.candidates], [1.0, None, 0.8])
        self.assertEqual(sorted(self.fakes), ["0", "2", "3"])

    def test_nothing_without_the_models_own_package(self):
        tuned = self.tune([1.0, 0.9], missing=0)
        self.assertEqual([each.final_ms for each in tuned.candidates], [None, None])
        self.assertIsNone(tuned.again_ms)

    def test_nothing_without_the_models_own(self):
        tuned = self.tune([-1.0, 0.5])
        self.assertIsNone(tuned.again_ms)
        self.assertEqual(find_winners([tuned], 0.01), [])


class Continuing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "times.json")

    def make_times(self, case="case"):
        tuned = dataclasses.asdict(Tuned(case, 0, "sm_90a", "shapes", [
            Candidate(str(number), package=str(number)) for number in range(3)]))
        return cli.Times(self.path, {"tuned": [tuned]})

    def test_what_hung_is_left_out(self):
        self.make_times().begin(1)
        tuned = self.make_times().next()
        self.assertEqual([each.package for each in tuned.candidates], ["0", None, "2"])
        self.assertEqual(tuned.candidates[1].status, "failed: it ended a run")

    def test_the_second_number_of_the_models_own_is_its_own(self):
        self.make_times().begin(3)
        self.assertIsNone(self.make_times().next().candidates[0].package)

    def test_what_broke_the_device_is_left_out(self):
        times = self.make_times()
        times.begin(2)
        tuned = times.next()
        for each in tuned.candidates[1:]:
            each.status = "failed: an illegal address"
        with contextlib.redirect_stdout(io.StringIO()) as said:
            self.assertTrue(times.give_up(tuned))
        self.assertEqual(said.getvalue(), "case: schedule 1 failed: an illegal address\n")
        times = self.make_times()
        tuned = times.next()
        self.assertEqual([each.package for each in tuned.candidates], ["0", None, "2"])
        self.assertFalse(times.give_up(tuned))
        times.add(tuned)
        self.assertEqual(len(self.make_times().done), 1)

    def test_the_models_own_is_an_error(self):
        times = self.make_times()
        tuned = times.next()
        tuned.candidates[0].status = "failed: no driver"
        with self.assertRaisesRegex(runtime.Error, "case: schedule 0 failed: no driver"):
            times.give_up(tuned)
        # It is there the next time, when there may be a driver.
        self.assertEqual(self.make_times().next().candidates[0].package, "0")

    def test_another_sweep_is_refused(self):
        times = self.make_times()
        times.add(times.next())
        with self.assertRaisesRegex(runtime.Error, "expected measurements of this sweep"):
            self.make_times("other")


if __name__ == "__main__":
    unittest.main()
