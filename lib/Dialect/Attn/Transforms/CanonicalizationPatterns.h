//===- CanonicalizationPatterns.h - All of them -----------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_CANONICALIZATIONPATTERNS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_CANONICALIZATIONPATTERNS_H

#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"

namespace attn {

/// Adds what `-canonicalize` runs, for passes that run it in one set with their
/// own patterns or on a part of the program.
inline void
populateAllCanonicalizationPatterns(mlir::RewritePatternSet &patterns) {
  mlir::MLIRContext *context = patterns.getContext();
  for (mlir::Dialect *dialect : context->getLoadedDialects())
    dialect->getCanonicalizationPatterns(patterns);
  for (mlir::RegisteredOperationName name : context->getRegisteredOperations())
    name.getCanonicalizationPatterns(patterns, context);
}

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_CANONICALIZATIONPATTERNS_H
