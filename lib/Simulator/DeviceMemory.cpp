//===- DeviceMemory.cpp - Allocations that a kernel may touch -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/DeviceMemory.h"
#include "llvm/ADT/STLExtras.h"

#include <new>

using namespace attn::sim;

// As hipMalloc: kernels may rely on it. What lies between two allocations
// belongs to neither, so that no access slips from one into the next.
static constexpr uint64_t alignment = 256;
static constexpr uint64_t guardBytes = 4096;

void *DeviceMemory::allocate(uint64_t bytes) {
  if (bytes > UINT64_MAX / 2)
    return nullptr;
  uint64_t total = bytes + alignment + guardBytes;
  std::unique_ptr<uint8_t[]> storage(new (std::nothrow) uint8_t[total]);
  if (!storage)
    return nullptr;
  uint64_t begin = reinterpret_cast<uint64_t>(storage.get());
  begin = (begin + alignment - 1) / alignment * alignment;
  blocks.push_back({begin, std::move(storage), bytes});
  allocatedBytes += bytes;
  add(begin, bytes, /*writable=*/true);
  return reinterpret_cast<void *>(begin);
}

bool DeviceMemory::release(void *pointer) {
  uint64_t begin = reinterpret_cast<uint64_t>(pointer);
  auto it = llvm::find_if(
      blocks, [&](const Block &block) { return block.begin == begin; });
  if (it == blocks.end())
    return false;
  allocatedBytes -= it->bytes;
  remove(begin);
  blocks.erase(it);
  return true;
}

void DeviceMemory::add(uint64_t address, uint64_t bytes, bool writable) {
  Range range{address, address + bytes, writable};
  auto it =
      llvm::upper_bound(ranges, range, [](const Range &a, const Range &b) {
        return a.begin < b.begin;
      });
  ranges.insert(it, range);
}

void DeviceMemory::remove(uint64_t address) {
  llvm::erase_if(ranges,
                 [&](const Range &range) { return range.begin == address; });
}

const DeviceMemory::Range *DeviceMemory::find(uint64_t address) const {
  auto it = llvm::upper_bound(
      ranges, address,
      [](uint64_t value, const Range &range) { return value < range.begin; });
  if (it == ranges.begin())
    return nullptr;
  --it;
  return address < it->end ? &*it : nullptr;
}

std::string DeviceMemory::describe(uint64_t address) const {
  const Range *nearest = nullptr;
  uint64_t distance = UINT64_MAX;
  for (const Range &range : ranges) {
    uint64_t away = address < range.begin  ? range.begin - address
                    : address >= range.end ? address - range.end
                                           : 0;
    if (away < distance) {
      distance = away;
      nearest = &range;
    }
  }
  // Far from everything, the distance says nothing.
  if (!nearest || distance > (1u << 30))
    return "in no allocation";
  std::string size = std::to_string(nearest->end - nearest->begin) + " bytes";
  if (address < nearest->begin)
    return std::to_string(distance) + " bytes before an allocation of " + size;
  if (address >= nearest->end)
    return std::to_string(distance) +
           " bytes after the end of an allocation of " + size;
  return "at byte " + std::to_string(address - nearest->begin) +
         " of an allocation of " + size;
}
