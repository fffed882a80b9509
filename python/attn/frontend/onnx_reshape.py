#===- onnx_reshape.py - Reshape of extents that are not known ----------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Rewrites Reshape of [batch, length, ..., depth] to [-1, width] into two steps where
batch and length are not known: torch-mlir takes -1 for the batch alone, and the length
for an extent of one."""

import math

from .onnx_node import Node

__all__ = ["REWRITES"]


def rewrite_reshape(graph, node):
    name, shape = node.input
    constant = graph.get_constant(shape)
    target = [] if constant is None else constant.tolist()
    type = graph.types.get(name)
    first = next((n for n in reversed(range(type.rank if type else 0))
                  if type.get_static(n) is None), 0) + 1
    kept = type.shape[first:] if type else ()
    if (first > 1 and len(target) > 1 and target[0] == -1 and min(target[1:]) > 0
            and len(kept) != len(target) - 1
            and math.prod(kept) == math.prod(target[1:])):
        name = Node(graph, node).reshape(name, [0] * first + target[1:])
    copy = graph.add("Reshape", [name, shape], output=node.output[0])
    graph.nodes[-1].attribute.extend(node.attribute)
    graph.nodes[-1].name = node.name or copy


REWRITES = {("", "Reshape"): rewrite_reshape, ("ai.onnx", "Reshape"): rewrite_reshape}
