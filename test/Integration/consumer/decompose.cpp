//===- decompose.cpp - Embeds the dialect through C++ ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/AttnDialect.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/raw_ostream.h"

static const char *source = R"(
func.func @main(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>,
                %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %init = tensor.empty() : tensor<2x4x8x16xf32>
  %o = attn.attention query(%q : tensor<2x4x8x16xf32>)
      key(%k : tensor<2x4x8x16xf32>) value(%v : tensor<2x4x8x16xf32>)
      causal outs(%init : tensor<2x4x8x16xf32>)
  return %o : tensor<2x4x8x16xf32>
}
)";

int main() {
  mlir::DialectRegistry registry;
  registry.insert<attn::AttnDialect, mlir::func::FuncDialect,
                  mlir::tensor::TensorDialect>();
  attn::registerAttnInterfaceExternalModels(registry);
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(source, &context);
  if (!module)
    return 1;
  auto count = [&] {
    int found = 0;
    module->walk([&](attn::AttentionOp) { ++found; });
    return found;
  };
  int before = count();
  mlir::PassManager passes(&context);
  passes.addPass(attn::createAttnDecompose());
  if (mlir::failed(passes.run(*module)))
    return 1;
  llvm::outs() << "attention ops: " << before << " before, " << count()
               << " after\n";
  return 0;
}
