//===- NpyTest.cpp - Tests of NumPy's array files -------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Npy/Npy.h"
#include "TempDirectory.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>

using namespace attn;

namespace {
class NpyTest : public testing::Test {
protected:
  /// The message for a file with these bytes, without the part all share.
  std::string readError(const std::string &bytes) {
    TempDirectory::write(path, bytes);
    if (readNpy(path, array, error))
      return "read";
    std::string prefix = "cannot read '" + path + "': ";
    EXPECT_EQ(error.substr(0, prefix.size()), prefix);
    EXPECT_EQ(error.find('\n'), std::string::npos);
    return error.substr(prefix.size());
  }

  /// An .npy file of a version with this dictionary and these elements.
  static std::string makeFile(const std::string &dictionary,
                              const std::string &elements, char version = 1) {
    std::string bytes = std::string("\x93NUMPY") + version + '\0';
    size_t size = dictionary.size();
    for (int i = 0; i < (version == 1 ? 2 : 4); ++i)
      bytes += static_cast<char>(size >> (8 * i));
    return bytes + dictionary + elements;
  }

  template <typename T> const T *data() const {
    return static_cast<const T *>(array.data());
  }

  TempDirectory directory;
  std::string path = directory.file("a.npy"), error;
  NpyArray array;
};

constexpr char f4x6[] =
    "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }\n";
} // namespace

TEST_F(NpyTest, RoundTripOfEveryTypeAndRank) {
  for (ElementType type : allElementTypes)
    for (const std::vector<int64_t> &shape :
         {std::vector<int64_t>{}, {3}, {2, 3}, {0}, {4, 0, 5}, {1, 2, 1, 2}}) {
      NpyArray source;
      ASSERT_TRUE(source.allocate(type, shape, error)) << error;
      auto *bytes = static_cast<unsigned char *>(source.data());
      std::iota(bytes, bytes + source.byteSize, 1);
      if (type == ElementType::I1)
        for (size_t i = 0; i < source.byteSize; ++i)
          bytes[i] &= 1;
      ASSERT_TRUE(writeNpy(path, {type, shape, source.data()}, error)) << error;
      ASSERT_TRUE(readNpy(path, array, error)) << error;
      EXPECT_EQ(array.elementType, type);
      EXPECT_EQ(array.shape, shape);
      ASSERT_EQ(array.byteSize, source.byteSize);
      EXPECT_EQ(std::memcmp(array.data(), source.data(), source.byteSize), 0);
    }
  EXPECT_EQ(directory.countFiles(), 1u);
}

TEST_F(NpyTest, WritesWhatNumPyWrites) {
  float values[3] = {1, 2, 3};
  ASSERT_TRUE(writeNpy(path, {ElementType::F32, {3}, values}, error)) << error;
  std::string dictionary =
      "{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }";
  // NumPy pads the header so that the elements start at a multiple of 64.
  dictionary += std::string(128 - 10 - dictionary.size() - 1, ' ') + "\n";
  EXPECT_EQ(TempDirectory::read(path),
            makeFile(dictionary, {reinterpret_cast<char *>(values), 12}));
}

TEST_F(NpyTest, HeaderVersionsAndSpellings) {
  std::string elements(24, '\0');
  for (char version : {1, 2, 3}) {
    EXPECT_EQ(readError(makeFile(f4x6, elements, version)), "read");
    EXPECT_EQ(array.shape, (std::vector<int64_t>{2, 3}));
  }
  for (const char *dictionary :
       {"{\"shape\":(2,3),\"descr\":\"<f4\",\"fortran_order\":False}",
        "  { 'fortran_order' : False , 'shape' : ( 2L , 3L , ) , 'descr' : "
        "'=f4' , } \n"})
    EXPECT_EQ(readError(makeFile(dictionary, elements)), "read");
}

TEST_F(NpyTest, FortranOrderIsConverted) {
  // The array [[0, 1, 2], [3, 4, 5]] in column-major order.
  std::string elements("\0\3\1\4\2\5", 6);
  ASSERT_EQ(readError(makeFile(
                "{'descr': '|i1', 'fortran_order': True, 'shape': (2, 3)}",
                elements)),
            "read");
  EXPECT_EQ(std::string(data<char>(), 6), std::string("\0\1\2\3\4\5", 6));
  ASSERT_EQ(
      readError(makeFile(
          "{'descr': '|i1', 'fortran_order': True, 'shape': (2, 0, 3)}", "")),
      "read");
  // Three axes: element [i, j, k] holds 4 * i + 2 * j + k.
  ASSERT_EQ(readError(makeFile(
                "{'descr': '|i1', 'fortran_order': True, 'shape': (2, 2, 2)}",
                std::string("\0\4\2\6\1\5\3\7", 8))),
            "read");
  EXPECT_EQ(std::string(data<char>(), 8), std::string("\0\1\2\3\4\5\6\7", 8));
}

TEST_F(NpyTest, BooleansAreNormalised) {
  ASSERT_EQ(readError(makeFile(
                "{'descr': '|b1', 'fortran_order': False, 'shape': (3,)}",
                std::string("\0\2\xff", 3))),
            "read");
  EXPECT_EQ(std::string(data<char>(), 3), std::string("\0\1\1", 3));
}

TEST_F(NpyTest, MalformedHeaders) {
  auto withShape = [](const std::string &shape) {
    return "{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + "}";
  };
  auto withDescr = [](const std::string &descr) {
    return "{'descr': " + descr + ", 'fortran_order': False, 'shape': (2,)}";
  };
  struct Case {
    std::string dictionary, message;
  };
  for (const Case &test : {
           Case{"", "npy header: expected '{', found the end"},
           Case{"{", "npy header: expected a string, found the end"},
           Case{"{'descr", "npy header: expected the end of the string "
                           "''descr'"},
           Case{"{'descr' '<f4'", "npy header: expected ':', found ''<f4''"},
           Case{"{'other': 1}", "npy header: unknown key 'other'"},
           Case{"{}", "npy header: expected the keys descr, fortran_order and "
                      "shape"},
           Case{withShape("(2,)") + "x",
                "npy header: expected the end, found 'x'"},
           Case{withShape("2"), "npy header: expected '(', found '2}'"},
           Case{withShape("(-1,)"),
                "npy header: expected an extent, found '-1,)}'"},
           Case{withShape("(2 3)"), "npy header: expected ')', found '3)}'"},
           Case{withShape("(99999999999999999999,)"),
                "npy header: an extent does not fit in 64 bits"},
           Case{withShape("(4611686018427387904, 4)"),
                "npy header: the shape does not fit in memory"},
           Case{withShape("(4611686018427387904, 4, 0)"),
                "npy header: the shape does not fit in memory"},
           Case{withShape("(1000000000000,)"),
                "truncated: expected 4000000000000 bytes of elements, found 8"},
           Case{withShape("(1,)"),
                "extra data: expected 4 bytes of elements, found 8"},
           Case{withDescr("[('x', '<f4')]"),
                "npy header: structured arrays are not supported, expected one "
                "number an element"},
           Case{withDescr("'>f4'"),
                "npy header: the array is big-endian ('>f4'), expected "
                "little-endian; save array.astype(array.dtype.newbyteorder('<'"
                "))"},
           Case{withDescr("'<c8'"),
                "npy header: unsupported dtype '<c8', expected float64, "
                "float32, float16, int64, int32, int16, int8, uint16, uint8, "
                "bool, or V2 for bfloat16"},
           Case{"{'descr': '<f4', 'fortran_order': 1, 'shape': (2,)}",
                "npy header: expected True or False, found '1, 'shape': (2,)'"},
       })
    EXPECT_EQ(readError(makeFile(test.dictionary, std::string(8, '\0'))),
              test.message);
  std::string many = "(";
  for (int i = 0; i < 65; ++i)
    many += "1,";
  EXPECT_EQ(readError(makeFile(withShape(many + ")"), std::string(4, '\0'))),
            "npy header: expected a rank of at most 64");
}

TEST_F(NpyTest, TruncatedFiles) {
  std::string bytes = makeFile(f4x6, std::string(24, '\0'));
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_NE(readError(bytes.substr(0, size)), "read") << size;
  EXPECT_EQ(readError(bytes.substr(0, 4)),
            "truncated: expected 8 bytes of magic and version, found 4");
  EXPECT_EQ(readError(bytes.substr(0, 20)),
            "truncated: expected 60 bytes of header, found 10");
  EXPECT_EQ(readError(std::string("something else")),
            "not an npy array, expected the magic \\x93NUMPY");
  bytes[6] = 4;
  EXPECT_EQ(readError(bytes), "npy version 4.0 is not supported, expected 1 "
                              "to 3");
  EXPECT_EQ(readError(std::string("\x93NUMPY\2\0\xff\xff\xff\x7f", 12)),
            "npy header: expected at most 1 MiB, found a length of "
            "2147483647");
}

/// Any change of one byte is read or refused, but does no harm (ASan looks).
TEST_F(NpyTest, FlippedBytes) {
  std::string bytes = makeFile(f4x6, std::string(24, '\0'));
  for (size_t at = 0; at < bytes.size(); ++at)
    for (int bit = 0; bit < 8; bit += 3) {
      std::string changed = bytes;
      changed[at] ^= 1 << bit;
      (void)readError(changed);
    }
}

TEST_F(NpyTest, ArchiveRoundTrip) {
  float values[4] = {1, 2, 3, 4};
  unsigned char flags[2] = {1, 0};
  path = directory.file("a.npz");
  std::vector<NamedNpyView> arrays = {
      {"in0", {ElementType::F32, {2, 2}, values}},
      {"in1", {ElementType::I1, {2}, flags}},
      {"none", {ElementType::I64, {0}, nullptr}}};
  ASSERT_TRUE(writeNpz(path, arrays, error)) << error;
  std::string first = TempDirectory::read(path);
  ASSERT_TRUE(writeNpz(path, arrays, error)) << error;
  EXPECT_EQ(TempDirectory::read(path), first);
  EXPECT_EQ(directory.countFiles(), 1u);

  NpyFileKind kind;
  ASSERT_TRUE(identifyNpyFile(path, kind, error)) << error;
  EXPECT_EQ(kind, NpyFileKind::Npz);
  NpzReader reader;
  ASSERT_TRUE(reader.open(path, error)) << error;
  EXPECT_EQ(reader.getNames(),
            (std::vector<std::string>{"in0", "in1", "none"}));
  EXPECT_TRUE(reader.contains("in1"));
  EXPECT_FALSE(reader.contains("in2"));
  ASSERT_TRUE(reader.read("in0", array, error)) << error;
  EXPECT_EQ(array.shape, (std::vector<int64_t>{2, 2}));
  EXPECT_EQ(std::memcmp(array.data(), values, 16), 0);
  ASSERT_TRUE(reader.read("none", array, error)) << error;
  EXPECT_FALSE(reader.read("in2", array, error));
  EXPECT_EQ(error, "cannot read '" + path + ":in2': No such file");
}

TEST_F(NpyTest, CorruptArchives) {
  float values[4] = {1, 2, 3, 4};
  path = directory.file("a.npz");
  ASSERT_TRUE(
      writeNpz(path, {{"in0", {ElementType::F32, {2, 2}, values}}}, error));
  std::string bytes = TempDirectory::read(path);
  auto read = [&](const std::string &contents) {
    TempDirectory::write(path, contents);
    NpzReader reader;
    return reader.open(path, error) && reader.contains("in0") &&
           reader.read("in0", array, error);
  };
  EXPECT_TRUE(read(bytes));
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(read(bytes.substr(0, size))) << size;
  // The elements are the last bytes before the directory.
  size_t directoryAt = bytes.find("PK\1\2");
  std::string changed = bytes;
  changed[directoryAt - 1] ^= 1;
  EXPECT_FALSE(read(changed));
  EXPECT_EQ(error, "cannot read '" + path + ":in0': CRC error");
  for (size_t at = 0; at < bytes.size(); ++at)
    for (int bit = 0; bit < 8; bit += 3) {
      changed = bytes;
      changed[at] ^= 1 << bit;
      (void)read(changed);
    }
}

TEST_F(NpyTest, UnwritableArchives) {
  float value = 1;
  std::vector<NamedNpyView> arrays = {{"out", {ElementType::F32, {}, &value}}};
  EXPECT_FALSE(writeNpz(directory.file("missing/a.npz"), arrays, error));
  EXPECT_EQ(error.rfind("cannot write '" + directory.file("missing/a.npz"), 0),
            0u);
  EXPECT_FALSE(writeNpz(directory.file(""), arrays, error));
  EXPECT_NE(error.find("it is a folder, expected a file name"),
            std::string::npos);
  EXPECT_FALSE(writeNpz("/dev/null", arrays, error));
  EXPECT_EQ(error, "cannot write '/dev/null': it is not a regular file");
  EXPECT_EQ(directory.countFiles(), 0u);
}
