//===- VectorBytes.cpp - Sums of differences and other work on bytes -----===//
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

/// The sum of |a - b| over fields of `width` bits; with `masked`, without those
/// of which b, the reference, is zero.
template <unsigned width, bool masked> uint32_t sum(uint32_t a, uint32_t b) {
  constexpr uint32_t mask = (1u << width) - 1;
  uint32_t result = 0;
  for (unsigned shift = 0; shift < 32; shift += width) {
    uint32_t x = a >> shift & mask, y = b >> shift & mask;
    uint32_t difference = x < y ? y - x : x - y;
    result += masked && y == 0 ? 0 : difference;
  }
  return result;
}
uint32_t sadU8(uint32_t a, uint32_t b, uint32_t c) {
  return sum<8, false>(a, b) + c;
}
uint32_t sadHiU8(uint32_t a, uint32_t b, uint32_t c) {
  return (sum<8, false>(a, b) << 16) + c;
}
uint32_t msadU8(uint32_t a, uint32_t b, uint32_t c) {
  return sum<8, true>(a, b) + c;
}
uint32_t sadU16(uint32_t a, uint32_t b, uint32_t c) {
  return sum<16, false>(a, b) + c;
}

/// Of the four dwords that start at the bytes of `a`.
template <bool masked> uint64_t quadSad(uint64_t a, uint32_t b, uint64_t c) {
  uint64_t result = 0;
  for (unsigned k = 0; k < 4; ++k) {
    uint32_t part =
        sum<8, masked>(uint32_t(a >> 8 * k), b) + uint16_t(c >> 16 * k);
    result |= uint64_t(uint16_t(part)) << 16 * k;
  }
  return result;
}

/// The same with four dwords as sums.
void quadSad32(Wave &wave, const Instruction &i) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[2][2][maxLanes], result[4][maxLanes];
  Lanes a = loadSource<uint64_t>(wave, i, 0, exec, storage[0]);
  Lanes b = loadSource<uint32_t>(wave, i, 1, exec, storage[1]);
  for (unsigned k = 0; k < 4; ++k) {
    alignas(64) uint32_t start[maxLanes];
    const uint32_t *c = readLanes(wave, i, 2, exec, start, k);
    for (unsigned lane = 0; lane < maxLanes; ++lane)
      result[k][lane] =
          sum<8, true>(uint32_t(getLane<uint64_t>(a, lane) >> 8 * k),
                       b.low[lane]) +
          c[lane];
  }
  for (unsigned k = 0; k < 4; ++k)
    storeResult(wave, i, i.destination - operand::vector + k, result[k], exec);
}

uint32_t lerp(uint32_t a, uint32_t b, uint32_t round) {
  uint32_t result = 0;
  for (unsigned shift = 0; shift < 32; shift += 8)
    result |=
        (((a >> shift & 255) + (b >> shift & 255) + (round >> shift & 1)) >> 1)
        << shift;
  return result;
}

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b32 = SourceKind::B32, b64 = SourceKind::B64;

constexpr HandlerEntry entries[] = {
    {"v_sad_u8", alu<sadU8>, valu},
    {"v_sad_hi_u8", alu<sadHiU8>, valu},
    {"v_msad_u8", alu<msadU8>, valu},
    {"v_sad_u16", alu<sadU16>, valu},
    {"v_qsad_pk_u16_u8", alu<quadSad<false>>, valu, {b64, b32, b64}},
    {"v_mqsad_pk_u16_u8", alu<quadSad<true>>, valu, {b64, b32, b64}},
    {"v_mqsad_u32_u8", quadSad32, valu, {b64, b32, b32}},
    {"v_lerp_u8", alu<lerp>, valu},
};

} // namespace

HandlerTable getVectorBytesTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
