#===- instructions.py - Execute every vector instruction ------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Executes the instructions of vector_alu.py and packed.py, in each encoding,
with random operands and modifiers, and compares with their references.

instructions.py TOOLS RUNNER CHIP SCRATCH FAMILY [NAME | OPTION=VALUE]..., where FAMILY is
plain (32-bit and VOP3 encodings), sdwa, dpp, halves, packed, modes or special (what has
operands of its own kind).
"""

import dataclasses
import sys

import numpy as np

import gfx9
import packed
import rdna
import rdna3
import wmma
from arithmetic import DOWN, UP, ZERO, Mode, clamped, flush, fma, rounded
from machine import (LANES, SCALARS, VECTORS, Operands, Snippets, Target, run,
                     scalar_name, use, vector_name, wave_mask)
from vector_alu import DTYPES, TABLE

BANKS = {"f16": "f16", "f32": "f32", "f64": "f64", "u16": "u16", "i16": "u16",
         "b16": "u16", "u32": "u32", "i32": "u32", "b32": "u32", "u64": "u64",
         "i64": "u64", "b64": "u64"}
FLOAT_CONSTANTS = ["0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0",
                   "0.15915494309189532"]
INTEGER_CONSTANTS = ["0", "1", "2", "5", "17", "31", "64", "-1", "-2", "-16"]


def size_of(kind):
    return np.dtype(DTYPES[kind]).itemsize


def lanes_of(value, kind):
    """A constant in all lanes, as the bits of a source of a kind."""
    if "." in value:
        dtype = DTYPES[kind] if kind[0] == "f" else "f4"
        bits = np.array([float(value)], dtype)
        bits = bits.view(f"u{bits.itemsize}")
    else:
        bits = np.array([int(value, 0)], "i8").view("u8")
    wide = 8 if size_of(kind) == 8 else 4
    return np.repeat(bits.astype(f"u{wide}"), LANES)


class Source:
    """Text and bits (u4, or u8 of 64-bit types) of a source."""

    def __init__(self, text, bits):
        self.text, self.bits = text, bits


class Picker:
    def __init__(self, operands, rng):
        self.operands, self.rng = operands, rng

    def chance(self, percent):
        return bool(self.rng.integers(0, 100) < percent)

    def choose(self, items):
        return items[self.rng.integers(0, len(items))]

    def vector(self, kind):
        first, size, count = VECTORS[BANKS[kind]]
        register = first + size * int(self.rng.integers(0, count))
        data = self.operands.vector(register, size)
        return Source(vector_name(register, size), self.merge(data))

    def scalar(self, kind):
        first, size, count = SCALARS[BANKS[kind]]
        register = first + size * int(self.rng.integers(0, count))
        data = self.operands.scalar(register, size)
        return Source(scalar_name(register, size), self.merge(data))

    @staticmethod
    def merge(data):
        if data.shape[1] == 2:
            return np.ascontiguousarray(data).view("u8")[:, 0]
        return data[:, 0]

    def constant(self, kind):
        floats = kind[0] == "f" or size_of(kind) == 4
        text = self.choose(INTEGER_CONSTANTS + floats * FLOAT_CONSTANTS)
        return Source(text, lanes_of(text, kind))

    def literal(self, kind):
        if size_of(kind) == 2:
            value = int(self.rng.integers(0x4000, 0x7000))
            return Source(f"{value:#x}", np.full(LANES, value, "u4"))
        value = int(self.rng.integers(0x10000000, 0x7f000000))
        if size_of(kind) == 4:
            return Source(f"{value:#x}", np.full(LANES, value, "u4"))
        wide = value << 32 if kind == "f64" else value
        return Source(f"{value:#x}", np.full(LANES, wide, "u8"))

    def any(self, kind, scalars, literals=False):
        """A source; a scalar register or literal only if `scalars`."""
        roll = int(self.rng.integers(0, 100))
        if scalars and roll < 25:
            return self.scalar(kind)
        if roll < 40:
            return self.constant(kind)
        if scalars and literals and roll < 55:
            return self.literal(kind)
        return self.vector(kind)


def is_scalar(text):
    return text.strip("-|").startswith("s")


def typed(bits, kind):
    """The bits of a source as its type."""
    dtype = DTYPES[kind]
    return bits.astype(f"u{size_of(kind)}").view(dtype)


def modified(bits, kind, negate, absolute):
    sign = bits.dtype.type(1 << (8 * size_of(kind) - 1))
    if absolute:
        bits = bits & ~sign
    return bits ^ sign if negate else bits


def modifier_text(text, negate, absolute):
    text = f"|{text}|" if absolute else text
    return f"-{text}" if negate else text


def result_columns(op, value, old):
    """The dwords of a result."""
    size = value.dtype.itemsize
    if size == 8:
        return np.ascontiguousarray(value).view("u4").reshape(-1, 2)
    if size == 2:
        low = value.view("u2").astype("u4")
        if op.high == "k" or op.high == "z" and Target.dialect.keeps_halves:
            low |= old[:, 0] & np.uint32(0xffff0000)
        return low[:, None]
    return value.view("u4")[:, None]


def compare_kind(op):
    if op.compare in ("float", "zero", "ulp", "near"):
        dtype = "f2" if op.result == "p16f" else DTYPES[op.result]
        return f"{op.compare}:{dtype}"
    if op.compare == "p16":
        return "float:f2"
    return "low" if op.high == "u" and size_of(op.result) == 2 else "bits"


class Generator:
    def __init__(self, seed, mode, name):
        self.operands = Operands(seed)
        self.pick = Picker(self.operands, np.random.default_rng(seed))
        self.mode = mode
        self.snippets = Snippets(name, self.operands, mode)
        self.old = self.operands.vector(32, 4)

    def execute(self, op, sources, kinds, mode=None):
        values = [typed(s, k) for s, k in zip(sources, kinds)]
        with np.errstate(all="ignore"):
            return op.function(mode or self.mode, *values)

    def emit(self, op, instruction, value, carry, after="", active=None):
        """Stores the case: `value` of the result, or a mask."""
        lines = []
        masked = self.pick.chance(15) if active is None else False
        if masked:
            lines.append("s_mov_b64 exec, s[32:33]")
            active = self.operands.mask(32)
        compare = compare_kind(op)
        if op.result == "mask":
            bits = value if active is None else value & active
            expected = wave_mask(bits)
            compare = "bits"
        else:
            columns = result_columns(op, value, self.old)
            if active is not None:
                old = self.old[:, :columns.shape[1]]
                columns = np.where(active[:, None], columns, old)
            expected = columns
            if carry is not None:
                if active is not None:
                    carry = carry & active
                filler = self.old[:, columns.shape[1]:2]
                expected = np.hstack([columns, filler, wave_mask(carry)])
        self.snippets.add("\n".join(lines + [instruction] + after), expected,
                          compare)

    def collect(self, op, register):
        """Moves a scalar result to where results are."""
        if op.result == "mask":
            first = 40
        elif op.carry_out:
            first = 42
        else:
            return []
        high = register[1] if Target.dialect.wave == 64 else "0"
        return ["s_mov_b64 exec, -1",
                f"v_mov_b32_e32 v{first}, {register[0]}",
                f"v_mov_b32_e32 v{first + 1}, {high}"]

    # The 32-bit encodings.
    def short(self, op):
        kinds = op.sources
        setup = []
        sources = [self.pick.any(kinds[0], not op.carry_in, True)]
        if op.forms[0] in "2c":
            sources.append(self.pick.vector(kinds[1]))
        values = [s.bits for s in sources]
        types = list(kinds)
        if op.accumulates:
            values.append(self.old[:, 0])
            types.append(op.result)
        texts = ["v40"] if size_of_result(op) <= 4 else ["v[40:41]"]
        if op.result == "mask":
            texts = ["vcc"]
        if op.carry_out:
            texts.append("vcc")
        texts += [s.text for s in sources]
        if op.carry_in:
            setup.append("s_mov_b64 vcc, s[34:35]")
            texts.append("vcc")
        value, carry = self.compute(op, values, types)
        text = "\n".join(setup + [f"{op.name}_e32 {', '.join(texts)}"])
        after = self.collect(op, ("vcc_lo", "vcc_hi"))
        self.emit(op, text, value, carry, after)

    def compute(self, op, values, kinds, mode=None):
        sources = [typed(s, k) for s, k in zip(values, kinds)]
        if op.carry_in:
            sources.append(self.operands.mask(34))
        with np.errstate(all="ignore"):
            value = op.function(mode or self.mode, *sources)
        return value if op.carry_out else (value, None)

    # VOP3.
    def long(self, op, output=0):
        scalars = not op.carry_in
        texts, values, selects = [], [], []
        selectable = (op.forms == "3" and "legacy" not in op.name and
                      Target.dialect.selects_halves(op.name) and any(
                          size_of(k) == 2 for k in op.types.split()) and
                      self.pick.chance(60))
        for kind in op.sources:
            source = self.pick.any(kind, scalars)
            scalars &= not is_scalar(source.text)
            text, bits = source.text, source.bits
            high = (selectable and size_of(kind) == 2 and
                    text[0] == "v" and self.pick.chance(50))
            selects.append(int(high))
            if high:
                bits = bits >> np.uint32(16)
            if kind[0] == "f":
                negate, absolute = self.pick.chance(30), self.pick.chance(25)
                if "." in text and negate:
                    absolute = True
                if not text.lstrip("-")[0].isdigit():
                    text = modifier_text(text, negate, absolute)
                    bits = modified(bits, kind, negate, absolute)
            texts.append(text)
            values.append(bits)
        kinds = list(op.sources)
        if op.accumulates:
            values.append(self.old[:, 0])
            kinds.append(op.result)
        mode, suffix = self.mode, ""
        # The host compares denormals as it takes them as sources.
        clamp = (op.clamp and self.pick.chance(35) and
                 self.mode.denormals32 != 2)
        if clamp:
            suffix = " clamp"
            if op.result[0] != "f":
                mode = dataclasses.replace(mode, saturate=True)
        value, carry = self.compute(op, values, kinds, mode)
        to_high = False
        if selectable:
            to_high = size_of(op.result) == 2 and self.pick.chance(50)
            suffix = (f" op_sel:[{','.join(map(str, selects + [int(to_high)]))}]" +
                      suffix)
        if output:
            scale = (1, 2, 4, 0.5)[output]
            suffix += ("", " mul:2", " mul:4", " div:2")[output]
            value = flush(value * value.dtype.type(scale))
        if clamp and op.result[0] == "f":
            value = clamped(mode, value)
        destination = "v40" if size_of_result(op) <= 4 else "v[40:41]"
        if op.result == "mask":
            destination = "s[36:37]"
        heads = [destination] + ["s[36:37]"] * op.carry_out
        tails = ["s[34:35]"] * op.carry_in
        name = op.name + ("_e64" if op.forms[0] != "3" else "")
        text = f"{name} {', '.join(heads + texts + tails)}{suffix}"
        used = dataclasses.replace(op, compare="zero") if (
            output or clamp) and op.compare == "float" else op
        if to_high:
            low = self.old[:, 0] & np.uint32(0xffff)
            value = low | value.view("u2").astype("u4") << np.uint32(16)
            used = dataclasses.replace(
                used, types="p16f" if op.result == "f16" else "b32")
        self.emit(used, text, value, carry, self.collect(op, ("s36", "s37")))

    # SDWA: parts of registers.
    SELECTS = {"BYTE_0": (0, 8), "BYTE_1": (8, 8), "BYTE_2": (16, 8),
               "BYTE_3": (24, 8), "WORD_0": (0, 16), "WORD_1": (16, 16),
               "DWORD": (0, 32)}

    def part(self, kind, extends):
        source = self.pick.vector(kind) if self.pick.chance(
            75) else self.pick.scalar(kind)
        names = list(self.SELECTS)
        if kind[0] == "f":
            names = ["WORD_0", "WORD_1"] if kind == "f16" else ["DWORD"]
        select = self.pick.choose(names)
        low, width = self.SELECTS[select]
        bits = (source.bits >> np.uint32(low)) & np.uint32((1 << width) - 1)
        text = source.text
        if kind[0] == "f":
            negate, absolute = self.pick.chance(30), self.pick.chance(25)
            text = modifier_text(text, negate, absolute)
            bits = modified(bits, kind, negate, absolute)
        elif extends and self.pick.chance(30):
            text = f"sext({text})"
            up = np.uint32(32 - width)
            bits = ((bits << up).view("i4") >> up.astype("i4")).view("u4")
        return text, bits, select

    def sdwa(self, op):
        texts, values, selects = [], [], []
        for kind in op.sources:
            text, bits, select = self.part(kind, "cndmask" not in op.name)
            if is_scalar(text.replace("sext(", "")) and (
                    any("s" in t.replace("sext", "") for t in texts) or
                    op.carry_in):
                return self.sdwa(op)
            texts.append(text)
            values.append(bits)
            selects.append(select)
        setup = ["s_mov_b64 vcc, s[34:35]"] * op.carry_in
        tails = ["vcc"] * op.carry_in
        value, carry = self.compute(op, values, op.sources)
        where = " ".join(f"src{k}_sel:{s}" for k, s in enumerate(selects))
        if op.result == "mask":
            register = self.pick.choose(["vcc", "s[36:37]"])
            pair = ("vcc_lo", "vcc_hi") if register == "vcc" else ("s36", "s37")
            text = f"{op.name}_sdwa {', '.join([register] + texts)} {where}"
            self.emit(op, text, value, None, self.collect(op, pair))
            return
        size = 8 * value.dtype.itemsize
        bits = value.view(f"u{value.dtype.itemsize}").astype("u4")
        names = ["WORD_0", "WORD_1"] if op.result == "f16" else ["DWORD"]
        if op.result[0] in "uib":
            names = list(self.SELECTS) if size == 32 else list(self.SELECTS)[:6]
        select = self.pick.choose(names)
        # The sign of a NaN is not specified: it is not extended.
        unused = self.pick.choose(["UNUSED_PAD", "UNUSED_PRESERVE"] +
                                  ["UNUSED_SEXT"] * (op.result[0] != "f"))
        if select == "DWORD":
            unused = "UNUSED_PAD"
        low, width = self.SELECTS[select]
        field = ((1 << width) - 1) << low
        placed = (bits << np.uint32(low)) & np.uint32(field)
        if unused == "UNUSED_PRESERVE":
            placed |= self.old[:, 0] & np.uint32(~field & 0xffffffff)
        elif unused == "UNUSED_SEXT":
            up = 32 - low - width
            placed = ((placed << np.uint32(up)).view("i4") >>
                      np.int32(up)).view("u4")
        heads = ["v40"] + ["vcc"] * op.carry_out
        text = "\n".join(setup + [
            f"{op.name}_sdwa {', '.join(heads + texts + tails)} "
            f"dst_sel:{select} dst_unused:{unused} {where}"])
        used = op
        if op.compare != "bits" and op.result == "f16":
            used = dataclasses.replace(op, types="p16f", compare=op.compare)
        elif op.result != "f32":
            used = dataclasses.replace(op, types="b32", compare="bits")
        self.emit(used, text, placed, carry,
                  self.collect(op, ("vcc_lo", "vcc_hi")))

    # DPP: lanes of others.
    def control(self):
        kinds = [
            ("quad_perm:[3,1,0,2]", lambda l: (l & ~3) + np.array(
                [3, 1, 0, 2])[l & 3]),
            ("quad_perm:[1,0,3,2]", lambda l: l ^ 1),
            ("row_shl:1", lambda l: np.where(l % 16 < 15, l + 1, -1)),
            ("row_shl:7", lambda l: np.where(l % 16 < 9, l + 7, -1)),
            ("row_shr:1", lambda l: np.where(l % 16 >= 1, l - 1, -1)),
            ("row_shr:12", lambda l: np.where(l % 16 >= 12, l - 12, -1)),
            ("row_ror:5", lambda l: (l & ~15) + ((l - 5) & 15)),
            ("row_ror:8", lambda l: l ^ 8),
            ("row_mirror", lambda l: l ^ 15),
            ("row_half_mirror", lambda l: l ^ 7),
        ]
        if Target.dialect.wave == 64:
            kinds += [
                ("wave_shl:1", lambda l: np.where(l < 63, l + 1, -1)),
                ("wave_rol:1", lambda l: (l + 1) & 63),
                ("wave_shr:1", lambda l: l - 1),
                ("wave_ror:1", lambda l: (l - 1) & 63),
                ("row_bcast:15", lambda l: np.where(l < 16, -1, (l & ~15) - 1)),
                ("row_bcast:31", lambda l: np.where(l < 32, -1, 31)),
            ]
        else:
            kinds += [
                ("row_share:0", lambda l: l & ~15),
                ("row_share:13", lambda l: (l & ~15) + 13),
                ("row_xmask:6", lambda l: l ^ 6),
                ("row_xmask:15", lambda l: l ^ 15),
            ]
        return self.pick.choose(kinds)

    def dpp(self, op):
        control, function = self.control()
        rows, banks = (15 if self.pick.chance(70) else int(
            self.pick.rng.integers(0, 16)) for _ in range(2))
        zero_outside = self.pick.chance(50)
        wave = Target.dialect.wave
        is_rdna = wave == 32
        fetches = is_rdna and self.pick.chance(30)
        of_eight = is_rdna and self.pick.chance(20) and not any(
            k[0] == "f" for k in op.sources)
        if of_eight:
            select = self.pick.rng.integers(0, 8, 8)
            control = f"dpp8:[{','.join(map(str, select))}]"
            function = lambda l: (l & ~7) + select[l & 7]
            rows = banks = 15
            zero_outside = True
        masked = self.pick.chance(30)
        active = self.operands.mask(32) if masked else np.ones(LANES, bool)
        lane = np.arange(64)
        from_lane = function(lane)
        from_lane = np.concatenate([
            np.where(from_lane < 0, -1, from_lane + 64 * w)
            for w in range(LANES // 64)])
        valid = (from_lane >= 0) & (active[from_lane] | fetches)
        lanes = np.tile(lane, LANES // 64)
        enabled = active & ((rows >> (lanes % wave // 16)) & 1 != 0) & (
            (banks >> (lanes // 4 % 4)) & 1 != 0)
        if not zero_outside:
            enabled &= valid
        texts, values = [], []
        for index, kind in enumerate(op.sources):
            source = self.pick.vector(kind)
            bits, text = source.bits, source.text
            if index == 0:
                bits = np.where(valid, bits[from_lane], 0).astype("u4")
            if kind[0] == "f":
                negate, absolute = self.pick.chance(30), self.pick.chance(25)
                text = modifier_text(text, negate, absolute)
                bits = modified(bits, kind, negate, absolute)
            texts.append(text)
            values.append(bits)
        setup = ["s_mov_b64 exec, s[32:33]"] * masked
        setup += ["s_mov_b64 vcc, s[34:35]"] * op.carry_in
        tails = ["vcc"] * op.carry_in
        value, _ = self.compute(op, values, op.sources)
        text = f"{op.name}_dpp {', '.join(['v40'] + texts + tails)} {control}"
        if not of_eight:
            text += (f" row_mask:{rows:#x} bank_mask:{banks:#x}" +
                     " bound_ctrl:0" * zero_outside)
        text += " fi:1" * fetches
        self.emit(op, "\n".join(setup + [text]), value, None, [], enabled)


def size_of_result(op):
    return 4 if op.result == "mask" else size_of(op.result)


# VOP3P.
def packed_pairs(generator, name, count, function, is_float, clamps):
    pick = generator.pick
    kind = "f16" if is_float else "u16"
    texts, lows, highs = [], [], []
    fields = {"op_sel": [], "op_sel_hi": [], "neg_lo": [], "neg_hi": []}
    scalars = True
    for _ in range(count):
        if pick.chance(20):
            integer = INTEGER_CONSTANTS
            text = pick.choose(integer + is_float * FLOAT_CONSTANTS[:8])
            bits = lanes_of(text, kind).astype("u4")
        else:
            source = pick.scalar(kind) if scalars and pick.chance(
                25) else pick.vector(kind)
            scalars &= not is_scalar(source.text)
            text, bits = source.text, source.bits
        select, select_high = pick.chance(30), pick.chance(70)
        negate_low = is_float and pick.chance(25)
        negate_high = is_float and pick.chance(25)
        if not text[-1] == "]" and text[0] in "-0123456789":
            negate_low = negate_high = False
        halves = (bits & np.uint32(0xffff)).astype("u2"), (
            bits >> np.uint32(16)).astype("u2")
        lows.append(halves[select] ^ np.uint16(0x8000 * negate_low))
        highs.append(halves[select_high] ^ np.uint16(0x8000 * negate_high))
        texts.append(text)
        for field, bit in zip(fields.values(), (select, select_high, negate_low,
                                                negate_high)):
            field.append(int(bit))
    clamp = clamps and pick.chance(30)
    with np.errstate(all="ignore"):
        low = function(generator.mode, clamp, *lows)
        high = function(generator.mode, clamp, *highs)
    value = low.astype("u4") | high.astype("u4") << np.uint32(16)
    suffix = "".join(
        f" {key}:[{','.join(map(str, bits))}]" for key, bits in fields.items()
        if is_float or "neg" not in key)
    text = f"{name} v40, {', '.join(texts)}{suffix}{' clamp' * clamp}"
    generator.snippets.add(text, value[:, None], "zero:f2" if is_float else "bits")


def dots(generator):
    pick = generator.pick
    for name, width, signed in packed.DOTS:
        if not Target.dialect.has(name):
            continue
        for clamp in (False, True, False, True):
            x, y, z = (pick.vector("u32") for _ in range(3))
            if clamp:
                z = pick.scalar("u32")
            value = packed.dot(x.bits, y.bits, z.bits, width, signed, clamp)
            generator.snippets.add(
                f"{name} v40, {x.text}, {y.text}, {z.text}{' clamp' * clamp}",
                value[:, None], "bits")


def mixes(generator):
    pick = generator.pick
    for name in ("v_fma_mix_f32", "v_fma_mixlo_f16", "v_fma_mixhi_f16") * 12:
        texts, sources, select, half = [], [], [], []
        scalars = True
        for _ in range(3):
            as_half, high = pick.chance(50), pick.chance(50)
            kind = "f16" if as_half else "f32"
            source = pick.scalar(kind) if scalars and pick.chance(
                20) else pick.vector(kind)
            scalars &= not is_scalar(source.text)
            negate, absolute = pick.chance(30), pick.chance(25)
            bits = source.bits
            if as_half:
                bits = (bits >> np.uint32(16 * high)) & np.uint32(0xffff)
            bits = modified(bits, kind, negate, absolute)
            sources.append(typed(bits, kind).astype("f4"))
            texts.append(modifier_text(source.text, negate, absolute))
            select.append(int(high))
            half.append(int(as_half))
        clamp = pick.chance(25)
        with np.errstate(all="ignore"):
            value = fma(generator.mode, *sources)
            if not name.endswith("f32"):
                value = rounded(value.astype("f8"), "f2", 0)
            if clamp:
                value = clamped(generator.mode, value)
        bits = value.view(f"u{value.itemsize}").astype("u4")
        old = generator.old[:, 0]
        compare = "zero:f4"
        if name.endswith("f16"):
            compare = "zero:f2"
            if "mixhi" in name:
                bits = bits << np.uint32(16) | old & np.uint32(0xffff)
            else:
                bits = bits | old & np.uint32(0xffff0000)
        generator.snippets.add(
            f"{name} v40, {', '.join(texts)} op_sel:[{','.join(map(str, select))}]"
            f" op_sel_hi:[{','.join(map(str, half))}]{' clamp' * clamp}",
            bits[:, None], compare)


SENSITIVE = ["v_add_f32", "v_sub_f32", "v_mul_f32", "v_fma_f32", "v_fmac_f32",
             "v_add_f16", "v_mul_f16", "v_fma_f16", "v_add_f64", "v_cvt_f16_f32",
             "v_cvt_f32_f64", "v_cvt_f32_f16", "v_mad_f32", "v_mac_f32",
             "v_cmp_lt_f32", "v_cmp_eq_f16", "v_floor_f32", "v_cvt_f32_i32",
             "v_cvt_f32_u32"]
MODES = [Mode(round32=UP, round16=ZERO), Mode(round32=DOWN, round16=UP),
         Mode(round32=ZERO, round16=DOWN), Mode(denormals32=0),
         Mode(denormals32=1), Mode(denormals32=2), Mode(denormals32=0, ieee=False),
         Mode(ieee=False, dx10_clamp=False)]


def has_parts(op):
    return op.forms[0] != "3" and "n" not in op.forms and all(
        t == "mask" or size_of(t) <= 4 for t in op.types.split())


def with_forms(op):
    """With the encodings that the chip has."""
    if Target.dialect.is_vop3_only(op.name):
        return dataclasses.replace(op, forms="3")
    return op


def groups(family, wanted):
    is_rdna, is_gfx11 = Target.dialect.wave == 32, Target.dialect.is_gfx11
    rows = TABLE + (rdna.rows() if is_rdna else [])
    rows += rdna3.rows() if is_gfx11 else []
    table = [with_forms(op) for op in rows if Target.dialect.has(op.name) and (
        not wanted or op.name in wanted)]
    if family == "halves":
        Target.dialect.features = "+real-true16"
    if family == "modes":
        out = []
        for k, mode in enumerate(MODES):
            if "dx10_clamp" in Target.dialect.without:
                mode = dataclasses.replace(mode, dx10_clamp=True)
            generator = Generator(100 + k, mode, f"modes{k}")
            for op in table:
                if op.name not in SENSITIVE:
                    continue
                if op.forms[0] != "3":
                    generator.short(op)
                for _ in range(4):
                    generator.long(op)
                omod = mode.denormals32 == 0 and not mode.ieee
                if omod and op.result == "f32" and op.name[:5] != "v_cvt" and (
                        op.name[:5] not in ("v_mac", "v_mad")):
                    for output in (1, 2, 3):
                        generator.long(op, output)
            out.append(generator.snippets)
        return out
    generator = Generator(sum(map(ord, family)), Mode(), family)
    if family == "packed":
        for entry in packed.PAIRS:
            for _ in range(8):
                packed_pairs(generator, *entry)
        dots(generator)
        mixes(generator)
    for op in table:
        if family == "plain":
            if op.forms[0] != "3":
                for _ in range(2):
                    generator.short(op)
            for _ in range(0 if "s" in op.forms else 4):
                generator.long(op)
        elif family == "halves" and rdna3.has_halves(op):
            rdna3.halves(generator, op)
        elif family == "sdwa" and has_parts(op):
            for _ in range(3 if op.result == "mask" else 8):
                generator.sdwa(op)
        elif (family == "dpp" and has_parts(op) and op.result != "mask" and
              not op.carry_out):
            for _ in range(6):
                generator.dpp(op)
    if family == "special" and is_rdna:
        rdna.special(generator, {op.name: op.function for op in TABLE})
        if is_gfx11:
            rdna3.special(generator)
            wmma.special(generator)
    elif family == "halves":
        rdna3.special_halves(generator)
    elif family == "special":
        gfx9.special(generator)
    return [generator.snippets]


def main():
    tools, runner, chip, scratch, family = sys.argv[1:6]
    use(chip)
    options = [a for a in sys.argv[6:] if "=" in a]
    made = groups(family, [a for a in sys.argv[6:] if "=" not in a])
    failures = run(tools, runner, chip, scratch, made, options)
    print(f"{family}: {sum(len(g.cases) for g in made)} cases, {failures} "
          "failures")
    return failures != 0


if __name__ == "__main__":
    np.seterr(all="ignore")
    sys.exit(main())
