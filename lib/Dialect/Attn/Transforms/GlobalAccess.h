//===- GlobalAccess.h - A tile of global memory, by lane --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_GLOBALACCESS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_GLOBALACCESS_H

#include "Distribute.h"
#include "DistributeBounds.h"
#include "PageLookup.h"
#include "mlir/IR/TypeUtilities.h"

#include <vector>

namespace attn {

/// One dimension of the operand, indexed by the tile's rows and columns.
struct TileDim {
  mlir::AffineExpr expr;
  /// The index at the tile's first element.
  mlir::OpFoldResult origin;
  int64_t originDivisor = 1;
  /// Whether indices are the origin plus what each bit of a position adds.
  bool isSum = false;
  /// The most that a position adds.
  int64_t span = 0;
  /// Whether an index may lie outside.
  bool isChecked = false;
  mlir::Value size;
};

/// The accesses of one attn.load or attn.store.
class GlobalAccess {
public:
  GlobalAccess(LaneBuilder &lanes, mlir::Location loc, mlir::Value memref,
               const LaneLayout &layout, mlir::Value laneNumber)
      : lanes(lanes), builder(lanes.builder), loc(loc),
        pages(PageLookup::get(lanes, loc, memref)),
        memref(pages ? pages->getPool() : memref), layout(layout),
        laneNumber(laneNumber), view(this->memref) {
    mlir::Type element = mlir::getElementTypeOrSelf(memref);
    elementBytes = std::max<int64_t>(element.getIntOrFloatBitWidth() / 8, 1);
  }

  void build(mlir::Value row, mlir::Value column, mlir::AffineMap map,
             bool firstReplicaOnly);

  /// Registers that one instruction moves, in the order of memory.
  struct Piece {
    llvm::SmallVector<unsigned> registers;
    GlobalBuffer buffer;
    mlir::Value offset;
    /// Pieces of the same place are the same elements: a map may have those for
    /// several rows or columns.
    std::vector<int64_t> place;
  };
  llvm::SmallVector<Piece> pieces;
  int64_t elementBytes = 1;

private:
  void analyze(mlir::Value row, mlir::Value column, mlir::AffineMap map);
  int64_t getStep(const TileDim &dim, TilePosition position) const {
    return evaluate(dim.expr, position.row, position.column) -
           evaluate(dim.expr, 0, 0);
  }
  bool isAdditive(const TileDim &dim, mlir::Value row,
                  mlir::Value column) const;
  /// The elements from the tile's first to a position in the dimensions with
  /// strides known here, or nothing if others are involved, too.
  std::optional<int64_t> getStaticElements(TilePosition position) const;
  bool isCoveredByBytes(unsigned number) const;
  void findPieceBits();
  bool canBeMovedAtOnce(llvm::ArrayRef<unsigned> bits) const;
  mlir::Value buildIndex(mlir::OpFoldResult value);
  mlir::Value buildI32(mlir::OpFoldResult value);
  /// What is left from a dimension's origin to its end, i32.
  mlir::Value buildRest(unsigned number);
  bool movesInLoop() const;
  void buildBuffer();
  mlir::Value buildGeneralIndex(mlir::AffineExpr expr, mlir::Value row,
                                mlir::Value column);
  void buildPieces(mlir::Value row, mlir::Value column, bool firstReplicaOnly);
  bool losesOffsets() const;

  LaneBuilder &lanes;
  mlir::OpBuilder &builder;
  mlir::Location loc;
  /// Where the rows of keys in pages are, or nothing.
  std::optional<PageLookup> pages;
  mlir::Value memref;
  const LaneLayout &layout;
  mlir::Value laneNumber;
  MemoryView view;
  llvm::SmallVector<TileDim> dims;
  /// The dimension that the number of bytes bounds, or -1.
  int64_t coveredDim = -1;
  /// Bits of registers that count elements side by side, lowest first.
  llvm::SmallVector<unsigned> pieceBits;
  llvm::SmallVector<mlir::Value> strides;
  /// Bytes from the buffer's begin to the tile, i32, or null for none.
  mlir::Value distance;
  /// Where the tile begins, i64, and the bytes from there on.
  mlir::Value address;
  GlobalBuffer buffer;
  /// Whether each run of rows in a page is a buffer of its own, and whether
  /// this ends where the keys do.
  bool hasRunBuffers = false, runsEndWithKeys = false;
};

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_GLOBALACCESS_H
