//===- ScheduledOps.h - Ops that a schedule cuts ----------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_SCHEDULEDOPS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_SCHEDULEDOPS_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "llvm/ADT/SetVector.h"

namespace attn {

/// What the query length of `op` is at most, also where a slice makes it
/// dynamic, or nothing if that is not known.
inline std::optional<int64_t> getQueryLengthBound(AttentionOp op) {
  std::optional<unsigned> dim = op.getQueryLayout().getDim(Axis::Sequence);
  if (!dim)
    return 1;
  mlir::FailureOr<int64_t> bound =
      mlir::ValueBoundsConstraintSet::computeConstantBound(
          mlir::presburger::BoundType::UB,
          mlir::ValueBoundsConstraintSet::Variable(op.getQuery(), *dim),
          /*stopCondition=*/nullptr, /*closedUB=*/true);
  return mlir::succeeded(bound) ? std::optional<int64_t>(*bound) : std::nullopt;
}

/// The attribute by which attn-online-softmax marks the linalg of a tile for
/// attn-register-tile and attn-vectorize: a #attn.schedule. It stands on the
/// ops themselves since canonicalization removes loops of a single iteration.
inline constexpr llvm::StringLiteral scheduleAttrName = "attn.schedule";

inline ScheduleAttr getSchedule(mlir::linalg::LinalgOp op) {
  return op->getAttrOfType<ScheduleAttr>(scheduleAttrName);
}

/// All linalg ops below `root` that carry a schedule, in program order.
inline llvm::SmallVector<mlir::linalg::LinalgOp>
getScheduledOps(mlir::Operation *root) {
  llvm::SmallVector<mlir::linalg::LinalgOp> ops;
  root->walk([&](mlir::linalg::LinalgOp op) {
    if (getSchedule(op))
      ops.push_back(op);
  });
  return ops;
}

/// The workgroups that hold `ops`: the outermost scf.forall around each, or its
/// function if there is none.
inline llvm::SetVector<mlir::Operation *>
getWorkgroups(llvm::ArrayRef<mlir::linalg::LinalgOp> ops) {
  llvm::SetVector<mlir::Operation *> workgroups;
  for (mlir::linalg::LinalgOp op : ops) {
    mlir::Operation *workgroup =
        op->getParentOfType<mlir::FunctionOpInterface>();
    for (mlir::Operation *parent = op->getParentOp(); parent;
         parent = parent->getParentOp())
      if (mlir::isa<mlir::scf::ForallOp>(parent))
        workgroup = parent;
    if (workgroup)
      workgroups.insert(workgroup);
  }
  return workgroups;
}

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_SCHEDULEDOPS_H
