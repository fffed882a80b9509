#===- passes-doc.py - Write docs/Passes.md from the passes' definitions ----===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Collects the documentation of all passes in one page.

usage: passes-doc.py MLIR_TBLGEN OUTPUT.md
"""

import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GROUPS = [
    ("Passes on the dialect", "include/attn/Dialect/Attn/Transforms/Passes.td"),
    ("Passes for host code", "include/attn/Conversion/ToHost/Passes.td"),
    ("Passes for AMD kernels", "include/attn/Conversion/ToRocdl/Passes.td"),
    ("Passes for NVIDIA kernels", "include/attn/Conversion/ToNvvm/Passes.td"),
]
INTRODUCTION = """# Passes

Generated from the passes' definitions (Passes.td) by `ninja -C build attn-doc`. The tests that a description names run its
example. The pipeline `--attn-to-host` runs these passes with upstream ones between them (lib/Pipelines/ToHost.cpp).
"""


def main():
    tblgen, output = sys.argv[1:]
    tool = pathlib.Path(shutil.which(tblgen) or tblgen).resolve()
    text = INTRODUCTION
    for title, definitions in GROUPS:
        page = subprocess.run(
            [tool, "-gen-pass-doc", "-I", tool.parent.parent / "include",
             "-I", ROOT / "include", ROOT / definitions], check=True, text=True,
            stdout=subprocess.PIPE).stdout
        lines = [line for line in page.splitlines()
                 if not line.startswith("<!--")]
        text += f"\n## {title}\n\n" + "\n".join(lines).strip() + "\n"
    pathlib.Path(output).write_text(text)


main()
