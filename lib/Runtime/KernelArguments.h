//===- KernelArguments.h - What a kernel is launched with -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_KERNELARGUMENTS_H
#define ATTN_LIB_RUNTIME_KERNELARGUMENTS_H

#include "GpuDriver.h"

#include <array>
#include <vector>

namespace attn {

/// Takes the arguments that host code passes for one kernel to those that the
/// kernel gets. Tensor maps of former launches are kept: a launch like one
/// before allocates and encodes nothing.
class KernelArguments {
public:
  explicit KernelArguments(const PackageKernel &kernel);

  /// Checks `arguments`, a C struct of `bytes` bytes, and describes them for
  /// the driver. The result is valid until the next call, and as long as
  /// `arguments` is. On failure returns false and sets `error` to one line.
  [[nodiscard]] bool bind(const GpuDriver &driver, const void *arguments,
                          uint64_t bytes, GpuArguments &bound,
                          std::string &error);

private:
  /// An address, sizes and strides, as host code passes them.
  using MapKey = std::array<int64_t, 1 + 2 * maxTensorMapRank>;
  struct KnownMap {
    MapKey key;
    EncodedTensorMap map;
  };
  struct Parameter {
    /// In the struct of the host code.
    uint64_t offset;
    /// At most `maxKnownMaps`, of which the oldest makes room for a new one.
    std::vector<KnownMap> maps;
    size_t oldest = 0;
  };

  bool fail(size_t index, const std::string &what, std::string &error) const;
  void *findMap(const GpuDriver &driver, size_t index, const char *argument,
                std::string &error);
  bool encode(const GpuDriver &driver, size_t index, const MapKey &key,
              EncodedTensorMap &map, std::string &error) const;

  const PackageKernel &kernel;
  /// Bytes of the struct, without padding at its end.
  uint64_t minBytes = 0, maxBytes = 0;
  std::vector<Parameter> parameters;
  std::vector<void *> addresses;
};

} // namespace attn

#endif // ATTN_LIB_RUNTIME_KERNELARGUMENTS_H
