//===- SeparateDestinations.cpp - A destination for every op --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A tensor that is written to and has no content worth keeping is made where it
// is needed, instead of once for all: bufferization then has nothing to copy,
// and no buffer lives longer than the value in it.

#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNSEPARATEDESTINATIONS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// Whether `operand` is what its op writes to.
static bool isDestination(OpOperand &operand) {
  if (!isa<RankedTensorType>(operand.get().getType()))
    return false;
  Operation *op = operand.getOwner();
  if (auto styled = dyn_cast<DestinationStyleOpInterface>(op))
    return styled.isDpsInit(&operand);
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    return llvm::any_of(loop.getInitsMutable(),
                        [&](OpOperand &init) { return &init == &operand; });
  return false;
}

/// The operand that `value`, if it is cheap to make, is made from: an op
/// without one makes it from nothing. Null for anything else.
static Operation *getMaker(Value value, OpOperand *&source) {
  source = nullptr;
  Operation *op = value.getDefiningOp();
  if (!op)
    return nullptr;
  if (isa<tensor::EmptyOp>(op))
    return op;
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    source = fill.getDpsInitOperand(0);
  else if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(
               op))
    source = &op->getOpOperand(0);
  return source ? op : nullptr;
}

namespace {
/// The ops that make a tensor without content, or with one value: the first is
/// the last to run.
struct Makers {
  SmallVector<Operation *> ops;
  /// Whether something else uses what one of them makes.
  bool shared = false;
};
} // namespace

static std::optional<Makers> findMakers(Value value) {
  Makers makers;
  OpOperand *source;
  do {
    Operation *op = getMaker(value, source);
    if (!op)
      return std::nullopt;
    makers.ops.push_back(op);
    makers.shared |= !value.hasOneUse();
    if (source)
      value = source->get();
  } while (source);
  return makers;
}

/// Makes the destination anew in front of the op that writes to it.
static void separate(OpOperand &destination, const Makers &makers) {
  OpBuilder builder(destination.getOwner());
  IRMapping mapping;
  Operation *made = nullptr;
  for (Operation *op : llvm::reverse(makers.ops))
    made = builder.clone(*op, mapping);
  destination.set(made->getResult(0));
}

/// Fills the destination instead of copying a constant into it.
static void fillConstant(OpOperand &destination, SplatElementsAttr splat) {
  auto type = cast<RankedTensorType>(destination.get().getType());
  if (!type.getElementType().isIntOrIndexOrFloat())
    return;
  OpBuilder builder(destination.getOwner());
  Location loc = destination.getOwner()->getLoc();
  auto value = arith::ConstantOp::create(
      builder, loc, cast<TypedAttr>(splat.getSplatValue<Attribute>()));
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  auto fill = linalg::FillOp::create(builder, loc, ValueRange{value},
                                     ValueRange{empty});
  destination.set(fill.getResult(0));
}

/// Whether `value`, or what it is a reshape of, was written by an op of this
/// block and nothing after `op` uses it.
static bool endsAt(Value value, Operation *op) {
  Operation *writer = value.getDefiningOp();
  while (
      isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(writer) &&
      writer->getOperand(0).hasOneUse())
    writer = writer->getOperand(0).getDefiningOp();
  if (!writer || writer->getBlock() != op->getBlock() ||
      !isa<DestinationStyleOpInterface, LoopLikeOpInterface>(writer))
    return false;
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    return ancestor && !op->isBeforeInBlock(ancestor);
  });
}

/// Lets an element-wise op write over an operand. Analysis decides later
/// whether it may: if not, the op gets a new buffer and nothing is copied.
static bool reuseOperand(linalg::LinalgOp op, OpOperand &init) {
  AffineMap map = op.getMatchingIndexingMap(&init);
  if (op.getNumLoops() != op.getNumParallelLoops() || !map.isPermutation() ||
      op.payloadUsesValueFromOperand(&init))
    return false;
  for (Operation *user : op.getTiedOpResult(&init).getUsers())
    if (isa<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp>(user))
      return false;
  for (OpOperand *input : op.getDpsInputOperands()) {
    // Two results cannot have the same place.
    if (input->get().getType() != init.get().getType() ||
        op.getMatchingIndexingMap(input) != map || !endsAt(input->get(), op) ||
        llvm::is_contained(op.getDpsInits(), input->get()))
      continue;
    init.set(input->get());
    return true;
  }
  return false;
}

/// Takes concatenations apart into insertions, so that the parts can be written
/// straight to their place.
static LogicalResult decomposeConcatenations(func::FuncOp function) {
  RewritePatternSet patterns(function.getContext());
  tensor::populateDecomposeTensorConcatPatterns(patterns);
  GreedyRewriteConfig config;
  config.enableFolding(false).enableConstantCSE(false);
  return applyPatternsGreedily(function, std::move(patterns), config);
}

namespace {
class AttnSeparateDestinations
    : public attn::impl::AttnSeparateDestinationsBase<
          AttnSeparateDestinations> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    if (function.isPublic())
      for (BlockArgument argument : function.getArguments())
        if (isa<TensorType>(argument.getType()))
          function.setArgAttr(
              argument.getArgNumber(),
              bufferization::BufferizationDialect::kWritableAttrName,
              BoolAttr::get(&getContext(), false));

    if (failed(decomposeConcatenations(function)))
      return signalPassFailure();
    SmallVector<std::pair<OpOperand *, std::optional<Makers>>> destinations;
    function.walk([&](Operation *op) {
      // A fill is made anew together with what it fills.
      if (isa<linalg::FillOp>(op))
        return;
      for (OpOperand &operand : op->getOpOperands())
        if (isDestination(operand))
          destinations.emplace_back(&operand, findMakers(operand.get()));
    });

    SetVector<Operation *> replaced;
    for (auto &[destination, makers] : destinations) {
      SplatElementsAttr splat;
      if (matchPattern(destination->get(), m_Constant(&splat)))
        fillConstant(*destination, splat);
      if (!makers)
        continue;
      replaced.insert_range(makers->ops);
      if (makers->shared)
        separate(*destination, *makers);
      auto op = dyn_cast<linalg::LinalgOp>(destination->getOwner());
      if (!op || !op.hasPureTensorSemantics())
        continue;
      std::optional<Makers> own = findMakers(destination->get());
      if (reuseOperand(op, *destination))
        replaced.insert_range(own->ops);
    }
    // A maker may wait for another one that is made from it.
    SmallVector<Operation *> unused = replaced.takeVector();
    size_t before;
    do {
      before = unused.size();
      llvm::erase_if(unused, [](Operation *op) {
        if (!op->use_empty())
          return false;
        op->erase();
        return true;
      });
    } while (unused.size() != before);
  }
};
} // namespace
