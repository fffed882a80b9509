//===- DotProducts.h - Dot products of parts of registers -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_GFX9_DOTPRODUCTS_H
#define ATTN_LIB_SIMULATOR_GFX9_DOTPRODUCTS_H

#include "Gfx9/VectorAlu.h"

namespace attn::sim::ATTN_SIM_VARIANT {

/// A half that is multiplied; gfx90a takes denormals for zero.
template <bool flushesHalves>
[[gnu::always_inline]] inline float toFactor(uint32_t bits) {
  bits &= 0xffff;
  if (flushesHalves && (bits & 0x7c00) == 0)
    bits &= 0x8000;
  return toFloat(uint16_t(bits));
}

/// Products of halves are exact in single precision. Two fused additions, the
/// lower pair first; single-precision denormals are flushed, whatever the mode.
/// How hardware rounds between the additions is not published.
template <bool flushesHalves>
[[gnu::always_inline]] inline float dot2(Pair a, Pair b, float c) {
  float sum = __builtin_fmaf(toFactor<flushesHalves>(a.bits),
                             toFactor<flushesHalves>(b.bits), flush(c));
  return flush(__builtin_fmaf(toFactor<flushesHalves>(a.bits >> 16),
                              toFactor<flushesHalves>(b.bits >> 16), sum));
}

/// Of fields of `width` bits, exact before it wraps or saturates.
template <unsigned width, bool isSigned>
[[gnu::always_inline]] inline int64_t dotOf(uint32_t a, uint32_t b,
                                            uint32_t c) {
  constexpr uint32_t mask = width == 32 ? ~0u : (1u << width) - 1;
  int64_t sum = isSigned ? int64_t(int32_t(c)) : int64_t(c);
  for (unsigned shift = 0; shift < 32; shift += width) {
    int64_t x = a >> shift & mask, y = b >> shift & mask;
    if (isSigned) {
      x = int32_t(uint32_t(x) << (32 - width)) >> (32 - width);
      y = int32_t(uint32_t(y) << (32 - width)) >> (32 - width);
    }
    sum += x * y;
  }
  return sum;
}
template <unsigned width, bool isSigned>
[[gnu::always_inline]] inline uint32_t dotWrapped(uint32_t a, uint32_t b,
                                                  uint32_t c) {
  return uint32_t(dotOf<width, isSigned>(a, b, c));
}
template <unsigned width, bool isSigned>
[[gnu::always_inline]] inline uint32_t dotClamped(uint32_t a, uint32_t b,
                                                  uint32_t c) {
  int64_t sum = dotOf<width, isSigned>(a, b, c);
  constexpr int64_t low = isSigned ? INT32_MIN : 0;
  constexpr int64_t high = isSigned ? int64_t(INT32_MAX) : int64_t(UINT32_MAX);
  return uint32_t(sum < low ? low : sum > high ? high : sum);
}

/// Saturates instead of wrapping if the instruction says so.
template <auto wrapping, auto saturating>
void clampable(Wave &wave, const Instruction &i) {
  if (i.flags & flag::Clamp) [[unlikely]]
    alu<saturating>(wave, i);
  else
    alu<wrapping>(wave, i);
}
template <unsigned width, bool isSigned>
void dot(Wave &wave, const Instruction &i) {
  clampable<dotWrapped<width, isSigned>, dotClamped<width, isSigned>>(wave, i);
}

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_GFX9_DOTPRODUCTS_H
