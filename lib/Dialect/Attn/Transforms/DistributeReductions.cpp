//===- DistributeReductions.cpp - Maxima and sums of rows, by lane --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A lane reduces its own registers, then reads those of the lanes that share
// the row. All rows take each step together: an instruction that reads another
// lane's register waits for the instruction that wrote it.

#include "Distribute.h"
#include "attn/Layout/LaneShuffle.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace attn;
using layout::LanePattern;
using layout::LaneStep;

static Value buildCombine(OpBuilder &builder, Location loc, RowReduction kind,
                          Value lhs, Value rhs) {
  if (kind == RowReduction::Maximum)
    return arith::MaxNumFOp::create(builder, loc, lhs, rhs);
  return arith::AddFOp::create(builder, loc, lhs, rhs);
}

LaneRegisters attn::buildRowReduction(LaneBuilder &lanes, Location loc,
                                      RowReduction kind, const LaneTile &source,
                                      const LaneLayout &resultLayout) {
  OpBuilder &builder = lanes.builder;
  SmallVector<Value> rows(resultLayout.getNumRegisters());
  for (auto [reg, position] : llvm::enumerate(source.layout->registers)) {
    // Of an element that a lane has twice, one counts.
    if (source.layout->findRegister(position) != int64_t(reg))
      continue;
    int64_t row = resultLayout.findRegister({position.row, 0});
    Value value = lanes.buildScalar(loc, source.registers[reg]);
    rows[row] =
        rows[row] ? buildCombine(builder, loc, kind, rows[row], value) : value;
  }
  SmallVector<uint64_t> masks;
  for (auto [bit, position] : llvm::enumerate(source.layout->laneBits))
    if (position.row == 0 && position.column != 0)
      masks.push_back(uint64_t(1) << bit);
  for (const layout::ReductionStep &step :
       layout::getReductionSteps(masks, lanes.chip.shuffles)) {
    SmallVector<Value> others = rows;
    for (LaneStep read : step.read) {
      Value address;
      for (Value &other : others)
        other =
            lanes.instructions.buildLaneRead(lanes, loc, read, other, address);
    }
    for (auto [row, other] : llvm::zip(rows, others))
      row = buildCombine(builder, loc, kind, row, other);
  }
  return llvm::map_to_vector(rows, [](Value row) { return LaneRegister{row}; });
}

int64_t attn::findPartialRegister(const LaneLayout &source,
                                  TilePosition position,
                                  const LaneLayout &partial, int64_t columns) {
  int64_t reg = partial.findRegister({position.row, position.column % columns});
  if (source.hasLanesOf(partial))
    return reg;
  // Each lane that shares a row has one column: those of its registers.
  auto isOwnColumn = [](ArrayRef<TilePosition> whole,
                        ArrayRef<TilePosition> part) {
    return llvm::equal(whole, part, [](TilePosition lhs, TilePosition rhs) {
      return lhs.row == rhs.row && (lhs.column == 0) == (rhs.column == 0);
    });
  };
  bool hasOneColumn =
      llvm::all_of(partial.registers,
                   [](TilePosition at) { return at.column == 0; }) &&
      isOwnColumn(source.laneBits, partial.laneBits) &&
      isOwnColumn(source.waveBits, partial.waveBits);
  return hasOneColumn ? partial.findRegister({position.row, 0}) : -1;
}

LaneRegisters attn::buildPartialMax(LaneBuilder &lanes, PartialMaxOp op,
                                    const LaneTile &source,
                                    const LaneLayout &resultLayout) {
  Location loc = op.getLoc();
  int64_t columns = op.getResult().getType().getDimSize(1);
  SmallVector<Value> maxima(resultLayout.getNumRegisters());
  for (auto [reg, position] : llvm::enumerate(source.layout->registers)) {
    if (source.layout->findRegister(position) != int64_t(reg))
      continue;
    Value &maximum = maxima[findPartialRegister(*source.layout, position,
                                                resultLayout, columns)];
    Value value = lanes.buildScalar(loc, source.registers[reg]);
    maximum = maximum ? buildCombine(lanes.builder, loc, RowReduction::Maximum,
                                     maximum, value)
                      : value;
  }
  return llvm::map_to_vector(maxima,
                             [](Value value) { return LaneRegister{value}; });
}

Value attn::buildAnyInWave(LaneBuilder &lanes, Location loc,
                           ArrayRef<LaneRegister> registers) {
  OpBuilder &builder = lanes.builder;
  Value any;
  for (LaneRegister reg : registers) {
    Value value = lanes.buildScalar(loc, reg);
    any = any ? Value(arith::OrIOp::create(builder, loc, any, value)) : value;
  }
  return lanes.instructions.buildAny(lanes, loc, any);
}

LaneRegisters attn::buildPartialSum(LaneBuilder &lanes, PartialSumOp op,
                                    const LaneTile &source,
                                    const LaneTile &accumulator) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  int64_t columns = op.getAccumulator().getType().getDimSize(1);
  SmallVector<Value> sums =
      llvm::map_to_vector(accumulator.registers, [&](LaneRegister reg) {
        return lanes.buildScalar(loc, reg);
      });
  // The registers that go into each sum.
  SmallVector<LaneRegisters> parts(sums.size());
  for (auto [reg, position] : llvm::enumerate(source.layout->registers)) {
    if (source.layout->findRegister(position) != int64_t(reg))
      continue;
    int64_t sum = findPartialRegister(*source.layout, position,
                                      *accumulator.layout, columns);
    parts[sum].push_back(source.registers[reg]);
  }
  bool isHalf = op.getSource().getType().getElementType().isF16();
  for (auto [sum, registers] : llvm::zip(sums, parts)) {
    size_t next = 0;
    // Two f16 at a time.
    bool addsPairs = isHalf && lanes.chip.hasHalfDot;
    for (; addsPairs && next + 1 < registers.size(); next += 2)
      sum = lanes.instructions.buildAddPair(
          lanes, loc,
          lanes.buildPair(loc, registers[next], registers[next + 1]), sum);
    for (; next < registers.size(); ++next) {
      Value value = lanes.buildScalar(loc, registers[next]);
      if (isHalf)
        value =
            arith::ExtFOp::create(builder, loc, builder.getF32Type(), value);
      sum = arith::AddFOp::create(builder, loc, sum, value);
    }
  }
  return llvm::map_to_vector(sums, [](Value sum) { return LaneRegister{sum}; });
}
