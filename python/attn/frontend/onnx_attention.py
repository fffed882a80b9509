#===- onnx_attention.py - Attention operators of ONNX ------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Rewrites ONNX's operators for attention into plain ones around one node of the
domain `attn`, MarkedAttention, whose attribute `mark` is that of attn-raise. Its
inputs and outputs are what the mark says.

Covered is Attention of the opsets 23 to 25. What attention on these terms cannot do
is a `ValueError` that names it.
"""

import dataclasses

import numpy as np
from onnx import TensorProto, helper

from .mark import Mark
from .onnx_node import Node, get_inputs, get_outputs

__all__ = ["REWRITES", "NODE", "Attention"]

NODE = "MarkedAttention"
DOMAIN = "attn"


def _check_elements(**tensors):
    for role, tensor in tensors.items():
        if tensor.element not in (TensorProto.FLOAT16, TensorProto.BFLOAT16,
                                  TensorProto.FLOAT, TensorProto.DOUBLE):
            raise ValueError(f"{role}: expected elements of FLOAT16, BFLOAT16, FLOAT or "
                             f"DOUBLE, found {TensorProto.DataType.Name(tensor.element)}")


def _check_extents(query, key, value):
    """Of those that are known."""
    axes = {"b": "batches", "h": "heads", "s": "positions", "d": "elements of depth"}
    for role, tensor, letters, wanted in (("key", key, "bd", query),
                                          ("value", value, "bhs", key)):
        for letter in letters:
            found, expected = tensor.extents[letter], wanted.extents[letter]
            if isinstance(found, int) and isinstance(expected, int) and found != expected:
                raise ValueError(f"{role}: expected {expected} {axes[letter]}, found "
                                 f"{found}")
    if not key.extents["h"] or query.extents["h"] % key.extents["h"]:
        raise ValueError(f"{key.extents['h']} heads of keys do not divide "
                         f"{query.extents['h']} of queries")


class Attention(Node):
    """Collects what one node of attention is made of."""

    def __init__(self, graph, node):
        super().__init__(graph, node)
        self.arguments = {}  # names by role
        self.layouts = {}
        self.mark = Mark([])

    def keep(self, tensor, output):
        """Keys or values that the model returns as `output`, if that has a name."""
        return self.transpose(tensor, output) if output else tensor

    def append(self, past, tensor, output=None):
        """The past and the new keys or values, in the layout bhsd."""
        new = self.transpose(tensor)
        length, more = self.get_type(past).shape[2], new.extents["s"]
        both = isinstance(length, int) and isinstance(more, int)
        name = self.graph.add("Concat", [past, new.name], output=output, axis=2)
        return dataclasses.replace(new, name=name, extents={
            **new.extents, "s": length + more if both else None})

    #===--------------------------------------------------------------------===#
    # Masks
    #===--------------------------------------------------------------------===#

    def add_pair(self, role, name, letters):
        """A mask or a bias; several are joined."""
        if role in self.arguments:
            op = "And" if role == "mask" else "Add"
            ranks = len(self.layouts[role]), len(letters)
            wide = "bhqk"
            # Broadcast from the right, as ONNX does.
            name = self.graph.add(op, [self.widen(self.arguments[role],
                                                  self.layouts[role]),
                                       self.widen(name, letters)])
            letters = wide if max(ranks) else letters
        self.arguments[role] = name
        self.layouts[role] = letters

    def widen(self, name, letters):
        """With all four axes."""
        axes = [n for n, letter in enumerate("bhqk") if letter not in letters]
        if not axes:
            return name
        return self.graph.add("Unsqueeze", [
            name, self.graph.add_constant(np.array(axes, np.int64), "axes")])

    def add_mask(self, name, key, element):
        """A mask of ONNX: boolean, or numbers that are added; its last axes are
        those of the scores."""
        type = self.get_type(name)
        if not 1 <= type.rank <= 4:
            raise ValueError(f"the mask '{name}' has rank {type.rank}")
        is_bool = type.element == TensorProto.BOOL
        length, expected = type.get_static(-1), key.extents["s"]
        if length is not None and isinstance(expected, int) and length < expected \
                and length > 1:
            name = self.pad(name, type, expected - length, is_bool)
        letters = "bhqk"[4 - type.rank:]
        if is_bool:
            self.add_pair("mask", name, letters)
            return
        floats = {TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.BFLOAT16}
        if type.element not in floats and not (
                type.element == element == TensorProto.DOUBLE):
            name = self.cast(name, element)
        self.add_pair("bias", name, letters)

    def pad(self, name, type, count, is_bool):
        """What a mask leaves out at its end is not attended to."""
        shape = [*type.shape[:-1], count]
        if all(isinstance(extent, int) for extent in shape):
            dtype = helper.tensor_dtype_to_np_dtype(type.element)
            fill = False if is_bool else -np.inf
            rest = self.graph.add_constant(np.full(shape, fill, dtype), "fill")
            return self.graph.add("Concat", [name, rest], axis=-1)
        pads = self.graph.add_constant(np.array(
            [0] * (2 * type.rank - 1) + [count], np.int64), "pads")
        fill = self.graph.add_constant(np.array(
            False if is_bool else -np.inf,
            helper.tensor_dtype_to_np_dtype(type.element)), "fill")
        return self.graph.add("Pad", [name, pads, fill])

    def add_band(self, query, key, offset, causal, window):
        """Causality and a window around the diagonal `i + offset`; `offset` is the
        name of a tensor of rank 0, or of one number for each batch."""
        left, right = window
        if offset is None or self.get_type(offset).rank == 0:
            self.mark.causal = causal
            if left is not None or right is not None:
                self.mark.window = window
            if offset is not None and (causal or self.mark.window):
                self.arguments["diagonal_offset"] = offset
            return
        # The op has one diagonal for all batches.
        add = self.graph.add
        start = add("Reshape", [offset, self.graph.add_constant(
            np.array([-1, 1, 1, 1], np.int64), "shape")])
        rows = add("Add", [self.get_positions(query, (1, 1, -1, 1)), start])
        distance = add("Sub", [rows, self.get_positions(key, (1, 1, 1, -1))])
        conditions = []
        for lowest, highest in ((0 if causal else None, None), (None, left),
                                (None if right is None else -right, None)):
            if lowest is not None:
                conditions.append(add("GreaterOrEqual", [
                    distance, self.graph.add_constant(np.int64(lowest), "bound")]))
            if highest is not None:
                conditions.append(add("LessOrEqual", [
                    distance, self.graph.add_constant(np.int64(highest), "bound")]))
        for condition in conditions:
            self.add_pair("mask", condition, "bhqk")

    #===--------------------------------------------------------------------===#
    # The node
    #===--------------------------------------------------------------------===#

    def finish(self, query, key, value, output, flat):
        """Adds the node; its result is `output`, with heads and depth in one axis if
        `flat`, else in the layout bhsd."""
        _check_elements(query=query, key=key, value=value)
        _check_extents(query, key, value)
        for tensor in (key, value):
            if tensor.element != query.element:
                tensor.name = self.cast(tensor.name, query.element)
        tensors = {"query": query, "key": key, "value": value}
        roles = {role: tensor.name for role, tensor in tensors.items()}
        roles.update(self.arguments)
        self.mark.arguments = list(roles)
        layout = "bshd" if flat else "bhsd"
        self.mark.layouts = {role: tensor.layout for role, tensor in tensors.items()}
        self.mark.layouts.update(self.layouts, output=layout)
        extents = {**query.extents, "d": value.extents["d"]}
        shape = [extents[letter] for letter in layout]
        result = self.graph.make_name("attn_output") if flat else output
        self.graph.add(NODE, list(roles.values()), (query.element, shape),
                       output=result, domain=DOMAIN, mark=str(self.mark))
        self.graph.nodes[-1].name = self.node.name or self.node.op_type
        if flat:
            width = self.graph.add_constant(np.array(
                [0, 0, extents["h"] * extents["d"]], np.int64), "shape")
            self.graph.add("Reshape", [result, width], output=output)


#===------------------------------------------------------------------------===#
# ONNX's Attention
#===------------------------------------------------------------------------===#

def _get_bound(attributes, name):
    bound = attributes.get(name, -1)
    return None if bound < 0 else bound


def _add_scores(attention, scores, key, value):
    """The op holds no scores: they come from the function that defines Attention, of
    which nothing else is used."""
    graph, node = attention.graph, attention.node
    unused = [graph.make_name("attn_unused") for _ in range(3)]
    output = attention.get_type(node.input[0])
    for name, type in zip(unused, (
            (output.element, [*output.shape[:-1], None]),
            *((tensor.element, [tensor.extents[letter] for letter in "bhsd"])
              for tensor in (key, value)))):
        graph.declare(name, *type)
    copy = helper.make_node("Attention", node.input, [*unused, scores],
                            name=(node.name or "Attention") + ".scores")
    copy.attribute.extend(node.attribute)
    graph.nodes.append(copy)


def rewrite_attention(graph, node):
    """Attention of opset 23 to 25."""
    names = get_inputs(node, 7)
    q, k, v, mask, past_key, past_value, nonpad = names
    output, present_key, present_value, scores = get_outputs(node, 4)
    attention = Attention(graph, node)
    attributes = attention.attributes
    if not (q and k and v):
        raise ValueError("expected the inputs Q, K and V")
    mode = attributes.get("qk_matmul_output_mode", 0)
    if mode not in range(4):
        raise ValueError(f"expected a qk_matmul_output_mode from 0 to 3, found {mode}")
    flat = attention.get_type(q).rank == 3
    if flat:
        query = attention.split_heads(q, attributes.get("q_num_heads"))
        key = attention.split_heads(k, attributes.get("kv_num_heads"))
        value = attention.split_heads(v, attributes.get("kv_num_heads"))
    else:
        query, key, value = map(attention.get_heads_first, (q, k, v))
    # How many keys come before the queries.
    offset = None
    new_length = key.extents["s"]
    if past_key:
        past = attention.get_heads_first(past_key)
        key = attention.append(past_key, key, present_key or None)
        value = attention.append(past_value, value, present_value or None)
    else:
        key = attention.keep(key, present_key)
        value = attention.keep(value, present_value)
    if scores:
        _add_scores(attention, scores, key, value)
    if mask:
        attention.add_mask(mask, key, query.element)
    causal = bool(attributes.get("is_causal", 0))
    window = (_get_bound(attributes, "left_window_size"),
              _get_bound(attributes, "right_window_size"))
    has_band = causal or window != (None, None)
    if past_key and has_band:
        if new_length == query.extents["s"] and new_length is not None:
            attention.mark.diagonal = "bottom_right"
        else:
            offset = attention.get_extent(past, "s")
    if nonpad:
        attention.arguments["key_lengths"] = nonpad
        # The one query of a decoding step is the last of the keys.
        if query.extents["s"] == 1:
            causal = False
            has_band = window != (None, None)
        if has_band:
            last = nonpad
            if query.extents["b"] == 1:
                last = graph.add("Reshape", [nonpad, graph.add_constant(
                    np.array([], np.int64), "shape")], (TensorProto.INT64, ()))
            offset = graph.add("Sub", [last, attention.get_extent(query, "s")])
            graph.types.pop(offset, None)
    if has_band:
        attention.add_band(query, key, offset, causal, window)
    attention.mark.scale = attributes.get("scale")
    attention.mark.softcap = attributes.get("softcap") or None
    attention.finish(query, key, value, output, flat)


REWRITES = {("", "Attention"): rewrite_attention,
            ("ai.onnx", "Attention"): rewrite_attention}
