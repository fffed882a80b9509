//===- TimingParameters.cpp - What the timing model assumes ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/TimingParameters.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace attn::sim;

namespace {

/// A value that the preset "pess" takes instead.
struct Override {
  int64_t TimingParameters::*member;
  int64_t value;
};

/// One row of the table of chips: a further chip is a further row.
struct ChipTiming {
  StringLiteral chip;
  TimingParameters optimistic;
  ArrayRef<Override> pessimistic;
};

} // namespace

static const TimingParameters gfx906 = {
    /*computeUnits=*/60,
    /*clockMHz=*/1725,
    /*hbmGBPerSecond=*/1024,

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

static const Override gfx906Pessimistic[] = {
    {&TimingParameters::fetchPenaltySlots, 1},
    {&TimingParameters::ldsLatency, 128},
    {&TimingParameters::vmemLatency, 1000},
    {&TimingParameters::scratchLatency, 500},
    {&TimingParameters::smemLatency, 200},
};

static const ChipTiming chips[] = {
    {"gfx906", gfx906, gfx906Pessimistic},
};

// Long enough for any latency, short enough that sums cannot overflow.
static constexpr int64_t mostClocks = 1 << 20;

static const TimingParameterInfo infos[] = {
    {"compute-units", &TimingParameters::computeUnits, 1, 1 << 16, 'S',
     "compute units of the chip"},
    {"clock-mhz", &TimingParameters::clockMHz, 1, 1 << 16, 'S',
     "clock of the compute units"},
    {"hbm-gb-per-second", &TimingParameters::hbmGBPerSecond, 1, 1 << 20, 'S',
     "bandwidth of memory, in 1e9 bytes a second"},
    {"simds", &TimingParameters::simds, 1, 16, 'S',
     "SIMDs of a compute unit; each issues in its own clock of a slot"},
    {"waves-per-simd", &TimingParameters::wavesPerSimd, 1, 64, 'S',
     "waves that a SIMD can hold"},
    {"workgroups-per-unit", &TimingParameters::workgroupsPerUnit, 1, 256, 'S',
     "workgroups of several waves that a compute unit can hold"},
    {"vgprs", &TimingParameters::vgprs, 1, 4096, 'S',
     "vector registers of a SIMD, for each lane"},
    {"vgpr-granule", &TimingParameters::vgprGranule, 1, 256, 'M',
     "vector registers are given to waves in multiples of this"},
    {"sgprs", &TimingParameters::sgprs, 1, 1 << 16, 'M',
     "scalar registers of a SIMD"},
    {"sgpr-granule", &TimingParameters::sgprGranule, 1, 256, 'M',
     "scalar registers are given to waves in multiples of this"},
    {"lds-bytes", &TimingParameters::ldsBytes, 1, 1 << 24, 'S',
     "workgroup memory of a compute unit"},
    {"lds-granule", &TimingParameters::ldsGranule, 1, 1 << 16, 'M',
     "workgroup memory is given to workgroups in multiples of this"},
    {"slot-clocks", &TimingParameters::slotClocks, 1, 64, 'S',
     "clocks between two issue slots of a SIMD"},
    {"valu-clocks", &TimingParameters::valuClocks, 1, 1024, 'S',
     "clocks for which a vector instruction takes the SIMD"},
    {"quarter-rate-clocks", &TimingParameters::quarterRateClocks, 1, 1024, 'S',
     "the same for exp, log, rcp, rsq, sqrt, sin, cos and 32-bit multiplies"},
    {"double-clocks", &TimingParameters::doubleClocks, 1, 1024, 'S',
     "the same for add, multiply and fma of f64"},
    {"double-trans-clocks", &TimingParameters::doubleTransClocks, 1, 1024, '?',
     "the same for rcp, rsq, sqrt and div of f64"},
    {"valu-latency", &TimingParameters::valuLatency, 1, mostClocks, 'S',
     "clocks from a vector instruction to one that reads its result"},
    {"dot-latency", &TimingParameters::dotLatency, 1, mostClocks, '?',
     "the same for v_dot instructions"},
    {"trans-latency", &TimingParameters::transLatency, 1, mostClocks, '?',
     "the same for exp and its like"},
    {"salu-latency", &TimingParameters::saluLatency, 1, mostClocks, 'S',
     "clocks from a scalar instruction to one that reads its result"},
    {"branch-taken-slots", &TimingParameters::branchTakenSlots, 1, 1024, 'C',
     "issue slots that a taken branch costs its wave"},
    {"fetch-penalty-slots", &TimingParameters::fetchPenaltySlots, 0, 1024, 'C',
     "issue slots that an 8-byte instruction costs its wave if it begins "
     "behind "
     "the free bytes of a fetch block"},
    {"fetch-block-bytes", &TimingParameters::fetchBlockBytes, 4, 1024, 'C',
     "bytes of a fetch block"},
    {"fetch-free-bytes", &TimingParameters::fetchFreeBytes, 0, 1024, 'C',
     "bytes at the head of a fetch block where an 8-byte instruction is free"},
    {"barrier-clocks", &TimingParameters::barrierClocks, 0, mostClocks, '?',
     "clocks from the last wave's s_barrier to the release of all"},
    {"lds-bytes-per-clock", &TimingParameters::ldsBytesPerClock, 4, 1 << 16,
     'S', "bytes that the LDS moves in a clock without bank conflicts"},
    {"lds-banks", &TimingParameters::ldsBanks, 1, 256, 'S',
     "banks of the LDS, of 4 bytes each"},
    {"lds-latency", &TimingParameters::ldsLatency, 0, mostClocks, 'C',
     "clocks from the end of an LDS access in the unit to its return"},
    {"lds-phase-rule", &TimingParameters::ldsPhaseRule, 0, 1, '?',
     "which lanes of a 16-byte read go together: A, eight consecutive ones; B, "
     "as CDNA3"},
    {"lgkmcnt-max", &TimingParameters::ldsCounterMax, 1, 1 << 16, 'S',
     "LDS and scalar accesses that a wave can have in flight"},
    {"vmem-bytes-per-clock", &TimingParameters::vmemBytesPerClock, 1, 1 << 16,
     'S', "bytes that the vector memory unit moves in a clock"},
    {"vmem-line-bytes", &TimingParameters::vmemLineBytes, 4, 1 << 16, 'S',
     "bytes of the pieces in which it moves them"},
    {"vmem-latency", &TimingParameters::vmemLatency, 0, mostClocks, 'C',
     "clocks from the end of an access in the unit to its return"},
    {"scratch-latency", &TimingParameters::scratchLatency, 0, mostClocks, '?',
     "the same for scratch: spilled registers, taken to be in a cache"},
    {"vmcnt-max", &TimingParameters::vmemCounterMax, 1, 1 << 16, 'S',
     "vector memory accesses that a wave can have in flight"},
    {"smem-bytes-per-clock", &TimingParameters::smemBytesPerClock, 1, 1 << 16,
     '?', "bytes that the scalar cache gives a compute unit in a clock"},
    {"smem-latency", &TimingParameters::smemLatency, 0, mostClocks, '?',
     "clocks from the end of a scalar load in the cache to its return"},
};

double TimingParameters::getHbmBytesPerClock() const {
  return hbmGBPerSecond * 1e9 / (clockMHz * 1e6) / computeUnits;
}

double TimingParameters::getDotsPerClock() const {
  return static_cast<double>(simds) / valuClocks;
}

ArrayRef<TimingParameterInfo> attn::sim::getTimingParameterInfos() {
  return infos;
}

Expected<TimingParameters> attn::sim::getTimingParameters(StringRef chip,
                                                          StringRef preset) {
  const ChipTiming *row =
      find_if(chips, [&](const ChipTiming &each) { return each.chip == chip; });
  if (row == std::end(chips))
    return createStringError(
        "no timing parameters for chip '%s'; there are some for: %s",
        chip.str().c_str(),
        join(map_range(chips,
                       [](const ChipTiming &each) { return each.chip.str(); }),
             ", ")
            .c_str());
  TimingParameters parameters = row->optimistic;
  if (preset == "pess")
    for (const Override &each : row->pessimistic)
      parameters.*each.member = each.value;
  else if (preset != "opt")
    return createStringError(
        "unknown timing preset '%s': expected opt (short latencies) or pess "
        "(long ones)",
        preset.str().c_str());
  return parameters;
}

static std::string formatValue(const TimingParameters &parameters,
                               const TimingParameterInfo &info) {
  if (info.member == &TimingParameters::ldsPhaseRule)
    return parameters.ldsPhaseRule ? "B" : "A";
  return std::to_string(parameters.*info.member);
}

Error attn::sim::printTimingParameters(raw_ostream &os, StringRef chip) {
  Expected<TimingParameters> opt = getTimingParameters(chip, "opt");
  if (!opt)
    return opt.takeError();
  TimingParameters pess = cantFail(getTimingParameters(chip, "pess"));
  os << "| parameter | opt | pess | source | meaning |\n"
        "|---|---:|---:|---|---|\n";
  for (const TimingParameterInfo &info : infos)
    os << "| `" << info.name << "` | " << formatValue(*opt, info) << " | "
       << formatValue(pess, info) << " | " << info.source << " | "
       << info.meaning << " |\n";
  return Error::success();
}

static Expected<int64_t> parseValue(const TimingParameterInfo &info,
                                    StringRef text) {
  if (info.member == &TimingParameters::ldsPhaseRule) {
    if (text == "A" || text == "B")
      return text == "B";
    return createStringError(
        "timing parameter lds-phase-rule: expected A or B, found '%s'",
        text.str().c_str());
  }
  int64_t value;
  if (text.getAsInteger(10, value) || value < info.least ||
      value > info.greatest)
    return createStringError(
        "timing parameter %s: expected an integer from %lld to %lld, found "
        "'%s'",
        info.name.data(), static_cast<long long>(info.least),
        static_cast<long long>(info.greatest), text.str().c_str());
  return value;
}

Error attn::sim::setTimingParameters(TimingParameters &parameters,
                                     StringRef assignments) {
  SmallVector<StringRef> parts;
  assignments.split(parts, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  TimingParameters changed = parameters;
  for (StringRef part : parts) {
    if (!part.contains('='))
      return createStringError(
          "timing parameters: expected name=value, found '%s'",
          part.str().c_str());
    auto [name, text] = part.split('=');
    const TimingParameterInfo *info =
        find_if(infos, [name = name](const TimingParameterInfo &each) {
          return each.name == name;
        });
    if (info == std::end(infos)) {
      StringRef nearest;
      unsigned least = ~0u;
      for (const TimingParameterInfo &each : infos)
        if (unsigned distance = name.edit_distance(each.name); distance < least)
          std::tie(nearest, least) = std::pair(StringRef(each.name), distance);
      return createStringError(
          "unknown timing parameter '%s'; did you mean '%s'? docs/Simulator.md "
          "lists all",
          name.str().c_str(), nearest.str().c_str());
    }
    Expected<int64_t> value = parseValue(*info, text);
    if (!value)
      return value.takeError();
    changed.*info->member = *value;
  }
  if (changed.slotClocks < changed.simds)
    return createStringError(
        "timing parameters: slot-clocks is %lld, but %lld SIMDs that take "
        "turns need as many",
        static_cast<long long>(changed.slotClocks),
        static_cast<long long>(changed.simds));
  parameters = changed;
  return Error::success();
}
