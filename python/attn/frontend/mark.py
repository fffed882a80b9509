#===- mark.py - Calls that are marked as attention ---------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""The mark of docs/Passes.md, attn-raise, and ops of torch-mlir as such calls."""

import dataclasses
import json

__all__ = ["Mark", "MarkedFunctions", "declare", "replace_with_call"]


@dataclasses.dataclass
class Mark:
    """What the arguments and results of one function are to attention."""
    arguments: tuple
    results: tuple = ("output",)
    layouts: dict = dataclasses.field(default_factory=dict)
    scale: float | None = None
    softcap: float | None = None
    causal: bool = False
    diagonal: str = "top_left"
    window: tuple | None = None  # two bounds, None for no bound
    empty_rows: str = "zero"

    def __str__(self):
        entries = [f"arguments = {json.dumps(list(self.arguments))}",
                   f"results = {json.dumps(list(self.results))}"]
        if self.layouts:
            layouts = ", ".join(f"{role} = {json.dumps(letters)}"
                                for role, letters in self.layouts.items())
            entries.append(f"layouts = {{{layouts}}}")
        for name in "scale", "softcap":
            number = getattr(self, name)
            if number is not None:
                entries.append(f"{name} = {_float(number)} : f64")
        if self.causal:
            entries.append("causal")
        if self.diagonal != "top_left":
            entries.append(f"diagonal = {json.dumps(self.diagonal)}")
        if self.window is not None:
            bounds = ", ".join('"*"' if bound is None else str(int(bound))
                               for bound in self.window)
            entries.append(f"window = [{bounds}]")
        if self.empty_rows != "zero":
            entries.append(f"empty_rows = {json.dumps(self.empty_rows)}")
        return "{" + ", ".join(entries) + "}"


def _float(number):
    """As MLIR reads it: with a point."""
    text = repr(float(number))
    mantissa, separator, exponent = text.partition("e")
    return (mantissa if "." in mantissa else mantissa + ".0") + separator + exponent


def declare(module, name, argument_types, result_types, attributes=""):
    """A private declaration in the module, from types of torch-mlir."""
    from torch_mlir import ir
    arguments = ", ".join(map(str, argument_types))
    results = ", ".join(map(str, result_types))
    text = f"func.func private @{name}({arguments}) -> ({results}) {attributes}"
    declaration = ir.Module.parse(text, module.context).body.operations[0]
    with module.context, ir.Location.unknown():
        module.body.append(declaration.operation.clone())


def replace_with_call(module, operation, name, operands):
    """A call of the declared function in the place of the operation."""
    from torch_mlir import ir
    results = list(operation.results)
    with module.context, operation.location:
        call = ir.Operation.create(
            "func.call", results=[result.type for result in results],
            operands=operands, ip=ir.InsertionPoint(operation),
            attributes={"callee": ir.FlatSymbolRefAttr.get(name)})
    for old, new in zip(results, call.results):
        old.replace_all_uses_with(new)
    operation.erase()


class MarkedFunctions:
    """The marked functions of a module, one for each mark and types."""

    def __init__(self, module, prefix, attributes=""):
        """`prefix` begins their names; `attributes` are had by each beside its mark."""
        self._module, self._prefix, self._attributes = module, prefix, attributes
        self._names = {}

    def replace(self, operation, mark, operands):
        """A call with these operands in the place of the operation."""
        arguments = [operand.type for operand in operands]
        results = [result.type for result in operation.results]
        signature = str((mark, *arguments, *results))
        name = self._names.get(signature)
        if name is None:
            name = self._names[signature] = f"{self._prefix}{len(self._names)}"
            declare(self._module, name, arguments, results,
                    f"attributes {{attn.attention = {mark}{self._attributes}}}")
        replace_with_call(self._module, operation, name, operands)
