//===- HostCode.h - Compiled code for this process --------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_HOSTCODE_H
#define ATTN_LIB_RUNTIME_HOSTCODE_H

#include "attn/Runtime/attn_device_table.h"

#include <memory>
#include <string>
#include <string_view>

namespace attn {

/// A shared object that was loaded from memory; unloaded by the destructor.
class HostCode {
public:
  using Function = void (*)(void **);

  /// On failure returns null and sets `error` to one line.
  static std::unique_ptr<HostCode> load(std::string_view bytes,
                                        std::string &error);
  ~HostCode();
  HostCode(const HostCode &) = delete;
  HostCode &operator=(const HostCode &) = delete;

  /// Null if there is no such symbol.
  Function find(const std::string &symbol) const;

  /// Tells the code where its constants are, before any function of it is
  /// called. Does nothing for code that has none. On failure returns false and
  /// sets `error` to one line.
  [[nodiscard]] bool setWeights(std::string_view weights,
                                std::string &error) const;

  /// Tells the code where its device is, before any function of it is called.
  /// Does nothing for code that uses none.
  void setDevice(const attn_device_table *table) const;

private:
  HostCode() = default;

  int fd = -1;
  void *handle = nullptr;
};

} // namespace attn

#endif // ATTN_LIB_RUNTIME_HOSTCODE_H
