//===- DistributeProducts.cpp - Products of tiles, for lanes --------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DistributeDot.h"
#include "Distribution.h"

using namespace mlir;
using namespace attn;

LogicalResult Distribution::distributeMmaStream() {
  SmallVector<MmaProduct> products;
  for (DotOp op : mmaStream) {
    MmaProduct &product = products.emplace_back();
    product.op = op;
    Type type = getElementTypeOrSelf(op.getLhs());
    product.atom = findScheduleAtom(schedule, lanes.chip, type);
    if (!product.atom)
      return op.emitOpError("is of a schedule that names no matrix instruction "
                            "of ")
             << lanes.chip.name << " for " << type
             << (op.hasRegisterLhs() ? ", but has a left side in registers"
                                     : "");
    product.layout = getLayout(op);
    if (!product.layout)
      return failure();
    FailureOr<LaneTile> sums = getTile(op, op.getAccumulator(), product.layout);
    if (failed(sums))
      return failure();
    product.sums = sums->registers;
    if (!op.hasRegisterLhs()) {
      // The direct form reads it as it lies.
      if (!product.atom->isDirect() && !(product.lhs.layout = getLayout(op, 1)))
        return failure();
      continue;
    }
    FailureOr<LaneTile> lhs = getTile(op, op.getLhs(), nullptr);
    if (failed(lhs))
      return failure();
    if (!lhs->layout)
      return op.emitOpError("multiplies a tile of one value, which has no "
                            "layout");
    product.lhs = *lhs;
  }
  FailureOr<bool> passedBarrier =
      distributeMma(lanes, products, schedule.getMma(), bool(mmaBarrier));
  if (failed(passedBarrier))
    return failure();
  if (*passedBarrier) {
    toErase.push_back(mmaBarrier);
    passedBarriers.insert(mmaBarrier);
  }
  for (MmaProduct &product : products)
    setTile(product.op.getResult(), product.sums, product.layout);
  mmaStream.clear();
  mmaBarrier = nullptr;
  return success();
}

LogicalResult Distribution::distributeProduct(DotOp op) {
  if (const MmaAtom *atom = findScheduleAtom(schedule, lanes.chip);
      atom && atom->isOfGroup)
    return distributeGroupProduct(op);
  if (op.hasRegisterLhs() || schedule.getMma()) {
    if (mmaStream.empty())
      mmaStream = getMmaStream(op, mmaBarrier);
    return op == mmaStream.back() ? distributeMmaStream() : success();
  }
  const LaneLayout *layout = getLayout(op);
  if (!layout)
    return failure();
  FailureOr<LaneTile> accumulator = getTile(op, op.getAccumulator(), layout);
  if (failed(accumulator))
    return failure();
  SmallVector<Value> sums =
      llvm::map_to_vector(accumulator->registers, [&](LaneRegister reg) {
        return lanes.buildScalar(op.getLoc(), reg);
      });
  if (failed(distributeDot(lanes, op, *layout, sums)))
    return failure();
  setTile(op.getResult(), sums, layout);
  return success();
}

//===----------------------------------------------------------------------===//
// Products of groups of waves
//===----------------------------------------------------------------------===//

/// The product that `op`, an attn.dot or attn.start_dot, takes; `result` is the
/// tile that it gives, at once or later.
FailureOr<GroupProduct> Distribution::getGroupProduct(Operation *op,
                                                      Value result) {
  auto dot = dyn_cast<DotOp>(op);
  auto start = dyn_cast<StartDotOp>(op);
  Value lhs = dot ? dot.getLhs() : start.getLhs();
  Value accumulator = dot ? dot.getAccumulator() : start.getAccumulator();
  GroupProduct product{op->getLoc(),
                       findScheduleAtom(schedule, lanes.chip,
                                        getElementTypeOrSelf(lhs.getType())),
                       dot ? dot.getRhs() : start.getRhs(),
                       dot ? dot.getTransposeRhs() : start.getTransposeRhs(),
                       {},
                       {},
                       {},
                       getLayout(result.getDefiningOp()),
                       schedule.getWaves()};
  if (!product.layout)
    return failure();
  FailureOr<LaneTile> sums = getTile(op, accumulator, product.layout);
  if (!product.atom || !product.atom->isOfGroup) {
    op->emitOpError("is asynchronous, which no matrix instruction of the "
                    "schedule is: ")
        << schedule;
    return failure();
  }
  if (failed(sums))
    return failure();
  product.sums = sums->registers;
  if (!getTileType(lhs)) {
    if (dot && !isConstantIntValue(dot.getDepth(), 0)) {
      op->emitOpError("takes a part of its left side's depth, expected all of "
                      "it");
      return failure();
    }
    product.lhsTile = lhs;
    return product;
  }
  FailureOr<LaneTile> left = getTile(op, lhs, nullptr);
  if (failed(left))
    return failure();
  if (!left->layout) {
    op->emitOpError("multiplies a tile of one value, which has no layout");
    return failure();
  }
  product.lhs = *left;
  return product;
}

LogicalResult Distribution::distributeGroupProduct(DotOp op) {
  FailureOr<GroupProduct> product = getGroupProduct(op, op.getResult());
  if (failed(product))
    return failure();
  FailureOr<LaneRegisters> started = buildStartDot(lanes, *product);
  if (failed(started))
    return failure();
  setTile(op.getResult(),
          buildFinishDot(lanes, op.getLoc(), *started, /*inFlight=*/0),
          product->layout);
  return success();
}

LogicalResult Distribution::distributeStart(StartDotOp op) {
  auto finish = cast<FinishDotOp>(*op.getPending().getUsers().begin());
  FailureOr<GroupProduct> product = getGroupProduct(op, finish.getResult());
  if (failed(product))
    return failure();
  FailureOr<LaneRegisters> started = buildStartDot(lanes, *product);
  if (failed(started))
    return failure();
  setTile(op.getPending(), *started, product->layout);
  return success();
}

LogicalResult Distribution::distributeFinish(FinishDotOp op) {
  FailureOr<LaneTile> pending = getTile(op, op.getPending(), nullptr);
  if (failed(pending))
    return failure();
  setTile(op.getResult(),
          buildFinishDot(lanes, op.getLoc(), pending->registers,
                         static_cast<int64_t>(op.getInFlight())),
          pending->layout);
  return success();
}
