#===- onnx_norm.py - RMSNormalization of ONNX --------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Rewrites RMSNormalization into plain operators: torch-mlir has no way for it, and none
for all operators of the function that defines it."""

import math

import numpy as np
from onnx import TensorProto

from .onnx_node import Node

__all__ = ["REWRITES", "normalize"]


def normalize(node, name, weight, epsilon, axis=-1):
    """Divides by the root of the mean square over the axes from `axis` on."""
    add, type = node.graph.add, node.get_type(name)
    axes = range(axis % type.rank, type.rank)
    extents = [type.get_static(n) for n in axes]
    if None in extents:
        raise ValueError(f"an extent of '{name}' that is summed over is not known")
    # The mean is of so many bits whatever it is taken of.
    compute = (TensorProto.DOUBLE if type.element == TensorProto.DOUBLE
               else TensorProto.FLOAT)
    dtype = np.float64 if compute == TensorProto.DOUBLE else np.float32
    wide = node.cast(name, compute)
    total = add("ReduceSum", [add("Mul", [wide, wide]), node.constant(list(axes))])
    mean = add("Div", [total, node.constant(math.prod(extents), dtype)])
    root = add("Sqrt", [add("Add", [mean, node.constant(epsilon, dtype)])])
    return node.cast(add("Mul", [add("Div", [wide, root]), node.cast(weight, compute)]),
                     type.element)


def rewrite_rms_normalization(graph, original):
    node = Node(graph, original)
    x, weight = original.input
    name = normalize(node, x, weight, node.attributes.get("epsilon", 1e-5),
                     node.attributes.get("axis", -1))
    graph.add("Identity", [name], output=original.output[0])


REWRITES = {("", "RMSNormalization"): rewrite_rms_normalization,
            ("ai.onnx", "RMSNormalization"): rewrite_rms_normalization}
