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
// part in the plan of the block around: their buffers are allocated once. What
// a function returns is an allocation of its own, but others may use its bytes
// before it is written.

#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Support/ElementBytes.h"
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

/// No machine has as much; sums of so many bytes do not overflow.
static constexpr int64_t maxBufferBytes = int64_t(1) << 48;

/// How many orders to place buffers in are tried.
static constexpr unsigned maxAttempts = 32;

/// Bytes that a buffer of this type takes in an arena, or zero if it cannot be
/// a view of one.
static int64_t getArenaBytes(MemRefType type) {
  if (!type.getLayout().isIdentity() || type.getMemorySpace())
    return 0;
  std::optional<int64_t> bytes = attn::getStaticBytes(type);
  if (!bytes || *bytes > maxBufferBytes)
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
  /// The arena, or one of the results, counted from one.
  unsigned room = 0;
  /// From the beginning of the room, or of the block's part of it.
  int64_t offset = 0;

  memref::AllocOp alloc;
  memref::DeallocOp dealloc;
  /// Instead of a buffer.
  Operation *nest = nullptr;

  bool overlaps(const Slot &other) const {
    return first <= other.last && other.first <= last;
  }
};

/// A buffer that is handed to the caller.
struct Result {
  int64_t bytes = 0;
  /// The position of the first op that uses it.
  unsigned first = 0;
  memref::AllocOp alloc;
};

struct BlockPlan {
  SmallVector<Slot> slots;
  SmallVector<Result> results;
  /// Of the arena.
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
  std::optional<Result>
  findResult(memref::AllocOp alloc,
             const DenseMap<Operation *, unsigned> &positions);
  void placeBuffers(Block &block, ArrayRef<Value> rooms, int64_t offset,
                    llvm::function_ref<Value(int64_t)> getConstant);

  func::FuncOp function;
  BufferViewFlowAnalysis flow;
  DenseMap<Block *, BlockPlan> plans;
  /// Blocks that have an arena of their own, in program order.
  SmallVector<Block *> roots;
};
} // namespace

/// The most bytes that are in use at one time.
static int64_t getLiveBytes(const BlockPlan &plan) {
  // The most is in use where something begins to be.
  SmallVector<unsigned> starts;
  for (const Slot &slot : plan.slots)
    starts.push_back(slot.first);
  for (const Result &result : plan.results)
    starts.push_back(result.first);
  int64_t most = 0;
  for (unsigned start : starts) {
    int64_t bytes = 0;
    for (const Slot &slot : plan.slots)
      if (slot.first <= start && start <= slot.last)
        bytes += slot.liveBytes;
    for (const Result &result : plan.results)
      if (result.first <= start)
        bytes += result.bytes;
    most = std::max(most, bytes);
  }
  return most;
}

/// The offset that `slot` fits best at among what is `placed`, sorted by
/// offset, in a room of `capacity` bytes.
static std::optional<int64_t>
findOffset(const Slot &slot, ArrayRef<Slot *> placed, int64_t capacity) {
  std::optional<int64_t> best;
  int64_t bestGap = std::numeric_limits<int64_t>::max();
  int64_t end = 0;
  for (Slot *other : placed) {
    if (!other->overlaps(slot))
      continue;
    int64_t gap = other->offset - end;
    if (gap >= slot.bytes && gap < bestGap) {
      bestGap = gap;
      best = end;
    }
    end = std::max(end, other->offset + other->bytes);
  }
  if (!best && slot.bytes <= capacity - end)
    best = end;
  return best;
}

/// Gives each slot a place, one after the other; returns the size of the arena.
static int64_t placeInOrder(ArrayRef<Slot *> order, ArrayRef<Result> results) {
  int64_t total = 0;
  SmallVector<SmallVector<Slot *>> rooms(results.size() + 1);
  for (Slot *slot : order) {
    std::optional<int64_t> offset;
    slot->room = 0;
    for (auto [index, result] : llvm::enumerate(results)) {
      if (slot->last >= result.first)
        continue;
      offset = findOffset(*slot, rooms[index + 1], result.bytes);
      if (offset) {
        slot->room = index + 1;
        break;
      }
    }
    if (!offset) {
      offset = findOffset(*slot, rooms[0], std::numeric_limits<int64_t>::max());
      total = std::max(total, *offset + slot->bytes);
    }
    slot->offset = *offset;
    SmallVector<Slot *> &placed = rooms[slot->room];
    placed.insert(llvm::upper_bound(placed, slot,
                                    [](const Slot *left, const Slot *right) {
                                      return left->offset < right->offset;
                                    }),
                  slot);
  }
  return total;
}

/// Gives each slot a place.
static void assignPlaces(BlockPlan &plan) {
  SmallVector<Slot *> order(llvm::make_pointer_range(plan.slots));
  llvm::sort(order, [](const Slot *left, const Slot *right) {
    return left->bytes != right->bytes ? left->bytes > right->bytes
                                       : left < right;
  });
  // No arena can be smaller.
  int64_t aim = plan.liveBytes;
  for (const Result &result : plan.results)
    aim -= result.bytes;
  // What ends up on top came too late: place it first and try again.
  SmallVector<Slot *> bestOrder;
  plan.bytes = std::numeric_limits<int64_t>::max();
  for (unsigned attempt = 0; attempt < maxAttempts; ++attempt) {
    int64_t total = placeInOrder(order, plan.results);
    if (total < plan.bytes) {
      plan.bytes = total;
      bestOrder = order;
    }
    auto isOnTop = [&](const Slot *slot) {
      return slot->room == 0 && slot->offset + slot->bytes == total;
    };
    if (total <= aim || total == 0 || isOnTop(order.front()))
      break;
    SmallVector<Slot *> next = llvm::filter_to_vector(order, isOnTop);
    llvm::append_range(next, llvm::make_filter_range(order, [&](Slot *slot) {
                         return !isOnTop(slot);
                       }));
    order = std::move(next);
  }
  placeInOrder(bestOrder, plan.results);
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

/// The lifetime of a buffer that the function returns, or nothing if it has to
/// stay.
std::optional<Result>
BufferPlanner::findResult(memref::AllocOp alloc,
                          const DenseMap<Operation *, unsigned> &positions) {
  Block *block = alloc->getBlock();
  Result result;
  result.alloc = alloc;
  result.bytes = getArenaBytes(alloc.getType());
  if (!result.bytes || alloc.getAlignment().value_or(1) > alignment ||
      block->getParentOp() != function || !function.getBody().hasOneBlock())
    return std::nullopt;
  result.first = std::numeric_limits<unsigned>::max();
  bool returned = false;
  for (Value alias : flow.resolve(alloc.getResult())) {
    for (Operation *user : alias.getUsers()) {
      // Whether it is returned may be known only at run time.
      if (isa<memref::DeallocOp>(user))
        return std::nullopt;
      returned |= user == block->getTerminator();
      if (isa<memref::ExtractAlignedPointerAsIndexOp>(user) ||
          !(isa<ViewLikeOpInterface>(user) && isPure(user)))
        result.first =
            std::min(result.first,
                     positions.lookup(block->findAncestorOpInBlock(*user)));
    }
  }
  return returned ? std::optional<Result>(result) : std::nullopt;
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
      else if (std::optional<Result> returned = findResult(alloc, positions))
        result.results.push_back(*returned);
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
  result.liveBytes = getLiveBytes(result);
  if (!result.slots.empty())
    assignPlaces(result);
  return plans[&block] = std::move(result);
}

/// Replaces `alloc` by a view of `room`.
static void replaceByView(memref::AllocOp alloc, Value room, Value offset) {
  OpBuilder builder(alloc);
  auto view = memref::ViewOp::create(builder, alloc.getLoc(), alloc.getType(),
                                     room, offset, /*sizes=*/ValueRange());
  alloc.replaceAllUsesWith(view.getResult());
  alloc.erase();
}

/// Replaces the buffers of `block` by views of `rooms`.
void BufferPlanner::placeBuffers(
    Block &block, ArrayRef<Value> rooms, int64_t offset,
    llvm::function_ref<Value(int64_t)> getConstant) {
  for (Slot &slot : plans.find(&block)->second.slots) {
    int64_t begin = offset + slot.offset;
    Value room = rooms[slot.room];
    if (slot.nest) {
      for (Region &region : slot.nest->getRegions())
        for (Block &inner : region)
          placeBuffers(inner, room, begin, getConstant);
      continue;
    }
    replaceByView(slot.alloc, room, getConstant(begin));
    slot.dealloc.erase();
  }
}

/// Gives `block` its arena.
void BufferPlanner::rewriteRoot(Block &block) {
  BlockPlan &plan = plans.find(&block)->second;
  // A buffer alone has nothing to share a place with, and LLVM knows more about
  // what it allocates itself.
  if (plan.slots.empty() || (plan.slots.size() == 1 && !plan.slots[0].nest &&
                             plan.slots[0].room == 0))
    return;

  // Each room is needed from the first op that allocates from it.
  SmallVector<Operation *> begins(plan.results.size() + 1);
  unsigned last = 0;
  for (Slot &slot : plan.slots) {
    Operation *op = slot.nest ? slot.nest : slot.alloc.getOperation();
    Operation *&begin = begins[slot.room];
    if (!begin || op->isBeforeInBlock(begin))
      begin = op;
    if (slot.room == 0)
      last = std::max(last, slot.last);
  }
  for (auto [index, result] : llvm::enumerate(plan.results))
    if (Operation *&begin = begins[index + 1];
        begin && result.alloc->isBeforeInBlock(begin))
      begin = result.alloc;
  Operation *end = &*std::next(block.begin(), last);

  SmallVector<Value> rooms(begins.size());
  Operation *first = nullptr;
  for (auto [index, begin] : llvm::enumerate(begins)) {
    if (!begin)
      continue;
    OpBuilder builder(begin);
    int64_t bytes = index ? plan.results[index - 1].bytes : plan.bytes;
    auto room = memref::AllocOp::create(
        builder, begin->getLoc(), MemRefType::get(bytes, builder.getI8Type()),
        builder.getI64IntegerAttr(alignment));
    rooms[index] = room;
    if (!first || room->isBeforeInBlock(first))
      first = room;
  }
  if (rooms[0]) {
    OpBuilder builder(end);
    builder.setInsertionPointAfter(end);
    memref::DeallocOp::create(builder, rooms[0].getLoc(), rooms[0]);
  }

  OpBuilder builder(first);
  DenseMap<int64_t, Value> constants;
  auto getConstant = [&](int64_t value) {
    Value &constant = constants[value];
    if (!constant)
      constant =
          arith::ConstantIndexOp::create(builder, first->getLoc(), value);
    return constant;
  };
  for (auto [index, result] : llvm::enumerate(plan.results))
    if (rooms[index + 1])
      replaceByView(result.alloc, rooms[index + 1], getConstant(0));
  placeBuffers(block, rooms, /*offset=*/0, getConstant);
}

void BufferPlanner::run() {
  int64_t bytes = 0, resultBytes = 0, liveBytes = 0, threadBytes = 0;
  for (Block &block : function.getBody()) {
    BlockPlan &blockPlan = plan(block);
    roots.push_back(&block);
    bytes = std::max(bytes, blockPlan.bytes);
    liveBytes = std::max(liveBytes, blockPlan.liveBytes);
    for (const Result &result : blockPlan.results)
      resultBytes += result.bytes;
  }
  for (Block *root : roots) {
    if (root->getParent() != &function.getBody())
      threadBytes = std::max(threadBytes, plans.find(root)->second.bytes);
    rewriteRoot(*root);
  }

  Builder builder(function.getContext());
  auto record = [&](StringRef name, int64_t value) {
    if (value)
      function->setAttr(name, builder.getI64IntegerAttr(value));
  };
  record("attn.arena_bytes", bytes);
  record("attn.result_bytes", resultBytes);
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
