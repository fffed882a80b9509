//===- Distribution.h - One kernel on its way to lanes ----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTION_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTION_H

#include "Distribute.h"
#include "DistributeAsync.h"
#include "DistributeCarriers.h"
#include "DistributeMma.h"
#include "TargetDevice.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace attn {

/// Rewrites one kernel.
class Distribution {
public:
  Distribution(mlir::gpu::GPUFuncOp func, CollectiveAttr schedule,
               const GpuModel &chip)
      : func(func), schedule(schedule), lanes(func, chip),
        builder(lanes.builder) {
    const MmaAtom *atom = findScheduleAtom(schedule, chip);
    if (atom && !atom->isDirect())
      accumulatorRegisters = atom->getResultRegisters();
  }

  mlir::LogicalResult run();

private:
  mlir::LogicalResult distributeBlock(mlir::Block &block);
  mlir::LogicalResult distribute(mlir::Operation *op);
  // DistributeControl.cpp.
  mlir::LogicalResult distributeFor(mlir::scf::ForOp op);
  mlir::LogicalResult distributeIf(mlir::scf::IfOp op);
  mlir::LogicalResult distributeYield(mlir::scf::YieldOp op);
  mlir::LogicalResult yieldTiles(mlir::scf::YieldOp op,
                                 llvm::ArrayRef<TileCarriers> parts);

  // Distribute.cpp.
  mlir::LogicalResult distributeConstant(mlir::arith::ConstantOp op);
  mlir::LogicalResult distributeBroadcast(mlir::vector::BroadcastOp op);
  mlir::LogicalResult distributeSlice(mlir::vector::ExtractStridedSliceOp op);
  mlir::LogicalResult distributeInsert(mlir::vector::InsertStridedSliceOp op);
  mlir::LogicalResult distributeLoad(LoadOp op);
  mlir::LogicalResult distributeStore(StoreOp op);
  mlir::LogicalResult distributeCopy(CopyOp op);
  mlir::LogicalResult distributeStoreLds(StoreLdsOp op);
  mlir::LogicalResult distributeMap(MapOp op);
  mlir::LogicalResult distributeRowReduce(RowReduceOp op);
  mlir::LogicalResult distributePartialSum(PartialSumOp op);
  mlir::LogicalResult distributePartialMax(PartialMaxOp op);
  mlir::LogicalResult distributeAnyInWave(AnyInWaveOp op);
  mlir::LogicalResult distributeLateWaves(LateWavesOp op);
  mlir::LogicalResult distributeRelayout(RelayoutOp op);
  mlir::LogicalResult distributeElementwise(mlir::Operation *op);

  // DistributeProducts.cpp.
  mlir::LogicalResult distributeProduct(DotOp op);
  mlir::LogicalResult distributeMmaStream();
  mlir::FailureOr<GroupProduct> getGroupProduct(mlir::Operation *op,
                                                mlir::Value result);
  mlir::LogicalResult distributeGroupProduct(DotOp op);
  mlir::LogicalResult distributeStart(StartDotOp op);
  mlir::LogicalResult distributeFinish(FinishDotOp op);

  std::unique_ptr<LaneBuilder::FreshNumbers>
  buildPassageNumbers(mlir::Operation *op);
  void storeToLds(mlir::Location loc, const LdsTile &tile,
                  const LaneLayout &layout,
                  llvm::ArrayRef<LaneRegister> registers);

  /// The layout of the `number`-th tile among the results of `op`, or null and
  /// an error.
  const LaneLayout *getLayout(mlir::Operation *op, unsigned number = 0);
  /// The registers of a tile, whose layout has to be `layout`.
  mlir::FailureOr<LaneTile> getTile(mlir::Operation *user, mlir::Value value,
                                    const LaneLayout *layout);
  void setTile(mlir::Value value, llvm::ArrayRef<LaneRegister> registers,
               const LaneLayout *layout) {
    tiles[value] = {LaneRegisters(registers), layout};
  }
  void setTile(mlir::Value value, llvm::ArrayRef<mlir::Value> registers,
               const LaneLayout *layout) {
    setTile(value,
            llvm::map_to_vector(
                registers, [](mlir::Value reg) { return LaneRegister{reg}; }),
            layout);
  }
  /// Whether loads may go to workgroup memory without registers.
  bool loadsDirectly() const {
    return schedule.getMma() && schedule.getMma().getDirectLoads();
  }

  mlir::gpu::GPUFuncOp func;
  CollectiveAttr schedule;
  LaneBuilder lanes;
  mlir::OpBuilder &builder;
  llvm::DenseMap<mlir::Value, LaneTile> tiles;
  llvm::DenseMap<mlir::Attribute, std::unique_ptr<LaneLayout>> layouts;
  /// What the bodies of rewritten loops yield.
  llvm::DenseMap<mlir::Block *, llvm::SmallVector<TileCarriers>> yielded;
  llvm::SmallVector<mlir::Operation *> toErase;
  /// Registers of the result of a matrix instruction that is a vector; else 0.
  unsigned accumulatorRegisters = 0;
  /// Products that are taken together, where the last of them is, and the
  /// barrier behind them.
  llvm::SmallVector<DotOp> mmaStream;
  mlir::gpu::BarrierOp mmaBarrier;
  llvm::DenseSet<mlir::Operation *> passedBarriers;
};

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTION_H
