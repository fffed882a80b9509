//===- QueryLengthBound.h - The most queries of a tile ----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_QUERYLENGTHBOUND_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_QUERYLENGTHBOUND_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

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

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_QUERYLENGTHBOUND_H
