//===- TileLayouts.h - Where lanes hold the tiles of a kernel ---*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TILELAYOUTS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TILELAYOUTS_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Layout/BankConflicts.h"
#include "attn/Target/GpuModel.h"
#include "attn/Target/MmaLayouts.h"

#include <optional>
#include <vector>

namespace attn {

/// The layouts that a schedule asks for. In all of them a wave owns its rows:
/// row = rows of a wave * wave + row groups * register + lane / row lanes. With
/// matrix instructions they are those of MmaLayouts.
class TileLayouts {
public:
  TileLayouts(CollectiveAttr schedule, const GpuModel &chip);

  /// Whether products are taken by matrix instructions.
  bool hasMma() const { return mma.has_value(); }
  /// Whether these are of the transposed form.
  bool hasTransposedMma() const { return mma && !mma->isDirect(); }
  /// Whether these can take a left side from workgroup memory.
  bool canReadLeftSides() const {
    return mma && (mma->isDirect() || schedule.getMma().getQueriesInLds());
  }

  /// Scores and what is computed from them: neighbouring columns are in
  /// neighbouring lanes.
  layout::LinearLayout getScores(int64_t rows, int64_t columns) const;
  /// What belongs to a row as a whole: all lanes of the row have it.
  layout::LinearLayout getRowValues(int64_t rows) const;
  /// What each lane of a row has added up by itself, a column for each.
  layout::LinearLayout getPartialValues(int64_t rows, int64_t columns) const;

  /// The output: lanes have groups of up to four neighbouring columns, which
  /// they read and write together.
  layout::LinearLayout getOutput(int64_t rows, int64_t columns) const;

  /// The layouts by which a tile in the layout of an output becomes one whose
  /// lanes have as many neighbouring columns as an access moves. In each step
  /// two lanes trade registers. None where lanes have them, or where columns
  /// are too few.
  std::vector<layout::LinearLayout>
  getStoreSteps(const layout::LinearLayout &layout, int64_t elementBytes) const;

  /// What lanes have, or read, of the left side of a product: all of their
  /// rows.
  layout::LinearLayout getLeftOperand(int64_t rows, int64_t columns) const;
  /// The same of the right side of a product that gives scores: all of the
  /// depth (the columns) for the scores' columns (the rows) of the lane.
  layout::LinearLayout getScoresOperand(int64_t rows, int64_t columns) const;
  /// The same of the right side of a product that gives an output: all of the
  /// depth (the rows) for the output's columns of the lane. With reads that
  /// transpose, and for matrix instructions of the direct form, what lanes have
  /// the addresses of.
  layout::LinearLayout getOutputOperand(int64_t rows, int64_t columns) const;

  /// A tile on its way from global memory to `tile`, shared out to all lanes.
  /// Each holds pieces that are written to LDS at once; lanes run along the
  /// columns or the rows, along which memory is contiguous, and then so that
  /// their writes meet in few banks.
  layout::LinearLayout getStaging(LdsTileOp tile, bool alongRows) const;
  /// The same for a tile that rows pass between lanes and global memory: waves
  /// have the rows that they compute with, where that is possible.
  layout::LinearLayout getPassage(LdsLayoutAttr layout,
                                  mlir::MemRefType type) const;
  /// Whether what waves write and read of such a tile is their own, where lanes
  /// compute with `own`.
  bool isPassageOfWaves(LdsLayoutAttr layout, mlir::MemRefType type,
                        const layout::LinearLayout &own) const;
  /// The layouts from which it picks the best. Pieces are of as many bytes as
  /// the chip writes at once, or as lie together, or `pieceBytes`.
  std::vector<layout::LinearLayout>
  getStagingLayouts(const layout::MemoryLayout &memory, int64_t rows,
                    int64_t columns, int64_t elementBytes, bool alongRows,
                    int64_t pieceBytes = 0, bool isPassage = false) const;

private:
  layout::LinearLayout getStaging(LdsLayoutAttr layout, mlir::MemRefType type,
                                  bool alongRows, bool isPassage) const;
  /// `columns` with the rows of a tile.
  layout::LinearLayout addRows(const layout::LinearLayout &columns,
                               int64_t rows) const;

  CollectiveAttr schedule;
  const GpuModel &chip;
  /// There if the schedule has matrix instructions.
  std::optional<MmaLayouts> mma;
};

/// The orders in which the chip may serve lanes.
llvm::SmallVector<layout::LdsModel, 2> getLdsModels(const GpuModel &chip);

/// Whether the rows of what a map reads are contiguous in memory and its
/// columns are not.
bool isContiguousAlongRows(mlir::MemRefType source, mlir::AffineMap map);

/// Whether the columns of what a map reads are contiguous in memory.
bool isContiguousAlongColumns(mlir::MemRefType source, mlir::AffineMap map);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TILELAYOUTS_H
