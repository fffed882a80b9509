//===- MakeTestPackage.cpp - Writes a package from a manifest -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// make-test-package manifest.json code.so out.attn: the manifest as JSON, with
// no sections; the code becomes the section `host`.

#include "attn/Package/Package.h"

#include <cstdio>
#include <fstream>
#include <iterator>

static std::string readFile(const char *path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

int main(int argc, char **argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: make-test-package JSON CODE OUTPUT\n");
    return 1;
  }
  std::string error;
  std::optional<attn::Manifest> manifest =
      attn::manifestFromJson(readFile(argv[1]), error);
  std::string code = readFile(argv[2]);
  if (manifest &&
      attn::writePackage(argv[3], *manifest,
                         {{"host", attn::hostCodeKind, code}}, error))
    return 0;
  std::fprintf(stderr, "make-test-package: error: %s\n", error.c_str());
  return 1;
}
