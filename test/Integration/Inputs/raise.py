#===- raise.py - Run raised attention against formulas --------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs the entries of test/Dialect/Attn/raise.mlir on random inputs and compares
them with the formula that each spells out, in float64.

usage: raise.py ATTN_RUN PACKAGE SCRATCH_DIR
"""

import os
import subprocess
import sys

import numpy as np

attn_run, package, scratch = sys.argv[1:]
rng = np.random.default_rng(11)
failures = 0


def check(entry, inputs, expected, atol=5e-6):
    global failures
    source = os.path.join(scratch, entry + ".in.npz")
    target = os.path.join(scratch, entry + ".out.npz")
    np.savez(source, **{f"in{i}": x for i, x in enumerate(inputs)})
    command = [attn_run, package, "--entry", entry, "--quiet"]
    command += ["--inputs", source, "--output", target]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        print(f"{entry}: exit code {done.returncode}: {done.stderr.strip()}")
        failures += 1
        return
    got = np.load(target)["out"].astype(np.float64)
    if got.shape != expected.shape or not np.allclose(
        got, expected, rtol=0, atol=atol, equal_nan=True
    ):
        error = np.nanmax(np.abs(got - expected)) if got.shape == expected.shape else ""
        print(f"{entry}: shape {got.shape}, expected {expected.shape}; error {error}")
        failures += 1


def normal(*shape, dtype=np.float32):
    return rng.standard_normal(shape).astype(dtype)


def softmax(s):
    """As the programs spell it: NaN for a row of -inf."""
    with np.errstate(invalid="ignore"):
        p = np.exp(s - s.max(-1, keepdims=True))
        return p / p.sum(-1, keepdims=True)


def wide(*arrays):
    return [x.astype(np.float64) for x in arrays]


def attend(q, k, v, scale=1.0, score=lambda s: s):
    """q (.., i, d), k (.., d, j), v (.., j, e)."""
    q, k, v = wide(q, k, v)
    return softmax(score(scale * (q @ k))) @ v


q, k, v = normal(8, 20, 16), normal(8, 16, 24), normal(8, 24, 16)
v32 = normal(8, 24, 32)
check("plain", [q, k, v32], attend(q, k, v32))
check("scale_of_the_scores", [q, k, v], attend(q, k, v, 0.125))
check("scale_of_one", [q, k, v], attend(q, k, v))
check("softcap", [q, k, v], attend(q, k, v, 0.25, lambda s: 30 * np.tanh(s / 30)))
q64, k64 = normal(8, 20, 64), normal(8, 64, 24)
check("scale_of_both_sides", [q64, k64, v], attend(q64, k64, v, 0.125))


# Torch's form; the second batch has nothing to attend to, which its guard
# turns into zeros.
def heads(x):
    return x.reshape(x.shape[0], x.shape[1], 4, 16).transpose(0, 2, 1, 3)


query, key, value = normal(2, 20, 64), normal(2, 24, 64), normal(2, 24, 64)
padding = rng.random((2, 24)) < 0.7
padding[1] = False
hidden = np.where(padding, 0.0, -np.inf)[:, None, None, :]
expected = attend(
    heads(query), heads(key).swapaxes(2, 3), heads(value), 0.25, lambda s: s + hidden
)
expected[1] = 0.0
expected = expected.transpose(0, 2, 1, 3).reshape(2, 20, 64)
check("torch", [query, key, value, padding], expected)

# No guard: NaN for the rows 3 of a bias that is -inf there.
q4, k4, v4 = normal(2, 4, 20, 16), normal(2, 4, 16, 24), normal(2, 4, 24, 16)
bias = normal(1, 4, 20, 24)
bias[0, 1, 3] = -np.inf
bias[0, :, 5, ::2] = -np.inf
expected = attend(q4, k4, v4, 1.0, lambda s: s + bias)
assert np.isnan(expected).sum() == 2 * 16
check("bias", [q4, k4, v4, bias], expected)

q3, k3, v3 = normal(4, 20, 16), normal(4, 16, 24), normal(4, 24, 16)
drop = rng.random((20, 24)) < 0.4
drop[7] = True
expected = attend(q3, k3, v3, 1.0, lambda s: np.where(drop, -np.inf, s))
assert np.isnan(expected).sum() == 4 * 16
check("where_mask", [q3, k3, v3, drop], expected)

# The lowest finite number swallows the score: uniform rows.
keep = rng.random((20, 24)) < 0.6
keep[2] = False
where = rng.integers(0, 2, (20, 24))
table = np.array([[0.5, -0.5], [1.0, -1.0], [1.5, -1.5], [2.0, -2.0]])
lowest = np.float64(np.finfo(np.float32).min)


def lowest_where(s, keep):
    return np.where(keep, s, lowest)


expected = attend(q3, k3, v3, 1.0, lambda s: lowest_where(s + table[:, where], keep))
assert np.allclose(expected[:, 2], v3.mean(1), atol=1e-6)
check("two_finite_biases", [q3, k3, v3, where, keep], expected)

qm, km, vm = normal(1, 12, 348, 64), normal(1, 12, 64, 348), normal(1, 12, 348, 64)
causal = np.tril(np.ones((1, 1, 348, 348), bool))
causal[0, 0, 9] = False
expected = attend(qm, km, vm, 0.125, lambda s: lowest_where(s, causal))
check("where_mask_with_a_finite_fill", [qm, km, vm, causal], expected)

# Scores up to a hundred or so, which f16 rounds where the op does not.
qh, kh = 0.25 * normal(12, 20, 16), 0.25 * normal(12, 16, 24)
qh, kh, vh = qh.astype(np.float16), kh.astype(np.float16), normal(12, 24, 16, dtype=np.float16)
check("casts_around_softmax", [qh, kh, vh], attend(qh, kh, vh, 100.0), 2e-3)

qf, kf, vf = normal(20, 16), normal(24, 16), normal(24, 8)
check("fused", [qf, kf, vf], attend(qf, kf.T, vf, 0.25).T)

qg, kg, vg = normal(3, 32, 7, 16), normal(3, 8, 21, 16), normal(3, 8, 21, 16)
repeated = [x.repeat(4, 1) for x in (kg, vg)]
expected = attend(qg, repeated[0].swapaxes(2, 3), repeated[1])
check("repeated_keys", [qg, kg, vg], expected.reshape(96, 7, 16))

q5, k5, v5 = normal(2, 8, 4, 20, 16), normal(2, 8, 24, 16), normal(2, 8, 24, 16)
expected = attend(q5, k5[:, :, None].swapaxes(3, 4), v5[:, :, None])
check("grouped_heads", [q5, k5, v5], expected)

kt = normal(2, 24, 16)
tiled = np.tile(kt, (4, 1, 1))
check("tiled_keys", [q, kt], attend(q, tiled.swapaxes(1, 2), tiled))

# Score regions, on 4 heads of 6 queries and 8 keys.
q6, k6, v6 = normal(4, 6, 16), normal(4, 16, 8), normal(4, 8, 16)
check("division_in_the_product", [q6, k6, v6], attend(q6, k6, v6))
keep, more = rng.random((6, 8)) < 0.6, rng.random((6, 8)) < 0.6
keep[2] = False
expected = attend(q6, k6, v6, 1.0, lambda s: np.where(keep, s, -1e4))
check("fill_that_is_a_score", [q6, k6, v6, keep], expected)
assert np.allclose(expected[:, 2], v6.mean(1), atol=1e-6)
keep[3], more[3] = True, False
expected = attend(
    q6, k6, v6, 1.0, lambda s: lowest_where(np.where(more, s, -np.inf), keep)
)
assert np.isnan(expected).sum() == 4 * 16
check("fill_over_a_mask", [q6, k6, v6, keep, more], expected)
bias6, scale6 = normal(4, 6, 8), normal(4, 6)
everything = np.array(0.75, np.float32)
expected = attend(
    q6, k6, v6, 1.0, lambda s: (s + bias6) * scale6[..., None] * float(everything)
)
check("bias_before_the_scale", [q6, k6, v6, bias6, scale6, everything], expected)
slopes = normal(4)
distance = np.arange(8)[None, :] - np.arange(6)[:, None]
expected = attend(q6, k6, v6, 1.0, lambda s: s + slopes[:, None, None] * distance)
check("alibi", [q6, k6, v6, slopes], expected)
# Far below zero f16 has no room for the score: uniform, but for rounding.
half = [x.astype(np.float16) for x in (0.25 * q6, 0.25 * k6, v6, np.full((4, 6, 8), -4e4))]
check("bias_in_half_precision", half, np.repeat(half[2].astype(float).mean(1, keepdims=True), 6, 1), 2e-3)

print(f"{failures} programs failed" if failures else "all programs agree with numpy")
sys.exit(failures != 0)
