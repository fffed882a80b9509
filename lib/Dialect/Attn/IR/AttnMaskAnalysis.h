//===- AttnMaskAnalysis.h - What a mask computes, private -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The elements of a mask, evaluated symbolically: integers as linear functions
// of the mask's indices, booleans as bounds on key position minus query
// position. Not installed.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_IR_ATTNMASKANALYSIS_H
#define ATTN_LIB_DIALECT_ATTN_IR_ATTNMASKANALYSIS_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include <array>

namespace attn {
namespace detail {

/// A linear function of the mask's indices, by axis.
struct Linear {
  std::array<int64_t, 6> factors = {};
  int64_t constant = 0;

  static Linear get(int64_t constant) {
    Linear linear;
    linear.constant = constant;
    return linear;
  }
  static Linear get(Axis axis) {
    Linear linear;
    linear.factors[static_cast<unsigned>(axis)] = 1;
    return linear;
  }
  int64_t factor(Axis axis) const {
    return factors[static_cast<unsigned>(axis)];
  }
};

/// The pairs with `lower <= key - query <= upper`, in positions of the
/// operands.
struct Band {
  std::optional<int64_t> lower, upper;

  bool isEverything() const { return !lower && !upper; }
  bool isEmpty() const { return lower && upper && *lower > *upper; }
};

/// The pairs that are in both.
Band intersect(const Band &lhs, const Band &rhs);

/// The elements of tensors that a mask is computed from.
class MaskAnalysis {
public:
  explicit MaskAnalysis(AttentionOp op);

  /// The element of a tensor of booleans at `indices`, or nothing.
  std::optional<Band> getBand(mlir::Value tensor,
                              llvm::ArrayRef<Linear> indices);

  /// The scalar of a linalg body, where the loops are at `loops`.
  std::optional<Band> getScalarBand(mlir::Value scalar,
                                    mlir::linalg::LinalgOp linalgOp,
                                    llvm::ArrayRef<Linear> loops);

private:
  std::optional<Linear> getLinear(mlir::Value tensor,
                                  llvm::ArrayRef<Linear> indices);
  std::optional<Linear> getScalarLinear(mlir::Value scalar,
                                        mlir::linalg::LinalgOp linalgOp,
                                        llvm::ArrayRef<Linear> loops);
  std::optional<Band> compare(mlir::arith::CmpIPredicate predicate,
                              const Linear &lhs, const Linear &rhs) const;

  /// With a single query, every position is that of query 0.
  bool hasSingleQuery;
  /// By axis, where the mask knows it.
  std::array<int64_t, 6> extents;
  /// How many more values to look at: what is larger is no mask.
  int budget = 256;
};

/// The positions of the loops of `linalgOp` for the element of its result at
/// `indices`; nothing if it reduces or does not write each element once.
std::optional<llvm::SmallVector<Linear>>
getLoops(mlir::linalg::LinalgOp linalgOp, llvm::ArrayRef<Linear> indices);

/// The band that the true elements of a constant with these axes make, if they
/// make one. All axes but query and key must not matter.
std::optional<Band> getConstantBand(mlir::DenseElementsAttr elements,
                                    llvm::ArrayRef<Axis> axes);

} // namespace detail
} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_IR_ATTNMASKANALYSIS_H
