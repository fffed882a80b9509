//===- ToolRun.cpp - A run of another program on bytes --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/ToolRun.h"

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

/// What went wrong among all that a program printed: its first error, or its
/// first line.
static StringRef getFirstError(StringRef text) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef line : lines)
    if (line.contains("error") || line.contains("LLVM ERROR"))
      return line;
  return lines.empty() ? "" : lines.front();
}

namespace {
/// A file that is removed when this is.
class TemporaryFile {
public:
  LogicalResult create(StringRef suffix, std::string &error) {
    std::error_code code = sys::fs::createTemporaryFile("attn", suffix, path);
    if (!code) {
      remover.setFile(path);
      return success();
    }
    SmallString<128> folder;
    sys::path::system_temp_directory(/*erasedOnReboot=*/true, folder);
    error =
        ("cannot create a temporary file in '" + folder +
         "', the folder that TMPDIR names or the system's: " + code.message())
            .str();
    return failure();
  }

  LogicalResult write(StringRef bytes, std::string &error) const {
    std::error_code code;
    raw_fd_ostream stream(path, code);
    if (!code)
      stream << bytes;
    stream.flush();
    if (!code)
      code = stream.error();
    stream.clear_error();
    if (!code)
      return success();
    error = "cannot write " + path.str().str() + ": " + code.message();
    return failure();
  }

  StringRef getPath() const { return path; }

private:
  SmallString<128> path;
  FileRemover remover;
};
} // namespace

/// Runs a program, and reads what it printed.
static LogicalResult execute(StringRef tool, ArrayRef<StringRef> arguments,
                             std::string &messages, std::string &error) {
  TemporaryFile printed;
  if (failed(printed.create("txt", error)))
    return failure();
  std::optional<StringRef> redirects[] = {StringRef(""), printed.getPath(),
                                          printed.getPath()};
  std::string message;
  int status =
      sys::ExecuteAndWait(tool, arguments, std::nullopt, redirects,
                          /*SecondsToWait=*/0, /*MemoryLimit=*/0, &message);
  if (auto buffer = MemoryBuffer::getFile(printed.getPath()))
    messages = (*buffer)->getBuffer().str();
  if (status == 0)
    return success();
  error = (tool + " failed: " + message + getFirstError(messages)).str();
  return failure();
}

LogicalResult attn::runTool(StringRef tool, ArrayRef<StringRef> flags,
                            std::string &messages, std::string &error) {
  SmallVector<StringRef> arguments{tool};
  llvm::append_range(arguments, flags);
  return execute(tool, arguments, messages, error);
}

LogicalResult attn::runTool(StringRef tool, ArrayRef<StringRef> flags,
                            const ToolFiles &files, std::string &output,
                            std::string &messages, std::string &error) {
  TemporaryFile inputFile, outputFile;
  if (failed(inputFile.create(files.inputSuffix, error)) ||
      failed(outputFile.create("out", error)) ||
      failed(inputFile.write(files.input, error)))
    return failure();
  SmallVector<StringRef> arguments{tool};
  llvm::append_range(arguments, flags);
  arguments.append({"-o", outputFile.getPath(), inputFile.getPath()});
  if (failed(execute(tool, arguments, messages, error)))
    return failure();

  std::string resultPath = (outputFile.getPath() + files.outputSuffix).str();
  std::optional<FileRemover> removeResult;
  if (!files.outputSuffix.empty())
    removeResult.emplace(resultPath);
  auto buffer = MemoryBuffer::getFile(resultPath, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (!buffer) {
    error =
        ("cannot read what " + tool + " wrote: " + buffer.getError().message())
            .str();
    return failure();
  }
  output = (*buffer)->getBuffer().str();
  return success();
}

LogicalResult attn::findLLVMTool(StringRef name, StringRef package,
                                 std::string &path, std::string &error) {
  SmallVector<StringRef> folders;
  folders.push_back(ATTN_LLVM_TOOLS_DIR);
  if (ErrorOr<std::string> found = sys::findProgramByName(name, folders)) {
    path = *found;
    return success();
  }
  for (const std::string &candidate : {(name + "-22").str(), name.str()})
    if (ErrorOr<std::string> found = sys::findProgramByName(candidate)) {
      path = *found;
      return success();
    }
  error = ("cannot find " + name + " in " ATTN_LLVM_TOOLS_DIR +
           " or on the PATH; install the package " + package)
              .str();
  return failure();
}
