//===- TileProgram.h - The program of one attention tile --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TILEPROGRAM_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TILEPROGRAM_H

#include "KeyPositions.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Builders.h"

#include <memory>

namespace attn {

/// What a loop over blocks of keys carries for a tile of queries. The maximum
/// starts at the lowest finite number, not at minus infinity: a row whose keys
/// are all masked then has sum zero, and no difference of infinities arises.
struct TileState {
  mlir::Value max;
  mlir::Value sum;
  mlir::Value acc;
};

/// Builds the steps of a program over one tile of queries at the builder's
/// insertion point, as tile-level linalg. All tiles of values are static; parts
/// of operands that end within a tile are copied into tiles filled with zeros.
///
/// The score of a pair is kept as it comes out of the product while nothing but
/// the scale is applied to it (`foldsScale`): then the exponential multiplies
/// by it. Otherwise the true score is computed before the maximum is taken.
class TileBuilder {
public:
  /// Where the tile lies among its keys.
  QueryTile place;

protected:
  TileBuilder(AttentionOp op, mlir::OpBuilder &builder);

  /// A two-dimensional view of an operand: batch and head, of extent one, are
  /// dropped. `axes` names the two dimensions, outermost first.
  struct Plane {
    mlir::Value tensor;
    llvm::SmallVector<Axis, 2> axes;
    /// The affine map from the loops that run along the axes.
    mlir::AffineMap getMap(unsigned numLoops,
                           llvm::ArrayRef<std::pair<Axis, unsigned>> loops);
  };
  struct AxisRange {
    Axis axis;
    mlir::OpFoldResult offset;
    mlir::OpFoldResult size;
  };
  /// The part of `operand` that `ranges` cut out; extents of one are dropped
  /// unless a range names their axis.
  Plane extractPlane(mlir::Value operand, LayoutAttr layout,
                     llvm::ArrayRef<AxisRange> ranges);
  /// Puts `plane` back to where extractPlane took it from.
  mlir::Value insertPlane(const Plane &plane, mlir::Value operand,
                          LayoutAttr layout, llvm::ArrayRef<AxisRange> ranges);

  /// Offsets, sizes and the rank-reduced type of a plane, and its axes.
  mlir::RankedTensorType
  getPlaneSlice(mlir::Value operand, LayoutAttr layout,
                llvm::ArrayRef<AxisRange> ranges,
                llvm::SmallVectorImpl<mlir::OpFoldResult> &offsets,
                llvm::SmallVectorImpl<mlir::OpFoldResult> &sizes,
                llvm::SmallVectorImpl<Axis> &axes);

  using BodyFn = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::OpBuilder &, mlir::Location, mlir::ValueRange)>;
  struct Operand {
    mlir::Value value;
    mlir::AffineMap map;
  };
  /// A linalg.generic over `numLoops` loops, of which `reductions` reduce.
  llvm::SmallVector<mlir::Value>
  buildGeneric(unsigned numLoops, llvm::ArrayRef<unsigned> reductions,
               llvm::ArrayRef<Operand> inputs, llvm::ArrayRef<Operand> outputs,
               BodyFn body);

  /// The projection of `numLoops` loops onto `loops`.
  mlir::AffineMap project(unsigned numLoops, llvm::ArrayRef<unsigned> loops);

  /// A tile of its own memory: unlike tensor.empty, CSE never merges two.
  mlir::Value allocTile(llvm::ArrayRef<int64_t> shape, mlir::Type type);
  mlir::Value fillTile(llvm::ArrayRef<int64_t> shape, mlir::Value scalar);
  mlir::Value constant(double value);
  mlir::Value constantOf(mlir::FloatType type, double value);

  /// Whether the live part of a tile is all of it.
  static bool isWholeTile(llvm::ArrayRef<int64_t> shape,
                          llvm::ArrayRef<mlir::OpFoldResult> live);
  /// A tile of the compute type that `copy` fills, given where to. With `live`
  /// sizes less than `shape`, the rest is zero.
  mlir::Value copyIntoTile(llvm::ArrayRef<int64_t> shape,
                           llvm::ArrayRef<mlir::OpFoldResult> live,
                           llvm::function_ref<mlir::Value(mlir::Value)> copy);
  /// Copies `plane` into a static tile of the compute type whose dimension of
  /// `axis` has extent `extent`; with `live` rows fewer than that, the rest is
  /// zero.
  Plane loadTile(const Plane &plane, Axis axis, int64_t extent,
                 mlir::OpFoldResult live);
  /// The keys or values of the block at `block`, as loadTile gives them.
  Plane loadKeys(mlir::Value operand, LayoutAttr layout, int64_t depth,
                 mlir::Value block, mlir::OpFoldResult liveKeys);
  /// The same of keys in pages.
  Plane loadPages(mlir::Value operand, LayoutAttr layout, int64_t depth,
                  mlir::Value block, mlir::OpFoldResult liveKeys);

  /// exp2((x - max) * exponentScale) of scores.
  mlir::Value buildProbability(mlir::OpBuilder &builder, mlir::Location loc,
                               mlir::Value score, mlir::Value max);

  /// The chain from a product to a masked score (docs/Semantics.md), in one
  /// element-wise op over a block of pairs. Returns `scores` where nothing is
  /// to be done.
  struct PairLoops {
    unsigned numLoops;
    unsigned key;
    unsigned query;
    std::optional<unsigned> head;
  };
  mlir::Value emitScoreChain(mlir::Value scores, mlir::AffineMap scoresMap,
                             const PairLoops &loops, mlir::Value block,
                             mlir::OpFoldResult liveKeys, bool maskPositions);
  /// The same, and a second result of what `buildSlope` makes of each score
  /// before region and bias; zero where the key is not attended to, or the
  /// query does not exist.
  struct ScoresAndSlopes {
    mlir::Value scores, slopes;
  };
  using SlopeFn = llvm::function_ref<mlir::Value(
      mlir::OpBuilder &, mlir::Location, mlir::Value capped,
      mlir::ValueRange positions)>;
  ScoresAndSlopes emitScoresAndSlopes(mlir::Value scores,
                                      mlir::AffineMap scoresMap,
                                      const PairLoops &loops, mlir::Value block,
                                      mlir::OpFoldResult liveKeys,
                                      bool maskPositions, SlopeFn buildSlope);
  /// A bias or a mask for the block of `scores`, as a tile whose innermost axis
  /// is that of the scores, so that lanes load it side by side. A mask becomes
  /// 0 or 1 in the compute type.
  Operand loadPairOperand(mlir::Value operand, LayoutAttr layout,
                          mlir::Value scores, mlir::AffineMap scoresMap,
                          const PairLoops &loops, mlir::Value block,
                          mlir::OpFoldResult liveKeys);
  /// Whether emitScoreChain has anything to do.
  bool changesScores(bool maskPositions);
  /// The lowest finite score: where maxima start.
  mlir::Value buildLowestScore();
  /// A matrix product into a tile of its own. Loops: two parallel ones, those
  /// of the tile, and the reduction.
  mlir::Value emitProduct(const Operand &lhs, const Operand &rhs,
                          llvm::ArrayRef<int64_t> shape);

  /// The running maximum after a block's maximum is known, and the factor by
  /// which what was summed before shrinks.
  struct MaxUpdate {
    mlir::Value max, shrink;
  };
  MaxUpdate emitMaxUpdate(mlir::Value blockMax, mlir::Value max, int64_t rows);
  /// total * shrink + block. Blocks are summed on their own and then added, so
  /// that rounding errors grow with the block and the number of blocks, not
  /// with the number of keys. `shrinkMap` takes the loops of `total` to those
  /// of `shrink`.
  mlir::Value emitAccumulate(mlir::Value total, mlir::Value shrink,
                             mlir::AffineMap shrinkMap, mlir::Value block);

  /// Maximum and sum with the sink counted in. `shrink` is set if there is a
  /// sink: the accumulators shrink by it, and the maximum is a true score.
  struct FinalRows {
    mlir::Value max, shrink, sum;
  };
  /// `buildHead` gives the head, within the tile, of the row that the op is at.
  FinalRows emitFinalRows(
      const TileState &state,
      llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::Location)>
          buildHead);
  /// acc * shrink / sum, or zero where the sum is zero: nothing was attended
  /// to.
  mlir::Value buildOutput(mlir::OpBuilder &builder, mlir::Location loc,
                          mlir::Value acc, mlir::Value sum, mlir::Value shrink,
                          mlir::Value zero);
  /// A score as it is kept, as a true score.
  mlir::Value buildTrueScore(mlir::OpBuilder &builder, mlir::Location loc,
                             mlir::Value kept);
  /// The log-sum-exp of a row of FinalRows.
  mlir::Value buildLogSumExp(mlir::OpBuilder &builder, mlir::Location loc,
                             mlir::Value max, mlir::Value sum);

  /// Drops probabilities as the op's generator says and scales up those kept.
  mlir::Value emitDropout(mlir::Value probabilities, mlir::AffineMap map,
                          const PairLoops &loops, mlir::Value block);
  /// Where the pair that an element-wise op is at lies in the whole problem.
  struct PairPosition {
    mlir::Value batch, head, query, key;
  };
  PairPosition buildPairPosition(mlir::OpBuilder &builder, mlir::Location loc,
                                 const PairLoops &loops, mlir::Value block);
  /// The last query and key of the op, where a tile may have more and a score
  /// region reads from tensors; null otherwise.
  PairPosition buildLastPosition();

  /// Live keys of the block at `block`: static when blocks can't be cut.
  mlir::OpFoldResult buildLiveKeys(mlir::Value block, bool maskPositions);

  AttentionOp op;
  mlir::OpBuilder &builder;
  mlir::Location loc;
  ScheduleAttr schedule;
  RegisterTileAttr registerTile;
  mlir::FloatType computeType;
  int64_t queryTile, keyTile, queryDepth, valueDepth;
  /// Whether the last block of keys can be shorter than the tile.
  bool hasShortBlock;
  /// Whether the scale is left to the exponential.
  bool foldsScale;
  /// Multiplies differences of scores as they are kept to give exponents of
  /// two, and scores as they are kept to give true scores.
  mlir::Value exponentScale;
  mlir::Value scoreScale;
  mlir::Value diagonalShift;
};

/// The program of one attention tile.
class TileProgram : public TileBuilder {
public:
  /// The program for the op's schedule, or failure with a diagnostic on the op.
  static mlir::FailureOr<std::unique_ptr<TileProgram>>
  create(AttentionOp op, mlir::OpBuilder &builder);
  virtual ~TileProgram() = default;

  /// Loads the queries; gives the state before any key.
  virtual TileState emitPrologue() = 0;
  /// One block of keys from position `block`. With `maskPositions`, pairs
  /// outside the diagonal's band or at or beyond `keyEnd` are masked.
  virtual TileState emitBlock(mlir::Value block, bool maskPositions,
                              const TileState &state) = 0;
  /// Scales the output, adds the sink, stores; gives the op's results.
  virtual llvm::SmallVector<mlir::Value>
  emitEpilogue(const TileState &state) = 0;

protected:
  using TileBuilder::TileBuilder;
};

/// SIMD lanes run along queries: S^T = K Q^T and O^T += V^T P^T.
std::unique_ptr<TileProgram> createQueryLaneProgram(AttentionOp op,
                                                    mlir::OpBuilder &builder);
/// SIMD lanes run along the depth: for the few queries of a decoding step.
/// Fails with a diagnostic unless the number of queries is static.
mlir::FailureOr<std::unique_ptr<TileProgram>>
createDepthLaneProgram(AttentionOp op, mlir::OpBuilder &builder);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TILEPROGRAM_H
