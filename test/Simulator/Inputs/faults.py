#===- faults.py - Kernels that do what the simulator refuses --------------===#
#
# Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs small kernels, each with one fault, and prints the message of each.

faults.py TOOLS RUNNER CHIP SCRATCH [OPTION...]

The options go to the runner. A kernel gets the address of 64 dwords, and runs
as one workgroup of 128 work items: two waves, or four of 32 lanes.
"""

import os
import subprocess
import sys

import numpy as np

from arithmetic import Mode
from machine import Target, assemble, kernel_text, use

# Common starts: the address in s[4:5], the lane's offset in v1.
START = """
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32_e32 v1, 2, v0
  v_and_b32_e32 v1, 0xfc, v1
  v_mov_b32_e32 v2, 0
  s_waitcnt lgkmcnt(0)
"""
# Two waves part: s6 is 0 in the first.
PARTS = """
  v_lshrrev_b32_e32 v3, 6, v0
  v_readfirstlane_b32 s6, v3
"""
WORD = "  v_mov_b32_e32 v4, s5\n  v_add_co_u32_e32 v3, vcc, s4, v1\n" \
       "  v_addc_co_u32_e32 v4, vcc, 0, v4, vcc\n"

# Name, bytes of LDS, instructions, more of the descriptor.
KERNELS = [
    ("nothing_wrong", 256, START + PARTS + """
  global_load_dword v3, v1, s[4:5]
  v_mov_b32_e32 v4, 1
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  ds_write_b32 v1, v4
1:
  s_waitcnt vmcnt(0) lgkmcnt(0)
  s_barrier
  ds_read_b32 v5, v1
  s_waitcnt lgkmcnt(0)
  v_add_u32_e32 v3, v3, v5
  global_store_dword v1, v3, s[4:5]
"""),

    # Bounds.
    ("global_load_behind", 0, START + "  global_load_dword v3, v1, s[4:5] "
     "offset:4\n"),
    ("global_load_before", 0, START + "  global_load_dword v3, v2, s[4:5] "
     "offset:-4\n"),
    ("global_load_wide", 0, START + "  v_mov_b32_e32 v2, 0xf4\n"
     "  global_load_dwordx4 v[4:7], v2, s[4:5]\n"),
    ("global_store_behind", 0, START + "  global_store_byte v2, v2, s[4:5] "
     "offset:256\n"),
    ("global_atomic_behind", 0, START + "  global_atomic_add v2, v1, s[4:5] "
     "offset:256\n"),
    ("flat_store_behind", 0, START + WORD +
     "  flat_store_dword v[3:4], v2 offset:8\n"),
    ("buffer_load_behind", 0, START + """
  s_movk_i32 s6, 0x200
  s_mov_b32 s7, 0x27000
  buffer_load_dword v3, v1, s[4:7], 0 offen offset:4
"""),
    ("buffer_store_behind", 0, START + """
  s_movk_i32 s6, 0x200
  s_mov_b32 s7, 0x27000
  buffer_store_dword v2, v1, s[4:7], 0 offen offset:8
"""),
    ("scalar_load_behind", 0, START + "  s_load_dwordx2 s[6:7], s[4:5], 0xfc\n"),
    ("arguments_behind", 0, "  s_load_dwordx16 s[8:23], s[0:1], 0x40\n"),
    ("null_load", 0, "  v_mov_b32_e32 v2, 0\n  v_mov_b32_e32 v3, 0\n"
     "  global_load_dword v4, v[2:3], off\n"),
    ("code_store", 0, """
  s_getpc_b64 s[4:5]
  v_mov_b32_e32 v2, 0
  global_store_dword v2, v2, s[4:5]
"""),
    ("lds_load_behind", 256, START + "  ds_read_b32 v3, v1 offset:256\n"),
    ("lds_store_behind", 256, START + "  ds_write_b64 v1, v[1:2] offset:0\n"),
    ("lds_store_far", 256, START + "  v_mov_b32_e32 v3, 0x20000\n"
     "  ds_write_b32 v3, v2\n"),
    ("lds_none", 0, START + "  ds_read_b32 v3, v1\n"),
    ("scratch_behind", 0, """
  v_mov_b32_e32 v1, 1
  buffer_store_dword v1, off, s[0:3], 0 offset:12
  buffer_store_dword v1, off, s[0:3], 0 offset:16
""", """
    .amdhsa_private_segment_fixed_size 16
    .amdhsa_user_sgpr_private_segment_buffer 1
    .amdhsa_system_sgpr_private_segment_wavefront_offset 1
"""),
    ("scratch_far", 0, """
  v_mov_b32_e32 v1, 0x1000
  buffer_load_dword v2, v1, s[0:3], 0 offen
""", """
    .amdhsa_private_segment_fixed_size 16
    .amdhsa_user_sgpr_private_segment_buffer 1
    .amdhsa_system_sgpr_private_segment_wavefront_offset 1
"""),
    ("register_behind", 0, "  v_mov_b32_e32 v200, 0\n"),

    # Registers.
    ("vector_register", 0, START + "  v_add_u32_e32 v3, v1, v9\n"),
    ("vector_register_pair", 0, START + "  v_add_f64 v[4:5], v[1:2], v[2:3]\n"),
    ("vector_register_lanes", 0, START + """
  s_mov_b64 exec, 0xff
  v_mov_b32_e32 v3, 1
  s_mov_b64 exec, -1
  v_add_u32_e32 v4, v3, v3
"""),
    ("scalar_register", 0, START + "  s_add_u32 s6, s4, s40\n"),
    ("scalar_register_of_vector", 0, START + "  v_add_u32_e32 v3, s50, v1\n"),
    ("condition_code", 0, "  s_cselect_b32 s6, 1, 0\n"),
    ("carry", 0, START + "  v_addc_co_u32_e32 v3, vcc, v1, v1, vcc\n"),
    ("stored_register", 0, START + "  global_store_dword v1, v9, s[4:5]\n"),

    # LDS.
    ("lds_uninitialised", 256, START + "  ds_read_b32 v3, v1\n"),
    ("lds_uninitialised_byte", 256, START + PARTS + """
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  ds_write_b8 v1, v2 offset:1
  s_waitcnt lgkmcnt(0)
  ds_read_u8 v3, v1
1:
"""),
    ("lds_race_of_writes", 256, START + "  ds_write_b32 v1, v0\n"),
    ("lds_same_writes", 256, START + "  ds_write_b32 v1, v2\n"),
    ("lds_race_of_read", 512, START + PARTS + """
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  ds_write_b32 v1, v2
  s_endpgm
1:
  ds_read_b32 v3, v1
"""),
    ("lds_race_of_write", 512, START + PARTS + """
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  ds_write_b32 v1, v2
1:
  s_waitcnt lgkmcnt(0)
  s_barrier
  s_cbranch_scc0 2f
  ds_read_b32 v3, v1
  s_waitcnt lgkmcnt(0)
  s_endpgm
2:
  ds_write_b32 v1, v3
"""),
    ("lds_atomics", 512, START + PARTS + """
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  ds_write_b32 v1, v2
1:
  s_waitcnt lgkmcnt(0)
  s_barrier
  ds_add_u32 v1, v1
  s_waitcnt lgkmcnt(0)
  s_barrier
  ds_read_b32 v3, v1
  s_waitcnt lgkmcnt(0)
"""),

    ("lds_race_of_atomic", 512, START + PARTS + """
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  ds_write_b32 v1, v2
1:
  s_waitcnt lgkmcnt(0)
  s_barrier
  s_cbranch_scc0 2f
  ds_add_u32 v1, v1
  s_endpgm
2:
  ds_read_b32 v3, v1
"""),

    # Waits.
    ("wait_vector", 0, START + "  global_load_dword v3, v1, s[4:5]\n"
     "  v_add_u32_e32 v4, v3, v1\n"),
    ("wait_vector_second", 0, START + """
  global_load_dword v3, v1, s[4:5]
  global_load_dword v4, v1, s[4:5]
  s_waitcnt vmcnt(1)
  v_add_u32_e32 v5, v3, v1
  v_add_u32_e32 v5, v4, v1
"""),
    ("wait_vector_overwritten", 0, START + "  global_load_dword v3, v1, s[4:5]\n"
     "  v_mov_b32_e32 v3, 0\n"),
    ("wait_vector_stored", 0, START + "  global_load_dword v3, v1, s[4:5]\n"
     "  global_store_dword v1, v3, s[4:5]\n"),
    ("wait_vector_address", 0, START + "  global_load_dword v3, v1, s[4:5]\n"
     "  ds_read_b32 v4, v3\n"),
    ("wait_buffer", 0, START + """
  s_movk_i32 s6, 0x100
  s_mov_b32 s7, 0x27000
  buffer_load_dwordx2 v[4:5], v2, s[4:7], 0 offen
  v_mov_b32_e32 v6, v5
"""),
    ("wait_lds", 256, START + PARTS + """
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  ds_write_b32 v1, v2
  s_waitcnt lgkmcnt(0)
  ds_read_b32 v3, v1
  v_add_u32_e32 v4, v3, v1
1:
"""),
    ("wait_lds_order", 256, START + PARTS + """
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  ds_write_b32 v1, v2
  ds_read_b32 v3, v1
  ds_read_b32 v4, v1
  s_waitcnt lgkmcnt(1)
  v_add_u32_e32 v5, v3, v1
  v_add_u32_e32 v5, v4, v1
1:
"""),
    ("wait_permute", 0, START + "  ds_bpermute_b32 v3, v1, v1\n"
     "  v_add_u32_e32 v4, v3, v1\n"),
    ("wait_scalar", 0, "  s_load_dwordx2 s[4:5], s[0:1], 0x0\n"
     "  s_add_u32 s6, s4, 1\n"),
    ("wait_scalar_order", 0, START + """
  s_load_dword s6, s[4:5], 0x0
  s_load_dword s7, s[4:5], 0x4
  s_waitcnt lgkmcnt(1)
  s_add_u32 s8, s6, 1
"""),
    ("wait_scalar_address", 0, "  s_load_dwordx2 s[4:5], s[0:1], 0x0\n"
     "  v_mov_b32_e32 v2, 0\n  global_load_dword v3, v2, s[4:5]\n"),
    ("wait_barrier", 512, START + PARTS + """
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  ds_write_b32 v1, v2
1:
  s_barrier
"""),

    # Barriers.
    ("barrier_divergent", 0, START + PARTS + """
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  s_barrier
1:
"""),

    # What does not run on.
    ("endless", 0, "1:\n  s_branch 1b\n"),
    ("endless_empty", 0, START + "1:\n  s_add_u32 s6, s4, 1\n  s_nop 0\n"
     "  s_cmp_eq_u32 s4, s4\n  s_cbranch_scc1 1b\n"),
    ("trap", 0, "  s_trap 2\n"),
    ("unknown_instruction", 0, START +
     "  image_load v[4:7], v[1:2], s[8:15] dmask:0xf unorm\n"),
    ("no_instruction", 0, "  .long 0xffffffff\n  .long 0xffffffff\n"),
    ("jump_outside", 0, "  s_mov_b64 s[4:5], 64\n  s_setpc_b64 s[4:5]\n"),
    ("jump_odd", 0, "  s_getpc_b64 s[4:5]\n  s_add_u32 s4, s4, 2\n"
     "  s_setpc_b64 s[4:5]\n"),
]


# Of chips with waves of 32 lanes.
RDNA_KERNELS = [
    # Stores have a counter of their own, and no part in vmcnt.
    ("store_counter", 0, START + """
  global_load_dword v3, v1, s[4:5]
  global_store_dword v1, v2, s[4:5]
  s_waitcnt vmcnt(0)
  v_add_u32_e32 v4, v3, v1
"""),
    ("wait_beside_store", 0, START + """
  global_load_dword v3, v1, s[4:5]
  global_store_dword v1, v2, s[4:5]
  s_waitcnt vmcnt(1)
  v_add_u32_e32 v4, v3, v1
"""),
    ("wait_for_stores", 0, START + """
  global_load_dword v3, v1, s[4:5]
  s_waitcnt_vscnt null, 0x0
  v_add_u32_e32 v4, v3, v1
"""),
    # What flat loads return comes in order.
    ("wait_flat_order", 0, START + WORD + """
  flat_load_dword v5, v[3:4]
  flat_load_dword v6, v[3:4]
  s_waitcnt vmcnt(1) lgkmcnt(1)
  v_mov_b32_e32 v7, v5
  v_mov_b32_e32 v7, v6
"""),
    # lgkmcnt counts to 63.
    ("wait_many", 256, START + PARTS + """
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  ds_write_b32 v1, v2
  ds_read_b32 v3, v1
""" + "  ds_write_b32 v1, v2\n" * 40 + """
  s_waitcnt lgkmcnt(40)
  v_add_u32_e32 v5, v3, v1
  ds_read_b32 v3, v1
""" + "  ds_write_b32 v1, v2\n" * 40 + """
  s_waitcnt lgkmcnt(41)
  v_add_u32_e32 v5, v3, v1
1:
"""),
    ("lane_of_eight", 0, START + """
  s_mov_b32 exec_lo, 0xf0
  v_mov_b32_e32 v3, 1
  s_mov_b32 exec_lo, 0xf
  v_mov_b32_dpp v4, v3 dpp8:[7,6,5,4,3,2,1,0] fi:1
  v_mov_b32_dpp v4, v3 dpp8:[3,6,5,4,3,2,1,0] fi:1
"""),
    ("lane_of_row", 0, START + """
  s_mov_b32 exec_lo, 0xffff
  v_mov_b32_e32 v3, 1
  s_mov_b32 exec_lo, -1
  v_permlane16_b32 v4, v3, 0, 0 op_sel:[1,0]
"""),
    ("code_end", 0, "  s_code_end\n"),
]


# Of gfx11 and gfx12. v[8:15] and up are matrices.
MATRICES = "".join(f"  v_mov_b32_e32 v{r}, v1\n" for r in range(8, 32))
RDNA3_KERNELS = [
    # Of two operations in one instruction, both read what must be there.
    ("dual_register", 0, START + """
  v_dual_mov_b32 v4, v1 :: v_dual_mov_b32 v5, v2
  v_dual_mov_b32 v6, v5 :: v_dual_mov_b32 v7, v20
"""),
    ("wait_dual", 0, START + """
  global_load_dword v3, v1, s[4:5]
  v_dual_mov_b32 v4, v3 :: v_dual_mov_b32 v5, v2
"""),
    ("matrix_lanes", 0, START + MATRICES + """
  s_mov_b32 exec_lo, 0x7fffffff
  v_wmma_f32_16x16x16_f16 v[24:31], {A}, {B}, v[24:31]
"""),
    ("matrix_register", 0, START + MATRICES + """
  v_wmma_f32_16x16x16_f16 v[24:31], {A}, {B}, v[40:47]
"""),
    ("matrix_halves", 0, START + MATRICES + """
  v_wmma_f32_16x16x16_f16 v[24:31], {A}, {B}, v[24:31]
"""),
]
GFX12_KERNELS = [
    # A counter for each of loads, LDS and scalar loads.
    ("wait_lds_by_loads", 256, START + """
  ds_write_b32 v1, v2
  ds_read_b32 v3, v1
  s_wait_loadcnt 0x0
  s_wait_kmcnt 0x0
  v_mov_b32_e32 v4, v3
"""),
    ("wait_scalar_by_lds", 0, START + """
  s_load_dword s6, s[4:5], 0x0
  s_wait_dscnt 0x0
  s_mov_b32 s7, s6
"""),
    ("wait_both", 256, START + PARTS + """
  s_cmp_eq_u32 s6, 0
  s_cbranch_scc0 1f
  ds_write_b32 v1, v2
  global_load_dword v5, v1, s[4:5]
  ds_read_b32 v3, v1
  s_wait_loadcnt_dscnt 0x0
  v_add_u32_e32 v4, v3, v5
1:
"""),
    ("barrier_not_signalled", 0, "  s_barrier_wait -1\n"),
    ("barrier_signalled_twice", 0, "  s_barrier_signal -1\n  s_barrier_signal -1\n"),
    ("barrier_of_another", 0, "  s_barrier_signal -2\n"),
]


def for_chip(body):
    """What the dialect does not know."""
    if Target.dialect.wave == 64:
        return body
    changes = [
        ("0x27000", f"{Target.dialect.raw_buffer:#x}"),
        ("s_mov_b64 exec, 0xff", "s_mov_b32 exec_lo, 0xff"),
        (" dmask:0xf unorm", " dmask:0xf dim:SQ_RSRC_IMG_2D unorm")]
    if Target.dialect.is_gfx11:
        # The hardware knows where scratch is.
        changes += [
            ("buffer_store_dword v1, off, s[0:3], 0", "scratch_store_b32 off, v1, off"),
            ("buffer_load_dword v2, v1, s[0:3], 0 offen", "scratch_load_b32 v2, v1, off"),
            (".amdhsa_user_sgpr_private_segment_buffer 1", ""),
            (".amdhsa_system_sgpr_private_segment_wavefront_offset 1",
             ".amdhsa_enable_private_segment 1"),
            ("{A}", "v[8:11]" if Target.dialect.is_gfx12 else "v[8:15]"),
            ("{B}", "v[16:19]" if Target.dialect.is_gfx12 else "v[16:23]")]
    if Target.dialect.is_gfx12:
        changes += [("v[1:2], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D unorm",
                     "[v1, v2], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D")]
    for old, new in changes:
        body = body.replace(old, new)
    return Target.dialect.translate(body)


def main(kernels=None):
    tools, runner, chip, scratch = sys.argv[1:5]
    os.makedirs(scratch, exist_ok=True)
    use(chip)
    target = Target.dialect
    if kernels is None:
        kernels = (KERNELS + RDNA_KERNELS * (target.wave == 32) +
                   RDNA3_KERNELS * target.is_gfx11 +
                   GFX12_KERNELS * target.is_gfx12)
    kernels = [(name, kernel_text(name, for_chip(body), Mode(), lds,
                                  *(for_chip(text) for text in more)), lds)
               for name, lds, body, *more in kernels]
    code = assemble(tools, chip, kernels, os.path.join(scratch, "faults"))
    job = os.path.join(scratch, "job")
    with open(job, "w") as file:
        file.write(f"load {code}\n")
        for name, _, _ in kernels:
            file.write(f"launch {name} 1 128 0 buffer:0:256 buffer:0:256 "
                       "buffer:0:256 buffer:0:256\n")
    data = os.path.join(scratch, "data")
    np.zeros(64, "u4").tofile(data)
    result = subprocess.run([runner, job, data, "limit=100000", *sys.argv[5:]],
                            stdout=subprocess.PIPE, text=True)
    lines = result.stdout.splitlines()
    for (name, _, _), message in zip(kernels, lines):
        print(f"{name}: {message}")
    return result.returncode or len(lines) != len(kernels)


if __name__ == "__main__":
    sys.exit(main())
