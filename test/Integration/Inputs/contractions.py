#===- contractions.py - Matrix products against numpy ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles products of many shapes and types, runs them, and compares with numpy.

usage: contractions.py ATTN_COMPILE ATTN_RUN SCRATCH_DIR

Each case is an einsum over named extents. The columns are a constant, or an
argument; extents may be unknown at compile time.
"""

import os
import subprocess
import sys

import numpy as np

attn_compile, attn_run, scratch = sys.argv[1:]
os.makedirs(scratch, exist_ok=True)

TYPES = {"f16": np.float16, "f32": np.float32, "f64": np.float64,
         "i8": np.int8, "i32": np.int32}


def tensor(extents, dtype, dynamic):
    dims = ["?" if name in dynamic else str(extent) for name, extent in extents]
    return f"tensor<{'x'.join(dims + [dtype])}>"


def hex_blob(array):
    return "0x40000000" + array.tobytes().hex().upper()


class Case:
    """One product, such as Case("bsk,kn->bsn", dict(b=2, s=9, k=16, n=32))."""

    def __init__(self, spec, extents, dtype="f32", acc=None, constant=True,
                 dynamic="", epilogue=None, runs=None):
        inputs, self.result = spec.split("->")
        self.rows, self.columns = inputs.split(",")
        self.spec, self.extents = spec, extents
        self.dtype, self.acc = dtype, acc or dtype
        self.constant, self.dynamic, self.epilogue = constant, dynamic, epilogue
        # Extents of each run of the one compiled program.
        self.runs = runs or [{}]

    def name(self):
        return (f"{self.spec} {self.extents} {self.dtype}->{self.acc}"
                f"{' constant' if self.constant else ''} dynamic={self.dynamic} "
                f"{self.epilogue or ''}")

    def type(self, letters, dtype):
        return tensor([(x, self.extents[x]) for x in letters], dtype,
                      self.dynamic)

    def program(self, weights):
        loops = self.result + "".join(
            x for x in self.rows if x not in self.result)
        affine = lambda letters: (f"affine_map<({', '.join(loops)}) -> "
                                  f"({', '.join(letters)})>")
        iterators = ", ".join('"parallel"' if x in self.result else
                              '"reduction"' for x in loops)
        rows, columns, result = (self.type(self.rows, self.dtype),
                                 self.type(self.columns, self.dtype),
                                 self.type(self.result, self.acc))
        kind = "f" if self.acc[0] == "f" else "i"
        zero = "0.0" if kind == "f" else "0"
        arguments = [f"%x: {rows}"]
        lines, sizes = [], []
        if self.constant:
            lines.append(f"%w = arith.constant dense_resource<w> : {columns}")
        else:
            arguments.append(f"%w: {columns}")
        for i, x in enumerate(self.result):
            if x in self.dynamic:
                source, letters, typ = (("%x", self.rows, rows)
                                        if x in self.rows else
                                        ("%w", self.columns, columns))
                lines += [f"%c{i} = arith.constant {letters.index(x)} : index",
                          f"%d{i} = tensor.dim {source}, %c{i} : {typ}"]
                sizes.append(f"%d{i}")
        cast = ""
        names = "%a", "%b"
        if self.dtype != self.acc:
            op = "arith.extf" if kind == "f" else "arith.extsi"
            cast = "".join(f"%{n}2 = {op} %{n} : {self.dtype} to {self.acc}\n"
                           for n in "ab")
            names = "%a2", "%b2"
        lines.append(f"""
  %zero = arith.constant {zero} : {self.acc}
  %empty = tensor.empty({', '.join(sizes)}) : {result}
  %fill = linalg.fill ins(%zero : {self.acc}) outs(%empty : {result}) -> {result}
  %0 = linalg.generic {{indexing_maps = [{affine(self.rows)},
        {affine(self.columns)}, {affine(self.result)}],
        iterator_types = [{iterators}]}}
      ins(%x, %w : {rows}, {columns}) outs(%fill : {result}) {{
  ^bb0(%a: {self.dtype}, %b: {self.dtype}, %c: {self.acc}):
    {cast}
    %p = arith.mul{kind} {', '.join(names)} : {self.acc}
    %s = arith.add{kind} %c, %p : {self.acc}
    linalg.yield %s : {self.acc}
  }} -> {result}""")
        value = "%0"
        if self.epilogue:
            arguments.append(f"%r: {result}")
            bias = self.type(self.result[-1], self.acc)
            arguments.append(f"%bias: {bias}")
            own = ", ".join(self.result)
            same = f"affine_map<({own}) -> ({own})>"
            parallel = ", ".join(['"parallel"'] * len(self.result))
            lines.append(f"""
  %1 = linalg.generic {{indexing_maps = [{same},
        affine_map<({own}) -> ({self.result[-1]})>, {same}, {same}],
        iterator_types = [{parallel}]}}
      ins(%0, %bias, %r : {result}, {bias}, {result}) outs(%empty : {result}) {{
  ^bb0(%a: {self.acc}, %b: {self.acc}, %c: {self.acc}, %d: {self.acc}):
    %p = arith.add{kind} %a, %b : {self.acc}
    %q = arith.mul{kind} %p, %p : {self.acc}
    %s = arith.add{kind} %q, %c : {self.acc}
    linalg.yield %s : {self.acc}
  }} -> {result}""")
            value = "%1"
        text = (f"func.func @main({', '.join(arguments)}) -> {result} {{\n"
                + "\n".join(lines) + f"\n  return {value} : {result}\n}}\n")
        if self.constant:
            text += ("{-# dialect_resources: { builtin: { w: \""
                     + hex_blob(weights) + "\" } } #-}\n")
        return text

    def check(self, number):
        rng = np.random.default_rng(number)

        def random(letters, dtype, extents):
            shape = [extents[x] for x in letters]
            if dtype[0] == "i":
                return rng.integers(-9, 9, shape).astype(TYPES[dtype])
            return rng.standard_normal(shape).astype(TYPES[dtype])

        weights = random(self.columns, self.dtype, self.extents)
        path = os.path.join(scratch, f"case{number}")
        with open(path + ".mlir", "w") as file:
            file.write(self.program(weights))
        done = subprocess.run([attn_compile, path + ".mlir", "-o",
                               path + ".attn"], capture_output=True, text=True)
        if done.returncode:
            return f"{done.returncode} {done.stderr}"
        for run in self.runs:
            extents = {**self.extents, **run}
            x = random(self.rows, self.dtype, extents)
            inputs = [x]
            if not self.constant:
                weights = random(self.columns, self.dtype, extents)
                inputs.append(weights)
            wide = np.float64 if self.acc[0] == "f" else np.int64
            expected = np.einsum(self.spec, x.astype(wide),
                                 weights.astype(wide))
            if self.epilogue:
                r = random(self.result, self.acc, extents)
                bias = random(self.result[-1], self.acc, extents)
                inputs += [r, bias]
                expected = np.square(expected + bias) + r
            files = []
            for i, array in enumerate(inputs):
                files.append(f"{path}.{i}.npy")
                np.save(f"{path}.{i}.npy", array)
            np.save(path + ".expected.npy",
                    expected.astype(TYPES[self.acc]))
            done = subprocess.run([attn_run, path + ".attn", "--inputs",
                                   ",".join(files), "--output", path + ".out.npy"],
                                  capture_output=True, text=True)
            if done.returncode:
                return f"{done.stdout}{done.stderr}"
            found = np.load(path + ".out.npy")
            if found.shape != expected.shape:
                return f"shape {found.shape}, expected {expected.shape}"
            scale = {"f64": 1e-12, "f32": 1e-5}.get(self.acc, 0)
            bound = scale * (1 + np.abs(expected).max(initial=0))
            error = np.abs(found - expected).max(initial=0)
            if not error <= bound:
                return f"{run}: error {error}, at most {bound}"
        return None


CASES = []
# Rows that fill register tiles, and rows that leave some over; columns that
# fill two vectors, one vector, and neither.
for m in (1, 2, 5, 8, 17, 19, 77, 130):
    CASES.append(Case("mk,kn->mn", dict(m=m, k=40, n=96), epilogue="residual"))
for n in (7, 16, 33, 48, 160):
    CASES.append(Case("mk,kn->mn", dict(m=19, k=13, n=n)))
    CASES.append(Case("mk,kn->mn", dict(m=19, k=13, n=n), epilogue="residual"))
    CASES.append(Case("mk,kn->mn", dict(m=19, k=13, n=n), constant=False))
# Rows, columns and sums of several dimensions, in orders of all kinds.
EXTENTS = dict(b=2, s=21, h=4, d=16, c=64)
CASES += [
    Case("bsc,chd->bshd", EXTENTS, epilogue="residual"),
    Case("bsc,hdc->bshd", EXTENTS),
    Case("bshd,hdc->bsc", EXTENTS, epilogue="residual"),
    Case("bshd,chd->bsc", EXTENTS),
    Case("bhsd,hdc->bsc", EXTENTS, epilogue="residual"),
    Case("cs,cd->sd", EXTENTS),
    Case("cs,cd->sd", EXTENTS, constant=False),
    Case("c,cd->d", EXTENTS, epilogue="residual"),
    Case("c,chd->hd", EXTENTS),
    Case("mk,nk->mn", dict(m=70, k=96, n=64), constant=False),
    Case("mk,nk->mn", dict(m=3, k=96, n=64), constant=False),
    Case("kn,mk->mn", dict(m=21, k=8, n=32), constant=False),
    Case("bmk,bkn->bmn", dict(b=3, m=21, k=24, n=32), constant=False,
         epilogue="residual"),
    Case("bhmk,bhnk->bhmn", dict(b=2, h=3, m=18, k=16, n=48), constant=False),
    Case("mk,kn->nm", dict(m=21, k=8, n=32)),
]
# Extents that are known only when it runs.
ROWS = [dict(s=s) for s in (1, 3, 8, 15, 64, 65, 131)]
CASES += [
    Case("sc,cd->sd", EXTENTS, dynamic="s", epilogue="residual", runs=ROWS),
    Case("sc,cd->sd", EXTENTS, dynamic="s", runs=ROWS),
    Case("bsc,chd->bshd", EXTENTS, dynamic="bs", epilogue="residual",
         runs=[dict(b=b, **s) for b in (1, 3) for s in ROWS]),
    Case("bsc,cd->bsd", EXTENTS, dynamic="b", epilogue="residual",
         runs=[dict(b=b) for b in (1, 2, 7)]),
    Case("bmk,bkn->bmn", dict(b=3, m=21, k=24, n=32), constant=False,
         dynamic="bm", runs=[dict(b=1, m=9), dict(b=2, m=64), dict(b=0)]),
    Case("mk,kn->mn", dict(m=9, k=24, n=32), constant=False, dynamic="kn",
         runs=[dict(k=5, n=7)]),
    Case("sc,cd->sd", EXTENTS, dynamic="s", runs=[dict(s=0)]),
]
# Types.
for dtype, acc in (("f64", None), ("i32", None), ("i8", "i32"), ("f16", "f32")):
    for constant in (True, False):
        CASES.append(Case("mk,kn->mn", dict(m=29, k=40, n=64), dtype, acc,
                          constant, epilogue="residual"))
        CASES.append(Case("mk,kn->mn", dict(m=1, k=40, n=64), dtype, acc,
                          constant))

failures = 0
for number, case in enumerate(CASES):
    error = case.check(number)
    if error:
        failures += 1
        print(f"{case.name()}: {error}")
print(f"{len(CASES)} products, {failures} failed")
sys.exit(failures != 0)
