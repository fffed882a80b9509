//===- TimingTrace.h - Waves written by hand --------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lets a test of the timing model say what a wave does without any code object.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TEST_UNIT_SIMULATOR_TIMINGTRACE_H
#define ATTN_TEST_UNIT_SIMULATOR_TIMINGTRACE_H

#include "attn/Simulator/TimingModel.h"

#include <functional>
#include <memory>
#include <vector>

namespace attn::sim {

/// A wave's instructions, one after the other.
class Trace {
public:
  Trace &valu(unsigned count = 1, ValuRate rate = ValuRate::Full) {
    for (unsigned n = 0; n < count; ++n)
      add(TimingUnit::Valu, InstructionKind::Valu).rate = rate;
    return *this;
  }
  /// v_dot2 that adds to a register, in 8 bytes.
  Trace &dot(uint16_t accumulator) {
    TimedInstruction &dot = add(TimingUnit::Valu, InstructionKind::Dot);
    dot.reads = {accumulator};
    dot.writes = {accumulator};
    dot.flops = 4;
    dot.bytes = 8;
    return *this;
  }
  /// v_exp and its like.
  Trace &trans(unsigned count = 1) {
    for (unsigned n = 0; n < count; ++n)
      add(TimingUnit::Valu, InstructionKind::Trans).rate = ValuRate::Quarter;
    return *this;
  }
  /// A vector instruction that reads and writes a register.
  Trace &valuOn(uint16_t reg) {
    TimedInstruction &valu = add(TimingUnit::Valu, InstructionKind::Valu);
    valu.reads = {reg};
    valu.writes = {reg};
    return *this;
  }
  /// A matrix product of so many clocks that adds to a register.
  Trace &matrix(uint16_t accumulator, unsigned clocks, unsigned flops = 16384) {
    TimedInstruction &matrix = add(TimingUnit::Matrix, InstructionKind::Matrix);
    matrix.reads = {accumulator};
    matrix.writes = {accumulator};
    matrix.matrixClocks = clocks;
    matrix.matrixFlops = flops;
    matrix.bytes = 8;
    return *this;
  }
  Trace &priority(unsigned level) {
    add(TimingUnit::Internal, InstructionKind::Other).priority = level;
    return *this;
  }
  Trace &salu() {
    add(TimingUnit::Salu, InstructionKind::Salu);
    return *this;
  }
  Trace &ldsRead(unsigned bytes, unsigned stride) {
    add(TimingUnit::Lds, InstructionKind::LdsRead).counter = WaitCounter::Lds;
    LdsRequest access;
    access.mask = ~uint64_t(0);
    access.bytes = bytes;
    for (unsigned lane = 0; lane < 64; ++lane)
      access.addresses[0][lane] = lane * stride;
    effects.back() = [access](IssueEffect &effect) {
      effect.hasLds = true;
      effect.lds = access;
    };
    return *this;
  }
  Trace &load(unsigned bytes, unsigned stride, uint64_t base = 0,
              bool isStore = false, WaitCounter counter = WaitCounter::Load) {
    add(TimingUnit::Vmem,
        isStore ? InstructionKind::VmemStore : InstructionKind::VmemLoad)
        .counter = counter;
    effects.back() = [=](IssueEffect &effect) {
      effect.hasVmem = true;
      effect.vmem.mask = ~uint64_t(0);
      effect.vmem.bytes = bytes;
      effect.vmem.isStore = isStore;
      effect.vmem.isScratch = false;
      effect.vmem.toLds = false;
      for (unsigned lane = 0; lane < 64; ++lane)
        effect.vmem.addresses[lane] = base + lane * stride;
    };
    return *this;
  }
  Trace &scratchLoad() {
    load(4, 4);
    auto effect = effects.back();
    effects.back() = [effect](IssueEffect &result) {
      effect(result);
      result.vmem.isScratch = true;
    };
    return *this;
  }
  Trace &loadToLds(unsigned bytes) {
    load(bytes, bytes);
    auto effect = effects.back();
    effects.back() = [effect](IssueEffect &result) {
      effect(result);
      result.vmem.toLds = true;
    };
    return *this;
  }
  Trace &scalarLoad(unsigned bytes, uint64_t address,
                    WaitCounter counter = WaitCounter::Lds) {
    add(TimingUnit::Smem, InstructionKind::Smem).counter = counter;
    effects.back() = [=](IssueEffect &effect) {
      effect.smemBytes = bytes;
      effect.smemAddress = address;
    };
    return *this;
  }
  Trace &wait(int vmcnt, int lgkmcnt) {
    TimedInstruction &wait = add(TimingUnit::Internal, InstructionKind::Wait);
    wait.waits[static_cast<unsigned>(WaitCounter::Load)] = vmcnt;
    wait.waits[static_cast<unsigned>(WaitCounter::Lds)] = lgkmcnt;
    return *this;
  }
  Trace &waitFor(WaitCounter counter, unsigned count) {
    add(TimingUnit::Internal, InstructionKind::Wait)
        .waits[static_cast<unsigned>(counter)] = count;
    return *this;
  }
  Trace &nop(unsigned extraSlots) {
    add(TimingUnit::Internal, InstructionKind::Other).extraSlots = extraSlots;
    return *this;
  }
  Trace &barrier() {
    return flow(TimingUnit::Internal, InstructionKind::Barrier,
                IssueEffect::Flow::Barrier);
  }
  Trace &branch(bool taken) {
    return flow(TimingUnit::Branch, InstructionKind::Branch,
                taken ? IssueEffect::Flow::Taken : IssueEffect::Flow::Next);
  }
  Trace &end() {
    return flow(TimingUnit::Internal, InstructionKind::Other,
                IssueEffect::Flow::End);
  }

  std::vector<TimedInstruction> instructions;
  std::vector<std::function<void(IssueEffect &)>> effects;

private:
  TimedInstruction &add(TimingUnit unit, InstructionKind kind) {
    TimedInstruction instruction;
    instruction.index = instructions.size();
    if (!instructions.empty())
      instruction.pc = instructions.back().pc + instructions.back().bytes;
    instruction.unit = unit;
    instruction.kind = kind;
    instructions.push_back(instruction);
    effects.push_back([](IssueEffect &) {});
    return instructions.back();
  }
  Trace &flow(TimingUnit unit, InstructionKind kind, IssueEffect::Flow flow) {
    add(unit, kind);
    effects.back() = [flow](IssueEffect &effect) { effect.flow = flow; };
    return *this;
  }
};

class TraceWave : public TimedWave {
public:
  explicit TraceWave(const Trace &trace) : trace(trace) {}
  const TimedInstruction &next() override {
    // Behind the end there is nothing to ask for but the end again.
    return trace
        .instructions[std::min(position, trace.instructions.size() - 1)];
  }
  llvm::Error step(IssueEffect &effect) override {
    trace.effects[position++](effect);
    return llvm::Error::success();
  }

private:
  const Trace &trace;
  size_t position = 0;
};

/// Runs `count` workgroups whose waves follow these traces.
inline llvm::Expected<TimingReport>
runTraces(const TimingParameters &parameters, llvm::ArrayRef<Trace> waves,
          unsigned count = 1, KernelResources resources = {}) {
  resources.wavesPerWorkgroup = waves.size();
  size_t longest = 0;
  for (const Trace &trace : waves)
    longest = std::max(longest, trace.instructions.size());
  unsigned given = 0;
  return runComputeUnit(
      parameters, resources, longest,
      [&]() -> llvm::Expected<std::unique_ptr<TimedWorkgroup>> {
        if (given++ == count)
          return nullptr;
        auto group = std::make_unique<TimedWorkgroup>();
        for (const Trace &trace : waves)
          group->waves.push_back(std::make_unique<TraceWave>(trace));
        return group;
      });
}

/// Waves that all go to the first SIMD of several: the others end at once.
inline std::vector<Trace> onFirstSimd(llvm::ArrayRef<Trace> waves,
                                      unsigned simds = 4) {
  std::vector<Trace> all;
  for (const Trace &trace : waves) {
    all.push_back(trace);
    for (unsigned n = 1; n < simds; ++n)
      all.push_back(Trace().end());
  }
  return all;
}

} // namespace attn::sim

#endif // ATTN_TEST_UNIT_SIMULATOR_TIMINGTRACE_H
