#===- onnx_rotary.py - Rotary embedding of ONNX ------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Rewrites RotaryEmbedding, of ONNX and of com.microsoft, into plain operators, which
is also what GroupQueryAttention does with its queries and keys: torch-mlir has no way
for either."""

import dataclasses

from .onnx_node import Node, get_inputs

__all__ = ["REWRITES", "get_angles", "rotate"]


def rotate(node, tensor, angles, interleaved):
    """Turns pairs of elements of depth by angles whose cosines and sines are those."""
    add, cosine, sine = node.graph.add, *angles
    half = node.get_type(cosine).shape[-1]
    depth = tensor.extents["d"]
    turned = tensor
    if 2 * half < depth:
        turned = node.take(tensor, "d", 0, 2 * half)
    if interleaved:
        pairs = node.reshape(turned.name, [0, 0, 0, half, 2])
        first, second = (node.reshape(node.slice(pairs, n, n + 1, 4), [0, 0, 0, half])
                         for n in range(2))
    else:
        first, second = (node.take(turned, "d", n * half, (n + 1) * half).name
                         for n in range(2))
    left = add("Sub", [add("Mul", [first, cosine]), add("Mul", [second, sine])])
    right = add("Add", [add("Mul", [first, sine]), add("Mul", [second, cosine])])
    if interleaved:
        axis = node.constant([4])
        left, right = (add("Unsqueeze", [part, axis]) for part in (left, right))
        name = node.reshape(add("Concat", [left, right], axis=4), [0, 0, 0, 2 * half])
    else:
        name = add("Concat", [left, right], axis=3)
    if 2 * half < depth:
        rest = node.take(tensor, "d", 2 * half, depth)
        name = add("Concat", [name, rest.name], axis=3)
    return dataclasses.replace(tensor, name=name)


def get_angles(node, caches, positions, query, start=None):
    """Cosines and sines that go with a query. They are rows of the caches: those of the
    positions, or those from `start` on, a tensor of rank 0 or with an element for each
    batch."""
    add = node.graph.add
    for name in caches:
        type = node.get_type(name)
        if type.rank != 2 or type.get_static(1) is None or \
                2 * type.shape[1] > query.extents["d"]:
            raise ValueError(f"expected '{name}' to be [positions, half of at most "
                             f"{query.extents['d']}], found {list(type.shape)}")
    if not positions:
        positions = node.get_positions(query, (1, -1))
        if start:
            positions = add("Add", [positions, start if node.get_type(start).rank == 0
                                    else node.reshape(start, [-1, 1])])
    return widen(node, query, [add("Gather", [name, positions], axis=0)
                               for name in caches])


def widen(node, query, angles):
    """One for all heads."""
    axis = node.constant([query.layout.index("h")])
    return [node.graph.add("Unsqueeze", [name, axis]) for name in angles]


def _rewrite(graph, original, x, positions, caches):
    node = Node(graph, original)
    attributes = node.attributes
    flat = node.get_type(x).rank == 3
    if flat:
        heads = attributes.get("num_heads", 0)
        if not heads and positions and node.get_type(caches[0]).rank == 2 \
                and not attributes.get("rotary_embedding_dim"):
            # The caches tell the depth.
            width = node.get_type(caches[0]).get_static(1)
            last = node.get_type(x).get_static(-1)
            heads = last // (2 * width) if width and last else 0
        query = node.split_heads(x, heads)
    else:
        query = node.get_heads_first(x)
    if not isinstance(query.extents["d"], int):
        raise ValueError(f"the last extent of '{x}' is not known")
    if positions:
        angles = get_angles(node, caches, positions, query)
    else:
        angles = widen(node, query, caches)
    turned = rotate(node, query, angles, attributes.get("interleaved", 0))
    output = original.output[0]
    if flat:
        width = query.extents["h"] * query.extents["d"]
        graph.add("Reshape", [turned.name, node.constant([0, 0, width])], output=output)
    else:
        graph.add("Identity", [turned.name], output=output)


def rewrite_rotary_embedding(graph, node):
    x, cosine, sine, positions = get_inputs(node, 4)
    _rewrite(graph, node, x, positions, (cosine, sine))


def rewrite_contrib_rotary_embedding(graph, node):
    x, positions, cosine, sine = get_inputs(node, 4)
    builder = Node(graph, node)
    for name in ("is_packed_batching", "scale"):
        if builder.attributes.get(name, 0) not in (0, 1.0 if name == "scale" else 0):
            raise ValueError(f"the attribute {name} is not served")
    query = builder.get_type(x)
    if builder.get_type(positions).rank == 1:
        # Where the positions of all batches begin.
        length = query.shape[1 if query.rank == 3 else 2]
        if not isinstance(length, int):
            raise ValueError("position_ids of one element with a length that is not "
                             "known is not served")
        positions = graph.add("Add", [builder.constant([range(length)]), positions])
    _rewrite(graph, node, x, positions, (cosine, sine))


REWRITES = {("", "RotaryEmbedding"): rewrite_rotary_embedding,
            ("ai.onnx", "RotaryEmbedding"): rewrite_rotary_embedding,
            ("com.microsoft", "RotaryEmbedding"): rewrite_contrib_rotary_embedding}
