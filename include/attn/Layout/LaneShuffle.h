//===- LaneShuffle.h - How lanes of a wave read each other ------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LAYOUT_LANESHUFFLE_H
#define ATTN_LAYOUT_LANESHUFFLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace attn::layout {

/// Ways to read a register of another lane, cheapest first. All but the last
/// three are operand modifiers of ordinary instructions (DPP).
enum class LanePattern {
  /// Any choice within each group of 4 lanes; the operand is the xor mask.
  QuadPermute,
  /// Lane (l + operand) within each row of 16 lanes.
  RowRotate,
  /// Lane l ^ 7.
  RowHalfMirror,
  /// Lane l ^ 15.
  RowMirror,
  /// Lane l ^ operand within each row of 16 lanes.
  RowXor,
  /// Lane l ^ operand with any operand from 16 to 31 (permlanex16).
  RowExchange,
  /// Lane l ^ 32, whole halves of a wave.
  HalfExchange,
  /// Lane l ^ operand within 32 lanes, by the LDS unit but without addresses.
  Swizzle,
  /// Any lane, by the LDS unit, with an address in each lane.
  Permute,
};

/// The pattern's name, as in texts.
llvm::StringRef getName(LanePattern pattern);

struct LaneStep {
  LanePattern pattern;
  unsigned operand = 0;

  /// The lane that `lane` reads.
  unsigned getSource(unsigned lane) const;
  bool operator==(const LaneStep &other) const {
    return pattern == other.pattern && operand == other.operand;
  }
};

/// What a chip can do; the defaults are those of GCN and CDNA.
struct ShuffleCapabilities {
  unsigned waveSize = 64;
  /// QuadPermute, RowRotate and the mirrors.
  bool dpp = true;
  bool rowXor = false;
  bool rowExchange = false;
  bool halfExchange = false;
  bool swizzle = true;
};

/// The steps after which each lane has what lane ^ mask had: one or two DPP
/// moves, or one step of another kind. None for a mask of zero.
llvm::SmallVector<LaneStep> getXorSteps(unsigned mask,
                                        const ShuffleCapabilities &chip);

/// The steps of a reduction over the lanes that differ by sums of `masks`, with
/// the result in all of them. Each step combines a lane's value with the one
/// that it reads; steps after the first of one combination are plain moves.
struct ReductionStep {
  llvm::SmallVector<LaneStep, 2> read;
};
llvm::SmallVector<ReductionStep>
getReductionSteps(llvm::ArrayRef<uint64_t> masks,
                  const ShuffleCapabilities &chip);

} // namespace attn::layout

#endif // ATTN_LAYOUT_LANESHUFFLE_H
