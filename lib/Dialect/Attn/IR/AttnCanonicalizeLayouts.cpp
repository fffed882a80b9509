//===- AttnCanonicalizeLayouts.cpp - Fold reorderings into layouts --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Transposes, broadcasts and reshapes by unit dimensions around attn.attention
// become layouts. A copy on memrefs has an effect on memory and is never
// folded.
//
//===----------------------------------------------------------------------===//

#include "AttnCanonicalization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace attn;
using namespace attn::detail;

//===----------------------------------------------------------------------===//
// Shared
//===----------------------------------------------------------------------===//

Value attn::detail::getInput(AttentionOp op, Role role) {
  switch (role) {
  case Role::Query:
    return op.getQuery();
  case Role::Key:
    return op.getKey();
  case Role::Value:
    return op.getValue();
  case Role::Bias:
    return op.getBias();
  case Role::Mask:
    return op.getMask();
  }
  llvm_unreachable("unknown role");
}

LayoutAttr attn::detail::getInputLayout(AttentionOp op, Role role) {
  switch (role) {
  case Role::Query:
    return op.getQueryLayout();
  case Role::Key:
    return op.getKeyLayout();
  case Role::Value:
    return op.getValueLayout();
  case Role::Bias:
    return op.getBiasLayoutAttr();
  case Role::Mask:
    return op.getMaskLayoutAttr();
  }
  llvm_unreachable("unknown role");
}

void attn::detail::setInput(AttentionOp op, Role role, Value input,
                            LayoutAttr layout) {
  switch (role) {
  case Role::Query:
    op.getQueryMutable().assign(input);
    return op.setQueryLayoutAttr(layout);
  case Role::Key:
    op.getKeyMutable().assign(input);
    return op.setKeyLayoutAttr(layout);
  case Role::Value:
    op.getValueMutable().assign(input);
    return op.setValueLayoutAttr(layout);
  case Role::Bias:
    op.getBiasMutable().assign(input);
    return op.setBiasLayoutAttr(layout);
  case Role::Mask:
    op.getMaskMutable().assign(input);
    return op.setMaskLayoutAttr(layout);
  }
}

void attn::detail::removeInput(AttentionOp op, Role role) {
  if (role == Role::Bias) {
    op.getBiasMutable().clear();
    op.removeBiasLayoutAttr();
    return;
  }
  assert(role == Role::Mask && "query, key and value are required");
  op.getMaskMutable().clear();
  op.removeMaskLayoutAttr();
}

AttentionOp attn::detail::rebuild(PatternRewriter &rewriter, AttentionOp op,
                                  TypeRange types, ValueRange operands) {
  OperationState state(op.getLoc(), op->getName(), operands, types,
                       op->getAttrs());
  state.addRegion();
  auto newOp = cast<AttentionOp>(rewriter.create(state));
  if (op.hasScoreRegion())
    rewriter.inlineRegionBefore(op.getScore(), newOp.getScore(),
                                newOp.getScore().end());
  return newOp;
}

bool attn::detail::canLeaveOut(Role role, Axis axis) {
  if (axis == Axis::Batch || axis == Axis::Head)
    return true;
  return role == Role::Bias || role == Role::Mask;
}

/// The axes that operands in `role` have, outermost first by habit.
static ArrayRef<Axis> getAxesOf(Role role) {
  static constexpr Axis sequence[] = {Axis::Batch, Axis::Head, Axis::Sequence,
                                      Axis::Depth};
  static constexpr Axis pairs[] = {Axis::Batch, Axis::Head, Axis::Query,
                                   Axis::Key};
  if (role == Role::Bias || role == Role::Mask)
    return pairs;
  return sequence;
}

/// Gives each nameless entry, a unit dimension, an axis that is not in use.
static FailureOr<LayoutAttr> nameUnitDims(MLIRContext *context, Role role,
                                          ArrayRef<std::optional<Axis>> axes) {
  SmallVector<Axis> free;
  for (Axis axis : getAxesOf(role))
    if (canLeaveOut(role, axis) && !llvm::is_contained(axes, axis))
      free.push_back(axis);
  SmallVector<Axis> named;
  size_t next = 0;
  for (std::optional<Axis> axis : axes) {
    if (!axis && next == free.size())
      return failure();
    named.push_back(axis ? *axis : free[next++]);
  }
  return LayoutAttr::get(context, named);
}

FailureOr<Copy> attn::detail::matchRead(Value scalar,
                                        linalg::LinalgOp linalgOp) {
  auto argument = dyn_cast<BlockArgument>(scalar);
  if (!linalgOp.hasPureTensorSemantics() || linalgOp->getNumResults() != 1 ||
      linalgOp.getNumParallelLoops() != linalgOp.getNumLoops() || !argument ||
      argument.getOwner() != linalgOp.getBlock())
    return failure();
  OpOperand *operand = linalgOp.getMatchingOpOperand(argument);
  auto sourceType = dyn_cast<RankedTensorType>(operand->get().getType());
  AffineMap inputMap = linalgOp.getMatchingIndexingMap(operand);
  AffineMap outputMap =
      linalgOp.getMatchingIndexingMap(linalgOp.getDpsInitOperand(0));
  if (!sourceType || !linalgOp.isDpsInput(operand) ||
      !outputMap.isPermutation())
    return failure();

  Copy copy{operand->get(), {}};
  for (auto [dim, expr] : llvm::enumerate(inputMap.getResults())) {
    if (isa<AffineDimExpr>(expr)) {
      std::optional<unsigned> walker = outputMap.getResultPosition(expr);
      if (llvm::is_contained(copy.dims, walker))
        return failure(); // A diagonal.
      copy.dims.push_back(walker);
    } else if (isa<AffineConstantExpr>(expr) &&
               sourceType.getDimSize(dim) == 1) {
      copy.dims.push_back(std::nullopt);
    } else {
      return failure();
    }
  }
  return copy;
}

FailureOr<Copy> attn::detail::matchCopy(Value value) {
  auto linalgOp = value.getDefiningOp<linalg::LinalgOp>();
  if (!linalgOp || linalgOp.getNumDpsInputs() != 1)
    return failure();
  return matchRead(linalgOp.getBlock()->getTerminator()->getOperand(0),
                   linalgOp);
}

FailureOr<LayoutAttr> attn::detail::getLayoutOfSource(const Copy &copy,
                                                      Role role,
                                                      LayoutAttr layout,
                                                      RankedTensorType type) {
  bool repeats = role == Role::Bias || role == Role::Mask;
  for (auto [dim, axis] : llvm::enumerate(layout.getAxes())) {
    if (llvm::is_contained(copy.dims, std::optional<unsigned>(dim)))
      continue;
    if (!canLeaveOut(role, axis) || (!repeats && type.getDimSize(dim) != 1))
      return failure();
  }
  SmallVector<std::optional<Axis>> axes;
  for (std::optional<unsigned> dim : copy.dims)
    axes.push_back(dim ? std::optional(layout.getAxes()[*dim]) : std::nullopt);
  if (axes.empty())
    return failure();
  return nameUnitDims(layout.getContext(), role, axes);
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

namespace {
/// Whether the operand's batch is the pages of a pool: it keeps its name, also
/// if there is one page only.
bool isPool(AttentionOp op, Role role) {
  return op.getPageTable() && (role == Role::Key || role == Role::Value);
}

/// Reads through a transpose or broadcast of an operand. Query, key and value
/// must not be repeated along an axis; bias and mask just lose that axis.
struct FoldCopyOfOperand : OpRewritePattern<AttentionOp> {
  FoldCopyOfOperand(MLIRContext *context, Role role)
      : OpRewritePattern(context), role(role) {}

  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    Value input = getInput(op, role);
    if (!input)
      return rewriter.notifyMatchFailure(op, "operand is not there");
    FailureOr<Copy> copy = matchCopy(input);
    if (failed(copy))
      return rewriter.notifyMatchFailure(op, "operand is no plain copy");
    FailureOr<LayoutAttr> newLayout =
        getLayoutOfSource(*copy, role, getInputLayout(op, role),
                          cast<RankedTensorType>(input.getType()));
    if (failed(newLayout))
      return rewriter.notifyMatchFailure(
          op, "copy repeats an axis that has to be there, or has unit "
              "dimensions for which no axis is left");
    if (isPool(op, role) &&
        newLayout->getRank() != getInputLayout(op, role).getRank())
      return rewriter.notifyMatchFailure(op, "pages may lose their name");
    rewriter.modifyOpInPlace(
        op, [&] { setInput(op, role, copy->source, *newLayout); });
    return success();
  }

  Role role;
};

/// Which dimension of a group is not of extent one: the last if all are, with
/// preference for `keep`; nothing if there are several.
std::optional<int64_t> getMainDim(
    ArrayRef<int64_t> group, RankedTensorType type,
    llvm::function_ref<bool(int64_t)> keep = [](int64_t) { return false; }) {
  std::optional<int64_t> main;
  for (int64_t dim : group) {
    if (type.getDimSize(dim) == 1 && !keep(dim))
      continue;
    if (main)
      return std::nullopt;
    main = dim;
  }
  return main ? main : group.back();
}

/// Reads through a tensor.expand_shape that only adds unit dimensions, or a
/// tensor.collapse_shape that only removes them.
struct FoldUnitReshapeOfOperand : OpRewritePattern<AttentionOp> {
  FoldUnitReshapeOfOperand(MLIRContext *context, Role role)
      : OpRewritePattern(context), role(role) {}

  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    Value input = getInput(op, role);
    if (!input)
      return rewriter.notifyMatchFailure(op, "operand is not there");
    if (isPool(op, role))
      return rewriter.notifyMatchFailure(op, "pages may lose their name");
    SmallVector<std::optional<Axis>> axes;
    Value source;
    ArrayRef<Axis> layout = getInputLayout(op, role).getAxes();
    if (auto expand = input.getDefiningOp<tensor::ExpandShapeOp>()) {
      source = expand.getSrc();
      for (ArrayRef<int64_t> group : expand.getReassociationIndices()) {
        std::optional<int64_t> main =
            getMainDim(group, expand.getResultType(), [&](int64_t dim) {
              return !canLeaveOut(role, layout[dim]);
            });
        if (!main)
          return rewriter.notifyMatchFailure(
              op, "expand_shape splits a dimension that is not of extent one");
        axes.push_back(layout[*main]);
      }
    } else if (auto collapse = input.getDefiningOp<tensor::CollapseShapeOp>()) {
      source = collapse.getSrc();
      for (auto [dim, group] :
           llvm::enumerate(collapse.getReassociationIndices())) {
        std::optional<int64_t> main = getMainDim(group, collapse.getSrcType());
        if (!main)
          return rewriter.notifyMatchFailure(
              op, "collapse_shape merges dimensions not of extent one");
        for (int64_t sourceDim : group)
          axes.push_back(sourceDim == *main ? std::optional(layout[dim])
                                            : std::nullopt);
      }
    } else {
      return rewriter.notifyMatchFailure(op, "operand is not reshaped");
    }
    if (axes.empty())
      return rewriter.notifyMatchFailure(op, "source has no dimensions");
    FailureOr<LayoutAttr> newLayout = nameUnitDims(op.getContext(), role, axes);
    if (failed(newLayout))
      return rewriter.notifyMatchFailure(op, "no axis for a unit dimension");
    rewriter.modifyOpInPlace(op,
                             [&] { setInput(op, role, source, *newLayout); });
    return success();
  }

  Role role;
};

/// Reads and writes through a tensor.cast that forgets static extents. The
/// canonicalizer's pattern for all ops in destination style does the same, but
/// through a clone that cannot cope with an empty region: ours goes first.
struct FoldTensorCast : OpRewritePattern<AttentionOp> {
  FoldTensorCast(MLIRContext *context)
      : OpRewritePattern(context, /*benefit=*/10) {}

  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> operands(op->getOperands());
    bool changed = false;
    for (Value &operand : operands) {
      auto cast = operand.getDefiningOp<tensor::CastOp>();
      if (!tensor::canFoldIntoConsumerOp(cast))
        continue;
      operand = cast.getSource();
      changed = true;
    }
    if (!changed)
      return rewriter.notifyMatchFailure(op, "no cast adds static extents");
    SmallVector<Type> types;
    if (op.isOnTensors())
      for (OpOperand &init : op.getDpsInitsMutable())
        types.push_back(operands[init.getOperandNumber()].getType());
    AttentionOp newOp = rebuild(rewriter, op, types, operands);
    SmallVector<Value> results;
    for (auto [oldResult, newResult] :
         llvm::zip(op->getResults(), newOp->getResults()))
      results.push_back(newResult.getType() == oldResult.getType()
                            ? Value(newResult)
                            : tensor::CastOp::create(rewriter, op.getLoc(),
                                                     oldResult.getType(),
                                                     newResult));
    rewriter.replaceOp(op, results);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Whether `value` can be used by `op`, without a dominance tree: it is
/// defined earlier in the block of `op`, or in one around it.
bool isDefinedBefore(Value value, Operation *op) {
  Operation *ancestor = value.getParentBlock()->findAncestorOpInBlock(*op);
  if (!ancestor)
    return false;
  Operation *def = value.getDefiningOp();
  return !def || def->isBeforeInBlock(ancestor);
}

/// The op with init and layout of result `index` changed, in place of `op`;
/// `user`, the only user of that result, goes away for it.
void replaceWithNewResult(PatternRewriter &rewriter, AttentionOp op,
                          unsigned index, Value init, LayoutAttr layout,
                          Operation *user) {
  SmallVector<Type> types(op->getResultTypes());
  types[index] = init.getType();
  SmallVector<Value> operands(op->getOperands());
  operands[op.getDpsInitsMutable()[index].getOperandNumber()] = init;
  AttentionOp newOp = rebuild(rewriter, op, types, operands);
  if (index == 0)
    newOp.setOutputLayoutAttr(layout);
  else
    newOp.setLseLayoutAttr(layout);
  rewriter.replaceOp(user, newOp->getResult(index));
  for (auto [i, result] : llvm::enumerate(op->getResults()))
    if (i != index)
      rewriter.replaceAllUsesWith(result, newOp->getResult(i));
  rewriter.eraseOp(op);
}

LayoutAttr getResultLayout(AttentionOp op, unsigned index) {
  return index == 0 ? op.getOutputLayout() : op.getLseLayoutAttr();
}

/// Takes the only user of a result into the op.
struct FoldUserOfResult : OpRewritePattern<AttentionOp> {
  using OpRewritePattern::OpRewritePattern;

  virtual LogicalResult foldUser(AttentionOp op, OpResult result,
                                 Operation *user,
                                 PatternRewriter &rewriter) const = 0;

  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    for (OpResult result : op->getResults()) {
      if (!result.hasOneUse())
        (void)rewriter.notifyMatchFailure(op, "result has several uses");
      else if (succeeded(foldUser(op, result, *result.user_begin(), rewriter)))
        return success();
    }
    return failure();
  }
};

/// Writes a result in the order that its only user, a transpose, wants.
struct FoldTransposeOfResult : FoldUserOfResult {
  using FoldUserOfResult::FoldUserOfResult;

  LogicalResult foldUser(AttentionOp op, OpResult result, Operation *user,
                         PatternRewriter &rewriter) const override {
    if (user->getNumResults() != 1)
      return rewriter.notifyMatchFailure(op, "result is not transposed");
    FailureOr<Copy> copy = matchCopy(user->getResult(0));
    auto type = dyn_cast<RankedTensorType>(user->getResult(0).getType());
    if (failed(copy) || copy->source != result ||
        type.getRank() != int64_t(copy->dims.size()))
      return rewriter.notifyMatchFailure(op, "result is not transposed");

    unsigned index = result.getResultNumber();
    Value init = op.getDpsInits()[index];
    ArrayRef<Axis> oldAxes = getResultLayout(op, index).getAxes();
    SmallVector<Axis> axes(oldAxes);
    SmallVector<int64_t> sourceDims(axes.size());
    for (auto [dim, walker] : llvm::enumerate(copy->dims)) {
      if (!walker)
        return rewriter.notifyMatchFailure(op, "result is broadcast");
      axes[*walker] = oldAxes[dim];
      sourceDims[*walker] = dim;
    }
    Value newInit = cast<linalg::LinalgOp>(user).getDpsInitOperand(0)->get();
    if (!isDefinedBefore(newInit, op)) {
      if (!newInit.getDefiningOp<tensor::EmptyOp>())
        return rewriter.notifyMatchFailure(
            op, "init of the transpose is defined behind the op");
      SmallVector<OpFoldResult> sizes;
      for (int64_t dim : sourceDims)
        sizes.push_back(tensor::getMixedSize(rewriter, op.getLoc(), init, dim));
      newInit =
          tensor::EmptyOp::create(rewriter, op.getLoc(), sizes,
                                  type.getElementType(), type.getEncoding());
      if (newInit.getType() != type)
        newInit = tensor::CastOp::create(rewriter, op.getLoc(), type, newInit);
    }
    replaceWithNewResult(rewriter, op, index, newInit,
                         LayoutAttr::get(op.getContext(), axes), user);
    return success();
  }
};

/// Writes into what an init was before it was filled: nothing reads it.
struct DropFillOfInit : OpRewritePattern<AttentionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    for (OpOperand &init : op.getDpsInitsMutable()) {
      auto fill = init.get().getDefiningOp<linalg::FillOp>();
      if (!fill)
        continue;
      rewriter.modifyOpInPlace(
          op, [&] { init.set(fill.getDpsInitOperand(0)->get()); });
      return success();
    }
    return rewriter.notifyMatchFailure(op, "no init is filled");
  }
};

/// Takes over static extents that the only user of a result, a tensor.cast,
/// knows.
struct FoldTensorCastOfResult : OpRewritePattern<AttentionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    for (OpResult result : op->getResults()) {
      if (!result.hasOneUse())
        continue;
      auto user = dyn_cast<tensor::CastOp>(*result.user_begin());
      if (!user ||
          !tensor::preservesStaticInformation(result.getType(), user.getType()))
        continue;
      unsigned index = result.getResultNumber();
      Value init = tensor::CastOp::create(rewriter, op.getLoc(), user.getType(),
                                          op.getDpsInits()[index]);
      replaceWithNewResult(rewriter, op, index, init,
                           getResultLayout(op, index), user);
      return success();
    }
    return rewriter.notifyMatchFailure(op, "no cast knows more of a result");
  }
};

/// Leaves out or names a unit dimension that the only user of a result, a
/// reshape, removes or adds.
struct FoldUnitReshapeOfResult : FoldUserOfResult {
  using FoldUserOfResult::FoldUserOfResult;

  LogicalResult foldUser(AttentionOp op, OpResult result, Operation *user,
                         PatternRewriter &rewriter) const override {
    unsigned index = result.getResultNumber();
    ArrayRef<Axis> oldAxes = getResultLayout(op, index).getAxes();
    Value init = op.getDpsInits()[index];
    SmallVector<std::optional<Axis>> axes;
    SmallVector<ReassociationIndices, 4> groups;
    auto expand = dyn_cast<tensor::ExpandShapeOp>(user);
    auto collapse = dyn_cast<tensor::CollapseShapeOp>(user);
    if (expand) {
      groups = expand.getReassociationIndices();
      for (auto [dim, group] : llvm::enumerate(groups)) {
        std::optional<int64_t> main = getMainDim(group, expand.getResultType());
        if (!main)
          return rewriter.notifyMatchFailure(
              op, "expand_shape splits a dimension that is not of extent one");
        for (int64_t newDim : group)
          axes.push_back(newDim == *main ? std::optional(oldAxes[dim])
                                         : std::nullopt);
      }
    } else if (collapse) {
      groups = collapse.getReassociationIndices();
      for (ArrayRef<int64_t> group : groups) {
        std::optional<int64_t> main =
            getMainDim(group, collapse.getSrcType(), [&](int64_t dim) {
              return !canLeaveOut(Role::Query, oldAxes[dim]);
            });
        if (!main)
          return rewriter.notifyMatchFailure(
              op, "collapse_shape merges dimensions not of extent one");
        axes.push_back(oldAxes[*main]);
      }
    } else {
      return rewriter.notifyMatchFailure(op, "result is not reshaped");
    }
    if (axes.empty())
      return rewriter.notifyMatchFailure(op, "result would have no dimensions");
    FailureOr<LayoutAttr> layout =
        nameUnitDims(op.getContext(), Role::Query, axes);
    if (failed(layout))
      return rewriter.notifyMatchFailure(op, "no axis for a unit dimension");

    Location loc = op.getLoc();
    auto type = cast<RankedTensorType>(user->getResult(0).getType());
    SmallVector<OpFoldResult> sizes;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (!type.isDynamicDim(dim)) {
        sizes.push_back(rewriter.getIndexAttr(type.getDimSize(dim)));
        continue;
      }
      // The dimension of the init with that axis is the dynamic one.
      int64_t initDim =
          llvm::find(oldAxes, layout->getAxes()[dim]) - oldAxes.begin();
      sizes.push_back(tensor::getMixedSize(rewriter, loc, init, initDim));
    }
    Value newInit;
    if (init.getDefiningOp<tensor::EmptyOp>())
      newInit = tensor::EmptyOp::create(
          rewriter, loc, sizes, type.getElementType(), type.getEncoding());
    else if (collapse)
      newInit =
          tensor::CollapseShapeOp::create(rewriter, loc, type, init, groups);
    else
      newInit = tensor::ExpandShapeOp::create(rewriter, loc, type, init, groups,
                                              sizes);
    if (newInit.getType() != type)
      newInit = tensor::CastOp::create(rewriter, loc, type, newInit);
    replaceWithNewResult(rewriter, op, index, newInit, *layout, user);
    return success();
  }
};
} // namespace

void attn::detail::populateLayoutPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  for (Role role : allRoles)
    patterns.add<FoldCopyOfOperand, FoldUnitReshapeOfOperand>(context, role);
  patterns.add<DropFillOfInit, FoldTensorCast, FoldTensorCastOfResult,
               FoldTransposeOfResult, FoldUnitReshapeOfResult>(context);
}
