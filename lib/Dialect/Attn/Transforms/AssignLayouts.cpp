//===- AssignLayouts.cpp - Which lane has which element -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Puts attn.layouts on the ops of a kernel. Layouts begin where they matter: at
// products, at stores to workgroup memory, at values of rows. From there they
// go along uses in both directions, through ops that keep them, until nothing
// changes; what no product reaches gets the layout of an output. What a matrix
// instruction takes from registers comes after all others: a tile that only it
// reaches gets the layout that it wants, any other one is moved there.

#include "TargetDevice.h"
#include "TileLayouts.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace attn;
using attn::layout::LinearLayout;

namespace attn {
#define GEN_PASS_DEF_ATTNASSIGNLAYOUTS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

static bool isTile(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.getRank() == 2;
}

/// A tile that is one value everywhere suits any layout and gets none.
static bool isSplat(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (auto broadcast = dyn_cast<vector::BroadcastOp>(op))
    return !isa<VectorType>(broadcast.getSourceType());
  SplatElementsAttr splat;
  return matchPattern(op, m_Constant(&splat)) || isa<ub::PoisonOp>(op);
}

static bool hasLayout(Value value) {
  return isTile(value.getType()) && !isSplat(value);
}

/// Where the product that `start` starts is there.
static FinishDotOp getFinish(StartDotOp start) {
  return cast<FinishDotOp>(*start.getPending().getUsers().begin());
}

/// Whether all tiles of the op have one layout.
static bool isElementwise(Operation *op) {
  return isa<MapOp>(op) || OpTrait::hasElementwiseMappableTraits(op);
}

namespace {
/// Finds the layouts of one kernel.
class LayoutAssignment {
public:
  LayoutAssignment(gpu::GPUFuncOp function, TileLayouts tiles)
      : function(function), tiles(tiles) {}

  LogicalResult run();

private:
  LogicalResult assign(Value value, const LinearLayout &layout);
  LogicalResult propagate();
  LogicalResult visit(Operation *op);
  /// Gives all of the values the layout that one of them has.
  LogicalResult tie(ValueRange values);
  LogicalResult anchor(Operation *op);
  LogicalResult anchorStoreLds(StoreLdsOp op);
  LogicalResult checkProduct(DotOp dot);
  /// Gives the left side of a product the layout that it wants.
  LogicalResult assignLeftSide(OpOperand &lhs);
  /// Lets lanes trade what they store until each has neighbouring columns.
  LogicalResult widenStore(StoreOp store);
  /// Loads that `value` comes from, if nothing is computed in between.
  bool isLoaded(Value value, SmallVectorImpl<LoadOp> &loads);
  void annotate();

  gpu::GPUFuncOp function;
  TileLayouts tiles;
  llvm::MapVector<Value, TileLayoutAttr> layouts;
  SmallVector<Value> worklist;
};
} // namespace

LogicalResult LayoutAssignment::assign(Value value,
                                       const LinearLayout &layout) {
  if (!hasLayout(value))
    return success();
  Location loc = value.getLoc();
  auto attr = TileLayoutAttr::getChecked([&] { return emitError(loc); },
                                         function.getContext(), layout);
  if (!attr)
    return failure();
  auto type = cast<VectorType>(value.getType());
  if (ArrayRef<int64_t>(attr.getShape()) != type.getShape())
    return emitError(loc) << "a tile of " << type << " cannot have layout "
                          << attr;
  auto [entry, isNew] = layouts.insert({value, attr});
  if (isNew) {
    worklist.push_back(value);
    return success();
  }
  if (entry->second == attr)
    return success();
  InFlightDiagnostic error = emitError(loc);
  return error << "a tile is used in two layouts: " << entry->second << " and "
               << attr;
}

LogicalResult LayoutAssignment::tie(ValueRange values) {
  for (Value value : values)
    if (TileLayoutAttr known = layouts.lookup(value)) {
      for (Value other : values)
        if (failed(assign(other, known.getMap())))
          return failure();
      return success();
    }
  return success();
}

//===----------------------------------------------------------------------===//
// What ops keep
//===----------------------------------------------------------------------===//

LogicalResult LayoutAssignment::visit(Operation *op) {
  if (isElementwise(op)) {
    SmallVector<Value> values;
    llvm::copy_if(op->getOperands(), std::back_inserter(values), hasLayout);
    llvm::copy_if(op->getResults(), std::back_inserter(values), hasLayout);
    return tie(values);
  }
  if (isa<scf::YieldOp>(op))
    return visit(op->getParentOp());
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    for (auto [init, argument, yielded, result] :
         llvm::zip_equal(loop.getInitArgs(), loop.getRegionIterArgs(),
                         loop.getYieldedValues(), loop.getResults()))
      if (isTile(result.getType()) &&
          failed(tie({init, argument, yielded, result})))
        return failure();
    return success();
  }
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    for (OpResult result : branch.getResults())
      if (isTile(result.getType()) &&
          failed(tie({branch.thenYield().getOperand(result.getResultNumber()),
                      branch.elseYield().getOperand(result.getResultNumber()),
                      result})))
        return failure();
    return success();
  }
  if (auto dot = dyn_cast<DotOp>(op))
    return tie({dot.getAccumulator(), dot.getResult()});
  if (auto start = dyn_cast<StartDotOp>(op))
    return tie({start.getAccumulator(), getFinish(start).getResult()});
  if (auto finish = dyn_cast<FinishDotOp>(op))
    return visit(finish.getPending().getDefiningOp());
  if (auto sum = dyn_cast<PartialSumOp>(op))
    return tie({sum.getAccumulator(), sum.getResult()});
  if (auto slice = dyn_cast<vector::ExtractStridedSliceOp>(op)) {
    TileLayoutAttr source = layouts.lookup(slice.getSource());
    if (!source)
      return success();
    VectorType type = slice.getType();
    std::optional<LinearLayout> part = source.getMap();
    for (auto [number, name] :
         llvm::enumerate(ArrayRef<StringRef>{"row", "column"})) {
      int64_t size = type.getDimSize(number);
      if (size != slice.getSourceVectorType().getDimSize(number))
        part = part->getPart(name, size);
      if (!part)
        return op->emitOpError("takes a part of a tile that is spread over "
                               "lanes: ")
               << source;
    }
    return assign(slice.getResult(), *part);
  }
  if (auto insert = dyn_cast<vector::InsertStridedSliceOp>(op)) {
    if (failed(tie({insert.getDest(), insert.getResult()})))
      return failure();
    TileLayoutAttr whole = layouts.lookup(insert.getResult());
    if (!whole)
      return success();
    auto part = cast<VectorType>(insert.getValueToStore().getType());
    std::optional<LinearLayout> layout =
        whole.getMap().getPart("column", part.getDimSize(1));
    if (!layout || part.getDimSize(0) != insert.getType().getDimSize(0))
      return op->emitOpError("puts a part into a tile that is spread over "
                             "lanes: ")
             << whole;
    return assign(insert.getValueToStore(), *layout);
  }
  if (isa<LoadOp, StoreOp, StoreLdsOp, RowReduceOp, PartialMaxOp, AnyInWaveOp,
          RelayoutOp, vector::BroadcastOp>(op))
    return success();
  return op->emitOpError("has tiles, but no rule says in which layouts");
}

LogicalResult LayoutAssignment::propagate() {
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (Operation *op = value.getDefiningOp()) {
      if (failed(visit(op)))
        return failure();
    } else if (failed(visit(value.getParentBlock()->getParentOp()))) {
      return failure();
    }
    for (Operation *user : value.getUsers())
      if (failed(visit(user)))
        return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Where layouts begin
//===----------------------------------------------------------------------===//

bool LayoutAssignment::isLoaded(Value value, SmallVectorImpl<LoadOp> &loads) {
  llvm::SmallSetVector<Value, 8> values;
  values.insert(value);
  for (size_t i = 0; i < values.size(); ++i) {
    Value from = values[i];
    if (isSplat(from))
      continue;
    scf::ForOp loop;
    unsigned number = 0;
    if (auto argument = dyn_cast<BlockArgument>(from)) {
      loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
      number = argument.getArgNumber() - 1;
    } else {
      loop = from.getDefiningOp<scf::ForOp>();
      number = cast<OpResult>(from).getResultNumber();
    }
    if (loop) {
      values.insert(loop.getInitArgs()[number]);
      values.insert(loop.getYieldedValues()[number]);
    } else if (auto branch = from.getDefiningOp<scf::IfOp>()) {
      values.insert(branch.thenYield().getOperand(number));
      values.insert(branch.elseYield().getOperand(number));
    } else if (auto load = from.getDefiningOp<LoadOp>()) {
      loads.push_back(load);
    } else if (auto widen = from.getDefiningOp<arith::ExtFOp>()) {
      values.insert(widen.getIn());
    } else {
      return false;
    }
  }
  return !loads.empty();
}

LogicalResult LayoutAssignment::checkProduct(DotOp dot) {
  if (dot.hasRegisterLhs() == tiles.hasMma() ||
      (!dot.hasRegisterLhs() && tiles.canReadLeftSides()))
    return success();
  if (tiles.hasMma())
    return dot.emitOpError("has a left side in workgroup memory, which the "
                           "matrix instructions of this schedule expect in "
                           "registers");
  return dot.emitOpError("has a left side in registers, which only matrix "
                         "instructions take, and this schedule has none");
}

LogicalResult LayoutAssignment::assignLeftSide(OpOperand &lhs) {
  Value side = lhs.get();
  auto type = cast<VectorType>(side.getType());
  LinearLayout wanted =
      tiles.getLeftOperand(type.getDimSize(0), type.getDimSize(1));
  TileLayoutAttr known = layouts.lookup(side);
  if (!known || known.getMap() == wanted) {
    if (failed(assign(side, wanted)))
      return failure();
    return propagate();
  }
  Operation *dot = lhs.getOwner();
  // As early as can be: lanes then wait for each other while waves do, too.
  OpBuilder builder(dot);
  builder.setInsertionPointAfterValue(side);
  auto moved = RelayoutOp::create(builder, dot->getLoc(), side);
  lhs.set(moved);
  return assign(moved, wanted);
}

LogicalResult LayoutAssignment::widenStore(StoreOp store) {
  Value value = store.getValue();
  TileLayoutAttr known = layouts.lookup(value);
  if (!known ||
      !isContiguousAlongColumns(
          cast<MemRefType>(store.getDestination().getType()), store.getMap()))
    return success();
  // Of 32 bits, the pairs of a row's lanes lie together well enough.
  constexpr unsigned bits = 16;
  if (getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth() != bits)
    return success();
  OpBuilder builder(store);
  for (const LinearLayout &layout :
       tiles.getStoreSteps(known.getMap(), bits / 8)) {
    value = RelayoutOp::create(builder, store.getLoc(), value);
    if (failed(assign(value, layout)))
      return failure();
  }
  store.getValueMutable().assign(value);
  return success();
}

/// Whether lanes load what lanes have written to `tile`.
static bool isPassage(LdsTileOp tile) {
  return llvm::any_of(tile->getUsers(), llvm::IsaPred<LoadOp>);
}

LogicalResult LayoutAssignment::anchorStoreLds(StoreLdsOp op) {
  Value value = op.getValue();
  auto tile = op.getTile().getDefiningOp<LdsTileOp>();
  SmallVector<LoadOp> loads;
  if (!isLoaded(value, loads)) {
    // What no product reads is written as it was computed.
    if (tile && llvm::none_of(tile->getUsers(), llvm::IsaPred<DotOp>))
      return success();
    auto type = cast<VectorType>(value.getType());
    return assign(value,
                  tiles.getScores(type.getDimSize(0), type.getDimSize(1)));
  }
  if (!tile)
    return op.emitOpError("stores to a tile that is no attn.lds_tile");
  LoadOp load = loads.front();
  if (isPassage(tile))
    return assign(value, tiles.getPassage(tile.getLayout(),
                                          cast<MemRefType>(tile.getType())));
  return assign(
      value,
      tiles.getStaging(tile, isContiguousAlongRows(
                                 cast<MemRefType>(load.getSource().getType()),
                                 load.getMap())));
}

LogicalResult LayoutAssignment::anchor(Operation *op) {
  auto assignAs = [&](Value value, bool isOutput) {
    auto type = cast<VectorType>(value.getType());
    int64_t rows = type.getDimSize(0), columns = type.getDimSize(1);
    return assign(value, isOutput ? tiles.getOutput(rows, columns)
                                  : tiles.getScores(rows, columns));
  };
  auto assignPartial = [&](Value source, Value result) -> LogicalResult {
    auto type = cast<VectorType>(result.getType());
    if (failed(assignAs(source, false)))
      return failure();
    return assign(
        result, tiles.getPartialValues(type.getDimSize(0), type.getDimSize(1)));
  };
  if (auto dot = dyn_cast<DotOp>(op)) {
    if (failed(checkProduct(dot)))
      return failure();
    return assignAs(dot.getResult(), !dot.getTransposeRhs());
  }
  if (auto start = dyn_cast<StartDotOp>(op))
    return assignAs(getFinish(start).getResult(), !start.getTransposeRhs());
  if (auto sum = dyn_cast<PartialSumOp>(op))
    return assignPartial(sum.getSource(), sum.getResult());
  if (auto maximum = dyn_cast<PartialMaxOp>(op))
    return assignPartial(maximum.getSource(), maximum.getResult());
  if (auto copy = dyn_cast<CopyOp>(op)) {
    if (!copy.getTile().getDefiningOp<LdsTileOp>())
      return op->emitOpError("stores to a tile that is no attn.lds_tile");
    return success();
  }
  if (auto store = dyn_cast<StoreLdsOp>(op))
    return anchorStoreLds(store);
  // What workgroup memory has for global memory is read as it is stored.
  if (auto load = dyn_cast<LoadOp>(op))
    if (auto tile = load.getSource().getDefiningOp<LdsTileOp>())
      if (llvm::all_of(load->getUsers(), llvm::IsaPred<StoreOp>))
        return assign(load, tiles.getPassage(tile.getLayout(),
                                             cast<MemRefType>(tile.getType())));
  return success();
}

/// Calls `callback` with each tile of a kernel that has a layout.
static LogicalResult
forEachTile(gpu::GPUFuncOp function,
            llvm::function_ref<LogicalResult(Value)> callback) {
  WalkResult walked = function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    SmallVector<Value> values(op->getResults());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::append_range(values, block.getArguments());
    for (Value value : values)
      if (hasLayout(value) && failed(callback(value)))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

/// Values of a row as values of its elements are no code, so each use may have
/// them in a layout of its own.
static void separateBroadcasts(gpu::GPUFuncOp function) {
  function.walk([](vector::BroadcastOp op) {
    if (!isTile(op.getType()) || isSplat(op))
      return;
    for (OpOperand &use :
         llvm::make_early_inc_range(llvm::drop_begin(op->getUses())))
      use.set(OpBuilder(op).clone(*op)->getResult(0));
  });
}

/// Keys that are the values, too, are loaded once where both are wanted, but go
/// to workgroup memory by layouts of their own.
static void separateLoads(gpu::GPUFuncOp function) {
  function.walk([](StoreLdsOp store) {
    auto load = store.getValue().getDefiningOp<LoadOp>();
    if (load && !load->hasOneUse())
      store.getValueMutable().assign(
          OpBuilder(load).clone(*load)->getResult(0));
  });
}

LogicalResult LayoutAssignment::run() {
  separateBroadcasts(function);
  separateLoads(function);
  WalkResult walked = function.walk([&](Operation *op) {
    return failed(anchor(op)) ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (walked.wasInterrupted())
    return failure();
  // What belongs to a row is wherever the row is.
  auto assignRows = [&](Value value) -> LogicalResult {
    auto type = cast<VectorType>(value.getType());
    if (type.getDimSize(1) != 1)
      return success();
    return assign(value, tiles.getRowValues(type.getDimSize(0)));
  };
  if (failed(forEachTile(function, assignRows)) || failed(propagate()))
    return failure();
  SmallVector<OpOperand *> leftSides;
  function.walk([&](Operation *op) {
    if (auto dot = dyn_cast<DotOp>(op); dot && dot.hasRegisterLhs())
      leftSides.push_back(&dot.getLhsMutable());
    if (auto start = dyn_cast<StartDotOp>(op); start && start.hasRegisterLhs())
      leftSides.push_back(&start.getLhsMutable());
  });
  for (OpOperand *side : leftSides)
    if (failed(assignLeftSide(*side)))
      return failure();
  auto assignRest = [&](Value value) -> LogicalResult {
    if (layouts.contains(value))
      return success();
    auto type = cast<VectorType>(value.getType());
    if (failed(assign(value,
                      tiles.getOutput(type.getDimSize(0), type.getDimSize(1)))))
      return failure();
    return propagate();
  };
  if (failed(forEachTile(function, assignRest)))
    return failure();
  SmallVector<StoreOp> stores;
  function.walk([&](StoreOp store) { stores.push_back(store); });
  for (StoreOp store : stores)
    if (failed(widenStore(store)))
      return failure();
  annotate();
  return success();
}

void LayoutAssignment::annotate() {
  function.walk([&](Operation *op) {
    SmallVector<Attribute> attrs;
    for (Value result : op->getResults())
      if (hasLayout(result))
        attrs.push_back(layouts.lookup(result));
    // Of a left side in workgroup memory, that of the registers that a matrix
    // instruction takes it from.
    auto dot = dyn_cast<DotOp>(op);
    if (dot && !dot.hasRegisterLhs() && tiles.hasTransposedMma())
      attrs.push_back(TileLayoutAttr::get(
          op->getContext(), tiles.getLeftOperand(dot.getType().getDimSize(0),
                                                 dot.getDepthExtent())));
    // Of a copy, that of the registers that it goes through.
    if (auto copy = dyn_cast<CopyOp>(op))
      attrs.push_back(TileLayoutAttr::get(
          op->getContext(),
          tiles.getStaging(copy.getTile().getDefiningOp<LdsTileOp>(),
                           isContiguousAlongRows(
                               cast<MemRefType>(copy.getSource().getType()),
                               copy.getMap()))));
    if (!attrs.empty())
      op->setAttr("attn.layouts", ArrayAttr::get(op->getContext(), attrs));
  });
}

namespace {
class AttnAssignLayouts
    : public attn::impl::AttnAssignLayoutsBase<AttnAssignLayouts> {
  void runOnOperation() override {
    gpu::GPUFuncOp function = getOperation();
    auto schedule = function->getAttrOfType<CollectiveAttr>("attn.collective");
    if (!schedule) {
      Operation *first = nullptr;
      (void)forEachTile(function, [&](Value value) {
        first = value.getParentBlock()->getParentOp();
        return failure();
      });
      if (first) {
        function.emitOpError("has tiles but no attn.collective that says how "
                             "lanes share them (attn-online-softmax puts it)");
        signalPassFailure();
      }
      return;
    }
    const GpuModel *chip = getScheduleChip(function, schedule);
    if (!chip)
      return signalPassFailure();
    TileLayouts tiles(schedule, *chip);
    if (schedule.getMma() && !tiles.hasMma()) {
      function.emitOpError("has a schedule with matrix instruction ")
          << schedule.getMma().getAtom() << ", which " << chip->name
          << " lacks";
      return signalPassFailure();
    }
    if (failed(LayoutAssignment(function, tiles).run()))
      signalPassFailure();
  }
};
} // namespace
