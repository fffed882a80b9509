//===- TimingChips.cpp - The timing parameters of each chip ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A chip is described by what it changes of an earlier one. Where the values
// come from is said in the table of parameters, and in docs/Simulator.md.
//
//===----------------------------------------------------------------------===//

#include "TimingChips.h"

using namespace llvm;
using namespace attn::sim;

/// Radeon Instinct MI50, Vega 20.
static constexpr TimingParameters gfx906 = {
    /*computeUnits=*/60,
    /*clockMHz=*/1725,
    /*hbmGBPerSecond=*/1024,

    /*waveLanes=*/64,
    /*simds=*/4,
    /*wavesPerSimd=*/10,
    /*workgroupsPerUnit=*/16,
    /*vgprs=*/256,
    /*vgprGranule=*/4,
    /*sgprs=*/800,
    /*sgprGranule=*/16,
    /*ldsBytes=*/65536,
    /*ldsGranule=*/512,

    /*slotClocks=*/4,
    /*valuClocks=*/4,
    /*quarterRateClocks=*/16,
    /*transIssueClocks=*/16,
    /*doubleClocks=*/8,
    /*doubleTransClocks=*/32,
    /*valuLatency=*/4,
    /*dotLatency=*/4,
    /*transLatency=*/16,
    /*saluLatency=*/4,
    /*branchTakenSlots=*/4,
    /*fetchPenaltySlots=*/0,
    /*fetchBlockBytes=*/32,
    /*fetchFreeBytes=*/12,
    /*barrierClocks=*/0,

    /*matrixPasses=*/0,
    /*matrixDepth=*/0,
    /*matrixIssueClocks=*/0,
    /*matrixExtraLatency=*/0,

    /*ldsBytesPerClock=*/128,
    /*ldsBanks=*/32,
    /*ldsLatency=*/64,
    /*ldsPhaseRule=*/static_cast<int64_t>(LdsPhaseRule::A),
    /*ldsCounterMax=*/15,

    /*vmemBytesPerClock=*/64,
    /*vmemLineBytes=*/64,
    /*vmemLatency=*/500,
    /*scratchLatency=*/250,
    /*vmemCounterMax=*/63,
    /*smemBytesPerClock=*/16,
    /*smemLatency=*/180,
};

/// Instinct MI100. AGPRs are a register file of their own and of the same size,
/// so the number of vector registers alone limits the waves.
static constexpr TimingParameters makeGfx908() {
  TimingParameters chip = gfx906;
  chip.computeUnits = 120;
  chip.clockMHz = 1502;
  chip.hbmGBPerSecond = 1229;
  chip.matrixPasses = 8;
  chip.matrixDepth = 16;
  chip.matrixIssueClocks = 4;
  return chip;
}

/// One of the two dies of Instinct MI250, which programs see as a GPU each.
static constexpr TimingParameters makeGfx90a() {
  TimingParameters chip = makeGfx908();
  chip.computeUnits = 104;
  chip.clockMHz = 1700;
  chip.hbmGBPerSecond = 1638;
  chip.wavesPerSimd = 8;
  chip.vgprs = 512;
  chip.vgprGranule = 8;
  chip.doubleClocks = 4;
  chip.doubleTransClocks = 16;
  return chip;
}

/// Instinct MI300X.
static constexpr TimingParameters makeGfx942() {
  TimingParameters chip = makeGfx90a();
  chip.computeUnits = 304;
  chip.clockMHz = 2100;
  chip.hbmGBPerSecond = 5300;
  chip.vmemLineBytes = 128;
  chip.matrixPasses = 4;
  return chip;
}

/// Instinct MI350X.
static constexpr TimingParameters makeGfx950() {
  TimingParameters chip = makeGfx942();
  chip.computeUnits = 256;
  chip.clockMHz = 2200;
  chip.hbmGBPerSecond = 8000;
  chip.ldsBytes = 163840;
  chip.ldsGranule = 1280;
  chip.matrixDepth = 32;
  return chip;
}

/// Radeon RX 6800.
static constexpr TimingParameters makeGfx1030() {
  TimingParameters chip = gfx906;
  chip.computeUnits = 60;
  chip.clockMHz = 2105;
  chip.hbmGBPerSecond = 512;
  chip.waveLanes = 32;
  chip.simds = 2;
  chip.wavesPerSimd = 16;
  chip.vgprs = 1024;
  chip.vgprGranule = 16;
  // A wave has 128 in any case, so they are no limit.
  chip.sgprs = 4096;
  chip.sgprGranule = 128;
  chip.slotClocks = 1;
  chip.valuClocks = 1;
  chip.quarterRateClocks = 4;
  chip.transIssueClocks = 1;
  chip.doubleClocks = 16;
  chip.doubleTransClocks = 64;
  chip.valuLatency = 5;
  chip.dotLatency = 5;
  chip.transLatency = 10;
  chip.saluLatency = 2;
  chip.branchTakenSlots = 16;
  chip.ldsLatency = 40;
  chip.ldsCounterMax = 63;
  chip.vmemLineBytes = 128;
  chip.vmemLatency = 300;
  chip.scratchLatency = 150;
  chip.smemLatency = 60;
  return chip;
}

/// Radeon RX 7900 XTX. WMMA uses the vector unit itself: nothing goes on there
/// meanwhile.
static constexpr TimingParameters makeGfx1100() {
  TimingParameters chip = makeGfx1030();
  chip.computeUnits = 96;
  chip.clockMHz = 2500;
  chip.hbmGBPerSecond = 960;
  chip.vgprs = 1536;
  chip.vgprGranule = 24;
  chip.matrixPasses = 8;
  chip.matrixDepth = 16;
  chip.matrixIssueClocks = 32;
  return chip;
}

/// Radeon RX 9070 XT.
static constexpr TimingParameters makeGfx1201() {
  TimingParameters chip = makeGfx1100();
  chip.computeUnits = 64;
  chip.clockMHz = 2970;
  chip.hbmGBPerSecond = 640;
  chip.matrixPasses = 4;
  chip.matrixIssueClocks = 16;
  return chip;
}

static const TimingOverride pessimisticGcn[] = {
    {&TimingParameters::fetchPenaltySlots, 1},
    {&TimingParameters::ldsLatency, 128},
    {&TimingParameters::vmemLatency, 1000},
    {&TimingParameters::scratchLatency, 500},
    {&TimingParameters::smemLatency, 200},
};

static const TimingOverride pessimisticCdna[] = {
    {&TimingParameters::matrixExtraLatency, 8},
    {&TimingParameters::ldsLatency, 128},
    {&TimingParameters::vmemLatency, 1000},
    {&TimingParameters::scratchLatency, 500},
    {&TimingParameters::smemLatency, 200},
};

static const TimingOverride pessimisticRdna[] = {
    {&TimingParameters::branchTakenSlots, 32},
    {&TimingParameters::matrixExtraLatency, 8},
    {&TimingParameters::ldsLatency, 80},
    {&TimingParameters::vmemLatency, 800},
    {&TimingParameters::scratchLatency, 300},
    {&TimingParameters::smemLatency, 200},
};

static const ChipTiming chips[] = {
    {"gfx906", gfx906, pessimisticGcn},
    {"gfx908", makeGfx908(), pessimisticCdna},
    {"gfx90a", makeGfx90a(), pessimisticCdna},
    {"gfx942", makeGfx942(), pessimisticCdna},
    {"gfx950", makeGfx950(), pessimisticCdna},
    {"gfx1030", makeGfx1030(), pessimisticRdna},
    {"gfx1100", makeGfx1100(), pessimisticRdna},
    {"gfx1201", makeGfx1201(), pessimisticRdna},
};

ArrayRef<ChipTiming> attn::sim::getChipTimings() { return chips; }
