//===- Tile.cpp - Cut attention into workgroups -------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// One iteration of an scf.forall for each query block, batch and head, through
// the op's TilingInterface. Query blocks are outermost: they are what differs in
// cost under a causal mask, so the order in which they are issued matters.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Dialect/Attn/Transforms/TensorForm.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

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
  std::optional<unsigned> dim = op.getQueryLayout().getDim(Axis::Sequence);
  if (!dim)
    return true;
  FailureOr<int64_t> bound = ValueBoundsConstraintSet::computeConstantBound(
      presburger::BoundType::UB,
      ValueBoundsConstraintSet::Variable(op.getQuery(), *dim),
      /*stopCondition=*/nullptr, /*closedUB=*/true);
  return succeeded(bound) && *bound <= sizes.queries;
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
    FailureOr<TileSizes> sizes = chooseTileSizes(op);
    if (failed(sizes))
      return signalPassFailure();
    if (isTile(op, *sizes))
      continue;
    op = cast<AttentionOp>(*convertToTensorForm(
        rewriter, cast<DestinationStyleOpInterface>(*op)));
    scf::SCFTilingOptions options;
    options.setLoopType(scf::SCFTilingOptions::LoopType::ForallOp);
    // Batch, head, query; then query, batch, head.
    options.setTileSizes({rewriter.getIndexAttr(1),
                          rewriter.getIndexAttr(sizes->heads),
                          rewriter.getIndexAttr(sizes->queries)});
    options.setInterchange({2, 0, 1});
    rewriter.setInsertionPoint(op);
    FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
        rewriter, cast<TilingInterface>(op.getOperation()), options);
    if (failed(tiled)) {
      op.emitOpError("could not be tiled");
      return signalPassFailure();
    }
    rewriter.replaceOp(op, tiled->replacements);
  }
}
