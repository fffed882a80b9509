//===- TileLayouts.cpp - Where lanes hold a kernel's tiles ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileLayouts.h"
#include "attn/Layout/BankConflicts.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace attn;
using namespace attn::layout;

static constexpr StringLiteral rowDim = "row", columnDim = "column";

/// The largest power of two that divides `value`.
static int64_t getPowerOfTwo(int64_t value) { return value & -value; }

//===----------------------------------------------------------------------===//
// Computed tiles
//===----------------------------------------------------------------------===//

LinearLayout TileLayouts::addRows(const LinearLayout &columns,
                                  int64_t rows) const {
  auto spread = [](StringRef input, int64_t size, int64_t number) {
    // The rest of the lanes or waves hold the same rows once more.
    int64_t used = std::min(size, getPowerOfTwo(number));
    return LinearLayout::identity(input, rowDim, used) *
           LinearLayout::broadcast(input, size / used);
  };
  int64_t groups = chip.waveSize / schedule.getRowLanes();
  int64_t laneRows = std::min(groups, getPowerOfTwo(rows));
  int64_t rest = rows / laneRows;
  int64_t waveRows = std::min(schedule.getWaves(), getPowerOfTwo(rest));
  int64_t registerRows = rest / waveRows;
  LinearLayout layout = columns * spread(laneInput, groups, laneRows) *
                        LinearLayout::identity(registerInput, rowDim,
                                               getPowerOfTwo(registerRows)) *
                        spread(waveInput, schedule.getWaves(), waveRows);
  if (int64_t repeats = registerRows / getPowerOfTwo(registerRows); repeats > 1)
    layout = layout.repeated(rowDim, repeats);
  return layout;
}

/// `columns` in groups of `group` a register, over `lanes` lanes.
static LinearLayout spreadColumns(int64_t columns, int64_t group,
                                  int64_t lanes) {
  int64_t used = std::min(lanes, getPowerOfTwo(columns / group));
  int64_t inLane = columns / (group * used);
  return LinearLayout::identity(registerInput, rowDim, 1) *
         LinearLayout::identity(registerInput, columnDim, group) *
         LinearLayout::identity(laneInput, columnDim, used) *
         LinearLayout::broadcast(laneInput, lanes / used) *
         LinearLayout::identity(registerInput, columnDim,
                                getPowerOfTwo(inLane));
}

/// The columns that a layout lacks, by repeats.
static LinearLayout repeatColumns(const LinearLayout &layout, int64_t columns) {
  int64_t repeats = columns / layout.getExtent(columnDim);
  return repeats > 1 ? layout.repeated(columnDim, repeats) : layout;
}

LinearLayout TileLayouts::getScores(int64_t rows, int64_t columns) const {
  return repeatColumns(
      addRows(spreadColumns(columns, 1, schedule.getRowLanes()), rows),
      columns);
}

LinearLayout TileLayouts::getOutput(int64_t rows, int64_t columns) const {
  int64_t group = 4;
  while (group > 1 && columns % (group * schedule.getRowLanes()) != 0)
    group /= 2;
  return repeatColumns(
      addRows(spreadColumns(columns, group, schedule.getRowLanes()), rows),
      columns);
}

//===----------------------------------------------------------------------===//
// Tiles on their way to LDS
//===----------------------------------------------------------------------===//

MemoryLayout attn::getMemoryLayout(LdsLayoutAttr layout) {
  MemoryLayout memory;
  memory.dims.resize(2);
  memory.dims[0].weights.assign(layout.getRows());
  memory.dims[0].swizzle.assign(layout.getSwizzle());
  memory.dims[1].weights.assign(layout.getColumns());
  return memory;
}

bool attn::isContiguousAlongRows(MemRefType source, AffineMap map) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(source.getStridesAndOffset(strides, offset)))
    return false;
  bool rows = false;
  for (auto [dim, stride] : llvm::enumerate(strides)) {
    if (stride != 1 || source.getDimSize(dim) == 1)
      continue;
    if (map.getResult(dim).isFunctionOfDim(1))
      return false;
    rows |= map.getResult(dim).isFunctionOfDim(0);
  }
  return rows;
}

LinearLayout TileLayouts::getStaging(LdsTileOp tile, bool alongRows) const {
  constexpr int64_t maxBytes = 16;
  auto type = cast<MemRefType>(tile.getType());
  int64_t elementBytes = type.getElementTypeBitWidth() / 8;
  MemoryLayout memory = getMemoryLayout(tile.getLayout());
  int64_t extents[] = {type.getDimSize(0), type.getDimSize(1)};
  int64_t sizes[] = {getPowerOfTwo(extents[0]), getPowerOfTwo(extents[1])};

  // Steps by which bits of a place move through the tile, first those of one
  // write.
  SmallVector<Coordinate> writes, lanes, others;
  for (unsigned number : {unsigned(!alongRows), unsigned(alongRows)})
    for (int64_t step = 1; step < sizes[number]; step *= 2) {
      Coordinate basis(2, 0);
      basis[number] = step;
      (number == unsigned(!alongRows) ? lanes : others).push_back(basis);
    }
  for (int64_t bytes = elementBytes; bytes < maxBytes; bytes *= 2) {
    auto takeFrom = [&](SmallVector<Coordinate> &bases) {
      auto *found = llvm::find_if(bases, [&](const Coordinate &basis) {
        return memory.getByte(basis) == bytes;
      });
      if (found == bases.end())
        return false;
      writes.push_back(*found);
      bases.erase(found);
      return true;
    };
    if (!takeFrom(lanes) && !takeFrom(others))
      break;
  }

  auto build = [&](ArrayRef<Coordinate> order) {
    LinearLayout::Input inputs[] = {{registerInput.str(), {}},
                                    {laneInput.str(), {}},
                                    {waveInput.str(), {}}};
    inputs[0].bases.assign(writes.begin(), writes.end());
    auto take = [&](LinearLayout::Input &input, int64_t places) {
      for (int64_t i = 1; i < places; i *= 2) {
        input.bases.push_back(order.empty() ? Coordinate(2, 0) : order.front());
        order = order.drop_front(order.empty() ? 0 : 1);
      }
    };
    take(inputs[1], chip.waveSize);
    take(inputs[2], schedule.getWaves());
    llvm::append_range(inputs[0].bases, order);
    LinearLayout::Output outputs[] = {
        {rowDim.str(), sizes[0], extents[0] / sizes[0]},
        {columnDim.str(), sizes[1], extents[1] / sizes[1]}};
    return llvm::cantFail(LinearLayout::create(inputs, outputs));
  };

  // Rows in natural order if their writes don't meet; else the first exchange
  // of two of their bits that is best.
  SmallVector<Coordinate> order(lanes);
  llvm::append_range(order, others);
  LinearLayout best = build(order);
  auto getConflicts = [&](const LinearLayout &layout) {
    return getAccessCost({"staging", /*isWrite=*/true, layout}, memory,
                         elementBytes, getLdsModels())
        .getConflicts();
  };
  int64_t conflicts = getConflicts(best);
  for (size_t i = lanes.size(); i < order.size(); ++i)
    for (size_t j = i + 1; j < order.size() && conflicts > 0; ++j) {
      SmallVector<Coordinate> swapped(order);
      std::swap(swapped[i], swapped[j]);
      LinearLayout layout = build(swapped);
      if (int64_t fewer = getConflicts(layout); fewer < conflicts) {
        best = layout;
        conflicts = fewer;
      }
    }
  return best;
}
