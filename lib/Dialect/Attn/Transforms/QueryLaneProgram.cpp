//===- QueryLaneProgram.cpp - Tiles with SIMD lanes along queries ---------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// S^T[key, query] = K Q^T and O^T[depth, query] += V^T P^T. Q is transposed
// once for a whole tile; K and V are read as scalars that are broadcast, so
// they are never packed; maximum, sum and rescaling are vertical: no lane ever
// needs its neighbour.

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
  Value storeTile(Value tile, ArrayRef<Axis> tileAxes, Value destination,
                  LayoutAttr layout);

  /// Q^T as [depth, query] in the compute type.
  Value queries;
};

} // namespace

TileState QueryLaneProgram::emitPrologue() {
  OpFoldResult zero = builder.getIndexAttr(0);
  Plane plane =
      extractPlane(op.getQuery(), op.getQueryLayout(),
                   {{Axis::Sequence, zero, place.numQueries},
                    {Axis::Depth, zero, builder.getIndexAttr(queryDepth)}});
  // Shuffles transpose the compute type only: narrower types are extended
  // first.
  plane = loadTile(plane, Axis::Sequence, queryTile, place.numQueries);
  // Loops: depth, query.
  AffineMap source = plane.getMap(2, {{Axis::Depth, 0}, {Axis::Sequence, 1}});
  queries = buildGeneric(
      2, {}, {{plane.tensor, source}},
      {{allocTile({queryDepth, queryTile}, computeType), project(2, {0, 1})}},
      [](OpBuilder &, Location, ValueRange args) {
        return SmallVector<Value>{args[0]};
      })[0];

  Value zeroScalar = constant(0.0);
  return {fillTile({queryTile}, buildLowestScore()),
          fillTile({queryTile}, zeroScalar),
          fillTile({valueDepth, queryTile}, zeroScalar)};
}

TileState QueryLaneProgram::emitBlock(Value block, bool maskPositions,
                                      const TileState &state) {
  OpFoldResult liveKeys = buildLiveKeys(block, maskPositions);
  Plane keys =
      loadKeys(op.getKey(), op.getKeyLayout(), queryDepth, block, liveKeys);
  Plane values =
      loadKeys(op.getValue(), op.getValueLayout(), valueDepth, block, liveKeys);

  // Loops: key, query, depth.
  Value scores = emitProduct(
      {keys.tensor, keys.getMap(3, {{Axis::Sequence, 0}, {Axis::Depth, 2}})},
      {queries, project(3, {2, 1})}, {keyTile, queryTile});

  // Loops: key, query.
  AffineMap pairMap = project(2, {0, 1}), queryMap = project(2, {1});
  PairLoops pairLoops{/*numLoops=*/2, /*key=*/0, /*query=*/1,
                      /*head=*/std::nullopt};
  scores = emitScoreChain(scores, pairMap, pairLoops, block, liveKeys,
                          maskPositions);

  Value blockMax =
      buildGeneric(2, {0}, {{scores, pairMap}},
                   {{fillTile({queryTile}, buildLowestScore()), queryMap}},
                   [](OpBuilder &nested, Location loc, ValueRange args) {
                     // A NaN score is left to the exponential, which passes it
                     // on.
                     return SmallVector<Value>{arith::MaxNumFOp::create(
                         nested, loc, args[0], args[1])};
                   })[0];

  MaxUpdate update = emitMaxUpdate(blockMax, state.max, queryTile);
  SmallVector<Value> exponentials = buildGeneric(
      2, {0}, {{update.max, queryMap}},
      {{scores, pairMap}, {fillTile({queryTile}, constant(0.0)), queryMap}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value p = buildProbability(nested, loc, args[1], args[0]);
        Value total = arith::AddFOp::create(nested, loc, p, args[2]);
        return SmallVector<Value>{p, total};
      });
  Value probabilities = exponentials[0];
  Value sum = emitAccumulate(state.sum, update.shrink, project(1, {0}),
                             exponentials[1]);
  if (op.getDropoutAttr())
    probabilities = emitDropout(probabilities, pairMap, pairLoops, block);

  // Loops: depth, query, key.
  Value blockOutput =
      emitProduct({values.tensor,
                   values.getMap(3, {{Axis::Sequence, 2}, {Axis::Depth, 0}})},
                  {probabilities, project(3, {2, 1})}, {valueDepth, queryTile});
  Value acc = emitAccumulate(state.acc, update.shrink, queryMap, blockOutput);
  return {update.max, sum, acc};
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
                            ? place.numQueries
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
  target.tensor =
      buildGeneric(rank, {}, {{live, map}}, {{target.tensor, map}},
                   [&](OpBuilder &nested, Location loc, ValueRange args) {
                     return SmallVector<Value>{
                         convertFloat(nested, loc, args[0], args[1].getType())};
                   })[0];
  return insertPlane(target, destination, layout, ranges);
}

SmallVector<Value> QueryLaneProgram::emitEpilogue(const TileState &state) {
  OpFoldResult zero = builder.getIndexAttr(0);
  bool isWhole = getConstantIntValue(place.numQueries) == queryTile;
  Value zeroScalar = constant(0.0);
  AffineMap rowMap = project(1, {0});
  FinalRows final = emitFinalRows(state, [](OpBuilder &nested, Location loc) {
    return arith::ConstantIndexOp::create(nested, loc, 0).getResult();
  });

  // Output: divide and transpose; a partial tile or a narrower type is stored
  // in a second step. Rows that attend to nothing have sum zero and give zero.
  auto elementType = cast<FloatType>(
      cast<ShapedType>(op.getOutput().getType()).getElementType());
  SmallVector<AxisRange> ranges = {
      {Axis::Sequence, zero, place.numQueries},
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
                                 {final.sum, queryMap}};
  if (final.shrink)
    inputs.push_back({final.shrink, queryMap});
  target.tensor = buildGeneric(
      2, {}, inputs,
      {{target.tensor,
        target.getMap(2, {{Axis::Sequence, 0}, {Axis::Depth, 1}})}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        return SmallVector<Value>{buildOutput(nested, loc, args[0], args[1],
                                              final.shrink ? args[2] : Value(),
                                              zeroScalar)};
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

  Value logs =
      buildGeneric(1, {}, {{final.max, rowMap}, {final.sum, rowMap}},
                   {{allocTile({queryTile}, computeType), rowMap}},
                   [&](OpBuilder &nested, Location loc, ValueRange args) {
                     return SmallVector<Value>{
                         buildLogSumExp(nested, loc, args[0], args[1])};
                   })[0];
  results.push_back(
      storeTile(logs, {Axis::Sequence}, op.getLse(), op.getLseLayoutAttr()));
  return results;
}

std::unique_ptr<TileProgram> attn::createQueryLaneProgram(AttentionOp op,
                                                          OpBuilder &builder) {
  return std::make_unique<QueryLaneProgram>(op, builder);
}
