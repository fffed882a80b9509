//===- ConversionTest.cpp - Tests of conversions between layouts ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/Conversion.h"
#include "TestLayouts.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

using namespace llvm;
using namespace attn::layout;

/// Plans a conversion, checks that each place of the layout after gets its
/// element, and that nothing moves further than the kind says.
static Conversion plan(const LinearLayout &from, const LinearLayout &to) {
  Expected<Conversion> plan = planConversion(from, to);
  if (!plan) {
    ADD_FAILURE() << toString(plan.takeError());
    return {};
  }
  std::map<int64_t, int64_t> sources;
  forEachPlace(plan->wholeTo, [&](ArrayRef<int64_t> place) {
    Place source = plan->getSource(place);
    EXPECT_EQ(plan->wholeFrom.apply(source), plan->wholeTo.apply(place));
    EXPECT_LT(source[0], from.getRegistersPerLane());
    if (plan->kind <= ConversionKind::Lanes) {
      EXPECT_EQ(source[2], place[2]);
    }
    if (plan->kind <= ConversionKind::Selects) {
      EXPECT_EQ(source[1], place[1]);
    }
    if (plan->kind <= ConversionKind::Registers) {
      EXPECT_EQ(sources.try_emplace(place[0], source[0]).first->second,
                source[0]);
    }
    if (plan->kind == ConversionKind::None) {
      EXPECT_EQ(source[0], place[0]);
    }
    uint64_t mask = source[1] ^ place[1];
    if (mask && !plan->laneMasks.empty()) {
      EXPECT_TRUE(is_contained(plan->laneMasks, mask));
    }
    if (!plan->exchanges.empty()) {
      uint64_t expected = 0;
      for (auto [registerBit, laneBit] : plan->exchanges)
        if ((place[0] >> registerBit & 1) != (place[1] >> laneBit & 1))
          expected |= uint64_t(1) << laneBit;
      EXPECT_EQ(mask, expected);
    }
  });
  return std::move(*plan);
}

TEST(ConversionTest, None) {
  EXPECT_EQ(plan(gfx906Scores(), gfx906Scores()).kind, ConversionKind::None);
  // Replicas stay where they are.
  LinearLayout rows = gfx906Scores().dropOutput("key");
  EXPECT_EQ(plan(rows, rows).kind, ConversionKind::None);
  // An input that has no bits says nothing.
  EXPECT_EQ(plan(lanes("row", 64), lanes("row", 64) * sameWaves(1)).kind,
            ConversionKind::None);
  // The same map, with repeats and with bits.
  EXPECT_EQ(plan(lanes("dim", 16).repeated("dim", 4),
                 lanes("dim", 16) * registers("dim", 4))
                .kind,
            ConversionKind::None);
  EXPECT_EQ(plan(lanes("b", 4).repeated("b", 10),
                 (lanes("b", 4) * registers("b", 2)).repeated("b", 5))
                .kind,
            ConversionKind::None);
}

TEST(ConversionTest, Registers) {
  LinearLayout rowsFirst = lanes("key", 16) * lanes("row", 4) *
                           registers("row", 4) * registers("key", 8) *
                           waves("row", 4);
  Conversion order = plan(gfx906Scores(), rowsFirst);
  EXPECT_EQ(order.kind, ConversionKind::Registers);
  EXPECT_EQ(order.getSource({1, 9, 2}), (Place{8, 9, 2}));
  // More registers that hold the same, and fewer.
  LinearLayout once = registers("a", 2) * lanes("b", 64);
  LinearLayout twice = once * LinearLayout::broadcast(registerInput, 2);
  EXPECT_EQ(plan(once, twice).kind, ConversionKind::Registers);
  EXPECT_EQ(plan(twice, once).kind, ConversionKind::Registers);
  // 2 x 20 elements: a register's bit counts a first or the repeats do.
  EXPECT_EQ(plan(parsed("[a = 2, b = 4 * 5], register = [a 1], lane = [b 1 to "
                        "2]"),
                 parsed("[a = 1 * 2, b = 4 * 5], register = [], lane = [b 1 to "
                        "2]"))
                .kind,
            ConversionKind::Registers);
}

TEST(ConversionTest, Selects) {
  // All lanes hold both elements; each is to keep one.
  LinearLayout both = registers("a", 2) * sameLanes(64);
  LinearLayout one = lanes("a", 2) * sameLanes(32);
  EXPECT_EQ(plan(both, one).kind, ConversionKind::Selects);
  LinearLayout oneInWave = sameLanes(64) * waves("a", 2);
  EXPECT_EQ(plan(both * sameWaves(2), oneInWave).kind, ConversionKind::Selects);
}

TEST(ConversionTest, LanesByXor) {
  // Register 1 is to hold what lane ^ 3 had in register 1.
  LinearLayout from =
      parsed("[a = 2, b = 64], register = [a 1], lane = [b 1 to 32]");
  LinearLayout to =
      parsed("[a = 2, b = 64], register = [a 1 + b 3], lane = [b 1 to 32]");
  Conversion shuffle = plan(from, to);
  EXPECT_EQ(shuffle.kind, ConversionKind::Lanes);
  EXPECT_EQ(shuffle.laneMasks, (SmallVector<uint64_t>{3}));
}

TEST(ConversionTest, LanesByExchange) {
  // Transposes between registers and lanes.
  LinearLayout from = registers("a", 4) * lanes("b", 64);
  LinearLayout to = parsed("[a = 4, b = 64], register = [b 1, b 16], lane = [a "
                           "1, b 2 to 8, a 2, b 32]");
  Conversion exchange = plan(from, to);
  EXPECT_EQ(exchange.kind, ConversionKind::Lanes);
  EXPECT_TRUE(exchange.laneMasks.empty());
  EXPECT_EQ(exchange.exchanges,
            (SmallVector<std::pair<unsigned, unsigned>>{{0, 0}, {1, 4}}));
}

TEST(ConversionTest, LanesByPermutation) {
  LinearLayout from = lanes("a", 8) * lanes("b", 8);
  LinearLayout to = lanes("b", 8) * lanes("a", 8);
  Conversion permutation = plan(from, to.withOutputOrder({1, 0}));
  EXPECT_EQ(permutation.kind, ConversionKind::Lanes);
  EXPECT_TRUE(permutation.laneMasks.empty());
  EXPECT_TRUE(permutation.exchanges.empty());
  // P of gfx906 as operand of the second product: all lanes of a row read all
  // of its keys, which never leave the wave.
  LinearLayout operand = registers("key", 128) * sameLanes(16) *
                         lanes("row", 4) * registers("row", 4) *
                         waves("row", 4);
  EXPECT_EQ(plan(gfx906Scores(), operand).kind, ConversionKind::Lanes);
}

TEST(ConversionTest, SharedMemory) {
  LinearLayout from = lanes("a", 64) * waves("b", 4);
  LinearLayout to = lanes("b", 4) * lanes("a", 16) * waves("a", 4);
  EXPECT_EQ(plan(from, to.withOutputOrder({1, 0})).kind,
            ConversionKind::SharedMemory);
}

/// 32x32x8 MFMA (gfx942): the scores S^T, K rows with bits 2 and 3 of the key
/// swapped, are the operand of the second product without a conversion.
TEST(ConversionTest, MfmaScoresAreAnOperand) {
  // Accumulator: column l & 31, row 8 (r >> 2) + 4 (l >> 5) + (r & 3).
  LinearLayout accumulator = registers("key", 4) * lanes("query", 32) *
                             lanes("key", 2) * registers("key", 4);
  LinearLayout keys =
      parsed("[key = 32, query = 32], key = [key 1 to 2, key 8, "
             "key 4, key 16], query = [query 1 to 16]");
  std::optional<LinearLayout> scores = accumulator.compose(keys);
  ASSERT_TRUE(scores);
  // Operand of two steps of 8 keys: column l & 31, and the lane's keys of both
  // are 16h + 8 (l >> 5) .. + 7, as it reads V.
  LinearLayout operand = registers("key", 8) * lanes("query", 32) *
                         lanes("key", 2) * registers("key", 2);
  EXPECT_EQ(plan(*scores, operand).kind, ConversionKind::None);
  // In natural order of keys, lanes l and l ^ 32 exchange halves.
  Conversion natural = plan(accumulator, operand);
  EXPECT_EQ(natural.kind, ConversionKind::Lanes);
  EXPECT_EQ(natural.exchanges,
            (SmallVector<std::pair<unsigned, unsigned>>{{2, 5}}));
}

/// gfx1100's WMMA: keys 2r + (l >> 4) in the accumulator, all 16 in both halves
/// of a wave in the operand.
TEST(ConversionTest, WmmaScoresMoveBetweenHalves) {
  LinearLayout accumulator =
      lanes("query", 16) * lanes("key", 2) * registers("key", 8);
  LinearLayout operand =
      lanes("query", 16) * sameLanes(2) * registers("key", 16);
  Conversion conversion = plan(accumulator, operand);
  EXPECT_EQ(conversion.kind, ConversionKind::Lanes);
  for (int64_t lane = 0; lane < 32; ++lane)
    for (int64_t key = 0; key < 16; ++key)
      EXPECT_EQ(conversion.getSource({key, lane, 0}),
                (Place{key / 2, (lane & 15) + 16 * (key & 1), 0}));
}

TEST(ConversionTest, RandomLayouts) {
  Numbers numbers(3);
  unsigned kinds[5] = {};
  // Random basis vectors onto 3 bits, from 3 registers, 2 lanes and 1 wave.
  auto random = [&] {
    while (true) {
      SmallVector<LinearLayout::Input> inputs = {
          {"register", {}}, {"lane", {}}, {"wave", {}}};
      for (auto [input, bits] : zip(inputs, SmallVector<int>{3, 2, 1}))
        for (int bit = 0; bit < bits; ++bit)
          input.bases.push_back(
              {int64_t(numbers.next(4)), int64_t(numbers.next(2))});
      LinearLayout layout = cantFail(LinearLayout::create(
          inputs, {LinearLayout::Output{"a", 4, 1}, {"b", 2, 1}}));
      if (layout.isSurjective())
        return layout.repeated("a", 3);
    }
  };
  for (unsigned count = 0; count < 400; ++count)
    ++kinds[unsigned(plan(random(), random()).kind)];
  for (ConversionKind kind : {ConversionKind::Registers,
                              ConversionKind::Selects, ConversionKind::Lanes})
    EXPECT_GT(kinds[unsigned(kind)], 0u);
}

TEST(ConversionTest, Refused) {
  auto messageOf = [](const LinearLayout &from, const LinearLayout &to) {
    Expected<Conversion> plan = planConversion(from, to);
    return plan ? "none" : toString(plan.takeError());
  };
  EXPECT_EQ(messageOf(lanes("a", 4), lanes("b", 4)),
            "cannot convert between layouts of different tiles: from [a = 4], "
            "lane = [a 1 to 2] to [b = 4], lane = [b 1 to 2]");
  EXPECT_EQ(messageOf(lanes("a", 4), lanes("a", 8)),
            "cannot convert between layouts of different tiles: from [a = 4], "
            "lane = [a 1 to 2] to [a = 8], lane = [a 1 to 4]");
  EXPECT_EQ(messageOf(parsed("[a = 4], lane = [a 2]"), lanes("a", 4)),
            "cannot convert to elements that are nowhere: from [a = 4], lane = "
            "[a 2] to [a = 4], lane = [a 1 to 2]");
  EXPECT_EQ(messageOf(parsed("[a = 2], offset = [a 1]"), lanes("a", 2)),
            "expected a layout of registers, lanes and waves, got [a = 2], "
            "offset = [a 1]");
}
