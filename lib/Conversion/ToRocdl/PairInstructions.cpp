//===- PairInstructions.cpp - Two instructions of a wave at once ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What keeps LLVM from pairs is that both instructions would read one register
// in the same place, or that the second needs the sum of the first. A second
// register helps with either, as long as LLVM does not find out that it holds
// the same, and the two are neighbours, so that they are of different banks.

#include "attn/Conversion/ToRocdl/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNPAIRINSTRUCTIONS
#include "attn/Conversion/ToRocdl/Passes.h.inc"
} // namespace attn

static constexpr llvm::StringLiteral pairsAttrName = "attn.pairs_instructions";

/// So many instructions that pairs of them are worth the registers.
static constexpr size_t minInstructions = 8;

/// Two values in neighbouring registers that LLVM knows nothing of.
static Value buildPair(OpBuilder &builder, Location loc, Value first,
                       Value second) {
  auto type = VectorType::get({2}, first.getType());
  Value both = vector::FromElementsOp::create(builder, loc, type,
                                              ValueRange{first, second});
  return LLVM::InlineAsmOp::create(
             builder, loc, TypeRange(type), both, /*asm_string=*/"",
             /*constraints=*/"=v,0", /*has_side_effects=*/false,
             /*is_align_stack=*/false, LLVM::TailCallKind::None,
             LLVM::AsmDialectAttr(), ArrayAttr())
      .getResult(0);
}

static std::array<Value, 2> buildElements(OpBuilder &builder, Location loc,
                                          Value pair) {
  return {vector::ExtractOp::create(builder, loc, pair, 0),
          vector::ExtractOp::create(builder, loc, pair, 1)};
}

//===----------------------------------------------------------------------===//
// Products to which the same is added
//===----------------------------------------------------------------------===//

namespace {
/// A value that products take, perhaps negated.
struct Addend {
  Value value;
  bool isNegated = false;

  explicit Addend(Value value) : value(value) {
    if (auto negation = value.getDefiningOp<arith::NegFOp>()) {
      this->value = negation.getOperand();
      isNegated = true;
    }
  }
  Value buildPair(OpBuilder &builder, Location loc, Value value) const {
    if (isNegated)
      value = arith::NegFOp::create(builder, loc, value);
    return ::buildPair(builder, loc, value, value);
  }
};
} // namespace

/// The branch in whose first region alone a value changes that `loop` carries
/// as its argument `number`, or null.
static scf::IfOp findChange(scf::ForOp loop, unsigned number) {
  auto next = dyn_cast<OpResult>(loop.getYieldedValues()[number]);
  auto branch = next ? dyn_cast<scf::IfOp>(next.getOwner()) : scf::IfOp();
  if (!branch || branch->getBlock() != loop.getBody() ||
      branch.elseYield().getOperand(next.getResultNumber()) !=
          loop.getRegionIterArg(number))
    return {};
  return branch;
}

/// Lets `loop` carry the pair of its argument `number`, and gives the pair.
static Value carryPair(scf::ForOp loop, unsigned number, scf::IfOp branch,
                       const Addend &addend, IRRewriter &rewriter) {
  Location loc = loop.getLoc();
  auto next = cast<OpResult>(loop.getYieldedValues()[number]);
  rewriter.setInsertionPoint(loop);
  Value init = addend.buildPair(rewriter, loc, loop.getInitArgs()[number]);
  rewriter.setInsertionPoint(branch.thenYield());
  Value changed = addend.buildPair(
      rewriter, loc, branch.thenYield().getOperand(next.getResultNumber()));
  auto carrying = cast<scf::ForOp>(*loop.replaceWithAdditionalYields(
      rewriter, init, /*replaceInitOperandUsesInLoop=*/false,
      [&](OpBuilder &, Location, ArrayRef<BlockArgument> args) {
        SmallVector<Type> types(branch.getResultTypes());
        types.push_back(init.getType());
        rewriter.setInsertionPoint(branch);
        auto wider =
            scf::IfOp::create(rewriter, branch.getLoc(), types,
                              branch.getCondition(), /*withElseRegion=*/true);
        wider.getThenRegion().takeBody(branch.getThenRegion());
        wider.getElseRegion().takeBody(branch.getElseRegion());
        wider.thenYield().getResultsMutable().append(changed);
        wider.elseYield().getResultsMutable().append(args.back());
        rewriter.replaceOp(branch, wider.getResults().drop_back());
        return SmallVector<Value>{wider.getResults().back()};
      }));
  return carrying.getRegionIterArgs().back();
}

/// Gives every other of `products`, in the body of `loop`, a second register to
/// add. Returns the loop, which may be another one.
static scf::ForOp pairProducts(scf::ForOp loop,
                               MutableArrayRef<math::FmaOp> products,
                               IRRewriter &rewriter) {
  Addend addend(products.front().getC());
  auto argument = dyn_cast<BlockArgument>(addend.value);
  Value pair;
  if (argument && argument.getOwner() == loop.getBody() &&
      argument != loop.getInductionVar()) {
    unsigned number = argument.getArgNumber() - loop.getNumInductionVars();
    if (scf::IfOp branch = findChange(loop, number)) {
      pair = carryPair(loop, number, branch, addend, rewriter);
      loop = cast<scf::ForOp>(products.front()->getParentOp());
    }
  }
  rewriter.setInsertionPoint(products.front());
  Location loc = products.front().getLoc();
  if (!pair)
    pair = addend.buildPair(rewriter, loc, addend.value);
  std::array<Value, 2> copies = buildElements(rewriter, loc, pair);
  for (size_t number = 0; number < products.size(); ++number)
    rewriter.modifyOpInPlace(products[number], [&] {
      products[number].getCMutable().assign(copies[number % 2]);
    });
  return loop;
}

/// Those in a block, by what they add and by the constant that they multiply
/// with.
static SmallVector<SmallVector<math::FmaOp>> findProducts(Block &block) {
  llvm::MapVector<std::pair<Value, Attribute>, SmallVector<math::FmaOp>> groups;
  for (auto product : block.getOps<math::FmaOp>()) {
    Attribute factor;
    if (product.getType().isF32() &&
        !matchPattern(product.getC(), m_Constant()) &&
        (matchPattern(product.getB(), m_Constant(&factor)) ||
         matchPattern(product.getA(), m_Constant(&factor))))
      groups[{product.getC(), factor}].push_back(product);
  }
  SmallVector<SmallVector<math::FmaOp>> found;
  for (auto &[key, group] : groups)
    if (group.size() >= minInstructions)
      found.push_back(std::move(group));
  return found;
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

static constexpr unsigned sumOperand = 2;

static bool isSum(Operation *op) {
  auto call = dyn_cast_or_null<LLVM::CallIntrinsicOp>(op);
  return call && call.getIntrin() == "llvm.amdgcn.fdot2";
}

/// Sums in a block of which each adds to the one before.
static SmallVector<SmallVector<Operation *>> findSums(Block &block) {
  auto getNext = [&](Operation *op) -> Operation * {
    if (!op->hasOneUse())
      return nullptr;
    OpOperand &use = *op->use_begin();
    return isSum(use.getOwner()) && use.getOwner()->getBlock() == &block &&
                   use.getOperandNumber() == sumOperand
               ? use.getOwner()
               : nullptr;
  };
  SmallVector<SmallVector<Operation *>> found;
  for (Operation &op : block) {
    if (!isSum(&op))
      continue;
    Operation *before = op.getOperand(sumOperand).getDefiningOp();
    if (isSum(before) && getNext(before) == &op)
      continue;
    SmallVector<Operation *> chain;
    for (Operation *link = &op; link; link = getNext(link))
      chain.push_back(link);
    if (chain.size() >= minInstructions)
      found.push_back(std::move(chain));
  }
  return found;
}

/// Adds up every other one of `sums` by itself.
static void pairSums(ArrayRef<Operation *> sums, IRRewriter &rewriter) {
  Location loc = sums.front()->getLoc();
  Value first = sums.front()->getOperand(sumOperand);
  rewriter.setInsertionPoint(sums.front());
  Value zero = arith::ConstantOp::create(rewriter, loc,
                                         rewriter.getZeroAttr(first.getType()));
  std::array<Value, 2> parts = {first, zero};
  Value last = sums.back()->getResult(0);
  rewriter.setInsertionPointAfter(sums.back());
  auto whole = arith::AddFOp::create(rewriter, loc, last, zero);
  rewriter.replaceAllUsesExcept(last, whole, whole);
  for (size_t number = 0; number < sums.size(); ++number) {
    Value &part = parts[number % 2];
    Operation *sum = sums[number];
    rewriter.modifyOpInPlace(sum, [&] { sum->setOperand(sumOperand, part); });
    part = sum->getResult(0);
    if (number != 1)
      continue;
    // The registers of both from here on.
    rewriter.setInsertionPointAfter(sum);
    parts = buildElements(rewriter, loc,
                          buildPair(rewriter, loc, parts[0], parts[1]));
  }
  rewriter.modifyOpInPlace(whole,
                           [&] { whole->setOperands({parts[0], parts[1]}); });
}

namespace {
class AttnPairInstructions
    : public attn::impl::AttnPairInstructionsBase<AttnPairInstructions> {
  void runOnOperation() override {
    if (!getOperation()->removeAttr(pairsAttrName))
      return;
    IRRewriter rewriter(&getContext());
    SmallVector<scf::ForOp> loops;
    getOperation()->walk([&](scf::ForOp loop) { loops.push_back(loop); });
    for (scf::ForOp loop : loops) {
      for (const auto &sums : findSums(*loop.getBody()))
        pairSums(sums, rewriter);
      SmallVector<SmallVector<math::FmaOp>> groups =
          findProducts(*loop.getBody());
      for (SmallVector<math::FmaOp> &products : groups)
        loop = pairProducts(loop, products, rewriter);
    }
  }
};
} // namespace
