//===- TimingModel.cpp - Cycles of one compute unit -----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// SIMD s issues in the clocks that are s modulo the length of a slot. A wave
// sleeps until the clock in which it could go on; then it tries in each slot of
// its SIMD, after all waves of a higher priority and all older ones. Memory
// instructions execute when they issue and return later: only the counters of
// s_waitcnt know when.
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/TimingModel.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;
using namespace attn::sim;

TimedWave::~TimedWave() = default;
TimedWorkgroup::~TimedWorkgroup() = default;

Occupancy attn::sim::getOccupancy(const TimingParameters &parameters,
                                  const KernelResources &resources) {
  unsigned waves = std::max(1u, resources.wavesPerWorkgroup);
  auto fit = [](uint64_t have, uint64_t need, uint64_t granule) {
    return have / alignTo(std::max<uint64_t>(need, 1), granule);
  };
  // Waves go to the SIMDs in turn, so a SIMD that is full stops the next one.
  uint64_t simds = parameters.simds * resources.units;
  auto workgroupsOf = [&](uint64_t perSimd) { return perSimd * simds / waves; };
  std::pair<uint64_t, StringRef> limits[] = {
      {workgroupsOf(
           fit(parameters.vgprs, resources.vgprs, parameters.vgprGranule)),
       "VGPRs"},
      {workgroupsOf(
           fit(parameters.sgprs, resources.sgprs, parameters.sgprGranule)),
       "SGPRs"},
      {resources.ldsBytes ? fit(parameters.ldsBytes * resources.units,
                                resources.ldsBytes, parameters.ldsGranule)
                          : UINT64_MAX,
       "LDS"},
      {workgroupsOf(parameters.wavesPerSimd), "waves"},
      {waves > 1 ? parameters.workgroupsPerUnit * resources.units : UINT64_MAX,
       "workgroups"},
  };
  uint64_t least = UINT64_MAX;
  for (const auto &[count, what] : limits)
    least = std::min(least, count);
  Occupancy occupancy;
  occupancy.workgroups = least;
  for (const auto &[count, what] : limits)
    if (count == least)
      occupancy.limit += (occupancy.limit.empty() ? "" : ", ") + what.str();
  occupancy.wavesPerSimd =
      static_cast<double>(occupancy.workgroups * waves) / simds;
  return occupancy;
}

namespace {

constexpr uint64_t never = UINT64_MAX;

/// Accesses in flight of one wave under one counter, by time of return.
class InFlight {
public:
  void add(uint64_t returns, StallCause cause) {
    auto place = entries.end();
    while (place != entries.begin() + head && (place - 1)->first > returns)
      --place;
    entries.insert(place, {returns, cause});
  }

  void retire(uint64_t now) {
    while (head < entries.size() && entries[head].first <= now)
      ++head;
    if (head == entries.size()) {
      entries.clear();
      head = 0;
    }
  }

  size_t size() const { return entries.size() - head; }

  /// The access after whose return no more than `count` are left.
  std::pair<uint64_t, StallCause> getBlocker(size_t count) const {
    return entries[entries.size() - count - 1];
  }

private:
  SmallVector<std::pair<uint64_t, StallCause>, 32> entries;
  size_t head = 0;
};

struct ResidentGroup;

struct ResidentWave {
  TimedWave *wave;
  ResidentGroup *group;
  const TimedInstruction *instruction;
  uint64_t started;
  /// The first clock in which it may issue, and why not before.
  uint64_t readyAt;
  uint64_t sleepsSince = 0;
  StallCause cause = StallCause::ValuTaken;
  unsigned priority = 0;
  std::array<InFlight, waitCounterCount> inFlight;
  /// Clock from which a register can be read; empty if no latency matters.
  SmallVector<uint64_t, 0> registers;
};

struct ResidentGroup {
  std::unique_ptr<TimedWorkgroup> workgroup;
  unsigned live = 0;
  SmallVector<std::pair<ResidentWave *, unsigned>, 16> atBarrier;
};

struct Simd {
  /// Oldest first.
  SmallVector<std::unique_ptr<ResidentWave>, 16> waves;
  uint64_t valuFreeAt = 0, transFreeAt = 0, matrixFreeAt = 0;
  uint64_t wakesAt = never;
};

class ComputeUnit {
public:
  ComputeUnit(const TimingParameters &parameters,
              const KernelResources &resources, size_t instructionCount,
              WorkgroupSource source)
      : parameters(parameters), resources(resources), source(source),
        simds(parameters.simds * resources.units), sites(instructionCount),
        ldsFreeAt(resources.units), vmemFreeAt(resources.units) {
    report.parameters = parameters;
    report.units = resources.units;
    report.occupancy = getOccupancy(parameters, resources);
    tracksRegisters =
        parameters.hasMatrixPipe() ||
        std::max({parameters.valuLatency, parameters.dotLatency,
                  parameters.saluLatency}) > parameters.slotClocks ||
        parameters.transLatency > parameters.transIssueClocks;
  }

  Expected<TimingReport> run();

private:
  Error admit();
  Error issueFrom(Simd &simd);
  Error tryWave(std::unique_ptr<ResidentWave> &wave, Simd &simd,
                unsigned &taken);
  bool mustWait(ResidentWave &wave, const Simd &simd, unsigned taken);
  void occupySimd(const TimedInstruction &instruction, Simd &simd);
  Error issue(ResidentWave &wave, Simd &simd, unsigned simdIndex);
  void end(ResidentWave &wave);
  void arrive(ResidentWave &wave, unsigned simdIndex);
  void release(ResidentGroup &group);
  void sleep(ResidentWave &wave, uint64_t until, StallCause cause);
  void accountLds(ResidentWave &wave, unsigned unit);
  void accountVmem(ResidentWave &wave, unsigned unit);
  void accountSmem(ResidentWave &wave);
  int64_t getValuClocks(ValuRate rate) const;
  int64_t getLatency(const TimedInstruction &instruction) const;

  const TimingParameters &parameters;
  const KernelResources &resources;
  WorkgroupSource source;
  TimingReport report;
  std::vector<Simd> simds;
  std::vector<LdsSite> sites;
  /// Each compute unit of a pair has its own.
  SmallVector<uint64_t, 2> ldsFreeAt, vmemFreeAt;
  std::vector<std::unique_ptr<ResidentGroup>> groups;
  unsigned nextSimd = 0;
  bool sourceIsEmpty = false;
  bool tracksRegisters;
  uint64_t now = 0;
  uint64_t smemFreeAt = 0;
  IssueEffect effect;
  DenseSet<uint64_t> linesRead, linesWritten;
};

} // namespace

int64_t ComputeUnit::getValuClocks(ValuRate rate) const {
  switch (rate) {
  case ValuRate::Full:
    return parameters.valuClocks;
  case ValuRate::Half:
    return 2 * parameters.valuClocks;
  case ValuRate::Quarter:
    return parameters.quarterRateClocks;
  case ValuRate::Double:
    return parameters.doubleClocks;
  case ValuRate::DoubleTrans:
    return parameters.doubleTransClocks;
  }
  llvm_unreachable("covered switch");
}

int64_t ComputeUnit::getLatency(const TimedInstruction &instruction) const {
  switch (instruction.kind) {
  case InstructionKind::Matrix:
    return instruction.matrixClocks + parameters.matrixExtraLatency;
  case InstructionKind::Dot:
    return parameters.dotLatency;
  case InstructionKind::Trans:
    return parameters.transLatency;
  case InstructionKind::Valu:
    return parameters.valuLatency;
  case InstructionKind::Salu:
    return parameters.saluLatency;
  default:
    // Memory instructions: s_waitcnt says when their results are there.
    return 0;
  }
}

/// Fills the unit with workgroups while there is room.
Error ComputeUnit::admit() {
  while (!sourceIsEmpty && groups.size() < report.occupancy.workgroups) {
    Expected<std::unique_ptr<TimedWorkgroup>> next = source();
    if (!next)
      return next.takeError();
    if (!*next) {
      sourceIsEmpty = true;
      break;
    }
    auto group = std::make_unique<ResidentGroup>();
    group->workgroup = std::move(*next);
    group->live = group->workgroup->waves.size();
    for (std::unique_ptr<TimedWave> &wave : group->workgroup->waves) {
      unsigned simdIndex = nextSimd;
      Simd &simd = simds[simdIndex];
      nextSimd = (nextSimd + 1) % simds.size();
      auto resident = std::make_unique<ResidentWave>();
      resident->wave = wave.get();
      resident->group = group.get();
      resident->instruction = &wave->next();
      // The first slot of its SIMD from here on.
      uint64_t slot = parameters.slotClocks;
      uint64_t first = now + (simdIndex % slot + slot - now % slot) % slot;
      resident->started = resident->readyAt = resident->sleepsSince = first;
      if (tracksRegisters)
        resident->registers.assign(TimedInstruction::registerCount, 0);
      simd.waves.push_back(std::move(resident));
      simd.wakesAt = std::min(simd.wakesAt, first);
    }
    ++report.workgroups;
    groups.push_back(std::move(group));
  }
  return Error::success();
}

/// Lets a wave sleep; the time from this slot on counts under `cause`.
void ComputeUnit::sleep(ResidentWave &wave, uint64_t until, StallCause cause) {
  wave.readyAt = until;
  wave.cause = cause;
  wave.sleepsSince = now;
}

/// The unit whose slot an instruction takes.
static TimingUnit getSlot(TimingUnit unit) {
  return unit == TimingUnit::Matrix ? TimingUnit::Valu : unit;
}

/// Whether a wave cannot issue in this slot. Then it has been put to sleep.
bool ComputeUnit::mustWait(ResidentWave &wave, const Simd &simd,
                           unsigned taken) {
  const TimedInstruction &instruction = *wave.instruction;
  if (instruction.unit == TimingUnit::Internal) {
    std::pair<uint64_t, StallCause> blocker = {0, StallCause::VmemWait};
    for (auto [inFlight, count] : llvm::zip(wave.inFlight, instruction.waits)) {
      if (count < 0)
        continue;
      inFlight.retire(now);
      if (inFlight.size() > static_cast<size_t>(count))
        blocker = std::max(blocker, inFlight.getBlocker(count));
    }
    if (blocker.first > now) {
      sleep(wave, blocker.first, blocker.second);
      return true;
    }
    return false;
  }

  TimingUnit unit = getSlot(instruction.unit);
  if (taken >> static_cast<unsigned>(unit) & 1) {
    sleep(wave, now + 1,
          unit == TimingUnit::Valu ? StallCause::ValuTaken
                                   : StallCause::UnitTaken);
    return true;
  }
  if (unit == TimingUnit::Valu) {
    uint64_t free = simd.valuFreeAt;
    StallCause cause = StallCause::ValuTaken;
    if (instruction.unit == TimingUnit::Matrix && simd.matrixFreeAt > free) {
      free = simd.matrixFreeAt;
      cause = StallCause::MatrixTaken;
    } else if (instruction.kind == InstructionKind::Trans) {
      free = std::max(free, simd.transFreeAt);
    }
    if (free > now) {
      sleep(wave, free, cause);
      return true;
    }
  }
  bool isVmem = instruction.unit == TimingUnit::Vmem;
  if (isVmem || instruction.unit == TimingUnit::Lds ||
      instruction.unit == TimingUnit::Smem) {
    size_t most = isVmem ? parameters.vmemCounterMax : parameters.ldsCounterMax;
    InFlight &inFlight =
        wave.inFlight[static_cast<unsigned>(instruction.counter)];
    inFlight.retire(now);
    if (inFlight.size() >= most) {
      sleep(wave, inFlight.getBlocker(most - 1).first, StallCause::CounterFull);
      return true;
    }
  }
  if (tracksRegisters) {
    uint64_t there = 0;
    for (uint16_t reg : instruction.reads)
      there = std::max(there, wave.registers[reg]);
    if (there > now) {
      sleep(wave, there, StallCause::Dependency);
      return true;
    }
  }
  return false;
}

void ComputeUnit::accountLds(ResidentWave &wave, unsigned unit) {
  const TimedInstruction &instruction = *wave.instruction;
  LdsCost a = getLdsCost(effect.lds, LdsPhaseRule::A, parameters);
  LdsCost b = a;
  // The rules differ for 16-byte reads only.
  if (effect.lds.isRead && effect.lds.bytes > 8)
    b = getLdsCost(effect.lds, LdsPhaseRule::B, parameters);
  auto rule = static_cast<LdsPhaseRule>(parameters.ldsPhaseRule);
  const LdsCost &cost = rule == LdsPhaseRule::A ? a : b;

  ldsFreeAt[unit] = std::max(ldsFreeAt[unit], now) + cost.clocks;
  wave.inFlight[static_cast<unsigned>(WaitCounter::Lds)].add(
      ldsFreeAt[unit] + parameters.ldsLatency, StallCause::LdsWait);
  report.busy[static_cast<unsigned>(TimingUnit::Lds)] += cost.clocks;
  LdsSite &site = sites[instruction.index];
  site.index = instruction.index;
  site.pc = instruction.pc;
  ++site.executions;
  site.clocks += cost.clocks;
  site.conflictsA += a.conflicts;
  site.conflictsB += b.conflicts;
}

void ComputeUnit::accountVmem(ResidentWave &wave, unsigned unit) {
  const VmemAccess &vmem = effect.vmem;
  uint64_t line = parameters.vmemLineBytes;
  DenseSet<uint64_t> &seen = vmem.isStore ? linesWritten : linesRead;
  // Lanes are nearly always in order: lines that follow each other come once.
  // What is left of repetition costs the unit, as it would the hardware.
  uint64_t lines = 0, last = never;
  for (unsigned lane = 0; lane < 64; ++lane) {
    if (!(vmem.mask >> lane & 1))
      continue;
    uint64_t first = vmem.addresses[lane] / line;
    uint64_t end = (vmem.addresses[lane] + vmem.bytes - 1) / line;
    for (uint64_t each = first; each <= end; ++each) {
      if (each == last)
        continue;
      ++lines;
      last = each;
      seen.insert(each);
    }
  }
  uint64_t clocks = std::max<uint64_t>(
      1, divideCeil(lines * line, parameters.vmemBytesPerClock));
  vmemFreeAt[unit] = std::max(vmemFreeAt[unit], now) + clocks;
  uint64_t returns =
      vmemFreeAt[unit] +
      (vmem.isScratch ? parameters.scratchLatency : parameters.vmemLatency);
  // In the order of issue, whatever each takes.
  InFlight &inFlight =
      wave.inFlight[static_cast<unsigned>(wave.instruction->counter)];
  if (inFlight.size())
    returns = std::max(returns, inFlight.getBlocker(0).first);
  inFlight.add(returns, StallCause::VmemWait);
  report.busy[static_cast<unsigned>(TimingUnit::Vmem)] += clocks;
  uint64_t bytes = uint64_t(vmem.bytes) * llvm::popcount(vmem.mask);
  report.vmemBytes += bytes;
  if (!vmem.toLds)
    return;
  // When the data come, they take clocks of the LDS: here they are taken at
  // once, which is the same share of its time.
  uint64_t ldsClocks = divideCeil(bytes, parameters.ldsBytesPerClock);
  ldsFreeAt[unit] = std::max(ldsFreeAt[unit], now) + ldsClocks;
  report.busy[static_cast<unsigned>(TimingUnit::Lds)] += ldsClocks;
}

void ComputeUnit::accountSmem(ResidentWave &wave) {
  uint64_t clocks = divideCeil(effect.smemBytes, parameters.smemBytesPerClock);
  smemFreeAt = std::max(smemFreeAt, now) + clocks;
  wave.inFlight[static_cast<unsigned>(wave.instruction->counter)].add(
      smemFreeAt + parameters.smemLatency, StallCause::SmemWait);
  report.busy[static_cast<unsigned>(TimingUnit::Smem)] += clocks;
  report.smemBytes += effect.smemBytes;
  uint64_t line = parameters.vmemLineBytes;
  for (uint64_t each = effect.smemAddress / line;
       each * line < effect.smemAddress + effect.smemBytes; ++each)
    linesRead.insert(each);
}

void ComputeUnit::end(ResidentWave &wave) {
  ResidentGroup *group = wave.group;
  report.waveClocks += now + parameters.slotClocks - wave.started;
  if (--group->live)
    return;
  llvm::erase_if(groups, [&](const std::unique_ptr<ResidentGroup> &each) {
    return each.get() == group;
  });
}

void ComputeUnit::arrive(ResidentWave &wave, unsigned simdIndex) {
  ResidentGroup &group = *wave.group;
  sleep(wave, never, StallCause::Barrier);
  // Its own slot is not a stall.
  wave.sleepsSince = now + parameters.slotClocks;
  group.atBarrier.push_back({&wave, simdIndex});
  if (group.atBarrier.size() == group.live)
    release(group);
}

/// Lets the waves at a barrier go on.
void ComputeUnit::release(ResidentGroup &group) {
  uint64_t clock = now + std::max<int64_t>(1, parameters.barrierClocks);
  for (auto [each, index] : group.atBarrier) {
    // No wave goes on before the slot of its own s_barrier is over.
    each->readyAt = std::max(clock, each->sleepsSince);
    simds[index].wakesAt = std::min(simds[index].wakesAt, each->readyAt);
  }
  group.atBarrier.clear();
}

/// Takes what an instruction takes of its SIMD.
void ComputeUnit::occupySimd(const TimedInstruction &instruction, Simd &simd) {
  auto isBusy = [&](TimingUnit unit, uint64_t clocks) {
    report.busy[static_cast<unsigned>(unit)] += clocks;
    return now + clocks;
  };
  switch (instruction.unit) {
  case TimingUnit::Valu: {
    int64_t clocks = getValuClocks(instruction.rate);
    if (instruction.kind == InstructionKind::Trans) {
      simd.transFreeAt = now + clocks;
      clocks = std::min(clocks, parameters.transIssueClocks);
    }
    simd.valuFreeAt = isBusy(TimingUnit::Valu, clocks);
    uint64_t flops = uint64_t(instruction.flops) * llvm::popcount(effect.exec);
    report.flops += flops;
    if (instruction.kind == InstructionKind::Dot)
      report.dotFlops += flops;
    return;
  }
  case TimingUnit::Matrix:
    // Those that are shorter than the clocks of issue keep others out no
    // longer than they take.
    simd.valuFreeAt =
        isBusy(TimingUnit::Valu, std::min<int64_t>(parameters.matrixIssueClocks,
                                                   instruction.matrixClocks));
    simd.matrixFreeAt = isBusy(TimingUnit::Matrix, instruction.matrixClocks);
    report.flops += instruction.matrixFlops;
    report.matrixFlops += instruction.matrixFlops;
    return;
  case TimingUnit::Salu:
  case TimingUnit::Branch:
    isBusy(instruction.unit, parameters.slotClocks);
    return;
  default:
    return;
  }
}

Error ComputeUnit::issue(ResidentWave &wave, Simd &simd, unsigned simdIndex) {
  const TimedInstruction &instruction = *wave.instruction;
  effect.reset();
  if (Error error = wave.wave->step(effect))
    return error;

  ++report.instructions;
  ++report.issued[static_cast<unsigned>(instruction.kind)];
  occupySimd(instruction, simd);
  if (instruction.priority >= 0)
    wave.priority = instruction.priority;
  unsigned unit = simdIndex / parameters.simds;
  if (effect.hasLds)
    accountLds(wave, unit);
  if (effect.hasVmem)
    accountVmem(wave, unit);
  if (effect.smemBytes)
    accountSmem(wave);
  if (tracksRegisters)
    if (int64_t latency = getLatency(instruction))
      for (uint16_t reg : instruction.writes)
        wave.registers[reg] = now + latency;

  uint64_t slots = 1 + instruction.extraSlots;
  StallCause cause = StallCause::Nop;
  if (effect.flow == IssueEffect::Flow::Taken) {
    slots += parameters.branchTakenSlots - 1;
    cause = StallCause::Branch;
  } else if (instruction.bytes >= 8 && parameters.fetchPenaltySlots &&
             static_cast<int64_t>(instruction.pc %
                                  parameters.fetchBlockBytes) >=
                 parameters.fetchFreeBytes) {
    slots += parameters.fetchPenaltySlots;
    cause = StallCause::Fetch;
  }
  sleep(wave, now + slots * parameters.slotClocks, cause);
  // The slot of the instruction itself is not a stall.
  wave.sleepsSince = now + parameters.slotClocks;

  if (effect.flow == IssueEffect::Flow::End) {
    end(wave);
    return Error::success();
  }
  wave.instruction = &wave.wave->next();
  if (effect.flow == IssueEffect::Flow::Barrier)
    arrive(wave, simdIndex);
  return Error::success();
}

/// Issues the next instruction of a wave if that can be. A wave that ends is
/// null afterwards.
Error ComputeUnit::tryWave(std::unique_ptr<ResidentWave> &wave, Simd &simd,
                           unsigned &taken) {
  if (now > wave->sleepsSince)
    report.stalls[static_cast<unsigned>(wave->cause)] +=
        now - wave->sleepsSince;
  wave->sleepsSince = now;
  TimingUnit unit = wave->instruction->unit;
  if (mustWait(*wave, simd, taken))
    return Error::success();
  if (unit != TimingUnit::Internal)
    taken |= 1u << static_cast<unsigned>(getSlot(unit));
  ResidentGroup *group = wave->group;
  bool last = group->live == 1;
  if (Error error = issue(*wave, simd, &simd - simds.data()))
    return error;
  if (effect.flow != IssueEffect::Flow::End)
    return Error::success();
  wave.reset();
  // A wave that ends no longer counts for a barrier that the others are at.
  if (!last && !group->atBarrier.empty() &&
      group->atBarrier.size() == group->live)
    release(*group);
  return Error::success();
}

/// One slot of one SIMD.
Error ComputeUnit::issueFrom(Simd &simd) {
  unsigned taken = 0;
  bool ended = false;
  // A bit for each wave that is ready, by priority and then by age.
  std::array<uint64_t, 4> ready = {};
  for (auto [index, wave] : llvm::enumerate(simd.waves))
    if (wave->readyAt <= now)
      ready[wave->priority & 3] |= uint64_t(1) << index;
  for (uint64_t waves : llvm::reverse(ready))
    for (; waves; waves &= waves - 1) {
      std::unique_ptr<ResidentWave> &wave =
          simd.waves[llvm::countr_zero(waves)];
      if (Error error = tryWave(wave, simd, taken))
        return error;
      ended |= !wave;
    }
  if (ended) {
    llvm::erase(simd.waves, nullptr);
    if (Error error = admit())
      return error;
  }
  simd.wakesAt = never;
  for (std::unique_ptr<ResidentWave> &wave : simd.waves)
    simd.wakesAt = std::min(simd.wakesAt, wave->readyAt);
  return Error::success();
}

Expected<TimingReport> ComputeUnit::run() {
  if (!report.occupancy.workgroups)
    return createStringError(
        "a workgroup of %u waves with %u VGPRs, %u SGPRs and %llu bytes of LDS "
        "does not fit a compute unit: not enough %s",
        resources.wavesPerWorkgroup, resources.vgprs, resources.sgprs,
        static_cast<unsigned long long>(resources.ldsBytes),
        report.occupancy.limit.c_str());
  if (Error error = admit())
    return std::move(error);

  while (!groups.empty()) {
    for (size_t turn = now % parameters.slotClocks; turn < simds.size();
         turn += parameters.slotClocks)
      if (simds[turn].wakesAt <= now)
        if (Error error = issueFrom(simds[turn]))
          return std::move(error);
    ++now;
  }
  report.clocks = now;
  for (LdsSite &site : sites)
    if (site.executions)
      report.ldsSites.push_back(std::move(site));
  report.hbmReadBytes = linesRead.size() * parameters.vmemLineBytes;
  report.hbmWriteBytes = linesWritten.size() * parameters.vmemLineBytes;
  return std::move(report);
}

Expected<TimingReport>
attn::sim::runComputeUnit(const TimingParameters &parameters,
                          const KernelResources &resources,
                          size_t instructionCount, WorkgroupSource source) {
  return ComputeUnit(parameters, resources, instructionCount, source).run();
}
