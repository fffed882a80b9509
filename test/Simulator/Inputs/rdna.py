#===- rdna.py - Cases of instructions that gfx906 does not have -----------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""What RDNA adds to vector_alu.py, and cases of instructions with operands of
their own kind for waves of 32 lanes. The rest of a row is that of vector_alu's
`op`; Snippets are in the dialect of gfx906."""

import numpy as np

from arithmetic import DOWN, UP, add, fma
from machine import LANES, Target
from vector_alu import Op, legacy_multiply, simple


def fma_legacy(mode, x, y, z):
    zero = (x == 0) | (y == 0)
    return np.where(zero, add(mode, np.zeros_like(z), z), fma(mode, x, y, z))


def mullit(mode, x, y, z):
    lowest = -np.finfo("f4").max
    with np.errstate(all="ignore"):
        product = legacy_multiply(mode, x, y)
        return np.where((y > lowest) & (z > 0), product, lowest).astype("f4")


def dot4(mode, x, y, z):
    out = z.view("i4").astype("i8")
    for a, b in zip(x.view("i1").reshape(-1, 4).T, y.view("i1").reshape(-1, 4).T):
        out = out + a.astype("i8") * b
    return out.astype("u4")


def rows():
    return [
        Op("v_xor3_b32", "b32 b32 b32 b32", simple(lambda x, y, z: x ^ y ^ z),
           compare="bits"),
        Op("v_fma_legacy_f32", "f32 f32 f32 f32", fma_legacy, compare="zero",
           clamp=True),
        Op("v_fmac_legacy_f32", "f32 f32 f32", fma_legacy, "2n",
           compare="zero", accumulates=True),
        Op("v_mullit_f32", "f32 f32 f32 f32", mullit, compare="zero"),
        Op("v_fmac_f16", "f16 f16 f16", fma, "2n", compare="float",
           accumulates=True, high="k"),
        Op("v_dot4c_i32_i8", "b32 b32 b32", dot4, "2ns", compare="bits",
           accumulates=True),
    ]


def typed(bits, dtype):
    return bits.astype(f"u{np.dtype(dtype).itemsize}").view(dtype)


def special(generator, table):
    operands, add_case = generator.operands, generator.snippets.add
    vector, scalar, mode = operands.vector, operands.scalar, generator.mode
    lane = np.arange(LANES)
    first = lane // 32 * 32

    def case(text, *columns, compare="bits"):
        add_case(text, np.stack([c.astype("u4") for c in columns], axis=1),
                 compare)

    old = [generator.old[:, k] for k in range(4)]
    x, y, z = (vector(r)[:, 0] for r in (16, 17, 18))
    index = scalar(30)[:, 0] & 31
    mask = operands.mask(32)

    # Single lanes.
    case("v_readlane_b32 s36, v16, 21\nv_mov_b32_e32 v40, s36", x[first + 21])
    case("s_and_b32 s36, s30, 31\nv_readlane_b32 s37, v16, s36\n"
         "v_mov_b32_e32 v40, s37", x[first + index])
    # Only five bits count.
    case("s_and_b32 s36, s30, 31\ns_or_b32 s36, s36, 32\n"
         "v_readlane_b32 s37, v16, s36\nv_mov_b32_e32 v40, s37", x[first + index])
    case("s_mov_b32 m0, 5\nv_readlane_b32 s37, v17, m0\n"
         "v_mov_b32_e32 v40, s37", y[first + 5])
    case("s_and_b32 s36, s30, 31\nv_writelane_b32 v40, 33, s36",
         np.where(lane % 32 == index, 33, old[0]))
    case("v_writelane_b32 v40, s24, 30",
         np.where(lane % 32 == 30, scalar(24)[:, 0], old[0]))
    active = np.array([np.flatnonzero(mask[w:w + 32])[0] + w
                       for w in range(0, LANES, 32)]).repeat(32)
    case("s_mov_b32 exec_lo, s14\nv_readfirstlane_b32 s36, v16\n"
         "s_mov_b32 exec_lo, -1\nv_mov_b32_e32 v40, s36", x[active])
    case("s_mov_b32 exec_lo, 0\nv_readfirstlane_b32 s36, v16\n"
         "s_mov_b32 exec_lo, -1\nv_mov_b32_e32 v40, s36", x[first])
    case("v_mov_b32_e32 v40, v16\nv_mov_b32_e32 v41, v17\nv_swap_b32 v40, v41",
         y, x)
    # No part of EXEC or VCC belongs to lanes that there are not.
    case("s_mov_b32 exec_hi, -1\nv_mov_b32_e32 v40, v16\ns_mov_b32 vcc_hi, 5\n"
         "s_mov_b32 vcc_lo, 0\ns_cbranch_vccz .Lzero\nv_mov_b32_e32 v40, 1\n"
         ".Lzero:\nv_mov_b32_e32 v41, vcc_hi", x, np.full(LANES, 5))

    def popcount(values):
        return np.array([int(v).bit_count() for v in values], "u4")

    below = ((1 << (lane % 32)) - 1).astype("u4")
    case("v_mbcnt_lo_u32_b32 v40, v16, v17", popcount(x & below) + y)
    case("v_mbcnt_hi_u32_b32 v40, v16, v17", y)
    case("v_mbcnt_lo_u32_b32 v40, -1, 0", lane % 32)

    # Rows of 16 lanes, some of them off: what op_sel says.
    select = (scalar(26, 2)[:, 0], scalar(26, 2)[:, 1])
    at = lane % 16
    nibble = np.where(at < 8, select[0] >> (at * 4 % 32).astype("u4"),
                      select[1] >> (at * 4 % 32).astype("u4")) & 15
    for name, flip in (("v_permlane16_b32", 0), ("v_permlanex16_b32", 16)):
        source = (lane & ~15 ^ flip) + nibble
        for fetches, zeroes in ((0, 0), (0, 1), (1, 0), (1, 1)):
            valid = mask[source] | bool(fetches)
            value = np.where(valid, x[source], 0)
            keeps = ~mask | (~valid & (not zeroes))
            case(f"s_mov_b32 exec_lo, s14\n{name} v40, v16, s26, s27 "
                 f"op_sel:[{fetches},{zeroes}]", np.where(keeps, old[0], value))

    # Registers with an index.
    bit = scalar(30)[:, 0] & 1
    case("s_and_b32 m0, s30, 1\nv_movrels_b32_e32 v40, v16",
         np.where(bit, y, x))
    case("s_and_b32 m0, s30, 1\nv_movreld_b32_e32 v40, v18",
         np.where(bit, old[0], z), np.where(bit, z, old[1]))
    case("s_and_b32 m0, s30, 1\nv_movreld_b32_e32 v40, s24",
         np.where(bit, old[0], scalar(24)[:, 0]),
         np.where(bit, scalar(24)[:, 0], old[1]))
    case("s_and_b32 m0, s30, 1\nv_movrelsd_b32_e32 v40, v16",
         np.where(bit, old[0], x), np.where(bit, y, old[1]))
    case("s_and_b32 m0, s30, 1\ns_or_b32 m0, m0, 0x20000\n"
         "v_movrelsd_2_b32_e32 v40, v16", old[0], old[1], np.where(bit, y, x))
    case("v_mov_b32_e32 v40, v16\nv_mov_b32_e32 v41, v17\nv_mov_b32_e32 v42, v18\n"
         "s_and_b32 m0, s30, 1\ns_or_b32 m0, m0, 0x10000\n"
         "v_swaprel_b32 v41, v40", np.where(bit, x, z), np.where(bit, z, y),
         np.where(bit, y, x))
    s24, s25 = (scalar(r)[:, 0] for r in (24, 25))
    case("s_and_b32 m0, s30, 1\ns_movrels_b32 s36, s24\n"
         "v_mov_b32_e32 v40, s36", np.where(bit, s25, s24))
    case("s_mov_b64 s[36:37], 0\ns_and_b32 m0, s30, 1\n"
         "s_movreld_b32 s36, s24\nv_mov_b32_e32 v40, s36\n"
         "v_mov_b32_e32 v41, s37", np.where(bit, 0, s24), np.where(bit, s24, 0))

    # Literals, also of 64-bit encodings, and SGPR_NULL.
    a, b = (typed(vector(r)[:, 0], "f4") for r in (4, 5))
    p, q = (typed(vector(r)[:, 0], "f2") for r in (7, 8))
    k = np.full(LANES, 0x40490fdb, "u4").view("f4")
    pi = np.full(LANES, 0x4248, "u2").view("f2")
    upper = old[0] & np.uint32(0xffff0000)
    with np.errstate(all="ignore"):
        for text, value in (("v_fmamk_f32 v40, v4, 0x40490fdb, v5",
                             fma(mode, a, k, b)),
                            ("v_fmaak_f32 v40, v4, v5, 0x40490fdb",
                             fma(mode, a, b, k)),
                            ("v_fma_f32 v40, v4, 0x40490fdb, v5",
                             fma(mode, a, k, b)),
                            ("v_fma_f32 v40, -v4, v5, 0x40490fdb",
                             fma(mode, -a, b, k))):
            case(text, value.view("u4"), compare="float:f4")
        for text, value in (("v_fmamk_f16 v40, v7, 0x4248, v8",
                             fma(mode, p, pi, q)),
                            ("v_fmaak_f16 v40, v7, v8, 0x4248",
                             fma(mode, p, q, pi))):
            case(text, value.view("u2") | upper, compare="float:f2")
        # Two halves at once.
        parts = [(vector(r)[:, 0] >> np.uint32(s)).astype("u2").view("f2")
                 for s in (0, 16) for r in (7, 8)]
        sums = [(old[0] >> np.uint32(s)).astype("u2").view("f2") for s in (0, 16)]
        low, high = (fma(mode, *parts[2 * h:2 * h + 2], sums[h]).view("u2")
                     for h in (0, 1))
        case("v_pk_fmac_f16 v40, v7, v8",
             low | high.astype("u4") << np.uint32(16), compare="float:f2")
    case("v_lshl_add_u32 v40, v16, 3, 0x12345678",
         (x << np.uint32(3)) + np.uint32(0x12345678))
    case("v_add_co_u32 v40, null, v16, v17\ns_add_u32 s36, null, s24\n"
         "s_mov_b32 null, 7\nv_mov_b32_e32 v41, s36\nv_mov_b32_e32 v42, null",
         x + y, s24, np.zeros(LANES))
    case("s_mov_b64 null, s[26:27]\nv_mov_b32_e32 v40, v16", x)

    # v_dot2c, on small whole numbers, which are exact.
    if not Target.dialect.is_gfx12:
        case("v_mov_b32_e32 v44, 0x40003c00\nv_mov_b32_e32 v45, 0x42004400\n"
             "v_mov_b32_e32 v40, 0x41200000\nv_dot2c_f32_f16 v40, v44, v45",
             np.full(LANES, 20, "f4").view("u4"))
        case("v_mov_b32_e32 v44, 0x40003c00\nv_mov_b32_e32 v45, 0x42004400\n"
             "v_mov_b32_e32 v40, 0x41200000\n"
             "v_dot2c_f32_f16_dpp v40, v44, v45 row_mirror row_mask:0xf bank_mask:0xf",
             np.full(LANES, 20, "f4").view("u4"))

    # Masks of lanes, calls, and what changes nothing.
    e, f = (scalar(r, 2)[lane, lane // 32 % 2] for r in (34, 32))
    for name, after in (("andn1", ~f & e), ("andn2", f & ~e)):
        case(f"s_mov_b32 exec_lo, s15\ns_{name}_wrexec_b32 s36, s14\n"
             "s_mov_b32 s38, exec_lo\ns_mov_b32 exec_lo, -1\n"
             "v_mov_b32_e32 v40, s36\nv_mov_b32_e32 v41, s38", after, after)
    case("s_call_b64 s[36:37], .Lcalled\ns_branch .Lreturned\n.Lcalled:\n"
         "v_mov_b32_e32 v40, 7\ns_setpc_b64 s[36:37]\n.Lreturned:",
         np.full(LANES, 7))
    chip = Target.dialect
    if not chip.is_gfx11:
        case("s_memtime s[36:37]\ns_waitcnt lgkmcnt(0)\ns_memtime s[38:39]\n"
             "s_memrealtime s[40:41]\ns_waitcnt lgkmcnt(0)\n"
             "s_sub_u32 s36, s38, s36\ns_subb_u32 s37, s39, s37\n"
             "s_cmp_lg_u64 s[36:37], 0\ns_cselect_b32 s36, 1, 0\n"
             "v_mov_b32_e32 v40, s36", np.ones(LANES))
    idle = ["s_nop 3", "s_sleep 1", "s_setprio 2", "s_sethalt 0", "s_icache_inv",
            "s_dcache_inv", "s_ttracedata", "s_ttracedata_imm 1",
            "s_incperflevel 1", "s_decperflevel 1",
            "s_sendmsg sendmsg(MSG_INTERRUPT)", "v_nop", "v_pipeflush", "ds_nop",
            "s_clause 0x1"]
    if not chip.is_gfx12:
        idle += ["buffer_gl0_inv", "buffer_gl1_inv", "s_gl1_inv",
                 "s_waitcnt_depctr 0x3ffe", "s_wait_idle",
                 "s_waitcnt_vscnt null, 0x0", "s_waitcnt_vmcnt null, 0x0",
                 "s_waitcnt_lgkmcnt null, 0x0", "s_waitcnt_expcnt null, 0x0"]
    if not chip.is_gfx11:
        idle.append("s_inst_prefetch 0x3")
    case("\n".join(idle + ["s_waitcnt vmcnt(0) lgkmcnt(0)",
                           "v_mov_b32_e32 v40, v16"]), x)

    # The mode, read and changed on the way.
    case("s_getreg_b32 s36, hwreg(HW_REG_MODE, 0, 8)\nv_mov_b32_e32 v40, s36",
         np.full(LANES, 0xf0))
    up = mode.__class__(round32=UP)
    down = mode.__class__(round32=DOWN)
    flushing = mode.__class__(denormals32=0)
    with np.errstate(all="ignore"):
        sums = [table["v_add_f32"](m, a, b).view("u4")
                for m in (up, down, flushing)]
    case("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1\n"
         "v_add_f32_e32 v40, v4, v5\ns_mov_b32 s36, 0\n"
         "s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s36", sums[0],
         compare="float:f4")
    case("s_round_mode 0x2\nv_add_f32_e32 v40, v4, v5\ns_round_mode 0x0", sums[1],
         compare="float:f4")
    case("s_denorm_mode 12\nv_add_f32_e32 v40, v4, v5\ns_denorm_mode 15", sums[2],
         compare="float:f4")

    # Permutations in LDS's crossbar, with lanes that are off.
    i = vector(28)[:, 0] & 31
    case("v_and_b32_e32 v44, 63, v28\nv_lshlrev_b32_e32 v44, 2, v44\n"
         "ds_bpermute_b32 v40, v44, v16\ns_waitcnt lgkmcnt(0)", x[first + i])
    source = first + (i + 2) % 32
    case("v_and_b32_e32 v44, 63, v28\nv_lshlrev_b32_e32 v44, 2, v44\n"
         "s_mov_b32 exec_lo, s14\n"
         "ds_bpermute_b32 v40, v44, v16 offset:8\ns_waitcnt lgkmcnt(0)",
         np.where(mask, np.where(mask[source], x[source], 0), old[0]))
    case("v_lshlrev_b32_e32 v44, 2, v0\nv_xor_b32_e32 v44, 0x54, v44\n"
         "ds_permute_b32 v40, v44, v16\ns_waitcnt lgkmcnt(0)", x[lane ^ 21])
