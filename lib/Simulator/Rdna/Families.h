//===- Families.h - Families of instructions of RDNA ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_RDNA_FAMILIES_H
#define ATTN_LIB_SIMULATOR_RDNA_FAMILIES_H

#include "HandlerTable.h"

namespace attn::sim::ATTN_SIM_VARIANT {

HandlerTable getRdnaControlTable();
HandlerTable getRdnaLaneTable();
HandlerTable getRdnaVectorTable();
// gfx11 and gfx12.
HandlerTable getDualTable();
HandlerTable getVectorMinMaxTable();
HandlerTable getGfx11ControlTable();
HandlerTable getGfx11VectorTable();
HandlerTable getGfx11WaveMatrixTable();
HandlerTable getGfx12ControlTable();
HandlerTable getGfx12WaveMatrixTable();
HandlerTable getScalarFloatTable();

NameAliases getGfx11Names();
NameAliases getGfx12Names();

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_RDNA_FAMILIES_H
