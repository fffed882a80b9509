#===- packed.py - Reference semantics of packed instructions --------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""The VOP3P instructions that the tests execute: on pairs of 16 bits, mixes of
f16 and f32, and dot products."""

import numpy as np

from arithmetic import (add, clamped, fma, maximum, minimum, multiply, rounded,
                        saturated, to_odd, two_sum)


def i64(x):
    return x.astype(np.int64)


def integers(function, dtype):
    """With saturation where `clamp` is set."""
    def compute(mode, clamp, *sources):
        exact = function(*(i64(x.view(dtype)) for x in sources))
        exact = np.asarray(exact)
        return (saturated(exact, dtype) if clamp else exact.astype(dtype)).view(
            "u2")
    return compute


def floats(function):
    def compute(mode, clamp, *sources):
        x = function(mode, *(x.view("f2") for x in sources))
        return (clamped(mode, x) if clamp else x).view("u2")
    return compute


# Name, number of sources, function of halves, whether the sources are floats,
# whether it clamps.
PAIRS = [
    ("v_pk_add_f16", 2, floats(add), True, True),
    ("v_pk_mul_f16", 2, floats(multiply), True, True),
    ("v_pk_fma_f16", 3, floats(fma), True, True),
    ("v_pk_min_f16", 2, floats(lambda m, x, y: minimum(x, y)), True, False),
    ("v_pk_max_f16", 2, floats(lambda m, x, y: maximum(x, y)), True, True),
]
for sign, dtype in (("i16", "i2"), ("u16", "u2")):
    PAIRS += [
        (f"v_pk_add_{sign}", 2, integers(lambda x, y: x + y, dtype), False, True),
        (f"v_pk_sub_{sign}", 2, integers(lambda x, y: x - y, dtype), False, True),
        (f"v_pk_mad_{sign}", 3, integers(lambda x, y, z: x * y + z, dtype), False,
         True),
        (f"v_pk_min_{sign}", 2, integers(np.minimum, dtype), False, False),
        (f"v_pk_max_{sign}", 2, integers(np.maximum, dtype), False, False),
    ]
PAIRS += [
    ("v_pk_mul_lo_u16", 2, integers(lambda x, y: x * y, "u2"), False, False),
    ("v_pk_lshlrev_b16", 2, integers(lambda x, y: y << (x & 15), "u2"), False,
     False),
    ("v_pk_lshrrev_b16", 2, integers(lambda x, y: y >> (x & 15), "u2"), False,
     False),
    ("v_pk_ashrrev_i16", 2, integers(lambda x, y: y >> (x & 15), "i2"), False,
     False),
]


def dot(x, y, z, width, signed, clamp):
    """Of the fields of two dwords, plus a dword."""
    total = i64(z.view("i4") if signed else z)
    for shift in range(0, 32, width):
        a, b = (i64(v) >> shift & (1 << width) - 1 for v in (x, y))
        if signed:
            a, b = ((v << 64 - width) >> 64 - width for v in (a, b))
        total = total + a * b
    dtype = "i4" if signed else "u4"
    return (saturated(total, dtype) if clamp else total.astype(dtype)).view("u4")


DOTS = [("v_dot2_i32_i16", 16, True), ("v_dot2_u32_u16", 16, False),
        ("v_dot4_i32_i8", 8, True), ("v_dot4_u32_u8", 8, False),
        ("v_dot8_i32_i4", 4, True), ("v_dot8_u32_u4", 4, False)]


def halves(x):
    """As f8: the low and the high half."""
    pair = np.ascontiguousarray(x).view("f2").reshape(-1, 2)
    return pair[:, 0].astype("f8"), pair[:, 1].astype("f8")


def float_dot(x, y, z):
    """The exact sum, rounded once, and a bound of the error of a sum that is
    rounded at each step."""
    products = [p * q for p, q in zip(halves(x), halves(y))]
    addend = z.view("f4").astype("f8")
    total, error = two_sum(products[0], products[1])
    total2, error2 = two_sum(total, addend)
    exact = rounded(to_odd(total2, error2 + error), "f4", 0)
    size = np.abs(products[0]) + np.abs(products[1]) + np.abs(addend)
    return exact, size * 2.0**-22 + 2.0**-125


def mix(mode, sources):
    """v_fma_mix: f32 sources, which were f16 or f32."""
    return fma(mode, *sources)
