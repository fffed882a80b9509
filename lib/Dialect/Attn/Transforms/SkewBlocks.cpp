//===- SkewBlocks.cpp - A block's product with the next one's -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What attn-pipeline makes of products of matrix instructions with two buffers.

#include "StageRing.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace attn;

namespace {
/// Rewrites the loop over blocks of keys of one kernel, whose products are
/// taken by matrix instructions from two buffers of keys K[0], K[1] and two of
/// values. K(j) is block j of the keys, and s(j) its scores. With one group of
/// waves:
///
///   fill K[0] with K(0); load K(1), V(0); barrier; s(0) from K[0]
///   loop over j, with b = j mod 2:
///     fill K[1 - b] with K(j + 1) and V[b] with V(j); load K(j + 2), V(j + 1)
///     all that is computed from s(j)
///     barrier
///     product with V[b]; s(j + 1) from K[1 - b]
///
/// One barrier a block is enough: when a wave fills K[1 - b] and V[b], all
/// waves have passed the barrier of block j - 1, behind which nothing but V[1 -
/// b] and K[b] is read until the barrier of block j.
///
/// With two groups, half of the waves multiply while the other half computes.
/// Each wave passes a barrier behind its products, too, and the late ones one
/// more before the loop, the early ones behind it, so that all pass as many,
/// however many blocks there are: three, and two more a block. Between two
/// successive barriers, which are numbered, happens:
///
///   barrier  early                            late
///   0        s(0) from K[0]                   fill K[1] K(1), V[0] V(0)
///   1        fill K[1] K(1), V[0] V(0)        s(0) from K[0]
///   2        V[0]; s(1) from K[1]             fill K[0] K(2), V[1] V(1)
///   3        fill K[0] K(2), V[1] V(1)        V[0]; s(1) from K[1]
///   4        V[1]; s(2) from K[0]             fill K[1] K(3), V[0] V(2)
///
/// Each wave fills its share of a tile, so a late one is a block further in
/// what it fills: block j + 1 is filled behind barriers 2 j (late) and 2 j + 1
/// (early), read behind 2 j + 2 (early) and 2 j + 3 (late), and its buffer is
/// filled again behind 2 j + 4 and 2 j + 5. In no row does one half fill
/// a buffer that the other one reads. What is filled for blocks that don't
/// exist is never used, and loads beyond the end give zeros.
///
/// Behind the last block there are no scores to compute. With one group they
/// are computed nevertheless: where half of the waves multiply while the other
/// half computes, products are what takes the time, and the last block is apart
/// from the loop. What follows without effects on memory comes in front of the
/// barrier in which the early ones wait for the products of the late ones.
///
/// Where a mask hides the last blocks from all rows of one half, the end of the
/// loop differs: that half then only fills its part of the buffers.
class Skewing {
public:
  /// With `ownEnd`, which may be null, where blocks end for a wave.
  Skewing(StageRing &ring, MmaScheduleAttr mma, Value ownEnd,
          IRRewriter &rewriter)
      : ring(ring), rewriter(rewriter), loc(ring.loop.getLoc()),
        ownEnd(mma.getWaveGroups() > 1 && !mma.getDirectLoads() ? ownEnd
                                                                : Value()),
        hasGroups(mma.getWaveGroups() > 1), isDirect(mma.getDirectLoads()) {}

  void run();

private:
  Value addIndex(Value lhs, Value rhs) {
    return arith::AddIOp::create(rewriter, loc, lhs, rhs);
  }
  Value select(Value late, Value early) {
    if (!hasGroups)
      return early;
    return arith::SelectOp::create(rewriter, loc, isLate, late, early);
  }
  Value buildTile(const Stage &stage, Value buffer);
  /// Where the left side of a product begins, if it is in workgroup memory.
  Value getDepth(DotOp dot) { return dot.getDepth() ? zero : Value(); }
  /// Loads the block at `block` for `stage`; nothing where it is copied when a
  /// buffer is free.
  Value load(const Stage &stage, Value block);
  /// Fills a buffer with what was loaded, or with the block at `block`.
  void fill(const Stage &stage, Value buffer, Value staged, Value block);
  void fillBoth(ValueRange staged, Value keyBuffer, Value keyBlock,
                Value valueBuffer, Value valueBlock);
  SmallVector<Value> loadBoth(Value keyBlock, Value valueBlock);
  SmallVector<Value> loadNext(Value keyBlock, Value valueBlock);
  SmallVector<Value> fillBeside(Value block, Value buffer, Value other,
                                ValueRange staged,
                                function_ref<void()> buildBetween = nullptr);
  SmallVector<Value> buildBlock(Value block, ValueRange carried, bool isLast);
  SmallVector<Value> buildLastBlock(scf::ForOp skewed, Value end);
  void fillRest();
  void waitForOthers();

  Stage &getKeys() { return ring.stages[0]; }
  Stage &getValues() { return ring.stages[1]; }

  StageRing &ring;
  IRRewriter &rewriter;
  Location loc;
  Value ownEnd;
  bool hasGroups, isDirect;
  Value isLate, zero, one, step;
  /// With groups: how far late waves are ahead.
  Value ahead;
  /// With ends of their own: the first block that a wave only fills for, what
  /// it has loaded, and the buffer of its values.
  Value restBegin;
  SmallVector<Value> rest;
};
} // namespace

bool attn::keepsLhs(DotOp dot) {
  return dot.hasRegisterLhs() ||
         (dot.getTransposeRhs() && isConstantIntValue(dot.getDepth(), 0));
}

bool attn::canSkew(StageRing &ring) {
  if (!ring.loop || ring.stages.size() != 2)
    return false;
  Stage &keys = ring.stages[0], &values = ring.stages[1];
  auto hasBuffers = [](DotOp dot) {
    auto tile = dot.getRhs().getDefiningOp<LdsTileOp>();
    return tile && tile.getBuffer() && tile.getBuffers() == 2;
  };
  DotOp first = keys.dot, second = values.dot;
  for (Stage &stage : ring.stages)
    if (stage.loop || !keepsLhs(stage.dot) || !hasBuffers(stage.dot) ||
        stage.copy.getTile() != stage.dot.getRhs())
      return false;
  if (first.getRhs() == second.getRhs() ||
      !ring.loop.isDefinedOutsideOfLoop(first.getLhs()) ||
      !ring.loop.isDefinedOutsideOfLoop(first.getAccumulator()))
    return false;
  if (!llvm::all_of(second->getUsers(), llvm::IsaPred<scf::YieldOp>))
    return false;
  Operation *const parts[] = {keys.emptied,   keys.copy,   keys.filled,
                              values.emptied, values.copy, values.filled};
  return llvm::all_of(ring.block->without_terminator(), [&](Operation &op) {
    if (llvm::is_contained(parts, &op))
      return true;
    std::optional<SmallVector<MemoryEffects::EffectInstance>> effects =
        getEffectsRecursively(&op);
    return effects && llvm::all_of(*effects, [](const auto &effect) {
             return isa<MemoryEffects::Read>(effect.getEffect());
           });
  });
}

Value Skewing::buildTile(const Stage &stage, Value buffer) {
  DotOp dot = stage.dot;
  auto tile = dot.getRhs().getDefiningOp<LdsTileOp>();
  return LdsTileOp::create(rewriter, tile.getLoc(), tile.getTile().getType(),
                           tile.getArena(), tile.getOffsetAttr(), buffer,
                           tile.getBuffersAttr(), tile.getStrideAttr(),
                           tile.getLayout());
}

Value Skewing::load(const Stage &stage, Value block) {
  IRMapping mapping;
  mapping.map(ring.loop.getInductionVar(), block);
  return buildLoad(stage.copy, ring, rewriter, mapping);
}

void Skewing::fill(const Stage &stage, Value buffer, Value staged,
                   Value block) {
  CopyOp copy = stage.copy;
  Value tile = buildTile(stage, buffer);
  if (!isDirect) {
    StoreLdsOp::create(rewriter, copy.getLoc(), staged, tile);
    return;
  }
  IRMapping mapping;
  mapping.map(ring.loop.getInductionVar(), block);
  buildCopy(copy, tile, ring, rewriter, mapping);
}

void Skewing::fillBoth(ValueRange staged, Value keyBuffer, Value keyBlock,
                       Value valueBuffer, Value valueBlock) {
  fill(getKeys(), keyBuffer, isDirect ? Value() : staged[0], keyBlock);
  fill(getValues(), valueBuffer, isDirect ? Value() : staged[1], valueBlock);
}

SmallVector<Value> Skewing::loadBoth(Value keyBlock, Value valueBlock) {
  if (isDirect)
    return {};
  Value keys = load(getKeys(), keyBlock);
  return {keys, load(getValues(), valueBlock)};
}

SmallVector<Value> Skewing::loadNext(Value keyBlock, Value valueBlock) {
  if (isDirect)
    return {};
  Value nextKeys = addIndex(keyBlock, step);
  Value nextValues = addIndex(valueBlock, step);
  return loadBoth(nextKeys, nextValues);
}

/// Fills what a wave fills beside the block at `block`, and loads for the next.
SmallVector<Value> Skewing::fillBeside(Value block, Value buffer, Value other,
                                       ValueRange staged,
                                       function_ref<void()> buildBetween) {
  Value valueBlock = block, keyBlock = addIndex(block, step);
  Value keyBuffer = other, valueBuffer = buffer;
  // A late wave is a block ahead: sums take fewer instructions than selections.
  if (hasGroups) {
    valueBlock = addIndex(block, ahead);
    keyBlock = addIndex(valueBlock, step);
    keyBuffer = select(buffer, other);
    valueBuffer = select(other, buffer);
  }
  fillBoth(staged, keyBuffer, keyBlock, valueBuffer, valueBlock);
  if (buildBetween)
    buildBetween();
  return loadNext(keyBlock, valueBlock);
}

/// Carried: what `loop` carries, then scores, what was loaded for keys and
/// values, and the buffer that values are read from. Returns what is carried
/// on; behind the last block there are no scores.
SmallVector<Value> Skewing::buildBlock(Value block, ValueRange carried,
                                       bool isLast) {
  scf::ForOp loop = ring.loop;
  unsigned numCarried = loop.getNumRegionIterArgs();
  Value scores = carried[numCarried], buffer = carried.back();
  SmallVector<Value> staged(carried.drop_front(numCarried + 1).drop_back());
  Value other = arith::SubIOp::create(rewriter, loc, one, buffer);
  if (isLast && !ownEnd)
    fill(getValues(), select(other, buffer), isDirect ? Value() : staged[1],
         select(addIndex(block, step), block));
  else
    staged = fillBeside(block, buffer, other, staged);

  IRMapping mapping;
  mapping.map(loop.getInductionVar(), block);
  mapping.map(loop.getRegionIterArgs(), carried.take_front(numCarried));
  mapping.map(getKeys().dot.getResult(), scores);
  for (Operation &op : loop.getBody()->without_terminator())
    if (!isa<gpu::BarrierOp, CopyOp, DotOp>(op))
      rewriter.clone(op, mapping);

  gpu::BarrierOp::create(rewriter, loc);
  auto multiply = [&](DotOp dot, Value tile) -> Value {
    return DotOp::create(rewriter, dot.getLoc(), dot.getType(),
                         mapping.lookupOrDefault(dot.getLhs()), tile,
                         mapping.lookupOrDefault(dot.getAccumulator()),
                         getDepth(dot), dot.getTransposeRhs());
  };
  Value valueTile = buildTile(getValues(), buffer);
  Value keyTile = isLast ? Value() : buildTile(getKeys(), other);
  Value output = multiply(getValues().dot, valueTile);
  Value nextScores = isLast ? Value() : multiply(getKeys().dot, keyTile);
  if (hasGroups)
    gpu::BarrierOp::create(rewriter, loc);

  mapping.map(getValues().dot.getResult(), output);
  SmallVector<Value> next;
  for (Value value : loop.getYieldedValues())
    next.push_back(mapping.lookupOrDefault(value));
  if (!isLast)
    next.push_back(nextScores);
  llvm::append_range(next, staged);
  next.push_back(other);
  return next;
}

/// The block that `skewed` leaves, if there is any. Returns what `loop`
/// carries.
SmallVector<Value> Skewing::buildLastBlock(scf::ForOp skewed, Value end) {
  unsigned numCarried = ring.loop.getNumRegionIterArgs();
  Value begin = ring.loop.getLowerBound();
  Value distance =
      arith::SubIOp::create(rewriter, loc, skewed.getUpperBound(), begin);
  distance = arith::MaxSIOp::create(rewriter, loc, distance, zero);
  distance = arith::CeilDivSIOp::create(rewriter, loc, distance, step);
  distance = arith::MulIOp::create(rewriter, loc, distance, step);
  Value block = addIndex(begin, distance);
  SmallVector<Value> kept(skewed.getResults());
  kept.erase(kept.begin() + numCarried);
  Value hasBlock = arith::CmpIOp::create(rewriter, loc,
                                         arith::CmpIPredicate::slt, begin, end);
  auto branch = scf::IfOp::create(rewriter, loc, TypeRange(ValueRange(kept)),
                                  hasBlock, /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(
        rewriter, loc, buildBlock(block, skewed.getResults(), /*isLast=*/true));
    rewriter.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(rewriter, loc, kept);
  }
  // The others are behind the end then.
  if (ownEnd) {
    restBegin = arith::SelectOp::create(rewriter, loc, hasBlock,
                                        addIndex(block, step), begin);
    rest.assign(branch.result_begin() + numCarried, branch.result_end());
  }
  return SmallVector<Value>(branch.getResults().take_front(numCarried));
}

/// What waves do for blocks that only others multiply.
void Skewing::fillRest() {
  scf::ForOp::create(
      rewriter, loc, restBegin, ring.loop.getUpperBound(), step, rest,
      [&](OpBuilder &, Location, Value block, ValueRange args) {
        Value buffer = args.back();
        Value other = arith::SubIOp::create(rewriter, loc, one, buffer);
        // Two barriers that follow each other would be one.
        SmallVector<Value> next =
            fillBeside(block, buffer, other, args.drop_back(),
                       [&] { gpu::BarrierOp::create(rewriter, loc); });
        gpu::BarrierOp::create(rewriter, loc);
        next.push_back(other);
        scf::YieldOp::create(rewriter, loc, next);
      });
}

/// Lets waves that have ended fill for the others, and early ones wait until
/// late ones have multiplied, in front of the first op behind the loop that has
/// effects.
void Skewing::waitForOthers() {
  Operation *next = ring.loop->getNextNode();
  while (!next->hasTrait<OpTrait::IsTerminator>() && isMemoryEffectFree(next))
    next = next->getNextNode();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(next);
  if (ownEnd)
    fillRest();
  Value yes = arith::ConstantIntOp::create(rewriter, loc, 1, 1);
  Value isEarly = arith::XOrIOp::create(rewriter, loc, isLate, yes);
  auto branch = scf::IfOp::create(rewriter, loc, TypeRange(), isEarly,
                                  /*withElseRegion=*/false);
  rewriter.setInsertionPointToStart(branch.thenBlock());
  gpu::BarrierOp::create(rewriter, loc);
}

void Skewing::run() {
  scf::ForOp loop = ring.loop;
  rewriter.setInsertionPoint(loop);
  zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  step = loop.getStep();
  Value begin = loop.getLowerBound();
  Value second = addIndex(begin, step);
  Value keys = isDirect ? Value() : load(getKeys(), begin);
  SmallVector<Value> staged = loadBoth(second, begin);
  if (!isDirect)
    moveBehind(staged.back().getDefiningOp());
  fill(getKeys(), zero, keys, begin);
  gpu::BarrierOp::create(rewriter, loc);
  if (hasGroups) {
    isLate = LateWavesOp::create(rewriter, loc);
    ahead = select(step, zero);
    auto branch =
        scf::IfOp::create(rewriter, loc, TypeRange(ValueRange(staged)), isLate,
                          /*withElseRegion=*/!isDirect);
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(branch.thenBlock());
    fillBoth(staged, one, second, zero, begin);
    SmallVector<Value> next = loadNext(second, begin);
    gpu::BarrierOp::create(rewriter, loc);
    if (!isDirect) {
      scf::YieldOp::create(rewriter, loc, next);
      rewriter.setInsertionPointToStart(branch.elseBlock());
      scf::YieldOp::create(rewriter, loc, staged);
    }
    staged.assign(branch.result_begin(), branch.result_end());
  }
  DotOp first = getKeys().dot;
  Value scores =
      DotOp::create(rewriter, first.getLoc(), first.getType(), first.getLhs(),
                    buildTile(getKeys(), zero), first.getAccumulator(),
                    getDepth(first), first.getTransposeRhs());
  if (hasGroups)
    gpu::BarrierOp::create(rewriter, loc);

  SmallVector<Value> inits(loop.getInitArgs());
  inits.push_back(scores);
  llvm::append_range(inits, staged);
  inits.push_back(zero);
  Value end = loop.getUpperBound();
  if (ownEnd)
    end = ownEnd;
  Value last =
      hasGroups ? arith::SubIOp::create(rewriter, loc, end, step) : end;
  auto skewed = scf::ForOp::create(rewriter, loc, begin, last, step, inits);
  {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(skewed.getBody());
    SmallVector<Value> next =
        buildBlock(skewed.getInductionVar(), skewed.getRegionIterArgs(),
                   /*isLast=*/false);
    scf::YieldOp::create(rewriter, loc, next);
  }
  SmallVector<Value> results(
      skewed.getResults().take_front(loop.getNumResults()));
  if (hasGroups) {
    results = buildLastBlock(skewed, end);
    waitForOthers();
  }
  Operation *tiles[] = {getKeys().dot.getRhs().getDefiningOp(),
                        getValues().dot.getRhs().getDefiningOp()};
  rewriter.replaceOp(loop, results);
  for (Operation *tile : tiles)
    if (tile->use_empty())
      rewriter.eraseOp(tile);
}

Value attn::takeOwnEnd(gpu::GPUFuncOp function) {
  Value ownEnd;
  function.walk([&](scf::ForOp loop) {
    auto end = loop.getUpperBound().getDefiningOp<arith::SelectOp>();
    if (!end || !end.getCondition().getDefiningOp<LateWavesOp>())
      return;
    ownEnd = end;
    OpBuilder builder(loop);
    loop.setUpperBound(arith::MaxSIOp::create(
        builder, loop.getLoc(), end.getTrueValue(), end.getFalseValue()));
  });
  return ownEnd;
}

void attn::skewBlocks(StageRing &ring, MmaScheduleAttr mma, Value ownEnd,
                      IRRewriter &rewriter) {
  Skewing(ring, mma, ownEnd, rewriter).run();
}
