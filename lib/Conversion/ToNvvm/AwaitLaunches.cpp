//===- AwaitLaunches.cpp - Kernels that wait for the launch before --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Programmatic dependent launches: "CUDA C++ Programming Guide", chapter
// Programmatic Dependent Launch and Synchronization, and griddepcontrol of "PTX
// ISA". The wait ends when the launches before have ended and their writes are
// seen, so that a launch behind may be let go at once: it waits as well.

#include "attn/Conversion/ToNvvm/Passes.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNAWAITLAUNCHES
#include "attn/Conversion/ToNvvm/Passes.h.inc"
} // namespace attn

static constexpr llvm::StringLiteral awaitsLaunchAttrName =
    "attn.awaits_launch";

/// Whether `type` is an address, or what has one, outside of workgroup memory.
static bool isOtherMemory(Type type) {
  if (auto pointer = dyn_cast<LLVM::LLVMPointerType>(type))
    return pointer.getAddressSpace() != NVVM::NVVMMemorySpace::Shared;
  auto memref = dyn_cast<MemRefType>(type);
  return memref && !gpu::GPUDialect::hasWorkgroupMemoryAddressSpace(memref);
}

/// Whether `op`, or an op in it, may read or write what other launches do.
static bool mayTouchOtherMemory(Operation *op) {
  return op
      ->walk([](Operation *nested) {
        // What has regions does what the ops in them do.
        bool touches = nested->getNumRegions() == 0 &&
                       !isMemoryEffectFree(nested) &&
                       (isa<LLVM::InlineAsmOp, CallOpInterface>(nested) ||
                        llvm::any_of(nested->getOperandTypes(), isOtherMemory));
        return touches ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether two workgroups of `kernel` have room beside each other. Where one
/// takes a unit for itself, the next starts when it ends in any case.
static bool leavesRoom(gpu::GPUFuncOp kernel, const attn::GpuModel &chip) {
  int64_t bytes = 0;
  for (Value memory : kernel.getWorkgroupAttributions()) {
    auto type = cast<MemRefType>(memory.getType());
    bytes += type.getNumElements() *
             llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  }
  return 2 * bytes <= chip.ldsBytes;
}

namespace {
class AttnAwaitLaunches
    : public attn::impl::AttnAwaitLaunchesBase<AttnAwaitLaunches> {
public:
  using AttnAwaitLaunchesBase::AttnAwaitLaunchesBase;

private:
  void runOnOperation() override {
    const attn::GpuModel *model = attn::findGpuModel(chip);
    if (!model) {
      getOperation().emitError()
          << "unknown chip '" << chip << "'; expected one of "
          << attn::listGpuModels();
      return signalPassFailure();
    }
    if (!model->kernelsAwaitLaunches)
      return;
    for (auto kernel : getOperation().getOps<gpu::GPUFuncOp>()) {
      if (!kernel.isKernel() || !leavesRoom(kernel, *model))
        continue;
      // An op of another block is reached through the terminator at the latest.
      Block &entry = kernel.getBody().front();
      Operation *first = entry.getTerminator();
      for (Operation &op : entry)
        if (mayTouchOtherMemory(&op)) {
          first = &op;
          break;
        }
      OpBuilder builder(first);
      for (auto action : {NVVM::GridDepActionKind::wait,
                          NVVM::GridDepActionKind::launch_dependents})
        NVVM::GriddepcontrolOp::create(builder, first->getLoc(), action);
      kernel->setAttr(awaitsLaunchAttrName, builder.getUnitAttr());
    }
  }
};
} // namespace
