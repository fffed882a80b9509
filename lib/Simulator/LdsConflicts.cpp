//===- LdsConflicts.cpp - What an LDS access costs ------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/LdsConflicts.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;
using namespace attn::sim;

// The lanes of the first 32 that a 16-byte read serves together under rule B;
// the other 32 lanes follow in the same order.
static constexpr unsigned ruleB[4][8] = {
    {0, 1, 2, 3, 20, 21, 22, 23},
    {4, 5, 6, 7, 16, 17, 18, 19},
    {8, 9, 10, 11, 28, 29, 30, 31},
    {12, 13, 14, 15, 24, 25, 26, 27},
};

LdsCost attn::sim::getLdsCost(const LdsRequest &access, LdsPhaseRule rule,
                              const TimingParameters &parameters) {
  unsigned banks = parameters.ldsBanks;
  unsigned lanes = parameters.waveLanes;
  unsigned dwords = divideCeil(access.bytes, 4);
  // A 12-byte access has the phases of a 16-byte one.
  unsigned together = std::clamp<unsigned>(
      parameters.ldsBytesPerClock / (4 * PowerOf2Ceil(dwords)), 1, lanes);
  bool permuted = rule == LdsPhaseRule::B && access.isRead &&
                  access.bytes > 8 && together == 8;

  LdsCost cost;
  // Different dwords of this phase, chained by bank.
  SmallVector<uint32_t, 256> seen;
  SmallVector<uint16_t, 256> previous;
  SmallVector<uint16_t, 64> last, count;
  for (unsigned piece = 0; piece < access.pieces; ++piece) {
    for (unsigned first = 0; first < lanes; first += together) {
      seen.clear();
      previous.clear();
      last.assign(banks, UINT16_MAX);
      count.assign(banks, 0);
      unsigned worst = 1;
      for (unsigned n = 0; n < together; ++n) {
        unsigned lane =
            permuted ? first / 32 * 32 + ruleB[first / 8 % 4][n] : first + n;
        if (!(access.mask >> lane & 1))
          continue;
        for (unsigned d = 0; d < dwords; ++d) {
          uint32_t dword = access.addresses[piece][lane] / 4 + d;
          unsigned bank = dword % banks;
          uint16_t entry = last[bank];
          while (entry != UINT16_MAX && seen[entry] != dword)
            entry = previous[entry];
          if (entry != UINT16_MAX)
            continue;
          previous.push_back(last[bank]);
          last[bank] = seen.size();
          seen.push_back(dword);
          worst = std::max<unsigned>(worst, ++count[bank]);
        }
      }
      cost.clocks += worst;
      cost.conflicts += worst - 1;
    }
  }
  return cost;
}
