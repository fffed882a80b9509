//===- Launch.cpp - Entries on arrays in the device's memory --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"
#include "PackageState.h"

using namespace attn;

int32_t attn_entry_can_launch(const attn_entry *entry) {
  return !entry->description->residentSymbol.empty();
}

/// The entry's form for arrays on the device. A launch must cost little, so the
/// name is looked up once.
static HostCode::Function
findForm(attn_package &package, const PackageEntry &entry, std::string &error) {
  {
    std::lock_guard<std::mutex> lock(package.mutex);
    auto known = package.launched.find(&entry);
    if (known != package.launched.end())
      return known->second;
  }
  HostCode::Function function =
      findFunction(package, entry, entry.residentSymbol, error);
  std::lock_guard<std::mutex> lock(package.mutex);
  if (function)
    package.launched[&entry] = function;
  return function;
}

/// The GPU that `device` means. On failure returns null and sets `error`.
static GpuDevice *findGpu(attn_package &package, attn_device device,
                          std::string &error) {
  GpuDevice *gpu = nullptr;
  if (findDevice(package, device, gpu, error) && !gpu)
    error = "package '" + package.file->getPath() +
            "' has no kernels: expected a device with memory of its own, found "
            "the host";
  return gpu;
}

attn_error *attn_entry_launch(const attn_entry *entry, attn_device device,
                              void *stream, const attn_tensor *inputs,
                              size_t numInputs, const attn_tensor *results,
                              size_t numResults) {
  if (!entry)
    return makeNullError("attn_entry_launch", "an entry");
  if (!inputs && numInputs)
    return makeNullError("attn_entry_launch", "inputs");
  if (!results && numResults)
    return makeNullError("attn_entry_launch", "results");
  const PackageEntry &description = *entry->description;
  attn_package &package = *entry->package;
  std::string error;
  GpuDevice *gpu = findGpu(package, device, error);
  if (!gpu)
    return makeError(std::move(error));
  if (description.residentSymbol.empty())
    return makeError("entry '" + description.name +
                     "' cannot be launched on arrays in the device's memory: "
                     "its host code does more than launch kernels; run it on "
                     "arrays of the host");
  if (!checkCounts(description, numInputs, numResults, error))
    return makeError(std::move(error));

  std::vector<Descriptor> descriptors;
  std::vector<void *> arguments;
  descriptors.reserve(numInputs + numResults);
  arguments.reserve(numInputs + numResults);
  for (size_t i = 0; i < numInputs + numResults; ++i) {
    bool isResult = i >= numInputs;
    size_t index = isResult ? i - numInputs : i;
    const attn_tensor &tensor = isResult ? results[index] : inputs[index];
    if (!checkTensor(description, isResult, index, tensor, error))
      return makeError(std::move(error));
    if (!isResult && description.inputs[index].isScalar) {
      arguments.push_back(tensor.data);
      continue;
    }
    Descriptor &descriptor = descriptors.emplace_back(tensor.rank);
    descriptor.fill(tensor.data, tensor.shape);
    arguments.push_back(descriptor.get());
  }
  HostCode::Function function = findForm(package, description, error);
  if (!function)
    return makeError(std::move(error));
  if (!package.deviceTable.launch(*gpu, function, arguments.data(), stream,
                                  error))
    return makeError("entry '" + description.name + "': " + error);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Calls `use` with the package's GPU, which nothing else uses meanwhile.
template <typename Use>
static attn_error *withGpu(attn_package *package, attn_device device,
                           const char *function, Use use) {
  if (!package)
    return makeNullError(function, "a package");
  std::string error;
  GpuDevice *gpu = findGpu(*package, device, error);
  if (gpu &&
      package->deviceTable.use(*gpu, error, [&] { return use(*gpu, error); }))
    return nullptr;
  return makeError(std::move(error));
}

size_t attn_package_workspace_bytes(attn_package *package, attn_device device) {
  size_t bytes = 0;
  attn_error_free(withGpu(package, device, "attn_package_workspace_bytes",
                          [&](GpuDevice &gpu, std::string &) {
                            bytes = gpu.getWorkspaceBytes();
                            return true;
                          }));
  return bytes;
}

attn_error *attn_memory_allocate(attn_package *package, attn_device device,
                                 size_t bytes, void **memory) {
  if (!memory)
    return makeNullError("attn_memory_allocate", "a place for the address");
  return withGpu(package, device, "attn_memory_allocate",
                 [&](GpuDevice &gpu, std::string &error) {
                   return gpu.allocateForCaller(bytes, *memory, error);
                 });
}

attn_error *attn_memory_free(attn_package *package, attn_device device,
                             void *memory) {
  return withGpu(package, device, "attn_memory_free",
                 [&](GpuDevice &gpu, std::string &error) {
                   return gpu.releaseForCaller(memory, error);
                 });
}

attn_error *attn_memory_upload(attn_package *package, attn_device device,
                               void *memory, const void *host, size_t bytes) {
  return withGpu(package, device, "attn_memory_upload",
                 [&](GpuDevice &gpu, std::string &error) {
                   return gpu.upload(memory, host, bytes, error);
                 });
}

attn_error *attn_memory_download(attn_package *package, attn_device device,
                                 void *host, const void *memory, size_t bytes) {
  return withGpu(package, device, "attn_memory_download",
                 [&](GpuDevice &gpu, std::string &error) {
                   return gpu.download(host, memory, bytes, error);
                 });
}

attn_error *attn_stream_wait(attn_package *package, attn_device device,
                             void *stream) {
  return withGpu(package, device, "attn_stream_wait",
                 [&](GpuDevice &gpu, std::string &error) {
                   return gpu.waitFor(stream, error);
                 });
}
