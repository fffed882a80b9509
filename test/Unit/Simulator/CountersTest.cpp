//===- CountersTest.cpp - Tests of memory operations in flight ------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Faults.h"

#include <gtest/gtest.h>

using namespace attn::sim;

namespace {

/// A wave without a program: enough for the counters.
class CountersTest : public testing::Test {
protected:
  CountersTest() {
    wave.vgprReady = ready;
    wave.vgprPending = pending;
    wave.vgprCount = 16;
    wave.agprCount = 0;
    wave.countsStores = wave.countsScalars = false;
    wave.sgprReady[0] = wave.sgprReady[1] = 0;
    wave.sgprPending[0] = wave.sgprPending[1] = 0;
  }
  static PendingOperation load(unsigned vgpr, unsigned count = 1,
                               uint64_t lanes = ~uint64_t(0)) {
    PendingOperation operation;
    operation.registers = {uint16_t(operand::vector + vgpr), uint16_t(count)};
    operation.lanes = lanes;
    return operation;
  }
  static PendingOperation scalarLoad(unsigned sgpr) {
    PendingOperation operation;
    operation.registers = {uint16_t(sgpr), 2};
    operation.lanes = 1;
    operation.isScalar = operation.isUnordered = true;
    return operation;
  }

  Wave wave;
  uint64_t ready[16] = {};
  uint8_t pending[16] = {};
};

TEST_F(CountersTest, loadsReturnInOrder) {
  issueVectorMemory(wave, load(0));
  issueVectorMemory(wave, load(1, 2));
  issueVectorMemory(wave, load(4));
  waitVectorMemory(wave, 1);
  EXPECT_EQ(ready[0], ~uint64_t(0));
  EXPECT_EQ(ready[2], ~uint64_t(0));
  EXPECT_EQ(ready[4], 0u);
  waitVectorMemory(wave, 0);
  EXPECT_EQ(ready[4], ~uint64_t(0));
  EXPECT_EQ(pending[4], 0);
}

TEST_F(CountersTest, onlyTheLanesOfTheLoadArePending) {
  ready[3] = ~uint64_t(0);
  issueLgkm(wave, load(3, 1, 0xff));
  EXPECT_EQ(ready[3], ~uint64_t(0xff));
  waitLgkm(wave, 0);
  EXPECT_EQ(ready[3], ~uint64_t(0));
}

TEST_F(CountersTest, aRegisterIsReadyAfterItsLastLoad) {
  issueVectorMemory(wave, load(5, 1, 0x0f));
  issueVectorMemory(wave, load(5, 1, 0x3c));
  waitVectorMemory(wave, 1);
  EXPECT_EQ(ready[5], 0x03u);
  waitVectorMemory(wave, 0);
  EXPECT_EQ(ready[5], 0x3fu);
}

TEST_F(CountersTest, scalarLoadsReturnInAnyOrder) {
  issueLgkm(wave, scalarLoad(4));
  issueLgkm(wave, scalarLoad(8));
  waitLgkm(wave, 1);
  EXPECT_EQ(wave.sgprReady[0], 0u);
  waitLgkm(wave, 0);
  EXPECT_EQ(wave.sgprReady[0], uint64_t(3) << 4 | uint64_t(3) << 8);
  EXPECT_EQ(wave.sgprPending[0], 0u);
}

TEST_F(CountersTest, flatLoadsNeedBothCounters) {
  PendingOperation operation = load(6);
  operation.isUnordered = true;
  issueVectorMemory(wave, operation);
  issueLgkm(wave, operation);
  waitVectorMemory(wave, 0);
  EXPECT_EQ(ready[6], 0u);
  waitLgkm(wave, 0);
  EXPECT_EQ(ready[6], ~uint64_t(0));
}

TEST_F(CountersTest, theCounterIsFullAt63) {
  for (unsigned i = 0; i < 70; ++i)
    issueVectorMemory(wave, load(i % 16));
  EXPECT_EQ(wave.vectorPending.size(), 63u);
}

TEST_F(CountersTest, storesAndLoadsShareACounter) {
  issueVectorMemory(wave, load(0));
  issueStore(wave, load(0, 0));
  EXPECT_EQ(wave.vectorPending.size(), 2u);
  waitVectorMemory(wave, 1);
  EXPECT_EQ(ready[0], ~uint64_t(0));
}

TEST_F(CountersTest, storesHaveACounterOfTheirOwn) {
  wave.countsStores = true;
  issueVectorMemory(wave, load(0));
  for (unsigned i = 0; i < 70; ++i)
    issueStore(wave, load(0, 0));
  EXPECT_EQ(wave.vectorPending.size(), 1u);
  EXPECT_EQ(wave.storePending.size(), 63u);
  waitVectorMemory(wave, 1);
  EXPECT_EQ(ready[0], 0u);
  waitStore(wave, 0);
  EXPECT_EQ(ready[0], 0u);
  EXPECT_TRUE(wave.storePending.empty());
}

TEST_F(CountersTest, lgkmcntHasAsManyBitsAsTheChipGives) {
  for (bool countsStores : {false, true}) {
    wave.countsStores = countsStores;
    for (unsigned i = 0; i < 70; ++i)
      issueLgkm(wave, load(i % 16));
    EXPECT_EQ(wave.lgkmPending.size(), countsStores ? 63u : 15u);
  }
}

TEST_F(CountersTest, scalarLoadsHaveACounterOfTheirOwn) {
  wave.countsStores = wave.countsScalars = true;
  issueLgkm(wave, load(0));
  issueLgkm(wave, scalarLoad(4));
  EXPECT_EQ(wave.lgkmPending.size(), 1u);
  EXPECT_EQ(wave.scalarPending.size(), 1u);
  waitLgkm(wave, 0);
  EXPECT_EQ(ready[0], ~uint64_t(0));
  EXPECT_EQ(wave.sgprReady[0], 0u);
  waitScalar(wave, 0);
  EXPECT_EQ(wave.sgprReady[0], uint64_t(3) << 4);
}

} // namespace
