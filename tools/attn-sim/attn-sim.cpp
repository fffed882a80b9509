//===- attn-sim.cpp - Runs a kernel of an AMDGPU code object --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "Report.h"
#include "Timing.h"
#include "attn/Simulator/Device.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"

#include <chrono>

using namespace attn;
using namespace llvm;

static int fail(const Twine &message) {
  WithColor::error(errs(), "attn-sim") << message << "\n";
  return 1;
}
static int fail(Error error) { return fail(toString(std::move(error))); }

/// Parses X, X,Y or X,Y,Z.
static bool parseExtent(StringRef text, std::array<uint32_t, 3> &extent) {
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  if (parts.size() > 3)
    return false;
  extent = {1, 1, 1};
  for (size_t i = 0; i < parts.size(); ++i)
    if (parts[i].getAsInteger(10, extent[i]))
      return false;
  return true;
}

namespace {

/// Names of checks to switch off.
enum class Check {
  Bounds,
  Registers,
  LdsInit,
  LdsRaces,
  Waitcnt,
  Barriers,
  Hazards,
  All
};

} // namespace

static void disable(sim::CheckOptions &checks, Check check) {
  switch (check) {
  case Check::Bounds:
    checks.bounds = false;
    return;
  case Check::Registers:
    checks.registers = false;
    return;
  case Check::LdsInit:
    checks.ldsInit = false;
    return;
  case Check::LdsRaces:
    checks.ldsRaces = false;
    return;
  case Check::Waitcnt:
    checks.waitcnt = false;
    return;
  case Check::Barriers:
    checks.barriers = false;
    return;
  case Check::Hazards:
    checks.hazards = false;
    return;
  case Check::All:
    checks = sim::CheckOptions::none();
    return;
  }
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::OptionCategory category("attn-sim options");
  cl::opt<std::string> input(cl::Positional, cl::desc("<code object>"),
                             cl::cat(category));
  cl::opt<std::string> kernelName(
      "kernel", cl::desc("Kernel to run; without it, all are listed"),
      cl::value_desc("name"), cl::cat(category));
  cl::opt<std::string> grid("grid", cl::desc("Workgroups (default: 1)"),
                            cl::value_desc("x,y,z"), cl::init("1"),
                            cl::cat(category));
  cl::opt<std::string> block(
      "block", cl::desc("Work items of a workgroup (default: 64)"),
      cl::value_desc("x,y,z"), cl::init("64"), cl::cat(category));
  cl::opt<uint32_t> lds(
      "lds", cl::desc("Bytes of LDS on top of the kernel's own"),
      cl::value_desc("bytes"), cl::init(0), cl::cat(category));
  cl::list<std::string> arguments(
      "args", cl::CommaSeparated,
      cl::desc("Arguments in order: in:F.npy, inout:F.npy[=OUT.npy], "
               "out:F.npy:f16:2x64, i32:N, i64:N, f32:X, f64:X, null"),
      cl::value_desc("list"), cl::cat(category));
  cl::opt<bool> fillArguments(
      "fill-null", cl::desc("Pointers at the end that are not given are null"),
      cl::cat(category));
  cl::opt<std::string> chip(
      "chip", cl::desc("Refuse code for another chip (default: any known)"),
      cl::cat(category));
  cl::opt<bool> requireKnown(
      "require-known",
      cl::desc("Refuse code with instructions that the simulator does not "
               "know, whether they are executed or not"),
      cl::cat(category));
  cl::list<Check> disabled(
      "no-check", cl::CommaSeparated, cl::desc("Checks to switch off:"),
      cl::values(clEnumValN(Check::Bounds, "bounds", "accesses to memory"),
                 clEnumValN(Check::Registers, "registers",
                            "reads of registers that nothing has written"),
                 clEnumValN(Check::LdsInit, "lds-init",
                            "reads of LDS that nothing has written"),
                 clEnumValN(Check::LdsRaces, "lds-races",
                            "accesses to LDS without a barrier between"),
                 clEnumValN(Check::Waitcnt, "waitcnt",
                            "registers used while a load is in flight"),
                 clEnumValN(Check::Barriers, "barriers",
                            "waves that end before a barrier of others"),
                 clEnumValN(Check::Hazards, "hazards",
                            "results used before their wait states"),
                 clEnumValN(Check::All, "all", "all of these")),
      cl::cat(category));
  cl::opt<unsigned> threads("jobs",
                            cl::desc("Host threads, 0 for one a core (default: "
                                     "1)"),
                            cl::init(1), cl::cat(category));
  cl::opt<uint64_t> limit(
      "limit", cl::desc("Instructions that one wave may execute"),
      cl::init(sim::SimulatorOptions().instructionLimit), cl::cat(category));
  cl::opt<bool> json("json", cl::desc("Print JSON"), cl::cat(category));
  cl::opt<bool> measure("measure", cl::desc("Report the simulator's speed"),
                        cl::cat(category));
  TimingFlags timing(category);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv,
                              "Runs a kernel of an AMDGPU code object\n");

  if (timing.listsParameters()) {
    sim::printTimingParameters(outs());
    return 0;
  }
  Expected<sim::TimingOptions> timingOptions = timing.get();
  if (!timingOptions)
    return fail(timingOptions.takeError());
  if (input.empty())
    return fail("expected a code object, found none");
  auto buffer = MemoryBuffer::getFile(input, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (!buffer)
    return fail(input + ": " + buffer.getError().message());
  sim::SimulatorOptions options;
  options.chip = chip;
  options.threads = threads;
  options.instructionLimit = limit;
  for (Check check : disabled)
    disable(options.checks, check);
  if (!limit)
    return fail("expected a positive --limit, found 0");
  sim::Device device(options);
  auto object = device.load(**buffer);
  if (!object)
    return fail(object.takeError());
  std::vector<std::string> unknown = (*object)->findUnknownInstructions();
  if (requireKnown && !unknown.empty())
    return fail(input +
                ": expected instructions that the simulator knows, "
                "found " +
                join(unknown, ", "));
  if (kernelName.empty()) {
    if (json)
      outs() << formatv("{0:2}", kernelsToJson(**object)) << "\n";
    else
      printKernels(**object, outs());
    return 0;
  }
  const sim::Kernel *kernel = (*object)->findKernel(kernelName);
  if (!kernel)
    return fail(input + ": expected a kernel of the code object, found '" +
                kernelName + "': run attn-sim without --kernel for a list");

  sim::LaunchConfig config;
  if (!parseExtent(grid, config.grid))
    return fail("expected --grid=X,Y,Z, found '" + grid + "'");
  if (!parseExtent(block, config.block))
    return fail("expected --block=X,Y,Z, found '" + block + "'");
  config.dynamicLdsBytes = lds;
  KernelArguments values;
  for (const std::string &argument : arguments)
    if (Error error = values.add(argument, *kernel, device.getMemory()))
      return fail(std::move(error));
  if (Error error = values.finish(*kernel, fillArguments))
    return fail(std::move(error));
  config.kernarg = values.getBytes();

  if (timing.isOn()) {
    Expected<sim::TimedLaunch> launch =
        sim::launchTimed(device, *kernel, config, *timingOptions);
    if (!launch)
      return fail(launch.takeError());
    if (Error error = values.writeOutputs())
      return fail(std::move(error));
    if (json)
      outs() << formatv("{0:2}", llvm::json::Value(
                                     sim::toJson(*kernel, config, *launch)))
             << "\n";
    else
      sim::print(*kernel, config, *launch, outs());
    return 0;
  }
  sim::LaunchReport report;
  auto start = std::chrono::steady_clock::now();
  if (Error error = device.launch(*kernel, config, &report))
    return fail(std::move(error));
  double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  if (Error error = values.writeOutputs())
    return fail(std::move(error));
  if (!measure)
    seconds = 0;
  if (json)
    outs() << formatv("{0:2}", reportToJson(*kernel, report, seconds)) << "\n";
  else
    printReport(*kernel, report, seconds, outs());
  return 0;
}
