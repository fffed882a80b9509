//===- Gfx11Control.cpp - Waits, barriers and messages of gfx11 and gfx12 -===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Operands.h"
#include "Rdna/Families.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

void nothing(Wave &, const Instruction &) {}

//===----------------------------------------------------------------------===//
// Waits
//===----------------------------------------------------------------------===//

/// gfx11 has the fields elsewhere than gfx10.
void waitcnt(Wave &wave, const Instruction &i) {
  waitVectorMemory(wave, i.offset >> 10 & 63);
  waitLgkm(wave, i.offset >> 4 & 63);
}

// gfx12: a counter for each of vector loads, stores, LDS, and scalar loads and
// messages. Images have two more, which nothing here uses.
void waitLoads(Wave &wave, const Instruction &i) {
  waitVectorMemory(wave, i.offset & 63);
}
void waitStores(Wave &wave, const Instruction &i) {
  waitStore(wave, i.offset & 63);
}
void waitShared(Wave &wave, const Instruction &i) {
  waitLgkm(wave, i.offset & 63);
}
void waitScalars(Wave &wave, const Instruction &i) {
  waitScalar(wave, i.offset & 31);
}
void waitLoadsAndShared(Wave &wave, const Instruction &i) {
  waitVectorMemory(wave, i.offset >> 8 & 63);
  waitLgkm(wave, i.offset & 63);
}
void waitStoresAndShared(Wave &wave, const Instruction &i) {
  waitStore(wave, i.offset >> 8 & 63);
  waitLgkm(wave, i.offset & 63);
}

/// Has an effect on the memory that other waves see and a place in a queue.
void invalidate(Wave &wave, const Instruction &) {
  issueVectorMemory(wave, {});
}
void writeBack(Wave &wave, const Instruction &) { issueStore(wave, {}); }

//===----------------------------------------------------------------------===//
// Barriers of gfx12, in two parts
//===----------------------------------------------------------------------===//

constexpr int32_t workgroupBarrier = -1;

bool checkBarrier(Wave &wave, int32_t barrier) {
  if (barrier == workgroupBarrier)
    return true;
  fault::other(wave, "expected the barrier of the workgroup, -1, found another "
                     "one");
  return false;
}

void signal(Wave &wave, const Instruction &i) {
  if (!checkBarrier(wave, int32_t(readScalar(wave, i, 0))))
    return;
  if (wave.checkWaitcnt)
    for (const PendingOperation &operation : wave.lgkmPending)
      if (operation.isLds)
        return fault::other(wave, "expected an s_wait_dscnt 0 before the "
                                  "barrier, found accesses to LDS in flight");
  if (wave.hasSignalled && wave.checkBarriers)
    return fault::other(wave, "expected an s_barrier_wait before the barrier "
                              "is signalled again, found none");
  wave.hasSignalled = true;
}

/// Waves go on in turn, from barrier to barrier, so what one does between the
/// two parts counts as in front of both.
void barrierWait(Wave &wave, const Instruction &i) {
  if (!checkBarrier(wave, i.offset))
    return;
  if (!wave.hasSignalled)
    return fault::other(wave, "expected an s_barrier_signal before the "
                              "s_barrier_wait, found none");
  wave.hasSignalled = false;
  wave.status = WaveStatus::AtBarrier;
}

//===----------------------------------------------------------------------===//
// Messages that are answered in a register
//===----------------------------------------------------------------------===//

template <unsigned words> void message(Wave &wave, const Instruction &i) {
  if (i.destination + words > operand::numScalar)
    return fault::other(wave, "expected a destination inside of the scalar "
                              "registers");
  PendingOperation operation;
  operation.registers = {i.destination, words};
  operation.lanes = 1;
  operation.isScalar = operation.isUnordered = true;
  // A clock that advances with the wave; doorbells and such are nobody's.
  writeRegister(wave, i.destination,
                words == 2 ? uint32_t(~wave.remaining * 4) : 0);
  if (words == 2)
    writeRegister(wave, (i.destination + 1) & 127,
                  uint32_t(~wave.remaining * 4 >> 32));
  issueLgkm(wave, operation);
}

constexpr Unit wait = Unit::Wait, other = Unit::Other;
constexpr Unit scalarMemory = Unit::ScalarMemory;
constexpr Unit vectorMemory = Unit::VectorMemory;

constexpr HandlerEntry gfx11Entries[] = {
    {"s_waitcnt", waitcnt, wait},
    {"s_wait_event", nothing, wait},
    {"s_delay_alu", nothing, wait},
    {"s_singleuse_vdst", nothing, wait},
    {"s_set_inst_prefetch_distance", nothing, other},
    {"s_sendmsg_rtn_b32", message<1>, scalarMemory},
    {"s_sendmsg_rtn_b64", message<2>, scalarMemory},
};

constexpr HandlerEntry gfx12Entries[] = {
    {"s_wait_loadcnt", waitLoads, wait},
    {"s_wait_storecnt", waitStores, wait},
    {"s_wait_dscnt", waitShared, wait},
    {"s_wait_kmcnt", waitScalars, wait},
    {"s_wait_loadcnt_dscnt", waitLoadsAndShared, wait},
    {"s_wait_storecnt_dscnt", waitStoresAndShared, wait},
    {"s_wait_samplecnt", nothing, wait},
    {"s_wait_bvhcnt", nothing, wait},
    {"s_wait_expcnt", nothing, wait},
    {"s_wait_alu", nothing, wait},
    {"s_barrier_signal", signal, Unit::Barrier},
    {"s_barrier_wait", barrierWait, Unit::Barrier},
    {"s_sleep_var", nothing, wait},
    {"s_prefetch_inst", nothing, scalarMemory},
    {"s_prefetch_inst_pc_rel", nothing, scalarMemory},
    {"s_prefetch_data", nothing, scalarMemory},
    {"s_prefetch_data_pc_rel", nothing, scalarMemory},
    {"s_buffer_prefetch_data", nothing, scalarMemory},
    {"global_inv", invalidate, vectorMemory},
    {"global_wb", writeBack, vectorMemory},
    {"global_wbinv", writeBack, vectorMemory},
};

} // namespace

HandlerTable getGfx11ControlTable() {
  return {gfx11Entries, sizeof(gfx11Entries) / sizeof(gfx11Entries[0])};
}
HandlerTable getGfx12ControlTable() {
  return {gfx12Entries, sizeof(gfx12Entries) / sizeof(gfx12Entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
