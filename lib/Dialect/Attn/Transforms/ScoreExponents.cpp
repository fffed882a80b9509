//===- ScoreExponents.cpp - From scores to exponents of two ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The difference of a score and the maximum of its row, scaled, takes two
// instructions; a product from which the scaled maximum is subtracted takes
// one. That maximum is rounded: all probabilities of the row have one factor
// more, of at most half a step of it in the exponent, which the division takes
// away again. Only where the steps are so large that this factor overflows does
// it matter: beyond 2^30, which products of halves do not come near unless both
// sides are above some thousands. In bf16 and f32, such rows take another
// scale, a power of two, whose product with the maximum is exact: their scores
// are either equal or so far apart that one outweighs all others, with either
// scale. What a row has summed up is carried from one scale to the other by the
// true one.

#include "ScoreExponents.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <cmath>

using namespace mlir;
using namespace attn;

static constexpr double log2e = 1.4426950408889634;
static constexpr double ln2 = 0.6931471805599453;

/// The largest scale for which rows may be scaled by themselves: the exponents
/// of what is below `largeExponent` times the power of two in it then have
/// steps of at most 2^6.
static constexpr double largestRowScale = 2;
static constexpr double largeExponent = 1 << 28;

Value attn::splatLike(OpBuilder &builder, Location loc, Value like,
                      double value) {
  auto type = cast<VectorType>(like.getType());
  return arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(
          type, Attribute(builder.getFloatAttr(type.getElementType(), value))));
}

Value attn::broadcastRows(OpBuilder &builder, Location loc, Value rowValues,
                          Value like) {
  auto type = VectorType::get(cast<VectorType>(like.getType()).getShape(),
                              getElementTypeOrSelf(rowValues.getType()));
  return vector::BroadcastOp::create(builder, loc, type, rowValues);
}

ScoreExponents::ScoreExponents(AttentionOp op, Type elementType,
                               bool scalesRows, int64_t lift)
    : form(!leavesScaleToExponential(op) ? Form::Score
           : elementType.isF16()         ? Form::ScaledOnce
                                         : Form::Product),
      lift(lift) {
  exponentScale = areScores() ? log2e : *op.getStaticScale() * log2e;
  scoreScale = areScores()                ? 1
               : form == Form::ScaledOnce ? ln2
                                          : *op.getStaticScale();
  this->scalesRows = scalesRows && form != Form::ScaledOnce &&
                     exponentScale <= largestRowScale;
}

ScoreExponents::RowScale
ScoreExponents::getRowScale(OpBuilder &builder, Location loc, Value max) const {
  double power = std::fmin(1, std::exp2(std::floor(std::log2(exponentScale))));
  Value size = math::AbsFOp::create(builder, loc, max);
  Value isLarge = arith::CmpFOp::create(
      builder, loc, arith::CmpFPredicate::OGT, size,
      splatLike(builder, loc, max, largeExponent / power));
  Value factor = arith::SelectOp::create(
      builder, loc, isLarge, splatLike(builder, loc, max, power),
      splatLike(builder, loc, max, exponentScale));
  Value scaled = arith::MulFOp::create(builder, loc, max, factor);
  return {factor, arith::NegFOp::create(builder, loc, scaled), isLarge};
}

Value ScoreExponents::getExponents(OpBuilder &builder, Location loc,
                                   Value score, Value max) const {
  if (scalesRows) {
    auto [factor, minusMax, isLarge] = getRowScale(builder, loc, max);
    return math::FmaOp::create(builder, loc, score,
                               broadcastRows(builder, loc, factor, score),
                               broadcastRows(builder, loc, minusMax, score));
  }
  Value scale = splatLike(builder, loc, score, exponentScale);
  if (form == Form::ScaledOnce) {
    Value minusMax = broadcastRows(
        builder, loc, arith::NegFOp::create(builder, loc, max), score);
    return math::FmaOp::create(builder, loc, score, scale, minusMax);
  }
  Value below = arith::SubFOp::create(builder, loc, score,
                                      broadcastRows(builder, loc, max, score));
  return arith::MulFOp::create(builder, loc, below, scale);
}

/// Scaled if scores are scaled once, and lowered by the lift. Large ones, whose
/// steps come near it, are not lowered: rounded, they could lie so low that
/// probabilities overflow.
Value ScoreExponents::scaleMax(OpBuilder &builder, Location loc,
                               Value max) const {
  bool isScaled = form == Form::ScaledOnce;
  Value scale = splatLike(builder, loc, max, exponentScale);
  Value scaled = max;
  if (isScaled)
    scaled = arith::MulFOp::create(builder, loc, max, scale);
  if (lift == 0)
    return scaled;
  double distance = getDistance(lift);
  Value lowered =
      isScaled ? math::FmaOp::create(builder, loc, max, scale,
                                     splatLike(builder, loc, max, -distance))
                     .getResult()
               : arith::SubFOp::create(builder, loc, max,
                                       splatLike(builder, loc, max, distance))
                     .getResult();
  constexpr double large = 1 << 21;
  Value size = math::AbsFOp::create(builder, loc, scaled);
  Value isLarge =
      arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OGT, size,
                            splatLike(builder, loc, size, large));
  return arith::SelectOp::create(builder, loc, isLarge, scaled, lowered);
}

Value ScoreExponents::getShrink(OpBuilder &builder, Location loc, Value max,
                                Value newMax) const {
  Value exponents;
  if (scalesRows) {
    RowScale from = getRowScale(builder, loc, max);
    RowScale to = getRowScale(builder, loc, newMax);
    exponents = arith::SubFOp::create(builder, loc, to.minusMax, from.minusMax);
    // From one scale to the other: the rounded maximum of the row where it is
    // not large, the product of the other one and the true scale.
    Value minusNewMax = arith::NegFOp::create(builder, loc, newMax);
    Value fromScaled = arith::NegFOp::create(builder, loc, from.minusMax);
    Value large =
        arith::SelectOp::create(builder, loc, to.isLarge, minusNewMax, max);
    Value rounded = arith::SelectOp::create(builder, loc, to.isLarge,
                                            fromScaled, to.minusMax);
    Value across = math::FmaOp::create(
        builder, loc, large, splatLike(builder, loc, max, exponentScale),
        rounded);
    Value differs =
        arith::XOrIOp::create(builder, loc, from.isLarge, to.isLarge);
    exponents =
        arith::SelectOp::create(builder, loc, differs, across, exponents);
  } else if (form == Form::ScaledOnce)
    exponents = arith::SubFOp::create(builder, loc, max, newMax);
  else
    exponents = getExponents(builder, loc, max, newMax);
  return math::Exp2Op::create(builder, loc, exponents);
}

double ScoreExponents::getDistance(double powers) const {
  return form == Form::ScaledOnce ? powers : powers / exponentScale;
}

Value ScoreExponents::getScore(OpBuilder &builder, Location loc,
                               Value max) const {
  if (areScores())
    return max;
  return arith::MulFOp::create(builder, loc, max,
                               splatLike(builder, loc, max, scoreScale));
}
