//===- ModelFile.h - Reading models, and what is none -----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What people pass to a compiler besides MLIR: the file that their framework
// saved, bytecode of another version, half of a download. Each gets one line
// that says what was found and what to do.

#ifndef ATTN_COMPILER_MODELFILE_H
#define ATTN_COMPILER_MODELFILE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SourceMgr.h"

#include <string>

namespace attn {

/// What a file is that cannot be MLIR, and what to do about it; empty for what
/// may be MLIR.
std::string describeForeignFile(llvm::StringRef bytes);

/// Parses the main buffer of `sources`, text or bytecode. On failure `error` is
/// one line, or empty if a diagnostic has been emitted at the line to blame.
mlir::OwningOpRef<mlir::ModuleOp> parseModel(const llvm::SourceMgr &sources,
                                             mlir::MLIRContext *context,
                                             std::string &error);

} // namespace attn

#endif // ATTN_COMPILER_MODELFILE_H
