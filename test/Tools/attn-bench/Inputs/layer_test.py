#===- layer_test.py - Tests of attn-bench --layer --------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""usage: layer_test.py BUILD FOLDER

What a run wrote to the folder, which results of a layer are right, and what a run says."""

import contextlib
import csv
import io
import json
import math
import os
import sys
import types
import unittest
from unittest import mock

import torch

from attn.bench import layer, measure
from attn.bench.check import Wrong
from attn.bench.layer_model import LayerCase, make_layer, make_reference
from attn.bench.machine import HostMachine
from attn.bench.progress import Silent

CASE = LayerCase("f32", 1, 8, 4, 2, 8, 24)
POLICY = measure.Policy(samples=1, rounds=1, window=1, spread=math.inf)


class Files(unittest.TestCase):
    def test_columns_agree(self):
        with open(os.path.join(FOLDER, "out.json")) as file:
            data = json.load(file)
        with open(os.path.join(FOLDER, "out.csv"), newline="") as file:
            lines = list(csv.DictReader(file))
        self.assertTrue(data["command"].startswith("attn-bench --layer --spread"))
        self.assertEqual([row["backend"] for row in data["rows"]],
                         ["eager", "eager+attn", "attn"])
        # Causal, 24 positions, 4 heads of 16, which share 2, an MLP of 96.
        attention = 2 * 4 * 24 * 24 * 16
        products = 2 * 24 * 64 * (64 + 2 * 32 + 64 + 3 * 96)
        for line, row in zip(lines, data["rows"]):
            self.assertEqual(line["median_ms"], str(row["median_ms"]))
            self.assertLessEqual(row["min_ms"], row["median_ms"])
            self.assertLessEqual(row["median_ms"], row["p90_ms"])
            self.assertAlmostEqual(row["attention_tflops"],
                                   attention / row["median_ms"] / 1e9)
            self.assertAlmostEqual(row["layer_tflops"],
                                   (attention + products) / row["median_ms"] / 1e9)
            self.assertGreater(row["max_err"], row["mean_err"])
            self.assertGreater(row["mean_err"], 0)
            self.assertLessEqual(row["max_err"], row["max_err_allowed"])
            self.assertLessEqual(row["mean_err"], row["mean_err_allowed"])
            # Weights alone.
            self.assertGreater(row["peak_mem_gb"] * 1e9, 4 * 64 * (192 + 3 * 96))


class Rules(unittest.TestCase):
    def test_the_reference_is_the_layer(self):
        """In float64 nothing but the order of sums differs."""
        model, inputs = make_layer(CASE, "cpu")
        exact = make_reference(model, inputs)
        found = model.double()(*(tensor.double() for tensor in inputs))
        self.assertLess((found - exact).abs().max().item(), 1e-13)
        half, _ = make_layer(LayerCase("bf16", 1, 8, 4, 2, 8, 24), "cpu")
        self.assertEqual(half.down.weight.dtype, torch.bfloat16)

    def test_what_is_allowed(self):
        exact = torch.tensor([1.0, -4.0], dtype=torch.float64)
        unit = 1e-5, 1e-6
        self.assertEqual(layer.judge("f32", unit, unit, exact), (4e-5, 4e-6))
        # The greatest and the mean of the result, rounded.
        self.assertEqual(layer.judge("bf16", unit, unit, exact), (4 * 2 ** -8, 2.5 * 2 ** -8))
        for found, name in (((4.1e-5, 1e-6), "greatest"), ((1e-5, 4.1e-6), "mean"),
                            ((math.inf, math.inf), "greatest")):
            with self.assertRaisesRegex(Wrong, f"wrong: expected a {name} error of at most"):
                layer.judge("f32", found, unit, exact)
        self.assertEqual(layer.errors(exact * math.nan, exact), (math.inf, math.inf))

    def run_fakes(self, **functions):
        def make(name, change):
            bind = lambda model, inputs: lambda: change(model(*inputs))
            return types.SimpleNamespace(name=name, bind=bind)

        session = layer.LayerSession(
            HostMachine(torch), [make(name, change) for name, change in functions.items()],
            POLICY, {"attn"}, Silent())
        return session, session.run(CASE)

    def test_no_numbers_of_what_is_wrong(self):
        def fail(result):
            raise ValueError("first\nsecond")

        session, rows = self.run_fakes(eager=lambda result: result, attn=lambda x: x + 1e-3,
                                       short=lambda x: x[:, 1:], fails=fail)
        self.assertEqual(rows[0].status, "ok")
        self.assertRegex(rows[1].status, "^wrong: expected a greatest error of at most")
        self.assertRegex(rows[2].status, r"^expected a result of extents \(1, 8, 32\)")
        self.assertEqual(rows[3].status, "failed: first")
        self.assertEqual([row.median_ms for row in rows[1:]], [None] * 3)
        self.assertTrue(session.failed)
        self.assertEqual(layer.table_line(rows[3]), "fails           failed: first")
        self.assertFalse(self.run_fakes(other=fail)[0].failed)

    def test_a_card_has_no_whole_layer(self):
        machine = types.SimpleNamespace(device="cuda", torch=torch)
        backend = layer.LayerBackend("attn", machine, types.SimpleNamespace(packages=None))
        with self.assertRaisesRegex(layer.Missing, "compiles the whole layer for the host"):
            backend.find()


class Runs(unittest.TestCase):
    SHAPE = ["--seq", "24", "--heads", "4", "--kv-heads", "2", "--head-dim", "16", "--mlp", "32"]

    def run_tool(self, *arguments):
        """The lines of a run that ends well."""
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            self.assertEqual(layer.main(["--build", BUILD, *arguments, *self.SHAPE]), 0)
        return out.getvalue().splitlines()

    def test_attention_of_another_machine(self):
        folder = os.path.join(FOLDER, "packages")
        line, = self.run_tool("--compile-to", folder)
        self.assertRegex(line, "^host-f32-bshd-B1-H4_2-S24-D16-causal.attn: [0-9.]+ s$")
        with mock.patch("attn.compiler.compile", side_effect=AssertionError):
            lines = self.run_tool("--packages", folder, "--backends", "eager+attn",
                                  "--spread", "1000", "--samples", "1")
        self.assertRegex(lines[-1], "^ *eager.attn .* host clock$")

    def test_what_is_absent_has_a_line(self):
        with mock.patch("shutil.which", return_value=None):
            lines = self.run_tool("--dry-run")
        self.assertIn("inductor: needs a C++ compiler, and found neither CXX, g++ nor "
                      "clang++", lines)
        self.assertEqual(lines[-2:], ["backends: eager, eager+attn, attn",
                                      "f32 B1 S24 H4/2 D16 MLP32 causal"])


if __name__ == "__main__":
    BUILD, FOLDER = sys.argv[1:]
    unittest.main(argv=sys.argv[:1])
