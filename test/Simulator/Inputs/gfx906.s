// Each instruction that clang 22 makes for gfx906 from the C of this folder, at
// several levels and with several options, and that the prototypes of the
// kernels and kernels of Triton 3.9 have, once: what the simulator must know.
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

buffer_load_dword v5, off, s[0:3], s33 offset:68
buffer_load_dwordx2 v[36:37], v49, s[4:7], s33 offen
buffer_load_dwordx3 v[0:2], v0, s[8:11], s6 offen
buffer_load_dwordx4 v[1:4], v46, s[0:3], s4 offen
buffer_load_sbyte v1, off, s[0:3], s33 offset:48
buffer_load_sshort v0, off, s[0:3], s33 offset:50
buffer_load_ubyte v1, off, s[0:3], s33 offset:48
buffer_load_ushort v1, off, s[0:3], s33 offset:48
buffer_store_byte v1, off, s[0:3], s33 offset:48
buffer_store_dword v7, off, s[0:3], s33 offset:68
buffer_store_short v1, off, s[0:3], s33 offset:48
buffer_store_short_d16_hi v0, off, s[0:3], s33 offset:210
buffer_wbinvl1
buffer_wbinvl1_vol
ds_add_f32 v1, v0 offset:256
ds_add_rtn_f32 v5, v3, v4
ds_add_rtn_u32 v0, v0, v3
ds_add_rtn_u64 v[3:4], v1, v[2:3]
ds_add_u32 v23, v22
ds_add_u64 v25, v[7:8]
ds_and_rtn_b32 v0, v0, v3
ds_and_rtn_b64 v[3:4], v1, v[2:3]
ds_bpermute_b32 v130, v151, v129
ds_cmpst_rtn_b32 v0, v0, v1, v2
ds_cmpst_rtn_b64 v[0:1], v0, v[2:3], v[4:5]
ds_dec_rtn_u32 v3, v1, v2
ds_inc_rtn_u32 v3, v1, v2
ds_max_rtn_f32 v5, v3, v4
ds_max_rtn_i32 v0, v0, v3
ds_max_rtn_i64 v[3:4], v1, v[2:3]
ds_max_rtn_u32 v0, v0, v3
ds_max_rtn_u64 v[3:4], v1, v[2:3]
ds_max_u32 v23, v24
ds_max_u64 v25, v[11:12]
ds_min_rtn_f32 v5, v3, v4
ds_min_rtn_i32 v0, v0, v3
ds_min_rtn_i64 v[3:4], v1, v[2:3]
ds_min_rtn_u32 v0, v0, v3
ds_min_rtn_u64 v[3:4], v1, v[2:3]
ds_or_rtn_b32 v0, v0, v3
ds_or_rtn_b64 v[3:4], v1, v[2:3]
ds_permute_b32 v3, v1, v2 offset:12
ds_read2_b32 v[4:5], v3 offset1:1
ds_read2_b64 v[0:3], v21 offset0:2 offset1:3
ds_read2st64_b64 v[50:53], v92 offset0:15 offset1:16
ds_read_b128 v[0:3], v48 offset:17408
ds_read_b32 v4, v2
ds_read_b64 v[4:5], v2
ds_read_i16 v2, v1 offset:4
ds_read_i8 v3, v1 offset:2
ds_read_u16 v4, v2
ds_read_u8 v4, v1
ds_sub_rtn_u32 v0, v0, v3
ds_sub_rtn_u64 v[3:4], v1, v[2:3]
ds_swizzle_b32 v3, v1 offset:swizzle(QUAD_PERM,3,2,1,0)
ds_write2_b32 v61, v15, v16 offset1:8
ds_write2_b64 v12, v[0:1], v[9:10] offset1:8
ds_write2st64_b32 v53, v19, v20 offset0:68 offset1:69
ds_write_b128 v17, v[1:4]
ds_write_b16 v2, v3
ds_write_b32 v2, v3
ds_write_b64 v2, v[3:4]
ds_write_b8 v1, v2
ds_wrxchg_rtn_b32 v0, v0, v3
ds_wrxchg_rtn_b64 v[3:4], v1, v[2:3]
ds_xor_b32 v23, v22
ds_xor_b64 v25, v[7:8]
ds_xor_rtn_b32 v0, v0, v3
ds_xor_rtn_b64 v[3:4], v1, v[2:3]
flat_load_dword v1, v[1:2]
flat_load_dwordx2 v[2:3], v[0:1]
flat_load_ubyte v0, v[0:1]
flat_store_byte v[0:1], v2
flat_store_dword v[0:1], v8
flat_store_dwordx2 v[0:1], v[9:10]
global_atomic_add v0, v[3:4], v0, off glc
global_atomic_add_x2 v[3:4], v[1:2], v[3:4], off glc
global_atomic_and v0, v[3:4], v0, off glc
global_atomic_and_x2 v[3:4], v[1:2], v[3:4], off glc
global_atomic_cmpswap v0, v[2:3], v[4:5], off glc
global_atomic_cmpswap_x2 v[0:1], v[0:1], v[4:7], off glc
global_atomic_dec v3, v[1:2], v3, off glc
global_atomic_inc v3, v[1:2], v3, off glc
global_atomic_or v0, v[3:4], v0, off glc
global_atomic_or_x2 v[3:4], v[1:2], v[3:4], off glc
global_atomic_smax v0, v[3:4], v0, off glc
global_atomic_smax_x2 v[3:4], v[1:2], v[3:4], off glc
global_atomic_smin v0, v[3:4], v0, off glc
global_atomic_smin_x2 v[3:4], v[1:2], v[3:4], off glc
global_atomic_sub v0, v[3:4], v0, off glc
global_atomic_sub_x2 v[3:4], v[1:2], v[3:4], off glc
global_atomic_swap v0, v[3:4], v0, off glc
global_atomic_swap_x2 v[3:4], v[1:2], v[3:4], off glc
global_atomic_umax v0, v[3:4], v0, off glc
global_atomic_umax_x2 v[3:4], v[1:2], v[3:4], off glc
global_atomic_umin v0, v[3:4], v0, off glc
global_atomic_umin_x2 v[3:4], v[1:2], v[3:4], off glc
global_atomic_xor v0, v[3:4], v0, off glc
global_atomic_xor_x2 v[3:4], v[1:2], v[3:4], off glc
global_load_dword v1, v[1:2], off
global_load_dwordx2 v[1:2], v[1:2], off
global_load_dwordx3 v[6:8], v[15:16], off
global_load_dwordx4 v[1:4], v[9:10], off
global_load_sbyte v8, v0, s[8:9]
global_load_sshort v10, v[2:3], off
global_load_ubyte v1, v[1:2], off
global_load_ushort v1, v[1:2], off
global_store_byte v[1:2], v4, off
global_store_byte_d16_hi v[1:2], v3, off offset:1
global_store_dword v[1:2], v3, off
global_store_dwordx2 v[1:2], v[3:4], off
global_store_dwordx3 v[0:1], v[3:5], off
global_store_dwordx4 v[67:68], v[61:64], off
global_store_short v[1:2], v3, off
global_store_short_d16_hi v[1:2], v3, off offset:2
s_abs_i32 s3, s6
s_add_i32 s32, s32, 0x1400
s_add_u32 flat_scratch_lo, s12, s17
s_addc_u32 flat_scratch_hi, s13, 0
s_addk_i32 s23, 0x80
s_and_b32 s1, s1, 0xffff
s_and_b64 s[4:5], s[6:7], s[4:5]
s_and_saveexec_b64 s[2:3], vcc
s_andn2_b32 s3, s4, s5
s_andn2_b64 s[6:7], s[6:7], exec
s_andn2_saveexec_b64 s[2:3], s[2:3]
s_ashr_i32 s2, s17, 31
s_ashr_i64 s[4:5], s[0:1], s13
s_barrier
s_bcnt1_i32_b32 s0, s4
s_bcnt1_i32_b64 s0, s[4:5]
s_bfe_i32 s1, s6, 0xc000f
s_bfe_i64 s[0:1], s[12:13], 0x100000
s_bfe_u32 s0, s4, 0x60007
s_bitset1_b32 s24, 14
s_branch 0
s_brev_b32 s7, 8
s_brev_b64 s[0:1], s[6:7]
s_call_b64 s[4:5], 0
s_cbranch_cdbgsys 0
s_cbranch_execnz 0
s_cbranch_execz 0
s_cbranch_scc0 0
s_cbranch_scc1 0
s_cbranch_vccnz 0
s_cbranch_vccz 0
s_cmp_eq_u32 s4, s5
s_cmp_eq_u64 s[4:5], s[6:7]
s_cmp_ge_i32 s23, s16
s_cmp_ge_u32 s3, s1
s_cmp_gt_i32 s6, -1
s_cmp_gt_u32 s4, s5
s_cmp_lg_u32 s4, s17
s_cmp_lg_u64 s[12:13], 0
s_cmp_lt_i32 s16, 1
s_cmpk_eq_i32 s27, 0x100
s_cmpk_lg_i32 s27, 0xc0
s_cselect_b32 s6, s15, s16
s_cselect_b64 s[2:3], -1, 0
s_dcache_inv
s_dcache_wb
s_decperflevel 0
s_endpgm
s_endpgm_saved
s_ff1_i32_b64 s4, s[6:7]
s_getpc_b64 s[16:17]
s_getreg_b32 s4, hwreg(HW_REG_MODE)
s_icache_inv
s_incperflevel 0
s_load_dword s15, s[16:17], 0x20
s_load_dwordx16 s[52:67], s[88:89], 0x0
s_load_dwordx2 s[34:35], s[16:17], 0x0
s_load_dwordx4 s[0:3], s[4:5], 0x0
s_load_dwordx8 s[8:15], s[4:5], 0x0
s_lshl1_add_u32 s0, s4, s0
s_lshl2_add_u32 s0, s4, s0
s_lshl3_add_u32 s0, s4, s0
s_lshl4_add_u32 s2, s17, s18
s_lshl_b32 s14, s14, s15
s_lshl_b64 s[2:3], s[0:1], 2
s_lshr_b32 s4, s33, 6
s_lshr_b64 s[16:17], s[16:17], s18
s_max_i32 s1, s6, s4
s_max_u32 s0, s4, s5
s_memrealtime s[4:5]
s_memtime s[4:5]
s_min_i32 s1, s6, s4
s_min_u32 s0, s4, s5
s_mov_b32 s18, s33
s_mov_b64 s[8:9], 0
s_movk_i32 s10, 0x834
s_mul_hi_i32 s5, s24, s12
s_mul_hi_u32 s6, s0, 12
s_mul_i32 s7, s0, 12
s_mulk_i32 s0, 0x58
s_nop 0
s_not_b32 s3, s3
s_not_b64 s[0:1], s[0:1]
s_or_b32 s33, s20, 0x2000
s_or_b64 exec, exec, s[8:9]
s_or_saveexec_b64 s[22:23], -1
s_orn2_b32 s3, s4, s5
s_orn2_b64 s[0:1], s[0:1], exec
s_pack_ll_b32_b16 s36, s0, s16
s_sendmsg sendmsg(MSG_INTERRUPT)
s_set_gpr_idx_off
s_set_gpr_idx_on s6, gpr_idx(SRC0)
s_sethalt 0
s_setpc_b64 s[30:31]
s_setprio 1
s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s4
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0x5
s_sext_i32_i16 s1, s6
s_sext_i32_i8 s1, s6
s_sleep 1
s_sub_i32 s28, s18, s27
s_sub_u32 s0, s9, s6
s_subb_u32 s1, s5, s8
s_swappc_b64 s[30:31], s[16:17]
s_trap 2
s_ttracedata
s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
s_xor_b32 s9, s5, s4
s_xor_b64 s[6:7], s[4:5], s[6:7]
s_xor_saveexec_b64 s[4:5], -1
v_add3_u32 v0, v0, v1, s6
v_add_co_u32_e32 v2, vcc, s8, v0
v_add_co_u32_e64 v1, s[14:15], v1, v4
v_add_f16_e32 v18, v14, v15
v_add_f16_e64 v3, v1, v2
v_add_f32_dpp v1, v45, v45 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_add_f32_e32 v131, v139, v132
v_add_f32_e64 v1, v1, v4
v_add_f64 v[0:1], v[0:1], -v[2:3]
v_add_i16 v0, v0, v1 clamp
v_add_i32 v3, v1, v2 clamp
v_add_lshl_u32 v58, v14, v11, 8
v_add_u16_e32 v18, v16, v15
v_add_u16_e64 v0, v0, v1
v_add_u16_sdwa v11, v16, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
v_add_u32_dpp v19, v16, v16 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_add_u32_e32 v0, 0xffffff6a, v0
v_add_u32_e64 v0, v0, v1
v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
v_addc_co_u32_e64 v3, s[14:15], v2, v3, s[14:15]
v_alignbit_b32 v3, v1, v2, v3
v_alignbyte_b32 v3, v1, v2, v3
v_and_b32_dpp v18, v17, v18 row_shr:2 row_mask:0xf bank_mask:0xf
v_and_b32_e32 v18, 0xf0f0f0f, v15
v_and_b32_e64 v1, v31, s14
v_and_b32_sdwa v4, v12, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
v_and_or_b32 v1, v31, 32, v1
v_ashrrev_i16_e32 v16, 10, v17
v_ashrrev_i32_e32 v2, 31, v1
v_ashrrev_i32_e64 v1, 31, v3
v_ashrrev_i64 v[5:6], s7, v[1:2]
v_bcnt_u32_b32 v3, v1, 0
v_bfe_i32 v3, v1, v2, v3
v_bfe_u32 v3, v1, v2, v3
v_bfi_b32 v2, s10, v1, v2
v_bfm_b32 v2, v1, v2
v_bfrev_b32_e32 v2, v0
v_bfrev_b32_e64 v2, v1
v_ceil_f16_e32 v15, v12
v_ceil_f16_e64 v3, v1
v_ceil_f32_e32 v15, v12
v_ceil_f32_e64 v3, v1
v_ceil_f64_e32 v[18:19], v[2:3]
v_ceil_f64_e64 v[3:4], v[1:2]
v_cmp_class_f16_e32 vcc, v4, v5
v_cmp_class_f16_e64 s[6:7], v1, v2
v_cmp_class_f16_sdwa s[0:1], v7, v4 src0_sel:DWORD src1_sel:WORD_0
v_cmp_class_f32_e32 vcc, v9, v10
v_cmp_class_f32_e64 s[6:7], v1, v2
v_cmp_class_f64_e32 vcc, v[6:7], v4
v_cmp_class_f64_e64 s[4:5], v[1:2], v3
v_cmp_eq_f16_e64 s[4:5], v0, v1
v_cmp_eq_f32_e32 vcc, s6, v12
v_cmp_eq_f32_e64 s[4:5], v0, v1
v_cmp_eq_f64_e64 s[4:5], v[0:1], v[2:3]
v_cmp_eq_u16_e32 vcc, v14, v16
v_cmp_eq_u16_e64 s[4:5], v0, s6
v_cmp_eq_u16_sdwa s[0:1], v16, v17 src0_sel:BYTE_0 src1_sel:BYTE_0
v_cmp_eq_u32_e32 vcc, 0, v146
v_cmp_eq_u32_e64 s[4:5], s24, v101
v_cmp_eq_u64_e32 vcc, s[8:9], v[66:67]
v_cmp_eq_u64_e64 s[4:5], s[10:11], v[16:17]
v_cmp_ge_f16_e64 s[4:5], v13, v12
v_cmp_ge_f32_e32 vcc, 0, v17
v_cmp_ge_f32_e64 s[4:5], v13, v12
v_cmp_ge_f64_e64 s[4:5], v[8:9], v[6:7]
v_cmp_ge_i32_e32 vcc, s23, v9
v_cmp_ge_i32_e64 s[0:1], s0, v5
v_cmp_ge_i64_e64 s[4:5], v[0:1], v[2:3]
v_cmp_ge_u32_e32 vcc, v1, v13
v_cmp_ge_u32_e64 s[14:15], v3, v4
v_cmp_ge_u64_e64 s[4:5], v[0:1], v[2:3]
v_cmp_gt_f16_e64 s[2:3], v13, v12
v_cmp_gt_f32_e32 vcc, 0, v9
v_cmp_gt_f32_e64 s[14:15], v4, s7
v_cmp_gt_f64_e32 vcc, s[6:7], v[2:3]
v_cmp_gt_f64_e64 s[6:7], |v[0:1]|, s[4:5]
v_cmp_gt_i16_e64 s[0:1], v14, v15
v_cmp_gt_i16_sdwa s[0:1], sext(v16), sext(v17) src0_sel:BYTE_0 src1_sel:BYTE_0
v_cmp_gt_i32_e32 vcc, 0, v1
v_cmp_gt_i32_e64 s[4:5], v0, v1
v_cmp_gt_i64_e32 vcc, 0, v[4:5]
v_cmp_gt_i64_e64 s[4:5], v[0:1], v[2:3]
v_cmp_gt_u16_e64 s[0:1], v14, v15
v_cmp_gt_u16_sdwa vcc, v14, v11 src0_sel:BYTE_0 src1_sel:DWORD
v_cmp_gt_u32_e32 vcc, v16, v17
v_cmp_gt_u32_e64 s[4:5], v0, v1
v_cmp_gt_u64_e32 vcc, v[2:3], v[4:5]
v_cmp_gt_u64_e64 s[4:5], v[0:1], v[2:3]
v_cmp_le_f16_e64 s[0:1], v13, v12
v_cmp_le_f32_e64 vcc, |v4|, s4
v_cmp_le_f64_e32 vcc, v[2:3], v[4:5]
v_cmp_le_f64_e64 s[4:5], |v[0:1]|, v[2:3]
v_cmp_le_i32_e64 s[4:5], v0, v1
v_cmp_le_i64_e64 s[4:5], v[0:1], v[2:3]
v_cmp_le_u32_e64 s[4:5], v0, v1
v_cmp_le_u64_e64 s[4:5], v[0:1], v[2:3]
v_cmp_lg_f16_e32 vcc, v13, v12
v_cmp_lg_f16_e64 s[6:7], v14, v15
v_cmp_lg_f32_e32 vcc, v13, v12
v_cmp_lg_f32_e64 s[6:7], v14, v15
v_cmp_lg_f64_e32 vcc, v[2:3], v[4:5]
v_cmp_lg_f64_e64 s[0:1], v[8:9], v[6:7]
v_cmp_lt_f16_e32 vcc, v13, v12
v_cmp_lt_f32_e32 vcc, 0, v19
v_cmp_lt_f32_e64 s[12:13], v1, s12
v_cmp_lt_f64_e32 vcc, s[6:7], v[8:9]
v_cmp_lt_f64_e64 s[22:23], v[3:4], s[14:15]
v_cmp_lt_i16_e32 vcc, v14, v15
v_cmp_lt_i16_e64 s[0:1], v15, v16
v_cmp_lt_i16_sdwa vcc, sext(v16), sext(v17) src0_sel:BYTE_0 src1_sel:BYTE_0
v_cmp_lt_i32_e32 vcc, 0, v9
v_cmp_lt_i32_e64 s[4:5], s23, v9
v_cmp_lt_i64_e32 vcc, v[2:3], v[4:5]
v_cmp_lt_i64_e64 s[4:5], v[9:10], s[12:13]
v_cmp_lt_u16_e32 vcc, 1, v6
v_cmp_lt_u16_e64 s[0:1], v15, v16
v_cmp_lt_u16_sdwa vcc, v16, v17 src0_sel:BYTE_0 src1_sel:BYTE_0
v_cmp_lt_u32_e32 vcc, 1, v6
v_cmp_lt_u32_e64 s[4:5], v0, v1
v_cmp_lt_u64_e32 vcc, 1, v[8:9]
v_cmp_lt_u64_e64 s[4:5], v[0:1], v[2:3]
v_cmp_ne_u16_e64 s[6:7], v0, s6
v_cmp_ne_u32_e32 vcc, 0, v4
v_cmp_ne_u32_e64 s[6:7], v0, v1
v_cmp_ne_u64_e32 vcc, 0, v[4:5]
v_cmp_ne_u64_e64 s[6:7], v[0:1], s[6:7]
v_cmp_neq_f16_e64 s[4:5], v0, v1
v_cmp_neq_f32_e64 s[4:5], v0, v1
v_cmp_neq_f64_e64 s[0:1], |v[6:7]|, s[0:1]
v_cmp_nge_f16_e64 s[4:5], v0, v1
v_cmp_nge_f32_e64 s[4:5], v0, v1
v_cmp_nge_f64_e64 s[4:5], v[0:1], v[2:3]
v_cmp_ngt_f16_e64 s[4:5], v0, v1
v_cmp_ngt_f32_e64 s[4:5], v0, v1
v_cmp_ngt_f64_e64 s[8:9], |v[0:1]|, s[4:5]
v_cmp_nle_f16_e64 s[4:5], v0, v1
v_cmp_nle_f32_e64 s[4:5], |v0|, s4
v_cmp_nle_f64_e64 s[4:5], v[0:1], v[2:3]
v_cmp_nlg_f16_e64 s[4:5], v0, v1
v_cmp_nlg_f32_e64 s[4:5], v0, v1
v_cmp_nlg_f64_e64 s[4:5], v[0:1], v[2:3]
v_cmp_nlt_f16_e64 s[4:5], v0, v1
v_cmp_nlt_f32_e64 s[4:5], v0, s4
v_cmp_nlt_f64_e32 vcc, s[6:7], v[8:9]
v_cmp_nlt_f64_e64 s[8:9], |v[0:1]|, s[4:5]
v_cmp_o_f16_e64 s[4:5], v0, v1
v_cmp_o_f32_e32 vcc, v6, v6
v_cmp_o_f32_e64 s[4:5], v0, v1
v_cmp_o_f64_e32 vcc, v[6:7], v[6:7]
v_cmp_o_f64_e64 s[4:5], v[0:1], v[0:1]
v_cmp_u_f16_e32 vcc, v13, v12
v_cmp_u_f32_e32 vcc, v9, v9
v_cmp_u_f32_e64 s[6:7], v0, v0
v_cmp_u_f64_e32 vcc, v[8:9], v[6:7]
v_cmp_u_f64_e64 s[4:5], v[0:1], v[0:1]
v_cndmask_b32_e32 v11, v11, v12, vcc
v_cndmask_b32_e64 v3, 0, 1, s[6:7]
v_cos_f32_e32 v4, v4
v_cos_f32_e64 v2, v1
v_cvt_f16_f32_e32 v10, v10
v_cvt_f16_f32_e64 v1, v1
v_cvt_f16_i16_e32 v8, v8
v_cvt_f16_i16_e64 v1, v1
v_cvt_f16_i16_sdwa v11, sext(v8) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
v_cvt_f16_u16_e32 v10, v8
v_cvt_f16_u16_e64 v3, v1
v_cvt_f16_u16_sdwa v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
v_cvt_f32_f16_e32 v4, v10
v_cvt_f32_f16_e64 v0, v0
v_cvt_f32_f16_sdwa v2, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
v_cvt_f32_f64_e32 v2, v[2:3]
v_cvt_f32_f64_e64 v3, v[1:2]
v_cvt_f32_i32_e32 v9, v9
v_cvt_f32_i32_e64 v3, v3
v_cvt_f32_i32_sdwa v9, sext(v9) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
v_cvt_f32_u32_e32 v19, v16
v_cvt_f32_u32_e64 v3, v1
v_cvt_f32_u32_sdwa v18, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
v_cvt_f32_ubyte0_e32 v5, v16
v_cvt_f32_ubyte1_e32 v19, v16
v_cvt_f32_ubyte2_e32 v6, v16
v_cvt_f32_ubyte3_e32 v7, v16
v_cvt_f64_f32_e32 v[0:1], v0
v_cvt_f64_f32_e64 v[2:3], v2
v_cvt_f64_i32_e32 v[10:11], v16
v_cvt_f64_i32_e64 v[3:4], v1
v_cvt_f64_u32_e32 v[4:5], v16
v_cvt_f64_u32_e64 v[3:4], v1
v_cvt_flr_i32_f32_e32 v8, v7
v_cvt_i16_f16_e32 v5, v4
v_cvt_i32_f32_e32 v3, v1
v_cvt_i32_f32_e64 v3, v1
v_cvt_i32_f64_e32 v10, v[4:5]
v_cvt_i32_f64_e64 v3, v[1:2]
v_cvt_pk_i16_i32 v3, v1, v2
v_cvt_pk_u16_u32 v3, v1, v2
v_cvt_pk_u8_f32 v3, v1, v2, v3
v_cvt_pknorm_i16_f32 v3, v1, v2
v_cvt_pknorm_u16_f32 v3, v1, v2
v_cvt_pkrtz_f16_f32 v3, v1, v2
v_cvt_u16_f16_e32 v4, v4
v_cvt_u32_f32_e32 v3, v1
v_cvt_u32_f32_e64 v3, v1
v_cvt_u32_f64_e32 v0, v[4:5]
v_cvt_u32_f64_e64 v3, v[1:2]
v_div_fixup_f16 v3, v1, v2, v3
v_div_fixup_f32 v3, v1, v2, v3
v_div_fixup_f64 v[2:3], v[2:3], v[4:5], s[12:13]
v_div_fmas_f32 v1, v1, v4, v5
v_div_fmas_f64 v[2:3], v[2:3], v[6:7], v[8:9]
v_div_scale_f32 v1, s[12:13], v2, v2, v3
v_div_scale_f64 v[2:3], s[4:5], v[4:5], v[4:5], s[12:13]
v_dot2_f32_f16 v0, v0, v1, v2
v_dot2_i32_i16 v3, v1, v2, v3
v_dot2_u32_u16 v3, v1, v2, v3
v_dot4_i32_i8 v3, v1, v2, v3
v_dot4_u32_u8 v3, v1, v2, v3
v_dot8_i32_i4 v3, v1, v2, v3
v_dot8_u32_u4 v3, v1, v2, v3
v_exp_f32_e32 v11, v10
v_exp_f32_e64 v3, v1
v_ffbh_i32_e32 v7, v3
v_ffbh_i32_e64 v1, v5
v_ffbh_u32_e32 v8, v3
v_ffbh_u32_e64 v1, v1
v_ffbl_b32_e32 v13, v10
v_ffbl_b32_e64 v0, v0
v_floor_f16_e32 v14, v12
v_floor_f16_e64 v3, v1
v_floor_f32_e32 v14, v12
v_floor_f32_e64 v3, v1
v_floor_f64_e32 v[12:13], v[2:3]
v_floor_f64_e64 v[3:4], v[1:2]
v_fma_f16 v3, v1, v2, v3
v_fma_f32 v9, v117, s19, -v54
v_fma_f64 v[8:9], -v[2:3], v[6:7], s[12:13]
v_fma_mix_f32 v3, v1, v2, v3 op_sel_hi:[1,1,1]
v_fma_mixhi_f16 v2, v5, v83, 0
v_fma_mixlo_f16 v2, v5, v85, 0
v_fmac_f32_e32 v15, v19, v15
v_fmac_f32_e64 v3, v1, v2
v_fract_f16_e32 v8, v6
v_fract_f16_e64 v3, v1
v_fract_f32_e32 v17, v12
v_fract_f32_e64 v3, v1
v_fract_f64_e32 v[12:13], v[6:7]
v_fract_f64_e64 v[3:4], v[1:2]
v_frexp_exp_i16_f16_e32 v5, v7
v_frexp_exp_i16_f16_e64 v1, v1
v_frexp_exp_i32_f32_e32 v12, v9
v_frexp_exp_i32_f32_e64 v2, v1
v_frexp_exp_i32_f64_e32 v5, v[6:7]
v_frexp_exp_i32_f64_e64 v2, v[1:2]
v_frexp_mant_f16_e32 v6, v6
v_frexp_mant_f16_e64 v2, v1
v_frexp_mant_f32_e32 v18, v12
v_frexp_mant_f32_e64 v3, v1
v_frexp_mant_f64_e32 v[8:9], v[6:7]
v_frexp_mant_f64_e64 v[3:4], v[1:2]
v_ldexp_f32 v3, v1, v2
v_ldexp_f64 v[2:3], v[1:2], v3
v_lerp_u8 v3, v1, v2, v3
v_log_f32_e32 v12, v10
v_log_f32_e64 v3, v1
v_lshl_add_u32 v2, v0, 3, v1
v_lshl_or_b32 v0, s6, 6, v0
v_lshlrev_b16_e32 v11, 5, v15
v_lshlrev_b16_e64 v1, s10, v1
v_lshlrev_b32_e32 v41, 4, v21
v_lshlrev_b32_e64 v2, v0, v1
v_lshlrev_b32_sdwa v19, v10, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
v_lshlrev_b64 v[5:6], s5, v[4:5]
v_lshrrev_b16_e32 v18, 11, v10
v_lshrrev_b16_e64 v0, s11, v0
v_lshrrev_b16_sdwa v13, v13, sext(v16) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
v_lshrrev_b32_e32 v0, 5, v19
v_lshrrev_b32_e64 v3, s7, v3
v_lshrrev_b32_sdwa v10, v10, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
v_lshrrev_b64 v[15:16], s8, v[15:16]
v_mac_f32_e32 v13, 0x3eaaaaab, v14
v_mac_f32_e64 v4, v7, v5
v_mad_f32 v7, -v1, v4, v6
v_mad_i32_i24 v6, v17, v16, v18
v_mad_i64_i32 v[0:1], s[4:5], s20, v10, 0
v_mad_legacy_u16 v16, v16, v15, v17
v_mad_u32_u24 v17, v22, s21, v41
v_mad_u64_u32 v[4:5], s[6:7], v1, v2, 0
v_madmk_f32 v14, v13, 0xc0400000, v11
v_max3_f32 v9, v9, v115, v114
v_max_f16_e32 v16, v12, v12
v_max_f16_e64 v2, v2, v2
v_max_f32_dpp v9, v9, v9 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_max_f32_e32 v9, v117, v116
v_max_f32_e64 v2, v2, v2
v_max_f64 v[3:4], v[3:4], v[3:4]
v_max_i16_e32 v5, v14, v15
v_max_i16_e64 v2, v0, v1
v_max_i16_sdwa v7, sext(v16), sext(v17) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
v_max_i32_e32 v13, v6, v0
v_max_i32_e64 v4, v0, v2
v_max_i32_sdwa v1, v1, sext(v12) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
v_max_u16_e32 v5, v14, v15
v_max_u16_e64 v2, v0, v1
v_max_u16_sdwa v7, v16, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
v_max_u32_dpp v4, v16, v16 row_ror:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_max_u32_e32 v5, v14, v15
v_max_u32_e64 v2, v1, v2
v_mbcnt_hi_u32_b32 v1, -1, v1
v_mbcnt_lo_u32_b32 v1, -1, 0
v_med3_f16 v3, v1, v2, v3
v_med3_f32 v3, v1, v2, v3
v_min3_u32 v0, v0, v16, 64
v_min_f16_e32 v18, v17, v16
v_min_f16_e64 v3, v1, v2
v_min_f32_e32 v18, v17, v16
v_min_f32_e64 v3, v1, v2
v_min_f64 v[3:4], v[1:2], v[3:4]
v_min_i16_e32 v4, v14, v15
v_min_i16_e64 v2, v0, v1
v_min_i16_sdwa v6, sext(v16), sext(v17) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
v_min_i32_e32 v4, v14, v15
v_min_i32_e64 v3, v1, v2
v_min_u16_e32 v4, v14, v15
v_min_u16_e64 v2, v0, s4
v_min_u16_sdwa v6, v16, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
v_min_u32_dpp v5, v5, v5 row_shr:8 row_mask:0xf bank_mask:0xf
v_min_u32_e32 v8, 32, v8
v_min_u32_e64 v2, v1, v2
v_mov_b32_dpp v132, v131 row_shl:4 row_mask:0xf bank_mask:0x5
v_mov_b32_e32 v7, v5
v_mqsad_pk_u16_u8 v[3:4], v[1:2], v5, v[6:7]
v_mqsad_u32_u8 v[1:4], v[5:6], v7, v[8:11]
v_msad_u8 v3, v1, v2, v3
v_mul_f16_e32 v18, v14, v15
v_mul_f16_e64 v3, v1, v2
v_mul_f32_dpp v10, -v7, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
v_mul_f32_e32 v9, s19, v9
v_mul_f32_e64 v4, v6, v5
v_mul_f64 v[8:9], v[10:11], v[6:7]
v_mul_hi_i32 v0, v1, s10
v_mul_hi_i32_i24_e32 v1, v17, v16
v_mul_hi_u32 v3, v2, s7
v_mul_hi_u32_u24_e32 v1, v17, v16
v_mul_i32_i24_e32 v0, v17, v16
v_mul_i32_i24_sdwa v17, sext(v12), s5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
v_mul_lo_u16_e32 v14, v16, v15
v_mul_lo_u16_sdwa v16, v10, s0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
v_mul_lo_u32 v3, v3, s7
v_mul_u32_u24_e32 v0, 0x12c, v0
v_mul_u32_u24_sdwa v14, v11, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
v_nop
v_not_b32_e32 v2, v0
v_or3_b32 v9, v1, v2, v3
v_or_b32_e32 v1, s18, v22
v_or_b32_e64 v1, v1, v2
v_or_b32_sdwa v0, v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
v_pack_b32_f16 v1, v1, v2
v_perm_b32 v3, v1, v2, v3
v_pk_add_f16 v3, v1, v2
v_pk_add_i16 v3, v1, v2 clamp
v_pk_add_u16 v3, v1, v2
v_pk_ashrrev_i16 v3, v1, v2
v_pk_fma_f16 v4, v14, v15, v16
v_pk_lshlrev_b16 v3, v1, v2
v_pk_lshrrev_b16 v3, v1, v2
v_pk_mad_u16 v3, v1, v2, v3
v_pk_max_f16 v2, v2, v2
v_pk_max_i16 v3, v1, v2
v_pk_max_u16 v3, v1, v2
v_pk_min_f16 v3, v1, v2
v_pk_min_i16 v3, v1, v2
v_pk_min_u16 v3, v1, v2
v_pk_mul_f16 v3, v1, v2
v_pk_mul_lo_u16 v3, v1, v2
v_pk_sub_i16 v3, v1, v2
v_pk_sub_u16 v3, v1, v2 clamp
v_qsad_pk_u16_u8 v[3:4], v[1:2], v5, v[6:7]
v_rcp_f16_e32 v7, v4
v_rcp_f16_e64 v3, v1
v_rcp_f32_e32 v13, v10
v_rcp_f32_e64 v3, v1
v_rcp_f64_e32 v[10:11], v[8:9]
v_rcp_f64_e64 v[0:1], v[4:5]
v_rcp_iflag_f32_e32 v0, v0
v_readfirstlane_b32 s0, v0
v_readlane_b32 s14, v17, 0
v_rndne_f16_e32 v17, v12
v_rndne_f16_e64 v3, v1
v_rndne_f32_e32 v17, v12
v_rndne_f32_e64 v3, v1
v_rndne_f64_e32 v[12:13], v[2:3]
v_rndne_f64_e64 v[3:4], v[1:2]
v_rsq_f16_e32 v8, v4
v_rsq_f16_e64 v3, v1
v_rsq_f32_e32 v14, v10
v_rsq_f32_e64 v3, v1
v_rsq_f64_e32 v[6:7], v[4:5]
v_rsq_f64_e64 v[8:9], v[6:7]
v_sad_hi_u8 v3, v1, v2, v3
v_sad_u16 v2, v1, v2, v3
v_sad_u32 v12, v13, v12, v14
v_sad_u8 v3, v1, v2, v3
v_sin_f32_e32 v5, v4
v_sin_f32_e64 v3, v0
v_sqrt_f16_e32 v9, v4
v_sqrt_f16_e64 v2, v1
v_sqrt_f32_e32 v10, v10
v_sqrt_f32_e64 v2, v1
v_sqrt_f64_e32 v[10:11], v[2:3]
v_sqrt_f64_e64 v[1:2], v[3:4]
v_sub_co_u32_e32 v6, vcc, v6, v7
v_sub_co_u32_e64 v3, s[4:5], v2, v3
v_sub_f16_e32 v18, v14, v15
v_sub_f16_e64 v3, v1, v2
v_sub_f32_dpp v7, |v6|, v7 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_sub_f32_e32 v16, v40, v54
v_sub_f32_e64 v3, v1, v2
v_sub_i16 v0, v0, v1 clamp
v_sub_i32 v3, v1, v2 clamp
v_sub_u16_e32 v19, v15, v16
v_sub_u16_e64 v2, v0, v1 clamp
v_sub_u16_sdwa v11, v10, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
v_sub_u32_dpp v0, v16, v17 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
v_sub_u32_e32 v0, v13, v0
v_sub_u32_e64 v0, v0, v1
v_sub_u32_sdwa v1, v1, sext(v12) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
v_subb_co_u32_e32 v7, vcc, v8, v7, vcc
v_subb_co_u32_e64 v0, s[4:5], v0, v1, s[4:5]
v_subbrev_co_u32_e64 v12, s[0:1], 0, v12, s[0:1]
v_subrev_u32_dpp v19, v16, v17 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
v_trunc_f16_e32 v16, v12
v_trunc_f16_e64 v3, v1
v_trunc_f32_e32 v12, v12
v_trunc_f32_e64 v0, v0
v_trunc_f64_e32 v[6:7], v[2:3]
v_trunc_f64_e64 v[3:4], v[1:2]
v_writelane_b32 v17, s16, 0
v_xad_u32 v0, v0, v1, v2
v_xnor_b32_e64 v2, v0, v1
v_xor_b32_dpp v1, v17, v16 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
v_xor_b32_e32 v8, v7, v0
v_xor_b32_e64 v0, s4, v0
v_xor_b32_sdwa v18, sext(v10), sext(v9) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:BYTE_0
