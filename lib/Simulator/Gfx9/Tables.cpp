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
  // Names that two generations share mean the same in both, or a later table
  // replaces them. What a chip does not have is no instruction for its
  // disassembler, so tables may hold more.
  static const HandlerTable tables[] = {
      getScalarAluTable(), getScalarControlTable(), getScalarMemoryTable(),
      getVectorFloatTable(), getVectorHalfTable(), getVectorDoubleTable(),
      getVectorIntegerTable(), getVectorConvertTable(), getVectorCompareTable(),
      getVectorPackedTable(), getVectorLaneTable(), getLocalShareTable(),
      getVectorBytesTable(), getVectorShortTable(), getBufferTable(),
      getFlatTable(),
      // From gfx908 on.
      getVectorCdnaTable(), getMatrixTable(),
      getShortMatrixTable(/*flushesDenormals=*/false),
      // gfx90a.
      getFlushingDotTable(), getShortMatrixTable(/*flushesDenormals=*/true)};
  constexpr size_t count = sizeof(tables) / sizeof(tables[0]);
  switch (id) {
  case ChipId::Gfx906:
    return {tables, count - 5};
  case ChipId::Gfx90a:
    return {tables, count};
  default: // gfx908, gfx942 and gfx950
    return {tables, count - 2};
  }
}

} // namespace attn::sim::ATTN_SIM_VARIANT
