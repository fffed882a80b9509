//===- CollectiveProgram.cpp - One workgroup's attention ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The program of a tile on a GPU, in vectors of whole tiles: row r of them is
// query `r mod query_tile` of head `r floordiv query_tile`. Loads give zeros
// beyond the edges of their operands, so all vectors have the schedule's size
// and there is one loop for all blocks of keys. What a diagonal, a window or
// the end of the keys cuts is masked in a branch that whole blocks don't take.
//
// f16 stays f16 for the products, which add up in f32; the probabilities are
// rounded toward zero, and the sum is taken of what was rounded, but where a
// log-sum-exp is wanted, which depends on it alone. bf16 widens to f32 as it is
// read, or stays for matrix instructions; these let probabilities exceed one: a
// row is scaled to a new maximum only where it has grown by a good deal. Where
// products take subnormal numbers of f16 for zero, probabilities are made as
// large as f16 holds: what is carried lies below the maximum by that.

#include "CollectiveProgram.h"
#include "CollectiveCost.h"
#include "KeyPositions.h"
#include "MmaCost.h"
#include "ScoreExponents.h"
#include "TargetDevice.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace attn;

static constexpr double log2e = 1.4426950408889634;
static constexpr double ln2 = 0.6931471805599453;

namespace {
/// What the loop over blocks of keys carries: the maximum of each row, partial
/// sums of its probabilities, one for each lane that shares the row, and its
/// output before the division.
struct RowState {
  Value max, sum, acc;
};

class CollectiveProgram {
public:
  /// With an `atom` that takes the products, tiles are padded to its sizes.
  CollectiveProgram(AttentionOp op, const MmaAtom *atom, OpBuilder &builder);
  void emit();

private:
  /// What the second product takes, and partial sums of each row.
  struct Probabilities {
    Value rounded, sum;
  };
  Probabilities emitProbabilities(Value exponents, Value sum,
                                  Value shrink = {});
  RowState emitRescale(Value part, const RowState &state);
  ValueRange emitIfAbove(Value values, Value limit, ValueRange kept,
                         function_ref<SmallVector<Value>()> build);
  RowState emitRareRescale(Value scores, const RowState &state);
  Probabilities emitLikelyProbabilities(Value scores, RowState &state);
  RowState emitBlock(Value block, const RowState &before);
  Value emitScores(Value block);
  Value emitScoreChain(Value products, Value block);
  Value emitCuts(Value scores, Value block);
  Value emitDropout(Value probabilities, Value block);
  Value emitCleared(Value acc, Value isEmpty);
  void emitEpilogue(const RowState &state);

  // Memory.
  /// What the rows and columns of an operand's tile are.
  enum class Role { Queries, Keys, Pairs };
  AffineMap getMap(Role role, LayoutAttr layout, Value operand);
  Value loadTile(Role role, Value operand, LayoutAttr layout, Value row,
                 Value column, int64_t rows, int64_t columns);
  Value loadOperand(Role role, Value operand, LayoutAttr layout, Value row,
                    int64_t rows, int64_t depth);
  void storeTile(Value tile, Value operand, LayoutAttr layout);
  Value limitKeys(Value operand, LayoutAttr layout);
  Value joinPages(Value operand, LayoutAttr layout);

  // Vectors.
  VectorType getTileType(int64_t rows, int64_t columns, Type element) {
    return VectorType::get({rows, columns}, element);
  }
  Value splat(Value like, double value) {
    return splatLike(builder, loc, like, value);
  }
  Value splat(VectorType type, FloatAttr value) {
    return arith::ConstantOp::create(builder, loc,
                                     DenseElementsAttr::get(type, value));
  }
  Value filled(int64_t columns, double value) {
    return splat(getTileType(rows, columns, f32),
                 builder.getFloatAttr(f32, value));
  }
  Value lowest();
  Value scaleRows(Value tile, Value factors);
  Value broadcastRows(Value rowValues, Value like) {
    return attn::broadcastRows(builder, loc, rowValues, like);
  }
  Value contract(Value lhs, Value rhs, Value accumulator, bool transposeRhs);
  Value getExponents(Value score, Value max) {
    return exponents.getExponents(builder, loc, score, max);
  }
  Value scaleMax(Value max) { return exponents.scaleMax(builder, loc, max); }
  Value getShrink(Value max, Value newMax) {
    return exponents.getShrink(builder, loc, max, newMax);
  }
  using MapBody = function_ref<Value(OpBuilder &, Location, ValueRange elements,
                                     Value row, Value column)>;
  Value emitMap(Value like, ValueRange inputs, MapBody body);

  // Positions in the body of a map.
  Value buildQuery(OpBuilder &builder, Location loc, Value row);
  Value buildHead(OpBuilder &builder, Location loc, Value row);
  struct Position {
    Value batch, head, query, key;
  };
  Position buildPosition(OpBuilder &builder, Location loc, Value row,
                         Value column, Value block);
  void clampPosition(OpBuilder &builder, Location loc, Position &position);
  /// The last of each axis, where a tile may have room for more and a region
  /// reads memory along it.
  Position buildLastPosition();

  AttentionOp op;
  OpBuilder &builder;
  Location loc;
  CollectiveAttr schedule;
  const GpuModel &chip;
  Type f32, elementType;
  /// The type that keys and values are multiplied in.
  Type productType;
  int64_t rows, keyTile, queryDepth, valueDepth;
  bool isPacked;
  /// Whether waves look at all of their rows at once, as where rows are scaled
  /// rarely.
  bool asksWaves;
  ScoreExponents exponents;
  QueryTile place;
  KeyRanges ranges;
  Value zero;
  Value queries, keys, values;
  Position last = {};
  HalfEnds own;
};
} // namespace

/// How much larger than one probabilities are to be, in powers of two, so that
/// none that matters is subnormal: f16 ends at 2^16, and a row that has grown
/// is not rescaled at once.
static int64_t getLift(CollectiveAttr schedule, Type productType) {
  if (!productType.isF16() ||
      !findGpuModel(schedule.getChip().getValue())->flushesHalves)
    return 0;
  constexpr int64_t most = 15;
  return most - (schedule.getMma() ? schedule.getMma().getRescaleAbove() : 0);
}

CollectiveProgram::CollectiveProgram(AttentionOp op, const MmaAtom *atom,
                                     OpBuilder &builder)
    : op(op), builder(builder), loc(op.getLoc()),
      schedule(op.getCollectiveAttr()),
      chip(*findGpuModel(schedule.getChip().getValue())),
      f32(builder.getF32Type()),
      elementType(getElementTypeOrSelf(op.getQuery().getType())),
      productType(atom ? elementType : getProductType(elementType, chip)),
      rows(schedule.getRows()), keyTile(schedule.getKeyTile()),
      queryDepth(
          atom ? atom->getPaddedQueryDepth(op.getQueryDepth())
               : llvm::alignTo(op.getQueryDepth(), schedule.getDepthStage())),
      valueDepth(atom ? atom->getPaddedValueDepth(op.getValueDepth())
                      : getPaddedValueDepth(op.getValueDepth(),
                                            schedule.getRowLanes())),
      isPacked(schedule.getHeads() > 1),
      asksWaves(atom && !atom->isDirect() &&
                schedule.getMma().getRescaleAbove() > 0),
      exponents(op, elementType, /*scalesRows=*/atom != nullptr,
                getLift(schedule, productType)) {
  place = buildQueryTile(op, builder);
  // A producer's copies give zeros where tensors end, not where a length does.
  // There no block reaches beyond it, but the first one before the first key.
  place.blocksEndWithKeys = op.getKeyLengths() && schedule.getMma() &&
                            schedule.getMma().getProducer();
  ranges = buildKeyRanges(op, builder, place, keyTile);
  zero = arith::ConstantIndexOp::create(builder, loc, 0);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Where element (row, column) of a tile is in an operand: rows are queries,
/// perhaps of several heads, or keys, which have one head; columns are the
/// depth, or keys for bias and mask. There an axis of extent one is broadcast.
AffineMap CollectiveProgram::getMap(Role role, LayoutAttr layout,
                                    Value operand) {
  AffineExpr column = builder.getAffineDimExpr(1);
  AffineExpr first = builder.getAffineConstantExpr(0);
  AffineExpr row = builder.getAffineDimExpr(0), head = first;
  if (role != Role::Keys && isPacked) {
    head = row.floorDiv(schedule.getQueryTile());
    row = row % schedule.getQueryTile();
  }
  auto type = cast<MemRefType>(operand.getType());
  SmallVector<AffineExpr> results;
  for (auto [dim, axis] : llvm::enumerate(layout.getAxes())) {
    bool isBroadcast = role == Role::Pairs && type.getDimSize(dim) == 1;
    if (isBroadcast || axis == Axis::Batch)
      results.push_back(first);
    else if (axis == Axis::Head)
      results.push_back(head);
    else if (axis == Axis::Sequence || axis == Axis::Query)
      results.push_back(row);
    else
      results.push_back(column);
  }
  return AffineMap::get(2, 0, results, builder.getContext());
}

Value CollectiveProgram::loadTile(Role role, Value operand, LayoutAttr layout,
                                  Value row, Value column, int64_t rows,
                                  int64_t columns) {
  Type element = getElementTypeOrSelf(operand.getType());
  return LoadOp::create(builder, loc, getTileType(rows, columns, element),
                        operand, row, column, getMap(role, layout, operand));
}

/// A tile of query, key or value in the type of the products.
Value CollectiveProgram::loadOperand(Role role, Value operand,
                                     LayoutAttr layout, Value row, int64_t rows,
                                     int64_t depth) {
  Value tile = loadTile(role, operand, layout, row, zero, rows, depth);
  if (elementType == productType)
    return tile;
  return arith::ExtFOp::create(builder, loc,
                               getTileType(rows, depth, productType), tile);
}

void CollectiveProgram::storeTile(Value tile, Value operand,
                                  LayoutAttr layout) {
  auto type = cast<VectorType>(tile.getType());
  Type element = getElementTypeOrSelf(operand.getType());
  if (element != type.getElementType())
    tile = arith::TruncFOp::create(
        builder, loc, VectorType::get(type.getShape(), element), tile);
  StoreOp::create(builder, loc, tile, operand, zero, zero,
                  getMap(Role::Queries, layout, operand));
}

/// Key or value as if it were contiguous along the keys.
Value CollectiveProgram::joinPages(Value operand, LayoutAttr layout) {
  if (!op.getPageTable())
    return operand;
  return PagedOp::create(builder, loc, operand, op.getPageTable(),
                         *layout.getDim(Axis::Batch),
                         *layout.getDim(Axis::Sequence));
}

/// The part of key or value that ends at the key length: what follows is never
/// read.
Value CollectiveProgram::limitKeys(Value operand, LayoutAttr layout) {
  if (!op.getKeyLengths() || place.blocksEndWithKeys)
    return operand;
  unsigned dim = *layout.getDim(Axis::Sequence);
  SmallVector<OpFoldResult> sizes =
      memref::getMixedSizes(builder, loc, operand);
  SmallVector<OpFoldResult> offsets(sizes.size(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
  sizes[dim] = place.keyEnd;
  return memref::SubViewOp::create(builder, loc, operand, offsets, sizes,
                                   strides);
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

/// Where maxima start: a row whose keys are all masked then has the sum zero,
/// and no difference of infinities arises.
Value CollectiveProgram::lowest() {
  APFloat number = APFloat::getLargest(APFloat::IEEEsingle(),
                                       /*Negative=*/true);
  return splat(getTileType(rows, 1, f32), builder.getFloatAttr(f32, number));
}

Value CollectiveProgram::scaleRows(Value tile, Value factors) {
  return arith::MulFOp::create(builder, loc, tile,
                               broadcastRows(factors, tile));
}

/// accumulator[i, j] + sum over k of lhs[i, k] * rhs[j, k], or of
/// lhs[i, k] * rhs[k, j].
Value CollectiveProgram::contract(Value lhs, Value rhs, Value accumulator,
                                  bool transposeRhs) {
  AffineExpr i, j, k;
  bindDims(builder.getContext(), i, j, k);
  auto map = [&](AffineExpr row, AffineExpr column) {
    return AffineMap::get(3, 0, {row, column}, builder.getContext());
  };
  ArrayAttr maps = builder.getAffineMapArrayAttr(
      {map(i, k), transposeRhs ? map(j, k) : map(k, j), map(i, j)});
  auto iterator = [&](vector::IteratorType type) -> Attribute {
    return vector::IteratorTypeAttr::get(builder.getContext(), type);
  };
  ArrayAttr iterators =
      builder.getArrayAttr({iterator(vector::IteratorType::parallel),
                            iterator(vector::IteratorType::parallel),
                            iterator(vector::IteratorType::reduction)});
  return vector::ContractionOp::create(builder, loc, lhs, rhs, accumulator,
                                       maps, iterators);
}

Value CollectiveProgram::emitMap(Value like, ValueRange inputs, MapBody body) {
  auto map = MapOp::create(builder, loc, like.getType(), inputs);
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&map.getBody());
  for (Value input : inputs)
    block->addArgument(getElementTypeOrSelf(input.getType()), loc);
  Value row = block->addArgument(builder.getI32Type(), loc);
  Value column = block->addArgument(builder.getI32Type(), loc);
  Value result =
      body(builder, loc, block->getArguments().take_front(inputs.size()), row,
           column);
  YieldOp::create(builder, loc, result);
  hoistSharedValues(map);
  return map.getResult();
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

Value CollectiveProgram::buildQuery(OpBuilder &builder, Location loc,
                                    Value row) {
  if (!isPacked)
    return row;
  Value mask = arith::ConstantOp::create(
      builder, loc, builder.getI32IntegerAttr(schedule.getQueryTile() - 1));
  return arith::AndIOp::create(builder, loc, row, mask);
}

Value CollectiveProgram::buildHead(OpBuilder &builder, Location loc,
                                   Value row) {
  if (!isPacked)
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI32IntegerAttr(0));
  Value shift = arith::ConstantOp::create(
      builder, loc,
      builder.getI32IntegerAttr(llvm::Log2_64(schedule.getQueryTile())));
  return arith::ShRUIOp::create(builder, loc, row, shift);
}

CollectiveProgram::Position
CollectiveProgram::buildPosition(OpBuilder &builder, Location loc, Value row,
                                 Value column, Value block) {
  auto global = [&](unsigned axis, Value local) {
    Value index =
        arith::IndexCastOp::create(builder, loc, builder.getIndexType(), local);
    return applyOrigin(builder, loc, op, axis, index);
  };
  Value key = arith::AddIOp::create(
      builder, loc, block,
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), column));
  Value first = arith::ConstantIndexOp::create(builder, loc, 0);
  return {applyOrigin(builder, loc, op, 0, first),
          global(1, buildHead(builder, loc, row)),
          global(2, buildQuery(builder, loc, row)),
          applyOrigin(builder, loc, op, 3, key)};
}

CollectiveProgram::Position CollectiveProgram::buildLastPosition() {
  auto build = [&](unsigned axis, OpFoldResult extent) -> Value {
    if (!readsArraysAlong(op, axis))
      return {};
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    Value local = arith::SubIOp::create(
        builder, loc, getValueOrCreateConstantIndexOp(builder, loc, extent),
        one);
    return applyOrigin(builder, loc, op, axis, local);
  };
  Position last = {};
  last.head = build(1, op.getQueryHeadsExtent(builder));
  last.query = build(2, place.numQueries);
  last.key = build(3, op.getKeyLengthExtent(builder));
  return last;
}

void CollectiveProgram::clampPosition(OpBuilder &builder, Location loc,
                                      Position &position) {
  auto clamp = [&](Value &index, Value bound) {
    if (bound)
      index = arith::MinSIOp::create(builder, loc, index, bound);
  };
  clamp(position.head, last.head);
  clamp(position.query, last.query);
  clamp(position.key, last.key);
}

//===----------------------------------------------------------------------===//
// Blocks of keys
//===----------------------------------------------------------------------===//

/// From products to scores, but for masks by position (docs/Semantics.md,
/// attention-s4 to s8).
Value CollectiveProgram::emitScoreChain(Value products, Value block) {
  if (!exponents.areScores() && !op.getMask())
    return products;
  SmallVector<Value> inputs = {products};
  auto addInput = [&](Value operand, LayoutAttr layout) {
    inputs.push_back(
        loadTile(Role::Pairs, operand, layout, zero, block, rows, keyTile));
  };
  if (op.getBias())
    addInput(op.getBias(), op.getBiasLayoutAttr());
  if (op.getMask())
    addInput(op.getMask(), op.getMaskLayoutAttr());
  Value scores = emitMap(
      products, inputs,
      [&](OpBuilder &builder, Location loc, ValueRange elements, Value row,
          Value column) {
        Value score = elements[0];
        if (exponents.areScores()) {
          if (canCapByExponential(op)) {
            score = applySoftcapByExponential(builder, loc, op, score);
          } else {
            score = arith::MulFOp::create(builder, loc, score,
                                          op.materializeScale(builder));
            score = applySoftcap(builder, loc, op, score);
          }
          if (op.hasScoreRegion()) {
            Position position = buildPosition(builder, loc, row, column, block);
            clampPosition(builder, loc, position);
            score =
                applyScoreRegion(builder, loc, op, score, position.batch,
                                 position.head, position.query, position.key);
          }
          if (op.getBias())
            score = applyBias(builder, loc, score, elements[1]);
        }
        if (op.getMask())
          score = applyCondition(builder, loc, elements.back(), score);
        return score;
      });
  // Products and sums may be fused (attention-s16).
  scores.getDefiningOp()->walk([](arith::ArithFastMathInterface inner) {
    arith::FastMathFlags flags = inner.getFastMathFlagsAttr()
                                     ? inner.getFastMathFlagsAttr().getValue()
                                     : arith::FastMathFlags::none;
    inner->setAttr(
        inner.getFastMathAttrName(),
        arith::FastMathFlagsAttr::get(inner.getContext(),
                                      flags | arith::FastMathFlags::contract));
  });
  return scores;
}

/// Masks what the band or the end of the keys cuts off the block.
Value CollectiveProgram::emitCuts(Value scores, Value block) {
  Value isCut;
  auto addCut = [&](arith::CmpIPredicate predicate, OpFoldResult bound) {
    Value cut = arith::CmpIOp::create(
        builder, loc, predicate, block,
        getValueOrCreateConstantIndexOp(builder, loc, bound));
    isCut = isCut ? arith::OrIOp::create(builder, loc, isCut, cut).getResult()
                  : cut;
  };
  if (ranges.head)
    addCut(arith::CmpIPredicate::slt, ranges.body.begin);
  if (ranges.tail)
    addCut(arith::CmpIPredicate::sge,
           own.bodyEnd ? OpFoldResult(own.bodyEnd) : ranges.body.end);
  if (!isCut)
    return scores;
  auto branch = scf::IfOp::create(builder, loc, scores.getType(), isCut,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  PairBounds bounds = buildPairBounds(op, builder, place,
                                      schedule.getQueryTile(), keyTile, block);
  Value masked =
      emitMap(scores, scores,
              [&](OpBuilder &builder, Location loc, ValueRange elements,
                  Value row, Value column) {
                Value attended = buildPositionCondition(
                    builder, loc, bounds, [&] { return column; },
                    [&] { return buildQuery(builder, loc, row); });
                return applyCondition(builder, loc, attended, elements[0]);
              });
  scf::YieldOp::create(builder, loc, masked);
  builder.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(builder, loc, scores);
  return branch.getResult(0);
}

Value CollectiveProgram::emitScores(Value block) {
  Value key = loadOperand(Role::Keys, keys, op.getKeyLayout(), block, keyTile,
                          queryDepth);
  Value products =
      contract(queries, key, filled(keyTile, 0.0), /*transposeRhs=*/true);
  return emitCuts(emitScoreChain(products, block), block);
}

/// Drops probabilities. What is kept is scaled up at the end.
Value CollectiveProgram::emitDropout(Value probabilities, Value block) {
  if (!op.getDropoutAttr())
    return probabilities;
  return emitMap(
      probabilities, probabilities,
      [&](OpBuilder &builder, Location loc, ValueRange elements, Value row,
          Value column) {
        Position position = buildPosition(builder, loc, row, column, block);
        Value keep =
            buildDropoutKeep(builder, loc, op, position.batch, position.head,
                             position.query, position.key);
        Value nothing = arith::ConstantOp::create(
            builder, loc, builder.getZeroAttr(elements[0].getType()));
        return arith::SelectOp::create(builder, loc, keep, elements[0], nothing)
            .getResult();
      });
}

/// The probabilities of a block, rounded for the product, and `sum` with those
/// of each row added, itself multiplied by `shrink` before.
///
/// Rounding toward zero takes one instruction for two. The quotient of two sums
/// of what was rounded so is right, but not the logarithm of one: with a
/// log-sum-exp, the sum is of unrounded probabilities, and these are rounded to
/// nearest, so that the quotient has no bias. So it is for bf16, and on chips
/// without dots of halves, where rounded values would have to be widened to be
/// summed. Halves, which are rare, are rounded as is easiest, and a NaN is left
/// to the sum.
CollectiveProgram::Probabilities
CollectiveProgram::emitProbabilities(Value exponents, Value sum, Value shrink) {
  Value exact = math::Exp2Op::create(builder, loc, exponents), rounded = exact;
  bool isBf16 = productType.isBF16();
  bool sumsExact = op.getLse() || isBf16 || !chip.hasHalfDot;
  if (productType != f32) {
    MLIRContext *context = builder.getContext();
    std::optional<arith::RoundingMode> rounding;
    if (!sumsExact)
      rounding = arith::RoundingMode::toward_zero;
    else if (isBf16 && !chip.roundsToBf16)
      rounding = arith::RoundingMode::to_nearest_away;
    rounded = arith::TruncFOp::create(
        builder, loc, getTileType(rows, keyTile, productType), exact,
        rounding ? arith::RoundingModeAttr::get(context, *rounding)
                 : arith::RoundingModeAttr(),
        isBf16
            ? arith::FastMathFlagsAttr::get(context, arith::FastMathFlags::nnan)
            : arith::FastMathFlagsAttr());
  }
  sum = shrink ? scaleRows(sum, shrink) : sum;
  return {rounded,
          PartialSumOp::create(builder, loc, sumsExact ? exact : rounded, sum)};
}

/// The rows at their new maxima, of which each lane has a `part`.
RowState CollectiveProgram::emitRescale(Value part, const RowState &state) {
  Value blockMax = RowReduceOp::create(builder, loc, getTileType(rows, 1, f32),
                                       RowReduction::Maximum, part);
  Value max = arith::MaxNumFOp::create(builder, loc, state.max, blockMax);
  Value shrink = getShrink(state.max, max);
  Value sum = scaleRows(state.sum, shrink);
  if (!asksWaves)
    return {max, sum, scaleRows(state.acc, shrink)};
  // In a wave's first block there is no output yet.
  ValueRange acc = emitIfAbove(state.max, lowest(), {state.acc}, [&] {
    return SmallVector<Value>{scaleRows(state.acc, shrink)};
  });
  return {max, sum, acc.front()};
}

/// What `build` gives if a lane of the wave has something above the limit, else
/// `kept`, for which LLVM needs no branch. A NaN is above nothing.
ValueRange
CollectiveProgram::emitIfAbove(Value values, Value limit, ValueRange kept,
                               function_ref<SmallVector<Value>()> build) {
  Value isAbove = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OGT,
                                        values, limit);
  Value isAny = AnyInWaveOp::create(builder, loc, isAbove);
  auto yield = [&](ValueRange results) {
    scf::YieldOp::create(builder, loc, results);
  };
  auto branch = scf::IfOp::create(
      builder, loc, isAny, [&](OpBuilder &, Location) { yield(build()); },
      [&](OpBuilder &, Location) { yield(kept); });
  return branch.getResults();
}

/// Moves the rows of a wave to the maximum of `scores` if that of any of them
/// has grown by so much that its probabilities could leave the range in which
/// they are rounded well. Each lane looks at what it has of a row, so lanes
/// talk to each other only in the branch, and waves not at all. A row without
/// scores so far is at the lowest number, which anything exceeds.
RowState CollectiveProgram::emitRareRescale(Value scores,
                                            const RowState &state) {
  VectorType partType = getTileType(rows, schedule.getRowLanes(), f32);
  Value part = scaleMax(PartialMaxOp::create(builder, loc, partType, scores));
  double growth = exponents.getDistance(schedule.getMma().getRescaleAbove());
  Value limit =
      arith::AddFOp::create(builder, loc, state.max, splat(state.max, growth));
  ValueRange results = emitIfAbove(
      part, broadcastRows(limit, part), {state.max, state.sum, state.acc}, [&] {
        RowState moved = emitRescale(part, state);
        return SmallVector<Value>{moved.max, moved.sum, moved.acc};
      });
  return {results[0], results[1], results[2]};
}

/// Where vector instructions decide: probabilities at the maxima so far, and
/// only if a lane's sum of them is large, those at new ones. Above the lowest
/// number, any score has an infinite probability.
CollectiveProgram::Probabilities
CollectiveProgram::emitLikelyProbabilities(Value scores, RowState &state) {
  VectorType partType = getTileType(rows, schedule.getRowLanes(), f32);
  Value none = filled(schedule.getRowLanes(), 0.0);
  Probabilities likely =
      emitProbabilities(getExponents(scores, state.max), none);
  double limit = int64_t(1) << schedule.getMma().getRescaleAbove();
  ValueRange results = emitIfAbove(
      likely.sum, splat(likely.sum, limit),
      {state.max, state.sum, state.acc, likely.rounded, likely.sum}, [&] {
        RowState moved = emitRescale(
            scaleMax(PartialMaxOp::create(builder, loc, partType, scores)),
            state);
        Probabilities again =
            emitProbabilities(getExponents(scores, moved.max), none);
        return SmallVector<Value>{moved.max, moved.sum, moved.acc,
                                  again.rounded, again.sum};
      });
  state = {results[0], results[1], results[2]};
  return {results[3],
          arith::AddFOp::create(builder, loc, results[1], results[4])};
}

RowState CollectiveProgram::emitBlock(Value block, const RowState &before) {
  Value scores = emitScores(block);
  RowState state = before;
  Probabilities probabilities;
  Value shrink; // Unless all is scaled in a branch.
  bool isRare = schedule.getMma() && schedule.getMma().getRescaleAbove() > 0;
  if (isRare &&
      MmaCost(CollectiveProblem(op, chip), schedule, chip).expectsOldMaxima()) {
    probabilities = emitLikelyProbabilities(scores, state);
  } else if (isRare) {
    state = emitRareRescale(scores, state);
    probabilities =
        emitProbabilities(getExponents(scores, state.max), state.sum);
  } else {
    Value blockMax =
        scaleMax(RowReduceOp::create(builder, loc, getTileType(rows, 1, f32),
                                     RowReduction::Maximum, scores));
    // A NaN is left to the exponential, which passes it on.
    state.max = arith::MaxNumFOp::create(builder, loc, before.max, blockMax);
    shrink = getShrink(before.max, state.max);
    probabilities =
        emitProbabilities(getExponents(scores, state.max), before.sum, shrink);
  }
  Value dropped = emitDropout(probabilities.rounded, block);
  Value value = loadOperand(Role::Keys, values, op.getValueLayout(), block,
                            keyTile, valueDepth);
  Value acc = shrink ? scaleRows(state.acc, shrink) : state.acc;
  acc = contract(dropped, value, acc, /*transposeRhs=*/false);
  return {state.max, probabilities.sum, acc};
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// Outputs with zeros in empty rows. There are few, so that waves that can ask
/// whether they have one do.
Value CollectiveProgram::emitCleared(Value acc, Value isEmpty) {
  auto clear = [&]() -> Value {
    return arith::SelectOp::create(builder, loc, broadcastRows(isEmpty, acc),
                                   splat(acc, 0.0), acc);
  };
  if (!asksWaves)
    return clear();
  Value isAny = AnyInWaveOp::create(builder, loc, isEmpty);
  auto branch = scf::IfOp::create(
      builder, loc, isAny,
      [&](OpBuilder &, Location) {
        scf::YieldOp::create(builder, loc, clear());
      },
      [&](OpBuilder &, Location) { scf::YieldOp::create(builder, loc, acc); });
  return branch.getResult(0);
}

/// Counts the sink in, divides, and stores output and log-sum-exp.
void CollectiveProgram::emitEpilogue(const RowState &state) {
  Value sum = RowReduceOp::create(builder, loc, getTileType(rows, 1, f32),
                                  RowReduction::Add, state.sum);
  Value nothing = filled(1, 0.0);
  auto isZero = [&](Value rowValues) {
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ,
                                 rowValues, nothing);
  };
  // A row that attends to nothing gives zero, whatever its values hold.
  Value acc = emitCleared(state.acc, isZero(sum));

  // From here on the maximum is a true score.
  Value max = exponents.getScore(builder, loc, state.max);
  Value factor = filled(1, 1.0);
  if (op.getSink()) {
    auto layout = *LayoutAttr::parseLetters(builder.getContext(), "h");
    Value sink =
        loadTile(Role::Queries, op.getSink(), layout, zero, zero, rows, 1);
    Value newMax = arith::MaxNumFOp::create(builder, loc, max, sink);
    // Minus infinity must not be subtracted from itself.
    newMax = arith::MaxNumFOp::create(builder, loc, newMax, lowest());
    auto below = [&](Value score) -> Value {
      Value distance = arith::SubFOp::create(builder, loc, score, newMax);
      Value exponent =
          arith::MulFOp::create(builder, loc, distance, splat(distance, log2e));
      return math::Exp2Op::create(builder, loc, exponent);
    };
    factor = below(max);
    sum = arith::MulFOp::create(builder, loc, sum, factor);
    sum = arith::AddFOp::create(builder, loc, sum, below(sink));
    max = newMax;
  }
  if (op.getLse()) {
    Value log = math::Log2Op::create(builder, loc, sum);
    Value lse = math::FmaOp::create(builder, loc, log, splat(log, ln2), max);
    storeTile(lse, op.getLse(), op.getLseLayoutAttr());
  }
  if (FloatAttr rate = op.getDropoutAttr())
    factor = arith::MulFOp::create(
        builder, loc, factor,
        splat(factor, 1.0 / (1.0 - rate.getValueAsDouble())));
  // Outputs of 16 bits are rounded by more than an approximate quotient is.
  bool isNarrow =
      getElementTypeOrSelf(op.getOutput().getType()).getIntOrFloatBitWidth() <
      32;
  Value quotient = arith::DivFOp::create(builder, loc, factor, sum,
                                         isNarrow ? arith::FastMathFlags::afn
                                                  : arith::FastMathFlags::none);
  quotient =
      arith::SelectOp::create(builder, loc, isZero(sum), nothing, quotient);
  storeTile(scaleRows(acc, quotient), op.getOutput(), op.getOutputLayout());
}

void CollectiveProgram::emit() {
  keys =
      limitKeys(joinPages(op.getKey(), op.getKeyLayout()), op.getKeyLayout());
  values = limitKeys(joinPages(op.getValue(), op.getValueLayout()),
                     op.getValueLayout());
  if (op.hasScoreRegion())
    last = buildLastPosition();
  queries = loadOperand(Role::Queries, op.getQuery(), op.getQueryLayout(), zero,
                        rows, queryDepth);
  if (MmaScheduleAttr mma = schedule.getMma();
      mma && !mma.getProducer() && mma.getWaveGroups() == 2 && !isPacked)
    own = buildHalfEnds(op, builder, place, ranges, rows, keyTile);
  auto toValue = [&](OpFoldResult bound) {
    return getValueOrCreateConstantIndexOp(builder, loc, bound);
  };
  Value begin = toValue(ranges.head ? ranges.head->begin : ranges.body.begin);
  Value end = own.end
                  ? own.end
                  : toValue(ranges.tail ? ranges.tail->end : ranges.body.end);
  Value step = arith::ConstantIndexOp::create(builder, loc, keyTile);
  Value max = lowest(), sum = filled(schedule.getRowLanes(), 0.0),
        acc = filled(valueDepth, 0.0);
  auto loop = scf::ForOp::create(
      builder, loc, begin, end, step, ValueRange{max, sum, acc},
      [&](OpBuilder &, Location, Value block, ValueRange args) {
        RowState state = emitBlock(block, {args[0], args[1], args[2]});
        scf::YieldOp::create(builder, loc,
                             ValueRange{state.max, state.sum, state.acc});
      });
  emitEpilogue({loop.getResult(0), loop.getResult(1), loop.getResult(2)});
}

void attn::emitCollectiveProgram(AttentionOp op, RewriterBase &rewriter) {
  CollectiveAttr schedule = op.getCollectiveAttr();
  const MmaAtom *atom = nullptr;
  if (schedule.getMma())
    atom =
        findScheduleAtom(schedule, *findGpuModel(schedule.getChip().getValue()),
                         getElementTypeOrSelf(op.getQuery().getType()));
  rewriter.setInsertionPoint(op);
  CollectiveProgram(op, atom, rewriter).emit();
  rewriter.eraseOp(op);
}
