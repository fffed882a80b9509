//===- Pipeline.cpp - Load one stage ahead of its product -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A stage as attn-promote-lds leaves it waits for memory between its barriers.
// Here each attn.copy of a stage is split: attn.load moves to the stage before,
// behind its second barrier and in front of its product, and the registers wait
// there for attn.store_lds. The stages of a block of keys form a ring: the last
// one loads for the first one of the next block. A load beyond the last block
// gives zeros without touching memory, so nothing is guarded.
//
// A loop over stages keeps all but its last iteration: what the last one loads
// belongs to another tile.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNPIPELINE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {

/// One stage: barrier, stores and the copy, barrier, product.
struct Stage {
  CopyOp copy;
  /// The barrier behind the copy.
  gpu::BarrierOp filled;
  DotOp dot;
  /// The loop over equal stages that it is the body of, or null.
  scf::ForOp loop;

  /// The op of the block of all stages that this one is in.
  Operation *getAnchor() { return loop ? loop.getOperation() : dot; }
};

/// The stages of one kernel, in program order, and the block that they are in.
struct StageRing {
  SmallVector<Stage> stages;
  Block *block = nullptr;
  /// The loop over blocks of keys whose body `block` is, or null.
  scf::ForOp loop;
};

/// Rewrites one kernel.
class Pipelining {
public:
  Pipelining(StageRing &ring, IRRewriter &rewriter)
      : ring(ring), rewriter(rewriter) {}

  void run();

private:
  Value cloneAt(Value value, IRMapping &mapping);
  Value buildLoad(const Stage &stage, IRMapping mapping);
  void replaceCopy(CopyOp copy, Value staged);
  Stage peelLastStage(const Stage &stage);
  Value buildFirstLoad(const Stage &stage, IRMapping mapping);
  SmallVector<Value> buildNextLoads();

  StageRing &ring;
  IRRewriter &rewriter;
};

} // namespace

/// The stage that ends in `dot`, or nothing if its block looks otherwise.
static std::optional<Stage> matchStage(DotOp dot) {
  Stage stage;
  stage.dot = dot;
  Operation *op = dot->getPrevNode();
  for (; op && !isa<gpu::BarrierOp>(op); op = op->getPrevNode())
    if (!isMemoryEffectFree(op))
      return std::nullopt;
  stage.filled = dyn_cast_or_null<gpu::BarrierOp>(op);
  if (!stage.filled)
    return std::nullopt;
  for (op = op->getPrevNode(); op && !isa<gpu::BarrierOp>(op);
       op = op->getPrevNode()) {
    if (auto copy = dyn_cast<CopyOp>(op)) {
      if (stage.copy)
        return std::nullopt;
      stage.copy = copy;
      continue;
    }
    if (!isa<StoreLdsOp>(op) && !isMemoryEffectFree(op))
      return std::nullopt;
  }
  if (!op || !stage.copy)
    return std::nullopt;
  // A loop over stages: nothing else has an effect in it, its bounds are known
  // and it runs at least once.
  auto loop = dyn_cast<scf::ForOp>(dot->getParentOp());
  if (!loop || loop.getInitArgs().size() != 1 ||
      llvm::range_size(loop.getBody()->getOps<DotOp>()) != 1)
    return stage;
  for (Operation &inner : loop.getBody()->without_terminator())
    if (!isa<CopyOp, DotOp, gpu::BarrierOp, StoreLdsOp>(inner) &&
        !isMemoryEffectFree(&inner))
      return stage;
  std::optional<int64_t> begin = getConstantIntValue(loop.getLowerBound());
  std::optional<int64_t> end = getConstantIntValue(loop.getUpperBound());
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (begin && end && step && *step > 0 && *begin < *end &&
      (*end - *begin) % *step == 0)
    stage.loop = loop;
  return stage;
}

/// Whether `value` can be computed anew where only values from outside of
/// `ring`'s block are at hand: by ops without effects, from the counters.
static bool isRecomputable(Value value, const StageRing &ring) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    return !ring.block->getParent()->isAncestor(argument.getParentRegion()) ||
           (loop && argument == loop.getInductionVar()) ||
           (!ring.loop && argument.getOwner() == ring.block);
  }
  Operation *op = value.getDefiningOp();
  if (!ring.block->getParent()->isAncestor(op->getParentRegion()))
    return true;
  if (!isPure(op) || op->getNumRegions() != 0)
    return false;
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return isRecomputable(operand, ring);
  });
}

/// The ring of stages that holds all products of `function`, if there is one.
static std::optional<StageRing> matchRing(gpu::GPUFuncOp function) {
  StageRing ring;
  bool matches = true;
  function.walk([&](DotOp dot) {
    std::optional<Stage> stage = matchStage(dot);
    Block *block = stage ? stage->getAnchor()->getBlock() : nullptr;
    matches &= block && (!ring.block || ring.block == block);
    if (!matches)
      return;
    ring.block = block;
    ring.stages.push_back(*stage);
  });
  if (!matches || ring.stages.empty())
    return std::nullopt;
  ring.loop = dyn_cast<scf::ForOp>(ring.block->getParentOp());
  for (Stage &stage : ring.stages)
    for (Value operand : stage.copy->getOperands().drop_back())
      if (!isRecomputable(operand, ring))
        return std::nullopt;
  return ring;
}

/// `value` at the insertion point, with the counters of loops as in `mapping`.
Value Pipelining::cloneAt(Value value, IRMapping &mapping) {
  if (Value mapped = mapping.lookupOrNull(value))
    return mapped;
  Operation *op = value.getDefiningOp();
  if (!op || !ring.block->getParent()->isAncestor(op->getParentRegion()))
    return value;
  for (Value operand : op->getOperands())
    mapping.map(operand, cloneAt(operand, mapping));
  rewriter.clone(*op, mapping);
  return mapping.lookup(value);
}

Value Pipelining::buildLoad(const Stage &stage, IRMapping mapping) {
  CopyOp copy = stage.copy;
  auto source = cast<MemRefType>(copy.getSource().getType());
  auto tile = cast<MemRefType>(copy.getTile().getType());
  Value memory = cloneAt(copy.getSource(), mapping);
  Value row = cloneAt(copy.getRow(), mapping);
  Value column = cloneAt(copy.getColumn(), mapping);
  return LoadOp::create(
      rewriter, copy.getLoc(),
      VectorType::get(tile.getShape(), source.getElementType()), memory, row,
      column, copy.getMapAttr());
}

void Pipelining::replaceCopy(CopyOp copy, Value staged) {
  rewriter.setInsertionPoint(copy);
  auto type = cast<VectorType>(staged.getType());
  Type elementType =
      cast<MemRefType>(copy.getTile().getType()).getElementType();
  if (type.getElementType() != elementType)
    staged = arith::ExtFOp::create(rewriter, copy.getLoc(),
                                   type.clone(elementType), staged);
  StoreLdsOp::create(rewriter, copy.getLoc(), staged, copy.getTile());
  rewriter.eraseOp(copy);
}

/// Takes the last iteration out of the loop that `stage` is the body of, and
/// returns it.
Stage Pipelining::peelLastStage(const Stage &stage) {
  scf::ForOp loop = stage.loop;
  int64_t last = *getConstantIntValue(loop.getUpperBound()) -
                 *getConstantIntValue(loop.getStep());
  rewriter.setInsertionPoint(loop);
  Value lastIndex =
      arith::ConstantIndexOp::create(rewriter, loop.getLoc(), last);
  rewriter.modifyOpInPlace(loop, [&] { loop.setUpperBound(lastIndex); });
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : loop.getResult(0).getUses())
    uses.push_back(&use);

  rewriter.setInsertionPointAfter(loop);
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), lastIndex);
  mapping.map(loop.getRegionIterArg(0), loop.getResult(0));
  Stage peeled;
  for (Operation &op : loop.getBody()->without_terminator()) {
    Operation *clone = rewriter.clone(op, mapping);
    if (&op == stage.copy)
      peeled.copy = cast<CopyOp>(clone);
    if (&op == stage.filled)
      peeled.filled = cast<gpu::BarrierOp>(clone);
    if (&op == stage.dot)
      peeled.dot = cast<DotOp>(clone);
  }
  Value yielded = loop.getBody()->getTerminator()->getOperand(0);
  for (OpOperand *use : uses)
    rewriter.modifyOpInPlace(use->getOwner(),
                             [&] { use->set(mapping.lookup(yielded)); });
  return peeled;
}

/// The load for the first of the stages that `stage` stands for.
Value Pipelining::buildFirstLoad(const Stage &stage, IRMapping mapping) {
  if (scf::ForOp loop = stage.loop)
    mapping.map(loop.getInductionVar(), cloneAt(loop.getLowerBound(), mapping));
  return buildLoad(stage, mapping);
}

/// Behind the second barrier of each stage, the load for the one that follows;
/// null behind the last stage if there are no further blocks.
SmallVector<Value> Pipelining::buildNextLoads() {
  SmallVector<Value> loads;
  for (auto [index, stage] : llvm::enumerate(ring.stages)) {
    rewriter.setInsertionPointAfter(stage.filled);
    IRMapping mapping;
    auto advance = [&](scf::ForOp loop) {
      mapping.map(loop.getInductionVar(),
                  arith::AddIOp::create(rewriter, loop.getLoc(),
                                        loop.getInductionVar(),
                                        loop.getStep()));
    };
    if (stage.loop) {
      advance(stage.loop);
      loads.push_back(buildLoad(stage, mapping));
    } else if (index + 1 < ring.stages.size()) {
      loads.push_back(buildFirstLoad(ring.stages[index + 1], mapping));
    } else if (ring.loop) {
      advance(ring.loop);
      loads.push_back(buildFirstLoad(ring.stages.front(), mapping));
    } else {
      loads.push_back(nullptr);
    }
  }
  return loads;
}

/// Lets `loop` carry one more value; gives the new loop.
static scf::ForOp carry(scf::ForOp loop, Value init, Value next,
                        IRRewriter &rewriter) {
  return cast<scf::ForOp>(*loop.replaceWithAdditionalYields(
      rewriter, init, /*replaceInitOperandUsesInLoop=*/false,
      [&](OpBuilder &, Location, ArrayRef<BlockArgument>) {
        return SmallVector<Value>{next};
      }));
}

void Pipelining::run() {
  SmallVector<Stage> stages;
  for (Stage &stage : ring.stages) {
    stages.push_back(stage);
    if (stage.loop)
      stages.push_back(peelLastStage(stage));
  }
  ring.stages = std::move(stages);

  rewriter.setInsertionPoint(ring.loop ? ring.loop.getOperation()
                             : ring.stages.front().loop
                                 ? ring.stages.front().loop.getOperation()
                                 : ring.stages.front().copy.getOperation());
  IRMapping first;
  if (ring.loop)
    first.map(ring.loop.getInductionVar(), ring.loop.getLowerBound());
  Value staged = buildFirstLoad(ring.stages.front(), first);
  SmallVector<Value> next = buildNextLoads();
  if (ring.loop)
    staged = carry(ring.loop, staged, next.back(), rewriter)
                 .getRegionIterArgs()
                 .back();
  for (auto [stage, load] : llvm::zip(ring.stages, next)) {
    if (!stage.loop) {
      replaceCopy(stage.copy, staged);
      staged = load;
      continue;
    }
    scf::ForOp loop = carry(stage.loop, staged, load, rewriter);
    replaceCopy(stage.copy, loop.getRegionIterArgs().back());
    staged = loop.getResults().back();
  }
}

namespace {
class AttnPipeline : public attn::impl::AttnPipelineBase<AttnPipeline> {
  void runOnOperation() override {
    std::optional<StageRing> ring = matchRing(getOperation());
    if (!ring)
      return;
    IRRewriter rewriter(&getContext());
    Pipelining(*ring, rewriter).run();
  }
};
} // namespace
