#===- wmma.py - Cases of matrix products of waves of 32 lanes -------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""v_wmma with operands from random registers, against the sums of the matrices
that these hold. v[44:51] have A, v[52:59] B and v[60:67] C and D, of which a
case stores four registers."""

import numpy as np

from machine import LANES, Target

WAVES = LANES // 32
A, B, C = 44, 52, 60


def bf16(bits):
    return (bits.astype("u4") << np.uint32(16)).view("f4")


def f16(bits):
    return bits.astype("u2").view("f2").astype("f4")


def to_bf16(x):
    bits = x.view("u4")
    return ((bits + np.uint32(0x7fff) + (bits >> np.uint32(16) & np.uint32(1))) >>
            np.uint32(16)).astype("u2")


def to_f16(x):
    return x.astype("f2").view("u2")


class Registers:
    """What v16 and up hold in each wave, without what is not finite."""

    def __init__(self, operands):
        # Halves and singles of a magnitude below 2.
        keep = np.uint32(0xbfffbfff)
        self.values = [operands.vector(r)[:, 0] & keep for r in range(4, 28)]

    def inputs(self, first, count):
        """`count` registers: [wave, register, lane]; on gfx11, both halves of the
        wave hold the same."""
        out = np.stack([self.values[(first + k) % 24].reshape(WAVES, 32)
                        for k in range(count)], axis=1)
        if not Target.dialect.is_gfx12:
            out[:, :, 16:] = out[:, :, :16]
        return out

    def load(self, target, first, count, doubles):
        """Assembly that fills registers from `target` on."""
        lines = []
        for k in range(count):
            source, to = 4 + (first + k) % 24, target + k
            lines.append(f"v_and_b32_e32 v{to}, 0xbfffbfff, v{source}")
            if doubles and not Target.dialect.is_gfx12:
                lines += [f"v_permlanex16_b32 v68, v{to}, s36, s37",
                          f"v_cndmask_b32_e32 v{to}, v{to}, v68, vcc_lo"]
        return lines


def elements(registers, bits):
    """A or B, as [wave, row or column, k] of unsigned fields."""
    each = 32 // bits
    fields = np.stack([registers >> np.uint32(bits * k) & np.uint32((1 << bits) - 1)
                       for k in range(each)], axis=2)  # wave, register, k, lane
    fields = fields.transpose(0, 3, 1, 2).reshape(WAVES, 32, -1)
    if not Target.dialect.is_gfx12:
        return fields[:, :16]
    # Each half of the wave has the next k.
    return np.concatenate([fields[:, :16], fields[:, 16:]], axis=2)


def place(matrix):
    """C or D of [wave, row, column] as registers: [wave, register, lane]."""
    if Target.dialect.is_gfx12:
        halves = matrix[:, :8], matrix[:, 8:]
    else:
        halves = matrix[:, 0::2], matrix[:, 1::2]
    return np.concatenate(halves, axis=2)


def take(registers):
    """The opposite."""
    low, high = registers[:, :, :16], registers[:, :, 16:]
    if Target.dialect.is_gfx12:
        return np.concatenate([low, high], axis=1)
    return np.stack([low, high], axis=2).reshape(WAVES, 16, 16)


def products(a, b, c):
    """In single precision, one k after the other."""
    total = c.astype("f4")
    for k in range(a.shape[2]):
        total = total + a[:, :, None, k] * b[:, None, :, k]
    return total


class Cases:
    def __init__(self, generator):
        self.registers = Registers(generator.operands)
        self.add_case = generator.snippets.add
        self.first = 0

    def emit(self, text, counts, results, compare):
        """Cases for each four of the `results`: [wave, register, lane]."""
        lines = ["s_mov_b32 s36, 0x76543210", "s_mov_b32 s37, 0xfedcba98",
                 "s_mov_b32 vcc_lo, 0xffff0000"]
        lines += self.registers.load(A, self.first, counts[0], True)
        lines += self.registers.load(B, self.first + 7, counts[0], True)
        lines += self.registers.load(C, self.first + 3, counts[1], False)
        for at in range(0, counts[1], 4):
            moves = [f"v_mov_b32_e32 v{40 + k}, v{C + at + k}" for k in range(4)]
            self.add_case("\n".join(lines + [text] + moves),
                          np.stack([results[:, at + k].reshape(-1)
                                    for k in range(4)], axis=1), compare)
        self.first += 5

    def operands(self, bits, results):
        count = bits // 4 if Target.dialect.is_gfx12 else bits // 2
        a = self.registers.inputs(self.first, count)
        b = self.registers.inputs(self.first + 7, count)
        c = np.stack([self.registers.values[(self.first + 3 + k) % 24].reshape(
            WAVES, 32) for k in range(results)], axis=1)
        return count, a, b, c

    @staticmethod
    def text(name, count, results, modifiers=""):
        def span(first, size):
            return f"v[{first}:{first + size - 1}]" if size > 1 else f"v{first}"
        return (f"{name} {span(C, results)}, {span(A, count)}, {span(B, count)}, "
                f"{span(C, results)}{modifiers}")

    def singles(self, name, widen):
        """With signs that flip by modifiers."""
        for modifiers, even, odd, addend in (
                ("", 1, 1, lambda c: c), (" neg_lo:[1,0,0]", -1, 1, lambda c: c),
                (" neg_hi:[1,0,0]", 1, -1, lambda c: c),
                (" neg_lo:[0,0,1]", 1, 1, lambda c: -c),
                (" neg_hi:[0,0,1]", 1, 1, np.abs)):
            count, a, b, c = self.operands(16, 8)
            x, y = (widen(elements(v, 16)) for v in (a, b))
            x[:, :, 0::2] *= even
            x[:, :, 1::2] *= odd
            total = products(x, y, addend(take(c.view("f4"))))
            self.emit(self.text(name, count, 8, modifiers), (count, 8),
                      place(total).view("u4"), "floats:f4")

    def shorts(self, name, widen, narrow):
        """gfx11 has one half of each register, gfx12 pairs of rows."""
        if Target.dialect.is_gfx12:
            count, a, b, c = self.operands(16, 4)
            parts = np.stack([c & np.uint32(0xffff), c >> np.uint32(16)], axis=2)
            total = take(widen(parts.reshape(WAVES, 8, 32)))
            total = narrow(products(*(widen(elements(v, 16)) for v in (a, b)), total))
            out = place(total).astype("u4").reshape(WAVES, 4, 2, 32)
            self.emit(self.text(name, count, 4), (count, 4),
                      out[:, :, 0] | out[:, :, 1] << np.uint32(16), "bits")
            return
        for upper in (0, 1):
            count, a, b, c = self.operands(16, 8)
            shift = np.uint32(16 * upper)
            total = take(widen(c >> shift & np.uint32(0xffff)))
            total = narrow(products(*(widen(elements(v, 16)) for v in (a, b)), total))
            keep = c & np.uint32(0xffff if upper else 0xffff0000)
            self.emit(self.text(name, count, 8, f" op_sel:[0,0,{upper}]"), (count, 8),
                      place(total).astype("u4") << shift | keep, "bits")

    def integers(self, name, bits, depth=16):
        for a_signed, b_signed, clamp in ((0, 0, 0), (1, 0, 1), (0, 1, 0), (1, 1, 1)):
            count, a, b, c = self.operands(bits * depth // 16, 8)
            fields = []
            for value, signed in ((a, a_signed), (b, b_signed)):
                field = elements(value, bits).astype("i8")
                top = 1 << bits - 1
                fields.append((field ^ top) - top if signed else field)
            total = take(c.view("i4")).astype("i8") + np.einsum(
                "wik,wjk->wij", *fields)
            if clamp:
                total = np.clip(total, -1 << 31, (1 << 31) - 1)
            modifiers = f" neg_lo:[{a_signed},{b_signed},0]{' clamp' * clamp}"
            self.emit(self.text(name, count, 8, modifiers), (count, 8),
                      place(total.astype("u4")), "bits")


def special(generator):
    cases = Cases(generator)
    cases.singles("v_wmma_f32_16x16x16_f16", f16)
    cases.singles("v_wmma_f32_16x16x16_bf16", bf16)
    cases.shorts("v_wmma_f16_16x16x16_f16", f16, to_f16)
    cases.shorts("v_wmma_bf16_16x16x16_bf16", bf16, to_bf16)
    cases.integers("v_wmma_i32_16x16x16_iu8", 8)
    cases.integers("v_wmma_i32_16x16x16_iu4", 4)
    if Target.dialect.is_gfx12:
        cases.integers("v_wmma_i32_16x16x32_iu4", 4, 32)
