// Each instruction that clang 22 makes for gfx1030 from the C of this folder, at
// several levels and with several options, and from the prototypes of kernels
// for gfx906, once: what the simulator must know.
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

buffer_gl0_inv
buffer_load_dword v5, off, s[0:3], s33 offset:68
buffer_load_dwordx2 v[0:1], v0, s[8:11], s5 offen
buffer_load_dwordx3 v[0:2], v0, s[8:11], s5 offen
buffer_load_dwordx4 v[0:3], v0, s[8:11], s5 offen offset:4
buffer_load_sbyte v1, off, s[0:3], s33 offset:48
buffer_load_sshort v0, off, s[0:3], s33 offset:50
buffer_load_ubyte v1, off, s[0:3], s33 offset:48
buffer_load_ushort v1, off, s[0:3], s33 offset:48
buffer_store_byte v1, off, s[0:3], s33 offset:48
buffer_store_dword v7, off, s[0:3], s33 offset:68
buffer_store_short v1, off, s[0:3], s33 offset:48
buffer_store_short_d16_hi v0, off, s[0:3], s33 offset:210
ds_add_f32 v4, v0 offset:256
ds_add_rtn_f32 v5, v3, v4
ds_add_rtn_u32 v0, v0, v3
ds_add_rtn_u64 v[3:4], v1, v[2:3]
ds_add_u32 v0, v10
ds_add_u64 v22, v[7:8]
ds_and_rtn_b32 v0, v0, v3
ds_and_rtn_b64 v[3:4], v1, v[2:3]
ds_bpermute_b32 v1, v1, v2
ds_cmpst_rtn_b32 v0, v0, v1, v2
ds_cmpst_rtn_b64 v[0:1], v0, v[2:3], v[4:5]
ds_dec_rtn_u32 v3, v1, v2
ds_inc_rtn_u32 v3, v1, v2
ds_max_rtn_f32 v5, v3, v4
ds_max_rtn_i32 v0, v0, v3
ds_max_rtn_i64 v[3:4], v1, v[2:3]
ds_max_rtn_u32 v0, v0, v3
ds_max_rtn_u64 v[3:4], v1, v[2:3]
ds_max_u32 v0, v11
ds_max_u64 v22, v[9:10]
ds_min_rtn_f32 v5, v3, v4
ds_min_rtn_i32 v0, v0, v3
ds_min_rtn_i64 v[3:4], v1, v[2:3]
ds_min_rtn_u32 v0, v0, v3
ds_min_rtn_u64 v[3:4], v1, v[2:3]
ds_or_rtn_b32 v0, v0, v3
ds_or_rtn_b64 v[3:4], v1, v[2:3]
ds_permute_b32 v3, v1, v2 offset:12
ds_read2_b32 v[4:5], v3 offset1:1
ds_read2_b64 v[0:3], v0 offset0:2 offset1:3
ds_read_b128 v[4:7], v2
ds_read_b32 v4, v2
ds_read_b64 v[4:5], v2
ds_read_i16 v2, v1 offset:4
ds_read_i8 v3, v1 offset:2
ds_read_u16 v4, v2
ds_read_u8 v4, v1
ds_sub_rtn_u32 v0, v0, v3
ds_sub_rtn_u64 v[3:4], v1, v[2:3]
ds_swizzle_b32 v3, v1 offset:swizzle(QUAD_PERM,3,2,1,0)
ds_write2_b32 v78, v14, v9 offset1:8
ds_write2st64_b32 v58, v62, v60 offset1:16
ds_write_b128 v2, v[3:6]
ds_write_b16 v2, v3
ds_write_b32 v2, v3
ds_write_b64 v2, v[3:4]
ds_write_b8 v1, v2
ds_wrxchg_rtn_b32 v0, v0, v3
ds_wrxchg_rtn_b64 v[3:4], v1, v[2:3]
ds_xor_b32 v0, v10
ds_xor_b64 v22, v[7:8]
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
global_load_dwordx3 v[7:9], v[0:1], off
global_load_dwordx4 v[1:4], v[1:2], off
global_load_sbyte v8, v0, s[8:9]
global_load_sbyte_d16_hi v1, v[2:3], off
global_load_short_d16_hi v1, v[2:3], off
global_load_sshort v10, v[2:3], off
global_load_ubyte v1, v[1:2], off
global_load_ushort v1, v[1:2], off
global_store_byte v[1:2], v4, off
global_store_byte_d16_hi v[1:2], v3, off offset:1
global_store_dword v[1:2], v3, off
global_store_dwordx2 v[1:2], v[3:4], off
global_store_dwordx3 v[5:6], v[2:4], off
global_store_dwordx4 v[1:2], v[3:6], off
global_store_short v[0:1], v2, off
global_store_short_d16_hi v[1:2], v3, off offset:2
s_abs_i32 s8, s2
s_add_i32 s32, s32, 0xa00
s_add_u32 s12, s12, s17
s_addc_u32 s13, s13, 0
s_addk_i32 s32, 0x200
s_and_b32 s4, s5, s4
s_and_b64 s[16:17], s[6:7], s[2:3]
s_and_saveexec_b32 s2, s3
s_andn2_b32 s5, s5, exec_lo
s_andn2_b64 s[16:17], s[2:3], s[6:7]
s_andn2_saveexec_b32 s1, s1
s_ashr_i32 s6, s2, s3
s_ashr_i64 s[4:5], s[6:7], s8
s_barrier
s_bcnt1_i32_b32 s1, s2
s_bcnt1_i32_b64 s5, s[2:3]
s_bfe_i32 s1, s2, 0xc000f
s_bfe_i64 s[4:5], s[6:7], 0x100000
s_bfe_u32 s1, s2, 0x60007
s_brev_b32 s1, s3
s_brev_b64 s[4:5], s[6:7]
s_clause 0x1
s_cmp_eq_u32 s2, s3
s_cmp_eq_u64 s[2:3], s[6:7]
s_cmp_ge_i32 s11, s8
s_cmp_ge_u32 s1, s27
s_cmp_gt_u32 s2, s3
s_cmp_lg_u32 s4, s17
s_cmp_lg_u64 s[4:5], 0
s_cmp_lt_i32 s2, s3
s_cmpk_eq_i32 s25, 0x100
s_cmpk_lg_i32 s0, 0x1000
s_code_end
s_cselect_b32 s6, s15, s16
s_endpgm
s_ff1_i32_b32 s2, s1
s_ff1_i32_b64 s4, s[8:9]
s_flbit_i32 s5, s3
s_getpc_b64 s[16:17]
s_inst_prefetch 0x1
s_load_dword s15, s[16:17], 0x20
s_load_dwordx16 s[36:51], vcc, null
s_load_dwordx2 s[34:35], s[16:17], null
s_load_dwordx4 s[0:3], s[4:5], null
s_load_dwordx8 s[8:15], s[4:5], null
s_lshl1_add_u32 s1, s2, s3
s_lshl2_add_u32 s1, s2, s3
s_lshl3_add_u32 s1, s2, s3
s_lshl4_add_u32 s1, s2, s3
s_lshl_b32 s14, s14, s15
s_lshl_b64 s[2:3], s[0:1], 2
s_lshr_b32 s4, s33, 5
s_lshr_b64 s[16:17], s[16:17], s18
s_max_i32 s18, s2, s3
s_max_u32 s24, s2, s3
s_min_i32 s17, s2, s3
s_min_u32 s1, s2, s3
s_mov_b32 s18, s33
s_mov_b64 s[8:9], 0
s_movk_i32 s32, 0x600
s_mul_hi_i32 s1, s3, s2
s_mul_hi_u32 s4, s0, 12
s_mul_i32 s5, s0, 12
s_nop 0
s_not_b32 s4, s6
s_not_b64 s[16:17], s[16:17]
s_or_b32 exec_lo, exec_lo, s8
s_or_b64 s[4:5], s[6:7], s[2:3]
s_or_saveexec_b32 s21, -1
s_orn2_b32 s0, s0, exec_lo
s_orn2_b64 s[16:17], s[2:3], s[6:7]
s_pack_ll_b32_b16 s36, s0, s16
s_setpc_b64 s[30:31]
s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
s_sext_i32_i16 s27, s2
s_sext_i32_i8 s26, s2
s_sub_i32 s8, 0, s27
s_sub_u32 s16, s2, s6
s_subb_u32 s17, s3, s7
s_swappc_b64 s[30:31], s[16:17]
s_trap 2
s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
s_waitcnt_vscnt null, 0x0
s_xor_b32 s5, s4, s5
s_xor_b64 s[18:19], s[6:7], s[2:3]
s_xor_saveexec_b32 s4, -1
scratch_load_dword v5, off, s33 offset:68
scratch_load_dwordx2 v[1:2], off, s33 offset:48
scratch_load_dwordx3 v[1:3], off, s33 offset:436
scratch_load_dwordx4 v[8:11], off, s33 offset:80
scratch_load_sbyte v1, off, s33 offset:48
scratch_load_sshort v0, off, s33 offset:50
scratch_load_ubyte v1, off, s33 offset:48
scratch_load_ushort v1, off, s33 offset:48
scratch_store_byte off, v1, s33 offset:48
scratch_store_dword off, v7, s33 offset:68
scratch_store_dwordx2 off, v[1:2], s33 offset:48
scratch_store_dwordx3 off, v[0:2], s33 offset:436
scratch_store_dwordx4 off, v[1:4], s33 offset:80
scratch_store_short off, v1, s33 offset:48
scratch_store_short_d16_hi off, v0, s33 offset:210
v_add3_u32 v2, v0, v1, v2
v_add_co_ci_u32_e32 v10, vcc_lo, v10, v11, vcc_lo
v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
v_add_co_u32 v1, s4, v1, v4
v_add_f16_e32 v27, v24, v25
v_add_f16_e64 v3, v1, v2
v_add_f32_dpp v12, v8, v8 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_add_f32_e32 v11, v11, v6
v_add_f32_e64 v1, v1, v4
v_add_f64 v[0:1], v[0:1], -v[2:3]
v_add_lshl_u32 v2, v0, v1, s8
v_add_nc_i16 v0, v0, v1 clamp
v_add_nc_i32 v3, v1, v2 clamp
v_add_nc_u16 v0, v0, v1
v_add_nc_u32_dpp v20, v18, v18 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_add_nc_u32_e32 v10, 0xffffff6a, v10
v_add_nc_u32_e64 v0, v0, v1
v_alignbit_b32 v3, v1, v2, v3
v_alignbyte_b32 v3, v1, v2, v3
v_and_b32_dpp v25, v19, v25 row_shr:2 row_mask:0xf bank_mask:0xf
v_and_b32_e32 v31, 31, v22
v_and_b32_e64 v1, v31, s14
v_and_b32_sdwa v34, v34, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
v_and_or_b32 v2, v0, v1, v2
v_ashrrev_i16 v1, 11, v1
v_ashrrev_i32_e32 v1, 31, v3
v_ashrrev_i32_e64 v1, s11, v1
v_ashrrev_i64 v[5:6], s7, v[1:2]
v_bcnt_u32_b32 v3, v1, 0
v_bfe_i32 v3, v1, v2, v3
v_bfe_u32 v3, v1, v2, v3
v_bfi_b32 v2, v0, v1, v2
v_bfm_b32 v2, v1, v2
v_bfrev_b32_e32 v10, v10
v_bfrev_b32_e64 v2, v1
v_ceil_f16_e32 v15, v12
v_ceil_f16_e64 v3, v1
v_ceil_f32_e32 v15, v12
v_ceil_f32_e64 v3, v1
v_ceil_f64_e32 v[14:15], v[2:3]
v_ceil_f64_e64 v[3:4], v[1:2]
v_cmp_class_f16_e32 vcc_lo, v5, v4
v_cmp_class_f16_e64 s5, v1, v2
v_cmp_class_f16_sdwa s0, v5, v4 src0_sel:DWORD src1_sel:WORD_0
v_cmp_class_f32_e32 vcc_lo, v9, v8
v_cmp_class_f32_e64 s4, v1, v2
v_cmp_class_f64_e32 vcc_lo, v[2:3], v4
v_cmp_class_f64_e64 s4, v[1:2], v3
v_cmp_eq_f16_e64 s4, v0, v1
v_cmp_eq_f32_e32 vcc_lo, v16, v14
v_cmp_eq_f32_e64 s4, v0, v1
v_cmp_eq_f64_e64 s4, v[0:1], v[2:3]
v_cmp_eq_u16_e64 s4, v0, s5
v_cmp_eq_u16_sdwa vcc_lo, v25, v26 src0_sel:BYTE_0 src1_sel:BYTE_0
v_cmp_eq_u32_e32 vcc_lo, v10, v14
v_cmp_eq_u32_e64 s4, v0, v1
v_cmp_eq_u64_e32 vcc_lo, 0, v[2:3]
v_cmp_eq_u64_e64 s4, v[0:1], s[6:7]
v_cmp_ge_f16_e64 s2, v55, v54
v_cmp_ge_f32_e64 vcc_lo, 0x43800000, |v2|
v_cmp_ge_f64_e64 s2, v[4:5], v[2:3]
v_cmp_ge_i32_e32 vcc_lo, s11, v8
v_cmp_ge_i32_e64 s4, v0, v1
v_cmp_ge_i64_e64 s4, v[0:1], v[2:3]
v_cmp_ge_u32_e32 vcc_lo, v6, v4
v_cmp_ge_u32_e64 s6, v3, v4
v_cmp_ge_u64_e64 s4, v[0:1], v[2:3]
v_cmp_gt_f16_e64 s1, v55, v54
v_cmp_gt_f32_e32 vcc_lo, 0, v9
v_cmp_gt_f32_e64 s12, v4, s12
v_cmp_gt_f64_e32 vcc_lo, 0x10000000, v[2:3]
v_cmp_gt_f64_e64 s5, |v[0:1]|, s[4:5]
v_cmp_gt_i16_e64 s0, v4, v5
v_cmp_gt_i32_e32 vcc_lo, 0, v11
v_cmp_gt_i32_e64 s4, v0, v1
v_cmp_gt_i64_e32 vcc_lo, 0, v[4:5]
v_cmp_gt_i64_e64 s4, v[0:1], v[2:3]
v_cmp_gt_u16_e64 s0, v4, v2
v_cmp_gt_u16_sdwa vcc_lo, v2, v1 src0_sel:BYTE_0 src1_sel:DWORD
v_cmp_gt_u32_e32 vcc_lo, v12, v13
v_cmp_gt_u32_e64 s4, v0, v1
v_cmp_gt_u64_e32 vcc_lo, v[4:5], v[2:3]
v_cmp_gt_u64_e64 s4, v[0:1], v[2:3]
v_cmp_le_f16_e64 s0, v55, v54
v_cmp_le_f32_e64 s13, v3, s12
v_cmp_le_f64_e64 s4, |v[0:1]|, v[2:3]
v_cmp_le_i32_e64 s4, v0, v1
v_cmp_le_i64_e64 s4, v[0:1], v[2:3]
v_cmp_le_u32_e64 s4, v0, v1
v_cmp_le_u64_e64 s4, v[0:1], v[2:3]
v_cmp_lg_f16_e32 vcc_lo, v13, v2
v_cmp_lg_f16_e64 s4, v55, v54
v_cmp_lg_f32_e32 vcc_lo, v13, v2
v_cmp_lg_f32_e64 s4, v55, v54
v_cmp_lg_f64_e32 vcc_lo, v[0:1], v[2:3]
v_cmp_lg_f64_e64 s6, v[4:5], v[2:3]
v_cmp_lt_f16_e32 vcc_lo, v55, v54
v_cmp_lt_f32_e32 vcc_lo, v55, v54
v_cmp_lt_f32_e64 s7, v1, s7
v_cmp_lt_f64_e32 vcc_lo, v[4:5], v[2:3]
v_cmp_lt_f64_e64 s15, v[3:4], s[20:21]
v_cmp_lt_i16_e32 vcc_lo, v4, v5
v_cmp_lt_i16_e64 s2, v5, v8
v_cmp_lt_i32_e32 vcc_lo, v22, v23
v_cmp_lt_i32_e64 s4, v0, v1
v_cmp_lt_i64_e32 vcc_lo, v[2:3], v[4:5]
v_cmp_lt_i64_e64 s4, v[9:10], s[18:19]
v_cmp_lt_u16_e32 vcc_lo, 1, v3
v_cmp_lt_u16_e64 s2, v2, v5
v_cmp_lt_u32_e32 vcc_lo, 1, v2
v_cmp_lt_u32_e64 s4, v0, v1
v_cmp_lt_u64_e32 vcc_lo, 1, v[7:8]
v_cmp_lt_u64_e64 s4, v[0:1], v[2:3]
v_cmp_ne_u16_e64 s5, v0, s5
v_cmp_ne_u32_e32 vcc_lo, 0, v10
v_cmp_ne_u32_e64 s5, v0, v1
v_cmp_ne_u64_e32 vcc_lo, 0, v[4:5]
v_cmp_ne_u64_e64 s5, v[0:1], s[6:7]
v_cmp_neq_f16_e64 s4, v0, v1
v_cmp_neq_f32_e64 s4, v0, v1
v_cmp_neq_f64_e64 s0, 0x7ff00000, |v[6:7]|
v_cmp_nge_f16_e64 s4, v0, v1
v_cmp_nge_f32_e64 s4, v0, v1
v_cmp_nge_f64_e64 s4, v[0:1], v[2:3]
v_cmp_ngt_f16_e64 s4, v0, v1
v_cmp_ngt_f32_e64 s4, v0, v1
v_cmp_ngt_f64_e64 s6, |v[0:1]|, s[4:5]
v_cmp_nle_f16_e64 s4, v0, v1
v_cmp_nle_f32_e64 s4, |v0|, s4
v_cmp_nle_f64_e64 s4, v[0:1], v[2:3]
v_cmp_nlg_f16_e64 s4, v0, v1
v_cmp_nlg_f32_e64 s4, v0, v1
v_cmp_nlg_f64_e64 s4, v[0:1], v[2:3]
v_cmp_nlt_f16_e64 s4, v0, v1
v_cmp_nlt_f32_e64 s4, v0, s4
v_cmp_nlt_f64_e32 vcc_lo, 0x47e00000, v[8:9]
v_cmp_nlt_f64_e64 s6, |v[0:1]|, s[6:7]
v_cmp_o_f16_e64 s4, v0, v1
v_cmp_o_f32_e32 vcc_lo, v6, v6
v_cmp_o_f32_e64 s4, v0, v1
v_cmp_o_f64_e64 s4, v[0:1], v[0:1]
v_cmp_u_f16_e32 vcc_lo, v13, v2
v_cmp_u_f16_e64 s5, v55, v55
v_cmp_u_f32_e32 vcc_lo, v9, v9
v_cmp_u_f32_e64 s6, v0, v0
v_cmp_u_f64_e32 vcc_lo, v[0:1], v[2:3]
v_cmp_u_f64_e64 s5, v[4:5], v[2:3]
v_cmpx_eq_u32_e32 1, v3
v_cmpx_ge_f64_e32 0x47e00000, v[6:7]
v_cmpx_gt_u32_e64 s4, v6
v_cmpx_lt_i32_e32 1, v3
v_cmpx_lt_u32_e32 0xf0f0f0e, v9
v_cmpx_lt_u32_e64 v16, v8
v_cmpx_ne_u32_e32 0, v7
v_cmpx_ne_u64_e32 0, v[11:12]
v_cmpx_o_f64_e32 v[6:7], v[6:7]
v_cndmask_b32_e32 v11, 0x41400000, v11, vcc_lo
v_cndmask_b32_e64 v3, 0, 1, s4
v_cndmask_b32_sdwa v1, v1, v1, vcc_lo dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
v_cos_f32_e32 v4, v4
v_cos_f32_e64 v2, v1
v_cvt_f16_f32_e32 v11, v11
v_cvt_f16_f32_e64 v1, v1
v_cvt_f16_i16_e32 v8, v8
v_cvt_f16_i16_e64 v1, v1
v_cvt_f16_i16_sdwa v11, sext(v8) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
v_cvt_f16_u16_e32 v8, v8
v_cvt_f16_u16_e64 v3, v1
v_cvt_f16_u16_sdwa v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
v_cvt_f32_f16_e32 v4, v10
v_cvt_f32_f16_e64 v0, v0
v_cvt_f32_f16_sdwa v2, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
v_cvt_f32_f64_e32 v4, v[2:3]
v_cvt_f32_f64_e64 v3, v[1:2]
v_cvt_f32_i32_e32 v9, v9
v_cvt_f32_i32_e64 v3, v3
v_cvt_f32_i32_sdwa v12, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
v_cvt_f32_u32_e32 v0, v4
v_cvt_f32_u32_e64 v1, v1
v_cvt_f32_u32_sdwa v9, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
v_cvt_f32_ubyte0_e32 v5, v4
v_cvt_f32_ubyte1_e32 v28, v20
v_cvt_f32_ubyte2_e32 v29, v20
v_cvt_f32_ubyte3_e32 v30, v20
v_cvt_f64_f32_e32 v[0:1], v0
v_cvt_f64_f32_e64 v[2:3], v2
v_cvt_f64_i32_e32 v[20:21], v42
v_cvt_f64_i32_e64 v[3:4], v1
v_cvt_f64_u32_e32 v[22:23], v42
v_cvt_f64_u32_e64 v[3:4], v1
v_cvt_flr_i32_f32_e32 v8, v9
v_cvt_i16_f16_e32 v5, v4
v_cvt_i16_f16_e64 v3, v0
v_cvt_i32_f32_e32 v10, v10
v_cvt_i32_f32_e64 v0, v0
v_cvt_i32_f64_e32 v8, v[4:5]
v_cvt_i32_f64_e64 v3, v[1:2]
v_cvt_pk_i16_i32 v3, v1, v2
v_cvt_pk_u16_u32 v3, v1, v2
v_cvt_pk_u8_f32 v3, v1, v2, v3
v_cvt_pknorm_i16_f32 v3, v1, v2
v_cvt_pknorm_u16_f32 v3, v1, v2
v_cvt_pkrtz_f16_f32_e32 v11, v9, v10
v_cvt_pkrtz_f16_f32_e64 v3, v1, v2
v_cvt_u16_f16_e64 v2, |v1|
v_cvt_u32_f32_e32 v0, v0
v_cvt_u32_f32_e64 v0, v0
v_cvt_u32_f64_e32 v0, v[4:5]
v_cvt_u32_f64_e64 v3, v[1:2]
v_div_fixup_f16 v3, v1, v2, v3
v_div_fixup_f32 v3, v1, v2, v3
v_div_fixup_f64 v[2:3], v[2:3], v[4:5], s[12:13]
v_div_fmas_f32 v1, v1, v4, v5
v_div_fmas_f64 v[2:3], v[2:3], v[6:7], v[8:9]
v_div_scale_f32 v1, s4, v2, v2, v3
v_div_scale_f64 v[2:3], s4, v[4:5], v[4:5], s[12:13]
v_dot2_f32_f16 v2, v1, v2, s7 clamp
v_dot2_i32_i16 v3, v1, v2, v3
v_dot2_u32_u16 v3, v1, v2, v3
v_dot2c_f32_f16 v0, v1, v2
v_dot4_i32_i8 v3, v1, v2, v3 clamp
v_dot4_u32_u8 v3, v1, v2, v3
v_dot4c_i32_i8 v3, v1, v2
v_dot8_i32_i4 v3, v1, v2, v3
v_dot8_u32_u4 v3, v1, v2, v3
v_exp_f32_e32 v11, v10
v_exp_f32_e64 v3, v1
v_ffbh_i32_e32 v5, v3
v_ffbh_i32_e64 v1, v5
v_ffbh_u32_e32 v12, v10
v_ffbh_u32_e64 v0, v0
v_ffbl_b32_e32 v13, v10
v_ffbl_b32_e64 v0, v0
v_floor_f16_e32 v14, v12
v_floor_f16_e64 v3, v1
v_floor_f32_e32 v14, v12
v_floor_f32_e64 v3, v1
v_floor_f64_e32 v[12:13], v[2:3]
v_floor_f64_e64 v[3:4], v[1:2]
v_fma_f16 v3, -v1, v2, v3
v_fma_f32 v2, -v0, v3, v2
v_fma_f64 v[8:9], -v[2:3], v[6:7], s[12:13]
v_fma_mix_f32 v1, -v2, v4, v3 op_sel_hi:[1,0,1]
v_fma_mixhi_f16 v1, v2, v3, 0 op_sel:[1,1,0] op_sel_hi:[1,1,0]
v_fma_mixlo_f16 v1, v2, v3, 0 op_sel_hi:[1,1,0]
v_fmac_f16_e32 v41, v46, v38
v_fmac_f16_e64 v3, v1, v2
v_fmac_f32_e32 v6, 0x3eaaaaab, v5
v_fmac_f32_e64 v0, v3, s22
v_fmamk_f32 v5, v6, 0x4f800000, v5
v_fract_f16_e32 v5, v4
v_fract_f16_e64 v3, v1
v_fract_f32_e32 v11, v8
v_fract_f32_e64 v3, v1
v_fract_f64_e32 v[0:1], v[6:7]
v_fract_f64_e64 v[3:4], v[1:2]
v_frexp_exp_i16_f16_e32 v6, v5
v_frexp_exp_i16_f16_e64 v1, v1
v_frexp_exp_i32_f32_e32 v9, v9
v_frexp_exp_i32_f32_e64 v2, v1
v_frexp_exp_i32_f64_e32 v5, v[2:3]
v_frexp_exp_i32_f64_e64 v2, v[1:2]
v_frexp_mant_f16_e32 v4, v4
v_frexp_mant_f16_e64 v2, v1
v_frexp_mant_f32_e32 v12, v8
v_frexp_mant_f32_e64 v3, v1
v_frexp_mant_f64_e32 v[4:5], v[6:7]
v_frexp_mant_f64_e64 v[3:4], v[1:2]
v_ldexp_f32 v3, v1, v2
v_ldexp_f64 v[2:3], v[1:2], v3
v_lerp_u8 v3, v1, v2, v3
v_log_f32_e32 v12, v10
v_log_f32_e64 v3, v1
v_lshl_add_u32 v2, v0, 3, v1
v_lshl_or_b32 v0, s6, 6, v0
v_lshlrev_b16 v1, s10, v1
v_lshlrev_b32_e32 v18, v8, v7
v_lshlrev_b32_e64 v2, v0, v1
v_lshlrev_b32_sdwa v50, v39, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
v_lshlrev_b64 v[5:6], s5, v[4:5]
v_lshrrev_b16 v0, s11, v0
v_lshrrev_b32_e32 v4, 5, v4
v_lshrrev_b32_e64 v3, s7, v3
v_lshrrev_b32_sdwa v33, v39, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
v_lshrrev_b64 v[15:16], s8, v[15:16]
v_mad_i32_i24 v6, v37, v36, v35
v_mad_i64_i32 v[2:3], s7, v1, v2, 0
v_mad_u16 v7, v2, v1, v3
v_mad_u32_u24 v6, v37, v36, v35
v_mad_u64_u32 v[4:5], s4, v1, v2, 0
v_max3_f32 v9, v9, v99, v97
v_max_f16_e32 v57, v54, v54
v_max_f16_e64 v2, v2, v2
v_max_f32_dpp v8, v8, v8 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
v_max_f32_e32 v57, v54, v54
v_max_f32_e64 v2, v2, v2
v_max_f64 v[3:4], v[3:4], v[3:4]
v_max_i16 v2, v0, v1
v_max_i32_e32 v7, v7, v2
v_max_i32_e64 v4, v0, v2
v_max_i32_sdwa v1, v1, sext(v10) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
v_max_u16 v2, v0, v1
v_max_u32_dpp v26, v18, v18 row_ror:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_max_u32_e32 v29, v22, v23
v_max_u32_e64 v2, v1, v2
v_mbcnt_hi_u32_b32 v4, v1, v2
v_mbcnt_lo_u32_b32 v0, exec_lo, 0
v_med3_f16 v2, v1, v2, v3
v_med3_f32 v3, v1, v2, v3
v_min3_u32 v0, v0, v14, 64
v_min_f16_e32 v59, v58, v57
v_min_f16_e64 v3, v1, v2
v_min_f32_e32 v59, v58, v57
v_min_f32_e64 v3, v1, v2
v_min_f64 v[3:4], v[1:2], v[3:4]
v_min_i16 v2, v0, v1
v_min_i32_e32 v28, v22, v23
v_min_i32_e64 v3, v1, v2
v_min_u16 v2, v0, s4
v_min_u32_dpp v27, v27, v27 row_shr:8 row_mask:0xf bank_mask:0xf
v_min_u32_e32 v28, v22, v23
v_min_u32_e64 v3, v1, v2
v_mov_b32_dpp v1, v3 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf
v_mov_b32_e32 v7, v5
v_movreld_b32_e32 v4, v12
v_movrels_b32_e32 v0, v0
v_mqsad_pk_u16_u8 v[3:4], v[1:2], v5, v[6:7]
v_mqsad_u32_u8 v[1:4], v[5:6], v7, v[8:11]
v_msad_u8 v3, v1, v2, v3
v_mul_f16_e32 v29, v24, v25
v_mul_f16_e64 v3, v1, v2
v_mul_f32_dpp v13, -v9, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
v_mul_f32_e32 v0, 0x4f7ffffe, v0
v_mul_f32_e64 v0, v2, v0
v_mul_f64 v[8:9], v[10:11], v[6:7]
v_mul_hi_i32 v0, v1, s10
v_mul_hi_i32_i24_e32 v30, v37, v36
v_mul_hi_u32 v3, v2, s7
v_mul_hi_u32_u24_e32 v29, v37, v36
v_mul_i32_i24_e32 v29, v37, v36
v_mul_i32_i24_sdwa v7, sext(v10), v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
v_mul_lo_u16 v6, v2, v1
v_mul_lo_u32 v3, v3, s7
v_mul_u32_u24_e32 v7, 0x12c, v4
v_mul_u32_u24_sdwa v5, v10, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
v_not_b32_e32 v2, v0
v_or3_b32 v2, v0, v1, v2
v_or_b32_e32 v5, v2, v1
v_or_b32_e64 v1, v1, v2
v_or_b32_sdwa v7, v1, v46 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
v_pack_b32_f16 v1, v1, v2
v_perm_b32 v3, v1, v2, v3
v_permlane16_b32 v1, v3, s16, s17
v_permlanex16_b32 v1, v3, s16, s17
v_pk_add_f16 v3, v1, v2
v_pk_add_i16 v3, v1, v2 clamp
v_pk_add_u16 v3, v1, v2
v_pk_ashrrev_i16 v3, v1, v2
v_pk_fma_f16 v44, v30, v31, v32
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
v_rcp_f16_e32 v7, v6
v_rcp_f16_e64 v3, v1
v_rcp_f32_e32 v13, v10
v_rcp_f32_e64 v3, v1
v_rcp_f64_e32 v[10:11], v[6:7]
v_rcp_f64_e64 v[0:1], v[4:5]
v_rcp_iflag_f32_e32 v0, v0
v_readfirstlane_b32 s6, v10
v_readlane_b32 s14, v17, 0
v_rndne_f16_e32 v17, v12
v_rndne_f16_e64 v3, v1
v_rndne_f32_e32 v17, v12
v_rndne_f32_e64 v3, v1
v_rndne_f64_e32 v[18:19], v[2:3]
v_rndne_f64_e64 v[3:4], v[1:2]
v_rsq_f16_e32 v8, v6
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
v_sqrt_f16_e32 v6, v6
v_sqrt_f16_e64 v2, v1
v_sqrt_f32_e32 v10, v10
v_sqrt_f32_e64 v2, v1
v_sqrt_f64_e32 v[12:13], v[2:3]
v_sqrt_f64_e64 v[1:2], v[3:4]
v_sub_co_ci_u32_e64 v1, s7, v1, v2, s7
v_sub_co_u32 v3, s7, v3, v4
v_sub_f16_e32 v28, v24, v25
v_sub_f16_e64 v3, v1, v2
v_sub_f32_dpp v8, |v8|, v9 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_sub_f32_e32 v28, v24, v25
v_sub_f32_e64 v3, v1, v2
v_sub_nc_i16 v0, v0, v1 clamp
v_sub_nc_i32 v3, v1, v2 clamp
v_sub_nc_u16 v2, v0, v1 clamp
v_sub_nc_u32_dpp v23, v18, v19 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
v_sub_nc_u32_e32 v10, v6, v7
v_sub_nc_u32_e64 v0, v0, v1
v_sub_nc_u32_sdwa v1, v1, sext(v10) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
v_subrev_co_ci_u32_e64 v10, null, 0, v10, s0
v_subrev_nc_u32_dpp v22, v18, v19 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
v_trunc_f16_e32 v16, v12
v_trunc_f16_e64 v3, v1
v_trunc_f32_e32 v11, v7
v_trunc_f32_e64 v0, v0
v_trunc_f64_e32 v[16:17], v[2:3]
v_trunc_f64_e64 v[3:4], v[1:2]
v_writelane_b32 v17, s16, 0
v_xad_u32 v0, v0, v1, v2
v_xnor_b32_e64 v2, v0, v1
v_xor3_b32 v2, v0, v1, v2
v_xor_b32_dpp v24, v19, v18 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
v_xor_b32_e32 v13, 0x80008000, v12
v_xor_b32_e64 v0, s4, v0
v_xor_b32_sdwa v12, sext(v9), sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:BYTE_0
