//===- TimingParametersTest.cpp - Names, presets and errors ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/TimingParameters.h"

#include "llvm/ADT/StringSet.h"
#include "gtest/gtest.h"

using namespace attn::sim;
using namespace llvm;

namespace {

std::string getError(StringRef assignments) {
  TimingParameters parameters = cantFail(getTimingParameters("gfx906", "opt"));
  return toString(setTimingParameters(parameters, assignments));
}

TEST(TimingParameters, Presets) {
  TimingParameters opt = cantFail(getTimingParameters("gfx906", "opt"));
  TimingParameters pess = cantFail(getTimingParameters("gfx906", "pess"));
  EXPECT_EQ(opt.ldsLatency, 64);
  EXPECT_EQ(pess.ldsLatency, 128);
  EXPECT_EQ(opt.vmemLatency, 500);
  EXPECT_EQ(pess.vmemLatency, 1000);
  EXPECT_EQ(opt.fetchPenaltySlots, 0);
  EXPECT_EQ(pess.fetchPenaltySlots, 1);
  // What the presets don't name they share.
  EXPECT_EQ(opt.ldsBytes, pess.ldsBytes);
  EXPECT_EQ(toString(getTimingParameters("gfx000", "opt").takeError()),
            "no timing parameters for chip 'gfx000'; there are some for: "
            "gfx906, gfx908, gfx90a, gfx942, gfx950, gfx1030, gfx1100, "
            "gfx1201");
  EXPECT_EQ(toString(getTimingParameters("gfx906", "best").takeError()),
            "unknown timing preset 'best': expected opt (short latencies) or "
            "pess (long ones)");
}

TEST(TimingParameters, EveryMemberHasOneNameAndAValidValue) {
  StringSet<> names;
  for (const TimingParameterInfo &info : getTimingParameterInfos())
    EXPECT_TRUE(names.insert(info.name).second) << info.name.str();
  for (StringRef chip : getTimedChips())
    for (StringRef preset : {"opt", "pess"}) {
      TimingParameters parameters = cantFail(getTimingParameters(chip, preset));
      for (const TimingParameterInfo &info : getTimingParameterInfos()) {
        EXPECT_GE(parameters.*info.member, info.least)
            << chip.str() << ' ' << info.name.str();
        EXPECT_LE(parameters.*info.member, info.greatest)
            << chip.str() << ' ' << info.name.str();
      }
    }
  EXPECT_EQ(names.size(), sizeof(TimingParameters) / sizeof(int64_t));
}

TEST(TimingParameters, PeaksAreThoseOfTheProducts) {
  auto getPeak = [](StringRef chip) {
    return cantFail(getTimingParameters(chip, "opt")).getPeakFlops() / 1e12;
  };
  EXPECT_NEAR(getPeak("gfx906"), 26.5, 0.05);
  EXPECT_NEAR(getPeak("gfx908"), 184.6, 0.05);
  // One die of two.
  EXPECT_NEAR(getPeak("gfx90a"), 362.1 / 2, 0.05);
  EXPECT_NEAR(getPeak("gfx942"), 1307.4, 0.05);
  EXPECT_NEAR(getPeak("gfx950"), 2306.9, 0.05);
  EXPECT_NEAR(getPeak("gfx1030"), 32.3, 0.05);
  EXPECT_NEAR(getPeak("gfx1100"), 122.9, 0.05);
  EXPECT_NEAR(getPeak("gfx1201"), 194.6, 0.05);
}

TEST(TimingParameters, Assignments) {
  TimingParameters parameters = cantFail(getTimingParameters("gfx906", "opt"));
  cantFail(setTimingParameters(
      parameters, "lds-latency=100,lds-phase-rule=B,vmem-latency=0"));
  EXPECT_EQ(parameters.ldsLatency, 100);
  EXPECT_EQ(parameters.vmemLatency, 0);
  EXPECT_EQ(parameters.ldsPhaseRule, static_cast<int64_t>(LdsPhaseRule::B));
  cantFail(setTimingParameters(parameters, ""));

  EXPECT_EQ(getError("lds-latency"),
            "timing parameters: expected name=value, found 'lds-latency'");
  EXPECT_EQ(getError("lds-latncy=3"),
            "unknown timing parameter 'lds-latncy'; did you mean "
            "'lds-latency'? docs/Simulator.md lists all");
  EXPECT_EQ(getError("foo=3"),
            "unknown timing parameter 'foo'; docs/Simulator.md lists all");
  EXPECT_EQ(getError("lds-latency=-1"),
            "timing parameter lds-latency: expected an integer from 0 to "
            "1048576, found '-1'");
  EXPECT_EQ(getError("lds-banks=many"),
            "timing parameter lds-banks: expected an integer from 1 to 256, "
            "found 'many'");
  EXPECT_EQ(getError("lds-phase-rule=C"),
            "timing parameter lds-phase-rule: expected A or B, found 'C'");
}

TEST(TimingParameters, AnErrorChangesNothing) {
  TimingParameters parameters = cantFail(getTimingParameters("gfx906", "opt"));
  EXPECT_TRUE(errorToBool(
      setTimingParameters(parameters, "lds-latency=100,lds-banks=0")));
  EXPECT_EQ(parameters.ldsLatency, 64);
}

} // namespace
