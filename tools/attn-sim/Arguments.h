//===- Arguments.h - Kernel arguments on the command line -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TOOLS_ATTN_SIM_ARGUMENTS_H
#define ATTN_TOOLS_ATTN_SIM_ARGUMENTS_H

#include "attn/Npy/Npy.h"
#include "attn/Simulator/Device.h"

#include <string>
#include <vector>

namespace attn {

/// The arguments of a launch, and the arrays that belong to them.
class KernelArguments {
public:
  /// Adds `in:FILE`, `inout:FILE[=OUTPUT]`, `out:FILE:TYPE:AxBxC`, `i32:N`,
  /// `i64:N`, `f32:X`, `f64:X` or `null`, at the place that `kernel` gives the
  /// next argument. Device memory is taken for arrays.
  llvm::Error add(llvm::StringRef text, const sim::Kernel &kernel,
                  sim::DeviceMemory &memory);
  /// That there are as many as the kernel takes; trailing pointers that nobody
  /// gave are null with `fill`.
  llvm::Error finish(const sim::Kernel &kernel, bool fill);
  /// Writes the arrays of `out` and `inout`.
  llvm::Error writeOutputs() const;

  const std::vector<uint8_t> &getBytes() const { return bytes; }

private:
  llvm::Error append(llvm::StringRef text, const sim::Kernel &kernel,
                     const void *value, uint32_t size);

  struct Output {
    std::string path;
    NpyView view;
  };
  std::vector<uint8_t> bytes;
  std::vector<Output> outputs;
  size_t count = 0;
};

} // namespace attn

#endif // ATTN_TOOLS_ATTN_SIM_ARGUMENTS_H
