#===- run_examples.py - Run the examples of a document ---------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs the code blocks of a document that are marked `mlir`: each has to parse,
verify, and print as text that parses to the same.

usage: run_examples.py ATTN_OPT DOCUMENT.md
"""

import re
import subprocess
import sys


def run(tool, text):
    return subprocess.run([tool, "-"], input=text, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def main():
    tool, document = sys.argv[1:]
    text = open(document).read()
    blocks = list(re.finditer(r"^```mlir\b[^\n]*\n(.*?)^```", text, re.M | re.S))
    failures = 0
    for block in blocks:
        line = text.count("\n", 0, block.start(1)) + 1
        first = run(tool, block.group(1))
        if first.returncode == 0:
            second = run(tool, first.stdout)
            if second.returncode == 0 and second.stdout == first.stdout:
                continue
            first = second
            print(f"{document}:{line}: the example does not round-trip")
        failures += 1
        print(f"{document}:{line}: {first.stderr.strip()}")
    print(f"{len(blocks)} examples, {failures} failed")
    return 1 if failures or not blocks else 0


sys.exit(main())
