//===- MemoryLayout.cpp - Where a tile's elements lie in LDS --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Layout/MemoryLayout.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace attn::layout;

MemoryLayout MemoryLayout::rowMajor(ArrayRef<int64_t> extents,
                                    int64_t elementBytes, int64_t stride) {
  MemoryLayout layout;
  layout.dims.resize(extents.size());
  int64_t weight = elementBytes;
  for (size_t dim = extents.size(); dim-- > 0;) {
    if (stride && dim + 2 == extents.size())
      weight = stride;
    for (int64_t value = 1; value < extents[dim]; value *= 2)
      layout.dims[dim].weights.push_back(weight * value);
    weight *= extents[dim];
  }
  return layout;
}

int64_t MemoryLayout::getByte(ArrayRef<int64_t> coordinate) const {
  int64_t byte = 0, mask = 0;
  for (auto [number, dim] : zip_equal(coordinate, dims)) {
    for (auto [bit, weight] : enumerate(dim.weights))
      if (number >> bit & 1)
        byte += weight;
    for (auto [bit, swizzle] : enumerate(dim.swizzle))
      if (number >> bit & 1)
        mask ^= swizzle;
  }
  return byte ^ mask;
}

int64_t MemoryLayout::getBytes(ArrayRef<int64_t> extents,
                               int64_t elementBytes) const {
  if (!hasSwizzle()) {
    // The last byte is where each dimension adds most.
    int64_t last = 0;
    for (auto [extent, dim] : zip_equal(extents, dims)) {
      MemoryLayout alone = {{dim}};
      int64_t most = 0;
      for (int64_t number = 0; number < extent; ++number)
        most = std::max(most, alone.getByte(number));
      last += most;
    }
    return last + elementBytes;
  }
  int64_t last = 0;
  Coordinate at(extents.size(), 0);
  while (true) {
    last = std::max(last, getByte(at));
    size_t dim = 0;
    for (; dim < at.size(); ++dim) {
      if (++at[dim] < extents[dim])
        break;
      at[dim] = 0;
    }
    if (dim == at.size())
      return last + elementBytes;
  }
}

bool MemoryLayout::hasSwizzle() const {
  return any_of(dims, [](const Dim &dim) {
    return any_of(dim.swizzle, [](int64_t mask) { return mask != 0; });
  });
}
