//===- AttnInterfaces.cpp - External interface models ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttnInterfaces.h"
#include "attn/Dialect/Attn/IR/AttnDialect.h"

using namespace mlir;

void attn::registerAttnInterfaceExternalModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, AttnDialect *dialect) {
    attachTilingModels(*context);
    attachBufferizationModels(*context);
  });
}
