//===- Linker.cpp - A run of ld.lld on bytes ------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/Linker.h"
#include "attn/Compiler/ToolRun.h"

using namespace attn;
using namespace llvm;

LogicalResult attn::runLinker(StringRef input, ArrayRef<StringRef> flags,
                              StringRef outputSuffix, std::string &output,
                              std::string &error) {
  std::string linker, messages;
  if (failed(findLLVMTool("ld.lld", "lld-22", linker, error)))
    return failure();
  return runTool(linker, flags, {input, "o", outputSuffix}, output, messages,
                 error);
}
