//===- PlanBuffers.cpp - One arena for the buffers of a function ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A buffer that is freed in the block that allocates it does not outlive the
// block. Each gets a place in one allocation, such that those which are used at
// the same time do not overlap. Blocks of sequential loops and of branches take
// part in the plan of the block around: their buffers are allocated once.

#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNPLANBUFFERS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// What a cache line and the widest vectors want.
static constexpr int64_t alignment = 64;

/// How many orders to place buffers in are tried.
static constexpr unsigned maxAttempts = 32;

/// Bytes that one element takes in memory, or nothing where the type does not
/// say.
static std::optional<int64_t> getElementBytes(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    std::optional<int64_t> part = getElementBytes(complex.getElementType());
    return part ? std::optional<int64_t>(2 * *part) : std::nullopt;
  }
  if (type.isIndex())
    return 8;
  if (!type.isIntOrFloat())
    return std::nullopt;
  return llvm::PowerOf2Ceil(llvm::divideCeil(type.getIntOrFloatBitWidth(), 8));
}

/// Bytes that a buffer of this type takes in an arena, or zero if it cannot be
/// a view of one.
static int64_t getArenaBytes(MemRefType type) {
  if (!type.hasStaticShape() || !type.getLayout().isIdentity() ||
      type.getMemorySpace())
    return 0;
  std::optional<int64_t> bytes = getElementBytes(type.getElementType());
  if (!bytes)
    return 0;
  for (int64_t extent : type.getShape())
    if (llvm::MulOverflow(*bytes, extent, *bytes))
      return 0;
  if (*bytes > std::numeric_limits<int64_t>::max() - alignment)
    return 0;
  return llvm::alignTo(*bytes, alignment);
}

/// Whether the regions of `op` run one after the other, in the thread of the
/// code around.
static bool isSequential(Operation *op) {
  return isa<scf::ForOp, scf::IfOp, scf::WhileOp, scf::IndexSwitchOp,
             scf::ExecuteRegionOp>(op) &&
         llvm::all_of(op->getRegions(), [](Region &region) {
           return region.empty() || region.hasOneBlock();
         });
}

namespace {
/// Bytes that a block needs from one of its ops to another: for a buffer or for
/// everything that the regions of an op allocate.
struct Slot {
  int64_t bytes = 0;
  /// The least that `bytes` could be.
  int64_t liveBytes = 0;
  /// The positions in the block of the first and the last op that uses it.
  unsigned first = 0, last = 0;
  /// From the beginning of the block's part of the arena.
  int64_t offset = 0;

  memref::AllocOp alloc;
  memref::DeallocOp dealloc;
  /// Instead of a buffer.
  Operation *nest = nullptr;

  bool overlaps(const Slot &other) const {
    return first <= other.last && other.first <= last;
  }
};

struct BlockPlan {
  SmallVector<Slot> slots;
  int64_t bytes = 0;
  int64_t liveBytes = 0;
};

/// Plans the blocks of one function and rewrites it.
class BufferPlanner {
public:
  explicit BufferPlanner(func::FuncOp function)
      : function(function), flow(function) {}

  void run();

private:
  BlockPlan &plan(Block &block);
  std::optional<Slot>
  findLifetime(memref::AllocOp alloc,
               const DenseMap<Operation *, unsigned> &positions);
  void rewriteRoot(Block &block);
  void placeBuffers(Block &block, Value arena, int64_t offset,
                    llvm::function_ref<Value(int64_t)> getConstant);

  func::FuncOp function;
  BufferViewFlowAnalysis flow;
  DenseMap<Block *, BlockPlan> plans;
  /// Blocks that have an arena of their own, in program order.
  SmallVector<Block *> roots;
};
} // namespace

/// The most bytes that are in use at one time.
static int64_t getLiveBytes(ArrayRef<Slot> slots) {
  int64_t most = 0;
  // The most is in use where something begins to be.
  for (const Slot &start : slots) {
    int64_t bytes = 0;
    for (const Slot &slot : slots)
      if (slot.first <= start.first && start.first <= slot.last)
        bytes += slot.liveBytes;
    most = std::max(most, bytes);
  }
  return most;
}

/// Gives each slot the offset that it fits best at, one after the other;
/// returns the size of the whole.
static int64_t placeInOrder(ArrayRef<Slot *> order) {
  int64_t total = 0;
  // Sorted by offset.
  SmallVector<Slot *> placed;
  for (Slot *slot : order) {
    int64_t end = 0, best = -1;
    int64_t bestGap = std::numeric_limits<int64_t>::max();
    for (Slot *other : placed) {
      if (!other->overlaps(*slot))
        continue;
      int64_t gap = other->offset - end;
      if (gap >= slot->bytes && gap < bestGap) {
        bestGap = gap;
        best = end;
      }
      end = std::max(end, other->offset + other->bytes);
    }
    slot->offset = best >= 0 ? best : end;
    total = std::max(total, slot->offset + slot->bytes);
    placed.insert(llvm::upper_bound(placed, slot,
                                    [](const Slot *left, const Slot *right) {
                                      return left->offset < right->offset;
                                    }),
                  slot);
  }
  return total;
}

/// Gives each slot an offset; returns the size of the whole, which is
/// `liveBytes` at least.
static int64_t assignOffsets(MutableArrayRef<Slot> slots, int64_t liveBytes) {
  SmallVector<Slot *> order(llvm::make_pointer_range(slots));
  llvm::sort(order, [](const Slot *left, const Slot *right) {
    return left->bytes != right->bytes ? left->bytes > right->bytes
                                       : left < right;
  });
  // What ends up on top came too late: place it first and try again.
  int64_t best = std::numeric_limits<int64_t>::max();
  SmallVector<Slot *> bestOrder;
  for (unsigned attempt = 0; attempt < maxAttempts; ++attempt) {
    int64_t total = placeInOrder(order);
    if (total < best) {
      best = total;
      bestOrder = order;
    }
    if (total == liveBytes)
      break;
    auto isOnTop = [&](const Slot *slot) {
      return slot->offset + slot->bytes == total;
    };
    if (isOnTop(order.front()))
      break;
    SmallVector<Slot *> next = llvm::filter_to_vector(order, isOnTop);
    llvm::append_range(next, llvm::make_filter_range(order, [&](Slot *slot) {
                         return !isOnTop(slot);
                       }));
    order = std::move(next);
  }
  return placeInOrder(bestOrder);
}

/// The ops of its block that `alloc` is in use between, or nothing if it has to
/// stay.
std::optional<Slot>
BufferPlanner::findLifetime(memref::AllocOp alloc,
                            const DenseMap<Operation *, unsigned> &positions) {
  Slot slot;
  slot.alloc = alloc;
  slot.bytes = slot.liveBytes = getArenaBytes(alloc.getType());
  if (!slot.bytes || alloc.getAlignment().value_or(1) > alignment)
    return std::nullopt;

  Block *block = alloc->getBlock();
  bool used = false, addressTaken = false;
  auto touch = [&](Operation *op) {
    unsigned position = positions.lookup(op);
    slot.first = used ? std::min(slot.first, position) : position;
    slot.last = used ? std::max(slot.last, position) : position;
    used = true;
  };
  // Whoever frees the buffer owns it: had it a way out of the block, it would
  // not be freed there.
  for (Value alias : flow.resolve(alloc.getResult())) {
    for (Operation *user : alias.getUsers()) {
      if (auto dealloc = dyn_cast<memref::DeallocOp>(user)) {
        if (slot.dealloc || dealloc->getBlock() != block ||
            dealloc.getMemref() != alloc.getResult())
          return std::nullopt;
        slot.dealloc = dealloc;
        continue;
      }
      addressTaken |= isa<memref::ExtractAlignedPointerAsIndexOp>(user);
      if (isa<ViewLikeOpInterface>(user) && isPure(user))
        continue;
      Operation *ancestor = block->findAncestorOpInBlock(*user);
      if (!ancestor)
        return std::nullopt;
      touch(ancestor);
    }
  }
  if (!slot.dealloc || !used)
    return std::nullopt;
  if (addressTaken)
    touch(slot.dealloc);
  if (slot.last > positions.lookup(slot.dealloc))
    return std::nullopt;
  return slot;
}

/// Plans `block` and what it contains.
BlockPlan &BufferPlanner::plan(Block &block) {
  DenseMap<Operation *, unsigned> positions;
  for (auto [position, op] : llvm::enumerate(block))
    positions[&op] = position;

  BlockPlan result;
  for (Operation &op : block) {
    if (auto alloc = dyn_cast<memref::AllocOp>(op)) {
      if (std::optional<Slot> slot = findLifetime(alloc, positions))
        result.slots.push_back(*slot);
      continue;
    }
    // Regions of one op are never active together.
    Slot nest;
    nest.nest = &op;
    nest.first = nest.last = positions.lookup(&op);
    for (Region &region : op.getRegions()) {
      for (Block &inner : region) {
        BlockPlan &innerPlan = plan(inner);
        if (!isSequential(&op)) {
          roots.push_back(&inner);
          continue;
        }
        nest.bytes = std::max(nest.bytes, innerPlan.bytes);
        nest.liveBytes = std::max(nest.liveBytes, innerPlan.liveBytes);
      }
    }
    if (nest.bytes)
      result.slots.push_back(nest);
  }
  result.liveBytes = getLiveBytes(result.slots);
  result.bytes = assignOffsets(result.slots, result.liveBytes);
  return plans[&block] = std::move(result);
}

/// Replaces the buffers of `block` by views of `arena`.
void BufferPlanner::placeBuffers(
    Block &block, Value arena, int64_t offset,
    llvm::function_ref<Value(int64_t)> getConstant) {
  for (Slot &slot : plans.find(&block)->second.slots) {
    int64_t begin = offset + slot.offset;
    if (slot.nest) {
      for (Region &region : slot.nest->getRegions())
        for (Block &inner : region)
          placeBuffers(inner, arena, begin, getConstant);
      continue;
    }
    OpBuilder builder(slot.alloc);
    auto view = memref::ViewOp::create(
        builder, slot.alloc.getLoc(), slot.alloc.getType(), arena,
        getConstant(begin), /*sizes=*/ValueRange());
    slot.alloc.replaceAllUsesWith(view.getResult());
    slot.alloc.erase();
    slot.dealloc.erase();
  }
}

/// Gives `block` its arena.
void BufferPlanner::rewriteRoot(Block &block) {
  BlockPlan &plan = plans.find(&block)->second;
  // A buffer alone has nothing to share a place with, and LLVM knows more about
  // what it allocates itself.
  if (plan.slots.empty() || (plan.slots.size() == 1 && !plan.slots[0].nest))
    return;

  Operation *begin = nullptr, *end = nullptr;
  unsigned last = 0;
  for (Slot &slot : plan.slots) {
    Operation *op = slot.nest ? slot.nest : slot.alloc.getOperation();
    if (!begin || op->isBeforeInBlock(begin))
      begin = op;
    last = std::max(last, slot.last);
  }
  end = &*std::next(block.begin(), last);

  OpBuilder builder(begin);
  Location loc = begin->getLoc();
  auto arena = memref::AllocOp::create(
      builder, loc, MemRefType::get(plan.bytes, builder.getI8Type()),
      builder.getI64IntegerAttr(alignment));
  OpBuilder atEnd(block.getParentOp());
  atEnd.setInsertionPointAfter(end);
  memref::DeallocOp::create(atEnd, loc, arena);
  builder.setInsertionPoint(arena);
  DenseMap<int64_t, Value> constants;
  placeBuffers(block, arena, /*offset=*/0, [&](int64_t value) {
    Value &constant = constants[value];
    if (!constant)
      constant = arith::ConstantIndexOp::create(builder, loc, value);
    return constant;
  });
}

void BufferPlanner::run() {
  int64_t bytes = 0, liveBytes = 0, threadBytes = 0;
  for (Block &block : function.getBody()) {
    BlockPlan &blockPlan = plan(block);
    roots.push_back(&block);
    bytes = std::max(bytes, blockPlan.bytes);
    liveBytes = std::max(liveBytes, blockPlan.liveBytes);
  }
  for (Block *root : roots) {
    if (root->getParent() != &function.getBody())
      threadBytes = std::max(threadBytes, plans[root].bytes);
    rewriteRoot(*root);
  }

  Builder builder(function.getContext());
  auto record = [&](StringRef name, int64_t value) {
    if (value)
      function->setAttr(name, builder.getI64IntegerAttr(value));
  };
  record("attn.arena_bytes", bytes);
  record("attn.live_bytes", liveBytes);
  record("attn.thread_arena_bytes", threadBytes);
}

namespace {
class AttnPlanBuffers
    : public attn::impl::AttnPlanBuffersBase<AttnPlanBuffers> {
  void runOnOperation() override {
    if (!getOperation().isExternal())
      BufferPlanner(getOperation()).run();
  }
};
} // namespace
