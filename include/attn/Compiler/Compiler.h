//===- Compiler.h - Compiles a module to a package --------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The library behind attn-compile. It takes a module on tensors, as front ends
// hand it over, to code for a target. Errors are diagnostics at the operation
// or function that causes them.

#ifndef ATTN_COMPILER_COMPILER_H
#define ATTN_COMPILER_COMPILER_H

#include "attn/Compiler/Report.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Support/LLVM.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace attn {

/// What `compile` produces; each stage includes the ones before. All show the
/// code of the package, which takes large constants from another section: an
/// object or IR that something else is to run needs `weightsInCode`. For a GPU,
/// what comes after the LLVM dialect is the code of the kernels.
enum class OutputKind {
  MLIR,        ///< The module with attention raised.
  LLVMDialect, ///< The module in the LLVM dialect.
  LLVMIR,      ///< Optimised LLVM IR.
  Assembly,
  Object,
  Package
};

struct CompileOptions {
  std::string target = "host";
  /// A processor that LLVM knows; "native" is the one that compiles.
  std::string cpu = "native";
  /// The public functions to compile; empty: all of them.
  std::vector<std::string> entries;
  /// Fail unless exactly this many attention ops are raised; negative: any
  /// number.
  int64_t requireRaised = -1;
  /// Keep constants in the code instead of a section of the package. What is
  /// written is then complete whatever its kind, and large.
  bool weightsInCode = false;
  /// The folder of ROCm's device libraries, for kernels that call them; empty:
  /// what HIP_DEVICE_LIB_PATH says.
  std::string deviceLibraries;
  /// A file of schedules that were measured, which is asked before the one that
  /// the library holds for the target (docs/Tuning.md); "none": neither.
  std::string tuningFile;
  /// NVIDIA's ptxas; empty: one that `Ptxas::find` finds.
  std::string ptxas;
  /// Accept kernels that keep registers in memory.
  bool allowSpills = false;
  /// The most vector registers that a kernel may take; 0: what its chip has.
  int64_t maxVgprs = 0;
  /// Where to print what each stage took, or null.
  llvm::raw_ostream *timing = nullptr;
  /// Called with the name of each stage as it begins.
  std::function<void(llvm::StringRef)> progress;
  /// What to tell about the compilation, or null.
  CompileReport *report = nullptr;
  /// No other module of the context uses the resources of this one, so their
  /// data may be freed as soon as the module is done with it.
  bool ownsResources = false;
};

/// The targets for messages: "host, gfx906".
std::string listTargets();

/// Fails with one line in `error` unless code is generated for `target`.
llvm::LogicalResult checkTarget(llvm::StringRef target, std::string &error);

/// Adds every dialect and interface that a module for `compile` may need.
void registerCompilerDialects(mlir::DialectRegistry &registry);

/// Compiles `module`, which is consumed, and writes the result to `outputPath`,
/// whole or not at all; "-" is the standard output. `entries` receives one
/// report for each entry.
llvm::LogicalResult compile(mlir::ModuleOp module,
                            const CompileOptions &options, OutputKind kind,
                            const std::string &outputPath,
                            std::vector<EntryReport> *entries = nullptr);

/// `compile` to a package.
inline llvm::LogicalResult
compileToPackage(mlir::ModuleOp module, const CompileOptions &options,
                 const std::string &outputPath,
                 std::vector<EntryReport> *entries = nullptr) {
  return compile(module, options, OutputKind::Package, outputPath, entries);
}

} // namespace attn

#endif // ATTN_COMPILER_COMPILER_H
