//===- SimplifyShapes.cpp - Make reshapes and broadcasts plain ------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Exporters spell what they know of an extent at run time as arithmetic: a
// reshape to computed extents, a broadcast that asks for each dimension whether
// it is one, assertions that extents agree. Extents are polynomials in those of
// the arguments here, so that most of it can be decided. Arithmetic is taken
// not to overflow: it computes extents of tensors, or the program has none.

#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNSIMPLIFYSHAPES
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

namespace {

/// A polynomial with integer coefficients.
class Extent {
public:
  /// Numbers of symbols in ascending order, repeated for powers.
  using Monomial = std::vector<unsigned>;

  Extent(int64_t constant = 0) { add({}, constant); }
  static Extent symbol(unsigned number) {
    Extent result;
    result.add({number}, 1);
    return result;
  }

  bool operator==(const Extent &other) const { return terms == other.terms; }
  Extent operator+(const Extent &other) const {
    Extent result = *this;
    for (const auto &[monomial, coefficient] : other.terms)
      result.add(monomial, coefficient);
    return result;
  }
  Extent operator*(const Extent &other) const {
    Extent result;
    for (const auto &[left, first] : terms) {
      for (const auto &[right, second] : other.terms) {
        Monomial product(left);
        product.insert(product.end(), right.begin(), right.end());
        llvm::sort(product);
        result.add(product, int64_t(uint64_t(first) * uint64_t(second)));
      }
    }
    return result;
  }
  Extent operator-(const Extent &other) const {
    return *this + other * Extent(-1);
  }

  /// This over a divisor of one term, where no remainder is left for any value
  /// of the symbols.
  std::optional<Extent> divideExactly(const Extent &divisor) const {
    if (divisor.terms.size() != 1)
      return std::nullopt; // Also nothing, that is zero.
    const auto &[factors, factor] = *divisor.terms.begin();
    // The least number has no quotient.
    if (factor == -1)
      return std::nullopt;
    Extent result;
    for (const auto &[monomial, coefficient] : terms) {
      if (coefficient % factor != 0 ||
          !std::includes(monomial.begin(), monomial.end(), factors.begin(),
                         factors.end()))
        return std::nullopt;
      Monomial quotient;
      std::set_difference(monomial.begin(), monomial.end(), factors.begin(),
                          factors.end(), std::back_inserter(quotient));
      result.add(quotient, coefficient / factor);
    }
    return result;
  }

  std::optional<int64_t> getConstant() const {
    if (terms.empty())
      return 0;
    if (terms.size() == 1 && terms.begin()->first.empty())
      return terms.begin()->second;
    return std::nullopt;
  }

  /// Whether no value of the symbols makes this negative, by its signs alone.
  bool isNonNegative(llvm::function_ref<bool(unsigned)> isSymbol) const {
    return llvm::all_of(terms, [&](const auto &term) {
      return term.second >= 0 && llvm::all_of(term.first, isSymbol);
    });
  }

private:
  /// Wraps, as the program's arithmetic does: exporters add an extent to the
  /// largest number, and then select something else.
  void add(const Monomial &monomial, int64_t coefficient) {
    int64_t &sum = terms[monomial];
    sum = int64_t(uint64_t(sum) + uint64_t(coefficient));
    if (sum == 0)
      terms.erase(monomial);
  }

  std::map<Monomial, int64_t> terms;
};

/// The extents of tensors, and the integers that are made of them. Knows the IR
/// as it is: to be made anew where the IR has changed.
class Extents {
public:
  /// An integer or index.
  Extent get(Value value);
  /// The extent of a dimension.
  Extent get(Value tensor, int64_t dimension);
  Extent get(OpFoldResult value) {
    if (auto constant = getConstantIntValue(value))
      return *constant;
    return get(cast<Value>(value));
  }
  SmallVector<Extent> getShape(Value tensor) {
    SmallVector<Extent> shape;
    for (int64_t n = 0, e = cast<ShapedType>(tensor.getType()).getRank(); n < e;
         ++n)
      shape.push_back(get(tensor, n));
    return shape;
  }
  /// Whether the condition holds, where that can be said.
  std::optional<bool> decide(Value condition);

private:
  Extent compute(Value value);
  Extent compute(Value tensor, int64_t dimension);
  /// Nothing where the expression is no polynomial.
  std::optional<Extent> compute(AffineExpr expression,
                                affine::AffineApplyOp op);
  /// A value that nothing is known of.
  Extent symbol(std::pair<Value, int64_t> key, bool isExtent) {
    auto [it, isNew] = symbols.try_emplace(key, isExtents.size());
    if (isNew)
      isExtents.push_back(isExtent);
    return Extent::symbol(it->second);
  }
  bool isNonNegative(const Extent &extent) const {
    return extent.isNonNegative(
        [&](unsigned symbol) { return isExtents[symbol]; });
  }

  /// A dimension, or -1 for an integer.
  llvm::DenseMap<std::pair<Value, int64_t>, unsigned> symbols;
  std::map<std::pair<void *, int64_t>, Extent> known;
  SmallVector<bool> isExtents;
};
} // namespace

Extent Extents::get(Value value) {
  std::pair<void *, int64_t> key(value.getAsOpaquePointer(), -1);
  if (auto it = known.find(key); it != known.end())
    return it->second;
  Extent result = compute(value);
  known.emplace(key, result);
  return result;
}

Extent Extents::get(Value tensor, int64_t dimension) {
  auto type = cast<ShapedType>(tensor.getType());
  if (!type.isDynamicDim(dimension))
    return type.getDimSize(dimension);
  std::pair<void *, int64_t> key(tensor.getAsOpaquePointer(), dimension);
  if (auto it = known.find(key); it != known.end())
    return it->second;
  Extent result = compute(tensor, dimension);
  known.emplace(key, result);
  return result;
}

Extent Extents::compute(Value value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return *constant;
  Operation *op = value.getDefiningOp();
  if (isa_and_nonnull<arith::IndexCastOp, arith::ExtSIOp>(op))
    return get(op->getOperand(0));
  if (isa_and_nonnull<arith::AddIOp>(op))
    return get(op->getOperand(0)) + get(op->getOperand(1));
  if (isa_and_nonnull<arith::SubIOp>(op))
    return get(op->getOperand(0)) - get(op->getOperand(1));
  if (isa_and_nonnull<arith::MulIOp>(op))
    return get(op->getOperand(0)) * get(op->getOperand(1));
  if (isa_and_nonnull<arith::DivSIOp, arith::FloorDivSIOp>(op)) {
    if (std::optional<Extent> quotient =
            get(op->getOperand(0)).divideExactly(get(op->getOperand(1))))
      return *quotient;
  }
  if (auto select = dyn_cast_if_present<arith::SelectOp>(op)) {
    Extent yes = get(select.getTrueValue()), no = get(select.getFalseValue());
    if (yes == no)
      return yes;
    if (std::optional<bool> holds = decide(select.getCondition()))
      return *holds ? yes : no;
  }
  if (isa_and_nonnull<arith::ExtUIOp>(op) &&
      op->getOperand(0).getType().isInteger(1))
    if (std::optional<bool> holds = decide(op->getOperand(0)))
      return *holds;
  if (auto max = dyn_cast_if_present<arith::MaxSIOp>(op)) {
    Extent left = get(max.getLhs()), right = get(max.getRhs());
    if (isNonNegative(left - right))
      return left;
    if (isNonNegative(right - left))
      return right;
  }
  if (auto dim = dyn_cast_if_present<tensor::DimOp>(op)) {
    std::optional<int64_t> index = dim.getConstantIndex();
    // Programs may ask for a dimension that is not there, in code that does not
    // run.
    auto type = dyn_cast<RankedTensorType>(dim.getSource().getType());
    if (index && type && *index >= 0 && *index < type.getRank())
      return get(dim.getSource(), *index);
  }
  if (auto apply = dyn_cast_if_present<affine::AffineApplyOp>(op))
    if (std::optional<Extent> result =
            compute(apply.getAffineMap().getResult(0), apply))
      return *result;
  return symbol({value, -1}, /*isExtent=*/false);
}

std::optional<Extent> Extents::compute(AffineExpr expression,
                                       affine::AffineApplyOp op) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expression))
    return Extent(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expression))
    return get(op.getMapOperands()[dim.getPosition()]);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expression))
    return get(op.getMapOperands()[op.getAffineMap().getNumDims() +
                                   symbol.getPosition()]);
  auto binary = cast<AffineBinaryOpExpr>(expression);
  std::optional<Extent> left = compute(binary.getLHS(), op);
  std::optional<Extent> right = compute(binary.getRHS(), op);
  if (!left || !right)
    return std::nullopt;
  if (binary.getKind() == AffineExprKind::Add)
    return *left + *right;
  if (binary.getKind() == AffineExprKind::Mul)
    return *left * *right;
  if (binary.getKind() == AffineExprKind::FloorDiv)
    return left->divideExactly(*right);
  return std::nullopt;
}

Extent Extents::compute(Value tensor, int64_t dimension) {
  Operation *op = tensor.getDefiningOp();
  if (auto empty = dyn_cast_if_present<tensor::EmptyOp>(op))
    return get(empty.getMixedSizes()[dimension]);
  if (auto cast = dyn_cast_if_present<tensor::CastOp>(op))
    if (isa<RankedTensorType>(cast.getSource().getType()))
      return get(cast.getSource(), dimension);
  if (auto expand = dyn_cast_if_present<tensor::ExpandShapeOp>(op))
    return get(expand.getMixedOutputShape()[dimension]);
  if (auto collapse = dyn_cast_if_present<tensor::CollapseShapeOp>(op)) {
    Extent product(1);
    SmallVector<ReassociationIndices> groups =
        collapse.getReassociationIndices();
    for (int64_t source : groups[dimension])
      product = product * get(collapse.getSrc(), source);
    return product;
  }
  if (auto slice = dyn_cast_if_present<tensor::ExtractSliceOp>(op)) {
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    int64_t left = dimension;
    for (auto [n, size] : llvm::enumerate(slice.getMixedSizes()))
      if (!dropped.test(n) && left-- == 0)
        return get(size);
  }
  if (auto reshape = dyn_cast_if_present<tensor::ReshapeOp>(op))
    if (auto shape = reshape.getShape().getDefiningOp<tensor::FromElementsOp>())
      return get(shape.getElements()[dimension]);
  if (auto destination = dyn_cast_if_present<DestinationStyleOpInterface>(op))
    return get(destination.getTiedOpOperand(cast<OpResult>(tensor))->get(),
               dimension);
  return symbol({tensor, dimension}, /*isExtent=*/true);
}

std::optional<bool> Extents::decide(Value condition) {
  if (std::optional<int64_t> constant = getConstantIntValue(condition))
    return *constant != 0;
  auto compare = condition.getDefiningOp<arith::CmpIOp>();
  if (!compare)
    return std::nullopt;
  Extent left = get(compare.getLhs()), right = get(compare.getRhs());
  auto isLess = [&](const Extent &a, const Extent &b) -> std::optional<bool> {
    if (isNonNegative(b - a - Extent(1)))
      return true;
    if (isNonNegative(a - b))
      return false;
    return std::nullopt;
  };
  auto negate = [](std::optional<bool> holds) {
    return holds ? std::optional<bool>(!*holds) : std::nullopt;
  };
  switch (compare.getPredicate()) {
  case arith::CmpIPredicate::eq:
  case arith::CmpIPredicate::ne: {
    std::optional<bool> isEqual;
    if (left == right)
      isEqual = true;
    else if (isLess(left, right).value_or(false) ||
             isLess(right, left).value_or(false))
      isEqual = false;
    return compare.getPredicate() == arith::CmpIPredicate::eq ? isEqual
                                                              : negate(isEqual);
  }
  case arith::CmpIPredicate::slt:
    return isLess(left, right);
  case arith::CmpIPredicate::sgt:
    return isLess(right, left);
  case arith::CmpIPredicate::sge:
    return negate(isLess(left, right));
  case arith::CmpIPredicate::sle:
    return negate(isLess(right, left));
  default:
    return std::nullopt;
  }
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

namespace {
/// Dimensions of the source that become dimensions of the result.
struct Group {
  ReassociationIndices source, result;
  Extent extent;
};
} // namespace

/// Splits both shapes, from the front, into the smallest groups of equal
/// extent.
static FailureOr<SmallVector<Group>> matchGroups(ArrayRef<Extent> source,
                                                 ArrayRef<Extent> result) {
  if (source.empty() || result.empty())
    return failure();
  SmallVector<Group> groups;
  size_t s = 0, r = 0;
  while (s < source.size() && r < result.size()) {
    Group group;
    group.source.push_back(s);
    group.result.push_back(r);
    Extent left = source[s++], right = result[r++];
    while (!(left == right)) {
      if (right.divideExactly(left) && s < source.size()) {
        group.source.push_back(s);
        left = left * source[s++];
      } else if (left.divideExactly(right) && r < result.size()) {
        group.result.push_back(r);
        right = right * result[r++];
      } else {
        return failure();
      }
    }
    group.extent = left;
    groups.push_back(std::move(group));
  }
  // What is left has to be of extent one.
  for (; s < source.size(); ++s) {
    if (!(source[s] == Extent(1)))
      return failure();
    groups.back().source.push_back(s);
  }
  for (; r < result.size(); ++r) {
    if (!(result[r] == Extent(1)))
      return failure();
    groups.back().result.push_back(r);
  }
  return groups;
}

/// With each extent that is known written into the type.
static RankedTensorType refine(Type element, ArrayRef<Extent> extents) {
  SmallVector<int64_t> shape;
  for (const Extent &extent : extents)
    shape.push_back(extent.getConstant().value_or(ShapedType::kDynamic));
  return RankedTensorType::get(shape, element);
}

static Value castTo(RewriterBase &rewriter, Location loc, Value value,
                    RankedTensorType type) {
  if (value.getType() == type)
    return value;
  if (auto cast = value.getDefiningOp<tensor::CastOp>())
    if (cast.getSource().getType() == type)
      return cast.getSource();
  return tensor::CastOp::create(rewriter, loc, type, value);
}

/// The only extent that is no constant, if the others have a product.
static std::pair<Extent *, int64_t>
getOnlyUnknown(MutableArrayRef<Extent> extents) {
  Extent *unknown = nullptr;
  int64_t product = 1;
  for (Extent &extent : extents) {
    if (std::optional<int64_t> constant = extent.getConstant())
      product *= *constant;
    else if (std::exchange(unknown, &extent))
      return {nullptr, 0};
  }
  return {unknown, product};
}

/// A reshape to extents that are products or factors of the source's.
static LogicalResult simplifyReshape(RewriterBase &rewriter,
                                     tensor::ReshapeOp op) {
  auto shape = op.getShape().getDefiningOp<tensor::FromElementsOp>();
  auto resultType = dyn_cast<RankedTensorType>(op.getType());
  if (!shape || !resultType || !isa<RankedTensorType>(op.getSource().getType()))
    return failure();
  Extents extents;
  SmallVector<Extent> source = extents.getShape(op.getSource());
  SmallVector<Extent> result = extents.getShape(op.getResult());
  // Both have as many elements: one unknown extent is known from the other.
  auto [sourceUnknown, sourceProduct] = getOnlyUnknown(source);
  auto [resultUnknown, resultProduct] = getOnlyUnknown(result);
  if (sourceUnknown && resultUnknown && sourceProduct == resultProduct &&
      sourceProduct != 0)
    *resultUnknown = *sourceUnknown;
  FailureOr<SmallVector<Group>> groups = matchGroups(source, result);
  if (failed(groups))
    return failure();

  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  Type element = resultType.getElementType();
  Value value = castTo(rewriter, loc, op.getSource(), refine(element, source));
  SmallVector<ReassociationIndices> collapsed, expanded;
  SmallVector<Extent> between;
  for (const Group &group : *groups) {
    collapsed.push_back(group.source);
    expanded.push_back(group.result);
    between.push_back(group.extent);
  }
  if (between.size() != source.size())
    value = tensor::CollapseShapeOp::create(
        rewriter, loc, refine(element, between), value, collapsed);
  if (between.size() != result.size()) {
    SmallVector<OpFoldResult> sizes;
    for (auto [n, size] : llvm::enumerate(shape.getElements())) {
      const Group *group =
          llvm::find_if(*groups, [&, n = n](const Group &each) {
            return llvm::is_contained(each.result, n);
          });
      if (std::optional<int64_t> constant = result[n].getConstant())
        sizes.push_back(rewriter.getIndexAttr(*constant));
      else if (group->result.size() == 1)
        sizes.push_back(tensor::getMixedSize(rewriter, loc, value,
                                             group - groups->begin()));
      else if (size.getType().isIndex())
        sizes.push_back(size);
      else
        sizes.push_back(arith::IndexCastOp::create(
                            rewriter, loc, rewriter.getIndexType(), size)
                            .getResult());
    }
    value = tensor::ExpandShapeOp::create(
        rewriter, loc, refine(element, result), value, expanded, sizes);
  }
  rewriter.replaceOp(op, castTo(rewriter, loc, value, resultType));
  return success();
}

//===----------------------------------------------------------------------===//
// Broadcasts
//===----------------------------------------------------------------------===//

/// The map by which a generic op could read what it extracts: each index is a
/// loop of that extent, zero, or a loop unless its extent is one.
static AffineMap getExtractMap(linalg::GenericOp op,
                               tensor::ExtractOp extract) {
  Extents extents;
  MLIRContext *context = op.getContext();
  auto getLoopExtent = [&](int64_t loop) -> std::optional<Extent> {
    for (OpOperand &operand : op->getOpOperands()) {
      AffineMap map = op.getMatchingIndexingMap(&operand);
      for (auto [n, result] : llvm::enumerate(map.getResults()))
        if (result == getAffineDimExpr(loop, context))
          return extents.get(operand.get(), n);
    }
    return std::nullopt;
  };
  SmallVector<AffineExpr> results;
  for (auto [n, value] : llvm::enumerate(extract.getIndices())) {
    if (matchPattern(value, m_Zero())) {
      results.push_back(getAffineConstantExpr(0, context));
      continue;
    }
    std::optional<Extent> asked;
    Value index = value;
    if (auto select = value.getDefiningOp<arith::SelectOp>()) {
      auto compare = select.getCondition().getDefiningOp<arith::CmpIOp>();
      if (!compare || compare.getPredicate() != arith::CmpIPredicate::eq ||
          !matchPattern(compare.getRhs(), m_One()) ||
          !matchPattern(select.getTrueValue(), m_Zero()))
        return {};
      asked = extents.get(compare.getLhs());
      index = select.getFalseValue();
    }
    auto loop = index.getDefiningOp<linalg::IndexOp>();
    if (!loop || loop->getBlock() != op.getBody())
      return {};
    std::optional<Extent> extent = getLoopExtent(loop.getDim());
    // In a loop of extent one the index is zero anyway.
    if (!extent || (asked && !(*asked == *extent)) ||
        !(extents.get(extract.getTensor(), n) == *extent))
      return {};
    results.push_back(getAffineDimExpr(loop.getDim(), context));
  }
  return AffineMap::get(op.getNumLoops(), 0, results, context);
}

/// Makes an operand of a tensor that a generic op extracts elements of.
static LogicalResult readAsOperand(RewriterBase &rewriter,
                                   tensor::ExtractOp extract) {
  auto op = dyn_cast<linalg::GenericOp>(extract->getParentOp());
  if (!op || !op.hasPureTensorSemantics() ||
      op->isAncestor(extract.getTensor().getParentBlock()->getParentOp()))
    return failure();
  AffineMap map = getExtractMap(op, extract);
  if (!map)
    return failure();

  SmallVector<Value> inputs(op.getInputs());
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  maps.insert(maps.begin() + inputs.size(), map);
  int64_t position = inputs.size();
  inputs.push_back(extract.getTensor());
  rewriter.setInsertionPoint(op);
  auto widened = linalg::GenericOp::create(
      rewriter, op.getLoc(), op.getResultTypes(), inputs, op.getOutputs(), maps,
      op.getIteratorTypesArray(), /*bodyBuild=*/nullptr,
      linalg::getPrunedAttributeList(op));
  rewriter.inlineRegionBefore(op.getRegion(), widened.getRegion(),
                              widened.getRegion().begin());
  Value element = widened.getBody()->insertArgument(position, extract.getType(),
                                                    extract.getLoc());
  rewriter.replaceOp(extract, element);

  // A copy from its place to the same place.
  auto yield = cast<linalg::YieldOp>(widened.getBody()->getTerminator());
  if (widened->getNumResults() == 1 && yield.getOperand(0) == element &&
      map.isIdentity() && maps.back().isIdentity()) {
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    Value copied = castTo(rewriter, op.getLoc(), inputs.back(), type);
    rewriter.replaceOp(op, copied);
    rewriter.eraseOp(widened);
    return success();
  }
  rewriter.replaceOp(op, widened.getResults());
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
class AttnSimplifyShapes
    : public attn::impl::AttnSimplifyShapesBase<AttnSimplifyShapes> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa<tensor::ReshapeOp, tensor::ExtractOp, cf::AssertOp>(op))
        ops.push_back(op);
    });
    bool hasChanged = false;
    for (Operation *op : ops) {
      if (auto reshape = dyn_cast<tensor::ReshapeOp>(op)) {
        hasChanged |= succeeded(simplifyReshape(rewriter, reshape));
      } else if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
        hasChanged |= succeeded(readAsOperand(rewriter, extract));
      } else if (Extents().decide(cast<cf::AssertOp>(op).getArg()) == true) {
        rewriter.eraseOp(op);
        hasChanged = true;
      }
    }
    if (!hasChanged)
      return markAllAnalysesPreserved();
    (void)runRegionDCE(rewriter, getOperation()->getRegions());
  }
};
} // namespace
