//===- FuseElementwise.cpp - Fuse what is computed once -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Upstream's element-wise fusion also fuses into ops that reduce, whatever
// they read again and again: a layer norm or an activation would be computed
// once for each column of the product that follows. A broadcast costs nothing
// to read again: weights that an exporter spreads over the batch are read as
// they are, and the batch becomes rows of one product.

#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNFUSEELEMENTWISE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// Whether the op that reduces reads each element of `operand` in one iteration
/// only, or does not reduce.
static bool isReadOnce(OpOperand *operand) {
  auto op = dyn_cast<linalg::LinalgOp>(operand->getOwner());
  if (!op || op.getNumReductionLoops() == 0)
    return true;
  return op.getMatchingIndexingMap(operand).isPermutation();
}

/// Whether `op` computes nothing and reads less than it writes, in rows: the
/// windows of a convolution overlap, and are no broadcast.
static bool isBroadcast(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumDpsInputs() != 1 ||
      op.getNumDpsInits() != 1 || op.getNumLoops() != op.getNumParallelLoops())
    return false;
  auto yield = cast<linalg::YieldOp>(op.getBlock()->getTerminator());
  auto type = dyn_cast<RankedTensorType>(op.getDpsInputs().front().getType());
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInputOperand(0));
  return type && yield->getOperand(0) == op.getBlock()->getArgument(0) &&
         op.getBlock()->getOperations().size() == 1 && !map.isPermutation() &&
         map.isProjectedPermutation(/*allowZeroInResults=*/true);
}

/// Gives each user a broadcast of its own, to fuse with. CSE makes one of those
/// again that are left. Only a linalg.generic can be fused: the named ops on
/// either side become one.
static void separateBroadcasts(Operation *root) {
  IRRewriter rewriter(root->getContext());
  SmallVector<linalg::LinalgOp> broadcasts;
  root->walk([&](linalg::LinalgOp op) {
    if (isBroadcast(op))
      broadcasts.push_back(op);
  });
  for (linalg::LinalgOp op : broadcasts) {
    SmallVector<OpOperand *> uses(
        llvm::make_pointer_range(op->getResult(0).getUses()));
    for (OpOperand *use : llvm::drop_begin(uses)) {
      OpBuilder builder(use->getOwner());
      use->set(builder.clone(*op)->getResult(0));
    }
  }
  SmallVector<linalg::LinalgOp> named;
  root->walk([&](linalg::LinalgOp op) {
    bool readsBroadcast = llvm::any_of(op.getDpsInputs(), [](Value input) {
      auto producer = input.getDefiningOp<linalg::LinalgOp>();
      return producer && isBroadcast(producer);
    });
    if (!isa<linalg::GenericOp>(op) &&
        (isBroadcast(op) ||
         (readsBroadcast && linalg::isaContractionOpInterface(op))))
      named.push_back(op);
  });
  for (linalg::LinalgOp op : named) {
    rewriter.setInsertionPoint(op);
    (void)linalg::generalizeNamedOp(rewriter, op);
  }
}

namespace {
class AttnFuseElementwise
    : public attn::impl::AttnFuseElementwiseBase<AttnFuseElementwise> {
  void runOnOperation() override {
    separateBroadcasts(getOperation());
    MLIRContext *context = &getContext();
    RewritePatternSet patterns(context);
    linalg::ControlFusionFn control = [](OpOperand *operand) {
      Operation *producer = operand->get().getDefiningOp();
      if (!producer || !producer->hasOneUse())
        return false;
      auto broadcast = dyn_cast<linalg::LinalgOp>(producer);
      return isReadOnce(operand) || (broadcast && isBroadcast(broadcast));
    };
    linalg::populateElementwiseOpsFusionPatterns(patterns, control);
    linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, control);
    affine::AffineApplyOp::getCanonicalizationPatterns(patterns, context);
    linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
    tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
    tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
    context->getLoadedDialect<linalg::LinalgDialect>()
        ->getCanonicalizationPatterns(patterns);
    linalg::populateConstantFoldLinalgOperations(patterns, control);
    // As upstream: what is found from the top down stays in one piece.
    if (failed(applyPatternsGreedily(
            getOperation(), std::move(patterns),
            GreedyRewriteConfig().setUseTopDownTraversal())))
      signalPassFailure();
  }
};
} // namespace
