#===- nvidia_test.py - Tests of the page about NVIDIA's GPUs ---------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""What nvidia.py makes of the rows of attn-bench. It takes them on a card."""

import contextlib
import io
import json
import os
import tempfile
import unittest
from unittest import mock

from attn.bench import report
from attn.benchmark import nvidia


def make_row(backend, keys=2048, median=1.0, **changes):
    row = report.Row(backend, "cuda", "bf16", "bshd", 16384 // keys, 16, 16, keys, keys,
                     128, False, flops=4 * 16384 * 16 * keys * 128, kv_bytes=1 << 20,
                     median_ms=median, p90_ms=1.1 * median, min_ms=0.9 * median,
                     matmul_tflops=800, error=1e-3, error_allowed=2e-3, host_us=4.25)
    for name, value in changes.items():
        setattr(row, name, value)
    return row.to_dict()


def make_part(*rows, part="bf16"):
    return {"part": part, "machine": "a card", "date": "today", "attn": "abc",
            "command": "attn-bench --preset hopper", "rows": list(rows)}


class Section(unittest.TestCase):
    def test_ratios_to_the_best_that_counts(self):
        text = nvidia.write_section([make_part(
            make_row("attn"), make_row("sdpa-cudnn", median=1.25),
            make_row("fa3", median=1.1), make_row("sdpa-flash", median=0.5))])
        self.assertTrue(text.startswith("## NVIDIA GPUs (measured)\n"))
        self.assertIn("a card; today, attn abc; `attn-bench --preset hopper`.", text)
        self.assertIn("| D128 full, S 2048 | 274.9 | 1 | 1.1 | 34% | 4.2 | 1.00 | 219.9 | "
                      "249.9 | 549.8 | fa3 | 1.10 | yes |", text)
        self.assertIn("Every aim is reached.", text)

    def test_misses_are_listed(self):
        text = nvidia.write_section([make_part(
            make_row("attn", median=1.25), make_row("fa3"),
            make_row("attn", keys=512, median=1.25), make_row("fa3", keys=512))])
        self.assertIn("- bf16 D128 full, S 2048: 0.80 times fa3", text)
        # No aim is named for that sequence.
        self.assertIn("| fa3 | 0.80 | - |", text)
        self.assertEqual(text.count("**no**"), 1)

    def test_what_has_no_number(self):
        text = nvidia.write_section([make_part(
            make_row("attn", status="wrong: by far", median_ms=None), make_row("fa3"))])
        self.assertIn("| D128 full, S 2048 | (wrong: by far) | - | - | - | - | - | 274.9 | "
                      "- | - | - |", text)
        self.assertIn("- attn: wrong: by far", text)

    def test_decoding_is_by_bytes(self):
        text = nvidia.write_section([make_part(
            make_row("attn", queries=1, batch=16), make_row("sdpa-cudnn", queries=1,
                                                            batch=16, median=2.0),
            part="decode")])
        self.assertIn("| D128 full, B 16, keys 2048 | 0.001049 |", text)
        self.assertIn("| sdpa-cudnn | 2.00 | yes |", text)


class Measuring(unittest.TestCase):
    def test_parts_are_kept_as_they_come(self):
        ran = []

        def run(arguments):
            ran.append(arguments)
            if "--json" in arguments:
                with open(arguments[arguments.index("--json") + 1], "w") as file:
                    json.dump({"rows": [make_row("attn")]}, file)
            return len(ran) - 1

        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "out.json")
            with mock.patch.object(nvidia.cli, "main", run), \
                    mock.patch.object(nvidia, "find_peers", lambda names, dry: ["fa3"]), \
                    contextlib.redirect_stdout(io.StringIO()):
                status = nvidia.main(["--measure", path, "--part", "f16", "--part",
                                      "sm_80", "--", "--samples", "3"])
            with open(path) as file:
                parts = json.load(file)
        self.assertEqual(status, 1)
        self.assertEqual([part["part"] for part in parts], ["f16", "sm_80"])
        self.assertEqual(parts[0]["command"], "attn-bench --device cuda --preset hopper "
                         "--dtype f16 --backends attn,fa3 --samples 3")
        self.assertIn("sm_80", ran[1])


if __name__ == "__main__":
    unittest.main()
