//===- ScalarControl.cpp - Branches, waits, barriers and hardware registers
//-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatEnvironment.h"
#include "Gfx9/Families.h"
#include "Gfx9/Operands.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

void branch(Wave &wave, const Instruction &i) {
  if (i.offset < 0)
    return fault::other(wave, "expected a branch to an instruction, found a "
                              "target that is none");
  wave.pc = uint32_t(i.offset);
}

template <auto condition> void branchIf(Wave &wave, const Instruction &i) {
  if (condition(wave))
    branch(wave, i);
}

bool sccIsSet(Wave &wave) { return readScc(wave); }
bool sccIsClear(Wave &wave) { return !readScc(wave); }
bool vccIsZero(Wave &wave) { return readMask(wave, operand::vcc) == 0; }
bool vccIsNotZero(Wave &wave) { return !vccIsZero(wave); }
bool execIsZero(Wave &wave) { return wave.exec() == 0; }
bool execIsNotZero(Wave &wave) { return wave.exec() != 0; }
/// Conditional debugging is never on.
bool never(Wave &) { return false; }

uint64_t getNextAddress(const Wave &wave) {
  return getLoadAddress(wave, wave.current + 1);
}

void getpc(Wave &wave, const Instruction &i) {
  writeRegister64(wave, i.destination, getNextAddress(wave));
}

void jump(Wave &wave, uint64_t address) {
  int64_t index = findInstruction(wave, address);
  if (index < 0)
    return fault::other(wave, "expected a jump to an instruction of the code "
                              "object, found an address that is none");
  wave.pc = uint32_t(index);
}

void setpc(Wave &wave, const Instruction &i) {
  jump(wave, readScalar64(wave, i, 0));
}
void swappc(Wave &wave, const Instruction &i) {
  uint64_t target = readScalar64(wave, i, 0);
  writeRegister64(wave, i.destination, getNextAddress(wave));
  jump(wave, target);
}
void call(Wave &wave, const Instruction &i) {
  writeRegister64(wave, i.destination, getNextAddress(wave));
  branch(wave, i);
}

//===----------------------------------------------------------------------===//
// Ends, waits and barriers
//===----------------------------------------------------------------------===//

void endpgm(Wave &wave, const Instruction &) {
  wave.status = WaveStatus::Ended;
}

void trap(Wave &wave, const Instruction &i) {
  switch (i.offset & 0xff) {
  case 2:
    return fault::other(wave, "the kernel trapped: s_trap 2, as by "
                              "__builtin_trap or a failed assertion");
  default:
    return fault::other(wave, "the kernel trapped");
  }
}

void nothing(Wave &, const Instruction &) {}

void waitcnt(Wave &wave, const Instruction &i) {
  unsigned vmcnt = (i.offset & 15) | (i.offset >> 14 & 3) << 4;
  unsigned lgkmcnt = i.offset >> 8 & 15;
  if (wave.vectorPending.size() > vmcnt)
    waitVectorMemory(wave, vmcnt);
  if (wave.lgkmPending.size() > lgkmcnt)
    waitLgkm(wave, lgkmcnt);
}

void barrier(Wave &wave, const Instruction &) {
  if (wave.checkWaitcnt)
    for (const PendingOperation &operation : wave.lgkmPending)
      if (operation.isLds)
        return fault::other(wave, "expected an s_waitcnt lgkmcnt(0) before the "
                                  "barrier, found accesses to LDS in flight");
  wave.status = WaveStatus::AtBarrier;
}

//===----------------------------------------------------------------------===//
// Hardware registers
//===----------------------------------------------------------------------===//

// Numbers of s_getreg's operand.
enum : unsigned { modeRegister = 1, statusRegister = 2, memoryBases = 15 };

void getreg(Wave &wave, const Instruction &i) {
  unsigned id = i.offset & 63, offset = i.offset >> 6 & 31;
  unsigned size = (i.offset >> 11 & 31) + 1;
  uint32_t value = 0;
  if (id == modeRegister)
    value = wave.mode;
  else if (id == statusRegister)
    value = wave.scc | (wave.exec() == 0) << 9 |
            ((wave.vcc() & allLanes) == 0) << 10;
  else if (id == memoryBases)
    value = 2 | 1 << 16; // scratch below LDS, as 64 KiB of the upper half
  uint64_t mask = (uint64_t(1) << size) - 1;
  writeRegister(wave, i.destination, uint32_t(value >> offset & mask));
}

void setMode(Wave &wave, const Instruction &i, uint32_t value) {
  unsigned id = i.offset & 63, offset = i.offset >> 6 & 31;
  unsigned size = (i.offset >> 11 & 31) + 1;
  if (id != modeRegister)
    return;
  uint32_t mask = uint32_t(((uint64_t(1) << size) - 1) << offset);
  wave.mode = (wave.mode & ~mask) | (value << offset & mask);
  FloatEnvironment::apply(wave);
}
void setreg(Wave &wave, const Instruction &i) {
  setMode(wave, i, readScalar(wave, i, 0));
}
void setregImmediate(Wave &wave, const Instruction &i) {
  setMode(wave, i, i.extension);
}

//===----------------------------------------------------------------------===//
// Indexed vector registers: M0 has the index in 7:0 and the mode in 15:12
//===----------------------------------------------------------------------===//

void setIndex(Wave &wave, uint32_t index) {
  uint32_t m0 = isReady(wave, operand::m0) ? wave.sgpr[operand::m0] : 0;
  writeRegister(wave, operand::m0, (m0 & ~0xffu) | (index & 0xff));
}
void setIndexMode(Wave &wave, uint32_t mode) {
  uint32_t m0 = isReady(wave, operand::m0) ? wave.sgpr[operand::m0] : 0;
  writeRegister(wave, operand::m0, (m0 & ~0xf000u) | (mode & 15) << 12);
  wave.indexed = mode & 15;
}
/// The second operand is the mode itself, not a register.
void indexOn(Wave &wave, const Instruction &i) {
  setIndex(wave, readScalar(wave, i, 0));
  setIndexMode(wave, i.extension);
}
void indexOff(Wave &wave, const Instruction &) { wave.indexed = 0; }
void indexMode(Wave &wave, const Instruction &i) {
  setIndexMode(wave, uint32_t(i.offset));
}
void indexIndex(Wave &wave, const Instruction &i) {
  setIndex(wave, readScalar(wave, i, 0));
}

/// A clock that advances with the wave, so that runs are alike.
void memtime(Wave &wave, const Instruction &i) {
  PendingOperation operation;
  operation.registers = {i.destination, 2};
  operation.lanes = 1;
  operation.isScalar = operation.isUnordered = true;
  wave.setPair(i.destination, (~wave.remaining) * 4);
  settleExec(wave);
  issueLgkm(wave, operation);
}

constexpr Unit toBranch = Unit::Branch, other = Unit::Other;
constexpr SourceKind b32 = SourceKind::B32, b64 = SourceKind::B64;
#define BRANCH(NAME, ...)                                                      \
  {NAME, __VA_ARGS__, toBranch, {b32, b32, b32}, trait::BranchTarget}

constexpr HandlerEntry entries[] = {
    BRANCH("s_branch", branch),
    BRANCH("s_cbranch_scc0", branchIf<sccIsClear>),
    BRANCH("s_cbranch_scc1", branchIf<sccIsSet>),
    BRANCH("s_cbranch_vccz", branchIf<vccIsZero>),
    BRANCH("s_cbranch_vccnz", branchIf<vccIsNotZero>),
    BRANCH("s_cbranch_execz", branchIf<execIsZero>),
    BRANCH("s_cbranch_execnz", branchIf<execIsNotZero>),
    BRANCH("s_cbranch_cdbgsys", branchIf<never>),
    BRANCH("s_cbranch_cdbguser", branchIf<never>),
    BRANCH("s_cbranch_cdbgsys_or_user", branchIf<never>),
    BRANCH("s_cbranch_cdbgsys_and_user", branchIf<never>),
    BRANCH("s_call_b64", call),
    {"s_getpc_b64", getpc, Unit::ScalarAlu},
    {"s_setpc_b64", setpc, toBranch, {b64, b64, b64}},
    {"s_swappc_b64", swappc, toBranch, {b64, b64, b64}},
    {"s_endpgm", endpgm, other},
    {"s_endpgm_saved", endpgm, other},
    {"s_trap", trap, other},
    {"s_nop", nothing, Unit::Wait},
    {"s_sleep", nothing, Unit::Wait},
    {"s_waitcnt", waitcnt, Unit::Wait},
    {"s_barrier", barrier, Unit::Barrier},
    {"s_setprio", nothing, other},
    {"s_sethalt", nothing, other},
    {"s_icache_inv", nothing, other},
    {"s_dcache_inv", nothing, Unit::ScalarMemory},
    {"s_dcache_wb", nothing, Unit::ScalarMemory},
    {"s_dcache_inv_vol", nothing, Unit::ScalarMemory},
    {"s_dcache_wb_vol", nothing, Unit::ScalarMemory},
    {"s_sendmsg", nothing, other},
    {"s_incperflevel", nothing, other},
    {"s_decperflevel", nothing, other},
    {"s_ttracedata", nothing, other},
    {"s_set_gpr_idx_on", indexOn, Unit::ScalarAlu},
    {"s_set_gpr_idx_off", indexOff, other},
    {"s_set_gpr_idx_mode", indexMode, other},
    {"s_set_gpr_idx_idx", indexIndex, Unit::ScalarAlu},
    {"s_getreg_b32", getreg, Unit::ScalarAlu},
    {"s_setreg_b32", setreg, Unit::ScalarAlu},
    {"s_setreg_imm32_b32", setregImmediate, Unit::ScalarAlu},
    {"s_memtime", memtime, Unit::ScalarMemory},
    {"s_memrealtime", memtime, Unit::ScalarMemory},
};

} // namespace

HandlerTable getScalarControlTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
