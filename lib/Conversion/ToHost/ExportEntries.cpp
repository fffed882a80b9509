//===- ExportEntries.cpp - Entries that the runtime can call --------------===//
//---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/ToHost/Passes.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNEXPORTENTRIES
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

/// How a value of `type` lies in memory behind an argument pointer, or null
/// where the calling convention has no form for it.
static Type getMemoryType(const LLVMTypeConverter &converter, Type type) {
  if (auto memref = dyn_cast<MemRefType>(type)) {
    if (!memref.getLayout().isIdentity() ||
        memref.getElementType().isInteger(1))
      return nullptr;
    return converter.convertType(type);
  }
  if (type.isInteger(1))
    return IntegerType::get(type.getContext(), 8);
  if (type.isIntOrIndexOrFloat())
    return converter.convertType(type);
  return nullptr;
}

static Value fromMemory(OpBuilder &builder, Location loc, Value value,
                        Type type) {
  if (value.getType() == type)
    return value;
  if (type.isInteger(1)) {
    Value zero = LLVM::ConstantOp::create(builder, loc, value.getType(), 0);
    return LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne, value,
                                zero);
  }
  return UnrealizedConversionCastOp::create(builder, loc, type, value)
      .getResult(0);
}

static Value toMemory(OpBuilder &builder, Location loc, Value value,
                      Type type) {
  if (value.getType() == type)
    return value;
  if (value.getType().isInteger(1))
    return LLVM::ZExtOp::create(builder, loc, type, value);
  return UnrealizedConversionCastOp::create(builder, loc, type, value)
      .getResult(0);
}

/// Creates the entry of `function`; fails on a type outside the convention.
static LogicalResult createEntry(func::FuncOp function, SymbolTable &symbols,
                                 const LLVMTypeConverter &converter) {
  MLIRContext *context = function.getContext();
  Location loc = function.getLoc();
  FunctionType type = function.getFunctionType();

  SmallVector<Type> memoryTypes;
  for (Type valueType :
       llvm::concat<const Type>(type.getInputs(), type.getResults())) {
    memoryTypes.push_back(getMemoryType(converter, valueType));
    if (!memoryTypes.back())
      return function.emitOpError()
             << "has " << valueType
             << " in its signature; an entry takes and returns scalars and "
                "contiguous buffers of whole bytes";
  }

  std::string name = ("attn_entry_" + function.getSymName()).str();
  if (symbols.lookup(name))
    return function.emitOpError()
           << "needs the name " << name << " for its entry, which is taken";

  auto pointer = LLVM::LLVMPointerType::get(context);
  OpBuilder builder(function);
  auto entry = LLVM::LLVMFuncOp::create(
      builder, loc, name,
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), pointer));
  symbols.insert(entry);
  Block *body = entry.addEntryBlock(builder);
  builder.setInsertionPointToStart(body);

  auto argumentPointer = [&](unsigned index) -> Value {
    Value slot = body->getArgument(0);
    if (index)
      slot = LLVM::GEPOp::create(builder, loc, pointer, pointer, slot,
                                 ArrayRef<LLVM::GEPArg>{int32_t(index)});
    return LLVM::LoadOp::create(builder, loc, pointer, slot);
  };

  SmallVector<Value> inputs;
  for (auto [index, valueType] : llvm::enumerate(type.getInputs())) {
    Value raw = LLVM::LoadOp::create(builder, loc, memoryTypes[index],
                                     argumentPointer(index));
    inputs.push_back(fromMemory(builder, loc, raw, valueType));
  }
  auto call = func::CallOp::create(builder, loc, function, inputs);
  for (auto [index, result] : llvm::enumerate(call.getResults())) {
    unsigned position = type.getNumInputs() + index;
    Value raw = toMemory(builder, loc, result, memoryTypes[position]);
    LLVM::StoreOp::create(builder, loc, raw, argumentPointer(position));
  }
  LLVM::ReturnOp::create(builder, loc, ValueRange());
  return success();
}

/// Renames a function whose name is one of the C library: later conversions
/// call `erff` or `malloc` by name, and would find this one.
static LogicalResult renameLibraryFunction(func::FuncOp function,
                                           SymbolTable &symbols) {
  static const llvm::TargetLibraryInfoImpl library{
      llvm::Triple(llvm::sys::getProcessTriple())};
  llvm::LibFunc known;
  if (!library.getLibFunc(function.getSymName(), known))
    return success();
  std::string name = ("attn_function_" + function.getSymName()).str();
  while (symbols.lookup(name))
    name += "_";
  return symbols.rename(function, name);
}

namespace {
class AttnExportEntries
    : public attn::impl::AttnExportEntriesBase<AttnExportEntries> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    MLIRContext *context = &getContext();
    LLVMTypeConverter converter(context);
    SymbolTable symbols(module);
    auto internal = LLVM::LinkageAttr::get(context, LLVM::Linkage::Internal);
    for (auto function : llvm::to_vector(module.getOps<func::FuncOp>())) {
      if (function.isExternal())
        continue;
      if (function.isPublic() &&
          failed(createEntry(function, symbols, converter)))
        return signalPassFailure();
      if (failed(renameLibraryFunction(function, symbols)))
        return signalPassFailure();
      function.setPrivate();
      function->setAttr("llvm.linkage", internal);
    }
  }
};
} // namespace
