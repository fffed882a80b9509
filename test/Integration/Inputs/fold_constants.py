#===- fold_constants.py - Compare folded constants with numpy --------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Writes modules whose functions return something made of resources, runs
attn-fold-constants, and compares the resources that are left.

usage: fold_constants.py ATTN_OPT SCRATCH_DIR
"""

import os
import re
import subprocess
import sys
import unittest

import numpy as np

ATTN_OPT, SCRATCH = sys.argv[1:]
DTYPES = {"f32": np.float32, "f64": np.float64, "f16": np.float16,
          "bf16": np.uint16, "i1": np.bool_, "i8": np.int8, "i16": np.int16,
          "i32": np.int32, "i64": np.int64, "index": np.int64}


def tensor(shape, dtype):
    return "tensor<" + "".join(f"{x}x" for x in shape) + dtype + ">"


def random_array(rng, shape, dtype):
    """Any bits, since moving elements must not look at them."""
    if dtype == "i1":
        return rng.random(shape) < 0.5
    numpy_type = np.dtype(DTYPES[dtype])
    count = int(np.prod(shape)) * numpy_type.itemsize
    return rng.integers(0, 256, count, np.uint8).view(numpy_type).reshape(shape)


class Module:
    """One function of no arguments that returns the results."""

    def __init__(self):
        self.lines, self.results, self.resources = [], [], []

    def constant(self, array, dtype):
        name = f"r{len(self.resources)}"
        alignment = b"\x04\0\0\0"
        data = (alignment + array.tobytes()).hex().upper()
        self.resources.append(f'{name}: "0x{data}"')
        return self.op(f"arith.constant dense_resource<{name}>", array.shape,
                       dtype, " : ")

    def op(self, text, shape, dtype, separator=" -> "):
        value = f"%v{len(self.lines)}"
        self.lines.append(
            f"  {value} = {text}{separator}{tensor(shape, dtype)}")
        return value

    def empty(self, shape, dtype):
        return self.op("tensor.empty()", shape, dtype, " : ")

    def generic(self, inputs, maps, shape, dtype, arguments, body, value):
        """`maps` are for d0, d1, ... of the result."""
        dims = ", ".join(f"d{i}" for i in range(len(shape)))
        maps = ", ".join(f"affine_map<({dims}) -> ({m})>"
                         for m in maps + [dims])
        iterators = ", ".join('"parallel"' for _ in shape)
        names = ", ".join(name for name, _ in inputs)
        types = ", ".join(t for _, t in inputs)
        ins = f" ins({names} : {types})" if inputs else ""
        init = self.empty(shape, dtype)
        arguments = ", ".join(arguments + [f"%out: {dtype}"])
        return self.op(
            f"linalg.generic {{indexing_maps = [{maps}], iterator_types = "
            f"[{iterators}]}}{ins} outs({init} : {tensor(shape, dtype)}) {{\n"
            f"  ^bb0({arguments}):\n{body}\n    linalg.yield {value} : {dtype}"
            "\n  }", shape, dtype)

    def result(self, value, array, dtype):
        self.results.append((value, array, dtype))

    def run(self):
        values = ", ".join(value for value, _, _ in self.results)
        types = ", ".join(tensor(array.shape, dtype)
                          for _, array, dtype in self.results)
        text = (f"func.func @f() -> ({types}) {{\n" + "\n".join(self.lines) +
                f"\n  return {values} : {types}\n}}\n{{-#\n  "
                "dialect_resources: { builtin: {\n    " +
                ",\n    ".join(self.resources) + "\n  } }\n#-}\n")
        path = os.path.join(SCRATCH, "module.mlir")
        with open(path, "w") as file:
            file.write(text)
        output = subprocess.run(
            [ATTN_OPT, path, "--attn-fold-constants=release=true"],
            check=True, capture_output=True, text=True).stdout
        data = dict(re.findall(r'(\w+): "0x([0-9A-F]*)"', output))
        names = dict(re.findall(
            r"(%\w+) = arith.constant dense_resource<(\w+)>", output))
        returned = re.search(r"return (.*) :", output).group(1).split(", ")
        return [bytes.fromhex(data[names[value]])[4:] for value in returned]


class FoldConstants(unittest.TestCase):
    def check(self, module):
        for got, (_, array, _) in zip(module.run(), module.results):
            want = np.ascontiguousarray(array)
            got = np.frombuffer(got, want.dtype).reshape(want.shape)
            np.testing.assert_array_equal(got.view(np.uint8),
                                          want.view(np.uint8))

    def test_transposes_of_all_types(self):
        rng = np.random.default_rng(1)
        module = Module()
        for dtype in DTYPES:
            for shape, order in [((45, 67), (1, 0)), ((3, 37, 5, 19),
                                                      (3, 1, 0, 2))]:
                array = random_array(rng, shape, dtype)
                value = module.constant(array, dtype)
                want = array.transpose(order)
                init = module.empty(want.shape, dtype)
                value = module.op(
                    f"linalg.transpose ins({value} : {tensor(shape, dtype)}) "
                    f"outs({init} : {tensor(want.shape, dtype)}) permutation ="
                    f" {list(order)}", (), "", "// ")
                module.result(value, want, dtype)
        self.check(module)

    def test_chains(self):
        """Random reshapes, slices and transposes after each other."""
        rng = np.random.default_rng(2)
        module = Module()
        for _ in range(40):
            dtype = str(rng.choice(list(DTYPES)))
            array = random_array(rng, (12, 30, 8), dtype)
            value = module.constant(array, dtype)
            for _ in range(5):
                old = tensor(array.shape, dtype)
                kind = rng.integers(3)
                if kind == 0:
                    order = rng.permutation(array.ndim)
                    array = array.transpose(order)
                    init = module.empty(array.shape, dtype)
                    value = module.op(
                        f"linalg.transpose ins({value} : {old}) outs({init} : "
                        f"{tensor(array.shape, dtype)}) permutation = "
                        f"{order.tolist()}", (), "", "// ")
                elif kind == 1 and array.ndim > 1:
                    dim = int(rng.integers(array.ndim - 1))
                    groups = [[dim, dim + 1] if i == dim else
                              [i + (i > dim)] for i in range(array.ndim - 1)]
                    shape = list(array.shape)
                    shape[dim:dim + 2] = [shape[dim] * shape[dim + 1]]
                    array = array.reshape(shape)
                    value = module.op(
                        f"tensor.collapse_shape {value} {groups} : {old} into "
                        f"{tensor(array.shape, dtype)}", (), "", "// ")
                else:
                    low = [int(rng.integers(max(1, x // 4)))
                           for x in array.shape]
                    steps = [int(rng.integers(1, 3)) for _ in array.shape]
                    array = array[tuple(slice(a, None, s)
                                        for a, s in zip(low, steps))]
                    value = module.op(
                        f"tensor.extract_slice {value}{low} "
                        f"{list(array.shape)} {steps} : {old} to "
                        f"{tensor(array.shape, dtype)}", (), "", "// ")
            if array.nbytes > 64 and len(set(array.tobytes())) > 1:
                module.result(value, array, dtype)
        self.assertGreater(len(module.results), 20)
        self.check(module)

    def test_panels(self):
        """Weights of N columns in panels [N/lanes][K][lanes]."""
        rng = np.random.default_rng(3)
        module = Module()
        for rows, columns, lanes in [(48, 96, 32), (33, 70, 16), (5, 130, 64)]:
            array = random_array(rng, (rows, columns), "f32")
            value = module.constant(array, "f32")
            panels = -(-columns // lanes)
            padded = np.full((rows, panels * lanes), 7.5, np.float32)
            padded[:, :columns] = array
            want = padded.reshape(rows, panels, lanes).transpose(1, 0, 2)
            module.lines.append("  %pad" + str(rows) +
                                " = arith.constant 7.5 : f32")
            init = module.empty(want.shape, "f32")
            value = module.op(
                f"linalg.pack {value} padding_value(%pad{rows} : f32) "
                f"outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = "
                f"[{lanes}] into {init} : {tensor(array.shape, 'f32')}",
                want.shape, "f32")
            module.result(value, want, "f32")
        self.check(module)

    def test_programs(self):
        """Arithmetic on more elements than a run has, in another order."""
        rng = np.random.default_rng(4)
        module = Module()
        a = rng.normal(size=(37, 53)).astype(np.float32)
        b = rng.normal(size=(53,)).astype(np.float32)
        table = rng.integers(-9, 9, 60).astype(np.int32)
        va, vb = module.constant(a, "f32"), module.constant(b, "f32")
        vt = module.constant(table, "i32")
        value = module.generic(
            [(va, "tensor<37x53xf32>"), (vb, "tensor<53xf32>")],
            ["d1, d0", "d0"], (53, 37), "f32", ["%a: f32", "%b: f32"],
            "    %m = arith.mulf %a, %b : f32\n"
            "    %s = arith.addf %m, %b : f32\n"
            "    %n = arith.negf %s : f32", "%n")
        module.result(value, -((a * b + b).T), "f32")
        value = module.generic(
            [], [], (41, 59), "i32", [],
            "    %i = linalg.index 0 : index\n"
            "    %j = linalg.index 1 : index\n"
            f"    %t = tensor.extract {vt}[%j] : tensor<60xi32>\n"
            "    %x = arith.index_cast %i : index to i32\n"
            "    %y = arith.muli %t, %x : i32", "%y")
        module.result(value, np.arange(41, dtype=np.int32)[:, None] *
                      table[:59], "i32")
        self.check(module)

    def test_rounding(self):
        every = np.arange(65536, dtype=np.uint16)
        rng = np.random.default_rng(5)
        bits = rng.integers(0, 2**32, 40000, np.uint32)
        # The middle between two numbers of 16 bits, and just beside it.
        beside = np.concatenate([(every.astype(np.uint32) << 16) + x
                                 for x in (0x7fff, 0x8000, 0x8001)])
        halves = every.view(np.float16)[:-1]
        halves = halves[np.isfinite(halves)].astype(np.float64)
        between = (halves[:-1] + halves[1:]) / 2
        between = np.concatenate([between, np.nextafter(between, 1e9),
                                  np.nextafter(between, -1e9)])
        floats = np.concatenate([bits, beside]).view(np.float32)
        floats = floats[~np.isnan(floats)]

        module = Module()

        def cast(array, dtype, ops):
            """A body that casts in steps; the last type is the result's."""
            source = module.constant(array, dtype)
            argument, value, old, body = f"%a: {dtype}", "%a", dtype, ""
            for i, (op, new) in enumerate(ops):
                body += f"    %c{i} = arith.{op} {value} : {old} to {new}\n"
                value, old = f"%c{i}", new
            return module.generic([(source, tensor(array.shape, dtype))],
                                  ["d0"], array.shape, old, [argument], body,
                                  value)

        with np.errstate(over="ignore"):
            for array, old, new, numpy_type in [
                    (floats, "f32", "f16", np.float16),
                    (between, "f64", "f16", np.float16),
                    (between, "f64", "f32", np.float32)]:
                module.result(cast(array, old, [("truncf", new)]),
                              array.astype(numpy_type), new)
        raw = floats.view(np.uint32).astype(np.uint64)
        brain = ((raw + 0x7fff + ((raw >> 16) & 1)) >> 16).astype(np.uint16)
        module.result(cast(floats, "f32", [("truncf", "bf16")]), brain, "bf16")
        # There and back loses nothing. NaN may become another one.
        for dtype, wide, infinity in [("f16", "f32", 0x7c00),
                                      ("bf16", "f64", 0x7f80)]:
            numbers = every[(every & 0x7fff) <= infinity]
            module.result(cast(numbers, dtype, [("extf", wide),
                                                ("truncf", dtype)]),
                          numbers, dtype)
        self.check(module)


unittest.main(argv=sys.argv[:1])
