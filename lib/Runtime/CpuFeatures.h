//===- CpuFeatures.h - What the running processor can do --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_CPUFEATURES_H
#define ATTN_LIB_RUNTIME_CPUFEATURES_H

#include <string>
#include <vector>

namespace attn {

/// Compares what code needs (LLVM's feature names) with the processor and the
/// operating system. Returns false and sets `error` to one line that names the
/// first feature that is missing or not known.
[[nodiscard]] bool checkCpuFeatures(const std::vector<std::string> &features,
                                    std::string &error);

} // namespace attn

#endif // ATTN_LIB_RUNTIME_CPUFEATURES_H
