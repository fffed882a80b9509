//===- PackageTest.cpp - Tests of the package format ----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Package/Package.h"
#include "TempDirectory.h"

#include <gtest/gtest.h>

#include <cstring>
#include <zlib.h>

using namespace attn;

namespace {
class PackageTest : public testing::Test {
protected:
  PackageTest() {
    manifest.target = "host";
    manifest.cpu = "znver5";
    manifest.features = {"avx2", "fma"};
    PackageEntry &entry = manifest.entries.emplace_back();
    entry.name = "main";
    entry.symbol = "attn_entry_main";
    entry.section = "host";
    entry.inputs = {
        ArgumentType::tensor(ElementType::BF16, {2, dynamicExtent, 64}),
        ArgumentType::tensor(ElementType::F64, {}),
        ArgumentType::scalar(ElementType::I64)};
    entry.results = {ArgumentType::tensor(ElementType::F32, {0})};
    entry.kernels = 3;
    entry.attentionOps = 2;
    path = directory.file("test.attn");
  }

  void write() {
    ASSERT_TRUE(writePackage(path, manifest,
                             {{"host", hostCodeKind, code},
                              {"data", "constants", data},
                              {"empty", "constants", ""}},
                             error))
        << error;
    bytes = TempDirectory::read(path);
  }

  /// The message for the file with these bytes, without the part that all
  /// share.
  std::string openError(const std::string &contents) {
    TempDirectory::write(path, contents);
    if (Package::open(path, error))
      return "opened";
    std::string prefix = "cannot read package '" + path + "': ";
    EXPECT_EQ(error.substr(0, prefix.size()), prefix);
    EXPECT_EQ(error.find('\n'), std::string::npos);
    return error.substr(prefix.size());
  }

  /// Makes checksums right again after a change to the manifest or header.
  static void fixChecksums(std::string &contents) {
    uint64_t offset, size;
    std::memcpy(&offset, &contents[24], 8);
    std::memcpy(&size, &contents[32], 8);
    auto put = [&](size_t at, size_t from, size_t count) {
      auto crc = static_cast<uint32_t>(::crc32_z(
          0, reinterpret_cast<const Bytef *>(&contents[from]), count));
      std::memcpy(&contents[at], &crc, 4);
    };
    if (offset <= contents.size() && size <= contents.size() - offset)
      put(40, offset, size);
    put(44, 0, 44);
  }

  /// The package with one piece of its manifest replaced by another.
  std::string withManifest(const std::string &from, const std::string &to) {
    std::string contents = bytes;
    uint64_t size;
    std::memcpy(&size, &contents[32], 8);
    size_t offset = contents.size() - size;
    size_t at = contents.find(from, offset);
    EXPECT_NE(at, std::string::npos) << from;
    contents.replace(at, from.size(), to);
    size = contents.size() - offset;
    uint64_t fileSize = contents.size();
    std::memcpy(&contents[32], &size, 8);
    std::memcpy(&contents[16], &fileSize, 8);
    fixChecksums(contents);
    return contents;
  }

  TempDirectory directory;
  Manifest manifest;
  std::string path, bytes, error;
  std::string code = std::string(5000, 'c'), data = "data";
};

/// A package for a GPU.
class KernelPackageTest : public PackageTest {
protected:
  KernelPackageTest() {
    manifest.target = "gfx906";
    for (const char *name : {"attention_0", "merge_0"}) {
      PackageKernel &kernel = manifest.kernels.emplace_back();
      kernel.name = name;
      kernel.section = "gfx906";
    }
    PackageKernel &kernel = manifest.kernels.front();
    kernel.workgroupSize = {256, 2, 1};
    kernel.ldsBytes = 31744;
    kernel.scratchBytes = 16;
    kernel.vgprs = 118;
    kernel.sgprs = 46;
    kernel.kernargBytes = 72;
  }

  void write() {
    ASSERT_TRUE(writePackage(
        path, manifest,
        {{"host", hostCodeKind, code}, {"gfx906", amdgpuCodeKind, codeObject}},
        error))
        << error;
    bytes = TempDirectory::read(path);
  }

  std::string codeObject = "\x7f" + std::string("ELF");
};

/// A package for a GPU of NVIDIA.
class NvidiaPackageTest : public PackageTest {
protected:
  NvidiaPackageTest() {
    manifest.target = "sm_90a";
    PackageKernel &kernel = manifest.kernels.emplace_back();
    kernel.name = "attention_0";
    kernel.section = "sm_90a";
    kernel.binarySection = "sm_90a.cubin";
    kernel.dynamicLdsBytes = 196720;
    KernelParameter &map = kernel.parameters.emplace().emplace_back();
    map.tensorMap = TensorMap{ElementType::I16, {1, 128, 64}, 128, 256};
    kernel.parameters->push_back({/*bytes=*/8, /*alignment=*/16});
    kernel.parameters->push_back({/*bytes=*/4});
  }

  void write() {
    ASSERT_TRUE(writePackage(path, manifest,
                             {{"host", hostCodeKind, code},
                              {"gfx906", amdgpuCodeKind, cubin},
                              {"sm_90a", ptxKind, ptx},
                              {"sm_90a.cubin", cubinKind, cubin}},
                             error))
        << error;
    bytes = TempDirectory::read(path);
  }

  std::string ptx = ".version 8.6", cubin = "\x7f" + std::string("ELF");
};
} // namespace

TEST_F(PackageTest, RoundTrip) {
  write();
  EXPECT_EQ(bytes.substr(0, 8), std::string("ATTNPKG\1", 8));
  std::unique_ptr<Package> package = Package::open(path, error);
  ASSERT_TRUE(package) << error;

  const Manifest &read = package->getManifest();
  EXPECT_EQ(read.compilerVersion, "0.1.0");
  EXPECT_EQ(read.target, "host");
  EXPECT_EQ(read.cpu, "znver5");
  EXPECT_EQ(read.features, manifest.features);
  ASSERT_EQ(read.entries.size(), 1u);
  const PackageEntry &entry = read.entries[0];
  EXPECT_EQ(entry.symbol, "attn_entry_main");
  EXPECT_EQ(entry.kernels, 3);
  EXPECT_EQ(entry.attentionOps, 2);
  ASSERT_EQ(entry.inputs.size(), 3u);
  EXPECT_EQ(entry.inputs[0].str(), "tensor<2x?x64xbf16>");
  EXPECT_EQ(entry.inputs[1].str(), "tensor<f64>");
  EXPECT_EQ(entry.inputs[2].str(), "i64");
  EXPECT_EQ(entry.results[0].str(), "tensor<0xf32>");

  ASSERT_EQ(read.sections.size(), 3u);
  EXPECT_EQ(read.sections[0].offset, 4096u);
  EXPECT_EQ(read.sections[1].offset, 12288u);
  EXPECT_EQ(package->getBytes(read.sections[0]), code);
  EXPECT_EQ(package->getBytes(*package->findSection("data")), data);
  EXPECT_EQ(package->getBytes(*package->findSection("empty")), "");
  EXPECT_FALSE(package->findSection("other"));
}

TEST_F(PackageTest, FormsForTheDeviceAreOptional) {
  PackageEntry other = manifest.entries[0];
  other.name = "other";
  other.residentSymbol = "attn_entry_other.resident";
  manifest.entries.push_back(other);
  write();
  std::unique_ptr<Package> package = Package::open(path, error);
  ASSERT_TRUE(package) << error;
  const std::vector<PackageEntry> &read = package->getManifest().entries;
  ASSERT_EQ(read.size(), 2u);
  EXPECT_EQ(read[0].residentSymbol, "");
  EXPECT_EQ(read[1].residentSymbol, "attn_entry_other.resident");

  std::string text = manifestToJson(manifest);
  text.replace(text.find("\"attn_entry_other.resident\""), 27, "7");
  EXPECT_FALSE(manifestFromJson(text, error));
  EXPECT_EQ(error, "manifest: expected a string for the key 'resident_symbol' "
                   "in entries[1], found a number 7");
}

TEST_F(PackageTest, OutputIsDeterministic) {
  write();
  std::string first = bytes;
  write();
  EXPECT_EQ(first, bytes);
  EXPECT_EQ(directory.countFiles(), 1u);
}

TEST_F(PackageTest, UnknownKeysAreIgnored) {
  write();
  EXPECT_EQ(openError(withManifest("\"target\"", "\"new\": {}, \"target\"")),
            "opened");
}

TEST_F(PackageTest, EveryTruncationIsAnError) {
  write();
  // Every length near what the reader looks at, some between.
  for (size_t size = 0; size < bytes.size();
       size += size < 64 || size + 64 > bytes.size() ? 1 : 61)
    EXPECT_NE(openError(bytes.substr(0, size)), "opened") << size;
  EXPECT_EQ(openError(bytes.substr(0, 20)),
            "it is truncated, expected a header of 48 bytes, found a file of "
            "20");
  EXPECT_EQ(openError(bytes.substr(0, 4096)), "it is truncated, expected " +
                                                  std::to_string(bytes.size()) +
                                                  " bytes, found 4096");
  EXPECT_EQ(openError(bytes + "x"),
            "it has extra bytes, expected " + std::to_string(bytes.size()) +
                " bytes, found " + std::to_string(bytes.size() + 1));
}

TEST_F(PackageTest, EveryFlippedByteOfContentsIsAnError) {
  write();
  // Padding between sections means nothing, all else is covered by a checksum.
  for (size_t at = 0; at < bytes.size(); ++at) {
    bool isPadding = (at >= 48 && at < 4096) || (at >= 9096 && at < 12288) ||
                     (at >= 12292 && at < 16384);
    if (isPadding)
      continue;
    // A step that meets every field: the long sections are alike throughout.
    if (at > 4096 && at < 4096 + 4990)
      at += 97;
    std::string contents = bytes;
    contents[at] ^= 1;
    EXPECT_NE(openError(contents), "opened") << at;
  }
}

TEST_F(PackageTest, ForeignFiles) {
  EXPECT_EQ(openError(""), "it is not an attn package, expected the magic "
                           "ATTNPKG in its first bytes");
  EXPECT_EQ(openError("\x7f"
                      "ELF and so on"),
            "it is not an attn package, expected the magic ATTNPKG in its "
            "first bytes");
  EXPECT_FALSE(Package::open(directory.file("missing"), error));
  EXPECT_EQ(error, "cannot read package '" + directory.file("missing") +
                       "': No such file or directory");
  EXPECT_FALSE(Package::open(directory.file(""), error));
  EXPECT_NE(error.find("expected a regular file"), std::string::npos);
}

TEST_F(PackageTest, OtherVersion) {
  write();
  // Files of the version before, which had no weights, still run.
  EXPECT_EQ(bytes[8], 2);
  for (char version : {1, 3}) {
    bytes[8] = version;
    fixChecksums(bytes);
    EXPECT_EQ(openError(bytes), "opened");
  }
  for (char version : {0, 4}) {
    bytes[8] = version;
    fixChecksums(bytes);
    EXPECT_EQ(openError(bytes), "its format has version " +
                                    std::to_string(version) +
                                    ", this attn reads versions 1 to 3; use a "
                                    "newer attn");
  }
}

TEST_F(KernelPackageTest, RoundTrip) {
  write();
  // A reader of version 2 would run the host code without a device.
  EXPECT_EQ(bytes[8], 3);
  std::unique_ptr<Package> package = Package::open(path, error);
  ASSERT_TRUE(package) << error;
  const Manifest &read = package->getManifest();
  EXPECT_EQ(read.target, "gfx906");
  ASSERT_EQ(read.kernels.size(), 2u);
  EXPECT_EQ(read.kernels[0].name, "attention_0");
  EXPECT_EQ(read.kernels[0].section, "gfx906");
  EXPECT_EQ(read.kernels[0].workgroupSize, (std::array<int64_t, 3>{256, 2, 1}));
  EXPECT_EQ(read.kernels[0].ldsBytes, 31744);
  EXPECT_EQ(read.kernels[0].scratchBytes, 16);
  EXPECT_EQ(read.kernels[0].vgprs, 118);
  EXPECT_EQ(read.kernels[0].sgprs, 46);
  EXPECT_EQ(read.kernels[0].kernargBytes, 72);
  EXPECT_EQ(read.kernels[1].name, "merge_0");
  EXPECT_EQ(package->getBytes(*package->findSection("gfx906")), codeObject);
  std::string json = manifestToJson(read);
  std::optional<Manifest> again = manifestFromJson(json, error);
  ASSERT_TRUE(again) << error;
  EXPECT_EQ(manifestToJson(*again), json);
}

TEST_F(KernelPackageTest, IllTypedKernels) {
  write();
  struct Case {
    const char *from, *to, *message;
  };
  for (const Case &test : {
           Case{"\"kernels\": [", "\"kernels\": 1, \"x\": [",
                "manifest: expected an array for the key 'kernels' in the top "
                "level, found a number 1"},
           Case{"\"lds_bytes\"", "\"lds\"",
                "manifest: expected the key 'lds_bytes' in kernels[0]"},
           Case{"\"vgprs\": 118", "\"vgprs\": -1",
                "manifest: expected an integer of at least 0 for the key "
                "'vgprs' in kernels[0], found a number -1"},
           Case{"256,", "256, 1,",
                "manifest: expected 3 extents for the key 'workgroup_size' in "
                "kernels[0], found 4"},
           Case{"256,", "0,",
                "manifest: expected extents of at least 1 for the key "
                "'workgroup_size' in kernels[0], found a number 0"},
           Case{"256,", "513,",
                "manifest: kernel 'attention_0' has the workgroup size "
                "513x2x1, expected 1 to 1024 work items"},
           Case{"256,", "9223372036854775807,",
                "manifest: kernel 'attention_0' has the workgroup size "
                "9223372036854775807x2x1, expected 1 to 1024 work items"},
           Case{"\"section\": \"gfx906\"", "\"section\": \"moon\"",
                "manifest: kernel 'attention_0' names the section 'moon', "
                "which the package does not have"},
           Case{"\"section\": \"gfx906\"", "\"section\": \"host\"",
                "manifest: kernel 'attention_0' names the section 'host', "
                "expected one of the kind 'amdgpu-code' or 'nvidia-ptx', found "
                "'host-code'"},
           Case{"merge_0", "attention_0",
                "manifest: two kernels are named 'attention_0'"},
           Case{"\"target\": \"gfx906\"", "\"target\": \"host\"",
                "manifest: a package with kernels has the target 'host', "
                "expected the chip that they are for"},
       })
    EXPECT_EQ(openError(withManifest(test.from, test.to)), test.message);
}

TEST_F(KernelPackageTest, WriterRefusesBadKernels) {
  manifest.kernels[1].section = "host";
  EXPECT_FALSE(writePackage(
      path, manifest,
      {{"host", hostCodeKind, code}, {"gfx906", amdgpuCodeKind, codeObject}},
      error));
  EXPECT_EQ(error, "cannot write '" + path +
                       "': manifest: kernel 'merge_0' names the section "
                       "'host', expected one of the kind 'amdgpu-code' or "
                       "'nvidia-ptx', found 'host-code'");
  EXPECT_EQ(directory.countFiles(), 0u);
}

TEST_F(NvidiaPackageTest, RoundTrip) {
  write();
  std::unique_ptr<Package> package = Package::open(path, error);
  ASSERT_TRUE(package) << error;
  const PackageKernel &kernel = package->getManifest().kernels.at(0);
  EXPECT_EQ(kernel.binarySection, "sm_90a.cubin");
  EXPECT_EQ(kernel.dynamicLdsBytes, 196720);
  ASSERT_TRUE(kernel.parameters);
  ASSERT_EQ(kernel.parameters->size(), 3u);
  const KernelParameter &map = kernel.parameters->at(0);
  ASSERT_TRUE(map.tensorMap);
  EXPECT_EQ(map.tensorMap->elementType, ElementType::I16);
  EXPECT_EQ(map.tensorMap->box, (std::vector<int64_t>{1, 128, 64}));
  EXPECT_EQ(map.tensorMap->swizzleBytes, 128);
  EXPECT_EQ(map.tensorMap->promotionBytes, 256);
  EXPECT_EQ(map.getHostBytes(), 56);
  EXPECT_EQ(map.getKernelBytes(), 128);
  EXPECT_EQ(kernel.parameters->at(1).alignment, 16);
  EXPECT_EQ(kernel.parameters->at(2).getHostBytes(), 4);
  EXPECT_EQ(kernel.parameters->at(2).getKernelBytes(), 4);
  std::string json = manifestToJson(package->getManifest());
  std::optional<Manifest> again = manifestFromJson(json, error);
  ASSERT_TRUE(again) << error;
  EXPECT_EQ(manifestToJson(*again), json);
}

TEST_F(NvidiaPackageTest, BadKernels) {
  write();
  const std::string kernel = "manifest: kernel 'attention_0' ";
  const std::string parameter = kernel + "has the parameter ";
  struct Case {
    const char *from, *to;
    std::string message;
  };
  for (const Case &test : {
           Case{"\"parameters\"", "\"arguments\"",
                kernel + "lists no parameters, expected those of a kernel in "
                         "PTX"},
           Case{"\"section\": \"sm_90a\"", "\"section\": \"gfx906\"",
                kernel + "lists parameters, which only kernels in PTX do"},
           Case{"\"binary_section\": \"sm_90a.cubin\"",
                "\"binary_section\": \"sm_90a\"",
                kernel + "names the section 'sm_90a', expected one of the kind "
                         "'nvidia-cubin', found 'nvidia-ptx'"},
           Case{"196720", "2147483648",
                kernel + "asks for 2147483648 bytes of workgroup memory, which "
                         "no chip has"},
           Case{"\"bytes\": 4", "\"bytes\": 3",
                parameter + "2: expected a value of 1, 2, 4 or 8 bytes, found "
                            "3"},
           Case{"\"bytes\": 4", "\"bytes\": 16",
                parameter + "2: expected a value of 1, 2, 4 or 8 bytes, found "
                            "16"},
           Case{"\"bytes\": 4", "\"bytes\": \"4\"",
                "manifest: expected an integer of at least 1 for the key "
                "'bytes' in kernels[0].parameters[2], found a string"},
           Case{"\"alignment\": 16", "\"alignment\": 24",
                parameter + "1: expected an alignment that is a power of two, "
                            "of an address of 8 bytes; found 24 of 8 bytes"},
           Case{"\"alignment\": 1\n", "\"alignment\": 4\n",
                parameter + "2: expected an alignment that is a power of two, "
                            "of an address of 8 bytes; found 4 of 4 bytes"},
           Case{"\"dtype\": \"i16\"", "\"dtype\": \"f8\"",
                "manifest: unknown dtype 'f8' in "
                "kernels[0].parameters[0].tensor_map"},
           Case{"\"box\": [", "\"box\": [1.5, ",
                "manifest: expected integers for the key 'box' in "
                "kernels[0].parameters[0].tensor_map, found a number 1.5"},
           Case{"\"box\": [", "\"box\": [1, 1, 1, ",
                parameter + "0: expected a tile of 1 to 5 dimensions, found "
                            "6"},
           Case{"\"box\": [", "\"box\": [257, ",
                parameter + "0: expected extents of 1 to 256 in a tile, found "
                            "257"},
           Case{"\"swizzle_bytes\": 128", "\"swizzle_bytes\": 64",
                parameter + "0: expected rows of a tile to have a multiple of "
                            "16 bytes, at most the 64 of its swizzle; found "
                            "128"},
           Case{"\"swizzle_bytes\": 128", "\"swizzle_bytes\": 256",
                parameter + "0: expected a swizzle of 0, 32, 64 or 128 bytes, "
                            "found 256"},
           Case{"\"l2_promotion_bytes\": 256", "\"l2_promotion_bytes\": 96",
                parameter + "0: expected an L2 promotion of 0, 64, 128 or 256 "
                            "bytes, found 96"},
       })
    EXPECT_EQ(openError(withManifest(test.from, test.to)), test.message);
  manifest.kernels[0].parameters->at(0).tensorMap->box = {8, 63};
  EXPECT_FALSE(writePackage(path, manifest,
                            {{"host", hostCodeKind, code},
                             {"sm_90a", ptxKind, ptx},
                             {"sm_90a.cubin", cubinKind, cubin}},
                            error));
  EXPECT_EQ(error, "cannot write '" + path + "': " + parameter +
                       "0: expected rows of a tile to have a multiple of 16 "
                       "bytes, at most the 128 of its swizzle; found 126");
}

TEST_F(NvidiaPackageTest, TwoKindsOfGpus) {
  PackageKernel &kernel = manifest.kernels.emplace_back();
  kernel.name = "merge_0";
  kernel.section = "gfx906";
  EXPECT_FALSE(writePackage(path, manifest,
                            {{"host", hostCodeKind, code},
                             {"gfx906", amdgpuCodeKind, cubin},
                             {"sm_90a", ptxKind, ptx},
                             {"sm_90a.cubin", cubinKind, cubin}},
                            error));
  EXPECT_EQ(error, "cannot write '" + path +
                       "': manifest: kernels are for AMD's and NVIDIA's GPUs, "
                       "expected one");
}

TEST_F(PackageTest, SectionInPieces) {
  std::string page(9000, 'p'), tail = "tail";
  std::vector<SectionPiece> pieces = {{64, page}, {20000, tail}, {20004, ""}};
  ASSERT_TRUE(writePackage(
      path, manifest,
      {{"host", hostCodeKind, code}, {"weights", weightsKind, pieces}}, error))
      << error;
  std::unique_ptr<Package> package = Package::open(path, error);
  ASSERT_TRUE(package) << error;
  EXPECT_EQ(package->getWeights(), std::string(64, '\0') + page +
                                       std::string(20000 - 9064, '\0') + tail);
  EXPECT_EQ(package->getBytes(*package->findSection("weights")).data(),
            package->getWeights().data());
  EXPECT_EQ(reinterpret_cast<uintptr_t>(package->getWeights().data()) % 4096,
            0u);
  EXPECT_TRUE(package->verify(error)) << error;

  // The same bytes in one piece give the same file.
  bytes = TempDirectory::read(path);
  std::string whole(package->getWeights());
  ASSERT_TRUE(writePackage(
      path, manifest,
      {{"host", hostCodeKind, code}, {"weights", weightsKind, whole}}, error));
  EXPECT_EQ(TempDirectory::read(path), bytes);
  // What was opened before the file was replaced stays as it was.
  EXPECT_EQ(package->getWeights(), whole);

  pieces = {{0, page}, {8999, tail}};
  EXPECT_FALSE(writePackage(
      path, manifest,
      {{"host", hostCodeKind, code}, {"weights", weightsKind, pieces}}, error));
  EXPECT_EQ(error, "cannot write '" + path +
                       "': section 'weights': expected a piece at or after "
                       "9000, found one at 8999");
}

TEST_F(PackageTest, OnlyVerifyReadsWeights) {
  EXPECT_TRUE(writePackage(
      path, manifest,
      {{"host", hostCodeKind, code}, {"weights", weightsKind, data}}, error));
  bytes = TempDirectory::read(path);
  bytes[12288] ^= 1;
  EXPECT_EQ(openError(bytes), "opened");
  std::unique_ptr<Package> package = Package::open(path, error);
  ASSERT_TRUE(package) << error;
  EXPECT_FALSE(package->verify(error));
  EXPECT_EQ(error, "package '" + path +
                       "': its section 'weights' is corrupt (checksum)");
  EXPECT_NE(openError(bytes.substr(0, 12290)).find("it is truncated"),
            std::string::npos);
  EXPECT_EQ(
      openError(withManifest("\"size\": 4,", "\"size\": 9999,")).substr(0, 22),
      "its section 'weights' ");
}

TEST_F(PackageTest, OneSectionOfWeights) {
  EXPECT_FALSE(writePackage(path, manifest,
                            {{"host", hostCodeKind, code},
                             {"a", weightsKind, data},
                             {"b", weightsKind, data}},
                            error));
  EXPECT_EQ(error, "cannot write '" + path +
                       "': manifest: two sections have the kind 'weights', "
                       "expected one at most");
  write();
  std::unique_ptr<Package> package = Package::open(path, error);
  ASSERT_TRUE(package) << error;
  EXPECT_EQ(package->getWeights(), "");
}

TEST_F(PackageTest, Corruption) {
  write();
  std::string contents = bytes;
  contents[4096] = 'x';
  EXPECT_EQ(openError(contents), "its section 'host' is corrupt (checksum)");
  contents = bytes;
  contents.back() = ' ';
  EXPECT_EQ(openError(contents), "its manifest is corrupt (checksum)");
  contents = bytes;
  contents[30] = 1;
  EXPECT_EQ(openError(contents), "its header is corrupt (checksum)");
  fixChecksums(contents);
  EXPECT_NE(openError(contents).find("does not lie in the file of"),
            std::string::npos);
}

TEST_F(PackageTest, SectionsMustLieInTheFile) {
  write();
  EXPECT_EQ(openError(withManifest("\"offset\": 4096", "\"offset\": 4097")),
            "its section 'host' starts at 4097, expected a multiple of 4096");
  for (const char *size : {"1000000", "9223372036854775807"})
    EXPECT_NE(openError(withManifest("\"size\": 5000",
                                     std::string("\"size\": ") + size))
                  .find("does not lie in the file of"),
              std::string::npos);
  EXPECT_NE(openError(withManifest("\"offset\": 4096", "\"offset\": 0"))
                .find("does not lie in the file of"),
            std::string::npos);
}

TEST_F(PackageTest, IllTypedManifest) {
  write();
  struct Case {
    const char *from, *to, *message;
  };
  for (const Case &test : {
           Case{"\"target\"", "\"tarot\"",
                "manifest: expected the key 'target' in the top level"},
           Case{"\"znver5\"", "7",
                "manifest: expected a string for the key 'cpu' in the top "
                "level, found a number 7"},
           Case{
               "\"size\": 5000", "\"size\": -1",
               "manifest: expected an integer of at least 0 for the key 'size' "
               "in sections[0], found a number -1"},
           Case{
               "\"size\": 5000", "\"size\": 1.5",
               "manifest: expected an integer of at least 0 for the key 'size' "
               "in sections[0], found a number 1.5"},
           Case{"\"alignment\": 4096", "\"alignment\": 0",
                "manifest: expected an integer of at least 1 for the key "
                "'alignment' in sections[0], found a number 0"},
           Case{"\"crc32\": ", "\"crc32\": 99999",
                "manifest: expected a crc32 of 32 bits in sections[0]"},
           Case{"\"bf16\"", "\"f8\"",
                "manifest: unknown dtype 'f8' in entries[0].inputs[0]"},
           Case{"\"kernels\": 3", "\"kernels\": 18446744073709551615",
                "manifest: expected an integer of at least 0 for the key "
                "'kernels' in entries[0], found a number 18446744073709551615"},
           Case{"\"attention_ops\"", "\"ops\"",
                "manifest: expected the key 'attention_ops' in entries[0]"},
           Case{"\"section\": \"host\"", "\"section\": \"moon\"",
                "manifest: entry 'main' names the section 'moon', which the "
                "package does not have"},
           Case{"\"name\": \"data\"", "\"name\": \"host\"",
                "manifest: two sections are named 'host'"},
           Case{"-1", "-2",
                "manifest: expected extents of at least -1 for the key 'shape' "
                "in entries[0].inputs[0], found a number -2"},
           Case{"-1", "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
                "manifest: expected a rank of at most 16 in "
                "entries[0].inputs[0], found 18"},
           Case{"\"features\": [", "\"features\": [[],",
                "manifest: expected strings for the key 'features' in the top "
                "level, found an array"},
       })
    EXPECT_EQ(openError(withManifest(test.from, test.to)), test.message);
  EXPECT_NE(openError(withManifest("{", "")).find("bytes that do not parse"),
            std::string::npos);
}

TEST_F(PackageTest, DeepJsonIsOnlyAnError) {
  EXPECT_FALSE(manifestFromJson(std::string(1 << 20, '['), error));
  EXPECT_FALSE(manifestFromJson("[]", error));
  EXPECT_EQ(error, "manifest: expected an object at the top level, found an "
                   "array");
}

TEST_F(PackageTest, WriterRefusesABadManifest) {
  manifest.entries[0].section = "moon";
  EXPECT_FALSE(
      writePackage(path, manifest, {{"host", hostCodeKind, code}}, error));
  EXPECT_EQ(error, "cannot write '" + path +
                       "': manifest: entry 'main' names the section 'moon', "
                       "which the package does not have");
  EXPECT_EQ(directory.countFiles(), 0u);
}

TEST_F(PackageTest, WriterReportsItsFolder) {
  path = directory.file("missing/test.attn");
  EXPECT_FALSE(
      writePackage(path, manifest, {{"host", hostCodeKind, code}}, error));
  EXPECT_NE(error.find("cannot write '" + path + "'"), std::string::npos);
}

TEST(ElementType, Names) {
  for (ElementType type : allElementTypes)
    EXPECT_EQ(parseElementType(stringifyElementType(type)), type);
  EXPECT_EQ(parseElementType("index"), ElementType::I64);
  EXPECT_FALSE(parseElementType("f8"));
}
