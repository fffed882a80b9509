# ===- bounds.py - Arrays that know how far off a computation may be -------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""A running error analysis. An array holds what a program computes without any
rounding (float64) and, beside each element, a bound on what a program that rounds
may differ from it by. The one rule: an operation in type T adds u * |result|, a
function of the math dialect FUNCTION_ULPS times that, a sum of n products n + 1
times u * sum |a||b| in any order; what operands are off by is carried along to
first order. Integers and booleans are exact: an operation whose integer result
depends on rounding raises Ambiguous."""

import math

import numpy as np

# Half the distance from 1 to the next number, and the smallest number that is not
# rounded worse than that; f16 is never flushed to zero.
UNIT = {"f64": 2.0**-52, "f32": 2.0**-24, "f16": 2.0**-11, "bf16": 2.0**-8}
TINY = {"f64": 2.0**-1022, "f32": 2.0**-126, "f16": 2.0**-24, "bf16": 2.0**-126}
LARGEST = {"f64": 1e300, "f32": 1e30, "f16": 3e4, "bf16": 1e30}
FUNCTION_ULPS = 16
INTEGERS = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "index": np.int64}


class Ambiguous(Exception):
    """Rounding decides the result: of a comparison, a conversion to integers, or
    because numbers get too large for their type."""


def is_float(dtype):
    return dtype in UNIT


class Array:
    """Values, the bound of each one's error, and the type that it is held in."""

    def __init__(self, value, dtype, error=None):
        self.value = np.asarray(value)
        self.dtype = dtype
        if is_float(dtype):
            self.value = self.value.astype(np.float64)
            zero = np.zeros(self.value.shape)
            error = zero if error is None else np.broadcast_to(error, self.value.shape)
            # What is infinite or NaN must be that exactly.
            self.error = np.where(np.isfinite(self.value), error, 0.0)
            self.error = np.nan_to_num(self.error, nan=np.inf, posinf=np.inf)
        else:
            self.value = self.value.astype(bool if dtype == "i1" else INTEGERS[dtype])
            self.error = None

    def map(self, function):
        """Moves elements: `function` only rearranges, repeats or drops them."""
        error = None if self.error is None else function(self.error)
        return Array(function(self.value), self.dtype, error)


def magnitude(array):
    """|values|, and zero for what is not finite."""
    return np.where(np.isfinite(array.value), np.abs(array.value), 0.0)


def rounded(value, error, dtype, units=1.0):
    """The result of one operation."""
    finite = np.where(np.isfinite(value), np.abs(value), 0.0)
    return Array(value, dtype, error + units * UNIT[dtype] * (finite + error) + TINY[dtype])


def held(array):
    """The array, if its type can hold it: what overflows is no use to compare."""
    if array.error is not None and np.any(magnitude(array) > LARGEST[array.dtype]):
        raise Ambiguous
    return array


# ===----------------------------------------------------------------------===#
# Operations on elements
# ===----------------------------------------------------------------------===#

_erf = np.vectorize(math.erf, otypes=[np.float64])
FUNCTIONS = {
    "math.exp": np.exp,
    "math.exp2": np.exp2,
    "math.tanh": np.tanh,
    "math.erf": lambda x: _erf(x) if x.size else x,
    "math.sqrt": np.sqrt,
    "math.rsqrt": lambda x: 1 / np.sqrt(x),
    "math.log": np.log,
    "math.log1p": np.log1p,
    "math.sin": np.sin,
    "math.cos": np.cos,
    "math.floor": np.floor,
    "math.ceil": np.ceil,
}
PREDICATES = {
    "gt": np.greater, "lt": np.less, "ge": np.greater_equal,
    "le": np.less_equal, "eq": np.equal, "ne": np.not_equal,
}  # fmt: skip


def _function(name, x):
    function = FUNCTIONS[name]
    value = function(x.value)
    if name in ("math.floor", "math.ceil"):
        if np.any(function(x.value - x.error) != function(x.value + x.error)):
            raise Ambiguous
        return Array(value, x.dtype)
    error = np.zeros(value.shape)
    for side in (x.value - x.error, x.value + x.error):
        if name in ("math.sqrt", "math.rsqrt", "math.log"):
            side = np.maximum(side, 0) if name == "math.sqrt" else side
        other = function(side)
        distance = np.where(np.isfinite(value), np.abs(other - value), 0.0)
        error = np.maximum(error, np.nan_to_num(distance, nan=np.inf))
    if name in ("math.sin", "math.cos"):
        error = x.error + UNIT[x.dtype]
    return rounded(value, error, x.dtype, FUNCTION_ULPS)


def _arith(name, dtype, a, b):
    """An operation on two floats."""
    va, vb, ea, eb = a.value, b.value, a.error, b.error
    ma, mb = magnitude(a), magnitude(b)
    if name == "arith.addf":
        return rounded(va + vb, ea + eb, dtype)
    if name == "arith.subf":
        return rounded(va - vb, ea + eb, dtype)
    if name == "arith.mulf":
        return rounded(va * vb, ma * eb + mb * ea + ea * eb, dtype)
    if name == "arith.divf":
        quotient = va / vb
        low = np.maximum(np.abs(vb) - eb, 0)
        error = np.nan_to_num((ea + np.abs(np.nan_to_num(quotient)) * eb) / low, nan=0.0)
        return rounded(quotient, error, dtype)
    if name == "arith.maximumf":
        return Array(np.maximum(va, vb), dtype, np.maximum(ea, eb))
    if name == "arith.minimumf":
        return Array(np.minimum(va, vb), dtype, np.maximum(ea, eb))
    if name == "math.powf":
        # Of a constant exponent, exact.
        power = np.power(va, vb)
        error = np.abs(vb) * np.power(ma + ea, vb - 1) * ea
        return rounded(power, np.where(ea > 0, error, 0), dtype, FUNCTION_ULPS)
    raise KeyError(name)


_INTEGER_OPS = {
    "arith.addi": np.add, "arith.subi": np.subtract, "arith.muli": np.multiply,
    "arith.andi": np.bitwise_and, "arith.ori": np.bitwise_or, "arith.xori": np.bitwise_xor,
    "arith.maxsi": np.maximum, "arith.minsi": np.minimum,
}  # fmt: skip
FLOAT_OPS = ("addf", "subf", "mulf", "divf", "maximumf", "minimumf")


def apply(name, dtype, args, predicate=None):
    """One operation on elements, by its name in MLIR; `dtype` is its result's."""
    with np.errstate(all="ignore"):
        return held(_apply(name, dtype, args, predicate))


def _apply(name, dtype, args, predicate):
    a = args[0]
    if name in FUNCTIONS:
        return _function(name, a)
    if name in _INTEGER_OPS:
        b = args[1]
        if dtype == "i1" and name not in ("arith.andi", "arith.ori", "arith.xori"):
            raise KeyError(name)
        return Array(_INTEGER_OPS[name](a.value, b.value), dtype)
    if name == "arith.negf":
        return Array(-a.value, dtype, a.error)
    if name == "math.absf":
        return Array(np.abs(a.value), dtype, a.error)
    if name in ("arith.extf", "arith.truncf"):
        return rounded(a.value, a.error, dtype) if name == "arith.truncf" else Array(
            a.value, dtype, a.error
        )
    if name in ("arith.sitofp", "arith.uitofp"):
        return rounded(a.value.astype(np.float64), 0.0, dtype)
    if name == "arith.fptosi":
        low, high = np.trunc(a.value - a.error), np.trunc(a.value + a.error)
        if not np.all(low == high) or not np.all(np.abs(a.value) <= 100):
            raise Ambiguous
        return Array(np.trunc(a.value), dtype)
    if name in ("arith.extsi", "arith.trunci", "arith.index_cast"):
        return Array(a.value.astype(INTEGERS[dtype]), dtype)
    if name == "arith.extui":
        return Array(a.value.astype(np.uint8 if a.dtype in ("i1", "i8") else np.int64), dtype)
    if name in ("arith.cmpf", "arith.cmpi"):
        b = args[1]
        if name == "arith.cmpf":
            near = np.abs(a.value - b.value) <= a.error + b.error
            if np.any(near & (a.error + b.error > 0)):
                raise Ambiguous
        return Array(PREDICATES[predicate[-2:]](a.value, b.value), "i1")
    if name == "arith.select":
        x, y = args[1:]
        value = np.where(a.value, x.value, y.value)
        error = None if x.error is None else np.where(a.value, x.error, y.error)
        return Array(value, dtype, error)
    return _arith(name, dtype, *args)


# ===----------------------------------------------------------------------===#
# Sums
# ===----------------------------------------------------------------------===#


def reduce(kind, array, dims, init):
    """Reduces dims; `init` is a number."""
    dims = tuple(dims)
    count = math.prod(array.value.shape[d] for d in dims)
    if kind == "add":
        value = array.value.sum(dims) + init
        if array.error is None:
            return Array(value, array.dtype)
        total = magnitude(array).sum(dims) + abs(init)
        error = array.error.sum(dims)
        error = error + (count + 1) * UNIT[array.dtype] * (total + error)
        held(Array(total, array.dtype))
        return Array(value, array.dtype, error + count * TINY[array.dtype])
    function = np.max if kind == "max" else np.min
    value = function(array.value, dims, initial=init)
    if array.error is None:
        return Array(value, array.dtype)
    return Array(value, array.dtype, np.max(array.error, dims, initial=0.0))


def contract(spec, a, b, dtype, init=None):
    """The sum of products that the einsum `spec` describes, accumulated in
    `dtype`. The operands are converted to it, exactly."""
    inputs, out = spec.split("->")
    extents = {}
    for letters, operand in zip(inputs.split(","), (a, b)):
        extents.update(zip(letters, operand.value.shape))
    count = math.prod(n for letter, n in extents.items() if letter not in out)
    with np.errstate(all="ignore"):
        if not is_float(dtype):
            value = np.einsum(spec, a.value.astype(np.int64), b.value.astype(np.int64))
            value = value if init is None else value + init.value
            return Array(value.astype(INTEGERS[dtype]), dtype)

        def einsum(x, y):
            return np.einsum(spec, x, y, optimize=True)

        value = einsum(a.value, b.value)
        ma, mb = magnitude(a), magnitude(b)
        total, error = einsum(ma, mb), 0.0
        if a.error.any():
            error = error + einsum(a.error, mb + b.error)
        if b.error.any():
            error = error + einsum(ma, b.error)
        if init is not None:
            value = value + init.value
            total = total + magnitude(init)
            error = error + init.error
        error = error + (count + 1) * UNIT[dtype] * (total + error)
        held(Array(total, dtype))
        return Array(value, dtype, error + (count + 1) * TINY[dtype])


def attention(query, key, value, scale, causal):
    """softmax(scale * Q K^T) V in f32 on [.., s, d], rounded to the type of V."""
    with np.errstate(all="ignore"):
        depth = query.value.shape[-1]
        swap = lambda x: np.swapaxes(x, -1, -2)  # noqa: E731
        scores = scale * (query.value @ swap(key.value))
        error = abs(scale) * (
            query.error @ swap(magnitude(key) + key.error)
            + magnitude(query) @ swap(key.error)
            + (depth + 3) * UNIT["f32"] * (magnitude(query) @ swap(magnitude(key)))
        )
        if causal:
            i, j = np.indices(scores.shape[-2:])
            scores = np.where(j <= i, scores, -np.inf)
        shifted = scores - scores.max(-1, keepdims=True, initial=-1e300)
        p = np.exp(shifted)
        total = p.sum(-1, keepdims=True)
        p = np.divide(p, total, out=np.zeros_like(p), where=total > 0)
        out = p @ value.value
        # exp of a score that is off, over a sum that is off as much.
        off = np.max(error, -1, keepdims=True, initial=0.0)
        off = np.expm1(2 * off) + (scores.shape[-1] + 2 * FUNCTION_ULPS) * UNIT["f32"]
        bound = off * (p @ (magnitude(value) + value.error)) + p @ value.error
        return rounded(out, bound + TINY["f32"], value.dtype, 2)


def difference(got, want):
    """None if an array that a program gave is right, else what is wrong."""
    if got.shape != want.value.shape:
        return f"shape is {list(got.shape)}, expected {list(want.value.shape)}"
    if want.error is None:
        wrong = got != want.value
        bound = np.zeros(want.value.shape)
    else:
        with np.errstate(all="ignore"):
            exact = ~np.isfinite(want.value)
            same = (got == want.value) | (np.isnan(got) & np.isnan(want.value))
            wrong = np.where(exact, ~same, ~(np.abs(got - want.value) <= want.error))
        bound = want.error
    if not wrong.any():
        return None
    where = tuple(int(i) for i in np.argwhere(wrong)[0])
    return (
        f"{int(wrong.sum())} of {wrong.size} elements are wrong: at {list(where)} "
        f"{got[where]}, expected {want.value[where]} +- {bound[where]:.3g}"
    )
