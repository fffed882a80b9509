//===- LowerVectors.cpp - Lower vectors to rows ---------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Takes multi-dimensional vector ops apart into ops on rows of lanes:
// contractions into outer products of broadcast scalars and rows, transposes
// into shuffles, transfers into one load or store a row.

#include "CanonicalizationPatterns.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Conversion/VectorToSCF/VectorToSCF.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Dialect/X86Vector/Transforms.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNLOWERVECTORS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// Whether `op` moves one element of a buffer, which no mask hides.
static bool movesElement(VectorTransferOpInterface op) {
  return op.getVectorType().getRank() == 0 && !op.getMask() &&
         isa<MemRefType>(op.getShapedType());
}

namespace {

/// Loads one element from a buffer of any layout; upstream knows only those
/// whose elements lie beside each other.
struct LoadElement : public OpRewritePattern<vector::TransferReadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::TransferReadOp op,
                                PatternRewriter &rewriter) const override {
    if (!movesElement(op))
      return rewriter.notifyMatchFailure(op, "reads more than one element");
    Value element = memref::LoadOp::create(rewriter, op.getLoc(), op.getBase(),
                                           op.getIndices());
    rewriter.replaceOpWithNewOp<vector::BroadcastOp>(op, op.getVectorType(),
                                                     element);
    return success();
  }
};

/// Stores one element to a buffer of any layout.
struct StoreElement : public OpRewritePattern<vector::TransferWriteOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(vector::TransferWriteOp op,
                                PatternRewriter &rewriter) const override {
    if (!movesElement(op))
      return rewriter.notifyMatchFailure(op, "writes more than one element");
    Value element = vector::ExtractOp::create(
        rewriter, op.getLoc(), op.getVector(), ArrayRef<int64_t>());
    rewriter.replaceOpWithNewOp<memref::StoreOp>(op, element, op.getBase(),
                                                 op.getIndices());
    return success();
  }
};

class AttnLowerVectors
    : public attn::impl::AttnLowerVectorsBase<AttnLowerVectors> {
  using AttnLowerVectorsBase::AttnLowerVectorsBase;

  void runOnOperation() override {
    MLIRContext *context = &getContext();
    RewritePatternSet contractions(context);
    contractions.add<LoadElement, StoreElement>(context);
    vector::populateVectorContractLoweringPatterns(
        contractions, vector::VectorContractLowering::OuterProduct);
    vector::populateVectorTransferPermutationMapLoweringPatterns(contractions);
    vector::populateVectorMultiReductionLoweringPatterns(
        contractions, vector::VectorMultiReductionLowering::InnerParallel);
    if (failed(applyPatternsGreedily(getOperation(), std::move(contractions))))
      return signalPassFailure();

    // Never together with the lowering of broadcasts: the two undo each other
    // for ever on broadcasts to a unit dimension.
    RewritePatternSet rows(context);
    vector::populateVectorOuterProductLoweringPatterns(rows);
    VectorTransferToSCFOptions transfers;
    transfers.enableFullUnroll(true);
    transfers.setTargetRank(1);
    populateVectorToSCFConversionPatterns(rows, transfers);
    vector::populateVectorTransferLoweringPatterns(rows,
                                                   /*maxTransferRank=*/1);
    vector::populateVectorShapeCastLoweringPatterns(rows);
    vector::populateVectorTransposeLoweringPatterns(
        rows, vector::VectorTransposeLowering::Shuffle16x16);
    if (avx2Transposes) {
      x86vector::avx2::LoweringOptions avx2;
      avx2.setTransposeOptions(x86vector::avx2::TransposeLoweringOptions()
                                   .lower4x8xf32()
                                   .lower8x8xf32());
      x86vector::avx2::populateSpecializedTransposeLoweringPatterns(
          rows, avx2, /*benefit=*/10);
    }
    if (failed(applyPatternsGreedily(getOperation(), std::move(rows))))
      return signalPassFailure();

    RewritePatternSet cleanup(context);
    attn::populateAllCanonicalizationPatterns(cleanup);
    if (failed(applyPatternsGreedily(getOperation(), std::move(cleanup))))
      return signalPassFailure();
    IRRewriter rewriter(context);
    DominanceInfo dominance;
    eliminateCommonSubExpressions(rewriter, dominance, getOperation());
  }
};
} // namespace
