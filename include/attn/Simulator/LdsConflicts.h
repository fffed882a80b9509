//===- LdsConflicts.h - What an LDS access costs ----------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_LDSCONFLICTS_H
#define ATTN_SIMULATOR_LDSCONFLICTS_H

#include "attn/Simulator/TimingParameters.h"

#include <array>

namespace attn::sim {

/// An LDS access of one wave: one address for each lane, or two for the
/// instructions that carry two offsets (ds_read2, ds_write2).
struct LdsRequest {
  std::array<std::array<uint32_t, 64>, 2> addresses;
  /// Lanes that take part.
  uint64_t mask = 0;
  /// How many of the two rows of addresses count.
  unsigned pieces = 1;
  /// Bytes that one lane moves at one address.
  unsigned bytes = 4;
  bool isRead = true;
};

/// Clocks that an access occupies the unit, and how many of them are there for
/// bank conflicts only.
struct LdsCost {
  int64_t clocks = 0;
  int64_t conflicts = 0;
};

/// The cost of an access: in each phase, the most different dwords that fall
/// into one bank. Lanes that ask for the same dword are served together.
LdsCost getLdsCost(const LdsRequest &access, LdsPhaseRule rule,
                   const TimingParameters &parameters);

} // namespace attn::sim

#endif // ATTN_SIMULATOR_LDSCONFLICTS_H
