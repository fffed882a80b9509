//===- Reduction.h - Reducing a dimension of a tile -------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LAYOUT_REDUCTION_H
#define ATTN_LAYOUT_REDUCTION_H

#include "attn/Layout/LinearLayout.h"

namespace attn::layout {

/// What takes part in the reduction of one dimension of a tile in registers.
/// Replicas of an element count once.
struct Reduction {
  /// The layout of the result in every lane that took part.
  LinearLayout result;
  /// For each register of the result, the registers of the same lane that are
  /// combined into it first.
  llvm::SmallVector<llvm::SmallVector<int64_t>> registers;
  /// A basis of the distances (xor) between lanes that hold parts of one
  /// result.
  llvm::SmallVector<uint64_t> laneMasks;
  /// The same for waves: they meet in LDS.
  llvm::SmallVector<uint64_t> waveMasks;
};

/// Nothing but an error if lanes hold parts of one result in different
/// registers, which only a conversion can put right.
llvm::Expected<Reduction> planReduction(const LinearLayout &layout,
                                        llvm::StringRef output);

} // namespace attn::layout

#endif // ATTN_LAYOUT_REDUCTION_H
