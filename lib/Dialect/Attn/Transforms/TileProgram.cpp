//===- TileProgram.cpp - What tile programs share -------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileProgram.h"
#include "RegisterTiles.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace attn;

/// Exponentials are powers of two of scores times this.
static constexpr double log2e = 1.4426950408889634;

FailureOr<std::unique_ptr<TileProgram>>
TileProgram::create(AttentionOp op, OpBuilder &builder) {
  switch (op.getScheduleAttr().getLanes()) {
  case LaneAxis::Query:
    return std::unique_ptr<TileProgram>(createQueryLaneProgram(op, builder));
  case LaneAxis::Depth:
    return createDepthLaneProgram(op, builder);
  }
  llvm_unreachable("unknown lane axis");
}

TileBuilder::TileBuilder(AttentionOp op, OpBuilder &builder)
    : op(op), builder(builder), loc(op.getLoc()),
      schedule(op.getScheduleAttr()), registerTile(schedule.getRegisterTile()),
      computeType(op.getComputeType()), queryTile(schedule.getQueryTile()),
      keyTile(schedule.getKeyTile()), queryDepth(op.getQueryDepth()),
      valueDepth(op.getValueDepth()) {
  place = buildQueryTile(op, builder);
  hasShortBlock = attn::hasShortBlock(op, keyTile);

  foldsScale = leavesScaleToExponential(op);
  scoreScale = foldsScale ? constant(*op.getStaticScale()) : Value();
  exponentScale = constant(foldsScale ? *op.getStaticScale() * log2e : log2e);
}

//===----------------------------------------------------------------------===//
// Building blocks
//===----------------------------------------------------------------------===//

AffineMap TileBuilder::project(unsigned numLoops, ArrayRef<unsigned> loops) {
  SmallVector<AffineExpr> results;
  for (unsigned loop : loops)
    results.push_back(builder.getAffineDimExpr(loop));
  return AffineMap::get(numLoops, 0, results, builder.getContext());
}

AffineMap
TileBuilder::Plane::getMap(unsigned numLoops,
                           ArrayRef<std::pair<Axis, unsigned>> loops) {
  MLIRContext *context = tensor.getContext();
  SmallVector<AffineExpr> results;
  for (Axis axis : axes)
    for (auto [loopAxis, loop] : loops)
      if (axis == loopAxis)
        results.push_back(getAffineDimExpr(loop, context));
  return AffineMap::get(numLoops, 0, results, context);
}

RankedTensorType TileBuilder::getPlaneSlice(
    Value operand, LayoutAttr layout, ArrayRef<AxisRange> ranges,
    SmallVectorImpl<OpFoldResult> &offsets,
    SmallVectorImpl<OpFoldResult> &sizes, SmallVectorImpl<Axis> &axes) {
  SmallVector<int64_t> shape;
  for (Axis axis : layout.getAxes()) {
    const AxisRange *range = llvm::find_if(
        ranges, [&](const AxisRange &range) { return range.axis == axis; });
    if (range == ranges.end()) {
      offsets.push_back(builder.getIndexAttr(0));
      sizes.push_back(builder.getIndexAttr(1));
      continue;
    }
    offsets.push_back(range->offset);
    sizes.push_back(range->size);
    axes.push_back(axis);
    shape.push_back(
        getConstantIntValue(range->size).value_or(ShapedType::kDynamic));
  }
  return RankedTensorType::get(
      shape, cast<ShapedType>(operand.getType()).getElementType());
}

/// Whether the canonical form of a slice could drop the wrong unit dimensions:
/// it drops the first ones, whichever they are, so that a plane of 1 x n behind
/// which another unit dimension follows would turn into n x 1.
static bool isAmbiguousPlane(LayoutAttr layout, ArrayRef<Axis> axes,
                             ArrayRef<int64_t> shape) {
  bool sawUnit = false, sawOther = false;
  unsigned kept = 0;
  for (Axis axis : layout.getAxes()) {
    if (kept < axes.size() && axes[kept] == axis) {
      sawOther |= sawUnit;
      sawUnit |= shape[kept] == 1 || ShapedType::isDynamic(shape[kept]);
      ++kept;
    } else if (sawOther) {
      return true;
    }
  }
  return false;
}

/// Groups the dimensions of `layout` so that each group holds one of `axes`.
static SmallVector<ReassociationIndices>
getPlaneReassociation(LayoutAttr layout, ArrayRef<Axis> axes) {
  SmallVector<ReassociationIndices> groups(axes.size());
  unsigned group = 0;
  for (auto [dim, axis] : llvm::enumerate(layout.getAxes())) {
    if (group + 1 < axes.size() && axes[group + 1] == axis)
      ++group;
    groups[group].push_back(dim);
  }
  return groups;
}

TileBuilder::Plane TileBuilder::extractPlane(Value operand, LayoutAttr layout,
                                             ArrayRef<AxisRange> ranges) {
  Plane plane;
  SmallVector<OpFoldResult> offsets, sizes;
  RankedTensorType type =
      getPlaneSlice(operand, layout, ranges, offsets, sizes, plane.axes);
  SmallVector<OpFoldResult> strides(offsets.size(), builder.getIndexAttr(1));
  if (isAmbiguousPlane(layout, plane.axes, type.getShape())) {
    Value slice = tensor::ExtractSliceOp::create(builder, loc, operand, offsets,
                                                 sizes, strides);
    plane.tensor = tensor::CollapseShapeOp::create(
        builder, loc, type, slice, getPlaneReassociation(layout, plane.axes));
    return plane;
  }
  plane.tensor = tensor::ExtractSliceOp::create(builder, loc, type, operand,
                                                offsets, sizes, strides);
  return plane;
}

Value TileBuilder::insertPlane(const Plane &plane, Value operand,
                               LayoutAttr layout, ArrayRef<AxisRange> ranges) {
  SmallVector<OpFoldResult> offsets, sizes;
  SmallVector<Axis> axes;
  RankedTensorType type =
      getPlaneSlice(operand, layout, ranges, offsets, sizes, axes);
  SmallVector<OpFoldResult> strides(offsets.size(), builder.getIndexAttr(1));
  Value source = plane.tensor;
  if (isAmbiguousPlane(layout, axes, type.getShape())) {
    RankedTensorType sliceType = tensor::ExtractSliceOp::inferResultType(
        cast<RankedTensorType>(operand.getType()), sizes);
    source = tensor::ExpandShapeOp::create(builder, loc, sliceType, source,
                                           getPlaneReassociation(layout, axes),
                                           sizes);
  }
  return tensor::InsertSliceOp::create(builder, loc, source, operand, offsets,
                                       sizes, strides);
}

SmallVector<Value> TileBuilder::buildGeneric(unsigned numLoops,
                                             ArrayRef<unsigned> reductions,
                                             ArrayRef<Operand> inputs,
                                             ArrayRef<Operand> outputs,
                                             BodyFn body) {
  SmallVector<utils::IteratorType> iterators(numLoops,
                                             utils::IteratorType::parallel);
  for (unsigned loop : reductions)
    iterators[loop] = utils::IteratorType::reduction;
  SmallVector<Value> ins, outs;
  SmallVector<AffineMap> maps;
  SmallVector<Type> types;
  for (const Operand &input : inputs) {
    ins.push_back(input.value);
    maps.push_back(input.map);
  }
  for (const Operand &output : outputs) {
    outs.push_back(output.value);
    maps.push_back(output.map);
    types.push_back(output.value.getType());
  }
  auto generic = linalg::GenericOp::create(
      builder, loc, types, ins, outs, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        linalg::YieldOp::create(nested, loc, body(nested, loc, args));
      });
  generic->setAttr(registerTileAttrName, registerTile);
  return generic.getResults();
}

Value TileBuilder::allocTile(ArrayRef<int64_t> shape, Type type) {
  return bufferization::AllocTensorOp::create(
      builder, loc, RankedTensorType::get(shape, type), ValueRange());
}

Value TileBuilder::fillTile(ArrayRef<int64_t> shape, Value scalar) {
  Value tile = allocTile(shape, scalar.getType());
  auto fill = linalg::FillOp::create(builder, loc, scalar, tile);
  fill->setAttr(registerTileAttrName, registerTile);
  return fill.getResult(0);
}

Value TileBuilder::constant(double value) {
  return constantOf(computeType, value);
}

Value TileBuilder::constantOf(FloatType type, double value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getFloatAttr(type, value));
}

bool TileBuilder::isWholeTile(ArrayRef<int64_t> shape,
                              ArrayRef<OpFoldResult> live) {
  return llvm::all_of(llvm::zip_equal(shape, live), [](auto pair) {
    return getConstantIntValue(std::get<1>(pair)) == std::get<0>(pair);
  });
}

Value TileBuilder::copyIntoTile(ArrayRef<int64_t> shape,
                                ArrayRef<OpFoldResult> live,
                                function_ref<Value(Value)> copy) {
  if (isWholeTile(shape, live))
    return copy(allocTile(shape, computeType));
  Value zeros = fillTile(shape, constant(0.0));
  SmallVector<OpFoldResult> offsets(shape.size(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(shape.size(), builder.getIndexAttr(1));
  Value target = tensor::ExtractSliceOp::create(builder, loc, zeros, offsets,
                                                live, strides);
  return tensor::InsertSliceOp::create(builder, loc, copy(target), zeros,
                                       offsets, live, strides);
}

TileBuilder::Plane TileBuilder::loadTile(const Plane &plane, Axis axis,
                                         int64_t extent, OpFoldResult live) {
  auto type = cast<RankedTensorType>(plane.tensor.getType());
  unsigned dim = llvm::find(plane.axes, axis) - plane.axes.begin();
  if (getConstantIntValue(live) == extent &&
      type.getElementType() == computeType)
    return plane;
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = extent;
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(builder.getContext(), ArrayRef<int64_t>(shape));
  sizes[dim] = live;
  AffineMap identity = project(2, {0, 1});
  Value tile = copyIntoTile(shape, sizes, [&](Value target) {
    return buildGeneric(2, {}, {{plane.tensor, identity}}, {{target, identity}},
                        [&](OpBuilder &nested, Location loc, ValueRange args) {
                          return SmallVector<Value>{
                              convertFloat(nested, loc, args[0], computeType)};
                        })[0];
  });
  return {tile, plane.axes};
}

TileBuilder::Plane TileBuilder::loadKeys(Value operand, LayoutAttr layout,
                                         int64_t depth, Value block,
                                         OpFoldResult liveKeys) {
  if (op.getPageTable())
    return loadPages(operand, layout, depth, block, liveKeys);
  Plane plane = extractPlane(
      operand, layout,
      {{Axis::Sequence, block, liveKeys},
       {Axis::Depth, builder.getIndexAttr(0), builder.getIndexAttr(depth)}});
  return loadTile(plane, Axis::Sequence, keyTile, liveKeys);
}

/// Blocks begin at multiples of their size: as many keys as divide that and a
/// page are in one page, and copied at a time.
TileBuilder::Plane TileBuilder::loadPages(Value operand, LayoutAttr layout,
                                          int64_t depth, Value block,
                                          OpFoldResult liveKeys) {
  int64_t pageSize = *op.getPageSize(), run = std::gcd(pageSize, keyTile);
  bool isWhole = getConstantIntValue(liveKeys) == keyTile;
  Value tile = isWhole ? allocTile({keyTile, depth}, computeType)
                       : fillTile({keyTile, depth}, constant(0.0));
  AffineExpr d0 = builder.getAffineDimExpr(0), d1 = builder.getAffineDimExpr(1);
  OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
  OpFoldResult allDepth = builder.getIndexAttr(depth);
  auto getConstant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  auto copyRun = [&](Value first, Value target) -> Value {
    auto apply = [&](AffineExpr expr) {
      return affine::makeComposedFoldedAffineApply(
          builder, loc, expr, {OpFoldResult(block), OpFoldResult(first)});
    };
    OpFoldResult number = apply((d0 + d1).floorDiv(pageSize));
    Value page = tensor::ExtractOp::create(
        builder, loc, op.getPageTable(),
        ValueRange{getConstant(0),
                   getValueOrCreateConstantIndexOp(builder, loc, number)});
    page =
        arith::IndexCastOp::create(builder, loc, builder.getIndexType(), page);
    OpFoldResult size = builder.getIndexAttr(run);
    if (!isWhole)
      size = affine::makeComposedFoldedAffineMin(
          builder, loc,
          AffineMap::get(2, 0, {builder.getAffineConstantExpr(run), d0 - d1},
                         builder.getContext()),
          {liveKeys, OpFoldResult(first)});
    SmallVector<OpFoldResult> offsets, strides(layout.getRank(), one);
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(builder, loc, operand);
    for (auto [dim, axis] : llvm::enumerate(layout.getAxes())) {
      bool isPage = axis == Axis::Batch;
      offsets.push_back(isPage ? OpFoldResult(page) : zero);
      if (isPage)
        sizes[dim] = one;
    }
    Value inPage = tensor::ExtractSliceOp::create(builder, loc, operand,
                                                  offsets, sizes, strides);
    Plane plane =
        extractPlane(inPage, layout,
                     {{Axis::Sequence, apply((d0 + d1) % pageSize), size},
                      {Axis::Depth, zero, allDepth}});
    SmallVector<OpFoldResult> place = {OpFoldResult(first), zero},
                              extent = {size, allDepth}, steps = {one, one};
    Value part = tensor::ExtractSliceOp::create(builder, loc, target, place,
                                                extent, steps);
    // Loops: key, depth.
    part = buildGeneric(2, {},
                        {{plane.tensor, plane.getMap(2, {{Axis::Sequence, 0},
                                                         {Axis::Depth, 1}})}},
                        {{part, project(2, {0, 1})}},
                        [&](OpBuilder &nested, Location loc, ValueRange args) {
                          return SmallVector<Value>{
                              convertFloat(nested, loc, args[0], computeType)};
                        })[0];
    return tensor::InsertSliceOp::create(builder, loc, part, target, place,
                                         extent, steps);
  };
  Value end = getValueOrCreateConstantIndexOp(builder, loc, liveKeys);
  auto loop = scf::ForOp::create(builder, loc, getConstant(0), end,
                                 getConstant(run), tile);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value copied =
      copyRun(loop.getInductionVar(), loop.getRegionIterArgs().front());
  scf::YieldOp::create(builder, loc, copied);
  return {loop.getResult(0), {Axis::Sequence, Axis::Depth}};
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

Value TileBuilder::emitProduct(const Operand &lhs, const Operand &rhs,
                               ArrayRef<int64_t> shape) {
  return buildGeneric(
      3, {2}, {lhs, rhs},
      {{fillTile(shape, constant(0.0)), project(3, {0, 1})}},
      [](OpBuilder &nested, Location loc, ValueRange args) {
        Value product = arith::MulFOp::create(nested, loc, args[0], args[1]);
        return SmallVector<Value>{
            arith::AddFOp::create(nested, loc, args[2], product)};
      })[0];
}

TileBuilder::MaxUpdate TileBuilder::emitMaxUpdate(Value blockMax, Value max,
                                                  int64_t rows) {
  // One op for both: bufferization then keeps the maximum in place.
  AffineMap rowMap = project(1, {0});
  SmallVector<Value> results = buildGeneric(
      1, {}, {{blockMax, rowMap}},
      {{max, rowMap}, {allocTile({rows}, computeType), rowMap}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value max = arith::MaxNumFOp::create(nested, loc, args[0], args[1]);
        Value shrink = buildProbability(nested, loc, args[1], max);
        return SmallVector<Value>{max, shrink};
      });
  return {results[0], results[1]};
}

Value TileBuilder::emitAccumulate(Value total, Value shrink,
                                  AffineMap shrinkMap, Value block) {
  unsigned rank = cast<RankedTensorType>(total.getType()).getRank();
  AffineMap map = builder.getMultiDimIdentityMap(rank);
  return buildGeneric(rank, {}, {{shrink, shrinkMap}, {block, map}},
                      {{total, map}},
                      [](OpBuilder &nested, Location loc, ValueRange args) {
                        return SmallVector<Value>{math::FmaOp::create(
                            nested, loc, args[2], args[0], args[1])};
                      })[0];
}

TileBuilder::FinalRows TileBuilder::emitFinalRows(
    const TileState &state,
    function_ref<Value(OpBuilder &, Location)> buildHead) {
  if (!op.getSink())
    return {state.max, Value(), state.sum};
  int64_t rows = cast<ShapedType>(state.max.getType()).getDimSize(0);
  AffineMap rowMap = project(1, {0});
  Value log2eValue = constant(log2e);
  Value lowest = buildLowestScore();
  SmallVector<Value> results = buildGeneric(
      1, {}, {},
      {{state.max, rowMap},
       {allocTile({rows}, computeType), rowMap},
       {state.sum, rowMap}},
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value sink = tensor::ExtractOp::create(nested, loc, op.getSink(),
                                               buildHead(nested, loc));
        sink = convertFloat(nested, loc, sink, computeType);
        Value oldMax = buildTrueScore(nested, loc, args[0]);
        Value newMax = arith::MaxNumFOp::create(nested, loc, oldMax, sink);
        // An empty row's maximum times the scale, and a sink, may both be minus
        // infinity, which must not be subtracted from itself.
        newMax = arith::MaxNumFOp::create(nested, loc, newMax, lowest);
        auto exponential = [&](Value score) {
          Value below = arith::SubFOp::create(nested, loc, score, newMax);
          Value exponent =
              arith::MulFOp::create(nested, loc, below, log2eValue);
          return math::Exp2Op::create(nested, loc, exponent).getResult();
        };
        Value shrink = exponential(oldMax);
        Value sum = arith::MulFOp::create(nested, loc, args[2], shrink);
        sum = arith::AddFOp::create(nested, loc, sum, exponential(sink));
        return SmallVector<Value>{newMax, shrink, sum};
      });
  return {results[0], results[1], results[2]};
}

Value TileBuilder::buildTrueScore(OpBuilder &builder, Location loc,
                                  Value kept) {
  if (!foldsScale)
    return kept;
  return arith::MulFOp::create(builder, loc, kept, scoreScale);
}

Value TileBuilder::buildOutput(OpBuilder &builder, Location loc, Value acc,
                               Value sum, Value shrink, Value zero) {
  if (shrink)
    acc = arith::MulFOp::create(builder, loc, acc, shrink);
  Value quotient = arith::DivFOp::create(builder, loc, acc, sum);
  Value isEmpty =
      arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ, sum, zero);
  return arith::SelectOp::create(builder, loc, isEmpty, zero, quotient);
}

Value TileBuilder::buildLogSumExp(OpBuilder &builder, Location loc, Value max,
                                  Value sum) {
  // The logarithm of zero is minus infinity, which a finite maximum leaves
  // alone.
  Value log = math::LogOp::create(builder, loc, sum);
  Value top = op.getSink() ? max : buildTrueScore(builder, loc, max);
  return arith::AddFOp::create(builder, loc, top, log);
}
