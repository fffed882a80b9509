//===- QueryLaneProgram.cpp - Tiles with SIMD lanes along queries -------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// S^T[key, query] = K Q^T and O^T[depth, query] += V^T P^T. Q is transposed once
// for a whole tile; K and V are read as scalars that are broadcast, so they are
// never packed; maximum, sum and rescaling are vertical: no lane ever needs its
// neighbour.

#include "TileProgram.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace attn;

namespace {

class QueryLaneProgram : public TileProgram {
public:
  QueryLaneProgram(AttentionOp op, OpBuilder &builder)
      : TileProgram(op, builder) {}

  TileState emitPrologue() override;
  TileState emitBlock(Value block, bool maskPositions,
                      const TileState &state) override;
  SmallVector<Value> emitEpilogue(const TileState &state) override;

private:
  Value emitMultiplyAdd(const Operand &lhs, const Operand &rhs,
                        const Operand &acc);
  Value storeTile(Value tile, ArrayRef<Axis> tileAxes, Value destination,
                  LayoutAttr layout);

  /// Q^T as [depth, query] in the compute type.
  Value queries;
};

} // namespace

TileState QueryLaneProgram::emitPrologue() {
  OpFoldResult zero = builder.getIndexAttr(0);
  Plane plane = extractPlane(
      op.getQuery(), op.getQueryLayout(),
      {{Axis::Sequence, zero, numQueries},
       {Axis::Depth, zero, builder.getIndexAttr(queryDepth)}});
  // Shuffles transpose the compute type only: narrower types are extended first.
  plane = loadTile(plane, Axis::Sequence, queryTile, numQueries);
  // Loops: depth, query.
  AffineMap source = plane.getMap(2, {{Axis::Depth, 0}, {Axis::Sequence, 1}});
  queries = buildGeneric(
      2, {}, {{plane.tensor, source}},
      {{allocTile({queryDepth, queryTile}, computeType), project(2, {0, 1})}},
      [](OpBuilder &, Location, ValueRange args) {
        return SmallVector<Value>{args[0]};
      })[0];

  APFloat lowest = APFloat::getLargest(computeType.getFloatSemantics(),
                                       /*Negative=*/true);
  Value lowestFinite = arith::ConstantOp::create(
      builder, loc, builder.getFloatAttr(computeType, lowest));
  Value zeroScalar = constant(0.0);
  return {fillTile({queryTile}, lowestFinite), fillTile({queryTile}, zeroScalar),
          fillTile({valueDepth, queryTile}, zeroScalar)};
}

Value QueryLaneProgram::emitMultiplyAdd(const Operand &lhs, const Operand &rhs,
                                        const Operand &acc) {
  return buildGeneric(
      3, {2}, {lhs, rhs}, {acc},
      [](OpBuilder &nested, Location loc, ValueRange args) {
        Value product = arith::MulFOp::create(nested, loc, args[0], args[1]);
        return SmallVector<Value>{
            arith::AddFOp::create(nested, loc, args[2], product)};
      })[0];
}

TileState QueryLaneProgram::emitBlock(Value block, bool maskPositions,
                                      const TileState &state) {
  OpFoldResult zero = builder.getIndexAttr(0);
  OpFoldResult liveKeys = buildLiveKeys(block, maskPositions);
  auto loadBlock = [&](Value operand, LayoutAttr layout, int64_t depth) {
    Plane plane = extractPlane(
        operand, layout,
        {{Axis::Sequence, block, liveKeys},
         {Axis::Depth, zero, builder.getIndexAttr(depth)}});
    return loadTile(plane, Axis::Sequence, keyTile, liveKeys);
  };
  Plane keys = loadBlock(op.getKey(), op.getKeyLayout(), queryDepth);
  Plane values = loadBlock(op.getValue(), op.getValueLayout(), valueDepth);

  // Loops: key, query, depth.
  Value zeroScalar = constant(0.0);
  Value scores = emitMultiplyAdd(
      {keys.tensor, keys.getMap(3, {{Axis::Sequence, 0}, {Axis::Depth, 2}})},
      {queries, project(3, {2, 1})},
      {fillTile({keyTile, queryTile}, zeroScalar), project(3, {0, 1})});

  // Loops: key, query.
  AffineMap pairMap = project(2, {0, 1}), queryMap = project(2, {1});
  PairLoops pairLoops{/*numLoops=*/2, /*key=*/0, /*query=*/1,
                      /*head=*/std::nullopt};
  scores = emitScoreChain(scores, pairMap, pairLoops, block, liveKeys,
                          maskPositions);

  APFloat lowest = APFloat::getLargest(computeType.getFloatSemantics(),
                                       /*Negative=*/true);
  Value lowestFinite = arith::ConstantOp::create(
      builder, loc, builder.getFloatAttr(computeType, lowest));
  Value blockMax = buildGeneric(
      2, {0}, {{scores, pairMap}}, {{fillTile({queryTile}, lowestFinite), queryMap}},
      [](OpBuilder &nested, Location loc, ValueRange args) {
        // A NaN score is left to the exponential, which passes it on.
        return SmallVector<Value>{
            arith::MaxNumFOp::create(nested, loc, args[0], args[1])};
      })[0];

  // One op updates the maximum and the sum, and gives the factor by which what
  // was summed before shrinks: bufferization keeps all three in place.
  AffineMap rowMap = project(1, {0});
  SmallVector<Value> stats = buildGeneric(
      1, {}, {{blockMax, rowMap}},
      {{state.max, rowMap},
       {allocTile({queryTile}, computeType), rowMap},
       {state.sum, rowMap}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value max = arith::MaxNumFOp::create(nested, loc, args[0], args[1]);
        Value shrink = buildProbability(nested, loc, args[1], max);
        Value sum = arith::MulFOp::create(nested, loc, args[3], shrink);
        return SmallVector<Value>{max, shrink, sum};
      });
  Value max = stats[0], shrink = stats[1], sum = stats[2];

  SmallVector<Value> exponentials = buildGeneric(
      2, {0}, {{max, queryMap}}, {{scores, pairMap}, {sum, queryMap}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value p = buildProbability(nested, loc, args[1], args[0]);
        Value total = arith::AddFOp::create(nested, loc, p, args[2]);
        return SmallVector<Value>{p, total};
      });
  Value probabilities = exponentials[0];
  sum = exponentials[1];
  if (op.getDropoutAttr())
    probabilities = emitDropout(probabilities, pairMap, pairLoops, block);

  // Loops: depth, query.
  Value acc = buildGeneric(
      2, {}, {{shrink, queryMap}}, {{state.acc, pairMap}},
      [](OpBuilder &nested, Location loc, ValueRange args) {
        return SmallVector<Value>{
            arith::MulFOp::create(nested, loc, args[0], args[1])};
      })[0];
  // Loops: depth, query, key.
  acc = emitMultiplyAdd(
      {values.tensor, values.getMap(3, {{Axis::Sequence, 2}, {Axis::Depth, 0}})},
      {probabilities, project(3, {2, 1})}, {acc, project(3, {0, 1})});
  return {max, sum, acc};
}

/// Stores the live queries of `tile`, whose dimensions are `tileAxes`.
Value QueryLaneProgram::storeTile(Value tile, ArrayRef<Axis> tileAxes,
                                  Value destination, LayoutAttr layout) {
  OpFoldResult zero = builder.getIndexAttr(0);
  SmallVector<AxisRange> ranges;
  SmallVector<OpFoldResult> sizes;
  auto type = cast<RankedTensorType>(tile.getType());
  for (auto [axis, extent] : llvm::zip_equal(tileAxes, type.getShape())) {
    OpFoldResult size = axis == Axis::Sequence
                            ? numQueries
                            : OpFoldResult(builder.getIndexAttr(extent));
    ranges.push_back({axis, zero, size});
    sizes.push_back(size);
  }
  unsigned rank = type.getRank();
  SmallVector<OpFoldResult> offsets(rank, zero);
  SmallVector<OpFoldResult> strides(rank, builder.getIndexAttr(1));
  Value live = tensor::ExtractSliceOp::create(builder, loc, tile, offsets,
                                              sizes, strides);
  Plane target = extractPlane(destination, layout, ranges);
  SmallVector<unsigned> loops(rank);
  std::iota(loops.begin(), loops.end(), 0);
  AffineMap map = project(rank, loops);
  target.tensor = buildGeneric(
      rank, {}, {{live, map}}, {{target.tensor, map}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        return SmallVector<Value>{
            convertFloat(nested, loc, args[0], args[1].getType())};
      })[0];
  return insertPlane(target, destination, layout, ranges);
}

SmallVector<Value> QueryLaneProgram::emitEpilogue(const TileState &state) {
  OpFoldResult zero = builder.getIndexAttr(0);
  bool isWhole = getConstantIntValue(numQueries) == queryTile;
  Value zeroScalar = constant(0.0);
  AffineMap rowMap = project(1, {0});
  Value sum = state.sum, max = state.max;
  // The maximum as a true score, where the scale was left to the exponential.
  auto buildTrueMax = [&](OpBuilder &nested, Location loc, Value kept) -> Value {
    return foldsScale
               ? arith::MulFOp::create(nested, loc, kept, scoreScale)
               : kept;
  };

  // With a sink the whole row is rescaled by `shrink` to a new maximum.
  Value shrink;
  bool hasSink = static_cast<bool>(op.getSink());
  if (hasSink) {
    Value first = arith::ConstantIndexOp::create(builder, loc, 0);
    Value logit = tensor::ExtractOp::create(builder, loc, op.getSink(), first);
    logit = convertFloat(builder, loc, logit, computeType);
    Value log2e = constant(1.4426950408889634);
    SmallVector<Value> rescaled = buildGeneric(
        1, {}, {}, {{max, rowMap}, {allocTile({queryTile}, computeType), rowMap},
                    {sum, rowMap}},
        [&](OpBuilder &nested, Location loc, ValueRange args) {
          Value oldMax = buildTrueMax(nested, loc, args[0]);
          Value newMax =
              arith::MaxNumFOp::create(nested, loc, oldMax, logit);
          auto exponential = [&](Value score) {
            Value below = arith::SubFOp::create(nested, loc, score, newMax);
            Value exponent = arith::MulFOp::create(nested, loc, below, log2e);
            return math::Exp2Op::create(nested, loc, exponent).getResult();
          };
          Value factor = exponential(oldMax);
          Value total = arith::MulFOp::create(nested, loc, args[2], factor);
          total = arith::AddFOp::create(nested, loc, total, exponential(logit));
          return SmallVector<Value>{newMax, factor, total};
        });
    max = rescaled[0];
    shrink = rescaled[1];
    sum = rescaled[2];
  }

  // Output: divide and transpose; a partial tile or a narrower type is stored in
  // a second step. Rows that attend to nothing have sum zero and give zero.
  auto elementType = cast<FloatType>(
      cast<ShapedType>(op.getOutput().getType()).getElementType());
  SmallVector<AxisRange> ranges = {
      {Axis::Sequence, zero, numQueries},
      {Axis::Depth, zero, builder.getIndexAttr(valueDepth)}};
  Plane target = extractPlane(op.getOutput(), op.getOutputLayout(), ranges);
  bool isStored = isWhole && elementType == computeType;
  if (!isStored) {
    SmallVector<int64_t> shape;
    for (Axis axis : target.axes)
      shape.push_back(axis == Axis::Sequence ? queryTile : valueDepth);
    target.tensor = allocTile(shape, computeType);
  }
  // Loops: query, depth.
  AffineMap queryMap = project(2, {0});
  SmallVector<Operand> inputs = {{state.acc, project(2, {1, 0})},
                                 {sum, queryMap}};
  if (hasSink)
    inputs.push_back({shrink, queryMap});
  target.tensor = buildGeneric(
      2, {}, inputs,
      {{target.tensor,
        target.getMap(2, {{Axis::Sequence, 0}, {Axis::Depth, 1}})}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value value = args[0];
        if (hasSink)
          value = arith::MulFOp::create(nested, loc, value, args[2]);
        Value quotient = arith::DivFOp::create(nested, loc, value, args[1]);
        Value isEmpty = arith::CmpFOp::create(
            nested, loc, arith::CmpFPredicate::OEQ, args[1], zeroScalar);
        return SmallVector<Value>{arith::SelectOp::create(
            nested, loc, isEmpty, zeroScalar, quotient)};
      })[0];
  SmallVector<Value> results;
  if (isStored)
    results.push_back(
        insertPlane(target, op.getOutput(), op.getOutputLayout(), ranges));
  else
    results.push_back(storeTile(target.tensor, target.axes, op.getOutput(),
                                op.getOutputLayout()));
  if (!op.getLse())
    return results;

  Value logs = buildGeneric(
      1, {}, {{max, rowMap}, {sum, rowMap}},
      {{allocTile({queryTile}, computeType), rowMap}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        // log(0) is minus infinity, which a finite maximum leaves alone.
        Value log = math::LogOp::create(nested, loc, args[1]);
        Value top = hasSink ? args[0] : buildTrueMax(nested, loc, args[0]);
        return SmallVector<Value>{
            arith::AddFOp::create(nested, loc, top, log)};
      })[0];
  results.push_back(storeTile(logs, {Axis::Sequence}, op.getLse(),
                              op.getLseLayoutAttr()));
  return results;
}

std::unique_ptr<TileProgram> attn::createQueryLaneProgram(AttentionOp op,
                                                          OpBuilder &builder) {
  return std::make_unique<QueryLaneProgram>(op, builder);
}
