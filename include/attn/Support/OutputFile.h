//===- OutputFile.h - A file that appears whole or not at all ---*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SUPPORT_OUTPUTFILE_H
#define ATTN_SUPPORT_OUTPUTFILE_H

#include <cstddef>
#include <string>

namespace attn {

/// Writes to a temporary file beside `path` and renames it on `commit`. Without
/// a commit, or after any error, the temporary file is removed and whatever was
/// at `path` is untouched. A symbolic link is followed; a device or pipe is
/// written in place, as there is nothing to rename over. Not thread-safe.
class OutputFile {
public:
  OutputFile() = default;
  ~OutputFile();
  OutputFile(const OutputFile &) = delete;
  OutputFile &operator=(const OutputFile &) = delete;

  /// Each returns false and sets `error` to one line that names the file.
  [[nodiscard]] bool open(const std::string &path, std::string &error);
  [[nodiscard]] bool write(const void *data, size_t size, std::string &error);
  [[nodiscard]] bool commit(std::string &error);

private:
  bool fail(const char *what, int errorNumber, std::string &error);

  std::string path;      // As given, for messages.
  std::string target;    // With links resolved.
  std::string temporary; // Empty when writing in place.
  int fd = -1;
};

} // namespace attn

#endif // ATTN_SUPPORT_OUTPUTFILE_H
