//===- ScalarAlu.cpp - SOP1, SOP2, SOPC and SOPK --------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Families.h"
#include "Gfx9/Operands.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

using std::int32_t;
using std::int64_t;

//===----------------------------------------------------------------------===//
// From functions to handlers
//===----------------------------------------------------------------------===//

/// What an operation does to SCC.
enum class Scc { Keep, NotZero };

template <class T> T readSource(Wave &wave, const Instruction &i, unsigned k) {
  if constexpr (sizeof(T) == 8)
    return T(readScalar64(wave, i, k));
  else
    return T(readScalar(wave, i, k));
}

template <class T> void writeResult(Wave &wave, const Instruction &i, T value) {
  if constexpr (sizeof(T) == 8)
    writeRegister64(wave, i.destination, uint64_t(value));
  else
    writeRegister(wave, i.destination, uint32_t(value));
}

template <Scc scc, class R> void finish(Wave &wave, const Instruction &i, R r) {
  writeResult(wave, i, r);
  if (scc == Scc::NotZero)
    setScc(wave, r != 0);
}

template <auto function, Scc scc, class R, class A>
void run(Wave &wave, const Instruction &i, R (*)(A)) {
  finish<scc>(wave, i, function(readSource<A>(wave, i, 0)));
}

template <auto function, Scc scc, class R, class A, class B>
void run(Wave &wave, const Instruction &i, R (*)(A, B)) {
  A a = readSource<A>(wave, i, 0);
  B b = readSource<B>(wave, i, 1);
  finish<scc>(wave, i, function(a, b));
}

/// A result and SCC from one or two sources.
template <auto function, Scc scc = Scc::Keep>
void scalar(Wave &wave, const Instruction &i) {
  run<function, scc>(wave, i, function);
}

/// The same, but the function gives SCC by its third argument.
template <auto function> void withScc(Wave &wave, const Instruction &i) {
  uint32_t a = readScalar(wave, i, 0), b = readScalar(wave, i, 1);
  bool scc = false;
  uint32_t r = function(a, b, scc);
  writeRegister(wave, i.destination, r);
  setScc(wave, scc);
}

template <auto function, class A, class B>
void runCompare(Wave &wave, const Instruction &i, bool (*)(A, B)) {
  A a = readSource<A>(wave, i, 0);
  B b = readSource<B>(wave, i, 1);
  setScc(wave, function(a, b));
}

template <auto function> void compare(Wave &wave, const Instruction &i) {
  runCompare<function>(wave, i, function);
}

/// SOPK: the destination against the immediate, signed or not.
template <auto function, bool isSigned>
void compareImmediate(Wave &wave, const Instruction &i) {
  uint32_t a = readScalar(wave, i, 0);
  uint32_t b = isSigned ? uint32_t(i.offset) : uint32_t(i.offset) & 0xffff;
  setScc(wave, function(a, b));
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

uint32_t addU32(uint32_t a, uint32_t b, bool &scc) {
  uint32_t r = a + b;
  scc = r < a;
  return r;
}
uint32_t subU32(uint32_t a, uint32_t b, bool &scc) {
  scc = b > a;
  return a - b;
}
uint32_t addI32(uint32_t a, uint32_t b, bool &scc) {
  uint32_t r = a + b;
  scc = ((a ^ r) & (b ^ r)) >> 31;
  return r;
}
uint32_t subI32(uint32_t a, uint32_t b, bool &scc) {
  uint32_t r = a - b;
  scc = ((a ^ b) & (a ^ r)) >> 31;
  return r;
}
void addcU32(Wave &wave, const Instruction &i) {
  uint64_t r =
      uint64_t(readScalar(wave, i, 0)) + readScalar(wave, i, 1) + readScc(wave);
  writeRegister(wave, i.destination, uint32_t(r));
  setScc(wave, r >> 32);
}
void subbU32(Wave &wave, const Instruction &i) {
  uint64_t r =
      uint64_t(readScalar(wave, i, 0)) - readScalar(wave, i, 1) - readScc(wave);
  writeRegister(wave, i.destination, uint32_t(r));
  setScc(wave, r >> 32 & 1);
}
uint32_t minI32(uint32_t a, uint32_t b, bool &scc) {
  scc = int32_t(a) < int32_t(b);
  return scc ? a : b;
}
uint32_t maxI32(uint32_t a, uint32_t b, bool &scc) {
  scc = int32_t(a) > int32_t(b);
  return scc ? a : b;
}
uint32_t minU32(uint32_t a, uint32_t b, bool &scc) {
  scc = a < b;
  return scc ? a : b;
}
uint32_t maxU32(uint32_t a, uint32_t b, bool &scc) {
  scc = a > b;
  return scc ? a : b;
}
template <unsigned shift> uint32_t lshlAdd(uint32_t a, uint32_t b, bool &scc) {
  uint64_t r = (uint64_t(a) << shift) + b;
  scc = r >> 32;
  return uint32_t(r);
}
uint32_t mulI32(uint32_t a, uint32_t b) { return a * b; }
uint32_t mulHiU32(uint32_t a, uint32_t b) {
  return uint32_t(uint64_t(a) * b >> 32);
}
uint32_t mulHiI32(uint32_t a, uint32_t b) {
  return uint32_t(int64_t(int32_t(a)) * int32_t(b) >> 32);
}
uint32_t absDiff(uint32_t a, uint32_t b) {
  uint32_t r = a - b;
  return int32_t(r) < 0 ? 0 - r : r;
}
uint32_t absI32(uint32_t a) { return int32_t(a) < 0 ? 0 - a : a; }

uint64_t addU64(uint64_t a, uint64_t b) { return a + b; }
uint64_t subU64(uint64_t a, uint64_t b) { return a - b; }
uint64_t mulU64(uint64_t a, uint64_t b) { return a * b; }

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

template <class T> T andT(T a, T b) { return a & b; }
template <class T> T orT(T a, T b) { return a | b; }
template <class T> T xorT(T a, T b) { return a ^ b; }
template <class T> T andNotT(T a, T b) { return a & ~b; }
template <class T> T orNotT(T a, T b) { return a | ~b; }
template <class T> T nandT(T a, T b) { return ~(a & b); }
template <class T> T norT(T a, T b) { return ~(a | b); }
template <class T> T xnorT(T a, T b) { return ~(a ^ b); }
template <class T> T notT(T a) { return ~a; }
template <class T> T lshlT(T a, uint32_t b) {
  return a << (b & (sizeof(T) * 8 - 1));
}
template <class T> T lshrT(T a, uint32_t b) {
  return a >> (b & (sizeof(T) * 8 - 1));
}
int32_t ashrI32(int32_t a, uint32_t b) { return a >> (b & 31); }
int64_t ashrI64(int64_t a, uint32_t b) { return a >> (b & 63); }
template <class T> T bfmT(uint32_t a, uint32_t b) {
  constexpr unsigned bits = sizeof(T) * 8;
  return ((T(1) << (a & (bits - 1))) - 1) << (b & (bits - 1));
}
template <class U, class T = U> T bfeT(T a, uint32_t b) {
  constexpr unsigned bits = sizeof(T) * 8;
  unsigned offset = b & (bits - 1), width = b >> 16 & 0x7f;
  if (!width)
    return 0;
  if (width >= bits - offset)
    return a >> offset;
  unsigned up = bits - offset - width;
  return T(U(a) << up) >> (up + offset);
}
uint32_t brevB32(uint32_t a) { return reverseBits(a); }
/// A copy of a register that holds nothing holds nothing: functions save those
/// of their caller.
template <unsigned words> void move(Wave &wave, const Instruction &i) {
  if (isRdna && i.destination == operand::null)
    return;
  unsigned code = i.source[0];
  uint64_t value;
  if (code >= operand::numScalar) {
    value = words == 2 ? readScalar64(wave, i, 0) : readScalar(wave, i, 0);
    writeRegister(wave, i.destination, uint32_t(value));
    if (words == 2)
      writeRegister(wave, (i.destination + 1) & 127, uint32_t(value >> 32));
    return;
  }
  uint32_t copy[words];
  bool isHeld[words];
  for (unsigned k = 0; k < words; ++k)
    copy[k] = readIfHeld(wave, code + k, isHeld[k]);
  for (unsigned k = 0; k < words; ++k) {
    unsigned to = (i.destination + k) & 127;
    writeRegister(wave, to, copy[k]);
    if (!isHeld[k])
      forgetRegister(wave, to);
  }
}
/// Each bit twice.
uint64_t replicateBits(uint32_t a) {
  uint64_t r = 0;
  for (unsigned k = 0; k < 32; ++k)
    r |= uint64_t(a >> k & 1) * 3 << 2 * k;
  return r;
}
uint64_t brevB64(uint64_t a) { return reverseBits(a); }
uint32_t countZeros32(uint32_t a) { return __builtin_popcount(~a); }
uint32_t countZeros64(uint64_t a) { return __builtin_popcountll(~a); }
uint32_t countOnes32(uint32_t a) { return __builtin_popcount(a); }
uint32_t countOnes64(uint64_t a) { return __builtin_popcountll(a); }
uint32_t firstZero32(uint32_t a) { return ~a ? __builtin_ctz(~a) : -1; }
uint32_t firstZero64(uint64_t a) { return ~a ? __builtin_ctzll(~a) : -1; }
uint32_t firstOne32(uint32_t a) { return a ? __builtin_ctz(a) : -1; }
uint32_t firstOne64(uint64_t a) { return a ? __builtin_ctzll(a) : -1; }
uint32_t leadingU32(uint32_t a) { return a ? __builtin_clz(a) : -1; }
uint32_t leadingU64(uint64_t a) { return a ? __builtin_clzll(a) : -1; }
uint32_t leadingI32(uint32_t a) {
  uint32_t x = a ^ uint32_t(int32_t(a) >> 31);
  return x ? __builtin_clz(x) : -1;
}
uint32_t leadingI64(uint64_t a) {
  uint64_t x = a ^ uint64_t(int64_t(a) >> 63);
  return x ? __builtin_clzll(x) : -1;
}
uint32_t extendI8(uint32_t a) { return uint32_t(int32_t(int8_t(a))); }
uint32_t extendI16(uint32_t a) { return uint32_t(int32_t(int16_t(a))); }
uint32_t packLL(uint32_t a, uint32_t b) { return (a & 0xffff) | b << 16; }
uint32_t packLH(uint32_t a, uint32_t b) {
  return (a & 0xffff) | (b & 0xffff0000);
}
uint32_t packHL(uint32_t a, uint32_t b) { return a >> 16 | b << 16; }
uint32_t packHH(uint32_t a, uint32_t b) { return a >> 16 | (b & 0xffff0000); }

template <bool value> void bitSet32(Wave &wave, const Instruction &i) {
  uint32_t bit = 1u << (readScalar(wave, i, 0) & 31);
  uint32_t old = readRegister(wave, i.destination);
  writeRegister(wave, i.destination, value ? old | bit : old & ~bit);
}
template <bool value> void bitSet64(Wave &wave, const Instruction &i) {
  uint64_t bit = uint64_t(1) << (readScalar(wave, i, 0) & 63);
  uint64_t old = readRegister64(wave, i.destination);
  writeRegister64(wave, i.destination, value ? old | bit : old & ~bit);
}
/// Within groups of 2 and 4 bits.
template <class T> T quadMask(T a) {
  T any = (a | a >> 1 | a >> 2 | a >> 3) & T(0x1111111111111111);
  T r = 0;
  for (unsigned k = 0; k < sizeof(T) * 2; ++k)
    r |= (any >> k * 4 & 1) << k;
  return r;
}
template <class T> T wholeQuad(T a) {
  T any = (a | a >> 1 | a >> 2 | a >> 3) & T(0x1111111111111111);
  return any * 15;
}

//===----------------------------------------------------------------------===//
// Selection and EXEC
//===----------------------------------------------------------------------===//

void cselect32(Wave &wave, const Instruction &i) {
  bool scc = readScc(wave);
  writeRegister(wave, i.destination, readScalar(wave, i, scc ? 0 : 1));
}
void cselect64(Wave &wave, const Instruction &i) {
  bool scc = readScc(wave);
  writeRegister64(wave, i.destination, readScalar64(wave, i, scc ? 0 : 1));
}
void cmov32(Wave &wave, const Instruction &i) {
  if (readScc(wave))
    writeRegister(wave, i.destination, readScalar(wave, i, 0));
}
void cmov64(Wave &wave, const Instruction &i) {
  if (readScc(wave))
    writeRegister64(wave, i.destination, readScalar64(wave, i, 0));
}
/// Of as many bits as the wave has lanes.
template <auto function, class T>
void runSaveExec(Wave &wave, const Instruction &i, T (*)(T, T)) {
  T a = readSource<T>(wave, i, 0), exec = T(wave.exec());
  T r = function(a, exec);
  writeResult(wave, i, exec);
  setExec(wave, r);
  setScc(wave, r != 0);
}
template <auto function> void saveExec(Wave &wave, const Instruction &i) {
  runSaveExec<function>(wave, i, function);
}
/// EXEC & ~source, the other way around than s_andn2.
template <class T> T notAnd(T a, T b) { return ~a & b; }
template <class T> T notOr(T a, T b) { return ~a | b; }
template <auto function, class T>
void runWriteExec(Wave &wave, const Instruction &i, T (*)(T, T)) {
  T r = function(readSource<T>(wave, i, 0), T(wave.exec()));
  writeResult(wave, i, r);
  setExec(wave, r);
  setScc(wave, r != 0);
}
template <auto function> void writeExec(Wave &wave, const Instruction &i) {
  runWriteExec<function>(wave, i, function);
}

void bitCompare0(Wave &wave, const Instruction &i) {
  setScc(wave, !(readScalar(wave, i, 0) >> (readScalar(wave, i, 1) & 31) & 1));
}
void bitCompare1(Wave &wave, const Instruction &i) {
  setScc(wave, readScalar(wave, i, 0) >> (readScalar(wave, i, 1) & 31) & 1);
}
void bitCompare0B64(Wave &wave, const Instruction &i) {
  setScc(wave,
         !(readScalar64(wave, i, 0) >> (readScalar(wave, i, 1) & 63) & 1));
}
void bitCompare1B64(Wave &wave, const Instruction &i) {
  setScc(wave, readScalar64(wave, i, 0) >> (readScalar(wave, i, 1) & 63) & 1);
}

/// s_movrels and s_movreld: M0 is added to the register.
template <bool isSource, bool is64>
void moveRelative(Wave &wave, const Instruction &i) {
  uint32_t m0 = readRegister(wave, operand::m0);
  unsigned source = i.source[0], destination = i.destination;
  (isSource ? source : destination) += m0;
  if (source >= 104 || destination >= 104)
    return fault::other(wave, "expected m0 to name a scalar register of the "
                              "wave, found one past s103");
  if (is64)
    writeRegister64(wave, destination, readRegister64(wave, source));
  else
    writeRegister(wave, destination, readRegister(wave, source));
}

//===----------------------------------------------------------------------===//
// Comparisons and immediates
//===----------------------------------------------------------------------===//

template <class T> bool equal(T a, T b) { return a == b; }
template <class T> bool notEqual(T a, T b) { return a != b; }
template <class T> bool greater(T a, T b) { return a > b; }
template <class T> bool greaterEqual(T a, T b) { return a >= b; }
template <class T> bool less(T a, T b) { return a < b; }
template <class T> bool lessEqual(T a, T b) { return a <= b; }

void movk(Wave &wave, const Instruction &i) {
  writeRegister(wave, i.destination, uint32_t(i.offset));
}
void cmovk(Wave &wave, const Instruction &i) {
  if (readScc(wave))
    movk(wave, i);
}
void addk(Wave &wave, const Instruction &i) {
  bool scc;
  uint32_t r =
      addI32(readRegister(wave, i.destination), uint32_t(i.offset), scc);
  writeRegister(wave, i.destination, r);
  setScc(wave, scc);
}
void mulk(Wave &wave, const Instruction &i) {
  writeRegister(wave, i.destination,
                readRegister(wave, i.destination) * uint32_t(i.offset));
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

using U = uint32_t;
using L = uint64_t;
constexpr Unit salu = Unit::ScalarAlu;
constexpr SourceKind b32 = SourceKind::B32, b64 = SourceKind::B64;
#define ROW32(NAME, ...)                                                       \
  {                                                                            \
    NAME, __VA_ARGS__, salu, { b32, b32, b32 }                                 \
  }
#define ROW64(NAME, ...)                                                       \
  {                                                                            \
    NAME, __VA_ARGS__, salu, { b64, b64, b64 }                                 \
  }
/// A 64-bit first source and a 32-bit second one.
#define ROW6432(NAME, ...)                                                     \
  {                                                                            \
    NAME, __VA_ARGS__, salu, { b64, b32, b32 }                                 \
  }

/// For both sizes of waves.
#define EXEC(NAME, HANDLER, FUNCTION)                                          \
  ROW32(NAME "_b32", HANDLER<FUNCTION<U>>),                                    \
      ROW64(NAME "_b64", HANDLER<FUNCTION<L>>)

constexpr HandlerEntry entries[] = {
    ROW32("s_add_u32", withScc<addU32>),
    ROW32("s_sub_u32", withScc<subU32>),
    ROW32("s_add_i32", withScc<addI32>),
    ROW32("s_sub_i32", withScc<subI32>),
    ROW32("s_addc_u32", addcU32),
    ROW32("s_subb_u32", subbU32),
    ROW32("s_min_i32", withScc<minI32>),
    ROW32("s_min_u32", withScc<minU32>),
    ROW32("s_max_i32", withScc<maxI32>),
    ROW32("s_max_u32", withScc<maxU32>),
    ROW32("s_lshl1_add_u32", withScc<lshlAdd<1>>),
    ROW32("s_lshl2_add_u32", withScc<lshlAdd<2>>),
    ROW32("s_lshl3_add_u32", withScc<lshlAdd<3>>),
    ROW32("s_lshl4_add_u32", withScc<lshlAdd<4>>),
    ROW32("s_mul_i32", scalar<mulI32>),
    ROW32("s_mul_hi_u32", scalar<mulHiU32>),
    ROW32("s_mul_hi_i32", scalar<mulHiI32>),
    ROW32("s_absdiff_i32", scalar<absDiff, Scc::NotZero>),
    ROW32("s_abs_i32", scalar<absI32, Scc::NotZero>),
    ROW32("s_and_b32", scalar<andT<U>, Scc::NotZero>),
    ROW64("s_and_b64", scalar<andT<L>, Scc::NotZero>),
    ROW32("s_or_b32", scalar<orT<U>, Scc::NotZero>),
    ROW64("s_or_b64", scalar<orT<L>, Scc::NotZero>),
    ROW32("s_xor_b32", scalar<xorT<U>, Scc::NotZero>),
    ROW64("s_xor_b64", scalar<xorT<L>, Scc::NotZero>),
    ROW32("s_andn2_b32", scalar<andNotT<U>, Scc::NotZero>),
    ROW64("s_andn2_b64", scalar<andNotT<L>, Scc::NotZero>),
    ROW32("s_orn2_b32", scalar<orNotT<U>, Scc::NotZero>),
    ROW64("s_orn2_b64", scalar<orNotT<L>, Scc::NotZero>),
    ROW32("s_nand_b32", scalar<nandT<U>, Scc::NotZero>),
    ROW64("s_nand_b64", scalar<nandT<L>, Scc::NotZero>),
    ROW32("s_nor_b32", scalar<norT<U>, Scc::NotZero>),
    ROW64("s_nor_b64", scalar<norT<L>, Scc::NotZero>),
    ROW32("s_xnor_b32", scalar<xnorT<U>, Scc::NotZero>),
    ROW64("s_xnor_b64", scalar<xnorT<L>, Scc::NotZero>),
    ROW32("s_not_b32", scalar<notT<U>, Scc::NotZero>),
    ROW64("s_not_b64", scalar<notT<L>, Scc::NotZero>),
    ROW32("s_mov_b32", move<1>),
    ROW64("s_mov_b64", move<2>),
    ROW32("s_bitreplicate_b64_b32", scalar<replicateBits>),
    ROW32("s_lshl_b32", scalar<lshlT<U>, Scc::NotZero>),
    ROW6432("s_lshl_b64", scalar<lshlT<L>, Scc::NotZero>),
    ROW32("s_lshr_b32", scalar<lshrT<U>, Scc::NotZero>),
    ROW6432("s_lshr_b64", scalar<lshrT<L>, Scc::NotZero>),
    ROW32("s_ashr_i32", scalar<ashrI32, Scc::NotZero>),
    ROW6432("s_ashr_i64", scalar<ashrI64, Scc::NotZero>),
    ROW32("s_bfm_b32", scalar<bfmT<U>>),
    ROW32("s_bfm_b64", scalar<bfmT<L>>),
    ROW32("s_bfe_u32", scalar<bfeT<U>, Scc::NotZero>),
    ROW32("s_bfe_i32", scalar<bfeT<U, int32_t>, Scc::NotZero>),
    ROW6432("s_bfe_u64", scalar<bfeT<L>, Scc::NotZero>),
    ROW6432("s_bfe_i64", scalar<bfeT<L, int64_t>, Scc::NotZero>),
    ROW32("s_brev_b32", scalar<brevB32>),
    ROW64("s_brev_b64", scalar<brevB64>),
    ROW32("s_bcnt0_i32_b32", scalar<countZeros32, Scc::NotZero>),
    ROW64("s_bcnt0_i32_b64", scalar<countZeros64, Scc::NotZero>),
    ROW32("s_bcnt1_i32_b32", scalar<countOnes32, Scc::NotZero>),
    ROW64("s_bcnt1_i32_b64", scalar<countOnes64, Scc::NotZero>),
    ROW32("s_ff0_i32_b32", scalar<firstZero32>),
    ROW64("s_ff0_i32_b64", scalar<firstZero64>),
    ROW32("s_ff1_i32_b32", scalar<firstOne32>),
    ROW64("s_ff1_i32_b64", scalar<firstOne64>),
    ROW32("s_flbit_i32_b32", scalar<leadingU32>),
    ROW64("s_flbit_i32_b64", scalar<leadingU64>),
    ROW32("s_flbit_i32", scalar<leadingI32>),
    ROW64("s_flbit_i32_i64", scalar<leadingI64>),
    ROW32("s_sext_i32_i8", scalar<extendI8>),
    ROW32("s_sext_i32_i16", scalar<extendI16>),
    ROW32("s_pack_ll_b32_b16", scalar<packLL>),
    ROW32("s_pack_lh_b32_b16", scalar<packLH>),
    ROW32("s_pack_hh_b32_b16", scalar<packHH>),
    ROW32("s_pack_hl_b32_b16", scalar<packHL>),
    ROW64("s_add_nc_u64", scalar<addU64>),
    ROW64("s_sub_nc_u64", scalar<subU64>),
    ROW64("s_mul_u64", scalar<mulU64>),
    ROW32("s_bitset0_b32", bitSet32<false>),
    ROW32("s_bitset1_b32", bitSet32<true>),
    ROW32("s_bitset0_b64", bitSet64<false>),
    ROW32("s_bitset1_b64", bitSet64<true>),
    ROW32("s_quadmask_b32", scalar<quadMask<U>, Scc::NotZero>),
    ROW64("s_quadmask_b64", scalar<quadMask<L>, Scc::NotZero>),
    ROW32("s_wqm_b32", scalar<wholeQuad<U>, Scc::NotZero>),
    ROW64("s_wqm_b64", scalar<wholeQuad<L>, Scc::NotZero>),
    ROW32("s_cselect_b32", cselect32),
    ROW64("s_cselect_b64", cselect64),
    ROW32("s_cmov_b32", cmov32),
    ROW64("s_cmov_b64", cmov64),
    EXEC("s_and_saveexec", saveExec, andT),
    EXEC("s_or_saveexec", saveExec, orT),
    EXEC("s_xor_saveexec", saveExec, xorT),
    EXEC("s_andn2_saveexec", saveExec, andNotT),
    EXEC("s_orn2_saveexec", saveExec, orNotT),
    EXEC("s_nand_saveexec", saveExec, nandT),
    EXEC("s_nor_saveexec", saveExec, norT),
    EXEC("s_xnor_saveexec", saveExec, xnorT),
    EXEC("s_andn1_saveexec", saveExec, notAnd),
    EXEC("s_orn1_saveexec", saveExec, notOr),
    EXEC("s_andn1_wrexec", writeExec, notAnd),
    EXEC("s_andn2_wrexec", writeExec, andNotT),
    ROW32("s_bitcmp0_b32", bitCompare0),
    ROW32("s_bitcmp1_b32", bitCompare1),
    ROW6432("s_bitcmp0_b64", bitCompare0B64),
    ROW6432("s_bitcmp1_b64", bitCompare1B64),
    ROW32("s_movrels_b32", moveRelative<true, false>),
    ROW64("s_movrels_b64", moveRelative<true, true>),
    ROW32("s_movreld_b32", moveRelative<false, false>),
    ROW64("s_movreld_b64", moveRelative<false, true>),
    ROW32("s_cmp_eq_i32", compare<equal<U>>),
    ROW32("s_cmp_lg_i32", compare<notEqual<U>>),
    ROW32("s_cmp_gt_i32", compare<greater<int32_t>>),
    ROW32("s_cmp_ge_i32", compare<greaterEqual<int32_t>>),
    ROW32("s_cmp_lt_i32", compare<less<int32_t>>),
    ROW32("s_cmp_le_i32", compare<lessEqual<int32_t>>),
    ROW32("s_cmp_eq_u32", compare<equal<U>>),
    ROW32("s_cmp_lg_u32", compare<notEqual<U>>),
    ROW32("s_cmp_gt_u32", compare<greater<U>>),
    ROW32("s_cmp_ge_u32", compare<greaterEqual<U>>),
    ROW32("s_cmp_lt_u32", compare<less<U>>),
    ROW32("s_cmp_le_u32", compare<lessEqual<U>>),
    ROW64("s_cmp_eq_u64", compare<equal<L>>),
    ROW64("s_cmp_lg_u64", compare<notEqual<L>>),
    ROW32("s_cmpk_eq_i32", compareImmediate<equal<U>, true>),
    ROW32("s_cmpk_lg_i32", compareImmediate<notEqual<U>, true>),
    ROW32("s_cmpk_gt_i32", compareImmediate<greater<int32_t>, true>),
    ROW32("s_cmpk_ge_i32", compareImmediate<greaterEqual<int32_t>, true>),
    ROW32("s_cmpk_lt_i32", compareImmediate<less<int32_t>, true>),
    ROW32("s_cmpk_le_i32", compareImmediate<lessEqual<int32_t>, true>),
    ROW32("s_cmpk_eq_u32", compareImmediate<equal<U>, false>),
    ROW32("s_cmpk_lg_u32", compareImmediate<notEqual<U>, false>),
    ROW32("s_cmpk_gt_u32", compareImmediate<greater<U>, false>),
    ROW32("s_cmpk_ge_u32", compareImmediate<greaterEqual<U>, false>),
    ROW32("s_cmpk_lt_u32", compareImmediate<less<U>, false>),
    ROW32("s_cmpk_le_u32", compareImmediate<lessEqual<U>, false>),
    ROW32("s_movk_i32", movk),
    ROW32("s_cmovk_i32", cmovk),
    ROW32("s_addk_i32", addk),
    ROW32("s_mulk_i32", mulk),
};

} // namespace

HandlerTable getScalarAluTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
