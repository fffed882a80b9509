//===- OnlineSoftmax.cpp - Walk keys with a running softmax ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Replaces each attention tile by a loop over blocks of keys that carries the
// running maximum m, the running sum l and the unscaled output acc of every
// query (Milakov and Gimelshein, "Online normalizer calculation for softmax",
// 2018; Dao et al., "FlashAttention", 2022). Blocks that a diagonal, a window
// or a key length excludes are never visited; blocks that they cut go through a
// loop that masks, all others through a loop that does not.
//
// This file decides which blocks are visited; the program of one block is built
// by TileProgram, once for each axis that SIMD lanes can run along.

#include "QueryLengthBound.h"
#include "TileProgram.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNONLINESOFTMAX
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {

/// A half-open range of key positions, in the tile's own coordinates.
struct KeyRange {
  OpFoldResult begin;
  OpFoldResult end;
};

/// The keys that a tile of queries visits, split by whether a block can be cut
/// by the diagonal, the window or the end of the keys. `head` and `tail` mask
/// by position, `body` does not.
struct KeyRanges {
  std::optional<KeyRange> head;
  KeyRange body;
  std::optional<KeyRange> tail;
};

/// Builds affine expressions over index values and constants.
class IndexMath {
public:
  IndexMath(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  OpFoldResult add(OpFoldResult lhs, OpFoldResult rhs) {
    return apply(d0 + d1, {lhs, rhs});
  }
  OpFoldResult addConstant(OpFoldResult lhs, int64_t rhs) {
    return apply(d0 + rhs, {lhs});
  }
  OpFoldResult sub(OpFoldResult lhs, OpFoldResult rhs) {
    return apply(d0 - d1, {lhs, rhs});
  }
  OpFoldResult roundDown(OpFoldResult lhs, int64_t multiple) {
    return apply(d0.floorDiv(multiple) * multiple, {lhs});
  }
  OpFoldResult roundUp(OpFoldResult lhs, int64_t multiple) {
    return apply(d0.ceilDiv(multiple) * multiple, {lhs});
  }
  OpFoldResult min(OpFoldResult lhs, OpFoldResult rhs) {
    return affine::makeComposedFoldedAffineMin(builder, loc, pair(),
                                               {lhs, rhs});
  }
  OpFoldResult max(OpFoldResult lhs, OpFoldResult rhs) {
    return affine::makeComposedFoldedAffineMax(builder, loc, pair(),
                                               {lhs, rhs});
  }

private:
  OpFoldResult apply(AffineExpr expr, ArrayRef<OpFoldResult> operands) {
    return affine::makeComposedFoldedAffineApply(builder, loc, expr, operands);
  }
  AffineMap pair() {
    return AffineMap::get(2, 0, {d0, d1}, builder.getContext());
  }

  OpBuilder &builder;
  Location loc;
  AffineExpr d0 = builder.getAffineDimExpr(0);
  AffineExpr d1 = builder.getAffineDimExpr(1);
};

/// Rewrites one attention tile.
class OnlineSoftmaxRewrite {
public:
  OnlineSoftmaxRewrite(AttentionOp op, IRRewriter &rewriter)
      : op(op), rewriter(rewriter), schedule(op.getScheduleAttr()) {}

  LogicalResult run();

private:
  LogicalResult checkPreconditions();
  KeyRanges computeKeyRanges(const TileProgram &program);
  TileState emitLoop(TileProgram &program, const KeyRange &range,
                     bool maskPositions, const TileState &init);

  AttentionOp op;
  IRRewriter &rewriter;
  ScheduleAttr schedule;
};

} // namespace

LogicalResult OnlineSoftmaxRewrite::checkPreconditions() {
  if (!schedule)
    return op.emitOpError("has no schedule: run attn-select-schedule, or write "
                          "schedule<...> on the op");
  if (!op.isOnTensors())
    return op.emitOpError("is on memrefs: run attn-tile first");
  if (op.getBatch() != 1)
    return op.emitOpError("is no tile: its batch is ")
           << (ShapedType::isDynamic(op.getBatch())
                   ? "dynamic"
                   : std::to_string(op.getBatch()))
           << ", expected 1 (run attn-tile)";
  if (op.getKeyHeads() != 1)
    return op.emitOpError("is no tile: it spans more than one key head (run "
                          "attn-tile)");
  if (schedule.getLanes() == LaneAxis::Query && op.getQueryHeads() != 1)
    return op.emitOpError("is no tile: it spans more than one query head (run "
                          "attn-tile)");
  if (ShapedType::isDynamic(op.getQueryHeads()))
    return op.emitOpError("has a dynamic number of query heads in a tile");
  if (ShapedType::isDynamic(op.getQueryDepth()) ||
      ShapedType::isDynamic(op.getValueDepth()))
    return op.emitOpError("has a dynamic depth, which tiles of registers can't "
                          "hold: use attn-decompose");
  // A tile at the edge has a dynamic length that its slice bounds. Lanes along
  // the depth ask for more: see createDepthLaneProgram.
  std::optional<int64_t> queries = getQueryLengthBound(op);
  if (schedule.getLanes() == LaneAxis::Query &&
      (!queries || *queries > schedule.getQueryTile()))
    return op.emitOpError("is no tile: its query length is ")
           << (queries ? std::to_string(*queries) : "dynamic")
           << ", the schedule's query_tile is " << schedule.getQueryTile()
           << " (run attn-tile)";
  return success();
}

/// The number of keys that exist for this tile: the extent, or the length that
/// the batch has, counted from the tile's first key.
static OpFoldResult buildKeyEnd(AttentionOp op, OpBuilder &builder,
                                IndexMath &math) {
  Location loc = op.getLoc();
  OpFoldResult extent = op.getKeyLengthExtent(builder);
  Value lengths = op.getKeyLengths();
  if (!lengths)
    return extent;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value length = tensor::ExtractOp::create(builder, loc, lengths, zero);
  Value asIndex =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), length);
  // Clamp before anything is added: a length may be any integer.
  Value clamped = arith::MaxSIOp::create(builder, loc, asIndex, zero);
  OpFoldResult local = clamped;
  if (!op.getOrigin().empty())
    local =
        math.max(math.sub(local, op.getOrigin()[3]), builder.getIndexAttr(0));
  return math.min(local, extent);
}

KeyRanges OnlineSoftmaxRewrite::computeKeyRanges(const TileProgram &program) {
  IndexMath math(rewriter, op.getLoc());
  OpFoldResult zero = rewriter.getIndexAttr(0);
  int64_t keyTile = schedule.getKeyTile();
  OpFoldResult keyEnd = program.keyEnd;
  KeyRange visited = {zero, keyEnd}, uncut = {zero, keyEnd};

  OpFoldResult diagonal = program.diagonal;
  OpFoldResult lastQuery = math.addConstant(program.numQueries, -1);
  if (std::optional<int64_t> right = op.getBandRight()) {
    // The last query sees furthest, the first one least far.
    OpFoldResult furthest = math.add(lastQuery, diagonal);
    visited.end = math.max(
        math.min(math.addConstant(furthest, *right + 1), keyEnd), zero);
    uncut.end = math.max(
        math.min(math.addConstant(diagonal, *right + 1), keyEnd), zero);
  }
  if (std::optional<int64_t> left = op.getBandLeft()) {
    visited.begin = math.roundDown(
        math.max(math.addConstant(diagonal, -*left), zero), keyTile);
    uncut.begin =
        math.max(math.addConstant(math.add(lastQuery, diagonal), -*left), zero);
  }

  KeyRanges ranges;
  OpFoldResult bodyBegin = visited.begin;
  if (op.getBandLeft()) {
    bodyBegin =
        math.max(math.min(math.roundUp(uncut.begin, keyTile), visited.end),
                 visited.begin);
    ranges.head = KeyRange{visited.begin, bodyBegin};
  }
  OpFoldResult bodyEnd =
      math.max(math.roundDown(uncut.end, keyTile), bodyBegin);
  ranges.body = {bodyBegin, bodyEnd};
  // Nothing is cut when all keys are visited and blocks divide their number.
  std::optional<int64_t> end = getConstantIntValue(visited.end);
  std::optional<int64_t> whole = getConstantIntValue(bodyEnd);
  if (!end || !whole || *end != *whole)
    ranges.tail = KeyRange{bodyEnd, visited.end};
  return ranges;
}

TileState OnlineSoftmaxRewrite::emitLoop(TileProgram &program,
                                         const KeyRange &range,
                                         bool maskPositions,
                                         const TileState &init) {
  Location loc = op.getLoc();
  Value begin = getValueOrCreateConstantIndexOp(rewriter, loc, range.begin);
  Value end = getValueOrCreateConstantIndexOp(rewriter, loc, range.end);
  Value step =
      arith::ConstantIndexOp::create(rewriter, loc, schedule.getKeyTile());
  auto loop = scf::ForOp::create(
      rewriter, loc, begin, end, step, ValueRange{init.max, init.sum, init.acc},
      [&](OpBuilder &, Location, Value block, ValueRange args) {
        TileState state = program.emitBlock(block, maskPositions,
                                            {args[0], args[1], args[2]});
        scf::YieldOp::create(rewriter, loc,
                             ValueRange{state.max, state.sum, state.acc});
      });
  return {loop.getResult(0), loop.getResult(1), loop.getResult(2)};
}

LogicalResult OnlineSoftmaxRewrite::run() {
  if (failed(checkPreconditions()))
    return failure();
  rewriter.setInsertionPoint(op);
  IndexMath math(rewriter, op.getLoc());
  FailureOr<std::unique_ptr<TileProgram>> created =
      TileProgram::create(op, rewriter);
  if (failed(created))
    return failure();
  TileProgram &program = **created;
  program.keyEnd = buildKeyEnd(op, rewriter, math);

  KeyRanges ranges = computeKeyRanges(program);
  TileState state = program.emitPrologue();
  if (ranges.head)
    state = emitLoop(program, *ranges.head, /*maskPositions=*/true, state);
  state = emitLoop(program, ranges.body, /*maskPositions=*/false, state);
  if (ranges.tail)
    state = emitLoop(program, *ranges.tail, /*maskPositions=*/true, state);
  rewriter.replaceOp(op, program.emitEpilogue(state));
  return success();
}

namespace {
class AttnOnlineSoftmax
    : public attn::impl::AttnOnlineSoftmaxBase<AttnOnlineSoftmax> {
  void runOnOperation() override {
    SmallVector<AttentionOp> tiles;
    getOperation()->walk([&](AttentionOp op) { tiles.push_back(op); });
    IRRewriter rewriter(&getContext());
    for (AttentionOp op : tiles)
      if (failed(OnlineSoftmaxRewrite(op, rewriter).run()))
        return signalPassFailure();
  }
};
} // namespace
