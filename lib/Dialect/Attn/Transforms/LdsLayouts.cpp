//===- LdsLayouts.cpp - Where tiles lie in workgroup memory ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LdsLayouts.h"
#include "TargetDevice.h"
#include "TileLayouts.h"
#include "attn/Layout/LdsLayoutChoice.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace attn;
using namespace attn::layout;

/// Lanes read 16 bytes at a time.
static constexpr int64_t chunkBytes = 16;

int64_t attn::getDotPack(Type elementType) {
  return elementType.isF16() ? 2 : 1;
}

/// `weight` for each bit of a position below `extent`, doubled from bit to bit.
static SmallVector<int64_t> getLinearWeights(int64_t extent, int64_t weight) {
  SmallVector<int64_t> weights;
  for (unsigned bit = 0; bit < llvm::Log2_64_Ceil(extent); ++bit)
    weights.push_back(weight << bit);
  return weights;
}

/// As getLinearWeights for positions in the depth of a Rhs: of `pack` values
/// that a lane of `rowLanes` has side by side in registers, one dword is made,
/// so that bit of the position counts elements, not dwords.
static SmallVector<int64_t> getPackedWeights(int64_t extent, int64_t weight,
                                             int64_t elementBytes, int64_t pack,
                                             int64_t rowLanes) {
  SmallVector<int64_t> weights = getLinearWeights(extent, weight);
  if (pack == 1)
    return weights;
  unsigned halfBit = llvm::Log2_64(rowLanes);
  for (unsigned bit = halfBit; bit < weights.size(); ++bit)
    weights[bit] = bit == halfBit ? elementBytes : weight << (bit - 1);
  return weights;
}

int64_t attn::getLdsTileBytes(LdsTileRole role, int64_t rows, int64_t columns,
                              Type elementType) {
  int64_t rowBytes = columns * elementType.getIntOrFloatBitWidth() / 8;
  if (role == LdsTileRole::Rhs)
    return rows * rowBytes;
  int64_t stride = llvm::alignTo(rowBytes, chunkBytes);
  // With an odd number of chunks lanes in successive rows reach all banks.
  if (role != LdsTileRole::ComputedLhs && stride / chunkBytes % 2 == 0)
    stride += chunkBytes;
  return (rows - 1) * stride + rowBytes;
}

/// Keys for a matrix instruction: as rows of its operand, so that the results
/// are in the order in which the next product takes them.
static SmallVector<int64_t> getMmaKeyWeights(const MmaAtom &atom,
                                             CollectiveAttr schedule,
                                             int64_t keys, int64_t rowBytes) {
  SmallVector<int64_t> weights(llvm::Log2_64_Ceil(keys), 0);
  MmaLayouts layouts(atom, schedule.getWaves());
  for (int64_t key : layouts.getKeys(keys)) {
    if (key < keys)
      weights[llvm::Log2_64(key)] = rowBytes;
    rowBytes *= 2;
  }
  return weights;
}

/// Values for a matrix instruction: what a lane reads of a column at once lies
/// together, then comes the column of the next lane.
static void setMmaValues(MemoryLayout &memory, const MmaAtom &atom,
                         CollectiveAttr schedule, int64_t rows, int64_t columns,
                         int64_t elementBytes) {
  int64_t readRows = chunkBytes / elementBytes;
  memory.dims[0].weights.clear();
  for (int64_t row = 1; row < rows; row *= 2)
    memory.dims[0].weights.push_back(
        row < readRows ? row * elementBytes : row * elementBytes * columns);
  memory.dims[1].weights.resize(llvm::Log2_64_Ceil(columns));
  int64_t weight = chunkBytes;
  for (int64_t column :
       MmaLayouts(atom, schedule.getWaves()).getOutputColumns(columns)) {
    memory.dims[1].weights[llvm::Log2_64(column)] = weight;
    weight *= 2;
  }
}

/// Queries that stay for a matrix instruction: lanes read 16 bytes of the depth
/// at once, each of its own row, so these lie side by side.
static void setMmaQueries(MemoryLayout &memory, int64_t rows, int64_t columns,
                          int64_t elementBytes) {
  memory.dims[0].weights = getLinearWeights(rows, chunkBytes);
  memory.dims[1].weights.clear();
  for (int64_t column = 1; column < columns; column *= 2) {
    int64_t bytes = column * elementBytes;
    memory.dims[1].weights.push_back(bytes < chunkBytes ? bytes : bytes * rows);
  }
}

/// Keys or values for a matrix instruction that multiplies them as they are, or
/// its results:
/// blocks of up to 128 bytes of all rows, in which the 16 bytes that one row of
/// a matrix takes change places with each other, so that 8 rows fill all banks.
/// Tensor loads of NVIDIA write the same with their swizzles (`isFilled`).
static MemoryLayout getBlockedLayout(int64_t rows, int64_t columns,
                                     int64_t elementBytes, bool isFilled) {
  // Fills write whole blocks, however many columns the tile has.
  int64_t blockBytes = isFilled ? swizzledRowBytes
                                : std::min(swizzledRowBytes,
                                           (columns & -columns) * elementBytes);
  int64_t blockColumns = blockBytes / elementBytes;
  MemoryLayout memory;
  memory.dims.resize(2);
  memory.dims[0].weights = getLinearWeights(rows, blockBytes);
  for (int64_t column = 1; column < columns; column *= 2)
    memory.dims[1].weights.push_back(
        column < blockColumns ? column * elementBytes
                              : column / blockColumns * rows * blockBytes);
  // Rows that lie in the same banks move by different numbers of chunks.
  for (int64_t rowBytes = blockBytes; rowBytes < swizzledRowBytes;
       rowBytes *= 2)
    memory.dims[0].swizzle.push_back(0);
  for (int64_t chunk = chunkBytes; chunk < blockBytes; chunk *= 2)
    memory.dims[0].swizzle.push_back(chunk);
  if (memory.dims[0].swizzle.size() > memory.dims[0].weights.size())
    memory.dims[0].swizzle.resize(memory.dims[0].weights.size());
  return memory;
}

/// As a choice, with the conflicts of reads and writes by lanes.
static LdsTileLayout getDirectLayout(LdsTileRole role, int64_t rows,
                                     int64_t columns, int64_t elementBytes,
                                     CollectiveAttr schedule,
                                     const GpuModel &chip) {
  bool isFilled = schedule.getMma().getProducer();
  MemoryLayout memory = getBlockedLayout(rows, columns, elementBytes, isFilled);
  LdsTileLayout result;
  result.layout = LdsLayoutAttr::get(
      schedule.getContext(), memory.dims[0].weights, memory.dims[1].weights,
      memory.dims[0].swizzle, memory.dims[1].swizzle);
  // Neither lanes' reads nor their writes touch it.
  if (isFilled)
    return result;
  TileLayouts tiles(schedule, chip);
  SmallVector<LdsModel, 2> models = getLdsModels(chip);
  bool isOutput = role == LdsTileRole::Output;
  // What lanes have of it as operands or results.
  int64_t conflicts =
      getAccessCost({"own", /*isWrite=*/isOutput,
                     isOutput ? tiles.getOutput(rows, columns)
                     : role == LdsTileRole::TransposedRhs
                         ? tiles.getScoresOperand(rows, columns)
                         : tiles.getOutputOperand(rows, columns)},
                    memory, elementBytes, models)
          .getConflicts();
  // Of the layouts that accesses on the way from or to memory may have, the
  // first is that of TileLayouts::getStaging if it is free of conflicts.
  std::optional<int64_t> staged;
  for (const LinearLayout &staging : tiles.getStagingLayouts(
           memory, rows, columns, elementBytes, /*alongRows=*/false)) {
    int64_t found = getAccessCost({"staged", /*isWrite=*/!isOutput, staging},
                                  memory, elementBytes, models)
                        .getConflicts();
    staged = std::min(staged.value_or(found), found);
    if (found == 0)
      break;
  }
  result.conflicts = std::max(conflicts, *staged);
  return result;
}

LdsTileLayout attn::chooseLdsLayout(LdsTileRole role, int64_t rows,
                                    int64_t columns, Type elementType,
                                    CollectiveAttr schedule,
                                    const GpuModel &chip) {
  int64_t elementBytes = elementType.getIntOrFloatBitWidth() / 8;
  int64_t pack = getDotPack(elementType);
  int64_t dword = elementBytes * pack;

  LdsRequest request;
  request.extents = {rows, columns};
  request.elementBytes = elementBytes;
  request.models = getLdsModels(chip);
  request.dense.dims.resize(2);
  auto setDense = [&](ArrayRef<int64_t> rowWeights,
                      ArrayRef<int64_t> columnWeights) {
    request.dense.dims[0].weights.assign(rowWeights.begin(), rowWeights.end());
    request.dense.dims[1].weights.assign(columnWeights.begin(),
                                         columnWeights.end());
  };
  int64_t lanes = schedule.getRowLanes();
  const MmaAtom *atom = findScheduleAtom(schedule, chip, elementType);
  // The copy engine has one layout for all types.
  bool isFilled = schedule.getMma() && schedule.getMma().getProducer();
  if (isFilled || (atom && atom->isDirect()))
    return getDirectLayout(role, rows, columns, elementBytes, schedule, chip);
  bool transposedReads = atom && schedule.getMma().getTransposedReads();
  // Tiles for matrix instructions have no padding: swizzles have to do.
  bool isDense = atom || role == LdsTileRole::Output;
  request.wraps = isDense;
  switch (role) {
  case LdsTileRole::Lhs:
    if (atom && schedule.getMma().getQueriesInLds()) {
      // Rows are written once, and read again and again.
      setMmaQueries(request.dense, rows, columns, elementBytes);
      request.rowBytes =
          std::min(rows, chip.ldsBanks * chip.ldsBankBytes / chunkBytes) *
          chunkBytes;
      break;
    }
    [[fallthrough]];
  case LdsTileRole::TransposedRhs:
  case LdsTileRole::Output:
    request.rowBytes = llvm::alignTo(columns * elementBytes, chunkBytes);
    setDense(role == LdsTileRole::TransposedRhs && atom
                 ? getMmaKeyWeights(*atom, schedule, rows, request.rowBytes)
                 : getLinearWeights(rows, request.rowBytes),
             getLinearWeights(columns, elementBytes));
    break;
  case LdsTileRole::Rhs:
    if (transposedReads) {
      request.rowBytes = columns * elementBytes;
      setDense(getLinearWeights(rows, request.rowBytes),
               getLinearWeights(columns, elementBytes));
      break;
    }
    if (atom) {
      setMmaValues(request.dense, *atom, schedule, rows, columns, elementBytes);
      // Chunks change places with those in other banks.
      request.rowBytes =
          std::min(columns & -columns,
                   chip.ldsBanks * chip.ldsBankBytes / chunkBytes) *
          chunkBytes;
      break;
    }
    request.rowBytes = columns * dword;
    setDense(
        getPackedWeights(rows, request.rowBytes, elementBytes, pack, lanes),
        getLinearWeights(columns, dword));
    break;
  case LdsTileRole::ComputedLhs:
    request.rowBytes = llvm::alignTo(columns * elementBytes, chunkBytes);
    setDense(getLinearWeights(rows, request.rowBytes),
             getPackedWeights(columns, dword, elementBytes, pack, lanes));
    break;
  }

  TileLayouts tiles(schedule, chip);
  auto addSite = [&](StringRef name, bool isWrite,
                     ArrayRef<LinearLayout> layouts) {
    request.sites.push_back(
        {name.str(), isWrite, {layouts.begin(), layouts.end()}, 1});
  };
  switch (role) {
  case LdsTileRole::Lhs:
  case LdsTileRole::ComputedLhs:
    addSite("reads", false, tiles.getLeftOperand(rows, columns));
    break;
  case LdsTileRole::TransposedRhs:
    addSite("reads", false, tiles.getScoresOperand(rows, columns));
    break;
  case LdsTileRole::Rhs:
    addSite("reads", false, tiles.getOutputOperand(rows, columns));
    break;
  case LdsTileRole::Output: {
    // In pieces as they were written, which can be swizzled.
    LinearLayout output = tiles.getOutput(rows, columns);
    addSite("reads", false,
            tiles.getStagingLayouts(
                request.dense, rows, columns, elementBytes,
                /*alongRows=*/false,
                getInstructions(output, request.dense, elementBytes).bytes));
    addSite("writes", true, output);
    break;
  }
  }
  if (role == LdsTileRole::ComputedLhs)
    addSite("writes", true, tiles.getScores(rows, columns));
  else if (role != LdsTileRole::Output)
    addSite("writes", true,
            tiles.getStagingLayouts(request.dense, rows, columns, elementBytes,
                                    /*alongRows=*/false));

  // Both buffers of keys and of values are to fit: nothing is padded.
  request.maxBytes = isDense
                         ? rows * columns * elementBytes
                         : getLdsTileBytes(role, rows, columns, elementType);
  // The tile without padding has room.
  LdsChoice choice = llvm::cantFail(layout::chooseLdsLayout(request));

  LdsTileLayout result;
  const MemoryLayout &memory = choice.layout;
  result.layout = LdsLayoutAttr::get(
      schedule.getContext(), memory.dims[0].weights, memory.dims[1].weights,
      memory.dims[0].swizzle, memory.dims[1].swizzle);
  for (unsigned model = 0; model < request.models.size(); ++model) {
    int64_t conflicts = 0;
    for (const LdsChoice::Site &site : choice.sites)
      conflicts += site.cost.cycles[model].conflicts;
    result.conflicts = std::max(result.conflicts, conflicts);
  }
  return result;
}
