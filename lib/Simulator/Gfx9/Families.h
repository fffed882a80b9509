//===- Families.h - The families of instructions of gfx9 --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_GFX9_FAMILIES_H
#define ATTN_LIB_SIMULATOR_GFX9_FAMILIES_H

#include "HandlerTable.h"

namespace attn::sim::ATTN_SIM_VARIANT {

HandlerTable getScalarAluTable();
HandlerTable getScalarControlTable();
HandlerTable getScalarMemoryTable();
HandlerTable getVectorFloatTable();
HandlerTable getVectorHalfTable();
HandlerTable getVectorDoubleTable();
HandlerTable getVectorIntegerTable();
HandlerTable getVectorConvertTable();
HandlerTable getVectorCompareTable();
HandlerTable getVectorPackedTable();
HandlerTable getVectorBytesTable();
HandlerTable getVectorShortTable();
HandlerTable getVectorLaneTable();
HandlerTable getLocalShareTable();
HandlerTable getBufferTable();
HandlerTable getFlatTable();
HandlerTable getVectorCdnaTable();
HandlerTable getFlushingDotTable();
HandlerTable getMatrixTable();
/// Of f16 and bf16.
HandlerTable getShortMatrixTable(bool flushesDenormals);

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_GFX9_FAMILIES_H
