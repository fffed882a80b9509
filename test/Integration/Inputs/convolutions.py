#===- convolutions.py - Convolutions against numpy -------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles convolutions of many kinds, runs them, and compares with numpy.

usage: convolutions.py ATTN_COMPILE ATTN_RUN SCRATCH_DIR

Each program pads its image, convolves it twice (the second time with windows
of one element, so that layouts must fit), and has something element-wise in
between.
"""

import itertools
import os
import subprocess
import sys

import numpy as np

attn_compile, attn_run, scratch = sys.argv[1:]
os.makedirs(scratch, exist_ok=True)

TYPES = {"f32": np.float32, "f64": np.float64}


def tensor(shape, dtype="f32"):
    return f"tensor<{'x'.join(map(str, list(shape) + [dtype]))}>"


def blob(array):
    return "0x40000000" + array.tobytes().hex().upper()


class Case:
    """`space` positions of `channels`; the last `dynamic` is a batch that is
    only known when the program runs."""

    def __init__(self, space, window, channels, features, strides=None,
                 dilations=None, batch=1, first=True, pad=1, dtype="f32",
                 dynamic=False):
        rank = len(space)
        self.space, self.window = space, window
        self.channels, self.features = channels, features
        self.strides = strides or [1] * rank
        self.dilations = dilations or [1] * rank
        self.batch, self.first, self.pad = batch, first, pad
        self.dtype, self.dynamic = dtype, dynamic
        self.padded = [extent + 2 * pad for extent in space]
        self.result = [(e - (w - 1) * d - 1) // s + 1 for e, w, s, d in
                       zip(self.padded, window, self.strides, self.dilations)]

    def image(self, channels, space, batch=None):
        batch = batch or ("?" if self.dynamic else self.batch)
        return ([batch, channels, *space] if self.first else
                [batch, *space, channels])

    def kernel(self, window, channels, features):
        return ([features, channels, *window] if self.first else
                [*window, channels, features])

    def program(self, weights, more):
        rank = len(self.space)
        name = (("conv_1d_ncw_fcw", "conv_2d_nchw_fchw") if self.first else
                ("conv_1d_nwc_wcf", "conv_2d_nhwc_hwcf"))[rank - 1]
        x = tensor(self.image(self.channels, self.space), self.dtype)
        padded = tensor(self.image(self.channels, self.padded), self.dtype)
        y = tensor(self.image(self.features, self.result), self.dtype)
        low = ", ".join(map(str, self.image(0, [self.pad] * rank, batch="0")))
        indices = ", ".join(f"%i{i}: index" for i in range(rank + 2))
        vector = lambda values: (f"dense<{list(values)}> : "
                                 f"vector<{rank}xi64>")
        bias = tensor([self.features], self.dtype)
        spread = "[0, " + ", ".join(
            str(i + (2 if self.first else 1)) for i in range(rank)) + "]"
        dims = ", ".join(f"d{i}" for i in range(rank + 2))
        same = f"affine_map<({dims}) -> ({dims})>"
        parallel = ", ".join(['"parallel"'] * (rank + 2))
        size, get = "", ""
        if self.dynamic:
            get = f"%c0 = arith.constant 0 : index\n%b = tensor.dim %x, %c0 : {x}"
            size = "%b"
        w, v = tensor(weights.shape, self.dtype), tensor(more.shape, self.dtype)
        return f"""
func.func @main(%x: {x}, %bias: {bias}) -> {y} {{
  {get}
  %w = arith.constant dense_resource<w> : {w}
  %v = arith.constant dense_resource<v> : {v}
  %zero = arith.constant 0.0 : {self.dtype}
  %p = tensor.pad %x low[{low}] high[{low}] {{
  ^bb0({indices}):
    tensor.yield %zero : {self.dtype}
  }} : {x} to {padded}
  %t = tensor.empty({size}) : {y}
  %start = linalg.broadcast ins(%bias : {bias}) outs(%t : {y}) dimensions = {spread}
  %0 = linalg.{name} {{dilations = {vector(self.dilations)}, strides = {vector(self.strides)}}}
      ins(%p, %w : {padded}, {w}) outs(%start : {y}) -> {y}
  %1 = linalg.generic {{indexing_maps = [{same}, {same}], iterator_types = [{parallel}]}}
      ins(%0 : {y}) outs(%t : {y}) {{
  ^bb0(%a: {self.dtype}, %b0: {self.dtype}):
    %m = arith.maximumf %a, %zero : {self.dtype}
    linalg.yield %m : {self.dtype}
  }} -> {y}
  %fill = linalg.fill ins(%zero : {self.dtype}) outs(%t : {y}) -> {y}
  %2 = linalg.{name} {{dilations = {vector([1] * rank)}, strides = {vector([1] * rank)}}}
      ins(%1, %v : {y}, {v}) outs(%fill : {y}) -> {y}
  return %2 : {y}
}}
{{-# dialect_resources: {{ builtin: {{ w: "{blob(weights)}", v: "{blob(more)}" }} }} #-}}
"""

    def expected(self, x, weights, more, bias):
        x, weights, more = (a.astype(np.float64) for a in (x, weights, more))
        rank = len(self.space)
        if self.first:
            x = np.moveaxis(x, 1, -1)
            weights, more = (np.moveaxis(a, (0, 1), (-1, -2))
                             for a in (weights, more))
        pad = [(0, 0)] + [(self.pad, self.pad)] * rank + [(0, 0)]
        x = np.pad(x, pad)
        sums = np.zeros([x.shape[0], *self.result, self.features]) + bias
        for tap in itertools.product(*map(range, self.window)):
            part = tuple(
                slice(t * d, t * d + (n - 1) * s + 1, s) for t, d, s, n in
                zip(tap, self.dilations, self.strides, self.result))
            sums += x[(slice(None), *part)] @ weights[tap]
        sums = np.maximum(sums, 0) @ more.reshape(more.shape[-2:])
        return np.moveaxis(sums, -1, 1) if self.first else sums

    def check(self, number):
        rng = np.random.default_rng(number)
        random = lambda shape: rng.standard_normal(shape).astype(
            TYPES[self.dtype])
        rank = len(self.space)
        weights = random(self.kernel(self.window, self.channels, self.features))
        more = random(self.kernel([1] * rank, self.features, self.features))
        bias = random([self.features])
        x = random(self.image(self.channels, self.space, self.batch))
        expected = self.expected(x, weights, more, bias)
        path = os.path.join(scratch, f"case{number}")
        with open(path + ".mlir", "w") as file:
            file.write(self.program(weights, more))
        np.save(path + ".x.npy", x)
        np.save(path + ".bias.npy", bias)
        for command in (
            [attn_compile, path + ".mlir", "-o", path + ".attn"],
            [attn_run, path + ".attn", "--inputs",
             f"{path}.x.npy,{path}.bias.npy", "--output", path + ".out.npy"]):
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                return f"{done.returncode} {done.stdout}{done.stderr}"
        found = np.load(path + ".out.npy")
        if found.shape != expected.shape:
            return f"shape {found.shape}, expected {expected.shape}"
        bound = {"f64": 1e-12, "f32": 1e-5}[self.dtype] * (
            1 + np.abs(expected).max())
        error = np.abs(found - expected).max()
        return None if error <= bound else f"error {error}, at most {bound}"


CASES = []
for first in (True, False):
    CASES += [
        # Taps alone, as views; copied, in a batch; all windows in one matrix.
        Case([41], [3], 48, 33, first=first),
        Case([40], [3], 64, 32, [2], first=first),
        Case([37], [3], 40, 20, [2], [3], first=first, batch=3),
        Case([53], [5], 3, 32, [2], first=first, batch=2, pad=2),
        Case([21], [2], 5, 7, first=first, pad=0, dtype="f64"),
        Case([13, 11], [3, 3], 34, 24, first=first, batch=2),
        Case([14, 9], [3, 2], 36, 16, [2, 1], [1, 2], first=first),
        Case([17, 15], [7, 7], 3, 16, [2, 2], first=first, pad=3),
        # Windows of one element; those that do not overlap; one position.
        Case([12, 10], [1, 1], 19, 32, first=first, pad=0, batch=2),
        Case([12, 10], [1, 1], 19, 32, [2, 3], first=first, pad=0),
        Case([12, 8], [4, 4], 3, 32, [4, 4], first=first, pad=0, batch=2),
        Case([3], [3], 70, 16, first=first, pad=0),
        # What stays a convolution.
        Case([11], [3], 40, 8, first=first, batch=2, dynamic=True),
    ]

failures = 0
for number, case in enumerate(CASES):
    error = case.check(number)
    if error:
        failures += 1
        print(f"{vars(case)}: {error}")
print(f"{len(CASES)} convolutions, {failures} failed")
sys.exit(failures != 0)
