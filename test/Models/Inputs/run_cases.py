#===- run_cases.py - Compile, run and compare cases ------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles NAME.mlir, runs it on NAME.npz and compares, for all in a directory.

usage: run_cases.py ATTN_COMPILE ATTN_RUN DIRECTORY SCRATCH_DIR
"""

import glob
import os
import subprocess
import sys

attn_compile, attn_run, directory, scratch = sys.argv[1:]
os.makedirs(scratch, exist_ok=True)
# What one unit in the last place is near one. ONNX rounds more often than the
# op does.
tolerances = {"fp16": "1e-3", "float16": "1e-3", "bf16": "8e-3", "mode3_softmax": "1e-3"}


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def check(path):
    """Why the case fails, or nothing."""
    name = os.path.splitext(os.path.basename(path))[0]
    package = os.path.join(scratch, "case.attn")
    code, text = run(attn_compile, path, "-o", package, "--verbose")
    if code:
        return text
    if ": 1 attention operations" not in text:
        return "expected one attention operation: " + text.splitlines()[-1]
    arrays = os.path.join(directory, name + ".npz")
    tolerance = next((t for key, t in tolerances.items() if key in name), "1e-5")
    code, text = run(
        attn_run, package, "--entry", name, "--inputs", arrays, "--expect", arrays,
        "--atol", tolerance, "--rtol", tolerance,
    )
    return text if code else ""


paths = sorted(glob.glob(os.path.join(directory, "*.mlir")))
failed = 0
for path in paths:
    why = check(path)
    if why:
        failed += 1
        print(f"{os.path.basename(path)}: {why.strip()}")
print(f"{len(paths)} cases, {failed} failed")
sys.exit(failed != 0 or not paths)
