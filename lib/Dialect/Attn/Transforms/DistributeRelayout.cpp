//===- DistributeRelayout.cpp - attn.relayout for one lane ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// lib/Layout says where each lane finds what it shall have. Dwords of the
// source are read from the lanes whose numbers differ by a mask, each once, and
// a dword of the result is put together from these: of two by a permutation of
// bytes, whose selector may depend on the lane. Where all lanes want the same
// dword as a whole, but of lanes that differ by no one mask, the LDS unit hands
// it out in one instruction, while vector units have other things to do.

#include "Distribute.h"
#include "attn/Layout/Conversion.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "llvm/ADT/MapVector.h"

#include <map>

using namespace mlir;
using namespace attn;

namespace {

/// A piece of a dword, of 16 or 32 bits: the dword of which lane, and where in
/// it.
struct Piece {
  /// The number of the source's dword, and what the number of the lane that
  /// has it is to be xored with.
  int64_t dword = 0;
  uint64_t mask = 0;
  int64_t half = 0;
};

/// One attn.relayout. Registers are taken in dwords: one of 32 bits, or two of
/// 16 bits that follow each other.
class LaneRelayout {
public:
  LaneRelayout(LaneBuilder &lanes, RelayoutOp op, const LaneTile &source,
               const LaneLayout &resultLayout)
      : lanes(lanes), builder(lanes.builder), loc(op.getLoc()), op(op),
        source(source), resultLayout(resultLayout) {}

  FailureOr<LaneRegisters> run();

private:
  /// For each lane, the pieces of a dword of the result, the lowest first.
  using LanePieces = SmallVector<SmallVector<Piece, 2>>;
  FailureOr<Value> buildDword(const LanePieces &pieces);
  /// The same of one dword of some lanes, if one exchange gives it to all.
  std::optional<Value> buildHandout(const LanePieces &pieces);
  /// What the lane with another number has of a dword of the source.
  Value buildRead(int64_t dword, uint64_t mask);
  /// For each lane, the constant at its number.
  Value buildLaneConstant(ArrayRef<int64_t> values);
  Value buildLaneConstant(ArrayRef<int64_t> values, unsigned bit);

  LaneBuilder &lanes;
  OpBuilder &builder;
  Location loc;
  RelayoutOp op;
  const LaneTile &source;
  const LaneLayout &resultLayout;
  std::map<std::pair<int64_t, uint64_t>, Value> reads;
  std::map<SmallVector<int64_t>, Value> constants;
  DenseMap<uint64_t, Value> addresses;
  int64_t perDword = 1;
  bool hasHandouts = false;
};

} // namespace

Value LaneRelayout::buildRead(int64_t dword, uint64_t mask) {
  Value &value = reads[{dword, mask}];
  if (value)
    return value;
  if (mask == 0) {
    value = lanes.buildDwords(
        loc, ArrayRef(source.registers).slice(dword * perDword, perDword));
    return value;
  }
  // References into the map stay valid.
  Value read = buildRead(dword, 0);
  for (layout::LaneStep step : layout::getXorSteps(mask, lanes.chip.shuffles))
    read = lanes.instructions.buildLaneRead(lanes, loc, step, read,
                                            addresses[mask]);
  value = read;
  return value;
}

Value LaneRelayout::buildLaneConstant(ArrayRef<int64_t> values, unsigned bit) {
  if (llvm::all_equal(values))
    return lanes.buildI32(loc, values.front());
  // Lanes with and without the bit.
  size_t half = size_t(1) << bit;
  SmallVector<int64_t> clear, set;
  for (size_t lane = 0; lane < values.size(); ++lane)
    (lane & half ? set : clear).push_back(values[lane]);
  if (clear == set)
    return buildLaneConstant(clear, bit - 1);
  Value isSet = arith::AndIOp::create(builder, loc, lanes.getLane(),
                                      lanes.buildI32(loc, half));
  isSet = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, isSet,
                                lanes.buildI32(loc, 0));
  return arith::SelectOp::create(builder, loc, isSet,
                                 buildLaneConstant(set, bit - 1),
                                 buildLaneConstant(clear, bit - 1));
}

Value LaneRelayout::buildLaneConstant(ArrayRef<int64_t> values) {
  Value &constant = constants[SmallVector<int64_t>(values)];
  if (!constant)
    constant = buildLaneConstant(values, llvm::Log2_64(values.size()) - 1);
  return constant;
}

std::optional<Value> LaneRelayout::buildHandout(const LanePieces &pieces) {
  if (!lanes.chip.shuffles.swizzle)
    return std::nullopt;
  // Bits of a lane's number among 32 that stay, and ones that are set.
  constexpr uint64_t exchangeLanes = 32;
  uint64_t kept = exchangeLanes - 1, set = kept;
  auto getSource = [&](size_t lane) { return lane ^ pieces[lane][0].mask; };
  for (size_t lane = 0; lane < pieces.size(); ++lane) {
    kept &= ~(lane ^ getSource(lane));
    set &= getSource(lane);
  }
  set &= ~kept;
  for (size_t lane = 0; lane < pieces.size(); ++lane) {
    uint64_t others = lane & ~(exchangeLanes - 1);
    if (getSource(lane) != (others | (lane & kept) | set))
      return std::nullopt;
    for (auto [place, piece] : llvm::enumerate(pieces[lane]))
      if (piece.dword != pieces[0][0].dword || piece.half != int64_t(place) ||
          piece.mask != pieces[lane][0].mask)
        return std::nullopt;
  }
  hasHandouts = true;
  return ROCDL::DsSwizzleOp::create(builder, loc, builder.getI32Type(),
                                    buildRead(pieces[0][0].dword, 0),
                                    lanes.buildI32(loc, set << 5 | kept))
      .getResult();
}

FailureOr<Value> LaneRelayout::buildDword(const LanePieces &pieces) {
  // The dwords that lanes need, at their own places.
  llvm::MapVector<std::pair<int64_t, uint64_t>, int64_t> needed;
  for (const auto &lanePieces : pieces)
    for (const Piece &piece : lanePieces)
      needed.insert({{piece.dword, piece.mask}, int64_t(needed.size())});
  constexpr size_t permutedDwords = 2;
  if (needed.size() > permutedDwords)
    return op.emitOpError("puts together a dword of ")
           << needed.size() << " others, expected " << permutedDwords
           << " at most";
  if (needed.size() > 1)
    if (std::optional<Value> handout = buildHandout(pieces))
      return *handout;
  SmallVector<Value> dwords;
  for (auto &[key, number] : needed)
    dwords.push_back(buildRead(key.first, key.second));
  // Bytes 0 to 3 are those of the permutation's second operand.
  constexpr int64_t dwordBytes = 4;
  int64_t pieceBytes = dwordBytes / perDword;
  SmallVector<int64_t> selectors;
  bool isWhole = dwords.size() == 1;
  for (const auto &lanePieces : pieces) {
    int64_t selector = 0;
    for (auto [place, piece] : llvm::enumerate(lanePieces)) {
      isWhole &= piece.half == int64_t(place);
      int64_t number = needed.find({piece.dword, piece.mask})->second;
      for (int64_t byte = 0; byte < pieceBytes; ++byte)
        selector |= (number * dwordBytes + piece.half * pieceBytes + byte)
                    << (8 * (place * pieceBytes + byte));
    }
    selectors.push_back(selector);
  }
  if (isWhole)
    return dwords.front();
  return lanes.instructions.buildBytePermute(
      lanes, loc, dwords.back(), dwords.front(), buildLaneConstant(selectors));
}

FailureOr<LaneRegisters> LaneRelayout::run() {
  llvm::Expected<layout::Conversion> plan =
      layout::planConversion(source.layout->map, resultLayout.map);
  if (!plan)
    return op.emitOpError() << llvm::toString(plan.takeError());
  // What one wave does is done by all.
  bool dependsOnWave = plan->kind == layout::ConversionKind::SharedMemory;
  for (size_t bit = 0; bit < resultLayout.waveBits.size(); ++bit) {
    layout::Place from = plan->getSource({0, 0, int64_t(1) << bit});
    dependsOnWave |= from[0] != 0 || from[1] != 0;
  }
  if (dependsOnWave)
    return op.emitOpError("moves elements from wave to wave, or other ones in "
                          "each");
  int64_t numRegisters = resultLayout.getNumRegisters();
  Type type = getElementTypeOrSelf(source.registers.front().value);
  unsigned bits = type.getIntOrFloatBitWidth();
  bool movesLanes = plan->kind == layout::ConversionKind::Lanes ||
                    plan->kind == layout::ConversionKind::Selects;
  LaneRegisters registers;
  if (!movesLanes) {
    for (int64_t reg = 0; reg < numRegisters; ++reg)
      registers.push_back(source.registers[plan->getSource({reg, 0, 0})[0]]);
    return registers;
  }
  perDword = 32 / bits;
  if (bits < 16 || numRegisters % perDword != 0 ||
      int64_t(source.registers.size()) % perDword != 0)
    return op.emitOpError("moves registers of ")
           << type << " that fill no dwords between lanes";
  for (int64_t first = 0; first < numRegisters; first += perDword) {
    LanePieces pieces(lanes.chip.waveSize);
    for (int64_t lane = 0; lane < lanes.chip.waveSize; ++lane)
      for (int64_t reg = first; reg < first + perDword; ++reg) {
        layout::Place from = plan->getSource({reg, lane, 0});
        pieces[lane].push_back(
            {from[0] / perDword, uint64_t(from[1] ^ lane), from[0] % perDword});
      }
    FailureOr<Value> dword = buildDword(pieces);
    if (failed(dword))
      return failure();
    llvm::append_range(registers, lanes.splitDwords(loc, *dword, type));
  }
  // LLVM would put them where they are used, which is behind a barrier that
  // they could be waited for in front of.
  if (hasHandouts)
    lanes.instructions.buildScheduleBarrier(lanes, loc);
  return registers;
}

FailureOr<LaneRegisters> attn::buildRelayout(LaneBuilder &lanes, RelayoutOp op,
                                             const LaneTile &source,
                                             const LaneLayout &resultLayout) {
  return LaneRelayout(lanes, op, source, resultLayout).run();
}
