#===- compare_test.py - Tests of attn.compare ------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""attn.compare on functions in place of packages and models."""

import math
import unittest
from unittest import mock

import numpy as np

import attn
from attn import comparison
from attn.bench.measure import Policy


class Compare(unittest.TestCase):
    def compare(self, package, model):
        with mock.patch.object(comparison, "POLICY", Policy(samples=3, rounds=1)):
            return attn.compare(package, model, np.arange(4, dtype=np.float32))

    def test_errors_over_all_results(self):
        found = self.compare(lambda x: (x + np.float32([0, 0, 0, 0.5]), x),
                             lambda x: [x, x - 0.25])
        self.assertEqual((found.max_err, found.mean_err), (0.5, (0.5 + 4 * 0.25) / 8))
        self.assertEqual(found.samples, 3)
        self.assertEqual(self.compare(np.sum, lambda x: x.sum() + 2).max_err, 2)
        self.assertRegex(str(found), r"^max_err 5.0e-01, mean_err 1.9e-01, attn [0-9.]+ ms, "
                         r"model [0-9.]+ ms \(medians of 3\)$")

    def test_what_is_no_number(self):
        poison = lambda x: np.where(x == 2, np.nan, x)
        self.assertEqual(self.compare(poison, lambda x: x).max_err, math.inf)
        self.assertEqual(self.compare(poison, poison).max_err, 0)
        infinite = lambda x: np.where(x == 2, -np.inf, x)
        self.assertEqual(self.compare(infinite, infinite).max_err, 0)
        self.assertEqual(self.compare(infinite, lambda x: x).max_err, math.inf)

    def test_each_is_called_as_often(self):
        calls = []

        def note(name):
            def call(x):
                calls.append(name)
                return x
            return call

        self.compare(note("package"), note("model"))
        self.assertEqual(sorted(calls), ["model"] * 4 + ["package"] * 4)

    def test_what_cannot_be_compared(self):
        with self.assertRaisesRegex(attn.Error, "^compare: expected 2 results, as the model "
                                    "has, found 1$"):
            self.compare(lambda x: x, lambda x: (x, x))
        with self.assertRaisesRegex(attn.Error, r"^compare: result 0: expected the model's "
                                    r"extents \(4,\), found \(3,\)$"):
            self.compare(lambda x: x[1:], lambda x: x)
        with self.assertRaisesRegex(attn.Error, "^compare: expected results that are arrays, "
                                    "found dict$"):
            self.compare(lambda x: x, lambda x: {"y": x})
        with self.assertRaisesRegex(attn.Error, "^compare: package: expected what can be "
                                    "called with the arguments, found str$"):
            self.compare("model.attn", lambda x: x)


if __name__ == "__main__":
    unittest.main()
