//===- VectorLane.cpp - Instructions that look across lanes ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Families.h"
#include "Gfx9/VectorAlu.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

void readFirstLane(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  unsigned lane = exec ? __builtin_ctzll(exec) : 0;
  if (!operand::isVector(i.source[0]))
    return writeRegister(wave, i.destination, readScalar(wave, i, 0));
  const uint32_t *lanes =
      readVector(wave, i.source[0] - operand::vector, uint64_t(1) << lane);
  writeRegister(wave, i.destination, lanes[lane]);
}

/// EXEC does not matter.
void readLane(Wave &wave, const Instruction &i) {
  unsigned lane = readScalar(wave, i, 1) & (maxLanes - 1);
  if (!operand::isVector(i.source[0]))
    return writeRegister(wave, i.destination, readScalar(wave, i, 0));
  // A lane that holds nothing gives a register that holds nothing: lanes are
  // where the compiler saves scalar registers.
  unsigned vgpr = i.source[0] - operand::vector;
  if (!(wave.vgprReady[vgpr] >> lane & 1) && !wave.vgprPending[vgpr]) {
    writeRegister(wave, i.destination, wave.vgpr[vgpr].lane[lane]);
    return forgetRegister(wave, i.destination);
  }
  const uint32_t *lanes =
      readVector(wave, i.source[0] - operand::vector, uint64_t(1) << lane);
  writeRegister(wave, i.destination, lanes[lane]);
}

void writeLane(Wave &wave, const Instruction &i) {
  bool isHeld = true;
  uint32_t value = operand::isScalar(i.source[0])
                       ? readIfHeld(wave, i.source[0], isHeld)
                       : readScalar(wave, i, 0);
  unsigned lane = readScalar(wave, i, 1) & (maxLanes - 1);
  unsigned vgpr = i.destination - operand::vector;
  writeVector(wave, vgpr, uint64_t(1) << lane)[lane] = value;
  if (!isHeld)
    wave.vgprReady[vgpr] &= ~(uint64_t(1) << lane);
}

/// Counts the bits of a mask that belong to lanes below.
template <bool isUpper> void maskBitCount(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[2][2][maxLanes], result[maxLanes];
  Lanes mask = loadSource<uint32_t>(wave, i, 0, exec, storage[0]);
  Lanes sum = loadSource<uint32_t>(wave, i, 1, exec, storage[1]);
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    uint64_t below = (uint64_t(1) << lane) - 1;
    uint32_t part = uint32_t(isUpper ? below >> 32 : below);
    result[lane] = sum.low[lane] + __builtin_popcount(mask.low[lane] & part);
  }
  storeResult(wave, i, i.destination - operand::vector, result, exec);
}

void swap(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  unsigned a = i.destination - operand::vector;
  unsigned b = i.source[0] - operand::vector;
  alignas(64) uint32_t old[maxLanes];
  __builtin_memcpy(old, readVector(wave, a, exec), sizeof(old));
  copyLanes(writeVector(wave, a, exec), readVector(wave, b, exec), exec);
  copyLanes(writeVector(wave, b, exec), old, exec);
}

void nothing(Wave &, const Instruction &) {}

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b32 = SourceKind::B32;

constexpr HandlerEntry entries[] = {
    {"v_readfirstlane_b32",
     readFirstLane,
     valu,
     {b32, b32, b32},
     trait::ScalarResult},
    {"v_readlane_b32", readLane, valu, {b32, b32, b32}, trait::ScalarResult},
    {"v_writelane_b32", writeLane, valu},
    {"v_mbcnt_lo_u32_b32", maskBitCount<false>, valu},
    {"v_mbcnt_hi_u32_b32", maskBitCount<true>, valu},
    {"v_swap_b32", swap, valu},
    {"v_nop", nothing, valu},
};

} // namespace

HandlerTable getVectorLaneTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
