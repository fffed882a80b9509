//===- SchedulePicture.h - What workgroups do -------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_VIEW_SCHEDULEPICTURE_H
#define ATTN_VIEW_SCHEDULEPICTURE_H

#include "attn/View/Svg.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/Support/Error.h"

namespace attn::view {

/// Which blocks of keys the workgroups of a kernel visit, and the steps of one
/// of them.
struct SchedulePicture {
  /// The workgroup whose steps are shown; one of those that have the most kinds
  /// of blocks if it is negative.
  int64_t workgroup = -1;
};
llvm::Expected<int64_t> drawSchedule(Svg &svg, int64_t y,
                                     mlir::gpu::GPUFuncOp kernel,
                                     const SchedulePicture &picture);

} // namespace attn::view

#endif // ATTN_VIEW_SCHEDULEPICTURE_H
