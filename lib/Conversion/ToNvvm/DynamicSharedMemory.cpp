//===- DynamicSharedMemory.cpp - Shared memory that launches hand out -----===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/ToNvvm/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNDYNAMICSHAREDMEMORY
#include "attn/Conversion/ToNvvm/Passes.h.inc"
} // namespace attn

/// The bytes that a launch has to give a kernel.
static constexpr llvm::StringLiteral sharedBytesAttrName = "attn.shared_bytes";

static constexpr unsigned sharedAddressSpace = 3;

/// Tensor copies swizzle by bits of the address: 8 rows of 128 bytes.
static constexpr uint64_t sharedAlignment = 1024;

namespace {
class AttnDynamicSharedMemory
    : public attn::impl::AttnDynamicSharedMemoryBase<AttnDynamicSharedMemory> {
  void runOnOperation() override {
    gpu::GPUModuleOp module = getOperation();
    SymbolTable symbols(module);
    DataLayout layout(module);
    Builder builder(module.getContext());
    DenseMap<LLVM::GlobalOp, int64_t> bytes;
    for (auto function : module.getOps<LLVM::LLVMFuncOp>()) {
      LLVM::GlobalOp arena;
      WalkResult walk = function.walk([&](LLVM::AddressOfOp address) {
        auto global = symbols.lookup<LLVM::GlobalOp>(address.getGlobalName());
        if (!global || global.getAddrSpace() != sharedAddressSpace ||
            global == arena)
          return WalkResult::advance();
        if (!arena) {
          arena = global;
          return WalkResult::advance();
        }
        function.emitOpError("uses the arrays ")
            << arena.getSymNameAttr() << " and " << global.getSymNameAttr()
            << " of shared memory; expected one for all";
        return WalkResult::interrupt();
      });
      if (walk.wasInterrupted())
        return signalPassFailure();
      if (!arena)
        continue;
      auto [it, isNew] = bytes.insert({arena, 0});
      if (isNew)
        it->second = layout.getTypeSize(arena.getGlobalType());
      function->setAttr(sharedBytesAttrName,
                        builder.getI64IntegerAttr(it->second));
    }
    for (auto [global, size] : bytes) {
      LLVM::GlobalOp arena = global;
      arena.setGlobalType(LLVM::LLVMArrayType::get(builder.getI8Type(), 0));
      arena.setLinkage(LLVM::Linkage::External);
      arena.setAlignment(sharedAlignment);
      arena.removeValueAttr();
      arena.setDsoLocal(false);
    }
  }
};
} // namespace
