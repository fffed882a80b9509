//===- MakeTestPackage.cpp - Writes a package from a manifest -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// make-test-package manifest.json code.so out.attn [weights] [NAME=FILE ...]:
// the manifest as JSON, with no sections; the code becomes the section `host`,
// the next file the section `weights`, and each FILE a section of code for
// GPUs: PTX or machine code for NVIDIA's if its name ends in .ptx or .cubin,
// else for AMD's.

#include "attn/Package/Package.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <list>

static std::string readFile(const char *path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

static std::string_view getKind(const std::string &path) {
  auto endsWith = [&](std::string_view suffix) {
    return path.size() > suffix.size() &&
           path.substr(path.size() - suffix.size()) == suffix;
  };
  return endsWith(".ptx")     ? attn::ptxKind
         : endsWith(".cubin") ? attn::cubinKind
                              : attn::amdgpuCodeKind;
}

int main(int argc, char **argv) {
  if (argc < 4) {
    std::fprintf(stderr, "usage: make-test-package JSON CODE OUTPUT [WEIGHTS] "
                         "[NAME=FILE ...]\n");
    return 1;
  }
  std::string error;
  std::optional<attn::Manifest> manifest =
      attn::manifestFromJson(readFile(argv[1]), error);
  std::string code = readFile(argv[2]);
  std::vector<attn::SectionContents> sections{
      {"host", attn::hostCodeKind, code}};
  // The sections refer to the contents, which must not move.
  std::list<std::string> contents;
  for (int i = 4; i < argc; ++i) {
    std::string name = argv[i];
    size_t equals = name.find('=');
    contents.push_back(readFile(argv[i] + (equals + 1)));
    if (equals == std::string::npos)
      sections.emplace_back("weights", attn::weightsKind, contents.back());
    else
      sections.emplace_back(name.substr(0, equals), getKind(name),
                            contents.back());
  }
  if (manifest && attn::writePackage(argv[3], *manifest, sections, error))
    return 0;
  std::fprintf(stderr, "make-test-package: error: %s\n", error.c_str());
  return 1;
}
