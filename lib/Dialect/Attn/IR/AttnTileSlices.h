//===- AttnTileSlices.h - Slices that tiles take, private -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the TilingInterface models share. Not installed.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_IR_ATTNTILESLICES_H
#define ATTN_LIB_DIALECT_ATTN_IR_ATTNTILESLICES_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/TilingInterface.h"

#include <array>

namespace attn {
namespace detail {

/// The part of one axis that a tile covers.
struct AxisTile {
  mlir::OpFoldResult offset;
  mlir::OpFoldResult size;
};

/// The parts of the axes that a tile covers; an axis without one is whole.
class AxisTiles {
public:
  std::optional<AxisTile> &operator[](Axis axis) {
    return tiles[static_cast<unsigned>(axis)];
  }

private:
  std::array<std::optional<AxisTile>, 6> tiles;
};

/// A slice of a tensor or memref with unit strides.
struct Slice {
  llvm::SmallVector<mlir::OpFoldResult> offsets;
  llvm::SmallVector<mlir::OpFoldResult> sizes;
};

/// The slice of `operand` that a tile uses.
Slice getSlice(mlir::OpBuilder &builder, mlir::Location loc,
               mlir::Value operand, LayoutAttr layout, AxisTiles tiles);

/// Takes the tile's slice of `operand`; notes the op that does it in `slices`.
mlir::Value takeSlice(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value operand, LayoutAttr layout,
                      const AxisTiles &tiles,
                      llvm::SmallVectorImpl<mlir::Operation *> &slices);

/// Whether the tile is known to cover all of `axis` of `operand`.
bool coversAxis(const AxisTile &tile, mlir::Value operand, LayoutAttr layout,
                Axis axis);

/// Refuses an op whose result has a static extent of zero: upstream's slices
/// take no offset into it, so its tiles could not be put together.
llvm::LogicalResult
verifyResultsAreNotEmpty(mlir::DestinationStyleOpInterface op);

/// Loops from zero to the extents.
llvm::SmallVector<mlir::Range>
getDomain(mlir::OpBuilder &builder, llvm::ArrayRef<mlir::OpFoldResult> extents);

} // namespace detail

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_IR_ATTNTILESLICES_H
