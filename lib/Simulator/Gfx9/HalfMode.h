//===- HalfMode.h - The mode of halves and doubles ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_GFX9_HALFMODE_H
#define ATTN_LIB_SIMULATOR_GFX9_HALFMODE_H

#include "Gfx9/Operands.h"

#ifdef __SSE2__
#include <immintrin.h>
#endif

// MODE has one rounding and one treatment of denormals for singles, which is
// the host's while a wave runs, and others for halves and doubles.

namespace attn::sim::ATTN_SIM_VARIANT {

//===----------------------------------------------------------------------===//
// Functions of halves that several families need
//===----------------------------------------------------------------------===//

[[gnu::always_inline]] inline bool isNanHalf(uint16_t a) {
  return (a & 0x7fff) > 0x7c00;
}

/// To single, but to odd: rounding that to half is rounding `a` once.
[[gnu::always_inline]] inline float toOddFloat(double a) {
  float near = float(a);
  double back = near;
  uint32_t bits = asBits(near);
  if (back != a && back - back == 0) {
    bits -= __builtin_fabs(back) > __builtin_fabs(a);
    bits |= 1;
  }
  return asFloat(bits);
}

/// a * b + c, rounded once. In double the product is exact, and the sum is
/// wherever it is near to the middle of two halves.
[[gnu::always_inline]] inline uint16_t fusedHalf(uint16_t a, uint16_t b,
                                                 uint16_t c) {
  double product = double(toFloat(a)) * double(toFloat(b));
  return toHalf(toOddFloat(product + double(toFloat(c))));
}

/// The operand that is a number, if one is; a signalling NaN wins and is
/// quieted.
[[gnu::always_inline]] inline uint16_t selectHalf(uint16_t a, uint16_t b,
                                                  uint16_t selected) {
  auto isSignalling = [](uint16_t x) { return isNanHalf(x) && !(x & 0x200); };
  selected = isSignalling(b) ? uint16_t(b | 0x200) : selected;
  return isSignalling(a) ? uint16_t(a | 0x200) : selected;
}
[[gnu::always_inline]] inline uint16_t maxHalf(uint16_t a, uint16_t b) {
  float x = toFloat(a), y = toFloat(b);
  // Of zeros of either sign, the positive one.
  uint16_t r = x == y ? a & b : (y > x || isNanHalf(a)) ? b : a;
  return selectHalf(a, b, r);
}
[[gnu::always_inline]] inline uint16_t minHalf(uint16_t a, uint16_t b) {
  float x = toFloat(a), y = toFloat(b);
  uint16_t r = x == y ? a | b : (y < x || isNanHalf(a)) ? b : a;
  return selectHalf(a, b, r);
}

//===----------------------------------------------------------------------===//
// The mode
//===----------------------------------------------------------------------===//

/// Whether halves and doubles have the mode of singles.
inline bool hasOneMode(const Wave &wave) {
  return (wave.mode & 3) == (wave.mode >> 2 & 3) &&
         (wave.mode >> 4 & 3) == (wave.mode >> 6 & 3);
}

/// Sets the host's rounding to that of halves and doubles, with denormals, for
/// the scope's life.
class HalfMode {
public:
#ifdef __SSE2__
  explicit HalfMode(const Wave &wave) : saved(_mm_getcsr()) {
    // MODE: nearest, up, down, zero. MXCSR: nearest, down, up, zero.
    constexpr unsigned rounding[] = {0, 2, 1, 3};
    _mm_setcsr(0x1f80 | rounding[wave.mode >> 2 & 3] << 13);
  }
  ~HalfMode() { _mm_setcsr(saved); }

private:
  unsigned saved;
#else
  explicit HalfMode(const Wave &) {}
#endif
};

/// Rounding to nearest, with denormals, whatever MODE says, for the scope's
/// life.
class NearestMode {
public:
#ifdef __SSE2__
  NearestMode() : saved(_mm_getcsr()) {
    if ((saved & ~flags) != nearest)
      _mm_setcsr(nearest);
  }
  ~NearestMode() {
    if ((saved & ~flags) != nearest)
      _mm_setcsr(saved);
  }

private:
  static constexpr unsigned nearest = 0x1f80, flags = 0x3f;
  unsigned saved;
#endif
};

/// A handler in that mode. That kernels flush denormal halves and doubles does
/// not happen: no compiler asks for it.
template <auto handler>
void inHalfMode(Wave &wave, const Instruction &instruction) {
  if ((wave.mode >> 6 & 3) != 3) [[unlikely]]
    fault::other(wave, "expected a MODE that keeps the denormals of halves and "
                       "doubles, found one that flushes them");
  if (hasOneMode(wave)) [[likely]]
    return handler(wave, instruction);
  HalfMode scope(wave);
  handler(wave, instruction);
}

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_GFX9_HALFMODE_H
