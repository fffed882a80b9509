//===- DistributeBounds.cpp - What is known of index values ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Divisors and upper bounds of the indices that a kernel computes, and of the
// strides and offsets of its memrefs. Upstream's value bounds know no steps of
// loops and no divisors, on which the width of accesses depends.

#include "DistributeBounds.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

#include <numeric>

using namespace mlir;
using namespace attn;

/// How far definitions are followed.
static constexpr int maxDepth = 16;

//===----------------------------------------------------------------------===//
// Divisors
//===----------------------------------------------------------------------===//

static int64_t getDivisor(OpFoldResult value, int depth);

/// The divisor of an expression whose operand `i` has the divisor
/// `getOperand(i)`.
static int64_t getDivisor(AffineExpr expr, unsigned numDims,
                          llvm::function_ref<int64_t(unsigned)> getOperand) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return std::abs(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return getOperand(dim.getPosition());
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return getOperand(numDims + symbol.getPosition());
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t lhs = getDivisor(binary.getLHS(), numDims, getOperand);
  int64_t rhs = getDivisor(binary.getRHS(), numDims, getOperand);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
  case AffineExprKind::Mod:
    return std::gcd(lhs, rhs);
  case AffineExprKind::Mul:
    return lhs * rhs;
  default:
    // Of quotients by a constant that divides.
    if (isa<AffineConstantExpr>(binary.getRHS()) && rhs != 0 && lhs % rhs == 0)
      return lhs / rhs;
    return 1;
  }
}

static int64_t getDivisor(OpFoldResult value, int depth) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return std::abs(*constant);
  if (depth == 0)
    return 1;
  auto ssa = cast<Value>(value);
  auto recurse = [&](Value operand) { return getDivisor(operand, depth - 1); };
  if (scf::ForOp loop = scf::getForInductionVarOwner(ssa))
    return std::gcd(recurse(loop.getLowerBound()), recurse(loop.getStep()));
  Operation *op = ssa.getDefiningOp();
  if (!op)
    return 1;
  if (isa<arith::AddIOp, arith::SubIOp, arith::MinSIOp, arith::MaxSIOp,
          arith::MinUIOp, arith::MaxUIOp>(op))
    return std::gcd(recurse(op->getOperand(0)), recurse(op->getOperand(1)));
  if (isa<arith::MulIOp>(op))
    return recurse(op->getOperand(0)) * recurse(op->getOperand(1));
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp,
          arith::ExtUIOp>(op))
    return recurse(op->getOperand(0));
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return std::gcd(recurse(select.getTrueValue()),
                    recurse(select.getFalseValue()));
  AffineMap map;
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    map = apply.getAffineMap();
  else if (auto min = dyn_cast<affine::AffineMinOp>(op))
    map = min.getMap();
  else if (auto max = dyn_cast<affine::AffineMaxOp>(op))
    map = max.getMap();
  if (!map)
    return 1;
  int64_t divisor = 0;
  for (AffineExpr expr : map.getResults())
    divisor = std::gcd(
        divisor, ::getDivisor(expr, map.getNumDims(), [&](unsigned operand) {
          return recurse(op->getOperand(operand));
        }));
  return divisor;
}

int64_t attn::getDivisor(OpFoldResult value) {
  return ::getDivisor(value, maxDepth);
}

//===----------------------------------------------------------------------===//
// Upper bounds
//===----------------------------------------------------------------------===//

static std::optional<int64_t> getMaximum(OpFoldResult value, int depth);

static std::optional<int64_t>
getMaximum(AffineExpr expr, unsigned numDims,
           llvm::function_ref<std::optional<int64_t>(unsigned)> getOperand) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return getOperand(dim.getPosition());
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return getOperand(numDims + symbol.getPosition());
  auto binary = cast<AffineBinaryOpExpr>(expr);
  std::optional<int64_t> lhs = getMaximum(binary.getLHS(), numDims, getOperand);
  if (expr.getKind() == AffineExprKind::Add) {
    std::optional<int64_t> rhs =
        getMaximum(binary.getRHS(), numDims, getOperand);
    if (lhs && rhs)
      return *lhs + *rhs;
    return std::nullopt;
  }
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!constant || constant.getValue() <= 0)
    return std::nullopt;
  int64_t rhs = constant.getValue();
  if (expr.getKind() == AffineExprKind::Mod)
    return lhs ? std::min(*lhs, rhs - 1) : rhs - 1;
  if (!lhs)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Mul)
    return *lhs * rhs;
  if (expr.getKind() == AffineExprKind::FloorDiv)
    return llvm::divideFloorSigned(*lhs, rhs);
  return llvm::divideCeilSigned(*lhs, rhs);
}

static std::optional<int64_t> getLoopMaximum(scf::ForOp loop, int depth) {
  std::optional<int64_t> end = getMaximum(loop.getUpperBound(), depth);
  if (!end)
    return std::nullopt;
  std::optional<int64_t> begin = getConstantIntValue(loop.getLowerBound());
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  // Only a constant end says which step is the last; else it is the last one
  // there can be.
  if (!begin || !step || *step <= 0 ||
      !getConstantIntValue(loop.getUpperBound())) {
    int64_t last = *end - 1;
    int64_t divisor = getDivisor(loop.getInductionVar(), depth);
    return divisor > 1 && last > 0 ? last / divisor * divisor : last;
  }
  if (*end <= *begin)
    return *begin;
  return *begin + (*end - 1 - *begin) / *step * *step;
}

static std::optional<int64_t> getMaximum(OpFoldResult value, int depth) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return constant;
  if (depth == 0)
    return std::nullopt;
  auto ssa = cast<Value>(value);
  auto recurse = [&](Value operand) { return getMaximum(operand, depth - 1); };
  if (scf::ForOp loop = scf::getForInductionVarOwner(ssa))
    return getLoopMaximum(loop, depth - 1);
  Operation *op = ssa.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (isa<arith::IndexCastOp>(op))
    return recurse(op->getOperand(0));
  if (isa<arith::AddIOp, arith::MulIOp>(op)) {
    std::optional<int64_t> lhs = recurse(op->getOperand(0));
    std::optional<int64_t> rhs = recurse(op->getOperand(1));
    if (!lhs || !rhs || *lhs < 0 || *rhs < 0)
      return std::nullopt;
    return isa<arith::AddIOp>(op) ? *lhs + *rhs : *lhs * *rhs;
  }
  if (isa<arith::MaxSIOp>(op)) {
    std::optional<int64_t> lhs = recurse(op->getOperand(0));
    std::optional<int64_t> rhs = recurse(op->getOperand(1));
    return lhs && rhs ? std::optional(std::max(*lhs, *rhs)) : std::nullopt;
  }
  if (isa<arith::MinSIOp, arith::MinUIOp>(op)) {
    std::optional<int64_t> lhs = recurse(op->getOperand(0));
    std::optional<int64_t> rhs = recurse(op->getOperand(1));
    return lhs && rhs ? std::min(*lhs, *rhs) : (lhs ? lhs : rhs);
  }
  auto getOperand = [&](unsigned operand) {
    return recurse(op->getOperand(operand));
  };
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op)) {
    AffineMap map = apply.getAffineMap();
    return ::getMaximum(map.getResult(0), map.getNumDims(), getOperand);
  }
  if (auto max = dyn_cast<affine::AffineMaxOp>(op)) {
    std::optional<int64_t> most;
    for (AffineExpr expr : max.getMap().getResults()) {
      std::optional<int64_t> one =
          ::getMaximum(expr, max.getMap().getNumDims(), getOperand);
      if (!one)
        return std::nullopt;
      most = std::max(most.value_or(*one), *one);
    }
    return most;
  }
  if (auto min = dyn_cast<affine::AffineMinOp>(op)) {
    std::optional<int64_t> least;
    for (AffineExpr expr : min.getMap().getResults())
      if (std::optional<int64_t> one =
              ::getMaximum(expr, min.getMap().getNumDims(), getOperand))
        least = least ? std::min(*least, *one) : *one;
    return least;
  }
  return std::nullopt;
}

std::optional<int64_t> attn::getMaximum(OpFoldResult value) {
  return ::getMaximum(value, maxDepth);
}

int64_t attn::evaluate(AffineExpr expr, int64_t row, int64_t column) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dim.getPosition() == 0 ? row : column;
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t lhs = evaluate(binary.getLHS(), row, column);
  int64_t rhs = evaluate(binary.getRHS(), row, column);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return lhs + rhs;
  case AffineExprKind::Mul:
    return lhs * rhs;
  case AffineExprKind::Mod:
    return llvm::mod(lhs, rhs);
  case AffineExprKind::FloorDiv:
    return llvm::divideFloorSigned(lhs, rhs);
  default:
    return llvm::divideCeilSigned(lhs, rhs);
  }
}

//===----------------------------------------------------------------------===//
// MemoryView
//===----------------------------------------------------------------------===//

/// Buffers on a device begin at multiples of this.
static constexpr int64_t bufferAlignment = 256;

MemoryView::MemoryView(Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  sizes.assign(type.getShape().begin(), type.getShape().end());
  int64_t offset = 0;
  if (failed(type.getStridesAndOffset(strides, offset))) {
    strides.assign(sizes.size(), ShapedType::kDynamic);
    offset = ShapedType::kDynamic;
  }
  for (int64_t size : sizes)
    sizeDivisors.push_back(ShapedType::isDynamic(size) ? 1 : size);

  if (auto cast = memref.getDefiningOp<memref::CastOp>()) {
    MemoryView source(cast.getSource());
    if (source.sizes.size() == sizes.size()) {
      strideDivisors = source.strideDivisors;
      offsetDivisor = source.offsetDivisor;
      baseBytes = source.baseBytes;
      arrayDims = source.arrayDims;
      return;
    }
  }
  if (auto subview = memref.getDefiningOp<memref::SubViewOp>()) {
    MemoryView source(subview.getSource());
    baseBytes = source.baseBytes;
    offsetDivisor = source.offsetDivisor;
    llvm::SmallBitVector dropped = subview.getDroppedDims();
    for (auto [dim, part] : llvm::enumerate(
             llvm::zip(subview.getMixedOffsets(), subview.getMixedSizes(),
                       subview.getMixedStrides()))) {
      auto [partOffset, partSize, partStride] = part;
      int64_t strideDivisor = source.strideDivisors[dim];
      offsetDivisor =
          std::gcd(offsetDivisor, getDivisor(partOffset) * strideDivisor);
      if (dropped.test(dim))
        continue;
      sizeDivisors[strideDivisors.size()] = getDivisor(partSize);
      strideDivisors.push_back(strideDivisor * getDivisor(partStride));
      if (!source.arrayDims.empty())
        arrayDims.push_back(source.arrayDims[dim]);
    }
    return;
  }

  // Only arguments of kernels are buffers of their own.
  auto argument = dyn_cast<BlockArgument>(memref);
  bool isBuffer =
      argument && isa<gpu::GPUFuncOp>(argument.getOwner()->getParentOp());
  Type element = type.getElementType();
  baseBytes = isBuffer
                  ? bufferAlignment
                  : std::max<int64_t>(element.getIntOrFloatBitWidth() / 8, 1);
  offsetDivisor = ShapedType::isDynamic(offset) ? 1 : offset;
  bool isArray = type.getLayout().isIdentity();
  strideDivisors.assign(sizes.size(), 1);
  int64_t divisor = 1;
  for (size_t dim = sizes.size(); dim-- > 0;) {
    if (!ShapedType::isDynamic(strides[dim]))
      strideDivisors[dim] = strides[dim];
    else if (isArray)
      strideDivisors[dim] = divisor;
    divisor *= sizeDivisors[dim];
  }
  if (isArray)
    for (size_t dim = 0; dim < sizes.size(); ++dim)
      arrayDims.push_back(dim);
}
