#===- runtime_test.py - Test running packages from Python -----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Tests attn.runtime on the package of test/Inputs/kernels.c.

usage: runtime_test.py LIBATTN_RUNTIME PACKAGE
"""

import gc
import os
import sys
import threading
import unittest

import numpy as np

from attn import runtime

library, path = sys.argv[1:3]


class TorchLike:
    """As much of a CPU tensor as the binding reads."""

    def __init__(self, array, dtype, device="cpu"):
        self.array, self.dtype = array, dtype
        self.shape = array.shape
        self.device = type("device", (), {"type": device})

    def is_contiguous(self):
        return self.array.flags.c_contiguous

    def data_ptr(self):
        return self.array.ctypes.data


def resident_bytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class RuntimeTest(unittest.TestCase):
    def setUp(self):
        self.package = runtime.load(path, library, threads=2)
        self.main = self.package["main"]

    def fails(self, message, function, *arguments):
        with self.assertRaises(runtime.Error) as caught:
            function(*arguments)
        self.assertEqual(str(caught.exception), message)

    def test_describes_its_entries(self):
        self.assertEqual((self.package.target, self.package.cpu), ("host", "generic"))
        self.assertEqual(str(self.main), "main(tensor<?x4xf32>, f32) -> (tensor<?x4xf32>)")
        self.assertEqual(self.main.inputs[0].shape, (None, 4))
        self.assertTrue(self.main.inputs[1].is_scalar)
        self.assertEqual((self.main.num_attention_ops, self.main.num_kernels), (2, 3))
        self.assertEqual([entry.name for entry in self.package.entries][:2],
                         ["main", "views"])

    def test_chooses_its_device(self):
        self.assertEqual(self.package.device, "host")
        self.assertEqual(runtime.load(path, library, device="host").device, "host")
        self.fails("expected the device host, cuda, hip or sim, found 'gpu'",
                   runtime.load, path, library, 0, "gpu")
        for device in ("cuda", "hip", "sim"):
            self.fails(f"package '{path}' has no code for the device {device}, it was "
                       "compiled for the target host",
                       runtime.load, path, library, 0, device)

    def test_runs_on_arrays_in_place(self):
        x = np.arange(8, dtype=np.float32).reshape(2, 4)
        np.testing.assert_array_equal(self.main(x, np.float32(2)), x * 2)
        # The second half of a larger array is read where it is.
        np.testing.assert_array_equal(self.main(x[1:], 3), x[1:] * 3)

    def test_results_are_new_writable_and_outlive_the_package(self):
        x = np.ones((2, 4), np.float32)
        first, second = self.main(x, 2.0), self.main(x, 3.0)
        del self.main, self.package
        gc.collect()
        first[0, 0] = 7
        self.assertEqual((first[0, 0], first[1, 1], second[0, 0], x[0, 0]), (7, 2, 3, 1))

    def test_bound_arguments_are_read_at_each_run(self):
        x = np.ones((2, 4), np.float32)
        run = self.main.bind(x, 2.0)
        first = run()
        x[:] = 5
        second = run()
        self.assertEqual((first[0, 0], second[0, 0]), (2, 10))
        # Nothing else needs to keep what was bound, nor the package.
        run = self.main.bind(np.full((1, 4), 3, np.float32), 2.0)
        del self.main, self.package
        gc.collect()
        np.testing.assert_array_equal(run(), [[6, 6, 6, 6]])

    def test_several_results_or_none(self):
        x = np.arange(6, dtype=np.float32).reshape(2, 3)
        transposed, same = self.package["views"](x)
        np.testing.assert_array_equal(transposed, x.T)
        np.testing.assert_array_equal(same, x)
        np.testing.assert_array_equal(self.package["constant"](), [7, 8])
        self.assertEqual(self.package["threads"]().shape, ())
        self.assertEqual(self.package["threads"](), 2)

    def test_bf16_is_two_bytes(self):
        bits = np.array([0x3F80, 0xC000], np.uint16)
        for array in (bits, bits.view(np.int16), bits.view("V2")):
            result = self.package["bits"](array)
            self.assertEqual(result.dtype, np.uint16)
            np.testing.assert_array_equal(result, bits)

    def test_extents_of_zero(self):
        result = self.main(np.empty((0, 4), np.float32), 1.0)
        self.assertEqual((result.shape, result.dtype), ((0, 4), np.float32))

    def test_reads_torch_tensors(self):
        x = np.arange(4, dtype=np.float32).reshape(1, 4)
        tensor = TorchLike(x, "torch.float32")
        np.testing.assert_array_equal(self.main(tensor, 2.0), x * 2)
        self.fails("entry 'main': argument in0: expected a tensor on the cpu, found one "
                   "on cuda", self.main, TorchLike(x, "torch.float32", "cuda"), 2.0)
        self.fails("entry 'main': argument in0: no array of attn has the dtype "
                   "torch.complex64", self.main, TorchLike(x, "torch.complex64"), 2.0)

    def test_frees_results(self):
        x = np.ones((1 << 18, 4), np.float32)
        self.main(x, 1.0)
        before = resident_bytes()
        for _ in range(50):
            self.main(x, 1.0)
        self.assertLess(resident_bytes() - before, 4 * x.nbytes)

    def test_runs_in_threads(self):
        x = np.ones((64, 4), np.float32)
        wrong = []

        def work(scale):
            for _ in range(20):
                if not (self.main(x, scale) == scale).all():
                    wrong.append(scale)

        threads = [threading.Thread(target=work, args=(float(n),)) for n in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_messages(self):
        x = np.ones((2, 4), np.float32)
        main = self.main
        self.fails("entry 'main': expected 2 arguments, found 1", main, x)
        self.fails("entry 'main': expected 2 arguments, found 3", main, x, 1.0, x)
        self.fails("entry 'main': argument in0 (tensor<?x4xf32>): axis 1: expected extent "
                   "4, found 3", main, np.ones((2, 3), np.float32), 1.0)
        self.fails("entry 'main': argument in0 (tensor<?x4xf32>): expected dtype f32, found "
                   "f64", main, np.ones((2, 4)), 1.0)
        self.fails("entry 'main': argument in0: expected a contiguous array, found strides; "
                   "copy it first", main, x.T.copy().T, 1.0)
        self.fails("entry 'main': argument in0: expected an array of numpy, torch or anything "
                   "with DLPack, found list", main, [1.0], 1.0)
        self.fails("entry 'main': argument in0: no array of attn has the dtype complex64",
                   main, np.ones((2, 4), np.complex64), 1.0)
        self.fails("entry 'main': argument in0 (tensor<?x4xf32>): expected an array, found "
                   "1.0", main, 1.0, 1.0)
        self.fails("no entry 'mian'; the entries are: main, views, constant, threads, bits, "
                   "check, lost", lambda: self.package["mian"])

    def test_packages_and_libraries_that_cannot_be_loaded(self):
        with self.assertRaisesRegex(runtime.Error, "absent.attn.*No such file"):
            runtime.load(path + ".absent.attn", library)
        with self.assertRaisesRegex(runtime.Error, "^[^\n]+$"):
            runtime.load(__file__, library)
        with self.assertRaisesRegex(runtime.Error, "cannot load the runtime: .*; build"):
            runtime.load(path, "/absent/libattn_runtime.so")
        with self.assertRaisesRegex(runtime.Error, "libm.* is not attn's runtime"):
            runtime.load(path, "libm.so.6")


unittest.main(argv=sys.argv[:1])
