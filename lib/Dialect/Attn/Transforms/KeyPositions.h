//===- KeyPositions.h - Which keys a tile of queries sees -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Causality, windows and key lengths as ranges of keys and as bounds within one
// block, in the coordinates of a tile: what every program of a tile, for hosts
// and GPUs, decides in the same way.

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_KEYPOSITIONS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_KEYPOSITIONS_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/Builders.h"

namespace attn {

/// The tile of queries whose keys are asked for.
struct QueryTile {
  /// Queries of the tile.
  mlir::OpFoldResult numQueries;
  /// The key on the diagonal of its first query: query i has `i + diagonal`.
  mlir::OpFoldResult diagonal;
  /// The end of the keys that exist, counted from the tile's first.
  mlir::OpFoldResult keyEnd;
  /// Whether the last block of keys ends with the last key that is visited, so
  /// that the first one may begin before the first key. Else blocks are counted
  /// from the first key, and the last one may reach beyond the last.
  bool blocksEndWithKeys = false;
};

/// The tile that `op` is, with what its numbers need built at the insertion
/// point.
QueryTile buildQueryTile(AttentionOp op, mlir::OpBuilder &builder);

/// A half-open range of keys.
struct KeyRange {
  mlir::OpFoldResult begin;
  mlir::OpFoldResult end;
};

/// The keys that a tile visits, split by whether a block can be cut by the
/// diagonal, the window or the end of the keys: blocks of `head` and `tail` can
/// be, those of `body` are not.
struct KeyRanges {
  std::optional<KeyRange> head;
  KeyRange body;
  std::optional<KeyRange> tail;
};
KeyRanges buildKeyRanges(AttentionOp op, mlir::OpBuilder &builder,
                         const QueryTile &tile, int64_t keyTile);

/// Where a diagonal ends what a tile sees, and the first half of its rows is
/// that of late waves: where blocks end for a wave, and those that nothing
/// cuts. Null where both halves have the ends of the tile.
struct HalfEnds {
  mlir::Value end, bodyEnd;
};
HalfEnds buildHalfEnds(AttentionOp op, mlir::OpBuilder &builder,
                       const QueryTile &tile, const KeyRanges &ranges,
                       int64_t rows, int64_t keyTile);

/// Whether the last block of `keyTile` keys can be shorter than that.
bool hasShortBlock(AttentionOp op, int64_t keyTile);

/// What positions within a block of keys are compared with, as i32; null where
/// nothing is. `right` and `left` bound the key's position less the query's,
/// `begin` and `end` the key's.
struct PairBounds {
  mlir::Value right, left, begin, end;
};
/// The bounds in the block at `block` for a tile of `queryTile` rows.
PairBounds buildPairBounds(AttentionOp op, mlir::OpBuilder &builder,
                           const QueryTile &tile, int64_t queryTile,
                           int64_t keyTile, mlir::Value block);

/// Whether a pair lies within `bounds`, or null if there are none. The
/// positions, i32 and within the block, are made when they are needed.
mlir::Value
buildPositionCondition(mlir::OpBuilder &builder, mlir::Location loc,
                       const PairBounds &bounds,
                       llvm::function_ref<mlir::Value()> buildKey,
                       llvm::function_ref<mlir::Value()> buildQuery);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_KEYPOSITIONS_H
