//===- TensorViews.h - Parts of a kernel's arguments ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TENSORVIEWS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TENSORVIEWS_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace attn {

/// Whether `value` is an argument of a kernel, perhaps by another shape, and
/// contiguous: a tensor that the copy engine can be told of.
bool isWholeTensor(mlir::Value value);

/// A part of such a tensor, with all of its dimensions and without steps.
struct TensorView {
  /// Nothing if `view` is something else.
  static std::optional<TensorView> get(mlir::Value view);

  /// Where the part begins along `dim`.
  mlir::OpFoldResult buildOffset(mlir::OpBuilder &builder, mlir::Location loc,
                                 unsigned dim) const;
  /// Whether the part is all there is along `dim`.
  bool isWhole(unsigned dim) const;
  /// Whether, of `count` positions from the part's first one on along `dim`,
  /// all that are beyond the part are beyond the tensor, too. A dynamic extent
  /// from which the part's size comes is taken to be the tensor's own: kernels
  /// that attn-outline-kernels makes of attention get no other for their
  /// operands.
  bool endsWithTensor(unsigned dim, int64_t count) const;

  mlir::Value tensor;
  /// The innermost part first.
  llvm::SmallVector<mlir::memref::SubViewOp> parts;
};

/// The dimensions of memory along which a tile's rows and columns are.
struct TileDims {
  /// Nothing unless rows are along one dimension and columns along the
  /// innermost one.
  static std::optional<TileDims> get(mlir::AffineMap map);

  unsigned row, column;
};

/// Whether copies of a tile of `shape` from its first row and column to `view`,
/// which rows and columns are put on by `map`, can be left to the copy engine:
/// it writes boxes, and all of them that is within the tensor.
bool canStoreTile(mlir::Value view, mlir::AffineMap map,
                  llvm::ArrayRef<int64_t> shape);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TENSORVIEWS_H
