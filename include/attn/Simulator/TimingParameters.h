//===- TimingParameters.h - What the timing model assumes -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_TIMINGPARAMETERS_H
#define ATTN_SIMULATOR_TIMINGPARAMETERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdint>

namespace attn::sim {

/// The order in which the LDS serves the lanes of a 16-byte access. No public
/// source settles it for gfx906, so both are parameters and both are counted.
enum class LdsPhaseRule : int64_t {
  /// Eight consecutive lanes in each of eight phases.
  A = 0,
  /// Reads take lanes {0-3, 20-23}, {4-7, 16-19}, {8-11, 28-31}, {12-15,
  /// 24-27} and the same 32 lanes further; writes as A.
  B = 1,
};

/// Clocks of a pass of the matrix pipe, the unit of LLVM's tables.
inline constexpr int64_t matrixPassClocks = 4;

/// All that the timing model knows about a chip. Clocks are those of the
/// compute units. What a member means, and where its value comes from, is in
/// the table that `getTimingParameterInfos` gives.
struct TimingParameters {
  // The chip.
  int64_t computeUnits;
  int64_t clockMHz;
  int64_t hbmGBPerSecond;

  // What a compute unit holds.
  int64_t waveLanes;
  int64_t simds;
  int64_t wavesPerSimd;
  int64_t workgroupsPerUnit;
  int64_t vgprs;
  int64_t vgprGranule;
  int64_t sgprs;
  int64_t sgprGranule;
  int64_t ldsBytes;
  int64_t ldsGranule;

  // Issue.
  int64_t slotClocks;
  int64_t valuClocks;
  int64_t quarterRateClocks;
  int64_t transIssueClocks;
  int64_t doubleClocks;
  int64_t doubleTransClocks;
  int64_t valuLatency;
  int64_t dotLatency;
  int64_t transLatency;
  int64_t saluLatency;
  int64_t branchTakenSlots;
  int64_t fetchPenaltySlots;
  int64_t fetchBlockBytes;
  int64_t fetchFreeBytes;
  int64_t barrierClocks;

  // The matrix pipe of a SIMD.
  int64_t matrixPasses;
  int64_t matrixDepth;
  int64_t matrixIssueClocks;
  int64_t matrixExtraLatency;

  // Workgroup memory.
  int64_t ldsBytesPerClock;
  int64_t ldsBanks;
  int64_t ldsLatency;
  int64_t ldsPhaseRule;
  int64_t ldsCounterMax;

  // Global memory.
  int64_t vmemBytesPerClock;
  int64_t vmemLineBytes;
  int64_t vmemLatency;
  int64_t scratchLatency;
  int64_t vmemCounterMax;
  int64_t smemBytesPerClock;
  int64_t smemLatency;

  /// Bytes that HBM delivers to one compute unit in one clock when all of them
  /// ask.
  double getHbmBytesPerClock() const;
  bool hasMatrixPipe() const { return matrixPasses != 0; }
  /// The most operations of v_dot2_f32_f16, and of matrix products of f16, that
  /// a compute unit can do in one clock.
  double getDotFlopsPerClock() const;
  double getMatrixFlopsPerClock() const;
  /// The greater of the two, which shares are of, and the same for the chip.
  double getPeakFlopsPerClock() const;
  double getPeakFlops() const;
};

/// A member of TimingParameters by name.
struct TimingParameterInfo {
  llvm::StringLiteral name;
  int64_t TimingParameters::*member;
  /// The least and the greatest value that the model accepts.
  int64_t least, greatest;
  /// Where the values come from: S public, M read from LLVM, C public
  /// measurements of earlier chips, ? an assumption.
  llvm::StringLiteral source;
  llvm::StringLiteral meaning;
};

/// All parameters, in the order of docs/Simulator.md.
llvm::ArrayRef<TimingParameterInfo> getTimingParameterInfos();

/// The parameters of a chip ("gfx906") under a preset: "opt" takes the short
/// latencies, "pess" the long ones and the fetch penalty. Hardware should lie
/// between the two.
llvm::Expected<TimingParameters> getTimingParameters(llvm::StringRef chip,
                                                     llvm::StringRef preset);

/// The chips that there are parameters for.
llvm::SmallVector<llvm::StringRef> getTimedChips();

/// Prints the tables of docs/Simulator.md: the parameters in which all chips
/// agree, and the others by chip.
void printTimingParameters(llvm::raw_ostream &os);

/// Applies "name=value,name=value".
llvm::Error setTimingParameters(TimingParameters &parameters,
                                llvm::StringRef assignments);

} // namespace attn::sim

#endif // ATTN_SIMULATOR_TIMINGPARAMETERS_H
