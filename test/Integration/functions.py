# ===- functions.py - Error of the functions on vectors ---------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""Compares the functions that attn-expand-math expands with float64, over all
sizes of arguments, in units in the last place of the result."""

import math
import sys
import tempfile

import numpy as np

import harness

# An odd number, so that the last vector is masked.
COUNT = 120001

erf = np.vectorize(math.erf, otypes=[np.float64])


def uniform(low, high):
    return lambda rng, count: rng.uniform(low, high, count)


def magnitudes(low, high):
    def sample(rng, count):
        return 2.0 ** rng.uniform(low, high, count) * rng.choice([-1, 1], count)

    return sample


# Name, op, reference, arguments, units in the last place, absolute error that
# is allowed besides (results near zero, and those that are flushed to it).
FUNCTIONS = [
    ("exp", "math.exp", np.exp, uniform(-110, 95), 2, 2.0**-125),
    ("exp_small", "math.exp", np.exp, magnitudes(-40, 3), 2, 0),
    ("exp2", "math.exp2", np.exp2, uniform(-150, 135), 2, 2.0**-125),
    ("erf", "math.erf", erf, uniform(-6, 6), 6, 0),
    ("erf_small", "math.erf", erf, magnitudes(-60, 3), 6, 0),
    ("tanh", "math.tanh", np.tanh, uniform(-12, 12), 8, 0),
    ("tanh_small", "math.tanh", np.tanh, magnitudes(-60, 4), 8, 0),
    ("sin", "math.sin", np.sin, uniform(-3000, 3000), 1, 0),
    ("cos", "math.cos", np.cos, uniform(-3000, 3000), 1, 0),
    ("sin_all", "math.sin", np.sin, magnitudes(-60, 47), 1, 0),
    ("cos_all", "math.cos", np.cos, magnitudes(-60, 47), 1, 0),
    ("sin_far", "math.sin", np.sin, magnitudes(40, 100), 1, 0),
    ("log", "math.log", np.log, magnitudes(-149, 127), 3, 0),
    ("log2", "math.log2", np.log2, magnitudes(-149, 127), 3, 0),
    ("log_one", "math.log", np.log, uniform(0.4, 2.2), 3, 0),
    ("log2_one", "math.log2", np.log2, uniform(0.4, 2.2), 3, 0),
    ("sqrt", "math.sqrt", np.sqrt, magnitudes(-149, 127), 1, 0),
    ("rsqrt", "math.rsqrt", lambda x: 1 / np.sqrt(x), magnitudes(-125, 127), 2, 0),
]

SPECIAL = [np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 3.4e38, -3.4e38, 1e-45]


def function_text(name, op, dtype):
    tensor = f"tensor<{COUNT}x{dtype}>"
    return f"""
func.func @{name}(%x: {tensor}) -> {tensor} {{
  %init = tensor.empty() : {tensor}
  %y = linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>,
      affine_map<(i) -> (i)>], iterator_types = ["parallel"]}}
      ins(%x : {tensor}) outs(%init : {tensor}) {{
  ^bb0(%a: {dtype}, %b: {dtype}):
    %0 = {op} %a : {dtype}
    linalg.yield %0 : {dtype}
  }} -> {tensor}
  return %y : {tensor}
}}
"""


def spacing(reference, dtype):
    """The distance of the numbers around `reference`."""
    digits, lowest = {"f32": (23, -149), "f16": (10, -24), "bf16": (7, -133)}[dtype]
    with np.errstate(divide="ignore", invalid="ignore"):
        exponent = np.floor(np.log2(np.abs(reference)))
    exponent = np.where(np.isfinite(exponent), exponent, -1000)
    return 2.0 ** np.maximum(exponent - digits, lowest)


def check(got, reference, dtype, ulps, absolute):
    """What is wrong, or None."""
    with np.errstate(over="ignore", invalid="ignore"):
        expected = harness.rounded(reference, dtype)
        allowed = ulps * spacing(reference, dtype) + absolute
        # Near the largest number either it or infinity is right.
        wrong = np.abs(got - reference) > allowed
    wrong |= np.isnan(got) != np.isnan(reference)
    # Infinities must agree, up to the error that is allowed.
    unequal = np.isinf(got) != np.isinf(expected)
    largest = {"f32": 3.4028e38, "f16": 65504 * 0.99, "bf16": 3.38e38}[dtype]
    wrong = np.where(np.isinf(got) & ~unequal, got != expected, wrong)
    wrong |= unequal & (np.abs(reference) < largest)
    # What is left of `wrong` where both are infinite or near it.
    wrong &= ~(np.isinf(got) & (np.abs(reference) >= largest)
               & (np.sign(got) == np.sign(reference)))
    return wrong


def main():
    rng = np.random.default_rng(7)
    cases = []
    for name, op, reference, sample, ulps, absolute in FUNCTIONS:
        for dtype in ("f32", "f16", "bf16"):
            values = np.concatenate([SPECIAL, sample(rng, COUNT - len(SPECIAL))])
            values = harness.rounded(values, dtype)
            # Half types are computed in f32 and rounded once.
            bound = ulps if dtype == "f32" else 1
            cases.append((f"{name}_{dtype}", op, dtype, reference, values,
                          bound, absolute))
    text = "".join(function_text(c[0], c[1], c[2]) for c in cases)
    calls = [harness.Call(c[0], [(harness.encode(c[4], c[2]), c[2])],
                          [(1, c[2])]) for c in cases]
    with tempfile.TemporaryDirectory() as folder:
        library = harness.build_library(
            text, [["--attn-to-host=parallel=false"]], folder)
        outcomes = harness.run_calls(library, calls)

    failed = 0
    for case, outcome in zip(cases, outcomes):
        name, _, dtype, reference, values, ulps, absolute = case
        if isinstance(outcome, str):
            print(f"FAIL {name}: {outcome}")
            failed += 1
            continue
        got = np.asarray(outcome[0], np.float64)
        with np.errstate(all="ignore"):
            expected = np.asarray(reference(values), np.float64)
            wrong = check(got, expected, dtype, ulps, absolute)
            finite = np.isfinite(got) & np.isfinite(expected)
            error = np.where(finite, np.abs(got - expected), 0)
            units = np.maximum(error - absolute, 0) / spacing(expected, dtype)
        print(f"{name}: {units.max():.2f} units in the last place")
        if wrong.any():
            at = np.flatnonzero(wrong)[0]
            print(f"FAIL {name}: {wrong.sum()} of {wrong.size}, f({values[at]!r}) "
                  f"is {got[at]!r}, expected {expected[at]!r}")
            failed += 1
    print(f"{len(cases)} functions, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
