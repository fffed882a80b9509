//===- GpuDevice.cpp - A GPU with the code of one package -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GpuDevice.h"
#include "CodeObject.h"

using namespace attn;

bool GpuDevice::fail(const std::string &action, const char *function,
                     hip::Error code, std::string &error) const {
  error = action + ": " + function + " failed with " + hip->describe(code);
  return false;
}

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

/// Whether a device such as gfx906:sramecc+:xnack- runs code for a target such
/// as gfx906 or gfx906:xnack-: the same processor, and each feature that the
/// code was compiled for.
static bool isCompatible(std::string_view architecture,
                         std::string_view target) {
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

bool GpuDevice::findDevice(const Package &package, bool isSimulated,
                           std::string &error) {
  const std::string &target = package.getManifest().target;
  const std::string where =
      isSimulated ? "cannot start the simulator (" + hip->getPath() + ")"
                  : "HIP (" + hip->getPath() + ") finds no GPU";
  hip->preferTarget(target);
  if (hip::Error code = hip->hipInit(0))
    return fail(where, "hipInit", code, error);
  int count = 0;
  if (hip::Error code = hip->hipGetDeviceCount(&count))
    return fail(where, "hipGetDeviceCount", code, error);

  std::string found;
  for (int candidate = 0; candidate < count; ++candidate) {
    std::string architecture;
    if (hip::Error code = hip->getArchitecture(candidate, architecture))
      return fail("cannot tell what device " + std::to_string(candidate) +
                      " is",
                  "hipGetDeviceProperties", code, error);
    // The name only helps people.
    char name[256] = "";
    if (hip->hipDeviceGetName(name, sizeof(name) - 1, candidate))
      name[0] = '\0';
    description = (architecture.empty() ? "an unknown one" : architecture) +
                  (*name ? " (" + std::string(name) + ")" : "");
    if (isCompatible(architecture, target)) {
      device = candidate;
      return true;
    }
    found += (found.empty() ? "" : ", ") + description;
  }
  error = "it was compiled for the target " + target +
          ", found the devices: " + (found.empty() ? "none" : found);
  if (isSimulated)
    error += "; ATTN_SIM_CHIP=" + target.substr(0, target.find(':')) +
             " simulates that one";
  return false;
}

bool GpuDevice::loadCode(const Package &package, std::string &error) {
  for (const PackageKernel &kernel : package.getManifest().kernels) {
    auto [it, isNew] = modules.try_emplace(kernel.section, nullptr);
    if (isNew) {
      std::string where = "its section '" + kernel.section + "'";
      std::string_view bytes =
          package.getBytes(*package.findSection(kernel.section));
      // HIP is not told how many bytes there are.
      if (!checkCodeObject(bytes, error)) {
        error = where + ": " + error;
        return false;
      }
      if (hip::Error code = hip->hipModuleLoadData(&it->second, bytes.data()))
        return fail("cannot load " + where, "hipModuleLoadData", code, error);
    }
    Kernel &loaded = kernels[kernel.name];
    loaded.description = &kernel;
    if (hip::Error code = hip->hipModuleGetFunction(
            &loaded.function, it->second, kernel.name.c_str()))
      return fail("cannot find the kernel '" + kernel.name +
                      "' in its section '" + kernel.section + "'",
                  "hipModuleGetFunction", code, error);
  }
  return true;
}

std::unique_ptr<GpuDevice>
GpuDevice::open(const Package &package, bool isSimulated, std::string &error) {
  std::unique_ptr<GpuDevice> result(new GpuDevice);
  result->hip = isSimulated ? HipLibrary::openSimulator(error)
                            : HipLibrary::openRocm(error);
  if (!result->hip || !result->findDevice(package, isSimulated, error) ||
      !result->makeCurrent(error))
    return nullptr;
  if (hip::Error code = result->hip->hipStreamCreate(&result->stream)) {
    result->fail("cannot use the device", "hipStreamCreate", code, error);
    return nullptr;
  }
  if (!result->loadCode(package, error))
    return nullptr;
  return result;
}

GpuDevice::~GpuDevice() {
  std::string ignored;
  if (!hip || !makeCurrent(ignored))
    return;
  releaseAll();
  for (const auto &[section, module] : modules)
    if (module)
      (void)hip->hipModuleUnload(module);
  if (stream)
    (void)hip->hipStreamDestroy(stream);
}

bool GpuDevice::makeCurrent(std::string &error) {
  if (hip::Error code = hip->hipSetDevice(device))
    return fail("cannot use the device", "hipSetDevice", code, error);
  return true;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

bool GpuDevice::allocate(uint64_t bytes, void *&memory, std::string &error) {
  // HIP returns a null pointer for 0 bytes.
  hip::Error code = hip->hipMalloc(&memory, bytes ? bytes : 1);
  if (code != hip::success)
    return fail("cannot allocate " + std::to_string(bytes) +
                    " bytes on the device",
                "hipMalloc", code, error);
  allocations.insert(memory);
  return true;
}

bool GpuDevice::release(void *memory, std::string &error) {
  if (!memory)
    return true;
  if (!allocations.erase(memory)) {
    error = "cannot release device memory: the address was not allocated, or "
            "was released before";
    return false;
  }
  // hipFree waits for the kernels that use it.
  if (hip::Error code = hip->hipFree(memory))
    return fail("cannot release device memory", "hipFree", code, error);
  return true;
}

void GpuDevice::releaseAll() {
  for (void *memory : allocations)
    (void)hip->hipFree(memory);
  allocations.clear();
  discardMeasurements();
}

bool GpuDevice::upload(void *to, const void *host, uint64_t bytes,
                       std::string &error) {
  if (bytes == 0)
    return true;
  if (hip::Error code =
          hip->hipMemcpyAsync(to, host, bytes, hip::copyHostToDevice, stream))
    return fail("cannot copy " + std::to_string(bytes) + " bytes to the device",
                "hipMemcpyAsync", code, error);
  // The caller may change what it copied.
  return synchronize(error);
}

bool GpuDevice::download(void *host, const void *from, uint64_t bytes,
                         std::string &error) {
  if (bytes == 0)
    return true;
  if (hip::Error code =
          hip->hipMemcpyAsync(host, from, bytes, hip::copyDeviceToHost, stream))
    return fail("cannot copy " + std::to_string(bytes) +
                    " bytes from the device",
                "hipMemcpyAsync", code, error);
  return synchronize(error);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

bool GpuDevice::record(hip::Event &event, std::string &error) {
  if (hip::Error code = hip->hipEventCreate(&event))
    return fail("cannot measure a kernel", "hipEventCreate", code, error);
  if (hip::Error code = hip->hipEventRecord(event, stream))
    return fail("cannot measure a kernel", "hipEventRecord", code, error);
  return true;
}

bool GpuDevice::launch(std::string_view name,
                       const std::array<uint32_t, 3> &grid,
                       const void *arguments, uint64_t argumentBytes,
                       std::string &error) {
  auto it = kernels.find(name);
  if (it == kernels.end()) {
    error = "the package has no kernel '" + std::string(name) + "'";
    return false;
  }
  const PackageKernel &kernel = *it->second.description;
  std::string where = "kernel '" + kernel.name + "'";
  // A C struct may be longer than the kernel's segment by its padding.
  uint64_t kernargBytes = (kernel.kernargBytes + 15) / 16 * 16;
  if (argumentBytes > kernargBytes) {
    error = where + ": expected at most " +
            std::to_string(kernel.kernargBytes) +
            " bytes of arguments, found " + std::to_string(argumentBytes);
    return false;
  }
  if (grid[0] == 0 || grid[1] == 0 || grid[2] == 0)
    return true;
  for (size_t axis = 0; axis < grid.size(); ++axis)
    if (grid[axis] > UINT32_MAX / kernel.workgroupSize[axis]) {
      error = where + ": a grid of " + std::to_string(grid[axis]) +
              " workgroups of " + std::to_string(kernel.workgroupSize[axis]) +
              " has more than 4294967295 work items in axis " +
              std::to_string(axis) + "; HIP cannot launch that";
      return false;
    }

  if (isMeasuring) {
    // In the list from the start, which frees it if the launch fails.
    measurements.push_back({kernel.name, nullptr, nullptr});
    if (!record(measurements.back().start, error))
      return false;
  }
  size_t size = argumentBytes;
  void *extra[] = {hip::launchBufferPointer, const_cast<void *>(arguments),
                   hip::launchBufferSize, &size, hip::launchEnd};
  hip::Error code = hip->hipModuleLaunchKernel(
      it->second.function, grid[0], grid[1], grid[2],
      static_cast<unsigned>(kernel.workgroupSize[0]),
      static_cast<unsigned>(kernel.workgroupSize[1]),
      static_cast<unsigned>(kernel.workgroupSize[2]), /*dynamicLdsBytes=*/0,
      stream, /*parameters=*/nullptr, extra);
  if (code != hip::success)
    return fail(where, "hipModuleLaunchKernel", code, error);
  return !isMeasuring || record(measurements.back().stop, error);
}

bool GpuDevice::synchronize(std::string &error) {
  if (hip::Error code = hip->hipStreamSynchronize(stream))
    return fail("the device failed", "hipStreamSynchronize", code, error);
  return collectTimes(error);
}

bool GpuDevice::collectTimes(std::string &error) {
  for (const Measurement &measurement : measurements) {
    float milliseconds = 0;
    if (hip::Error code = hip->hipEventElapsedTime(
            &milliseconds, measurement.start, measurement.stop))
      return fail("cannot measure the kernel '" + measurement.kernel + "'",
                  "hipEventElapsedTime", code, error);
    KernelTime &time = times[measurement.kernel];
    ++time.launches;
    time.milliseconds += milliseconds;
  }
  discardMeasurements();
  return true;
}

void GpuDevice::discardMeasurements() {
  for (const Measurement &measurement : measurements)
    for (hip::Event event : {measurement.start, measurement.stop})
      if (event)
        (void)hip->hipEventDestroy(event);
  measurements.clear();
}
