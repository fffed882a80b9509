//===- Tile.cpp - Cut attention into workgroups ---------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// One iteration of an scf.forall for each query block, batch and head, through
// the op's TilingInterface. Query blocks are outermost: they are what differs
// in cost under a causal mask, so the order in which they are issued matters.
// Gradients are cut into batches and key heads.

#include "AttentionDecomposer.h"
#include "QueryLengthBound.h"
#include "TileCollective.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Dialect/Attn/Transforms/TensorForm.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/TilingInterface.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNTILE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {
/// What one workgroup computes; the depth is never cut.
struct TileSizes {
  int64_t queries;
  int64_t heads;
};

class AttnTile : public attn::impl::AttnTileBase<AttnTile> {
  using AttnTileBase::AttnTileBase;

  void runOnOperation() override;
  FailureOr<TileSizes> chooseTileSizes(AttentionOp op);
  LogicalResult tileGradients(IRRewriter &rewriter, AttentionBackwardOp op);
};
} // namespace

FailureOr<TileSizes> AttnTile::chooseTileSizes(AttentionOp op) {
  TileSizes sizes{queryTile, 1};
  if (ScheduleAttr schedule = op.getScheduleAttr()) {
    sizes.queries = schedule.getQueryTile();
    // With few queries the heads that share keys are what fills a workgroup.
    int64_t queryHeads = op.getQueryHeads(), keyHeads = op.getKeyHeads();
    if (schedule.getLanes() == LaneAxis::Depth && keyHeads > 0 &&
        queryHeads > 0)
      sizes.heads = queryHeads / keyHeads;
  } else if (queryTile == 0) {
    return op.emitOpError("has no schedule: run attn-select-schedule before "
                          "attn-tile, or give attn-tile a query-tile");
  }
  if (int64_t length = op.getQueryLength(); !ShapedType::isDynamic(length))
    sizes.queries = std::clamp<int64_t>(length, 1, sizes.queries);
  return sizes;
}

/// Whether the op is one workgroup's tile already.
static bool isTile(AttentionOp op, TileSizes sizes) {
  if (!op->getParentOfType<scf::ForallOp>() || op.getBatch() != 1 ||
      ShapedType::isDynamic(op.getQueryHeads()) ||
      op.getQueryHeads() > sizes.heads)
    return false;
  std::optional<int64_t> length = getQueryLengthBound(op);
  return length && *length <= sizes.queries;
}

static bool isZeroExtent(Value operand, LayoutAttr layout, Axis axis) {
  std::optional<unsigned> dim = layout.getDim(axis);
  return dim && cast<ShapedType>(operand.getType()).getDimSize(*dim) == 0;
}

/// Whether the op has no query: nothing to compute.
static bool hasNoRows(AttentionOp op) {
  return llvm::any_of(
      ArrayRef{Axis::Batch, Axis::Head, Axis::Sequence}, [&](Axis axis) {
        return isZeroExtent(op.getQuery(), op.getQueryLayout(), axis) ||
               isZeroExtent(op.getOutput(), op.getOutputLayout(), axis) ||
               (op.getLse() &&
                isZeroExtent(op.getLse(), op.getLseLayoutAttr(), axis));
      });
}

/// Whether the output has no columns; a log-sum-exp may be left.
static bool hasNoColumns(AttentionOp op) {
  return isZeroExtent(op.getValue(), op.getValueLayout(), Axis::Depth) ||
         isZeroExtent(op.getOutput(), op.getOutputLayout(), Axis::Depth);
}

/// Makes the depth of value and output one. A log-sum-exp does not depend on
/// it, and slices of tensors without elements cannot be written.
static AttentionOp widenDepth(RewriterBase &rewriter, AttentionOp op) {
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  auto widen = [&](Value operand, LayoutAttr layout) -> Value {
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, operand);
    sizes[*layout.getDim(Axis::Depth)] = rewriter.getIndexAttr(1);
    Type type = getElementTypeOrSelf(operand.getType());
    Value zero =
        arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(type));
    Value empty = tensor::EmptyOp::create(rewriter, loc, sizes, type);
    return linalg::FillOp::create(rewriter, loc, zero, empty).getResult(0);
  };
  Value value = widen(op.getValue(), op.getValueLayout());
  Value output = widen(op.getOutput(), op.getOutputLayout());
  auto widened = cast<AttentionOp>(rewriter.clone(*op));
  widened.getValueMutable().assign(value);
  widened.getOutputMutable().assign(output);
  widened->getResult(0).setType(output.getType());
  rewriter.replaceOp(op, {op.getOutput(), widened->getResult(1)});
  return widened;
}

/// Computes the gradient of the sink, a sum over all workgroups, beside the op.
static AttentionBackwardOp splitSinkGradient(RewriterBase &rewriter,
                                             AttentionBackwardOp op) {
  if (!op.getSinkGradient())
    return op;
  rewriter.setInsertionPoint(op);
  Value gradient = decomposeSinkGradient(rewriter, op);
  // It is the last operand and the last result.
  AttentionBackwardOp::Properties properties = op.getProperties();
  properties.operandSegmentSizes.back() = 0;
  auto rest = AttentionBackwardOp::create(
      rewriter, op.getLoc(), op->getResults().drop_back().getTypes(),
      op->getOperands().drop_back(), properties,
      llvm::to_vector(op->getDiscardableAttrs()));
  rewriter.inlineRegionBefore(op.getScore(), rest.getScore(),
                              rest.getScore().end());
  rewriter.inlineRegionBefore(op.getDerivative(), rest.getDerivative(),
                              rest.getDerivative().end());
  SmallVector<Value> results(rest->getResults());
  results.push_back(gradient);
  rewriter.replaceOp(op, results);
  return rest;
}

/// One workgroup for each batch and key head; for all of them along an axis
/// that a bias with a gradient is the same for.
LogicalResult AttnTile::tileGradients(IRRewriter &rewriter,
                                      AttentionBackwardOp op) {
  if (!op.getScheduleAttr())
    return op.emitOpError("has no schedule: run attn-select-schedule before "
                          "attn-tile, or attn-decompose");
  bool sumsBatches = op.getBiasGradient() && op.isBiasBroadcast(Axis::Batch);
  bool sumsHeads = op.getBiasGradient() && op.isBiasBroadcast(Axis::Head);
  if (op->getParentOfType<scf::ForallOp>() &&
      (sumsBatches || op.getBatch() == 1) &&
      (sumsHeads || op.getKeyHeads() == 1))
    return success();
  op = cast<AttentionBackwardOp>(
      *convertToTensorForm(rewriter, cast<DestinationStyleOpInterface>(*op)));
  op = splitSinkGradient(rewriter, op);
  if (sumsBatches && sumsHeads)
    return success();
  rewriter.setInsertionPoint(op);
  scf::SCFTilingOptions options;
  options.setLoopType(scf::SCFTilingOptions::LoopType::ForallOp);
  // Zero leaves an axis whole.
  options.setTileSizes({rewriter.getIndexAttr(sumsBatches ? 0 : 1),
                        rewriter.getIndexAttr(sumsHeads ? 0 : 1)});
  FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
      rewriter, cast<TilingInterface>(op.getOperation()), options);
  if (failed(tiled))
    return op.emitOpError("could not be tiled");
  rewriter.replaceOp(op, tiled->replacements);
  return success();
}

void AttnTile::runOnOperation() {
  if (queryTile < 0) {
    emitError(getOperation()->getLoc(),
              "query-tile of attn-tile must be at least 1, got ")
        << queryTile.getValue();
    return signalPassFailure();
  }
  SmallVector<AttentionOp> ops;
  getOperation()->walk([&](AttentionOp op) { ops.push_back(op); });
  IRRewriter rewriter(&getContext());
  for (AttentionOp op : ops) {
    bool isCollective = static_cast<bool>(op.getCollectiveAttr());
    FailureOr<TileSizes> sizes = TileSizes{};
    if (!isCollective)
      sizes = chooseTileSizes(op);
    if (failed(sizes))
      return signalPassFailure();
    if (isCollective ? isCollectiveTile(op) : isTile(op, *sizes))
      continue;
    op = cast<AttentionOp>(
        *convertToTensorForm(rewriter, cast<DestinationStyleOpInterface>(*op)));
    if (hasNoRows(op) || (hasNoColumns(op) && !op.getLse())) {
      rewriter.replaceOp(op, op.getDpsInits());
      continue;
    }
    if (hasNoColumns(op))
      op = widenDepth(rewriter, op);
    if (isCollective) {
      if (failed(tileCollective(op, rewriter)))
        return signalPassFailure();
      continue;
    }
    rewriter.setInsertionPoint(op);
    scf::SCFTilingOptions options;
    options.setLoopType(scf::SCFTilingOptions::LoopType::ForallOp);
    // Batch, head, query; then query, batch, head.
    options.setTileSizes({rewriter.getIndexAttr(1),
                          rewriter.getIndexAttr(sizes->heads),
                          rewriter.getIndexAttr(sizes->queries)});
    options.setInterchange({2, 0, 1});
    FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
        rewriter, cast<TilingInterface>(op.getOperation()), options);
    if (failed(tiled)) {
      op.emitOpError("could not be tiled");
      return signalPassFailure();
    }
    rewriter.replaceOp(op, tiled->replacements);
  }
  SmallVector<AttentionBackwardOp> gradients;
  getOperation()->walk(
      [&](AttentionBackwardOp op) { gradients.push_back(op); });
  for (AttentionBackwardOp op : gradients)
    if (failed(tileGradients(rewriter, op)))
      return signalPassFailure();
}
