#===- bench_test.py - Tests of attn-bench's rules --------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""attn-bench without a device: its clocks, rules and reports, on fakes."""

import csv
import gc
import io
import json
import types
import unittest
import weakref
from unittest import mock

import numpy as np

from attn import runtime
from attn.bench import backends, check, clocks, measure, report, sweep
from attn.bench.backends import base
from attn.bench.machine import HostMachine, Machine, TorchMachine
from attn.bench.operands import Operands
from attn.bench.session import Session
from attn.benchmark.problem import Problem


class Series:
    """A clock that gives these times in turn, then the last one for ever."""

    name, host_us = "series", None

    def __init__(self, *times, is_estimate=False):
        self.times, self.taken, self.is_estimate = list(times), 0, is_estimate

    def sample(self, call, calls):
        call()
        self.taken += 1
        return self.times.pop(0) if len(self.times) > 1 else self.times[0]


class Quick(HostMachine):
    def matmul_tflops(self, element, policy):
        return 0.5


class Fake(base.Backend):
    """Gives the exact result, changed by `change`, in the times of a clock."""

    devices = ("host",)

    def __init__(self, name, clock, change=lambda output: output, failure=None):
        super().__init__(Quick())
        self.name, self.clock, self.change, self.failure = name, clock, change, failure

    def bind(self, case, operands):
        if self.failure:
            raise self.failure
        exact = case.problem.evaluate(operands.arrays())
        return base.Runner(lambda: self.change(exact), self.clock, operands.to_logical)


def make_case(**changes):
    return sweep.Case(Problem(heads=2, queries=16, depth=8, **changes))


class Times(unittest.TestCase):
    def test_nine_of_ten(self):
        found = measure.Statistics.of([10, 1, 2, 3, 9, 4, 5, 6, 7, 8])
        self.assertEqual((found.median, found.p90, found.least, found.count),
                         (5.5, 9, 1, 10))
        self.assertEqual(measure.Statistics.of([3]), measure.Statistics(3, 3, 3, 1))

    def test_warm_up_ends_when_windows_agree(self):
        policy = measure.Policy(window=2, spread=0.1)
        runner = base.Runner(lambda: None, Series(9, 9, 6, 6, 5, 5, 5.1))
        self.assertEqual(measure.warm_up(runner, policy), 8)

    def test_warm_up_gives_up(self):
        policy = measure.Policy(window=1, spread=0.1, limit_seconds=4)
        runner = base.Runner(lambda: None, Series(*(2.0 ** -n for n in range(99))))
        seconds = iter(range(99))
        with self.assertRaisesRegex(measure.NotStable, "not stable after 6 samples: the "
                                    "last medians were 0.0625 and 0.03125 ms, 50 % apart; "
                                    "10 % are allowed"):
            measure.warm_up(runner, policy, clock=lambda: next(seconds))

    def test_runners_take_turns(self):
        order = []
        runners = [base.Runner(lambda n=n: order.append(n), Series(n)) for n in (1, 2)]
        first, second = measure.collect(runners, measure.Policy(samples=5, rounds=2))
        self.assertEqual(order, [1, 1, 2, 2, 2, 2, 2, 1, 1, 1])
        self.assertEqual((first.count, second.median), (5, 2))

    def test_pauses_come_before_samples(self):
        events = []
        runner = base.Runner(lambda: events.append("call"), Series(1))
        measure.collect([runner], measure.Policy(samples=2, rounds=1, pause=0.04),
                        sleep=events.append)
        self.assertEqual(events, [0.04, "call", 0.04, "call"])

    def test_an_estimate_is_taken_once_a_round(self):
        clock = Series(7, is_estimate=True)
        runner = base.Runner(lambda: None, clock)
        self.assertEqual(measure.warm_up(runner, measure.Policy()), 0)
        found, = measure.collect([runner], measure.Policy(rounds=1, pause=1e9))
        self.assertEqual((found.median, clock.taken), (7, 1))


class Device:
    """Events that read a log: each entry takes one millisecond."""

    def __init__(self):
        self.log = []

    def synchronize(self):
        self.log.append("synchronize")

    def cover(self):
        self.log.append("cover")

    def new_event(self):
        device = self

        class Event:
            def record(self):
                self.at = len(device.log)
                device.log.append("event")

            def elapsed_time(self, other):
                return other.at - self.at - 1

        return Event()

    def capture(self, calls):
        return types.SimpleNamespace(replay=lambda: [call() for call in calls])


class Clocks(unittest.TestCase):
    def test_events_hold_the_calls_and_nothing_else(self):
        device, seconds = Device(), iter([0.0, 0.00031, 1.0, 1.00093])
        clock = clocks.EventClock(device, clock=lambda: next(seconds))
        call = lambda: device.log.append("call")
        self.assertEqual(clock.sample(call, 3), 1)
        self.assertEqual(device.log[-6:],
                         ["event", "call", "call", "call", "event", "synchronize"])
        covers = device.log.count("cover")
        self.assertEqual(device.log[:1 + covers], ["synchronize"] + ["cover"] * covers)
        self.assertAlmostEqual(clock.host_us, 310 / 3)
        # As long as queueing took the last time, and half of that.
        clock.sample(call, 3)
        self.assertEqual(device.log.count("cover") - covers, 1 + 9)
        self.assertAlmostEqual(clock.host_us, 310 / 3)

    def test_a_graph_divides_by_all_its_calls(self):
        device = Device()
        calls = [lambda n=n: device.log.append(n) for n in "ab"]
        clock = clocks.GraphClock(device, calls, repeats=2)
        self.assertEqual(clock.sample(None, 3), 1)
        self.assertEqual(device.log[-14:-2], list("abab" * 3))

    def test_kernels_are_added_up(self):
        kernels = [types.SimpleNamespace(milliseconds=value) for value in (5.0, 7.0)]
        package = types.SimpleNamespace(device="hip", kernels=kernels,
                                        measure_kernels=lambda enable: None)

        def call():
            kernels[0].milliseconds += 1
            kernels[1].milliseconds += 2

        clock = clocks.KernelClock(package)
        self.assertEqual((clock.sample(call, 2), clock.name, clock.is_estimate),
                         (3, "kernel events", False))
        package.device = "sim"
        self.assertTrue(clocks.KernelClock(package).is_estimate)


class Checks(unittest.TestCase):
    def judge(self, change, **changes):
        operands = Operands(make_case(**changes))
        right = check.Check(operands)
        exact, = right.exact(8 ** -0.5)
        return right.judge([change(exact)])

    def test_twice_the_unit_is_allowed(self):
        for element in ("f32", "f16", "bf16"):
            error, allowed = self.judge(lambda exact: exact, element=element, causal=True)
            self.assertEqual(error, 0)
            self.assertGreater(allowed, 0)
            near = self.judge(lambda exact: exact + 0.99 * allowed, element=element,
                              causal=True)
            self.assertAlmostEqual(near[0] / near[1], 0.99, places=3)
            with self.assertRaisesRegex(check.Wrong, "wrong: expected an error of at most"):
                self.judge(lambda exact: exact + 1.01 * allowed, element=element,
                           causal=True)

    def test_one_wrong_element_is_wrong(self):
        def poison(exact):
            exact = exact.copy()
            exact[0, 1, 3, 5] = np.nan
            return exact

        with self.assertRaisesRegex(check.Wrong, "found inf|found nan"):
            self.judge(poison)

    def test_extents(self):
        with self.assertRaisesRegex(check.Wrong, r"of extents \(1, 2, 16, 8\), found "
                                    r"\(1, 2, 15, 8\)"):
            self.judge(lambda exact: exact[:, :, :15])

    def test_layouts(self):
        case = make_case(query_layout="bshd", key_layout="bshd", value_layout="bshd",
                         output_layout="bshd")
        operands = Operands(case)
        output = case.problem.evaluate(operands.arrays())
        self.assertEqual(output.shape, (1, 16, 2, 8))
        error, _ = check.Check(operands).judge([operands.to_logical(output)])
        self.assertLess(error, 1e-12)


class Sessions(unittest.TestCase):
    def run_backends(self, *fakes, required=("attn",), policy=None):
        session = Session(Quick(), fakes, policy or measure.Policy(
            samples=4, rounds=2, window=1, limit_seconds=0), required=required)
        return session, session.run(make_case())

    def test_a_row_of_numbers(self):
        session, (row,) = self.run_backends(Fake("attn", Series(1, 1, 2, 3, 4, 5)))
        self.assertEqual((row.status, row.median_ms, row.p90_ms, row.min_ms, row.samples),
                         ("ok", 3.5, 5, 2, 4))
        self.assertEqual(row.of_matmul, row.attention_tflops / 0.5)
        self.assertEqual(row.attention_tflops, 4 * 2 * 16 * 16 * 8 / 3.5 / 1e9)
        self.assertLess(row.error, 1e-6)
        self.assertFalse(session.failed)

    def test_no_numbers_without_the_checks(self):
        unstable = Series(*(2.0 ** n for n in range(99)))
        session, rows = self.run_backends(
            Fake("wrong", Series(1), change=lambda output: output + 0.01),
            Fake("unstable", unstable),
            Fake("refuses", Series(1), failure=base.Unsupported("takes f16")),
            Fake("breaks", Series(1), failure=ValueError("first\nsecond")),
            Fake("attn", Series(1)))
        self.assertEqual([row.status.split(":")[0] for row in rows],
                         ["wrong", "not stable after 2 samples", "not supported", "failed",
                          "ok"])
        self.assertEqual(rows[3].status, "failed: ValueError: first")
        self.assertEqual([row.median_ms for row in rows], [None] * 4 + [1])
        self.assertFalse(session.failed)

    def test_peers_may_be_less_precise(self):
        unit, = check.Check(Operands(make_case())).units()
        fakes = [Fake(name, Series(1), change=lambda output: output + 4 * unit)
                 for name in ("attn", "naive")]
        fakes[0].error_limit = check.LIMIT
        session, rows = self.run_backends(*fakes)
        self.assertAlmostEqual(rows[1].error_allowed / unit, 8)
        self.assertEqual([row.status.split(":")[0] for row in rows], ["wrong", "ok"])

    def test_what_fails_a_run(self):
        wrong = Fake("attn", Series(1), change=lambda output: output * 1.1)
        self.assertTrue(self.run_backends(wrong)[0].failed)
        broken = Fake("attn", Series(1), failure=runtime.Error("no such target"))
        session, (row,) = self.run_backends(broken)
        self.assertEqual((session.failed, row.status), (True, "failed: no such target"))
        refuses = Fake("attn", Series(1), failure=base.Unsupported("no"))
        self.assertFalse(self.run_backends(refuses)[0].failed)
        peer = Fake("naive", Series(1), failure=ValueError("x"))
        self.assertFalse(self.run_backends(peer)[0].failed)
        self.assertTrue(self.run_backends(peer, required=("naive",))[0].failed)

    def test_graphs_need_a_device(self):
        session = Session(Machine(), [], measure.Policy(), graph=True)
        with self.assertRaisesRegex(base.Unsupported, "graphs need a device"):
            session.capture(make_case(), None, None)

    def test_graphs_keep_their_operands(self):
        """A graph itself does not, and torch gives what nobody has back to the card."""
        machine, used = Quick(), []
        machine.new_event, machine.cover = Device().new_event, lambda: None

        def replay():
            gc.collect()
            self.assertEqual([reference() is None for reference in used], [False] * 3)

        def capture(calls):
            return types.SimpleNamespace(replay=replay)

        class Bound(Fake):
            def bind(self, case, operands):
                used.append(weakref.ref(operands))
                return base.Runner(lambda: operands.arrays(), machine.clock())

        machine.capture = capture
        session = Session(machine, [], measure.Policy(), graph=True)
        case, backend = make_case(), Bound("attn", Series(1))
        runner = backend.bind(case, Operands(case))
        with mock.patch("attn.bench.session.ROTATED_BYTES", 3 * case.operand_bytes):
            runner.clock = session.capture(case, backend, runner)
        self.assertEqual(len(used), 3)
        runner.sample(1)

    def test_graphs_rotate_operands(self):
        machine, seeds = Quick(), []
        machine.capture = Device().capture
        machine.new_event, machine.cover = Device().new_event, lambda: None

        class Seeded(Fake):
            def bind(self, case, operands):
                seeds.append(operands.seed)
                return super().bind(case, operands)

        session = Session(machine, [], measure.Policy(), graph=True)
        case = make_case()
        with mock.patch("attn.bench.session.ROTATED_BYTES", 3 * case.operand_bytes):
            backend = Seeded("attn", Series(1))
            clock = session.capture(case, backend, backend.bind(case, Operands(case)))
        self.assertEqual(seeds, [0, 1, 2])
        self.assertEqual(clock._count, 18)


class Reports(unittest.TestCase):
    rows = [report.Row("attn", "host", "f32", "bhsd", 1, 8, 8, keys, keys, 64, False,
                       flops=4 * 8 * keys * keys * 64, kv_bytes=1000, median_ms=2.0,
                       p90_ms=2.5, min_ms=1.5, matmul_tflops=0.5, peak_mem_gb=0.25,
                       error=1e-6, clock="host clock") for keys in (256, 512)]
    failed = report.Row("naive", "host", "f32", "bhsd", 1, 8, 8, 512, 512, 64, False,
                        status="wrong: by far")

    def test_table(self):
        head, line = report.table_head(), report.table_line(self.rows[1])
        self.assertEqual(len(head), len(line))
        self.assertEqual(line.split(), ["attn", "2", "2.5", "1.5", "0.250", "0.2684",
                                        "53.7%", "5e-07", "-", "1.0e-06", "host", "clock"])
        self.assertEqual(report.table_line(self.failed), "naive            wrong: by far")

    def test_csv_and_json(self):
        rows = self.rows + [self.failed]
        found = list(csv.DictReader(io.StringIO(report.to_csv(rows))))
        self.assertEqual([row["median_ms"] for row in found], ["2.0", "2.0", ""])
        self.assertEqual(float(found[1]["of_matmul"]), self.rows[1].of_matmul)
        data = json.loads(report.to_json({"device": "host"}, rows))
        self.assertEqual((data["device"], len(data["rows"])), ("host", 3))
        self.assertEqual(data["rows"][2]["attention_tflops"], None)
        self.assertEqual(set(found[0]), set(data["rows"][0]))

    def test_plot(self):
        pyplot, axis = mock.MagicMock(), mock.MagicMock()
        pyplot.subplots.return_value = (mock.MagicMock(), [[axis]])
        report.plot(pyplot, self.rows + [self.failed], "out.png", "a machine")
        (keys, values), options = axis.plot.call_args
        self.assertEqual((keys, options["label"]), ((256, 512), "attn bhsd"))
        self.assertEqual(values[1], self.rows[1].attention_tflops)
        axis.plot.assert_called_once()
        pyplot.subplots.return_value[0].savefig.assert_called_once_with("out.png")


class Sweeps(unittest.TestCase):
    def test_hopper(self):
        cases = list(sweep.preset("hopper").cases())
        self.assertEqual(len(cases), 24)
        for case in cases:
            problem = case.problem
            self.assertEqual(problem.batch * problem.queries, 16384)
            self.assertEqual(problem.heads * problem.depth, 2048)

    def test_overrides(self):
        chosen = sweep.preset("hopper").override(batches=(3,), heads=4, causal=None,
                                                 sequences=(64,), head_dims=(32,))
        self.assertEqual([str(case) for case in chosen.cases()],
                         ["bf16 bshd B3 H4 S64 D32 full", "bf16 bshd B3 H4 S64 D32 causal"])

    def test_operations(self):
        full, = sweep.Sweep(causal=(False,)).cases()
        causal, = sweep.Sweep(causal=(True,), backward=True).cases()
        self.assertEqual(full.flops, 4 * 8 * 512 * 512 * 64)
        self.assertEqual(causal.flops, full.flops * 5 // 4)
        self.assertEqual(full.key_value_bytes, 2 * 8 * 512 * 64 * 4)


def fake_torch(hip=None, available=True, capability=(9, 0)):
    properties = types.SimpleNamespace(
        major=capability[0], minor=capability[1], L2_cache_size=60 << 20,
        gcnArchName="gfx942:sramecc+:xnack-")
    torch = mock.MagicMock(__version__="2.0")
    torch.cuda.is_available.return_value = available
    torch.cuda.get_device_properties.return_value = properties
    torch.cuda.get_device_name.return_value = "A card"
    torch.version.hip, torch.version.cuda = hip, "13.0"
    torch.backends.cudnn.version.return_value = 91900
    return torch


class Machines(unittest.TestCase):
    def test_what_is_compiled_for_a_card(self):
        for options, device, chip in (({}, "cuda", "sm_90a"),
                                      ({"capability": (8, 6)}, "cuda", "sm_86"),
                                      ({"hip": "6.3"}, "hip", "gfx942")):
            self.assertEqual(TorchMachine(fake_torch(**options), device).chip, chip)

    def test_what_is_missing(self):
        for torch, device, line in (
                (None, "cuda", "needs the Python package torch: pip install torch"),
                (fake_torch(available=False), "cuda",
                 "torch 2.0 finds no GPU for the device cuda"),
                (fake_torch(), "hip",
                 "torch 2.0 is built for cuda, expected the device hip")):
            with self.assertRaisesRegex(base.Missing, line):
                TorchMachine(torch, device)

    def test_graphs_are_captured_where_calls_ran(self):
        torch, ran = fake_torch(), []
        graph = TorchMachine(torch, "cuda").capture([lambda: ran.append(1)])
        self.assertEqual((len(ran), graph), (2, torch.cuda.CUDAGraph()))
        torch.cuda.graph.assert_called_once_with(graph, stream=torch.cuda.Stream())

    def test_memory_is_the_drivers(self):
        torch = fake_torch()
        free = iter([90] + [70] * 10000)
        torch.cuda.mem_get_info.side_effect = lambda: (next(free), 100)
        machine = TorchMachine(torch, "cuda")
        self.assertEqual(machine.peak_bytes(lambda: None), 20)
        torch.cuda.empty_cache.assert_called_once()

    def test_arrays_stay_on_the_device(self):
        torch = fake_torch()
        torch.cuda.current_stream.return_value.cuda_stream = 77
        torch.full_like.return_value.nbytes = 1000
        package, operands = mock.MagicMock(), mock.MagicMock()
        package.workspace_bytes = 24
        operands.problem.output_layout = "bshd"
        packages = mock.Mock(target="sm_90a")
        packages.get.return_value, packages.load.return_value = ("p.attn", 0.5), package
        attn = backends.Attn(TorchMachine(torch, "cuda"), packages)
        runner = attn.bind(make_case(), operands)
        entry = package["main"]
        operands.arrays.assert_not_called()
        runner.run()
        entry.bind_on_device.return_value.assert_called_once_with(77)
        self.assertEqual((runner.held_bytes(), runner.compile_seconds), (1024, 0.5))
        runner.results()
        torch.full_like.return_value.permute.assert_called_once_with([0, 2, 1, 3])
        entry.can_launch = False
        with self.assertRaisesRegex(base.Unsupported, "work of the host"):
            attn.bind(make_case(), operands)
        package.kernels = ()
        with self.assertRaisesRegex(base.Unsupported, "no kernel for this on sm_90a"):
            attn.bind(make_case(), operands)


class Packages(unittest.TestCase):
    def test_each_missing_package_is_named(self):
        machine = types.SimpleNamespace(device="cuda", torch=object(), chip="sm_90a")
        found = {}
        with mock.patch("importlib.util.find_spec", return_value=None):
            for backend in backends.make_backends(machine, [mock.Mock()]):
                try:
                    backend.find()
                except base.Missing as reason:
                    found[backend.name] = str(reason)
        self.assertEqual(set(found), {"fa2", "fa3", "fa3-jax", "xformers", "mosaic",
                                      "triton"})
        for name, package in (("fa2", "flash_attn"), ("fa3", "flash_attn_interface"),
                              ("xformers", "xformers"), ("mosaic", "jax")):
            self.assertIn(f"needs the Python package {package}:", found[name])
        self.assertIn("--triton-example", found["triton"])

    def test_a_package_that_does_not_load(self):
        with mock.patch("importlib.util.find_spec", return_value=object()), \
                mock.patch("importlib.import_module", side_effect=OSError("no libcuda\n")):
            with self.assertRaisesRegex(base.Missing, "needs x.y, which cannot be "
                                        "imported: no libcuda$"):
                base.need_package("x.y", "pip install x")


if __name__ == "__main__":
    unittest.main()
