// Each instruction that clang 22 makes for gfx1201 from the C of this folder, at
// several levels and with several options, and that kernels of Triton 3.9 have,
// once: what the simulator must know.
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

buffer_load_b128 v[0:3], v0, s[4:7], null offen offset:4
buffer_load_b32 v0, v0, s[4:7], null offen
buffer_load_b64 v[0:1], v0, s[4:7], null offen
buffer_load_b96 v[0:2], v0, s[4:7], null offen
buffer_load_i16 v13, v15, s[8:11], null offen
buffer_load_i8 v11, v15, s[8:11], null offen offset:3
buffer_load_u16 v0, v0, s[4:7], null offen offset:2
buffer_load_u8 v0, v0, s[4:7], null offen offset:1
buffer_store_b16 v0, v1, s[4:7], null offen offset:2
buffer_store_b32 v0, v1, s[4:7], null offen
buffer_store_b8 v0, v1, s[4:7], null offen
ds_add_f32 v0, v1 offset:256
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
ds_load_u16_d16 v79, v109
ds_load_u16_d16_hi v79, v109 offset:64
ds_load_u8 v4, v1
ds_max_num_rtn_f32 v5, v3, v4
ds_max_rtn_i32 v0, v0, v3
ds_max_rtn_i64 v[3:4], v1, v[2:3]
ds_max_rtn_u32 v0, v0, v3
ds_max_rtn_u64 v[3:4], v1, v[2:3]
ds_max_u32 v9, v8
ds_max_u64 v19, v[9:10]
ds_min_num_rtn_f32 v5, v3, v4
ds_min_rtn_i32 v0, v0, v3
ds_min_rtn_i64 v[3:4], v1, v[2:3]
ds_min_rtn_u32 v0, v0, v3
ds_min_rtn_u64 v[3:4], v1, v[2:3]
ds_or_rtn_b32 v0, v0, v3
ds_or_rtn_b64 v[3:4], v1, v[2:3]
ds_permute_b32 v3, v1, v2 offset:12
ds_store_2addr_b32 v126, v130, v157 offset1:16
ds_store_2addr_b64 v141, v[214:215], v[150:151] offset1:8
ds_store_2addr_stride64_b32 v34, v36, v37 offset1:16
ds_store_b128 v2, v[3:6]
ds_store_b16 v2, v3
ds_store_b16_d16_hi v108, v119 offset:192
ds_store_b32 v0, v50
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
global_atomic_add_f32 v3, v[1:2], v3, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_add_u32 v0, v[3:4], v0, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_add_u64 v[3:4], v[1:2], v[3:4], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_and_b32 v0, v[3:4], v0, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_and_b64 v[3:4], v[1:2], v[3:4], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_cmpswap_b32 v0, v[2:3], v[4:5], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_cmpswap_b64 v[0:1], v[0:1], v[4:7], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_dec_u32 v3, v[1:2], v3, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_inc_u32 v3, v[1:2], v3, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_max_i32 v0, v[3:4], v0, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_max_i64 v[3:4], v[1:2], v[3:4], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_max_u32 v0, v[3:4], v0, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_max_u64 v[3:4], v[1:2], v[3:4], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_min_i32 v0, v[3:4], v0, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_min_i64 v[3:4], v[1:2], v[3:4], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_min_u32 v0, v[3:4], v0, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_min_u64 v[3:4], v[1:2], v[3:4], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_or_b32 v0, v[3:4], v0, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_or_b64 v[3:4], v[1:2], v[3:4], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_sub_u32 v0, v[3:4], v0, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_sub_u64 v[3:4], v[1:2], v[3:4], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_swap_b32 v0, v[3:4], v0, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_swap_b64 v[3:4], v[1:2], v[3:4], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_xor_b32 v0, v[3:4], v0, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_atomic_xor_b64 v[3:4], v[1:2], v[3:4], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
global_inv scope:SCOPE_SE
global_load_b128 v[66:69], v[1:2], off
global_load_b32 v36, v[36:37], off
global_load_b64 v[1:2], v[1:2], off
global_load_b96 v[7:9], v[7:8], off
global_load_d16_hi_b16 v1, v[2:3], off
global_load_d16_hi_i8 v1, v[2:3], off
global_load_i16 v3, v[1:2], off
global_load_i8 v4, v0, s[4:5]
global_load_u16 v1, v[1:2], off
global_load_u8 v1, v[1:2], off
global_store_b128 v[0:1], v[36:39], off offset:-8
global_store_b16 v[0:1], v2, off
global_store_b32 v[0:1], v2, off
global_store_b64 v[1:2], v[3:4], off
global_store_b8 v[1:2], v4, off
global_store_b96 v[32:33], v[2:4], off
global_store_d16_hi_b16 v[1:2], v3, off offset:2
global_store_d16_hi_b8 v[1:2], v3, off offset:1
s_abs_i32 s5, s0
s_add_co_ci_u32 s12, s21, s6
s_add_co_i32 s1, s1, s4
s_add_co_u32 s0, s0, 0xffffebbc
s_add_f32 s1, s8, s9
s_add_nc_u64 s[0:1], s[0:1], s[10:11]
s_addk_co_i32 s8, 0xe1
s_and_b32 s12, s4, 0xffff
s_and_b64 s[16:17], s[4:5], s[0:1]
s_and_not1_b32 exec_lo, exec_lo, s3
s_and_not1_b64 s[8:9], s[0:1], s[4:5]
s_and_not1_saveexec_b32 s3, s3
s_and_saveexec_b32 s4, vcc_lo
s_ashr_i32 s4, s0, 31
s_ashr_i64 s[10:11], s[4:5], s7
s_barrier_signal -1
s_barrier_wait 0xffff
s_bcnt1_i32_b32 s4, s2
s_bcnt1_i32_b64 s6, s[0:1]
s_bfe_i32 s2, s6, 0xc000f
s_bfe_i64 s[0:1], s[6:7], 0x100000
s_bfe_u32 s4, s2, 0x60007
s_branch 34
s_brev_b32 s4, s3
s_brev_b64 s[4:5], s[4:5]
s_cbranch_execnz 65506
s_cbranch_execz 384
s_cbranch_scc0 65152
s_cbranch_scc1 497
s_cbranch_vccnz 65529
s_cbranch_vccz 166
s_clause 0x1
s_cls_i32 s3, s1
s_cmp_eq_f32 s8, s9
s_cmp_eq_u32 s0, 16
s_cmp_eq_u64 s[0:1], s[4:5]
s_cmp_ge_i32 s2, s8
s_cmp_ge_u32 s1, s12
s_cmp_gt_i32 s21, 0
s_cmp_gt_u32 s2, s3
s_cmp_lg_u32 s0, 0x1000
s_cmp_lg_u64 s[10:11], 0
s_cmp_lt_f32 s8, s9
s_cmp_lt_i32 s8, 1
s_cselect_b32 s1, s5, s1
s_ctz_i32_b32 s2, vcc_lo
s_ctz_i32_b64 s0, s[4:5]
s_cvt_f32_i32 s0, s0
s_cvt_f32_u32 s4, s12
s_cvt_u32_f32 s1, s1
s_delay_alu instid0(SALU_CYCLE_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
s_endpgm
s_fmac_f32 s6, s10, 0x4f800000
s_getpc_b64 s[0:1]
s_load_b128 s[4:7], s[2:3], 0x0
s_load_b256 s[0:7], s[2:3], 0x0
s_load_b32 s4, s[2:3], 0x34
s_load_b64 s[8:9], s[2:3], 0x20
s_load_b96 s[4:6], s[0:1], 0x0
s_lshl1_add_u32 s4, s2, s4
s_lshl2_add_u32 s4, s2, s4
s_lshl3_add_u32 s4, s2, s4
s_lshl_b32 s0, s0, 4
s_lshl_b64 s[0:1], s[0:1], 2
s_lshr_b32 s9, s2, s3
s_lshr_b64 s[0:1], s[0:1], s2
s_max_i32 s3, s6, s4
s_max_u32 s7, s2, s3
s_min_i32 s2, s6, s4
s_min_u32 s2, s3, s2
s_mov_b32 s11, 0
s_mov_b64 s[0:1], 0
s_movk_i32 s7, 0x60
s_mul_f32 s1, s1, 0x4f7ffffe
s_mul_hi_i32 s10, s4, s6
s_mul_hi_u32 s4, s1, s4
s_mul_i32 s11, ttmp9, s12
s_mul_u64 s[14:15], s[4:5], s[0:1]
s_nop 0
s_not_b32 s8, s8
s_not_b64 s[14:15], s[16:17]
s_or_b32 s3, vcc_lo, s3
s_or_b64 s[10:11], s[4:5], s[0:1]
s_or_not1_b32 s2, s2, exec_lo
s_or_not1_b64 s[8:9], s[0:1], s[4:5]
s_or_saveexec_b32 s17, -1
s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
s_setpc_b64 s[30:31]
s_sext_i32_i16 s1, s1
s_sext_i32_i8 s0, s6
s_sub_co_ci_u32 s15, s15, s9
s_sub_co_i32 s4, 0, s12
s_sub_co_u32 s6, s0, s16
s_sub_nc_u64 s[10:11], s[0:1], s[4:5]
s_swappc_b64 s[30:31], s[0:1]
s_trap 2
s_trunc_f32 s10, s10
s_wait_alu depctr_sa_sdst(0)
s_wait_bvhcnt 0x0
s_wait_dscnt 0x0
s_wait_expcnt 0x0
s_wait_kmcnt 0x0
s_wait_loadcnt 0x0
s_wait_loadcnt_dscnt 0x0
s_wait_samplecnt 0x0
s_wait_storecnt 0x0
s_wait_storecnt_dscnt 0x0
s_xor_b32 s1, s1, s4
s_xor_b64 s[8:9], s[4:5], s[0:1]
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
v_add_f16_e32 v27.l, v24.l, v25.l
v_add_f16_e64 v3.l, v1.l, v2.l
v_add_f32_dpp v10, v6, v6 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_add_f32_e32 v1, v1, v2
v_add_f32_e64 v1, v1, v4
v_add_f64_e32 v[4:5], v[2:3], v[13:14]
v_add_f64_e64 v[0:1], v[0:1], -v[2:3]
v_add_lshl_u32 v1, s10, v0, 4
v_add_nc_i16 v0.l, v0.l, v1.l clamp
v_add_nc_i32 v3, v1, v2 clamp
v_add_nc_u16 v0.l, v0.l, v1.l
v_add_nc_u32_dpp v20, v18, v18 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_add_nc_u32_e32 v35, s12, v35
v_add_nc_u32_e64 v0, v0, v1
v_alignbit_b32 v3, v1, v2, v3.l
v_alignbyte_b32 v3, v1, v2, v3.l
v_and_b32_dpp v25, v19, v25 row_shr:2 row_mask:0xf bank_mask:0xf
v_and_b32_e32 v114, 0x3ff, v31
v_and_b32_e64 v1, v31, s10
v_and_or_b32 v4, 0x3ff, v31, s0
v_ashrrev_i16 v14.l, 10, v14.l
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
v_ceil_f16_e32 v15.l, v12.l
v_ceil_f16_e64 v3.l, v1.l
v_ceil_f32_e32 v15, v12
v_ceil_f32_e64 v3, v1
v_ceil_f64_e32 v[8:9], v[2:3]
v_ceil_f64_e64 v[3:4], v[1:2]
v_cls_i32_e32 v7, v4
v_cls_i32_e64 v1, v5
v_clz_i32_u32_e32 v6, v3
v_clz_i32_u32_e64 v1, v1
v_cmp_class_f16_e32 vcc_lo, v5.l, v4.l
v_cmp_class_f16_e64 s1, v1.l, v2.l
v_cmp_class_f32_e32 vcc_lo, v8, v9
v_cmp_class_f32_e64 s0, v1, v2
v_cmp_class_f64_e32 vcc_lo, v[4:5], v2
v_cmp_class_f64_e64 s0, v[1:2], v3
v_cmp_eq_f16_e64 s0, v0.l, v1.l
v_cmp_eq_f32_e32 vcc_lo, v16, v14
v_cmp_eq_f32_e64 s0, v0, v1
v_cmp_eq_f64_e64 s0, v[0:1], v[2:3]
v_cmp_eq_u16_e64 s0, v0.l, s1
v_cmp_eq_u32_e32 vcc_lo, 0, v2
v_cmp_eq_u32_e64 s0, v0, v1
v_cmp_eq_u64_e32 vcc_lo, 0, v[2:3]
v_cmp_eq_u64_e64 s0, v[0:1], s[2:3]
v_cmp_ge_f16_e64 s2, v55.l, v54.l
v_cmp_ge_f32_e64 vcc_lo, 0x43800000, |v2|
v_cmp_ge_f64_e64 s2, v[4:5], v[2:3]
v_cmp_ge_i32_e32 vcc_lo, s7, v8
v_cmp_ge_i32_e64 s0, v0, v1
v_cmp_ge_i64_e64 s0, v[0:1], v[2:3]
v_cmp_ge_u32_e32 vcc_lo, v5, v4
v_cmp_ge_u32_e64 s2, v3, v4
v_cmp_ge_u64_e64 s0, v[0:1], v[2:3]
v_cmp_gt_f16_e64 s1, v55.l, v54.l
v_cmp_gt_f32_e32 vcc_lo, 0, v9
v_cmp_gt_f32_e64 s8, v4, s8
v_cmp_gt_f64_e32 vcc_lo, 0x10000000, v[2:3]
v_cmp_gt_f64_e64 s1, |v[0:1]|, s[0:1]
v_cmp_gt_i16_e64 s0, v28.l, v29.l
v_cmp_gt_i32_e32 vcc_lo, 0, v4
v_cmp_gt_i32_e64 s0, v0, v1
v_cmp_gt_i64_e32 vcc_lo, 0, v[4:5]
v_cmp_gt_i64_e64 s0, v[0:1], v[2:3]
v_cmp_gt_u16_e64 s0, v27.l, v28.l
v_cmp_gt_u32_e32 vcc_lo, v83, v82
v_cmp_gt_u32_e64 s0, v0, v1
v_cmp_gt_u64_e64 s0, v[0:1], v[2:3]
v_cmp_le_f16_e64 s0, v55.l, v54.l
v_cmp_le_f32_e64 s9, v3, s8
v_cmp_le_f64_e64 s0, |v[0:1]|, v[2:3]
v_cmp_le_i32_e64 s0, v0, v1
v_cmp_le_i64_e64 s0, v[0:1], v[2:3]
v_cmp_le_u32_e64 s0, v0, v1
v_cmp_le_u64_e64 s0, v[0:1], v[2:3]
v_cmp_lg_f16_e64 s4, v55.l, v54.l
v_cmp_lg_f32_e64 s4, v55, v54
v_cmp_lg_f64_e64 s6, v[4:5], v[2:3]
v_cmp_lt_f16_e32 vcc_lo, v55.l, v54.l
v_cmp_lt_f32_e32 vcc_lo, v55, v54
v_cmp_lt_f32_e64 s3, v1, s3
v_cmp_lt_f64_e32 vcc_lo, v[4:5], v[2:3]
v_cmp_lt_f64_e64 s11, v[3:4], s[16:17]
v_cmp_lt_i16_e32 vcc_lo, v28.l, v29.l
v_cmp_lt_i16_e64 s2, v29.l, v32.l
v_cmp_lt_i32_e32 vcc_lo, 0, v8
v_cmp_lt_i32_e64 s8, v1, v2
v_cmp_lt_i64_e32 vcc_lo, v[2:3], v[4:5]
v_cmp_lt_i64_e64 s0, v[9:10], s[14:15]
v_cmp_lt_u16_e32 vcc_lo, 1, v1.l
v_cmp_lt_u16_e64 s2, v28.l, v29.l
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
v_cmp_u_f16_e64 s5, v55.l, v55.l
v_cmp_u_f32_e32 vcc_lo, v8, v8
v_cmp_u_f32_e64 s2, v0, v0
v_cmp_u_f64_e64 s5, v[4:5], v[2:3]
v_cmpx_eq_u32_e32 1, v2
v_cmpx_lt_i32_e32 1, v4
v_cmpx_lt_u32_e32 0xf0f0f0e, v9
v_cmpx_lt_u32_e64 v7, v8
v_cmpx_ne_u32_e32 0, v0
v_cmpx_ne_u64_e32 0, v[13:14]
v_cmpx_o_f64_e32 v[6:7], v[6:7]
v_cndmask_b32_e32 v11, 0x41400000, v7, vcc_lo
v_cndmask_b32_e64 v3, 0, 1, s0
v_cos_f32_e32 v4, v4
v_cos_f32_e64 v2, v1
v_ctz_i32_b32_e32 v13, v10
v_ctz_i32_b32_e64 v0, v0
v_cvt_f16_f32_e32 v36.l, v36
v_cvt_f16_f32_e64 v1.l, v1
v_cvt_f16_i16_e32 v7.l, v4.l
v_cvt_f16_i16_e64 v1.l, v1.l
v_cvt_f16_u16_e32 v8.l, v8.l
v_cvt_f16_u16_e64 v3.l, v1.l
v_cvt_f32_f16_e32 v5, v2.l
v_cvt_f32_f16_e64 v0, v0.l
v_cvt_f32_f64_e32 v4, v[2:3]
v_cvt_f32_f64_e64 v3, v[1:2]
v_cvt_f32_i32_e32 v3, v3
v_cvt_f32_i32_e64 v3, v3
v_cvt_f32_u32_e32 v23, v20
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
v_cvt_i16_f16_e32 v5.l, v4.l
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
v_cvt_u32_f32_e32 v3, v1
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
v_dot2_f32_f16 v1, v66, v1, 0
v_dot4_i32_iu8 v3, v1, v2, v3 neg_lo:[1,1,0]
v_dot4_u32_u8 v3, v1, v2, v3
v_dot8_i32_iu4 v3, v1, v2, v3 neg_lo:[1,1,0]
v_dot8_u32_u4 v3, v1, v2, v3
v_dual_add_f32 v0, v0, v129 :: v_dual_mov_b32 v129, v201
v_dual_add_f32 v139, v141, v142 :: v_dual_fmac_f32 v110, v106, v169
v_dual_add_f32 v14, v12, v24 :: v_dual_cndmask_b32 v19, v7, v11
v_dual_add_f32 v170, v170, v176 :: v_dual_sub_f32 v185, v185, v219
v_dual_add_f32 v27, v24, v25 :: v_dual_mul_f32 v30, v25, v26
v_dual_add_f32 v33, v128, v129 :: v_dual_add_nc_u32 v136, 0, v100
v_dual_add_f32 v6, v5, v14 :: v_dual_add_f32 v7, v4, v15
v_dual_cndmask_b32 v0, 0, v0 :: v_dual_and_b32 v1, 0x7fffffff, v1
v_dual_cndmask_b32 v16, v4, v8 :: v_dual_add_f32 v11, v3, v11
v_dual_cndmask_b32 v5, v4, v5 :: v_dual_mov_b32 v4, v3
v_dual_cndmask_b32 v5, v7, v5 :: v_dual_cndmask_b32 v4, v6, v4
v_dual_cndmask_b32 v6, 3, v4 :: v_dual_add_nc_u32 v11, v11, v9
v_dual_cndmask_b32 v63, v56, v55 :: v_dual_max_num_f32 v58, v58, v60
v_dual_fmac_f32 v11, v5, v11 :: v_dual_mul_f32 v20, v16, v12
v_dual_fmac_f32 v12, v17, v12 :: v_dual_fmac_f32 v13, v18, v13
v_dual_fmac_f32 v134, v140, v134 :: v_dual_lshlrev_b32 v135, 1, v204
v_dual_fmac_f32 v16, v19, v16 :: v_dual_add_nc_u32 v7, -1, v6
v_dual_fmac_f32 v42, v115, v116 :: v_dual_mov_b32 v73, v40
v_dual_fmac_f32 v46, v1, v182 :: v_dual_add_f32 v1, v243, v201
v_dual_max_num_f32 v137, v131, v132 :: v_dual_cndmask_b32 v234, 0xff800000, v50
v_dual_max_num_f32 v170, v65, v107 :: v_dual_add_nc_u32 v169, 0, v136
v_dual_max_num_f32 v180, v180, v181 :: v_dual_mul_f32 v181, s10, v139
v_dual_max_num_f32 v59, v56, v56 :: v_dual_min_num_f32 v76, v58, v57
v_dual_mov_b32 v10, 0 :: v_dual_and_b32 v9, 0x3ff, v31
v_dual_mov_b32 v113, v129 :: v_dual_add_f32 v0, v0, v1
v_dual_mov_b32 v2, s1 :: v_dual_sub_f32 v1, v1, v89
v_dual_mov_b32 v245, v247 :: v_dual_fmac_f32 v218, v130, v221
v_dual_mov_b32 v32, v1 :: v_dual_mov_b32 v89, 0xff800000
v_dual_mov_b32 v45, v42 :: v_dual_lshlrev_b32 v0, 4, v0
v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v8, 1, v4
v_dual_mov_b32 v9, v3 :: v_dual_cndmask_b32 v2, 0x3e000000, v2
v_dual_mov_b32 v95, v137 :: v_dual_mul_f32 v50, v50, v96
v_dual_mul_f32 v1, s9, v1 :: v_dual_max_num_f32 v2, v3, v3
v_dual_mul_f32 v18, v15, v11 :: v_dual_add_nc_u32 v5, -1, v4
v_dual_mul_f32 v20, v20, v252 :: v_dual_sub_f32 v31, v230, v193
v_dual_mul_f32 v244, s21, v219 :: v_dual_lshlrev_b32 v141, 7, v141
v_dual_mul_f32 v29, v24, v25 :: v_dual_add_f32 v36, 0x3fa00000, v24
v_dual_mul_f32 v3, v11, v3 :: v_dual_cndmask_b32 v18, v6, v10
v_dual_mul_f32 v31, v1, v32 :: v_dual_fmac_f32 v20, v52, v91
v_dual_mul_f32 v4, 0x3eaaaaab, v3 :: v_dual_mul_f32 v5, v3, v2
v_dual_mul_f32 v4, v16, v4 :: v_dual_and_b32 v5, 0xff800000, v5
v_dual_mul_f32 v70, 0x4f7ffffe, v68 :: v_dual_mov_b32 v9, v1
v_dual_sub_f32 v136, v136, v246 :: v_dual_sub_f32 v139, v142, v247
v_dual_sub_f32 v163, v152, v65 :: v_dual_mov_b32 v152, v65
v_dual_sub_f32 v169, v169, v219 :: v_dual_add_f32 v196, v175, v177
v_dual_sub_f32 v182, v182, v219 :: v_dual_add_nc_u32 v211, 0, v0
v_dual_sub_f32 v28, v24, v25 :: v_dual_mul_f32 v35, 0.5, v24
v_exp_f32_e32 v91, v2
v_exp_f32_e64 v3, v1
v_floor_f16_e32 v14.l, v12.l
v_floor_f16_e64 v3.l, v1.l
v_floor_f32_e32 v14, v12
v_floor_f32_e64 v3, v1
v_floor_f64_e32 v[6:7], v[2:3]
v_floor_f64_e64 v[3:4], v[1:2]
v_fma_f16 v3.l, v1.l, v2.l, -v3.l
v_fma_f32 v38, v71, v116, v10
v_fma_f64 v[8:9], -v[2:3], v[6:7], s[8:9]
v_fma_mix_f32 v1, -v2, v4, v3 op_sel_hi:[1,0,1]
v_fma_mixhi_f16 v1, v2, v3, 0 op_sel:[1,1,0] op_sel_hi:[1,1,0]
v_fma_mixlo_f16 v1, v2, v3, 0 op_sel_hi:[1,1,0]
v_fmac_f16_e64 v3.l, v1.l, v2.l
v_fmac_f32_e32 v24, v56, v91
v_fmac_f32_e64 v4, v1, v5
v_fmamk_f32 v4, v5, 0x4f800000, v4
v_fract_f16_e32 v5.l, v4.l
v_fract_f16_e64 v3.l, v1.l
v_fract_f32_e32 v11, v8
v_fract_f32_e64 v3, v1
v_fract_f64_e32 v[0:1], v[6:7]
v_fract_f64_e64 v[3:4], v[1:2]
v_frexp_exp_i16_f16_e32 v6.l, v5.l
v_frexp_exp_i16_f16_e64 v1.l, v1.l
v_frexp_exp_i32_f32_e32 v35, v1
v_frexp_exp_i32_f32_e64 v2, v1
v_frexp_exp_i32_f64_e32 v6, v[4:5]
v_frexp_exp_i32_f64_e64 v2, v[1:2]
v_frexp_mant_f16_e32 v4.l, v4.l
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
v_lshl_or_b32 v0, ttmp9, 6, v0
v_lshlrev_b16 v1.l, s6, v1.l
v_lshlrev_b32_e32 v84, 2, v0
v_lshlrev_b32_e64 v2, v0, v1
v_lshlrev_b64_e32 v[82:83], 2, v[1:2]
v_lshlrev_b64_e64 v[5:6], s1, v[4:5]
v_lshrrev_b16 v0.l, s7, v0.l
v_lshrrev_b32_e32 v4, 16, v2
v_lshrrev_b32_e64 v3, s3, v3
v_lshrrev_b64 v[15:16], s2, v[15:16]
v_mad_co_i64_i32 v[2:3], s3, v1, v2, 0
v_mad_co_u64_u32 v[0:1], null, ttmp9, s2, v[0:1]
v_mad_i32_i24 v6, v37, v36, v35
v_mad_u16 v18.l, v18.l, v17.l, v19.l
v_mad_u32_u24 v6, v37, v36, v35
v_max3_num_f32 v130, v143, v144, v145
v_max_i16 v2.l, v0.l, v1.l
v_max_i32_e32 v5, v5, v11
v_max_i32_e64 v4, v0, v2
v_max_num_f16_e32 v57.l, v54.l, v54.l
v_max_num_f16_e64 v2.l, v2.l, v2.l
v_max_num_f32_e32 v89, v2, v1
v_max_num_f32_e64 v2, v2, v2
v_max_num_f64_e32 v[22:23], v[2:3], v[2:3]
v_max_num_f64_e64 v[3:4], v[3:4], v[3:4]
v_max_u16 v2.l, v0.l, v1.l
v_max_u32_dpp v26, v18, v18 row_ror:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_max_u32_e32 v33, v26, v27
v_max_u32_e64 v2, v1, v2
v_maxmin_num_f16 v3.l, v1.l, s6, s7
v_maxmin_num_f32 v3, v1, s3, s8
v_mbcnt_hi_u32_b32 v4, v1, v2
v_mbcnt_lo_u32_b32 v2, s19, v1
v_med3_num_f16 v2.l, v1.l, v2.l, v3.l
v_med3_num_f32 v3, v1, v2, v3
v_min3_u32 v0, v0, v10, 64
v_min_i16 v2.l, v0.l, v1.l
v_min_i32_e32 v32, v26, v27
v_min_i32_e64 v3, v1, v2
v_min_num_f16_e32 v76.l, v58.l, v57.l
v_min_num_f16_e64 v3.l, v1.l, v2.l
v_min_num_f32_e32 v59, v76, v59
v_min_num_f32_e64 v3, v1, v2
v_min_num_f64_e32 v[22:23], v[24:25], v[22:23]
v_min_num_f64_e64 v[3:4], v[1:2], v[3:4]
v_min_u16 v2.l, v0.l, s0
v_min_u32_dpp v27, v27, v27 row_shr:8 row_mask:0xf bank_mask:0xf
v_min_u32_e32 v6, v7, v6
v_min_u32_e64 v2, v1, v2
v_mov_b16_e32 v26.h, v7.l
v_mov_b16_e64 v215.h, v141.l op_sel:[0,1]
v_mov_b32_dpp v1, v3 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf
v_mov_b32_e32 v1, 0
v_movreld_b32_e32 v0, v22
v_movrels_b32_e32 v36, v3
v_mqsad_pk_u16_u8 v[3:4], v[1:2], v5, v[6:7]
v_mqsad_u32_u8 v[1:4], v[5:6], v7, v[8:11]
v_msad_u8 v3, v1, v2, v3
v_mul_f16_e32 v35.l, 0.5, v24.l
v_mul_f16_e64 v3.l, v1.l, v2.l
v_mul_f32_dpp v11, -v7, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
v_mul_f32_e32 v3, v1, v4
v_mul_f32_e64 v4, v1, v5
v_mul_f64_e32 v[8:9], v[4:5], v[6:7]
v_mul_f64_e64 v[8:9], v[10:11], v[6:7]
v_mul_hi_i32 v0, v1, s6
v_mul_hi_i32_i24_e32 v30, v37, v36
v_mul_hi_u32 v3, v2, s3
v_mul_hi_u32_u24_e32 v29, v37, v36
v_mul_i32_i24_e32 v12, 0x6667, v11
v_mul_lo_u16 v22.l, v18.l, v17.l
v_mul_lo_u32 v0, s0, v8
v_mul_u32_u24_e32 v4, 0x12c, v4
v_not_b32_e32 v2, v0
v_or3_b32 v2, v0, v1, v2
v_or_b32_e32 v3, v4, v3
v_or_b32_e64 v1, v1, v2
v_pack_b32_f16 v36, v37.l, v36.l
v_perm_b32 v3, v1, v2, v3
v_permlane16_b32 v1, v3, s12, s13
v_permlanex16_b32 v1, v3, s12, s13
v_pk_add_f16 v3, v1, v2
v_pk_add_i16 v3, v1, v2 clamp
v_pk_add_u16 v3, v1, v2
v_pk_ashrrev_i16 v3, v1, v2
v_pk_fma_f16 v44, v30, v31, v32
v_pk_lshlrev_b16 v3, v1, v2
v_pk_lshrrev_b16 v3, v1, v2
v_pk_mad_u16 v3, v1, v2, v3
v_pk_max_i16 v3, v1, v2
v_pk_max_num_f16 v2, v2, v2
v_pk_max_u16 v3, v1, v2
v_pk_min_i16 v3, v1, v2
v_pk_min_num_f16 v3, v1, v2
v_pk_min_u16 v3, v1, v2
v_pk_mul_f16 v3, v1, v2
v_pk_mul_lo_u16 v3, v1, v2
v_pk_sub_i16 v3, v1, v2
v_pk_sub_u16 v3, v1, v2 clamp
v_qsad_pk_u16_u8 v[3:4], v[1:2], v5, v[6:7]
v_rcp_f16_e32 v6.l, v4.l
v_rcp_f16_e64 v3.l, v1.l
v_rcp_f32_e32 v34, v0
v_rcp_f32_e64 v3, v1
v_rcp_f64_e32 v[10:11], v[6:7]
v_rcp_f64_e64 v[0:1], v[4:5]
v_rcp_iflag_f32_e32 v1, s4
v_readfirstlane_b32 s1, v1
v_readlane_b32 s0, v17, 0
v_rndne_f16_e32 v17.l, v12.l
v_rndne_f16_e64 v3.l, v1.l
v_rndne_f32_e32 v17, v12
v_rndne_f32_e64 v3, v1
v_rndne_f64_e32 v[12:13], v[2:3]
v_rndne_f64_e64 v[3:4], v[1:2]
v_rsq_f16_e32 v7.l, v4.l
v_rsq_f16_e64 v3.l, v1.l
v_rsq_f32_e32 v13, v6
v_rsq_f32_e64 v3, v1
v_rsq_f64_e32 v[6:7], v[4:5]
v_rsq_f64_e64 v[8:9], v[6:7]
v_s_rcp_f32 s7, s7
v_sad_hi_u8 v3, v1, v2, v3
v_sad_u16 v2, v1, v2, v3
v_sad_u32 v12, v13, v12, v14
v_sad_u8 v3, v1, v2, v3
v_sin_f32_e32 v5, v4
v_sin_f32_e64 v3, v0
v_sqrt_f16_e32 v8.l, v4.l
v_sqrt_f16_e64 v2.l, v1.l
v_sqrt_f32_e32 v14, v6
v_sqrt_f32_e64 v2, v1
v_sqrt_f64_e32 v[12:13], v[2:3]
v_sqrt_f64_e64 v[1:2], v[3:4]
v_sub_co_ci_u32_e64 v0, s0, v0, v1, s0
v_sub_co_u32 v3, s0, v2, v3
v_sub_f16_e32 v28.l, v24.l, v25.l
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
v_subrev_nc_u32_e32 v108, 64, v105
v_trunc_f16_e32 v16.l, v12.l
v_trunc_f16_e64 v3.l, v1.l
v_trunc_f32_e32 v7, v5
v_trunc_f32_e64 v0, v0
v_trunc_f64_e32 v[10:11], v[2:3]
v_trunc_f64_e64 v[3:4], v[1:2]
v_wmma_f32_16x16x16_f16 v[130:137], v[197:200], v[177:180], 0
v_writelane_b32 v17, s4, 0
v_xad_u32 v0, v0, v1, v2
v_xnor_b32_e64 v2, v0, v1
v_xor3_b32 v2, v0, v1, v2
v_xor_b32_dpp v24, v19, v18 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
v_xor_b32_e32 v6, v3, v4
v_xor_b32_e64 v0, s0, v0
