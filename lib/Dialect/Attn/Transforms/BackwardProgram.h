//===- BackwardProgram.h - The gradients of one tile ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_BACKWARDPROGRAM_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_BACKWARDPROGRAM_H

#include "TileProgram.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/PatternMatch.h"

namespace attn {

/// What the loop over blocks of keys carries.
struct BackwardState {
  /// [query, depth], of this tile, without the scale.
  mlir::Value queryGradient;
  /// [key, depth], of all keys and of all queries so far, without the scale.
  mlir::Value keyGradient, valueGradient;
  /// The sum of all blocks so far, null without a gradient of the bias:
  /// batches, heads, keys and queries, one along axes that the bias is the same
  /// for.
  mlir::Value biasGradient;

  llvm::SmallVector<mlir::Value, 4> getValues() const {
    llvm::SmallVector<mlir::Value, 4> values = {queryGradient, keyGradient,
                                                valueGradient};
    if (biasGradient)
      values.push_back(biasGradient);
    return values;
  }
  static BackwardState get(mlir::ValueRange values) {
    return {values[0], values[1], values[2],
            values.size() > 3 ? values[3] : mlir::Value()};
  }
};

/// Where a block of queries lies in the sum of the bias's gradient.
struct BiasPlace {
  mlir::OpFoldResult batch, head, firstQuery;
  bool hasQueries = false, hasKeys = false;
};

/// The program of one block of queries of one head. `tile` is its forward op:
/// what describes the scores.
class BackwardProgram : TileBuilder {
public:
  BackwardProgram(AttentionOp tile, AttentionBackwardOp backward,
                  mlir::Value outputGradient, mlir::Value lse,
                  mlir::Value lseGradient, const BiasPlace &biasPlace,
                  mlir::OpBuilder &builder)
      : TileBuilder(tile, builder), backward(backward),
        outputGradient(outputGradient), lse(lse), lseGradient(lseGradient),
        biasPlace(biasPlace) {}

  KeyRanges buildRanges() {
    return buildKeyRanges(op, builder, place, keyTile);
  }
  /// Loads what belongs to the queries; gives their gradient before any key.
  mlir::Value emitPrologue();
  BackwardState emitBlock(mlir::Value block, bool maskPositions,
                          const BackwardState &state);
  /// Puts the gradient of the queries into `destination`, a slice for them.
  mlir::Value emitEpilogue(mlir::Value queryGradient, mlir::Value destination);

private:
  /// An operand of queries as a tile [query, depth].
  mlir::Value loadRows(mlir::Value operand, LayoutAttr layout, int64_t depth);
  /// The same as [depth, query].
  mlir::Value transpose(mlir::Value rows);
  /// A number for each query.
  mlir::Value loadRow(mlir::Value operand, LayoutAttr layout);
  /// Adds the gradients of a block's scores to those of the bias.
  mlir::Value addToBias(mlir::Value total, mlir::Value block,
                        mlir::Value scoreGradient);
  /// Adds the product of a block to the rows at `block` of `total`.
  mlir::Value addToRows(mlir::Value total, mlir::Value block,
                        mlir::Value product);
  /// Derivatives of what turns scaled products into scores, null if that is
  /// addition only.
  mlir::Value emitChain(mlir::Value &scores, mlir::Value block,
                        mlir::OpFoldResult liveKeys, bool maskPositions);

  static constexpr unsigned keyLoop = 0, queryLoop = 1;
  PairLoops pairLoops{/*numLoops=*/2, keyLoop, queryLoop,
                      /*head=*/std::nullopt};

  AttentionBackwardOp backward;
  mlir::Value outputGradient, lse, lseGradient;
  BiasPlace biasPlace;
  /// [query, depth] and [depth, query].
  mlir::Value queries, queriesTransposed, gradients, gradientsTransposed;
  /// By query: the log-sum-exp in exponents of two, and delta.
  mlir::Value exponentBase, delta;
};

/// Replaces the gradients of one batch and one key head, or of all that share a
/// bias with a gradient, an op on tensors with a schedule, by loops over blocks
/// of queries and of keys; fails with a diagnostic on the op if it is no such
/// tile (BackwardLoops.cpp).
llvm::LogicalResult emitBackwardProgram(AttentionBackwardOp op,
                                        mlir::IRRewriter &rewriter);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_BACKWARDPROGRAM_H
