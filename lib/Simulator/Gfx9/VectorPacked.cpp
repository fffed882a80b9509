//===- VectorPacked.cpp - VOP3P: packed and mixed precision, dot products -===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/DotProducts.h"
#include "Gfx9/Families.h"
#include "Gfx9/HalfMode.h"
#include "Gfx9/VectorAlu.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// Pairs of halves
//===----------------------------------------------------------------------===//

uint16_t addF(uint16_t a, uint16_t b) {
  return toHalf(toFloat(a) + toFloat(b));
}
uint16_t mulF(uint16_t a, uint16_t b) {
  return toHalf(toFloat(a) * toFloat(b));
}

/// A function on both halves.
template <auto function> Pair each(Pair a, Pair b) {
  uint16_t low = function(uint16_t(a.bits), uint16_t(b.bits));
  uint16_t high = function(uint16_t(a.bits >> 16), uint16_t(b.bits >> 16));
  return {low | uint32_t(high) << 16};
}
template <auto function> Pair each3(Pair a, Pair b, Pair c) {
  uint16_t low = function(uint16_t(a.bits), uint16_t(b.bits), uint16_t(c.bits));
  uint16_t high = function(uint16_t(a.bits >> 16), uint16_t(b.bits >> 16),
                           uint16_t(c.bits >> 16));
  return {low | uint32_t(high) << 16};
}

/// To 0 to 1; NaN becomes 0 if MODE's dx10_clamp is set.
template <bool dx10Clamp> uint16_t clampHalf(uint16_t a) {
  if (isNanHalf(a))
    return dx10Clamp ? 0 : a;
  float x = toFloat(a);
  return x > 0 ? x > 1 ? 0x3c00 : a : 0;
}
template <auto function, bool dx10Clamp>
uint16_t clamped(uint16_t a, uint16_t b) {
  return clampHalf<dx10Clamp>(function(a, b));
}
template <bool dx10Clamp>
uint16_t clampedFused(uint16_t a, uint16_t b, uint16_t c) {
  return clampHalf<dx10Clamp>(fusedHalf(a, b, c));
}

template <auto function> void pairs(Wave &wave, const Instruction &i) {
  if (!(i.flags & flag::Clamp)) [[likely]]
    alu<each<function>>(wave, i);
  else if (wave.mode >> 8 & 1)
    alu<each<clamped<function, true>>>(wave, i);
  else
    alu<each<clamped<function, false>>>(wave, i);
}
void fusedPairs(Wave &wave, const Instruction &i) {
  if (!(i.flags & flag::Clamp)) [[likely]]
    alu<each3<fusedHalf>>(wave, i);
  else if (wave.mode >> 8 & 1)
    alu<each3<clampedFused<true>>>(wave, i);
  else
    alu<each3<clampedFused<false>>>(wave, i);
}

//===----------------------------------------------------------------------===//
// Pairs of integers
//===----------------------------------------------------------------------===//

using u16 = uint16_t;
using i16 = int16_t;

u16 saturateU(int64_t a) { return a < 0 ? 0 : a > 0xffff ? 0xffff : u16(a); }
u16 saturateI(int64_t a) {
  return u16(a < -32768 ? -32768 : a > 32767 ? 32767 : a);
}
u16 add(u16 a, u16 b) { return a + b; }
u16 sub(u16 a, u16 b) { return a - b; }
u16 mul(u16 a, u16 b) { return u16(uint32_t(a) * b); }
u16 mad(u16 a, u16 b, u16 c) { return u16(uint32_t(a) * b + c); }
u16 addClampedU(u16 a, u16 b) { return saturateU(a + b); }
u16 subClampedU(u16 a, u16 b) { return saturateU(a - b); }
u16 madClampedU(u16 a, u16 b, u16 c) { return saturateU(int64_t(a) * b + c); }
u16 addClampedI(u16 a, u16 b) { return saturateI(i16(a) + i16(b)); }
u16 subClampedI(u16 a, u16 b) { return saturateI(i16(a) - i16(b)); }
u16 madClampedI(u16 a, u16 b, u16 c) {
  return saturateI(int64_t(i16(a)) * i16(b) + i16(c));
}
u16 minU(u16 a, u16 b) { return a < b ? a : b; }
u16 maxU(u16 a, u16 b) { return a > b ? a : b; }
u16 minI(u16 a, u16 b) { return i16(a) < i16(b) ? a : b; }
u16 maxI(u16 a, u16 b) { return i16(a) > i16(b) ? a : b; }
u16 lshlrev(u16 a, u16 b) { return u16(b << (a & 15)); }
u16 lshrrev(u16 a, u16 b) { return b >> (a & 15); }
u16 ashrrev(u16 a, u16 b) { return u16(i16(b) >> (a & 15)); }

//===----------------------------------------------------------------------===//
// Mixed precision
//===----------------------------------------------------------------------===//

/// A source of the v_mad_mix family: op_sel_hi says whether it is a half, and
/// op_sel which one.
const uint32_t *loadMixed(Wave &wave, const Instruction &i, unsigned k,
                          uint64_t exec, uint32_t *storage) {
  const uint32_t *lanes = readLanes(wave, i, k, exec, storage);
  bool isHalf = i.opSelHi >> k & 1, isUpper = i.opSel >> k & 1;
  bool neg = i.neg >> k & 1, abs = i.abs >> k & 1;
  if (!isHalf && !neg && !abs)
    return lanes;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    uint32_t value = lanes[lane];
    if (isHalf)
      value = asBits(toFloat(uint16_t(isUpper ? value >> 16 : value)));
    storage[lane] = (abs ? value & 0x7fffffff : value) ^ uint32_t(neg) << 31;
  }
  return storage;
}

enum class Destination { Single, Lower, Upper };

template <Destination destination, bool isFused>
void mix(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[3][maxLanes], result[maxLanes];
  const uint32_t *a = loadMixed(wave, i, 0, exec, storage[0]);
  const uint32_t *b = loadMixed(wave, i, 1, exec, storage[1]);
  const uint32_t *c = loadMixed(wave, i, 2, exec, storage[2]);
  unsigned vgpr = i.destination - operand::vector;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    float x = asFloat(a[lane]), y = asFloat(b[lane]), z = asFloat(c[lane]);
    result[lane] = asBits(isFused ? __builtin_fmaf(x, y, z) : x * y + z);
  }
  if (i.flags & flag::Clamp)
    modifyResult(wave, i, 32, result, nullptr);
  if (destination != Destination::Single) {
    // The other half of the register stays, which is no reason to have written
    // it before.
    const uint32_t *old = wave.vgpr[vgpr].lane;
    for (unsigned lane = 0; lane < maxLanes; ++lane) {
      uint32_t half = toHalf(asFloat(result[lane]));
      result[lane] = destination == Destination::Lower
                         ? (old[lane] & 0xffff0000) | half
                         : (old[lane] & 0xffff) | half << 16;
    }
  }
  storeResult(wave, i, vgpr, result, exec);
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b32 = SourceKind::B32, p16 = SourceKind::P16;
#define PAIRS(NAME, ...)                                                       \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { p16, p16, p16 }                                 \
  }
#define FLOATS(NAME, ...) PAIRS(NAME, inHalfMode<__VA_ARGS__>)
#define MIX(NAME, ...)                                                         \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { b32, b32, b32 }                                 \
  }

constexpr HandlerEntry entries[] = {
    {"v_dot2_f32_f16", alu<dot2<false>>, valu, {p16, p16, b32}},
    {"v_dot2_i32_i16", dot<16, true>, valu},
    {"v_dot2_u32_u16", dot<16, false>, valu},
    {"v_dot4_i32_i8", dot<8, true>, valu},
    {"v_dot4_u32_u8", dot<8, false>, valu},
    {"v_dot8_i32_i4", dot<4, true>, valu},
    {"v_dot8_u32_u4", dot<4, false>, valu},
    FLOATS("v_pk_add_f16", pairs<addF>),
    FLOATS("v_pk_mul_f16", pairs<mulF>),
    FLOATS("v_pk_fma_f16", fusedPairs),
    {"v_pk_fmac_f16",
     inHalfMode<fusedPairs>,
     valu,
     {p16, p16, p16},
     trait::Accumulate},
    FLOATS("v_pk_max_f16", pairs<maxHalf>),
    FLOATS("v_pk_min_f16", pairs<minHalf>),
    PAIRS("v_pk_add_u16", clampable<each<add>, each<addClampedU>>),
    PAIRS("v_pk_sub_u16", clampable<each<sub>, each<subClampedU>>),
    PAIRS("v_pk_mad_u16", clampable<each3<mad>, each3<madClampedU>>),
    PAIRS("v_pk_add_i16", clampable<each<add>, each<addClampedI>>),
    PAIRS("v_pk_sub_i16", clampable<each<sub>, each<subClampedI>>),
    PAIRS("v_pk_mad_i16", clampable<each3<mad>, each3<madClampedI>>),
    PAIRS("v_pk_mul_lo_u16", alu<each<mul>>),
    PAIRS("v_pk_min_u16", alu<each<minU>>),
    PAIRS("v_pk_max_u16", alu<each<maxU>>),
    PAIRS("v_pk_min_i16", alu<each<minI>>),
    PAIRS("v_pk_max_i16", alu<each<maxI>>),
    PAIRS("v_pk_lshlrev_b16", alu<each<lshlrev>>),
    PAIRS("v_pk_lshrrev_b16", alu<each<lshrrev>>),
    PAIRS("v_pk_ashrrev_i16", alu<each<ashrrev>>),
    MIX("v_mad_mix_f32", mix<Destination::Single, false>),
    MIX("v_mad_mixlo_f16", mix<Destination::Lower, false>),
    MIX("v_mad_mixhi_f16", mix<Destination::Upper, false>),
    MIX("v_fma_mix_f32", mix<Destination::Single, true>),
    MIX("v_fma_mixlo_f16", mix<Destination::Lower, true>),
    MIX("v_fma_mixhi_f16", mix<Destination::Upper, true>),
};

} // namespace

HandlerTable getVectorPackedTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
