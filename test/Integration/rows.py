# ===- rows.py - Element-wise ops and reductions against numpy --------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""Compares what attn-tile-rows cuts with numpy in float64: every program for
extents that are and are not multiples of a vector, static and dynamic, with
enough rows for threads and with a few."""

import math
import sys
import tempfile

import numpy as np

import harness

LENGTHS = (1, 7, 16, 17, 64, 65, 384)
ROWS = (3, 600)
# Units in the last place of the largest number that a program computes with.
EPSILON = {"f64": 2.0**-52, "f32": 2.0**-23, "f16": 2.0**-10, "bf16": 2.0**-7}
FLOATS = tuple(EPSILON)

ID = "affine_map<(i, j) -> (i, j)>"
ROW = "affine_map<(i, j) -> (i)>"
KEPT = "affine_map<(i, j) -> (i, 0)>"
COLUMN = "affine_map<(i, j) -> (j)>"
POINTS = '["parallel", "parallel"]'
ALONG = '["parallel", "reduction"]'
ACROSS = '["reduction", "parallel"]'

erf = np.vectorize(math.erf, otypes=[np.float64])


class Program:
    """One function on an m x n tensor: `body` is MLIR after the constants."""

    def __init__(self, name, dtype, rows, length, dynamic):
        self.name = f"{name}_{dtype}_{rows}x{length}{'_dynamic' if dynamic else ''}"
        self.dtype, self.rows, self.length = dtype, rows, length
        self.m, self.n = ("?", "?") if dynamic else (rows, length)
        self.dims = "%m, %n" if dynamic else ""
        self.row_dims = "%m" if dynamic else ""
        self.column_dims = "%n" if dynamic else ""
        self.lines = []
        self.count = 0

    def matrix(self, dtype):
        return f"tensor<{self.m}x{self.n}x{dtype}>"

    def row(self, dtype):
        return f"tensor<{self.m}x{dtype}>"

    def kept(self, dtype):
        return f"tensor<{self.m}x1x{dtype}>"

    def column(self, dtype):
        return f"tensor<{self.n}x{dtype}>"

    def fresh(self):
        self.count += 1
        return f"%v{self.count}"

    def empty(self, type_, dims):
        value = self.fresh()
        self.lines.append(f"{value} = tensor.empty({dims}) : {type_}")
        return value

    def constant(self, number, dtype):
        value = self.fresh()
        self.lines.append(f"{value} = arith.constant {number} : {dtype}")
        return value

    def generic(self, maps, loops, inputs, output, body, results=1):
        """`inputs` are (value, type); `body` has %a, %b, ... and yields %y."""
        names = "abcdefgh"[: len(inputs) + 1]
        types = [t for _, t in inputs] + [output[1]]
        arguments = ", ".join(
            f"%{n}: {t[:-1].rpartition('x')[2].rpartition('<')[2]}"
            for n, t in zip(names, types)
        )
        element = output[1][:-1].rpartition("x")[2]
        ins = (
            f"ins({', '.join(v for v, _ in inputs)} : "
            f"{', '.join(t for _, t in inputs)})" if inputs else ""
        )
        value = self.fresh()
        self.lines.append(
            f"{value} = linalg.generic {{indexing_maps = [{', '.join(maps)}], "
            f"iterator_types = {loops}}} {ins} outs({output[0]} : {output[1]}) {{\n"
            f"  ^bb0({arguments}):\n    " + "\n    ".join(body)
            + f"\n    linalg.yield %y : {element}\n  }} -> {output[1]}"
        )
        return value

    def fill(self, number, type_, dims, dtype):
        value = self.fresh()
        scalar = self.constant(number, dtype)
        empty = self.empty(type_, dims)
        self.lines.append(
            f"{value} = linalg.fill ins({scalar} : {dtype}) outs({empty} : {type_}) "
            f"-> {type_}"
        )
        return value

    def text(self, inputs, result, value):
        arguments = ", ".join(f"%x{k}: {t}" for k, t in enumerate(inputs))
        head = ["%c0 = arith.constant 0 : index", "%c1 = arith.constant 1 : index"]
        if self.m == "?":
            head += [f"%m = tensor.dim %x0, %c0 : {inputs[0]}",
                     f"%n = tensor.dim %x0, %c1 : {inputs[0]}"]
        lines = "\n  ".join(head + self.lines)
        return (f"func.func @{self.name}({arguments}) -> {result} {{\n  {lines}\n"
                f"  return {value} : {result}\n}}\n")


def layer_norm(rng, *key):
    """The variance in f64, as torch-mlir has it."""
    p = Program("layer_norm", *key)
    t, n = p.dtype, p.length
    x, w = rng.normal(1, 2, (p.rows, n)), rng.normal(0, 1, n)
    count = p.constant(f"{float(n):e}", "f64")
    half = p.constant("1.000000e-05", "f64")
    wide = p.generic([ID, ID], POINTS, [("%x0", p.matrix(t))],
                     (p.empty(p.matrix("f64"), p.dims), p.matrix("f64")),
                     ["%y = arith.extf %a : " + t + " to f64"] if t != "f64"
                     else ["%zero = arith.constant 0.0 : f64",
                           "%y = arith.addf %a, %zero : f64"])
    zeros = p.fill("0.0", p.kept("f64"), p.row_dims, "f64")
    total = p.generic([ID, KEPT], ALONG, [(wide, p.matrix("f64"))],
                      (zeros, p.kept("f64")), ["%y = arith.addf %a, %b : f64"])
    squares = p.generic(
        [ID, KEPT, KEPT], ALONG,
        [(wide, p.matrix("f64")), (total, p.kept("f64"))], (zeros, p.kept("f64")),
        [f"%0 = arith.divf %b, {count} : f64", "%1 = arith.subf %a, %0 : f64",
         "%2 = arith.mulf %1, %1 : f64", "%y = arith.addf %2, %c : f64"])
    if t == "f32":
        cast = ["%y = arith.truncf %6 : f64 to f32"]
    else:
        # Without a library there is no way from f64 to f16 at once.
        cast = ["%7 = arith.truncf %6 : f64 to f32",
                f"%y = arith.truncf %7 : f32 to {t}"]
    if t == "f64":
        cast = ["%zero = arith.constant 0.0 : f64", "%y = arith.addf %6, %zero : f64"]
        widen = ["%zw = arith.constant 0.0 : f64", "%w = arith.addf %d, %zw : f64"]
    else:
        widen = [f"%w = arith.extf %d : {t} to f64"]
    y = p.generic(
        [ID, KEPT, KEPT, COLUMN, ID], POINTS,
        [(wide, p.matrix("f64")), (total, p.kept("f64")), (squares, p.kept("f64")),
         ("%x1", p.column(t))],
        (p.empty(p.matrix(t), p.dims), p.matrix(t)),
        [f"%0 = arith.divf %b, {count} : f64", "%1 = arith.subf %a, %0 : f64",
         f"%2 = arith.divf %c, {count} : f64", f"%3 = arith.addf %2, {half} : f64",
         "%4 = math.rsqrt %3 : f64", "%5 = arith.mulf %1, %4 : f64"] + widen
        + ["%6 = arith.mulf %5, %w : f64"] + cast)
    x, w = harness.rounded(x, t), harness.rounded(w, t)
    mean = x.mean(1, keepdims=True)
    reference = (x - mean) / np.sqrt(((x - mean) ** 2).mean(1, keepdims=True) + 1e-5) * w
    return (p, p.text([p.matrix(t), p.column(t)], p.matrix(t), y), [(x, t), (w, t)],
            (2, t), reference, 8 * EPSILON[t] * 8)


def softmax(rng, *key):
    p = Program("softmax", *key)
    t = p.dtype
    x = harness.rounded(rng.normal(0, 3, (p.rows, p.length)), t)
    init = p.empty(p.matrix(t), p.dims)
    y = p.fresh()
    p.lines.append(f"{y} = linalg.softmax dimension(1) ins(%x0 : {p.matrix(t)}) "
                   f"outs({init} : {p.matrix(t)}) -> {p.matrix(t)}")
    e = np.exp(x - x.max(1, keepdims=True))
    # The sum is as exact as its type: of halves, hardly.
    error = EPSILON[t] * max(8, p.length if t in ("f16", "bf16") else 0)
    return (p, p.text([p.matrix(t)], p.matrix(t), y), [(x, t)], (2, t),
            e / e.sum(1, keepdims=True), error)


def gelu(rng, *key):
    p = Program("gelu", *key)
    t = p.dtype
    x = harness.rounded(rng.normal(0, 2, (p.rows, p.length)), t)
    root, one, half = (p.constant(c, t) for c in ("1.41421356", "1.0", "0.5"))
    y = p.generic([ID, ID], POINTS, [("%x0", p.matrix(t))],
                  (p.empty(p.matrix(t), p.dims), p.matrix(t)),
                  [f"%0 = arith.divf %a, {root} : {t}", f"%1 = math.erf %0 : {t}",
                   f"%2 = arith.addf %1, {one} : {t}",
                   f"%3 = arith.mulf %2, {half} : {t}", f"%y = arith.mulf %a, %3 : {t}"])
    return (p, p.text([p.matrix(t)], p.matrix(t), y), [(x, t)], (2, t),
            x * (erf(x / 1.41421356) + 1) / 2, max(16 * EPSILON[t], 1e-12))


def silu_of_sums(rng, *key):
    """Sums over rows, not along them."""
    p = Program("silu_of_sums", *key)
    t = p.dtype
    x = harness.rounded(rng.normal(0, 0.1, (p.rows, p.length)), t)
    one = p.constant("1.0", t)
    zeros = p.fill("0.0", p.column(t), p.column_dims, t)
    total = p.generic([ID, COLUMN], ACROSS, [("%x0", p.matrix(t))],
                      (zeros, p.column(t)), [f"%y = arith.addf %a, %b : {t}"])
    point = "affine_map<(j) -> (j)>"
    y = p.generic([point, point], '["parallel"]', [(total, p.column(t))],
                  (p.empty(p.column(t), p.column_dims), p.column(t)),
                  [f"%0 = arith.negf %a : {t}", f"%1 = math.exp %0 : {t}",
                   f"%2 = arith.addf %1, {one} : {t}",
                   f"%3 = arith.divf {one}, %2 : {t}", f"%y = arith.mulf %a, %3 : {t}"])
    total = x.sum(0)
    return (p, p.text([p.matrix(t)], p.column(t), y), [(x, t)], (1, t),
            total / (1 + np.exp(-total)),
            EPSILON[t] * (8 + np.abs(x).sum(0).max() * p.rows ** 0.5))


def mask(rng, *key):
    """Booleans of integers and positions, and what they select."""
    p = Program("mask", *key)
    t = p.dtype
    x = harness.rounded(rng.normal(0, 1, (p.rows, p.length)), t)
    lengths = rng.integers(0, p.length + 1, p.rows)
    low = p.constant("-3.0", t)
    keep = p.generic([ROW, ID], POINTS, [("%x1", p.row("i64"))],
                     (p.empty(p.matrix("i1"), p.dims), p.matrix("i1")),
                     ["%j = linalg.index 1 : index",
                      "%0 = arith.index_cast %j : index to i64",
                      "%y = arith.cmpi slt, %0, %a : i64"])
    y = p.generic([ID, ID, ID], POINTS, [("%x0", p.matrix(t)), (keep, p.matrix("i1"))],
                  (p.empty(p.matrix(t), p.dims), p.matrix(t)),
                  [f"%y = arith.select %b, %a, {low} : {t}"])
    reference = np.where(np.arange(p.length) < lengths[:, None], x, -3.0)
    return (p, p.text([p.matrix(t), p.row("i64")], p.matrix(t), y),
            [(x, t), (lengths, "i64")], (2, t), reference, 0)


def gather(rng, *key):
    """Rows of a table."""
    p = Program("gather", *key)
    t = p.dtype
    table = harness.rounded(rng.normal(0, 1, (11, p.length)), t)
    chosen = rng.integers(0, 11, p.rows)
    scores = np.zeros((p.rows, p.length))
    y = p.generic([ROW, ID], POINTS, [("%x1", p.row("i64"))],
                  (p.empty(p.matrix(t), p.dims), p.matrix(t)),
                  ["%i = arith.index_cast %a : i64 to index",
                   "%j = linalg.index 1 : index",
                   f"%y = tensor.extract %x2[%i, %j] : tensor<?x?x{t}>"])
    return (p, p.text([p.matrix(t), p.row("i64"), f"tensor<?x?x{t}>"], p.matrix(t), y),
            [(scores, t), (chosen, "i64"), (table, t)], (2, t), table[chosen], 0)


def maximum(rng, *key):
    """NaN and infinities go through a maximum."""
    p = Program("maximum", *key)
    t = p.dtype
    x = rng.normal(0, 1, (p.rows, p.length))
    x[1, p.length // 2] = np.nan
    x[2, p.length - 1] = np.inf
    x[0, :] = -np.inf
    x = harness.rounded(x, t)
    lowest = {"f64": "0xFFF0000000000000", "f32": "0xFF800000", "f16": "0xFC00",
              "bf16": "0xFF80"}[t]
    y = p.generic([ID, ROW], ALONG, [("%x0", p.matrix(t))],
                  (p.fill(lowest, p.row(t), p.row_dims, t), p.row(t)),
                  [f"%y = arith.maximumf %a, %b : {t}"])
    return (p, p.text([p.matrix(t)], p.row(t), y), [(x, t)], (1, t), x.max(1), 0)


def quotients(rng, *key):
    """Integers, where a masked lane must not divide by zero."""
    p = Program("quotients", *key)
    x = rng.integers(-100, 100, (p.rows, p.length))
    z = rng.integers(1, 9, (p.rows, p.length))
    m = p.matrix("i64")
    y = p.generic([ID, ID, ID], POINTS, [("%x0", m), ("%x1", m)],
                  (p.empty(m, p.dims), m), ["%y = arith.floordivsi %a, %b : i64"])
    return (p, p.text([m, m], m, y), [(x, "i64"), (z, "i64")], (2, "i64"), x // z, 0)


def main():
    rng = np.random.default_rng(11)
    cases = []
    for dynamic in (False, True):
        for rows in ROWS:
            for length in LENGTHS:
                for make in (layer_norm, softmax, gelu, silu_of_sums, mask, gather,
                             maximum):
                    for dtype in FLOATS:
                        # Other types at lengths that differ in kind.
                        if dtype == "f32" or length in (7, 65):
                            cases.append(make(rng, dtype, rows, length, dynamic))
                cases.append(quotients(rng, "i64", rows, length, dynamic))
    text = "".join(case[1] for case in cases)
    calls = [
        harness.Call(p.name, [(harness.encode(a, t), t) for a, t in inputs], [result])
        for p, _, inputs, result, _, _ in cases
    ]
    with tempfile.TemporaryDirectory() as folder:
        library = harness.build_library(
            text, [["--attn-to-host=parallel=false"]], folder)
        outcomes = harness.run_calls(library, calls)
    failed = 0
    for (p, _, _, _, reference, error), outcome in zip(cases, outcomes):
        if isinstance(outcome, str):
            print(f"FAIL {p.name}: {outcome}")
            failed += 1
            continue
        got = np.asarray(outcome[0], np.float64)
        close = np.isclose(got, reference, rtol=error, atol=error, equal_nan=True)
        if got.shape != reference.shape or not close.all():
            with np.errstate(invalid="ignore"):
                worst = np.nanmax(np.abs(got - reference))
            print(f"FAIL {p.name}: {np.size(close) - close.sum()} of {close.size} "
                  f"differ, by at most {worst:.3g}; {error:.3g} is allowed")
            failed += 1
    print(f"{len(cases)} row programs, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
