//===- Output.h - Writes to a file or to stdout --------------- -*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_OUTPUT_H
#define ATTN_COMPILER_OUTPUT_H

#include "mlir/Support/LLVM.h"

#include <string>

namespace attn {

/// Writes `bytes` to the file `path`, whole or not at all; "-" is the standard
/// output. On failure sets `error` to one line.
llvm::LogicalResult writeOutput(const std::string &path, llvm::StringRef bytes,
                                std::string &error);

} // namespace attn

#endif // ATTN_COMPILER_OUTPUT_H
