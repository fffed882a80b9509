//===- TimingChips.h - The timing parameters of each chip -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_TIMINGCHIPS_H
#define ATTN_LIB_SIMULATOR_TIMINGCHIPS_H

#include "attn/Simulator/TimingParameters.h"

namespace attn::sim {

/// A value that the preset "pess" takes instead.
struct TimingOverride {
  int64_t TimingParameters::*member;
  int64_t value;
};

/// One row of the table of chips: a further chip is a further row.
struct ChipTiming {
  llvm::StringLiteral chip;
  TimingParameters optimistic;
  llvm::ArrayRef<TimingOverride> pessimistic;
};

/// All chips, oldest first.
llvm::ArrayRef<ChipTiming> getChipTimings();

} // namespace attn::sim

#endif // ATTN_LIB_SIMULATOR_TIMINGCHIPS_H
