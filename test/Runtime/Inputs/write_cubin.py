#===- write_cubin.py - Write machine code that is none --------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""write_cubin.py OUT writes the header of an ELF file for NVIDIA's GPUs."""

import struct
import sys

MACHINE = 190

identification = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
header = struct.pack("<HHIQQQIHHHHHH", 2, MACHINE, 1, 0, 0, 0, 0, 64, 56, 0, 64, 0, 0)
with open(sys.argv[1], "wb") as file:
    file.write(identification + header)
