//===- TileCollective.h - Cut attention into kernels' tiles -----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TILECOLLECTIVE_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TILECOLLECTIVE_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/PatternMatch.h"

namespace attn {

/// Whether the op is in a loop that tileCollective made.
bool isCollectiveTile(AttentionOp op);

/// Cuts an op on tensors with a collective schedule into the workgroups of a
/// kernel, and replaces it. Fails with a diagnostic on the op.
mlir::LogicalResult tileCollective(AttentionOp op,
                                   mlir::RewriterBase &rewriter);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TILECOLLECTIVE_H
