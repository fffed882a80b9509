//===- Lane.cpp - RDNA's moves between lanes and between registers --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/VectorAlu.h"
#include "Rdna/Families.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// Between lanes
//===----------------------------------------------------------------------===//

/// Each lane reads the one of its row of 16 that `select` says, or with
/// `isOther` of the other row of 32 lanes.
template <bool isOther, class Select>
void permute(Wave &wave, const Instruction &i, Select select) {
  uint64_t exec = wave.exec();
  // op_sel has other meanings.
  bool fetchesInactive = i.opSel & 1, zeroes = i.opSel & 2;
  unsigned from[maxLanes];
  uint64_t needed = 0, written = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    unsigned row = (lane & ~15u) ^ (isOther ? 16 : 0);
    from[lane] = row | (select(lane) & 15);
    bool isValid = fetchesInactive || (exec >> from[lane] & 1);
    if (!(exec >> lane & 1))
      continue;
    if (isValid)
      needed |= uint64_t(1) << from[lane];
    if (isValid || zeroes)
      written |= uint64_t(1) << lane;
  }
  alignas(64) uint32_t storage[maxLanes], result[maxLanes];
  const uint32_t *source = readLanes(wave, i, 0, needed, storage);
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    result[lane] = needed >> from[lane] & 1 ? source[from[lane]] : 0;
  copyLanes(writeVector(wave, i.destination - operand::vector, written), result,
            written);
}

/// Four bits for each lane of a row, the same for all rows.
template <bool isOther> void permuteRow(Wave &wave, const Instruction &i) {
  uint64_t numbers = readScalar(wave, i, 1) | uint64_t(readScalar(wave, i, 2))
                                                  << 32;
  permute<isOther>(wave, i,
                   [&](unsigned lane) { return numbers >> (lane & 15) * 4; });
}

/// gfx12: the lane has the number itself.
template <bool isOther> void permuteVariable(Wave &wave, const Instruction &i) {
  const uint32_t *numbers =
      readVector(wave, i.source[1] - operand::vector, wave.exec());
  permute<isOther>(wave, i, [&](unsigned lane) { return numbers[lane]; });
}

//===----------------------------------------------------------------------===//
// Registers whose number M0 is added to
//===----------------------------------------------------------------------===//

/// A register's number; false if the wave does not have it.
bool addIndex(Wave &wave, uint16_t code, unsigned index, unsigned &vgpr) {
  vgpr = code - operand::vector + index;
  if (wave.hasVector(vgpr))
    return true;
  fault::missingVector(wave, vgpr);
  return false;
}

/// `sourceBits` and `destinationBits` of M0, from the lower end and from bit
/// 16 on where there are two numbers.
template <bool isSource, bool isDestination, bool hasTwo>
void moveRelative(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  uint32_t m0 = readRegister(wave, operand::m0);
  uint32_t mask = hasTwo ? 0x3ff : ~0u;
  unsigned to, from;
  if (!addIndex(wave, i.destination,
                isDestination ? (hasTwo ? m0 >> 16 & mask : m0) : 0, to))
    return;
  if (!operand::isVector(i.source[0])) {
    alignas(64) uint32_t value[maxLanes];
    fill(value, readScalar(wave, i, 0));
    return copyLanes(writeVector(wave, to, exec), value, exec);
  }
  if (!addIndex(wave, i.source[0], isSource ? m0 & mask : 0, from))
    return;
  copyLanes(writeVector(wave, to, exec), readVector(wave, from, exec), exec);
}

void swapRelative(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  uint32_t m0 = readRegister(wave, operand::m0);
  unsigned a, b;
  if (!addIndex(wave, i.destination, m0 >> 16 & 0x3ff, a) ||
      !addIndex(wave, i.source[0], m0 & 0x3ff, b))
    return;
  alignas(64) uint32_t old[maxLanes];
  __builtin_memcpy(old, readVector(wave, a, exec), sizeof(old));
  copyLanes(writeVector(wave, a, exec), readVector(wave, b, exec), exec);
  copyLanes(writeVector(wave, b, exec), old, exec);
}

void nothing(Wave &, const Instruction &) {}

constexpr Unit valu = Unit::VectorAlu;

constexpr HandlerEntry entries[] = {
    {"v_permlane16_b32", permuteRow<false>, valu},
    {"v_permlanex16_b32", permuteRow<true>, valu},
    {"v_permlane16_var_b32", permuteVariable<false>, valu},
    {"v_permlanex16_var_b32", permuteVariable<true>, valu},
    {"v_movrels_b32", moveRelative<true, false, false>, valu},
    {"v_movreld_b32", moveRelative<false, true, false>, valu},
    {"v_movrelsd_b32", moveRelative<true, true, false>, valu},
    {"v_movrelsd_2_b32", moveRelative<true, true, true>, valu},
    {"v_swaprel_b32", swapRelative, valu},
    {"v_pipeflush", nothing, valu},
};

} // namespace

HandlerTable getRdnaLaneTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
