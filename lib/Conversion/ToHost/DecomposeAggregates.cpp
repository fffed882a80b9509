//===- DecomposeAggregates.cpp - Ops that stand for several ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/ToHost/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNDECOMPOSEAGGREGATES
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

namespace {
class AttnDecomposeAggregates
    : public attn::impl::AttnDecomposeAggregatesBase<AttnDecomposeAggregates> {
  void runOnOperation() override {
    SmallVector<linalg::AggregatedOpInterface> ops;
    getOperation()->walk([&](linalg::AggregatedOpInterface op) {
      // Upstream decomposes to ops on tensors.
      if (llvm::all_of(op->getOperandTypes(), llvm::IsaPred<TensorType>))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::AggregatedOpInterface op : ops) {
      rewriter.setInsertionPoint(op);
      FailureOr<SmallVector<Value>> values = op.decomposeOperation(rewriter);
      if (failed(values)) {
        op->emitOpError("has no decomposition for these types");
        return signalPassFailure();
      }
      rewriter.replaceOp(op, *values);
    }
  }
};
} // namespace
