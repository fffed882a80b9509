#===- onnx_contrib.py - Attention operators of onnxruntime -------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Rewrites MultiHeadAttention and GroupQueryAttention of the domain com.microsoft, as
onnxruntime's docs/ContribOperators.md defines them, as onnx_attention.py does ONNX's.

Where it leaves something open: a batch of no keys gives 0; queries that are padding, and
rows of a cache behind the length of a batch, are any numbers; position ids are read for
each token. A batch of one extends its cache by copies of whole parts, several batches
element by element, since each begins somewhere else.
"""

import dataclasses

import numpy as np
from onnx import TensorProto, helper

from .onnx_attention import Attention
from .onnx_node import Tensor, get_inputs, get_outputs
from .onnx_norm import normalize
from .onnx_rotary import get_angles, rotate

__all__ = ["REWRITES"]

DOMAIN = "com.microsoft"
# With operands for what were attributes before, as the nodes here have them.
_OPSET = 13


class ContribAttention(Attention):
    """A node of com.microsoft."""

    def __init__(self, graph, node, served, unserved=()):
        """`served` are the attributes that have a meaning here, `unserved` those that
        are taken only where they ask for nothing."""
        super().__init__(graph, node)
        opset = max((entry.version for entry in graph.model.opset_import
                     if entry.domain in ("", "ai.onnx")), default=_OPSET)
        if opset < _OPSET:
            raise ValueError(f"expected a model of opset {_OPSET} or later, found {opset}")
        for name, value in self.attributes.items():
            if name in unserved and value in (0, b"", b"NONE"):
                continue
            if name not in served:
                raise ValueError(f"the attribute {name} is not served")

    def get_heads(self, name):
        heads = self.attributes.get(name, 0)
        if heads < 1:
            raise ValueError(f"expected the attribute {name}")
        return heads

    def set_scale(self):
        self.mark.scale = self.attributes.get("scale") or None

    #===--------------------------------------------------------------------===#
    # Query, key and value
    #===--------------------------------------------------------------------===#

    def unpack(self, name, count):
        """Those that are stacked in a [batch, length, heads, count, depth]."""
        type = self.get_type(name)
        heads, depth = self.get_heads("num_heads"), type.shape[4]
        if type.shape[2:4] != (heads, count) or not isinstance(depth, int):
            raise ValueError(f"expected '{name}' to end in [{heads}, {count}, depth], "
                             f"found {list(type.shape[2:])}")
        extents = dict(zip("bshd", (*type.shape[:3], depth)))
        return [Tensor(self.reshape(self.slice(name, n, n + 1, 3), [0, 0, heads, depth]),
                       "bshd", type.element, extents) for n in range(count)]

    def add_projection_bias(self, name, tensors):
        """Adds a vector that has a part for each tensor."""
        widths = [tensor.extents["h"] * tensor.extents["d"] for tensor in tensors]
        if self.get_type(name).shape != (sum(widths),):
            raise ValueError(f"expected the bias '{name}' to have {sum(widths)} elements, "
                             f"found {list(self.get_type(name).shape)}")
        start = 0
        for tensor, width in zip(tensors, widths):
            if tensor.layout == "bshd":
                part = self.reshape(self.slice(name, start, start + width, 0),
                                    [tensor.extents["h"], tensor.extents["d"]])
                tensor.name = self.graph.add("Add", [tensor.name, part])
            start += width

    #===--------------------------------------------------------------------===#
    # The cache
    #===--------------------------------------------------------------------===#

    def write(self, past, tensor, start, output):
        """A cache in which the new keys or values lie from `start` on; it grows where
        they need more room. `start` has rank 0, or an element for each batch."""
        new = self.transpose(tensor)
        if self.get_type(past).rank != 4:
            raise ValueError(f"expected '{past}' to have rank 4, found "
                             f"{self.get_type(past).rank}")
        length = self.get_extent(new, "s")
        if self.get_type(start).rank == 0:
            end = self.graph.add("Add", [start, length])
            name = self.graph.add("Concat", [
                self.slice(past, 0, start, 2), new.name,
                self.slice(past, end, np.iinfo(np.int64).max, 2)], axis=2,
                output=output or None)
        else:
            name = self.write_batches(past, new, start, output)
        extents = {**new.extents, "s": None}
        if name in self.graph.types and self.get_type(name).get_static(2) is not None:
            extents["s"] = self.get_type(name).shape[2]
        return dataclasses.replace(new, name=name, extents=extents)

    def write_batches(self, past, new, start, output):
        """Each row is read from the past or from the new ones, which lie behind it."""
        add = self.graph.add
        room = self.get_extent(self.get_heads_first(past), "s")
        length = self.get_extent(new, "s")
        # Rows that no batch has are none of the cache, if they aren't in it already.
        most = add("ReduceMax", [start], keepdims=0)
        rows = add("Max", [add("Add", [most, length]), room])
        zero, one = self.constant(0), self.constant(1)
        row = add("Range", [zero, rows, one])
        distance = add("Sub", [row, self.reshape(start, [-1, 1])])
        is_new = add("And", [add("GreaterOrEqual", [distance, zero]),
                             add("Less", [distance, length])])
        last = add("Sub", [add("Add", [room, length]), one])
        index = add("Where", [is_new, add("Add", [distance, room]),
                              add("Min", [row, last])])
        index = add("Unsqueeze", [index, self.constant([1, 3])])
        shape = add("Concat", [
            self.reshape(part, [1]) for part in (
                self.get_extent(new, "b"), self.get_extent(new, "h"), rows,
                self.get_extent(new, "d"))], axis=0)
        name = add("GatherElements", [
            add("Concat", [past, new.name], axis=2), add("Expand", [index, shape])],
            (new.element, [None if letter == "s" else new.extents[letter]
                           for letter in "bhsd"]), axis=2)
        if output:
            add("Identity", [name], output=output)
        return name

    #===--------------------------------------------------------------------===#
    # Masks
    #===--------------------------------------------------------------------===#

    def add_key_lengths(self, name):
        self.arguments["key_lengths"] = name

    def add_filter(self, mask, letters, element):
        """What keys are filled with where the mask, of integers, is 0."""
        dtype = helper.tensor_dtype_to_np_dtype(element)
        low = np.maximum(self.attributes.get("mask_filter_value", -1e4),
                         np.float32(np.finfo(np.float32).min))
        if element == TensorProto.FLOAT16:
            low = max(low, np.finfo(np.float16).min)
        self.add_pair("bias", self.graph.add("Where", [
            self.graph.add("Cast", [mask], to=TensorProto.BOOL),
            self.constant(0, dtype), self.constant(low, dtype)]), letters)

    def add_bias(self, name):
        type = self.get_type(name)
        if type.rank != 4:
            raise ValueError(f"expected '{name}' to have rank 4, found {type.rank}")
        self.add_pair("bias", name, "bhqk")


#===------------------------------------------------------------------------===#
# MultiHeadAttention
#===------------------------------------------------------------------------===#

def _get_projections(attention, q, k, v):
    """Query, key and value of a MultiHeadAttention, in whichever form they are."""
    heads = attention.get_heads("num_heads")
    rank = attention.get_type(q).rank
    key_rank = attention.get_type(k).rank if k else 0
    value_rank = attention.get_type(v).rank if v else 0
    ranks = (rank, key_rank, value_rank)
    if ranks == (5, 0, 0):
        return attention.unpack(q, 3)
    if ranks == (3, 5, 0):
        return [attention.split_heads(q, heads), *attention.unpack(k, 2)]
    if ranks == (3, 4, 4):
        return [attention.split_heads(q, heads), *map(attention.get_heads_first, (k, v))]
    if ranks == (3, 3, 3):
        return [attention.split_heads(name, heads) for name in (q, k, v)]
    raise ValueError(
        "expected query, key and value of ranks 3, 3, 3 or 3, 4, 4, packed key and value "
        "of ranks 3, 5, or all packed of rank 5, found "
        + ", ".join(str(rank) for rank in ranks if rank))


def _add_padding(attention, mask, query, total):
    """The key padding mask in each of its shapes."""
    type = attention.get_type(mask)
    batch, shape = query.extents["b"], list(type.shape)

    def agrees(*expected):
        # Of an extent that is not known it is known that it agrees.
        return len(shape) == len(expected) and all(
            found == wanted or not isinstance(found, int) or not isinstance(wanted, int)
            for found, wanted in zip(shape, expected))

    if type.rank == 1 and attention.attributes.get("mask_filter_value", -1e4) > -1e4:
        raise ValueError("lengths of keys with a mask_filter_value above -10000, which "
                         "leaves something of what lies behind, are not served")
    if type.rank == 1 and batch is not None and shape[0] == batch:
        attention.add_key_lengths(mask)
    elif type.rank == 1 and isinstance(batch, int) and shape[0] == 3 * batch + 2:
        # Behind them are the places where sequences start.
        attention.add_key_lengths(attention.slice(mask, 0, batch, 0))
    elif agrees(batch, total):
        attention.add_filter(mask, "bk", query.element)
    elif agrees(batch, query.extents["s"], total):
        attention.add_filter(mask, "bqk", query.element)
    else:
        raise ValueError(
            f"expected a key padding mask of [batch], [3 * batch + 2], [batch, keys] or "
            f"[batch, queries, keys], found '{mask}' of {shape} with batch = {batch}, "
            f"queries = {query.extents['s']}, keys = {total}")


def rewrite_multi_head_attention(graph, node):
    (q, k, v, bias, padding, added, past_key, past_value, past_length,
     indirection) = get_inputs(node, 10)
    output, present_key, present_value, scores = get_outputs(node, 4)
    attention = ContribAttention(
        graph, node, ("num_heads", "mask_filter_value", "scale", "unidirectional"))
    for what, name in (("the input cache_indirection", indirection),
                       ("the output qk", scores)):
        if name:
            raise ValueError(f"{what} is not served")
    if bool(past_key) != bool(past_value):
        raise ValueError("expected past_key and past_value together")
    query, key, value = _get_projections(attention, q, k, v)
    if past_key and key.layout == "bhsd":
        raise ValueError("expected no past_key with a key of rank 4, which is all keys")
    if bias:
        if k and not v:
            raise ValueError("expected no bias with a packed key and value")
        attention.add_projection_bias(bias, (query, key, value))
    causal = bool(attention.attributes.get("unidirectional", 0))
    offset = None
    new_length = key.extents["s"]
    if past_key and past_length:
        # All keys that there is room for; how many there are is known at run time.
        start = attention.to_index(past_length)
        end = graph.add("Add", [start, attention.get_extent(key, "s")])
        key = attention.write(past_key, key, start, present_key)
        value = attention.write(past_value, value, start, present_value)
        attention.add_key_lengths(graph.add("Expand", [
            attention.reshape(end, [1]),
            attention.reshape(attention.get_extent(query, "b"), [1])]))
        offset = start
    elif past_key:
        past = attention.get_heads_first(past_key)
        key = attention.append(past_key, key, present_key or None)
        value = attention.append(past_value, value, present_value or None)
        offset = attention.get_extent(past, "s")
    else:
        key = attention.keep(key, present_key)
        value = attention.keep(value, present_value)
    if padding:
        if "key_lengths" in attention.arguments:
            raise ValueError("a key padding mask with past_sequence_length is not served")
        _add_padding(attention, padding, query, key.extents["s"])
    if added:
        attention.add_bias(added)
    if causal:
        if past_key and not past_length and new_length is not None \
                and new_length == query.extents["s"]:
            attention.mark.diagonal = "bottom_right"
            offset = None
        attention.add_band(query, key, offset, True, (None, None))
    attention.set_scale()
    attention.finish(query, key, value, output, True)


#===------------------------------------------------------------------------===#
# GroupQueryAttention
#===------------------------------------------------------------------------===#

def _get_groups(attention, q, k, v):
    """Query, key and value of a GroupQueryAttention, packed or not."""
    heads, key_heads = map(attention.get_heads, ("num_heads", "kv_num_heads"))
    if heads % key_heads:
        raise ValueError(f"{key_heads} heads of keys do not divide {heads} of queries")
    if bool(k) != bool(v):
        raise ValueError("expected key and value together")
    for name in (q, k, v):
        if name and attention.get_type(name).rank != 3:
            raise ValueError(f"expected '{name}' to have rank 3, found "
                             f"{attention.get_type(name).rank}")
    if k:
        return [attention.split_heads(name, count) for name, count in
                ((q, heads), (k, key_heads), (v, key_heads))]
    packed = attention.split_heads(q, heads + 2 * key_heads)
    return [attention.take(packed, "h", start, start + count) for start, count in
            ((0, heads), (heads, key_heads), (heads + key_heads, key_heads))]


def rewrite_group_query_attention(graph, node):
    (q, k, v, past_key, past_value, lengths, total, cosine, sine, positions, added, sink,
     key_scale, value_scale, query_norm, key_norm) = get_inputs(node, 16)
    output, present_key, present_value, scores = get_outputs(node, 4)
    attention = ContribAttention(
        graph, node, ("num_heads", "kv_num_heads", "scale", "softcap", "causal",
                      "local_window_size", "do_rotary", "rotary_interleaved",
                      "smooth_softmax", "qk_norm_epsilon"),
        ("k_quant_type", "v_quant_type", "kv_cache_bit_width", "qk_output",
         "sliding_window_cache"))
    attributes, add = attention.attributes, graph.add
    for what, name in (("the input k_scale", key_scale), ("the input v_scale", value_scale),
                       ("the output output_qk", scores)):
        if name:
            raise ValueError(f"{what} is not served")
    if not lengths or not total:
        raise ValueError("expected the inputs seqlens_k and total_sequence_length")
    for what, first, second in (("past_key and past_value", past_key, past_value),
                                ("cos_cache and sin_cache", cosine, sine),
                                ("q_norm_weight and k_norm_weight", query_norm, key_norm)):
        if bool(first) != bool(second):
            raise ValueError(f"expected {what} together")
    query, key, value = _get_groups(attention, q, k, v)
    if query_norm:
        epsilon = attributes.get("qk_norm_epsilon", 1e-6)
        query, key = (dataclasses.replace(
            tensor, name=normalize(attention, tensor.name, weight, epsilon))
            for tensor, weight in ((query, query_norm), (key, key_norm)))
    # How many keys lie before the queries.
    length, batch = query.extents["s"], query.extents["b"]
    start = None
    if past_key and batch == 1:
        start = add("Sub", [attention.to_index(total), attention.get_extent(query, "s")])
    elif past_key:
        wide = attention.cast(attention.reshape(lengths, [-1]), TensorProto.INT64)
        # A prompt that is shorter than others begins at 0 as they do.
        start = add("Max", [attention.constant(0), add("Sub", [
            add("Add", [wide, attention.constant(1)]),
            attention.get_extent(query, "s")])])
    if attributes.get("do_rotary"):
        if not cosine:
            raise ValueError("expected cos_cache and sin_cache with do_rotary")
        angles = get_angles(attention, (cosine, sine), positions, query, start)
        interleaved = attributes.get("rotary_interleaved")
        query, key = (rotate(attention, tensor, angles, interleaved)
                      for tensor in (query, key))
    if past_key:
        key = attention.write(past_key, key, start, present_key)
        value = attention.write(past_value, value, start, present_value)
    else:
        key = attention.keep(key, present_key)
        value = attention.keep(value, present_value)
    if added:
        attention.add_bias(added)
        if past_key:
            # A cache may have more room than the bias has keys.
            end = attention.to_index(total)
            key, value = (dataclasses.replace(
                tensor, name=attention.slice(tensor.name, 0, end, 2),
                extents={**tensor.extents, "s": None}) for tensor in (key, value))
    causal = bool(attributes.get("causal", 1))
    window = attributes.get("local_window_size", -1)
    window = (window - 1 if window > 0 else None, None)
    if past_key and batch != 1 or not causal:
        attention.add_key_lengths(add("Add", [
            attention.reshape(lengths, [-1]), attention.constant(1, np.int32)]))
        # The one query of a step is the last of the keys.
        causal = causal and length != 1
    if causal or window[0] is not None:
        attention.add_band(query, key, start, causal, window)
    if sink:
        attention.arguments["sink"] = attention.cast(sink, TensorProto.FLOAT)
    elif attributes.get("smooth_softmax"):
        attention.arguments["sink"] = attention.constant(
            [0] * query.extents["h"], np.float32)
    attention.mark.softcap = attributes.get("softcap") or None
    attention.set_scale()
    attention.finish(query, key, value, output, True)


REWRITES = {(DOMAIN, "MultiHeadAttention"): rewrite_multi_head_attention,
            (DOMAIN, "GroupQueryAttention"): rewrite_group_query_attention}
