# ===- program_node.py - Operations of tensor programs ---------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""What an operation of a program is, and how its text is written."""

import math
from dataclasses import dataclass, field

import numpy as np

import harness
from bounds import is_float

INFINITY = {"f64": "0x7FF0000000000000", "f32": "0x7F800000", "f16": "0x7C00", "bf16": "0x7F80"}
MINUS_INFINITY = {
    "f64": "0xFFF0000000000000", "f32": "0xFF800000", "f16": "0xFC00", "bf16": "0xFF80",
}  # fmt: skip
NAN = {"f64": "0x7FF8000000000000", "f32": "0x7FC00000", "f16": "0x7E00", "bf16": "0x7FC0"}


def literal(value, dtype):
    """A number as MLIR prints it, exactly."""
    if dtype == "i1":
        return "true" if value else "false"
    if not is_float(dtype):
        return str(int(value))
    value = float(harness.rounded(np.float64(value), dtype))
    if math.isnan(value):
        return NAN[dtype]
    if math.isinf(value):
        return (INFINITY if value > 0 else MINUS_INFINITY)[dtype]
    text = repr(value)
    mantissa, e, exponent = text.partition("e")
    return mantissa + ("" if "." in mantissa else ".0") + e + exponent


@dataclass
class Node:
    """`op` names an emit_ and an eval_ function below, `params` are theirs. `wrap`
    puts the operation into a function, a branch or a loop; its operands are
    `extra`."""

    op: str
    operands: list
    dtype: str
    shape: tuple
    dynamic: tuple = ()
    params: dict = field(default_factory=dict)
    wrap: str = None
    extra: list = field(default_factory=list)

    def __post_init__(self):
        self.shape = tuple(int(n) for n in self.shape)
        self.dynamic = tuple(self.dynamic) or (False,) * len(self.shape)

    @property
    def is_scalar(self):
        return self.op == "scalar"

    @property
    def type(self):
        return self.dtype if self.is_scalar else tensor_type(self.shape, self.dtype, self.dynamic)

    @property
    def users_of(self):
        return self.operands + self.extra


def tensor_type(shape, dtype, dynamic=None):
    dynamic = dynamic or (False,) * len(shape)
    extents = ["?" if open_ else str(n) for n, open_ in zip(shape, dynamic)]
    return f"tensor<{'x'.join(extents + [dtype])}>"


def affine_map(rank, results):
    names = ", ".join(f"d{i}" for i in range(rank))
    results = ", ".join("0" if r is None else f"d{r}" for r in results)
    return f"affine_map<({names}) -> ({results})>"


class Emitter:
    """Writes operations of one function."""

    def __init__(self, program):
        self.program = program
        self.lines = []
        self.count = 0
        self.functions = []

    def new(self):
        self.count += 1
        return f"%t{self.count}"

    def line(self, text):
        self.lines.append("    " + text)

    def op(self, text):
        name = self.new()
        self.line(f"{name} = {text}")
        return name

    def index(self, value):
        return self.op(f"arith.constant {value} : index")

    def size(self, operand, dim):
        """The extent of an operand: a number, or a value for one that is open."""
        name, node = operand
        if not node.dynamic[dim]:
            return str(node.shape[dim])
        return self.op(f"tensor.dim {name}, {self.index(dim)} : {node.type}")

    def empty(self, node, sizes):
        """An init for `node`: `sizes` has the (operand, dim) that each of its open
        extents comes from."""
        values = []
        for dim, is_open in enumerate(node.dynamic):
            if is_open:
                values.append(self.size(*sizes[dim]))
        return self.op(f"tensor.empty({', '.join(values)}) : {node.type}")

    def fill(self, node, sizes, text):
        empty = self.empty(node, sizes)
        value = self.op(f"arith.constant {text} : {node.dtype}")
        return self.op(
            f"linalg.fill ins({value} : {node.dtype}) outs({empty} : {node.type}) -> {node.type}"
        )


def typed(operands):
    return (
        ", ".join(name for name, _ in operands)
        + " : "
        + ", ".join(node.type for _, node in operands)
    )
