//===- AttnCanonicalization.cpp - Canonicalization of attention -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every clause of attn.attention and of its gradients that changes nothing goes
// away here, and the diagonal gets one spelling. The other files fold what
// surrounds the op: layouts, heads, masks, arithmetic.
//
//===----------------------------------------------------------------------===//

#include "AttnCanonicalization.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace attn;
using namespace attn::detail;

namespace {

//===----------------------------------------------------------------------===//
// Masks that hide nothing
//===----------------------------------------------------------------------===//

/// Removes a mask that is true everywhere.
template <typename OpTy> struct DropTrueMask : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!op.getMask())
      return rewriter.notifyMatchFailure(op, "there is no mask");
    DenseElementsAttr elements;
    auto splat = dyn_cast_or_null<IntegerAttr>(getSplatConstant(op.getMask()));
    bool isTrue = splat && !splat.getValue().isZero();
    if (matchPattern(op.getMask(), m_Constant(&elements)))
      isTrue = llvm::all_of(elements.getValues<bool>(),
                            [](bool attended) { return attended; });
    if (!isTrue)
      return rewriter.notifyMatchFailure(op, "mask is not known to be true");
    rewriter.modifyOpInPlace(op, [&] {
      op.getMaskMutable().clear();
      op.removeMaskLayoutAttr();
    });
    return success();
  }
};

/// Removes a bias that is zero everywhere.
struct DropZeroBias : OpRewritePattern<AttentionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getBias())
      return rewriter.notifyMatchFailure(op, "there is no bias");
    auto splat = dyn_cast_or_null<FloatAttr>(getSplatConstant(op.getBias()));
    if (!splat || !splat.getValue().isZero())
      return rewriter.notifyMatchFailure(op, "bias is not known to be zero");
    rewriter.modifyOpInPlace(op, [&] { removeInput(op, Role::Bias); });
    return success();
  }
};

/// Removes constant key lengths that reach the last key in every batch.
template <typename OpTy> struct DropFullKeyLengths : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!op.getKeyLengths())
      return rewriter.notifyMatchFailure(op, "there are no key lengths");
    int64_t keys = op.getKeyLength();
    if (ShapedType::isDynamic(keys) || !op.getOrigin().empty())
      return rewriter.notifyMatchFailure(op,
                                         "position of the last key unknown");
    DenseIntElementsAttr lengths;
    if (matchPattern(op.getKeyLengths(), m_Constant(&lengths))) {
      if (llvm::any_of(lengths.getValues<APInt>(), [&](const APInt &length) {
            return length.getSExtValue() < keys;
          }))
        return rewriter.notifyMatchFailure(op, "a batch has fewer keys");
    } else {
      auto splat =
          dyn_cast_or_null<IntegerAttr>(getSplatConstant(op.getKeyLengths()));
      if (!splat || splat.getValue().getSExtValue() < keys)
        return rewriter.notifyMatchFailure(op, "lengths may be shorter");
    }
    rewriter.modifyOpInPlace(op, [&] { op.getKeyLengthsMutable().clear(); });
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Causality, window and diagonal
//===----------------------------------------------------------------------===//

/// How far the diagonal of query 0 is from key 0, where that is known: `offset`
/// plus, for bottom_right, keys minus queries.
struct Shift {
  bool bottomRight;
  int64_t offset;
};

template <typename OpTy> std::optional<Shift> getShift(OpTy op) {
  Shift shift{op.getDiagonal() == Diagonal::BottomRight, 0};
  auto add = [&](Value value, int64_t sign) {
    std::optional<int64_t> constant = getConstantIntValue(value);
    // Far from overflow, and far beyond any extent.
    constexpr int64_t limit = int64_t(1) << 40;
    if (!constant || *constant > limit || *constant < -limit)
      return false;
    shift.offset += sign * *constant;
    return true;
  };
  if (op.getDiagonalOffset() && !add(op.getDiagonalOffset(), 1))
    return std::nullopt;
  if (op.getOrigin().size() == 4 &&
      (!add(op.getOrigin()[2], 1) || !add(op.getOrigin()[3], -1)))
    return std::nullopt;
  return shift;
}

/// Whether every key is at most `bound` to the right of every diagonal. The
/// tightest pair is the first query and the last key.
template <typename OpTy> bool coversRight(OpTy op, Shift shift, int64_t bound) {
  int64_t queries = op.getQueryLength(), keys = op.getKeyLength();
  if (queries == 0 || keys == 0)
    return true;
  if (shift.bottomRight)
    return !ShapedType::isDynamic(queries) &&
           bound >= queries - 1 - shift.offset;
  return !ShapedType::isDynamic(keys) && bound >= keys - 1 - shift.offset;
}

/// Whether every key is at most `bound` to the left of every diagonal. The
/// tightest pair is the last query and the first key.
template <typename OpTy> bool coversLeft(OpTy op, Shift shift, int64_t bound) {
  int64_t queries = op.getQueryLength(), keys = op.getKeyLength();
  if (queries == 0 || keys == 0)
    return true;
  int64_t extent = shift.bottomRight ? keys : queries;
  return !ShapedType::isDynamic(extent) && bound >= extent - 1 + shift.offset;
}

/// Takes the diagonal away once nothing is measured from it any more.
template <typename OpTy> void dropUnusedDiagonal(OpTy op) {
  if (op.hasBand())
    return;
  op.setDiagonal(Diagonal::TopLeft);
  op.getDiagonalOffsetMutable().clear();
}

/// Removes causality where no query comes before a key, such as a single query
/// at the bottom right.
template <typename OpTy> struct DropTrivialCausality : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!op.getCausal())
      return rewriter.notifyMatchFailure(op, "not causal");
    std::optional<Shift> shift = getShift(op);
    if (!shift || !coversRight(op, *shift, 0))
      return rewriter.notifyMatchFailure(op, "causality may hide a key");
    rewriter.modifyOpInPlace(op, [&] {
      op.setCausal(false);
      dropUnusedDiagonal(op);
    });
    return success();
  }
};

/// Removes the bounds of a window that hide no key; a right bound of zero is
/// spelled as causality.
template <typename OpTy> struct SimplifyWindow : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    WindowAttr window = op.getWindowAttr();
    if (!window)
      return rewriter.notifyMatchFailure(op, "there is no window");
    std::optional<int64_t> left = window.getLeft(), right = window.getRight();
    std::optional<Shift> shift = getShift(op);
    if (left && shift && coversLeft(op, *shift, *left))
      left = std::nullopt;
    if (right && shift && coversRight(op, *shift, *right))
      right = std::nullopt;
    bool causal = op.getCausal() || right == 0;
    if (causal)
      right = std::nullopt;
    if (left == window.getLeft() && right == window.getRight() &&
        (left || right))
      return rewriter.notifyMatchFailure(op, "both bounds may hide a key");
    rewriter.modifyOpInPlace(op, [&] {
      op.setCausal(causal);
      if (left || right)
        op.setWindowAttr(WindowAttr::get(op.getContext(), left, right));
      else
        op.removeWindowAttr();
      dropUnusedDiagonal(op);
    });
    return success();
  }
};

/// Gives a diagonal that is known one spelling: top_left or bottom_right
/// without offset where that says it.
template <typename OpTy> struct SimplifyDiagonal : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    Diagonal diagonal = op.getDiagonal();
    Value offset = op.getDiagonalOffset();
    std::optional<int64_t> constant =
        offset ? getConstantIntValue(offset) : std::optional<int64_t>(0);
    int64_t queries = op.getQueryLength(), keys = op.getKeyLength();
    bool isStatic =
        !ShapedType::isDynamic(queries) && !ShapedType::isDynamic(keys);
    if (isStatic && queries == keys) {
      diagonal = Diagonal::TopLeft;
      if (constant == 0)
        offset = nullptr;
    } else if (constant && isStatic && offset) {
      bool bottomRight = diagonal == Diagonal::BottomRight;
      if (*constant == 0) {
        offset = nullptr;
      } else if (*constant == (bottomRight ? queries - keys : keys - queries)) {
        diagonal = bottomRight ? Diagonal::TopLeft : Diagonal::BottomRight;
        offset = nullptr;
      }
    } else if (constant == 0) {
      offset = nullptr;
    }
    if (diagonal == op.getDiagonal() && offset == op.getDiagonalOffset())
      return rewriter.notifyMatchFailure(op,
                                         "diagonal is in its shortest form");
    rewriter.modifyOpInPlace(op, [&] {
      op.setDiagonal(diagonal);
      if (!offset)
        op.getDiagonalOffsetMutable().clear();
    });
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Region, dropout, origin
//===----------------------------------------------------------------------===//

/// Without a score region there is nothing to take a derivative of.
void dropDerivative(PatternRewriter &, AttentionOp) {}
void dropDerivative(PatternRewriter &rewriter, AttentionBackwardOp op) {
  if (op.hasDerivative())
    rewriter.eraseBlock(&op.getDerivative().front());
}

/// Removes a score region that yields the score it is given.
template <typename OpTy> struct DropIdentityScore : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasScoreRegion())
      return rewriter.notifyMatchFailure(op, "there is no score region");
    Block &block = op.getScore().front();
    auto yield = cast<YieldOp>(block.getTerminator());
    if (yield.getScores().size() != 1 ||
        yield.getScores().front() != block.getArgument(0))
      return rewriter.notifyMatchFailure(op, "region changes the score");
    if (llvm::any_of(block.without_terminator(), [](Operation &inner) {
          return !isMemoryEffectFree(&inner);
        }))
      return rewriter.notifyMatchFailure(op, "region has side effects");
    rewriter.eraseBlock(&block);
    dropDerivative(rewriter, op);
    // The op itself changed as well.
    rewriter.modifyOpInPlace(op, [] {});
    return success();
  }
};

/// Removes dropout at a rate of zero, with its seed and offset.
template <typename OpTy> struct DropZeroDropout : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    FloatAttr rate = op.getDropoutAttr();
    if (!rate || !rate.getValue().isZero())
      return rewriter.notifyMatchFailure(op,
                                         "no dropout, or a rate above zero");
    rewriter.modifyOpInPlace(op, [&] {
      op.removeDropoutAttr();
      op.getDropoutSeedMutable().clear();
      op.getDropoutOffsetMutable().clear();
    });
    return success();
  }
};

/// Removes the origin of an op that is at zero, or that nothing asks for.
template <typename OpTy> struct DropOrigin : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (op.getOrigin().empty())
      return rewriter.notifyMatchFailure(op, "there is no origin");
    bool isZero = llvm::all_of(op.getOrigin(), [](Value value) {
      return getConstantIntValue(value) == 0;
    });
    if (!isZero && (op.hasBand() || op.hasScoreRegion() ||
                    op.getDropoutAttr() || op.getKeyLengths()))
      return rewriter.notifyMatchFailure(op, "positions matter");
    rewriter.modifyOpInPlace(op, [&] { op.getOriginMutable().clear(); });
    return success();
  }
};
} // namespace

/// What goes for an op and for its gradients.
template <typename OpTy>
static void addClausePatterns(RewritePatternSet &patterns) {
  patterns.add<DropTrueMask<OpTy>, DropFullKeyLengths<OpTy>,
               DropTrivialCausality<OpTy>, SimplifyWindow<OpTy>,
               SimplifyDiagonal<OpTy>, DropIdentityScore<OpTy>,
               DropZeroDropout<OpTy>, DropOrigin<OpTy>>(patterns.getContext());
}

void AttentionOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                              MLIRContext *context) {
  addClausePatterns<AttentionOp>(patterns);
  patterns.add<DropZeroBias>(context);
  populateLayoutPatterns(patterns);
  populateHeadPatterns(patterns);
  populateMaskPatterns(patterns);
  populateArithmeticPatterns(patterns);
}

void AttentionBackwardOp::getCanonicalizationPatterns(
    RewritePatternSet &patterns, MLIRContext *) {
  addClausePatterns<AttentionBackwardOp>(patterns);
}
