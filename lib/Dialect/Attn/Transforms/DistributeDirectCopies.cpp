//===- DistributeDirectCopies.cpp - Copies without registers --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// attn.copy by loads that go to workgroup memory by themselves: to where lanes
// say, or to places that follow each other by lane.

#include "GlobalAccess.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include <map>

using namespace mlir;
using namespace attn;

/// The layout in which a wave's lanes have what lies side by side in `tile`,
/// each a piece of `bytes`, if there were no swizzle. Nothing if rows and
/// columns leave gaps, or the swizzle moves other than pieces among a wave's
/// lanes.
static std::optional<LaneLayout> getLinearLayout(const LdsTile &tile,
                                                 int64_t bytes,
                                                 int64_t waveSize,
                                                 int64_t waves) {
  int64_t elementBytes = tile.getElementBytes();
  if (!llvm::isPowerOf2_64(tile.rows) || !llvm::isPowerOf2_64(tile.columns))
    return std::nullopt;
  SmallVector<TilePosition> bits;
  for (int64_t step = 1; step < tile.rows; step *= 2)
    bits.push_back({step, 0});
  for (int64_t step = 1; step < tile.columns; step *= 2)
    bits.push_back({0, step});
  llvm::sort(bits, [&](TilePosition lhs, TilePosition rhs) {
    return tile.getWeight(lhs) < tile.getWeight(rhs);
  });
  int64_t moved = 0;
  for (TilePosition bit : bits)
    moved |= tile.getSwizzle(bit);
  int64_t weight = elementBytes;
  LaneLayout layout;
  for (TilePosition bit : bits) {
    int64_t mask = tile.getSwizzle(bit);
    bool isInPiece = weight < bytes;
    if (tile.getWeight(bit) != weight || mask % bytes != 0 ||
        mask >= bytes * waveSize ||
        (mask != 0 && (isInPiece || weight & moved)))
      return std::nullopt;
    if (weight >= bytes && weight < bytes * waveSize)
      layout.laneBits.push_back(bit);
    else if (weight >= bytes && weight < bytes * waveSize * waves)
      layout.waveBits.push_back(bit);
    else
      layout.registerBits.push_back(bit);
    weight *= 2;
  }
  if (weight < bytes * waveSize)
    return std::nullopt;
  // Waves for which nothing is left do the same as others.
  layout.waveBits.resize(llvm::Log2_64(waves));
  layout.registers.push_back({});
  for (TilePosition bit : layout.registerBits)
    for (size_t reg = 0, end = layout.registers.size(); reg < end; ++reg)
      layout.registers.push_back(layout.registers[reg] + bit);
  return layout;
}

bool attn::buildDirectCopy(LaneBuilder &lanes, CopyOp op, const LdsTile &tile,
                           int64_t waves) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  int64_t bytes = lanes.chip.directLdsBytes;
  Type element = cast<MemRefType>(op.getSource().getType()).getElementType();
  if (bytes == 0 || element != tile.elementType)
    return false;
  std::optional<LaneLayout> layout =
      getLinearLayout(tile, bytes, lanes.chip.waveSize, waves);
  if (!layout)
    return false;
  // A lane's piece of LDS has what another lane's would have without swizzle.
  auto getLaneMask = [&](TilePosition position) {
    return tile.getSwizzle(position) / bytes;
  };
  Value moved = lanes.getLane();
  for (auto [number, bits] :
       {std::pair(lanes.getLane(), ArrayRef(layout->laneBits)),
        std::pair(lanes.getWave(), ArrayRef(layout->waveBits))})
    for (auto [bit, position] : llvm::enumerate(bits)) {
      SmallVector<int64_t> weights(bit + 1, 0);
      weights[bit] = getLaneMask(position);
      if (Value mask =
              lanes.buildBitSum(loc, number, weights, /*isExact=*/false))
        moved = arith::XOrIOp::create(builder, loc, moved, mask);
    }
  // Registers whose rows move pieces by the same have an access in common.
  std::map<int64_t, std::unique_ptr<GlobalAccess>> accesses;
  size_t pieceSize = bytes / tile.getElementBytes();
  SmallVector<const GlobalAccess::Piece *> pieces;
  for (size_t reg = 0; reg < layout->registers.size(); reg += pieceSize) {
    int64_t mask = getLaneMask(layout->registers[reg]);
    std::unique_ptr<GlobalAccess> &access = accesses[mask];
    if (!access) {
      Value lane = moved;
      if (mask != 0)
        lane = arith::XOrIOp::create(builder, loc, lane,
                                     lanes.buildI32(loc, mask));
      access = std::make_unique<GlobalAccess>(lanes, loc, op.getSource(),
                                              *layout, lane);
      access->build(op.getRow(), op.getColumn(), op.getMap(),
                    /*firstReplicaOnly=*/false);
    }
    auto *piece = llvm::find_if(access->pieces, [&](const auto &piece) {
      return piece.registers.front() == reg &&
             piece.registers.size() == pieceSize;
    });
    if (piece == access->pieces.end())
      return false;
    pieces.push_back(piece);
  }
  // The place of the wave; lanes are counted from there.
  Value start = lanes.buildBitSum(
      loc, lanes.getWave(),
      llvm::map_to_vector(layout->waveBits, [&](TilePosition bit) {
        return tile.getWeight(bit);
      }));
  if (tile.buffer) {
    Value number = arith::IndexCastOp::create(
        builder, loc, builder.getI32Type(), tile.buffer);
    start =
        lanes.buildSum(loc, start,
                       arith::MulIOp::create(builder, loc, number,
                                             lanes.buildI32(loc, tile.stride)));
  }
  Value arena = lanes.getArenaPointer(tile.arena);
  if (start)
    arena =
        LLVM::GEPOp::create(builder, loc, arena.getType(), builder.getI8Type(),
                            arena, ArrayRef<LLVM::GEPArg>{start});
  for (const GlobalAccess::Piece *piece : pieces) {
    int64_t place =
        tile.offset + tile.getWeight(layout->registers[piece->registers[0]]);
    Value to = LLVM::GEPOp::create(
        builder, loc, arena.getType(), builder.getI8Type(), arena,
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(place)});
    lanes.instructions.buildLoadToLds(lanes, loc, piece->buffer, to, bytes,
                                      piece->offset);
  }
  return true;
}

bool attn::buildLaneCopy(LaneBuilder &lanes, CopyOp op, const LdsTile &tile,
                         const LaneLayout &layout) {
  Location loc = op.getLoc();
  Type element = cast<MemRefType>(op.getSource().getType()).getElementType();
  if (lanes.chip.directLdsBytes == 0 || element != tile.elementType)
    return false;
  // A zero of which LLVM knows nothing: else each place waits in a register.
  Value shift =
      lanes.instructions.buildOpaque(lanes, loc, lanes.buildI32(loc, 0));
  LdsAddresses addresses(
      lanes, loc, tile, layout, [](TilePosition position) { return position; },
      shift);
  GlobalAccess access(lanes, loc, op.getSource(), layout, lanes.getLane());
  access.build(op.getRow(), op.getColumn(), op.getMap(),
               /*firstReplicaOnly=*/false);
  int64_t bytes = 0;
  for (const GlobalAccess::Piece &piece : access.pieces) {
    SmallVector<TilePosition> positions = llvm::map_to_vector(
        piece.registers, [&](unsigned reg) { return layout.registers[reg]; });
    bytes = piece.registers.size() * access.elementBytes;
    SmallVector<LdsAddresses::Piece> inLds = addresses.getPieces(positions);
    bool isInOrder = inLds.size() == 1 &&
                     llvm::is_sorted(inLds.front().positions) &&
                     inLds.front().bytes == bytes;
    // The least that such a load moves is a dword.
    if (!isInOrder || bytes < 4 || bytes > lanes.chip.directLdsBytes)
      return false;
  }
  for (const GlobalAccess::Piece &piece : access.pieces)
    lanes.instructions.buildLoadToLds(
        lanes, loc, piece.buffer,
        addresses.getPointer(layout.registers[piece.registers.front()]), bytes,
        piece.offset);
  return true;
}
