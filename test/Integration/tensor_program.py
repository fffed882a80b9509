# ===- tensor_program.py - Tensor programs as front ends write them --------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""A program is a list of nodes, each an operation on the values of earlier nodes.
It prints itself as a function in MLIR and evaluates itself with `bounds`."""

import numpy as np

import bounds
import harness
from bounds import Array
from program_node import Emitter
from program_ops import EMIT, EVAL


def evaluate(node, values):
    """The bounded array that a node computes from those of the others."""
    if node.op in ("arg", "constant", "scalar"):
        return Array(node.params["data"], node.dtype)
    args = [values[k] for k in node.operands]
    function = EVAL[node.op]
    with np.errstate(all="ignore"):
        if node.wrap == "if":
            condition, other = (values[k] for k in node.extra)
            return function(node, args) if condition.value else other
        if node.wrap == "for":
            for _ in range(int(values[node.extra[0]].value)):
                args[0] = function(node, args)
            return args[0]
        return function(node, args)


class Program:
    """One public function, and a case for stages.run_stage."""

    def __init__(self, name, nodes, returned):
        self.name = name
        self.nodes = nodes
        self.returned = returned
        self.resources = {}
        self.values = None

    def resource(self, data, dtype):
        name = f"{self.name}_weight_{len(self.resources)}"
        blob = harness.encode(data, dtype).tobytes()
        self.resources[name] = "0x" + (8).to_bytes(4, "little").hex() + blob.hex().upper()
        return name

    def live(self):
        """The nodes that results depend on, in order."""
        live = set()
        pending = list(self.returned)
        while pending:
            k = pending.pop()
            if k not in live:
                live.add(k)
                pending += self.nodes[k].users_of
        return sorted(live)

    def evaluate(self):
        if self.values is None:
            self.values = {}
            for k in self.live():
                self.values[k] = evaluate(self.nodes[k], self.values)
        return self.values

    def inputs(self):
        return [k for k in self.live() if self.nodes[k].op in ("arg", "scalar")]

    def text(self):
        self.resources = {}
        e = Emitter(self)
        for k in self.live():
            node = self.nodes[k]
            if node.op not in ("arg", "scalar"):
                self.emit_node(e, k, node)
        arguments = ", ".join(f"%v{k}: {self.nodes[k].type}" for k in self.inputs())
        results = ", ".join(self.nodes[k].type for k in self.returned)
        names = ", ".join(f"%v{k}" for k in self.returned)
        body = "\n".join(e.lines)
        return (
            f"  func.func @{self.name}({arguments}) -> ({results}) {{\n{body}\n"
            f"    return {names}{' : ' + results if names else ''}\n  }}\n" + "".join(e.functions)
        )

    def emit_node(self, e, k, node):
        operands = [(f"%v{j}", self.nodes[j]) for j in node.operands]
        emit = EMIT[node.op]
        name = f"%v{k}"
        if node.wrap == "call":
            inner = Emitter(self)
            passed = [(f"%a{i}", operand) for i, (_, operand) in enumerate(operands)]
            result = emit(inner, node, passed)
            symbol = f"{self.name}_part_{k}"
            types = ", ".join(operand.type for _, operand in operands)
            parameters = ", ".join(f"{n}: {operand.type}" for n, operand in passed)
            e.functions.append(
                f"  func.func private @{symbol}({parameters}) -> {node.type} {{\n"
                + "\n".join(inner.lines)
                + f"\n    return {result} : {node.type}\n  }}\n"
            )
            names = ", ".join(n for n, _ in operands)
            e.line(f"{name} = call @{symbol}({names}) : ({types}) -> {node.type}")
        elif node.wrap == "if":
            condition, other = node.extra
            e.line(f"{name} = scf.if %v{condition} -> ({node.type}) {{")
            result = emit(e, node, operands)
            e.line(f"scf.yield {result} : {node.type}")
            e.line("} else {")
            e.line(f"scf.yield %v{other} : {node.type}")
            e.line("}")
        elif node.wrap == "for":
            zero, one = e.index(0), e.index(1)
            state = e.new()
            e.line(
                f"{name} = scf.for {e.new()} = {zero} to %v{node.extra[0]} step {one} "
                f"iter_args({state} = {operands[0][0]}) -> ({node.type}) {{"
            )
            result = emit(e, node, [(state, operands[0][1])] + operands[1:])
            e.line(f"scf.yield {result} : {node.type}")
            e.line("}")
        else:
            result = emit(e, node, operands)
            for i in reversed(range(len(e.lines))):
                # The line that defines the result gets the node's name.
                if e.lines[i].lstrip().startswith(f"{result} = "):
                    e.lines[i] = e.lines[i].replace(f"{result} = ", f"{name} = ", 1)
                    return
            raise AssertionError(f"{node.op} defines no {result}")

    def call(self):
        inputs = []
        for k in self.inputs():
            node = self.nodes[k]
            inputs.append((harness.encode(node.params["data"], node.dtype), node.dtype))
        results = [(len(self.nodes[k].shape), self.nodes[k].dtype) for k in self.returned]
        return harness.Call(self.name, inputs, results)

    def wanted(self):
        values = self.evaluate()
        return [values[k] for k in self.returned]

    def check(self, results):
        for number, (got, want) in enumerate(zip(results, self.wanted())):
            message = bounds.difference(np.asarray(got), want)
            if message:
                node = self.nodes[self.returned[number]]
                return f"result {number}, a {node.op} {node.type}: {message}"
        return None
