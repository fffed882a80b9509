//===- DistributeDot.cpp - attn.dot for one lane --------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A lane has a block of accumulators, some rows by some columns, and walks the
// depth. LDS gives it 16 bytes at a time: of one row or column, a few dwords of
// the depth, or of one dword of the depth, a few columns. What is written here
// is a software pipeline in the order in which it is to be issued, kept by
// sched.barrier: left to itself LLVM hoists all reads and spills.
//
// Where both sides are contiguous along the depth, one side, the shorter one,
// is held in registers for a step of the depth and the other one streams past
// it, two reads ahead. The last two of a step take one held register after the
// other, which then is dead and gets its part of the next step.
//
// Where the right side is contiguous along the columns, dword by dword of the
// depth passes, one ahead, and the left side is held for a few of them.

#include "DistributeDot.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include <set>

using namespace mlir;
using namespace attn;

namespace {

/// What one dword of an operand holds of the depth: one or two positions.
using DepthGroup = SmallVector<int64_t, 2>;

/// The code of one attn.dot.
class LaneDot {
public:
  LaneDot(LaneBuilder &lanes, DotOp op, const LaneLayout &layout,
          SmallVectorImpl<Value> &sums, const LdsTile &lhsTile,
          const LdsTile &rhsTile)
      : lanes(lanes), op(op), loc(op.getLoc()), layout(layout), sums(sums),
        lhsTile(lhsTile), rhsTile(rhsTile) {}

  LogicalResult run();

private:
  /// Dwords in registers, one for each DepthGroup of a step or each column.
  using Dwords = SmallVector<LaneRegisters>;

  LogicalResult groupDepth();
  LdsAddresses getLhsAddresses();
  LdsAddresses getRhsAddresses();

  TilePosition getRhsPosition(int64_t column, int64_t depth) {
    return op.getTransposeRhs() ? TilePosition{column, depth}
                                : TilePosition{depth, column};
  }
  size_t getNumSteps() const {
    return llvm::divideCeil(groups.size(), groupsPerStep);
  }
  ArrayRef<DepthGroup> getStep(size_t step) const {
    return ArrayRef(groups).slice(
        step * groupsPerStep,
        std::min(groupsPerStep, groups.size() - step * groupsPerStep));
  }

  /// The dwords of a row, or of a column, for a step of the depth.
  Dwords readRow(LdsAddresses &addresses, size_t row, size_t step);
  Dwords readColumn(LdsAddresses &addresses, size_t column, size_t step);
  /// The dwords of all columns for one group of the depth.
  Dwords readColumns(LdsAddresses &addresses, size_t group);

  /// Adds a product of two dwords to the sum of a row and a column.
  void multiply(const LaneRegisters &lhs, const LaneRegisters &rhs, size_t row,
                size_t column);
  void keepOrder() { lanes.instructions.buildScheduleBarrier(lanes, loc); }

  void runAlongDepth();
  void runAlongColumns();

  LaneBuilder &lanes;
  DotOp op;
  Location loc;
  const LaneLayout &layout;
  SmallVectorImpl<Value> &sums;
  const LdsTile &lhsTile, &rhsTile;

  /// The rows and columns of a lane's accumulators, and the depth in dwords.
  SmallVector<int64_t> rows, columns;
  SmallVector<DepthGroup> groups;
  /// Dwords that one read of 16 bytes gives.
  size_t groupsPerStep = 4;
};

} // namespace

/// Puts positions of the depth into dwords: of f16 two that are neighbours in
/// the memory of both sides.
LogicalResult LaneDot::groupDepth() {
  int64_t depth = op.getDepthExtent();
  int64_t elementBytes = lhsTile.getElementBytes();
  constexpr int64_t dwordBytes = 4;
  int64_t pack = dwordBytes / elementBytes;
  auto getLhsByte = [&](int64_t k) { return lhsTile.getWeight({0, k}); };
  auto getRhsByte = [&](int64_t k) {
    return rhsTile.getWeight(getRhsPosition(0, k));
  };
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, depth));
  llvm::sort(order, [&](int64_t lhs, int64_t rhs) {
    return getLhsByte(lhs) < getLhsByte(rhs);
  });
  if (depth % pack != 0)
    return op.emitOpError("has a depth of ")
           << depth << ", expected a multiple of " << pack << " for "
           << lhsTile.elementType;
  for (int64_t first = 0; first < depth; first += pack) {
    DepthGroup group(order.begin() + first, order.begin() + first + pack);
    for (int64_t half = 1; half < pack; ++half)
      if (getLhsByte(group[half]) !=
              getLhsByte(group[0]) + half * elementBytes ||
          getRhsByte(group[half]) != getRhsByte(group[0]) + half * elementBytes)
        return op.emitOpError("has sides whose layouts put different positions "
                              "of the depth into one dword: ")
               << group[0] << " and " << group[half];
    groups.push_back(group);
  }
  return success();
}

LdsAddresses LaneDot::getLhsAddresses() {
  // The part of the left side that is multiplied begins at a depth that may be
  // known at run time only; all of its multiples of the step are aligned.
  Value shift;
  int64_t divisor = 0;
  if (std::optional<int64_t> depth = getConstantIntValue(op.getDepth())) {
    if (*depth != 0) {
      divisor = lhsTile.getWeight({0, *depth});
      shift = lanes.buildI32(loc, divisor);
    }
  } else {
    divisor = lhsTile.getWeight({0, op.getDepthExtent()});
    Value index = arith::IndexCastOp::create(
        lanes.builder, loc, lanes.builder.getI32Type(), op.getDepth());
    shift =
        arith::MulIOp::create(lanes.builder, loc, index,
                              lanes.buildI32(loc, lhsTile.getElementBytes()));
  }
  return LdsAddresses(
      lanes, loc, lhsTile, layout,
      [](TilePosition bit) { return TilePosition{bit.row, 0}; }, shift,
      divisor);
}

LdsAddresses LaneDot::getRhsAddresses() {
  return LdsAddresses(lanes, loc, rhsTile, layout, [&](TilePosition bit) {
    return getRhsPosition(bit.column, 0);
  });
}

/// Splits registers that were read together into dwords of `pack`.
static SmallVector<LaneRegisters> splitIntoDwords(const LaneRegisters &all,
                                                  size_t pack) {
  SmallVector<LaneRegisters> dwords;
  for (size_t i = 0; i < all.size(); i += pack)
    dwords.emplace_back(all.begin() + i, all.begin() + i + pack);
  return dwords;
}

LaneDot::Dwords LaneDot::readRow(LdsAddresses &addresses, size_t row,
                                 size_t step) {
  SmallVector<TilePosition> positions;
  for (const DepthGroup &group : getStep(step))
    for (int64_t k : group)
      positions.push_back({rows[row], k});
  return splitIntoDwords(addresses.load(positions), groups.front().size());
}

LaneDot::Dwords LaneDot::readColumn(LdsAddresses &addresses, size_t column,
                                    size_t step) {
  SmallVector<TilePosition> positions;
  for (const DepthGroup &group : getStep(step))
    for (int64_t k : group)
      positions.push_back(getRhsPosition(columns[column], k));
  return splitIntoDwords(addresses.load(positions), groups.front().size());
}

LaneDot::Dwords LaneDot::readColumns(LdsAddresses &addresses, size_t group) {
  SmallVector<TilePosition> positions;
  for (int64_t column : columns)
    for (int64_t k : groups[group])
      positions.push_back(getRhsPosition(column, k));
  return splitIntoDwords(addresses.load(positions), groups.front().size());
}

void LaneDot::multiply(const LaneRegisters &lhs, const LaneRegisters &rhs,
                       size_t row, size_t column) {
  Value &sum = sums[layout.findRegister({rows[row], columns[column]})];
  bool isPair = lhs.size() == 2;
  auto getOperand = [&](const LaneRegisters &registers) {
    return isPair ? lanes.buildPair(loc, registers[0], registers[1])
                  : lanes.buildScalar(loc, registers[0]);
  };
  sum = lanes.instructions.buildMultiplyAdd(lanes, loc, getOperand(lhs),
                                            getOperand(rhs), sum);
}

void LaneDot::runAlongDepth() {
  LdsAddresses lhs = getLhsAddresses(), rhs = getRhsAddresses();
  // The shorter side is held.
  bool holdsRows = rows.size() <= columns.size();
  size_t numHeld = holdsRows ? rows.size() : columns.size();
  size_t numStreamed = holdsRows ? columns.size() : rows.size();
  auto readHeld = [&](size_t index, size_t step) {
    return holdsRows ? readRow(lhs, index, step) : readColumn(rhs, index, step);
  };
  // The streamed side as one sequence over all steps.
  size_t numReads = numStreamed * getNumSteps();
  SmallVector<Dwords> reads(numReads);
  auto readStreamed = [&](size_t number) {
    if (number >= numReads)
      return;
    size_t index = number % numStreamed, step = number / numStreamed;
    reads[number] =
        holdsRows ? readColumn(rhs, index, step) : readRow(lhs, index, step);
  };
  SmallVector<Dwords> held(numHeld);
  auto multiplyHeld = [&](size_t heldIndex, size_t number, size_t group) {
    const LaneRegisters &one = held[heldIndex][group];
    const LaneRegisters &other = reads[number][group];
    size_t streamed = number % numStreamed;
    if (holdsRows)
      multiply(one, other, heldIndex, streamed);
    else
      multiply(other, one, streamed, heldIndex);
  };

  // Reads that are on their way while others are multiplied.
  constexpr size_t distance = 2;
  // The reads of a step with which held registers are given up.
  size_t numLast = std::min<size_t>(distance, numStreamed);
  readStreamed(0);
  for (size_t index = 0; index < numHeld; ++index)
    held[index] = readHeld(index, 0);
  for (size_t number = 1; number < distance; ++number)
    readStreamed(number);
  keepOrder();
  for (size_t step = 0; step < getNumSteps(); ++step) {
    size_t numGroups = getStep(step).size();
    size_t first = step * numStreamed, last = first + numStreamed - numLast;
    bool hasNext = step + 1 < getNumSteps();
    for (size_t number = first; number < last; ++number) {
      readStreamed(number + distance);
      keepOrder();
      // Neighbours add to different sums: a sum waits for itself.
      for (size_t group = 0; group < numGroups; ++group)
        for (size_t index = 0; index < numHeld; ++index)
          multiplyHeld(index, number, group);
      keepOrder();
    }
    // Reads of the next step, around the change of the held registers.
    if (hasNext) {
      for (size_t i = 0; i + 1 < numLast; ++i)
        readStreamed(last + distance + i);
      keepOrder();
    }
    for (size_t index = 0; index < numHeld; ++index) {
      for (size_t group = 0; group < numGroups; ++group)
        for (size_t number = last; number < last + numLast; ++number)
          multiplyHeld(index, number, group);
      keepOrder();
      if (hasNext) {
        held[index] = readHeld(index, step + 1);
        keepOrder();
      }
    }
    if (hasNext) {
      for (size_t number = last + distance + numLast - 1;
           number < first + numStreamed + distance; ++number)
        readStreamed(number);
      keepOrder();
    }
  }
}

void LaneDot::runAlongColumns() {
  LdsAddresses lhs = getLhsAddresses(), rhs = getRhsAddresses();
  SmallVector<Dwords> held(rows.size());
  for (size_t row = 0; row < rows.size(); ++row)
    held[row] = readRow(lhs, row, 0);
  Dwords current = readColumns(rhs, 0), next;
  keepOrder();
  for (size_t group = 0; group < groups.size(); ++group) {
    bool hasNext = group + 1 < groups.size();
    if (hasNext) {
      next = readColumns(rhs, group + 1);
      keepOrder();
    }
    size_t step = group / groupsPerStep;
    bool endsStep = (group + 1) % groupsPerStep == 0 && hasNext;
    for (size_t row = 0; row < rows.size(); ++row) {
      for (size_t column = 0; column < columns.size(); ++column)
        multiply(held[row][group % groupsPerStep], current[column], row,
                 column);
      keepOrder();
      if (endsStep) {
        held[row] = readRow(lhs, row, step + 1);
        keepOrder();
      }
    }
    current = std::move(next);
  }
}

LogicalResult LaneDot::run() {
  if (failed(groupDepth()))
    return failure();
  std::set<int64_t> rowSet, columnSet;
  for (TilePosition position : layout.registers) {
    rowSet.insert(position.row);
    columnSet.insert(position.column);
  }
  rows.assign(rowSet.begin(), rowSet.end());
  columns.assign(columnSet.begin(), columnSet.end());
  for (int64_t row : rows)
    for (int64_t column : columns)
      if (layout.findRegister({row, column}) < 0)
        return op.emitOpError("has accumulators whose layout is no product of "
                              "rows and columns");
  if (op.getTransposeRhs())
    runAlongDepth();
  else
    runAlongColumns();
  return success();
}

LogicalResult attn::distributeDot(LaneBuilder &lanes, DotOp op,
                                  const LaneLayout &layout,
                                  SmallVectorImpl<Value> &sums) {
  std::optional<LdsTile> lhs = LdsTile::get(op.getLhs());
  std::optional<LdsTile> rhs = LdsTile::get(op.getRhs());
  if (!lhs || !rhs)
    return op.emitOpError("has a side that is no attn.lds_tile");
  return LaneDot(lanes, op, layout, sums, *lhs, *rhs).run();
}
