//===- Operands.h - Registers and constants of handlers ---------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_GFX9_OPERANDS_H
#define ATTN_LIB_SIMULATOR_GFX9_OPERANDS_H

#include "Faults.h"
#include "HandlerTable.h"
#include "attn/Simulator/Wave.h"

#include <cstdint>
#include <cstring>

// The families in this folder are compiled several times, for levels of the
// host's instruction set and for waves of 64 and 32 lanes, each in a namespace
// of its own. So that the linker
// never takes a function of a high level for all, they include nothing that
// defines functions outside of that namespace which are not always inlined.

namespace attn::sim::ATTN_SIM_VARIANT {

/// Lanes of the waves that this compilation is for. Registers have room for 64,
/// which the name means outside of this namespace.
constexpr unsigned maxLanes = ATTN_SIM_LANES;
constexpr uint64_t allLanes = ~uint64_t(0) >> (64 - maxLanes);
/// The chips with waves of 32 lanes differ in more than that.
constexpr bool isRdna = maxLanes == 32;

template <class To, class From>
[[gnu::always_inline]] inline To bitCast(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  __builtin_memcpy(&to, &from, sizeof(To));
  return to;
}

/// The bits of a number of 32 or 64 bits from the last to the first.
template <class T> [[gnu::always_inline]] inline T reverseBits(T value) {
  constexpr uint64_t masks[] = {0x5555555555555555, 0x3333333333333333,
                                0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff,
                                0x0000ffff0000ffff, 0x00000000ffffffff};
  for (unsigned shift = 1, k = 0; shift < sizeof(T) * 8; shift *= 2, ++k)
    value = (value >> shift & T(masks[k])) | (value & T(masks[k])) << shift;
  return value;
}

//===----------------------------------------------------------------------===//
// Scalar registers
//===----------------------------------------------------------------------===//

inline bool isReady(const Wave &wave, unsigned code) {
  return wave.sgprReady[code / 64] >> (code % 64) & 1;
}

inline uint32_t readRegister(Wave &wave, unsigned code) {
  if (!isReady(wave, code)) [[unlikely]]
    fault::readScalar(wave, code);
  return wave.sgpr[code];
}

inline uint64_t readRegister64(Wave &wave, unsigned code) {
  uint64_t low = readRegister(wave, code);
  return low | uint64_t(readRegister(wave, code + 1)) << 32;
}

/// A register, or two in waves of 64, with a bit for each lane.
inline uint64_t readMask(Wave &wave, unsigned code) {
  return isRdna ? readRegister(wave, code) : readRegister64(wave, code);
}

/// Source `k`, a scalar or a constant.
inline uint32_t readScalar(Wave &wave, const Instruction &instruction,
                           unsigned k) {
  unsigned code = instruction.source[k];
  if (code < operand::numScalar)
    return readRegister(wave, code);
  switch (code) {
  case operand::constant:
    return instruction.constant[k];
  case operand::vccz:
    return (wave.vcc() & allLanes) == 0;
  case operand::execz:
    return wave.exec() == 0;
  case operand::scc:
    return wave.scc;
  default:
    fault::other(wave, "expected a scalar register or a constant, found "
                       "another operand");
    return 0;
  }
}

inline uint64_t readScalar64(Wave &wave, const Instruction &instruction,
                             unsigned k) {
  unsigned code = instruction.source[k];
  if (code < operand::numScalar)
    return readRegister64(wave, code);
  if (code == operand::constant)
    return instruction.constant[k] | uint64_t(instruction.constantHigh[k])
                                         << 32;
  return readScalar(wave, instruction, k);
}

inline uint64_t readMask(Wave &wave, const Instruction &instruction,
                         unsigned k) {
  return isRdna ? readScalar(wave, instruction, k)
                : readScalar64(wave, instruction, k);
}

inline void writeRegister(Wave &wave, unsigned code, uint32_t value) {
  // The lanes that a wave of 32 does not have stay off.
  if (isRdna && (code == operand::exec + 1 || code == operand::null))
    return;
  if (wave.sgprPending[code / 64] >> (code % 64) & 1) [[unlikely]]
    fault::writeScalar(wave, code);
  wave.sgpr[code] = value;
  wave.sgprReady[code / 64] |= uint64_t(1) << (code % 64);
}

inline void writeRegister64(Wave &wave, unsigned code, uint64_t value) {
  if (isRdna && code == operand::null)
    return;
  writeRegister(wave, code, uint32_t(value));
  writeRegister(wave, (code + 1) & 127, uint32_t(value >> 32));
}

inline void writeMask(Wave &wave, unsigned code, uint64_t value) {
  writeRegister(wave, code, uint32_t(value));
  if (!isRdna)
    writeRegister(wave, (code + 1) & 127, uint32_t(value >> 32));
}

inline void setExec(Wave &wave, uint64_t value) {
  wave.setPair(operand::exec, value & allLanes);
}

/// Behind what writes registers without going through the above.
inline void settleExec(Wave &wave) {
  if (isRdna)
    wave.sgpr[operand::exec + 1] = 0;
}

/// A register's value, or whatever is there if it holds none and is not to be
/// loaded either, for those that only move it.
inline uint32_t readIfHeld(Wave &wave, unsigned code, bool &isHeld) {
  isHeld =
      isReady(wave, code) || (wave.sgprPending[code / 64] >> (code % 64) & 1);
  return isHeld ? readRegister(wave, code) : wave.sgpr[code];
}
inline void forgetRegister(Wave &wave, unsigned code) {
  wave.sgprReady[code / 64] &= ~(uint64_t(1) << (code % 64));
}

inline void setScc(Wave &wave, bool value) {
  wave.scc = value;
  wave.sccReady = true;
}

inline bool readScc(Wave &wave) {
  if (!wave.sccReady) [[unlikely]]
    fault::readScc(wave);
  return wave.scc;
}

//===----------------------------------------------------------------------===//
// Vector registers
//===----------------------------------------------------------------------===//

/// The lanes of a vector register for reading.
inline const uint32_t *readVector(Wave &wave, unsigned vgpr, uint64_t lanes) {
  if (lanes & ~wave.vgprReady[vgpr]) [[unlikely]]
    fault::readVector(wave, vgpr, lanes);
  return wave.vgpr[vgpr].lane;
}

/// The lanes of a vector register for writing those in `lanes`.
inline uint32_t *writeVector(Wave &wave, unsigned vgpr, uint64_t lanes) {
  if (wave.vgprPending[vgpr]) [[unlikely]]
    fault::writeVector(wave, vgpr);
  wave.vgprReady[vgpr] |= lanes;
  return wave.vgpr[vgpr].lane;
}

/// The same for a load by vmcnt or lgkmcnt.
inline uint32_t *loadVector(Wave &wave, unsigned vgpr, uint64_t lanes,
                            bool isLgkm) {
  if (wave.vgprPending[vgpr]) [[unlikely]]
    fault::loadVector(wave, vgpr, isLgkm);
  wave.vgprReady[vgpr] |= lanes;
  return wave.vgpr[vgpr].lane;
}

/// Copies the lanes of `lanes` to a vector register.
inline void copyLanes(uint32_t *to, const uint32_t *from, uint64_t lanes) {
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    uint32_t mask = 0 - uint32_t(lanes >> lane & 1);
    to[lane] = (from[lane] & mask) | (to[lane] & ~mask);
  }
}

inline void fill(uint32_t *lanes, uint32_t value) {
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    lanes[lane] = value;
}

/// Source `k` of each lane; `storage` is for what is not in a register as it
/// is. `part` 1 is the upper half of a 64-bit operand.
inline const uint32_t *readLanes(Wave &wave, const Instruction &instruction,
                                 unsigned k, uint64_t lanes, uint32_t *storage,
                                 unsigned part = 0) {
  unsigned code = instruction.source[k];
  if (operand::isVector(code))
    return readVector(wave, code - operand::vector + part, lanes);
  if (part)
    fill(storage, readScalar64(wave, instruction, k) >> 32);
  else
    fill(storage, readScalar(wave, instruction, k));
  return storage;
}

//===----------------------------------------------------------------------===//
// Values of lanes
//===----------------------------------------------------------------------===//

/// A half in the lower 16 bits.
struct Half {
  uint16_t bits;
};
/// Two halves, the first in the lower 16 bits.
struct Pair {
  uint32_t bits;
};

[[gnu::always_inline]] inline float toFloat(uint16_t bits) {
  return float(bitCast<_Float16>(bits));
}
[[gnu::always_inline]] inline uint16_t toHalf(float value) {
  return bitCast<uint16_t>(_Float16(value));
}
[[gnu::always_inline]] inline float asFloat(uint32_t bits) {
  return bitCast<float>(bits);
}
[[gnu::always_inline]] inline uint32_t asBits(float value) {
  return bitCast<uint32_t>(value);
}

inline bool isNan(uint32_t bits) { return (bits & 0x7fffffff) > 0x7f800000; }
inline bool isDenormal(uint32_t bits) {
  return (bits & 0x7f800000) == 0 && (bits & 0x007fffff);
}
/// Zero of the same sign for a denormal.
[[gnu::always_inline]] inline float flush(float value) {
  uint32_t bits = asBits(value);
  return asFloat((bits & 0x7f800000) ? bits : bits & 0x80000000);
}

/// How a type of a handler's function lies in registers. `words` registers; the
/// sign is at `signBit` of the last, or there are no modifiers if it is -1.
template <class T> struct Layout;
template <> struct Layout<float> {
  static constexpr unsigned words = 1;
  static constexpr int signBit = 31;
  static constexpr bool isFloat = true;
};
template <> struct Layout<uint32_t> {
  static constexpr unsigned words = 1;
  static constexpr int signBit = -1;
  static constexpr bool isFloat = false;
};
template <> struct Layout<int32_t> : Layout<uint32_t> {};
template <> struct Layout<uint16_t> : Layout<uint32_t> {};
template <> struct Layout<int16_t> : Layout<uint32_t> {};
template <> struct Layout<Half> {
  static constexpr unsigned words = 1;
  static constexpr int signBit = 15;
  static constexpr bool isFloat = true;
};
template <> struct Layout<Pair> {
  static constexpr unsigned words = 1;
  static constexpr int signBit = -1;
  static constexpr bool isFloat = false;
};
template <> struct Layout<double> {
  static constexpr unsigned words = 2;
  static constexpr int signBit = 31;
  static constexpr bool isFloat = true;
};
template <> struct Layout<uint64_t> {
  static constexpr unsigned words = 2;
  static constexpr int signBit = -1;
  static constexpr bool isFloat = false;
};
template <> struct Layout<int64_t> : Layout<uint64_t> {};

/// The lanes of a source, and of its upper half.
struct Lanes {
  const uint32_t *low;
  const uint32_t *high;
};

template <class T>
[[gnu::always_inline]] inline T getLane(const Lanes &lanes, unsigned lane) {
  if constexpr (sizeof(T) == 8)
    return bitCast<T>(uint64_t(lanes.low[lane]) | uint64_t(lanes.high[lane])
                                                      << 32);
  else if constexpr (sizeof(T) == 4)
    return bitCast<T>(lanes.low[lane]);
  else
    return bitCast<T>(uint16_t(lanes.low[lane]));
}

template <class T>
[[gnu::always_inline]] inline void setLane(uint32_t *low, uint32_t *high,
                                           unsigned lane, T value) {
  if constexpr (sizeof(T) == 8) {
    uint64_t bits = bitCast<uint64_t>(value);
    low[lane] = uint32_t(bits);
    high[lane] = uint32_t(bits >> 32);
  } else if constexpr (sizeof(T) == 4) {
    low[lane] = bitCast<uint32_t>(value);
  } else {
    low[lane] = bitCast<uint16_t>(value);
  }
}

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_GFX9_OPERANDS_H
