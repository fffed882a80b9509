//===- RotateProducts.cpp - One product under the other's softmax ---------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A block of keys is A (scores, softmax, rescaling of the output) and then B
// (the product with values). The loop over A(j), B(j) becomes A(0), a loop over
// B(j - 1), A(j), and a last B: both products of an iteration are started one
// after the other, and the second one is under way while A computes with the
// first one's result.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNROTATEPRODUCTS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {
/// A loop over blocks of keys, taken apart.
class Rotation {
public:
  Rotation(scf::ForOp loop, IRRewriter &rewriter)
      : loop(loop), rewriter(rewriter), loc(loop.getLoc()) {}

  LogicalResult analyze();
  /// Moves what A loads in front of the first product, under which it comes.
  void hoistLoads();
  void run();

private:
  bool isSecond(Operation *op) const { return llvm::is_contained(second, op); }
  void findLate();
  /// What the loop carries beside the output: values of A.
  SmallVector<Value> getCarried() const;

  /// Clones A for the block in `mapping`.
  void cloneFirst(IRMapping &mapping);
  /// Clones B for the block at `block`.
  Value cloneSecond(Value block, Value probabilities, Value accumulator,
                    bool isStarted);
  scf::ForOp buildLoop(Value begin, ValueRange inits);

  scf::ForOp loop;
  IRRewriter &rewriter;
  Location loc;
  /// The first product, and the second one with what stages its right side.
  DotOp scores, output;
  SmallVector<Operation *> second;
  /// Which of the loop's values is the output.
  unsigned accumulator = 0;
  /// Ops of A that need the output, or make the second product's left side:
  /// both wait until that product is finished.
  llvm::SmallPtrSet<Operation *, 16> late;
};
} // namespace

LogicalResult Rotation::analyze() {
  for (auto dot : loop.getBody()->getOps<DotOp>()) {
    // Queries may be in workgroup memory, for all blocks.
    if (!dot.hasRegisterLhs() &&
        (!dot.getTransposeRhs() || !isConstantIntValue(dot.getDepth(), 0) ||
         cast<ShapedType>(dot.getLhs().getType()).getDimSize(1) !=
             dot.getDepthExtent()))
      return failure();
    DotOp &place = dot.getTransposeRhs() ? scores : output;
    if (place)
      return failure();
    place = dot;
  }
  if (!scores || !output || !scores->isBeforeInBlock(output))
    return failure();
  auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
  auto yielded = llvm::find(yield.getOperands(), output.getResult());
  if (yielded == yield.getOperands().end() || !output->hasOneUse())
    return failure();
  accumulator = yielded.getIndex();
  // From the barrier in front of the values' copy on, all belongs to B.
  unsigned barriers = 0;
  Operation *op = output;
  for (; op && barriers < 2; op = op->getPrevNode()) {
    second.push_back(op);
    barriers += isa<gpu::BarrierOp>(op);
  }
  if (barriers < 2)
    return failure();
  std::reverse(second.begin(), second.end());
  for (Operation *after = output->getNextNode(); after != yield;
       after = after->getNextNode())
    second.push_back(after);
  // Of A, B takes what it multiplies; the rest it computes from the counter.
  for (Operation *inside : second)
    for (Value operand : inside->getOperands()) {
      Operation *def = operand.getDefiningOp();
      bool isOfBody = def && def->getBlock() == loop.getBody();
      bool isProductOperand =
          inside == output &&
          (operand == output.getLhs() || operand == output.getAccumulator());
      if (!isProductOperand && isOfBody && !isSecond(def))
        return failure();
      auto argument = dyn_cast<BlockArgument>(operand);
      if (argument && argument.getOwner() == loop.getBody() &&
          argument != loop.getInductionVar())
        return failure();
    }
  findLate();
  return success();
}

void Rotation::hoistLoads() {
  // What is loaded and what says where, but no more: not masks, which are
  // conditions in registers of their own as soon as they have come, and not
  // what comes to workgroup memory meanwhile.
  auto isMovable = [&](Operation *op) {
    if (auto load = dyn_cast<LoadOp>(op))
      return !load.getResult().getType().getElementType().isInteger(1) &&
             !load.getSource().getDefiningOp<LdsTileOp>();
    return isMemoryEffectFree(op) && op->getNumRegions() == 0 &&
           llvm::none_of(op->getResultTypes(), llvm::IsaPred<VectorType>);
  };
  auto isThere = [&](Value operand) {
    Operation *def = operand.getDefiningOp();
    return !def || def->getBlock() != loop.getBody() ||
           def->isBeforeInBlock(scores);
  };
  for (Operation &op : llvm::make_early_inc_range(*loop.getBody()))
    if (scores->isBeforeInBlock(&op) && !isSecond(&op) && isMovable(&op) &&
        llvm::all_of(op.getOperands(), isThere))
      rewriter.moveOpBefore(&op, scores);
}

void Rotation::findLate() {
  auto usesLate = [&](Operation *op) {
    return llvm::any_of(op->getOperands(), [&](Value operand) {
      return operand == loop.getRegionIterArg(accumulator) ||
             (operand.getDefiningOp() &&
              late.contains(operand.getDefiningOp()));
    });
  };
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (isSecond(&op))
      continue;
    bool makesLhs = op.getNumResults() == 1 && isa<arith::TruncFOp>(op) &&
                    cast<VectorType>(op.getResult(0).getType()).getShape() ==
                        cast<VectorType>(output.getLhs().getType()).getShape();
    if (makesLhs || usesLate(&op))
      late.insert(&op);
  }
}

SmallVector<Value> Rotation::getCarried() const {
  SmallVector<Value> values;
  auto yield = cast<scf::YieldOp>(
      const_cast<scf::ForOp &>(loop).getBody()->getTerminator());
  for (auto [index, value] : llvm::enumerate(yield.getOperands()))
    if (index != accumulator)
      values.push_back(value);
  DotOp dot = output;
  values.push_back(dot.getAccumulator());
  values.push_back(dot.getLhs());
  return values;
}

void Rotation::cloneFirst(IRMapping &mapping) {
  for (Operation &op : loop.getBody()->without_terminator())
    if (!isSecond(&op))
      rewriter.clone(op, mapping);
}

Value Rotation::cloneSecond(Value block, Value probabilities, Value accumulator,
                            bool isStarted) {
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), block);
  mapping.map(output.getLhs(), probabilities);
  mapping.map(output.getAccumulator(), accumulator);
  for (Operation *op : second) {
    if (op == output && isStarted)
      return StartDotOp::create(rewriter, loc, probabilities,
                                mapping.lookupOrDefault(output.getRhs()),
                                accumulator, output.getTransposeRhs());
    rewriter.clone(*op, mapping);
  }
  return mapping.lookup(output.getResult());
}

scf::ForOp Rotation::buildLoop(Value begin, ValueRange inits) {
  auto build = [&](OpBuilder &, Location, Value block, ValueRange args) {
    IRMapping mapping;
    mapping.map(loop.getInductionVar(), block);
    unsigned next = 0;
    for (unsigned index = 0; index < loop.getNumRegionIterArgs(); ++index)
      if (index != accumulator)
        mapping.map(loop.getRegionIterArg(index), args[next++]);
    Value oldAccumulator = args[next], oldProbabilities = args[next + 1];
    Value before = arith::SubIOp::create(rewriter, loc, block, loop.getStep());

    StartDotOp pendingScores, pendingOutput;
    for (Operation &op : loop.getBody()->without_terminator()) {
      if (isSecond(&op) || late.contains(&op))
        continue;
      if (&op != scores) {
        rewriter.clone(op, mapping);
        continue;
      }
      pendingScores = StartDotOp::create(
          rewriter, loc, mapping.lookupOrDefault(scores.getLhs()),
          mapping.lookupOrDefault(scores.getRhs()),
          mapping.lookupOrDefault(scores.getAccumulator()),
          scores.getTransposeRhs());
      pendingOutput = cloneSecond(before, oldProbabilities, oldAccumulator,
                                  /*isStarted=*/true)
                          .getDefiningOp<StartDotOp>();
      mapping.map(scores.getResult(),
                  FinishDotOp::create(rewriter, loc, pendingScores.getPending(),
                                      /*in_flight=*/uint64_t(1)));
    }
    mapping.map(loop.getRegionIterArg(accumulator),
                FinishDotOp::create(rewriter, loc, pendingOutput.getPending(),
                                    /*in_flight=*/uint64_t(0)));
    for (Operation &op : loop.getBody()->without_terminator())
      if (late.contains(&op))
        rewriter.clone(op, mapping);
    scf::YieldOp::create(rewriter, loc,
                         llvm::map_to_vector(getCarried(), [&](Value value) {
                           return mapping.lookupOrDefault(value);
                         }));
  };
  return scf::ForOp::create(rewriter, loc, begin, loop.getUpperBound(),
                            loop.getStep(), inits, build);
}

void Rotation::run() {
  rewriter.setInsertionPoint(loop);
  Value begin = loop.getLowerBound(), end = loop.getUpperBound(),
        step = loop.getStep();
  Value hasBlocks = arith::CmpIOp::create(
      rewriter, loc, arith::CmpIPredicate::slt, begin, end);
  auto branch = scf::IfOp::create(rewriter, loc, loop.getResultTypes(),
                                  hasBlocks, /*withElseRegion=*/true);
  rewriter.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(rewriter, loc, loop.getInits());

  rewriter.setInsertionPointToStart(branch.thenBlock());
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), begin);
  mapping.map(loop.getRegionIterArgs(), loop.getInits());
  cloneFirst(mapping);
  SmallVector<Value> inits =
      llvm::map_to_vector(getCarried(), [&](Value value) {
        return mapping.lookupOrDefault(value);
      });
  Value next = arith::AddIOp::create(rewriter, loc, begin, step);
  scf::ForOp rotated = buildLoop(next, inits);

  rewriter.setInsertionPointAfter(rotated);
  Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  Value last = arith::SubIOp::create(rewriter, loc, end, begin);
  last = arith::SubIOp::create(rewriter, loc, last, one);
  last = arith::DivUIOp::create(rewriter, loc, last, step);
  last = arith::MulIOp::create(rewriter, loc, last, step);
  last = arith::AddIOp::create(rewriter, loc, last, begin);
  ResultRange carried = rotated.getResults();
  Value result = cloneSecond(last, carried.back(), carried.drop_back().back(),
                             /*isStarted=*/false);
  SmallVector<Value> results(carried.drop_back(2));
  results.insert(results.begin() + accumulator, result);
  scf::YieldOp::create(rewriter, loc, results);
  rewriter.replaceOp(loop, branch);
}

namespace {
class AttnRotateProducts
    : public attn::impl::AttnRotateProductsBase<AttnRotateProducts> {
  void runOnOperation() override {
    gpu::GPUFuncOp function = getOperation();
    auto schedule = function->getAttrOfType<CollectiveAttr>("attn.collective");
    if (!schedule || !schedule.getMma() || !schedule.getMma().getProducer())
      return;
    SmallVector<scf::ForOp> loops;
    function.walk([&](scf::ForOp loop) { loops.push_back(loop); });
    IRRewriter rewriter(&getContext());
    for (scf::ForOp loop : loops) {
      Rotation rotation(loop, rewriter);
      if (failed(rotation.analyze()))
        continue;
      rotation.hoistLoads();
      rotation.run();
    }
  }
};
} // namespace
