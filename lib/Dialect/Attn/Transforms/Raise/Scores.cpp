//===- Scores.cpp - Matchers for the scores of attention ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Matcher.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/Support/Format.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace attn::raise;

static constexpr double infinity = std::numeric_limits<double>::infinity();

/// From here on a float32 score of any sensible size is lost in the sum.
static constexpr double absorbing = -0x1p100;

/// Down to here a bias that is added in f16 or bf16 only rounds the score.
static constexpr double swallowing = -1024.0;

static std::string formatNumber(double value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%g", value);
  return text;
}

/// Whether the element varies along any of the factors.
bool Matcher::dependsOn(const Element &element, ArrayRef<Factor> factors) {
  Element peeled = reader.peel(element);
  Index flat = reader.factors.flatten(factors);
  auto has = [&](const Index &index) {
    return llvm::any_of(reader.factors.flatten(index), [&](Factor factor) {
      return llvm::is_contained(flat, factor);
    });
  };
  if (!peeled.body)
    return llvm::any_of(peeled.index, has);
  Operation *op = peeled.getDefiningOp();
  if (auto index = peeled.getScalarOp<linalg::IndexOp>())
    return has(peeled.index[index.getDim()]);
  for (unsigned i = 0, e = op ? op->getNumOperands() : 0; i != e; ++i)
    if (dependsOn(reader.getRawOperand(peeled, i), factors))
      return true;
  return false;
}

/// Whether the element is computed from a product over rows and keys by the
/// ops that may stand between that and softmax.
bool Matcher::leadsToProduct(const Element &element, const Match &match,
                             unsigned depth) {
  Element peeled = reader.peel(element);
  if (depth > 16)
    return false;
  if (!peeled.body) {
    auto op = peeled.value.getDefiningOp<linalg::LinalgOp>();
    return op && isProduct(op) &&
           (match.rows.empty() || dependsOn(peeled, match.rows)) &&
           (match.keys.empty() || dependsOn(peeled, match.keys));
  }
  Operation *op = peeled.getDefiningOp();
  if (!isa_and_nonnull<arith::AddFOp, arith::MulFOp, arith::DivFOp,
                       arith::SelectOp, arith::ExtFOp, arith::TruncFOp,
                       arith::SubFOp, math::TanhOp>(op))
    return false;
  for (unsigned i = 0, e = op->getNumOperands(); i != e; ++i)
    if (leadsToProduct(reader.getRawOperand(peeled, i), match, depth + 1))
      return true;
  return false;
}

FailureOr<Element> Matcher::getTensorOperand(const Element &element,
                                             unsigned number) {
  Element operand = reader.getRawOperand(element, number);
  std::optional<Element> tensor = reader.step(operand);
  if (!tensor || tensor->body ||
      !isa<RankedTensorType>(tensor->value.getType()))
    return refuse("an operand of " + describe(element) + " is computed by " +
                  describe(operand) +
                  " in the same body, not read from a tensor");
  return *tensor;
}

//===----------------------------------------------------------------------===//
// Masks and biases
//===----------------------------------------------------------------------===//

LogicalResult Matcher::addMask(const Element &condition, bool negated,
                               Match &match) {
  if (llvm::any_of(match.biases,
                   [](const BiasTerm &term) { return term.fill.has_value(); }))
    return refuse("a finite fill value takes the place of scores that may be "
                  "-inf");
  match.masks.push_back({condition, negated});
  match.mayBeEmpty = true;
  return success();
}

/// `select(condition, score, fill)`, or the other way round.
FailureOr<Element> Matcher::matchMaskSelect(const Element &score,
                                            Match &match) {
  for (unsigned side : {2, 1}) {
    std::optional<double> fill =
        reader.getConstant(reader.getRawOperand(score, side));
    if (!fill)
      continue;
    FailureOr<Element> condition = getTensorOperand(score, 0);
    if (failed(condition))
      return failure();
    bool negated = side == 1;
    if (*fill == -infinity) {
      if (failed(addMask(*condition, negated, match)))
        return failure();
      match.maskingTerms.push_back(reader.peelExtensions(score));
    } else if (*fill <= absorbing) {
      match.biases.push_back({*condition, fill, negated});
    } else {
      return refuse("masked scores become the finite score " +
                    Twine(formatNumber(*fill)) +
                    ", which is neither a mask nor a bias");
    }
    return reader.peelCasts(reader.getRawOperand(score, 3 - side));
  }
  return refuse("'arith.select' puts no constant in place of masked scores");
}

LogicalResult Matcher::addBias(const Element &bias, Match &match) {
  Element peeled = reader.peelCasts(bias);
  if (reader.getConstant(peeled) == 0.0)
    return success();
  // A sum of a mask and something else is two terms.
  if (peeled.getScalarOp<arith::AddFOp>()) {
    for (unsigned side : {0, 1}) {
      Element term = reader.peelCasts(reader.getRawOperand(peeled, side));
      auto bounds = reader.getBounds(term);
      if (!bounds || bounds->least != 0.0)
        continue;
      FailureOr<Element> mask = reader.getConstant(term) == 0.0
                                    ? FailureOr<Element>(term)
                                    : getTensorOperand(peeled, side);
      FailureOr<Element> rest = getTensorOperand(peeled, 1 - side);
      if (failed(mask) || failed(rest) || failed(addBias(*mask, match)))
        return failure();
      return addBias(*rest, match);
    }
  }
  if (peeled.getScalarOp<arith::SelectOp>()) {
    for (unsigned side : {2, 1}) {
      if (reader.getConstant(reader.getRawOperand(peeled, side)) != -infinity)
        continue;
      FailureOr<Element> condition = getTensorOperand(peeled, 0);
      if (failed(condition) ||
          failed(addMask(*condition, /*negated=*/side == 1, match)))
        return failure();
      Element rest = reader.getRawOperand(peeled, 3 - side);
      if (reader.getConstant(rest) == 0.0)
        return success();
      FailureOr<Element> tensor = getTensorOperand(peeled, 3 - side);
      return failed(tensor) ? failure() : addBias(*tensor, match);
    }
  }
  if (reader.mayBeMinusInfinity(bias)) {
    match.mayBeEmpty = true;
    if (llvm::any_of(match.biases, [](const BiasTerm &term) {
          return term.fill.has_value();
        }))
      return refuse("a finite fill value takes the place of scores that may "
                    "be -inf");
  }
  match.biases.push_back({bias, std::nullopt, false});
  return success();
}

/// `score + bias`.
FailureOr<Element> Matcher::matchBias(const Element &score, Match &match) {
  unsigned side = leadsToProduct(reader.getRawOperand(score, 0), match) ? 0 : 1;
  Element rest = reader.getRawOperand(score, side);
  if (side == 1 && !leadsToProduct(rest, match))
    return refuse("neither operand of 'arith.addf' comes from a product of "
                  "query and key");
  FailureOr<Element> bias = getTensorOperand(score, 1 - side);
  unsigned before = match.biases.size();
  if (failed(bias) || failed(addBias(*bias, match)))
    return failure();
  std::optional<Bounds> bounds = reader.getBounds(*bias);
  if (!bounds || bounds->mayBeMinusInfinity)
    match.maskingTerms.push_back(reader.peelExtensions(*bias));
  // The op adds in f32. In a narrower type a large bias swallows the score,
  // which decides what rows without a key to attend to give.
  if (match.biases.size() != before &&
      (!bounds || bounds->least < swallowing) &&
      score.value.getType().getIntOrFloatBitWidth() < 32) {
    std::string text;
    llvm::raw_string_ostream(text) << score.value.getType();
    return refuse("the bias is added in " + text + ", not in f32");
  }
  return reader.peelCasts(rest);
}

//===----------------------------------------------------------------------===//
// Scales
//===----------------------------------------------------------------------===//

/// `score * constant` or `score / constant`.
FailureOr<Element> Matcher::matchScale(const Element &score, double &scale) {
  bool isDivision = score.getScalarOp<arith::DivFOp>() != nullptr;
  for (unsigned side : {1, 0}) {
    if (isDivision && side == 0)
      continue;
    std::optional<double> constant =
        reader.getConstant(reader.getRawOperand(score, side));
    if (!constant)
      continue;
    if (!std::isfinite(*constant) || (isDivision && *constant == 0.0))
      return refuse("the scale is not finite");
    scale = isDivision ? scale / *constant : scale * *constant;
    return reader.peelCasts(reader.getRawOperand(score, 1 - side));
  }
  return refuse("scores are scaled by a value that is not a constant");
}

SmallVector<Source> Matcher::getSources(Element operand) {
  SmallVector<Source> sources;
  double factor = 1.0;
  unsigned skipped = 0;
  while (true) {
    // Steps do not compute; every linalg op that they enter moves data.
    std::optional<Element> next = operand;
    do {
      operand = *next;
      if (!operand.body)
        sources.push_back({operand, factor, skipped});
      else if (isa<BlockArgument>(operand.value))
        ++skipped;
    } while ((next = reader.step(operand)));
    if (!operand.body)
      return sources;
    if (operand.getScalarOp<arith::ExtFOp>()) {
      operand = reader.getRawOperand(operand, 0);
      continue;
    }
    if (!operand.getScalarOp<arith::MulFOp>() &&
        !operand.getScalarOp<arith::DivFOp>())
      return sources;
    double inner = 1.0;
    bool isDivision = operand.getScalarOp<arith::DivFOp>() != nullptr;
    std::optional<unsigned> rest;
    for (unsigned side : {1, 0}) {
      std::optional<double> constant =
          reader.getConstant(reader.getRawOperand(operand, side));
      if (rest || !constant || !std::isfinite(*constant) ||
          (isDivision && (side == 0 || *constant == 0.0)))
        continue;
      inner = isDivision ? 1.0 / *constant : *constant;
      rest = 1 - side;
    }
    if (!rest)
      return sources;
    factor *= inner;
    operand = reader.getRawOperand(operand, *rest);
  }
}

//===----------------------------------------------------------------------===//
// Scores
//===----------------------------------------------------------------------===//

LogicalResult Matcher::matchFirstProduct(const Element &score, Match &match) {
  std::optional<Product> product = reader.getProduct(score);
  if (!product)
    return refuse("the scores come from " + describe(score) +
                  ", not from a product of query and key");
  if (!isa<FloatType>(getElementTypeOrSelf(score.value.getType())))
    return refuse("the product of query and key is not one of floats");
  Element start;
  start.value = product->op.getDpsInitOperand(0)->get();
  start.index.resize(cast<ShapedType>(start.value.getType()).getRank());
  if (reader.getConstant(start) != 0.0)
    return refuse("the product of query and key does not start at zero");
  bool swapped = match.keys.empty() ? dependsOn(product->rhs, match.rows)
                                    : dependsOn(product->lhs, match.keys);
  Element &query = swapped ? product->rhs : product->lhs;
  Element &key = swapped ? product->lhs : product->rhs;
  if (dependsOn(query, match.keys) || dependsOn(key, match.rows))
    return refuse("the first product does not pair queries with keys");
  match.firstProduct = product->op;
  match.depth = product->sum;
  match.query = getSources(query);
  match.key = getSources(key);
  return success();
}

LogicalResult Matcher::matchScores(Element score, Match &match) {
  // From softmax down: masks and biases, then softcap, then scales.
  double scale = 1.0;
  bool scaled = false;
  while (score.body) {
    FailureOr<Element> next = failure();
    if (score.getScalarOp<arith::MulFOp>() ||
        score.getScalarOp<arith::DivFOp>()) {
      next = matchScale(score, scale);
      scaled = true;
    } else if (score.getScalarOp<math::TanhOp>()) {
      if (match.softcap || !(scale > 0.0))
        return refuse("'math.tanh' of the scores is not one softcap");
      match.softcap = scale;
      next = reader.peelCasts(reader.getRawOperand(score, 0));
    } else if (score.getScalarOp<arith::SelectOp>() ||
               score.getScalarOp<arith::AddFOp>()) {
      if (scaled || match.softcap)
        return refuse(describe(score) + " is applied to the scores before the "
                                        "scale or the softcap");
      next = score.getScalarOp<arith::SelectOp>()
                 ? matchMaskSelect(score, match)
                 : matchBias(score, match);
    } else {
      return refuse("the scores come from " + describe(score) +
                    ", not from a product of query and key");
    }
    if (failed(next))
      return failure();
    score = *next;
  }
  match.scale = scale;
  return matchFirstProduct(score, match);
}
