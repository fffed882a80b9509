//===- DistributeLanes.cpp - Registers of one lane ------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Positions of registers, and the small pieces of code that lanes are made of:
// their numbers, sums over bits of these, packing and unpacking of registers.

#include "Distribute.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace attn;

//===----------------------------------------------------------------------===//
// LaneLayout
//===----------------------------------------------------------------------===//

/// Adds `part` to the bits that are taken; false if one is taken already.
static bool takeBits(int64_t &taken, int64_t part) {
  if (taken & part)
    return false;
  taken |= part;
  return true;
}

std::optional<LaneLayout> LaneLayout::get(const layout::LinearLayout &layout) {
  if (layout.getOutputs().empty() || layout.getOutputs().size() > 2)
    return std::nullopt;
  auto getPosition = [](ArrayRef<int64_t> coordinate) {
    TilePosition position;
    position.row = coordinate[0];
    if (coordinate.size() > 1)
      position.column = coordinate[1];
    return position;
  };
  LaneLayout result;
  result.map = layout;
  int64_t rowBits = 0, columnBits = 0;
  for (const layout::LinearLayout::Input &input : layout.getInputs()) {
    SmallVector<TilePosition> *bits = nullptr;
    if (input.name == layout::registerInput)
      bits = &result.registerBits;
    else if (input.name == layout::laneInput)
      bits = &result.laneBits;
    else if (input.name == layout::waveInput)
      bits = &result.waveBits;
    else
      return std::nullopt;
    for (const layout::Coordinate &base : input.bases) {
      bits->push_back(getPosition(base));
      if (!takeBits(rowBits, bits->back().row) ||
          !takeBits(columnBits, bits->back().column))
        return std::nullopt;
    }
  }
  bool hasRegisters = !layout.getInputs().empty() &&
                      layout.getInputs().front().name == layout::registerInput;
  if (layout.hasRepeats() && !hasRegisters)
    return std::nullopt;
  SmallVector<int64_t> place(layout.getInputs().size(), 0);
  int64_t numRegisters = hasRegisters ? layout.getRegistersPerLane() : 1;
  for (int64_t reg = 0; reg < numRegisters; ++reg) {
    if (hasRegisters)
      place[0] = reg;
    TilePosition position = getPosition(place.empty() ? layout::Coordinate(2, 0)
                                                      : layout.apply(place));
    result.registers.push_back(position);
    result.registerOf.try_emplace({position.row, position.column}, reg);
  }
  return result;
}

int64_t LaneLayout::findRegister(TilePosition position) const {
  auto it = registerOf.find({position.row, position.column});
  return it == registerOf.end() ? -1 : it->second;
}

bool LaneLayout::hasRowsOf(const LaneLayout &other) const {
  auto haveSameRows = [](ArrayRef<TilePosition> lhs,
                         ArrayRef<TilePosition> rhs) {
    return lhs.size() == rhs.size() &&
           llvm::all_of(llvm::zip(lhs, rhs), [](auto pair) {
             return std::get<0>(pair).row == std::get<1>(pair).row;
           });
  };
  return haveSameRows(laneBits, other.laneBits) &&
         haveSameRows(waveBits, other.waveBits);
}

VectorType attn::getTileType(Value value) {
  auto type = dyn_cast<VectorType>(value.getType());
  return type && type.getRank() == 2 ? type : VectorType();
}

Type attn::getRegisterType(Type elementType) {
  return elementType.isBF16() ? IntegerType::get(elementType.getContext(), 16)
                              : elementType;
}

//===----------------------------------------------------------------------===//
// Numbers of lanes
//===----------------------------------------------------------------------===//

LaneBuilder::LaneBuilder(gpu::GPUFuncOp func, const GpuModel &chip)
    : builder(func.getContext()), chip(chip),
      instructions(LaneInstructions::get(chip.isa)) {
  builder.setInsertionPointToStart(&func.getBody().front());
  Location loc = func.getLoc();
  Value thread = arith::IndexCastOp::create(
      builder, loc, builder.getI32Type(),
      gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x));
  Value laneBits = buildI32(loc, chip.waveSize - 1);
  lane = arith::AndIOp::create(builder, loc, thread, laneBits);
  Value shift = buildI32(loc, llvm::Log2_64(chip.waveSize));
  // All lanes of a wave have the same; this says so.
  wave = instructions.buildUniform(
      *this, loc, arith::ShRUIOp::create(builder, loc, thread, shift));
}

LaneBuilder::FreshNumbers::FreshNumbers(LaneBuilder &lanes, Location loc)
    : lanes(lanes), lane(lanes.lane), wave(lanes.wave) {
  lanes.lane = lanes.buildFreshLane(loc);
  lanes.wave = lanes.instructions.buildOpaque(lanes, loc, wave);
}

LaneBuilder::FreshNumbers::~FreshNumbers() {
  lanes.lane = lane;
  lanes.wave = wave;
}

Value LaneBuilder::buildI32(Location loc, int64_t value) {
  return arith::ConstantIntOp::create(builder, loc, value, 32);
}

Value LaneBuilder::buildAdd(Location loc, Value lhs, int64_t rhs) {
  if (rhs == 0)
    return lhs;
  Value constant = arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(lhs.getType(), rhs));
  return arith::AddIOp::create(builder, loc, lhs, constant);
}

Value LaneBuilder::buildSum(Location loc, Value lhs, Value rhs) {
  if (!lhs || !rhs)
    return lhs ? lhs : rhs;
  return arith::AddIOp::create(builder, loc, lhs, rhs);
}

Value LaneBuilder::buildBitSum(Location loc, Value number,
                               ArrayRef<int64_t> weights, bool isExact) {
  Value sum;
  for (size_t begin = 0; begin < weights.size();) {
    // Bits whose weights double are one number times the weight of its lowest.
    size_t end = begin + 1;
    while (end < weights.size() && weights[end] == 2 * weights[end - 1])
      ++end;
    if (weights[begin] == 0) {
      begin = end;
      continue;
    }
    Value field = number;
    if (begin != 0)
      field = arith::ShRUIOp::create(builder, loc, field, buildI32(loc, begin));
    if (end != weights.size() || !isExact)
      field = arith::AndIOp::create(
          builder, loc, field,
          buildI32(loc, (int64_t(1) << (end - begin)) - 1));
    if (weights[begin] != 1)
      field = arith::MulIOp::create(builder, loc, field,
                                    buildI32(loc, weights[begin]));
    sum = buildSum(loc, sum, field);
    begin = end;
  }
  return sum;
}

Value LaneBuilder::buildLaneSum(
    Location loc, Value laneNumber, const LaneLayout &layout,
    llvm::function_ref<int64_t(TilePosition)> getWeight) {
  SmallVector<int64_t> laneWeights =
      llvm::map_to_vector(layout.laneBits, getWeight);
  SmallVector<int64_t> waveWeights =
      llvm::map_to_vector(layout.waveBits, getWeight);
  return buildSum(loc, buildBitSum(loc, laneNumber, laneWeights),
                  buildBitSum(loc, wave, waveWeights));
}

Value LaneBuilder::buildIsFirstReplica(Location loc, Value laneNumber,
                                       const LaneLayout &layout) {
  auto buildReplica = [&](Value number, ArrayRef<TilePosition> bits) -> Value {
    int64_t mask = 0;
    for (auto [bit, position] : llvm::enumerate(bits))
      if (position == TilePosition())
        mask |= int64_t(1) << bit;
    if (mask == 0)
      return {};
    return arith::AndIOp::create(builder, loc, number, buildI32(loc, mask));
  };
  Value inLane = buildReplica(laneNumber, layout.laneBits);
  Value inWave = buildReplica(wave, layout.waveBits);
  if (!inLane && !inWave)
    return {};
  Value number = inLane && inWave
                     ? Value(arith::OrIOp::create(builder, loc, inLane, inWave))
                     : (inLane ? inLane : inWave);
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, number,
                               buildI32(loc, 0));
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

Value LaneBuilder::buildScalar(Location loc, LaneRegister reg) {
  if (reg.element < 0)
    return reg.value;
  return LLVM::ExtractElementOp::create(builder, loc, reg.value,
                                        buildI32(loc, reg.element));
}

/// Whether the registers are all elements of one vector, in order.
static bool areWholeVector(ArrayRef<LaneRegister> registers) {
  auto type = dyn_cast<VectorType>(registers.front().value.getType());
  if (!type || type.getNumElements() != int64_t(registers.size()))
    return false;
  return llvm::all_of(llvm::enumerate(registers), [&](auto it) {
    return it.value().value == registers.front().value &&
           it.value().element == int64_t(it.index());
  });
}

static Type getDwordsType(OpBuilder &builder, int64_t count) {
  Type i32 = builder.getI32Type();
  return count == 1 ? i32 : VectorType::get({count}, i32);
}

static Value buildBitcast(OpBuilder &builder, Location loc, Type type,
                          Value value) {
  if (value.getType() == type)
    return value;
  // Bits that were just another type are taken from there.
  if (auto cast = value.getDefiningOp<LLVM::BitcastOp>())
    return buildBitcast(builder, loc, type, cast.getArg());
  return LLVM::BitcastOp::create(builder, loc, type, value);
}

/// The dword at `index` of a vector of dwords.
static Value buildDword(OpBuilder &builder, Location loc, Value vector,
                        int64_t index) {
  auto type = cast<VectorType>(vector.getType());
  int64_t count = type.getNumElements() * type.getElementTypeBitWidth() / 32;
  Value dwords =
      buildBitcast(builder, loc, getDwordsType(builder, count), vector);
  if (count == 1)
    return dwords;
  Value position = arith::ConstantIntOp::create(builder, loc, index, 32);
  return LLVM::ExtractElementOp::create(builder, loc, dwords, position);
}

std::pair<Value, unsigned> LaneBuilder::buildHalf(Location loc,
                                                  LaneRegister reg) {
  return {buildDword(builder, loc, reg.value, reg.element / 2),
          reg.element % 2};
}

Value LaneBuilder::buildDwords(Location loc, ArrayRef<LaneRegister> registers) {
  Value first = registers.front().value;
  unsigned bits = getElementTypeOrSelf(first).getIntOrFloatBitWidth();
  int64_t count = registers.size() * bits / 32;
  Type type = getDwordsType(builder, count);
  if (areWholeVector(registers))
    return buildBitcast(builder, loc, type, first);

  SmallVector<Value> dwords;
  if (bits == 32) {
    for (LaneRegister reg : registers)
      dwords.push_back(buildBitcast(builder, loc, builder.getI32Type(),
                                    buildScalar(loc, reg)));
  } else {
    for (size_t i = 0; i < registers.size(); i += 2) {
      LaneRegister low = registers[i], high = registers[i + 1];
      auto isPacked = [](LaneRegister reg) {
        return reg.element >= 0 &&
               cast<VectorType>(reg.value.getType()).getNumElements() % 2 == 0;
      };
      if (!isPacked(low) || !isPacked(high)) {
        Type scalar = getElementTypeOrSelf(low.value);
        Value pair =
            LLVM::PoisonOp::create(builder, loc, VectorType::get({2}, scalar));
        pair = LLVM::InsertElementOp::create(
            builder, loc, pair, buildScalar(loc, low), buildI32(loc, 0));
        pair = LLVM::InsertElementOp::create(
            builder, loc, pair, buildScalar(loc, high), buildI32(loc, 1));
        dwords.push_back(
            buildBitcast(builder, loc, builder.getI32Type(), pair));
        continue;
      }
      auto [lowDword, lowHalf] = buildHalf(loc, low);
      auto [highDword, highHalf] = buildHalf(loc, high);
      bool isOneDword = low.value == high.value &&
                        low.element / 2 == high.element / 2 && lowHalf == 0 &&
                        highHalf == 1;
      if (isOneDword) {
        dwords.push_back(lowDword);
        continue;
      }
      // Bytes 0 to 3 are those of the second operand, 4 to 7 of the first.
      int64_t selector =
          (lowHalf ? 0x0302 : 0x0100) | (highHalf ? 0x0706 : 0x0504) << 16;
      dwords.push_back(instructions.buildBytePermute(
          *this, loc, highDword, lowDword, buildI32(loc, selector)));
    }
  }
  if (count == 1)
    return dwords.front();
  Value vector = LLVM::PoisonOp::create(builder, loc, type);
  for (auto [index, dword] : llvm::enumerate(dwords))
    vector = LLVM::InsertElementOp::create(builder, loc, vector, dword,
                                           buildI32(loc, index));
  return vector;
}

Value LaneBuilder::buildVector(Location loc, VectorType type,
                               ArrayRef<LaneRegister> registers) {
  Value first = registers.front().value;
  if (areWholeVector(registers) || type.getElementTypeBitWidth() < 32) {
    if (first.getType() != type || !areWholeVector(registers))
      first = buildBitcast(builder, loc, type, buildDwords(loc, registers));
    return first;
  }
  bool isOneValue = llvm::all_of(registers, [&](LaneRegister reg) {
    return reg.value == first && reg.element < 0;
  });
  Attribute constant;
  if (isOneValue && matchPattern(first, m_Constant(&constant)))
    return arith::ConstantOp::create(builder, loc,
                                     DenseElementsAttr::get(type, constant));
  Value vector = LLVM::PoisonOp::create(builder, loc, type);
  for (auto [index, reg] : llvm::enumerate(registers))
    vector = LLVM::InsertElementOp::create(
        builder, loc, vector, buildScalar(loc, reg), buildI32(loc, index));
  return vector;
}

Value LaneBuilder::buildPair(Location loc, LaneRegister low,
                             LaneRegister high) {
  return buildBitcast(builder, loc, VectorType::get({2}, builder.getF16Type()),
                      buildDwords(loc, {low, high}));
}

LaneRegisters LaneBuilder::splitDwords(Location loc, Value dwords, Type type) {
  int64_t bits = 32;
  if (auto vector = dyn_cast<VectorType>(dwords.getType()))
    bits *= vector.getNumElements();
  else if (dwords.getType() != builder.getI32Type())
    bits = dwords.getType().getIntOrFloatBitWidth();
  int64_t count = bits / type.getIntOrFloatBitWidth();
  if (count == 1)
    return {{buildBitcast(builder, loc, type, dwords), -1}};
  Value vector =
      buildBitcast(builder, loc, VectorType::get({count}, type), dwords);
  LaneRegisters registers;
  for (int64_t element = 0; element < count; ++element)
    registers.push_back({vector, element});
  return registers;
}

Value LaneBuilder::buildExtendBf16(Location loc, LaneRegister reg) {
  Type i32 = builder.getI32Type();
  Value bits;
  bool isPacked =
      reg.element >= 0 &&
      cast<VectorType>(reg.value.getType()).getNumElements() % 2 == 0;
  if (isPacked) {
    auto [dword, half] = buildHalf(loc, reg);
    bits = half ? Value(arith::AndIOp::create(builder, loc, dword,
                                              buildI32(loc, -65536)))
                : Value(arith::ShLIOp::create(builder, loc, dword,
                                              buildI32(loc, 16)));
  } else {
    bits = arith::ExtUIOp::create(builder, loc, i32, buildScalar(loc, reg));
    bits = arith::ShLIOp::create(builder, loc, bits, buildI32(loc, 16));
  }
  return buildBitcast(builder, loc, builder.getF32Type(), bits);
}

LaneRegisters LaneBuilder::buildTruncateBf16(Location loc,
                                             ArrayRef<Value> values,
                                             bool halvesToEven, bool mayBeNan) {
  int64_t count = values.size();
  if (halvesToEven && chip.roundsToBf16) {
    Value narrow;
    if (count == 1) {
      narrow = LLVM::FPTruncOp::create(builder, loc, builder.getBF16Type(),
                                       values.front());
      return {{buildBitcast(builder, loc, builder.getI16Type(), narrow)}};
    }
    LaneRegisters wide;
    for (Value value : values)
      wide.push_back({value});
    narrow = LLVM::FPTruncOp::create(
        builder, loc, VectorType::get({count}, builder.getBF16Type()),
        buildVector(loc, VectorType::get({count}, builder.getF32Type()), wide));
    return splitDwords(
        loc,
        buildBitcast(builder, loc, getDwordsType(builder, count / 2), narrow),
        builder.getI16Type());
  }
  // Half of the last kept place is added, less one if that place is even. A NaN
  // is kept, and quiet: rounding could carry it to infinity.
  Value sixteen = buildI32(loc, 16);
  SmallVector<Value> dwords;
  for (Value value : values) {
    Value bits = buildBitcast(builder, loc, builder.getI32Type(), value);
    Value rounded = bits;
    if (halvesToEven) {
      Value last = arith::ShRUIOp::create(builder, loc, bits, sixteen);
      last = arith::AndIOp::create(builder, loc, last, buildI32(loc, 1));
      rounded = arith::AddIOp::create(builder, loc, bits, last);
    }
    rounded = arith::AddIOp::create(
        builder, loc, rounded, buildI32(loc, halvesToEven ? 0x7fff : 0x8000));
    if (mayBeNan) {
      Value quiet =
          arith::OrIOp::create(builder, loc, bits, buildI32(loc, 0x400000));
      Value isNan = arith::CmpFOp::create(
          builder, loc, arith::CmpFPredicate::UNO, value, value);
      rounded = arith::SelectOp::create(builder, loc, isNan, quiet, rounded);
    }
    dwords.push_back(rounded);
  }
  if (count == 1) {
    Value high = arith::ShRUIOp::create(builder, loc, dwords.front(), sixteen);
    return {
        {arith::TruncIOp::create(builder, loc, builder.getI16Type(), high)}};
  }
  constexpr int64_t highHalves = 0x07060302;
  Value pair = instructions.buildBytePermute(*this, loc, dwords[1], dwords[0],
                                             buildI32(loc, highHalves));
  return splitDwords(loc, pair, builder.getI16Type());
}

Value LaneBuilder::buildIntrinsic(Location loc, Type type, StringRef name,
                                  ValueRange operands) {
  return LLVM::CallIntrinsicOp::create(builder, loc, type,
                                       builder.getStringAttr(name), operands)
      .getResult(0);
}

const LaneInstructions &LaneInstructions::get(GpuIsa isa) {
  return isa == GpuIsa::Amdgpu ? getRocdlInstructions() : getNvvmInstructions();
}
