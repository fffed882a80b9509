//===- NvptxKernels.h - Kernels as code for NVIDIA GPUs ---------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_NVPTXKERNELS_H
#define ATTN_COMPILER_NVPTXKERNELS_H

#include "attn/Compiler/Compiler.h"
#include "attn/Compiler/KernelResources.h"
#include "attn/Package/Package.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace attn {

struct GpuModel;

/// The code of kernels for NVIDIA GPUs, and what they need.
struct NvptxKernels {
  std::string ptx;
  /// Machine code; empty if there is no ptxas.
  std::string cubin;
  /// As the manifest describes them, but for the sections.
  std::vector<PackageKernel> kernels;
  /// What ptxas says of them; empty if there is none.
  std::vector<KernelResources> resources;
};

/// Describes the kernels of `module`, which is in the LLVM dialect: the size of
/// workgroups (`nvvm.reqntid`, or `nvvm.maxntid`, which becomes that), dynamic
/// shared memory (`attn.shared_bytes`), arguments, and which of these are
/// tensor maps (`attn.tensor_maps`, see attn-tensor-map-arguments). Emits an
/// error at a kernel that no launch could serve.
llvm::LogicalResult describeNvptxKernels(mlir::gpu::GPUModuleOp module,
                                         std::vector<PackageKernel> &kernels);

/// Generates PTX for `module` and, unless `kind` is text, assembles it if there
/// is a ptxas; without one warns. With `kind` LLVMIR, `ptx` is that. Emits an
/// error if that fails.
llvm::LogicalResult compileNvptxKernels(mlir::gpu::GPUModuleOp module,
                                        const GpuModel &chip,
                                        const CompileOptions &options,
                                        OutputKind kind, NvptxKernels &code);

} // namespace attn

#endif // ATTN_COMPILER_NVPTXKERNELS_H
