//===- DistributeAsync.h - What is under way, for one lane ------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEASYNC_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEASYNC_H

#include "Distribute.h"
#include "LdsLayouts.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace attn {

/// A product by an instruction that several waves issue together.
struct GroupProduct {
  mlir::Location loc;
  const MmaAtom *atom;
  /// The right side, an attn.lds_tile.
  mlir::Value rhs;
  bool transposeRhs;
  /// The left side: an attn.lds_tile, or, if that is null, registers.
  mlir::Value lhsTile;
  LaneTile lhs;
  LaneRegisters sums;
  /// The result's.
  const LaneLayout *layout;
  /// The wave count of the schedule.
  int64_t waves;
};

/// Starts a product. The registers that it gives are written while it is under
/// way: nothing but buildFinishDot may use them.
mlir::FailureOr<LaneRegisters> buildStartDot(LaneBuilder &lanes,
                                             const GroupProduct &product);

/// Waits until `inFlight` products are under way at most, and gives the
/// registers of one that is not any more.
LaneRegisters buildFinishDot(LaneBuilder &lanes, mlir::Location loc,
                             llvm::ArrayRef<LaneRegister> registers,
                             int64_t inFlight);

/// Whether a tile consists of blocks of columns of 128 bytes a row, swizzled by
/// pieces of 16 bytes: as the copy engine has it.
bool isSwizzled(const LdsTile &tile);

/// The map by which the copy engine moves boxes of a kernel's argument,
/// swizzled in workgroup memory: made where the argument is, for all boxes of
/// its shape.
mlir::Value buildTensorMap(mlir::OpBuilder &builder, mlir::Location loc,
                           mlir::Value tensor, llvm::ArrayRef<int64_t> box);

/// The barriers of rings: making, waiting, releasing.
void buildRing(LaneBuilder &lanes, RingOp op);
void buildAcquire(LaneBuilder &lanes, AcquireOp op);
void buildAwait(LaneBuilder &lanes, AwaitOp op);
void buildRelease(LaneBuilder &lanes, ReleaseOp op);
/// A tile's copy by the copy engine. Fails where the operand is nothing that it
/// knows.
llvm::LogicalResult buildFill(LaneBuilder &lanes, FillOp op);

/// A tile's way back, and the wait for it.
llvm::LogicalResult buildDrain(LaneBuilder &lanes, DrainOp op);
void buildDrained(LaneBuilder &lanes, DrainedOp op);

/// The numbers of barriers that groups of waves have for their turns begin
/// here; those of drains follow. Barrier 0 is that of all lanes; compilers keep
/// to low numbers, too.
inline constexpr int64_t firstGroupBarrier = 2;

/// The number of this lane's group of waves.
mlir::Value buildGroup(LaneBuilder &lanes, mlir::Location loc);

/// Turns of groups of waves, by named barriers.
void buildFirstTurn(LaneBuilder &lanes, FirstTurnOp op);
void buildTakeTurn(LaneBuilder &lanes, TakeTurnOp op);
void buildPassTurn(LaneBuilder &lanes, PassTurnOp op);

/// Turns roles into a branch, whose blocks it leaves to be distributed.
mlir::scf::IfOp buildRoles(LaneBuilder &lanes, RolesOp op, int64_t waves);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEASYNC_H
