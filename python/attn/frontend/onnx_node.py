#===- onnx_node.py - Nodes of ONNX that are rewritten ------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""What the rewriting of a node of ONNX needs: its inputs, its attributes, and tensors
with named axes made of them."""

import dataclasses

import numpy as np
from onnx import TensorProto, helper

__all__ = ["Node", "Tensor", "get_inputs", "get_outputs"]


def _get_attributes(node):
    return {attribute.name: helper.get_attribute_value(attribute)
            for attribute in node.attribute}


def get_inputs(node, count):
    return [*node.input, *[""] * count][:count]


def get_outputs(node, count):
    return [*node.output, *[""] * count][:count]


@dataclasses.dataclass
class Tensor:
    """A query, key or value with a layout: `bhsd` or `bshd`."""
    name: str
    layout: str
    element: int
    extents: dict  # of the letters

    @property
    def shape(self):
        return [self.extents[letter] for letter in self.layout]


class Node:
    """A node that others are put in the place of."""

    def __init__(self, graph, node):
        self.graph = graph
        self.node = node
        self.attributes = _get_attributes(node)

    #===--------------------------------------------------------------------===#
    # Query, key and value
    #===--------------------------------------------------------------------===#

    def get_type(self, name):
        found = self.graph.get_type(name)
        if found is None:
            raise ValueError(f"the rank of '{name}' is not known")
        return found

    def get_type_of_rank(self, name, rank):
        type = self.get_type(name)
        if type.rank != rank:
            raise ValueError(f"expected '{name}' to have rank {rank}, found {type.rank}")
        return type

    def split_heads(self, name, heads):
        """[batch, length, heads * depth] with an axis of heads."""
        type = self.get_type_of_rank(name, 3)
        batch, length, width = type.shape
        if not isinstance(width, int):
            raise ValueError(f"the last extent of '{name}' is not known")
        if heads is None or heads < 1:
            raise ValueError(f"expected an attribute with the number of heads of '{name}', "
                             f"at least 1, found {heads}")
        if width % heads:
            raise ValueError(f"{heads} heads do not divide {width}, the last extent "
                             f"of '{name}'")
        extents = {"b": batch, "s": length, "h": heads, "d": width // heads}
        shape = self.graph.add_constant(
            np.array([0, 0, heads, width // heads], np.int64), "shape")
        split = self.graph.add("Reshape", [name, shape])
        return Tensor(split, "bshd", type.element, extents)

    def get_heads_first(self, name):
        type = self.get_type_of_rank(name, 4)
        return Tensor(name, "bhsd", type.element, dict(zip("bhsd", type.shape)))

    def transpose(self, tensor, output=None):
        """In the layout bhsd."""
        if tensor.layout == "bhsd":
            if output:
                self.graph.add("Identity", [tensor.name], output=output)
                return dataclasses.replace(tensor, name=output)
            return tensor
        name = self.graph.add("Transpose", [tensor.name], output=output,
                              perm=[0, 2, 1, 3])
        return dataclasses.replace(tensor, name=name, layout="bhsd")

    def cast(self, name, element):
        if self.get_type(name).element == element:
            return name
        shape = self.get_type(name).shape
        return self.graph.add("Cast", [name], (element, shape), to=element)

    def take(self, tensor, axis, start, stop):
        """Some of the heads, or of the elements of depth."""
        name = self.slice(tensor.name, start, stop, tensor.layout.index(axis))
        return dataclasses.replace(tensor, name=name, extents={
            **tensor.extents, axis: stop - start})

    #===--------------------------------------------------------------------===#
    # Small tensors
    #===--------------------------------------------------------------------===#

    def constant(self, array, dtype=np.int64):
        return self.graph.add_constant(np.array(array, dtype))

    def reshape(self, name, shape):
        return self.graph.add("Reshape", [name, self.constant(shape)])

    def slice(self, name, start, stop, axis):
        """`start` and `stop` are integers, or names of tensors of rank 0."""
        bounds = [self.constant([bound]) if isinstance(bound, int)
                  else self.reshape(bound, [1]) for bound in (start, stop)]
        return self.graph.add("Slice", [name, *bounds, self.constant([axis])])

    def to_index(self, name):
        """The integer of a tensor with one element, as i64 of rank 0."""
        return self.reshape(self.cast(name, TensorProto.INT64), [])

    def get_extent(self, tensor, letter):
        """An extent as a tensor of one integer and rank 0."""
        extent = tensor.extents[letter]
        if isinstance(extent, int):
            return self.graph.add_constant(np.int64(extent), "extent")
        shape = self.graph.add("Shape", [tensor.name])
        index = self.graph.add_constant(
            np.int64(tensor.layout.index(letter)), "index")
        return self.graph.add("Gather", [shape, index], (TensorProto.INT64, ()))

    def get_positions(self, tensor, shape):
        """0, 1, ... along the length of the tensor, in a shape with one -1."""
        length = tensor.extents["s"]
        if isinstance(length, int):
            return self.graph.add_constant(
                np.arange(length, dtype=np.int64).reshape(shape), "positions")
        zero = self.graph.add_constant(np.int64(0), "zero")
        one = self.graph.add_constant(np.int64(1), "one")
        positions = self.graph.add(
            "Range", [zero, self.get_extent(tensor, "s"), one],
            (TensorProto.INT64, (length,)))
        return self.graph.add("Reshape", [
            positions, self.graph.add_constant(np.array(shape, np.int64), "shape")])
