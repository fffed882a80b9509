//===- Control.cpp - Waits and modes of RDNA ------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatEnvironment.h"
#include "Gfx9/Operands.h"
#include "Rdna/Families.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// Waits
//===----------------------------------------------------------------------===//

void waitcnt(Wave &wave, const Instruction &i) {
  waitVectorMemory(wave, (i.offset & 15) | (i.offset >> 14 & 3) << 4);
  waitLgkm(wave, i.offset >> 8 & 63);
}

/// One counter: the immediate, and a register that is nearly always
/// SGPR_NULL.
uint32_t getCount(Wave &wave, const Instruction &i) {
  uint32_t count = uint32_t(i.offset) & 63;
  if (i.destination != operand::null)
    count += readRegister(wave, i.destination);
  return count;
}
void waitVmcnt(Wave &wave, const Instruction &i) {
  waitVectorMemory(wave, getCount(wave, i));
}
void waitLgkmcnt(Wave &wave, const Instruction &i) {
  waitLgkm(wave, getCount(wave, i));
}
void waitVscnt(Wave &wave, const Instruction &i) {
  waitStore(wave, getCount(wave, i));
}

void nothing(Wave &, const Instruction &) {}

void codeEnd(Wave &wave, const Instruction &) {
  fault::other(wave, "expected s_endpgm before the end of the code");
}

//===----------------------------------------------------------------------===//
// The MODE register
//===----------------------------------------------------------------------===//

void roundMode(Wave &wave, const Instruction &i) {
  wave.mode = (wave.mode & ~0xfu) | (uint32_t(i.offset) & 0xf);
  FloatEnvironment::apply(wave);
}
void denormMode(Wave &wave, const Instruction &i) {
  wave.mode = (wave.mode & ~0xf0u) | (uint32_t(i.offset) & 0xf) << 4;
  FloatEnvironment::apply(wave);
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr Unit wait = Unit::Wait, other = Unit::Other;

constexpr HandlerEntry entries[] = {
    {"s_waitcnt", waitcnt, wait},
    {"s_waitcnt_vmcnt", waitVmcnt, wait},
    {"s_waitcnt_lgkmcnt", waitLgkmcnt, wait},
    {"s_waitcnt_vscnt", waitVscnt, wait},
    {"s_waitcnt_expcnt", nothing, wait},
    {"s_waitcnt_depctr", nothing, wait},
    {"s_wait_idle", nothing, wait},
    {"s_clause", nothing, wait},
    {"s_inst_prefetch", nothing, other},
    {"s_round_mode", roundMode, other},
    {"s_denorm_mode", denormMode, other},
    {"s_ttracedata_imm", nothing, other},
    {"s_code_end", codeEnd, other},
    {"s_gl1_inv", nothing, Unit::ScalarMemory},
    {"buffer_gl0_inv", nothing, Unit::VectorMemory},
    {"buffer_gl1_inv", nothing, Unit::VectorMemory},
};

} // namespace

HandlerTable getRdnaControlTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
