//===- DeviceTable.h - The device as host code sees it ----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_DEVICETABLE_H
#define ATTN_LIB_RUNTIME_DEVICETABLE_H

#include "GpuDevice.h"
#include "HostCode.h"
#include "attn/Runtime/attn_device_table.h"

#include <mutex>

namespace attn {

/// The functions that the host code of one package calls; when one of them
/// fails, the code is left. Runs that use a device follow each other:
/// the code finds its run through one variable.
class DeviceTable {
public:
  DeviceTable();
  DeviceTable(const DeviceTable &) = delete;
  DeviceTable &operator=(const DeviceTable &) = delete;

  const attn_device_table *get() const { return &table; }

  /// Calls an entry that may use the device. Adds to `times`, if there are any,
  /// how long kernels took. Returns false if a call of the device failed, with
  /// `error` set to one line.
  [[nodiscard]] bool run(GpuDevice &device, HostCode::Function function,
                         void **arguments, KernelTimes *times,
                         std::string &error);

  /// Calls an entry's form for arrays on the device: its kernels are queued on
  /// `stream`, a handle of the driver, and not waited for.
  [[nodiscard]] bool launch(GpuDevice &device, HostCode::Function function,
                            void **arguments, void *stream, std::string &error);

  /// Calls `function` while no entry runs.
  template <typename Function>
  [[nodiscard]] bool use(GpuDevice &device, std::string &error,
                         Function function) {
    std::lock_guard<std::mutex> lock(runMutex);
    return device.makeCurrent(error) && function();
  }

private:
  template <typename Call> static void dispatch(void *context, Call call);
  bool runEntry(GpuDevice &device, HostCode::Function function,
                void **arguments, std::string &error);

  attn_device_table table;
  std::mutex runMutex;

  // The current run.
  GpuDevice *device = nullptr;
  /// Threads of the host code may call the device at the same time.
  std::mutex callMutex;
  std::string message;
};

} // namespace attn

#endif // ATTN_LIB_RUNTIME_DEVICETABLE_H
