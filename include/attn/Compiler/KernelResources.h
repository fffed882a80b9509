//===- KernelResources.h - What the kernels of a code object need - C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_KERNELRESOURCES_H
#define ATTN_COMPILER_KERNELRESOURCES_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace attn {

/// A kernel as the metadata of its code object describes it, or ptxas.
struct KernelResources {
  std::string name;
  /// Zeros if the kernel does not say.
  std::array<int64_t, 3> workgroupSize = {0, 0, 0};
  int64_t ldsBytes = 0;
  int64_t scratchBytes = 0;
  int64_t vgprs = 0;
  int64_t sgprs = 0;
  int64_t vgprSpills = 0;
  int64_t sgprSpills = 0;
  /// Bytes that all spills of a thread write and read, where the code generator
  /// counts them so.
  int64_t spillStoreBytes = 0;
  int64_t spillLoadBytes = 0;
  int64_t kernargBytes = 0;
  /// What the assembler says of instructions that wait where they should not.
  std::vector<std::string> warnings;
};

/// Reads the kernels of an AMDGPU ELF in the order of its metadata. On failure
/// `error` is one line.
llvm::LogicalResult readKernelResources(llvm::StringRef codeObject,
                                        std::vector<KernelResources> &kernels,
                                        std::string &error);

} // namespace attn

#endif // ATTN_COMPILER_KERNELRESOURCES_H
