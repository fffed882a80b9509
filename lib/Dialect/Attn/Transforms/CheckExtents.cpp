//===- CheckExtents.cpp - Check extents that types leave open -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The verifier compares the extents that types tell; dynamic ones that disagree
// are undefined behaviour (docs/Semantics.md). This pass puts a cf.assert in
// front of an op for each constraint that depends on one of those, and of a
// division by what may be zero, so that wrong inputs end in a message.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/IR/AxisName.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNCHECKEXTENTS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {

/// One axis of one operand, and what messages call it.
struct Extent {
  StringRef operandName;
  Value operand;
  LayoutAttr layout;
  Axis axis;
  StringRef axisName;

  std::string getName() const { return (operandName + "'s " + axisName).str(); }
};

/// Emits the checks of one op.
class ExtentChecker {
public:
  explicit ExtentChecker(Operation *op)
      : builder(op), loc(op->getLoc()), opName(op->getName().getStringRef()) {}

  void check(AttentionOp op);
  void check(AttentionBackwardOp op);
  void check(MergeOp op);
  /// Outside of linalg, exporters divide extents to infer one for a reshape.
  void checkDivisor(Value divisor, bool isExtent);

private:
  /// What attention and its gradients have in common; `paged` is the op if its
  /// keys may lie in pages, else null.
  template <typename OpTy> void checkInputs(OpTy op, AttentionOp paged);
  /// The axes of `operand` that `layout` has are those of `reference`.
  void requireLike(StringRef name, Value operand, LayoutAttr layout,
                   StringRef referenceName, Value reference,
                   LayoutAttr referenceLayout, ArrayRef<Axis> axes,
                   StringRef clause);
  /// The extents are equal. Does nothing if types tell, or without an operand.
  void requireEqual(const Extent &lhs, const Extent &rhs, StringRef clause);
  /// The extent is one or that of `rhs`. Only an extent of one that the type
  /// tells is broadcast.
  void requireBroadcast(const Extent &lhs, const Extent &rhs);
  /// The same for all keys of pages.
  void requireKeys(const Extent &lhs, AttentionOp op);
  void requireDivides(const Extent &keyHeads, const Extent &queryHeads);
  void require(Value condition, const Twine &message, StringRef clause) {
    cf::AssertOp::create(
        builder, loc, condition,
        builder.getStringAttr(opName + ": " + message + " (" + clause + ")"));
  }

  OpFoldResult get(const Extent &extent) {
    return AttentionOp::getExtent(builder, loc, extent.operand, extent.layout,
                                  extent.axis);
  }
  Value compare(arith::CmpIPredicate predicate, Value lhs, Value rhs) {
    return arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
  }
  Value toValue(OpFoldResult extent) {
    return getValueOrCreateConstantIndexOp(builder, loc, extent);
  }

  OpBuilder builder;
  Location loc;
  StringRef opName;
};

} // namespace

void ExtentChecker::requireEqual(const Extent &lhs, const Extent &rhs,
                                 StringRef clause) {
  if (!lhs.operand || !rhs.operand)
    return;
  OpFoldResult left = get(lhs), right = get(rhs);
  // The verifier has compared two constants.
  if (isa<Attribute>(left) && isa<Attribute>(right))
    return;
  require(compare(arith::CmpIPredicate::eq, toValue(left), toValue(right)),
          lhs.getName() + " and " + rhs.getName() + " differ", clause);
}

void ExtentChecker::requireBroadcast(const Extent &lhs, const Extent &rhs) {
  if (lhs.operand && !isConstantIntValue(get(lhs), 1))
    requireEqual(lhs, rhs, "attention-c6");
}

void ExtentChecker::requireKeys(const Extent &lhs, AttentionOp op) {
  if (!lhs.operand || isConstantIntValue(get(lhs), 1))
    return;
  OpFoldResult left = get(lhs), right = op.getKeyLengthExtent(builder);
  if (isa<Attribute>(left) && isa<Attribute>(right))
    return;
  require(compare(arith::CmpIPredicate::eq, toValue(left), toValue(right)),
          lhs.getName() + " and the keys of page_table differ", "attention-c6");
}

void ExtentChecker::requireDivides(const Extent &keyHeads,
                                   const Extent &queryHeads) {
  OpFoldResult keys = get(keyHeads), queries = get(queryHeads);
  if (isa<Attribute>(keys) && isa<Attribute>(queries))
    return;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value divisor =
      arith::MaxUIOp::create(builder, loc, toValue(keys), one).getResult();
  Value rest = arith::RemUIOp::create(builder, loc, toValue(queries), divisor);
  Value divides = compare(arith::CmpIPredicate::eq, rest, zero);
  // No key head serves no query head.
  Value hasKeys = compare(arith::CmpIPredicate::ne, toValue(keys), zero);
  Value isEmpty = compare(arith::CmpIPredicate::eq, toValue(queries), zero);
  Value isServed = arith::OrIOp::create(builder, loc, hasKeys, isEmpty);
  require(arith::AndIOp::create(builder, loc, divides, isServed),
          keyHeads.getName() + " do not divide " + queryHeads.getName(),
          "attention-c5");
}

void ExtentChecker::requireLike(StringRef name, Value operand,
                                LayoutAttr layout, StringRef referenceName,
                                Value reference, LayoutAttr referenceLayout,
                                ArrayRef<Axis> axes, StringRef clause) {
  for (Axis axis : axes)
    requireEqual(Extent{name, operand, layout, axis, getAxisName(axis)},
                 Extent{referenceName, reference, referenceLayout, axis,
                        getAxisName(axis)},
                 clause);
}

template <typename OpTy>
void ExtentChecker::checkInputs(OpTy op, AttentionOp paged) {
  auto query = [&](Axis axis) {
    return Extent{"query", op.getQuery(), op.getQueryLayout(), axis,
                  getAxisName(axis)};
  };
  auto key = [&](Axis axis) {
    return Extent{"key", op.getKey(), op.getKeyLayout(), axis,
                  getAxisName(axis)};
  };
  // The batch of key and value in pages is that of a pool.
  if (paged && paged.getPageTable())
    requireEqual(Extent{"page_table", paged.getPageTable(),
                        *LayoutAttr::parseLetters(op.getContext(), "bk"),
                        Axis::Batch, "first extent"},
                 query(Axis::Batch), "attention-c19");
  else
    requireEqual(key(Axis::Batch), query(Axis::Batch), "attention-c4");
  requireEqual(key(Axis::Depth), query(Axis::Depth), "attention-c4");
  requireDivides(key(Axis::Head), query(Axis::Head));

  struct Pair {
    StringRef name;
    Value operand;
    LayoutAttr layout;
  };
  for (const Pair &pair :
       {Pair{"bias", op.getBias(), op.getBiasLayoutAttr()},
        Pair{"mask", op.getMask(), op.getMaskLayoutAttr()}}) {
    auto along = [&](Axis axis) {
      return Extent{pair.name, pair.operand, pair.layout, axis,
                    getAxisName(axis)};
    };
    requireBroadcast(along(Axis::Batch), query(Axis::Batch));
    requireBroadcast(along(Axis::Head), query(Axis::Head));
    requireBroadcast(along(Axis::Query), query(Axis::Sequence));
    if (paged && paged.getPageTable())
      requireKeys(along(Axis::Key), paged);
    else
      requireBroadcast(along(Axis::Key), key(Axis::Sequence));
  }
  auto single = [&](Axis axis) {
    return LayoutAttr::get(op.getContext(), axis);
  };
  requireEqual(Extent{"key_lengths", op.getKeyLengths(), single(Axis::Batch),
                      Axis::Batch, "extent"},
               query(Axis::Batch), "attention-c8");
  requireEqual(
      Extent{"sink", op.getSink(), single(Axis::Head), Axis::Head, "extent"},
      query(Axis::Head), "attention-c9");
}

void ExtentChecker::check(AttentionOp op) {
  for (Axis axis : {Axis::Batch, Axis::Head, Axis::Sequence}) {
    requireLike("outs", op.getOutput(), op.getOutputLayout(), "query",
                op.getQuery(), op.getQueryLayout(), axis, "attention-c4");
    requireLike("lse", op.getLse(), op.getLseLayoutAttr(), "query",
                op.getQuery(), op.getQueryLayout(), axis, "attention-c4");
    requireLike("value", op.getValue(), op.getValueLayout(), "key", op.getKey(),
                op.getKeyLayout(), axis, "attention-c4");
  }
  requireLike("outs", op.getOutput(), op.getOutputLayout(), "value",
              op.getValue(), op.getValueLayout(), Axis::Depth, "attention-c4");
  checkInputs(op, /*paged=*/op);
}

void ExtentChecker::check(AttentionBackwardOp op) {
  constexpr StringLiteral clause = "attention_backward-c4";
  Axis rows[] = {Axis::Batch, Axis::Head, Axis::Sequence};
  Axis all[] = {Axis::Batch, Axis::Head, Axis::Sequence, Axis::Depth};
  requireLike("value", op.getValue(), op.getValueLayout(), "key", op.getKey(),
              op.getKeyLayout(), rows, "attention-c4");
  checkInputs(op, /*paged=*/nullptr);
  auto likeQuery = [&](StringRef name, Value operand, LayoutAttr layout,
                       ArrayRef<Axis> axes) {
    requireLike(name, operand, layout, "query", op.getQuery(),
                op.getQueryLayout(), axes, clause);
  };
  auto likeOutput = [&](StringRef name, Value operand, LayoutAttr layout) {
    likeQuery(name, operand, layout, rows);
    requireLike(name, operand, layout, "value", op.getValue(),
                op.getValueLayout(), Axis::Depth, clause);
  };
  likeOutput("output", op.getOutput(), op.getOutputLayout());
  likeOutput("output_gradient", op.getOutputGradient(),
             op.getOutputGradientLayout());
  likeQuery("lse", op.getLse(), op.getLseLayout(), rows);
  likeQuery("lse_gradient", op.getLseGradient(), op.getLseGradientLayoutAttr(),
            rows);
  likeQuery("query_gradient", op.getQueryGradient(),
            op.getQueryGradientLayout(), all);
  requireLike("key_gradient", op.getKeyGradient(), op.getKeyGradientLayout(),
              "key", op.getKey(), op.getKeyLayout(), all, clause);
  requireLike("value_gradient", op.getValueGradient(),
              op.getValueGradientLayout(), "value", op.getValue(),
              op.getValueLayout(), all, clause);
  if (op.getBiasGradient())
    requireLike("bias_gradient", op.getBiasGradient(),
                op.getBiasGradientLayoutAttr(), "bias", op.getBias(),
                op.getBiasLayoutAttr(),
                {Axis::Batch, Axis::Head, Axis::Query, Axis::Key}, clause);
  LayoutAttr heads = LayoutAttr::get(op.getContext(), Axis::Head);
  requireEqual(
      Extent{"sink_gradient", op.getSinkGradient(), heads, Axis::Head,
             "extent"},
      Extent{"query", op.getQuery(), op.getQueryLayout(), Axis::Head, "heads"},
      clause);
}

void ExtentChecker::check(MergeOp op) {
  std::pair<StringRef, Value> outputs[] = {
      {"lhs", op.getLhs()}, {"rhs", op.getRhs()}, {"outs", op.getOutput()}};
  std::pair<StringRef, Value> logs[] = {{"lhs's lse", op.getLhsLse()},
                                        {"rhs's lse", op.getRhsLse()},
                                        {"outs's lse", op.getLse()}};
  auto compareAll = [&](auto &operands, LayoutAttr layout, Axis axis,
                        StringRef name) {
    for (auto [operandName, operand] : operands)
      if (operand != op.getLhs())
        requireEqual(Extent{operandName, operand, layout, axis, name},
                     Extent{"lhs", op.getLhs(), op.getLayout(), axis, name},
                     "merge-c5");
  };
  for (auto [axis, name] : {std::pair<Axis, StringRef>{Axis::Batch, "batch"},
                            {Axis::Head, "heads"},
                            {Axis::Sequence, "length"}}) {
    compareAll(outputs, op.getLayout(), axis, name);
    compareAll(logs, op.getLseLayout(), axis, name);
  }
  compareAll(outputs, op.getLayout(), Axis::Depth, "depth");
}

void ExtentChecker::checkDivisor(Value divisor, bool isExtent) {
  if (getConstantIntValue(divisor).value_or(0) != 0)
    return;
  Value zero = arith::ConstantOp::create(
      builder, loc, builder.getZeroAttr(divisor.getType()));
  cf::AssertOp::create(
      builder, loc, compare(arith::CmpIPredicate::ne, divisor, zero),
      isExtent
          ? "integer division by zero; does an argument have an extent of 0?"
          : "integer division by zero");
}

static bool isScalarDivision(Operation *op) {
  return isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp,
             arith::FloorDivSIOp, arith::CeilDivSIOp, arith::CeilDivUIOp>(op) &&
         op->getResult(0).getType().isIntOrIndex();
}

namespace {
class AttnCheckExtents
    : public attn::impl::AttnCheckExtentsBase<AttnCheckExtents> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (auto attention = dyn_cast<AttentionOp>(op))
        ExtentChecker(op).check(attention);
      else if (auto backward = dyn_cast<AttentionBackwardOp>(op))
        ExtentChecker(op).check(backward);
      else if (auto merge = dyn_cast<MergeOp>(op))
        ExtentChecker(op).check(merge);
      else if (isScalarDivision(op))
        ExtentChecker(op).checkDivisor(
            op->getOperand(1), !op->getParentOfType<linalg::LinalgOp>());
    });
  }
};
} // namespace
