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
// its SIMD, after all older waves. Memory instructions execute when they issue
// and return later: only the counters of s_waitcnt know when.
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
  auto workgroupsOf = [&](uint64_t perSimd) {
    return perSimd * parameters.simds / waves;
  };
  std::pair<uint64_t, StringRef> limits[] = {
      {workgroupsOf(
           fit(parameters.vgprs, resources.vgprs, parameters.vgprGranule)),
       "VGPRs"},
      {workgroupsOf(
           fit(parameters.sgprs, resources.sgprs, parameters.sgprGranule)),
       "SGPRs"},
      {resources.ldsBytes
           ? fit(parameters.ldsBytes, resources.ldsBytes, parameters.ldsGranule)
           : UINT64_MAX,
       "LDS"},
      {workgroupsOf(parameters.wavesPerSimd), "waves"},
      {waves > 1 ? parameters.workgroupsPerUnit : UINT64_MAX, "workgroups"},
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
      static_cast<double>(occupancy.workgroups * waves) / parameters.simds;
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
  InFlight vmem, lgkm;
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
  SmallVector<std::unique_ptr<ResidentWave>, 10> waves;
  uint64_t valuFreeAt = 0;
  uint64_t wakesAt = never;
};

class ComputeUnit {
public:
  ComputeUnit(const TimingParameters &parameters,
              const KernelResources &resources, size_t instructionCount,
              WorkgroupSource source)
      : parameters(parameters), resources(resources), source(source),
        simds(parameters.simds), sites(instructionCount) {
    report.parameters = parameters;
    report.occupancy = getOccupancy(parameters, resources);
    tracksRegisters =
        std::max({parameters.valuLatency, parameters.dotLatency,
                  parameters.saluLatency}) > parameters.slotClocks ||
        parameters.transLatency > parameters.quarterRateClocks;
  }

  Expected<TimingReport> run();

private:
  Error admit();
  Error issueFrom(Simd &simd);
  bool mustWait(ResidentWave &wave, const Simd &simd, unsigned taken);
  Error issue(ResidentWave &wave, Simd &simd, unsigned simdIndex);
  void end(ResidentWave &wave);
  void arrive(ResidentWave &wave, unsigned simdIndex);
  void release(ResidentGroup &group);
  void sleep(ResidentWave &wave, uint64_t until, StallCause cause);
  void accountLds(ResidentWave &wave);
  void accountVmem(ResidentWave &wave);
  void accountSmem(ResidentWave &wave);
  int64_t getValuClocks(ValuRate rate) const;
  int64_t getLatency(const TimedInstruction &instruction) const;

  const TimingParameters &parameters;
  const KernelResources &resources;
  WorkgroupSource source;
  TimingReport report;
  std::vector<Simd> simds;
  std::vector<LdsSite> sites;
  std::vector<std::unique_ptr<ResidentGroup>> groups;
  unsigned nextSimd = 0;
  bool sourceIsEmpty = false;
  bool tracksRegisters;
  uint64_t now = 0;
  uint64_t ldsFreeAt = 0, vmemFreeAt = 0, smemFreeAt = 0;
  IssueEffect effect;
  DenseSet<uint64_t> linesRead, linesWritten;
};

} // namespace

int64_t ComputeUnit::getValuClocks(ValuRate rate) const {
  switch (rate) {
  case ValuRate::Full:
    return parameters.valuClocks;
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
      uint64_t first = now + (simdIndex + slot - now % slot) % slot;
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

/// Whether a wave cannot issue in this slot. Then it has been put to sleep.
bool ComputeUnit::mustWait(ResidentWave &wave, const Simd &simd,
                           unsigned taken) {
  const TimedInstruction &instruction = *wave.instruction;
  if (instruction.vmcnt >= 0 || instruction.lgkmcnt >= 0) {
    wave.vmem.retire(now);
    wave.lgkm.retire(now);
    std::pair<uint64_t, StallCause> blocker = {0, StallCause::VmemWait};
    if (instruction.vmcnt >= 0 &&
        wave.vmem.size() > static_cast<size_t>(instruction.vmcnt))
      blocker = wave.vmem.getBlocker(instruction.vmcnt);
    if (instruction.lgkmcnt >= 0 &&
        wave.lgkm.size() > static_cast<size_t>(instruction.lgkmcnt))
      blocker = std::max(blocker, wave.lgkm.getBlocker(instruction.lgkmcnt));
    if (blocker.first > now) {
      sleep(wave, blocker.first, blocker.second);
      return true;
    }
  }
  if (instruction.unit == TimingUnit::Internal)
    return false;

  if (taken >> static_cast<unsigned>(instruction.unit) & 1) {
    sleep(wave, now + 1,
          instruction.unit == TimingUnit::Valu ? StallCause::ValuTaken
                                               : StallCause::UnitTaken);
    return true;
  }
  if (instruction.unit == TimingUnit::Valu && simd.valuFreeAt > now) {
    sleep(wave, simd.valuFreeAt, StallCause::ValuTaken);
    return true;
  }
  if (instruction.unit == TimingUnit::Lds ||
      instruction.unit == TimingUnit::Smem) {
    wave.lgkm.retire(now);
    if (wave.lgkm.size() >= static_cast<size_t>(parameters.ldsCounterMax)) {
      sleep(wave, wave.lgkm.getBlocker(parameters.ldsCounterMax - 1).first,
            StallCause::CounterFull);
      return true;
    }
  }
  if (instruction.unit == TimingUnit::Vmem) {
    wave.vmem.retire(now);
    if (wave.vmem.size() >= static_cast<size_t>(parameters.vmemCounterMax)) {
      sleep(wave, wave.vmem.getBlocker(parameters.vmemCounterMax - 1).first,
            StallCause::CounterFull);
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

void ComputeUnit::accountLds(ResidentWave &wave) {
  const TimedInstruction &instruction = *wave.instruction;
  LdsCost a = getLdsCost(effect.lds, LdsPhaseRule::A, parameters);
  LdsCost b = a;
  // The rules differ for 16-byte reads only.
  if (effect.lds.isRead && effect.lds.bytes > 8)
    b = getLdsCost(effect.lds, LdsPhaseRule::B, parameters);
  auto rule = static_cast<LdsPhaseRule>(parameters.ldsPhaseRule);
  const LdsCost &cost = rule == LdsPhaseRule::A ? a : b;

  ldsFreeAt = std::max(ldsFreeAt, now) + cost.clocks;
  wave.lgkm.add(ldsFreeAt + parameters.ldsLatency, StallCause::LdsWait);
  report.busy[static_cast<unsigned>(TimingUnit::Lds)] += cost.clocks;
  LdsSite &site = sites[instruction.index];
  site.index = instruction.index;
  site.pc = instruction.pc;
  ++site.executions;
  site.clocks += cost.clocks;
  site.conflictsA += a.conflicts;
  site.conflictsB += b.conflicts;
}

void ComputeUnit::accountVmem(ResidentWave &wave) {
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
  vmemFreeAt = std::max(vmemFreeAt, now) + clocks;
  uint64_t returns = vmemFreeAt + (vmem.isScratch ? parameters.scratchLatency
                                                  : parameters.vmemLatency);
  // In the order of issue, whatever each takes.
  if (wave.vmem.size())
    returns = std::max(returns, wave.vmem.getBlocker(0).first);
  wave.vmem.add(returns, StallCause::VmemWait);
  report.busy[static_cast<unsigned>(TimingUnit::Vmem)] += clocks;
  report.vmemBytes += uint64_t(vmem.bytes) * llvm::popcount(vmem.mask);
}

void ComputeUnit::accountSmem(ResidentWave &wave) {
  uint64_t clocks = divideCeil(effect.smemBytes, parameters.smemBytesPerClock);
  smemFreeAt = std::max(smemFreeAt, now) + clocks;
  wave.lgkm.add(smemFreeAt + parameters.smemLatency, StallCause::SmemWait);
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

Error ComputeUnit::issue(ResidentWave &wave, Simd &simd, unsigned simdIndex) {
  const TimedInstruction &instruction = *wave.instruction;
  effect.reset();
  if (Error error = wave.wave->step(effect))
    return error;

  ++report.instructions;
  ++report.issued[static_cast<unsigned>(instruction.kind)];
  switch (instruction.unit) {
  case TimingUnit::Valu: {
    int64_t clocks = getValuClocks(instruction.rate);
    simd.valuFreeAt = now + clocks;
    report.busy[static_cast<unsigned>(TimingUnit::Valu)] += clocks;
    uint64_t flops = uint64_t(instruction.flops) * llvm::popcount(effect.exec);
    report.flops += flops;
    if (instruction.kind == InstructionKind::Dot)
      report.dotFlops += flops;
    break;
  }
  case TimingUnit::Salu:
  case TimingUnit::Branch:
    report.busy[static_cast<unsigned>(instruction.unit)] +=
        parameters.slotClocks;
    break;
  default:
    break;
  }
  if (effect.hasLds)
    accountLds(wave);
  if (effect.hasVmem)
    accountVmem(wave);
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

/// One slot of one SIMD.
Error ComputeUnit::issueFrom(Simd &simd) {
  unsigned simdIndex = &simd - simds.data();
  unsigned taken = 0;
  bool ended = false;
  for (std::unique_ptr<ResidentWave> &wave : simd.waves) {
    if (wave->readyAt > now)
      continue;
    if (now > wave->sleepsSince)
      report.stalls[static_cast<unsigned>(wave->cause)] +=
          now - wave->sleepsSince;
    wave->sleepsSince = now;
    TimingUnit unit = wave->instruction->unit;
    if (mustWait(*wave, simd, taken))
      continue;
    if (unit != TimingUnit::Internal)
      taken |= 1u << static_cast<unsigned>(unit);
    ResidentGroup *group = wave->group;
    bool last = group->live == 1;
    if (Error error = issue(*wave, simd, simdIndex))
      return error;
    if (effect.flow != IssueEffect::Flow::End)
      continue;
    ended = true;
    wave.reset();
    // A wave that ends no longer counts for a barrier that the others are at.
    if (!last && !group->atBarrier.empty() &&
        group->atBarrier.size() == group->live)
      release(*group);
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
    unsigned turn = now % parameters.slotClocks;
    if (turn < simds.size() && simds[turn].wakesAt <= now)
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
