//===- Raise.cpp - Raise linalg to attention ------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every product that softmax of another product goes into is a candidate. The
// matchers in Raise/ read it element by element and say why it is no attention,
// if it is not.
//
//===----------------------------------------------------------------------===//

#include "Raise/Matcher.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNRAISE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {
class AttnRaise : public attn::impl::AttnRaiseBase<AttnRaise> {
public:
  using AttnRaiseBase::AttnRaiseBase;

  void runOnOperation() override {
    Operation *root = getOperation();
    SmallVector<linalg::LinalgOp> candidates;
    root->walk([&](linalg::LinalgOp op) {
      if (raise::Matcher::isCandidate(op))
        candidates.push_back(op);
    });

    IRRewriter rewriter(&getContext());
    int64_t found = 0;
    for (linalg::LinalgOp candidate : candidates) {
      raise::Matcher matcher;
      std::string reason;
      FailureOr<raise::Match> match = matcher.match(candidate);
      if (failed(match))
        reason = matcher.getReason();
      else if (succeeded(raise::buildAttention(rewriter, matcher.getReader(),
                                               *match, reason)))
        ++found;
      if (!reason.empty())
        emitRemark(candidate.getLoc(), "attention not raised: ") << reason;
    }
    numRaised += found;
    if (found == 0)
      markAllAnalysesPreserved();
    else
      (void)runRegionDCE(rewriter, root->getRegions());

    if (requireRaised >= 0 && found != requireRaised) {
      emitError(root->getLoc(), "expected attention to be raised ")
          << requireRaised.getValue() << " times, found " << found
          << "; the remarks name the candidates that were not raised";
      signalPassFailure();
    }
  }
};
} // namespace
