//===- Elements.h - Elements of any type as numbers -------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TOOLS_ATTN_RUN_ELEMENTS_H
#define ATTN_TOOLS_ATTN_RUN_ELEMENTS_H

#include "attn/Support/ElementType.h"

#include <cstddef>

namespace attn {

/// Element `index` of an array. Integers beyond 2^53 are rounded.
double loadElement(ElementType type, const void *data, size_t index);

/// Element `index` of an array of integers, exactly.
int64_t loadInteger(ElementType type, const void *data, size_t index);

/// Stores a finite value, rounded to the nearest of the type (ties to even).
void storeElement(ElementType type, void *data, size_t index, double value);

} // namespace attn

#endif // ATTN_TOOLS_ATTN_RUN_ELEMENTS_H
