//===- Npy.h - NumPy's array files ------------------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Reads and writes .npy and .npz files (NumPy's format, versions 1 to 3).
// bfloat16, which NumPy does not have, is stored as `<V2`. All functions return
// false and set `error` to one line; malformed files never do more harm.

#ifndef ATTN_NPY_NPY_H
#define ATTN_NPY_NPY_H

#include "attn/Support/ElementType.h"

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct zip;

namespace attn {

/// A row-major array that owns its elements.
struct NpyArray {
  ElementType elementType = ElementType::F32;
  std::vector<int64_t> shape;
  size_t byteSize = 0;

  void *data() const { return storage.get(); }

  /// Sets the fields above and takes uninitialised memory, at least one byte so
  /// that `data` is never null, aligned for vectors.
  [[nodiscard]] bool allocate(ElementType type, std::vector<int64_t> extents,
                              std::string &error);

private:
  struct Free {
    void operator()(void *pointer) const { std::free(pointer); }
  };
  std::unique_ptr<void, Free> storage;
};

/// A row-major array that somebody else owns.
struct NpyView {
  ElementType elementType = ElementType::F32;
  std::vector<int64_t> shape;
  const void *data = nullptr;
};

/// The bytes that `shape` elements take; false if they do not fit in memory.
[[nodiscard]] bool computeByteSize(ElementType type,
                                   const std::vector<int64_t> &shape,
                                   size_t &byteSize);

//===----------------------------------------------------------------------===//
// Header
//===----------------------------------------------------------------------===//

struct NpyHeader {
  ElementType elementType = ElementType::F32;
  bool fortranOrder = false;
  std::vector<int64_t> shape;
};

/// Parses the Python dictionary of a header, without the bytes before it.
[[nodiscard]] bool parseNpyHeader(std::string_view dictionary,
                                  NpyHeader &header, std::string &error);

/// Everything that precedes the elements: magic, version, length, dictionary,
/// padded to 64 bytes.
std::string makeNpyHeader(ElementType type, const std::vector<int64_t> &shape);

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// What the first bytes of a file say it is.
enum class NpyFileKind { Npy, Npz, Other };
[[nodiscard]] bool identifyNpyFile(const std::string &path, NpyFileKind &kind,
                                   std::string &error);

[[nodiscard]] bool readNpy(const std::string &path, NpyArray &array,
                           std::string &error);
[[nodiscard]] bool writeNpy(const std::string &path, const NpyView &array,
                            std::string &error);

/// The arrays of an .npz file by name, without the suffix `.npy`.
class NpzReader {
public:
  NpzReader() = default;
  ~NpzReader();
  NpzReader(const NpzReader &) = delete;
  NpzReader &operator=(const NpzReader &) = delete;

  [[nodiscard]] bool open(const std::string &path, std::string &error);
  /// In the order of the file.
  const std::vector<std::string> &getNames() const { return names; }
  bool contains(std::string_view name) const;
  [[nodiscard]] bool read(const std::string &name, NpyArray &array,
                          std::string &error) const;

private:
  std::string path;
  std::vector<std::string> names;
  struct zip *archive = nullptr;
};

struct NamedNpyView {
  std::string name;
  NpyView array;
};

/// Members are stored, not deflated, as `numpy.savez` does.
[[nodiscard]] bool writeNpz(const std::string &path,
                            const std::vector<NamedNpyView> &arrays,
                            std::string &error);

} // namespace attn

#endif // ATTN_NPY_NPY_H
