//===- VectorPacked.cpp - VOP3P: packed and mixed precision, dot products -===//
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
// Dot products
//===----------------------------------------------------------------------===//

/// Products of halves are exact in single precision. Two fused additions, the
/// lower pair first; single-precision denormals are flushed, whatever the mode.
/// How hardware rounds between the additions is not published.
float dot2(Pair a, Pair b, float c) {
  float sum = __builtin_fmaf(toFloat(uint16_t(a.bits)),
                             toFloat(uint16_t(b.bits)), flush(c));
  return flush(__builtin_fmaf(toFloat(uint16_t(a.bits >> 16)),
                              toFloat(uint16_t(b.bits >> 16)), sum));
}

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
#define MIX(NAME, ...)                                                         \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { b32, b32, b32 }                                 \
  }

constexpr HandlerEntry entries[] = {
    {"v_dot2_f32_f16", alu<dot2>, valu, {p16, p16, b32}},
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
