//===- AttnCanonicalizeArithmetic.cpp - Fold factors and casts ------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Element-wise arithmetic around attn.attention that the op can say without
// rounding differently: factors that are powers of two, casts to the compute
// type and back.
//
//===----------------------------------------------------------------------===//

#include "AttnCanonicalization.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace attn;
using namespace attn::detail;

TypedAttr attn::detail::getSplatConstant(Value value) {
  Attribute attribute;
  if (matchPattern(value, m_Constant(&attribute))) {
    if (auto elements = dyn_cast<DenseElementsAttr>(attribute))
      return elements.isSplat() ? elements.getSplatValue<TypedAttr>()
                                : TypedAttr();
    if (isa<IntegerAttr, FloatAttr>(attribute))
      return cast<TypedAttr>(attribute);
    return {};
  }
  if (auto splat = value.getDefiningOp<tensor::SplatOp>())
    return getSplatConstant(splat.getInput());
  // linalg.fill, or linalg.generic in the place of it.
  auto linalgOp = value.getDefiningOp<linalg::LinalgOp>();
  if (!linalgOp || linalgOp->getNumResults() != 1 ||
      linalgOp.getNumParallelLoops() != linalgOp.getNumLoops() ||
      !linalgOp.getMatchingIndexingMap(linalgOp.getDpsInitOperand(0))
           .isPermutation())
    return {};
  Value yielded = linalgOp.getBlock()->getTerminator()->getOperand(0);
  if (auto argument = dyn_cast<BlockArgument>(yielded)) {
    if (argument.getOwner() != linalgOp.getBlock())
      return {};
    OpOperand *operand = linalgOp.getMatchingOpOperand(argument);
    if (!linalgOp.isScalar(operand))
      return {};
    return getSplatConstant(operand->get());
  }
  return matchPattern(yielded, m_Constant(&attribute))
             ? dyn_cast<TypedAttr>(attribute)
             : TypedAttr();
}

namespace {
/// The operation that computes each element of `value` from the element of
/// `input` at the same place, and nothing else but constants.
struct Elementwise {
  Operation *scalarOp = nullptr;
  /// The tensors, or constants, that the operands of the op are elements of.
  SmallVector<Value> operands;
};

/// Matches an arith op on tensors and a linalg op whose body is one op.
FailureOr<Elementwise> matchElementwise(Value value) {
  Operation *def = value.getDefiningOp();
  if (!def || def->getNumResults() != 1)
    return failure();
  if (isa_and_nonnull<arith::ArithDialect>(def->getDialect()))
    return Elementwise{def, SmallVector<Value>(def->getOperands())};
  auto linalgOp = dyn_cast<linalg::LinalgOp>(def);
  if (!linalgOp || !linalgOp.hasPureTensorSemantics() ||
      linalgOp.getNumParallelLoops() != linalgOp.getNumLoops())
    return failure();
  Block *body = linalgOp.getBlock();
  Operation *scalarOp = body->getTerminator()->getOperand(0).getDefiningOp();
  if (!scalarOp || scalarOp->getBlock() != body)
    return failure();
  AffineMap outputMap =
      linalgOp.getMatchingIndexingMap(linalgOp.getDpsInitOperand(0));
  if (!outputMap.isPermutation())
    return failure();
  Elementwise elementwise{scalarOp, {}};
  for (Value scalar : scalarOp->getOperands()) {
    auto argument = dyn_cast<BlockArgument>(scalar);
    if (!argument || argument.getOwner() != body) {
      elementwise.operands.push_back(scalar);
      continue;
    }
    OpOperand *operand = linalgOp.getMatchingOpOperand(argument);
    if (!linalgOp.isDpsInput(operand))
      return failure();
    bool samePlace = linalgOp.getMatchingIndexingMap(operand) == outputMap;
    if (!samePlace && !getSplatConstant(operand->get()))
      return failure();
    elementwise.operands.push_back(operand->get());
  }
  return elementwise;
}

/// A tensor times a constant.
struct Product {
  Value source;
  double factor;
};

std::optional<double> getFloatConstant(Value value) {
  auto attribute = dyn_cast_or_null<FloatAttr>(getSplatConstant(value));
  if (!attribute)
    return std::nullopt;
  return attribute.getValueAsDouble();
}

FailureOr<Product> matchProduct(Value value) {
  FailureOr<Elementwise> elementwise = matchElementwise(value);
  if (failed(elementwise))
    return failure();
  if (isa<arith::MulFOp>(elementwise->scalarOp)) {
    for (unsigned side : {0, 1})
      if (std::optional<double> factor =
              getFloatConstant(elementwise->operands[1 - side]))
        return Product{elementwise->operands[side], *factor};
  } else if (isa<arith::DivFOp>(elementwise->scalarOp)) {
    if (std::optional<double> divisor =
            getFloatConstant(elementwise->operands[1]))
      return Product{elementwise->operands[0], 1.0 / *divisor};
  }
  return failure();
}

bool isPowerOfTwo(double number) {
  int exponent;
  return std::isfinite(number) && number != 0.0 &&
         std::abs(std::frexp(number, &exponent)) == 0.5;
}

//===----------------------------------------------------------------------===//
// Scale
//===----------------------------------------------------------------------===//

/// Moves a factor of query or key that is a power of two into the scale.
/// Such a product is exact as long as it neither overflows nor underflows;
/// where it does, the op without it has the better score. Other factors stay:
/// query was rounded after the multiplication, and the scale multiplies the
/// score.
struct FoldFactorIntoScale : OpRewritePattern<AttentionOp> {
  FoldFactorIntoScale(MLIRContext *context, Role role)
      : OpRewritePattern(context), role(role) {}

  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    Value input = getInput(op, role);
    FailureOr<Product> product = matchProduct(input);
    if (failed(product) || product->source.getType() != input.getType())
      return rewriter.notifyMatchFailure(op, "operand has no constant factor");
    if (!isPowerOfTwo(product->factor))
      return rewriter.notifyMatchFailure(op, "factor is no power of two");
    std::optional<double> scale = op.getStaticScale();
    if (!scale)
      return rewriter.notifyMatchFailure(op, "scale depends on the depth");
    double newScale = *scale * product->factor;
    bool isDouble = op.getComputeType().isF64();
    double largest = isDouble ? std::numeric_limits<double>::max()
                              : std::numeric_limits<float>::max();
    double smallest = isDouble ? std::numeric_limits<double>::min()
                               : std::numeric_limits<float>::min();
    if (newScale != 0.0 &&
        !(std::abs(newScale) <= largest && std::abs(newScale) >= smallest))
      return rewriter.notifyMatchFailure(op, "new scale is out of range");
    rewriter.modifyOpInPlace(op, [&] {
      setInput(op, role, product->source, getInputLayout(op, role));
      op.setScaleAttr(rewriter.getF64FloatAttr(newScale));
    });
    return success();
  }

  Role role;
};

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// The tensor that `value` is widened from, element by element.
Value matchExtension(Value value) {
  FailureOr<Elementwise> elementwise = matchElementwise(value);
  if (failed(elementwise) || !isa<arith::ExtFOp>(elementwise->scalarOp))
    return nullptr;
  Value source = elementwise->operands[0];
  return isa<RankedTensorType>(source.getType()) ? source : nullptr;
}

/// The only user of the output, if it rounds every element.
Operation *getRoundingUser(AttentionOp op) {
  if (!op.isOnTensors() || !op->getResult(0).hasOneUse())
    return nullptr;
  Operation *user = *op->getResult(0).user_begin();
  if (user->getNumResults() != 1)
    return nullptr;
  FailureOr<Elementwise> elementwise = matchElementwise(user->getResult(0));
  if (failed(elementwise))
    return nullptr;
  auto truncation = dyn_cast<arith::TruncFOp>(elementwise->scalarOp);
  if (!truncation || elementwise->operands[0] != op->getResult(0) ||
      truncation.getRoundingmode())
    return nullptr;
  return user;
}

/// Writes the output in the operands' type where its only user rounds it to
/// that: the op rounds once as well.
struct FoldRoundingOfOutput : OpRewritePattern<AttentionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    Operation *user = getRoundingUser(op);
    if (!user)
      return rewriter.notifyMatchFailure(op, "output is not rounded");
    auto type = cast<RankedTensorType>(user->getResult(0).getType());
    if (type.getElementType() != getElementTypeOrSelf(op.getQuery().getType()))
      return rewriter.notifyMatchFailure(
          op, "output is not rounded to the operands' type");
    Value init = tensor::EmptyOp::create(
        rewriter, op.getLoc(),
        tensor::getMixedSizes(rewriter, op.getLoc(), op.getOutput()),
        type.getElementType(), type.getEncoding());
    if (init.getType() != type)
      init = tensor::CastOp::create(rewriter, op.getLoc(), type, init);
    SmallVector<Type> types(op->getResultTypes());
    types[0] = type;
    SmallVector<Value> operands(op->getOperands());
    operands[op.getDpsInitsMutable()[0].getOperandNumber()] = init;
    AttentionOp newOp = rebuild(rewriter, op, types, operands);
    rewriter.replaceOp(user, newOp->getResult(0));
    for (auto [result, newResult] :
         llvm::drop_begin(llvm::zip(op->getResults(), newOp->getResults())))
      rewriter.replaceAllUsesWith(result, newResult);
    rewriter.eraseOp(op);
    return success();
  }
};

/// Reads query, key and value before they are widened to the compute type, if
/// the output is rounded back to their type. The op widens them itself, which
/// is exact; the weights may then be rounded to value's type, as in every op
/// on that type. That is why an output that stays wide keeps the casts.
struct FoldWideningOfInputs : OpRewritePattern<AttentionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getQuery().getType()).isF32())
      return rewriter.notifyMatchFailure(op, "operands are not f32");
    Value sources[3];
    for (Role role : {Role::Query, Role::Key, Role::Value}) {
      unsigned index = static_cast<unsigned>(role);
      sources[index] = matchExtension(getInput(op, role));
      if (!sources[index])
        return rewriter.notifyMatchFailure(
            op, "query, key and value are not all widened");
    }
    Type narrow = getElementTypeOrSelf(sources[0].getType());
    if (!narrow.isF16() && !narrow.isBF16())
      return rewriter.notifyMatchFailure(op, "not widened from f16 or bf16");
    for (Value source : sources)
      if (getElementTypeOrSelf(source.getType()) != narrow)
        return rewriter.notifyMatchFailure(op, "widened from different types");
    Operation *user = getRoundingUser(op);
    if (!user || getElementTypeOrSelf(user->getResult(0).getType()) != narrow)
      return rewriter.notifyMatchFailure(op, "output is not rounded back");
    rewriter.modifyOpInPlace(op, [&] {
      for (Role role : {Role::Query, Role::Key, Role::Value})
        setInput(op, role, sources[static_cast<unsigned>(role)],
                 getInputLayout(op, role));
    });
    return success();
  }
};
} // namespace

void attn::detail::populateArithmeticPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  for (Role role : {Role::Query, Role::Key})
    patterns.add<FoldFactorIntoScale>(context, role);
  patterns.add<FoldRoundingOfOutput, FoldWideningOfInputs>(context);
}
