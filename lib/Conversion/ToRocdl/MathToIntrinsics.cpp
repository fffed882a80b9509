//===- MathToIntrinsics.cpp - Functions that LLVM expands for GPUs --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Upstream's conversions call device libraries for most functions. Here
// what the code generator has instructions or expansions for becomes a call of
// the intrinsic, and the rest upstream's polynomials or elementary functions,
// so that kernels need no library.

#include "attn/Conversion/ToRocdl/Passes.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Conversion/ArithCommon/AttrToLLVMConverter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNMATHTOINTRINSICS
#include "attn/Conversion/ToRocdl/Passes.h.inc"
} // namespace attn

/// The intrinsic that the code generator lowers without a library, or empty.
static StringRef getIntrinsic(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("math.absf", "llvm.fabs")
      .Case("math.ceil", "llvm.ceil")
      .Case("math.copysign", "llvm.copysign")
      .Case("math.cos", "llvm.cos")
      .Case("math.exp", "llvm.exp")
      .Case("math.exp2", "llvm.exp2")
      .Case("math.floor", "llvm.floor")
      .Case("math.log", "llvm.log")
      .Case("math.log10", "llvm.log10")
      .Case("math.log2", "llvm.log2")
      .Case("math.round", "llvm.round")
      .Case("math.roundeven", "llvm.roundeven")
      .Case("math.sin", "llvm.sin")
      .Case("math.sqrt", "llvm.sqrt")
      .Case("math.trunc", "llvm.trunc")
      .Default("");
}

/// The same for what upstream's conversion for NVIDIA would take to calls.
static StringRef getNvptxIntrinsic(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("arith.maxnumf", "llvm.maxnum")
      .Case("arith.minnumf", "llvm.minnum")
      .Case("math.fma", "llvm.fma")
      .Default(getIntrinsic(name));
}

/// What upstream approximates, at f32.
static bool isApproximated(StringRef name) {
  static constexpr llvm::StringLiteral names[] = {
      "math.acos", "math.asin", "math.atan",  "math.atan2", "math.cbrt",
      "math.erf",  "math.erfc", "math.expm1", "math.log1p", "math.tanh"};
  return llvm::is_contained(names, name);
}

/// What upstream approximates where the code generator has no own expansion.
static bool isApproximatedForNvptx(StringRef name) {
  static constexpr llvm::StringLiteral names[] = {"math.cos", "math.exp",
                                                  "math.log", "math.sin"};
  return isApproximated(name) || llvm::is_contained(names, name);
}

namespace {
struct ToIntrinsic : RewritePattern {
  using NameMap = StringRef (*)(StringRef);
  ToIntrinsic(MLIRContext *context, NameMap getIntrinsic)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context),
        getIntrinsic(getIntrinsic) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    StringRef intrinsic = getIntrinsic(op->getName().getStringRef());
    if (intrinsic.empty())
      return failure();
    Type type = op->getResult(0).getType();
    Type element = getElementTypeOrSelf(type);
    auto vector = dyn_cast<VectorType>(type);
    if ((vector && (vector.getRank() != 1 || vector.isScalable())) ||
        !(element.isF32() || element.isF16()))
      return rewriter.notifyMatchFailure(
          op, "expected f32 or f16, or a vector of one dimension");
    auto flags = LLVM::FastmathFlags::none;
    if (auto math = dyn_cast<arith::ArithFastMathInterface>(op))
      flags = arith::convertArithFastMathFlagsToLLVM(
          math.getFastMathFlagsAttr().getValue());
    std::string suffix = element.isF32() ? "f32" : "f16";
    if (vector)
      suffix = "v" + std::to_string(vector.getNumElements()) + suffix;
    rewriter.replaceOpWithNewOp<LLVM::CallIntrinsicOp>(
        op, type, rewriter.getStringAttr(intrinsic + "." + suffix),
        op->getOperands(),
        LLVM::FastmathFlagsAttr::get(rewriter.getContext(), flags));
    return success();
  }

  NameMap getIntrinsic;
};

/// An approximate function of f32 as NVIDIA's instruction, for which subnormal
/// numbers are zero: LLVM would scale what is near them.
template <typename OpTy>
static LogicalResult replaceApproximate(OpTy op, Value operand,
                                        StringRef intrinsic,
                                        PatternRewriter &rewriter) {
  if (!op.getType().isF32() ||
      !bitEnumContainsAll(op.getFastmath(), arith::FastMathFlags::afn))
    return failure();
  rewriter.replaceOpWithNewOp<LLVM::CallIntrinsicOp>(
      op, op.getType(), rewriter.getStringAttr(intrinsic), operand);
  return success();
}

struct ApproximateExp2ToNvptx : OpRewritePattern<math::Exp2Op> {
  ApproximateExp2ToNvptx(MLIRContext *context)
      : OpRewritePattern(context, /*benefit=*/2) {}

  LogicalResult matchAndRewrite(math::Exp2Op op,
                                PatternRewriter &rewriter) const override {
    return replaceApproximate(op, op.getOperand(), "llvm.nvvm.ex2.approx.ftz.f",
                              rewriter);
  }
};

struct ApproximateReciprocalToNvptx : OpRewritePattern<arith::DivFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::DivFOp op,
                                PatternRewriter &rewriter) const override {
    if (!matchPattern(op.getLhs(), m_OneFloat()))
      return failure();
    return replaceApproximate(op, op.getRhs(), "llvm.nvvm.rcp.approx.ftz.f",
                              rewriter);
  }
};

/// log10(x) = log2(x) / log2(10).
struct Log10ToLog2 : OpRewritePattern<math::Log10Op> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::Log10Op op,
                                PatternRewriter &rewriter) const override {
    if (isa<VectorType>(op.getType()))
      return failure();
    constexpr double log10Of2 = 0.30102999566398119521;
    Value factor = arith::ConstantOp::create(
        rewriter, op.getLoc(), op.getType(),
        rewriter.getFloatAttr(getElementTypeOrSelf(op.getType()), log10Of2));
    Value log2 = math::Log2Op::create(rewriter, op.getLoc(), op.getOperand(),
                                      op.getFastmath());
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, log2, factor);
    return success();
  }
};

/// The remainder as LLVM's instruction.
struct RemainderToLlvm : OpRewritePattern<arith::RemFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::RemFOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::FRemOp>(op, op.getType(), op.getLhs(),
                                              op.getRhs());
    return success();
  }
};

class AttnMathToIntrinsics
    : public attn::impl::AttnMathToIntrinsicsBase<AttnMathToIntrinsics> {
  using AttnMathToIntrinsicsBase::AttnMathToIntrinsicsBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    const attn::GpuModel *model = attn::findGpuModel(chip);
    if (!model) {
      getOperation()->emitError("no GPU is called '")
          << chip << "'; known are " << attn::listGpuModels();
      return signalPassFailure();
    }
    bool isNvptx = model->isa == attn::GpuIsa::Nvptx;
    auto *approximates = isNvptx ? isApproximatedForNvptx : isApproximated;
    populateMathF32ExpansionPatterns(patterns, approximates);
    populateMathPolynomialApproximationPatterns(patterns, approximates);
    math::populateExpansionPatterns(patterns, {"rsqrt", "sinh", "cosh", "tan",
                                               "asinh", "acosh", "atanh",
                                               "powf", "fpowi", "sincos"});
    if (isNvptx)
      patterns.add<ApproximateExp2ToNvptx, ApproximateReciprocalToNvptx,
                   Log10ToLog2, RemainderToLlvm>(&getContext());
    patterns.add<ToIntrinsic>(&getContext(),
                              isNvptx ? getNvptxIntrinsic : getIntrinsic);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
