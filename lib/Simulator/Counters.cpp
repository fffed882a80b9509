//===- Counters.cpp - Memory operations in flight -------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The value of a load is in its registers at once, but they count as not ready
// until an s_waitcnt covers the load, so reading one too early is found by the
// same test as reading one that was never written.

#include "Faults.h"

using namespace attn::sim;

// The counters of gfx9 hold 6 and 4 bits; hardware stalls at their limits.
// RDNA has 6 for all.
static constexpr size_t maxVectorPending = 63;
static constexpr size_t maxLgkmPending = 15;
static constexpr size_t maxRdnaPending = 63;

static void markPending(Wave &wave, const PendingOperation &operation) {
  unsigned first = operation.registers.first;
  if (operation.isScalar) {
    for (unsigned i = 0; i < operation.registers.count; ++i) {
      unsigned code = first + i;
      wave.sgprPending[code / 64] |= uint64_t(1) << (code % 64);
      wave.sgprReady[code / 64] &= ~(uint64_t(1) << (code % 64));
    }
    return;
  }
  for (unsigned i = 0; i < operation.registers.count; ++i) {
    unsigned vgpr = first - operand::vector + i;
    ++wave.vgprPending[vgpr];
    wave.vgprReady[vgpr] &= ~operation.lanes;
  }
}

/// Lanes of a register that operations still in flight will write.
static uint64_t getPendingLanes(const Wave &wave, unsigned code) {
  uint64_t lanes = 0;
  for (const auto *queue :
       {&wave.vectorPending, &wave.lgkmPending, &wave.scalarPending})
    for (const PendingOperation &operation : *queue)
      if (code >= operation.registers.first &&
          code <
              unsigned(operation.registers.first) + operation.registers.count)
        lanes |= operation.lanes;
  return lanes;
}

/// What a load has brought to LDS is there from now on.
static void completeLds(Wave &wave, const PendingOperation &operation) {
  Lds &lds = wave.workgroup->lds;
  unsigned unit = lds.byByte ? 1 : 4;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    if (!(operation.lanes >> lane & 1))
      continue;
    size_t first = operation.ldsAddress + size_t(lane) * operation.ldsBytes;
    for (size_t at = first; at < first + operation.ldsBytes; at += unit)
      if (lds.writeTags[at / unit] >= inFlight)
        lds.writeTags[at / unit] = lds.interval << 8 | wave.index;
  }
}

/// Completes an operation that has left its queue.
static void complete(Wave &wave, const PendingOperation &operation) {
  if (operation.ldsBytes)
    completeLds(wave, operation);
  unsigned first = operation.registers.first;
  if (operation.isScalar) {
    for (unsigned i = 0; i < operation.registers.count; ++i) {
      unsigned code = first + i;
      if (getPendingLanes(wave, code))
        continue;
      wave.sgprPending[code / 64] &= ~(uint64_t(1) << (code % 64));
      wave.sgprReady[code / 64] |= uint64_t(1) << (code % 64);
    }
    return;
  }
  for (unsigned i = 0; i < operation.registers.count; ++i) {
    unsigned vgpr = first - operand::vector + i;
    uint64_t lanes = operation.lanes;
    if (--wave.vgprPending[vgpr])
      lanes &= ~getPendingLanes(wave, first + i);
    wave.vgprReady[vgpr] |= lanes;
  }
}

/// Completes what a wait for at most `count` operations in flight covers.
static void wait(Wave &wave, std::vector<PendingOperation> &queue,
                 size_t count) {
  if (queue.size() <= count)
    return;
  size_t done = queue.size() - count;
  if (count)
    for (const PendingOperation &operation : queue)
      if (operation.isUnordered)
        return;
  std::vector<PendingOperation> completed(queue.begin(), queue.begin() + done);
  queue.erase(queue.begin(), queue.begin() + done);
  for (const PendingOperation &operation : completed)
    complete(wave, operation);
}

void attn::sim::issueVectorMemory(Wave &wave,
                                  const PendingOperation &operation) {
  wait(wave, wave.vectorPending, maxVectorPending - 1);
  wave.vectorPending.push_back(operation);
  markPending(wave, operation);
}

void attn::sim::issueLgkm(Wave &wave, const PendingOperation &operation) {
  auto &queue = operation.isScalar && wave.countsScalars ? wave.scalarPending
                                                         : wave.lgkmPending;
  wait(wave, queue, (wave.countsStores ? maxRdnaPending : maxLgkmPending) - 1);
  queue.push_back(operation);
  markPending(wave, operation);
}

void attn::sim::issueStore(Wave &wave, const PendingOperation &operation) {
  if (!wave.countsStores)
    return issueVectorMemory(wave, operation);
  wait(wave, wave.storePending, maxRdnaPending - 1);
  wave.storePending.push_back(operation);
}

void attn::sim::waitVectorMemory(Wave &wave, unsigned count) {
  wait(wave, wave.vectorPending, count);
}

void attn::sim::waitLgkm(Wave &wave, unsigned count) {
  wait(wave, wave.lgkmPending, count);
}

void attn::sim::waitStore(Wave &wave, unsigned count) {
  wait(wave, wave.storePending, count);
}

void attn::sim::waitScalar(Wave &wave, unsigned count) {
  wait(wave, wave.scalarPending, count);
}
