//===- DistributeBounds.h - What is known of index values -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEBOUNDS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEBOUNDS_H

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Value.h"

#include <optional>

namespace attn {

/// The largest known number that divides the value, 0 for a constant zero: so
/// that std::gcd joins what is known of several terms.
int64_t getDivisor(mlir::OpFoldResult value);

/// A number that the value, which is not negative, does not exceed.
std::optional<int64_t> getMaximum(mlir::OpFoldResult value);

/// The value of an expression of a row and a column.
int64_t evaluate(mlir::AffineExpr expr, int64_t row, int64_t column);

/// What is known of the elements of a memref, in numbers of elements.
struct MemoryView {
  explicit MemoryView(mlir::Value memref);

  /// Sizes and strides; ShapedType::kDynamic where the type leaves them open.
  llvm::SmallVector<int64_t> sizes, strides;
  llvm::SmallVector<int64_t> sizeDivisors, strideDivisors;
  int64_t offsetDivisor = 0;
  /// Bytes of which the address of the buffer is a multiple.
  int64_t baseBytes = 1;
  /// For each dimension, that of the array in row-major order of which this is
  /// a part; empty if there is no such array.
  llvm::SmallVector<unsigned> arrayDims;
};

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEBOUNDS_H
