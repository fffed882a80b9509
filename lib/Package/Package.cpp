//===- Package.cpp - Reading and writing packages -------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Package/Package.h"
#include "attn/Support/OutputFile.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <set>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

using namespace attn;

static constexpr std::string_view magic("ATTNPKG\1", 8);
static constexpr size_t headerSize = 48;
/// More work items than this no chip has in a workgroup.
static constexpr int64_t maxWorkItems = 1024;

/// `before`: the checksum of the bytes before, of which these are more.
static uint32_t computeCrc(std::string_view bytes, uint32_t before = 0) {
  // A null pointer would ask zlib for its initial value.
  if (bytes.empty())
    return before;
  return static_cast<uint32_t>(::crc32_z(
      before, reinterpret_cast<const Bytef *>(bytes.data()), bytes.size()));
}

static constexpr char zeroBytes[sectionAlignment] = {};
static constexpr std::string_view zeros(zeroBytes, sectionAlignment);

/// Hands the bytes of a section to `consume` in order. Stops at and returns
/// the first failure of it.
template <typename Consume>
static bool forEachPiece(const SectionContents &contents, Consume consume) {
  uint64_t position = 0;
  for (const SectionPiece &piece : contents.pieces) {
    while (position < piece.offset) {
      uint64_t count =
          std::min<uint64_t>(piece.offset - position, zeros.size());
      if (!consume(zeros.substr(0, count)))
        return false;
      position += count;
    }
    if (!consume(piece.bytes))
      return false;
    position += piece.bytes.size();
  }
  return true;
}

/// The manifest's description of a section, all but its place in the file.
static bool describeSection(const SectionContents &contents,
                            PackageSection &section, std::string &error) {
  section.name = contents.name;
  section.kind = contents.kind;
  for (const SectionPiece &piece : contents.pieces) {
    if (piece.offset < section.size) {
      error = "section '" + section.name + "': expected a piece at or after " +
              std::to_string(section.size) + ", found one at " +
              std::to_string(piece.offset);
      return false;
    }
    section.size = piece.offset + piece.bytes.size();
  }
  return forEachPiece(contents, [&](std::string_view bytes) {
    section.crc32 = computeCrc(bytes, section.crc32);
    return true;
  });
}

/// Writes the low `width` bytes of `value`, little endian on any machine.
static void putInteger(char *to, uint64_t value, unsigned width) {
  for (unsigned i = 0; i < width; ++i)
    to[i] = static_cast<char>(value >> (8 * i));
}

static uint64_t getInteger(const char *from, unsigned width) {
  uint64_t value = 0;
  for (unsigned i = 0; i < width; ++i)
    value |= static_cast<uint64_t>(static_cast<unsigned char>(from[i]))
             << (8 * i);
  return value;
}

static bool isPowerOf2(int64_t value) {
  return value > 0 && (value & (value - 1)) == 0;
}

/// What a driver's tensor maps can be. One line on error, without the kernel.
static bool checkTensorMap(const TensorMap &map, std::string &error) {
  auto isSpan = [](int64_t bytes, int64_t first, int64_t last) {
    return bytes == 0 || (bytes >= first && bytes <= last && isPowerOf2(bytes));
  };
  if (map.box.empty() || map.box.size() > maxTensorMapRank) {
    error = "expected a tile of 1 to " + std::to_string(maxTensorMapRank) +
            " dimensions, found " + std::to_string(map.box.size());
    return false;
  }
  for (int64_t extent : map.box)
    if (extent < 1 || extent > 256) {
      error = "expected extents of 1 to 256 in a tile, found " +
              std::to_string(extent);
      return false;
    }
  int64_t row = map.box.back() * getElementSize(map.elementType);
  if (row % 16 != 0 || (map.swizzleBytes && row > map.swizzleBytes)) {
    error = "expected rows of a tile to have a multiple of 16 bytes" +
            (map.swizzleBytes
                 ? ", at most the " + std::to_string(map.swizzleBytes) +
                       " of its swizzle"
                 : std::string()) +
            "; found " + std::to_string(row);
    return false;
  }
  if (!isSpan(map.swizzleBytes, 32, 128)) {
    error = "expected a swizzle of 0, 32, 64 or 128 bytes, found " +
            std::to_string(map.swizzleBytes);
    return false;
  }
  if (!isSpan(map.promotionBytes, 64, 256)) {
    error = "expected an L2 promotion of 0, 64, 128 or 256 bytes, found " +
            std::to_string(map.promotionBytes);
    return false;
  }
  return true;
}

/// The part of `checkKernels` that concerns the arguments.
static bool checkParameters(const PackageKernel &kernel, bool isPtx,
                            std::string &error) {
  std::string where = "manifest: kernel '" + kernel.name + "' ";
  if (isPtx != kernel.parameters.has_value()) {
    error = where + (isPtx ? "lists no parameters, expected those of a kernel "
                             "in PTX"
                           : "lists parameters, which only kernels in PTX do");
    return false;
  }
  if (!isPtx)
    return true;
  for (size_t i = 0; i < kernel.parameters->size(); ++i) {
    const KernelParameter &parameter = (*kernel.parameters)[i];
    std::string reason;
    if (parameter.tensorMap) {
      if (checkTensorMap(*parameter.tensorMap, reason))
        continue;
    } else if (!isPowerOf2(parameter.bytes) || parameter.bytes > 8) {
      reason = "expected a value of 1, 2, 4 or 8 bytes, found " +
               std::to_string(parameter.bytes);
    } else if (!isPowerOf2(parameter.alignment) ||
               (parameter.alignment > 1 && parameter.bytes != 8)) {
      reason = "expected an alignment that is a power of two, of an address of "
               "8 bytes; found " +
               std::to_string(parameter.alignment) + " of " +
               std::to_string(parameter.bytes) + " bytes";
    } else {
      continue;
    }
    error = where + "has the parameter " + std::to_string(i) + ": " + reason;
    return false;
  }
  return true;
}

/// Finds the section that a kernel names. Its kind must be one of `kinds`. One
/// line on error.
static const PackageSection *
findKernelSection(const Manifest &manifest, const PackageKernel &kernel,
                  const std::string &name,
                  std::initializer_list<std::string_view> kinds,
                  std::string &error) {
  auto section = std::find_if(
      manifest.sections.begin(), manifest.sections.end(),
      [&](const PackageSection &section) { return section.name == name; });
  std::string where = "manifest: kernel '" + kernel.name +
                      "' names the section '" + name + "', ";
  if (section == manifest.sections.end()) {
    error = where + "which the package does not have";
    return nullptr;
  }
  if (std::find(kinds.begin(), kinds.end(), section->kind) != kinds.end())
    return &*section;
  error = where + "expected one of the kind ";
  for (std::string_view kind : kinds)
    error += (kind == *kinds.begin() ? "'" : " or '") + std::string(kind) + "'";
  error += ", found '" + section->kind + "'";
  return nullptr;
}

/// The part of `checkManifest` that concerns code for GPUs.
static bool checkKernels(const Manifest &manifest, std::string &error) {
  std::set<std::string_view> names, kinds;
  for (const PackageKernel &kernel : manifest.kernels) {
    std::string where = "manifest: kernel '" + kernel.name + "' ";
    if (!names.insert(kernel.name).second) {
      error = "manifest: two kernels are named '" + kernel.name + "'";
      return false;
    }
    const PackageSection *section = findKernelSection(
        manifest, kernel, kernel.section, {amdgpuCodeKind, ptxKind}, error);
    if (!section)
      return false;
    kinds.insert(section->kind);
    if (kinds.size() > 1) {
      error = "manifest: kernels are for AMD's and NVIDIA's GPUs, expected one";
      return false;
    }
    if (!kernel.binarySection.empty() &&
        !findKernelSection(manifest, kernel, kernel.binarySection, {cubinKind},
                           error))
      return false;
    if (!checkParameters(kernel, section->kind == ptxKind, error))
      return false;
    // Each extent first, so that the product fits.
    int64_t workItems = 1;
    for (int64_t extent : kernel.workgroupSize) {
      bool fits = extent >= 1 && extent <= maxWorkItems;
      workItems = fits ? workItems * extent : maxWorkItems + 1;
      if (workItems > maxWorkItems) {
        error = where + "has the workgroup size " +
                std::to_string(kernel.workgroupSize[0]) + "x" +
                std::to_string(kernel.workgroupSize[1]) + "x" +
                std::to_string(kernel.workgroupSize[2]) + ", expected 1 to " +
                std::to_string(maxWorkItems) + " work items";
        return false;
      }
    }
    if (kernel.dynamicLdsBytes > INT32_MAX) {
      error = where + "asks for " + std::to_string(kernel.dynamicLdsBytes) +
              " bytes of workgroup memory, which no chip has";
      return false;
    }
  }
  if (!manifest.kernels.empty() && manifest.target == hostTarget) {
    error = "manifest: a package with kernels has the target 'host', expected "
            "the chip that they are for";
    return false;
  }
  return true;
}

/// Checks what both a producer and a reader must get right. One line on error.
static bool checkManifest(const Manifest &manifest, std::string &error) {
  std::set<std::string_view> names;
  for (const PackageSection &section : manifest.sections)
    if (!names.insert(section.name).second) {
      error = "manifest: two sections are named '" + section.name + "'";
      return false;
    }
  if (std::count_if(manifest.sections.begin(), manifest.sections.end(),
                    [](const PackageSection &section) {
                      return section.kind == weightsKind;
                    }) > 1) {
    error = "manifest: two sections have the kind 'weights', expected one at "
            "most";
    return false;
  }
  names.clear();
  for (const PackageEntry &entry : manifest.entries) {
    if (!names.insert(entry.name).second) {
      error = "manifest: two entries are named '" + entry.name + "'";
      return false;
    }
    bool found = false;
    for (const PackageSection &section : manifest.sections)
      found |= section.name == entry.section;
    if (!found) {
      error = "manifest: entry '" + entry.name + "' names the section '" +
              entry.section + "', which the package does not have";
      return false;
    }
    for (const auto *types : {&entry.inputs, &entry.results})
      for (const ArgumentType &type : *types)
        if (type.shape.size() > maxRank) {
          error = "manifest: entry '" + entry.name + "' has an argument of " +
                  "rank " + std::to_string(type.shape.size()) +
                  ", expected at most " + std::to_string(maxRank);
          return false;
        }
  }
  return checkKernels(manifest, error);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

bool attn::writePackage(const std::string &path, const Manifest &manifest,
                        const std::vector<SectionContents> &sections,
                        std::string &error) {
  auto alignUp = [](uint64_t value) {
    return (value + sectionAlignment - 1) / sectionAlignment * sectionAlignment;
  };

  Manifest complete = manifest;
  complete.sections.clear();
  uint64_t end = headerSize;
  for (const SectionContents &contents : sections) {
    PackageSection &section = complete.sections.emplace_back();
    if (!describeSection(contents, section, error)) {
      error = "cannot write '" + path + "': " + error;
      return false;
    }
    section.offset = alignUp(end);
    end = section.offset + section.size;
  }
  if (!checkManifest(complete, error)) {
    error = "cannot write '" + path + "': " + error;
    return false;
  }

  std::string json = manifestToJson(complete);
  char header[headerSize] = {};
  std::memcpy(header, magic.data(), magic.size());
  putInteger(header + 8,
             manifest.kernels.empty() ? hostPackageVersion : packageVersion, 4);
  putInteger(header + 16, end + json.size(), 8);
  putInteger(header + 24, end, 8);
  putInteger(header + 32, json.size(), 8);
  putInteger(header + 40, computeCrc(json), 4);
  putInteger(header + 44, computeCrc({header, 44}), 4);

  OutputFile file;
  if (!file.open(path, error) || !file.write(header, headerSize, error))
    return false;
  uint64_t position = headerSize;
  for (size_t i = 0; i < sections.size(); ++i) {
    const PackageSection &section = complete.sections[i];
    auto write = [&](std::string_view bytes) {
      return file.write(bytes.data(), bytes.size(), error);
    };
    if (!write(zeros.substr(0, section.offset - position)) ||
        !forEachPiece(sections[i], write))
      return false;
    position = section.offset + section.size;
  }
  return file.write(json.data(), json.size(), error) && file.commit(error);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

Package::~Package() {
  if (mapping)
    ::munmap(const_cast<char *>(mapping), size);
}

std::unique_ptr<Package> Package::open(const std::string &path,
                                       std::string &error) {
  auto fail = [&](const std::string &what) {
    error = "cannot read package '" + path + "': " + what;
    return nullptr;
  };

  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return fail(std::strerror(errno));
  struct stat status;
  if (::fstat(fd, &status) != 0 || !S_ISREG(status.st_mode)) {
    ::close(fd);
    return fail("expected a regular file");
  }

  std::unique_ptr<Package> package(new Package);
  package->path = path;
  package->size = static_cast<uint64_t>(status.st_size);
  // An empty file cannot be mapped; `check` gives the message.
  if (package->size > 0) {
    void *mapping =
        ::mmap(nullptr, package->size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (mapping == MAP_FAILED) {
      int errorNumber = errno;
      ::close(fd);
      return fail(std::strerror(errorNumber));
    }
    package->mapping = static_cast<const char *>(mapping);
  }
  ::close(fd);

  std::string reason;
  if (!package->check(reason))
    return fail(reason);
  return package;
}

bool Package::check(std::string &error) {
  auto fail = [&](std::string what) {
    error = std::move(what);
    return false;
  };

  std::string_view file(mapping, size);
  std::string_view start = file.substr(0, magic.size());
  if (start.empty() || start != magic.substr(0, start.size()))
    return fail("it is not an attn package, expected the magic ATTNPKG in its "
                "first bytes");
  if (size < headerSize)
    return fail("it is truncated, expected a header of " +
                std::to_string(headerSize) + " bytes, found a file of " +
                std::to_string(size));
  // A newer version may lay out the rest differently: compare it first.
  uint64_t version = getInteger(mapping + 8, 4);
  if (version < 1 || version > packageVersion)
    return fail("its format has version " + std::to_string(version) +
                ", this attn reads versions 1 to " +
                std::to_string(packageVersion) + "; use a newer attn");
  if (computeCrc(file.substr(0, 44)) != getInteger(mapping + 44, 4))
    return fail("its header is corrupt (checksum)");
  uint64_t fileSize = getInteger(mapping + 16, 8);
  if (fileSize != size)
    return fail((size < fileSize ? "it is truncated" : "it has extra bytes") +
                std::string(", expected ") + std::to_string(fileSize) +
                " bytes, found " + std::to_string(size));
  uint64_t manifestOffset = getInteger(mapping + 24, 8);
  uint64_t manifestSize = getInteger(mapping + 32, 8);
  if (manifestOffset < headerSize || manifestOffset > size ||
      manifestSize > size - manifestOffset)
    return fail("its manifest (offset " + std::to_string(manifestOffset) +
                ", size " + std::to_string(manifestSize) +
                ") does not lie in the file of " + std::to_string(size) +
                " bytes");
  std::string_view json = file.substr(manifestOffset, manifestSize);
  if (computeCrc(json) != getInteger(mapping + 40, 4))
    return fail("its manifest is corrupt (checksum)");

  std::optional<Manifest> parsed = manifestFromJson(json, error);
  if (!parsed)
    return false;
  manifest = std::move(*parsed);
  if (!checkManifest(manifest, error))
    return false;

  for (const PackageSection &section : manifest.sections) {
    std::string name = "its section '" + section.name + "' ";
    if (section.offset < headerSize || section.offset > size ||
        section.size > size - section.offset)
      return fail(name + "(offset " + std::to_string(section.offset) +
                  ", size " + std::to_string(section.size) +
                  ") does not lie in the file of " + std::to_string(size) +
                  " bytes");
    if (section.offset % section.alignment != 0)
      return fail(name + "starts at " + std::to_string(section.offset) +
                  ", expected a multiple of " +
                  std::to_string(section.alignment));
    if (section.kind != weightsKind && !checkCrc(section, error))
      return false;
  }
  return true;
}

bool Package::checkCrc(const PackageSection &section,
                       std::string &error) const {
  if (computeCrc(getBytes(section)) == section.crc32)
    return true;
  error = "its section '" + section.name + "' is corrupt (checksum)";
  return false;
}

bool Package::verify(std::string &error) const {
  for (const PackageSection &section : manifest.sections)
    if (!checkCrc(section, error)) {
      error = "package '" + path + "': " + error;
      return false;
    }
  return true;
}

const PackageSection *Package::findSection(std::string_view name) const {
  for (const PackageSection &section : manifest.sections)
    if (section.name == name)
      return &section;
  return nullptr;
}

std::string_view Package::getBytes(const PackageSection &section) const {
  return {mapping + section.offset, section.size};
}

std::string_view Package::getWeights() const {
  for (const PackageSection &section : manifest.sections)
    if (section.kind == weightsKind)
      return getBytes(section);
  return {};
}
