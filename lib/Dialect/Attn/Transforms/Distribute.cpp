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
#include "DistributeDot.h"
#include "TargetDevice.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"
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
  Distribution(gpu::GPUFuncOp func, const GpuModel &chip)
      : func(func), lanes(func, chip), builder(lanes.builder) {}

  LogicalResult run();

private:
  LogicalResult distributeBlock(Block &block);
  LogicalResult distribute(Operation *op);
  LogicalResult distributeFor(scf::ForOp op);
  LogicalResult distributeIf(scf::IfOp op);
  LogicalResult distributeYield(scf::YieldOp op);
  LogicalResult distributeConstant(arith::ConstantOp op);
  LogicalResult distributeBroadcast(vector::BroadcastOp op);
  LogicalResult distributeSlice(vector::ExtractStridedSliceOp op);
  LogicalResult distributeLoad(LoadOp op);
  LogicalResult distributeStore(StoreOp op);
  LogicalResult distributeCopy(CopyOp op);
  LogicalResult distributeStoreLds(StoreLdsOp op);
  LogicalResult distributeProduct(DotOp op);
  LogicalResult distributeMap(MapOp op);
  LogicalResult distributeRowReduce(RowReduceOp op);
  LogicalResult distributePartialSum(PartialSumOp op);
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
  /// A value that crosses the border of a region: a scalar or a vector, and
  /// the numbers of the registers in it.
  struct Carrier {
    Type type;
    SmallVector<unsigned> registers;
  };
  /// What a region takes or yields: the carriers of a tile's registers and its
  /// layout, or one carrier of a scalar and no layout.
  struct Carried {
    SmallVector<Carrier> carriers;
    const LaneLayout *layout = nullptr;
  };
  static Carried getCarried(ArrayRef<LaneRegister> registers,
                            const LaneLayout *layout);
  void pack(Location loc, ArrayRef<LaneRegister> registers,
            const Carried &carried, SmallVectorImpl<Value> &values);
  /// Takes the carriers of a tile off `values`.
  static LaneRegisters unpack(const Carried &carried, ValueRange &values);

  gpu::GPUFuncOp func;
  LaneBuilder lanes;
  OpBuilder &builder;
  DenseMap<Value, LaneTile> tiles;
  DenseMap<Attribute, std::unique_ptr<LaneLayout>> layouts;
  /// What the regions of rewritten loops and branches yield.
  DenseMap<Block *, SmallVector<Carried>> yielded;
  SmallVector<Operation *> toErase;
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

/// Vectors cross as they are if all of their elements are registers of the
/// tile, and other registers of 16 bits in pairs, as they fill the hardware's.
Distribution::Carried Distribution::getCarried(ArrayRef<LaneRegister> registers,
                                               const LaneLayout *layout) {
  Carried carried;
  carried.layout = layout;
  llvm::MapVector<Value, SmallVector<std::pair<int64_t, unsigned>>> vectors;
  for (auto [number, reg] : llvm::enumerate(registers))
    if (reg.element >= 0)
      vectors[reg.value].push_back({reg.element, number});
  llvm::BitVector isCarried(registers.size());
  for (auto &[value, elements] : vectors) {
    llvm::sort(elements);
    Carrier carrier{value.getType(), {}};
    int64_t count = cast<VectorType>(value.getType()).getNumElements();
    for (auto [element, number] : elements)
      if (element == int64_t(carrier.registers.size()))
        carrier.registers.push_back(number);
    if (int64_t(carrier.registers.size()) != count ||
        int64_t(elements.size()) != count)
      continue;
    for (unsigned number : carrier.registers)
      isCarried.set(number);
    carried.carriers.push_back(carrier);
  }
  isCarried.flip();
  SmallVector<unsigned> rest(isCarried.set_bits_begin(),
                             isCarried.set_bits_end());
  for (size_t i = 0; i < rest.size();) {
    Type type = getElementTypeOrSelf(registers[rest[i]].value);
    if (type.getIntOrFloatBitWidth() == 16 && i + 1 < rest.size()) {
      carried.carriers.push_back(
          {VectorType::get({2}, type), {rest[i], rest[i + 1]}});
      i += 2;
      continue;
    }
    carried.carriers.push_back({type, {rest[i++]}});
  }
  return carried;
}

void Distribution::pack(Location loc, ArrayRef<LaneRegister> registers,
                        const Carried &carried,
                        SmallVectorImpl<Value> &values) {
  for (const Carrier &carrier : carried.carriers) {
    LaneRegisters members = llvm::map_to_vector(
        carrier.registers, [&](unsigned number) { return registers[number]; });
    if (!isa<VectorType>(carrier.type)) {
      values.push_back(lanes.buildScalar(loc, members.front()));
      continue;
    }
    Value value = lanes.buildDwords(loc, members);
    if (value.getType() != carrier.type)
      value = LLVM::BitcastOp::create(builder, loc, carrier.type, value);
    values.push_back(value);
  }
}

LaneRegisters Distribution::unpack(const Carried &carried, ValueRange &values) {
  LaneRegisters registers(carried.layout->getNumRegisters());
  for (const Carrier &carrier : carried.carriers) {
    Value value = values.front();
    values = values.drop_front();
    bool isVector = isa<VectorType>(carrier.type);
    for (auto [element, number] : llvm::enumerate(carrier.registers))
      registers[number] = {value, isVector ? int64_t(element) : -1};
  }
  return registers;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

LogicalResult Distribution::distributeFor(scf::ForOp op) {
  if (llvm::none_of(op.getInitArgs(), getTileType))
    return distributeBlock(*op.getBody());
  Location loc = op.getLoc();
  SmallVector<Carried> args;
  SmallVector<Value> inits;
  unsigned numTiles = 0;
  for (Value init : op.getInitArgs()) {
    if (!getTileType(init)) {
      args.push_back({{{init.getType(), {0}}}, nullptr});
      inits.push_back(init);
      continue;
    }
    const LaneLayout *layout = getLayout(op, numTiles++);
    if (!layout)
      return failure();
    FailureOr<LaneTile> tile = getTile(op, init, layout);
    if (failed(tile))
      return failure();
    args.push_back(getCarried(tile->registers, layout));
    pack(loc, tile->registers, args.back(), inits);
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
    if (arg.layout) {
      setTile(op.getRegionIterArg(number), unpack(arg, iterArgs), arg.layout);
      setTile(op.getResult(number), unpack(arg, results), arg.layout);
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
  if (llvm::none_of(op.getResults(), getTileType)) {
    if (failed(distributeBlock(*op.thenBlock())))
      return failure();
    return op.elseBlock() ? distributeBlock(*op.elseBlock()) : success();
  }
  SmallVector<Carried> parts;
  SmallVector<Type> types;
  unsigned numTiles = 0;
  for (Value result : op.getResults()) {
    VectorType tileType = getTileType(result);
    if (!tileType) {
      parts.push_back({{{result.getType(), {0}}}, nullptr});
    } else {
      const LaneLayout *layout = getLayout(op, numTiles++);
      if (!layout)
        return failure();
      // Scalars stand for what the branches will yield.
      Value any = LLVM::PoisonOp::create(
          builder, op.getLoc(), getRegisterType(tileType.getElementType()));
      LaneRegisters registers(layout->getNumRegisters(), LaneRegister{any});
      parts.push_back(getCarried(registers, layout));
      any.getDefiningOp()->erase();
    }
    for (const Carrier &carrier : parts.back().carriers)
      types.push_back(carrier.type);
  }
  auto branch = scf::IfOp::create(builder, op.getLoc(), types,
                                  op.getCondition(), /*addThenBlock=*/false,
                                  /*addElseBlock=*/false);
  branch.getThenRegion().takeBody(op.getThenRegion());
  branch.getElseRegion().takeBody(op.getElseRegion());
  ValueRange results = branch.getResults();
  for (auto [number, part] : llvm::enumerate(parts)) {
    if (part.layout) {
      setTile(op.getResult(number), unpack(part, results), part.layout);
      continue;
    }
    op.getResult(number).replaceAllUsesWith(results.front());
    results = results.drop_front();
  }
  toErase.push_back(op);
  for (Block *block : {branch.thenBlock(), branch.elseBlock()}) {
    yielded[block] = parts;
    if (failed(distributeBlock(*block)))
      return failure();
  }
  return success();
}

LogicalResult Distribution::distributeYield(scf::YieldOp op) {
  auto it = yielded.find(op->getBlock());
  if (it == yielded.end())
    return success();
  SmallVector<Value> values;
  for (auto [operand, part] : llvm::zip(op.getOperands(), it->second)) {
    if (!part.layout) {
      values.push_back(operand);
      continue;
    }
    FailureOr<LaneTile> tile = getTile(op, operand, part.layout);
    if (failed(tile))
      return failure();
    pack(op.getLoc(), tile->registers, part, values);
  }
  scf::YieldOp::create(builder, op.getLoc(), values);
  toErase.push_back(op);
  return success();
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

LogicalResult Distribution::distributeProduct(DotOp op) {
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
  bool isOwn =
      source->layout->hasLanesOf(*layout) &&
      llvm::all_of(source->layout->registers, [&](TilePosition at) {
        return layout->findRegister({at.row, at.column % columns}) >= 0;
      });
  if (!isOwn)
    return op.emitOpError("sums what is not all in one lane");
  setTile(op.getResult(), buildPartialSum(lanes, op, *source, *accumulator),
          layout);
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

  bool isAboutTiles = isa<StoreOp, CopyOp, StoreLdsOp, LdsTileOp>(op) ||
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
    Distribution distribution(func, *chip);
    if (failed(distribution.run()))
      return signalPassFailure();
    // The maximum of numbers as the hardware takes it: with IEEE mode on,
    // operands would first have to be made quiet, each by an instruction.
    addFunctionAttribute(func, "amdgpu-ieee", "false");
  }
};
} // namespace
