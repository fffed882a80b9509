# ===- program_features.py - What tensor programs are made of --------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""A feature is a way in which front ends write something: it takes values of the
program that a generator draws, and adds nodes."""

import math

import numpy as np

from bounds import is_float
from program_generator import MAX_WORK, Body, Reject

FEATURES = {}


def feature(function):
    FEATURES[function.__name__] = function
    return function


# ===----------------------------------------------------------------------===#
# Element-wise features
# ===----------------------------------------------------------------------===#


@feature
def function(g):
    name = g.random.choice(
        ["math.exp", "math.tanh", "math.erf", "math.absf", "arith.negf", "math.exp2", "math.sin",
         "math.cos", "math.floor", "math.ceil"]
    )  # fmt: skip
    g.unary(g.pick(at_least=0), name)


@feature
def positive_function(g):
    """Of what only positive numbers have."""
    k = g.unary(g.pick(at_least=0), "math.absf")
    k = g.with_constant("arith.addf", k, 0.5)
    g.unary(k, g.random.choice(["math.sqrt", "math.rsqrt", "math.log", "math.log1p"]))


@feature
def arithmetic(g):
    """Two operands, one of them broadcast in one of the ways of front ends."""
    a = g.pick()
    node = g.nodes[a]
    rank = len(node.shape)
    dims = list(range(rank))
    way = g.random.choice(["same", "same", "trailing", "some", "unit", "permuted", "scalar"])
    if way == "trailing":
        dims = dims[g.random.randrange(rank) :]
    elif way == "some":
        dims = [d for d in dims if g.chance(0.6)]
    elif way == "permuted":
        g.random.shuffle(dims)
    elif way == "scalar":
        dims = []
    shape = [node.shape[d] for d in dims]
    if way == "unit":
        for d in range(rank):
            if g.chance(0.5):
                dims[d], shape[d] = None, 1
    b = g.operand(shape, node.dtype)
    for p, d in enumerate(dims):
        if d is None and g.nodes[b].dynamic[p]:
            raise Reject
    name = "arith." + g.random.choice(["addf", "addf", "subf", "mulf", "maximumf", "minimumf"])
    g.binary(name, a, b, dims)


@feature
def residual(g):
    a = g.pick()
    b = g.operand(g.nodes[a].shape, g.nodes[a].dtype, reuse=0.9)
    g.binary("arith.addf", a, b)


@feature
def division(g):
    a = g.pick()
    node = g.nodes[a]
    b = g.operand(node.shape[-1:], node.dtype)
    b = g.with_constant("arith.addf", g.unary(b, "math.absf"), 0.5)
    g.binary("arith.divf", a, b, [len(node.shape) - 1])


@feature
def gelu(g):
    k = g.pick()
    dtype = g.nodes[k].dtype
    if g.chance(0.4):
        body = Body(1)
        half, one = body("const", dtype, extra=0.5), body("const", dtype, extra=1.0)
        root = body("const", dtype, extra=0.7071067811865476)
        inner = body("math.erf", dtype, body("arith.mulf", dtype, 0, root))
        inner = body("arith.mulf", dtype, body("arith.addf", dtype, inner, one), half)
        body("arith.mulf", dtype, inner, 0)
        return g.map([k], body)
    if g.chance(0.5):
        inner = g.unary(g.with_constant("arith.divf", k, 1.4142135), "math.erf")
    else:
        cube = g.with_constant("math.powf", k, 3.0, style="generic")
        inner = g.binary("arith.addf", k, g.with_constant("arith.mulf", cube, 0.044715))
        inner = g.unary(g.with_constant("arith.mulf", inner, 0.797884), "math.tanh")
    inner = g.with_constant("arith.addf", inner, 1.0)
    half = g.with_constant("arith.mulf", k, 0.5)
    return g.binary("arith.mulf", half, inner)


@feature
def silu(g):
    k = g.pick()
    dtype = g.nodes[k].dtype
    body = Body(1)
    one = body("const", dtype, extra=1.0)
    e = body("math.exp", dtype, body("arith.negf", dtype, 0))
    body("arith.divf", dtype, one, body("arith.addf", dtype, e, one))
    gate = g.map([k], body)
    g.binary("arith.mulf", k, gate)


@feature
def conversion(g):
    g.cast(g.pick(at_least=0), g.random.choice(["f64", "f32", "f16", "bf16"]))


@feature
def compare_and_select(g):
    a = g.pick()
    node = g.nodes[a]
    rank = len(node.shape)
    predicate = g.random.choice(["ogt", "olt", "oge", "ole", "oeq"])
    if g.chance(0.5):
        condition = g.with_constant(
            "arith.cmpf", a, g.random.choice([0.0, 0.5]), "i1", extra=predicate
        )
    else:
        b = g.operand(node.shape, node.dtype)
        condition = g.binary("arith.cmpf", a, b, dtype="i1", extra=predicate)
    if g.chance(0.3):
        other = g.arg(node.shape[-1:], "i1")
        condition = g.binary(
            "arith." + g.random.choice(["andi", "ori", "xori"]), condition, other, [rank - 1], "i1"
        )
    body = Body(2)
    value = g.random.choice([0.0, 1.0, -3.0])
    body("arith.select", node.dtype, 0, 1, body("const", node.dtype, extra=value))
    g.map([condition, a], body, style="generic")


@feature
def iota_mask(g):
    """A mask that comes from the place of an element."""
    k = g.pick(at_least=2)
    node = g.nodes[k]
    rank = len(node.shape)
    body = Body(1)
    i = body("linalg.index", "index", extra=rank - 2)
    j = body("linalg.index", "index", extra=rank - 1)
    if g.chance(0.5):
        i, j = (body("arith.index_cast", "i64", v) for v in (i, j))
    keep = body("arith.cmpi", "i1", j, i, extra="sle")
    body("arith.select", node.dtype, keep, 0, body("const", node.dtype, extra=-1.0))
    g.map([k], body, style="generic")


@feature
def integers(g):
    dtype = g.random.choice(["i8", "i32", "i64"])
    a = g.operand(g.shape(), dtype)
    node = g.nodes[a]
    b = g.operand(node.shape, dtype)
    names = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minsi"]
    k = g.binary("arith." + g.random.choice(names), a, b)
    way = g.random.choice(["float", "wide", "narrow", "bool", "compare", "none", "sum"])
    if way == "sum" and dtype != "i8":
        g.reduce(k, g.random.choice(["add", "max", "min"]), [len(node.shape) - 1])
    elif way == "float":
        body = Body(1)
        body("arith.sitofp", g.random.choice(["f32", "f64", "f16", "bf16"]), 0)
        k = g.map([k], body)
        g.with_constant("arith.mulf", k, 0.01)
    elif way == "compare":
        k = g.binary("arith.cmpi", k, b, dtype="i1", extra=g.random.choice(["sgt", "sle", "eq"]))
        body = Body(1)
        body("arith.uitofp", "f32", 0)
        g.map([k], body)
    else:
        body = Body(1)
        if way == "wide" and dtype != "i64":
            body("arith.extsi", "i64", 0)
        elif way == "narrow" and dtype != "i8":
            body("arith.trunci", "i8", 0)
        else:
            return
        g.map([k], body)


@feature
def to_integers(g):
    body = Body(1)
    k = g.pick(at_least=0)
    if not is_float(g.nodes[k].dtype):
        raise Reject
    body("arith.fptosi", g.random.choice(["i32", "i64"]), 0)
    g.map([k], body)


# ===----------------------------------------------------------------------===#
# Rows
# ===----------------------------------------------------------------------===#


@feature
def reduction(g):
    k = g.pick()
    rank = len(g.nodes[k].shape)
    dims = [d for d in range(rank) if g.chance(0.4)] or [g.random.randrange(rank)]
    if g.chance(0.5):
        dims = [rank - 1]
    kind = g.random.choice(["add", "add", "max", "min"])
    g.reduce(k, kind, dims, g.chance(0.4), kind == "add" and g.chance(0.3))


def row_statistic(g, k, dims, **options):
    """A reduction, and the map that broadcasts it again."""
    node = g.nodes[k]
    rank = len(node.shape)
    keep = g.chance(0.6)
    if any(node.shape[d] == 0 for d in dims):
        raise Reject
    result = g.reduce(k, options.pop("kind"), dims, keep, **options)
    if keep:
        return result, [None if d in dims else d for d in range(rank)]
    return result, [d for d in range(rank) if d not in dims]


def on_row(g, name, a, statistic, **params):
    return g.binary(name, a, statistic[0], statistic[1], **params)


@feature
def mean(g):
    k = g.pick()
    rank = len(g.nodes[k].shape)
    dim = g.random.randrange(rank)
    total, _ = row_statistic(g, k, [dim], kind="add")
    g.with_constant("arith.divf", total, float(g.nodes[k].shape[dim]))


def softmax_of(g, k, dim):
    k = on_row(g, "arith.subf", k, row_statistic(g, k, [dim], kind="max"))
    k = g.unary(k, "math.exp")
    return on_row(g, "arith.divf", k, row_statistic(g, k, [dim], kind="add"))


@feature
def softmax(g):
    k = g.pick()
    rank = len(g.nodes[k].shape)
    softmax_of(g, k, rank - 1 if g.chance(0.7) else g.random.randrange(rank))


def masked(g, k):
    node = g.nodes[k]
    if node.shape[-1] == 0:
        raise Reject
    data = g.numbers.random(node.shape[-2:]) < 0.7
    data[..., :1] = True
    condition = g.arg(node.shape[-2:], "i1", data)
    rank = len(node.shape)
    value = g.random.choice([-math.inf, -1e4 if node.dtype != "f16" else -900.0])
    body = Body(2)
    body("arith.select", node.dtype, 1, 0, body("const", node.dtype, extra=value))
    maps = [list(range(rank)), list(range(max(rank - 2, 0), rank))]
    return g.map([k, condition], body, maps=maps, style="generic", infinite=True)


@feature
def masked_softmax(g):
    k = masked(g, g.pick(at_least=2))
    softmax_of(g, k, len(g.nodes[k].shape) - 1)


@feature
def layer_norm(g):
    """As torch-mlir writes it: the variance in f64."""
    x = g.pick()
    node = g.nodes[x]
    rank = len(node.shape)
    dims = [rank - 1]
    if rank > 2 and g.chance(0.2):
        dims = [rank - 2, rank - 1]
    count = float(math.prod(node.shape[d] for d in dims))
    if count == 0:
        raise Reject
    wide = g.cast(x, "f64") if g.chance(0.7) else x
    total, where = row_statistic(g, wide, dims, kind="add")
    average = g.with_constant("arith.divf", total, count), where
    centred = on_row(g, "arith.subf", wide, average)
    if g.chance(0.5):
        square, where = row_statistic(g, centred, dims, kind="add", square=True)
    else:
        square = g.binary("arith.mulf", centred, centred)
        square, where = row_statistic(g, square, dims, kind="add")
    variance = g.with_constant("arith.divf", square, count)
    variance = g.cast(variance, node.dtype)
    epsilon = 1e-5 if node.dtype in ("f32", "f64") else 1e-2
    scale = g.unary(g.with_constant("arith.addf", variance, epsilon), "math.rsqrt"), where
    y = on_row(g, "arith.mulf", g.cast(centred, node.dtype), scale)
    weight = g.operand(node.shape[-1:], node.dtype)
    y = g.binary("arith.mulf", y, weight, [rank - 1])
    g.binary("arith.addf", y, g.operand(node.shape[-1:], node.dtype), [rank - 1])


@feature
def rms_norm(g):
    x = g.pick()
    node = g.nodes[x]
    rank = len(node.shape)
    wide = g.cast(x, "f32") if node.dtype in ("f16", "bf16") else x
    if g.chance(0.5):
        square = g.with_constant("math.powf", wide, 2.0, style="generic")
    else:
        square = g.binary("arith.mulf", wide, wide)
    total, where = row_statistic(g, square, [rank - 1], kind="add")
    average = g.with_constant("arith.divf", total, float(node.shape[-1]))
    scale = g.unary(g.with_constant("arith.addf", average, 1e-6), "math.rsqrt"), where
    y = g.cast(on_row(g, "arith.mulf", wide, scale), node.dtype)
    g.binary("arith.mulf", y, g.operand(node.shape[-1:], node.dtype), [rank - 1])


# ===----------------------------------------------------------------------===#
# Contractions
# ===----------------------------------------------------------------------===#


@feature
def linear(g):
    """x W + b, W transposed or not, with what comes after in a model."""
    x = g.pick(rank=g.random.choice([2, 2, 3]))
    node = g.nodes[x]
    depth, columns = node.shape[-1], g.random.choice(g.extents)
    scale = 1 / math.sqrt(max(depth, 1))
    rows = "m" if len(node.shape) == 2 else "bm"
    turned = g.chance(0.4)
    shape = (columns, depth) if turned else (depth, columns)
    w = g.operand(shape, node.dtype, scale=scale, reuse=0.1)
    text = "nk" if turned else "kn"
    if turned and g.chance(0.6):
        w, text = transposed(g, w, [1, 0]), "kn"
    if len(node.shape) == 3 and g.chance(0.3):
        # Batches of the same weights, as torch-mlir writes linear layers.
        w = g.add(
            "broadcast", [w], node.dtype, (node.shape[0],) + g.nodes[w].shape,
            (False,) + g.nodes[w].dynamic, {"dims": [0]},
        )  # fmt: skip
        text = "b" + text
    wide = "f32" if node.dtype in ("f16", "bf16") and g.chance(0.7) else node.dtype
    init = None
    if g.chance(0.2):
        init = g.operand(node.shape[:-1] + (columns,), wide)
    y = g.contract(f"{rows}k,{text}->{rows}n", x, w, wide, init)
    if g.chance(0.7):
        rank = len(node.shape)
        y = g.binary("arith.addf", y, g.operand((columns,), wide), [rank - 1])
    g.cast(y, node.dtype)


@feature
def contraction(g):
    """Any number of batch, row, column and reduction dimensions in any order."""
    r = g.random
    batch, rows, columns, inner = (
        "bc"[: r.choice([0, 0, 1, 1, 2])], "mp"[: r.choice([0, 1, 1, 2])],
        "nq"[: r.choice([0, 1, 1, 2])], "kl"[: r.choice([0, 1, 1, 1, 2])],
    )  # fmt: skip
    extents = {c: r.choice(g.extents) for c in batch + rows + columns + inner}
    while math.prod(max(n, 1) for n in extents.values()) > MAX_WORK:
        letter = max(extents, key=extents.get)
        extents[letter] = r.choice([1, 2, 5])

    def order(text):
        letters = list(text)
        if g.chance(0.5):
            r.shuffle(letters)
        return "".join(letters)

    a, b, out = order(batch + rows + inner), order(batch + inner + columns), order(
        batch + rows + columns
    )
    dtype = r.choice(g.dtypes)
    if g.chance(0.08):
        dtype = "i8"
    scale = 1 / math.sqrt(max(math.prod(extents[c] for c in inner), 1))
    x = g.operand([extents[c] for c in a], dtype)
    y = g.operand([extents[c] for c in b], dtype, scale=scale)
    wide = {"i8": "i32", "f16": "f32", "bf16": "f32"}.get(dtype, dtype)
    wide = wide if dtype == "i8" or g.chance(0.7) else dtype
    init = g.operand([extents[c] for c in out], wide) if g.chance(0.15) else None
    style = r.choice(["generic", "contract", "named"]) if inner else "generic"
    g.contract(f"{a},{b}->{out}", x, y, wide, init, style)


@feature
def matmul(g):
    """The named ones."""
    r = g.random
    spec = r.choice(
        ["mk,kn->mn", "mk,kn->mn", "bmk,bkn->bmn", "bmk,bkn->bmn", "mk,k->m", "k,kn->n", "k,k->",
         "bmk,bkn->mn", "bmk,bk->bm", "bk,bkn->bn", "km,kn->mn", "mk,nk->mn", "bkm,bkn->bmn",
         "bmk,bnk->bmn"]
    )  # fmt: skip
    a, b = spec.split("->")[0].split(",")
    dtype = r.choice(g.dtypes)
    extents = {}
    x = g.pick(rank=len(a), dtype=dtype)
    extents.update(zip(a, g.nodes[x].shape))
    for letter in b:
        extents.setdefault(letter, r.choice(g.extents))
    scale = 1 / math.sqrt(max(extents["k"], 1))
    y = g.operand([extents[c] for c in b], dtype, scale=scale)
    g.contract(spec, x, y, dtype, style=r.choice(["named", "named", "tosa"]))


@feature
def attention(g):
    r = g.random
    batch, kv, group = r.choice([1, 2]), r.choice([1, 2]), r.choice([1, 1, 2])
    queries, keys, depth = (r.choice(g.extents) for _ in range(3))
    depth = depth or 8
    if batch * kv * group * queries * keys * depth > MAX_WORK:
        raise Reject
    dtype = r.choice(g.dtypes)
    dtype = "f32" if dtype == "f64" else dtype
    if g.special:
        raise Reject
    q = g.operand((batch, kv * group, queries, depth), dtype)
    k, v = (g.operand((batch, kv, keys, depth), dtype) for _ in range(2))
    if any(n for n in g.nodes[q].dynamic[3:] + g.nodes[k].dynamic[3:] + g.nodes[v].dynamic[3:]):
        raise Reject
    params = {"scale": 1 / math.sqrt(depth), "causal": g.chance(0.4)}
    node = g.nodes[q]
    g.add("attention", [q, k, v], dtype, node.shape, node.dynamic, params)


@feature
def spelled_attention(g):
    """Heads split off, scores, softmax, and heads joined again."""
    r = g.random
    heads, depth = r.choice([1, 2, 4]), r.choice([4, 8, 16, 32])
    batch, length = r.choice([1, 2]), r.choice(g.extents) or 5
    dtype = r.choice(g.dtypes)
    shape = (batch, length, heads * depth)
    parts = []
    for _ in range(3):
        x = g.operand(shape, dtype, reuse=0.5)
        split = expanded(g, x, [[0], [1], [2, 3]], (batch, length, heads, depth))
        parts.append(transposed(g, split, [0, 2, 1, 3]))
    q, k, v = parts
    if g.chance(0.5):
        scores = g.contract("bcmk,bcnk->bcmn", q, k)
    else:
        scores = g.contract("bcmk,bckn->bcmn", q, transposed(g, k, [0, 1, 3, 2]))
    scores = g.with_constant("arith.mulf", scores, 1 / math.sqrt(depth))
    if g.chance(0.5):
        scores = masked(g, scores)
    p = softmax_of(g, scores, 3)
    out = transposed(g, g.contract("bcmk,bckn->bcmn", p, v), [0, 2, 1, 3])
    collapsed(g, out, [[0], [1], [2, 3]])


# ===----------------------------------------------------------------------===#
# Features that move elements
# ===----------------------------------------------------------------------===#


def transposed(g, k, order):
    node = g.nodes[k]
    shape, dynamic = ([values[p] for p in order] for values in (node.shape, node.dynamic))
    params = {"order": list(order), "style": g.random.choice(["generic", "generic", "named", "tosa"])}
    return g.add("transpose", [k], node.dtype, shape, dynamic, params)


@feature
def transpose(g):
    k = g.pick(floats=False, at_least=2)
    order = list(range(len(g.nodes[k].shape)))
    g.random.shuffle(order)
    transposed(g, k, order)


@feature
def broadcast(g):
    k = g.pick(floats=False, at_least=0)
    node = g.nodes[k]
    shape, dynamic = list(node.shape), list(node.dynamic)
    if len(shape) > 4:
        raise Reject
    dim = g.random.randint(0, len(shape))
    shape.insert(dim, g.random.choice(g.extents))
    dynamic.insert(dim, False)
    g.add("broadcast", [k], node.dtype, shape, dynamic, {"dims": [dim]})


def collapsed(g, k, groups):
    node = g.nodes[k]
    shape = [math.prod(node.shape[d] for d in group) for group in groups]
    dynamic = [any(node.dynamic[d] for d in group) for group in groups]
    return g.add("collapse", [k], node.dtype, shape, dynamic, {"groups": groups})


@feature
def collapse(g):
    k = g.pick(floats=False, at_least=2)
    rank = len(g.nodes[k].shape)
    at = g.random.randrange(rank - 1)
    groups = [[d] for d in range(at)] + [[at, at + 1]] + [[d] for d in range(at + 2, rank)]
    if rank > 2 and g.chance(0.2):
        groups = [list(range(rank))]
    collapsed(g, k, groups)


def expanded(g, k, groups, shape):
    node = g.nodes[k]
    dynamic = [False] * len(shape)
    for source, group in enumerate(groups):
        if node.dynamic[source]:
            # One of a group is open, the others divide its extent.
            choices = [d for d in group if math.prod(shape[e] for e in group if e != d)]
            if not choices:
                raise Reject
            dynamic[g.random.choice(choices)] = True
    return g.add("expand", [k], node.dtype, shape, dynamic, {"groups": groups})


@feature
def expand(g):
    k = g.pick(floats=False)
    node = g.nodes[k]
    rank = len(node.shape)
    if rank > 5:
        raise Reject
    at = g.random.randrange(rank)
    extent = node.shape[at]
    factors = [n for n in range(1, extent + 1) if extent % n == 0] or [1]
    factor = g.random.choice(factors)
    pair = [factor, extent // factor]
    if g.chance(0.2):
        pair.insert(g.random.randrange(3), 1)
    shape = node.shape[:at] + tuple(pair) + node.shape[at + 1 :]
    count = len(pair)
    groups = [[d] for d in range(at)] + [list(range(at, at + count))]
    groups += [[d + count - 1] for d in range(at + 1, rank)]
    expanded(g, k, groups, shape)


@feature
def slice(g):
    k = g.pick(floats=False)
    node = g.nodes[k]
    r = g.random
    # Upstream's verifier takes no offset in an extent of zero, not even zero.
    if 0 in node.shape:
        raise Reject
    offsets, sizes, strides, whole = [], [], [], []
    for extent in node.shape:
        stride = r.choice([1, 1, 1, 2])
        if g.chance(0.4):
            offset, size, stride = 0, extent, 1
        else:
            offset = r.randint(0, max(extent - 1, 0))
            most = (extent - offset + stride - 1) // stride
            size = r.randint(min(1, most), most)
        offsets.append(offset)
        sizes.append(size)
        strides.append(stride)
        whole.append(offset == 0 and size == extent and stride == 1)
    params = {"offsets": offsets, "sizes": sizes, "strides": strides, "whole": whole}
    dynamic = [w and d for w, d in zip(whole, node.dynamic)]
    g.add("slice", [k], node.dtype, sizes, dynamic, params)


@feature
def insert(g):
    k = g.pick(floats=False)
    node = g.nodes[k]
    into = g.operand(node.shape, node.dtype)
    params = {"offsets": [0] * len(node.shape)}
    if 0 in node.shape:
        raise Reject
    if g.chance(0.6):
        shape = [g.random.randint(1, n) for n in node.shape]
        params["offsets"] = [g.random.randint(0, n - m) for n, m in zip(node.shape, shape)]
        k, into = g.operand(shape, node.dtype, reuse=0.2), k
    g.add("insert", [k, into], node.dtype, node.shape, g.nodes[into].dynamic, params)


@feature
def concat(g):
    k = g.pick(floats=False)
    node = g.nodes[k]
    dim = g.random.randrange(len(node.shape))
    parts = [k]
    for _ in range(g.random.choice([1, 1, 2])):
        shape = list(node.shape)
        if g.chance(0.5):
            shape[dim] = g.random.choice(g.extents)
        parts.append(g.operand(shape, node.dtype, reuse=0.6))
    shape = list(node.shape)
    shape[dim] = sum(g.nodes[p].shape[dim] for p in parts)
    dynamic = [
        (any if d == dim else all)(g.nodes[p].dynamic[d] for p in parts) for d in range(len(shape))
    ]
    g.add("concat", parts, node.dtype, shape, dynamic, {"dim": dim})


@feature
def pad(g):
    k = g.pick()
    node = g.nodes[k]
    low, high = ([g.random.choice([0, 0, 1, 3]) for _ in node.shape] for _ in range(2))
    shape = [a + n + b for a, n, b in zip(low, node.shape, high)]
    params = {"low": low, "high": high, "value": g.random.choice([0.0, 1.5])}
    g.add("pad", [k], node.dtype, shape, node.dynamic, params)


@feature
def rotate_half(g):
    """Rotary embeddings: halves swapped, one of them negated."""
    x = g.pick()
    node = g.nodes[x]
    extent = node.shape[-1]
    if extent % 2 or node.dynamic[-1] or 0 in node.shape:
        raise Reject
    rank = len(node.shape)
    halves = []
    for offset in (0, extent // 2):
        params = {
            "offsets": [0] * (rank - 1) + [offset],
            "sizes": list(node.shape[:-1]) + [extent // 2],
            "strides": [1] * rank,
            "whole": [True] * (rank - 1) + [extent == 0],
        }
        shape = node.shape[:-1] + (extent // 2,)
        halves.append(g.add("slice", [x], node.dtype, shape, node.dynamic, params))
    parts = [g.unary(halves[1], "arith.negf"), halves[0]]
    turned = g.add("concat", parts, node.dtype, node.shape, node.dynamic, {"dim": rank - 1})
    where = list(range(max(rank - 2, 0), rank))
    cosine, sine = (g.operand(node.shape[-2:], node.dtype) for _ in range(2))
    g.binary(
        "arith.addf", g.binary("arith.mulf", x, cosine, where),
        g.binary("arith.mulf", turned, sine, where),
    )  # fmt: skip


@feature
def gather(g):
    table = g.pick()
    node = g.nodes[table]
    if node.shape[0] == 0:
        raise Reject
    shape = g.shape(g.random.choice([1, 2]))
    data = g.numbers.integers(0, node.shape[0], shape)
    make = g.constant if g.chance(g.constants) else g.arg
    indices = make(shape, g.random.choice(["i64", "i32"]), data)
    if np.any(g.values[indices].value != data) and g.nodes[indices].op == "arg":
        raise Reject
    dynamic = g.nodes[indices].dynamic + node.dynamic[1:]
    params = {"asserted": g.chance(0.5)}
    g.add("gather", [indices, table], node.dtype, shape + node.shape[1:], dynamic, params)


@feature
def extent_cast(g):
    """tensor.cast, which makes extents open."""
    k = g.pick(floats=False)
    node = g.nodes[k]
    dynamic = [d or g.chance(0.5) for d in node.dynamic]
    if tuple(dynamic) == node.dynamic:
        raise Reject
    g.add("cast", [k], node.dtype, node.shape, dynamic)


@feature
def constant_layout(g):
    """A constant that reaches its use through operations on its layout."""
    shape = g.shape(g.random.choice([1, 2, 3]))
    k = g.constant(shape, g.random.choice(g.dtypes))
    for _ in range(g.random.choice([1, 2, 3])):
        before = len(g.nodes)
        way = g.random.choice([transpose, expand, collapse, broadcast, slice, conversion])
        pool, g.pool = g.pool, [k]
        try:
            way(g)
        finally:
            g.pool = pool + [j for j in range(before, len(g.nodes))]
        k = len(g.nodes) - 1
    x = g.operand(g.nodes[k].shape, g.nodes[k].dtype)
    if is_float(g.nodes[k].dtype):
        g.binary("arith.addf", x, k)


# ===----------------------------------------------------------------------===#
# Control flow
# ===----------------------------------------------------------------------===#

WRAPPED = ("map", "contract", "reduce", "transpose", "gather", "concat", "slice", "pad", "attention")


def last_node(g, features):
    before = len(g.nodes)
    features[g.random.randrange(len(features))](g)
    for k in reversed(range(before, len(g.nodes))):
        if g.nodes[k].op in WRAPPED:
            return k
    raise Reject


@feature
def function_call(g):
    k = last_node(g, [linear, matmul, contraction, arithmetic, silu, softmax, gather, transpose])
    g.nodes[k].wrap = "call"


@feature
def branch(g):
    k = last_node(g, [linear, matmul, arithmetic, residual, softmax, transpose, concat])
    node = g.nodes[k]
    if not node.shape:
        raise Reject
    pool = [j for j in g.pool if j < k and g.nodes[j].type == node.type]
    pool = [j for j in pool if g.nodes[j].shape == node.shape]
    taken = g.chance(0.5)
    condition = g.scalar("i1", taken)
    if pool and g.chance(0.5):
        other = g.random.choice(pool)
    else:
        params = {"data": g.data(node.shape, node.dtype)}
        other = g.add("arg", [], node.dtype, node.shape, node.dynamic, params)
    params = (node.op, node.operands, node.dtype, node.shape, node.dynamic, node.params)
    g.pool.remove(k)
    g.add(*params, wrap="if", extra=[condition, other])


@feature
def loop(g):
    """x = f(x) a number of times."""
    x = g.pick()
    node = g.nodes[x]
    trips = g.scalar("index", g.random.choice([0, 1, 2, 3]))
    if len(node.shape) == 2 and g.chance(0.5):
        n = node.shape[1]
        w = g.operand((n, n), node.dtype, scale=1 / math.sqrt(max(n, 1)))
        if math.prod(node.shape) * n > MAX_WORK // 3 or any(node.dynamic):
            raise Reject
        k = g.contract("mk,kn->mn", x, w, node.dtype)
    else:
        y = g.operand(node.shape, node.dtype)
        body = Body(2)
        half = body("arith.mulf", node.dtype, 0, body("const", node.dtype, extra=0.5))
        body("arith.addf", node.dtype, half, 1)
        k = g.map([x, y], body)
    inner = g.nodes[k]
    if inner.type != node.type or inner.shape != node.shape:
        raise Reject
    g.pool.remove(k)
    g.add(
        inner.op, inner.operands, inner.dtype, inner.shape, inner.dynamic, inner.params,
        wrap="for", extra=[trips],
    )  # fmt: skip


@feature
def loop_over_slices(g):
    x = g.pick(at_least=2)
    node = g.nodes[x]
    rank = len(node.shape) - 1
    if 0 in node.shape:
        raise Reject
    operands = [x]
    y = g.operand(node.shape, node.dtype)
    if g.nodes[y].dynamic == node.dynamic and g.chance(0.5):
        operands.append(y)
    body = Body(len(operands))
    body("math.tanh", node.dtype, body("arith.addf", node.dtype, 0, len(operands) - 1))
    params = {"maps": [list(range(rank))] * len(operands), "body": body.ops, "style": "generic"}
    g.add("slices", operands, node.dtype, node.shape, node.dynamic, params)
