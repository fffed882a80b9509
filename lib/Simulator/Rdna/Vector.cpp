//===- Vector.cpp - Vector arithmetic that gfx9 does not have -------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/HalfMode.h"
#include "Gfx9/VectorAlu.h"
#include "Rdna/Families.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

uint32_t bitXor3(uint32_t a, uint32_t b, uint32_t c) { return a ^ b ^ c; }

float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
/// The literal, source 2 here, is in the middle.
float fmamk(float a, float b, float k) { return fma(a, k, b); }
/// Zero times anything is zero.
float fmaLegacy(float a, float b, float c) {
  return a == 0 || b == 0 ? 0.0f + c : fma(a, b, c);
}
/// x * y for the specular term of lighting, of which z is the diffuse one.
float mullit(float x, float y, float z) {
  constexpr float lowest = -0x1.fffffep127f;
  if (!(y > lowest) || !(z > 0))
    return lowest;
  return x == 0 || y == 0 ? 0 : x * y;
}

Half fmaHalf(Half a, Half b, Half c) {
  return {fusedHalf(a.bits, b.bits, c.bits)};
}
Half fmamkHalf(Half a, Half b, Half k) { return fmaHalf(a, k, b); }
Pair fmaPair(Pair a, Pair b, Pair c) {
  uint32_t high = fusedHalf(uint16_t(a.bits >> 16), uint16_t(b.bits >> 16),
                            uint16_t(c.bits >> 16));
  return {fusedHalf(uint16_t(a.bits), uint16_t(b.bits), uint16_t(c.bits)) |
          high << 16};
}

/// As v_dot2_f32_f16.
float dot2(Pair a, Pair b, float c) {
  float sum = __builtin_fmaf(toFloat(uint16_t(a.bits)),
                             toFloat(uint16_t(b.bits)), flush(c));
  return flush(__builtin_fmaf(toFloat(uint16_t(a.bits >> 16)),
                              toFloat(uint16_t(b.bits >> 16)), sum));
}
uint32_t dot4(uint32_t a, uint32_t b, uint32_t c) {
  for (unsigned shift = 0; shift < 32; shift += 8)
    c += uint32_t(int8_t(a >> shift) * int8_t(b >> shift));
  return c;
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b32 = SourceKind::B32, b16 = SourceKind::B16,
                     p16 = SourceKind::P16;
#define ROW(NAME, ...) {NAME, __VA_ARGS__, valu}
#define HALVES(NAME, ...)                                                      \
  {                                                                            \
    NAME, inHalfMode<alu<__VA_ARGS__>>, valu, { b16, b16, b16 }                \
  }
/// The destination is the third source.
#define ACCUMULATE(NAME, HANDLER, A, C)                                        \
  {NAME, HANDLER, valu, {A, A, C}, trait::Accumulate}

constexpr HandlerEntry entries[] = {
    ROW("v_xor3_b32", alu<bitXor3>),
    ROW("v_fma_legacy_f32", alu<fmaLegacy>),
    ROW("v_mullit_f32", alu<mullit>),
    ROW("v_fmamk_f32", alu<fmamk>),
    ROW("v_fmaak_f32", alu<fma>),
    HALVES("v_fmamk_f16", fmamkHalf),
    HALVES("v_fmaak_f16", fmaHalf),
    ACCUMULATE("v_fmac_legacy_f32", alu<fmaLegacy>, b32, b32),
    ACCUMULATE("v_fmac_f16", inHalfMode<alu<fmaHalf>>, b16, b16),
    ACCUMULATE("v_pk_fmac_f16", inHalfMode<alu<fmaPair>>, p16, p16),
    ACCUMULATE("v_dot2c_f32_f16", alu<dot2>, p16, b32),
    ACCUMULATE("v_dot4c_i32_i8", alu<dot4>, b32, b32),
};

} // namespace

HandlerTable getRdnaVectorTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
