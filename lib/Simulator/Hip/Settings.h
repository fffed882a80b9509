//===- Settings.h - The simulated card as the environment sets it -*- C++ -*-=//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_HIP_SETTINGS_H
#define ATTN_LIB_SIMULATOR_HIP_SETTINGS_H

#include "attn/Simulator/TimingLaunch.h"

#include <optional>

namespace attn::sim {

/// What a program that only knows HIP can say about the simulated card. All
/// variables and their values are in docs/Running.md.
struct Settings {
  SimulatorOptions options;
  /// A variable names the chip.
  bool namesChip = false;
  /// How kernels are timed, if they are.
  std::optional<TimingOptions> timing;
  /// Only the workgroups that are timed run: results are incomplete.
  bool timingOnly = false;
  /// Where launches are reported: a file name, "-" for stderr, or empty.
  std::string report;

  /// Reads the environment; the chip is `defaultChip` where that names none.
  /// Returns false and sets `error` to one line where a value is none that the
  /// variable may have.
  [[nodiscard]] bool read(const std::string &defaultChip, std::string &error);
};

} // namespace attn::sim

#endif // ATTN_LIB_SIMULATOR_HIP_SETTINGS_H
