//===- Bf16ThroughF32.cpp - Between bf16 and f64 --------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/ToHost/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNBF16THROUGHF32
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

static Type withElement(Type type, Type element) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.clone(element);
  return element;
}

namespace {
/// An f32 has more than twice the digits of a bf16 and two to spare, so that
/// rounding to odd in between (toward zero, and the last bit set if anything
/// was lost) loses nothing that the second rounding looks at.
struct RoundThroughOdd : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::TruncFOp op,
                                PatternRewriter &rewriter) const override {
    Value wide = op.getIn();
    if (!getElementTypeOrSelf(wide).isF64() ||
        !getElementTypeOrSelf(op.getType()).isBF16())
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Type f32 = withElement(op.getType(), b.getF32Type());
    Type i32 = withElement(op.getType(), b.getI32Type());
    Value narrow = arith::TruncFOp::create(b, f32, wide);
    Value back = arith::ExtFOp::create(b, wide.getType(), narrow);
    // Unordered as well: a NaN stays one whatever its last bit is.
    Value isInexact =
        arith::CmpFOp::create(b, arith::CmpFPredicate::UNE, back, wide);
    // Not math.absf, which is not expected this late.
    auto absolute = [&](Value value) -> Value {
      Type i64 = withElement(op.getType(), b.getI64Type());
      Value bits = arith::BitcastOp::create(b, i64, value);
      Value one = arith::ConstantOp::create(b, b.getOneAttr(i64));
      bits =
          arith::ShRUIOp::create(b, arith::ShLIOp::create(b, bits, one), one);
      return arith::BitcastOp::create(b, wide.getType(), bits);
    };
    Value isAway = arith::CmpFOp::create(b, arith::CmpFPredicate::OGT,
                                         absolute(back), absolute(wide));
    Value bits = arith::BitcastOp::create(b, i32, narrow);
    // One less in the bits is one step toward zero.
    bits =
        arith::SubIOp::create(b, bits, arith::ExtUIOp::create(b, i32, isAway));
    bits = arith::OrIOp::create(b, bits,
                                arith::ExtUIOp::create(b, i32, isInexact));
    Value odd = arith::BitcastOp::create(b, f32, bits);
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), odd);
    return success();
  }
};

struct ExtendTwice : OpRewritePattern<arith::ExtFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::ExtFOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getIn()).isBF16() ||
        !getElementTypeOrSelf(op.getType()).isF64())
      return failure();
    Type f32 = withElement(op.getType(), rewriter.getF32Type());
    Value narrow =
        arith::ExtFOp::create(rewriter, op.getLoc(), f32, op.getIn());
    rewriter.replaceOpWithNewOp<arith::ExtFOp>(op, op.getType(), narrow);
    return success();
  }
};

class AttnBf16ThroughF32
    : public attn::impl::AttnBf16ThroughF32Base<AttnBf16ThroughF32> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<RoundThroughOdd, ExtendTwice>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
