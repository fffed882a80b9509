//===- DistributeMma.cpp - Matrix products for one lane -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Products by instructions of the transposed form (MmaForm;
// DistributeMmaSync.cpp has the direct one): the right side, in workgroup
// memory, is the instruction's first operand and the left side, in registers or
// read like the right one, its second one, so that a column of the result is a
// row of the tile. A read gives a lane 16 bytes, or twice that: the depth that
// one or several instructions take. What is written here is a sequence of
// reads, some ahead of the instructions that use them, in the order in which it
// is to be issued: neighbouring instructions add to different accumulators, as
// one that adds to the result of the last waits for it.

#include "DistributeMma.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace attn;

SmallVector<DotOp> attn::getMmaStream(DotOp first, gpu::BarrierOp &barrier) {
  SmallVector<DotOp> stream = {first};
  auto usesStream = [&](Operation *op) {
    return llvm::any_of(op->getOperands(), [&](Value operand) {
      auto dot = operand.getDefiningOp<DotOp>();
      return dot && llvm::is_contained(stream, dot);
    });
  };
  for (Operation *op = first->getNextNode(); op; op = op->getNextNode()) {
    if (auto found = dyn_cast<gpu::BarrierOp>(op)) {
      barrier = found;
      return stream;
    }
    if (usesStream(op))
      return stream;
    auto dot = dyn_cast<DotOp>(op);
    if (dot) {
      stream.push_back(dot);
      continue;
    }
    // All products are taken where the last one is, so that what is between
    // them comes first: numbers and the places of tiles.
    bool isPassed =
        isa<LdsTileOp>(op) || (isPure(op) && op->getNumRegions() == 0 &&
                               llvm::none_of(op->getResults(), getTileType) &&
                               llvm::none_of(op->getOperands(), getTileType));
    if (!isPassed)
      return stream;
  }
  return stream;
}

namespace {

/// One product: which registers belong together, and where its reads are.
class LaneMma {
public:
  LaneMma(LaneBuilder &lanes, MmaProduct &product, bool transposedReads)
      : lanes(lanes), builder(lanes.builder), product(product), op(product.op),
        loc(op.getLoc()), atom(*product.atom), layout(*product.layout),
        transposedReads(transposedReads) {}

  LogicalResult analyze();

  /// A read for each column of accumulators, then those of the next depth.
  size_t getNumReads() const { return columns.size() * depths.size(); }
  size_t getNumParts() const {
    return atom.getLaneDepth() / atom.operandElements;
  }
  /// Instructions that use a read.
  size_t getReadInstructions() const { return getNumParts() * rows.size(); }

  void read(size_t number);
  /// Multiplies one part of what a read gave with all rows.
  void multiply(size_t number, size_t part);
  /// Hands out the results.
  void finish();

private:
  LogicalResult analyzeAccumulators();
  LogicalResult analyzeLhs();
  LogicalResult analyzeLhsTile();
  LogicalResult analyzeRhs();
  LogicalResult transposeReads();
  TilePosition getRhsPosition(int64_t column, int64_t depth) {
    return op.getTransposeRhs() ? TilePosition{column, depth}
                                : TilePosition{depth, column};
  }
  VectorType getOperandType() const;
  Value getLhs(size_t row, size_t depth, size_t part);
  Value &getSum(size_t row, size_t column) {
    return sums[row * columns.size() + column];
  }

  LaneBuilder &lanes;
  OpBuilder &builder;
  MmaProduct &product;
  DotOp op;
  Location loc;
  const MmaAtom &atom;
  const LaneLayout &layout;
  bool transposedReads;

  /// The first row and column of each accumulator, in lane 0, and its first
  /// register.
  SmallVector<int64_t> rows, columns;
  SmallVector<unsigned> firstRegisters;
  /// What a read has of the depth, in lane 0, for each step.
  SmallVector<SmallVector<int64_t>> depths;
  /// The registers of the left side, for each row and step. Those of a tile in
  /// workgroup memory come with the first read of a step.
  SmallVector<LaneRegisters> lhsRegisters;
  std::optional<LdsTile> lhsTile;
  std::optional<LdsAddresses> lhsAddresses;
  /// Where lanes read.
  LaneLayout rhsLayout;
  std::optional<LdsTile> tile;
  std::optional<LdsAddresses> addresses;

  SmallVector<Value> sums;
  llvm::DenseMap<std::tuple<size_t, size_t, size_t>, Value> lhsOperands;
  SmallVector<LaneRegisters> reads;
};

} // namespace

/// Neighbouring reads of which instructions alternate.
static constexpr size_t readsPerGroup = 2;

/// Elements that one transposed read gives a lane.
static constexpr size_t transposeSize = 4;

static unsigned getRowLaneBits(const MmaAtom &atom) {
  return llvm::Log2_64(atom.n);
}

//===----------------------------------------------------------------------===//
// What is where
//===----------------------------------------------------------------------===//

LogicalResult LaneMma::analyzeAccumulators() {
  unsigned size = atom.getResultRegisters();
  auto fail = [&] {
    return op.emitOpError("has a result whose layout is not that of ")
           << atom.name << ": columns in the lowest " << llvm::Log2_64(size)
           << " bits of registers and the lanes above " << atom.n
           << ", rows in the other lanes and in waves";
  };
  unsigned rowBits = getRowLaneBits(atom);
  if (layout.getNumRegisters() % size != 0 ||
      layout.registerBits.size() < atom.resultRegisterRows.size() ||
      layout.laneBits.size() != rowBits + atom.resultGroupRows.size())
    return fail();
  for (auto [bit, position] : llvm::enumerate(layout.laneBits))
    if (bit < rowBits ? position.column != 0 : position.row != 0)
      return fail();
  for (TilePosition position : layout.waveBits)
    if (position.column != 0)
      return fail();
  for (unsigned first = 0; first < layout.getNumRegisters(); first += size) {
    TilePosition base = layout.registers[first];
    for (unsigned reg = 0; reg < size; ++reg) {
      TilePosition inside = layout.registers[reg];
      if (inside.row != 0 || !(layout.registers[first + reg] == base + inside))
        return fail();
    }
    if (!llvm::is_contained(rows, base.row))
      rows.push_back(base.row);
    if (!llvm::is_contained(columns, base.column))
      columns.push_back(base.column);
  }
  if (rows.size() * columns.size() * size != layout.getNumRegisters())
    return fail();
  auto type = VectorType::get({int64_t(size)}, builder.getF32Type());
  for (int64_t row : rows)
    for (int64_t column : columns) {
      int64_t first = layout.findRegister({row, column});
      if (first < 0)
        return fail();
      firstRegisters.push_back(first);
      sums.push_back(lanes.buildVector(
          loc, type, ArrayRef(product.sums).slice(first, size)));
    }
  return success();
}

LogicalResult LaneMma::analyzeLhs() {
  const LaneLayout &lhs = *product.lhs.layout;
  int64_t laneDepth = atom.getLaneDepth();
  auto fail = [&] {
    return op.emitOpError("has a left side whose layout is not that of ")
           << atom.name << ": " << laneDepth << " columns in the lowest bits "
           << "of registers, " << (atom.repeatsOperands ? "the same" : "others")
           << " in the lanes above " << atom.n << ", and the result's rows";
  };
  if (!lhs.hasRowsOf(layout))
    return fail();
  unsigned rowBits = getRowLaneBits(atom);
  for (auto [bit, position] : llvm::enumerate(lhs.laneBits)) {
    bool hasColumns = bit >= rowBits && !atom.repeatsOperands;
    if ((position.column != 0) != hasColumns)
      return fail();
  }
  for (TilePosition position : lhs.waveBits)
    if (position.column != 0)
      return fail();
  // Registers by rows; their columns are the same for all.
  for (auto [number, row] : llvm::enumerate(rows)) {
    SmallVector<int64_t> rowColumns;
    LaneRegisters rowRegisters;
    for (auto [reg, position] : llvm::enumerate(lhs.registers)) {
      if (position.row != row || lhs.findRegister(position) != int64_t(reg))
        continue;
      rowColumns.push_back(position.column);
      rowRegisters.push_back(product.lhs.registers.empty()
                                 ? LaneRegister()
                                 : product.lhs.registers[reg]);
    }
    if (rowColumns.empty() || rowColumns.size() % laneDepth != 0)
      return fail();
    SmallVector<SmallVector<int64_t>> rowDepths;
    for (size_t first = 0; first < rowColumns.size(); first += laneDepth) {
      rowDepths.emplace_back(rowColumns.begin() + first,
                             rowColumns.begin() + first + laneDepth);
      lhsRegisters.emplace_back(rowRegisters.begin() + first,
                                rowRegisters.begin() + first + laneDepth);
    }
    if (number == 0)
      depths = rowDepths;
    else if (depths != rowDepths)
      return fail();
  }
  return success();
}

LogicalResult LaneMma::analyzeLhsTile() {
  lhsTile = LdsTile::get(op.getLhs());
  if (!lhsTile)
    return op.emitOpError("has a side that is no attn.lds_tile");
  if (getConstantIntValue(op.getDepth()) != 0 ||
      lhsTile->columns != op.getDepthExtent())
    return op.emitOpError("has a part of a left side in workgroup memory, "
                          "matrix instructions expect all of it");
  lhsAddresses.emplace(lanes, loc, *lhsTile, *product.lhs.layout,
                       [](TilePosition position) { return position; });
  return success();
}

LogicalResult LaneMma::analyzeRhs() {
  tile = LdsTile::get(op.getRhs());
  if (!tile)
    return op.emitOpError("has a side that is no attn.lds_tile");
  // A lane's number within its group is a row of the result as the instruction
  // counts them, and a group has a part of the depth.
  const LaneLayout &lhs = *product.lhs.layout;
  unsigned rowBits = getRowLaneBits(atom);
  for (unsigned bit = 0; bit < layout.laneBits.size(); ++bit) {
    TilePosition position;
    if (bit >= rowBits) {
      position.column = lhs.laneBits[bit].column;
    } else {
      int64_t resultRow = int64_t(1) << bit;
      const auto *reg = llvm::find(atom.resultRegisterRows, resultRow);
      const auto *group = llvm::find(atom.resultGroupRows, resultRow);
      position.row =
          reg != atom.resultRegisterRows.end()
              ? layout.registerBits[reg - atom.resultRegisterRows.begin()]
                    .column
              : layout
                    .laneBits[rowBits + (group - atom.resultGroupRows.begin())]
                    .column;
    }
    rhsLayout.laneBits.push_back(getRhsPosition(position.row, position.column));
  }
  rhsLayout.waveBits.assign(layout.waveBits.size(), TilePosition());
  if (transposedReads && failed(transposeReads()))
    return failure();
  addresses.emplace(lanes, loc, *tile, rhsLayout,
                    [](TilePosition position) { return position; });
  reads.resize(getNumReads());
  return success();
}

/// A lane reads 4 neighbours along the columns and gets, of the 16 lanes around
/// it, 4 neighbours of the depth: what lane l gets of its i-th is the
/// (l mod 4)-th of what lane 4 i + l / 4 reads.
LogicalResult LaneMma::transposeReads() {
  auto isNeighbour = [&](unsigned bit, int64_t bytes) {
    TilePosition position = rhsLayout.laneBits[bit];
    return tile->getWeight(position) == bytes &&
           tile->getSwizzle(position) == 0;
  };
  int64_t bytes = tile->getElementBytes();
  bool isTransposed = isNeighbour(0, bytes) && isNeighbour(1, 2 * bytes);
  int64_t first = depths[0][0];
  int64_t steps[] = {depths[0][1] - first, depths[0][2] - first};
  for (ArrayRef<int64_t> depth : depths)
    for (; !depth.empty(); depth = depth.drop_front(transposeSize))
      isTransposed &= depth[1] == depth[0] + steps[0] &&
                      depth[2] == depth[0] + steps[1] &&
                      depth[3] == depth[0] + steps[0] + steps[1];
  if (!isTransposed)
    return op.emitOpError("has a right side that no transposed read fits: "
                          "expected columns side by side, 4 of them in the "
                          "lowest bits of lanes");
  rhsLayout.laneBits[0] = rhsLayout.laneBits[2];
  rhsLayout.laneBits[1] = rhsLayout.laneBits[3];
  rhsLayout.laneBits[2] = getRhsPosition(0, steps[0]);
  rhsLayout.laneBits[3] = getRhsPosition(0, steps[1]);
  return success();
}

LogicalResult LaneMma::analyze() {
  if (failed(analyzeAccumulators()) || failed(analyzeLhs()) ||
      (!op.hasRegisterLhs() && failed(analyzeLhsTile())))
    return failure();
  return analyzeRhs();
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

VectorType LaneMma::getOperandType() const {
  Type element = tile->elementType;
  if (element.isBF16() && atom.takesIntegers)
    element = builder.getI16Type();
  return VectorType::get({atom.operandElements}, element);
}

void LaneMma::read(size_t number) {
  size_t step = number / columns.size(), column = number % columns.size();
  if (lhsAddresses && column == 0)
    for (size_t row = 0; row < rows.size(); ++row)
      lhsRegisters[row * depths.size() + step] = lhsAddresses->load(
          llvm::map_to_vector(depths[step], [&](int64_t depth) {
            return TilePosition{rows[row], depth};
          }));
  SmallVector<TilePosition> positions;
  for (int64_t depth : depths[step])
    positions.push_back(getRhsPosition(columns[column], depth));
  if (!transposedReads) {
    reads[number] = addresses->load(positions);
    return;
  }
  Type type = getRegisterType(tile->elementType);
  for (size_t first = 0; first < positions.size(); first += transposeSize)
    for (unsigned element = 0; element < transposeSize; ++element) {
      if (element == 0)
        reads[number].push_back({ROCDL::ds_read_tr16_b64::create(
            builder, loc, VectorType::get({int64_t(transposeSize)}, type),
            addresses->getPointer(positions[first]))});
      else
        reads[number].push_back(reads[number].back());
      reads[number].back().element = element;
    }
}

Value LaneMma::getLhs(size_t row, size_t depth, size_t part) {
  Value &operand = lhsOperands[{row, depth, part}];
  if (!operand)
    operand = lanes.buildVector(
        loc, getOperandType(),
        ArrayRef(lhsRegisters[row * depths.size() + depth])
            .slice(part * atom.operandElements, atom.operandElements));
  return operand;
}

void LaneMma::multiply(size_t number, size_t part) {
  Value rhs = lanes.buildVector(
      loc, getOperandType(),
      ArrayRef(reads[number])
          .slice(part * atom.operandElements, atom.operandElements));
  for (size_t row = 0; row < rows.size(); ++row) {
    Value &sum = getSum(row, number % columns.size());
    SmallVector<Value> operands = {
        rhs, getLhs(row, number / columns.size(), part), sum};
    for (int64_t i = 0; i < atom.modifiers; ++i)
      operands.push_back(lanes.buildI32(loc, 0));
    sum = lanes.buildIntrinsic(loc, sum.getType(), atom.intrinsic, operands);
  }
}

void LaneMma::finish() {
  unsigned size = atom.getResultRegisters();
  for (auto [first, sum] : llvm::zip(firstRegisters, sums))
    for (unsigned reg = 0; reg < size; ++reg)
      product.sums[first + reg] = {sum, reg};
}

namespace {
/// The reads and the instructions of several products.
class MmaStream {
public:
  /// `beginsBlock`: waves that have not begun their block multiply first.
  /// `end` is the last of the products.
  MmaStream(LaneBuilder &lanes, Location loc, MmaScheduleAttr schedule,
            bool beginsBlock, Operation *end)
      : lanes(lanes), loc(loc), schedule(schedule), beginsBlock(beginsBlock),
        end(end) {}

  void add(LaneMma &product) {
    for (size_t number = 0; number < product.getNumReads(); ++number)
      reads.push_back({&product, number});
  }
  /// Returns whether it passed a barrier, which it may.
  bool run(bool mayPassBarrier);

private:
  struct Read {
    LaneMma *product;
    size_t number;
  };
  void readUpTo(size_t end);
  void multiplyGroup(size_t first);
  void passBarrier();
  void setPriority(int16_t priority);
  void keepOrder() {
    if (schedule.getOrder() == IssueOrder::Fixed)
      lanes.instructions.buildScheduleBarrier(lanes, loc);
  }
  void groupInstructions();

  LaneBuilder &lanes;
  Location loc;
  MmaScheduleAttr schedule;
  bool beginsBlock;
  Operation *end;
  SmallVector<Read> reads;
  size_t numIssued = 0;
};
} // namespace

void MmaStream::readUpTo(size_t end) {
  for (end = std::min(end, reads.size()); numIssued < end; ++numIssued)
    reads[numIssued].product->read(reads[numIssued].number);
}

void MmaStream::multiplyGroup(size_t first) {
  size_t end = std::min(first + readsPerGroup, reads.size());
  auto group = ArrayRef(reads).slice(first, end - first);
  size_t numParts = 0;
  for (const Read &read : group)
    numParts = std::max(numParts, read.product->getNumParts());
  for (size_t part = 0; part < numParts; ++part)
    for (const Read &read : group)
      if (part < read.product->getNumParts())
        read.product->multiply(read.number, part);
}

void MmaStream::setPriority(int16_t priority) {
  if (schedule.getPriorities())
    ROCDL::SetPrioOp::create(lanes.builder, loc, priority);
}

void MmaStream::passBarrier() {
  // What is left outranks the waves that go on behind the barrier.
  setPriority(2);
  gpu::BarrierOp::create(lanes.builder, loc);
  keepOrder();
}

/// Asks LLVM's scheduler for the order that run() writes.
void MmaStream::groupInstructions() {
  constexpr int32_t matrixInstructions = 0x8, ldsReads = 0x100;
  auto request = [&](int32_t kind, size_t count) {
    if (count != 0)
      ROCDL::SchedGroupBarrier::create(lanes.builder, loc, kind, count,
                                       /*groupId=*/0);
  };
  size_t ahead = std::min<size_t>(schedule.getReadAhead(), reads.size());
  request(ldsReads, ahead);
  for (const Read &read : reads) {
    request(ldsReads, ahead < reads.size() ? 1 : 0);
    request(matrixInstructions, read.product->getReadInstructions());
    ++ahead;
  }
}

bool MmaStream::run(bool mayPassBarrier) {
  bool passedBarrier = false;
  // Where vector instructions go on beside matrix instructions, these must not
  // wait for their turn; where they take the vector unit themselves, whatever
  // else is ready comes first, as its latencies hide behind them. There a wave
  // that has begun a block goes before one that has not, so that workgroups
  // take turns: otherwise the oldest end early, and the last is left alone.
  bool outranks = lanes.chip.overlapsMatrix;
  int16_t multiplying = outranks ? 1 : beginsBlock ? 0 : 1;
  int16_t computing = outranks ? 0 : 2;
  bool isFixed = schedule.getOrder() == IssueOrder::Fixed;
  size_t ahead = isFixed ? schedule.getReadAhead() : 0;
  setPriority(multiplying);
  readUpTo(ahead);
  keepOrder();
  for (size_t first = 0; first < reads.size(); first += readsPerGroup) {
    if (numIssued < reads.size()) {
      readUpTo(first + ahead + readsPerGroup);
      keepOrder();
    } else if (mayPassBarrier && !passedBarrier) {
      passBarrier();
      passedBarrier = true;
    }
    multiplyGroup(first);
    keepOrder();
  }
  if (schedule.getOrder() == IssueOrder::Grouped)
    groupInstructions();
  // What is put into workgroup memory behind them still is not urgent.
  Operation *next = end->getNextNode();
  while (isa_and_present<StoreLdsOp>(next))
    next = next->getNextNode();
  OpBuilder::InsertionGuard guard(lanes.builder);
  lanes.builder.setInsertionPoint(next);
  setPriority(computing);
  return passedBarrier;
}

FailureOr<bool> attn::distributeMma(LaneBuilder &lanes,
                                    MutableArrayRef<MmaProduct> products,
                                    MmaScheduleAttr schedule, bool hasBarrier) {
  if (products.front().atom->isDirect()) {
    if (failed(distributeDirectMma(lanes, products, schedule)))
      return failure();
    return false;
  }
  MmaStream stream(lanes, products.front().op.getLoc(), schedule,
                   /*beginsBlock=*/products.front().op.getTransposeRhs(),
                   products.back().op);
  SmallVector<std::unique_ptr<LaneMma>> parts;
  for (MmaProduct &product : products) {
    // Keys are contiguous along the depth already.
    bool transposedReads =
        schedule.getTransposedReads() && !product.op.getTransposeRhs();
    if (transposedReads && !lanes.chip.transposedLdsReads)
      return product.op.emitOpError("has a schedule with transposed_reads, "
                                    "which ")
             << lanes.chip.name << " does not have";
    parts.push_back(std::make_unique<LaneMma>(lanes, product, transposedReads));
    if (failed(parts.back()->analyze()))
      return failure();
    stream.add(*parts.back());
  }
  // Only waves that run apart gain from it.
  bool passedBarrier = stream.run(hasBarrier && schedule.getWaveGroups() > 1 &&
                                  schedule.getOrder() == IssueOrder::Fixed);
  for (std::unique_ptr<LaneMma> &part : parts)
    part->finish();
  return passedBarrier;
}
