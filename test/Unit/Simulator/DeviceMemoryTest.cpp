//===- DeviceMemoryTest.cpp - Tests of simulated memory -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/DeviceMemory.h"

#include <gtest/gtest.h>

using namespace attn::sim;

namespace {

uint64_t getAddress(const void *pointer) {
  return reinterpret_cast<uint64_t>(pointer);
}

TEST(DeviceMemory, allocationsAreAlignedAndApart) {
  DeviceMemory memory;
  void *first = memory.allocate(100), *second = memory.allocate(100);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(getAddress(first) % 256, 0u);
  EXPECT_EQ(getAddress(second) % 256, 0u);
  EXPECT_EQ(memory.getAllocatedBytes(), 200u);
  for (void *pointer : {first, second}) {
    uint64_t begin = getAddress(pointer);
    EXPECT_EQ(memory.find(begin - 1), nullptr);
    ASSERT_NE(memory.find(begin), nullptr);
    EXPECT_EQ(memory.find(begin + 99), memory.find(begin));
    EXPECT_EQ(memory.find(begin + 100), nullptr);
  }
}

TEST(DeviceMemory, rangesKnowTheirEnds) {
  DeviceMemory::Range range{1000, 1100, true};
  EXPECT_TRUE(range.contains(1000, 100));
  EXPECT_TRUE(range.contains(1096, 4));
  EXPECT_FALSE(range.contains(1097, 4));
  EXPECT_FALSE(range.contains(996, 8));
  // No sum overflows.
  EXPECT_FALSE(range.contains(1000, UINT64_MAX));
  EXPECT_FALSE(range.contains(UINT64_MAX, 4));
}

TEST(DeviceMemory, releasedMemoryIsGone) {
  DeviceMemory memory;
  void *pointer = memory.allocate(64);
  EXPECT_FALSE(memory.release(static_cast<char *>(pointer) + 1));
  EXPECT_TRUE(memory.release(pointer));
  EXPECT_EQ(memory.find(getAddress(pointer)), nullptr);
  EXPECT_FALSE(memory.release(pointer));
  EXPECT_EQ(memory.getAllocatedBytes(), 0u);
}

TEST(DeviceMemory, memoryOfOthers) {
  DeviceMemory memory;
  char bytes[32];
  memory.add(getAddress(bytes), sizeof(bytes), /*writable=*/false);
  ASSERT_NE(memory.find(getAddress(bytes) + 31), nullptr);
  EXPECT_FALSE(memory.find(getAddress(bytes))->writable);
  memory.remove(getAddress(bytes));
  EXPECT_EQ(memory.find(getAddress(bytes)), nullptr);
}

TEST(DeviceMemory, saysWhereAnAddressIs) {
  DeviceMemory memory;
  EXPECT_EQ(memory.describe(4096), "in no allocation");
  uint64_t begin = getAddress(memory.allocate(64));
  EXPECT_EQ(memory.describe(begin + 3),
            "at byte 3 of an allocation of 64 bytes");
  EXPECT_EQ(memory.describe(begin - 3),
            "3 bytes before an allocation of 64 bytes");
  EXPECT_EQ(memory.describe(begin + 64),
            "0 bytes after the end of an allocation of 64 bytes");
}

TEST(DeviceMemory, thereIsNotAnyAmount) {
  DeviceMemory memory;
  EXPECT_EQ(memory.allocate(UINT64_MAX), nullptr);
  EXPECT_NE(memory.allocate(0), nullptr);
}

} // namespace
