//===- PageLookup.h - Where rows of keys in pages are -----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_PAGELOOKUP_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_PAGELOOKUP_H

#include "Distribute.h"

namespace attn {

/// More than a tile may span: where no byte is valid.
inline constexpr int64_t beyondBytes = int64_t(1) << 31;

/// The rows of a tile whose memory is an attn.paged, or what begins like one
/// and ends earlier. Rows in runs, each in one page: a lane looks up the pages
/// of its runs, and has as many as there are among the rows of its registers.
class PageLookup {
public:
  /// Nothing if `memref` is something else.
  static std::optional<PageLookup> get(LaneBuilder &lanes, mlir::Location loc,
                                       mlir::Value memref);

  mlir::Value getPool() { return paged.getPool(); }
  unsigned getPageDim() { return paged.getPage(); }
  unsigned getSlotDim() { return paged.getSlot(); }

  /// Chooses the runs of a tile whose first row is `row`.
  void chooseRuns(mlir::Value row, const LaneLayout &layout);
  /// Rows of a run: a power of two, unless runs are pages.
  int64_t getRun() const { return run; }

  /// Whether a run can have a buffer of its own: it has one for each lane, or
  /// all lanes of a wave have the same runs.
  bool hasBuffers(const LaneLayout &layout) const;

  /// Computes what lanes have in common. `pageBytes` and `slotBytes`, i64, are
  /// what lies between pages and slots.
  void prepare(mlir::Value row, const LaneLayout &layout,
               mlir::Value laneNumber, mlir::Value pageBytes,
               mlir::Value slotBytes);
  /// The buffer of the run of a register at this row in lane and wave 0. The
  /// pool begins at `address`, i64. The buffer `endsWithKeys` if slots follow
  /// each other, else it has no end.
  GlobalBuffer getBuffer(int64_t row, mlir::Value address, bool endsWithKeys);
  /// The bytes from the pool to such a run, i32.
  mlir::Value getOffset(int64_t row);
  /// Whether the row of the register is a key that there is.
  mlir::Value getIsLive(int64_t row);

private:
  PageLookup(LaneBuilder &lanes, mlir::Location loc, PagedOp paged,
             mlir::Value limit)
      : lanes(&lanes), loc(loc), paged(paged), limit(limit) {}
  void buildTable();
  mlir::Value buildPage(mlir::Value firstRow);
  mlir::Value buildQuotient(mlir::Value value, bool wantsRest);

  LaneBuilder *lanes;
  mlir::Location loc;
  PagedOp paged;
  /// The number of keys, index; null for all of the table's.
  mlir::Value limit;
  int64_t run = 1;
  /// Whether runs begin where pages do.
  bool areRunsPages = false;
  GlobalBuffer table;
  /// Entries of the table lie so many entries apart; null: side by side.
  mlir::Value entryStride;
  /// Of a lane: the first row of register row 0's run, and what the row is
  /// behind the run's first, i32, null for zero.
  mlir::Value firstRow, lowRow;
  mlir::Value pageBytes, slotBytes;
  llvm::DenseMap<int64_t, mlir::Value> offsets, conditions;
  llvm::DenseMap<int64_t, GlobalBuffer> buffers;
};

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_PAGELOOKUP_H
