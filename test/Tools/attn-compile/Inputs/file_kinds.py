#===- file_kinds.py - Files that attn-compile cannot compile --------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Writes the files of file-kinds.test into the current folder: without an
argument those that are no MLIR or cut off, with one those made of this
bytecode."""

import gzip
import json
import struct
import sys
import zipfile

WHOLE = """func.func @f(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.constant dense_resource<w> : tensor<64xf32>
  %1 = arith.addf %0, %x : tensor<64xf32>
  return %1 : tensor<64xf32>
}
{-#
  dialect_resources: { builtin: {
      w: "0x04000000%s"
  } }
#-}
""".replace("%s", "0000803F" * 64)


def write(name, data):
    with open(name, "wb") as file:
        file.write(data)


def write_zip(name, members):
    with zipfile.ZipFile(name, "w") as archive:
        for member in members:
            archive.writestr(member, b"data")


def write_files():
    write_zip("model.pt", ["model/data.pkl", "model/version"])
    write_zip("exported.pt2", ["model/archive_format", "model/models/model.json"])
    write_zip("inputs.npz", ["in0.npy"])
    write_zip("other.zip", ["readme"])
    write("old.pt", b"\x80\x02}q\x00.")
    write("model.onnx", b"\x08\x08\x12\x07pytorch\x1a\x052.1.0:" + bytes(50))
    header = {"w": {"dtype": "F32", "shape": [1], "data_offsets": [0, 4]}}
    text = json.dumps(header).encode()
    write("model.safetensors", struct.pack("<Q", len(text)) + text + bytes(4))
    write("model.gguf", b"GGUF" + struct.pack("<I", 3) + bytes(8))
    write("code.so", b"\x7fELF\x02\x01\x01" + bytes(57))
    write("model.mlir.gz", gzip.compress(WHOLE.encode()))
    write("utf16.mlir", WHOLE.encode("utf-16"))
    write("unknown.bin", bytes(range(1, 32)) + bytes(8))

    write("whole.mlir", WHOLE.encode())
    write("cut-op.mlir", WHOLE[:WHOLE.index("dense_resource") + 5].encode())
    write("cut-data.mlir", WHOLE[:WHOLE.index("3F0000") + 300].encode())
    write("cut-resources.mlir", WHOLE[:WHOLE.index("{-#")].encode())
    write("mistake.mlir", (WHOLE + "}\n").encode())


def write_bytecode(name):
    with open(name, "rb") as file:
        data = file.read()
    write("cut.mlirbc", data[:len(data) // 2])
    # The magic number, a version of one byte, who wrote it, and what this
    # version cannot know.
    end = data.index(b"\0", 5)
    unknown = b"\xff" * 16
    write("newer.mlirbc",
          data[:5] + b"MLIR99.0.0git\0" + unknown + data[end + 17:])


if len(sys.argv) > 1:
    write_bytecode(sys.argv[1])
else:
    write_files()
