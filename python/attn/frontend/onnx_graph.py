#===- onnx_graph.py - Nodes added to an ONNX graph ---------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""What the rewriting of ONNX graphs needs: types of values, and nodes in front of
others. Extents are integers, names of symbols, or None."""

import math

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

__all__ = ["Graph", "Type"]

# Larger constants say nothing about shapes.
_MAX_SHAPE_ELEMENTS = 1024


class Type:
    """The element type and the extents of a value."""

    def __init__(self, element, shape):
        self.element = element
        self.shape = tuple(shape)

    @property
    def rank(self):
        return len(self.shape)

    def get_static(self, dimension):
        extent = self.shape[dimension]
        return extent if isinstance(extent, int) else None


def _read_type(info):
    if info.type.WhichOneof("value") != "tensor_type":
        return None
    tensor = info.type.tensor_type
    if not tensor.elem_type or not tensor.HasField("shape"):
        return None
    return Type(tensor.elem_type, (
        dim.dim_value if dim.HasField("dim_value") else dim.dim_param or None
        for dim in tensor.shape.dim))


class Graph:
    """The main graph of a model, whose nodes are rewritten one after the other."""

    def __init__(self, model):
        self.model = model
        self.nodes = []
        self.types = {}
        self.declared = []
        self.names = {name for node in model.graph.node for name in node.output}
        self.names |= {value.name for value in model.graph.input}
        self.names |= {value.name for value in model.graph.initializer}
        # Those whose types the model tells, whatever its operators become.
        self.typed = {value.name for value in (*model.graph.value_info,
                                               *model.graph.output) if _read_type(value)}
        # How many nodes of the model the new ones stand for.
        self.done = 0
        # Nodes of a domain without an entry are an error, even if it is unknown.
        for domain in {node.domain for node in model.graph.node} | {"attn"}:
            if domain not in {opset.domain for opset in model.opset_import}:
                model.opset_import.append(helper.make_opsetid(domain, 1))
        self.infer()

    def infer(self):
        """Types of all values, from a copy without the weights, whose sizes protobuf
        would not let pass."""
        graph = self.model.graph
        light = onnx.ModelProto()
        light.ir_version = self.model.ir_version
        light.opset_import.extend(self.model.opset_import)
        light.functions.extend(self.model.functions)
        copy = light.graph
        copy.name = graph.name or "main"
        copy.node.extend([*self.nodes, *list(graph.node)[self.done:]])
        copy.input.extend(graph.input)
        copy.output.extend(graph.output)
        copy.value_info.extend([*graph.value_info, *self.declared])
        inputs = {value.name for value in graph.input}
        for tensor in graph.initializer:
            if math.prod(tensor.dims) <= _MAX_SHAPE_ELEMENTS:
                copy.initializer.append(tensor)
            elif tensor.name not in inputs:
                copy.input.append(helper.make_tensor_value_info(
                    tensor.name, tensor.data_type, tensor.dims))
        inferred = onnx.shape_inference.infer_shapes(light, data_prop=True).graph
        self.types = {}
        for tensor in graph.initializer:
            self.types[tensor.name] = Type(tensor.data_type, tensor.dims)
        for info in (*inferred.value_info, *inferred.output, *inferred.input):
            found = _read_type(info)
            if found:
                self.types[info.name] = found
        self.inferred = inferred

    def get_type(self, name):
        """The type of a value, or None if nothing tells its rank."""
        if name not in self.types:
            self.infer()
        return self.types.get(name)

    def get_constant(self, name):
        """The array that a value is, or None if it is computed."""
        for tensor in self.model.graph.initializer:
            if tensor.name == name:
                return numpy_helper.to_array(tensor)
        for node in self.model.graph.node:
            if node.op_type == "Constant" and name in node.output:
                for attribute in node.attribute:
                    if attribute.name == "value":
                        return numpy_helper.to_array(attribute.t)
        return None

    #===--------------------------------------------------------------------===#
    # New nodes
    #===--------------------------------------------------------------------===#

    def make_name(self, hint):
        number, name = 0, hint
        while name in self.names:
            number += 1
            name = f"{hint}_{number}"
        self.names.add(name)
        return name

    def add_constant(self, array, hint="constant"):
        name = self.make_name("attn_" + hint)
        self.model.graph.initializer.append(
            numpy_helper.from_array(np.asarray(array), name))
        self.types[name] = Type(helper.np_dtype_to_tensor_dtype(
            np.asarray(array).dtype), np.shape(array))
        return name

    def declare(self, name, element, shape):
        """The type of a value that no schema tells."""
        self.types[name] = Type(element, shape)
        self.declared.append(helper.make_tensor_value_info(name, element, shape))

    def add(self, op, inputs, type=None, output=None, domain="", **attributes):
        """A node with one output, whose name it returns. `type` is an element type
        and extents."""
        output = output or self.make_name("attn_" + op.lower())
        self.nodes.append(helper.make_node(
            op, inputs, [output], name=output, domain=domain, **attributes))
        if type and output not in self.typed:
            self.declare(output, *type)
        return output

    def finish(self):
        """Puts the nodes and the types of all values into the model."""
        graph = self.model.graph
        del graph.node[:]
        graph.node.extend(self.nodes)
        self.done = len(self.nodes)
        self.infer()
        del graph.value_info[:]
        known = {value.name for value in (*graph.input, *graph.output)}
        graph.value_info.extend(info for info in self.inferred.value_info
                                if info.name not in known)
        # Results whose types the model leaves open.
        for output in graph.output:
            inferred = self.types.get(output.name)
            if inferred and not _read_type(output):
                output.CopyFrom(helper.make_tensor_value_info(
                    output.name, inferred.element, inferred.shape))
