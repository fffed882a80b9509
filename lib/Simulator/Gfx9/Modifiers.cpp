//===- Modifiers.cpp - DPP, SDWA, and source and result modifiers ---------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/VectorAlu.h"

namespace attn::sim::ATTN_SIM_VARIANT {

//===----------------------------------------------------------------------===//
// DPP
//===----------------------------------------------------------------------===//

int getDppLane(unsigned control, unsigned lane) {
  unsigned row = lane & ~15u, inRow = lane & 15;
  if (control <= 0xff) // quad_perm
    return (lane & ~3u) | (control >> (lane & 3) * 2 & 3);
  unsigned count = control & 15;
  switch (control & ~15u) {
  case 0x100: // row_shl: from the lane `count` above
    return inRow + count < 16 ? int(lane + count) : -1;
  case 0x110: // row_shr
    return inRow >= count ? int(lane - count) : -1;
  case 0x120: // row_ror
    return row | ((inRow - count) & 15);
  case 0x150: // row_share, row_newbcast: from one lane of the row
    return row | count;
  case 0x160: // row_xmask
    return row | (inRow ^ count);
  }
  switch (control) {
  case 0x130: // wave_shl:1
    return lane < 63 ? int(lane + 1) : -1;
  case 0x134: // wave_rol:1
    return (lane + 1) & 63;
  case 0x138: // wave_shr:1
    return lane > 0 ? int(lane - 1) : -1;
  case 0x13c: // wave_ror:1
    return (lane - 1) & 63;
  case 0x140: // row_mirror
    return row | (15 - inRow);
  case 0x141: // row_half_mirror
    return (lane & ~7u) | (7 - (lane & 7));
  case 0x142: // row_bcast:15: the last lane of a row to the next row
    return row ? int(row - 1) : -1;
  case 0x143: // row_bcast:31: lane 31 to rows 2 and 3
    return lane >= 32 ? 31 : -1;
  }
  return -1;
}

/// DPP8: the lane in each group of eight.
static unsigned getDpp8Lane(uint32_t word, unsigned lane) {
  return (lane & ~7u) | (word >> (8 + (lane & 7) * 3) & 7);
}

/// What DPP8 writes is 0 where it reads a lane that is switched off.
static uint64_t getDpp8Lanes(uint32_t word, uint64_t exec, bool isSource) {
  if (!isSource)
    return exec;
  uint64_t result = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    if (exec >> lane & 1)
      result |= uint64_t(1) << getDpp8Lane(word, lane);
  return word & 1 ? result : result & exec;
}

/// RDNA may read lanes that EXEC disables; others have that bit clear.
static bool fetchesInactive(uint32_t word) {
  return isRdna && (word >> 18 & 1);
}

uint64_t getDppLanes(const Instruction &instruction, uint64_t exec,
                     bool isSource) {
  uint32_t word = instruction.extension;
  if (instruction.flags & flag::Dpp8)
    return getDpp8Lanes(word, exec, isSource);
  unsigned control = word >> 8 & 0x1ff;
  bool boundControl = word >> 19 & 1;
  unsigned bankMask = word >> 24 & 15, rowMask = word >> 28 & 15;
  uint64_t result = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    bool isEnabled = (exec >> lane & 1) && (rowMask >> lane / 16 & 1) &&
                     (bankMask >> (lane & 15) / 4 & 1);
    if (!isEnabled)
      continue;
    int from = getDppLane(control, lane);
    // A lane that EXEC disables is as invalid as one outside of the row.
    bool isValid = from >= 0 && ((exec >> from & 1) || fetchesInactive(word));
    if (isSource) {
      if (isValid)
        result |= uint64_t(1) << from;
    } else if (isValid || boundControl) {
      result |= uint64_t(1) << lane;
    }
  }
  return result;
}

static void permuteLanes(const Instruction &instruction, uint64_t exec,
                         const uint32_t *lanes, uint32_t *result) {
  uint32_t word = instruction.extension;
  bool isDpp8 = instruction.flags & flag::Dpp8;
  uint64_t readable =
      (isDpp8 ? word & 1 : fetchesInactive(word)) ? allLanes : exec;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    int from = isDpp8 ? int(getDpp8Lane(word, lane))
                      : getDppLane(word >> 8 & 0x1ff, lane);
    result[lane] = from >= 0 && (readable >> from & 1) ? lanes[from] : 0;
  }
}

//===----------------------------------------------------------------------===//
// SDWA
//===----------------------------------------------------------------------===//

static uint32_t selectPart(uint32_t value, unsigned select, bool isSigned) {
  if (select < 4) {
    uint32_t byte = value >> select * 8 & 0xff;
    return isSigned ? uint32_t(int32_t(int8_t(byte))) : byte;
  }
  if (select < 6) {
    uint32_t word = value >> (select - 4) * 16 & 0xffff;
    return isSigned ? uint32_t(int32_t(int16_t(word))) : word;
  }
  return value;
}

/// The destination of a result in a register that had `old`.
static uint32_t insertPart(uint32_t old, uint32_t value, unsigned select,
                           unsigned unused) {
  if (select >= 6)
    return value;
  unsigned shift = select < 4 ? select * 8 : (select - 4) * 16;
  uint32_t ones = select < 4 ? 0xff : 0xffff;
  uint32_t mask = ones << shift;
  uint32_t part = (value & ones) << shift;
  switch (unused) {
  case 0: // pad with zeros
    return part;
  case 1: { // extend the sign above, zeros below
    bool sign = (value & (ones ^ (ones >> 1))) != 0;
    uint32_t above = ~(mask | ((1u << shift) - 1));
    return part | (sign ? above : 0);
  }
  default: // keep
    return (old & ~mask) | part;
  }
}

//===----------------------------------------------------------------------===//
// Sources and results
//===----------------------------------------------------------------------===//

static uint32_t modifyPair(const Instruction &instruction, unsigned k,
                           uint32_t value) {
  bool fromUpper = instruction.opSel >> k & 1;
  bool toUpperFromUpper = instruction.opSelHi >> k & 1;
  uint32_t low = fromUpper ? value >> 16 : value & 0xffff;
  uint32_t high = toUpperFromUpper ? value >> 16 : value & 0xffff;
  low ^= uint32_t(instruction.neg >> k & 1) << 15;
  high ^= uint32_t(instruction.negHi >> k & 1) << 15;
  return low | high << 16;
}

const uint32_t *modifySource(const Instruction &instruction, unsigned k,
                             uint64_t exec, const uint32_t *lanes, int signBit,
                             bool isPair, uint32_t *storage) {
  alignas(64) uint32_t value[maxLanes];
  if (k == 0 && (instruction.flags & flag::Dpp))
    permuteLanes(instruction, exec, lanes, value);
  else
    __builtin_memcpy(value, lanes, sizeof(value));
  if (k < 2 && (instruction.flags & flag::Sdwa)) {
    unsigned select = instruction.extension >> (k ? 24 : 16) & 7;
    bool isSigned = instruction.extension >> (k ? 27 : 19) & 1;
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      value[lane] = selectPart(value[lane], select, isSigned);
  }
  if (isPair) {
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      value[lane] = modifyPair(instruction, k, value[lane]);
  } else if (signBit >= 0) {
    uint32_t sign = 1u << signBit;
    uint32_t clear = instruction.abs >> k & 1 ? sign : 0;
    uint32_t flip = instruction.neg >> k & 1 ? sign : 0;
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      value[lane] = (value[lane] & ~clear) ^ flip;
  }
  __builtin_memcpy(storage, value, sizeof(value));
  return storage;
}

template <class T, bool isHalf = false>
static T scaleAndClamp(const Wave &wave, const Instruction &instruction,
                       T value) {
  // Output modifiers are ignored in IEEE mode and where denormals are kept.
  bool scales = sizeof(T) == 4 && !isHalf && !(wave.mode & 0x220);
  switch (scales ? instruction.omod : 0) {
  case 1:
    value *= T(2);
    break;
  case 2:
    value *= T(4);
    break;
  case 3:
    value *= T(0.5);
    break;
  }
  if (instruction.flags & flag::Clamp) {
    bool dx10Clamp = wave.mode >> 8 & 1;
    if (value != value)
      return dx10Clamp ? T(0) : value;
    value = value < T(0) ? T(0) : value > T(1) ? T(1) : value;
  }
  return value;
}

void modifyResult(const Wave &wave, const Instruction &instruction,
                  unsigned bits, uint32_t *low, uint32_t *high) {
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    if (bits == 16) {
      float value = toFloat(uint16_t(low[lane]));
      low[lane] = toHalf(scaleAndClamp<float, true>(wave, instruction, value));
    } else if (bits == 32) {
      float value = asFloat(low[lane]);
      low[lane] = asBits(scaleAndClamp(wave, instruction, value));
    } else {
      double value = bitCast<double>(low[lane] | uint64_t(high[lane]) << 32);
      uint64_t result =
          bitCast<uint64_t>(scaleAndClamp(wave, instruction, value));
      low[lane] = uint32_t(result);
      high[lane] = uint32_t(result >> 32);
    }
  }
}

void storeResult(Wave &wave, const Instruction &instruction, unsigned vgpr,
                 const uint32_t *result, uint64_t exec) {
  uint64_t lanes = exec;
  if (instruction.flags & flag::Dpp)
    lanes = getDppLanes(instruction, exec, /*isSource=*/false);
  if (!(instruction.flags & flag::Sdwa)) {
    copyLanes(writeVector(wave, vgpr, lanes), result, lanes);
    return;
  }
  unsigned select = instruction.extension >> 8 & 7;
  unsigned unused = instruction.extension >> 11 & 3;
  // What is kept is read.
  if (select < 6 && unused == 2)
    readVector(wave, vgpr, lanes);
  uint32_t *to = writeVector(wave, vgpr, lanes);
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    if (lanes >> lane & 1)
      to[lane] = insertPart(to[lane], result[lane], select, unused);
}

void storeMask(Wave &wave, const Instruction &instruction, const uint32_t *bit,
               uint64_t exec) {
  uint64_t mask = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    mask |= uint64_t(bit[lane] & 1) << lane;
  writeMask(wave, instruction.scalarDestination, mask & exec);
}

} // namespace attn::sim::ATTN_SIM_VARIANT
