//===- TimingMatrixTest.cpp - The matrix pipe and RDNA, by hand -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TimingTrace.h"

#include "gtest/gtest.h"

using namespace attn::sim;
using namespace llvm;

namespace {

TimingParameters get(const char *chip, const char *preset = "opt") {
  return cantFail(getTimingParameters(chip, preset));
}

TimingReport run(ArrayRef<Trace> waves, const TimingParameters &parameters,
                 KernelResources resources = {}, unsigned count = 1) {
  Expected<TimingReport> report =
      runTraces(parameters, waves, count, resources);
  if (!report) {
    ADD_FAILURE() << toString(report.takeError());
    return {};
  }
  return std::move(*report);
}

/// The clocks until the slot in which the last wave's s_endpgm issues.
uint64_t clocksOf(ArrayRef<Trace> waves, const TimingParameters &parameters) {
  return run(waves, parameters).clocks - 1;
}

uint64_t getStall(const TimingReport &report, StallCause cause) {
  return report.stalls[static_cast<unsigned>(cause)];
}

constexpr uint16_t accumulator = 512;

TEST(TimingMatrix, ProductsFollowEachOtherInThePipe) {
  Trace trace;
  for (unsigned n = 0; n < 100; ++n)
    trace.matrix(accumulator + n % 4, 32);
  trace.end();
  // The last one only has to issue.
  EXPECT_EQ(clocksOf(trace, get("gfx942")), 99u * 32 + 4);
  TimingReport report = run({trace, trace, trace, trace}, get("gfx942"));
  EXPECT_NEAR(report.getShare(TimingUnit::Matrix), 1.0, 1e-2);
  // A slot of eight.
  EXPECT_NEAR(report.getShare(TimingUnit::Valu), 0.125, 2e-3);
  EXPECT_NEAR(report.getMatrixShare(), 1.0, 1e-2);
  EXPECT_EQ(report.matrixFlops, 4u * 100 * 16384);
  // Of the next product's slot on, the first 28 clocks are a stall.
  EXPECT_EQ(getStall(report, StallCause::MatrixTaken), 4u * 99 * 28);
  // 608 workgroups on 304 units, all of the time.
  KernelEstimate estimate = report.estimate(608, 0);
  EXPECT_NEAR(estimate.shareOfPeak, 1.0, 1e-2);
  EXPECT_NEAR(estimate.tflops, 1307, 13);
}

TEST(TimingMatrix, OtherVectorInstructionsGoOnMeanwhile) {
  // A slot for the product and seven for others.
  Trace full, over;
  for (unsigned n = 0; n < 100; ++n) {
    full.matrix(accumulator + n % 4, 32).valu(7);
    over.matrix(accumulator + n % 4, 32).valu(9);
  }
  full.end();
  over.end();
  EXPECT_EQ(clocksOf(full, get("gfx942")), 3200u);
  EXPECT_EQ(clocksOf(over, get("gfx942")), 4000u);

  // Another wave's vector work hides behind the products.
  Trace products, vectors = Trace().valu(600).end();
  for (unsigned n = 0; n < 100; ++n)
    products.matrix(accumulator + n % 4, 32);
  products.end();
  TimingReport report = run(onFirstSimd({products, vectors}), get("gfx942"));
  EXPECT_EQ(report.clocks - 1, 99u * 32 + 4);
}

TEST(TimingMatrix, TranscendentalsKeepProductsOut) {
  // 16 clocks of exp each; 16 more until the pipe is free.
  Trace trace;
  for (unsigned n = 0; n < 100; ++n)
    trace.matrix(accumulator + n % 4, 32).trans();
  trace.end();
  EXPECT_EQ(clocksOf(trace, get("gfx942")), 99u * 32 + 4 + 4);
  Trace many;
  for (unsigned n = 0; n < 100; ++n)
    many.matrix(accumulator + n % 4, 32).trans(2);
  many.end();
  // 4 + 32: the vector unit is busy all the time.
  EXPECT_EQ(clocksOf(many, get("gfx942")), 100u * 36 - 12);
  TimingParameters fast = get("gfx950");
  fast.quarterRateClocks = 8;
  EXPECT_EQ(clocksOf(many, fast), 99u * 32 + 4 + 8 + 4);
}

TEST(TimingMatrix, DependentProductsMayBeLate) {
  Trace chain, apart;
  for (unsigned n = 0; n < 100; ++n) {
    chain.matrix(accumulator, 32);
    apart.matrix(accumulator + n % 2, 32);
  }
  chain.end();
  apart.end();
  EXPECT_EQ(clocksOf(chain, get("gfx942")), 99u * 32 + 4);
  EXPECT_EQ(clocksOf(chain, get("gfx942", "pess")), 99u * 40 + 4);
  EXPECT_EQ(getStall(run(chain, get("gfx942", "pess")), StallCause::Dependency),
            99u * 8);
  EXPECT_EQ(clocksOf(apart, get("gfx942", "pess")), 99u * 32 + 4);
  // What reads the result waits for it.
  EXPECT_EQ(clocksOf(Trace().matrix(7, 32).valuOn(7).end(), get("gfx942")),
            36u);
  EXPECT_EQ(clocksOf(Trace().matrix(7, 32).valuOn(8).end(), get("gfx942")), 8u);
}

TEST(TimingMatrix, PriorityGoesBeforeAge) {
  // The younger wave of the first SIMD does its vector work first.
  Trace plain = Trace().valu(100).end();
  Trace urgent = Trace().priority(1).valu(100).priority(0).end();
  TimingReport report = run(onFirstSimd({plain, urgent}), get("gfx942"));
  // The older one had the first slot, while s_setprio issued.
  EXPECT_EQ(report.clocks - 1, 4u * 200);
  EXPECT_EQ(getStall(report, StallCause::ValuTaken), 400u);
  // Back to age when it is over: no wave has two priorities.
  Trace late = Trace().priority(3).priority(0).valu(100).end();
  report = run(onFirstSimd({plain, late}), get("gfx942"));
  EXPECT_EQ(report.clocks - 1, 800u);
  EXPECT_EQ(getStall(report, StallCause::ValuTaken), 392u);
}

TEST(TimingMatrix, OccupancyOfCdna) {
  auto getWaves = [&](const char *chip, unsigned vgprs, uint64_t lds = 0) {
    KernelResources resources;
    resources.wavesPerWorkgroup = 4;
    resources.vgprs = vgprs;
    resources.ldsBytes = lds;
    return getOccupancy(get(chip), resources).wavesPerSimd;
  };
  EXPECT_EQ(getWaves("gfx908", 128), 2);
  EXPECT_EQ(getWaves("gfx908", 256), 1);
  // One file for both kinds.
  EXPECT_EQ(getWaves("gfx90a", 128), 4);
  EXPECT_EQ(getWaves("gfx942", 256), 2);
  EXPECT_EQ(getWaves("gfx942", 264), 1);
  EXPECT_EQ(getWaves("gfx942", 16), 8);
  EXPECT_EQ(getWaves("gfx942", 16, 65536), 1);
  EXPECT_EQ(getWaves("gfx950", 16, 65536), 2);
  EXPECT_EQ(getWaves("gfx950", 16, 163840), 1);
  // In granules of 1280 bytes 32 KiB are 26, so four times fit.
  EXPECT_EQ(getWaves("gfx950", 16, 32768), 4);
}

TEST(TimingMatrix, LoadsToTheLdsTakeItsTime) {
  Trace trace = Trace().loadToLds(16).ldsRead(16, 16).wait(-1, 0).end();
  // 8 clocks for 1024 bytes, then 8 of the read, which issues at 4, and 64.
  EXPECT_EQ(clocksOf(trace, get("gfx950")), 80u + 4);
  TimingReport report = run(trace, get("gfx950"));
  EXPECT_EQ(report.busy[static_cast<unsigned>(TimingUnit::Lds)], 16u);
  // vmcnt says when they are there: 16 clocks and 500.
  EXPECT_EQ(clocksOf(Trace().loadToLds(16).wait(0, -1).end(), get("gfx950")),
            516u + 4);
}

TEST(TimingRdna, EverySimdIssuesInEveryClock) {
  Trace trace = Trace().valu(100).end();
  EXPECT_EQ(clocksOf(trace, get("gfx1100")), 100u);
  TimingReport report = run({trace, trace}, get("gfx1100"));
  EXPECT_EQ(report.clocks - 1, 100u);
  EXPECT_NEAR(report.getShare(TimingUnit::Valu), 1.0, 2e-2);
  // The third and the fourth wave share the SIMDs.
  EXPECT_EQ(clocksOf({trace, trace, trace, trace}, get("gfx1100")), 200u);
}

TEST(TimingRdna, OtherWavesHideTheLatencyOfResults) {
  Trace chain;
  for (unsigned n = 0; n < 100; ++n)
    chain.valuOn(256);
  chain.end();
  EXPECT_EQ(clocksOf(chain, get("gfx1100")), 99u * 5 + 1);
  EXPECT_EQ(getStall(run(chain, get("gfx1100")), StallCause::Dependency),
            99u * 4);
  // Five waves fill the SIMD.
  std::vector<Trace> five = onFirstSimd({chain, chain, chain, chain, chain}, 2);
  TimingReport report = run(five, get("gfx1100"));
  EXPECT_EQ(report.clocks - 1, 500u);
}

TEST(TimingRdna, TranscendentalsHaveAUnitOfTheirOwn) {
  // A quarter of the rate, but three other instructions meanwhile.
  EXPECT_EQ(clocksOf(Trace().trans(100).end(), get("gfx1100")), 99u * 4 + 1);
  Trace mixed;
  for (unsigned n = 0; n < 100; ++n)
    mixed.trans().valu(3);
  mixed.end();
  EXPECT_EQ(clocksOf(mixed, get("gfx1100")), 400u);
}

TEST(TimingRdna, ProductsTakeTheVectorUnit) {
  Trace trace;
  for (unsigned n = 0; n < 100; ++n)
    trace.matrix(accumulator + n % 4, 32, 8192).valu(4);
  trace.end();
  EXPECT_EQ(clocksOf(trace, get("gfx1100")), 3600u);
  Trace alone;
  for (unsigned n = 0; n < 100; ++n)
    alone.matrix(accumulator + n % 4, 16, 8192);
  alone.end();
  TimingReport report = run({alone, alone}, get("gfx1201"));
  EXPECT_NEAR(report.getMatrixShare(), 1.0, 1e-2);
  EXPECT_NEAR(report.getShare(TimingUnit::Valu), 1.0, 1e-2);
}

TEST(TimingRdna, CountersOfTheirOwn) {
  // 32 lanes of 16 bytes are half of what the functions here access with 64.
  TimingParameters chip = get("gfx1201");
  Trace trace = Trace()
                    .load(16, 16)
                    .load(16, 16, 4096, /*isStore=*/true, WaitCounter::Store)
                    .scalarLoad(64, 8192, WaitCounter::Scalar)
                    .ldsRead(16, 16);
  // 4 clocks in the LDS, from 3 on, and 40.
  EXPECT_EQ(clocksOf(Trace(trace).waitFor(WaitCounter::Lds, 0).end(), chip),
            47u + 1);
  // 4 clocks in the scalar cache, from 2 on, and 60.
  EXPECT_EQ(clocksOf(Trace(trace).waitFor(WaitCounter::Scalar, 0).end(), chip),
            66u + 1);
  EXPECT_EQ(clocksOf(Trace(trace).waitFor(WaitCounter::Load, 0).end(), chip),
            316u + 1);
  EXPECT_EQ(clocksOf(Trace(trace).waitFor(WaitCounter::Store, 0).end(), chip),
            332u + 1);
  EXPECT_EQ(clocksOf(Trace(trace).waitFor(WaitCounter::Load, 1).end(), chip),
            4u + 1);
}

TEST(TimingRdna, AWorkgroupMayRunOnTwoUnits) {
  KernelResources both;
  both.units = 2;
  both.wavesPerWorkgroup = 8;
  both.vgprs = 240;
  both.ldsBytes = 41984;
  Occupancy occupancy = getOccupancy(get("gfx1100"), both);
  EXPECT_EQ(occupancy.workgroups, 3u);
  EXPECT_EQ(occupancy.wavesPerSimd, 6);
  EXPECT_EQ(occupancy.limit, "VGPRs, LDS");
  KernelResources one = both;
  one.units = 1;
  EXPECT_EQ(getOccupancy(get("gfx1100"), one).workgroups, 1u);
  EXPECT_EQ(getOccupancy(get("gfx1100"), one).limit, "VGPRs, LDS");

  // Four SIMDs, each pair with an LDS of its own.
  Trace trace = Trace().ldsRead(16, 16).ldsRead(16, 16).valu(100).end();
  KernelResources resources;
  resources.units = 2;
  TimingReport report =
      run({trace, trace, trace, trace}, get("gfx1100"), resources);
  EXPECT_EQ(report.units, 2u);
  EXPECT_EQ(report.clocks - 1, 102u);
  EXPECT_NEAR(report.getShare(TimingUnit::Lds), 32.0 / (2 * 103), 1e-6);
  // 96 units are 48 pairs.
  EXPECT_DOUBLE_EQ(report.estimate(96, 0).issueClocks, 2.0 * report.clocks);
}

} // namespace
