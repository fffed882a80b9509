//===- Tables.cpp - The tables of a chip ----------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Families.h"

namespace attn::sim::ATTN_SIM_VARIANT {

ChipTables getGfx906Tables();

ChipTables getGfx906Tables() {
  static const HandlerTable tables[] = {
      getScalarAluTable(),     getScalarControlTable(), getScalarMemoryTable(),
      getVectorFloatTable(),   getVectorHalfTable(),    getVectorDoubleTable(),
      getVectorIntegerTable(), getVectorConvertTable(), getVectorCompareTable(),
      getVectorPackedTable(),  getVectorLaneTable(),    getLocalShareTable(),
      getVectorBytesTable(),   getVectorShortTable(),   getBufferTable(),
      getFlatTable()};
  return {tables, sizeof(tables) / sizeof(tables[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
