//===- DepthLaneProgram.cpp - Tiles with SIMD lanes along the depth -----===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileProgram.h"

using namespace mlir;
using namespace attn;

std::unique_ptr<TileProgram> attn::createDepthLaneProgram(AttentionOp op,
                                                          OpBuilder &builder) {
  return nullptr;
}
