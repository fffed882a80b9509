//===- VectorConvert.cpp - Conversions between types ----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Conversions.h"
#include "Gfx9/Families.h"
#include "Gfx9/HalfMode.h"
#include "Gfx9/VectorAlu.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// Halves and singles
//===----------------------------------------------------------------------===//

float f32FromF16(Half a) { return toFloat(a.bits); }
Half f16FromF32(float a) { return {toHalf(a)}; }

uint32_t pkrtz(float a, float b) {
  return toHalfTowardZero(a) | uint32_t(toHalfTowardZero(b)) << 16;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

float f32FromI32(int32_t a) { return float(a); }
template <unsigned byte> float f32FromByte(uint32_t a) {
  return float(int32_t(a >> byte * 8 & 0xff));
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

/// `value` at a byte of `old`.
uint32_t packByte(float value, uint32_t byte, uint32_t old) {
  uint32_t cut = u32FromF32(value);
  unsigned shift = 8 * (byte & 3);
  return (old & ~(255u << shift)) | (cut > 255 ? 255 : cut) << shift;
}

/// Halves of integers of 16 bits, exact in single precision before.
Half f16FromI16(int16_t a) { return {toHalf(float(a))}; }
Half f16FromU16(uint16_t a) { return {toHalf(float(int32_t(a)))}; }
int16_t i16FromF16(Half a) {
  int32_t x = i32FromF32(toFloat(a.bits));
  return x < -32768 ? -32768 : x > 32767 ? 32767 : int16_t(x);
}
uint16_t u16FromF16(Half a) {
  uint32_t x = u32FromF32(toFloat(a.bits));
  return x > 65535 ? 65535 : uint16_t(x);
}

/// Numbers from -1 or 0 to 1 as fractions of the largest integer.
uint32_t normI16(float a) {
  float x = a != a ? 0 : a < -1 ? -1 : a > 1 ? 1 : a;
  return uint16_t(int16_t(__builtin_roundevenf(x * 32767)));
}
uint32_t normU16(float a) {
  float x = a > 0 ? a > 1 ? 1 : a : 0;
  return uint16_t(__builtin_roundevenf(x * 65535));
}
uint32_t packNormI(float a, float b) { return normI16(a) | normI16(b) << 16; }
uint32_t packNormU(float a, float b) { return normU16(a) | normU16(b) << 16; }
uint32_t packNormIH(Half a, Half b) {
  return packNormI(toFloat(a.bits), toFloat(b.bits));
}
uint32_t packNormUH(Half a, Half b) {
  return packNormU(toFloat(a.bits), toFloat(b.bits));
}
uint16_t normI16H(Half a) { return uint16_t(normI16(toFloat(a.bits))); }
uint16_t normU16H(Half a) { return uint16_t(normU16(toFloat(a.bits))); }

/// Four bits to -0.5 to 0.4375.
float offsetI4(uint32_t a) { return float(int32_t(a << 28) >> 28) * 0.0625f; }

//===----------------------------------------------------------------------===//
// Doubles
//===----------------------------------------------------------------------===//

double f64FromF32(float a) { return a; }
float f32FromF64(double a) { return float(a); }
double f64FromI32(int32_t a) { return a; }
double f64FromU32(uint32_t a) {
  return double(int32_t(a >> 1)) * 2 + double(int32_t(a & 1));
}
int32_t i32FromF64(double a) {
  if (a != a)
    return 0;
  if (a >= 0x1p31)
    return INT32_MAX;
  if (a <= -0x1p31)
    return INT32_MIN;
  return int32_t(a);
}
uint32_t u32FromF64(double a) {
  if (!(a > 0))
    return 0;
  if (a >= 0x1p32)
    return UINT32_MAX;
  return uint32_t(a);
}

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind f64 = SourceKind::F64;
constexpr SourceKind b16 = SourceKind::B16;
#define ROW(NAME, ...) {NAME, __VA_ARGS__, valu}
#define ROW64(NAME, ...)                                                       \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { f64, f64, f64 }                                 \
  }
/// From 16 bits.
#define ROW16(NAME, ...)                                                       \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { b16, b16, b16 }                                 \
  }

constexpr HandlerEntry entries[] = {
    ROW16("v_cvt_f32_f16", alu<f32FromF16>),
    ROW("v_cvt_f16_f32", inHalfMode<alu<f16FromF32>>),
    ROW16("v_cvt_f16_i16", inHalfMode<alu<f16FromI16>>),
    ROW16("v_cvt_f16_u16", inHalfMode<alu<f16FromU16>>),
    ROW16("v_cvt_i16_f16", alu<i16FromF16>),
    ROW16("v_cvt_u16_f16", alu<u16FromF16>),
    ROW16("v_cvt_norm_i16_f16", alu<normI16H>),
    ROW16("v_cvt_norm_u16_f16", alu<normU16H>),
    ROW("v_cvt_pknorm_i16_f32", alu<packNormI>),
    ROW("v_cvt_pknorm_u16_f32", alu<packNormU>),
    ROW16("v_cvt_pknorm_i16_f16", alu<packNormIH>),
    ROW16("v_cvt_pknorm_u16_f16", alu<packNormUH>),
    ROW("v_cvt_pk_u8_f32", alu<packByte>),
    ROW("v_cvt_off_f32_i4", alu<offsetI4>),
    ROW("v_cvt_f64_f32", alu<f64FromF32>),
    ROW("v_cvt_f64_i32", alu<f64FromI32>),
    ROW("v_cvt_f64_u32", alu<f64FromU32>),
    ROW64("v_cvt_f32_f64", alu<f32FromF64>),
    ROW64("v_cvt_i32_f64", alu<i32FromF64>),
    ROW64("v_cvt_u32_f64", alu<u32FromF64>),
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
