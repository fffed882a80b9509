//===- DistributeControl.cpp - Loops and branches that carry registers ----===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Distribution.h"

using namespace mlir;
using namespace attn;

LogicalResult Distribution::distributeFor(scf::ForOp op) {
  if (llvm::none_of(op.getInitArgs(), getTileType))
    return distributeBlock(*op.getBody());
  Location loc = op.getLoc();
  SmallVector<TileCarriers> args;
  SmallVector<Value> inits;
  unsigned numTiles = 0;
  for (Value init : op.getInitArgs()) {
    if (!getTileType(init)) {
      args.emplace_back(init.getType());
      inits.push_back(init);
      continue;
    }
    const LaneLayout *layout = getLayout(op, numTiles++);
    if (!layout)
      return failure();
    FailureOr<LaneTile> tile = getTile(op, init, layout);
    if (failed(tile))
      return failure();
    args.emplace_back(tile->registers, layout, accumulatorRegisters);
    args.back().pack(lanes, loc, tile->registers, inits);
  }
  auto loop = scf::ForOp::create(builder, loc, op.getLowerBound(),
                                 op.getUpperBound(), op.getStep(), inits);
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    if (attribute.getName() != layoutsAttrName)
      loop->setDiscardableAttr(attribute.getName(), attribute.getValue());
  Block *oldBody = op.getBody(), *body = loop.getBody();
  body->getOperations().splice(body->end(), oldBody->getOperations());
  op.getInductionVar().replaceAllUsesWith(loop.getInductionVar());
  ValueRange iterArgs = loop.getRegionIterArgs(), results = loop.getResults();
  for (auto [number, arg] : llvm::enumerate(args)) {
    if (const LaneLayout *layout = arg.getLayout()) {
      setTile(op.getRegionIterArg(number), arg.unpack(iterArgs), layout);
      setTile(op.getResult(number), arg.unpack(results), layout);
      continue;
    }
    op.getRegionIterArg(number).replaceAllUsesWith(iterArgs.front());
    op.getResult(number).replaceAllUsesWith(results.front());
    iterArgs = iterArgs.drop_front();
    results = results.drop_front();
  }
  yielded[body] = args;
  toErase.push_back(op);
  return distributeBlock(*body);
}

LogicalResult Distribution::distributeIf(scf::IfOp op) {
  Block *blocks[] = {op.thenBlock(), op.elseBlock()};
  for (Block *block : blocks)
    if (block && failed(distributeBlock(*block)))
      return failure();
  if (llvm::none_of(op.getResults(), getTileType))
    return success();
  // Both branches are known now: the first one says as what values the
  // registers come.
  SmallVector<TileCarriers> parts;
  SmallVector<Type> types;
  unsigned numTiles = 0;
  for (auto [number, result] : llvm::enumerate(op.getResults())) {
    if (!getTileType(result)) {
      parts.emplace_back(result.getType());
    } else {
      const LaneLayout *layout = getLayout(op, numTiles++);
      if (!layout)
        return failure();
      FailureOr<LaneTile> tile =
          getTile(op, op.thenYield().getOperand(number), layout);
      if (failed(tile))
        return failure();
      parts.emplace_back(tile->registers, layout, accumulatorRegisters);
    }
    parts.back().appendTypes(types);
  }
  for (Block *block : blocks) {
    auto yield = cast<scf::YieldOp>(block->getTerminator());
    builder.setInsertionPoint(yield);
    if (failed(yieldTiles(yield, parts)))
      return failure();
  }
  builder.setInsertionPoint(op);
  auto branch = scf::IfOp::create(builder, op.getLoc(), types,
                                  op.getCondition(), /*addThenBlock=*/false,
                                  /*addElseBlock=*/false);
  branch.getThenRegion().takeBody(op.getThenRegion());
  branch.getElseRegion().takeBody(op.getElseRegion());
  ValueRange results = branch.getResults();
  for (auto [number, part] : llvm::enumerate(parts)) {
    if (const LaneLayout *layout = part.getLayout()) {
      setTile(op.getResult(number), part.unpack(results), layout);
      continue;
    }
    op.getResult(number).replaceAllUsesWith(results.front());
    results = results.drop_front();
  }
  toErase.push_back(op);
  return success();
}

LogicalResult Distribution::yieldTiles(scf::YieldOp op,
                                       ArrayRef<TileCarriers> parts) {
  SmallVector<Value> values;
  for (auto [operand, part] : llvm::zip(op.getOperands(), parts)) {
    if (!part.getLayout()) {
      values.push_back(operand);
      continue;
    }
    FailureOr<LaneTile> tile = getTile(op, operand, part.getLayout());
    if (failed(tile))
      return failure();
    part.pack(lanes, op.getLoc(), tile->registers, values);
  }
  scf::YieldOp::create(builder, op.getLoc(), values);
  toErase.push_back(op);
  return success();
}

LogicalResult Distribution::distributeYield(scf::YieldOp op) {
  auto it = yielded.find(op->getBlock());
  if (it == yielded.end())
    return success();
  return yieldTiles(op, it->second);
}
