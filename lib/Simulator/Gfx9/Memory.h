//===- Memory.h - Lanes of global memory, scratch and LDS -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_GFX9_MEMORY_H
#define ATTN_LIB_SIMULATOR_GFX9_MEMORY_H

#include "Gfx9/LdsShadow.h"

// Buffer and flat instructions differ in how they find addresses. Their data
// pass through `LaneData`, so that one instruction's lanes may lie in global
// memory, scratch and LDS.

namespace attn::sim::ATTN_SIM_VARIANT {

/// Up to four dwords of each lane; less than a dword is in the lower bits.
struct LaneData {
  alignas(64) uint32_t word[4][maxLanes];
};

/// Where a part of a dword is: all of the register, or one half of it.
enum class Part { Whole, Lower, Upper };

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

template <unsigned words, Part part>
inline void dataToRegisters(Wave &wave, unsigned vgpr, const LaneData &data,
                            uint64_t exec) {
  for (unsigned k = 0; k < words; ++k) {
    uint32_t *to = loadVector(wave, vgpr + k, exec, /*isLgkm=*/false);
    if (part == Part::Whole) {
      copyLanes(to, data.word[k], exec);
      continue;
    }
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      if (exec >> lane & 1)
        to[lane] = part == Part::Lower
                       ? (data.word[k][lane] & 0xffff) | (to[lane] & 0xffff0000)
                       : data.word[k][lane] << 16 | (to[lane] & 0xffff);
  }
}

template <unsigned words, Part part>
inline void registersToData(Wave &wave, unsigned vgpr, LaneData &data,
                            uint64_t exec) {
  for (unsigned k = 0; k < words; ++k) {
    const uint32_t *from = readVector(wave, vgpr + k, exec);
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      data.word[k][lane] = part == Part::Upper ? from[lane] >> 16 : from[lane];
  }
}

/// The same, but registers may hold nothing, though not what is in flight.
template <unsigned words>
inline void saveRegisters(Wave &wave, unsigned vgpr, LaneData &data,
                          uint64_t exec) {
  for (unsigned k = 0; k < words; ++k) {
    const uint32_t *from = wave.vgprPending[vgpr + k]
                               ? readVector(wave, vgpr + k, exec)
                               : wave.vgpr[vgpr + k].lane;
    __builtin_memcpy(data.word[k], from, sizeof(data.word[k]));
  }
}

//===----------------------------------------------------------------------===//
// Global memory
//===----------------------------------------------------------------------===//

/// The lanes that may access `bytes` bytes at their addresses; none after a
/// fault.
inline uint64_t checkGlobal(Wave &wave, const uint64_t *address, uint64_t lanes,
                            unsigned bytes, bool isStore) {
  uint64_t lowest = ~uint64_t(0), highest = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    if (lanes >> lane & 1) {
      lowest = address[lane] < lowest ? address[lane] : lowest;
      highest = address[lane] > highest ? address[lane] : highest;
    }
  if (lowest >= wave.cachedBegin && highest <= wave.cachedEnd &&
      bytes <= wave.cachedEnd - highest && (!isStore || wave.cachedWritable))
      [[likely]]
    return lanes;
  return fault::checkGlobal(wave, address, lanes, bytes, isStore);
}

template <class T, unsigned words>
inline void loadGlobal(LaneData &data, const uint64_t *address,
                       uint64_t lanes) {
  for (uint64_t rest = lanes; rest; rest &= rest - 1) {
    unsigned lane = unsigned(__builtin_ctzll(rest));
    const auto *from = reinterpret_cast<const uint8_t *>(address[lane]);
    for (unsigned k = 0; k < words; ++k) {
      T value;
      __builtin_memcpy(&value, from + k * 4, sizeof(T));
      data.word[k][lane] = uint32_t(int32_t(value));
    }
  }
}

template <class T, unsigned words>
inline void storeGlobal(const LaneData &data, const uint64_t *address,
                        uint64_t lanes) {
  for (uint64_t rest = lanes; rest; rest &= rest - 1) {
    unsigned lane = unsigned(__builtin_ctzll(rest));
    auto *to = reinterpret_cast<uint8_t *>(address[lane]);
    for (unsigned k = 0; k < words; ++k) {
      T value = T(data.word[k][lane]);
      __builtin_memcpy(to + k * 4, &value, sizeof(T));
    }
  }
}

//===----------------------------------------------------------------------===//
// Scratch: the dwords of the lanes are interleaved
//===----------------------------------------------------------------------===//

/// The lanes whose offsets are inside of the scratch of a work item; none after
/// a fault.
inline uint64_t checkScratch(Wave &wave, const int64_t *offset, uint64_t lanes,
                             unsigned bytes) {
  for (uint64_t rest = lanes; rest; rest &= rest - 1) {
    unsigned lane = unsigned(__builtin_ctzll(rest));
    if (offset[lane] >= 0 && offset[lane] + bytes <= wave.scratchBytes)
      continue;
    if (!wave.checkBounds) {
      lanes &= ~(uint64_t(1) << lane);
      continue;
    }
    fault::scratchBounds(wave, offset[lane], bytes, lane);
    return 0;
  }
  return lanes;
}

inline uint8_t *getScratchByte(const Wave &wave, uint64_t offset,
                               unsigned lane) {
  return wave.scratch + offset / 4 * (4 * maxLanes) + lane * 4 + offset % 4;
}

template <class T, unsigned words>
inline void loadScratch(const Wave &wave, LaneData &data, const int64_t *offset,
                        uint64_t lanes) {
  for (uint64_t rest = lanes; rest; rest &= rest - 1) {
    unsigned lane = unsigned(__builtin_ctzll(rest));
    for (unsigned k = 0; k < words; ++k) {
      uint64_t at = uint64_t(offset[lane]) + k * 4;
      T value;
      if (at % 4 + sizeof(T) <= 4) [[likely]] {
        __builtin_memcpy(&value, getScratchByte(wave, at, lane), sizeof(T));
      } else {
        uint8_t bytes[sizeof(T)];
        for (unsigned byte = 0; byte < sizeof(T); ++byte)
          bytes[byte] = *getScratchByte(wave, at + byte, lane);
        __builtin_memcpy(&value, bytes, sizeof(T));
      }
      data.word[k][lane] = uint32_t(int32_t(value));
    }
  }
}

template <class T, unsigned words>
inline void storeScratch(Wave &wave, const LaneData &data,
                         const int64_t *offset, uint64_t lanes) {
  for (uint64_t rest = lanes; rest; rest &= rest - 1) {
    unsigned lane = unsigned(__builtin_ctzll(rest));
    for (unsigned k = 0; k < words; ++k) {
      uint64_t at = uint64_t(offset[lane]) + k * 4;
      T value = T(data.word[k][lane]);
      uint8_t bytes[sizeof(T)];
      __builtin_memcpy(bytes, &value, sizeof(T));
      for (unsigned byte = 0; byte < sizeof(T); ++byte)
        *getScratchByte(wave, at + byte, lane) = bytes[byte];
    }
  }
}

//===----------------------------------------------------------------------===//
// Bookkeeping
//===----------------------------------------------------------------------===//

inline void recordAccess(Wave &wave, const uint64_t *address, uint64_t lanes,
                         unsigned bytes, bool isStore, uint64_t scratchLanes) {
  __builtin_memcpy(wave.access.address, address, maxLanes * sizeof(*address));
  wave.access.lanes = lanes;
  wave.access.scratchLanes = scratchLanes;
  wave.access.bytes = uint16_t(bytes);
  wave.access.hasSecond = false;
  wave.access.isStore = isStore;
}

/// Puts an access on the queue of vmcnt, or of vscnt if it writes no registers;
/// with `isFlat`, on that of lgkmcnt, too.
inline void finishVectorMemory(Wave &wave, unsigned firstVgpr, unsigned count,
                               uint64_t lanes, bool isFlat = false) {
  PendingOperation operation;
  operation.registers = {uint16_t(operand::vector + firstVgpr),
                         uint16_t(count)};
  operation.lanes = lanes;
  // RDNA returns what goes to memory and to LDS in order.
  operation.isUnordered = isFlat && !isRdna;
  if (count)
    issueVectorMemory(wave, operation);
  else
    issueStore(wave, operation);
  if (isFlat)
    issueLgkm(wave, operation);
}

//===----------------------------------------------------------------------===//
// Loads into LDS
//===----------------------------------------------------------------------===//

/// Stores what a load has brought, one lane behind the other, from M0 and the
/// instruction's offset on. vmcnt counts it.
template <unsigned words>
inline void dataToLds(Wave &wave, const Instruction &i, const LaneData &data,
                      uint64_t exec) {
  constexpr unsigned bytes = words * 4;
  Lds &lds = wave.workgroup->lds;
  uint32_t first = readRegister(wave, operand::m0) + uint32_t(i.offset);
  alignas(64) uint32_t address[maxLanes];
  uint64_t lanes = exec;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    address[lane] = first + lane * bytes;
    if (!(exec >> lane & 1) || uint64_t(address[lane]) + bytes <= lds.size)
      continue;
    if (lds.checkBounds)
      return fault::ldsBounds(wave, address[lane], bytes, lane);
    lanes &= ~(uint64_t(1) << lane);
  }
  if (wave.status == WaveStatus::Faulted ||
      !touchLds<LdsAccess::Write, bytes>(wave, address, lanes))
    return;
  markInFlight<bytes>(wave, address, lanes);
  for (uint64_t rest = lanes; rest; rest &= rest - 1) {
    unsigned lane = unsigned(__builtin_ctzll(rest));
    for (unsigned k = 0; k < words; ++k)
      __builtin_memcpy(&lds.bytes[address[lane] + k * 4], &data.word[k][lane],
                       4);
  }
  PendingOperation operation;
  operation.lanes = lanes;
  operation.ldsAddress = first;
  operation.ldsBytes = bytes;
  issueVectorMemory(wave, operation);
}

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_GFX9_MEMORY_H
