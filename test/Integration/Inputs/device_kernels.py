# ===- device_kernels.py - Arrays for the kernels of device-kernels.mlir ---===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""Writes for each function of device-kernels.mlir what to call it with and what
it returns, as an .npz of its name in the current folder."""

import math

import numpy as np

rng = np.random.default_rng(5)


def floats(*shape):
    return rng.standard_normal(shape).astype(np.float32)


def write(name, *inputs, out=None):
    arrays = {f"in{index}": array for index, array in enumerate(inputs)}
    if out is not None:
        arrays["out"] = out
    np.savez(name, **arrays)


a, b = floats(1000), floats(1000)
write("add", a, b, out=a + b)
write("empty", a[:0], b[:0], out=a[:0])

h = floats(1024).astype(np.float16)
write("reverse", h, out=h.reshape(4, 256)[:, ::-1].reshape(-1))

a, mask = floats(64), rng.integers(0, 2, 64).astype(bool)
both = mask & (np.arange(64) < 40)
write("scalars", a, mask, np.bool_(True), np.float16(2.5), np.int32(-3),
      np.int64(40), out=np.where(both, a * np.float32(2.5), a))

a = floats(512)
write("twice", a, out=(a * a)[::-1] + a)

a = floats(4, 151)
write("view", a, np.int64(7), out=a[:, 7:7 + 128:2])

a = rng.integers(-1000, 1000, (5, 3, 7, 2)).astype(np.int32)
i, k = np.arange(5).reshape(5, 1, 1, 1), np.arange(7).reshape(1, 1, 7, 1)
write("linear", a, out=(a + i * k).astype(np.int32))

a = floats(128)
out = np.full(128, -1, np.float32)
out[::2] = a[::2]
write("part", a, out=out)

a = floats(64)
x = a.astype(np.float64)
write("functions", a, out=np.stack([
    np.tanh(x), np.array([math.erf(value) for value in x]), np.exp(x),
    np.exp2(x), np.log(np.abs(x)), 1 / np.sqrt(np.abs(x)), np.abs(x) ** x,
    np.sin(x)]).astype(np.float32))

write("many", np.int64(65536))
