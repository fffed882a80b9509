#===- gfx9.py - Cases of instructions with their own kind of operands -----===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""For gfx906; rdna.py has them for waves of 32 lanes."""

import numpy as np

from arithmetic import DOWN, UP
from machine import LANES
from vector_alu import TABLE


def typed(bits, dtype):
    return bits.astype(f"u{np.dtype(dtype).itemsize}").view(dtype)


def special(generator):
    """What has operands of its own kind."""
    operands, add_case = generator.operands, generator.snippets.add
    vector, scalar = operands.vector, operands.scalar
    lane = np.arange(LANES)
    first = lane // 64 * 64

    def case(text, *columns, compare="bits"):
        add_case(text, np.stack([c.astype("u4") for c in columns], axis=1),
                 compare)

    x, y, z = (vector(r)[:, 0] for r in (16, 17, 18))
    index = scalar(30)[:, 0] & 63
    mask = operands.mask(32)
    case("v_readlane_b32 s36, v16, 37\nv_mov_b32_e32 v40, s36", x[first + 37])
    case("s_and_b32 s36, s30, 63\nv_readlane_b32 s37, v16, s36\n"
         "v_mov_b32_e32 v40, s37", x[first + index])
    case("s_mov_b32 m0, 5\nv_readlane_b32 s37, v17, m0\n"
         "v_mov_b32_e32 v40, s37", y[first + 5])
    case("s_and_b32 s36, s30, 63\nv_writelane_b32 v40, 33, s36",
         np.where(lane % 64 == index, 33, generator.old[:, 0]))
    case("v_writelane_b32 v40, s24, 61",
         np.where(lane % 64 == 61, scalar(24)[:, 0], generator.old[:, 0]))
    case("s_mov_b64 exec, 0\nv_writelane_b32 v40, 17, 9",
         np.where(lane % 64 == 9, 17, generator.old[:, 0]))
    active = np.array([np.flatnonzero(mask[w:w + 64])[0] + w
                       for w in range(0, LANES, 64)]).repeat(64)
    case("s_mov_b64 exec, s[32:33]\nv_readfirstlane_b32 s36, v16\n"
         "s_mov_b64 exec, -1\nv_mov_b32_e32 v40, s36", x[active])
    case("s_mov_b64 exec, 0\nv_readfirstlane_b32 s36, v16\n"
         "s_mov_b64 exec, -1\nv_mov_b32_e32 v40, s36", x[first])
    case("v_mov_b32_e32 v40, v16\nv_mov_b32_e32 v41, v17\nv_swap_b32 v40, v41",
         y, x)

    def below(count):
        return (np.uint64(1) << count.astype("u8")) - np.uint64(1)

    low = below(np.minimum(lane % 64, 32)).astype("u4")
    high = below(np.maximum(lane % 64, 32) - 32).astype("u4")

    def popcount(values):
        return np.array([int(v).bit_count() for v in values], "u4")

    case("v_mbcnt_lo_u32_b32 v40, v16, v17", popcount(x & low) + y)
    case("v_mbcnt_hi_u32_b32 v40, v16, v17", popcount(x & high) + y)
    case("v_mbcnt_lo_u32_b32 v40, -1, 0\nv_mbcnt_hi_u32_b32 v40, -1, v40",
         lane % 64)

    a, b = (typed(vector(r)[:, 0], "f4") for r in (4, 5))
    table = {op.name: op.function for op in TABLE}
    mad, m = table["v_mad_f32"], generator.mode
    k = np.full(LANES, 0x40490fdb, "u4").view("f4")
    with np.errstate(all="ignore"):
        case("v_madmk_f32 v40, v4, 0x40490fdb, v5",
             mad(generator.mode, a, k, b).view("u4"), compare="float:f4")
        half = table["v_mad_legacy_f16"]
        pi = np.full(LANES, 0x4248, "u2").view("f2")
        p, q = (typed(vector(r)[:, 0], "f2") for r in (7, 8))
        kept = generator.old[:, 0] & np.uint32(0xffff0000)
        start = typed(generator.old[:, 0], "f2")
        for text, value in (("v_madmk_f16 v40, v7, 0x4248, v8", half(m, p, pi, q)),
                            ("v_madak_f16 v40, v7, v8, 0x4248", half(m, p, q, pi)),
                            ("v_mac_f16_e32 v40, v7, v8", half(m, p, q, start)),
                            ("v_mad_f16 v40, v7, v8, v7", half(m, p, q, p))):
            case(text, value.view("u2") | kept, compare="float:f2")
        case("v_madak_f32 v40, v4, v5, 0x40490fdb",
             mad(generator.mode, a, b, k).view("u4"), compare="float:f4")

    # Indexed registers.
    case("s_and_b32 s36, s30, 1\ns_set_gpr_idx_on s36, gpr_idx(SRC0)\n"
         "v_mov_b32_e32 v40, v16\ns_set_gpr_idx_off",
         np.where(scalar(30)[:, 0] & 1, y, x))
    case("s_and_b32 s36, s30, 1\ns_set_gpr_idx_on s36, gpr_idx(DST)\n"
         "v_mov_b32_e32 v40, v18\ns_set_gpr_idx_off",
         np.where(scalar(30)[:, 0] & 1, generator.old[:, 0], z),
         np.where(scalar(30)[:, 0] & 1, z, generator.old[:, 1]))
    case("s_and_b32 s36, s30, 1\ns_set_gpr_idx_on s36, gpr_idx(SRC0,SRC1)\n"
         "v_sub_u32_e32 v40, v16, v17\ns_set_gpr_idx_off",
         np.where(scalar(30)[:, 0] & 1, y - z, x - y))

    case("s_and_b32 s36, s30, 1\ns_mov_b32 m0, 0\n"
         "s_set_gpr_idx_mode gpr_idx(SRC0)\ns_set_gpr_idx_idx s36\n"
         "v_mov_b32_e32 v40, v16\ns_set_gpr_idx_off",
         np.where(scalar(30)[:, 0] & 1, y, x))
    s24, s25 = (scalar(r)[:, 0] for r in (24, 25))
    bit = scalar(30)[:, 0] & 1
    case("s_and_b32 m0, s30, 1\ns_movrels_b32 s36, s24\n"
         "v_mov_b32_e32 v40, s36", np.where(bit, s25, s24))
    case("s_mov_b64 s[36:37], 0\ns_and_b32 m0, s30, 1\n"
         "s_movreld_b32 s36, s24\nv_mov_b32_e32 v40, s36\n"
         "v_mov_b32_e32 v41, s37", np.where(bit, 0, s24), np.where(bit, s24, 0))

    # Masks of lanes, calls, and what changes nothing.
    e = scalar(34, 2)
    f = scalar(32, 2)
    for name, after in (("andn1", ~f & e), ("andn2", f & ~e)):
        case(f"s_mov_b64 exec, s[34:35]\ns_{name}_wrexec_b64 s[36:37], s[32:33]\n"
             "s_mov_b64 s[38:39], exec\ns_mov_b64 exec, -1\n"
             "v_mov_b32_e32 v40, s36\nv_mov_b32_e32 v41, s37\n"
             "v_mov_b32_e32 v42, s38\nv_mov_b32_e32 v43, s39",
             after[:, 0], after[:, 1], after[:, 0], after[:, 1])
    case("s_call_b64 s[36:37], .Lcalled\ns_branch .Lreturned\n.Lcalled:\n"
         "v_mov_b32_e32 v40, 7\ns_setpc_b64 s[36:37]\n.Lreturned:",
         np.full(LANES, 7))
    case("s_memtime s[36:37]\ns_waitcnt lgkmcnt(0)\ns_memtime s[38:39]\n"
         "s_memrealtime s[40:41]\ns_waitcnt lgkmcnt(0)\n"
         "s_sub_u32 s36, s38, s36\ns_subb_u32 s37, s39, s37\n"
         "s_cmp_lg_u64 s[36:37], 0\ns_cselect_b32 s36, 1, 0\n"
         "v_mov_b32_e32 v40, s36", np.ones(LANES))
    case("\n".join(["s_nop 3", "s_sleep 1", "s_setprio 2", "s_sethalt 0",
                    "s_icache_inv", "s_dcache_inv", "s_dcache_wb",
                    "s_ttracedata", "s_incperflevel 1", "s_decperflevel 1",
                    "s_sendmsg sendmsg(MSG_INTERRUPT)", "v_nop",
                    "buffer_wbinvl1", "buffer_wbinvl1_vol", "ds_nop",
                    "s_waitcnt vmcnt(0) lgkmcnt(0)",
                    "v_mov_b32_e32 v40, v16"]), x)

    # The mode, read and changed on the way.
    case("s_getreg_b32 s36, hwreg(HW_REG_MODE, 0, 10)\nv_mov_b32_e32 v40, s36",
         np.full(LANES, 0x3f0))
    up = generator.mode.__class__(round32=UP)
    down = generator.mode.__class__(round32=DOWN)
    with np.errstate(all="ignore"):
        sums = [table["v_add_f32"](m, a, b).view("u4") for m in (up, down)]
    case("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1\n"
         "v_add_f32_e32 v40, v4, v5\ns_mov_b32 s36, 0\n"
         "s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s36", sums[0],
         compare="float:f4")
    case("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 2\n"
         "v_add_f32_e32 v40, v4, v5\n"
         "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0", sums[1],
         compare="float:f4")

    # Permutations in LDS's crossbar, with lanes that are off.
    i = vector(28)[:, 0] & 63
    case("v_and_b32_e32 v44, 63, v28\nv_lshlrev_b32_e32 v44, 2, v44\n"
         "ds_bpermute_b32 v40, v44, v16\ns_waitcnt lgkmcnt(0)", x[first + i])
    case("v_and_b32_e32 v44, 63, v28\nv_lshlrev_b32_e32 v44, 2, v44\n"
         "s_mov_b64 exec, s[32:33]\n"
         "ds_bpermute_b32 v40, v44, v16 offset:8\ns_waitcnt lgkmcnt(0)",
         np.where(mask, np.where(mask[first + (i + 2) % 64],
                                 x[first + (i + 2) % 64], 0),
                  generator.old[:, 0]))
    case("v_lshlrev_b32_e32 v44, 2, v0\nv_xor_b32_e32 v44, 0x54, v44\n"
         "ds_permute_b32 v40, v44, v16\ns_waitcnt lgkmcnt(0)",
         x[lane ^ 21])
    case("s_mov_b64 exec, 0xff\nv_lshlrev_b32_e32 v44, 2, v0\n"
         "s_mov_b64 exec, 0xf0f\nv_lshlrev_b32_e32 v44, 2, v0\n"
         "ds_permute_b32 v40, v44, v16 offset:4\ns_waitcnt lgkmcnt(0)",
         np.where(0xf0f >> lane % 64 & 1, np.where(
             (0xf0f >> ((lane - 1) % 64)) & 1, x[lane - 1], 0),
                  generator.old[:, 0]))
