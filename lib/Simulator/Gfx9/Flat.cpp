//===- Flat.cpp - FLAT, GLOBAL and SCRATCH --------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Atomics.h"
#include "Gfx9/Families.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

// Upper halves of flat addresses in LDS and scratch; SRC_SHARED_BASE and
// SRC_PRIVATE_BASE are these.
constexpr uint32_t sharedAperture = 0x10000, privateAperture = 0x20000;

/// Where the lanes of an access are: each in one of the three.
struct Addresses {
  alignas(64) uint64_t address[maxLanes];
  alignas(64) int64_t scratch[maxLanes];
  alignas(64) uint32_t lds[maxLanes];
  uint64_t globalLanes = 0, scratchLanes = 0, ldsLanes = 0;
};

/// False after a fault.
bool getAddresses(Wave &wave, const Instruction &i, unsigned bytes,
                  bool isStore, Addresses &result) {
  uint64_t exec = wave.exec();
  unsigned vgpr = i.source[0] - operand::vector;
  if (i.flags & flag::ScratchSegment) {
    // A scalar register, a vector register, both or none hold the offset.
    uint32_t base = 0;
    const uint32_t *offset = nullptr;
    if (i.resource != operand::none)
      base = readRegister(wave, i.resource);
    if (i.source[0] != operand::none)
      offset = readVector(wave, vgpr, exec);
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      result.scratch[lane] =
          int64_t(i.offset) + base + (offset ? offset[lane] : 0);
    result.scratchLanes = exec;
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      result.address[lane] = uint64_t(result.scratch[lane]);
  } else if (i.resource != operand::none) {
    uint64_t base =
        readRegister64(wave, i.resource) + uint64_t(int64_t(i.offset));
    const uint32_t *offset = readVector(wave, vgpr, exec);
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      result.address[lane] = base + offset[lane];
    result.globalLanes = exec;
  } else {
    const uint32_t *low = readVector(wave, vgpr, exec);
    const uint32_t *high = readVector(wave, vgpr + 1, exec);
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      result.address[lane] = (low[lane] | uint64_t(high[lane]) << 32) +
                             uint64_t(int64_t(i.offset));
    result.globalLanes = exec;
    if (!(i.flags & flag::GlobalSegment))
      for (unsigned lane = 0; lane < maxLanes; ++lane) {
        uint64_t bit = exec & uint64_t(1) << lane;
        uint32_t aperture = uint32_t(result.address[lane] >> 32);
        result.lds[lane] = uint32_t(result.address[lane]);
        result.scratch[lane] = uint32_t(result.address[lane]);
        if (aperture == sharedAperture)
          result.ldsLanes |= bit;
        else if (aperture == privateAperture)
          result.scratchLanes |= bit;
      }
    result.globalLanes &= ~(result.ldsLanes | result.scratchLanes);
  }
  recordAccess(wave, result.address, exec, bytes, isStore, result.scratchLanes);
  if (wave.status == WaveStatus::Faulted)
    return false;
  if (result.globalLanes)
    result.globalLanes =
        checkGlobal(wave, result.address, result.globalLanes, bytes, isStore);
  if (result.scratchLanes)
    result.scratchLanes =
        checkScratch(wave, result.scratch, result.scratchLanes, bytes);
  const Lds &lds = wave.workgroup->lds;
  for (uint64_t rest = result.ldsLanes; rest; rest &= rest - 1) {
    unsigned lane = unsigned(__builtin_ctzll(rest));
    if (result.lds[lane] + uint64_t(bytes) <= lds.size)
      continue;
    if (lds.checkBounds) {
      fault::ldsBounds(wave, result.lds[lane], bytes, lane);
      return false;
    }
    result.ldsLanes &= ~(uint64_t(1) << lane);
  }
  return wave.status != WaveStatus::Faulted;
}

template <class T, unsigned words, Part part, bool isFlat>
void load(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  Addresses addresses;
  constexpr unsigned bytes = words > 1 ? words * 4 : sizeof(T);
  if (!getAddresses(wave, i, bytes, false, addresses))
    return;
  LaneData data = {};
  loadGlobal<T, words>(data, addresses.address, addresses.globalLanes);
  if (addresses.scratchLanes)
    loadScratch<T, words>(wave, data, addresses.scratch,
                          addresses.scratchLanes);
  if (addresses.ldsLanes) {
    if (!touchLds<LdsAccess::Read, bytes>(wave, addresses.lds,
                                          addresses.ldsLanes))
      return;
    uint64_t base = reinterpret_cast<uint64_t>(&wave.workgroup->lds.bytes[0]);
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      addresses.address[lane] = base + addresses.lds[lane];
    loadGlobal<T, words>(data, addresses.address, addresses.ldsLanes);
  }
  unsigned vgpr = i.destination - operand::vector;
  dataToRegisters<words, part>(wave, vgpr, data, exec);
  finishVectorMemory(wave, vgpr, words, exec, isFlat);
}

template <class T, unsigned words>
void loadToLds(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  Addresses addresses;
  constexpr unsigned bytes = words > 1 ? words * 4 : sizeof(T);
  if (!getAddresses(wave, i, bytes, false, addresses))
    return;
  LaneData data = {};
  loadGlobal<T, words>(data, addresses.address, addresses.globalLanes);
  dataToLds<words>(wave, i, data, exec);
}

template <class T, unsigned words, Part part, bool isFlat>
void store(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  Addresses addresses;
  constexpr unsigned bytes = words > 1 ? words * 4 : sizeof(T);
  if (!getAddresses(wave, i, bytes, true, addresses))
    return;
  LaneData data;
  unsigned vgpr = i.source[1] - operand::vector;
  // Functions save registers of their caller, which may hold nothing.
  if (part == Part::Whole && (i.flags & flag::ScratchSegment))
    saveRegisters<words>(wave, vgpr, data, exec);
  else
    registersToData<words, part>(wave, vgpr, data, exec);
  if (wave.status == WaveStatus::Faulted)
    return;
  storeGlobal<T, words>(data, addresses.address, addresses.globalLanes);
  if (addresses.scratchLanes)
    storeScratch<T, words>(wave, data, addresses.scratch,
                           addresses.scratchLanes);
  if (addresses.ldsLanes) {
    if (!touchLds<LdsAccess::Write, bytes>(wave, addresses.lds,
                                           addresses.ldsLanes))
      return;
    uint64_t base = reinterpret_cast<uint64_t>(&wave.workgroup->lds.bytes[0]);
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      addresses.address[lane] = base + addresses.lds[lane];
    storeGlobal<T, words>(data, addresses.address, addresses.ldsLanes);
  }
  finishVectorMemory(wave, 0, 0, exec, isFlat);
}

template <class T, auto function, bool isFlat>
void atomic(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  constexpr unsigned words = sizeof(T) / 4;
  Addresses addresses;
  if (!getAddresses(wave, i, sizeof(T), true, addresses))
    return;
  LaneData first, second, old = {};
  readAtomicData<T, function>(wave, i.source[1] - operand::vector, exec, first,
                              second);
  if (wave.status == WaveStatus::Faulted ||
      !updateGlobal<T, function>(wave, addresses.address, addresses.globalLanes,
                                 first, second, old))
    return;
  if (addresses.scratchLanes)
    loadScratch<uint32_t, words>(wave, old, addresses.scratch,
                                 addresses.scratchLanes);
  if (addresses.ldsLanes && !touchLds<LdsAccess::Atomic, sizeof(T)>(
                                wave, addresses.lds, addresses.ldsLanes))
    return;
  uint8_t *lds =
      wave.workgroup->lds.size ? &wave.workgroup->lds.bytes[0] : nullptr;
  uint64_t lanes = addresses.scratchLanes | addresses.ldsLanes;
  for (uint64_t rest = lanes; rest; rest &= rest - 1) {
    unsigned lane = unsigned(__builtin_ctzll(rest));
    uint8_t *at = lds + addresses.lds[lane];
    bool isLds = addresses.ldsLanes >> lane & 1;
    T value = getData<T>(old, lane);
    if (isLds)
      __builtin_memcpy(&value, at, sizeof(T));
    setData(old, lane, value);
    value = applyAtomic<function, T>(value, getData<T>(first, lane),
                                     getData<T>(second, lane));
    if (isLds)
      __builtin_memcpy(at, &value, sizeof(T));
    else
      setData(first, lane, value);
  }
  if (addresses.scratchLanes)
    storeScratch<uint32_t, words>(wave, first, addresses.scratch,
                                  addresses.scratchLanes);
  if (!(i.flags & flag::Glc))
    return finishVectorMemory(wave, 0, 0, exec, isFlat);
  unsigned vgpr = i.destination - operand::vector;
  dataToRegisters<words, Part::Whole>(wave, vgpr, old, exec);
  finishVectorMemory(wave, vgpr, words, exec, isFlat);
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr SourceKind b32 = SourceKind::B32;
using U = uint32_t;
#define ROW(NAME, UNIT, WIDTH, ...)                                            \
  {NAME, __VA_ARGS__, UNIT, {b32, b32, b32}, 0, WIDTH}
/// The three segments of one operation.
#define SEGMENTS(NAME, HANDLER, T, WORDS, PART)                                \
  ROW("flat_" NAME, Unit::Flat, WORDS, HANDLER<T, WORDS, Part::PART, true>),   \
      ROW("global_" NAME, Unit::VectorMemory, WORDS,                           \
          HANDLER<T, WORDS, Part::PART, false>),                               \
      ROW("scratch_" NAME, Unit::VectorMemory, WORDS,                          \
          HANDLER<T, WORDS, Part::PART, false>)

#define TO_LDS(NAME, T, WORDS)                                                 \
  ROW("global_load_lds_" NAME, Unit::VectorMemory, WORDS, loadToLds<T, WORDS>)

#define ATOMIC_ROW(NAME, T, FUNCTION)                                          \
  ROW("flat_atomic_" NAME, Unit::Flat, sizeof(T) / 4,                          \
      atomic<T, FUNCTION<T>, true>),                                           \
      ROW("global_atomic_" NAME, Unit::VectorMemory, sizeof(T) / 4,            \
          atomic<T, FUNCTION<T>, false>)

constexpr HandlerEntry entries[] = {
    SEGMENTS("load_dword", load, U, 1, Whole),
    SEGMENTS("load_dwordx2", load, U, 2, Whole),
    SEGMENTS("load_dwordx3", load, U, 3, Whole),
    SEGMENTS("load_dwordx4", load, U, 4, Whole),
    SEGMENTS("load_ubyte", load, uint8_t, 1, Whole),
    SEGMENTS("load_sbyte", load, int8_t, 1, Whole),
    SEGMENTS("load_ushort", load, uint16_t, 1, Whole),
    SEGMENTS("load_sshort", load, int16_t, 1, Whole),
    SEGMENTS("load_ubyte_d16", load, uint8_t, 1, Lower),
    SEGMENTS("load_ubyte_d16_hi", load, uint8_t, 1, Upper),
    SEGMENTS("load_sbyte_d16", load, int8_t, 1, Lower),
    SEGMENTS("load_sbyte_d16_hi", load, int8_t, 1, Upper),
    SEGMENTS("load_short_d16", load, uint16_t, 1, Lower),
    SEGMENTS("load_short_d16_hi", load, uint16_t, 1, Upper),
    TO_LDS("dword", U, 1),
    TO_LDS("dwordx3", U, 3),
    TO_LDS("dwordx4", U, 4),
    TO_LDS("ubyte", uint8_t, 1),
    TO_LDS("sbyte", int8_t, 1),
    TO_LDS("ushort", uint16_t, 1),
    TO_LDS("sshort", int16_t, 1),
    SEGMENTS("store_dword", store, U, 1, Whole),
    SEGMENTS("store_dwordx2", store, U, 2, Whole),
    SEGMENTS("store_dwordx3", store, U, 3, Whole),
    SEGMENTS("store_dwordx4", store, U, 4, Whole),
    SEGMENTS("store_byte", store, uint8_t, 1, Whole),
    SEGMENTS("store_byte_d16_hi", store, uint8_t, 1, Upper),
    SEGMENTS("store_short", store, uint16_t, 1, Whole),
    SEGMENTS("store_short_d16_hi", store, uint16_t, 1, Upper),
    ATTN_SIM_ATOMICS(uint32_t, int32_t, ""),
    ATTN_SIM_ATOMICS(uint64_t, int64_t, "_x2"),
    ATTN_SIM_CDNA_ATOMICS,
    ATTN_SIM_FLOAT_ATOMICS(float, ""),
    ATTN_SIM_FLOAT_ATOMICS(double, "_x2"),
    ATOMIC_ROW("add_f32", float, addT),
    ATOMIC_ROW("csub", uint32_t, subClampedT),
};

} // namespace

HandlerTable getFlatTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
