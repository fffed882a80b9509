//===- GpuDevice.h - A GPU with the code of one package ---------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_GPUDEVICE_H
#define ATTN_LIB_RUNTIME_GPUDEVICE_H

#include "KernelArguments.h"

#include <array>
#include <map>
#include <set>

namespace attn {

/// How often a kernel ran and how long all runs took together.
struct KernelTime {
  int64_t launches = 0;
  double milliseconds = 0;
};
using KernelTimes = std::map<std::string, KernelTime>;

/// A device of HIP or CUDA, real or simulated, with the code of one package
/// loaded. Functions that fail return false and set `error` to one line. One
/// thread at a time may call them.
class GpuDevice {
public:
  enum class Kind { Hip, SimulatedHip, Cuda };

  /// Finds a device that runs the package and loads its code, so that whatever
  /// can fail ahead of a run fails here. On failure returns null.
  static std::unique_ptr<GpuDevice> open(const Package &package, Kind kind,
                                         std::string &error);
  ~GpuDevice();
  GpuDevice(const GpuDevice &) = delete;
  GpuDevice &operator=(const GpuDevice &) = delete;

  /// The architecture and, in parentheses, the name.
  const std::string &getDescription() const { return description; }

  /// Makes this the device of the calling thread.
  [[nodiscard]] bool makeCurrent(std::string &error);

  [[nodiscard]] bool allocate(uint64_t bytes, void *&memory,
                              std::string &error);
  [[nodiscard]] bool release(void *memory, std::string &error);
  [[nodiscard]] bool upload(void *device, const void *host, uint64_t bytes,
                            std::string &error);
  [[nodiscard]] bool download(void *host, const void *device, uint64_t bytes,
                              std::string &error);
  [[nodiscard]] bool launch(std::string_view kernel,
                            const std::array<uint32_t, 3> &grid,
                            const void *arguments, uint64_t argumentBytes,
                            std::string &error);
  /// Waits for all kernels.
  [[nodiscard]] bool synchronize(std::string &error);
  /// Frees what was not released, also after a failure.
  void releaseAll();

  /// From here on launches go to a stream of the caller and are not measured,
  /// and allocations are taken from the stream's workspace, up to `endLaunch`:
  /// what is released may still be in use, but only by what comes before on the
  /// stream.
  void beginLaunch(void *stream);
  void endLaunch();
  uint64_t getWorkspaceBytes() const { return workspaceBytes; }
  [[nodiscard]] bool waitFor(void *stream, std::string &error);

  /// Memory that does not end with a run.
  [[nodiscard]] bool allocateForCaller(uint64_t bytes, void *&memory,
                                       std::string &error);
  [[nodiscard]] bool releaseForCaller(void *memory, std::string &error);

  /// Whether launches from now on are measured by the device's events.
  void measureKernels(bool enable) { isMeasuring = enable; }
  /// By name, what was measured up to the last `synchronize` since this was
  /// last asked.
  KernelTimes takeKernelTimes() { return std::exchange(times, {}); }

private:
  struct Kernel {
    explicit Kernel(const PackageKernel &description)
        : description(description), arguments(description) {}

    const PackageKernel &description;
    GpuFunction function = nullptr;
    KernelArguments arguments;
  };
  struct Measurement {
    std::string kernel;
    GpuEvent start, stop;
  };

  /// Memory by its size that kernels of a stream pass on to each other. It is
  /// kept: allocating may wait for the device, and cannot be part of a graph.
  using Workspace = std::multimap<uint64_t, void *>;

  GpuDevice() = default;
  bool allocateFromDriver(uint64_t bytes, void *&memory, std::string &error);
  bool releaseFrom(std::set<void *> &owner, void *memory, std::string &error);
  bool findDevice(const Package &package, Kind kind, std::string &error);
  bool loadCode(const Package &package, std::string &error);
  bool loadKernel(const Package &package, const PackageKernel &kernel,
                  std::string &error);
  bool loadModule(const Package &package, const std::string &section,
                  GpuModule &module, std::string &error);
  bool fail(const std::string &action, GpuStatus status,
            std::string &error) const;
  bool record(GpuEvent &event, std::string &error);
  bool collectTimes(std::string &error);
  void discardMeasurements();

  std::unique_ptr<GpuDriver> driver;
  /// As its driver calls it, and for people.
  std::string architecture, description;
  GpuStream stream = nullptr;
  /// By section.
  std::map<std::string, GpuModule> modules;
  std::map<std::string, Kernel, std::less<>> kernels;
  std::set<void *> allocations, callerAllocations;

  /// Where launches go now, and its workspace if it is a stream of the caller.
  GpuStream launchStream = nullptr;
  Workspace *workspace = nullptr;
  std::map<GpuStream, Workspace> workspaces;
  /// What of the workspace is in use, with its size.
  std::map<void *, uint64_t> lent;
  uint64_t workspaceBytes = 0;

  bool isMeasuring = false;
  std::vector<Measurement> measurements;
  KernelTimes times;
};

} // namespace attn

#endif // ATTN_LIB_RUNTIME_GPUDEVICE_H
