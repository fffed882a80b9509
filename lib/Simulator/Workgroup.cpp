//===- Workgroup.cpp - Runs the waves of a workgroup ----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Faults.h"
#include "FloatEnvironment.h"
#include "Hazards.h"
#include "attn/Simulator/CodeObject.h"
#include "attn/Simulator/Wave.h"

using namespace attn::sim;

/// Executes a VALU instruction to whose register numbers M0 is added.
[[gnu::noinline]] static void executeIndexed(Wave &wave,
                                             Instruction instruction) {
  if (instruction.unit != Unit::VectorAlu &&
      instruction.unit != Unit::Transcendental)
    return instruction.execute(wave, instruction);
  unsigned index = wave.sgpr[operand::m0] & 0xff;
  auto add = [&](uint16_t &code) {
    if (code < operand::vector || code >= operand::accumulator)
      return;
    code += index;
    if (!wave.hasVector(code - operand::vector))
      fault::missingVector(wave, code - operand::vector);
  };
  for (unsigned k = 0; k < 3; ++k)
    if (wave.indexed >> k & 1)
      add(instruction.source[k]);
  if (wave.indexed & 8)
    add(instruction.destination);
  if (wave.status == WaveStatus::Running)
    instruction.execute(wave, instruction);
}

static inline void execute(Wave &wave) {
  uint32_t pc = wave.pc;
  const Instruction &instruction = wave.instructions[pc];
  ++wave.executions[pc];
  wave.current = pc;
  wave.pc = pc + 1;
  if (wave.hazards) [[unlikely]]
    checkHazards(wave, *wave.hazards, pc);
  if (wave.indexed) [[unlikely]]
    executeIndexed(wave, instruction);
  else
    instruction.execute(wave, instruction);
  if (--wave.remaining == 0)
    fault::other(wave, "expected the wave to end within the limit on "
                       "instructions, found an endless loop or too low a "
                       "limit");
}

uint64_t attn::sim::getLoadAddress(const Wave &wave, uint32_t index) {
  return wave.workgroup->program->getLoadAddress(index);
}

int64_t attn::sim::findInstruction(const Wave &wave, uint64_t address) {
  return wave.workgroup->program->findIndex(address);
}

void attn::sim::runWave(Wave &wave) {
  FloatEnvironment environment(wave);
  while (wave.status == WaveStatus::Running)
    execute(wave);
}

void attn::sim::stepWave(Wave &wave) {
  FloatEnvironment environment(wave);
  if (wave.status == WaveStatus::Running)
    execute(wave);
}

bool attn::sim::releaseBarrier(Workgroup &group) {
  Wave *waiting = nullptr, *ended = nullptr;
  for (auto &wave : group.waves) {
    if (wave->status == WaveStatus::Running)
      return true;
    if (wave->status == WaveStatus::Faulted)
      return false;
    if (wave->status == WaveStatus::AtBarrier && !waiting)
      waiting = wave.get();
    if (wave->status == WaveStatus::Ended && !ended)
      ended = wave.get();
  }
  if (!waiting)
    return false;
  if (ended && waiting->checkBarriers) {
    std::string text = "expected all waves of the workgroup at the barrier, "
                       "wave " +
                       std::to_string(ended->index) + " has ended after " +
                       std::to_string(ended->barriers) + " barriers";
    fault::other(*waiting, text.c_str());
    return false;
  }
  for (auto &wave : group.waves)
    if (wave->status == WaveStatus::AtBarrier) {
      wave->status = WaveStatus::Running;
      ++wave->barriers;
    }
  // Tags have 24 bits for the interval: start again when they are used up.
  Lds &lds = group.lds;
  if (++lds.interval == (1u << 24) - 1) {
    for (uint32_t &tag : lds.writeTags)
      tag = tag ? 1u << 8 : 0;
    for (uint32_t &tag : lds.readTags)
      tag = 0;
    lds.interval = 2;
  }
  return true;
}

void attn::sim::runWorkgroup(Workgroup &group) {
  do {
    for (auto &wave : group.waves) {
      runWave(*wave);
      if (wave->status == WaveStatus::Faulted)
        return;
    }
  } while (releaseBarrier(group));
}
