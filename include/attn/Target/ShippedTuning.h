//===- ShippedTuning.h - Tuning files that the library holds ----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_SHIPPEDTUNING_H
#define ATTN_TARGET_SHIPPEDTUNING_H

#include "llvm/ADT/StringRef.h"

namespace attn {

/// The text of lib/Target/Tuning/DEVICE.mlir, empty if there is none. It was
/// put into the library when that was built: no path is needed.
llvm::StringRef getShippedTuning(llvm::StringRef device);

} // namespace attn

#endif // ATTN_TARGET_SHIPPEDTUNING_H
