#===- weights.py - Test the weights of compiled packages ------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles models with constants of every element type and runs the packages:
what the entries return, and where the weights are meanwhile.

usage: weights.py ATTN_COMPILE LIBATTN_RUNTIME FOLDER
"""

import os
import re
import subprocess
import sys
import unittest

import numpy as np

from attn import runtime

compiler, library, folder = sys.argv[1:4]

ROWS, COLUMNS = 24, 40
# MLIR's name, numpy's, and how many bytes an element has in an attribute.
TYPES = (("f64", np.float64), ("f32", np.float32), ("f16", np.float16),
         ("bf16", np.uint16), ("i64", np.int64), ("i32", np.int32),
         ("i16", np.int16), ("i8", np.int8), ("i1", np.bool_))


def make_array(dtype, seed):
    generator = np.random.default_rng(seed)
    if dtype == np.bool_:
        return generator.integers(0, 2, (ROWS, COLUMNS)).astype(bool)
    if np.issubdtype(dtype, np.floating):
        return generator.standard_normal((ROWS, COLUMNS)).astype(dtype)
    # As bf16: positive, no NaN.
    return generator.integers(0, 100, (ROWS, COLUMNS)).astype(dtype)


def dense(array, name):
    """Elements in the attribute. Booleans are packed into bits there."""
    data = array.tobytes()
    if array.dtype == np.bool_:
        data = np.packbits(array.reshape(-1), bitorder="little").tobytes()
    return f'dense<"0x{data.hex()}"> : tensor<{ROWS}x{COLUMNS}x{name}>'


class Model:
    """The text of a module, function by function."""

    def __init__(self):
        self.functions, self.resources = [], {}

    def resource(self, array, name):
        key = f"w{len(self.resources)}"
        self.resources[key] = array
        return f"dense_resource<{key}> : tensor<{ROWS}x{COLUMNS}x{name}>"

    def constant(self, entry, attribute):
        """An entry that returns a constant."""
        tensor = attribute.split(" : ")[1]
        self.functions.append(
            f"func.func @{entry}() -> {tensor} {{\n"
            f"  %0 = arith.constant {attribute}\n  return %0 : {tensor}\n}}\n")

    def compile(self, name, *options):
        text = "".join(self.functions) + "{-# dialect_resources: { builtin: {\n"
        text += ",\n".join(f'{key}: "0x40000000{array.tobytes().hex()}"'
                           for key, array in self.resources.items())
        text += "\n} } #-}\n"
        source = os.path.join(folder, name + ".mlir")
        with open(source, "w") as file:
            file.write(text)
        path = os.path.join(folder, name + ".attn")
        subprocess.run([compiler, source, "-o", path, *options], check=True)
        return path


def load(path):
    return runtime.load(path, library, threads=2)


def find_mappings(path, process="self"):
    """(permissions, fields of smaps in KiB) of each mapping of a file."""
    found = []
    with open(f"/proc/{process}/smaps") as file:
        for line in file:
            header = re.match(r"[0-9a-f]+-[0-9a-f]+ (\S+) \S+ \S+ \d+ +(.*)", line)
            if header:
                fields = {}
                if header.group(2).startswith(os.path.realpath(path)):
                    found.append((header.group(1), fields))
            elif re.match(r"\w+: +\d+ kB", line):
                key, value = line.split(":")
                fields[key] = int(value.split()[0])
    return found


class WeightsTest(unittest.TestCase):
    def test_every_type_in_both_forms(self):
        model, expected = Model(), {}
        for seed, (name, dtype) in enumerate(TYPES):
            for form, make in (("dense", dense), ("resource", model.resource)):
                entry = f"{form}_{name}"
                expected[entry] = make_array(dtype, 2 * seed + (form == "dense"))
                model.constant(entry, make(expected[entry], name))
        for options in ((), ("--weights-in-code",)):
            package = load(model.compile("types", *options))
            self.assertEqual(len(package.entries), len(expected))
            for entry in package.entries:
                result = entry()
                self.assertEqual(result.dtype, expected[entry.name].dtype)
                np.testing.assert_array_equal(result, expected[entry.name], entry.name)

    def test_what_is_returned_is_a_copy(self):
        model, weights = Model(), make_array(np.float32, 1)
        model.constant("main", model.resource(weights, "f32"))
        tensor = f"tensor<{ROWS}x{COLUMNS}xf32>"
        # Through a function of the model, and twice in one list of results.
        model.functions.append(
            f"func.func @twice() -> ({tensor}, {tensor}) {{\n"
            f"  %0 = func.call @main() : () -> {tensor}\n"
            f"  %1 = func.call @pass(%0) : ({tensor}) -> {tensor}\n"
            f"  return %0, %1 : {tensor}, {tensor}\n}}\n"
            f"func.func private @pass(%x: {tensor}) -> {tensor} {{\n"
            f"  return %x : {tensor}\n}}\n")
        package = load(model.compile("copy"))
        for _ in range(3):
            results = [package["main"](), *package["twice"]()]
            for result in results:
                np.testing.assert_array_equal(result, weights)
                result[:] = -1
        del results, package

    def test_equal_constants_are_stored_once(self):
        model, weights = Model(), make_array(np.float32, 2)
        for entry, array in (("a", weights), ("b", weights.copy()), ("c", -weights)):
            model.constant(entry, model.resource(array, "f32"))
        model.constant("dense", dense(weights, "f32"))
        package = load(model.compile("once"))
        with open(os.path.join(folder, "once.attn"), "rb") as file:
            contents = file.read()
        self.assertEqual(contents.count(weights.tobytes()), 1)
        self.assertEqual(contents.count((-weights).tobytes()), 1)
        for entry in ("a", "b", "dense"):
            np.testing.assert_array_equal(package[entry](), weights)
        np.testing.assert_array_equal(package["c"](), -weights)

    def test_weights_are_operands_in_loops_and_tiles(self):
        model = Model()
        weights, bias = make_array(np.float32, 3), make_array(np.float32, 4)
        w, b = model.resource(weights, "f32"), model.resource(bias, "f32")
        x, y = f"tensor<8x{ROWS}xf32>", f"tensor<8x{COLUMNS}xf32>"
        table = f"tensor<{ROWS}x{COLUMNS}xf32>"
        model.functions.append(f"""
func.func @main(%x: {x}, %row: index) -> {y} {{
  %w = arith.constant {w}
  %b = arith.constant {b}
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : {y}
  %f = linalg.fill ins(%zero : f32) outs(%e : {y}) -> {y}
  %0 = linalg.matmul ins(%x, %w : {x}, {table}) outs(%f : {y}) -> {y}
  %1 = tensor.extract_slice %b[%row, 0] [1, {COLUMNS}] [1, 1] : {table} to tensor<{COLUMNS}xf32>
  %2 = linalg.broadcast ins(%1 : tensor<{COLUMNS}xf32>) outs(%e : {y}) dimensions = [0]
  %3 = arith.addf %0, %2 : {y}
  return %3 : {y}
}}
// The constant is where the result of a loop starts: it must not be written.
func.func @update(%n: index) -> {table} {{
  %w = arith.constant {w}
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%t = %w) -> {table} {{
    %v = tensor.extract %t[%i, %zero] : {table}
    %s = arith.addf %v, %v : f32
    %u = tensor.insert %s into %t[%i, %zero] : {table}
    scf.yield %u : {table}
  }}
  return %r : {table}
}}
""")
        package = load(model.compile("operands"))
        x = np.random.default_rng(5).standard_normal((8, ROWS)).astype(np.float32)
        for row in (0, ROWS - 1):
            expected = x.astype(np.float64) @ weights + bias[row]
            np.testing.assert_allclose(package["main"](x, row), expected, atol=1e-5)
        for count in (0, ROWS, ROWS):
            expected = weights.copy()
            expected[:count, 0] *= 2
            np.testing.assert_array_equal(package["update"](count), expected)

    def test_one_value_takes_no_room(self):
        model, tensor = Model(), "tensor<1000x2000xf32>"
        model.constant("main", f"dense<1.5> : {tensor}")
        model.constant("small", f"dense<2.5> : tensor<{ROWS}x{COLUMNS}xf32>")
        model.functions.append(f"""
func.func @both(%i: index) -> ({tensor}, {tensor}) {{
  %0 = arith.constant dense<1.5> : {tensor}
  %1 = arith.constant 7.0 : f32
  %2 = tensor.insert %1 into %0[%i, %i] : {tensor}
  return %2, %0 : {tensor}, {tensor}
}}
""")
        path = model.compile("splat")
        self.assertLess(os.path.getsize(path), 100000)
        package = load(path)
        expected = np.full((1000, 2000), 1.5, np.float32)
        np.testing.assert_array_equal(package["main"](), expected)
        np.testing.assert_array_equal(package["small"](), np.full((ROWS, COLUMNS), 2.5))
        changed, same = package["both"](999)
        np.testing.assert_array_equal(same, expected)
        expected[999, 999] = 7
        np.testing.assert_array_equal(changed, expected)

    def test_processes_share_what_they_map(self):
        model, weights = Model(), np.arange(1 << 20, dtype=np.float32)
        model.resources["w"] = weights
        model.constant("main", "dense_resource<w> : tensor<1048576xf32>")
        path = model.compile("shared")
        package = load(path)
        before = find_mappings(path)
        self.assertEqual([permissions for permissions, _ in before], ["r--p"])
        # Opening does not read them, but for what the kernel maps around the ends.
        self.assertLess(before[0][1]["Rss"], weights.nbytes // 1024 // 2)
        np.testing.assert_array_equal(package["main"](), weights)

        script = (f"import sys; sys.path[:] = {sys.path!r}; from attn import runtime\n"
                  f"package = runtime.load({path!r}, {library!r})\n"
                  f"package['main'](); print('ready', flush=True); sys.stdin.read()")
        with subprocess.Popen([sys.executable, "-c", script], text=True,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
            self.assertEqual(child.stdout.readline(), "ready\n")
            for process in ("self", child.pid):
                ((permissions, fields),) = find_mappings(path, process)
                self.assertEqual(permissions, "r--p")
                self.assertGreaterEqual(fields["Rss"], weights.nbytes // 1024)
                # Dirty as long as the disk does not have the new file.
                shared = fields["Shared_Clean"] + fields["Shared_Dirty"]
                self.assertGreaterEqual(shared, weights.nbytes // 1024)
            child.stdin.close()
            self.assertEqual(child.wait(), 0)

        # Neither a new package of the name nor its removal reaches who runs it.
        model.resources["w"] = -weights
        model.compile("shared")
        np.testing.assert_array_equal(package["main"](), weights)
        np.testing.assert_array_equal(load(path)["main"](), -weights)
        os.unlink(path)
        np.testing.assert_array_equal(package["main"](), weights)

    def test_verify(self):
        model, weights = Model(), make_array(np.float32, 6)
        model.constant("main", model.resource(weights, "f32"))
        path = model.compile("verify")
        load(path).verify()
        with open(path, "r+b") as file:
            contents = file.read()
            file.seek(contents.index(weights.tobytes()))
            file.write(bytes([weights.tobytes()[0] ^ 1]))
        package = load(path)
        with self.assertRaises(runtime.Error) as caught:
            package.verify()
        self.assertEqual(str(caught.exception), f"package '{path}': its section "
                         "'weights' is corrupt (checksum)")


unittest.main(argv=sys.argv[:1])
