//===- TuningTable.h - Schedules that were measured -------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The entries of tuning files (docs/Tuning.md) for one device, in the order in
// which they are asked: a user's file, then the one that the library holds.

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TUNINGTABLE_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TUNINGTABLE_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>

namespace attn {

/// What the option of passes and tools says to use no tuning file at all.
inline constexpr llvm::StringLiteral noTuningFile = "none";

class TuningTable {
public:
  /// Reads the entries for `device`: of `file`, if it is not empty, then of the
  /// library's own file. With `noTuningFile` there are none. What is wrong with
  /// a file is an error at its line.
  llvm::LogicalResult load(mlir::MLIRContext *context, llvm::StringRef device,
                           llvm::StringRef file);

  /// The schedule of the first entry whose class the op is of and whose
  /// schedule `findMisfit` says nothing about; null if there is none. Entries
  /// that don't fit are a warning at the op that says why.
  TunedOp
  find(AttentionOp op,
       llvm::function_ref<std::string(mlir::Attribute)> findMisfit) const;

private:
  llvm::LogicalResult addEntries(mlir::ModuleOp module, llvm::StringRef device);

  llvm::SmallVector<mlir::OwningOpRef<mlir::ModuleOp>> modules;
  llvm::SmallVector<TunedOp> entries;
};

/// Where an entry is: "FILE:LINE".
std::string getPosition(TunedOp entry);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TUNINGTABLE_H
