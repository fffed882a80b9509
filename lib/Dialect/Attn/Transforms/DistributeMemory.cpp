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

#include "GlobalAccess.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include <map>
#include <numeric>

using namespace mlir;
using namespace attn;

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
  if (pages)
    pages->chooseRuns(row, layout);
  for (unsigned number = 0; number < map.getNumResults(); ++number) {
    TileDim dim;
    dim.expr = map.getResult(number);
    if (pages &&
        (number == pages->getPageDim() || number == pages->getSlotDim())) {
      // Where the tile begins is looked up; what is left is the place in a run.
      int64_t run = pages->getRun();
      dim.expr = number == pages->getSlotDim()
                     ? dim.expr % run
                     : builder.getAffineConstantExpr(0);
      dim.origin = builder.getIndexAttr(0);
      dim.isSum = true;
      dim.span = number == pages->getSlotDim() ? run - 1 : 0;
      dims.push_back(dim);
      continue;
    }
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
  // The bytes of a run are those of its keys if none has one behind another's.
  if (pages && pages->hasBuffers(layout)) {
    hasRunBuffers = true;
    TileDim &slots = dims[pages->getSlotDim()];
    slots.isChecked = true;
    runsEndWithKeys = isCoveredByBytes(pages->getSlotDim());
    slots.isChecked = false;
  }
  // Bytes are counted along the outermost dimension that needs it, which none
  // is where a row may be in any page.
  for (unsigned number = 0; number < dims.size() && coveredDim < 0 && !pages;
       ++number)
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
  // Slots side by side may be of different keys, of which one is beyond.
  if (pages && llvm::any_of(bits, [&](unsigned bit) {
        return layout.registerBits[bit].row != 0;
      }))
    return false;
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

/// Whether nothing but the index in the covered dimension changes in the loop
/// around, and offsets reach all of that dimension: then the buffer is the same
/// in all iterations, and lanes add how far the tile is from its begin. The
/// scalar instructions that this saves are in the way of those of softmax,
/// which matrix instructions wait for; where accumulators have registers of
/// their own, the others are too few.
bool GlobalAccess::movesInLoop() const {
  auto loop =
      dyn_cast_or_null<scf::ForOp>(builder.getInsertionBlock()->getParentOp());
  if (!loop || coveredDim < 0 || lanes.chip.isa != GpuIsa::Amdgpu ||
      lanes.chip.atoms.empty() || lanes.chip.separateAccumulators ||
      !loop.isDefinedOutsideOfLoop(memref))
    return false;
  for (auto [number, dim] : llvm::enumerate(dims)) {
    auto origin = dyn_cast<Value>(dim.origin);
    bool isFixed = !origin || loop.isDefinedOutsideOfLoop(origin);
    if (isFixed == (int64_t(number) == coveredDim))
      return false;
  }
  int64_t size = view.sizes[coveredDim], stride = view.strides[coveredDim];
  // So far that the blocks behind the end don't wrap.
  constexpr int64_t mostBytes = 1 << 30;
  return !ShapedType::isDynamic(size) && !ShapedType::isDynamic(stride) &&
         size <= mostBytes / elementBytes / std::max<int64_t>(stride, 1);
}

void GlobalAccess::buildBuffer() {
  bool moves = movesInLoop();
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
    if (isConstantIntValue(dim.origin, 0) ||
        (moves && &dim == &dims[coveredDim]))
      continue;
    Value part =
        arith::MulIOp::create(builder, loc, buildIndex(dim.origin), stride);
    elements = arith::AddIOp::create(builder, loc, elements, part);
  }
  Value bytes = arith::MulIOp::create(
      builder, loc, elements, buildIndex(builder.getIndexAttr(elementBytes)));
  address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, memref);
  address = arith::AddIOp::create(builder, loc, address, bytes);
  address =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), address);

  Value numBytes = lanes.buildI32(loc, beyondBytes);
  if (moves) {
    int64_t rowBytes = view.strides[coveredDim] * elementBytes;
    numBytes = lanes.buildI32(loc, view.sizes[coveredDim] * rowBytes);
    distance =
        arith::MulIOp::create(builder, loc, buildI32(dims[coveredDim].origin),
                              lanes.buildI32(loc, rowBytes));
  } else if (coveredDim >= 0) {
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
  if (distance) {
    // As one sum: LLVM would keep those of all pieces in front of the loop.
    laneOffset = arith::AddIOp::create(builder, loc, laneOffset, distance);
    laneOffset = lanes.instructions.buildOpaque(lanes, loc, laneOffset);
  } else if (losesOffsets())
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
  if (pages) {
    auto getBytes = [&](unsigned dim) -> Value {
      Value bytes =
          arith::MulIOp::create(builder, loc, strides[dim],
                                buildIndex(builder.getIndexAttr(elementBytes)));
      return arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                        bytes);
    };
    pages->prepare(row, layout, laneNumber, getBytes(pages->getPageDim()),
                   getBytes(pages->getSlotDim()));
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
    for (const TileDim &dim : dims)
      if (dim.isSum)
        piece.place.push_back(getStep(dim, position));
      else
        piece.place.insert(piece.place.end(), {position.row, position.column});
    if (pages)
      piece.place.push_back(position.row);
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
    piece.buffer = buffer;
    if (hasRunBuffers)
      piece.buffer = pages->getBuffer(position.row, address, runsEndWithKeys);
    else if (pages)
      offset = arith::AddIOp::create(builder, loc, offset,
                                     pages->getOffset(position.row));
    if (pages && !runsEndWithKeys)
      addCondition(pages->getIsLive(position.row));
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
  std::map<std::vector<int64_t>, const GlobalAccess::Piece *> loaded;
  for (const GlobalAccess::Piece &piece : access.pieces) {
    auto [known, isNew] = loaded.try_emplace(piece.place, &piece);
    if (!isNew) {
      for (auto [reg, from] :
           llvm::zip(piece.registers, known->second->registers))
        registers[reg] = registers[from];
      continue;
    }
    int64_t bytes = access.elementBytes * piece.registers.size();
    Type type = bytes <= 4 ? Type(builder.getIntegerType(bytes * 8))
                           : VectorType::get({bytes / 4}, builder.getI32Type());
    Value data = lanes.instructions.buildLoad(lanes, loc, type, piece.buffer,
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
    lanes.instructions.buildStore(lanes, loc, data, piece.buffer, piece.offset);
  }
}
