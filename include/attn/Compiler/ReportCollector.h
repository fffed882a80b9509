//===- ReportCollector.h - Fills a report while compiling -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_REPORTCOLLECTOR_H
#define ATTN_COMPILER_REPORTCOLLECTOR_H

#include "attn/Compiler/Report.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

#include <memory>

namespace attn {

/// Fills a report. What passes decide comes as their remarks (see
/// mlir/IR/Remarks.h); what ops cost is read between passes, before they are
/// tiled; kernels are read when all of them are there. The two are joined by
/// location, so each op gets one of its own.
class ReportCollector {
public:
  ReportCollector(mlir::MLIRContext &context, CompileReport &report);
  ~ReportCollector();

  /// Reads the module after attention was raised, and marks its ops.
  void collectAttention(mlir::ModuleOp module);
  /// Watches the passes of `passes`, which tile or bufferize.
  void observe(mlir::PassManager &passes);
  /// Reads what is known once all buffers are planned.
  void collectMemory(mlir::ModuleOp module);
  /// Forgets kernels and memory: the module is tiled once more, with other
  /// schedules.
  void restart();
  /// Puts the report in order; again after code generation, for its kernels.
  void finish();

private:
  class Impl;
  class Instrumentation;
  std::shared_ptr<Impl> impl;
};

} // namespace attn

#endif // ATTN_COMPILER_REPORTCOLLECTOR_H
