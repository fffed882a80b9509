//===- Conversion.cpp - From one layout to another ------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/Conversion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace attn::layout;

namespace {
/// Where the bits of one input are among those of a place.
struct BitRange {
  unsigned begin = 0, size = 0;

  uint64_t of(uint64_t place) const {
    return place >> begin & maskTrailingOnes<uint64_t>(size);
  }
};
} // namespace

static BitRange getRange(const LinearLayout &layout, StringRef name) {
  BitRange range;
  for (const LinearLayout::Input &input : layout.getInputs()) {
    range.size = input.getBits();
    if (input.name == name)
      return range;
    range.begin += range.size;
  }
  return {range.begin, 0};
}

/// All three inputs, so that places of two layouts mean the same.
static LinearLayout withAllInputs(const LinearLayout &layout) {
  return LinearLayout::broadcast(registerInput, 1) *
         LinearLayout::broadcast(laneInput, 1) *
         LinearLayout::broadcast(waveInput, 1) * layout;
}

/// The layout of one repeat.
static LinearLayout getBase(const LinearLayout &layout) {
  SmallVector<LinearLayout::Output> outputs(layout.getOutputs());
  for (LinearLayout::Output &output : outputs)
    output.repeats = 1;
  // A valid layout stays valid.
  return cantFail(LinearLayout::create(layout.getInputs(), outputs));
}

Place Conversion::getSource(ArrayRef<int64_t> place) const {
  Place inner(place);
  bool covers = from.getOutputs() != getBase(wholeFrom).getOutputs() ||
                to.getOutputs() != getBase(wholeTo).getOutputs();
  unsigned bits = wholeTo.getInputBits(registerInput);
  int64_t repeat = covers ? 0 : place[0] >> bits;
  if (covers)
    inner[0] = wholeTo.toCover(place[0]);
  Place result = from.unpackPlace(source.apply(to.packPlace(inner)));
  if (covers)
    result[0] = wholeFrom.fromCover(result[0]).value_or(0);
  else
    result[0] += repeat << wholeFrom.getInputBits(registerInput);
  return result;
}

/// Whether all that lanes do is to change places with bits of registers.
static bool
findExchanges(const BitMatrix &source, BitRange fromLanes, BitRange toRegisters,
              BitRange toLanes,
              SmallVectorImpl<std::pair<unsigned, unsigned>> &found) {
  for (unsigned bit = 0; bit < toLanes.size; ++bit) {
    uint64_t lanes = fromLanes.of(source.getColumn(toLanes.begin + bit));
    if (lanes == uint64_t(1) << bit)
      continue;
    if (lanes)
      return false;
    std::optional<unsigned> partner;
    for (unsigned other = 0; other < toRegisters.size; ++other)
      if (fromLanes.of(source.getColumn(toRegisters.begin + other)) ==
          uint64_t(1) << bit) {
        if (partner)
          return false;
        partner = other;
      }
    if (!partner)
      return false;
    found.push_back({*partner, bit});
  }
  for (unsigned other = 0; other < toRegisters.size; ++other)
    if (fromLanes.of(source.getColumn(toRegisters.begin + other)) &&
        none_of(found, [&](auto pair) { return pair.first == other; }))
      return false;
  // All waves alike.
  for (unsigned bit = toLanes.begin + toLanes.size; bit < source.getInputBits();
       ++bit)
    if (fromLanes.of(source.getColumn(bit)))
      return false;
  return true;
}

Expected<Conversion> attn::layout::planConversion(const LinearLayout &before,
                                                  const LinearLayout &after) {
  for (const LinearLayout *layout : {&before, &after})
    if (!isRegisterLayout(*layout))
      return createStringError(
          "expected a layout of registers, lanes and waves, got " +
          layout->str());
  Conversion plan;
  plan.wholeFrom = withAllInputs(before);
  plan.wholeTo = withAllInputs(after);
  auto sameTile = [](const LinearLayout::Output &a,
                     const LinearLayout::Output &b) {
    return a.name == b.name && a.getExtent() == b.getExtent();
  };
  if (before.getOutputs().size() != after.getOutputs().size() ||
      !all_of(zip(before.getOutputs(), after.getOutputs()), [&](auto pair) {
        return sameTile(std::get<0>(pair), std::get<1>(pair));
      }))
    return createStringError("cannot convert between layouts of different "
                             "tiles: from " +
                             before.str() + " to " + after.str());
  bool sameRepeats = before.getOutputs() == after.getOutputs();
  plan.from = sameRepeats ? getBase(plan.wholeFrom) : plan.wholeFrom.getCover();
  plan.to = sameRepeats ? getBase(plan.wholeTo) : plan.wholeTo.getCover();

  BitRange fromRegisters = getRange(plan.from, registerInput);
  BitRange fromLanes = getRange(plan.from, laneInput);
  BitRange fromWaves = getRange(plan.from, waveInput);
  BitRange toRegisters = getRange(plan.to, registerInput);
  BitRange toLanes = getRange(plan.to, laneInput);
  BitRange toWaves = getRange(plan.to, waveInput);

  // A bit of the place after starts from the same lane or wave before, and
  // what is missing is made up by registers if they can, then by lanes, then by
  // waves: BitMatrix::solve uses the lowest bits.
  BitMatrix matrix = plan.from.getMatrix(), wanted = plan.to.getMatrix();
  SmallVector<uint64_t> columns;
  auto plan1 = [&](BitRange to, BitRange from) {
    for (unsigned bit = 0; bit < to.size; ++bit) {
      uint64_t start = bit < from.size ? uint64_t(1) << (from.begin + bit) : 0;
      uint64_t column = wanted.getColumn(to.begin + bit);
      std::optional<uint64_t> rest = matrix.solve(column ^ matrix.apply(start));
      if (!rest)
        return false;
      columns.push_back(start ^ *rest);
    }
    return true;
  };
  // Registers stay where they are if they can.
  auto planRegisters = [&] {
    for (unsigned bit = 0; bit < toRegisters.size; ++bit) {
      uint64_t column = wanted.getColumn(bit);
      uint64_t same = uint64_t(1) << bit;
      std::optional<uint64_t> found = matrix.solve(column);
      if (bit < fromRegisters.size && matrix.apply(same) == column)
        found = same;
      if (!found)
        return false;
      columns.push_back(*found);
    }
    return true;
  };
  if (!planRegisters() || !plan1(toLanes, fromLanes) ||
      !plan1(toWaves, fromWaves))
    return createStringError("cannot convert to elements that are nowhere: "
                             "from " +
                             before.str() + " to " + after.str());
  plan.source = BitMatrix(columns, matrix.getInputBits());

  // How far it goes, from the bits of sources that differ from the place.
  bool crossesWaves = false, crossesLanes = false, selects = false,
       moves = false, exact = true;
  for (size_t bit = 0; bit < columns.size(); ++bit) {
    uint64_t column = columns[bit];
    auto expected = [&](BitRange to) -> uint64_t {
      return bit >= to.begin && bit < to.begin + to.size
                 ? uint64_t(1) << (bit - to.begin)
                 : 0;
    };
    crossesWaves |= fromWaves.of(column) != expected(toWaves);
    crossesLanes |= fromLanes.of(column) != expected(toLanes);
    bool isRegister = bit < toRegisters.size;
    selects |= !isRegister && fromRegisters.of(column);
    moves |= isRegister && fromRegisters.of(column) != expected(toRegisters);
    exact &= isRegister || fromLanes.of(column) == expected(toLanes);
  }
  plan.kind = crossesWaves   ? ConversionKind::SharedMemory
              : crossesLanes ? ConversionKind::Lanes
              : selects      ? ConversionKind::Selects
              : moves        ? ConversionKind::Registers
                             : ConversionKind::None;
  if (plan.kind == ConversionKind::None &&
      plan.wholeFrom.getRegistersPerLane() !=
          plan.wholeTo.getRegistersPerLane())
    plan.kind = ConversionKind::Registers;
  if (plan.kind != ConversionKind::Lanes)
    return plan;

  if (exact) {
    BitMatrix registers(ArrayRef(columns).take_front(toRegisters.size), 64);
    for (uint64_t number = 1; number < uint64_t(1) << toRegisters.size;
         ++number) {
      uint64_t mask = fromLanes.of(registers.apply(number));
      if (mask && !is_contained(plan.laneMasks, mask))
        plan.laneMasks.push_back(mask);
    }
    sort(plan.laneMasks);
    return plan;
  }
  if (!findExchanges(plan.source, fromLanes, toRegisters, toLanes,
                     plan.exchanges))
    plan.exchanges.clear();
  return plan;
}
