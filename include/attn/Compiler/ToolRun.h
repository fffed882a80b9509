//===- ToolRun.h - A run of another program on bytes ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_TOOLRUN_H
#define ATTN_COMPILER_TOOLRUN_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace attn {

/// What a program takes beside its flags, and where it puts its result.
struct ToolFiles {
  /// The bytes of its input file, and the end of that file's name.
  llvm::StringRef input;
  llvm::StringRef inputSuffix;
  /// What the program appends to the name that it is given for its output.
  llvm::StringRef outputSuffix;
};

/// Runs `tool FLAGS -o OUTPUT INPUT` on temporary files, and reads what it
/// wrote. `messages` receives all that it printed, also where it fails. On
/// failure `error` is one line, with the first error that it printed.
llvm::LogicalResult runTool(llvm::StringRef tool,
                            llvm::ArrayRef<llvm::StringRef> flags,
                            const ToolFiles &files, std::string &output,
                            std::string &messages, std::string &error);

/// What `tool FLAGS` prints, for instance its version. On failure `error` is
/// one line.
llvm::LogicalResult runTool(llvm::StringRef tool,
                            llvm::ArrayRef<llvm::StringRef> flags,
                            std::string &messages, std::string &error);

/// Finds a program of LLVM, of the version that this is built with. On failure
/// `error` is one line, which names the Debian package that has it.
llvm::LogicalResult findLLVMTool(llvm::StringRef name, llvm::StringRef package,
                                 std::string &path, std::string &error);

} // namespace attn

#endif // ATTN_COMPILER_TOOLRUN_H
