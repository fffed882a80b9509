# ===- program_ops.py - Text and numbers of operations ---------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""For each kind of node, emit_KIND prints it in MLIR and eval_KIND computes it with
`bounds`."""

import math

import numpy as np

import bounds
import harness
from bounds import Array, is_float
from program_node import Node, affine_map, literal, tensor_type, typed

# ===----------------------------------------------------------------------===#
# Elements
# ===----------------------------------------------------------------------===#


def emit_scalar_op(e, name, dtype, args, extra, type_of, suffix=None):
    """`args` are the names, `type_of` the types as they are printed; `suffix` is
    the printed type of the result."""
    suffix = suffix or dtype
    if name == "const":
        return e.op(f"arith.constant {literal(extra, dtype)} : {dtype}")
    if name == "linalg.index":
        return e.op(f"linalg.index {extra} : index")
    text = f"{name} {extra + ', ' if name in ('arith.cmpf', 'arith.cmpi') else ''}{', '.join(args)}"
    if name == "arith.select":
        kind = f"{type_of[0]}, {suffix}" if type_of[0] != "i1" else suffix
        return e.op(f"{text} : {kind}")
    if name in CONVERSIONS:
        return e.op(f"{text} : {type_of[0]} to {suffix}")
    if name in ("arith.cmpf", "arith.cmpi"):
        return e.op(f"{text} : {type_of[0]}")
    return e.op(f"{text} : {suffix}")


CONVERSIONS = (
    "arith.extf", "arith.truncf", "arith.sitofp", "arith.uitofp", "arith.fptosi", "arith.extsi",
    "arith.extui", "arith.trunci", "arith.index_cast",
)  # fmt: skip
NAMED = {
    "arith.addf": "add", "arith.subf": "sub", "arith.mulf": "mul", "arith.divf": "div",
    "arith.maximumf": "max", "arith.minimumf": "min", "math.exp": "exp", "math.tanh": "tanh",
    "math.erf": "erf", "math.sqrt": "sqrt", "math.rsqrt": "rsqrt", "math.absf": "abs",
    "arith.negf": "negf", "math.log": "log",
}  # fmt: skip
TOSA = {
    "arith.addf": "add", "arith.subf": "sub", "arith.mulf": "mul", "arith.maximumf": "maximum",
    "arith.minimumf": "minimum", "math.exp": "exp", "math.tanh": "tanh", "math.erf": "erf",
    "math.rsqrt": "rsqrt", "math.absf": "abs", "arith.negf": "negate",
}  # fmt: skip


def loop_source(node, operands, dim):
    for operand, mapped in zip(operands, node.params["maps"]):
        if dim in mapped:
            return operand, mapped.index(dim)
    raise AssertionError(f"no operand has dimension {dim}")


def emit_map(e, node, operands):
    style = node.params.get("style", "generic")
    body = node.params["body"]
    rank = len(node.shape)
    identity = all(mapped == list(range(rank)) for mapped in node.params["maps"])
    same = identity and all(
        operand.shape == node.shape and operand.dynamic == node.dynamic for _, operand in operands
    )
    names = {op for op, *_ in body}
    if style == "tensor" and same and not (any(node.dynamic) and "const" in names):
        if "linalg.index" not in names:
            return emit_map_on_tensors(e, node, operands)
    if style in ("named", "tosa") and same and len(body) == 1 and is_float(node.dtype):
        result = emit_map_named(e, node, operands, style)
        if result:
            return result
    sizes = {
        dim: loop_source(node, operands, dim) for dim in range(rank) if node.dynamic[dim]
    }
    out = e.empty(node, sizes)
    maps = [affine_map(rank, mapped) for mapped in node.params["maps"]]
    maps.append(affine_map(rank, range(rank)))
    iterators = ", ".join(['"parallel"'] * rank)
    ins = f"ins({typed(operands)}) " if operands else ""
    result = e.new()
    e.line(
        f"{result} = linalg.generic {{indexing_maps = [{', '.join(maps)}], "
        f"iterator_types = [{iterators}]}} {ins}outs({out} : {node.type}) {{"
    )
    values = [e.new() for _ in operands]
    types = [operand.dtype for _, operand in operands]
    arguments = ", ".join(f"{v}: {t}" for v, t in zip(values, types))
    e.line(f"^bb0({arguments}{', ' if operands else ''}{e.new()}: {node.dtype}):")
    for name, dtype, args, extra in body:
        values.append(
            emit_scalar_op(
                e, name, dtype, [values[a] for a in args], extra, [types[a] for a in args]
            )
        )
        types.append(dtype)
    e.line(f"linalg.yield {values[-1]} : {node.dtype}")
    e.line(f"}} -> {node.type}")
    return result


def emit_map_on_tensors(e, node, operands):
    values = [name for name, _ in operands]
    types = [operand.dtype for _, operand in operands]
    for name, dtype, args, extra in node.params["body"]:
        suffix = tensor_type(node.shape, dtype, node.dynamic)
        if name == "const":
            value = e.op(f"arith.constant dense<{literal(extra, dtype)}> : {suffix}")
        else:
            type_of = [tensor_type(node.shape, types[a], node.dynamic) for a in args]
            value = emit_scalar_op(
                e, name, dtype, [values[a] for a in args], extra, type_of, suffix
            )
        values.append(value)
        types.append(dtype)
    return values[-1]


def emit_map_named(e, node, operands, style):
    name, dtype, _, _ = node.params["body"][0]
    args = [operands[a] for a in node.params["body"][0][2]]
    if style == "named":
        if name not in NAMED or any(a.dtype != dtype for _, a in args):
            return None
        sizes = {dim: (args[0], dim) for dim in range(len(node.shape))}
        out = e.empty(node, sizes)
        return e.op(
            f"linalg.{NAMED[name]} ins({typed(args)}) outs({out} : {node.type}) -> {node.type}"
        )
    if name not in TOSA or any(node.dynamic) or dtype not in ("f32", "f16") or 0 in node.shape:
        return None
    if not node.shape:
        return None
    extra = []
    if name == "arith.mulf":
        shift = e.op('"tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>')
        extra = [(shift, "tensor<1xi8>")]
    if name == "arith.negf":
        zero = f"tensor<1x{dtype}>"
        for _ in range(2):
            value = e.op(f'"tosa.const"() {{values = dense<0.0> : {zero}}} : () -> {zero}')
            extra.append((value, zero))
    names = [n for n, _ in args] + [n for n, _ in extra]
    types = [a.type for _, a in args] + [t for _, t in extra]
    return e.op(f"tosa.{TOSA[name]} {', '.join(names)} : ({', '.join(types)}) -> {node.type}")


def aligned(array, mapped, rank):
    """An operand on the loops: transposed, with unit dimensions for the others."""

    def move(data):
        kept = [p for p, d in enumerate(mapped) if d is not None]
        data = data.reshape([data.shape[p] for p in kept])
        order = np.argsort([mapped[p] for p in kept], kind="stable")
        data = data.transpose(order) if kept else data
        shape = [1] * rank
        for p in kept:
            shape[mapped[p]] = array.value.shape[p]
        return data.reshape(shape)

    return array.map(move)


def eval_map(node, args):
    rank = len(node.shape)
    values = [aligned(a, mapped, rank) for a, mapped in zip(args, node.params["maps"])]
    for name, dtype, refs, extra in node.params["body"]:
        if name == "const":
            value = np.float64(extra) if is_float(dtype) else extra
            values.append(Array(harness.rounded(value, dtype) if is_float(dtype) else value, dtype))
        elif name == "linalg.index":
            grid = np.indices(node.shape)[extra]
            values.append(Array(grid, "index"))
        else:
            values.append(bounds.apply(name, dtype, [values[r] for r in refs], extra))
    return values[-1].map(lambda data: np.broadcast_to(data, node.shape).copy())


def emit_slices(e, node, operands):
    """Element-wise, a loop over the first dimension around it."""
    out = e.empty(node, {dim: (operands[0], dim) for dim in range(len(node.shape))})
    zero, one = e.index(0), e.index(1)
    count = e.size(operands[0], 0)
    count = count if count.startswith("%") else e.index(count)
    i, state, result = e.new(), e.new(), e.new()
    sizes = ["1"] + [e.size(operands[0], dim) for dim in range(1, len(node.shape))]
    inner = Node("map", [0], node.dtype, node.shape[1:], node.dynamic[1:], node.params)
    where = (
        f"[{i}{', 0' * (len(sizes) - 1)}] [{', '.join(sizes)}] [{', '.join(['1'] * len(sizes))}]"
    )
    e.line(
        f"{result} = scf.for {i} = {zero} to {count} step {one} "
        f"iter_args({state} = {out}) -> ({node.type}) {{"
    )
    parts = []
    for name, operand in operands:
        part = Node("map", [], operand.dtype, operand.shape[1:], operand.dynamic[1:])
        slice_ = e.op(f"tensor.extract_slice {name}{where} : {operand.type} to {part.type}")
        parts.append((slice_, part))
    value = emit_map(e, inner, parts)
    value = e.op(f"tensor.insert_slice {value} into {state}{where} : {inner.type} into {node.type}")
    e.line(f"scf.yield {value} : {node.type}")
    e.line("}")
    return result


def eval_slices(node, args):
    rank = len(node.shape)
    params = dict(node.params, maps=[list(range(rank))] * len(args))
    return eval_map(Node("map", [], node.dtype, node.shape, node.dynamic, params), args)


# ===----------------------------------------------------------------------===#
# Reductions and contractions
# ===----------------------------------------------------------------------===#

_COMBINE = {
    ("add", True): "arith.addf", ("max", True): "arith.maximumf", ("min", True): "arith.minimumf",
    ("add", False): "arith.addi", ("max", False): "arith.maxsi", ("min", False): "arith.minsi",
}  # fmt: skip


def neutral(kind, dtype):
    if kind == "add":
        return 0
    if is_float(dtype):
        return -math.inf if kind == "max" else math.inf
    bits = int(dtype[1:])
    return -(2 ** (bits - 1)) if kind == "max" else 2 ** (bits - 1) - 1


def emit_reduce(e, node, operands):
    (name, operand), = operands  # fmt: skip
    kind, dims, keep = (node.params[k] for k in ("kind", "dims", "keep"))
    rank = len(operand.shape)
    kept = [d for d in range(rank) if d not in dims]
    if node.params["style"] == "tosa" and keep and len(dims) == 1 and not any(operand.dynamic):
        if node.dtype == "f32" and not node.params["square"] and 0 not in operand.shape:
            tosa = {"add": "sum"}.get(kind, kind)
            return e.op(
                f"tosa.reduce_{tosa} {name} {{axis = {dims[0]} : i32}} : "
                f"({operand.type}) -> {node.type}"
            )
    sources = range(rank) if keep else kept
    sizes = {dim: (operands[0], d) for dim, d in enumerate(sources)}
    init = e.fill(node, sizes, literal(neutral(kind, node.dtype), node.dtype))
    combine = _COMBINE[kind, is_float(node.dtype)]
    if node.params["style"] == "reduce" and not keep and not node.params["square"]:
        return e.op(
            f"linalg.reduce {{ {combine} }} ins({name} : {operand.type}) "
            f"outs({init} : {node.type}) dimensions = [{', '.join(map(str, dims))}]"
        )
    results = [None if d in dims else d for d in range(rank)] if keep else kept
    maps = [affine_map(rank, range(rank)), affine_map(rank, results)]
    iterators = ", ".join('"reduction"' if d in dims else '"parallel"' for d in range(rank))
    result, x, acc = e.new(), e.new(), e.new()
    e.line(
        f"{result} = linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = "
        f"[{iterators}]}} ins({name} : {operand.type}) outs({init} : {node.type}) {{"
    )
    e.line(f"^bb0({x}: {operand.dtype}, {acc}: {node.dtype}):")
    if node.params["square"]:
        x = e.op(f"arith.mulf {x}, {x} : {node.dtype}")
    value = e.op(f"{combine} {x}, {acc} : {node.dtype}")
    e.line(f"linalg.yield {value} : {node.dtype}")
    e.line(f"}} -> {node.type}")
    return result


def eval_reduce(node, args):
    x = args[0]
    if node.params["square"]:
        x = bounds.apply("arith.mulf", x.dtype, [x, x])
    kind = node.params["kind"]
    result = bounds.reduce(kind, x, node.params["dims"], neutral(kind, node.dtype))
    return result.map(lambda data: data.reshape(node.shape))


_NAMED_CONTRACTIONS = {
    "mk,kn->mn": "matmul", "bmk,bkn->bmn": "batch_matmul", "mk,k->m": "matvec",
    "k,kn->n": "vecmat", "k,k->": "dot", "bmk,bkn->mn": "batch_reduce_matmul",
    "bmk,bk->bm": "batch_matvec", "bk,bkn->bn": "batch_vecmat",
}  # fmt: skip
# These take other maps for their operands.
_MAPPED_CONTRACTIONS = {
    "km,kn->mn": ("matmul", "mnk"), "mk,nk->mn": ("matmul", "mnk"),
    "bkm,bkn->bmn": ("batch_matmul", "bmnk"), "bmk,bnk->bmn": ("batch_matmul", "bmnk"),
    "bmk,kn->bmn": ("batch_matmul", "bmnk"), "mk,bkn->bmn": ("batch_matmul", "bmnk"),
}  # fmt: skip


def letter_map(loops, letters):
    return affine_map(len(loops), [loops.index(letter) for letter in letters])


def emit_contract(e, node, operands):
    spec, loops, style = (node.params[k] for k in ("spec", "loops", "style"))
    inputs, out = spec.split("->")
    letters = inputs.split(",")
    pair = operands[:2]
    zero = literal(0, node.dtype)
    sizes = {}
    for dim, letter in enumerate(out):
        sizes[dim] = next(
            (operand, text.index(letter))
            for operand, text in zip(pair, letters)
            if letter in text and (operand[1].dynamic[text.index(letter)] or not node.dynamic[dim])
        )
    if style == "tosa" and spec == "bmk,bkn->bmn" and len(operands) == 2:
        if node.dtype == "f32" and not any(node.dynamic) and all(
            o.dtype == "f32" and not any(o.dynamic) and 0 not in o.shape for _, o in pair
        ):
            one = "tensor<1xf32>"
            zp = e.op(f'"tosa.const"() {{values = dense<0.0> : {one}}} : () -> {one}')
            return e.op(
                f"tosa.matmul {pair[0][0]}, {pair[1][0]}, {zp}, {zp} : ({pair[0][1].type}, "
                f"{pair[1][1].type}, {one}, {one}) -> {node.type}"
            )
    init = operands[2][0] if len(operands) > 2 else e.fill(node, sizes, zero)
    tail = f"ins({typed(pair)}) outs({init} : {node.type}) -> {node.type}"
    if style == "named" and spec in _NAMED_CONTRACTIONS:
        return e.op(f"linalg.{_NAMED_CONTRACTIONS[spec]} {tail}")
    if style == "named" and spec in _MAPPED_CONTRACTIONS:
        name, order = _MAPPED_CONTRACTIONS[spec]
        maps = ", ".join(letter_map(order, text) for text in letters + [out])
        return e.op(f"linalg.{name} indexing_maps = [{maps}] {tail}")
    maps = ", ".join(letter_map(loops, text) for text in letters + [out])
    if style == "contract":
        return e.op(f"linalg.contract indexing_maps = [{maps}] {tail}")
    iterators = ", ".join(f'"{"parallel" if c in out else "reduction"}"' for c in loops)
    result, acc = e.new(), e.new()
    values = [e.new(), e.new()]
    e.line(
        f"{result} = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} "
        f"ins({typed(pair)}) outs({init} : {node.type}) {{"
    )
    arguments = ", ".join(f"{v}: {o.dtype}" for v, (_, o) in zip(values, pair))
    e.line(f"^bb0({arguments}, {acc}: {node.dtype}):")
    for k, (_, operand) in enumerate(pair):
        if operand.dtype != node.dtype:
            extend = "arith.extf" if is_float(node.dtype) else "arith.extsi"
            values[k] = e.op(f"{extend} {values[k]} : {operand.dtype} to {node.dtype}")
    f = "f" if is_float(node.dtype) else "i"
    if node.params.get("swap"):
        values.reverse()
    product = e.op(f"arith.mul{f} {values[0]}, {values[1]} : {node.dtype}")
    terms = [acc, product]
    if node.params.get("swap"):
        terms.reverse()
    total = e.op(f"arith.add{f} {terms[0]}, {terms[1]} : {node.dtype}")
    e.line(f"linalg.yield {total} : {node.dtype}")
    e.line(f"}} -> {node.type}")
    return result


def eval_contract(node, args):
    return bounds.contract(node.params["spec"], args[0], args[1], node.dtype, *args[2:])


def emit_attention(e, node, operands):
    out = e.empty(node, {d: (operands[0], d) for d in range(4)})
    names = ("query", "key", "value")
    clauses = " ".join(
        f"{clause}({name} : {operand.type}, bhsd)"
        for clause, (name, operand) in zip(names, operands)
    )
    causal = " causal" if node.params["causal"] else ""
    return e.op(
        f"attn.attention {clauses} scale({literal(node.params['scale'], 'f32')}){causal} "
        f"outs({out} : {node.type}, bhsd)"
    )


def eval_attention(node, args):
    q, k, v = args
    repeat = q.value.shape[1] // k.value.shape[1]
    k, v = (a.map(lambda data: np.repeat(data, repeat, 1)) for a in (k, v))
    return bounds.attention(q, k, v, node.params["scale"], node.params["causal"])


# ===----------------------------------------------------------------------===#
# Moving elements
# ===----------------------------------------------------------------------===#


def emit_transpose(e, node, operands):
    (name, operand), = operands  # fmt: skip
    order = node.params["order"]
    text = ", ".join(map(str, order))
    if node.params["style"] == "tosa" and not any(node.dynamic) and 0 not in node.shape:
        if node.dtype in ("f32", "f16", "i32", "i8"):
            return e.op(
                f"tosa.transpose {name} {{perms = array<i32: {text}>}} : "
                f"({operand.type}) -> {node.type}"
            )
    out = e.empty(node, {d: (operands[0], p) for d, p in enumerate(order)})
    if node.params["style"] != "generic":
        return e.op(
            f"linalg.transpose ins({name} : {operand.type}) outs({out} : {node.type}) "
            f"permutation = [{text}]"
        )
    rank = len(order)
    maps = [affine_map(rank, range(rank)), affine_map(rank, [order[d] for d in range(rank)])]
    iterators = ", ".join(['"parallel"'] * rank)
    result, x = e.new(), e.new()
    e.line(
        f"{result} = linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = "
        f"[{iterators}]}} ins({name} : {operand.type}) outs({out} : {node.type}) {{"
    )
    e.line(f"^bb0({x}: {node.dtype}, {e.new()}: {node.dtype}):")
    e.line(f"linalg.yield {x} : {node.dtype}")
    e.line(f"}} -> {node.type}")
    return result


def eval_transpose(node, args):
    return args[0].map(lambda data: data.transpose(node.params["order"]))


def emit_broadcast(e, node, operands):
    (name, operand), = operands  # fmt: skip
    added = node.params["dims"]
    kept = [d for d in range(len(node.shape)) if d not in added]
    out = e.empty(node, {d: (operands[0], p) for p, d in enumerate(kept)})
    return e.op(
        f"linalg.broadcast ins({name} : {operand.type}) outs({out} : {node.type}) "
        f"dimensions = [{', '.join(map(str, added))}]"
    )


def eval_broadcast(node, args):
    def move(data):
        for d in sorted(node.params["dims"]):
            data = np.expand_dims(data, d)
        return np.broadcast_to(data, node.shape).copy()

    return args[0].map(move)


def groups_text(groups):
    return "[" + ", ".join("[" + ", ".join(map(str, g)) + "]" for g in groups) + "]"


def emit_collapse(e, node, operands):
    (name, operand), = operands  # fmt: skip
    groups = groups_text(node.params["groups"])
    return e.op(f"tensor.collapse_shape {name} {groups} : {operand.type} into {node.type}")


def emit_expand(e, node, operands):
    (name, operand), = operands  # fmt: skip
    sizes = []
    for source, group in enumerate(node.params["groups"]):
        others = math.prod(node.shape[d] for d in group if not node.dynamic[d])
        for d in group:
            size = str(node.shape[d])
            if node.dynamic[d]:
                size = e.size(operands[0], source)
                if others != 1:
                    size = e.op(f"arith.divui {size}, {e.index(others)} : index")
            sizes.append(size)
    groups = groups_text(node.params["groups"])
    return e.op(
        f"tensor.expand_shape {name} {groups} output_shape [{', '.join(sizes)}] : "
        f"{operand.type} into {node.type}"
    )


def eval_reshape(node, args):
    return args[0].map(lambda data: data.reshape(node.shape))


def emit_slice(e, node, operands):
    (name, operand), = operands  # fmt: skip
    p = node.params
    sizes = [
        e.size(operands[0], d) if whole else str(n)
        for d, (n, whole) in enumerate(zip(p["sizes"], p["whole"]))
    ]
    lists = " ".join(
        "[" + ", ".join(map(str, values)) + "]" for values in (p["offsets"], sizes, p["strides"])
    )
    return e.op(f"tensor.extract_slice {name}{lists} : {operand.type} to {node.type}")


def eval_slice(node, args):
    p = node.params
    where = tuple(
        slice(o, o + (n - 1) * s + 1 if n else o, s)
        for o, n, s in zip(p["offsets"], p["sizes"], p["strides"])
    )
    return args[0].map(lambda data: data[where].reshape(node.shape))


def emit_insert(e, node, operands):
    (name, operand), (into, _) = operands
    rank = len(node.shape)
    sizes = [e.size(operands[0], d) for d in range(rank)]
    lists = " ".join(
        "[" + ", ".join(map(str, values)) + "]"
        for values in (node.params["offsets"], sizes, [1] * rank)
    )
    return e.op(f"tensor.insert_slice {name} into {into}{lists} : {operand.type} into {node.type}")


def eval_insert(node, args):
    part, whole = args
    where = tuple(
        slice(o, o + n) for o, n in zip(node.params["offsets"], part.value.shape)
    )
    value = whole.value.copy()
    value[where] = part.value
    error = None
    if whole.error is not None:
        error = whole.error.copy()
        error[where] = part.error
    return Array(value, node.dtype, error)


def emit_concat(e, node, operands):
    types = ", ".join(operand.type for _, operand in operands)
    names = ", ".join(name for name, _ in operands)
    return e.op(f"tensor.concat dim({node.params['dim']}) {names} : ({types}) -> {node.type}")


def eval_concat(node, args):
    value = np.concatenate([a.value for a in args], node.params["dim"])
    error = None
    if args[0].error is not None:
        error = np.concatenate([a.error for a in args], node.params["dim"])
    return Array(value, node.dtype, error)


def emit_pad(e, node, operands):
    (name, operand), = operands  # fmt: skip
    value = e.op(f"arith.constant {literal(node.params['value'], node.dtype)} : {node.dtype}")
    low, high = ("[" + ", ".join(map(str, node.params[k])) + "]" for k in ("low", "high"))
    result = e.new()
    e.line(f"{result} = tensor.pad {name} low{low} high{high} {{")
    e.line(f"^bb0({', '.join(f'{e.new()}: index' for _ in node.shape)}):")
    e.line(f"tensor.yield {value} : {node.dtype}")
    e.line(f"}} : {operand.type} to {node.type}")
    return result


def eval_pad(node, args):
    widths = list(zip(node.params["low"], node.params["high"]))
    pad = node.params["value"]
    pad = float(harness.rounded(np.float64(pad), node.dtype)) if is_float(node.dtype) else pad
    error = None
    if args[0].error is not None:
        error = np.pad(args[0].error, widths)
    return Array(np.pad(args[0].value, widths, constant_values=pad), node.dtype, error)


def emit_gather(e, node, operands):
    (indices, index_node), (table, table_node) = operands
    split = len(index_node.shape)
    rank = len(node.shape)
    sizes = {d: (operands[0], d) for d in range(split)}
    sizes.update({split + d - 1: (operands[1], d) for d in range(1, len(table_node.shape))})
    out = e.empty(node, sizes)
    maps = [affine_map(rank, range(split)), affine_map(rank, range(rank))]
    iterators = ", ".join(['"parallel"'] * rank)
    result, i = e.new(), e.new()
    limit = e.size(operands[1], 0)
    limit = limit if limit.startswith("%") else e.index(limit)
    e.line(
        f"{result} = linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = "
        f"[{iterators}]}} ins({indices} : {index_node.type}) outs({out} : {node.type}) {{"
    )
    e.line(f"^bb0({i}: {index_node.dtype}, {e.new()}: {node.dtype}):")
    at = [e.op(f"arith.index_cast {i} : {index_node.dtype} to index")]
    at += [e.op(f"linalg.index {d} : index") for d in range(split, rank)]
    if node.params["asserted"]:
        below = e.op(f"arith.cmpi slt, {at[0]}, {limit} : index")
        e.line(f'cf.assert {below}, "index must be smaller than dim size"')
    value = e.op(f"tensor.extract {table}[{', '.join(at)}] : {table_node.type}")
    e.line(f"linalg.yield {value} : {node.dtype}")
    e.line(f"}} -> {node.type}")
    return result


def eval_gather(node, args):
    indices, table = args
    return table.map(lambda data: data[indices.value].reshape(node.shape))


def emit_cast(e, node, operands):
    (name, operand), = operands  # fmt: skip
    return e.op(f"tensor.cast {name} : {operand.type} to {node.type}")


def eval_cast(node, args):
    return args[0]


def emit_constant(e, node, operands):
    data, style = node.params["data"], node.params["style"]
    if style == "splat":
        value = data.flat[0] if data.size else 0
        text = f"dense<{literal(value, node.dtype)}>"
    elif style == "resource":
        name = e.program.resource(data, node.dtype)
        text = f"dense_resource<{name}>"
    elif style == "hex" and data.size:
        text = f'dense<"0x{harness.encode(data, node.dtype).tobytes().hex().upper()}">'
    else:

        def nest(part):
            if part.ndim == 0:
                return literal(part[()], node.dtype)
            return "[" + ", ".join(nest(p) for p in part) + "]"

        text = f"dense<{nest(data) if data.size else ''}>"
    return e.op(f"arith.constant {text} : {node.type}")


EMIT = {name[5:]: function for name, function in globals().items() if name.startswith("emit_")}
EVAL = {name[5:]: function for name, function in globals().items() if name.startswith("eval_")}
EVAL["collapse"] = EVAL["expand"] = eval_reshape
