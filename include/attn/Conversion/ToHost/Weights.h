//===- Weights.h - Constants outside the code -------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A weight is a `memref.global` that attn-place-weights gave a place in the
// weights of a package. It keeps its value until attn-weights-to-llvm replaces
// it by an address, so whoever writes the package reads the bytes in between.

#ifndef ATTN_CONVERSION_TOHOST_WEIGHTS_H
#define ATTN_CONVERSION_TOHOST_WEIGHTS_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <optional>

namespace attn {

/// On a `memref.global`: where its bytes lie, counted from the first weight.
inline constexpr llvm::StringLiteral weightOffsetAttrName =
    "attn.weight_offset";

/// The offset of a weight, nothing for any other global.
std::optional<int64_t> getWeightOffset(mlir::memref::GlobalOp global);

/// The elements of `global` as they lie in memory, without a copy; nothing
/// where its value is not stored like that: none at all, a splat, booleans in
/// bits. The bytes belong to the context.
std::optional<llvm::ArrayRef<char>> getRawBytes(mlir::memref::GlobalOp global);

} // namespace attn

#endif // ATTN_CONVERSION_TOHOST_WEIGHTS_H
