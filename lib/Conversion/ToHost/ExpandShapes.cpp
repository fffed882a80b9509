//===- ExpandShapes.cpp - Expand buffers to several unknown extents -------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Upstream's expand-strided-metadata computes the one unknown extent of a group
// by a division, and fails where there are more. The op has known all extents
// since it takes an output shape.

#include "attn/Conversion/ToHost/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNEXPANDSHAPES
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

/// Whether a dimension becomes several of unknown extent.
static bool hasSeveralUnknown(memref::ExpandShapeOp op) {
  MemRefType type = op.getResultType();
  return llvm::any_of(op.getReassociationIndices(),
                      [&](const ReassociationIndices &group) {
                        return llvm::count_if(group, [&](int64_t dim) {
                                 return type.isDynamicDim(dim);
                               }) > 1;
                      });
}

static Value multiply(OpBuilder &builder, Location loc, OpFoldResult lhs,
                      OpFoldResult rhs) {
  return arith::MulIOp::create(
      builder, loc, getValueOrCreateConstantIndexOp(builder, loc, lhs),
      getValueOrCreateConstantIndexOp(builder, loc, rhs));
}

static void expand(memref::ExpandShapeOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, op.getSrc());
  SmallVector<OpFoldResult> sourceStrides =
      metadata.getConstifiedMixedStrides();
  SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
  auto [typeStrides, typeOffset] = op.getResultType().getStridesAndOffset();
  SmallVector<OpFoldResult> strides(sizes.size());
  for (auto [index, group] : llvm::enumerate(op.getReassociationIndices())) {
    OpFoldResult stride = sourceStrides[index];
    for (int64_t dim : llvm::reverse(group)) {
      if (!ShapedType::isDynamic(typeStrides[dim]))
        stride = builder.getIndexAttr(typeStrides[dim]);
      strides[dim] = stride;
      if (dim != group.front())
        stride = multiply(builder, loc, stride, sizes[dim]);
    }
  }
  OpFoldResult offset = metadata.getConstifiedMixedOffset();
  Value cast = memref::ReinterpretCastOp::create(
      builder, loc, op.getResultType(), op.getSrc(), offset, sizes, strides);
  op.getResult().replaceAllUsesWith(cast);
  op.erase();
}

namespace {
class AttnExpandShapes
    : public attn::impl::AttnExpandShapesBase<AttnExpandShapes> {
  void runOnOperation() override {
    SmallVector<memref::ExpandShapeOp> ops;
    getOperation()->walk([&](memref::ExpandShapeOp op) {
      if (hasSeveralUnknown(op))
        ops.push_back(op);
    });
    for (memref::ExpandShapeOp op : ops)
      expand(op);
  }
};
} // namespace
