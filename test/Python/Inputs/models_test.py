#===- models_test.py - Tests of the page about whole models ----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""What models.py makes of figures. It takes them with PyTorch, which tests lack."""

import unittest

from attn.benchmark import models
from attn.benchmark.page import find_section, replace_section

PAGE = "# Page\n\nIntro.\n\n## First\n\none\n\n## Whole models\n\nold\n\n## Last\n\nthree\n"


def figures(ratio=1.0, error=1e-6, seconds=5.0, peak=100):
    each = {"best": 0.010, "median": 0.011, "cores": 1.9}
    return {"model": "encoder", "description": "six layers", "compile_seconds": seconds,
            "compile_peak": 2 ** 28, "package": 2 ** 25, "weights": 2 ** 25,
            "live": 100 * 2 ** 20, "attn_peak": peak * 2 ** 20, "pytorch_peak": 2 ** 28,
            "threads": {2: {"attn": each, "pytorch": each, "ratio": ratio,
                            "ratio_rounds": [ratio - 0.01, ratio + 0.01],
                            "max_error": error}}}


class Section(unittest.TestCase):
    def write(self, **changes):
        return models.write_section([figures(**changes)], [["date", "today"]])

    def test_says_what_was_measured(self):
        text = self.write()
        self.assertTrue(text.startswith("## Whole models\n"))
        self.assertIn("| date | today |", text)
        self.assertIn("| six layers | 2 | 10.0 | 11.0 | 1.90 | 10.0 | 11.0 | 1.90 | 1.00 | "
                      "0.99 to 1.01 | yes | 1.0e-06 | yes |", text)
        self.assertIn("| encoder | 5.0 of 10 | 256 | yes | 32 | 32 | 256 | 100 | 100 | 1.00 | "
                      "yes |", text)
        self.assertIn("Every aim is reached.", text)

    def test_says_what_was_missed(self):
        for changes, what in ((dict(ratio=1.25), "1.25 times PyTorch's time"),
                              (dict(error=3e-5), "error 3.0e-05"),
                              (dict(seconds=11.0), "11.0 s and 256 MiB to compile"),
                              (dict(peak=140), "1.40 times the live tensors")):
            text = self.write(**changes)
            with self.subTest(what):
                self.assertIn("**no**", text)
                self.assertRegex(text, rf"(?m)^- encoder.*: {what}$")
                self.assertNotIn("Every aim is reached.", text)

    def test_has_one_place_on_the_page(self):
        self.assertEqual(find_section(PAGE, "Whole models"), "## Whole models\n\nold\n\n")
        self.assertEqual(find_section(PAGE, "Whole"), "")
        self.assertEqual(
            replace_section(PAGE, "Whole models", "## Whole models\n\nnew\n"),
            PAGE.replace("old", "new"))
        self.assertEqual(replace_section(PAGE, "Last", "## Last\n\nnew"),
                         PAGE.replace("three", "new"))
        self.assertEqual(replace_section("# Page\n", "Last", "## Last\n\nnew\n"),
                         "# Page\n\n## Last\n\nnew\n")


if __name__ == "__main__":
    unittest.main()
