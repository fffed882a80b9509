//===- TimingReport.h - What the timing model found -------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_TIMINGREPORT_H
#define ATTN_SIMULATOR_TIMINGREPORT_H

#include "attn/Simulator/TimingParameters.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <array>
#include <string>
#include <vector>

namespace attn::sim {

/// What an instruction issues to. A SIMD issues at most one instruction for
/// each in a slot; Internal ones (s_waitcnt, s_nop, s_barrier, ...) cost only
/// their wave. Matrix instructions take the slot of the VALU, too.
enum class TimingUnit : uint8_t {
  Valu,
  Matrix,
  Salu,
  Lds,
  Vmem,
  Smem,
  Branch,
  Internal
};
inline constexpr unsigned timingUnitCount = 8;
llvm::StringRef getName(TimingUnit unit);

/// The kinds under which instructions are counted.
enum class InstructionKind : uint8_t {
  Matrix,
  Dot,
  Valu,
  Trans,
  Salu,
  LdsRead,
  LdsWrite,
  LdsOther,
  VmemLoad,
  VmemStore,
  Smem,
  Branch,
  Wait,
  Barrier,
  Other
};
inline constexpr unsigned instructionKindCount = 15;
llvm::StringRef getName(InstructionKind kind);

/// Why a wave did not issue.
enum class StallCause : uint8_t {
  /// s_waitcnt on a vector memory, LDS or scalar access.
  VmemWait,
  LdsWait,
  SmemWait,
  Barrier,
  /// Another wave has the unit, or it is still busy.
  ValuTaken,
  MatrixTaken,
  UnitTaken,
  /// The result of an earlier instruction is not there yet.
  Dependency,
  /// As many accesses in flight as the counter can count.
  CounterFull,
  /// The slots of s_nop, taken branches and the fetch rule.
  Nop,
  Branch,
  Fetch
};
inline constexpr unsigned stallCauseCount = 12;
llvm::StringRef getName(StallCause cause);

/// How many workgroups a compute unit holds at once.
struct Occupancy {
  unsigned workgroups = 0;
  double wavesPerSimd = 0;
  /// What allows no more: "VGPRs", "SGPRs", "LDS", "waves", "workgroups", or
  /// several of them.
  std::string limit;
};

/// An instruction that had to do with the LDS.
struct LdsSite {
  uint32_t index = 0;
  uint64_t pc = 0;
  /// Its assembly, where the caller knows it.
  std::string text;
  uint64_t executions = 0;
  /// Clocks in the unit under the rule that was timed.
  uint64_t clocks = 0;
  /// Clocks for bank conflicts under each phase rule.
  uint64_t conflictsA = 0;
  uint64_t conflictsB = 0;
};

/// Estimates for the whole grid, from the workgroups that were run.
struct KernelEstimate {
  uint64_t gridWorkgroups = 0;
  /// Clocks by the issue model, and by the bandwidth of HBM alone.
  double issueClocks = 0;
  double memoryClocks = 0;
  /// The greater of the two.
  double clocks = 0;
  double seconds = 0;
  /// Useful operations: given by the caller, or counted.
  double flops = 0;
  bool flopsAreCounted = true;
  double tflops = 0;
  /// Of the rate of the matrix pipes, or else of v_dot2_f32_f16.
  double shareOfPeak = 0;
  double hbmBytes = 0;
  double hbmGBPerSecond = 0;
};

/// What the model found for the workgroups that it ran on one compute unit.
struct TimingReport {
  TimingParameters parameters;
  /// Compute units that ran the workgroups: two in the WGP mode of RDNA.
  unsigned units = 1;
  Occupancy occupancy;
  uint64_t workgroups = 0;
  uint64_t clocks = 0;
  /// Sum over waves of the clocks that they were resident.
  uint64_t waveClocks = 0;
  uint64_t instructions = 0;
  std::array<uint64_t, instructionKindCount> issued{};
  /// Clocks in which a unit was busy, summed over SIMDs where each has its own.
  std::array<uint64_t, timingUnitCount> busy{};
  std::array<uint64_t, stallCauseCount> stalls{};
  std::vector<LdsSite> ldsSites;
  /// Operations of matrix instructions, of v_dot2 and its like, and of all
  /// floating-point instructions, of active lanes.
  uint64_t matrixFlops = 0;
  uint64_t dotFlops = 0;
  uint64_t flops = 0;
  /// Bytes asked for, and bytes of different lines among them: what an
  /// unlimited cache would take from memory.
  uint64_t vmemBytes = 0;
  uint64_t smemBytes = 0;
  uint64_t hbmReadBytes = 0;
  uint64_t hbmWriteBytes = 0;

  /// The share of its time in which a unit was busy.
  double getShare(TimingUnit unit) const;
  /// Operations of v_dot, and of matrix instructions, in a clock over what the
  /// unit could do.
  double getDotShare() const;
  double getMatrixShare() const;
  uint64_t getConflicts(LdsPhaseRule rule) const;

  /// Scales to a grid. `flops` counts useful operations of the whole grid; 0
  /// takes what was executed.
  KernelEstimate estimate(uint64_t gridWorkgroups, double flops) const;

  llvm::json::Object toJson(const KernelEstimate &estimate) const;
  /// A table for people.
  void print(llvm::raw_ostream &os, const KernelEstimate &estimate) const;
};

} // namespace attn::sim

#endif // ATTN_SIMULATOR_TIMINGREPORT_H
