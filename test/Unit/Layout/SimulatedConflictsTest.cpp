//===- SimulatedConflictsTest.cpp - Compiler and simulator agree ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The compiler lays tiles out by its count of bank conflicts, and tests of
// kernels go by the simulator's. Neither knows of the other.

#include "TestLayouts.h"
#include "attn/Layout/BankConflicts.h"
#include "attn/Simulator/LdsConflicts.h"

using namespace llvm;
using namespace attn;

TEST(SimulatedConflictsTest, CountsAgree) {
  layout::Numbers numbers(4);
  sim::TimingParameters parameters =
      cantFail(sim::getTimingParameters("gfx906", "opt"));
  int64_t conflicts = 0;
  for (unsigned count = 0; count < 4000; ++count) {
    unsigned bytes = 4u << numbers.next(3);
    // Rows with padding and a swizzle, some lanes in one row, some without
    // part.
    int64_t stride = bytes * (1 + numbers.next(40));
    int64_t rowLanes = int64_t(1) << numbers.next(6);
    int64_t swizzle = bytes * numbers.next(8);
    SmallVector<int64_t> lanes;
    sim::LdsRequest request;
    request.bytes = bytes;
    request.isRead = numbers.next(2);
    for (int64_t lane = 0; lane < 64; ++lane) {
      int64_t row = lane / rowLanes;
      int64_t byte =
          (row * stride + lane % rowLanes * bytes) ^ (row & 1 ? swizzle : 0);
      bool takesPart = numbers.next(16) != 0;
      lanes.push_back(takesPart ? byte : -1);
      request.addresses[0][lane] = byte;
      request.mask |= uint64_t(takesPart) << lane;
    }
    for (auto [model, rule] :
         {std::pair(layout::LdsModel::inOrder(), sim::LdsPhaseRule::A),
          std::pair(layout::LdsModel::interleaved(), sim::LdsPhaseRule::B)}) {
      layout::LdsCycles ours =
          layout::countCycles(lanes, bytes, !request.isRead, model);
      EXPECT_EQ(ours.conflicts,
                sim::getLdsCost(request, rule, parameters).conflicts)
          << bytes << " bytes, rows of " << stride;
      conflicts += ours.conflicts;
    }
  }
  EXPECT_GT(conflicts, 1000);
}
