//===- LaunchContext.h - What the workgroups of a launch share --*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_LAUNCHCONTEXT_H
#define ATTN_SIMULATOR_LAUNCHCONTEXT_H

#include "attn/Simulator/CodeObject.h"
#include "attn/Simulator/DeviceMemory.h"
#include "attn/Simulator/Launch.h"
#include "attn/Simulator/Wave.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace attn::sim {

struct Chip;

/// A checked launch: arguments with the hidden ones, dispatch packet, and what
/// the registers of a wave start with. Several threads may start workgroups.
class LaunchContext {
public:
  /// `kernel`, `config` and `memory` outlive the context.
  static llvm::Expected<std::unique_ptr<LaunchContext>>
  create(const Kernel &kernel, const LaunchConfig &config, DeviceMemory &memory,
         const SimulatorOptions &options);
  ~LaunchContext();

  uint64_t getNumWorkgroups() const;
  unsigned getWavesPerWorkgroup() const { return wavesPerWorkgroup; }
  uint32_t getLdsBytes() const;

  /// Storage for one workgroup at a time.
  std::unique_ptr<Workgroup> makeWorkgroup() const;
  /// Sets `group` to the start of the workgroup number `index`, x first.
  void startWorkgroup(Workgroup &group, uint64_t index) const;

private:
  LaunchContext(const Kernel &kernel, const Chip &chip,
                const LaunchConfig &config, DeviceMemory &memory,
                const SimulatorOptions &options)
      : kernel(kernel), chip(chip), config(config), memory(memory),
        options(options) {}
  llvm::Error check();
  void fillArguments();
  void startWave(Workgroup &group, Wave &wave) const;

  const Kernel &kernel;
  const Chip &chip;
  const LaunchConfig &config;
  DeviceMemory &memory;
  SimulatorOptions options;
  unsigned workItems = 0, wavesPerWorkgroup = 0;
  // In memory that the kernel may read.
  std::vector<uint64_t> kernarg, packet, queue;
};

} // namespace attn::sim

#endif // ATTN_SIMULATOR_LAUNCHCONTEXT_H
