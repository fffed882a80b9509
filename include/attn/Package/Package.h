//===- Package.h - The container of compiled code ---------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A package (`.attn`) holds code objects and a manifest that says how to call
// them. This library reads and writes it; it needs no LLVM, so the compiler and
// the runtime share it.
//
// Layout, little endian: a header of 48 bytes, then the sections, each at a
// multiple of its alignment (4096) so that it can be mapped, then the manifest
// as JSON.
//
//   offset size  field
//   0      8     magic "ATTNPKG\1"
//   8      4     version, 2 or 3
//   12     4     reserved, 0
//   16     8     size of the file
//   24     8     offset of the manifest
//   32     8     size of the manifest
//   40     4     CRC-32 of the manifest
//   44     4     CRC-32 of the 44 bytes before
//
// A producer fills a `Manifest` (all but `sections`, which the writer computes)
// and calls `writePackage`:
//
//   attn::Manifest manifest;
//   manifest.target = "host";
//   manifest.cpu = "znver5";
//   manifest.features = {"avx2", "fma"};   // what the code needs, LLVM's names
//   attn::PackageEntry &entry = manifest.entries.emplace_back();
//   entry.name = "main";
//   entry.symbol = "attn_entry_main";
//   entry.section = "host";
//   entry.inputs.push_back(attn::ArgumentType::tensor(
//       attn::ElementType::F32, {2, attn::dynamicExtent, 64}));
//   entry.results.push_back(...);
//   entry.kernels = 1;
//   entry.attentionOps = 1;
//   std::string error;
//   if (!attn::writePackage("out.attn", manifest,
//                           {{"host", attn::hostCodeKind, sharedObject}},
//                           error))
//     return emitError(loc) << error;
//
// A section of the kind "weights" holds the constants of the code, as they lie
// in memory, each at a multiple of 64. The code that needs them defines the
// variable `attn_package_weights`, {const void *address; uint64_t size}: before
// the first call the runtime checks that the section has `size` bytes and
// stores where it is mapped, read only, from the file. Processes that run a
// package so share its weights, and a page is read when it is first used.
// Reading them all to compare the checksum would cost more than the rest of
// loading: opening a package compares the checksums of all other sections,
// `Package::verify` those of weights. Who replaces a package writes a new file
// and renames it, as `writePackage` does: a file that is overwritten changes
// under those who run it.
//
// Code for a GPU is a section of its own, and the manifest describes its
// kernels. The host code of such a package, that is what an entry calls, copies
// between the host and the device and launches kernels by name through a table
// of functions that the runtime gives it (attn/Runtime/attn_device_table.h):
//
//   manifest.target = "gfx906";
//   attn::PackageKernel &kernel = manifest.kernels.emplace_back();
//   kernel.name = "attention_0";        // the symbol in the code object
//   kernel.section = "gfx906";
//   kernel.workgroupSize = {256, 1, 1};
//   ...
//   attn::writePackage("out.attn", manifest,
//                      {{"host", attn::hostCodeKind, sharedObject},
//                       {"gfx906", attn::amdgpuCodeKind, codeObject}}, error)
//
// Code for NVIDIA's GPUs is text in PTX, which drivers compile, and beside it
// machine code if there was an assembler:
//
//   manifest.target = "sm_90a";
//   kernel.section = "sm_90a";
//   kernel.binarySection = "sm_90a.cubin";
//   kernel.dynamicLdsBytes = 196720;
//   kernel.parameters = {{{/*bytes=*/8, /*alignment=*/16}, {/*bytes=*/4}}};
//   attn::writePackage("out.attn", manifest,
//                      {{"host", attn::hostCodeKind, sharedObject},
//                       {"sm_90a", attn::ptxKind, ptx},
//                       {"sm_90a.cubin", attn::cubinKind, cubin}}, error)
//
// A container gets a new version where a reader of the version before would run
// wrong code. Version 1 had no weights: a reader of it would run code without
// them. Version 2 had no kernels: a reader of it would run host code without a
// device table, which crashes. A package without kernels is still written as
// version 2. This library reads all three. Kinds of sections and keys that only
// their readers look at need none: a reader without them refuses the section.

#ifndef ATTN_PACKAGE_PACKAGE_H
#define ATTN_PACKAGE_PACKAGE_H

#include "attn/Support/ElementType.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attn {

/// An extent that is known only at run time, as written in a manifest.
inline constexpr int64_t dynamicExtent = -1;
/// The largest rank of an argument; equals ATTN_MAX_RANK of the C runtime.
inline constexpr size_t maxRank = 16;
/// The newest version of the container, that of a package with kernels. This
/// library reads all before.
inline constexpr uint32_t packageVersion = 3;
/// The version of a package without kernels.
inline constexpr uint32_t hostPackageVersion = 2;
/// The alignment of every section.
inline constexpr uint64_t sectionAlignment = 4096;
/// The kind of a section that holds a shared object for the host.
inline constexpr std::string_view hostCodeKind = "host-code";
/// The kind of a section that holds an ELF code object for an AMD GPU
/// (amdgcn-amd-amdhsa).
inline constexpr std::string_view amdgpuCodeKind = "amdgpu-code";
/// The kind of a section that holds PTX, the text that NVIDIA's drivers
/// compile.
inline constexpr std::string_view ptxKind = "nvidia-ptx";
/// The kind of a section that holds machine code for NVIDIA's GPUs.
inline constexpr std::string_view cubinKind = "nvidia-cubin";
/// The kind of a section that holds constants; a package has one at most.
inline constexpr std::string_view weightsKind = "weights";
/// The alignment of each constant: a cache line, and the widest vector.
inline constexpr uint64_t weightAlignment = 64;
/// The variable of the code that says where its weights are.
inline constexpr const char *weightsSymbol = "attn_package_weights";
/// The variable of the code that points to its device table.
inline constexpr const char *deviceSymbol = "attn_package_device";
/// What the name of an entry's form for arrays on the device ends in.
inline constexpr const char *residentSuffix = ".resident";
/// The target of a package whose code is for this machine's processor.
inline constexpr std::string_view hostTarget = "host";

/// The declared type of an entry's argument or result.
struct ArgumentType {
  ElementType elementType = ElementType::F32;
  /// A scalar is passed as a pointer to its value, a tensor as a pointer to its
  /// memref descriptor.
  bool isScalar = false;
  /// Extents of a tensor, `dynamicExtent` where unknown; empty for a scalar.
  std::vector<int64_t> shape;

  static ArgumentType tensor(ElementType type, std::vector<int64_t> shape);
  static ArgumentType scalar(ElementType type);

  /// MLIR's spelling: `tensor<2x?x64xf32>` or `f32`.
  std::string str() const;
};

/// A function that a user can run.
struct PackageEntry {
  std::string name;
  /// The symbol of `void symbol(void **args)` in `section`. `args` points to
  /// the inputs, then the results: for a tensor MLIR's memref descriptor, for a
  /// scalar its value. Inputs are contiguous and row-major and are not written.
  /// The callee fills the result descriptors with buffers from malloc, which
  /// belong to the caller. A boolean is one byte.
  std::string symbol;
  /// The symbol of a form for arrays in the device's memory, of the same type,
  /// or empty. All descriptors are the caller's, those of results too: the
  /// callee only launches kernels, which read inputs and write results, and may
  /// return before they end.
  std::string residentSymbol;
  std::string section;
  std::vector<ArgumentType> inputs;
  std::vector<ArgumentType> results;
  int64_t kernels = 0;
  int64_t attentionOps = 0;
};

/// The largest rank of a tensor map.
inline constexpr size_t maxTensorMapRank = 5;

/// How copies of whole tiles see a tensor (CUDA's tensor map): its address,
/// sizes and strides come with each launch.
struct TensorMap {
  ElementType elementType = ElementType::F16;
  /// The extents of a tile, outermost dimension first, one for each dimension
  /// of the tensor.
  std::vector<int64_t> box;
  /// Bytes within which pieces of 16 bytes of a tile's rows are exchanged in
  /// workgroup memory: 0, 32, 64 or 128.
  int64_t swizzleBytes = 0;
  /// Bytes that the L2 cache fetches at once: 0, 64, 128 or 256.
  int64_t promotionBytes = 0;
};

/// An explicit argument of a kernel. Host code passes a value as it is, and for
/// a tensor map what it is of: {void *address; int64_t sizes[rank],
/// strides[rank]}, outermost dimension first, strides in elements.
struct KernelParameter {
  /// Of a value: 1, 2, 4 or 8.
  int64_t bytes = 0;
  /// What a value must be a multiple of, as the address that it is; 1 for any.
  int64_t alignment = 1;
  std::optional<TensorMap> tensorMap = std::nullopt;

  /// What host code passes.
  int64_t getHostBytes() const {
    return tensorMap ? 8 * (1 + 2 * static_cast<int64_t>(tensorMap->box.size()))
                     : bytes;
  }
  /// What the kernel gets: a map has 128 bytes.
  int64_t getKernelBytes() const { return tensorMap ? 128 : bytes; }
};

/// A kernel of a code object, and what it needs of a compute unit.
struct PackageKernel {
  /// The symbol in `section`; no other kernel of the package has it.
  std::string name;
  /// A section of the kind "amdgpu-code" or "nvidia-ptx".
  std::string section;
  /// A section of the kind "nvidia-cubin" with the same kernel, or empty.
  std::string binarySection;
  std::array<int64_t, 3> workgroupSize = {1, 1, 1};
  /// Static workgroup memory, and what each launch asks for beside it.
  int64_t ldsBytes = 0;
  int64_t dynamicLdsBytes = 0;
  int64_t getAllLdsBytes() const { return ldsBytes + dynamicLdsBytes; }
  /// Whether its code waits for the launch before it itself, so that its
  /// workgroups may start as soon as those of that launch leave room.
  bool awaitsLaunch = false;
  /// Private memory of a work item; 0 for a kernel that does not spill.
  int64_t scratchBytes = 0;
  /// Registers of a lane; 0 if no assembler said.
  int64_t vgprs = 0;
  int64_t sgprs = 0;
  /// The kernarg segment: explicit arguments, then hidden ones.
  int64_t kernargBytes = 0;
  /// The explicit arguments in order. Kernels in PTX have the list, others do
  /// not: they get what host code passes.
  std::optional<std::vector<KernelParameter>> parameters;
};

/// Where a section lies in the file.
struct PackageSection {
  std::string name;
  std::string kind;
  uint64_t offset = 0;
  uint64_t size = 0;
  uint32_t crc32 = 0;
  uint64_t alignment = sectionAlignment;
};

struct Manifest {
  /// Version of the compiler that wrote the package.
  std::string compilerVersion = "0.1.0";
  std::string target;
  std::string cpu;
  /// CPU features that the code needs, by LLVM's names.
  std::vector<std::string> features;
  /// Filled by `writePackage`.
  std::vector<PackageSection> sections;
  std::vector<PackageEntry> entries;
  /// In any order. Empty if the target is the host.
  std::vector<PackageKernel> kernels;
};

/// Bytes of a section, from `offset` on.
struct SectionPiece {
  uint64_t offset = 0;
  std::string_view bytes;
};

/// What is to be written as one section. The bytes are not copied: they may be
/// larger than what is free in memory.
struct SectionContents {
  SectionContents(std::string name, std::string_view kind,
                  std::string_view bytes)
      : name(std::move(name)), kind(kind), pieces{{0, bytes}} {}
  /// In the order of their offsets; zeros between them.
  SectionContents(std::string name, std::string_view kind,
                  std::vector<SectionPiece> pieces)
      : name(std::move(name)), kind(kind), pieces(std::move(pieces)) {}

  std::string name;
  std::string_view kind;
  std::vector<SectionPiece> pieces;
};

/// The JSON of `manifest`: one line a key at the top, keys in a fixed order.
std::string manifestToJson(const Manifest &manifest);

/// Reads what `manifestToJson` writes. Keys that are not known are ignored. On
/// a missing or ill-typed key returns nothing and sets `error` to one line.
std::optional<Manifest> manifestFromJson(std::string_view json,
                                         std::string &error);

/// Writes a package at `path`, whole or not at all. Returns false and sets
/// `error` to one line that names the file. `manifest.sections` is ignored.
[[nodiscard]] bool writePackage(const std::string &path,
                                const Manifest &manifest,
                                const std::vector<SectionContents> &sections,
                                std::string &error);

/// A package mapped into memory. Immutable: any thread may read it.
class Package {
public:
  /// Maps and checks the file: magic, version, sizes, alignment, manifest, and
  /// checksums of all but weights. On failure returns null and sets `error` to
  /// one line.
  static std::unique_ptr<Package> open(const std::string &path,
                                       std::string &error);
  ~Package();
  Package(const Package &) = delete;
  Package &operator=(const Package &) = delete;

  const std::string &getPath() const { return path; }
  const Manifest &getManifest() const { return manifest; }
  const PackageSection *findSection(std::string_view name) const;
  /// The bytes of a section of this package.
  std::string_view getBytes(const PackageSection &section) const;
  /// The bytes of the section of the kind "weights", none without one.
  std::string_view getWeights() const;
  /// Compares the checksums of all sections, which reads the whole file. On
  /// failure returns false and sets `error` to one line.
  [[nodiscard]] bool verify(std::string &error) const;

private:
  Package() = default;
  bool check(std::string &error);
  bool checkCrc(const PackageSection &section, std::string &error) const;

  std::string path;
  Manifest manifest;
  const char *mapping = nullptr;
  uint64_t size = 0;
};

} // namespace attn

#endif // ATTN_PACKAGE_PACKAGE_H
