//===- Faults.h - What handlers call when something is wrong ----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_FAULTS_H
#define ATTN_LIB_SIMULATOR_FAULTS_H

#include "attn/Simulator/Wave.h"

// Plain C++ only, see Instruction.h. All of these are off the hot path: a
// handler calls one when a cheap test failed, and it finds out whether a check
// that is on was violated. The first fault of a wave stays; it ends the launch.

namespace attn::sim {

/// Who touched a part of LDS, in its tags: a wave, or one of these. A wave's
/// atomics are its number on top of `atomicWho`.
constexpr uint32_t atomicWho = 64;
constexpr uint32_t severalAtomics = 0x7e;
constexpr uint32_t severalWaves = 0x7f;
/// The write tag of what a load into LDS will write, on top of its wave: an
/// interval that no launch comes to.
constexpr uint32_t inFlight = 0xffffff00;

enum class LdsAccess { Read, Write, Atomic };

} // namespace attn::sim

namespace attn::sim::fault {

/// Lanes of `vgpr` that are read are not ready.
[[gnu::cold]] void readVector(Wave &wave, unsigned vgpr, uint64_t lanes);
/// A register is written while a load into it is in flight.
[[gnu::cold]] void writeVector(Wave &wave, unsigned vgpr);
/// A load into a register is issued while another one is in flight: loads that
/// return in order, by the same counter, may overwrite each other.
[[gnu::cold]] void loadVector(Wave &wave, unsigned vgpr, bool isLgkm);
[[gnu::cold]] void readScalar(Wave &wave, unsigned code);
[[gnu::cold]] void writeScalar(Wave &wave, unsigned code);
[[gnu::cold]] void readScc(Wave &wave);
/// A register that the wave does not have.
[[gnu::cold]] void missingVector(Wave &wave, unsigned vgpr);

/// The lanes of an access to global memory do not all lie in the cached range.
/// Returns the lanes that may be accessed.
uint64_t checkGlobal(Wave &wave, const uint64_t *address, uint64_t lanes,
                     unsigned bytes, bool isStore);
/// The same for one address of a scalar load; false if it may not be accessed.
bool checkScalarGlobal(Wave &wave, uint64_t address, unsigned bytes);
/// An access to LDS or scratch outside of its bounds.
[[gnu::cold]] void ldsBounds(Wave &wave, uint64_t address, unsigned bytes,
                             unsigned lane);
[[gnu::cold]] void scratchBounds(Wave &wave, int64_t offset, unsigned bytes,
                                 unsigned lane);

/// Names what is wrong with the tags of a byte of LDS, and reports it if that
/// check is on: see Gfx9/LdsShadow.h.
[[gnu::cold]] void ldsTag(Wave &wave, LdsAccess access, uint32_t address,
                          unsigned lane, uint32_t writeTag, uint32_t readTag);
/// Changes the tags from those of dwords to those of bytes.
[[gnu::cold]] void splitTags(Lds &lds);

/// Anything else; `text` says what was expected and what was found.
[[gnu::cold]] void other(Wave &wave, const char *text);
[[gnu::cold]] void unknownInstruction(Wave &wave,
                                      const Instruction &instruction);

} // namespace attn::sim::fault

namespace attn::sim {

/// Puts an operation on the queue of vmcnt, and marks its registers as in
/// flight.
void issueVectorMemory(Wave &wave, const PendingOperation &operation);
/// A store, which writes no register: on vscnt if the chip has it.
void issueStore(Wave &wave, const PendingOperation &operation);
/// The same for lgkmcnt.
void issueLgkm(Wave &wave, const PendingOperation &operation);
void waitVectorMemory(Wave &wave, unsigned count);
void waitLgkm(Wave &wave, unsigned count);
void waitStore(Wave &wave, unsigned count);
void waitScalar(Wave &wave, unsigned count);

/// Where an instruction was loaded, and back; -1 if there is none.
uint64_t getLoadAddress(const Wave &wave, uint32_t index);
int64_t findInstruction(const Wave &wave, uint64_t address);

} // namespace attn::sim

#endif // ATTN_LIB_SIMULATOR_FAULTS_H
