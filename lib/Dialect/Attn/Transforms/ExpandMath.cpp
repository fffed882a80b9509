//===- ExpandMath.cpp - Expand functions into polynomials -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The functions of the score chain on vectors; a call for each lane would cost
// more than the products. The hyperbolic tangent is upstream's approximation,
// the exponential is ours, since it must be exactly zero far below:
//
// 2^x = 2^(n-1) * 2 * 2^f with n the nearest integer and f in [-1/2, 1/2].
// Adding and taking away 1.5 * 2^23 rounds to n and leaves n in the low bits of
// the sum; the bias of an exponent is added along with it, so that a shift
// alone makes 2^(n-1). The polynomial in f, 2 * 2^f, is exactly 2 at 0. At the
// lower clamp, -126, the shifted exponent is that of zero, and so is the
// product; at the upper clamp, 128, the product is the first that overflows.
// NaN passes through the polynomial, whatever its bits make of 2^(n-1).
//
// The polynomial is the minimax fit of degree 6 that is 1 at 0; its relative
// error is 2^-28.3.

#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNEXPANDMATH
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {

/// Applies to math.exp2 on vectors of f32.
struct ExpandExp2 : public OpRewritePattern<math::Exp2Op> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::Exp2Op op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<VectorType>(op.getType());
    if (!type || !type.getElementType().isF32())
      return rewriter.notifyMatchFailure(op, "is not on a vector of f32");
    Location loc = op.getLoc();
    auto intType = type.clone(rewriter.getI32Type());
    auto floats = [&](float value) -> Value {
      return arith::ConstantOp::create(rewriter, loc,
                                       DenseElementsAttr::get(type, value));
    };
    // Comparisons that are false for NaN keep it.
    auto clamp = [&](Value x, arith::CmpFPredicate predicate, float limit) {
      Value bound = floats(limit);
      Value isBeyond =
          arith::CmpFOp::create(rewriter, loc, predicate, x, bound);
      return arith::SelectOp::create(rewriter, loc, isBeyond, bound, x)
          .getResult();
    };
    Value x = clamp(op.getOperand(), arith::CmpFPredicate::OLT, -126.0f);
    x = clamp(x, arith::CmpFPredicate::OGT, 128.0f);

    // The exponent of 2^(n-1) is stored as n - 1 + 127.
    Value magic = floats(1.5f * (1 << 23) + 126.0f);
    Value shifted = arith::AddFOp::create(rewriter, loc, x, magic);
    Value whole = arith::SubFOp::create(rewriter, loc, shifted, magic);
    Value fraction = arith::SubFOp::create(rewriter, loc, x, whole);

    static constexpr float coefficients[] = {1.53264715e-04f,
                                             1.33908063e-03f,
                                             9.61850584e-03f,
                                             5.55035993e-02f,
                                             2.40226477e-01f,
                                             6.93147182e-01f,
                                             1.0f};
    Value polynomial = floats(2 * coefficients[0]);
    for (float coefficient : ArrayRef(coefficients).drop_front())
      polynomial = math::FmaOp::create(rewriter, loc, polynomial, fraction,
                                       floats(2 * coefficient));

    Value bits = arith::BitcastOp::create(rewriter, loc, intType, shifted);
    Value mantissaBits = arith::ConstantOp::create(
        rewriter, loc, DenseElementsAttr::get(intType, int32_t(23)));
    Value exponent = arith::ShLIOp::create(rewriter, loc, bits, mantissaBits);
    Value power = arith::BitcastOp::create(rewriter, loc, type, exponent);
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, polynomial, power);
    return success();
  }
};

class AttnExpandMath : public attn::impl::AttnExpandMathBase<AttnExpandMath> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ExpandExp2>(&getContext());
    populatePolynomialApproximateTanhPattern(patterns);
    populatePolynomialApproximateErfPattern(patterns);
    populateMathPolynomialApproximationPatterns(
        patterns, [](StringRef name) { return name == "math.exp"; });
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
