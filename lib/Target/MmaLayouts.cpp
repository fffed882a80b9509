//===- MmaLayouts.cpp - Where lanes hold matrix operands ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/MmaLayouts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace attn;
using namespace attn::layout;
using llvm::Log2_64;

static constexpr unsigned rowDim = 0, columnDim = 1;

/// Rows of the result that lanes are spread over in the direct form, which is
/// also the size of the matrices that are read.
static constexpr int64_t directLaneRows = 8;

/// The largest power of two that divides `value`.
static int64_t getPowerOfTwo(int64_t value) { return value & -value; }

static Coordinate getStep(unsigned dim, int64_t step) {
  Coordinate basis(2, 0);
  basis[dim] = step;
  return basis;
}

//===----------------------------------------------------------------------===//
// Parts of layouts
//===----------------------------------------------------------------------===//

int64_t MmaLayouts::getDepthOfRegister(unsigned bit) const {
  // A read's elements lie side by side; those of other groups follow.
  unsigned inRead = Log2_64(atom.getLaneDepth());
  if (bit < inRead)
    return int64_t(1) << bit;
  return atom.getDepthStep() << (bit - inRead);
}

int64_t MmaLayouts::getDepthOfGroup(unsigned bit) const {
  return atom.repeatsOperands ? 0 : atom.getLaneDepth() << bit;
}

LinearLayout MmaLayouts::build(const Bits &bits, int64_t rows, int64_t columns,
                               int64_t rowSize) const {
  int64_t sizes[] = {std::min(getPowerOfTwo(rows), rowSize),
                     getPowerOfTwo(columns)};
  auto isPart = [&](const Coordinate &basis) {
    return basis[rowDim] < sizes[rowDim] && basis[columnDim] < sizes[columnDim];
  };
  LinearLayout::Input inputs[] = {
      {registerInput.str(), {}}, {laneInput.str(), {}}, {waveInput.str(), {}}};
  llvm::copy_if(bits.registers, std::back_inserter(inputs[0].bases), isPart);
  const Steps *shared[] = {&bits.lanes, &bits.waves};
  for (auto [number, steps] : llvm::enumerate(shared))
    for (const Coordinate &basis : *steps)
      inputs[number + 1].bases.push_back(isPart(basis) ? basis
                                                       : Coordinate(2, 0));
  LinearLayout::Output outputs[] = {
      {"row", sizes[rowDim], rows / sizes[rowDim]},
      {"column", sizes[columnDim], columns / sizes[columnDim]}};
  return llvm::cantFail(LinearLayout::create(inputs, outputs));
}

LinearLayout MmaLayouts::buildRows(const Steps &registers,
                                   const Steps &rowLanes, int64_t rows,
                                   int64_t columns) const {
  Bits bits;
  // Rows over lanes; those above are in registers in the direct form.
  int64_t laneRows = atom.isDirect() ? directLaneRows : atom.n;
  for (int64_t row = 1; row < laneRows; row *= 2)
    bits.lanes.push_back(getStep(rowDim, row));
  bits.lanes.insert(atom.isDirect() ? bits.lanes.begin() : bits.lanes.end(),
                    rowLanes.begin(), rowLanes.end());
  int64_t waveRows = atom.getResultRows();
  for (int64_t wave = 1; wave < waves; wave *= 2)
    bits.waves.push_back(getStep(rowDim, waveRows * wave));
  // Blocks of rows come last. Where columns are repeated, which is counted
  // above bits, they are repeats, too.
  bits.registers = registers;
  int64_t once = waveRows * waves;
  // Numbers of waves are bits, whatever the number of waves is.
  if (!llvm::isPowerOf2_64(waves) && rows == once)
    return build(bits, llvm::PowerOf2Ceil(rows), columns,
                 llvm::PowerOf2Ceil(rows))
        .limited("row", rows);
  if (llvm::isPowerOf2_64(columns))
    for (int64_t row = once; row < rows; row *= 2)
      bits.registers.push_back(getStep(rowDim, row));
  else
    return build(bits, rows, columns, once);
  return build(bits, rows, columns, rows);
}

MmaLayouts::Steps MmaLayouts::getRowRegisters() const {
  if (!atom.isDirect())
    return {};
  return {getStep(rowDim, directLaneRows)};
}

void MmaLayouts::addDepth(Bits &bits, unsigned dim, int64_t depth) const {
  for (unsigned bit = 0; getDepthOfRegister(bit) < depth; ++bit)
    bits.registers.push_back(getStep(dim, getDepthOfRegister(bit)));
  for (unsigned bit = 0; bit < Log2_64(atom.getRowLanes()); ++bit)
    bits.lanes.push_back(getStep(dim, getDepthOfGroup(bit)));
}

//===----------------------------------------------------------------------===//
// The direct form
//===----------------------------------------------------------------------===//

LinearLayout MmaLayouts::buildDirect(int64_t rows, int64_t columns) const {
  Steps registers = {getStep(columnDim, 1), getStep(rowDim, directLaneRows)};
  for (int64_t column = atom.n; column < columns; column *= 2)
    registers.push_back(getStep(columnDim, column));
  return buildRows(registers, {getStep(columnDim, 2), getStep(columnDim, 4)},
                   rows, columns);
}

LinearLayout MmaLayouts::buildDirectOperand(int64_t keys, int64_t columns,
                                            unsigned depthDim) const {
  int64_t extents[] = {keys, columns};
  Bits bits;
  for (int64_t depth : {1, 8})
    bits.registers.push_back(getStep(depthDim, depth));
  for (int64_t depth : {2, 4})
    bits.lanes.push_back(getStep(depthDim, depth));
  for (int64_t column = 1; column < atom.n; column *= 2)
    bits.lanes.push_back(getStep(1 - depthDim, column));
  for (int64_t depth = atom.k; depth < extents[depthDim]; depth *= 2)
    bits.registers.push_back(getStep(depthDim, depth));
  for (int64_t column = atom.n; column < extents[1 - depthDim]; column *= 2)
    bits.registers.push_back(getStep(1 - depthDim, column));
  bits.waves.resize(llvm::Log2_64_Ceil(waves), getStep(rowDim, 0));
  return build(bits, keys, columns, keys);
}

LinearLayout MmaLayouts::buildReads(int64_t keys, int64_t columns,
                                    unsigned depthDim) const {
  int64_t extents[] = {keys, columns};
  Bits bits;
  for (int64_t column = 1; column < directLaneRows; column *= 2)
    bits.registers.push_back(getStep(columnDim, column));
  // 16 keys by 16 columns in one order for both products: the halves of an
  // instruction's depth, and the next instruction's columns.
  for (int64_t key = 1; key < 2 * directLaneRows; key *= 2)
    bits.lanes.push_back(getStep(rowDim, key));
  bits.lanes.push_back(getStep(columnDim, directLaneRows));
  for (int64_t depth = atom.k; depth < extents[depthDim]; depth *= 2)
    bits.registers.push_back(getStep(depthDim, depth));
  for (int64_t column = 2 * atom.n; column < extents[1 - depthDim]; column *= 2)
    bits.registers.push_back(getStep(1 - depthDim, column));
  bits.waves.resize(llvm::Log2_64_Ceil(waves), getStep(rowDim, 0));
  return build(bits, keys, columns, keys);
}

LinearLayout MmaLayouts::getLeftReads(int64_t rows, int64_t depth) const {
  Bits bits;
  for (int64_t column = 1; column < directLaneRows; column *= 2)
    bits.registers.push_back(getStep(columnDim, column));
  for (int64_t row = 1; row < atom.m; row *= 2)
    bits.lanes.push_back(getStep(rowDim, row));
  bits.lanes.push_back(getStep(columnDim, atom.k / 2));
  for (int64_t column = atom.k; column < depth; column *= 2)
    bits.registers.push_back(getStep(columnDim, column));
  for (int64_t wave = 1; wave < waves; wave *= 2)
    bits.waves.push_back(getStep(rowDim, atom.getResultRows() * wave));
  for (int64_t row = atom.getResultRows() * waves; row < rows; row *= 2)
    bits.registers.push_back(getStep(rowDim, row));
  return build(bits, rows, depth, rows);
}

LinearLayout MmaLayouts::getScoresReads(int64_t keys, int64_t depth) const {
  return buildReads(keys, depth, /*depthDim=*/columnDim);
}

LinearLayout MmaLayouts::getOutputReads(int64_t keys, int64_t columns) const {
  return buildReads(keys, columns, /*depthDim=*/rowDim);
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

LinearLayout MmaLayouts::getLeftOperand(int64_t rows, int64_t depth) const {
  if (atom.isDirect())
    return buildDirect(rows, depth);
  Bits bits;
  addDepth(bits, columnDim, depth);
  return buildRows(bits.registers, bits.lanes, rows, depth);
}

/// What rows of a result stand for if registers have neighbours and groups
/// follow each other, by bits of the row's number.
static std::vector<int64_t> getSideBySide(const MmaAtom &atom) {
  std::vector<int64_t> bits(Log2_64(atom.m), 0);
  for (auto [bit, row] : llvm::enumerate(atom.resultRegisterRows))
    bits[Log2_64(row)] = int64_t(1) << bit;
  for (auto [bit, row] : llvm::enumerate(atom.resultGroupRows))
    bits[Log2_64(row)] = atom.getResultRegisters() << bit;
  return bits;
}

std::vector<int64_t> MmaLayouts::getKeys(int64_t keys) const {
  unsigned registerBits = atom.resultRegisterRows.size();
  // Where the result of a product becomes an operand, a register of the result
  // is to hold the key that the same register of the operand wants. Where all
  // groups want all keys, whole registers then come from the other group.
  std::vector<int64_t> bits = getSideBySide(atom);
  if (!atom.repeatsOperands) {
    for (auto [bit, row] : llvm::enumerate(atom.resultRegisterRows))
      bits[Log2_64(row)] = getDepthOfRegister(bit);
    for (auto [bit, row] : llvm::enumerate(atom.resultGroupRows))
      bits[Log2_64(row)] = getDepthOfGroup(bit);
  }
  for (unsigned bit = 0; (atom.m << bit) < keys; ++bit)
    bits.push_back(atom.repeatsOperands
                       ? atom.m << bit
                       : getDepthOfRegister(registerBits + bit));
  return bits;
}

std::vector<int64_t> MmaLayouts::getOutputColumns(int64_t columns) const {
  std::vector<int64_t> bits;
  // Of rows that alternate between groups, no two of a lane would be side by
  // side in memory.
  if (llvm::is_contained(atom.resultGroupRows, 1))
    bits = getSideBySide(atom);
  for (int64_t column = int64_t(1) << bits.size(); column < columns;
       column *= 2)
    bits.push_back(column);
  return bits;
}

LinearLayout MmaLayouts::getScoresOperand(int64_t keys, int64_t depth) const {
  if (atom.isDirect())
    return buildDirectOperand(keys, depth, /*depthDim=*/columnDim);
  Bits bits;
  std::vector<int64_t> rows = getKeys(keys);
  unsigned laneBits = Log2_64(atom.m);
  for (int64_t key : llvm::ArrayRef(rows).take_front(laneBits))
    bits.lanes.push_back(getStep(rowDim, key));
  addDepth(bits, columnDim, depth);
  for (int64_t key : llvm::ArrayRef(rows).drop_front(laneBits))
    bits.registers.push_back(getStep(rowDim, key));
  bits.waves.resize(llvm::Log2_64_Ceil(waves), getStep(rowDim, 0));
  return build(bits, keys, depth, keys);
}

LinearLayout MmaLayouts::getOutputOperand(int64_t keys, int64_t columns) const {
  if (atom.isDirect())
    return buildDirectOperand(keys, columns, /*depthDim=*/rowDim);
  Bits bits;
  for (int64_t column : getOutputColumns(atom.m))
    bits.lanes.push_back(getStep(columnDim, column));
  addDepth(bits, rowDim, keys);
  for (int64_t column = atom.m; column < columns; column *= 2)
    bits.registers.push_back(getStep(columnDim, column));
  bits.waves.resize(llvm::Log2_64_Ceil(waves), getStep(rowDim, 0));
  return build(bits, keys, columns, keys);
}

LinearLayout MmaLayouts::getTransposedReads(int64_t keys,
                                            int64_t columns) const {
  // As the operand, but the two lowest bits of the key change places with those
  // of the column.
  Bits bits;
  for (int64_t column : {4, 8})
    bits.lanes.push_back(getStep(columnDim, column));
  for (int64_t key : {1, 2})
    bits.lanes.push_back(getStep(rowDim, key));
  for (int64_t column = 16; column < atom.m; column *= 2)
    bits.lanes.push_back(getStep(columnDim, column));
  addDepth(bits, rowDim, keys);
  for (int64_t step : {1, 2})
    bits.registers[Log2_64(step)] = getStep(columnDim, step);
  for (int64_t column = atom.m; column < columns; column *= 2)
    bits.registers.push_back(getStep(columnDim, column));
  bits.waves.resize(llvm::Log2_64_Ceil(waves), getStep(rowDim, 0));
  return build(bits, keys, columns, keys);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

LinearLayout MmaLayouts::getScores(int64_t rows, int64_t keys) const {
  if (atom.isDirect())
    return buildDirect(rows, keys);
  std::vector<int64_t> steps = getKeys(keys);
  Steps registers, groups;
  for (int64_t row : atom.resultRegisterRows)
    registers.push_back(getStep(columnDim, steps[Log2_64(row)]));
  for (int64_t key : llvm::ArrayRef(steps).drop_front(Log2_64(atom.m)))
    registers.push_back(getStep(columnDim, key));
  for (int64_t row : atom.resultGroupRows)
    groups.push_back(getStep(columnDim, steps[Log2_64(row)]));
  return buildRows(registers, groups, rows, keys);
}

LinearLayout MmaLayouts::getOutput(int64_t rows, int64_t columns) const {
  if (atom.isDirect())
    return buildDirect(rows, columns);
  std::vector<int64_t> steps = getOutputColumns(atom.m);
  Steps registers, groups;
  for (int64_t row : atom.resultRegisterRows)
    registers.push_back(getStep(columnDim, steps[Log2_64(row)]));
  for (int64_t column = atom.m; column < columns; column *= 2)
    registers.push_back(getStep(columnDim, column));
  for (int64_t row : atom.resultGroupRows)
    groups.push_back(getStep(columnDim, steps[Log2_64(row)]));
  return buildRows(registers, groups, rows, columns);
}

LinearLayout MmaLayouts::getRowValues(int64_t rows) const {
  Steps rowLanes(Log2_64(atom.getRowLanes()), getStep(columnDim, 0));
  return buildRows(getRowRegisters(), rowLanes, rows, 1);
}

LinearLayout MmaLayouts::getPartialValues(int64_t rows) const {
  Steps rowLanes;
  for (int64_t lane = 1; lane < atom.getRowLanes(); lane *= 2)
    rowLanes.push_back(getStep(columnDim, lane));
  return buildRows(getRowRegisters(), rowLanes, rows, atom.getRowLanes());
}
