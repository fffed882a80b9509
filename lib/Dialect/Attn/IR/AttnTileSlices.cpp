//===- AttnTileSlices.cpp - Slices that tiles take ------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttnTileSlices.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace attn;
using namespace attn::detail;

static OpFoldResult getMixedSize(OpBuilder &builder, Location loc,
                                 Value operand, unsigned dim) {
  if (isa<TensorType>(operand.getType()))
    return tensor::getMixedSize(builder, loc, operand, dim);
  return memref::getMixedSize(builder, loc, operand, dim);
}

/// The tile along dimension `dim` of `operand`, or nothing if it takes all of
/// the dimension. A dimension of extent one is either all there is of its axis
/// or broadcast along it: it is never cut.
static std::optional<AxisTile> getCut(Value operand, LayoutAttr layout,
                                      AxisTiles tiles, unsigned dim) {
  int64_t extent = cast<ShapedType>(operand.getType()).getDimSize(dim);
  std::optional<AxisTile> tile = tiles[layout.getAxes()[dim]];
  if (!tile || extent == 1 ||
      (isZeroInteger(tile->offset) && !ShapedType::isDynamic(extent) &&
       getConstantIntValue(tile->size) == extent))
    return std::nullopt;
  return tile;
}

Slice attn::detail::getSlice(OpBuilder &builder, Location loc, Value operand,
                             LayoutAttr layout, AxisTiles tiles) {
  Slice slice;
  for (unsigned dim = 0; dim < layout.getRank(); ++dim) {
    std::optional<AxisTile> cut = getCut(operand, layout, tiles, dim);
    slice.offsets.push_back(cut ? cut->offset
                                : OpFoldResult(builder.getIndexAttr(0)));
    slice.sizes.push_back(cut ? cut->size
                              : getMixedSize(builder, loc, operand, dim));
  }
  return slice;
}

Value attn::detail::takeSlice(OpBuilder &builder, Location loc, Value operand,
                              LayoutAttr layout, const AxisTiles &tiles,
                              SmallVectorImpl<Operation *> &slices) {
  if (llvm::none_of(llvm::seq(layout.getRank()), [&](unsigned dim) {
        return getCut(operand, layout, tiles, dim).has_value();
      }))
    return operand;
  Slice slice = getSlice(builder, loc, operand, layout, tiles);
  auto type = cast<ShapedType>(operand.getType());
  // tensor.extract_slice refuses any offset into an extent of zero. What has no
  // elements need not be taken from anywhere.
  if (isa<TensorType>(type) && llvm::is_contained(type.getShape(), 0))
    return tensor::EmptyOp::create(builder, loc, slice.sizes,
                                   type.getElementType());
  SmallVector<OpFoldResult> strides(slice.sizes.size(),
                                    builder.getIndexAttr(1));
  Operation *op;
  if (isa<TensorType>(operand.getType()))
    op = tensor::ExtractSliceOp::create(builder, loc, operand, slice.offsets,
                                        slice.sizes, strides);
  else
    op = memref::SubViewOp::create(builder, loc, operand, slice.offsets,
                                   slice.sizes, strides);
  slices.push_back(op);
  return op->getResult(0);
}

bool attn::detail::coversAxis(const AxisTile &tile, Value operand,
                              LayoutAttr layout, Axis axis) {
  if (!isZeroInteger(tile.offset))
    return false;
  std::optional<int64_t> size = getConstantIntValue(tile.size);
  std::optional<unsigned> dim = layout.getDim(axis);
  if (!dim)
    return size == 1;
  int64_t extent = cast<ShapedType>(operand.getType()).getDimSize(*dim);
  if (size && !ShapedType::isDynamic(extent))
    return *size == extent;
  FailureOr<bool> equal = ValueBoundsConstraintSet::areEqual(
      ValueBoundsConstraintSet::Variable(tile.size),
      ValueBoundsConstraintSet::Variable(operand, *dim));
  return succeeded(equal) && *equal;
}

LogicalResult
attn::detail::verifyResultsAreNotEmpty(DestinationStyleOpInterface op) {
  for (Value init : op.getDpsInits()) {
    auto type = dyn_cast<RankedTensorType>(init.getType());
    if (!type)
      continue;
    auto *zero = llvm::find(type.getShape(), 0);
    if (zero != type.getShape().end())
      return op.emitOpError("has nothing to cut into tiles: dimension ")
             << std::distance(type.getShape().begin(), zero)
             << " of a result has extent 0";
  }
  return success();
}

SmallVector<Range> attn::detail::getDomain(OpBuilder &builder,
                                           ArrayRef<OpFoldResult> extents) {
  return llvm::map_to_vector(extents, [&](OpFoldResult extent) {
    return Range{builder.getIndexAttr(0), extent, builder.getIndexAttr(1)};
  });
}
