//===- GpuDriver.h - What a GPU's driver does for the runtime ---*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_GPUDRIVER_H
#define ATTN_LIB_RUNTIME_GPUDRIVER_H

#include "attn/Package/Package.h"

#include <array>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

namespace attn {

// Handles that mean something to their driver alone.
using GpuStream = struct GpuStreamHandle *;
using GpuEvent = struct GpuEventHandle *;
using GpuModule = struct GpuModuleHandle *;
using GpuFunction = struct GpuFunctionHandle *;

/// What a call of a driver returned: its own name, and 0 or its own error.
struct [[nodiscard]] GpuStatus {
  const char *function;
  int code;

  bool failed() const { return code != 0; }
};

/// The explicit arguments of a kernel, in the two forms that drivers take.
struct GpuArguments {
  /// As a C struct.
  const void *packed;
  size_t bytes;
  /// The address of each; null where the manifest does not describe them.
  void **addresses;
};

/// A tensor map as the driver encodes it and kernels take it.
struct alignas(128) EncodedTensorMap {
  unsigned char bytes[128];
};

/// The tensor that a map is of, in elements, outermost dimension first.
struct TensorView {
  void *address;
  const int64_t *sizes;
  const int64_t *strides;
};

/// HIP or CUDA: what differs between them is behind this interface, what they
/// share is in `GpuDevice`. All functions concern the device that `select`
/// chose, once `makeCurrent` told the thread.
class GpuDriver {
public:
  virtual ~GpuDriver() = default;
  GpuDriver(const GpuDriver &) = delete;
  GpuDriver &operator=(const GpuDriver &) = delete;

  /// "HIP".
  virtual const char *getName() const = 0;
  /// The library's file.
  const std::string &getPath() const { return path; }
  /// The error's name and, in parentheses, what it means, both in the driver's
  /// words: "hipErrorNoDevice (no ROCm-capable device is detected)".
  virtual std::string describe(int code) const = 0;

  /// Comes first. `target` is what the code is for, as far as it matters.
  virtual GpuStatus initialize(const std::string &target) = 0;
  virtual GpuStatus getDeviceCount(int &count) const = 0;
  /// The architecture as targets are written, and a name for people. The
  /// architecture is empty if the device does not say, the name if that fails.
  virtual GpuStatus getDevice(int device, std::string &architecture,
                              std::string &name) const = 0;
  /// Whether a device runs code for `target`; with `isBinary` as machine code,
  /// else in any form that a package has.
  virtual bool runs(std::string_view architecture, std::string_view target,
                    bool isBinary) const = 0;
  virtual GpuStatus select(int device) = 0;
  virtual GpuStatus makeCurrent() const = 0;

  virtual GpuStatus allocate(size_t bytes, void *&memory) const = 0;
  virtual GpuStatus release(void *memory) const = 0;
  virtual GpuStatus upload(void *device, const void *host, size_t bytes,
                           GpuStream stream) const = 0;
  virtual GpuStatus download(void *host, const void *device, size_t bytes,
                             GpuStream stream) const = 0;

  /// Loads code. `log` is what the driver's compiler says of code that it does
  /// not take, where there is one.
  virtual GpuStatus loadModule(std::string_view code, GpuModule &module,
                               std::string &log) const = 0;
  virtual GpuStatus unloadModule(GpuModule module) const = 0;
  virtual GpuStatus getFunction(GpuModule module, const char *name,
                                GpuFunction &function) const = 0;
  /// Lets launches of `function` have that many bytes of workgroup memory
  /// beside what its code has.
  virtual GpuStatus reserveDynamicMemory(GpuFunction function,
                                         int64_t bytes) const = 0;
  /// Whether `function` takes arguments as the manifest describes them. On
  /// failure sets `error` to one line.
  [[nodiscard]] virtual bool checkParameters(GpuFunction function,
                                             const PackageKernel &kernel,
                                             std::string &error) const = 0;
  /// Workgroups of a kernel that a launch takes in one dimension of the grid.
  virtual uint64_t getMaxGridExtent(unsigned axis,
                                    int64_t workgroupExtent) const = 0;
  virtual GpuStatus launch(GpuFunction function,
                           const std::array<uint32_t, 3> &grid,
                           const PackageKernel &kernel,
                           const GpuArguments &arguments,
                           GpuStream stream) const = 0;
  /// Fails where the driver has no such maps, or does not take these sizes.
  virtual GpuStatus encodeTensorMap(const TensorMap &map,
                                    const TensorView &view,
                                    EncodedTensorMap &encoded) const = 0;

  virtual GpuStatus createStream(GpuStream &stream) const = 0;
  virtual GpuStatus destroyStream(GpuStream stream) const = 0;
  virtual GpuStatus synchronizeStream(GpuStream stream) const = 0;
  virtual GpuStatus createEvent(GpuEvent &event) const = 0;
  virtual GpuStatus destroyEvent(GpuEvent event) const = 0;
  virtual GpuStatus recordEvent(GpuEvent event, GpuStream stream) const = 0;
  virtual GpuStatus getElapsedTime(float &milliseconds, GpuEvent start,
                                   GpuEvent stop) const = 0;

protected:
  GpuDriver() = default;

  /// Opens the first library of `names` that is there. A library stays loaded
  /// until the process ends: drivers start threads that outlive the last call.
  /// Returns false with an empty `error` if none is there, and with one line if
  /// one is but cannot be loaded.
  bool openFirst(std::initializer_list<const char *> names, std::string &error);
  bool open(const std::string &name, std::string &error);
  void *findSymbol(const char *name) const;
  template <typename Function>
  bool bind(Function &function, const char *name) const {
    function = reinterpret_cast<Function>(findSymbol(name));
    return function != nullptr;
  }

  /// One line of an error's name and what it means; either may be null.
  static std::string joinTexts(int code, const char *name, const char *meaning);

private:
  std::string path;
  void *handle = nullptr;
};

} // namespace attn

#endif // ATTN_LIB_RUNTIME_GPUDRIVER_H
