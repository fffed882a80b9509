//===- MergeSplitsProgram.h - One workgroup's merge -------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_MERGESPLITSPROGRAM_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_MERGESPLITSPROGRAM_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/PatternMatch.h"

namespace attn {

/// Replaces a merge on memrefs of the rows of one workgroup by its program.
/// Fails with a diagnostic on the op if it has no collective schedule, or more
/// rows than that says.
mlir::LogicalResult emitMergeSplitsProgram(MergeSplitsOp op,
                                           mlir::RewriterBase &rewriter);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_MERGESPLITSPROGRAM_H
