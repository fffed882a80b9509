//===- RegisterTile.cpp - Cut tiles into registers ------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Tiles each linalg op of a workgroup so that one step of its innermost loop is
// a few vector instructions. The kind of an op is read from its structure:
//
//  - a contraction keeps rows x lanes accumulators; what
//  fills
//    them and the element-wise op that takes them are fused into its loops, so
//    they never leave the registers in between;
//  - a reduction over the lanes themselves takes a square of rows and lanes,
//    which a transpose turns into additions of whole rows;
//  - an op that transposes is cut into squares that vector shuffles transpose;
//  - a reduction or an element-wise op is cut into one row of lanes.
//
// Tile sizes are cut down to a divisor of the extent, so that all compute stays
// static; an extent that is dynamic (rows of a partial block) is walked one by
// one.

#include "Contraction.h"
#include "RegisterTiles.h"
#include "RowRegisterTile.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/TilingInterface.h"

#include "llvm/ADT/bit.h"

#include <numeric>

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNREGISTERTILE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {

enum class TileKind {
  Contraction,
  LaneReduction,
  Transpose,
  Reduction,
  Elementwise
};

/// How one op is tiled.
struct TilePlan {
  TileKind kind;
  /// The loop that SIMD lanes run along.
  unsigned laneLoop;
  SmallVector<int64_t> sizes;
  SmallVector<int64_t> interchange;
};

} // namespace

/// Whether an operand of rank two or more runs along the lane loop with a
/// dimension that is not its last.
static bool transposes(linalg::LinalgOp op, unsigned laneLoop) {
  for (AffineMap map : op.getIndexingMapsArray()) {
    for (auto [index, expr] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (dim && dim.getPosition() == laneLoop &&
          index + 1 != map.getNumResults())
        return true;
    }
  }
  return false;
}

static TileKind classify(linalg::LinalgOp op, unsigned laneLoop) {
  if (linalg::isaContractionOpInterface(op))
    return TileKind::Contraction;
  if (reducesLanes(op))
    return TileKind::LaneReduction;
  if (transposes(op, laneLoop))
    return TileKind::Transpose;
  return op.getNumReductionLoops() ? TileKind::Reduction
                                   : TileKind::Elementwise;
}

/// The largest divisor of `extent` that is at most `limit`. Lanes must be a
/// power of two: other widths are taken apart by the code generator.
static int64_t getDivisor(int64_t extent, int64_t limit, bool powerOfTwo) {
  if (ShapedType::isDynamic(extent) || extent == 0)
    return 1;
  if (powerOfTwo)
    return std::gcd(extent, limit);
  for (int64_t divisor = std::min(extent, limit); divisor > 1; --divisor)
    if (extent % divisor == 0)
      return divisor;
  return 1;
}

static std::optional<TilePlan> planTiles(linalg::LinalgOp op,
                                         RegisterTileAttr registers,
                                         int64_t transposeTile,
                                         int64_t reductionRows,
                                         int64_t reductionLanes) {
  std::optional<unsigned> laneLoop =
      getLastLoop(op.getMatchingIndexingMap(op.getDpsInitOperand(0)));
  if (!laneLoop)
    return std::nullopt;
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  unsigned numLoops = extents.size();
  TilePlan plan;
  plan.kind = classify(op, *laneLoop);
  plan.laneLoop = *laneLoop;
  plan.sizes.assign(numLoops, 1);

  int64_t lanes = registers.getLanes();
  auto setLanes = [&](int64_t limit) {
    plan.sizes[*laneLoop] =
        getDivisor(extents[*laneLoop], limit, /*powerOfTwo=*/true);
  };
  SmallVector<unsigned> reductions;
  op.getReductionDims(reductions);
  switch (plan.kind) {
  case TileKind::Contraction: {
    // Parallel loops other than the lanes share the rows, the last one first;
    // where there are few rows, the lanes get more of the registers.
    int64_t rows = registers.getRows();
    for (unsigned loop = numLoops; loop-- > 0;) {
      if (loop == *laneLoop || llvm::is_contained(reductions, loop))
        continue;
      plan.sizes[loop] = getDivisor(extents[loop], rows, /*powerOfTwo=*/false);
      rows /= plan.sizes[loop];
    }
    setLanes(lanes * llvm::bit_floor<uint64_t>(rows));
    break;
  }
  case TileKind::LaneReduction:
    setLanes(transposeTile);
    for (unsigned loop : reductions)
      plan.sizes[loop] =
          getDivisor(extents[loop], reductionLanes, /*powerOfTwo=*/true);
    break;
  case TileKind::Transpose: {
    setLanes(transposeTile);
    for (unsigned loop = 0; loop < numLoops; ++loop)
      if (loop != *laneLoop && !llvm::is_contained(reductions, loop))
        plan.sizes[loop] =
            getDivisor(extents[loop], transposeTile, /*powerOfTwo=*/true);
    break;
  }
  case TileKind::Reduction:
  case TileKind::Elementwise:
    setLanes(lanes);
    // A plain reduction takes a few rows at a time.
    if (plan.kind == TileKind::Reduction && op.getNumDpsInits() == 1)
      for (unsigned loop : reductions)
        if (loop != *laneLoop)
          plan.sizes[loop] =
              getDivisor(extents[loop], reductionRows, /*powerOfTwo=*/true);
    break;
  }
  // Lanes outermost: what one column of lanes reuses stays close.
  plan.interchange.push_back(*laneLoop);
  for (unsigned loop = 0; loop < numLoops; ++loop)
    if (loop != *laneLoop && !llvm::is_contained(reductions, loop))
      plan.interchange.push_back(loop);
  for (unsigned loop : reductions)
    if (loop != *laneLoop)
      plan.interchange.push_back(loop);
  return plan;
}

static LogicalResult tileWhole(RewriterBase &rewriter, linalg::LinalgOp op,
                               const TilePlan &plan) {
  scf::SCFTilingOptions options;
  options.setTileSizes(
      getAsIndexOpFoldResult(rewriter.getContext(), plan.sizes));
  options.setInterchange(plan.interchange);
  rewriter.setInsertionPoint(op);
  FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
      rewriter, cast<TilingInterface>(op.getOperation()), options);
  if (failed(tiled))
    return failure();
  rewriter.replaceOp(op, tiled->replacements);
  return success();
}

/// Tiles the parallel loops of a contraction, together with the element-wise op
/// that uses it and what fills its accumulators, and then walks the reduction
/// one step at a time.
static LogicalResult tileContraction(RewriterBase &rewriter,
                                     linalg::LinalgOp op,
                                     const TilePlan &plan) {
  SmallVector<int64_t> parallel = plan.sizes, reduction(plan.sizes.size(), 0);
  SmallVector<int64_t> interchange = plan.interchange;
  SmallVector<unsigned> reductions;
  op.getReductionDims(reductions);
  for (unsigned loop : reductions) {
    parallel[loop] = 0;
    reduction[loop] = plan.sizes[loop];
  }
  linalg::LinalgOp root = op;
  if (linalg::LinalgOp user = getElementwiseUser(op)) {
    // The user's loops are the dimensions of the contraction's result.
    AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
    SmallVector<int64_t> userSizes;
    for (AffineExpr expr : map.getResults())
      userSizes.push_back(parallel[cast<AffineDimExpr>(expr).getPosition()]);
    SmallVector<int64_t> userInterchange;
    for (int64_t loop : interchange)
      for (auto [index, expr] : llvm::enumerate(map.getResults()))
        if (cast<AffineDimExpr>(expr).getPosition() == loop)
          userInterchange.push_back(index);
    root = user;
    parallel = userSizes;
    interchange = userInterchange;
  }

  scf::SCFTilingOptions tiling;
  tiling.setTileSizes(getAsIndexOpFoldResult(rewriter.getContext(), parallel));
  tiling.setInterchange(interchange);
  Operation *contraction = op;
  // What was fused is dead outside the loops, and goes with the clean-up.
  FailureOr<scf::SCFTileAndFuseResult> fused =
      tileWithProducers(rewriter, root, tiling, [&](Operation *producer) {
        return producer == contraction || isa<linalg::FillOp>(producer);
      });
  if (failed(fused))
    return failure();

  auto found = llvm::find_if(fused->tiledAndFusedOps, [](Operation *tiled) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(tiled);
    return linalgOp && linalg::isaContractionOpInterface(linalgOp);
  });
  if (found == fused->tiledAndFusedOps.end())
    return failure();
  auto inner = cast<TilingInterface>(*found);
  scf::SCFTilingOptions innermost;
  innermost.setTileSizes(
      getAsIndexOpFoldResult(rewriter.getContext(), reduction));
  rewriter.setInsertionPoint(inner);
  FailureOr<scf::SCFTilingResult> tiled =
      scf::tileUsingSCF(rewriter, inner, innermost);
  if (failed(tiled))
    return failure();
  rewriter.replaceOp(inner, tiled->replacements);
  return success();
}

namespace {
class AttnRegisterTile
    : public attn::impl::AttnRegisterTileBase<AttnRegisterTile> {
public:
  using AttnRegisterTileBase::AttnRegisterTileBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    if (failed(tileAll(rewriter)) || failed(canonicalizeTiles(getOperation())))
      return signalPassFailure();
  }

private:
  LogicalResult tileAll(RewriterBase &rewriter) {
    SmallVector<linalg::LinalgOp> contractions, others;
    for (linalg::LinalgOp op : getTiledOps(getOperation())) {
      if (linalg::isaContractionOpInterface(op))
        contractions.push_back(op);
      else if (!isFusedIntoContraction(op))
        others.push_back(op);
    }
    for (linalg::LinalgOp op :
         llvm::concat<linalg::LinalgOp>(others, contractions))
      if (failed(tile(rewriter, op, getRegisterTile(op))))
        return failure();
    return success();
  }

  /// Whether `op` is tiled with a contraction: it fills the accumulators of
  /// one, or takes its result.
  static bool isFusedIntoContraction(linalg::LinalgOp op) {
    auto isContraction = [](Operation *other) {
      // One without a tile takes nothing along.
      auto linalgOp = dyn_cast_or_null<linalg::LinalgOp>(other);
      return linalgOp && linalg::isaContractionOpInterface(linalgOp) &&
             getRegisterTile(linalgOp);
    };
    for (OpOperand &operand : op->getOpOperands()) {
      Operation *producer = operand.get().getDefiningOp();
      if (isContraction(producer) &&
          getElementwiseUser(cast<linalg::LinalgOp>(producer)) == op)
        return true;
    }
    return isa<linalg::FillOp>(op) && op->hasOneUse() &&
           isContraction(*op->user_begin());
  }

  LogicalResult tile(RewriterBase &rewriter, linalg::LinalgOp op,
                     RegisterTileAttr registers) {
    if (registers.getRows() == 1 && !linalg::isaContractionOpInterface(op))
      return tileRow(rewriter, op, registers);
    std::optional<TilePlan> plan =
        planTiles(op, registers, transposeTile, reductionRows, reductionLanes);
    if (!plan)
      return success();
    LogicalResult tiled = plan->kind == TileKind::Contraction
                              ? tileContraction(rewriter, op, *plan)
                              : tileWhole(rewriter, op, *plan);
    if (failed(tiled))
      return op.emitOpError("can't be tiled for registers");
    return success();
  }
};
} // namespace
