//===- TensorViews.cpp - Parts of a kernel's arguments --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorViews.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace attn;

bool attn::isWholeTensor(Value value) {
  auto isContiguous = [](Value tensor) {
    return cast<MemRefType>(tensor.getType()).getLayout().isIdentity();
  };
  // Of contiguous memory another shape is contiguous, too.
  Value root = value;
  while (isa_and_nonnull<memref::CastOp, memref::ExpandShapeOp,
                         memref::CollapseShapeOp>(root.getDefiningOp()))
    root = root.getDefiningOp()->getOperand(0);
  auto argument = dyn_cast<BlockArgument>(root);
  return argument && isContiguous(argument) && isContiguous(value) &&
         isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
}

std::optional<TensorView> TensorView::get(Value view) {
  TensorView result;
  int64_t rank = cast<MemRefType>(view.getType()).getRank();
  while (auto part = view.getDefiningOp<memref::SubViewOp>()) {
    if (part.getSourceType().getRank() != rank || !part.hasUnitStride())
      return std::nullopt;
    result.parts.push_back(part);
    view = part.getSource();
  }
  if (!isWholeTensor(view))
    return std::nullopt;
  result.tensor = view;
  return result;
}

OpFoldResult TensorView::buildOffset(OpBuilder &builder, Location loc,
                                     unsigned dim) const {
  OpFoldResult sum = builder.getIndexAttr(0);
  for (memref::SubViewOp part : parts) {
    OpFoldResult offset = part.getMixedOffsets()[dim];
    if (isZeroInteger(offset))
      continue;
    if (isZeroInteger(sum)) {
      sum = offset;
      continue;
    }
    sum = arith::AddIOp::create(
              builder, loc, getValueOrCreateConstantIndexOp(builder, loc, sum),
              getValueOrCreateConstantIndexOp(builder, loc, offset))
              .getResult();
  }
  return sum;
}

bool TensorView::isWhole(unsigned dim) const {
  return llvm::all_of(parts, [&](memref::SubViewOp part) {
    MemRefType source = part.getSourceType();
    return isZeroInteger(part.getMixedOffsets()[dim]) &&
           !source.isDynamicDim(dim) &&
           getConstantIntValue(part.getMixedSizes()[dim]) ==
               source.getDimSize(dim);
  });
}

/// Whether `offset + size` is an extent: the constant one of `type`, or the
/// length of an operand, which is not known.
static bool reachesEnd(AffineMap size, ValueRange sizeOperands,
                       OpFoldResult offset, MemRefType type, unsigned dim) {
  MLIRContext *context = type.getContext();
  SmallVector<Value> operands(sizeOperands);
  AffineExpr sum = size.getResult(0);
  unsigned numSymbols = size.getNumSymbols();
  // Operands of both as symbols.
  SmallVector<AffineExpr> symbols;
  for (unsigned i = 0; i < size.getNumInputs(); ++i)
    symbols.push_back(getAffineSymbolExpr(i, context));
  ArrayRef<AffineExpr> all(symbols);
  sum = sum.replaceDimsAndSymbols(all.take_front(size.getNumDims()),
                                  all.take_back(numSymbols));
  if (auto value = dyn_cast<Value>(offset)) {
    sum = sum + getAffineSymbolExpr(operands.size(), context);
    operands.push_back(value);
  } else {
    sum = sum + *getConstantIntValue(offset);
  }
  AffineMap map = AffineMap::get(0, operands.size(), sum);
  affine::fullyComposeAffineMapAndOperands(&map, &operands);
  affine::canonicalizeMapAndOperands(&map, &operands);
  AffineExpr end = simplifyAffineExpr(map.getResult(0), map.getNumDims(),
                                      map.getNumSymbols());
  if (auto constant = dyn_cast<AffineConstantExpr>(end))
    return !type.isDynamicDim(dim) &&
           constant.getValue() >= type.getDimSize(dim);
  if (!type.isDynamicDim(dim))
    return false;
  // Extents are passed to kernels, or asked for.
  auto operand = [&]() -> Value {
    if (auto symbol = dyn_cast<AffineSymbolExpr>(end))
      return operands[map.getNumDims() + symbol.getPosition()];
    if (auto dimension = dyn_cast<AffineDimExpr>(end))
      return operands[dimension.getPosition()];
    return nullptr;
  }();
  if (!operand)
    return false;
  auto argument = dyn_cast<BlockArgument>(operand);
  return argument ? isa<FunctionOpInterface>(argument.getOwner()->getParentOp())
                  : operand.getDefiningOp<memref::DimOp>() != nullptr;
}

bool TensorView::endsWithTensor(unsigned dim, int64_t count) const {
  if (parts.empty())
    return true;
  // Parts of parts may end anywhere.
  for (memref::SubViewOp part : llvm::drop_begin(parts)) {
    bool isAll = isZeroInteger(part.getMixedOffsets()[dim]) &&
                 getConstantIntValue(part.getMixedSizes()[dim]) ==
                     part.getSourceType().getDimSize(dim);
    if (!isAll)
      return false;
  }
  memref::SubViewOp part = parts.front();
  MemRefType whole = cast<MemRefType>(tensor.getType());
  OpFoldResult size = part.getMixedSizes()[dim];
  OpFoldResult offset = part.getMixedOffsets()[dim];
  if (std::optional<int64_t> constant = getConstantIntValue(size)) {
    std::optional<int64_t> begin = getConstantIntValue(offset);
    return *constant >= count || (begin && !whole.isDynamicDim(dim) &&
                                  *begin + *constant >= whole.getDimSize(dim));
  }
  auto value = cast<Value>(size);
  auto least = value.getDefiningOp<affine::AffineMinOp>();
  if (!least) {
    AffineMap identity =
        AffineMap::getMultiDimIdentityMap(1, whole.getContext());
    return reachesEnd(identity, value, offset, whole, dim);
  }
  AffineMap map = least.getMap();
  for (unsigned i = 0; i < map.getNumResults(); ++i) {
    if (auto constant = dyn_cast<AffineConstantExpr>(map.getResult(i));
        constant && constant.getValue() >= count)
      continue;
    if (!reachesEnd(map.getSubMap(i), least.getOperands(), offset, whole, dim))
      return false;
  }
  return true;
}

std::optional<TileDims> TileDims::get(AffineMap map) {
  unsigned rank = map.getNumResults();
  std::optional<unsigned> row;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    auto position = dyn_cast<AffineDimExpr>(expr);
    bool isColumn = position && position.getPosition() == 1;
    if (isColumn != (dim + 1 == rank))
      return std::nullopt;
    if (isColumn || isa<AffineConstantExpr>(expr))
      continue;
    if (!position || row)
      return std::nullopt;
    row = dim;
  }
  if (!row)
    return std::nullopt;
  return TileDims{*row, rank - 1};
}

bool attn::canStoreTile(Value view, AffineMap map, ArrayRef<int64_t> shape) {
  // What tensor maps describe: see the CUDA driver API on them.
  constexpr int64_t maxRank = 5, strideBytes = 16;
  std::optional<TileDims> dims = TileDims::get(map);
  std::optional<TensorView> part = TensorView::get(view);
  if (!dims || !part)
    return false;
  auto type = cast<MemRefType>(part->tensor.getType());
  if (type.getRank() > maxRank || type.isDynamicDim(dims->column))
    return false;
  int64_t bytes = type.getElementTypeBitWidth() / 8;
  return type.getDimSize(dims->column) * bytes % strideBytes == 0 &&
         part->isWhole(dims->column) &&
         part->endsWithTensor(dims->row, shape[0]);
}
