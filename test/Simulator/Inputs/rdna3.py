#===- rdna3.py - Cases of instructions that gfx11 and gfx12 add -----------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Rows for vector_alu's table, two operations in one instruction, halves of
registers, floating point of scalar registers, barriers in two parts. What is in
gfx906, too, is in its dialect."""

import numpy as np

from arithmetic import (add, clamped, fma, flush, maximum, minimum, multiply,
                        saturated, to_integer)
from machine import LANES, Target
from vector_alu import DTYPES, Op, simple, toward_zero


def pair(low, high):
    return low.view("u2").astype("u4") | high.view("u2").astype("u4") << np.uint32(
        16)


def rows():
    """Of gfx11 and gfx12."""
    out = []

    def row(name, types, function, forms="3", compare="bits", **more):
        out.append(Op(name, types, simple(function), forms, compare=compare,
                      **more))

    for t in ("f32", "f16", "i32", "u32"):
        low, high = (minimum, maximum) if t[0] == "f" else (np.minimum, np.maximum)
        more = {"compare": "zero", "high": "k"} if t[0] == "f" else {}
        three = f"{t} {t} {t} {t}"
        row(f"v_maxmin_{t}", three, lambda x, y, z, low=low, high=high: low(
            high(x, y), z), **more)
        row(f"v_minmax_{t}", three, lambda x, y, z, low=low, high=high: high(
            low(x, y), z), **more)
    row("v_cvt_i32_i16", "i32 i16", lambda x: x.astype("i4"), "1n")
    row("v_cvt_u32_u16", "u32 u16", lambda x: x.astype("u4"), "1n")
    for t in ("i16", "u16"):
        row(f"v_cvt_pk_{t}_f32", "b32 f32 f32", lambda x, y, t=t: pair(*(
            saturated(to_integer(v, t[0] + "4").astype("i8"), DTYPES[t])
            for v in (x, y))))
    two = "b16 b16 b16"
    row("v_and_b16", two, np.bitwise_and)
    row("v_or_b16", two, np.bitwise_or)
    row("v_xor_b16", two, np.bitwise_xor)
    row("v_not_b16", "b16 b16", np.invert, "1n")
    if Target.dialect.is_gfx12:
        # A NaN wins.
        for t in ("f32", "f16", "f64"):
            more = {"compare": "zero", "high": "k"}
            row(f"v_minimum_{t}", f"{t} {t} {t}", np.minimum, **more)
            row(f"v_maximum_{t}", f"{t} {t} {t}", np.maximum, **more)
            if t == "f64":
                continue
            for name, first, second in (
                    ("minimum3", np.minimum, np.minimum),
                    ("maximum3", np.maximum, np.maximum),
                    ("minimummaximum", np.minimum, np.maximum),
                    ("maximumminimum", np.maximum, np.minimum)):
                row(f"v_{name}_{t}", f"{t} {t} {t} {t}",
                    lambda x, y, z, f=first, g=second: g(f(x, y), z), **more)
    return out


def typed(bits, dtype):
    return bits.astype(f"u{np.dtype(dtype).itemsize}").view(dtype)


#===------------------------------------------------------------------------===#
# Halves of registers: in the top bit of fields, and in op_sel
#===------------------------------------------------------------------------===#

def size_of(kind):
    return 4 if kind == "mask" else np.dtype(DTYPES[kind]).itemsize


def has_halves(op):
    return not op.carry_in and not op.carry_out and any(
        size_of(t) == 2 for t in op.types.split())


def halves(generator, op):
    """One of the encodings of 32 bits, if there is one, and two of 64 bits."""
    forms = ["_e64"] * 2 if op.forms[0] != "3" else [""] * 2
    if op.forms[0] != "3":
        forms.append("_e32")
    for suffix in forms:
        half(generator, op, suffix)


def half(generator, op, suffix):
    pick, old = generator.pick, generator.old[:, 0]
    texts, values = [], []
    for index, kind in enumerate(op.sources):
        if index == 0 and pick.chance(25):
            source = pick.scalar(kind)
        else:
            source = pick.vector(kind)
        text, bits = source.text, source.bits
        if text[0] == "v" and size_of(kind) == 2:
            high = pick.chance(50)
            text += ".h" if high else ".l"
            bits = bits >> np.uint32(16 * high)
        texts.append(text)
        values.append(bits)
    kinds, to_high, target = list(op.sources), False, "v40"
    if op.result == "mask":
        target = "vcc" if suffix == "_e32" else "s[36:37]"
    elif size_of(op.result) == 2:
        to_high = pick.chance(50)
        target += ".h" if to_high else ".l"
    if op.accumulates:
        values.append(old >> np.uint32(16 * to_high))
        kinds.append(op.result)
    value, _ = generator.compute(op, values, kinds)
    compare = op.compare
    if op.result != "mask" and size_of(op.result) == 2:
        bits = value.view("u2").astype("u4")
        keep = old & np.uint32(0xffff if to_high else 0xffff0000)
        value = bits << np.uint32(16 * to_high) | keep
        is_float = op.result == "f16"
        op = Op(op.name, "p16f" if is_float else "b32", op.function,
                compare=compare if is_float else "bits")
    register = ("vcc_lo", "") if suffix == "_e32" else ("s36", "")
    generator.emit(op, f"{op.name}{suffix} {', '.join([target] + texts)}", value,
                   None, generator.collect(op, register))


def special_halves(generator):
    add_case, vector = generator.snippets.add, generator.operands.vector
    x, y = (vector(r)[:, 0] for r in (16, 17))
    old = generator.old[:, 0]
    mask = generator.operands.mask(34)
    low, high = np.uint32(0xffff), np.uint32(16)

    def case(text, *columns):
        add_case(text, np.stack([c.astype("u4") for c in columns], axis=1), "bits")

    case("v_mov_b16_e32 v40.l, v16.h", old & ~low | x >> high)
    case("v_mov_b16_e32 v40.h, v16.l", old & low | x << high)
    case("v_mov_b16_e64 v40.h, v16.h", old & low | x & ~low)
    case("v_mov_b16_e32 v40.h, 0x1234", old & low | np.uint32(0x12340000))
    case("v_mov_b32_e32 v40, v16\nv_swap_b16 v40.l, v40.h", x >> high | x << high)
    case("v_mov_b32_e32 v40, v16\nv_mov_b32_e32 v41, v17\n"
         "v_swap_b16 v40.h, v41.l", x & low | y << high, y & ~low | x >> high)
    for first, second in ((0, 1), (1, 0), (1, 1)):
        names = [f"v{16 + k}.{'lh'[part]}" for k, part in enumerate((first, second))]
        a, b = x >> np.uint32(16 * first) & low, y >> np.uint32(16 * second) & low
        chosen = np.where(mask, b, a)
        case(f"v_cndmask_b16 v40.h, {names[0]}, {names[1]}, s15",
             old & low | chosen << high)
        case(f"s_mov_b32 exec_lo, s14\nv_cndmask_b16 v40.l, {names[0]}, "
             f"{names[1]}, s15", np.where(generator.operands.mask(32),
                                          old & ~low | chosen, old))


#===------------------------------------------------------------------------===#
# Two operations in one instruction
#===------------------------------------------------------------------------===#

def dual(generator):
    operands, mode = generator.operands, generator.mode
    add_case, old = generator.snippets.add, generator.old
    # v44 to v47, so that sources come from different banks.
    fill = [f"v_mov_b32_e32 v{44 + k}, v{4 + k % 3}" for k in range(4)]
    bits = [operands.vector(4 + k % 3)[:, 0] for k in range(4)]
    mask = operands.mask(34)
    name_of_max = "v_dual_max_num_f32" if Target.dialect.is_gfx12 else (
        "v_dual_max_f32")
    constant = np.full(LANES, 0x40490fdb, "u4").view("f4")

    def f(k):
        return bits[k].view("f4")

    # Name, sources behind the first, functions of the first two sources and the
    # old destination.
    floats = {
        "v_dual_mov_b32": (1, lambda x, y, d: x),
        "v_dual_add_f32": (2, lambda x, y, d: add(mode, x, y)),
        "v_dual_sub_f32": (2, lambda x, y, d: add(mode, x, -y)),
        "v_dual_subrev_f32": (2, lambda x, y, d: add(mode, y, -x)),
        "v_dual_mul_f32": (2, lambda x, y, d: multiply(mode, x, y)),
        name_of_max: (2, lambda x, y, d: maximum(x, y)),
        "v_dual_fmac_f32": (2, lambda x, y, d: fma(mode, x, y, d)),
        "v_dual_fmaak_f32": (3, lambda x, y, d: fma(mode, x, y, constant)),
        "v_dual_fmamk_f32": (4, lambda x, y, d: fma(mode, x, constant, y)),
        "v_dual_cndmask_b32": (2, lambda x, y, d: np.where(mask, y, x)),
    }
    integers = {
        "v_dual_add_nc_u32": lambda x, y: x + y,
        "v_dual_lshlrev_b32": lambda x, y: y << (x & np.uint32(31)),
        "v_dual_and_b32": lambda x, y: x & y,
    }

    def text(name, target, first, second, kind):
        sources = {1: [first], 2: [first, second], 3: [first, second, "0x40490fdb"],
                   4: [first, "0x40490fdb", second]}[kind]
        return f"{name} v{target}, {', '.join(sources)}"

    def case(lines, *columns):
        add_case("\n".join(fill + ["s_mov_b32 vcc_lo, s15"] + lines),
                 np.stack([c.view("u4") for c in columns], axis=1), "floats:f4")

    def result(name, x, y, column):
        with np.errstate(all="ignore"):
            return floats[name][1](x, y, old[:, column].view("f4")).astype("f4")

    names = list(floats)
    for index, x in enumerate(names):
        y = names[(index * 3 + 1) % len(names)]
        case([f"{text(x, 40, 'v44', 'v46', floats[x][0])} :: "
              f"{text(y, 41, 'v45', 'v47', floats[y][0])}"],
             result(x, f(0), f(2), 0), result(y, f(1), f(3), 1))
    for name, function in integers.items():
        case([f"v_dual_mul_f32 v41, v44, v46 :: {name} v40, v45, v47"],
             function(bits[1], bits[3]), result("v_dual_mul_f32", f(0), f(2), 1))
    # One writes what the other reads: none of them sees the other's result.
    a, b = old[:, 0], old[:, 1]
    case(["v_dual_mov_b32 v40, v41 :: v_dual_mov_b32 v41, v40"], b, a)
    case(["v_dual_mov_b32 v40, v45 :: v_dual_mov_b32 v41, v40"], bits[1], a)
    case(["v_dual_mov_b32 v40, v41 :: v_dual_mov_b32 v41, v44"], b, bits[0])
    case(["v_dual_mov_b32 v41, v44 :: v_dual_add_nc_u32 v40, v41, v40"],
         a + b, bits[0])
    case(["v_dual_fmac_f32 v40, v44, v41 :: v_dual_fmac_f32 v41, v45, v40"],
         fma(mode, f(0), b.view("f4"), a.view("f4")),
         fma(mode, f(1), a.view("f4"), b.view("f4")))
    # Some lanes, scalars and constants.
    active = operands.mask(32)
    case(["s_mov_b32 exec_lo, s14",
          "v_dual_mov_b32 v40, v41 :: v_dual_mov_b32 v41, v40"],
         np.where(active, b, a), np.where(active, a, b))
    case(["v_dual_mov_b32 v40, s24 :: v_dual_lshlrev_b32 v41, 3, v45"],
         operands.scalar(24)[:, 0], bits[1] << np.uint32(3))


#===------------------------------------------------------------------------===#
# Other vector instructions
#===------------------------------------------------------------------------===#

def dots(generator):
    pick, add_case = generator.pick, generator.snippets.add

    def fields(value, width, signed):
        for shift in range(0, 32, width):
            field = value.astype("i8") >> shift & (1 << width) - 1
            yield (field ^ 1 << width - 1) - (1 << width - 1) if signed else field

    for width in (8, 4):
        for signs in ((0, 0), (0, 1), (1, 0), (1, 1)):
            for clamp in (False, True):
                x, y, z = (pick.vector("u32") for _ in range(3))
                total = z.bits.view("i4").astype("i8") + sum(
                    a * b for a, b in zip(fields(x.bits, width, signs[0]),
                                          fields(y.bits, width, signs[1])))
                value = saturated(total, "i4") if clamp else total.astype("i4")
                add_case(f"v_dot{32 // width}_i32_iu{width} v40, {x.text}, {y.text}, "
                         f"{z.text} neg_lo:[{signs[0]},{signs[1]},0]"
                         f"{' clamp' * clamp}", value.view("u4")[:, None], "bits")
    # Small whole numbers are exact: (1, 2) * (4, 3) + 10.
    for name, left, right, addend, sum_ in (
            ("v_dot2_f32_f16", 0x40003c00, 0x42004400, 0x41200000, 0x41a00000),
            ("v_dot2_f32_bf16", 0x40003f80, 0x40404080, 0x41200000, 0x41a00000),
            ("v_dot2_f16_f16", 0x40003c00, 0x42004400, 0x00004900, 0x00004d00),
            ("v_dot2_bf16_bf16", 0x40003f80, 0x40404080, 0x00004120, 0x000041a0)):
        keep = 0 if "f32" in name else 0xffff0000
        add_case(f"v_mov_b32_e32 v44, {left:#x}\nv_mov_b32_e32 v45, {right:#x}\n"
                 f"v_mov_b32_e32 v46, {addend:#x}\n{name} v40, v44, v45, v46",
                 (np.uint32(sum_) | generator.old[:, 0] & np.uint32(keep))[:, None],
                 "bits")


def special(generator):
    dual(generator)
    dots(generator)
    operands, add_case = generator.operands, generator.snippets.add
    lane = np.arange(LANES)
    x = operands.vector(16)[:, 0]

    def case(text, *columns, compare="bits"):
        add_case(text, np.stack([c.astype("u4") for c in columns], axis=1), compare)

    case("v_mov_b32_e32 v40, v16\nv_permlane64_b32 v40, v17", x)
    case("\n".join([
        "s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)",
        "s_sendmsg_rtn_b64 s[36:37], sendmsg(MSG_RTN_GET_REALTIME)",
        "s_sendmsg_rtn_b32 s38, sendmsg(MSG_RTN_GET_DOORBELL)",
        "s_waitcnt lgkmcnt(0)", "v_mov_b32_e32 v40, v16",
        "v_mov_b32_e32 v41, s38"]), x, np.zeros(LANES))
    case("s_pack_hl_b32_b16 s36, s24, s25\nv_mov_b32_e32 v40, s36",
         operands.scalar(24)[:, 0] >> np.uint32(16) |
         operands.scalar(25)[:, 0] << np.uint32(16))
    if Target.dialect.is_gfx12:
        special_gfx12(generator, case, lane, x)


def special_gfx12(generator, case, lane, x):
    operands, mode = generator.operands, generator.mode
    mask = operands.mask(32)
    old = generator.old[:, 0]
    # Lanes by registers, some of them off.
    index = operands.vector(28)[:, 0] & 15
    for name, flip in (("v_permlane16_var_b32", 0), ("v_permlanex16_var_b32", 16)):
        source = (lane & ~15 ^ flip) + index
        for fetches, zeroes in ((0, 0), (0, 1), (1, 0), (1, 1)):
            valid = mask[source] | bool(fetches)
            keeps = ~mask | (~valid & (not zeroes))
            case(f"s_mov_b32 exec_lo, s14\n{name} v40, v16, v28 "
                 f"op_sel:[{fetches},{zeroes}]",
                 np.where(keeps, old, np.where(valid, x[source], 0)))
    case("\n".join(["s_barrier_signal -1", "v_mov_b32_e32 v40, v16",
                    "s_barrier_wait -1", "s_wait_alu 0xfffe", "s_wait_samplecnt 0",
                    "s_wait_bvhcnt 0", "s_wait_expcnt 0",
                    "s_wait_loadcnt_dscnt 0x0", "s_wait_storecnt_dscnt 0x0",
                    "global_inv scope:SCOPE_SE", "global_wb scope:SCOPE_SE",
                    "s_wait_loadcnt 0", "s_wait_storecnt 0"]), x)

    # 64 bits and parts of dwords.
    a, b = (np.ascontiguousarray(operands.scalar(r, 2)).view("u8")[:, 0]
            for r in (26, 28))
    for name, value in (("s_add_nc_u64", a + b), ("s_sub_nc_u64", a - b),
                        ("s_mul_u64", a * b)):
        case(f"{name} s[36:37], s[26:27], s[28:29]\nv_mov_b32_e32 v40, s36\n"
             "v_mov_b32_e32 v41, s37", *value.view("u4").reshape(-1, 2).T)
    memory = operands.scalar_memory.view("u1")
    for name, size, kind in (("u8", 1, "u1"), ("i8", 1, "i1"), ("u16", 2, "u2"),
                             ("i16", 2, "i2")):
        for at in (6, 17 * size, 40):
            part = np.ascontiguousarray(memory[:, at:at + size]).view(kind)
            value = np.repeat(part.astype("i4").view("u4"), 64, axis=0)[:, 0]
            case(f"s_load_{name} s36, s[6:7], {at:#x}\ns_waitcnt lgkmcnt(0)\n"
                 "v_mov_b32_e32 v40, s36", value)
    words = np.repeat(operands.scalar_memory[:, 5:8], 64, axis=0)
    case("s_load_b96 s[36:38], s[6:7], 0x14\ns_waitcnt lgkmcnt(0)\n"
         "v_mov_b32_e32 v40, s36\nv_mov_b32_e32 v41, s37\nv_mov_b32_e32 v42, s38",
         *words.T)
    scalar_floats(operands, mode, case)


FLOAT_COMPARISONS = {
    "lt": lambda x, y: x < y, "eq": lambda x, y: x == y,
    "le": lambda x, y: x <= y, "gt": lambda x, y: x > y,
    "lg": lambda x, y: (x < y) | (x > y), "ge": lambda x, y: x >= y,
    "o": lambda x, y: ~(np.isnan(x) | np.isnan(y)),
    "u": lambda x, y: np.isnan(x) | np.isnan(y),
    "nge": lambda x, y: ~(x >= y), "nlg": lambda x, y: ~((x < y) | (x > y)),
    "ngt": lambda x, y: ~(x > y), "nle": lambda x, y: ~(x <= y),
    "neq": lambda x, y: ~(x == y), "nlt": lambda x, y: ~(x < y)}


def scalar_floats(operands, mode, case):
    old = np.errstate(all="ignore")
    with old:
        for t, first, dtype in (("f32", 16, "f4"), ("f16", 18, "f2")):
            x, y = (typed(operands.scalar(first + k)[:, 0], dtype) for k in (0, 1))
            a, b = f"s{first}", f"s{first + 1}"

            def emit(text, value, kind="zero"):
                bits = value.view(f"u{value.itemsize}")
                case(f"{text}\nv_mov_b32_e32 v40, s36", bits,
                     compare=f"{kind}:{dtype}")

            for name, value in (
                    ("add", add(mode, x, y)), ("sub", add(mode, x, -y)),
                    ("mul", multiply(mode, x, y)), ("min_num", minimum(x, y)),
                    ("max_num", maximum(x, y)), ("minimum", np.minimum(x, y)),
                    ("maximum", np.maximum(x, y))):
                emit(f"s_{name}_{t} s36, {a}, {b}", value)
            for name, function in (("floor", np.floor), ("ceil", np.ceil),
                                   ("trunc", np.trunc), ("rndne", np.rint)):
                emit(f"s_{name}_{t} s36, {a}", function(x))
            emit(f"s_mov_b32 s36, {b}\ns_fmac_{t} s36, {a}, {a}", fma(mode, x, x, y))
            for name, function in FLOAT_COMPARISONS.items():
                case(f"s_cmp_{name}_{t} {a}, {b}\ns_cselect_b32 s36, 1, 0\n"
                     "v_mov_b32_e32 v40, s36", function(x, y))
            for name, function in (("exp", np.exp2), ("log", np.log2),
                                   ("rcp", np.reciprocal), ("sqrt", np.sqrt),
                                   ("rsq", lambda v: 1 / np.sqrt(v))):
                source = flush(x) if t == "f32" else x
                value = function(source.astype("f8")).astype(dtype)
                emit(f"v_s_{name}_{t} s36, {a}", value, "ulp")
        x, y = (operands.scalar(r)[:, 0].view("f4") for r in (16, 17))
        k = np.full(LANES, 0x40490fdb, "u4").view("f4")
        half = typed(operands.scalar(18)[:, 0], "f2")
        upper = typed(operands.scalar(18)[:, 0] >> np.uint32(16), "f2")
        whole = operands.scalar(24)[:, 0]
        for text, value in (
                ("s_fmaak_f32 s36, s16, s17, 0x40490fdb", fma(mode, x, y, k)),
                ("s_fmamk_f32 s36, s16, 0x40490fdb, s17", fma(mode, x, k, y)),
                ("s_cvt_f32_f16 s36, s18", half.astype("f4")),
                ("s_cvt_hi_f32_f16 s36, s18", upper.astype("f4")),
                ("s_cvt_f32_u32 s36, s24", whole.astype("f4")),
                ("s_cvt_f32_i32 s36, s24", whole.view("i4").astype("f4")),
                ("v_s_rcp_f32 s36, -|s16| clamp",
                 clamped(mode, -(1 / np.abs(flush(x)))))):
            case(f"{text}\nv_mov_b32_e32 v40, s36", value.view("u4"),
                 compare="zero:f4")
        case("s_cvt_f16_f32 s36, s16\nv_mov_b32_e32 v40, s36",
             x.astype("f2").view("u2"), compare="zero:f2")
        case("s_cvt_pk_rtz_f16_f32 s36, s16, s17\nv_mov_b32_e32 v40, s36",
             pair(*(toward_zero(v) for v in (x, y))), compare="zero:f2")
        case("s_cvt_i32_f32 s36, s16\nv_mov_b32_e32 v40, s36",
             to_integer(x, "i4").view("u4"))
        case("s_cvt_u32_f32 s36, s16\nv_mov_b32_e32 v40, s36", to_integer(x, "u4"))
