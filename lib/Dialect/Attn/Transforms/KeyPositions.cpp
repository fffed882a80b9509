//===- KeyPositions.cpp - Which keys a tile of queries sees ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KeyPositions.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace attn;

namespace {
/// Builds affine expressions over index values and constants.
class IndexMath {
public:
  IndexMath(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  OpFoldResult add(OpFoldResult lhs, OpFoldResult rhs) {
    return apply(d0 + d1, {lhs, rhs});
  }
  OpFoldResult addConstant(OpFoldResult lhs, int64_t rhs) {
    return apply(d0 + rhs, {lhs});
  }
  OpFoldResult sub(OpFoldResult lhs, OpFoldResult rhs) {
    return apply(d0 - d1, {lhs, rhs});
  }
  /// The nearest one of the positions that are a multiple of `step` away from
  /// `from`.
  OpFoldResult roundDown(OpFoldResult lhs, int64_t step, OpFoldResult from) {
    if (isZeroInteger(from))
      return apply(d0.floorDiv(step) * step, {lhs});
    return apply(d1 - (d1 - d0).ceilDiv(step) * step, {lhs, from});
  }
  OpFoldResult roundUp(OpFoldResult lhs, int64_t step, OpFoldResult from) {
    if (isZeroInteger(from))
      return apply(d0.ceilDiv(step) * step, {lhs});
    return apply(d1 - (d1 - d0).floorDiv(step) * step, {lhs, from});
  }
  OpFoldResult min(OpFoldResult lhs, OpFoldResult rhs) {
    return affine::makeComposedFoldedAffineMin(builder, loc, pair(),
                                               {lhs, rhs});
  }
  OpFoldResult max(OpFoldResult lhs, OpFoldResult rhs) {
    return affine::makeComposedFoldedAffineMax(builder, loc, pair(),
                                               {lhs, rhs});
  }
  OpFoldResult clamp(OpFoldResult value, int64_t limit) {
    value = affine::makeComposedFoldedAffineMin(builder, loc, withLimit(limit),
                                                {value});
    return affine::makeComposedFoldedAffineMax(builder, loc, withLimit(-limit),
                                               {value});
  }

private:
  OpFoldResult apply(AffineExpr expr, ArrayRef<OpFoldResult> operands) {
    return affine::makeComposedFoldedAffineApply(builder, loc, expr, operands);
  }
  AffineMap pair() {
    return AffineMap::get(2, 0, {d0, d1}, builder.getContext());
  }
  AffineMap withLimit(int64_t limit) {
    return AffineMap::get(1, 0, {d0, builder.getAffineConstantExpr(limit)},
                          builder.getContext());
  }

  OpBuilder &builder;
  Location loc;
  AffineExpr d0 = builder.getAffineDimExpr(0);
  AffineExpr d1 = builder.getAffineDimExpr(1);
};
} // namespace

/// The number of keys that exist for this tile: the extent, or the length that
/// the batch has, counted from the tile's first key.
static OpFoldResult buildKeyEnd(AttentionOp op, OpBuilder &builder,
                                IndexMath &math) {
  Location loc = op.getLoc();
  OpFoldResult extent = op.getKeyLengthExtent(builder);
  Value lengths = op.getKeyLengths();
  if (!lengths)
    return extent;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value length =
      op.isOnTensors()
          ? tensor::ExtractOp::create(builder, loc, lengths, zero).getResult()
          : memref::LoadOp::create(builder, loc, lengths, zero).getResult();
  Value asIndex =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), length);
  // Clamp before anything is added: a length may be any integer.
  Value clamped = arith::MaxSIOp::create(builder, loc, asIndex, zero);
  OpFoldResult local = clamped;
  if (!op.getOrigin().empty())
    local =
        math.max(math.sub(local, op.getOrigin()[3]), builder.getIndexAttr(0));
  return math.min(local, extent);
}

QueryTile attn::buildQueryTile(AttentionOp op, OpBuilder &builder) {
  IndexMath math(builder, op.getLoc());
  QueryTile tile;
  tile.numQueries = op.getQueryLengthExtent(builder);
  // Positions of queries and keys are global, the diagonal is kept local.
  tile.diagonal = builder.getIndexAttr(0);
  if (op.hasBand()) {
    if (Value shift = buildDiagonalShift(builder, op))
      tile.diagonal = shift;
    if (!op.getOrigin().empty()) {
      tile.diagonal = math.add(tile.diagonal, op.getOrigin()[2]);
      tile.diagonal = math.sub(tile.diagonal, op.getOrigin()[3]);
    }
  }
  tile.keyEnd = buildKeyEnd(op, builder, math);
  return tile;
}

KeyRanges attn::buildKeyRanges(AttentionOp op, OpBuilder &builder,
                               const QueryTile &tile, int64_t keyTile) {
  IndexMath math(builder, op.getLoc());
  OpFoldResult zero = builder.getIndexAttr(0);
  OpFoldResult keyEnd = tile.keyEnd;
  KeyRange visited = {zero, keyEnd}, uncut = {zero, keyEnd};

  OpFoldResult diagonal = tile.diagonal;
  OpFoldResult lastQuery = math.addConstant(tile.numQueries, -1);
  if (std::optional<int64_t> right = op.getBandRight()) {
    // The last query sees furthest, the first one least far.
    OpFoldResult furthest = math.add(lastQuery, diagonal);
    visited.end = math.max(
        math.min(math.addConstant(furthest, *right + 1), keyEnd), zero);
    uncut.end = math.max(
        math.min(math.addConstant(diagonal, *right + 1), keyEnd), zero);
  }
  if (std::optional<int64_t> left = op.getBandLeft()) {
    visited.begin = math.max(math.addConstant(diagonal, -*left), zero);
    uncut.begin =
        math.max(math.addConstant(math.add(lastQuery, diagonal), -*left), zero);
  }
  OpFoldResult from = zero;
  if (tile.blocksEndWithKeys) {
    from = visited.end;
    // A window may begin behind its keys.
    if (op.getBandLeft())
      visited.begin = math.min(visited.begin, visited.end);
  }
  if (op.getBandLeft() || tile.blocksEndWithKeys)
    visited.begin = math.roundDown(visited.begin, keyTile, from);

  KeyRanges ranges;
  OpFoldResult bodyBegin = visited.begin;
  if (op.getBandLeft()) {
    bodyBegin = math.max(
        math.min(math.roundUp(uncut.begin, keyTile, from), visited.end),
        visited.begin);
    ranges.head = KeyRange{visited.begin, bodyBegin};
  } else if (tile.blocksEndWithKeys) {
    // The first block, whether it is cut or not: no loop over others takes it.
    Value begin =
        getValueOrCreateConstantIndexOp(builder, op.getLoc(), visited.begin);
    Value step = arith::ConstantIndexOp::create(builder, op.getLoc(), keyTile);
    visited.begin = begin;
    bodyBegin =
        arith::AddIOp::create(builder, op.getLoc(), begin, step).getResult();
    ranges.head = KeyRange{visited.begin, bodyBegin};
  }
  if (tile.blocksEndWithKeys && !op.getBandRight()) {
    ranges.body = {bodyBegin, visited.end};
    return ranges;
  }
  OpFoldResult bodyEnd =
      math.max(math.roundDown(uncut.end, keyTile, from), bodyBegin);
  ranges.body = {bodyBegin, bodyEnd};
  // Nothing is cut when all keys are visited and blocks divide their number.
  std::optional<int64_t> end = getConstantIntValue(visited.end);
  std::optional<int64_t> whole = getConstantIntValue(bodyEnd);
  if (!end || !whole || *end != *whole)
    ranges.tail = KeyRange{bodyEnd, visited.end};
  return ranges;
}

HalfEnds attn::buildHalfEnds(AttentionOp op, OpBuilder &builder,
                             const QueryTile &tile, const KeyRanges &ranges,
                             int64_t rows, int64_t keyTile) {
  if (!op.getBandRight() || op.getBandLeft() || !ranges.tail ||
      getConstantIntValue(tile.numQueries) != rows || rows / 2 < keyTile)
    return {};
  Location loc = op.getLoc();
  QueryTile half = tile;
  half.numQueries = builder.getIndexAttr(rows / 2);
  KeyRanges late = buildKeyRanges(op, builder, half, keyTile);
  half.diagonal = IndexMath(builder, loc).addConstant(half.diagonal, rows / 2);
  KeyRanges early = buildKeyRanges(op, builder, half, keyTile);
  if (!early.tail || !late.tail)
    return {};
  Value isLate = LateWavesOp::create(builder, loc);
  auto choose = [&](OpFoldResult ofLate, OpFoldResult ofEarly) -> Value {
    return arith::SelectOp::create(
        builder, loc, isLate,
        getValueOrCreateConstantIndexOp(builder, loc, ofLate),
        getValueOrCreateConstantIndexOp(builder, loc, ofEarly));
  };
  return {choose(late.tail->end, early.tail->end),
          choose(late.body.end, early.body.end)};
}

bool attn::hasShortBlock(AttentionOp op, int64_t keyTile) {
  int64_t keys = op.getKeyLength();
  return ShapedType::isDynamic(keys) || keys % keyTile != 0 ||
         op.getKeyLengths();
}

PairBounds attn::buildPairBounds(AttentionOp op, OpBuilder &builder,
                                 const QueryTile &tile, int64_t queryTile,
                                 int64_t keyTile, Value block) {
  Location loc = op.getLoc();
  IndexMath math(builder, loc);
  auto buildI32 = [&](OpFoldResult position) -> Value {
    Value index = getValueOrCreateConstantIndexOp(builder, loc, position);
    return arith::IndexCastOp::create(builder, loc, builder.getI32Type(),
                                      index);
  };
  // Clamped to a little more than the distances within a tile: i32 holds them.
  auto buildBound = [&](int64_t distance) {
    OpFoldResult bound =
        math.addConstant(math.sub(tile.diagonal, block), distance);
    return buildI32(math.clamp(bound, queryTile + keyTile));
  };
  PairBounds bounds;
  if (std::optional<int64_t> right = op.getBandRight())
    bounds.right = buildBound(*right);
  if (std::optional<int64_t> left = op.getBandLeft())
    bounds.left = buildBound(-*left);
  if (tile.blocksEndWithKeys)
    bounds.begin = buildI32(math.max(math.sub(builder.getIndexAttr(0), block),
                                     builder.getIndexAttr(0)));
  else if (hasShortBlock(op, keyTile))
    bounds.end = buildI32(
        math.min(math.sub(tile.keyEnd, block), builder.getIndexAttr(keyTile)));
  return bounds;
}

Value attn::buildPositionCondition(OpBuilder &builder, Location loc,
                                   const PairBounds &bounds,
                                   function_ref<Value()> buildKey,
                                   function_ref<Value()> buildQuery) {
  Value condition;
  if (!bounds.right && !bounds.left && !bounds.begin && !bounds.end)
    return condition;
  auto require = [&](arith::CmpIPredicate predicate, Value lhs, Value rhs) {
    Value holds = arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
    condition = conjoin(builder, loc, condition, holds);
  };
  Value key = buildKey();
  if (bounds.right || bounds.left) {
    Value distance = arith::SubIOp::create(builder, loc, key, buildQuery());
    if (bounds.right)
      require(arith::CmpIPredicate::sle, distance, bounds.right);
    if (bounds.left)
      require(arith::CmpIPredicate::sge, distance, bounds.left);
  }
  if (bounds.begin)
    require(arith::CmpIPredicate::sge, key, bounds.begin);
  if (bounds.end)
    require(arith::CmpIPredicate::slt, key, bounds.end);
  return condition;
}
