//===- EmptyRows.h - Rows with nothing to attend to -------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_EMPTYROWS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_EMPTYROWS_H

#include "attn/Dialect/Attn/IR/AttnOps.h"

namespace attn::raise {

/// The rows of an output that have a log-sum-exp: all axes but the depth.
LayoutAttr getRowLayout(LayoutAttr output);

/// Gives an op that is being built the log-sum-exp `lse`, which tells what rows
/// are empty.
void addLse(mlir::OperationState &state, mlir::Value lse, LayoutAttr layout);

/// Gives rows without anything to attend to the NaN that a softmax without a
/// guard gives them.
mlir::Value buildNaNRows(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::Value output, LayoutAttr layout, mlir::Value lse,
                         LayoutAttr lseLayout);

} // namespace attn::raise

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_EMPTYROWS_H
