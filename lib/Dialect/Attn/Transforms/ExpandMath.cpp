//===- ExpandMath.cpp - Expand functions into polynomials ---------------===//
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
// 2^x = 2^n * 2^f with n the nearest integer and f in [-1/2, 1/2]. Adding and
// taking away 1.5 * 2^23 rounds to n and leaves n in the low bits of the sum,
// which are then added to the exponent of a polynomial in f. The polynomial is
// 1 at 0, so that an argument at the lower clamp, -127, gives exactly zero, and
// one at the upper clamp, 128, infinity. NaN passes through every step.
//
// The polynomial is the minimax fit of degree 6 with relative error 2^-26.6.

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
    Value x = clamp(op.getOperand(), arith::CmpFPredicate::OLT, -127.0f);
    x = clamp(x, arith::CmpFPredicate::OGT, 128.0f);

    Value magic = floats(12582912.0f);
    Value shifted = arith::AddFOp::create(rewriter, loc, x, magic);
    Value whole = arith::SubFOp::create(rewriter, loc, shifted, magic);
    Value fraction = arith::SubFOp::create(rewriter, loc, x, whole);

    static constexpr float coefficients[] = {
        1.5403530e-04f, 1.3333558e-03f, 9.6181291e-03f, 5.5504109e-02f,
        2.4022651e-01f, 6.9314718e-01f, 1.0f};
    Value polynomial = floats(coefficients[0]);
    for (float coefficient : ArrayRef(coefficients).drop_front())
      polynomial = math::FmaOp::create(rewriter, loc, polynomial, fraction,
                                       floats(coefficient));

    Value bits =
        arith::BitcastOp::create(rewriter, loc, intType, shifted);
    Value mantissaBits = arith::ConstantOp::create(
        rewriter, loc, DenseElementsAttr::get(intType, int32_t(23)));
    Value exponent =
        arith::ShLIOp::create(rewriter, loc, bits, mantissaBits);
    Value polynomialBits =
        arith::BitcastOp::create(rewriter, loc, intType, polynomial);
    Value sum =
        arith::AddIOp::create(rewriter, loc, polynomialBits, exponent);
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, type, sum);
    return success();
  }
};

class AttnExpandMath : public attn::impl::AttnExpandMathBase<AttnExpandMath> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ExpandExp2>(&getContext());
    populatePolynomialApproximateTanhPattern(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
