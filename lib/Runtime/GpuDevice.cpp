//===- GpuDevice.cpp - A GPU with the code of one package -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GpuDevice.h"
#include "CodeObject.h"
#include "CudaLibrary.h"
#include "HipLibrary.h"

using namespace attn;

bool GpuDevice::fail(const std::string &action, GpuStatus status,
                     std::string &error) const {
  error = action + ": " + status.function + " failed with " +
          driver->describe(status.code);
  return false;
}

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

bool GpuDevice::findDevice(const Package &package, Kind kind,
                           std::string &error) {
  const std::string &target = package.getManifest().target;
  bool isSimulated = kind == Kind::SimulatedHip;
  const std::string where =
      isSimulated
          ? "cannot start the simulator (" + driver->getPath() + ")"
          : driver->getName() + (" (" + driver->getPath()) + ") finds no GPU";
  GpuStatus status = driver->initialize(target);
  if (status.failed())
    return fail(where, status, error);
  int count = 0;
  status = driver->getDeviceCount(count);
  if (status.failed())
    return fail(where, status, error);

  std::string found;
  for (int candidate = 0; candidate < count; ++candidate) {
    std::string name;
    architecture.clear();
    status = driver->getDevice(candidate, architecture, name);
    if (status.failed())
      return fail("cannot tell what device " + std::to_string(candidate) +
                      " is",
                  status, error);
    // The name only helps people.
    description = (architecture.empty() ? "an unknown one" : architecture) +
                  (name.empty() ? "" : " (" + name + ")");
    if (driver->runs(architecture, target, /*isBinary=*/false)) {
      status = driver->select(candidate);
      return !status.failed() || fail("cannot use the device", status, error);
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

bool GpuDevice::loadModule(const Package &package, const std::string &name,
                           GpuModule &module, std::string &error) {
  std::string where = "its section '" + name + "'";
  const PackageSection &section = *package.findSection(name);
  std::string_view bytes = package.getBytes(section);
  // Drivers are not told how many bytes there are.
  if (!checkCodeObject(bytes, section.kind, error)) {
    error = where + ": " + error;
    return false;
  }
  std::string log;
  GpuStatus status = driver->loadModule(bytes, module, log);
  if (!status.failed())
    return true;
  module = nullptr;
  fail("cannot load " + where, status, error);
  if (!log.empty())
    error += ": " + log;
  return false;
}

bool GpuDevice::loadKernel(const Package &package, const PackageKernel &kernel,
                           std::string &error) {
  auto load = [&](const std::string &section) {
    auto [it, isNew] = modules.try_emplace(section, nullptr);
    if (isNew && !loadModule(package, section, it->second, error))
      return GpuModule(nullptr);
    return it->second;
  };
  GpuModule module = nullptr;
  const std::string *section = &kernel.binarySection;
  // An older driver may not take machine code, but always compiles.
  if (!section->empty() &&
      driver->runs(architecture, package.getManifest().target,
                   /*isBinary=*/true))
    module = load(*section);
  if (!module) {
    section = &kernel.section;
    module = load(*section);
  }
  if (!module)
    return false;

  Kernel &loaded = kernels.try_emplace(kernel.name, kernel).first->second;
  GpuStatus status =
      driver->getFunction(module, kernel.name.c_str(), loaded.function);
  if (status.failed())
    return fail("cannot find the kernel '" + kernel.name +
                    "' in its section '" + *section + "'",
                status, error);
  if (!driver->checkParameters(loaded.function, kernel, error))
    return false;
  if (kernel.dynamicLdsBytes == 0)
    return true;
  status =
      driver->reserveDynamicMemory(loaded.function, kernel.dynamicLdsBytes);
  return !status.failed() ||
         fail("kernel '" + kernel.name + "' needs " +
                  std::to_string(kernel.dynamicLdsBytes) +
                  " bytes of dynamic workgroup memory, which " + description +
                  " does not give",
              status, error);
}

bool GpuDevice::loadCode(const Package &package, std::string &error) {
  for (const PackageKernel &kernel : package.getManifest().kernels)
    if (!loadKernel(package, kernel, error))
      return false;
  return true;
}

static std::unique_ptr<GpuDriver> openDriver(GpuDevice::Kind kind,
                                             std::string &error) {
  switch (kind) {
  case GpuDevice::Kind::Hip:
    return HipLibrary::openRocm(error);
  case GpuDevice::Kind::SimulatedHip:
    return HipLibrary::openSimulator(error);
  case GpuDevice::Kind::Cuda:
    return CudaLibrary::openDriver(error);
  }
  return nullptr;
}

std::unique_ptr<GpuDevice> GpuDevice::open(const Package &package, Kind kind,
                                           std::string &error) {
  std::unique_ptr<GpuDevice> result(new GpuDevice);
  result->driver = openDriver(kind, error);
  if (!result->driver || !result->findDevice(package, kind, error) ||
      !result->makeCurrent(error))
    return nullptr;
  GpuStatus status = result->driver->createStream(result->stream);
  if (status.failed()) {
    result->stream = nullptr;
    result->fail("cannot use the device", status, error);
    return nullptr;
  }
  result->launchStream = result->stream;
  if (!result->loadCode(package, error))
    return nullptr;
  return result;
}

GpuDevice::~GpuDevice() {
  std::string ignored;
  if (!driver || !makeCurrent(ignored))
    return;
  releaseAll();
  for (void *memory : callerAllocations)
    (void)driver->release(memory);
  for (const auto &[owner, kept] : workspaces)
    for (auto [bytes, memory] : kept)
      (void)driver->release(memory);
  for (const auto &[section, module] : modules)
    if (module)
      (void)driver->unloadModule(module);
  if (stream)
    (void)driver->destroyStream(stream);
}

bool GpuDevice::makeCurrent(std::string &error) {
  GpuStatus status = driver->makeCurrent();
  return !status.failed() || fail("cannot use the device", status, error);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

bool GpuDevice::allocateFromDriver(uint64_t bytes, void *&memory,
                                   std::string &error) {
  // HIP returns a null pointer for 0 bytes, CUDA an error.
  GpuStatus status = driver->allocate(bytes ? bytes : 1, memory);
  return !status.failed() || fail("cannot allocate " + std::to_string(bytes) +
                                      " bytes on the device",
                                  status, error);
}

bool GpuDevice::allocate(uint64_t bytes, void *&memory, std::string &error) {
  if (!workspace) {
    if (!allocateFromDriver(bytes, memory, error))
      return false;
    allocations.insert(memory);
    return true;
  }
  auto kept = workspace->find(bytes);
  if (kept != workspace->end()) {
    memory = kept->second;
    workspace->erase(kept);
  } else {
    if (!allocateFromDriver(bytes, memory, error))
      return false;
    workspaceBytes += bytes;
  }
  lent[memory] = bytes;
  return true;
}

bool GpuDevice::releaseFrom(std::set<void *> &owner, void *memory,
                            std::string &error) {
  if (!memory)
    return true;
  if (!owner.erase(memory)) {
    error = "cannot release device memory: the address was not allocated, or "
            "was released before";
    return false;
  }
  // Drivers wait for the kernels that use it.
  GpuStatus status = driver->release(memory);
  return !status.failed() ||
         fail("cannot release device memory", status, error);
}

bool GpuDevice::release(void *memory, std::string &error) {
  auto used = lent.find(memory);
  if (used == lent.end())
    return releaseFrom(allocations, memory, error);
  workspace->emplace(used->second, memory);
  lent.erase(used);
  return true;
}

bool GpuDevice::allocateForCaller(uint64_t bytes, void *&memory,
                                  std::string &error) {
  if (!allocateFromDriver(bytes, memory, error))
    return false;
  callerAllocations.insert(memory);
  return true;
}

bool GpuDevice::releaseForCaller(void *memory, std::string &error) {
  return releaseFrom(callerAllocations, memory, error);
}

void GpuDevice::beginLaunch(void *stream) {
  isMeasuring = false;
  launchStream = static_cast<GpuStream>(stream);
  workspace = &workspaces[launchStream];
}

void GpuDevice::endLaunch() {
  for (auto [memory, bytes] : lent)
    workspace->emplace(bytes, memory);
  lent.clear();
  workspace = nullptr;
  launchStream = stream;
}

void GpuDevice::releaseAll() {
  for (void *memory : allocations)
    (void)driver->release(memory);
  allocations.clear();
  discardMeasurements();
}

bool GpuDevice::upload(void *to, const void *host, uint64_t bytes,
                       std::string &error) {
  if (bytes == 0)
    return true;
  GpuStatus status = driver->upload(to, host, bytes, stream);
  if (status.failed())
    return fail("cannot copy " + std::to_string(bytes) + " bytes to the device",
                status, error);
  // The caller may change what it copied.
  return synchronize(error);
}

bool GpuDevice::download(void *host, const void *from, uint64_t bytes,
                         std::string &error) {
  if (bytes == 0)
    return true;
  GpuStatus status = driver->download(host, from, bytes, stream);
  if (status.failed())
    return fail("cannot copy " + std::to_string(bytes) +
                    " bytes from the device",
                status, error);
  return synchronize(error);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

bool GpuDevice::record(GpuEvent &event, std::string &error) {
  GpuStatus status = driver->createEvent(event);
  if (status.failed())
    event = nullptr;
  else
    status = driver->recordEvent(event, stream);
  return !status.failed() || fail("cannot measure a kernel", status, error);
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
  Kernel &kernel = it->second;
  const PackageKernel &description = kernel.description;
  if (grid[0] == 0 || grid[1] == 0 || grid[2] == 0)
    return true;
  GpuArguments bound;
  if (!kernel.arguments.bind(*driver, arguments, argumentBytes, bound, error))
    return false;
  for (unsigned axis = 0; axis < grid.size(); ++axis) {
    uint64_t most =
        driver->getMaxGridExtent(axis, description.workgroupSize[axis]);
    if (grid[axis] > most) {
      error = "kernel '" + description.name + "': a grid of " +
              std::to_string(grid[axis]) + " workgroups of " +
              std::to_string(description.workgroupSize[axis]) +
              " work items in axis " + std::to_string(axis) + "; " +
              driver->getName() + " launches " + std::to_string(most) +
              " of them at most";
      return false;
    }
  }

  if (isMeasuring) {
    // In the list from the start, which frees it if the launch fails.
    measurements.push_back({description.name, nullptr, nullptr});
    if (!record(measurements.back().start, error))
      return false;
  }
  GpuStatus status =
      driver->launch(kernel.function, grid, description, bound, launchStream);
  if (status.failed())
    return fail("kernel '" + description.name + "'", status, error);
  return !isMeasuring || record(measurements.back().stop, error);
}

bool GpuDevice::synchronize(std::string &error) {
  GpuStatus status = driver->synchronizeStream(stream);
  if (status.failed())
    return fail("the device failed", status, error);
  return collectTimes(error);
}

bool GpuDevice::waitFor(void *stream, std::string &error) {
  GpuStatus status = driver->synchronizeStream(static_cast<GpuStream>(stream));
  return !status.failed() || fail("the device failed", status, error);
}

bool GpuDevice::collectTimes(std::string &error) {
  for (const Measurement &measurement : measurements) {
    float milliseconds = 0;
    GpuStatus status = driver->getElapsedTime(milliseconds, measurement.start,
                                              measurement.stop);
    if (status.failed())
      return fail("cannot measure the kernel '" + measurement.kernel + "'",
                  status, error);
    KernelTime &time = times[measurement.kernel];
    ++time.launches;
    time.milliseconds += milliseconds;
  }
  discardMeasurements();
  return true;
}

void GpuDevice::discardMeasurements() {
  for (const Measurement &measurement : measurements)
    for (GpuEvent event : {measurement.start, measurement.stop})
      if (event)
        (void)driver->destroyEvent(event);
  measurements.clear();
}
