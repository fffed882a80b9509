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
//
// Products of matrix instructions with two buffers get another loop, in which a
// block's second product and the next block's first one follow each other: see
// SkewBlocks.cpp. With one buffer they form a ring, too, but their tiles share
// no bytes: while a tile is filled, the other product's barrier has been passed
// since the last read of it, so the barrier in front of a stage goes.

#include "DirectLoads.h"
#include "StageRing.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Target/GpuModel.h"
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

/// Rewrites one kernel.
class Pipelining {
public:
  Pipelining(StageRing &ring, IRRewriter &rewriter)
      : ring(ring), rewriter(rewriter) {}

  void run();
  /// The same for copies that go to workgroup memory by themselves.
  void runDirect(bool asksEarly);

private:
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
  stage.emptied = cast<gpu::BarrierOp>(op);
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
static Value cloneAt(Value value, const StageRing &ring, IRRewriter &rewriter,
                     IRMapping &mapping) {
  if (Value mapped = mapping.lookupOrNull(value))
    return mapped;
  Operation *op = value.getDefiningOp();
  if (!op || !ring.block->getParent()->isAncestor(op->getParentRegion()))
    return value;
  for (Value operand : op->getOperands())
    mapping.map(operand, cloneAt(operand, ring, rewriter, mapping));
  rewriter.clone(*op, mapping);
  return mapping.lookup(value);
}

void attn::buildCopy(CopyOp copy, Value tile, const StageRing &ring,
                     IRRewriter &rewriter, IRMapping mapping) {
  auto at = [&](Value value) {
    return cloneAt(value, ring, rewriter, mapping);
  };
  Value memory = at(copy.getSource()), row = at(copy.getRow()),
        column = at(copy.getColumn());
  CopyOp::create(rewriter, copy.getLoc(), memory, row, column,
                 copy.getMapAttr(), tile);
}

Value attn::buildLoad(CopyOp copy, const StageRing &ring, IRRewriter &rewriter,
                      IRMapping mapping) {
  auto source = cast<MemRefType>(copy.getSource().getType());
  auto tile = cast<MemRefType>(copy.getTile().getType());
  auto at = [&](Value value) {
    return cloneAt(value, ring, rewriter, mapping);
  };
  Value memory = at(copy.getSource()), row = at(copy.getRow()),
        column = at(copy.getColumn());
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
    mapping.map(loop.getInductionVar(),
                cloneAt(loop.getLowerBound(), ring, rewriter, mapping));
  return buildLoad(stage.copy, ring, rewriter, mapping);
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
      loads.push_back(buildLoad(stage.copy, ring, rewriter, mapping));
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

void attn::moveBehind(Operation *last) {
  llvm::SmallSetVector<Operation *, 8> passage;
  for (Operation &op : *last->getBlock()) {
    if (&op == last)
      break;
    auto load = dyn_cast<LoadOp>(op);
    bool isPart = isa<gpu::BarrierOp, StoreLdsOp>(op) ||
                  (load && load.getSource().getDefiningOp<LdsTileOp>()) ||
                  llvm::any_of(op.getOperands(), [&](Value operand) {
                    return passage.contains(operand.getDefiningOp());
                  });
    if (isPart)
      passage.insert(&op);
  }
  for (Operation *op : passage) {
    op->moveAfter(last);
    last = op;
  }
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
  moveBehind(staged.getDefiningOp());
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

/// Each copy moves as the loads of run() do: behind the barrier of the stage
/// before, which all waves pass when they have read what it overwrites. For one
/// wave another barrier costs little, so with `asksEarly` the copy is on its
/// way already when it waits for that of the stage before.
void Pipelining::runDirect(bool asksEarly) {
  rewriter.setInsertionPoint(ring.loop ? ring.loop.getOperation()
                                       : ring.stages.front().copy);
  IRMapping first;
  if (ring.loop)
    first.map(ring.loop.getInductionVar(), ring.loop.getLowerBound());
  CopyOp copy = ring.stages.front().copy;
  buildCopy(copy, copy.getTile(), ring, rewriter, first);
  // What a wait leaves in flight is all that was asked for since the wait
  // before: there has to be one between the first copy and the second.
  if (asksEarly)
    gpu::BarrierOp::create(rewriter, copy.getLoc())
        ->setAttr(leavesLastAttrName, rewriter.getUnitAttr());
  for (auto [index, stage] : llvm::enumerate(ring.stages)) {
    bool isLast = index + 1 == ring.stages.size();
    if (isLast && !ring.loop)
      break;
    if (asksEarly) {
      stage.emptied->setAttr(leavesAllAttrName, rewriter.getUnitAttr());
      rewriter.setInsertionPoint(stage.filled);
      stage.filled->setAttr(leavesLastAttrName, rewriter.getUnitAttr());
    } else {
      rewriter.setInsertionPointAfter(stage.filled);
    }
    IRMapping mapping;
    if (isLast)
      mapping.map(ring.loop.getInductionVar(),
                  arith::AddIOp::create(rewriter, ring.loop.getLoc(),
                                        ring.loop.getInductionVar(),
                                        ring.loop.getStep()));
    copy = ring.stages[isLast ? 0 : index + 1].copy;
    buildCopy(copy, copy.getTile(), ring, rewriter, mapping);
  }
  for (Stage &stage : ring.stages)
    rewriter.eraseOp(stage.copy);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Whether each stage fills bytes that no other one has, so that the barriers
/// of two products are between a read and the next write.
static bool hasOwnTiles(StageRing &ring) {
  auto isOwn = [](Stage &stage) { return !stage.loop && keepsLhs(stage.dot); };
  return ring.stages.size() == 2 && llvm::all_of(ring.stages, isOwn) &&
         ring.stages[0].dot.getRhs() != ring.stages[1].dot.getRhs();
}

/// Lets the second stage of a ring of own tiles be filled behind the product of
/// the first one, instead of in front of its own: the barrier in between is not
/// to wait for it.
static void fillEarly(StageRing &ring) {
  DotOp dot = ring.stages[0].dot;
  CopyOp copy = ring.stages[1].copy;
  bool isThere = llvm::all_of(copy->getOperands(), [&](Value operand) {
    Operation *op = operand.getDefiningOp();
    return !op || op->getBlock() != dot->getBlock() || op->isBeforeInBlock(dot);
  });
  if (isThere)
    copy->moveAfter(dot);
}

namespace {
class AttnPipeline : public attn::impl::AttnPipelineBase<AttnPipeline> {
  void runOnOperation() override {
    Value ownEnd = takeOwnEnd(getOperation());
    std::optional<StageRing> ring = matchRing(getOperation());
    if (!ring)
      return;
    auto schedule =
        getOperation()->getAttrOfType<CollectiveAttr>("attn.collective");
    MmaScheduleAttr mma = schedule ? schedule.getMma() : MmaScheduleAttr();
    IRRewriter rewriter(&getContext());
    if (mma && mma.getBuffers() > 1 && canSkew(*ring))
      return skewBlocks(*ring, mma, ownEnd, rewriter);
    bool isDirect = mma && mma.getDirectLoads();
    // Copies that go to workgroup memory by themselves have no registers to
    // wait in: each needs a tile that nothing reads meanwhile.
    if (isDirect && (mma.getBuffers() > 1 || !hasOwnTiles(*ring)))
      return;
    const GpuModel *chip =
        schedule ? findGpuModel(schedule.getChip().getValue()) : nullptr;
    bool asksEarly = isDirect && schedule.getWaves() == 1 && chip &&
                     chip->hasLdsLoadGroups();
    if (mma && hasOwnTiles(*ring) && !asksEarly)
      for (Stage &stage : ring->stages)
        rewriter.eraseOp(stage.emptied);
    // Where products take the vector unit, nothing else would hide the wait.
    if (mma && hasOwnTiles(*ring) && !isDirect && chip && !chip->overlapsMatrix)
      fillEarly(*ring);
    Pipelining pipelining(*ring, rewriter);
    if (isDirect)
      pipelining.runDirect(asksEarly);
    else
      pipelining.run();
  }
};
} // namespace
