# ===- cases.py - Attention problems with inputs and expected results ------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===#
"""A case is one attn.attention with its operands: it writes itself as a function
in MLIR, makes the call, and knows what must come out, in float64, with a bound
on the error that float arithmetic may make. Clauses are those of
docs/Semantics.md."""

import dataclasses
import os
import sys
import zlib
from typing import Optional

import numpy as np

from harness import Call, encode, rounded

sys.path.append(
    os.path.join(os.path.dirname(__file__), os.pardir, os.pardir, "python")
)
from attn import reference  # noqa: E402

# Relative rounding error, and half of the smallest positive number.
UNIT = {"f64": 2.0**-53, "f32": 2.0**-24, "f16": 2.0**-11, "bf16": 2.0**-8}
# Clauses whose operands have no layout.
PLAIN_CLAUSES = ("key_lengths", "page_table", "sink", "sink_gradient")
TINY = {"f64": 2.0**-1075, "f32": 2.0**-150, "f16": 2.0**-25, "bf16": 2.0**-134}


# ===----------------------------------------------------------------------===#
# Score regions
# ===----------------------------------------------------------------------===#


def _to_float(name, index):
    return (
        f"%{name}i = arith.index_cast %{index} : index to i64\n"
        f"%{name} = arith.sitofp %{name}i : i64 to C\n"
    )


@dataclasses.dataclass
class Region:
    text: str  # C is the compute type
    apply: object  # of s, b, h, i, j
    growth: float  # at most this times the error of s


REGIONS = {
    # ALiBi, with a slope for each head.
    "alibi": Region(
        "%d = arith.subi %j, %i : index\n"
        + _to_float("df", "d")
        + _to_float("hf", "h")
        + "%c = arith.constant -0.0625 : C\n"
        "%slope = arith.mulf %hf, %c : C\n"
        "%t = arith.mulf %df, %slope : C\n"
        "%r = arith.addf %s, %t : C\n"
        "attn.yield %r : C",
        lambda s, b, h, i, j: s + (j - i) * (h * -0.0625),
        1,
    ),
    # A factor that depends on every position.
    "parity": Region(
        "%x = arith.addi %b, %i : index\n"
        "%y = arith.addi %x, %j : index\n"
        "%one = arith.constant 1 : index\n"
        "%z = arith.andi %y, %one : index\n"
        "%zero = arith.constant 0 : index\n"
        "%e = arith.cmpi eq, %z, %zero : index\n"
        "%double = arith.addf %s, %s : C\n"
        "%r = arith.select %e, %double, %s : C\n"
        "attn.yield %r : C",
        lambda s, b, h, i, j: np.where((b + i + j) % 2 == 0, 2 * s, s),
        2,
    ),
    # A mask written as a region.
    "mask": Region(
        "%x = arith.addi %j, %h : index\n"
        "%three = arith.constant 3 : index\n"
        "%y = arith.remui %x, %three : index\n"
        "%zero = arith.constant 0 : index\n"
        "%e = arith.cmpi eq, %y, %zero : index\n"
        "%inf = arith.constant 0xINF : C\n"
        "%r = arith.select %e, %inf, %s : C\n"
        "attn.yield %r : C",
        lambda s, b, h, i, j: np.where((j + h) % 3 == 0, -np.inf, s),
        1,
    ),
}


# ===----------------------------------------------------------------------===#
# Cases
# ===----------------------------------------------------------------------===#


@dataclasses.dataclass
class Pair:
    """A bias or a mask: `array` has the four axes b, h, q, k, with extent one
    along those that are broadcast; `layout` names those that the operand has."""

    array: np.ndarray
    layout: str
    dtype: str


@dataclasses.dataclass
class Expected:
    output: np.ndarray
    lse: np.ndarray
    output_error: np.ndarray
    lse_error: np.ndarray


@dataclasses.dataclass
class Case:
    """Operands have the axes b, h, s, d here; layouts say how they are stored.
    All but the operands is optional, as in the op."""

    op_name = "attn.attention"

    name: str
    query: np.ndarray
    key: np.ndarray
    value: np.ndarray
    dtype: str = "f32"
    query_layout: str = "bhsd"
    key_layout: str = "bhsd"
    value_layout: str = "bhsd"
    output_layout: str = "bhsd"
    output_dtype: Optional[str] = None
    lse_layout: Optional[str] = None
    bias: Optional[Pair] = None
    mask: Optional[Pair] = None
    key_lengths: Optional[np.ndarray] = None
    key_lengths_dtype: str = "i32"
    page_size: Optional[int] = None  # Keys in shuffled pages of so many.
    sink: Optional[np.ndarray] = None
    scale: Optional[float] = None
    softcap: Optional[float] = None
    causal: bool = False
    diagonal: str = "top_left"
    diagonal_offset: Optional[int] = None
    window: Optional[tuple] = None
    dropout: Optional[tuple] = None  # rate, seed, offset
    origin: Optional[tuple] = None
    region: Optional[str] = None
    on_memrefs: bool = False
    # Whether f16 probabilities are rounded toward zero and summed as rounded,
    # which attention-s16 allows, where there is no log-sum-exp to be wrong.
    sums_rounded: bool = False
    # (operand, axis) pairs whose extent the types leave open; True is all.
    dynamic: object = dataclasses.field(default_factory=set)

    def __post_init__(self):
        self.output_dtype = self.output_dtype or self.dtype
        self.query, self.key, self.value = (
            rounded(array, self.dtype)
            for array in (self.query, self.key, self.value)
        )
        for pair in (self.bias, self.mask):
            if pair is not None:
                pair.array = rounded(pair.array, pair.dtype)
        if self.sink is not None:
            self.sink = rounded(self.sink, self.compute)

    @property
    def compute(self):
        return "f64" if self.dtype == "f64" else "f32"

    @property
    def extents(self):
        """B, Hq, Hk, Sq, Sk, D, E."""
        b, hq, sq, d = self.query.shape
        return b, hq, self.key.shape[1], sq, self.key.shape[2], d, self.value.shape[3]

    # --- MLIR ---

    def _type(self, name, axes, shape, layout, dtype):
        dims = []
        for axis in layout:
            extent = shape[axes.index(axis)]
            is_open = self.dynamic is True or (name, axis) in self.dynamic
            if self.page_size and name in ("key", "value") and axis == "s":
                is_open = False
            # A dynamic extent is never the one that is broadcast.
            if axes == "bhqk" and extent == 1:
                is_open = False
            dims.append("?" if is_open else str(extent))
        kind = "memref" if self.on_memrefs else "tensor"
        return f"{kind}<{'x'.join(dims + [dtype])}>"

    def _operands(self):
        """Clause, name, type, layout, array and element type of each shaped input."""
        result = []

        def add(clause, axes, array, layout, dtype):
            type_ = self._type(clause, axes, array.shape, layout, dtype)
            stored = store(array, axes, layout)
            result.append((clause, type_, layout, stored, dtype))

        add("query", "bhsd", self.query, self.query_layout, self.dtype)
        key, value, table = self.key, self.value, None
        if self.page_size:
            key, value, table = self._pages()
        add("key", "bhsd", key, self.key_layout, self.dtype)
        add("value", "bhsd", value, self.value_layout, self.dtype)
        for clause, pair in (("bias", self.bias), ("mask", self.mask)):
            if pair is not None:
                add(clause, "bhqk", pair.array, pair.layout, pair.dtype)
        if self.key_lengths is not None:
            add("key_lengths", "b", self.key_lengths, "b", self.key_lengths_dtype)
        if table is not None:
            add("page_table", "bn", table, "bn", "i32")
        if self.sink is not None:
            add("sink", "h", self.sink, "h", self.compute)
        return result

    def _pages(self):
        """Key and value as pools of shuffled pages, with NaN in every slot that no key
        below the length has, and the table, with any number beyond the length."""
        size = self.page_size
        B, _, _, _, Sk, _, _ = self.extents
        count = Sk // size
        assert count * size == Sk
        numbers = np.random.default_rng(zlib.crc32(self.name.encode()))
        spare = 3
        pages = numbers.permutation(B * count + spare)[: B * count].reshape(B, count)
        lengths = np.full(B, Sk)
        if self.key_lengths is not None:
            first = self.origin[3] if self.origin else 0
            lengths = np.clip(self.key_lengths - first, 0, Sk)
        table = numbers.integers(-(2**31), 2**31, (B, count))
        pools = []
        for array in (self.key, self.value):
            heads, depth = array.shape[1], array.shape[3]
            pool = np.full((B * count + spare, heads, size, depth), np.nan)
            for b, n in np.ndindex(B, count):
                live = max(min(lengths[b] - n * size, size), 0)
                if live:
                    at = n * size
                    pool[pages[b, n], :, :live] = array[b, :, at : at + live]
                    table[b, n] = pages[b, n]
            pools.append(pool)
        return (*pools, table)

    def _destinations(self):
        b, hq, _, sq, _, _, e = self.extents
        result = [
            ("outs", "bhsd", (b, hq, sq, e), self.output_layout, self.output_dtype)
        ]
        if self.lse_layout is not None:
            result.append(("lse", "bhs", (b, hq, sq), self.lse_layout, self.compute))
        return result

    def _scalars(self):
        """Name, type and value of each scalar operand."""
        result = []
        if self.diagonal_offset is not None:
            result.append(("offset", "index", self.diagonal_offset))
        if self.dropout is not None:
            result += [
                ("dropout_seed", "i64", self.dropout[1]),
                ("dropout_offset", "i64", self.dropout[2]),
            ]
        if self.origin is not None:
            result += [
                (f"{axis}0", "index", value)
                for axis, value in zip("bhij", self.origin)
            ]
        return result

    def op_text(self, inits):
        """The op, with its results' names left to the caller."""
        clauses = []
        for clause, type_, layout, _, _ in self._operands():
            plain = clause in PLAIN_CLAUSES
            letters = "" if plain else f", {layout}"
            clauses.append(f"{clause}(%{clause} : {type_}{letters})")
        if self.scale is not None:
            clauses.append(f"scale({float(self.scale):.17e})")
        if self.softcap is not None:
            clauses.append(f"softcap({float(self.softcap)!r})")
        if self.causal:
            clauses.append("causal")
        if self.diagonal != "top_left" or self.diagonal_offset is not None:
            offset = "" if self.diagonal_offset is None else ", %offset"
            clauses.append(f"diagonal({self.diagonal}{offset})")
        if self.window is not None:
            left, right = ("*" if x is None else x for x in self.window)
            clauses.append(f"window({left}, {right})")
        if self.dropout is not None:
            rate = float(self.dropout[0])
            clauses.append(f"dropout({rate!r}, %dropout_seed, %dropout_offset)")
        if self.origin is not None:
            clauses.append("origin(%b0, %h0, %i0, %j0)")
        for clause, axes, shape, layout, dtype in self._destinations():
            type_ = self._type(clause, axes, shape, layout, dtype)
            letters = "" if clause in PLAIN_CLAUSES else f", {layout}"
            clauses.append(f"{clause}({inits[clause]} : {type_}{letters})")
        if self.region is not None:
            minus_infinity = (
                "0xFFF0000000000000" if self.compute == "f64" else "0xFF800000"
            )
            body = REGIONS[self.region].text.replace("0xINF", minus_infinity)
            body = body.replace(" C", f" {self.compute}").replace("\n", "\n      ")
            positions = ", ".join(f"%{axis}: index" for axis in "bhij")
            clauses.append(
                f"score(%s: {self.compute}, {positions}) {{\n      {body}\n    }}"
            )
        return f"{self.op_name} " + "\n      ".join(clauses)

    def text(self):
        """The function that holds the op."""
        arguments = [f"%{c}: {t}" for c, t, _, _, _ in self._operands()]
        arguments += [f"%{name}: {type_}" for name, type_, _ in self._scalars()]
        destinations = {
            clause: self._type(clause, axes, shape, layout, dtype)
            for clause, axes, shape, layout, dtype in self._destinations()
        }
        lines = []
        if self.on_memrefs:
            arguments += [f"%{c}_init: {t}" for c, t in destinations.items()]
            inits = {clause: f"%{clause}_init" for clause in destinations}
            lines += [self.op_text(inits), "return"]
            results = ""
        else:
            inits = {}
            for clause, axes, shape, layout, dtype in self._destinations():
                inits[clause] = f"%{clause}_init"
                lines += self._init_lines(clause, layout, destinations[clause], dtype)
            names = ", ".join(f"%{clause}_result" for clause in destinations)
            types = ", ".join(destinations.values())
            lines += [f"{names} = {self.op_text(inits)}", f"return {names} : {types}"]
            results = f" -> ({types})"
        body = "\n    ".join(lines)
        return (
            f"  func.func @{self.name}({', '.join(arguments)}){results} {{\n"
            f"    {body}\n  }}\n"
        )

    def _init_lines(self, clause, layout, type_, dtype):
        """An init full of NaN, for what it held must not be read."""
        lines, extents = [], []
        dims = type_[type_.index("<") + 1 :].split("x")
        for axis, dim in zip(layout, dims):
            if dim != "?":
                continue
            source = "value" if axis == "d" else "query"
            source_layout = self.value_layout if axis == "d" else self.query_layout
            name = f"%{clause}_{axis}"
            if axis in source_layout:
                source_type = self._operand_type(source)
                lines.append(f"{name}_at = arith.constant {source_layout.index(axis)} : index")
                lines.append(f"{name} = tensor.dim %{source}, {name}_at : {source_type}")
            else:
                lines.append(f"{name} = arith.constant 1 : index")
            extents.append(name)
        nan = {"f64": "0x7FF8000000000000", "f32": "0x7FC00000"}
        nan.update({"f16": "0x7E00", "bf16": "0x7FC0"})
        lines += [
            f"%{clause}_nan = arith.constant {nan[dtype]} : {dtype}",
            f"%{clause}_empty = tensor.empty({', '.join(extents)}) : {type_}",
            f"%{clause}_init = linalg.fill ins(%{clause}_nan : {dtype}) "
            f"outs(%{clause}_empty : {type_}) -> {type_}",
        ]
        return lines

    def _operand_type(self, name):
        return next(t for c, t, _, _, _ in self._operands() if c == name)

    # --- The call ---

    def call(self):
        inputs = [(encode(a, dtype), dtype) for _, _, _, a, dtype in self._operands()]
        inputs += [(encode(v, dtype), dtype) for _, dtype, v in self._scalars()]
        results, writes = [], []
        for clause, axes, shape, layout, dtype in self._destinations():
            if self.on_memrefs:
                writes.append(len(inputs))
                blank = np.full([shape[axes.index(axis)] for axis in layout], np.nan)
                inputs.append((encode(blank, dtype), dtype))
            else:
                results.append((len(layout), dtype))
        return Call(self.name, inputs, results, writes)

    # --- What must come out ---

    def expected(self):
        B, Hq, Hk, Sq, Sk, D, _ = self.extents
        unit = UNIT[self.compute]
        group = max(Hq // max(Hk, 1), 1)

        def sum_of(count):
            # Rounding errors of a sum are independent: they grow as a root.
            return 2 * count**0.5 + 4

        heads = np.arange(Hq) // group
        key, value = self.key[:, heads], self.value[:, heads]
        with np.errstate(all="ignore"):
            scale = self.scale
            if scale is None:
                scale = D**-0.5 if D else 1.0
            transposed = np.swapaxes(key, 2, 3)
            s = scale * (self.query @ transposed)
            error = sum_of(D) * unit * abs(scale) * (
                np.abs(self.query) @ np.abs(transposed)
            )
            if self.softcap is not None:
                s = self.softcap * np.tanh(s / self.softcap)
                error = error + 8 * unit * self.softcap
            b0, h0, i0, j0 = self.origin or (0, 0, 0, 0)
            b = (b0 + np.arange(B)).reshape(B, 1, 1, 1)
            h = (h0 + np.arange(Hq)).reshape(1, Hq, 1, 1)
            i = (i0 + np.arange(Sq)).reshape(1, 1, Sq, 1)
            j = (j0 + np.arange(Sk)).reshape(1, 1, 1, Sk)
            if self.region is not None:
                before = np.abs(s)
                s = REGIONS[self.region].apply(s, b, h, i, j)
                error = error * REGIONS[self.region].growth
                size = np.where(np.isfinite(s), np.abs(s), 0) + before
                error = error + 8 * unit * (size + np.abs(s - before) * np.isfinite(s))
            if self.bias is not None:
                s = s + self.bias.array
                error = error + 2 * unit * np.where(np.isfinite(s), np.abs(s), 0)

            attended = np.ones((B, Hq, Sq, Sk), bool)
            if self.mask is not None:
                attended = attended & self.mask.array
            center = i + (self.diagonal_offset or 0)
            if self.diagonal == "bottom_right":
                center = center + Sk - Sq
            if self.causal:
                attended = attended & (j <= center)
            left, right = self.window or (None, None)
            if left is not None:
                attended = attended & (center - j <= left)
            if right is not None:
                attended = attended & (j - center <= right)
            before_length = np.ones((B, 1, 1, Sk), bool)
            if self.key_lengths is not None:
                before_length = j < self.key_lengths.reshape(B, 1, 1, 1)
                attended = attended & before_length

            s = np.where(attended, s, -np.inf)
            error = np.where(attended & (s > -np.inf), error, 0.0)
            m = s.max(axis=3, keepdims=True, initial=-np.inf)
            if self.sink is not None:
                sink = self.sink.reshape(1, Hq, 1, 1)
                m = np.maximum(m, sink)
            finite_m = np.where(m == -np.inf, 0.0, m)
            p = np.exp(s - finite_m)
            l = p.sum(axis=3, keepdims=True)
            if self.sink is not None:
                l = l + np.exp(sink - finite_m)
            lse = finite_m + np.log(l)
            kept = p
            if self.dropout is not None:
                rate, seed, offset = self.dropout
                keep = reference.dropout_keep(rate, seed, offset, b, h, i, j)
                kept = np.where(keep, p / (1 - rate), 0.0)
            # Rows of value that no key length admits may hold anything.
            value = np.where(np.swapaxes(before_length, 2, 3), value, 0.0)
            output = np.where(l == 0, 0.0, (kept @ value) / l)

            # First order error analysis of the same steps, see attention-s16:
            # sums in any order, blocks of keys with rescaling, p in V's type.
            distance = np.where(p > 0, np.abs(s - finite_m), 0.0)
            if self.sink is not None:
                distance = np.maximum(distance, np.where(np.isfinite(sink), np.abs(sink - finite_m), 0.0))
            relative = np.expm1(np.minimum(error, 50.0)) + unit * (
                4 * distance + sum_of(Sk) + 16
            )
            safe_l = np.where(l == 0, 1.0, l)
            sum_error = (p * relative).sum(axis=3, keepdims=True) / safe_l
            sum_error = sum_error + unit * sum_of(Sk)
            if self.sink is not None:
                sum_error = sum_error + unit * 8 * (1 + np.where(np.isfinite(sink), np.abs(sink - finite_m), 0.0))
            narrow = self.dtype in ("f16", "bf16")
            rounding = UNIT[self.dtype] if narrow else 0.0
            # A probability in the subnormal numbers may be any of them.
            smallest_normal = 2.0**-1022 if self.compute == "f64" else 2.0**-126
            tiny = max(TINY[self.dtype] if narrow else 0.0, smallest_normal)
            weight = kept * (relative + unit * sum_of(Sk) + 1.5 * rounding) + (
                2 * tiny * attended
            )
            output_error = (weight @ np.abs(value)) / safe_l
            output_error = output_error + np.abs(output) * (
                sum_error + 2 * UNIT[self.output_dtype]
            )
            output_error = 1.5 * output_error + 2 * TINY[self.output_dtype]
            magnitude = np.where(np.isfinite(lse), np.abs(lse), 0.0)
            lse_error = 2 * sum_error + 4 * unit * (1 + magnitude + np.abs(finite_m))
            if self.sums_rounded and self.dtype == "f16" and self.lse_layout is None:
                # One unit in the last place down, in p and in their sum.
                output_error = output_error + 2 * rounding * (
                    (kept @ np.abs(value)) / safe_l + np.abs(output)
                )
        self._check_reference(output, lse[..., 0])
        return Expected(output, lse[..., 0], output_error, lse_error[..., 0])

    def _check_reference(self, output, lse):
        """What was computed beside the error bounds is what the reference says."""
        options = {}
        for name in ("bias", "mask"):
            pair = getattr(self, name)
            if pair is not None:
                options[name] = pair.array
        for name in ("key_lengths", "sink", "scale", "softcap", "window", "dropout"):
            options[name] = getattr(self, name)
        if self.region is not None:
            options["score"] = REGIONS[self.region].apply
        key, value = self.key, self.value
        if self.page_size:
            key, value, options["page_table"] = self._pages()
        wanted, wanted_lse = reference.attention(
            self.query,
            key,
            value,
            causal=self.causal,
            diagonal=self.diagonal,
            diagonal_offset=self.diagonal_offset or 0,
            origin=self.origin or (0, 0, 0, 0),
            **options,
        )
        # Both are in float64; what is left is the order of sums.
        for name, mine, theirs in (
            ("output", output, wanted),
            ("lse", lse, wanted_lse),
        ):
            if not np.allclose(mine, theirs, 1e-9, 1e-9, equal_nan=True):
                raise AssertionError(f"{name} differs from attn.reference")

    def wanted(self):
        """Name, numbers and bound on the error of each result, as it is stored."""
        expected = self.expected()
        results = [
            ("output", "bhsd", self.output_layout, expected.output, expected.output_error)
        ]
        if self.lse_layout is not None:
            results.append(
                ("lse", "bhs", self.lse_layout, expected.lse, expected.lse_error)
            )
        return [
            (name, store(numbers, axes, layout), store(error, axes, layout))
            for name, axes, layout, numbers, error in results
        ]

    def check(self, results):
        """Nothing if `results` are right, else what is wrong."""
        for (name, wanted, error), found in zip(self.wanted(), results):
            message = compare(name, found, wanted, error)
            if message:
                return message
        return None


def store(array, axes, layout):
    """Reorders the axes of an array as a layout stores them. Axes that are left
    out have extent one."""
    dropped = tuple(k for k, axis in enumerate(axes) if axis not in layout)
    kept = [axis for axis in axes if axis in layout]
    array = np.squeeze(array, axis=dropped) if dropped else array
    return np.transpose(array, [kept.index(axis) for axis in layout])


def compare(name, found, wanted, error):
    """Nothing if every element of `found` is within `error` of `wanted`."""
    if found.shape != wanted.shape:
        return f"{name} has shape {found.shape}, expected {wanted.shape}"
    with np.errstate(invalid="ignore"):
        difference = np.abs(found - wanted)
        good = difference <= error
    good |= found == wanted
    good |= np.isnan(found) & np.isnan(wanted)
    if good.all():
        return None
    with np.errstate(all="ignore"):
        excess = np.where(good, -1.0, difference / error)
    excess = np.where(~good & np.isnan(excess), np.inf, excess)
    at = np.unravel_index(np.argmax(excess), excess.shape)
    at_text = ", ".join(str(int(index)) for index in at)
    return (
        f"{name}[{at_text}] is {found[at]:.9g}, expected {wanted[at]:.9g} "
        f"within {error[at]:.3g}; {int((~good).sum())} of {good.size} elements differ"
    )
