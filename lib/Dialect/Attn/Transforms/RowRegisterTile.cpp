//===- RowRegisterTile.cpp - Cut rows into registers ----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The part of attn-register-tile for register tiles of one row. The loop along
// which elements lie beside each other is the last dimension of an input that
// is reduced, or of the output. Loops around it are taken away first, and with
// them the unit dimensions that they leave, so that vectors have one dimension
// and what is the same for a row is a scalar.

#include "RowRegisterTile.h"
#include "RegisterTiles.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/TilingInterface.h"

#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace attn;

bool attn::isReduction(linalg::LinalgOp op, unsigned loop) {
  return op.getIteratorTypesArray()[loop] == utils::IteratorType::reduction;
}

std::optional<unsigned> attn::getLastLoop(AffineMap map) {
  if (map.getNumResults() == 0)
    return std::nullopt;
  auto last = dyn_cast<AffineDimExpr>(map.getResults().back());
  return last ? std::optional<unsigned>(last.getPosition()) : std::nullopt;
}

std::optional<unsigned> attn::getLaneLoop(linalg::LinalgOp op) {
  for (OpOperand *input : op.getDpsInputOperands())
    if (std::optional<unsigned> last =
            getLastLoop(op.getMatchingIndexingMap(input)))
      if (isReduction(op, *last))
        return last;
  return getLastLoop(op.getMatchingIndexingMap(op.getDpsInitOperand(0)));
}

bool attn::reducesLanes(linalg::LinalgOp op) {
  std::optional<unsigned> lane = getLaneLoop(op);
  return lane && isReduction(op, *lane);
}

static void mark(Operation *op, RegisterTileAttr registers) {
  if (isa_and_nonnull<linalg::LinalgOp>(op))
    op->setAttr(registerTileAttrName, registers);
}

/// Takes the last, shorter step of a loop out of it.
static void peel(RewriterBase &rewriter, LoopLikeOpInterface loop) {
  scf::ForOp last;
  // It fails where all steps are whole.
  (void)scf::peelForLoopAndSimplifyBounds(
      rewriter, cast<scf::ForOp>(loop.getOperation()), last);
}

/// Replaces `op` by loops of its tiles, and returns the tile.
static FailureOr<linalg::LinalgOp> tileInPlace(RewriterBase &rewriter,
                                               linalg::LinalgOp op,
                                               ArrayRef<int64_t> sizes) {
  if (llvm::all_of(sizes, [](int64_t size) { return size == 0; }))
    return op;
  rewriter.setInsertionPoint(op);
  scf::SCFTilingOptions options;
  options.setTileSizes(getAsIndexOpFoldResult(rewriter.getContext(), sizes));
  FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
      rewriter, cast<TilingInterface>(op.getOperation()), options);
  if (failed(tiled))
    return failure();
  rewriter.replaceOp(op, tiled->replacements);
  return cast<linalg::LinalgOp>(tiled->tiledOps.back());
}

/// The same op without loops and dimensions of extent one.
static linalg::LinalgOp dropUnitDims(RewriterBase &rewriter,
                                     linalg::LinalgOp op) {
  rewriter.setInsertionPoint(op);
  auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
  if (!generic) {
    FailureOr<linalg::GenericOp> generalized =
        linalg::generalizeNamedOp(rewriter, op);
    if (failed(generalized))
      return op;
    generic = *generalized;
  }
  linalg::ControlDropUnitDims options;
  options.rankReductionStrategy =
      linalg::ControlDropUnitDims::RankReductionStrategy::ExtractInsertSlice;
  rewriter.setInsertionPoint(generic);
  FailureOr<linalg::DropUnitDimsResult> dropped =
      linalg::dropUnitDims(rewriter, generic, options);
  if (failed(dropped))
    return cast<linalg::LinalgOp>(generic.getOperation());
  rewriter.replaceOp(generic, dropped->replacements);
  return cast<linalg::LinalgOp>(dropped->resultOp.getOperation());
}

/// Reads the scalars that `op` finds elements of tensors by in front of it: an
/// index that is seen to be the same for all lanes makes a read of a vector.
static void readIndicesAhead(RewriterBase &rewriter, linalg::LinalgOp op) {
  if (op.getBlock()->getOps<tensor::ExtractOp>().empty())
    return;
  rewriter.setInsertionPoint(op);
  for (OpOperand *input : op.getDpsInputOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(input);
    if (isa<RankedTensorType>(input->get().getType()) &&
        op.getRank(input) == 0 && argument.getType().isIntOrIndex() &&
        !argument.use_empty())
      rewriter.replaceAllUsesWith(
          argument, tensor::ExtractOp::create(rewriter, op.getLoc(),
                                              input->get(), ValueRange()));
  }
}

/// Whether each result is a plain sum, product, maximum, ...: upstream makes an
/// error of others, not a failure.
static bool hasPartialReductions(linalg::LinalgOp op) {
  for (unsigned result = 0; result < op.getNumDpsInits(); ++result) {
    SmallVector<Operation *> combiners;
    if (!matchReduction(op.getRegionOutputArgs(), result, combiners) ||
        combiners.size() != 1 || !arith::getNeutralElement(combiners.front()))
      return false;
  }
  return true;
}

/// Adds up whole vectors, then the elements of one.
static LogicalResult tileLaneReduction(RewriterBase &rewriter,
                                       linalg::LinalgOp op,
                                       ArrayRef<int64_t> sizes,
                                       RegisterTileAttr registers) {
  // Upstream's partial reductions take the positions of the first tile for
  // those of all.
  if (op.hasIndexSemantics() || !hasPartialReductions(op))
    return success();
  SmallVector<unsigned> reductions;
  op.getReductionDims(reductions);
  rewriter.setInsertionPoint(op);
  scf::SCFTilingOptions options;
  options.setTileSizes(getAsIndexOpFoldResult(rewriter.getContext(), sizes));
  options.setReductionTilingStrategy(
      ReductionTilingStrategy::PartialReductionOuterReduction);
  options.setReductionDims(reductions);
  FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
      rewriter, cast<TilingInterface>(op.getOperation()), options);
  // What upstream cannot cut goes step by step.
  if (failed(tiled))
    return success();
  rewriter.replaceOp(op, tiled->replacements);
  SmallVector<Operation *> parts = tiled->mergeOps;
  llvm::append_range(parts, tiled->tiledOps);
  for (Value value : tiled->initialValues)
    if (Operation *part = value.getDefiningOp())
      parts.push_back(part);
  for (Operation *part : parts)
    if (auto partOp = dyn_cast<linalg::LinalgOp>(part))
      mark(dropUnitDims(rewriter, partOp), registers);
  peel(rewriter, tiled->loops.back());
  return success();
}

LogicalResult attn::tileRow(RewriterBase &rewriter, linalg::LinalgOp op,
                            RegisterTileAttr registers) {
  if (op.getNumDpsInits() == 0)
    return success();
  std::optional<unsigned> laneLoop = getLaneLoop(op);
  if (!laneLoop)
    return success();

  // Around the lanes, step by step. Other reductions go inside of the lanes
  // where these are not reduced: accumulators stay in registers.
  bool reduces = isReduction(op, *laneLoop);
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  SmallVector<int64_t> outer(extents.size(), 0);
  for (unsigned loop = 0; loop < extents.size(); ++loop)
    if (loop != *laneLoop && extents[loop] != 1 && !isReduction(op, loop))
      outer[loop] = 1;
  FailureOr<linalg::LinalgOp> row = tileInPlace(rewriter, op, outer);
  if (failed(row))
    return failure();
  op = dropUnitDims(rewriter, *row);
  readIndicesAhead(rewriter, op);
  mark(op, registers);
  laneLoop = getLaneLoop(op);
  if (!laneLoop)
    return success();

  extents = op.getStaticLoopRanges();
  int64_t extent = extents[*laneLoop];
  int64_t lanes = registers.getLanes();
  if (!ShapedType::isDynamic(extent))
    lanes = std::min<int64_t>(
        lanes, llvm::bit_floor<uint64_t>(std::max<int64_t>(extent, 1)));
  // Lanes outermost: accumulators of other reductions stay in registers.
  SmallVector<int64_t> sizes(extents.size(), 1);
  sizes[*laneLoop] = lanes;
  if (reduces)
    return tileLaneReduction(rewriter, op, sizes, registers);

  SmallVector<int64_t> interchange = {int64_t(*laneLoop)};
  for (unsigned loop = 0; loop < extents.size(); ++loop)
    if (loop != *laneLoop)
      interchange.push_back(loop);
  rewriter.setInsertionPoint(op);
  scf::SCFTilingOptions options;
  options.setTileSizes(getAsIndexOpFoldResult(rewriter.getContext(), sizes));
  options.setInterchange(interchange);
  FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
      rewriter, cast<TilingInterface>(op.getOperation()), options);
  if (failed(tiled))
    return failure();
  rewriter.replaceOp(op, tiled->replacements);
  op = cast<linalg::LinalgOp>(tiled->tiledOps.back());
  if (op.getNumReductionLoops() != 0)
    op = dropUnitDims(rewriter, op);
  mark(op, registers);
  peel(rewriter, tiled->loops.front());
  return success();
}
