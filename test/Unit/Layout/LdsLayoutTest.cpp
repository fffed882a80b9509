//===- LdsLayoutTest.cpp - Tests of layouts in workgroup memory -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The layouts of notes and prototypes that were checked by hand: a block of
// keys for gfx906 with a depth of 128 and of 64, and one for matrix chips.

#include "TestLayouts.h"
#include "attn/Layout/LdsLayoutChoice.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace attn::layout;

namespace {
/// Rows of `columns` f16, padded to `stride` bytes.
MemoryLayout paddedRows(int64_t rows, int64_t columns, int64_t stride) {
  return MemoryLayout::rowMajor({rows, columns}, 2, stride);
}

/// Reads of 16 bytes of a row by each of `rowLanes` lanes that share it.
LinearLayout queryReads(int64_t rowLanes, int64_t depth) {
  return registers("row", 1) * registers("column", depth) *
         sameLanes(rowLanes) * lanes("row", 64 / rowLanes) *
         registers("row", 4) * waves("row", 4);
}

/// Lanes that share a row have different keys.
LinearLayout keyReads(int64_t rowLanes, int64_t depth) {
  return registers("row", 1) * registers("column", depth) *
         lanes("row", rowLanes) * sameLanes(64 / rowLanes) *
         registers("row", 8) * sameWaves(4);
}

/// 16 bytes of 64 a key; key x, or x with bits 0 and 2 exchanged, in natural
/// order of threads.
LinearLayout keyStaging(bool exchanged, int64_t keys) {
  std::string rows = exchanged ? "row 4, row 2, row 1, row 8" : "row 1 to 8";
  return parsed(
      ("[row = " + Twine(keys) + ", column = 32], register = [column 1 to 4" +
       (keys == 128 ? ", row 64" : "") + "], lane = [column 8 to 16, " + rows +
       "], wave = [row 16 to 32]")
          .str());
}

/// Pairs of keys share a dword: key bits 0 to log(rowLanes) - 1 and those after
/// the next number the pair.
MemoryLayout pairedRows(int64_t keys, int64_t dims, int64_t rowLanes) {
  MemoryLayout layout = paddedRows(keys, dims, dims * 4);
  layout.dims[1] = MemoryLayout::rowMajor({1, dims}, 4).dims[1];
  SmallVector<int64_t> &weights = layout.dims[0].weights;
  weights.pop_back();
  weights.insert(weights.begin() + Log2_64(rowLanes), 2);
  return layout;
}

/// Each lane reads both keys of a pair, of 4 dims 4 (l mod rowLanes).
LinearLayout valueReads(int64_t keys, int64_t dims, int64_t rowLanes) {
  return registers("row", 1) * registers("column", 4) *
         lanes("column", rowLanes) * sameLanes(64 / rowLanes) *
         registers("column", dims / (4 * rowLanes)) * registers("row", keys) *
         sameWaves(4);
}

/// P of one stage of 32 keys in a row of 64 bytes, pairs as in pairedRows.
MemoryLayout probabilityRows(int64_t rows, int64_t rowLanes,
                             SmallVector<int64_t> swizzle = {}) {
  MemoryLayout layout = paddedRows(rows, 32, 64);
  layout.dims[1].weights = rowLanes == 16
                               ? SmallVector<int64_t>{4, 8, 16, 32, 2}
                               : SmallVector<int64_t>{4, 8, 16, 2, 32};
  layout.dims[0].swizzle = swizzle;
  return layout;
}

LinearLayout probabilityReads(int64_t rowLanes) {
  return registers("row", 1) * registers("column", 32) * sameLanes(rowLanes) *
         lanes("row", 64 / rowLanes) * registers("row", 4) * waves("row", 4);
}

LinearLayout probabilityWrites(int64_t rowLanes) {
  return registers("row", 1) * lanes("column", rowLanes) *
         registers("column", 32 / rowLanes) * lanes("row", 64 / rowLanes) *
         registers("row", 4) * waves("row", 4);
}

LdsAccessCost costOf(const LinearLayout &layout, const MemoryLayout &memory,
                     bool isWrite) {
  return getAccessCost({"", isWrite, layout}, memory, 2, getLdsModels());
}

void expectFree(const LinearLayout &layout, const MemoryLayout &memory,
                bool isWrite, unsigned bytes, int64_t addresses = 1) {
  LdsAccessCost cost = costOf(layout, memory, isWrite);
  EXPECT_EQ(cost.getConflicts(), 0);
  EXPECT_EQ(cost.instructions.bytes, bytes);
  EXPECT_EQ(cost.addresses, addresses);
}
} // namespace

//===----------------------------------------------------------------------===//
// Phases and banks
//===----------------------------------------------------------------------===//

TEST(BankConflictsTest, PhasesTakeEachLaneOnce) {
  SmallVector<LdsModel> models = {LdsModel::inOrder(), LdsModel::interleaved(),
                                  LdsModel::inOrder(32),
                                  LdsModel::inOrder(64, 64)};
  for (const LdsModel &model : models)
    for (unsigned bytes : {2, 4, 8, 12, 16})
      for (bool isWrite : {false, true}) {
        SmallVector<unsigned> seen(model.waveSize, 0);
        unsigned width = bytes == 2 ? 4 : bytes == 12 ? 16 : bytes;
        for (ArrayRef<unsigned> phase : model.getPhases(bytes, isWrite)) {
          EXPECT_EQ(phase.size(),
                    std::min(model.waveSize, model.banks * 4 / width));
          for (unsigned lane : phase)
            ++seen[lane];
        }
        EXPECT_TRUE(all_of(seen, [](unsigned count) { return count == 1; }));
      }
}

TEST(BankConflictsTest, Cycles) {
  auto cyclesOf = [](unsigned bytes, unsigned stride, const LdsModel &model) {
    SmallVector<int64_t> lanes;
    for (unsigned lane = 0; lane < 64; ++lane)
      lanes.push_back(lane * stride);
    return countCycles(lanes, bytes, false, model);
  };
  LdsModel inOrder = LdsModel::inOrder();
  // Consecutive bytes, one dword for all, and one bank for all.
  for (unsigned bytes : {4, 8, 16}) {
    EXPECT_EQ(cyclesOf(bytes, bytes, inOrder).cycles, 64 * bytes / 128);
    EXPECT_EQ(cyclesOf(bytes, 0, inOrder).conflicts, 0);
    EXPECT_EQ(cyclesOf(bytes, 128, inOrder).cycles, 64);
    EXPECT_EQ(cyclesOf(bytes, 128, inOrder).ways, 128 / bytes);
  }
  // 2 bytes a lane: two lanes share a dword.
  EXPECT_EQ(cyclesOf(2, 2, inOrder).conflicts, 0);
  // Rows of 272 bytes are free for reads of 16 bytes, of 256 are not.
  EXPECT_EQ(cyclesOf(16, 272, inOrder).conflicts, 0);
  EXPECT_EQ(cyclesOf(16, 272, LdsModel::interleaved()).conflicts, 0);
  EXPECT_EQ(cyclesOf(16, 256, inOrder).ways, 8);
  // Lanes 0-3 and 20-23 are 20 rows apart.
  EXPECT_EQ(cyclesOf(16, 32, inOrder).ways, 2);
  EXPECT_EQ(cyclesOf(16, 48, LdsModel::interleaved()).ways, 1);
  // Twice the banks.
  EXPECT_EQ(cyclesOf(16, 16, LdsModel::inOrder(64, 64)).cycles, 4);
  // A wave of 32 lanes, and lanes that take no part.
  EXPECT_EQ(cyclesOf(4, 4, LdsModel::inOrder(32)).cycles, 1);
  EXPECT_EQ(countCycles({0, -1, 128, -1}, 4, true, inOrder).cycles, 2);
  EXPECT_EQ(countCycles({-1, -1}, 4, true, inOrder).cycles, 0);
  // 12 bytes reach into three banks.
  EXPECT_EQ(countCycles({0, 120}, 12, false, inOrder).ways, 2);
}

TEST(BankConflictsTest, Instructions) {
  // Registers 0 to 7 are 16 bytes of a row of 272.
  LdsInstructions wide =
      getInstructions(queryReads(16, 128), paddedRows(64, 128, 272), 2);
  EXPECT_EQ(wide.bytes, 16u);
  EXPECT_EQ(wide.registers, (SmallVector<int64_t>{0, 1, 2, 3, 4, 5, 6, 7}));
  EXPECT_EQ(wide.firstRegisters.size(), 64u);
  // Rows of 260 bytes are aligned to 4 only, and so are masks of 4.
  EXPECT_EQ(
      getInstructions(queryReads(16, 128), paddedRows(64, 128, 260), 2).bytes,
      4u);
  MemoryLayout swizzled = paddedRows(64, 128, 256);
  swizzled.dims[0].swizzle = {8};
  EXPECT_EQ(getInstructions(queryReads(16, 128), swizzled, 2).bytes, 8u);
  // Values: the two keys of a pair, then dims.
  LdsInstructions pairs =
      getInstructions(valueReads(32, 128, 16), pairedRows(32, 128, 16), 2);
  EXPECT_EQ(pairs.bytes, 16u);
  EXPECT_EQ(pairs.registers,
            (SmallVector<int64_t>{0, 128, 1, 129, 2, 130, 3, 131}));
  // Lanes that lie between the registers.
  EXPECT_EQ(getInstructions(lanes("column", 2) * registers("column", 8),
                            MemoryLayout{{{{2, 4, 8, 16}, {}}}}, 2)
                .bytes,
            2u);
}

//===----------------------------------------------------------------------===//
// Layouts that are known to be good
//===----------------------------------------------------------------------===//

TEST(LdsLayoutTest, BytesOfGfx906) {
  MemoryLayout values = pairedRows(32, 128, 16);
  EXPECT_EQ(values.dims[0].weights,
            (SmallVector<int64_t>{512, 1024, 2048, 4096, 2}));
  // Pair 5 of dim 7: keys 5 and 21.
  EXPECT_EQ(values.getByte({5, 7}), 5 * 512 + 4 * 7);
  EXPECT_EQ(values.getByte({21, 7}), 5 * 512 + 4 * 7 + 2);
  EXPECT_EQ(values.getBytes({32, 128}, 2), 8192);
  EXPECT_EQ(paddedRows(64, 128, 272).getBytes({64, 128}, 2), 64 * 272 - 16);
  // Extents that are no power of two.
  EXPECT_EQ(paddedRows(5, 80, 176).getBytes({5, 80}, 2), 4 * 176 + 160);
  MemoryLayout swizzled = paddedRows(4, 8, 16);
  swizzled.dims[0].swizzle = {8};
  EXPECT_EQ(swizzled.getByte({1, 3}), 16 + 6 + 8);
  EXPECT_EQ(swizzled.getByte({3, 4}), 48 + 0);
  EXPECT_EQ(swizzled.getBytes({4, 8}, 2), 64);
  EXPECT_TRUE(swizzled.hasSwizzle());
  EXPECT_FALSE(values.hasSwizzle());
}

TEST(LdsLayoutTest, FreeOfConflictsOnGfx906) {
  // A depth of 128.
  expectFree(queryReads(16, 128), paddedRows(64, 128, 272), false, 16);
  expectFree(keyReads(16, 32), paddedRows(128, 32, 80), false, 16);
  expectFree(keyStaging(true, 128), paddedRows(128, 32, 80), true, 16);
  expectFree(valueReads(32, 128, 16), pairedRows(32, 128, 16), false, 16);
  expectFree(parsed("[row = 32, column = 128], register = [row 16, column 1 to "
                    "2, row 8], lane = [column 4 to 64, row 1], wave = [row 2 "
                    "to 4]"),
             pairedRows(32, 128, 16), true, 16);
  expectFree(probabilityReads(16), probabilityRows(64, 16), false, 16);
  expectFree(probabilityWrites(16), probabilityRows(64, 16), true, 4);
  // Keys in natural order meet in four of 32 banks.
  LdsAccessCost natural =
      costOf(keyStaging(false, 128), paddedRows(128, 32, 80), true);
  EXPECT_EQ(natural.cycles[0].ways, 2);
  // A depth of 64.
  expectFree(queryReads(8, 64), paddedRows(128, 64, 144), false, 16);
  expectFree(keyReads(8, 32), paddedRows(64, 32, 80), false, 16);
  expectFree(keyStaging(true, 64), paddedRows(64, 32, 80), true, 16);
  expectFree(valueReads(32, 64, 8), pairedRows(32, 64, 8), false, 16);
  // Its probabilities: chunks exchanged by bit 1 of the row make reads free in
  // both orders; writes of 4 bytes meet two by two.
  expectFree(probabilityReads(8), probabilityRows(128, 8, {0, 16}), false, 16,
             2);
  LdsAccessCost writes =
      costOf(probabilityWrites(8), probabilityRows(128, 8, {0, 16}), true);
  EXPECT_EQ(writes.cycles[0].ways, 2);
  EXPECT_EQ(writes.instructions.bytes, 4u);
  // Without it, reads meet in the interleaved order.
  LdsAccessCost reads =
      costOf(probabilityReads(8), probabilityRows(128, 8), false);
  EXPECT_EQ(reads.cycles[0].conflicts, 0);
  EXPECT_EQ(reads.cycles[1].ways, 2);
}

/// 32x32 products: K row * 256 + 16 (chunk ^ (row & 7)), V in blocks of 8 keys:
/// (key >> 3) * 2048 + 16 (dim ^ (dim >> 3 & 1)) + 2 (key & 7).
TEST(LdsLayoutTest, FreeOfConflictsOnMatrixChips) {
  MemoryLayout keys = paddedRows(64, 128, 256);
  keys.dims[0].swizzle = {16, 32, 64};
  EXPECT_EQ(keys.getByte({13, 24}), 13 * 256 + 16 * (3 ^ 5));
  LinearLayout keyReads = registers("row", 1) * registers("column", 8) *
                          lanes("row", 32) * lanes("column", 2) *
                          registers("column", 8) * registers("row", 2) *
                          sameWaves(8);
  EXPECT_EQ(costOf(keyReads, keys, false).getConflicts(), 0);
  EXPECT_EQ(costOf(keyReads, paddedRows(64, 128, 256), false).cycles[0].ways,
            8);
  MemoryLayout values;
  values.dims.resize(2);
  values.dims[0].weights = {2, 4, 8, 2048, 4096, 8192};
  values.dims[1] = MemoryLayout::rowMajor({1, 128}, 16).dims[1];
  values.dims[1].swizzle = {0, 0, 0, 16};
  EXPECT_EQ(values.getByte({11, 9}), 2048 + 16 * (9 ^ 1) + 6);
  EXPECT_EQ(values.getBytes({64, 128}, 2), 16384);
  LinearLayout valueReads = registers("row", 8) * lanes("column", 32) *
                            lanes("row", 2) * registers("row", 4) *
                            registers("column", 4) * sameWaves(8);
  LdsAccessCost cost = costOf(valueReads, values, false);
  EXPECT_EQ(cost.getConflicts(), 0);
  EXPECT_EQ(cost.instructions.bytes, 16u);
  // A thread has 8 keys of 2 dims: without the mask its writes would meet.
  LinearLayout staging = registers("row", 8) * registers("column", 2) *
                         lanes("column", 64) * waves("row", 8);
  EXPECT_EQ(costOf(staging, values, true).getConflicts(), 0);
  values.dims[1].swizzle.clear();
  EXPECT_EQ(costOf(staging, values, true).cycles[0].ways, 2);
}

/// rocm-libraries#10845: V^T with rows of 64 + 8 keys, read 8 bytes of 32
/// dims at a time. Four rows share each bank; keys ^ 4 (dim & 15) in rows of 64
/// keep all apart.
TEST(LdsLayoutTest, TransposedValuesOfRocmLibraries) {
  LinearLayout reads = registers("dim", 1) * registers("key", 4) *
                       lanes("dim", 32) * lanes("key", 2) *
                       registers("key", 8) * registers("dim", 4);
  MemoryLayout padded = paddedRows(128, 64, 144);
  // All 32 lanes of a half wave against the banks, twice what they can do at
  // best, and 16 lanes at a time.
  LdsModel halves = LdsModel::inOrder(64, 32);
  SmallVector<int64_t> bytes;
  for (int64_t lane = 0; lane < 32; ++lane)
    bytes.push_back(padded.getByte(reads.apply({0, lane})));
  SmallVector<unsigned> rowsOfBank(32, 0);
  for (int64_t byte : bytes)
    ++rowsOfBank[byte / 4 % 32];
  EXPECT_EQ(*max_element(rowsOfBank), 4u);
  EXPECT_EQ(countCycles(bytes, 8, false, halves).cycles, 4);
  EXPECT_EQ(costOf(reads, padded, false).cycles[0].ways, 2);
  MemoryLayout swizzled = paddedRows(128, 64, 128);
  swizzled.dims[0].swizzle = {8, 16, 32, 64};
  LdsAccessCost cost = costOf(reads, swizzled, false);
  EXPECT_EQ(cost.instructions.bytes, 8u);
  EXPECT_EQ(cost.getConflicts(), 0);
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

static LdsRequest request(const MemoryLayout &dense, int64_t rowBytes,
                          ArrayRef<int64_t> extents, int64_t maxBytes) {
  LdsRequest request;
  request.dense = dense;
  request.rowBytes = rowBytes;
  request.extents.assign(extents.begin(), extents.end());
  request.elementBytes = 2;
  request.maxBytes = maxBytes;
  request.models = getLdsModels();
  return request;
}

static LdsChoice choose(const LdsRequest &request) {
  Expected<LdsChoice> choice = chooseLdsLayout(request);
  if (choice)
    return *choice;
  ADD_FAILURE() << toString(choice.takeError());
  return {};
}

TEST(LdsLayoutChoiceTest, QueriesArePadded) {
  LdsRequest queries = request(paddedRows(64, 128, 256), 256, {64, 128}, 32768);
  queries.sites = {{"reads", false, {queryReads(16, 128)}, 1}};
  LdsChoice choice = choose(queries);
  EXPECT_EQ(choice.kind, LdsLayoutKind::Padded);
  EXPECT_EQ(choice.layout, paddedRows(64, 128, 272));
  EXPECT_EQ(choice.bytes, 64 * 272 - 16);
  EXPECT_EQ(choice.getConflicts(), 0);
  // Where padding has no room, a swizzle takes more addresses.
  queries.maxBytes = 64 * 256;
  choice = choose(queries);
  EXPECT_EQ(choice.kind, LdsLayoutKind::Swizzled);
  EXPECT_EQ(choice.getConflicts(), 0);
  EXPECT_EQ(choice.bytes, 64 * 256);
  EXPECT_GT(choice.sites[0].cost.addresses, 1);
}

TEST(LdsLayoutChoiceTest, KeysArePaddedAndStagedInAnotherOrder) {
  LdsRequest keys = request(paddedRows(128, 32, 64), 64, {128, 32}, 32768);
  keys.sites = {
      {"reads", false, {keyReads(16, 32)}, 4},
      {"staging", true, {keyStaging(false, 128), keyStaging(true, 128)}, 1}};
  LdsChoice choice = choose(keys);
  EXPECT_EQ(choice.kind, LdsLayoutKind::Padded);
  EXPECT_EQ(choice.layout, paddedRows(128, 32, 80));
  EXPECT_EQ(choice.getConflicts(), 0);
  EXPECT_EQ(choice.sites[0].layout, 0u);
  EXPECT_EQ(choice.sites[1].layout, 1u);
}

TEST(LdsLayoutChoiceTest, ValuesStayAsTheyAre) {
  for (int64_t rowLanes : {8, 16}) {
    int64_t dims = 8 * rowLanes;
    MemoryLayout dense = pairedRows(32, dims, rowLanes);
    LdsRequest values = request(dense, 4 * dims, {32, dims}, 32768);
    values.sites = {{"reads", false, {valueReads(32, dims, rowLanes)}, 1}};
    LdsChoice choice = choose(values);
    EXPECT_EQ(choice.kind, LdsLayoutKind::Dense);
    EXPECT_EQ(choice.layout, dense);
    EXPECT_EQ(choice.getConflicts(), 0);
  }
}

TEST(LdsLayoutChoiceTest, ProbabilitiesOfShortRows) {
  LdsRequest request128 = request(probabilityRows(64, 16), 64, {64, 32}, 4096);
  request128.sites = {{"reads", false, {probabilityReads(16)}, 1},
                      {"writes", true, {probabilityWrites(16)}, 1}};
  EXPECT_EQ(choose(request128).kind, LdsLayoutKind::Dense);
  // Eight groups of rows: without room for padding a swizzle is as good as the
  // one that is known, or better.
  LdsRequest request64 = request(probabilityRows(128, 8), 64, {128, 32}, 8192);
  request64.sites = {{"reads", false, {probabilityReads(8)}, 1},
                     {"writes", true, {probabilityWrites(8)}, 1}};
  LdsChoice choice = choose(request64);
  EXPECT_EQ(choice.kind, LdsLayoutKind::Swizzled);
  EXPECT_EQ(choice.layout, probabilityRows(128, 8, {0, 32}));
  EXPECT_EQ(choice.getConflicts(), 0);
  request64.maxBytes = 32768;
  choice = choose(request64);
  EXPECT_EQ(choice.kind, LdsLayoutKind::Padded);
  EXPECT_EQ(choice.bytes, 128 * 96 - 32);
  EXPECT_EQ(choice.getConflicts(), 0);
}

TEST(LdsLayoutChoiceTest, NoRoom) {
  LdsRequest queries = request(paddedRows(64, 128, 256), 256, {64, 128}, 1000);
  queries.sites = {{"reads", false, {queryReads(16, 128)}, 1}};
  Expected<LdsChoice> choice = chooseLdsLayout(queries);
  ASSERT_FALSE(choice);
  EXPECT_EQ(toString(choice.takeError()),
            "no layout of the tile fits into 1000 bytes of LDS; without "
            "padding it takes 16384");
}
