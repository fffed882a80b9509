//===- TileCollective.cpp - Cut attention into kernels' tiles -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// One iteration of an scf.forall is one workgroup. Blocks of queries are along
// x, the fastest, so that workgroups that run at the same time share keys;
// heads, or groups of heads that are packed, along y; batches along z, together
// with the parts into which the keys are split.

#include "TileCollective.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/TilingInterface.h"

using namespace mlir;
using namespace attn;

/// The attributes of a loop that becomes a kernel.
static constexpr llvm::StringLiteral chipAttrName("attn.chip");
static constexpr llvm::StringLiteral
    workgroupSizeAttrName("attn.workgroup_size");

bool attn::isCollectiveTile(AttentionOp op) {
  auto loop = op->getParentOfType<scf::ForallOp>();
  return loop && loop->hasAttr(chipAttrName);
}

namespace {
/// Cuts one op.
class CollectiveTiling {
public:
  CollectiveTiling(AttentionOp op, RewriterBase &rewriter)
      : op(op), rewriter(rewriter), loc(op.getLoc()),
        schedule(op.getCollectiveAttr()) {}

  LogicalResult run();

private:
  FailureOr<int64_t> chooseHeads();
  OpFoldResult apply(AffineExpr expr, ArrayRef<OpFoldResult> operands) {
    return affine::makeComposedFoldedAffineApply(rewriter, loc, expr, operands);
  }
  OpFoldResult ceilDiv(OpFoldResult extent, int64_t size) {
    return apply(d0.ceilDiv(size), {extent});
  }
  OpFoldResult scale(OpFoldResult index, int64_t size) {
    return apply(d0 * size, {index});
  }
  OpFoldResult cutSize(OpFoldResult extent, OpFoldResult offset, int64_t size);
  scf::ForallOp buildLoop(ArrayRef<OpFoldResult> grid, ValueRange outputs,
                          int64_t waves, const GpuModel &chip);
  LogicalResult emitTile(scf::ForallOp loop, int64_t heads);

  AttentionOp op;
  RewriterBase &rewriter;
  Location loc;
  CollectiveAttr schedule;
  AffineExpr d0 = rewriter.getAffineDimExpr(0);
  AffineExpr d1 = rewriter.getAffineDimExpr(1);
};
} // namespace

/// Query heads of a tile. Packed heads share a key head: the schedule's number
/// divides a group, or is no less, and then a tile is a whole group.
FailureOr<int64_t> CollectiveTiling::chooseHeads() {
  int64_t heads = schedule.getHeads();
  if (heads == 1)
    return heads;
  int64_t queryHeads = op.getQueryHeads(), keyHeads = op.getKeyHeads();
  if (ShapedType::isDynamic(queryHeads) || ShapedType::isDynamic(keyHeads))
    return op.emitOpError("has a schedule that packs ")
           << heads << " heads, but its number of heads is dynamic";
  int64_t group = keyHeads == 0 ? 1 : queryHeads / keyHeads;
  if (heads >= group)
    return std::max<int64_t>(group, 1);
  if (group % heads == 0)
    return heads;
  return op.emitOpError("has a schedule that packs ")
         << heads << " heads, where " << group
         << " share a key head: expected a divisor of that, or no less";
}

/// What is left of an extent from `offset` on, at most `size`.
OpFoldResult CollectiveTiling::cutSize(OpFoldResult extent, OpFoldResult offset,
                                       int64_t size) {
  std::optional<int64_t> known = getConstantIntValue(extent);
  if (known && *known % size == 0)
    return rewriter.getIndexAttr(size);
  if (known && *known < size)
    return extent;
  AffineMap map =
      AffineMap::get(2, 0, {d0 - d1, rewriter.getAffineConstantExpr(size)},
                     rewriter.getContext());
  return affine::makeComposedFoldedAffineMin(rewriter, loc, map,
                                             {extent, offset});
}

/// A loop over workgroups; `grid` is z, y, x.
scf::ForallOp CollectiveTiling::buildLoop(ArrayRef<OpFoldResult> grid,
                                          ValueRange outputs, int64_t waves,
                                          const GpuModel &chip) {
  auto block = [&](gpu::MappingId id) -> Attribute {
    return gpu::GPUBlockMappingAttr::get(rewriter.getContext(), id);
  };
  ArrayAttr mapping = rewriter.getArrayAttr({block(gpu::MappingId::DimZ),
                                             block(gpu::MappingId::DimY),
                                             block(gpu::MappingId::DimX)});
  auto loop = scf::ForallOp::create(rewriter, loc, grid, outputs, mapping);
  loop->setAttr(chipAttrName, schedule.getChip());
  loop->setAttr(workgroupSizeAttrName,
                rewriter.getI64IntegerAttr(waves * chip.waveSize));
  return loop;
}

LogicalResult CollectiveTiling::emitTile(scf::ForallOp loop, int64_t heads) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop.getTerminator());
  SmallVector<Value> ids = loop.getInductionVars();
  OpFoldResult one = rewriter.getIndexAttr(1), zero = rewriter.getIndexAttr(0);
  OpFoldResult query = scale(OpFoldResult(ids[2]), schedule.getQueryTile());
  SmallVector<OpFoldResult> offsets = {
      ids[0], scale(OpFoldResult(ids[1]), heads), query, zero};
  SmallVector<OpFoldResult> sizes = {
      one, rewriter.getIndexAttr(heads),
      cutSize(op.getQueryLengthExtent(rewriter), query,
              schedule.getQueryTile()),
      AttentionOp::getExtent(rewriter, loc, op.getValue(), op.getValueLayout(),
                             Axis::Depth)};

  // The op on the loop's outputs is only there to be tiled.
  IRMapping mapping;
  mapping.map(op.getDpsInits(), loop.getRegionIterArgs());
  Operation *whole = rewriter.clone(*op, mapping);
  auto tiling = cast<TilingInterface>(whole);
  FailureOr<TilingResult> tiled =
      tiling.getTiledImplementation(rewriter, offsets, sizes);
  if (failed(tiled))
    return failure();
  for (auto [number, value] : llvm::enumerate(tiled->tiledValues)) {
    SmallVector<OpFoldResult> resultOffsets, resultSizes;
    if (failed(tiling.getResultTilePosition(rewriter, number, offsets, sizes,
                                            resultOffsets, resultSizes)))
      return failure();
    SmallVector<OpFoldResult> strides(resultOffsets.size(), one);
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToEnd(loop.getTerminator().getBody());
    tensor::ParallelInsertSliceOp::create(rewriter, loc, value,
                                          loop.getRegionIterArgs()[number],
                                          resultOffsets, resultSizes, strides);
  }
  rewriter.eraseOp(whole);
  return success();
}

LogicalResult CollectiveTiling::run() {
  const GpuModel *chip = findGpuModel(schedule.getChip().getValue());
  if (!chip)
    return op.emitOpError("has a schedule for the chip '")
           << schedule.getChip().getValue() << "'; known are "
           << listGpuModels();
  FailureOr<int64_t> heads = chooseHeads();
  if (failed(heads))
    return failure();
  rewriter.setInsertionPoint(op);
  OpFoldResult grid[] = {
      op.getBatchExtent(rewriter),
      ceilDiv(op.getQueryHeadsExtent(rewriter), *heads),
      ceilDiv(op.getQueryLengthExtent(rewriter), schedule.getQueryTile())};
  scf::ForallOp loop =
      buildLoop(grid, op.getDpsInits(), schedule.getWaves(), *chip);
  if (failed(emitTile(loop, *heads)))
    return failure();
  rewriter.replaceOp(op, loop.getResults());
  return success();
}

LogicalResult attn::tileCollective(AttentionOp op, RewriterBase &rewriter) {
  return CollectiveTiling(op, rewriter).run();
}
