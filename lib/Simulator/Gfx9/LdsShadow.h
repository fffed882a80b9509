//===- LdsShadow.h - Checks of accesses to LDS ------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_GFX9_LDSSHADOW_H
#define ATTN_LIB_SIMULATOR_GFX9_LDSSHADOW_H

#include "Gfx9/Operands.h"

// Every dword of LDS has two tags: who wrote it last and who has read it, each
// with the barrier interval, as interval * 256 + who. `who` is the number of a
// wave, or several; an interval before the present one is as good as none. A
// write tag of 0 means that nothing has ever written the dword; a load into LDS
// that is in flight has a tag that no access agrees with. Once a kernel
// accesses something smaller than a dword, the tags are those of bytes. Waves
// that write the same to the same place do not disturb each other.

namespace attn::sim::ATTN_SIM_VARIANT {

/// Whether an access agrees with the tags of one unit.
template <LdsAccess access>
[[gnu::always_inline]] inline bool agrees(uint32_t write, uint32_t read,
                                          uint32_t base, uint32_t mine) {
  // Unsigned, so that a tag of 0 fails where an old one passes.
  bool isWritten = (write - 1 < base - 1) | (write == mine);
  bool isUnread = (read < base) | (read == mine);
  if constexpr (access == LdsAccess::Read)
    return isWritten;
  else if constexpr (access == LdsAccess::Write)
    return ((write < base) | (write == mine)) & isUnread;
  else
    return (isWritten |
            ((write >= (base | atomicWho)) & (write < base + 256))) &
           isUnread;
}

/// Records an access in the tags of one unit.
template <LdsAccess access>
[[gnu::always_inline]] inline void recordTag(uint32_t &write, uint32_t &read,
                                             uint32_t base, uint32_t mine) {
  if constexpr (access == LdsAccess::Read) {
    read = ((read < base) | (read == mine)) ? mine : base | severalWaves;
  } else if constexpr (access == LdsAccess::Write) {
    write = mine;
  } else {
    uint32_t atomic = mine + atomicWho;
    write = ((write < base) | (write == mine) | (write == atomic))
                ? atomic
                : base | severalAtomics;
  }
}

/// What a store writes: dwords of each lane, of which bytes from `shift` bits
/// on.
struct LdsData {
  const uint32_t *word[4];
  unsigned shift = 0;
};

/// Whether memory holds already what one lane is to write.
template <unsigned bytes>
[[gnu::cold, gnu::noinline]] bool
holdsAlready(const Lds &lds, const LdsData &data, unsigned lane,
             uint32_t address) {
  for (unsigned byte = 0; byte < bytes; ++byte) {
    uint32_t word = data.word[byte / 4][lane] >> data.shift;
    if (lds.bytes[address + byte] != uint8_t(word >> byte % 4 * 8))
      return false;
  }
  return true;
}

/// The units that one lane touches; false if that is a fault.
template <LdsAccess access, unsigned bytes, unsigned units>
[[gnu::always_inline]] inline bool
touchUnits(Wave &wave, uint32_t *writeTags, uint32_t *readTags, uint32_t base,
           uint32_t mine, unsigned lane, uint32_t address, unsigned shift,
           const LdsData *data) {
  bool isGood = true;
  for (unsigned k = 0; k < units; ++k)
    isGood &= agrees<access>(writeTags[k], readTags[k], base, mine);
  if (!isGood) [[unlikely]] {
    // Tags of another wave; those of loads in flight are no matter of values.
    auto isOthers = [&](uint32_t tag) {
      return tag >= base && tag < inFlight && tag != mine &&
             tag != mine + atomicWho;
    };
    bool hasOthers = false, isInFlight = false;
    for (unsigned k = 0; k < units; ++k) {
      hasOthers |= isOthers(writeTags[k]) || isOthers(readTags[k]);
      isInFlight |= writeTags[k] >= inFlight;
    }
    if (data && hasOthers && !isInFlight &&
        holdsAlready<bytes>(wave.workgroup->lds, *data, lane, address)) {
      for (unsigned k = 0; k < units; ++k)
        writeTags[k] = isOthers(writeTags[k]) ? base | severalWaves : mine;
      return true;
    }
    for (unsigned k = 0; k < units; ++k)
      fault::ldsTag(wave, access, address + (k << shift), lane, writeTags[k],
                    readTags[k]);
    if (wave.status == WaveStatus::Faulted)
      return false;
  }
  for (unsigned k = 0; k < units; ++k)
    recordTag<access>(writeTags[k], readTags[k], base, mine);
  return true;
}

/// Checks `bytes` bytes at the address of each lane; false if there was a
/// fault. The bounds have been checked.
template <LdsAccess access, unsigned bytes>
inline bool touchLds(Wave &wave, const uint32_t *address, uint64_t lanes,
                     const LdsData *data = nullptr) {
  Lds &lds = wave.workgroup->lds;
  if (!lds.checkInit && !lds.checkRaces)
    return true;
  uint32_t base = lds.interval << 8, mine = base | wave.index;
  if (!lds.byByte) {
    uint32_t unaligned = bytes % 4;
    if constexpr (bytes % 4 == 0)
      for (unsigned lane = 0; lane < maxLanes; ++lane)
        unaligned |= lanes >> lane & 1 ? address[lane] & 3 : 0;
    if (unaligned) [[unlikely]]
      fault::splitTags(lds);
  }
  uint32_t *writeTags = &lds.writeTags[0], *readTags = &lds.readTags[0];
  // Lanes that read the same address are often neighbours.
  uint32_t last = ~0u;
  for (uint64_t rest = lanes; rest; rest &= rest - 1) {
    unsigned lane = unsigned(__builtin_ctzll(rest));
    uint32_t here = address[lane];
    if (access == LdsAccess::Read && here == last)
      continue;
    last = here;
    if (bytes % 4 == 0 && !lds.byByte) [[likely]] {
      if (!touchUnits<access, bytes, (bytes + 3) / 4>(
              wave, writeTags + here / 4, readTags + here / 4, base, mine, lane,
              here, 2, data))
        return false;
    } else if (!touchUnits<access, bytes, bytes>(wave, writeTags + here,
                                                 readTags + here, base, mine,
                                                 lane, here, 0, data)) {
      return false;
    }
  }
  return true;
}

/// Marks what touchLds has let a load into LDS write, until it arrives.
template <unsigned bytes>
inline void markInFlight(Wave &wave, const uint32_t *address, uint64_t lanes) {
  Lds &lds = wave.workgroup->lds;
  if (!wave.checkWaitcnt || (!lds.checkInit && !lds.checkRaces))
    return;
  unsigned unit = lds.byByte ? 1 : 4;
  for (uint64_t rest = lanes; rest; rest &= rest - 1) {
    uint32_t first = address[__builtin_ctzll(rest)];
    for (uint32_t at = first; at < first + bytes; at += unit)
      lds.writeTags[at / unit] = inFlight | wave.index;
  }
}

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_GFX9_LDSSHADOW_H
