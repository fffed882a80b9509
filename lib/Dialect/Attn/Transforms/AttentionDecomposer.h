//===- AttentionDecomposer.h - Steps of the reference -----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_ATTENTIONDECOMPOSER_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_ATTENTIONDECOMPOSER_H

#include "Decomposer.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace attn {

/// Decomposes one attn.attention on tensors.
class AttentionDecomposer : protected Decomposer {
public:
  AttentionDecomposer(mlir::RewriterBase &rewriter, AttentionOp op)
      : Decomposer(rewriter, op.getLoc(), op.getComputeType()), op(op) {}

  llvm::SmallVector<mlir::Value> run();

protected:
  // The loops of every linalg op below: b, h and i, then j or e, then d or j.
  enum Loop : unsigned { B, H, I, Third, Fourth };
  mlir::AffineExpr loop(unsigned position) {
    return rewriter.getAffineDimExpr(position);
  }

  /// attention-s2: keys or values as an input, or nothing if they must be read
  /// in the body.
  std::optional<Indexed> indexKeySide(mlir::Value operand, LayoutAttr layout,
                                      unsigned sequence, unsigned depth);
  /// Reads an element of keys or values in a body.
  mlir::Value readKeySide(mlir::OpBuilder &builder, mlir::Value operand,
                          LayoutAttr layout, unsigned sequence, unsigned depth);
  /// attention-s1: bias or mask as an input over b, h, i, j.
  Indexed indexPair(mlir::Value operand, LayoutAttr layout);
  /// attention-s17: position of the element in the whole problem, along b, h, i
  /// or j.
  mlir::Value buildPosition(mlir::OpBuilder &builder, unsigned axis) {
    return applyOrigin(builder, loc, op, axis,
                       mlir::linalg::IndexOp::create(builder, loc, axis));
  }
  /// Applies `step` to every score or probability.
  mlir::Value mapScores(
      mlir::Value scores, llvm::ArrayRef<Indexed> inputs,
      llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::Value score,
                                     mlir::ValueRange inputs,
                                     llvm::ArrayRef<mlir::Value> position)>
          step);

  /// What each step needs to know of the heads.
  void prepare();
  mlir::Value buildScores();
  mlir::Value buildAttended();
  /// attention-s9: minus infinity where a key is not attended to.
  mlir::Value maskScores(mlir::Value scores, mlir::Value attended);
  mlir::Value buildMaximum(mlir::Value scores);
  mlir::Value buildProbabilities(mlir::Value scores, mlir::Value maximum);
  mlir::Value buildSum(mlir::Value probabilities, mlir::Value maximum);
  mlir::Value buildProduct(mlir::Value probabilities, mlir::Value attended);
  mlir::Value buildOutput(mlir::Value product, mlir::Value sum);
  mlir::Value buildLogSumExp(mlir::Value maximum, mlir::Value sum);

  AttentionOp op;
  /// b, h, i, j.
  llvm::SmallVector<mlir::OpFoldResult, 4> extents;
  /// Query heads for each key head where heads are dynamic, else null.
  mlir::Value group;
  /// The scores before region and bias, once they are built.
  mlir::Value cappedScores;
};

/// The linalg of attn.attention_backward on tensors; gives its results.
llvm::SmallVector<mlir::Value>
decomposeAttentionBackward(mlir::RewriterBase &rewriter,
                           AttentionBackwardOp op);

/// Its gradient of the sink alone.
mlir::Value decomposeSinkGradient(mlir::RewriterBase &rewriter,
                                  AttentionBackwardOp op);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_ATTENTIONDECOMPOSER_H
