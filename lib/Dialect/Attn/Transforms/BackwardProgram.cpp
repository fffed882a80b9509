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

Value BackwardProgram::addToBias(Value total, Value block,
                                 Value scoreGradient) {
  OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
  SmallVector<OpFoldResult> offsets = {biasPlace.batch, biasPlace.head, zero,
                                       zero},
                            sizes(4, one), strides(4, one);
  SmallVector<int64_t> shape;
  // Loops: key, query.
  SmallVector<unsigned> loops, reductions;
  auto add = [&](unsigned dim, bool isThere, OpFoldResult offset,
                 int64_t extent, unsigned loop) {
    if (!isThere)
      return reductions.push_back(loop);
    offsets[dim] = offset;
    sizes[dim] = builder.getIndexAttr(extent);
    shape.push_back(extent);
    loops.push_back(loop);
  };
  add(2, biasPlace.hasKeys, block, keyTile, keyLoop);
  add(3, biasPlace.hasQueries, biasPlace.firstQuery, queryTile, queryLoop);
  Value part = tensor::ExtractSliceOp::create(
      builder, loc, RankedTensorType::get(shape, computeType), total, offsets,
      sizes, strides);
  part = buildGeneric(2, reductions, {{scoreGradient, project(2, {0, 1})}},
                      {{part, project(2, loops)}},
                      [](OpBuilder &nested, Location loc, ValueRange args) {
                        return SmallVector<Value>{arith::AddFOp::create(
                            nested, loc, args[1], args[0])};
                      })[0];
  return tensor::InsertSliceOp::create(builder, loc, part, total, offsets,
                                       sizes, strides);
}

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
  // The gradient of a bias is that of scores after all slopes.
  bool isBeforeSlopes = slopes && state.biasGradient;
  if (slopes && !isBeforeSlopes)
    inputs.push_back({slopes, pairMap});
  Value scoreGradient = buildGeneric(
      2, {}, inputs, {{allocPairs(), pairMap}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value gradient = args[0];
        if (keep)
          gradient = arith::MulFOp::create(nested, loc, gradient, args[3]);
        Value below = arith::SubFOp::create(nested, loc, gradient, args[2]);
        gradient = arith::MulFOp::create(nested, loc, args[1], below);
        if (slopes && !isBeforeSlopes)
          gradient = arith::MulFOp::create(nested, loc, gradient,
                                           args[inputs.size() - 1]);
        return SmallVector<Value>{gradient};
      })[0];
  BackwardState next;
  auto multiplyPairs = [&](Value lhs, Value rhs) {
    return buildGeneric(2, {}, {{lhs, pairMap}, {rhs, pairMap}},
                        {{allocPairs(), pairMap}},
                        [](OpBuilder &nested, Location loc, ValueRange args) {
                          return SmallVector<Value>{arith::MulFOp::create(
                              nested, loc, args[0], args[1])};
                        })[0];
  };
  // attention_backward-s8
  if (state.biasGradient)
    next.biasGradient = addToBias(state.biasGradient, block, scoreGradient);
  if (isBeforeSlopes)
    scoreGradient = multiplyPairs(scoreGradient, slopes);

  if (keep)
    probabilities = multiplyPairs(keep, probabilities);

  // attention_backward-s5. Loops: key, depth, query.
  auto emitKeyProduct = [&](Value pairs, Value rows, int64_t depth) {
    return emitProduct({pairs, project(3, {0, 2})}, {rows, project(3, {2, 1})},
                       {keyTile, depth});
  };
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
