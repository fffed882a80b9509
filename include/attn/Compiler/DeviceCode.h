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

/// The code of kernels.
struct DeviceCode {
  /// Text or code, as was asked for.
  std::string output;
  /// Machine code beside it, if `output` is PTX and there is an assembler.
  std::string binary;
  /// As the manifest describes them.
  std::vector<PackageKernel> kernels;
};

/// Generates code for `module`, which is in the LLVM dialect: text or a code
/// object, as `kind` says. Of a code object it checks that no kernel spills,
/// unless the options allow it, and describes the kernels as the manifest does,
/// in the section `options.target`, and machine code beside PTX in
/// `getBinarySection`. Errors are emitted at the kernels that cause them.
llvm::LogicalResult compileKernels(mlir::gpu::GPUModuleOp module,
                                   const CompileOptions &options,
                                   OutputKind kind, DeviceCode &code);

/// The sections that hold `code`, whose bytes they refer to.
std::vector<SectionContents> getSections(const DeviceCode &code,
                                         llvm::StringRef target);

} // namespace attn

#endif // ATTN_COMPILER_DEVICECODE_H
