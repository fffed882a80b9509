//===- HipLibrary.cpp - HIP, opened at run time ---------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HipLibrary.h"

#include "attn/Runtime/attn_runtime.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <set>
#include <vector>

using namespace attn;

static constexpr const char *simulatorName = "libattn_simulated_hip.so";

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

bool HipLibrary::bindAll(std::string &error) {
  const char *missing = nullptr;
#define ATTN_HIP_BIND(NAME, PARAMETERS)                                        \
  if (!bind(NAME, #NAME))                                                      \
    missing = #NAME;
  ATTN_HIP_FUNCTIONS(ATTN_HIP_BIND)
  ATTN_HIP_TEXTS(ATTN_HIP_BIND)
#undef ATTN_HIP_BIND
  // From ROCm 6 on the name without a suffix means the layout of ROCm 5.
  if (!bind(getProperties, "hipGetDevicePropertiesR0600") &&
      !bind(getProperties, "hipGetDeviceProperties"))
    missing = "hipGetDeviceProperties";
  (void)bind(getDetails, "attn_sim_last_error");
  (void)bind(setPreferredTarget, "attn_sim_prefer_target");
  if (missing)
    error = getPath() + ": it has no function " + missing + ", which HIP has";
  return !missing;
}

std::unique_ptr<HipLibrary> HipLibrary::openRocm(std::string &error) {
  std::unique_ptr<HipLibrary> library(new HipLibrary);
  if (const char *name = std::getenv("ATTN_HIP_LIBRARY")) {
    if (library->open(name, error) && library->bindAll(error))
      return library;
    error = "cannot load the HIP library that ATTN_HIP_LIBRARY names: " + error;
    return nullptr;
  }
  if (library->openFirst({"libamdhip64.so", "libamdhip64.so.7",
                          "libamdhip64.so.6", "libamdhip64.so.5",
                          "/opt/rocm/lib/libamdhip64.so"},
                         error) &&
      library->bindAll(error))
    return library;
  error = !error.empty()
              ? "cannot load the HIP library: " + error
              : "found no HIP library (libamdhip64.so, .so.7, .so.6 or .so.5): "
                "install ROCm's, or name its file by ATTN_HIP_LIBRARY";
  return nullptr;
}

std::unique_ptr<HipLibrary> HipLibrary::openSimulator(std::string &error) {
  std::string name = simulatorName;
  Dl_info info;
  if (::dladdr(reinterpret_cast<void *>(&attn_rt_assert_failed), &info) &&
      info.dli_fname) {
    std::string_view self = info.dli_fname;
    // Without a folder the loader searches as it did for this library.
    name = std::string(self.substr(0, self.rfind('/') + 1)) + name;
  }
  std::unique_ptr<HipLibrary> library(new HipLibrary);
  std::string reason;
  if (library->open(name, reason) && library->bindAll(reason))
    return library;
  error = "cannot load the simulator: " + reason +
          "; it is expected beside libattn_runtime.so";
  return nullptr;
}

std::string HipLibrary::describe(int code) const {
  const char *meaning = getDetails ? getDetails() : nullptr;
  if (!meaning || !*meaning)
    meaning = hipGetErrorString(code);
  return joinTexts(code, hipGetErrorName(code), meaning);
}

/// Calls HIP, and names the function that was called.
#define ATTN_HIP_CALL(NAME, ...)                                               \
  GpuStatus { #NAME, NAME(__VA_ARGS__) }

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

GpuStatus HipLibrary::initialize(const std::string &target) {
  if (setPreferredTarget)
    setPreferredTarget(target.c_str());
  return ATTN_HIP_CALL(hipInit, 0);
}

GpuStatus HipLibrary::getDeviceCount(int &count) const {
  return ATTN_HIP_CALL(hipGetDeviceCount, &count);
}

/// The first text of the form gfx906 or gfx906:sramecc+:xnack- that stands by
/// itself in `bytes`.
static std::string_view findArchitecture(std::string_view bytes) {
  constexpr std::string_view prefix("\0gfx", 4);
  for (size_t at = bytes.find(prefix); at != std::string_view::npos;
       at = bytes.find(prefix, at + 1)) {
    std::string_view text = bytes.substr(at + 1);
    text = text.substr(0, text.find('\0'));
    if (text.size() > 3 && text.size() < 128 &&
        std::all_of(text.begin(), text.end(), [](unsigned char c) {
          return std::isalnum(c) || std::strchr(":+-_", c);
        }))
      return text;
  }
  return {};
}

GpuStatus HipLibrary::getDevice(int device, std::string &architecture,
                                std::string &name) const {
  // ROCm 6 moved the field gcnArchName, and each version makes the structure
  // longer; none has reached 2 KiB. The text is found by its form instead.
  // Before it are the device's name, which may be anything, and numbers; after
  // it only numbers.
  std::vector<char> properties(size_t{64} << 10);
  GpuStatus status{"hipGetDeviceProperties",
                   getProperties(properties.data(), device)};
  if (status.failed())
    return status;
  // The name is the first 256 bytes in all versions.
  std::string_view bytes(properties.data(), properties.size());
  architecture = findArchitecture(bytes.substr(255));
  char text[256] = "";
  if (hipDeviceGetName(text, sizeof(text) - 1, device) == hip::success)
    name = text;
  return status;
}

/// A device such as gfx906:sramecc+:xnack- runs code for a target such as
/// gfx906 or gfx906:xnack-: the same processor, and each feature that the code
/// was compiled for.
bool HipLibrary::runs(std::string_view architecture, std::string_view target,
                      bool /*isBinary*/) const {
  auto next = [](std::string_view &text) {
    std::string_view part = text.substr(0, text.find(':'));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
  };
  if (next(architecture) != next(target))
    return false;
  std::set<std::string_view> features;
  while (!architecture.empty())
    features.insert(next(architecture));
  while (!target.empty())
    if (!features.count(next(target)))
      return false;
  return true;
}

GpuStatus HipLibrary::select(int chosen) {
  device = chosen;
  return {"hipSetDevice", hip::success};
}

GpuStatus HipLibrary::makeCurrent() const {
  return ATTN_HIP_CALL(hipSetDevice, device);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

GpuStatus HipLibrary::allocate(size_t bytes, void *&memory) const {
  return ATTN_HIP_CALL(hipMalloc, &memory, bytes);
}

GpuStatus HipLibrary::release(void *memory) const {
  return ATTN_HIP_CALL(hipFree, memory);
}

GpuStatus HipLibrary::upload(void *to, const void *from, size_t bytes,
                             GpuStream stream) const {
  return ATTN_HIP_CALL(hipMemcpyAsync, to, from, bytes, hip::copyHostToDevice,
                       reinterpret_cast<hip::Stream>(stream));
}

GpuStatus HipLibrary::download(void *to, const void *from, size_t bytes,
                               GpuStream stream) const {
  return ATTN_HIP_CALL(hipMemcpyAsync, to, from, bytes, hip::copyDeviceToHost,
                       reinterpret_cast<hip::Stream>(stream));
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

GpuStatus HipLibrary::loadModule(std::string_view code, GpuModule &module,
                                 std::string & /*log*/) const {
  return ATTN_HIP_CALL(hipModuleLoadData,
                       reinterpret_cast<hip::Module *>(&module), code.data());
}

GpuStatus HipLibrary::unloadModule(GpuModule module) const {
  return ATTN_HIP_CALL(hipModuleUnload, reinterpret_cast<hip::Module>(module));
}

GpuStatus HipLibrary::getFunction(GpuModule module, const char *name,
                                  GpuFunction &function) const {
  return ATTN_HIP_CALL(hipModuleGetFunction,
                       reinterpret_cast<hip::Function *>(&function),
                       reinterpret_cast<hip::Module>(module), name);
}

GpuStatus HipLibrary::reserveDynamicMemory(GpuFunction, int64_t) const {
  // No card has more than a launch may ask for without it.
  return {"hipFuncSetAttribute", hip::success};
}

bool HipLibrary::checkParameters(GpuFunction, const PackageKernel &,
                                 std::string &) const {
  return true;
}

uint64_t HipLibrary::getMaxGridExtent(unsigned /*axis*/,
                                      int64_t workgroupExtent) const {
  // Work items are counted in 32 bits.
  return UINT32_MAX / workgroupExtent;
}

GpuStatus HipLibrary::launch(GpuFunction function,
                             const std::array<uint32_t, 3> &grid,
                             const PackageKernel &kernel,
                             const GpuArguments &arguments,
                             GpuStream stream) const {
  size_t size = arguments.bytes;
  void *extra[] = {hip::launchBufferPointer,
                   const_cast<void *>(arguments.packed), hip::launchBufferSize,
                   &size, hip::launchEnd};
  return ATTN_HIP_CALL(
      hipModuleLaunchKernel, reinterpret_cast<hip::Function>(function), grid[0],
      grid[1], grid[2], static_cast<unsigned>(kernel.workgroupSize[0]),
      static_cast<unsigned>(kernel.workgroupSize[1]),
      static_cast<unsigned>(kernel.workgroupSize[2]),
      static_cast<unsigned>(kernel.dynamicLdsBytes),
      reinterpret_cast<hip::Stream>(stream),
      /*parameters=*/nullptr, extra);
}

GpuStatus HipLibrary::encodeTensorMap(const TensorMap &, const TensorView &,
                                      EncodedTensorMap &) const {
  return {"encoding a tensor map", hip::errorInvalidValue};
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

GpuStatus HipLibrary::createStream(GpuStream &stream) const {
  return ATTN_HIP_CALL(hipStreamCreate,
                       reinterpret_cast<hip::Stream *>(&stream));
}

GpuStatus HipLibrary::destroyStream(GpuStream stream) const {
  return ATTN_HIP_CALL(hipStreamDestroy, reinterpret_cast<hip::Stream>(stream));
}

GpuStatus HipLibrary::synchronizeStream(GpuStream stream) const {
  return ATTN_HIP_CALL(hipStreamSynchronize,
                       reinterpret_cast<hip::Stream>(stream));
}

GpuStatus HipLibrary::createEvent(GpuEvent &event) const {
  return ATTN_HIP_CALL(hipEventCreate, reinterpret_cast<hip::Event *>(&event));
}

GpuStatus HipLibrary::destroyEvent(GpuEvent event) const {
  return ATTN_HIP_CALL(hipEventDestroy, reinterpret_cast<hip::Event>(event));
}

GpuStatus HipLibrary::recordEvent(GpuEvent event, GpuStream stream) const {
  return ATTN_HIP_CALL(hipEventRecord, reinterpret_cast<hip::Event>(event),
                       reinterpret_cast<hip::Stream>(stream));
}

GpuStatus HipLibrary::getElapsedTime(float &milliseconds, GpuEvent start,
                                     GpuEvent stop) const {
  return ATTN_HIP_CALL(hipEventElapsedTime, &milliseconds,
                       reinterpret_cast<hip::Event>(start),
                       reinterpret_cast<hip::Event>(stop));
}
