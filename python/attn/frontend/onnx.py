#===- onnx.py - Models of ONNX as MLIR ---------------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A model of ONNX as linalg on tensors, for attn-compile.

    python3 -m attn.frontend.onnx model.onnx -o model.mlir
    from attn.frontend.onnx import to_mlir
    text = to_mlir("model.onnx")

Attention (opsets 23 to 25), and MultiHeadAttention and GroupQueryAttention of
com.microsoft, become calls that are marked as attention (attn-raise); the rest is what
torch-mlir makes of it.
"""

import argparse
import os
import sys

from . import Missing, Unsupported, require

__all__ = ["to_mlir", "to_mlir_entries"]

_PIPELINE = ("torch-onnx-to-torch-backend-pipeline"
             "{backend-legal-ops=aten.flatten.using_ints,aten.unflatten.int}")
# Without it on each function, declared or not, torch-mlir takes none.
_OPSET = "torch.onnx_meta.opset_version"
# Operators that torch-mlir lowers by the function that defines them.
_FUNCTIONS = {"Attention", "MeanVarianceNormalization"}


def _load(model):
    onnx, = require("onnx")
    if isinstance(model, onnx.ModelProto):
        if not model.graph.node and not model.graph.output:
            raise ValueError("expected an ONNX model, found no graph")
        copy = onnx.ModelProto()
        copy.CopyFrom(model)
        return copy
    path = os.fspath(model)
    try:
        loaded = onnx.load(path)
    except OSError:
        raise
    except Exception as error:  # protobuf's own, whatever its release calls it
        raise ValueError(f"{path}: expected an ONNX model: {error}") from None
    if not loaded.graph.node and not loaded.graph.output:
        raise ValueError(f"{path}: expected an ONNX model, found no graph")
    return loaded


def _get_operator(node):
    """Its name with the domain, which of ONNX's own is `onnx`."""
    domain = "onnx" if node.domain in ("", "ai.onnx") else node.domain
    return f"{domain}.{node.op_type}"


def _rewrite(model):
    """Marked attention in the place of operators for it."""
    import onnx
    from . import (onnx_attention, onnx_contrib, onnx_norm, onnx_reshape, onnx_rotary,
                   onnx_softmax)
    from .onnx_graph import Graph
    rewrites = {}
    for part in (onnx_attention, onnx_contrib, onnx_norm, onnx_reshape, onnx_rotary,
                 onnx_softmax):
        rewrites.update(part.REWRITES)
    graph = Graph(model)
    refused = {}
    for number, node in enumerate(list(model.graph.node)):
        graph.done = number + 1
        rewrite = rewrites.get((node.domain, node.op_type))
        if not rewrite:
            graph.nodes.append(node)
            continue
        try:
            graph.done = number
            rewrite(graph, node)
            graph.done = number + 1
        except ValueError as error:
            name = f"{_get_operator(node)} ({error})"
            refused.setdefault(name, []).append(f"node '{node.name}'")
            graph.nodes.append(node)
    if refused:
        # What nobody defines will not be lowered either.
        for node in model.graph.node:
            if node.domain != "com.microsoft" and not onnx.defs.has(
                    node.op_type, node.domain):
                refused.setdefault(_get_operator(node), []).append(
                    f"node '{node.name}'")
        raise Unsupported(refused.items())
    graph.finish()
    # The types of what nobody defines are not known, nor those of all that follows.
    for node in graph.nodes:
        if not onnx.defs.has(node.op_type, node.domain):
            for output in filter(None, node.output):
                if output not in graph.types:
                    refused.setdefault(f"{_get_operator(node)} (which gives '{output}' "
                                       "no type)", []).append(f"node '{node.name}'")
    if refused:
        raise Unsupported(refused.items())


def _import(model, context):
    from torch_mlir import ir
    from torch_mlir.extras import onnx_importer
    config = onnx_importer.Config()
    config.function_expansion_allowlists_by_domain = {"": _FUNCTIONS}
    info = onnx_importer.ModelInfo(model, config=config)
    module = info.create_module(context=context)
    importer = onnx_importer.NodeImporter.define_function(
        info.main_graph, module.operation)
    try:
        importer.import_all()
    except onnx_importer.OnnxImportError as error:
        raise ValueError(f"expected a valid ONNX model: {str(error).splitlines()[0]}") \
            from None
    return module


def _mark_calls(module, prefix):
    from .lowering import get_name, walk
    from .mark import MarkedFunctions
    from .onnx_attention import NODE
    functions = MarkedFunctions(module, prefix, f", {_OPSET} = 1 : si64")
    for operation in list(walk(module.operation)):
        if get_name(operation) == "onnx." + NODE:
            mark = operation.attributes["torch.onnx.mark"].value
            functions.replace(operation, mark, list(operation.operands))


def to_mlir(model, name="main"):
    """The text of a module with the function `name`, which takes the inputs of the
    model without those that have a value, in order, and returns its outputs.

    `model` is a path or an onnx.ModelProto. Raises `Unsupported` with all operators
    that cannot be lowered and where they are, `Missing` without onnx or torch-mlir,
    OSError, and ValueError where the file holds no model."""
    return to_mlir_entries({name: model})


def to_mlir_entries(models):
    """As `to_mlir`, with one function for each of several models by its name."""
    require("torch_mlir")
    onnx, _ = require("onnx", "onnx.inliner")
    from torch_mlir import ir
    from torch_mlir.dialects import torch as torch_dialect
    from .lowering import check_extents, lower
    context = ir.Context()
    # Marks are attributes of a dialect that torch-mlir doesn't know.
    context.allow_unregistered_dialects = True
    torch_dialect.register_dialect(context)
    with context, ir.Location.unknown():
        module = ir.Module.create()
    inputs, operators = {}, {}
    for name, model in models.items():
        proto = _load(model)
        if proto.functions:
            proto = onnx.inliner.inline_local_functions(proto)
        _rewrite(proto)
        inputs[name] = _get_inputs(proto)
        for node in proto.graph.node:
            operators.setdefault(f"onnx.{node.op_type}", set()).add(_get_operator(node))
        proto.graph.name = name
        imported = _import(proto, context)
        _mark_calls(imported, "attention_" if name == "main"
                    else f"{name}_attention_")
        _move_functions(imported, module, name)
    try:
        lower(module, _PIPELINE)
    except Unsupported as error:
        # torch-mlir drops the domain.
        raise Unsupported([
            (" or ".join(sorted(operators.get(operator, [operator]))), places)
            for operator, places in error.operations]) from None
    for name, arguments in inputs.items():
        check_extents(module, name, arguments)
    for function in module.body.operations:
        for attribute in list(function.attributes):
            attribute = getattr(attribute, "name", attribute)
            if attribute.startswith("torch."):
                del function.attributes[attribute]
    return str(module)


def _get_inputs(model):
    """Names and shapes of what the model has to be called with."""
    known = {tensor.name for tensor in model.graph.initializer}
    return [(value.name, [dim.dim_param or dim.dim_value
                          for dim in value.type.tensor_type.shape.dim])
            for value in model.graph.input if value.name not in known]


def _move_functions(source, module, name):
    """Those that torch-mlir made of operators have names of their own there."""
    from torch_mlir import ir
    from .lowering import walk
    if name != "main":
        renamed = {}
        for function in source.body.operations:
            symbol = ir.StringAttr(function.attributes["sym_name"]).value
            if symbol != name and not symbol.startswith(name):
                renamed[symbol] = f"{name}.{symbol}"
        with source.context:
            for operation in walk(source.operation):
                if operation.name == "func.call":
                    callee = operation.attributes["callee"].value
                    if callee in renamed:
                        operation.attributes["callee"] = ir.FlatSymbolRefAttr.get(
                            renamed[callee])
                elif operation.name == "func.func":
                    symbol = ir.StringAttr(operation.attributes["sym_name"]).value
                    operation.attributes["sym_name"] = ir.StringAttr.get(
                        renamed.get(symbol, symbol))
    with module.context, ir.Location.unknown():
        for function in source.body.operations:
            module.body.append(function.operation.clone())


def main(arguments=None):
    parser = argparse.ArgumentParser(
        prog="python3 -m attn.frontend.onnx",
        description="Turns a model of ONNX into MLIR for attn-compile.")
    parser.add_argument("model", help="the file of the model")
    parser.add_argument("-o", dest="output", default="-", metavar="FILE",
                        help="the file of the text; - for stdout")
    options = parser.parse_args(arguments)
    try:
        text = to_mlir(options.model)
        if options.output == "-":
            sys.stdout.write(text)
        else:
            with open(options.output + ".new", "w") as file:
                file.write(text)
            os.replace(options.output + ".new", options.output)
    except (Missing, OSError, RuntimeError, ValueError) as error:
        print(f"attn.frontend.onnx: error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
