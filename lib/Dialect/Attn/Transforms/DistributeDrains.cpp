//===- DistributeDrains.cpp - Tiles on their way to memory ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What the lanes of a group of waves have written to workgroup memory, the copy
// engine sees behind a fence of its own and a barrier of these waves. The first
// lane then tells it what to move, and is the one that can wait for it.
//
// Source: NVIDIA, "Parallel Thread Execution ISA", sections on asynchronous
// copies and on proxies.

#include "DistributeAsync.h"
#include "TensorViews.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace attn;

/// Lets the waves of each group wait for each other.
static void buildGroupBarrier(LaneBuilder &lanes, Location loc, Value group,
                              int64_t groups) {
  NVVM::BarrierOp::create(
      lanes.builder, loc, Type(),
      lanes.buildAdd(loc, group, firstGroupBarrier + groups),
      lanes.buildI32(loc, lanes.chip.groupWaves * lanes.chip.waveSize),
      NVVM::BarrierReductionAttr(), Value());
}

/// Whether a lane is the first one of its group.
static Value buildIsFirst(LaneBuilder &lanes, Location loc) {
  OpBuilder &builder = lanes.builder;
  Value wave =
      arith::RemUIOp::create(builder, loc, lanes.getWave(),
                             lanes.buildI32(loc, lanes.chip.groupWaves));
  return arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::eq,
      arith::OrIOp::create(builder, loc, wave, lanes.getLane()),
      lanes.buildI32(loc, 0));
}

LogicalResult attn::buildDrain(LaneBuilder &lanes, DrainOp op) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  std::optional<LdsTile> tile = LdsTile::get(op.getTile());
  int64_t groups = op.getGroups();
  if (!tile || tile->buffer || !isSwizzled(*tile) ||
      tile->rows / groups % swizzledRows != 0)
    return op.emitOpError("takes its rows from an attn.lds_tile of rows of ")
           << swizzledRowBytes << " bytes, swizzled by pieces of 16, and "
           << swizzledRows << " or a multiple for each group";
  if (!isZeroInteger(op.getRow()) || !isZeroInteger(op.getColumn()) ||
      !canStoreTile(op.getDestination(), op.getMap(),
                    {tile->rows, tile->columns}))
    return op.emitOpError("has a destination that is no part of an argument of "
                          "the kernel, or ends before it does");
  TileDims dims = *TileDims::get(op.getMap());
  TensorView view = *TensorView::get(op.getDestination());

  // What a group has, by blocks of columns.
  int64_t rows = tile->rows / groups;
  int64_t elements = swizzledRowBytes / tile->getElementBytes();
  unsigned rank = op.getMap().getNumResults();
  SmallVector<int64_t> box(rank, 1);
  box[dims.row] = rows;
  box[dims.column] = elements;
  Value tensorMap = buildTensorMap(builder, loc, view.tensor, box);

  LaneBuilder::FreshNumbers fresh(lanes, loc);
  NVVM::FenceProxyOp::create(
      builder, loc, NVVM::ProxyKind::async_shared,
      NVVM::SharedSpaceAttr::get(builder.getContext(),
                                 NVVM::SharedSpace::shared_cta));
  Value group = buildGroup(lanes, loc);
  buildGroupBarrier(lanes, loc, group, groups);
  // All lanes come by, so that waves go on together.
  Value isFirst = buildIsFirst(lanes, loc);
  Value firstRow =
      arith::MulIOp::create(builder, loc, group, lanes.buildI32(loc, rows));
  // Innermost first.
  SmallVector<Value> coordinates;
  for (unsigned dim = rank; dim-- > 0;) {
    Value index = getValueOrCreateConstantIndexOp(
        builder, loc, view.buildOffset(builder, loc, dim));
    index =
        arith::IndexCastOp::create(builder, loc, builder.getI32Type(), index);
    if (dim == dims.row)
      index = arith::AddIOp::create(builder, loc, index, firstRow);
    if (auto constant =
            dyn_cast<AffineConstantExpr>(op.getMap().getResult(dim)))
      index = lanes.buildAdd(loc, index, constant.getValue());
    coordinates.push_back(index);
  }
  Value arena = lanes.getArenaPointer(tile->arena);
  Value offset = arith::MulIOp::create(builder, loc, firstRow,
                                       lanes.buildI32(loc, swizzledRowBytes));
  offset = lanes.buildAdd(loc, offset, tile->offset);
  // Columns that the tensor does not have are left out, like rows.
  int64_t numBlocks = llvm::divideCeil(tile->columns, elements);
  for (int64_t block = 0; block < numBlocks; ++block) {
    Value from = LLVM::GEPOp::create(
        builder, loc, arena.getType(), builder.getI8Type(), arena,
        ArrayRef<LLVM::GEPArg>{lanes.buildAdd(
            loc, offset, block * tile->rows * swizzledRowBytes)});
    SmallVector<Value> at(coordinates);
    at.front() = lanes.buildAdd(loc, at.front(), block * elements);
    NVVM::CpAsyncBulkTensorSharedCTAToGlobalOp::create(
        builder, loc, tensorMap, from, at, /*l2CacheHint=*/Value(),
        NVVM::TMAStoreMode::TILE, isFirst);
  }
  NVVM::CpAsyncBulkCommitGroupOp::create(builder, loc);
  return success();
}

void attn::buildDrained(LaneBuilder &lanes, DrainedOp op) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  LaneBuilder::FreshNumbers fresh(lanes, loc);
  // Other lanes have started nothing.
  NVVM::CpAsyncBulkWaitGroupOp::create(builder, loc, 0, builder.getUnitAttr());
  buildGroupBarrier(lanes, loc, buildGroup(lanes, loc), op.getGroups());
}
