//===- DecomposeMerge.cpp - Lower merges to plain linalg ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What attn-decompose makes of attn.merge and attn.merge_splits: the clauses of
// docs/Semantics.md one after the other.

#include "Decomposer.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace attn;

//===----------------------------------------------------------------------===//
// attn.merge
//===----------------------------------------------------------------------===//

namespace {
/// Decomposes one attn.merge on tensors.
class MergeDecomposer : Decomposer {
public:
  MergeDecomposer(RewriterBase &rewriter, MergeOp op)
      : Decomposer(rewriter, op.getLoc(), getComputeTypeOf(op)), op(op) {}

  SmallVector<Value> run();

private:
  static FloatType getComputeTypeOf(MergeOp op) {
    MLIRContext *context = op.getContext();
    if (getElementTypeOrSelf(op.getLhs().getType()).isF64())
      return Float64Type::get(context);
    return Float32Type::get(context);
  }

  MergeOp op;
};
} // namespace

SmallVector<Value> MergeDecomposer::run() {
  auto loopOf = [&](Axis axis) {
    return rewriter.getAffineDimExpr(axis == Axis::Batch      ? 0
                                     : axis == Axis::Head     ? 1
                                     : axis == Axis::Sequence ? 2
                                                              : 3);
  };
  SmallVector<OpFoldResult> rows;
  for (Axis axis : {Axis::Batch, Axis::Head, Axis::Sequence})
    rows.push_back(AttentionOp::getExtent(rewriter, loc, op.getOutput(),
                                          op.getLayout(), axis));
  AffineMap lseMap = getMap(op.getLseLayout(), 3, loopOf);
  AffineMap rowMap = getLoops(3, 3);
  Type lseType = getElementTypeOrSelf(op.getLse().getType());
  Type outputType = getElementTypeOrSelf(op.getOutput().getType());

  // merge-s2, merge-s3: the share of each side, and the joint log-sum-exp. A
  // side without keys has share zero; two of them share nothing, which is no
  // division by zero.
  Value empty = buildEmpty(rows, computeType);
  SmallVector<Value> shares = buildGeneric(
      3, 0, {Indexed{op.getLhsLse(), lseMap}, Indexed{op.getRhsLse(), lseMap}},
      {Indexed{op.getLse(), lseMap}, Indexed{empty, rowMap},
       Indexed{empty, rowMap}},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value lhs = convertFloat(builder, loc, args[0], computeType);
        Value rhs = convertFloat(builder, loc, args[1], computeType);
        Value maximum = buildFiniteMaximum(
            builder, arith::MaximumFOp::create(builder, loc, lhs, rhs));
        auto weigh = [&](Value lse) -> Value {
          return math::ExpOp::create(
              builder, loc, arith::SubFOp::create(builder, loc, lse, maximum));
        };
        Value lhsWeight = weigh(lhs), rhsWeight = weigh(rhs);
        Value sum = arith::AddFOp::create(builder, loc, lhsWeight, rhsWeight);
        Value lse = arith::AddFOp::create(
            builder, loc, maximum, math::LogOp::create(builder, loc, sum));
        Value zero = buildFloat(builder, 0.0);
        Value isEmpty = arith::CmpFOp::create(
            builder, loc, arith::CmpFPredicate::OEQ, sum, zero);
        Value divisor = arith::SelectOp::create(builder, loc, isEmpty,
                                                buildFloat(builder, 1.0), sum);
        return SmallVector<Value>{
            convertFloat(builder, loc, lse, lseType),
            arith::DivFOp::create(builder, loc, lhsWeight, divisor),
            arith::DivFOp::create(builder, loc, rhsWeight, divisor)};
      });

  AffineMap outputMap = getMap(op.getLayout(), 4, loopOf);
  AffineMap lseOfElement = getMap(op.getLseLayout(), 4, loopOf);
  Value output = buildGeneric(
      4, 0,
      {Indexed{op.getLhs(), outputMap}, Indexed{op.getLhsLse(), lseOfElement},
       Indexed{shares[1], getLoops(3, 4)}, Indexed{op.getRhs(), outputMap},
       Indexed{op.getRhsLse(), lseOfElement},
       Indexed{shares[2], getLoops(3, 4)}},
      Indexed{op.getOutput(), outputMap},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        // merge-s4: a side without keys contributes nothing, whatever its
        // output holds.
        auto contribute = [&](Value element, Value lse, Value share) -> Value {
          Value product = arith::MulFOp::create(
              builder, loc, share,
              convertFloat(builder, loc, element, computeType));
          Value isEmpty = arith::CmpFOp::create(
              builder, loc, arith::CmpFPredicate::OEQ,
              convertFloat(builder, loc, lse, computeType),
              buildMinusInfinity(builder));
          return arith::SelectOp::create(builder, loc, isEmpty,
                                         buildFloat(builder, 0.0), product);
        };
        Value sum = arith::AddFOp::create(
            builder, loc, contribute(args[0], args[1], args[2]),
            contribute(args[3], args[4], args[5]));
        return SmallVector<Value>{convertFloat(builder, loc, sum, outputType)};
      })[0];
  return {output, shares[0]};
}

SmallVector<Value> attn::decomposeMerge(RewriterBase &rewriter, MergeOp op) {
  return MergeDecomposer(rewriter, op).run();
}

//===----------------------------------------------------------------------===//
// attn.merge_splits
//===----------------------------------------------------------------------===//

namespace {
/// Decomposes one attn.merge_splits on tensors.
class MergeSplitsDecomposer : Decomposer {
public:
  MergeSplitsDecomposer(RewriterBase &rewriter, MergeSplitsOp op)
      : Decomposer(
            rewriter, op.getLoc(),
            cast<FloatType>(getElementTypeOrSelf(op.getParts().getType()))),
        op(op) {}

  SmallVector<Value> run();

private:
  AffineExpr loop(unsigned position) {
    return rewriter.getAffineDimExpr(position);
  }
  AffineMap getLayoutMap(LayoutAttr layout, unsigned numLoops) {
    return getMap(layout, numLoops, [&](Axis axis) {
      return loop(axis == Axis::Batch      ? 0
                  : axis == Axis::Head     ? 1
                  : axis == Axis::Sequence ? 2
                                           : 3);
    });
  }

  MergeSplitsOp op;
};
} // namespace

SmallVector<Value> MergeSplitsDecomposer::run() {
  auto letters = [&](StringRef axes) {
    return *LayoutAttr::parseLetters(rewriter.getContext(), axes);
  };
  SmallVector<OpFoldResult> extents;
  for (unsigned dim = 1; dim < 5; ++dim)
    extents.push_back(tensor::getMixedSize(rewriter, loc, op.getParts(), dim));
  ArrayRef<OpFoldResult> rows = ArrayRef(extents).take_front(3);
  AffineMap rowMap = getLoops(3, 3);
  auto exponential = [&](OpBuilder &builder, Value lse,
                         Value maximum) -> Value {
    return math::ExpOp::create(
        builder, loc,
        arith::SubFOp::create(builder, loc, lse,
                              buildFiniteMaximum(builder, maximum)));
  };

  // merge_splits-s5: the sink is where maximum and sum begin.
  Value first = buildFilled(rows, -std::numeric_limits<double>::infinity());
  AffineMap sinkMap = getLayoutMap(letters("h"), 3);
  if (op.getSink())
    first = buildGeneric(3, 0, {Indexed{op.getSink(), sinkMap}},
                         {Indexed{buildEmpty(rows, computeType), rowMap}},
                         [&](OpBuilder &, Location, ValueRange args) {
                           return SmallVector<Value>{args[0]};
                         })[0];
  // merge_splits-s2. Loops: batch, head, query, part.
  AffineMap partLse = AffineMap::get(4, 0, {loop(3), loop(0), loop(1), loop(2)},
                                     rewriter.getContext());
  Value maximum =
      buildGeneric(4, 1, {Indexed{op.getPartsLse(), partLse}},
                   {Indexed{first, getLoops(3, 4)}},
                   [&](OpBuilder &builder, Location loc, ValueRange args) {
                     return SmallVector<Value>{arith::MaximumFOp::create(
                         builder, loc, args[0], args[1])};
                   })[0];
  Value sum = buildFilled(rows, 0.0);
  if (op.getSink())
    sum = buildGeneric(
        3, 0, {Indexed{op.getSink(), sinkMap}, Indexed{maximum, rowMap}},
        {Indexed{sum, rowMap}},
        [&](OpBuilder &builder, Location, ValueRange args) {
          return SmallVector<Value>{exponential(builder, args[0], args[1])};
        })[0];
  sum = buildGeneric(
      4, 1,
      {Indexed{op.getPartsLse(), partLse}, Indexed{maximum, getLoops(3, 4)}},
      {Indexed{sum, getLoops(3, 4)}},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value weight = exponential(builder, args[0], args[1]);
        return SmallVector<Value>{
            arith::AddFOp::create(builder, loc, args[2], weight)};
      })[0];

  // merge_splits-s3, s4. Loops: batch, head, query, depth, part.
  AffineMap part =
      AffineMap::get(5, 0, {loop(4), loop(0), loop(1), loop(2), loop(3)},
                     rewriter.getContext());
  AffineMap lseOfElement = AffineMap::get(
      5, 0, {loop(4), loop(0), loop(1), loop(2)}, rewriter.getContext());
  Value total = buildGeneric(
      5, 1,
      {Indexed{op.getParts(), part}, Indexed{op.getPartsLse(), lseOfElement},
       Indexed{maximum, getLoops(3, 5)}},
      {Indexed{buildFilled(extents, 0.0), getLoops(4, 5)}},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value product = arith::MulFOp::create(
            builder, loc, exponential(builder, args[1], args[2]), args[0]);
        Value isEmpty =
            arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ,
                                  args[1], buildMinusInfinity(builder));
        Value addend = arith::SelectOp::create(
            builder, loc, isEmpty, buildFloat(builder, 0.0), product);
        return SmallVector<Value>{
            arith::AddFOp::create(builder, loc, args[3], addend)};
      })[0];
  Type outputType = getElementTypeOrSelf(op.getOutput().getType());
  SmallVector<Value> results = buildGeneric(
      4, 0, {Indexed{total, getLoops(4, 4)}, Indexed{sum, getLoops(3, 4)}},
      {Indexed{op.getOutput(), getLayoutMap(op.getLayout(), 4)}},
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value zero = buildFloat(builder, 0.0);
        Value isEmpty = arith::CmpFOp::create(
            builder, loc, arith::CmpFPredicate::OEQ, args[1], zero);
        Value quotient = arith::DivFOp::create(builder, loc, args[0], args[1]);
        Value output =
            arith::SelectOp::create(builder, loc, isEmpty, zero, quotient);
        return SmallVector<Value>{
            convertFloat(builder, loc, output, outputType)};
      });
  if (op.getLse())
    results.push_back(buildGeneric(
        3, 0, {Indexed{maximum, rowMap}, Indexed{sum, rowMap}},
        {Indexed{op.getLse(), getLayoutMap(op.getLseLayoutAttr(), 3)}},
        [&](OpBuilder &builder, Location loc, ValueRange args) {
          Value log = math::LogOp::create(builder, loc, args[1]);
          return SmallVector<Value>{arith::AddFOp::create(
              builder, loc, buildFiniteMaximum(builder, args[0]), log)};
        })[0]);
  return results;
}

SmallVector<Value> attn::decomposeMergeSplits(RewriterBase &rewriter,
                                              MergeSplitsOp op) {
  return MergeSplitsDecomposer(rewriter, op).run();
}
