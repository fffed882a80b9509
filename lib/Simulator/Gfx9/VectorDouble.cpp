//===- VectorDouble.cpp - Double precision -------------------------------===//
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

constexpr uint64_t signBit = uint64_t(1) << 63;
constexpr uint64_t infinity = uint64_t(0x7ff) << 52;
constexpr uint64_t quietBit = uint64_t(1) << 51;

uint64_t bitsOf(double a) { return bitCast<uint64_t>(a); }
double ofBits(uint64_t a) { return bitCast<double>(a); }
bool isNan64(uint64_t a) { return (a & ~signBit) > infinity; }
int getExponent(double a) { return bitsOf(a) >> 52 & 0x7ff; }
bool isFinite64(double a) { return getExponent(a) != 0x7ff; }
bool isDenormal64(double a) { return getExponent(a) == 0 && a != 0; }

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

double add(double a, double b) { return a + b; }
double mul(double a, double b) { return a * b; }
double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }

/// IEEE mode: a signalling NaN wins and is quieted, a quiet one loses.
double select(double x, double y, uint64_t selected) {
  uint64_t a = bitsOf(x), b = bitsOf(y);
  auto isSignalling = [](uint64_t v) { return isNan64(v) && !(v & quietBit); };
  selected = isSignalling(b) ? b | quietBit : selected;
  return ofBits(isSignalling(a) ? a | quietBit : selected);
}
double max(double x, double y) {
  uint64_t a = bitsOf(x), b = bitsOf(y);
  // Of zeros of either sign, the positive one.
  return select(x, y, x == y ? a & b : (y > x || isNan64(a)) ? b : a);
}
double min(double x, double y) {
  uint64_t a = bitsOf(x), b = bitsOf(y);
  return select(x, y, x == y ? a | b : (y < x || isNan64(a)) ? b : a);
}

//===----------------------------------------------------------------------===//
// Rounding and parts
//===----------------------------------------------------------------------===//

double floor(double a) { return __builtin_floor(a); }
double ceil(double a) { return __builtin_ceil(a); }
double trunc(double a) { return __builtin_trunc(a); }
double rndne(double a) { return __builtin_roundeven(a); }
double fract(double a) {
  double r = a - __builtin_floor(a);
  // Tiny negative numbers round to 1, which is not a fraction.
  return r >= 1 ? 0x1.fffffffffffffp-1 : r;
}
int32_t frexpExponent(double a) {
  if (!isFinite64(a) || a == 0)
    return 0;
  if (isDenormal64(a))
    return getExponent(a * 0x1p64) - 1022 - 64;
  return getExponent(a) - 1022;
}
double frexpMantissa(double a) {
  if (!isFinite64(a) || a == 0)
    return a;
  uint64_t bits = bitsOf(isDenormal64(a) ? a * 0x1p64 : a);
  return ofBits((bits & ~infinity) | uint64_t(1022) << 52);
}
/// By the exponent's field. A denormal result comes from one multiplication,
/// which rounds it once.
double ldexp(double a, int32_t by) {
  if (!isFinite64(a) || a == 0)
    return a;
  int exponent = by < -5000 ? -5000 : by > 5000 ? 5000 : by;
  if (isDenormal64(a)) {
    a *= 0x1p64;
    exponent -= 64;
  }
  exponent += getExponent(a);
  uint64_t rest = bitsOf(a) & ~infinity;
  if (exponent >= 0x7ff)
    return ofBits(rest | uint64_t(0x7fe) << 52) * 2;
  if (exponent >= 1)
    return ofBits(rest | uint64_t(exponent) << 52);
  exponent = exponent < -63 ? 1 : exponent + 64;
  return ofBits(rest | uint64_t(exponent) << 52) * 0x1p-64;
}

//===----------------------------------------------------------------------===//
// Approximations: as good as can be
//===----------------------------------------------------------------------===//

double rcp(double a) { return 1.0 / a; }
double sqrt(double a) { return __builtin_sqrt(a); }
double rsq(double a) { return 1.0 / __builtin_sqrt(a); }

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

/// One lane of v_div_scale: `a` is the denominator `b` or the numerator `c`.
double scaleForDivision(double a, double b, double c, bool &vcc) {
  vcc = false;
  if (b == 0 || c == 0)
    return ofBits(infinity | quietBit);
  bool inverseIsTiny = isDenormal64(1.0 / b);
  bool quotientIsTiny = isDenormal64(c / b);
  if (getExponent(c) - getExponent(b) >= 768) {
    vcc = true;
    return a == b ? a * 0x1p128 : a;
  }
  if (isDenormal64(b))
    return a * 0x1p128;
  if (inverseIsTiny && quotientIsTiny) {
    vcc = true;
    return a == b ? a * 0x1p-128 : a;
  }
  if (inverseIsTiny)
    return a * 0x1p-128;
  if (quotientIsTiny) {
    vcc = true;
    return a == c ? a * 0x1p128 : a;
  }
  if (getExponent(c) <= 53)
    return a * 0x1p128;
  return a;
}

void divScale(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[3][2][maxLanes], result[2][maxLanes];
  Lanes a = loadSource<double>(wave, i, 0, exec, storage[0]);
  Lanes b = loadSource<double>(wave, i, 1, exec, storage[1]);
  Lanes c = loadSource<double>(wave, i, 2, exec, storage[2]);
  uint64_t mask = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    bool vcc;
    setLane(result[0], result[1], lane,
            scaleForDivision(getLane<double>(a, lane), getLane<double>(b, lane),
                             getLane<double>(c, lane), vcc));
    mask |= uint64_t(vcc) << lane;
  }
  unsigned vgpr = i.destination - operand::vector;
  storeResult(wave, i, vgpr, result[0], exec);
  storeResult(wave, i, vgpr + 1, result[1], exec);
  writeMask(wave, i.scalarDestination, mask & exec);
}

/// (r + rest) * 2^-128, where the rest is less than r's last place. In the
/// middle of two denormals the rest decides; r has been rounded already.
double scaleDown(double r, double rest) {
  double scaled = r * 0x1p-128;
  double cut = r - scaled * 0x1p128;
  if ((cut == 0x1p-947 && rest > 0) || (cut == -0x1p-947 && rest < 0))
    scaled += cut > 0 ? 0x1p-1074 : -0x1p-1074;
  return scaled;
}

void divFmas(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  uint64_t vcc = readMask(wave, operand::vcc);
  alignas(64) uint32_t storage[3][2][maxLanes], result[2][maxLanes];
  Lanes a = loadSource<double>(wave, i, 0, exec, storage[0]);
  Lanes b = loadSource<double>(wave, i, 1, exec, storage[1]);
  Lanes c = loadSource<double>(wave, i, 2, exec, storage[2]);
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    double x = getLane<double>(a, lane), y = getLane<double>(b, lane);
    double z = getLane<double>(c, lane);
    double r = __builtin_fma(x, y, z);
    // Undoes what v_div_scale did to one of the operands.
    if (vcc >> lane & 1)
      r = getExponent(z) > 1023 ? r * 0x1p128
                                : scaleDown(r, __builtin_fma(x, y, z - r));
    setLane(result[0], result[1], lane, r);
  }
  unsigned vgpr = i.destination - operand::vector;
  storeResult(wave, i, vgpr, result[0], exec);
  storeResult(wave, i, vgpr + 1, result[1], exec);
}

/// The quotient `q` of `c` by `b`, but for what an approximation gets wrong.
double divFixup(double q, double b, double c) {
  uint64_t sign = (bitsOf(b) ^ bitsOf(c)) & signBit;
  uint64_t d = bitsOf(b) & ~signBit, n = bitsOf(c) & ~signBit;
  if (n > infinity)
    return ofBits(bitsOf(c) | quietBit);
  if (d > infinity)
    return ofBits(bitsOf(b) | quietBit);
  if ((d == 0 && n == 0) || (d == infinity && n == infinity))
    return ofBits(signBit | infinity | quietBit);
  if (d == 0 || n == infinity)
    return ofBits(sign | infinity);
  if (d == infinity || n == 0)
    return ofBits(sign);
  if (getExponent(c) - getExponent(b) < -1075)
    return ofBits(sign);
  // The approximation of a quotient that overflows ends as infinity less
  // infinity.
  if (isNan64(bitsOf(q)))
    return ofBits(sign | infinity);
  return ofBits(sign | (bitsOf(q) & ~signBit));
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr Unit valu = Unit::VectorAlu, trans = Unit::Transcendental;
constexpr SourceKind f64 = SourceKind::F64, b32 = SourceKind::B32;
#define ROW(NAME, ...)                                                         \
  {                                                                            \
    NAME, inHalfMode<__VA_ARGS__>, valu, { f64, f64, f64 }                     \
  }
#define TRANS(NAME, ...)                                                       \
  {                                                                            \
    NAME, inHalfMode<__VA_ARGS__>, trans, { f64, f64, f64 }                    \
  }

constexpr HandlerEntry entries[] = {
    ROW("v_add_f64", alu<add>),
    ROW("v_mul_f64", alu<mul>),
    ROW("v_fma_f64", alu<fma>),
    ROW("v_max_f64", alu<max>),
    ROW("v_min_f64", alu<min>),
    ROW("v_floor_f64", alu<floor>),
    ROW("v_ceil_f64", alu<ceil>),
    ROW("v_trunc_f64", alu<trunc>),
    ROW("v_rndne_f64", alu<rndne>),
    ROW("v_fract_f64", alu<fract>),
    ROW("v_frexp_exp_i32_f64", alu<frexpExponent>),
    ROW("v_frexp_mant_f64", alu<frexpMantissa>),
    {"v_ldexp_f64", inHalfMode<alu<ldexp>>, valu, {f64, b32, b32}},
    TRANS("v_rcp_f64", alu<rcp>),
    TRANS("v_rsq_f64", alu<rsq>),
    TRANS("v_sqrt_f64", alu<sqrt>),
    {"v_div_scale_f64",
     inHalfMode<divScale>,
     valu,
     {f64, f64, f64},
     trait::CarryOut},
    ROW("v_div_fmas_f64", divFmas),
    ROW("v_div_fixup_f64", alu<divFixup>),
};

} // namespace

HandlerTable getVectorDoubleTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
