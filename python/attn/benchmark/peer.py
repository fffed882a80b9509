#===- peer.py - The same problems in PyTorch -------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""PyTorch's CPU scaled_dot_product_attention on a problem's arrays, in place.
Where torch is not installed, `version` is None and there is no peer."""

import numpy as np

try:
    import torch
except ImportError:
    torch = None

__all__ = ["version", "set_threads", "bind"]

version = torch.__version__ if torch else None
_DTYPES = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": "bfloat16"}


def set_threads(threads):
    if torch:
        torch.set_num_threads(threads)


def bind(problem, arrays):
    """A function without arguments that evaluates the problem as a user of PyTorch
    would and returns its output as numpy computes with it (call `.output()` for
    that); None where torch is absent or has no such option."""
    if not torch or problem.softcap is not None or problem.window is not None or (
            problem.bias is not None and problem.mask is not None):
        return None
    dtype = getattr(torch, _DTYPES[problem.element])

    def tensor(array, layout):
        value = torch.from_numpy(
            array.view(np.int16) if array.dtype == np.uint16 else array)
        if array.dtype == np.uint16:
            value = value.view(torch.bfloat16)
        return value.permute([layout.index(axis) for axis in "bhsd"])

    layouts = (problem.query_layout, problem.key_layout, problem.value_layout)
    query, key, value = (tensor(array, layout)
                         for array, layout in zip(arrays, layouts))
    options = {"is_causal": problem.causal,
               "enable_gqa": problem.key_heads != problem.heads}
    layout = problem.bias if problem.bias is not None else problem.mask
    if layout is not None:
        logical = np.expand_dims(
            arrays[3].transpose([layout.index(a) for a in "bhqk" if a in layout]),
            [n for n, axis in enumerate("bhqk") if axis not in layout])
        mask = torch.from_numpy(np.ascontiguousarray(logical))
        options["attn_mask"] = mask if problem.mask is not None else mask.to(dtype)
        if problem.causal:
            return None

    def function():
        return torch.nn.functional.scaled_dot_product_attention(
            query, key, value, **options)

    def output():
        order = ["bhsd".index(axis) for axis in problem.output_layout]
        return function().permute(order).to(torch.float64).numpy()

    function.output = output
    return function
