//===- Matcher.cpp - What makes a pair of products attention --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Matcher.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/PointerIntPair.h"

using namespace mlir;
using namespace attn::raise;

LogicalResult Matcher::refuse(const Twine &why) {
  if (reason.empty())
    reason = why.str();
  return failure();
}

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

/// Whether the values are computed from a sum of exponentials, and a product.
static bool isSoftmaxOfProduct(ArrayRef<Value> values) {
  // A softmax is a handful of ops; what is far away does not belong to it.
  constexpr unsigned limit = 64;
  // Ops, and whether they are on the way to a sum.
  DenseSet<llvm::PointerIntPair<Operation *, 1, bool>> seen;
  SmallVector<std::pair<Value, bool>> worklist;
  for (Value value : values)
    worklist.push_back({value, false});
  bool hasSum = false, hasProduct = false;
  while (!worklist.empty() && seen.size() < limit) {
    auto [next, isSummed] = worklist.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op || !seen.insert({op, isSummed}).second)
      continue;
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
            tensor::ReshapeOp>(op)) {
      worklist.push_back({op->getOperand(0), isSummed});
      continue;
    }
    if (auto softmax = dyn_cast<linalg::SoftmaxOp>(op)) {
      hasSum = true;
      worklist.push_back({softmax.getInput(), isSummed});
      continue;
    }
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    if (!linalgOp)
      continue;
    if (isProduct(linalgOp)) {
      hasProduct = true;
      continue;
    }
    bool isReduction = linalgOp.getNumReductionLoops() != 0;
    for (Operation &scalar : *linalgOp.getBlock())
      isSummed |= isReduction && isa<arith::AddFOp>(scalar);
    for (Operation &scalar : *linalgOp.getBlock())
      hasSum |= isSummed && isa<math::ExpOp, math::Exp2Op>(scalar);
    for (Value input : linalgOp.getDpsInputs())
      worklist.push_back({input, isSummed});
  }
  return hasSum && hasProduct;
}

/// The tensors that a scalar in the body of a product is computed from.
static void findTensors(linalg::LinalgOp product, Value scalar,
                        SmallVectorImpl<Value> &tensors) {
  auto argument = dyn_cast<BlockArgument>(scalar);
  if (argument && argument.getOwner() == product.getBlock())
    tensors.push_back(product.getMatchingOpOperand(argument)->get());
  Operation *op = scalar.getDefiningOp();
  if (op && op->getBlock() == product.getBlock())
    for (Value operand : op->getOperands())
      findTensors(product, operand, tensors);
}

/// Whether softmax goes into an operand of a product.
static bool isSoftmaxOfProduct(const Element &operand) {
  SmallVector<Value> tensors;
  if (operand.body)
    findTensors(operand.body, operand.value, tensors);
  else
    tensors.push_back(operand.value);
  return isSoftmaxOfProduct(tensors);
}

bool Matcher::isCandidate(linalg::LinalgOp product) {
  return product.hasPureTensorSemantics() && isProduct(product) &&
         isSoftmaxOfProduct(SmallVector<Value>(product.getDpsInputs()));
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// What the loops are follows from who reads them. If several loops are in the
/// probabilities only, the one next to the keys is over rows; the others are
/// over heads that share their keys.
void Matcher::findRoles(const Element &probability, const Element &value,
                        Match &match) {
  SmallVector<Index> rows;
  int64_t keyDim = 0;
  for (auto [dim, index] : llvm::enumerate(probability.index)) {
    if (reader.factors.isSame(index, match.keys))
      keyDim = dim;
    else if (!index.empty() && !dependsOn(value, index))
      rows.push_back(index);
  }
  auto getDistance = [&](const Index &index) {
    int64_t dim = llvm::find(probability.index, index) -
                  probability.index.begin() - keyDim;
    return dim < 0 ? -dim : dim + static_cast<int64_t>(rows.size());
  };
  if (!rows.empty())
    match.rows =
        *llvm::min_element(rows, [&](const Index &lhs, const Index &rhs) {
          return getDistance(lhs) < getDistance(rhs);
        });
  for (const Index &index : match.output.index) {
    if (index.empty() || index == match.rows)
      continue;
    llvm::append_range(
        dependsOn(probability, index) ? match.batch : match.valueDepth, index);
  }
}

FailureOr<Match> Matcher::match(linalg::LinalgOp product) {
  Match match;
  match.product = product;
  match.output.value = product->getResult(0);
  for (int64_t extent :
       cast<ShapedType>(match.output.value.getType()).getShape())
    match.output.index.push_back(reader.factors.create(extent));
  std::optional<Product> second = reader.getProduct(match.output);
  if (!second)
    return refuse("the second product has loops that its result does not "
                  "name");
  Element start;
  start.value = product.getDpsInitOperand(0)->get();
  start.index.resize(match.output.index.size());
  if (reader.getConstant(start) != 0.0)
    return refuse("the product of probabilities and values does not start at "
                  "zero");
  match.keys = second->sum;

  bool swapped = !isSoftmaxOfProduct(second->lhs);
  Element &probability = swapped ? second->rhs : second->lhs;
  Element &value = swapped ? second->lhs : second->rhs;
  match.value = getSources(value);

  findRoles(probability, value, match);

  Element peeled = reader.peelCasts(probability);
  std::optional<Guard> guard = matchGuardSelect(peeled);
  FailureOr<Element> score = matchSoftmax(peeled, match);
  if (failed(score))
    return failure();
  // Clauses say more to later passes than a formula does.
  Match before = match;
  if (failed(matchScores(*score, match))) {
    std::string why = std::move(reason);
    reason.clear();
    match = std::move(before);
    if (failed(matchFormula(*score, match))) {
      reason = std::move(why);
      return failure();
    }
  }
  if (guard && failed(checkGuard(*guard, *score, match)))
    return failure();
  return match;
}
