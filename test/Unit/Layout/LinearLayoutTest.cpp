//===- LinearLayoutTest.cpp - Tests of the layout algebra -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/LinearLayout.h"
#include "TestLayouts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

#include <map>

using namespace llvm;
using namespace attn::layout;

//===----------------------------------------------------------------------===//
// BitMatrix
//===----------------------------------------------------------------------===//

/// Calls `check` with every matrix of 3 bits to 3 bits and with many larger
/// ones.
template <typename Check> static void forMatrices(Check check) {
  for (uint64_t number = 0; number < 512; ++number)
    check(BitMatrix({number & 7, number >> 3 & 7, number >> 6}, 3));
  Numbers numbers(1);
  for (unsigned count = 0; count < 300; ++count) {
    unsigned outputs = 1 + numbers.next(9);
    SmallVector<uint64_t> columns;
    for (unsigned bit = numbers.next(9); bit > 0; --bit)
      columns.push_back(numbers.next(uint64_t(1) << outputs));
    check(BitMatrix(columns, outputs));
  }
}

TEST(BitMatrixTest, ImagesAndKernels) {
  forMatrices([](const BitMatrix &matrix) {
    std::map<uint64_t, unsigned> images;
    for (uint64_t x = 0; x < uint64_t(1) << matrix.getInputBits(); ++x)
      ++images[matrix.apply(x)];
    EXPECT_EQ(images.size(), uint64_t(1) << matrix.getRank());
    EXPECT_EQ(images[0], 1u << matrix.getKernel().size());
    EXPECT_EQ(matrix.isInjective(), images[0] == 1);
    EXPECT_EQ(matrix.isSurjective(),
              images.size() == uint64_t(1) << matrix.getOutputBits());
    for (uint64_t vector : matrix.getKernel())
      EXPECT_EQ(matrix.apply(vector), 0u);
    for (uint64_t y = 0; y < uint64_t(1) << matrix.getOutputBits(); ++y) {
      std::optional<uint64_t> x = matrix.solve(y);
      ASSERT_EQ(x.has_value(), images.count(y) != 0);
      if (!x)
        continue;
      EXPECT_EQ(matrix.apply(*x), y);
      // Bits that depend on lower ones are not used.
      for (uint64_t vector : matrix.getKernel())
        EXPECT_FALSE(*x & bit_floor(vector));
    }
  });
}

TEST(BitMatrixTest, Inverses) {
  forMatrices([](const BitMatrix &matrix) {
    std::optional<BitMatrix> right = matrix.getRightInverse();
    ASSERT_EQ(right.has_value(), matrix.isSurjective());
    if (right) {
      EXPECT_EQ(matrix.compose(*right),
                BitMatrix::identity(matrix.getOutputBits()));
    }
    std::optional<BitMatrix> left = matrix.getLeftInverse();
    ASSERT_EQ(left.has_value(), matrix.isInjective());
    if (left) {
      EXPECT_EQ(left->compose(matrix),
                BitMatrix::identity(matrix.getInputBits()));
    }
  });
}

TEST(BitMatrixTest, FullWidth) {
  BitMatrix identity = BitMatrix::identity(64);
  EXPECT_EQ(identity.apply(~uint64_t(0)), ~uint64_t(0));
  EXPECT_EQ(identity.getLeftInverse(), identity);
  EXPECT_EQ(identity.getRightInverse(), identity);
}

//===----------------------------------------------------------------------===//
// The map
//===----------------------------------------------------------------------===//

TEST(LinearLayoutTest, ScoresOfGfx906) {
  LinearLayout scores = gfx906Scores().withOutputOrder({1, 0});
  EXPECT_EQ(scores.str(),
            "[row = 64, key = 128], register = [key 16 to 64, row 4 to 8], "
            "lane = [key 1 to 8, row 1 to 2], wave = [row 16 to 32]");
  EXPECT_EQ(scores.getRegistersPerLane(), 32);
  EXPECT_EQ(scores.getExtent("row"), 64);
  EXPECT_EQ(scores.getExtent("key"), 128);
  EXPECT_TRUE(scores.isInjective() && scores.isSurjective());
  for (int64_t i = 0; i < 4; ++i)
    for (int64_t j = 0; j < 8; ++j)
      for (int64_t l = 0; l < 64; ++l)
        for (int64_t w = 0; w < 4; ++w) {
          Coordinate expected = {16 * w + 4 * i + (l >> 4), (l & 15) + 16 * j};
          Place place = {8 * i + j, l, w};
          EXPECT_EQ(scores.apply(place), expected);
          EXPECT_EQ(scores.getOwners(expected), SmallVector<Place>{place});
        }
}

TEST(LinearLayoutTest, OwnersAreTheReverseOfApply) {
  for (StringRef text :
       {"[a = 4, b = 8], register = [a 1], lane = [b 1 to 4, a 1 + b 2, 0], "
        "wave = [a 2]",
        "[a = 2 * 3, b = 4 * 5], register = [b 1, b 2], lane = [a 1, 0]",
        "[a = 4], lane = [a 1]", "[a = 1 * 7], register = []", "[]"}) {
    LinearLayout layout = parsed(text);
    std::map<std::vector<int64_t>, SmallVector<Place>> owners;
    forEachPlace(layout, [&](ArrayRef<int64_t> place) {
      Coordinate coordinate = layout.apply(place);
      for (auto [number, output] : zip_equal(coordinate, layout.getOutputs())) {
        EXPECT_GE(number, 0);
        EXPECT_LT(number, output.getExtent());
      }
      owners[{coordinate.begin(), coordinate.end()}].push_back(Place(place));
    });
    for (auto &[coordinate, places] : owners)
      EXPECT_EQ(layout.getOwners(coordinate), places) << text.str();
  }
  // What is nowhere.
  EXPECT_TRUE(parsed("[a = 4], lane = [a 1]").getOwners({2}).empty());
  EXPECT_TRUE(parsed("[a = 4], lane = [a 1 to 2]").getOwners({4}).empty());
  EXPECT_TRUE(parsed("[a = 4], lane = [a 1 to 2]").getOwners({-1}).empty());
}

TEST(LinearLayoutTest, Repeats) {
  // 80 = 5 x 16 dims and 6 = 3 x 2 rows; repeats of the last dimension first.
  LinearLayout layout =
      (lanes("row", 2) * lanes("dim", 8) * registers("dim", 2))
          .repeated("row", 3)
          .repeated("dim", 5);
  EXPECT_EQ(layout.str(), "[row = 2 * 3, dim = 16 * 5], register = [dim 8], "
                          "lane = [row 1, dim 1 to 4]");
  EXPECT_EQ(layout.getRegistersPerLane(), 30);
  EXPECT_EQ(layout.getExtent("dim"), 80);
  EXPECT_EQ(layout.apply({7, 1}), (Coordinate{1, 56}));
  EXPECT_EQ(layout.apply({12, 0}), (Coordinate{2, 16}));
  unsigned places = 0;
  forEachPlace(layout, [&](ArrayRef<int64_t> place) {
    ++places;
    EXPECT_EQ(layout.getOwners(layout.apply(place)),
              SmallVector<Place>{Place(place)});
  });
  EXPECT_EQ(places, 6u * 80);
  // A register part is added where there is none.
  EXPECT_EQ(lanes("dim", 16).repeated("dim", 5).str(),
            "[dim = 16 * 5], register = [], lane = [dim 1 to 8]");
}

TEST(LinearLayoutTest, Limited) {
  // 12 waves of 16 rows, which 16 of them would cover.
  LinearLayout waves = LinearLayout::identity("wave", "row", 16);
  LinearLayout layout = (lanes("row", 16) * waves).limited("row", 192);
  StringRef text =
      "[row = 192 of 256], lane = [row 1 to 8], wave = [row 16 to 128]";
  EXPECT_EQ(layout.str(), text);
  EXPECT_EQ(parsed(text), layout);
  EXPECT_NE(parsed("[row = 256], lane = [row 1 to 8], wave = [row 16 to 128]"),
            layout);
  EXPECT_TRUE(layout.isLimited());
  EXPECT_FALSE(layout.limited("row", 256).isLimited());
  EXPECT_EQ(layout.getExtent("row"), 192);
  EXPECT_EQ(layout.getInputSize("wave"), 16);
  EXPECT_TRUE(layout.isSurjective());
  EXPECT_EQ(layout.apply({15, 11}), Coordinate{191});
  EXPECT_EQ(layout.getOwners({191}), SmallVector<Place>{Place({15, 11})});
  EXPECT_TRUE(layout.getOwners({192}).empty());
  // As the outer factor its rows become groups of rows.
  EXPECT_EQ((registers("row", 2) * layout).str(),
            "[row = 384 of 512], register = [row 1], lane = [row 2 to 16], "
            "wave = [row 32 to 256]");
  EXPECT_EQ(parsed("[row = 3 of 4, dim = 2], register = [row 1 to 2, dim 1]")
                .getPart("row", 2)
                ->str(),
            "[row = 2, dim = 2], register = [row 1, dim 1]");
}

TEST(LinearLayoutTest, Cover) {
  LinearLayout layout =
      parsed("[row = 2 * 3, dim = 16 * 5], register = [dim 8], "
             "lane = [row 1, dim 1 to 4]");
  LinearLayout cover = layout.getCover();
  EXPECT_EQ(cover.str(), "[row = 8, dim = 128], register = [dim 8 to 64, row 2 "
                         "to 4], lane = [row 1, dim 1 to 4]");
  SmallVector<int64_t> reverse(cover.getRegistersPerLane(), -1);
  for (int64_t number = 0; number < layout.getRegistersPerLane(); ++number) {
    EXPECT_EQ(cover.apply({layout.toCover(number), 5}),
              layout.apply({number, 5}));
    reverse[layout.toCover(number)] = number;
  }
  for (auto [number, expected] : enumerate(reverse))
    EXPECT_EQ(layout.fromCover(number).value_or(-1), expected);
}

//===----------------------------------------------------------------------===//
// New layouts
//===----------------------------------------------------------------------===//

TEST(LinearLayoutTest, Product) {
  LinearLayout inner = registers("row", 2) * lanes("dim", 4);
  LinearLayout outer = lanes("row", 4) * registers("dim", 2) * waves("head", 2);
  LinearLayout product = inner * outer;
  forEachPlace(product, [&](ArrayRef<int64_t> place) {
    auto low = inner.apply({place[0] & 1, place[1] & 3});
    auto high = outer.apply({place[0] >> 1, place[1] >> 2, place[2]});
    EXPECT_EQ(
        product.apply(place),
        (Coordinate{high[0] * 2 + low[0], high[1] * 4 + low[1], high[2]}));
  });
  EXPECT_EQ(product * LinearLayout(), product);
  EXPECT_EQ(LinearLayout() * product, product);
  // Products are associative.
  LinearLayout third = registers("row", 2) * sameLanes(2) * waves("dim", 2);
  EXPECT_EQ(inner * (outer * third), (inner * outer) * third);
}

TEST(LinearLayoutTest, ComposeWithInverses) {
  // Through a permutation of keys that swaps bits 0 and 2.
  LinearLayout swap = parsed("[key = 128, row = 64], key = [key 4, key 2, key "
                             "1, key 8 to 64], row = [row 1 to 32]");
  LinearLayout scores = gfx906Scores();
  std::optional<LinearLayout> swapped = scores.compose(swap);
  ASSERT_TRUE(swapped);
  EXPECT_EQ(swapped->compose(swap), scores);
  forEachPlace(scores, [&](ArrayRef<int64_t> place) {
    Coordinate a = scores.apply(place), b = swapped->apply(place);
    EXPECT_EQ(b[0], (a[0] & ~5) | (a[0] & 1) << 2 | (a[0] >> 2 & 1));
    EXPECT_EQ(b[1], a[1]);
  });

  std::optional<LinearLayout> left = scores.getLeftInverse();
  std::optional<LinearLayout> right = scores.getRightInverse();
  ASSERT_TRUE(left && right);
  EXPECT_EQ(*left, *right);
  std::optional<LinearLayout> round = scores.compose(*left);
  ASSERT_TRUE(round);
  forEachPlace(scores, [&](ArrayRef<int64_t> place) {
    EXPECT_EQ(round->apply(place), Place(place));
  });

  // With replicas there is no left inverse, and the right one gives the place
  // whose free bits are zero.
  LinearLayout rows = scores.dropOutput("key");
  EXPECT_FALSE(rows.getLeftInverse());
  std::optional<LinearLayout> first = rows.getRightInverse();
  ASSERT_TRUE(first);
  for (int64_t row = 0; row < 64; ++row)
    EXPECT_EQ(first->apply({row}), rows.getOwners({row}).front());
  // An element that is nowhere: no right inverse, but a left one.
  LinearLayout half = parsed("[row = 4], lane = [row 2]");
  EXPECT_FALSE(half.getRightInverse());
  ASSERT_TRUE(half.getLeftInverse());
  EXPECT_EQ(half.getLeftInverse()->apply({2}), Place{1});

  EXPECT_FALSE(scores.compose(rows));
  EXPECT_FALSE(scores.repeated("row", 3).compose(swap));
  EXPECT_FALSE((scores * registers("key", 2)).compose(swap));
  EXPECT_FALSE(scores.repeated("row", 3).getLeftInverse());
  EXPECT_FALSE(scores.repeated("row", 3).getRightInverse());
}

TEST(LinearLayoutTest, DropOutput) {
  LinearLayout rows = gfx906Scores().dropOutput("key");
  EXPECT_EQ(rows.str(), "[row = 64], register = [row 4 to 8], lane = [0, 0, 0, "
                        "0, row 1 to 2], wave = [row 16 to 32]");
  EXPECT_EQ(rows.getFreeBits(laneInput), 15u);
  EXPECT_EQ(rows.getFreeBits(registerInput), 0u);
  EXPECT_EQ(rows.getOwners({5}).size(), 16u);
  LinearLayout keys = gfx906Scores().dropOutput("row");
  EXPECT_EQ(keys.str(), "[key = 128], register = [key 16 to 64], lane = [key 1 "
                        "to 8, 0, 0], wave = [0, 0]");
  EXPECT_EQ(keys.getFreeBits(waveInput), 3u);
  EXPECT_EQ(rows.dropOutput("key"), rows);
  // Repeats of the dropped dimension go with it; others stay.
  LinearLayout repeated = parsed("[row = 2 * 3, dim = 16 * 5], register = [dim "
                                 "8], lane = [row 1, dim 1 to 4]");
  EXPECT_EQ(repeated.dropOutput("dim").str(),
            "[row = 2 * 3], register = [], lane = [row 1, 0, 0, 0]");
  // Bits that depend on others are free, too.
  EXPECT_EQ(parsed("[a = 4], register = [a 1, a 2], lane = [a 3]")
                .getFreeBits(laneInput),
            1u);
}

TEST(LinearLayoutTest, Part) {
  // The keys of one V stage: 32 of 128.
  std::optional<LinearLayout> stage = gfx906Scores().getPart("key", 32);
  ASSERT_TRUE(stage);
  EXPECT_EQ(stage->str(),
            "[key = 32, row = 64], register = [key 16, row 4 to 8], lane = "
            "[key 1 to 8, row 1 to 2], wave = [row 16 to 32]");
  EXPECT_FALSE(gfx906Scores().getPart("key", 8))
      << "lanes hold different parts";
  EXPECT_FALSE(gfx906Scores().getPart("row", 16)) << "so do waves";
  EXPECT_FALSE(gfx906Scores().getPart("key", 256));
  EXPECT_FALSE(gfx906Scores().getPart("key", 24));
  EXPECT_FALSE(gfx906Scores().getPart("dim", 8));
  EXPECT_EQ(parsed("[dim = 16 * 5], register = [dim 8], lane = [dim 1 to 4]")
                .getPart("dim", 16)
                ->str(),
            "[dim = 16], register = [dim 8], lane = [dim 1 to 4]");
}

TEST(LinearLayoutTest, NormalForm) {
  // The same map with repeats that are bits, and with inputs of no bits.
  LinearLayout repeated = lanes("dim", 16).repeated("dim", 8);
  EXPECT_TRUE(repeated.isEquivalent(lanes("dim", 16) * registers("dim", 8)));
  EXPECT_TRUE(repeated.isEquivalent(lanes("dim", 16) * registers("dim", 8) *
                                    sameWaves(1)));
  EXPECT_EQ(parsed("[dim = 2 * 12], register = [], lane = [dim 1]")
                .getNormalForm()
                .str(),
            "[dim = 8 * 3], register = [dim 2 to 4], lane = [dim 1]");
  EXPECT_EQ(parsed("[row = 1 * 4, dim = 2 * 3], lane = [dim 1], register = []")
                .getNormalForm()
                .str(),
            "[row = 1 * 4, dim = 2 * 3], register = [], lane = [dim 1]");
  EXPECT_FALSE(repeated.isEquivalent(registers("dim", 8) * lanes("dim", 16)));
  Numbers numbers(2);
  for (unsigned count = 0; count < 200; ++count) {
    LinearLayout layout = registers("a", 1 << numbers.next(3)) *
                          lanes("b", 1 << numbers.next(3)) *
                          registers("b", 1 << numbers.next(2));
    layout = layout.repeated("a", 1 + numbers.next(6))
                 .repeated("b", 1 + numbers.next(6));
    LinearLayout normal = layout.getNormalForm();
    EXPECT_EQ(normal, normal.getNormalForm());
    forEachPlace(layout, [&](ArrayRef<int64_t> place) {
      Place inNormal;
      if (normal.findInput(registerInput))
        inNormal.push_back(place[0]);
      if (normal.findInput(laneInput))
        inNormal.push_back(place[1]);
      EXPECT_EQ(layout.apply(place), normal.apply(inNormal));
    });
  }
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

TEST(LinearLayoutTest, TextRoundTrip) {
  for (
      StringRef text :
      {"[]", "[], register = []", "[row = 1], lane = [0, 0]",
       "[key = 128, dim = 16 * 5], register = [dim 1 to 4], lane = [key 8, key "
       "1 to 4, key 16 + dim 8, 0], wave = [key 32 to 64]",
       "[row = 64, column = 8], offset = [column 1 to 4, row 1 + column 1, row "
       "2 + column 2, row 4 to 32]"}) {
    EXPECT_EQ(parsed(text).str(), text.str());
    EXPECT_EQ(parsed(parsed(text).str()), parsed(text));
  }
  // Sums print in the order of the dimensions, inputs in theirs.
  EXPECT_EQ(parsed(" [a=4,b = 2],wave=[ b 1+a 2 ],register = [a 1 to 2]").str(),
            "[a = 4, b = 2], register = [a 1 to 2], wave = [a 2 + b 1]");
}

TEST(LinearLayoutTest, TextErrors) {
  auto messageOf = [](StringRef text) {
    Expected<LinearLayout> layout = LinearLayout::parse(text);
    return layout ? "none" : toString(layout.takeError());
  };
  std::pair<StringRef, StringRef> cases[] = {
      {"", "expected '[' at character 0"},
      {"[a 4]", "expected '=' at character 3"},
      {"[4 = 4]", "expected the name of a dimension at character 1"},
      {"[a = b]", "expected a number at character 5"},
      {"[a = 4 * ]", "expected a number at character 9"},
      {"[a = 4", "expected ']' at character 6"},
      {"[a = 4], ", "expected the name of an input at character 9"},
      {"[a = 4], lane = [1]", "expected 0 or the name of a dimension"},
      {"[a = 4], lane = [b 1]", "expected a dimension of the layout instead of "
                                "'b'"},
      {"[a = 4], lane = [a]", "expected a number at character 18"},
      {"[a = 8], lane = [a 1 to 6]",
       "expected a power of two times 1 instead of 6"},
      {"[a = 8], lane = [a 4 to 1]",
       "expected a power of two times 4 instead of 1"},
      {"[a = 8], lane = [a 0 to 9223372036854775807]",
       "expected a power of two times 0 instead of 9223372036854775807"},
      {"[a = 8], lane = [a 1 to 9223372036854775807]",
       "expected a power of two times 1 instead of 9223372036854775807"},
      {"[a = 8], lane = [a 1 + a 2]", "expected one number for dimension 'a'"},
      {"[a = 8], lane = [a 1] x", "expected the end at character 22"},
      {"[a = 99999999999999999999]", "expected a number at character 5"},
      {"[a = 6]", "layout needs a power of two for dimension 'a', got 6; write "
                  "other extents as repeats of one, such as 16 * 5"},
      {"[a = 0]", "layout needs a power of two for dimension 'a', got 0"},
      {"[a = 2 * 0]", "layout needs 1 or more repeats of dimension 'a', got 0"},
      {"[a = 5 of 4]", "layout needs an extent of 1 to 4 for dimension 'a', "
                       "not repeated if it is less, got 5"},
      {"[a = 0 of 4]", "layout needs an extent of 1 to 4 for dimension 'a', "
                       "not repeated if it is less, got 0"},
      {"[a = 3 of]", "expected a number at character 9"},
      {"[a = 3 of 4 * 2], register = []", "expected ']' at character 12"},
      {"[a = 2, a = 2]", "layout names dimension 'a' twice"},
      {"[a = 2], lane = [], lane = []", "layout names input 'lane' twice"},
      {"[to = 2]", "layout needs a name of letters, digits and '_' other than "
                   "'to' for dimension 0, got 'to'"},
      {"[a = 2], lane = [a 2]", "layout needs coordinates below 2 in dimension "
                                "'a', got 2 for bit 0 of 'lane'"},
      {"[a = 2 * 3]", "layout needs an input that counts its repeats"},
      {"[a = 1 * 1000, b = 1 * 1000], register = []",
       "layout may have up to 65536 repeats in all"},
      {"[a = 8589934592]", "layout may have up to 32 bits of inputs and of "
                           "dimensions, got 0 and 33"},
  };
  for (auto [text, message] : cases)
    EXPECT_EQ(messageOf(text).substr(0, message.size()), message.str())
        << text.str();
  // What text cannot say.
  Expected<LinearLayout> layout = LinearLayout::create(
      {{"lane", {Coordinate{1, 1}}}}, {LinearLayout::Output{"a", 2, 1}});
  ASSERT_FALSE(layout);
  EXPECT_EQ(toString(layout.takeError()),
            "layout needs 1 coordinates for bit 0 of 'lane', got 2");
}
