//===- Distribute.cpp - From one workgroup's program to one lane's --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Rewrites a kernel in the order of its program. Each tile in registers becomes
// the registers that its layout gives a lane, ops on tiles become ops on each
// register, and loops and branches carry registers. What is not about tiles
// stays as it is.

#include "DirectLoads.h"
#include "Distribution.h"
#include "attn/Dialect/Attn/IR/Barriers.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNDISTRIBUTE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

const LaneLayout *Distribution::getLayout(Operation *op, unsigned number) {
  auto attributes = op->getAttrOfType<ArrayAttr>(layoutsAttrName);
  TileLayoutAttr attribute;
  if (attributes && number < attributes.size())
    attribute = dyn_cast<TileLayoutAttr>(attributes[number]);
  if (!attribute) {
    op->emitOpError("has no layout for tile ")
        << number << "; attn-assign-layouts writes '" << layoutsAttrName << "'";
    return nullptr;
  }
  std::unique_ptr<LaneLayout> &layout = layouts[attribute];
  if (!layout)
    if (std::optional<LaneLayout> created = LaneLayout::get(attribute.getMap()))
      layout = std::make_unique<LaneLayout>(*created);
  if (!layout)
    op->emitOpError("has a layout in which several bits choose one bit of a "
                    "row or a column: ")
        << attribute;
  return layout.get();
}

FailureOr<LaneTile> Distribution::getTile(Operation *user, Value value,
                                          const LaneLayout *layout) {
  auto it = tiles.find(value);
  if (it == tiles.end()) {
    user->emitOpError("uses a tile that this pass can't distribute");
    return failure();
  }
  LaneTile tile = it->second;
  if (!tile.layout && layout) {
    // One value suits every layout.
    tile.registers.assign(layout->getNumRegisters(), tile.registers.front());
    tile.layout = layout;
  }
  if (layout && tile.layout != layout && !(*tile.layout == *layout)) {
    user->emitOpError("takes a tile whose layout differs from its own");
    return failure();
  }
  return tile;
}

//===----------------------------------------------------------------------===//
// Tiles of known values, and parts of tiles
//===----------------------------------------------------------------------===//

LogicalResult Distribution::distributeConstant(arith::ConstantOp op) {
  auto splat = dyn_cast<SplatElementsAttr>(op.getValue());
  if (!splat)
    return op.emitOpError("has different elements, which lanes can't have");
  auto value = splat.getSplatValue<TypedAttr>();
  if (auto number = dyn_cast<FloatAttr>(value);
      number && number.getType().isBF16())
    value = builder.getIntegerAttr(builder.getI16Type(),
                                   number.getValue().bitcastToAPInt());
  setTile(
      op,
      ArrayRef<Value>(arith::ConstantOp::create(builder, op.getLoc(), value)),
      nullptr);
  return success();
}

LogicalResult Distribution::distributeBroadcast(vector::BroadcastOp op) {
  Value source = op.getSource();
  if (!isa<VectorType>(source.getType())) {
    if (source.getType().isBF16())
      source = arith::BitcastOp::create(builder, op.getLoc(),
                                        builder.getI16Type(), source);
    setTile(op.getResult(), ArrayRef<Value>(source), nullptr);
    return success();
  }
  VectorType type = getTileType(source);
  if (!type || type.getDimSize(1) != 1)
    return op.emitOpError("spreads something other than one value a row");
  FailureOr<LaneTile> tile = getTile(op, source, nullptr);
  if (failed(tile))
    return failure();
  if (!tile->layout) {
    setTile(op.getResult(), tile->registers, nullptr);
    return success();
  }
  const LaneLayout *layout = getLayout(op);
  if (!layout)
    return failure();
  if (!layout->hasRowsOf(*tile->layout))
    return op.emitOpError("has lanes with other rows than its operand");
  LaneRegisters registers;
  for (TilePosition position : layout->registers) {
    int64_t reg = tile->layout->findRegister({position.row, 0});
    if (reg < 0)
      return op.emitOpError("has registers with other rows than its operand");
    registers.push_back(tile->registers[reg]);
  }
  setTile(op.getResult(), registers, layout);
  return success();
}

/// Where a part of a tile begins.
static TilePosition getOffset(ArrayAttr offsets) {
  auto get = [&](unsigned dim) -> int64_t {
    return dim < offsets.size() ? cast<IntegerAttr>(offsets[dim]).getInt() : 0;
  };
  return {get(0), get(1)};
}

LogicalResult Distribution::distributeSlice(vector::ExtractStridedSliceOp op) {
  FailureOr<LaneTile> tile = getTile(op, op.getSource(), nullptr);
  if (failed(tile))
    return failure();
  if (!tile->layout) {
    setTile(op.getResult(), tile->registers, nullptr);
    return success();
  }
  const LaneLayout *layout = getLayout(op);
  if (!layout)
    return failure();
  TilePosition offset = getOffset(op.getOffsets());
  LaneRegisters registers;
  for (TilePosition position : layout->registers) {
    int64_t reg = tile->layout->findRegister(position + offset);
    if (reg < 0 || !layout->hasLanesOf(*tile->layout))
      return op.emitOpError("takes a part that is no choice of registers");
    registers.push_back(tile->registers[reg]);
  }
  setTile(op.getResult(), registers, layout);
  return success();
}

LogicalResult Distribution::distributeInsert(vector::InsertStridedSliceOp op) {
  const LaneLayout *layout = getLayout(op);
  FailureOr<LaneTile> whole = getTile(op, op.getDest(), layout);
  FailureOr<LaneTile> part = getTile(op, op.getValueToStore(), nullptr);
  if (!layout || failed(whole) || failed(part))
    return failure();
  TilePosition offset = getOffset(op.getOffsets());
  VectorType type = op.getSourceVectorType();
  LaneRegisters registers;
  for (auto [reg, position] : llvm::enumerate(layout->registers)) {
    TilePosition inside{position.row - offset.row,
                        position.column - offset.column};
    if (inside.row < 0 || inside.row >= type.getDimSize(0) ||
        inside.column < 0 || inside.column >= type.getDimSize(1)) {
      registers.push_back(whole->registers[whole->layout ? reg : 0]);
      continue;
    }
    int64_t from = part->layout ? part->layout->findRegister(inside) : 0;
    if (from < 0 || (part->layout && !part->layout->hasLanesOf(*layout)))
      return op.emitOpError("puts in a part that is no choice of registers");
    registers.push_back(part->registers[from]);
  }
  setTile(op.getResult(), registers, layout);
  return success();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

LogicalResult Distribution::distributeLoad(LoadOp op) {
  const LaneLayout *layout = getLayout(op);
  if (!layout)
    return failure();
  if (std::optional<LdsTile> tile = LdsTile::get(op.getSource())) {
    auto fresh = buildPassageNumbers(op);
    LdsAddresses addresses(lanes, op.getLoc(), *tile, *layout,
                           [](TilePosition position) { return position; });
    setTile(op.getResult(), addresses.load(layout->registers), layout);
    return success();
  }
  // What is staged is loaded again and again: its addresses stay. Biases and
  // masks are looked at once a block, which is no reason to occupy registers.
  bool isLookedAt =
      llvm::all_of(op.getResult().getUsers(),
                   [](Operation *user) { return isa<MapOp>(user); });
  Value laneNumber =
      isLookedAt ? lanes.buildFreshLane(op.getLoc()) : lanes.getLane();
  setTile(op.getResult(),
          buildGlobalLoad(lanes, op.getLoc(), op.getSource(), op.getRow(),
                          op.getColumn(), op.getMap(), *layout, laneNumber),
          layout);
  return success();
}

LogicalResult Distribution::distributeStore(StoreOp op) {
  FailureOr<LaneTile> tile = getTile(op, op.getValue(), nullptr);
  if (failed(tile))
    return failure();
  if (!tile->layout)
    return op.emitOpError("stores a tile of one value, which has no layout");
  buildGlobalStore(lanes, op, tile->registers, *tile->layout);
  return success();
}

/// Outputs pass workgroup memory once, behind the loop over keys, in which
/// addresses of that passage are to keep no registers occupied.
std::unique_ptr<LaneBuilder::FreshNumbers>
Distribution::buildPassageNumbers(Operation *op) {
  MmaScheduleAttr mma = schedule.getMma();
  if (!mma || !mma.getOutputsInLds() || !isa<gpu::GPUFuncOp>(op->getParentOp()))
    return nullptr;
  return std::make_unique<LaneBuilder::FreshNumbers>(lanes, op->getLoc());
}

void Distribution::storeToLds(Location loc, const LdsTile &tile,
                              const LaneLayout &layout,
                              ArrayRef<LaneRegister> registers) {
  LaneRegisters converted(registers);
  if (tile.elementType.isF32())
    for (LaneRegister &reg : converted) {
      Type type = getElementTypeOrSelf(reg.value);
      if (type.isInteger(16))
        reg = {lanes.buildExtendBf16(loc, reg)};
      else if (type.isF16())
        reg = {arith::ExtFOp::create(builder, loc, builder.getF32Type(),
                                     lanes.buildScalar(loc, reg))};
    }
  if (storeMatrices(lanes, loc, tile, layout, converted))
    return;
  OpBuilder::InsertionGuard guard(builder);
  // Of lanes that hold the same, one writes.
  if (Value isFirst = lanes.buildIsFirstReplica(loc, lanes.getLane(), layout)) {
    auto branch = scf::IfOp::create(builder, loc, isFirst,
                                    /*withElseRegion=*/false);
    builder.setInsertionPointToStart(branch.thenBlock());
  }
  LdsAddresses addresses(lanes, loc, tile, layout,
                         [](TilePosition position) { return position; });
  addresses.store(layout.registers, converted);
}

LogicalResult Distribution::distributeCopy(CopyOp op) {
  const LaneLayout *layout = getLayout(op);
  std::optional<LdsTile> tile = LdsTile::get(op.getTile());
  if (!layout)
    return failure();
  if (!tile)
    return op.emitOpError("writes a tile that is not made by attn.lds_tile in "
                          "the same kernel");
  if (loadsDirectly() &&
      (lanes.instructions.placesLanesInLds()
           ? buildLaneCopy(lanes, op, *tile, *layout)
           : buildDirectCopy(lanes, op, *tile, schedule.getWaves())))
    return success();
  LaneRegisters registers =
      buildGlobalLoad(lanes, op.getLoc(), op.getSource(), op.getRow(),
                      op.getColumn(), op.getMap(), *layout, lanes.getLane());
  storeToLds(op.getLoc(), *tile, *layout, registers);
  return success();
}

LogicalResult Distribution::distributeStoreLds(StoreLdsOp op) {
  FailureOr<LaneTile> value = getTile(op, op.getValue(), nullptr);
  std::optional<LdsTile> tile = LdsTile::get(op.getTile());
  if (failed(value))
    return failure();
  if (!tile || !value->layout)
    return op.emitOpError("needs a value with a layout, and a tile made by "
                          "attn.lds_tile in the same kernel");
  auto fresh = buildPassageNumbers(op);
  storeToLds(op.getLoc(), *tile, *value->layout, value->registers);
  return success();
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

LogicalResult Distribution::distributeMap(MapOp op) {
  const LaneLayout *layout = getLayout(op);
  if (!layout)
    return failure();
  SmallVector<LaneTile> inputs;
  for (Value input : op.getInputs()) {
    FailureOr<LaneTile> tile = getTile(op, input, layout);
    if (failed(tile))
      return failure();
    inputs.push_back(*tile);
  }
  setTile(op.getResult(), buildMap(lanes, op, inputs, *layout), layout);
  return success();
}

LogicalResult Distribution::distributeRowReduce(RowReduceOp op) {
  const LaneLayout *layout = getLayout(op);
  if (!layout)
    return failure();
  FailureOr<LaneTile> source = getTile(op, op.getSource(), nullptr);
  if (failed(source))
    return failure();
  if (!source->layout)
    return op.emitOpError("reduces a tile of one value, which has no layout");
  bool crossesWaves =
      llvm::any_of(source->layout->waveBits, [](TilePosition bit) {
        return bit.row == 0 && bit.column != 0;
      });
  bool hasRows = layout->hasRowsOf(*source->layout) &&
                 llvm::all_of(source->layout->registers, [&](TilePosition at) {
                   return layout->findRegister({at.row, 0}) >= 0;
                 });
  if (crossesWaves || !hasRows)
    return op.emitOpError("reduces rows that are not all in one wave, or has "
                          "lanes with other rows than its operand");
  setTile(op.getResult(),
          buildRowReduction(lanes, op.getLoc(), op.getKind(), *source, *layout),
          layout);
  return success();
}

LogicalResult Distribution::distributePartialSum(PartialSumOp op) {
  const LaneLayout *layout = getLayout(op);
  if (!layout)
    return failure();
  FailureOr<LaneTile> source = getTile(op, op.getSource(), nullptr);
  FailureOr<LaneTile> accumulator = getTile(op, op.getAccumulator(), layout);
  if (failed(source) || failed(accumulator))
    return failure();
  if (!source->layout)
    return op.emitOpError("sums a tile of one value, which has no layout");
  int64_t columns = op.getAccumulator().getType().getDimSize(1);
  bool isOwn = llvm::all_of(source->layout->registers, [&](TilePosition at) {
    return findPartialRegister(*source->layout, at, *layout, columns) >= 0;
  });
  if (!isOwn)
    return op.emitOpError("sums what is not all in one lane");
  setTile(op.getResult(), buildPartialSum(lanes, op, *source, *accumulator),
          layout);
  return success();
}

LogicalResult Distribution::distributePartialMax(PartialMaxOp op) {
  const LaneLayout *layout = getLayout(op);
  if (!layout)
    return failure();
  FailureOr<LaneTile> source = getTile(op, op.getSource(), nullptr);
  if (failed(source))
    return failure();
  if (!source->layout)
    return op.emitOpError("reduces a tile of one value, which has no layout");
  // Each partial maximum has a part, and all of it in this lane.
  int64_t columns = op.getResult().getType().getDimSize(1);
  SmallVector<bool> hasPart(layout->getNumRegisters(), false);
  bool isOwn = llvm::all_of(source->layout->registers, [&](TilePosition at) {
    int64_t reg = findPartialRegister(*source->layout, at, *layout, columns);
    if (reg >= 0)
      hasPart[reg] = true;
    return reg >= 0;
  });
  if (!isOwn || llvm::is_contained(hasPart, false))
    return op.emitOpError("reduces what is not all in one lane");
  setTile(op.getResult(), buildPartialMax(lanes, op, *source, *layout), layout);
  return success();
}

LogicalResult Distribution::distributeAnyInWave(AnyInWaveOp op) {
  FailureOr<LaneTile> source = getTile(op, op.getSource(), nullptr);
  if (failed(source))
    return failure();
  op.getResult().replaceAllUsesWith(
      buildAnyInWave(lanes, op.getLoc(), source->registers));
  return success();
}

/// The first half is late: where a diagonal ends what tiles see, its rows see
/// fewer keys, so that the others, which begin, need not wait for it at the
/// end.
LogicalResult Distribution::distributeLateWaves(LateWavesOp op) {
  int64_t half = schedule.getWaves() / 2;
  op.getResult().replaceAllUsesWith(arith::CmpIOp::create(
      builder, op.getLoc(), arith::CmpIPredicate::slt, lanes.getWave(),
      lanes.buildI32(op.getLoc(), half)));
  return success();
}

LogicalResult Distribution::distributeRelayout(RelayoutOp op) {
  const LaneLayout *layout = getLayout(op);
  if (!layout)
    return failure();
  FailureOr<LaneTile> source = getTile(op, op.getSource(), nullptr);
  if (failed(source))
    return failure();
  if (!source->layout) {
    setTile(op.getResult(), source->registers, nullptr);
    return success();
  }
  FailureOr<LaneRegisters> registers =
      buildRelayout(lanes, op, *source, *layout);
  if (failed(registers))
    return failure();
  setTile(op.getResult(), *registers, layout);
  return success();
}

LogicalResult Distribution::distributeElementwise(Operation *op) {
  // Tiles of one value give such a tile.
  bool isOneValue = true;
  for (Value operand : op->getOperands())
    if (getTileType(operand)) {
      auto it = tiles.find(operand);
      isOneValue &= it != tiles.end() && !it->second.layout;
    }
  const LaneLayout *layout = nullptr;
  if (!isOneValue && !(layout = getLayout(op)))
    return failure();
  SmallVector<LaneTile> operands;
  for (Value operand : op->getOperands()) {
    if (!getTileType(operand)) {
      operands.push_back({{{operand}}, nullptr});
      continue;
    }
    FailureOr<LaneTile> tile = getTile(op, operand, layout);
    if (failed(tile))
      return failure();
    operands.push_back(*tile);
  }
  setTile(op->getResult(0),
          buildElementwise(lanes, op, operands,
                           layout ? layout->getNumRegisters() : 1),
          layout);
  return success();
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

LogicalResult Distribution::distribute(Operation *op) {
  builder.setInsertionPoint(op);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return distributeFor(loop);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return distributeIf(branch);
  if (auto yield = dyn_cast<scf::YieldOp>(op))
    return distributeYield(yield);

  if (isa<gpu::BarrierOp>(op) && op->hasAttr(ofWaveAttrName)) {
    lanes.instructions.buildWaveBarrier(lanes, op->getLoc());
    toErase.push_back(op);
    return success();
  }

  // What goes to workgroup memory directly has to be there; LLVM waits for
  // registers. Products that pass a barrier early follow one that has waited.
  if (isa<gpu::BarrierOp>(op) && loadsDirectly() &&
      !passedBarriers.contains(op) && !op->hasAttr(leavesAllAttrName))
    lanes.instructions.buildLdsLoadWait(lanes, op->getLoc(),
                                        op->hasAttr(leavesLastAttrName));

  bool isAboutTiles =
      isa<StoreOp, CopyOp, StoreLdsOp, LdsTileOp, LateWavesOp, RingOp,
          AcquireOp, AwaitOp, ReleaseOp, FillOp, DrainOp, DrainedOp,
          FirstTurnOp, TakeTurnOp, PassTurnOp, RolesOp>(op) ||
      llvm::any_of(op->getResults(), getTileType) ||
      llvm::any_of(op->getOperands(), getTileType);
  if (!isAboutTiles) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (failed(distributeBlock(block)))
          return failure();
    return success();
  }
  toErase.push_back(op);
  auto hasGroups = [&](auto op) -> LogicalResult {
    int64_t groupWaves = std::max<int64_t>(lanes.chip.groupWaves, 1);
    int64_t groups = schedule.getWaves() / groupWaves;
    if (int64_t(op.getGroups()) == groups)
      return success();
    return op.emitOpError("is of ")
           << op.getGroups() << " groups, the schedule's waves make " << groups;
  };
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([](LdsTileOp) { return success(); })
      .Case([&](RingOp op) { return buildRing(lanes, op), success(); })
      .Case([&](AcquireOp op) { return buildAcquire(lanes, op), success(); })
      .Case([&](AwaitOp op) { return buildAwait(lanes, op), success(); })
      .Case([&](ReleaseOp op) { return buildRelease(lanes, op), success(); })
      .Case([&](FillOp op) { return buildFill(lanes, op); })
      .Case([&](DrainOp op) {
        return failed(hasGroups(op)) ? failure() : buildDrain(lanes, op);
      })
      .Case(
          [&](DrainedOp op) { return buildDrained(lanes, op), hasGroups(op); })
      .Case([&](FirstTurnOp op) {
        return buildFirstTurn(lanes, op), hasGroups(op);
      })
      .Case([&](TakeTurnOp op) {
        return buildTakeTurn(lanes, op), hasGroups(op);
      })
      .Case([&](PassTurnOp op) {
        return buildPassTurn(lanes, op), hasGroups(op);
      })
      .Case([&](RolesOp op) {
        return distributeIf(buildRoles(lanes, op, schedule.getWaves()));
      })
      .Case([&](StartDotOp op) { return distributeStart(op); })
      .Case([&](FinishDotOp op) { return distributeFinish(op); })
      .Case([&](arith::ConstantOp op) { return distributeConstant(op); })
      .Case([&](vector::BroadcastOp op) { return distributeBroadcast(op); })
      .Case(
          [&](vector::ExtractStridedSliceOp op) { return distributeSlice(op); })
      .Case(
          [&](vector::InsertStridedSliceOp op) { return distributeInsert(op); })
      .Case([&](LoadOp op) { return distributeLoad(op); })
      .Case([&](StoreOp op) { return distributeStore(op); })
      .Case([&](CopyOp op) { return distributeCopy(op); })
      .Case([&](StoreLdsOp op) { return distributeStoreLds(op); })
      .Case([&](DotOp op) { return distributeProduct(op); })
      .Case([&](MapOp op) { return distributeMap(op); })
      .Case([&](RowReduceOp op) { return distributeRowReduce(op); })
      .Case([&](PartialSumOp op) { return distributePartialSum(op); })
      .Case([&](PartialMaxOp op) { return distributePartialMax(op); })
      .Case([&](AnyInWaveOp op) { return distributeAnyInWave(op); })
      .Case([&](LateWavesOp op) { return distributeLateWaves(op); })
      .Case([&](RelayoutOp op) { return distributeRelayout(op); })
      .Default([&](Operation *op) -> LogicalResult {
        if (op->getNumResults() == 1 && op->getNumRegions() == 0 &&
            OpTrait::hasElementwiseMappableTraits(op))
          return distributeElementwise(op);
        return op->emitOpError("is no op on tiles that lanes can share");
      });
}

LogicalResult Distribution::distributeBlock(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(block))
    if (failed(distribute(&op)))
      return failure();
  return success();
}

LogicalResult Distribution::run() {
  for (Value argument : func.getArguments())
    if (getTileType(argument))
      return func.emitOpError("has a tile as an argument");
  for (Block &block : func.getBody())
    if (failed(distributeBlock(block)))
      return failure();
  for (Operation *op : llvm::reverse(toErase))
    op->erase();
  return success();
}

/// Adds an attribute of LLVM functions.
static void addFunctionAttribute(gpu::GPUFuncOp func, StringRef name,
                                 StringRef value) {
  OpBuilder builder(func.getContext());
  constexpr StringLiteral passthrough = "passthrough";
  SmallVector<Attribute> attributes;
  if (auto present = func->getAttrOfType<ArrayAttr>(passthrough))
    llvm::append_range(attributes, present);
  attributes.push_back(builder.getStrArrayAttr({name, value}));
  func->setAttr(passthrough, builder.getArrayAttr(attributes));
}

namespace {
class AttnDistribute : public attn::impl::AttnDistributeBase<AttnDistribute> {
  void runOnOperation() override {
    gpu::GPUFuncOp func = getOperation();
    auto schedule = func->getAttrOfType<CollectiveAttr>("attn.collective");
    if (!schedule || func.isExternal())
      return;
    const GpuModel *chip = getScheduleChip(func, schedule);
    if (!chip)
      return signalPassFailure();
    Distribution distribution(func, schedule, *chip);
    if (failed(distribution.run()))
      return signalPassFailure();
    if (chip->barriersAwaitLoads)
      func.walk(attn::restrictToLds);
    // The maximum of numbers as AMD's hardware takes it: with IEEE mode on,
    // operands would first have to be made quiet, each by an instruction.
    if (chip->isa == GpuIsa::Amdgpu)
      addFunctionAttribute(func, "amdgpu-ieee", "false");
  }
};
} // namespace
