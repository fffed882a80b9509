//===- NarrowLoops.cpp - Loops that count in 32 bits ----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Scalar units add and compare 32 bits by one instruction. Of 64 an addition
// takes two, and a comparison takes registers of all lanes. Upstream's
// arith-int-range-narrowing makes arithmetic narrow, but not what loops count.

#include "attn/Conversion/ToRocdl/Passes.h"
#include "mlir/Analysis/DataFlow/DeadCodeAnalysis.h"
#include "mlir/Analysis/DataFlow/IntegerRangeAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNNARROWLOOPS
#include "attn/Conversion/ToRocdl/Passes.h.inc"
} // namespace attn

/// Whether all values from 0 on, with `more` added, fit in 32 bits.
static bool fits(DataFlowSolver &solver, Value value, int64_t more = 0) {
  auto *known = solver.lookupState<dataflow::IntegerValueRangeLattice>(value);
  if (!known || known->getValue().isUninitialized())
    return false;
  const ConstantIntRanges &range = known->getValue().getValue();
  return range.smin().isNonNegative() &&
         range.smax().sle(std::numeric_limits<int32_t>::max() - more);
}

static bool canNarrow(DataFlowSolver &solver, scf::ForOp loop) {
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  // The last step may lead beyond the end.
  return loop.getInductionVar().getType().isIndex() && step && *step > 0 &&
         *step < std::numeric_limits<int32_t>::max() &&
         fits(solver, loop.getLowerBound()) &&
         fits(solver, loop.getUpperBound(), *step);
}

static void narrowLoop(scf::ForOp loop) {
  OpBuilder builder(loop);
  for (OpOperand *bound :
       {&loop.getLowerBoundMutable(), &loop.getUpperBoundMutable(),
        &loop.getStepMutable()})
    bound->set(builder.createOrFold<arith::IndexCastOp>(
        loop.getLoc(), builder.getI32Type(), bound->get()));
  BlockArgument counter = cast<BlockArgument>(loop.getInductionVar());
  counter.setType(builder.getI32Type());
  builder.setInsertionPointToStart(loop.getBody());
  auto index = arith::IndexCastOp::create(builder, loop.getLoc(),
                                          builder.getIndexType(), counter);
  counter.replaceAllUsesExcept(index, index);
}

namespace {
class AttnNarrowLoops
    : public attn::impl::AttnNarrowLoopsBase<AttnNarrowLoops> {
  void runOnOperation() override {
    DataFlowSolver solver;
    solver.load<dataflow::DeadCodeAnalysis>();
    solver.load<dataflow::IntegerRangeAnalysis>();
    if (failed(solver.initializeAndRun(getOperation())))
      return signalPassFailure();
    SmallVector<scf::ForOp> loops;
    getOperation()->walk([&](scf::ForOp loop) {
      if (canNarrow(solver, loop))
        loops.push_back(loop);
    });
    llvm::for_each(loops, narrowLoop);
  }
};
} // namespace
