//===- Linker.h - A run of ld.lld on bytes ----------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_LINKER_H
#define ATTN_COMPILER_LINKER_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace attn {

/// Runs ld.lld with `flags` on a file that holds `input`, which may be bitcode,
/// and reads what it wrote to its output file with `outputSuffix` appended. On
/// failure `error` is one line.
llvm::LogicalResult runLinker(llvm::StringRef input,
                              llvm::ArrayRef<llvm::StringRef> flags,
                              llvm::StringRef outputSuffix, std::string &output,
                              std::string &error);

} // namespace attn

#endif // ATTN_COMPILER_LINKER_H
