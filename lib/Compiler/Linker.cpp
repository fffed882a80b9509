//===- Linker.cpp - A run of ld.lld on bytes ------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/Linker.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace attn;
using namespace llvm;

/// The path of ld.lld, or an empty string.
static std::string findLinker() {
  SmallVector<StringRef> paths;
  paths.push_back(ATTN_LLVM_TOOLS_DIR);
  if (ErrorOr<std::string> path = sys::findProgramByName("ld.lld", paths))
    return *path;
  for (const char *name : {"ld.lld-22", "ld.lld"})
    if (ErrorOr<std::string> path = sys::findProgramByName(name))
      return *path;
  return "";
}

/// What went wrong among all that a linker printed: its first error, or its
/// first line.
static StringRef getFirstError(StringRef text) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef line : lines)
    if (line.contains("error:") || line.contains("LLVM ERROR"))
      return line;
  return lines.empty() ? "" : lines.front();
}

LogicalResult attn::runLinker(StringRef input, ArrayRef<StringRef> flags,
                              StringRef outputSuffix, std::string &output,
                              std::string &error) {
  std::string linker = findLinker();
  if (linker.empty()) {
    error = "cannot find ld.lld in " ATTN_LLVM_TOOLS_DIR
            " or on the PATH; install the package lld-22";
    return failure();
  }

  SmallString<128> inputPath, outputPath, errorPath;
  auto temporary = [&](StringRef suffix, SmallString<128> &path) {
    if (std::error_code code =
            sys::fs::createTemporaryFile("attn", suffix, path)) {
      SmallString<128> folder;
      sys::path::system_temp_directory(/*erasedOnReboot=*/true, folder);
      error =
          ("cannot create a temporary file in '" + folder +
           "', the folder that TMPDIR names or the system's: " + code.message())
              .str();
      return failure();
    }
    return success();
  };
  if (failed(temporary("o", inputPath)))
    return failure();
  FileRemover removeInput(inputPath);
  if (failed(temporary("so", outputPath)))
    return failure();
  FileRemover removeOutput(outputPath);
  if (failed(temporary("txt", errorPath)))
    return failure();
  FileRemover removeErrors(errorPath);

  {
    std::error_code code;
    raw_fd_ostream stream(inputPath, code);
    if (!code)
      stream << input;
    stream.flush();
    if (!code)
      code = stream.error();
    stream.clear_error();
    if (code) {
      error = "cannot write " + inputPath.str().str() + ": " + code.message();
      return failure();
    }
  }
  SmallVector<StringRef> arguments{linker};
  llvm::append_range(arguments, flags);
  arguments.append({"-o", outputPath, inputPath});
  std::optional<StringRef> redirects[] = {StringRef(""), StringRef(""),
                                          StringRef(errorPath)};
  std::string message;
  int status =
      sys::ExecuteAndWait(linker, arguments, std::nullopt, redirects,
                          /*SecondsToWait=*/0, /*MemoryLimit=*/0, &message);
  if (status != 0) {
    if (auto buffer = MemoryBuffer::getFile(errorPath))
      message += getFirstError((*buffer)->getBuffer());
    error = linker + " failed: " + message;
    return failure();
  }
  SmallString<128> resultPath(outputPath);
  resultPath += outputSuffix;
  std::optional<FileRemover> removeResult;
  if (!outputSuffix.empty())
    removeResult.emplace(resultPath);
  auto buffer = MemoryBuffer::getFile(resultPath, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (!buffer) {
    error = "cannot read what the linker wrote: " + buffer.getError().message();
    return failure();
  }
  output = (*buffer)->getBuffer().str();
  return success();
}
