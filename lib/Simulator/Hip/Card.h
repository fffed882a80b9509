//===- Card.h - A simulated card of a process -------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_HIP_CARD_H
#define ATTN_LIB_SIMULATOR_HIP_CARD_H

#include "Settings.h"
#include "attn/Simulator/Device.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>

namespace attn::sim {

/// A device with the settings of the environment: what it reports, and the time
/// that has passed on it.
class Card {
public:
  /// Reads the settings; the card is of `defaultChip` where they name no chip.
  /// What they want reported goes to `report` if another card has it. On
  /// failure returns null and sets `error` to one line.
  static std::unique_ptr<Card>
  create(const std::string &defaultChip,
         std::shared_ptr<llvm::raw_fd_ostream> report, std::string &error);

  const std::string &getChip() const { return settings.options.chip; }
  /// The settings name the chip, of this card and any other.
  bool hasNamedChip() const { return settings.namesChip; }
  /// Null where nothing is reported.
  const std::shared_ptr<llvm::raw_fd_ostream> &getReport() const {
    return reportFile;
  }
  /// What HIP calls the name of a device.
  const char *getName() const {
    return settings.timing ? "simulated, kernel times are estimates"
                           : "simulated";
  }
  Device &getDevice() { return device; }

  llvm::Error launch(const Kernel &kernel, const LaunchConfig &config);

  /// Milliseconds: what all kernels would have taken if there is a timing
  /// model, else this machine's clock.
  double getTime() const;

private:
  explicit Card(Settings settings)
      : settings(std::move(settings)), device(this->settings.options) {}
  bool openReport(std::string &error);
  llvm::Error estimate(const Kernel &kernel, const LaunchConfig &config);
  llvm::Error estimateOnly(const Kernel &kernel, const LaunchConfig &config);
  llvm::Error report(const Kernel &kernel, const LaunchReport &launch);
  /// Writes what is reported so far: the process may end in any way.
  llvm::Error flushReport();

  const Settings settings;
  Device device;
  std::shared_ptr<llvm::raw_fd_ostream> reportFile;
  double estimatedTime = 0;
};

} // namespace attn::sim

#endif // ATTN_LIB_SIMULATOR_HIP_CARD_H
