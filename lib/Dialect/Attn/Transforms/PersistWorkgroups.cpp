//===- PersistWorkgroups.cpp - Several tiles for each workgroup -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A launch of one workgroup for each tile becomes one of a workgroup for each
// compute unit. Each role has a loop over tiles of its own, so that the
// producer goes on to the next tile when the consumers are still at the last
// one. What a tile's place decides is computed in the loops. Rings go on as
// they are: the number of a fill is counted from the fills of the tiles before,
// of which only the place and its turn matter.

#include "TargetDevice.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

#include <numeric>

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNPERSISTWORKGROUPS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {
/// Rings that are filled equally often.
struct RingGroup {
  Value fills;
  SmallVector<Value> rings;
  /// Fills of the tiles before; in the loop.
  Value base;
  /// After so many fills, places and turns are the same again.
  int64_t period = 2;
};

class Persistence {
public:
  Persistence(gpu::GPUFuncOp function, RolesOp roles, TileOrder order,
              int64_t units, ArrayRef<gpu::LaunchFuncOp> launches)
      : function(function), roles(roles), order(order), units(units),
        launches(launches), builder(function.getContext()),
        loc(roles.getLoc()) {}

  LogicalResult run();

private:
  LogicalResult groupRings();
  void takeExtents();
  void buildItems();
  void shrinkLaunches();
  void findPlaced();
  void wrapRole(Region &region);
  void renumber(Block &block);
  void delayDrained(Block &block);

  Value getConstant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  gpu::GPUFuncOp function;
  RolesOp roles;
  TileOrder order;
  int64_t units;
  ArrayRef<gpu::LaunchFuncOp> launches;
  OpBuilder builder;
  Location loc;
  SmallVector<RingGroup> groups;
  /// Which of them fills a tile of workgroup memory, by arena and offset.
  llvm::DenseMap<std::pair<Value, int64_t>, unsigned> groupOfTile;
  /// Tiles along each axis of the launch, in the kernel.
  std::array<Value, 3> extents;
  /// Heads and batches; tiles, or pairs of them; those of a head, or of two
  /// heads.
  Value heads, items, pairs;
  /// A pair is a tile and its counterpart of the same head, of which the one in
  /// the middle has none, or, where all have one, of the next head.
  bool pairsHeads = false, pairsAll = false;
  /// What depends on the tile's place, in front of the roles.
  SmallVector<Operation *> placed;
};
} // namespace

LogicalResult Persistence::groupRings() {
  for (auto [ring, fills] : llvm::zip(roles.getRings(), roles.getFills())) {
    auto *group = llvm::find_if(groups, [count = fills](RingGroup &known) {
      return known.fills == count;
    });
    if (group == groups.end())
      group = &groups.emplace_back(RingGroup{fills, {}, {}});
    group->rings.push_back(ring);
    group->period =
        std::lcm(group->period, 2 * cast<RingType>(ring.getType()).getStages());
  }
  WalkResult walk = roles.walk([&](Operation *op) {
    auto isKnown = [&](Value operand) {
      return !isa<RingType>(operand.getType()) ||
             llvm::is_contained(roles.getRings(), operand);
    };
    return llvm::all_of(op->getOperands(), isKnown) ? WalkResult::advance()
                                                    : WalkResult::interrupt();
  });
  if (walk.wasInterrupted())
    return roles.emitOpError("has a ring whose fills it does not count; "
                             "expected all in its rings");
  roles.walk([&](FillOp fill) {
    auto tile = fill.getTile().getDefiningOp<LdsTileOp>();
    auto *group = llvm::find_if(groups, [&](RingGroup &known) {
      return llvm::is_contained(known.rings, fill.getRing());
    });
    if (tile)
      groupOfTile[{tile.getArena(), tile.getOffset()}] = group - groups.begin();
  });
  return success();
}

/// The launch's extents as the kernel knows them: constants, or new arguments.
void Persistence::takeExtents() {
  builder.setInsertionPointToStart(&function.getBody().front());
  for (unsigned dim : {0, 1, 2}) {
    auto getExtent = [&](gpu::LaunchFuncOp launch) {
      gpu::KernelDim3 blocks = launch.getGridSizeOperandValues();
      return std::array<Value, 3>{blocks.x, blocks.y, blocks.z}[dim];
    };
    std::optional<int64_t> extent =
        getConstantIntValue(getExtent(launches.front()));
    if (extent && llvm::all_of(launches, [&](gpu::LaunchFuncOp launch) {
          return getConstantIntValue(getExtent(launch)) == extent;
        })) {
      extents[dim] = getConstant(*extent);
      continue;
    }
    unsigned index = function.getNumArguments();
    (void)function.insertArgument(index, builder.getIndexType(), {}, loc);
    extents[dim] = function.getArgument(index);
    for (gpu::LaunchFuncOp launch : launches)
      launch.getKernelOperandsMutable().append(getExtent(launch));
  }
}

/// What the workgroups divide among themselves; constants where the launch's
/// extents are, for attn-overlap-tiles finds its bounds in them.
void Persistence::buildItems() {
  heads = builder.createOrFold<arith::MulIOp>(loc, extents[1], extents[2]);
  pairs = extents[0];
  if (order != TileOrder::Paired) {
    items = builder.createOrFold<arith::MulIOp>(loc, heads, pairs);
    return;
  }
  std::optional<int64_t> tiles = getConstantIntValue(extents[0]),
                         ofY = getConstantIntValue(extents[1]),
                         ofZ = getConstantIntValue(extents[2]);
  bool isEven = tiles && *tiles % 2 == 0;
  pairsHeads = !isEven && tiles && ofY && ofZ && *ofY * *ofZ % 2 == 0;
  pairsAll = isEven || pairsHeads;
  Value two = getConstant(2), groups = heads;
  if (pairsHeads)
    groups = builder.createOrFold<arith::DivUIOp>(loc, heads, two);
  else
    pairs = builder.createOrFold<arith::CeilDivUIOp>(loc, extents[0], two);
  items = builder.createOrFold<arith::MulIOp>(loc, groups, pairs);
}

void Persistence::shrinkLaunches() {
  for (gpu::LaunchFuncOp launch : launches) {
    OpBuilder at(launch);
    Location where = launch.getLoc();
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(at, where, value);
    };
    gpu::KernelDim3 blocks = launch.getGridSizeOperandValues();
    Value count = blocks.x;
    auto halve = [&] {
      count = at.createOrFold<arith::CeilDivUIOp>(where, count, constant(2));
    };
    if (order == TileOrder::Paired && !pairsHeads)
      halve();
    for (Value extent : {blocks.y, blocks.z})
      count = at.createOrFold<arith::MulIOp>(where, count, extent);
    if (pairsHeads)
      halve();
    count = at.createOrFold<arith::MinUIOp>(where, count, constant(units));
    launch.getGridSizeXMutable().assign(count);
    launch.getGridSizeYMutable().assign(constant(1));
    launch.getGridSizeZMutable().assign(constant(1));
  }
}

/// Scalars that both roles may have, as attn-specialize-warps leaves them.
void Persistence::findPlaced() {
  Block &entry = function.getBody().front();
  llvm::SmallPtrSet<Operation *, 32> found;
  for (Operation &op : entry) {
    if (&op == roles)
      break;
    if (isa<gpu::BlockIdOp>(op) ||
        llvm::any_of(op.getOperands(), [&](Value operand) {
          return operand.getDefiningOp() &&
                 found.contains(operand.getDefiningOp());
        })) {
      found.insert(&op);
      placed.push_back(&op);
    }
  }
}

/// Numbers of fills, and the places that they go to, from the first tile on.
void Persistence::renumber(Block &block) {
  block.walk([&](Operation *op) {
    builder.setInsertionPoint(op);
    if (auto tile = dyn_cast<LdsTileOp>(op)) {
      int64_t places = tile.getBuffers().value_or(1);
      if (!tile.getBuffer() || places == 1)
        return;
      auto group = groupOfTile.find({tile.getArena(), tile.getOffset()});
      if (group == groupOfTile.end())
        return;
      Value place = arith::AddIOp::create(builder, loc, tile.getBuffer(),
                                          groups[group->second].base);
      tile.getBufferMutable().assign(
          arith::RemUIOp::create(builder, loc, place, getConstant(places)));
      return;
    }
    if (!isa<AcquireOp, AwaitOp, ReleaseOp, FillOp>(op))
      return;
    for (RingGroup &group : groups)
      for (Value operand : op->getOperands())
        if (llvm::is_contained(group.rings, operand)) {
          // The number is the last operand of all of them.
          OpOperand &number = op->getOpOperand(op->getNumOperands() - 1);
          number.set(
              arith::AddIOp::create(builder, loc, number.get(), group.base));
          return;
        }
  });
}

/// Tiles that are drained are waited for where the next one is written, and
/// behind the last one.
void Persistence::delayDrained(Block &block) {
  auto drained = block.getOps<DrainedOp>();
  if (drained.empty())
    return;
  DrainedOp wait = *drained.begin();
  llvm::SmallPtrSet<Value, 2> tiles;
  for (DrainOp drain : block.getOps<DrainOp>())
    tiles.insert(drain.getTile());
  for (StoreLdsOp store : block.getOps<StoreLdsOp>())
    if (tiles.contains(store.getTile())) {
      wait->moveBefore(store);
      break;
    }
  builder.setInsertionPointToEnd(&roles.getConsumers().front());
  builder.clone(*wait);
}

/// Moves what the region does for one tile into a loop over tiles.
void Persistence::wrapRole(Region &region) {
  Block &block = region.front();
  SmallVector<Operation *> body;
  for (Operation &op : block)
    if (!isa<FirstTurnOp>(op))
      body.push_back(&op);
  builder.setInsertionPointToEnd(&block);
  Value zero = getConstant(0), one = getConstant(1);
  Value first = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  Value step = gpu::GridDimOp::create(builder, loc, gpu::Dimension::x);
  SmallVector<Value> bases(groups.size(), zero);

  auto buildTile = [&](Value x, Value y, Value z,
                       ValueRange before) -> SmallVector<Value> {
    IRMapping mapping;
    for (Operation *op : placed) {
      if (auto id = dyn_cast<gpu::BlockIdOp>(op))
        mapping.map(id.getResult(), id.getDimension() == gpu::Dimension::x ? x
                                    : id.getDimension() == gpu::Dimension::y
                                        ? y
                                        : z);
      else
        builder.clone(*op, mapping);
    }
    Block *tile = builder.getInsertionBlock();
    for (Operation *op : body)
      op->moveBefore(tile, builder.getInsertionPoint());
    for (auto [from, to] : mapping.getValueMap())
      from.replaceUsesWithIf(to, [&](OpOperand &use) {
        return region.isAncestor(use.getOwner()->getParentRegion());
      });
    OpBuilder::InsertionGuard guard(builder);
    SmallVector<Value> after;
    for (auto [group, base] : llvm::zip(groups, before)) {
      group.base = base;
      Value sum = arith::AddIOp::create(builder, loc, base,
                                        mapping.lookupOrDefault(group.fills));
      after.push_back(
          arith::RemUIOp::create(builder, loc, sum, getConstant(group.period)));
    }
    renumber(*tile);
    delayDrained(*tile);
    return after;
  };

  // Both tiles of a pair, where there are always two, follow each other in one
  // loop.
  Value two = getConstant(2), begin = first, end = items, by = step;
  if (pairsAll) {
    begin = zero;
    end = arith::SubIOp::create(builder, loc, items, first);
    end = arith::CeilDivUIOp::create(builder, loc, end, step);
    end = arith::MulIOp::create(builder, loc, end, two);
    by = one;
  }
  auto loop = scf::ForOp::create(builder, loc, begin, end, by, bases);
  builder.setInsertionPointToStart(loop.getBody());
  Value item = loop.getInductionVar(), turn;
  if (pairsAll) {
    turn = arith::RemUIOp::create(builder, loc, item, two);
    item = arith::DivUIOp::create(builder, loc, item, two);
    item = arith::MulIOp::create(builder, loc, item, step);
    item = arith::AddIOp::create(builder, loc, first, item);
  }
  Value x = arith::RemUIOp::create(builder, loc, item, pairs);
  Value head = arith::DivUIOp::create(builder, loc, item, pairs);
  if (pairsHeads) {
    head = arith::MulIOp::create(builder, loc, head, two);
    head = arith::AddIOp::create(builder, loc, head, turn);
  }
  Value y = arith::RemUIOp::create(builder, loc, head, extents[1]);
  Value z = arith::DivUIOp::create(builder, loc, head, extents[1]);
  Value other;
  if (order == TileOrder::Paired) {
    Value last = arith::SubIOp::create(builder, loc, extents[0], one);
    other = arith::SubIOp::create(builder, loc, last, x);
  }
  auto buildOfPair = [&](Value turn, ValueRange before) {
    Value isFirst = arith::CmpIOp::create(builder, loc,
                                          arith::CmpIPredicate::eq, turn, zero);
    return buildTile(arith::SelectOp::create(builder, loc, isFirst, x, other),
                     y, z, before);
  };
  SmallVector<Value> after;
  if (order != TileOrder::Paired) {
    after = buildTile(x, y, z, loop.getRegionIterArgs());
  } else if (pairsAll) {
    after = buildOfPair(turn, loop.getRegionIterArgs());
  } else {
    // The tile in the middle has no other.
    Value isOne =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, x, other);
    Value count = arith::SelectOp::create(builder, loc, isOne, one, two);
    auto pair = scf::ForOp::create(builder, loc, zero, count, one,
                                   loop.getRegionIterArgs());
    {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(pair.getBody());
      scf::YieldOp::create(
          builder, loc,
          buildOfPair(pair.getInductionVar(), pair.getRegionIterArgs()));
    }
    after.assign(pair.getResults().begin(), pair.getResults().end());
  }
  scf::YieldOp::create(builder, loc, after);
}

LogicalResult Persistence::run() {
  if (failed(groupRings()))
    return failure();
  takeExtents();
  buildItems();
  findPlaced();
  shrinkLaunches();
  for (Region *region : {&roles.getConsumers(), &roles.getProducer()})
    wrapRole(*region);
  roles.getRingsMutable().clear();
  roles.getFillsMutable().clear();
  for (Operation *op : llvm::reverse(placed))
    if (op->use_empty())
      op->erase();
  return success();
}

namespace {
class AttnPersistWorkgroups
    : public attn::impl::AttnPersistWorkgroupsBase<AttnPersistWorkgroups> {
  void runOnOperation() override {
    SymbolTableCollection symbols;
    llvm::MapVector<Operation *, SmallVector<gpu::LaunchFuncOp>> kernels;
    getOperation().walk([&](gpu::LaunchFuncOp launch) {
      if (Operation *kernel =
              symbols.lookupNearestSymbolFrom(launch, launch.getKernelAttr()))
        kernels[kernel].push_back(launch);
    });
    for (auto &[op, launches] : kernels) {
      auto function = dyn_cast<gpu::GPUFuncOp>(op);
      auto schedule =
          function ? function->getAttrOfType<CollectiveAttr>("attn.collective")
                   : CollectiveAttr();
      if (!schedule || !schedule.getMma() ||
          schedule.getMma().getTiles() == TileOrder::One)
        continue;
      const GpuModel *chip = findGpuModel(schedule.getChip().getValue());
      auto roles = function.getBody().front().getOps<RolesOp>();
      if (!chip || roles.empty() || (*roles.begin()).getRings().empty())
        continue;
      if (failed(Persistence(function, *roles.begin(),
                             schedule.getMma().getTiles(), chip->computeUnits,
                             launches)
                     .run()))
        return signalPassFailure();
    }
  }
};
} // namespace
