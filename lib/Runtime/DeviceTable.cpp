//===- DeviceTable.cpp - The device as host code sees it ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceTable.h"
#include "EntryCall.h"

using namespace attn;

/// Makes one call of the device: `call` gets it and a place for the error.
template <typename Call> void DeviceTable::dispatch(void *context, Call call) {
  auto *self = static_cast<DeviceTable *>(context);
  bool succeeded = [&] {
    std::lock_guard<std::mutex> lock(self->callMutex);
    if (!self->device) {
      self->message = "host code uses a device that its run does not have";
      return false;
    }
    // A thread of a parallel region has no device yet.
    return self->device->makeCurrent(self->message) &&
           call(*self->device, self->message);
  }();
  if (!succeeded)
    leaveEntry("", self->message.c_str());
}

DeviceTable::DeviceTable() {
  table.context = this;
  table.allocate = [](void *context, uint64_t bytes) {
    void *memory = nullptr;
    dispatch(context, [&](GpuDevice &device, std::string &error) {
      return device.allocate(bytes, memory, error);
    });
    return memory;
  };
  table.release = [](void *context, void *memory) {
    dispatch(context, [&](GpuDevice &device, std::string &error) {
      return device.release(memory, error);
    });
  };
  table.upload = [](void *context, void *to, const void *from, uint64_t bytes) {
    dispatch(context, [&](GpuDevice &device, std::string &error) {
      return device.upload(to, from, bytes, error);
    });
  };
  table.download = [](void *context, void *to, const void *from,
                      uint64_t bytes) {
    dispatch(context, [&](GpuDevice &device, std::string &error) {
      return device.download(to, from, bytes, error);
    });
  };
  table.launch = [](void *context, const char *kernel, uint32_t gridX,
                    uint32_t gridY, uint32_t gridZ, const void *arguments,
                    uint64_t argumentBytes) {
    dispatch(context, [&](GpuDevice &device, std::string &error) {
      return device.launch(kernel, {gridX, gridY, gridZ}, arguments,
                           argumentBytes, error);
    });
  };
}

bool DeviceTable::runEntry(GpuDevice &device, HostCode::Function function,
                           void **arguments, std::string &error) {
  this->device = &device;
  bool succeeded = callEntry(function, arguments, error);
  this->device = nullptr;
  return succeeded;
}

bool DeviceTable::run(GpuDevice &device, HostCode::Function function,
                      void **arguments, KernelTimes *times,
                      std::string &error) {
  std::lock_guard<std::mutex> lock(runMutex);
  if (!device.makeCurrent(error))
    return false;
  device.measureKernels(times != nullptr);
  // A kernel may fail after its launch.
  bool succeeded =
      runEntry(device, function, arguments, error) && device.synchronize(error);
  device.releaseAll();
  if (times)
    *times = device.takeKernelTimes();
  return succeeded;
}

bool DeviceTable::launch(GpuDevice &device, HostCode::Function function,
                         void **arguments, void *stream, std::string &error) {
  std::lock_guard<std::mutex> lock(runMutex);
  if (!device.makeCurrent(error))
    return false;
  device.beginLaunch(stream);
  bool succeeded = runEntry(device, function, arguments, error);
  device.endLaunch();
  return succeeded;
}
