//===- CollectiveCost.h - What a collective schedule costs ------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Registers, workgroup memory and time of a schedule on a chip, from the chip's
// model and the shape of the problem. The times are for comparison: a model of
// throughputs, not of instructions.

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_COLLECTIVECOST_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_COLLECTIVECOST_H

#include "CollectiveProblem.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Target/GpuModel.h"

namespace attn {

/// The depth of the output's tile: each lane of a row has groups of 4, 2 or 1
/// neighbouring columns, the largest groups of those that pad least.
int64_t getPaddedValueDepth(int64_t depth, int64_t rowLanes);

/// The type in which operands of `elementType` are multiplied by lanes: f16
/// stays where the chip has dots of halves, others widen.
mlir::Type getProductType(mlir::Type elementType, const GpuModel &chip);

/// What a schedule for one op costs.
struct CollectiveCost {
  /// Bytes of workgroup memory.
  int64_t ldsBytes;
  /// Registers of a lane, estimated.
  int64_t vgprs;
  /// Bytes of the loop over blocks of keys, estimated.
  int64_t codeBytes;
  /// Workgroups that a compute unit holds at once.
  int64_t workgroupsPerUnit;
  /// Clocks for all of the op, estimated.
  double clocks;
};

/// The cost of `schedule`, which fits the op, for the op on `chip`.
CollectiveCost getCollectiveCost(AttentionOp op, CollectiveAttr schedule,
                                 const GpuModel &chip);

/// Why tiles of `schedule` can't be built on `chip`, or nothing.
std::string findObstacle(const CollectiveProblem &problem,
                         CollectiveAttr schedule, const GpuModel &chip);

/// Why the tiles of `schedule` can't be built for the op on `chip`, or don't
/// fit it, as the end of a sentence about a schedule; or nothing.
std::string findMisfit(AttentionOp op, CollectiveAttr schedule,
                       const GpuModel &chip);

/// Whether the tiles of `schedule` can be built for the op on `chip`, and fit
/// it; emits an error on the op otherwise.
mlir::LogicalResult verifyCollective(AttentionOp op, CollectiveAttr schedule,
                                     const GpuModel &chip);

/// A schedule and its estimate.
struct CollectiveCandidate {
  CollectiveAttr schedule;
  double clocks;
};

/// The `count` cheapest schedules, the cheapest first; fewer if there are not
/// as many. Without any, `whyNone` says why. What was rejected did not fit
/// after all: the choice needs fewer registers.
llvm::SmallVector<CollectiveCandidate>
chooseCollectives(AttentionOp op, const GpuModel &chip,
                  llvm::ArrayRef<CollectiveAttr> rejected, size_t count,
                  std::string &whyNone);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_COLLECTIVECOST_H
