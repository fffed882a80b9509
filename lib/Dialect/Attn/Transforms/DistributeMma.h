//===- DistributeMma.h - Matrix products for one lane -----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEMMA_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEMMA_H

#include "Distribute.h"

namespace attn {

/// One attn.dot by matrix instructions.
struct MmaProduct {
  DotOp op;
  const MmaAtom *atom = nullptr;
  /// The left side, without registers if it is in workgroup memory, and the
  /// accumulator's registers, which are replaced by the result's.
  LaneTile lhs;
  LaneRegisters sums;
  const LaneLayout *layout = nullptr;
};

/// The products that begin with `first` and can be taken as one stream of reads
/// and matrix instructions: no memory is written between them and none needs
/// another's result. `barrier` is set to the one behind them, if nothing is in
/// between.
llvm::SmallVector<DotOp> getMmaStream(DotOp first,
                                      mlir::gpu::BarrierOp &barrier);

/// The code of one lane for all `products` at the builder's insertion point.
/// With a barrier behind them, and waves that run apart, it is passed once the
/// last read has landed, in front of the instructions that use what was read
/// last. Returns whether it was.
mlir::FailureOr<bool> distributeMma(LaneBuilder &lanes,
                                    llvm::MutableArrayRef<MmaProduct> products,
                                    MmaScheduleAttr schedule, bool hasBarrier);

/// The same for instructions of the direct form, without the barrier.
llvm::LogicalResult
distributeDirectMma(LaneBuilder &lanes,
                    llvm::MutableArrayRef<MmaProduct> products,
                    MmaScheduleAttr schedule);

/// Writes a tile of results of the direct form to workgroup memory, four
/// matrices of 8 x 8 elements at a time. Returns false, and writes nothing, if
/// the chip has no such instruction, or if lanes hold something else.
bool storeMatrices(LaneBuilder &lanes, mlir::Location loc, const LdsTile &tile,
                   const LaneLayout &layout,
                   llvm::ArrayRef<LaneRegister> registers);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEMMA_H
