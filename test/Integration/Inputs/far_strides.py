#===- far_strides.py - Keys beyond the reach of 32-bit offsets -------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs far-strides.mlir on keys of 2^31 elements and more (flash-attention#407 and
#1500: offsets wrap).

usage: far_strides.py LIBATTN_RUNTIME PACKAGE
"""

import mmap
import sys

import numpy as np

from attn import reference, runtime

KEYS, HEADS, DEPTH, LIVE = 2**22 + 333, 8, 64, 256

library, package = sys.argv[1:]
# Address space only: a page takes memory once it is written. Python 3.13 gives
# Linux's flag a name.
no_reserve = getattr(mmap, "MAP_NORESERVE", 0x4000)
pages = mmap.mmap(-1, KEYS * HEADS * DEPTH * 2,
                  flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | no_reserve)
keys = np.frombuffer(pages, np.float16).reshape(KEYS, HEADS, DEPTH)
numbers = np.random.default_rng(1)
keys[-LIVE:] = numbers.standard_normal((LIVE, HEADS, DEPTH))
query = numbers.standard_normal((64, HEADS, DEPTH)).astype(np.float16)
assert (KEYS - LIVE) * HEADS * DEPTH > 2**31

output = runtime.load(package, library=library)["main"](query, keys)
expected, _ = reference.attention(
    query, keys[-LIVE:], keys[-LIVE:], query_layout="shd", key_layout="shd",
    value_layout="shd", output_layout="shd", causal=True,
    diagonal="bottom_right", window=(63, None))
error = np.abs(output - expected).max()
print("the far keys are read" if error < 2e-3 else f"largest error {error}")
