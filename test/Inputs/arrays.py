#===- arrays.py - Write and print arrays ----------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Writes and prints .npy and .npz files without NumPy, for tests.

arrays.py OUT.npy ARRAY, or arrays.py OUT.npz NAME=ARRAY ..., where ARRAY is
DTYPE:SHAPE:VALUES, for instance f4:2x3:1,2,3,4,5,6 or f4::0.5 for rank 0.
With --deflate the members of an archive are compressed.
arrays.py --print FILE prints the arrays of a file.
"""

import ast
import struct
import sys
import zipfile

CODES = {"f8": "d", "f4": "f", "f2": "e", "V2": "H", "i8": "q", "i4": "i",
         "i2": "h", "i1": "b", "u2": "H", "u1": "B", "b1": "B"}


def encode(text):
    dtype, shape, values = text.split(":")
    extents = [int(extent) for extent in shape.split("x") if extent]
    number = float if dtype[0] == "f" else lambda value: int(value, 0)
    data = [number(value) for value in values.split(",") if value]
    header = repr({"descr": ("|" if dtype[1] == "1" else "<") + dtype,
                   "fortran_order": False, "shape": tuple(extents)})
    header = header.ljust(128 - 10 - 1) + "\n"
    return (b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) +
            header.encode() + struct.pack(f"<{len(data)}{CODES[dtype]}", *data))


def decode(data):
    length = struct.unpack("<H", data[8:10])[0]
    header = ast.literal_eval(data[10 : 10 + length].decode())
    code = CODES[header["descr"][1:]]
    elements = data[10 + length :]
    values = struct.unpack(f"<{len(elements) // struct.calcsize(code)}{code}",
                           elements)
    return f"{header['descr']} {header['shape']} {list(values)}"


def main(arguments):
    if arguments[0] == "--print":
        if arguments[1].endswith(".npz"):
            with zipfile.ZipFile(arguments[1]) as archive:
                for name in archive.namelist():
                    print(name, decode(archive.read(name)))
        else:
            with open(arguments[1], "rb") as file:
                print(decode(file.read()))
        return
    method = zipfile.ZIP_STORED
    if arguments[0] == "--deflate":
        method = zipfile.ZIP_DEFLATED
        arguments = arguments[1:]
    if arguments[0].endswith(".npz"):
        with zipfile.ZipFile(arguments[0], "w", method) as archive:
            for argument in arguments[1:]:
                name, array = argument.split("=")
                archive.writestr(name + ".npy", encode(array))
    else:
        with open(arguments[0], "wb") as file:
            file.write(encode(arguments[1]))


main(sys.argv[1:])
