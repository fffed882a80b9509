//===- LdsLayouts.cpp - Where tiles lie in workgroup memory ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LdsLayouts.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace attn;

int64_t attn::getDotPack(Type elementType) {
  return elementType.isF16() ? 2 : 1;
}

/// `weight` for each bit of a position below `extent`, doubled from bit to bit.
static SmallVector<int64_t> getLinearWeights(int64_t extent, int64_t weight) {
  SmallVector<int64_t> weights;
  for (unsigned bit = 0; bit < llvm::Log2_64_Ceil(extent); ++bit)
    weights.push_back(weight << bit);
  return weights;
}

/// As getLinearWeights for positions in the depth of a Rhs: of `pack` values
/// that a lane of `rowLanes` has side by side in registers, one dword is made,
/// so that bit of the position counts elements, not dwords.
static SmallVector<int64_t> getPackedWeights(int64_t extent, int64_t weight,
                                             int64_t elementBytes, int64_t pack,
                                             int64_t rowLanes) {
  SmallVector<int64_t> weights = getLinearWeights(extent, weight);
  if (pack == 1)
    return weights;
  unsigned halfBit = llvm::Log2_64(rowLanes);
  for (unsigned bit = halfBit; bit < weights.size(); ++bit)
    weights[bit] = bit == halfBit ? elementBytes : weight << (bit - 1);
  return weights;
}

LdsLayoutAttr attn::chooseLdsLayout(LdsTileRole role, int64_t rows,
                                    int64_t columns, Type elementType,
                                    CollectiveAttr schedule,
                                    const GpuModel &chip) {
  MLIRContext *context = schedule.getContext();
  int64_t elementBytes = elementType.getIntOrFloatBitWidth() / 8;
  int64_t pack = getDotPack(elementType);
  int64_t dword = elementBytes * pack;
  // Lanes read 16 bytes at a time.
  constexpr int64_t chunkBytes = 16;
  switch (role) {
  case LdsTileRole::Lhs:
  case LdsTileRole::TransposedRhs: {
    int64_t stride = llvm::alignTo(columns * elementBytes, chunkBytes);
    // An odd number of chunks: lanes in successive rows reach all banks.
    if (stride / chunkBytes % 2 == 0)
      stride += chunkBytes;
    return LdsLayoutAttr::get(context, getLinearWeights(rows, stride),
                              getLinearWeights(columns, elementBytes), {});
  }
  case LdsTileRole::Rhs:
    return LdsLayoutAttr::get(context,
                              getPackedWeights(rows, columns * dword,
                                               elementBytes, pack,
                                               schedule.getRowLanes()),
                              getLinearWeights(columns, dword), {});
  case LdsTileRole::ComputedLhs: {
    int64_t stride = llvm::alignTo(columns / pack * dword, chunkBytes);
    SmallVector<int64_t> swizzle;
    // Eight groups of rows in a wave meet in the same banks two by two.
    if (chip.waveSize / schedule.getRowLanes() >= 8 && rows > 2 &&
        stride >= 2 * chunkBytes)
      swizzle = {0, chunkBytes};
    return LdsLayoutAttr::get(context, getLinearWeights(rows, stride),
                              getPackedWeights(columns, dword, elementBytes,
                                               pack, schedule.getRowLanes()),
                              swizzle);
  }
  }
  llvm_unreachable("unknown role");
}
