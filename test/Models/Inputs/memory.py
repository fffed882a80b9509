#===- memory.py - What runs of a model take and leave in memory ------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs a model many times in a process that preloads allocations.c.

usage: memory.py ATTN_COMPILE LIBATTN_RUNTIME PREFIX SCRATCH_DIR [LIVE_BYTES]

PREFIX.mlir is the model, PREFIX.npz holds its arguments. Prints the most bytes that
a run allocates beside what its live tensors need: LIVE_BYTES, or what
attn-plan-buffers says. Whether the results are the same
 - when new memory holds NaN or zeros, so that nothing is read before it is written;
 - after other runs, and in two threads at a time, so that no run sees another's
   buffers.
No run may write to its arguments, nor leave memory behind.
"""

import ctypes
import os
import re
import subprocess
import sys
import threading

import numpy as np

from attn import runtime

# Descriptors of arguments and results, the runtime's and Python's.
BOOKKEEPING = 8192

compiler, library, prefix, scratch, *live = sys.argv[1:]
allocations = ctypes.CDLL(None)
allocations.allocations_most.restype = ctypes.c_long

name = os.path.basename(prefix)
package = os.path.join(scratch, name + ".attn")
environment = {key: value for key, value in os.environ.items() if key != "LD_PRELOAD"}


def compile_model(*arguments):
    return subprocess.run([compiler, prefix + ".mlir", *arguments], check=True,
                          env=environment, stdout=subprocess.PIPE, text=True).stdout


compile_model("-o", package)
if live:
    live = int(live[0])
else:
    live = int(re.search(r"attn\.live_bytes = (\d+)",
                         compile_model("--emit=llvm-dialect", "-o", "-")).group(1))

arrays = np.load(prefix + ".npz")
inputs = [arrays[f"in{n}"] for n in range(sum(key.startswith("in") for key in arrays))]
before = [each.copy() for each in inputs]
os.environ["ATTN_RUNTIME_LIBRARY"] = library
loaded = runtime.load(package, threads=2)
run = loaded["main"].bind(*inputs)

# The first run makes the threads.
expected = run().copy()
assert np.isfinite(expected).all()

most = []
for byte in (0xFF, 0x00, 0xFF, -1):
    allocations.allocations_fill(byte)
    allocations.allocations_reset()
    result = run()
    most.append(allocations.allocations_most())
    allocations.allocations_fill(-1)
    assert np.array_equal(result, expected), f"memory of {byte:#x} changes the result"
    del result
assert max(most) - min(most) < BOOKKEEPING, f"runs take different amounts: {most}"

wrong = []


def run_often():
    for _ in range(20):
        if not np.array_equal(run(), expected):
            wrong.append(threading.get_ident())


threads = [threading.Thread(target=run_often) for _ in range(2)]
for each in threads:
    each.start()
for each in threads:
    each.join()
assert not wrong, f"{len(wrong)} of 40 runs in two threads differ"
assert all(np.array_equal(*each) for each in zip(inputs, before)), "arguments changed"

print(f"{name}: {max(most)} bytes for {live} live: "
      f"{'PASS' if max(most) <= 1.3 * live + BOOKKEEPING else 'more than 1.3 times as much'}")
