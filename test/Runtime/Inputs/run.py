#===- run.py - Run packages through ctypes --------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs entry main of two packages in turn through the C interface."""

import ctypes
import sys

MAX_RANK = 16
F32 = 1
HOST = 0


class Tensor(ctypes.Structure):
    _fields_ = [("dtype", ctypes.c_int), ("rank", ctypes.c_int32),
                ("shape", ctypes.c_int64 * MAX_RANK), ("data", ctypes.c_void_p),
                ("allocation", ctypes.c_void_p)]


library = ctypes.CDLL(sys.argv[1], mode=ctypes.RTLD_LOCAL)
for name in ("attn_package_open", "attn_package_find_entry", "attn_entry_run"):
    getattr(library, name).restype = ctypes.c_void_p
library.attn_error_message.restype = ctypes.c_char_p


def check(error):
    if error:
        message = library.attn_error_message(ctypes.c_void_p(error))
        sys.exit(message.decode())


def open_main(path):
    package, entry = ctypes.c_void_p(), ctypes.c_void_p()
    check(library.attn_package_open(path.encode(), ctypes.byref(package)))
    check(library.attn_package_find_entry(package, b"main", ctypes.byref(entry)))
    return package, entry


def run(entry):
    x, scale = (ctypes.c_float * 4)(1, 2, 3, 4), ctypes.c_float(2)
    inputs = (Tensor * 2)(
        Tensor(F32, 2, (1, 4), ctypes.addressof(x), None),
        Tensor(F32, 0, (), ctypes.addressof(scale), None))
    result = Tensor()
    check(library.attn_entry_run(entry, HOST, inputs, ctypes.c_size_t(2),
                                 ctypes.byref(result), ctypes.c_size_t(1)))
    values = list((ctypes.c_float * 4).from_address(result.data))
    library.attn_tensor_free(ctypes.byref(result))
    return values


for _ in range(2):
    packages = [open_main(path) for path in sys.argv[2:]]
    print(*(run(entry) for _, entry in packages))
    for package, _ in packages:
        library.attn_package_close(package)
