//===- MakeTestPackage.cpp - Writes a package from a manifest -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// make-test-package manifest.json code.so out.attn [weights]: the manifest as
// JSON, with no sections; the code becomes the section `host`, the last file
// the section `weights`.

#include "attn/Package/Package.h"

#include <cstdio>
#include <fstream>
#include <iterator>

static std::string readFile(const char *path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

int main(int argc, char **argv) {
  if (argc != 4 && argc != 5) {
    std::fprintf(stderr,
                 "usage: make-test-package JSON CODE OUTPUT [WEIGHTS]\n");
    return 1;
  }
  std::string error;
  std::optional<attn::Manifest> manifest =
      attn::manifestFromJson(readFile(argv[1]), error);
  std::string code = readFile(argv[2]);
  std::vector<attn::SectionContents> sections{
      {"host", attn::hostCodeKind, code}};
  std::string weights = argc == 5 ? readFile(argv[4]) : "";
  if (argc == 5)
    sections.emplace_back("weights", attn::weightsKind, weights);
  if (manifest && attn::writePackage(argv[3], *manifest, sections, error))
    return 0;
  std::fprintf(stderr, "make-test-package: error: %s\n", error.c_str());
  return 1;
}
