//===- VectorHalf.cpp - Half precision arithmetic ------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Families.h"
#include "Gfx9/HalfMode.h"
#include "Gfx9/VectorAlu.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

float value(Half a) { return toFloat(a.bits); }
Half half(float a) { return {toHalf(a)}; }

/// Rounding a sum, product or quotient first to single and then to half
/// precision is the same as rounding it once.
Half add(Half a, Half b) { return half(value(a) + value(b)); }
Half sub(Half a, Half b) { return half(value(a) - value(b)); }
Half subrev(Half a, Half b) { return half(value(b) - value(a)); }
Half mul(Half a, Half b) { return half(value(a) * value(b)); }
Half fma(Half a, Half b, Half c) { return {fusedHalf(a.bits, b.bits, c.bits)}; }
/// Not fused, and without denormals.
Half flushHalf(Half a) {
  return {uint16_t((a.bits & 0x7c00) ? a.bits : a.bits & 0x8000)};
}
Half mad(Half a, Half b, Half c) {
  Half product = flushHalf(mul(flushHalf(a), flushHalf(b)));
  return flushHalf(add(product, flushHalf(c)));
}
/// v_madmk: the literal, source 2 here, is in the middle.
Half madmk(Half a, Half b, Half k) { return mad(a, k, b); }

//===----------------------------------------------------------------------===//
// Minimum and maximum
//===----------------------------------------------------------------------===//

Half max(Half a, Half b) { return {maxHalf(a.bits, b.bits)}; }
Half min(Half a, Half b) { return {minHalf(a.bits, b.bits)}; }
Half max3(Half a, Half b, Half c) { return max(max(a, b), c); }
Half min3(Half a, Half b, Half c) { return min(min(a, b), c); }
Half med3(Half a, Half b, Half c) {
  if (isNanHalf(a.bits) || isNanHalf(b.bits) || isNanHalf(c.bits))
    return min3(a, b, c);
  return max(min(a, b), min(max(a, b), c));
}

//===----------------------------------------------------------------------===//
// Rounding and parts
//===----------------------------------------------------------------------===//

Half floor(Half a) { return half(__builtin_floorf(value(a))); }
Half ceil(Half a) { return half(__builtin_ceilf(value(a))); }
Half trunc(Half a) { return half(__builtin_truncf(value(a))); }
Half rndne(Half a) { return half(__builtin_roundevenf(value(a))); }
Half fract(Half a) {
  float x = value(a);
  Half r = half(x - __builtin_floorf(x));
  // Tiny negative numbers round to 1, which is not a fraction.
  return r.bits == 0x3c00 ? Half{0x3bff} : r;
}
bool isFiniteHalf(Half a) { return (a.bits & 0x7c00) != 0x7c00; }
int16_t frexpExponent(Half a) {
  if (!isFiniteHalf(a) || !(a.bits & 0x7fff))
    return 0;
  // Denormal halves are normal singles.
  return int16_t(int(asBits(value(a)) >> 23 & 255) - 126);
}
Half frexpMantissa(Half a) {
  if (!isFiniteHalf(a) || !(a.bits & 0x7fff))
    return a;
  return half(asFloat((asBits(value(a)) & 0x807fffff) | 0x3f000000));
}
Half ldexp(Half a, int16_t by) {
  int exponent = by < -100 ? -100 : by > 100 ? 100 : by;
  return half(value(a) * asFloat(uint32_t(127 + exponent) << 23));
}

//===----------------------------------------------------------------------===//
// Transcendentals
//===----------------------------------------------------------------------===//

Half exp2(Half a) { return half(float(__builtin_exp2(double(value(a))))); }
Half log2(Half a) { return half(float(__builtin_log2(double(value(a))))); }
Half rcp(Half a) { return half(1.0f / value(a)); }
Half sqrt(Half a) { return half(__builtin_sqrtf(value(a))); }
Half rsq(Half a) { return half(1.0f / __builtin_sqrtf(value(a))); }
/// The argument is in turns.
Half sin(Half a) {
  double x = value(a);
  return half(
      float(__builtin_sin((x - __builtin_floor(x)) * 6.283185307179586)));
}
Half cos(Half a) {
  double x = value(a);
  return half(
      float(__builtin_cos((x - __builtin_floor(x)) * 6.283185307179586)));
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

/// The quotient `q` of `c` by `b`, but for what an approximation gets wrong.
Half divFixup(Half q, Half b, Half c) {
  uint16_t sign = (b.bits ^ c.bits) & 0x8000;
  uint16_t d = b.bits & 0x7fff, n = c.bits & 0x7fff;
  constexpr uint16_t infinity = 0x7c00;
  if (n > infinity)
    return {uint16_t(c.bits | 0x200)};
  if (d > infinity)
    return {uint16_t(b.bits | 0x200)};
  if ((d == 0 && n == 0) || (d == infinity && n == infinity))
    return {0xfe00};
  if (d == 0 || n == infinity)
    return {uint16_t(sign | infinity)};
  if (d == infinity || n == 0)
    return {sign};
  return {uint16_t(sign | (q.bits & 0x7fff))};
}

uint32_t pack(Half a, Half b) { return a.bits | uint32_t(b.bits) << 16; }

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr Unit valu = Unit::VectorAlu, trans = Unit::Transcendental;
constexpr SourceKind b16 = SourceKind::B16;
constexpr UpperHalf keep = UpperHalf::Keep;
#define ROW(NAME, ...)                                                         \
  {                                                                            \
    NAME, inHalfMode<__VA_ARGS__>, valu, { b16, b16, b16 }                     \
  }
#define TRANS(NAME, ...)                                                       \
  {                                                                            \
    NAME, inHalfMode<__VA_ARGS__>, trans, { b16, b16, b16 }                    \
  }
/// The destination is the third source.
#define ACCUMULATE(NAME, ...)                                                  \
  {NAME, inHalfMode<__VA_ARGS__>, valu, {b16, b16, b16}, trait::Accumulate}

/// From a scalar register to one (gfx12).
#define SCALAR_TRANS(NAME, ...)                                                \
  {NAME, __VA_ARGS__, trans, {b16, b16, b16}, trait::ScalarResult}

constexpr HandlerEntry entries[] = {
    ROW("v_add_f16", alu<add>),
    ROW("v_sub_f16", alu<sub>),
    ROW("v_subrev_f16", alu<subrev>),
    ROW("v_mul_f16", alu<mul>),
    ROW("v_fma_f16", alu<fma, keep>),
    ROW("v_fma_legacy_f16", alu<fma>),
    ROW("v_mad_f16", alu<mad, keep>),
    ROW("v_mad_legacy_f16", alu<mad>),
    ACCUMULATE("v_mac_f16", alu<mad, keep>),
    ROW("v_madmk_f16", alu<madmk, keep>),
    ROW("v_madak_f16", alu<mad, keep>),
    ROW("v_max_f16", alu<max>),
    ROW("v_min_f16", alu<min>),
    ROW("v_max3_f16", alu<max3, keep>),
    ROW("v_min3_f16", alu<min3, keep>),
    ROW("v_med3_f16", alu<med3, keep>),
    ROW("v_floor_f16", alu<floor>),
    ROW("v_ceil_f16", alu<ceil>),
    ROW("v_trunc_f16", alu<trunc>),
    ROW("v_rndne_f16", alu<rndne>),
    ROW("v_fract_f16", alu<fract>),
    ROW("v_frexp_exp_i16_f16", alu<frexpExponent>),
    ROW("v_frexp_mant_f16", alu<frexpMantissa>),
    ROW("v_ldexp_f16", alu<ldexp>),
    TRANS("v_exp_f16", alu<exp2>),
    TRANS("v_log_f16", alu<log2>),
    TRANS("v_rcp_f16", alu<rcp>),
    TRANS("v_rsq_f16", alu<rsq>),
    TRANS("v_sqrt_f16", alu<sqrt>),
    TRANS("v_sin_f16", alu<sin>),
    TRANS("v_cos_f16", alu<cos>),
    SCALAR_TRANS("v_s_exp_f16", inHalfMode<scalarAlu<exp2>>),
    SCALAR_TRANS("v_s_log_f16", inHalfMode<scalarAlu<log2>>),
    SCALAR_TRANS("v_s_rcp_f16", inHalfMode<scalarAlu<rcp>>),
    SCALAR_TRANS("v_s_rsq_f16", inHalfMode<scalarAlu<rsq>>),
    SCALAR_TRANS("v_s_sqrt_f16", inHalfMode<scalarAlu<sqrt>>),
    ROW("v_div_fixup_f16", alu<divFixup, keep>),
    ROW("v_div_fixup_legacy_f16", alu<divFixup>),
    ROW("v_pack_b32_f16", alu<pack>),
};

} // namespace

HandlerTable getVectorHalfTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
