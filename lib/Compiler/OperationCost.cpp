//===- OperationCost.cpp - What an operation computes and moves -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/OperationCost.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Support/ElementBytes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace attn;

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

Count Count::symbol(std::string name) {
  Count count;
  count.terms[{std::move(name)}] = 1;
  return count;
}

Count Count::operator+(const Count &other) const {
  Count sum = *this;
  for (const auto &[factors, number] : other.terms) {
    uint64_t &term = sum.terms[factors];
    term = llvm::SaturatingAdd(term, number);
  }
  return sum;
}

Count Count::operator*(const Count &other) const {
  Count product;
  for (const auto &[lhsFactors, lhs] : terms)
    for (const auto &[rhsFactors, rhs] : other.terms) {
      std::vector<std::string> factors = lhsFactors;
      factors.insert(factors.end(), rhsFactors.begin(), rhsFactors.end());
      llvm::sort(factors);
      uint64_t &term = product.terms[factors];
      term = llvm::SaturatingAdd(term, llvm::SaturatingMultiply(lhs, rhs));
    }
  return product;
}

std::optional<uint64_t> Count::getNumber() const {
  if (terms.empty())
    return 0;
  if (terms.size() == 1 && terms.begin()->first.empty())
    return terms.begin()->second;
  return std::nullopt;
}

std::string Count::str() const {
  if (std::optional<uint64_t> number = getNumber())
    return std::to_string(*number);
  std::string text;
  // The products of most extents come first, as one writes polynomials.
  std::vector<std::pair<std::vector<std::string>, uint64_t>> sorted(
      terms.begin(), terms.end());
  llvm::sort(sorted, [](const auto &lhs, const auto &rhs) {
    return lhs.first.size() != rhs.first.size()
               ? lhs.first.size() > rhs.first.size()
               : lhs.first < rhs.first;
  });
  for (const auto &[factors, number] : sorted) {
    if (!text.empty())
      text += " + ";
    bool first = true;
    if (number != 1 || factors.empty()) {
      text += std::to_string(number);
      first = false;
    }
    for (auto it = factors.begin(); it != factors.end();) {
      auto end = std::find_if(it, factors.end(),
                              [&](const auto &name) { return name != *it; });
      if (!first)
        text += "*";
      first = false;
      text += *it;
      if (end - it > 1)
        text += "^" + std::to_string(end - it);
      it = end;
    }
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

/// Whether `value` is an argument of a function.
static bool isFunctionArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument &&
         isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
}

static Count getArgumentExtent(Value value, std::optional<int64_t> dim) {
  if (!isFunctionArgument(value))
    return Count::symbol("?");
  auto argument = cast<BlockArgument>(value);
  auto function = cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  std::string name = "in" + std::to_string(argument.getArgNumber());
  // Names without a prefix are those of the entry that someone calls.
  if (!function.isPublic())
    name = function.getName().str() + "." + name;
  if (dim)
    name += "[" + std::to_string(*dim) + "]";
  return Count::symbol(std::move(name));
}

/// The affine expression as a count; nothing for one that counts don't hold.
static std::optional<Count> toCount(AffineExpr expr, ArrayRef<Count> dims,
                                    ArrayRef<Count> symbols) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    if (constant.getValue() < 0)
      return std::nullopt;
    return Count(constant.getValue());
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  std::optional<Count> lhs = toCount(binary.getLHS(), dims, symbols);
  std::optional<Count> rhs = toCount(binary.getRHS(), dims, symbols);
  if (!lhs || !rhs)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add)
    return *lhs + *rhs;
  if (expr.getKind() == AffineExprKind::Mul)
    return *lhs * *rhs;
  return std::nullopt;
}

static Count computeExtent(Value shaped, int64_t dim) {
  if (isFunctionArgument(shaped))
    return getArgumentExtent(shaped, dim);
  AffineMap map;
  ValueDimList operands;
  if (failed(ValueBoundsConstraintSet::computeBound(
          map, operands, presburger::BoundType::EQ, {shaped, dim},
          [](Value value, std::optional<int64_t>, ValueBoundsConstraintSet &) {
            return isFunctionArgument(value);
          })))
    return Count::symbol("?");
  SmallVector<Count> counts;
  for (auto [value, operandDim] : operands)
    counts.push_back(getArgumentExtent(value, operandDim));
  return toCount(map.getResult(0),
                 ArrayRef(counts).take_front(map.getNumDims()),
                 ArrayRef(counts).drop_front(map.getNumDims()))
      .value_or(Count::symbol("?"));
}

Count CostModel::getExtent(Value shaped, int64_t dim) {
  auto type = cast<ShapedType>(shaped.getType());
  if (!type.isDynamicDim(dim))
    return Count(type.getDimSize(dim));
  auto [entry, isNew] = extents.try_emplace({shaped, dim});
  if (isNew) {
    Count extent = computeExtent(shaped, dim);
    extents[{shaped, dim}] = extent;
    return extent;
  }
  return entry->second;
}

Count CostModel::getBytes(Value shaped) {
  auto type = dyn_cast<ShapedType>(shaped.getType());
  if (!type || !type.hasRank())
    return 0;
  Count bytes(getElementBytes(type.getElementType()).value_or(0));
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    bytes *= getExtent(shaped, dim);
  return bytes;
}

//===----------------------------------------------------------------------===//
// Floating point operations
//===----------------------------------------------------------------------===//

static uint64_t countBodyFlops(Block &body) {
  uint64_t flops = 0;
  for (Operation &op : body) {
    if (op.getNumResults() != 1 || !isa<FloatType>(op.getResult(0).getType()))
      continue;
    if (isa<math::FmaOp>(op))
      flops += 2;
    else if (isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp,
                 arith::RemFOp, arith::NegFOp, arith::MaximumFOp,
                 arith::MinimumFOp, arith::MaxNumFOp, arith::MinNumFOp>(op) ||
             isa<math::MathDialect>(op.getDialect()))
      ++flops;
  }
  return flops;
}

static Count getLinalgFlops(CostModel &model, linalg::LinalgOp op) {
  uint64_t bodyFlops = countBodyFlops(*op.getBlock());
  if (!bodyFlops)
    return 0;
  Count flops(bodyFlops);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (auto [loop, range] : llvm::enumerate(ranges)) {
    if (!ShapedType::isDynamic(range)) {
      flops *= Count(range);
      continue;
    }
    SmallVector<std::pair<Value, unsigned>> dims;
    op.mapIterationSpaceDimToAllOperandDims(loop, dims);
    flops *= dims.empty()
                 ? Count::symbol("?")
                 : model.getExtent(dims.front().first, dims.front().second);
  }
  return flops;
}

static Count getAttentionFlops(CostModel &model, AttentionOp op) {
  auto extent = [&](Value operand, LayoutAttr layout, Axis axis) {
    std::optional<unsigned> dim = layout.getDim(axis);
    return dim ? model.getExtent(operand, *dim) : Count(1);
  };
  auto ofQuery = [&](Axis axis) {
    return extent(op.getQuery(), op.getQueryLayout(), axis);
  };
  Count depths = ofQuery(Axis::Depth) +
                 extent(op.getValue(), op.getValueLayout(), Axis::Depth);
  Count keys = extent(op.getKey(), op.getKeyLayout(), Axis::Sequence);
  if (op.getPageTable())
    keys *= model.getExtent(op.getPageTable(), 1);
  Count rows =
      ofQuery(Axis::Batch) * ofQuery(Axis::Head) * ofQuery(Axis::Sequence);
  // A band of a fixed width: no row attends to more keys than it is wide.
  std::optional<int64_t> left = op.getBandLeft(), right = op.getBandRight();
  if (left && right && *left >= 0 && *right >= 0) {
    uint64_t width = llvm::SaturatingAdd<uint64_t>(
        llvm::SaturatingAdd<uint64_t>(*left, *right), 1);
    std::optional<uint64_t> number = keys.getNumber();
    // A causal op that is not cut short attends to half of the keys.
    uint64_t limit = number ? *number / (op.getCausal() ? 2 : 1) : width + 1;
    if (width < limit)
      return Count(2) * rows * Count(width) * depths;
  }
  return Count(op.getCausal() ? 1 : 2) * rows * keys * depths;
}

/// Two products give the scores anew and the gradients of probabilities, three
/// the gradients of query, key and value.
static Count getGradientFlops(CostModel &model, AttentionBackwardOp op) {
  auto extent = [&](Value operand, LayoutAttr layout, Axis axis) {
    std::optional<unsigned> dim = layout.getDim(axis);
    return dim ? model.getExtent(operand, *dim) : Count(1);
  };
  auto ofQuery = [&](Axis axis) {
    return extent(op.getQuery(), op.getQueryLayout(), axis);
  };
  Count depths =
      Count(3) * ofQuery(Axis::Depth) +
      Count(2) * extent(op.getValue(), op.getValueLayout(), Axis::Depth);
  Count keys = extent(op.getKey(), op.getKeyLayout(), Axis::Sequence);
  Count rows =
      ofQuery(Axis::Batch) * ofQuery(Axis::Head) * ofQuery(Axis::Sequence);
  return Count(op.getCausal() ? 1 : 2) * rows * keys * depths;
}

Count CostModel::getFlops(Operation *op) {
  if (auto attention = dyn_cast<AttentionOp>(op))
    return getAttentionFlops(*this, attention);
  if (auto backward = dyn_cast<AttentionBackwardOp>(op))
    return getGradientFlops(*this, backward);
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return getLinalgFlops(*this, linalgOp);
  return 0;
}
