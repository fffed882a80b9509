//===- TimingLaunch.h - Launches under the timing model ---------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_TIMINGLAUNCH_H
#define ATTN_SIMULATOR_TIMINGLAUNCH_H

#include "attn/Simulator/Device.h"
#include "attn/Simulator/TimingModel.h"

namespace attn::sim {

/// What a user says about the timing of launches.
struct TimingOptions {
  /// "opt" or "pess", and changes to it: "name=value,...".
  std::string preset = "opt";
  std::string assignments;
  /// Workgroups of the grid that run, spread evenly over it; 0 takes as many as
  /// a compute unit holds. Never more than the fullest unit would get.
  uint64_t workgroups = 0;
  /// Useful operations of the whole grid; 0 counts those that are executed.
  double flops = 0;
};

/// A launch under the timing model.
struct TimedLaunch {
  TimingReport report;
  /// For the whole grid.
  KernelEstimate estimate;
};

/// Runs some workgroups of a launch on one compute unit. Memory then holds what
/// these workgroups wrote. The checks of `device` are made. An empty grid gives
/// an empty report.
llvm::Expected<TimedLaunch> launchTimed(Device &device, const Kernel &kernel,
                                        const LaunchConfig &config,
                                        const TimingOptions &options);

/// The report with the kernel's resources: what tools print.
llvm::json::Object toJson(const Kernel &kernel, const LaunchConfig &config,
                          const TimedLaunch &launch);
void print(const Kernel &kernel, const LaunchConfig &config,
           const TimedLaunch &launch, llvm::raw_ostream &os);

} // namespace attn::sim

#endif // ATTN_SIMULATOR_TIMINGLAUNCH_H
