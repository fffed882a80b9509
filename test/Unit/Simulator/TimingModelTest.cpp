//===- TimingModelTest.cpp - The issue model on waves written by hand -----===//
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

TimingParameters getOpt() {
  return cantFail(getTimingParameters("gfx906", "opt"));
}

TimingReport run(ArrayRef<Trace> waves, unsigned count = 1,
                 TimingParameters parameters = getOpt(),
                 KernelResources resources = {}) {
  Expected<TimingReport> report =
      runTraces(parameters, waves, count, resources);
  if (!report) {
    ADD_FAILURE() << toString(report.takeError());
    return {};
  }
  return std::move(*report);
}

/// The clocks of one wave: from its first slot to the last clock of its end.
/// The loop stops one clock after the slot in which s_endpgm issued.
uint64_t clocksOf(const Trace &trace, TimingParameters parameters = getOpt()) {
  return run(trace, 1, parameters).clocks - 1;
}

uint64_t getStall(const TimingReport &report, StallCause cause) {
  return report.stalls[static_cast<unsigned>(cause)];
}

TEST(TimingModel, OneWaveIssuesInEverySlot) {
  EXPECT_EQ(clocksOf(Trace().end()), 0u);
  EXPECT_EQ(clocksOf(Trace().valu(100).end()), 400u);
  EXPECT_EQ(clocksOf(Trace().salu().valu(3).salu().end()), 20u);
  EXPECT_EQ(clocksOf(Trace().valu(3, ValuRate::Quarter).end()),
            // The last one's slot is over before it is.
            36u);
  EXPECT_EQ(clocksOf(Trace().valu(2, ValuRate::Double).valu().end()), 20u);
}

TEST(TimingModel, TwoWavesSaturateTheVectorUnit) {
  Trace trace = Trace().valu(1000).end();
  TimingReport report = run(onFirstSimd({trace, trace}));
  EXPECT_EQ(report.clocks, 8001u);
  // The younger wave waited while the older one ran.
  EXPECT_EQ(getStall(report, StallCause::ValuTaken), 4000u);
  // One SIMD of four.
  EXPECT_NEAR(report.getShare(TimingUnit::Valu), 0.25, 1e-3);

  // On SIMDs of their own they don't see each other.
  report = run({trace, trace, trace, trace});
  EXPECT_EQ(report.clocks, 4004u);
  EXPECT_NEAR(report.getShare(TimingUnit::Valu), 1.0, 2e-3);
}

TEST(TimingModel, WavesOfOneSimdIssueDifferentKindsTogether) {
  Trace vector = Trace().valu(100).end();
  Trace scalar;
  for (unsigned n = 0; n < 100; ++n)
    scalar.salu();
  scalar.end();
  EXPECT_EQ(run(onFirstSimd({vector, scalar})).clocks, 401u);
  EXPECT_EQ(run(onFirstSimd({scalar, scalar})).clocks, 801u);
}

TEST(TimingModel, OneWaveCannotHideItsOtherInstructions) {
  Trace trace;
  for (unsigned n = 0; n < 100; ++n)
    trace.valu(3).ldsRead(4, 4);
  trace.end();
  EXPECT_EQ(clocksOf(trace), 1600u);
  // A younger one fills its holes, 100 vector slots of 300, and is then alone
  // with the rest: 200 of them and 67 others.
  EXPECT_EQ(run(onFirstSimd({trace, trace})).clocks, 1600u + 267 * 4 + 1);
}

TEST(TimingModel, WaitsForLds) {
  // 2 clocks in the unit and 64 more: back at 66, so the slot of clock 68.
  Trace trace = Trace().ldsRead(4, 4).wait(-1, 0).valu().end();
  EXPECT_EQ(clocksOf(trace), 68u + 8);
  TimingReport report = run(trace);
  EXPECT_EQ(getStall(report, StallCause::LdsWait), 64u);

  // Four in a row, in order: 8 clocks each when nothing conflicts.
  Trace four;
  for (unsigned n = 0; n < 4; ++n)
    four.ldsRead(16, 16);
  EXPECT_EQ(clocksOf(Trace(four).wait(-1, 3).end()), 72u + 4);
  EXPECT_EQ(clocksOf(Trace(four).wait(-1, 1).end()), 88u + 4);
  EXPECT_EQ(clocksOf(Trace(four).wait(-1, 0).end()), 96u + 4);
  TimingParameters slow = getOpt();
  slow.ldsLatency = 128;
  EXPECT_EQ(clocksOf(Trace(four).wait(-1, 0).end(), slow), 160u + 4);
}

TEST(TimingModel, BankConflictsSlowTheUnit) {
  Trace trace = Trace().ldsRead(16, 128).ldsRead(16, 128).wait(-1, 0).end();
  // 64 clocks each instead of 8.
  EXPECT_EQ(clocksOf(trace), 128u + 64 + 4);
  TimingReport report = run(trace);
  EXPECT_EQ(report.getConflicts(LdsPhaseRule::A), 112u);
  EXPECT_EQ(report.getConflicts(LdsPhaseRule::B), 112u);
  ASSERT_EQ(report.ldsSites.size(), 2u);
  EXPECT_EQ(report.ldsSites[1].pc, 4u);
  EXPECT_EQ(report.ldsSites[1].clocks, 64u);
  EXPECT_EQ(report.ldsSites[1].conflictsA, 56u);
}

TEST(TimingModel, WaitsForGlobalMemory) {
  // 64 lanes of 16 bytes: 16 clocks, then 500.
  EXPECT_EQ(clocksOf(Trace().load(16, 16).wait(0, -1).end()), 516u + 4);
  // Each lane in a line of its own: 64 lines of 64 bytes.
  EXPECT_EQ(clocksOf(Trace().load(4, 256).wait(0, -1).end()), 564u + 4);
  // vmcnt(1) waits for the older one only; a wait for the LDS doesn't.
  Trace two = Trace().load(16, 16).load(16, 16, 4096);
  EXPECT_EQ(clocksOf(Trace(two).wait(1, -1).end()), 516u + 4);
  EXPECT_EQ(clocksOf(Trace(two).wait(0, -1).end()), 532u + 4);
  EXPECT_EQ(clocksOf(Trace(two).wait(-1, 0).end()), 12u);
  // 64 bytes from the scalar cache: 4 clocks and 180.
  Trace scalar = Trace().scalarLoad(64, 0).wait(-1, 0).end();
  EXPECT_EQ(clocksOf(scalar), 184u + 4);
  EXPECT_EQ(getStall(run(scalar), StallCause::SmemWait), 180u);
}

TEST(TimingModel, ScratchIsNearerButReturnsInOrder) {
  // 4 clocks and 250; behind a load from global memory not before that.
  EXPECT_EQ(clocksOf(Trace().scratchLoad().wait(0, -1).end()), 256u + 4);
  EXPECT_EQ(clocksOf(Trace().load(16, 16).scratchLoad().wait(0, -1).end()),
            516u + 4);
}

TEST(TimingModel, CountsBytesOfDifferentLines) {
  TimingReport report = run(Trace()
                                .load(16, 16)
                                .load(16, 16)
                                .load(4, 4, 1 << 20)
                                .load(16, 16, 0, /*isStore=*/true)
                                .scalarLoad(64, 2 << 20)
                                .end());
  EXPECT_EQ(report.vmemBytes, 3u * 1024 + 256);
  EXPECT_EQ(report.smemBytes, 64u);
  EXPECT_EQ(report.hbmReadBytes, 1024u + 256 + 64);
  EXPECT_EQ(report.hbmWriteBytes, 1024u);
}

TEST(TimingModel, CountersAreFull) {
  Trace trace;
  for (unsigned n = 0; n < 16; ++n)
    trace.ldsRead(4, 4);
  trace.end();
  TimingReport report = run(trace);
  // The sixteenth goes when the first is back, at 66.
  EXPECT_EQ(getStall(report, StallCause::CounterFull), 8u);
  EXPECT_EQ(report.clocks - 1, 68u + 4);
}

TEST(TimingModel, BarrierWaitsForTheSlowest) {
  Trace slow = Trace().valu(100).barrier().valu().end();
  Trace fast = Trace().barrier().valu().end();
  TimingReport report = run({fast, slow});
  // SIMD 1 arrives at 401; SIMD 0 goes on in its slot at 404.
  EXPECT_EQ(report.clocks, 401u + 4 + 4 + 1);
  EXPECT_EQ(getStall(report, StallCause::Barrier), 400u);

  TimingParameters later = getOpt();
  later.barrierClocks = 40;
  EXPECT_EQ(run({fast, slow}, 1, later).clocks, 444u + 4 + 1);
  // One that has ended is not waited for.
  report = run({fast, Trace().valu(100).end()});
  EXPECT_EQ(getStall(report, StallCause::Barrier), 400u);
}

TEST(TimingModel, SlotsWithoutWork) {
  EXPECT_EQ(clocksOf(Trace().nop(0).end()), 4u);
  EXPECT_EQ(clocksOf(Trace().nop(3).end()), 16u);
  EXPECT_EQ(clocksOf(Trace().branch(false).end()), 4u);
  EXPECT_EQ(clocksOf(Trace().branch(true).end()), 16u);
  TimingReport report = run(Trace().nop(3).branch(true).end());
  EXPECT_EQ(getStall(report, StallCause::Nop), 12u);
  EXPECT_EQ(getStall(report, StallCause::Branch), 12u);
}

TEST(TimingModel, FetchRuleTakesSlotsOfAWave) {
  // At 0, 8 | 16, 24 of each 32 bytes: two of four are free.
  Trace trace;
  for (unsigned n = 0; n < 100; ++n)
    trace.dot(n);
  trace.end();
  EXPECT_EQ(clocksOf(trace), 400u);
  TimingParameters strict = getOpt();
  strict.fetchPenaltySlots = 1;
  EXPECT_EQ(clocksOf(trace, strict), 600u);
  EXPECT_EQ(getStall(run(trace, 1, strict), StallCause::Fetch), 200u);
  // A younger wave uses them, but has its own, too.
  EXPECT_EQ(run(onFirstSimd({trace, trace}), 1, strict).clocks, 905u);
}

TEST(TimingModel, DependentResultsMayBeLate) {
  Trace chain, apart;
  for (unsigned n = 0; n < 100; ++n) {
    chain.dot(256);
    apart.dot(256 + n % 4);
  }
  chain.end();
  apart.end();
  EXPECT_EQ(clocksOf(chain), 400u);
  TimingParameters late = getOpt();
  late.dotLatency = 8;
  EXPECT_EQ(clocksOf(chain, late), 796u);
  EXPECT_EQ(getStall(run(chain, 1, late), StallCause::Dependency), 396u);
  EXPECT_EQ(clocksOf(apart, late), 400u);
}

TEST(TimingModel, AWorkgroupFollowsOneThatEnds) {
  KernelResources resources;
  resources.vgprs = 128;
  Trace trace = Trace().load(16, 16).wait(0, -1).end();
  // Eight fit, so nine take two rounds.
  TimingReport eight = run(trace, 8, getOpt(), resources);
  EXPECT_EQ(eight.occupancy.workgroups, 8u);
  TimingReport nine = run(trace, 9, getOpt(), resources);
  EXPECT_EQ(nine.workgroups, 9u);
  EXPECT_GT(nine.clocks, 2 * 516u);
  EXPECT_LT(nine.clocks, eight.clocks + 600);
}

TEST(TimingModel, Occupancy) {
  TimingParameters parameters = getOpt();
  auto get = [&](unsigned waves, unsigned vgprs, unsigned sgprs, uint64_t lds) {
    return getOccupancy(parameters, {waves, vgprs, sgprs, lds});
  };
  Occupancy occupancy = get(4, 118, 48, 31744);
  EXPECT_EQ(occupancy.workgroups, 2u);
  EXPECT_EQ(occupancy.wavesPerSimd, 2.0);
  EXPECT_EQ(occupancy.limit, "VGPRs, LDS");
  EXPECT_EQ(get(4, 24, 48, 32768).limit, "LDS");
  EXPECT_EQ(get(4, 24, 48, 33280).workgroups, 1u);
  EXPECT_EQ(get(1, 24, 48, 0).workgroups, 40u);
  EXPECT_EQ(get(1, 20, 48, 0).limit, "waves");
  EXPECT_EQ(get(2, 20, 48, 0).limit, "workgroups");
  EXPECT_EQ(get(1, 24, 102, 0).workgroups, 28u);
  EXPECT_EQ(get(1, 24, 102, 0).limit, "SGPRs");
  EXPECT_EQ(get(4, 129, 48, 0).workgroups, 1u);

  KernelResources large;
  large.ldsBytes = 70000;
  Expected<TimingReport> report =
      runTraces(parameters, Trace().end(), 1, large);
  EXPECT_EQ(toString(report.takeError()),
            "a workgroup of 1 waves with 1 VGPRs, 1 SGPRs and 70000 bytes of "
            "LDS does not fit a compute unit: not enough LDS");
}

TEST(TimingModel, EstimatesTheGrid) {
  Trace trace;
  for (unsigned n = 0; n < 1000; ++n)
    trace.dot(n % 8);
  trace.load(16, 16).end();
  TimingReport report = run({trace, trace, trace, trace}, 2);
  // Two waves a SIMD that only do v_dot2.
  EXPECT_NEAR(report.getDotShare(), 1.0, 2e-3);
  EXPECT_EQ(report.dotFlops, 8u * 1000 * 256);

  KernelEstimate estimate = report.estimate(1200, 0);
  EXPECT_DOUBLE_EQ(estimate.issueClocks, report.clocks * 10.0);
  EXPECT_NEAR(estimate.tflops, 26.5, 0.1);
  EXPECT_NEAR(estimate.shareOfPeak, 1.0, 2e-3);
  EXPECT_TRUE(estimate.flopsAreCounted);
  // Fewer workgroups than units take as long as those that were run.
  EXPECT_DOUBLE_EQ(report.estimate(60, 0).issueClocks,
                   static_cast<double>(report.clocks));
  // Useful operations of the caller.
  EXPECT_NEAR(report.estimate(1200, estimate.flops / 2).shareOfPeak, 0.5, 2e-3);
  // 1024 GB/s over 60 units of 1.725 GHz.
  EXPECT_NEAR(report.parameters.getHbmBytesPerClock(), 9.894, 1e-3);
  EXPECT_DOUBLE_EQ(estimate.hbmBytes, 600.0 * 1024);
}

} // namespace
