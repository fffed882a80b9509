//===- Timing.cpp - attn-sim --timing -------------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timing.h"

using namespace attn;
using namespace llvm;

TimingFlags::TimingFlags(cl::OptionCategory &category)
    : preset("timing",
             cl::desc("Estimate the time: run some workgroups on one compute "
                      "unit, with short latencies (opt, the default) or long "
                      "ones (pess)"),
             cl::value_desc("opt|pess"), cl::ValueOptional, cl::cat(category)),
      assignments("timing-params",
                  cl::desc("Change parameters of the timing model"),
                  cl::value_desc("name=value,..."), cl::cat(category)),
      workgroups("timing-workgroups",
                 cl::desc("Workgroups that run, spread over the grid (default: "
                          "as many as a compute unit holds)"),
                 cl::value_desc("number"), cl::init(0), cl::cat(category)),
      flops("timing-flops",
            cl::desc("Useful operations of the whole grid (default: count "
                     "those that are executed)"),
            cl::value_desc("number"), cl::init(0), cl::cat(category)),
      list("list-timing-params",
           cl::desc("List the parameters of the timing model and stop"),
           cl::cat(category)) {}

Expected<sim::TimingOptions> TimingFlags::get() const {
  for (const cl::Option *option : std::initializer_list<const cl::Option *>{
           &assignments, &workgroups, &flops})
    if (option->getNumOccurrences() && !isOn())
      return createStringError("--" + option->ArgStr +
                               " is about the timing model: give --timing, "
                               "too");
  if (flops < 0)
    return createStringError("expected --timing-flops of at least 0, found %g",
                             double(flops));
  sim::TimingOptions options;
  if (!preset.empty())
    options.preset = preset;
  options.assignments = assignments;
  options.workgroups = workgroups;
  options.flops = flops;
  return options;
}
