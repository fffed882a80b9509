//===- Tables.cpp - The tables of a chip ----------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Families.h"

namespace attn::sim::ATTN_SIM_VARIANT {

ChipTables getTables(ChipId id);

ChipTables getTables(ChipId id) {
  // Names that two generations share mean the same in both. What a chip does
  // not have is none of its instructions for the disassembler, so tables may
  // hold more.
  static const HandlerTable tables[] = {
      getScalarAluTable(),     getScalarControlTable(), getScalarMemoryTable(),
      getVectorFloatTable(),   getVectorHalfTable(),    getVectorDoubleTable(),
      getVectorIntegerTable(), getVectorConvertTable(), getVectorCompareTable(),
      getVectorPackedTable(),  getVectorLaneTable(),    getLocalShareTable(),
      getVectorBytesTable(),   getVectorShortTable(),   getBufferTable(),
      getFlatTable(),          getMatrixTable()};
  constexpr size_t count = sizeof(tables) / sizeof(tables[0]);
  // gfx906 has no matrix instructions.
  return {tables, id == ChipId::Gfx906 ? count - 1 : count};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
