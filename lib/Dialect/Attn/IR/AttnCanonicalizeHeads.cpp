//===- AttnCanonicalizeHeads.cpp - Fold merged and repeated heads ---------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models merge batch and head for a batched product and repeat the heads of key
// and value for grouped queries. attn.attention says both with its axes.
//
//===----------------------------------------------------------------------===//

#include "AttnCanonicalization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Utils/Utils.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace attn;
using namespace attn::detail;

//===----------------------------------------------------------------------===//
// Merged batch and heads
//===----------------------------------------------------------------------===//

namespace {
/// Splits the merged dimension of batch and head where query, key and value are
/// all collapse_shapes with the same batch as outer factor, so that the op
/// works on the uncollapsed tensors. Bias, mask, inits and results follow.
class SplitMergedHeads : public OpRewritePattern<AttentionOp> {
public:
  SplitMergedHeads(MLIRContext *context)
      : OpRewritePattern(context, /*benefit=*/2) {}
  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override;

private:
  /// The extents of the two factors of the merged dimension.
  struct Factors {
    int64_t outer, inner;
    /// How many dimensions of the source make the outer factor.
    int64_t outerCount;
  };

  static std::optional<Factors> getFactors(tensor::CollapseShapeOp collapse,
                                           unsigned dim, int64_t outerCount);
  static LayoutAttr splitAxis(LayoutAttr layout, Axis merged);
  static Value splitCollapse(PatternRewriter &rewriter,
                             tensor::CollapseShapeOp collapse, unsigned dim,
                             const Factors &factors);
  static Value splitDim(PatternRewriter &rewriter, Location loc, Value tensor,
                        unsigned dim, OpFoldResult outer, int64_t inner);
};

/// How `value` was reshaped so that only dimension `dim` is merged.
tensor::CollapseShapeOp getCollapseOf(Value value, unsigned dim) {
  auto collapse = value.getDefiningOp<tensor::CollapseShapeOp>();
  if (!collapse)
    return nullptr;
  for (auto [index, group] :
       llvm::enumerate(collapse.getReassociationIndices()))
    if ((group.size() > 1) != (index == dim))
      return nullptr;
  return collapse;
}

/// Groups of single dimensions, but for `dim`, which stands for `count`.
SmallVector<ReassociationIndices> getGroups(int64_t rank, int64_t dim,
                                            int64_t count) {
  SmallVector<ReassociationIndices> groups;
  int64_t next = 0;
  for (int64_t index = 0; index < rank; ++index) {
    ReassociationIndices &group = groups.emplace_back();
    for (int64_t i = 0, e = index == dim ? count : 1; i < e; ++i)
      group.push_back(next++);
  }
  return groups;
}
} // namespace

std::optional<SplitMergedHeads::Factors>
SplitMergedHeads::getFactors(tensor::CollapseShapeOp collapse, unsigned dim,
                             int64_t outerCount) {
  ReassociationIndices group = collapse.getReassociationIndices()[dim];
  if (outerCount >= int64_t(group.size()))
    return std::nullopt;
  Factors factors{1, 1, outerCount};
  for (auto [index, sourceDim] : llvm::enumerate(group)) {
    int64_t &factor =
        int64_t(index) < outerCount ? factors.outer : factors.inner;
    int64_t extent = collapse.getSrcType().getDimSize(sourceDim);
    if (ShapedType::isDynamic(extent) || ShapedType::isDynamic(factor))
      factor = ShapedType::kDynamic;
    else
      factor *= extent;
  }
  return factors;
}

LayoutAttr SplitMergedHeads::splitAxis(LayoutAttr layout, Axis merged) {
  SmallVector<Axis> axes;
  for (Axis axis : layout.getAxes()) {
    if (axis == merged)
      axes.append({Axis::Batch, Axis::Head});
    else
      axes.push_back(axis);
  }
  return LayoutAttr::get(layout.getContext(), axes);
}

/// The source of `collapse` with each factor collapsed into one dimension.
Value SplitMergedHeads::splitCollapse(PatternRewriter &rewriter,
                                      tensor::CollapseShapeOp collapse,
                                      unsigned dim, const Factors &factors) {
  SmallVector<ReassociationIndices> groups;
  for (auto [index, group] :
       llvm::enumerate(collapse.getReassociationIndices())) {
    if (index != dim) {
      groups.push_back(group);
      continue;
    }
    groups.emplace_back(group.begin(), group.begin() + factors.outerCount);
    groups.emplace_back(group.begin() + factors.outerCount, group.end());
  }
  if (llvm::all_of(groups, [](auto &group) { return group.size() == 1; }))
    return collapse.getSrc();
  return tensor::CollapseShapeOp::create(rewriter, collapse.getLoc(),
                                         collapse.getSrc(), groups);
}

/// `tensor` with dimension `dim` split in two. An empty tensor is made anew, so
/// that no reshape stands between it and its user.
Value SplitMergedHeads::splitDim(PatternRewriter &rewriter, Location loc,
                                 Value tensor, unsigned dim, OpFoldResult outer,
                                 int64_t inner) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<OpFoldResult> sizes;
  SmallVector<int64_t> shape;
  for (int64_t index = 0; index < type.getRank(); ++index) {
    if (index != int64_t(dim)) {
      sizes.push_back(tensor::getMixedSize(rewriter, loc, tensor, index));
      shape.push_back(type.getDimSize(index));
      continue;
    }
    sizes.push_back(outer);
    shape.push_back(getConstantIntValue(outer).value_or(ShapedType::kDynamic));
    sizes.push_back(rewriter.getIndexAttr(inner));
    shape.push_back(inner);
  }
  if (tensor.getDefiningOp<tensor::EmptyOp>())
    return tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType(),
                                   type.getEncoding());
  auto newType = RankedTensorType::get(shape, type.getElementType());
  return tensor::ExpandShapeOp::create(
      rewriter, loc, newType, tensor, getGroups(type.getRank(), dim, 2), sizes);
}

LogicalResult
SplitMergedHeads::matchAndRewrite(AttentionOp op,
                                  PatternRewriter &rewriter) const {
  if (!op.isOnTensors())
    return rewriter.notifyMatchFailure(op, "not on tensors");
  if (op.getKeyLengths() || op.getSink() || op.hasScoreRegion() ||
      op.getDropoutAttr() || op.getPageTable() || !op.getOrigin().empty())
    return rewriter.notifyMatchFailure(
        op, "batch and head are told apart by another clause");

  // The merged axis is the only one of the two, in each operand.
  bool hasBatch = op.getQueryLayout().getDim(Axis::Batch).has_value();
  bool hasHead = op.getQueryLayout().getDim(Axis::Head).has_value();
  if (hasBatch == hasHead)
    return rewriter.notifyMatchFailure(op, "not one of batch and head");
  Axis merged = hasBatch ? Axis::Batch : Axis::Head;
  Axis absent = hasBatch ? Axis::Head : Axis::Batch;
  SmallVector<LayoutAttr> layouts = {op.getQueryLayout(), op.getKeyLayout(),
                                     op.getValueLayout(), op.getOutputLayout()};
  if (op.getLse())
    layouts.push_back(op.getLseLayoutAttr());
  for (LayoutAttr layout : layouts)
    if (!layout.getDim(merged) || layout.getDim(absent))
      return rewriter.notifyMatchFailure(
          op, "operands differ in having batch and head");

  tensor::CollapseShapeOp collapses[3];
  unsigned dims[3];
  for (Role role : {Role::Query, Role::Key, Role::Value}) {
    unsigned index = static_cast<unsigned>(role);
    dims[index] = *getInputLayout(op, role).getDim(merged);
    collapses[index] = getCollapseOf(getInput(op, role), dims[index]);
    if (!collapses[index])
      return rewriter.notifyMatchFailure(
          op, "query, key and value are not all collapsed in one dimension");
  }

  // One outer factor for all three.
  std::optional<Factors> factors[3];
  auto haveSameOuter = [&](const Factors &lhs, const Factors &rhs) {
    if (ShapedType::isDynamic(lhs.inner) || ShapedType::isDynamic(rhs.inner))
      return false;
    if (!ShapedType::isDynamic(lhs.outer) && !ShapedType::isDynamic(rhs.outer))
      return lhs.outer == rhs.outer;
    // The products are equal for a merged batch, so the outer factors are
    // equal if the inner ones are.
    return merged == Axis::Batch && lhs.inner == rhs.inner && lhs.inner != 0;
  };
  auto findSplit = [&](unsigned index) {
    for (int64_t count = 1;; ++count) {
      factors[index] = getFactors(collapses[index], dims[index], count);
      if (!factors[index] || haveSameOuter(*factors[0], *factors[index]))
        return factors[index].has_value();
    }
  };
  bool found = false;
  for (int64_t count = 1; !found; ++count) {
    factors[0] = getFactors(collapses[0], dims[0], count);
    if (!factors[0])
      return rewriter.notifyMatchFailure(
          op, "query, key and value have no outer factor in common");
    found = !ShapedType::isDynamic(factors[0]->inner) && findSplit(1) &&
            findSplit(2);
  }
  int64_t heads = factors[0]->inner, keyHeads = factors[1]->inner;
  if (keyHeads != factors[2]->inner || keyHeads == 0 || heads % keyHeads != 0)
    return rewriter.notifyMatchFailure(
        op, "query heads are no multiple of key and value heads");
  int64_t batch = factors[0]->outer;

  // Bias and mask keep a dimension of extent one, or are split as well.
  for (Role role : {Role::Bias, Role::Mask}) {
    if (!getInput(op, role))
      continue;
    std::optional<unsigned> dim = getInputLayout(op, role).getDim(merged);
    if (!dim)
      continue;
    int64_t extent =
        cast<ShapedType>(getInput(op, role).getType()).getDimSize(*dim);
    if (extent == 1)
      continue;
    if (ShapedType::isDynamic(extent) || ShapedType::isDynamic(batch) ||
        extent != batch * heads || getInputLayout(op, role).getDim(absent))
      return rewriter.notifyMatchFailure(op, "bias or mask cannot be split");
  }

  // From here on the match is complete.
  Location loc = op.getLoc();
  SmallVector<Value> newInputs;
  for (unsigned index : {0, 1, 2})
    newInputs.push_back(splitCollapse(rewriter, collapses[index], dims[index],
                                      *factors[index]));
  unsigned batchDim = dims[0];
  OpFoldResult outer =
      tensor::getMixedSize(rewriter, loc, newInputs[0], batchDim);

  SmallVector<Value> operands(op->getOperands());
  SmallVector<Type> types;
  SmallVector<SmallVector<ReassociationIndices>> resultGroups;
  for (auto [index, init] : llvm::enumerate(op.getDpsInitsMutable())) {
    LayoutAttr layout =
        index == 0 ? op.getOutputLayout() : op.getLseLayoutAttr();
    unsigned dim = *layout.getDim(merged);
    Value newInit = splitDim(rewriter, loc, init.get(), dim, outer, heads);
    operands[init.getOperandNumber()] = newInit;
    types.push_back(newInit.getType());
    resultGroups.push_back(getGroups(
        cast<RankedTensorType>(init.get().getType()).getRank(), dim, 2));
  }
  auto newOp = rebuild(rewriter, op, types, operands);
  newOp.setOutputLayoutAttr(splitAxis(op.getOutputLayout(), merged));
  if (op.getLse())
    newOp.setLseLayoutAttr(splitAxis(op.getLseLayoutAttr(), merged));
  for (Role role : {Role::Query, Role::Key, Role::Value})
    setInput(newOp, role, newInputs[static_cast<unsigned>(role)],
             splitAxis(getInputLayout(op, role), merged));
  for (Role role : {Role::Bias, Role::Mask}) {
    Value input = getInput(op, role);
    if (!input)
      continue;
    LayoutAttr layout = getInputLayout(op, role);
    std::optional<unsigned> dim = layout.getDim(merged);
    if (!dim || cast<ShapedType>(input.getType()).getDimSize(*dim) == 1)
      continue;
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(newOp);
    setInput(newOp, role, splitDim(rewriter, loc, input, *dim, outer, heads),
             splitAxis(layout, merged));
  }

  SmallVector<Value> results;
  for (auto [index, result] : llvm::enumerate(newOp->getResults()))
    results.push_back(tensor::CollapseShapeOp::create(
        rewriter, loc, op->getResult(index).getType(), result,
        resultGroups[index]));
  rewriter.replaceOp(op, results);
  return success();
}

//===----------------------------------------------------------------------===//
// Repeated heads
//===----------------------------------------------------------------------===//

namespace {
/// A key or value whose heads are each repeated `count` times in a row.
struct Repeat {
  Value source;
  SmallVector<std::optional<Axis>> axes;
  int64_t count;
};

FailureOr<Repeat> matchRepeat(Value value, LayoutAttr layout) {
  std::optional<unsigned> head = layout.getDim(Axis::Head);
  if (!head)
    return failure();
  // Either [.., heads, repeats, ..] collapsed into one dimension, or a single
  // head that is broadcast.
  SmallVector<std::optional<Axis>> axes(layout.getAxes());
  unsigned repeatDim = *head;
  Value repeated = value;
  if (auto collapse = getCollapseOf(value, *head)) {
    if (collapse.getReassociationIndices()[*head].size() != 2)
      return failure();
    repeated = collapse.getSrc();
    axes.insert(axes.begin() + *head + 1, std::nullopt);
    ++repeatDim;
  } else {
    axes[*head] = std::nullopt;
  }
  FailureOr<Copy> copy = matchCopy(repeated);
  if (failed(copy))
    return failure();
  auto type = cast<RankedTensorType>(repeated.getType());
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    bool walked = llvm::is_contained(copy->dims, std::optional<unsigned>(dim));
    if (walked == (dim == repeatDim))
      return failure();
  }
  Repeat repeat{copy->source, {}, type.getDimSize(repeatDim)};
  for (std::optional<unsigned> dim : copy->dims)
    repeat.axes.push_back(dim ? axes[*dim] : std::nullopt);
  return repeat;
}

/// Reads key and value before their heads are repeated for groups of query
/// heads: the op maps query head h to key head h / (query heads / key heads),
/// which is what repeating each head in a row does.
struct FoldRepeatedHeads : OpRewritePattern<AttentionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    FailureOr<Repeat> key = matchRepeat(op.getKey(), op.getKeyLayout());
    FailureOr<Repeat> value = matchRepeat(op.getValue(), op.getValueLayout());
    if (op.getPageTable())
      return rewriter.notifyMatchFailure(op, "keys are in pages");
    if (failed(key) || failed(value))
      return rewriter.notifyMatchFailure(
          op, "heads of key and value are not both repeated in a row");
    bool bothBroadcast = !llvm::is_contained(key->axes, Axis::Head) &&
                         !llvm::is_contained(value->axes, Axis::Head);
    if (key->count != value->count ||
        (ShapedType::isDynamic(key->count) && !bothBroadcast))
      return rewriter.notifyMatchFailure(
          op, "key and value do not repeat their heads equally often");
    if (key->count == 0)
      return rewriter.notifyMatchFailure(op, "heads are repeated zero times");
    rewriter.modifyOpInPlace(op, [&] {
      replace(op, Role::Key, *key, rewriter);
      replace(op, Role::Value, *value, rewriter);
    });
    return success();
  }

  static void replace(AttentionOp op, Role role, const Repeat &repeat,
                      PatternRewriter &rewriter) {
    SmallVector<Axis> axes;
    llvm::SmallBitVector unitDims(repeat.axes.size());
    for (auto [dim, axis] : llvm::enumerate(repeat.axes)) {
      if (axis)
        axes.push_back(*axis);
      else
        unitDims.set(dim);
    }
    Value source = repeat.source;
    if (unitDims.any())
      source =
          tensor::dropGivenUnitDims(rewriter, op.getLoc(), source, unitDims);
    setInput(op, role, source, LayoutAttr::get(op.getContext(), axes));
  }
};
} // namespace

void attn::detail::populateHeadPatterns(RewritePatternSet &patterns) {
  patterns.add<SplitMergedHeads, FoldRepeatedHeads>(patterns.getContext());
}
