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

namespace {
class AttnLowerVectors
    : public attn::impl::AttnLowerVectorsBase<AttnLowerVectors> {
  using AttnLowerVectorsBase::AttnLowerVectorsBase;

  void runOnOperation() override {
    MLIRContext *context = &getContext();
    RewritePatternSet contractions(context);
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
