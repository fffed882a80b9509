//===- DepthLaneProgram.cpp - Tiles with SIMD lanes along the depth -------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// For the few queries of a decoding step. The rows of a tile are all queries
// that share a key head: the heads of a group times the positions. A score is
// the sum over the lanes of products of whole rows of Q and K; probabilities
// are scalars that are broadcast to the lanes of a row of V. Keys and values
// are read once, in the order in which they lie in memory.

#include "TileProgram.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace attn;

namespace {

class DepthLaneProgram : public TileProgram {
public:
  DepthLaneProgram(AttentionOp op, OpBuilder &builder)
      : TileProgram(op, builder), heads(op.getQueryHeads()),
        rows(heads * queryTile) {}

  TileState emitPrologue() override;
  TileState emitBlock(Value block, bool maskPositions,
                      const TileState &state) override;
  SmallVector<Value> emitEpilogue(const TileState &state) override;

private:
  /// The extent of the lanes that one product sums over: the largest divisor of
  /// the depth that is a power of two and fits the schedule.
  int64_t getProductLanes() {
    int64_t lanes = 1;
    while (lanes * 2 <= schedule.getRegisterLanes() &&
           queryDepth % (lanes * 2) == 0)
      lanes *= 2;
    return lanes;
  }

  Plane loadRows(Value operand, LayoutAttr layout, int64_t depth, Value block,
                 OpFoldResult liveKeys);
  Value emitProducts(Value keys);
  /// [rows, ...] as [heads, queries, ...], and back.
  Value splitRows(Value value);
  Value joinRows(Value value);

  int64_t heads;
  int64_t rows;
  /// Q as [rows, depth] in the compute type.
  Value queries;
};

} // namespace

Value DepthLaneProgram::splitRows(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape = {heads, queryTile};
  SmallVector<ReassociationIndices> groups = {{0, 1}};
  for (int64_t dim = 1; dim < type.getRank(); ++dim) {
    shape.push_back(type.getDimSize(dim));
    groups.push_back({dim + 1});
  }
  return tensor::ExpandShapeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), value,
      groups);
}

Value DepthLaneProgram::joinRows(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<ReassociationIndices> groups = {{0, 1}};
  for (int64_t dim = 2; dim < type.getRank(); ++dim)
    groups.push_back({dim});
  return tensor::CollapseShapeOp::create(builder, loc, value, groups);
}

TileState DepthLaneProgram::emitPrologue() {
  OpFoldResult zero = builder.getIndexAttr(0);
  Plane plane =
      extractPlane(op.getQuery(), op.getQueryLayout(),
                   {{Axis::Head, zero, builder.getIndexAttr(heads)},
                    {Axis::Sequence, zero, place.numQueries},
                    {Axis::Depth, zero, builder.getIndexAttr(queryDepth)}});
  // Loops: head, query, depth. An axis that the layout leaves out has extent
  // one.
  AffineMap source =
      plane.getMap(3, {{Axis::Head, 0}, {Axis::Sequence, 1}, {Axis::Depth, 2}});
  Value tile =
      buildGeneric(3, {}, {{plane.tensor, source}},
                   {{allocTile({heads, queryTile, queryDepth}, computeType),
                     project(3, {0, 1, 2})}},
                   [&](OpBuilder &nested, Location loc, ValueRange args) {
                     return SmallVector<Value>{
                         convertFloat(nested, loc, args[0], computeType)};
                   })[0];
  queries = joinRows(tile);
  return {fillTile({rows}, buildLowestScore()), fillTile({rows}, constant(0.0)),
          fillTile({rows, valueDepth}, constant(0.0))};
}

/// The keys or values of a block as [key, depth] in the compute type.
TileProgram::Plane DepthLaneProgram::loadRows(Value operand, LayoutAttr layout,
                                              int64_t depth, Value block,
                                              OpFoldResult liveKeys) {
  Plane plane = loadKeys(operand, layout, depth, block, liveKeys);
  if (plane.axes.front() == Axis::Sequence)
    return plane;
  Value rowsFirst = buildGeneric(
      2, {}, {{plane.tensor, project(2, {1, 0})}},
      {{allocTile({keyTile, depth}, computeType), project(2, {0, 1})}},
      [](OpBuilder &, Location, ValueRange args) {
        return SmallVector<Value>{args[0]};
      })[0];
  return {rowsFirst, {Axis::Sequence, Axis::Depth}};
}

/// Scores [rows, keys] as they come out of the product. The depth is cut into
/// chunks of lanes; the chunks are multiplied and added element by element, and
/// one reduction over the lanes ends it.
Value DepthLaneProgram::emitProducts(Value keys) {
  int64_t lanes = getProductLanes();
  int64_t chunks = queryDepth / lanes;
  auto takeChunk = [&](Value tile, int64_t numRows, int64_t chunk) -> Value {
    SmallVector<OpFoldResult> offsets = {builder.getIndexAttr(0),
                                         builder.getIndexAttr(chunk * lanes)};
    SmallVector<OpFoldResult> sizes = {builder.getIndexAttr(numRows),
                                       builder.getIndexAttr(lanes)};
    SmallVector<OpFoldResult> strides(2, builder.getIndexAttr(1));
    return tensor::ExtractSliceOp::create(builder, loc, tile, offsets, sizes,
                                          strides);
  };
  // Loops: row, key, lane.
  SmallVector<Operand> inputs;
  for (int64_t chunk = 0; chunk < chunks; ++chunk) {
    inputs.push_back({takeChunk(queries, rows, chunk), project(3, {0, 2})});
    inputs.push_back({takeChunk(keys, keyTile, chunk), project(3, {1, 2})});
  }
  Value zero = constant(0.0);
  return buildGeneric(
      3, {2}, inputs, {{fillTile({rows, keyTile}, zero), project(3, {0, 1})}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value sum = zero;
        for (int64_t chunk = 0; chunk < chunks; ++chunk)
          sum = math::FmaOp::create(nested, loc, args[2 * chunk],
                                    args[2 * chunk + 1], sum);
        return SmallVector<Value>{
            arith::AddFOp::create(nested, loc, args.back(), sum)};
      })[0];
}

TileState DepthLaneProgram::emitBlock(Value block, bool maskPositions,
                                      const TileState &state) {
  OpFoldResult liveKeys = buildLiveKeys(block, maskPositions);
  Plane keys =
      loadRows(op.getKey(), op.getKeyLayout(), queryDepth, block, liveKeys);
  Plane values =
      loadRows(op.getValue(), op.getValueLayout(), valueDepth, block, liveKeys);
  Value scores = emitProducts(keys.tensor);

  // Rows are split while positions matter.
  auto withSplitRows = [&](Value pairs, auto emit) -> Value {
    if (heads == 1)
      return emit(pairs, project(2, {0, 1}),
                  PairLoops{/*numLoops=*/2, /*key=*/1, /*query=*/0,
                            /*head=*/std::nullopt});
    return joinRows(emit(splitRows(pairs), project(3, {0, 1, 2}),
                         PairLoops{/*numLoops=*/3, /*key=*/2, /*query=*/1,
                                   /*head=*/0}));
  };
  if (changesScores(maskPositions))
    scores = withSplitRows(scores, [&](Value pairs, AffineMap map,
                                       const PairLoops &loops) {
      return emitScoreChain(pairs, map, loops, block, liveKeys, maskPositions);
    });

  // Loops: row, key.
  AffineMap pairMap = project(2, {0, 1}), rowOfPair = project(2, {0});
  Value blockMax =
      buildGeneric(2, {1}, {{scores, pairMap}},
                   {{fillTile({rows}, buildLowestScore()), rowOfPair}},
                   [](OpBuilder &nested, Location loc, ValueRange args) {
                     // A NaN score is left to the exponential, which passes it
                     // on.
                     return SmallVector<Value>{arith::MaxNumFOp::create(
                         nested, loc, args[0], args[1])};
                   })[0];
  MaxUpdate update = emitMaxUpdate(blockMax, state.max, rows);

  Value probabilities =
      buildGeneric(2, {}, {{update.max, rowOfPair}}, {{scores, pairMap}},
                   [&](OpBuilder &nested, Location loc, ValueRange args) {
                     return SmallVector<Value>{
                         buildProbability(nested, loc, args[1], args[0])};
                   })[0];
  Value blockSum =
      buildGeneric(2, {1}, {{probabilities, pairMap}},
                   {{fillTile({rows}, constant(0.0)), rowOfPair}},
                   [](OpBuilder &nested, Location loc, ValueRange args) {
                     return SmallVector<Value>{
                         arith::AddFOp::create(nested, loc, args[1], args[0])};
                   })[0];
  Value sum =
      emitAccumulate(state.sum, update.shrink, project(1, {0}), blockSum);
  if (op.getDropoutAttr())
    probabilities = withSplitRows(
        probabilities, [&](Value pairs, AffineMap map, const PairLoops &loops) {
          return emitDropout(pairs, map, loops, block);
        });

  // Loops: row, depth, key.
  Value blockOutput =
      emitProduct({probabilities, project(3, {0, 2})},
                  {values.tensor, project(3, {2, 1})}, {rows, valueDepth});
  Value acc = emitAccumulate(state.acc, update.shrink, rowOfPair, blockOutput);
  return {update.max, sum, acc};
}

SmallVector<Value> DepthLaneProgram::emitEpilogue(const TileState &state) {
  OpFoldResult zero = builder.getIndexAttr(0);
  Value zeroScalar = constant(0.0);
  FinalRows final = emitFinalRows(state, [&](OpBuilder &nested, Location loc) {
    Value row = linalg::IndexOp::create(nested, loc, 0);
    Value perHead = arith::ConstantIndexOp::create(nested, loc, queryTile);
    return arith::DivUIOp::create(nested, loc, row, perHead).getResult();
  });

  // Loops: head, query, depth.
  SmallVector<AxisRange> ranges = {
      {Axis::Head, zero, builder.getIndexAttr(heads)},
      {Axis::Sequence, zero, place.numQueries},
      {Axis::Depth, zero, builder.getIndexAttr(valueDepth)}};
  SmallVector<std::pair<Axis, unsigned>> loops = {
      {Axis::Head, 0}, {Axis::Sequence, 1}, {Axis::Depth, 2}};
  Plane target = extractPlane(op.getOutput(), op.getOutputLayout(), ranges);
  Type elementType =
      cast<ShapedType>(op.getOutput().getType()).getElementType();
  AffineMap rowMap = project(3, {0, 1});
  SmallVector<Operand> inputs = {{splitRows(state.acc), project(3, {0, 1, 2})},
                                 {splitRows(final.sum), rowMap}};
  if (final.shrink)
    inputs.push_back({splitRows(final.shrink), rowMap});
  target.tensor = buildGeneric(
      3, {}, inputs, {{target.tensor, target.getMap(3, loops)}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value value = buildOutput(nested, loc, args[0], args[1],
                                  final.shrink ? args[2] : Value(), zeroScalar);
        return SmallVector<Value>{
            convertFloat(nested, loc, value, elementType)};
      })[0];
  SmallVector<Value> results = {
      insertPlane(target, op.getOutput(), op.getOutputLayout(), ranges)};
  if (!op.getLse())
    return results;

  ranges.pop_back();
  Plane lse = extractPlane(op.getLse(), op.getLseLayoutAttr(), ranges);
  Type lseType = cast<ShapedType>(op.getLse().getType()).getElementType();
  lse.tensor = buildGeneric(
      2, {},
      {{splitRows(final.max), project(2, {0, 1})},
       {splitRows(final.sum), project(2, {0, 1})}},
      {{lse.tensor, lse.getMap(2, {{Axis::Head, 0}, {Axis::Sequence, 1}})}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value value = buildLogSumExp(nested, loc, args[0], args[1]);
        return SmallVector<Value>{convertFloat(nested, loc, value, lseType)};
      })[0];
  results.push_back(
      insertPlane(lse, op.getLse(), op.getLseLayoutAttr(), ranges));
  return results;
}

FailureOr<std::unique_ptr<TileProgram>>
attn::createDepthLaneProgram(AttentionOp op, OpBuilder &builder) {
  if (op.getQueryLength() != op.getScheduleAttr().getQueryTile())
    return op.emitOpError("has a schedule with lanes along the depth, which "
                          "needs a static query length that query_tile ")
           << op.getScheduleAttr().getQueryTile() << " equals, got "
           << (ShapedType::isDynamic(op.getQueryLength())
                   ? "a dynamic one"
                   : std::to_string(op.getQueryLength()));
  return std::unique_ptr<TileProgram>(
      std::make_unique<DepthLaneProgram>(op, builder));
}
