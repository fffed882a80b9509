//===- MemoryLayout.h - Where a tile's elements lie in LDS ------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LAYOUT_MEMORYLAYOUT_H
#define ATTN_LAYOUT_MEMORYLAYOUT_H

#include "attn/Layout/LinearLayout.h"

namespace attn::layout {

/// The byte of each element of a tile in workgroup memory: the sum of a weight
/// for each bit of each coordinate, then the exclusive or with a mask for each
/// bit. Sums are sums of integers, so that rows may be padded; masks move
/// chunks of bytes within what sums reach.
struct MemoryLayout {
  struct Dim {
    llvm::SmallVector<int64_t> weights;
    /// As many as there are weights, or fewer: the rest is zero.
    llvm::SmallVector<int64_t> swizzle;

    bool operator==(const Dim &other) const {
      return weights == other.weights && swizzle == other.swizzle;
    }
  };
  llvm::SmallVector<Dim, 2> dims;

  /// An array of rows, the last dimension contiguous, `stride` bytes from row
  /// to row of the dimension before it (0: without padding).
  static MemoryLayout rowMajor(llvm::ArrayRef<int64_t> extents,
                               int64_t elementBytes, int64_t stride = 0);

  int64_t getByte(llvm::ArrayRef<int64_t> coordinate) const;
  /// From the first byte to the last of a tile.
  int64_t getBytes(llvm::ArrayRef<int64_t> extents, int64_t elementBytes) const;
  bool hasSwizzle() const;

  bool operator==(const MemoryLayout &other) const {
    return dims == other.dims;
  }
};

} // namespace attn::layout

#endif // ATTN_LAYOUT_MEMORYLAYOUT_H
