//===- TimingReport.cpp - What the timing model found ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/TimingReport.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace llvm;
using namespace attn::sim;

StringRef attn::sim::getName(TimingUnit unit) {
  static constexpr StringLiteral names[timingUnitCount] = {
      "valu", "matrix", "salu", "lds", "vmem", "smem", "branch", "internal"};
  return names[static_cast<unsigned>(unit)];
}

StringRef attn::sim::getName(InstructionKind kind) {
  static constexpr StringLiteral names[instructionKindCount] = {
      "matrix",   "dot",       "valu",      "trans",     "salu",
      "lds_read", "lds_write", "lds_other", "vmem_load", "vmem_store",
      "smem",     "branch",    "wait",      "barrier",   "other"};
  return names[static_cast<unsigned>(kind)];
}

StringRef attn::sim::getName(StallCause cause) {
  static constexpr StringLiteral names[stallCauseCount] = {
      "vmem_wait",    "lds_wait",     "smem_wait",  "barrier",
      "valu_taken",   "matrix_taken", "unit_taken", "dependency",
      "counter_full", "nop",          "branch",     "fetch"};
  return names[static_cast<unsigned>(cause)];
}

double TimingReport::getShare(TimingUnit unit) const {
  if (!clocks)
    return 0;
  double each = units;
  switch (unit) {
  case TimingUnit::Valu:
  case TimingUnit::Matrix:
  case TimingUnit::Salu:
  case TimingUnit::Branch:
    each *= parameters.simds;
    break;
  case TimingUnit::Smem:
    each = 1;
    break;
  default:
    break;
  }
  return busy[static_cast<unsigned>(unit)] / (each * clocks);
}

double TimingReport::getDotShare() const {
  if (!clocks)
    return 0;
  return dotFlops / (parameters.getDotFlopsPerClock() * units * clocks);
}

double TimingReport::getMatrixShare() const {
  if (!clocks || !parameters.hasMatrixPipe())
    return 0;
  return matrixFlops / (parameters.getMatrixFlopsPerClock() * units * clocks);
}

uint64_t TimingReport::getConflicts(LdsPhaseRule rule) const {
  uint64_t sum = 0;
  for (const LdsSite &site : ldsSites)
    sum += rule == LdsPhaseRule::A ? site.conflictsA : site.conflictsB;
  return sum;
}

KernelEstimate TimingReport::estimate(uint64_t gridWorkgroups,
                                      double givenFlops) const {
  KernelEstimate result;
  result.gridWorkgroups = gridWorkgroups;
  if (!workgroups || !gridWorkgroups)
    return result;
  double allUnits = parameters.computeUnits;
  double scale = static_cast<double>(gridWorkgroups) / workgroups;
  // The fullest compute unit gets this many; a part of the chip is no faster
  // than one unit that runs as many as were run here.
  double perUnit = std::ceil(gridWorkgroups * units / allUnits);
  result.issueClocks = clocks * std::max(1.0, perUnit / workgroups);
  result.hbmBytes = (hbmReadBytes + hbmWriteBytes) * scale;
  result.memoryClocks =
      result.hbmBytes / (parameters.getHbmBytesPerClock() * allUnits);
  result.clocks = std::max(result.issueClocks, result.memoryClocks);
  result.seconds = result.clocks / (parameters.clockMHz * 1e6);
  result.flopsAreCounted = givenFlops == 0;
  result.flops = result.flopsAreCounted ? flops * scale : givenFlops;
  result.tflops = result.flops / result.seconds / 1e12;
  result.shareOfPeak = result.tflops * 1e12 / parameters.getPeakFlops();
  result.hbmGBPerSecond = result.hbmBytes / result.seconds / 1e9;
  return result;
}

json::Object TimingReport::toJson(const KernelEstimate &estimate) const {
  json::Object parameterValues, kinds, shares, stallClocks;
  for (const TimingParameterInfo &info : getTimingParameterInfos())
    parameterValues[info.name] = parameters.*info.member;
  // What users write is a letter.
  parameterValues["lds-phase-rule"] = parameters.ldsPhaseRule ? "B" : "A";
  for (unsigned n = 0; n < instructionKindCount; ++n)
    kinds[getName(static_cast<InstructionKind>(n))] = issued[n];
  for (unsigned n = 0; n < timingUnitCount; ++n)
    if (auto unit = static_cast<TimingUnit>(n); unit != TimingUnit::Internal)
      shares[getName(unit)] = getShare(unit);
  for (unsigned n = 0; n < stallCauseCount; ++n)
    stallClocks[getName(static_cast<StallCause>(n))] = stalls[n];
  json::Array sites;
  for (const LdsSite &site : ldsSites)
    sites.push_back(json::Object{{"address", site.pc},
                                 {"text", site.text},
                                 {"executions", site.executions},
                                 {"clocks", site.clocks},
                                 {"conflicts_a", site.conflictsA},
                                 {"conflicts_b", site.conflictsB}});
  return json::Object{
      {"kind", "estimate"},
      {"parameters", std::move(parameterValues)},
      {"units", units},
      {"workgroups", workgroups},
      {"clocks", clocks},
      {"instructions", instructions},
      {"issued", std::move(kinds)},
      {"share", std::move(shares)},
      {"dot_share", getDotShare()},
      {"matrix_share", getMatrixShare()},
      {"wave_clocks", waveClocks},
      {"stall_clocks", std::move(stallClocks)},
      {"occupancy", json::Object{{"workgroups", occupancy.workgroups},
                                 {"waves_per_simd", occupancy.wavesPerSimd},
                                 {"limit", occupancy.limit}}},
      {"lds_conflicts_a", getConflicts(LdsPhaseRule::A)},
      {"lds_conflicts_b", getConflicts(LdsPhaseRule::B)},
      {"lds_sites", std::move(sites)},
      {"flops", flops},
      {"dot_flops", dotFlops},
      {"matrix_flops", matrixFlops},
      {"peak_tflops", parameters.getPeakFlops() / 1e12},
      {"vmem_bytes", vmemBytes},
      {"smem_bytes", smemBytes},
      {"hbm_read_bytes", hbmReadBytes},
      {"hbm_write_bytes", hbmWriteBytes},
      {"grid", json::Object{{"workgroups", estimate.gridWorkgroups},
                            {"issue_clocks", estimate.issueClocks},
                            {"memory_clocks", estimate.memoryClocks},
                            {"clocks", estimate.clocks},
                            {"seconds", estimate.seconds},
                            {"flops", estimate.flops},
                            {"flops_are_counted", estimate.flopsAreCounted},
                            {"tflops", estimate.tflops},
                            {"share_of_peak", estimate.shareOfPeak},
                            {"hbm_bytes", estimate.hbmBytes},
                            {"hbm_gb_per_second", estimate.hbmGBPerSecond}}},
  };
}

static void printRow(raw_ostream &os, const Twine &name, const Twine &value) {
  os << left_justify(name.str(), 30) << value << '\n';
}

static std::string formatNumber(double value, const char *form = "%.1f") {
  std::string text;
  raw_string_ostream(text) << format(form, value);
  return text;
}

static std::string formatPercent(double share) {
  return formatNumber(100 * share) + " %";
}

void TimingReport::print(raw_ostream &os,
                         const KernelEstimate &estimate) const {
  os << "Estimates of the timing model (docs/Simulator.md), not measurements\n";
  printRow(os,
           units == 1 ? "clocks of one compute unit"
                      : "clocks of " + Twine(units) + " compute units",
           Twine(clocks) + " for " + Twine(workgroups) +
               (workgroups == 1 ? " workgroup" : " workgroups"));
  printRow(os, "occupancy",
           Twine(occupancy.workgroups) +
               (occupancy.workgroups == 1 ? " workgroup, " : " workgroups, ") +
               formatNumber(occupancy.wavesPerSimd) +
               " waves a SIMD; limit: " + occupancy.limit);
  if (parameters.hasMatrixPipe())
    printRow(os, "matrix issue", formatPercent(getMatrixShare()));
  printRow(os, "v_dot issue", formatPercent(getDotShare()));
  for (TimingUnit unit :
       {TimingUnit::Valu, TimingUnit::Matrix, TimingUnit::Salu, TimingUnit::Lds,
        TimingUnit::Vmem, TimingUnit::Smem, TimingUnit::Branch})
    if (unit != TimingUnit::Matrix || parameters.hasMatrixPipe())
      printRow(os, Twine(getName(unit)) + " busy",
               formatPercent(getShare(unit)));
  printRow(os, "wave instructions", Twine(instructions));
  for (unsigned n = 0; n < instructionKindCount; ++n)
    if (issued[n])
      printRow(os, "  " + getName(static_cast<InstructionKind>(n)),
               Twine(issued[n]));
  os << "stalls, of the waves' time\n";
  for (unsigned n = 0; n < stallCauseCount; ++n)
    if (stalls[n])
      printRow(os, "  " + getName(static_cast<StallCause>(n)),
               formatPercent(static_cast<double>(stalls[n]) / waveClocks));
  printRow(os, "LDS conflict clocks, rule A",
           Twine(getConflicts(LdsPhaseRule::A)));
  printRow(os, "LDS conflict clocks, rule B",
           Twine(getConflicts(LdsPhaseRule::B)));
  std::vector<const LdsSite *> worst;
  for (const LdsSite &site : ldsSites)
    if (site.conflictsA || site.conflictsB)
      worst.push_back(&site);
  llvm::sort(worst, [](const LdsSite *a, const LdsSite *b) {
    return std::tuple(std::max(a->conflictsA, a->conflictsB), b->pc) >
           std::tuple(std::max(b->conflictsA, b->conflictsB), a->pc);
  });
  constexpr size_t shown = 10;
  for (const LdsSite *site : ArrayRef(worst).take_front(shown))
    os << "  " << format_hex(site->pc, 8) << "  A " << site->conflictsA
       << ", B " << site->conflictsB << " in " << site->executions
       << " executions: " << site->text << '\n';
  if (worst.size() > shown)
    os << "  and " << worst.size() - shown << " more instructions\n";

  os << "grid of " << estimate.gridWorkgroups << " workgroups on "
     << parameters.computeUnits << " compute units\n";
  printRow(os, "  clocks by issue", formatNumber(estimate.issueClocks, "%.0f"));
  printRow(os, "  clocks by memory",
           formatNumber(estimate.memoryClocks, "%.0f"));
  printRow(os, "  time", formatNumber(estimate.seconds * 1e6) + " us");
  printRow(os, "  HBM",
           formatNumber(estimate.hbmBytes / 1e6) + " MB, " +
               formatNumber(estimate.hbmGBPerSecond) + " GB/s");
  printRow(os, "  TFLOP/s",
           formatNumber(estimate.tflops, "%.2f") + ", " +
               formatPercent(estimate.shareOfPeak) + " of peak (" +
               (estimate.flopsAreCounted ? "counted" : "useful") +
               " operations)");
}
