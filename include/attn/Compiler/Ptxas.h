//===- Ptxas.h - NVIDIA's assembler of PTX ----------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_PTXAS_H
#define ATTN_COMPILER_PTXAS_H

#include "attn/Compiler/KernelResources.h"

namespace attn {

/// The program ptxas of CUDA's toolkit or of the pip package nvidia-cuda-nvcc.
class Ptxas {
public:
  /// Finds the program: `path` if that is not empty, else what the variable
  /// ATTN_PTXAS names, else the first there is of CUDA_HOME/bin/ptxas, ptxas on
  /// the PATH, and that of the pip package for the python3 on the PATH. Without
  /// any, `isFound()` is false. Fails, with one line in `error`, if what was
  /// named is not there, or if the version is one that makes wrong code.
  static llvm::LogicalResult find(llvm::StringRef path, Ptxas &ptxas,
                                  std::string &error);

  bool isFound() const { return !path.empty(); }
  llvm::StringRef getPath() const { return path; }
  /// "13.0.88".
  llvm::StringRef getVersion() const { return version; }

  /// Assembles `ptx` for `chip`, and tells what the kernels need. On failure
  /// `error` is one line.
  llvm::LogicalResult assemble(llvm::StringRef ptx, llvm::StringRef chip,
                               std::string &cubin,
                               std::vector<KernelResources> &kernels,
                               std::string &error) const;

private:
  llvm::LogicalResult checkVersion(std::string &error);

  std::string path, version;
};

/// Reads what `ptxas -v` prints. What it says of no function in particular, and
/// of the ones that kernels call, counts for all kernels.
std::vector<KernelResources> parsePtxasMessages(llvm::StringRef messages);

} // namespace attn

#endif // ATTN_COMPILER_PTXAS_H
