//===- BackwardProgram.h - The gradients of one tile ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_BACKWARDPROGRAM_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_BACKWARDPROGRAM_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/PatternMatch.h"

namespace attn {

/// Replaces the gradients of one batch and one key head, an op on tensors with
/// a schedule, by loops over blocks of queries and of keys; fails with a
/// diagnostic on the op if it is no such tile.
llvm::LogicalResult emitBackwardProgram(AttentionBackwardOp op,
                                        mlir::IRRewriter &rewriter);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_BACKWARDPROGRAM_H
