//===- VectorHalf.cpp - Half precision and 16-bit integers ----------------===//
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

/// Rounding a sum, product or quotient first to single and then to half
/// precision is the same as rounding it once.
template <float (*function)(float, float)> Half binary(Half a, Half b) {
  return {toHalf(function(toFloat(a.bits), toFloat(b.bits)))};
}
float addF(float a, float b) { return a + b; }
float subF(float a, float b) { return a - b; }
float subrevF(float a, float b) { return b - a; }
float mulF(float a, float b) { return a * b; }

uint32_t pack(Half a, Half b) { return a.bits | uint32_t(b.bits) << 16; }

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b16 = SourceKind::B16;
#define ROW(NAME, ...)                                                         \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { b16, b16, b16 }                                 \
  }

constexpr HandlerEntry entries[] = {
    ROW("v_add_f16", alu<binary<addF>>),
    ROW("v_sub_f16", alu<binary<subF>>),
    ROW("v_subrev_f16", alu<binary<subrevF>>),
    ROW("v_mul_f16", alu<binary<mulF>>),
    ROW("v_pack_b32_f16", alu<pack>),
};

} // namespace

HandlerTable getVectorHalfTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
