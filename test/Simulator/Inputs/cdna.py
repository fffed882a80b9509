#===- cdna.py - Execute what came with matrix chips -----------------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Executes the vector and memory instructions that gfx908 and its successors have
and gfx906 has not, and compares with a reference. Matrix instructions are in
matrix.py.

cdna.py TOOLS RUNNER CHIP SCRATCH [OPTION=VALUE]...
"""

import sys

import numpy as np

from arithmetic import Mode, add, fma, flush, multiply
from machine import LANES, Operands, Snippets, run, use

CHIPS = ["gfx908", "gfx90a", "gfx942", "gfx950"]
SETUP = """
  v_lshlrev_b32_e32 v45, 5, v0
  v_lshlrev_b32_e32 v47, 5, v1
  s_mov_b64 s[40:41], s[10:11]
  s_mov_b32 s42, 16384
  s_mov_b32 s43, 0x27000
"""
MODE = Mode()


def columns(*parts):
    return np.stack([np.ascontiguousarray(p).view("u4") for p in parts], axis=1)


def halves(bits):
    """Lower and upper half of dwords, as f2."""
    parts = np.ascontiguousarray(bits).view("f2").reshape(-1, 2)
    return parts[:, 0], parts[:, 1]


def to_bfloat(x):
    bits = x.view("u4").astype("u8")
    rounded = (bits + 0x7fff + (bits >> 16 & 1)) >> 16
    return np.where(np.isnan(x), bits >> 16 | 0x40, rounded).astype("u4")


def extreme(x, y, pick):
    """Of which a NaN is a NaN, and -0 is less than 0."""
    nan = x.dtype.type(np.nan)
    equal = np.where(np.signbit(x) == (pick is np.minimum), x, y)
    out = np.where(x == y, equal, pick(x, y))
    return np.where(np.isnan(x) | np.isnan(y), nan, out)


class Cases:
    def __init__(self, chip):
        self.chip = CHIPS.index(chip)
        self.name = chip
        self.operands = Operands(11)
        self.rng = np.random.default_rng(11)
        self.snippets = Snippets("cdna", self.operands, MODE, SETUP, 4096)

    def dwords(self, register, dtype="u4"):
        return self.operands.vector(register)[:, 0].view(dtype)

    def scalar(self, register, dtype="u4"):
        return np.ascontiguousarray(self.operands.scalar(register)[:, 0]).view(dtype)

    def add(self, text, expected, compare="bits"):
        # Behind it the result is stored.
        self.snippets.add(text + "\ns_nop 3", expected, compare)

    # Vector instructions.
    def packed_singles(self):
        """Pairs are v[4:5], v[16:17] and v[18:19], and s[16:17]."""
        sources = [("v[4:5]", [self.dwords(4, "f4"), self.dwords(5, "f4")]),
                   ("v[16:17]", [self.dwords(16, "f4"), self.dwords(17, "f4")]),
                   ("v[18:19]", [self.dwords(18, "f4"), self.dwords(19, "f4")]),
                   ("s[16:17]", [self.scalar(16, "f4"), self.scalar(17, "f4")]),
                   ("2.0", [np.full(LANES, 2, "f4")] * 2)]
        for name, count, function in (("v_pk_add_f32", 2, add),
                                      ("v_pk_mul_f32", 2, multiply),
                                      ("v_pk_fma_f32", 3, fma)):
            for _ in range(12):
                chosen = [sources[k] for k in self.rng.permutation(
                    5 if count == 2 else 4)[:count]]
                low, high, neg, neg_high = self.rng.integers(0, 2, (4, count))
                text = f"{name} v[40:41], " + ", ".join(c[0] for c in chosen)
                results = []
                for word, select, sign in (("", low, neg), ("_hi", high, neg_high)):
                    text += f" op_sel{word}:[{','.join(map(str, select))}]"
                    values = [(-c[1][s] if n else c[1][s])
                              for c, s, n in zip(chosen, select, sign)]
                    results.append(function(MODE, *values))
                for word, sign in (("lo", neg), ("hi", neg_high)):
                    text += f" neg_{word}:[{','.join(map(str, sign))}]"
                full = self.operands.vector(32, 4)
                full[:, :2] = columns(*results)
                self.add(text, full, "floats:f4")
        for selects in ((0, 0), (1, 0), (0, 1), (1, 1)):
            self.add("v_pk_mov_b32 v[40:41], v[4:5], v[16:17] "
                     f"op_sel:[{selects[0]},{selects[1]}]",
                     columns(self.dwords(4 + selects[0]),
                             self.dwords(16 + selects[1])))

    def dots(self):
        a, b = halves(self.dwords(7)), halves(self.dwords(8))
        flushes = self.name == "gfx90a"
        a, b = ([flush(x) if flushes else x for x in y] for y in (a, b))
        sums = flush(self.dwords(32, "f4"))
        for k in range(2):
            sums = fma(MODE, a[k].astype("f4"), b[k].astype("f4"), sums)
        dot = columns(flush(sums))
        self.add("v_dot2c_f32_f16_e32 v40, v7, v8", dot, "zero:f4")
        quad = np.arange(LANES) ^ 1
        sums = flush(self.dwords(32, "f4"))
        for k in range(2):
            sums = fma(MODE, a[k][quad].astype("f4"), b[k].astype("f4"), sums)
        self.add("v_dot2c_f32_f16_dpp v40, v7, v8 quad_perm:[1,0,3,2] row_mask:0xf "
                 "bank_mask:0xf", columns(flush(sums)), "zero:f4")
        x, y = self.dwords(16), self.dwords(17)
        for name, kind in (("v_dot2c_i32_i16", "i2"), ("v_dot4c_i32_i8", "i1")):
            products = (x.view(kind).astype("i8") * y.view(kind)).reshape(LANES, -1)
            total = products.sum(axis=1) + self.dwords(32, "i4")
            self.add(f"{name}_e32 v40, v16, v17",
                     columns(total.astype("u8").astype("u4")))
        third = halves(self.dwords(32))
        parts = [fma(MODE, p, q, r) for p, q, r in
                 zip(halves(self.dwords(7)), halves(self.dwords(8)), third)]
        full = self.operands.vector(32, 1)
        full[:, 0] = np.ascontiguousarray(np.stack(parts, axis=1)).view("u4")[:, 0]
        self.add("v_pk_fmac_f16_e32 v40, v7, v8", full, "half:f2")

    def gfx90a(self):
        self.packed_singles()
        x, y, z = (self.operands.vector(r, 2).view("f8")[:, 0] for r in (10, 12, 32))
        self.add("v_fmac_f64_e32 v[40:41], v[10:11], v[12:13]",
                 fma(MODE, x, y, z).view("u4").reshape(-1, 2), "same:f8")
        self.add("v_accvgpr_write_b32 a0, v16\ns_nop 3\nv_accvgpr_mov_b32 a1, a0\n"
                 "s_nop 3\nv_accvgpr_read_b32 v40, a1", columns(self.dwords(16)))

    def gfx942(self):
        lanes = np.arange(LANES)
        self.add("v_mov_b64_e32 v[40:41], v[22:23]", self.operands.vector(22, 2))
        self.add("v_mov_b64_e32 v[40:41], s[26:27]", self.operands.scalar(26, 2))
        self.add("v_mov_b64_e32 v[40:41], -16", columns(
            np.full(LANES, 0xfffffff0, "u4"), np.full(LANES, 0xffffffff, "u4")))
        self.add("v_mov_b64_dpp v[40:41], v[22:23] row_newbcast:5 row_mask:0xf "
                 "bank_mask:0xf", self.operands.vector(22, 2)[lanes // 16 * 16 + 5])
        a, b = (self.operands.vector(r, 2).view("u8")[:, 0] for r in (22, 24))
        for shift in range(5):
            self.add(f"v_lshl_add_u64 v[40:41], v[22:23], {shift}, v[24:25]",
                     ((a << np.uint64(shift)) + b).view("u4").reshape(-1, 2))
        x, y, k = self.dwords(4, "f4"), self.dwords(5, "f4"), np.full(LANES, 1.75, "f4")
        self.add("v_fmamk_f32 v40, v4, 0x3fe00000, v5",
                 columns(fma(MODE, x, k, y)), "same:f4")
        self.add("v_fmaak_f32 v40, v4, v5, 0x3fe00000",
                 columns(fma(MODE, x, y, k)), "same:f4")

    def gfx950(self):
        x, y, z = (self.dwords(r) for r in (16, 17, 18))
        for table in [0x80, 0xfe, 0x96, 0xca, *self.rng.integers(0, 256, 8)]:
            bits = np.zeros(LANES, "u4")
            for n in range(8):
                term = ((x if n & 4 else ~x) & (y if n & 2 else ~y) &
                        (z if n & 1 else ~z))
                bits |= term if table >> n & 1 else 0
            self.add(f"v_bitop3_b32 v40, v16, v17, v18 bitop3:{table}", columns(bits))
        f = [self.dwords(r, "f4") for r in (4, 5, 6)]
        packed = f[0].astype("f2").view("u2") | (
            f[1].astype("f2").view("u2").astype("u4") << 16)
        self.add("v_cvt_pk_f16_f32 v40, v4, v5", columns(packed), "half:f2")
        self.add("v_cvt_pk_bf16_f32 v40, v4, v5",
                 columns(to_bfloat(f[0]) | to_bfloat(f[1]) << 16))
        self.add("v_cvt_f32_bf16_e32 v40, v7", columns(self.dwords(7) << 16), "same:f4")
        for name, pick in (("maximum", np.maximum), ("minimum", np.minimum)):
            three = extreme(extreme(f[0], f[1], pick), f[2], pick)
            self.add(f"v_{name}3_f32 v40, v4, v5, v6", columns(three), "same:f4")
            parts = [extreme(extreme(p, q, pick), r, pick) for p, q, r in
                     zip(*(halves(self.dwords(r)) for r in (7, 8, 9)))]
            self.add(f"v_pk_{name}3_f16 v40, v7, v8, v9",
                     np.ascontiguousarray(np.stack(parts, axis=1)).view("u4"),
                     "half:f2")
        lanes = np.arange(LANES)
        old = self.operands.vector(32, 2)
        for size in (16, 32):
            odd = lanes // size % 2 == 1
            first = np.where(odd, old[lanes - size, 1], old[:, 0])
            second = np.where(odd, old[:, 1], old[(lanes + size) % LANES, 0])
            self.add(f"v_permlane{size}_swap_b32_e32 v40, v41",
                     columns(first, second))
        self.transposed()

    # Memory.
    def transposed(self):
        """A lane's address is chosen so that lanes read each other's bytes."""
        data = self.operands.vector(16, 4)  # At 32 bytes a lane.
        fill = "ds_write_b128 v45, v[16:19]\ns_waitcnt lgkmcnt(0)\n"
        lanes = np.arange(LANES)
        for name, bits, words in (("b64_tr_b16", 16, 2), ("b64_tr_b8", 8, 2),
                                  ("b64_tr_b4", 4, 2), ("b96_tr_b6", 6, 3)):
            elements = np.unpackbits(
                np.ascontiguousarray(data[:, :words]).view("u1"), axis=1,
                bitorder="little").reshape(LANES, -1, bits)
            count = words * 32 // bits
            column = lanes % 16
            result = np.zeros((LANES, count, bits), "u1")
            for row in range(count):
                source = lanes - column + row * (16 // count) + column // count
                result[:, row] = elements[source, column % count]
            packed = np.packbits(result.reshape(LANES, -1), axis=1,
                                 bitorder="little").view("u4")
            self.add(f"{fill}ds_read_{name} v[40:{39 + words}], v45\n"
                     "s_waitcnt lgkmcnt(0)", packed)

    def to_lds(self, text, words, expected):
        """`text` loads from behind 16 bytes of its own into LDS from 64 on; a lane
        reads what it has brought."""
        size = 4 * words
        fill = ("global_store_dwordx4 v47, v[16:19], s[10:11] offset:16\n"
                "s_waitcnt vmcnt(0)\ns_mov_b32 m0, 48\ns_nop 0\n")
        read = (f"v_mul_u32_u24_e32 v44, {size}, v0\n" + "".join(
            f"ds_read_b32 v{40 + k}, v44 offset:{64 + 4 * k}\n"
            for k in range(words)) + "s_waitcnt lgkmcnt(0)")
        self.add(f"{fill}{text}\ns_waitcnt vmcnt(0)\n{read}", expected)

    def loads_to_lds(self):
        data = self.operands.vector(16, 4)
        buffer = "v47, s[40:43], 0 offen offset:16 lds"
        self.to_lds(f"buffer_load_dword {buffer}", 1, data[:, :1])
        self.to_lds(f"buffer_load_ubyte {buffer}", 1, data[:, :1] & 0xff)
        if self.chip >= 2:
            self.to_lds("global_load_lds_dword v47, s[10:11] offset:16", 1, data[:, :1])
            signed = (data[:, 0] & 0xffff).astype("u2").view("i2").astype("i4")
            self.to_lds("global_load_lds_sshort v47, s[10:11] offset:16", 1,
                        columns(signed))
        if self.chip >= 3:
            for words in (3, 4):
                self.to_lds(f"global_load_lds_dwordx{words} v47, s[10:11] offset:16",
                            words, data[:, :words])
                self.to_lds(f"buffer_load_dwordx{words} {buffer}", words,
                            data[:, :words])

    def atomics(self):
        fill = ("global_store_dwordx4 v47, v[16:19], s[10:11]\n"
                "s_waitcnt vmcnt(0)\n")
        read = ("\ns_waitcnt vmcnt(0)\nglobal_load_dwordx2 v[40:41], v47, s[10:11]\n"
                "s_waitcnt vmcnt(0)")
        x, y = self.dwords(16, "f4"), self.dwords(4, "f4")
        total = add(MODE, x, y)
        full = self.operands.vector(32, 4)
        full[:, 0], full[:, 1] = total.view("u4"), self.dwords(17)
        self.add(fill + "global_atomic_add_f32 v47, v4, s[10:11]" + read, full,
                 "floats:f4")
        parts = [add(MODE, p, q) for p, q in
                 zip(halves(self.dwords(16)), halves(self.dwords(7)))]
        full = columns(
            np.ascontiguousarray(np.stack(parts, axis=1)).view("u4")[:, 0],
            self.dwords(17))
        self.add(fill + "global_atomic_pk_add_f16 v47, v7, s[10:11]" + read, full,
                 "half:f2")
        if self.chip < 1:
            return
        x, y = (self.operands.vector(r, 2).view("f8")[:, 0] for r in (16, 10))
        for name, value in (("add", add(MODE, x, y)),
                            ("max", np.where(np.isnan(x) | (y > x), y, x)),
                            ("min", np.where(np.isnan(x) | (y < x), y, x))):
            expected = value.view("u4").reshape(-1, 2)
            self.add(fill + f"global_atomic_{name}_f64 v47, v[10:11], s[10:11]" + read,
                     expected, "same:f8")
        self.add("ds_write_b64 v45, v[16:17]\nds_add_f64 v45, v[10:11]\n"
                 "s_waitcnt lgkmcnt(0)\nds_read_b64 v[40:41], v45\n"
                 "s_waitcnt lgkmcnt(0)", add(MODE, x, y).view("u4").reshape(-1, 2),
                 "same:f8")

    def all(self):
        self.dots()
        self.loads_to_lds()
        self.atomics()
        for method in [self.gfx90a, self.gfx942, self.gfx950][:self.chip]:
            method()


def main():
    tools, runner, chip, scratch = sys.argv[1:5]
    use(chip)
    cases = Cases(chip)
    cases.all()
    failures = run(tools, runner, chip, scratch, [cases.snippets], sys.argv[5:])
    print(f"{chip}: {len(cases.snippets.cases)} cases, {failures} failures")
    return failures != 0


if __name__ == "__main__":
    np.seterr(all="ignore")
    sys.exit(main())
