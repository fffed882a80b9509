//===- Arguments.h - The arguments of a run ---------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TOOLS_ATTN_RUN_ARGUMENTS_H
#define ATTN_TOOLS_ATTN_RUN_ARGUMENTS_H

#include "attn/Npy/Npy.h"
#include "attn/Runtime/attn_runtime.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace attn {

/// Extents that `--shape` gives, by argument.
using ShapeMap = std::map<size_t, std::vector<int64_t>>;

/// `tensor<2x?x64xf32>` or, for a scalar, `f32`.
std::string getTypeName(const attn_type &type);

/// `in0: tensor<2x?x64xf32>, in1: i64`.
std::string describeInputs(const attn_entry *entry);
std::string describeResults(const attn_entry *entry);

/// The names of an entry's results in an .npz file.
std::vector<std::string> getResultNames(const attn_entry *entry);

/// Reads one .npz file by name, or one .npy file an argument. Returns false and
/// sets `error` to one line.
[[nodiscard]] bool readArguments(const attn_entry *entry,
                                 const std::vector<std::string> &paths,
                                 std::vector<NpyArray> &arrays,
                                 std::string &error);

/// Normal floats, integers 0 and 1. The same seed gives the same values.
[[nodiscard]] bool makeRandomArguments(const attn_entry *entry, uint64_t seed,
                                       const ShapeMap &shapes,
                                       std::vector<NpyArray> &arrays,
                                       std::string &error);

/// A view of the array for the runtime.
[[nodiscard]] bool makeTensor(const NpyArray &array, attn_tensor &tensor,
                              std::string &error);

/// Names in a list, for messages: `a, b`.
std::string join(const std::vector<std::string> &names);

} // namespace attn

#endif // ATTN_TOOLS_ATTN_RUN_ARGUMENTS_H
