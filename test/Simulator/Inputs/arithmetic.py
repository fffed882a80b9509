#===- arithmetic.py - Reference arithmetic of the chip's ALUs -------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Floating point with the rounding and the denormals of the MODE register, on
NumPy arrays. f16 and f32 are computed exactly enough in f64: a sum is rounded
to odd there, so that rounding it again is rounding the exact sum."""

import dataclasses

import numpy as np

NEAREST, UP, DOWN, ZERO = range(4)


@dataclasses.dataclass(frozen=True)
class Mode:
    """The MODE register; a denormal mode has bit 0 to keep those of sources,
    bit 1 to keep those of results."""

    round32: int = NEAREST
    round16: int = NEAREST  # And f64.
    denormals32: int = 3
    denormals16: int = 3
    ieee: bool = True
    dx10_clamp: bool = True
    # Not of the register: the clamp bit of an integer instruction.
    saturate: bool = False

    def rounding(self, dtype):
        return self.round32 if np.dtype(dtype).itemsize == 4 else self.round16

    def denormals(self, dtype):
        four = np.dtype(dtype).itemsize == 4
        return self.denormals32 if four else self.denormals16


FLUSHING = Mode(denormals32=0, denormals16=0)


def flush(x):
    tiny = np.finfo(x.dtype).tiny
    return np.where(np.abs(x) < tiny, np.copysign(x.dtype.type(0), x), x)


def source(mode, x):
    return x if mode.denormals(x.dtype) & 1 else flush(x)


def result(mode, x):
    return x if mode.denormals(x.dtype) & 2 else flush(x)


def two_sum(a, b):
    total = a + b
    rest = total - a
    return total, (a - (total - rest)) + (b - rest)


def to_odd(total, error):
    """`total`, one step towards `error` where that makes its last bit odd."""
    bits = total.view("i8")
    step = np.where((error > 0) == (total > 0), 1, -1)
    inexact = (error != 0) & np.isfinite(error) & np.isfinite(total)
    return np.where(inexact & (bits & 1 == 0), bits + step, bits).view("f8")


def rounded(x, dtype, rounding):
    """An f64 in another type."""
    near = x.astype(dtype)
    dtype = np.dtype(dtype).type
    back = near.astype("f8")
    up, down = np.nextafter(near, dtype(np.inf)), np.nextafter(
        near, dtype(-np.inf))
    toward_zero = np.nextafter(near, dtype(0))
    if rounding == UP:
        near = np.where(back < x, up, near)
    elif rounding == DOWN:
        near = np.where(back > x, down, near)
    elif rounding == ZERO:
        near = np.where(np.abs(back) > np.abs(x), toward_zero, near)
    # The sign of what became zero is that of x.
    return np.where(near == 0, np.copysign(near, x).astype(dtype), near)


def exact_zero(total, a, b, rounding):
    """A sum that is exactly zero of operands that are not is -0 if rounded
    down."""
    if rounding != DOWN:
        return total
    return np.where((total == 0) & ~((a == 0) & (b == 0) &
                                     (np.signbit(a) == np.signbit(b))),
                    -np.abs(total), total)


def fma(mode, x, y, z):
    """x * y + z, rounded once; of f64 to nearest only."""
    dtype = x.dtype
    x, y, z = source(mode, x), source(mode, y), source(mode, z)
    rounding = mode.rounding(dtype)
    if dtype == np.float64:
        return result(mode, fma64(x, y, z))
    product = x.astype("f8") * y.astype("f8")
    total, error = two_sum(product, z.astype("f8"))
    total = exact_zero(total, product, z.astype("f8"), rounding)
    return result(mode, rounded(to_odd(total, error), dtype, rounding))


def add(mode, x, y):
    x, y = source(mode, x), source(mode, y)
    rounding = mode.rounding(x.dtype)
    if x.dtype == np.float64:
        total, error = two_sum(x, y)
        total = exact_zero(total, x, y, rounding)
        total = directed(total, error, rounding)
        overflows = np.isinf(total) & np.isfinite(x) & np.isfinite(y)
        to_largest = {NEAREST: False, UP: total < 0, DOWN: total > 0,
                      ZERO: True}[rounding]
        largest = np.copysign(np.finfo("f8").max, total)
        return result(mode, np.where(overflows & to_largest, largest, total))
    a, b = x.astype("f8"), y.astype("f8")
    total, error = two_sum(a, b)
    total = exact_zero(total, a, b, rounding)
    return result(mode, rounded(to_odd(total, error), x.dtype, rounding))


def multiply(mode, x, y):
    x, y = source(mode, x), source(mode, y)
    if x.dtype == np.float64:
        return result(mode, x * y)
    return result(
        mode, rounded(x.astype("f8") * y.astype("f8"), x.dtype,
                      mode.rounding(x.dtype)))


def directed(total, error, rounding):
    """f64 that was rounded to nearest, rounded another way."""
    error = np.where(np.isfinite(error) & np.isfinite(total), error, 0)
    if rounding == UP:
        return np.where(error > 0, np.nextafter(total, np.inf), total)
    if rounding == DOWN:
        return np.where(error < 0, np.nextafter(total, -np.inf), total)
    if rounding == ZERO:
        away = (error != 0) & ((error > 0) != (total > 0))
        return np.where(away, np.nextafter(total, 0.0), total)
    return total




def fma64(x, y, z):
    """By integers of any size."""
    import math
    from fractions import Fraction

    out = x * y + z
    for i in np.flatnonzero(np.isfinite(x) & np.isfinite(y) & np.isfinite(z)):
        exact = Fraction(float(x[i])) * Fraction(float(y[i])) + Fraction(
            float(z[i]))
        if exact == 0:
            out[i] = float(x[i]) * float(y[i]) + float(z[i])
            continue
        try:
            out[i] = float(exact.numerator / exact.denominator)
        except OverflowError:
            out[i] = math.inf if exact > 0 else -math.inf
    return out


def clamped(mode, x):
    one, zero = x.dtype.type(1), x.dtype.type(0)
    out = np.where(x > one, one, np.where(x > zero, x, zero))
    return np.where(np.isnan(x), zero if mode.dx10_clamp else x, out)


def minimum(x, y):
    """The operand that is a number, if one is."""
    return np.where(np.isnan(x), y, np.where(np.isnan(y), x, np.where(x < y, x, y)))


def maximum(x, y):
    return np.where(np.isnan(x), y, np.where(np.isnan(y), x, np.where(x > y, x, y)))


def median(x, y, z):
    low, high = minimum(minimum(x, y), z), maximum(maximum(x, y), z)
    middle = np.where(x == high, maximum(y, z),
                      np.where(y == high, maximum(x, z), maximum(x, y)))
    return np.where(np.isnan(x) | np.isnan(y) | np.isnan(z), low, middle)


def to_integer(x, dtype, rounding=np.trunc):
    """Saturates; NaN is 0."""
    limits = np.iinfo(dtype)
    whole = rounding(np.where(np.isnan(x), 0, x).astype("f8"))
    inside = np.clip(whole, limits.min, limits.max)
    return inside.astype("i8").astype(dtype)


def saturated(value, dtype):
    """An i64 in a smaller type."""
    limits = np.iinfo(dtype)
    return np.clip(value, limits.min, limits.max).astype(dtype)
