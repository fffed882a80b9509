//===- VectorConvert.cpp - Conversions between types ----------------------===//
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
// Halves and singles
//===----------------------------------------------------------------------===//

float f32FromF16(Half a) { return toFloat(a.bits); }
Half f16FromF32(float a) { return {toHalf(a)}; }

/// Toward zero, whatever the mode: truncates what rounding to nearest gave if
/// that is farther from zero.
uint16_t toHalfTowardZero(float a) {
  uint16_t h = toHalf(a);
  float back = toFloat(h);
  bool tooFar = __builtin_fabsf(back) > __builtin_fabsf(a);
  return uint16_t(h - tooFar);
}
uint32_t pkrtz(float a, float b) {
  return toHalfTowardZero(a) | uint32_t(toHalfTowardZero(b)) << 16;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

float f32FromI32(int32_t a) { return float(a); }
float f32FromU32(uint32_t a) { return float(a); }
template <unsigned byte> float f32FromByte(uint32_t a) {
  return float(a >> byte * 8 & 0xff);
}
/// Toward zero and saturating; a NaN is 0.
int32_t i32FromF32(float a) {
  if (a != a)
    return 0;
  if (a >= 0x1p31f)
    return INT32_MAX;
  if (a <= -0x1p31f)
    return INT32_MIN;
  return int32_t(a);
}
uint32_t u32FromF32(float a) {
  if (!(a > 0))
    return 0;
  if (a >= 0x1p32f)
    return UINT32_MAX;
  return uint32_t(a);
}
int32_t roundI32(float a) { return i32FromF32(__builtin_floorf(a + 0.5f)); }
int32_t floorI32(float a) { return i32FromF32(__builtin_floorf(a)); }

uint32_t packU16U32(uint32_t a, uint32_t b) {
  auto clamp = [](uint32_t x) { return x > 0xffff ? 0xffff : x; };
  return clamp(a) | clamp(b) << 16;
}
uint32_t packI16I32(int32_t a, int32_t b) {
  auto clamp = [](int32_t x) {
    return uint32_t(x < -32768 ? -32768 : x > 32767 ? 32767 : x) & 0xffff;
  };
  return clamp(a) | clamp(b) << 16;
}

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b16 = SourceKind::B16;
#define ROW(NAME, ...) {NAME, __VA_ARGS__, valu}
/// From 16 bits.
#define ROW16(NAME, ...)                                                       \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { b16, b16, b16 }                                 \
  }

constexpr HandlerEntry entries[] = {
    ROW16("v_cvt_f32_f16", alu<f32FromF16>),
    ROW("v_cvt_f16_f32", alu<f16FromF32>),
    ROW("v_cvt_pkrtz_f16_f32", alu<pkrtz>),
    ROW("v_cvt_f32_i32", alu<f32FromI32>),
    ROW("v_cvt_f32_u32", alu<f32FromU32>),
    ROW("v_cvt_f32_ubyte0", alu<f32FromByte<0>>),
    ROW("v_cvt_f32_ubyte1", alu<f32FromByte<1>>),
    ROW("v_cvt_f32_ubyte2", alu<f32FromByte<2>>),
    ROW("v_cvt_f32_ubyte3", alu<f32FromByte<3>>),
    ROW("v_cvt_i32_f32", alu<i32FromF32>),
    ROW("v_cvt_u32_f32", alu<u32FromF32>),
    ROW("v_cvt_rpi_i32_f32", alu<roundI32>),
    ROW("v_cvt_flr_i32_f32", alu<floorI32>),
    ROW("v_cvt_pk_u16_u32", alu<packU16U32>),
    ROW("v_cvt_pk_i16_i32", alu<packI16I32>),
};

} // namespace

HandlerTable getVectorConvertTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
