//===- Arrangement.h - Layouts for what a program reads ---------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_ARRANGEMENT_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_ARRANGEMENT_H

#include "Matcher.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"

namespace attn::raise {

/// What an operand may hold of a logical axis.
struct AxisSpec {
  Axis axis;
  Index factors;
  /// The operand may leave the axis out and is the same all along it.
  bool mayBeMissing = false;
  /// The operand may hold the slow factors only: heads in groups.
  bool mayBeGrouped = false;
};

/// A tensor as an operand with a layout: its dimensions are cut into pieces,
/// and pieces side by side are joined, so that each dimension is one axis.
struct Arrangement {
  Source source;
  struct Piece {
    int64_t extent;
    unsigned group;
  };
  /// The pieces of each dimension of the tensor.
  llvm::SmallVector<llvm::SmallVector<Piece, 2>> dims;
  /// The axis of each group of pieces.
  llvm::SmallVector<Axis> axes;
  llvm::SmallVector<int64_t> extents;
  /// How many factors of the heads are there.
  unsigned headFactors = 0;
  /// How many reshapes it takes.
  unsigned reshapes = 0;

  /// Puts an axis of extent one in front.
  void prependUnitAxis(Axis axis);
  /// The tensor, reshaped to its layout.
  mlir::Value build(mlir::OpBuilder &builder, mlir::Location loc) const;
  /// The tensor of the program from `value`, which has this layout.
  mlir::Value buildInverse(mlir::OpBuilder &builder, mlir::Location loc,
                           mlir::Value value) const;
  LayoutAttr getLayout(mlir::MLIRContext *context) const {
    return LayoutAttr::get(context, axes);
  }
  bool has(Axis axis) const { return llvm::is_contained(axes, axis); }
  mlir::Type getElementType() const {
    return mlir::getElementTypeOrSelf(source.element.value.getType());
  }
};

/// The arrangement of one tensor, if there is one.
std::optional<Arrangement> arrange(const Factors &factors, const Source &source,
                                   llvm::ArrayRef<AxisSpec> specs);

} // namespace attn::raise

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_ARRANGEMENT_H
