#===- write_operands.py - Operands of the device package -----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""write_operands.py IN.npz OUT.npy: two arrays for entry main of device.json, which
no workgroup divides, and their sum."""

import sys

import numpy as np

x = np.arange(1000, dtype=np.float32) / 8
y = np.float32(1e6) - np.float32(3) * x
np.savez(sys.argv[1], in0=x, in1=y)
np.save(sys.argv[2], x + y)
