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
#include "mlir/Dialect/Tensor/IR/Tensor.h"
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

/// The sum of the two arguments of `map`.
static AffineExpr getSum(AffineMap map) {
  SmallVector<AffineExpr> arguments;
  for (unsigned dim = 0; dim < map.getNumDims(); ++dim)
    arguments.push_back(getAffineDimExpr(dim, map.getContext()));
  for (unsigned symbol = 0; symbol < map.getNumSymbols(); ++symbol)
    arguments.push_back(getAffineSymbolExpr(symbol, map.getContext()));
  return arguments[0] + arguments[1];
}

/// What the body of `op` computes that may differ from one iteration to the
/// next.
static DenseSet<Value> getVaryingValues(linalg::LinalgOp op) {
  DenseSet<Value> varying(llvm::from_range, op.getBlock()->getArguments());
  for (Operation &inner : *op.getBlock())
    if (isa<linalg::IndexOp>(inner) || inner.getNumRegions() != 0 ||
        llvm::any_of(inner.getOperands(),
                     [&](Value operand) { return varying.contains(operand); }))
      varying.insert_range(inner.getResults());
  return varying;
}

/// Whether all elements that `op` takes out of tensors, lane for lane, lie
/// beside each other there; a gather has no advantage over a loop.
static bool extractsRows(linalg::LinalgOp op) {
  DenseSet<Value> varying = getVaryingValues(op);
  return getRegisterTile(op).getRows() == 1 && op.getNumLoops() == 1 &&
         llvm::all_of(
             op.getBlock()->getOps<tensor::ExtractOp>(),
             [&](tensor::ExtractOp extract) {
               if (extract.getIndices().empty())
                 return false;
               auto isOutside = [&](Value index) {
                 return !varying.contains(index);
               };
               // The position in the row is the one in the tile and an offset.
               Value last = extract.getIndices().back();
               if (auto apply = last.getDefiningOp<affine::AffineApplyOp>())
                 if (apply.getNumOperands() == 2 &&
                     apply.getAffineMap().getResult(0) ==
                         getSum(apply.getAffineMap()))
                   for (unsigned k : {0u, 1u})
                     if (isOutside(apply.getOperand(k)))
                       last = apply.getOperand(1 - k);
               return last.getDefiningOp<linalg::IndexOp>() &&
                      llvm::all_of(extract.getIndices().drop_back(), isOutside);
             });
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
      SmallVector<int64_t> sizes = masked.value_or(SmallVector<int64_t>());
      FailureOr<linalg::VectorizationResult> vectorized = linalg::vectorize(
          rewriter, op, sizes, SmallVector<bool>(sizes.size(), /*Value=*/false),
          /*vectorizeNDExtract=*/extractsRows(op));
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
