//===- PageLookup.cpp - Where rows of keys in pages are -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A tile begins at a multiple of its rows, so that rows which divide both that
// and a page lie in one page. Bits of a lane, a wave or a register below that
// number say where in the page, those above it which page: the part of these
// that is the register's is known here, and registers that differ in the others
// share what was looked up. Entries of the table are read with a bound, and not
// used for rows beyond the last key: there they may be any number.
//
// Where buffers are addresses, or all lanes of a wave look up the same, a run
// is a buffer that ends with the last key, so that a pool may have any size and
// its rows cost what rows side by side do. Elsewhere a lane adds what it looks
// up.

#include "PageLookup.h"
#include "DistributeBounds.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <numeric>

using namespace mlir;
using namespace attn;

std::optional<PageLookup> PageLookup::get(LaneBuilder &lanes, Location loc,
                                          Value memref) {
  OpFoldResult limit;
  while (Operation *def = memref.getDefiningOp()) {
    if (auto paged = dyn_cast<PagedOp>(def)) {
      Value end;
      if (limit)
        end = getValueOrCreateConstantIndexOp(lanes.builder, loc, limit);
      return PageLookup(lanes, loc, paged, end);
    }
    if (auto cast = dyn_cast<memref::CastOp>(def)) {
      memref = cast.getSource();
      continue;
    }
    auto part = dyn_cast<memref::SubViewOp>(def);
    if (!part || !part.hasUnitStride() || part.getDroppedDims().any() ||
        !llvm::all_of(part.getMixedOffsets(), isZeroInteger))
      return std::nullopt;
    memref = part.getSource();
    // The innermost part is the shortest; it has no more than its source.
    if (limit)
      continue;
    Operation *root = memref.getDefiningOp();
    while (root && isa<memref::CastOp, memref::SubViewOp>(root))
      root = root->getOperand(0).getDefiningOp();
    if (auto paged = dyn_cast_or_null<PagedOp>(root))
      limit = part.getMixedSizes()[paged.getSlot()];
  }
  return std::nullopt;
}

void PageLookup::chooseRuns(Value row, const LaneLayout &layout) {
  int64_t pageSize = paged.getPageSize(), divisor = getDivisor(row);
  auto fits = [&](int64_t size) {
    int64_t low = 0, most = 0;
    for (ArrayRef<TilePosition> bits :
         {ArrayRef(layout.laneBits), ArrayRef(layout.waveBits)})
      for (TilePosition bit : bits) {
        if (bit.row > size && bit.row % size != 0)
          return false;
        low += bit.row % size;
      }
    for (TilePosition reg : layout.registers)
      most = std::max(most, reg.row % size);
    return low + most < size;
  };
  run = std::gcd(pageSize, divisor);
  if (!fits(run))
    run &= -run;
  if (!fits(run))
    run = 1;
  areRunsPages = run == pageSize && divisor % pageSize == 0;
}

/// Divides by the size of a page, or gives the rest.
Value PageLookup::buildQuotient(Value value, bool wantsRest) {
  OpBuilder &builder = lanes->builder;
  int64_t size = paged.getPageSize();
  if (llvm::isPowerOf2_64(size)) {
    if (wantsRest)
      return arith::AndIOp::create(builder, loc, value,
                                   lanes->buildI32(loc, size - 1));
    return arith::ShRUIOp::create(builder, loc, value,
                                  lanes->buildI32(loc, llvm::Log2_64(size)));
  }
  Value divisor = lanes->buildI32(loc, size);
  if (wantsRest)
    return arith::RemUIOp::create(builder, loc, value, divisor);
  return arith::DivUIOp::create(builder, loc, value, divisor);
}

void PageLookup::buildTable() {
  OpBuilder &builder = lanes->builder;
  Value memref = paged.getTable();
  constexpr int64_t entryBytes = 4;
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, memref);
  Value bytesOf = arith::ConstantIndexOp::create(builder, loc, entryBytes);
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, memref);
  Value first =
      arith::MulIOp::create(builder, loc, metadata.getOffset(), bytesOf);
  address = arith::AddIOp::create(builder, loc, address, first);
  address =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), address);
  Value entries = memref::DimOp::create(builder, loc, memref, 1);
  if (!limit)
    limit = arith::MulIOp::create(
        builder, loc, entries,
        arith::ConstantIndexOp::create(builder, loc, paged.getPageSize()));
  // Entries of a slice may lie apart; the last one ends the buffer.
  if (MemoryView(memref).strides[1] != 1) {
    entryStride = metadata.getStrides()[1];
    entries = arith::MulIOp::create(builder, loc, entries, entryStride);
  }
  Value numBytes = arith::MulIOp::create(builder, loc, entries, bytesOf);
  numBytes =
      arith::IndexCastOp::create(builder, loc, builder.getI32Type(), numBytes);
  table = lanes->instructions.buildBuffer(*lanes, loc, address, numBytes);
}

void PageLookup::prepare(Value row, const LaneLayout &layout, Value laneNumber,
                         Value pageBytes, Value slotBytes) {
  OpBuilder &builder = lanes->builder;
  buildTable();
  this->pageBytes = pageBytes;
  this->slotBytes = slotBytes;
  auto toI32 = [&](Value index) -> Value {
    return arith::IndexCastOp::create(builder, loc, builder.getI32Type(),
                                      index);
  };
  limit = toI32(limit);
  firstRow = lanes->buildSum(
      loc, toI32(row),
      lanes->buildLaneSum(loc, laneNumber, layout, [&](TilePosition bit) {
        return bit.row - bit.row % run;
      }));
  lowRow = lanes->buildLaneSum(loc, laneNumber, layout,
                               [&](TilePosition bit) { return bit.row % run; });
}

/// The entry of the page that a row is in.
Value PageLookup::buildPage(Value firstRow) {
  OpBuilder &builder = lanes->builder;
  constexpr int64_t log2EntryBytes = 2;
  Value entry = buildQuotient(firstRow, /*wantsRest=*/false);
  if (entryStride)
    entry = arith::MulIOp::create(
        builder, loc, entry,
        arith::IndexCastOp::create(builder, loc, builder.getI32Type(),
                                   entryStride));
  entry = arith::ShLIOp::create(builder, loc, entry,
                                lanes->buildI32(loc, log2EntryBytes));
  return lanes->instructions.buildLoad(*lanes, loc, builder.getI32Type(), table,
                                       entry);
}

bool PageLookup::hasBuffers(const LaneLayout &layout) const {
  return lanes->chip.isa == GpuIsa::Nvptx ||
         llvm::all_of(layout.laneBits,
                      [&](TilePosition bit) { return bit.row < run; });
}

GlobalBuffer PageLookup::getBuffer(int64_t row, Value address,
                                   bool endsWithKeys) {
  row -= row % run;
  GlobalBuffer &buffer = buffers[row];
  if (buffer.base)
    return buffer;
  OpBuilder &builder = lanes->builder;
  Value first = lanes->buildAdd(loc, firstRow, row);
  Value page = buildPage(first);
  if (lanes->chip.isa == GpuIsa::Amdgpu)
    page = lanes->instructions.buildUniform(*lanes, loc, page);
  auto addProduct = [&](Value count, Value bytes) {
    Value wide =
        arith::ExtUIOp::create(builder, loc, builder.getI64Type(), count);
    address =
        arith::AddIOp::create(builder, loc, address,
                              arith::MulIOp::create(builder, loc, wide, bytes));
  };
  addProduct(page, pageBytes);
  if (!areRunsPages)
    addProduct(buildQuotient(first, /*wantsRest=*/true), slotBytes);
  Value numBytes = lanes->buildI32(loc, beyondBytes);
  if (endsWithKeys) {
    // See GlobalAccess::buildBuffer() about the maximum.
    Value none = lanes->buildI32(loc, 0);
    Value rest = arith::SubIOp::create(builder, loc, limit, first);
    Value keys =
        arith::MinSIOp::create(builder, loc, rest, lanes->buildI32(loc, run));
    Value isLive = arith::CmpIOp::create(builder, loc,
                                         arith::CmpIPredicate::sgt, rest, none);
    numBytes = arith::MulIOp::create(
        builder, loc, keys,
        arith::TruncIOp::create(builder, loc, builder.getI32Type(), slotBytes));
    numBytes = arith::SelectOp::create(builder, loc, isLive, numBytes, none);
  }
  buffer = lanes->instructions.buildBuffer(*lanes, loc, address, numBytes);
  return buffer;
}

Value PageLookup::getOffset(int64_t row) {
  row -= row % run;
  Value &offset = offsets[row];
  if (offset)
    return offset;
  OpBuilder &builder = lanes->builder;
  Value first = lanes->buildAdd(loc, firstRow, row);
  auto getI32 = [&](Value bytes) -> Value {
    return arith::TruncIOp::create(builder, loc, builder.getI32Type(), bytes);
  };
  offset =
      arith::MulIOp::create(builder, loc, buildPage(first), getI32(pageBytes));
  if (!areRunsPages)
    offset = arith::AddIOp::create(
        builder, loc, offset,
        arith::MulIOp::create(builder, loc,
                              buildQuotient(first, /*wantsRest=*/true),
                              getI32(slotBytes)));
  return offset;
}

Value PageLookup::getIsLive(int64_t row) {
  Value &condition = conditions[row];
  if (condition)
    return condition;
  Value key = lanes->buildSum(loc, firstRow, lowRow);
  condition =
      arith::CmpIOp::create(lanes->builder, loc, arith::CmpIPredicate::slt, key,
                            lanes->buildAdd(loc, limit, -row));
  return condition;
}
