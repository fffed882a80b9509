//===- WaveMatrix.cpp - WMMA: matrix products of a wave -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rdna/WaveMatrix.h"
#include "Gfx9/HalfMode.h"
#include "Rdna/Families.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

constexpr MatrixLayout gfx11 = MatrixLayout::Gfx11;
constexpr MatrixLayout gfx12 = MatrixLayout::Gfx12;

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

/// `count` registers of a source; a constant is in `storage`.
template <unsigned count>
void readRegisters(Wave &wave, const Instruction &i, unsigned k,
                   const uint32_t **registers, uint32_t *storage) {
  unsigned code = i.source[k];
  bool isVector = operand::isVector(code);
  if (!isVector)
    fill(storage, readScalar(wave, i, k));
  for (unsigned r = 0; r < count; ++r)
    registers[r] = isVector
                       ? readVector(wave, code - operand::vector + r, allLanes)
                       : storage;
}

template <unsigned count>
void writeRegisters(Wave &wave, const Instruction &i, uint32_t **registers) {
  unsigned vgpr = i.destination - operand::vector;
  for (unsigned r = 0; r < count; ++r)
    registers[r] = writeVector(wave, vgpr + r, allLanes);
}

/// All lanes take part, whatever EXEC says, so it must have them all; on gfx11
/// both halves of the wave must hold the same of A and B.
template <MatrixLayout layout, unsigned count>
bool check(Wave &wave, const uint32_t *const *a, const uint32_t *const *b) {
  if (wave.exec() != allLanes) [[unlikely]] {
    fault::other(wave, "expected all lanes on for a product of matrices, found "
                       "some off");
    return false;
  }
  uint32_t difference = 0;
  if (layout == gfx11)
    for (unsigned r = 0; r < count; ++r)
      for (unsigned lane = 0; lane < 16; ++lane)
        difference |=
            (a[r][lane] ^ a[r][lane + 16]) | (b[r][lane] ^ b[r][lane + 16]);
  if (difference && wave.status == WaveStatus::Running) [[unlikely]]
    fault::other(wave, "expected the same in lanes 16 to 31 of the matrices A "
                       "and B as in lanes 0 to 15, found something else");
  return wave.status == WaveStatus::Running;
}

/// neg flips the signs of even k, neg_hi those of odd k.
uint32_t getSigns(const Instruction &i, unsigned k) {
  return uint32_t(i.neg >> k & 1) << 15 | uint32_t(i.negHi >> k & 1) << 31;
}

/// Of C they mean negation and the absolute value.
void modifySums(const Instruction &i, Tile<float> &tile) {
  uint32_t clear = i.negHi & 4 ? 0x80000000 : 0;
  uint32_t flip = i.neg & 4 ? 0x80000000 : 0;
  if (!clear && !flip)
    return;
  for (auto &row : tile.at)
    for (float &value : row)
      value = asFloat((asBits(value) & ~clear) ^ flip);
}

//===----------------------------------------------------------------------===//
// Handlers
//===----------------------------------------------------------------------===//

template <class Element, MatrixLayout layout, bool isShort>
[[gnu::noinline]] void productInMode(Wave &wave, const Instruction &i) {
  constexpr unsigned inputs = inputRegisters<layout, 16>;
  constexpr unsigned results = resultRegisters < layout, isShort ? 16 : 32 > ;
  alignas(64) uint32_t storage[3][maxLanes];
  const uint32_t *as[inputs], *bs[inputs], *cs[results];
  uint32_t *ds[results];
  readRegisters<inputs>(wave, i, 0, as, storage[0]);
  readRegisters<inputs>(wave, i, 1, bs, storage[1]);
  readRegisters<results>(wave, i, 2, cs, storage[2]);
  if (!check<layout, inputs>(wave, as, bs))
    return;
  Tile<float> a, b, c;
  loadInput<Element, layout>(as, getSigns(i, 0), a);
  loadInput<Element, layout>(bs, getSigns(i, 1), b);
  bool isUpper = i.opSel & 4;
  // A constant is the same half in all places.
  if constexpr (isShort)
    loadShortResult<Element, layout>(
        cs, isUpper && operand::isVector(i.source[2]), c);
  else
    loadResult<float, layout>(cs, c);
  modifySums(i, c);
  multiplyAdd(a, b, c);
  writeRegisters<results>(wave, i, ds);
  if constexpr (isShort)
    storeShortResult<Element, layout>(c, isUpper, ds);
  else
    storeResult<float, layout>(c, ds);
}

/// The rounding of MODE and its denormals do not count.
template <class Element, MatrixLayout layout, bool isShort>
void product(Wave &wave, const Instruction &i) {
  NearestMode mode;
  productInMode<Element, layout, isShort>(wave, i);
}

/// `depth` values of k. neg says which of A and B have signs; clamp saturates.
template <unsigned bits, MatrixLayout layout, unsigned depth>
void integerProduct(Wave &wave, const Instruction &i) {
  constexpr unsigned each = inputRegisters<layout, bits>;
  constexpr unsigned inputs = each * depth / 16;
  alignas(64) uint32_t storage[3][maxLanes];
  const uint32_t *as[inputs], *bs[inputs], *cs[8];
  uint32_t *ds[8];
  readRegisters<inputs>(wave, i, 0, as, storage[0]);
  readRegisters<inputs>(wave, i, 1, bs, storage[1]);
  readRegisters<8>(wave, i, 2, cs, storage[2]);
  if (!check<layout, inputs>(wave, as, bs))
    return;
  Tile<int32_t> a, b, c;
  loadResult<int32_t, layout>(cs, c);
  Tile<int64_t> sums;
  for (unsigned row = 0; row < 16; ++row)
    for (unsigned column = 0; column < 16; ++column)
      sums.at[row][column] = c.at[row][column];
  // Of 32 values of k, each half of the wave has 16: a register at a time.
  for (unsigned part = 0; part < inputs; part += each) {
    loadIntegers<bits, layout>(as + part, i.neg & 1, a);
    loadIntegers<bits, layout>(bs + part, i.neg & 2, b);
    multiplyAdd(a, b, sums);
  }
  for (unsigned row = 0; row < 16; ++row)
    for (unsigned column = 0; column < 16; ++column) {
      int64_t sum = sums.at[row][column];
      if (i.flags & flag::Clamp)
        sum = sum < INT32_MIN ? INT32_MIN : sum > INT32_MAX ? INT32_MAX : sum;
      c.at[row][column] = int32_t(sum);
    }
  writeRegisters<8>(wave, i, ds);
  storeResult<int32_t, layout>(c, ds);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

constexpr SourceKind b32 = SourceKind::B32, b16 = SourceKind::B16;
#define ROW(NAME, KIND, ...)                                                   \
  {                                                                            \
    NAME, __VA_ARGS__, Unit::VectorAlu, { b32, b32, KIND }                     \
  }
#define FLOATS(LAYOUT)                                                         \
  ROW("v_wmma_f32_16x16x16_f16", b32, product<F16, LAYOUT, false>),            \
      ROW("v_wmma_f32_16x16x16_bf16", b32, product<BF16, LAYOUT, false>),      \
      ROW("v_wmma_f16_16x16x16_f16", b16, product<F16, LAYOUT, true>),         \
      ROW("v_wmma_bf16_16x16x16_bf16", b16, product<BF16, LAYOUT, true>)
#define INTEGERS(LAYOUT)                                                       \
  ROW("v_wmma_i32_16x16x16_iu8", b32, integerProduct<8, LAYOUT, 16>),          \
      ROW("v_wmma_i32_16x16x16_iu4", b32, integerProduct<4, LAYOUT, 16>)

constexpr HandlerEntry gfx11Entries[] = {FLOATS(gfx11), INTEGERS(gfx11)};
constexpr HandlerEntry gfx12Entries[] = {
    FLOATS(gfx12), INTEGERS(gfx12),
    ROW("v_wmma_i32_16x16x32_iu4", b32, integerProduct<4, gfx12, 32>)};

} // namespace

HandlerTable getGfx11WaveMatrixTable() {
  return {gfx11Entries, sizeof(gfx11Entries) / sizeof(gfx11Entries[0])};
}
HandlerTable getGfx12WaveMatrixTable() {
  return {gfx12Entries, sizeof(gfx12Entries) / sizeof(gfx12Entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
