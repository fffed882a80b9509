//===- PromoteLds.cpp - Multiply from workgroup memory --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Replaces each vector.contract of a kernel by stages of attn.dot on tiles in
// workgroup memory. First all products are looked at: which of their operands
// are loads, and how large their tiles are. Then bytes are handed out, tiles
// that stay first, the stages of all products on top of each other behind them.
// Then each product is rewritten.
//
// Matrix instructions take the left side from registers, or, where the schedule
// says so, queries from workgroup memory. Their right sides are there a whole
// block at a time, each in bytes of its own and perhaps in two buffers, so that
// attn-pipeline can fill one while another is read. Of a product that is taken
// transposed, a lane has a row of the left side, and of what comes out in the
// end: where neighbours in memory are in one row, queries and outputs go
// through workgroup memory, too, before and after all else is there. Then lanes
// side by side read and write what lies side by side. Outputs of other products
// do the same where the schedule says so; with a producer, they have bytes of
// their own, from which the copy engine stores them. So has a bias of pairs,
// which the producer brings like keys.

#include "DirectLoads.h"
#include "LdsLayouts.h"
#include "TargetDevice.h"
#include "TensorViews.h"
#include "TileLayouts.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/IR/Barriers.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNPROMOTELDS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {

/// A tile that is to be in workgroup memory.
struct PlannedTile {
  StringRef name;
  SmallVector<int64_t, 2> shape;
  Type elementType;
  LdsLayoutAttr layout;
  int64_t conflicts = 0;
  int64_t offset = 0;
  /// How many times it is there.
  int64_t buffers = 1;

  int64_t getBytes() const {
    return llvm::alignTo(
        layout.getBytes(shape[0], shape[1],
                        elementType.getIntOrFloatBitWidth() / 8),
        alignment);
  }
  int64_t alignment = 1;
  int64_t getAllBytes() const { return buffers * getBytes(); }
};

/// A product and where its operands are.
struct Product {
  vector::ContractionOp op;
  /// The load of the left side; null if it is computed.
  LoadOp lhsLoad;
  LoadOp rhsLoad;
  bool transposeRhs;
  /// Extent of the sum, and of the part that one stage holds.
  int64_t depth, stage;
  /// That of the left side has no shape if it stays in registers.
  PlannedTile lhs, rhs;
};

/// Rewrites one kernel.
class LdsPromotion {
public:
  LdsPromotion(gpu::GPUFuncOp function, CollectiveAttr schedule,
               const GpuModel &chip)
      : function(function), schedule(schedule), chip(chip),
        builder(function.getContext()) {}

  LogicalResult run();

private:
  LogicalResult analyze(vector::ContractionOp op);
  LogicalResult planMatrixTile(Product &product);
  LogicalResult planTiles(Product &product);
  void planTile(PlannedTile &tile, StringRef name, LdsTileRole role,
                int64_t rows, int64_t columns, Type elementType);
  /// The right side of a product with that many columns, for one stage.
  void planRhs(Product &product, int64_t columns, Type elementType);
  /// Gives each tile its offset; returns where the last one ends.
  int64_t placeTiles();
  LogicalResult checkMemory(int64_t bytes);
  void reportMemory(int64_t bytes);
  Value buildTile(const PlannedTile &tile, Location loc);
  void buildCopy(LoadOp load, OpFoldResult addRow, OpFoldResult addColumn,
                 Value tile);
  /// One stage: the sum after the part of the depth from `depth` on. Without
  /// `lhs`, the left side is the product's.
  Value buildStage(const Product &product, OpFoldResult depth, Value lhs,
                   Value rhs, Value sum);
  void rewrite(Product &product);
  PlannedTile planPassage(VectorType type, Value memory, AffineMap map,
                          LdsTileRole role, int64_t bytes);
  void buildPassageBarrier(Location loc, bool isOfWaves);
  Value buildPassage(Value part, Value tile, bool isOfWaves);
  void passQueries(Product &product, int64_t bytes);
  void passOutputs(int64_t bytes);
  int64_t getRingBytes() const;
  bool isOfBlock(LoadOp load) const;
  void planPairs(int64_t &bytes);
  void buildPairs();
  void planDrains(int64_t &bytes);
  void buildDrains();

  gpu::GPUFuncOp function;
  CollectiveAttr schedule;
  const GpuModel &chip;
  OpBuilder builder;
  SmallVector<Product, 2> products;
  /// Loads of an element for each pair, and their tiles, by what is loaded.
  llvm::MapVector<Value, std::pair<SmallVector<LoadOp, 1>, PlannedTile>> pairs;
  /// Outputs that the copy engine stores, and their tiles.
  SmallVector<std::pair<StoreOp, PlannedTile>, 1> drains;
  Value arena;
};

} // namespace

/// The load that `value` comes from, through a widening of bf16.
static LoadOp getLoad(Value value) {
  if (auto widen = value.getDefiningOp<arith::ExtFOp>())
    value = widen.getIn();
  return value.getDefiningOp<LoadOp>();
}

LogicalResult LdsPromotion::analyze(vector::ContractionOp op) {
  Product product;
  product.op = op;
  auto lhsType = op.getLhsType();
  auto resultType = dyn_cast<VectorType>(op.getResultType());
  AffineExpr row, column, depth;
  bindDims(op.getContext(), row, column, depth);
  auto get = [&](AffineExpr first, AffineExpr second) {
    return AffineMap::get(3, 0, {first, second}, op.getContext());
  };
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  product.transposeRhs = maps[1] == get(column, depth);
  if (!resultType || resultType.getRank() != 2 || maps[0] != get(row, depth) ||
      (!product.transposeRhs && maps[1] != get(depth, column)) ||
      maps[2] != get(row, column) || op.getKind() != vector::CombiningKind::ADD)
    return op.emitOpError("is no product of two matrices with the loops row, "
                          "column, depth");
  product.lhsLoad = getLoad(op.getLhs());
  product.rhsLoad = getLoad(op.getRhs());
  if (!product.rhsLoad)
    return op.emitOpError("has a right side that is not loaded from memory");
  product.depth = lhsType.getDimSize(1);
  if (failed(schedule.getMma() ? planMatrixTile(product) : planTiles(product)))
    return failure();
  products.push_back(product);
  return success();
}

void LdsPromotion::planTile(PlannedTile &tile, StringRef name, LdsTileRole role,
                            int64_t rows, int64_t columns, Type elementType) {
  tile.name = name;
  tile.shape = {rows, columns};
  tile.elementType = elementType;
  LdsTileLayout choice =
      chooseLdsLayout(role, rows, columns, elementType, schedule, chip);
  tile.layout = choice.layout;
  // The next tile starts at a boundary of the widest access, or of the rows
  // that a fill swizzles together.
  constexpr int64_t accessBytes = 16, swizzledBytes = 8 * 128;
  bool isFilled = schedule.getMma() && schedule.getMma().getProducer();
  tile.alignment = isFilled ? swizzledBytes : accessBytes;
  tile.conflicts = choice.conflicts;
}

/// The right side of a product by matrix instructions.
LogicalResult LdsPromotion::planMatrixTile(Product &product) {
  vector::ContractionOp op = product.op;
  MmaScheduleAttr mma = schedule.getMma();
  Type elementType = op.getLhsType().getElementType();
  const MmaAtom *atom = findScheduleAtom(schedule, chip, elementType);
  if (!atom)
    return op.emitOpError("multiplies ")
           << elementType << ", for which " << chip.name
           << " has no matrix instruction " << mma.getAtom();
  auto resultType = cast<VectorType>(op.getResultType());
  int64_t rows = resultType.getDimSize(0), columns = resultType.getDimSize(1);
  int64_t rowStep = schedule.getWaves() * atom->getResultRows();
  int64_t columnStep = atom->getReadColumns();
  if (rows % rowStep != 0 || columns % columnStep != 0 ||
      product.depth % atom->getDepthStep() != 0)
    return op.emitOpError("has ")
           << rows << " rows, " << columns << " columns and a depth of "
           << product.depth << ", expected multiples of " << rowStep << ", "
           << columnStep << " and " << atom->getDepthStep() << " for "
           << schedule.getWaves() << " waves with " << mma.getAtom();
  product.stage = product.depth;
  if (product.lhsLoad && mma.getQueriesInLds()) {
    planTile(product.lhs, "queries", LdsTileRole::Lhs, rows, product.depth,
             elementType);
    // The next tile's come while this one's are still read.
    product.lhs.buffers = mma.getOverlapTiles() ? 2 : 1;
  }
  planRhs(product, columns, elementType);
  product.rhs.buffers = mma.getBuffers();
  return success();
}

void LdsPromotion::planRhs(Product &product, int64_t columns,
                           Type elementType) {
  if (product.transposeRhs)
    planTile(product.rhs, "keys", LdsTileRole::TransposedRhs, columns,
             product.stage, elementType);
  else
    planTile(product.rhs, "values", LdsTileRole::Rhs, product.stage, columns,
             elementType);
}

/// Both sides of a product that lanes take by themselves.
LogicalResult LdsPromotion::planTiles(Product &product) {
  vector::ContractionOp op = product.op;
  int64_t stage =
      product.transposeRhs ? schedule.getDepthStage() : schedule.getKeyStage();
  product.stage = std::min(stage, product.depth);
  if (product.depth % product.stage != 0)
    return op.emitOpError("has a depth of ")
           << product.depth << ", which stages of " << product.stage
           << " don't divide";

  Type elementType = op.getLhsType().getElementType();
  if (!elementType.isF16() && !elementType.isF32())
    return op.emitOpError("multiplies ")
           << elementType
           << ", expected f16 or f32: widen bf16 behind its load";
  auto resultType = cast<VectorType>(op.getResultType());
  int64_t rows = resultType.getDimSize(0), columns = resultType.getDimSize(1);
  int64_t lanes = schedule.getRowLanes();
  if (!llvm::isPowerOf2_64(rows) ||
      (product.transposeRhs && columns % lanes != 0))
    return op.emitOpError("has a result of ")
           << rows << " rows and " << columns
           << " columns, expected a power of two of rows, and a multiple of "
           << "row_lanes (" << lanes << ") of columns";
  if (product.lhsLoad)
    planTile(product.lhs, "queries", LdsTileRole::Lhs, rows, product.depth,
             elementType);
  else
    planTile(product.lhs, "probabilities", LdsTileRole::ComputedLhs, rows,
             product.stage, elementType);
  planRhs(product, columns, elementType);
  return success();
}

/// Between two products of lanes, all waves pass a barrier, so that the stages
/// of one may lie where those of another were.
int64_t LdsPromotion::placeTiles() {
  int64_t resident = 0;
  auto place = [](PlannedTile &tile, int64_t &offset) {
    if (tile.shape.empty())
      return;
    tile.offset = offset;
    offset += tile.getAllBytes();
  };
  for (Product &product : products) {
    if (product.lhsLoad)
      place(product.lhs, resident);
    if (schedule.getMma())
      place(product.rhs, resident);
  }
  if (schedule.getMma())
    return resident;
  int64_t end = resident;
  for (Product &product : products) {
    int64_t offset = resident;
    if (!product.lhsLoad)
      place(product.lhs, offset);
    place(product.rhs, offset);
    end = std::max(end, offset);
  }
  return end;
}

LogicalResult LdsPromotion::checkMemory(int64_t bytes) {
  if (bytes <= chip.maxWorkgroupLdsBytes)
    return success();
  InFlightDiagnostic error = function.emitOpError("needs ")
                             << bytes << " bytes of LDS, " << chip.name
                             << " gives a workgroup "
                             << chip.maxWorkgroupLdsBytes << ":";
  StringRef separator = " ";
  for (const Product &product : products)
    for (const PlannedTile *tile : {&product.lhs, &product.rhs}) {
      if (tile->shape.empty())
        continue;
      error << separator << tile->name << ' ';
      if (tile->buffers > 1)
        error << tile->buffers << " x ";
      error << tile->getBytes();
      separator = ", ";
    }
  return error << "; choose a smaller "
               << (schedule.getMma() ? "key_tile or fewer buffers"
                                     : "query_tile, key_tile or stage");
}

/// Tells whoever collects what the compiler did; see mlir/IR/Remarks.h.
void LdsPromotion::reportMemory(int64_t bytes) {
  remark::detail::InFlightRemark remark =
      remark::analysis(function.getLoc(), remark::RemarkOpts::name("lds")
                                              .category("attn-promote-lds")
                                              .function(function.getName()));
  if (!remark)
    return;
  std::string conflicts;
  for (const Product &product : products)
    for (const PlannedTile *tile : {&product.lhs, &product.rhs})
      if (tile->conflicts)
        conflicts += llvm::formatv("{0}{1} {2} clocks a stage",
                                   conflicts.empty() ? "" : ", ", tile->name,
                                   tile->conflicts);
  using Arg = remark::detail::Remark::Arg;
  auto add = [&](StringRef key, const std::string &value) {
    remark << Arg(key, StringRef(value));
  };
  add("lds",
      llvm::formatv("{0} of {1} bytes", bytes, chip.maxWorkgroupLdsBytes));
  add("occupancy",
      llvm::formatv("{0} workgroups a compute unit by LDS",
                    chip.ldsBytes / llvm::alignTo(bytes, chip.ldsGranule)));
  add("bank conflicts", conflicts.empty() ? "none" : conflicts);
}

Value LdsPromotion::buildTile(const PlannedTile &tile, Location loc) {
  auto arenaType = cast<MemRefType>(arena.getType());
  auto type =
      MemRefType::get(tile.shape, tile.elementType, MemRefLayoutAttrInterface(),
                      arenaType.getMemorySpace());
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&function.getBody().front());
  if (tile.buffers == 1)
    return LdsTileOp::create(builder, loc, type, arena, tile.offset,
                             tile.layout);
  // attn-pipeline goes from one to the other.
  return LdsTileOp::create(
      builder, loc, type, arena, builder.getI64IntegerAttr(tile.offset),
      arith::ConstantIndexOp::create(builder, loc, 0),
      builder.getI64IntegerAttr(tile.buffers),
      builder.getI64IntegerAttr(tile.getBytes()), tile.layout);
}

/// The sum of an index and a constant or a value.
static Value addIndex(OpBuilder &builder, Location loc, Value index,
                      OpFoldResult add) {
  if (isZeroInteger(add))
    return index;
  Value value = isa<Value>(add) ? cast<Value>(add)
                                : arith::ConstantIndexOp::create(
                                      builder, loc, *getConstantIntValue(add));
  if (isZeroInteger(index))
    return value;
  return arith::AddIOp::create(builder, loc, index, value);
}

void LdsPromotion::buildCopy(LoadOp load, OpFoldResult addRow,
                             OpFoldResult addColumn, Value tile) {
  Location loc = load.getLoc();
  Value row = addIndex(builder, loc, load.getRow(), addRow);
  Value column = addIndex(builder, loc, load.getColumn(), addColumn);
  CopyOp::create(builder, loc, load.getSource(), row, column, load.getMapAttr(),
                 tile);
}

Value LdsPromotion::buildStage(const Product &product, OpFoldResult depth,
                               Value lhs, Value rhs, Value sum) {
  vector::ContractionOp op = product.op;
  Location loc = op.getLoc();
  OpFoldResult zero = builder.getIndexAttr(0);
  Value lhsDepth;
  if (lhs)
    lhsDepth = getValueOrCreateConstantIndexOp(builder, loc,
                                               product.lhsLoad ? depth : zero);
  gpu::BarrierOp::create(builder, loc);
  if (!lhs) {
    lhs = op.getLhs();
  } else if (!product.lhsLoad) {
    Value part = op.getLhs();
    if (product.stage != product.depth)
      part = vector::ExtractStridedSliceOp::create(
          builder, loc, part, ArrayRef<int64_t>{0, *getConstantIntValue(depth)},
          product.lhs.shape, ArrayRef<int64_t>{1, 1});
    StoreLdsOp::create(builder, loc, part, lhs);
  }
  if (product.transposeRhs)
    buildCopy(product.rhsLoad, zero, depth, rhs);
  else
    buildCopy(product.rhsLoad, depth, zero, rhs);
  gpu::BarrierOp::create(builder, loc);
  return DotOp::create(builder, loc, sum.getType(), lhs, rhs, sum, lhsDepth,
                       product.transposeRhs);
}

void LdsPromotion::rewrite(Product &product) {
  vector::ContractionOp op = product.op;
  Location loc = op.getLoc();
  Value lhs = product.lhs.shape.empty() ? Value() : buildTile(product.lhs, loc);
  Value rhs = buildTile(product.rhs, loc);
  OpFoldResult zero = builder.getIndexAttr(0);
  if (lhs && product.lhsLoad) {
    builder.setInsertionPoint(product.lhsLoad);
    buildCopy(product.lhsLoad, zero, zero, lhs);
  }
  builder.setInsertionPoint(op);
  Value sum = op.getAcc();
  if (product.stage == product.depth) {
    sum = buildStage(product, zero, lhs, rhs, sum);
  } else if (product.lhsLoad) {
    Value begin = arith::ConstantIndexOp::create(builder, loc, 0);
    Value end = arith::ConstantIndexOp::create(builder, loc, product.depth);
    Value step = arith::ConstantIndexOp::create(builder, loc, product.stage);
    auto loop = scf::ForOp::create(
        builder, loc, begin, end, step, sum,
        [&](OpBuilder &, Location, Value depth, ValueRange sums) {
          Value next = buildStage(product, depth, lhs, rhs, sums.front());
          scf::YieldOp::create(builder, loc, next);
        });
    sum = loop.getResult(0);
  } else {
    for (int64_t depth = 0; depth < product.depth; depth += product.stage)
      sum = buildStage(product, builder.getIndexAttr(depth), lhs, rhs, sum);
  }
  op.getResult().replaceAllUsesWith(sum);
  SmallVector<Value> sides = {op.getLhs(), op.getRhs()};
  op.erase();
  // Nothing reads the registers of what is in workgroup memory now.
  for (Value side : sides) {
    while (Operation *def = side.getDefiningOp()) {
      if (!def->use_empty() || !isa<LoadOp, arith::ExtFOp>(def))
        break;
      if (isa<arith::ExtFOp>(def))
        side = def->getOperand(0);
      bool isLoad = isa<LoadOp>(def);
      def->erase();
      if (isLoad)
        break;
    }
  }
}

//===----------------------------------------------------------------------===//
// Queries and outputs of matrix instructions
//===----------------------------------------------------------------------===//

/// Where fewer bytes than this of a row lie side by side, lanes may as well
/// have rows of their own.
static constexpr int64_t leastPassageBytes = 64;

/// A tile of no more than `bytes`, by which registers go to or come from
/// memory: all of their columns or a power of two of them. It has no shape if
/// none is worth it, or without bank conflicts.
PlannedTile LdsPromotion::planPassage(VectorType type, Value memory,
                                      AffineMap map, LdsTileRole role,
                                      int64_t bytes) {
  PlannedTile tile;
  if (!isContiguousAlongColumns(cast<MemRefType>(memory.getType()), map))
    return tile;
  int64_t rows = type.getDimSize(0), width = type.getDimSize(1);
  int64_t elementBytes = type.getElementTypeBitWidth() / 8;
  while (width * elementBytes >= leastPassageBytes) {
    if (rows * width * elementBytes <= bytes) {
      planTile(tile, "passage", role, rows, width, type.getElementType());
      if (tile.getBytes() <= bytes)
        return tile.conflicts == 0 ? tile : PlannedTile();
    }
    int64_t power = width & -width;
    width = power == width ? width / 2 : power;
  }
  return PlannedTile();
}

/// Between accesses of a tile. Where each wave has its own part, its own
/// accesses wait for each other.
void LdsPromotion::buildPassageBarrier(Location loc, bool isOfWaves) {
  auto barrier = gpu::BarrierOp::create(builder, loc);
  if (isOfWaves)
    barrier->setAttr(ofWaveAttrName, builder.getUnitAttr());
}

/// What was in registers as `part`, read from `tile`.
Value LdsPromotion::buildPassage(Value part, Value tile, bool isOfWaves) {
  Location loc = part.getLoc();
  StoreLdsOp::create(builder, loc, part, tile);
  buildPassageBarrier(loc, isOfWaves);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  return LoadOp::create(builder, loc, part.getType(), tile, zero, zero,
                        builder.getMultiDimIdentityMap(2));
}

/// Loads the left side of a product by way of workgroup memory.
void LdsPromotion::passQueries(Product &product, int64_t bytes) {
  vector::ContractionOp op = product.op;
  LoadOp load = op.getLhs().getDefiningOp<LoadOp>();
  Operation *user =
      load ? load->getBlock()->findAncestorOpInBlock(*op) : nullptr;
  if (!user || load->getParentOp() != function || !product.lhs.shape.empty())
    return;
  VectorType type = load.getType();
  PlannedTile plan = planPassage(type, load.getSource(), load.getMap(),
                                 LdsTileRole::Lhs, bytes);
  if (plan.shape.empty())
    return;
  Location loc = load.getLoc();
  Value tile = buildTile(plan, loc);
  auto partType = VectorType::get(plan.shape, plan.elementType);
  TileLayouts tiles(schedule, chip);
  bool isOfWaves = tiles.isPassageOfWaves(
      plan.layout, cast<MemRefType>(tile.getType()),
      tiles.getLeftOperand(plan.shape[0], plan.shape[1]));
  SmallVector<Value> parts;
  builder.setInsertionPoint(load);
  for (int64_t first = 0; first < type.getDimSize(1); first += plan.shape[1])
    parts.push_back(LoadOp::create(
        builder, loc, partType, load.getSource(), load.getRow(),
        addIndex(builder, loc, load.getColumn(), builder.getIndexAttr(first)),
        load.getMap()));
  builder.setInsertionPoint(user);
  Value whole;
  for (auto [number, part] : llvm::enumerate(parts)) {
    Value passed = buildPassage(part, tile, isOfWaves);
    // The next part, or keys and values, come to these bytes.
    buildPassageBarrier(loc, isOfWaves && number + 1 < parts.size());
    if (partType == type) {
      whole = passed;
      break;
    }
    if (!whole)
      whole =
          arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
    int64_t first = number * plan.shape[1];
    whole = vector::InsertStridedSliceOp::create(builder, loc, passed, whole,
                                                 ArrayRef<int64_t>{0, first},
                                                 ArrayRef<int64_t>{1, 1});
  }
  op.getLhsMutable().assign(whole);
  if (load->use_empty())
    load->erase();
}

/// Stores outputs by way of workgroup memory.
void LdsPromotion::passOutputs(int64_t bytes) {
  bool isDirect = findScheduleAtom(schedule, chip)->isDirect();
  for (StoreOp store : llvm::to_vector(function.getBody().getOps<StoreOp>())) {
    VectorType type = store.getValue().getType();
    // Of these, a lane has two elements of a row side by side: 8 bytes of f32.
    if (isDirect && !getMmaType(type.getElementType()))
      continue;
    PlannedTile plan = planPassage(type, store.getDestination(), store.getMap(),
                                   LdsTileRole::Output, bytes);
    if (plan.shape.empty())
      continue;
    Location loc = store.getLoc();
    Value tile = buildTile(plan, loc);
    TileLayouts tiles(schedule, chip);
    bool isOfWaves =
        tiles.isPassageOfWaves(plan.layout, cast<MemRefType>(tile.getType()),
                               tiles.getOutput(plan.shape[0], plan.shape[1]));
    builder.setInsertionPoint(store);
    for (int64_t first = 0; first < type.getDimSize(1);
         first += plan.shape[1]) {
      Value part = store.getValue();
      if (plan.shape[1] != type.getDimSize(1))
        part = vector::ExtractStridedSliceOp::create(
            builder, loc, part, ArrayRef<int64_t>{0, first}, plan.shape,
            ArrayRef<int64_t>{1, 1});
      // All waves have read what is in these bytes: the last block or part.
      buildPassageBarrier(loc, isOfWaves && first > 0);
      part = buildPassage(part, tile, isOfWaves);
      StoreOp::create(builder, loc, part, store.getDestination(),
                      store.getRow(),
                      addIndex(builder, loc, store.getColumn(),
                               builder.getIndexAttr(first)),
                      store.getMap());
    }
    store->erase();
  }
}

/// What the barriers of rings take that attn-specialize-warps makes of tiles.
int64_t LdsPromotion::getRingBytes() const {
  int64_t stages = 0;
  for (const Product &product : products)
    stages += product.rhs.buffers +
              (product.lhs.shape.empty() ? 0 : product.lhs.buffers);
  for (auto &[source, pair] : pairs)
    stages += pair.second.buffers;
  return stages * ringStageBytes;
}

/// Whether `load` is of the keys of a product in its block, and only looked at.
bool LdsPromotion::isOfBlock(LoadOp load) const {
  return isZeroInteger(load.getRow()) &&
         llvm::all_of(load->getUsers(), llvm::IsaPred<MapOp>) &&
         llvm::any_of(products, [&](const Product &product) {
           vector::ContractionOp op = product.op;
           LoadOp keys = product.rhsLoad;
           return product.transposeRhs && op->getBlock() == load->getBlock() &&
                  keys.getRow() == load.getColumn();
         });
}

/// Finds what has an element for each pair of query and key, and adds what its
/// tiles take to `bytes`, as far as there is room.
void LdsPromotion::planPairs(int64_t &bytes) {
  function.walk([&](LoadOp load) {
    VectorType type = load.getType();
    Value source = load.getSource();
    unsigned width = type.getElementTypeBitWidth();
    if ((width != 16 && width != 32) || !isOfBlock(load) ||
        !canStoreTile(source, load.getMap(), type.getShape()))
      return;
    if (auto found = pairs.find(source); found != pairs.end()) {
      LoadOp other = found->second.first.front();
      if (other.getType() == type && other.getMap() == load.getMap())
        found->second.first.push_back(load);
      return;
    }
    PlannedTile tile;
    planTile(tile, "pairs", LdsTileRole::Output, type.getDimSize(0),
             type.getDimSize(1), type.getElementType());
    tile.buffers = schedule.getMma().getBuffers();
    tile.offset = llvm::alignTo(bytes, tile.alignment);
    int64_t end = tile.offset + tile.getAllBytes();
    if (end + getRingBytes() + tile.buffers * ringStageBytes >
        chip.maxWorkgroupLdsBytes)
      return;
    pairs[source] = {{load}, tile};
    bytes = end;
  });
}

/// Lets lanes load pairs from workgroup memory.
void LdsPromotion::buildPairs() {
  for (auto &[source, pair] : pairs) {
    auto &[loads, plan] = pair;
    Value tile = buildTile(plan, loads.front().getLoc());
    for (LoadOp load : loads) {
      Location loc = load.getLoc();
      OpFoldResult zero = builder.getIndexAttr(0);
      builder.setInsertionPoint(load);
      gpu::BarrierOp::create(builder, loc);
      buildCopy(load, zero, zero, tile);
      gpu::BarrierOp::create(builder, loc);
      Value first = arith::ConstantIndexOp::create(builder, loc, 0);
      Value passed = LoadOp::create(builder, loc, load.getType(), tile, first,
                                    first, builder.getMultiDimIdentityMap(2));
      load.getResult().replaceAllUsesWith(passed);
      load.erase();
    }
  }
}

/// Finds outputs that the copy engine can store, of whole groups of waves, and
/// adds what they take to `bytes`, as far as there is room. They have bytes of
/// their own, which a producer does not fill meanwhile.
void LdsPromotion::planDrains(int64_t &bytes) {
  for (StoreOp store : function.getBody().getOps<StoreOp>()) {
    VectorType type = store.getValue().getType();
    if (!getMmaType(type.getElementType()) || !isZeroInteger(store.getRow()) ||
        !isZeroInteger(store.getColumn()) ||
        !canStoreTile(store.getDestination(), store.getMap(), type.getShape()))
      continue;
    PlannedTile tile;
    planTile(tile, "output", LdsTileRole::Output, type.getDimSize(0),
             type.getDimSize(1), type.getElementType());
    tile.offset = llvm::alignTo(bytes, tile.alignment);
    int64_t end = tile.offset + tile.getBytes();
    if (end + getRingBytes() > chip.maxWorkgroupLdsBytes)
      continue;
    drains.push_back({store, tile});
    bytes = end;
  }
}

/// Lets the copy engine store outputs: each group of waves starts it when its
/// own rows are in workgroup memory.
void LdsPromotion::buildDrains() {
  if (drains.empty())
    return;
  int64_t groups = schedule.getWaves() / chip.groupWaves;
  for (auto &[store, plan] : drains) {
    Location loc = store.getLoc();
    Value tile = buildTile(plan, loc);
    builder.setInsertionPoint(store);
    StoreLdsOp::create(builder, loc, store.getValue(), tile);
    DrainOp::create(builder, loc, tile, store.getDestination(), store.getRow(),
                    store.getColumn(), store.getMapAttr(),
                    builder.getI64IntegerAttr(groups));
    store.erase();
  }
  builder.setInsertionPoint(function.getBody().front().getTerminator());
  DrainedOp::create(builder, function.getLoc(),
                    builder.getI64IntegerAttr(groups));
}

LogicalResult LdsPromotion::run() {
  const MmaAtom *atom = findScheduleAtom(schedule, chip);
  MmaScheduleAttr mma = schedule.getMma();
  if (atom && mma.getProducer() != atom->isOfGroup)
    return function.emitOpError("has a schedule ")
           << (mma.getProducer() ? "with" : "without") << " a producer, "
           << mma.getAtom().getValue() << " is for schedules "
           << (atom->isOfGroup ? "with" : "without") << " one";
  WalkResult walked = function.walk([&](vector::ContractionOp op) {
    return failed(analyze(op)) ? WalkResult::interrupt()
                               : WalkResult::advance();
  });
  if (walked.wasInterrupted())
    return failure();
  if (products.empty())
    return success();
  int64_t bytes = placeTiles();
  if (failed(checkMemory(bytes)))
    return failure();
  if (mma && mma.getProducer()) {
    planPairs(bytes);
    if (mma.getOutputsInLds())
      planDrains(bytes);
  }
  reportMemory(bytes);
  auto space = gpu::AddressSpaceAttr::get(builder.getContext(),
                                          gpu::AddressSpace::Workgroup);
  auto type = MemRefType::get(bytes, builder.getI8Type(),
                              MemRefLayoutAttrInterface(), space);
  arena = function.addWorkgroupAttribution(type, function.getLoc());
  if (atom && !atom->isDirect())
    for (Product &product : products)
      passQueries(product, bytes);
  if (atom && !mma.getProducer() &&
      (!atom->isDirect() || mma.getOutputsInLds()))
    passOutputs(bytes);
  buildDrains();
  buildPairs();
  for (Product &product : products)
    rewrite(product);
  return success();
}

namespace {
class AttnPromoteLds : public attn::impl::AttnPromoteLdsBase<AttnPromoteLds> {
  void runOnOperation() override {
    gpu::GPUFuncOp function = getOperation();
    auto schedule = function->getAttrOfType<CollectiveAttr>("attn.collective");
    if (!schedule) {
      if (function
              .walk(
                  [](vector::ContractionOp) { return WalkResult::interrupt(); })
              .wasInterrupted()) {
        function.emitOpError("has products but no attn.collective that says "
                             "how to cut them (attn-online-softmax puts it)");
        signalPassFailure();
      }
      return;
    }
    const GpuModel *chip = getScheduleChip(function, schedule);
    if (!chip)
      return signalPassFailure();
    if (failed(LdsPromotion(function, schedule, *chip).run()))
      signalPassFailure();
  }
};
} // namespace
