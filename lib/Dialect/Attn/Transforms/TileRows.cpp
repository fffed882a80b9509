//===- TileRows.cpp - Cut rows of a model into workgroups -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Groups linalg ops that walk the same rows, and cuts each group into
// workgroups of a few rows. A group is an op and, transitively, the producers
// that only the group uses and that compute, for a row of the op, a row of
// their own: nothing is computed twice, and what the members hand to each other
// never exists as a whole.
//
// Ops are visited from the last to the first, so that a group is as large as it
// can be.

#include "CanonicalizationPatterns.h"
#include "RegisterTiles.h"
#include "RowRegisterTile.h"
#include "TargetDevice.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Support/ElementBytes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/SetVector.h"

#include <numeric>

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNTILEROWS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// Whether this pass may cut `op`. Products are attn-tile-contractions' part.
static bool isRowOp(Operation *candidate) {
  auto op = dyn_cast<linalg::LinalgOp>(candidate);
  return op && op->getNumResults() != 0 && op.hasPureTensorSemantics() &&
         !getRegisterTile(op) && !linalg::isaContractionOpInterface(op) &&
         !linalg::isaConvolutionOpInterface(op) &&
         !llvm::is_contained(op.getStaticLoopRanges(), 0) &&
         llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
           return op.getMatchingIndexingMap(&init).isProjectedPermutation();
         });
}

/// Whether `op` only changes the type of elements.
static bool isConversion(linalg::LinalgOp op) {
  return op.getNumReductionLoops() == 0 &&
         llvm::all_of(op.getBlock()->without_terminator(),
                      llvm::IsaPred<CastOpInterface>);
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

namespace {

/// Ops that are cut together.
struct Group {
  linalg::LinalgOp root;
  /// The loops of the root that walk its rows.
  llvm::SmallBitVector rowLoops;
  /// Everything but the root, in program order.
  SmallVector<linalg::LinalgOp> producers;
  /// For each op and each of its loops the row loop of the root that it is, or
  /// -1.
  DenseMap<Operation *, SmallVector<int>> rowLoopOf;
};

} // namespace

/// Loops that rows lie along: all but the one along which elements lie beside
/// each other.
static llvm::SmallBitVector getRowLoops(linalg::LinalgOp op) {
  llvm::SmallBitVector loops(op.getNumLoops());
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    loops[loop] = !isReduction(op, loop);
  if (std::optional<unsigned> lane = getLaneLoop(op))
    loops.reset(*lane);
  return loops;
}

/// The row loops of the root that the loops of `producer` are, if the slice
/// that `use` takes of it for a row is a row.
static std::optional<SmallVector<int>>
getRowLoopsThrough(const Group &group, linalg::LinalgOp producer,
                   OpOperand &use) {
  auto consumer = cast<linalg::LinalgOp>(use.getOwner());
  AffineMap read = consumer.getMatchingIndexingMap(&use);
  auto result = cast<OpResult>(use.get());
  AffineMap written = producer.getMatchingIndexingMap(
      producer.getDpsInitOperand(result.getResultNumber()));
  SmallVector<int> loops(producer.getNumLoops(), -1);
  llvm::SmallBitVector walked(group.rowLoops.size());
  const SmallVector<int> &consumerLoops =
      group.rowLoopOf.find(consumer)->second;
  for (auto [index, expr] : llvm::enumerate(read.getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      return std::nullopt;
    int rowLoop = consumerLoops[dim.getPosition()];
    if (rowLoop < 0)
      continue;
    loops[written.getDimPosition(index)] = rowLoop;
    walked.set(rowLoop);
  }
  if (walked != group.rowLoops)
    return std::nullopt;
  return loops;
}

/// Adds `producer` to the group if only the group uses it, a row for a row.
static void addProducer(Group &group, linalg::LinalgOp producer) {
  std::optional<SmallVector<int>> loops;
  bool isFill = isa<linalg::FillOp>(producer.getOperation());
  for (Operation *user : producer->getUsers()) {
    if (isa<tensor::DimOp>(user))
      continue;
    // What only fills is filled again for each workgroup.
    if (!group.rowLoopOf.contains(user)) {
      if (isFill)
        continue;
      return;
    }
    for (OpOperand &use : user->getOpOperands()) {
      if (use.get().getDefiningOp() != producer.getOperation())
        continue;
      std::optional<SmallVector<int>> through =
          getRowLoopsThrough(group, producer, use);
      if (!through || (loops && *loops != *through))
        return;
      loops = through;
    }
  }
  if (!loops)
    return;
  group.rowLoopOf[producer] = *loops;
  group.producers.insert(group.producers.begin(), producer);
}

static Group formGroup(linalg::LinalgOp root) {
  Group group;
  group.root = root;
  group.rowLoops = getRowLoops(root);
  SmallVector<int> loops;
  for (unsigned loop = 0; loop < root.getNumLoops(); ++loop)
    loops.push_back(group.rowLoops[loop] ? int(loop) : -1);
  group.rowLoopOf[root] = loops;
  if (group.rowLoops.none())
    return group;
  for (Operation *op = root->getPrevNode(); op; op = op->getPrevNode())
    if (isRowOp(op))
      addProducer(group, cast<linalg::LinalgOp>(op));
  return group;
}

//===----------------------------------------------------------------------===//
// Tile sizes
//===----------------------------------------------------------------------===//

static int64_t getBytes(Type type) {
  return getElementBytes(getElementTypeOrSelf(type)).value_or(8);
}

/// What the loops of `op` run over without those that `skip` names; dynamic
/// extents count as `unknown`.
static int64_t getElements(linalg::LinalgOp op, int64_t unknown,
                           function_ref<bool(unsigned)> skip) {
  int64_t elements = 1;
  for (auto [loop, extent] : llvm::enumerate(op.getStaticLoopRanges()))
    if (!skip(loop))
      elements *= ShapedType::isDynamic(extent) ? unknown : extent;
  return elements;
}

namespace {

/// How a group is cut.
struct Cut {
  SmallVector<int64_t> sizes;
  bool isParallel;
};

class AttnTileRows : public attn::impl::AttnTileRowsBase<AttnTileRows> {
public:
  using AttnTileRowsBase::AttnTileRowsBase;

  void runOnOperation() override;

private:
  Cut chooseCut(const Group &group, const DeviceModel &device);
  FailureOr<scf::ForallOp> tile(RewriterBase &rewriter, Group &group,
                                const Cut &cut, const DeviceModel &device);
};

} // namespace

static int64_t getWidestBytes(linalg::LinalgOp op) {
  int64_t width = 1;
  for (Type type : op->getOperandTypes())
    width = std::max(width, getBytes(type));
  return width;
}

/// Bytes that the ops of a group read and write for each step of its row loops,
/// and those that are there at a time.
static std::pair<int64_t, int64_t> getRowBytes(const Group &group,
                                               const DeviceModel &device) {
  int64_t work = 0, kept = 0;
  auto add = [&](linalg::LinalgOp op) {
    const SmallVector<int> &rowLoops = group.rowLoopOf.find(op)->second;
    int64_t bytes = getWidestBytes(op) *
                    getElements(op, device.streamBytes, [&](unsigned loop) {
                      return rowLoops[loop] >= 0;
                    });
    work += bytes;
    int64_t width = getBytes(op->getResultTypes().front());
    if (op == group.root)
      kept += 2 * bytes / getWidestBytes(op) * width;
    else if (op.getNumReductionLoops() == 0 && !isConversion(op))
      kept += bytes / getWidestBytes(op) * width;
  };
  add(group.root);
  for (linalg::LinalgOp op : group.producers)
    add(op);
  return {std::max<int64_t>(work, 1), std::max<int64_t>(kept, 1)};
}

/// The step of a loop over `extent`, at most `limit`. A divisor, so that all
/// steps are alike, unless divisors are far off.
static int64_t getStep(int64_t extent, int64_t limit) {
  limit = std::max<int64_t>(std::min(extent, limit), 1);
  for (int64_t step = limit; 2 * step > limit; --step)
    if (extent % step == 0)
      return step;
  return limit;
}

/// What the positions are divided by at which the ops of a group read, as
/// grouped heads read those that they share; one where no position is divided.
/// In a tile positions count from its start, so that a quotient is right only
/// if the tile lies between two multiples of the divisor or starts at one.
static int64_t getPositionDivisor(const Group &group) {
  int64_t divisor = 1;
  auto add = [&](linalg::LinalgOp op) {
    for (AffineMap map : op.getIndexingMapsArray())
      map.walkExprs([&](AffineExpr expr) {
        if (expr.getKind() != AffineExprKind::FloorDiv)
          return;
        auto by = dyn_cast<AffineConstantExpr>(
            cast<AffineBinaryOpExpr>(expr).getRHS());
        if (by)
          divisor = std::lcm(divisor, by.getValue());
      });
  };
  add(group.root);
  for (linalg::LinalgOp op : group.producers)
    add(op);
  return divisor;
}

/// The largest step up to `step` that tiles of positions divided by `divisor`
/// may have.
static int64_t alignStep(int64_t step, int64_t divisor) {
  if (step >= divisor)
    return step - step % divisor;
  while (divisor % step != 0)
    --step;
  return step;
}

Cut AttnTileRows::chooseCut(const Group &group, const DeviceModel &device) {
  linalg::LinalgOp root = group.root;
  SmallVector<int64_t> extents = root.getStaticLoopRanges();
  Cut cut{SmallVector<int64_t>(extents.size(), 0), false};

  // A workgroup keeps what its ops hand to each other in half of the first
  // level cache; a row that is longer is a workgroup alone.
  auto [workBytes, rowBytes] = getRowBytes(group, device);
  int64_t rows = std::max<int64_t>(device.l1Bytes / 2 / rowBytes, 1);
  int64_t totalBytes = workBytes;
  int64_t positionDivisor = getPositionDivisor(group);
  for (unsigned loop = extents.size(); loop-- > 0;) {
    if (!group.rowLoops[loop])
      continue;
    bool isUnknown = ShapedType::isDynamic(extents[loop]);
    if (!isUnknown)
      totalBytes *= extents[loop];
    cut.isParallel |= isUnknown;
    cut.sizes[loop] = alignStep(isUnknown ? rows : getStep(extents[loop], rows),
                                positionDivisor);
    rows /= std::max<int64_t>(cut.sizes[loop], 1);
    rows = std::max<int64_t>(rows, 1);
  }

  // One long row, or a few: cut along the row where nothing reduces it.
  AffineMap map = root.getMatchingIndexingMap(root.getDpsInitOperand(0));
  bool isWhole = !group.producers.empty() || map.getNumResults() == 0;
  if (!isWhole && rowBytes > device.l1Bytes / 2) {
    unsigned lane = map.getDimPosition(map.getNumResults() - 1);
    if (!group.rowLoops[lane])
      // An element is read and written.
      cut.sizes[lane] =
          device.l1Bytes / 2 / (2 * getBytes(root->getResultTypes().front()));
  }
  cut.isParallel |= totalBytes >= device.forkBytes;
  for (auto [size, extent] : llvm::zip(cut.sizes, extents))
    if (extent == 0)
      cut.isParallel = false;
  if (llvm::all_of(cut.sizes, [](int64_t size) { return size == 0; }))
    cut.isParallel = false;
  return cut;
}

//===----------------------------------------------------------------------===//
// Rewrites
//===----------------------------------------------------------------------===//

/// The width of the widest type that changes along the elements that lie beside
/// each other, as it is computed with.
static unsigned getLaneBits(linalg::LinalgOp op) {
  std::optional<unsigned> lane = getLaneLoop(op);
  unsigned bits = 8;
  DenseSet<Value> varying;
  auto add = [&](Value value) {
    varying.insert(value);
    if (value.getType().isIntOrFloat())
      bits = std::max(bits, value.getType().getIntOrFloatBitWidth());
  };
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap read = op.getMatchingIndexingMap(&operand);
    if (lane && read.isFunctionOfDim(*lane))
      add(op.getMatchingBlockArgument(&operand));
  }
  for (OpOperand &init : op.getDpsInitsMutable())
    add(op.getMatchingBlockArgument(&init));
  for (Operation &inner : op.getBlock()->without_terminator())
    if (llvm::any_of(inner.getOperands(),
                     [&](Value value) { return varying.contains(value); }))
      for (Value result : inner.getResults())
        add(result);
  return bits;
}

/// The register tile of one op: a few vectors of the widest type that it
/// computes with, more of them where each waits for the one before.
static RegisterTileAttr chooseRegisters(linalg::LinalgOp op,
                                        const DeviceModel &device) {
  int64_t vectors = reducesLanes(op) ? 4 : 2;
  return RegisterTileAttr::get(op.getContext(), /*rows=*/1,
                               device.getLanes(getLaneBits(op)) * vectors);
}

/// Marks `op` for the passes that make vectors, unless it tests something.
static void mark(linalg::LinalgOp op, const DeviceModel &device) {
  if (op.getBlock()->getOps<cf::AssertOp>().empty())
    op->setAttr(registerTileAttrName, chooseRegisters(op, device));
}

/// Replaces the extents that are asked of `op` by extents of its operands.
static void resolveExtents(RewriterBase &rewriter, linalg::LinalgOp op) {
  SmallVector<tensor::DimOp> dims;
  for (Operation *user : op->getUsers())
    if (auto dim = dyn_cast<tensor::DimOp>(user))
      if (std::optional<int64_t> index = dim.getConstantIndex();
          index && *index >= 0 &&
          *index < cast<RankedTensorType>(dim.getSource().getType()).getRank())
        dims.push_back(dim);
  if (dims.empty())
    return;
  rewriter.setInsertionPoint(op);
  ReifiedRankedShapedTypeDims shapes;
  if (failed(reifyResultShapes(rewriter, op, shapes)))
    return;
  for (tensor::DimOp dim : dims) {
    unsigned result = cast<OpResult>(dim.getSource()).getResultNumber();
    rewriter.replaceOp(dim, getValueOrCreateConstantIndexOp(
                                rewriter, dim.getLoc(),
                                shapes[result][*dim.getConstantIndex()]));
  }
}

/// The slices of results of `op` in `loop`, each once.
static SmallVector<tensor::ExtractSliceOp> getSlicesIn(linalg::LinalgOp op,
                                                       scf::ForallOp loop) {
  SmallVector<tensor::ExtractSliceOp> slices;
  auto addSlices = [&](Value source) {
    for (Operation *user : source.getUsers())
      if (auto slice = dyn_cast<tensor::ExtractSliceOp>(user))
        if (loop->isProperAncestor(slice))
          slices.push_back(slice);
  };
  for (OpResult result : op->getResults()) {
    addSlices(result);
    for (OpOperand &use : result.getUses())
      if (use.getOwner() == loop)
        addSlices(loop.getTiedBlockArgument(&use));
  }
  return slices;
}

/// Computes `producer` in the loop, where its slices are taken.
static void fuseProducer(RewriterBase &rewriter, linalg::LinalgOp producer,
                         scf::ForallOp loop) {
  // Members that read the same rows have equal slices.
  DominanceInfo dominance;
  eliminateCommonSubExpressions(rewriter, dominance, loop);
  SmallVector<tensor::ExtractSliceOp> slices = getSlicesIn(producer, loop);
  if (slices.size() > 1 && producer->getNumResults() == 1 &&
      !isa<linalg::FillOp>(producer.getOperation()))
    return;
  SmallVector<LoopLikeOpInterface> loops = {loop};
  for (tensor::ExtractSliceOp slice : slices) {
    rewriter.setInsertionPoint(slice);
    std::optional<scf::SCFFuseProducerOfSliceResult> fused =
        scf::tileAndFuseProducerOfSlice(rewriter, slice, loops);
    if (fused && slice->use_empty())
      rewriter.eraseOp(slice);
  }
  resolveExtents(rewriter, producer);
  if (producer->use_empty())
    rewriter.eraseOp(producer);
}

/// Puts a loop over workgroups in the place of the group.
FailureOr<scf::ForallOp> AttnTileRows::tile(RewriterBase &rewriter,
                                            Group &group, const Cut &cut,
                                            const DeviceModel &device) {
  linalg::LinalgOp root = group.root;
  rewriter.setInsertionPoint(root);
  scf::SCFTilingOptions options;
  options.setLoopType(scf::SCFTilingOptions::LoopType::ForallOp);
  options.setTileSizes(getAsIndexOpFoldResult(&getContext(), cut.sizes));
  FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
      rewriter, cast<TilingInterface>(root.getOperation()), options);
  if (failed(tiled))
    return root.emitOpError("can't be cut into rows");
  auto loop = cast<scf::ForallOp>(tiled->loops.front());
  resolveExtents(rewriter, root);
  rewriter.replaceOp(root, tiled->replacements);
  for (linalg::LinalgOp producer : llvm::reverse(group.producers))
    fuseProducer(rewriter, producer, loop);

  // Members become one op where that costs nothing: each element once, or only
  // converted again.
  RewritePatternSet patterns(&getContext());
  linalg::populateElementwiseOpsFusionPatterns(patterns, [](OpOperand *use) {
    auto producer = use->get().getDefiningOp<linalg::LinalgOp>();
    auto consumer = cast<linalg::LinalgOp>(use->getOwner());
    if (!producer ||
        producer->getParentOfType<scf::ForallOp>() !=
            consumer->getParentOfType<scf::ForallOp>() ||
        consumer.getMatchingIndexingMap(use).getNumResults() !=
            consumer.getNumLoops())
      return false;
    return producer->hasOneUse() || isConversion(producer);
  });
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  tensor::populateFoldTensorEmptyPatterns(patterns);
  populateAllCanonicalizationPatterns(patterns);
  if (failed(applyPatternsGreedily(loop, std::move(patterns))))
    return failure();
  loop->walk([&](linalg::LinalgOp op) { mark(op, device); });
  return loop;
}

namespace {

/// Drops dimensions of operands that a map indexes by a constant, such as the
/// last one of the sums of rows with keepdim.
struct DropUnitResults : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics() || getRegisterTile(op) ||
        op->getParentOfType<scf::ForallOp>())
      return rewriter.notifyMatchFailure(op, "is no op on whole tensors");
    if (llvm::none_of(op.getIndexingMapsArray(), [](AffineMap map) {
          return llvm::any_of(map.getResults(),
                              llvm::IsaPred<AffineConstantExpr>);
        }))
      return rewriter.notifyMatchFailure(op, "indexes by dimensions only");
    // No loop is dropped: only a loop that is not a unit may be.
    SmallVector<int64_t> extents = op.getStaticLoopRanges();
    auto longLoop = llvm::find_if(extents, [](int64_t e) { return e != 1; });
    if (longLoop == extents.end())
      return rewriter.notifyMatchFailure(op, "has one element");
    unsigned loop = std::distance(extents.begin(), longLoop);
    linalg::ControlDropUnitDims options;
    options.controlFn = [loop](Operation *) {
      return SmallVector<unsigned>{loop};
    };
    FailureOr<linalg::DropUnitDimsResult> dropped =
        linalg::dropUnitDims(rewriter, op, options);
    if (failed(dropped))
      return failure();
    rewriter.replaceOp(op, dropped->replacements);
    return success();
  }
};

/// Takes out of the loop over lanes what tests a condition of the whole row, as
/// that an index is inside of a table: a loop with a test has no vector form.
struct HoistRowChecks : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override;
};

} // namespace

/// `map` without the loop `lane`, on which it does not depend.
static AffineMap dropLoop(AffineMap map, unsigned lane) {
  MLIRContext *context = map.getContext();
  SmallVector<AffineExpr> dims;
  for (unsigned dim = 0; dim < map.getNumDims(); ++dim)
    dims.push_back(getAffineDimExpr(dim > lane ? dim - 1 : dim, context));
  return map.replaceDimsAndSymbols(dims, {}, map.getNumDims() - 1, 0);
}

LogicalResult HoistRowChecks::matchAndRewrite(linalg::GenericOp op,
                                              PatternRewriter &rewriter) const {
  Block *body = op.getBlock();
  if (!op.hasPureTensorSemantics() || op->getNumResults() == 0 ||
      op.getNumReductionLoops() != 0 || op.getNumLoops() < 2 ||
      getRegisterTile(cast<linalg::LinalgOp>(op.getOperation())) ||
      body->getOps<cf::AssertOp>().empty())
    return rewriter.notifyMatchFailure(op, "tests nothing in rows");
  AffineMap written = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (written.getNumResults() == 0 || !written.isProjectedPermutation())
    return rewriter.notifyMatchFailure(op, "has no plain rows");
  unsigned lane = written.getDimPosition(written.getNumResults() - 1);
  // Rows without elements test nothing.
  int64_t length = op.getStaticLoopRanges()[lane];
  if (ShapedType::isDynamic(length) || length == 0)
    return rewriter.notifyMatchFailure(op, "may have empty rows");

  // What changes along the lanes, and what the rows hand to that.
  DenseSet<Value> varying;
  for (OpOperand &operand : op->getOpOperands())
    if (op.isDpsInit(&operand) ||
        op.getMatchingIndexingMap(&operand).isFunctionOfDim(lane))
      varying.insert(op.getMatchingBlockArgument(&operand));
  auto isRowOp = [&](Operation &inner) {
    auto index = dyn_cast<linalg::IndexOp>(inner);
    return inner.getNumRegions() == 0 && inner.getNumResults() <= 1 &&
           !(index && index.getDim() == lane) &&
           llvm::none_of(inner.getOperands(),
                         [&](Value value) { return varying.contains(value); });
  };
  SmallVector<Operation *> rowOps, laneOps;
  for (Operation &inner : body->without_terminator()) {
    if (isRowOp(inner)) {
      rowOps.push_back(&inner);
      continue;
    }
    if (isa<cf::AssertOp>(inner))
      return rewriter.notifyMatchFailure(op, "tests each element");
    laneOps.push_back(&inner);
    varying.insert(inner.result_begin(), inner.result_end());
  }
  SetVector<Value> handed;
  auto hand = [&](Operation *user) {
    for (Value value : user->getOperands())
      if (Operation *inner = value.getDefiningOp();
          inner && inner->getBlock() == body && !varying.contains(value) &&
          !inner->hasTrait<OpTrait::ConstantLike>() &&
          !isa<linalg::IndexOp>(inner))
        handed.insert(value);
  };
  for (Operation *inner : laneOps)
    hand(inner);
  hand(body->getTerminator());
  if (handed.empty())
    return rewriter.notifyMatchFailure(op, "uses nothing of what it tests");

  // One op for each row, with a result for each value that is handed on.
  Location loc = op.getLoc();
  MLIRContext *context = op.getContext();
  SmallVector<OpFoldResult> sizes;
  for (auto [loop, range] :
       llvm::enumerate(cast<linalg::LinalgOp>(op.getOperation())
                           .createLoopRanges(rewriter, loc)))
    if (loop != lane)
      sizes.push_back(range.size);
  AffineMap identity = AffineMap::getMultiDimIdentityMap(sizes.size(), context);
  SmallVector<Value> inputs, inits;
  SmallVector<Type> types;
  SmallVector<AffineMap> maps;
  SmallVector<BlockArgument> arguments;
  for (OpOperand *input : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(input);
    if (map.isFunctionOfDim(lane))
      continue;
    inputs.push_back(input->get());
    maps.push_back(dropLoop(map, lane));
    arguments.push_back(op.getMatchingBlockArgument(input));
  }
  for (Value value : handed) {
    inits.push_back(
        tensor::EmptyOp::create(rewriter, loc, sizes, value.getType()));
    types.push_back(inits.back().getType());
    maps.push_back(identity);
  }
  SmallVector<utils::IteratorType> loops(sizes.size(),
                                         utils::IteratorType::parallel);
  auto rows = linalg::GenericOp::create(
      rewriter, loc, types, inputs, inits, maps, loops,
      [&](OpBuilder &builder, Location, ValueRange values) {
        IRMapping mapping;
        for (auto [argument, value] : llvm::zip(arguments, values))
          mapping.map(argument, value);
        for (Operation *inner : rowOps) {
          Operation *clone = builder.clone(*inner, mapping);
          if (auto index = dyn_cast<linalg::IndexOp>(clone))
            index.setDim(index.getDim() > lane ? index.getDim() - 1
                                               : index.getDim());
        }
        linalg::YieldOp::create(builder, loc,
                                llvm::map_to_vector(handed, [&](Value value) {
                                  return mapping.lookup(value);
                                }));
      });

  // The same op, which reads these results.
  SmallVector<AffineExpr> rowDims;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    if (loop != lane)
      rowDims.push_back(getAffineDimExpr(loop, context));
  AffineMap row = AffineMap::get(op.getNumLoops(), 0, rowDims, context);
  SmallVector<Value> allInputs = llvm::to_vector(op.getInputs());
  llvm::append_range(allInputs, rows.getResults());
  SmallVector<AffineMap> allMaps = op.getIndexingMapsArray();
  unsigned numInputs = op.getNumDpsInputs();
  allMaps.insert(allMaps.begin() + numInputs, rows.getNumResults(), row);
  auto lanes = linalg::GenericOp::create(
      rewriter, loc, op.getResultTypes(), allInputs, op.getOutputs(), allMaps,
      op.getIteratorTypesArray(),
      [&](OpBuilder &builder, Location, ValueRange values) {
        IRMapping mapping;
        for (auto [index, argument] : llvm::enumerate(body->getArguments()))
          mapping.map(
              argument,
              values[index < numInputs ? index : index + handed.size()]);
        for (auto [index, value] : llvm::enumerate(handed))
          mapping.map(value, values[numInputs + index]);
        for (Operation &inner : *body)
          if (!isa<cf::AssertOp>(inner) &&
              llvm::none_of(inner.getResults(), [&](Value value) {
                return handed.contains(value);
              }))
            builder.clone(inner, mapping);
      });
  rewriter.replaceOp(op, lanes);
  return success();
}

namespace {

/// Takes loops away from what only tests conditions, as is left of a gather
/// that has been fused into its users, where these do not depend on them.
struct DropIdleLoops : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!op->use_empty() || isMemoryEffectFree(op) ||
        !op.hasPureTensorSemantics() || op.getNumReductionLoops() != 0)
      return rewriter.notifyMatchFailure(op, "computes something");
    llvm::SmallBitVector used(op.getNumLoops());
    SmallVector<Value> inputs;
    SmallVector<BlockArgument> arguments;
    SmallVector<AffineMap> maps;
    for (OpOperand *input : op.getDpsInputOperands()) {
      BlockArgument argument = op.getMatchingBlockArgument(input);
      AffineMap map = op.getMatchingIndexingMap(input);
      if (argument.use_empty())
        continue;
      if (!map.isProjectedPermutation())
        return rewriter.notifyMatchFailure(op, "reads no plain rows");
      inputs.push_back(input->get());
      arguments.push_back(argument);
      maps.push_back(map);
      for (AffineExpr expr : map.getResults())
        used.set(cast<AffineDimExpr>(expr).getPosition());
    }
    bool readsInits = llvm::any_of(op.getRegionOutputArgs(), [](Value value) {
      return !value.use_empty();
    });
    for (auto [loop, extent] : llvm::enumerate(op.getStaticLoopRanges()))
      if (!used[loop] && (ShapedType::isDynamic(extent) || extent == 0))
        return rewriter.notifyMatchFailure(op, "may test nothing");
    if (used.all() || readsInits || inputs.empty() || op.hasIndexSemantics())
      return rewriter.notifyMatchFailure(op, "needs all of its loops");
    for (AffineMap &map : maps)
      for (unsigned loop = used.size(); loop-- > 0;)
        if (!used[loop])
          map = dropLoop(map, loop);
    SmallVector<utils::IteratorType> loops(used.count(),
                                           utils::IteratorType::parallel);
    linalg::GenericOp::create(
        rewriter, op.getLoc(), TypeRange(), inputs, ValueRange(), maps, loops,
        [&](OpBuilder &builder, Location loc, ValueRange values) {
          IRMapping mapping;
          for (auto [argument, value] : llvm::zip(arguments, values))
            mapping.map(argument, value);
          for (Operation &inner : op.getBlock()->without_terminator())
            builder.clone(inner, mapping);
          linalg::YieldOp::create(builder, loc, ValueRange());
        });
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

static LogicalResult prepare(Operation *root) {
  MLIRContext *context = root->getContext();
  IRRewriter rewriter(context);
  SmallVector<linalg::SoftmaxOp> softmaxes;
  root->walk([&](linalg::SoftmaxOp op) { softmaxes.push_back(op); });
  for (linalg::SoftmaxOp op : softmaxes) {
    if (!op.hasPureTensorSemantics())
      continue;
    rewriter.setInsertionPoint(op);
    FailureOr<SmallVector<Value>> parts = op.decomposeOperation(rewriter);
    if (succeeded(parts))
      rewriter.replaceOp(op, *parts);
  }
  RewritePatternSet patterns(context);
  patterns.add<DropUnitResults, DropIdleLoops, HoistRowChecks>(context);
  tensor::populateFoldTensorEmptyPatterns(patterns);
  memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
  populateAllCanonicalizationPatterns(patterns);
  return applyPatternsGreedily(root, std::move(patterns));
}

void AttnTileRows::runOnOperation() {
  const DeviceModel *device = getTargetDevice(getOperation(), target);
  if (!device || failed(prepare(getOperation())))
    return signalPassFailure();

  IRRewriter rewriter(&getContext());
  llvm::SetVector<Block *> blocks;
  getOperation()->walk([&](linalg::LinalgOp op) {
    if (isRowOp(op) && !op->getParentOfType<scf::ForallOp>())
      blocks.insert(op->getBlock());
  });
  for (Block *block : blocks) {
    // Members of a group lie before its root, so the op before the root is
    // looked up once the group is gone.
    Operation *next = block->empty() ? nullptr : &block->back();
    while (Operation *op = next) {
      next = op->getPrevNode();
      if (!isRowOp(op))
        continue;
      if (op->use_empty() && isMemoryEffectFree(op)) {
        rewriter.eraseOp(op);
        continue;
      }
      Group group = formGroup(cast<linalg::LinalgOp>(op));
      Cut cut = chooseCut(group, *device);
      if (!cut.isParallel) {
        mark(group.root, *device);
        continue;
      }
      FailureOr<scf::ForallOp> loop = tile(rewriter, group, cut, *device);
      if (failed(loop))
        return signalPassFailure();
      next = (*loop)->getPrevNode();
    }
  }
}
