//===- AxisName.h - What messages call an axis ------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_AXISNAME_H
#define ATTN_DIALECT_ATTN_IR_AXISNAME_H

#include "attn/Dialect/Attn/IR/AttnAttributes.h"
#include "llvm/ADT/StringRef.h"

namespace attn {

/// What messages of the verifier and of checks at run time call an axis.
llvm::StringRef getAxisName(Axis axis);

} // namespace attn

#endif // ATTN_DIALECT_ATTN_IR_AXISNAME_H
