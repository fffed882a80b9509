//===- ElementType.h - Element types of run-time tensors --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The element types that cross the border between compiled code and its caller.
// No LLVM here: the runtime and the compiler both include this file.

#ifndef ATTN_SUPPORT_ELEMENTTYPE_H
#define ATTN_SUPPORT_ELEMENTTYPE_H

#include <cstdint>
#include <optional>
#include <string_view>

namespace attn {

/// Values equal those of `attn_dtype` in attn/Runtime/attn_runtime.h.
enum class ElementType : int32_t {
  F64 = 0,
  F32 = 1,
  F16 = 2,
  BF16 = 3,
  I64 = 4,
  I32 = 5,
  I16 = 6,
  I8 = 7,
  U16 = 8,
  U8 = 9,
  I1 = 10,
};

/// All element types, for loops over them.
inline constexpr ElementType allElementTypes[] = {
    ElementType::F64, ElementType::F32, ElementType::F16, ElementType::BF16,
    ElementType::I64, ElementType::I32, ElementType::I16, ElementType::I8,
    ElementType::U16, ElementType::U8,  ElementType::I1};

/// The spelling in a manifest, which is MLIR's (`u8` for `ui8`).
constexpr std::string_view stringifyElementType(ElementType type) {
  switch (type) {
  case ElementType::F64:
    return "f64";
  case ElementType::F32:
    return "f32";
  case ElementType::F16:
    return "f16";
  case ElementType::BF16:
    return "bf16";
  case ElementType::I64:
    return "i64";
  case ElementType::I32:
    return "i32";
  case ElementType::I16:
    return "i16";
  case ElementType::I8:
    return "i8";
  case ElementType::U16:
    return "u16";
  case ElementType::U8:
    return "u8";
  case ElementType::I1:
    return "i1";
  }
  return "?";
}

/// Inverse of `stringifyElementType`; `index` is the 64-bit integer it is on
/// every target.
inline std::optional<ElementType> parseElementType(std::string_view name) {
  for (ElementType type : allElementTypes)
    if (stringifyElementType(type) == name)
      return type;
  if (name == "index")
    return ElementType::I64;
  return std::nullopt;
}

/// Bytes of one element; a boolean is one byte.
constexpr int64_t getElementSize(ElementType type) {
  switch (type) {
  case ElementType::F64:
  case ElementType::I64:
    return 8;
  case ElementType::F32:
  case ElementType::I32:
    return 4;
  case ElementType::F16:
  case ElementType::BF16:
  case ElementType::I16:
  case ElementType::U16:
    return 2;
  case ElementType::I8:
  case ElementType::U8:
  case ElementType::I1:
    return 1;
  }
  return 0;
}

constexpr bool isFloat(ElementType type) {
  return type == ElementType::F64 || type == ElementType::F32 ||
         type == ElementType::F16 || type == ElementType::BF16;
}

/// Whether a buffer of `found` may be passed where `expected` is declared. MLIR
/// integers carry no sign, so the unsigned type of the same width is the same.
constexpr bool isSameStorage(ElementType expected, ElementType found) {
  auto signless = [](ElementType type) {
    return type == ElementType::U8    ? ElementType::I8
           : type == ElementType::U16 ? ElementType::I16
                                      : type;
  };
  return signless(expected) == signless(found);
}

} // namespace attn

#endif // ATTN_SUPPORT_ELEMENTTYPE_H
