//===- BackwardLoops.cpp - The loops of gradients -------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The loops around a BackwardProgram: over the batches and key heads of a tile,
// of which there are several only where a bias with a gradient is the same for
// them, over the query heads of a group, and over blocks of queries. The sums
// that the inner loops carry are stored when they are complete.

#include "BackwardProgram.h"
#include "RegisterTiles.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/TilingInterface.h"

using namespace mlir;
using namespace attn;

namespace {
class BackwardLoops {
public:
  BackwardLoops(AttentionBackwardOp op, IRRewriter &rewriter)
      : op(op), rewriter(rewriter), loc(op.getLoc()),
        schedule(op.getScheduleAttr()), zero(rewriter.getIndexAttr(0)),
        one(rewriter.getIndexAttr(1)) {}

  LogicalResult run();

private:
  /// Loop bodies take a position and the values before it, and give those after
  /// it, or failure.
  using BodyFn =
      function_ref<FailureOr<SmallVector<Value>>(OpFoldResult, ValueRange)>;

  LogicalResult checkPreconditions();
  OpFoldResult getExtent(Value operand, LayoutAttr layout, Axis axis) {
    return AttentionOp::getExtent(rewriter, loc, operand, layout, axis);
  }
  /// The extent, up to the end of its last block.
  OpFoldResult roundUp(OpFoldResult extent, int64_t block);
  Value buildZeros(ArrayRef<OpFoldResult> extents);
  /// A loop that carries values, or its body alone for a single position.
  FailureOr<SmallVector<Value>> emitFor(OpFoldResult end, int64_t step,
                                        ValueRange before, BodyFn body);

  /// What one batch and key head adds to the destinations of the gradients of
  /// query, key and value, and to the sum of the bias's.
  FailureOr<SmallVector<Value>>
  emitKeyHead(OpFoldResult batch, OpFoldResult keyHead, ValueRange before);
  /// The gradients after the block of queries at `first` of `head`.
  FailureOr<BackwardState> emitQueries(OpFoldResult batch, OpFoldResult head,
                                       OpFoldResult first,
                                       const BackwardState &before);
  BackwardState emitLoop(BackwardProgram &program, const KeyRange &range,
                         bool maskPositions, const BackwardState &init);
  /// factor * sums of the keys that there are, as a slice of `init`.
  Value storeKeys(Value sums, Value factor, Value init, LayoutAttr layout,
                  OpFoldResult batch, OpFoldResult keyHead);
  Value buildBiasSums();
  Value storeBias(Value sums);
  /// A linalg.generic over the dimensions of `init`, of an element of `source`.
  Value buildStore(Value source, AffineMap map, Value factor, Value init);

  struct Slice {
    SmallVector<OpFoldResult> offsets, sizes;
  };
  /// One batch and head of `operand`.
  Slice getHead(Value operand, LayoutAttr layout, OpFoldResult batch,
                OpFoldResult head);
  Value extract(Value operand, const Slice &slice);
  Value insert(Value part, Value operand, const Slice &slice);

  bool hasBiasAxis(Axis axis) { return !op.isBiasBroadcast(axis); }

  AttentionBackwardOp op;
  IRRewriter &rewriter;
  Location loc;
  ScheduleAttr schedule;
  OpFoldResult zero, one;
  AttentionOp forward;
};
} // namespace

LogicalResult BackwardLoops::checkPreconditions() {
  auto describe = [](int64_t extent) {
    return ShapedType::isDynamic(extent) ? std::string("dynamic")
                                         : std::to_string(extent);
  };
  if (!schedule)
    return op.emitOpError("has no schedule: run attn-select-schedule, or write "
                          "schedule<...> on the op");
  if (schedule.getLanes() != LaneAxis::Query)
    return op.emitOpError(
        "has a schedule with lanes along the depth; gradients "
        "are computed with lanes along the queries");
  if (!op.isOnTensors())
    return op.emitOpError("is on memrefs: run attn-tile first");
  bool hasBias = static_cast<bool>(op.getBiasGradient());
  if (op.getBatch() != 1 && !(hasBias && !hasBiasAxis(Axis::Batch)))
    return op.emitOpError("is no tile: its batch is ")
           << describe(op.getBatch()) << ", expected 1 (run attn-tile)";
  if (op.getKeyHeads() != 1 && !(hasBias && !hasBiasAxis(Axis::Head)))
    return op.emitOpError("is no tile: it has ")
           << describe(op.getKeyHeads())
           << " key heads, expected 1 (run attn-tile)";
  if (ShapedType::isDynamic(op.getQueryDepth()) ||
      ShapedType::isDynamic(op.getValueDepth()))
    return op.emitOpError("has a dynamic depth, which tiles of registers can't "
                          "hold: use attn-decompose");
  if (op.getSinkGradient())
    return op.emitOpError("has a gradient of a sink: run attn-tile, which "
                          "computes it beside the tiles");
  return success();
}

OpFoldResult BackwardLoops::roundUp(OpFoldResult extent, int64_t block) {
  return affine::makeComposedFoldedAffineApply(
      rewriter, loc, rewriter.getAffineDimExpr(0).ceilDiv(block) * block,
      {extent});
}

Value BackwardLoops::buildZeros(ArrayRef<OpFoldResult> extents) {
  FloatType type = op.getComputeType();
  auto [shape, sizes] =
      decomposeMixedValues(SmallVector<OpFoldResult>(extents));
  Value empty = bufferization::AllocTensorOp::create(
      rewriter, loc, RankedTensorType::get(shape, type), sizes);
  Value number = arith::ConstantOp::create(rewriter, loc,
                                           rewriter.getFloatAttr(type, 0.0));
  auto fill = linalg::FillOp::create(rewriter, loc, number, empty);
  fill->setAttr(registerTileAttrName, schedule.getRegisterTile());
  return fill.getResult(0);
}

FailureOr<SmallVector<Value>> BackwardLoops::emitFor(OpFoldResult end,
                                                     int64_t step,
                                                     ValueRange before,
                                                     BodyFn body) {
  if (getConstantIntValue(end) == 1)
    return body(zero, before);
  Value begin = arith::ConstantIndexOp::create(rewriter, loc, 0);
  Value last = getValueOrCreateConstantIndexOp(rewriter, loc, end);
  Value by = arith::ConstantIndexOp::create(rewriter, loc, step);
  bool hasFailed = false;
  auto loop = scf::ForOp::create(
      rewriter, loc, begin, last, by, before,
      [&](OpBuilder &, Location, Value index, ValueRange args) {
        FailureOr<SmallVector<Value>> after = body(index, args);
        hasFailed = failed(after);
        scf::YieldOp::create(rewriter, loc,
                             hasFailed ? args : ValueRange(*after));
      });
  if (hasFailed)
    return failure();
  return SmallVector<Value>(loop.getResults());
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

BackwardLoops::Slice BackwardLoops::getHead(Value operand, LayoutAttr layout,
                                            OpFoldResult batch,
                                            OpFoldResult head) {
  Slice slice;
  slice.offsets.assign(layout.getRank(), zero);
  slice.sizes = tensor::getMixedSizes(rewriter, loc, operand);
  for (auto [axis, position] :
       {std::pair(Axis::Batch, batch), std::pair(Axis::Head, head)})
    if (std::optional<unsigned> dim = layout.getDim(axis)) {
      slice.offsets[*dim] = position;
      slice.sizes[*dim] = one;
    }
  return slice;
}

Value BackwardLoops::extract(Value operand, const Slice &slice) {
  SmallVector<OpFoldResult> strides(slice.offsets.size(), one);
  return tensor::ExtractSliceOp::create(rewriter, loc, operand, slice.offsets,
                                        slice.sizes, strides);
}

Value BackwardLoops::insert(Value part, Value operand, const Slice &slice) {
  SmallVector<OpFoldResult> strides(slice.offsets.size(), one);
  return tensor::InsertSliceOp::create(rewriter, loc, part, operand,
                                       slice.offsets, slice.sizes, strides);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

BackwardState BackwardLoops::emitLoop(BackwardProgram &program,
                                      const KeyRange &range, bool maskPositions,
                                      const BackwardState &init) {
  Value begin = getValueOrCreateConstantIndexOp(rewriter, loc, range.begin);
  Value end = getValueOrCreateConstantIndexOp(rewriter, loc, range.end);
  Value step =
      arith::ConstantIndexOp::create(rewriter, loc, schedule.getKeyTile());
  auto loop = scf::ForOp::create(
      rewriter, loc, begin, end, step, init.getValues(),
      [&](OpBuilder &, Location, Value block, ValueRange args) {
        BackwardState state =
            program.emitBlock(block, maskPositions, BackwardState::get(args));
        scf::YieldOp::create(rewriter, loc, state.getValues());
      });
  return BackwardState::get(loop.getResults());
}

FailureOr<BackwardState>
BackwardLoops::emitQueries(OpFoldResult batch, OpFoldResult head,
                           OpFoldResult first, const BackwardState &before) {
  int64_t queryTile = schedule.getQueryTile(), length = op.getQueryLength();
  OpFoldResult size = rewriter.getIndexAttr(queryTile);
  if (ShapedType::isDynamic(length) || length % queryTile != 0) {
    AffineExpr d0, d1;
    bindDims(rewriter.getContext(), d0, d1);
    size = affine::makeComposedFoldedAffineMin(
        rewriter, loc,
        AffineMap::get(2, 0,
                       {rewriter.getAffineConstantExpr(queryTile), d0 - d1},
                       rewriter.getContext()),
        {forward.getQueryLengthExtent(rewriter), first});
  }
  // The scores of these queries, as the tile of the forward op has them.
  OpFoldResult depth = rewriter.getIndexAttr(op.getValueDepth());
  FailureOr<TilingResult> tiled =
      cast<TilingInterface>(forward.getOperation())
          .getTiledImplementation(rewriter, {batch, head, first, zero},
                                  {one, one, size, depth});
  if (failed(tiled))
    return failure();
  auto tile = cast<AttentionOp>(tiled->tiledOps.front());

  auto getQueries = [&](Value operand, LayoutAttr layout) {
    Slice slice = getHead(operand, layout, batch, head);
    unsigned dim = *layout.getDim(Axis::Sequence);
    slice.offsets[dim] = first;
    slice.sizes[dim] = size;
    return slice;
  };
  auto take = [&](Value operand, LayoutAttr layout) {
    return extract(operand, getQueries(operand, layout));
  };
  Value lseGradient;
  if (op.getLseGradient())
    lseGradient = take(op.getLseGradient(), *op.getLseGradientLayout());
  BiasPlace biasPlace;
  if (op.getBiasGradient())
    biasPlace = {hasBiasAxis(Axis::Batch) ? batch : zero,
                 hasBiasAxis(Axis::Head) ? head : zero, first,
                 hasBiasAxis(Axis::Query), hasBiasAxis(Axis::Key)};
  BackwardProgram program(
      tile, op, take(op.getOutputGradient(), op.getOutputGradientLayout()),
      take(op.getLse(), op.getLseLayout()), lseGradient, biasPlace, rewriter);
  KeyRanges ranges = program.buildRanges();
  BackwardState state = before;
  state.queryGradient = program.emitPrologue();
  if (ranges.head)
    state = emitLoop(program, *ranges.head, /*maskPositions=*/true, state);
  state = emitLoop(program, ranges.body, /*maskPositions=*/false, state);
  if (ranges.tail)
    state = emitLoop(program, *ranges.tail, /*maskPositions=*/true, state);

  Slice slice = getQueries(before.queryGradient, op.getQueryGradientLayout());
  Value stored = program.emitEpilogue(state.queryGradient,
                                      extract(before.queryGradient, slice));
  state.queryGradient = insert(stored, before.queryGradient, slice);
  rewriter.eraseOp(tile);
  return state;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

Value BackwardLoops::buildStore(Value source, AffineMap map, Value factor,
                                Value init) {
  Type type = getElementTypeOrSelf(init.getType());
  unsigned rank = map.getNumDims();
  auto generic = linalg::GenericOp::create(
      rewriter, loc, init.getType(), source, init,
      ArrayRef{map, rewriter.getMultiDimIdentityMap(rank)},
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value result = args[0];
        if (factor)
          result = arith::MulFOp::create(nested, loc, result, factor);
        linalg::YieldOp::create(nested, loc,
                                convertFloat(nested, loc, result, type));
      });
  generic->setAttr(registerTileAttrName, schedule.getRegisterTile());
  return generic.getResult(0);
}

Value BackwardLoops::storeKeys(Value sums, Value factor, Value init,
                               LayoutAttr layout, OpFoldResult batch,
                               OpFoldResult keyHead) {
  auto getLoopOf = [&](Axis axis) {
    return rewriter.getAffineDimExpr(*layout.getDim(axis));
  };
  AffineMap map = AffineMap::get(
      layout.getRank(), 0, {getLoopOf(Axis::Sequence), getLoopOf(Axis::Depth)},
      rewriter.getContext());
  // Without what is beyond the last key.
  Slice live{{zero, zero},
             {getExtent(init, layout, Axis::Sequence),
              getExtent(init, layout, Axis::Depth)}};
  Slice slice = getHead(init, layout, batch, keyHead);
  Value stored =
      buildStore(extract(sums, live), map, factor, extract(init, slice));
  return insert(stored, init, slice);
}

Value BackwardLoops::buildBiasSums() {
  auto getBiasExtent = [&](Axis axis, OpFoldResult extent) {
    return hasBiasAxis(axis) ? extent : one;
  };
  return buildZeros(
      {getBiasExtent(Axis::Batch, forward.getBatchExtent(rewriter)),
       getBiasExtent(Axis::Head, forward.getQueryHeadsExtent(rewriter)),
       getBiasExtent(Axis::Key, roundUp(forward.getKeyLengthExtent(rewriter),
                                        schedule.getKeyTile())),
       getBiasExtent(Axis::Query,
                     roundUp(forward.getQueryLengthExtent(rewriter),
                             schedule.getQueryTile()))});
}

Value BackwardLoops::storeBias(Value sums) {
  LayoutAttr layout = *op.getBiasGradientLayout();
  Value init = op.getBiasGradient();
  Slice live{SmallVector<OpFoldResult>(4, zero), {}};
  SmallVector<AffineExpr> source;
  for (Axis axis : {Axis::Batch, Axis::Head, Axis::Key, Axis::Query}) {
    std::optional<unsigned> dim = layout.getDim(axis);
    bool isThere = dim && hasBiasAxis(axis);
    source.push_back(isThere ? rewriter.getAffineDimExpr(*dim)
                             : rewriter.getAffineConstantExpr(0));
    live.sizes.push_back(isThere ? getExtent(init, layout, axis) : one);
  }
  AffineMap map =
      AffineMap::get(layout.getRank(), 0, source, rewriter.getContext());
  return buildStore(extract(sums, live), map, /*factor=*/Value(), init);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>> BackwardLoops::emitKeyHead(OpFoldResult batch,
                                                         OpFoldResult keyHead,
                                                         ValueRange before) {
  OpFoldResult keys =
      roundUp(forward.getKeyLengthExtent(rewriter), schedule.getKeyTile());
  BackwardState state = BackwardState::get(before);
  state.keyGradient =
      buildZeros({keys, rewriter.getIndexAttr(op.getQueryDepth())});
  state.valueGradient =
      buildZeros({keys, rewriter.getIndexAttr(op.getValueDepth())});

  // Query heads for each key head.
  OpFoldResult group = forward.getQueryHeadsExtent(rewriter);
  AffineExpr d0, d1, d2;
  bindDims(rewriter.getContext(), d0, d1, d2);
  int64_t heads = op.getQueryHeads(), keyHeads = op.getKeyHeads();
  if (keyHeads != 1) {
    if (!ShapedType::isDynamic(heads) && !ShapedType::isDynamic(keyHeads))
      group = rewriter.getIndexAttr(heads / std::max<int64_t>(keyHeads, 1));
    else
      group = arith::DivUIOp::create(
                  rewriter, loc,
                  getValueOrCreateConstantIndexOp(rewriter, loc, group),
                  getValueOrCreateConstantIndexOp(
                      rewriter, loc, forward.getKeyHeadsExtent(rewriter)))
                  .getResult();
  }
  auto getHeadAt = [&](OpFoldResult member) -> OpFoldResult {
    if (keyHeads == 1)
      return member;
    if (std::optional<int64_t> known = getConstantIntValue(group))
      return affine::makeComposedFoldedAffineApply(
          rewriter, loc, d0 * *known + d1, {keyHead, member});
    auto toValue = [&](OpFoldResult value) {
      return getValueOrCreateConstantIndexOp(rewriter, loc, value);
    };
    Value begin =
        arith::MulIOp::create(rewriter, loc, toValue(keyHead), toValue(group));
    return arith::AddIOp::create(rewriter, loc, begin, toValue(member))
        .getResult();
  };
  // One position is no loop, but a block is.
  OpFoldResult length = forward.getQueryLengthExtent(rewriter);
  FailureOr<SmallVector<Value>> sums = emitFor(
      group, 1, state.getValues(), [&](OpFoldResult member, ValueRange args) {
        OpFoldResult head = getHeadAt(member);
        return emitFor(length, schedule.getQueryTile(), args,
                       [&](OpFoldResult first,
                           ValueRange args) -> FailureOr<SmallVector<Value>> {
                         FailureOr<BackwardState> after = emitQueries(
                             batch, head, first, BackwardState::get(args));
                         if (failed(after))
                           return failure();
                         return SmallVector<Value>(after->getValues());
                       });
      });
  if (failed(sums))
    return failure();
  BackwardState after = BackwardState::get(*sums);
  Value scale = forward.materializeScale(rewriter);
  after.keyGradient = storeKeys(after.keyGradient, scale, before[1],
                                op.getKeyGradientLayout(), batch, keyHead);
  after.valueGradient =
      storeKeys(after.valueGradient, /*factor=*/Value(), before[2],
                op.getValueGradientLayout(), batch, keyHead);
  return SmallVector<Value>(after.getValues());
}

LogicalResult BackwardLoops::run() {
  if (failed(checkPreconditions()))
    return failure();
  rewriter.setInsertionPoint(op);
  forward = op.buildForward(rewriter);
  SmallVector<Value> init = {op.getQueryGradient(), op.getKeyGradient(),
                             op.getValueGradient()};
  if (op.getBiasGradient())
    init.push_back(buildBiasSums());
  FailureOr<SmallVector<Value>> results =
      emitFor(forward.getBatchExtent(rewriter), 1, init,
              [&](OpFoldResult batch, ValueRange args) {
                return emitFor(forward.getKeyHeadsExtent(rewriter), 1, args,
                               [&](OpFoldResult keyHead, ValueRange args) {
                                 return emitKeyHead(batch, keyHead, args);
                               });
              });
  if (failed(results))
    return failure();
  if (op.getBiasGradient())
    results->back() = storeBias(results->back());
  rewriter.eraseOp(forward);
  rewriter.replaceOp(op, *results);
  return success();
}

LogicalResult attn::emitBackwardProgram(AttentionBackwardOp op,
                                        IRRewriter &rewriter) {
  return BackwardLoops(op, rewriter).run();
}
