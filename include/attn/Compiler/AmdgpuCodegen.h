//===- AmdgpuCodegen.h - LLVM IR to a code object for AMD GPUs --*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_AMDGPUCODEGEN_H
#define ATTN_COMPILER_AMDGPUCODEGEN_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"

#include <memory>
#include <string>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace attn {

struct GpuModel;

/// LLVM's code generator for one AMD GPU. Each function that fails sets `error`
/// to one line.
///
/// Code is generated in a process of its own, that of ld.lld, which takes
/// bitcode: what only the command line of LLVM can set stays out of ours, and
/// what the code generator cannot select is an error instead of the end.
class AmdgpuCodegen {
public:
  static std::unique_ptr<AmdgpuCodegen> create(const GpuModel &chip,
                                               std::string &error);
  ~AmdgpuCodegen();

  /// Gives `module` the target's data layout and code object version, and its
  /// functions the chip.
  void prepare(llvm::Module &module) const;

  /// Links what `module` calls of ROCm's device libraries from the folder
  /// `path`; does nothing for a module that calls nothing of theirs. Without a
  /// path, HIP_DEVICE_LIB_PATH is the folder.
  llvm::LogicalResult linkDeviceLibraries(llvm::Module &module,
                                          llvm::StringRef path,
                                          std::string &error) const;

  /// LLVM's O3 pipeline, without unrolling and vectorization: kernels come in
  /// the form that they are to have.
  void optimize(llvm::Module &module) const;

  enum class FileKind { Assembly, CodeObject };
  llvm::LogicalResult emit(const llvm::Module &module, FileKind kind,
                           std::string &output, std::string &error) const;

private:
  AmdgpuCodegen(const GpuModel &chip,
                std::unique_ptr<llvm::TargetMachine> machine);
  const GpuModel &chip;
  std::unique_ptr<llvm::TargetMachine> machine;
};

} // namespace attn

#endif // ATTN_COMPILER_AMDGPUCODEGEN_H
