//===- Decompose.cpp - Lower attention to plain linalg --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The executable reference: one linalg op for each clause of docs/Semantics.md,
// in its order, over the whole matrix of scores. Everything between operands
// and results is in the compute type and in the order b, h, i, j; the operands'
// layouts appear in the indexing maps alone.
//
// A key head is read with `h floordiv group` in the indexing map: every
// lowering to loops takes that, nothing is copied, and the axes stay those of
// the specification, which expanding h into (key head, member) would not. Only
// where the number of heads is dynamic, so that the map can't be written, the
// body reads keys and values with tensor.extract.

#include "AttentionDecomposer.h"
#include "Decomposer.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "attn/Dialect/Attn/Transforms/TensorForm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <limits>

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNDECOMPOSE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

//===----------------------------------------------------------------------===//
// Building blocks
//===----------------------------------------------------------------------===//

Value Decomposer::buildFiniteMaximum(OpBuilder &builder, Value value) const {
  Value isEmpty = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ,
                                        value, buildMinusInfinity(builder));
  return arith::SelectOp::create(builder, loc, isEmpty,
                                 buildFloat(builder, 0.0), value);
}

AffineMap Decomposer::getMap(LayoutAttr layout, unsigned numLoops,
                             function_ref<AffineExpr(Axis)> loopOf) const {
  SmallVector<AffineExpr> results;
  for (Axis axis : layout.getAxes())
    results.push_back(loopOf(axis));
  return AffineMap::get(numLoops, 0, results, rewriter.getContext());
}

SmallVector<Value> Decomposer::buildGeneric(unsigned numLoops,
                                            unsigned numReductions,
                                            ArrayRef<Indexed> inputs,
                                            ArrayRef<Indexed> inits,
                                            BodyBuilder body) const {
  SmallVector<Value> inputValues, initValues;
  SmallVector<AffineMap> maps;
  for (const Indexed &input : inputs) {
    inputValues.push_back(input.value);
    maps.push_back(input.map);
  }
  for (const Indexed &init : inits) {
    initValues.push_back(init.value);
    maps.push_back(init.map);
  }
  SmallVector<utils::IteratorType> iterators(numLoops,
                                             utils::IteratorType::parallel);
  std::fill_n(iterators.rbegin(), numReductions,
              utils::IteratorType::reduction);
  auto generic = linalg::GenericOp::create(
      rewriter, loc, TypeRange(ValueRange(initValues)), inputValues, initValues,
      maps, iterators, [&](OpBuilder &builder, Location loc, ValueRange args) {
        linalg::YieldOp::create(builder, loc, body(builder, loc, args));
      });
  // The body may have built positions that no step asked for.
  for (Operation &inner :
       llvm::make_early_inc_range(llvm::reverse(*generic.getBody())))
    if (isOpTriviallyDead(&inner))
      rewriter.eraseOp(&inner);
  return SmallVector<Value>(generic.getResults());
}

//===----------------------------------------------------------------------===//
// attn.attention
//===----------------------------------------------------------------------===//

std::optional<Indexed> AttentionDecomposer::indexKeySide(Value operand,
                                                         LayoutAttr layout,
                                                         unsigned sequence,
                                                         unsigned depth) {
  int64_t heads = op.getQueryHeads(), keyHeads = op.getKeyHeads();
  AffineExpr head = loop(H);
  if (group || op.getPageTable())
    return std::nullopt;
  if (keyHeads == 1)
    head = rewriter.getAffineConstantExpr(0);
  else if (heads != keyHeads)
    head = loop(H).floorDiv(std::max<int64_t>(heads / keyHeads, 1));
  AffineMap map = getMap(layout, 5, [&](Axis axis) {
    switch (axis) {
    case Axis::Batch:
      return loop(B);
    case Axis::Head:
      return head;
    case Axis::Sequence:
      return loop(sequence);
    default:
      return loop(depth);
    }
  });
  return Indexed{operand, map};
}

Value AttentionDecomposer::readKeySide(OpBuilder &builder, Value operand,
                                       LayoutAttr layout, unsigned sequence,
                                       unsigned depth) {
  auto at = [&](unsigned position) -> Value {
    return linalg::IndexOp::create(builder, loc, position);
  };
  auto buildConstant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  // Here, for a branch is no place for a position in the loops.
  Value key = at(sequence), place = at(depth), batch = at(B), head = at(H);
  if (op.getKeyHeads() == 1) {
    head = buildConstant(0);
  } else {
    int64_t keyHeads = std::max<int64_t>(op.getKeyHeads(), 1);
    Value perKeyHead = group ? group
                             : buildConstant(std::max<int64_t>(
                                   op.getQueryHeads() / keyHeads, 1));
    head = arith::DivUIOp::create(builder, loc, head, perKeyHead);
  }
  auto read = [&](Value batch, Value slot) -> Value {
    SmallVector<Value> indices;
    for (Axis axis : layout.getAxes())
      indices.push_back(axis == Axis::Batch      ? batch
                        : axis == Axis::Head     ? head
                        : axis == Axis::Sequence ? slot
                                                 : place);
    return tensor::ExtractOp::create(builder, loc, operand, indices);
  };
  if (!op.getPageTable())
    return read(batch, key);

  // attention-s20
  Value pageSize = buildConstant(*op.getPageSize());
  auto readSlot = [&]() -> Value {
    Value number = arith::DivUIOp::create(builder, loc, key, pageSize);
    Value page = tensor::ExtractOp::create(builder, loc, op.getPageTable(),
                                           ValueRange{batch, number});
    page =
        arith::IndexCastOp::create(builder, loc, builder.getIndexType(), page);
    Value slot = arith::RemUIOp::create(builder, loc, key, pageSize);
    return read(page, slot);
  };
  if (!op.getKeyLengths())
    return readSlot();
  Value length =
      tensor::ExtractOp::create(builder, loc, op.getKeyLengths(), batch);
  Value isLive = buildKeyLengthCondition(
      builder, loc, length, applyOrigin(builder, loc, op, /*axis=*/3, key));
  Type type = getElementTypeOrSelf(operand.getType());
  auto branch =
      scf::IfOp::create(builder, loc, type, isLive, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(builder, loc, readSlot());
  builder.setInsertionPointToStart(branch.elseBlock());
  Value nothing =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  scf::YieldOp::create(builder, loc, nothing);
  return branch.getResult(0);
}

Indexed AttentionDecomposer::indexPair(Value operand, LayoutAttr layout) {
  auto type = cast<RankedTensorType>(operand.getType());
  AffineMap map = getMap(layout, 4, [&](Axis axis) {
    unsigned position = axis == Axis::Batch   ? B
                        : axis == Axis::Head  ? H
                        : axis == Axis::Query ? I
                                              : Third;
    // An extent of one is read again for every position.
    return type.getDimSize(*layout.getDim(axis)) == 1
               ? rewriter.getAffineConstantExpr(0)
               : loop(position);
  });
  return {operand, map};
}

Value AttentionDecomposer::mapScores(
    Value scores, ArrayRef<Indexed> inputs,
    function_ref<Value(OpBuilder &, Value, ValueRange, ArrayRef<Value>)> step) {
  // Into a tensor of its own. To update the scores in place saves memory, but
  // linalg-fuse-elementwise-ops then fuses the update into a reduction over
  // more loops, where it is applied once for each of their iterations.
  SmallVector<Indexed> allInputs = {{scores, getLoops(4, 4)}};
  llvm::append_range(allInputs, inputs);
  return buildGeneric(4, 0, allInputs,
                      Indexed{buildEmpty(extents, computeType), getLoops(4, 4)},
                      [&](OpBuilder &builder, Location loc, ValueRange args) {
                        SmallVector<Value, 4> position;
                        for (unsigned axis : {0, 1, 2, 3})
                          position.push_back(buildPosition(builder, axis));
                        return SmallVector<Value>{
                            step(builder, args.front(),
                                 args.drop_front().drop_back(), position)};
                      })[0];
}

/// attention-s4 to attention-s7: the scaled, capped and modified scores, before
/// any mask.
Value AttentionDecomposer::buildScores() {
  // attention-s4, attention-s3: dot products of rows, in the compute type from
  // the first product on, and only then the scale.
  AffineMap queryMap = getMap(op.getQueryLayout(), 5, [&](Axis axis) {
    return loop(axis == Axis::Batch      ? B
                : axis == Axis::Head     ? H
                : axis == Axis::Sequence ? I
                                         : Fourth);
  });
  SmallVector<Indexed> inputs = {{op.getQuery(), queryMap}};
  std::optional<Indexed> key =
      indexKeySide(op.getKey(), op.getKeyLayout(), Third, Fourth);
  if (key)
    inputs.push_back(*key);
  Value scores = buildGeneric(
      5, 1, inputs, Indexed{buildFilled(extents, 0.0), getLoops(4, 5)},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value keyElement = key ? args[1]
                               : readKeySide(builder, op.getKey(),
                                             op.getKeyLayout(), Third, Fourth);
        Value product = arith::MulFOp::create(
            builder, loc, convertFloat(builder, loc, args[0], computeType),
            convertFloat(builder, loc, keyElement, computeType));
        return SmallVector<Value>{
            arith::AddFOp::create(builder, loc, args.back(), product)};
      })[0];

  Value scale = op.materializeScale(rewriter);
  scores = mapScores(scores, {},
                     [&](OpBuilder &builder, Value score, ValueRange,
                         ArrayRef<Value>) -> Value {
                       return arith::MulFOp::create(builder, loc, score, scale);
                     });
  if (op.getSoftcapAttr())
    scores = mapScores(
        scores, {},
        [&](OpBuilder &builder, Value score, ValueRange, ArrayRef<Value>) {
          return applySoftcap(builder, loc, op, score);
        });
  cappedScores = scores;
  if (op.hasScoreRegion())
    scores = mapScores(scores, {},
                       [&](OpBuilder &builder, Value score, ValueRange,
                           ArrayRef<Value> position) {
                         return applyScoreRegion(builder, loc, op, score,
                                                 position[0], position[1],
                                                 position[2], position[3]);
                       });
  if (op.getBias())
    scores = mapScores(scores, indexPair(op.getBias(), op.getBiasLayoutAttr()),
                       [&](OpBuilder &builder, Value score, ValueRange inputs,
                           ArrayRef<Value>) {
                         return applyBias(builder, loc, score, inputs[0]);
                       });
  return scores;
}

/// attention-s8: a tensor of i1 that says which keys each query attends to, or
/// null if it attends to all of them.
Value AttentionDecomposer::buildAttended() {
  // A window without bounds is no condition.
  bool hasBand = op.getBandLeft() || op.getBandRight();
  if (!op.getMask() && !op.getKeyLengths() && !hasBand)
    return {};
  SmallVector<Indexed> inputs;
  if (op.getMask())
    inputs.push_back(indexPair(op.getMask(), op.getMaskLayoutAttr()));
  if (op.getKeyLengths())
    inputs.push_back({op.getKeyLengths(),
                      AffineMap::get(4, 0, loop(B), rewriter.getContext())});
  Value shift = hasBand ? buildDiagonalShift(rewriter, op) : Value();
  return buildGeneric(
      4, 0, inputs,
      Indexed{buildEmpty(extents, rewriter.getI1Type()), getLoops(4, 4)},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value condition;
        if (op.getMask()) {
          condition = args.front();
          args = args.drop_front();
        }
        Value j = buildPosition(builder, 3);
        Value diagonal = buildDiagonalPosition(
            builder, loc, buildPosition(builder, 2), shift);
        condition = conjoin(builder, loc, condition,
                            buildBandCondition(builder, loc, op, diagonal, j));
        if (op.getKeyLengths())
          condition =
              conjoin(builder, loc, condition,
                      buildKeyLengthCondition(builder, loc, args.front(), j));
        return SmallVector<Value>{condition};
      })[0];
}

/// attention-s10: the maximum of each row and its sink; NaN if there is one
/// among them.
Value AttentionDecomposer::buildMaximum(Value scores) {
  ArrayRef<OpFoldResult> rows = ArrayRef(extents).drop_back();
  Value init;
  if (op.getSink()) {
    AffineMap sinkMap = AffineMap::get(3, 0, loop(H), rewriter.getContext());
    init = buildGeneric(3, 0, Indexed{op.getSink(), sinkMap},
                        Indexed{buildEmpty(rows, computeType), getLoops(3, 3)},
                        [&](OpBuilder &builder, Location loc, ValueRange args) {
                          return SmallVector<Value>{
                              convertFloat(builder, loc, args[0], computeType)};
                        })[0];
  } else {
    init = buildFilled(rows, -std::numeric_limits<double>::infinity());
  }
  return buildGeneric(4, 1, Indexed{scores, getLoops(4, 4)},
                      Indexed{init, getLoops(3, 4)},
                      [&](OpBuilder &builder, Location loc, ValueRange args) {
                        return SmallVector<Value>{arith::MaximumFOp::create(
                            builder, loc, args[0], args[1])};
                      })[0];
}

/// attention-s10: exp(s - m).
Value AttentionDecomposer::buildProbabilities(Value scores, Value maximum) {
  return mapScores(scores, Indexed{maximum, getLoops(3, 4)},
                   [&](OpBuilder &builder, Value score, ValueRange inputs,
                       ArrayRef<Value>) -> Value {
                     Value shifted = arith::SubFOp::create(
                         builder, loc, score,
                         buildFiniteMaximum(builder, inputs[0]));
                     return math::ExpOp::create(builder, loc, shifted);
                   });
}

/// attention-s10: the sum of each row of probabilities, and of its sink.
Value AttentionDecomposer::buildSum(Value probabilities, Value maximum) {
  ArrayRef<OpFoldResult> rows = ArrayRef(extents).drop_back();
  Value init;
  if (op.getSink()) {
    AffineMap sinkMap = AffineMap::get(3, 0, loop(H), rewriter.getContext());
    init = buildGeneric(
        3, 0,
        {Indexed{op.getSink(), sinkMap}, Indexed{maximum, getLoops(3, 3)}},
        Indexed{buildEmpty(rows, computeType), getLoops(3, 3)},
        [&](OpBuilder &builder, Location loc, ValueRange args) {
          Value sink = convertFloat(builder, loc, args[0], computeType);
          Value shifted = arith::SubFOp::create(
              builder, loc, sink, buildFiniteMaximum(builder, args[1]));
          return SmallVector<Value>{math::ExpOp::create(builder, loc, shifted)};
        })[0];
  } else {
    init = buildFilled(rows, 0.0);
  }
  return buildGeneric(4, 1, Indexed{probabilities, getLoops(4, 4)},
                      Indexed{init, getLoops(3, 4)},
                      [&](OpBuilder &builder, Location loc, ValueRange args) {
                        return SmallVector<Value>{arith::AddFOp::create(
                            builder, loc, args[1], args[0])};
                      })[0];
}

/// attention-s11: probabilities, in the type of the values, times values. A
/// value that is not attended to is left out of the sum (attention-s9): zero
/// times its NaN would be NaN.
Value AttentionDecomposer::buildProduct(Value probabilities, Value attended) {
  constexpr unsigned numLoops = 5; // b, h, i, e, j
  MLIRContext *context = rewriter.getContext();
  AffineMap scoreMap = AffineMap::get(
      numLoops, 0, {loop(B), loop(H), loop(I), loop(Fourth)}, context);
  SmallVector<Indexed> inputs = {{probabilities, scoreMap}};
  if (attended)
    inputs.push_back({attended, scoreMap});
  std::optional<Indexed> value =
      indexKeySide(op.getValue(), op.getValueLayout(), Fourth, Third);
  if (value)
    inputs.push_back(*value);
  SmallVector<OpFoldResult> outputExtents(extents.begin(), extents.end());
  outputExtents.back() = AttentionOp::getExtent(
      rewriter, loc, op.getValue(), op.getValueLayout(), Axis::Depth);
  Type valueType = getElementTypeOrSelf(op.getValue().getType());
  return buildGeneric(
      numLoops, 1, inputs,
      Indexed{buildFilled(outputExtents, 0.0), getLoops(4, numLoops)},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value element = value ? args.drop_back().back()
                              : readKeySide(builder, op.getValue(),
                                            op.getValueLayout(), Fourth, Third);
        Value rounded = convertFloat(builder, loc, args[0], valueType);
        Value product = arith::MulFOp::create(
            builder, loc, convertFloat(builder, loc, rounded, computeType),
            convertFloat(builder, loc, element, computeType));
        if (attended)
          product = arith::SelectOp::create(builder, loc, args[1], product,
                                            buildFloat(builder, 0.0));
        return SmallVector<Value>{
            arith::AddFOp::create(builder, loc, args.back(), product)};
      })[0];
}

/// attention-s11, attention-s13: the product divided by the sum; zero where
/// nothing is attended to.
Value AttentionDecomposer::buildOutput(Value product, Value sum) {
  AffineMap map = getMap(op.getOutputLayout(), 4, [&](Axis axis) {
    return loop(axis == Axis::Batch      ? B
                : axis == Axis::Head     ? H
                : axis == Axis::Sequence ? I
                                         : Third);
  });
  Type type = getElementTypeOrSelf(op.getOutput().getType());
  return buildGeneric(
      4, 0, {Indexed{product, getLoops(4, 4)}, Indexed{sum, getLoops(3, 4)}},
      Indexed{op.getOutput(), map},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value zero = buildFloat(builder, 0.0);
        Value isEmpty = arith::CmpFOp::create(
            builder, loc, arith::CmpFPredicate::OEQ, args[1], zero);
        Value quotient = arith::DivFOp::create(builder, loc, args[0], args[1]);
        Value result =
            arith::SelectOp::create(builder, loc, isEmpty, zero, quotient);
        return SmallVector<Value>{convertFloat(builder, loc, result, type)};
      })[0];
}

/// attention-s12, attention-s13: m + log(l); minus infinity where nothing is
/// attended to, for l is 0.
Value AttentionDecomposer::buildLogSumExp(Value maximum, Value sum) {
  AffineMap map = getMap(*op.getLseLayout(), 3, [&](Axis axis) {
    return loop(axis == Axis::Batch ? B : axis == Axis::Head ? H : I);
  });
  Type type = getElementTypeOrSelf(op.getLse().getType());
  return buildGeneric(
      3, 0, {Indexed{maximum, getLoops(3, 3)}, Indexed{sum, getLoops(3, 3)}},
      Indexed{op.getLse(), map},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value logarithm = math::LogOp::create(builder, loc, args[1]);
        Value result = arith::AddFOp::create(
            builder, loc, buildFiniteMaximum(builder, args[0]), logarithm);
        return SmallVector<Value>{convertFloat(builder, loc, result, type)};
      })[0];
}

void AttentionDecomposer::prepare() {
  extents = {op.getBatchExtent(rewriter), op.getQueryHeadsExtent(rewriter),
             op.getQueryLengthExtent(rewriter),
             op.getKeyLengthExtent(rewriter)};
  if (op.getKeyHeads() != 1 && (ShapedType::isDynamic(op.getQueryHeads()) ||
                                ShapedType::isDynamic(op.getKeyHeads()))) {
    Value heads = getValueOrCreateConstantIndexOp(rewriter, loc, extents[H]);
    Value keyHeads = getValueOrCreateConstantIndexOp(
        rewriter, loc, op.getKeyHeadsExtent(rewriter));
    // Without heads there is nothing to divide, but the division would trap.
    Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
    Value divisor = arith::MaxUIOp::create(rewriter, loc, keyHeads, one);
    Value quotient = arith::DivUIOp::create(rewriter, loc, heads, divisor);
    group = arith::MaxUIOp::create(rewriter, loc, quotient, one);
  }
}

Value AttentionDecomposer::maskScores(Value scores, Value attended) {
  if (!attended)
    return scores;
  return mapScores(
      scores, Indexed{attended, getLoops(4, 4)},
      [&](OpBuilder &builder, Value score, ValueRange inputs, ArrayRef<Value>) {
        return applyCondition(builder, loc, inputs[0], score);
      });
}

SmallVector<Value> AttentionDecomposer::run() {
  prepare();
  Value scores = buildScores();
  Value attended = buildAttended();
  scores = maskScores(scores, attended);
  Value maximum = buildMaximum(scores);
  Value probabilities = buildProbabilities(scores, maximum);
  Value sum = buildSum(probabilities, maximum);
  if (op.getDropoutAttr()) // attention-s14
    probabilities = mapScores(probabilities, {},
                              [&](OpBuilder &builder, Value probability,
                                  ValueRange, ArrayRef<Value> position) {
                                return applyDropout(
                                    builder, loc, op, probability, position[0],
                                    position[1], position[2], position[3]);
                              });
  Value product = buildProduct(probabilities, attended);
  SmallVector<Value> results = {buildOutput(product, sum)};
  if (op.getLse())
    results.push_back(buildLogSumExp(maximum, sum));
  return results;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
class AttnDecompose : public attn::impl::AttnDecomposeBase<AttnDecompose> {
  using AttnDecomposeBase::AttnDecomposeBase;

  void runOnOperation() override {
    SmallVector<DestinationStyleOpInterface> ops;
    getOperation()->walk([&](Operation *op) {
      auto attention = dyn_cast<AttentionOp>(op);
      auto backward = dyn_cast<AttentionBackwardOp>(op);
      if (unscheduledOnly && ((attention && (attention.getScheduleAttr() ||
                                             attention.getCollectiveAttr())) ||
                              (backward && backward.getScheduleAttr())))
        return;
      if (isa<AttentionOp, AttentionBackwardOp, MergeOp, MergeSplitsOp>(op))
        ops.push_back(cast<DestinationStyleOpInterface>(op));
    });
    IRRewriter rewriter(&getContext());
    for (DestinationStyleOpInterface op : ops) {
      op = convertToTensorForm(rewriter, op);
      rewriter.setInsertionPoint(op);
      SmallVector<Value> results;
      if (auto attention = dyn_cast<AttentionOp>(op.getOperation()))
        results = AttentionDecomposer(rewriter, attention).run();
      else if (auto backward = dyn_cast<AttentionBackwardOp>(op.getOperation()))
        results = decomposeAttentionBackward(rewriter, backward);
      else if (auto merge = dyn_cast<MergeOp>(op.getOperation()))
        results = decomposeMerge(rewriter, merge);
      else
        results = decomposeMergeSplits(rewriter, cast<MergeSplitsOp>(op));
      rewriter.replaceOp(op, results);
    }
  }
};
} // namespace
