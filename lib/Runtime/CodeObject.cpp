//===- CodeObject.cpp - Checks code objects before use --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeObject.h"
#include "attn/Package/Package.h"

#include <cstdint>
#include <cstring>
#include <elf.h>

using namespace attn;

// EM_AMDGPU and EM_CUDA, which older elf.h do not have.
static constexpr unsigned machineAmdGpu = 224;
static constexpr unsigned machineCuda = 190;

/// Reads entry `index` of a table in the file. False if it is not inside.
template <typename Entry>
static bool readEntry(std::string_view bytes, uint64_t offset, uint64_t index,
                      Entry &entry) {
  // `index` has 16 bits: the product does not overflow.
  uint64_t skipped = index * sizeof(Entry);
  if (offset > bytes.size() || skipped > bytes.size() - offset ||
      sizeof(Entry) > bytes.size() - offset - skipped)
    return false;
  std::memcpy(&entry, bytes.data() + offset + skipped, sizeof(Entry));
  return true;
}

/// PTX begins with comments and its version.
static bool checkPtx(std::string_view bytes, std::string &error) {
  if (bytes.find(".version") != std::string_view::npos &&
      bytes.find('\0') == std::string_view::npos)
    return true;
  error = "expected the text of PTX, found " + std::to_string(bytes.size()) +
          " bytes of something else";
  return false;
}

bool attn::checkCodeObject(std::string_view bytes, std::string_view kind,
                           std::string &error) {
  if (kind == ptxKind)
    return checkPtx(bytes, error);
  bool isCuda = kind == cubinKind;
  unsigned machine = isCuda ? machineCuda : machineAmdGpu;
  Elf64_Ehdr header;
  if (bytes.size() < sizeof(header) ||
      std::memcmp(bytes.data(), ELFMAG, SELFMAG) != 0) {
    error = "expected an ELF file, found " + std::to_string(bytes.size()) +
            " bytes of something else";
    return false;
  }
  std::memcpy(&header, bytes.data(), sizeof(header));
  if (header.e_ident[EI_CLASS] != ELFCLASS64 ||
      header.e_ident[EI_DATA] != ELFDATA2LSB || header.e_machine != machine) {
    error = std::string("expected an ELF file for ") +
            (isCuda ? "NVIDIA" : "AMD") + " GPUs (machine " +
            std::to_string(machine) + "), found one for the machine " +
            std::to_string(header.e_machine);
    return false;
  }

  auto failTruncated = [&] {
    error = "its ELF file is truncated or damaged: its headers promise more "
            "than its " +
            std::to_string(bytes.size()) + " bytes";
    return false;
  };
  auto contains = [&](uint64_t offset, uint64_t size) {
    return offset <= bytes.size() && size <= bytes.size() - offset;
  };
  for (unsigned i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    if (header.e_phentsize != sizeof(segment) ||
        !readEntry(bytes, header.e_phoff, i, segment) ||
        !contains(segment.p_offset, segment.p_filesz))
      return failTruncated();
  }
  for (unsigned i = 0; i < header.e_shnum; ++i) {
    Elf64_Shdr section;
    if (header.e_shentsize != sizeof(section) ||
        !readEntry(bytes, header.e_shoff, i, section) ||
        (section.sh_type != SHT_NOBITS &&
         !contains(section.sh_offset, section.sh_size)))
      return failTruncated();
  }
  return true;
}
