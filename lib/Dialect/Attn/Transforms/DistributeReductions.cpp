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
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"

using namespace mlir;
using namespace attn;
using layout::LanePattern;
using layout::LaneStep;

/// The control word of a DPP operand.
static std::optional<uint32_t> getDppControl(LaneStep step) {
  switch (step.pattern) {
  case LanePattern::QuadPermute: {
    uint32_t control = 0;
    for (unsigned lane = 0; lane < 4; ++lane)
      control |= (lane ^ step.operand) << (2 * lane);
    return control;
  }
  case LanePattern::RowRotate:
    return 0x120 + step.operand;
  case LanePattern::RowMirror:
    return 0x140;
  case LanePattern::RowHalfMirror:
    return 0x141;
  case LanePattern::RowXor:
    return 0x160 + step.operand;
  default:
    return std::nullopt;
  }
}

/// What the lane has in `bits` whose number differs by `mask`, from 16 to 31.
static Value buildRowExchange(LaneBuilder &lanes, Location loc, unsigned mask,
                              Value bits) {
  // For each lane of a row four bits: the lane of the other row of 16.
  uint64_t selectors = 0;
  for (uint64_t lane = 0; lane < 16; ++lane)
    selectors |= (lane ^ (mask & 15)) << (4 * lane);
  // All lanes are there to be read: what else the result would be is free.
  Value none = LLVM::PoisonOp::create(lanes.builder, loc, bits.getType());
  return ROCDL::PermlaneX16Op::create(
      lanes.builder, loc, bits.getType(), none, bits,
      lanes.buildI32(loc, static_cast<int32_t>(selectors)),
      lanes.buildI32(loc, static_cast<int32_t>(selectors >> 32)),
      /*fi=*/true, /*boundControl=*/false);
}

Value attn::buildLaneRead(LaneBuilder &lanes, Location loc, LaneStep step,
                          Value value, Value &address) {
  OpBuilder &builder = lanes.builder;
  Type i32 = builder.getI32Type();
  if (std::optional<uint32_t> control = getDppControl(step)) {
    // All lanes are there to be read, so what is said of others is free:
    // zeros, which the instruction that uses the value need not be given.
    Value none = arith::ConstantOp::create(
        builder, loc, builder.getZeroAttr(value.getType()));
    return ROCDL::DPPUpdateOp::create(builder, loc, value.getType(), none,
                                      value, *control, 0xf, 0xf,
                                      /*boundCtrl=*/true);
  }
  Value bits = LLVM::BitcastOp::create(builder, loc, i32, value);
  if (step.pattern == LanePattern::RowExchange) {
    bits = buildRowExchange(lanes, loc, step.operand, bits);
  } else if (step.pattern == LanePattern::Swizzle) {
    constexpr int64_t keepLane = 0x1f;
    bits = ROCDL::DsSwizzleOp::create(
        builder, loc, i32, bits,
        lanes.buildI32(loc, int64_t(step.operand) << 10 | keepLane));
  } else {
    // Made here, for all rows: a hoisted address would occupy a register.
    if (!address) {
      Value lane = lanes.buildFreshLane(loc);
      Value other = arith::XOrIOp::create(builder, loc, lane,
                                          lanes.buildI32(loc, step.operand));
      address =
          arith::ShLIOp::create(builder, loc, other, lanes.buildI32(loc, 2));
    }
    bits = ROCDL::DsBpermuteOp::create(builder, loc, i32, address, bits);
  }
  return LLVM::BitcastOp::create(builder, loc, value.getType(), bits);
}

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
        other = buildLaneRead(lanes, loc, read, other, address);
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
  Type mask = builder.getIntegerType(lanes.chip.waveSize);
  Value which = ROCDL::BallotOp::create(builder, loc, mask, any);
  Value none =
      arith::ConstantOp::create(builder, loc, builder.getIntegerAttr(mask, 0));
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, which,
                               none);
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
  Value ones, noClamp;
  if (isHalf) {
    auto pair = VectorType::get({2}, builder.getF16Type());
    ones = arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(pair, builder.getF16FloatAttr(1.0).getValue()));
    noClamp = arith::ConstantIntOp::create(builder, loc, 0, 1);
  }
  for (auto [sum, registers] : llvm::zip(sums, parts)) {
    size_t next = 0;
    // Two f16 at a time, as a product with ones.
    for (; isHalf && next + 1 < registers.size(); next += 2)
      sum = lanes.buildIntrinsic(
          loc, builder.getF32Type(), "llvm.amdgcn.fdot2",
          {lanes.buildPair(loc, registers[next], registers[next + 1]), ones,
           sum, noClamp});
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
