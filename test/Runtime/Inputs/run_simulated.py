#===- run_simulated.py - Run kernels on the simulator from Python --------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""run_simulated.py LIBRARY PACKAGE OTHER: runs device.json's entries by attn.runtime.
OTHER is the same for another chip."""

import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from attn import runtime

library, path, other_path = sys.argv[1:]
package = runtime.load(path, library, device="sim")
x = np.array([1, 2, 3], np.float32)


def run(package=package):
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
# A package for another chip has its card beside the first one's.
other = runtime.load(other_path, library, device="sim")
run(other)
run()


def run_in_thread(index):
    """Each thread has its own results and its own errors."""
    package, other = chips if index % 2 else chips[::-1]
    if index % 3 == 0:
        try:
            package["outside"](x, x)
        except runtime.Error as error:
            return "after the end of an allocation of 12 bytes" in str(error)
        return False
    values = x * index
    # One after the other, in whatever order of the cards.
    return all(p["main"](values, x).tolist() == (values + x).tolist()
               for p in (package, other, package))


chips = (package, other)
with ThreadPoolExecutor(4) as pool:
    print("threads:", all(pool.map(run_in_thread, range(60))))
