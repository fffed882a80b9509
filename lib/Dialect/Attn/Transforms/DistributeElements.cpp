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
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

#include <map>

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
    element = lanes.instructions.buildExp2(lanes, loc, scalars.front());
  } else if (type.isF32() && isa<math::Log2Op>(op)) {
    element = lanes.instructions.buildLog2(lanes, loc, scalars.front());
  } else {
    OperationState state(loc, op->getName(), scalars, type, op->getAttrs());
    state.attributes.erase(layoutsAttrName);
    element = builder.create(state)->getResult(0);
  }
  if (isBf16(result) && !movesBits)
    element = lanes.buildTruncateBf16(loc, element).front().value;
  return element;
}

/// A scalar as a register.
static Value buildRegister(LaneBuilder &lanes, Location loc, Value scalar) {
  Type type = getRegisterType(scalar.getType());
  if (scalar.getType() == type)
    return scalar;
  return arith::BitcastOp::create(lanes.builder, loc, type, scalar);
}

namespace {
/// Repeats the region of an attn.map for each register.
///
/// Positions are sums of a part of the lane and a constant of the register, and
/// so are their sums and differences, also with indices from above the map.
/// Where such a value is compared, the constant goes to the other side if that
/// is the same for all lanes: then the lane's part is one value for all
/// registers. As a number of f32 it is the sum of the two parts as numbers.
///
/// Where a select would wait for its comparison, and elements are only kept or
/// replaced, a lane has a word instead with a bit for each constant that holds.
/// An element takes its bit as a mask of 32, and what the mask says of both
/// values: two instructions, none of which waits.
class MapBuilder {
public:
  MapBuilder(LaneBuilder &lanes, MapOp op, const LaneLayout &layout);

  LaneRegister build(ArrayRef<LaneRegister> inputs, TilePosition position);

private:
  struct LanePosition {
    Value lane;
    int64_t constant = 0;
    /// All lanes have the same.
    bool isUniform = false;
  };
  /// What is made of lanes' parts, for all registers.
  enum class Joint { Sum, Difference, Cast, Number };
  void buildOp(Operation *op);
  bool buildPositionOp(Operation *op);
  bool buildComparison(arith::CmpIOp compare);
  bool buildNumber(arith::SIToFPOp convert);
  Value getJoint(Joint joint, Type type, Value lhs, Value rhs = {});
  Value buildInteger(Type type, int64_t value);
  bool canUseWords();
  Value buildWord(bool isUpper, Value lane, Value limit, int64_t number);
  void buildHeld(arith::CmpIOp compare, arith::CmpIPredicate predicate,
                 Value lane, Value limit, int64_t constant);
  bool buildMaskOp(Operation *op);
  std::optional<LanePosition> getPosition(Value value);
  Value getValue(Value value);

  LaneBuilder &lanes;
  MapOp op;
  Location loc;
  Value laneRow, laneColumn;
  IRMapping mapping;
  llvm::MapVector<Value, LanePosition> positions;
  llvm::DenseMap<std::tuple<unsigned, Value, Value>, Value> joints;
  /// With masks: the words of bits, by what is compared and their number.
  bool usesWords = false;
  std::map<std::tuple<bool, void *, void *, int64_t>, Value> words;
};
} // namespace

MapBuilder::MapBuilder(LaneBuilder &lanes, MapOp op, const LaneLayout &layout)
    : lanes(lanes), op(op), loc(op.getLoc()) {
  ArrayRef<BlockArgument> arguments = op.getBody().front().getArguments();
  if (llvm::all_of(arguments.take_back(2),
                   [](Value argument) { return argument.use_empty(); }))
    return;
  Value lane = lanes.buildFreshLane(loc);
  laneRow = lanes.buildLaneSum(loc, lane, layout,
                               [](TilePosition bit) { return bit.row; });
  laneColumn = lanes.buildLaneSum(loc, lane, layout,
                                  [](TilePosition bit) { return bit.column; });
  usesWords = lanes.chip.selectsWait && canUseWords();
}

/// Whether nothing but positions decides which f32 are kept, and enough of them
/// share a word.
bool MapBuilder::canUseWords() {
  llvm::SmallPtrSet<Value, 8> known;
  for (BlockArgument argument : op.getBody().getArguments().take_back(2))
    known.insert(argument);
  auto isKnown = [&](Value value) {
    return known.contains(value) || value.getParentRegion() != &op.getBody();
  };
  for (Operation &inner : op.getBody().front().without_terminator()) {
    bool decides =
        isa<arith::AddIOp, arith::SubIOp, arith::AndIOp>(inner) ||
        (isa<arith::CmpIOp>(inner) &&
         cast<arith::CmpIOp>(inner).getPredicate() <
             arith::CmpIPredicate::ult &&
         cast<arith::CmpIOp>(inner).getPredicate() > arith::CmpIPredicate::ne);
    if (decides && llvm::all_of(inner.getOperands(), isKnown)) {
      known.insert(inner.getResult(0));
      continue;
    }
    auto select = dyn_cast<arith::SelectOp>(inner);
    if (!select || !select.getType().isF32() ||
        !known.contains(select.getCondition()))
      return false;
  }
  return true;
}

/// What is known of a value as a position; nothing of one that is not. Integers
/// from above may be so large that sums wrap around, indices are not.
std::optional<MapBuilder::LanePosition> MapBuilder::getPosition(Value value) {
  auto it = positions.find(value);
  if (it != positions.end())
    return it->second;
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return LanePosition{{}, *constant, true};
  if (value.getType().isIndex() && value.getParentRegion() != &op.getBody())
    return LanePosition{value, 0, true};
  return std::nullopt;
}

Value MapBuilder::buildInteger(Type type, int64_t value) {
  return arith::ConstantOp::create(lanes.builder, loc,
                                   lanes.builder.getIntegerAttr(type, value));
}

/// The part of a lane that a result of `type` has.
Value MapBuilder::getJoint(Joint joint, Type type, Value lhs, Value rhs) {
  Value &value = joints[{unsigned(joint), lhs, rhs}];
  if (value)
    return value;
  OpBuilder &builder = lanes.builder;
  switch (joint) {
  case Joint::Sum:
    value = lanes.buildSum(loc, lhs, rhs);
    break;
  case Joint::Difference:
    value = arith::SubIOp::create(builder, loc,
                                  lhs ? lhs : buildInteger(type, 0), rhs);
    break;
  case Joint::Cast:
    value = arith::IndexCastOp::create(builder, loc, type, lhs);
    break;
  case Joint::Number:
    value = arith::SIToFPOp::create(builder, loc, type, lhs);
    break;
  }
  return value;
}

/// The value for the current register.
Value MapBuilder::getValue(Value value) {
  auto it = positions.find(value);
  if (it == positions.end() || mapping.contains(value))
    return mapping.lookupOrDefault(value);
  auto [lane, constant, isUniform] = it->second;
  Value sum = lane ? lanes.buildAdd(loc, lane, constant)
                   : buildInteger(value.getType(), constant);
  mapping.map(value, sum);
  return sum;
}

/// The signed order that the sides have the other way round.
static arith::CmpIPredicate getSwapped(arith::CmpIPredicate predicate) {
  switch (predicate) {
  case arith::CmpIPredicate::slt:
    return arith::CmpIPredicate::sgt;
  case arith::CmpIPredicate::sle:
    return arith::CmpIPredicate::sge;
  case arith::CmpIPredicate::sgt:
    return arith::CmpIPredicate::slt;
  default:
    return arith::CmpIPredicate::sle;
  }
}

/// The word whose bit b says whether `lane` and 32 `number` + b are in all at
/// most `limit`, or less than it where the bound is not `isUpper`.
Value MapBuilder::buildWord(bool isUpper, Value lane, Value limit,
                            int64_t number) {
  Value &word = words[{isUpper, lane.getAsOpaquePointer(),
                       limit ? limit.getAsOpaquePointer() : nullptr, number}];
  if (word)
    return word;
  OpBuilder &builder = lanes.builder;
  // Bits above the last one that holds: all 32 of them, or none at the ends.
  Value above = arith::SubIOp::create(builder, loc, lane,
                                      limit ? limit : lanes.buildI32(loc, 0));
  constexpr int64_t bits = 32;
  above = lanes.buildAdd(loc, above, bits * number + bits - isUpper);
  above = arith::MaxSIOp::create(builder, loc, above, lanes.buildI32(loc, 0));
  above =
      arith::MinSIOp::create(builder, loc, above, lanes.buildI32(loc, bits));
  // By 32 nothing can be shifted at once.
  Value half =
      arith::ShRUIOp::create(builder, loc, above, lanes.buildI32(loc, 1));
  Value rest = arith::SubIOp::create(builder, loc, above, half);
  word = arith::ShRUIOp::create(builder, loc, lanes.buildI32(loc, -1), half);
  word = arith::ShRUIOp::create(builder, loc, word, rest);
  return word;
}

/// The mask of `lane` + `constant` compared to `limit`.
void MapBuilder::buildHeld(arith::CmpIOp compare,
                           arith::CmpIPredicate predicate, Value lane,
                           Value limit, int64_t constant) {
  // At most, or less; otherwise what is not less, or not at most.
  bool isUpper = predicate == arith::CmpIPredicate::sle ||
                 predicate == arith::CmpIPredicate::sgt;
  bool isInverse = predicate == arith::CmpIPredicate::sge ||
                   predicate == arith::CmpIPredicate::sgt;
  int64_t number = constant >> 5;
  Value mask = lanes.instructions.buildSpreadBit(
      lanes, loc, buildWord(isUpper, lane, limit, number),
      constant - (number << 5));
  if (isInverse)
    mask = arith::XOrIOp::create(lanes.builder, loc, mask,
                                 lanes.buildI32(loc, -1));
  mapping.map(compare.getResult(), mask);
}

/// The ops that masks take part in.
bool MapBuilder::buildMaskOp(Operation *op) {
  if (!usesWords || !isa<arith::AndIOp, arith::SelectOp>(op))
    return false;
  OpBuilder &builder = lanes.builder;
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    Value value = getValue(operand);
    // What no lane has a part in is compared as it is.
    if (value.getType().isInteger(1))
      value = arith::ExtSIOp::create(builder, loc, builder.getI32Type(), value);
    operands.push_back(value);
  }
  Value result;
  if (isa<arith::AndIOp>(op)) {
    result = arith::AndIOp::create(builder, loc, operands[0], operands[1]);
  } else {
    auto bits = [&](Value value) -> Value {
      return arith::BitcastOp::create(builder, loc, builder.getI32Type(),
                                      value);
    };
    Value none = arith::XOrIOp::create(builder, loc, operands[0],
                                       lanes.buildI32(loc, -1));
    Value kept =
        arith::AndIOp::create(builder, loc, bits(operands[1]), operands[0]);
    Value other = arith::AndIOp::create(builder, loc, bits(operands[2]), none);
    result = arith::OrIOp::create(builder, loc, kept, other);
    result =
        arith::BitcastOp::create(builder, loc, builder.getF32Type(), result);
  }
  mapping.map(op->getResult(0), result);
  return true;
}

bool MapBuilder::buildComparison(arith::CmpIOp compare) {
  // Unsigned order is not kept when something is added to both sides.
  if (compare.getPredicate() >= arith::CmpIPredicate::ult)
    return false;
  OpBuilder &builder = lanes.builder;
  Value sides[2];
  bool isLane[2];
  int64_t constants[2];
  for (unsigned number : {0, 1}) {
    Value operand = compare->getOperand(number);
    std::optional<LanePosition> position = getPosition(operand);
    if (!position && operand.getParentRegion() == &op.getBody())
      return false;
    sides[number] = position ? position->lane : operand;
    isLane[number] = position && !position->isUniform;
    constants[number] = position ? position->constant : 0;
  }
  // One side with a lane's part, one that is the same for all lanes.
  if (isLane[0] == isLane[1])
    return false;
  unsigned lane = isLane[0] ? 0 : 1;
  int64_t constant = constants[lane] - constants[1 - lane];
  Value &uniform = sides[1 - lane];
  if (usesWords) {
    arith::CmpIPredicate predicate = compare.getPredicate();
    buildHeld(compare, lane == 0 ? predicate : getSwapped(predicate),
              sides[lane], uniform, constant);
    return true;
  }
  uniform = uniform ? lanes.buildAdd(loc, uniform, -constant)
                    : buildInteger(sides[lane].getType(), -constant);
  mapping.map(compare.getResult(),
              arith::CmpIOp::create(builder, loc, compare.getPredicate(),
                                    sides[0], sides[1]));
  return true;
}

/// The sum of two numbers is exact up to 2^24. Beyond that both are rounded
/// (attention-s16), but where the constant is small, nothing cancels.
bool MapBuilder::buildNumber(arith::SIToFPOp convert) {
  constexpr int64_t maxConstant = 1 << 20;
  std::optional<LanePosition> position = getPosition(convert.getIn());
  if (!convert.getType().isF32() || !position || !position->lane ||
      std::abs(position->constant) > maxConstant)
    return false;
  Value number = getJoint(Joint::Number, convert.getType(), position->lane);
  OpBuilder &builder = lanes.builder;
  if (position->constant != 0)
    number = arith::AddFOp::create(
        builder, loc, number,
        arith::ConstantOp::create(
            builder, loc, builder.getF32FloatAttr(float(position->constant))));
  mapping.map(convert.getResult(), number);
  return true;
}

bool MapBuilder::buildPositionOp(Operation *op) {
  auto isInteger = [](Type type) {
    return type.isInteger(32) || type.isIndex();
  };
  if (op->getNumOperands() == 0 || !isInteger(op->getOperand(0).getType()))
    return false;
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return buildComparison(compare);
  if (auto convert = dyn_cast<arith::SIToFPOp>(op))
    return buildNumber(convert);
  if (!isa<arith::AddIOp, arith::SubIOp, arith::IndexCastOp>(op))
    return false;
  Type type = op->getResult(0).getType();
  std::optional<LanePosition> lhs = getPosition(op->getOperand(0));
  if (!lhs || !isInteger(type))
    return false;
  if (isa<arith::IndexCastOp>(op)) {
    if (lhs->lane)
      lhs->lane = getJoint(Joint::Cast, type, lhs->lane);
    positions[op->getResult(0)] = *lhs;
    return true;
  }
  std::optional<LanePosition> rhs = getPosition(op->getOperand(1));
  if (!rhs)
    return false;
  bool isSum = isa<arith::AddIOp>(op);
  LanePosition result{lhs->lane,
                      isSum ? lhs->constant + rhs->constant
                            : lhs->constant - rhs->constant,
                      lhs->isUniform && rhs->isUniform};
  if (rhs->lane)
    result.lane = getJoint(isSum ? Joint::Sum : Joint::Difference, type,
                           lhs->lane, rhs->lane);
  positions[op->getResult(0)] = result;
  return true;
}

void MapBuilder::buildOp(Operation *op) {
  if (buildPositionOp(op) || buildMaskOp(op))
    return;
  for (Value operand : op->getOperands())
    getValue(operand);
  bool isElement = op->getNumResults() == 1 && op->getNumRegions() == 0 &&
                   OpTrait::hasElementwiseMappableTraits(op);
  if (isElement) {
    LaneRegisters operands;
    for (Value operand : op->getOperands())
      operands.push_back({buildRegister(lanes, loc, getValue(operand))});
    mapping.map(op->getResult(0), buildElement(lanes, op, operands));
    return;
  }
  // Regions may use any value from above.
  if (op->getNumRegions() != 0)
    for (auto &[value, position] : positions)
      getValue(value);
  Operation *copy = lanes.builder.clone(*op, mapping);
  for (auto [result, copied] : llvm::zip(op->getResults(), copy->getResults()))
    mapping.map(result, buildRegister(lanes, loc, copied));
}

LaneRegister MapBuilder::build(ArrayRef<LaneRegister> inputs,
                               TilePosition position) {
  mapping.clear();
  positions.clear();
  Block &body = op.getBody().front();
  for (auto [argument, input] : llvm::zip(body.getArguments(), inputs))
    mapping.map(argument, lanes.buildScalar(loc, input));
  BlockArgument row = body.getArgument(inputs.size());
  BlockArgument column = body.getArgument(inputs.size() + 1);
  positions[row] = {laneRow, position.row, !laneRow};
  positions[column] = {laneColumn, position.column, !laneColumn};
  for (Operation &inner : body.without_terminator())
    buildOp(&inner);
  Value result = getValue(body.getTerminator()->getOperand(0));
  return {buildRegister(lanes, loc, result)};
}

LaneRegisters attn::buildMap(LaneBuilder &lanes, MapOp op,
                             ArrayRef<LaneTile> inputs,
                             const LaneLayout &layout) {
  MapBuilder builder(lanes, op, layout);
  LaneRegisters results;
  for (auto [number, position] : llvm::enumerate(layout.registers)) {
    LaneRegisters elements;
    for (const LaneTile &input : inputs)
      elements.push_back(input.registers[number]);
    results.push_back(builder.build(elements, position));
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
  // Two registers are converted at once.
  auto truncate = dyn_cast<arith::TruncFOp>(op);
  auto mode = truncate ? truncate.getRoundingmode() : std::nullopt;
  bool isPairOfF16 = truncate && resultType.isF16();
  bool isPairOfBf16 = truncate && resultType.isBF16() &&
                      (!mode || mode == arith::RoundingMode::to_nearest_even ||
                       mode == arith::RoundingMode::to_nearest_away);
  if ((isPairOfF16 || isPairOfBf16) && numRegisters % 2 == 0) {
    for (unsigned reg = 0; reg < numRegisters; reg += 2) {
      Value low = lanes.buildScalar(loc, getRegister(0, reg));
      Value high = lanes.buildScalar(loc, getRegister(0, reg + 1));
      if (isPairOfBf16) {
        bool mayBeNan = !bitEnumContainsAll(
            truncate.getFastmath().value_or(arith::FastMathFlags::none),
            arith::FastMathFlags::nnan);
        llvm::append_range(
            registers,
            lanes.buildTruncateBf16(loc, {low, high},
                                    /*halvesToEven=*/mode !=
                                        arith::RoundingMode::to_nearest_away,
                                    mayBeNan));
        continue;
      }
      Value value =
          lanes.instructions.buildPairToF16(lanes, loc, low, high, mode);
      if (!value)
        break;
      registers.push_back({value, 0});
      registers.push_back({value, 1});
    }
    if (!registers.empty())
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
