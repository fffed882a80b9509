//===- HipLibrary.h - HIP, opened at run time -------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_HIPLIBRARY_H
#define ATTN_LIB_RUNTIME_HIPLIBRARY_H

#include "GpuDriver.h"
#include "HipApi.h"

namespace attn {

/// ROCm's library, or the simulator's, which has the same functions.
class HipLibrary final : public GpuDriver {
public:
  /// Opens ROCm's library: the one that the variable ATTN_HIP_LIBRARY names,
  /// else the first of libamdhip64.so, .so.7, .so.6 and .so.5 that the loader
  /// finds, else that of /opt/rocm/lib. On failure returns null and sets
  /// `error` to one line.
  static std::unique_ptr<HipLibrary> openRocm(std::string &error);

  /// Opens the library of the simulator, which lies beside the one that this
  /// code is in.
  static std::unique_ptr<HipLibrary> openSimulator(std::string &error);

  const char *getName() const override { return "HIP"; }
  /// In place of the general text the details that a simulator has.
  std::string describe(int code) const override;

  GpuStatus initialize(const std::string &target) override;
  GpuStatus getDeviceCount(int &count) const override;
  /// The processor and its features: "gfx906:sramecc+:xnack-".
  GpuStatus getDevice(int device, std::string &architecture,
                      std::string &name) const override;
  bool runs(std::string_view architecture, std::string_view target,
            bool isBinary) const override;
  GpuStatus select(int device) override;
  GpuStatus makeCurrent() const override;
  GpuStatus allocate(size_t bytes, void *&memory) const override;
  GpuStatus release(void *memory) const override;
  GpuStatus upload(void *device, const void *host, size_t bytes,
                   GpuStream stream) const override;
  GpuStatus download(void *host, const void *device, size_t bytes,
                     GpuStream stream) const override;
  GpuStatus loadModule(std::string_view code, GpuModule &module,
                       std::string &log) const override;
  GpuStatus unloadModule(GpuModule module) const override;
  GpuStatus getFunction(GpuModule module, const char *name,
                        GpuFunction &function) const override;
  GpuStatus reserveDynamicMemory(GpuFunction function,
                                 int64_t bytes) const override;
  bool checkParameters(GpuFunction function, const PackageKernel &kernel,
                       std::string &error) const override;
  uint64_t getMaxGridExtent(unsigned axis,
                            int64_t workgroupExtent) const override;
  GpuStatus launch(GpuFunction function, const std::array<uint32_t, 3> &grid,
                   const PackageKernel &kernel, const GpuArguments &arguments,
                   GpuStream stream) const override;
  GpuStatus encodeTensorMap(const TensorMap &map, const TensorView &view,
                            EncodedTensorMap &encoded) const override;
  GpuStatus createStream(GpuStream &stream) const override;
  GpuStatus destroyStream(GpuStream stream) const override;
  GpuStatus synchronizeStream(GpuStream stream) const override;
  GpuStatus createEvent(GpuEvent &event) const override;
  GpuStatus destroyEvent(GpuEvent event) const override;
  GpuStatus recordEvent(GpuEvent event, GpuStream stream) const override;
  GpuStatus getElapsedTime(float &milliseconds, GpuEvent start,
                           GpuEvent stop) const override;

#define ATTN_HIP_POINTER(NAME, PARAMETERS)                                     \
  hip::Error(*NAME) PARAMETERS = nullptr;
  ATTN_HIP_FUNCTIONS(ATTN_HIP_POINTER)
#undef ATTN_HIP_POINTER
#define ATTN_HIP_POINTER(NAME, PARAMETERS)                                     \
  const char *(*NAME)PARAMETERS = nullptr;
  ATTN_HIP_TEXTS(ATTN_HIP_POINTER)
#undef ATTN_HIP_POINTER

private:
  HipLibrary() = default;
  bool bindAll(std::string &error);

  hip::Device device = 0;
  /// hipGetDeviceProperties in the version that the library has.
  hip::Error (*getProperties)(void *properties, hip::Device device) = nullptr;
  /// What the last failed call of this thread found, in one line; only a
  /// simulator has it.
  const char *(*getDetails)() = nullptr;
  /// The card's chip where ATTN_SIM_CHIP names none; only a simulator has it.
  void (*setPreferredTarget)(const char *target) = nullptr;
};

} // namespace attn

#endif // ATTN_LIB_RUNTIME_HIPLIBRARY_H
