//===- Vectorize.cpp - Vectorize register tiles ---------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Vectorizes the register-sized linalg ops of each workgroup, then folds slices
// into vector transfers and hoists what a loop only carries: accumulators end
// up as loop-carried vectors.

#include "CanonicalizationPatterns.h"
#include "RegisterTiles.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"

#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNVECTORIZE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// Tiles larger than this many elements stay loops: they were not cut for
/// registers, and unrolling them would only make the code explode.
static constexpr int64_t maxVectorElements = 1024;

static bool isRegisterSized(linalg::LinalgOp op) {
  int64_t elements = 1;
  for (int64_t extent : op.getStaticLoopRanges()) {
    if (ShapedType::isDynamic(extent))
      return false;
    elements *= extent;
  }
  return elements <= maxVectorElements;
}

/// Whether lanes that are masked off must not compute: dividing integers by the
/// zeros there traps.
static bool mayTrap(linalg::LinalgOp op) {
  return op
      ->walk([](Operation *inner) {
        return isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp,
                   arith::RemUIOp, arith::CeilDivSIOp, arith::CeilDivUIOp,
                   arith::FloorDivSIOp>(inner)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The vector for the last step along a row, of which it fills only a part, or
/// nothing if `op` is not such a step.
static std::optional<SmallVector<int64_t>> getMaskedSizes(linalg::LinalgOp op) {
  RegisterTileAttr registers = getRegisterTile(op);
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  if (registers.getRows() != 1 || extents.size() != 1 ||
      op.getNumReductionLoops() != 0 || mayTrap(op))
    return std::nullopt;
  int64_t extent = extents.front();
  if (ShapedType::isDynamic(extent))
    return SmallVector<int64_t>{registers.getLanes()};
  if (extent == 0 || extent > registers.getLanes() ||
      llvm::isPowerOf2_64(extent))
    return std::nullopt;
  return SmallVector<int64_t>{int64_t(llvm::bit_ceil<uint64_t>(extent))};
}

namespace {
class AttnVectorize : public attn::impl::AttnVectorizeBase<AttnVectorize> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<linalg::LinalgOp> ops = getTiledOps(getOperation());
    llvm::SetVector<Operation *> workgroups = getWorkgroups(ops);
    for (linalg::LinalgOp op : ops) {
      std::optional<SmallVector<int64_t>> masked = getMaskedSizes(op);
      if (!masked && !isRegisterSized(op))
        continue;
      rewriter.setInsertionPoint(op);
      // Sizes and whether they are scalable must be as many.
      FailureOr<linalg::VectorizationResult> vectorized =
          masked ? linalg::vectorize(
                       rewriter, op, *masked,
                       SmallVector<bool>(masked->size(), /*Value=*/false))
                 : linalg::vectorize(rewriter, op);
      // What has no vector form stays a loop.
      if (succeeded(vectorized))
        rewriter.replaceOp(op, vectorized->replacements);
    }
    for (Operation *workgroup : workgroups)
      if (failed(cleanUp(rewriter, workgroup)))
        return signalPassFailure();
  }

  LogicalResult cleanUp(RewriterBase &rewriter, Operation *workgroup) {
    // Before any canonicalization, which would fold a reduction over a unit
    // dimension to a shape cast, and no contraction would be found.
    RewritePatternSet contractions(&getContext());
    vector::populateVectorMaskLoweringPatternsForSideEffectingOps(contractions);
    vector::populateVectorTransferPermutationMapLoweringPatterns(contractions);
    vector::populateVectorReductionToContractPatterns(contractions);
    vector::populateSinkVectorOpsPatterns(contractions);
    if (failed(applyPatternsGreedily(workgroup, std::move(contractions))))
      return failure();

    if (failed(canonicalize(workgroup, /*foldSlices=*/true)))
      return failure();
    DominanceInfo dominance;
    eliminateCommonSubExpressions(rewriter, dominance, workgroup);
    workgroup->walk([&](LoopLikeOpInterface loop) {
      if (loop != workgroup)
        moveLoopInvariantCode(loop);
    });
    SmallVector<scf::ForOp> loops;
    workgroup->walk([&](scf::ForOp loop) { loops.push_back(loop); });
    for (scf::ForOp loop : loops)
      hoistLoopInvariantSubsets(rewriter, loop);
    return canonicalize(workgroup, /*foldSlices=*/false);
  }

  LogicalResult canonicalize(Operation *workgroup, bool foldSlices) {
    RewritePatternSet patterns(&getContext());
    populateAllCanonicalizationPatterns(patterns);
    if (foldSlices)
      tensor::populateFoldTensorSubsetIntoVectorTransferPatterns(patterns);
    return applyPatternsGreedily(workgroup, std::move(patterns));
  }
};
} // namespace
