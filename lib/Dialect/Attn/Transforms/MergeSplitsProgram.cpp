//===- MergeSplitsProgram.cpp - One workgroup's merge ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The rows are those of the attention tiles that made the parts, dealt out in
// the same way or by their own schedule. One loop over the parts carries the
// maximum of the log-sum-exps, the sum of their exponentials and the weighted
// sum of outputs. A wave that has one row takes several parts at a time: it has
// little to load of each, and the loads of one iteration wait together.

#include "MergeSplitsProgram.h"
#include "CollectiveCost.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace attn;

static constexpr double log2e = 1.4426950408889634;
static constexpr double ln2 = 0.6931471805599453;

namespace {
class MergeSplitsProgram {
public:
  MergeSplitsProgram(MergeSplitsOp op, OpBuilder &builder)
      : op(op), builder(builder), loc(op.getLoc()),
        schedule(op.getCollectiveAttr()), f32(builder.getF32Type()),
        rows(schedule.getRows()),
        depth(getPaddedValueDepth(
            cast<ShapedType>(op.getParts().getType()).getDimSize(4),
            schedule.getRowLanes())) {}
  void emit();

private:
  VectorType getTileType(int64_t columns, Type element) {
    return VectorType::get({rows, columns}, element);
  }
  Value splat(int64_t columns, const APFloat &value) {
    return arith::ConstantOp::create(
        builder, loc, DenseElementsAttr::get(getTileType(columns, f32), value));
  }
  Value splat(int64_t columns, double value) {
    return splat(columns, APFloat(static_cast<float>(value)));
  }
  Value broadcast(Value rowValues) {
    return vector::BroadcastOp::create(
        builder, loc, getTileType(depth, getElementTypeOrSelf(rowValues)),
        rowValues);
  }
  AffineMap getMap(LayoutAttr layout);
  Value load(Value operand, LayoutAttr layout, int64_t columns);
  void store(Value tile, Value operand, LayoutAttr layout);
  int64_t getPartsAtATime();
  Value takePart(Value parts, Value number);
  Value exponential(Value score, Value max);
  Value isZero(Value rowValues) {
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ,
                                 rowValues, splat(1, 0.0));
  }

  MergeSplitsOp op;
  OpBuilder &builder;
  Location loc;
  CollectiveAttr schedule;
  Type f32;
  int64_t rows, depth;
};
} // namespace

/// Where element (row, column) of the tile is in an operand.
AffineMap MergeSplitsProgram::getMap(LayoutAttr layout) {
  AffineExpr row = builder.getAffineDimExpr(0);
  AffineExpr column = builder.getAffineDimExpr(1);
  int64_t queryTile = schedule.getQueryTile();
  bool isPacked = schedule.getHeads() > 1;
  SmallVector<AffineExpr> results;
  for (Axis axis : layout.getAxes()) {
    if (axis == Axis::Head && isPacked)
      results.push_back(row.floorDiv(queryTile));
    else if (axis == Axis::Sequence)
      results.push_back(isPacked ? row % queryTile : row);
    else if (axis == Axis::Depth)
      results.push_back(column);
    else
      results.push_back(builder.getAffineConstantExpr(0));
  }
  return AffineMap::get(2, 0, results, builder.getContext());
}

Value MergeSplitsProgram::load(Value operand, LayoutAttr layout,
                               int64_t columns) {
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  return LoadOp::create(builder, loc,
                        getTileType(columns, getElementTypeOrSelf(operand)),
                        operand, zero, zero, getMap(layout));
}

void MergeSplitsProgram::store(Value tile, Value operand, LayoutAttr layout) {
  auto type = cast<VectorType>(tile.getType());
  Type element = getElementTypeOrSelf(operand);
  if (element != f32)
    tile = arith::TruncFOp::create(
        builder, loc, VectorType::get(type.getShape(), element), tile);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  StoreOp::create(builder, loc, tile, operand, zero, zero, getMap(layout));
}

/// Part `number` of operands that are stacked along their first dimension.
Value MergeSplitsProgram::takePart(Value parts, Value number) {
  auto type = cast<MemRefType>(parts.getType());
  SmallVector<OpFoldResult> sizes = memref::getMixedSizes(builder, loc, parts);
  SmallVector<OpFoldResult> offsets(sizes.size(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
  offsets[0] = number;
  sizes[0] = builder.getIndexAttr(1);
  MemRefType partType = memref::SubViewOp::inferRankReducedResultType(
      type.getShape().drop_front(), type, offsets, sizes, strides);
  return memref::SubViewOp::create(builder, loc, partType, parts, offsets,
                                   sizes, strides);
}

/// As many parts as the registers of a lane hold well, of which there is no
/// rest.
int64_t MergeSplitsProgram::getPartsAtATime() {
  const GpuModel *chip = findGpuModel(schedule.getChip().getValue());
  if (!chip || schedule.getRowLanes() != chip->waveSize ||
      rows != schedule.getWaves())
    return 1;
  constexpr int64_t values = 64, most = 16;
  int64_t count = std::clamp<int64_t>(
      values * schedule.getRowLanes() / std::max<int64_t>(depth, 1), 1, most);
  while (op.getNumParts() % count != 0)
    --count;
  return count;
}

Value MergeSplitsProgram::exponential(Value score, Value max) {
  Value below = arith::SubFOp::create(builder, loc, score, max);
  Value exponent = arith::MulFOp::create(builder, loc, below, splat(1, log2e));
  return math::Exp2Op::create(builder, loc, exponent);
}

void MergeSplitsProgram::emit() {
  auto letters = [&](StringRef axes) {
    return *LayoutAttr::parseLetters(builder.getContext(), axes);
  };
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  // Maxima start at the lowest finite number: no difference of infinities then
  // arises where parts are empty.
  Value lowest = splat(1, APFloat::getLargest(APFloat::IEEEsingle(),
                                              /*Negative=*/true));
  SmallVector<Value> inits = {lowest, splat(1, 0.0), splat(depth, 0.0)};
  int64_t partsAtATime = getPartsAtATime();
  auto loop = scf::ForOp::create(
      builder, loc, index(0), index(op.getNumParts()), index(partsAtATime),
      inits, [&](OpBuilder &, Location, Value first, ValueRange state) {
        SmallVector<Value> lses, parts;
        for (int64_t i = 0; i < partsAtATime; ++i) {
          Value number = first;
          if (i > 0)
            number = arith::AddIOp::create(builder, loc, first, index(i));
          lses.push_back(
              load(takePart(op.getPartsLse(), number), letters("bhs"), 1));
          parts.push_back(
              load(takePart(op.getParts(), number), letters("bhsd"), depth));
        }
        Value max = state[0];
        for (Value lse : lses)
          max = arith::MaxNumFOp::create(builder, loc, max, lse);
        Value shrink = exponential(state[0], max);
        Value sum = arith::MulFOp::create(builder, loc, state[1], shrink);
        Value acc =
            arith::MulFOp::create(builder, loc, state[2], broadcast(shrink));
        for (auto [lse, part] : llvm::zip_equal(lses, parts)) {
          Value weight = exponential(lse, max);
          sum = arith::AddFOp::create(builder, loc, sum, weight);
          // A part without weight contributes nothing, whatever it holds.
          Value isEmpty = broadcast(isZero(weight));
          Value addend =
              arith::MulFOp::create(builder, loc, part, broadcast(weight));
          addend = arith::SelectOp::create(builder, loc, isEmpty,
                                           splat(depth, 0.0), addend);
          acc = arith::AddFOp::create(builder, loc, acc, addend);
        }
        scf::YieldOp::create(builder, loc, ValueRange{max, sum, acc});
      });
  Value max = loop.getResult(0), sum = loop.getResult(1);
  Value factor = splat(1, 1.0);
  if (op.getSink()) {
    Value sink = load(op.getSink(), letters("h"), 1);
    Value newMax = arith::MaxNumFOp::create(builder, loc, max, sink);
    factor = exponential(max, newMax);
    sum = arith::MulFOp::create(builder, loc, sum, factor);
    sum = arith::AddFOp::create(builder, loc, sum, exponential(sink, newMax));
    max = newMax;
  }
  if (op.getLse()) {
    Value log = math::Log2Op::create(builder, loc, sum);
    store(math::FmaOp::create(builder, loc, log, splat(1, ln2), max),
          op.getLse(), op.getLseLayoutAttr());
  }
  Value quotient = arith::DivFOp::create(builder, loc, factor, sum);
  quotient = arith::SelectOp::create(builder, loc, isZero(sum), splat(1, 0.0),
                                     quotient);
  store(arith::MulFOp::create(builder, loc, loop.getResult(2),
                              broadcast(quotient)),
        op.getOutput(), op.getLayout());
}

LogicalResult attn::emitMergeSplitsProgram(MergeSplitsOp op,
                                           RewriterBase &rewriter) {
  CollectiveAttr schedule = op.getCollectiveAttr();
  if (!schedule)
    return op.emitOpError("has no collective schedule: attn-decompose lowers "
                          "it for a host");
  auto type = cast<MemRefType>(op.getParts().getType());
  if (!type.getElementType().isF32() || type.isDynamicDim(4) ||
      type.getDimSize(1) != 1 || type.isDynamicDim(2) ||
      type.getDimSize(2) > schedule.getHeads())
    return op.emitOpError("is no tile of its collective schedule: its parts "
                          "are ")
           << type;
  rewriter.setInsertionPoint(op);
  MergeSplitsProgram(op, rewriter).emit();
  rewriter.eraseOp(op);
  return success();
}
