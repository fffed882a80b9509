//===- BackwardProgram.cpp - The gradients of one tile --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// One pass over all pairs of a batch and a key head gives all gradients: for
// each query head and block of queries, over the blocks of keys that it sees,
//
//   S^T = K Q^T, P^T = exp(S^T - lse), dP^T = V dO^T, dS^T = P^T (dP^T - delta)
//   dV += P^T dO, dK += dS^T Q, dQ += dS K
//
// Pairs are laid out as in the forward program, keys by queries, so that the
// log-sum-exp and delta are vectors along the lanes and the score chain is the
// same. The gradient of the queries stays in a tile; those of keys and values
// are sums in memory, of the size of keys and values, to which blocks of
// queries add one after the other: the order of sums does not depend on
// threads, which share batches and key heads.

#include "BackwardProgram.h"
#include "RegisterTiles.h"
#include "TileProgram.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace mlir;
using namespace attn;

namespace {
/// What the loop over blocks of keys carries.
struct BackwardState {
  /// [query, depth], of this tile, without the scale.
  Value queryGradient;
  /// [key, depth], of all keys and of all queries so far, without the scale.
  Value keyGradient, valueGradient;
};

/// The program of one block of queries of one head. `tile` is its forward op:
/// what describes the scores.
class BackwardProgram : TileBuilder {
public:
  BackwardProgram(AttentionOp tile, AttentionBackwardOp backward,
                  Value outputGradient, Value lse, Value lseGradient,
                  OpBuilder &builder)
      : TileBuilder(tile, builder), backward(backward),
        outputGradient(outputGradient), lse(lse), lseGradient(lseGradient) {}

  KeyRanges buildRanges() {
    return buildKeyRanges(op, builder, place, keyTile);
  }
  /// Loads what belongs to the queries; gives their gradient before any key.
  Value emitPrologue();
  BackwardState emitBlock(Value block, bool maskPositions,
                          const BackwardState &state);
  /// Puts the gradient of the queries into `destination`, a slice for them.
  Value emitEpilogue(Value queryGradient, Value destination);

private:
  /// An operand of queries as a tile [query, depth].
  Value loadRows(Value operand, LayoutAttr layout, int64_t depth);
  /// The same as [depth, query].
  Value transpose(Value rows);
  /// A number for each query.
  Value loadRow(Value operand, LayoutAttr layout);
  /// adds the product of a block to the rows at `block` of `total`.
  Value addToRows(Value total, Value block, Value product);
  /// Derivatives of what turns scaled products into scores, null if that is
  /// addition only.
  Value emitChain(Value &scores, Value block, OpFoldResult liveKeys,
                  bool maskPositions);

  static constexpr unsigned keyLoop = 0, queryLoop = 1;
  PairLoops pairLoops{/*numLoops=*/2, keyLoop, queryLoop,
                      /*head=*/std::nullopt};

  AttentionBackwardOp backward;
  Value outputGradient, lse, lseGradient;
  /// [query, depth] and [depth, query].
  Value queries, queriesTransposed, gradients, gradientsTransposed;
  /// By query: the log-sum-exp in exponents of two, and delta.
  Value exponentBase, delta;
};
} // namespace

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

Value BackwardProgram::loadRows(Value operand, LayoutAttr layout,
                                int64_t depth) {
  OpFoldResult zero = builder.getIndexAttr(0);
  Plane plane =
      extractPlane(operand, layout,
                   {{Axis::Sequence, zero, place.numQueries},
                    {Axis::Depth, zero, builder.getIndexAttr(depth)}});
  plane = loadTile(plane, Axis::Sequence, queryTile, place.numQueries);
  if (plane.axes.front() == Axis::Sequence)
    return plane.tensor;
  return transpose(plane.tensor);
}

Value BackwardProgram::transpose(Value rows) {
  auto type = cast<RankedTensorType>(rows.getType());
  int64_t shape[] = {type.getDimSize(1), type.getDimSize(0)};
  return buildGeneric(2, {}, {{rows, project(2, {1, 0})}},
                      {{allocTile(shape, computeType), project(2, {0, 1})}},
                      [](OpBuilder &, Location, ValueRange args) {
                        return SmallVector<Value>{args[0]};
                      })[0];
}

Value BackwardProgram::loadRow(Value operand, LayoutAttr layout) {
  Plane plane = extractPlane(
      operand, layout,
      {{Axis::Sequence, builder.getIndexAttr(0), place.numQueries}});
  OpFoldResult live[] = {place.numQueries};
  int64_t shape[] = {queryTile};
  if (isWholeTile(shape, live))
    return plane.tensor;
  AffineMap map = project(1, {0});
  return copyIntoTile(shape, live, [&](Value target) {
    return buildGeneric(1, {}, {{plane.tensor, map}}, {{target, map}},
                        [](OpBuilder &, Location, ValueRange args) {
                          return SmallVector<Value>{args[0]};
                        })[0];
  });
}

Value BackwardProgram::emitPrologue() {
  queries = loadRows(op.getQuery(), op.getQueryLayout(), queryDepth);
  queriesTransposed = transpose(queries);
  gradients =
      loadRows(outputGradient, backward.getOutputGradientLayout(), valueDepth);
  gradientsTransposed = transpose(gradients);

  // attention_backward-s4. Loops: query, depth.
  AffineMap rowsMap = project(2, {0, 1}), rowMap = project(1, {0});
  Value outputs = loadRows(op.getOutput(), op.getOutputLayout(), valueDepth);
  Value sums =
      buildGeneric(2, {1}, {{outputs, rowsMap}, {gradients, rowsMap}},
                   {{fillTile({queryTile}, constant(0.0)), project(2, {0})}},
                   [](OpBuilder &nested, Location loc, ValueRange args) {
                     Value product =
                         arith::MulFOp::create(nested, loc, args[0], args[1]);
                     return SmallVector<Value>{
                         arith::AddFOp::create(nested, loc, args[2], product)};
                   })[0];

  // Exponentials are powers of two. A query that attends to nothing has a
  // log-sum-exp of minus infinity and no score to subtract it from.
  constexpr double log2e = 1.4426950408889634;
  Value factor = constant(log2e), zero = constant(0.0);
  Value none = constant(-std::numeric_limits<double>::infinity());
  exponentBase = buildGeneric(
      1, {}, {{loadRow(lse, backward.getLseLayout()), rowMap}},
      {{allocTile({queryTile}, computeType), rowMap}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value isEmpty = arith::CmpFOp::create(
            nested, loc, arith::CmpFPredicate::OEQ, args[0], none);
        Value scaled = arith::MulFOp::create(nested, loc, args[0], factor);
        return SmallVector<Value>{
            arith::SelectOp::create(nested, loc, isEmpty, zero, scaled)};
      })[0];
  delta = sums;
  if (lseGradient)
    delta = buildGeneric(
        1, {},
        {{sums, rowMap},
         {loadRow(lseGradient, *backward.getLseGradientLayout()), rowMap}},
        {{allocTile({queryTile}, computeType), rowMap}},
        [](OpBuilder &nested, Location loc, ValueRange args) {
          return SmallVector<Value>{
              arith::SubFOp::create(nested, loc, args[0], args[1])};
        })[0];
  return fillTile({queryTile, queryDepth}, zero);
}

//===----------------------------------------------------------------------===//
// Blocks of keys
//===----------------------------------------------------------------------===//

Value BackwardProgram::addToRows(Value total, Value block, Value product) {
  ArrayRef<int64_t> shape =
      cast<RankedTensorType>(product.getType()).getShape();
  OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
  SmallVector<OpFoldResult> offsets = {OpFoldResult(block), zero},
                            strides = {one, one},
                            sizes = getAsIndexOpFoldResult(builder.getContext(),
                                                           shape);
  Value rows = tensor::ExtractSliceOp::create(builder, loc, total, offsets,
                                              sizes, strides);
  AffineMap map = project(2, {0, 1});
  rows = buildGeneric(2, {}, {{product, map}}, {{rows, map}},
                      [](OpBuilder &nested, Location loc, ValueRange args) {
                        return SmallVector<Value>{arith::AddFOp::create(
                            nested, loc, args[1], args[0])};
                      })[0];
  return tensor::InsertSliceOp::create(builder, loc, rows, total, offsets,
                                       sizes, strides);
}

Value BackwardProgram::emitChain(Value &scores, Value block,
                                 OpFoldResult liveKeys, bool maskPositions) {
  AffineMap pairMap = project(2, {0, 1});
  if (!op.getSoftcapAttr() && !op.hasScoreRegion()) {
    scores = emitScoreChain(scores, pairMap, pairLoops, block, liveKeys,
                            maskPositions);
    return {};
  }
  // attention_backward-s7
  Value one = constant(1.0);
  ScoresAndSlopes both = emitScoresAndSlopes(
      scores, pairMap, pairLoops, block, liveKeys, maskPositions,
      [&](OpBuilder &nested, Location loc, Value capped, ValueRange positions) {
        Value slope = one;
        if (op.hasScoreRegion())
          slope = backward.buildScoreDerivative(nested, loc, capped, positions);
        return applySoftcapDerivative(nested, loc, op, slope, capped);
      });
  scores = both.scores;
  return both.slopes;
}

BackwardState BackwardProgram::emitBlock(Value block, bool maskPositions,
                                         const BackwardState &state) {
  OpFoldResult liveKeys = buildLiveKeys(block, maskPositions);
  Plane keys =
      loadKeys(op.getKey(), op.getKeyLayout(), queryDepth, block, liveKeys);
  Plane values =
      loadKeys(op.getValue(), op.getValueLayout(), valueDepth, block, liveKeys);

  // Loops of products: key, query, depth.
  auto emitPairProduct = [&](Plane &rows, Value transposed) {
    return emitProduct(
        {rows.tensor, rows.getMap(3, {{Axis::Sequence, 0}, {Axis::Depth, 2}})},
        {transposed, project(3, {2, 1})}, {keyTile, queryTile});
  };
  Value scores = emitPairProduct(keys, queriesTransposed);
  Value slopes = emitChain(scores, block, liveKeys, maskPositions);

  // attention_backward-s3. Loops: key, query.
  AffineMap pairMap = project(2, {0, 1}), queryMap = project(2, {1});
  auto allocPairs = [&] {
    return allocTile({keyTile, queryTile}, computeType);
  };
  Value probabilities = buildGeneric(
      2, {}, {{scores, pairMap}, {exponentBase, queryMap}},
      {{allocPairs(), pairMap}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value scaled =
            arith::MulFOp::create(nested, loc, args[0], exponentScale);
        Value exponent = arith::SubFOp::create(nested, loc, scaled, args[1]);
        return SmallVector<Value>{math::Exp2Op::create(nested, loc, exponent)};
      })[0];

  Value keep;
  if (op.getDropoutAttr())
    keep = emitDropout(fillTile({keyTile, queryTile}, constant(1.0)), pairMap,
                       pairLoops, block);

  // attention_backward-s6, attention_backward-s7
  Value probabilityGradient = emitPairProduct(values, gradientsTransposed);
  SmallVector<Operand> inputs = {{probabilityGradient, pairMap},
                                 {probabilities, pairMap},
                                 {delta, queryMap}};
  if (keep)
    inputs.push_back({keep, pairMap});
  if (slopes)
    inputs.push_back({slopes, pairMap});
  Value scoreGradient = buildGeneric(
      2, {}, inputs, {{allocPairs(), pairMap}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value gradient = args[0];
        if (keep)
          gradient = arith::MulFOp::create(nested, loc, gradient, args[3]);
        Value below = arith::SubFOp::create(nested, loc, gradient, args[2]);
        gradient = arith::MulFOp::create(nested, loc, args[1], below);
        if (slopes)
          gradient = arith::MulFOp::create(nested, loc, gradient,
                                           args[inputs.size() - 1]);
        return SmallVector<Value>{gradient};
      })[0];

  if (keep)
    probabilities =
        buildGeneric(2, {}, {{keep, pairMap}, {probabilities, pairMap}},
                     {{allocPairs(), pairMap}},
                     [](OpBuilder &nested, Location loc, ValueRange args) {
                       return SmallVector<Value>{arith::MulFOp::create(
                           nested, loc, args[0], args[1])};
                     })[0];

  // attention_backward-s5. Loops: key, depth, query.
  auto emitKeyProduct = [&](Value pairs, Value rows, int64_t depth) {
    return emitProduct({pairs, project(3, {0, 2})}, {rows, project(3, {2, 1})},
                       {keyTile, depth});
  };
  BackwardState next;
  next.valueGradient =
      addToRows(state.valueGradient, block,
                emitKeyProduct(probabilities, gradients, valueDepth));
  // attention_backward-s10
  next.keyGradient =
      addToRows(state.keyGradient, block,
                emitKeyProduct(scoreGradient, queries, queryDepth));
  // Loops: query, depth, key.
  Value ofBlock = emitProduct(
      {scoreGradient, project(3, {2, 0})},
      {keys.tensor, keys.getMap(3, {{Axis::Sequence, 2}, {Axis::Depth, 1}})},
      {queryTile, queryDepth});
  next.queryGradient = buildGeneric(
      2, {}, {{ofBlock, pairMap}}, {{state.queryGradient, pairMap}},
      [](OpBuilder &nested, Location loc, ValueRange args) {
        return SmallVector<Value>{
            arith::AddFOp::create(nested, loc, args[1], args[0])};
      })[0];
  return next;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

Value BackwardProgram::emitEpilogue(Value queryGradient, Value destination) {
  OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1),
               depth = builder.getIndexAttr(queryDepth);
  LayoutAttr layout = backward.getQueryGradientLayout();
  SmallVector<AxisRange> ranges = {{Axis::Sequence, zero, place.numQueries},
                                   {Axis::Depth, zero, depth}};
  Plane target = extractPlane(destination, layout, ranges);
  SmallVector<OpFoldResult> offsets = {zero, zero}, strides = {one, one},
                            sizes = {place.numQueries, depth};
  Value live = queryGradient;
  if (getConstantIntValue(place.numQueries) != queryTile)
    live = tensor::ExtractSliceOp::create(builder, loc, live, offsets, sizes,
                                          strides);
  Value scale = op.materializeScale(builder);
  Type type = getElementTypeOrSelf(destination.getType());
  // Loops: query, depth.
  target.tensor = buildGeneric(
      2, {}, {{live, project(2, {0, 1})}},
      {{target.tensor,
        target.getMap(2, {{Axis::Sequence, 0}, {Axis::Depth, 1}})}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value scaled = arith::MulFOp::create(nested, loc, args[0], scale);
        return SmallVector<Value>{convertFloat(nested, loc, scaled, type)};
      })[0];
  return insertPlane(target, destination, layout, ranges);
}

namespace {
/// The loops around the program, over heads and blocks of queries.
class BackwardRewrite {
public:
  BackwardRewrite(AttentionBackwardOp op, IRRewriter &rewriter)
      : op(op), rewriter(rewriter), loc(op.getLoc()),
        schedule(op.getScheduleAttr()) {}

  LogicalResult run();

private:
  LogicalResult checkPreconditions();
  /// Zeros for all keys, up to the end of the last block.
  Value buildSums(int64_t depth);
  /// The gradients of query, key and value after the block of queries at
  /// `first` of `head`, given those before.
  FailureOr<SmallVector<Value>> emitQueries(AttentionOp forward, Value head,
                                            Value first, ValueRange before);
  BackwardState emitLoop(BackwardProgram &program, const KeyRange &range,
                         bool maskPositions, const BackwardState &init);
  /// factor * sums of the keys that there are, as `init`.
  Value store(Value sums, Value factor, Value init, LayoutAttr layout);
  /// What a block of queries of one head takes of `operand`.
  void getSlice(Value operand, LayoutAttr layout, Value head, Value first,
                OpFoldResult numQueries, SmallVector<OpFoldResult> &offsets,
                SmallVector<OpFoldResult> &sizes);

  AttentionBackwardOp op;
  IRRewriter &rewriter;
  Location loc;
  ScheduleAttr schedule;
};
} // namespace

LogicalResult BackwardRewrite::checkPreconditions() {
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
  if (op.getBatch() != 1)
    return op.emitOpError("is no tile: its batch is ")
           << describe(op.getBatch()) << ", expected 1 (run attn-tile)";
  if (op.getKeyHeads() != 1)
    return op.emitOpError("is no tile: it has ")
           << describe(op.getKeyHeads())
           << " key heads, expected 1 (run attn-tile)";
  if (ShapedType::isDynamic(op.getQueryDepth()) ||
      ShapedType::isDynamic(op.getValueDepth()))
    return op.emitOpError("has a dynamic depth, which tiles of registers can't "
                          "hold: use attn-decompose");
  if (op.getBiasGradient() || op.getSinkGradient())
    return op.emitOpError("has a gradient of a bias or a sink, which tiles "
                          "don't compute: use attn-decompose");
  return success();
}

Value BackwardRewrite::buildSums(int64_t depth) {
  OpFoldResult keys = AttentionOp::getExtent(rewriter, loc, op.getKey(),
                                             op.getKeyLayout(), Axis::Sequence);
  int64_t keyTile = schedule.getKeyTile();
  OpFoldResult rows = affine::makeComposedFoldedAffineApply(
      rewriter, loc, rewriter.getAffineDimExpr(0).ceilDiv(keyTile) * keyTile,
      {keys});
  FloatType type = op.getComputeType();
  auto [shape, extents] =
      decomposeMixedValues({rows, rewriter.getIndexAttr(depth)});
  Value sums = bufferization::AllocTensorOp::create(
      rewriter, loc, RankedTensorType::get(shape, type), extents);
  Value zero = arith::ConstantOp::create(rewriter, loc,
                                         rewriter.getFloatAttr(type, 0.0));
  auto fill = linalg::FillOp::create(rewriter, loc, zero, sums);
  fill->setAttr(registerTileAttrName, schedule.getRegisterTile());
  return fill.getResult(0);
}

void BackwardRewrite::getSlice(Value operand, LayoutAttr layout, Value head,
                               Value first, OpFoldResult numQueries,
                               SmallVector<OpFoldResult> &offsets,
                               SmallVector<OpFoldResult> &sizes) {
  offsets.assign(layout.getRank(), rewriter.getIndexAttr(0));
  sizes = tensor::getMixedSizes(rewriter, loc, operand);
  if (std::optional<unsigned> dim = layout.getDim(Axis::Head)) {
    offsets[*dim] = head;
    sizes[*dim] = rewriter.getIndexAttr(1);
  }
  unsigned dim = *layout.getDim(Axis::Sequence);
  offsets[dim] = first;
  sizes[dim] = numQueries;
}

BackwardState BackwardRewrite::emitLoop(BackwardProgram &program,
                                        const KeyRange &range,
                                        bool maskPositions,
                                        const BackwardState &init) {
  Value begin = getValueOrCreateConstantIndexOp(rewriter, loc, range.begin);
  Value end = getValueOrCreateConstantIndexOp(rewriter, loc, range.end);
  Value step =
      arith::ConstantIndexOp::create(rewriter, loc, schedule.getKeyTile());
  auto loop = scf::ForOp::create(
      rewriter, loc, begin, end, step,
      ValueRange{init.queryGradient, init.keyGradient, init.valueGradient},
      [&](OpBuilder &, Location, Value block, ValueRange args) {
        BackwardState state = program.emitBlock(block, maskPositions,
                                                {args[0], args[1], args[2]});
        scf::YieldOp::create(rewriter, loc,
                             ValueRange{state.queryGradient, state.keyGradient,
                                        state.valueGradient});
      });
  return {loop.getResult(0), loop.getResult(1), loop.getResult(2)};
}

FailureOr<SmallVector<Value>> BackwardRewrite::emitQueries(AttentionOp forward,
                                                           Value head,
                                                           Value first,
                                                           ValueRange before) {
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
        {forward.getQueryLengthExtent(rewriter), OpFoldResult(first)});
  }
  // The scores of these queries, as the tile of the forward op has them.
  OpFoldResult zero = rewriter.getIndexAttr(0), one = rewriter.getIndexAttr(1);
  OpFoldResult depth = rewriter.getIndexAttr(op.getValueDepth());
  FailureOr<TilingResult> tiled =
      cast<TilingInterface>(forward.getOperation())
          .getTiledImplementation(
              rewriter, {zero, OpFoldResult(head), OpFoldResult(first), zero},
              {one, one, size, depth});
  if (failed(tiled))
    return failure();
  auto tile = cast<AttentionOp>(tiled->tiledOps.front());

  SmallVector<OpFoldResult> offsets, sizes;
  auto take = [&](Value operand, LayoutAttr layout) -> Value {
    if (!operand)
      return {};
    getSlice(operand, layout, head, first, size, offsets, sizes);
    SmallVector<OpFoldResult> strides(offsets.size(), one);
    return tensor::ExtractSliceOp::create(rewriter, loc, operand, offsets,
                                          sizes, strides);
  };
  Value outputGradient =
      take(op.getOutputGradient(), op.getOutputGradientLayout());
  Value lse = take(op.getLse(), op.getLseLayout());
  Value lseGradient;
  if (op.getLseGradient())
    lseGradient = take(op.getLseGradient(), *op.getLseGradientLayout());

  BackwardProgram program(tile, op, outputGradient, lse, lseGradient, rewriter);
  KeyRanges ranges = program.buildRanges();
  BackwardState state = {program.emitPrologue(), before[1], before[2]};
  if (ranges.head)
    state = emitLoop(program, *ranges.head, /*maskPositions=*/true, state);
  state = emitLoop(program, ranges.body, /*maskPositions=*/false, state);
  if (ranges.tail)
    state = emitLoop(program, *ranges.tail, /*maskPositions=*/true, state);

  Value destination = take(before[0], op.getQueryGradientLayout());
  Value stored = program.emitEpilogue(state.queryGradient, destination);
  SmallVector<OpFoldResult> strides(offsets.size(), one);
  Value queryGradient = tensor::InsertSliceOp::create(
      rewriter, loc, stored, before[0], offsets, sizes, strides);
  rewriter.eraseOp(tile);
  return SmallVector<Value>{queryGradient, state.keyGradient,
                            state.valueGradient};
}

Value BackwardRewrite::store(Value sums, Value factor, Value init,
                             LayoutAttr layout) {
  auto getLoopOf = [&](Axis axis) {
    return rewriter.getAffineDimExpr(*layout.getDim(axis));
  };
  unsigned rank = layout.getRank();
  AffineMap source = AffineMap::get(
      rank, 0, {getLoopOf(Axis::Sequence), getLoopOf(Axis::Depth)},
      rewriter.getContext());
  // Without what is beyond the last key.
  OpFoldResult zero = rewriter.getIndexAttr(0), one = rewriter.getIndexAttr(1);
  OpFoldResult keys =
      AttentionOp::getExtent(rewriter, loc, init, layout, Axis::Sequence);
  OpFoldResult depth =
      AttentionOp::getExtent(rewriter, loc, init, layout, Axis::Depth);
  SmallVector<OpFoldResult> offsets = {zero, zero}, strides = {one, one},
                            sizes = {keys, depth};
  Value live = tensor::ExtractSliceOp::create(rewriter, loc, sums, offsets,
                                              sizes, strides);
  Type type = getElementTypeOrSelf(init.getType());
  auto generic = linalg::GenericOp::create(
      rewriter, loc, init.getType(), live, init,
      ArrayRef{source, rewriter.getMultiDimIdentityMap(rank)},
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

LogicalResult BackwardRewrite::run() {
  if (failed(checkPreconditions()))
    return failure();
  rewriter.setInsertionPoint(op);
  AttentionOp forward = op.buildForward(rewriter);
  SmallVector<Value> init = {op.getQueryGradient(),
                             buildSums(op.getQueryDepth()),
                             buildSums(op.getValueDepth())};
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  auto emitFor = [&](OpFoldResult end, int64_t step, ValueRange before,
                     function_ref<SmallVector<Value>(Value, ValueRange)> body)
      -> SmallVector<Value> {
    Value last = getValueOrCreateConstantIndexOp(rewriter, loc, end);
    Value by = arith::ConstantIndexOp::create(rewriter, loc, step);
    auto loop = scf::ForOp::create(
        rewriter, loc, zero, last, by, before,
        [&](OpBuilder &, Location, Value index, ValueRange args) {
          scf::YieldOp::create(rewriter, loc, body(index, args));
        });
    return SmallVector<Value>(loop.getResults());
  };
  bool hasFailed = false;
  OpFoldResult heads = forward.getQueryHeadsExtent(rewriter);
  OpFoldResult length = forward.getQueryLengthExtent(rewriter);
  SmallVector<Value> sums =
      emitFor(heads, 1, init, [&](Value head, ValueRange ofHeads) {
        return emitFor(length, schedule.getQueryTile(), ofHeads,
                       [&](Value first, ValueRange before) {
                         FailureOr<SmallVector<Value>> after =
                             emitQueries(forward, head, first, before);
                         hasFailed |= failed(after);
                         return failed(after) ? SmallVector<Value>(before)
                                              : *after;
                       });
      });
  if (hasFailed)
    return failure();
  Value scale = forward.materializeScale(rewriter);
  SmallVector<Value> results = {
      sums[0],
      store(sums[1], scale, op.getKeyGradient(), op.getKeyGradientLayout()),
      store(sums[2], /*factor=*/Value(), op.getValueGradient(),
            op.getValueGradientLayout())};
  rewriter.eraseOp(forward);
  rewriter.replaceOp(op, results);
  return success();
}

LogicalResult attn::emitBackwardProgram(AttentionBackwardOp op,
                                        IRRewriter &rewriter) {
  return BackwardRewrite(op, rewriter).run();
}
