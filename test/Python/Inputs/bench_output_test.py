#===- bench_output_test.py - Tests of attn-bench's bars and rooflines ------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""What attn-bench shows beside its table: progress at a terminal, and rooflines."""

import contextlib
import importlib.util
import io
import json
import os
import sys
import tempfile
import unittest
from unittest import mock
from xml.etree import ElementTree

from attn.bench import progress, roofline, sweep
from attn.bench.report import Row, to_json
from attn.benchmark.problem import Problem


class Terminal(io.StringIO):
    def isatty(self):
        return True


class Bars(unittest.TestCase):
    def run_bar(self, stderr, **options):
        """What went to stdout."""
        stdout = io.StringIO()
        with mock.patch("sys.stderr", stderr), contextlib.redirect_stdout(stdout):
            with progress.show(2, **options) as bar:
                for thing in bar.over(("first", "second")):
                    bar.print(f"did {thing}")
        return stdout.getvalue()

    def test_nothing_but_the_lines(self):
        terminal = Terminal()
        for stderr, options, modules in ((io.StringIO(), {}, {}),
                                         (terminal, {"quiet": True}, {}),
                                         (terminal, {}, {"tqdm": None})):
            with mock.patch.dict(sys.modules, modules):
                self.assertEqual(self.run_bar(stderr, **options), "did first\ndid second\n")
            self.assertEqual(stderr.getvalue(), "")

    @unittest.skipUnless(importlib.util.find_spec("tqdm"), "needs tqdm")
    def test_a_bar_at_a_terminal(self):
        terminal = Terminal()
        self.assertEqual(self.run_bar(terminal), "did first\ndid second\n")
        self.assertIn("second", terminal.getvalue())
        self.assertIn("1/2", terminal.getvalue())


def make_rows():
    rows = []
    for keys, causal, backend, ms in ((512, False, "attn", 1.0), (512, True, "attn", 0.6),
                                      (512, False, "naive", 4.0)):
        case = sweep.Case(Problem(element="f32", heads=8, queries=keys, depth=64,
                                  causal=causal))
        rows.append(Row.of(case, backend, "host", 0.8, median_ms=ms, p90_ms=ms))
    rows.append(Row.of(case, "other", "host", 0.8, status="wrong: by far"))
    facts = {"command": "attn-bench <x>", "machine": "a machine", "device": "host",
             "date": "today", "attn": "1234", "copy_tb_per_s": 0.02}
    return json.loads(to_json(facts, rows))


class Rooflines(unittest.TestCase):
    def test_bytes_are_moved_once(self):
        problem = Problem(element="bf16", batch=2, heads=8, key_heads=2, queries=16, keys=32,
                          depth=64)
        query, keys = 2 * 8 * 16 * 64 * 2, 2 * 2 * 32 * 64 * 2
        self.assertEqual(sweep.Case(problem).moved_bytes, 2 * query + 2 * keys)
        # Query, output, its gradient and the query's; key, value and their gradients.
        self.assertEqual(sweep.Case(problem, True).moved_bytes, 4 * query + 4 * keys)

    def test_limits(self):
        self.assertEqual(roofline.limit(10, 0.8, 0.02), 0.2)
        self.assertEqual(roofline.limit(100, 0.8, 0.02), 0.8)
        self.assertEqual(roofline.limit(100, None, 0.02), 2.0)
        self.assertEqual(roofline.limit(100, 0.8, None), 0.8)
        self.assertIsNone(roofline.limit(100, None, None))

    def test_points_are_named(self):
        data = make_rows()
        pyplot, axis = mock.MagicMock(), mock.MagicMock()
        axis.get_xlim.return_value, axis.get_ylim.return_value = (1, 1000), (0.01, 1)
        pyplot.subplots.return_value = mock.MagicMock(), [[axis]]
        _, titles = roofline.draw(pyplot, data)
        self.assertEqual(list(titles.values()), [
            "attn, f32 D64 B1 H8 S512 full: 0.5369 TFLOP/s, 1 ms",
            "attn, f32 D64 B1 H8 S512 causal: 0.4474 TFLOP/s, 0.6 ms",
            "naive, f32 D64 B1 H8 S512 full: 0.1342 TFLOP/s, 4 ms"])
        limits, *points = [call.args for call in axis.plot.call_args_list]
        # 4 B H S S D operations, 4 B H S D elements of 4 bytes.
        self.assertEqual([x for (x,), _ in points], [128, 64, 128])
        self.assertEqual(limits[1][-1], 0.8)
        self.assertAlmostEqual(limits[1][0] / limits[0][0], 0.02)
        self.assertEqual(limits[0][1], 0.8 / 0.02)

    def test_what_is_missing(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "out.html")
            with mock.patch.dict(sys.modules, {"matplotlib": None}):
                with self.assertRaisesRegex(roofline.Missing, "^no roofline: it needs the "
                                            "Python package matplotlib: pip install"):
                    roofline.write(make_rows(), path)
            self.assertEqual(os.listdir(folder), [])
        with self.assertRaisesRegex(roofline.Missing, "expected measured rows"):
            roofline.draw(mock.MagicMock(), {"rows": []})

    @unittest.skipUnless(importlib.util.find_spec("matplotlib"), "needs matplotlib")
    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            source = os.path.join(folder, "in.json")
            with open(source, "w") as file:
                json.dump(make_rows(), file)
            paths = [os.path.join(folder, f"out.{suffix}") for suffix in ("svg", "html",
                                                                          "png")]
            for path in paths:
                self.assertEqual(roofline.main([source, path]), 0)
            titles = [each.text for each in ElementTree.parse(paths[0]).iter()
                      if each.tag.endswith("}title") and "TFLOP/s, " in each.text]
            self.assertEqual(len(titles), 3)
            with open(paths[1]) as file:
                page = file.read()
            self.assertIn("attn-bench &lt;x&gt;", page)
            self.assertIn("<td>67%", page)  # 0.537 of 0.8.
            with open(paths[2], "rb") as file:
                self.assertEqual(file.read(4), b"\x89PNG")

    def test_errors_are_one_line(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "broken.json")
            with open(path, "w") as file:
                file.write("[]")
            for arguments, code, line in ((["x"], 2, "usage: "), (["x", "y.doc"], 2, "usage: "),
                                          ([path + "1", "y.png"], 1, ".*No such file"),
                                          ([path, "y.png"], 1, ".*expected JSON|.*matplotlib")):
                error = io.StringIO()
                with contextlib.redirect_stderr(error):
                    self.assertEqual(roofline.main(arguments), code)
                self.assertRegex(error.getvalue(), f"^{line}.*\n$")


if __name__ == "__main__":
    unittest.main()
