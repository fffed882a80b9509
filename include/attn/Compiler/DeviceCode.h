//===- DeviceCode.h - From kernels to a code object -------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_DEVICECODE_H
#define ATTN_COMPILER_DEVICECODE_H

#include "attn/Compiler/Compiler.h"
#include "attn/Package/Package.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace attn {

/// Takes the module of the kernels for `options.target` out of `module`; null
/// if nothing runs there. Emits an error at a module for another chip, and at
/// what no pass took to the LLVM dialect.
llvm::FailureOr<mlir::OwningOpRef<mlir::gpu::GPUModuleOp>>
takeKernels(mlir::ModuleOp module, const CompileOptions &options);

/// A kernel whose code needs more than it may have.
struct KernelExcess {
  std::string kernel;
  /// What it needs, and what was expected.
  std::string message;
  /// What to do about it; empty if there is nothing to say.
  std::string advice;
};

/// The code of kernels.
struct DeviceCode {
  /// Text or code, as was asked for.
  std::string output;
  /// Machine code beside it, if `output` is PTX and there is an assembler.
  std::string binary;
  /// As the manifest describes them.
  std::vector<PackageKernel> kernels;
  std::vector<KernelExcess> excesses;
};

/// Generates code for `module`, which is in the LLVM dialect: text or a code
/// object, as `kind` says. With a code object it describes the kernels as the
/// manifest does, in the section `options.target`, and machine code beside PTX
/// in `getBinarySection`. Kernels that spill, unless the options allow it, or
/// take more registers or workgroup memory than they may, are no errors here.
llvm::LogicalResult compileKernels(mlir::gpu::GPUModuleOp module,
                                   const CompileOptions &options,
                                   OutputKind kind, DeviceCode &code);

/// Emits an error at each of the kernels that need too much. Succeeds if there
/// are none.
llvm::LogicalResult checkExcesses(mlir::gpu::GPUModuleOp module,
                                  llvm::ArrayRef<KernelExcess> excesses);

/// The sections that hold `code`, whose bytes they refer to.
std::vector<SectionContents> getSections(const DeviceCode &code,
                                         llvm::StringRef target);

} // namespace attn

#endif // ATTN_COMPILER_DEVICECODE_H
