//===- AttnMaskAnalysis.cpp - What a mask computes ------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttnMaskAnalysis.h"
#include "AttnCanonicalization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace attn;
using namespace attn::detail;

//===----------------------------------------------------------------------===//
// Symbolic values
//===----------------------------------------------------------------------===//

/// `lhs + rhs * scale`, or nothing on overflow.
static std::optional<Linear> addScaled(const Linear &lhs, const Linear &rhs,
                                       int64_t scale) {
  Linear sum;
  auto add = [&](int64_t left, int64_t right, int64_t &result) {
    int64_t product;
    return !llvm::MulOverflow(right, scale, product) &&
           !llvm::AddOverflow(left, product, result);
  };
  for (unsigned i = 0; i < sum.factors.size(); ++i)
    if (!add(lhs.factors[i], rhs.factors[i], sum.factors[i]))
      return std::nullopt;
  if (!add(lhs.constant, rhs.constant, sum.constant))
    return std::nullopt;
  return sum;
}

Band attn::detail::intersect(const Band &lhs, const Band &rhs) {
  Band band = lhs;
  if (rhs.lower && (!band.lower || *rhs.lower > *band.lower))
    band.lower = rhs.lower;
  if (rhs.upper && (!band.upper || *rhs.upper < *band.upper))
    band.upper = rhs.upper;
  return band;
}

std::optional<SmallVector<Linear>>
attn::detail::getLoops(linalg::LinalgOp linalgOp, ArrayRef<Linear> indices) {
  if (!linalgOp.hasPureTensorSemantics() || linalgOp->getNumResults() != 1 ||
      linalgOp.getNumParallelLoops() != linalgOp.getNumLoops())
    return std::nullopt;
  AffineMap map =
      linalgOp.getMatchingIndexingMap(linalgOp.getDpsInitOperand(0));
  if (!map.isPermutation())
    return std::nullopt;
  SmallVector<Linear> loops(indices.size());
  for (auto [dim, index] : llvm::enumerate(indices))
    loops[map.getDimPosition(dim)] = index;
  return loops;
}

/// The indices at which an operand with `map` is read.
static std::optional<SmallVector<Linear>>
getOperandIndices(AffineMap map, ArrayRef<Linear> loops) {
  SmallVector<Linear> indices;
  for (AffineExpr expr : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      indices.push_back(loops[dim.getPosition()]);
    else if (auto constant = dyn_cast<AffineConstantExpr>(expr))
      indices.push_back(Linear::get(constant.getValue()));
    else
      return std::nullopt;
  }
  return indices;
}

/// The indices in the source of a reshape, if it only adds or removes unit
/// dimensions.
static std::optional<SmallVector<Linear>>
getSourceIndices(Operation *reshape, ArrayRef<Linear> indices) {
  SmallVector<Linear> source;
  auto isUnit = [](Value value, int64_t dim) {
    return cast<RankedTensorType>(value.getType()).getDimSize(dim) == 1;
  };
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(reshape)) {
    for (ArrayRef<int64_t> group : expand.getReassociationIndices()) {
      Linear index;
      for (int64_t dim : group) {
        if (isUnit(expand.getResult(), dim))
          continue;
        if (index.constant != 0 ||
            llvm::any_of(index.factors, [](int64_t f) { return f != 0; }))
          return std::nullopt;
        index = indices[dim];
      }
      source.push_back(index);
    }
    return source;
  }
  auto collapse = cast<tensor::CollapseShapeOp>(reshape);
  for (auto [dim, group] :
       llvm::enumerate(collapse.getReassociationIndices())) {
    bool found = false;
    for (int64_t sourceDim : group) {
      if (isUnit(collapse.getSrc(), sourceDim)) {
        source.emplace_back();
        continue;
      }
      if (found)
        return std::nullopt;
      found = true;
      source.push_back(indices[dim]);
    }
  }
  return source;
}

/// Whether arithmetic on positions does not wrap in this type.
static bool holdsPositions(Type type) {
  return type.isIndex() || type.isInteger(64) || type.isInteger(32);
}

/// Whether `linear` is far from wrapping, for positions below 2^30 in i32 and
/// below 2^40 in wider types.
static bool isSmall(const Linear &linear, Type type) {
  int64_t limit = int64_t(1) << (type.isInteger(32) ? 30 : 40);
  return std::abs(linear.constant) <= limit &&
         llvm::all_of(linear.factors,
                      [](int64_t factor) { return std::abs(factor) <= 1; });
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// The element of a constant as a linear function of its indices, such as that
/// of [0, 1, 2, 3].
static std::optional<Linear> getConstantLinear(DenseIntElementsAttr elements,
                                               ArrayRef<Linear> indices) {
  constexpr int64_t maxElements = int64_t(1) << 20;
  if (elements.getNumElements() == 0 || elements.getNumElements() > maxElements)
    return std::nullopt;
  if (elements.isSplat())
    return Linear::get(elements.getSplatValue<APInt>().getSExtValue());
  ArrayRef<int64_t> shape = elements.getType().getShape();
  auto values = elements.getValues<APInt>();
  // Steps between neighbours at the first element, then a check of them all.
  SmallVector<int64_t> steps(shape.size(), 0);
  constexpr int64_t limit = int64_t(1) << 40;
  int64_t first = values[0].getSExtValue();
  int64_t stride = 1;
  for (int64_t dim = shape.size() - 1; dim >= 0; --dim) {
    int64_t next = shape[dim] > 1 ? values[stride].getSExtValue() : first;
    if (std::abs(first) > limit || std::abs(next) > limit)
      return std::nullopt;
    steps[dim] = next - first;
    stride *= shape[dim];
  }
  for (auto [position, value] : llvm::enumerate(values)) {
    int64_t expected = first, rest = position;
    for (int64_t dim = shape.size() - 1; dim >= 0; --dim) {
      expected += steps[dim] * (rest % shape[dim]);
      rest /= shape[dim];
    }
    if (expected != value.getSExtValue())
      return std::nullopt;
  }
  std::optional<Linear> result = Linear::get(first);
  for (auto [step, index] : llvm::zip(steps, indices))
    if (result)
      result = addScaled(*result, index, step);
  return result;
}

static std::optional<Linear>
applyUnchecked(Operation *op,
               llvm::function_ref<std::optional<Linear>(Value)> get) {
  if (isa<arith::IndexCastOp, arith::ExtSIOp, arith::TruncIOp>(op))
    return get(op->getOperand(0));
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op))
    return std::nullopt;
  std::optional<Linear> lhs = get(op->getOperand(0));
  std::optional<Linear> rhs = lhs ? get(op->getOperand(1)) : std::nullopt;
  if (!rhs)
    return std::nullopt;
  if (isa<arith::AddIOp>(op))
    return addScaled(*lhs, *rhs, 1);
  if (isa<arith::SubIOp>(op))
    return addScaled(*lhs, *rhs, -1);
  auto isConstant = [](const Linear &linear) {
    return llvm::all_of(linear.factors, [](int64_t f) { return f == 0; });
  };
  if (isConstant(*rhs))
    return addScaled(Linear::get(0), *lhs, rhs->constant);
  if (isConstant(*lhs))
    return addScaled(Linear::get(0), *rhs, lhs->constant);
  return std::nullopt;
}

/// Applies an integer op to linear operands.
static std::optional<Linear>
applyInteger(Operation *op,
             llvm::function_ref<std::optional<Linear>(Value)> get) {
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  if (!holdsPositions(type))
    return std::nullopt;
  std::optional<Linear> result = applyUnchecked(op, get);
  return result && isSmall(*result, type) ? result : std::nullopt;
}

std::optional<Linear> MaskAnalysis::getLinear(Value tensor,
                                              ArrayRef<Linear> indices) {
  Operation *def = tensor.getDefiningOp();
  if (!def || budget-- <= 0)
    return std::nullopt;
  DenseIntElementsAttr elements;
  if (matchPattern(tensor, m_Constant(&elements)))
    return getConstantLinear(elements, indices);
  if (auto cast = dyn_cast<tensor::CastOp>(def))
    return getLinear(cast.getSource(), indices);
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(def)) {
    auto source = getSourceIndices(def, indices);
    return source ? getLinear(def->getOperand(0), *source) : std::nullopt;
  }
  if (isa_and_nonnull<arith::ArithDialect>(def->getDialect()))
    return applyInteger(
        def, [&](Value operand) { return getLinear(operand, indices); });
  auto linalgOp = dyn_cast<linalg::LinalgOp>(def);
  auto loops = linalgOp ? getLoops(linalgOp, indices) : std::nullopt;
  if (!loops)
    return std::nullopt;
  return getScalarLinear(linalgOp.getBlock()->getTerminator()->getOperand(0),
                         linalgOp, *loops);
}

std::optional<Linear> MaskAnalysis::getScalarLinear(Value scalar,
                                                    linalg::LinalgOp linalgOp,
                                                    ArrayRef<Linear> loops) {
  if (budget-- <= 0)
    return std::nullopt;
  APInt constant;
  if (matchPattern(scalar, m_ConstantInt(&constant)))
    return constant.isSignedIntN(64)
               ? std::optional(Linear::get(constant.getSExtValue()))
               : std::nullopt;
  if (auto argument = dyn_cast<BlockArgument>(scalar)) {
    if (argument.getOwner() != linalgOp.getBlock())
      return std::nullopt;
    OpOperand *operand = linalgOp.getMatchingOpOperand(argument);
    if (!linalgOp.isDpsInput(operand))
      return std::nullopt;
    if (linalgOp.isScalar(operand))
      return getScalarLinear(operand->get(), linalgOp, loops);
    auto indices =
        getOperandIndices(linalgOp.getMatchingIndexingMap(operand), loops);
    return indices ? getLinear(operand->get(), *indices) : std::nullopt;
  }
  Operation *def = scalar.getDefiningOp();
  if (auto index = dyn_cast<linalg::IndexOp>(def))
    return index->getBlock() == linalgOp.getBlock()
               ? std::optional(loops[index.getDim()])
               : std::nullopt;
  if (!isa_and_nonnull<arith::ArithDialect>(def->getDialect()))
    return std::nullopt;
  return applyInteger(def, [&](Value operand) {
    return getScalarLinear(operand, linalgOp, loops);
  });
}

//===----------------------------------------------------------------------===//
// Booleans
//===----------------------------------------------------------------------===//

MaskAnalysis::MaskAnalysis(AttentionOp op)
    : hasSingleQuery(op.getQueryLength() == 1) {
  extents.fill(ShapedType::kDynamic);
  auto type = cast<RankedTensorType>(op.getMask().getType());
  for (auto [dim, axis] : llvm::enumerate(op.getMaskLayoutAttr().getAxes()))
    extents[static_cast<unsigned>(axis)] = type.getDimSize(dim);
}

/// Whether all numbers from `least` to `most`, where missing bounds are far
/// away, compare with zero as `predicate` says.
static bool alwaysHolds(arith::CmpIPredicate predicate,
                        std::optional<int64_t> least,
                        std::optional<int64_t> most) {
  switch (predicate) {
  case arith::CmpIPredicate::sle:
    return most && *most <= 0;
  case arith::CmpIPredicate::slt:
    return most && *most < 0;
  case arith::CmpIPredicate::sge:
    return least && *least >= 0;
  case arith::CmpIPredicate::sgt:
    return least && *least > 0;
  case arith::CmpIPredicate::eq:
    return least == 0 && most == 0;
  case arith::CmpIPredicate::ne:
    return (most && *most < 0) || (least && *least > 0);
  default:
    return false;
  }
}

std::optional<Band> MaskAnalysis::compare(arith::CmpIPredicate predicate,
                                          const Linear &lhs,
                                          const Linear &rhs) const {
  std::optional<Linear> difference = addScaled(lhs, rhs, -1);
  constexpr int64_t limit = int64_t(1) << 40;
  if (!difference || std::abs(difference->constant) > limit)
    return std::nullopt;
  // Some comparisons hold at all positions, such as that none is negative.
  std::optional<int64_t> least = difference->constant, most = least;
  for (auto [factor, extent] : llvm::zip(difference->factors, extents)) {
    std::optional<int64_t> &end = factor > 0 ? most : least;
    if (factor == 0 || !end)
      continue;
    if (ShapedType::isDynamic(extent) || extent > limit)
      end = std::nullopt;
    else
      *end += factor * std::max<int64_t>(extent - 1, 0);
  }
  if (alwaysHolds(predicate, least, most))
    return Band();

  for (Axis axis : {Axis::Batch, Axis::Head})
    if (difference->factor(axis) != 0)
      return std::nullopt;
  int64_t key = difference->factor(Axis::Key);
  int64_t query = difference->factor(Axis::Query);
  if (hasSingleQuery)
    query = -key; // Query 0 is the only one, whatever the factor.
  int64_t constant = difference->constant;
  // What is compared with zero is key - query + constant, or its opposite.
  using Predicate = arith::CmpIPredicate;
  if (key == -1 && query == 1) {
    constant = -constant;
    switch (predicate) {
    case Predicate::slt:
      predicate = Predicate::sgt;
      break;
    case Predicate::sle:
      predicate = Predicate::sge;
      break;
    case Predicate::sgt:
      predicate = Predicate::slt;
      break;
    case Predicate::sge:
      predicate = Predicate::sle;
      break;
    default:
      break;
    }
  } else if (key != 1 || query != -1) {
    return std::nullopt;
  }
  int64_t bound = -constant;
  switch (predicate) {
  case Predicate::sle:
    return Band{std::nullopt, bound};
  case Predicate::slt:
    return Band{std::nullopt, bound - 1};
  case Predicate::sge:
    return Band{bound, std::nullopt};
  case Predicate::sgt:
    return Band{bound + 1, std::nullopt};
  case Predicate::eq:
    return Band{bound, bound};
  default:
    return std::nullopt;
  }
}

/// Whether `value` is true everywhere.
static bool isTrue(Value value) {
  auto splat = dyn_cast_or_null<IntegerAttr>(getSplatConstant(value));
  return splat && splat.getType().isInteger(1) && !splat.getValue().isZero();
}

/// Applies an op on booleans, or one that compares integers.
static std::optional<Band>
applyBoolean(Operation *op, llvm::function_ref<std::optional<Band>(Value)> get,
             llvm::function_ref<std::optional<Band>(arith::CmpIOp)> compare) {
  if (auto comparison = dyn_cast<arith::CmpIOp>(op))
    return holdsPositions(getElementTypeOrSelf(comparison.getLhs().getType()))
               ? compare(comparison)
               : std::nullopt;
  if (isa<arith::AndIOp>(op)) {
    std::optional<Band> lhs = get(op->getOperand(0));
    std::optional<Band> rhs = lhs ? get(op->getOperand(1)) : std::nullopt;
    return rhs ? std::optional(intersect(*lhs, *rhs)) : std::nullopt;
  }
  // The opposite of one bound is a bound on the other side.
  if (isa<arith::XOrIOp>(op) && isTrue(op->getOperand(1))) {
    std::optional<Band> band = get(op->getOperand(0));
    if (!band || band->lower.has_value() == band->upper.has_value())
      return std::nullopt;
    if (band->upper)
      return Band{*band->upper + 1, std::nullopt};
    return Band{std::nullopt, *band->lower - 1};
  }
  return std::nullopt;
}

std::optional<Band> MaskAnalysis::getBand(Value tensor,
                                          ArrayRef<Linear> indices) {
  Operation *def = tensor.getDefiningOp();
  if (!def || budget-- <= 0)
    return std::nullopt;
  if (isTrue(tensor))
    return Band();
  if (auto cast = dyn_cast<tensor::CastOp>(def))
    return getBand(cast.getSource(), indices);
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(def)) {
    auto source = getSourceIndices(def, indices);
    return source ? getBand(def->getOperand(0), *source) : std::nullopt;
  }
  if (isa_and_nonnull<arith::ArithDialect>(def->getDialect()))
    return applyBoolean(
        def, [&](Value operand) { return getBand(operand, indices); },
        [&](arith::CmpIOp op) -> std::optional<Band> {
          auto lhs = getLinear(op.getLhs(), indices);
          auto rhs = lhs ? getLinear(op.getRhs(), indices) : std::nullopt;
          return rhs ? compare(op.getPredicate(), *lhs, *rhs) : std::nullopt;
        });
  auto linalgOp = dyn_cast<linalg::LinalgOp>(def);
  auto loops = linalgOp ? getLoops(linalgOp, indices) : std::nullopt;
  if (!loops)
    return std::nullopt;
  return getScalarBand(linalgOp.getBlock()->getTerminator()->getOperand(0),
                       linalgOp, *loops);
}

std::optional<Band> MaskAnalysis::getScalarBand(Value scalar,
                                                linalg::LinalgOp linalgOp,
                                                ArrayRef<Linear> loops) {
  if (budget-- <= 0)
    return std::nullopt;
  if (isTrue(scalar))
    return Band();
  if (auto argument = dyn_cast<BlockArgument>(scalar)) {
    if (argument.getOwner() != linalgOp.getBlock())
      return std::nullopt;
    OpOperand *operand = linalgOp.getMatchingOpOperand(argument);
    if (!linalgOp.isDpsInput(operand) || linalgOp.isScalar(operand))
      return std::nullopt;
    auto indices =
        getOperandIndices(linalgOp.getMatchingIndexingMap(operand), loops);
    return indices ? getBand(operand->get(), *indices) : std::nullopt;
  }
  Operation *def = scalar.getDefiningOp();
  if (!isa_and_nonnull<arith::ArithDialect>(def->getDialect()))
    return std::nullopt;
  return applyBoolean(
      def,
      [&](Value operand) { return getScalarBand(operand, linalgOp, loops); },
      [&](arith::CmpIOp op) -> std::optional<Band> {
        auto lhs = getScalarLinear(op.getLhs(), linalgOp, loops);
        auto rhs =
            lhs ? getScalarLinear(op.getRhs(), linalgOp, loops) : std::nullopt;
        return rhs ? compare(op.getPredicate(), *lhs, *rhs) : std::nullopt;
      });
}

//===----------------------------------------------------------------------===//
// Constant masks
//===----------------------------------------------------------------------===//

std::optional<Band> attn::detail::getConstantBand(DenseElementsAttr elements,
                                                  ArrayRef<Axis> axes) {
  constexpr int64_t maxElements = int64_t(1) << 20;
  if (elements.getNumElements() == 0 || elements.isSplat() ||
      elements.getNumElements() > maxElements)
    return std::nullopt;
  ArrayRef<int64_t> shape = elements.getType().getShape();
  auto values = elements.getValues<bool>();
  auto getDistance = [&](int64_t position) {
    int64_t distance = 0;
    for (int64_t dim = shape.size() - 1; dim >= 0; --dim) {
      int64_t index = position % shape[dim];
      position /= shape[dim];
      if (axes[dim] == Axis::Key)
        distance += index;
      else if (axes[dim] == Axis::Query)
        distance -= index;
    }
    return distance;
  };
  // The tightest band around the true elements, and the distances there are.
  int64_t lower = INT64_MAX, upper = INT64_MIN, least = 0, most = 0;
  for (auto [position, value] : llvm::enumerate(values)) {
    int64_t distance = getDistance(position);
    least = std::min(least, distance);
    most = std::max(most, distance);
    if (value) {
      lower = std::min(lower, distance);
      upper = std::max(upper, distance);
    }
  }
  if (lower > upper)
    return std::nullopt;
  for (auto [position, value] : llvm::enumerate(values)) {
    int64_t distance = getDistance(position);
    if (value != (lower <= distance && distance <= upper))
      return std::nullopt;
  }
  Band band;
  if (lower > least)
    band.lower = lower;
  if (upper < most)
    band.upper = upper;
  return band;
}
