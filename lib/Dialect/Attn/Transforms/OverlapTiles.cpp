//===- OverlapTiles.cpp - One tile's end under the next one's beginning ---===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A tile is a head (queries, the first product and its softmax), a middle (the
// loops over the other blocks of keys), a last product and an end (outputs are
// scaled and stored). The loop over tiles, head, middle, last product and end,
// becomes the first tile's head and a loop over middle, last product and end,
// in which the next tile's head is started with the last product: what
// attn-rotate-products does with blocks, one level up.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNOVERLAPTILES
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// What the place of a tile along the queries is at least and at most.
static std::optional<std::pair<int64_t, int64_t>> getRange(Value value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return std::pair(*constant, *constant);
  if (auto remainder = value.getDefiningOp<arith::RemUIOp>()) {
    std::optional<int64_t> divisor = getConstantIntValue(remainder.getRhs());
    if (divisor && *divisor > 0)
      return std::pair(int64_t(0), *divisor - 1);
  } else if (auto select = value.getDefiningOp<arith::SelectOp>()) {
    auto one = getRange(select.getTrueValue());
    auto other = getRange(select.getFalseValue());
    if (one && other)
      return std::pair(std::min(one->first, other->first),
                       std::max(one->second, other->second));
  } else if (auto difference = value.getDefiningOp<arith::SubIOp>()) {
    auto lhs = getRange(difference.getLhs());
    auto rhs = getRange(difference.getRhs());
    if (lhs && rhs)
      return std::pair(lhs->first - rhs->second, lhs->second - rhs->first);
  }
  return std::nullopt;
}

/// Finds the one place that `value` is computed from.
static LogicalResult findPlace(Value value, Value &place) {
  if (getConstantIntValue(value))
    return success();
  if (isa_and_nonnull<arith::RemUIOp, arith::SelectOp>(value.getDefiningOp())) {
    if (place && place != value)
      return failure();
    place = value;
    return success();
  }
  Operation *op = value.getDefiningOp();
  return success(op && isMemoryEffectFree(op) && op->getNumRegions() == 0 &&
                 llvm::all_of(op->getOperands(), [&](Value operand) {
                   return succeeded(findPlace(operand, place));
                 }));
}

/// What `value` is where `place` is `number`. Null if no op says so.
static Attribute evaluate(Value value, Value place, Attribute number) {
  if (value == place)
    return number;
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant)))
    return constant;
  Operation *op = value.getDefiningOp();
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands())
    operands.push_back(evaluate(operand, place, number));
  SmallVector<OpFoldResult> results;
  if (llvm::is_contained(operands, Attribute()) ||
      failed(op->fold(operands, results)) || results.size() != 1)
    return {};
  return dyn_cast<Attribute>(results.front());
}

/// Whether `condition` holds at each place that a tile may have.
static bool isAlwaysTrue(Value condition) {
  Value place;
  if (failed(findPlace(condition, place)) || !place)
    return false;
  auto range = getRange(place);
  constexpr int64_t maxPlaces = 4096;
  if (!range || range->second - range->first >= maxPlaces)
    return false;
  Builder builder(condition.getContext());
  for (int64_t number = range->first; number <= range->second; ++number) {
    auto holds = dyn_cast_or_null<IntegerAttr>(
        evaluate(condition, place, builder.getIndexAttr(number)));
    if (!holds || holds.getValue().isZero())
      return false;
  }
  return true;
}

static bool isTile(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.getRank() == 2;
}

/// Whether `op` computes with numbers and addresses only. Each tile has its
/// own.
static bool isScalar(Operation *op) {
  return isMemoryEffectFree(op) && op->getNumRegions() == 0 &&
         !op->hasTrait<OpTrait::IsTerminator>() &&
         llvm::none_of(op->getResultTypes(), isTile) &&
         llvm::none_of(op->getOperandTypes(), isTile);
}

namespace {
/// A loop over tiles, taken apart.
class Overlap {
public:
  Overlap(scf::ForOp loop, int64_t groups, IRRewriter &rewriter)
      : loop(loop), groups(groups), rewriter(rewriter), loc(loop.getLoc()) {}

  LogicalResult analyze();
  void run();

private:
  bool isOfHead(Value value) const {
    Operation *op = value.getDefiningOp();
    return op && llvm::is_contained(head, op) && !isScalar(op);
  }
  /// Whether the head of a tile is to have `op`: it is more than a number, and
  /// not only there for the rest of the tile.
  bool isBuiltInHead(Operation *op) const;
  int64_t getBits(Value value) const;
  int64_t getCarriedBits(Value value, bool isKept);
  void carry(Value value);

  void cloneScalars(ArrayRef<Operation *> ops, IRMapping &mapping);
  /// Clones the head of the tile in `mapping`; with `last`, which is the last
  /// product of the tile before, both products are under way at the same time.
  void cloneHead(IRMapping &mapping);
  Value cloneHeadUnder(IRMapping &mapping, IRMapping &before);
  void cloneLast(IRMapping &mapping);

  mutable scf::ForOp loop;
  int64_t groups;
  IRRewriter &rewriter;
  Location loc;
  SmallVector<Operation *> head, middle, last, end;
  DotOp scores, output;
  /// Values of the head that the rest of the tile needs, and ops of the head
  /// that compute a wide tile of a narrow one and are repeated there.
  llvm::SetVector<Value> carried;
  llvm::SetVector<Operation *> repeated;
};
} // namespace

bool Overlap::isBuiltInHead(Operation *op) const {
  if (isScalar(op))
    return false;
  return !repeated.contains(op) ||
         llvm::any_of(op->getUsers(), [&](Operation *user) {
           user = loop.getBody()->findAncestorOpInBlock(*user);
           return user && llvm::is_contained(head, user) && isBuiltInHead(user);
         });
}

int64_t Overlap::getBits(Value value) const {
  auto vector = cast<VectorType>(value.getType());
  return vector.getNumElements() * vector.getElementTypeBitWidth();
}

/// Bits that have to be carried for `value`: of itself, or of what it is
/// computed from elementwise if that is less.
int64_t Overlap::getCarriedBits(Value value, bool isKept) {
  if (!isOfHead(value))
    return 0;
  Operation *op = value.getDefiningOp();
  int64_t bits = getBits(value), ofOperands = 0;
  if (op->getNumRegions() != 0 || !isMemoryEffectFree(op) ||
      (!op->hasTrait<OpTrait::Elementwise>() && !isa<vector::BroadcastOp>(op)))
    return bits;
  for (Value operand : op->getOperands())
    ofOperands += getCarriedBits(operand, /*isKept=*/false);
  if (ofOperands >= bits)
    return bits;
  if (isKept) {
    for (Value operand : op->getOperands())
      carry(operand);
    repeated.insert(op);
  }
  return ofOperands;
}

void Overlap::carry(Value value) {
  if (!isOfHead(value) || repeated.contains(value.getDefiningOp()))
    return;
  if (getCarriedBits(value, /*isKept=*/true) == getBits(value))
    carried.insert(value);
}

LogicalResult Overlap::analyze() {
  Block &body = *loop.getBody();
  // What all tiles do is in line.
  for (auto branch : llvm::make_early_inc_range(body.getOps<scf::IfOp>())) {
    if (branch.thenBlock()->getOps<DotOp>().empty() ||
        !isAlwaysTrue(branch.getCondition()))
      continue;
    auto yield = cast<scf::YieldOp>(branch.thenBlock()->getTerminator());
    SmallVector<Value> results(yield.getOperands());
    rewriter.eraseOp(yield);
    rewriter.inlineBlockBefore(branch.thenBlock(), branch);
    rewriter.replaceOp(branch, results);
  }
  for (auto dot : body.getOps<DotOp>()) {
    DotOp &place = dot.getTransposeRhs() ? scores : output;
    if (place)
      return failure();
    place = dot;
  }
  if (!scores || !output || !scores->isBeforeInBlock(output) ||
      !body.getOps<StartDotOp>().empty())
    return failure();

  // The last product with its wait for values.
  Operation *lastBegin = output;
  bool awaits = false;
  for (Operation *op = output->getPrevNode();
       op && (isScalar(op) || (isa<AwaitOp>(op) && !awaits));
       op = op->getPrevNode()) {
    awaits |= isa<AwaitOp>(op);
    lastBegin = op;
  }
  Operation *lastEnd = output->getNextNode();
  while (lastEnd && isScalar(lastEnd))
    lastEnd = lastEnd->getNextNode();
  if (!awaits || !isa_and_nonnull<ReleaseOp>(lastEnd))
    return failure();
  Operation *middleBegin = scores;
  while (middleBegin != lastBegin && !isa<scf::ForOp>(middleBegin))
    middleBegin = middleBegin->getNextNode();

  SmallVector<Operation *> *part = &head;
  for (Operation &op : body.without_terminator()) {
    if (&op == middleBegin)
      part = &middle;
    if (&op == lastBegin)
      part = &last;
    part->push_back(&op);
    if (&op == lastEnd)
      part = &end;
  }
  // Numbers and addresses, and what the loop carries, are computed before the
  // rest; of the head, only tiles are carried.
  auto isOfScalars = [&](Value operand) {
    Operation *op = operand.getDefiningOp();
    return !op || op->getBlock() != &body || isScalar(op);
  };
  for (Operation &op : body)
    if ((isScalar(&op) || isa<scf::YieldOp>(op)) &&
        !llvm::all_of(op.getOperands(), isOfScalars))
      return failure();
  for (Operation *op : head)
    if (!isScalar(op) && !llvm::all_of(op->getResultTypes(), isTile))
      return failure();
  for (ArrayRef<Operation *> ops : {middle, last, end})
    for (Operation *op : ops)
      op->walk([&](Operation *inside) {
        for (Value operand : inside->getOperands())
          carry(operand);
      });
  return success();
}

void Overlap::cloneScalars(ArrayRef<Operation *> ops, IRMapping &mapping) {
  for (Operation *op : ops)
    if (isScalar(op))
      rewriter.clone(*op, mapping);
}

void Overlap::cloneHead(IRMapping &mapping) {
  for (Operation *op : head)
    if (isBuiltInHead(op))
      rewriter.clone(*op, mapping);
}

void Overlap::cloneLast(IRMapping &mapping) {
  for (Operation *op : last)
    if (!isScalar(op))
      rewriter.clone(*op, mapping);
}

/// Clones the head in `mapping` with the last product in `before`, of which it
/// returns the result.
Value Overlap::cloneHeadUnder(IRMapping &mapping, IRMapping &before) {
  auto attr = rewriter.getI64IntegerAttr(groups);
  auto start = [&](DotOp dot, IRMapping &values) {
    return StartDotOp::create(
        rewriter, loc, values.lookupOrDefault(dot.getLhs()),
        values.lookupOrDefault(dot.getRhs()),
        values.lookupOrDefault(dot.getAccumulator()), dot.getTransposeRhs());
  };
  StartDotOp pendingOutput;
  // Probabilities are made when the others have been read.
  auto isLate = [&](Operation *op) {
    return isa<arith::TruncFOp>(op) && carried.contains(op->getResult(0));
  };
  auto cloneLastIf = [&](bool isBehind) {
    for (Operation *op : last)
      if (op != output && !isScalar(op) &&
          output->isBeforeInBlock(op) == isBehind)
        rewriter.clone(*op, before);
  };
  for (Operation *op : head) {
    if (!isBuiltInHead(op) || isLate(op))
      continue;
    if (op != scores) {
      rewriter.clone(*op, mapping);
      continue;
    }
    if (groups > 1)
      TakeTurnOp::create(rewriter, loc, attr);
    StartDotOp pendingScores = start(scores, mapping);
    cloneLastIf(/*isBehind=*/false);
    pendingOutput = start(output, before);
    if (groups > 1)
      PassTurnOp::create(rewriter, loc, attr);
    mapping.map(scores.getResult(),
                FinishDotOp::create(rewriter, loc, pendingScores.getPending(),
                                    /*in_flight=*/uint64_t(1)));
  }
  Value result = FinishDotOp::create(rewriter, loc, pendingOutput.getPending(),
                                     /*in_flight=*/uint64_t(0));
  cloneLastIf(/*isBehind=*/true);
  for (Operation *op : head)
    if (isLate(op))
      rewriter.clone(*op, mapping);
  return result;
}

void Overlap::run() {
  rewriter.setInsertionPoint(loop);
  Value hasTiles =
      arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::slt,
                            loop.getLowerBound(), loop.getUpperBound());
  bool hasResults = loop.getNumResults() != 0;
  auto guard = scf::IfOp::create(rewriter, loc, loop.getResultTypes(), hasTiles,
                                 /*withElseRegion=*/hasResults);
  if (hasResults) {
    rewriter.setInsertionPointToStart(guard.elseBlock());
    scf::YieldOp::create(rewriter, loc, loop.getInits());
  }

  rewriter.setInsertionPointToStart(guard.thenBlock());
  IRMapping first;
  first.map(loop.getInductionVar(), loop.getLowerBound());
  first.map(loop.getRegionIterArgs(), loop.getInits());
  cloneScalars(head, first);
  cloneHead(first);
  SmallVector<Value> inits(loop.getInits());
  for (Value value : carried)
    inits.push_back(first.lookup(value));

  auto build = [&](OpBuilder &, Location, Value tile, ValueRange args) {
    unsigned ofLoop = loop.getNumRegionIterArgs();
    IRMapping mapping;
    mapping.map(loop.getInductionVar(), tile);
    mapping.map(loop.getRegionIterArgs(), args.take_front(ofLoop));
    mapping.map(carried.getArrayRef(), args.drop_front(ofLoop));
    for (ArrayRef<Operation *> ops : {head, middle, last, end})
      cloneScalars(ops, mapping);
    for (Operation *op : head)
      if (repeated.contains(op))
        rewriter.clone(*op, mapping);
    for (Operation *op : middle)
      if (!isScalar(op))
        rewriter.clone(*op, mapping);

    auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
    SmallVector<Value> after;
    for (Value value : yield.getOperands())
      after.push_back(mapping.lookupOrDefault(value));
    Value next = arith::AddIOp::create(rewriter, loc, tile, loop.getStep());
    Value hasNext = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::slt, next, loop.getUpperBound());
    SmallVector<Type> types = {output.getType()};
    for (Value value : carried)
      types.push_back(value.getType());
    auto branch = scf::IfOp::create(rewriter, loc, types, hasNext,
                                    /*withElseRegion=*/true);
    {
      OpBuilder::InsertionGuard insertion(rewriter);
      rewriter.setInsertionPointToStart(branch.thenBlock());
      IRMapping ofNext;
      ofNext.map(loop.getInductionVar(), next);
      ofNext.map(loop.getRegionIterArgs(), after);
      cloneScalars(head, ofNext);
      SmallVector<Value> results = {cloneHeadUnder(ofNext, mapping)};
      for (Value value : carried)
        results.push_back(ofNext.lookup(value));
      scf::YieldOp::create(rewriter, loc, results);
      // No next tile: what would be carried is not used.
      rewriter.setInsertionPointToStart(branch.elseBlock());
      IRMapping alone = mapping;
      cloneLast(alone);
      results = {alone.lookup(output.getResult())};
      for (Type type : ArrayRef<Type>(types).drop_front())
        results.push_back(arith::ConstantOp::create(
            rewriter, loc, cast<TypedAttr>(rewriter.getZeroAttr(type))));
      scf::YieldOp::create(rewriter, loc, results);
    }
    mapping.map(output.getResult(), branch.getResult(0));
    for (Operation *op : end)
      if (!isScalar(op))
        rewriter.clone(*op, mapping);
    llvm::append_range(after, branch.getResults().drop_front());
    scf::YieldOp::create(rewriter, loc, after);
  };
  auto overlapped =
      scf::ForOp::create(rewriter, loc, loop.getLowerBound(),
                         loop.getUpperBound(), loop.getStep(), inits, build);
  if (hasResults)
    scf::YieldOp::create(
        rewriter, loc,
        overlapped.getResults().take_front(loop.getNumResults()));
  rewriter.replaceOp(loop, guard);
}

namespace {
class AttnOverlapTiles
    : public attn::impl::AttnOverlapTilesBase<AttnOverlapTiles> {
  void runOnOperation() override {
    gpu::GPUFuncOp function = getOperation();
    auto schedule = function->getAttrOfType<CollectiveAttr>("attn.collective");
    if (!schedule || !schedule.getMma() || !schedule.getMma().getOverlapTiles())
      return;
    IRRewriter rewriter(&getContext());
    for (auto roles : function.getBody().front().getOps<RolesOp>()) {
      SmallVector<scf::ForOp> loops(
          roles.getConsumers().front().getOps<scf::ForOp>());
      for (scf::ForOp loop : loops) {
        Overlap overlap(loop, schedule.getMma().getWaveGroups(), rewriter);
        if (succeeded(overlap.analyze()))
          overlap.run();
      }
    }
  }
};
} // namespace
