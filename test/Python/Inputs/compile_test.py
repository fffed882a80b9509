#===- compile_test.py - Tests of attn.compile and its cache ----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
# usage: compile_test.py

import errno
import json
import os
import pathlib
import stat
import subprocess
import sys
import tempfile
import threading
import unittest
import warnings
from importlib import util

import numpy as np

import attn
from attn import cache, compiler, runtime

ADD = """func.func @main(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %rows = tensor.dim %x, %c0 : tensor<?x4xf32>
  %init = tensor.empty(%rows) : tensor<?x4xf32>
  %sum = linalg.add ins(%x, %x : tensor<?x4xf32>, tensor<?x4xf32>) outs(%init : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %sum : tensor<?x4xf32>
}
"""
# Compiles ADD, and says what came of it, on one line.
CHILD = """
import json, sys, numpy as np, attn
package = attn.compile(sys.stdin.read())
print(json.dumps([package(np.ones((3, 4), np.float32)).tolist(), attn.compiler.counts]))
"""


def start_child():
    child = subprocess.Popen([sys.executable, "-c", CHILD], stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE, text=True)
    child.stdin.write(ADD)
    child.stdin.close()
    return child


class CompileTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.cache = self.folder / "cache"
        os.environ["ATTN_CACHE_DIR"] = str(self.cache)
        compiler.counts.clear()
        cache._has_warned = False

    def check(self, package):
        x = np.arange(8, dtype=np.float32).reshape(2, 4)
        np.testing.assert_array_equal(package(x), 2 * x)

    def get_files(self):
        return sorted(self.cache.glob("*/*.attn"))

    def test_models(self):
        path = self.folder / "add.mlir"
        path.write_text(ADD)
        for model in (ADD, ADD.encode(), path, str(path), ADD.replace("\n", " ")):
            with self.subTest(kind=type(model)):
                self.check(attn.compile(model))

    def test_build(self):
        output = self.folder / "add.attn"
        attn.build(ADD, output)
        self.check(attn.load(output))
        self.assertEqual(self.get_files(), [])

    def run_command(self, model, output):
        return subprocess.run([sys.executable, "-m", "attn", model, "-o", output],
                              capture_output=True, text=True)

    def test_command(self):
        model, output = self.folder / "add.mlir", self.folder / "add.attn"
        model.write_text(ADD)
        result = self.run_command(model, output)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.check(attn.load(output))
        output.unlink()
        model.write_text(ADD.replace("%x, %x :", "%x, %y :"))
        for path, message in ((model, rf"^{model}:5:29: error: use of undeclared SSA value"),
                              (self.folder / "none.onnx", "^attn: error: attn.compile: no "
                                                          "such file: .*none.onnx\n$")):
            result = self.run_command(path, output)
            self.assertEqual(result.returncode, 1)
            self.assertRegex(result.stderr, message)
            self.assertFalse(output.exists())

    @unittest.skipUnless(util.find_spec("onnx") and util.find_spec("torch_mlir"),
                         "needs onnx and torch-mlir")
    def test_command_onnx(self):
        import onnx
        from onnx import TensorProto, helper
        x, y = (helper.make_tensor_value_info(name, TensorProto.FLOAT, ["rows", 4])
                for name in "xy")
        graph = helper.make_graph([helper.make_node("Add", ["x", "x"], ["y"])], "g", [x], [y])
        model, output = self.folder / "add.onnx", self.folder / "add.attn"
        onnx.save(helper.make_model(
            graph, opset_imports=[helper.make_opsetid("", 23)]), model)
        result = self.run_command(model, output)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.check(attn.load(output))

    def test_dlpack(self):
        class Foreign:  # Any library's array.
            def __init__(self, array):
                self.array = array

            def __dlpack__(self, **options):
                return self.array.__dlpack__(**options)

            def __dlpack_device__(self):
                return self.array.__dlpack_device__()

        x = np.ones((3, 4), np.float32)
        result = attn.compile(ADD)(Foreign(x))
        np.testing.assert_array_equal(result, 2 * x)

    def test_refused(self):
        bad = ADD.replace("%x, %x :", "%x, %y :")
        with self.assertRaisesRegex(
                attn.CompileError, r"^model:5:29: error: use of undeclared SSA value"):
            attn.compile(bad)
        foreign = ('func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n'
                   '  %0 = "torch.foo"(%x) : (tensor<4xf32>) -> tensor<4xf32>\n'
                   '  %1 = "onnx.bar"(%0) : (tensor<4xf32>) -> tensor<4xf32>\n'
                   '  return %1 : tensor<4xf32>\n}\n')
        with self.assertRaises(attn.CompileError) as caught:
            attn.compile(foreign)
        # All of them, each with its place, before anything is compiled.
        self.assertRegex(str(caught.exception),
                         r"(?s)model:2:8: error: .*torch\.foo.*model:3:8: error: .*onnx\.bar")
        with self.assertRaisesRegex(attn.CompileError,
                                    "unknown target 'gfx0'; known targets: host,"):
            attn.compile(ADD, target="gfx0")
        with self.assertRaisesRegex(FileNotFoundError, "no such file: none.mlir"):
            attn.compile("none.mlir")
        with self.assertRaisesRegex(FileNotFoundError, "no such file: none.onnx"):
            attn.compile("none.onnx")
        with self.assertRaisesRegex(TypeError, "expected a path, .* found int"):
            attn.compile(3)
        with self.assertRaisesRegex(TypeError, "^attn.load: expected a path, found int$"):
            attn.load(3)
        with self.assertRaisesRegex(TypeError, "expected args and dynamic with a torch"):
            attn.compile(ADD, args=(1,))
        with self.assertRaisesRegex(attn.CompileError, "expected MLIR.* the file is empty"):
            attn.compile(b"")
        with self.assertRaisesRegex(attn.CompileError, "found weights .GGUF."):
            attn.compile(b"GGUF....")
        self.assertEqual(self.get_files(), [])
        self.assertEqual(list(self.cache.glob("*/*.tmp")), [])

    def test_arguments(self):
        package = attn.compile(ADD)
        for x, message in (
                (np.ones((2, 4)), "in0.*expected.*f32.*found.*f64"),
                (np.ones((2, 5), np.float32), "in0.*4.*5"),
                (np.ones((2, 8), np.float32)[:, ::2], "contiguous array, found strides"),
                ("x", "expected an array of numpy, torch or anything with DLPack, found str"),
        ):
            with self.subTest(message=message):
                with self.assertRaisesRegex(runtime.Error, message):
                    package(x)

    def test_cache(self):
        self.check(attn.compile(ADD))
        self.assertEqual(compiler.counts, {"compiled": 1})
        self.check(attn.compile(ADD))
        self.assertEqual(compiler.counts, {"compiled": 1, "found": 1})
        # Another IR, another option, another version.
        attn.compile(ADD + "\n")
        attn.compile(ADD, cpu="x86-64-v2")
        self.assertEqual(compiler.counts, {"compiled": 3, "found": 1})
        identity = compiler._identity
        compiler._identity = lambda: "another"
        self.addCleanup(setattr, compiler, "_identity", identity)
        attn.compile(ADD)
        self.assertEqual(compiler.counts, {"compiled": 4, "found": 1})
        self.assertEqual(len(self.get_files()), 4)

    def test_damaged(self):
        self.check(attn.compile(ADD))
        (file,) = self.get_files()
        whole = file.read_bytes()
        middle = whole.index(b"\x7fELF")  # Code, whose checksum is compared.
        flipped = bytes(255 - byte for byte in whole[middle:middle + 512])
        for name, damaged in (
                ("empty", b""), ("other", b"no package"), ("half", whole[:len(whole) // 2]),
                ("changed", whole[:middle] + flipped + whole[middle + 512:])):
            with self.subTest(name):
                # In place of the file, whose pages a loaded package may still use.
                file.unlink()
                file.write_bytes(damaged)
                compiler.counts.clear()
                self.check(attn.compile(ADD))
                self.assertEqual(compiler.counts, {"compiled": 1})
                self.assertEqual(attn.load(file).target, "host")

    def test_processes(self):
        children = [start_child() for _ in range(3)]
        compiled = 0
        for child in children:
            output = child.stdout.read()
            child.stdout.close()
            self.assertEqual(child.wait(), 0)
            result, counts = json.loads(output)
            self.assertEqual(result, [[2.0] * 4] * 3)
            compiled += counts.get("compiled", 0)
        # The others wait for the first.
        self.assertEqual(compiled, 1)
        self.assertEqual(len(self.get_files()), 1)
        self.assertEqual([path for path in self.cache.glob("*/*")
                          if path.name != "lock" and path.suffix != ".attn"], [])

    def test_threads(self):
        results = []
        threads = [threading.Thread(target=lambda: results.append(attn.compile(ADD)))
                   for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for package in results:
            self.check(package)
        self.assertEqual((len(results), compiler.counts["compiled"]), (4, 1))

    def test_no_folder(self):
        file = self.folder / "file"
        file.write_text("")
        os.environ["ATTN_CACHE_DIR"] = str(file / "cache")
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            self.check(attn.compile(ADD))
            self.check(attn.compile(ADD))
        self.assertEqual([str(warning.message) for warning in caught],
                         [f"attn compiles without a cache: {file / 'cache'}: Not a "
                          "directory; set ATTN_CACHE_DIR to a folder that can be written"])
        self.assertEqual(compiler.counts["compiled"], 2)

    def test_full_disk(self):
        real = compiler._compile_file

        def fail(source, name, path, options):
            if str(self.cache) in path:
                raise attn.CompileError(
                    f"cannot write '{path}': {os.strerror(errno.ENOSPC)}")
            real(source, name, path, options)

        compiler._compile_file = fail
        self.addCleanup(setattr, compiler, "_compile_file", real)
        with self.assertWarnsRegex(UserWarning, "without a cache.*No space left"):
            self.check(attn.compile(ADD))
        self.assertEqual(list(self.cache.glob("*/*.attn")), [])
        self.assertEqual(list(self.cache.glob("*/*.tmp")), [])

    @unittest.skipIf(os.geteuid() == 0, "root writes everywhere")
    def test_read_only(self):
        self.cache.mkdir()
        self.cache.chmod(stat.S_IREAD | stat.S_IEXEC)
        with self.assertWarnsRegex(UserWarning, "Permission denied"):
            self.check(attn.compile(ADD))

    def test_directory(self):
        del os.environ["ATTN_CACHE_DIR"]
        os.environ["XDG_CACHE_HOME"] = "/xdg"
        self.assertEqual(cache.directory(), pathlib.Path("/xdg/attn"))
        del os.environ["XDG_CACHE_HOME"]
        self.assertEqual(cache.directory(), pathlib.Path.home() / ".cache/attn")


if __name__ == "__main__":
    unittest.main()
