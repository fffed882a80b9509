//===- WeightsToLlvm.cpp - Addresses of constants outside the code --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Replaces each weight by its offset from an address that the loader stores in
// a variable of the code, and erases its global: no value of a weight reaches
// LLVM.

#include "attn/Conversion/ToHost/Passes.h"
#include "attn/Conversion/ToHost/Weights.h"
#include "attn/Package/Package.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNWEIGHTSTOLLVM
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

/// Creates the variable that the loader fills: `{address, size}`, null until
/// then. Protected: nothing else that is loaded can take its place, and the
/// loader finds it by its name.
static LLVM::GlobalOp createVariable(ModuleOp module, int64_t size) {
  MLIRContext *context = module.getContext();
  Location loc = module.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(context);
  auto word = IntegerType::get(context, 64);
  auto type = LLVM::LLVMStructType::getLiteral(context, {pointer, word});
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  auto variable = LLVM::GlobalOp::create(
      builder, loc, type, /*isConstant=*/false, LLVM::Linkage::External,
      attn::weightsSymbol, /*value=*/Attribute(), /*alignment=*/8);
  variable.setVisibility_(LLVM::Visibility::Protected);
  builder.createBlock(&variable.getInitializerRegion());
  Value initial = LLVM::ZeroOp::create(builder, loc, type);
  Value sizeValue = LLVM::ConstantOp::create(builder, loc, word, size);
  initial = LLVM::InsertValueOp::create(builder, loc, initial, sizeValue, 1);
  LLVM::ReturnOp::create(builder, loc, initial);
  return variable;
}

namespace {
class AttnWeightsToLlvm
    : public attn::impl::AttnWeightsToLlvmBase<AttnWeightsToLlvm> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<memref::GlobalOp> weights;
    int64_t size = 0;
    for (auto global : module.getOps<memref::GlobalOp>()) {
      std::optional<int64_t> offset = attn::getWeightOffset(global);
      if (!offset)
        continue;
      std::optional<ArrayRef<char>> bytes = attn::getRawBytes(global);
      if (!bytes || *offset < 0) {
        global.emitError() << "has the attribute " << attn::weightOffsetAttrName
                           << ", but no value that can be a weight";
        return signalPassFailure();
      }
      size = std::max(size, *offset + int64_t(bytes->size()));
      weights.push_back(global);
    }
    if (weights.empty())
      return;
    if (Operation *taken =
            SymbolTable::lookupSymbolIn(module, attn::weightsSymbol)) {
      taken->emitError() << "the code needs the name " << attn::weightsSymbol
                         << " for the address of its weights; rename this";
      return signalPassFailure();
    }

    LLVM::GlobalOp variable = createVariable(module, size);
    LLVMTypeConverter converter(&getContext());
    SymbolTableCollection symbols;
    module.walk([&](memref::GetGlobalOp get) {
      auto global = symbols.lookupNearestSymbolFrom<memref::GlobalOp>(
          get, get.getNameAttr());
      if (global && attn::getWeightOffset(global))
        replace(get, *attn::getWeightOffset(global), variable, converter);
    });
    for (memref::GlobalOp weight : weights)
      weight.erase();
  }

  static void replace(memref::GetGlobalOp get, int64_t offset,
                      LLVM::GlobalOp variable,
                      const LLVMTypeConverter &converter) {
    OpBuilder builder(get);
    Location loc = get.getLoc();
    auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
    Value address = LLVM::AddressOfOp::create(builder, loc, variable);
    // The loader stores the address before it calls anything, so that loops may
    // keep it.
    Value weight = LLVM::LoadOp::create(
        builder, loc, pointer, address, /*alignment=*/8, /*isVolatile=*/false,
        /*isNonTemporal=*/false, /*isInvariant=*/true);
    if (offset) {
      Value distance =
          LLVM::ConstantOp::create(builder, loc, builder.getI64Type(), offset);
      weight = LLVM::GEPOp::create(builder, loc, pointer, builder.getI8Type(),
                                   weight, distance);
    }
    // Who gets this buffer as a result sees by its `allocated` pointer, as in
    // the conversion of other constants, that it may not be freed.
    Value mark = LLVM::ConstantOp::create(builder, loc, builder.getI64Type(),
                                          int64_t{0xdeadbeef});
    mark = LLVM::IntToPtrOp::create(builder, loc, pointer, mark);
    MemRefType type = get.getType();
    Value descriptor = MemRefDescriptor::fromStaticShape(
        builder, loc, converter, type, mark, weight);
    auto cast =
        UnrealizedConversionCastOp::create(builder, loc, type, descriptor);
    get.replaceAllUsesWith(cast.getResult(0));
    get.erase();
  }
};
} // namespace
