//===- Conversions.h - Conversions that several families need ---*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_GFX9_CONVERSIONS_H
#define ATTN_LIB_SIMULATOR_GFX9_CONVERSIONS_H

#include "Gfx9/Operands.h"

namespace attn::sim::ATTN_SIM_VARIANT {

/// Toward zero, whatever the mode: truncates what rounding to nearest gave if
/// that is farther from zero.
[[gnu::always_inline]] inline uint16_t toHalfTowardZero(float a) {
  uint16_t h = toHalf(a);
  float back = toFloat(h);
  bool tooFar = __builtin_fabsf(back) > __builtin_fabsf(a);
  return uint16_t(h - tooFar);
}

/// By a signed conversion, which every host has as one instruction: others
/// subtract, which gives -0 where rounding is down. The bit that a shift drops
/// still counts in the rounding.
[[gnu::always_inline]] inline float f32FromU32(uint32_t a) {
  bool isLarge = a >> 31;
  float r = float(int32_t(isLarge ? a >> 1 | (a & 1) : a));
  return isLarge ? r * 2 : r;
}

/// Toward zero and saturating; a NaN is 0.
[[gnu::always_inline]] inline int32_t i32FromF32(float a) {
  if (a != a)
    return 0;
  if (a >= 0x1p31f)
    return INT32_MAX;
  if (a <= -0x1p31f)
    return INT32_MIN;
  return int32_t(a);
}
[[gnu::always_inline]] inline uint32_t u32FromF32(float a) {
  if (!(a > 0))
    return 0;
  if (a >= 0x1p32f)
    return UINT32_MAX;
  return uint32_t(a);
}

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_GFX9_CONVERSIONS_H
