//===- PlaceDeviceBuffers.cpp - Device memory for what kernels use --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Gives each buffer that a kernel is launched with a place in the device's
// memory, with copies to it and from it as the kernel reads and writes. What
// only kernels use, such as a partial result from one for the next, lives on
// the device alone. A buffer that has a place from an earlier launch keeps it
// as long as the host stores nothing to the buffer.

#include "attn/Conversion/ToRocdl/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNPLACEDEVICEBUFFERS
#include "attn/Conversion/ToRocdl/Passes.h.inc"
} // namespace attn

namespace {
/// What a kernel does with the memory behind an argument.
struct Access {
  bool reads = false, writes = false;
};
} // namespace

/// Follows `root` through views and arithmetic on addresses to what accesses
/// memory. What cannot be followed may do both.
static Access getAccess(Value root) {
  Access access;
  SmallVector<Value> worklist{root};
  llvm::SmallPtrSet<Value, 16> seen{root};
  auto follow = [&](Value value) {
    if (seen.insert(value).second)
      worklist.push_back(value);
  };
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    for (OpOperand &use : value.getUses()) {
      Operation *op = use.getOwner();
      if (isa<memref::DimOp>(op))
        continue;
      if (auto loop = dyn_cast<LoopLikeOpInterface>(op)) {
        if (Value carried = loop.getTiedLoopRegionIterArg(&use))
          follow(carried);
        if (Value result = loop.getTiedLoopResult(&use))
          follow(result);
        continue;
      }
      if (op->hasTrait<OpTrait::IsTerminator>() &&
          isa<LoopLikeOpInterface>(op->getParentOp())) {
        // The loop's argument has been followed where the value came from it.
        for (Value result : op->getParentOp()->getResults())
          follow(result);
        continue;
      }
      if (isMemoryEffectFree(op)) {
        llvm::for_each(op->getResults(), follow);
        continue;
      }
      if (auto assembly = dyn_cast<LLVM::InlineAsmOp>(op)) {
        access.reads = true;
        // Assembly that writes memory has to say so.
        access.writes |= assembly.getConstraints().contains("~{memory}");
        continue;
      }
      if (auto copy = dyn_cast<NVVM::CpAsyncOp>(op)) {
        (copy.getDst() == value ? access.writes : access.reads) = true;
        continue;
      }
      if (auto copy =
              dyn_cast<NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp>(op)) {
        (copy.getTmaDescriptor() == value ? access.reads : access.writes) =
            true;
        continue;
      }
      if (auto copy =
              dyn_cast<NVVM::CpAsyncBulkTensorSharedCTAToGlobalOp>(op)) {
        (copy.getTmaDescriptor() == value ? access.writes : access.reads) =
            true;
        continue;
      }
      auto effects = dyn_cast<MemoryEffectOpInterface>(op);
      if (!effects)
        return {true, true};
      SmallVector<MemoryEffects::EffectInstance> instances;
      effects.getEffects(instances);
      for (const MemoryEffects::EffectInstance &instance : instances) {
        if (instance.getValue() && instance.getValue() != value)
          continue;
        access.reads |= isa<MemoryEffects::Read>(instance.getEffect());
        access.writes |= isa<MemoryEffects::Write>(instance.getEffect());
      }
    }
  }
  return access;
}

/// Whether nothing has been stored to `buffer` when `launch` comes.
static bool isUndefinedAt(Value buffer, Operation *launch) {
  auto alloc = buffer.getDefiningOp<memref::AllocOp>();
  if (!alloc || alloc->getBlock() != launch->getBlock())
    return false;
  return llvm::all_of(buffer.getUsers(), [&](Operation *user) {
    Operation *inBlock = launch->getBlock()->findAncestorOpInBlock(*user);
    return inBlock && !inBlock->isBeforeInBlock(launch);
  });
}

/// Whether memory that `written` is a view of may be that of `buffer`.
static bool mayAlias(Value written, Value buffer) {
  auto getRoot = [](Value value) {
    while (auto view = value.getDefiningOp<ViewLikeOpInterface>())
      value = view.getViewSource();
    return value;
  };
  written = getRoot(written);
  buffer = getRoot(buffer);
  if (written == buffer)
    return true;
  auto isAllocated = [](Value root) {
    return isa_and_nonnull<memref::AllocOp, memref::AllocaOp, gpu::AllocOp>(
        root.getDefiningOp());
  };
  // Arguments may be one buffer.
  auto isGiven = [](Value root) {
    if (auto argument = dyn_cast<BlockArgument>(root))
      return isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
    return isa<memref::GetGlobalOp>(root.getDefiningOp());
  };
  bool areDistinct = (isAllocated(written) || isAllocated(buffer)) &&
                     (isAllocated(written) || isGiven(written)) &&
                     (isAllocated(buffer) || isGiven(buffer));
  return !areDistinct;
}

/// Whether `op`, or an op in it, may store to `buffer` on the host. What comes
/// back from its own place leaves the two equal.
static bool mayWrite(Operation *op, Value buffer, Value place) {
  WalkResult result = op->walk([&](Operation *nested) {
    auto copy = dyn_cast<gpu::MemcpyOp>(nested);
    if (copy && copy.getSrc() == place)
      return WalkResult::advance();
    // Earlier launches have places already: they use the device's memory only.
    if (isa<gpu::LaunchFuncOp, cf::AssertOp>(nested) ||
        isMemoryEffectFree(nested))
      return WalkResult::advance();
    auto effects = dyn_cast<MemoryEffectOpInterface>(nested);
    if (!effects)
      return nested->hasTrait<OpTrait::HasRecursiveMemoryEffects>()
                 ? WalkResult::advance()
                 : WalkResult::interrupt();
    SmallVector<MemoryEffects::EffectInstance> instances;
    effects.getEffects(instances);
    for (const MemoryEffects::EffectInstance &instance : instances)
      if (isa<MemoryEffects::Write>(instance.getEffect()) &&
          (!instance.getValue() || mayAlias(instance.getValue(), buffer)))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return result.wasInterrupted();
}

/// The op that frees `alloc`, if kernels alone use it until then.
static memref::DeallocOp findDeviceLifetime(memref::AllocOp alloc) {
  memref::DeallocOp dealloc;
  for (Operation *user : alloc->getUsers()) {
    if (auto found = dyn_cast<memref::DeallocOp>(user)) {
      if (dealloc || found->getBlock() != alloc->getBlock())
        return nullptr;
      dealloc = found;
      continue;
    }
    if (!isa<gpu::LaunchFuncOp, memref::DimOp>(user))
      return nullptr;
  }
  return dealloc;
}

static Value allocate(OpBuilder &builder, Location loc, MemRefType type,
                      ValueRange sizes) {
  return gpu::AllocOp::create(builder, loc, type, /*asyncToken=*/Type(),
                              /*asyncDependencies=*/ValueRange(), sizes,
                              /*symbolOperands=*/ValueRange())
      .getMemref();
}

static void copy(OpBuilder &builder, Location loc, Value to, Value from) {
  gpu::MemcpyOp::create(builder, loc, TypeRange(), ValueRange{to, from});
}

static gpu::DeallocOp release(OpBuilder &builder, Location loc, Value buffer) {
  return gpu::DeallocOp::create(builder, loc, TypeRange(), buffer);
}

/// Moves a buffer that only kernels use to the device.
static void moveToDevice(memref::AllocOp alloc, memref::DeallocOp dealloc) {
  OpBuilder builder(alloc);
  Value device = allocate(builder, alloc.getLoc(), alloc.getType(),
                          alloc.getDynamicSizes());
  builder.setInsertionPoint(dealloc);
  release(builder, dealloc.getLoc(), device);
  dealloc.erase();
  alloc.getResult().replaceAllUsesWith(device);
  alloc.erase();
}

namespace {
/// Where a buffer is on the device after a launch, with the same content.
struct Place {
  Value memory;
  gpu::LaunchFuncOp launch;
  gpu::DeallocOp release;
};

/// The last launch's of each buffer.
using Places = DenseMap<Value, Place>;

class AttnPlaceDeviceBuffers
    : public attn::impl::AttnPlaceDeviceBuffersBase<AttnPlaceDeviceBuffers> {
  void runOnOperation() override {
    SmallVector<gpu::LaunchFuncOp> launches;
    llvm::SetVector<Operation *> allocs;
    getOperation()->walk([&](gpu::LaunchFuncOp launch) {
      launches.push_back(launch);
      for (Value operand : launch.getKernelOperands())
        if (auto alloc = operand.getDefiningOp<memref::AllocOp>())
          allocs.insert(alloc);
    });
    for (Operation *op : allocs)
      if (memref::DeallocOp dealloc =
              findDeviceLifetime(cast<memref::AllocOp>(op)))
        moveToDevice(cast<memref::AllocOp>(op), dealloc);
    SymbolTableCollection symbols;
    Places places;
    for (gpu::LaunchFuncOp launch : launches)
      if (failed(place(launch, symbols, places)))
        return signalPassFailure();
  }

  LogicalResult place(gpu::LaunchFuncOp launch, SymbolTableCollection &symbols,
                      Places &places) {
    auto kernel = symbols.lookupNearestSymbolFrom<gpu::GPUFuncOp>(
        launch, launch.getKernelAttr());
    if (!kernel)
      return launch.emitOpError("expected a gpu.func as its kernel");
    Location loc = launch.getLoc();
    // Operands that are the same buffer share a place.
    llvm::MapVector<Value, Access> buffers;
    for (auto [index, operand] : llvm::enumerate(launch.getKernelOperands())) {
      if (!isa<MemRefType>(operand.getType()) ||
          operand.getDefiningOp<gpu::AllocOp>())
        continue;
      Access &access = buffers[operand];
      Access here = getAccess(kernel.getArgument(index));
      access.reads |= here.reads;
      access.writes |= here.writes;
    }

    OpBuilder builder(launch);
    SmallVector<std::pair<Value, Value>> written;
    SmallVector<std::pair<Value, Place>> taken;
    for (auto [buffer, access] : buffers) {
      auto type = cast<MemRefType>(buffer.getType());
      if (!type.getLayout().isIdentity() || type.getMemorySpace())
        return launch.emitOpError("takes a ")
               << type << "; expected contiguous buffers of the host";
      Place place = findPlace(buffer, launch, places);
      if (!place.memory) {
        builder.setInsertionPoint(launch);
        SmallVector<Value> sizes;
        for (int64_t dim = 0; dim < type.getRank(); ++dim)
          if (type.isDynamicDim(dim))
            sizes.push_back(
                builder.createOrFold<memref::DimOp>(loc, buffer, dim));
        place.memory = allocate(builder, loc, type, sizes);
        // A kernel may write a part only, and all of it comes back.
        if (!isUndefinedAt(buffer, launch))
          copy(builder, loc, place.memory, buffer);
      }
      taken.emplace_back(buffer, place);
      for (OpOperand &operand : launch->getOpOperands())
        if (operand.get() == buffer)
          operand.set(place.memory);
      if (access.writes)
        written.emplace_back(buffer, place.memory);
    }
    builder.setInsertionPointAfter(launch);
    for (auto [buffer, memory] : written)
      copy(builder, loc, buffer, memory);
    for (auto &[buffer, place] : taken) {
      if (place.release)
        place.release->moveBefore(builder.getInsertionBlock(),
                                  builder.getInsertionPoint());
      else
        place.release = release(builder, loc, place.memory);
      place.launch = launch;
      places[buffer] = place;
    }
    return success();
  }

  /// The place that an earlier launch gave `buffer`, if the host has stored
  /// nothing to it since then; else none.
  static Place findPlace(Value buffer, gpu::LaunchFuncOp launch,
                         const Places &places) {
    Place place = places.lookup(buffer);
    if (!place.memory || place.launch->getBlock() != launch->getBlock())
      return {};
    for (Operation *op = place.launch->getNextNode(); op != launch;
         op = op->getNextNode())
      if (mayWrite(op, buffer, place.memory))
        return {};
    return place;
  }
};
} // namespace
