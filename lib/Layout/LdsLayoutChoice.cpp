//===- LdsLayoutChoice.cpp - A tile's best layout in LDS ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/LdsLayoutChoice.h"

#include "llvm/ADT/STLExtras.h"
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
  /// The tile with chunks exchanged: `count` bits of the row's number, from
  /// `rowBit` on, move chunks by 2^chunkBit and on.
  MemoryLayout getSwizzled(unsigned rowBit, unsigned count, unsigned chunkBit,
                           int64_t chunkBytes) const;
  void consider(LdsLayoutKind kind, const MemoryLayout &layout);
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

MemoryLayout Search::getSwizzled(unsigned rowBit, unsigned count,
                                 unsigned chunkBit, int64_t chunkBytes) const {
  MemoryLayout layout = request.dense;
  for (MemoryLayout::Dim &dim : layout.dims) {
    dim.swizzle.assign(dim.weights.size(), 0);
    for (auto [weight, mask] : zip_equal(dim.weights, dim.swizzle)) {
      if (weight < request.rowBytes)
        continue;
      unsigned bit = Log2_64(weight / request.rowBytes);
      if (bit >= rowBit && bit < rowBit + count)
        mask = chunkBytes << (chunkBit + bit - rowBit);
    }
    while (!dim.swizzle.empty() && !dim.swizzle.back())
      dim.swizzle.pop_back();
  }
  return layout;
}

int64_t Search::getScore(const LdsChoice &choice) const {
  int64_t score = 0;
  for (auto [site, asked] : zip_equal(choice.sites, request.sites))
    score += site.cost.getCycles() * asked.executions +
             site.cost.addresses * request.cyclesPerAddress *
                 int64_t(request.models.size());
  return score;
}

void Search::consider(LdsLayoutKind kind, const MemoryLayout &layout) {
  LdsChoice choice;
  choice.kind = kind;
  choice.layout = layout;
  choice.bytes = layout.getBytes(request.extents, request.elementBytes);
  leastBytes = leastBytes ? std::min(leastBytes, choice.bytes) : choice.bytes;
  if (choice.bytes > request.maxBytes)
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
    choice.sites.push_back(site);
  }
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
        consider(LdsLayoutKind::Swizzled,
                 getSwizzled(rowBit, count, chunkBit, chunkBytes));
  if (!best)
    return createStringError(
        "no layout of the tile fits into " + Twine(request.maxBytes) +
        " bytes of LDS; without padding it takes " + Twine(leastBytes));
  return *best;
}

Expected<LdsChoice> attn::layout::chooseLdsLayout(const LdsRequest &request) {
  return Search(request).run();
}
