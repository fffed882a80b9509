//===- CudaLibrary.h - CUDA's driver, opened at run time --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_CUDALIBRARY_H
#define ATTN_LIB_RUNTIME_CUDALIBRARY_H

#include "CudaApi.h"
#include "GpuDriver.h"

namespace attn {

/// NVIDIA's driver. Code runs in the device's primary context, which other
/// users of CUDA in this process have, too.
class CudaLibrary final : public GpuDriver {
public:
  /// Opens the library that the variable ATTN_CUDA_LIBRARY names, else
  /// libcuda.so.1. On failure returns null and sets `error` to one line.
  static std::unique_ptr<CudaLibrary> openDriver(std::string &error);
  ~CudaLibrary() override;

  const char *getName() const override { return "CUDA"; }
  std::string describe(int code) const override;

  GpuStatus initialize(const std::string &target) override;
  GpuStatus getDeviceCount(int &count) const override;
  /// The compute capability as ptxas writes it: "sm_90".
  GpuStatus getDevice(int device, std::string &architecture,
                      std::string &name) const override;
  /// Machine code runs on devices of the same major capability and no lower
  /// minor one; PTX on all later ones. Code for sm_90a runs on sm_90 alone.
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

#define ATTN_CUDA_POINTER(NAME, SUFFIX, PARAMETERS)                            \
  cuda::Error(*NAME) PARAMETERS = nullptr;
  ATTN_CUDA_FUNCTIONS(ATTN_CUDA_POINTER)
  ATTN_CUDA_NEWER_FUNCTIONS(ATTN_CUDA_POINTER)
#undef ATTN_CUDA_POINTER

private:
  CudaLibrary() = default;
  bool bindAll(std::string &error);

  cuda::Device device = 0;
  cuda::Context context = nullptr;
};

} // namespace attn

#endif // ATTN_LIB_RUNTIME_CUDALIBRARY_H
