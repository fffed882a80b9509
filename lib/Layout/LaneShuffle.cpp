//===- LaneShuffle.cpp - How lanes of a wave read each other --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/LaneShuffle.h"

#include "attn/Layout/BitMatrix.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace attn::layout;

static constexpr unsigned quad = 4, row = 16;

StringRef attn::layout::getName(LanePattern pattern) {
  switch (pattern) {
  case LanePattern::QuadPermute:
    return "quad_perm";
  case LanePattern::RowRotate:
    return "row_ror";
  case LanePattern::RowHalfMirror:
    return "row_half_mirror";
  case LanePattern::RowMirror:
    return "row_mirror";
  case LanePattern::RowXor:
    return "row_xmask";
  case LanePattern::RowExchange:
    return "permlanex16";
  case LanePattern::HalfExchange:
    return "permlane_half";
  case LanePattern::Swizzle:
    return "swizzle";
  case LanePattern::Permute:
    return "bpermute";
  }
  llvm_unreachable("unknown pattern");
}

unsigned LaneStep::getSource(unsigned lane) const {
  switch (pattern) {
  case LanePattern::RowRotate:
    // The hardware rotates to the right: a lane gets what was to its left.
    return lane / row * row + (lane + row - operand) % row;
  case LanePattern::RowHalfMirror:
    return lane ^ 7;
  case LanePattern::RowMirror:
    return lane ^ 15;
  case LanePattern::HalfExchange:
    return lane ^ 32;
  case LanePattern::QuadPermute:
  case LanePattern::RowXor:
  case LanePattern::RowExchange:
  case LanePattern::Swizzle:
  case LanePattern::Permute:
    return lane ^ operand;
  }
  llvm_unreachable("unknown pattern");
}

/// Steps for a mask below 16 by DPP. Rotating a row by half is an xor, too.
static SmallVector<LaneStep> getRowSteps(unsigned mask,
                                         const ShuffleCapabilities &chip) {
  SmallVector<LaneStep> steps;
  if (mask >= quad && chip.rowXor)
    return {LaneStep{LanePattern::RowXor, mask}};
  switch (mask / quad) {
  case 1:
    steps.push_back({LanePattern::RowHalfMirror});
    mask ^= 7;
    break;
  case 2:
    steps.push_back({LanePattern::RowRotate, row / 2});
    mask ^= 8;
    break;
  case 3:
    steps.push_back({LanePattern::RowMirror});
    mask ^= 15;
    break;
  }
  if (mask)
    steps.push_back({LanePattern::QuadPermute, mask});
  return steps;
}

SmallVector<LaneStep>
attn::layout::getXorSteps(unsigned mask, const ShuffleCapabilities &chip) {
  if (!mask)
    return {};
  if (mask < row && chip.dpp)
    return getRowSteps(mask, chip);
  if (mask >= row && mask < 2 * row && chip.rowExchange)
    return {LaneStep{LanePattern::RowExchange, mask}};
  if (mask == 2 * row && chip.halfExchange)
    return {LaneStep{LanePattern::HalfExchange}};
  if (mask < 2 * row && chip.swizzle)
    return {LaneStep{LanePattern::Swizzle, mask}};
  return {LaneStep{LanePattern::Permute, mask}};
}

/// What one combination costs, roughly in issue slots: a DPP read is part of
/// the combining instruction, the LDS unit has latency.
static unsigned getCost(ArrayRef<LaneStep> steps) {
  unsigned cost = 0;
  for (const LaneStep &step : steps)
    cost += step.pattern == LanePattern::Permute       ? 32
            : step.pattern == LanePattern::Swizzle     ? 16
            : step.pattern >= LanePattern::RowExchange ? 2
                                                       : 1;
  return cost;
}

SmallVector<ReductionStep>
attn::layout::getReductionSteps(ArrayRef<uint64_t> masks,
                                const ShuffleCapabilities &chip) {
  SmallVector<uint64_t> group = {0};
  BitSpan wanted;
  for (uint64_t mask : masks)
    if (wanted.insert(mask))
      for (size_t i = 0, e = group.size(); i < e; ++i)
        group.push_back(group[i] ^ mask);

  SmallVector<ReductionStep> steps;
  BitSpan done;
  auto combine = [&](uint64_t mask, ArrayRef<LaneStep> read) {
    done.insert(mask);
    steps.push_back({SmallVector<LaneStep, 2>(read)});
  };
  // A whole row of 16 lanes by rotations: one DPP operand each.
  if (chip.dpp && all_of(ArrayRef<uint64_t>{1, 2, 4, 8},
                         [&](uint64_t mask) { return wanted.contains(mask); }))
    for (unsigned distance : {8, 4, 2, 1})
      combine(distance, LaneStep{LanePattern::RowRotate, distance});
  sort(group);
  while (done.getDimension() < wanted.getDimension()) {
    uint64_t best = 0;
    unsigned bestCost = ~0u;
    for (uint64_t mask : group) {
      unsigned cost = getCost(getXorSteps(mask, chip));
      if (!done.contains(mask) && cost < bestCost) {
        best = mask;
        bestCost = cost;
      }
    }
    combine(best, getXorSteps(best, chip));
  }
  return steps;
}
