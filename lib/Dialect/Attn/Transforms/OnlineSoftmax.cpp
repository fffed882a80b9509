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
// by TileProgram, once for each axis that SIMD lanes can run along. Gradients,
// whose blocks are those of their forward op, are BackwardProgram's.

#include "BackwardProgram.h"
#include "CollectiveCost.h"
#include "CollectiveProgram.h"
#include "KeyPositions.h"
#include "MergeSplitsProgram.h"
#include "MmaCost.h"
#include "QueryLengthBound.h"
#include "TargetDevice.h"
#include "TileProgram.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/ChosenSchedules.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNONLINESOFTMAX
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {

/// Rewrites one attention tile.
class OnlineSoftmaxRewrite {
public:
  OnlineSoftmaxRewrite(AttentionOp op, IRRewriter &rewriter)
      : op(op), rewriter(rewriter), schedule(op.getScheduleAttr()) {}

  LogicalResult run();

private:
  LogicalResult checkPreconditions();
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
  FailureOr<std::unique_ptr<TileProgram>> created =
      TileProgram::create(op, rewriter);
  if (failed(created))
    return failure();
  TileProgram &program = **created;
  KeyRanges ranges =
      buildKeyRanges(op, rewriter, program.place, schedule.getKeyTile());
  TileState state = program.emitPrologue();
  if (ranges.head)
    state = emitLoop(program, *ranges.head, /*maskPositions=*/true, state);
  state = emitLoop(program, ranges.body, /*maskPositions=*/false, state);
  if (ranges.tail)
    state = emitLoop(program, *ranges.tail, /*maskPositions=*/true, state);
  rewriter.replaceOp(op, program.emitEpilogue(state));
  return success();
}

/// Asks code generation for pairs of instructions where it can make them, and
/// for so few registers that a compute unit holds as many
/// workgroups as the cost model's estimate says, but no more than are wanted.
static void requestWorkgroups(gpu::GPUFuncOp kernel, CollectiveAttr schedule,
                              const CollectiveCost &cost,
                              const GpuModel &chip) {
  int64_t workgroups = cost.workgroupsPerUnit;
  int64_t waves = std::min<int64_t>(
      llvm::divideCeil(workgroups * schedule.getWaves(), chip.simdsPerUnit),
      chip.wantedWavesPerSimd);
  Builder builder(kernel.getContext());
  // What pairs read and add to takes registers, which are to cost no workgroup.
  constexpr int64_t pairVgprs = 8;
  if (chip.pairsInstructions &&
      chip.getWorkgroupsPerUnit(schedule.getWaves(), cost.vgprs + pairVgprs,
                                cost.ldsBytes) == workgroups)
    kernel->setAttr("attn.pairs_instructions", builder.getUnitAttr());
  // Code generators have no reason of their own to leave room for a second
  // workgroup.
  if (waves <= 1)
    return;
  switch (chip.isa) {
  case GpuIsa::Amdgpu:
    kernel->setAttr("rocdl.waves_per_eu", builder.getI32IntegerAttr(waves));
    break;
  case GpuIsa::Nvptx:
    // Among matrix instructions, ptxas moves reads ahead as far as registers
    // reach, and spills: it is to have what was counted on, with what estimates
    // were too low by for some kernels, and no more.
    constexpr int64_t slack = 24;
    workgroups =
        schedule.getMma()
            ? chip.getWorkgroupsPerUnit(
                  schedule.getWaves(),
                  std::min(cost.vgprs + slack, chip.maxVgprs), cost.ldsBytes)
            : waves * chip.simdsPerUnit / schedule.getWaves();
    kernel->setAttr("nvvm.minctasm", builder.getI32IntegerAttr(
                                         std::max<int64_t>(workgroups, 1)));
    break;
  }
}

/// How the passes that follow cut the products of a kernel's program, and deal
/// out its rows; and what it needs to be found by if its code does not fit.
static void markKernel(gpu::GPUFuncOp kernel, CollectiveAttr collective,
                       Attribute chosen) {
  if (kernel && collective)
    kernel->setAttr("attn.collective", collective);
  if (kernel && chosen)
    kernel->setAttr(chosenScheduleAttrName, chosen);
}

/// Whether `op` is a tile on memrefs whose collective schedule a workgroup can
/// follow; emits an error on it otherwise.
static LogicalResult verifyCollectiveTile(AttentionOp op) {
  CollectiveAttr schedule = op.getCollectiveAttr();
  if (op.isOnTensors())
    return op.emitOpError("has a collective schedule and is on tensors: run "
                          "attn-tile and bufferize first");
  auto describe = [](int64_t extent) {
    return ShapedType::isDynamic(extent) ? std::string("dynamic")
                                         : std::to_string(extent);
  };
  if (op.getComputeType().isF64())
    return op.emitOpError("is of f64, for which there is no collective "
                          "program: schedule it for a host");
  if (op.getBatch() != 1)
    return op.emitOpError("is no tile: its batch is ")
           << describe(op.getBatch()) << ", expected 1 (run attn-tile)";
  if (op.getKeyHeads() != 1)
    return op.emitOpError("is no tile: it has ")
           << describe(op.getKeyHeads())
           << " key heads, expected 1 (run attn-tile)";
  int64_t heads = op.getQueryHeads();
  if (ShapedType::isDynamic(heads) || heads > schedule.getHeads())
    return op.emitOpError("is no tile: it has ")
           << describe(heads) << " query heads, its schedule packs "
           << schedule.getHeads() << " (run attn-tile)";
  if (ShapedType::isDynamic(op.getQueryDepth()) ||
      ShapedType::isDynamic(op.getValueDepth()))
    return op.emitOpError("has a dynamic depth, which tiles of registers can't "
                          "hold: use attn-decompose");
  std::optional<int64_t> queries = getQueryLengthBound(op);
  if (!queries || *queries > schedule.getQueryTile())
    return op.emitOpError("is no tile: its query length is ")
           << (queries ? std::to_string(*queries) : "dynamic")
           << ", the schedule's query_tile is " << schedule.getQueryTile()
           << " (run attn-tile)";
  const GpuModel *chip = getScheduleChip(op, schedule);
  if (!chip)
    return failure();
  std::string obstacle =
      findObstacle(CollectiveProblem(op, *chip), schedule, *chip);
  if (!obstacle.empty())
    return op.emitOpError("has a collective schedule that can't be built: ")
           << obstacle;
  return success();
}

namespace {
class AttnOnlineSoftmax
    : public attn::impl::AttnOnlineSoftmaxBase<AttnOnlineSoftmax> {
  void runOnOperation() override {
    SmallVector<AttentionOp> tiles;
    getOperation()->walk([&](AttentionOp op) {
      // A kernel's tile gets its program once it is on buffers.
      auto loop = op->getParentOfType<scf::ForallOp>();
      if (!op.isOnTensors() || !loop || !loop->hasAttr("attn.chip"))
        tiles.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (AttentionOp op : tiles) {
      CollectiveAttr collective = op.getCollectiveAttr();
      Attribute chosen = op->getAttr(chosenScheduleAttrName);
      auto kernel = op->getParentOfType<gpu::GPUFuncOp>();
      if (failed(collective ? verifyCollectiveTile(op)
                            : OnlineSoftmaxRewrite(op, rewriter).run()))
        return signalPassFailure();
      if (!collective)
        continue;
      const GpuModel *chip = findGpuModel(collective.getChip().getValue());
      CollectiveCost cost = {};
      if (chip)
        cost = getCollectiveCost(op, collective, *chip);
      emitCollectiveProgram(op, rewriter);
      markKernel(kernel, collective, chosen);
      if (kernel && chip)
        requestWorkgroups(kernel, collective, cost, *chip);
    }
    SmallVector<AttentionBackwardOp> gradients;
    getOperation()->walk(
        [&](AttentionBackwardOp op) { gradients.push_back(op); });
    for (AttentionBackwardOp op : gradients)
      if (failed(emitBackwardProgram(op, rewriter)))
        return signalPassFailure();
    // Merges are left to attn-decompose outside of kernels.
    SmallVector<MergeSplitsOp> merges;
    getOperation()->walk([&](MergeSplitsOp op) {
      if (!op.isOnTensors())
        merges.push_back(op);
    });
    for (MergeSplitsOp op : merges) {
      CollectiveAttr collective = op.getCollectiveAttr();
      Attribute chosen = op->getAttr(chosenScheduleAttrName);
      auto kernel = op->getParentOfType<gpu::GPUFuncOp>();
      if (failed(emitMergeSplitsProgram(op, rewriter)))
        return signalPassFailure();
      markKernel(kernel, collective, chosen);
    }
  }
};
} // namespace
