//===- AttnAccessors.cpp - What attention ops say of themselves -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Extents of the axes, the scale and the bounds of the band.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

#include <cmath>

using namespace mlir;
using namespace attn;

/// Static extent of `axis`; one if the layout leaves it out.
static int64_t getStaticExtent(Value operand, LayoutAttr layout, Axis axis) {
  std::optional<unsigned> dim = layout.getDim(axis);
  return dim ? cast<ShapedType>(operand.getType()).getDimSize(*dim) : 1;
}

int64_t AttentionOp::getBatch() {
  return getStaticExtent(getQuery(), getQueryLayout(), Axis::Batch);
}
int64_t AttentionOp::getQueryHeads() {
  return getStaticExtent(getQuery(), getQueryLayout(), Axis::Head);
}
int64_t AttentionOp::getKeyHeads() {
  return getStaticExtent(getKey(), getKeyLayout(), Axis::Head);
}
int64_t AttentionOp::getQueryLength() {
  return getStaticExtent(getQuery(), getQueryLayout(), Axis::Sequence);
}
int64_t AttentionOp::getKeyLength() {
  std::optional<int64_t> pageSize = getPageSize();
  if (!pageSize)
    return getStaticExtent(getKey(), getKeyLayout(), Axis::Sequence);
  int64_t pages = cast<ShapedType>(getPageTable().getType()).getDimSize(1);
  return ShapedType::isDynamic(pages) ? pages : pages * *pageSize;
}
int64_t AttentionOp::getQueryDepth() {
  return getStaticExtent(getQuery(), getQueryLayout(), Axis::Depth);
}
int64_t AttentionOp::getValueDepth() {
  return getStaticExtent(getValue(), getValueLayout(), Axis::Depth);
}

std::optional<int64_t> AttentionOp::getPageSize() {
  if (!getPageTable())
    return std::nullopt;
  return getStaticExtent(getKey(), getKeyLayout(), Axis::Sequence);
}

OpFoldResult AttentionOp::getExtent(OpBuilder &builder, Location loc,
                                    Value operand, LayoutAttr layout,
                                    Axis axis) {
  std::optional<unsigned> dim = layout.getDim(axis);
  if (!dim)
    return builder.getIndexAttr(1);
  if (isa<TensorType>(operand.getType()))
    return tensor::getMixedSize(builder, loc, operand, *dim);
  return memref::getMixedSize(builder, loc, operand, *dim);
}

OpFoldResult AttentionOp::getBatchExtent(OpBuilder &builder) {
  return getExtent(builder, getLoc(), getQuery(), getQueryLayout(),
                   Axis::Batch);
}
OpFoldResult AttentionOp::getQueryHeadsExtent(OpBuilder &builder) {
  return getExtent(builder, getLoc(), getQuery(), getQueryLayout(), Axis::Head);
}
OpFoldResult AttentionOp::getKeyHeadsExtent(OpBuilder &builder) {
  return getExtent(builder, getLoc(), getKey(), getKeyLayout(), Axis::Head);
}
OpFoldResult AttentionOp::getQueryLengthExtent(OpBuilder &builder) {
  return getExtent(builder, getLoc(), getQuery(), getQueryLayout(),
                   Axis::Sequence);
}
OpFoldResult AttentionOp::getKeyLengthExtent(OpBuilder &builder) {
  if (std::optional<int64_t> pageSize = getPageSize()) {
    OpFoldResult pages =
        isOnTensors()
            ? tensor::getMixedSize(builder, getLoc(), getPageTable(), 1)
            : memref::getMixedSize(builder, getLoc(), getPageTable(), 1);
    return affine::makeComposedFoldedAffineApply(
        builder, getLoc(), builder.getAffineDimExpr(0) * *pageSize, {pages});
  }
  return getExtent(builder, getLoc(), getKey(), getKeyLayout(), Axis::Sequence);
}

/// The compute type for operands like `query`.
static FloatType getComputeTypeFor(Value query) {
  MLIRContext *context = query.getContext();
  if (getElementTypeOrSelf(query.getType()).isF64())
    return Float64Type::get(context);
  return Float32Type::get(context);
}

FloatType AttentionOp::getComputeType() {
  return getComputeTypeFor(getQuery());
}

std::optional<double> AttentionOp::getStaticScale() {
  if (FloatAttr scale = getScaleAttr())
    return scale.getValueAsDouble();
  int64_t depth = getQueryDepth();
  if (ShapedType::isDynamic(depth))
    return std::nullopt;
  // A depth of zero makes every product zero, whatever the scale.
  return depth == 0 ? 1.0 : 1.0 / std::sqrt(static_cast<double>(depth));
}

Value AttentionOp::materializeScale(OpBuilder &builder) {
  FloatType type = getComputeType();
  if (std::optional<double> scale = getStaticScale())
    return arith::ConstantOp::create(builder, getLoc(),
                                     builder.getFloatAttr(type, *scale));
  OpFoldResult depth =
      getExtent(builder, getLoc(), getQuery(), getQueryLayout(), Axis::Depth);
  Value extent = getValueOrCreateConstantIndexOp(builder, getLoc(), depth);
  // A depth of zero makes every product zero: any finite scale will do.
  extent = arith::MaxUIOp::create(
      builder, getLoc(), extent,
      arith::ConstantIndexOp::create(builder, getLoc(), 1));
  Value integer = arith::IndexCastOp::create(builder, getLoc(),
                                             builder.getI64Type(), extent);
  Value asFloat = arith::SIToFPOp::create(builder, getLoc(), type, integer);
  Value root = math::SqrtOp::create(builder, getLoc(), asFloat);
  Value one = arith::ConstantOp::create(builder, getLoc(),
                                        builder.getFloatAttr(type, 1.0));
  return arith::DivFOp::create(builder, getLoc(), one, root);
}

/// A bound of a window, unless it is so wide that no key is beyond it. Passes
/// add positions to a bound, which must not overflow.
static std::optional<int64_t> getEffectiveBound(std::optional<int64_t> bound) {
  constexpr int64_t limit = int64_t(1) << 62;
  return bound && *bound < limit ? bound : std::nullopt;
}

std::optional<int64_t> AttentionOp::getBandLeft() {
  return getWindowAttr() ? getEffectiveBound(getWindowAttr().getLeft())
                         : std::nullopt;
}

std::optional<int64_t> AttentionOp::getBandRight() {
  // Right bounds are never negative, so causality is the tighter one.
  if (getCausal())
    return 0;
  return getWindowAttr() ? getEffectiveBound(getWindowAttr().getRight())
                         : std::nullopt;
}

//===----------------------------------------------------------------------===//
// AttentionBackwardOp
//===----------------------------------------------------------------------===//

int64_t AttentionBackwardOp::getBatch() {
  return getStaticExtent(getQuery(), getQueryLayout(), Axis::Batch);
}
int64_t AttentionBackwardOp::getQueryHeads() {
  return getStaticExtent(getQuery(), getQueryLayout(), Axis::Head);
}
int64_t AttentionBackwardOp::getKeyHeads() {
  return getStaticExtent(getKey(), getKeyLayout(), Axis::Head);
}
int64_t AttentionBackwardOp::getQueryLength() {
  return getStaticExtent(getQuery(), getQueryLayout(), Axis::Sequence);
}
int64_t AttentionBackwardOp::getKeyLength() {
  return getStaticExtent(getKey(), getKeyLayout(), Axis::Sequence);
}
int64_t AttentionBackwardOp::getQueryDepth() {
  return getStaticExtent(getQuery(), getQueryLayout(), Axis::Depth);
}
int64_t AttentionBackwardOp::getValueDepth() {
  return getStaticExtent(getValue(), getValueLayout(), Axis::Depth);
}
FloatType AttentionBackwardOp::getComputeType() {
  return getComputeTypeFor(getQuery());
}

bool AttentionBackwardOp::isBiasBroadcast(Axis axis) {
  return getStaticExtent(getBias(), getBiasLayoutAttr(), axis) == 1;
}
