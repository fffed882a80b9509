//===- WaveMatrixTest.cpp - Matrix products of a wave ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Against sums written from where the manuals say that the elements are.

#define ATTN_SIM_VARIANT unittest
#define ATTN_SIM_LANES 32
#include "Rdna/WaveMatrix.h"

#include "gtest/gtest.h"

#include <cmath>
#include <random>

using namespace attn::sim;
using namespace attn::sim::unittest;

namespace {

constexpr MatrixLayout gfx11 = MatrixLayout::Gfx11;
constexpr MatrixLayout gfx12 = MatrixLayout::Gfx12;

/// Eight registers of 32 lanes.
struct Registers {
  alignas(64) uint32_t lane[8][matrixLanes] = {};
  uint32_t *pointers[8];
  Registers() {
    for (unsigned r = 0; r < 8; ++r)
      pointers[r] = lane[r];
  }
  Registers(const Registers &) = delete;
  void setHalf(unsigned r, unsigned l, unsigned part, uint16_t bits) {
    lane[r][l] = (lane[r][l] & ~(0xffffu << 16 * part)) | uint32_t(bits)
                                                              << 16 * part;
  }
  uint16_t getHalf(unsigned r, unsigned l, unsigned part) const {
    return uint16_t(lane[r][l] >> 16 * part);
  }
};

/// Element `k` of row or column `x` of A or B.
void setInput(Registers &to, MatrixLayout layout, unsigned x, unsigned k,
              uint16_t bits) {
  if (layout == gfx11) {
    to.setHalf(k / 2, x, k % 2, bits);
    to.setHalf(k / 2, x + 16, k % 2, bits);
  } else {
    to.setHalf(k % 8 / 2, x + 16 * (k / 8), k % 2, bits);
  }
}

/// The register and lane of a 32-bit element of C or D.
std::pair<unsigned, unsigned> getPlace(MatrixLayout layout, unsigned row,
                                       unsigned column) {
  if (layout == gfx11)
    return {row / 2, column + 16 * (row % 2)};
  return {row % 8, column + 16 * (row / 8)};
}

template <class Element> struct Matrices {
  uint16_t a[16][16], b[16][16];
  float c[16][16];
  std::mt19937 random{7};

  /// Integers, whose sums are exact in any order.
  void fillExact() {
    std::uniform_int_distribution<int> small(-8, 8);
    for (unsigned i = 0; i < 16; ++i)
      for (unsigned j = 0; j < 16; ++j) {
        a[i][j] = Element::narrow(float(small(random)));
        b[i][j] = Element::narrow(float(small(random)) * 0.25f);
        c[i][j] = float(small(random)) * 16;
      }
  }
  void fillRandom() {
    std::normal_distribution<float> normal;
    for (unsigned i = 0; i < 16; ++i)
      for (unsigned j = 0; j < 16; ++j) {
        a[i][j] = Element::narrow(normal(random));
        b[i][j] = Element::narrow(normal(random));
        c[i][j] = normal(random);
      }
  }
  double getSum(unsigned row, unsigned column, double &size) const {
    double sum = c[row][column];
    size = std::fabs(sum);
    for (unsigned k = 0; k < 16; ++k) {
      double product = double(Element::widen(a[row][k])) *
                       double(Element::widen(b[k][column]));
      sum += product;
      size += std::fabs(product);
    }
    return sum;
  }
  void getInputs(MatrixLayout layout, Registers &as, Registers &bs) const {
    for (unsigned x = 0; x < 16; ++x)
      for (unsigned k = 0; k < 16; ++k) {
        setInput(as, layout, x, k, a[x][k]);
        setInput(bs, layout, x, k, b[k][x]);
      }
  }
};

template <class Element, MatrixLayout layout>
void run(const Registers &as, const Registers &bs, Registers &cs,
         uint32_t signs = 0) {
  Tile<float> a, b, c;
  loadInput<Element, layout>(as.pointers, signs, a);
  loadInput<Element, layout>(bs.pointers, 0, b);
  loadResult<float, layout>(cs.pointers, c);
  multiplyAdd(a, b, c);
  storeResult<float, layout>(c, cs.pointers);
}

template <class Element, MatrixLayout layout> void testSingle(bool isExact) {
  Matrices<Element> matrices;
  isExact ? matrices.fillExact() : matrices.fillRandom();
  Registers as, bs, cs;
  matrices.getInputs(layout, as, bs);
  for (unsigned row = 0; row < 16; ++row)
    for (unsigned column = 0; column < 16; ++column) {
      auto [r, lane] = getPlace(layout, row, column);
      cs.lane[r][lane] = asBits(matrices.c[row][column]);
    }
  run<Element, layout>(as, bs, cs);
  for (unsigned row = 0; row < 16; ++row)
    for (unsigned column = 0; column < 16; ++column) {
      auto [r, lane] = getPlace(layout, row, column);
      double size, sum = matrices.getSum(row, column, size);
      float got = asFloat(cs.lane[r][lane]);
      if (isExact)
        EXPECT_EQ(got, sum) << row << ", " << column;
      else
        EXPECT_NEAR(got, sum, size * 0x1p-20) << row << ", " << column;
    }
}

TEST(WaveMatrix, SinglesFromHalves) {
  for (bool isExact : {true, false}) {
    testSingle<F16, gfx11>(isExact);
    testSingle<F16, gfx12>(isExact);
    testSingle<BF16, gfx11>(isExact);
    testSingle<BF16, gfx12>(isExact);
  }
}

template <class Element, MatrixLayout layout> void testShort(bool isUpper) {
  Matrices<Element> matrices;
  matrices.fillExact();
  Registers as, bs, cs;
  matrices.getInputs(layout, as, bs);
  auto place = [&](unsigned row, unsigned column) {
    auto [r, lane] = getPlace(layout, row, column);
    unsigned part = layout == gfx12 ? r % 2 : isUpper;
    return std::tuple<unsigned, unsigned, unsigned>(layout == gfx12 ? r / 2 : r,
                                                    lane, part);
  };
  for (auto &lanes : cs.lane)
    for (uint32_t &lane : lanes)
      lane = 0xabcd1234;
  for (unsigned row = 0; row < 16; ++row)
    for (unsigned column = 0; column < 16; ++column) {
      auto [r, lane, part] = place(row, column);
      cs.setHalf(r, lane, part, Element::narrow(matrices.c[row][column]));
    }
  Tile<float> a, b, c;
  loadInput<Element, layout>(as.pointers, 0, a);
  loadInput<Element, layout>(bs.pointers, 0, b);
  loadShortResult<Element, layout>(cs.pointers, isUpper, c);
  multiplyAdd(a, b, c);
  storeShortResult<Element, layout>(c, isUpper, cs.pointers);
  for (unsigned row = 0; row < 16; ++row)
    for (unsigned column = 0; column < 16; ++column) {
      auto [r, lane, part] = place(row, column);
      double size, sum = matrices.getSum(row, column, size);
      EXPECT_EQ(cs.getHalf(r, lane, part), Element::narrow(float(sum)));
      // What the result does not take up stays.
      if (layout == gfx11)
        EXPECT_EQ(cs.getHalf(r, lane, !part), isUpper ? 0x1234 : 0xabcd);
    }
  if (layout == gfx12)
    EXPECT_EQ(cs.lane[4][0], 0xabcd1234u);
}

TEST(WaveMatrix, ShortResults) {
  for (bool isUpper : {false, true}) {
    testShort<F16, gfx11>(isUpper);
    testShort<BF16, gfx11>(isUpper);
  }
  testShort<F16, gfx12>(false);
  testShort<BF16, gfx12>(false);
}

TEST(WaveMatrix, SpecialValues) {
  // One product a row of A; the others are zero.
  Registers as, bs, cs;
  const uint16_t infinity = 0x7c00, one = 0x3c00, least = 0x0001, nan = 0x7e00;
  const uint16_t left[] = {infinity, nan, least, one};
  for (unsigned row = 0; row < 4; ++row)
    setInput(as, gfx11, row, row, left[row]);
  for (unsigned k = 0; k < 4; ++k)
    setInput(bs, gfx11, 5, k, k == 2 ? least : one);
  run<F16, gfx11>(as, bs, cs);
  auto get = [&](unsigned row) {
    auto [r, lane] = getPlace(gfx11, row, 5);
    return asFloat(cs.lane[r][lane]);
  };
  EXPECT_EQ(get(0), INFINITY);
  EXPECT_TRUE(std::isnan(get(1)));
  EXPECT_EQ(get(2), 0x1p-48f); // Denormal halves are not flushed.
  EXPECT_EQ(get(3), 1.0f);
  EXPECT_EQ(get(4), 0.0f);
  // Infinity times the zeros of another column.
  auto [r, lane] = getPlace(gfx11, 0, 6);
  EXPECT_TRUE(std::isnan(asFloat(cs.lane[r][lane])));
}

TEST(WaveMatrix, Signs) {
  Registers as, bs, cs;
  for (unsigned k = 0; k < 16; ++k) {
    setInput(as, gfx12, 3, k, F16::narrow(k % 2 ? 1.0f : 100.0f));
    setInput(bs, gfx12, 9, k, F16::narrow(1.0f));
  }
  auto [r, lane] = getPlace(gfx12, 3, 9);
  run<F16, gfx12>(as, bs, cs, 0x00008000);
  EXPECT_EQ(asFloat(cs.lane[r][lane]), -792.0f);
  run<F16, gfx12>(as, bs, cs, 0x80000000);
  EXPECT_EQ(asFloat(cs.lane[r][lane]), 0.0f);
}

TEST(WaveMatrix, RoundsToNearestEven) {
  EXPECT_EQ(BF16::narrow(asFloat(0x3f808000)), 0x3f80);
  EXPECT_EQ(BF16::narrow(asFloat(0x3f818000)), 0x3f82);
  EXPECT_EQ(BF16::narrow(asFloat(0x3f808001)), 0x3f81);
  EXPECT_EQ(BF16::narrow(asFloat(0x7f7fffff)), 0x7f80);
  EXPECT_EQ(BF16::narrow(asFloat(0x7f800001)) & 0x7fc0, 0x7fc0);
}

template <unsigned bits, MatrixLayout layout>
void testIntegers(bool aSigned, bool bSigned) {
  std::mt19937 random{9};
  Registers as, bs;
  int64_t a[16][16], b[16][16];
  auto fill = [&](Registers &to, int64_t (&values)[16][16], bool isSigned) {
    for (unsigned x = 0; x < 16; ++x)
      for (unsigned k = 0; k < 16; ++k) {
        uint32_t raw = random() & ((1u << bits) - 1);
        values[x][k] = raw;
        if (isSigned && raw >> (bits - 1))
          values[x][k] -= 1 << bits;
        constexpr unsigned each = 32 / bits;
        if (layout == gfx11) {
          to.lane[k / each][x] |= raw << bits * (k % each);
          to.lane[k / each][x + 16] |= raw << bits * (k % each);
        } else {
          to.lane[k % 8 / each][x + 16 * (k / 8)] |= raw
                                                     << bits * (k % 8 % each);
        }
      }
  };
  fill(as, a, aSigned);
  fill(bs, b, bSigned);
  Tile<int32_t> aTile, bTile;
  Tile<int64_t> c = {};
  loadIntegers<bits, layout>(as.pointers, aSigned, aTile);
  loadIntegers<bits, layout>(bs.pointers, bSigned, bTile);
  multiplyAdd(aTile, bTile, c);
  for (unsigned row = 0; row < 16; ++row)
    for (unsigned column = 0; column < 16; ++column) {
      int64_t sum = 0;
      for (unsigned k = 0; k < 16; ++k)
        sum += a[row][k] * b[column][k];
      EXPECT_EQ(c.at[row][column], sum);
    }
}

TEST(WaveMatrix, Integers) {
  for (bool aSigned : {false, true})
    for (bool bSigned : {false, true}) {
      testIntegers<8, gfx11>(aSigned, bSigned);
      testIntegers<8, gfx12>(aSigned, bSigned);
      testIntegers<4, gfx11>(aSigned, bSigned);
      testIntegers<4, gfx12>(aSigned, bSigned);
    }
}

} // namespace
