//===- TempDirectory.h - A folder for one test ------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TEST_UNIT_TEMPDIRECTORY_H
#define ATTN_TEST_UNIT_TEMPDIRECTORY_H

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

/// Removed with what is in it when the test ends.
class TempDirectory {
public:
  TempDirectory() {
    std::string pattern =
        (std::filesystem::temp_directory_path() / "attn-test-XXXXXX").string();
    path = ::mkdtemp(pattern.data());
  }
  ~TempDirectory() { std::filesystem::remove_all(path); }
  TempDirectory(const TempDirectory &) = delete;
  TempDirectory &operator=(const TempDirectory &) = delete;

  std::string file(const std::string &name) const { return path + "/" + name; }

  size_t countFiles() const {
    return std::distance(std::filesystem::directory_iterator(path), {});
  }

  static std::string read(const std::string &path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  static void write(const std::string &path, const std::string &bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
  }

private:
  std::string path;
};

#endif // ATTN_TEST_UNIT_TEMPDIRECTORY_H
