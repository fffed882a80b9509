//===- TimingModel.h - Cycles of one compute unit ---------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The issue model of a compute unit of GCN, CDNA or RDNA. It knows nothing
// about encodings or about what instructions compute: it asks a wave for its
// next instruction, decides when that instruction issues, and has the wave
// execute it then.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_TIMINGMODEL_H
#define ATTN_SIMULATOR_TIMINGMODEL_H

#include "attn/Simulator/LdsConflicts.h"
#include "attn/Simulator/TimingParameters.h"
#include "attn/Simulator/TimingReport.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

#include <array>
#include <memory>

namespace attn::sim {

/// How long a vector instruction takes its SIMD: Half is that of 64-bit shifts.
enum class ValuRate : uint8_t { Full, Half, Quarter, Double, DoubleTrans };

/// What counts the accesses in flight of a wave. Chips that have fewer counters
/// count scalar loads with the LDS (before gfx12) and stores with the loads
/// (before gfx10).
enum class WaitCounter : uint8_t { Load, Store, Lds, Scalar };
inline constexpr unsigned waitCounterCount = 4;

/// What the model must know about an instruction before it issues; one for each
/// instruction of the code.
struct TimedInstruction {
  /// Its number within the code, from 0 without gaps.
  uint32_t index = 0;
  /// Address and size, for the fetch rule.
  uint64_t pc = 0;
  uint8_t bytes = 4;
  TimingUnit unit = TimingUnit::Valu;
  InstructionKind kind = InstructionKind::Valu;
  ValuRate rate = ValuRate::Full;
  /// Floating-point operations of one lane.
  uint8_t flops = 0;
  /// Matrix instructions: clocks in the pipe, operations of the whole wave.
  uint16_t matrixClocks = 0;
  uint32_t matrixFlops = 0;
  /// Memory instructions: what counts their accesses.
  WaitCounter counter = WaitCounter::Load;
  /// Instructions that wait: for each counter the count to wait for, or -1.
  std::array<int16_t, waitCounterCount> waits = {-1, -1, -1, -1};
  /// s_setprio: the wave's priority from here on, or -1.
  int8_t priority = -1;
  /// Slots that the wave waits afterwards: s_nop.
  uint16_t extraSlots = 0;
  /// Registers read and written, in any numbering below `registerCount`.
  /// They are looked at only where a latency is longer than a slot.
  llvm::SmallVector<uint16_t, 4> reads;
  llvm::SmallVector<uint16_t, 2> writes;

  static constexpr unsigned registerCount = 1024;
};

/// An access to global or scratch memory of one wave.
struct VmemAccess {
  std::array<uint64_t, 64> addresses;
  uint64_t mask = 0;
  unsigned bytes = 4;
  bool isStore = false;
  /// Of the wave's private memory.
  bool isScratch = false;
  /// A load whose data go to the LDS.
  bool toLds = false;
};

/// What executing an instruction did, as far as time is concerned.
struct IssueEffect {
  enum class Flow : uint8_t { Next, Taken, Barrier, End };
  Flow flow = Flow::Next;
  /// Lanes that were active.
  uint64_t exec = ~uint64_t(0);
  /// At most one each; a flat access may have both.
  bool hasLds = false;
  bool hasVmem = false;
  /// Bytes and address of a scalar load.
  uint32_t smemBytes = 0;
  uint64_t smemAddress = 0;
  LdsRequest lds;
  VmemAccess vmem;

  /// Back to an instruction without effects; addresses stay as they are.
  void reset() {
    flow = Flow::Next;
    exec = ~uint64_t(0);
    hasLds = hasVmem = false;
    smemBytes = 0;
  }
};

/// A wave that the model drives.
class TimedWave {
public:
  virtual ~TimedWave();
  /// The next instruction; asked for again after each step.
  virtual const TimedInstruction &next() = 0;
  /// Executes the next instruction. `effect` is reset.
  virtual llvm::Error step(IssueEffect &effect) = 0;
};

/// A workgroup: its waves, oldest first.
class TimedWorkgroup {
public:
  virtual ~TimedWorkgroup();
  llvm::SmallVector<std::unique_ptr<TimedWave>> waves;
};

/// What a kernel takes of a compute unit.
struct KernelResources {
  unsigned wavesPerWorkgroup = 1;
  unsigned vgprs = 1;
  unsigned sgprs = 1;
  uint64_t ldsBytes = 0;
  /// Compute units that hold a workgroup together: two in the WGP mode of RDNA.
  unsigned units = 1;
};

/// How many workgroups a compute unit holds, and why no more.
Occupancy getOccupancy(const TimingParameters &parameters,
                       const KernelResources &resources);

/// Gives the next workgroup, or null when there is none left.
using WorkgroupSource =
    llvm::function_ref<llvm::Expected<std::unique_ptr<TimedWorkgroup>>()>;

/// Runs workgroups on one compute unit, as many at once as fit, the next one as
/// soon as one has ended. `instructionCount` is the number of instructions of
/// the code (TimedInstruction::index). Stops with an error when a wave does. A
/// wave that has ended does not hold up the others of its workgroup at a
/// barrier.
llvm::Expected<TimingReport> runComputeUnit(const TimingParameters &parameters,
                                            const KernelResources &resources,
                                            size_t instructionCount,
                                            WorkgroupSource source);

} // namespace attn::sim

#endif // ATTN_SIMULATOR_TIMINGMODEL_H
