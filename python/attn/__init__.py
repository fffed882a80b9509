#===- __init__.py - The attn Python package --------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles models and attention, and runs what was compiled.

    import attn
    package = attn.compile("model.mlir")             # or .onnx, a torch module, ...
    output = package(query, key, value)
    print(attn.compare(package, model, query, key, value))   # errors and times

    out = attn.ops.attention(query, key, value, causal=True)

    import attn.torch                                # and torch.ops.attn.attention
    out = attn.torch.scaled_dot_product_attention(q, k, v, is_causal=True)

`attn.runtime` runs packages and needs no compiler; `attn.reference` is the numpy
reference; docs/Python.md has tutorials.
"""

import importlib

__version__ = "0.1.0"
__all__ = ["CompileError", "Error", "build", "cache", "compare", "compile", "load", "ops",
           "runtime"]

# Where each name is: a program that runs packages does not import the rest.
_HOMES = {"CompileError": "compiler", "build": "compiler", "compile": "compiler",
          "Error": "runtime", "load": "runtime", "compare": "comparison"}


def __getattr__(name):
    if name in _HOMES:
        return getattr(importlib.import_module("." + _HOMES[name], __name__), name)
    if name in ("cache", "compiler", "ops", "reference", "runtime"):
        return importlib.import_module("." + name, __name__)
    raise AttributeError(f"module 'attn' has no attribute '{name}'")
