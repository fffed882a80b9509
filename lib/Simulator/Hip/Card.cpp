//===- Card.cpp - A simulated card of a process ---------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Card.h"

#include <chrono>
#include <cstring>
#include <unistd.h>

using namespace llvm;
using namespace attn::sim;

std::unique_ptr<Card> Card::create(const std::string &defaultChip,
                                   std::shared_ptr<raw_fd_ostream> report,
                                   std::string &error) {
  Settings settings;
  if (!settings.read(defaultChip, error))
    return nullptr;
  std::unique_ptr<Card> card(new Card(std::move(settings)));
  card->reportFile = std::move(report);
  return card->openReport(error) ? std::move(card) : nullptr;
}

bool Card::openReport(std::string &error) {
  if (settings.report.empty() || reportFile)
    return true;
  // "-" would be stdout to LLVM, but that belongs to the program.
  if (settings.report == "-") {
    reportFile = std::make_unique<raw_fd_ostream>(STDERR_FILENO,
                                                  /*shouldClose=*/false);
    return true;
  }
  std::error_code code;
  reportFile = std::make_unique<raw_fd_ostream>(settings.report, code);
  if (code)
    error = "ATTN_SIM_REPORT: cannot write '" + settings.report +
            "': " + code.message();
  return !code;
}

double Card::getTime() const {
  if (settings.timing)
    return estimatedTime;
  return std::chrono::duration<double, std::milli>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

Error Card::launch(const Kernel &kernel, const LaunchConfig &config) {
  if (settings.timingOnly)
    return estimateOnly(kernel, config);
  if (settings.timing)
    if (Error error = estimate(kernel, config))
      return error;
  LaunchReport launch;
  if (Error error = device.launch(kernel, config, &launch))
    return error;
  return report(kernel, launch);
}

/// Runs a part of the grid under the timing model. What that writes is taken
/// back: a kernel may update memory, and is still to run once.
Error Card::estimate(const Kernel &kernel, const LaunchConfig &config) {
  struct Copy {
    void *address;
    std::vector<uint8_t> bytes;
  };
  std::vector<Copy> copies;
  for (const DeviceMemory::Range &range : device.getMemory().getRanges()) {
    auto *address = reinterpret_cast<uint8_t *>(range.begin);
    if (range.writable)
      copies.push_back({address, {address, address + range.end - range.begin}});
  }
  Expected<TimedLaunch> launch =
      launchTimed(device, kernel, config, *settings.timing);
  for (const Copy &copy : copies)
    std::memcpy(copy.address, copy.bytes.data(), copy.bytes.size());
  if (!launch)
    return launch.takeError();
  estimatedTime += launch->estimate.seconds * 1000;
  if (reportFile)
    print(kernel, config, *launch, *reportFile);
  return flushReport();
}

/// For benchmarks, which take no interest in results: the report is JSON, one
/// line a launch.
Error Card::estimateOnly(const Kernel &kernel, const LaunchConfig &config) {
  Expected<TimedLaunch> launch =
      launchTimed(device, kernel, config, *settings.timing);
  if (!launch)
    return launch.takeError();
  estimatedTime += launch->estimate.seconds * 1000;
  if (!reportFile)
    return Error::success();
  *reportFile << json::Value(toJson(kernel, config, *launch)) << "\n";
  return flushReport();
}

Error Card::report(const Kernel &kernel, const LaunchReport &launch) {
  if (!reportFile)
    return Error::success();
  raw_ostream &os = *reportFile;
  os << "kernel " << kernel.name << ": " << launch.workgroups << " workgroups, "
     << launch.waves << " waves, " << launch.instructions
     << " wave instructions";
  for (unsigned unit = 0; unit < numUnits; ++unit)
    if (launch.byUnit[unit])
      os << ", " << launch.byUnit[unit] << " "
         << getUnitName(static_cast<Unit>(unit));
  os << "\n";
  return flushReport();
}

Error Card::flushReport() {
  if (!reportFile)
    return Error::success();
  reportFile->flush();
  std::error_code code = reportFile->error();
  reportFile->clear_error();
  if (!code)
    return Error::success();
  return createStringError("ATTN_SIM_REPORT: cannot write '" + settings.report +
                           "': " + code.message());
}
