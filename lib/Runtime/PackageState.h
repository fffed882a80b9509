//===- PackageState.h - What an open package holds --------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The opaque types of the C interface, for the files that implement it.

#ifndef ATTN_LIB_RUNTIME_PACKAGESTATE_H
#define ATTN_LIB_RUNTIME_PACKAGESTATE_H

#include "DeviceTable.h"
#include "HostCode.h"
#include "attn/Package/Package.h"
#include "attn/Runtime/attn_runtime.h"

#include <atomic>
#include <map>
#include <mutex>

struct attn_error {
  std::string message;
};

struct attn_entry {
  attn_package *package = nullptr;
  const attn::PackageEntry *description = nullptr;
};

struct attn_package {
  std::unique_ptr<attn::Package> file;
  std::vector<attn_entry> entries;
  std::atomic<int32_t> numThreads{0};
  std::atomic<int> device{ATTN_DEVICE_DEFAULT};
  std::atomic<bool> isMeasuring{false};

  /// Loaded code by section, under the mutex, as is all that follows. The code
  /// has the address of the table.
  attn::DeviceTable deviceTable;
  std::map<std::string, std::unique_ptr<attn::HostCode>> code;
  /// Of entries that have been launched, their forms for arrays on the device.
  std::map<const attn::PackageEntry *, attn::HostCode::Function> launched;
  std::map<attn_device, std::unique_ptr<attn::GpuDevice>> devices;
  attn::KernelTimes kernelTimes;
  std::mutex mutex;
};

namespace attn {

attn_error *makeError(std::string message);

/// An error that names the function and what it was not given.
attn_error *makeNullError(const char *function, const char *expected);

/// Compares how many arrays an entry is given with its declaration, and one of
/// them with its type. On failure return false and set `error` to one line.
[[nodiscard]] bool checkCounts(const PackageEntry &entry, size_t numInputs,
                               size_t numResults, std::string &error);
[[nodiscard]] bool checkTensor(const PackageEntry &entry, bool isResult,
                               size_t index, const attn_tensor &tensor,
                               std::string &error);

/// Finds a function of an entry's section by its symbol, loading the section
/// the first time. On failure returns null and sets `error` to one line.
[[nodiscard]] HostCode::Function findFunction(attn_package &package,
                                              const PackageEntry &entry,
                                              const std::string &symbol,
                                              std::string &error);

/// Finds what runs an entry's code for `device`: null in `gpu` for the host
/// alone. Opens the device the first time. On failure returns false and sets
/// `error` to one line.
[[nodiscard]] bool findDevice(attn_package &package, attn_device device,
                              GpuDevice *&gpu, std::string &error);

} // namespace attn

#endif // ATTN_LIB_RUNTIME_PACKAGESTATE_H
