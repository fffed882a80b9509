//===- Attn.cpp - C interface to the dialect and the compiler -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn-c/Attn.h"

#include "attn/Compiler/Compiler.h"
#include "attn/Conversion/ToHost/Passes.h"
#include "attn/Conversion/ToNvvm/Passes.h"
#include "attn/Conversion/ToRocdl/Passes.h"
#include "attn/Dialect/Attn/IR/AttnDialect.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Pipelines/Pipelines.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/CAPI/Support.h"

#include <mutex>

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Attn, attn, attn::AttnDialect)

void attnRegisterAllDialects(MlirDialectRegistry registry) {
  attn::registerCompilerDialects(*unwrap(registry));
}

void attnRegisterPasses() {
  // MLIR's registry of passes is global and refuses a second registration.
  static std::once_flag once;
  std::call_once(once, [] {
    attn::registerAttnPasses();
    attn::registerAttnToHostPasses();
    attn::registerAttnToNvvmPasses();
    attn::registerAttnToRocdlPasses();
    attn::registerAttnPipelines();
  });
}

MlirLogicalResult attnCompileToPackage(MlirModule module, MlirStringRef target,
                                       MlirStringRef path) {
  attn::CompileOptions options;
  options.target = unwrap(target).str();
  return wrap(
      attn::compileToPackage(unwrap(module), options, unwrap(path).str()));
}
