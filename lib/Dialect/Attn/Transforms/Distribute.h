//===- Distribute.h - What each lane holds of a tile ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What the files of attn-distribute share: the place of each register of a
// tile, the values that registers are while the program is rewritten, and the
// builder of one lane's code.

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTE_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTE_H

#include "LaneInstructions.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Layout/LinearLayout.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"

namespace attn {

/// A row and a column of a tile.
struct TilePosition {
  int64_t row = 0;
  int64_t column = 0;

  bool operator==(const TilePosition &other) const {
    return row == other.row && column == other.column;
  }
  bool operator<(const TilePosition &other) const {
    return std::tie(row, column) < std::tie(other.row, other.column);
  }
  TilePosition operator+(const TilePosition &other) const {
    return {row + other.row, column + other.column};
  }
};

/// A layout of a tile in registers in which each bit of a row or a column is
/// chosen by one bit of register, lane or wave, so that positions are sums: of
/// a part of the lane and the wave, and a constant for each register.
class LaneLayout {
public:
  /// Nothing if bits meet in one bit of a position.
  static std::optional<LaneLayout> get(const layout::LinearLayout &layout);

  unsigned getNumRegisters() const { return registers.size(); }
  /// The register that holds this position in lane and wave 0, or -1.
  int64_t findRegister(TilePosition position) const;
  /// Whether registers, lanes and waves mean the same rows in both.
  bool hasRowsOf(const LaneLayout &other) const;
  bool hasLanesOf(const LaneLayout &other) const {
    return laneBits == other.laneBits && waveBits == other.waveBits;
  }
  bool operator==(const LaneLayout &other) const {
    return registers == other.registers && hasLanesOf(other);
  }

  /// The same as a map.
  layout::LinearLayout map;
  /// Where each register is in lane and wave 0.
  llvm::SmallVector<TilePosition> registers;
  /// What a bit of a number adds to the position: of the register, without
  /// repeats, of the lane, of the wave.
  llvm::SmallVector<TilePosition> registerBits;
  llvm::SmallVector<TilePosition> laneBits;
  llvm::SmallVector<TilePosition> waveBits;

private:
  llvm::DenseMap<std::pair<int64_t, int64_t>, int64_t> registerOf;
};

/// One register of all lanes: a scalar, or an element of a small vector where
/// several were loaded or converted together. bf16 is held as i16.
struct LaneRegister {
  mlir::Value value;
  /// The element of the vector, or -1 for a scalar.
  int64_t element = -1;
};
using LaneRegisters = llvm::SmallVector<LaneRegister>;

/// The part of a tile that a lane has.
struct LaneTile {
  LaneRegisters registers;
  /// The layout, or null for a tile of one value, which suits any.
  const LaneLayout *layout = nullptr;
};

/// The layouts of the tiles among an op's results.
inline constexpr llvm::StringLiteral layoutsAttrName = "attn.layouts";

/// The type of a tile in registers, or null.
mlir::VectorType getTileType(mlir::Value value);

/// What registers of a tile's element type are: i16 for bf16.
mlir::Type getRegisterType(mlir::Type elementType);

/// Builds code of one lane.
class LaneBuilder {
public:
  LaneBuilder(mlir::gpu::GPUFuncOp func, const GpuModel &chip);

  mlir::OpBuilder builder;
  const GpuModel &chip;
  const LaneInstructions &instructions;

  /// The number of the lane in its wave and of the wave in its workgroup, i32,
  /// made at the start of the kernel.
  mlir::Value getLane() const { return lane; }
  mlir::Value getWave() const { return wave; }
  /// The number of the lane once more, by code that is not moved out of loops:
  /// for code that runs rarely, which is to keep no register occupied.
  mlir::Value buildFreshLane(mlir::Location loc) {
    return instructions.buildLaneNumber(*this, loc);
  }

  /// As long as it lives, both numbers are such ones.
  class FreshNumbers {
  public:
    FreshNumbers(LaneBuilder &lanes, mlir::Location loc);
    ~FreshNumbers();
    FreshNumbers(const FreshNumbers &) = delete;
    FreshNumbers &operator=(const FreshNumbers &) = delete;

  private:
    LaneBuilder &lanes;
    mlir::Value lane, wave;
  };

  mlir::Value buildI32(mlir::Location loc, int64_t value);
  mlir::Value buildAdd(mlir::Location loc, mlir::Value lhs, int64_t rhs);
  /// The sum of both, of which either may be null for zero.
  mlir::Value buildSum(mlir::Location loc, mlir::Value lhs, mlir::Value rhs);
  /// The sum of the weights of the set bits of `number` (i32) among the lowest
  /// ones; null if all weights are 0. Bits beyond these are 0 if `isExact`.
  mlir::Value buildBitSum(mlir::Location loc, mlir::Value number,
                          llvm::ArrayRef<int64_t> weights, bool isExact = true);
  /// The same over the bits of lane and wave with the weights that `getWeight`
  /// gives for what a bit adds to a position.
  mlir::Value buildLaneSum(mlir::Location loc, mlir::Value laneNumber,
                           const LaneLayout &layout,
                           llvm::function_ref<int64_t(TilePosition)> getWeight);
  /// Whether lane and wave have none of the bits that choose replicas; null if
  /// there are none.
  mlir::Value buildIsFirstReplica(mlir::Location loc, mlir::Value laneNumber,
                                  const LaneLayout &layout);

  /// The register as a scalar.
  mlir::Value buildScalar(mlir::Location loc, LaneRegister reg);
  /// Registers of 16 bits or their doubles as dwords: i32, or a vector of i32
  /// if there are several. Registers of 16 bits come in pairs.
  mlir::Value buildDwords(mlir::Location loc,
                          llvm::ArrayRef<LaneRegister> registers);
  /// The registers as a vector of their type, or of another one with elements
  /// of that width. Registers of 16 bits come in pairs.
  mlir::Value buildVector(mlir::Location loc, mlir::VectorType type,
                          llvm::ArrayRef<LaneRegister> registers);
  /// Two registers of f16 as vector<2xf16>.
  mlir::Value buildPair(mlir::Location loc, LaneRegister low,
                        LaneRegister high);
  /// What buildDwords makes, as the registers of `type` that it is made of.
  LaneRegisters splitDwords(mlir::Location loc, mlir::Value dwords,
                            mlir::Type type);
  /// bf16 as f32.
  mlir::Value buildExtendBf16(mlir::Location loc, LaneRegister reg);
  /// One or two f32 rounded to nearest: halves to even or away from zero.
  LaneRegisters buildTruncateBf16(mlir::Location loc,
                                  llvm::ArrayRef<mlir::Value> values,
                                  bool halvesToEven = true,
                                  bool mayBeNan = true);

  mlir::Value buildIntrinsic(mlir::Location loc, mlir::Type type,
                             llvm::StringRef name, mlir::ValueRange operands);
  /// The start of workgroup memory, made where that is defined.
  mlir::Value getArenaPointer(mlir::Value arena);

private:
  /// The dword that a register of 16 bits lies in, and its half.
  std::pair<mlir::Value, unsigned> buildHalf(mlir::Location loc,
                                             LaneRegister reg);
  mlir::Value lane, wave;
  llvm::DenseMap<mlir::Value, mlir::Value> arenas;
};

/// A tile in workgroup memory.
class LdsTile {
public:
  /// The tile of `tile`, an attn.lds_tile.
  static std::optional<LdsTile> get(mlir::Value tile);

  /// What a position adds to the byte, but for the swizzle.
  int64_t getWeight(TilePosition position) const;
  /// What the byte is to be xored with.
  int64_t getSwizzle(TilePosition position) const;
  int64_t getElementBytes() const {
    return elementType.getIntOrFloatBitWidth() / 8;
  }

  mlir::Value arena;
  int64_t offset = 0;
  /// The number of the buffer, or null, and the bytes from one to the next.
  mlir::Value buffer;
  int64_t stride = 0;
  LdsLayoutAttr layout;
  mlir::Type elementType;
  int64_t rows = 0, columns = 0;
};

/// Addresses of the elements of an LdsTile: those of a lane are a lane's part,
/// the same for all, plus a constant for each position, or a few lane's parts
/// where a swizzle gets in between.
class LdsAddresses {
public:
  /// `getLanePosition` gives, for what a bit of the lane or the wave adds to a
  /// position of `layout`, what it adds to the position in the tile.
  /// `shift` is a number of bytes, i32, to be added to all, or null.
  LdsAddresses(LaneBuilder &lanes, mlir::Location loc, const LdsTile &tile,
               const LaneLayout &layout,
               llvm::function_ref<TilePosition(TilePosition)> getLanePosition,
               mlir::Value shift = {}, int64_t shiftDivisor = 0);

  /// The pointer to a position, which is a constant that is added to the
  /// lane's.
  mlir::Value getPointer(TilePosition position);

  struct Piece {
    /// Numbers of the positions in the piece, in the order of memory.
    llvm::SmallVector<unsigned> positions;
    int64_t bytes = 0;
  };
  /// The widest accesses that together are these positions, in the order of
  /// memory.
  llvm::SmallVector<Piece> getPieces(llvm::ArrayRef<TilePosition> positions);

  /// Reads or writes registers of the tile's element type.
  LaneRegisters load(llvm::ArrayRef<TilePosition> positions);
  void store(llvm::ArrayRef<TilePosition> positions,
             llvm::ArrayRef<LaneRegister> registers);

private:
  LaneBuilder &lanes;
  mlir::Location loc;
  LdsTile tile;
  /// What lanes have in common: each divides by this.
  int64_t laneDivisor = 0;
  /// One more than the highest bit that the swizzle changes.
  int64_t swizzleSpan = 1;
  mlir::Value laneByte, laneSwizzle;
  /// The first byte of the buffer, or null.
  mlir::Value bufferByte;
  llvm::DenseMap<std::pair<int64_t, int64_t>, mlir::Value> bases;
};

/// Reads a tile of memory as attn.load says. Registers of i1 are i1, others as
/// getRegisterType says.
LaneRegisters buildGlobalLoad(LaneBuilder &lanes, mlir::Location loc,
                              mlir::Value source, mlir::Value row,
                              mlir::Value column, mlir::AffineMap map,
                              const LaneLayout &layout, mlir::Value laneNumber);

/// Reads a tile of memory to workgroup memory without registers, where `chip`
/// can, memory and `tile` have pieces of that size in common, and `tile` is as
/// a row of lanes writes it, but for a swizzle. Returns whether this is so.
bool buildDirectCopy(LaneBuilder &lanes, CopyOp op, const LdsTile &tile,
                     int64_t waves);

/// The same where each lane says where its piece goes (placesLanesInLds): any
/// tile whose pieces, as `layout` gives them to lanes, lie together in memory,
/// too.
bool buildLaneCopy(LaneBuilder &lanes, CopyOp op, const LdsTile &tile,
                   const LaneLayout &layout);

/// Writes a tile as attn.store says.
void buildGlobalStore(LaneBuilder &lanes, StoreOp op,
                      llvm::ArrayRef<LaneRegister> registers,
                      const LaneLayout &layout);

/// The registers of an element-wise op on tiles. Operands of one register are
/// the same for all.
LaneRegisters buildElementwise(LaneBuilder &lanes, mlir::Operation *op,
                               llvm::ArrayRef<LaneTile> operands,
                               unsigned numRegisters);

/// The registers of an attn.map.
LaneRegisters buildMap(LaneBuilder &lanes, MapOp op,
                       llvm::ArrayRef<LaneTile> inputs,
                       const LaneLayout &layout);

/// The rows' maxima or sums, in each lane that has a part of the row.
LaneRegisters buildRowReduction(LaneBuilder &lanes, mlir::Location loc,
                                RowReduction kind, const LaneTile &source,
                                const LaneLayout &resultLayout);

/// The register of a partial sum or maximum with `columns` columns to which the
/// source's register at `position` belongs; -1 if another lane has it.
int64_t findPartialRegister(const LaneLayout &source, TilePosition position,
                            const LaneLayout &partial, int64_t columns);

/// The sums, and the maxima, of what each lane has.
LaneRegisters buildPartialSum(LaneBuilder &lanes, PartialSumOp op,
                              const LaneTile &source,
                              const LaneTile &accumulator);
LaneRegisters buildPartialMax(LaneBuilder &lanes, PartialMaxOp op,
                              const LaneTile &source,
                              const LaneLayout &resultLayout);

/// Whether a register of any lane is true, the same for all lanes.
mlir::Value buildAnyInWave(LaneBuilder &lanes, mlir::Location loc,
                           llvm::ArrayRef<LaneRegister> registers);

/// The registers of the same tile in another layout.
mlir::FailureOr<LaneRegisters> buildRelayout(LaneBuilder &lanes, RelayoutOp op,
                                             const LaneTile &source,
                                             const LaneLayout &resultLayout);

/// Replaces a barrier by one that is about workgroup memory only: waves hand
/// each other nothing else.
void restrictToLds(mlir::gpu::BarrierOp barrier);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTE_H
