//===- VectorShort.cpp - Integers of 16 bits -----------------------------===//
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

using u16 = uint16_t;
using i16 = int16_t;

u16 saturateU(int a) { return a < 0 ? 0 : a > 0xffff ? 0xffff : u16(a); }
i16 saturateI(int64_t a) {
  return a < -32768 ? -32768 : a > 32767 ? 32767 : i16(a);
}

u16 add(u16 a, u16 b) { return a + b; }
u16 sub(u16 a, u16 b) { return a - b; }
u16 subrev(u16 a, u16 b) { return b - a; }
u16 addClamped(u16 a, u16 b) { return saturateU(a + b); }
u16 subClamped(u16 a, u16 b) { return saturateU(a - b); }
u16 subrevClamped(u16 a, u16 b) { return saturateU(b - a); }
i16 addClampedI(i16 a, i16 b) { return saturateI(a + b); }
i16 subClampedI(i16 a, i16 b) { return saturateI(a - b); }
u16 mulLo(u16 a, u16 b) { return u16(uint32_t(a) * b); }
u16 mad(u16 a, u16 b, u16 c) { return u16(uint32_t(a) * b + c); }
u16 madClamped(u16 a, u16 b, u16 c) {
  uint64_t r = uint64_t(a) * b + c;
  return r > 0xffff ? 0xffff : u16(r);
}
i16 madClampedI(i16 a, i16 b, i16 c) { return saturateI(int64_t(a) * b + c); }
uint32_t mad32(u16 a, u16 b, uint32_t c) { return uint32_t(a) * b + c; }
int32_t mad32I(i16 a, i16 b, int32_t c) {
  return int32_t(uint32_t(int32_t(a) * b) + uint32_t(c));
}

u16 lshlrev(u16 a, u16 b) { return u16(b << (a & 15)); }
u16 lshrrev(u16 a, u16 b) { return b >> (a & 15); }
i16 ashrrev(u16 a, i16 b) { return i16(b >> (a & 15)); }

u16 minU(u16 a, u16 b) { return a < b ? a : b; }
u16 maxU(u16 a, u16 b) { return a > b ? a : b; }
i16 minI(i16 a, i16 b) { return a < b ? a : b; }
i16 maxI(i16 a, i16 b) { return a > b ? a : b; }
u16 min3U(u16 a, u16 b, u16 c) { return minU(minU(a, b), c); }
u16 max3U(u16 a, u16 b, u16 c) { return maxU(maxU(a, b), c); }
i16 min3I(i16 a, i16 b, i16 c) { return minI(minI(a, b), c); }
i16 max3I(i16 a, i16 b, i16 c) { return maxI(maxI(a, b), c); }
u16 med3U(u16 a, u16 b, u16 c) { return maxU(minU(a, b), minU(maxU(a, b), c)); }
i16 med3I(i16 a, i16 b, i16 c) { return maxI(minI(a, b), minI(maxI(a, b), c)); }

/// Two signed words to unsigned bytes.
uint32_t packBytes(uint32_t a) {
  auto cut = [](i16 x) { return uint32_t(x < 0 ? 0 : x > 255 ? 255 : x); };
  return cut(i16(a)) | cut(i16(a >> 16)) << 8;
}

/// Saturates instead of wrapping if the instruction says so.
template <auto wrapping, auto saturating, UpperHalf upperHalf = usualUpperHalf>
void clampable(Wave &wave, const Instruction &i) {
  if (i.flags & flag::Clamp) [[unlikely]]
    alu<saturating, upperHalf>(wave, i);
  else
    alu<wrapping, upperHalf>(wave, i);
}

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b16 = SourceKind::B16, b32 = SourceKind::B32;
constexpr UpperHalf keep = UpperHalf::Keep;
#define ROW(NAME, ...)                                                         \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { b16, b16, b16 }                                 \
  }

constexpr HandlerEntry entries[] = {
    ROW("v_add_u16", clampable<add, addClamped>),
    ROW("v_sub_u16", clampable<sub, subClamped>),
    ROW("v_subrev_u16", clampable<subrev, subrevClamped>),
    ROW("v_add_i16", clampable<add, addClampedI, keep>),
    ROW("v_sub_i16", clampable<sub, subClampedI, keep>),
    ROW("v_mul_lo_u16", alu<mulLo>),
    ROW("v_mad_u16", clampable<mad, madClamped, keep>),
    ROW("v_mad_i16", clampable<mad, madClampedI, keep>),
    ROW("v_mad_legacy_u16", clampable<mad, madClamped>),
    ROW("v_mad_legacy_i16", clampable<mad, madClampedI>),
    {"v_mad_u32_u16", alu<mad32>, valu, {b16, b16, b32}},
    {"v_mad_i32_i16", alu<mad32I>, valu, {b16, b16, b32}},
    ROW("v_lshlrev_b16", alu<lshlrev>),
    ROW("v_lshrrev_b16", alu<lshrrev>),
    ROW("v_ashrrev_i16", alu<ashrrev>),
    ROW("v_min_u16", alu<minU>),
    ROW("v_max_u16", alu<maxU>),
    ROW("v_min_i16", alu<minI>),
    ROW("v_max_i16", alu<maxI>),
    ROW("v_min3_u16", alu<min3U, keep>),
    ROW("v_max3_u16", alu<max3U, keep>),
    ROW("v_min3_i16", alu<min3I, keep>),
    ROW("v_max3_i16", alu<max3I, keep>),
    ROW("v_med3_u16", alu<med3U, keep>),
    ROW("v_med3_i16", alu<med3I, keep>),
    {"v_sat_pk_u8_i16", alu<packBytes>, valu},
};

} // namespace

HandlerTable getVectorShortTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
