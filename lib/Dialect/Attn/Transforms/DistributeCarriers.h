//===- DistributeCarriers.h - Tiles across regions --------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTECARRIERS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTECARRIERS_H

#include "Distribute.h"

namespace attn {

/// The values as which loops and branches take and yield the registers of a
/// tile, or one scalar that is no tile.
class TileCarriers {
public:
  explicit TileCarriers(mlir::Type scalar) : carriers({Carrier{scalar, {0}}}) {}
  /// Vectors cross as they are if all of their elements are registers of the
  /// tile, and other registers of 16 bits in pairs, as they fill the
  /// hardware's. If registers of f32 come in groups of `accumulatorRegisters`,
  /// each group is a vector: the operand of a matrix instruction, whose
  /// registers LLVM keeps side by side from one instruction to the next only if
  /// they never were scalars in between.
  TileCarriers(llvm::ArrayRef<LaneRegister> registers, const LaneLayout *layout,
               unsigned accumulatorRegisters);

  /// Null if this is a scalar.
  const LaneLayout *getLayout() const { return layout; }
  void appendTypes(llvm::SmallVectorImpl<mlir::Type> &types) const;
  /// Appends the values of these registers.
  void pack(LaneBuilder &lanes, mlir::Location loc,
            llvm::ArrayRef<LaneRegister> registers,
            llvm::SmallVectorImpl<mlir::Value> &values) const;
  /// Takes the registers of the tile off `values`.
  LaneRegisters unpack(mlir::ValueRange &values) const;

private:
  /// A scalar or a vector, and the numbers of the registers in it.
  struct Carrier {
    mlir::Type type;
    llvm::SmallVector<unsigned> registers;
  };
  llvm::SmallVector<Carrier> carriers;
  const LaneLayout *layout = nullptr;
};

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTECARRIERS_H
