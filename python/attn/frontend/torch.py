#===- torch.py - Models of PyTorch as MLIR -----------------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""A module of PyTorch as linalg on tensors, for attn-compile.

    from attn.frontend.torch import to_mlir
    text = to_mlir(module, (tokens, mask), dynamic_shapes=({1: length}, {1: length}))

The module is exported with torch.export and lowered by torch-mlir. Calls of
torch.nn.functional.scaled_dot_product_attention stay whole: they become calls of
functions that are marked as attention (attn-raise). Running sums become
additions. Weights are constants of the text.
"""

import contextlib
import logging

import torch

from . import Unsupported, require
from .lowering import check_extents, get_place, lower, walk
from .mark import Mark, MarkedFunctions

__all__ = ["to_mlir"]

_PIPELINE = ("func.func(torch-match-quantized-custom-ops),"
             "torchdynamo-export-to-torch-backend-pipeline")
_SDPA = "torch.aten.scaled_dot_product_attention"


#===------------------------------------------------------------------------===#
# Export
#===------------------------------------------------------------------------===#

def _cumsum(x, dim, *, dtype=None):
    """A running sum by additions of shifted copies, each shift twice the last. Where
    the length is only known at run time, a sum over a triangle."""
    if dtype is None:
        dtype = x.dtype if x.dtype.is_floating_point else torch.int64
    x = x.to(dtype)
    if x.dim() == 0:
        return x.clone()
    dim %= x.dim()
    length = x.shape[dim]
    if isinstance(length, int):
        shift = 1
        while shift < length:
            moved = x.narrow(dim, 0, length - shift)
            zeros = torch.zeros(*(shift if d == dim else n
                                  for d, n in enumerate(x.shape)), dtype=dtype)
            x = x + torch.cat([zeros, moved], dim)
            shift *= 2
        return x
    position = torch.arange(length)
    triangle = position[:, None] >= position[None, :]
    last = x.movedim(dim, -1).unsqueeze(-2)
    return torch.where(triangle, last, torch.zeros((), dtype=dtype)).sum(-1).to(
        dtype).movedim(-1, dim)


def _get_decompositions(is_dynamic, mark_attention):
    from torch_mlir.extras.fx_decomp_util import get_decomposition_table
    table = dict(get_decomposition_table())
    table[torch.ops.aten.cumsum.default] = _cumsum
    if mark_attention:
        table.pop(torch.ops.aten.scaled_dot_product_attention.default, None)
    if is_dynamic:
        # torch-mlir takes a product of two dynamic extents for one extent.
        table.pop(torch.ops.aten.linear.default, None)
    return table


def _refuse_writes(signature):
    """A package keeps nothing between its runs, and its arguments are the caller's."""
    kinds = (("buffer", "buffers_to_mutate"), ("argument", "user_inputs_to_mutate"))
    writes = [(f"write to the {kind} '{name}'", ()) for kind, attribute in kinds
              for name in getattr(signature, attribute, {}).values()]
    if writes:
        raise Unsupported(writes, "Take what changes as an argument, and return it.")


@contextlib.contextmanager
def _keep_quiet():
    """What torch logs of an operator that fails is in the exception, too."""
    logger = logging.getLogger("torch._subclasses.fake_tensor")

    def is_kept(record):
        return record.levelno < logging.ERROR

    logger.addFilter(is_kept)
    try:
        yield
    finally:
        logger.removeFilter(is_kept)


def _export(module, args, kwargs, dynamic_shapes, mark_attention):
    is_dynamic = dynamic_shapes is not None
    if isinstance(module, torch.export.ExportedProgram):
        program = module
        is_dynamic = bool(program.range_constraints)
    else:
        try:
            with _keep_quiet():
                program = torch.export.export(module, tuple(args), kwargs or None,
                                              dynamic_shapes=dynamic_shapes, strict=False)
        except Exception as error:  # torch's and the model's own are of all kinds
            text = str(error).strip().partition("\n")[0] or type(error).__name__
            raise RuntimeError(
                f"torch.export fails on {type(module).__name__}: {text}") from error
    program = program.run_decompositions(
        _get_decompositions(is_dynamic, mark_attention))
    _refuse_writes(program.graph_signature)
    # Buffers that a checkpoint leaves out are constants like the others.
    program._state_dict = dict(program._state_dict)
    for name in program.graph_signature.inputs_to_buffers.values():
        if name not in program._state_dict:
            program._state_dict[name] = program.constants[name]
    return program


#===------------------------------------------------------------------------===#
# Import
#===------------------------------------------------------------------------===#

def _make_hooks():
    """torch-mlir makes lists of Python numbers of weights; these share their memory
    until they are printed."""
    from torch_mlir import ir
    from torch_mlir.extras import fx_importer

    class Hooks(fx_importer.FxImporterHooks):
        def __init__(self):
            self.attributes = {}

        def resolve_literal(self, importer, literal, info):
            if (not isinstance(literal, torch.Tensor) or literal.numel() < 2
                    or type(literal) not in (torch.Tensor, torch.nn.Parameter)):
                return None
            key = id(literal)
            if key not in self.attributes:
                tensor = literal.detach().cpu().contiguous()
                element = fx_importer.TORCH_DTYPE_TO_MLIR_TYPE[tensor.dtype]()
                shape = ir.RankedTensorType.get(list(tensor.shape), element)
                array = tensor.flatten().view(torch.uint8).numpy()
                attribute = ir.DenseResourceElementsAttr.get_from_buffer(
                    array, f"weight_{len(self.attributes)}", shape,
                    alignment=64, is_mutable=False)
                self.attributes[key] = attribute, literal
            return ir.Operation.create(
                "torch.vtensor.literal",
                results=[importer._cc.tensor_to_vtensor_type(literal)],
                attributes={"value": self.attributes[key][0]}).result

    return Hooks()


def _import(program, name):
    from torch_mlir import ir
    from torch_mlir.dialects import torch as torch_dialect
    from torch_mlir.extras.fx_importer import FxImporter
    context = ir.Context()
    # Marks are attributes of a dialect that torch-mlir doesn't know.
    context.allow_unregistered_dialects = True
    torch_dialect.register_dialect(context)
    importer = FxImporter(context=context, hooks=_make_hooks())
    importer.import_frozen_program(program, func_name=name)
    return importer.module


#===------------------------------------------------------------------------===#
# Attention
#===------------------------------------------------------------------------===#

def _get_constant(value):
    """The number of an operand that is a constant; None for none."""
    owner = value.owner
    kind = owner.name if hasattr(owner, "name") else ""
    if kind == "torch.constant.none":
        return None
    if kind in ("torch.constant.float", "torch.constant.int", "torch.constant.bool"):
        return owner.attributes["value"].value
    raise ValueError("an argument is computed")


def _get_rank(value):
    from torch_mlir import ir
    from torch_mlir.dialects import torch as _  # the types of vtensors
    dimensions = str(value.type).split("[", 1)[1].split("]", 1)[0]
    return len(dimensions.split(",")) if dimensions else 0


def _mark_attention(operation):
    """The mark of a call of scaled_dot_product_attention, and its operands."""
    query, key, value, mask, *options = operation.operands
    dropout, is_causal, scale, _ = map(_get_constant, options)
    if dropout:
        raise ValueError("dropout is for training")
    ranks = {_get_rank(tensor) for tensor in (query, key, value)}
    if len(ranks) != 1 or not ranks <= {2, 3, 4}:
        raise ValueError("query, key and value must have one rank out of 2, 3 and 4")
    rank, = ranks
    mark = Mark(["query", "key", "value"], scale=scale, causal=bool(is_causal))
    operands = [query, key, value]
    if str(mask.type) != "!torch.none":
        letters = "bhqk"[4 - _get_rank(mask):]
        if not 0 < len(letters) <= max(rank, 2):
            raise ValueError("the mask has more dimensions than the query")
        role = "mask" if str(mask.type).endswith(",i1>") else "bias"
        mark.arguments.append(role)
        mark.layouts[role] = letters
        operands.append(mask)
    return mark, operands


def _mark_calls(module):
    functions, refused = MarkedFunctions(module, "attention_"), {}
    for operation in list(walk(module.operation)):
        if operation.name != _SDPA:
            continue
        try:
            mark, operands = _mark_attention(operation)
        except ValueError as error:
            refused.setdefault(
                f"scaled_dot_product_attention ({error})", []).append(
                    get_place(operation.location))
            continue
        functions.replace(operation, mark, operands)
    if refused:
        raise Unsupported(refused.items())


def _get_inputs(program):
    """Names and shapes of what the program is called with."""
    names = set(program.graph_signature.user_inputs)
    return [(node.name, [extent if isinstance(extent, int) else str(extent)
                         for extent in getattr(node.meta.get("val"), "shape", ())])
            for node in program.graph.nodes
            if node.op == "placeholder" and node.name in names]


def to_mlir(module, args=(), dynamic_shapes=None, *, kwargs=None,
            mark_attention=True, name="main"):
    """The text of a module with the function `name`, whose arguments are the tensors
    of `args` and `kwargs` in order, and whose results are those of `module`.

    `module` is a torch.nn.Module or an ExportedProgram; `args` are what it is called
    with; `dynamic_shapes` is that of torch.export.export: which extents are only
    known at run time. Without `mark_attention` attention is spelled out, for
    `attn-raise` to find.

    Raises `Unsupported` with all operations that cannot be lowered and where they
    are, `Missing` without torch-mlir, and RuntimeError where torch.export or torch-mlir
    fail, whose exception is its cause."""
    require("torch_mlir")
    program = _export(module, args, kwargs, dynamic_shapes, mark_attention)
    imported = _import(program, name)
    if mark_attention:
        _mark_calls(imported)
    lower(imported, _PIPELINE)
    check_extents(imported, name, _get_inputs(program))
    return str(imported)
