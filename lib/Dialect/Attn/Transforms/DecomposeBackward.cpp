//===- DecomposeBackward.cpp - Lower gradients to plain linalg ------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What attn-decompose makes of attn.attention_backward: the clauses of
// docs/Semantics.md one after the other, over the whole matrix of scores. The
// scores are those of the forward op, whose steps build them.

#include "AttentionDecomposer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace attn;

namespace {
class BackwardDecomposer : AttentionDecomposer {
public:
  BackwardDecomposer(RewriterBase &rewriter, AttentionBackwardOp backward,
                     AttentionOp forward)
      : AttentionDecomposer(rewriter, forward), backward(backward) {}

  SmallVector<Value> run();
  Value runSink() {
    prepare();
    return buildSinkGradient(buildRowDelta());
  }

private:
  /// An operand of queries, or of rows of them, as an input: its axes by the
  /// loops b and h and those that are given.
  Indexed indexQuerySide(Value operand, LayoutAttr layout, unsigned numLoops,
                         unsigned query, unsigned depth = 0);
  Value convert(OpBuilder &builder, Value value) {
    return convertFloat(builder, loc, value, computeType);
  }

  Value buildProbabilities(Value scores);
  Value buildRowDelta();
  Value buildProbabilityGradient();
  Value buildScoreGradient(Value probabilities, Value probabilityGradient,
                           Value delta, Value attended);
  Value buildChain(Value scoreGradient, Value attended);
  /// attention-s14, for probabilities and their gradients.
  Value dropOut(Value pairs);

  /// The sum, the last of `args`, and the product of a pair, the first of them,
  /// as it is rounded to a type, and `element`; nothing for a pair that is not
  /// attended, where the second says which are.
  SmallVector<Value> addPairProduct(OpBuilder &builder, ValueRange args,
                                    Type roundTo, Value element,
                                    bool hasAttended);
  /// scale * sum over keys of pairs * keys, as query_gradient.
  Value buildQueryGradient(Value pairs, Value attended);
  /// factor * sum over queries and the heads of a group of pairs * rows, as
  /// `init`.
  Value buildKeySideGradient(Value pairs, Value attended, Value rows,
                             LayoutAttr rowsLayout, Type roundTo, Value factor,
                             Value init, LayoutAttr initLayout);
  /// Sums [b, h, j, d] over the query heads that share a key head.
  Value sumGroups(Value gradient, OpFoldResult depth);
  Value buildBiasGradient(Value scoreGradient);
  Value buildSinkGradient(Value delta);
  /// `value`, over b, h, s and d, in the layout and the type of `init`.
  Value store(Value value, Value factor, Value init, LayoutAttr layout);

  AttentionBackwardOp backward;
};
} // namespace

Indexed BackwardDecomposer::indexQuerySide(Value operand, LayoutAttr layout,
                                           unsigned numLoops, unsigned query,
                                           unsigned depth) {
  return {operand, getMap(layout, numLoops, [&](Axis axis) {
            return loop(axis == Axis::Batch      ? B
                        : axis == Axis::Head     ? H
                        : axis == Axis::Sequence ? query
                                                 : depth);
          })};
}

/// attention_backward-s3: exp(s - lse); zero in a row that attends to nothing,
/// whose log-sum-exp is minus infinity.
Value BackwardDecomposer::buildProbabilities(Value scores) {
  return mapScores(
      scores, indexQuerySide(backward.getLse(), backward.getLseLayout(), 4, I),
      [&](OpBuilder &builder, Value score, ValueRange inputs,
          ArrayRef<Value>) -> Value {
        Value lse = buildFiniteMaximum(builder, convert(builder, inputs[0]));
        Value below = arith::SubFOp::create(builder, loc, score, lse);
        return math::ExpOp::create(builder, loc, below);
      });
}

/// attention_backward-s4
Value BackwardDecomposer::buildRowDelta() {
  ArrayRef<OpFoldResult> rows = ArrayRef(extents).drop_back();
  Value sums = buildGeneric(
      4, 1,
      {indexQuerySide(backward.getOutput(), backward.getOutputLayout(), 4, I,
                      Third),
       indexQuerySide(backward.getOutputGradient(),
                      backward.getOutputGradientLayout(), 4, I, Third)},
      Indexed{buildFilled(rows, 0.0), getLoops(3, 4)},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value product = arith::MulFOp::create(
            builder, loc, convert(builder, args[0]), convert(builder, args[1]));
        return SmallVector<Value>{
            arith::AddFOp::create(builder, loc, args[2], product)};
      })[0];
  if (!backward.getLseGradient())
    return sums;
  return buildGeneric(3, 0,
                      {Indexed{sums, getLoops(3, 3)},
                       indexQuerySide(backward.getLseGradient(),
                                      *backward.getLseGradientLayout(), 3, I)},
                      Indexed{buildEmpty(rows, computeType), getLoops(3, 3)},
                      [&](OpBuilder &builder, Location loc, ValueRange args) {
                        return SmallVector<Value>{arith::SubFOp::create(
                            builder, loc, args[0], convert(builder, args[1]))};
                      })[0];
}

/// attention_backward-s6: products of rows of output_gradient and of value.
Value BackwardDecomposer::buildProbabilityGradient() {
  SmallVector<Indexed> inputs = {
      indexQuerySide(backward.getOutputGradient(),
                     backward.getOutputGradientLayout(), 5, I, Fourth)};
  std::optional<Indexed> value =
      indexKeySide(op.getValue(), op.getValueLayout(), Third, Fourth);
  if (value)
    inputs.push_back(*value);
  return buildGeneric(
      5, 1, inputs, Indexed{buildFilled(extents, 0.0), getLoops(4, 5)},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value element = value ? args[1]
                              : readKeySide(builder, op.getValue(),
                                            op.getValueLayout(), Third, Fourth);
        Value product = arith::MulFOp::create(
            builder, loc, convert(builder, args[0]), convert(builder, element));
        return SmallVector<Value>{
            arith::AddFOp::create(builder, loc, args.back(), product)};
      })[0];
}

Value BackwardDecomposer::dropOut(Value pairs) {
  if (!op.getDropoutAttr())
    return pairs;
  return mapScores(pairs, {},
                   [&](OpBuilder &builder, Value pair, ValueRange,
                       ArrayRef<Value> position) {
                     return applyDropout(builder, loc, op, pair, position[0],
                                         position[1], position[2], position[3]);
                   });
}

/// attention_backward-s6; zero for keys that are not attended to.
Value BackwardDecomposer::buildScoreGradient(Value probabilities,
                                             Value probabilityGradient,
                                             Value delta, Value attended) {
  SmallVector<Indexed> inputs = {{probabilityGradient, getLoops(4, 4)},
                                 {delta, getLoops(3, 4)}};
  if (attended)
    inputs.push_back({attended, getLoops(4, 4)});
  return mapScores(
      probabilities, inputs,
      [&](OpBuilder &builder, Value probability, ValueRange inputs,
          ArrayRef<Value>) -> Value {
        Value difference =
            arith::SubFOp::create(builder, loc, inputs[0], inputs[1]);
        Value gradient =
            arith::MulFOp::create(builder, loc, probability, difference);
        if (!attended)
          return gradient;
        return arith::SelectOp::create(builder, loc, inputs[2], gradient,
                                       buildFloat(builder, 0.0));
      });
}

/// attention_backward-s7: from the gradients of scores to those of scaled
/// products.
Value BackwardDecomposer::buildChain(Value scoreGradient, Value attended) {
  if (!op.hasScoreRegion() && !op.getSoftcapAttr())
    return scoreGradient;
  SmallVector<Indexed> inputs = {{cappedScores, getLoops(4, 4)}};
  if (attended)
    inputs.push_back({attended, getLoops(4, 4)});
  return mapScores(
      scoreGradient, inputs,
      [&](OpBuilder &builder, Value gradient, ValueRange inputs,
          ArrayRef<Value> position) -> Value {
        if (op.hasScoreRegion())
          gradient = arith::MulFOp::create(
              builder, loc, gradient,
              backward.buildScoreDerivative(builder, loc, inputs[0], position));
        gradient =
            applySoftcapDerivative(builder, loc, op, gradient, inputs[0]);
        if (!attended)
          return gradient;
        return arith::SelectOp::create(builder, loc, inputs[1], gradient,
                                       buildFloat(builder, 0.0));
      });
}

Value BackwardDecomposer::store(Value value, Value factor, Value init,
                                LayoutAttr layout) {
  Type type = getElementTypeOrSelf(init.getType());
  // An axis that the layout leaves out has extent one and is read at zero.
  auto getLoopOf = [&](Axis axis) -> AffineExpr {
    std::optional<unsigned> dim = layout.getDim(axis);
    return dim ? rewriter.getAffineDimExpr(*dim)
               : rewriter.getAffineConstantExpr(0);
  };
  unsigned rank = layout.getRank();
  AffineMap source =
      AffineMap::get(rank, 0,
                     {getLoopOf(Axis::Batch), getLoopOf(Axis::Head),
                      getLoopOf(Axis::Sequence), getLoopOf(Axis::Depth)},
                     rewriter.getContext());
  return buildGeneric(
      rank, 0, Indexed{value, source},
      Indexed{init, rewriter.getMultiDimIdentityMap(rank)},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value result = args[0];
        if (factor)
          result = arith::MulFOp::create(builder, loc, result, factor);
        return SmallVector<Value>{convertFloat(builder, loc, result, type)};
      })[0];
}

SmallVector<Value> BackwardDecomposer::addPairProduct(OpBuilder &builder,
                                                      ValueRange args,
                                                      Type roundTo,
                                                      Value element,
                                                      bool hasAttended) {
  Value rounded = convertFloat(builder, loc, args[0], roundTo);
  Value product = arith::MulFOp::create(builder, loc, convert(builder, rounded),
                                        convert(builder, element));
  if (hasAttended)
    product = arith::SelectOp::create(builder, loc, args[1], product,
                                      buildFloat(builder, 0.0));
  return {arith::AddFOp::create(builder, loc, args.back(), product)};
}

Value BackwardDecomposer::buildQueryGradient(Value pairs, Value attended) {
  // Loops: b, h, i, d, j.
  AffineMap pairMap = AffineMap::get(
      5, 0, {loop(B), loop(H), loop(I), loop(Fourth)}, rewriter.getContext());
  SmallVector<Indexed> inputs = {{pairs, pairMap}};
  if (attended)
    inputs.push_back({attended, pairMap});
  std::optional<Indexed> key =
      indexKeySide(op.getKey(), op.getKeyLayout(), Fourth, Third);
  if (key)
    inputs.push_back(*key);
  SmallVector<OpFoldResult> resultExtents(extents.begin(), extents.end());
  resultExtents.back() = AttentionOp::getExtent(
      rewriter, loc, op.getQuery(), op.getQueryLayout(), Axis::Depth);
  Type type = getElementTypeOrSelf(op.getQuery().getType());
  Value sums = buildGeneric(
      5, 1, inputs, Indexed{buildFilled(resultExtents, 0.0), getLoops(4, 5)},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value element = key ? args.drop_back().back()
                            : readKeySide(builder, op.getKey(),
                                          op.getKeyLayout(), Fourth, Third);
        return addPairProduct(builder, args, type, element, bool(attended));
      })[0];
  return store(sums, op.materializeScale(rewriter), backward.getQueryGradient(),
               backward.getQueryGradientLayout());
}

Value BackwardDecomposer::sumGroups(Value gradient, OpFoldResult depth) {
  int64_t heads = op.getQueryHeads(), keyHeads = op.getKeyHeads();
  if (!ShapedType::isDynamic(heads) && heads == keyHeads)
    return gradient;
  OpFoldResult numKeyHeads = op.getKeyHeadsExtent(rewriter);
  SmallVector<OpFoldResult, 5> split = {
      extents[B], numKeyHeads, rewriter.getIndexAttr(0), extents[Third], depth};
  if (ShapedType::isDynamic(heads) || ShapedType::isDynamic(keyHeads)) {
    Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
    Value divisor = arith::MaxUIOp::create(
        rewriter, loc,
        getValueOrCreateConstantIndexOp(rewriter, loc, numKeyHeads), one);
    split[2] =
        arith::DivUIOp::create(
            rewriter, loc,
            getValueOrCreateConstantIndexOp(rewriter, loc, extents[H]), divisor)
            .getResult();
  } else {
    split[2] = rewriter.getIndexAttr(keyHeads ? heads / keyHeads : 0);
  }
  auto type = cast<RankedTensorType>(gradient.getType());
  SmallVector<int64_t> shape(type.getShape());
  auto [splitShape, dynamicExtents] = decomposeMixedValues(split);
  // A number of heads that is known is no product of one that is not.
  if (ShapedType::isDynamic(splitShape[1]) ||
      ShapedType::isDynamic(splitShape[2])) {
    shape[H] = ShapedType::kDynamic;
    gradient = tensor::CastOp::create(
        rewriter, loc, RankedTensorType::get(shape, computeType), gradient);
  }
  SmallVector<ReassociationIndices> groups = {{0}, {1, 2}, {3}, {4}};
  Value expanded = tensor::ExpandShapeOp::create(
      rewriter, loc, RankedTensorType::get(splitShape, computeType), gradient,
      groups, split);
  // Loops: b, g, j, d, member.
  AffineMap source =
      AffineMap::get(5, 0, {loop(0), loop(1), loop(4), loop(2), loop(3)},
                     rewriter.getContext());
  SmallVector<OpFoldResult> sums = {split[0], split[1], split[3], split[4]};
  return buildGeneric(5, 1, Indexed{expanded, source},
                      Indexed{buildFilled(sums, 0.0), getLoops(4, 5)},
                      [&](OpBuilder &builder, Location loc, ValueRange args) {
                        return SmallVector<Value>{arith::AddFOp::create(
                            builder, loc, args[1], args[0])};
                      })[0];
}

Value BackwardDecomposer::buildKeySideGradient(
    Value pairs, Value attended, Value rows, LayoutAttr rowsLayout,
    Type roundTo, Value factor, Value init, LayoutAttr initLayout) {
  // Loops: b, h, j, d, i.
  AffineMap pairMap = AffineMap::get(
      5, 0, {loop(B), loop(H), loop(Fourth), loop(I)}, rewriter.getContext());
  SmallVector<Indexed> inputs = {{pairs, pairMap}};
  if (attended)
    inputs.push_back({attended, pairMap});
  inputs.push_back(indexQuerySide(rows, rowsLayout, 5, Fourth, Third));
  OpFoldResult depth =
      AttentionOp::getExtent(rewriter, loc, rows, rowsLayout, Axis::Depth);
  SmallVector<OpFoldResult> resultExtents = {extents[B], extents[H],
                                             extents[Third], depth};
  Value sums = buildGeneric(
      5, 1, inputs, Indexed{buildFilled(resultExtents, 0.0), getLoops(4, 5)},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        return addPairProduct(builder, args, roundTo, args.drop_back().back(),
                              bool(attended));
      })[0];
  return store(sumGroups(sums, depth), factor, init, initLayout);
}

/// attention_backward-s8: summed over what the bias is broadcast along.
Value BackwardDecomposer::buildBiasGradient(Value scoreGradient) {
  LayoutAttr layout = *backward.getBiasGradientLayout();
  auto initType = cast<RankedTensorType>(backward.getBiasGradient().getType());
  SmallVector<unsigned> kept, summed;
  SmallVector<OpFoldResult> keptExtents;
  SmallVector<AffineExpr> source(4), keptLoops, store;
  constexpr Axis axes[] = {Axis::Batch, Axis::Head, Axis::Query, Axis::Key};
  for (auto [position, axis] : llvm::enumerate(axes)) {
    std::optional<unsigned> initDim = layout.getDim(axis);
    if (!backward.isBiasBroadcast(axis) && initDim &&
        initType.getDimSize(*initDim) != 1) {
      source[position] = loop(kept.size());
      keptLoops.push_back(source[position]);
      store.push_back(rewriter.getAffineDimExpr(*initDim));
      kept.push_back(position);
      keptExtents.push_back(extents[position]);
    } else {
      summed.push_back(position);
    }
  }
  for (auto [number, position] : llvm::enumerate(summed))
    source[position] = loop(kept.size() + number);
  MLIRContext *context = rewriter.getContext();
  Value sums = buildGeneric(
      4, summed.size(),
      Indexed{scoreGradient, AffineMap::get(4, 0, source, context)},
      Indexed{buildFilled(keptExtents, 0.0),
              AffineMap::get(4, 0, keptLoops, context)},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        return SmallVector<Value>{
            arith::AddFOp::create(builder, loc, args[1], args[0])};
      })[0];
  unsigned rank = layout.getRank();
  Type type = initType.getElementType();
  return buildGeneric(
      rank, 0, Indexed{sums, AffineMap::get(rank, 0, store, context)},
      Indexed{backward.getBiasGradient(),
              rewriter.getMultiDimIdentityMap(rank)},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        return SmallVector<Value>{convertFloat(builder, loc, args[0], type)};
      })[0];
}

/// attention_backward-s9: minus the sum of exp(sink - lse) * delta. Without
/// weight, at a log-sum-exp of minus infinity, a row has no part in it.
Value BackwardDecomposer::buildSinkGradient(Value delta) {
  // Loops: h, b, i.
  MLIRContext *context = rewriter.getContext();
  AffineExpr h = loop(0), b = loop(1), i = loop(2);
  AffineMap rows = AffineMap::get(3, 0, {b, h, i}, context);
  AffineMap head = AffineMap::get(3, 0, h, context);
  AffineMap lseMap = getMap(backward.getLseLayout(), 3, [&](Axis axis) {
    return axis == Axis::Batch ? b : axis == Axis::Head ? h : i;
  });
  Value zero = buildFloat(0.0);
  Value filled =
      linalg::FillOp::create(rewriter, loc, zero, backward.getSinkGradient())
          .getResult(0);
  return buildGeneric(
      3, 2,
      {Indexed{delta, rows}, Indexed{backward.getLse(), lseMap},
       Indexed{backward.getSink(), head}},
      Indexed{filled, head},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value isEmpty =
            arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ,
                                  args[1], buildMinusInfinity(builder));
        Value weight = math::ExpOp::create(
            builder, loc,
            arith::SubFOp::create(builder, loc, args[2],
                                  buildFiniteMaximum(builder, args[1])));
        Value product = arith::MulFOp::create(builder, loc, weight, args[0]);
        product = arith::SelectOp::create(builder, loc, isEmpty,
                                          buildFloat(builder, 0.0), product);
        return SmallVector<Value>{
            arith::SubFOp::create(builder, loc, args[3], product)};
      })[0];
}

SmallVector<Value> BackwardDecomposer::run() {
  prepare();
  Value scores = buildScores();
  Value attended = buildAttended();
  Value probabilities = buildProbabilities(maskScores(scores, attended));
  Value delta = buildRowDelta();
  Value scoreGradient = buildScoreGradient(
      probabilities, dropOut(buildProbabilityGradient()), delta, attended);
  Value productGradient = buildChain(scoreGradient, attended);

  Type type = getElementTypeOrSelf(op.getQuery().getType());
  SmallVector<Value> results = {
      buildQueryGradient(productGradient, attended),
      buildKeySideGradient(
          productGradient, attended, op.getQuery(), op.getQueryLayout(), type,
          op.materializeScale(rewriter), backward.getKeyGradient(),
          backward.getKeyGradientLayout()),
      // attention_backward-s5
      buildKeySideGradient(
          dropOut(probabilities), attended, backward.getOutputGradient(),
          backward.getOutputGradientLayout(), type, /*factor=*/Value(),
          backward.getValueGradient(), backward.getValueGradientLayout())};
  if (backward.getBiasGradient())
    results.push_back(buildBiasGradient(scoreGradient));
  if (backward.getSinkGradient())
    results.push_back(buildSinkGradient(delta));
  return results;
}

SmallVector<Value> attn::decomposeAttentionBackward(RewriterBase &rewriter,
                                                    AttentionBackwardOp op) {
  AttentionOp forward = op.buildForward(rewriter);
  SmallVector<Value> results = BackwardDecomposer(rewriter, op, forward).run();
  rewriter.eraseOp(forward);
  return results;
}

Value attn::decomposeSinkGradient(RewriterBase &rewriter,
                                  AttentionBackwardOp op) {
  AttentionOp forward = op.buildForward(rewriter);
  Value gradient = BackwardDecomposer(rewriter, op, forward).runSink();
  rewriter.eraseOp(forward);
  return gradient;
}
