//===- VectorCdna.cpp - Vector instructions that came with matrix chips ---===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// From gfx908 on. The disassembler knows which chip has which.

#include "Gfx9/DotProducts.h"
#include "Gfx9/Families.h"
#include "Gfx9/HalfMode.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

//===----------------------------------------------------------------------===//
// Pairs of singles
//===----------------------------------------------------------------------===//

/// The lanes in which register `part` of a source holds nothing. LLVM computes
/// and copies two values at once where it needs only one, so that is not an
/// error: the result holds nothing either.
uint64_t getUnknown(const Wave &wave, const Instruction &i, unsigned k,
                    unsigned part, uint64_t exec) {
  unsigned code = i.source[k];
  if (operand::isVector(code)) {
    unsigned vgpr = code - operand::vector + part;
    return wave.vgprPending[vgpr] ? 0 : exec & ~wave.vgprReady[vgpr];
  }
  if (!operand::isScalar(code))
    return 0;
  code += part;
  bool isPending = wave.sgprPending[code / 64] >> code % 64 & 1;
  return isPending || isReady(wave, code) ? 0 : exec;
}

/// Register `part` of a source, which may hold nothing.
const uint32_t *readPart(Wave &wave, const Instruction &i, unsigned k,
                         unsigned part, uint64_t exec, uint32_t *storage,
                         uint64_t &unknown) {
  uint64_t missing = getUnknown(wave, i, k, part, exec);
  unsigned code = i.source[k];
  unknown |= missing;
  if (operand::isVector(code))
    return readVector(wave, code - operand::vector + part, exec & ~missing);
  if (operand::isScalar(code))
    fill(storage, missing ? 0 : readRegister(wave, code + part));
  else
    fill(storage, part ? i.constantHigh[k] : i.constant[k]);
  return storage;
}

/// The same as op_sel and op_sel_hi choose it for the lower or upper result,
/// each of which has a sign.
const uint32_t *loadPart(Wave &wave, const Instruction &i, unsigned k,
                         bool isUpper, uint64_t exec, uint32_t *storage,
                         uint64_t &unknown) {
  bool part = (isUpper ? i.opSelHi : i.opSel) >> k & 1;
  const uint32_t *lanes = readPart(wave, i, k, part, exec, storage, unknown);
  if (!((isUpper ? i.negHi : i.neg) >> k & 1)) [[likely]]
    return lanes;
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    storage[lane] = lanes[lane] ^ 0x80000000;
  return storage;
}

/// Writes both results; those in `unknown` hold nothing.
void storePair(Wave &wave, const Instruction &i, uint32_t (*result)[maxLanes],
               const uint64_t *unknown, uint64_t exec) {
  unsigned vgpr = i.destination - operand::vector;
  for (unsigned part = 0; part < 2; ++part) {
    storeResult(wave, i, vgpr + part, result[part], exec);
    wave.vgprReady[vgpr + part] &= ~unknown[part];
  }
}

float add(float a, float b, float) { return a + b; }
float mul(float a, float b, float) { return a * b; }
float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }

template <float (*function)(float, float, float), unsigned count>
void pairs(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec(), unknown[2] = {0, 0};
  alignas(64) uint32_t storage[3][maxLanes], result[2][maxLanes];
  for (unsigned part = 0; part < 2; ++part) {
    const uint32_t *sources[3];
    for (unsigned k = 0; k < count; ++k)
      sources[k] = loadPart(wave, i, k, part, exec, storage[k], unknown[part]);
    const uint32_t *a = sources[0], *b = sources[1],
                   *c = sources[count == 3 ? 2 : 0];
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      result[part][lane] = asBits(
          function(asFloat(a[lane]), asFloat(b[lane]), asFloat(c[lane])));
    if (i.flags & flag::Clamp)
      modifyResult(wave, i, 32, result[part], nullptr);
  }
  storePair(wave, i, result, unknown, exec);
}

/// v_pk_mov_b32: one register of each source, by op_sel.
void movePair(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec(), unknown[2] = {0, 0};
  alignas(64) uint32_t storage[maxLanes], result[2][maxLanes];
  for (unsigned k = 0; k < 2; ++k)
    __builtin_memcpy(
        result[k],
        readPart(wave, i, k, i.opSel >> k & 1, exec, storage, unknown[k]),
        sizeof(result[k]));
  storePair(wave, i, result, unknown, exec);
}

/// v_mov_b64: both registers of the source.
uint64_t move64(uint64_t a) { return a; }
void moveBoth(Wave &wave, const Instruction &i) {
  if (i.flags & flag::Dpp) [[unlikely]]
    return alu<move64>(wave, i);
  uint64_t exec = wave.exec(), unknown[2] = {0, 0};
  alignas(64) uint32_t storage[maxLanes], result[2][maxLanes];
  for (unsigned part = 0; part < 2; ++part)
    __builtin_memcpy(result[part],
                     readPart(wave, i, 0, part, exec, storage, unknown[part]),
                     sizeof(result[part]));
  storePair(wave, i, result, unknown, exec);
}

//===----------------------------------------------------------------------===//
// Bits and integers
//===----------------------------------------------------------------------===//

uint64_t lshlAdd64(uint64_t a, uint32_t shift, uint64_t b) {
  return (a << (shift & 7)) + b;
}

/// Any function of three bits: a table of it is in the place of modifiers.
template <bool isShort> void bitop3(Wave &wave, const Instruction &original) {
  Instruction i = original;
  unsigned table = i.neg | i.abs << 3 | i.omod << 6;
  i.neg = i.abs = i.omod = 0;
  i.flags &= uint16_t(~flag::SourceModifiers);
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[3][2][maxLanes], result[maxLanes];
  Lanes a = loadSource<uint32_t>(wave, i, 0, exec, storage[0]);
  Lanes b = loadSource<uint32_t>(wave, i, 1, exec, storage[1]);
  Lanes c = loadSource<uint32_t>(wave, i, 2, exec, storage[2]);
  unsigned vgpr = i.destination - operand::vector;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    uint32_t value = 0;
    for (unsigned n = 0; n < 8; ++n) {
      uint32_t term = (n & 4 ? a.low[lane] : ~a.low[lane]) &
                      (n & 2 ? b.low[lane] : ~b.low[lane]) &
                      (n & 1 ? c.low[lane] : ~c.low[lane]);
      value |= term & (0 - uint32_t(table >> n & 1));
    }
    result[lane] = isShort ? value & 0xffff : value;
  }
  storeResult(wave, i, vgpr, result, exec);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

uint32_t packHalves(float a, float b) {
  return toHalf(a) | uint32_t(toHalf(b)) << 16;
}

/// To nearest even.
uint32_t toBfloat(float a) {
  uint32_t bits = asBits(a);
  if (isNan(bits))
    return bits >> 16 | 0x40;
  return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}
float f32FromBfloat(uint16_t a) { return asFloat(uint32_t(a) << 16); }
uint32_t packBfloats(float a, float b) {
  return toBfloat(a) | toBfloat(b) << 16;
}

//===----------------------------------------------------------------------===//
// Minimum and maximum of which a NaN is a NaN
//===----------------------------------------------------------------------===//

float maximum(float a, float b) {
  uint32_t x = asBits(a), y = asBits(b);
  uint32_t r = a == b ? x & y : a > b ? x : y;
  r = isNan(y) ? y | 0x00400000 : r;
  return asFloat(isNan(x) ? x | 0x00400000 : r);
}
float minimum(float a, float b) {
  uint32_t x = asBits(a), y = asBits(b);
  uint32_t r = a == b ? x | y : a < b ? x : y;
  r = isNan(y) ? y | 0x00400000 : r;
  return asFloat(isNan(x) ? x | 0x00400000 : r);
}
float maximum3(float a, float b, float c) { return maximum(maximum(a, b), c); }
float minimum3(float a, float b, float c) { return minimum(minimum(a, b), c); }

template <float (*function)(float, float, float)>
Pair eachHalf(Pair a, Pair b, Pair c) {
  auto apply = [](uint32_t x, uint32_t y, uint32_t z) -> uint32_t {
    return toHalf(function(toFloat(uint16_t(x)), toFloat(uint16_t(y)),
                           toFloat(uint16_t(z))));
  };
  return {apply(a.bits, b.bits, c.bits) |
          apply(a.bits >> 16, b.bits >> 16, c.bits >> 16) << 16};
}

//===----------------------------------------------------------------------===//
// Dot products
//===----------------------------------------------------------------------===//

float dot2Bfloat(Pair a, Pair b, float c) {
  float sum =
      __builtin_fmaf(asFloat(a.bits << 16), asFloat(b.bits << 16), flush(c));
  return flush(__builtin_fmaf(asFloat(a.bits & 0xffff0000),
                              asFloat(b.bits & 0xffff0000), sum));
}

double fmaDouble(double a, double b, double c) {
  return __builtin_fma(a, b, c);
}
/// v_fmamk: the literal, source 2 here, is in the middle.
float fmamk(float a, float b, float k) { return fma(a, k, b); }

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

/// Odd groups of `size` lanes of the first register with the even ones of the
/// second. Which lanes move where EXEC disables some is not known.
template <unsigned size> void swapLanes(Wave &wave, const Instruction &i) {
  if (wave.exec() != allLanes)
    return fault::other(wave, "expected all lanes to be enabled: the simulator "
                              "does not know this instruction otherwise");
  unsigned a = i.destination - operand::vector;
  unsigned b = i.source[0] - operand::vector;
  readVector(wave, a, allLanes);
  readVector(wave, b, allLanes);
  uint32_t *first = writeVector(wave, a, allLanes);
  uint32_t *second = writeVector(wave, b, allLanes);
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    if (lane / size % 2) {
      uint32_t old = first[lane];
      first[lane] = second[lane - size];
      second[lane - size] = old;
    }
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b32 = SourceKind::B32, b64 = SourceKind::B64,
                     f64 = SourceKind::F64, b16 = SourceKind::B16,
                     p16 = SourceKind::P16, p32 = SourceKind::P32;
#define ROW(NAME, ...) {NAME, __VA_ARGS__, valu}
#define PAIRS(NAME, ...)                                                       \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { p32, p32, p32 }                                 \
  }
#define HALVES(NAME, ...)                                                      \
  {                                                                            \
    NAME, inHalfMode<__VA_ARGS__>, valu, { p16, p16, p16 }                     \
  }
/// The destination is the third source.
#define ACCUMULATE(NAME, KIND, ...)                                            \
  {NAME, __VA_ARGS__, valu, {KIND, KIND, b32}, trait::Accumulate}

constexpr HandlerEntry entries[] = {
    PAIRS("v_pk_add_f32", pairs<add, 2>),
    PAIRS("v_pk_mul_f32", pairs<mul, 2>),
    PAIRS("v_pk_fma_f32", pairs<fma, 3>),
    PAIRS("v_pk_mov_b32", movePair),
    {"v_mov_b64", moveBoth, valu, {b64, b64, b64}},
    {"v_lshl_add_u64", alu<lshlAdd64>, valu, {b64, b32, b64}},
    ROW("v_bitop3_b32", bitop3<false>),
    {"v_bitop3_b16", bitop3<true>, valu, {b16, b16, b16}},
    ROW("v_cvt_pk_f16_f32", inHalfMode<alu<packHalves>>),
    ROW("v_cvt_pk_bf16_f32", alu<packBfloats>),
    {"v_cvt_f32_bf16", alu<f32FromBfloat>, valu, {b16, b32, b32}},
    ROW("v_maximum3_f32", alu<maximum3>),
    ROW("v_minimum3_f32", alu<minimum3>),
    HALVES("v_pk_maximum3_f16", alu<eachHalf<maximum3>>),
    HALVES("v_pk_minimum3_f16", alu<eachHalf<minimum3>>),
    ACCUMULATE("v_dot2c_f32_f16", p16, alu<dot2<false>>),
    ACCUMULATE("v_dot2c_f32_bf16", p16, alu<dot2Bfloat>),
    {"v_dot2_f32_bf16", alu<dot2Bfloat>, valu, {p16, p16, b32}},
    ACCUMULATE("v_dot2c_i32_i16", b32, dot<16, true>),
    ACCUMULATE("v_dot4c_i32_i8", b32, dot<8, true>),
    ACCUMULATE("v_dot8c_i32_i4", b32, dot<4, true>),
    {"v_fmac_f64",
     inHalfMode<alu<fmaDouble>>,
     valu,
     {f64, f64, f64},
     trait::Accumulate},
    ROW("v_fmamk_f32", alu<fmamk>),
    ROW("v_fmaak_f32", alu<fma>),
    ROW("v_permlane16_swap_b32", swapLanes<16>),
    ROW("v_permlane32_swap_b32", swapLanes<32>),
};

/// gfx90a's dot products take denormal halves for zero.
constexpr HandlerEntry flushingEntries[] = {
    {"v_dot2_f32_f16", alu<dot2<true>>, valu, {p16, p16, b32}},
    ACCUMULATE("v_dot2c_f32_f16", p16, alu<dot2<true>>),
};

} // namespace

HandlerTable getVectorCdnaTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}
HandlerTable getFlushingDotTable() {
  return {flushingEntries,
          sizeof(flushingEntries) / sizeof(flushingEntries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
