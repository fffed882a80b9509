#===- frontend_models.py - Models through the front end of PyTorch ---------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Exports models of transformers with random weights, their attention as marked
calls, compiles them and compares with PyTorch.

usage: frontend_models.py ATTN_COMPILE LIBRARY SCRATCH_DIR NAME ...

Needs torch, transformers and torch-mlir.
"""

import os
import subprocess
import sys

import numpy as np

from attn import runtime
from attn.benchmark import export
from attn.frontend.torch import to_mlir


def check(name, compiler, library, scratch):
    """The number of attention ops and the greatest error."""
    import torch
    model = export.build(name)
    model.set_spelling("sdpa")
    function, inputs = model.callable(), model.inputs()
    with torch.no_grad():
        expected = function(*inputs).numpy()
    text = to_mlir(function, inputs, model.get_dynamic_shapes())
    marks = sum("call @attention_" in line for line in text.splitlines())
    path = os.path.join(scratch, name)
    with open(path + ".mlir", "w") as file:
        file.write(text)
    # Nothing is recognised that was not marked.
    subprocess.run([compiler, path + ".mlir", "-o", path + ".attn",
                    f"--require-raised={marks}"], check=True)
    entry = runtime.load(path + ".attn", library, 1)["main"]
    actual = entry(*(np.ascontiguousarray(value.numpy()) for value in inputs))
    return entry.num_attention_ops, np.abs(actual - expected).max()


def main():
    compiler, library, scratch, *names = sys.argv[1:]
    os.makedirs(scratch, exist_ok=True)
    for name in names:
        ops, error = check(name, compiler, library, scratch)
        print(f"{name}: {ops} attention ops, error {error:.1e}", flush=True)


if __name__ == "__main__":
    main()
