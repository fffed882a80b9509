//===- AssertToCall.cpp - Report a failed assert to the runtime -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/ToHost/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNASSERTTOCALL
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

namespace {
class AttnAssertToCall
    : public attn::impl::AttnAssertToCallBase<AttnAssertToCall> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<cf::AssertOp> asserts;
    module.walk([&](cf::AssertOp op) { asserts.push_back(op); });
    if (asserts.empty())
      return;

    MLIRContext *context = &getContext();
    SymbolTable symbols(module);
    auto pointer = LLVM::LLVMPointerType::get(context);
    OpBuilder builder(context);
    auto callee = symbols.lookup<LLVM::LLVMFuncOp>("attn_rt_assert_failed");
    if (!callee) {
      builder.setInsertionPointToStart(module.getBody());
      callee = LLVM::LLVMFuncOp::create(
          builder, module.getLoc(), "attn_rt_assert_failed",
          LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context),
                                      pointer));
      // The runtime ends the process: threads inside a kernel cannot unwind.
      callee.setPassthroughAttr(builder.getStrArrayAttr({"noreturn", "cold"}));
      symbols.insert(callee);
    }

    // Exporters repeat a handful of messages: one global serves them all.
    llvm::StringMap<LLVM::GlobalOp> messages;
    for (cf::AssertOp op : asserts) {
      LLVM::GlobalOp &global = messages[op.getMsg()];
      if (!global) {
        std::string text = op.getMsg().str();
        text.push_back('\0');
        builder.setInsertionPointToStart(module.getBody());
        global = LLVM::GlobalOp::create(
            builder, op.getLoc(),
            LLVM::LLVMArrayType::get(builder.getI8Type(), text.size()),
            /*isConstant=*/true, LLVM::Linkage::Internal, "attn_assert",
            builder.getStringAttr(text));
        symbols.insert(global);
      }
      builder.setInsertionPoint(op);
      auto ifOp = scf::IfOp::create(builder, op.getLoc(), op.getArg(),
                                    /*withElseRegion=*/true);
      builder.setInsertionPointToStart(ifOp.elseBlock());
      Value text = LLVM::AddressOfOp::create(builder, op.getLoc(), global);
      LLVM::CallOp::create(builder, op.getLoc(), callee, text);
      op.erase();
    }
  }
};
} // namespace
