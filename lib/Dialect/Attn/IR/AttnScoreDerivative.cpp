//===- AttnScoreDerivative.cpp - Derivatives of score regions -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Forward mode: there is one input, and one walk gives a derivative for each
// value. A value without one does not depend on the score, and neither does
// what is computed from such values alone, whatever computes it.

#include "AttnScoreDerivative.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace attn;

namespace {
/// The rule of one operation. Operands, their derivatives (null for zero) and
/// the result are those of the copy that is being built.
struct Rule {
  OpBuilder &builder;
  Location loc;
  ValueRange operands;
  ArrayRef<Value> derivatives;
  Value result;

  Value constant(double value) const {
    return arith::ConstantOp::create(
        builder, loc, builder.getFloatAttr(result.getType(), value));
  }
  Value mul(Value lhs, Value rhs) const {
    return arith::MulFOp::create(builder, loc, lhs, rhs);
  }
  Value div(Value lhs, Value rhs) const {
    return arith::DivFOp::create(builder, loc, lhs, rhs);
  }
  Value sub(Value lhs, Value rhs) const {
    return arith::SubFOp::create(builder, loc, lhs, rhs);
  }
  Value neg(Value value) const {
    return arith::NegFOp::create(builder, loc, value);
  }
  /// A sum of terms that may be null.
  Value add(Value lhs, Value rhs) const {
    if (!lhs || !rhs)
      return lhs ? lhs : rhs;
    return arith::AddFOp::create(builder, loc, lhs, rhs);
  }
  /// `factor` times the derivative of an operand, null for zero.
  Value scale(unsigned operand, Value factor) const {
    return derivatives[operand] ? mul(derivatives[operand], factor) : Value();
  }
  Value orZero(Value derivative) const {
    return derivative ? derivative : constant(0);
  }
  Value select(Value condition, Value lhs, Value rhs) const {
    return arith::SelectOp::create(builder, loc, condition, orZero(lhs),
                                   orZero(rhs));
  }
  Value isAtLeast(arith::CmpFPredicate predicate) const {
    return arith::CmpFOp::create(builder, loc, predicate, operands[0],
                                 operands[1]);
  }
};
} // namespace

StringRef attn::detail::getDifferentiableOps() {
  return "arith.addf, subf, mulf, divf, negf, select, maximumf, minimumf, "
         "maxnumf, minnumf, extf, truncf, cmpf, math.exp, exp2, log, log2, "
         "tanh, "
         "sqrt, rsqrt, absf, sin, cos, erf, fma";
}

/// Whether the operation has a rule.
static bool hasRule(Operation *op) {
  return isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp,
             arith::NegFOp, arith::SelectOp, arith::MaximumFOp,
             arith::MinimumFOp, arith::MaxNumFOp, arith::MinNumFOp,
             arith::ExtFOp, arith::TruncFOp, math::ExpOp, math::Exp2Op,
             math::LogOp, math::Log2Op, math::TanhOp, math::SqrtOp,
             math::RsqrtOp, math::AbsFOp, math::SinOp, math::CosOp, math::ErfOp,
             math::FmaOp>(op);
}

/// The derivative of the result, null for zero.
static Value applyRule(Operation *op, const Rule &rule) {
  ValueRange in = rule.operands;
  ArrayRef<Value> d = rule.derivatives;
  Value result = rule.result;
  using arith::CmpFPredicate;
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<arith::AddFOp>([&](auto) { return rule.add(d[0], d[1]); })
      .Case<arith::SubFOp>(
          [&](auto) { return rule.add(d[0], d[1] ? rule.neg(d[1]) : Value()); })
      .Case<arith::MulFOp>([&](auto) {
        return rule.add(rule.scale(0, in[1]), rule.scale(1, in[0]));
      })
      .Case<arith::DivFOp>([&](auto) {
        // (x' - (x / y) y') / y
        Value dividend =
            rule.add(d[0], d[1] ? rule.neg(rule.mul(result, d[1])) : Value());
        return rule.div(dividend, in[1]);
      })
      .Case<arith::NegFOp>([&](auto) { return rule.neg(d[0]); })
      .Case<arith::SelectOp>([&](auto) {
        // The condition has no derivative but where it changes.
        return d[1] || d[2] ? rule.select(in[0], d[1], d[2]) : Value();
      })
      .Case<arith::MaximumFOp, arith::MaxNumFOp>([&](auto) {
        return rule.select(rule.isAtLeast(CmpFPredicate::OGE), d[0], d[1]);
      })
      .Case<arith::MinimumFOp, arith::MinNumFOp>([&](auto) {
        return rule.select(rule.isAtLeast(CmpFPredicate::OLE), d[0], d[1]);
      })
      .Case<arith::ExtFOp>([&](auto) -> Value {
        return arith::ExtFOp::create(rule.builder, rule.loc, result.getType(),
                                     d[0]);
      })
      .Case<arith::TruncFOp>([&](auto) -> Value {
        return arith::TruncFOp::create(rule.builder, rule.loc, result.getType(),
                                       d[0]);
      })
      .Case<math::ExpOp>([&](auto) { return rule.scale(0, result); })
      .Case<math::Exp2Op>([&](auto) {
        return rule.mul(rule.scale(0, result),
                        rule.constant(llvm::numbers::ln2));
      })
      .Case<math::LogOp>([&](auto) { return rule.div(d[0], in[0]); })
      .Case<math::Log2Op>([&](auto) {
        return rule.mul(rule.div(d[0], in[0]),
                        rule.constant(llvm::numbers::log2e));
      })
      .Case<math::TanhOp>([&](auto) {
        return rule.scale(0,
                          rule.sub(rule.constant(1), rule.mul(result, result)));
      })
      .Case<math::SqrtOp>([&](auto) {
        return rule.div(rule.scale(0, rule.constant(0.5)), result);
      })
      .Case<math::RsqrtOp>([&](auto) {
        // -1/2 x' r / x
        return rule.div(rule.mul(rule.scale(0, rule.constant(-0.5)), result),
                        in[0]);
      })
      .Case<math::AbsFOp>([&](auto) -> Value {
        Value sign = math::CopySignOp::create(rule.builder, rule.loc,
                                              rule.constant(1), in[0]);
        return rule.scale(0, sign);
      })
      .Case<math::SinOp>([&](auto) {
        return rule.scale(0,
                          math::CosOp::create(rule.builder, rule.loc, in[0]));
      })
      .Case<math::CosOp>([&](auto) {
        return rule.neg(
            rule.scale(0, math::SinOp::create(rule.builder, rule.loc, in[0])));
      })
      .Case<math::ErfOp>([&](auto) {
        // 2 / sqrt(pi) exp(-x^2)
        Value power = math::ExpOp::create(rule.builder, rule.loc,
                                          rule.neg(rule.mul(in[0], in[0])));
        return rule.scale(
            0, rule.mul(power, rule.constant(2 * llvm::numbers::inv_sqrtpi)));
      })
      .Case<math::FmaOp>([&](auto) {
        return rule.add(rule.add(rule.scale(0, in[1]), rule.scale(1, in[0])),
                        d[2]);
      });
}

/// Whether the operation, or one within it, uses a value of `dependent`.
static bool usesAny(Operation &op, const DenseSet<Value> &dependent) {
  return op
      .walk([&](Operation *inner) {
        return llvm::any_of(
                   inner->getOperands(),
                   [&](Value operand) { return dependent.contains(operand); })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

Operation *attn::detail::findOpWithoutDerivative(Region &score) {
  Block &body = score.front();
  DenseSet<Value> dependent = {body.getArgument(0)};
  for (Operation &op : body.without_terminator()) {
    if (!usesAny(op, dependent))
      continue;
    // Where a comparison of scores changes is no place to look at.
    if (isa<arith::CmpFOp>(op))
      continue;
    if (!hasRule(&op))
      return &op;
    dependent.insert_range(op.getResults());
  }
  return nullptr;
}

Value attn::detail::buildScoreDerivative(OpBuilder &builder, Location loc,
                                         Region &region, Value score,
                                         ValueRange positions) {
  Block &body = region.front();
  IRMapping values, derivatives;
  values.map(body.getArgument(0), score);
  values.map(body.getArguments().drop_front(), positions);
  Value one = arith::ConstantOp::create(
      builder, loc, builder.getFloatAttr(score.getType(), 1));
  derivatives.map(body.getArgument(0), one);
  for (Operation &op : body.without_terminator()) {
    Operation *copy = builder.clone(op, values);
    SmallVector<Value> ofOperands;
    for (Value operand : op.getOperands())
      ofOperands.push_back(derivatives.lookupOrNull(operand));
    if (!hasRule(&op) || llvm::none_of(ofOperands, [](Value derivative) {
          return static_cast<bool>(derivative);
        }))
      continue;
    Rule rule{builder, loc, copy->getOperands(), ofOperands,
              copy->getResult(0)};
    if (Value derivative = applyRule(&op, rule))
      derivatives.map(op.getResult(0), derivative);
  }
  Value yielded = body.getTerminator()->getOperand(0);
  if (Value derivative = derivatives.lookupOrNull(yielded))
    return derivative;
  return arith::ConstantOp::create(builder, loc,
                                   builder.getFloatAttr(score.getType(), 0));
}
