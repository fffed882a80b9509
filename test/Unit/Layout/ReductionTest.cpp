//===- ReductionTest.cpp - Tests of reductions over lanes -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/Reduction.h"
#include "TestLayouts.h"
#include "attn/Layout/LaneShuffle.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace attn::layout;

static std::string textOf(ArrayRef<ReductionStep> steps) {
  std::string text;
  for (const ReductionStep &step : steps) {
    for (const LaneStep &read : step.read) {
      text += getName(read.pattern);
      if (read.operand)
        text += ":" + std::to_string(read.operand);
      text += &read == &step.read.back() ? "" : " ";
    }
    text += &step == &steps.back() ? "" : ", ";
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Lane shuffles
//===----------------------------------------------------------------------===//

static SmallVector<ShuffleCapabilities> chips() {
  ShuffleCapabilities gcn;
  ShuffleCapabilities rdna = {32, true, true, true, false, true};
  ShuffleCapabilities none = {64, false, false, false, false, false};
  ShuffleCapabilities all = {64, true, true, true, true, true};
  return {gcn, rdna, none, all};
}

TEST(LaneShuffleTest, XorStepsReadTheRightLane) {
  for (const ShuffleCapabilities &chip : chips())
    for (unsigned mask = 0; mask < chip.waveSize; ++mask) {
      SmallVector<LaneStep> steps = getXorSteps(mask, chip);
      EXPECT_LE(steps.size(), 2u);
      for (unsigned lane = 0; lane < chip.waveSize; ++lane) {
        unsigned source = lane;
        for (const LaneStep &step : reverse(steps))
          source = step.getSource(source);
        EXPECT_EQ(source, lane ^ mask);
      }
    }
}

TEST(LaneShuffleTest, Patterns) {
  auto names = [](unsigned mask, const ShuffleCapabilities &chip) {
    return textOf(
        ReductionStep{SmallVector<LaneStep, 2>(getXorSteps(mask, chip))});
  };
  ShuffleCapabilities gcn;
  EXPECT_EQ(names(1, gcn), "quad_perm:1");
  EXPECT_EQ(names(2, gcn), "quad_perm:2");
  EXPECT_EQ(names(4, gcn), "row_half_mirror quad_perm:3");
  EXPECT_EQ(names(7, gcn), "row_half_mirror");
  EXPECT_EQ(names(8, gcn), "row_ror:8");
  EXPECT_EQ(names(15, gcn), "row_mirror");
  EXPECT_EQ(names(16, gcn), "swizzle:16");
  EXPECT_EQ(names(32, gcn), "bpermute:32");
  ShuffleCapabilities all = {64, true, true, true, true, true};
  EXPECT_EQ(names(4, all), "row_xmask:4");
  EXPECT_EQ(names(16, all), "permlanex16:16");
  EXPECT_EQ(names(32, all), "permlane_half");
}

/// After the steps, every lane has its whole group, and each lane of it once.
TEST(LaneShuffleTest, ReductionStepsTakeEachLaneOnce) {
  for (const ShuffleCapabilities &chip : chips())
    for (uint64_t a = 0; a < chip.waveSize; ++a)
      for (uint64_t b = 0; b < chip.waveSize; b += 3)
        for (const SmallVector<uint64_t> &masks :
             {SmallVector<uint64_t>{a, b}, SmallVector<uint64_t>{1, 2, a, b},
              SmallVector<uint64_t>{1, 2, 4, 8, a}}) {
          BitSpan group;
          for (uint64_t mask : masks)
            group.insert(mask);
          SmallVector<uint64_t> held;
          for (unsigned lane = 0; lane < chip.waveSize; ++lane)
            held.push_back(uint64_t(1) << lane);
          for (const ReductionStep &step : getReductionSteps(masks, chip)) {
            SmallVector<uint64_t> before = held;
            for (unsigned lane = 0; lane < chip.waveSize; ++lane) {
              unsigned source = lane;
              for (const LaneStep &read : reverse(step.read))
                source = read.getSource(source);
              ASSERT_FALSE(held[lane] & before[source]);
              held[lane] |= before[source];
            }
          }
          for (unsigned lane = 0; lane < chip.waveSize; ++lane)
            for (unsigned other = 0; other < chip.waveSize; ++other)
              ASSERT_EQ(held[lane] >> other & 1,
                        uint64_t(group.contains(lane ^ other)));
        }
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Adds what the plan says for every lane and compares it with the elements of
/// the row, each counted once.
static void check(const LinearLayout &layout, StringRef output) {
  Expected<Reduction> plan = planReduction(layout, output);
  ASSERT_TRUE(bool(plan)) << toString(plan.takeError());
  unsigned dim = *layout.findOutput(output);
  auto spanOf = [](ArrayRef<uint64_t> masks) {
    SmallVector<uint64_t> all = {0};
    for (uint64_t mask : masks)
      for (size_t i = 0, e = all.size(); i < e; ++i)
        all.push_back(all[i] ^ mask);
    return all;
  };
  forEachPlace(plan->result, [&](ArrayRef<int64_t> place) {
    Coordinate row = plan->result.apply(place);
    SmallVector<unsigned> seen(layout.getExtent(output), 0);
    for (uint64_t waveMask : spanOf(plan->waveMasks))
      for (uint64_t laneMask : spanOf(plan->laneMasks))
        for (int64_t number : plan->registers[place[0]]) {
          Coordinate coordinate =
              layout.apply({number, place[1] ^ int64_t(laneMask),
                            place[2] ^ int64_t(waveMask)});
          ++seen[coordinate[dim]];
          coordinate.erase(coordinate.begin() + dim);
          EXPECT_EQ(coordinate, row);
        }
    for (unsigned count : seen)
      EXPECT_EQ(count, 1u);
  });
}

TEST(ReductionTest, RowsOfGfx906) {
  Expected<Reduction> plan = planReduction(gfx906Scores(), "key");
  ASSERT_TRUE(bool(plan));
  EXPECT_EQ(plan->registers.size(), 4u);
  EXPECT_EQ(plan->registers[1],
            (SmallVector<int64_t>{8, 9, 10, 11, 12, 13, 14, 15}));
  EXPECT_EQ(plan->laneMasks, (SmallVector<uint64_t>{1, 2, 4, 8}));
  EXPECT_TRUE(plan->waveMasks.empty());
  EXPECT_EQ(textOf(getReductionSteps(plan->laneMasks, {})),
            "row_ror:8, row_ror:4, row_ror:2, row_ror:1");
  Expected<Reduction> d64 = planReduction(gfx906ScoresD64(), "key");
  ASSERT_TRUE(bool(d64));
  EXPECT_EQ(d64->laneMasks, (SmallVector<uint64_t>{1, 2, 4}));
  EXPECT_EQ(textOf(getReductionSteps(d64->laneMasks, {})),
            "quad_perm:1, quad_perm:2, row_half_mirror");
  Expected<Reduction> columns = planReduction(gfx906Scores(), "row");
  ASSERT_TRUE(bool(columns));
  EXPECT_EQ(columns->laneMasks, (SmallVector<uint64_t>{16, 32}));
  EXPECT_EQ(columns->waveMasks, (SmallVector<uint64_t>{1, 2}));
  EXPECT_EQ(textOf(getReductionSteps(columns->laneMasks, {})),
            "swizzle:16, bpermute:32");
}

TEST(ReductionTest, EachElementCountsOnce) {
  check(gfx906Scores(), "key");
  check(gfx906Scores(), "row");
  check(gfx906ScoresD64(), "key");
  for (StringRef text :
       {// Replicas in registers, lanes and waves.
        "[row = 4, key = 8], register = [key 1, 0, key 4], lane = [key 2, 0, "
        "row "
        "1], wave = [0, row 2]",
        // Repeats on both sides.
        "[row = 2 * 3, key = 4 * 5], register = [key 1], lane = [key 2, row "
        "1], "
        "wave = [0]",
        // Replicas across registers and lanes.
        "[row = 2, key = 4], register = [key 1, key 2], lane = [key 1, row 1], "
        "wave = []"}) {
    check(parsed(text), "key");
    check(parsed(text), "row");
  }
  // A lane's keys are swizzled by its row: each row is still in whole lanes,
  // but a key is not.
  check(parsed("[row = 4, key = 4], register = [key 1], lane = [row 1 + key 2, "
               "key 2, row 2 + key 1], wave = []"),
        "key");
}

TEST(ReductionTest, Refused) {
  auto messageOf = [](StringRef text, StringRef output) {
    Expected<Reduction> plan = planReduction(parsed(text), output);
    return plan ? "none" : toString(plan.takeError());
  };
  EXPECT_EQ(messageOf("[row = 4, key = 4], register = [row 1], lane = [key 1 + "
                      "row 1, key 2, row 2]",
                      "key"),
            "different registers, lanes or waves hold parts of one result of a "
            "reduction of dimension 'key'; convert the tile before: [row = 4, "
            "key = 4], register = [row 1], lane = [row 1 + key 1, key 2, row "
            "2]");
  EXPECT_EQ(messageOf("[row = 4], lane = [row 1 to 2]", "key"),
            "a tile without dimension 'key' cannot be reduced along it: [row = "
            "4], lane = [row 1 to 2]");
  EXPECT_EQ(messageOf("[row = 4], offset = [row 1 to 2]", "row"),
            "expected a layout of registers, lanes and waves, got [row = 4], "
            "offset = [row 1 to 2]");
}
