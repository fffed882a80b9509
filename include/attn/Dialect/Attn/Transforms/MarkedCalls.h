//===- MarkedCalls.h - Calls that are marked as attention -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_MARKEDCALLS_H
#define ATTN_DIALECT_ATTN_TRANSFORMS_MARKEDCALLS_H

#include "mlir/IR/BuiltinOps.h"

namespace attn {

/// On a declaration whose calls are attention; docs/Passes.md, attn-raise, says
/// what it holds.
constexpr llvm::StringLiteral markAttrName{"attn.attention"};

/// Turns the calls of marked declarations into attn.attention and returns how
/// many there were. The declarations go away. What does not fit is an error at
/// the declaration or the call. Part of attn-raise, which comes too late for
/// those who want to know the extents of what the calls return.
mlir::FailureOr<int64_t> raiseMarkedCalls(mlir::ModuleOp module);

} // namespace attn

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_MARKEDCALLS_H
