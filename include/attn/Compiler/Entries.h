//===- Entries.h - What a module offers to run ------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_ENTRIES_H
#define ATTN_COMPILER_ENTRIES_H

#include "attn/Package/Package.h"
#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

/// The element type of arrays that `type` is, if it is one.
std::optional<ElementType> getElementType(mlir::Type type);

/// Reduces `module` to the functions `names` (or all public ones) and what they
/// call, and describes them as the manifest does. Emits an error at each
/// function that is missing, not defined or has a type no entry can take.
llvm::LogicalResult collectEntries(mlir::ModuleOp module,
                                   llvm::ArrayRef<std::string> names,
                                   std::vector<PackageEntry> &entries);

/// What to do about an operation of that name, or any with that prefix, which
/// nothing lowers: the way that whoever made the module has around it.
llvm::StringRef getAdvice(llvm::StringRef name);

/// Emits an error at each operation that no path lowers, so that a user sees
/// all of them before code generation starts. What a loop for the chip `target`
/// holds is not looked at.
llvm::LogicalResult checkOperations(mlir::ModuleOp module,
                                    llvm::StringRef target);

/// The functions that `name` and what it calls are, itself first.
std::vector<std::string> getReachable(mlir::ModuleOp module,
                                      llvm::StringRef name);

/// The number of operations that `predicate` accepts in function `name` and
/// what it calls.
int64_t countOperations(mlir::ModuleOp module, llvm::StringRef name,
                        llvm::function_ref<bool(mlir::Operation *)> predicate);

} // namespace attn

#endif // ATTN_COMPILER_ENTRIES_H
