//===- SelectSchedule.cpp - Choose a schedule by cost ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The cost model of host schedules. All numbers come from the device model and
// the op's shape; a schedule that the op carries already is kept.

#include "TargetDevice.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Target/DeviceModel.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNSELECTSCHEDULE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {
/// What the choice depends on; an unknown extent counts as large.
struct Problem {
  int64_t queries;
  int64_t keys;
  int64_t queryDepth;
  int64_t valueDepth;
  /// Query heads that share a key head, 1 if unknown.
  int64_t group;
  unsigned elementBits;
  /// Bytes of a bias for one pair of query and key, 0 if it does not differ
  /// from pair to pair.
  int64_t biasBytes;
};
} // namespace

static int64_t getBiasBytes(AttentionOp op) {
  if (!op.getBias())
    return 0;
  auto type = cast<ShapedType>(op.getBias().getType());
  for (Axis axis : {Axis::Query, Axis::Key}) {
    std::optional<unsigned> dim = op.getBiasLayoutAttr().getDim(axis);
    if (!dim || type.getDimSize(*dim) == 1)
      return 0;
  }
  return type.getElementTypeBitWidth() / 8;
}

static Problem getProblem(AttentionOp op) {
  auto known = [](int64_t extent) {
    return ShapedType::isDynamic(extent)
               ? std::numeric_limits<int64_t>::max() / 2
               : std::max<int64_t>(extent, 1);
  };
  int64_t queryHeads = op.getQueryHeads(), keyHeads = op.getKeyHeads();
  bool knowsGroup = queryHeads > 0 && keyHeads > 0;
  return {known(op.getQueryLength()),
          known(op.getKeyLength()),
          op.getQueryDepth(),
          op.getValueDepth(),
          knowsGroup ? queryHeads / keyHeads : 1,
          op.getComputeType().getWidth(),
          getBiasBytes(op)};
}

/// Vector instructions for one key with lanes along queries: every row of lanes
/// multiplies with each element of the key and of the value.
static int64_t getQueryLaneCost(const Problem &problem, int64_t lanes) {
  return llvm::divideCeil(problem.queries, lanes) * problem.group *
         (problem.queryDepth + problem.valueDepth);
}

/// The same with lanes along the depth: each query needs the lanes of a product
/// to be added up, which costs about one shuffle and one addition for every
/// other lane in a transposing reduction.
static int64_t getDepthLaneCost(const Problem &problem, int64_t lanes) {
  int64_t products = llvm::divideCeil(problem.queryDepth, lanes) +
                     llvm::divideCeil(problem.valueDepth, lanes);
  int64_t reduction = llvm::Log2_64_Ceil(lanes) + 1;
  return problem.queries * problem.group * (products + reduction);
}

/// Chunks of lanes that a product with lanes along the depth multiplies in one
/// step: each is two operands of an op that is unrolled whole.
static constexpr int64_t maxDepthChunks = 32;

/// Whether tiles with lanes along the depth can be built: the depth fills them.
static bool allowsDepthLanes(const Problem &problem, int64_t lanes) {
  return problem.queryDepth % lanes == 0 && problem.valueDepth % lanes == 0 &&
         problem.queryDepth / lanes <= maxDepthChunks;
}

/// Bytes of all tiles of a workgroup: queries and outputs, each once as they
/// lie in memory and once as they are computed with, keys, values, scores, and
/// the bias and the mask that go with these. Saturates.
static int64_t getTileBytes(const Problem &problem, int64_t rows,
                            int64_t keyTile) {
  double depths = double(problem.queryDepth) + problem.valueDepth;
  double elements =
      2.0 * rows * depths + 3.0 * rows * keyTile + double(keyTile) * depths;
  double bytes = elements * (problem.elementBits / 8);
  return bytes < 1e18 ? static_cast<int64_t>(bytes)
                      : std::numeric_limits<int64_t>::max();
}

/// The largest power of two whose block of scores, together with the block of
/// keys or values that is read with it, stays in the first cache. A bias is
/// read once, from far away, in one piece for each query and block of keys: it
/// asks for blocks that make those pieces long enough.
static int64_t chooseKeyTile(const Problem &problem, int64_t queryTile,
                             const DeviceModel &device) {
  int64_t bytes = problem.elementBits / 8;
  int64_t depth = std::max(problem.queryDepth, problem.valueDepth);
  int64_t perKey = (queryTile + depth) * bytes;
  int64_t limit = device.l1Bytes / perKey;
  if (problem.biasBytes)
    limit = std::max(limit, device.streamBytes / problem.biasBytes);
  limit = std::min<int64_t>(limit, llvm::PowerOf2Ceil(problem.keys));
  // A tile of one row of lanes is the least that pays for its loop.
  int64_t least = device.getLanes(problem.elementBits);
  return std::max<int64_t>(
      least, llvm::bit_floor<uint64_t>(std::max<int64_t>(limit, 1)));
}

static ScheduleAttr chooseSchedule(AttentionOp op, const DeviceModel &device) {
  Problem problem = getProblem(op);
  int64_t lanes = device.getLanes(problem.elementBits);
  // Two rows of lanes share each broadcast scalar; the accumulators fill half
  // of the registers, which leaves room for operands in flight.
  int64_t registerLanes = 2 * lanes;
  int64_t registerRows = device.vectorRegisters / 2 / 2;
  MLIRContext *context = op.getContext();

  if (allowsDepthLanes(problem, lanes) && problem.queries < lanes &&
      getDepthLaneCost(problem, lanes) < getQueryLaneCost(problem, lanes)) {
    // All queries that share a key head are one tile; its keys stream by.
    int64_t queryTile = problem.queries;
    int64_t keyTile = chooseKeyTile(problem, queryTile * problem.group, device);
    return ScheduleAttr::get(context, queryTile, keyTile, LaneAxis::Depth,
                             2 * registerRows, lanes);
  }
  // Many queries: a square of scores takes half of the first cache. Few take
  // fewer lanes.
  int64_t queryTile = registerLanes;
  while (4 * queryTile * queryTile * (problem.elementBits / 8) <=
         device.l1Bytes / 2)
    queryTile *= 2;
  if (problem.queries < queryTile)
    queryTile = llvm::alignTo(problem.queries,
                              problem.queries <= lanes ? lanes : registerLanes);
  // A large depth leaves room for fewer queries.
  int64_t keyTile = chooseKeyTile(problem, queryTile, device);
  while (queryTile > lanes && queryTile % 2 == 0 &&
         getTileBytes(problem, queryTile, keyTile) > device.tileBytes) {
    queryTile /= 2;
    keyTile = chooseKeyTile(problem, queryTile, device);
  }
  registerLanes = std::min(registerLanes, queryTile);
  return ScheduleAttr::get(context, queryTile, keyTile, LaneAxis::Query,
                           registerRows, registerLanes);
}

/// Chooses the op's schedule, or checks the one that it carries. An op that no
/// schedule fits keeps none, with a remark.
static LogicalResult selectSchedule(AttentionOp op, const DeviceModel &device) {
  if (ShapedType::isDynamic(op.getQueryDepth()) ||
      ShapedType::isDynamic(op.getValueDepth())) {
    op.emitRemark("has a dynamic depth, which tiles of registers can't hold: "
                  "attn-decompose will hold all its scores in memory");
    return success();
  }
  if (op.getQueryDepth() == 0 || op.getValueDepth() == 0)
    return success();
  Problem problem = getProblem(op);
  ScheduleAttr given = op.getScheduleAttr();
  ScheduleAttr schedule = given ? given : chooseSchedule(op, device);
  int64_t rows = schedule.getQueryTile() *
                 (schedule.getLanes() == LaneAxis::Depth ? problem.group : 1);
  int64_t bytes = getTileBytes(problem, rows, schedule.getKeyTile());
  if (bytes > device.tileBytes) {
    InFlightDiagnostic diagnostic =
        given ? op.emitOpError("has a schedule whose tiles take ")
              : op.emitRemark("gets no schedule: its smallest tiles take ");
    diagnostic << bytes << " bytes, " << StringRef(device.name) << " has "
               << device.tileBytes << " for a workgroup";
    return failure(static_cast<bool>(given));
  }
  op.setScheduleAttr(schedule);
  return success();
}

namespace {
class AttnSelectSchedule
    : public attn::impl::AttnSelectScheduleBase<AttnSelectSchedule> {
  using AttnSelectScheduleBase::AttnSelectScheduleBase;

  void runOnOperation() override {
    const DeviceModel *model = getTargetDevice(getOperation(), target);
    if (!model)
      return signalPassFailure();
    WalkResult result = getOperation()->walk([&](AttentionOp op) {
      return failed(selectSchedule(op, *model)) ? WalkResult::interrupt()
                                                : WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
