//===- Output.cpp - Writes to a file or to stdout -------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/Output.h"
#include "attn/Support/OutputFile.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

LogicalResult attn::writeOutput(const std::string &path, StringRef bytes,
                                std::string &error) {
  if (path == "-") {
    outs() << bytes;
    outs().flush();
    std::error_code code = outs().error();
    if (!code)
      return success();
    // An error that nobody cleared ends the process with another message.
    outs().clear_error();
    error = "cannot write to stdout: " + code.message();
    return failure();
  }
  OutputFile file;
  return success(file.open(path, error) &&
                 file.write(bytes.data(), bytes.size(), error) &&
                 file.commit(error));
}
