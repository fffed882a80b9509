//===- PicturesTest.cpp - What pictures of layouts say --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/View/LayoutFile.h"
#include "attn/View/LayoutPictures.h"

#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace attn::layout;
using namespace attn::view;

/// How often a text has a part.
static size_t countOf(StringRef text, StringRef part) {
  return text.count(part);
}

static LinearLayout parsed(StringRef text) {
  Expected<LinearLayout> layout = LinearLayout::parse(text);
  if (layout)
    return *layout;
  ADD_FAILURE() << toString(layout.takeError());
  return LinearLayout();
}

// The clocks that are drawn are those that are counted.
TEST(PicturesTest, PhasesAreThoseOfTheAnalysis) {
  uint32_t state = 1;
  for (unsigned waveSize : {32u, 64u})
    for (const LdsModel &model :
         {LdsModel::inOrder(waveSize), LdsModel::inOrder(waveSize, 64),
          LdsModel::interleaved()})
      for (unsigned bytes : {2, 4, 8, 16})
        for (bool isWrite : {false, true})
          for (int64_t spread : {4, 32, 256}) {
            SmallVector<int64_t> laneBytes;
            for (unsigned lane = 0; lane < model.waveSize; ++lane) {
              state = state * 1664525 + 1013904223;
              laneBytes.push_back(int64_t(state >> 16) % spread * bytes);
            }
            int64_t clocks = 0, conflicts = 0;
            for (const Phase &phase :
                 getPhases(laneBytes, bytes, isWrite, model)) {
              clocks += phase.getClocks();
              conflicts += phase.getClocks() - 1;
            }
            LdsCycles counted = countCycles(laneBytes, bytes, isWrite, model);
            EXPECT_EQ(clocks, counted.cycles) << model.name << " " << bytes;
            EXPECT_EQ(conflicts, counted.conflicts) << model.name;
          }
}

TEST(PicturesTest, CellsAreWhatOneLaneHasSideBySide) {
  Svg svg("test");
  RegisterPicture picture;
  picture.layout = parsed("[row = 8, column = 16], register = [column 1 to 2], "
                          "lane = [column 4 to 8, row 1 to 4]");
  ASSERT_TRUE(bool(drawRegisters(svg, 0, picture)));
  std::string text = svg.str();
  EXPECT_EQ(countOf(text, "class=\"cell\""), 8u * 16 / 4);
  EXPECT_EQ(countOf(text,
                    "row 3, column 4 to 7: wave 0, lane 13, register 0 to "
                    "3<"),
            1u);
  EXPECT_EQ(countOf(text, "class=\"padding\""), 0u);
}

TEST(PicturesTest, CellsOfRepeatsAndReplicas) {
  Svg svg("test");
  RegisterPicture picture;
  picture.layout = parsed("[row = 3 of 4, column = 2 * 3], register = [], "
                          "lane = [column 1, row 1 to 2, 0]");
  ASSERT_TRUE(bool(drawRegisters(svg, 0, picture)));
  std::string text = svg.str();
  EXPECT_EQ(countOf(text, "class=\"cell\""), 3u * 6);
  EXPECT_EQ(countOf(text, "row 2, column 5: wave 0, lane 5, register 2, and 1 "
                          "more, the last wave 0, lane 13<"),
            1u);
}

TEST(PicturesTest, PaddingIsHatched) {
  Svg svg("test");
  MemoryPicture picture;
  picture.tile.layout = MemoryLayout::rowMajor({8, 32}, 2, 80);
  picture.tile.rows = 8;
  picture.tile.columns = 32;
  ASSERT_TRUE(bool(drawMemory(svg, 0, picture)));
  std::string text = svg.str();
  EXPECT_EQ(countOf(text, "class=\"cell\""), 8u * 4);
  EXPECT_EQ(countOf(text, ": padding<"), 7u) << "behind each row but the last";
  EXPECT_EQ(
      countOf(text, "row 1, column 0 to 7: byte 80 to 95, bank 20 to 23<"), 1u);
}

TEST(PicturesTest, SwizzlesAndPairsOfRows) {
  Svg svg("test");
  MemoryPicture picture;
  picture.tile.layout.dims = {{{4, 2}, {}}, {{8, 16}, {}}};
  picture.tile.layout.dims[0].swizzle = {16};
  picture.tile.rows = picture.tile.columns = 4;
  ASSERT_TRUE(bool(drawMemory(svg, 0, picture)));
  // Rows 0 and 2 share a dword; rows 1 and 3 the next one, 16 bytes on.
  EXPECT_EQ(countOf(svg.str(), "row 0, 2, column 0: byte 0 to 3, bank 0<"), 1u);
  EXPECT_EQ(countOf(svg.str(), "row 1, 3, column 0: byte 20 to 23, bank 5<"),
            1u);
}

TEST(PicturesTest, OneByteIsOneElements) {
  Svg svg("test");
  MemoryPicture picture;
  picture.tile.layout.dims = {{{2, 4}, {}}, {{4, 8}, {}}};
  picture.tile.rows = picture.tile.columns = 4;
  EXPECT_EQ(toString(drawMemory(svg, 0, picture).takeError()),
            "expected each element at a byte of its own, found (2, 0) and (0, "
            "1) at byte 4");
}

TEST(PicturesTest, FilesOfLayouts) {
  Expected<LayoutFile> file = parseLayoutFile(
      "a: [row = 2], register = [row 1]\nb: rows = [2, 4], columns = []\n");
  ASSERT_TRUE(bool(file));
  EXPECT_EQ(file->layouts.size(), 1u);
  EXPECT_EQ(file->memories["b"].getByte({3, 0}), 6);
  EXPECT_EQ(toString(parseLayoutFile("a: [row = 2]\nb\n").takeError()),
            "line 2: expected 'NAME: [row = ...' or 'NAME: rows = ...', found "
            "'b'");
  EXPECT_EQ(toString(parseLayoutFile("b: rows = [2, 4]\n").takeError()),
            "line 1: expected ',' at character 13 of layout 'rows = [2, 4]'");
  // Of a document, only blocks of layouts count.
  file =
      parseLayoutFile("x\n```layout\na: [row = 2], register = [row 1]\na has "
                      "2 registers\n```\nb: rows\n");
  ASSERT_TRUE(bool(file));
  EXPECT_EQ(file->layouts.size(), 1u);
}
