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
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace attn;

/// One register of an element-wise op. The target has no bf16: such values are
/// computed with in f32 and rounded, or moved as bits.
static Value buildElement(LaneBuilder &lanes, Operation *op,
                          ArrayRef<LaneRegister> operands) {
  OpBuilder &builder = lanes.builder;
  Location loc = op->getLoc();
  auto isBf16 = [](Value value) {
    return getElementTypeOrSelf(value).isBF16();
  };
  bool movesBits = isa<arith::SelectOp, arith::BitcastOp>(op);
  SmallVector<Value> scalars;
  for (auto [operand, original] : llvm::zip(operands, op->getOperands()))
    scalars.push_back(isBf16(original) && !movesBits
                          ? lanes.buildExtendBf16(loc, operand)
                          : lanes.buildScalar(loc, operand));
  Value result = op->getResult(0);
  Type type = getElementTypeOrSelf(result);
  if (isBf16(result))
    type = movesBits ? getRegisterType(type) : builder.getF32Type();

  Value element;
  bool isConversion = isa<arith::ExtFOp, arith::TruncFOp>(op);
  if (isConversion && scalars.front().getType() == type) {
    element = scalars.front();
  } else if (type.isF32() && isa<math::Exp2Op>(op)) {
    element = lanes.buildIntrinsic(loc, type, "llvm.amdgcn.exp2.f32", scalars);
  } else if (type.isF32() && isa<math::Log2Op>(op)) {
    element = lanes.buildIntrinsic(loc, type, "llvm.amdgcn.log.f32", scalars);
  } else {
    OperationState state(loc, op->getName(), scalars, type, op->getAttrs());
    state.attributes.erase(layoutsAttrName);
    element = builder.create(state)->getResult(0);
  }
  if (isBf16(result) && !movesBits)
    element = lanes.buildTruncateBf16(loc, element);
  return element;
}

/// A scalar as a register.
static Value buildRegister(LaneBuilder &lanes, Location loc, Value scalar) {
  Type type = getRegisterType(scalar.getType());
  if (scalar.getType() == type)
    return scalar;
  return arith::BitcastOp::create(lanes.builder, loc, type, scalar);
}

/// Repeats an op of an attn.map with the registers in `mapping`.
static void buildMapOp(LaneBuilder &lanes, Operation *op, IRMapping &mapping) {
  Location loc = op->getLoc();
  bool isElement = op->getNumResults() == 1 && op->getNumRegions() == 0 &&
                   OpTrait::hasElementwiseMappableTraits(op);
  if (isElement) {
    LaneRegisters operands;
    for (Value operand : op->getOperands())
      operands.push_back(
          {buildRegister(lanes, loc, mapping.lookupOrDefault(operand))});
    mapping.map(op->getResult(0), buildElement(lanes, op, operands));
    return;
  }
  Operation *copy = lanes.builder.clone(*op, mapping);
  for (auto [result, copied] : llvm::zip(op->getResults(), copy->getResults()))
    mapping.map(result, buildRegister(lanes, loc, copied));
}

LaneRegisters attn::buildMap(LaneBuilder &lanes, MapOp op,
                             ArrayRef<LaneTile> inputs,
                             const LaneLayout &layout) {
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
    for (auto [argument, input] : llvm::zip(body.getArguments(), inputs))
      mapping.map(argument, lanes.buildScalar(loc, input.registers[reg]));
    if (!rowArg.use_empty())
      mapping.map(rowArg, buildPosition(laneRow, position.row));
    if (!columnArg.use_empty())
      mapping.map(columnArg, buildPosition(laneColumn, position.column));
    for (Operation &inner : body.without_terminator())
      buildMapOp(lanes, &inner, mapping);
    Value result = mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
    results.push_back({buildRegister(lanes, loc, result)});
  }
  return results;
}

LaneRegisters attn::buildElementwise(LaneBuilder &lanes, Operation *op,
                                     ArrayRef<LaneTile> operands,
                                     unsigned numRegisters) {
  auto getRegister = [&](unsigned operand, unsigned reg) {
    const LaneRegisters &registers = operands[operand].registers;
    return registers.size() == 1 ? registers.front() : registers[reg];
  };
  Location loc = op->getLoc();
  Type resultType = getTileType(op->getResult(0)).getElementType();
  LaneRegisters registers;
  if (auto truncate = dyn_cast<arith::TruncFOp>(op);
      truncate && resultType.isF16() && numRegisters % 2 == 0 &&
      truncate.getRoundingmode() == arith::RoundingMode::toward_zero) {
    auto pair = VectorType::get({2}, resultType);
    for (unsigned reg = 0; reg < numRegisters; reg += 2) {
      Value value = ROCDL::CvtPkRtz::create(
          lanes.builder, loc, pair, lanes.buildScalar(loc, getRegister(0, reg)),
          lanes.buildScalar(loc, getRegister(0, reg + 1)));
      registers.push_back({value, 0});
      registers.push_back({value, 1});
    }
    return registers;
  }
  for (unsigned reg = 0; reg < numRegisters; ++reg) {
    LaneRegisters elements;
    for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
      LaneRegister element = getRegister(number, reg);
      // Scalars from outside of tiles are not registers yet.
      if (!getTileType(operand))
        element.value = buildRegister(lanes, loc, element.value);
      elements.push_back(element);
    }
    registers.push_back({buildElement(lanes, op, elements)});
  }
  return registers;
}
