//===- AttnAsyncOps.cpp - What is under way in a workgroup ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Types and verifiers of AttnAsyncOps.td.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/IR/Barriers.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace attn;

#define GET_TYPEDEF_CLASSES
#include "attn/Dialect/Attn/IR/AttnTypes.cpp.inc"

void AttnDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "attn/Dialect/Attn/IR/AttnTypes.cpp.inc"
      >();
}

static bool isInWorkgroupMemory(MemRefType type) {
  auto space = dyn_cast_or_null<gpu::AddressSpaceAttr>(type.getMemorySpace());
  return space && space.getValue() == gpu::AddressSpace::Workgroup;
}

LogicalResult StartDotOp::verify() {
  auto lhs = cast<ShapedType>(getLhs().getType());
  auto rhs = getRhs().getType();
  auto result = getAccumulator().getType();
  for (Type side : {getLhs().getType(), Type(rhs)})
    if (auto tile = dyn_cast<MemRefType>(side);
        tile && !isInWorkgroupMemory(tile))
      return emitOpError("multiplies a tile that is not in workgroup memory: ")
             << tile;
  if (lhs.getElementType() != rhs.getElementType())
    return emitOpError("multiplies elements of different types: ")
           << lhs.getElementType() << " and " << rhs.getElementType();
  bool isTransposed = getTransposeRhs();
  if (lhs.getDimSize(0) != result.getDimSize(0) ||
      rhs.getDimSize(isTransposed ? 0 : 1) != result.getDimSize(1) ||
      rhs.getDimSize(isTransposed ? 1 : 0) != lhs.getDimSize(1))
    return emitOpError("sides do not make the product: ")
           << lhs << (isTransposed ? " times transposed " : " times ") << rhs
           << ", expected " << result;
  // The tile must not be touched by anything but what waits for it.
  if (!getPending().hasOneUse() ||
      !isa<FinishDotOp>(*getPending().getUsers().begin()) ||
      (*getPending().getUsers().begin())->getBlock() != (*this)->getBlock())
    return emitOpError("must be finished by one attn.finish_dot in its block");
  return success();
}

LogicalResult FinishDotOp::verify() {
  auto start = getPending().getDefiningOp<StartDotOp>();
  if (!start)
    return emitOpError("finishes what no attn.start_dot has started");
  int64_t later = 0;
  for (Operation *op = start->getNextNode(); op && op != *this;
       op = op->getNextNode())
    later += isa<StartDotOp>(op);
  if (static_cast<int64_t>(getInFlight()) < 0 ||
      static_cast<int64_t>(getInFlight()) > later)
    return emitOpError("leaves ")
           << static_cast<int64_t>(getInFlight())
           << " products in flight, but after its own start " << later;
  return success();
}

LogicalResult RingOp::verify() {
  auto arena = cast<MemRefType>(getArena().getType());
  if (!isInWorkgroupMemory(arena) || arena.getRank() != 1 ||
      !arena.getElementType().isInteger(8) || !arena.hasStaticShape())
    return emitOpError("barriers must lie in bytes of workgroup memory, got ")
           << arena;
  constexpr int64_t limit = 1 << 16;
  int64_t stages = getRing().getType().getStages();
  int64_t offset = getOffset(), consumers = getConsumers();
  if (stages < 1 || stages > limit || consumers < 1 || consumers > limit)
    return emitOpError("must have 1 or more stages and consumers, got ")
           << stages << " and " << consumers;
  if (offset < 0 || offset % ringBarrierBytes != 0 ||
      offset > arena.getDimSize(0) - stages * ringStageBytes)
    return emitOpError("barriers of ")
           << stages * ringStageBytes << " bytes at byte " << offset
           << " are not within the arena of " << arena.getDimSize(0)
           << " bytes, or not at a multiple of " << ringBarrierBytes;
  return success();
}

/// The copy engine puts a tile's rows and columns on the dimensions of memory.
static LogicalResult verifyTileMap(Operation *op, AffineMap map,
                                   MemRefType memory) {
  if (map.getNumDims() == 2 && map.getNumSymbols() == 0 &&
      map.getNumResults() == memory.getRank())
    return success();
  return op->emitOpError("map must take a row and a column to ")
         << memory.getRank() << " indices, got " << AffineMapAttr::get(map);
}

LogicalResult FillOp::verify() {
  auto source = cast<MemRefType>(getSource().getType());
  auto tile = cast<MemRefType>(getTile().getType());
  if (failed(verifyTileMap(*this, getMap(), source)))
    return failure();
  if (source.getElementType() != tile.getElementType())
    return emitOpError("moves ") << source.getElementType() << " to a tile of "
                                 << tile.getElementType();
  return success();
}

LogicalResult DrainOp::verify() {
  auto tile = cast<MemRefType>(getTile().getType());
  auto destination = cast<MemRefType>(getDestination().getType());
  if (failed(verifyTileMap(*this, getMap(), destination)))
    return failure();
  if (tile.getElementType() != destination.getElementType())
    return emitOpError("moves a tile of ")
           << tile.getElementType() << " to " << destination.getElementType();
  int64_t groups = getGroups();
  if (groups < 1 || tile.getDimSize(0) % groups != 0)
    return emitOpError("gives ") << groups << " groups equally many of "
                                 << tile.getDimSize(0) << " rows";
  return success();
}

/// Each group has a named barrier of its own, of which there are 16.
static LogicalResult verifyGroups(Operation *op, int64_t groups) {
  constexpr int64_t most = 7;
  if (groups >= 1 && groups <= most)
    return success();
  return op->emitOpError("is of 1 to ") << most << " groups, got " << groups;
}

LogicalResult DrainedOp::verify() { return verifyGroups(*this, getGroups()); }
LogicalResult FirstTurnOp::verify() { return verifyGroups(*this, getGroups()); }
LogicalResult TakeTurnOp::verify() { return verifyGroups(*this, getGroups()); }
LogicalResult PassTurnOp::verify() { return verifyGroups(*this, getGroups()); }

LogicalResult TensorMapOp::verify() {
  int64_t rank = cast<MemRefType>(getTensor().getType()).getRank();
  if (int64_t(getBox().size()) != rank)
    return emitOpError("has a box of ")
           << getBox().size() << " extents for a tensor of rank " << rank;
  return success();
}

LogicalResult RolesOp::verify() {
  if (getRings().size() != getFills().size())
    return emitOpError("has ")
           << getRings().size() << " rings and the fills of "
           << getFills().size();
  for (Region *region : {&getConsumers(), &getProducer()}) {
    WalkResult walk = region->walk([&](Operation *op) {
      bool isOfAll = isa<gpu::BarrierOp>(op) && !op->hasAttr(ofWaveAttrName);
      return isOfAll ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (walk.wasInterrupted())
      return emitOpError("has a gpu.barrier, which not all waves pass");
  }
  return success();
}
