#===- run_dynamic.py - Run a model of dynamic shape on many shapes ---------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs each BxS.npz of a directory that export_dynamic.py wrote, and compares
every result by its type: numbers that are rounded to fewer bits may be rounded
the other way.

usage: run_dynamic.py ATTN_RUN PACKAGE DIRECTORY EMPTY_FOLDER
"""

import pathlib
import subprocess
import sys

import numpy as np


def widen(array):
    """A bfloat16 is two bytes to numpy, or its bits."""
    if array.dtype in ("V2", np.uint16):
        array = array.view(np.uint16)
        return (array.astype(np.uint32) << 16).view(np.float32)
    return array


# Of f32; f16 and bf16 have half a unit in the last place besides.
TOLERANCES = {"float16": (1e-5, 2**-10), "uint16": (1e-5, 2**-7)}


def main():
    run, package, directory, folder = sys.argv[1:]
    cases = sorted(pathlib.Path(directory).glob("*.npz"))
    failures = 0
    for case in cases:
        output = pathlib.Path(folder) / case.name
        subprocess.run([run, package, "--entry", "main", "--inputs", case,
                        "--output", output, "--quiet"], check=True)
        wanted, found = np.load(case), np.load(output)
        for name in (name for name in wanted.files if name.startswith("out")):
            want, have = wanted[name], found[name]
            atol, rtol = TOLERANCES.get(want.dtype.name, (1e-5, 0))
            if (want.dtype.itemsize == have.dtype.itemsize and want.shape == have.shape and
                    np.allclose(widen(have), widen(want), rtol, atol)):
                continue
            failures += 1
            print(f"{case.name}: {name} differs: {have.dtype}{have.shape}")
    print(f"{len(cases)} shapes, {failures} failed")
    return 1 if failures or not cases else 0


sys.exit(main())
