//===- TileScores.cpp - Scores of one block of a tile -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// From products to masked scores and probabilities: the part of a tile program
// that follows the clauses of docs/Semantics.md, for a whole block of pairs.

#include "TileProgram.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace attn;

Value TileBuilder::buildProbability(OpBuilder &builder, Location loc,
                                    Value score, Value max) {
  Value below = arith::SubFOp::create(builder, loc, score, max);
  Value exponent = arith::MulFOp::create(builder, loc, below, exponentScale);
  return math::Exp2Op::create(builder, loc, exponent);
}

bool TileBuilder::changesScores(bool maskPositions) {
  return !foldsScale || op.getMask() ||
         (maskPositions && (op.hasBand() || hasShortBlock));
}

Value TileBuilder::buildLowestScore() {
  APFloat lowest = APFloat::getLargest(computeType.getFloatSemantics(),
                                       /*Negative=*/true);
  return arith::ConstantOp::create(builder, loc,
                                   builder.getFloatAttr(computeType, lowest));
}

TileBuilder::PairPosition TileBuilder::buildPairPosition(OpBuilder &builder,
                                                         Location loc,
                                                         const PairLoops &loops,
                                                         Value block) {
  auto indexOf = [&](unsigned loop) -> Value {
    return linalg::IndexOp::create(builder, loc, loop);
  };
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value key = arith::AddIOp::create(builder, loc, block, indexOf(loops.key));
  return {applyOrigin(builder, loc, op, 0, zero),
          applyOrigin(builder, loc, op, 1,
                      loops.head ? indexOf(*loops.head) : zero),
          applyOrigin(builder, loc, op, 2, indexOf(loops.query)),
          applyOrigin(builder, loc, op, 3, key)};
}

TileBuilder::PairPosition TileBuilder::buildLastPosition() {
  // Only of use as indices into memory.
  PairPosition last = {};
  AffineExpr d0 = builder.getAffineDimExpr(0), d1 = builder.getAffineDimExpr(1);
  auto build = [&](unsigned axis, OpFoldResult extent) -> Value {
    OpFoldResult origin = builder.getIndexAttr(0);
    if (!op.getOrigin().empty())
      origin = op.getOrigin()[axis];
    return getValueOrCreateConstantIndexOp(
        builder, loc,
        affine::makeComposedFoldedAffineApply(builder, loc, d0 + d1 - 1,
                                              {extent, origin}));
  };
  if (readsArraysAlong(op, 2) &&
      getConstantIntValue(place.numQueries) != queryTile)
    last.query = build(2, place.numQueries);
  if (readsArraysAlong(op, 3) && hasShortBlock)
    last.key = build(3, op.getKeyLengthExtent(builder));
  return last;
}

Value TileBuilder::emitDropout(Value probabilities, AffineMap map,
                               const PairLoops &loops, Value block) {
  return buildGeneric(loops.numLoops, {}, {}, {{probabilities, map}},
                      [&](OpBuilder &nested, Location loc, ValueRange args) {
                        PairPosition position =
                            buildPairPosition(nested, loc, loops, block);
                        return SmallVector<Value>{applyDropout(
                            nested, loc, op, args[0], position.batch,
                            position.head, position.query, position.key)};
                      })[0];
}

OpFoldResult TileBuilder::buildLiveKeys(Value block, bool maskPositions) {
  if (!maskPositions || !hasShortBlock)
    return builder.getIndexAttr(keyTile);
  AffineExpr d0 = builder.getAffineDimExpr(0), d1 = builder.getAffineDimExpr(1);
  AffineMap map =
      AffineMap::get(2, 0, {builder.getAffineConstantExpr(keyTile), d0 - d1},
                     builder.getContext());
  return affine::makeComposedFoldedAffineMin(builder, loc, map,
                                             {place.keyEnd, block});
}

//===----------------------------------------------------------------------===//
// Score chain
//===----------------------------------------------------------------------===//

TileBuilder::Operand
TileBuilder::loadPairOperand(Value operand, LayoutAttr layout, Value scores,
                             AffineMap scoresMap, const PairLoops &loops,
                             Value block, OpFoldResult liveKeys) {
  // Axes that the operand has; what is broadcast has no loop.
  auto type = cast<ShapedType>(operand.getType());
  OpFoldResult zero = builder.getIndexAttr(0);
  SmallVector<AxisRange> ranges;
  SmallVector<std::pair<Axis, unsigned>> axisLoops;
  auto addAxis = [&](Axis axis, unsigned loop, OpFoldResult offset,
                     OpFoldResult size) {
    std::optional<unsigned> dim = layout.getDim(axis);
    if (!dim || type.getDimSize(*dim) == 1)
      return;
    ranges.push_back({axis, offset, size});
    axisLoops.push_back({axis, loop});
  };
  if (loops.head)
    addAxis(Axis::Head, *loops.head, zero,
            builder.getIndexAttr(op.getQueryHeads()));
  addAxis(Axis::Query, loops.query, zero, place.numQueries);
  addAxis(Axis::Key, loops.key, block, liveKeys);
  Plane plane = extractPlane(operand, layout, ranges);

  // The tile has these axes in the order of the scores.
  auto scoresType = cast<RankedTensorType>(scores.getType());
  SmallVector<unsigned> order;
  SmallVector<int64_t> shape;
  SmallVector<OpFoldResult> live;
  SmallVector<std::pair<Axis, unsigned>> tileLoops;
  for (auto [dim, expr] : llvm::enumerate(scoresMap.getResults())) {
    unsigned loop = cast<AffineDimExpr>(expr).getPosition();
    for (auto [index, axisLoop] : llvm::enumerate(axisLoops)) {
      if (axisLoop.second != loop)
        continue;
      tileLoops.push_back({axisLoop.first, unsigned(order.size())});
      order.push_back(loop);
      shape.push_back(scoresType.getDimSize(dim));
      live.push_back(ranges[index].size);
    }
  }
  unsigned rank = order.size();
  AffineMap planeMap = plane.getMap(rank, tileLoops);
  AffineMap tileMap = project(loops.numLoops, order);
  if (isWholeTile(shape, live) && planeMap.isIdentity() &&
      type.getElementType() == computeType)
    return {plane.tensor, tileMap};

  bool isBool = type.getElementType().isInteger(1);
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  Value tile = copyIntoTile(shape, live, [&](Value target) {
    return buildGeneric(
        rank, {}, {{plane.tensor, planeMap}}, {{target, identity}},
        [&](OpBuilder &nested, Location loc, ValueRange args) {
          Value element =
              isBool
                  ? arith::UIToFPOp::create(nested, loc, computeType, args[0])
                        .getResult()
                  : convertFloat(nested, loc, args[0], computeType);
          return SmallVector<Value>{element};
        })[0];
  });
  return {tile, tileMap};
}

Value TileBuilder::emitScoreChain(Value scores, AffineMap scoresMap,
                                  const PairLoops &loops, Value block,
                                  OpFoldResult liveKeys, bool maskPositions) {
  if (!changesScores(maskPositions))
    return scores;
  return emitScoresAndSlopes(scores, scoresMap, loops, block, liveKeys,
                             maskPositions, /*buildSlope=*/nullptr)
      .scores;
}

TileBuilder::ScoresAndSlopes TileBuilder::emitScoresAndSlopes(
    Value scores, AffineMap scoresMap, const PairLoops &loops, Value block,
    OpFoldResult liveKeys, bool maskPositions, SlopeFn buildSlope) {
  assert((!buildSlope || op.getSoftcapAttr() || op.hasScoreRegion()) &&
         "nothing else changes a score by more than a constant factor");
  SmallVector<Operand> inputs;
  auto addInput = [&](Value operand, LayoutAttr layout) {
    inputs.push_back(loadPairOperand(operand, layout, scores, scoresMap, loops,
                                     block, liveKeys));
  };
  if (op.getBias())
    addInput(op.getBias(), op.getBiasLayoutAttr());
  if (op.getMask())
    addInput(op.getMask(), op.getMaskLayoutAttr());
  PairBounds bounds;
  if (maskPositions)
    bounds = buildPairBounds(op, builder, place, queryTile, keyTile, block);
  Value zero = constant(0.0);
  Value scale = foldsScale ? Value() : op.materializeScale(builder);
  PairPosition last = {};
  if (op.hasScoreRegion())
    last = buildLastPosition();

  // A query that only the tile has room for is nothing that a region may see.
  Value queryEnd;
  if (buildSlope && op.hasScoreRegion() &&
      getConstantIntValue(place.numQueries) != queryTile)
    queryEnd = arith::IndexCastOp::create(
        builder, loc, builder.getI32Type(),
        getValueOrCreateConstantIndexOp(builder, loc, place.numQueries));

  auto body = [&](OpBuilder &nested, Location loc, ValueRange args) {
    Value score = args[inputs.size() - 1];
    Value bias = op.getBias() ? args.front() : Value();
    Value slope;
    if (!foldsScale && bias && !op.getSoftcapAttr() && !op.hasScoreRegion()) {
      // The bias follows the scale at once: one instruction, one rounding.
      score = math::FmaOp::create(nested, loc, score, scale, bias);
    } else if (!foldsScale) {
      score = arith::MulFOp::create(nested, loc, score, scale);
      score = applySoftcap(nested, loc, op, score);
      if (op.hasScoreRegion()) {
        PairPosition position = buildPairPosition(nested, loc, loops, block);
        // The region reads no further than its tensors go, whatever a tile has
        // room for.
        if (last.query)
          position.query =
              arith::MinSIOp::create(nested, loc, position.query, last.query);
        if (last.key)
          position.key =
              arith::MinSIOp::create(nested, loc, position.key, last.key);
        Value positions[] = {position.batch, position.head, position.query,
                             position.key};
        if (buildSlope)
          slope = buildSlope(nested, loc, score, positions);
        score = applyScoreRegion(nested, loc, op, score, position.batch,
                                 position.head, position.query, position.key);
      } else if (buildSlope) {
        slope = buildSlope(nested, loc, score, {});
      }
      if (bias)
        score = applyBias(nested, loc, score, bias);
    }
    Value attended;
    if (op.getMask())
      attended = arith::CmpFOp::create(nested, loc, arith::CmpFPredicate::UGT,
                                       args[inputs.size() - 2], zero);
    // Within a tile positions are small, and lanes hold twice as many i32 as
    // index.
    auto positionOf = [&](unsigned loop) -> Value {
      Value index = linalg::IndexOp::create(nested, loc, loop);
      return arith::IndexCastOp::create(nested, loc, nested.getI32Type(),
                                        index);
    };
    attended =
        conjoin(nested, loc, attended,
                buildPositionCondition(
                    nested, loc, bounds, [&] { return positionOf(loops.key); },
                    [&] { return positionOf(loops.query); }));
    if (queryEnd)
      attended =
          conjoin(nested, loc, attended,
                  arith::CmpIOp::create(nested, loc, arith::CmpIPredicate::slt,
                                        positionOf(loops.query), queryEnd));
    SmallVector<Value> results = {applyCondition(nested, loc, attended, score)};
    if (slope)
      results.push_back(
          attended ? arith::SelectOp::create(nested, loc, attended, slope, zero)
                         .getResult()
                   : slope);
    return results;
  };
  // Not in place: upstream's vectorizer takes `out + x` for a reduction where x
  // does not depend on all loops. The products stay in registers all the same.
  auto scoresType = cast<RankedTensorType>(scores.getType());
  SmallVector<Operand> outputs;
  for (unsigned count = buildSlope ? 2 : 1; count > 0; --count)
    outputs.push_back(
        {allocTile(scoresType.getShape(), computeType), scoresMap});
  inputs.push_back({scores, scoresMap});
  SmallVector<Value> results =
      buildGeneric(loops.numLoops, {}, inputs, outputs, body);
  return {results[0], buildSlope ? results[1] : Value()};
}
