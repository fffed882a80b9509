//===- CollectiveCost.cpp - What a collective schedule costs --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A workgroup's block of keys takes as long as the busiest of vector units,
// workgroup memory and memory, a little longer where two are nearly as busy,
// and a fixed time for each of its stages, in which a compute unit only goes on
// with what other workgroups it holds. That time and the counts of instructions
// were fitted to cycle models of nine kernels (docs/Rationale.md).

#include "CollectiveCost.h"
#include "CollectiveProblem.h"
#include "LdsLayouts.h"
#include "MmaCost.h"
#include "TargetDevice.h"
#include "attn/Dialect/Attn/Transforms/ScoreChain.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace attn;

int64_t attn::getPaddedValueDepth(int64_t depth, int64_t rowLanes) {
  int64_t best = 0;
  for (int64_t group : {4, 2, 1}) {
    int64_t padded = llvm::alignTo(depth, rowLanes * group);
    if (best == 0 || padded < best)
      best = padded;
  }
  return best;
}

Type attn::getProductType(Type elementType, const GpuModel &chip) {
  return elementType.isF16() && chip.hasHalfDot
             ? elementType
             : Float32Type::get(elementType.getContext());
}

namespace {
/// A schedule's numbers for one problem.
struct Shape {
  Shape(const CollectiveProblem &problem, CollectiveAttr schedule,
        const GpuModel &chip);

  int64_t lanes, rowGroups;
  /// Rows, keys and columns of the output that a lane has.
  int64_t laneRows, laneKeys, laneColumns;
  int64_t queryDepth, valueDepth;
};
} // namespace

/// Lengths that are taken for those known at run time only: a prompt, and the
/// cache of a decoding step.
static constexpr int64_t assumedLength = 4096;

/// Bytes of an element of `bias`, if it has one for each pair and rows of keys
/// that the copy engine can move; else none.
static int64_t getFillableBytes(Value bias, LayoutAttr layout) {
  auto type = cast<ShapedType>(bias.getType());
  std::optional<unsigned> query = layout.getDim(Axis::Query);
  if (!query || type.getDimSize(*query) == 1 ||
      layout.getAxes().back() != Axis::Key)
    return 0;
  int64_t keys = type.getShape().back(),
          bytes = type.getElementTypeBitWidth() / 8;
  if (ShapedType::isDynamic(keys) || keys == 1 || bytes > 4 ||
      keys * bytes % CollectiveProblem::pieceBytes != 0)
    return 0;
  return bytes;
}

CollectiveProblem::CollectiveProblem(AttentionOp op, const GpuModel &chip) {
  auto known = [](int64_t extent, int64_t otherwise) {
    return ShapedType::isDynamic(extent) ? otherwise
                                         : std::max<int64_t>(extent, 1);
  };
  knowsHeads = op.getQueryHeads() > 0 && op.getKeyHeads() > 0;
  batch = known(op.getBatch(), 1);
  queryHeads = known(op.getQueryHeads(), 1);
  group = knowsHeads ? queryHeads / op.getKeyHeads() : 1;
  queries = known(op.getQueryLength(), assumedLength);
  keys = known(op.getKeyLength(), std::max(assumedLength, queries));
  queryDepth = op.getQueryDepth();
  valueDepth = op.getValueDepth();
  elementType = getElementTypeOrSelf(op.getQuery().getType());
  productType = getProductType(elementType, chip);
  memoryBytes = elementType.getIntOrFloatBitWidth() / 8;
  productBytes = productType.getIntOrFloatBitWidth() / 8;
  pack = getDotPack(productType);
  // What is not contiguous along the depth is loaded element by element, each
  // at an address that stays in a register, for keys and for values.
  auto getStagedBytes = [&](LayoutAttr layout, int64_t depth) -> int64_t {
    bool isContiguous = layout.getAxes().back() == Axis::Depth;
    return isContiguous && depth * memoryBytes % 4 == 0 ? memoryBytes : 12;
  };
  stagedQueryBytes = getStagedBytes(op.getQueryLayout(), queryDepth);
  stagedKeyBytes = getStagedBytes(op.getKeyLayout(), queryDepth);
  stagedValueBytes = getStagedBytes(op.getValueLayout(), valueDepth);
  // A slice ends where its tensor goes on.
  auto isWhole = [](Value operand) {
    while (isa_and_nonnull<tensor::CastOp, tensor::ExpandShapeOp,
                           tensor::CollapseShapeOp>(operand.getDefiningOp()))
      operand = operand.getDefiningOp()->getOperand(0);
    return !operand.getDefiningOp<tensor::ExtractSliceOp>();
  };
  areQueriesWhole = isWhole(op.getQuery());
  areKeysWhole =
      isWhole(op.getKey()) && isWhole(op.getValue()) && !op.getPageTable();
  hasKeyLengths = bool(op.getKeyLengths());
  readsByKey = op.getBias() || op.getMask() || readsArraysAlong(op, 3);
  hasNarrowRows =
      op.getOutputLayout().getAxes().back() == Axis::Depth &&
      getMmaType(getElementTypeOrSelf(op.getOutput().getType())).has_value();
  right = op.getBandRight().value_or(keys);
  left = op.getBandLeft().value_or(keys);
  knowsLengths =
      op.getQueryLength() > 0 && op.getKeyLength() > 0 && !hasKeyLengths;
  scoreOperands = (op.getBias() ? 1 : 0) + (op.getMask() ? 1 : 0);
  filledBiasBytes = op.getBias() && isWhole(op.getBias())
                        ? getFillableBytes(op.getBias(), op.getBiasLayoutAttr())
                        : 0;
  unevenVgprs = valueDepth > 32 && valueDepth % 32 != 0 ? 40 : 0;
  chainVgprs = op.hasScoreRegion() || op.getSoftcapAttr() ? 24 : 8;
  hasChain = op.hasScoreRegion() || op.getSoftcapAttr() || op.getBias();
  if (op.getDropoutAttr())
    chainVgprs = std::max<int64_t>(chainVgprs, 88);
}

Shape::Shape(const CollectiveProblem &problem, CollectiveAttr schedule,
             const GpuModel &chip) {
  lanes = schedule.getWaves() * chip.waveSize;
  rowGroups = lanes / schedule.getRowLanes();
  laneRows = schedule.getRows() / rowGroups;
  laneKeys = schedule.getLaneKeys();
  queryDepth = llvm::alignTo(problem.queryDepth, schedule.getDepthStage());
  valueDepth = getPaddedValueDepth(problem.valueDepth, schedule.getRowLanes());
  laneColumns = valueDepth / schedule.getRowLanes();
}

//===----------------------------------------------------------------------===//
// Space
//===----------------------------------------------------------------------===//

/// Bytes of workgroup memory, as attn-promote-lds hands them out: queries stay,
/// stages of keys lie where those of probabilities and values do.
static int64_t getLdsBytes(const CollectiveProblem &problem,
                           CollectiveAttr schedule, const Shape &shape) {
  auto getBytes = [&](LdsTileRole role, int64_t rows, int64_t columns) {
    return static_cast<int64_t>(llvm::alignTo(
        getLdsTileBytes(role, rows, columns, problem.productType), 16));
  };
  int64_t rows = schedule.getRows();
  int64_t queries = getBytes(LdsTileRole::Lhs, rows, shape.queryDepth);
  int64_t keys = getBytes(LdsTileRole::TransposedRhs, schedule.getKeyTile(),
                          schedule.getDepthStage());
  int64_t values =
      getBytes(LdsTileRole::Rhs, schedule.getKeyStage(), shape.valueDepth);
  int64_t probabilities =
      getBytes(LdsTileRole::ComputedLhs, rows, schedule.getKeyStage());
  return queries + std::max(keys, probabilities + values);
}

/// Dwords that a lane holds of a stage on its way to workgroup memory.
static int64_t getStagedDwords(const CollectiveProblem &problem,
                               CollectiveAttr schedule, const Shape &shape) {
  int64_t bytes = std::max(
      schedule.getKeyTile() * schedule.getDepthStage() * problem.stagedKeyBytes,
      schedule.getKeyStage() * shape.valueDepth * problem.stagedValueBytes);
  return llvm::divideCeil(bytes, shape.lanes * 4);
}

static int64_t getVgprs(const CollectiveProblem &problem,
                        CollectiveAttr schedule, const Shape &shape) {
  int64_t scores = shape.laneRows * shape.laneKeys;
  // Output, maximum and sum of each row, addresses.
  int64_t always = shape.laneRows * (shape.laneColumns + 2) + 10 +
                   getStagedDwords(problem, schedule, shape) +
                   problem.unevenVgprs;
  // All stages of values are unrolled, and the addresses of single elements,
  // which don't change from block to block, wait in registers.
  if (problem.stagedValueBytes > 4) {
    always += schedule.getKeyTile() * shape.valueDepth / shape.lanes;
    // More of them by measure, above all where pairs are put together.
    constexpr int64_t fewColumns = 128;
    always += std::max<int64_t>(problem.valueDepth - fewColumns, 0) /
              (problem.pack > 1 ? 1 : 16);
  }
  // The first product holds 16 bytes of each row of the shorter side and
  // streams the other; the second has two steps of values in flight.
  int64_t firstProduct =
      scores + 4 * std::min(shape.laneRows, shape.laneKeys) + 12;
  int64_t chain = scores * (1 + problem.scoreOperands) + problem.chainVgprs;
  int64_t secondProduct =
      scores / problem.pack + 2 * shape.laneColumns + 4 * shape.laneRows;
  return always + std::max({firstProduct, chain, secondProduct});
}

static int64_t getCodeBytes(const CollectiveProblem &problem,
                            CollectiveAttr schedule, const Shape &shape,
                            const GpuModel &chip) {
  // v_dot2_f32_f16 is 8 bytes, v_dot2c_f32_f16 and v_fmac_f32 are 4. One stage
  // of keys is in the loop over stages and one behind it; all stages of values
  // are unrolled.
  int64_t dotBytes = problem.pack > 1 && !chip.hasShortDot ? 8 : 4;
  int64_t keyStages = shape.queryDepth > schedule.getDepthStage() ? 2 : 1;
  int64_t firstProduct = keyStages * shape.laneRows * shape.laneKeys *
                         schedule.getDepthStage() / problem.pack;
  int64_t secondProduct =
      shape.laneRows * shape.laneColumns * schedule.getKeyTile() / problem.pack;
  return (firstProduct + secondProduct) * dotBytes * 9 / 8 +
         shape.laneRows * shape.laneKeys * 48 + 1024;
}

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

/// Keys that a workgroup walks, on average.
static double getVisitedKeys(const CollectiveProblem &problem,
                             CollectiveAttr schedule) {
  double tile = schedule.getQueryTile(), keys = problem.keys;
  if (problem.right < problem.keys)
    keys = std::max<double>(keys - problem.queries / 2.0, keys / 2.0) +
           tile / 2 + problem.right;
  if (problem.left < problem.keys)
    keys = std::min(keys, problem.left +
                              std::min<double>(problem.right, problem.keys) +
                              tile + schedule.getKeyTile() / 2.0);
  return std::min<double>(keys, problem.keys) / schedule.getSplits();
}

/// Bytes of memory that a block of keys takes.
static double getBlockBytes(const CollectiveProblem &problem,
                            CollectiveAttr schedule) {
  return double(schedule.getKeyTile()) *
         (problem.queryDepth + problem.valueDepth) * problem.memoryBytes;
}

double attn::combineClocks(ArrayRef<double> parts) {
  double sum = 0;
  for (double clocks : parts)
    sum += std::pow(clocks, 4);
  return std::pow(sum, 0.25);
}

/// Clocks of a compute unit with `resident` workgroups for one block of keys of
/// one of them.
static double getBlockClocks(const CollectiveProblem &problem,
                             CollectiveAttr schedule, const Shape &shape,
                             const GpuModel &chip, double resident) {
  double waves = schedule.getWaves(), keyTile = schedule.getKeyTile();
  double scores = shape.laneRows * shape.laneKeys;
  double outputs = shape.laneRows * shape.laneColumns;
  double keyDots = keyTile / problem.pack;
  double exponential = double(chip.transcendentalClocks) / chip.valuClocks;

  // Instructions of a wave: products, maximum, exponents, rounding and sums,
  // rescaling, reductions across lanes, interleaving of values.
  double instructions =
      scores * shape.queryDepth / problem.pack + outputs * keyDots +
      scores * (3.5 + exponential) + outputs +
      shape.laneRows *
          (2 * std::log2(schedule.getRowLanes()) + exponential + 6) +
      40;
  if (problem.pack > 1)
    instructions += keyTile * shape.valueDepth / 2 / shape.lanes;
  // Where some SIMDs have a wave less than others, they wait for some of the
  // time.
  double unitWaves = resident * waves;
  double evenSimds = unitWaves / std::ceil(unitWaves / chip.simdsPerUnit);
  double activeSimds =
      (std::min<double>(chip.simdsPerUnit, unitWaves) + evenSimds) / 2;
  double valu = waves * instructions * chip.valuClocks / activeSimds;

  // Dwords that lanes read from workgroup memory, and write.
  double dwords = (shape.laneRows + shape.laneKeys) * shape.queryDepth *
                      problem.productBytes / 4.0 +
                  keyDots * (shape.laneColumns + shape.laneRows) +
                  scores / problem.pack +
                  keyTile * (shape.queryDepth + shape.valueDepth) *
                      problem.productBytes / 4.0 / shape.lanes;
  double lds = dwords * shape.lanes * chip.ldsBankBytes / chip.ldsBytesPerClock;

  double memory =
      getBlockBytes(problem, schedule) / chip.memoryUnitBytesPerClock;

  double busiest = combineClocks({valu, lds, memory});
  double stages = double(shape.queryDepth) / schedule.getDepthStage() +
                  keyTile / schedule.getKeyStage();
  return busiest + stages * chip.stageClocks / resident;
}

/// Heads of a tile, and the numbers of tiles along the queries and of all.
static int64_t getHeads(const CollectiveProblem &problem,
                        CollectiveAttr schedule) {
  return std::min(schedule.getHeads(), problem.group);
}
static int64_t getQueryBlocks(const CollectiveProblem &problem,
                              CollectiveAttr schedule) {
  return llvm::divideCeil(problem.queries, schedule.getQueryTile());
}
static int64_t getTiles(const CollectiveProblem &problem,
                        CollectiveAttr schedule) {
  return problem.batch *
         llvm::divideCeil(problem.queryHeads, getHeads(problem, schedule)) *
         getQueryBlocks(problem, schedule);
}

static CollectiveCost getCost(const CollectiveProblem &problem,
                              CollectiveAttr schedule, const Shape &shape,
                              const GpuModel &chip) {
  CollectiveCost cost;
  std::optional<MmaCost> mma;
  if (schedule.getMma())
    mma.emplace(problem, schedule, chip);
  cost.ldsBytes =
      mma ? mma->getLdsBytes() : getLdsBytes(problem, schedule, shape);
  cost.vgprs = mma ? mma->getVgprs() : getVgprs(problem, schedule, shape);
  cost.codeBytes =
      mma ? mma->getCodeBytes() : getCodeBytes(problem, schedule, shape, chip);
  cost.workgroupsPerUnit =
      chip.getWorkgroupsPerUnit(schedule.getWaves(), cost.vgprs, cost.ldsBytes);
  // Roles share out all registers of a compute unit.
  if (schedule.getMma() && schedule.getMma().getProducer())
    cost.workgroupsPerUnit = std::min<int64_t>(cost.workgroupsPerUnit, 1);
  cost.clocks = 0;
  if (cost.workgroupsPerUnit == 0)
    return cost;

  int64_t heads = getHeads(problem, schedule);
  int64_t queryBlocks = getQueryBlocks(problem, schedule);
  int64_t tiles = getTiles(problem, schedule);
  double perUnit =
      llvm::divideCeil(tiles * schedule.getSplits(), chip.computeUnits);
  double resident = std::min<double>(cost.workgroupsPerUnit, perUnit);
  // Tiles of the same keys that run at one time read them from memory once.
  double sharing =
      std::min<double>(queryBlocks * llvm::divideCeil(problem.group, heads),
                       chip.computeUnits * resident);
  double keyTile = schedule.getKeyTile();
  double blocks = getVisitedKeys(problem, schedule) / keyTile;
  if (problem.right < problem.keys && schedule.getSplits() == 1)
    // Where the diagonal lies differs from tile to tile: no common rounding.
    blocks += std::max(keyTile - schedule.getQueryTile(), 0.0) / (2 * keyTile);
  else
    blocks = std::ceil(blocks);
  blocks = std::max(1.0, blocks);
  double block = mma ? mma->getBlockClocks(resident)
                     : getBlockClocks(problem, schedule, shape, chip, resident);
  // What the instruction cache does not hold is fetched in every block.
  if (cost.codeBytes > chip.instructionCacheBytes)
    block *= double(cost.codeBytes) / chip.instructionCacheBytes;
  // A workgroup that stays fetches what a tile begins with while it ends the
  // tile before: keys, and queries if they pass workgroup memory.
  bool isPrefetched = schedule.getMma() &&
                      schedule.getMma().getQueriesInLds() &&
                      schedule.getMma().getTiles() != TileOrder::One;
  double starts = isPrefetched ? 1 : std::ceil(perUnit / resident);
  double unitClocks = perUnit * blocks * block + starts * chip.workgroupClocks;
  // All compute units share the memory, whichever of them the last tiles are
  // on.
  double bytesPerClock =
      double(chip.memoryGBytesPerSecond) * 1000 / chip.clockMHz;
  double memoryClocks = tiles * schedule.getSplits() * blocks *
                        getBlockBytes(problem, schedule) / sharing /
                        bytesPerClock;
  cost.clocks = combineClocks({unitClocks, memoryClocks});
  if (schedule.getSplits() > 1) {
    double elements = double(problem.batch) * problem.queryHeads *
                      problem.queries * (problem.valueDepth + 1) *
                      schedule.getSplits();
    // Written and read once. The small kernel that joins them has few loads in
    // flight: a sixth of the bandwidth, by the simulator. Where each row has a
    // wave of its own, 16 parts are waited for at a time.
    constexpr double partsAtATime = 16, waitClocks = 1000;
    if (mma && findScheduleAtom(schedule, chip)->isDirect())
      cost.clocks +=
          chip.launchClocks + elements * 8 / bytesPerClock +
          waitClocks * std::ceil(schedule.getSplits() / partsAtATime);
    else
      cost.clocks += chip.launchClocks + elements * 8 * 6 / bytesPerClock;
  }
  return cost;
}

CollectiveCost attn::getCollectiveCost(AttentionOp op, CollectiveAttr schedule,
                                       const GpuModel &chip) {
  CollectiveProblem problem(op, chip);
  return getCost(problem, schedule, Shape(problem, schedule, chip), chip);
}

//===----------------------------------------------------------------------===//
// What can be built
//===----------------------------------------------------------------------===//

std::string attn::findObstacle(const CollectiveProblem &problem,
                               CollectiveAttr schedule, const GpuModel &chip) {
  if (schedule.getMma())
    return findMmaObstacle(problem, schedule, chip);
  int64_t lanes = schedule.getWaves() * chip.waveSize;
  if (schedule.getRowLanes() > chip.waveSize)
    return llvm::formatv("row_lanes is {0}, a wave has {1} lanes",
                         schedule.getRowLanes(), chip.waveSize);
  if (lanes > chip.maxWorkgroupSize)
    return llvm::formatv("{0} waves are {1} lanes, a workgroup has {2}",
                         schedule.getWaves(), lanes, chip.maxWorkgroupSize);
  if (schedule.getRows() * schedule.getRowLanes() < lanes)
    return llvm::formatv(
        "{0} rows are fewer than the {1} that {2} waves with {3} lanes a row "
        "have",
        schedule.getRows(), lanes / schedule.getRowLanes(), schedule.getWaves(),
        schedule.getRowLanes());
  if (schedule.getLaneKeys() % problem.pack != 0)
    return llvm::formatv("a lane has {0} keys of a block, expected a multiple "
                         "of {1}, which a dot product takes",
                         schedule.getLaneKeys(), problem.pack);
  if (schedule.getKeyStage() % (problem.pack * schedule.getRowLanes()) != 0)
    return llvm::formatv("key_stage is {0}, expected a multiple of {1}",
                         schedule.getKeyStage(),
                         problem.pack * schedule.getRowLanes());
  if (schedule.getDepthStage() * problem.productBytes % 16 != 0)
    return llvm::formatv("depth_stage is {0} elements of {1} bytes, expected a "
                         "multiple of 16 bytes",
                         schedule.getDepthStage(), problem.productBytes);
  return {};
}

std::string attn::findMisfit(AttentionOp op, CollectiveAttr schedule,
                             const GpuModel &chip) {
  CollectiveProblem problem(op, chip);
  std::string obstacle = findObstacle(problem, schedule, chip);
  if (!obstacle.empty())
    return "can't be built: " + obstacle;
  CollectiveCost cost =
      getCost(problem, schedule, Shape(problem, schedule, chip), chip);
  if (cost.ldsBytes > chip.maxWorkgroupLdsBytes)
    return llvm::formatv("needs {0} bytes of LDS, {1} gives a workgroup {2}",
                         cost.ldsBytes, StringRef(chip.name),
                         chip.maxWorkgroupLdsBytes);
  int64_t maxVgprs =
      schedule.getMma() && schedule.getWaves() <= chip.simdsPerUnit
          ? getMaxMmaVgprs(chip)
          : chip.maxVgprs;
  if (cost.vgprs > maxVgprs || cost.workgroupsPerUnit == 0)
    return llvm::formatv("needs about {0} registers in each lane of {1} waves, "
                         "{2} has {3} for a lane and {4} for all waves of a "
                         "SIMD",
                         cost.vgprs, schedule.getWaves(), StringRef(chip.name),
                         maxVgprs, chip.simdVgprs);
  return {};
}

LogicalResult attn::verifyCollective(AttentionOp op, CollectiveAttr schedule,
                                     const GpuModel &chip) {
  std::string misfit = findMisfit(op, schedule, chip);
  if (misfit.empty())
    return success();
  return op.emitOpError("has a collective schedule that ") << misfit;
}

//===----------------------------------------------------------------------===//
// Search
//===----------------------------------------------------------------------===//

/// Numbers of heads that a tile can pack: one, parts of a group, or all of it.
static SmallVector<int64_t> getHeadChoices(const CollectiveProblem &problem) {
  SmallVector<int64_t> choices = {1};
  if (!problem.knowsHeads)
    return choices;
  for (int64_t heads = 2; heads < problem.group; heads *= 2)
    if (problem.group % heads == 0)
      choices.push_back(heads);
  int64_t all = llvm::PowerOf2Ceil(problem.group);
  if (all > 1)
    choices.push_back(all);
  return choices;
}

/// The numbers of splits that leave each some blocks of keys, no more than fill
/// the chip. Where keys come without passing through registers, one block is
/// waited for as long as several, one after the other, each.
static SmallVector<int64_t> getSplitChoices(const CollectiveProblem &problem,
                                            CollectiveAttr schedule,
                                            int64_t tiles,
                                            int64_t residentTiles) {
  int64_t leastKeys = std::max<int64_t>(2 * schedule.getKeyTile(), 256);
  if (schedule.getMma() && schedule.getMma().getDirectLoads())
    leastKeys = schedule.getKeyTile();
  SmallVector<int64_t> choices = {1};
  for (int64_t splits = 2;
       splits * leastKeys <= problem.keys && tiles * splits / 2 < residentTiles;
       ++splits)
    // Powers of two and what lies halfway between them.
    if (llvm::isPowerOf2_64(splits) ||
        (splits % 3 == 0 && llvm::isPowerOf2_64(splits / 3)))
      choices.push_back(splits);
  return choices;
}

/// Registers that a schedule may need at most where the rejected ones turned
/// out not to fit. The worse the estimate proves to be, the larger the step.
static int64_t getVgprLimit(const CollectiveProblem &problem,
                            const GpuModel &chip,
                            ArrayRef<CollectiveAttr> rejected) {
  int64_t limit = getMaxMmaVgprs(chip);
  for (auto [index, schedule] : llvm::enumerate(rejected)) {
    CollectiveCost cost =
        getCost(problem, schedule, Shape(problem, schedule, chip), chip);
    limit = std::min(limit, cost.vgprs) * std::max<int64_t>(7 - index, 0) / 8;
  }
  return limit;
}

/// Puts a schedule in its place among the `count` cheapest. Of equally cheap
/// ones the first that came is the first.
static void takeCandidate(SmallVectorImpl<CollectiveCandidate> &candidates,
                          CollectiveCandidate candidate, size_t count) {
  auto *place = llvm::upper_bound(
      candidates, candidate,
      [](const CollectiveCandidate &lhs, const CollectiveCandidate &rhs) {
        return lhs.clocks < rhs.clocks;
      });
  if (llvm::any_of(candidates, [&](const CollectiveCandidate &other) {
        return other.schedule == candidate.schedule;
      }))
    return;
  candidates.insert(place, candidate);
  if (candidates.size() > count)
    candidates.pop_back();
}

SmallVector<CollectiveCandidate>
attn::chooseCollectives(AttentionOp op, const GpuModel &chip,
                        ArrayRef<CollectiveAttr> rejected, size_t count,
                        std::string &whyNone) {
  CollectiveProblem problem(op, chip);
  int64_t vgprLimit = getVgprLimit(problem, chip, rejected);
  MLIRContext *context = op.getContext();
  auto chipName = StringAttr::get(context, chip.name);
  constexpr int64_t maxRows = 128, maxLanes = 256;
  // The estimate of registers may be low by this much before code spills.
  bool isContiguous = problem.isContiguous();
  int64_t vgprMargin = (isContiguous ? 56 : 160) - problem.unevenVgprs;
  constexpr int64_t mmaMargin = 16, largeMmaMargin = 80;
  int64_t maxStagedDwords = 32, maxStageReads = 192;
  constexpr int64_t maxDepthStageBytes = 128;
  constexpr int64_t maxKeyStage = 64;
  SmallVector<CollectiveCandidate> candidates;
  // Two waves on a SIMD hide each other's latency, if they fit.
  int64_t maxMmaVgprs = chip.maxVgprs;
  int64_t leastLds = std::numeric_limits<int64_t>::max();

  /// Takes the schedule, with as many splits as are best, if it is the cheapest
  /// that has `margin` registers left.
  auto takeIfCheapest = [&](CollectiveAttr schedule, const Shape &shape,
                            int64_t margin) {
    CollectiveCost cost = getCost(problem, schedule, shape, chip);
    // All waves of a workgroup run at once.
    int64_t simdWaves =
        llvm::divideCeil(schedule.getWaves(), chip.simdsPerUnit);
    int64_t maxVgprs = schedule.getMma() ? maxMmaVgprs : chip.maxVgprs;
    if (cost.vgprs > std::min(maxVgprs, chip.simdVgprs / simdWaves) - margin ||
        cost.vgprs > vgprLimit)
      return;
    leastLds = std::min(leastLds, cost.ldsBytes);
    if (cost.workgroupsPerUnit == 0 ||
        cost.ldsBytes > chip.maxWorkgroupLdsBytes)
      return;
    for (int64_t splits :
         getSplitChoices(problem, schedule, getTiles(problem, schedule),
                         cost.workgroupsPerUnit * chip.computeUnits)) {
      // Few queries leave a tile for a producer empty: others do better there,
      // by measure.
      if (splits > 1 && schedule.getMma() && schedule.getMma().getProducer() &&
          problem.queries < schedule.getQueryTile())
        break;
      CollectiveAttr split = getSplitSchedule(problem, schedule, splits, chip);
      if (splits > 1)
        cost = getCost(problem, split, shape, chip);
      takeCandidate(candidates, {split, cost.clocks}, count);
    }
  };
  auto considerMma = [&](CollectiveAttr schedule) {
    if (!findMmaObstacle(problem, schedule, chip).empty())
      return;
    // Consumers beside a producer have a fixed number, which is counted exactly
    // enough.
    int64_t margin = schedule.getMma().getProducer() ? 0
                     : maxMmaVgprs > chip.maxVgprs   ? largeMmaMargin
                                                     : mmaMargin;
    takeIfCheapest(schedule, Shape(problem, schedule, chip), margin);
  };
  auto consider = [&](int64_t heads, int64_t queryTile, int64_t keyTile,
                      int64_t waves, int64_t rowLanes, int64_t depthStage,
                      int64_t keyStage) {
    auto schedule = CollectiveAttr::get(
        context, chipName, heads, queryTile, keyTile, waves, rowLanes,
        depthStage, keyStage, /*splits=*/1, /*mma=*/nullptr);
    if (!findObstacle(problem, schedule, chip).empty())
      return;
    Shape shape(problem, schedule, chip);
    // Each lane has some of a stage to move: 16 bytes of keys, or four columns
    // of the values that a dot product takes.
    if (keyTile * depthStage * problem.productBytes < 16 * shape.lanes ||
        keyStage / problem.pack * shape.valueDepth < 4 * shape.lanes)
      return;
    // Reads of one stage from workgroup memory may all be in flight at once.
    if (depthStage * problem.productBytes > maxDepthStageBytes ||
        keyStage > maxKeyStage * problem.pack)
      return;
    // Those of f32 are not packed, and LLVM holds a whole stage of them in some
    // kernels: no order of issue is forced on them.
    if (problem.pack == 1 &&
        std::max((shape.laneRows + shape.laneKeys) * depthStage,
                 (shape.laneRows + shape.laneColumns) * keyStage) >
            maxStageReads)
      return;
    // One large block is no loop but a long piece of straight code, in which
    // LLVM moves the reads of f32 far ahead, and loads of single elements.
    if (keyTile >= problem.keys && ((problem.pack == 1 && keyTile > 64) ||
                                    (!isContiguous && keyTile > 32)))
      return;
    // While one stage is written to workgroup memory the next is read.
    int64_t queryDwords = heads * queryTile * shape.queryDepth *
                          problem.stagedQueryBytes / (shape.lanes * 4);
    if (getStagedDwords(problem, schedule, shape) > maxStagedDwords ||
        queryDwords > 3 * maxStagedDwords)
      return;
    takeIfCheapest(schedule, shape, vgprMargin);
  };
  // Rows without a query cost less than lanes without a row.
  int64_t maxQueryTile =
      llvm::PowerOf2Ceil(std::max<int64_t>(problem.queries, 8));
  auto searchMma = [&] {
    for (int64_t heads : getHeadChoices(problem))
      forEachMmaSchedule(problem, chip, heads, considerMma);
  };
  int64_t maxKeyTile = 128;
  auto searchLanes = [&] {
    for (int64_t heads : getHeadChoices(problem))
      for (int64_t queryTile = 1;
           heads * queryTile <= maxRows && queryTile <= maxQueryTile;
           queryTile *= 2)
        for (int64_t waves = 1; waves * chip.waveSize <= maxLanes; waves *= 2)
          for (int64_t rowLanes : {8, 16, 32, 64})
            for (int64_t keyTile = 32; keyTile <= maxKeyTile; keyTile *= 2)
              for (int64_t depthStage : {8, 16, 32, 64})
                for (int64_t keyStage = rowLanes;
                     keyStage <= std::min<int64_t>(keyTile, 4 * rowLanes);
                     keyStage *= 2)
                  consider(heads, queryTile, keyTile, waves, rowLanes,
                           depthStage, keyStage);
  };
  auto search = [&] {
    searchMma();
    searchLanes();
  };
  search();
  if ((candidates.empty() || !candidates.front().schedule.getMma()) &&
      isContiguous) {
    maxMmaVgprs = getMaxMmaVgprs(chip);
    searchMma();
  }
  // A large depth has no smaller stages, and what no small tile serves may
  // still fit.
  int64_t smallestStage = maxStagedDwords;
  while (candidates.empty()) {
    if (maxStagedDwords < chip.maxVgprs / 4) {
      maxStagedDwords *= 2;
    } else if (vgprMargin > 64) {
      maxStagedDwords = smallestStage;
      vgprMargin -= 32;
    } else if (maxStageReads < 4 * chip.maxVgprs) {
      maxStagedDwords = smallestStage;
      maxStageReads = 4 * chip.maxVgprs;
    } else {
      break;
    }
    search();
  }
  // Code generators move reads of a block's keys far ahead, which no estimate
  // sees: what they spilled may fit with fewer keys.
  if (candidates.empty() && !rejected.empty()) {
    for (CollectiveAttr other : rejected)
      if (!other.getMma())
        maxKeyTile = std::min(maxKeyTile, other.getKeyTile() / 2);
    vgprLimit = chip.maxVgprs;
    searchLanes();
  }
  if (!candidates.empty())
    return candidates;
  if (!rejected.empty())
    whyNone = llvm::formatv(
        "kernels of {0} schedule{1} did not fit, and no smaller one is left",
        rejected.size(), rejected.size() == 1 ? "" : "s");
  else if (leastLds == std::numeric_limits<int64_t>::max())
    whyNone = llvm::formatv("its smallest tiles don't fit {0} registers",
                            chip.maxVgprs);
  else
    whyNone = llvm::formatv(
        "its smallest tiles take {0} bytes of LDS, {1} gives a workgroup {2}",
        leastLds, StringRef(chip.name), chip.maxWorkgroupLdsBytes);
  return candidates;
}
