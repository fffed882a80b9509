//===- DistributeLds.cpp - Tiles in workgroup memory, by lane -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Addresses of a tile's elements are split into a lane's part, one register for
// all accesses of a kind, and constants, which are part of the instructions.

#include "Distribute.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/MapVector.h"

#include <map>
#include <numeric>

using namespace mlir;
using namespace attn;

std::optional<LdsTile> LdsTile::get(Value tile) {
  auto op = tile.getDefiningOp<LdsTileOp>();
  if (!op)
    return std::nullopt;
  auto type = cast<MemRefType>(op.getTile().getType());
  LdsTile result;
  result.arena = op.getArena();
  result.offset = op.getOffset();
  result.buffer = op.getBuffer();
  result.stride = op.getStride().value_or(0);
  result.layout = op.getLayout();
  result.elementType = type.getElementType();
  result.rows = type.getDimSize(0);
  result.columns = type.getDimSize(1);
  return result;
}

static int64_t sumWeights(int64_t number, ArrayRef<int64_t> weights) {
  int64_t sum = 0;
  for (auto [bit, weight] : llvm::enumerate(weights))
    if (number >> bit & 1)
      sum += weight;
  return sum;
}

int64_t LdsTile::getWeight(TilePosition position) const {
  return sumWeights(position.row, layout.getRows()) +
         sumWeights(position.column, layout.getColumns());
}

static int64_t joinMasks(int64_t number, ArrayRef<int64_t> masks) {
  int64_t result = 0;
  for (auto [bit, mask] : llvm::enumerate(masks))
    if (number >> bit & 1)
      result ^= mask;
  return result;
}

int64_t LdsTile::getSwizzle(TilePosition position) const {
  return joinMasks(position.row, layout.getSwizzle()) ^
         joinMasks(position.column, layout.getColumnSwizzle());
}

Value LaneBuilder::getArenaPointer(Value arena) {
  Value &pointer = arenas[arena];
  if (pointer)
    return pointer;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfterValue(arena);
  Location loc = arena.getLoc();
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, arena);
  address =
      arith::IndexCastOp::create(builder, loc, builder.getI32Type(), address);
  constexpr unsigned ldsAddressSpace = 3;
  pointer = LLVM::IntToPtrOp::create(
      builder, loc,
      LLVM::LLVMPointerType::get(builder.getContext(), ldsAddressSpace),
      address);
  return pointer;
}

LdsAddresses::LdsAddresses(
    LaneBuilder &lanes, Location loc, const LdsTile &tile,
    const LaneLayout &layout,
    llvm::function_ref<TilePosition(TilePosition)> getLanePosition, Value shift,
    int64_t shiftDivisor)
    : lanes(lanes), loc(loc), tile(tile) {
  auto getWeight = [&](TilePosition bit) {
    return tile.getWeight(getLanePosition(bit));
  };
  laneByte = lanes.buildSum(
      loc, lanes.buildLaneSum(loc, lanes.getLane(), layout, getWeight), shift);
  laneDivisor = std::gcd(std::gcd(tile.offset, tile.stride), shiftDivisor);
  OpBuilder &builder = lanes.builder;
  if (tile.buffer) {
    Value number = arith::IndexCastOp::create(
        builder, loc, builder.getI32Type(), tile.buffer);
    bufferByte = arith::MulIOp::create(builder, loc, number,
                                       lanes.buildI32(loc, tile.stride));
  }
  auto addBits = [&](ArrayRef<TilePosition> bits, Value number) {
    for (auto [bit, position] : llvm::enumerate(bits)) {
      laneDivisor = std::gcd(laneDivisor, getWeight(position));
      int64_t mask = tile.getSwizzle(getLanePosition(position));
      if (mask == 0)
        continue;
      SmallVector<int64_t> weights(bit + 1, 0);
      weights[bit] = mask;
      Value term = lanes.buildBitSum(loc, number, weights, /*isExact=*/false);
      laneSwizzle =
          laneSwizzle
              ? Value(arith::XOrIOp::create(builder, loc, laneSwizzle, term))
              : term;
    }
  };
  addBits(layout.laneBits, lanes.getLane());
  addBits(layout.waveBits, lanes.getWave());
  for (ArrayRef<int64_t> masks :
       {tile.layout.getSwizzle(), tile.layout.getColumnSwizzle()})
    for (int64_t mask : masks) {
      while (mask >= swizzleSpan)
        swizzleSpan *= 2;
      // What the swizzle moves stays together up to its lowest bit.
      laneDivisor = std::gcd(laneDivisor, mask);
    }
}

Value LdsAddresses::getPointer(TilePosition position) {
  OpBuilder &builder = lanes.builder;
  int64_t weight = tile.getWeight(position);
  int64_t swizzle = tile.getSwizzle(position);
  // Multiples of the span can be added after the exclusive or.
  int64_t inside = weight % swizzleSpan;
  Value arena = lanes.getArenaPointer(tile.arena);
  Value &base = bases[{inside, swizzle}];
  if (!base) {
    Value byte = laneByte;
    if (swizzleSpan != 1) {
      byte = byte ? lanes.buildAdd(loc, byte, inside)
                  : lanes.buildI32(loc, inside);
      Value mask = laneSwizzle;
      if (swizzle != 0) {
        Value constant = lanes.buildI32(loc, swizzle);
        mask = mask ? Value(arith::XOrIOp::create(builder, loc, mask, constant))
                    : constant;
      }
      if (mask)
        byte = arith::XOrIOp::create(builder, loc, byte, mask);
    }
    // A lane's part stays the same in a loop, and then the buffer is added.
    base = arena;
    for (Value part : {byte, bufferByte})
      if (part)
        base = LLVM::GEPOp::create(builder, loc, arena.getType(),
                                   builder.getI8Type(), base,
                                   ArrayRef<LLVM::GEPArg>{part});
  }
  int64_t constant = weight - inside + tile.offset;
  if (constant == 0)
    return base;
  return LLVM::GEPOp::create(
      builder, loc, base.getType(), builder.getI8Type(), base,
      ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(constant)});
}

SmallVector<LdsAddresses::Piece>
LdsAddresses::getPieces(ArrayRef<TilePosition> positions) {
  // In the order of memory; of replicas, the first.
  std::map<std::pair<int64_t, int64_t>, unsigned> order;
  for (auto [number, position] : llvm::enumerate(positions))
    order.try_emplace({tile.getSwizzle(position), tile.getWeight(position)},
                      number);
  SmallVector<std::pair<std::pair<int64_t, int64_t>, unsigned>> sorted(
      order.begin(), order.end());
  int64_t elementBytes = tile.getElementBytes();
  SmallVector<Piece> pieces;
  for (size_t begin = 0; begin < sorted.size();) {
    int64_t swizzle = sorted[begin].first.first;
    int64_t byte = sorted[begin].first.second;
    int64_t divisor = std::gcd(laneDivisor, byte);
    int64_t bytes = lanes.chip.maxAccessBytes;
    auto fits = [&](int64_t bytes) {
      size_t count = bytes / elementBytes;
      if (divisor % bytes != 0 || begin + count > sorted.size())
        return false;
      for (size_t i = 0; i < count; ++i)
        if (sorted[begin + i].first !=
            std::make_pair(swizzle, byte + int64_t(i) * elementBytes))
          return false;
      return true;
    };
    while (bytes > elementBytes && !fits(bytes))
      bytes /= 2;
    Piece piece;
    piece.bytes = bytes;
    for (int64_t i = 0; i < bytes / elementBytes; ++i)
      piece.positions.push_back(sorted[begin + i].second);
    pieces.push_back(piece);
    begin += bytes / elementBytes;
  }
  return pieces;
}

/// The type of an access of this many bytes.
static Type getAccessType(OpBuilder &builder, int64_t bytes) {
  if (bytes <= 4)
    return builder.getIntegerType(bytes * 8);
  return VectorType::get({bytes / 4}, builder.getI32Type());
}

LaneRegisters LdsAddresses::load(ArrayRef<TilePosition> positions) {
  std::map<std::pair<int64_t, int64_t>, LaneRegister> elements;
  auto getKey = [&](TilePosition position) {
    return std::make_pair(tile.getSwizzle(position), tile.getWeight(position));
  };
  for (const Piece &piece : getPieces(positions)) {
    Value data = LLVM::LoadOp::create(
        lanes.builder, loc, getAccessType(lanes.builder, piece.bytes),
        getPointer(positions[piece.positions.front()]), piece.bytes);
    for (auto [number, reg] : llvm::zip(
             piece.positions,
             lanes.splitDwords(loc, data, getRegisterType(tile.elementType))))
      elements[getKey(positions[number])] = reg;
  }
  return llvm::map_to_vector(positions, [&](TilePosition position) {
    return elements[getKey(position)];
  });
}

void LdsAddresses::store(ArrayRef<TilePosition> positions,
                         ArrayRef<LaneRegister> registers) {
  for (const Piece &piece : getPieces(positions)) {
    SmallVector<LaneRegister> parts = llvm::map_to_vector(
        piece.positions, [&](unsigned number) { return registers[number]; });
    Value data = piece.bytes >= 4 ? lanes.buildDwords(loc, parts)
                                  : lanes.buildScalar(loc, parts.front());
    LLVM::StoreOp::create(lanes.builder, loc, data,
                          getPointer(positions[piece.positions.front()]),
                          piece.bytes);
  }
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

void attn::restrictToLds(gpu::BarrierOp barrier) {
  OpBuilder builder(barrier);
  Location loc = barrier.getLoc();
  auto local = LLVM::MMRATagAttr::get(builder.getContext(),
                                      "amdgpu-synchronize-as", "local");
  auto fence = [&](LLVM::AtomicOrdering ordering) {
    auto op = LLVM::FenceOp::create(builder, loc, ordering, "workgroup");
    op->setDiscardableAttr(LLVM::LLVMDialect::getMmraAttrName(), local);
  };
  fence(LLVM::AtomicOrdering::release);
  ROCDL::SBarrierOp::create(builder, loc);
  fence(LLVM::AtomicOrdering::acquire);
  barrier.erase();
}
