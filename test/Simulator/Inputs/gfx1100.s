// Each instruction that clang 22 makes for gfx1100 from the C of this folder, at
// several levels and with several options, and that a prototype of a kernel and
// kernels of Triton 3.9 have, once: what the simulator must know.
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

buffer_gl0_inv
buffer_load_b128 v[0:3], v0, s[4:7], s1 offen offset:4
buffer_load_b32 v0, v0, s[4:7], s1 offen
buffer_load_b64 v[0:1], v0, s[4:7], s1 offen
buffer_load_b96 v[0:2], v0, s[4:7], s1 offen
buffer_load_i16 v13, v15, s[4:7], 0 offen
buffer_load_i8 v11, v15, s[4:7], 0 offen offset:3
buffer_load_u16 v0, v0, s[4:7], s1 offen offset:2
buffer_load_u8 v0, v0, s[4:7], s1 offen offset:1
buffer_store_b16 v0, v1, s[4:7], s1 offen offset:2
buffer_store_b32 v0, v1, s[4:7], s1 offen
buffer_store_b8 v0, v1, s[4:7], s1 offen
ds_add_f32 v1, v0 offset:256
ds_add_rtn_f32 v5, v3, v4
ds_add_rtn_u32 v0, v0, v3
ds_add_rtn_u64 v[3:4], v1, v[2:3]
ds_add_u32 v9, v6
ds_add_u64 v19, v[7:8]
ds_and_rtn_b32 v0, v0, v3
ds_and_rtn_b64 v[3:4], v1, v[2:3]
ds_bpermute_b32 v1, v1, v2
ds_cmpstore_rtn_b32 v0, v0, v2, v1
ds_cmpstore_rtn_b64 v[0:1], v0, v[4:5], v[2:3]
ds_dec_rtn_u32 v3, v1, v2
ds_inc_rtn_u32 v3, v1, v2
ds_load_2addr_b32 v[1:2], v4 offset1:1
ds_load_2addr_b64 v[0:3], v0 offset0:2 offset1:3
ds_load_b128 v[4:7], v2
ds_load_b32 v4, v2
ds_load_b64 v[4:5], v2
ds_load_i16 v2, v1 offset:4
ds_load_i8 v3, v1 offset:2
ds_load_u16 v4, v2
ds_load_u16_d16 v0, v9
ds_load_u16_d16_hi v0, v10
ds_load_u8 v4, v1
ds_load_u8_d16 v0, v0
ds_load_u8_d16_hi v0, v9
ds_max_rtn_f32 v5, v3, v4
ds_max_rtn_i32 v0, v0, v3
ds_max_rtn_i64 v[3:4], v1, v[2:3]
ds_max_rtn_u32 v0, v0, v3
ds_max_rtn_u64 v[3:4], v1, v[2:3]
ds_max_u32 v9, v8
ds_max_u64 v19, v[9:10]
ds_min_rtn_f32 v5, v3, v4
ds_min_rtn_i32 v0, v0, v3
ds_min_rtn_i64 v[3:4], v1, v[2:3]
ds_min_rtn_u32 v0, v0, v3
ds_min_rtn_u64 v[3:4], v1, v[2:3]
ds_or_rtn_b32 v0, v0, v3
ds_or_rtn_b64 v[3:4], v1, v[2:3]
ds_permute_b32 v3, v1, v2 offset:12
ds_store_2addr_b32 v65, v79, v69 offset1:16
ds_store_2addr_b64 v15, v[10:11], v[175:176] offset1:8
ds_store_2addr_stride64_b32 v34, v36, v37 offset1:16
ds_store_b128 v2, v[3:6]
ds_store_b16 v2, v3
ds_store_b16_d16_hi v148, v112
ds_store_b32 v0, v49
ds_store_b64 v2, v[3:4]
ds_store_b8 v1, v2
ds_storexchg_rtn_b32 v0, v0, v3
ds_storexchg_rtn_b64 v[3:4], v1, v[2:3]
ds_sub_rtn_u32 v0, v0, v3
ds_sub_rtn_u64 v[3:4], v1, v[2:3]
ds_swizzle_b32 v3, v1 offset:swizzle(QUAD_PERM,3,2,1,0)
ds_xor_b32 v9, v6
ds_xor_b64 v19, v[7:8]
ds_xor_rtn_b32 v0, v0, v3
ds_xor_rtn_b64 v[3:4], v1, v[2:3]
flat_load_b32 v1, v[1:2]
flat_load_b64 v[2:3], v[0:1]
flat_load_u8 v0, v[0:1]
flat_store_b32 v[0:1], v8
flat_store_b64 v[0:1], v[9:10]
flat_store_b8 v[0:1], v2
global_atomic_add_f32 v3, v[1:2], v3, off glc
global_atomic_add_u32 v0, v[3:4], v0, off glc
global_atomic_add_u64 v[3:4], v[1:2], v[3:4], off glc
global_atomic_and_b32 v0, v[3:4], v0, off glc
global_atomic_and_b64 v[3:4], v[1:2], v[3:4], off glc
global_atomic_cmpswap_b32 v0, v[2:3], v[4:5], off glc
global_atomic_cmpswap_b64 v[0:1], v[0:1], v[4:7], off glc
global_atomic_dec_u32 v3, v[1:2], v3, off glc
global_atomic_inc_u32 v3, v[1:2], v3, off glc
global_atomic_max_i32 v0, v[3:4], v0, off glc
global_atomic_max_i64 v[3:4], v[1:2], v[3:4], off glc
global_atomic_max_u32 v0, v[3:4], v0, off glc
global_atomic_max_u64 v[3:4], v[1:2], v[3:4], off glc
global_atomic_min_i32 v0, v[3:4], v0, off glc
global_atomic_min_i64 v[3:4], v[1:2], v[3:4], off glc
global_atomic_min_u32 v0, v[3:4], v0, off glc
global_atomic_min_u64 v[3:4], v[1:2], v[3:4], off glc
global_atomic_or_b32 v0, v[3:4], v0, off glc
global_atomic_or_b64 v[3:4], v[1:2], v[3:4], off glc
global_atomic_sub_u32 v0, v[3:4], v0, off glc
global_atomic_sub_u64 v[3:4], v[1:2], v[3:4], off glc
global_atomic_swap_b32 v0, v[3:4], v0, off glc
global_atomic_swap_b64 v[3:4], v[1:2], v[3:4], off glc
global_atomic_xor_b32 v0, v[3:4], v0, off glc
global_atomic_xor_b64 v[3:4], v[1:2], v[3:4], off glc
global_load_b128 v[66:69], v[1:2], off
global_load_b32 v36, v[36:37], off
global_load_b64 v[1:2], v[1:2], off
global_load_b96 v[7:9], v[7:8], off
global_load_d16_b16 v0, v[5:6], off
global_load_d16_hi_b16 v0, v[3:4], off
global_load_d16_hi_i8 v0, v9, s[4:5]
global_load_d16_hi_u8 v0, v21, s[6:7]
global_load_d16_i8 v0, v1, s[4:5]
global_load_d16_u8 v0, v21, s[4:5]
global_load_i16 v3, v[1:2], off
global_load_i8 v3, v[1:2], off
global_load_u16 v1, v[1:2], off
global_load_u8 v1, v[1:2], off
global_store_b128 v[0:1], v[36:39], off offset:-8
global_store_b16 v[0:1], v2, off
global_store_b32 v[0:1], v2, off
global_store_b64 v[1:2], v[3:4], off
global_store_b8 v[1:2], v4, off
global_store_b96 v[36:37], v[2:4], off
global_store_d16_hi_b16 v[3:4], v0, off
global_store_d16_hi_b8 v21, v1, s[10:11]
s_abs_i32 s5, s0
s_add_i32 s1, s1, s4
s_add_u32 s0, s0, s2
s_addc_u32 s1, s1, 0
s_addk_i32 s8, 0xe1
s_and_b32 s10, s4, 0xffff
s_and_b64 s[10:11], s[4:5], s[2:3]
s_and_not1_b32 exec_lo, exec_lo, s3
s_and_not1_b64 s[10:11], s[2:3], s[4:5]
s_and_not1_saveexec_b32 s3, s3
s_and_saveexec_b32 s3, vcc_lo
s_ashr_i32 s4, s0, 31
s_ashr_i64 s[8:9], s[4:5], s7
s_barrier
s_bcnt1_i32_b32 s4, s2
s_bcnt1_i32_b64 s6, s[2:3]
s_bfe_i32 s2, s6, 0xc000f
s_bfe_i64 s[2:3], s[6:7], 0x100000
s_bfe_u32 s4, s2, 0x60007
s_bitset1_b32 s0, 10
s_branch 34
s_brev_b32 s4, s3
s_brev_b64 s[4:5], s[4:5]
s_cbranch_execnz 65510
s_cbranch_execz 350
s_cbranch_scc0 65175
s_cbranch_scc1 464
s_cbranch_vccnz 65530
s_cbranch_vccz 129
s_clause 0x1
s_cls_i32 s6, s1
s_cmp_eq_u32 s0, 16
s_cmp_eq_u64 s[2:3], s[4:5]
s_cmp_ge_i32 s11, s8
s_cmp_ge_u32 s1, s10
s_cmp_gt_i32 s30, 0
s_cmp_gt_u32 s2, s3
s_cmp_le_i32 s11, s18
s_cmp_lg_u32 s0, 16
s_cmp_lg_u64 s[8:9], 0
s_cmp_lt_i32 s8, 1
s_cmpk_lg_i32 s0, 0x1000
s_cselect_b32 s1, s5, s1
s_ctz_i32_b32 s2, vcc_lo
s_ctz_i32_b64 s0, s[4:5]
s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
s_endpgm
s_getpc_b64 s[0:1]
s_load_b128 s[4:7], s[2:3], null
s_load_b256 s[0:7], s[2:3], null
s_load_b32 s4, s[2:3], 0x34
s_load_b64 s[8:9], s[2:3], 0x20
s_lshl1_add_u32 s4, s2, s4
s_lshl2_add_u32 s4, s2, s4
s_lshl3_add_u32 s4, s2, s4
s_lshl_b32 s0, s15, 4
s_lshl_b64 s[0:1], s[0:1], 2
s_lshr_b32 s9, s2, s3
s_lshr_b64 s[0:1], s[0:1], s2
s_max_i32 s3, s6, s4
s_max_u32 s7, s2, s3
s_min_i32 s2, s6, s4
s_min_u32 s5, s6, s5
s_mov_b32 s11, 0
s_mov_b64 s[0:1], 0
s_movk_i32 s13, 0x60
s_mul_hi_i32 s10, s4, s6
s_mul_hi_u32 s4, s1, s4
s_mul_i32 s14, s14, s10
s_nop 0
s_not_b32 s6, s9
s_not_b64 s[10:11], s[10:11]
s_or_b32 s3, vcc_lo, s3
s_or_b64 s[8:9], s[4:5], s[2:3]
s_or_not1_b32 s2, s2, exec_lo
s_or_not1_b64 s[10:11], s[2:3], s[4:5]
s_or_saveexec_b32 s17, -1
s_sendmsg sendmsg(MSG_INTERRUPT)
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
s_set_inst_prefetch_distance 0x1
s_sethalt 5
s_setpc_b64 s[30:31]
s_sext_i32_i16 s11, s6
s_sext_i32_i8 s10, s6
s_sub_i32 s4, 0, s10
s_sub_u32 s8, s7, s4
s_subb_u32 s9, s3, s6
s_swappc_b64 s[30:31], s[0:1]
s_trap 2
s_waitcnt lgkmcnt(0)
s_waitcnt_depctr depctr_va_vdst(0)
s_waitcnt_vscnt null, 0x0
s_xor_b32 s1, s1, s4
s_xor_b64 s[14:15], s[4:5], s[2:3]
s_xor_saveexec_b32 s0, -1
scratch_load_b128 v[8:11], off, s33 offset:80
scratch_load_b32 v74, off, s32
scratch_load_b64 v[1:2], off, s33 offset:48
scratch_load_b96 v[1:3], off, s33 offset:436
scratch_load_i16 v0, off, s33 offset:50
scratch_load_i8 v1, off, s33 offset:48
scratch_load_u16 v1, off, s33 offset:48
scratch_load_u8 v1, off, s33 offset:48
scratch_store_b128 off, v[1:4], s33 offset:80
scratch_store_b16 off, v1, s33 offset:48
scratch_store_b32 off, v40, s32 offset:72
scratch_store_b64 off, v[1:2], s33 offset:48
scratch_store_b8 off, v1, s33 offset:48
scratch_store_b96 off, v[0:2], s33 offset:436
scratch_store_d16_hi_b16 off, v0, s33 offset:210
v_add3_u32 v2, s0, s2, v2
v_add_co_ci_u32_e32 v10, vcc_lo, v10, v11, vcc_lo
v_add_co_ci_u32_e64 v2, null, s1, v83, vcc_lo
v_add_co_u32 v1, vcc_lo, s0, v82
v_add_f16_e32 v1.h, v0.l, v0.h
v_add_f16_e64 v3.l, v1.l, v2.l
v_add_f32_dpp v10, v6, v6 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_add_f32_e32 v1, v1, v2
v_add_f32_e64 v1, v1, v4
v_add_f64 v[0:1], v[0:1], -v[2:3]
v_add_lshl_u32 v1, s11, v0, 4
v_add_nc_i16 v0.l, v0.l, v1.l clamp
v_add_nc_i32 v3, v1, v2 clamp
v_add_nc_u16 v0.l, v0.l, v1.l
v_add_nc_u32_dpp v20, v18, v18 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_add_nc_u32_e32 v35, s10, v35
v_add_nc_u32_e64 v0, v0, v1
v_alignbit_b32 v3, v1, v2, v3.l
v_alignbyte_b32 v3, v1, v2, v3.l
v_and_b16 v0.l, 0x3ff, v0.l
v_and_b32_dpp v25, v19, v25 row_shr:2 row_mask:0xf bank_mask:0xf
v_and_b32_e32 v2, 15, v2
v_and_b32_e64 v1, v31, s10
v_and_or_b32 v4, 0x3ff, v31, s0
v_ashrrev_i16 v0.l, 10, v0.h op_sel:[0,1,0]
v_ashrrev_i32_e32 v2, 31, v1
v_ashrrev_i32_e64 v1, 31, v3
v_ashrrev_i64 v[4:5], s3, v[2:3]
v_bcnt_u32_b32 v3, v1, 0
v_bfe_i32 v3, v1, v2, v3
v_bfe_u32 v3, v1, v2, v3
v_bfi_b32 v2, s6, v1, v2
v_bfm_b32 v2, v1, v2
v_bfrev_b32_e32 v10, v10
v_bfrev_b32_e64 v2, v1
v_ceil_f16_e32 v1.h, v0.l
v_ceil_f16_e64 v3.l, v1.l
v_ceil_f32_e32 v15, v12
v_ceil_f32_e64 v3, v1
v_ceil_f64_e32 v[8:9], v[2:3]
v_ceil_f64_e64 v[3:4], v[1:2]
v_cls_i32_e32 v7, v4
v_cls_i32_e64 v1, v5
v_clz_i32_u32_e32 v6, v3
v_clz_i32_u32_e64 v1, v1
v_cmp_class_f16_e32 vcc_lo, v0.h, v0.l
v_cmp_class_f16_e64 s1, v1.l, v2.l
v_cmp_class_f32_e32 vcc_lo, v8, v9
v_cmp_class_f32_e64 s0, v1, v2
v_cmp_class_f64_e32 vcc_lo, v[4:5], v2
v_cmp_class_f64_e64 s0, v[1:2], v3
v_cmp_eq_f16_e64 s0, v0.l, v1.l
v_cmp_eq_f32_e32 vcc_lo, v16, v14
v_cmp_eq_f32_e64 s0, v0, v1
v_cmp_eq_f64_e64 s0, v[0:1], v[2:3]
v_cmp_eq_u16_e32 vcc_lo, v0.l, v0.h
v_cmp_eq_u16_e64 s0, v0.l, s1
v_cmp_eq_u32_e32 vcc_lo, 0, v2
v_cmp_eq_u32_e64 s0, v0, v1
v_cmp_eq_u64_e32 vcc_lo, 0, v[2:3]
v_cmp_eq_u64_e64 s0, v[0:1], s[2:3]
v_cmp_ge_f16_e64 s2, v10.l, v67.l
v_cmp_ge_f32_e64 vcc_lo, 0x43800000, |v2|
v_cmp_ge_f64_e64 s2, v[4:5], v[2:3]
v_cmp_ge_i32_e32 vcc_lo, s6, v8
v_cmp_ge_i32_e64 s0, v0, v1
v_cmp_ge_i64_e64 s0, v[0:1], v[2:3]
v_cmp_ge_u32_e32 vcc_lo, v5, v0
v_cmp_ge_u32_e64 s2, v3, v4
v_cmp_ge_u64_e64 s0, v[0:1], v[2:3]
v_cmp_gt_f16_e64 s1, v10.l, v67.l
v_cmp_gt_f32_e32 vcc_lo, 0, v9
v_cmp_gt_f32_e64 s8, v4, s8
v_cmp_gt_f64_e32 vcc_lo, 0x10000000, v[2:3]
v_cmp_gt_f64_e64 s1, |v[0:1]|, s[0:1]
v_cmp_gt_i16_e32 vcc_lo, v0.l, v0.h
v_cmp_gt_i16_e64 s1, v2.l, v3.l
v_cmp_gt_i32_e32 vcc_lo, 0, v4
v_cmp_gt_i32_e64 s0, v0, v1
v_cmp_gt_i64_e32 vcc_lo, 0, v[4:5]
v_cmp_gt_i64_e64 s0, v[0:1], v[2:3]
v_cmp_gt_u16_e32 vcc_lo, v1.h, v0.h
v_cmp_gt_u32_e32 vcc_lo, v83, v82
v_cmp_gt_u32_e64 s0, v0, v1
v_cmp_gt_u64_e64 s0, v[0:1], v[2:3]
v_cmp_le_f16_e64 s0, v10.l, v67.l
v_cmp_le_f32_e64 s9, v3, s8
v_cmp_le_f64_e64 s0, |v[0:1]|, v[2:3]
v_cmp_le_i32_e64 s0, v0, v1
v_cmp_le_i64_e64 s0, v[0:1], v[2:3]
v_cmp_le_u32_e64 s0, v0, v1
v_cmp_le_u64_e64 s0, v[0:1], v[2:3]
v_cmp_lg_f16_e64 s6, v10.l, v67.l
v_cmp_lg_f32_e64 s4, v55, v54
v_cmp_lg_f64_e64 s6, v[4:5], v[2:3]
v_cmp_lt_f16_e32 vcc_lo, v10.l, v67.l
v_cmp_lt_f32_e32 vcc_lo, v55, v54
v_cmp_lt_f32_e64 s3, v1, s3
v_cmp_lt_f64_e32 vcc_lo, v[4:5], v[2:3]
v_cmp_lt_f64_e64 s11, v[3:4], s[16:17]
v_cmp_lt_i16_e32 vcc_lo, v2.l, v3.l
v_cmp_lt_i16_e64 s2, v3.l, v4.l
v_cmp_lt_i32_e32 vcc_lo, 0, v8
v_cmp_lt_i32_e64 s8, v1, v2
v_cmp_lt_i64_e32 vcc_lo, v[2:3], v[4:5]
v_cmp_lt_i64_e64 s0, v[9:10], s[14:15]
v_cmp_lt_u16_e32 vcc_lo, 1, v0.h
v_cmp_lt_u16_e64 s1, v1.h, v0.h op_sel:[1,1,0]
v_cmp_lt_u32_e32 vcc_lo, 0x3ff, v35
v_cmp_lt_u32_e64 s0, v0, v1
v_cmp_lt_u64_e32 vcc_lo, 1, v[8:9]
v_cmp_lt_u64_e64 s0, v[0:1], v[2:3]
v_cmp_ne_u16_e64 s1, v0.l, s1
v_cmp_ne_u32_e32 vcc_lo, 0, v1
v_cmp_ne_u32_e64 s1, v0, v1
v_cmp_ne_u64_e32 vcc_lo, 0, v[4:5]
v_cmp_ne_u64_e64 s1, v[0:1], s[2:3]
v_cmp_neq_f16_e64 s0, v0.l, v1.l
v_cmp_neq_f32_e64 s0, v0, v1
v_cmp_neq_f64_e64 s2, 0x7ff00000, |v[6:7]|
v_cmp_nge_f16_e64 s0, v0.l, v1.l
v_cmp_nge_f32_e64 s0, v0, v1
v_cmp_nge_f64_e64 s0, v[0:1], v[2:3]
v_cmp_ngt_f16_e64 s0, v0.l, v1.l
v_cmp_ngt_f32_e64 s0, v0, v1
v_cmp_ngt_f64_e64 s2, |v[0:1]|, s[0:1]
v_cmp_nle_f16_e64 s0, v0.l, v1.l
v_cmp_nle_f32_e64 s0, |v0|, s0
v_cmp_nle_f64_e64 s0, v[0:1], v[2:3]
v_cmp_nlg_f16_e64 s0, v0.l, v1.l
v_cmp_nlg_f32_e64 s0, v0, v1
v_cmp_nlg_f64_e64 s0, v[0:1], v[2:3]
v_cmp_nlt_f16_e64 s0, v0.l, v1.l
v_cmp_nlt_f32_e64 s0, v0, s0
v_cmp_nlt_f64_e32 vcc_lo, 0x47e00000, v[8:9]
v_cmp_nlt_f64_e64 s2, |v[0:1]|, s[2:3]
v_cmp_o_f16_e64 s0, v0.l, v1.l
v_cmp_o_f32_e32 vcc_lo, v6, v6
v_cmp_o_f32_e64 s0, v0, v1
v_cmp_o_f64_e64 s0, v[0:1], v[0:1]
v_cmp_u_f16_e64 s5, v10.l, v67.l
v_cmp_u_f32_e32 vcc_lo, v8, v8
v_cmp_u_f32_e64 s2, v0, v0
v_cmp_u_f64_e64 s5, v[4:5], v[2:3]
v_cmpx_eq_u32_e32 1, v5
v_cmpx_lt_i32_e32 1, v4
v_cmpx_lt_u32_e32 63, v0
v_cmpx_lt_u32_e64 v7, v8
v_cmpx_ne_u32_e32 0, v0
v_cmpx_ne_u64_e32 0, v[13:14]
v_cmpx_o_f64_e32 v[6:7], v[6:7]
v_cndmask_b16 v2.l, v0.l, v10.l, vcc_lo
v_cndmask_b32_e32 v11, 0x41400000, v7, vcc_lo
v_cndmask_b32_e64 v3, 0, 1, s0
v_cos_f32_e32 v4, v4
v_cos_f32_e64 v2, v1
v_ctz_i32_b32_e32 v13, v10
v_ctz_i32_b32_e64 v0, v0
v_cvt_f16_f32_e32 v36.h, v36
v_cvt_f16_f32_e64 v1.l, v1
v_cvt_f16_i16_e32 v0.l, v0.l
v_cvt_f16_i16_e64 v1.l, v1.l
v_cvt_f16_u16_e32 v1.h, v10.l
v_cvt_f16_u16_e64 v3.l, v1.l
v_cvt_f32_f16_e32 v5, v2.l
v_cvt_f32_f16_e64 v0, v0.l
v_cvt_f32_f64_e32 v4, v[2:3]
v_cvt_f32_f64_e64 v3, v[1:2]
v_cvt_f32_i32_e32 v2, s0
v_cvt_f32_i32_e64 v3, v3
v_cvt_f32_u32_e32 v1, s10
v_cvt_f32_u32_e64 v3, v1
v_cvt_f32_ubyte0_e32 v27, v20
v_cvt_f32_ubyte1_e32 v28, v20
v_cvt_f32_ubyte2_e32 v29, v20
v_cvt_f32_ubyte3_e32 v30, v20
v_cvt_f64_f32_e32 v[0:1], v0
v_cvt_f64_f32_e64 v[2:3], v2
v_cvt_f64_i32_e32 v[10:11], v42
v_cvt_f64_i32_e64 v[3:4], v1
v_cvt_f64_u32_e32 v[12:13], v42
v_cvt_f64_u32_e64 v[3:4], v1
v_cvt_i16_f16_e32 v0.h, v0.l
v_cvt_i16_f16_e64 v3.l, v0.l
v_cvt_i32_f32_e32 v3, v1
v_cvt_i32_f32_e64 v3, v1
v_cvt_i32_f64_e32 v8, v[4:5]
v_cvt_i32_f64_e64 v3, v[1:2]
v_cvt_pk_i16_i32 v3, v1, v2
v_cvt_pk_norm_i16_f32 v3, v1, v2
v_cvt_pk_norm_u16_f32 v3, v1, v2
v_cvt_pk_rtz_f16_f32_e32 v11, v9, v10
v_cvt_pk_rtz_f16_f32_e64 v3, v1, v2
v_cvt_pk_u16_u32 v3, v1, v2
v_cvt_pk_u8_f32 v3, v1, v2, v3
v_cvt_u16_f16_e64 v2.l, |v1.l|
v_cvt_u32_f32_e32 v1, v1
v_cvt_u32_f32_e64 v3, v1
v_cvt_u32_f64_e32 v0, v[4:5]
v_cvt_u32_f64_e64 v3, v[1:2]
v_div_fixup_f16 v3.l, v1.l, v2.l, v3.l
v_div_fixup_f32 v3, v1, v2, v3
v_div_fixup_f64 v[2:3], v[2:3], v[4:5], s[8:9]
v_div_fmas_f32 v1, v1, v4, v5
v_div_fmas_f64 v[2:3], v[2:3], v[6:7], v[8:9]
v_div_scale_f32 v1, s0, v2, v2, v3
v_div_scale_f64 v[2:3], s0, v[4:5], v[4:5], s[8:9]
v_dot2_f32_f16 v2, v1, v2, s3 clamp
v_dot2acc_f32_f16 v5, v66, v1
v_dot4_i32_iu8 v3, v1, v2, v3 neg_lo:[1,1,0]
v_dot4_u32_u8 v3, v1, v2, v3
v_dot8_i32_iu4 v3, v1, v2, v3 neg_lo:[1,1,0]
v_dot8_u32_u4 v3, v1, v2, v3
v_dual_add_f32 v11, v184, v209 :: v_dual_fmac_f32 v254, v10, v154
v_dual_add_f32 v110, v176, v177 :: v_dual_add_nc_u32 v97, s33, v159
v_dual_add_f32 v12, v38, v39 :: v_dual_sub_f32 v1, v1, v0
v_dual_add_f32 v131, v168, v139 :: v_dual_mov_b32 v74, v137
v_dual_add_f32 v14, v12, v24 :: v_dual_cndmask_b32 v19, v7, v11
v_dual_add_f32 v27, v24, v25 :: v_dual_mul_f32 v30, v25, v26
v_dual_add_f32 v6, v6, v5 :: v_dual_add_f32 v7, v7, v4
v_dual_cndmask_b32 v0, 0, v0 :: v_dual_and_b32 v1, 0x7fffffff, v1
v_dual_cndmask_b32 v16, v4, v8 :: v_dual_add_f32 v11, v3, v11
v_dual_cndmask_b32 v2, 0x1054, v3 :: v_dual_lshlrev_b32 v1, 3, v129
v_dual_cndmask_b32 v5, v4, v5 :: v_dual_mov_b32 v4, v3
v_dual_cndmask_b32 v5, v7, v5 :: v_dual_cndmask_b32 v4, v6, v4
v_dual_cndmask_b32 v6, 3, v4 :: v_dual_add_nc_u32 v11, v11, v9
v_dual_cndmask_b32 v63, v56, v55 :: v_dual_max_f32 v58, v58, v60
v_dual_dot2acc_f32_f16 v5, v81, v2 :: v_dual_max_f32 v2, v3, v3
v_dual_dot2acc_f32_f16 v9, v0, v12 :: v_dual_dot2acc_f32_f16 v14, v13, v11
v_dual_fmac_f32 v1, v90, v91 :: v_dual_mov_b32 v64, v32
v_dual_fmac_f32 v11, v5, v11 :: v_dual_mul_f32 v20, v16, v12
v_dual_fmac_f32 v12, v17, v12 :: v_dual_fmac_f32 v13, v18, v13
v_dual_fmac_f32 v15, v20, v15 :: v_dual_and_b32 v0, 2, v0
v_dual_fmac_f32 v16, v129, v16 :: v_dual_lshlrev_b32 v9, 7, v242
v_dual_fmac_f32 v16, v19, v16 :: v_dual_add_nc_u32 v7, -1, v6
v_dual_fmac_f32 v253, v10, v136 :: v_dual_add_f32 v10, v188, v189
v_dual_max_f32 v13, v13, v14 :: v_dual_mul_f32 v14, s0, v179
v_dual_max_f32 v59, v56, v56 :: v_dual_min_f32 v76, v58, v57
v_dual_mov_b32 v10, 0 :: v_dual_max_f32 v11, v118, v118
v_dual_mov_b32 v108, v104 :: v_dual_dot2acc_f32_f16 v169, 0x3c003c00, v189
v_dual_mov_b32 v136, v135 :: v_dual_add_f32 v9, v9, v10
v_dual_mov_b32 v21, v41 :: v_dual_mul_f32 v10, 0x4f7ffffe, v10
v_dual_mov_b32 v41, 0 :: v_dual_and_b32 v114, 0x3ff, v31
v_dual_mov_b32 v42, 0 :: v_dual_lshlrev_b32 v115, 2, v114
v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v8, 1, v4
v_dual_mov_b32 v65, v33 :: v_dual_mov_b32 v64, v32
v_dual_mov_b32 v9, v3 :: v_dual_cndmask_b32 v2, 0x3e000000, v2
v_dual_mul_f32 v11, 0x4f7ffffe, v6 :: v_dual_mov_b32 v12, s6
v_dual_mul_f32 v152, s30, v193 :: v_dual_max_f32 v135, v80, v134
v_dual_mul_f32 v161, s28, v180 :: v_dual_lshlrev_b32 v10, 7, v10
v_dual_mul_f32 v18, v15, v11 :: v_dual_add_nc_u32 v5, -1, v4
v_dual_mul_f32 v19, v1, v20 :: v_dual_fmac_f32 v8, v40, v91
v_dual_mul_f32 v23, v23, v65 :: v_dual_sub_f32 v128, v128, v66
v_dual_mul_f32 v29, v24, v25 :: v_dual_add_f32 v36, 0x3fa00000, v24
v_dual_mul_f32 v3, v11, v3 :: v_dual_cndmask_b32 v18, v6, v10
v_dual_mul_f32 v4, 0x3eaaaaab, v3 :: v_dual_mul_f32 v5, v3, v2
v_dual_mul_f32 v84, v82, v76 :: v_dual_and_b32 v67, 0x7e, v67
v_dual_sub_f32 v113, v160, v163 :: v_dual_add_f32 v186, v111, v186
v_dual_sub_f32 v117, v117, v167 :: v_dual_add_nc_u32 v178, s18, v166
v_dual_sub_f32 v28, v24, v25 :: v_dual_mul_f32 v35, 0.5, v24
v_exp_f32_e32 v91, v2
v_exp_f32_e64 v3, v1
v_floor_f16_e32 v1.l, v0.l
v_floor_f16_e64 v3.l, v1.l
v_floor_f32_e32 v14, v12
v_floor_f32_e64 v3, v1
v_floor_f64_e32 v[6:7], v[2:3]
v_floor_f64_e64 v[3:4], v[1:2]
v_fma_f16 v3.l, v1.l, v2.l, -v3.l
v_fma_f32 v41, v74, v0, v13
v_fma_f64 v[8:9], -v[2:3], v[6:7], s[8:9]
v_fma_mix_f32 v1, -v2, v4, v3 op_sel_hi:[1,0,1]
v_fma_mixhi_f16 v1, v2, v3, 0 op_sel:[1,1,0] op_sel_hi:[1,1,0]
v_fma_mixlo_f16 v1, v2, v3, 0 op_sel_hi:[1,1,0]
v_fmac_f16_e64 v3.l, v1.l, v2.l
v_fmac_f32_e32 v31, v63, v91
v_fmac_f32_e64 v4, v1, v5
v_fmamk_f32 v4, v5, 0x4f800000, v4
v_fract_f16_e32 v0.h, v0.l
v_fract_f16_e64 v3.l, v1.l
v_fract_f32_e32 v11, v8
v_fract_f32_e64 v3, v1
v_fract_f64_e32 v[0:1], v[6:7]
v_fract_f64_e64 v[3:4], v[1:2]
v_frexp_exp_i16_f16_e32 v5.l, v0.h
v_frexp_exp_i16_f16_e64 v1.l, v1.l
v_frexp_exp_i32_f32_e32 v35, v1
v_frexp_exp_i32_f32_e64 v2, v1
v_frexp_exp_i32_f64_e32 v6, v[4:5]
v_frexp_exp_i32_f64_e64 v2, v[1:2]
v_frexp_mant_f16_e32 v0.l, v0.l
v_frexp_mant_f16_e64 v2.l, v1.l
v_frexp_mant_f32_e32 v0, v1
v_frexp_mant_f32_e64 v3, v1
v_frexp_mant_f64_e32 v[4:5], v[6:7]
v_frexp_mant_f64_e64 v[3:4], v[1:2]
v_ldexp_f32 v37, v37, v40
v_ldexp_f64 v[2:3], v[1:2], v3
v_lerp_u8 v3, v1, v2, v3
v_log_f32_e32 v11, v6
v_log_f32_e64 v3, v1
v_lshl_add_u32 v2, v0, 3, v1
v_lshl_or_b32 v0, s15, 6, v0
v_lshlrev_b16 v1.l, s6, v1.l
v_lshlrev_b32_e32 v84, 2, v0
v_lshlrev_b32_e64 v2, v0, v1
v_lshlrev_b64 v[82:83], 2, v[1:2]
v_lshrrev_b16 v0.l, s7, v0.l
v_lshrrev_b32_e32 v4, 16, v2
v_lshrrev_b32_e64 v3, s3, v3
v_lshrrev_b64 v[15:16], s2, v[15:16]
v_mad_i32_i24 v6, v37, v36, v35
v_mad_i64_i32 v[2:3], s3, v1, v4, 0
v_mad_u16 v0.h, v0.h, v0.l, v1.l op_sel:[1,0,0,1]
v_mad_u32_u24 v6, v37, v36, v35
v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
v_max3_f32 v16, v9, v12, v13
v_max_f16_e32 v0.h, v67.l, v67.l
v_max_f16_e64 v2.l, v2.l, v2.l
v_max_f32_e32 v89, v2, v1
v_max_f32_e64 v2, v2, v2
v_max_f64 v[3:4], v[3:4], v[3:4]
v_max_i16 v2.l, v0.l, v1.l
v_max_i32_e32 v5, v5, v14
v_max_i32_e64 v4, v0, v2
v_max_u16 v2.l, v0.l, v1.l
v_max_u32_dpp v26, v18, v18 row_ror:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_max_u32_e32 v33, v26, v27
v_max_u32_e64 v2, v1, v2
v_maxmin_f16 v3.l, v1.l, s6, s7
v_maxmin_f32 v3, v1, s3, s8
v_mbcnt_hi_u32_b32 v4, v1, v2
v_mbcnt_lo_u32_b32 v2, s19, v1
v_med3_f16 v2.l, v1.l, v2.l, v3.l
v_med3_f32 v3, v1, v2, v3
v_min3_u32 v0, v0, v10, 64
v_min_f16_e32 v1.l, v1.h, v0.h
v_min_f16_e64 v3.l, v1.l, v2.l
v_min_f32_e32 v59, v76, v59
v_min_f32_e64 v3, v1, v2
v_min_f64 v[3:4], v[1:2], v[3:4]
v_min_i16 v2.l, v0.l, v1.l
v_min_i32_e32 v32, v26, v27
v_min_i32_e64 v3, v1, v2
v_min_u16 v2.l, v0.l, s0
v_min_u32_dpp v27, v27, v27 row_shr:8 row_mask:0xf bank_mask:0xf
v_min_u32_e32 v6, v7, v6
v_min_u32_e64 v2, v1, v2
v_mov_b16_e32 v11.h, v0.l
v_mov_b16_e64 v176.h, v10.l op_sel:[0,1]
v_mov_b32_dpp v1, v3 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf
v_mov_b32_e32 v1, 0
v_movreld_b32_e32 v0, v22
v_movrels_b32_e32 v36, v3
v_mqsad_pk_u16_u8 v[3:4], v[1:2], v5, v[6:7]
v_mqsad_u32_u8 v[1:4], v[5:6], v7, v[8:11]
v_msad_u8 v3, v1, v2, v3
v_mul_f16_e32 v5.h, 0.5, v0.l
v_mul_f16_e64 v3.l, v1.l, v2.l
v_mul_f32_dpp v11, -v7, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
v_mul_f32_e32 v1, 0x4f7ffffe, v1
v_mul_f32_e64 v4, v1, v5
v_mul_f64 v[8:9], v[10:11], v[6:7]
v_mul_hi_i32 v0, v1, s6
v_mul_hi_i32_i24_e32 v30, v37, v36
v_mul_hi_u32 v3, v2, s3
v_mul_hi_u32_u24_e32 v29, v37, v36
v_mul_i32_i24_e32 v12, 0x4925, v14
v_mul_lo_u16 v2.h, v0.h, v0.l op_sel:[1,0,1]
v_mul_lo_u32 v0, s13, v8
v_mul_u32_u24_e32 v4, 0x12c, v4
v_not_b32_e32 v2, v0
v_or3_b32 v2, v0, v1, v2
v_or_b16 v0.l, v4.l, v3.l
v_or_b32_e32 v3, v4, v3
v_or_b32_e64 v1, v1, v2
v_pack_b32_f16 v1, v1.l, v2.l
v_perm_b32 v3, v1, v2, v3
v_permlane16_b32 v1, v3, s12, s13
v_permlanex16_b32 v1, v3, s12, s13
v_pk_add_f16 v3, v1, v2
v_pk_add_i16 v3, v1, v2 clamp
v_pk_add_u16 v3, v1, v2
v_pk_ashrrev_i16 v3, v1, v2
v_pk_fma_f16 v43, v30, v31, v32
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
v_rcp_f16_e32 v0.h, v0.l
v_rcp_f16_e64 v3.l, v1.l
v_rcp_f32_e32 v34, v0
v_rcp_f32_e64 v3, v1
v_rcp_f64_e32 v[10:11], v[6:7]
v_rcp_f64_e64 v[0:1], v[4:5]
v_rcp_iflag_f32_e32 v1, v1
v_readfirstlane_b32 s1, v1
v_readlane_b32 s14, v17, 0
v_rndne_f16_e32 v2.h, v0.l
v_rndne_f16_e64 v3.l, v1.l
v_rndne_f32_e32 v17, v12
v_rndne_f32_e64 v3, v1
v_rndne_f64_e32 v[12:13], v[2:3]
v_rndne_f64_e64 v[3:4], v[1:2]
v_rsq_f16_e32 v1.l, v0.l
v_rsq_f16_e64 v3.l, v1.l
v_rsq_f32_e32 v13, v6
v_rsq_f32_e64 v3, v1
v_rsq_f64_e32 v[6:7], v[4:5]
v_rsq_f64_e64 v[8:9], v[6:7]
v_sad_hi_u8 v3, v1, v2, v3
v_sad_u16 v2, v1, v2, v3
v_sad_u32 v12, v13, v12, v14
v_sad_u8 v3, v1, v2, v3
v_sin_f32_e32 v5, v4
v_sin_f32_e64 v3, v0
v_sqrt_f16_e32 v0.l, v0.l
v_sqrt_f16_e64 v2.l, v1.l
v_sqrt_f32_e32 v14, v6
v_sqrt_f32_e64 v2, v1
v_sqrt_f64_e32 v[12:13], v[2:3]
v_sqrt_f64_e64 v[1:2], v[3:4]
v_sub_co_ci_u32_e64 v0, s0, v0, v1, s0
v_sub_co_u32 v3, s0, v2, v3
v_sub_f16_e32 v2.l, v0.l, v0.h
v_sub_f16_e64 v3.l, v1.l, v2.l
v_sub_f32_dpp v12, |v6|, v7 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_sub_f32_e32 v2, v3, v89
v_sub_f32_e64 v3, v1, v2
v_sub_nc_i16 v0.l, v0.l, v1.l clamp
v_sub_nc_i32 v3, v1, v2 clamp
v_sub_nc_u16 v2.l, v0.l, v1.l clamp
v_sub_nc_u32_dpp v23, v18, v19 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
v_sub_nc_u32_e32 v40, v40, v35
v_sub_nc_u32_e64 v0, v0, v1
v_subrev_co_ci_u32_e64 v11, null, 0, v11, s2
v_subrev_nc_u32_dpp v22, v18, v19 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
v_subrev_nc_u32_e32 v194, 64, v194
v_trunc_f16_e32 v2.l, v0.l
v_trunc_f16_e64 v3.l, v1.l
v_trunc_f32_e32 v7, v5
v_trunc_f32_e64 v0, v0
v_trunc_f64_e32 v[10:11], v[2:3]
v_trunc_f64_e64 v[3:4], v[1:2]
v_wmma_f32_16x16x16_f16 v[176:183], v[129:136], v[145:152], v[168:175]
v_writelane_b32 v17, s15, 0
v_xad_u32 v0, v0, v1, v2
v_xnor_b32_e64 v2, v0, v1
v_xor3_b32 v2, v0, v1, v2
v_xor_b16 v3.h, 0x8000, v0.l op_sel:[0,0,1]
v_xor_b32_dpp v24, v19, v18 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
v_xor_b32_e32 v6, v3, v4
v_xor_b32_e64 v0, s0, v0
