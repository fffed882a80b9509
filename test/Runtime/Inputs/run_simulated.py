#===- run_simulated.py - Run kernels on the simulator from Python --------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""run_simulated.py LIBRARY PACKAGE: runs device.json's entries by attn.runtime."""

import sys

import numpy as np

from attn import runtime

library, path = sys.argv[1:]
package = runtime.load(path, library, device="sim")
x = np.array([1, 2, 3], np.float32)


def run():
    print(f"device {package.device}: {package['main'](x, 10 * x).tolist()}")


def fails(function):
    try:
        function()
    except runtime.Error as error:
        print("error:", error)


run()
fails(package["unknown"])
# A failed run leaves the device as it was.
run()
fails(lambda: runtime.load(path, library, device="tpu"))
