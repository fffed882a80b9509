#===- import_cases.py - Import ONNX's attention cases ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Imports ONNX's cases of Attention to linalg on tensors, with their arrays.

Needs `pip install onnx torch-mlir`; no test runs it.
usage: import_cases.py DIRECTORY
"""

import os
import subprocess
import sys
import tempfile

import numpy as np
import onnx
from onnx.backend.test.case.node import collect_testcases

(directory,) = sys.argv[1:]
os.makedirs(directory, exist_ok=True)
tools = os.path.dirname(sys.executable)
pipeline = (
    "builtin.module(torch-onnx-to-torch-backend-pipeline"
    "{backend-legal-ops=aten.flatten.using_ints,aten.unflatten.int},"
    "torch-backend-to-linalg-on-tensors-backend-pipeline)"
)

for case in collect_testcases("Attention"):
    # The function body in place of the operator, which torch-mlir does not know.
    if not case.name.endswith("_expanded"):
        continue
    target = os.path.join(directory, case.name)
    inputs, outputs = case.data_sets[0]
    arrays = {f"in{i}": x for i, x in enumerate(inputs)}
    names = ["out"] if len(outputs) == 1 else [f"out{i}" for i in range(len(outputs))]
    np.savez(target + ".npz", **arrays, **dict(zip(names, outputs)))
    with tempfile.TemporaryDirectory() as scratch:
        model, torch = os.path.join(scratch, "m.onnx"), os.path.join(scratch, "m.mlir")
        onnx.save(case.model, model)
        run = lambda tool, *args: subprocess.run([os.path.join(tools, tool), *args], check=True)
        run("torch-mlir-import-onnx", model, "-o", torch, "--opset-version", "23")
        run("torch-mlir-opt", torch, f"--pass-pipeline={pipeline}", "-o", target + ".mlir")
