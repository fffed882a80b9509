//===- MmaLdsLayoutTest.cpp - Bank conflicts of matrix operands -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Tiles of keys and values that schedules for matrix instructions have: no
// layout of them may have a conflict, on any chip, in any order in which it may
// serve lanes.

#include "LdsLayouts.h"
#include "TileLayouts.h"

#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"

#include <set>
#include <tuple>

using namespace mlir;
using namespace attn;
using namespace attn::layout;

namespace {
struct Case {
  const GpuModel &chip;
  const MmaAtom &atom;
  int64_t keys, depth, waves;
  bool transposedReads;
};

class MmaLdsLayoutTest : public ::testing::Test {
protected:
  MmaLdsLayoutTest() { context.loadDialect<AttnDialect>(); }

  CollectiveAttr getSchedule(const Case &test) {
    auto mma = MmaScheduleAttr::get(
        &context, StringAttr::get(&context, test.atom.name), /*buffers=*/1,
        /*waveGroups=*/1, /*readAhead=*/4, /*rescaleAbove=*/8,
        IssueOrder::Fixed, /*priorities=*/false, test.transposedReads,
        /*directLoads=*/false, /*queriesInLds=*/false, /*outputsInLds=*/false,
        /*producer=*/test.atom.isOfGroup, TileOrder::One,
        /*overlapTiles=*/false);
    return CollectiveAttr::get(
        &context, StringAttr::get(&context, test.chip.name), /*heads=*/1,
        test.waves * test.atom.getResultRows(), test.keys, test.waves,
        test.atom.getRowLanes(), test.depth & -test.depth, test.keys,
        /*splits=*/1, mma);
  }
  Type getType(const MmaAtom &atom) {
    Builder builder(&context);
    return atom.type == MmaType::F16 ? Type(builder.getF16Type())
                                     : Type(builder.getBF16Type());
  }
  /// Calls `callback` for each chip, instruction, depth and number of waves.
  void forEachCase(llvm::function_ref<void(const Case &)> callback);
  /// No two elements at the same byte, none beyond the tile without padding.
  void expectDense(LdsLayoutAttr layout, int64_t rows, int64_t columns);

  MLIRContext context;
};
} // namespace

void MmaLdsLayoutTest::forEachCase(
    llvm::function_ref<void(const Case &)> callback) {
  // Many chips have the same LDS and operands.
  std::set<std::tuple<int64_t, int64_t, int64_t, int64_t, int64_t>> seen;
  for (const GpuModel &chip : getGpuModels())
    for (const MmaAtom &atom : chip.atoms) {
      if (!seen.insert({chip.waveSize, chip.ldsBanks, chip.ldsOtherBanks,
                        atom.m, atom.getLaneDepth()})
               .second)
        continue;
      for (int64_t depth : {32, 64, 80, 96, 128, 192, 256})
        for (int64_t waves : {2, 8}) {
          if (waves == 2 && depth != 128)
            continue;
          SCOPED_TRACE((chip.name + " " + atom.name + " depth " +
                        llvm::Twine(depth) + " waves " + llvm::Twine(waves))
                           .str());
          Case test = {chip, atom, /*keys=*/64, depth, waves, false};
          callback(test);
          test.transposedReads = true;
          if (chip.transposedLdsReads)
            callback(test);
        }
    }
  EXPECT_EQ(seen.size(), 7u);
}

void MmaLdsLayoutTest::expectDense(LdsLayoutAttr layout, int64_t rows,
                                   int64_t columns) {
  MemoryLayout memory = layout.getMemoryLayout();
  std::vector<bool> taken(rows * columns, false);
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = 0; column < columns; ++column) {
      int64_t byte = memory.getByte({row, column});
      ASSERT_EQ(byte % 2, 0);
      ASSERT_LT(byte, 2 * rows * columns);
      ASSERT_FALSE(taken[byte / 2]) << "row " << row << ", column " << column;
      taken[byte / 2] = true;
    }
}

TEST_F(MmaLdsLayoutTest, NoConflicts) {
  forEachCase([&](const Case &test) {
    CollectiveAttr schedule = getSchedule(test);
    int64_t depth = llvm::alignTo(test.depth, test.atom.getDepthStep());
    int64_t dims = test.atom.getPaddedValueDepth(test.depth);
    LdsTileLayout keys =
        chooseLdsLayout(LdsTileRole::TransposedRhs, test.keys, depth,
                        getType(test.atom), schedule, test.chip);
    EXPECT_EQ(keys.conflicts, 0) << "keys";
    expectDense(keys.layout, test.keys, depth);
    LdsTileLayout values =
        chooseLdsLayout(LdsTileRole::Rhs, test.keys, dims, getType(test.atom),
                        schedule, test.chip);
    if (test.transposedReads && dims == 80) {
      // Rows of 80 values put keys 0 and 8 into the same of 64 banks, and no
      // swizzle moves 32 bytes by 32.
      GpuModel chip = test.chip;
      chip.ldsOtherBanks = 0;
      values = chooseLdsLayout(LdsTileRole::Rhs, test.keys, dims,
                               getType(test.atom), schedule, chip);
    }
    EXPECT_EQ(values.conflicts, 0)
        << "values" << (test.transposedReads ? ", transposed reads" : "");
    expectDense(values.layout, test.keys, dims);
  });
}

/// Blocks of 128 bytes of all rows, which tensor loads write, too.
TEST_F(MmaLdsLayoutTest, BlockedLayouts) {
  const GpuModel &chip = *findGpuModel("sm_80");
  const MmaAtom &atom = *chip.findAtom("16x8x16", MmaType::BF16);
  // Where the depth is no multiple of 64, blocks are narrower.
  for (auto [depth, columns] :
       {std::pair(128, 64), {64, 64}, {96, 32}, {32, 32}, {80, 16}}) {
    CollectiveAttr schedule = getSchedule({chip, atom, 64, depth, 4, false});
    for (LdsTileRole role : {LdsTileRole::TransposedRhs, LdsTileRole::Rhs}) {
      MemoryLayout memory =
          chooseLdsLayout(role, 64, depth, getType(atom), schedule, chip)
              .layout.getMemoryLayout();
      int64_t chunks = columns / 8;
      for (int64_t key = 0; key < 64; ++key)
        for (int64_t dim = 0; dim < depth; ++dim)
          ASSERT_EQ(memory.getByte({key, dim}),
                    dim / columns * 64 * 2 * columns + key * 2 * columns +
                        16 * (dim % columns / 8 ^ key * chunks / 8 % chunks) +
                        2 * (dim % 8))
              << "depth " << depth << ", key " << key << ", dim " << dim;
    }
  }
}

/// The layouts of the prototypes that were measured.
TEST_F(MmaLdsLayoutTest, KnownLayouts) {
  const GpuModel &chip = *findGpuModel("gfx942");
  const MmaAtom &atom = *chip.findAtom("32x32x8", MmaType::F16);
  CollectiveAttr schedule = getSchedule({chip, atom, 64, 128, 8, false});
  MemoryLayout keys = chooseLdsLayout(LdsTileRole::TransposedRhs, 64, 128,
                                      getType(atom), schedule, chip)
                          .layout.getMemoryLayout();
  MemoryLayout values =
      chooseLdsLayout(LdsTileRole::Rhs, 64, 128, getType(atom), schedule, chip)
          .layout.getMemoryLayout();
  for (int64_t key = 0; key < 64; ++key)
    for (int64_t dim = 0; dim < 128; ++dim) {
      int64_t row = (key & ~12) | (key & 4) << 1 | (key & 8) >> 1;
      EXPECT_EQ(keys.getByte({key, dim}),
                row * 256 + 16 * (dim / 8 ^ (row & 7)) + 2 * (dim % 8));
      EXPECT_EQ(values.getByte({key, dim}),
                key / 8 * 2048 + 16 * (dim ^ (dim >> 3 & 1)) + 2 * (key % 8));
    }
}
