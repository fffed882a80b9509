//===- EmptyRows.cpp - Rows with nothing to attend to ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EmptyRows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace attn;

LayoutAttr attn::raise::getRowLayout(LayoutAttr output) {
  SmallVector<Axis> axes;
  for (Axis axis : output.getAxes())
    if (axis != Axis::Depth)
      axes.push_back(axis);
  return LayoutAttr::get(output.getContext(), axes);
}

void attn::raise::addLse(OperationState &state, Value lse, LayoutAttr layout) {
  state.addOperands(lse);
  state.addTypes(lse.getType());
  auto &properties = state.getOrAddProperties<AttentionOp::Properties>();
  properties.operandSegmentSizes.back() = 1;
  properties.lseLayout = layout;
}

Value attn::raise::buildNaNRows(OpBuilder &builder, Location loc, Value output,
                                LayoutAttr layout, Value lse,
                                LayoutAttr lseLayout) {
  auto type = cast<RankedTensorType>(output.getType());
  MLIRContext *context = builder.getContext();
  SmallVector<AffineExpr> exprs;
  for (Axis axis : lseLayout.getAxes())
    exprs.push_back(getAffineDimExpr(*layout.getDim(axis), context));
  AffineMap identity = builder.getMultiDimIdentityMap(type.getRank());
  AffineMap rows = AffineMap::get(type.getRank(), 0, exprs, context);
  Value init = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, output),
      type.getElementType());
  auto op = linalg::GenericOp::create(
      builder, loc, type, ValueRange{output, lse}, init,
      ArrayRef<AffineMap>{identity, rows, identity},
      SmallVector<utils::IteratorType>(type.getRank(),
                                       utils::IteratorType::parallel),
      [&](OpBuilder &b, Location loc, ValueRange arguments) {
        auto lseType = cast<FloatType>(arguments[1].getType());
        auto outType = cast<FloatType>(arguments[0].getType());
        Value lowest = arith::ConstantOp::create(
            b, loc,
            b.getFloatAttr(lseType,
                           APFloat::getInf(lseType.getFloatSemantics(), true)));
        Value nan = arith::ConstantOp::create(
            b, loc,
            b.getFloatAttr(outType,
                           APFloat::getNaN(outType.getFloatSemantics())));
        Value isEmpty = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ,
                                              arguments[1], lowest);
        linalg::YieldOp::create(
            b, loc,
            arith::SelectOp::create(b, loc, isEmpty, nan, arguments[0])
                .getResult());
      });
  return op.getResult(0);
}
