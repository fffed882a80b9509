//===- AttnBackwardTiling.cpp - TilingInterface of the gradients ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// attn.attention_backward is tiled over (batch, key head), both parallel: a
// tile has all query heads that share its key heads. Queries and keys are never
// cut here, since the gradients of the others are sums over them.

#include "AttnInterfaces.h"
#include "AttnTileSlices.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/TilingInterface.h"

using namespace mlir;
using namespace attn;
using namespace attn::detail;

namespace {
/// Dimensions of the iteration domain.
enum DomainDim : unsigned { DimBatch, DimKeyHead };

/// The parts of the axes that a tile covers, of operands with the heads of keys
/// and with those of queries.
struct BackwardTiles {
  AxisTiles keys, queries;
  AxisTile queryHeads;
};
} // namespace

static OpFoldResult getKeyHeadsExtent(OpBuilder &builder,
                                      AttentionBackwardOp op) {
  return AttentionOp::getExtent(builder, op.getLoc(), op.getKey(),
                                op.getKeyLayout(), Axis::Head);
}

/// Query heads for each key head.
static OpFoldResult getGroup(OpBuilder &builder, AttentionBackwardOp op) {
  int64_t heads = op.getQueryHeads(), keyHeads = op.getKeyHeads();
  if (!ShapedType::isDynamic(heads) && !ShapedType::isDynamic(keyHeads))
    return builder.getIndexAttr(keyHeads ? heads / keyHeads : 1);
  Location loc = op.getLoc();
  OpFoldResult queryHeads = AttentionOp::getExtent(
      builder, loc, op.getQuery(), op.getQueryLayout(), Axis::Head);
  if (keyHeads == 1)
    return queryHeads;
  // There is no tile where there are no heads, but the division would trap.
  Value divisor =
      arith::MaxUIOp::create(builder, loc,
                             getValueOrCreateConstantIndexOp(
                                 builder, loc, getKeyHeadsExtent(builder, op)),
                             arith::ConstantIndexOp::create(builder, loc, 1));
  return arith::DivUIOp::create(
             builder, loc,
             getValueOrCreateConstantIndexOp(builder, loc, queryHeads), divisor)
      .getResult();
}

static BackwardTiles getTiles(OpBuilder &builder, AttentionBackwardOp op,
                              ArrayRef<OpFoldResult> offsets,
                              ArrayRef<OpFoldResult> sizes) {
  BackwardTiles tiles;
  AffineExpr d0, d1;
  bindDims(builder.getContext(), d0, d1);
  OpFoldResult group = getGroup(builder, op);
  // The group may be known at run time only, which no affine map multiplies by.
  auto multiply = [&](OpFoldResult value) -> OpFoldResult {
    if (std::optional<int64_t> known = getConstantIntValue(group))
      return affine::makeComposedFoldedAffineApply(builder, op.getLoc(),
                                                   d0 * *known, {value});
    if (getConstantIntValue(value) == 1)
      return group;
    return arith::MulIOp::create(
               builder, op.getLoc(),
               getValueOrCreateConstantIndexOp(builder, op.getLoc(), value),
               cast<Value>(group))
        .getResult();
  };
  tiles.queryHeads = {multiply(offsets[DimKeyHead]),
                      multiply(sizes[DimKeyHead])};
  AxisTile batch{offsets[DimBatch], sizes[DimBatch]};
  tiles.keys[Axis::Batch] = tiles.queries[Axis::Batch] = batch;
  tiles.keys[Axis::Head] = AxisTile{offsets[DimKeyHead], sizes[DimKeyHead]};
  tiles.queries[Axis::Head] = tiles.queryHeads;
  return tiles;
}

/// The position of a tile in the whole problem, or nothing if no part of the op
/// asks for positions. Queries and keys stay, so that a band needs none.
static SmallVector<Value> getTileOrigin(OpBuilder &builder,
                                        AttentionBackwardOp op,
                                        const AxisTile &batch,
                                        const AxisTile &heads) {
  ValueRange origin = op.getOrigin();
  if (origin.empty() && !op.hasScoreRegion() && !op.getDropoutAttr())
    return {};
  AffineExpr lhs, rhs;
  bindDims(builder.getContext(), lhs, rhs);
  OpFoldResult zero = builder.getIndexAttr(0);
  OpFoldResult moves[] = {batch.offset, heads.offset, zero, zero};
  SmallVector<Value> result;
  for (auto [position, move] : llvm::enumerate(moves)) {
    OpFoldResult sum = move;
    if (!origin.empty())
      sum = affine::makeComposedFoldedAffineApply(
          builder, op.getLoc(), lhs + rhs,
          {move, getAsOpFoldResult(origin[position])});
    result.push_back(
        getValueOrCreateConstantIndexOp(builder, op.getLoc(), sum));
  }
  return result;
}

/// The gradients of bias and sink are sums over what they are the same for,
/// which must lie in one tile.
static LogicalResult verifyOwnGradients(AttentionBackwardOp op,
                                        const BackwardTiles &tiles) {
  AxisTiles keys = tiles.keys;
  auto refuse = [&](StringRef name) {
    return op.emitOpError("cannot be cut into tiles with a ")
           << name << ", which is a sum over them";
  };
  bool coversBatch = coversAxis(*keys[Axis::Batch], op.getQuery(),
                                op.getQueryLayout(), Axis::Batch);
  bool coversHeads =
      coversAxis(*keys[Axis::Head], op.getKey(), op.getKeyLayout(), Axis::Head);
  if (op.getSinkGradient() && !coversBatch)
    return refuse("sink_gradient");
  if (op.getBiasGradient() &&
      ((op.isBiasBroadcast(Axis::Batch) && !coversBatch) ||
       (op.isBiasBroadcast(Axis::Head) && !coversHeads)))
    return refuse("bias_gradient");
  return success();
}

namespace {
struct BackwardTiling
    : public TilingInterface::ExternalModel<BackwardTiling,
                                            AttentionBackwardOp> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *) const {
    return SmallVector<utils::IteratorType>(2, utils::IteratorType::parallel);
  }

  SmallVector<Range> getIterationDomain(Operation *op,
                                        OpBuilder &builder) const {
    auto backward = cast<AttentionBackwardOp>(op);
    return getDomain(builder, {AttentionOp::getExtent(
                                   builder, op->getLoc(), backward.getQuery(),
                                   backward.getQueryLayout(), Axis::Batch),
                               getKeyHeadsExtent(builder, backward)});
  }

  FailureOr<TilingResult>
  getTiledImplementation(Operation *op, OpBuilder &builder,
                         ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes) const;

  LogicalResult
  getResultTilePosition(Operation *op, OpBuilder &builder,
                        unsigned resultNumber, ArrayRef<OpFoldResult> offsets,
                        ArrayRef<OpFoldResult> sizes,
                        SmallVector<OpFoldResult> &resultOffsets,
                        SmallVector<OpFoldResult> &resultSizes) const {
    auto backward = cast<AttentionBackwardOp>(op);
    BackwardTiles tiles = getTiles(builder, backward, offsets, sizes);
    SmallVector<LayoutAttr> layouts = {backward.getQueryGradientLayout(),
                                       backward.getKeyGradientLayout(),
                                       backward.getValueGradientLayout()};
    if (backward.getBiasGradient())
      layouts.push_back(*backward.getBiasGradientLayout());
    layouts.push_back(LayoutAttr::get(op->getContext(), Axis::Head));
    bool isOfKeys = resultNumber == 1 || resultNumber == 2;
    Slice slice =
        getSlice(builder, op->getLoc(),
                 cast<DestinationStyleOpInterface>(op)
                     .getDpsInitOperand(resultNumber)
                     ->get(),
                 layouts[resultNumber], isOfKeys ? tiles.keys : tiles.queries);
    resultOffsets = std::move(slice.offsets);
    resultSizes = std::move(slice.sizes);
    return success();
  }
};
} // namespace

FailureOr<TilingResult>
BackwardTiling::getTiledImplementation(Operation *operation, OpBuilder &builder,
                                       ArrayRef<OpFoldResult> offsets,
                                       ArrayRef<OpFoldResult> sizes) const {
  auto op = cast<AttentionBackwardOp>(operation);
  Location loc = op.getLoc();
  BackwardTiles tiles = getTiles(builder, op, offsets, sizes);
  if (failed(verifyOwnGradients(op, tiles)) ||
      failed(verifyResultsAreNotEmpty(
          cast<DestinationStyleOpInterface>(operation))))
    return failure();

  TilingResult result;
  AttentionBackwardOp::Properties properties = op.getProperties();
  SmallVector<Value> operands;
  // One segment after the other, in the order of the op's arguments.
  unsigned segment = 0;
  auto addSegment = [&](ValueRange segmentOperands) {
    llvm::append_range(operands, segmentOperands);
    properties.operandSegmentSizes[segment++] = segmentOperands.size();
  };
  auto addSlice = [&](Value operand, LayoutAttr layout, const AxisTiles &axes) {
    if (!operand)
      return addSegment({});
    addSegment(
        takeSlice(builder, loc, operand, layout, axes, result.generatedSlices));
  };
  auto addOptional = [&](Value operand) {
    addSegment(operand ? ValueRange(operand) : ValueRange());
  };
  auto letters = [&](StringRef axes) {
    return *LayoutAttr::parseLetters(builder.getContext(), axes);
  };
  addSlice(op.getQuery(), op.getQueryLayout(), tiles.queries);
  addSlice(op.getKey(), op.getKeyLayout(), tiles.keys);
  addSlice(op.getValue(), op.getValueLayout(), tiles.keys);
  addSlice(op.getOutput(), op.getOutputLayout(), tiles.queries);
  addSlice(op.getOutputGradient(), op.getOutputGradientLayout(), tiles.queries);
  addSlice(op.getLse(), op.getLseLayout(), tiles.queries);
  addSlice(op.getLseGradient(), op.getLseGradientLayoutAttr(), tiles.queries);
  addSlice(op.getBias(), op.getBiasLayoutAttr(), tiles.queries);
  addSlice(op.getMask(), op.getMaskLayoutAttr(), tiles.queries);
  addSlice(op.getKeyLengths(), letters("b"), tiles.queries);
  addSlice(op.getSink(), letters("h"), tiles.queries);
  addOptional(op.getDiagonalOffset());
  addOptional(op.getDropoutSeed());
  addOptional(op.getDropoutOffset());
  addSegment(
      getTileOrigin(builder, op, *tiles.keys[Axis::Batch], tiles.queryHeads));
  unsigned firstInit = operands.size();
  addSlice(op.getQueryGradient(), op.getQueryGradientLayout(), tiles.queries);
  addSlice(op.getKeyGradient(), op.getKeyGradientLayout(), tiles.keys);
  addSlice(op.getValueGradient(), op.getValueGradientLayout(), tiles.keys);
  addSlice(op.getBiasGradient(), op.getBiasGradientLayoutAttr(), tiles.queries);
  addSlice(op.getSinkGradient(), letters("h"), tiles.queries);

  SmallVector<Type> resultTypes;
  if (op.isOnTensors())
    llvm::append_range(resultTypes,
                       ValueRange(operands).drop_front(firstInit).getTypes());
  auto tiled = AttentionBackwardOp::create(
      builder, loc, resultTypes, operands, properties,
      llvm::to_vector(operation->getDiscardableAttrs()));
  IRMapping mapping;
  op.getScore().cloneInto(&tiled.getScore(), mapping);
  op.getDerivative().cloneInto(&tiled.getDerivative(), mapping);
  result.tiledOps.push_back(tiled);
  result.tiledValues = llvm::to_vector_of<Value>(tiled->getResults());
  return result;
}

void attn::attachBackwardTilingModel(MLIRContext &context) {
  AttentionBackwardOp::attachInterface<BackwardTiling>(context);
}
