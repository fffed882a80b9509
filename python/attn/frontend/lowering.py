#===- lowering.py - torch-mlir's dialect to linalg ---------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""From a module of torch-mlir to linalg on tensors, or the list of all operations
for which there is no way."""

import itertools
import re

from . import Unsupported

__all__ = ["check_extents", "get_name", "get_place", "lower", "walk"]

# What attn-compile takes.
_DIALECTS = {"affine", "arith", "attn", "bufferization", "builtin", "cf", "func",
             "index", "linalg", "math", "memref", "scf", "tensor", "tosa", "ub",
             "vector"}
# The contract has no calls; what is left is looked at here instead.
_CONTRACT = ",torch-verify-linalg-on-tensors-backend-contract"
_TYPES = ",torch-func-backend-type-conversion"
_BACKEND = "torch-backend-to-linalg-on-tensors-backend-pipeline{allow-non-finites=true}"


def walk(operation):
    """All operations in it, each before those that it holds."""
    for region in operation.regions:
        for block in region.blocks:
            for nested in list(block.operations):
                yield nested.operation
                yield from walk(nested.operation)


def get_name(operation):
    """Its name without the dialect: what the model's framework calls it."""
    name = operation.name
    if name == "torch.operator":
        name = str(operation.attributes["name"]).strip('"')
    return name.removeprefix("torch.")


def get_place(location):
    """A file and line, or the name of a node."""
    text = str(location)
    position = re.search(r'"([^"]+)":(\d+):\d+', text)
    if position:
        return f"{position.group(1)}:{position.group(2)}"
    node = re.match(r'loc\("([^"]*)"', text)
    return f"node '{node.group(1)}'" if node and node.group(1) else ""


def _get_passes(context, pipeline):
    from torch_mlir import passmanager
    return str(passmanager.PassManager.parse(f"builtin.module({pipeline})", context))


def _run(module, passes):
    from torch_mlir import passmanager
    with module.context as context:
        # They are in the exception.
        context.emit_error_diagnostics = False
        passmanager.PassManager.parse(passes).run(module.operation)


def _find_leftovers(module):
    """Operations that are in none of the dialects that attn-compile takes."""
    for operation in walk(module.operation):
        # What ends a region goes with the operation that has the region.
        if (operation.name.split(".")[0] not in _DIALECTS
                and not operation.name.endswith(".yield")):
            yield operation


def lower(module, pipeline):
    """Lowers the module in place. `pipeline` is what takes it to the form of the
    torch dialect that torch-mlir's backends want."""
    from torch_mlir import ir
    context = module.context
    frontend = _get_passes(context, pipeline)
    backend = _get_passes(context, _BACKEND).replace(_CONTRACT, "")
    original = ir.Module.parse("", context)
    with context, ir.Location.unknown():
        for operation in module.body.operations:
            original.body.append(operation.operation.clone())
    try:
        _run(module, frontend)
        _run(module, backend)
    except ir.MLIRError as error:
        unsupported = _find_unsupported(original, frontend, backend)
        if not unsupported:
            lines = str(error).splitlines()
            text = next((line for line in lines if line.startswith("error:")), lines[0])
            raise RuntimeError(f"torch-mlir fails on this model: {text}") from error
        raise Unsupported(unsupported) from None
    leftovers = {}
    for operation in _find_leftovers(module):
        leftovers.setdefault(get_name(operation), []).append(
            get_place(operation.location))
    if leftovers:
        raise Unsupported(leftovers.items())


def check_extents(module, name, arguments):
    """Puts checks at the beginning of a function that its arguments agree in extents
    with the same symbol. `arguments` are their names and shapes, in which a string is a
    symbol. Later code may be inside of parallel regions, where no run can be ended
    without the process."""
    from torch_mlir import ir
    function = next(function for function in module.body.operations
                    if ir.StringAttr(function.attributes["sym_name"]).value == name)
    block, first = function.regions[0].blocks[0], {}
    with module.context, ir.Location.unknown(), ir.InsertionPoint.at_block_begin(block):
        index, bit = ir.IndexType.get(), ir.IntegerType.get_signless(1)

        def create(operation, result, *operands, **attributes):
            return ir.Operation.create(
                operation, results=[result] if result else [], operands=operands,
                attributes=attributes)

        for value, (argument, shape) in zip(block.arguments, arguments):
            if not isinstance(value.type, ir.RankedTensorType):
                continue
            for axis, symbol in enumerate(shape):
                if not isinstance(symbol, str) or not value.type.is_dynamic_dim(axis):
                    continue
                number = create("arith.constant", index,
                                value=ir.IntegerAttr.get(index, axis)).result
                extent = create("tensor.dim", index, value, number).result
                other, place = first.setdefault(
                    symbol, (extent, f"axis {axis} of '{argument}'"))
                if other != extent:
                    equal = create("arith.cmpi", bit, extent, other,
                                   predicate=ir.IntegerAttr.get(
                                       ir.IntegerType.get_signless(64), 0)).result
                    create("cf.assert", None, equal, msg=ir.StringAttr.get(
                        f"axis {axis} of '{argument}' and {place} differ"))


def _find_unsupported(original, frontend, backend):
    """Lowers again and again, each time with one more operation left out, until all
    are known that stand in the way."""
    from torch_mlir import ir
    conversions = backend.split(_TYPES)[0] + ")"
    places, found = {}, {}
    for operation in walk(original.operation):
        places.setdefault(get_name(operation), []).append(
            get_place(operation.location))
    while True:
        with original.context, ir.Location.unknown():
            module = ir.Module.create()
            for operation in original.body.operations:
                module.body.append(operation.operation.clone())
        _leave_out(module, found)
        try:
            for passes in (frontend, conversions):
                _run(module, passes)
                _leave_out(module, found)
        except ir.MLIRError as error:
            name, place = _get_culprit(error)
            if name == "operator":
                name = _find_operator(module, place) or name
            if not name or name in found:
                break
            known = [at for at in dict.fromkeys(places.get(name, ())) if at]
            found[name] = known or [place]
            continue
        for operation in _find_leftovers(module):
            name = get_name(operation)
            # What only stands where it does for another one that is left.
            if name.startswith("constant.") or name == "vtensor.literal" \
                    or operation.name.startswith("torch_c."):
                continue
            stands = found.setdefault(name, [])
            place = get_place(operation.location)
            if place not in stands:
                stands.append(place)
        break
    order = list(places)
    return sorted(found.items(), key=lambda pair: (
        order.index(pair[0]) if pair[0] in places else len(order)))


def _get_culprit(error):
    """The operation that an error of a conversion is about, and where it stands."""
    for diagnostic in getattr(error, "error_diagnostics", ()):
        match = re.match(r"failed to legalize (?:unresolved materialization|"
                         r"operation '([\w.]+)')", diagnostic.message)
        if not match or not match.group(1):
            continue
        name = match.group(1).removeprefix("torch.")
        return name, get_place(diagnostic.location)
    return None, ""


def _find_operator(module, place):
    """The name of the operator that only its place tells."""
    for operation in walk(module.operation):
        if (operation.name == "torch.operator"
                and get_place(operation.location) == place):
            return get_name(operation)
    return None


def _leave_out(module, names, numbers=itertools.count()):
    """Calls of functions that nobody defines in the place of operations."""
    from .mark import declare, replace_with_call
    for operation in list(walk(module.operation)):
        if operation.name.startswith("torch.") and get_name(operation) in names:
            name = f"attn_unsupported_{next(numbers)}"
            operands = list(operation.operands)
            declare(module, name, [operand.type for operand in operands],
                    [result.type for result in operation.results])
            replace_with_call(module, operation, name, operands)
