//===- Settings.cpp - The simulated card as the environment sets it -------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Settings.h"
#include "../Chip.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <cstdlib>

using namespace llvm;
using namespace attn::sim;

static StringRef getVariable(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

/// Sets `value` to the number that the variable holds, if it is set.
template <typename Integer>
static bool readNumber(const char *name, Integer minimum, Integer &value,
                       std::string &error) {
  StringRef text = getVariable(name);
  if (text.empty())
    return true;
  Integer number = 0;
  if (!text.getAsInteger(10, number) && number >= minimum) {
    value = number;
    return true;
  }
  error = (Twine(name) + " is '" + text + "', expected a number of at least " +
           Twine(minimum))
              .str();
  return false;
}

/// A list of checks: "bounds,waitcnt" are only these, "-lds-races" are all but
/// that one, "all" and "none" are what they say.
static bool readChecks(CheckOptions &checks, std::string &error) {
  static constexpr std::pair<StringLiteral, bool CheckOptions::*> names[] = {
      {"bounds", &CheckOptions::bounds},
      {"registers", &CheckOptions::registers},
      {"lds-init", &CheckOptions::ldsInit},
      {"lds-races", &CheckOptions::ldsRaces},
      {"waitcnt", &CheckOptions::waitcnt},
      {"barriers", &CheckOptions::barriers},
      {"hazards", &CheckOptions::hazards}};
  StringRef text = getVariable("ATTN_SIM_CHECKS");
  if (text.empty())
    return true;
  SmallVector<StringRef> items;
  text.split(items, ',');
  // A list that names what is on starts from nothing.
  if (!items.front().starts_with("-"))
    checks = CheckOptions::none();
  for (StringRef item : items) {
    if (item == "all" || item == "none") {
      checks = item == "all" ? CheckOptions() : CheckOptions::none();
      continue;
    }
    bool enable = !item.consume_front("-");
    const auto *it =
        llvm::find_if(names, [&](auto &entry) { return entry.first == item; });
    if (it == std::end(names)) {
      error = "ATTN_SIM_CHECKS names the check '" + item.str() +
              "', expected all, none, or a list of";
      for (const auto &[name, member] : names)
        error += (" " + name).str();
      return false;
    }
    checks.*(it->second) = enable;
  }
  return true;
}

/// "opt" or "pess", then changes to the parameters: "pess,lds-latency=100".
static bool readTiming(StringRef chip, std::optional<TimingOptions> &timing,
                       std::string &error) {
  StringRef text = getVariable("ATTN_SIM_TIMING");
  if (text.empty())
    return true;
  auto [preset, assignments] = text.split(',');
  auto fail = [&](Error reason) {
    error = "ATTN_SIM_TIMING is '" + text.str() +
            "': " + toString(std::move(reason));
    return false;
  };
  Expected<TimingParameters> parameters = getTimingParameters(chip, preset);
  if (!parameters)
    return fail(parameters.takeError());
  if (Error reason = setTimingParameters(*parameters, assignments))
    return fail(std::move(reason));
  timing.emplace();
  timing->preset = preset.str();
  timing->assignments = assignments.str();
  return true;
}

static bool readTimedWorkgroups(Settings &settings, std::string &error) {
  uint64_t count = 0;
  if (!readNumber("ATTN_SIM_TIMING_WORKGROUPS", uint64_t{1}, count, error))
    return false;
  if (!count)
    return true;
  if (!settings.timing) {
    error = "ATTN_SIM_TIMING_WORKGROUPS is about the timing model: set "
            "ATTN_SIM_TIMING, too";
    return false;
  }
  settings.timing->workgroups = count;
  settings.timingOnly = true;
  return true;
}

static bool readChip(const std::string &defaultChip, Settings &settings,
                     std::string &error) {
  std::string &chip = settings.options.chip;
  chip = defaultChip;
  StringRef text = getVariable("ATTN_SIM_CHIP");
  settings.namesChip = !text.empty();
  if (text.empty())
    return true;
  chip = text.str();
  if (findChip(chip))
    return true;
  error = "ATTN_SIM_CHIP is '" + chip + "', expected one of " + listChips();
  return false;
}

bool Settings::read(const std::string &defaultChip, std::string &error) {
  options.threads = 0;
  report = getVariable("ATTN_SIM_REPORT").str();
  return readChip(defaultChip, *this, error) &&
         readNumber("ATTN_SIM_THREADS", 0u, options.threads, error) &&
         readNumber("ATTN_SIM_INSTRUCTION_LIMIT", uint64_t{1},
                    options.instructionLimit, error) &&
         readChecks(options.checks, error) &&
         readTiming(options.chip, timing, error) &&
         readTimedWorkgroups(*this, error);
}
