//===- LdsConflictsTest.cpp - What an LDS access costs --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/LdsConflicts.h"

#include "gtest/gtest.h"

using namespace attn::sim;
using namespace llvm;

namespace {

template <typename Function>
LdsRequest makeAccess(unsigned bytes, Function &&address) {
  LdsRequest access;
  access.mask = ~uint64_t(0);
  access.bytes = bytes;
  for (unsigned lane = 0; lane < 64; ++lane)
    access.addresses[0][lane] = address(lane);
  return access;
}

int64_t getClocks(const LdsRequest &access, LdsPhaseRule rule) {
  static const TimingParameters parameters =
      cantFail(getTimingParameters("gfx906", "opt"));
  LdsCost cost = getLdsCost(access, rule, parameters);
  int64_t free = access.pieces * (access.bytes > 8   ? 8
                                  : access.bytes > 4 ? 4
                                                     : 2);
  EXPECT_EQ(cost.conflicts, cost.clocks - free);
  return cost.clocks;
}

TEST(LdsConflicts, StridesOfSixteenByteReads) {
  // Stride of the lanes, clocks under A, clocks under B. Eight lanes of 16
  // bytes fill the 32 banks once, if they all differ modulo 128 bytes.
  const int64_t strides[][3] = {
      {0, 8, 8},     {16, 8, 8},    {32, 16, 16},  {48, 8, 8},    {64, 32, 32},
      {80, 8, 8},    {96, 16, 16},  {112, 8, 8},   {128, 64, 64}, {144, 8, 8},
      {160, 16, 16}, {176, 8, 8},   {192, 32, 32}, {208, 8, 8},   {224, 16, 16},
      {240, 8, 8},   {256, 64, 64}, {272, 8, 8},   {288, 16, 16}};
  for (auto [laneStride, a, b] : strides) {
    int64_t stride = laneStride;
    LdsRequest access =
        makeAccess(16, [&](unsigned lane) { return lane * stride; });
    EXPECT_EQ(getClocks(access, LdsPhaseRule::A), a) << "stride " << stride;
    EXPECT_EQ(getClocks(access, LdsPhaseRule::B), b) << "stride " << stride;
  }
}

TEST(LdsConflicts, RulesDifferOnExchangedHalves) {
  // Each eight lanes fill a row of 128 bytes; lanes 16 to 31 and 48 to 63
  // exchange the halves of theirs. A finds all chunks different. B joins lanes
  // 0-3 with 20-23, which now take the same chunks of other rows.
  auto swapped = [](unsigned lane) {
    return lane / 8 * 128 + ((lane % 8) ^ (lane / 16 % 2 * 4)) * 16;
  };
  LdsRequest access = makeAccess(16, swapped);
  EXPECT_EQ(getClocks(access, LdsPhaseRule::A), 8);
  EXPECT_EQ(getClocks(access, LdsPhaseRule::B), 16);
  // B is a rule for reads of 16 bytes.
  access.isRead = false;
  EXPECT_EQ(getClocks(access, LdsPhaseRule::B), 8);

  // The other way round: lanes 4-7 repeat the chunks of lanes 0-3.
  access = makeAccess(16, [](unsigned lane) {
    return lane / 8 * 128 + (lane % 4 + lane / 16 % 2 * 4) * 16 +
           lane / 4 % 2 * 1024;
  });
  EXPECT_EQ(getClocks(access, LdsPhaseRule::A), 16);
  EXPECT_EQ(getClocks(access, LdsPhaseRule::B), 8);
}

TEST(LdsConflicts, NarrowAccesses) {
  auto strided = [](unsigned bytes, unsigned stride) {
    return getClocks(
        makeAccess(bytes, [&](unsigned lane) { return lane * stride; }),
        LdsPhaseRule::A);
  };
  // Two phases of 32 lanes.
  EXPECT_EQ(strided(4, 4), 2);
  EXPECT_EQ(strided(4, 8), 4);
  EXPECT_EQ(strided(4, 128), 64);
  EXPECT_EQ(strided(4, 132), 2);
  EXPECT_EQ(strided(4, 0), 2);
  // Two 16-bit lanes share a dword.
  EXPECT_EQ(strided(2, 2), 2);
  // Four phases of 16 lanes.
  EXPECT_EQ(strided(8, 8), 4);
  EXPECT_EQ(strided(8, 16), 8);
  EXPECT_EQ(strided(8, 128), 64);
}

TEST(LdsConflicts, SecondAddressesAndInactiveLanes) {
  LdsRequest access = makeAccess(4, [](unsigned lane) { return lane * 4; });
  access.pieces = 2;
  for (unsigned lane = 0; lane < 64; ++lane)
    access.addresses[1][lane] = lane * 8;
  EXPECT_EQ(getClocks(access, LdsPhaseRule::A), 2 + 4);
  // Lanes that are off cost nothing, their phases do.
  access.mask = 1;
  EXPECT_EQ(getClocks(access, LdsPhaseRule::A), 4);
  access.mask = 0;
  EXPECT_EQ(getClocks(access, LdsPhaseRule::A), 4);
}

} // namespace
