//===- DistributeElements.cpp - Element-wise ops, by lane -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What is computed element by element is repeated for each register. The chip's
// own instructions stand for what they do exactly enough (attention-s16).

#include "Distribute.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace attn;

LaneRegisters attn::buildMap(LaneBuilder &lanes, MapOp op,
                             ArrayRef<LaneTile> inputs,
                             const LaneLayout &layout) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  Block &body = op.getBody().front();
  Value rowArg = body.getArgument(inputs.size());
  Value columnArg = body.getArgument(inputs.size() + 1);
  Value laneRow, laneColumn;
  if (!rowArg.use_empty() || !columnArg.use_empty()) {
    Value lane = lanes.buildFreshLane(loc);
    laneRow = lanes.buildLaneSum(loc, lane, layout,
                                 [](TilePosition bit) { return bit.row; });
    laneColumn = lanes.buildLaneSum(
        loc, lane, layout, [](TilePosition bit) { return bit.column; });
  }
  auto buildPosition = [&](Value lanePart, int64_t registerPart) {
    return lanePart ? lanes.buildAdd(loc, lanePart, registerPart)
                    : lanes.buildI32(loc, registerPart);
  };
  LaneRegisters results;
  for (auto [reg, position] : llvm::enumerate(layout.registers)) {
    IRMapping mapping;
    for (auto [argument, input] : llvm::zip(body.getArguments(), inputs)) {
      Value scalar = lanes.buildScalar(loc, input.registers[reg]);
      if (scalar.getType() != argument.getType())
        scalar =
            LLVM::BitcastOp::create(builder, loc, argument.getType(), scalar);
      mapping.map(argument, scalar);
    }
    if (!rowArg.use_empty())
      mapping.map(rowArg, buildPosition(laneRow, position.row));
    if (!columnArg.use_empty())
      mapping.map(columnArg, buildPosition(laneColumn, position.column));
    for (Operation &inner : body.without_terminator())
      builder.clone(inner, mapping);
    Value result = mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
    Type type = getRegisterType(result.getType());
    if (result.getType() != type)
      result = LLVM::BitcastOp::create(builder, loc, type, result);
    results.push_back({result});
  }
  return results;
}

/// One register of an element-wise op.
static Value buildElement(LaneBuilder &lanes, Operation *op, Type type,
                          ArrayRef<Value> operands) {
  Location loc = op->getLoc();
  bool isF32 = type.isF32();
  if (isF32 && isa<math::Exp2Op>(op))
    return lanes.buildIntrinsic(loc, type, "llvm.amdgcn.exp2.f32", operands);
  if (isF32 && isa<math::Log2Op>(op))
    return lanes.buildIntrinsic(loc, type, "llvm.amdgcn.log.f32", operands);
  OperationState state(loc, op->getName(), operands, type, op->getAttrs());
  state.attributes.erase(layoutsAttrName);
  return lanes.builder.create(state)->getResult(0);
}

LaneRegisters attn::buildElementwise(LaneBuilder &lanes, Operation *op,
                                     ArrayRef<LaneTile> operands,
                                     unsigned numRegisters) {
  OpBuilder &builder = lanes.builder;
  Location loc = op->getLoc();
  auto getRegister = [&](unsigned operand, unsigned reg) {
    const LaneRegisters &registers = operands[operand].registers;
    return registers.size() == 1 ? registers.front() : registers[reg];
  };

  Type resultType = getTileType(op->getResult(0)).getElementType();
  LaneRegisters registers;
  if (auto truncate = dyn_cast<arith::TruncFOp>(op);
      truncate && resultType.isF16() && numRegisters % 2 == 0 &&
      truncate.getRoundingmode() == arith::RoundingMode::toward_zero) {
    auto pair = VectorType::get({2}, resultType);
    for (unsigned reg = 0; reg < numRegisters; reg += 2) {
      Value value = ROCDL::CvtPkRtz::create(
          builder, loc, pair, lanes.buildScalar(loc, getRegister(0, reg)),
          lanes.buildScalar(loc, getRegister(0, reg + 1)));
      registers.push_back({value, 0});
      registers.push_back({value, 1});
    }
    return registers;
  }
  for (unsigned reg = 0; reg < numRegisters; ++reg) {
    bool isFromBf16 = op->getNumOperands() == 1 &&
                      getTileType(op->getOperand(0)) &&
                      getTileType(op->getOperand(0)).getElementType().isBF16();
    if (isa<arith::ExtFOp>(op) && isFromBf16 && resultType.isF32()) {
      registers.push_back({lanes.buildExtendBf16(loc, getRegister(0, reg))});
      continue;
    }
    SmallVector<Value> scalars;
    for (unsigned number = 0; number < operands.size(); ++number) {
      Value scalar = lanes.buildScalar(loc, getRegister(number, reg));
      Type wanted = getElementTypeOrSelf(op->getOperand(number));
      if (scalar.getType() != wanted)
        scalar = LLVM::BitcastOp::create(builder, loc, wanted, scalar);
      scalars.push_back(scalar);
    }
    if (isa<arith::TruncFOp>(op) && resultType.isBF16() &&
        scalars.front().getType().isF32()) {
      registers.push_back({lanes.buildTruncateBf16(loc, scalars.front())});
      continue;
    }
    Value result = buildElement(lanes, op, resultType, scalars);
    if (resultType.isBF16())
      result =
          LLVM::BitcastOp::create(builder, loc, builder.getI16Type(), result);
    registers.push_back({result});
  }
  return registers;
}
