//===- MmaCost.h - What a block of keys costs by matrix units ---*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_MMACOST_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_MMACOST_H

#include "CollectiveProblem.h"
#include "attn/Target/GpuModel.h"

namespace attn {

/// What a workgroup needs whose products are taken by matrix instructions, and
/// how long it takes.
class MmaCost {
public:
  /// `schedule` has an `mma` that can be built (findMmaObstacle).
  MmaCost(const CollectiveProblem &problem, CollectiveAttr schedule,
          const GpuModel &chip);

  int64_t getLdsBytes() const;
  /// Registers of a lane: of the larger file, where accumulators have their
  /// own.
  int64_t getVgprs() const;
  /// The same with accumulators in a file of their own, or as if in the
  /// others'.
  int64_t getVgprs(bool inTwoFiles) const;
  /// Of these, the ones of output and queries, if all of them are there.
  int64_t getRowVgprs() const {
    return outputs + schedule.getRows() * queryDepth / lanes *
                         problem.memoryBytes * atom.getOperandCopies() / 4;
  }
  int64_t getCodeBytes() const;
  /// Clocks of a wave's matrix instructions and of its exponentials for one
  /// block of keys.
  int64_t getMatrixClocks() const { return products * atom.clocks; }
  int64_t getExponentialClocks() const {
    return scores * chip.transcendentalClocks;
  }
  /// Whether probabilities are computed at the maxima so far, and only looked
  /// at then: where the vector unit decides.
  bool expectsOldMaxima() const;
  /// Clocks of a compute unit with `resident` workgroups for one block of keys
  /// of one of them.
  double getBlockClocks(double resident) const;

private:
  /// Whether the depth leaves few registers.
  bool isLarge() const { return std::max(queryDepth, valueDepth) > 128; }
  /// Bytes of a block's bias that the producer brings, or none.
  int64_t getFilledBiasBytes() const;
  /// Dwords that a lane holds of a block on its way to workgroup memory.
  int64_t getStagedDwords() const;

  const CollectiveProblem &problem;
  CollectiveAttr schedule;
  const GpuModel &chip;
  const MmaAtom &atom;
  int64_t lanes, queryDepth, valueDepth;
  /// Rows of a wave over those of an instruction.
  int64_t rowBlocks;
  /// Scores and outputs of a lane.
  int64_t scores, outputs;
  /// Matrix instructions of a wave and a block of keys.
  int64_t products;
};

/// Registers that a lane may have in a program of matrix instructions.
int64_t getMaxMmaVgprs(const GpuModel &chip);

/// Why a schedule with `mma` can't be built, or nothing.
std::string findMmaObstacle(const CollectiveProblem &problem,
                            CollectiveAttr schedule, const GpuModel &chip);

/// `schedule` with the keys in `splits` parts, and with as many workgroups as
/// it then has a use for.
CollectiveAttr getSplitSchedule(const CollectiveProblem &problem,
                                CollectiveAttr schedule, int64_t splits,
                                const GpuModel &chip);

/// Calls `consider` with the schedules for `heads` packed heads whose products
/// are taken by matrix instructions.
void forEachMmaSchedule(const CollectiveProblem &problem, const GpuModel &chip,
                        int64_t heads,
                        llvm::function_ref<void(CollectiveAttr)> consider);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_MMACOST_H
