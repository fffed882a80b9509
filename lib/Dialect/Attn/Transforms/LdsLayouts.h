//===- LdsLayouts.h - Where tiles lie in workgroup memory -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_LDSLAYOUTS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_LDSLAYOUTS_H

#include "attn/Dialect/Attn/IR/AttnAttributes.h"
#include "attn/Target/GpuModel.h"
#include "mlir/IR/BuiltinTypes.h"

namespace attn {

/// What a tile in workgroup memory is to the product that reads it.
enum class LdsTileRole {
  /// rows x depth: the depth is contiguous, lanes read 16 bytes of it.
  Lhs,
  /// columns x depth, as Lhs. For matrix instructions of the transposed form
  /// the rows (keys) are in the order of their operand; those of the direct
  /// form have blocks of 128 bytes of all rows, as they have for Rhs.
  TransposedRhs,
  /// depth x columns: columns are contiguous, and so are the elements of the
  /// depth that one dot product takes. For matrix instructions, 16 bytes of the
  /// depth lie together, or none where reads transpose.
  Rhs,
  /// rows x depth of computed values, written by the lanes that own the rows
  /// and read by the same wave. The depth is in the order of a Rhs.
  ComputedLhs,
  /// rows x columns of an output on its way to memory: written by the lanes
  /// that computed it, read as it is stored.
  Output,
};

/// Blocks of columns that NVIDIA's copy engine and wgmma swizzle have rows of
/// so many bytes, and so many rows are swizzled together.
constexpr int64_t swizzledRowBytes = 128, swizzledRows = 8;

/// The elements of the depth that one dot product takes from a dword.
int64_t getDotPack(mlir::Type elementType);

/// Bytes that a tile of this shape and role takes at most: rows of loaded tiles
/// that are read along the row may be padded by 16 bytes. Tiles for matrix
/// instructions are not padded.
int64_t getLdsTileBytes(LdsTileRole role, int64_t rows, int64_t columns,
                        mlir::Type elementType);

/// A layout and what it costs.
struct LdsTileLayout {
  LdsLayoutAttr layout;
  /// Clocks that bank conflicts take when the tile is written and read once, in
  /// the less lucky order in which LDS may serve lanes.
  int64_t conflicts = 0;
};

/// The layout of a tile of this shape and role that has the fewest bank
/// conflicts within getLdsTileBytes. This is a search (layout::chooseLdsLayout)
/// that takes milliseconds: cost models ask for bytes instead.
LdsTileLayout chooseLdsLayout(LdsTileRole role, int64_t rows, int64_t columns,
                              mlir::Type elementType, CollectiveAttr schedule,
                              const GpuModel &chip);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_LDSLAYOUTS_H
