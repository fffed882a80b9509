#===- frontend_errors.py - What the front ends refuse ----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Prints what the front ends say of models with operations that nobody lowers."""

import sys

import onnx
import torch
from onnx import TensorProto, helper

from attn.frontend import onnx as onnx_frontend
from attn.frontend import torch as torch_frontend


class Model(torch.nn.Module):
    def forward(self, x):
        y = torch.special.bessel_j0(x)
        y = y + torch.special.bessel_j0(x + 1)
        return y + torch.sort(x)[0]


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


for name, convert in (
        ("torch", lambda: torch_frontend.to_mlir(Model(), (torch.zeros(4, 4),))),
        ("onnx", lambda: onnx_frontend.to_mlir(
            make_model(q_num_heads=2, kv_num_heads=2))),
        ("heads", lambda: onnx_frontend.to_mlir(make_model())),
        ("file", lambda: onnx_frontend.to_mlir(__file__))):
    try:
        convert()
        sys.exit(f"{name}: expected an error")
    except ValueError as error:
        print(f"{name}: {error}")
