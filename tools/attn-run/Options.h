//===- Options.h - The command line of attn-run -----------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TOOLS_ATTN_RUN_OPTIONS_H
#define ATTN_TOOLS_ATTN_RUN_OPTIONS_H

#include "Arguments.h"

namespace attn {

struct Options {
  std::string package;
  std::string entry = "main";
  attn_device device = ATTN_DEVICE_DEFAULT;
  std::optional<std::vector<std::string>> inputs;
  std::optional<uint64_t> randomSeed;
  ShapeMap shapes;
  std::string output;
  std::string expect;
  std::optional<double> absoluteTolerance;
  std::optional<double> relativeTolerance;
  int32_t repeat = 1;
  int32_t threads = 0;
  bool kernelTimes = false;
  bool quiet = false;
  bool verify = false;
  bool list = false;
  bool help = false;
};

/// The text of --help.
extern const char *const usage;

/// Returns false and sets `error` to one line.
[[nodiscard]] bool parseOptions(int argc, char **argv, Options &options,
                                std::string &error);

} // namespace attn

#endif // ATTN_TOOLS_ATTN_RUN_OPTIONS_H
