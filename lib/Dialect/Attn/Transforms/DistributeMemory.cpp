//===- DistributeMemory.cpp - Tiles of global memory, by lane -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// attn.load and attn.store by buffer instructions. The position of the tile
// goes into the base of the descriptor, in 64 bits and the same for all lanes;
// a lane adds 32 bits. What lies outside of the operand is kept away by the
// number of bytes in the descriptor where rows are apart by at least their
// length; other bounds are compared, and give an offset beyond all bytes.

#include "Distribute.h"
#include "DistributeBounds.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include <map>
#include <numeric>

using namespace mlir;
using namespace attn;

/// More than a tile may span: where no byte is valid.
static constexpr int64_t beyondBytes = int64_t(1) << 31;

namespace {
/// One dimension of the operand, indexed by the tile's rows and columns.
struct TileDim {
  AffineExpr expr;
  /// The index at the tile's first element.
  OpFoldResult origin;
  int64_t originDivisor = 1;
  /// Whether indices are the origin plus what each bit of a position adds.
  bool isSum = false;
  /// The most that a position adds.
  int64_t span = 0;
  /// Whether an index may lie outside.
  bool isChecked = false;
  Value size;
};

/// The accesses of one attn.load or attn.store.
class GlobalAccess {
public:
  GlobalAccess(LaneBuilder &lanes, Location loc, Value memref,
               const LaneLayout &layout, Value laneNumber)
      : lanes(lanes), builder(lanes.builder), loc(loc), memref(memref),
        layout(layout), laneNumber(laneNumber), view(memref) {
    Type element = cast<MemRefType>(memref.getType()).getElementType();
    elementBytes = std::max<int64_t>(element.getIntOrFloatBitWidth() / 8, 1);
  }

  void build(Value row, Value column, AffineMap map, bool firstReplicaOnly);

  /// Registers that one instruction moves, in the order of memory.
  struct Piece {
    SmallVector<unsigned> registers;
    Value offset;
  };
  SmallVector<Piece> pieces;
  GlobalBuffer buffer;
  int64_t elementBytes = 1;

private:
  void analyze(Value row, Value column, AffineMap map);
  int64_t getStep(const TileDim &dim, TilePosition position) const {
    return evaluate(dim.expr, position.row, position.column) -
           evaluate(dim.expr, 0, 0);
  }
  bool isAdditive(const TileDim &dim, Value row, Value column) const;
  /// The elements from the tile's first to a position in the dimensions with
  /// strides known here, or nothing if others are involved, too.
  std::optional<int64_t> getStaticElements(TilePosition position) const;
  bool isCoveredByBytes(unsigned number) const;
  void findPieceBits();
  bool canBeMovedAtOnce(ArrayRef<unsigned> bits) const;
  Value buildIndex(OpFoldResult value);
  Value buildI32(OpFoldResult value);
  /// What is left from a dimension's origin to its end, i32.
  Value buildRest(unsigned number);
  void buildBuffer();
  Value buildGeneralIndex(AffineExpr expr, Value row, Value column);
  void buildPieces(Value row, Value column, bool firstReplicaOnly);
  bool losesOffsets() const;

  LaneBuilder &lanes;
  OpBuilder &builder;
  Location loc;
  Value memref;
  const LaneLayout &layout;
  Value laneNumber;
  MemoryView view;
  SmallVector<TileDim> dims;
  /// The dimension that the number of bytes bounds, or -1.
  int64_t coveredDim = -1;
  /// Bits of registers that count elements side by side, lowest first.
  SmallVector<unsigned> pieceBits;
  SmallVector<Value> strides;
  Value baseOffset;
};
} // namespace

//===----------------------------------------------------------------------===//
// What is known ahead
//===----------------------------------------------------------------------===//

/// The product of the divisors in an expression.
static int64_t getDivisions(AffineExpr expr) {
  int64_t product = 1;
  expr.walk([&](AffineExpr part) {
    auto kind = part.getKind();
    if (kind == AffineExprKind::FloorDiv || kind == AffineExprKind::CeilDiv ||
        kind == AffineExprKind::Mod)
      if (auto divisor = dyn_cast<AffineConstantExpr>(
              cast<AffineBinaryOpExpr>(part).getRHS()))
        product *= std::max<int64_t>(divisor.getValue(), 1);
  });
  return product;
}

bool GlobalAccess::isAdditive(const TileDim &dim, Value row,
                              Value column) const {
  SmallVector<TilePosition> bits;
  llvm::append_range(bits, layout.registerBits);
  llvm::append_range(bits, layout.laneBits);
  llvm::append_range(bits, layout.waveBits);
  for (TilePosition bit : bits)
    if (getStep(dim, bit) < 0)
      return false;
  if (dim.expr.isPureAffine() && getDivisions(dim.expr) == 1)
    return true;
  // Quotients and remainders of rows or of columns: in these, a tile that
  // begins at a multiple of all divisors is like one that begins at zero.
  bool usesRow = dim.expr.isFunctionOfDim(0);
  if (usesRow && dim.expr.isFunctionOfDim(1))
    return false;
  if (getDivisor(usesRow ? row : column) % getDivisions(dim.expr) != 0)
    return false;
  // Positions are sums of a register's, which may be repeats, and of the bits'
  // of a lane and a wave.
  auto getNumber = [&](TilePosition position) {
    return usesRow ? position.row : position.column;
  };
  int64_t end = 0;
  for (TilePosition reg : layout.registers)
    end = std::max(end, getNumber(reg));
  for (ArrayRef<TilePosition> places :
       {ArrayRef(layout.laneBits), ArrayRef(layout.waveBits)})
    for (TilePosition bit : places)
      end += getNumber(bit);
  for (int64_t number = 1; number <= end; ++number) {
    int64_t low = number & -number;
    auto getOne = [&](int64_t value) {
      return getStep(dim,
                     usesRow ? TilePosition{value, 0} : TilePosition{0, value});
    };
    if (getOne(number) != getOne(low) + getOne(number - low))
      return false;
  }
  return true;
}

void GlobalAccess::analyze(Value row, Value column, AffineMap map) {
  for (unsigned number = 0; number < map.getNumResults(); ++number) {
    TileDim dim;
    dim.expr = map.getResult(number);
    dim.isSum = isAdditive(dim, row, column);
    if (dim.isSum) {
      dim.origin = affine::makeComposedFoldedAffineApply(
          builder, loc, map.getSubMap({number}),
          {OpFoldResult(row), OpFoldResult(column)});
      dim.originDivisor = getDivisor(dim.origin);
      int64_t fromRegisters = 0;
      for (TilePosition reg : layout.registers)
        fromRegisters = std::max(fromRegisters, getStep(dim, reg));
      dim.span = fromRegisters;
      for (ArrayRef<TilePosition> bits :
           {ArrayRef(layout.laneBits), ArrayRef(layout.waveBits)})
        for (TilePosition bit : bits)
          dim.span += getStep(dim, bit);
      std::optional<int64_t> maximum = getMaximum(dim.origin);
      dim.isChecked = !maximum || ShapedType::isDynamic(view.sizes[number]) ||
                      *maximum + dim.span >= view.sizes[number];
    } else {
      dim.origin = builder.getIndexAttr(0);
      dim.isChecked = true;
    }
    dims.push_back(dim);
  }
  // Bytes are counted along the outermost dimension that needs it.
  for (unsigned number = 0; number < dims.size() && coveredDim < 0; ++number)
    if (isCoveredByBytes(number))
      coveredDim = number;
}

/// Whether all elements with an index beyond the end of this dimension, and no
/// others, have a byte beyond the end of the whole.
bool GlobalAccess::isCoveredByBytes(unsigned number) const {
  const TileDim &dim = dims[number];
  if (!dim.isChecked || !dim.isSum || dim.span == 0)
    return false;
  auto isVarying = [&](unsigned other) {
    return other != number && (!dims[other].isSum || dims[other].span != 0);
  };
  bool isOutermost = !view.arrayDims.empty();
  int64_t inner = 0;
  bool isStatic = !ShapedType::isDynamic(view.strides[number]);
  for (unsigned other = 0; other < dims.size(); ++other) {
    if (!isVarying(other))
      continue;
    isOutermost &= !view.arrayDims.empty() &&
                   view.arrayDims[number] < view.arrayDims[other];
    if (ShapedType::isDynamic(view.strides[other])) {
      isStatic = false;
      continue;
    }
    int64_t most = view.sizes[other] - 1;
    if (ShapedType::isDynamic(view.sizes[other])) {
      most = dims[other].span;
      isStatic &= dims[other].isSum;
    } else if (dims[other].isSum) {
      most = std::min(most, dims[other].span);
    }
    inner += most * view.strides[other];
  }
  return isOutermost || (isStatic && inner < view.strides[number]);
}

std::optional<int64_t>
GlobalAccess::getStaticElements(TilePosition position) const {
  int64_t elements = 0;
  for (auto [dim, stride] : llvm::zip(dims, view.strides)) {
    if (!dim.isSum)
      return std::nullopt;
    int64_t step = getStep(dim, position);
    if (step != 0 && ShapedType::isDynamic(stride))
      return std::nullopt;
    elements += step == 0 ? 0 : step * stride;
  }
  return elements;
}

/// Whether the elements that `bits` of a register's number choose are valid
/// together, and aligned as an access to all of them has to be.
bool GlobalAccess::canBeMovedAtOnce(ArrayRef<unsigned> bits) const {
  SmallVector<TilePosition> others;
  for (auto [bit, position] : llvm::enumerate(layout.registerBits))
    if (!llvm::is_contained(bits, bit))
      others.push_back(position);
  llvm::append_range(others, layout.laneBits);
  llvm::append_range(others, layout.waveBits);
  for (size_t reg = size_t(1) << layout.registerBits.size();
       reg < layout.registers.size(); reg <<= 1)
    others.push_back(layout.registers[reg]);

  int64_t divisor = view.offsetDivisor;
  for (auto [number, dim] : llvm::enumerate(dims)) {
    divisor =
        std::gcd(divisor, dim.originDivisor * view.strideDivisors[number]);
    int64_t group = 1;
    for (unsigned bit : bits)
      group += getStep(dim, layout.registerBits[bit]);
    for (TilePosition other : others) {
      int64_t step = getStep(dim, other);
      divisor = std::gcd(divisor, step * view.strideDivisors[number]);
      if (dim.isChecked && step % group != 0)
        return false;
    }
    if (dim.isChecked && (view.sizeDivisors[number] % group != 0 ||
                          dim.originDivisor % group != 0))
      return false;
  }
  int64_t bytes = elementBytes << bits.size();
  return std::gcd(divisor * elementBytes, view.baseBytes) %
             std::min<int64_t>(bytes, lanes.chip.accessAlignment) ==
         0;
}

void GlobalAccess::findPieceBits() {
  SmallVector<unsigned> bits;
  while ((elementBytes << (bits.size() + 1)) <= lanes.chip.maxAccessBytes) {
    int64_t wanted = int64_t(1) << bits.size();
    auto it = llvm::find_if(layout.registerBits, [&](TilePosition position) {
      return getStaticElements(position) == wanted;
    });
    if (it == layout.registerBits.end())
      break;
    bits.push_back(it - layout.registerBits.begin());
    if (canBeMovedAtOnce(bits))
      pieceBits = bits;
  }
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

Value GlobalAccess::buildIndex(OpFoldResult value) {
  return getValueOrCreateConstantIndexOp(builder, loc, value);
}

Value GlobalAccess::buildI32(OpFoldResult value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return lanes.buildI32(loc, *constant);
  return arith::IndexCastOp::create(builder, loc, builder.getI32Type(),
                                    cast<Value>(value));
}

Value GlobalAccess::buildRest(unsigned number) {
  Value size = buildI32(dims[number].size);
  if (isConstantIntValue(dims[number].origin, 0))
    return size;
  return arith::SubIOp::create(builder, loc, size,
                               buildI32(dims[number].origin));
}

void GlobalAccess::buildBuffer() {
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, memref);
  for (auto [number, dim] : llvm::enumerate(dims)) {
    dim.size = ShapedType::isDynamic(view.sizes[number])
                   ? Value(metadata.getSizes()[number])
                   : buildIndex(builder.getIndexAttr(view.sizes[number]));
    strides.push_back(
        ShapedType::isDynamic(view.strides[number])
            ? Value(metadata.getStrides()[number])
            : buildIndex(builder.getIndexAttr(view.strides[number])));
  }
  // Addresses in 64 bits: operands may be larger than offsets can say.
  int64_t staticOffset = 0;
  SmallVector<int64_t> unused;
  Value elements;
  if (succeeded(cast<MemRefType>(memref.getType())
                    .getStridesAndOffset(unused, staticOffset)) &&
      !ShapedType::isDynamic(staticOffset))
    elements = buildIndex(builder.getIndexAttr(staticOffset));
  else
    elements = metadata.getOffset();
  for (auto [dim, stride] : llvm::zip(dims, strides)) {
    if (isConstantIntValue(dim.origin, 0))
      continue;
    Value part =
        arith::MulIOp::create(builder, loc, buildIndex(dim.origin), stride);
    elements = arith::AddIOp::create(builder, loc, elements, part);
  }
  Value bytes = arith::MulIOp::create(
      builder, loc, elements, buildIndex(builder.getIndexAttr(elementBytes)));
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, memref);
  address = arith::AddIOp::create(builder, loc, address, bytes);
  address =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), address);

  Value numBytes = lanes.buildI32(loc, beyondBytes);
  if (coveredDim >= 0) {
    Value rest = buildRest(coveredDim);
    Value stride = buildI32(strides[coveredDim]);
    stride = arith::MulIOp::create(builder, loc, stride,
                                   lanes.buildI32(loc, elementBytes));
    Value most = arith::MinSIOp::create(
        builder, loc, rest, lanes.buildI32(loc, dims[coveredDim].span + 1));
    numBytes = arith::MulIOp::create(builder, loc, most, stride);
    // No maximum with zero: LLVM makes one instruction of a minimum and a
    // maximum, which only lanes have, and the descriptor is the same for all.
    Value none = lanes.buildI32(loc, 0);
    Value isInside = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::sgt, rest, none);
    numBytes = arith::SelectOp::create(builder, loc, isInside, numBytes, none);
  }
  // Indices that are the same for the whole tile.
  for (auto [number, dim] : llvm::enumerate(dims)) {
    if (!dim.isChecked || !dim.isSum || dim.span != 0)
      continue;
    Value isInside =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                              buildIndex(dim.origin), dim.size);
    numBytes = arith::SelectOp::create(builder, loc, isInside, numBytes,
                                       lanes.buildI32(loc, 0));
  }
  buffer = lanes.instructions.buildBuffer(lanes, loc, address, numBytes);
}

/// An index that is no sum over bits, in 32 bits. Positions are not negative.
Value GlobalAccess::buildGeneralIndex(AffineExpr expr, Value row,
                                      Value column) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return lanes.buildI32(loc, constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dim.getPosition() == 0 ? row : column;
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Value lhs = buildGeneralIndex(binary.getLHS(), row, column);
  Value rhs = buildGeneralIndex(binary.getRHS(), row, column);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return arith::AddIOp::create(builder, loc, lhs, rhs);
  case AffineExprKind::Mul:
    return arith::MulIOp::create(builder, loc, lhs, rhs);
  default:
    break;
  }
  // Quotients are rounded down, or up, and remainders have the divisor's sign.
  bool isUp = expr.getKind() == AffineExprKind::CeilDiv;
  if (isUp)
    lhs = arith::SubIOp::create(builder, loc, lanes.buildI32(loc, 0), lhs);
  Value zero = lanes.buildI32(loc, 0);
  Value rest = arith::RemSIOp::create(builder, loc, lhs, rhs);
  Value isNegative = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::slt, rest, zero);
  if (expr.getKind() == AffineExprKind::Mod) {
    Value shifted = arith::AddIOp::create(builder, loc, rest, rhs);
    return arith::SelectOp::create(builder, loc, isNegative, shifted, rest);
  }
  Value quotient = arith::DivSIOp::create(builder, loc, lhs, rhs);
  quotient = arith::SelectOp::create(
      builder, loc, isNegative, lanes.buildAdd(loc, quotient, -1), quotient);
  if (isUp)
    quotient = arith::SubIOp::create(builder, loc, zero, quotient);
  return quotient;
}

/// Whether LLVM would compute the offsets of pieces in front of a loop, and
/// keep a register for each: where they are more than instructions add by
/// themselves, or where pieces are many and instructions add them only if the
/// sum is in the same block.
bool GlobalAccess::losesOffsets() const {
  Operation *parent = builder.getInsertionBlock()->getParentOp();
  bool isInLoop =
      isa<scf::ForOp>(parent) || parent->getParentOfType<scf::ForOp>();
  if (!isInLoop || laneNumber != lanes.getLane())
    return false;
  constexpr size_t manyPieces = 8;
  return (layout.registers.size() >> pieceBits.size()) >= manyPieces ||
         llvm::any_of(layout.registers, [&](TilePosition position) {
           std::optional<int64_t> elements = getStaticElements(position);
           return !elements ||
                  *elements * elementBytes > lanes.chip.maxBufferOffset;
         });
}

void GlobalAccess::buildPieces(Value row, Value column, bool firstReplicaOnly) {
  auto getLaneBytes = [&](TilePosition position) {
    int64_t elements = 0;
    for (auto [dim, stride] : llvm::zip(dims, view.strides))
      if (dim.isSum && !ShapedType::isDynamic(stride))
        elements += getStep(dim, position) * stride;
    return elements * elementBytes;
  };
  Value laneOffset = lanes.buildLaneSum(loc, laneNumber, layout, getLaneBytes);
  // Strides in bytes where they are known at run time only, and the lanes'
  // indices where they are compared.
  SmallVector<Value> strideBytes(dims.size()), laneIndices(dims.size());
  SmallVector<Value> rests(dims.size());
  for (unsigned number = 0; number < dims.size(); ++number) {
    const TileDim &dim = dims[number];
    bool isDynamic = ShapedType::isDynamic(view.strides[number]) || !dim.isSum;
    bool isCompared = dim.isChecked && dim.isSum && dim.span != 0 &&
                      int64_t(number) != coveredDim;
    if (isDynamic && (dim.span != 0 || !dim.isSum))
      strideBytes[number] =
          arith::MulIOp::create(builder, loc, buildI32(strides[number]),
                                lanes.buildI32(loc, elementBytes));
    if (dim.isSum && (strideBytes[number] || isCompared))
      laneIndices[number] =
          lanes.buildLaneSum(loc, laneNumber, layout, [&](TilePosition bit) {
            return getStep(dim, bit);
          });
    if (dim.isSum && strideBytes[number] && laneIndices[number])
      laneOffset = lanes.buildSum(loc, laneOffset,
                                  arith::MulIOp::create(builder, loc,
                                                        laneIndices[number],
                                                        strideBytes[number]));
    if (isCompared)
      rests[number] = buildRest(number);
  }
  if (!laneOffset)
    laneOffset = lanes.buildI32(loc, 0);
  else if (losesOffsets())
    laneOffset = lanes.instructions.buildOpaque(lanes, loc, laneOffset);

  Value laneRow, laneColumn;
  if (llvm::any_of(dims, [](const TileDim &dim) { return !dim.isSum; })) {
    laneRow = lanes.buildSum(
        loc, buildI32(row),
        lanes.buildLaneSum(loc, laneNumber, layout,
                           [](TilePosition bit) { return bit.row; }));
    laneColumn = lanes.buildSum(
        loc, buildI32(column),
        lanes.buildLaneSum(loc, laneNumber, layout,
                           [](TilePosition bit) { return bit.column; }));
  }
  Value isFirst;
  if (firstReplicaOnly)
    isFirst = lanes.buildIsFirstReplica(loc, laneNumber, layout);

  int64_t pieceMask = 0;
  for (unsigned bit : pieceBits)
    pieceMask |= int64_t(1) << bit;
  Value beyond = lanes.buildI32(loc, beyondBytes);
  DenseMap<std::pair<unsigned, int64_t>, Value> conditions;
  for (auto [reg, position] : llvm::enumerate(layout.registers)) {
    if (reg & pieceMask)
      continue;
    if (firstReplicaOnly && layout.findRegister(position) != int64_t(reg))
      continue;
    Piece piece;
    for (size_t number = 0; number < size_t(1) << pieceBits.size(); ++number) {
      unsigned member = reg;
      for (auto [i, bit] : llvm::enumerate(pieceBits))
        if (number >> i & 1)
          member |= 1u << bit;
      piece.registers.push_back(member);
    }
    Value offset = laneOffset, isInside = isFirst;
    auto addCondition = [&](Value condition) {
      isInside =
          isInside
              ? Value(arith::AndIOp::create(builder, loc, isInside, condition))
              : condition;
    };
    for (auto [number, dim] : llvm::enumerate(dims)) {
      if (!dim.isSum) {
        Value index = buildGeneralIndex(
            dim.expr, lanes.buildAdd(loc, laneRow, position.row),
            lanes.buildAdd(loc, laneColumn, position.column));
        offset = arith::AddIOp::create(
            builder, loc, offset,
            arith::MulIOp::create(builder, loc, index, strideBytes[number]));
        addCondition(arith::CmpIOp::create(builder, loc,
                                           arith::CmpIPredicate::ult, index,
                                           buildI32(dim.size)));
        continue;
      }
      int64_t step = getStep(dim, position);
      if (strideBytes[number] && step != 0)
        offset = arith::AddIOp::create(
            builder, loc, offset,
            arith::MulIOp::create(builder, loc, strideBytes[number],
                                  lanes.buildI32(loc, step)));
      if (!rests[number])
        continue;
      Value &condition = conditions[{number, step}];
      if (!condition) {
        Value index =
            laneIndices[number] ? laneIndices[number] : lanes.buildI32(loc, 0);
        condition = arith::CmpIOp::create(
            builder, loc, arith::CmpIPredicate::slt, index,
            lanes.buildAdd(loc, rests[number], -step));
      }
      addCondition(condition);
    }
    offset = lanes.buildAdd(loc, offset, getLaneBytes(position));
    if (isInside)
      offset = arith::SelectOp::create(builder, loc, isInside, offset, beyond);
    piece.offset = offset;
    pieces.push_back(piece);
  }
}

void GlobalAccess::build(Value row, Value column, AffineMap map,
                         bool firstReplicaOnly) {
  analyze(row, column, map);
  findPieceBits();
  buildBuffer();
  buildPieces(row, column, firstReplicaOnly);
}

LaneRegisters attn::buildGlobalLoad(LaneBuilder &lanes, Location loc,
                                    Value source, Value row, Value column,
                                    AffineMap map, const LaneLayout &layout,
                                    Value laneNumber) {
  OpBuilder &builder = lanes.builder;
  GlobalAccess access(lanes, loc, source, layout, laneNumber);
  access.build(row, column, map, /*firstReplicaOnly=*/false);
  Type element = cast<MemRefType>(source.getType()).getElementType();
  bool isBool = element.isInteger(1);
  Type registerType = isBool ? builder.getI8Type() : getRegisterType(element);
  LaneRegisters registers(layout.getNumRegisters());
  for (const GlobalAccess::Piece &piece : access.pieces) {
    int64_t bytes = access.elementBytes * piece.registers.size();
    Type type = bytes <= 4 ? Type(builder.getIntegerType(bytes * 8))
                           : VectorType::get({bytes / 4}, builder.getI32Type());
    Value data = lanes.instructions.buildLoad(lanes, loc, type, access.buffer,
                                              piece.offset);
    LaneRegisters parts = lanes.splitDwords(loc, data, registerType);
    for (auto [reg, part] : llvm::zip(piece.registers, parts)) {
      registers[reg] = part;
      if (!isBool)
        continue;
      Value byte = lanes.buildScalar(loc, part);
      Value none = arith::ConstantIntOp::create(builder, loc, 0, 8);
      registers[reg] = {arith::CmpIOp::create(
          builder, loc, arith::CmpIPredicate::ne, byte, none)};
    }
  }
  return registers;
}

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
  SmallVector<std::pair<GlobalAccess *, const GlobalAccess::Piece *>> pieces;
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
    pieces.push_back({access.get(), piece});
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
  for (auto [access, piece] : pieces) {
    int64_t place =
        tile.offset + tile.getWeight(layout->registers[piece->registers[0]]);
    Value to = LLVM::GEPOp::create(
        builder, loc, arena.getType(), builder.getI8Type(), arena,
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(place)});
    lanes.instructions.buildLoadToLds(lanes, loc, access->buffer, to, bytes,
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
        lanes, loc, access.buffer,
        addresses.getPointer(layout.registers[piece.registers.front()]), bytes,
        piece.offset);
  return true;
}

void attn::buildGlobalStore(LaneBuilder &lanes, StoreOp op,
                            ArrayRef<LaneRegister> registers,
                            const LaneLayout &layout) {
  OpBuilder &builder = lanes.builder;
  Location loc = op.getLoc();
  GlobalAccess access(lanes, loc, op.getDestination(), layout,
                      lanes.buildFreshLane(loc));
  access.build(op.getRow(), op.getColumn(), op.getMap(),
               /*firstReplicaOnly=*/true);
  for (const GlobalAccess::Piece &piece : access.pieces) {
    SmallVector<LaneRegister> parts = llvm::map_to_vector(
        piece.registers, [&](unsigned reg) { return registers[reg]; });
    int64_t bytes = access.elementBytes * piece.registers.size();
    Value data;
    if (bytes >= 4) {
      data = lanes.buildDwords(loc, parts);
    } else {
      data = lanes.buildScalar(loc, parts.front());
      if (data.getType() != builder.getI16Type())
        data =
            LLVM::BitcastOp::create(builder, loc, builder.getI16Type(), data);
    }
    lanes.instructions.buildStore(lanes, loc, data, access.buffer,
                                  piece.offset);
  }
}
