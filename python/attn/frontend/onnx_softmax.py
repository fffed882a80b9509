#===- onnx_softmax.py - Softmax that is 0 where nothing is left --------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Rewrites the test of a softmax for NaN, with which torch.onnx spells masked attention
before opset 23, into one for rows of which all elements are minus infinity. That is what
scaled_dot_product_attention does, and what attn-raise finds: where a score is NaN itself,
both keep it, and the spelling hides it."""

import numpy as np
from onnx import helper

from .onnx_node import Node

__all__ = ["REWRITES"]


def _find(graph, name):
    return next((node for node in graph.model.graph.node if name in node.output), None)


def _is_zeroed(graph, test, softmax):
    """Whether all that is done with the test is to put zeros into the softmax."""
    users = [node for node in graph.model.graph.node if test in node.input]
    for user in users:
        if user.op_type != "Where" or user.input[0] != test \
                or user.input[2] != softmax:
            return False
        zero = graph.get_constant(user.input[1])
        if zero is None or zero.size != 1 or zero.any():
            return False
    return bool(users)


def rewrite_is_nan(graph, original):
    name, = original.input
    softmax = _find(graph, name)
    type = graph.types.get(name)
    axis = next((helper.get_attribute_value(attribute) for attribute in softmax.attribute
                 if attribute.name == "axis"), -1) if softmax is not None else None
    if softmax is None or type is None or softmax.op_type != "Softmax" \
            or axis not in (-1, type.rank - 1) \
            or not _is_zeroed(graph, original.output[0], name):
        graph.nodes.append(original)
        return
    node = Node(graph, original)
    scores = softmax.input[0]
    # Opset 18 made an operand of the attribute.
    opset = max(entry.version for entry in graph.model.opset_import
                if entry.domain in ("", "ai.onnx"))
    greatest = (graph.add("ReduceMax", [scores, node.constant([-1])]) if opset >= 18
                else graph.add("ReduceMax", [scores], axes=[-1]))
    lowest = node.constant(-np.inf, helper.tensor_dtype_to_np_dtype(
        node.get_type(scores).element))
    graph.add("Equal", [greatest, lowest], output=original.output[0])


REWRITES = {("", "IsNaN"): rewrite_is_nan, ("ai.onnx", "IsNaN"): rewrite_is_nan}
