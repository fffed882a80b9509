//===- DistributeRings.cpp - Rings, their fills, and roles ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A place of a ring has two mbarriers. The first one completes when the
// producer has arrived and all bytes of the fill have landed, the second one
// when each wave that reads has arrived. Their phases alternate: fill n is the
// (n / stages)-th of its place.
//
// Source: NVIDIA, "Parallel Thread Execution ISA", sections on mbarrier and on
// cp.async.bulk.tensor.

#include "DistributeAsync.h"
#include "TensorViews.h"
#include "attn/Dialect/Attn/IR/Barriers.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace attn;

/// Nanoseconds for which a wait sleeps before it looks again, at most.
static constexpr int64_t waitTicks = 10000000;

/// The place of fill `number`, and the parity of its turn there, both i32.
static std::pair<Value, Value> buildPlace(LaneBuilder &lanes, Location loc,
                                          Value ring, Value number) {
  OpBuilder &builder = lanes.builder;
  Value stages =
      lanes.buildI32(loc, cast<RingType>(ring.getType()).getStages());
  number =
      arith::IndexCastOp::create(builder, loc, builder.getI32Type(), number);
  Value turn = arith::DivUIOp::create(builder, loc, number, stages);
  return {arith::RemUIOp::create(builder, loc, number, stages),
          arith::AndIOp::create(builder, loc, turn, lanes.buildI32(loc, 1))};
}

/// One of the two barriers of place `stage`.
static Value buildBarrier(LaneBuilder &lanes, Location loc, Value ring,
                          Value stage, bool isEmptied) {
  OpBuilder &builder = lanes.builder;
  auto op = ring.getDefiningOp<RingOp>();
  Value offset = arith::MulIOp::create(builder, loc, stage,
                                       lanes.buildI32(loc, ringStageBytes));
  offset = lanes.buildAdd(loc, offset,
                          static_cast<int64_t>(op.getOffset()) +
                              (isEmptied ? ringBarrierBytes : 0));
  Value arena = lanes.getArenaPointer(op.getArena());
  return LLVM::GEPOp::create(builder, loc, arena.getType(), builder.getI8Type(),
                             arena, ArrayRef<LLVM::GEPArg>{offset});
}

static void buildWait(LaneBuilder &lanes, Location loc, Value barrier,
                      Value parity) {
  NVVM::MBarrierTryWaitParityOp::create(lanes.builder, loc, barrier, parity,
                                        lanes.buildI32(loc, waitTicks));
}

void attn::buildRing(LaneBuilder &lanes, RingOp op) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  Value number =
      arith::OrIOp::create(builder, loc, lanes.getLane(), lanes.getWave());
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        number, lanes.buildI32(loc, 0));
  auto branch =
      scf::IfOp::create(builder, loc, isFirst, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  for (int64_t stage = 0; stage < op.getRing().getType().getStages(); ++stage)
    for (bool isEmptied : {false, true})
      NVVM::MBarrierInitOp::create(
          builder, loc,
          buildBarrier(lanes, loc, op.getRing(), lanes.buildI32(loc, stage),
                       isEmptied),
          lanes.buildI32(loc, isEmptied ? op.getConsumers() : 1), Value());
  // The copy engine sees them, too.
  NVVM::FenceMbarrierInitOp::create(builder, loc);
}

void attn::buildAwait(LaneBuilder &lanes, AwaitOp op) {
  Location loc = op.getLoc();
  auto [stage, parity] = buildPlace(lanes, loc, op.getRing(), op.getNumber());
  buildWait(lanes, loc,
            buildBarrier(lanes, loc, op.getRing(), stage, /*isEmptied=*/false),
            parity);
}

void attn::buildAcquire(LaneBuilder &lanes, AcquireOp op) {
  Location loc = op.getLoc();
  auto [stage, parity] = buildPlace(lanes, loc, op.getRing(), op.getNumber());
  // The turn before; a new barrier passes as if there had been one.
  parity =
      arith::XOrIOp::create(lanes.builder, loc, parity, lanes.buildI32(loc, 1));
  buildWait(lanes, loc,
            buildBarrier(lanes, loc, op.getRing(), stage, /*isEmptied=*/true),
            parity);
}

void attn::buildRelease(LaneBuilder &lanes, ReleaseOp op) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  auto [stage, parity] = buildPlace(lanes, loc, op.getRing(), op.getNumber());
  Value barrier =
      buildBarrier(lanes, loc, op.getRing(), stage, /*isEmptied=*/true);
  Value isFirst =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                            lanes.getLane(), lanes.buildI32(loc, 0));
  // Not a branch: where one lane's way to the next block of code is longer than
  // the others', ptxas finds no uniform values any more.
  NVVM::InlinePtxOp::create(builder, loc, TypeRange(), barrier, ValueRange(),
                            "mbarrier.arrive.shared.b64 _, [$0];", isFirst);
}

//===----------------------------------------------------------------------===//
// Fills
//===----------------------------------------------------------------------===//

namespace {
/// A whole tensor, and where in it a view begins.
struct FilledView {
  Value tensor;
  SmallVector<OpFoldResult> offsets;
};
} // namespace

/// The argument that `view` is a part of, if it has its dimensions, and ends
/// where it ends along `dim`, unless that end is open: beyond it the copy
/// engine gives zeros. Where keys are split, the last view is of a part of
/// them, in whole blocks.
static std::optional<FilledView> getFilledView(Value view, unsigned dim,
                                               bool hasOpenEnd, bool isSplit,
                                               OpBuilder &builder,
                                               Location loc) {
  auto type = cast<MemRefType>(view.getType());
  FilledView result;
  result.offsets.assign(type.getRank(), builder.getIndexAttr(0));
  while (auto subview = view.getDefiningOp<memref::SubViewOp>()) {
    MemRefType source = subview.getSourceType();
    if (source.getRank() != type.getRank() || !subview.hasUnitStride())
      return std::nullopt;
    SmallVector<OpFoldResult> sizes = subview.getMixedSizes();
    bool isWhole =
        hasOpenEnd ||
        (isZeroInteger(subview.getMixedOffsets()[dim]) &&
         (source.isDynamicDim(dim)
              ? isa<Value>(sizes[dim]) // Of all keys, or of a part.
              : getConstantIntValue(sizes[dim]) == source.getDimSize(dim)));
    if (!isWhole && !std::exchange(isSplit, false))
      return std::nullopt;
    for (auto [sum, offset] :
         llvm::zip(result.offsets, subview.getMixedOffsets())) {
      if (isZeroInteger(offset))
        continue;
      if (isZeroInteger(sum)) {
        sum = offset;
        continue;
      }
      sum =
          arith::AddIOp::create(
              builder, loc, getValueOrCreateConstantIndexOp(builder, loc, sum),
              getValueOrCreateConstantIndexOp(builder, loc, offset))
              .getResult();
    }
    view = subview.getSource();
  }
  if (!isWholeTensor(view))
    return std::nullopt;
  result.tensor = view;
  return result;
}

LogicalResult attn::buildFill(LaneBuilder &lanes, FillOp op) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  std::optional<LdsTile> tile = LdsTile::get(op.getTile());
  if (!tile)
    return op.emitOpError("fills a tile that is not made by attn.lds_tile");
  // Rows are along one dimension, columns along the innermost one.
  AffineMap map = op.getMap();
  unsigned rank = map.getNumResults();
  int64_t rowDim = -1;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (expr == builder.getAffineDimExpr(0))
      rowDim = dim;
    else if (!isa<AffineConstantExpr>(expr) &&
             (dim + 1 != rank || expr != builder.getAffineDimExpr(1)))
      return op.emitOpError("moves what no copy of a tile does: ")
             << op.getMapAttr();
  }
  if (rowDim < 0 || rowDim + 1 == int64_t(rank))
    return op.emitOpError("moves what no copy of a tile does: ")
           << op.getMapAttr();
  auto schedule =
      op->getParentOfType<FunctionOpInterface>()->getAttrOfType<CollectiveAttr>(
          "attn.collective");
  std::optional<FilledView> view =
      getFilledView(op.getSource(), rowDim, op.getOpenEnd(),
                    schedule && schedule.getSplits() > 1, builder, loc);
  if (!view)
    return op.emitOpError("has a source that is no whole argument of the "
                          "kernel along its rows");

  // The tile, by blocks of columns.
  int64_t elements = swizzledRowBytes / tile->getElementBytes();
  SmallVector<int64_t> box(rank, 1);
  box[rowDim] = tile->rows;
  box.back() = elements;
  Value tensorMap = buildTensorMap(builder, loc, view->tensor, box);
  auto buildCoordinate = [&](unsigned dim) -> Value {
    Value offset =
        getValueOrCreateConstantIndexOp(builder, loc, view->offsets[dim]);
    Value index = offset;
    if (int64_t(dim) == rowDim)
      index = arith::AddIOp::create(builder, loc, offset, op.getRow());
    else if (auto constant = dyn_cast<AffineConstantExpr>(map.getResult(dim));
             constant && constant.getValue() != 0)
      index = arith::AddIOp::create(
          builder, loc, offset,
          arith::ConstantIndexOp::create(builder, loc, constant.getValue()));
    return arith::IndexCastOp::create(builder, loc, builder.getI32Type(),
                                      index);
  };
  // Innermost first.
  SmallVector<Value> coordinates;
  for (unsigned dim = rank; dim-- > 0;)
    coordinates.push_back(buildCoordinate(dim));
  Value column = arith::IndexCastOp::create(builder, loc, builder.getI32Type(),
                                            op.getColumn());
  coordinates.front() =
      arith::AddIOp::create(builder, loc, coordinates.front(), column);

  auto [stage, parity] = buildPlace(lanes, loc, op.getRing(), op.getNumber());
  Value barrier =
      buildBarrier(lanes, loc, op.getRing(), stage, /*isEmptied=*/false);
  int64_t numBlocks = llvm::divideCeil(tile->columns, elements);
  int64_t blockBytes = tile->rows * swizzledRowBytes;
  NVVM::MBarrierArriveExpectTxOp::create(
      builder, loc, Type(), barrier,
      lanes.buildI32(loc, numBlocks * blockBytes), NVVM::MemScopeKind::CTA,
      /*relaxed=*/false, Value());
  Value arena = lanes.getArenaPointer(tile->arena);
  Value offset = lanes.buildI32(loc, tile->offset);
  if (tile->buffer) {
    Value number = arith::IndexCastOp::create(
        builder, loc, builder.getI32Type(), tile->buffer);
    offset = arith::AddIOp::create(
        builder, loc, offset,
        arith::MulIOp::create(builder, loc, number,
                              lanes.buildI32(loc, tile->stride)));
  }
  for (int64_t block = 0; block < numBlocks; ++block) {
    Value to = LLVM::GEPOp::create(builder, loc, arena.getType(),
                                   builder.getI8Type(), arena,
                                   ArrayRef<LLVM::GEPArg>{lanes.buildAdd(
                                       loc, offset, block * blockBytes)});
    SmallVector<Value> at(coordinates);
    at.front() = lanes.buildAdd(loc, at.front(), block * elements);
    NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp::create(
        builder, loc, to, tensorMap, at, barrier,
        /*im2colOffsets=*/ValueRange(),
        /*multicastMask=*/Value(), /*l2CacheHint=*/Value(),
        NVVM::TMALoadMode::TILE, /*isCTAOnly=*/true, NVVM::CTAGroupKindAttr(),
        /*predicate=*/Value());
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Turns
//===----------------------------------------------------------------------===//

// A group waits at a barrier of its own, for the lanes of the group before.

Value attn::buildGroup(LaneBuilder &lanes, Location loc) {
  return arith::DivUIOp::create(lanes.builder, loc, lanes.getWave(),
                                lanes.buildI32(loc, lanes.chip.groupWaves));
}

/// The lanes of two groups.
static Value buildTurnLanes(LaneBuilder &lanes, Location loc) {
  return lanes.buildI32(loc, 2 * lanes.chip.groupWaves * lanes.chip.waveSize);
}

void attn::buildFirstTurn(LaneBuilder &lanes, FirstTurnOp op) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  Value isLast = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       buildGroup(lanes, loc),
                                       lanes.buildI32(loc, op.getGroups() - 1));
  auto branch =
      scf::IfOp::create(builder, loc, isLast, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  NVVM::BarrierArriveOp::create(builder, loc,
                                lanes.buildI32(loc, firstGroupBarrier),
                                buildTurnLanes(lanes, loc));
}

void attn::buildTakeTurn(LaneBuilder &lanes, TakeTurnOp op) {
  Location loc = op.getLoc();
  NVVM::BarrierOp::create(
      lanes.builder, loc, Type(),
      lanes.buildAdd(loc, buildGroup(lanes, loc), firstGroupBarrier),
      buildTurnLanes(lanes, loc), NVVM::BarrierReductionAttr(), Value());
}

void attn::buildPassTurn(LaneBuilder &lanes, PassTurnOp op) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  Value next = lanes.buildAdd(loc, buildGroup(lanes, loc), 1);
  next = arith::RemUIOp::create(builder, loc, next,
                                lanes.buildI32(loc, op.getGroups()));
  NVVM::BarrierArriveOp::create(builder, loc,
                                lanes.buildAdd(loc, next, firstGroupBarrier),
                                buildTurnLanes(lanes, loc));
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

scf::IfOp attn::buildRoles(LaneBuilder &lanes, RolesOp op, int64_t waves) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  const GpuModel &chip = lanes.chip;
  Value isConsumer =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                            lanes.getWave(), lanes.buildI32(loc, waves));
  auto roles = scf::IfOp::create(builder, loc, isConsumer,
                                 /*withElseRegion=*/true);
  Block *consumers = roles.thenBlock();
  consumers->getOperations().splice(consumers->begin(),
                                    op.getConsumers().front().getOperations());
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(consumers);
  NVVM::SetMaxRegisterOp::create(builder, loc, chip.getConsumerRegisters(waves),
                                 NVVM::SetMaxRegisterAction::increase);

  builder.setInsertionPointToStart(roles.elseBlock());
  NVVM::SetMaxRegisterOp::create(builder, loc, chip.producerRegisters,
                                 NVVM::SetMaxRegisterAction::decrease);
  Value isFirst =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                            lanes.getWave(), lanes.buildI32(loc, waves));
  auto wave =
      scf::IfOp::create(builder, loc, isFirst, /*withElseRegion=*/false);
  builder.setInsertionPointToStart(wave.thenBlock());
  Value elected =
      NVVM::ElectSyncOp::create(builder, loc, builder.getI1Type(), Value());
  auto lane =
      scf::IfOp::create(builder, loc, elected, /*withElseRegion=*/false);
  Block *producer = lane.thenBlock();
  producer->getOperations().splice(producer->begin(),
                                   op.getProducer().front().getOperations());
  return roles;
}
