//===- VectorInteger.cpp - Integer arithmetic and bits --------------------===//
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
// 32 bits
//===----------------------------------------------------------------------===//

uint32_t mov(uint32_t a) { return a; }
uint32_t add(uint32_t a, uint32_t b) { return a + b; }
uint32_t sub(uint32_t a, uint32_t b) { return a - b; }
uint32_t subrev(uint32_t a, uint32_t b) { return b - a; }
uint32_t mulLo(uint32_t a, uint32_t b) { return a * b; }
uint32_t mulHiU(uint32_t a, uint32_t b) {
  return uint32_t(uint64_t(a) * b >> 32);
}
uint32_t mulHiI(uint32_t a, uint32_t b) {
  return uint32_t(int64_t(int32_t(a)) * int32_t(b) >> 32);
}
uint32_t low24(uint32_t a) { return a & 0xffffff; }
int32_t signed24(uint32_t a) { return int32_t(a << 8) >> 8; }
uint32_t mulU24(uint32_t a, uint32_t b) { return low24(a) * low24(b); }
uint32_t mulI24(uint32_t a, uint32_t b) {
  return uint32_t(int64_t(signed24(a)) * signed24(b));
}
uint32_t mulHiU24(uint32_t a, uint32_t b) {
  return uint32_t(uint64_t(low24(a)) * low24(b) >> 32);
}
uint32_t mulHiI24(uint32_t a, uint32_t b) {
  return uint32_t(int64_t(signed24(a)) * signed24(b) >> 32);
}
uint32_t madU24(uint32_t a, uint32_t b, uint32_t c) { return mulU24(a, b) + c; }
uint32_t madI24(uint32_t a, uint32_t b, uint32_t c) { return mulI24(a, b) + c; }
uint32_t minU(uint32_t a, uint32_t b) { return a < b ? a : b; }
uint32_t maxU(uint32_t a, uint32_t b) { return a > b ? a : b; }
int32_t minI(int32_t a, int32_t b) { return a < b ? a : b; }
int32_t maxI(int32_t a, int32_t b) { return a > b ? a : b; }
uint32_t min3U(uint32_t a, uint32_t b, uint32_t c) {
  return minU(minU(a, b), c);
}
uint32_t max3U(uint32_t a, uint32_t b, uint32_t c) {
  return maxU(maxU(a, b), c);
}
int32_t min3I(int32_t a, int32_t b, int32_t c) { return minI(minI(a, b), c); }
int32_t max3I(int32_t a, int32_t b, int32_t c) { return maxI(maxI(a, b), c); }
uint32_t med3U(uint32_t a, uint32_t b, uint32_t c) {
  return maxU(minU(a, b), minU(maxU(a, b), c));
}
int32_t med3I(int32_t a, int32_t b, int32_t c) {
  return maxI(minI(a, b), minI(maxI(a, b), c));
}

uint32_t bitAnd(uint32_t a, uint32_t b) { return a & b; }
uint32_t bitOr(uint32_t a, uint32_t b) { return a | b; }
uint32_t bitXor(uint32_t a, uint32_t b) { return a ^ b; }
uint32_t bitXnor(uint32_t a, uint32_t b) { return ~(a ^ b); }
uint32_t bitNot(uint32_t a) { return ~a; }
uint32_t lshl(uint32_t a, uint32_t b) { return a << (b & 31); }
uint32_t lshlrev(uint32_t a, uint32_t b) { return b << (a & 31); }
uint32_t lshrrev(uint32_t a, uint32_t b) { return b >> (a & 31); }
int32_t ashrrev(uint32_t a, int32_t b) { return b >> (a & 31); }
uint32_t bfrev(uint32_t a) { return reverseBits(a); }
uint32_t bfeU(uint32_t a, uint32_t b, uint32_t c) {
  unsigned offset = b & 31, width = c & 31;
  return a >> offset & ((1u << width) - 1);
}
int32_t bfeI(uint32_t a, uint32_t b, uint32_t c) {
  unsigned offset = b & 31, width = c & 31;
  if (!width)
    return 0;
  if (offset + width >= 32)
    return int32_t(a) >> offset;
  return int32_t(a << (32 - offset - width)) >> (32 - width);
}
uint32_t bfi(uint32_t a, uint32_t b, uint32_t c) { return (a & b) | (~a & c); }
uint32_t bfm(uint32_t a, uint32_t b) {
  return ((1u << (a & 31)) - 1) << (b & 31);
}
uint32_t bcnt(uint32_t a, uint32_t b) { return __builtin_popcount(a) + b; }
uint32_t ffbhU(uint32_t a) { return a ? __builtin_clz(a) : -1; }
uint32_t ffbl(uint32_t a) { return a ? __builtin_ctz(a) : -1; }
uint32_t ffbhI(int32_t a) {
  uint32_t x = uint32_t(a ^ (a >> 31));
  return x ? __builtin_clz(x) : -1;
}
uint32_t alignbit(uint32_t a, uint32_t b, uint32_t c) {
  return uint32_t((uint64_t(a) << 32 | b) >> (c & 31));
}
uint32_t alignbyte(uint32_t a, uint32_t b, uint32_t c) {
  return uint32_t((uint64_t(a) << 32 | b) >> 8 * (c & 3));
}

// Two operations in one.
uint32_t add3(uint32_t a, uint32_t b, uint32_t c) { return a + b + c; }
uint32_t addLshl(uint32_t a, uint32_t b, uint32_t c) {
  return (a + b) << (c & 31);
}
uint32_t lshlAdd(uint32_t a, uint32_t b, uint32_t c) {
  return (a << (b & 31)) + c;
}
uint32_t lshlOr(uint32_t a, uint32_t b, uint32_t c) {
  return (a << (b & 31)) | c;
}
uint32_t andOr(uint32_t a, uint32_t b, uint32_t c) { return (a & b) | c; }
uint32_t or3(uint32_t a, uint32_t b, uint32_t c) { return a | b | c; }
uint32_t xad(uint32_t a, uint32_t b, uint32_t c) { return (a ^ b) + c; }

/// Bytes of `a`, the upper ones, and `b` by the selectors in `c`.
uint32_t perm(uint32_t a, uint32_t b, uint32_t c) {
  uint64_t both = uint64_t(a) << 32 | b;
  uint32_t result = 0;
  for (unsigned k = 0; k < 4; ++k) {
    uint32_t select = c >> k * 8 & 0xff;
    uint32_t byte;
    if (select < 8)
      byte = uint32_t(both >> select * 8) & 0xff;
    else if (select < 12) // the sign of bytes 1, 3, 5, 7
      byte = both >> ((select - 8) * 16 + 15) & 1 ? 0xff : 0;
    else
      byte = select == 12 ? 0 : 0xff;
    result |= byte << k * 8;
  }
  return result;
}

uint32_t sad(uint32_t a, uint32_t b, uint32_t c) {
  return (a > b ? a - b : b - a) + c;
}

//===----------------------------------------------------------------------===//
// 64 bits
//===----------------------------------------------------------------------===//

uint64_t lshlrev64(uint32_t a, uint64_t b) { return b << (a & 63); }
uint64_t lshrrev64(uint32_t a, uint64_t b) { return b >> (a & 63); }
int64_t ashrrev64(uint32_t a, int64_t b) { return b >> (a & 63); }

template <bool isSigned> void mad64(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[3][2][maxLanes];
  Lanes a = loadSource<uint32_t>(wave, i, 0, exec, storage[0]);
  Lanes b = loadSource<uint32_t>(wave, i, 1, exec, storage[1]);
  // LLVM also takes it for sums in 32 bits, and then gives the upper half of
  // the addend no value: what is not known there is not known of the result's.
  uint64_t unknown = 0;
  unsigned upper = i.source[2] - operand::vector + 1;
  if (operand::isVector(i.source[2]) && wave.hasVector(upper) &&
      !wave.vgprPending[upper])
    unknown = exec & ~wave.vgprReady[upper];
  if (unknown)
    wave.vgprReady[upper] |= unknown;
  Lanes c = loadSource<uint64_t>(wave, i, 2, exec, storage[2]);
  if (unknown)
    wave.vgprReady[upper] &= ~unknown;
  alignas(64) uint32_t low[maxLanes], high[maxLanes];
  uint64_t carry = 0;
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    uint64_t x =
        isSigned
            ? uint64_t(int64_t(int32_t(a.low[lane])) * int32_t(b.low[lane]))
            : uint64_t(a.low[lane]) * b.low[lane];
    uint64_t addend = getLane<uint64_t>(c, lane), r = x + addend;
    bool out = isSigned ? (~(x ^ addend) & (x ^ r)) >> 63 : r < x;
    carry |= uint64_t(out) << lane;
    low[lane] = uint32_t(r);
    high[lane] = uint32_t(r >> 32);
  }
  unsigned vgpr = i.destination - operand::vector;
  storeResult(wave, i, vgpr, low, exec);
  storeResult(wave, i, vgpr + 1, high, exec);
  wave.vgprReady[vgpr + 1] &= ~unknown;
  writeMask(wave, i.scalarDestination, carry & exec);
}

//===----------------------------------------------------------------------===//
// Carry and selection by a mask
//===----------------------------------------------------------------------===//

uint64_t addCarry(uint32_t a, uint32_t b, uint32_t c) {
  return uint64_t(a) + b + c;
}
uint64_t subBorrow(uint32_t a, uint32_t b, uint32_t c) {
  return uint64_t(a) - b - c;
}
uint64_t subrevBorrow(uint32_t a, uint32_t b, uint32_t c) {
  return uint64_t(b) - a - c;
}

/// Bit 32 of the result of `function` is the carry.
template <auto function, bool hasCarryIn>
void carry(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[2][2][maxLanes];
  Lanes a = loadSource<uint32_t>(wave, i, 0, exec, storage[0]);
  Lanes b = loadSource<uint32_t>(wave, i, 1, exec, storage[1]);
  uint64_t in = hasCarryIn ? readMask(wave, i, 2) : 0, out = 0;
  alignas(64) uint32_t result[maxLanes];
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    uint64_t r = function(a.low[lane], b.low[lane], in >> lane & 1);
    result[lane] = uint32_t(r);
    out |= (r >> 32 & 1) << lane;
  }
  storeResult(wave, i, i.destination - operand::vector, result, exec);
  writeMask(wave, i.scalarDestination, out & exec);
}

void cndmask(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  uint64_t mask = readMask(wave, i, 2);
  alignas(64) uint32_t storage[2][2][maxLanes];
  // Only what is selected is read. Modifiers are those of floats. With DPP, it
  // is other lanes of source 0.
  uint64_t first = i.flags & flag::Dpp ? exec : exec & ~mask;
  Lanes a = loadSource<float>(wave, i, 0, first, storage[0]);
  Lanes b = loadSource<float>(wave, i, 1, exec & mask, storage[1]);
  alignas(64) uint32_t result[maxLanes];
  __builtin_memcpy(result, a.low, sizeof(result));
  copyLanes(result, b.low, mask);
  storeResult(wave, i, i.destination - operand::vector, result, exec);
}

/// Saturates instead of wrapping if the instruction says so.
template <auto function, int64_t low, int64_t high, class T>
void saturating(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[2][2][maxLanes];
  Lanes a = loadSource<uint32_t>(wave, i, 0, exec, storage[0]);
  Lanes b = loadSource<uint32_t>(wave, i, 1, exec, storage[1]);
  alignas(64) uint32_t result[maxLanes];
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    int64_t r = function(int64_t(T(a.low[lane])), int64_t(T(b.low[lane])));
    if (i.flags & flag::Clamp)
      r = r < low ? low : r > high ? high : r;
    result[lane] = uint32_t(r);
  }
  storeResult(wave, i, i.destination - operand::vector, result, exec);
}
int64_t addWide(int64_t a, int64_t b) { return a + b; }
int64_t subWide(int64_t a, int64_t b) { return a - b; }
int64_t subrevWide(int64_t a, int64_t b) { return b - a; }

/// Without clamp, which is nearly always, the short way.
template <auto plain, auto wide, int64_t low, int64_t high, class T>
void addOrSub(Wave &wave, const Instruction &i) {
  if (i.flags & flag::Clamp) [[unlikely]]
    saturating<wide, low, high, T>(wave, i);
  else
    alu<plain>(wave, i);
}
constexpr int64_t maxUnsigned = 0xffffffff;
constexpr int64_t minSigned = -0x80000000ll, maxSigned = 0x7fffffff;

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b32 = SourceKind::B32, b64 = SourceKind::B64;
#define ROW(NAME, ...) {NAME, __VA_ARGS__, valu}
#define CARRY(NAME, TRAITS, ...)                                               \
  {NAME, __VA_ARGS__, valu, {b32, b32, b64}, TRAITS}
constexpr uint8_t carryOut = trait::CarryOut;
constexpr uint8_t carryInOut = trait::CarryIn | trait::CarryOut;

constexpr HandlerEntry entries[] = {
    ROW("v_mov_b32", alu<mov>),
    ROW("v_add_u32", addOrSub<add, addWide, 0, maxUnsigned, uint32_t>),
    ROW("v_sub_u32", addOrSub<sub, subWide, 0, maxUnsigned, uint32_t>),
    ROW("v_subrev_u32", addOrSub<subrev, subrevWide, 0, maxUnsigned, uint32_t>),
    ROW("v_add_i32", addOrSub<add, addWide, minSigned, maxSigned, int32_t>),
    ROW("v_sub_i32", addOrSub<sub, subWide, minSigned, maxSigned, int32_t>),
    CARRY("v_add_co_u32", carryOut, carry<addCarry, false>),
    CARRY("v_sub_co_u32", carryOut, carry<subBorrow, false>),
    CARRY("v_subrev_co_u32", carryOut, carry<subrevBorrow, false>),
    CARRY("v_addc_co_u32", carryInOut, carry<addCarry, true>),
    CARRY("v_subb_co_u32", carryInOut, carry<subBorrow, true>),
    CARRY("v_subbrev_co_u32", carryInOut, carry<subrevBorrow, true>),
    CARRY("v_cndmask_b32", trait::CarryIn, cndmask),
    {"v_mad_u64_u32", mad64<false>, valu, {b32, b32, b64}, carryOut},
    {"v_mad_i64_i32", mad64<true>, valu, {b32, b32, b64}, carryOut},
    ROW("v_mul_lo_u32", alu<mulLo>),
    ROW("v_mul_hi_u32", alu<mulHiU>),
    ROW("v_mul_hi_i32", alu<mulHiI>),
    ROW("v_mul_u32_u24", alu<mulU24>),
    ROW("v_mul_i32_i24", alu<mulI24>),
    ROW("v_mul_hi_u32_u24", alu<mulHiU24>),
    ROW("v_mul_hi_i32_i24", alu<mulHiI24>),
    ROW("v_mad_u32_u24", alu<madU24>),
    ROW("v_mad_i32_i24", alu<madI24>),
    ROW("v_min_u32", alu<minU>),
    ROW("v_max_u32", alu<maxU>),
    ROW("v_min_i32", alu<minI>),
    ROW("v_max_i32", alu<maxI>),
    ROW("v_min3_u32", alu<min3U>),
    ROW("v_max3_u32", alu<max3U>),
    ROW("v_min3_i32", alu<min3I>),
    ROW("v_max3_i32", alu<max3I>),
    ROW("v_med3_u32", alu<med3U>),
    ROW("v_med3_i32", alu<med3I>),
    ROW("v_and_b32", alu<bitAnd>),
    ROW("v_or_b32", alu<bitOr>),
    ROW("v_xor_b32", alu<bitXor>),
    ROW("v_xnor_b32", alu<bitXnor>),
    ROW("v_not_b32", alu<bitNot>),
    ROW("v_lshl_b32", alu<lshl>),
    ROW("v_lshlrev_b32", alu<lshlrev>),
    ROW("v_lshrrev_b32", alu<lshrrev>),
    ROW("v_ashrrev_i32", alu<ashrrev>),
    ROW("v_bfrev_b32", alu<bfrev>),
    ROW("v_bfe_u32", alu<bfeU>),
    ROW("v_bfe_i32", alu<bfeI>),
    ROW("v_bfi_b32", alu<bfi>),
    ROW("v_bfm_b32", alu<bfm>),
    ROW("v_bcnt_u32_b32", alu<bcnt>),
    ROW("v_ffbh_u32", alu<ffbhU>),
    ROW("v_ffbh_i32", alu<ffbhI>),
    ROW("v_ffbl_b32", alu<ffbl>),
    ROW("v_alignbit_b32", alu<alignbit>),
    ROW("v_alignbyte_b32", alu<alignbyte>),
    ROW("v_add3_u32", alu<add3>),
    ROW("v_add_lshl_u32", alu<addLshl>),
    ROW("v_lshl_add_u32", alu<lshlAdd>),
    ROW("v_lshl_or_b32", alu<lshlOr>),
    ROW("v_and_or_b32", alu<andOr>),
    ROW("v_or3_b32", alu<or3>),
    ROW("v_xad_u32", alu<xad>),
    ROW("v_perm_b32", alu<perm>),
    ROW("v_sad_u32", alu<sad>),
    {"v_lshlrev_b64", alu<lshlrev64>, valu, {b32, b64, b32}},
    {"v_lshrrev_b64", alu<lshrrev64>, valu, {b32, b64, b32}},
    {"v_ashrrev_i64", alu<ashrrev64>, valu, {b32, b64, b32}},
};

} // namespace

HandlerTable getVectorIntegerTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
