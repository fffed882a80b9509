//===- Decomposer.h - Attention as plain linalg -----------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DECOMPOSER_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DECOMPOSER_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

#include <limits>

namespace attn {

/// An operand of a linalg.generic and how the loops index it.
struct Indexed {
  mlir::Value value;
  mlir::AffineMap map;
};

using BodyBuilder = llvm::function_ref<llvm::SmallVector<mlir::Value>(
    mlir::OpBuilder &, mlir::Location, mlir::ValueRange)>;

/// What both decompositions need: linalg ops on the compute type.
class Decomposer {
protected:
  Decomposer(mlir::RewriterBase &rewriter, mlir::Location loc,
             mlir::FloatType computeType)
      : rewriter(rewriter), loc(loc), computeType(computeType) {}

  mlir::Value buildFloat(mlir::OpBuilder &builder, double value) const {
    return mlir::arith::ConstantOp::create(
        builder, loc, builder.getFloatAttr(computeType, value));
  }
  mlir::Value buildFloat(double value) const {
    return buildFloat(rewriter, value);
  }
  mlir::Value buildMinusInfinity(mlir::OpBuilder &builder) const {
    return buildFloat(builder, -std::numeric_limits<double>::infinity());
  }
  /// `value`, but zero for minus infinity: what is subtracted from scores. A
  /// row of only -inf then has exp(-inf - 0) = 0 where -inf - -inf is NaN.
  mlir::Value buildFiniteMaximum(mlir::OpBuilder &builder,
                                 mlir::Value value) const;

  mlir::Value buildEmpty(llvm::ArrayRef<mlir::OpFoldResult> extents,
                         mlir::Type type) const {
    return mlir::tensor::EmptyOp::create(rewriter, loc, extents, type);
  }
  mlir::Value buildFilled(llvm::ArrayRef<mlir::OpFoldResult> extents,
                          double value) const {
    return mlir::linalg::FillOp::create(rewriter, loc, buildFloat(value),
                                        buildEmpty(extents, computeType))
        .getResult(0);
  }
  /// The map of the loops in the order in which they run, the first `rank`.
  mlir::AffineMap getLoops(unsigned rank, unsigned numLoops) const {
    return mlir::AffineMap::getMinorIdentityMap(numLoops, numLoops,
                                                rewriter.getContext())
        .getMajorSubMap(rank);
  }
  /// Indexes an operand by the loop of each axis.
  mlir::AffineMap
  getMap(LayoutAttr layout, unsigned numLoops,
         llvm::function_ref<mlir::AffineExpr(Axis)> loopOf) const;

  /// A linalg.generic over `numLoops` loops, the last `numReductions` of which
  /// are reductions. The body gets the elements of inputs, then of inits.
  llvm::SmallVector<mlir::Value> buildGeneric(unsigned numLoops,
                                              unsigned numReductions,
                                              llvm::ArrayRef<Indexed> inputs,
                                              llvm::ArrayRef<Indexed> inits,
                                              BodyBuilder body) const;

  mlir::RewriterBase &rewriter;
  mlir::Location loc;
  mlir::FloatType computeType;
};

/// The linalg of an op on tensors; gives its results.
llvm::SmallVector<mlir::Value> decomposeMerge(mlir::RewriterBase &rewriter,
                                              MergeOp op);
llvm::SmallVector<mlir::Value>
decomposeMergeSplits(mlir::RewriterBase &rewriter, MergeSplitsOp op);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DECOMPOSER_H
