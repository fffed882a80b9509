//===- DistributeDot.h - attn.dot for one lane ------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEDOT_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEDOT_H

#include "Distribute.h"

namespace attn {

/// The code of one lane for `op` at the builder's insertion point. The
/// accumulators are f32, one for each register of `layout`, and are replaced by
/// the sums.
mlir::LogicalResult distributeDot(LaneBuilder &lanes, DotOp op,
                                  const LaneLayout &layout,
                                  llvm::SmallVectorImpl<mlir::Value> &sums);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_DISTRIBUTEDOT_H
