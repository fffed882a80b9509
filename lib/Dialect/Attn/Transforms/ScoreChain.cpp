//===- ScoreChain.cpp - What happens to one score -------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "attn/Dialect/Attn/Transforms/Philox.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace attn;

static Value buildFloat(OpBuilder &builder, Location loc, Type type,
                        double value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getFloatAttr(type, value));
}

Value attn::convertFloat(OpBuilder &builder, Location loc, Value value,
                         Type type) {
  Type from = value.getType();
  if (from == type)
    return value;
  unsigned fromWidth = from.getIntOrFloatBitWidth();
  unsigned width = type.getIntOrFloatBitWidth();
  if (fromWidth < width)
    return arith::ExtFOp::create(builder, loc, type, value);
  if (fromWidth > width)
    return arith::TruncFOp::create(builder, loc, type, value);
  // f16 and bf16 convert through a type that holds both.
  Value wide = arith::ExtFOp::create(builder, loc, builder.getF32Type(), value);
  return arith::TruncFOp::create(builder, loc, type, wide);
}

Value attn::applyOrigin(OpBuilder &builder, Location loc, AttentionOp op,
                        unsigned component, Value index) {
  if (op.getOrigin().empty())
    return index;
  return arith::AddIOp::create(builder, loc, index, op.getOrigin()[component]);
}

//===----------------------------------------------------------------------===//
// Scores
//===----------------------------------------------------------------------===//

bool attn::leavesScaleToExponential(AttentionOp op) {
  // A tiny scale would leave little of the lowest number, which is the maximum
  // of an empty row, and a huge one is infinite once log2(e) is in it.
  std::optional<double> scale = op.getStaticScale();
  return scale && *scale > 1e-20 && *scale < 1e20 && !op.getSoftcapAttr() &&
         !op.hasScoreRegion() && !op.getBias();
}

Value attn::applySoftcap(OpBuilder &builder, Location loc, AttentionOp op,
                         Value score) {
  FloatAttr attr = op.getSoftcapAttr();
  if (!attr)
    return score;
  Value softcap =
      buildFloat(builder, loc, score.getType(), attr.getValueAsDouble());
  Value ratio = arith::DivFOp::create(builder, loc, score, softcap);
  Value capped = math::TanhOp::create(builder, loc, ratio);
  return arith::MulFOp::create(builder, loc, capped, softcap);
}

Value attn::applySoftcapDerivative(OpBuilder &builder, Location loc,
                                   AttentionOp op, Value gradient,
                                   Value capped) {
  FloatAttr attr = op.getSoftcapAttr();
  if (!attr)
    return gradient;
  Type type = capped.getType();
  Value softcap = buildFloat(builder, loc, type, attr.getValueAsDouble());
  Value ratio = arith::DivFOp::create(builder, loc, capped, softcap);
  Value square = arith::MulFOp::create(builder, loc, ratio, ratio);
  Value derivative = arith::SubFOp::create(
      builder, loc, buildFloat(builder, loc, type, 1), square);
  return arith::MulFOp::create(builder, loc, gradient, derivative);
}

bool attn::canCapByExponential(AttentionOp op) {
  // Its error is 2^-13 then; those of probabilities are 2^-12 and more. A
  // log-sum-exp is not rounded to 16 bits. Less than the least softcap, with a
  // scale, may be no number of f32 in the factor.
  constexpr double maxSoftcap = 256, maxSoftcapWithLse = 32;
  constexpr double minSoftcap = 1e-6, maxScale = 1e6;
  FloatAttr softcap = op.getSoftcapAttr();
  if (std::abs(op.getStaticScale().value_or(1)) > maxScale)
    return false;
  return softcap && softcap.getValueAsDouble() >= minSoftcap &&
         softcap.getValueAsDouble() <=
             (op.getLse() ? maxSoftcapWithLse : maxSoftcap) &&
         getElementTypeOrSelf(op.getQuery().getType())
                 .getIntOrFloatBitWidth() == 16;
}

Value attn::applySoftcapByExponential(OpBuilder &builder, Location loc,
                                      AttentionOp op, Value product) {
  double softcap = op.getSoftcapAttr().getValueAsDouble();
  double factor = 2 * llvm::numbers::log2e / softcap;
  Type type = product.getType();
  std::optional<double> scale = op.getStaticScale();
  if (scale)
    factor *= *scale;
  else
    product = arith::MulFOp::create(builder, loc, product,
                                    op.materializeScale(builder));
  Value exponent = arith::MulFOp::create(
      builder, loc, product, buildFloat(builder, loc, type, factor));
  // Powers of infinity and of zero give the two softcaps.
  auto fast = arith::FastMathFlags::afn;
  Value power = math::Exp2Op::create(builder, loc, exponent, fast);
  Value one = buildFloat(builder, loc, type, 1);
  Value sum = arith::AddFOp::create(builder, loc, one, power);
  Value share = arith::DivFOp::create(builder, loc, one, sum, fast);
  return math::FmaOp::create(builder, loc, share,
                             buildFloat(builder, loc, type, -2 * softcap),
                             buildFloat(builder, loc, type, softcap));
}

void attn::hoistSharedValues(MapOp map) {
  // Each op at the top of the body is executed for all elements, so that one
  // that reads may be executed before them.
  auto onlyReads = [](Operation &inner) {
    std::optional<SmallVector<MemoryEffects::EffectInstance>> effects =
        getEffectsRecursively(&inner);
    return effects && llvm::all_of(*effects, [](const auto &effect) {
             return isa<MemoryEffects::Read>(effect.getEffect());
           });
  };
  for (Operation &inner :
       llvm::make_early_inc_range(map.getBody().front().without_terminator()))
    if (inner.getNumRegions() == 0 && onlyReads(inner) &&
        llvm::none_of(inner.getOperands(), [&](Value operand) {
          return operand.getParentRegion() == &map.getBody();
        }))
      inner.moveBefore(map);
}

bool attn::readsArraysAlong(AttentionOp op, unsigned axis) {
  if (!op.hasScoreRegion())
    return false;
  // Arguments are the score and the positions.
  llvm::SetVector<Operation *> dependent;
  getForwardSlice(Value(op.getScore().getArgument(1 + axis)), &dependent);
  return llvm::any_of(dependent, [](Operation *inner) {
    return llvm::any_of(inner->getOperandTypes(), llvm::IsaPred<ShapedType>);
  });
}

Value attn::applyScoreRegion(OpBuilder &builder, Location loc, AttentionOp op,
                             Value score, Value b, Value h, Value i, Value j) {
  if (!op.hasScoreRegion())
    return score;
  Block &body = op.getScore().front();
  IRMapping mapping;
  mapping.map(body.getArgument(0),
              convertFloat(builder, loc, score, body.getArgument(0).getType()));
  Value positions[] = {b, h, i, j};
  for (auto [argument, position] :
       llvm::zip_equal(body.getArguments().drop_front(), positions))
    mapping.map(argument, position);
  for (Operation &inner : body.without_terminator())
    builder.clone(inner, mapping);
  Value result = mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
  return convertFloat(builder, loc, result, score.getType());
}

Value attn::applyBias(OpBuilder &builder, Location loc, Value score,
                      Value bias) {
  Value converted = convertFloat(builder, loc, bias, score.getType());
  return arith::AddFOp::create(builder, loc, score, converted);
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

Value attn::buildDiagonalShift(OpBuilder &builder, AttentionOp op) {
  Location loc = op.getLoc();
  Value shift;
  if (op.getDiagonal() == Diagonal::BottomRight) {
    int64_t queries = op.getQueryLength(), keys = op.getKeyLength();
    if (ShapedType::isDynamic(queries) || ShapedType::isDynamic(keys)) {
      Value numKeys = getValueOrCreateConstantIndexOp(
          builder, loc, op.getKeyLengthExtent(builder));
      Value numQueries = getValueOrCreateConstantIndexOp(
          builder, loc, op.getQueryLengthExtent(builder));
      shift = arith::SubIOp::create(builder, loc, numKeys, numQueries);
    } else if (keys != queries) {
      shift = arith::ConstantIndexOp::create(builder, loc, keys - queries);
    }
  }
  Value offset = op.getDiagonalOffset();
  if (shift && offset)
    return arith::AddIOp::create(builder, loc, shift, offset);
  return shift ? shift : offset;
}

Value attn::buildDiagonalPosition(OpBuilder &builder, Location loc, Value i,
                                  Value shift) {
  return shift ? arith::AddIOp::create(builder, loc, i, shift).getResult() : i;
}

Value attn::conjoin(OpBuilder &builder, Location loc, Value lhs, Value rhs) {
  if (!lhs || !rhs)
    return lhs ? lhs : rhs;
  return arith::AndIOp::create(builder, loc, lhs, rhs);
}

Value attn::buildBandCondition(OpBuilder &builder, Location loc, AttentionOp op,
                               Value diagonalPosition, Value j) {
  auto compare = [&](arith::CmpIPredicate predicate, int64_t distance) {
    Value bound = diagonalPosition;
    if (distance != 0)
      bound = arith::AddIOp::create(
          builder, loc, bound,
          arith::ConstantIndexOp::create(builder, loc, distance));
    return arith::CmpIOp::create(builder, loc, predicate, j, bound).getResult();
  };
  Value condition;
  if (std::optional<int64_t> right = op.getBandRight())
    condition = compare(arith::CmpIPredicate::sle, *right);
  if (std::optional<int64_t> left = op.getBandLeft())
    condition = conjoin(builder, loc, condition,
                        compare(arith::CmpIPredicate::sge, -*left));
  return condition;
}

Value attn::buildKeyLengthCondition(OpBuilder &builder, Location loc,
                                    Value keyLength, Value j) {
  if (!keyLength.getType().isIndex())
    keyLength =
        arith::IndexCastOp::create(builder, loc, j.getType(), keyLength);
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, j,
                               keyLength);
}

Value attn::applyCondition(OpBuilder &builder, Location loc, Value condition,
                           Value score) {
  if (!condition)
    return score;
  Value masked = buildFloat(builder, loc, score.getType(),
                            -std::numeric_limits<double>::infinity());
  return arith::SelectOp::create(builder, loc, condition, score, masked);
}

//===----------------------------------------------------------------------===//
// Dropout
//===----------------------------------------------------------------------===//

Value attn::buildDropoutKeep(OpBuilder &builder, Location loc, AttentionOp op,
                             Value b, Value h, Value i, Value j) {
  Type i32 = builder.getI32Type();
  auto low = [&](Value wide) -> Value {
    return arith::TruncIOp::create(builder, loc, i32, wide);
  };
  auto high = [&](Value wide) -> Value {
    Value bits =
        arith::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(32));
    return low(arith::ShRUIOp::create(builder, loc, wide, bits));
  };
  auto word = [&](Value position) -> Value {
    return arith::IndexCastOp::create(builder, loc, i32, position);
  };
  auto constant = [&](uint32_t value) -> Value {
    return arith::ConstantOp::create(
        builder, loc, builder.getIntegerAttr(i32, APInt(32, value)));
  };
  // The clause attention-s14: a stream for the batch and the head, in it one
  // block of four words for a query and four neighbouring keys.
  Value seed = op.getDropoutSeed(), offset = op.getDropoutOffset();
  std::array<Value, 4> stream = buildPhilox4x32(
      builder, loc, {low(offset), high(offset), word(b), word(h)},
      {low(seed), high(seed)});
  Value two = arith::ConstantOp::create(builder, loc, builder.getIndexAttr(2));
  Value block = word(arith::ShRUIOp::create(builder, loc, j, two));
  std::array<Value, 4> words =
      buildPhilox4x32(builder, loc, {block, word(i), stream[2], stream[3]},
                      {stream[0], stream[1]});
  Value lane = arith::AndIOp::create(builder, loc, word(j), constant(3));
  Value random = words[3];
  for (unsigned index : {2, 1, 0}) {
    Value here = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       lane, constant(index));
    random = arith::SelectOp::create(builder, loc, here, words[index], random);
  }
  // Words are uniform in [0, 2^32): dropped if below rate * 2^32, which is less
  // than 2^32 as rates are less than one.
  double rate = op.getDropoutAttr().getValueAsDouble();
  auto threshold = static_cast<uint32_t>(std::ldexp(rate, 32));
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::uge, random,
                               constant(threshold));
}

Value attn::applyDropout(OpBuilder &builder, Location loc, AttentionOp op,
                         Value probability, Value b, Value h, Value i,
                         Value j) {
  FloatAttr rate = op.getDropoutAttr();
  if (!rate)
    return probability;
  Type type = probability.getType();
  Value keep = buildDropoutKeep(builder, loc, op, b, h, i, j);
  Value keptShare =
      buildFloat(builder, loc, type, 1.0 - rate.getValueAsDouble());
  Value scaled = arith::DivFOp::create(builder, loc, probability, keptShare);
  return arith::SelectOp::create(builder, loc, keep, scaled,
                                 buildFloat(builder, loc, type, 0.0));
}
