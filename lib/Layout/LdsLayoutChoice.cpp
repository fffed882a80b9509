//===- LdsLayoutChoice.cpp - A tile's best layout in LDS ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/LdsLayoutChoice.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

#include <tuple>

using namespace llvm;
using namespace attn::layout;

int64_t LdsChoice::getConflicts() const {
  int64_t sum = 0;
  for (const Site &site : sites)
    sum += site.cost.getConflicts();
  return sum;
}

namespace {
class Search {
public:
  explicit Search(const LdsRequest &request) : request(request) {}

  Expected<LdsChoice> run();

private:
  /// The tile with `padding` bytes between rows.
  MemoryLayout getPadded(int64_t padding) const;
  /// The tile with chunks exchanged by the bits of a row's number: each moves
  /// them by the mask that `getMask` gives its number.
  MemoryLayout getSwizzled(function_ref<int64_t(unsigned)> getMask) const;
  void trySwizzles(int64_t chunkBytes);
  /// The bits of a row's number by which lanes differ that read.
  SmallVector<unsigned> getLaneRowBits() const;
  /// Swizzles by these bits of a row's number, up to the first one that is free
  /// of conflicts.
  void tryWraps(ArrayRef<unsigned> bits, unsigned chunkBits,
                int64_t chunkBytes);
  /// Takes a layout if it is the best so far, and, with `onlyFree`, if it has
  /// no conflicts.
  void consider(LdsLayoutKind kind, const MemoryLayout &layout,
                bool onlyFree = false);
  /// Whether nothing that is tried later can be better.
  bool isDone() const;
  int64_t getScore(const LdsChoice &choice) const;

  const LdsRequest &request;
  std::optional<LdsChoice> best;
  int64_t leastBytes = 0;
};
} // namespace

MemoryLayout Search::getPadded(int64_t padding) const {
  MemoryLayout layout = request.dense;
  for (MemoryLayout::Dim &dim : layout.dims)
    for (int64_t &weight : dim.weights)
      if (weight >= request.rowBytes)
        weight += weight / request.rowBytes * padding;
  return layout;
}

MemoryLayout
Search::getSwizzled(function_ref<int64_t(unsigned)> getMask) const {
  MemoryLayout layout = request.dense;
  for (MemoryLayout::Dim &dim : layout.dims) {
    dim.swizzle.assign(dim.weights.size(), 0);
    for (auto [weight, mask] : zip_equal(dim.weights, dim.swizzle))
      if (weight >= request.rowBytes)
        mask = getMask(Log2_64(weight / request.rowBytes));
    while (!dim.swizzle.empty() && !dim.swizzle.back())
      dim.swizzle.pop_back();
  }
  return layout;
}

int64_t Search::getScore(const LdsChoice &choice) const {
  int64_t score = 0;
  // Sites that were not looked at yet count nothing.
  for (auto [site, asked] : zip(choice.sites, request.sites))
    score += site.cost.getCycles() * asked.executions +
             site.cost.addresses * request.cyclesPerAddress *
                 int64_t(request.models.size());
  return score;
}

void Search::consider(LdsLayoutKind kind, const MemoryLayout &layout,
                      bool onlyFree) {
  LdsChoice choice;
  choice.kind = kind;
  choice.layout = layout;
  // With a swizzle, each element is looked at to know the last byte: that comes
  // behind what rules out most of them.
  auto takesTooMuch = [&]() {
    choice.bytes = layout.getBytes(request.extents, request.elementBytes);
    leastBytes = leastBytes ? std::min(leastBytes, choice.bytes) : choice.bytes;
    return choice.bytes > request.maxBytes;
  };
  if (!layout.hasSwizzle() && takesTooMuch())
    return;
  for (const LdsRequest::Site &asked : request.sites) {
    LdsChoice::Site site;
    site.name = asked.name;
    for (auto [number, access] : enumerate(asked.layouts)) {
      LdsAccessCost cost =
          getAccessCost({asked.name, asked.isWrite, access}, layout,
                        request.elementBytes, request.models);
      if (number == 0 || cost.getCycles() < site.cost.getCycles()) {
        site.layout = number;
        site.cost = cost;
      }
      if (site.cost.getConflicts() == 0)
        break;
    }
    if (onlyFree && site.cost.getConflicts() != 0)
      return;
    choice.sites.push_back(site);
    if (best && getScore(choice) > getScore(*best))
      return;
  }
  if (layout.hasSwizzle() && takesTooMuch())
    return;
  auto getRank = [&](const LdsChoice &ranked) {
    return std::tuple(getScore(ranked), ranked.bytes);
  };
  if (!best || getRank(choice) < getRank(*best))
    best = choice;
}

bool Search::isDone() const {
  return best && best->getConflicts() == 0 &&
         all_of(best->sites, [](const LdsChoice::Site &site) {
           return site.cost.addresses == 1;
         });
}

void Search::trySwizzles(int64_t chunkBytes) {
  unsigned rowBits = 0;
  for (const MemoryLayout::Dim &dim : request.dense.dims)
    for (int64_t weight : dim.weights)
      rowBits += weight >= request.rowBytes;
  // Masks stay within what a power of two of chunks covers.
  int64_t chunks = request.rowBytes / chunkBytes;
  unsigned chunkBits = chunks ? countr_zero(uint64_t(chunks)) : 0;
  for (unsigned count = 1; count <= chunkBits; ++count)
    for (unsigned rowBit = 0; rowBit + count <= rowBits; ++rowBit)
      for (unsigned chunkBit = 0; chunkBit + count <= chunkBits; ++chunkBit)
        consider(LdsLayoutKind::Swizzled, getSwizzled([&](unsigned bit) {
                   return bit >= rowBit && bit < rowBit + count
                              ? chunkBytes << (chunkBit + bit - rowBit)
                              : 0;
                 }));
  if (!request.wraps)
    return;
  SmallVector<unsigned> bits = getLaneRowBits();
  tryWraps(bits, chunkBits, chunkBytes);
  bits.assign(seq(0u, rowBits).begin(), seq(0u, rowBits).end());
  tryWraps(bits, chunkBits, chunkBytes);
}

SmallVector<unsigned> Search::getLaneRowBits() const {
  uint64_t found = 0;
  for (const LdsRequest::Site &site : request.sites) {
    const LinearLayout &layout = site.layouts.front();
    std::optional<unsigned> lane = layout.findInput(laneInput);
    if (site.isWrite || !lane)
      continue;
    for (const Coordinate &basis : layout.getInputs()[*lane].bases)
      for (auto [dim, number] : zip_equal(request.dense.dims, basis))
        for (auto [bit, weight] : enumerate(dim.weights))
          if (number >> bit & 1 && weight >= request.rowBytes)
            found |= uint64_t(1) << Log2_64(weight / request.rowBytes);
  }
  SmallVector<unsigned> bits;
  for (; found; found &= found - 1)
    bits.push_back(countr_zero(found));
  return bits;
}

void Search::tryWraps(ArrayRef<unsigned> bits, unsigned chunkBits,
                      int64_t chunkBytes) {
  // Where two numbers of banks are to be served, bits of the row that one of
  // them doesn't see move chunks, too: every `period` bits the same ones.
  for (unsigned count = 1; count <= bits.size(); ++count)
    for (unsigned chunkBit = 0; chunkBit < chunkBits; ++chunkBit)
      for (unsigned end = chunkBit + 1; end <= chunkBits; ++end)
        for (unsigned period = 1; period <= std::max(count, end - chunkBit);
             ++period)
          for (unsigned offset = 0; offset < period; ++offset)
            for (unsigned first = 0; first + count <= bits.size(); ++first) {
              if (best && best->getConflicts() == 0)
                return;
              auto getMask = [&](unsigned rowBit) {
                int64_t mask = 0;
                const unsigned *found = find(bits, rowBit);
                unsigned number = found - bits.begin();
                if (number < first || number >= first + count)
                  return mask;
                for (unsigned chunk = chunkBit; chunk < end; ++chunk)
                  if ((chunk - chunkBit + offset) % period ==
                      (number - first) % period)
                    mask |= chunkBytes << chunk;
                return mask;
              };
              consider(LdsLayoutKind::Swizzled, getSwizzled(getMask),
                       /*onlyFree=*/true);
            }
}

Expected<LdsChoice> Search::run() {
  consider(LdsLayoutKind::Dense, request.dense);
  if (isDone())
    return *best;

  // Chunks are what the widest access moves.
  int64_t chunkBytes = request.elementBytes;
  for (const LdsRequest::Site &site : request.sites)
    for (const LinearLayout &layout : site.layouts)
      chunkBytes = std::max<int64_t>(
          chunkBytes,
          getInstructions(layout, request.dense, request.elementBytes).bytes);
  int64_t allBanks = 0;
  for (const LdsModel &model : request.models)
    allBanks = std::max<int64_t>(allBanks, model.banks * model.bankBytes);
  for (int64_t padding = chunkBytes; padding < allBanks;
       padding += chunkBytes) {
    consider(LdsLayoutKind::Padded, getPadded(padding));
    if (isDone())
      return *best;
  }

  trySwizzles(chunkBytes);
  if (!best)
    return createStringError(
        "no layout of the tile fits into " + Twine(request.maxBytes) +
        " bytes of LDS; without padding it takes " + Twine(leastBytes));
  return *best;
}

Expected<LdsChoice> attn::layout::chooseLdsLayout(const LdsRequest &request) {
  return Search(request).run();
}
