//===- AttnAttributes.h - Attributes of the attn dialect --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_ATTNATTRIBUTES_H
#define ATTN_DIALECT_ATTN_IR_ATTNATTRIBUTES_H

#include "attn/Dialect/Attn/IR/ExtentRange.h"
#include "attn/Layout/MemoryLayout.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/OpImplementation.h"

#include <optional>

#include "attn/Dialect/Attn/IR/AttnEnums.h.inc"

namespace attn {
class AttentionOp;
} // namespace attn

#define GET_ATTRDEF_CLASSES
#include "attn/Dialect/Attn/IR/AttnAttributes.h.inc"

#endif // ATTN_DIALECT_ATTN_IR_ATTNATTRIBUTES_H
