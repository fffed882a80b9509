//===- VectorFloat.cpp - Single precision arithmetic ----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Families.h"
#include "Gfx9/VectorAlu.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

float add(float a, float b) { return a + b; }
float sub(float a, float b) { return a - b; }
float subrev(float a, float b) { return b - a; }
float mul(float a, float b) { return a * b; }
/// Zero times anything is zero.
float mulLegacy(float a, float b) { return a == 0 || b == 0 ? 0 : a * b; }
/// Not fused, and without denormals, whatever the mode.
float mad(float a, float b, float c) {
  return flush(flush(flush(a) * flush(b)) + flush(c));
}
float madLegacy(float a, float b, float c) {
  return flush(flush(mulLegacy(flush(a), flush(b))) + flush(c));
}
float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
/// v_madmk: the literal, source 2 here, is in the middle.
float madmk(float a, float b, float k) { return mad(a, k, b); }

//===----------------------------------------------------------------------===//
// Minimum and maximum
//===----------------------------------------------------------------------===//

/// IEEE mode: a signalling NaN wins and is quieted, a quiet one loses.
uint32_t quietSignalling(uint32_t a, uint32_t b, uint32_t result) {
  auto isSignalling = [](uint32_t x) { return isNan(x) && !(x & 0x00400000); };
  result = isSignalling(b) ? b | 0x00400000 : result;
  return isSignalling(a) ? a | 0x00400000 : result;
}

float max(float x, float y) {
  uint32_t a = asBits(x), b = asBits(y);
  // Of zeros of either sign, the positive one.
  uint32_t r = x == y ? a & b : (y > x || isNan(a)) ? b : a;
  return asFloat(quietSignalling(a, b, r));
}
float min(float x, float y) {
  uint32_t a = asBits(x), b = asBits(y);
  uint32_t r = x == y ? a | b : (y < x || isNan(a)) ? b : a;
  return asFloat(quietSignalling(a, b, r));
}
float max3(float a, float b, float c) { return max(max(a, b), c); }
float min3(float a, float b, float c) { return min(min(a, b), c); }
float med3(float a, float b, float c) {
  if (isNan(asBits(a)) || isNan(asBits(b)) || isNan(asBits(c)))
    return min3(a, b, c);
  return max(min(a, b), min(max(a, b), c));
}

//===----------------------------------------------------------------------===//
// Rounding and parts
//===----------------------------------------------------------------------===//

float floor(float a) { return __builtin_floorf(a); }
float ceil(float a) { return __builtin_ceilf(a); }
float trunc(float a) { return __builtin_truncf(a); }
float rndne(float a) { return __builtin_roundevenf(a); }
float fract(float a) {
  float r = a - __builtin_floorf(a);
  // Tiny negative numbers round to 1, which is not a fraction.
  return r >= 1 ? 0x1.fffffep-1f : r;
}
int32_t frexpExponent(float a) {
  uint32_t bits = asBits(a);
  if ((bits & 0x7f800000) == 0x7f800000 || (bits & 0x7fffffff) == 0)
    return 0;
  int exponent = bits >> 23 & 255;
  if (!exponent)
    return -117 - __builtin_clz(bits & 0x007fffff);
  return exponent - 126;
}
float frexpMantissa(float a) {
  uint32_t bits = asBits(a);
  if ((bits & 0x7f800000) == 0x7f800000 || (bits & 0x7fffffff) == 0)
    return a;
  if (!(bits & 0x7f800000)) {
    float scaled = a * 0x1p64f;
    bits = asBits(scaled);
  }
  return asFloat((bits & 0x807fffff) | 0x3f000000);
}
float ldexp(float a, int32_t exponent) {
  // In double, the scaled value is exact before it is rounded once.
  exponent = exponent < -300 ? -300 : exponent > 300 ? 300 : exponent;
  double scale = bitCast<double>(uint64_t(1023 + exponent) << 52);
  return float(double(a) * scale);
}

//===----------------------------------------------------------------------===//
// Transcendentals, which flush denormals
//===----------------------------------------------------------------------===//

float exp2(float a) {
  double x = flush(a);
  x = x > 1000 ? 1000 : x;
  x = x < -1000 ? -1000 : x;
  // Rounds to an integer, which is then in the lower bits.
  constexpr double magic = 0x1.8p52;
  double shifted = x + magic;
  double f = (x - (shifted - magic)) * 0x1.62e42fefa39efp-1;
  uint64_t n = bitCast<uint64_t>(shifted) & 0xfff;
  double scale = bitCast<double>((n + 1023) << 52 & 0x7ff0000000000000);
  double p = 1.0 / 3628800;
  p = p * f + 1.0 / 362880;
  p = p * f + 1.0 / 40320;
  p = p * f + 1.0 / 5040;
  p = p * f + 1.0 / 720;
  p = p * f + 1.0 / 120;
  p = p * f + 1.0 / 24;
  p = p * f + 1.0 / 6;
  p = p * f + 0.5;
  p = p * f + 1.0;
  p = p * f + 1.0;
  return flush(float(p * scale));
}
float log2(float a) { return float(__builtin_log2(double(flush(a)))); }
float rcp(float a) { return flush(1.0f / flush(a)); }
float rsq(float a) { return float(1.0 / __builtin_sqrt(double(flush(a)))); }
float sqrt(float a) { return __builtin_sqrtf(flush(a)); }
/// The argument is in turns.
float sin(float a) {
  double x = flush(a);
  return float(__builtin_sin((x - __builtin_floor(x)) * 6.283185307179586));
}
float cos(float a) {
  double x = flush(a);
  return float(__builtin_cos((x - __builtin_floor(x)) * 6.283185307179586));
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

bool isTiny(double a) {
  double magnitude = __builtin_fabs(a);
  return magnitude > 0 && magnitude < 0x1p-126;
}
int getExponent(float a) { return asBits(a) >> 23 & 255; }

/// One lane of v_div_scale: `a` is the denominator `b` or the numerator `c`.
float scaleForDivision(float a, float b, float c, bool &vcc) {
  vcc = false;
  if (b == 0 || c == 0)
    return asFloat(0x7fc00000);
  bool quotientIsTiny = isTiny(double(c) / double(b));
  bool inverseIsTiny = isTiny(1.0 / double(b));
  if (getExponent(c) - getExponent(b) >= 96) {
    vcc = true;
    return a == b ? ldexp(a, 64) : a;
  }
  if (isDenormal(asBits(b)))
    return ldexp(a, 64);
  if (inverseIsTiny && quotientIsTiny) {
    vcc = true;
    return a == b ? ldexp(a, -64) : a;
  }
  if (inverseIsTiny)
    return ldexp(a, -64);
  if (quotientIsTiny) {
    vcc = true;
    return a == c ? ldexp(a, 64) : a;
  }
  if (getExponent(c) <= 23)
    return ldexp(a, 64);
  return a;
}

void divScale(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[3][2][maxLanes];
  Lanes a = loadSource<float>(wave, i, 0, exec, storage[0]);
  Lanes b = loadSource<float>(wave, i, 1, exec, storage[1]);
  Lanes c = loadSource<float>(wave, i, 2, exec, storage[2]);
  alignas(64) uint32_t result[maxLanes];
  uint64_t mask = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    bool vcc;
    result[lane] = asBits(scaleForDivision(getLane<float>(a, lane),
                                           getLane<float>(b, lane),
                                           getLane<float>(c, lane), vcc));
    mask |= uint64_t(vcc) << lane;
  }
  storeResult(wave, i, i.destination - operand::vector, result, exec);
  writeMask(wave, i.scalarDestination, mask & exec);
}

/// (r + rest) * 2^-64, where the rest is less than r's last place. In the
/// middle of two denormals the rest decides; r has been rounded already.
float scaleDown(float r, float rest) {
  float scaled = r * 0x1p-64f;
  float cut = r - scaled * 0x1p64f;
  if ((cut == 0x1p-86f && rest > 0) || (cut == -0x1p-86f && rest < 0))
    scaled += cut > 0 ? 0x1p-149f : -0x1p-149f;
  return scaled;
}

void divFmas(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  uint64_t vcc = readMask(wave, operand::vcc);
  alignas(64) uint32_t storage[3][2][maxLanes];
  Lanes a = loadSource<float>(wave, i, 0, exec, storage[0]);
  Lanes b = loadSource<float>(wave, i, 1, exec, storage[1]);
  Lanes c = loadSource<float>(wave, i, 2, exec, storage[2]);
  alignas(64) uint32_t result[maxLanes];
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    float x = getLane<float>(a, lane), y = getLane<float>(b, lane);
    float z = getLane<float>(c, lane), r = fma(x, y, z);
    // Undoes what v_div_scale did to one of the operands.
    if (vcc >> lane & 1)
      r = getExponent(z) > 127 ? r * 0x1p64f : scaleDown(r, fma(x, y, z - r));
    result[lane] = asBits(r);
  }
  storeResult(wave, i, i.destination - operand::vector, result, exec);
}

float divFixup(float q, float b, float c) {
  uint32_t denominator = asBits(b), numerator = asBits(c);
  uint32_t sign = (denominator ^ numerator) & 0x80000000;
  uint32_t d = denominator & 0x7fffffff, n = numerator & 0x7fffffff;
  constexpr uint32_t infinity = 0x7f800000;
  if (n > infinity)
    return asFloat(numerator | 0x00400000);
  if (d > infinity)
    return asFloat(denominator | 0x00400000);
  if ((d == 0 && n == 0) || (d == infinity && n == infinity))
    return asFloat(0xffc00000);
  if (d == 0 || n == infinity)
    return asFloat(sign | infinity);
  if (d == infinity || n == 0)
    return asFloat(sign);
  if (getExponent(c) - getExponent(b) < -150)
    return asFloat(sign);
  // The approximation of a quotient that overflows ends as infinity less
  // infinity.
  if (isNan(asBits(q)))
    return asFloat(sign | infinity);
  return asFloat(sign | (asBits(q) & 0x7fffffff));
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr Unit valu = Unit::VectorAlu, trans = Unit::Transcendental;
constexpr SourceKind b32 = SourceKind::B32;
#define ROW(NAME, ...) {NAME, __VA_ARGS__, valu}
#define TRANS(NAME, ...) {NAME, __VA_ARGS__, trans}
/// The destination is the third source.
#define ACCUMULATE(NAME, ...)                                                  \
  {NAME, __VA_ARGS__, valu, {b32, b32, b32}, trait::Accumulate}

/// From a scalar register to one (gfx12).
#define SCALAR_TRANS(NAME, ...)                                                \
  {NAME, __VA_ARGS__, trans, {b32, b32, b32}, trait::ScalarResult}

constexpr HandlerEntry entries[] = {
    ROW("v_add_f32", alu<add>),
    ROW("v_sub_f32", alu<sub>),
    ROW("v_subrev_f32", alu<subrev>),
    ROW("v_mul_f32", alu<mul>),
    ROW("v_mul_legacy_f32", alu<mulLegacy>),
    ROW("v_mad_f32", alu<mad>),
    ROW("v_mad_legacy_f32", alu<madLegacy>),
    ROW("v_fma_f32", alu<fma>),
    ACCUMULATE("v_mac_f32", alu<mad>),
    ACCUMULATE("v_fmac_f32", alu<fma>),
    ROW("v_madmk_f32", alu<madmk>),
    ROW("v_madak_f32", alu<mad>),
    ROW("v_max_f32", alu<max>),
    ROW("v_min_f32", alu<min>),
    ROW("v_max3_f32", alu<max3>),
    ROW("v_min3_f32", alu<min3>),
    ROW("v_med3_f32", alu<med3>),
    ROW("v_floor_f32", alu<floor>),
    ROW("v_ceil_f32", alu<ceil>),
    ROW("v_trunc_f32", alu<trunc>),
    ROW("v_rndne_f32", alu<rndne>),
    ROW("v_fract_f32", alu<fract>),
    ROW("v_frexp_exp_i32_f32", alu<frexpExponent>),
    ROW("v_frexp_mant_f32", alu<frexpMantissa>),
    ROW("v_ldexp_f32", alu<ldexp>),
    TRANS("v_exp_f32", alu<exp2>),
    TRANS("v_log_f32", alu<log2>),
    TRANS("v_rcp_f32", alu<rcp>),
    TRANS("v_exp_legacy_f32", alu<exp2>),
    TRANS("v_log_legacy_f32", alu<log2>),
    TRANS("v_rcp_iflag_f32", alu<rcp>),
    TRANS("v_rsq_f32", alu<rsq>),
    TRANS("v_sqrt_f32", alu<sqrt>),
    TRANS("v_sin_f32", alu<sin>),
    TRANS("v_cos_f32", alu<cos>),
    SCALAR_TRANS("v_s_exp_f32", scalarAlu<exp2>),
    SCALAR_TRANS("v_s_log_f32", scalarAlu<log2>),
    SCALAR_TRANS("v_s_rcp_f32", scalarAlu<rcp>),
    SCALAR_TRANS("v_s_rsq_f32", scalarAlu<rsq>),
    SCALAR_TRANS("v_s_sqrt_f32", scalarAlu<sqrt>),
    {"v_div_scale_f32", divScale, valu, {b32, b32, b32}, trait::CarryOut},
    ROW("v_div_fmas_f32", divFmas),
    ROW("v_div_fixup_f32", alu<divFixup>),
};

} // namespace

HandlerTable getVectorFloatTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
