//===- Formula.cpp - Scores that become a score region --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Matcher.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

#include <cmath>

using namespace mlir;
using namespace attn;
using namespace attn::raise;

/// Whether the scalar op can be copied into a score region.
static bool isScalarFunction(Operation *op) {
  return isa_and_nonnull<tensor::ExtractOp>(op) ||
         (op && op->getNumRegions() == 0 && op->getNumResults() == 1 &&
          isa<arith::ArithDialect, math::MathDialect>(op->getDialect()));
}

/// The constant that the element is, whatever its index.
static TypedAttr getUniformConstant(const Element &element) {
  Attribute attribute;
  if (!matchPattern(element.value, m_Constant(&attribute)))
    return {};
  if (auto splat = dyn_cast<SplatElementsAttr>(attribute))
    attribute = element.body ? Attribute() : splat.getSplatValue<Attribute>();
  return isa_and_nonnull<FloatAttr, IntegerAttr>(attribute)
             ? cast<TypedAttr>(attribute)
             : TypedAttr();
}

/// Whether the element is the same for all positions: a region can just use it.
static bool isUniform(const Element &element) {
  if (isa<TensorType>(element.value.getType()) && !element.body)
    return false;
  linalg::LinalgOp body = element.body;
  Value value = element.value;
  return !body || !body->isAncestor(value.getParentRegion()->getParentOp());
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

LogicalResult Matcher::readFormula(const Element &element, Match &match,
                                   unsigned &numNodes) {
  Element peeled = reader.peel(element);
  Match::Formula &formula = *match.formula;
  // Formulas are trees here; a region that grows without bound is no use.
  if (++numNodes > 64)
    return failure();
  if (getUniformConstant(peeled))
    return success();
  // Whole tensors that a body extracts from are uniform too.
  if (isUniform(peeled))
    return success();
  if (peeled.body) {
    Operation *op = peeled.getDefiningOp();
    if (peeled.getScalarOp<linalg::IndexOp>())
      return success();
    if (!isScalarFunction(op))
      return failure();
    for (unsigned i = 0, e = op->getNumOperands(); i != e; ++i)
      if (failed(readFormula(reader.getRawOperand(peeled, i), match, numNodes)))
        return failure();
    return success();
  }
  if (leadsToProduct(peeled, match)) {
    if (!formula.product.value)
      formula.product = peeled;
    return success(reader.isSame(formula.product, peeled));
  }
  // The nearest tensor: what is further up may be no tensor over pairs.
  for (const Element &tensor : formula.tensors)
    if (reader.isSame(tensor, peeled))
      return success();
  formula.tensors.push_back(peeled);
  return success();
}

/// What can make a score -inf: additions, or else all of the formula.
void Matcher::findMaskingTerms(Element score, Match &match) {
  while (true) {
    score = reader.peelCasts(score);
    if (!score.body)
      return;
    Operation *op = score.getDefiningOp();
    if (isa<arith::AddFOp, arith::MulFOp, arith::DivFOp>(op)) {
      unsigned side =
          leadsToProduct(reader.getRawOperand(score, 0), match) ? 0 : 1;
      Element other = reader.getRawOperand(score, 1 - side);
      bool isSum = isa<arith::AddFOp>(op);
      std::optional<double> factor = reader.getConstant(other);
      if (isSum && reader.mayBeMinusInfinity(other))
        match.maskingTerms.push_back(reader.peelExtensions(other));
      if (isSum || (factor && *factor > 0.0 && std::isfinite(*factor) &&
                    (side == 0 || isa<arith::MulFOp>(op)))) {
        score = reader.getRawOperand(score, side);
        continue;
      }
    }
    if (reader.mayBeMinusInfinity(score))
      match.maskingTerms.push_back(reader.peelExtensions(score));
    return;
  }
}

LogicalResult Matcher::matchFormula(const Element &score, Match &match) {
  match.formula.emplace();
  match.formula->score = score;
  unsigned numNodes = 0;
  if (failed(readFormula(score, match, numNodes)) ||
      !match.formula->product.value)
    return failure();
  findMaskingTerms(score, match);
  match.mayBeEmpty = !match.maskingTerms.empty();
  return matchFirstProduct(match.formula->product, match);
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

Value attn::raise::castFloat(OpBuilder &builder, Location loc, Value value,
                             Type type) {
  if (value.getType() == type)
    return value;
  if (value.getType().getIntOrFloatBitWidth() < type.getIntOrFloatBitWidth())
    return arith::ExtFOp::create(builder, loc, type, value);
  return arith::TruncFOp::create(builder, loc, type, value);
}

namespace {
class FormulaBuilder {
public:
  FormulaBuilder(OpBuilder &builder, Location loc, Reader &reader,
                 const Match::Formula &formula, ArrayRef<RegionTensor> tensors,
                 const Axes &axes, Block &block)
      : builder(builder), loc(loc), reader(reader), formula(formula),
        tensors(tensors), axes(axes), block(block) {}

  /// The value of the element; null if an index has no axis.
  Value build(const Element &element);

private:
  Value buildIndex(const Element &element);

  OpBuilder &builder;
  Location loc;
  Reader &reader;
  const Match::Formula &formula;
  ArrayRef<RegionTensor> tensors;
  const Axes &axes;
  Block &block;
};
} // namespace

Value FormulaBuilder::buildIndex(const Element &element) {
  const Index &index =
      element.index[element.getScalarOp<linalg::IndexOp>().getDim()];
  if (reader.factors.flatten(index).empty())
    return arith::ConstantIndexOp::create(builder, loc, 0);
  const Index *all[] = {&axes.batch, &axes.head, &axes.rows, &axes.keys};
  for (auto [number, axis] : llvm::enumerate(all))
    if (reader.factors.isSame(*axis, index))
      return block.getArgument(number + 1);
  return Value();
}

Value FormulaBuilder::build(const Element &element) {
  Element peeled = reader.peel(element);
  if (TypedAttr constant = getUniformConstant(peeled))
    return arith::ConstantOp::create(builder, loc, constant);
  if (isUniform(peeled))
    return peeled.value;
  if (peeled.body) {
    if (peeled.getScalarOp<linalg::IndexOp>())
      return buildIndex(peeled);
    Operation *op = peeled.getDefiningOp();
    IRMapping mapping;
    for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
      Value value = build(reader.getRawOperand(peeled, number));
      if (!value)
        return value;
      mapping.map(operand, value);
    }
    return builder.clone(*op, mapping)->getResult(0);
  }
  Type type = getElementTypeOrSelf(peeled.value.getType());
  if (reader.isSame(peeled, formula.product))
    return castFloat(builder, loc, block.getArgument(0), type);
  for (auto [source, tensor] : llvm::zip_equal(formula.tensors, tensors)) {
    if (!reader.isSame(source, peeled))
      continue;
    SmallVector<Value> indices;
    for (std::optional<unsigned> axis : tensor.axes)
      indices.push_back(
          axis ? Value(block.getArgument(*axis + 1))
               : arith::ConstantIndexOp::create(builder, loc, 0).getResult());
    return tensor::ExtractOp::create(builder, loc, tensor.value, indices);
  }
  return Value();
}

LogicalResult attn::raise::buildScoreRegion(Region &region, Location loc,
                                            FloatType computeType,
                                            Reader &reader,
                                            const Match::Formula &formula,
                                            ArrayRef<RegionTensor> tensors,
                                            const Axes &axes) {
  OpBuilder builder(loc.getContext());
  Type index = builder.getIndexType();
  Block *block = builder.createBlock(&region, region.end(),
                                     {computeType, index, index, index, index},
                                     SmallVector<Location>(5, loc));
  FormulaBuilder formulaBuilder(builder, loc, reader, formula, tensors, axes,
                                *block);
  Value score = formulaBuilder.build(formula.score);
  if (!score)
    return failure();
  YieldOp::create(builder, loc, castFloat(builder, loc, score, computeType));
  return success();
}
