//===- Tables.cpp - Families that make up a chip with waves of 32 lanes ---===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Families.h"
#include "Rdna/Families.h"

namespace attn::sim::ATTN_SIM_VARIANT {

ChipTables getTables(ChipId id);

/// What gfx10 calls the instructions of the tables of gfx9.
static constexpr NameAlias gfx10Names[] = {
    {"v_add_nc_u32", "v_add_u32"},
    {"v_sub_nc_u32", "v_sub_u32"},
    {"v_subrev_nc_u32", "v_subrev_u32"},
    {"v_add_nc_i32", "v_add_i32"},
    {"v_sub_nc_i32", "v_sub_i32"},
    {"v_add_nc_u16", "v_add_u16"},
    {"v_sub_nc_u16", "v_sub_u16"},
    {"v_add_nc_i16", "v_add_i16"},
    {"v_sub_nc_i16", "v_sub_i16"},
    {"v_add_co_ci_u32", "v_addc_co_u32"},
    {"v_sub_co_ci_u32", "v_subb_co_u32"},
    {"v_subrev_co_ci_u32", "v_subbrev_co_u32"},
};

template <size_t count, size_t aliasCount>
static ChipTables makeTables(const HandlerTable (&tables)[count],
                             const NameAliases (&aliases)[aliasCount]) {
  return {tables, count, aliases, aliasCount};
}

// Later tables come last because they have other meanings of some names.
#define ATTN_SIM_COMMON_TABLES                                                 \
  getScalarAluTable(), getScalarControlTable(), getScalarMemoryTable(),        \
      getVectorFloatTable(), getVectorHalfTable(), getVectorDoubleTable(),     \
      getVectorIntegerTable(), getVectorConvertTable(),                        \
      getVectorCompareTable(), getVectorPackedTable(), getVectorLaneTable(),   \
      getLocalShareTable(), getVectorBytesTable(), getVectorShortTable(),      \
      getBufferTable(), getFlatTable(), getRdnaControlTable(),                 \
      getRdnaLaneTable(), getRdnaVectorTable()
#define ATTN_SIM_GFX11_TABLES                                                  \
  ATTN_SIM_COMMON_TABLES, getDualTable(), getVectorMinMaxTable(),              \
      getGfx11ControlTable(), getGfx11VectorTable()

ChipTables getTables(ChipId id) {
  static const NameAliases names[] = {
      {gfx10Names, sizeof(gfx10Names) / sizeof(gfx10Names[0])},
      getGfx11Names(),
      getGfx12Names()};
  static const HandlerTable gfx10[] = {ATTN_SIM_COMMON_TABLES};
  static const HandlerTable gfx11[] = {ATTN_SIM_GFX11_TABLES,
                                       getGfx11WaveMatrixTable()};
  static const HandlerTable gfx12[] = {
      ATTN_SIM_GFX11_TABLES, getGfx12ControlTable(), getScalarFloatTable(),
      getGfx12WaveMatrixTable()};
  switch (id) {
  case ChipId::Gfx1201:
    return makeTables(gfx12, names);
  case ChipId::Gfx1100:
    return makeTables(gfx11, names);
  default:
    return makeTables(gfx10, names);
  }
}

} // namespace attn::sim::ATTN_SIM_VARIANT
