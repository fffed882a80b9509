//===- Names.cpp - What gfx11 and gfx12 call older instructions -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rdna/Families.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

/// An access of each kind of vector memory.
#define SPACES(NAME, OF)                                                       \
  {"buffer_" NAME, "buffer_" OF}, {"flat_" NAME, "flat_" OF},                  \
      {"global_" NAME, "global_" OF}, {                                        \
    "scratch_" NAME, "scratch_" OF                                             \
  }
#define ATOMIC(NAME, OF)                                                       \
  {"buffer_atomic_" NAME, "buffer_atomic_" OF},                                \
      {"flat_atomic_" NAME, "flat_atomic_" OF}, {                              \
    "global_atomic_" NAME, "global_atomic_" OF                                 \
  }
/// Of 32 and 64 bits.
#define ATOMICS(NAME, TYPE, OF)                                                \
  ATOMIC(NAME "_" TYPE "32", OF), ATOMIC(NAME "_" TYPE "64", OF "_x2")
#define SCALAR_LOADS(NAME, OF)                                                 \
  {"s_load_" NAME, "s_load_" OF}, { "s_buffer_load_" NAME, "s_buffer_load_" OF }
/// LDS without and with the old value, of 32 and 64 bits.
#define SHARED(NAME, OF, TYPE)                                                 \
  {"ds_" NAME "_rtn_" TYPE "32", "ds_" OF "_rtn_" TYPE "32"},                  \
      {"ds_" NAME "_rtn_" TYPE "64", "ds_" OF "_rtn_" TYPE "64"}
#define MASKS(NAME, OF)                                                        \
  {"s_" NAME "_b32", "s_" OF "_b32"}, {"s_" NAME "_b64", "s_" OF "_b64"}

constexpr NameAlias gfx11Names[] = {
    // Memory.
    SPACES("load_b32", "load_dword"),
    SPACES("load_b64", "load_dwordx2"),
    SPACES("load_b96", "load_dwordx3"),
    SPACES("load_b128", "load_dwordx4"),
    SPACES("load_u8", "load_ubyte"),
    SPACES("load_i8", "load_sbyte"),
    SPACES("load_u16", "load_ushort"),
    SPACES("load_i16", "load_sshort"),
    SPACES("load_d16_u8", "load_ubyte_d16"),
    SPACES("load_d16_i8", "load_sbyte_d16"),
    SPACES("load_d16_b16", "load_short_d16"),
    SPACES("load_d16_hi_u8", "load_ubyte_d16_hi"),
    SPACES("load_d16_hi_i8", "load_sbyte_d16_hi"),
    SPACES("load_d16_hi_b16", "load_short_d16_hi"),
    SPACES("store_b32", "store_dword"),
    SPACES("store_b64", "store_dwordx2"),
    SPACES("store_b96", "store_dwordx3"),
    SPACES("store_b128", "store_dwordx4"),
    SPACES("store_b8", "store_byte"),
    SPACES("store_b16", "store_short"),
    SPACES("store_d16_hi_b8", "store_byte_d16_hi"),
    SPACES("store_d16_hi_b16", "store_short_d16_hi"),
    ATOMICS("swap", "b", "swap"),
    ATOMICS("cmpswap", "b", "cmpswap"),
    ATOMICS("add", "u", "add"),
    ATOMICS("sub", "u", "sub"),
    ATOMICS("min", "i", "smin"),
    ATOMICS("min", "u", "umin"),
    ATOMICS("max", "i", "smax"),
    ATOMICS("max", "u", "umax"),
    ATOMICS("and", "b", "and"),
    ATOMICS("or", "b", "or"),
    ATOMICS("xor", "b", "xor"),
    ATOMICS("inc", "u", "inc"),
    ATOMICS("dec", "u", "dec"),
    ATOMIC("min_f32", "fmin"),
    ATOMIC("max_f32", "fmax"),
    ATOMIC("cmpswap_f32", "fcmpswap"),
    ATOMIC("csub_u32", "csub"),
    SCALAR_LOADS("b32", "dword"),
    SCALAR_LOADS("b64", "dwordx2"),
    SCALAR_LOADS("b128", "dwordx4"),
    SCALAR_LOADS("b256", "dwordx8"),
    SCALAR_LOADS("b512", "dwordx16"),
    // LDS.
    {"ds_load_b32", "ds_read_b32"},
    {"ds_load_b64", "ds_read_b64"},
    {"ds_load_b96", "ds_read_b96"},
    {"ds_load_b128", "ds_read_b128"},
    {"ds_load_u8", "ds_read_u8"},
    {"ds_load_i8", "ds_read_i8"},
    {"ds_load_u16", "ds_read_u16"},
    {"ds_load_i16", "ds_read_i16"},
    {"ds_load_u8_d16", "ds_read_u8_d16"},
    {"ds_load_u8_d16_hi", "ds_read_u8_d16_hi"},
    {"ds_load_i8_d16", "ds_read_i8_d16"},
    {"ds_load_i8_d16_hi", "ds_read_i8_d16_hi"},
    {"ds_load_u16_d16", "ds_read_u16_d16"},
    {"ds_load_u16_d16_hi", "ds_read_u16_d16_hi"},
    {"ds_load_2addr_b32", "ds_read2_b32"},
    {"ds_load_2addr_b64", "ds_read2_b64"},
    {"ds_load_2addr_stride64_b32", "ds_read2st64_b32"},
    {"ds_load_2addr_stride64_b64", "ds_read2st64_b64"},
    {"ds_store_b32", "ds_write_b32"},
    {"ds_store_b64", "ds_write_b64"},
    {"ds_store_b96", "ds_write_b96"},
    {"ds_store_b128", "ds_write_b128"},
    {"ds_store_b8", "ds_write_b8"},
    {"ds_store_b8_d16_hi", "ds_write_b8_d16_hi"},
    {"ds_store_b16", "ds_write_b16"},
    {"ds_store_b16_d16_hi", "ds_write_b16_d16_hi"},
    {"ds_store_2addr_b32", "ds_write2_b32"},
    {"ds_store_2addr_b64", "ds_write2_b64"},
    {"ds_store_2addr_stride64_b32", "ds_write2st64_b32"},
    {"ds_store_2addr_stride64_b64", "ds_write2st64_b64"},
    SHARED("storexchg", "wrxchg", "b"),
    SHARED("storexchg_2addr", "wrxchg2", "b"),
    SHARED("storexchg_2addr_stride64", "wrxchg2st64", "b"),
    // Scalar.
    MASKS("and_not1", "andn2"),
    MASKS("or_not1", "orn2"),
    MASKS("and_not1_saveexec", "andn2_saveexec"),
    MASKS("or_not1_saveexec", "orn2_saveexec"),
    MASKS("and_not0_saveexec", "andn1_saveexec"),
    MASKS("or_not0_saveexec", "orn1_saveexec"),
    MASKS("and_not0_wrexec", "andn1_wrexec"),
    MASKS("and_not1_wrexec", "andn2_wrexec"),
    {"s_ctz_i32_b32", "s_ff1_i32_b32"},
    {"s_ctz_i32_b64", "s_ff1_i32_b64"},
    {"s_clz_i32_u32", "s_flbit_i32_b32"},
    {"s_clz_i32_u64", "s_flbit_i32_b64"},
    {"s_cls_i32", "s_flbit_i32"},
    {"s_cls_i32_i64", "s_flbit_i32_i64"},
    // Vector.
    {"v_clz_i32_u32", "v_ffbh_u32"},
    {"v_ctz_i32_b32", "v_ffbl_b32"},
    {"v_cls_i32", "v_ffbh_i32"},
    {"v_cvt_nearest_i32_f32", "v_cvt_rpi_i32_f32"},
    {"v_cvt_floor_i32_f32", "v_cvt_flr_i32_f32"},
    {"v_cvt_pk_rtz_f16_f32", "v_cvt_pkrtz_f16_f32"},
    {"v_cvt_pk_norm_i16_f32", "v_cvt_pknorm_i16_f32"},
    {"v_cvt_pk_norm_u16_f32", "v_cvt_pknorm_u16_f32"},
    {"v_cvt_pk_norm_i16_f16", "v_cvt_pknorm_i16_f16"},
    {"v_cvt_pk_norm_u16_f16", "v_cvt_pknorm_u16_f16"},
    {"v_mul_dx9_zero_f32", "v_mul_legacy_f32"},
    {"v_fma_dx9_zero_f32", "v_fma_legacy_f32"},
    {"v_fmac_dx9_zero_f32", "v_fmac_legacy_f32"},
    {"v_dot2acc_f32_f16", "v_dot2c_f32_f16"},
    {"v_cmp_t_f16", "v_cmp_tru_f16"},
    {"v_cmp_t_f32", "v_cmp_tru_f32"},
    {"v_cmp_t_f64", "v_cmp_tru_f64"},
    {"v_cmpx_t_f16", "v_cmpx_tru_f16"},
    {"v_cmpx_t_f32", "v_cmpx_tru_f32"},
    {"v_cmpx_t_f64", "v_cmpx_tru_f64"},
};

constexpr NameAlias gfx12Names[] = {
    ATOMIC("min_num_f32", "fmin"),
    ATOMIC("max_num_f32", "fmax"),
    ATOMIC("sub_clamp_u32", "csub"),
    {"ds_min_num_f32", "ds_min_f32"},
    {"ds_max_num_f32", "ds_max_f32"},
    {"ds_min_num_rtn_f32", "ds_min_rtn_f32"},
    {"ds_max_num_rtn_f32", "ds_max_rtn_f32"},
    {"v_pk_min_num_f16", "v_pk_min_f16"},
    {"v_pk_max_num_f16", "v_pk_max_f16"},
    {"s_add_co_u32", "s_add_u32"},
    {"s_sub_co_u32", "s_sub_u32"},
    {"s_add_co_i32", "s_add_i32"},
    {"s_sub_co_i32", "s_sub_i32"},
    {"s_add_co_ci_u32", "s_addc_u32"},
    {"s_sub_co_ci_u32", "s_subb_u32"},
    {"s_addk_co_i32", "s_addk_i32"},
    {"v_mad_co_u64_u32", "v_mad_u64_u32"},
    {"v_mad_co_i64_i32", "v_mad_i64_i32"},
};

} // namespace

NameAliases getGfx11Names() {
  return {gfx11Names, sizeof(gfx11Names) / sizeof(gfx11Names[0])};
}
NameAliases getGfx12Names() {
  return {gfx12Names, sizeof(gfx12Names) / sizeof(gfx12Names[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
