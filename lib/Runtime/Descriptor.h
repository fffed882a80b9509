//===- Descriptor.h - An array as compiled code takes it --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_DESCRIPTOR_H
#define ATTN_LIB_RUNTIME_DESCRIPTOR_H

#include <cstdint>
#include <cstring>
#include <vector>

namespace attn {

/// MLIR's memref descriptor: {allocated, aligned, offset, sizes, strides}.
class Descriptor {
public:
  explicit Descriptor(size_t rank) : rank(rank), words(3 + 2 * rank) {}

  void fill(void *data, const int64_t *shape) {
    words[0] = words[1] = reinterpret_cast<intptr_t>(data);
    int64_t stride = 1;
    for (size_t axis = rank; axis-- > 0;) {
      words[3 + axis] = shape[axis];
      words[3 + rank + axis] = stride;
      stride *= shape[axis];
    }
  }

  void *get() { return words.data(); }
  void *getAllocated() const { return reinterpret_cast<void *>(words[0]); }
  char *getAligned() const { return reinterpret_cast<char *>(words[1]); }
  int64_t getOffset() const { return words[2]; }
  int64_t getExtent(size_t axis) const { return words[3 + axis]; }
  int64_t getStride(size_t axis) const { return words[3 + rank + axis]; }

  int64_t getNumElements() const {
    int64_t count = 1;
    for (size_t axis = 0; axis < rank; ++axis)
      count *= getExtent(axis);
    return count;
  }

  bool isContiguous() const {
    int64_t stride = 1;
    for (size_t axis = rank; axis-- > 0;) {
      if (getExtent(axis) != 1 && getStride(axis) != stride)
        return false;
      stride *= getExtent(axis);
    }
    return true;
  }

  /// Copies the elements to `out` in row-major order.
  void copyTo(char *out, size_t width) const {
    std::vector<int64_t> index(rank, 0);
    int64_t offset = getOffset();
    for (int64_t i = 0, e = getNumElements(); i < e; ++i) {
      std::memcpy(out + i * width,
                  getAligned() + offset * static_cast<int64_t>(width), width);
      for (size_t axis = rank; axis-- > 0;) {
        offset += getStride(axis);
        if (++index[axis] < getExtent(axis))
          break;
        offset -= getStride(axis) * getExtent(axis);
        index[axis] = 0;
      }
    }
  }

private:
  size_t rank;
  std::vector<int64_t> words;
};

} // namespace attn

#endif // ATTN_LIB_RUNTIME_DESCRIPTOR_H
