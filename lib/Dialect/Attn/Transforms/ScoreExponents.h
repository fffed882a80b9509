//===- ScoreExponents.h - From scores to exponents of two -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// How the scores of a tile and the maxima of its rows are kept from the first
// product to the exponential.

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_SCOREEXPONENTS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_SCOREEXPONENTS_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/Builders.h"

namespace attn {

/// The same value in all elements of a tile of the type of `like`.
mlir::Value splatLike(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value like, double value);

/// One value a row (rows x 1) in all columns of a tile as wide as `like`.
mlir::Value broadcastRows(mlir::OpBuilder &builder, mlir::Location loc,
                          mlir::Value rowValues, mlir::Value like);

/// Scores are tiles (rows x keys of f32), maxima are columns (rows x 1).
class ScoreExponents {
public:
  /// With `scalesRows`, the scale and the maximum of a row, of which a lane has
  /// many scores, are put into one instruction a score. Probabilities are to
  /// exceed those to the true maximum by `lift` powers of two.
  ScoreExponents(AttentionOp op, mlir::Type elementType, bool scalesRows,
                 int64_t lift);

  /// Whether scores are to have been scaled and all else that happens to them;
  /// otherwise they are products.
  bool areScores() const { return form == Form::Score; }

  /// How far `score` lies above `max`, in powers of two.
  mlir::Value getExponents(mlir::OpBuilder &builder, mlir::Location loc,
                           mlir::Value score, mlir::Value max) const;
  /// Maxima of scores as they are kept.
  mlir::Value scaleMax(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value max) const;
  /// What sums and outputs of rows are multiplied by that move to a new
  /// maximum.
  mlir::Value getShrink(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Value max, mlir::Value newMax) const;
  /// So many powers of two as a distance of maxima.
  double getDistance(double powers) const;
  /// Maxima as scores.
  mlir::Value getScore(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value max) const;

private:
  enum class Form {
    /// As products, in f16 times f16: the exponential multiplies and subtracts
    /// a maximum that is scaled already, in one instruction. Nothing overflows.
    ScaledOnce,
    /// As products: differences to the maximum are scaled.
    Product,
    /// As scores, with all that happens to them.
    Score
  };
  /// What multiplies the scores of a row, what is added to them then, and
  /// whether the maximum is so large that the factor is a power of two.
  struct RowScale {
    mlir::Value factor, minusMax, isLarge;
  };
  RowScale getRowScale(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value max) const;

  Form form;
  bool scalesRows;
  int64_t lift;
  /// From scores as they are kept to powers of two, and to true scores.
  double exponentScale, scoreScale;
};

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_SCOREEXPONENTS_H
