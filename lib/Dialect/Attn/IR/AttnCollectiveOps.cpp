//===- AttnCollectiveOps.cpp - One workgroup's program --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Verifiers of the collective ops (AttnCollectiveOps.td).

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

using namespace mlir;
using namespace attn;

/// Whether `type` is in the memory that the lanes of a workgroup share.
static bool isInWorkgroupMemory(MemRefType type) {
  auto space = dyn_cast_or_null<gpu::AddressSpaceAttr>(type.getMemorySpace());
  return space && space.getValue() == gpu::AddressSpace::Workgroup;
}

/// A tile's rows and columns are put on the dimensions of an operand.
static LogicalResult verifyMap(Operation *op, AffineMap map,
                               MemRefType operand) {
  if (map.getNumDims() != 2 || map.getNumSymbols() != 0)
    return op->emitOpError("map must take a row and a column, got ")
           << AffineMapAttr::get(map);
  if (map.getNumResults() != operand.getRank())
    return op->emitOpError("map has ")
           << map.getNumResults() << " results for an operand of rank "
           << operand.getRank();
  return success();
}

static LogicalResult verifyTile(Operation *op, MemRefType tile) {
  if (!isInWorkgroupMemory(tile))
    return op->emitOpError("tile must be in workgroup memory, got ") << tile;
  if (!tile.hasStaticShape() || !tile.getLayout().isIdentity())
    return op->emitOpError("tile must have a static shape and be whole, got ")
           << tile;
  return success();
}

static LogicalResult verifySameElement(Operation *op, Type memory, Type tile) {
  if (memory != tile)
    return op->emitOpError("element types differ: ")
           << memory << " in memory, " << tile << " in the tile";
  return success();
}

LogicalResult LoadOp::verify() {
  auto source = cast<MemRefType>(getSource().getType());
  if (failed(verifyMap(*this, getMap(), source)))
    return failure();
  return verifySameElement(*this, source.getElementType(),
                           getResult().getType().getElementType());
}

LogicalResult StoreOp::verify() {
  auto destination = cast<MemRefType>(getDestination().getType());
  if (failed(verifyMap(*this, getMap(), destination)))
    return failure();
  return verifySameElement(*this, destination.getElementType(),
                           getValue().getType().getElementType());
}

MemRefType PagedOp::getKeysType(MemRefType pool, MemRefType table, int64_t page,
                                int64_t slot) {
  int64_t rank = pool.getRank();
  SmallVector<int64_t> shape(pool.getShape()), strides;
  int64_t offset;
  if (page < 0 || page >= rank || slot < 0 || slot >= rank || page == slot ||
      pool.isDynamicDim(slot) || shape[slot] < 1 ||
      failed(pool.getStridesAndOffset(strides, offset)))
    return {};
  shape[page] = 1;
  shape[slot] = table.isDynamicDim(1) ? ShapedType::kDynamic
                                      : table.getDimSize(1) * shape[slot];
  strides[page] = strides[slot] = ShapedType::kDynamic;
  return MemRefType::get(
      shape, pool.getElementType(),
      StridedLayoutAttr::get(pool.getContext(), ShapedType::kDynamic, strides),
      pool.getMemorySpace());
}

void PagedOp::build(OpBuilder &builder, OperationState &state, Value pool,
                    Value table, int64_t page, int64_t slot) {
  build(builder, state,
        getKeysType(cast<MemRefType>(pool.getType()),
                    cast<MemRefType>(table.getType()), page, slot),
        pool, table, page, slot);
}

Value PagedOp::getViewSource() { return getPool(); }

LogicalResult PagedOp::verify() {
  auto pool = cast<MemRefType>(getPool().getType());
  MemRefType keys =
      getKeysType(pool, getTable().getType(), getPage(), getSlot());
  if (!keys)
    return emitOpError("needs two dimensions of the pool for pages and slots, "
                       "of which there is a known number, got ")
           << int64_t(getPage()) << " and " << int64_t(getSlot()) << " of "
           << pool;
  if (getKeys().getType() != keys)
    return emitOpError("gives ") << keys << ", got " << getKeys().getType();
  return success();
}

LogicalResult LdsTileOp::verify() {
  auto arena = cast<MemRefType>(getArena().getType());
  auto tile = getTile().getType();
  if (!isInWorkgroupMemory(arena) || arena.getRank() != 1 ||
      !arena.getElementType().isInteger(8) || !arena.hasStaticShape())
    return emitOpError("arena must be bytes of workgroup memory, got ")
           << arena;
  if (failed(verifyTile(*this, tile)))
    return failure();
  int64_t elementBytes = tile.getElementTypeBitWidth() / 8;
  LdsLayoutAttr layout = getLayout();
  for (auto [extent, bits, name] :
       {std::tuple(tile.getDimSize(0), layout.getRows().size(), "rows"),
        std::tuple(tile.getDimSize(1), layout.getColumns().size(), "columns")})
    if (extent > int64_t(1) << bits)
      return emitOpError("layout says where ")
             << (int64_t(1) << bits) << ' ' << name << " lie, the tile has "
             << extent;
  int64_t offset = getOffset();
  if (offset < 0 || offset > arena.getDimSize(0))
    return emitOpError("tile begins at byte ")
           << offset << ", the arena has " << arena.getDimSize(0) << " bytes";
  if (!getBuffer() && (getBuffers() || getStride()))
    return emitOpError("has a number or a stride of buffers, but no buffer");
  if (getBuffer()) {
    int64_t buffers = getBuffers().value_or(0),
            stride = getStride().value_or(0);
    // Far above what a chip has, and so small that no product overflows.
    constexpr int64_t limit = 1 << 30;
    if (buffers < 1 || stride < 1 || buffers > limit || stride > limit)
      return emitOpError("must be one of 1 or more buffers 1 or more bytes "
                         "apart, got ")
             << buffers << " by " << stride;
    offset += (buffers - 1) * stride;
    if (offset > arena.getDimSize(0))
      return emitOpError("last buffer begins at byte ")
             << offset << ", the arena has " << arena.getDimSize(0) << " bytes";
  }
  int64_t room = arena.getDimSize(0) - offset;
  // First without the layout, which says where each single element lies.
  auto elements = llvm::SaturatingMultiply<uint64_t>(tile.getDimSize(0),
                                                     tile.getDimSize(1));
  if (elements > uint64_t(room) / elementBytes)
    return emitOpError("tile has ")
           << elements << " elements of " << elementBytes
           << " bytes, the arena has " << room << " bytes from its offset on";
  int64_t bytes =
      layout.getBytes(tile.getDimSize(0), tile.getDimSize(1), elementBytes);
  if (bytes > room)
    return emitOpError("tile ends at byte ")
           << offset + bytes << ", the arena has " << arena.getDimSize(0)
           << " bytes";
  return success();
}

LogicalResult CopyOp::verify() {
  auto source = cast<MemRefType>(getSource().getType());
  auto tile = cast<MemRefType>(getTile().getType());
  if (failed(verifyMap(*this, getMap(), source)) ||
      failed(verifyTile(*this, tile)))
    return failure();
  bool isHalf =
      source.getElementType().isF16() || source.getElementType().isBF16();
  if (isHalf && tile.getElementType().isF32())
    return success();
  return verifySameElement(*this, source.getElementType(),
                           tile.getElementType());
}

LogicalResult StoreLdsOp::verify() {
  auto tile = cast<MemRefType>(getTile().getType());
  auto value = getValue().getType();
  if (failed(verifyTile(*this, tile)))
    return failure();
  if (value.getShape() != tile.getShape())
    return emitOpError("shapes differ: ") << value << " and " << tile;
  return verifySameElement(*this, tile.getElementType(),
                           value.getElementType());
}

LogicalResult DotOp::verify() {
  auto lhs = cast<ShapedType>(getLhs().getType());
  auto rhs = cast<MemRefType>(getRhs().getType());
  auto result = getResult().getType();
  if (failed(verifyTile(*this, rhs)))
    return failure();
  if (hasRegisterLhs()) {
    if (getDepth())
      return emitOpError("has a depth where a left side in registers begins, "
                         "expected none: all of it is multiplied");
  } else {
    if (failed(verifyTile(*this, cast<MemRefType>(lhs))))
      return failure();
    if (!getDepth())
      return emitOpError("has no depth where a left side in workgroup memory "
                         "begins");
  }
  if (lhs.getElementType() != rhs.getElementType())
    return emitOpError("sides have different element types: ")
           << lhs.getElementType() << " and " << rhs.getElementType();
  int64_t columns = rhs.getDimSize(getTransposeRhs() ? 0 : 1);
  if (lhs.getDimSize(0) != result.getDimSize(0) ||
      columns != result.getDimSize(1))
    return emitOpError("product of ")
           << lhs.getDimSize(0) << " rows and " << columns
           << " columns does not match the result " << result;
  if (getDepthExtent() > lhs.getDimSize(1))
    return emitOpError("right side is deeper than the left one: ")
           << getDepthExtent() << " and " << lhs.getDimSize(1);
  if (hasRegisterLhs() && getDepthExtent() != lhs.getDimSize(1))
    return emitOpError("left side in registers has a depth of ")
           << lhs.getDimSize(1) << ", the right side of " << getDepthExtent();
  return success();
}

LogicalResult MapOp::verify() {
  ArrayRef<int64_t> shape = getResult().getType().getShape();
  for (Value input : getInputs())
    if (cast<VectorType>(input.getType()).getShape() != shape)
      return emitOpError("shapes differ: ")
             << input.getType() << " and " << getResult().getType();
  Block &body = getBody().front();
  SmallVector<Type> expected;
  for (Value input : getInputs())
    expected.push_back(cast<VectorType>(input.getType()).getElementType());
  Type i32 = IntegerType::get(getContext(), 32);
  expected.append(2, i32);
  if (!llvm::equal(body.getArgumentTypes(), expected))
    return emitOpError("body must take the elements of the inputs, the row and "
                       "the column (i32)");
  auto yield = cast<YieldOp>(body.getTerminator());
  if (yield.getScores().size() != 1 ||
      yield.getScores().front().getType() !=
          getResult().getType().getElementType())
    return emitOpError("body must yield one ")
           << getResult().getType().getElementType();
  return success();
}

LogicalResult RowReduceOp::verify() {
  auto source = getSource().getType(), result = getResult().getType();
  if (result.getDimSize(0) != source.getDimSize(0) || result.getDimSize(1) != 1)
    return emitOpError("result of reducing ")
           << source << " must have its rows and one column, got " << result;
  return success();
}

/// Each column of the result stands for an equal share of the source's.
static LogicalResult verifyPartial(Operation *op, StringRef what,
                                   VectorType source, VectorType result) {
  if (result.getDimSize(0) != source.getDimSize(0) ||
      source.getDimSize(1) % result.getDimSize(1) != 0)
    return op->emitOpError("partial ")
           << what << " of " << source
           << " must have its rows and a divisor of its columns, got "
           << result;
  return success();
}

LogicalResult PartialSumOp::verify() {
  return verifyPartial(*this, "sums", getSource().getType(),
                       getResult().getType());
}

LogicalResult PartialMaxOp::verify() {
  return verifyPartial(*this, "maxima", getSource().getType(),
                       getResult().getType());
}
