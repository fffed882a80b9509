//===- Gfx11Vector.cpp - Vector instructions that gfx11 and gfx12 add -----===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Conversions.h"
#include "Gfx9/HalfMode.h"
#include "Gfx9/VectorAlu.h"
#include "Rdna/Families.h"
#include "Rdna/WaveMatrix.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// 16 bits
//===----------------------------------------------------------------------===//

using u16 = uint16_t;

u16 mov(u16 a) { return a; }
u16 bitAnd(u16 a, u16 b) { return a & b; }
u16 bitOr(u16 a, u16 b) { return a | b; }
u16 bitXor(u16 a, u16 b) { return a ^ b; }
u16 bitNot(u16 a) { return u16(~a); }
int32_t extendSigned(int16_t a) { return a; }
uint32_t extendUnsigned(u16 a) { return a; }

/// The half that op_sel chooses by `bit`, as `value` has it in the lower half.
uint32_t insertHalf(uint32_t old, uint32_t value, bool isUpper) {
  return isUpper ? (value << 16) | (old & 0xffff)
                 : (value & 0xffff) | (old & 0xffff0000);
}

void cndmask(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec(), mask = readMask(wave, i, 2);
  alignas(64) uint32_t storage[2][2][maxLanes], result[maxLanes];
  // Only what is selected is read, but for other lanes.
  uint64_t first = i.flags & flag::Dpp ? exec : exec & ~mask;
  Lanes a = loadSource<Half>(wave, i, 0, first, storage[0]);
  Lanes b = loadSource<Half>(wave, i, 1, exec & mask, storage[1]);
  unsigned vgpr = i.destination - operand::vector;
  const uint32_t *old = wave.vgpr[vgpr].lane;
  bool isUpper = i.opSel & 8;
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    result[lane] = insertHalf(
        old[lane], mask >> lane & 1 ? b.low[lane] : a.low[lane], isUpper);
  storeResult(wave, i, vgpr, result, exec);
}

void swap(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  unsigned a = i.destination - operand::vector;
  unsigned b = i.source[0] - operand::vector;
  bool toUpper = i.opSel & 8, fromUpper = i.opSel & 1;
  alignas(64) uint32_t first[maxLanes], second[maxLanes];
  __builtin_memcpy(first, readVector(wave, a, exec), sizeof(first));
  __builtin_memcpy(second, readVector(wave, b, exec), sizeof(second));
  alignas(64) uint32_t result[maxLanes];
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    result[lane] =
        insertHalf(first[lane], second[lane] >> (fromUpper ? 16 : 0), toUpper);
  copyLanes(writeVector(wave, a, exec), result, exec);
  // The other half of the same register may have been written just now.
  const uint32_t *kept = wave.vgpr[b].lane;
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    result[lane] =
        insertHalf(kept[lane], first[lane] >> (toUpper ? 16 : 0), fromUpper);
  copyLanes(writeVector(wave, b, exec), result, exec);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

uint32_t packI16(float a, float b) {
  auto cut = [](float x) {
    int32_t value = i32FromF32(x);
    return uint32_t(value < -32768  ? -32768
                    : value > 32767 ? 32767
                                    : value) &
           0xffff;
  };
  return cut(a) | cut(b) << 16;
}
uint32_t packU16(float a, float b) {
  auto cut = [](float x) {
    uint32_t value = u32FromF32(x);
    return value > 0xffff ? 0xffff : value;
  };
  return cut(a) | cut(b) << 16;
}

//===----------------------------------------------------------------------===//
// Dot products, with the order and the rounding of v_dot2_f32_f16
//===----------------------------------------------------------------------===//

template <class Element> float dotOf(Pair a, Pair b, float c) {
  float sum =
      c + Element::widen(uint16_t(a.bits)) * Element::widen(uint16_t(b.bits));
  return sum + Element::widen(uint16_t(a.bits >> 16)) *
                   Element::widen(uint16_t(b.bits >> 16));
}
template <class Element> Half dotShort(Pair a, Pair b, Half c) {
  return {Element::narrow(dotOf<Element>(a, b, Element::widen(c.bits)))};
}
float dotBf16(Pair a, Pair b, float c) {
  return flush(dotOf<BF16>(a, b, flush(c)));
}

/// neg says which of the two have signs.
template <unsigned width> void mixedDot(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[3][2][maxLanes], result[maxLanes];
  Lanes a = loadSource<uint32_t>(wave, i, 0, exec, storage[0]);
  Lanes b = loadSource<uint32_t>(wave, i, 1, exec, storage[1]);
  Lanes c = loadSource<uint32_t>(wave, i, 2, exec, storage[2]);
  auto getField = [](uint32_t value, unsigned shift, bool isSigned) {
    uint32_t top = value << (32 - width - shift);
    return isSigned ? int32_t(top) >> (32 - width)
                    : int32_t(top >> (32 - width));
  };
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    int64_t sum = int32_t(c.low[lane]);
    for (unsigned shift = 0; shift < 32; shift += width)
      sum += getField(a.low[lane], shift, i.neg & 1) *
             getField(b.low[lane], shift, i.neg & 2);
    if (i.flags & flag::Clamp)
      sum = sum < INT32_MIN ? INT32_MIN : sum > INT32_MAX ? INT32_MAX : sum;
    result[lane] = uint32_t(sum);
  }
  storeResult(wave, i, i.destination - operand::vector, result, exec);
}

/// Between the halves of waves of 64.
void nothing(Wave &, const Instruction &) {}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b32 = SourceKind::B32, b16 = SourceKind::B16,
                     p16 = SourceKind::P16;
#define ROW(NAME, ...) {NAME, __VA_ARGS__, valu}
#define ROW16(NAME, ...)                                                       \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { b16, b16, b16 }                                 \
  }

constexpr HandlerEntry entries[] = {
    ROW16("v_mov_b16", alu<mov>),
    ROW16("v_and_b16", alu<bitAnd>),
    ROW16("v_or_b16", alu<bitOr>),
    ROW16("v_xor_b16", alu<bitXor>),
    ROW16("v_not_b16", alu<bitNot>),
    {"v_cndmask_b16", cndmask, valu, {b16, b16, b32}, trait::CarryIn},
    ROW16("v_swap_b16", swap),
    ROW16("v_cvt_i32_i16", alu<extendSigned>),
    ROW16("v_cvt_u32_u16", alu<extendUnsigned>),
    ROW("v_cvt_pk_i16_f32", alu<packI16>),
    ROW("v_cvt_pk_u16_f32", alu<packU16>),
    {"v_dot2_f16_f16", inHalfMode<alu<dotShort<F16>>>, valu, {p16, p16, b16}},
    {"v_dot2_bf16_bf16", alu<dotShort<BF16>>, valu, {p16, p16, b16}},
    {"v_dot2_f32_bf16", alu<dotBf16>, valu, {p16, p16, b32}},
    {"v_dot2acc_f32_bf16",
     alu<dotBf16>,
     valu,
     {p16, p16, b32},
     trait::Accumulate},
    ROW("v_dot4_i32_iu8", mixedDot<8>),
    ROW("v_dot8_i32_iu4", mixedDot<4>),
    ROW("v_permlane64_b32", nothing),
};

} // namespace

HandlerTable getGfx11VectorTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
