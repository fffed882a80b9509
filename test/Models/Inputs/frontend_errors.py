#===- frontend_errors.py - What the front ends refuse ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Prints what the front ends say of models with operations that nobody lowers."""

import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper

import attn
from attn.frontend import onnx as onnx_frontend
from attn.frontend import torch as torch_frontend


class Model(torch.nn.Module):
    def forward(self, x):
        y = torch.special.bessel_j0(x)
        y = y + torch.special.bessel_j0(x + 1)
        return y + torch.sort(x)[0]


class Counter(torch.nn.Module):
    """Has a state, and writes to its argument."""

    def __init__(self):
        super().__init__()
        self.register_buffer("count", torch.zeros(4))

    def forward(self, x):
        self.count.add_(1)
        return x.add_(self.count)


def make_info(name):
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, [2, 3, 8])


def make_model(**heads):
    graph = helper.make_graph(
        [helper.make_node("Foo", ["x"], ["y"], name="first", domain="my.ops"),
         helper.make_node("Bar", ["y"], ["z"], name="second", domain="my.ops"),
         helper.make_node("Attention", ["z", "z", "z"], ["w"], name="third", **heads)],
        "graph", [make_info("x")], [make_info("w")],
        value_info=[make_info("y"), make_info("z")])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 23),
                                                   helper.make_opsetid("my.ops", 1)])


def make_plain(*nodes, key_width=8, types=()):
    """A model of nodes (operator, input, output), named as their outputs are."""
    graph = helper.make_graph(
        [helper.make_node(op, list(inputs), [output], name=output, **attributes)
         for op, inputs, output, attributes in nodes], "graph",
        [make_info("x"), helper.make_tensor_value_info(
            "k", TensorProto.FLOAT, [2, 3, key_width]),
         helper.make_tensor_value_info("s", TensorProto.STRING, [3])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, None)], value_info=types)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 23),
                                                   helper.make_opsetid("my.ops", 1)])


def make_attention(shape, count, element=TensorProto.FLOAT, **attributes):
    """Attention of so many inputs, all of them q."""
    graph = helper.make_graph(
        [helper.make_node("Attention", ["q"] * count, ["y"], name="y", **attributes)],
        "graph", [helper.make_tensor_value_info("q", element, shape)],
        [helper.make_tensor_value_info("y", element, None)])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 23)])


def make_contrib(op, inputs, outputs=1, opset=17, **attributes):
    """A node of com.microsoft; inputs are pairs of a name and a shape, or None."""
    node = helper.make_node(op, [pair[0] if pair else "" for pair in inputs],
                            [f"out{n}" for n in range(outputs)], name="attention",
                            domain="com.microsoft", **attributes)
    integers = ("mask", "seqlens_k", "total")
    graph = helper.make_graph(
        [node], "graph",
        [helper.make_tensor_value_info(
            name, TensorProto.INT32 if name in integers else TensorProto.FLOAT, shape)
         for name, shape in filter(None, inputs)],
        [helper.make_tensor_value_info(f"out{n}", TensorProto.FLOAT, None)
         for n in range(outputs)])
    return helper.make_model(graph, opset_imports=[
        helper.make_opsetid("", opset), helper.make_opsetid("com.microsoft", 1)])


def make_contribs():
    """What is refused of onnxruntime's operators, and models of it."""
    q, k, v = [(name, [2, 3, 16]) for name in "qkv"]
    cache = [("past_key", [2, 2, 4, 8]), ("past_value", [2, 2, 4, 8])]
    rest = [("seqlens_k", [2]), ("total", [])]

    def multi(*inputs, num_heads=2, **options):
        return make_contrib("MultiHeadAttention", inputs, num_heads=num_heads, **options)

    def group(*inputs, num_heads=2, kv_num_heads=2, **options):
        return make_contrib("GroupQueryAttention", inputs, num_heads=num_heads,
                            kv_num_heads=kv_num_heads, **options)

    yield multi(q)
    yield multi(q, k)
    yield multi(("q", [2, 3, 2, 2, 8]))
    yield multi(q, k, v, num_heads=3)
    yield multi(q, k, v, ("bias", [32]))
    yield multi(q, ("k", [2, 3, 2, 2, 8]), None, ("bias", [48]))
    yield multi(q, k, v, None, ("mask", [7]))
    yield multi(q, k, v, None, ("mask", [2]), mask_filter_value=-1.0)
    yield multi(q, k, v, None, ("mask", [2, 4]))
    yield multi(q, k, v, None, None, ("added", [3, 3]))
    yield multi(q, k, v, None, None, None, cache[0])
    yield multi(q, ("k", [2, 2, 3, 8]), ("v", [2, 2, 3, 8]), None, None, None, *cache)
    yield multi(q, k, v, None, None, None, None, None, None, ("beams", [2, 1, 8]))
    yield multi(q, k, v, outputs=4)
    yield multi(q, k, v, flavour=1)
    yield multi(q, k, v, opset=12)
    yield group(q, k, v, *cache)
    yield group(q, k, None, None, None, *rest)
    yield group(q, k, v, None, None, *rest, k_quant_type="PER_TENSOR")
    yield group(q, k, v, None, None, *rest, sliding_window_cache=1)
    yield group(q, k, v, None, None, *rest, do_rotary=1)
    yield group(q, k, v, None, None, *rest, ("cos", [9, 8]), ("sin", [9, 8]), do_rotary=1)
    yield group(q, k, v, None, None, *rest, None, None, None, None, None, ("scale", [1]))
    yield group(q, k, v, None, None, *rest, num_heads=4, kv_num_heads=3)
    yield group(q, k, v, None, None, *rest, qk_output=1)
    yield group(q, k, v, None, None, *rest, kv_num_heads=0)


for name, convert in (
        ("torch", lambda: torch_frontend.to_mlir(Model(), (torch.zeros(4, 4),))),
        ("onnx", lambda: onnx_frontend.to_mlir(
            make_model(q_num_heads=2, kv_num_heads=2))),
        ("heads", lambda: onnx_frontend.to_mlir(make_model())),
        ("file", lambda: onnx_frontend.to_mlir(__file__)),
        ("args", lambda: attn.compile(Model(), torch.zeros(4, 4))),
        ("missing", lambda: attn.compile(torch.nn.Linear(4, 3))),
        ("numpy", lambda: attn.compile(torch.nn.Linear(4, 3), (np.zeros((2, 4)),))),
        ("shape", lambda: attn.compile(torch.nn.Linear(4, 3), (torch.zeros(2, 5),))),
        ("state", lambda: torch_frontend.to_mlir(Counter(), (torch.zeros(4),))),
        ("type", lambda: onnx_frontend.to_mlir(make_plain(
            ("Foo", "x", "h", {"domain": "my.ops"}), ("Relu", "h", "y", {})))),
        ("string", lambda: onnx_frontend.to_mlir(make_plain(
            ("StringNormalizer", "s", "y", {})))),
        ("input", lambda: onnx_frontend.to_mlir(make_plain(("Relu", "z", "y", {})))),
        ("width", lambda: onnx_frontend.to_mlir(make_plain(
            ("Attention", "xkk", "y", {"q_num_heads": 2, "kv_num_heads": 2}),
            key_width=12))),
        ("rank", lambda: onnx_frontend.to_mlir(make_attention([], 3))),
        ("inputs", lambda: onnx_frontend.to_mlir(make_attention([1, 2, 3, 4], 1))),
        ("mode", lambda: onnx_frontend.to_mlir(make_attention(
            [1, 2, 3, 4], 3, qk_matmul_output_mode=9))),
        ("elements", lambda: onnx_frontend.to_mlir(make_attention(
            [1, 2, 3, 4], 3, TensorProto.INT32))),
        ("axes", lambda: onnx_frontend.to_mlir(make_attention([1, 1, 2, 3, 4], 3))),
        ("domain", lambda: onnx_frontend.to_mlir(make_plain(
            ("Foo", "x", "h", {"domain": "my.ops"}), ("Relu", "h", "y", {}),
            types=[make_info("h")]))),
        ("empty", lambda: attn.compile(onnx.ModelProto()))):
    try:
        convert()
        sys.exit(f"{name}: expected an error")
    except (RuntimeError, TypeError, ValueError) as error:
        print(f"{name}: {error}")

# A result of attention itself, whose shape the model leaves open.
print("open:", onnx_frontend.to_mlir(make_attention([1, 2, 3, 4], 3)).count("attn.attention ="))

for model in make_contribs():
    try:
        onnx_frontend.to_mlir(model)
        print("contrib: taken:", [value.name for value in model.graph.input])
    except ValueError as error:
        print("contrib:", str(error).split("\n", 1)[1].strip())

# Functions of the model itself are what they are defined as.
model = make_plain(("Foo", "x", "y", {"domain": "my.ops"}))
model.functions.append(helper.make_function(
    "my.ops", "Foo", ["a"], ["b"], [helper.make_node("Tanh", ["a"], ["b"])],
    [helper.make_opsetid("", 23)]))
print("function:", onnx_frontend.to_mlir(model).count("math.tanh"))
