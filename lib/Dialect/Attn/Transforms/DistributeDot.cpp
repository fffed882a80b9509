//===- DistributeDot.cpp - attn.dot for one lane --------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Reads what a lane needs of both sides, as many elements along the depth as
// one access gives, and adds the products, in the order in which it was read.

#include "DistributeDot.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include <numeric>

using namespace mlir;
using namespace attn;

/// The elements of the depth that one step of the product reads: those that
/// lie side by side in the left side, as many as one access gives.
static SmallVector<SmallVector<int64_t>> getSteps(const LdsTile &lhs,
                                                  int64_t depth) {
  constexpr int64_t accessBytes = 16;
  SmallVector<int64_t> order = llvm::to_vector(llvm::seq<int64_t>(0, depth));
  llvm::sort(order, [&](int64_t a, int64_t b) {
    return std::make_pair(lhs.getWeight({0, a}), a) <
           std::make_pair(lhs.getWeight({0, b}), b);
  });
  int64_t length = std::min(accessBytes / lhs.getElementBytes(), depth);
  SmallVector<SmallVector<int64_t>> steps;
  for (int64_t begin = 0; begin < depth; begin += length)
    steps.emplace_back(
        ArrayRef(order).slice(begin, std::min(length, depth - begin)));
  return steps;
}

/// sum + lhs * rhs of pairs of f16. The sum stays in its register: LLVM's own
/// instruction takes a new one for each sum, and runs out of them.
static Value buildDot2(LaneBuilder &lanes, Location loc, Value lhs, Value rhs,
                       Value sum) {
  return LLVM::InlineAsmOp::create(
             lanes.builder, loc, TypeRange(sum.getType()),
             ValueRange{lhs, rhs, sum},
             StringRef("v_dot2_f32_f16 $0, $1, $2, $0"), StringRef("=v,v,v,0"),
             /*has_side_effects=*/false, /*is_align_stack=*/false,
             LLVM::TailCallKind::None, LLVM::AsmDialectAttr(), ArrayAttr())
      .getResult(0);
}

LogicalResult attn::distributeDot(LaneBuilder &lanes, DotOp op,
                                  const LaneLayout &layout,
                                  SmallVectorImpl<Value> &sums) {
  Location loc = op.getLoc();
  OpBuilder &builder = lanes.builder;
  std::optional<LdsTile> lhs = LdsTile::get(op.getLhs());
  std::optional<LdsTile> rhs = LdsTile::get(op.getRhs());
  if (!lhs || !rhs)
    return op.emitOpError("multiplies a tile that is not made by "
                          "attn.lds_tile in the same kernel");
  bool transposed = op.getTransposeRhs();
  bool isHalf = lhs->elementType.isF16();
  int64_t depth = op.getDepthExtent();

  // The part of the left side that is multiplied begins at a column that is
  // known at run time only. Its bits and those of the elements after it don't
  // meet.
  Value shift;
  int64_t shiftDivisor = 0;
  int64_t first = 0;
  if (std::optional<int64_t> constant = getConstantIntValue(op.getDepth())) {
    first = *constant;
  } else {
    Value number = arith::IndexCastOp::create(
        builder, loc, builder.getI32Type(), op.getDepth());
    SmallVector<int64_t> weights(lhs->layout.getColumns());
    for (auto [bit, weight] : llvm::enumerate(weights)) {
      if (int64_t(1) << bit < depth)
        weight = 0;
      shiftDivisor = std::gcd(shiftDivisor, weight);
    }
    shift = lanes.buildBitSum(loc, number, weights, /*isExact=*/false);
  }
  auto getLhsPosition = [](TilePosition position) {
    return TilePosition{position.row, 0};
  };
  auto getRhsPosition = [&](TilePosition position) {
    return transposed ? TilePosition{position.column, 0}
                      : TilePosition{0, position.column};
  };
  LdsAddresses lhsAddresses(lanes, loc, *lhs, layout, getLhsPosition, shift,
                            shiftDivisor);
  LdsAddresses rhsAddresses(lanes, loc, *rhs, layout, getRhsPosition);

  SmallVector<int64_t> rows, columns;
  for (TilePosition position : layout.registers) {
    if (!llvm::is_contained(rows, position.row))
      rows.push_back(position.row);
    if (!llvm::is_contained(columns, position.column))
      columns.push_back(position.column);
  }
  for (ArrayRef<int64_t> step : getSteps(*lhs, depth)) {
    SmallVector<TilePosition> lhsPositions, rhsPositions;
    for (int64_t row : rows)
      for (int64_t k : step)
        lhsPositions.push_back({row, first + k});
    for (int64_t column : columns)
      for (int64_t k : step)
        rhsPositions.push_back(transposed ? TilePosition{column, k}
                                          : TilePosition{k, column});
    LaneRegisters left = lhsAddresses.load(lhsPositions);
    LaneRegisters right = rhsAddresses.load(rhsPositions);
    int64_t advance = isHalf && step.size() % 2 == 0 ? 2 : 1;
    for (size_t k = 0; k < step.size(); k += advance) {
      for (auto [reg, position] : llvm::enumerate(layout.registers)) {
        size_t row = llvm::find(rows, position.row) - rows.begin();
        size_t column = llvm::find(columns, position.column) - columns.begin();
        LaneRegister *a = &left[row * step.size() + k];
        LaneRegister *b = &right[column * step.size() + k];
        if (advance == 2) {
          sums[reg] = buildDot2(lanes, loc, lanes.buildPair(loc, a[0], a[1]),
                                lanes.buildPair(loc, b[0], b[1]), sums[reg]);
          continue;
        }
        Value x = lanes.buildScalar(loc, *a), y = lanes.buildScalar(loc, *b);
        if (isHalf) {
          x = arith::ExtFOp::create(builder, loc, builder.getF32Type(), x);
          y = arith::ExtFOp::create(builder, loc, builder.getF32Type(), y);
        }
        sums[reg] =
            LLVM::FMAOp::create(builder, loc, x.getType(), x, y, sums[reg]);
      }
    }
    lanes.buildScheduleBarrier(loc);
  }
  return success();
}
