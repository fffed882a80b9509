//===- ScalarFloat.cpp - Floating point of the scalar ALU (gfx11.5, gfx12) ===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Conversions.h"
#include "Gfx9/HalfMode.h"
#include "Rdna/Families.h"
#include "Rdna/MinMax.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// From functions to handlers
//===----------------------------------------------------------------------===//

template <class T> T readSource(Wave &wave, const Instruction &i, unsigned k) {
  uint32_t bits = readScalar(wave, i, k);
  if constexpr (sizeof(T) == 2)
    return bitCast<T>(uint16_t(bits));
  else
    return bitCast<T>(bits);
}

template <class T> void writeResult(Wave &wave, const Instruction &i, T value) {
  if constexpr (sizeof(T) == 2)
    writeRegister(wave, i.destination, bitCast<uint16_t>(value));
  else
    writeRegister(wave, i.destination, bitCast<uint32_t>(value));
}

template <auto function, class R, class A>
void run(Wave &wave, const Instruction &i, R (*)(A)) {
  writeResult(wave, i, function(readSource<A>(wave, i, 0)));
}
template <auto function, class R, class A, class B>
void run(Wave &wave, const Instruction &i, R (*)(A, B)) {
  A a = readSource<A>(wave, i, 0);
  B b = readSource<B>(wave, i, 1);
  writeResult(wave, i, function(a, b));
}
template <auto function, class R, class A, class B, class C>
void run(Wave &wave, const Instruction &i, R (*)(A, B, C)) {
  A a = readSource<A>(wave, i, 0);
  B b = readSource<B>(wave, i, 1);
  C c = readSource<C>(wave, i, 2);
  writeResult(wave, i, function(a, b, c));
}
/// Not inlined, so that the rounding of the mode around it is that of its sums.
template <auto function>
[[gnu::noinline]] void scalar(Wave &wave, const Instruction &i) {
  run<function>(wave, i, function);
}
template <auto function, class T>
void runCompare(Wave &wave, const Instruction &i, bool (*)(T, T)) {
  T a = readSource<T>(wave, i, 0);
  T b = readSource<T>(wave, i, 1);
  setScc(wave, function(a, b));
}
template <auto function> void compare(Wave &wave, const Instruction &i) {
  runCompare<function>(wave, i, function);
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

float add(float a, float b) { return a + b; }
float sub(float a, float b) { return a - b; }
float mul(float a, float b) { return a * b; }
float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
/// The constant, source 2 here, is in the middle.
float fmamk(float a, float b, float k) { return fma(a, k, b); }
float floor(float a) { return __builtin_floorf(a); }
float ceil(float a) { return __builtin_ceilf(a); }
float trunc(float a) { return __builtin_truncf(a); }
float rndne(float a) { return __builtin_roundevenf(a); }

/// The same of halves: exact in single precision, or rounded once.
template <float (*function)(float)> Half half(Half a) {
  return {toHalf(function(toFloat(a.bits)))};
}
template <float (*function)(float, float)> Half half(Half a, Half b) {
  return {toHalf(function(toFloat(a.bits), toFloat(b.bits)))};
}
Half fmaHalf(Half a, Half b, Half c) {
  return {fusedHalf(a.bits, b.bits, c.bits)};
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

float f32FromI32(int32_t a) { return float(a); }
float f32FromF16(Half a) { return toFloat(a.bits); }
float f32FromUpperF16(uint32_t a) { return toFloat(uint16_t(a >> 16)); }
Half f16FromF32(float a) { return {toHalf(a)}; }
uint32_t packRtz(float a, float b) {
  return toHalfTowardZero(a) | uint32_t(toHalfTowardZero(b)) << 16;
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

bool lt(float a, float b) { return a < b; }
bool eq(float a, float b) { return a == b; }
bool le(float a, float b) { return a <= b; }
bool gt(float a, float b) { return a > b; }
bool lg(float a, float b) { return a < b || a > b; }
bool ge(float a, float b) { return a >= b; }
bool ordered(float a, float b) { return a == a && b == b; }
bool unordered(float a, float b) { return !ordered(a, b); }
bool nge(float a, float b) { return !ge(a, b); }
bool nlg(float a, float b) { return !lg(a, b); }
bool ngt(float a, float b) { return !gt(a, b); }
bool nle(float a, float b) { return !le(a, b); }
bool neq(float a, float b) { return !eq(a, b); }
bool nlt(float a, float b) { return !lt(a, b); }
template <bool (*function)(float, float)> bool halves(Half a, Half b) {
  return function(toFloat(a.bits), toFloat(b.bits));
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr Unit salu = Unit::ScalarAlu;
constexpr SourceKind b32 = SourceKind::B32, b16 = SourceKind::B16;
#define ROW(NAME, ...) {NAME, __VA_ARGS__, salu}
#define HALF(NAME, ...)                                                        \
  {                                                                            \
    NAME, inHalfMode<__VA_ARGS__>, salu, { b16, b16, b16 }                     \
  }
#define ACCUMULATE(NAME, KIND, ...)                                            \
  {NAME, __VA_ARGS__, salu, {KIND, KIND, KIND}, trait::Accumulate}
#define BOTH(NAME, FUNCTION)                                                   \
  ROW("s_" NAME "_f32", scalar<FUNCTION>),                                     \
      HALF("s_" NAME "_f16", scalar<half<FUNCTION>>)
#define SELECT(NAME, FUNCTION)                                                 \
  ROW("s_" NAME "_f32", scalar<FUNCTION<float>>), {                            \
    "s_" NAME "_f16", scalar<FUNCTION<Half>>, salu, { b16, b16, b16 }          \
  }
#define COMPARE(NAME, FUNCTION)                                                \
  ROW("s_cmp_" NAME "_f32", compare<FUNCTION>), {                              \
    "s_cmp_" NAME "_f16", compare<halves<FUNCTION>>, salu, { b16, b16, b16 }   \
  }

constexpr HandlerEntry entries[] = {
    BOTH("add", add),
    BOTH("sub", sub),
    BOTH("mul", mul),
    BOTH("floor", floor),
    BOTH("ceil", ceil),
    BOTH("trunc", trunc),
    BOTH("rndne", rndne),
    ACCUMULATE("s_fmac_f32", b32, scalar<fma>),
    ACCUMULATE("s_fmac_f16", b16, inHalfMode<scalar<fmaHalf>>),
    ROW("s_fmaak_f32", scalar<fma>),
    ROW("s_fmamk_f32", scalar<fmamk>),
    SELECT("max_num", maxNumber),
    SELECT("min_num", minNumber),
    SELECT("maximum", maximum),
    SELECT("minimum", minimum),
    ROW("s_cvt_f32_i32", scalar<f32FromI32>),
    ROW("s_cvt_f32_u32", scalar<f32FromU32>),
    ROW("s_cvt_i32_f32", scalar<i32FromF32>),
    ROW("s_cvt_u32_f32", scalar<u32FromF32>),
    {"s_cvt_f32_f16", scalar<f32FromF16>, salu, {b16, b16, b16}},
    ROW("s_cvt_hi_f32_f16", scalar<f32FromUpperF16>),
    ROW("s_cvt_f16_f32", inHalfMode<scalar<f16FromF32>>),
    ROW("s_cvt_pk_rtz_f16_f32", scalar<packRtz>),
    COMPARE("lt", lt),
    COMPARE("eq", eq),
    COMPARE("le", le),
    COMPARE("gt", gt),
    COMPARE("lg", lg),
    COMPARE("ge", ge),
    COMPARE("o", ordered),
    COMPARE("u", unordered),
    COMPARE("nge", nge),
    COMPARE("nlg", nlg),
    COMPARE("ngt", ngt),
    COMPARE("nle", nle),
    COMPARE("neq", neq),
    COMPARE("nlt", nlt),
};

} // namespace

HandlerTable getScalarFloatTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
