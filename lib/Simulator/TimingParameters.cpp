//===- TimingParameters.cpp - What the timing model assumes ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/TimingParameters.h"

#include "TimingChips.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

#include <algorithm>

using namespace llvm;
using namespace attn::sim;

// Long enough for any latency, short enough that sums cannot overflow.
static constexpr int64_t mostClocks = 1 << 20;

static const TimingParameterInfo infos[] = {
    {"compute-units", &TimingParameters::computeUnits, 1, 1 << 16, "S",
     "compute units of the chip"},
    {"clock-mhz", &TimingParameters::clockMHz, 1, 1 << 16, "S",
     "clock of the compute units"},
    {"hbm-gb-per-second", &TimingParameters::hbmGBPerSecond, 1, 1 << 20, "S",
     "bandwidth of memory, in 1e9 bytes a second"},
    {"wave-lanes", &TimingParameters::waveLanes, 32, 64, "S",
     "lanes of a wave"},
    {"simds", &TimingParameters::simds, 1, 16, "S",
     "SIMDs of a compute unit; they issue in different clocks of a slot"},
    {"waves-per-simd", &TimingParameters::wavesPerSimd, 1, 64, "S",
     "waves that a SIMD can hold"},
    {"workgroups-per-unit", &TimingParameters::workgroupsPerUnit, 1, 256, "S",
     "workgroups of several waves that a compute unit can hold"},
    {"vgprs", &TimingParameters::vgprs, 1, 4096, "S",
     "vector registers of a SIMD, for each lane"},
    {"vgpr-granule", &TimingParameters::vgprGranule, 1, 256, "M",
     "vector registers are given to waves in multiples of this"},
    {"sgprs", &TimingParameters::sgprs, 1, 1 << 16, "M",
     "scalar registers of a SIMD"},
    {"sgpr-granule", &TimingParameters::sgprGranule, 1, 256, "M",
     "scalar registers are given to waves in multiples of this"},
    {"lds-bytes", &TimingParameters::ldsBytes, 1, 1 << 24, "S",
     "workgroup memory of a compute unit"},
    {"lds-granule", &TimingParameters::ldsGranule, 1, 1 << 16, "M",
     "workgroup memory is given to workgroups in multiples of this"},
    {"slot-clocks", &TimingParameters::slotClocks, 1, 64, "S",
     "clocks between two issue slots of a SIMD"},
    {"valu-clocks", &TimingParameters::valuClocks, 1, 1024, "S",
     "clocks for which a vector instruction takes the SIMD"},
    {"quarter-rate-clocks", &TimingParameters::quarterRateClocks, 1, 1024, "S",
     "the same for exp, log, rcp, rsq, sqrt, sin, cos and 32-bit multiplies"},
    {"trans-issue-clocks", &TimingParameters::transIssueClocks, 1, 1024, "S",
     "of these, those in which exp and its like keep other vector instructions "
     "out"},
    {"double-clocks", &TimingParameters::doubleClocks, 1, 1024, "S",
     "clocks for which add, multiply and fma of f64 take the SIMD"},
    {"double-trans-clocks", &TimingParameters::doubleTransClocks, 1, 1024, "?",
     "the same for rcp, rsq, sqrt and div of f64"},
    {"valu-latency", &TimingParameters::valuLatency, 1, mostClocks, "S, M RDNA",
     "clocks from a vector instruction to one that reads its result"},
    {"dot-latency", &TimingParameters::dotLatency, 1, mostClocks, "?, M RDNA",
     "the same for v_dot instructions"},
    {"trans-latency", &TimingParameters::transLatency, 1, mostClocks,
     "?, M RDNA", "the same for exp and its like"},
    {"salu-latency", &TimingParameters::saluLatency, 1, mostClocks, "S, M RDNA",
     "clocks from a scalar instruction to one that reads its result"},
    {"branch-taken-slots", &TimingParameters::branchTakenSlots, 1, 1024,
     "C, ? RDNA", "issue slots that a taken branch costs its wave"},
    {"fetch-penalty-slots", &TimingParameters::fetchPenaltySlots, 0, 1024, "C",
     "issue slots that an 8-byte instruction costs its wave if it begins "
     "behind "
     "the free bytes of a fetch block"},
    {"fetch-block-bytes", &TimingParameters::fetchBlockBytes, 4, 1024, "C",
     "bytes of a fetch block"},
    {"fetch-free-bytes", &TimingParameters::fetchFreeBytes, 0, 1024, "C",
     "bytes at the head of a fetch block where an 8-byte instruction is free"},
    {"barrier-clocks", &TimingParameters::barrierClocks, 0, mostClocks, "?",
     "clocks from the last wave's s_barrier to the release of all"},
    {"matrix-passes", &TimingParameters::matrixPasses, 0, 1024, "M",
     "passes, of 4 clocks each, for which a 16x16 product of f16 takes the "
     "matrix pipe of its SIMD; 0: there is none"},
    {"matrix-depth", &TimingParameters::matrixDepth, 0, 1024, "S",
     "products that each element of the largest such product sums"},
    {"matrix-issue-clocks", &TimingParameters::matrixIssueClocks, 0, 1024,
     "S, ? RDNA",
     "clocks of it in which it keeps other vector instructions out"},
    {"matrix-extra-latency", &TimingParameters::matrixExtraLatency, 0,
     mostClocks, "?",
     "clocks from the end of a matrix product to an instruction that reads "
     "it"},
    {"lds-bytes-per-clock", &TimingParameters::ldsBytesPerClock, 4, 1 << 16,
     "S", "bytes that the LDS moves in a clock without bank conflicts"},
    {"lds-banks", &TimingParameters::ldsBanks, 1, 256, "S",
     "banks of the LDS, of 4 bytes each"},
    {"lds-latency", &TimingParameters::ldsLatency, 0, mostClocks, "C, ? RDNA",
     "clocks from the end of an LDS access in the unit to its return"},
    {"lds-phase-rule", &TimingParameters::ldsPhaseRule, 0, 1, "?",
     "which lanes of a 16-byte read go together: A, eight consecutive ones; B, "
     "as CDNA3"},
    {"lgkmcnt-max", &TimingParameters::ldsCounterMax, 1, 1 << 16, "S",
     "LDS and scalar accesses that a wave can have in flight; from gfx12 on of "
     "each"},
    {"vmem-bytes-per-clock", &TimingParameters::vmemBytesPerClock, 1, 1 << 16,
     "S", "bytes that the vector memory unit moves in a clock"},
    {"vmem-line-bytes", &TimingParameters::vmemLineBytes, 4, 1 << 16, "S",
     "bytes of the pieces in which it moves them"},
    {"vmem-latency", &TimingParameters::vmemLatency, 0, mostClocks, "C, ? RDNA",
     "clocks from the end of an access in the unit to its return"},
    {"scratch-latency", &TimingParameters::scratchLatency, 0, mostClocks, "?",
     "the same for scratch: spilled registers, taken to be in a cache"},
    {"vmcnt-max", &TimingParameters::vmemCounterMax, 1, 1 << 16, "S",
     "vector memory accesses that a wave can have in flight; from gfx10 on "
     "loads and stores of each"},
    {"smem-bytes-per-clock", &TimingParameters::smemBytesPerClock, 1, 1 << 16,
     "?", "bytes that the scalar cache gives a compute unit in a clock"},
    {"smem-latency", &TimingParameters::smemLatency, 0, mostClocks, "?",
     "clocks from the end of a scalar load in the cache to its return"},
};

double TimingParameters::getHbmBytesPerClock() const {
  return hbmGBPerSecond * 1e9 / (clockMHz * 1e6) / computeUnits;
}

double TimingParameters::getDotFlopsPerClock() const {
  // Two multiplications and two additions of a lane.
  return 4.0 * waveLanes * simds / valuClocks;
}

double TimingParameters::getMatrixFlopsPerClock() const {
  if (!hasMatrixPipe())
    return 0;
  return 2.0 * 16 * 16 * matrixDepth * simds /
         (matrixPassClocks * matrixPasses);
}

double TimingParameters::getPeakFlopsPerClock() const {
  return std::max(getDotFlopsPerClock(), getMatrixFlopsPerClock());
}

double TimingParameters::getPeakFlops() const {
  return getPeakFlopsPerClock() * computeUnits * clockMHz * 1e6;
}

SmallVector<StringRef> attn::sim::getTimedChips() {
  return llvm::map_to_vector(
      getChipTimings(),
      [](const ChipTiming &each) -> StringRef { return each.chip; });
}

ArrayRef<TimingParameterInfo> attn::sim::getTimingParameterInfos() {
  return infos;
}

Expected<TimingParameters> attn::sim::getTimingParameters(StringRef chip,
                                                          StringRef preset) {
  const ChipTiming *row =
      find_if(getChipTimings(),
              [&](const ChipTiming &each) { return each.chip == chip; });
  if (row == getChipTimings().end())
    return createStringError(
        "no timing parameters for chip '%s'; there are some for: %s",
        chip.str().c_str(), join(getTimedChips(), ", ").c_str());
  TimingParameters parameters = row->optimistic;
  if (preset == "pess")
    for (const TimingOverride &each : row->pessimistic)
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

/// "64 / 128", or one value where the presets agree.
static std::string formatPresets(const ChipTiming &chip,
                                 const TimingParameterInfo &info) {
  bool isMatrix = info.name.starts_with("matrix-");
  if (isMatrix && !chip.optimistic.hasMatrixPipe())
    return "-";
  std::string opt = formatValue(chip.optimistic, info);
  std::string pess =
      formatValue(cantFail(getTimingParameters(chip.chip, "pess")), info);
  return opt == pess ? opt : opt + " / " + pess;
}

void attn::sim::printTimingParameters(raw_ostream &os) {
  ArrayRef<ChipTiming> chips = getChipTimings();
  auto isCommon = [&](const TimingParameterInfo &info) {
    return llvm::all_equal(llvm::map_range(chips, [&](const ChipTiming &chip) {
      return formatPresets(chip, info);
    }));
  };
  os << "| parameter | opt / pess | source | meaning |\n"
        "|---|---:|---|---|\n";
  for (const TimingParameterInfo &info : infos)
    if (isCommon(info))
      os << "| `" << info.name << "` | " << formatPresets(chips[0], info)
         << " | " << info.source << " | " << info.meaning << " |\n";

  os << "\n| parameter |";
  for (const ChipTiming &chip : chips)
    os << ' ' << chip.chip << " |";
  os << " source | meaning |\n|---|";
  for (size_t n = 0; n < chips.size(); ++n)
    os << "---:|";
  os << "---|---|\n";
  for (const TimingParameterInfo &info : infos) {
    if (isCommon(info))
      continue;
    os << "| `" << info.name << "` |";
    for (const ChipTiming &chip : chips)
      os << ' ' << formatPresets(chip, info) << " |";
    os << ' ' << info.source << " | " << info.meaning << " |\n";
  }
  os << "| peak, TFLOP/s |";
  for (const ChipTiming &chip : chips)
    os << ' ' << format("%.1f", chip.optimistic.getPeakFlops() / 1e12) << " |";
  os << " | what follows for f16: of the matrix pipe, or else of "
        "v_dot2_f32_f16 |\n";
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
      // A word that differs in every other letter is no slip.
      std::string question = 2 * least < name.size()
                                 ? "did you mean '" + nearest.str() + "'? "
                                 : "";
      return createStringError(
          "unknown timing parameter '%s'; %sdocs/Simulator.md lists all",
          name.str().c_str(), question.c_str());
    }
    Expected<int64_t> value = parseValue(*info, text);
    if (!value)
      return value.takeError();
    changed.*info->member = *value;
  }
  parameters = changed;
  return Error::success();
}
