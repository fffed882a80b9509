//===- Report.h - What the compiler made of a module ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What was raised and what was not, which schedules were chosen and why, what
// kernels cost and what memory is needed. `compile` fills a report if its
// options ask for one; docs/Report.md lists the fields.

#ifndef ATTN_COMPILER_REPORT_H
#define ATTN_COMPILER_REPORT_H

#include "attn/Compiler/OperationCost.h"
#include "attn/Package/Package.h"
#include "attn/Support/SourceLocations.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace attn {

/// A name and what it is, in an order that is kept.
using ReportFields = std::vector<std::pair<std::string, std::string>>;

/// The schedule of one version of an attention op.
struct ScheduleReport {
  /// As the op carries it; empty if it has none.
  std::string schedule;
  std::string device;
  /// Each part of the schedule, and why it is what it is.
  ReportFields reasons;
};

/// One attention op, raised or there from the start.
struct AttentionReport {
  std::string function;
  /// Where the ops stand that it was raised from, or where it stands itself.
  std::vector<SourceLocation> locations;
  /// How the program spells it: shape, types, layouts, scale, masks, ...
  ReportFields spelling;
  std::vector<ScheduleReport> schedules;
  Count flops;
};

/// A candidate that was not raised.
struct NearMissReport {
  std::string function;
  std::string position;
  /// The condition that does not hold.
  std::string reason;
};

/// Code that runs as a whole: workgroups on threads, or loops on one thread.
struct KernelReport {
  std::string function;
  /// "attention", "contraction", "rows" (has a reduction) or "elementwise";
  /// "other" if nothing is known about what it came from.
  std::string kind;
  /// Whether it is cut into workgroups, which run in parallel.
  bool isParallel = false;
  /// The number of workgroups; nothing if it is known at run time.
  std::optional<uint64_t> workgroups;
  /// The ops that it computes, and where they stand.
  std::vector<SourceLocation> ops;
  Count flops;
  /// Bytes that it takes from other code, or gives to it: each tensor once.
  Count bytesRead, bytesWritten;
  /// Bytes of buffers that each workgroup has for itself.
  uint64_t scratchBytes = 0;
};

/// What one function computes, and its memory apart from arguments and results.
struct FunctionReport {
  std::string function;
  Count flops;
  /// The bytes of the arena that holds its buffers, and of those that are live
  /// at the same time at most, as buffers were planned.
  std::optional<uint64_t> arenaBytes, liveBytes;
  /// Buffers outside the arena: bytes of those of static size, and the number
  /// of the others.
  uint64_t bufferBytes = 0;
  uint64_t dynamicBuffers = 0;
};

/// What became of one entry.
struct EntryReport {
  std::string name;
  int64_t attentionOps = 0;
  /// Parallel regions.
  int64_t kernels = 0;
  /// The functions that make the entry: itself and what it calls.
  std::vector<std::string> functions;
};

struct CompileReport {
  std::string target, cpu, device;
  std::vector<EntryReport> entries;
  std::vector<AttentionReport> attentions;
  std::vector<NearMissReport> nearMisses;
  std::vector<KernelReport> kernels;
  std::vector<FunctionReport> functions;
  /// The kernels of the code object, as the manifest has them.
  std::vector<PackageKernel> deviceKernels;
  /// By the name of such a kernel: what bounds it, as the passes planned it.
  std::map<std::string, ReportFields> deviceKernelPlans;
  uint64_t weightBytes = 0;
  /// Bytes of the shared object and the code object; zero if none was made.
  uint64_t codeBytes = 0;
  /// Stages in order, and the seconds that each took.
  std::vector<std::pair<std::string, double>> stages;

  void printTable(llvm::raw_ostream &os) const;
  void printJSON(llvm::raw_ostream &os) const;
};

} // namespace attn

#endif // ATTN_COMPILER_REPORT_H
