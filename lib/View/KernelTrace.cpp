//===- KernelTrace.cpp - What a workgroup does, step by step --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/View/KernelTrace.h"

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"

#include <map>

using namespace mlir;
using namespace attn;
using namespace attn::view;
using llvm::createStringError;
using llvm::Error;

/// More than a workgroup of any problem of a model does.
static constexpr size_t maxSteps = 1000000;

namespace {
/// What is known of a value.
struct Known {
  /// A number, an index or a truth.
  std::optional<int64_t> number;
  /// A truth that waves find out, about rows whose maximum grew: rarely so.
  bool isRare = false;
  /// A part of memory: the argument, and where it begins and ends.
  int64_t argument = -1;
  SmallVector<int64_t, 4> offsets, sizes;
  /// A tile, of scores if it has keys.
  std::optional<Source> tile;
  bool isScores = false;
  /// The step that started a product that is under way.
  std::optional<size_t> started;
};

/// Carries out the program of some waves of a workgroup.
class Interpreter {
public:
  Interpreter(gpu::GPUFuncOp kernel, std::array<int64_t, 3> block,
              std::array<int64_t, 3> grid, bool isLate, bool hasLateWaves,
              bool firstHeadOnly)
      : kernel(kernel), block(block), grid(grid), hasLateWaves(hasLateWaves),
        firstHeadOnly(firstHeadOnly),
        heads(kernel->getAttrOfType<CollectiveAttr>("attn.collective")
                  .getHeads()) {
    trace.isLate = isLate;
  }

  llvm::Expected<Trace> run();

private:
  Error runBlock(Block &body);
  Error runOp(Operation &op);
  Error runLoop(scf::ForOp loop);
  Error runBranch(scf::IfOp branch);
  Error runRoles(RolesOp roles);
  void runElementwise(Operation &op);
  void runMap(MapOp map);
  void runView(Operation &op);
  /// Folds the op if all of its numbers are known.
  void fold(Operation &op);
  void runProduct(Operation &op, Value lhs, Value rhs, Value result,
                  bool isScores, bool isStarted);

  std::optional<int64_t> getNumber(Value value) {
    auto found = values.find(value);
    return found == values.end() ? std::nullopt : found->second.number;
  }
  std::optional<int64_t> getNumber(OpFoldResult value) {
    if (std::optional<int64_t> constant = getConstantIntValue(value))
      return constant;
    return getNumber(cast<Value>(value));
  }
  void setNumber(Value value, int64_t number) {
    Known known;
    known.number = number;
    values[value] = known;
  }
  void copyAll(ValueRange from, ValueRange to) {
    SmallVector<Known> read;
    for (Value value : from)
      read.push_back(values.lookup(value));
    for (auto [value, known] : llvm::zip_equal(to, read))
      values[value] = known;
  }
  /// The byte of a tile in workgroup memory, or -1.
  int64_t getAddress(Value tile);
  /// Where what `map` reads of `memory` from (row, column) on is.
  Source getSource(Value memory, Value row, Value column, AffineMap map,
                   int64_t rows);
  Source getLdsSource(Value tile) { return lds[getAddress(tile)]; }
  Step &addStep(StepKind kind, const Source &source) {
    Step &step = trace.steps.emplace_back();
    step.kind = kind;
    step.source = source;
    step.interval = interval;
    step.end = trace.steps.size() - 1;
    return step;
  }
  void addSoftmax(const Source &source);

  gpu::GPUFuncOp kernel;
  std::array<int64_t, 3> block, grid;
  bool hasLateWaves, firstHeadOnly;
  int64_t heads;
  Trace trace;
  DenseMap<Value, Known> values;
  /// What was stored to workgroup memory, by its first byte.
  std::map<int64_t, Source> lds;
  int64_t interval = 0;
  bool isProducer = false, isDone = false;
  /// Fills of each ring with the byte that each went to, and how many of them
  /// were awaited and released.
  std::map<Operation *, std::vector<std::pair<int64_t, Source>>> fills;
  std::map<Operation *, int64_t> rings, awaited, released;
};
} // namespace

static int64_t getRows(Type type) {
  return cast<ShapedType>(type).getDimSize(0);
}

int64_t Interpreter::getAddress(Value tile) {
  auto op = tile.getDefiningOp<LdsTileOp>();
  if (!op)
    return -1;
  int64_t address = op.getOffset();
  if (op.getBuffer())
    address += getNumber(op.getBuffer()).value_or(0) * *op.getStride();
  return address;
}

Source Interpreter::getSource(Value memory, Value row, Value column,
                              AffineMap map, int64_t rows) {
  Source source;
  const Known &view = values[memory];
  source.argument = view.argument;
  source.rows = rows;
  int64_t at[] = {getNumber(row).value_or(0), getNumber(column).value_or(0)};
  int64_t below[] = {at[0] + 1, at[1]}, beside[] = {at[0], at[1] + 1};
  SmallVector<int64_t> first = map.compose(at), next = map.compose(below),
                       right = map.compose(beside);
  for (size_t dim = 0; dim < first.size() && dim < view.offsets.size(); ++dim) {
    int64_t place = view.offsets[dim] + first[dim];
    if (next[dim] != first[dim] && rows > 1)
      source.row = place;
    else if (right[dim] != first[dim])
      source.column = place;
    else
      source.isFirstHead &= place == 0;
  }
  return source;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

Error Interpreter::runBlock(Block &body) {
  for (Operation &op : body) {
    if (isDone)
      return Error::success();
    if (Error error = runOp(op))
      return error;
  }
  return Error::success();
}

Error Interpreter::runLoop(scf::ForOp loop) {
  std::optional<int64_t> first = getNumber(loop.getLowerBound()),
                         end = getNumber(loop.getUpperBound()),
                         step = getNumber(loop.getStep());
  if (!first || !end || !step || *step < 1)
    return createStringError(
        "expected loops whose bounds follow from the workgroup's number, found "
        "one that depends on memory or on an open extent");
  copyAll(loop.getInitArgs(), loop.getRegionIterArgs());
  for (int64_t number = *first; number < *end; number += *step) {
    setNumber(loop.getInductionVar(), number);
    if (Error error = runBlock(*loop.getBody()))
      return error;
    if (isDone)
      return Error::success();
    copyAll(loop.getYieldedValues(), loop.getRegionIterArgs());
  }
  copyAll(loop.getRegionIterArgs(), loop.getResults());
  return Error::success();
}

Error Interpreter::runBranch(scf::IfOp branch) {
  Known known = values.lookup(branch.getCondition());
  if (!known.number && !known.isRare)
    return createStringError(
        "expected branches that follow from the workgroup's number, found one "
        "that depends on memory or on an open extent");
  Region &taken = known.number.value_or(0) ? branch.getThenRegion()
                                           : branch.getElseRegion();
  if (taken.empty())
    return Error::success();
  if (Error error = runBlock(taken.front()))
    return error;
  if (!isDone && branch.getNumResults())
    copyAll(taken.front().getTerminator()->getOperands(), branch.getResults());
  return Error::success();
}

Error Interpreter::runRoles(RolesOp roles) {
  // Fills first, so that it is known what is awaited.
  isProducer = true;
  if (Error error = runBlock(roles.getProducer().front()))
    return error;
  isProducer = false;
  return runBlock(roles.getConsumers().front());
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void Interpreter::fold(Operation &op) {
  SmallVector<Attribute> operands;
  for (Value operand : op.getOperands()) {
    std::optional<int64_t> number = getNumber(operand);
    if (!number) {
      Known known = values.lookup(operand);
      if (known.isRare && op.getNumResults() == 1)
        values[op.getResult(0)] = known;
      return;
    }
    operands.push_back(IntegerAttr::get(operand.getType(), *number));
  }
  SmallVector<OpFoldResult> results;
  if (failed(op.fold(operands, results)))
    return;
  for (auto [value, result] : llvm::zip(op.getResults(), results)) {
    if (auto attr = dyn_cast<Attribute>(result)) {
      if (auto integer = dyn_cast<IntegerAttr>(attr))
        setNumber(value, integer.getType().isInteger(1)
                             ? integer.getValue().getZExtValue()
                             : integer.getValue().getSExtValue());
    } else if (Value folded = dyn_cast<Value>(result)) {
      values[value] = values.lookup(folded);
    }
  }
}

void Interpreter::runView(Operation &op) {
  Known view = values.lookup(op.getOperand(0));
  if (auto subview = dyn_cast<memref::SubViewOp>(op)) {
    SmallVector<int64_t, 4> offsets, sizes;
    llvm::SmallBitVector dropped = subview.getDroppedDims();
    for (auto [dim, offset, size] :
         llvm::enumerate(subview.getMixedOffsets(), subview.getMixedSizes())) {
      if (dropped.test(dim))
        continue;
      int64_t before = dim < view.offsets.size() ? view.offsets[dim] : 0;
      offsets.push_back(before + getNumber(offset).value_or(0));
      sizes.push_back(getNumber(size).value_or(ShapedType::kDynamic));
    }
    view.offsets = offsets;
    view.sizes = sizes;
  } else if (auto paged = dyn_cast<PagedOp>(op)) {
    // Positions count as if pages lay side by side.
    view.sizes.assign(cast<MemRefType>(paged.getType()).getShape());
    view.offsets[paged.getPage()] = view.offsets[paged.getSlot()] = 0;
  } else if (cast<MemRefType>(op.getResult(0).getType()).getRank() !=
             int64_t(view.offsets.size())) {
    view.sizes.assign(cast<MemRefType>(op.getResult(0).getType()).getShape());
    view.offsets.assign(view.sizes.size(), 0);
  }
  values[op.getResult(0)] = view;
}

void Interpreter::addSoftmax(const Source &source) {
  if (!trace.steps.empty()) {
    const Step &last = trace.steps.back();
    if (last.kind == StepKind::Softmax && last.interval == interval &&
        last.source.row == source.row)
      return;
  }
  addStep(StepKind::Softmax, source);
}

void Interpreter::runElementwise(Operation &op) {
  // What is computed of scores, with a mask or without, stays by that name.
  Known known;
  for (Value operand : op.getOperands())
    if (Known found = values.lookup(operand);
        found.tile && (!known.tile || (found.isScores && !known.isScores)))
      known = found;
  bool isReduction = isa<RowReduceOp, PartialMaxOp, PartialSumOp>(op);
  if (known.isScores && (isReduction || isa<math::Exp2Op>(op)))
    addSoftmax(*known.tile);
  values[op.getResult(0)] = isReduction ? Known() : known;
}

/// Of a map that leaves elements or makes them minus infinity, the condition;
/// null for others.
static arith::SelectOp getCut(MapOp map) {
  Operation *yield = map.getBody().front().getTerminator();
  auto select = yield->getOperand(0).getDefiningOp<arith::SelectOp>();
  FloatAttr number;
  if (!select)
    return {};
  for (Value side : {select.getTrueValue(), select.getFalseValue()})
    if (matchPattern(side, m_Constant(&number)) &&
        number.getValue().isInfinity() && number.getValue().isNegative())
      return select;
  return {};
}

void Interpreter::runMap(MapOp map) {
  Known known;
  for (Value input : map.getInputs())
    if (Known found = values.lookup(input); found.tile && !known.isScores)
      known = found;
  values[map.getResult()] = known;
  arith::SelectOp cut = getCut(map);
  if (!cut || !known.isScores)
    return;
  Step &step = addStep(StepKind::Cut, *known.tile);
  FloatAttr number;
  bool isSeen = !matchPattern(cut.getTrueValue(), m_Constant(&number));
  Block &body = map.getBody().front();
  unsigned positions = body.getNumArguments() - 2;
  auto type = cast<VectorType>(map.getType());
  int64_t columns = type.getDimSize(1);
  // Of rows, those of these waves, or of the first head.
  int64_t rows = type.getDimSize(0) / heads, firstRow = 0;
  if (hasLateWaves && heads == 1) {
    rows /= 2;
    firstRow = trace.isLate ? 0 : rows;
  }
  uint64_t seen = 0;
  for (int64_t i = 0; i < 64; ++i) {
    // The middles of 8 x 8 parts.
    setNumber(body.getArgument(positions),
              firstRow + (2 * (i / 8) + 1) * rows / 16);
    setNumber(body.getArgument(positions + 1),
              (2 * (i % 8) + 1) * columns / 16);
    for (Operation &op : body.without_terminator())
      if (op.getNumResults() == 1 && op.getResult(0).getType().isIntOrIndex()) {
        values.erase(op.getResult(0));
        fold(op);
      }
    std::optional<int64_t> condition = getNumber(cut.getCondition());
    if (!condition) {
      if (map.getInputs().size() > 1)
        step.kind = StepKind::Mask;
      return;
    }
    if ((*condition != 0) == isSeen)
      seen |= uint64_t(1) << i;
  }
  step.seen = seen;
}

void Interpreter::runProduct(Operation &op, Value lhs, Value rhs, Value result,
                             bool isScores, bool isStarted) {
  Source right = getLdsSource(rhs);
  auto left = values.find(lhs);
  Source queries = isa<MemRefType>(lhs.getType()) ? getLdsSource(lhs)
                   : left != values.end() && left->second.tile
                       ? *left->second.tile
                       : Source();
  Step &step = addStep(isScores ? StepKind::Scores : StepKind::Output, right);
  if (isScores)
    step.queries = queries;
  Known known;
  if (isStarted)
    known.started = trace.steps.size() - 1;
  if (isScores) {
    known.tile = right;
    known.isScores = true;
  }
  values[result] = known;
}

Error Interpreter::runOp(Operation &op) {
  if (trace.steps.size() > maxSteps)
    return createStringError("expected up to " + Twine(maxSteps) +
                             " steps of a workgroup");
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return runLoop(loop);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return runBranch(branch);
  if (auto roles = dyn_cast<RolesOp>(op))
    return runRoles(roles);
  if (auto id = dyn_cast<gpu::BlockIdOp>(op)) {
    setNumber(id, block[unsigned(id.getDimension())]);
  } else if (auto dim = dyn_cast<gpu::GridDimOp>(op)) {
    setNumber(dim, grid[unsigned(dim.getDimension())]);
  } else if (auto late = dyn_cast<LateWavesOp>(op)) {
    setNumber(late, trace.isLate);
  } else if (isa<AnyInWaveOp>(op)) {
    values[op.getResult(0)] = Known();
    values[op.getResult(0)].isRare = true;
  } else if (auto barrier = dyn_cast<gpu::BarrierOp>(op)) {
    // Those of a wave only keep its own accesses in order.
    if (!op.hasAttr("attn.of_wave"))
      ++interval;
  } else if (auto dim = dyn_cast<memref::DimOp>(op)) {
    Known view = values.lookup(dim.getSource());
    std::optional<int64_t> number = getNumber(dim.getIndex());
    if (number && *number < int64_t(view.sizes.size()) &&
        !ShapedType::isDynamic(view.sizes[*number]))
      setNumber(dim, view.sizes[*number]);
  } else if (auto load = dyn_cast<LoadOp>(op)) {
    Known known;
    if (load.getSource().getDefiningOp<LdsTileOp>()) {
      known.tile = getLdsSource(load.getSource());
    } else {
      known.tile = getSource(load.getSource(), load.getRow(), load.getColumn(),
                             load.getMap(), getRows(load.getType()));
      addStep(StepKind::Load, *known.tile);
    }
    values[load.getResult()] = known;
  } else if (auto store = dyn_cast<StoreLdsOp>(op)) {
    Known known = values.lookup(store.getValue());
    Source source = known.tile.value_or(Source());
    lds[getAddress(store.getTile())] = source;
    if (known.isScores)
      source.argument = -1;
    addStep(StepKind::StoreLds, source);
  } else if (auto copy = dyn_cast<CopyOp>(op)) {
    Source source = getSource(copy.getSource(), copy.getRow(), copy.getColumn(),
                              copy.getMap(), getRows(copy.getTile().getType()));
    lds[getAddress(copy.getTile())] = source;
    addStep(StepKind::Copy, source);
  } else if (auto fill = dyn_cast<FillOp>(op)) {
    Fill entry;
    entry.source = getSource(fill.getSource(), fill.getRow(), fill.getColumn(),
                             fill.getMap(), getRows(fill.getTile().getType()));
    Operation *ring = fill.getRing().getDefiningOp();
    rings.try_emplace(ring, rings.size());
    entry.ring = rings[ring];
    entry.stages = cast<RingType>(fill.getRing().getType()).getStages();
    fills[ring].push_back({getAddress(fill.getTile()), entry.source});
    trace.fills.push_back(entry);
  } else if (isa<AwaitOp, ReleaseOp>(op) && !isProducer) {
    Operation *ring = op.getOperand(0).getDefiningOp();
    bool isAwait = isa<AwaitOp>(op);
    int64_t number = (isAwait ? awaited : released)[ring]++;
    if (number >= int64_t(fills[ring].size()))
      return createStringError("expected a fill for each place of a ring that "
                               "is awaited");
    auto [address, source] = fills[ring][number];
    if (isAwait)
      lds[address] = source;
    Step &step = addStep(isAwait ? StepKind::Await : StepKind::Release, source);
    step.ring = rings[ring];
    step.number = number;
  } else if (auto dot = dyn_cast<DotOp>(op)) {
    runProduct(op, dot.getLhs(), dot.getRhs(), dot.getResult(),
               dot.getTransposeRhs(), /*isStarted=*/false);
  } else if (auto start = dyn_cast<StartDotOp>(op)) {
    runProduct(op, start.getLhs(), start.getRhs(), start.getPending(),
               start.getTransposeRhs(), /*isStarted=*/true);
  } else if (auto finish = dyn_cast<FinishDotOp>(op)) {
    Known known = values.lookup(finish.getPending());
    if (known.started)
      trace.steps[*known.started].end = trace.steps.size();
    known.started.reset();
    values[finish.getResult()] = known;
  } else if (auto map = dyn_cast<MapOp>(op)) {
    runMap(map);
  } else if (auto store = dyn_cast<StoreOp>(op)) {
    addStep(StepKind::Store,
            getSource(store.getDestination(), store.getRow(), store.getColumn(),
                      store.getMap(), getRows(store.getValue().getType())));
  } else if (auto drain = dyn_cast<DrainOp>(op)) {
    addStep(StepKind::Store,
            getSource(drain.getDestination(), drain.getRow(), drain.getColumn(),
                      drain.getMap(), getRows(drain.getTile().getType())));
  } else if (op.getNumResults() == 1 && op.getNumOperands() > 0 &&
             isa<MemRefType>(op.getResult(0).getType()) &&
             isa<MemRefType>(op.getOperand(0).getType()) &&
             !isa<LdsTileOp>(op)) {
    runView(op);
  } else if (op.getNumResults() == 1 &&
             isa<VectorType>(op.getResult(0).getType())) {
    runElementwise(op);
  } else if (op.getNumRegions() == 0) {
    // What was known in another round is not known now.
    for (Value result : op.getResults())
      values.erase(result);
    fold(op);
  }
  // Of other heads the first step is enough to know that they are.
  if (firstHeadOnly && !trace.steps.empty() &&
      !trace.steps.front().source.isFirstHead) {
    trace.steps.clear();
    isDone = true;
  }
  return Error::success();
}

llvm::Expected<Trace> Interpreter::run() {
  for (BlockArgument argument : kernel.getArguments()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type)
      continue;
    Known known;
    known.argument = argument.getArgNumber();
    known.offsets.assign(type.getRank(), 0);
    known.sizes.assign(type.getShape());
    values[argument] = known;
  }
  if (Error error = runBlock(kernel.getBody().front()))
    return std::move(error);
  return std::move(trace);
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

llvm::Expected<KernelTrace> KernelTrace::create(gpu::GPUFuncOp kernel) {
  KernelTrace trace;
  trace.kernel = kernel;
  gpu::LaunchFuncOp launch;
  kernel->getParentOfType<ModuleOp>().walk([&](gpu::LaunchFuncOp op) {
    if (op.getKernelName() == kernel.getName())
      launch = op;
  });
  if (!launch)
    return createStringError("expected a gpu.launch_func of " +
                             kernel.getName() + ", found none");
  gpu::KernelDim3 size = launch.getGridSizeOperandValues();
  for (auto [number, value] :
       llvm::enumerate(ArrayRef<Value>{size.x, size.y, size.z})) {
    std::optional<int64_t> known = getConstantIntValue(value);
    if (!known)
      return createStringError("expected a launch of " + kernel.getName() +
                               " with a known number of workgroups, found one "
                               "that depends on an open extent");
    trace.grid[number] = *known;
  }
  kernel.walk([&](Operation *op) {
    trace.persistent |= isa<gpu::GridDimOp>(op);
    trace.hasLateWaves |= isa<LateWavesOp>(op);
  });
  return trace;
}

llvm::Expected<std::vector<Trace>> KernelTrace::run(int64_t workgroup) const {
  std::array<int64_t, 3> block = {workgroup % grid[0],
                                  workgroup / grid[0] % grid[1],
                                  workgroup / grid[0] / grid[1]};
  std::vector<Trace> traces;
  for (bool isLate : {false, true}) {
    if (isLate && !hasLateWaves)
      break;
    llvm::Expected<Trace> trace =
        Interpreter(kernel, block, grid, isLate, hasLateWaves, !persistent)
            .run();
    if (!trace)
      return trace.takeError();
    if (!trace->steps.empty())
      traces.push_back(std::move(*trace));
  }
  return traces;
}
