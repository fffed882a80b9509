//===- Softmax.cpp - Matchers for the softmax of attention ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Matcher.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace attn::raise;

static constexpr double infinity = std::numeric_limits<double>::infinity();

//===----------------------------------------------------------------------===//
// Guard of rows without a finite score
//===----------------------------------------------------------------------===//

/// `select(condition, 0, probability)`, or the other way round.
std::optional<Matcher::Guard> Matcher::matchGuardSelect(Element &probability) {
  if (!probability.getScalarOp<arith::SelectOp>())
    return std::nullopt;
  for (unsigned zero : {1, 2}) {
    if (reader.getConstant(reader.getRawOperand(probability, zero)) != 0.0)
      continue;
    Guard guard{reader.getOperand(probability, 0), zero == 2};
    probability = reader.peelCasts(reader.getRawOperand(probability, 3 - zero));
    return guard;
  }
  return std::nullopt;
}

/// Removes a negation from a condition.
static Element peelNot(Reader &reader, Element condition, bool &negated) {
  while (condition.getScalarOp<arith::XOrIOp>()) {
    unsigned constant =
        reader.getConstant(reader.getRawOperand(condition, 0)) == 1.0 ? 0 : 1;
    if (reader.getConstant(reader.getRawOperand(condition, constant)) != 1.0)
      break;
    condition = reader.getOperand(condition, 1 - constant);
    negated = !negated;
  }
  return condition;
}

/// What a comparison with -inf compares; `negated` is flipped for "unequal".
static std::optional<Element>
matchIsMinusInfinity(Reader &reader, const Element &test, bool &negated) {
  auto compare = test.getScalarOp<arith::CmpFOp>();
  if (!compare)
    return std::nullopt;
  switch (compare.getPredicate()) {
  case arith::CmpFPredicate::OEQ:
  case arith::CmpFPredicate::UEQ:
    break;
  case arith::CmpFPredicate::UNE:
  case arith::CmpFPredicate::ONE:
    negated = !negated;
    break;
  default:
    return std::nullopt;
  }
  for (unsigned constant : {0, 1})
    if (reader.getConstant(reader.getRawOperand(test, constant)) == -infinity)
      return reader.peelExtensions(reader.getRawOperand(test, 1 - constant));
  return std::nullopt;
}

/// What is -inf all along the keys where `condition` holds: all(x == -inf),
/// not any(x != -inf), or max(x) == -inf.
FailureOr<Element> Matcher::matchAllMinusInfinity(const Element &condition,
                                                  bool negated,
                                                  const Index &keys) {
  Element row = peelNot(reader, condition, negated);
  if (row.getScalarOp<arith::CmpFOp>()) {
    auto peak = matchIsMinusInfinity(reader, row, negated);
    auto maximum = peak ? reader.getReduction(*peak, keys) : std::nullopt;
    if (!maximum || negated || maximum->start != -infinity ||
        !isa<arith::MaximumFOp, arith::MaxNumFOp>(maximum->combiner))
      return refuse("the rows to be zeroed are not those of which the maximum "
                    "is -inf");
    return reader.peelExtensions(maximum->input);
  }
  auto reduction = reader.getReduction(row, keys);
  if (!reduction)
    return refuse("the rows to be zeroed are chosen by " + describe(row) +
                  ", not by a reduction over the keys");
  bool isAll =
      isa<arith::AndIOp, arith::MulIOp, arith::MinUIOp>(reduction->combiner) &&
      reduction->start == 1.0;
  bool isAny = isa<arith::OrIOp, arith::MaxUIOp>(reduction->combiner) &&
               reduction->start == 0.0;
  // all(x) is not any(not x).
  if ((!isAll && !isAny) || negated != isAny)
    return refuse("the rows to be zeroed are not those of which all scores "
                  "are -inf");
  bool negatedInside = isAny;
  Element test = peelNot(reader, reduction->input, negatedInside);
  auto tested = matchIsMinusInfinity(reader, test, negatedInside);
  if (!tested || negatedInside)
    return refuse("the guard does not compare the scores with -inf");
  return *tested;
}

/// The guard must find the rows of which all scores are -inf. It may look at
/// the scores, or at what makes them -inf.
LogicalResult Matcher::checkGuard(const Guard &guard, const Element &score,
                                  Match &match) {
  FailureOr<Element> tested =
      matchAllMinusInfinity(guard.condition, guard.negated, match.keys);
  if (failed(tested))
    return failure();
  // A guard that never fires is none.
  if (!reader.mayBeMinusInfinity(*tested))
    return success();
  if (!reader.isSame(*tested, score) &&
      !(match.maskingTerms.size() == 1 &&
        reader.isSame(*tested, match.maskingTerms.front())))
    return refuse("the guard does not test the scores that softmax is taken "
                  "of");
  match.guarded = true;
  return success();
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

/// The divisor of `numerator / divisor` or `numerator * (1 / divisor)`.
static std::optional<std::pair<Element, Element>>
matchQuotient(Reader &reader, const Element &element) {
  if (element.getScalarOp<arith::DivFOp>())
    return std::pair(reader.peelCasts(reader.getRawOperand(element, 0)),
                     reader.peelCasts(reader.getRawOperand(element, 1)));
  if (!element.getScalarOp<arith::MulFOp>())
    return std::nullopt;
  for (unsigned side : {0, 1}) {
    Element inverse = reader.peelCasts(reader.getRawOperand(element, side));
    if (inverse.getScalarOp<arith::DivFOp>() &&
        reader.getConstant(reader.getRawOperand(inverse, 0)) == 1.0)
      return std::pair(
          reader.peelCasts(reader.getRawOperand(element, 1 - side)),
          reader.peelCasts(reader.getRawOperand(inverse, 1)));
  }
  return std::nullopt;
}

FailureOr<Element> Matcher::matchSoftmax(const Element &probability,
                                         Match &match) {
  const Index &keys = match.keys;
  if (auto softmax = probability.value.getDefiningOp<linalg::SoftmaxOp>()) {
    if (!reader.factors.isSame(probability.index[softmax.getDimension()], keys))
      return refuse("softmax is not taken over the keys");
    match.softmax = softmax;
    Element score = probability;
    score.value = softmax.getInput();
    return reader.peelCasts(score);
  }
  auto quotient = matchQuotient(reader, probability);
  if (!quotient)
    return refuse("the probabilities come from " + describe(probability) +
                  ", not from a division by the sum over the keys");
  auto [numerator, divisor] = *quotient;
  if (!numerator.getScalarOp<math::ExpOp>())
    return refuse("what is divided comes from " + describe(numerator) +
                  ", not from 'math.exp'");
  match.softmax = numerator.body;

  auto sum = reader.getReduction(divisor, keys);
  if (!sum || !isa<arith::AddFOp>(sum->combiner) || sum->start != 0.0)
    return refuse("the divisor comes from " + describe(divisor) +
                  ", not from a sum over the keys");
  if (!reader.isSame(reader.peelCasts(sum->input), numerator))
    return refuse("the divisor is not the sum over the keys of what is "
                  "divided");

  Element shifted = reader.peelCasts(reader.getRawOperand(numerator, 0));
  if (!shifted.getScalarOp<arith::SubFOp>())
    return refuse("the exponent comes from " + describe(shifted) +
                  ", not from a subtraction of the row's maximum");
  Element score = reader.peelCasts(reader.getRawOperand(shifted, 0));
  Element peak = reader.peelCasts(reader.getRawOperand(shifted, 1));
  auto maximum = reader.getReduction(peak, keys);
  if (!maximum || !isa<arith::MaximumFOp, arith::MaxNumFOp>(maximum->combiner))
    return refuse("what is subtracted from the scores comes from " +
                  describe(peak) + ", not from a maximum over the keys");
  // Every start that no score is below does.
  Type type = getElementTypeOrSelf(maximum->combiner->getResult(0).getType());
  double lowest = APFloat::getLargest(cast<FloatType>(type).getFloatSemantics(),
                                      /*Negative=*/true)
                      .convertToDouble();
  if (maximum->start > lowest)
    return refuse("the maximum over the keys starts at a number that scores "
                  "may be below");
  if (!reader.isSame(reader.peelCasts(maximum->input), score))
    return refuse("the maximum is not that of the scores over the keys");
  return score;
}
