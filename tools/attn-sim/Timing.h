//===- Timing.h - attn-sim --timing -----------------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TOOLS_ATTN_SIM_TIMING_H
#define ATTN_TOOLS_ATTN_SIM_TIMING_H

#include "attn/Simulator/TimingLaunch.h"
#include "llvm/Support/CommandLine.h"

namespace attn {

/// The options about timing, which are part of `category`.
class TimingFlags {
public:
  explicit TimingFlags(llvm::cl::OptionCategory &category);

  bool isOn() const { return preset.getNumOccurrences() > 0; }
  bool listsParameters() const { return list; }
  /// An error for options without --timing.
  llvm::Expected<sim::TimingOptions> get() const;

private:
  llvm::cl::opt<std::string> preset, assignments;
  llvm::cl::opt<uint64_t> workgroups;
  llvm::cl::opt<double> flops;
  llvm::cl::opt<bool> list;
};

} // namespace attn

#endif // ATTN_TOOLS_ATTN_SIM_TIMING_H
