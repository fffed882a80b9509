#===- scalar.py - Execute every scalar instruction ------------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Executes the instructions of scalar registers, with random operands, and
compares results and SCC with a reference.

scalar.py TOOLS RUNNER CHIP SCRATCH [NAME | OPTION=VALUE]...
"""

import sys

import numpy as np

from arithmetic import Mode
from instructions import Picker
from machine import LANES, Operands, Snippets, Target, run, use

M32, M64 = (1 << 32) - 1, (1 << 64) - 1


def signed(x, bits=32):
    return x - (1 << bits) if x >> (bits - 1) else x


# Functions of Python integers: the sources, then SCC. They give the result and
# SCC, which is None where the instruction leaves it.
def nonzero(function, bits=32):
    def compute(*sources):
        value = function(*sources[:-1]) & ((1 << bits) - 1)
        return value, int(value != 0)
    return compute


def plain(function, bits=32):
    return lambda *s: (function(*s[:-1]) & ((1 << bits) - 1), None)


def overflow(function):
    def compute(x, y, scc):
        value = function(signed(x), signed(y))
        return value & M32, int(not -(1 << 31) <= value < 1 << 31)
    return compute


def carry(function):
    def compute(x, y, scc):
        value = function(x, y, scc)
        return value & M32, int(not 0 <= value <= M32)
    return compute


def chosen(better, convert):
    def compute(x, y, scc):
        first = better(convert(x), convert(y))
        return (x if first else y), int(first)
    return compute


def field(bits, is_signed):
    def compute(x, y, scc):
        offset = y & (bits - 1)
        width = min((y >> 16) & 127, bits)
        source = signed(x, bits) if is_signed else x
        value = (source >> offset) & ((1 << width) - 1)
        if is_signed and width and value >> (width - 1) & 1:
            value -= 1 << width
        value &= (1 << bits) - 1
        return value, int(value != 0)
    return compute


def lowest(x, bits):
    return next((k for k in range(bits) if x >> k & 1), M32)


def leading(x, bits):
    return next((bits - 1 - k for k in reversed(range(bits)) if x >> k & 1), M32)


def leading_signs(x, bits):
    sign = x >> (bits - 1)
    return next((bits - 1 - k for k in reversed(range(bits))
                 if x >> k & 1 != sign), M32)


def reversed_bits(x, bits):
    return int(f"{x:0{bits}b}"[::-1], 2)


def quads(x, bits):
    return [x >> k & 15 for k in range(0, bits, 4)]


TABLE = []  # name, result bits, source bits, function


def op(name, result, sources, function):
    TABLE.append((name, result, sources, function))


op("s_add_u32", 32, [32, 32], carry(lambda x, y, c: x + y))
op("s_sub_u32", 32, [32, 32], carry(lambda x, y, c: x - y))
op("s_addc_u32", 32, [32, 32], carry(lambda x, y, c: x + y + c))
op("s_subb_u32", 32, [32, 32], carry(lambda x, y, c: x - y - c))
op("s_add_i32", 32, [32, 32], overflow(lambda x, y: x + y))
op("s_sub_i32", 32, [32, 32], overflow(lambda x, y: x - y))
op("s_min_u32", 32, [32, 32], chosen(lambda x, y: x < y, int))
op("s_max_u32", 32, [32, 32], chosen(lambda x, y: x > y, int))
op("s_min_i32", 32, [32, 32], chosen(lambda x, y: x < y, signed))
op("s_max_i32", 32, [32, 32], chosen(lambda x, y: x > y, signed))
for bits in (32, 64):
    for name, function in (
            ("and", lambda x, y: x & y), ("or", lambda x, y: x | y),
            ("xor", lambda x, y: x ^ y), ("andn2", lambda x, y: x & ~y),
            ("orn2", lambda x, y: x | ~y), ("nand", lambda x, y: ~(x & y)),
            ("nor", lambda x, y: ~(x | y)), ("xnor", lambda x, y: ~(x ^ y))):
        op(f"s_{name}_b{bits}", bits, [bits, bits], nonzero(function, bits))
    op(f"s_lshl_b{bits}", bits, [bits, 32],
       nonzero(lambda x, y, b=bits: x << (y & (b - 1)), bits))
    op(f"s_lshr_b{bits}", bits, [bits, 32],
       nonzero(lambda x, y, b=bits: x >> (y & (b - 1)), bits))
    op(f"s_ashr_i{bits}", bits, [bits, 32],
       nonzero(lambda x, y, b=bits: signed(x, b) >> (y & (b - 1)), bits))
    op(f"s_bfm_b{bits}", bits, [32, 32], plain(
        lambda x, y, b=bits: ((1 << (x & (b - 1))) - 1) << (y & (b - 1)), bits))
    op(f"s_bfe_u{bits}", bits, [bits, 32], field(bits, False))
    op(f"s_bfe_i{bits}", bits, [bits, 32], field(bits, True))
    op(f"s_cselect_b{bits}", bits, [bits, bits],
       lambda x, y, c: (x if c else y, None))
    op(f"s_mov_b{bits}", bits, [bits], plain(lambda x: x, bits))
    op(f"s_not_b{bits}", bits, [bits], nonzero(lambda x: ~x, bits))
    op(f"s_brev_b{bits}", bits, [bits],
       plain(lambda x, b=bits: reversed_bits(x, b), bits))
    op(f"s_bcnt0_i32_b{bits}", 32, [bits],
       nonzero(lambda x, b=bits: b - x.bit_count()))
    op(f"s_bcnt1_i32_b{bits}", 32, [bits], nonzero(lambda x: x.bit_count()))
    op(f"s_ff0_i32_b{bits}", 32, [bits],
       plain(lambda x, b=bits: lowest(~x & ((1 << b) - 1), b)))
    op(f"s_ff1_i32_b{bits}", 32, [bits], plain(lambda x, b=bits: lowest(x, b)))
    op(f"s_flbit_i32_b{bits}", 32, [bits], plain(lambda x, b=bits: leading(x, b)))
    op("s_flbit_i32" + ("_i64" if bits == 64 else ""), 32, [bits],
       plain(lambda x, b=bits: leading_signs(x, b)))
    op(f"s_wqm_b{bits}", bits, [bits], nonzero(lambda x, b=bits: sum(
        15 << 4 * k for k, q in enumerate(quads(x, b)) if q), bits))
    op(f"s_quadmask_b{bits}", bits, [bits], nonzero(lambda x, b=bits: sum(
        1 << k for k, q in enumerate(quads(x, b)) if q), bits))
op("s_mul_i32", 32, [32, 32], plain(lambda x, y: x * y))
op("s_mul_hi_u32", 32, [32, 32], plain(lambda x, y: x * y >> 32))
op("s_mul_hi_i32", 32, [32, 32], plain(lambda x, y: signed(x) * signed(y) >> 32))
op("s_absdiff_i32", 32, [32, 32],
   nonzero(lambda x, y: abs(signed((x - y) & M32))))
op("s_abs_i32", 32, [32], nonzero(lambda x: abs(signed(x))))
for k in range(1, 5):
    op(f"s_lshl{k}_add_u32", 32, [32, 32],
       carry(lambda x, y, c, k=k: (x << k) + y))
op("s_pack_ll_b32_b16", 32, [32, 32],
   plain(lambda x, y: x & 0xffff | (y & 0xffff) << 16))
op("s_pack_lh_b32_b16", 32, [32, 32],
   plain(lambda x, y: x & 0xffff | y & 0xffff0000))
op("s_pack_hh_b32_b16", 32, [32, 32], plain(lambda x, y: x >> 16 | y & 0xffff0000))
op("s_sext_i32_i8", 32, [32], plain(lambda x: signed(x & 255, 8)))
op("s_sext_i32_i16", 32, [32], plain(lambda x: signed(x & 0xffff, 16)))
op("s_bitreplicate_b64_b32", 64, [32],
   plain(lambda x: sum(3 << 2 * k for k in range(32) if x >> k & 1), 64))

COMPARISONS = {"eq": lambda x, y: x == y, "lg": lambda x, y: x != y,
               "gt": lambda x, y: x > y, "ge": lambda x, y: x >= y,
               "lt": lambda x, y: x < y, "le": lambda x, y: x <= y}
for name, function in COMPARISONS.items():
    op(f"s_cmp_{name}_i32", 0, [32, 32],
       lambda x, y, c, f=function: (0, int(f(signed(x), signed(y)))))
    op(f"s_cmp_{name}_u32", 0, [32, 32],
       lambda x, y, c, f=function: (0, int(f(x, y))))
for name in ("eq", "lg"):
    op(f"s_cmp_{name}_u64", 0, [64, 64],
       lambda x, y, c, f=COMPARISONS[name]: (0, int(f(x, y))))
for bits in (32, 64):
    for want in (0, 1):
        op(f"s_bitcmp{want}_b{bits}", 0, [bits, 32],
           lambda x, y, c, b=bits, w=want: (0, int(x >> (y & (b - 1)) & 1 == w)))

# The destination is a source, too.
UPDATES = [("s_cmov_b32", 32, 32, lambda d, x, c: x if c else d),
           ("s_cmov_b64", 64, 64, lambda d, x, c: x if c else d)]
for bits in (32, 64):
    UPDATES += [
        (f"s_bitset0_b{bits}", bits, 32,
         lambda d, x, c, b=bits: d & ~(1 << (x & (b - 1)))),
        (f"s_bitset1_b{bits}", bits, 32,
         lambda d, x, c, b=bits: d | 1 << (x & (b - 1)))]

# With EXEC: old EXEC is saved, then EXEC = function(source, old).
SAVES = {"and": lambda x, e: x & e, "or": lambda x, e: x | e,
         "xor": lambda x, e: x ^ e, "andn2": lambda x, e: x & ~e,
         "orn2": lambda x, e: x | ~e, "nand": lambda x, e: ~(x & e),
         "nor": lambda x, e: ~(x | e), "xnor": lambda x, e: ~(x ^ e),
         "andn1": lambda x, e: ~x & e, "orn1": lambda x, e: ~x | e}


class Scalars:
    def __init__(self):
        self.operands = Operands(5)
        self.pick = Picker(self.operands, np.random.default_rng(5))
        self.snippets = Snippets("scalar", self.operands, Mode())
        self.scc = (self.operands.scalar(32)[:, 0] & 1).astype(int)

    def source(self, bits, literals):
        kind = {32: "u32", 64: "u64"}[bits]
        roll = int(self.pick.rng.integers(0, 100))
        if roll < 20:
            source = self.pick.constant("u32")
            if "." in source.text:
                return self.source(bits, literals)
            value = int(source.text) & ((1 << bits) - 1)
            return source.text, [value] * LANES, False
        if literals and bits == 32 and roll < 35:
            source = self.pick.literal(kind)
            return source.text, [int(v) for v in source.bits], True
        source = self.pick.scalar(kind)
        return source.text, [int(v) for v in source.bits], False

    def emit(self, text, values, bits, sccs):
        """The result is in s[36:37], as wide as `bits`."""
        columns = max(bits // 32, 0)
        scc = np.array([c if n is None else n for c, n in zip(self.scc, sccs)])
        expected = self.operands.vector(32, 3)
        for k in range(columns):
            expected[:, k] = [v >> 32 * k & M32 for v in values]
        expected[:, 2] = scc
        lines = ["s_bitcmp1_b32 s32, 0", text, "s_cselect_b32 s38, 1, 0",
                 "s_mov_b64 exec, -1"]
        lines += [f"v_mov_b32_e32 v{40 + k}, s{36 + k}" for k in range(columns)]
        lines.append("v_mov_b32_e32 v42, s38")
        self.snippets.add("\n".join(lines), expected, "bits")

    def run(self, name, bits, sources, function):
        texts, values, literals = [], [], True
        for source in sources:
            text, value, is_literal = self.source(source, literals)
            literals &= not is_literal
            texts.append(text)
            values.append(value)
        results = [function(*v, c) for *v, c in zip(*values, self.scc)]
        heads = {0: [], 32: ["s36"], 64: ["s[36:37]"]}[bits]
        self.emit(f"{name} {', '.join(heads + texts)}", [r[0] for r in results],
                  bits, [r[1] for r in results])

    def update(self, name, bits, source, function):
        old = self.pick.scalar("u32" if bits == 32 else "u64")
        text, values, _ = self.source(source, True)
        results = [function(int(d), x, c) & ((1 << bits) - 1)
                   for d, x, c in zip(old.bits, values, self.scc)]
        target = "s36" if bits == 32 else "s[36:37]"
        self.emit(f"s_mov_b{bits} {target}, {old.text}\n{name} {target}, {text}",
                  results, bits, [None] * LANES)

    def save_half(self, name, function):
        """Of 32 lanes: the old EXEC is the wave's half of s[34:35]."""
        source = self.pick.scalar("u32")
        lane = np.arange(LANES)
        old = self.operands.scalar(34, 2)[lane, lane // 32 % 2]
        after = [function(int(x), int(e)) & M32
                 for x, e in zip(source.bits, old)]
        sccs = [int(v != 0) for v in after]
        for saved in (False, True):
            text = (f"s_mov_b32 exec_lo, s15\ns_{name}_saveexec_b32 s36, "
                    f"{source.text}")
            if not saved:
                text += "\ns_mov_b32 s36, exec_lo"
            self.emit(text, [int(v) for v in old] if saved else after, 32, sccs)

    def save(self, name, function):
        source = self.pick.scalar("u64")
        old = self.operands.scalar(34, 2)
        old = [int(v) for v in np.ascontiguousarray(old).view("u8")[:, 0]]
        after = [function(int(x), e) & M64 for x, e in zip(source.bits, old)]
        sccs = [int(v != 0) for v in after]
        # The new EXEC first, then what was saved.
        for first in ("s[36:37]", "s[38:39]"):
            saved = first == "s[38:39]"
            target = "s[36:37]" if saved else "s[40:41]"
            text = (f"s_mov_b64 exec, s[34:35]\ns_{name}_saveexec_b64 {target}, "
                    f"{source.text}")
            if not saved:
                text += "\ns_mov_b64 s[36:37], exec"
            self.emit(text, old if saved else after, 64, sccs)

    def immediate(self, name, function, updates):
        """SOPK: a register and 16 bits."""
        old = self.pick.scalar("u32")
        value = int(self.pick.rng.integers(-32768, 32768))
        is_unsigned = name.endswith("u32")
        text = str(value & 0xffff if is_unsigned else value)
        value = value & 0xffff if is_unsigned else value & M32
        results = [function(int(d), value, c) for d, c in zip(old.bits, self.scc)]
        self.emit(f"s_mov_b32 s36, {old.text}\n{name} s36, {text}",
                  [r[0] if updates else int(d)
                   for r, d in zip(results, old.bits)], 32,
                  [r[1] for r in results])


def main():
    tools, runner, chip, scratch = sys.argv[1:5]
    options = [a for a in sys.argv[5:] if "=" in a]
    wanted = [a for a in sys.argv[5:] if "=" not in a]
    use(chip)
    scalars = Scalars()

    def times(count, name, function):
        if Target.dialect.has(name) and (not wanted or name in wanted):
            for _ in range(count):
                function()

    for entry in TABLE:
        times(4, entry[0], lambda: scalars.run(*entry))
    for entry in UPDATES:
        times(3, entry[0], lambda: scalars.update(*entry))
    for name, function in SAVES.items():
        if Target.dialect.wave == 32:
            times(1, f"s_{name}_saveexec_b32",
                  lambda: scalars.save_half(name, function))
        else:
            times(1, f"s_{name}_saveexec_b64",
                  lambda: scalars.save(name, function))
    immediates = {
        "s_movk_i32": lambda d, x, c: (x, None),
        "s_cmovk_i32": lambda d, x, c: (x if c else d, None),
        "s_addk_i32": lambda d, x, c: overflow(lambda a, b: a + b)(d, x, c),
        "s_mulk_i32": lambda d, x, c: (d * signed(x) & M32, None),
    }
    for name, function in immediates.items():
        times(3, name, lambda: scalars.immediate(name, function, True))
    for name, compare in COMPARISONS.items():
        for kind, convert in (("i32", signed), ("u32", int)):
            times(2, f"s_cmpk_{name}_{kind}", lambda: scalars.immediate(
                f"s_cmpk_{name}_{kind}", lambda d, x, c: (
                    d, int(compare(convert(d), convert(x)))), False))
    failures = run(tools, runner, chip, scratch, [scalars.snippets], options)
    print(f"scalar: {len(scalars.snippets.cases)} cases, {failures} failures")
    return failures != 0


if __name__ == "__main__":
    sys.exit(main())
