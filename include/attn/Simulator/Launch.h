//===- Launch.h - What a launch is given and what it reports ----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_LAUNCH_H
#define ATTN_SIMULATOR_LAUNCH_H

#include "attn/Simulator/Instruction.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace attn::sim {

/// The extent of a launch and its arguments.
struct LaunchConfig {
  /// Workgroups.
  std::array<uint32_t, 3> grid = {1, 1, 1};
  /// Work items of a workgroup.
  std::array<uint32_t, 3> block = {1, 1, 1};
  /// On top of what the kernel's descriptor asks for.
  uint32_t dynamicLdsBytes = 0;
  /// The explicit arguments at their offsets; the simulator adds the hidden
  /// ones.
  std::vector<uint8_t> kernarg;
};

/// Faults that the simulator looks for. Each is an error that ends the launch.
struct CheckOptions {
  /// Accesses outside of allocations, LDS, scratch and the arguments.
  bool bounds = true;
  /// Reads of registers that nothing has written.
  bool registers = true;
  /// Reads of LDS bytes that nothing has written.
  bool ldsInit = true;
  /// Conflicting accesses of two waves to a byte of LDS between two barriers.
  bool ldsRaces = true;
  /// Registers used before the s_waitcnt that they need, and barriers with LDS
  /// accesses in flight.
  bool waitcnt = true;
  /// Waves that end while others of their workgroup wait at a barrier.
  bool barriers = true;
  /// Results that are used before the wait states that they take.
  bool hazards = true;

  static CheckOptions none() {
    return {false, false, false, false, false, false, false};
  }
};

/// The extent of timing, see docs/Simulator.md; owned by the timing model.
struct TimingParameters;

struct SimulatorOptions {
  /// The chip of the device. Code objects for another are refused; empty
  /// accepts any that the simulator knows.
  std::string chip;
  CheckOptions checks;
  /// Host threads that workgroups are spread over; 0 is one a core.
  unsigned threads = 1;
  /// Instructions that one wave may execute: ends endless loops.
  uint64_t instructionLimit = 100'000'000;
};

/// What a launch executed. Does not depend on threads.
struct LaunchReport {
  uint64_t workgroups = 0;
  uint64_t waves = 0;
  /// Wave instructions, in all and by unit.
  uint64_t instructions = 0;
  std::array<uint64_t, numUnits> byUnit = {};
  /// Executions of each instruction of the program, by index.
  std::vector<uint64_t> executions;
  /// LDS of a workgroup and scratch of a work item.
  uint32_t ldsBytes = 0, scratchBytes = 0;
};

} // namespace attn::sim

#endif // ATTN_SIMULATOR_LAUNCH_H
