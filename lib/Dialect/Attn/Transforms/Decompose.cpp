//===- Decompose.cpp - Lower attention to plain linalg ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNDECOMPOSE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {
class AttnDecompose : public attn::impl::AttnDecomposeBase<AttnDecompose> {
  void runOnOperation() override {}
};
} // namespace
