//===- DistributeAsync.cpp - Products of warp groups ----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// wgmma: four waves have 16 rows each of the result in registers, as mma.sync
// has them, and of the left side, unless it is read from workgroup memory by
// descriptors as the right side is. A whole product is one text: in between,
// nothing may touch the registers, and LLVM knows no instruction that takes the
// left side from them. The wait gives the same registers anew, so that LLVM
// uses none before.
//
// Source: NVIDIA, "Parallel Thread Execution ISA", sections on asynchronous
// warpgroup level matrix instructions and on shared memory matrix layouts.

#include "DistributeAsync.h"
#include "attn/Target/MmaLayouts.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace attn;

/// The high half of a descriptor of a tile with 128-byte swizzle: the bytes
/// from 8 rows to the next, in units of 16, and the kind of swizzle.
static constexpr int64_t descriptorHigh =
    (swizzledRowBytes * swizzledRows >> 4) | int64_t(1) << 30;

static Value buildAsm(LaneBuilder &lanes, Location loc, Type type,
                      ValueRange operands, StringRef code,
                      StringRef constraints) {
  return LLVM::InlineAsmOp::create(
             lanes.builder, loc, TypeRange(type), operands, code, constraints,
             /*has_side_effects=*/true, /*is_align_stack=*/false,
             LLVM::TailCallKind::None, LLVM::AsmDialectAttr(), ArrayAttr())
      .getResult(0);
}

/// "{$3,$4,$5}".
static std::string getOperandList(size_t first, size_t count) {
  std::string text = "{";
  for (size_t i = 0; i < count; ++i)
    text += (i ? ",$" : "$") + std::to_string(first + i);
  return text + "}";
}

static LaneRegisters splitStruct(LaneBuilder &lanes, Location loc, Value value,
                                 size_t count) {
  LaneRegisters registers;
  for (size_t i = 0; i < count; ++i)
    registers.push_back(
        {LLVM::ExtractValueOp::create(lanes.builder, loc, value, i)});
  return registers;
}

static Type getStruct(LaneBuilder &lanes, size_t count) {
  return LLVM::LLVMStructType::getLiteral(
      lanes.builder.getContext(),
      SmallVector<Type>(count, lanes.builder.getF32Type()));
}

/// Whether all registers are the constant zero.
static bool isZero(ArrayRef<LaneRegister> registers) {
  return llvm::all_of(registers, [](LaneRegister reg) {
    return reg.element < 0 && matchPattern(reg.value, m_AnyZeroFloat());
  });
}

/// The address of a tile's first byte in workgroup memory, i32.
static Value buildTileAddress(LaneBuilder &lanes, Location loc,
                              const LdsTile &tile) {
  OpBuilder &builder = lanes.builder;
  Value address = LLVM::PtrToIntOp::create(builder, loc, builder.getI32Type(),
                                           lanes.getArenaPointer(tile.arena));
  address = lanes.buildAdd(loc, address, tile.offset);
  if (!tile.buffer)
    return address;
  Value number = arith::IndexCastOp::create(builder, loc, builder.getI32Type(),
                                            tile.buffer);
  return arith::AddIOp::create(
      builder, loc, address,
      arith::MulIOp::create(builder, loc, number,
                            lanes.buildI32(loc, tile.stride)));
}

Value attn::buildTensorMap(OpBuilder &builder, Location loc, Value tensor,
                           ArrayRef<int64_t> box) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfterValue(tensor);
  return TensorMapOp::create(builder, loc,
                             LLVM::LLVMPointerType::get(builder.getContext()),
                             tensor, box, swizzledRowBytes);
}

bool attn::isSwizzled(const LdsTile &tile) {
  int64_t elements = swizzledRowBytes / tile.getElementBytes();
  for (int64_t row = 1; row < tile.rows; row *= 2)
    if (tile.getWeight({row, 0}) != row * swizzledRowBytes ||
        tile.getSwizzle({row, 0}) != (row < swizzledRows ? row * 16 : 0))
      return false;
  for (int64_t column = 1; column < tile.columns; column *= 2) {
    int64_t weight = column < elements
                         ? column * tile.getElementBytes()
                         : column / elements * tile.rows * swizzledRowBytes;
    if (tile.getWeight({0, column}) != weight ||
        tile.getSwizzle({0, column}) != 0)
      return false;
  }
  return true;
}

/// The low half of the descriptor of a tile, or of its rows from byte `offset`
/// on, i32: the address and `leading`, the distance from block to block of
/// columns, in units of 16 bytes.
static Value buildDescriptor(LaneBuilder &lanes, Location loc,
                             const LdsTile &tile, int64_t leading,
                             Value offset = nullptr) {
  OpBuilder &builder = lanes.builder;
  Value address = buildTileAddress(lanes, loc, tile);
  if (offset)
    address = arith::AddIOp::create(builder, loc, address, offset);
  address =
      arith::ShRUIOp::create(builder, loc, address, lanes.buildI32(loc, 4));
  return arith::OrIOp::create(builder, loc, address,
                              lanes.buildI32(loc, leading << 16));
}

/// The byte of a tile at which column `column` of its first row lies.
static int64_t getColumnByte(const LdsTile &tile, int64_t column) {
  int64_t inRow = column * tile.getElementBytes();
  return inRow % swizzledRowBytes +
         inRow / swizzledRowBytes * tile.rows * swizzledRowBytes;
}

/// Whether a left side is where a product takes it from.
static bool isLeftSide(const GroupProduct &product, const MmaLayouts &layouts,
                       const std::optional<LdsTile> &tile, int64_t rows,
                       int64_t depth) {
  if (!product.lhsTile)
    return product.lhs.layout->map == layouts.getLeftOperand(rows, depth);
  return tile && isSwizzled(*tile) && tile->rows == rows &&
         tile->columns == depth;
}

FailureOr<LaneRegisters> attn::buildStartDot(LaneBuilder &lanes,
                                             const GroupProduct &product) {
  OpBuilder &builder = lanes.builder;
  Location loc = product.loc;
  const MmaAtom &atom = *product.atom;
  std::optional<LdsTile> tile = LdsTile::get(product.rhs);
  if (!tile || !isSwizzled(*tile)) {
    emitError(loc) << atom.name << " takes its right side from an "
                   << "attn.lds_tile of rows of 128 bytes, swizzled by pieces "
                      "of 16";
    return failure();
  }
  int64_t depth = product.transposeRhs ? tile->columns : tile->rows;
  int64_t columns = product.transposeRhs ? tile->rows : tile->columns;
  int64_t rows = atom.getResultRows() * product.waves;
  MmaLayouts layouts(atom, product.waves);
  std::optional<LdsTile> lhsTile;
  if (product.lhsTile)
    lhsTile = LdsTile::get(product.lhsTile);
  if (product.layout->map != layouts.getOutput(rows, columns) ||
      !isLeftSide(product, layouts, lhsTile, rows, depth)) {
    emitError(loc) << "sides of a product have other layouts than those of "
                   << atom.name << " for " << rows << " rows";
    return failure();
  }

  size_t numSums = product.sums.size();
  bool startsAtZero = isZero(product.sums);
  SmallVector<Value> operands;
  std::string constraints;
  for (size_t i = 0; i < numSums; ++i)
    constraints += startsAtZero ? "=&f," : "=f,";
  size_t first = numSums;
  if (!startsAtZero) {
    for (size_t i = 0; i < numSums; ++i) {
      operands.push_back(lanes.buildScalar(loc, product.sums[i]));
      constraints += std::to_string(i) + ",";
    }
    first += numSums;
  }
  for (size_t i = 0; i + 1 < product.lhs.registers.size(); i += 2) {
    operands.push_back(
        lanes.buildDwords(loc, ArrayRef(product.lhs.registers).slice(i, 2)));
    constraints += "r,";
  }
  auto addOperand = [&](Value operand) {
    std::string name = "$" + std::to_string(first + operands.size() -
                                            (startsAtZero ? 0 : numSums));
    operands.push_back(operand);
    constraints += "r,";
    return name;
  };
  // Of keys and of the left side, whose depth is contiguous, the distance from
  // block to block of columns does not matter to one instruction; of values it
  // does.
  int64_t blockBytes = tile->rows * swizzledRowBytes;
  std::string lhsBase;
  if (lhsTile) {
    // Of each block of columns, a group of waves takes its rows.
    Value group =
        arith::DivUIOp::create(builder, loc, lanes.getWave(),
                               lanes.buildI32(loc, lanes.chip.groupWaves));
    int64_t groupBytes =
        atom.getResultRows() * lanes.chip.groupWaves * swizzledRowBytes;
    lhsBase = addOperand(buildDescriptor(
        lanes, loc, *lhsTile, /*leading=*/1,
        arith::MulIOp::create(builder, loc, group,
                              lanes.buildI32(loc, groupBytes))));
  }
  std::string base = addOperand(buildDescriptor(
      lanes, loc, *tile, product.transposeRhs ? 1 : blockBytes >> 4));
  constraints += "~{memory}";

  std::string type = tile->elementType.isBF16() ? "bf16" : "f16";
  std::string code =
      "{ .reg .pred first, others; .reg .b32 low, high; .reg .b64 " +
      std::string(lhsTile ? "lhs, rhs" : "rhs") +
      "; "
      "setp.ne.b32 first, 0, " +
      std::string(startsAtZero ? "0" : "1") +
      "; setp.eq.b32 others, 0, 0; mov.b32 high, " +
      std::to_string(descriptorHigh) + "; wgmma.fence.sync.aligned; ";
  for (int64_t at = 0; at < depth; at += atom.k) {
    std::string left = getOperandList(first + at / atom.k * 4, 4);
    if (lhsTile) {
      code += "add.u32 low, " + lhsBase + ", " +
              std::to_string(getColumnByte(*lhsTile, at) >> 4) +
              "; mov.b64 lhs, {low, high}; ";
      left = "lhs";
    }
    int64_t bytes =
        product.transposeRhs ? getColumnByte(*tile, at) : at * swizzledRowBytes;
    code += "add.u32 low, " + base + ", " + std::to_string(bytes >> 4) +
            "; mov.b64 rhs, {low, high}; ";
    code += "wgmma.mma_async.sync.aligned.m64n" + std::to_string(columns) +
            "k" + std::to_string(atom.k) + ".f32." + type + "." + type + " " +
            getOperandList(0, numSums) + ", " + left + ", rhs, " +
            (at == 0 ? "first" : "others") + ", 1, 1, " +
            // Whether columns are contiguous, of each side in memory.
            (lhsTile ? "0, " : "") + (product.transposeRhs ? "0" : "1") + "; ";
  }
  code += "wgmma.commit_group.sync.aligned; }";
  return splitStruct(lanes, loc,
                     buildAsm(lanes, loc, getStruct(lanes, numSums), operands,
                              code, constraints),
                     numSums);
}

LaneRegisters attn::buildFinishDot(LaneBuilder &lanes, Location loc,
                                   ArrayRef<LaneRegister> registers,
                                   int64_t inFlight) {
  size_t count = registers.size();
  SmallVector<Value> operands;
  std::string outputs, inputs;
  for (size_t i = 0; i < count; ++i) {
    operands.push_back(lanes.buildScalar(loc, registers[i]));
    outputs += "=f,";
    inputs += std::to_string(i) + ",";
  }
  Value waited = buildAsm(lanes, loc, getStruct(lanes, count), operands,
                          "wgmma.wait_group.sync.aligned " +
                              std::to_string(inFlight) + ";",
                          outputs + inputs + "~{memory}");
  return splitStruct(lanes, loc, waited, count);
}
