//===- attn-plugin.cpp - The dialect and its passes for a stock mlir-opt --===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/ToHost/Passes.h"
#include "attn/Conversion/ToNvvm/Passes.h"
#include "attn/Conversion/ToRocdl/Passes.h"
#include "attn/Dialect/Attn/IR/AttnDialect.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Pipelines/Pipelines.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Support/Compiler.h"

static void registerDialect(mlir::DialectRegistry *registry) {
  registry->insert<attn::AttnDialect>();
  attn::registerAttnInterfaceExternalModels(*registry);
}

static void registerPasses() {
  attn::registerAttnPasses();
  attn::registerAttnToHostPasses();
  attn::registerAttnToNvvmPasses();
  attn::registerAttnToRocdlPasses();
  attn::registerAttnPipelines();
}

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "attn", ATTN_VERSION, registerDialect};
}

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "attn", ATTN_VERSION, registerPasses};
}
