//===- Device.h - A simulated device ----------------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_DEVICE_H
#define ATTN_SIMULATOR_DEVICE_H

#include "attn/Simulator/CodeObject.h"
#include "attn/Simulator/DeviceMemory.h"
#include "attn/Simulator/Launch.h"

namespace attn::sim {

/// Memory, code objects, and launches that run to their end before they return.
/// One thread at a time uses a device.
class Device {
public:
  explicit Device(SimulatorOptions options = {});
  ~Device();

  DeviceMemory &getMemory() { return memory; }
  const SimulatorOptions &getOptions() const { return options; }
  void setOptions(SimulatorOptions newOptions) { options = newOptions; }

  /// Loads a code object, which the device owns until `unload`.
  llvm::Expected<const CodeObject *> load(llvm::MemoryBufferRef buffer);
  void unload(const CodeObject *object);

  /// Runs `kernel`. An error is one line; memory then holds what was written
  /// before it. A grid with a zero extent runs nothing.
  llvm::Error launch(const Kernel &kernel, const LaunchConfig &config,
                     LaunchReport *report = nullptr);

private:
  SimulatorOptions options;
  DeviceMemory memory;
  std::vector<std::unique_ptr<CodeObject>> objects;
};

} // namespace attn::sim

#endif // ATTN_SIMULATOR_DEVICE_H
