//===- SelectSchedule.cpp - Choose a schedule by cost ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The cost model of host schedules, and the choice among those of a GPU
// (CollectiveCost.cpp). All numbers come from the device model and the op's
// shape; a schedule that the op carries already is kept, and one that was
// measured (TuningTable.cpp) comes before what the model picks.

#include "CollectiveCost.h"
#include "TargetDevice.h"
#include "TuningTable.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/ChosenSchedules.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Target/DeviceModel.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/FormatVariadic.h"
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

namespace {
/// A schedule, and what each part of it follows from, in the words of the
/// report.
struct Choice {
  ScheduleAttr schedule;
  SmallVector<std::pair<StringRef, std::string>> reasons;
};
} // namespace

/// Why a block of keys is as large as it is.
static std::string explainKeyTile(const Problem &problem, int64_t keyTile,
                                  int64_t queryTile,
                                  const DeviceModel &device) {
  int64_t bytes = problem.elementBits / 8;
  int64_t perKey =
      (queryTile + std::max(problem.queryDepth, problem.valueDepth)) * bytes;
  if (keyTile >= problem.keys)
    return llvm::formatv("all {0} keys are one block", problem.keys);
  if (keyTile * perKey <= device.l1Bytes)
    return llvm::formatv("scores and keys of a block take {0} of {1} bytes of "
                         "the first cache",
                         keyTile * perKey, device.l1Bytes);
  if (problem.biasBytes)
    return llvm::formatv("the bias is read in pieces of {0} bytes",
                         keyTile * problem.biasBytes);
  return llvm::formatv("no block is smaller than {0} lanes", keyTile);
}

static std::string describeCount(int64_t queries) {
  return queries > std::numeric_limits<int32_t>::max()
             ? std::string("any number of queries")
             : llvm::formatv("{0} quer{1}", queries, queries == 1 ? "y" : "ies")
                   .str();
}

/// Gradients are computed with lanes along the queries only.
static Choice chooseSchedule(AttentionOp op, const DeviceModel &device,
                             bool mayUseDepthLanes = true) {
  Problem problem = getProblem(op);
  int64_t lanes = device.getLanes(problem.elementBits);
  // Two rows of lanes share each broadcast scalar; the accumulators fill half
  // of the registers, which leaves room for operands in flight.
  int64_t registerLanes = 2 * lanes;
  int64_t registerRows = device.vectorRegisters / 2 / 2;
  MLIRContext *context = op.getContext();
  Choice choice;
  auto explain = [&](StringRef what, std::string why) {
    choice.reasons.push_back({what, std::move(why)});
  };

  int64_t depthCost = getDepthLaneCost(problem, lanes);
  int64_t queryCost = getQueryLaneCost(problem, lanes);
  if (mayUseDepthLanes && allowsDepthLanes(problem, lanes) &&
      problem.queries < lanes && depthCost < queryCost) {
    // All queries that share a key head are one tile; its keys stream by.
    int64_t queryTile = problem.queries;
    int64_t keyTile = chooseKeyTile(problem, queryTile * problem.group, device);
    choice.schedule = ScheduleAttr::get(
        context, queryTile, keyTile, LaneAxis::Depth, 2 * registerRows, lanes);
    explain("lanes", llvm::formatv("along the depth a key takes {0} vector "
                                   "instructions, along the queries {1}",
                                   depthCost, queryCost));
    explain("query_tile", "all queries that share a key head are one tile");
    explain("key_tile", explainKeyTile(problem, keyTile,
                                       queryTile * problem.group, device));
    explain("registers",
            llvm::formatv("half of {0} vector registers hold {1} products of "
                          "{2} lanes",
                          device.vectorRegisters, 2 * registerRows, lanes));
    return choice;
  }
  if (problem.queries >= lanes)
    explain("lanes", llvm::formatv("{0} fill vectors of {1} lanes",
                                   describeCount(problem.queries), lanes));
  else if (!allowsDepthLanes(problem, lanes))
    explain("lanes",
            llvm::formatv("depths of {0} and {1} do not fill vectors of {2} "
                          "lanes",
                          problem.queryDepth, problem.valueDepth, lanes));
  else
    explain("lanes", llvm::formatv("along the queries a key takes {0} vector "
                                   "instructions, along the depth {1}",
                                   queryCost, depthCost));
  // Many queries: a square of scores takes half of the first cache. Few take
  // fewer lanes.
  int64_t queryTile = registerLanes;
  while (4 * queryTile * queryTile * (problem.elementBits / 8) <=
         device.l1Bytes / 2)
    queryTile *= 2;
  std::string whyQueryTile = llvm::formatv(
      "a square of scores takes at most half of the {0} bytes of the first "
      "cache",
      device.l1Bytes);
  if (problem.queries < queryTile) {
    queryTile = llvm::alignTo(problem.queries,
                              problem.queries <= lanes ? lanes : registerLanes);
    whyQueryTile = llvm::formatv("{0}, rounded up to lanes",
                                 describeCount(problem.queries));
  }
  // A large depth leaves room for fewer queries.
  int64_t keyTile = chooseKeyTile(problem, queryTile, device);
  while (queryTile > lanes && queryTile % 2 == 0 &&
         getTileBytes(problem, queryTile, keyTile) > device.tileBytes) {
    queryTile /= 2;
    keyTile = chooseKeyTile(problem, queryTile, device);
    whyQueryTile = llvm::formatv(
        "all tiles of a workgroup take {0} of {1} bytes",
        getTileBytes(problem, queryTile, keyTile), device.tileBytes);
  }
  registerLanes = std::min(registerLanes, queryTile);
  choice.schedule =
      ScheduleAttr::get(context, queryTile, keyTile, LaneAxis::Query,
                        registerRows, registerLanes);
  explain("query_tile", std::move(whyQueryTile));
  explain("key_tile", explainKeyTile(problem, keyTile, queryTile, device));
  explain("registers",
          llvm::formatv("half of {0} vector registers hold {1} x {2} "
                        "accumulators",
                        device.vectorRegisters, registerRows, registerLanes));
  return choice;
}

/// The class of shapes that a measurement at the op's tells of, as an entry of
/// a tuning file has it.
static std::string getShapes(AttentionOp op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << ShapeClassAttr::getOf(op).getBucket();
  return text;
}

/// What remarks about an op's schedule begin with.
static remark::RemarkOpts getRemarkOptions(AttentionOp op, StringRef name) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  return remark::RemarkOpts::name(name)
      .category("attn-select-schedule")
      .function(function ? function.getName() : StringRef());
}

/// Tells whoever collects what the compiler did; see mlir/IR/Remarks.h. No
/// schedule is a choice, too.
static void reportChoice(AttentionOp op, StringRef device, Attribute schedule,
                         ArrayRef<std::pair<StringRef, std::string>> reasons) {
  remark::RemarkOpts options = getRemarkOptions(op, "schedule");
  remark::detail::InFlightRemark remark =
      schedule ? remark::passed(op.getLoc(), options)
               : remark::missed(op.getLoc(), options);
  if (!remark)
    return;
  using Arg = remark::detail::Remark::Arg;
  remark << Arg("device", device);
  if (schedule)
    remark << Arg("schedule", schedule);
  for (const auto &[what, why] : reasons)
    remark << Arg(what, StringRef(why));
}

/// Why the tiles of `schedule` don't fit the device, as the end of a sentence,
/// or nothing.
static std::string findExcess(const Problem &problem, ScheduleAttr schedule,
                              const DeviceModel &device) {
  int64_t rows = schedule.getQueryTile() *
                 (schedule.getLanes() == LaneAxis::Depth ? problem.group : 1);
  int64_t bytes = getTileBytes(problem, rows, schedule.getKeyTile());
  if (bytes <= device.tileBytes)
    return {};
  return llvm::formatv("{0} bytes, {1} has {2} for a workgroup", bytes,
                       StringRef(device.name), device.tileBytes);
}

/// Why `schedule` can't be taken for the op, as the end of a sentence about it,
/// or nothing.
static std::string findMisfit(const Problem &problem, ScheduleAttr schedule,
                              const DeviceModel &device) {
  int64_t lanes = device.getLanes(problem.elementBits);
  if (schedule.getLanes() == LaneAxis::Depth &&
      !allowsDepthLanes(problem, lanes))
    return llvm::formatv(
        "needs depths that fill vectors of {0} lanes, they are "
        "{1} and {2}",
        lanes, problem.queryDepth, problem.valueDepth);
  std::string excess = findExcess(problem, schedule, device);
  return excess.empty() ? "" : "has tiles that take " + excess;
}

/// Chooses the op's schedule, or checks the one that it carries. An op that no
/// schedule fits keeps none, with a remark.
static LogicalResult selectSchedule(AttentionOp op, const DeviceModel &device,
                                    const TuningTable &tuning) {
  auto keepNone = [&](std::string why) {
    op.emitRemark(why);
    reportChoice(op, device.name, {}, {{"none", std::move(why)}});
    return success();
  };
  if (ShapedType::isDynamic(op.getQueryDepth()) ||
      ShapedType::isDynamic(op.getValueDepth()))
    return keepNone("has a dynamic depth, which tiles of registers can't hold: "
                    "attn-decompose will hold all its scores in memory");
  if (op.getQueryDepth() == 0 || op.getValueDepth() == 0) {
    reportChoice(op, device.name, {}, {{"none", "the depth is zero"}});
    return success();
  }
  Problem problem = getProblem(op);
  Choice choice;
  ScheduleAttr given = op.getScheduleAttr();
  if (given) {
    choice = {given, {{"given", "the op carries it"}}};
  } else if (TunedOp entry = tuning.find(op, [&](Attribute schedule) {
               return findMisfit(problem, cast<ScheduleAttr>(schedule), device);
             })) {
    choice = {cast<ScheduleAttr>(entry.getSchedule()),
              {{"tuned", getPosition(entry)}}};
  } else {
    choice = chooseSchedule(op, device);
  }
  ScheduleAttr schedule = choice.schedule;
  std::string excess = findExcess(problem, schedule, device);
  if (!excess.empty()) {
    if (given)
      return op.emitOpError("has a schedule whose tiles take ") << excess;
    return keepNone("gets no schedule: its smallest tiles take " + excess);
  }
  choice.reasons.push_back({"shapes", getShapes(op)});
  op.setScheduleAttr(schedule);
  reportChoice(op, device.name, schedule, choice.reasons);
  return success();
}

/// The same for gradients: the schedule of the forward op whose gradients they
/// are. What tiles don't compute is left to attn-decompose, with a remark.
static LogicalResult selectSchedule(AttentionBackwardOp op,
                                    const DeviceModel &device) {
  if (op.getScheduleAttr())
    return success();
  auto keepNone = [&](StringRef why) {
    op.emitRemark(why) << ": attn-decompose will hold all its scores in memory";
    return success();
  };
  if (ShapedType::isDynamic(op.getQueryDepth()) ||
      ShapedType::isDynamic(op.getValueDepth()))
    return keepNone("has a dynamic depth, which tiles of registers can't hold");
  // Without elements there is nothing to cut.
  for (Value operand : op->getOperands())
    if (auto type = dyn_cast<ShapedType>(operand.getType()))
      if (llvm::is_contained(type.getShape(), 0))
        return success();
  OpBuilder builder(op);
  AttentionOp forward = op.buildForward(builder);
  Problem problem = getProblem(forward);
  ScheduleAttr schedule =
      chooseSchedule(forward, device, /*mayUseDepthLanes=*/false).schedule;
  forward.erase();
  if (!findExcess(problem, schedule, device).empty())
    return keepNone("gets no schedule, since its smallest tiles are too large");
  op.setScheduleAttr(schedule);
  return success();
}

/// Why no kernel serves the op, or nothing.
static std::string findKernelObstacle(AttentionOp op) {
  // Each iteration would send all of a tensor to the GPU and back, and the last
  // one to end would take back what the others wrote.
  for (Operation *loop = op->getParentOp(); loop; loop = loop->getParentOp())
    if (isa<scf::ForallOp, scf::ParallelOp>(loop))
      return "it is in a loop whose iterations run in parallel";
  if (ShapedType::isDynamic(op.getQueryDepth()) ||
      ShapedType::isDynamic(op.getValueDepth()))
    return "its depth is dynamic";
  if (op.getQueryDepth() == 0 || op.getValueDepth() == 0)
    return "its depth is zero";
  // Slices without elements are no views of their operand.
  for (Value operand : {op.getQuery(), op.getKey(), op.getValue()})
    if (llvm::is_contained(cast<ShapedType>(operand.getType()).getShape(), 0))
      return "it has no elements";
  if (op.getComputeType().isF64())
    return "it is of f64";
  if (op.getKeyLength() == 0)
    return "it has no keys";
  return {};
}

/// The schedules that `attn.rejected_schedules` names.
static FailureOr<SmallVector<CollectiveAttr>> getRejected(AttentionOp op) {
  SmallVector<CollectiveAttr> rejected;
  Attribute attr = op->getAttr(rejectedSchedulesAttrName);
  if (!attr)
    return rejected;
  auto array = dyn_cast<ArrayAttr>(attr);
  if (!array || !llvm::all_of(array, llvm::IsaPred<CollectiveAttr>))
    return op.emitOpError("expected an array of collective schedules as ")
           << rejectedSchedulesAttrName << ", got " << attr;
  llvm::append_range(rejected, array.getAsRange<CollectiveAttr>());
  return rejected;
}

/// Tells of the schedules that come next to the choice, and of what they are
/// estimated to take.
static void reportCandidates(AttentionOp op,
                             ArrayRef<CollectiveCandidate> candidates) {
  using Arg = remark::detail::Remark::Arg;
  for (const CollectiveCandidate &candidate : candidates) {
    remark::detail::InFlightRemark remark =
        remark::analysis(op.getLoc(), getRemarkOptions(op, "candidate"));
    if (!remark)
      return;
    remark << Arg("schedule", Attribute(candidate.schedule))
           << Arg("estimate",
                  llvm::formatv("{0} clocks", std::llround(candidate.clocks))
                      .str());
  }
}

/// Chooses the op's schedule for a GPU, or checks the one that it carries. An
/// op that the GPU does not serve is left for the host, with a remark.
static LogicalResult selectCollective(AttentionOp op, const GpuModel &chip,
                                      const TuningTable &tuning,
                                      size_t candidateCount) {
  // A schedule for the host says where the op is to run.
  if (op.getScheduleAttr())
    return success();
  auto leave = [&](std::string why) {
    op.emitRemark("runs on the host, not on ")
        << StringRef(chip.name) << ": " << why;
    reportChoice(op, chip.name, {}, {{"none", std::move(why)}});
    return success();
  };
  CollectiveAttr schedule = op.getCollectiveAttr();
  std::string obstacle = findKernelObstacle(op);
  if (schedule && !obstacle.empty())
    return op.emitOpError(
               "has a collective schedule, but no kernel serves it: ")
           << obstacle;
  if (!obstacle.empty())
    return leave(std::move(obstacle));
  SmallVector<std::pair<StringRef, std::string>> reasons;
  if (schedule) {
    if (schedule.getChip() != chip.name)
      return op.emitOpError("has a collective schedule for ")
             << schedule.getChip() << ", but the target is "
             << StringRef(chip.name);
    if (failed(verifyCollective(op, schedule, chip)))
      return failure();
    reasons.push_back({"given", "the op carries it"});
  } else {
    FailureOr<SmallVector<CollectiveAttr>> rejected = getRejected(op);
    if (failed(rejected))
      return failure();
    for (CollectiveAttr other : *rejected)
      if (failed(verifyCollective(op, other, chip)))
        return failure();
    TunedOp entry;
    // Code that did not fit is no reason to measure anew: the model knows what
    // is smaller.
    if (rejected->empty())
      entry = tuning.find(op, [&](Attribute measured) {
        return findMisfit(op, cast<CollectiveAttr>(measured), chip);
      });
    if (entry) {
      schedule = cast<CollectiveAttr>(entry.getSchedule());
      reasons.push_back({"tuned", getPosition(entry)});
    } else {
      std::string whyNone;
      SmallVector<CollectiveCandidate> candidates = chooseCollectives(
          op, chip, *rejected, std::max<size_t>(candidateCount, 1), whyNone);
      if (candidates.empty())
        return leave(std::move(whyNone));
      schedule = candidates.front().schedule;
      reportCandidates(op, ArrayRef(candidates).take_front(candidateCount));
    }
  }
  CollectiveCost cost = getCollectiveCost(op, schedule, chip);
  reasons.push_back({"lds", llvm::formatv("{0} of {1} bytes", cost.ldsBytes,
                                          chip.maxWorkgroupLdsBytes)});
  reasons.push_back({"registers", llvm::formatv("about {0} of {1}", cost.vgprs,
                                                chip.maxVgprs)});
  reasons.push_back(
      {"occupancy",
       llvm::formatv("{0} workgroups of {1} waves on a compute "
                     "unit",
                     cost.workgroupsPerUnit, schedule.getWaves())});
  reasons.push_back(
      {"estimate", llvm::formatv("{0} clocks", std::llround(cost.clocks))});
  reasons.push_back({"shapes", getShapes(op)});
  op.setCollectiveAttr(schedule);
  reportChoice(op, chip.name, schedule, reasons);
  return success();
}

/// Whether a schedule was taken away from an op and is to be chosen anew.
static bool isRejected(AttentionOp op) {
  return op->hasAttr(rejectedSchedulesAttrName) && !op.getCollectiveAttr() &&
         !op.getScheduleAttr();
}

namespace {
class AttnSelectSchedule
    : public attn::impl::AttnSelectScheduleBase<AttnSelectSchedule> {
  using AttnSelectScheduleBase::AttnSelectScheduleBase;

  /// Reads the tuning files once, for all copies of the pass.
  LogicalResult initialize(MLIRContext *context) override {
    auto table = std::make_shared<TuningTable>();
    StringRef device = target;
    if (device == "native")
      device = getNativeHostDeviceModel().name;
    if (failed(table->load(context, device, tuningFile)))
      return failure();
    tuning = std::move(table);
    return success();
  }

  void runOnOperation() override {
    const GpuModel *chip = findGpuModel(target);
    const DeviceModel *host =
        chip ? nullptr
             : getTargetDevice(getOperation(), target, ", " + listGpuModels());
    if (!chip && !host)
      return signalPassFailure();
    // What stood all of this before has been told about.
    WalkResult found = getOperation()->walk([](AttentionOp op) {
      return op->hasAttr(rejectedSchedulesAttrName) ? WalkResult::interrupt()
                                                    : WalkResult::advance();
    });
    bool onlyRejected = found.wasInterrupted();
    WalkResult result = getOperation()->walk([&](AttentionOp op) {
      if (onlyRejected && !isRejected(op))
        return WalkResult::advance();
      // What runs on a GPU needs no schedule for the host.
      if (host && op.getCollectiveAttr())
        return WalkResult::advance();
      LogicalResult selected =
          chip ? selectCollective(op, *chip, *tuning, candidates)
               : selectSchedule(op, *host, *tuning);
      return failed(selected) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    SmallVector<AttentionBackwardOp> gradients;
    getOperation()->walk(
        [&](AttentionBackwardOp op) { gradients.push_back(op); });
    for (AttentionBackwardOp op : gradients) {
      if (host) {
        if (failed(selectSchedule(op, *host)))
          return signalPassFailure();
      } else if (!onlyRejected && !op.getScheduleAttr()) {
        op.emitRemark("runs on the host, not on ")
            << StringRef(chip->name)
            << ": no kernels for GPUs are made of gradients yet";
      }
    }
  }

  std::shared_ptr<const TuningTable> tuning;
};
} // namespace
