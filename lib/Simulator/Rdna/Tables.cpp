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

ChipTables getTables(ChipId) {
  // The tables of RDNA come last: they have other meanings of some names.
  static const HandlerTable tables[] = {
      getScalarAluTable(),     getScalarControlTable(), getScalarMemoryTable(),
      getVectorFloatTable(),   getVectorHalfTable(),    getVectorDoubleTable(),
      getVectorIntegerTable(), getVectorConvertTable(), getVectorCompareTable(),
      getVectorPackedTable(),  getVectorLaneTable(),    getLocalShareTable(),
      getVectorBytesTable(),   getVectorShortTable(),   getBufferTable(),
      getFlatTable(),          getRdnaControlTable(),   getRdnaLaneTable(),
      getRdnaVectorTable()};
  return {tables, sizeof(tables) / sizeof(tables[0]), gfx10Names,
          sizeof(gfx10Names) / sizeof(gfx10Names[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
