//===- Report.cpp - What attn-sim prints ----------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

#include <map>
#include <tuple>

using namespace attn;
using namespace llvm;

void attn::printKernels(const sim::CodeObject &object, raw_ostream &os) {
  os << object.getChip() << "\n";
  for (const sim::Kernel &kernel : object.getKernels()) {
    os << kernel.name << ": vgprs " << kernel.vgprs << ", sgprs "
       << kernel.sgprs << ", lds " << kernel.ldsBytes << ", scratch "
       << kernel.scratchBytes << ", vgpr spills " << kernel.vgprSpills
       << ", arguments " << kernel.getExplicitBytes() << " bytes\n";
    for (const sim::KernelArgument &argument : kernel.arguments)
      if (!argument.isHidden())
        os << "  " << argument.offset << ": " << argument.size << " bytes, "
           << argument.valueKind
           << (argument.name.empty() ? "" : ", " + argument.name) << "\n";
  }
  std::vector<std::string> unknown = object.findUnknownInstructions();
  if (!unknown.empty())
    os << "unknown instructions: " << join(unknown, ", ") << "\n";
}

json::Value attn::kernelsToJson(const sim::CodeObject &object) {
  json::Array kernels;
  for (const sim::Kernel &kernel : object.getKernels()) {
    json::Array arguments;
    for (const sim::KernelArgument &argument : kernel.arguments)
      if (!argument.isHidden())
        arguments.push_back(json::Object{{"name", argument.name},
                                         {"kind", argument.valueKind},
                                         {"offset", argument.offset},
                                         {"size", argument.size}});
    kernels.push_back(json::Object{{"name", kernel.name},
                                   {"vgprs", kernel.vgprs},
                                   {"sgprs", kernel.sgprs},
                                   {"vgpr_spills", kernel.vgprSpills},
                                   {"sgpr_spills", kernel.sgprSpills},
                                   {"lds_bytes", kernel.ldsBytes},
                                   {"scratch_bytes", kernel.scratchBytes},
                                   {"kernarg_bytes", kernel.kernargBytes},
                                   {"arguments", std::move(arguments)}});
  }
  return json::Object{
      {"chip", object.getChip()},
      {"kernels", std::move(kernels)},
      {"unknown_instructions", json::Array(object.findUnknownInstructions())}};
}

/// Executions by mnemonic, the most frequent first.
static std::vector<std::pair<std::string, uint64_t>>
countMnemonics(const sim::Kernel &kernel, const sim::LaunchReport &report) {
  std::map<std::string, uint64_t> counts;
  const sim::Program &program = kernel.object->getProgram();
  for (size_t i = 0; i < report.executions.size(); ++i)
    if (report.executions[i])
      counts[program.infos[i].mnemonic] += report.executions[i];
  std::vector<std::pair<std::string, uint64_t>> result(counts.begin(),
                                                       counts.end());
  llvm::sort(result, [](const auto &a, const auto &b) {
    return std::tie(b.second, a.first) < std::tie(a.second, b.first);
  });
  return result;
}

void attn::printReport(const sim::Kernel &kernel,
                       const sim::LaunchReport &report, double seconds,
                       raw_ostream &os) {
  os << kernel.name << ": " << report.workgroups << " workgroups, "
     << report.waves << " waves, " << report.instructions
     << " wave instructions, lds " << report.ldsBytes << ", scratch "
     << report.scratchBytes << "\n";
  for (unsigned i = 0; i < sim::numUnits; ++i)
    if (report.byUnit[i])
      os << "  " << left_justify(sim::getUnitName(sim::Unit(i)), 8)
         << report.byUnit[i] << "\n";
  for (const auto &[mnemonic, count] : countMnemonics(kernel, report))
    os << "  " << left_justify(mnemonic, 28) << count << "\n";
  if (seconds > 0)
    os << format("  %.1f million wave instructions a second\n",
                 report.instructions / seconds * 1e-6);
}

json::Value attn::reportToJson(const sim::Kernel &kernel,
                               const sim::LaunchReport &report,
                               double seconds) {
  json::Object units, mnemonics;
  for (unsigned i = 0; i < sim::numUnits; ++i)
    units[sim::getUnitName(sim::Unit(i))] = report.byUnit[i];
  for (const auto &[mnemonic, count] : countMnemonics(kernel, report))
    mnemonics[mnemonic] = count;
  json::Object result{{"kernel", kernel.name},
                      {"chip", kernel.object->getChip()},
                      {"workgroups", report.workgroups},
                      {"waves", report.waves},
                      {"instructions", report.instructions},
                      {"lds_bytes", report.ldsBytes},
                      {"scratch_bytes", report.scratchBytes},
                      {"units", std::move(units)},
                      {"mnemonics", std::move(mnemonics)}};
  if (seconds > 0)
    result["seconds"] = seconds;
  return result;
}
