//===- AttnDialect.h - The attn dialect -------------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_ATTNDIALECT_H
#define ATTN_DIALECT_ATTN_IR_ATTNDIALECT_H

#include "mlir/IR/Dialect.h"

#include "attn/Dialect/Attn/IR/AttnDialect.h.inc"

namespace attn {
/// Attaches the tiling and bufferization interfaces to the ops of the dialect.
/// Every tool or embedder that tiles or bufferizes them calls this once.
void registerAttnInterfaceExternalModels(mlir::DialectRegistry &registry);
} // namespace attn

#endif // ATTN_DIALECT_ATTN_IR_ATTNDIALECT_H
