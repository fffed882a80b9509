//===- NvptxCodegen.h - LLVM IR to PTX for NVIDIA GPUs ----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_NVPTXCODEGEN_H
#define ATTN_COMPILER_NVPTXCODEGEN_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <memory>
#include <string>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace attn {

struct GpuModel;

/// LLVM's code generator for one NVIDIA GPU. Each function that fails sets
/// `error` to one line.
///
/// Code is generated in a process of its own, that of llc: what the code
/// generator cannot select is an error instead of the end.
class NvptxCodegen {
public:
  static std::unique_ptr<NvptxCodegen> create(const GpuModel &chip,
                                              std::string &error);
  ~NvptxCodegen();

  /// Gives `module` the target's data layout, and its functions the chip.
  /// Inline assembly becomes convergent, which MLIR cannot say: it may be a
  /// barrier, and a pass that gave two branches one each would let threads wait
  /// for each other forever.
  void prepare(llvm::Module &module) const;

  /// Keeps private memory in registers, and drops what is computed twice.
  /// Kernels come in the form that they are to have, and ptxas optimises: the
  /// rest of LLVM's pipeline was measured to win nothing, or lose.
  void optimize(llvm::Module &module) const;

  /// PTX for `module`.
  llvm::LogicalResult emit(const llvm::Module &module, std::string &output,
                           std::string &error) const;

  /// What the address in argument `index` of the function `name` must be a
  /// multiple of for the accesses that the function makes through it.
  static uint64_t getAlignment(const llvm::Module &module, llvm::StringRef name,
                               unsigned index);

private:
  explicit NvptxCodegen(std::unique_ptr<llvm::TargetMachine> machine);
  std::unique_ptr<llvm::TargetMachine> machine;
};

} // namespace attn

#endif // ATTN_COMPILER_NVPTXCODEGEN_H
