//===- TimingLaunch.cpp - Launches under the timing model -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Joins the model, which decides when instructions issue, with the waves that
// execute them.
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/TimingLaunch.h"

#include "attn/Simulator/LaunchContext.h"
#include "attn/Simulator/TimingTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/TargetParser/TargetParser.h"

#include <algorithm>

using namespace llvm;
using namespace attn::sim;

namespace {

class ExecutedWave : public TimedWave {
public:
  ExecutedWave(Wave &wave, ArrayRef<TimedInstruction> instructions)
      : wave(wave), instructions(instructions) {}

  const TimedInstruction &next() override { return instructions[wave.pc]; }
  Error step(IssueEffect &effect) override;

private:
  void recordAccess(const TimedInstruction &timed, bool toLds,
                    IssueEffect &effect);
  void recordScalarLoad(const Instruction &instruction, IssueEffect &effect);

  Wave &wave;
  ArrayRef<TimedInstruction> instructions;
};

class ExecutedWorkgroup : public TimedWorkgroup {
public:
  explicit ExecutedWorkgroup(std::unique_ptr<Workgroup> group)
      : group(std::move(group)) {}

  std::unique_ptr<Workgroup> group;
};

} // namespace

void ExecutedWave::recordAccess(const TimedInstruction &timed, bool toLds,
                                IssueEffect &effect) {
  const MemoryAccess &access = wave.access;
  switch (timed.unit) {
  case TimingUnit::Lds:
    effect.hasLds = true;
    effect.lds.mask = access.lanes;
    effect.lds.pieces = access.hasSecond ? 2 : 1;
    effect.lds.bytes = std::max<unsigned>(access.bytes, 4);
    effect.lds.isRead = !access.isStore;
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      effect.lds.addresses[0][lane] = access.address[lane];
    if (access.hasSecond)
      llvm::copy(access.address2, effect.lds.addresses[1].begin());
    return;
  case TimingUnit::Vmem:
    effect.hasVmem = true;
    effect.vmem.mask = access.lanes;
    effect.vmem.bytes = access.bytes;
    effect.vmem.isStore = access.isStore;
    effect.vmem.isScratch = access.scratchLanes != 0;
    effect.vmem.toLds = toLds;
    for (unsigned lane = 0; lane < maxLanes; ++lane) {
      uint64_t address = access.address[lane];
      // The dwords of the lanes are interleaved.
      if (access.scratchLanes >> lane & 1)
        address = reinterpret_cast<uint64_t>(wave.scratch) +
                  address * wave.waveSize + lane * access.bytes;
      effect.vmem.addresses[lane] = address;
    }
    return;
  default:
    return;
  }
}

/// Before it executes: it may overwrite its own base.
void ExecutedWave::recordScalarLoad(const Instruction &instruction,
                                    IssueEffect &effect) {
  effect.smemBytes = 4 * instruction.width;
  if (!operand::isScalar(instruction.resource))
    return;
  // The upper bits of a buffer's base are its stride.
  uint64_t address =
      wave.getPair(instruction.resource) & maskTrailingOnes<uint64_t>(48);
  if (instruction.flags & flag::ImmediateOffset)
    address += instruction.offset;
  if (instruction.flags & flag::RegisterOffset &&
      operand::isScalar(instruction.scalarOffset))
    address += wave.sgpr[instruction.scalarOffset];
  effect.smemAddress = address;
}

Error ExecutedWave::step(IssueEffect &effect) {
  uint32_t index = wave.pc;
  const TimedInstruction &timed = instructions[index];
  effect.exec = wave.exec();
  if (timed.unit == TimingUnit::Smem)
    recordScalarLoad(wave.instructions[index], effect);
  if (timed.unit == TimingUnit::Lds || timed.unit == TimingUnit::Vmem) {
    wave.access.lanes = 0;
    wave.access.bytes = 0;
    stepWave(wave);
    recordAccess(timed, wave.instructions[index].flags & flag::ToLds, effect);
  } else {
    stepWave(wave);
  }

  switch (wave.status) {
  case WaveStatus::Running:
    if (wave.pc != index + 1)
      effect.flow = IssueEffect::Flow::Taken;
    break;
  case WaveStatus::AtBarrier:
    effect.flow = IssueEffect::Flow::Barrier;
    break;
  case WaveStatus::Ended:
    effect.flow = IssueEffect::Flow::End;
    break;
  case WaveStatus::Faulted:
    break;
  }
  // The model lets the waves go on when the last of them arrives or ends, and
  // so does this, but for the checks.
  if (effect.flow == IssueEffect::Flow::Barrier ||
      effect.flow == IssueEffect::Flow::End)
    releaseBarrier(*wave.workgroup);
  if (!wave.workgroup->fault.empty())
    return createStringError(wave.workgroup->fault);
  return Error::success();
}

/// Two compute units run a workgroup together in the WGP mode of RDNA.
static unsigned getUnits(const Kernel &kernel) {
  constexpr unsigned wgpMode = 1 << 29; // of COMPUTE_PGM_RSRC1
  bool hasMode = AMDGPU::getIsaVersion(kernel.object->getChip()).Major >= 10;
  return hasMode && kernel.resource1 & wgpMode ? 2 : 1;
}

Expected<TimedLaunch> attn::sim::launchTimed(Device &device,
                                             const Kernel &kernel,
                                             const LaunchConfig &config,
                                             const TimingOptions &options) {
  Expected<TimingParameters> parameters =
      getTimingParameters(kernel.object->getChip(), options.preset);
  if (!parameters)
    return parameters.takeError();
  if (Error error = setTimingParameters(*parameters, options.assignments))
    return std::move(error);
  Expected<std::unique_ptr<LaunchContext>> context = LaunchContext::create(
      kernel, config, device.getMemory(), device.getOptions());
  if (!context)
    return context.takeError();

  KernelResources resources;
  resources.units = getUnits(kernel);
  resources.wavesPerWorkgroup = (*context)->getWavesPerWorkgroup();
  resources.vgprs = kernel.allocatedVgprs;
  resources.sgprs = kernel.sgprs;
  resources.ldsBytes = (*context)->getLdsBytes();

  uint64_t grid = (*context)->getNumWorkgroups();
  uint64_t most = divideCeil(grid * resources.units, parameters->computeUnits);
  uint64_t count = options.workgroups;
  if (!count)
    count = getOccupancy(*parameters, resources).workgroups;
  count = std::min(count, most);

  std::vector<TimedInstruction> instructions =
      getTimedInstructions(kernel.object->getProgram(), *parameters);
  uint64_t started = 0;
  Expected<TimingReport> report = runComputeUnit(
      *parameters, resources, instructions.size(),
      [&]() -> Expected<std::unique_ptr<TimedWorkgroup>> {
        if (started == count)
          return nullptr;
        std::unique_ptr<Workgroup> group = (*context)->makeWorkgroup();
        // The middle of each of `count` equal parts of the grid, or in turn
        // what is before and behind it: where the work grows along the grid, as
        // under a causal mask, these do the average.
        (*context)->startWorkgroup(
            *group, ((2 * started + 1) * grid - started % 2) / (2 * count));
        ++started;
        auto timed = std::make_unique<ExecutedWorkgroup>(std::move(group));
        for (std::unique_ptr<Wave> &wave : timed->group->waves)
          timed->waves.push_back(
              std::make_unique<ExecutedWave>(*wave, instructions));
        return timed;
      });
  if (!report)
    return report.takeError();
  for (LdsSite &site : report->ldsSites)
    site.text = kernel.object->getProgram().infos[site.index].text;
  TimedLaunch launch;
  launch.estimate = report->estimate(grid, options.flops);
  launch.report = std::move(*report);
  return launch;
}

json::Object attn::sim::toJson(const Kernel &kernel, const LaunchConfig &config,
                               const TimedLaunch &launch) {
  json::Object result = launch.report.toJson(launch.estimate);
  result["kernel"] =
      json::Object{{"name", kernel.name},
                   {"chip", kernel.object->getChip()},
                   {"vgprs", kernel.vgprs},
                   {"sgprs", kernel.sgprs},
                   {"vgpr_spills", kernel.vgprSpills},
                   {"sgpr_spills", kernel.sgprSpills},
                   {"lds_bytes", kernel.ldsBytes + config.dynamicLdsBytes},
                   {"scratch_bytes", kernel.scratchBytes}};
  return result;
}

void attn::sim::print(const Kernel &kernel, const LaunchConfig &config,
                      const TimedLaunch &launch, raw_ostream &os) {
  os << kernel.name << ": vgprs " << kernel.vgprs << ", sgprs " << kernel.sgprs
     << ", lds " << kernel.ldsBytes + config.dynamicLdsBytes << ", scratch "
     << kernel.scratchBytes << ", vgpr spills " << kernel.vgprSpills << "\n";
  launch.report.print(os, launch.estimate);
}
