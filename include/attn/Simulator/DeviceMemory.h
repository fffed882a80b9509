//===- DeviceMemory.h - Allocations that a kernel may touch -----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_DEVICEMEMORY_H
#define ATTN_SIMULATOR_DEVICEMEMORY_H

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace attn::sim {

/// The global memory of a simulated device. A device address is the host
/// address of the same byte, so a copy is memcpy. Every access of a kernel is
/// checked against the table of allocations; they never touch each other, so
/// that one byte too far is always an error. Not changed during a launch.
class DeviceMemory {
public:
  struct Range {
    uint64_t begin = 0, end = 0;
    bool writable = true;
    bool contains(uint64_t address, uint64_t bytes) const {
      return address >= begin && address <= end && bytes <= end - address;
    }
  };

  DeviceMemory() = default;
  DeviceMemory(const DeviceMemory &) = delete;
  DeviceMemory &operator=(const DeviceMemory &) = delete;

  /// Memory with unspecified contents, aligned to 256 bytes as hipMalloc does;
  /// null if there is none left.
  void *allocate(uint64_t bytes);
  /// False if `pointer` did not come from `allocate`.
  bool release(void *pointer);
  /// Makes memory of somebody else accessible, for example a code object's.
  void add(uint64_t address, uint64_t bytes, bool writable);
  void remove(uint64_t address);

  /// The range that holds `address`, else null.
  const Range *find(uint64_t address) const;
  /// Where `address` is relative to the nearest range, in words.
  std::string describe(uint64_t address) const;
  uint64_t getAllocatedBytes() const { return allocatedBytes; }
  const std::vector<Range> &getRanges() const { return ranges; }

private:
  std::vector<Range> ranges; // by address
  struct Block {
    uint64_t begin;
    std::unique_ptr<uint8_t[]> storage;
    uint64_t bytes;
  };
  std::vector<Block> blocks;
  uint64_t allocatedBytes = 0;
};

} // namespace attn::sim

#endif // ATTN_SIMULATOR_DEVICEMEMORY_H
