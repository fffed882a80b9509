//===- Raise.cpp - Raise linalg to attention ------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Marked calls come first (Raise/MarkedCalls.cpp). Then every product that
// softmax of another product goes into is a candidate. The matchers in Raise/
// read it element by element and say why it is no attention, if it is not.
//
//===----------------------------------------------------------------------===//

#include "Raise/Matcher.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/MarkedCalls.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Support/SourceLocations.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNRAISE
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// The name of the function around an op.
static StringRef getFunctionName(Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  return function ? function.getName() : StringRef();
}

/// Where the candidates stand that were not raised, as the end of a sentence.
static std::string listNearMisses(ArrayRef<Location> nearMisses) {
  // A line that nobody reads to its end helps no more than its start.
  constexpr size_t limit = 8;
  if (nearMisses.empty())
    return "nothing else is a softmax between two products";
  std::string text = "not raised, for the reasons in the remarks: ";
  llvm::interleave(
      nearMisses.take_front(limit),
      [&](Location loc) { text += getSourcePosition(loc); },
      [&] { text += ", "; });
  if (nearMisses.size() > limit)
    text += " and " + std::to_string(nearMisses.size() - limit) + " more";
  return text;
}

namespace {
class AttnRaise : public attn::impl::AttnRaiseBase<AttnRaise> {
public:
  using AttnRaiseBase::AttnRaiseBase;

  void runOnOperation() override {
    Operation *root = getOperation();
    int64_t marked = 0;
    if (auto module = dyn_cast<ModuleOp>(root)) {
      FailureOr<int64_t> raised = raiseMarkedCalls(module);
      if (failed(raised))
        return signalPassFailure();
      marked = *raised;
    }
    SmallVector<linalg::LinalgOp> candidates;
    root->walk([&](linalg::LinalgOp op) {
      if (raise::Matcher::isCandidate(op))
        candidates.push_back(op);
    });

    IRRewriter rewriter(&getContext());
    int64_t found = 0;
    SmallVector<Location> nearMisses;
    for (linalg::LinalgOp candidate : candidates) {
      raise::Matcher matcher;
      std::string reason;
      FailureOr<raise::Match> match = matcher.match(candidate);
      if (failed(match))
        reason = matcher.getReason();
      else if (succeeded(raise::buildAttention(rewriter, matcher.getReader(),
                                               *match, reason)))
        ++found;
      if (reason.empty())
        continue;
      Location loc = candidate.getLoc();
      nearMisses.push_back(loc);
      emitRemark(loc, "attention not raised: ") << reason;
      // The same for whoever collects what the compiler did.
      remark::missed(loc, remark::RemarkOpts::name("raise")
                              .category(getArgument())
                              .function(getFunctionName(candidate)))
          << remark::metric("Reason", reason);
    }
    if (found > 0)
      (void)runRegionDCE(rewriter, root->getRegions());
    found += marked;
    numRaised += found;
    if (found == 0)
      markAllAnalysesPreserved();

    if (requireRaised >= 0 && found != requireRaised) {
      emitError(root->getLoc(), "expected attention to be raised ")
          << requireRaised.getValue() << " times, found " << found << "; "
          << listNearMisses(nearMisses);
      signalPassFailure();
    }
  }
};
} // namespace
