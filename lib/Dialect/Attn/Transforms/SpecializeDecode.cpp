//===- SpecializeDecode.cpp - A version for one query -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A query length that is only known at run time is most often a prompt once and
// then one token after the other. The best schedules of the two have nothing in
// common, so the op is put into both branches of a test of the length; in one
// of them it is static.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNSPECIALIZEDECODE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// `value` with extent one along `axis`, if its layout has that axis and leaves
/// its extent open.
static Value castToUnitExtent(OpBuilder &builder, Location loc, Value value,
                              LayoutAttr layout, Axis axis) {
  auto type = cast<RankedTensorType>(value.getType());
  std::optional<unsigned> dim = layout.getDim(axis);
  if (!dim || !type.isDynamicDim(*dim))
    return value;
  SmallVector<int64_t> shape(type.getShape());
  shape[*dim] = 1;
  return tensor::CastOp::create(builder, loc, type.clone(shape), value);
}

/// A copy of the op for a query length of one; gives the results of the op.
static SmallVector<Value> cloneForOneQuery(OpBuilder &builder, AttentionOp op) {
  Location loc = op.getLoc();
  auto clone = cast<AttentionOp>(builder.clone(*op));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(clone);
  auto setUnit = [&](MutableOperandRange range, LayoutAttr layout, Axis axis) {
    for (OpOperand &operand : range)
      operand.set(castToUnitExtent(builder, loc, operand.get(), layout, axis));
  };
  setUnit(clone.getQueryMutable(), clone.getQueryLayout(), Axis::Sequence);
  setUnit(clone.getOutputMutable(), clone.getOutputLayout(), Axis::Sequence);
  setUnit(clone.getBiasMutable(), clone.getBiasLayoutAttr(), Axis::Query);
  setUnit(clone.getMaskMutable(), clone.getMaskLayoutAttr(), Axis::Query);
  setUnit(clone.getLseMutable(), clone.getLseLayoutAttr(), Axis::Sequence);
  builder.setInsertionPointAfter(clone);
  SmallVector<Value> results;
  for (auto [result, init, original] : llvm::zip_equal(
           clone.getResults(), clone.getDpsInits(), op->getResultTypes())) {
    result.setType(cast<RankedTensorType>(init.getType()));
    results.push_back(tensor::CastOp::create(builder, loc, original, result));
  }
  return results;
}

/// Whether the query length is open: no operand that has it says it.
static bool hasOpenQueryLength(AttentionOp op) {
  auto isOpen = [](Value operand, LayoutAttr layout, Axis axis) {
    if (!operand)
      return true;
    std::optional<unsigned> dim = layout.getDim(axis);
    return !dim || cast<ShapedType>(operand.getType()).isDynamicDim(*dim) ||
           // Bias and mask are broadcast along an extent of one.
           (axis == Axis::Query &&
            cast<ShapedType>(operand.getType()).getDimSize(*dim) == 1);
  };
  return ShapedType::isDynamic(op.getQueryLength()) &&
         isOpen(op.getOutput(), op.getOutputLayout(), Axis::Sequence) &&
         isOpen(op.getLse(), op.getLseLayoutAttr(), Axis::Sequence) &&
         isOpen(op.getBias(), op.getBiasLayoutAttr(), Axis::Query) &&
         isOpen(op.getMask(), op.getMaskLayoutAttr(), Axis::Query);
}

namespace {
class AttnSpecializeDecode
    : public attn::impl::AttnSpecializeDecodeBase<AttnSpecializeDecode> {
  void runOnOperation() override {
    SmallVector<AttentionOp> ops;
    getOperation()->walk([&](AttentionOp op) {
      if (op.isOnTensors() && !op.getScheduleAttr() &&
          !op.getCollectiveAttr() && hasOpenQueryLength(op))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (AttentionOp op : ops) {
      rewriter.setInsertionPoint(op);
      Location loc = op.getLoc();
      Value length = getValueOrCreateConstantIndexOp(
          rewriter, loc, op.getQueryLengthExtent(rewriter));
      Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
      Value isOne = arith::CmpIOp::create(
          rewriter, loc, arith::CmpIPredicate::eq, length, one);
      auto branch = scf::IfOp::create(
          rewriter, loc, isOne,
          [&](OpBuilder &nested, Location loc) {
            scf::YieldOp::create(nested, loc, cloneForOneQuery(nested, op));
          },
          [&](OpBuilder &nested, Location loc) {
            scf::YieldOp::create(nested, loc, nested.clone(*op)->getResults());
          });
      rewriter.replaceOp(op, branch.getResults());
    }
  }
};
} // namespace
