#===- programs.py - Run programs of every shape ---------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs each entry of programs.mlir on random inputs and compares with numpy.

usage: programs.py ATTN_RUN PACKAGE SCRATCH_DIR
"""

import math
import os
import subprocess
import sys

import numpy as np

attn_run, package, scratch = sys.argv[1:]
rng = np.random.default_rng(7)
failures = 0


def bf16_bits(x):
    """Rounds f32 to the nearest bf16, as uint16."""
    bits = np.asarray(x, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def bf16_value(bits):
    return (np.asarray(bits, np.uint16).astype(np.uint32) << 16).view(np.float32)


def check(entry, inputs, expected, rtol=1e-6):
    """`expected` are the results in order."""
    global failures
    source = os.path.join(scratch, entry + ".in.npz")
    target = os.path.join(scratch, entry + ".out.npz")
    np.savez(source, **{f"in{i}": np.asarray(x) for i, x in enumerate(inputs)})
    command = [attn_run, package, "--entry", entry, "--quiet"]
    if inputs:
        command += ["--inputs", source]
    if expected:
        command += ["--output", target]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        print(f"{entry}: exit code {done.returncode}: {done.stderr.strip()}")
        failures += 1
        return
    results = np.load(target) if expected else {}
    for index, want in enumerate(expected):
        got = results["out" if len(expected) == 1 else f"out{index}"]
        if got.dtype.kind == "V":  # numpy has no bf16
            got = got.view(np.uint16)
        want = np.asarray(want)
        same = got.shape == want.shape and got.dtype == want.dtype
        if not same or not np.allclose(got, want, rtol=rtol, atol=0, equal_nan=True):
            print(f"{entry}: result {index} is {got!r}, expected {want!r}")
            failures += 1


def f32(*shape):
    return rng.standard_normal(shape).astype(np.float32)


x = f32(4, 3)
check("dup", [x], [x + x, x + x, (x + x).reshape(-1)])
for rows in (5, 1, 0):
    x, flags = f32(rows, 3), np.array([True, False])
    check("passthrough", [x, flags], [x, flags, np.float32([[1, 2], [3, 4]])])
x = f32(4, 6)
check("slice", [x], [x[:, 1:3], x[:, ::3]])
half, bhalf = np.float16(1.5), bf16_bits(0.375)
check(
    "scalars",
    [np.int64(21), np.float32(0.1), np.bool_(True), half, bhalf, np.int64(-5)],
    [
        np.int64(42),
        np.float32(0.2),
        np.bool_(False),
        half + half,
        bf16_bits(0.75),
        np.int64(-10),
    ],
)
x = f32(7)
for n in (0, 1, 5):
    check("loops", [x, np.int64(n)], [x * 2**n, np.int64(n)])
x, y = f32(3), f32(3)
for flag in (True, False):
    check("cond", [np.bool_(flag), x, y], [x if flag else y * y])
    check("branches", [np.bool_(flag), x], [x * x if flag else x])
a, b = f32(4).astype(np.float16), bf16_bits(f32(4))
check(
    "halves",
    [a, b],
    [
        np.exp(a.astype(np.float32)).astype(np.float16),
        bf16_bits(np.tanh(bf16_value(b))),
        bf16_value(b),
        a.astype(np.float64),
    ],
)
a = np.array([-128, 127, 3, 4], np.int8)
b = np.array([-32768, 32767, 3, 5], np.int16)
m = np.array([True, False, True, False])
check(
    "ints",
    [a, b, m],
    [np.where(m, a.astype(np.int32), b.astype(np.int32)), a.astype(int) < b],
)
check("none", [], [])
check("rank0", [np.float32(3.5)], [np.float32(12.25)])
x = f32(3)
for n in (-2, 0, 1, 7):
    want = (x.astype(np.float64) ** n).astype(np.float32)
    check("fpowi", [x, np.int32(n)], [want], 1e-5)
x, y = f32(4, 3), f32(2, 3)
want = x.copy()
want[1:3] = y
check("insert", [x, y], [want, x])
x = f32(3)
check("malloc", [np.float32(0.5), x], [np.float32(2 * math.erf(0.5)), 2 * x], 1e-6)
x = np.array([1 + 2**-8 + 2**-30, -1 - 2**-8 - 2**-40, 1 + 2**-8, np.nan, 3.4e38, 1e300])
check("round_once", [x], [np.array([0x3F81, 0xBF81, 0x3F80, 0x7FC0, 0x7F80, 0x7F80], np.uint16)])
x = f32(7, 4)
score = x.astype(np.float64) @ x.T
p = np.exp(np.vectorize(math.erf)(score) + np.cbrt(score))
want = p / p.sum(axis=1, keepdims=True) @ x
check("score_region", [x], [want.astype(np.float32)], 1e-5)
x = f32(3, 7, 5)
x[0, :, 1] = -np.inf  # nothing to choose from
x[1, 2:, 3] = -np.inf
x[2, 4, 0] = np.nan
p = np.exp(x - x.max(axis=1, keepdims=True))
check("softmax", [x], [p / p.sum(axis=1, keepdims=True)], 1e-6)

print("FAILED" if failures else "all programs agree with numpy")
sys.exit(failures != 0)
