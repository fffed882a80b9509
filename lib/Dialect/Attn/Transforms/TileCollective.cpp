//===- TileCollective.cpp - Cut attention into kernels' tiles -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// One iteration of an scf.forall is one workgroup. Blocks of queries are along
// x, the fastest, so that workgroups that run at the same time share keys;
// heads, or groups of heads that are packed, along y; batches along z, together
// with the parts into which the keys are split. Split keys give partial results
// in f32 without the sink, which a second loop of the same rows joins.

#include "TileCollective.h"
#include "CollectiveCost.h"
#include "TargetDevice.h"
#include "attn/Dialect/Attn/Transforms/ChosenSchedules.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace attn;

/// The attributes of a loop that becomes a kernel.
static constexpr llvm::StringLiteral chipAttrName("attn.chip");
static constexpr llvm::StringLiteral
    workgroupSizeAttrName("attn.workgroup_size");

bool attn::isCollectiveTile(AttentionOp op) {
  auto loop = op->getParentOfType<scf::ForallOp>();
  return loop && loop->hasAttr(chipAttrName);
}

namespace {
/// Cuts one op.
class CollectiveTiling {
public:
  CollectiveTiling(AttentionOp op, RewriterBase &rewriter)
      : op(op), rewriter(rewriter), loc(op.getLoc()),
        schedule(op.getCollectiveAttr()) {}

  LogicalResult run();

private:
  FailureOr<int64_t> chooseHeads();
  int64_t getTileExtent(Axis axis, int64_t length, int64_t tileHeads) const;
  void requireReach(Value operand, LayoutAttr layout, int64_t length,
                    int64_t tileHeads, bool isPool = false);
  void requireReach(const GpuModel &chip);
  OpFoldResult apply(AffineExpr expr, ArrayRef<OpFoldResult> operands) {
    return affine::makeComposedFoldedAffineApply(rewriter, loc, expr, operands);
  }
  OpFoldResult ceilDiv(OpFoldResult extent, int64_t size) {
    return apply(d0.ceilDiv(size), {extent});
  }
  OpFoldResult scale(OpFoldResult index, int64_t size) {
    return apply(d0 * size, {index});
  }
  OpFoldResult cutSize(OpFoldResult extent, OpFoldResult offset, int64_t size);
  scf::ForallOp buildLoop(OpFoldResult numBatches, ValueRange outputs,
                          CollectiveAttr schedule, const GpuModel &chip);
  /// Offsets and sizes of a workgroup's batch, heads, queries and depth.
  struct Rows {
    SmallVector<OpFoldResult> offsets, sizes;
  };
  Rows getRows(scf::ForallOp loop, Value batch, CollectiveAttr schedule);
  /// Query heads of a tile of `schedule`, the op's own or its merge's.
  int64_t getHeads(CollectiveAttr schedule) const {
    return schedule.getHeads() == 1 ? 1 : heads;
  }
  CollectiveAttr getMergeSchedule(const GpuModel &chip);
  LogicalResult emitTile(scf::ForallOp loop, Rows rows);
  SmallVector<Value> emitSplits(const GpuModel &chip);
  LogicalResult emitSplitTile(scf::ForallOp loop);
  void cutKeys(AttentionOp tile, const Rows &rows, Value split);
  void emitMergeTile(scf::ForallOp loop, MergeSplitsOp whole);
  Value takeSlice(Value tensor, ArrayRef<OpFoldResult> offsets,
                  ArrayRef<OpFoldResult> sizes);
  void putSlice(scf::ForallOp loop, Value tile, Value tensor,
                ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes);

  AttentionOp op;
  RewriterBase &rewriter;
  Location loc;
  CollectiveAttr schedule;
  /// Query heads of a tile.
  int64_t heads = 1;
  AffineExpr d0 = rewriter.getAffineDimExpr(0);
  AffineExpr d1 = rewriter.getAffineDimExpr(1);
};
} // namespace

/// Query heads of a tile. Packed heads share a key head: the schedule's number
/// divides a group, or is no less, and then a tile is a whole group.
FailureOr<int64_t> CollectiveTiling::chooseHeads() {
  int64_t heads = schedule.getHeads();
  if (heads == 1)
    return heads;
  int64_t queryHeads = op.getQueryHeads(), keyHeads = op.getKeyHeads();
  if (ShapedType::isDynamic(queryHeads) || ShapedType::isDynamic(keyHeads))
    return op.emitOpError("has a schedule that packs ")
           << heads << " heads, but its number of heads is dynamic";
  int64_t group = keyHeads == 0 ? 1 : queryHeads / keyHeads;
  if (heads >= group)
    return std::max<int64_t>(group, 1);
  if (group % heads == 0)
    return heads;
  return op.emitOpError("has a schedule that packs ")
         << heads << " heads, where " << group
         << " share a key head: expected a divisor of that, or no less";
}

/// What is left of an extent from `offset` on, at most `size`.
OpFoldResult CollectiveTiling::cutSize(OpFoldResult extent, OpFoldResult offset,
                                       int64_t size) {
  std::optional<int64_t> known = getConstantIntValue(extent);
  if (known && *known % size == 0)
    return rewriter.getIndexAttr(size);
  if (known && *known < size)
    return extent;
  AffineMap map =
      AffineMap::get(2, 0, {d0 - d1, rewriter.getAffineConstantExpr(size)},
                     rewriter.getContext());
  return affine::makeComposedFoldedAffineMin(rewriter, loc, map,
                                             {extent, offset});
}

/// A loop over workgroups, which have the waves of `schedule`: `numBatches`
/// along z, and heads and queries.
scf::ForallOp CollectiveTiling::buildLoop(OpFoldResult numBatches,
                                          ValueRange outputs,
                                          CollectiveAttr schedule,
                                          const GpuModel &chip) {
  OpFoldResult grid[] = {
      numBatches, ceilDiv(op.getQueryHeadsExtent(rewriter), getHeads(schedule)),
      ceilDiv(op.getQueryLengthExtent(rewriter), schedule.getQueryTile())};
  auto block = [&](gpu::MappingId id) -> Attribute {
    return gpu::GPUBlockMappingAttr::get(rewriter.getContext(), id);
  };
  ArrayAttr mapping = rewriter.getArrayAttr({block(gpu::MappingId::DimZ),
                                             block(gpu::MappingId::DimY),
                                             block(gpu::MappingId::DimX)});
  auto loop = scf::ForallOp::create(rewriter, loc, grid, outputs, mapping);
  loop->setAttr(chipAttrName, schedule.getChip());
  int64_t waves = schedule.getWaves();
  if (schedule.getMma() && schedule.getMma().getProducer())
    waves += chip.groupWaves;
  loop->setAttr(workgroupSizeAttrName,
                rewriter.getI64IntegerAttr(waves * chip.waveSize));
  return loop;
}

CollectiveTiling::Rows CollectiveTiling::getRows(scf::ForallOp loop,
                                                 Value batch,
                                                 CollectiveAttr schedule) {
  SmallVector<Value> ids = loop.getInductionVars();
  OpFoldResult block(ids[2]);
  // Workgroups start in the order of their numbers. One that shares its compute
  // unit with none is waited for alone: those that see the most keys go first.
  if (op.getBandRight() && schedule.getMma() &&
      schedule.getMma().getProducer()) {
    AffineExpr number, blocks;
    bindSymbols(rewriter.getContext(), number, blocks);
    block = apply(blocks - 1 - number,
                  {block, ceilDiv(op.getQueryLengthExtent(rewriter),
                                  schedule.getQueryTile())});
  }
  OpFoldResult query = scale(block, schedule.getQueryTile());
  int64_t heads = getHeads(schedule);
  return {{OpFoldResult(batch), scale(OpFoldResult(ids[1]), heads), query,
           rewriter.getIndexAttr(0)},
          {rewriter.getIndexAttr(1), rewriter.getIndexAttr(heads),
           cutSize(op.getQueryLengthExtent(rewriter), query,
                   schedule.getQueryTile()),
           AttentionOp::getExtent(rewriter, loc, op.getValue(),
                                  op.getValueLayout(), Axis::Depth)}};
}

Value CollectiveTiling::takeSlice(Value tensor, ArrayRef<OpFoldResult> offsets,
                                  ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> strides(offsets.size(), rewriter.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(rewriter, loc, tensor, offsets, sizes,
                                        strides);
}

/// Hands on `tile` as the part of an output of the loop.
void CollectiveTiling::putSlice(scf::ForallOp loop, Value tile, Value tensor,
                                ArrayRef<OpFoldResult> offsets,
                                ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> strides(offsets.size(), rewriter.getIndexAttr(1));
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToEnd(loop.getTerminator().getBody());
  tensor::ParallelInsertSliceOp::create(rewriter, loc, tile, tensor, offsets,
                                        sizes, strides);
}

//===----------------------------------------------------------------------===//
// Whole keys
//===----------------------------------------------------------------------===//

LogicalResult CollectiveTiling::emitTile(scf::ForallOp loop, Rows rows) {
  // The op on the loop's outputs is only there to be tiled.
  IRMapping mapping;
  mapping.map(op.getDpsInits(), loop.getRegionIterArgs());
  Operation *whole = rewriter.clone(*op, mapping);
  auto tiling = cast<TilingInterface>(whole);
  FailureOr<TilingResult> tiled =
      tiling.getTiledImplementation(rewriter, rows.offsets, rows.sizes);
  if (failed(tiled))
    return failure();
  for (auto [number, value] : llvm::enumerate(tiled->tiledValues)) {
    SmallVector<OpFoldResult> offsets, sizes;
    if (failed(tiling.getResultTilePosition(rewriter, number, rows.offsets,
                                            rows.sizes, offsets, sizes)))
      return failure();
    putSlice(loop, value, loop.getRegionIterArgs()[number], offsets, sizes);
  }
  rewriter.eraseOp(whole);
  return success();
}

//===----------------------------------------------------------------------===//
// Split keys
//===----------------------------------------------------------------------===//

/// Leaves a tile the keys of part `split`: whole blocks of the schedule, as
/// many for each part, until there are no more.
void CollectiveTiling::cutKeys(AttentionOp tile, const Rows &rows,
                               Value split) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(tile);
  OpFoldResult keys = op.getKeyLengthExtent(rewriter);
  AffineExpr extent = rewriter.getAffineSymbolExpr(0);
  // A part begins with a block, and with a page if there are any.
  std::optional<int64_t> pageSize = op.getPageSize();
  int64_t block = std::lcm(schedule.getKeyTile(), pageSize.value_or(1));
  AffineExpr chunk = extent.ceilDiv(schedule.getSplits() * block) * block;
  auto getMin = [&](AffineExpr lhs, AffineExpr rhs,
                    ArrayRef<OpFoldResult> operands) {
    return affine::makeComposedFoldedAffineMin(
        rewriter, loc,
        AffineMap::get(operands.size() - 1, 1, {lhs, rhs},
                       rewriter.getContext()),
        operands);
  };
  std::optional<int64_t> known = getConstantIntValue(keys);
  bool isEven = known && *known % (schedule.getSplits() * block) == 0;
  OpFoldResult begin, size;
  if (isEven) {
    size = rewriter.getIndexAttr(*known / schedule.getSplits());
    begin = scale(OpFoldResult(split), *known / schedule.getSplits());
  } else {
    begin = getMin(d0 * chunk, extent, {OpFoldResult(split), keys});
    size = getMin(extent - d0, chunk, {begin, keys});
  }

  auto cut = [&](MutableOperandRange operand, LayoutAttr layout, Axis axis) {
    if (operand.empty())
      return;
    Value tensor = operand[0].get();
    std::optional<unsigned> dim = layout.getDim(axis);
    bool isBroadcast = axis == Axis::Key && dim &&
                       cast<ShapedType>(tensor.getType()).getDimSize(*dim) == 1;
    if (!dim || isBroadcast)
      return;
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, tensor);
    SmallVector<OpFoldResult> offsets(sizes.size(), rewriter.getIndexAttr(0));
    offsets[*dim] = begin;
    sizes[*dim] = size;
    operand.assign(takeSlice(tensor, offsets, sizes));
  };
  if (pageSize) {
    Value table = tile.getPageTable();
    OpFoldResult zero = rewriter.getIndexAttr(0);
    tile.getPageTableMutable().assign(
        takeSlice(table, {zero, apply(d0.floorDiv(*pageSize), {begin})},
                  {tensor::getMixedSize(rewriter, loc, table, 0),
                   apply(d0.floorDiv(*pageSize), {size})}));
  } else {
    cut(tile.getKeyMutable(), tile.getKeyLayout(), Axis::Sequence);
    cut(tile.getValueMutable(), tile.getValueLayout(), Axis::Sequence);
  }
  cut(tile.getBiasMutable(), tile.getBiasLayoutAttr(), Axis::Key);
  cut(tile.getMaskMutable(), tile.getMaskLayoutAttr(), Axis::Key);

  // Positions of keys count from the part's first.
  auto toValue = [&](OpFoldResult position) {
    return getValueOrCreateConstantIndexOp(rewriter, loc, position);
  };
  SmallVector<Value> origin(tile.getOrigin());
  if (!origin.empty())
    origin[3] = toValue(apply(d0 + d1, {OpFoldResult(origin[3]), begin}));
  else if (op.getKeyLengths())
    origin = {toValue(rows.offsets[0]), toValue(rows.offsets[1]),
              toValue(rows.offsets[2]), toValue(begin)};
  tile.getOriginMutable().assign(origin);
}

/// One part of the keys: the op on stand-ins for its outputs is tiled, then the
/// tile gets its part of the keys, and of the loop's outputs.
LogicalResult CollectiveTiling::emitSplitTile(scf::ForallOp loop) {
  OpFoldResult one = rewriter.getIndexAttr(1);
  Value z = loop.getInductionVars()[0];
  auto toValue = [&](OpFoldResult index) {
    return getValueOrCreateConstantIndexOp(rewriter, loc, index);
  };
  Value split = toValue(apply(d0 % schedule.getSplits(), {OpFoldResult(z)}));
  Value batch =
      toValue(apply(d0.floorDiv(schedule.getSplits()), {OpFoldResult(z)}));
  Rows rows = getRows(loop, batch, schedule);

  MLIRContext *context = rewriter.getContext();
  Type f32 = rewriter.getF32Type();
  SmallVector<OpFoldResult> extents = {
      op.getBatchExtent(rewriter), op.getQueryHeadsExtent(rewriter),
      op.getQueryLengthExtent(rewriter), rows.sizes[3]};
  Value standIn = tensor::EmptyOp::create(rewriter, loc, extents, f32);
  Value standInLse = tensor::EmptyOp::create(
      rewriter, loc, ArrayRef(extents).take_front(3), f32);
  auto whole = cast<AttentionOp>(rewriter.clone(*op));
  whole.getSinkMutable().clear();
  whole.getOutputMutable().assign(standIn);
  whole.setOutputLayoutAttr(*LayoutAttr::parseLetters(context, "bhsd"));
  whole.getLseMutable().assign(standInLse);
  whole.setLseLayoutAttr(*LayoutAttr::parseLetters(context, "bhs"));
  FailureOr<TilingResult> tiled =
      cast<TilingInterface>(whole.getOperation())
          .getTiledImplementation(rewriter, rows.offsets, rows.sizes);
  if (failed(tiled))
    return failure();
  auto tile = cast<AttentionOp>(tiled->tiledOps.front());
  cutKeys(tile, rows, split);

  Value parts = loop.getRegionIterArgs()[0];
  Value partsLse = loop.getRegionIterArgs()[1];
  SmallVector<OpFoldResult> offsets = {OpFoldResult(split)}, sizes = {one};
  llvm::append_range(offsets, rows.offsets);
  llvm::append_range(sizes, rows.sizes);
  rewriter.setInsertionPoint(tile);
  auto takePart = [&](Value tensor, Type type, unsigned rank) -> Value {
    SmallVector<OpFoldResult> strides(rank, one);
    return tensor::ExtractSliceOp::create(
        rewriter, loc, cast<RankedTensorType>(type), tensor,
        ArrayRef(offsets).take_front(rank), ArrayRef(sizes).take_front(rank),
        strides);
  };
  tile.getOutputMutable().assign(
      takePart(parts, tile.getOutput().getType(), 5));
  tile.getLseMutable().assign(takePart(partsLse, tile.getLse().getType(), 4));
  putSlice(loop, tile->getResult(0), parts, offsets, sizes);
  putSlice(loop, tile->getResult(1), partsLse, ArrayRef(offsets).take_front(4),
           ArrayRef(sizes).take_front(4));
  for (Operation *slice : tiled->generatedSlices)
    if (isOpTriviallyDead(slice))
      rewriter.eraseOp(slice);
  rewriter.eraseOp(whole);
  return success();
}

/// The schedule by which parts are joined: by lanes, whatever took the
/// products. Where few share a row, 16 do here, which read 256 bytes of it
/// together. Waves of the direct form are small and many: each has one row, of
/// which it reads several parts at a time.
CollectiveAttr CollectiveTiling::getMergeSchedule(const GpuModel &chip) {
  if (!schedule.getMma())
    return schedule;
  int64_t heads = schedule.getHeads(), queryTile = schedule.getQueryTile(),
          waves = schedule.getWaves();
  int64_t rowLanes = std::max<int64_t>(16, schedule.getRowLanes());
  int64_t keyTile = schedule.getKeyTile(), keyStage = schedule.getKeyStage();
  if (findScheduleAtom(schedule, chip,
                       getElementTypeOrSelf(op.getQuery().getType()))
          ->isDirect()) {
    constexpr int64_t mostRows = 4;
    int64_t queries = op.getQueryLength();
    queryTile =
        ShapedType::isDynamic(queries)
            ? mostRows
            : std::min<int64_t>(
                  llvm::PowerOf2Ceil(std::max<int64_t>(queries, 1)), mostRows);
    heads = 1;
    waves = queryTile;
    rowLanes = chip.waveSize;
    // There are no keys; any that suit the lanes will do.
    keyTile = keyStage = rowLanes;
  }
  return CollectiveAttr::get(schedule.getContext(), schedule.getChip(), heads,
                             queryTile, keyTile, waves, rowLanes,
                             schedule.getDepthStage(), keyStage,
                             schedule.getSplits(), /*mma=*/nullptr);
}

void CollectiveTiling::emitMergeTile(scf::ForallOp loop, MergeSplitsOp whole) {
  Rows rows =
      getRows(loop, loop.getInductionVars()[0], whole.getCollectiveAttr());
  OpFoldResult zero = rewriter.getIndexAttr(0);
  SmallVector<OpFoldResult> offsets = {zero};
  SmallVector<OpFoldResult> sizes = {
      rewriter.getIndexAttr(schedule.getSplits())};
  llvm::append_range(offsets, rows.offsets);
  llvm::append_range(sizes, rows.sizes);
  Value parts = takeSlice(whole.getParts(), offsets, sizes);
  Value partsLse =
      takeSlice(whole.getPartsLse(), ArrayRef(offsets).take_front(4),
                ArrayRef(sizes).take_front(4));
  Value sink;
  if (whole.getSink())
    sink = takeSlice(whole.getSink(), rows.offsets[1], rows.sizes[1]);

  struct Place {
    SmallVector<OpFoldResult> offsets, sizes;
  };
  auto getPlace = [&](LayoutAttr layout) {
    Place place;
    for (Axis axis : layout.getAxes()) {
      unsigned dim = axis == Axis::Batch      ? 0
                     : axis == Axis::Head     ? 1
                     : axis == Axis::Sequence ? 2
                                              : 3;
      place.offsets.push_back(rows.offsets[dim]);
      place.sizes.push_back(rows.sizes[dim]);
    }
    return place;
  };
  SmallVector<Place> places = {getPlace(whole.getLayout())};
  if (whole.getLse())
    places.push_back(getPlace(whole.getLseLayoutAttr()));
  SmallVector<Value> inits;
  for (auto [place, output] : llvm::zip_equal(places, loop.getRegionIterArgs()))
    inits.push_back(takeSlice(output, place.offsets, place.sizes));
  auto tile = MergeSplitsOp::create(
      rewriter, loc, TypeRange(ValueRange(inits)), parts, partsLse, sink,
      inits[0], whole.getLse() ? inits[1] : Value(), whole.getLayoutAttr(),
      whole.getLseLayoutAttr(), whole.getCollectiveAttr());
  if (Attribute chosen = op->getAttr(chosenScheduleAttrName))
    tile->setAttr(chosenScheduleAttrName, chosen);
  for (auto [place, output, result] :
       llvm::zip_equal(places, loop.getRegionIterArgs(), tile.getResults()))
    putSlice(loop, result, output, place.offsets, place.sizes);
}

/// Partial results of all parts, and their join; gives the op's results.
SmallVector<Value> CollectiveTiling::emitSplits(const GpuModel &chip) {
  Type f32 = rewriter.getF32Type();
  SmallVector<OpFoldResult> extents = {
      rewriter.getIndexAttr(schedule.getSplits()), op.getBatchExtent(rewriter),
      op.getQueryHeadsExtent(rewriter), op.getQueryLengthExtent(rewriter),
      AttentionOp::getExtent(rewriter, loc, op.getValue(), op.getValueLayout(),
                             Axis::Depth)};
  SmallVector<Value> partials = {
      tensor::EmptyOp::create(rewriter, loc, extents, f32),
      tensor::EmptyOp::create(rewriter, loc, ArrayRef(extents).drop_back(),
                              f32)};
  scf::ForallOp loop = buildLoop(scale(extents[1], schedule.getSplits()),
                                 partials, schedule, chip);
  {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(loop.getTerminator());
    if (failed(emitSplitTile(loop)))
      return {};
  }
  // What is cut is written as an op first: it says what the slices are of.
  auto whole = MergeSplitsOp::create(
      rewriter, loc, op.getResultTypes(), loop.getResult(0), loop.getResult(1),
      op.getSink(), op.getOutput(), op.getLse(), op.getOutputLayoutAttr(),
      op.getLseLayoutAttr(), getMergeSchedule(chip));
  scf::ForallOp mergeLoop =
      buildLoop(extents[1], op.getDpsInits(), whole.getCollectiveAttr(), chip);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(mergeLoop.getTerminator());
  emitMergeTile(mergeLoop, whole);
  rewriter.eraseOp(whole);
  return llvm::to_vector_of<Value>(mergeLoop.getResults());
}

/// Whether nothing but its op sees the memory of `init`.
static bool isOwnMemory(Value init) {
  // Bufferization makes one that is shared anew.
  if (init.getDefiningOp<tensor::EmptyOp>())
    return true;
  bool isGiven = init.getDefiningOp<bufferization::ToTensorOp>();
  if (auto argument = dyn_cast<BlockArgument>(init))
    isGiven = isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return isGiven && init.hasOneUse();
}

/// Gives results that something else may read, say the op as its query, tensors
/// of their own: other workgroups read the operand, and a kernel has no room
/// for a copy, which bufferization would put there.
static void separateOutputs(AttentionOp op, RewriterBase &rewriter) {
  for (OpOperand &init : op.getDpsInitsMutable()) {
    if (isOwnMemory(init.get()))
      continue;
    Value empty = tensor::EmptyOp::create(
        rewriter, op.getLoc(),
        tensor::getMixedSizes(rewriter, op.getLoc(), init.get()),
        getElementTypeOrSelf(init.get().getType()));
    if (empty.getType() != init.get().getType())
      empty = tensor::CastOp::create(rewriter, op.getLoc(),
                                     init.get().getType(), empty);
    rewriter.modifyOpInPlace(op, [&] { init.set(empty); });
  }
}

/// Positions of a tile along an axis of an operand.
int64_t CollectiveTiling::getTileExtent(Axis axis, int64_t length,
                                        int64_t tileHeads) const {
  switch (axis) {
  case Axis::Batch:
    return 1;
  case Axis::Head:
    return tileHeads;
  case Axis::Sequence:
    return length;
  case Axis::Query:
    return schedule.getQueryTile();
  case Axis::Key:
    return schedule.getKeyTile();
  case Axis::Depth:
    return std::numeric_limits<int64_t>::max();
  }
  llvm_unreachable("an unknown axis");
}

/// A kernel knows the first element of a tile by 64 bits, and the others by
/// what lies between, in 31; of a pool, a tile may have any pages. Where types
/// don't tell that this suffices, and only there, a check is made at run time.
void CollectiveTiling::requireReach(Value operand, LayoutAttr layout,
                                    int64_t length, int64_t tileHeads,
                                    bool isPool) {
  constexpr int64_t maxBytes = int64_t(1) << 31;
  auto type = operand ? dyn_cast<RankedTensorType>(operand.getType()) : nullptr;
  if (!type)
    return;
  int64_t elementBytes =
      llvm::divideCeil(type.getElementType().getIntOrFloatBitWidth(), 8);
  // Extents that are open count only as strides of axes outside of them.
  auto walkAxes = [&](auto &&add) {
    for (unsigned dim = type.getRank(); dim-- > 0;) {
      Axis axis = layout.getAxes()[dim];
      add(dim, isPool && axis == Axis::Batch
                   ? std::numeric_limits<int64_t>::max()
                   : getTileExtent(axis, length, tileHeads));
    }
  };
  bool isStrideOpen = false, isOpen = false;
  int64_t stride = elementBytes, reach = 0;
  walkAxes([&](unsigned dim, int64_t tile) {
    int64_t size = type.getDimSize(dim);
    int64_t steps = type.isDynamicDim(dim) ? tile : std::min(size, tile);
    isOpen |= isStrideOpen && steps > 1;
    reach = llvm::SaturatingAdd<uint64_t>(
        reach, llvm::SaturatingMultiply<uint64_t>(
                   std::max<int64_t>(steps, 1) - 1, stride));
    isStrideOpen |= type.isDynamicDim(dim);
    if (!type.isDynamicDim(dim))
      stride = llvm::SaturatingMultiply<uint64_t>(stride, size);
    stride = std::min<uint64_t>(stride, maxBytes);
    reach = std::min<uint64_t>(reach, maxBytes);
  });
  if (!isOpen && reach < maxBytes)
    return;

  auto getIndex = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(rewriter, loc, value);
  };
  Value strideBytes = getIndex(elementBytes), reachBytes = getIndex(0);
  walkAxes([&](unsigned dim, int64_t tile) {
    Value size =
        tensor::getMixedSize(rewriter, loc, operand, dim).dyn_cast<Value>();
    if (!size)
      size = getIndex(type.getDimSize(dim));
    if (tile > 1) {
      Value steps = size;
      if (tile != std::numeric_limits<int64_t>::max())
        steps = arith::MinUIOp::create(rewriter, loc, size, getIndex(tile));
      steps = arith::SubIOp::create(rewriter, loc, steps, getIndex(1));
      Value bytes = arith::MulIOp::create(rewriter, loc, steps, strideBytes);
      reachBytes = arith::AddIOp::create(rewriter, loc, reachBytes, bytes);
    }
    strideBytes = arith::MulIOp::create(rewriter, loc, strideBytes, size);
  });
  Value fits = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::slt,
                                     reachBytes, getIndex(maxBytes));
  cf::AssertOp::create(
      rewriter, loc, fits,
      "the elements of a tile of attention lie more than 2 GiB apart, which a "
      "kernel can't reach: expected a layout with smaller strides");
}

void CollectiveTiling::requireReach(const GpuModel &chip) {
  int64_t queryTile = schedule.getQueryTile(), keyTile = schedule.getKeyTile();
  requireReach(op.getQuery(), op.getQueryLayoutAttr(), queryTile, heads);
  // Where a lane has a pointer, it has one to each page.
  bool isPool = op.getPageTable() && chip.isa != GpuIsa::Nvptx;
  requireReach(op.getKey(), op.getKeyLayoutAttr(), keyTile, 1, isPool);
  requireReach(op.getValue(), op.getValueLayoutAttr(), keyTile, 1, isPool);
  requireReach(op.getBias(), op.getBiasLayoutAttr(), queryTile, heads);
  requireReach(op.getMask(), op.getMaskLayoutAttr(), queryTile, heads);
  requireReach(op.getOutput(), op.getOutputLayoutAttr(), queryTile, heads);
  requireReach(op.getLse(), op.getLseLayoutAttr(), queryTile, heads);
}

LogicalResult CollectiveTiling::run() {
  const GpuModel *chip = getScheduleChip(op, schedule);
  if (!chip || failed(verifyCollective(op, schedule, *chip)))
    return failure();
  FailureOr<int64_t> chosen = chooseHeads();
  if (failed(chosen))
    return failure();
  heads = *chosen;
  rewriter.setInsertionPoint(op);
  separateOutputs(op, rewriter);
  requireReach(*chip);
  if (schedule.getSplits() > 1) {
    SmallVector<Value> results = emitSplits(*chip);
    if (results.empty())
      return failure();
    rewriter.replaceOp(op, results);
    return success();
  }
  scf::ForallOp loop =
      buildLoop(op.getBatchExtent(rewriter), op.getDpsInits(), schedule, *chip);
  rewriter.setInsertionPoint(loop.getTerminator());
  if (failed(
          emitTile(loop, getRows(loop, loop.getInductionVars()[0], schedule))))
    return failure();
  rewriter.replaceOp(op, loop.getResults());
  return success();
}

LogicalResult attn::tileCollective(AttentionOp op, RewriterBase &rewriter) {
  return CollectiveTiling(op, rewriter).run();
}
