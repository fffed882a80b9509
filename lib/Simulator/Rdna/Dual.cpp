//===- Dual.cpp - VOPD: two vector operations in one instruction ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Operands.h"
#include "Rdna/Families.h"

// Both halves read their sources before either writes its result. Decoding
// found an order of the two in which that is so by itself, or none: then X's
// result waits in a copy.

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

void executeBoth(Wave &wave, const Instruction &first,
                 const Instruction &second) {
  first.execute(wave, first);
  second.execute(wave, second);
}

void executeApart(Wave &wave, const Instruction &x, const Instruction &y) {
  unsigned vgpr = x.destination - operand::vector;
  uint32_t *lanes = wave.vgpr[vgpr].lane;
  uint64_t ready = wave.vgprReady[vgpr];
  alignas(64) uint32_t old[maxLanes], result[maxLanes];
  __builtin_memcpy(old, lanes, sizeof(old));
  x.execute(wave, x);
  __builtin_memcpy(result, lanes, sizeof(result));
  uint64_t resultReady = wave.vgprReady[vgpr];
  __builtin_memcpy(lanes, old, sizeof(old));
  wave.vgprReady[vgpr] = ready;
  y.execute(wave, y);
  __builtin_memcpy(lanes, result, sizeof(result));
  wave.vgprReady[vgpr] = resultReady;
}

void dual(Wave &wave, const Instruction &i) {
  const Instruction *halves = wave.dualHalves + i.offset;
  switch (DualOrder(i.extension)) {
  case DualOrder::XFirst:
    return executeBoth(wave, halves[0], halves[1]);
  case DualOrder::YFirst:
    return executeBoth(wave, halves[1], halves[0]);
  case DualOrder::Copy:
    return executeApart(wave, halves[0], halves[1]);
  }
}

constexpr HandlerEntry entries[] = {{dualMnemonic, dual}};

} // namespace

HandlerTable getDualTable() { return {entries, 1}; }

} // namespace attn::sim::ATTN_SIM_VARIANT
