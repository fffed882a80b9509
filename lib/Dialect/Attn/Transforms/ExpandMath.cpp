//===- ExpandMath.cpp - Expand functions into polynomials -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Functions on vectors; a call for each lane would cost more than the products.
// The hyperbolic tangent is upstream's approximation. The exponentials are
// ours, since they must be exactly zero far below:
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
// error is 2^-28.3. e^x does the same with n the integer nearest to x / ln 2
// and f the rest of x, in two steps; its polynomial has the same error.
//
// The error function is x * P(x^2) / Q(x^2), a minimax fit for |x| < 3.92, from
// where on it is one: at most 6 units in the last place. Sine and cosine take
// the nearest multiple of pi / 2 away in f64, which is exact enough for
// |x| < 2^48 (rotary embeddings have arguments of some thousands); vectors with
// anything beyond go to the library.

#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include <limits>

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNEXPANDMATH
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {

/// Makes ops on vectors of one type.
class Lanes {
public:
  Lanes(OpBuilder &builder, Location loc, VectorType type)
      : builder(builder), loc(loc), type(type) {}

  Value constant(double value) {
    return arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(
            type, builder.getFloatAttr(type.getElementType(), value)));
  }
  Value bits(int64_t value) {
    VectorType intType = getIntType();
    return arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(
            intType, builder.getIntegerAttr(intType.getElementType(), value)));
  }
  VectorType getIntType() {
    return type.clone(builder.getIntegerType(type.getElementTypeBitWidth()));
  }

  Value add(Value a, Value b) { return create<arith::AddFOp>(a, b); }
  Value sub(Value a, Value b) { return create<arith::SubFOp>(a, b); }
  Value mul(Value a, Value b) { return create<arith::MulFOp>(a, b); }
  Value div(Value a, Value b) { return create<arith::DivFOp>(a, b); }
  Value fma(Value a, Value b, Value c) { return create<math::FmaOp>(a, b, c); }
  /// `limit` where `x` lies on that side of it. Comparisons are ordered: they
  /// keep NaN.
  Value clamp(Value x, arith::CmpFPredicate side, double limit) {
    Value bound = constant(limit);
    Value isBeyond = create<arith::CmpFOp>(side, x, bound);
    return create<arith::SelectOp>(isBeyond, bound, x);
  }
  /// The polynomial with `coefficients`, the highest first.
  Value polynomial(Value x, ArrayRef<double> coefficients) {
    Value sum = constant(coefficients.front());
    for (double coefficient : coefficients.drop_front())
      sum = fma(sum, x, constant(coefficient));
    return sum;
  }
  /// 2^(n-1), where the low bits of `shifted` hold n - 1 + 127.
  Value power(Value shifted) {
    Value asBits = create<arith::BitcastOp>(getIntType(), shifted);
    Value exponent = create<arith::ShLIOp>(asBits, bits(23));
    return create<arith::BitcastOp>(type, exponent);
  }

  template <typename OpTy, typename... Args> Value create(Args &&...args) {
    return OpTy::create(builder, loc, std::forward<Args>(args)...);
  }

private:
  OpBuilder &builder;
  Location loc;
  VectorType type;
};

} // namespace

static VectorType getF32Vector(Operation *op) {
  auto type = dyn_cast<VectorType>(op->getResult(0).getType());
  return type && type.getElementType().isF32() ? type : VectorType();
}

/// Rounds to an integer and leaves it in the low bits, with the bias of an
/// exponent less one.
static constexpr double roundAndBias = 1.5 * (1 << 23) + 126.0;

namespace {

/// Applies to math.exp2 on vectors of f32.
struct ExpandExp2 : public OpRewritePattern<math::Exp2Op> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::Exp2Op op,
                                PatternRewriter &rewriter) const override {
    VectorType type = getF32Vector(op);
    if (!type)
      return rewriter.notifyMatchFailure(op, "is not on a vector of f32");
    Lanes lanes(rewriter, op.getLoc(), type);
    Value x = lanes.clamp(op.getOperand(), arith::CmpFPredicate::OLT, -126.0);
    x = lanes.clamp(x, arith::CmpFPredicate::OGT, 128.0);

    // The exponent of 2^(n-1) is stored as n - 1 + 127.
    Value magic = lanes.constant(roundAndBias);
    Value shifted = lanes.add(x, magic);
    Value fraction = lanes.sub(x, lanes.sub(shifted, magic));
    Value polynomial = lanes.polynomial(
        fraction,
        {2 * 1.53264715e-04, 2 * 1.33908063e-03, 2 * 9.61850584e-03,
         2 * 5.55035993e-02, 2 * 2.40226477e-01, 2 * 6.93147182e-01, 2.0});
    rewriter.replaceOp(op, lanes.mul(polynomial, lanes.power(shifted)));
    return success();
  }
};

/// Applies to math.exp on vectors of f32.
struct ExpandExp : public OpRewritePattern<math::ExpOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::ExpOp op,
                                PatternRewriter &rewriter) const override {
    VectorType type = getF32Vector(op);
    if (!type)
      return rewriter.notifyMatchFailure(op, "is not on a vector of f32");
    Lanes lanes(rewriter, op.getLoc(), type);
    // -126 ln 2, and the first number whose exponential overflows.
    Value x =
        lanes.clamp(op.getOperand(), arith::CmpFPredicate::OLT, -87.33654785);
    x = lanes.clamp(x, arith::CmpFPredicate::OGT, 88.72283936);

    Value magic = lanes.constant(roundAndBias);
    Value shifted = lanes.fma(x, lanes.constant(1.44269504), magic);
    Value whole = lanes.sub(shifted, magic);
    // The first part of ln 2 has so few digits that its product is exact.
    Value rest = lanes.fma(whole, lanes.constant(-0.693115234375), x);
    rest = lanes.fma(whole, lanes.constant(-3.1946183e-05), rest);
    Value polynomial = lanes.polynomial(
        rest, {2 * 1.38145406e-03, 2 * 8.36874545e-03, 2 * 4.16683890e-02,
               2 * 1.66665211e-01, 2 * 4.99999940e-01, 2.0, 2.0});
    rewriter.replaceOp(op, lanes.mul(polynomial, lanes.power(shifted)));
    return success();
  }
};

/// Applies to math.erf on vectors of f32.
struct ExpandErf : public OpRewritePattern<math::ErfOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::ErfOp op,
                                PatternRewriter &rewriter) const override {
    VectorType type = getF32Vector(op);
    if (!type)
      return rewriter.notifyMatchFailure(op, "is not on a vector of f32");
    Lanes lanes(rewriter, op.getLoc(), type);
    Value x = lanes.clamp(op.getOperand(), arith::CmpFPredicate::OLT, -3.92);
    x = lanes.clamp(x, arith::CmpFPredicate::OGT, 3.92);
    Value square = lanes.mul(x, x);
    Value numerator = lanes.polynomial(
        square, {2.05010997e-06, 2.84882553e-04, 3.76556418e-03, 5.27485572e-02,
                 1.90405086e-01, 1.12837911e+00});
    Value denominator = lanes.polynomial(
        square, {3.80919446e-05, 1.16252480e-03, 1.49691086e-02, 1.14108562e-01,
                 5.02074838e-01, 1.0});
    rewriter.replaceOp(op, lanes.div(lanes.mul(x, numerator), denominator));
    return success();
  }
};

/// Applies to math.sin or math.cos on vectors of f32 of one dimension.
template <typename OpTy> struct ExpandSinOrCos : public OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    VectorType type = getF32Vector(op);
    if (!type || type.getRank() != 1)
      return rewriter.notifyMatchFailure(op, "is not on lanes of f32");
    Location loc = op.getLoc();
    VectorType wide = type.clone(rewriter.getF64Type());
    Lanes narrow(rewriter, loc, type), lanes(rewriter, loc, wide);

    // Infinity, too, has no multiple of pi / 2 to take away.
    Value size = narrow.create<math::AbsFOp>(op.getOperand());
    Value isFar = narrow.create<arith::CmpFOp>(arith::CmpFPredicate::OGE, size,
                                               narrow.constant(1ull << 48));
    Value anyFar = vector::ReductionOp::create(
        rewriter, loc, vector::CombiningKind::OR, isFar);
    auto branch = scf::IfOp::create(rewriter, loc, type, anyFar,
                                    /*withElseRegion=*/true);

    // One lane after the other, so that this pattern does not match again.
    rewriter.setInsertionPointToStart(branch.thenBlock());
    Value far = op.getOperand();
    for (int64_t lane = 0; lane < type.getNumElements(); ++lane) {
      Value element =
          vector::ExtractOp::create(rewriter, loc, op.getOperand(), lane);
      element = OpTy::create(rewriter, loc, element);
      far = vector::InsertOp::create(rewriter, loc, element, far, lane);
    }
    scf::YieldOp::create(rewriter, loc, far);

    rewriter.setInsertionPointToStart(branch.elseBlock());
    Value x = lanes.create<arith::ExtFOp>(wide, op.getOperand());
    Value magic = lanes.constant(1.5 * (1ull << 52));
    Value shifted = lanes.fma(x, lanes.constant(0.63661977236758134308), magic);
    Value quarters = lanes.sub(shifted, magic);
    Value rest =
        lanes.fma(quarters, lanes.constant(-1.57079632679489655800), x);
    rest =
        lanes.fma(quarters, lanes.constant(-6.12323399573676603587e-17), rest);
    Value square = lanes.mul(rest, rest);
    // Taylor's series: what is left out is below 2^-36 for |rest| < pi / 4.
    Value sine =
        lanes.polynomial(square, {-1.0 / 39916800, 1.0 / 362880, -1.0 / 5040,
                                  1.0 / 120, -1.0 / 6, 1.0});
    sine = lanes.mul(sine, rest);
    Value cosine =
        lanes.polynomial(square, {1.0 / 479001600, -1.0 / 3628800, 1.0 / 40320,
                                  -1.0 / 720, 1.0 / 24, -0.5, 1.0});

    // Quarter turns swap the two, half turns change the sign.
    Value turns = lanes.create<arith::BitcastOp>(lanes.getIntType(), shifted);
    if (std::is_same_v<OpTy, math::CosOp>)
      turns = lanes.create<arith::AddIOp>(turns, lanes.bits(1));
    Value zero = lanes.bits(0);
    auto isSet = [&](int64_t bit) {
      Value masked = lanes.create<arith::AndIOp>(turns, lanes.bits(bit));
      return lanes.create<arith::CmpIOp>(arith::CmpIPredicate::ne, masked,
                                         zero);
    };
    Value result = lanes.create<arith::SelectOp>(isSet(1), cosine, sine);
    Value negated = lanes.create<arith::NegFOp>(result);
    result = lanes.create<arith::SelectOp>(isSet(2), negated, result);
    result = lanes.create<arith::TruncFOp>(type, result);
    scf::YieldOp::create(rewriter, loc, result);
    rewriter.replaceOp(op, branch.getResults());
    return success();
  }
};

/// Applies to math.log or math.log2 on vectors of f32.
template <typename OpTy> struct ExpandLog : public OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    VectorType type = getF32Vector(op);
    if (!type)
      return rewriter.notifyMatchFailure(op, "is not on a vector of f32");
    Lanes lanes(rewriter, op.getLoc(), type);
    auto is = [&](arith::CmpFPredicate predicate, Value x, double bound) {
      return lanes.create<arith::CmpFOp>(predicate, x, lanes.constant(bound));
    };
    auto select = [&](Value condition, Value a, Value b) -> Value {
      return lanes.create<arith::SelectOp>(condition, a, b);
    };

    // Subnormal numbers have their exponent elsewhere.
    Value x = op.getOperand();
    Value isTiny = is(arith::CmpFPredicate::OLT, x, 0x1p-126);
    Value scaled = select(isTiny, lanes.mul(x, lanes.constant(0x1p24)), x);
    // x = m * 2^e with m in [sqrt(1/2), sqrt(2)).
    Value half = lanes.bits(0x3f3504f3);
    Value asBits = lanes.create<arith::BitcastOp>(lanes.getIntType(), scaled);
    Value offset = lanes.create<arith::SubIOp>(asBits, half);
    Value exponent = lanes.create<arith::ShRSIOp>(offset, lanes.bits(23));
    Value inPlace = lanes.create<arith::ShLIOp>(exponent, lanes.bits(23));
    Value mantissa = lanes.create<arith::BitcastOp>(
        type, lanes.create<arith::SubIOp>(asBits, inPlace));
    Value e = lanes.create<arith::SIToFPOp>(type, exponent);
    e = select(isTiny, lanes.sub(e, lanes.constant(24.0)), e);

    // log m = 2 artanh s = 2 s + s^3 (2/3 + 2/5 s^2 + ...), |s| < 0.172.
    Value f = lanes.sub(mantissa, lanes.constant(1.0));
    Value s = lanes.div(f, lanes.add(mantissa, lanes.constant(1.0)));
    Value square = lanes.mul(s, s);
    Value series = lanes.polynomial(
        square, {2.0 / 11, 2.0 / 9, 2.0 / 7, 2.0 / 5, 2.0 / 3});
    // 2 s = f - s f, and f is exact.
    Value rest = lanes.mul(lanes.sub(lanes.mul(square, series), f), s);
    Value result;
    if (std::is_same_v<OpTy, math::LogOp>) {
      rest = lanes.fma(e, lanes.constant(3.1946183e-05), rest);
      result = lanes.fma(e, lanes.constant(0.693115234375), lanes.add(f, rest));
    } else {
      result = lanes.fma(lanes.add(f, rest), lanes.constant(1.44269504), e);
    }

    // Zero, negative numbers, infinity, NaN.
    double infinity = std::numeric_limits<double>::infinity();
    result = select(is(arith::CmpFPredicate::OEQ, x, 0.0),
                    lanes.constant(-infinity), result);
    result = select(is(arith::CmpFPredicate::OLT, x, 0.0),
                    lanes.constant(std::numeric_limits<double>::quiet_NaN()),
                    result);
    result = select(is(arith::CmpFPredicate::UEQ, x, infinity), x, result);
    rewriter.replaceOp(op, result);
    return success();
  }
};

/// Computes a function of f16 or bf16 in f32.
struct WidenHalf : public RewritePattern {
  WidenHalf(StringRef name, MLIRContext *context)
      : RewritePattern(name, /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<VectorType>(op->getResult(0).getType());
    if (!type ||
        !(type.getElementType().isF16() || type.getElementType().isBF16()))
      return rewriter.notifyMatchFailure(op, "is not on a vector of halves");
    Type wide = type.clone(rewriter.getF32Type());
    IRMapping mapping;
    for (Value operand : op->getOperands())
      mapping.map(operand,
                  arith::ExtFOp::create(rewriter, op->getLoc(), wide, operand));
    Operation *widened = rewriter.clone(*op, mapping);
    widened->getResult(0).setType(wide);
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, type,
                                                 widened->getResult(0));
    return success();
  }
};

class AttnExpandMath : public attn::impl::AttnExpandMathBase<AttnExpandMath> {
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    RewritePatternSet patterns(context);
    patterns.add<ExpandExp2, ExpandExp, ExpandErf, ExpandSinOrCos<math::SinOp>,
                 ExpandSinOrCos<math::CosOp>, ExpandLog<math::LogOp>,
                 ExpandLog<math::Log2Op>>(context);
    for (StringRef name :
         {math::Exp2Op::getOperationName(), math::ExpOp::getOperationName(),
          math::ErfOp::getOperationName(), math::SinOp::getOperationName(),
          math::CosOp::getOperationName(), math::TanhOp::getOperationName(),
          math::LogOp::getOperationName(), math::Log2Op::getOperationName(),
          math::SqrtOp::getOperationName(), math::RsqrtOp::getOperationName()})
      patterns.add<WidenHalf>(name, context);
    populatePolynomialApproximateTanhPattern(patterns);
    populateMathAlgebraicSimplificationPatterns(patterns);
    // Scalars are left to the library.
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa<math::MathDialect>(op->getDialect()) &&
          llvm::any_of(op->getResultTypes(), llvm::IsaPred<VectorType>))
        ops.push_back(op);
    });
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
    if (failed(applyOpPatternsGreedily(ops, std::move(patterns), config)))
      signalPassFailure();
  }
};

} // namespace
