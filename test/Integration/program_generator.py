# ===- program_generator.py - Draws tensor programs ------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""Draws programs from seeds, and has what features need to add nodes."""

import math
import random

import numpy as np

import bounds
import harness
from bounds import Ambiguous, is_float
from program_node import Node
from tensor_program import Program, evaluate

# Edges of blocks and vectors, what lies beside them, and the degenerate ones.
EXTENTS = [0, 1, 1, 2, 3, 4, 7, 8, 12, 16, 17, 31, 32, 33, 48, 64, 65, 130, 384]
MAX_ELEMENTS = 60_000
MAX_WORK = 6_000_000
STYLES = ["generic"] * 6 + ["tensor", "tensor", "named", "tosa"]


class Reject(Exception):
    """A feature found nothing to work on, or its numbers say nothing."""


class Body:
    """The operations of one element-wise op on `count` operands."""

    def __init__(self, count):
        self.count = count
        self.ops = []

    def __call__(self, name, dtype, *args, extra=None):
        self.ops.append((name, dtype, list(args), extra))
        return self.count + len(self.ops) - 1


class Generator:
    def __init__(self, options, number):
        self.options = options
        self.number = number
        self.random = random.Random(f"programs:{options.seed}:{number}")
        self.numbers = np.random.default_rng([options.seed, number, 9])
        self.nodes, self.values, self.pool = [], {}, []
        r = self.random
        extents = options.extents or EXTENTS
        self.extents = [r.choice(extents) for _ in range(4)]
        if not options.extents and self.chance(0.75):
            self.extents = [n or r.choice([5, 16, 40]) for n in self.extents]
        self.special = self.chance(options.special)
        self.open = r.choice([0.0, 0.0, 0.0, 0.3, 1.0])
        if options.dynamic is not None:
            self.open = options.dynamic
        self.constants = r.choice([0.0, 0.3, 0.6])
        if options.constants is not None:
            self.constants = options.constants
        self.dtypes = options.dtypes or r.choice(
            [["f32"]] * 6 + [["f16"], ["bf16"], ["f64"], ["f32", "f16"], ["f32", "bf16", "f64"]]
        )

    def chance(self, probability):
        return self.random.random() < probability

    # Nodes.

    def add(self, *args, **kwargs):
        """Adds a node, unless nothing can be told from its numbers."""
        node = Node(*args, **kwargs)
        if math.prod(node.shape) > MAX_ELEMENTS:
            raise Reject
        try:
            value = evaluate(node, self.values)
        except Ambiguous:
            raise Reject from None
        if is_float(node.dtype) and value.value.size:
            finite = np.isfinite(value.value)
            if not self.special and not finite.all() and node.op not in ("constant", "arg"):
                # The maximum of nothing, and masks: they may be written so.
                if not node.params.get("infinite"):
                    raise Reject
            largest = bounds.magnitude(value).max()
            if largest > (1e3 if node.dtype == "f16" else 1e4):
                raise Reject
            if value.error.max() > 0.05 * max(largest, 0.01):
                raise Reject
        if value.value.shape != node.shape:
            raise AssertionError(f"{node} gives {value.value.shape}")
        self.nodes.append(node)
        k = len(self.nodes) - 1
        self.values[k] = value
        if not node.is_scalar:
            self.pool.append(k)
        return k

    def data(self, shape, dtype, scale=1.0):
        if dtype == "i1":
            return self.numbers.random(shape) < 0.6
        if not is_float(dtype):
            return self.numbers.integers(-9, 10, shape).astype(bounds.INTEGERS[dtype])
        array = scale * self.numbers.standard_normal(shape)
        if self.special and array.size:
            for value in (math.nan, math.inf, -math.inf, 0.0, -0.0):
                if self.chance(0.3):
                    array.flat[self.random.randrange(array.size)] = value
        return harness.rounded(array, dtype)

    def dynamic(self, shape):
        return tuple(self.chance(self.open) for _ in shape)

    def arg(self, shape, dtype, data=None, scale=1.0):
        if not shape:
            # The harness passes what has no dimensions as a scalar.
            return self.constant(shape, dtype, data)
        data = self.data(shape, dtype, scale) if data is None else data
        return self.add("arg", [], dtype, shape, self.dynamic(shape), {"data": data})

    def constant(self, shape, dtype, data=None, scale=1.0):
        data = self.data(shape, dtype, scale) if data is None else data
        style = self.random.choice(["resource", "resource", "hex", "list", "splat"])
        if dtype in ("i1", "index"):
            style = "list"
        # Hexadecimal digits of booleans are bits.
        if style == "list" and data.size > 200 and dtype != "i1":
            style = "hex"
        if data.size == 0 and style != "splat":
            style = "list"
        if style == "splat":
            data = np.full(shape, data.flat[0] if data.size else 0, data.dtype)
        params = {"data": data, "style": style}
        return self.add("constant", [], dtype, shape, (), params)

    def scalar(self, dtype, value):
        return self.add("scalar", [], dtype, (), (), {"data": value})

    def operand(self, shape, dtype, scale=1.0, reuse=0.5):
        """A value of the program of that type, or a new argument or constant."""
        shape = tuple(shape)
        fits = [
            k for k in self.pool if self.nodes[k].shape == shape and self.nodes[k].dtype == dtype
        ]
        if fits and self.chance(reuse):
            return self.random.choice(fits)
        if self.chance(self.constants):
            return self.constant(shape, dtype, scale=scale)
        return self.arg(shape, dtype, scale=scale)

    def shape(self, rank=None):
        rank = rank or self.random.choice([1, 2, 2, 3, 3, 4])
        for _ in range(20):
            shape = tuple(self.random.choice(self.extents) for _ in range(rank))
            if math.prod(shape) <= MAX_ELEMENTS // 2:
                return shape
        return tuple(min(n, 8) for n in shape)

    def pick(self, rank=None, dtype=None, floats=True, at_least=1):
        """A value to go on from, mostly a recent one."""
        fits = [
            k
            for k in self.pool
            if (rank is None or len(self.nodes[k].shape) == rank)
            and len(self.nodes[k].shape) >= at_least
            and (dtype is None or self.nodes[k].dtype == dtype)
            and (not floats or is_float(self.nodes[k].dtype))
        ]
        if fits and self.chance(0.85):
            return fits[-1] if self.chance(0.6) else self.random.choice(fits)
        rank = rank or self.random.choice([n for n in (1, 2, 3, 4) if n >= at_least])
        return self.operand(self.shape(rank), dtype or self.random.choice(self.dtypes), reuse=0)

    def open_dims(self, operands, maps, rank):
        """Which loops are open: those that no operand knows the extent of."""
        result = []
        for d in range(rank):
            known = [
                self.nodes[k].dynamic[m.index(d)] for k, m in zip(operands, maps) if d in m
            ]
            result.append(bool(known) and all(known))
        return tuple(result)

    def map(self, operands, body, shape=None, maps=None, dtype=None, style=None, **params):
        shape = self.nodes[operands[0]].shape if shape is None else shape
        maps = maps or [list(range(len(shape))) for _ in operands]
        style = style or self.random.choice(STYLES)
        params.update(maps=maps, body=body.ops, style=style)
        open_ = self.open_dims(operands, maps, len(shape))
        return self.add("map", operands, dtype or body.ops[-1][1], shape, open_, params)

    def unary(self, k, *names, **params):
        """Element-wise functions, in one op or one op each."""
        dtype = self.nodes[k].dtype
        if self.chance(0.5):
            body = Body(1)
            last = 0
            for name in names:
                last = body(name, dtype, last)
            return self.map([k], body, **params)
        for name in names:
            body = Body(1)
            body(name, dtype, 0)
            k = self.map([k], body, **params)
        return k

    def binary(self, name, a, b, b_map=None, dtype=None, **params):
        """a op b in the shape of a; b's dimensions are those of b_map."""
        node = self.nodes[a]
        body = Body(2)
        body(name, dtype or node.dtype, 0, 1, extra=params.pop("extra", None))
        rank = len(node.shape)
        maps = [list(range(rank)), list(range(rank)) if b_map is None else b_map]
        return self.map([a, b], body, node.shape, maps, **params)

    def with_constant(self, name, k, value, dtype=None, **params):
        dtype = dtype or self.nodes[k].dtype
        body = Body(1)
        c = body("const", self.nodes[k].dtype, extra=value)
        body(name, dtype, 0, c, extra=params.pop("extra", None))
        return self.map([k], body, **params)

    def reduce(self, k, kind, dims, keep=False, square=False):
        node = self.nodes[k]
        rank = len(node.shape)
        kept = [d for d in range(rank) if d not in dims]
        if keep:
            shape = [1 if d in dims else n for d, n in enumerate(node.shape)]
            dynamic = [d not in dims and o for d, o in enumerate(node.dynamic)]
        else:
            shape = [node.shape[d] for d in kept]
            dynamic = [node.dynamic[d] for d in kept]
        style = self.random.choice(["generic", "generic", "reduce", "tosa"])
        params = {"kind": kind, "dims": list(dims), "keep": keep, "square": square}
        params.update(style=style, infinite=kind != "add")
        return self.add("reduce", [k], node.dtype, shape, dynamic, params)

    def cast(self, k, dtype, **params):
        source = self.nodes[k].dtype
        if source == dtype:
            return k
        wider = bounds.UNIT[dtype] < bounds.UNIT[source]
        body = Body(1)
        if {source, dtype} == {"f16", "bf16"}:
            middle = body("arith.extf", "f32", 0)
            body("arith.truncf", dtype, middle)
        else:
            body("arith.extf" if wider else "arith.truncf", dtype, 0)
        return self.map([k], body, **params)

    def contract(self, spec, a, b, dtype=None, init=None, style=None):
        inputs, out = spec.split("->")
        letters = inputs.split(",")
        extents, known, work = {}, {}, 1
        for text, k in zip(letters, (a, b)):
            for letter, n, is_open in zip(text, self.nodes[k].shape, self.nodes[k].dynamic):
                if extents.setdefault(letter, n) != n:
                    raise Reject
                known[letter] = known.get(letter, False) or not is_open
        work = math.prod(extents.values())
        if work > MAX_WORK:
            raise Reject
        loops = list(out) + [letter for letter in extents if letter not in out]
        if self.chance(0.2):
            self.random.shuffle(loops)
        style = style or self.random.choice(["named", "named", "generic", "contract", "tosa"])
        dtype = dtype or self.nodes[a].dtype
        params = {"spec": spec, "loops": "".join(loops), "style": style}
        params["swap"] = self.chance(0.1)
        shape = [extents[c] for c in out]
        dynamic = [not known[c] for c in out]
        operands = [a, b]
        if init is not None:
            if self.nodes[init].dynamic != tuple(dynamic):
                raise Reject
            operands.append(init)
        return self.add("contract", operands, dtype, shape, dynamic, params)

    # Programs.

    def program(self, features):
        r = self.random
        names = self.options.features or list(features)
        count = self.options.ops or r.choice([1, 1, 2, 3, 4, 5, 6, 8])
        added, attempts = 0, 0
        while added < count and attempts < 10 * count:
            attempts += 1
            try:
                features[r.choice(names)](self)
                added += 1
            except Reject:
                continue
        if not self.pool:
            self.arg((3,), "f32")
        used = {k for node in self.nodes for k in node.users_of}
        results = [k for k in self.pool if k not in used][-3:] or [self.pool[-1]]
        if self.chance(0.15):
            results.append(r.choice(self.pool))
        if self.chance(0.1):
            results.append(r.choice(results))
        return Program(f"case_{self.number}", self.nodes, results)
