//===- Device.cpp - A simulated device ------------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/Device.h"
#include "Chip.h"
#include "attn/Simulator/LaunchContext.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Threading.h"

#include <atomic>
#include <mutex>
#include <thread>

using namespace llvm;
using namespace attn::sim;

Device::Device(SimulatorOptions options) : options(std::move(options)) {}
Device::~Device() = default;

Expected<const CodeObject *> Device::load(MemoryBufferRef buffer) {
  if (!options.chip.empty() && !findChip(options.chip))
    return createStringError("unknown chip '" + options.chip +
                             "': the simulator knows " + listChips());
  auto object = CodeObject::load(buffer);
  if (!object)
    return object.takeError();
  if (!options.chip.empty() && (*object)->getChip() != options.chip)
    return createStringError(buffer.getBufferIdentifier() +
                             ": expected code for " + options.chip +
                             ", found code for " + (*object)->getChip());
  for (const ImageSegment &segment : (*object)->getSegments())
    memory.add(segment.address, segment.size, segment.writable);
  objects.push_back(std::move(*object));
  return objects.back().get();
}

void Device::unload(const CodeObject *object) {
  for (const ImageSegment &segment : object->getSegments())
    memory.remove(segment.address);
  llvm::erase_if(objects, [&](const std::unique_ptr<CodeObject> &entry) {
    return entry.get() == object;
  });
}

namespace {

/// Hands out workgroups in order and keeps the first fault, by number.
class Scheduler {
public:
  Scheduler(const LaunchContext &context)
      : context(context), count(context.getNumWorkgroups()) {}

  /// Runs workgroups until there are none or one has failed.
  void work() {
    std::unique_ptr<Workgroup> group = context.makeWorkgroup();
    while (!failed) {
      uint64_t index = next++;
      if (index >= count)
        break;
      context.startWorkgroup(*group, index);
      runWorkgroup(*group);
      if (!group->fault.empty())
        fail(index, group->fault);
    }
    std::lock_guard<std::mutex> lock(mutex);
    if (executions.empty())
      executions = group->executions;
    else
      for (size_t i = 0; i < executions.size(); ++i)
        executions[i] += group->executions[i];
  }

  StringRef getFault() const { return fault; }
  std::vector<uint64_t> executions;

private:
  void fail(uint64_t index, const std::string &text) {
    failed = true;
    std::lock_guard<std::mutex> lock(mutex);
    // All before the first that fails were handed out before it, so the first
    // does not depend on threads.
    if (fault.empty() || index < faultIndex) {
      fault = text;
      faultIndex = index;
    }
  }

  const LaunchContext &context;
  const uint64_t count;
  std::atomic<uint64_t> next{0};
  std::atomic<bool> failed{false};
  std::mutex mutex;
  std::string fault;
  uint64_t faultIndex = 0;
};

} // namespace

Error Device::launch(const Kernel &kernel, const LaunchConfig &config,
                     LaunchReport *report) {
  if (!options.chip.empty() && kernel.object->getChip() != options.chip)
    return createStringError("kernel '" + kernel.name +
                             "': expected code for " + options.chip +
                             ", found code for " + kernel.object->getChip());
  auto context = LaunchContext::create(kernel, config, memory, options);
  if (!context)
    return context.takeError();
  Scheduler scheduler(**context);
  uint64_t groups = (*context)->getNumWorkgroups();
  unsigned threads = options.threads
                         ? options.threads
                         : hardware_concurrency().compute_thread_count();
  threads = std::min<uint64_t>(threads, groups);
  std::vector<std::thread> helpers;
  for (unsigned i = 1; i < threads; ++i)
    helpers.emplace_back([&] { scheduler.work(); });
  scheduler.work();
  for (std::thread &helper : helpers)
    helper.join();

  if (report) {
    *report = LaunchReport();
    report->workgroups = groups;
    report->waves = groups * (*context)->getWavesPerWorkgroup();
    report->executions = std::move(scheduler.executions);
    const Program &program = kernel.object->getProgram();
    for (size_t i = 0; i < report->executions.size(); ++i) {
      report->instructions += report->executions[i];
      report->byUnit[unsigned(program.instructions[i].unit)] +=
          report->executions[i];
    }
    report->ldsBytes = (*context)->getLdsBytes();
    report->scratchBytes = kernel.scratchBytes;
  }
  if (!scheduler.getFault().empty())
    return createStringError(scheduler.getFault());
  return Error::success();
}
