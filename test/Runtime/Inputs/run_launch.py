#===- run_launch.py - Launch entries on arrays of a device -----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""run_launch.py LIBRARY PACKAGE DEVICE: entries on arrays in the device's memory."""

import ctypes
import gc
import sys
import types
import weakref

import numpy as np

from attn import runtime


def fails(function):
    try:
        function()
    except runtime.Error as error:
        print("error:", error)


def launch(package, entry, *arguments, results):
    package[entry].bind_on_device(*arguments, results=results)()


class Foreign:
    """An array that is not the package's, as torch describes its own."""

    dtype, device = "torch.float32", types.SimpleNamespace(type="cuda")

    def __init__(self, array):
        self.shape, self._array = array.shape, array

    def is_contiguous(self):
        return True

    def data_ptr(self):
        return self._array.data.value


def run(library, path, device):
    package = runtime.load(path, library, device=device)
    host = [np.array([1, 2, 3], np.float32), np.array([10, 20, 30], np.float32)]
    x, y = (package.to_device(array) for array in host)
    sums = [package.to_device(np.full(3, np.nan, np.float32)) for _ in range(2)]
    main = package["main"]

    print("can launch:", *[entry.name for entry in package.entries if entry.can_launch][:1])
    step = main.bind_on_device(x, y, results=[sums[0]])
    step()
    hundred = package.to_device(100 * host[0])
    launch(package, "main", x, hundred, results=[sums[1]])
    package.wait()
    print(*(array.numpy().tolist() for array in sums), sep=", ")

    print("workspace", package.workspace_bytes, "bytes")
    # No stream of the driver, but these only give it on.
    stream = ctypes.create_string_buffer(64)
    step(ctypes.addressof(stream))
    step(ctypes.addressof(stream))
    print("workspace", package.workspace_bytes, "bytes")
    longer = [package.to_device(np.ones(3, np.float32)) for _ in range(3)]
    main.bind_on_device(*longer[:2], results=longer[2:], stream=1 << 20)()
    print("workspace", package.workspace_bytes, "bytes")
    print(main(*host).tolist())

    fails(lambda: launch(package, "main", host[0], y, results=[sums[0]]))
    fails(lambda: main(x, host[1]))
    fails(lambda: launch(package, "main", x, results=[sums[0]]))
    fails(lambda: launch(package, "main", x, y, results=sums))
    matrix = package.to_device(np.zeros((3, 1), np.float32))
    fails(lambda: launch(package, "main", x, y, results=[matrix]))
    integers = package.to_device(np.zeros(3, np.int32))
    fails(lambda: launch(package, "main", x, y, results=[integers]))
    fails(lambda: launch(package, "unknown", results=[]))
    fails(lambda: runtime._check(package._library, package._library.attn_memory_free(
        package._handle, -1, 4096)))
    fails(lambda: package.to_device(np.zeros(3, np.complex64)))

    if device == "sim":
        fails(lambda: launch(package, "short", x, y, results=[sums[0]]))
        step()
        print(sums[0].numpy().tolist())
        fails(lambda: launch(package, "absent", results=[]))
        four = package.to_device(np.zeros(4, np.float32))
        fails(lambda: launch(package, "sized", x, 1.0, results=[four]))
        fails(lambda: launch(package, "sized", x, x, results=[sums[0]]))
    else:
        # What is bound keeps its package, also where arrays are another library's.
        own = runtime.load(path, library, device=device)
        arrays = [Foreign(array) for array in (x, y, sums[0])]
        step = own["main"].bind_on_device(*arrays[:2], results=arrays[2:])
        own = weakref.ref(own)
        gc.collect()
        print("package kept:", own() is not None)
        step()


# The package closes when this returns, before a library counts what is left.
run(*sys.argv[1:])
sys.stdout.flush()
