//===- AttnTiling.cpp - TilingInterface of the attn ops -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Both ops are tiled over (batch, query head, query position, value depth), all
// parallel: keys are never cut here. A tile of attn.attention is again an
// attn.attention, on slices of the operands, whose origin says where it lies in
// the whole problem. A tile of the value depth computes its scores anew.

#include "AttnInterfaces.h"
#include "AttnTileSlices.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

#include <numeric>

using namespace mlir;
using namespace attn;
using namespace attn::detail;

//===----------------------------------------------------------------------===//
// Tiles of operands
//===----------------------------------------------------------------------===//

namespace {
/// Dimensions of the iteration domain.
enum DomainDim : unsigned { DimBatch, DimHead, DimQuery, DimDepth, NumDims };
} // namespace

/// A number in a message; "?" if it is known at run time only.
static std::string formatExtent(std::optional<int64_t> extent) {
  return extent && !ShapedType::isDynamic(*extent) ? std::to_string(*extent)
                                                   : "?";
}

/// Tiles of the depth are refused where a log-sum-exp is written: results of
/// different tiles must not overlap.
static InFlightDiagnostic emitDepthError(Operation *op, StringRef what,
                                         const AxisTile &depth,
                                         int64_t extent) {
  return op->emitOpError("cannot be cut along the ")
         << what << " (" << formatExtent(getConstantIntValue(depth.size))
         << " of " << formatExtent(extent)
         << "): every tile would write the same log-sum-exp";
}

static AxisTiles getRowTiles(ArrayRef<OpFoldResult> offsets,
                             ArrayRef<OpFoldResult> sizes) {
  AxisTiles tiles;
  tiles[Axis::Batch] = AxisTile{offsets[DimBatch], sizes[DimBatch]};
  tiles[Axis::Head] = AxisTile{offsets[DimHead], sizes[DimHead]};
  tiles[Axis::Sequence] = AxisTile{offsets[DimQuery], sizes[DimQuery]};
  tiles[Axis::Depth] = AxisTile{offsets[DimDepth], sizes[DimDepth]};
  return tiles;
}

static unsigned getDomainDim(Axis axis) {
  switch (axis) {
  case Axis::Batch:
    return DimBatch;
  case Axis::Head:
    return DimHead;
  case Axis::Sequence:
  case Axis::Query:
    return DimQuery;
  case Axis::Depth:
    return DimDepth;
  case Axis::Key:
    break;
  }
  llvm_unreachable("keys are not part of the iteration domain");
}

/// Sets the tile of the iteration domain that belongs to the given tile of an
/// operand or result with b, h, s and perhaps d. Axes that the layout leaves
/// out have extent one; a depth that it leaves out is taken whole.
static void getDomainTile(OpBuilder &builder, LayoutAttr layout,
                          ArrayRef<OpFoldResult> offsets,
                          ArrayRef<OpFoldResult> sizes,
                          OpFoldResult depthExtent,
                          SmallVectorImpl<OpFoldResult> &domainOffsets,
                          SmallVectorImpl<OpFoldResult> &domainSizes) {
  domainOffsets.assign(NumDims, builder.getIndexAttr(0));
  domainSizes.assign(NumDims, builder.getIndexAttr(1));
  domainSizes[DimDepth] = depthExtent;
  for (auto [dim, axis] : llvm::enumerate(layout.getAxes())) {
    domainOffsets[getDomainDim(axis)] = offsets[dim];
    domainSizes[getDomainDim(axis)] = sizes[dim];
  }
}

//===----------------------------------------------------------------------===//
// Heads of grouped queries
//===----------------------------------------------------------------------===//

static int64_t getKnownDivisor(OpFoldResult value);

/// A number that divides `expr` whatever its operands are; zero for zero.
static int64_t getKnownDivisor(AffineExpr expr, unsigned numDims,
                               ValueRange operands) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return std::abs(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return getKnownDivisor(OpFoldResult(operands[dim.getPosition()]));
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return getKnownDivisor(
        OpFoldResult(operands[numDims + symbol.getPosition()]));
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t lhs = getKnownDivisor(binary.getLHS(), numDims, operands);
  int64_t rhs = getKnownDivisor(binary.getRHS(), numDims, operands);
  if (expr.getKind() == AffineExprKind::Add)
    return std::gcd(lhs, rhs);
  int64_t product;
  if (expr.getKind() == AffineExprKind::Mul &&
      !llvm::MulOverflow(lhs, rhs, product))
    return product;
  return 1;
}

/// A number that divides `value` at run time, seen through affine maps and
/// induction variables: what tiling makes offsets and sizes of.
static int64_t getKnownDivisor(OpFoldResult value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return std::abs(*constant);
  auto ssaValue = cast<Value>(value);
  auto getMapDivisor = [](AffineMap map, ValueRange operands) {
    int64_t divisor = 0;
    for (AffineExpr expr : map.getResults())
      divisor =
          std::gcd(divisor, getKnownDivisor(expr, map.getNumDims(), operands));
    return divisor;
  };
  if (auto apply = ssaValue.getDefiningOp<affine::AffineApplyOp>())
    return getMapDivisor(apply.getAffineMap(), apply.getMapOperands());
  if (auto min = ssaValue.getDefiningOp<affine::AffineMinOp>())
    return getMapDivisor(min.getAffineMap(), min.getOperands());
  auto argument = dyn_cast<BlockArgument>(ssaValue);
  if (!argument)
    return 1;
  auto loop =
      dyn_cast_or_null<LoopLikeOpInterface>(argument.getOwner()->getParentOp());
  if (!loop)
    return 1;
  std::optional<SmallVector<Value>> ivs = loop.getLoopInductionVars();
  std::optional<SmallVector<OpFoldResult>> lbs = loop.getLoopLowerBounds();
  std::optional<SmallVector<OpFoldResult>> steps = loop.getLoopSteps();
  if (!ivs || !lbs || !steps)
    return 1;
  auto *iv = llvm::find(*ivs, ssaValue);
  if (iv == ivs->end())
    return 1;
  unsigned position = std::distance(ivs->begin(), iv);
  return std::gcd(getKnownDivisor((*lbs)[position]),
                  getKnownDivisor((*steps)[position]));
}

/// The key heads that a tile of query heads uses. They are a range only if the
/// tile lies in one group of query heads or covers whole groups.
static FailureOr<AxisTile> getKeyHeadTile(OpBuilder &builder, AttentionOp op,
                                          const AxisTile &heads) {
  OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
  int64_t queryHeads = op.getQueryHeads(), keyHeads = op.getKeyHeads();
  if (keyHeads == 1)
    return AxisTile{zero, one};
  if (queryHeads == keyHeads && !ShapedType::isDynamic(queryHeads))
    return heads;
  if (coversAxis(heads, op.getQuery(), op.getQueryLayout(), Axis::Head))
    return AxisTile{zero, op.getKeyHeadsExtent(builder)};

  Location loc = op.getLoc();
  std::optional<int64_t> size = getConstantIntValue(heads.size);
  if (ShapedType::isDynamic(queryHeads) || ShapedType::isDynamic(keyHeads)) {
    if (size != 1)
      return op.emitOpError("cannot be cut into tiles of ")
             << formatExtent(size) << " query heads: which of its "
             << formatExtent(keyHeads) << " key heads a tile of its "
             << formatExtent(queryHeads)
             << " query heads uses is known for a single head only";
    auto materialize = [&](OpFoldResult extent) {
      return getValueOrCreateConstantIndexOp(builder, loc, extent);
    };
    Value group = arith::DivUIOp::create(
        builder, loc, materialize(op.getQueryHeadsExtent(builder)),
        materialize(op.getKeyHeadsExtent(builder)));
    Value keyHead =
        arith::DivUIOp::create(builder, loc, materialize(heads.offset), group);
    return AxisTile{getAsOpFoldResult(keyHead), one};
  }

  int64_t group = keyHeads == 0 ? 1 : queryHeads / keyHeads;
  auto divideByGroup = [&](OpFoldResult value) {
    AffineExpr dim = builder.getAffineDimExpr(0);
    return affine::makeComposedFoldedAffineApply(builder, loc,
                                                 dim.floorDiv(group), {value});
  };
  int64_t alignment = std::gcd(getKnownDivisor(heads.offset), group);
  if (alignment == group && getKnownDivisor(heads.size) % group == 0)
    return AxisTile{divideByGroup(heads.offset), divideByGroup(heads.size)};
  FailureOr<int64_t> bound = ValueBoundsConstraintSet::computeConstantBound(
      presburger::BoundType::UB, ValueBoundsConstraintSet::Variable(heads.size),
      /*stopCondition=*/nullptr, /*closedUB=*/true);
  if (succeeded(bound) && *bound <= alignment)
    return AxisTile{divideByGroup(heads.offset), one};
  return op.emitOpError("cannot be cut into tiles of ")
         << formatExtent(size) << " query heads, where " << group
         << " query heads share a key head: a tile of heads must lie in one "
            "such group or cover whole groups";
}

//===----------------------------------------------------------------------===//
// AttentionOp
//===----------------------------------------------------------------------===//

/// Where the diagonal of a tile starts, apart from its origin: the offset of
/// the whole op, with a bottom right diagonal turned into a top left one. Null
/// where that is zero.
static Value getTileDiagonalOffset(OpBuilder &builder, AttentionOp op) {
  Value offset = op.getDiagonalOffset();
  if (op.getDiagonal() == Diagonal::TopLeft)
    return offset;
  AffineExpr keyLength, queryLength, userOffset;
  bindSymbols(builder.getContext(), keyLength, queryLength, userOffset);
  SmallVector<OpFoldResult> operands = {op.getKeyLengthExtent(builder),
                                        op.getQueryLengthExtent(builder)};
  AffineExpr sum = keyLength - queryLength;
  if (offset) {
    sum = sum + userOffset;
    operands.push_back(getAsOpFoldResult(offset));
  }
  OpFoldResult folded = affine::makeComposedFoldedAffineApply(
      builder, op.getLoc(), sum, operands);
  if (isZeroInteger(folded))
    return {};
  return getValueOrCreateConstantIndexOp(builder, op.getLoc(), folded);
}

/// The position of a tile in the whole problem, or nothing if no part of the op
/// asks for positions.
static SmallVector<Value> getTileOrigin(OpBuilder &builder, AttentionOp op,
                                        ArrayRef<OpFoldResult> offsets) {
  ValueRange origin = op.getOrigin();
  if (origin.empty() && !op.hasScoreRegion() && !op.getDropoutAttr() &&
      !op.hasBand())
    return {};
  Location loc = op.getLoc();
  AffineExpr lhs, rhs;
  bindDims(builder.getContext(), lhs, rhs);
  // Batch, head and query move with the tile, the keys stay.
  SmallVector<OpFoldResult> moves = {offsets[DimBatch], offsets[DimHead],
                                     offsets[DimQuery],
                                     builder.getIndexAttr(0)};
  SmallVector<Value> result;
  for (auto [position, move] : llvm::enumerate(moves)) {
    OpFoldResult sum = move;
    if (!origin.empty())
      sum = affine::makeComposedFoldedAffineApply(
          builder, loc, lhs + rhs, {move, getAsOpFoldResult(origin[position])});
    result.push_back(getValueOrCreateConstantIndexOp(builder, loc, sum));
  }
  return result;
}

namespace {
/// The tile of one result: the iteration domain that it takes, of which only
/// that result is handed on.
template <typename Model>
FailureOr<TilingResult> tileResult(const Model &model, Operation *op,
                                   OpBuilder &builder, unsigned resultNumber,
                                   ArrayRef<OpFoldResult> offsets,
                                   ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> domainOffsets, domainSizes;
  if (failed(model.getIterationDomainTileFromResultTile(
          op, builder, resultNumber, offsets, sizes, domainOffsets,
          domainSizes)))
    return failure();
  FailureOr<TilingResult> tiled =
      model.getTiledImplementation(op, builder, domainOffsets, domainSizes);
  if (failed(tiled))
    return failure();
  return TilingResult{tiled->tiledOps,
                      {tiled->tiledValues[resultNumber]},
                      tiled->generatedSlices};
}

struct AttentionTiling
    : public TilingInterface::ExternalModel<AttentionTiling, AttentionOp> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *) const {
    return SmallVector<utils::IteratorType>(NumDims,
                                            utils::IteratorType::parallel);
  }

  SmallVector<Range> getIterationDomain(Operation *op,
                                        OpBuilder &builder) const {
    auto attention = cast<AttentionOp>(op);
    return getDomain(builder, {attention.getBatchExtent(builder),
                               attention.getQueryHeadsExtent(builder),
                               attention.getQueryLengthExtent(builder),
                               getValueDepthExtent(builder, attention)});
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
    auto attention = cast<AttentionOp>(op);
    bool isLse = resultNumber == 1;
    Slice slice = getSlice(builder, op->getLoc(),
                           isLse ? attention.getLse() : attention.getOutput(),
                           isLse ? attention.getLseLayoutAttr()
                                 : attention.getOutputLayout(),
                           getRowTiles(offsets, sizes));
    resultOffsets = std::move(slice.offsets);
    resultSizes = std::move(slice.sizes);
    return success();
  }

  LogicalResult getIterationDomainTileFromResultTile(
      Operation *op, OpBuilder &builder, unsigned resultNumber,
      ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes,
      SmallVectorImpl<OpFoldResult> &domainOffsets,
      SmallVectorImpl<OpFoldResult> &domainSizes) const {
    auto attention = cast<AttentionOp>(op);
    LayoutAttr layout = resultNumber == 1 ? attention.getLseLayoutAttr()
                                          : attention.getOutputLayout();
    getDomainTile(builder, layout, offsets, sizes,
                  getValueDepthExtent(builder, attention), domainOffsets,
                  domainSizes);
    return success();
  }

  FailureOr<TilingResult>
  generateResultTileValue(Operation *op, OpBuilder &builder,
                          unsigned resultNumber, ArrayRef<OpFoldResult> offsets,
                          ArrayRef<OpFoldResult> sizes) const {
    return tileResult(*this, op, builder, resultNumber, offsets, sizes);
  }

  LogicalResult getIterationDomainTileFromOperandTiles(
      Operation *op, OpBuilder &builder, ArrayRef<unsigned> operandNumbers,
      ArrayRef<SmallVector<OpFoldResult>> allOffsets,
      ArrayRef<SmallVector<OpFoldResult>> allSizes,
      SmallVectorImpl<OpFoldResult> &domainOffsets,
      SmallVectorImpl<OpFoldResult> &domainSizes) const;

  FailureOr<TilingResult> getTiledImplementationFromOperandTiles(
      Operation *op, OpBuilder &builder, ArrayRef<unsigned> operandNumbers,
      ArrayRef<SmallVector<OpFoldResult>> allOffsets,
      ArrayRef<SmallVector<OpFoldResult>> allSizes) const {
    SmallVector<OpFoldResult> domainOffsets, domainSizes;
    if (failed(getIterationDomainTileFromOperandTiles(
            op, builder, operandNumbers, allOffsets, allSizes, domainOffsets,
            domainSizes)))
      return failure();
    return getTiledImplementation(op, builder, domainOffsets, domainSizes);
  }

private:
  static OpFoldResult getValueDepthExtent(OpBuilder &builder, AttentionOp op) {
    return AttentionOp::getExtent(builder, op.getLoc(), op.getValue(),
                                  op.getValueLayout(), Axis::Depth);
  }
};
} // namespace

FailureOr<TilingResult> AttentionTiling::getTiledImplementation(
    Operation *operation, OpBuilder &builder, ArrayRef<OpFoldResult> offsets,
    ArrayRef<OpFoldResult> sizes) const {
  auto op = cast<AttentionOp>(operation);
  Location loc = op.getLoc();
  AxisTiles rows = getRowTiles(offsets, sizes);
  if (failed(verifyResultsAreNotEmpty(
          cast<DestinationStyleOpInterface>(operation))))
    return failure();
  AxisTile depth = *rows[Axis::Depth];
  if (op.getLse() &&
      !coversAxis(depth, op.getValue(), op.getValueLayout(), Axis::Depth))
    return emitDepthError(op, "depth of value", depth, op.getValueDepth());
  FailureOr<AxisTile> keyHeads = getKeyHeadTile(builder, op, *rows[Axis::Head]);
  if (failed(keyHeads))
    return failure();

  AxisTiles queries = rows;
  queries[Axis::Depth].reset();
  AxisTiles keys;
  // Any batch may have any page.
  if (!op.getPageTable())
    keys[Axis::Batch] = rows[Axis::Batch];
  keys[Axis::Head] = *keyHeads;
  AxisTiles values = keys;
  values[Axis::Depth] = depth;
  AxisTiles pairs = rows;
  pairs[Axis::Query] = rows[Axis::Sequence];

  TilingResult result;
  AttentionOp::Properties properties = op.getProperties();
  SmallVector<Value> operands;
  // One segment after the other, in the order of the op's arguments.
  unsigned segment = 0;
  auto addSegment = [&](ValueRange segmentOperands) {
    llvm::append_range(operands, segmentOperands);
    properties.operandSegmentSizes[segment++] = segmentOperands.size();
  };
  auto addSlice = [&](Value operand, LayoutAttr layout,
                      const AxisTiles &tiles) {
    if (!operand)
      return addSegment({});
    addSegment(takeSlice(builder, loc, operand, layout, tiles,
                         result.generatedSlices));
  };
  auto addOptional = [&](Value operand) {
    addSegment(operand ? ValueRange(operand) : ValueRange());
  };
  auto letters = [&](StringRef axes) {
    return *LayoutAttr::parseLetters(builder.getContext(), axes);
  };
  addSlice(op.getQuery(), op.getQueryLayout(), queries);
  addSlice(op.getKey(), op.getKeyLayout(), keys);
  addSlice(op.getValue(), op.getValueLayout(), values);
  addSlice(op.getBias(), op.getBiasLayoutAttr(), pairs);
  addSlice(op.getMask(), op.getMaskLayoutAttr(), pairs);
  addSlice(op.getKeyLengths(), letters("b"), rows);
  addSlice(op.getPageTable(), letters("bk"), rows);
  addSlice(op.getSink(), letters("h"), rows);
  if (op.hasBand()) {
    addOptional(getTileDiagonalOffset(builder, op));
    properties.diagonal =
        DiagonalAttr::get(builder.getContext(), Diagonal::TopLeft);
  } else {
    addOptional(op.getDiagonalOffset());
  }
  addOptional(op.getDropoutSeed());
  addOptional(op.getDropoutOffset());
  addSegment(getTileOrigin(builder, op, offsets));
  addSlice(op.getOutput(), op.getOutputLayout(), rows);
  unsigned firstInit = operands.size() - 1;
  addSlice(op.getLse(), op.getLseLayoutAttr(), rows);

  SmallVector<Type> resultTypes;
  if (op.isOnTensors())
    llvm::append_range(resultTypes,
                       ValueRange(operands).drop_front(firstInit).getTypes());
  auto tiled =
      AttentionOp::create(builder, loc, resultTypes, operands, properties,
                          llvm::to_vector(operation->getDiscardableAttrs()));
  IRMapping mapping;
  op.getScore().cloneInto(&tiled.getScore(), mapping);
  result.tiledOps.push_back(tiled);
  result.tiledValues = llvm::to_vector_of<Value>(tiled->getResults());
  return result;
}

LogicalResult AttentionTiling::getIterationDomainTileFromOperandTiles(
    Operation *operation, OpBuilder &builder, ArrayRef<unsigned> operandNumbers,
    ArrayRef<SmallVector<OpFoldResult>> allOffsets,
    ArrayRef<SmallVector<OpFoldResult>> allSizes,
    SmallVectorImpl<OpFoldResult> &domainOffsets,
    SmallVectorImpl<OpFoldResult> &domainSizes) const {
  auto op = cast<AttentionOp>(operation);
  for (auto [number, offsets, sizes] :
       llvm::zip_equal(operandNumbers, allOffsets, allSizes)) {
    Value operand = op->getOperand(number);
    OpOperand &use = op->getOpOperand(number);
    LayoutAttr layout;
    if (&use == &op.getQueryMutable()) {
      layout = op.getQueryLayout();
      if (std::optional<unsigned> dim = layout.getDim(Axis::Depth)) {
        AxisTile depth{offsets[*dim], sizes[*dim]};
        if (!coversAxis(depth, operand, layout, Axis::Depth))
          return op.emitOpError("cannot use a tile of query that is cut along "
                                "the depth (")
                 << formatExtent(getConstantIntValue(depth.size)) << " of "
                 << formatExtent(op.getQueryDepth())
                 << "): a score needs all of it";
      }
    } else if (&use == &op.getOutputMutable()) {
      layout = op.getOutputLayout();
    } else if (op.getLse() && number + 1 == op->getNumOperands()) {
      layout = op.getLseLayoutAttr();
    } else {
      StringRef name = operand == op.getKey()     ? "key"
                       : operand == op.getValue() ? "value"
                                                  : "another operand";
      return op.emitOpError("cannot be fused with the producer of ")
             << name
             << ": each of its results needs all keys; only query and the "
                "inits come in tiles";
    }
    SmallVector<OpFoldResult> newOffsets, newSizes;
    getDomainTile(builder, layout, offsets, sizes,
                  getValueDepthExtent(builder, op), newOffsets, newSizes);
    // The query says nothing about the depth of value.
    if (&use == &op.getQueryMutable()) {
      newOffsets[DimDepth] = builder.getIndexAttr(0);
      newSizes[DimDepth] = getValueDepthExtent(builder, op);
    }
    if (!domainOffsets.empty() &&
        (!isEqualConstantIntOrValueArray(domainOffsets, newOffsets) ||
         !isEqualConstantIntOrValueArray(domainSizes, newSizes)))
      return op.emitOpError("cannot be fused with producers whose tiles are "
                            "different parts of its iteration domain");
    domainOffsets = newOffsets;
    domainSizes = newSizes;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// MergeOp
//===----------------------------------------------------------------------===//

namespace {
struct MergeTiling
    : public TilingInterface::ExternalModel<MergeTiling, MergeOp> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *) const {
    return SmallVector<utils::IteratorType>(NumDims,
                                            utils::IteratorType::parallel);
  }

  SmallVector<Range> getIterationDomain(Operation *op,
                                        OpBuilder &builder) const {
    auto merge = cast<MergeOp>(op);
    SmallVector<OpFoldResult> extents;
    for (Axis axis : {Axis::Batch, Axis::Head, Axis::Sequence, Axis::Depth})
      extents.push_back(AttentionOp::getExtent(
          builder, op->getLoc(), merge.getOutput(), merge.getLayout(), axis));
    return getDomain(builder, extents);
  }

  FailureOr<TilingResult>
  getTiledImplementation(Operation *op, OpBuilder &builder,
                         ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes) const {
    auto merge = cast<MergeOp>(op);
    AxisTiles tiles = getRowTiles(offsets, sizes);
    if (failed(verifyResultsAreNotEmpty(cast<DestinationStyleOpInterface>(op))))
      return failure();
    AxisTile depth = *tiles[Axis::Depth];
    if (!coversAxis(depth, merge.getOutput(), merge.getLayout(), Axis::Depth))
      return emitDepthError(
          merge, "depth", depth,
          cast<ShapedType>(merge.getOutput().getType())
              .getDimSize(*merge.getLayout().getDim(Axis::Depth)));
    TilingResult result;
    SmallVector<Value> operands;
    for (auto [number, operand] : llvm::enumerate(op->getOperands()))
      operands.push_back(takeSlice(builder, op->getLoc(), operand,
                                   getLayoutOf(merge, number), tiles,
                                   result.generatedSlices));
    SmallVector<Type> resultTypes;
    if (merge.isOnTensors())
      llvm::append_range(resultTypes,
                         ValueRange(operands).take_back(2).getTypes());
    Operation *tiled = mlir::clone(builder, op, resultTypes, operands);
    result.tiledOps.push_back(tiled);
    result.tiledValues = llvm::to_vector_of<Value>(tiled->getResults());
    return result;
  }

  LogicalResult
  getResultTilePosition(Operation *op, OpBuilder &builder,
                        unsigned resultNumber, ArrayRef<OpFoldResult> offsets,
                        ArrayRef<OpFoldResult> sizes,
                        SmallVector<OpFoldResult> &resultOffsets,
                        SmallVector<OpFoldResult> &resultSizes) const {
    auto merge = cast<MergeOp>(op);
    Slice slice =
        getSlice(builder, op->getLoc(),
                 resultNumber == 0 ? merge.getOutput() : merge.getLse(),
                 getLayoutOf(merge, resultNumber), getRowTiles(offsets, sizes));
    resultOffsets = std::move(slice.offsets);
    resultSizes = std::move(slice.sizes);
    return success();
  }

  LogicalResult getIterationDomainTileFromResultTile(
      Operation *op, OpBuilder &builder, unsigned resultNumber,
      ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes,
      SmallVectorImpl<OpFoldResult> &domainOffsets,
      SmallVectorImpl<OpFoldResult> &domainSizes) const {
    auto merge = cast<MergeOp>(op);
    getDomainTile(builder, getLayoutOf(merge, resultNumber), offsets, sizes,
                  AttentionOp::getExtent(builder, op->getLoc(),
                                         merge.getOutput(), merge.getLayout(),
                                         Axis::Depth),
                  domainOffsets, domainSizes);
    return success();
  }

  FailureOr<TilingResult>
  generateResultTileValue(Operation *op, OpBuilder &builder,
                          unsigned resultNumber, ArrayRef<OpFoldResult> offsets,
                          ArrayRef<OpFoldResult> sizes) const {
    return tileResult(*this, op, builder, resultNumber, offsets, sizes);
  }

  LogicalResult getIterationDomainTileFromOperandTiles(
      Operation *op, OpBuilder &builder, ArrayRef<unsigned> operandNumbers,
      ArrayRef<SmallVector<OpFoldResult>> allOffsets,
      ArrayRef<SmallVector<OpFoldResult>> allSizes,
      SmallVectorImpl<OpFoldResult> &domainOffsets,
      SmallVectorImpl<OpFoldResult> &domainSizes) const {
    for (auto [number, offsets, sizes] :
         llvm::zip_equal(operandNumbers, allOffsets, allSizes)) {
      SmallVector<OpFoldResult> newOffsets, newSizes;
      // Even operands are outputs, odd ones log-sum-exps, as with the results.
      if (failed(getIterationDomainTileFromResultTile(
              op, builder, number % 2, offsets, sizes, newOffsets, newSizes)))
        return failure();
      if (!domainOffsets.empty() &&
          (!isEqualConstantIntOrValueArray(domainOffsets, newOffsets) ||
           !isEqualConstantIntOrValueArray(domainSizes, newSizes)))
        return op->emitOpError("cannot be fused with producers whose tiles are "
                               "different parts of its iteration domain");
      domainOffsets = newOffsets;
      domainSizes = newSizes;
    }
    return success();
  }

  FailureOr<TilingResult> getTiledImplementationFromOperandTiles(
      Operation *op, OpBuilder &builder, ArrayRef<unsigned> operandNumbers,
      ArrayRef<SmallVector<OpFoldResult>> allOffsets,
      ArrayRef<SmallVector<OpFoldResult>> allSizes) const {
    SmallVector<OpFoldResult> domainOffsets, domainSizes;
    if (failed(getIterationDomainTileFromOperandTiles(
            op, builder, operandNumbers, allOffsets, allSizes, domainOffsets,
            domainSizes)))
      return failure();
    return getTiledImplementation(op, builder, domainOffsets, domainSizes);
  }

private:
  /// Operands and results alternate between outputs and log-sum-exps.
  static LayoutAttr getLayoutOf(MergeOp op, unsigned number) {
    return number % 2 == 0 ? op.getLayout() : op.getLseLayout();
  }
};
} // namespace

void attn::attachTilingModels(MLIRContext &context) {
  AttentionOp::attachInterface<AttentionTiling>(context);
  MergeOp::attachInterface<MergeTiling>(context);
  attachBackwardTilingModel(context);
  // What the models create besides the dialect's own dependents.
  context.loadDialect<affine::AffineDialect, memref::MemRefDialect>();
}
