//===- MmaCost.cpp - What a block of keys costs by matrix units -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A block of keys keeps matrix units, vector units, workgroup memory and memory
// busy. Where groups of waves run half a block apart, these work at the same
// time, and a block takes as long as the busiest, a little longer where two are
// nearly as busy; where all waves multiply and then all compute, most of one
// comes on top of the other. Counts of instructions were taken from the code of
// such kernels, and the share that does not overlap was fitted to cycle models
// of them (docs/Rationale.md).

#include "MmaCost.h"
#include "LdsLayouts.h"
#include "TargetDevice.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace attn;

/// Bytes that a lane reads from workgroup memory at once.
static constexpr int64_t readBytes = 16;

/// Powers of two that a row may grow by until it is scaled anew: what was best
/// in the kernels that were looked at. Where f16 has no subnormal numbers, the
/// less it grows by, the smaller probabilities may be (CollectiveProgram.cpp):
/// with 5 those down to 2^-24 are there.
///
/// mma.sync needs it for the registers, too: all products of the outputs at
/// once, ptxas holds by copies. Other kernels round the greatest probability of
/// a row well, since it is one. Here it is at most what a row may grow by, and
/// rows of which it is most of the sum are those with the largest outputs: by
/// computation, with 8 they err by up to three times as much as with 0, with 2
/// by up to 1.4 times, and random rows grow by more in a twentieth of blocks.
static int64_t getRescaleAbove(const CollectiveProblem &problem,
                               const GpuModel &chip, const MmaAtom &atom) {
  if (atom.isDirect())
    return 2;
  return chip.flushesHalves && problem.elementType.isF16() ? 5 : 8;
}

/// The largest power of two that divides the padded depth of the query.
static int64_t getDepthStage(const CollectiveProblem &problem,
                             const MmaAtom &atom) {
  int64_t padded = atom.getPaddedQueryDepth(problem.queryDepth);
  return padded & -padded;
}

int64_t attn::getMaxMmaVgprs(const GpuModel &chip) {
  // With accumulators in the same file as other registers (AGPRs), a wave that
  // has a SIMD to itself gets all of it. Only matrix instructions and accesses
  // of memory name what is beyond the others' reach: output and queries.
  return chip.overlapsMatrix && !chip.separateAccumulators &&
                 !chip.atoms.empty() && !chip.atoms.front().isDirect()
             ? std::max(chip.maxVgprs, chip.simdVgprs)
             : chip.maxVgprs;
}

MmaCost::MmaCost(const CollectiveProblem &problem, CollectiveAttr schedule,
                 const GpuModel &chip)
    : problem(problem), schedule(schedule), chip(chip),
      atom(*findScheduleAtom(schedule, chip, problem.elementType)) {
  lanes = schedule.getWaves() * chip.waveSize;
  queryDepth = atom.getPaddedQueryDepth(problem.queryDepth);
  valueDepth = atom.getPaddedValueDepth(problem.valueDepth);
  rowBlocks = schedule.getRows() / (schedule.getWaves() * atom.getResultRows());
  scores = schedule.getRows() * schedule.getKeyTile() / lanes;
  outputs = schedule.getRows() * valueDepth / lanes;
  int64_t columns = atom.getResultColumns();
  products =
      rowBlocks * (schedule.getKeyTile() / columns * queryDepth / atom.k +
                   valueDepth / columns * schedule.getKeyTile() / atom.k);
}

int64_t MmaCost::getFilledBiasBytes() const {
  if (!schedule.getMma().getProducer())
    return 0;
  // Whole blocks of columns.
  return schedule.getRows() *
         llvm::alignTo(schedule.getKeyTile() * problem.filledBiasBytes,
                       swizzledRowBytes);
}

int64_t MmaCost::getLdsBytes() const {
  int64_t paddedQueryDepth = queryDepth, paddedValueDepth = valueDepth;
  if (schedule.getMma().getProducer()) {
    int64_t block = swizzledRowBytes / problem.memoryBytes;
    paddedQueryDepth = llvm::alignTo(queryDepth, block);
    paddedValueDepth = llvm::alignTo(valueDepth, block);
  }
  int64_t depths = paddedQueryDepth + paddedValueDepth;
  int64_t elements =
      schedule.getMma().getBuffers() * schedule.getKeyTile() * depths;
  if (schedule.getMma().getQueriesInLds())
    elements += schedule.getRows() * paddedQueryDepth *
                (schedule.getMma().getOverlapTiles() ? 2 : 1);
  // Without a producer, outputs come to where keys and values were.
  if (schedule.getMma().getProducer() && schedule.getMma().getOutputsInLds() &&
      problem.hasNarrowRows)
    elements += schedule.getRows() * paddedValueDepth;
  return elements * problem.memoryBytes +
         schedule.getMma().getBuffers() * getFilledBiasBytes();
}

int64_t MmaCost::getStagedDwords() const {
  if (schedule.getMma().getDirectLoads() || schedule.getMma().getProducer())
    return 0;
  auto getDwords = [&](int64_t depth, int64_t stagedBytes) {
    return llvm::divideCeil(schedule.getKeyTile() * depth * stagedBytes,
                            lanes * 4);
  };
  int64_t keys = getDwords(queryDepth, problem.stagedKeyBytes),
          values = getDwords(valueDepth, problem.stagedValueBytes);
  // With one buffer they are loaded in turn: by measure, a few share registers
  // where operands leave some, and of large depths all.
  constexpr int64_t fewDwords = 16;
  if (schedule.getMma().getBuffers() == 1 &&
      ((isLarge() && !chip.separateAccumulators) ||
       (!chip.overlapsMatrix && !atom.repeatsOperands &&
        std::max(keys, values) <= fewDwords)))
    return std::max(keys, values);
  return keys + values;
}

bool MmaCost::expectsOldMaxima() const {
  if (schedule.getMma().getRescaleAbove() == 0 || atom.isDirect())
    return false;
  if (!chip.overlapsMatrix)
    return true;
  // The first block of a row is computed twice, which the maxima of so many
  // take as long as.
  constexpr int64_t manyBlocks = 16;
  return getExponentialClocks() >= getMatrixClocks() &&
         std::min(problem.keys, problem.left) >=
             manyBlocks * schedule.getKeyTile();
}

int64_t MmaCost::getVgprs() const {
  return getVgprs(chip.separateAccumulators);
}

int64_t MmaCost::getVgprs(bool inTwoFiles) const {
  int64_t repeats = atom.getOperandCopies();
  int64_t operandDwords = problem.memoryBytes * repeats;
  int64_t queries = schedule.getRows() * queryDepth / lanes * operandDwords / 4;
  // Those of one step, or none where instructions read them.
  bool queriesInLds = schedule.getMma().getQueriesInLds();
  if (queriesInLds)
    queries = atom.isOfGroup ? 0 : queries * atom.k / queryDepth;
  int64_t probabilities = scores * operandDwords / 4;
  int64_t reads = schedule.getMma().getReadAhead() * repeats * readBytes / 4;
  // Addresses, maxima and sums.
  int64_t others = 22 + 2 * rowBlocks + getStagedDwords();
  // The next step's, and what is between them.
  if (queriesInLds && !atom.isDirect())
    others += 2 * queries;
  int64_t depth = std::max(queryDepth, valueDepth);
  // Many single elements, each at an address of its own, by measure.
  if (depth > 128 &&
      std::max(problem.stagedKeyBytes, problem.stagedValueBytes) > 4)
    others += 160;
  // Where rows of a tile are no power of two, pieces that lanes move have
  // addresses of their own. Of large depths, those that are few times one take
  // fewer.
  int64_t oddPart = depth / (depth & -depth);
  if (!schedule.getMma().getProducer() && depth > 64 &&
      (!llvm::isPowerOf2_64(queryDepth) || !llvm::isPowerOf2_64(valueDepth)))
    others += isLarge() && oddPart <= 5 ? 48 : 48 * repeats;
  // A bias in workgroup memory is read where it is added.
  int64_t scoreOperands =
      problem.scoreOperands - (getFilledBiasBytes() > 0 ? 1 : 0);
  int64_t chain = scores * scoreOperands + problem.chainVgprs;
  // There scores wait until their probabilities are found small enough.
  if (expectsOldMaxima())
    chain += scores * problem.memoryBytes / 4;
  // With two buffers the next scores come while probabilities are multiplied.
  int64_t together = schedule.getMma().getBuffers() > 1
                         ? scores + probabilities
                         : std::max(scores, probabilities);
  if (inTwoFiles)
    // Scores are read from the other file to be computed with.
    return std::max(scores + outputs,
                    queries + others + scores + chain + probabilities);
  return queries + outputs + others +
         std::max(together + reads, scores + chain);
}

int64_t MmaCost::getCodeBytes() const {
  // Matrix instructions and reads of 8 bytes, exponentials and what is around
  // them.
  int64_t reads = products * atom.operandElements * problem.memoryBytes /
                  readBytes / rowBlocks;
  return (products + reads) * 8 + scores * 40 + outputs * 8 + 2048;
}

double MmaCost::getBlockClocks(double resident) const {
  double waves = schedule.getWaves(), keyTile = schedule.getKeyTile();
  double exponential = double(chip.transcendentalClocks) / chip.valuClocks;
  double unitWaves = resident * waves;
  double activeSimds = std::min<double>(chip.simdsPerUnit, unitWaves);

  // Maximum, exponent, rounding and sum of each score; bf16 is rounded by
  // integers.
  double scoreInstructions =
      problem.elementType.isF16() || atom.isDirect() ? 3 : 5.5;
  // See emitLikelyProbabilities.
  if (expectsOldMaxima())
    scoreInstructions -= 0.5;
  double instructions = scores * (scoreInstructions + exponential) +
                        rowBlocks * (exponential + 10) + 30;
  if (atom.isOfGroup)
    // One for all columns, with descriptors of both sides; and the output is
    // scaled in each block.
    instructions += 4 * (queryDepth + keyTile) / atom.k + outputs;
  else
    instructions += products;
  // Values are transposed in registers, two at a time.
  if (!schedule.getMma().getTransposedReads() && !atom.isDirect())
    instructions += keyTile * valueDepth / lanes / 2;
  double valu = waves * instructions * chip.valuClocks / activeSimds;
  double matrix = waves * getMatrixClocks() / activeSimds;
  if (chip.separateAccumulators) {
    // What one file of registers does not hold is copied to the other one and
    // back, in between matrix instructions.
    int64_t ofFile = chip.simdVgprs / std::ceil(unitWaves / chip.simdsPerUnit);
    int64_t beyond =
        std::max<int64_t>(getVgprs(/*inTwoFiles=*/false) - ofFile, 0);
    matrix += waves * 2 * beyond * chip.valuClocks / activeSimds;
  }

  // Each wave, or each group of waves, reads all keys and values.
  double blockBytes = keyTile * (queryDepth + valueDepth) * problem.memoryBytes;
  double readers = atom.isOfGroup ? waves / chip.groupWaves
                                  : waves * atom.getOperandCopies();
  double ldsBytes = (readers + 1) * blockBytes;
  if (schedule.getMma().getQueriesInLds())
    ldsBytes += schedule.getRows() * queryDepth * problem.memoryBytes *
                atom.getOperandCopies();
  // Written once, read once.
  ldsBytes += 2 * getFilledBiasBytes();
  double lds = ldsBytes / chip.ldsBytesPerClock;
  double memory =
      (blockBytes + getFilledBiasBytes()) / chip.memoryUnitBytesPerClock;

  // What does not overlap, where waves of a SIMD are in step with each other.
  constexpr double serialShare = 0.75;
  bool overlaps = atom.isOfGroup || (chip.overlapsMatrix &&
                                     schedule.getMma().getWaveGroups() > 1);
  double computing =
      overlaps ? combineClocks({matrix, valu})
      : chip.overlapsMatrix
          ? std::max(matrix, valu) + serialShare * std::min(matrix, valu)
          : matrix + valu;
  // Barriers and waits, of which other workgroups use the time. Where matrix
  // instructions take the vector unit, a second buffer saves none of them, and
  // a second workgroup hides the latencies of exponentials, too: by measure.
  double waits = double(chip.stageClocks) / 8;
  // Between its two products all of a group waits for the first, and nothing
  // else has work for the vector unit: fitted to tiles of 64 to 112 keys.
  if (atom.isOfGroup)
    waits = 1.5 * chip.stageClocks;
  else if (!chip.overlapsMatrix)
    waits *= 7 / (resident * std::sqrt(resident));
  else if (!overlaps)
    waits *= 4.0 / schedule.getMma().getBuffers() / resident;
  else
    // Groups whose copies stand between their products fall into step with each
    // other, by measure, the sooner the shorter their blocks are.
    waits *= (chip.separateAccumulators ? 4 : 1) / resident;
  // Groups' instructions are queued: workgroup memory holds them up only if it
  // takes longer than they do.
  if (atom.isOfGroup)
    return std::max(combineClocks({computing, memory}), lds) + waits;
  // A wave that is alone on its SIMD takes one after the other: nothing else
  // has work while its products, exponentials or reads are under way. By
  // measure of depth 256, where 4 waves of a unit reach 0.7 times the speed
  // of 8. Few queries wait for memory instead.
  if (atom.isDirect() && unitWaves <= chip.simdsPerUnit &&
      problem.queries > schedule.getQueryTile())
    return combineClocks({matrix + valu + lds, memory}) + waits;
  return combineClocks({computing, lds, memory}) + waits;
}

std::string attn::findMmaObstacle(const CollectiveProblem &problem,
                                  CollectiveAttr schedule,
                                  const GpuModel &chip) {
  MmaScheduleAttr mma = schedule.getMma();
  std::optional<MmaType> type = getMmaType(problem.elementType);
  if (!type)
    return "matrix instructions are used for f16 and bf16 only";
  const MmaAtom *atom = findScheduleAtom(schedule, chip, problem.elementType);
  if (!atom) {
    std::string known;
    for (const MmaAtom &other : chip.atoms)
      if (other.type == *type)
        known += (known.empty() ? "" : ", ") + other.name.str();
    return llvm::formatv("{0} has no matrix instruction {1} for this type; it "
                         "has {2}",
                         StringRef(chip.name), mma.getAtom(),
                         known.empty() ? "none" : known);
  }
  int64_t lanes = schedule.getWaves() * chip.waveSize;
  if (lanes > chip.maxWorkgroupSize)
    return llvm::formatv("{0} waves are {1} lanes, a workgroup has {2}",
                         schedule.getWaves(), lanes, chip.maxWorkgroupSize);
  if (schedule.getRowLanes() != atom->getRowLanes())
    return llvm::formatv("row_lanes is {0}, {1} lanes share a row of {2}",
                         schedule.getRowLanes(), atom->getRowLanes(),
                         mma.getAtom());
  if (schedule.getRows() % (schedule.getWaves() * atom->getResultRows()) != 0)
    return llvm::formatv("{0} waves have {1} rows, expected a multiple of {2}",
                         schedule.getWaves(), schedule.getRows(),
                         schedule.getWaves() * atom->getResultRows());
  int64_t keyStep = atom->getKeyStep();
  if (schedule.getKeyTile() % keyStep != 0)
    return llvm::formatv("key_tile is {0}, expected a multiple of {1}",
                         schedule.getKeyTile(), keyStep);
  if (schedule.getKeyStage() != schedule.getKeyTile())
    return llvm::formatv("key_stage is {0}, expected the key_tile of {1}",
                         schedule.getKeyStage(), schedule.getKeyTile());
  int64_t depthStage = getDepthStage(problem, *atom);
  if (schedule.getDepthStage() != depthStage)
    return llvm::formatv("depth_stage is {0}, expected {1} for a depth of {2}",
                         schedule.getDepthStage(), depthStage,
                         problem.queryDepth);
  if (mma.getWaveGroups() > 1 && schedule.getWaves() % mma.getWaveGroups() != 0)
    return llvm::formatv("{0} waves make no {1} groups", schedule.getWaves(),
                         mma.getWaveGroups());
  if (mma.getDirectLoads() && chip.directLdsBytes < readBytes)
    return llvm::formatv("{0} has no loads of {1} bytes to LDS",
                         StringRef(chip.name), readBytes);
  int64_t tileBytes = schedule.getKeyTile() * problem.memoryBytes *
                      std::min(atom->getPaddedQueryDepth(problem.queryDepth),
                               atom->getPaddedValueDepth(problem.valueDepth));
  if (mma.getDirectLoads() && tileBytes < lanes * readBytes)
    return llvm::formatv("direct_loads of {0} waves are {1} bytes, a tile has "
                         "{2}",
                         schedule.getWaves(), lanes * readBytes, tileBytes);
  if (mma.getProducer() != atom->isOfGroup)
    return llvm::formatv("{0} is for schedules {1} a producer", mma.getAtom(),
                         atom->isOfGroup ? "with" : "without");
  if (atom->isOfGroup) {
    if (schedule.getWaves() % chip.groupWaves != 0)
      return llvm::formatv("{0} waves make no groups of {1}",
                           schedule.getWaves(), chip.groupWaves);
    int64_t groups = schedule.getWaves() / chip.groupWaves;
    // One group would start with more registers than a lane can name.
    if (groups < 2)
      return llvm::formatv("{0} waves are {1} group beside the producer, "
                           "expected 2 groups of {2} or more",
                           schedule.getWaves(), groups, chip.groupWaves);
    if (mma.getRescaleAbove() != 0)
      return llvm::formatv("rescale_above is {0}, with a producer rows are "
                           "rescaled in each block: expected 0",
                           mma.getRescaleAbove());
    if (mma.getWaveGroups() != 1 && mma.getWaveGroups() != groups)
      return llvm::formatv("wave_groups is {0}, expected 1 or {1}, the groups "
                           "of {2} waves",
                           mma.getWaveGroups(), groups, chip.groupWaves);
    if (lanes + chip.groupWaves * chip.waveSize > chip.maxWorkgroupSize)
      return llvm::formatv("{0} waves and a producer are more than the {1} "
                           "lanes of a workgroup",
                           schedule.getWaves(), chip.maxWorkgroupSize);
    if (schedule.getRows() != schedule.getWaves() * atom->getResultRows())
      return llvm::formatv("{0} waves have {1} rows, expected {2}",
                           schedule.getWaves(), schedule.getRows(),
                           schedule.getWaves() * atom->getResultRows());
    if (mma.getQueriesInLds() &&
        (schedule.getHeads() > 1 || problem.stagedQueryBytes > 4 ||
         !problem.areQueriesWhole))
      return "the producer copies queries that are a whole tensor, with a "
             "depth that is contiguous, of one head";
    // The result's columns that one instruction gives.
    constexpr int64_t maxColumns = 256;
    if (std::max(problem.valueDepth, schedule.getKeyTile()) > maxColumns)
      return llvm::formatv("{0} gives {1} columns at most, values have {2} and "
                           "key_tile is {3}",
                           mma.getAtom(), maxColumns, problem.valueDepth,
                           schedule.getKeyTile());
    if (!problem.canFill())
      return "the producer copies keys and values that are whole tensors, with "
             "a depth that is contiguous and a multiple of 16 bytes";
    if (problem.hasKeyLengths && problem.readsByKey)
      return "with key lengths, a producer's first block may begin before the "
             "first key, where there is no bias, mask or other memory";
    int64_t registers = chip.getConsumerRegisters(schedule.getWaves());
    int64_t needed = MmaCost(problem, schedule, chip).getVgprs();
    if (needed > registers)
      return llvm::formatv("{0} registers are needed, consumers have {1}",
                           needed, registers);
  }
  if (mma.getTransposedReads() && !chip.transposedLdsReads)
    return llvm::formatv("{0} has no reads of LDS that transpose",
                         StringRef(chip.name));
  return {};
}

/// One workgroup for each compute unit fetches a tile's first keys and values
/// while it ends the tile before. A diagonal makes the last tiles of a head the
/// longest.
static TileOrder getTileOrder(const CollectiveProblem &problem,
                              const GpuModel &chip, int64_t heads,
                              int64_t queryTile, int64_t splits) {
  int64_t tiles = llvm::divideCeil(problem.queries, queryTile);
  int64_t groups = problem.batch * problem.queryHeads / heads * splits;
  bool hasDiagonal =
      problem.right < problem.keys && problem.left >= problem.keys;
  bool isPaired = hasDiagonal && tiles > 1;
  // Fewer pairs than units leave some idle.
  if (tiles * groups <= chip.computeUnits ||
      (isPaired && (tiles + 1) / 2 * groups < chip.computeUnits))
    return TileOrder::One;
  return isPaired ? TileOrder::Paired : TileOrder::Strided;
}

CollectiveAttr attn::getSplitSchedule(const CollectiveProblem &problem,
                                      CollectiveAttr schedule, int64_t splits,
                                      const GpuModel &chip) {
  CollectiveAttr split = schedule.withSplits(splits);
  MmaScheduleAttr mma = schedule.getMma();
  if (!mma || (!mma.getProducer() && !mma.getOutputsInLds()))
    return split;
  TileOrder tiles = TileOrder::One;
  if (mma.getProducer())
    tiles = getTileOrder(problem, chip, schedule.getHeads(),
                         schedule.getQueryTile(), splits);
  auto tiled = MmaScheduleAttr::get(
      schedule.getContext(), mma.getAtom(), mma.getBuffers(),
      mma.getWaveGroups(), mma.getReadAhead(), mma.getRescaleAbove(),
      mma.getOrder(), mma.getPriorities(), mma.getTransposedReads(),
      mma.getDirectLoads(), mma.getQueriesInLds(),
      // Parts of outputs are f32.
      splits == 1 && mma.getOutputsInLds(), mma.getProducer(), tiles,
      mma.getOverlapTiles() && tiles != TileOrder::One);
  return CollectiveAttr::get(schedule.getContext(), schedule.getChip(),
                             schedule.getHeads(), schedule.getQueryTile(),
                             schedule.getKeyTile(), schedule.getWaves(),
                             schedule.getRowLanes(), schedule.getDepthStage(),
                             schedule.getKeyStage(), splits, tiled);
}

/// Whether outputs should go to memory by way of workgroup memory: many rows of
/// one head, of which lanes have pieces of 4 bytes otherwise.
static bool passesOutputs(const CollectiveProblem &problem, int64_t heads,
                          int64_t queryTile) {
  return problem.hasNarrowRows && heads == 1 && queryTile <= problem.queries;
}

/// Those of an instruction that a group of waves issues, with a producer.
static void
forEachGroupSchedule(const CollectiveProblem &problem, const GpuModel &chip,
                     const MmaAtom &atom, int64_t heads, int64_t maxQueryTile,
                     llvm::function_ref<void(CollectiveAttr)> consider) {
  MLIRContext *context = problem.elementType.getContext();
  // With one group ptxas finds too few registers for products to overlap, by
  // experiment; four have half of those of two.
  for (int64_t groups : {2, 3}) {
    int64_t waves = groups * chip.groupWaves;
    int64_t rows = waves * atom.getResultRows();
    if (rows % heads != 0 || rows / heads > maxQueryTile ||
        (heads > 1 && !llvm::isPowerOf2_64(rows / heads)))
      continue;
    constexpr int64_t minKeyTile = 32, maxKeyTile = 128;
    for (int64_t keyTile = minKeyTile; keyTile <= maxKeyTile;
         keyTile += atom.getKeyStep())
      // In registers, unless it takes longer.
      for (bool queriesInLds : {false, true}) {
        TileOrder tiles = getTileOrder(problem, chip, heads, rows / heads,
                                       /*splits=*/1);
        auto get = [&](bool outputsInLds, bool takesTurns, bool overlapTiles) {
          auto mma = MmaScheduleAttr::get(
              context, StringAttr::get(context, atom.name), /*buffers=*/2,
              /*waveGroups=*/takesTurns ? groups : 1, /*readAhead=*/1,
              /*rescaleAbove=*/0, IssueOrder::Compiler, /*priorities=*/false,
              /*transposedReads=*/false, /*directLoads=*/false, queriesInLds,
              outputsInLds, /*producer=*/true, tiles, overlapTiles);
          return CollectiveAttr::get(
              context, StringAttr::get(context, chip.name), heads, rows / heads,
              keyTile, waves, atom.getRowLanes(), getDepthStage(problem, atom),
              keyTile, /*splits=*/1, mma);
        };
        bool outputsInLds = passesOutputs(problem, heads, rows / heads);
        CollectiveAttr schedule =
            get(outputsInLds, /*takesTurns=*/true, /*overlapTiles=*/false);
        if (!findMmaObstacle(problem, schedule, chip).empty())
          continue;
        MmaCost cost(problem, schedule, chip);
        // Keys, values and queries come first, then outputs.
        outputsInLds &= cost.getLdsBytes() <= chip.maxWorkgroupLdsBytes;
        // The next tile's queries have a place of their own.
        schedule = get(outputsInLds, /*takesTurns=*/true,
                       /*overlapTiles=*/true);
        bool overlapTiles = tiles != TileOrder::One && queriesInLds &&
                            problem.knowsLengths &&
                            MmaCost(problem, schedule, chip).getLdsBytes() <=
                                chip.maxWorkgroupLdsBytes;
        // Turns gain, by measure (docs/Rationale.md), but for two groups whose
        // exponentials take half as long as their products, or longer; where
        // scores take all of that time, if tiles follow each other at once. A
        // chain of scores takes about as long as their exponentials.
        double products = cost.getMatrixClocks(),
               exponentials = cost.getExponentialClocks();
        double scores = (problem.hasChain ? 2 : 1) * exponentials;
        bool takesTurns = groups > 2 || products > 2 * exponentials ||
                          (overlapTiles && products <= scores);
        consider(get(outputsInLds, takesTurns, overlapTiles));
      }
  }
}

/// Those of an instruction of the direct form. A wave of them reads all keys
/// and values for 16 rows, which keeps workgroup memory as busy as matrix
/// units; with twice the rows it reads them for both, if registers hold the
/// sums.
static void
forEachDirectSchedule(const CollectiveProblem &problem, const GpuModel &chip,
                      const MmaAtom &atom, int64_t heads, int64_t maxQueryTile,
                      llvm::function_ref<void(CollectiveAttr)> consider) {
  MLIRContext *context = problem.elementType.getContext();
  auto isAligned = [&](int64_t depth) {
    return depth * problem.memoryBytes % readBytes == 0;
  };
  bool directLoads = chip.directLdsBytes >= readBytes &&
                     problem.isContiguous() && isAligned(problem.queryDepth) &&
                     isAligned(problem.valueDepth);
  for (int64_t waves : {1, 2, 4, 8})
    for (int64_t blocks : {1, 2})
      for (bool queriesInLds : {false, true}) {
        int64_t rows = waves * blocks * atom.getResultRows();
        if (rows % heads != 0 ||
            (rows > atom.getResultRows() && rows / heads > maxQueryTile))
          continue;
        for (int64_t keyTile : {32, 64, 128}) {
          auto mma = MmaScheduleAttr::get(
              context, StringAttr::get(context, atom.name), /*buffers=*/1,
              /*waveGroups=*/1, /*readAhead=*/2,
              getRescaleAbove(problem, chip, atom), IssueOrder::Fixed,
              /*priorities=*/false,
              /*transposedReads=*/false, directLoads, queriesInLds,
              passesOutputs(problem, heads, rows / heads),
              /*producer=*/false, TileOrder::One, /*overlapTiles=*/false);
          consider(CollectiveAttr::get(
              context, StringAttr::get(context, chip.name), heads, rows / heads,
              keyTile, waves, atom.getRowLanes(), getDepthStage(problem, atom),
              keyTile, /*splits=*/1, mma));
        }
      }
}

void attn::forEachMmaSchedule(
    const CollectiveProblem &problem, const GpuModel &chip, int64_t heads,
    llvm::function_ref<void(CollectiveAttr)> consider) {
  std::optional<MmaType> type = getMmaType(problem.elementType);
  if (!type)
    return;
  MLIRContext *context = problem.elementType.getContext();
  constexpr int64_t maxRows = 256;
  int64_t maxQueryTile =
      llvm::PowerOf2Ceil(std::max<int64_t>(problem.queries, 8));
  for (const MmaAtom &atom : chip.atoms) {
    if (atom.type != *type)
      continue;
    if (atom.isOfGroup) {
      forEachGroupSchedule(problem, chip, atom, heads, maxQueryTile, consider);
      continue;
    }
    if (atom.isDirect()) {
      forEachDirectSchedule(problem, chip, atom, heads, maxQueryTile, consider);
      continue;
    }
    // Reads on their way by experience. One of an operand that groups repeat is
    // as long as two others.
    int64_t readAhead = atom.repeatsOperands ? 2 : 4;
    auto get = [&](int64_t rows, int64_t waves, int64_t keyTile,
                   int64_t buffers, int64_t groups, bool queriesInLds = false) {
      auto mma = MmaScheduleAttr::get(
          context, StringAttr::get(context, atom.name), buffers, groups,
          readAhead, getRescaleAbove(problem, chip, atom), IssueOrder::Fixed,
          /*priorities=*/groups > 1 || !chip.overlapsMatrix,
          chip.transposedLdsReads, /*directLoads=*/false, queriesInLds,
          /*outputsInLds=*/false,
          /*producer=*/false, TileOrder::One, /*overlapTiles=*/false);
      return CollectiveAttr::get(context, StringAttr::get(context, chip.name),
                                 heads, rows / heads, keyTile, waves,
                                 atom.getRowLanes(),
                                 getDepthStage(problem, atom), keyTile,
                                 /*splits=*/1, mma);
    };
    for (int64_t waves : {1, 2, 4, 8}) {
      int64_t rows = waves * atom.getResultRows();
      if (rows > maxRows || rows % heads != 0 ||
          (rows > atom.getResultRows() && rows / heads > maxQueryTile))
        continue;
      for (int64_t keyTile : {32, 64, 128}) {
        consider(get(rows, waves, keyTile, /*buffers=*/1, /*groups=*/1));
        consider(get(rows, waves, keyTile, /*buffers=*/2, /*groups=*/1));
        // Both groups have waves on each SIMD.
        if (waves >= 2 * chip.simdsPerUnit && chip.overlapsMatrix)
          consider(get(rows, waves, keyTile, /*buffers=*/2, /*groups=*/2));
      }
      // Where queries and output leave no registers for a block of keys,
      // another read of the queries in each block only takes time. Fewer waves
      // have more on its way to workgroup memory than registers, by measure.
      constexpr int64_t blockVgprs = 120;
      MmaCost cost(problem, get(rows, waves, 32, /*buffers=*/1, /*groups=*/1),
                   chip);
      if (waves < 4 || cost.getRowVgprs() + blockVgprs <= chip.maxVgprs ||
          getMaxMmaVgprs(chip) > chip.maxVgprs || chip.separateAccumulators)
        continue;
      for (int64_t keyTile : {16, 32})
        for (int64_t buffers : {1, 2})
          consider(get(rows, waves, keyTile, buffers, /*groups=*/1,
                       /*queriesInLds=*/true));
    }
  }
}
