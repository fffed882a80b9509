//===- CollectiveProgram.h - One workgroup's attention ----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_COLLECTIVEPROGRAM_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_COLLECTIVEPROGRAM_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/PatternMatch.h"

namespace attn {

/// Replaces such a tile by the program of its workgroup.
void emitCollectiveProgram(AttentionOp op, mlir::RewriterBase &rewriter);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_COLLECTIVEPROGRAM_H
