//===- HostCodegen.h - LLVM IR to a shared object for the host --*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_HOSTCODEGEN_H
#define ATTN_COMPILER_HOSTCODEGEN_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <memory>
#include <string>
#include <vector>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace attn {

/// LLVM's code generator for one processor of this machine's architecture. Each
/// function that fails sets `error` to one line.
class HostCodegen {
public:
  /// `cpu` is a name that LLVM knows or "native".
  static std::unique_ptr<HostCodegen> create(llvm::StringRef cpu,
                                             std::string &error);
  ~HostCodegen();

  /// Gives `module` the target's data layout, and its functions the processor.
  void prepare(llvm::Module &module) const;

  /// LLVM's O3 pipeline, without unrolling: the hot loops come unrolled.
  void optimize(llvm::Module &module) const;

  enum class FileKind { Assembly, Object };
  llvm::LogicalResult emit(llvm::Module &module, FileKind kind,
                           llvm::SmallVectorImpl<char> &output,
                           std::string &error) const;

  /// Links an object to a shared object with ld.lld. Fails on a symbol that
  /// neither the C library nor the runtime has.
  llvm::LogicalResult link(llvm::StringRef object, std::string &sharedObject,
                           std::string &error) const;

  /// The processor's name and the features that its code may use, by LLVM's
  /// names.
  std::string getCpu() const;
  std::vector<std::string> getFeatures() const;

private:
  explicit HostCodegen(std::unique_ptr<llvm::TargetMachine> machine);
  std::unique_ptr<llvm::TargetMachine> machine;
};

} // namespace attn

#endif // ATTN_COMPILER_HOSTCODEGEN_H
