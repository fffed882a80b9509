#===- values.py - Random and special values for kernels -------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Operands that find faults: half random, half special, the same in every run."""

import numpy as np

TYPES = {
    "i8": np.int8, "u8": np.uint8, "i16": np.int16, "u16": np.uint16,
    "i32": np.int32, "u32": np.uint32, "i64": np.int64, "u64": np.uint64,
    "f16": np.float16, "f32": np.float32, "f64": np.float64,
}

# By bytes: bits of the mantissa, of the largest exponent's field.
FORMATS = {2: (10, 31, 15), 4: (23, 255, 127), 8: (52, 2047, 1023)}


def unsigned(size):
    return np.dtype(f"u{size}").type


def special_floats(dtype):
    """As bits: zeros, denormals, the ends of the range, halves, integers at
    the ends of integer types, infinities and a NaN, of both signs."""
    size = np.dtype(dtype).itemsize
    mantissa, largest, bias = FORMATS[size]
    one = 1 << mantissa
    bits = [0, 1, 2, one - 1, one // 2, one, one + 1, largest * one - 1,
            (largest - 1) * one, largest * one, largest * one + one // 2]
    values = [0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 7.0, 0.1, 1 / 3,
              1023.5, 1024.5, 2049.0, 32767.0, 32768.0, 65504.0, 65519.0,
              65520.0, 2.0**-14, 2.0**-24, 2.0**-25, 2.0**-15 * 1.5]
    if size > 2:
        values += [65535.0, 65536.0, 2.0**31, 2.0**31 - 128, 2.0**32, 8388609.5,
                   4294967040.0, 2.0**63, 2.0**-126, 2.0**-149, 1e10, 1e-10,
                   2.0**-140, 2.0**126, 2.0**127]
    if size > 4:
        values += [2147483647.0, 4294967295.0, 2.0**52 + 1, 2.0**64, 1e300,
                   1e-300, 2147483647.5, 3.4028235677973366e38]
    with np.errstate(over="ignore"):
        converted = np.array(values, dtype)
    bits += [int(b) for b in converted.view(unsigned(size))]
    return bits + [b | 1 << (8 * size - 1) for b in bits]


def special_integers(size):
    bits = 8 * size
    top = 1 << bits
    values = [0, 1, 2, 3, 4, 5, 7, 8, 10, 15, 16, 31, 32, 63, 64, 100, 127, 128,
              255, 256, 32767, 32768, 65535, 65536, 0xffffff, 0x1000000,
              0x7fffff, 0x800000, 0x5555555555555555, 0x0102030405060708,
              0xfedcba9876543210, 0x7fffffff, 0x80000000, 0xffffffff,
              0x100000000, top // 2 - 1, top // 2, top // 2 + 1]
    return [v % top for v in values] + [(top - v) % top for v in values[1:9]]


def quieted(bits, dtype):
    """With the NaNs that signal made quiet."""
    size = np.dtype(dtype).itemsize
    mantissa = FORMATS[size][0]
    value = bits.view(dtype)
    quiet = unsigned(size)(1 << (mantissa - 1))
    return np.where(np.isnan(value), bits | quiet, bits)


def values(dtype, count, rng, signaling=False):
    """`count` values, as an array of `dtype`."""
    dtype = np.dtype(dtype)
    size = dtype.itemsize
    raw = rng.integers(0, 256, count * size, dtype=np.uint8).view(f"u{size}")
    kind = rng.integers(0, 100, count)
    is_float = dtype.kind == "f"
    special = special_floats(dtype) if is_float else special_integers(size)
    special = np.array(special, dtype=f"u{size}")
    chosen = special[rng.integers(0, len(special), count)]
    if is_float:
        with np.errstate(over="ignore"):
            moderate = (rng.standard_normal(count) *
                        2.0**rng.integers(-6, 12, count)).astype(dtype)
        moderate = moderate.view(f"u{size}")
    else:
        moderate = (raw >> rng.integers(0, 8 * size, count).astype(f"u{size}"))
    bits = np.where(kind < 40, chosen, np.where(kind < 75, moderate, raw))
    bits = bits.astype(f"u{size}")
    if is_float and not signaling:
        bits = quieted(bits, dtype)
    return bits.view(dtype)
