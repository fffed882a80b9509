//===- MinMax.h - The kinds of minima and maxima of gfx11 and gfx12 -*- C++
//-*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_RDNA_MINMAX_H
#define ATTN_LIB_SIMULATOR_RDNA_MINMAX_H

#include "Gfx9/Operands.h"

// Those of IEEE 754-2019: `Number` prefers a number to a NaN, the others a NaN.
// Of zeros of either sign, the negative one is less. A NaN that results is a
// quiet one.

namespace attn::sim::ATTN_SIM_VARIANT {

/// The bits of a float of each size.
template <class T> struct FloatBits;
template <> struct FloatBits<float> {
  using Bits = uint32_t;
  static constexpr Bits quiet = 0x00400000;
  static float getValue(float a) { return a; }
};
template <> struct FloatBits<double> {
  using Bits = uint64_t;
  static constexpr Bits quiet = 0x0008000000000000;
  static double getValue(double a) { return a; }
};
template <> struct FloatBits<Half> {
  using Bits = uint16_t;
  static constexpr Bits quiet = 0x0200;
  static float getValue(Half a) { return toFloat(a.bits); }
};

template <class T> [[gnu::always_inline]] inline T maxNumber(T a, T b) {
  using F = FloatBits<T>;
  auto x = F::getValue(a), y = F::getValue(b);
  auto p = bitCast<typename F::Bits>(a), q = bitCast<typename F::Bits>(b);
  typename F::Bits r = x == y ? p & q : (y > x || x != x) ? q : p;
  r = x != x && y != y ? r | F::quiet : r;
  return bitCast<T>(r);
}
template <class T> [[gnu::always_inline]] inline T minNumber(T a, T b) {
  using F = FloatBits<T>;
  auto x = F::getValue(a), y = F::getValue(b);
  auto p = bitCast<typename F::Bits>(a), q = bitCast<typename F::Bits>(b);
  typename F::Bits r = x == y ? p | q : (y < x || x != x) ? q : p;
  r = x != x && y != y ? r | F::quiet : r;
  return bitCast<T>(r);
}
template <class T> [[gnu::always_inline]] inline T maximum(T a, T b) {
  using F = FloatBits<T>;
  auto x = F::getValue(a), y = F::getValue(b);
  auto p = bitCast<typename F::Bits>(a), q = bitCast<typename F::Bits>(b);
  typename F::Bits r = x == y ? p & q : y > x ? q : p;
  r = y != y ? q | F::quiet : r;
  r = x != x ? p | F::quiet : r;
  return bitCast<T>(r);
}
template <class T> [[gnu::always_inline]] inline T minimum(T a, T b) {
  using F = FloatBits<T>;
  auto x = F::getValue(a), y = F::getValue(b);
  auto p = bitCast<typename F::Bits>(a), q = bitCast<typename F::Bits>(b);
  typename F::Bits r = x == y ? p | q : y < x ? q : p;
  r = y != y ? q | F::quiet : r;
  r = x != x ? p | F::quiet : r;
  return bitCast<T>(r);
}

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_RDNA_MINMAX_H
