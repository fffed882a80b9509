//===- TensorMapArguments.cpp - Tensor maps as kernels take them ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/ToNvvm/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNTENSORMAPARGUMENTS
#include "attn/Conversion/ToNvvm/Passes.h.inc"
} // namespace attn

/// What copies of tiles ask of the place of a tensor map.
static constexpr int64_t mapBytes = 128, mapAlignment = 64;

/// The argument that `map` describes; null after an error.
static FailureOr<unsigned> findArgument(LLVM::LLVMFuncOp kernel,
                                        Attribute map) {
  auto dictionary = dyn_cast<DictionaryAttr>(map);
  auto index = dictionary ? dictionary.getAs<IntegerAttr>("argument") : nullptr;
  if (index && index.getInt() >= 0 &&
      index.getInt() < kernel.getNumArguments() &&
      isa<LLVM::LLVMPointerType>(kernel.getArgumentTypes()[index.getInt()]))
    return static_cast<unsigned>(index.getInt());
  return kernel.emitOpError("has the tensor map ")
         << map
         << "; expected a dictionary whose 'argument' is the number of "
            "an argument that is an address";
}

namespace {
class AttnTensorMapArguments
    : public attn::impl::AttnTensorMapArgumentsBase<AttnTensorMapArguments> {
  void runOnOperation() override {
    Builder builder(&getContext());
    Type bytes = LLVM::LLVMArrayType::get(builder.getI8Type(), mapBytes);
    for (auto kernel : getOperation().getOps<LLVM::LLVMFuncOp>()) {
      auto maps = kernel->getAttrOfType<ArrayAttr>("attn.tensor_maps");
      if (!maps)
        continue;
      for (Attribute map : maps) {
        FailureOr<unsigned> argument = findArgument(kernel, map);
        if (failed(argument))
          return signalPassFailure();
        kernel.setArgAttr(*argument, LLVM::LLVMDialect::getByValAttrName(),
                          TypeAttr::get(bytes));
        kernel.setArgAttr(*argument, LLVM::LLVMDialect::getAlignAttrName(),
                          builder.getI64IntegerAttr(mapAlignment));
        kernel.setArgAttr(*argument,
                          NVVM::NVVMDialect::getGridConstantAttrName(),
                          builder.getUnitAttr());
      }
    }
  }
};
} // namespace
