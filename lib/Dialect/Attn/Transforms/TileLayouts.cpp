//===- TileLayouts.cpp - Where lanes hold a kernel's tiles ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileLayouts.h"
#include "TargetDevice.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace attn;
using namespace attn::layout;

static constexpr StringLiteral rowDim = "row", columnDim = "column";

/// The largest power of two that divides `value`.
static int64_t getPowerOfTwo(int64_t value) { return value & -value; }

TileLayouts::TileLayouts(CollectiveAttr schedule, const GpuModel &chip)
    : schedule(schedule), chip(chip) {
  if (const MmaAtom *atom = findScheduleAtom(schedule, chip))
    mma.emplace(*atom, schedule.getWaves());
}

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

/// What a layout lacks of a dimension, by repeats.
static LinearLayout repeatTo(const LinearLayout &layout, StringRef dim,
                             int64_t extent) {
  int64_t repeats = extent / layout.getExtent(dim);
  return repeats > 1 ? layout.repeated(dim, repeats) : layout;
}

LinearLayout TileLayouts::getScores(int64_t rows, int64_t columns) const {
  if (mma)
    return mma->getScores(rows, columns);
  return repeatTo(
      addRows(spreadColumns(columns, 1, schedule.getRowLanes()), rows),
      columnDim, columns);
}

LinearLayout TileLayouts::getRowValues(int64_t rows) const {
  return mma ? mma->getRowValues(rows) : getScores(rows, 1);
}

LinearLayout TileLayouts::getPartialValues(int64_t rows,
                                           int64_t columns) const {
  return mma ? mma->getPartialValues(rows) : getScores(rows, columns);
}

/// Neighbouring columns of an output that a lane has.
static int64_t getOutputGroup(int64_t columns, int64_t lanes) {
  int64_t group = 4;
  while (group > 1 && columns % (group * lanes) != 0)
    group /= 2;
  return group;
}

LinearLayout TileLayouts::getOutput(int64_t rows, int64_t columns) const {
  if (mma)
    return mma->getOutput(rows, columns);
  int64_t lanes = schedule.getRowLanes();
  return repeatTo(
      addRows(spreadColumns(columns, getOutputGroup(columns, lanes), lanes),
              rows),
      columnDim, columns);
}

/// The step along the columns, and along nothing else, of each bit of an input.
static SmallVector<int64_t> getColumnSteps(const LinearLayout &layout,
                                           StringRef input) {
  SmallVector<int64_t> steps;
  unsigned column = *layout.findOutput(columnDim);
  for (Coordinate basis : layout.getInputs()[*layout.findInput(input)].bases) {
    int64_t step = std::exchange(basis[column], 0);
    bool isOnly = llvm::all_of(basis, [](int64_t other) { return other == 0; });
    steps.push_back(isOnly ? step : 0);
  }
  return steps;
}

std::vector<LinearLayout>
TileLayouts::getStoreSteps(const LinearLayout &layout,
                           int64_t elementBytes) const {
  std::vector<LinearLayout> steps;
  if (!mma || hasTransposedMma())
    return steps;
  int64_t neighbours = chip.maxAccessBytes / elementBytes;
  SmallVector<LinearLayout::Input> inputs(layout.getInputs());
  auto &registers = inputs[*layout.findInput(registerInput)].bases;
  auto &lanes = inputs[*layout.findInput(laneInput)].bases;
  SmallVector<int64_t> inRegisters = getColumnSteps(layout, registerInput);
  SmallVector<int64_t> inLanes = getColumnSteps(layout, laneInput);
  for (int64_t column = 1; column < neighbours; column *= 2) {
    if (llvm::is_contained(inRegisters, column))
      continue;
    auto *lane = llvm::find(inLanes, column);
    auto *other = llvm::find_if(
        inRegisters, [&](int64_t step) { return step >= neighbours; });
    if (lane == inLanes.end() || other == inRegisters.end())
      break;
    std::swap(registers[other - inRegisters.begin()],
              lanes[lane - inLanes.begin()]);
    std::swap(*other, *lane);
    steps.push_back(
        llvm::cantFail(LinearLayout::create(inputs, layout.getOutputs())));
  }
  return steps;
}

//===----------------------------------------------------------------------===//
// Operands of products
//===----------------------------------------------------------------------===//

LinearLayout TileLayouts::getLeftOperand(int64_t rows, int64_t columns) const {
  if (mma)
    return mma->getLeftOperand(rows, columns);
  LinearLayout depth =
      LinearLayout::identity(registerInput, rowDim, 1) *
      LinearLayout::identity(registerInput, columnDim, getPowerOfTwo(columns)) *
      LinearLayout::broadcast(laneInput, schedule.getRowLanes());
  return repeatTo(addRows(depth, rows), columnDim, columns);
}

LinearLayout TileLayouts::getScoresOperand(int64_t rows,
                                           int64_t columns) const {
  if (mma)
    return mma->isDirect() ? mma->getScoresReads(rows, columns)
                           : mma->getScoresOperand(rows, columns);
  int64_t lanes = schedule.getRowLanes();
  int64_t used = std::min(lanes, getPowerOfTwo(rows));
  LinearLayout layout =
      LinearLayout::identity(registerInput, rowDim, 1) *
      LinearLayout::identity(registerInput, columnDim, getPowerOfTwo(columns)) *
      LinearLayout::identity(laneInput, rowDim, used) *
      LinearLayout::broadcast(laneInput, chip.waveSize / used) *
      LinearLayout::identity(registerInput, rowDim,
                             getPowerOfTwo(rows / used)) *
      LinearLayout::broadcast(waveInput, schedule.getWaves());
  return repeatTo(repeatTo(layout, rowDim, rows), columnDim, columns);
}

LinearLayout TileLayouts::getOutputOperand(int64_t rows,
                                           int64_t columns) const {
  if (mma && mma->isDirect())
    return mma->getOutputReads(rows, columns);
  if (mma)
    return schedule.getMma().getTransposedReads()
               ? mma->getTransposedReads(rows, columns)
               : mma->getOutputOperand(rows, columns);
  int64_t lanes = schedule.getRowLanes();
  LinearLayout layout =
      spreadColumns(columns, getOutputGroup(columns, lanes), lanes) *
      LinearLayout::broadcast(laneInput, chip.waveSize / lanes) *
      LinearLayout::identity(registerInput, rowDim, getPowerOfTwo(rows)) *
      LinearLayout::broadcast(waveInput, schedule.getWaves());
  return repeatTo(repeatTo(layout, rowDim, rows), columnDim, columns);
}

//===----------------------------------------------------------------------===//
// Tiles on their way to LDS
//===----------------------------------------------------------------------===//

/// Whether the rows (0) and the columns (1) of what a map reads are contiguous.
static std::array<bool, 2> findContiguous(MemRefType source, AffineMap map) {
  std::array<bool, 2> contiguous = {false, false};
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(source.getStridesAndOffset(strides, offset)))
    return contiguous;
  for (auto [dim, stride] : llvm::enumerate(strides))
    if (stride == 1 && source.getDimSize(dim) != 1)
      for (unsigned side : {0, 1})
        contiguous[side] |= map.getResult(dim).isFunctionOfDim(side);
  return contiguous;
}

bool attn::isContiguousAlongRows(MemRefType source, AffineMap map) {
  auto [rows, columns] = findContiguous(source, map);
  return rows && !columns;
}

bool attn::isContiguousAlongColumns(MemRefType source, AffineMap map) {
  return findContiguous(source, map)[1];
}

SmallVector<LdsModel, 2> attn::getLdsModels(const GpuModel &chip) {
  SmallVector<LdsModel, 2> models;
  for (int64_t banks : {chip.ldsBanks, chip.ldsOtherBanks}) {
    if (banks == 0)
      continue;
    LdsModel model = LdsModel::inOrder(chip.waveSize, banks);
    model.bankBytes = chip.ldsBankBytes;
    models.push_back(model);
    // The other order is known for this many lanes and banks.
    LdsModel other = LdsModel::interleaved();
    if (model.waveSize == other.waveSize && model.banks == other.banks &&
        model.bankBytes == other.bankBytes)
      models.push_back(other);
  }
  return models;
}

LinearLayout TileLayouts::getStaging(LdsTileOp tile, bool alongRows) const {
  return getStaging(tile.getLayout(), cast<MemRefType>(tile.getType()),
                    alongRows, /*isPassage=*/false);
}

LinearLayout TileLayouts::getPassage(LdsLayoutAttr layout,
                                     MemRefType type) const {
  return getStaging(layout, type, /*alongRows=*/false,
                    /*isPassage=*/hasTransposedMma());
}

bool TileLayouts::isPassageOfWaves(LdsLayoutAttr layout, MemRefType type,
                                   const LinearLayout &own) const {
  auto getWaves = [](const LinearLayout &layout) {
    const auto *input =
        llvm::find_if(layout.getInputs(), [](const LinearLayout::Input &input) {
          return input.name == waveInput;
        });
    return input == layout.getInputs().end() ? SmallVector<Coordinate>()
                                             : input->bases;
  };
  return hasTransposedMma() &&
         getWaves(getPassage(layout, type)) == getWaves(own);
}

LinearLayout TileLayouts::getStaging(LdsLayoutAttr layoutAttr, MemRefType type,
                                     bool alongRows, bool isPassage) const {
  int64_t elementBytes = type.getElementTypeBitWidth() / 8;
  MemoryLayout memory = layoutAttr.getMemoryLayout();
  LinearLayout best;
  std::optional<int64_t> conflicts;
  for (const LinearLayout &layout : getStagingLayouts(
           memory, type.getDimSize(0), type.getDimSize(1), elementBytes,
           alongRows, /*pieceBytes=*/0, isPassage)) {
    int64_t found = getAccessCost({"staging", /*isWrite=*/true, layout}, memory,
                                  elementBytes, getLdsModels(chip))
                        .getConflicts();
    if (!conflicts || found < *conflicts) {
      best = layout;
      conflicts = found;
    }
    if (found == 0)
      break;
  }
  return best;
}

std::vector<LinearLayout>
TileLayouts::getStagingLayouts(const MemoryLayout &memory, int64_t rows,
                               int64_t columns, int64_t elementBytes,
                               bool alongRows, int64_t pieceBytes,
                               bool isPassage) const {
  if (pieceBytes == 0)
    pieceBytes = chip.maxAccessBytes;
  for (const MemoryLayout::Dim &dim : memory.dims)
    for (int64_t mask : dim.swizzle)
      if (mask != 0)
        pieceBytes = std::min(pieceBytes, getPowerOfTwo(mask));
  int64_t extents[] = {rows, columns};
  int64_t sizes[] = {getPowerOfTwo(rows), getPowerOfTwo(columns)};

  // Steps by which bits of a place move through the tile, first those of one
  // write.
  SmallVector<Coordinate> writes, lanes, others;
  for (unsigned number : {unsigned(!alongRows), unsigned(alongRows)})
    for (int64_t step = 1; step < sizes[number]; step *= 2) {
      Coordinate basis(2, 0);
      basis[number] = step;
      (number == unsigned(!alongRows) ? lanes : others).push_back(basis);
    }
  int64_t writeBytes = elementBytes;
  for (; writeBytes < pieceBytes; writeBytes *= 2) {
    auto takeFrom = [&](SmallVector<Coordinate> &bases) {
      auto *found = llvm::find_if(bases, [&](const Coordinate &basis) {
        return memory.getByte(basis) == writeBytes;
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
  // Pieces that lie across what is contiguous in memory are read by dwords at
  // least: each of them is part of several pieces.
  if (mma) {
    int64_t loadBytes = elementBytes;
    for (const Coordinate &basis : writes)
      if (basis[!alongRows] != 0)
        loadBytes *= 2;
    for (; loadBytes < chip.ldsBankBytes && !lanes.empty(); loadBytes *= 2) {
      writes.push_back(lanes.front());
      lanes.erase(lanes.begin());
    }
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
    // The last bits are those of the rows of a wave.
    size_t waveBits = llvm::Log2_64(schedule.getWaves());
    if (isPassage && order.size() > waveBits) {
      llvm::append_range(inputs[0].bases, order.drop_back(waveBits));
      order = order.take_back(waveBits);
    }
    take(inputs[2], schedule.getWaves());
    llvm::append_range(inputs[0].bases, order);
    LinearLayout::Output outputs[] = {
        {rowDim.str(), sizes[0], extents[0] / sizes[0]},
        {columnDim.str(), sizes[1], extents[1] / sizes[1]}};
    return llvm::cantFail(LinearLayout::create(inputs, outputs));
  };

  // Rows in natural order, and with two bits of their numbers exchanged.
  SmallVector<Coordinate> order(lanes);
  llvm::append_range(order, others);
  std::vector<LinearLayout> layouts = {build(order)};
  for (size_t i = lanes.size(); i < order.size(); ++i)
    for (size_t j = i + 1; j < order.size(); ++j) {
      SmallVector<Coordinate> swapped(order);
      std::swap(swapped[i], swapped[j]);
      layouts.push_back(build(swapped));
    }
  // Lanes that write side by side have pieces of different rows where these are
  // neighbours in workgroup memory.
  if (mma && !alongRows && memory.getByte(Coordinate{1, 0}) == writeBytes) {
    order.assign(others);
    llvm::append_range(order, lanes);
    layouts.push_back(build(order));
  }
  return layouts;
}
