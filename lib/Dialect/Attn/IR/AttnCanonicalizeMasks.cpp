//===- AttnCanonicalizeMasks.cpp - Find causality and windows in masks ----===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mask that is computed by comparing positions, or that is a constant with
// the pattern of a band, is what causality and windows say without reading
// memory; only they let blocks of keys be skipped.
//
//===----------------------------------------------------------------------===//

#include "AttnCanonicalization.h"
#include "AttnMaskAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace attn;
using namespace attn::detail;

/// The index of each dimension of the mask, or nothing if one of them may be
/// a single position that stands for several.
static std::optional<SmallVector<Linear>> getMaskIndices(AttentionOp op) {
  SmallVector<Linear> indices;
  auto type = cast<RankedTensorType>(op.getMask().getType());
  for (auto [dim, axis] : llvm::enumerate(op.getMaskLayoutAttr().getAxes())) {
    int64_t extent = type.getDimSize(dim);
    if (extent == 1) {
      indices.emplace_back(); // Always read at zero.
      continue;
    }
    indices.push_back(Linear::get(axis));
    bool isQuery = axis == Axis::Query;
    if (!ShapedType::isDynamic(extent) || (!isQuery && axis != Axis::Key))
      continue;
    // An extent that is one at run time is read at zero as well, so it has to
    // be the operand's.
    if (!isQuery && op.getPageTable())
      return std::nullopt;
    Value operand = isQuery ? op.getQuery() : op.getKey();
    LayoutAttr layout = isQuery ? op.getQueryLayout() : op.getKeyLayout();
    std::optional<unsigned> operandDim = layout.getDim(Axis::Sequence);
    if (!operandDim)
      return std::nullopt;
    FailureOr<bool> areEqual = ValueBoundsConstraintSet::areEqual(
        {op.getMask(), int64_t(dim)}, {operand, int64_t(*operandDim)});
    if (failed(areEqual) || !*areEqual)
      return std::nullopt;
  }
  return indices;
}

/// What causality and window of the op leave, in positions of the operands;
/// nothing if the diagonal is not known.
static std::optional<Band> getBandOfOp(AttentionOp op) {
  if (!op.hasBand())
    return Band();
  int64_t shift = 0;
  constexpr int64_t limit = int64_t(1) << 40;
  if (Value offset = op.getDiagonalOffset()) {
    std::optional<int64_t> constant = getConstantIntValue(offset);
    if (!constant || std::abs(*constant) > limit)
      return std::nullopt;
    shift = *constant;
  }
  if (op.getDiagonal() == Diagonal::BottomRight) {
    int64_t queries = op.getQueryLength(), keys = op.getKeyLength();
    if (ShapedType::isDynamic(queries) || ShapedType::isDynamic(keys))
      return std::nullopt;
    shift += keys - queries;
  }
  Band band;
  if (std::optional<int64_t> left = op.getBandLeft()) {
    if (*left > limit)
      return std::nullopt;
    band.lower = shift - *left;
  }
  if (std::optional<int64_t> right = op.getBandRight()) {
    if (*right > limit)
      return std::nullopt;
    band.upper = shift + *right;
  }
  return band;
}

/// Whether the op's causality and window can become `band` and those of the op.
static std::optional<Band> combineWithOp(AttentionOp op, const Band &band) {
  // Bounds that are already there need no arithmetic.
  if (band.isEverything())
    return getBandOfOp(op).value_or(Band());
  if (!op.getOrigin().empty())
    return std::nullopt;
  std::optional<Band> existing = getBandOfOp(op);
  if (!existing)
    return std::nullopt;
  Band combined = intersect(*existing, band);
  // No window hides everything.
  if (combined.isEmpty())
    return std::nullopt;
  return combined;
}

/// Says `band` with causality, window and diagonal of the op. A band around
/// the diagonal of the first query and key needs no offset.
static void setBand(PatternRewriter &rewriter, AttentionOp op,
                    const Band &band) {
  int64_t offset = 0;
  if (band.upper && (*band.upper < 0 || !band.lower || *band.lower > 0))
    offset = *band.upper;
  else if (!band.upper && *band.lower > 0)
    offset = *band.lower;
  std::optional<int64_t> left, right;
  if (band.lower)
    left = offset - *band.lower;
  if (band.upper)
    right = *band.upper - offset;
  bool causal = right == 0;
  if (causal)
    right = std::nullopt;
  op.setCausal(causal);
  if (left || right)
    op.setWindowAttr(WindowAttr::get(op.getContext(), left, right));
  else
    op.removeWindowAttr();
  op.setDiagonal(Diagonal::TopLeft);
  op.getDiagonalOffsetMutable().clear();
  if (offset != 0)
    op.getDiagonalOffsetMutable().assign(
        arith::ConstantIndexOp::create(rewriter, op.getLoc(), offset)
            .getResult());
}

/// The positions that a mask on tensors is read at, for patterns on it.
static FailureOr<SmallVector<Linear>>
matchTensorMask(AttentionOp op, PatternRewriter &rewriter) {
  if (!op.getMask() || !isa<RankedTensorType>(op.getMask().getType()))
    return rewriter.notifyMatchFailure(op, "there is no mask on tensors");
  std::optional<SmallVector<Linear>> indices = getMaskIndices(op);
  if (!indices)
    return rewriter.notifyMatchFailure(
        op, "mask may be broadcast along a dynamic dimension");
  return *indices;
}

namespace {
/// Turns a mask that is a band, computed or constant, into causality, window
/// and diagonal, together with those that the op has.
struct FoldBandMask : OpRewritePattern<AttentionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    FailureOr<SmallVector<Linear>> indices = matchTensorMask(op, rewriter);
    if (failed(indices))
      return failure();
    Value mask = op.getMask();
    bool hasSingleQuery = op.getQueryLength() == 1;
    std::optional<Band> band;
    DenseElementsAttr elements;
    if (matchPattern(mask, m_Constant(&elements))) {
      // Along an axis that is left out or of extent one, positions are unknown.
      auto isFull = [&](Axis axis, int64_t extent) {
        std::optional<unsigned> dim = op.getMaskLayoutAttr().getDim(axis);
        return dim && elements.getType().getDimSize(*dim) == extent;
      };
      if (!isFull(Axis::Key, op.getKeyLength()) ||
          (!hasSingleQuery && !isFull(Axis::Query, op.getQueryLength())))
        return rewriter.notifyMatchFailure(op, "constant mask is broadcast");
      band = getConstantBand(elements, op.getMaskLayoutAttr().getAxes());
    } else {
      band = MaskAnalysis(op).getBand(mask, *indices);
    }
    if (!band)
      return rewriter.notifyMatchFailure(op, "mask is no band");
    std::optional<Band> combined = combineWithOp(op, *band);
    if (!combined)
      return rewriter.notifyMatchFailure(
          op, "no window says both the mask and what the op has");
    rewriter.modifyOpInPlace(op, [&] {
      removeInput(op, Role::Mask);
      if (!band->isEverything())
        setBand(rewriter, op, *combined);
    });
    return success();
  }
};

/// Takes a band out of a mask that is the conjunction of one with something
/// else, such as padding: the rest, often smaller, stays the mask.
struct SplitBandFromMask : OpRewritePattern<AttentionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    FailureOr<SmallVector<Linear>> indices = matchTensorMask(op, rewriter);
    if (failed(indices))
      return failure();
    Value mask = op.getMask();
    std::optional<Band> bands[2];
    FailureOr<Copy> rests[2] = {failure(), failure()};
    if (auto conjunction = mask.getDefiningOp<arith::AndIOp>()) {
      auto type = cast<RankedTensorType>(mask.getType());
      for (unsigned side : {0, 1}) {
        Value conjunct = conjunction->getOperand(side);
        bands[side] = MaskAnalysis(op).getBand(conjunct, *indices);
        rests[side] = Copy{conjunct, {}};
        for (int64_t dim = 0; dim < type.getRank(); ++dim)
          rests[side]->dims.push_back(dim);
      }
    } else if (auto linalgOp = mask.getDefiningOp<linalg::LinalgOp>()) {
      auto loops = getLoops(linalgOp, *indices);
      auto conjunction = linalgOp.getBlock()
                             ->getTerminator()
                             ->getOperand(0)
                             .getDefiningOp<arith::AndIOp>();
      if (!loops || !conjunction ||
          conjunction->getBlock() != linalgOp.getBlock())
        return rewriter.notifyMatchFailure(op, "mask is no conjunction");
      for (unsigned side : {0, 1}) {
        Value conjunct = conjunction->getOperand(side);
        bands[side] =
            MaskAnalysis(op).getScalarBand(conjunct, linalgOp, *loops);
        rests[side] = matchRead(conjunct, linalgOp);
      }
    }
    for (unsigned side : {0, 1}) {
      if (!bands[side] || failed(rests[1 - side]))
        continue;
      const Copy &rest = *rests[1 - side];
      FailureOr<LayoutAttr> layout =
          getLayoutOfSource(rest, Role::Mask, op.getMaskLayoutAttr(),
                            cast<RankedTensorType>(mask.getType()));
      std::optional<Band> combined = combineWithOp(op, *bands[side]);
      if (failed(layout) || !combined)
        continue;
      rewriter.modifyOpInPlace(op, [&] {
        setInput(op, Role::Mask, rest.source, *layout);
        if (!bands[side]->isEverything())
          setBand(rewriter, op, *combined);
      });
      return success();
    }
    return rewriter.notifyMatchFailure(op, "no part of the mask is a band");
  }
};
} // namespace

void attn::detail::populateMaskPatterns(RewritePatternSet &patterns) {
  patterns.add<FoldBandMask, SplitBandFromMask>(patterns.getContext());
}
