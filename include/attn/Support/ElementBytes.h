//===- ElementBytes.h - What elements take in memory ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Header only, for libraries that know MLIR.

#ifndef ATTN_SUPPORT_ELEMENTBYTES_H
#define ATTN_SUPPORT_ELEMENTBYTES_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"

#include <cstdint>
#include <optional>

namespace attn {

/// Bytes from one element of `type` to the next one in a buffer; a boolean
/// takes one. Nothing for types that have no size here.
inline std::optional<int64_t> getElementBytes(mlir::Type type) {
  if (auto complex = mlir::dyn_cast<mlir::ComplexType>(type)) {
    std::optional<int64_t> part = getElementBytes(complex.getElementType());
    return part ? std::optional<int64_t>(2 * *part) : std::nullopt;
  }
  if (type.isIndex())
    return 8;
  if (!type.isIntOrFloat())
    return std::nullopt;
  return llvm::PowerOf2Ceil(llvm::divideCeil(type.getIntOrFloatBitWidth(), 8));
}

/// Bytes of all elements. Nothing where that is not known, or no `int64_t`.
inline std::optional<int64_t> getStaticBytes(mlir::ShapedType type) {
  if (!type.hasStaticShape())
    return std::nullopt;
  std::optional<int64_t> bytes = getElementBytes(type.getElementType());
  if (!bytes)
    return std::nullopt;
  for (int64_t extent : type.getShape())
    if (llvm::MulOverflow(*bytes, extent, *bytes))
      return std::nullopt;
  return bytes;
}

} // namespace attn

#endif // ATTN_SUPPORT_ELEMENTBYTES_H
