//===- SpecializeWarps.cpp - Consumers and a producer ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Each tile of workgroup memory that a stage copies to becomes a ring, of as
// many places as the schedule has buffers. The stages' barriers and copies
// leave the program, which waits for fills and releases them, and go to that of
// a producer, which has the same loops and nothing else in them. A left side
// that products read anew for each block is filled once, behind the first keys,
// and released behind the last product that reads it: a ring of one place. What
// lanes load of a tile themselves, an element for each pair of query and key,
// has keys along its columns.
//
// A fill is named by its number, which both sides compute from the block: no
// state is carried. Stages of all rings walk the blocks in one order, from that
// of the first stage on.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/IR/Barriers.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNSPECIALIZEWARPS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {
/// Barrier, copy, barrier, and what reads the tile.
struct Stage {
  gpu::BarrierOp emptied, filled;
  CopyOp copy;
  /// attn.dot, attn.start_dot or attn.load.
  Operation *reader = nullptr;

  Value getTile() { return copy.getTile(); }
};

struct Ring {
  LdsTileOp tile;
  Value ring;
  int64_t stages = 1;
  bool isLeftSide = false;
  /// Keys are along the columns.
  bool isOfPairs = false;

  int64_t getBlockKeys() {
    return cast<MemRefType>(tile.getTile().getType())
        .getDimSize(isOfPairs ? 1 : 0);
  }
};

class Specialization {
public:
  Specialization(gpu::GPUFuncOp function, MmaScheduleAttr mma, int64_t waves,
                 IRRewriter &rewriter)
      : function(function), mma(mma), waves(waves), rewriter(rewriter),
        loc(function.getLoc()) {}

  LogicalResult run();

private:
  LogicalResult findStages();
  LogicalResult addRing(CopyOp copy, int64_t stages, bool isOfPairs = false);
  LogicalResult buildRings();
  Value buildFills(Ring &ring);
  RolesOp buildRoles();
  void takeTurns(RolesOp roles);
  void buildFill(CopyOp copy, IRMapping &mapping);
  void fillLeftSides(IRMapping &mapping);
  void buildProducer(Block &block, IRMapping &mapping);
  void rewriteConsumer(Stage &stage);
  void releaseLeftSide(CopyOp copy, Block &block);
  void rewriteLeftSide(CopyOp copy);
  bool isLeftSide(CopyOp copy) const {
    return llvm::is_contained(leftSides, copy);
  }
  /// The number of the fill that `copy` makes, and the tile that it goes to.
  Value buildNumber(CopyOp copy, const IRMapping &mapping = {});
  Value buildTile(const Ring &ring, Value number);

  gpu::GPUFuncOp function;
  MmaScheduleAttr mma;
  int64_t waves;
  IRRewriter &rewriter;
  Location loc;
  SmallVector<Stage> stages;
  /// Copies of what all blocks are multiplied with, and those that the producer
  /// has not made yet.
  SmallVector<CopyOp> leftSides, unfilled;
  llvm::MapVector<Value, Ring> rings;
  /// The row at which the first fill of each ring begins.
  Value firstRow;
};
} // namespace

LogicalResult Specialization::findStages() {
  WalkResult walk = function.walk([&](CopyOp copy) {
    bool isLeft = llvm::any_of(copy.getTile().getUses(), [](OpOperand &use) {
      return isa<DotOp, StartDotOp>(use.getOwner()) &&
             use.getOperandNumber() == 0;
    });
    if (isLeft && copy->getParentOp() == function) {
      leftSides.push_back(copy);
      return WalkResult::advance();
    }
    Stage stage;
    stage.copy = copy;
    stage.emptied = dyn_cast_or_null<gpu::BarrierOp>(copy->getPrevNode());
    stage.filled = dyn_cast_or_null<gpu::BarrierOp>(copy->getNextNode());
    for (Operation *op = copy->getNextNode(); op && !stage.reader;
         op = op->getNextNode())
      if (isa<DotOp, StartDotOp, LoadOp>(op) &&
          llvm::is_contained(op->getOperands(), copy.getTile()))
        stage.reader = op;
    if (!stage.emptied || !stage.filled || !stage.reader) {
      copy.emitOpError("is no stage of a product: expected a gpu.barrier on "
                       "both sides and a product of the tile in its block");
      return WalkResult::interrupt();
    }
    stages.push_back(stage);
    return WalkResult::advance();
  });
  if (walk.wasInterrupted() || stages.empty())
    return failure(walk.wasInterrupted());
  // All rings begin with the first block.
  CopyOp first = stages.front().copy;
  firstRow = first.getRow();
  if (firstRow.getParentBlock() != &function.getBody().front())
    return first.emitOpError("begins at a row that is not known at the start "
                             "of the kernel");
  return success();
}

LogicalResult Specialization::addRing(CopyOp copy, int64_t stages,
                                      bool isOfPairs) {
  Ring &ring = rings[copy.getTile()];
  if (ring.tile)
    return success();
  ring.tile = copy.getTile().getDefiningOp<LdsTileOp>();
  ring.stages = stages;
  ring.isLeftSide = isLeftSide(copy);
  ring.isOfPairs = isOfPairs;
  if (!ring.tile ||
      static_cast<int64_t>(ring.tile.getBuffers().value_or(1)) != stages)
    return copy.emitOpError("fills no attn.lds_tile with the expected number "
                            "of buffers: ")
           << stages;
  return success();
}

LogicalResult Specialization::buildRings() {
  for (CopyOp copy : leftSides)
    if (failed(addRing(copy, mma.getOverlapTiles() ? 2 : 1)))
      return failure();
  for (Stage &stage : stages)
    if (failed(addRing(stage.copy, mma.getBuffers(),
                       /*isOfPairs=*/isa<LoadOp>(stage.reader))))
      return failure();
  Block &entry = function.getBody().front();
  for (auto &[tile, ring] : rings) {
    auto arena = cast<BlockArgument>(ring.tile.getArena());
    auto type = cast<MemRefType>(arena.getType());
    int64_t offset = llvm::alignTo(type.getDimSize(0), ringStageBytes);
    int64_t bytes = offset + ring.stages * ringStageBytes;
    arena.setType(MemRefType::get(bytes, type.getElementType(),
                                  type.getLayout(), type.getMemorySpace()));
    rewriter.setInsertionPointToStart(&entry);
    ring.ring = RingOp::create(
        rewriter, loc, RingType::get(rewriter.getContext(), ring.stages), arena,
        rewriter.getI64IntegerAttr(offset), rewriter.getI64IntegerAttr(waves));
  }
  return success();
}

/// Whether `op` reads a number, as the length of a batch's keys, before
/// anything else is done to memory.
static bool isReadOfNumber(Operation *op) {
  if (!isa<memref::LoadOp>(op) || !isa<gpu::GPUFuncOp>(op->getParentOp()) ||
      !op->getResult(0).getType().isInteger())
    return false;
  for (Operation *before = op->getPrevNode(); before;
       before = before->getPrevNode())
    if (!isMemoryEffectFree(before) && !isa<memref::LoadOp, RingOp>(before))
      return false;
  return true;
}

/// Whether both roles may have it: no tile, no memory that changes.
static bool isShared(Operation *op) {
  auto isTile = [](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    return vector && vector.getRank() == 2;
  };
  if (isa<RingOp>(op) || op->hasTrait<OpTrait::ConstantLike>() ||
      isReadOfNumber(op))
    return true;
  return isMemoryEffectFree(op) && op->getNumRegions() == 0 &&
         llvm::none_of(op->getResultTypes(), isTile) &&
         llvm::none_of(op->getOperandTypes(), isTile);
}

/// How many blocks are copied to a ring: all up to the end of the last loop, or
/// the only one. Null if that is not known in front of the roles.
Value Specialization::buildFills(Ring &ring) {
  if (ring.isLeftSide)
    return arith::ConstantIndexOp::create(rewriter, loc, 1);
  Block &entry = function.getBody().front();
  scf::ForOp last;
  CopyOp copy;
  for (Stage &stage : stages) {
    if (auto loop = stage.copy->getParentOfType<scf::ForOp>())
      last = loop;
    if (stage.getTile() == ring.tile)
      copy = stage.copy;
  }
  if (!last)
    return copy->getBlock() == &entry
               ? arith::ConstantIndexOp::create(rewriter, loc, 1)
               : Value();
  Value end = last.getUpperBound();
  Operation *def = end.getDefiningOp();
  if (last->getParentOfType<scf::ForOp>() ||
      (def && (def->getBlock() != &entry || !isShared(def))))
    return {};
  Value least = arith::MaxSIOp::create(rewriter, loc, end, firstRow);
  Value rows = arith::SubIOp::create(rewriter, loc, least, firstRow);
  return arith::CeilDivUIOp::create(
      rewriter, loc, rows,
      arith::ConstantIndexOp::create(rewriter, loc, ring.getBlockKeys()));
}

RolesOp Specialization::buildRoles() {
  Block &entry = function.getBody().front();
  SmallVector<Operation *> ofConsumers;
  for (Operation &op : entry.without_terminator())
    if (!isShared(&op))
      ofConsumers.push_back(&op);
  rewriter.setInsertionPoint(entry.getTerminator());
  // The rings' barriers are there for all.
  gpu::BarrierOp::create(rewriter, loc);
  SmallVector<Value> filled, fills;
  llvm::SmallDenseMap<int64_t, Value> fillsByKeys;
  for (auto &[tile, ring] : rings) {
    Value &count = fillsByKeys[ring.isLeftSide ? 0 : ring.getBlockKeys()];
    if (!count)
      count = buildFills(ring);
    filled.push_back(ring.ring);
    fills.push_back(count);
  }
  if (!llvm::all_of(fills, [](Value count) { return count != nullptr; })) {
    filled.clear();
    fills.clear();
  }
  auto roles = RolesOp::create(rewriter, loc, filled, fills);
  Block *consumers = rewriter.createBlock(&roles.getConsumers());
  rewriter.createBlock(&roles.getProducer());
  for (Operation *op : ofConsumers)
    rewriter.moveOpBefore(op, consumers, consumers->end());
  return roles;
}

Value Specialization::buildNumber(CopyOp copy, const IRMapping &mapping) {
  if (isLeftSide(copy))
    return arith::ConstantIndexOp::create(rewriter, loc, 0);
  Ring &ring = rings.find(copy.getTile())->second;
  Value distance = mapping.lookupOrDefault(ring.isOfPairs ? copy.getColumn()
                                                          : copy.getRow());
  if (!isConstantIntValue(firstRow, 0))
    distance = arith::SubIOp::create(rewriter, loc, distance, firstRow);
  return arith::DivUIOp::create(
      rewriter, loc, distance,
      arith::ConstantIndexOp::create(rewriter, loc, ring.getBlockKeys()));
}

Value Specialization::buildTile(const Ring &ring, Value number) {
  LdsTileOp tile = ring.tile;
  if (ring.stages == 1)
    return tile;
  Value count = arith::ConstantIndexOp::create(rewriter, loc, ring.stages);
  Value buffer = arith::RemUIOp::create(rewriter, loc, number, count);
  return LdsTileOp::create(rewriter, loc, tile.getTile().getType(),
                           tile.getArena(), tile.getOffsetAttr(), buffer,
                           tile.getBuffersAttr(), tile.getStrideAttr(),
                           tile.getLayout());
}

void Specialization::buildFill(CopyOp copy, IRMapping &mapping) {
  const Ring &ring = rings.find(copy.getTile())->second;
  Value number = buildNumber(copy, mapping);
  AcquireOp::create(rewriter, loc, ring.ring, number);
  // Nothing comes of queries behind the last one.
  bool hasOpenEnd = ring.isLeftSide || ring.isOfPairs;
  FillOp::create(rewriter, copy.getLoc(),
                 mapping.lookupOrDefault(copy.getSource()),
                 mapping.lookupOrDefault(copy.getRow()),
                 mapping.lookupOrDefault(copy.getColumn()), copy.getMapAttr(),
                 buildTile(ring, number), ring.ring, number,
                 hasOpenEnd ? rewriter.getUnitAttr() : UnitAttr());
}

void Specialization::fillLeftSides(IRMapping &mapping) {
  for (CopyOp copy : unfilled)
    buildFill(copy, mapping);
  unfilled.clear();
}

/// Clones what the producer needs of `block`.
void Specialization::buildProducer(Block &block, IRMapping &mapping) {
  auto hasCopies = [](Operation *op) {
    return op->walk([](CopyOp) { return WalkResult::interrupt(); })
        .wasInterrupted();
  };
  for (Operation &op : block) {
    if (auto copy = dyn_cast<CopyOp>(op)) {
      // The place of a left side may still be read where that of keys is not.
      if (isLeftSide(copy)) {
        unfilled.push_back(copy);
        continue;
      }
      buildFill(copy, mapping);
      fillLeftSides(mapping);
      continue;
    }
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      if (!hasCopies(loop))
        continue;
      fillLeftSides(mapping);
      auto clone = scf::ForOp::create(
          rewriter, loc, mapping.lookupOrDefault(loop.getLowerBound()),
          mapping.lookupOrDefault(loop.getUpperBound()),
          mapping.lookupOrDefault(loop.getStep()));
      mapping.map(loop.getInductionVar(), clone.getInductionVar());
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(clone.getBody());
      buildProducer(*loop.getBody(), mapping);
      continue;
    }
    if (auto branch = dyn_cast<scf::IfOp>(op)) {
      if (!hasCopies(branch))
        continue;
      bool hasElse = !branch.getElseRegion().empty();
      auto clone = scf::IfOp::create(
          rewriter, loc, mapping.lookupOrDefault(branch.getCondition()),
          /*withElseRegion=*/hasElse || !unfilled.empty());
      OpBuilder::InsertionGuard guard(rewriter);
      SmallVector<CopyOp> before = unfilled;
      rewriter.setInsertionPointToStart(clone.thenBlock());
      buildProducer(*branch.thenBlock(), mapping);
      fillLeftSides(mapping);
      unfilled = before;
      if (hasElse) {
        rewriter.setInsertionPointToStart(clone.elseBlock());
        buildProducer(*branch.elseBlock(), mapping);
      }
      if (!unfilled.empty()) {
        rewriter.setInsertionPoint(clone.elseBlock()->getTerminator());
        fillLeftSides(mapping);
      }
      continue;
    }
    if (!op.hasTrait<OpTrait::IsTerminator>() && isShared(&op))
      rewriter.clone(op, mapping);
  }
}

void Specialization::rewriteConsumer(Stage &stage) {
  const Ring &ring = rings.find(stage.getTile())->second;
  rewriter.setInsertionPoint(stage.copy);
  Value number = buildNumber(stage.copy);
  AwaitOp::create(rewriter, loc, ring.ring, number);
  Value tile = buildTile(ring, number);
  rewriter.modifyOpInPlace(stage.reader, [&] {
    stage.reader->replaceUsesOfWith(stage.getTile(), tile);
  });
  // What has read the tile when it is released.
  Operation *end = stage.reader;
  if (auto start = dyn_cast<StartDotOp>(end))
    end = *start.getPending().getUsers().begin();
  rewriter.setInsertionPointAfter(end);
  // One lane releases it for all of its wave.
  if (ring.isOfPairs)
    gpu::BarrierOp::create(rewriter, loc)
        ->setAttr(ofWaveAttrName, rewriter.getUnitAttr());
  ReleaseOp::create(rewriter, loc, ring.ring, number);
  rewriter.eraseOp(stage.emptied);
  rewriter.eraseOp(stage.filled);
  rewriter.eraseOp(stage.copy);
}

/// Releases a left side on each way through `block`, behind the last product
/// that reads it.
void Specialization::releaseLeftSide(CopyOp copy, Block &block) {
  auto reads = [&](Operation *op) {
    return isa<DotOp, StartDotOp>(op) &&
           llvm::is_contained(op->getOperands(), copy.getTile());
  };
  Operation *last = nullptr;
  for (Operation &op : block)
    if (op.walk([&](Operation *inside) {
            return reads(inside) ? WalkResult::interrupt()
                                 : WalkResult::advance();
          }).wasInterrupted())
      last = &op;
  auto branch = dyn_cast_or_null<scf::IfOp>(last);
  if (branch && !branch.getElseRegion().empty()) {
    releaseLeftSide(copy, *branch.thenBlock());
    releaseLeftSide(copy, *branch.elseBlock());
    return;
  }
  if (auto start = dyn_cast_or_null<StartDotOp>(last))
    last = *start.getPending().getUsers().begin();
  if (last)
    rewriter.setInsertionPointAfter(last);
  else
    rewriter.setInsertionPointToStart(&block);
  ReleaseOp::create(rewriter, loc, rings.find(copy.getTile())->second.ring,
                    buildNumber(copy));
}

void Specialization::rewriteLeftSide(CopyOp copy) {
  releaseLeftSide(copy, *copy->getBlock());
  rewriter.setInsertionPoint(copy);
  const Ring &ring = rings.find(copy.getTile())->second;
  Value number = buildNumber(copy);
  AwaitOp::create(rewriter, loc, ring.ring, number);
  Value tile = buildTile(ring, number);
  rewriter.replaceUsesWithIf(copy.getTile(), tile, [](OpOperand &use) {
    return isa<DotOp, StartDotOp>(use.getOwner());
  });
  rewriter.eraseOp(copy);
}

/// Lets groups of waves start their products one after the other: each pair
/// that is under way at the same time in a turn.
void Specialization::takeTurns(RolesOp roles) {
  int64_t groups = mma.getWaveGroups();
  if (groups == 1)
    return;
  auto attr = rewriter.getI64IntegerAttr(groups);
  roles.getConsumers().walk([&](StartDotOp start) {
    if (start.getTransposeRhs()) {
      rewriter.setInsertionPoint(start);
      TakeTurnOp::create(rewriter, loc, attr);
    } else {
      rewriter.setInsertionPointAfter(start);
      PassTurnOp::create(rewriter, loc, attr);
    }
  });
  rewriter.setInsertionPointToStart(&roles.getConsumers().front());
  FirstTurnOp::create(rewriter, loc, attr);
}

LogicalResult Specialization::run() {
  if (failed(findStages()))
    return failure();
  if (stages.empty())
    return success();
  if (failed(buildRings()))
    return failure();
  RolesOp roles = buildRoles();
  takeTurns(roles);
  IRMapping mapping;
  rewriter.setInsertionPointToStart(&roles.getProducer().front());
  buildProducer(roles.getConsumers().front(), mapping);
  fillLeftSides(mapping);
  for (Stage &stage : stages)
    rewriteConsumer(stage);
  for (CopyOp copy : leftSides)
    rewriteLeftSide(copy);
  return success();
}

namespace {
class AttnSpecializeWarps
    : public attn::impl::AttnSpecializeWarpsBase<AttnSpecializeWarps> {
  void runOnOperation() override {
    gpu::GPUFuncOp function = getOperation();
    auto schedule = function->getAttrOfType<CollectiveAttr>("attn.collective");
    if (!schedule || !schedule.getMma() || !schedule.getMma().getProducer())
      return;
    IRRewriter rewriter(&getContext());
    if (failed(Specialization(function, schedule.getMma(), schedule.getWaves(),
                              rewriter)
                   .run()))
      signalPassFailure();
  }
};
} // namespace
