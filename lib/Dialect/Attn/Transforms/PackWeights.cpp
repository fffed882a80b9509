//===- PackWeights.cpp - Put weights into panels --------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A product with constant columns becomes a product with panels of them, so
// that each step of its sum reads one row of lanes after the other. The packing
// is a linalg.pack of a constant, which attn-fold-constants evaluates.
//
// Rows, columns and sums of several dimensions become one each, which only
// reshapes. Then the element-wise op that alone takes the product is brought
// to the panels too, so that it can be fused.

#include "Contraction.h"
#include "TargetDevice.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNPACKWEIGHTS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// Whether the contraction has weights that are no panels yet.
static bool hasWeights(const Contraction &contraction) {
  if (!contraction.batchLoops.empty() ||
      !isConstant(contraction.columns->get()))
    return false;
  std::optional<PanelContraction> panels =
      matchPanelContraction(contraction.op);
  return !panels || !panels->isPacked;
}

namespace {
class AttnPackWeights
    : public attn::impl::AttnPackWeightsBase<AttnPackWeights> {
  using AttnPackWeightsBase::AttnPackWeightsBase;

  void runOnOperation() override {
    const DeviceModel *device = getTargetDevice(getOperation(), target);
    if (!device)
      return signalPassFailure();
    SmallVector<Contraction, 0> contractions;
    getOperation()->walk([&](linalg::LinalgOp op) {
      std::optional<Contraction> contraction = matchContraction(op);
      if (contraction && hasWeights(*contraction))
        contractions.push_back(*contraction);
    });
    if (contractions.empty())
      return;
    IRRewriter rewriter(&getContext());
    for (const Contraction &contraction : contractions)
      rewriteOnPanels(rewriter, contraction, *device);
    if (failed(bringElementwiseOntoPanels(getOperation())))
      signalPassFailure();
  }
};
} // namespace
