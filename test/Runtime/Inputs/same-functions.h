//===- same-functions.h - Compares declarations of functions --*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Whether two declarations of a C function mean the same to the calling
// convention, though they name other types.

#ifndef TEST_RUNTIME_INPUTS_SAME_FUNCTIONS_H
#define TEST_RUNTIME_INPUTS_SAME_FUNCTIONS_H

#include <array>
#include <cstddef>
#include <type_traits>

namespace {
/// What a parameter or result is to a caller.
struct Kind {
  size_t size;
  bool isPointer;
};

template <typename Type>
constexpr Kind kindOf = {sizeof(Type), std::is_pointer_v<Type>};

template <typename Result, typename... Parameters>
constexpr auto getKinds(Result (*)(Parameters...)) {
  return std::array<Kind, sizeof...(Parameters) + 1>{kindOf<Result>,
                                                     kindOf<Parameters>...};
}

template <size_t ours, size_t theirs>
constexpr bool areEqual(std::array<Kind, ours> a, std::array<Kind, theirs> b) {
  if (ours != theirs)
    return false;
  for (size_t i = 0; i < ours; ++i)
    if (a[i].size != b[i].size || a[i].isPointer != b[i].isPointer)
      return false;
  return true;
}
} // namespace

#endif // TEST_RUNTIME_INPUTS_SAME_FUNCTIONS_H
