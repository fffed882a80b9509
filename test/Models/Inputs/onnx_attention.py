#===- onnx_attention.py - All of ONNX's cases of Attention -----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles and runs the cases that ONNX has of its Attention operator, and compares
with their outputs. All are entries of one package.

usage: onnx_attention.py direct|expanded ATTN_COMPILE LIBRARY SCRATCH_DIR
       onnx_attention.py direct|expanded --write DIRECTORY

direct cases hold the operator, expanded ones the operators that define it, in which
attention is found. --write makes files of them, for run_cases.py. Needs onnx and
torch-mlir.
"""

import os
import subprocess
import sys
import warnings

import numpy as np

from attn import runtime
from attn.frontend import onnx as frontend

# What one unit in the last place is near one. ONNX rounds more often than the op
# does.
TOLERANCES = {"fp16": 1e-3, "float16": 1e-3, "bf16": 8e-3, "mode3_softmax": 1e-3}


def to_bits(array):
    """bf16 as the runtime has it."""
    return array.view(np.uint16) if array.dtype.name == "bfloat16" else array


def to_numbers(array):
    array = np.asarray(array)
    if array.dtype == np.uint16:
        array = (array.astype(np.uint32) << 16).view(np.float32)
    return array.astype(np.float64)


def check(entry, name, inputs, outputs):
    """Why the case fails, or nothing."""
    if entry.num_attention_ops != 1:
        return f"expected one attention op, found {entry.num_attention_ops}"
    results = entry(*(np.ascontiguousarray(to_bits(array)) for array in inputs))
    results = results if isinstance(results, (list, tuple)) else [results]
    if len(results) != len(outputs):
        return f"expected {len(outputs)} results, found {len(results)}"
    tolerance = next((value for key, value in TOLERANCES.items() if key in name), 1e-5)
    for number, (actual, expected) in enumerate(zip(results, outputs)):
        actual, expected = to_numbers(actual), to_numbers(to_bits(expected))
        if actual.shape != expected.shape:
            return f"result {number} has shape {actual.shape}, not {expected.shape}"
        if not np.allclose(actual, expected, tolerance, tolerance, equal_nan=True):
            with np.errstate(invalid="ignore"):
                error = np.nanmax(np.abs(actual - expected))
            return f"result {number} is off by {error:.1e}"
    return ""


def write(cases, directory):
    os.makedirs(directory, exist_ok=True)
    for name, case in cases.items():
        path = os.path.join(directory, name)
        with open(path + ".mlir", "w") as file:
            file.write(frontend.to_mlir(case.model, name))
        inputs, outputs = case.data_sets[0]
        names = (["out"] if len(outputs) == 1
                 else [f"out{n}" for n in range(len(outputs))])
        np.savez(path + ".npz", **{f"in{n}": x for n, x in enumerate(inputs)},
                 **dict(zip(names, outputs)))


def main():
    kind, *rest = sys.argv[1:]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from onnx.backend.test.case.node import collect_testcases
        cases = {case.name: case for case in collect_testcases("Attention")
                 if case.name.endswith("_expanded") == (kind == "expanded")}
    if rest[0] == "--write":
        return write(cases, rest[1])
    compiler, library, scratch = rest
    text = frontend.to_mlir_entries({name: case.model for name, case in cases.items()})
    os.makedirs(scratch, exist_ok=True)
    path = os.path.join(scratch, kind)
    with open(path + ".mlir", "w") as file:
        file.write(text)
    subprocess.run([compiler, path + ".mlir", "-o", path + ".attn"], check=True)
    package = runtime.load(path + ".attn", library, 1)
    failed = 0
    for name, case in cases.items():
        why = check(package[name], name, *case.data_sets[0])
        failed += bool(why)
        if why:
            print(f"{name}: {why}")
    print(f"{len(cases)} cases, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
