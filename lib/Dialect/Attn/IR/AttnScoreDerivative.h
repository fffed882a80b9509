//===- AttnScoreDerivative.h - Derivatives of score regions -----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The derivative of what a score region yields by the score that it is given,
// operation by operation from the first to the last. Not installed.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_IR_ATTNSCOREDERIVATIVE_H
#define ATTN_LIB_DIALECT_ATTN_IR_ATTNSCOREDERIVATIVE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Region.h"

namespace attn {
namespace detail {

/// The first operation of a score region that depends on the score in a way
/// that has no rule here, or null.
mlir::Operation *findOpWithoutDerivative(mlir::Region &score);

/// What messages say of the operations that have a rule.
llvm::StringRef getDifferentiableOps();

/// Builds the derivative at `score`, together with the region's values that it
/// needs. All operations of the region must have a rule.
mlir::Value buildScoreDerivative(mlir::OpBuilder &builder, mlir::Location loc,
                                 mlir::Region &region, mlir::Value score,
                                 mlir::ValueRange positions);

} // namespace detail
} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_IR_ATTNSCOREDERIVATIVE_H
