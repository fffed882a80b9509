#===- canonicalization.py - Run before and after folding ------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs each entry of canonicalization.mlir before and after, and compares.

usage: canonicalization.py ATTN_RUN BEFORE AFTER SCRATCH_DIR
"""

import os
import subprocess
import sys

import numpy as np

attn_run, before, after, scratch = sys.argv[1:]
rng = np.random.default_rng(11)
failures = 0


def run(package, entry, source):
    target = os.path.join(scratch, "out.npz")
    subprocess.run(
        [attn_run, package, "--entry", entry, "--quiet", "--inputs", source,
         "--output", target],
        check=True,
    )
    results = np.load(target)
    return [results[name].copy() for name in sorted(results.files)]


def check(entry, inputs, tolerance=2e-6):
    global failures
    source = os.path.join(scratch, "in.npz")
    np.savez(source, **{f"in{i}": x for i, x in enumerate(inputs)})
    wants, gots = run(before, entry, source), run(after, entry, source)
    assert len(wants) == len(gots) > 0
    for index, (want, got) in enumerate(zip(wants, gots)):
        same = got.shape == want.shape and got.dtype == want.dtype
        if not same or not np.allclose(got, want, rtol=tolerance, atol=tolerance):
            print(f"{entry}: result {index} is\n{got}\nbefore\n{want}")
            failures += 1
        # All zero would agree, too.
        if want.size and not np.abs(np.nan_to_num(want, neginf=0)).max() > 0.1:
            print(f"{entry}: result {index} says nothing: {want}")
            failures += 1


def f32(*shape):
    return rng.standard_normal(shape).astype(np.float32)


def flags(*shape):
    return rng.random(shape) < 0.7


check("layouts", [f32(2, 7, 3, 8), f32(2, 9, 3, 8), f32(2, 9, 3, 5), f32(7, 9, 3), flags(9, 2, 7)])
check("heads", [f32(2, 6, 7, 8), f32(2, 9, 2, 8), f32(2, 9, 2, 8), f32(7, 9)])
check("masks", [f32(3, 7, 8), f32(3, 10, 8), flags(3, 10)])
check("constant_mask", [f32(3, 4, 8), f32(3, 3, 8)])
for queries, keys in ((5, 5), (3, 9), (9, 3), (1, 4), (6, 0)):
    q, k = f32(2, queries, 8), f32(2, keys, 8)
    if keys:
        check("dynamic", [q, k])
    else:  # Nothing to attend to: zeros on both sides.
        np.savez(os.path.join(scratch, "empty.npz"), in0=q, in1=k)
        for package in (before, after):
            (got,) = run(package, "dynamic", os.path.join(scratch, "empty.npz"))
            if got.shape != q.shape or got.any():
                print(f"dynamic without keys: {got}")
                failures += 1
check("factors", [f32(3, 7, 8), f32(3, 9, 8)])
check("widened", [f32(3, 7, 8).astype(np.float16), f32(3, 9, 8).astype(np.float16)], 2e-3)

if failures:
    sys.exit(1)
print("canonicalization keeps all numbers")
