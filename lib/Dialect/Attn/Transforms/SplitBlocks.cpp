//===- SplitBlocks.cpp - A loop each for cut and for whole blocks ---------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNSPLITBLOCKS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {
/// A branch that a loop takes for its first and its last blocks.
struct EdgeBranch {
  scf::IfOp branch;
  /// Blocks below and from these on take it; null for none.
  Value headEnd, tailBegin;
};
} // namespace

/// Adds the comparisons that `condition` is the disjunction of.
static bool addBounds(Value condition, scf::ForOp loop, EdgeBranch &edge) {
  if (auto either = condition.getDefiningOp<arith::OrIOp>())
    return addBounds(either.getLhs(), loop, edge) &&
           addBounds(either.getRhs(), loop, edge);
  auto compare = condition.getDefiningOp<arith::CmpIOp>();
  if (!compare || compare.getLhs() != loop.getInductionVar() ||
      !loop.isDefinedOutsideOfLoop(compare.getRhs()))
    return false;
  bool isHead = compare.getPredicate() == arith::CmpIPredicate::slt;
  if (!isHead && compare.getPredicate() != arith::CmpIPredicate::sge)
    return false;
  Value &bound = isHead ? edge.headEnd : edge.tailBegin;
  if (bound)
    return false;
  bound = compare.getRhs();
  return true;
}

static std::optional<EdgeBranch> findEdgeBranch(scf::ForOp loop) {
  for (auto branch : loop.getBody()->getOps<scf::IfOp>()) {
    EdgeBranch edge;
    edge.branch = branch;
    if (!branch.getElseRegion().empty() &&
        addBounds(branch.getCondition(), loop, edge))
      return edge;
  }
  return std::nullopt;
}

namespace {
class Splitting {
public:
  Splitting(scf::ForOp loop, const EdgeBranch &edge, IRRewriter &rewriter)
      : loop(loop), edge(edge), rewriter(rewriter), loc(loop.getLoc()) {}

  void run();

private:
  /// The first block that is not below `bound`.
  Value alignUp(Value bound);
  /// The loop's blocks from `begin` to `end`, all of which take the branch, or
  /// none.
  void addLoop(Value begin, Value end, bool takesBranch);

  scf::ForOp loop;
  EdgeBranch edge;
  IRRewriter &rewriter;
  Location loc;
  SmallVector<Value> values;
};
} // namespace

Value Splitting::alignUp(Value bound) {
  Value begin = loop.getLowerBound(), step = loop.getStep();
  Value distance = arith::SubIOp::create(rewriter, loc, bound, begin);
  distance =
      arith::MaxSIOp::create(rewriter, loc, distance,
                             arith::ConstantIndexOp::create(rewriter, loc, 0));
  Value count = arith::CeilDivUIOp::create(rewriter, loc, distance, step);
  return arith::AddIOp::create(
      rewriter, loc, begin, arith::MulIOp::create(rewriter, loc, count, step));
}

void Splitting::addLoop(Value begin, Value end, bool takesBranch) {
  auto build = [&](OpBuilder &, Location, Value block, ValueRange args) {
    IRMapping mapping;
    mapping.map(loop.getInductionVar(), block);
    mapping.map(loop.getRegionIterArgs(), args);
    for (Operation &op : *loop.getBody()) {
      if (&op != edge.branch) {
        rewriter.clone(op, mapping);
        continue;
      }
      Block *taken =
          takesBranch ? edge.branch.thenBlock() : edge.branch.elseBlock();
      for (Operation &inner : taken->without_terminator())
        rewriter.clone(inner, mapping);
      for (auto [result, value] : llvm::zip(
               edge.branch.getResults(), taken->getTerminator()->getOperands()))
        mapping.map(result, mapping.lookupOrDefault(value));
    }
  };
  auto part = scf::ForOp::create(rewriter, loc, begin, end, loop.getStep(),
                                 values, build);
  values.assign(part.result_begin(), part.result_end());
}

void Splitting::run() {
  rewriter.setInsertionPoint(loop);
  values.assign(loop.getInits().begin(), loop.getInits().end());
  Value begin = loop.getLowerBound(), end = loop.getUpperBound();
  Value wholeBegin = begin, wholeEnd = end;
  if (edge.headEnd && edge.headEnd != begin) {
    Value headEnd = arith::MinSIOp::create(rewriter, loc, edge.headEnd, end);
    addLoop(begin, headEnd, /*takesBranch=*/true);
    wholeBegin = alignUp(headEnd);
  }
  if (edge.tailBegin)
    wholeEnd = arith::MinSIOp::create(rewriter, loc, edge.tailBegin, end);
  addLoop(wholeBegin, wholeEnd, /*takesBranch=*/false);
  if (edge.tailBegin) {
    // The tail may begin within the head.
    Value tailBegin =
        arith::MaxSIOp::create(rewriter, loc, wholeBegin, alignUp(wholeEnd));
    addLoop(tailBegin, end, /*takesBranch=*/true);
  }
  rewriter.replaceOp(loop, values);
}

namespace {
class AttnSplitBlocks
    : public attn::impl::AttnSplitBlocksBase<AttnSplitBlocks> {
  void runOnOperation() override {
    gpu::GPUFuncOp function = getOperation();
    auto schedule = function->getAttrOfType<CollectiveAttr>("attn.collective");
    if (!schedule || !schedule.getMma() || !schedule.getMma().getProducer())
      return;
    SmallVector<std::pair<scf::ForOp, EdgeBranch>> loops;
    function.walk([&](scf::ForOp loop) {
      if (std::optional<EdgeBranch> edge = findEdgeBranch(loop))
        loops.push_back({loop, *edge});
    });
    IRRewriter rewriter(&getContext());
    for (auto &[loop, edge] : loops)
      Splitting(loop, edge, rewriter).run();
  }
};
} // namespace
