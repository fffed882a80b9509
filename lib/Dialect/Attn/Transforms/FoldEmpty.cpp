//===- FoldEmpty.cpp - Tensors without elements ---------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/AttnDialect.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNFOLDEMPTY
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

static bool isEmpty(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && llvm::is_contained(type.getShape(), 0);
}

namespace {
/// There is nothing to compute: whatever the op is, no element of its result is
/// read.
struct FoldEmptyResults : RewritePattern {
  FoldEmptyResults(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/2, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (isa<tensor::EmptyOp>(op) ||
        !isa_and_nonnull<linalg::LinalgDialect, tensor::TensorDialect,
                         attn::AttnDialect>(op->getDialect()))
      return failure();
    auto isFolded = [](OpResult result) {
      return isEmpty(result) && !result.use_empty();
    };
    if (llvm::none_of(op->getResults(), isFolded))
      return failure();
    ReifiedRankedShapedTypeDims shapes;
    if (failed(reifyResultShapes(rewriter, op, shapes)))
      return failure();
    for (OpResult result : llvm::make_filter_range(op->getResults(), isFolded))
      rewriter.replaceAllUsesWith(
          result, tensor::EmptyOp::create(rewriter, op->getLoc(),
                                          shapes[result.getResultNumber()],
                                          getElementTypeOrSelf(result)));
    // What a linalg op asserts of its elements holds for none.
    if (op->use_empty())
      rewriter.eraseOp(op);
    return success();
  }
};

struct DropEmptyParts : OpRewritePattern<tensor::ConcatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ConcatOp op,
                                PatternRewriter &rewriter) const override {
    auto isDropped = [&](Value part) {
      return cast<RankedTensorType>(part.getType()).getDimSize(op.getDim()) ==
             0;
    };
    SmallVector<Value> parts = llvm::to_vector(
        llvm::make_filter_range(op.getInputs(), std::not_fn(isDropped)));
    if (parts.empty() || parts.size() == op.getInputs().size())
      return failure();
    if (parts.size() == 1 && parts.front().getType() == op.getType())
      rewriter.replaceOp(op, parts.front());
    else
      rewriter.replaceOpWithNewOp<tensor::ConcatOp>(op, op.getType(),
                                                    op.getDim(), parts);
    return success();
  }
};

struct FoldEmptyInsertion : OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op,
                                PatternRewriter &rewriter) const override {
    if (!isEmpty(op.getSource()))
      return failure();
    rewriter.replaceOp(op, op.getDest());
    return success();
  }
};

/// Padding of nothing is all that there is.
struct FillEmptyPad : OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType type = op.getResultType();
    Value padding = op.getConstantPaddingValue();
    if (!isEmpty(op.getSource()) || !padding || !type.hasStaticShape())
      return failure();
    // The value may be inside of the region.
    if (op.getRegion().isAncestor(padding.getParentRegion())) {
      Operation *constant = padding.getDefiningOp();
      if (!constant || !constant->hasTrait<OpTrait::ConstantLike>())
        return failure();
      padding = rewriter.clone(*constant)->getResult(0);
    }
    Value empty = tensor::EmptyOp::create(
        rewriter, op.getLoc(), type.getShape(), type.getElementType());
    rewriter.replaceOpWithNewOp<linalg::FillOp>(op, padding, empty);
    return success();
  }
};

class AttnFoldEmpty : public attn::impl::AttnFoldEmptyBase<AttnFoldEmpty> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FoldEmptyResults, DropEmptyParts, FoldEmptyInsertion,
                 FillEmptyPad>(&getContext());
    // Constants are not touched: the order of the program stays.
    GreedyRewriteConfig config;
    config.enableFolding(false);
    config.enableConstantCSE(false);
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      signalPassFailure();
  }
};
} // namespace
