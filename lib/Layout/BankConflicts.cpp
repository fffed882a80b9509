//===- BankConflicts.cpp - What an access to LDS costs --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/BankConflicts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <vector>

using namespace llvm;
using namespace attn::layout;

/// The widest access.
static constexpr unsigned maxBytes = 16;

//===----------------------------------------------------------------------===//
// Phases and banks
//===----------------------------------------------------------------------===//

LdsModel LdsModel::inOrder(unsigned waveSize, unsigned banks) {
  LdsModel model;
  model.name = "in order";
  model.waveSize = waveSize;
  model.banks = banks;
  return model;
}

LdsModel LdsModel::interleaved() {
  LdsModel model;
  model.name = "interleaved";
  for (unsigned half : {0, 32})
    for (auto [first, second] :
         {std::pair<unsigned, unsigned>{0, 20}, {4, 16}, {8, 28}, {12, 24}}) {
      SmallVector<unsigned, 16> lanes;
      for (unsigned start : {first, second})
        for (unsigned lane = 0; lane < 4; ++lane)
          lanes.push_back(half + start + lane);
      model.wideReadPhases.push_back(lanes);
    }
  return model;
}

SmallVector<LdsModel, 2> attn::layout::getLdsModels() {
  return {LdsModel::inOrder(), LdsModel::interleaved()};
}

SmallVector<SmallVector<unsigned, 16>> LdsModel::getPhases(unsigned bytes,
                                                           bool isWrite) const {
  if (bytes > 8 && !isWrite && !wideReadPhases.empty())
    return wideReadPhases;
  // 12 bytes go like 16, and less than a bank like one.
  unsigned lanes =
      banks * bankBytes / std::max<unsigned>(bankBytes, PowerOf2Ceil(bytes));
  SmallVector<SmallVector<unsigned, 16>> phases;
  for (unsigned lane = 0; lane < waveSize; ++lane) {
    if (lane % lanes == 0)
      phases.emplace_back();
    phases.back().push_back(lane);
  }
  return phases;
}

LdsCycles attn::layout::countCycles(ArrayRef<int64_t> laneBytes, unsigned bytes,
                                    bool isWrite, const LdsModel &model) {
  LdsCycles result;
  SmallVector<SmallVector<int64_t, 8>> wanted(model.banks);
  for (ArrayRef<unsigned> phase : model.getPhases(bytes, isWrite)) {
    for (SmallVector<int64_t, 8> &dwords : wanted)
      dwords.clear();
    size_t most = 0;
    for (unsigned lane : phase) {
      if (lane >= laneBytes.size() || laneBytes[lane] < 0)
        continue;
      int64_t last = (laneBytes[lane] + bytes - 1) / model.bankBytes;
      for (int64_t dword = laneBytes[lane] / model.bankBytes; dword <= last;
           ++dword) {
        SmallVector<int64_t, 8> &dwords = wanted[dword % model.banks];
        if (!is_contained(dwords, dword))
          dwords.push_back(dword);
        most = std::max(most, dwords.size());
      }
    }
    result.cycles += most;
    result.conflicts += most ? most - 1 : 0;
    result.ways = std::max<int64_t>(result.ways, most);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Accesses of tiles
//===----------------------------------------------------------------------===//

LdsInstructions attn::layout::getInstructions(const LinearLayout &layout,
                                              const MemoryLayout &memory,
                                              unsigned elementBytes) {
  LdsInstructions result;
  result.bytes = elementBytes;
  result.registers.push_back(0);
  int64_t vectorBits = 0;
  int64_t registers = 1;
  if (std::optional<unsigned> input = layout.findInput(registerInput)) {
    const LinearLayout::Input &bits = layout.getInputs()[*input];
    registers = layout.getRegistersPerLane();
    // The bit that moves by what the access has so far doubles it. Its
    // coordinates must be such a step wherever it is set, which a swizzle of
    // fewer bytes would not be.
    auto isStep = [&](const Coordinate &basis) {
      return memory.getByte(basis) == result.bytes &&
             all_of(zip_equal(basis, memory.dims), [](auto pair) {
               auto [number, dim] = pair;
               for (auto [bit, mask] : enumerate(dim.swizzle))
                 if (number >> bit & 1 && mask)
                   return false;
               return true;
             });
    };
    while (result.bytes < maxBytes) {
      const Coordinate *next = find_if(bits.bases, isStep);
      if (next == bits.bases.end())
        break;
      int64_t step = int64_t(1) << (next - bits.bases.begin());
      for (size_t i = 0, e = result.registers.size(); i < e; ++i)
        result.registers.push_back(result.registers[i] + step);
      vectorBits |= step;
      result.bytes *= 2;
    }
    // Accesses are aligned, and masks move them as a whole.
    auto isWhole = [&](int64_t step) {
      return step < result.bytes || step % result.bytes == 0;
    };
    auto isSafe = [&](const MemoryLayout::Dim &dim) {
      return all_of(dim.weights, isWhole) &&
             all_of(dim.swizzle,
                    [&](int64_t m) { return m % result.bytes == 0; });
    };
    while (result.registers.size() > 1 && !all_of(memory.dims, isSafe)) {
      size_t half = result.registers.size() / 2;
      vectorBits &= ~result.registers[half];
      result.registers.truncate(half);
      result.bytes /= 2;
    }
  }
  for (int64_t number = 0; number < registers; ++number)
    if (!(number & vectorBits))
      result.firstRegisters.push_back(number);
  return result;
}

namespace {
/// MemoryLayout::getByte of a tile's coordinates by look-up, for those who ask
/// for many of them.
class ByteTable {
public:
  ByteTable(const MemoryLayout &memory, ArrayRef<LinearLayout::Output> extents);

  /// The byte at the coordinates that differ from `base` by `step`, bit by bit.
  int64_t getByte(ArrayRef<int64_t> base, ArrayRef<int64_t> step) const {
    int64_t byte = 0, mask = 0;
    for (size_t dim = 0, e = dims.size(); dim < e; ++dim) {
      const auto &[weight, swizzle] = dims[dim][base[dim] ^ step[dim]];
      byte += weight;
      mask ^= swizzle;
    }
    return byte ^ mask;
  }

private:
  /// For each coordinate of each dimension what it adds, and what it exchanges.
  SmallVector<std::vector<std::pair<int64_t, int64_t>>, 2> dims;
};
} // namespace

ByteTable::ByteTable(const MemoryLayout &memory,
                     ArrayRef<LinearLayout::Output> extents) {
  for (auto [dim, extent] : zip_equal(memory.dims, extents)) {
    auto &numbers = dims.emplace_back(extent.getExtent());
    for (size_t number = 1; number < numbers.size(); ++number) {
      unsigned bit = countr_zero(number);
      numbers[number] = numbers[number & (number - 1)];
      if (bit < dim.weights.size())
        numbers[number].first += dim.weights[bit];
      if (bit < dim.swizzle.size())
        numbers[number].second ^= dim.swizzle[bit];
    }
  }
}

LdsAccessCost attn::layout::getAccessCost(const LdsAccess &access,
                                          const MemoryLayout &memory,
                                          unsigned elementBytes,
                                          ArrayRef<LdsModel> models) {
  LdsAccessCost cost;
  const LinearLayout &layout = access.layout;
  cost.instructions = getInstructions(layout, memory, elementBytes);
  cost.cycles.resize(models.size());

  std::optional<unsigned> registerAt = layout.findInput(registerInput);
  std::optional<unsigned> laneAt = layout.findInput(laneInput);
  std::optional<unsigned> waveAt = layout.findInput(waveInput);
  int64_t lanes = laneAt ? layout.getInputSize(laneInput) : 1;
  int64_t waves = waveAt ? layout.getInputSize(waveInput) : 1;
  // Instructions whose lanes are as far from each other cost the same: banks
  // only turn. One more register with an address makes each such pattern.
  struct Pattern {
    SmallVector<int64_t> bytes;
    SmallVector<LdsCycles, 2> cycles;
  };
  std::vector<Pattern> patterns;
  int64_t bankBytes = models.empty() ? 1 : models.front().bankBytes;
  auto getPattern = [&](ArrayRef<int64_t> first) -> const Pattern & {
    SmallVector<int64_t> bytes(first);
    int64_t base = bytes[0] - bytes[0] % bankBytes;
    for (int64_t &byte : bytes)
      byte -= base;
    // Lanes that take part are not negative.
    int64_t least = *min_element(bytes);
    int64_t turned = alignTo(least < 0 ? -least : 0, bankBytes);
    for (const Pattern &pattern : patterns)
      if (pattern.bytes == bytes)
        return pattern;
    patterns.push_back({bytes, {}});
    for (int64_t &byte : bytes)
      byte += turned;
    for (const LdsModel &model : models)
      patterns.back().cycles.push_back(
          countCycles(bytes, cost.instructions.bytes, access.isWrite, model));
    return patterns.back();
  };
  // Waves that do the same count, but need not be looked at.
  uint64_t sameWaves = 0;
  if (waveAt)
    for (auto [bit, basis] : enumerate(layout.getInputs()[*waveAt].bases))
      if (all_of(basis, [](int64_t step) { return step == 0; }))
        sameWaves |= uint64_t(1) << bit;
  int64_t copies = int64_t(1) << popcount(sameWaves);
  // What a lane adds to coordinates is the same for all registers and waves.
  ByteTable table(memory, layout.getOutputs());
  auto getCoordinate = [&](int64_t number, int64_t lane, int64_t wave) {
    Place place(layout.getInputs().size(), 0);
    if (registerAt)
      place[*registerAt] = number;
    if (laneAt)
      place[*laneAt] = lane;
    if (waveAt)
      place[*waveAt] = wave;
    return layout.apply(place);
  };
  SmallVector<Coordinate> laneSteps;
  for (int64_t lane = 0; lane < lanes; ++lane)
    laneSteps.push_back(getCoordinate(0, lane, 0));
  for (int64_t wave = 0; wave < waves; ++wave) {
    if (wave & sameWaves)
      continue;
    for (int64_t first : cost.instructions.firstRegisters) {
      Coordinate base = getCoordinate(first, 0, wave);
      SmallVector<int64_t> bytes;
      for (const Coordinate &step : laneSteps)
        bytes.push_back(table.getByte(base, step));
      const Pattern &pattern = getPattern(bytes);
      for (auto [one, sum] : zip_equal(pattern.cycles, cost.cycles)) {
        sum.cycles += one.cycles * copies;
        sum.conflicts += one.conflicts * copies;
        sum.ways = std::max(sum.ways, one.ways);
      }
    }
    if (wave == 0)
      cost.addresses = patterns.size();
  }
  return cost;
}

int64_t LdsAccessCost::getConflicts() const {
  int64_t sum = 0;
  for (const LdsCycles &model : cycles)
    sum += model.conflicts;
  return sum;
}

int64_t LdsAccessCost::getCycles() const {
  int64_t sum = 0;
  for (const LdsCycles &model : cycles)
    sum += model.cycles;
  return sum;
}
