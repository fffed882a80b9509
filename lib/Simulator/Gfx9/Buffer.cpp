//===- Buffer.cpp - MUBUF: memory through buffer resources ----------------===//
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

/// What is outside of a buffer: RDNA's resources choose.
enum class OutOfBounds : uint8_t { IndexOrOffset, Index, Empty, Raw };

/// A buffer resource (V#).
struct Resource {
  uint64_t base;
  uint32_t stride, records;
  bool isSwizzled, addsLane;
  unsigned indexStride;
  OutOfBounds outOfBounds;

  /// Whether `records` counts bytes from the base.
  bool isRaw(bool hasIndex) const {
    if (isRdna)
      return outOfBounds == OutOfBounds::Raw && !isSwizzled && !addsLane;
    return !stride && !hasIndex && !addsLane;
  }
};

Resource readResource(Wave &wave, unsigned code) {
  uint64_t low = readRegister64(wave, code);
  uint32_t third = readRegister(wave, code + 3);
  Resource resource;
  resource.base = low & 0xffffffffffff;
  resource.stride = uint32_t(low >> 48) & 0x3fff;
  resource.isSwizzled = low >> 63;
  resource.records = readRegister(wave, code + 2);
  resource.indexStride = 8u << (third >> 21 & 3);
  resource.addsLane = third >> 23 & 1;
  resource.outOfBounds = OutOfBounds(third >> 28 & 3);
  return resource;
}

/// Where the lanes of an access are.
struct Addresses {
  alignas(64) uint64_t address[maxLanes];
  /// Instead, in the wave's scratch.
  alignas(64) int64_t scratch[maxLanes];
  bool isScratch = false;
  /// All lanes at the same, aligned offset in scratch: spilled registers.
  bool isSpill = false;
  /// Lanes inside of the buffer; for raw buffers, each dword is checked alone.
  uint64_t inside[4] = {0, 0, 0, 0};
};

/// The lanes' dwords are interleaved in scratch. soffset is the wave's: it
/// counts bytes of all lanes.
void getScratchAddresses(Wave &wave, const Instruction &i,
                         const Resource &resource, uint32_t scalarOffset,
                         const uint32_t *offset, unsigned bytes,
                         Addresses &result) {
  uint64_t exec = wave.exec();
  result.isScratch = true;
  int64_t base = int64_t(resource.base + scalarOffset -
                         reinterpret_cast<uint64_t>(wave.scratch)) /
                     int64_t(maxLanes) +
                 i.offset;
  result.isSpill = !offset && base % 4 == 0 && bytes % 4 == 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    result.scratch[lane] = base + (offset ? offset[lane] : 0);
    result.address[lane] = uint64_t(result.scratch[lane]);
  }
  uint64_t lanes = exec;
  if (!result.isSpill || base < 0 || base + bytes > wave.scratchBytes)
    lanes = checkScratch(wave, result.scratch, exec, bytes);
  for (uint64_t &inside : result.inside)
    inside = lanes;
}

/// Each dword is inside or not by itself.
void getRawAddresses(Wave &wave, const Instruction &i, const Resource &resource,
                     uint32_t scalarOffset, const uint32_t *index,
                     const uint32_t *offset, unsigned words, unsigned bytes,
                     Addresses &result) {
  uint64_t exec = wave.exec();
  uint64_t base = resource.base + scalarOffset + uint32_t(i.offset);
  uint64_t end = resource.base + resource.records;
  alignas(64) uint32_t isInside[4][maxLanes];
  unsigned size = bytes < 4 ? bytes : 4;
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    result.address[lane] = base + (offset ? offset[lane] : 0);
  if (index)
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      result.address[lane] += uint64_t(index[lane]) * resource.stride;
  for (unsigned k = 0; k < words; ++k) {
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      isInside[k][lane] = result.address[lane] + k * 4 + size <= end;
    uint64_t mask = 0;
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      mask |= uint64_t(isInside[k][lane]) << lane;
    result.inside[k] = mask & exec;
  }
}

void getStructuredAddresses(Wave &wave, const Instruction &i,
                            const Resource &resource, uint32_t scalarOffset,
                            const uint32_t *index, const uint32_t *offset,
                            Addresses &result) {
  uint64_t exec = wave.exec(), mask = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    uint64_t laneOffset =
        uint32_t(i.offset) + uint64_t(offset ? offset[lane] : 0);
    uint64_t laneIndex =
        (index ? index[lane] : 0) + uint64_t(resource.addsLane ? lane : 0);
    uint64_t inBuffer = laneOffset + laneIndex * resource.stride;
    bool isInside = laneIndex < resource.records;
    if (isRdna && resource.outOfBounds == OutOfBounds::Empty)
      isInside = resource.records != 0;
    if (isRdna && resource.outOfBounds == OutOfBounds::IndexOrOffset &&
        resource.stride)
      isInside &= laneOffset < resource.stride;
    if (resource.isSwizzled) {
      uint64_t major = laneIndex / resource.indexStride;
      uint64_t minor = laneIndex % resource.indexStride;
      inBuffer = (major * resource.stride + laneOffset / 4 * 4) *
                     resource.indexStride +
                 minor * 4 + laneOffset % 4;
      if (!isRdna || resource.outOfBounds == OutOfBounds::Raw)
        isInside &= laneOffset < resource.stride;
    }
    result.address[lane] = resource.base + scalarOffset + inBuffer;
    mask |= uint64_t(isInside) << lane;
  }
  for (uint64_t &inside : result.inside)
    inside = mask & exec;
}

/// False after a fault.
bool getAddresses(Wave &wave, const Instruction &i, unsigned words,
                  unsigned bytes, bool isStore, Addresses &result) {
  uint64_t exec = wave.exec();
  Resource resource = readResource(wave, i.resource);
  uint32_t scalarOffset = readScalar(wave, i, 2);
  bool hasIndex = i.flags & flag::IndexEnable;
  bool hasOffset = i.flags & flag::OffsetEnable;
  unsigned vgpr = i.source[0] - operand::vector;
  const uint32_t *index = hasIndex ? readVector(wave, vgpr, exec) : nullptr;
  const uint32_t *offset =
      hasOffset ? readVector(wave, vgpr + hasIndex, exec) : nullptr;
  // The loader's resource for scratch, to which the kernel may have added the
  // wave's offset.
  if (resource.isSwizzled && resource.addsLane)
    getScratchAddresses(wave, i, resource, scalarOffset, offset, bytes, result);
  else if (resource.isRaw(hasIndex))
    getRawAddresses(wave, i, resource, scalarOffset, index, offset, words,
                    bytes, result);
  else
    getStructuredAddresses(wave, i, resource, scalarOffset, index, offset,
                           result);
  recordAccess(wave, result.address, exec, bytes, isStore,
               result.isScratch ? exec : 0);
  if (result.isScratch || wave.status == WaveStatus::Faulted)
    return wave.status != WaveStatus::Faulted;
  // A raw buffer's lanes may be inside by some dwords only.
  bool isUniform = true;
  for (unsigned k = 1; k < words; ++k)
    isUniform &= result.inside[k] == result.inside[0];
  if (isUniform) [[likely]]
    return !result.inside[0] ||
           checkGlobal(wave, result.address, result.inside[0], bytes, isStore);
  for (unsigned k = 0; k < words; ++k) {
    uint64_t address[maxLanes];
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      address[lane] = result.address[lane] + k * 4;
    if (result.inside[k] &&
        !checkGlobal(wave, address, result.inside[k], 4, isStore))
      return false;
  }
  return true;
}

/// Past the end of a buffer, loads give 0 and stores do nothing.
template <class T, unsigned words, Part part>
void load(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  Addresses addresses;
  constexpr unsigned bytes = words > 1 ? words * 4 : sizeof(T);
  if (!getAddresses(wave, i, words, bytes, false, addresses))
    return;
  LaneData data;
  for (unsigned k = 0; k < words; ++k)
    if (addresses.inside[k] != exec)
      fill(data.word[k], 0);
  if (addresses.isSpill) {
    for (unsigned k = 0; k < words && addresses.inside[0]; ++k)
      __builtin_memcpy(
          data.word[k],
          getScratchByte(wave, uint64_t(addresses.scratch[0]) + k * 4, 0),
          sizeof(data.word[k]));
  } else if (addresses.isScratch) {
    loadScratch<T, words>(wave, data, addresses.scratch, addresses.inside[0]);
  } else {
    uint64_t all = addresses.inside[words - 1];
    loadGlobal<T, words>(data, addresses.address, all);
    // The dwords inside of lanes that are inside in part.
    for (unsigned k = 0; k + 1 < words; ++k)
      for (uint64_t rest = addresses.inside[k] & ~all; rest; rest &= rest - 1) {
        unsigned lane = unsigned(__builtin_ctzll(rest));
        __builtin_memcpy(
            &data.word[k][lane],
            reinterpret_cast<const uint8_t *>(addresses.address[lane]) + k * 4,
            4);
      }
  }
  if (i.flags & flag::ToLds)
    return dataToLds<words>(wave, i, data, exec);
  unsigned vgpr = i.destination - operand::vector;
  dataToRegisters<words, part>(wave, vgpr, data, exec);
  finishVectorMemory(wave, vgpr, words, exec);
}

template <class T, unsigned words, Part part>
void store(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  Addresses addresses;
  constexpr unsigned bytes = words > 1 ? words * 4 : sizeof(T);
  if (!getAddresses(wave, i, words, bytes, true, addresses))
    return;
  LaneData data;
  unsigned vgpr = i.source[1] - operand::vector;
  // Functions save registers of their caller, which may hold nothing.
  if (addresses.isSpill)
    saveRegisters<words>(wave, vgpr, data, exec);
  else
    registersToData<words, part>(wave, vgpr, data, exec);
  if (wave.status == WaveStatus::Faulted)
    return;
  if (addresses.isSpill) {
    for (unsigned k = 0; k < words && addresses.inside[0]; ++k) {
      alignas(64) uint32_t lanes[maxLanes];
      uint8_t *to =
          getScratchByte(wave, uint64_t(addresses.scratch[0]) + k * 4, 0);
      __builtin_memcpy(lanes, to, sizeof(lanes));
      copyLanes(lanes, data.word[k], exec);
      __builtin_memcpy(to, lanes, sizeof(lanes));
    }
  } else if (addresses.isScratch) {
    storeScratch<T, words>(wave, data, addresses.scratch, addresses.inside[0]);
  } else {
    uint64_t all = addresses.inside[words - 1];
    storeGlobal<T, words>(data, addresses.address, all);
    for (unsigned k = 0; k + 1 < words; ++k)
      for (uint64_t rest = addresses.inside[k] & ~all; rest; rest &= rest - 1) {
        unsigned lane = unsigned(__builtin_ctzll(rest));
        __builtin_memcpy(reinterpret_cast<uint8_t *>(addresses.address[lane]) +
                             k * 4,
                         &data.word[k][lane], 4);
      }
  }
  finishVectorMemory(wave, 0, 0, exec);
}

template <class T, auto function>
void atomic(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  constexpr unsigned words = sizeof(T) / 4;
  Addresses addresses;
  if (!getAddresses(wave, i, words, sizeof(T), true, addresses))
    return;
  if (addresses.isScratch)
    return fault::other(wave, "expected an atomic of global memory, found one "
                              "of scratch");
  LaneData first, second, old = {};
  unsigned vgpr = i.source[1] - operand::vector;
  readAtomicData<T, function>(wave, vgpr, exec, first, second);
  if (wave.status == WaveStatus::Faulted ||
      !updateGlobal<T, function>(wave, addresses.address,
                                 addresses.inside[words - 1], first, second,
                                 old))
    return;
  if (!(i.flags & flag::Glc))
    return finishVectorMemory(wave, 0, 0, exec);
  dataToRegisters<words, Part::Whole>(wave, vgpr, old, exec);
  finishVectorMemory(wave, vgpr, words, exec);
}

void nothing(Wave &, const Instruction &) {}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr SourceKind b32 = SourceKind::B32;
#define ROW(NAME, WIDTH, ...)                                                  \
  {NAME, __VA_ARGS__, Unit::VectorMemory, {b32, b32, b32}, 0, WIDTH}
using U = uint32_t;

#define ATOMIC_ROW(NAME, T, FUNCTION)                                          \
  ROW("buffer_atomic_" NAME, sizeof(T) / 4, atomic<T, FUNCTION<T>>)

constexpr HandlerEntry entries[] = {
    ROW("buffer_load_dword", 1, load<U, 1, Part::Whole>),
    ROW("buffer_load_dwordx2", 2, load<U, 2, Part::Whole>),
    ROW("buffer_load_dwordx3", 3, load<U, 3, Part::Whole>),
    ROW("buffer_load_dwordx4", 4, load<U, 4, Part::Whole>),
    ROW("buffer_load_ubyte", 1, load<uint8_t, 1, Part::Whole>),
    ROW("buffer_load_sbyte", 1, load<int8_t, 1, Part::Whole>),
    ROW("buffer_load_ushort", 1, load<uint16_t, 1, Part::Whole>),
    ROW("buffer_load_sshort", 1, load<int16_t, 1, Part::Whole>),
    ROW("buffer_load_ubyte_d16", 1, load<uint8_t, 1, Part::Lower>),
    ROW("buffer_load_ubyte_d16_hi", 1, load<uint8_t, 1, Part::Upper>),
    ROW("buffer_load_sbyte_d16", 1, load<int8_t, 1, Part::Lower>),
    ROW("buffer_load_sbyte_d16_hi", 1, load<int8_t, 1, Part::Upper>),
    ROW("buffer_load_short_d16", 1, load<uint16_t, 1, Part::Lower>),
    ROW("buffer_load_short_d16_hi", 1, load<uint16_t, 1, Part::Upper>),
    ROW("buffer_store_dword", 1, store<U, 1, Part::Whole>),
    ROW("buffer_store_dwordx2", 2, store<U, 2, Part::Whole>),
    ROW("buffer_store_dwordx3", 3, store<U, 3, Part::Whole>),
    ROW("buffer_store_dwordx4", 4, store<U, 4, Part::Whole>),
    ROW("buffer_store_byte", 1, store<uint8_t, 1, Part::Whole>),
    ROW("buffer_store_byte_d16_hi", 1, store<uint8_t, 1, Part::Upper>),
    ROW("buffer_store_short", 1, store<uint16_t, 1, Part::Whole>),
    ROW("buffer_store_short_d16_hi", 1, store<uint16_t, 1, Part::Upper>),
    ATTN_SIM_ATOMICS(uint32_t, int32_t, ""),
    ATTN_SIM_ATOMICS(uint64_t, int64_t, "_x2"),
    ATTN_SIM_FLOAT_ATOMICS(float, ""),
    ATTN_SIM_FLOAT_ATOMICS(double, "_x2"),
    ATOMIC_ROW("add_f32", float, addT),
    ATOMIC_ROW("csub", uint32_t, subClampedT),
    ATTN_SIM_CDNA_ATOMICS,
    ROW("buffer_inv", 0, nothing),
    ROW("buffer_invl2", 0, nothing),
    ROW("buffer_wbl2", 0, nothing),
    ROW("buffer_wbinvl1", 0, nothing),
    ROW("buffer_wbinvl1_vol", 0, nothing),
};

} // namespace

HandlerTable getBufferTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
