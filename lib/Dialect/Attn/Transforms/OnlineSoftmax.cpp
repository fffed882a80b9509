//===- OnlineSoftmax.cpp - Walk keys with a running softmax -------------===//
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
#define GEN_PASS_DEF_ATTNONLINESOFTMAX
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {
class AttnOnlineSoftmax : public attn::impl::AttnOnlineSoftmaxBase<AttnOnlineSoftmax> {
  void runOnOperation() override {}
};
} // namespace
