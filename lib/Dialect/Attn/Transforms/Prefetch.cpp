//===- Prefetch.cpp - Prefetch what is read in short rows -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A bias or a mask is read one block of keys after the other: a short piece of
// each of many rows, which hardware prefetchers don't follow. Such reads are
// known by the transpose that takes them. Each gets prefetches, one for a row,
// of what it reads in the next iteration of the outermost loop that moves it.

#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNPREFETCH
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// Whether the read takes several rows of a buffer and is then transposed.
static bool readsShortRows(vector::TransferReadOp read) {
  auto type = read.getVectorType();
  return type.getRank() == 2 && type.getDimSize(0) > 1 &&
         isa<MemRefType>(read.getBase().getType()) && !read.getMask() &&
         read.getPermutationMap().isMinorIdentity() && read->hasOneUse() &&
         isa<vector::TransposeOp>(*read->user_begin());
}

/// The ops between `loop` and `read` that the read's place in memory is
/// computed by, in program order, or nothing if one of them can't be computed
/// ahead.
static std::optional<SetVector<Operation *>>
getAddressOps(vector::TransferReadOp read, scf::ForOp loop) {
  SetVector<Operation *> ops;
  BackwardSliceOptions options;
  options.omitBlockArguments = true;
  options.filter = [&](Operation *op) {
    return loop->isProperAncestor(op) && !isa<scf::ForOp>(op);
  };
  SmallVector<Value> address(read.getIndices());
  address.push_back(read.getBase());
  for (Value value : address)
    if (Operation *op = value.getDefiningOp(); op && options.filter(op)) {
      if (failed(getBackwardSlice(op, &ops, options)))
        return std::nullopt;
      ops.insert(op);
    }
  for (Operation *op : ops)
    if (!isPure(op))
      return std::nullopt;
  return topologicalSort(ops);
}

static bool usesValue(Operation *op, Value value) {
  return llvm::is_contained(op->getOperands(), value);
}

/// Prefetches for the next iteration of the outermost loop that moves `read`.
static void addPrefetches(vector::TransferReadOp read) {
  scf::ForOp moving;
  SetVector<Operation *> addressOps;
  for (Operation *parent = read->getParentOp(); parent;
       parent = parent->getParentOp()) {
    if (isa<scf::ForallOp, scf::ParallelOp>(parent))
      break;
    auto loop = dyn_cast<scf::ForOp>(parent);
    if (!loop)
      continue;
    std::optional<SetVector<Operation *>> ops = getAddressOps(read, loop);
    if (!ops)
      break;
    Value position = loop.getInductionVar();
    bool isMoving =
        usesValue(read, position) || llvm::any_of(*ops, [&](Operation *op) {
          return usesValue(op, position);
        });
    if (isMoving) {
      moving = loop;
      addressOps = *ops;
    }
  }
  if (!moving)
    return;

  OpBuilder builder(read);
  Location loc = read.getLoc();
  Value position = moving.getInductionVar();
  Value next = arith::AddIOp::create(builder, loc, position, moving.getStep());
  Value isLast = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sge,
                                       next, moving.getUpperBound());
  next = arith::SelectOp::create(builder, loc, isLast, position, next);
  IRMapping mapping;
  mapping.map(position, next);
  for (Operation *op : addressOps)
    builder.clone(*op, mapping);
  Value base = mapping.lookupOrDefault(read.getBase());
  SmallVector<Value> indices;
  for (Value index : read.getIndices())
    indices.push_back(mapping.lookupOrDefault(index));
  unsigned rowDim = indices.size() - 2;
  Value firstRow = indices[rowDim];
  for (int64_t row = 0; row < read.getVectorType().getDimSize(0); ++row) {
    Value offset = arith::ConstantIndexOp::create(builder, loc, row);
    indices[rowDim] = arith::AddIOp::create(builder, loc, firstRow, offset);
    memref::PrefetchOp::create(builder, loc, base, indices, /*isWrite=*/false,
                               /*localityHint=*/3, /*isDataCache=*/true);
  }
}

namespace {
class AttnPrefetch : public attn::impl::AttnPrefetchBase<AttnPrefetch> {
  void runOnOperation() override {
    SmallVector<vector::TransferReadOp> reads;
    getOperation()->walk([&](vector::TransferReadOp read) {
      if (readsShortRows(read))
        reads.push_back(read);
    });
    for (vector::TransferReadOp read : reads)
      addPrefetches(read);
  }
};
} // namespace
