//===- DirectLoads.h - Loads that go to workgroup memory --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DIRECTLOADS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DIRECTLOADS_H

#include "llvm/ADT/StringRef.h"

namespace attn {

/// On a gpu.barrier of a schedule with `direct_loads`: it waits for what was
/// copied in front of the barrier before that waited, not for what was copied
/// since; or it waits for no copy.
constexpr llvm::StringLiteral leavesLastAttrName("attn.leaves_last");
constexpr llvm::StringLiteral leavesAllAttrName("attn.leaves_all");

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DIRECTLOADS_H
