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

#include "Distribute.h"
#include "DistributeCarriers.h"
#include "DistributeDot.h"
#include "DistributeMma.h"
#include "TargetDevice.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNDISTRIBUTE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {

class Distribution {
public:
  Distribution(gpu::GPUFuncOp func, CollectiveAttr schedule,
               const GpuModel &chip)
      : func(func), schedule(schedule), lanes(func, chip),
        builder(lanes.builder) {
    const MmaAtom *atom = findScheduleAtom(schedule, chip);
    if (atom && !atom->isDirect())
      accumulatorRegisters = atom->getResultRegisters();
  }

  LogicalResult run();

private:
  LogicalResult distributeBlock(Block &block);
  LogicalResult distribute(Operation *op);
  LogicalResult distributeFor(scf::ForOp op);
  LogicalResult distributeIf(scf::IfOp op);
  LogicalResult distributeYield(scf::YieldOp op);
  LogicalResult yieldTiles(scf::YieldOp op, ArrayRef<TileCarriers> parts);
  LogicalResult distributeConstant(arith::ConstantOp op);
  LogicalResult distributeBroadcast(vector::BroadcastOp op);
  LogicalResult distributeSlice(vector::ExtractStridedSliceOp op);
  LogicalResult distributeLoad(LoadOp op);
  LogicalResult distributeStore(StoreOp op);
  LogicalResult distributeCopy(CopyOp op);
  LogicalResult distributeStoreLds(StoreLdsOp op);
  LogicalResult distributeProduct(DotOp op);
  LogicalResult distributeMmaStream();
  LogicalResult distributeMap(MapOp op);
  LogicalResult distributeRowReduce(RowReduceOp op);
  LogicalResult distributePartialSum(PartialSumOp op);
  LogicalResult distributePartialMax(PartialMaxOp op);
  LogicalResult distributeAnyInWave(AnyInWaveOp op);
  LogicalResult distributeLateWaves(LateWavesOp op);
  LogicalResult distributeRelayout(RelayoutOp op);
  LogicalResult distributeElementwise(Operation *op);
  void storeToLds(Location loc, const LdsTile &tile, const LaneLayout &layout,
                  ArrayRef<LaneRegister> registers);

  /// The layout of the `number`-th tile among the results of `op`, or null and
  /// an error.
  const LaneLayout *getLayout(Operation *op, unsigned number = 0);
  /// The registers of a tile, whose layout has to be `layout`.
  FailureOr<LaneTile> getTile(Operation *user, Value value,
                              const LaneLayout *layout);
  void setTile(Value value, ArrayRef<LaneRegister> registers,
               const LaneLayout *layout) {
    tiles[value] = {LaneRegisters(registers), layout};
  }
  void setTile(Value value, ArrayRef<Value> registers,
               const LaneLayout *layout) {
    setTile(value,
            llvm::map_to_vector(registers,
                                [](Value reg) { return LaneRegister{reg}; }),
            layout);
  }
  /// Whether loads may go to workgroup memory without registers.
  bool loadsDirectly() const {
    return schedule.getMma() && schedule.getMma().getDirectLoads();
  }

  gpu::GPUFuncOp func;
  CollectiveAttr schedule;
  LaneBuilder lanes;
  OpBuilder &builder;
  DenseMap<Value, LaneTile> tiles;
  DenseMap<Attribute, std::unique_ptr<LaneLayout>> layouts;
  /// What the bodies of rewritten loops yield.
  DenseMap<Block *, SmallVector<TileCarriers>> yielded;
  SmallVector<Operation *> toErase;
  /// Registers of the result of a matrix instruction that is a vector; else 0.
  unsigned accumulatorRegisters = 0;
  /// Products that are taken together, where the last of them is, and the
  /// barrier behind them.
  SmallVector<DotOp> mmaStream;
  gpu::BarrierOp mmaBarrier;
  DenseSet<Operation *> passedBarriers;
};

} // namespace

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
// Control flow
//===----------------------------------------------------------------------===//

LogicalResult Distribution::distributeFor(scf::ForOp op) {
  if (llvm::none_of(op.getInitArgs(), getTileType))
    return distributeBlock(*op.getBody());
  Location loc = op.getLoc();
  SmallVector<TileCarriers> args;
  SmallVector<Value> inits;
  unsigned numTiles = 0;
  for (Value init : op.getInitArgs()) {
    if (!getTileType(init)) {
      args.emplace_back(init.getType());
      inits.push_back(init);
      continue;
    }
    const LaneLayout *layout = getLayout(op, numTiles++);
    if (!layout)
      return failure();
    FailureOr<LaneTile> tile = getTile(op, init, layout);
    if (failed(tile))
      return failure();
    args.emplace_back(tile->registers, layout, accumulatorRegisters);
    args.back().pack(lanes, loc, tile->registers, inits);
  }
  auto loop = scf::ForOp::create(builder, loc, op.getLowerBound(),
                                 op.getUpperBound(), op.getStep(), inits);
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    if (attribute.getName() != layoutsAttrName)
      loop->setDiscardableAttr(attribute.getName(), attribute.getValue());
  Block *oldBody = op.getBody(), *body = loop.getBody();
  body->getOperations().splice(body->end(), oldBody->getOperations());
  op.getInductionVar().replaceAllUsesWith(loop.getInductionVar());
  ValueRange iterArgs = loop.getRegionIterArgs(), results = loop.getResults();
  for (auto [number, arg] : llvm::enumerate(args)) {
    if (const LaneLayout *layout = arg.getLayout()) {
      setTile(op.getRegionIterArg(number), arg.unpack(iterArgs), layout);
      setTile(op.getResult(number), arg.unpack(results), layout);
      continue;
    }
    op.getRegionIterArg(number).replaceAllUsesWith(iterArgs.front());
    op.getResult(number).replaceAllUsesWith(results.front());
    iterArgs = iterArgs.drop_front();
    results = results.drop_front();
  }
  yielded[body] = args;
  toErase.push_back(op);
  return distributeBlock(*body);
}

LogicalResult Distribution::distributeIf(scf::IfOp op) {
  Block *blocks[] = {op.thenBlock(), op.elseBlock()};
  for (Block *block : blocks)
    if (block && failed(distributeBlock(*block)))
      return failure();
  if (llvm::none_of(op.getResults(), getTileType))
    return success();
  // Both branches are known now: the first one says as what values the
  // registers come.
  SmallVector<TileCarriers> parts;
  SmallVector<Type> types;
  unsigned numTiles = 0;
  for (auto [number, result] : llvm::enumerate(op.getResults())) {
    if (!getTileType(result)) {
      parts.emplace_back(result.getType());
    } else {
      const LaneLayout *layout = getLayout(op, numTiles++);
      if (!layout)
        return failure();
      FailureOr<LaneTile> tile =
          getTile(op, op.thenYield().getOperand(number), layout);
      if (failed(tile))
        return failure();
      parts.emplace_back(tile->registers, layout, accumulatorRegisters);
    }
    parts.back().appendTypes(types);
  }
  for (Block *block : blocks) {
    auto yield = cast<scf::YieldOp>(block->getTerminator());
    builder.setInsertionPoint(yield);
    if (failed(yieldTiles(yield, parts)))
      return failure();
  }
  builder.setInsertionPoint(op);
  auto branch = scf::IfOp::create(builder, op.getLoc(), types,
                                  op.getCondition(), /*addThenBlock=*/false,
                                  /*addElseBlock=*/false);
  branch.getThenRegion().takeBody(op.getThenRegion());
  branch.getElseRegion().takeBody(op.getElseRegion());
  ValueRange results = branch.getResults();
  for (auto [number, part] : llvm::enumerate(parts)) {
    if (const LaneLayout *layout = part.getLayout()) {
      setTile(op.getResult(number), part.unpack(results), layout);
      continue;
    }
    op.getResult(number).replaceAllUsesWith(results.front());
    results = results.drop_front();
  }
  toErase.push_back(op);
  return success();
}

LogicalResult Distribution::yieldTiles(scf::YieldOp op,
                                       ArrayRef<TileCarriers> parts) {
  SmallVector<Value> values;
  for (auto [operand, part] : llvm::zip(op.getOperands(), parts)) {
    if (!part.getLayout()) {
      values.push_back(operand);
      continue;
    }
    FailureOr<LaneTile> tile = getTile(op, operand, part.getLayout());
    if (failed(tile))
      return failure();
    part.pack(lanes, op.getLoc(), tile->registers, values);
  }
  scf::YieldOp::create(builder, op.getLoc(), values);
  toErase.push_back(op);
  return success();
}

LogicalResult Distribution::distributeYield(scf::YieldOp op) {
  auto it = yielded.find(op->getBlock());
  if (it == yielded.end())
    return success();
  return yieldTiles(op, it->second);
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
  auto getOffset = [&](unsigned dim) -> int64_t {
    ArrayAttr offsets = op.getOffsets();
    return dim < offsets.size() ? cast<IntegerAttr>(offsets[dim]).getInt() : 0;
  };
  TilePosition offset{getOffset(0), getOffset(1)};
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

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

LogicalResult Distribution::distributeLoad(LoadOp op) {
  const LaneLayout *layout = getLayout(op);
  if (!layout)
    return failure();
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
  storeToLds(op.getLoc(), *tile, *value->layout, value->registers);
  return success();
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

LogicalResult Distribution::distributeMmaStream() {
  SmallVector<MmaProduct> products;
  for (DotOp op : mmaStream) {
    MmaProduct &product = products.emplace_back();
    product.op = op;
    Type type = getElementTypeOrSelf(op.getLhs());
    product.atom = findScheduleAtom(schedule, lanes.chip, type);
    if (!product.atom)
      return op.emitOpError("has a left side in registers, but the schedule "
                            "names no matrix instruction of ")
             << lanes.chip.name << " for " << type;
    product.layout = getLayout(op);
    if (!product.layout)
      return failure();
    FailureOr<LaneTile> sums = getTile(op, op.getAccumulator(), product.layout);
    if (failed(sums))
      return failure();
    product.sums = sums->registers;
    if (!op.hasRegisterLhs())
      continue;
    FailureOr<LaneTile> lhs = getTile(op, op.getLhs(), nullptr);
    if (failed(lhs))
      return failure();
    if (!lhs->layout)
      return op.emitOpError("multiplies a tile of one value, which has no "
                            "layout");
    product.lhs = *lhs;
  }
  FailureOr<bool> passedBarrier =
      distributeMma(lanes, products, schedule.getMma(), bool(mmaBarrier));
  if (failed(passedBarrier))
    return failure();
  if (*passedBarrier) {
    toErase.push_back(mmaBarrier);
    passedBarriers.insert(mmaBarrier);
  }
  for (MmaProduct &product : products)
    setTile(product.op.getResult(), product.sums, product.layout);
  mmaStream.clear();
  mmaBarrier = nullptr;
  return success();
}

LogicalResult Distribution::distributeProduct(DotOp op) {
  if (op.hasRegisterLhs() || schedule.getMma()) {
    if (mmaStream.empty())
      mmaStream = getMmaStream(op, mmaBarrier);
    return op == mmaStream.back() ? distributeMmaStream() : success();
  }
  const LaneLayout *layout = getLayout(op);
  if (!layout)
    return failure();
  FailureOr<LaneTile> accumulator = getTile(op, op.getAccumulator(), layout);
  if (failed(accumulator))
    return failure();
  SmallVector<Value> sums =
      llvm::map_to_vector(accumulator->registers, [&](LaneRegister reg) {
        return lanes.buildScalar(op.getLoc(), reg);
      });
  if (failed(distributeDot(lanes, op, *layout, sums)))
    return failure();
  setTile(op.getResult(), sums, layout);
  return success();
}

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

LogicalResult Distribution::distributeLateWaves(LateWavesOp op) {
  int64_t half = schedule.getWaves() / 2;
  op.getResult().replaceAllUsesWith(arith::CmpIOp::create(
      builder, op.getLoc(), arith::CmpIPredicate::sge, lanes.getWave(),
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

  // What goes to workgroup memory directly has to be there; LLVM waits for
  // registers. Products that pass a barrier early follow one that has waited.
  if (isa<gpu::BarrierOp>(op) && loadsDirectly() &&
      !passedBarriers.contains(op))
    lanes.instructions.buildLdsLoadWait(lanes, op->getLoc());

  bool isAboutTiles =
      isa<StoreOp, CopyOp, StoreLdsOp, LdsTileOp, LateWavesOp>(op) ||
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
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([](LdsTileOp) { return success(); })
      .Case([&](arith::ConstantOp op) { return distributeConstant(op); })
      .Case([&](vector::BroadcastOp op) { return distributeBroadcast(op); })
      .Case(
          [&](vector::ExtractStridedSliceOp op) { return distributeSlice(op); })
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
    // The maximum of numbers as AMD's hardware takes it: with IEEE mode on,
    // operands would first have to be made quiet, each by an instruction.
    if (chip->isa == GpuIsa::Amdgpu)
      addFunctionAttribute(func, "amdgpu-ieee", "false");
  }
};
} // namespace
