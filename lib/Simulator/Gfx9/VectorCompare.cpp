//===- VectorCompare.cpp - VOPC: comparisons ------------------------------===//
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
// Predicates
//===----------------------------------------------------------------------===//

template <class T> bool never(T, T) { return false; }
template <class T> bool always(T, T) { return true; }
template <class T> bool eq(T a, T b) { return a == b; }
template <class T> bool lt(T a, T b) { return a < b; }
template <class T> bool le(T a, T b) { return a <= b; }
template <class T> bool gt(T a, T b) { return a > b; }
template <class T> bool ge(T a, T b) { return a >= b; }
/// "lg" of floats is ordered; "ne" of integers is this, too.
template <class T> bool lg(T a, T b) { return a < b || a > b; }
template <class T> bool ordered(T a, T b) { return a == a && b == b; }
template <class T> bool unordered(T a, T b) { return a != a || b != b; }
template <class T> bool nge(T a, T b) { return !(a >= b); }
template <class T> bool nlg(T a, T b) { return !(a < b || a > b); }
template <class T> bool ngt(T a, T b) { return !(a > b); }
template <class T> bool nle(T a, T b) { return !(a <= b); }
template <class T> bool neq(T a, T b) { return !(a == b); }
template <class T> bool nlt(T a, T b) { return !(a < b); }

/// The same of halves.
template <bool (*function)(float, float)> bool half(Half a, Half b) {
  return function(toFloat(a.bits), toFloat(b.bits));
}

/// Whether the class of a number is among those of a mask.
template <class Bits, unsigned mantissaBits, unsigned exponentBits>
bool isClass(Bits a, uint32_t mask) {
  constexpr Bits exponentOnes = (Bits(1) << exponentBits) - 1;
  Bits exponent = a >> mantissaBits & exponentOnes;
  Bits mantissa = a & ((Bits(1) << mantissaBits) - 1);
  bool negative = a >> (mantissaBits + exponentBits) & 1;
  unsigned kind;
  if (exponent == exponentOnes && mantissa)
    kind = mantissa >> (mantissaBits - 1) & 1 ? 1 : 0; // quiet, signalling
  else if (exponent == exponentOnes)
    kind = negative ? 2 : 9;
  else if (exponent)
    kind = negative ? 3 : 8;
  else if (mantissa)
    kind = negative ? 4 : 7;
  else
    kind = negative ? 5 : 6;
  return mask >> kind & 1;
}
bool classF32(float a, uint32_t mask) {
  return isClass<uint32_t, 23, 8>(asBits(a), mask);
}
bool classF16(Half a, uint16_t mask) {
  return isClass<uint32_t, 10, 5>(a.bits, mask);
}
bool classF64(double a, uint32_t mask) {
  return isClass<uint64_t, 52, 11>(bitCast<uint64_t>(a), mask);
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b32 = SourceKind::B32, b16 = SourceKind::B16,
                     b64 = SourceKind::B64, f64 = SourceKind::F64;

/// v_cmp and v_cmpx of one predicate.
#define BOTH(NAME, FUNCTION, KIND)                                             \
  {"v_cmp_" NAME, compare<FUNCTION>, valu, {KIND, KIND, KIND}}, {              \
    "v_cmpx_" NAME, compareExec<FUNCTION>, valu, { KIND, KIND, KIND }          \
  }

#define INTEGER(TYPE, T, KIND)                                                 \
  BOTH("f_" TYPE, never<T>, KIND), BOTH("lt_" TYPE, lt<T>, KIND),              \
      BOTH("eq_" TYPE, eq<T>, KIND), BOTH("le_" TYPE, le<T>, KIND),            \
      BOTH("gt_" TYPE, gt<T>, KIND), BOTH("ne_" TYPE, lg<T>, KIND),            \
      BOTH("ge_" TYPE, ge<T>, KIND), BOTH("t_" TYPE, always<T>, KIND)

#define FLOATING(TYPE, APPLY, KIND)                                            \
  BOTH("f_" TYPE, APPLY(never), KIND), BOTH("lt_" TYPE, APPLY(lt), KIND),      \
      BOTH("eq_" TYPE, APPLY(eq), KIND), BOTH("le_" TYPE, APPLY(le), KIND),    \
      BOTH("gt_" TYPE, APPLY(gt), KIND), BOTH("lg_" TYPE, APPLY(lg), KIND),    \
      BOTH("ge_" TYPE, APPLY(ge), KIND),                                       \
      BOTH("o_" TYPE, APPLY(ordered), KIND),                                   \
      BOTH("u_" TYPE, APPLY(unordered), KIND),                                 \
      BOTH("nge_" TYPE, APPLY(nge), KIND),                                     \
      BOTH("nlg_" TYPE, APPLY(nlg), KIND),                                     \
      BOTH("ngt_" TYPE, APPLY(ngt), KIND),                                     \
      BOTH("nle_" TYPE, APPLY(nle), KIND),                                     \
      BOTH("neq_" TYPE, APPLY(neq), KIND),                                     \
      BOTH("nlt_" TYPE, APPLY(nlt), KIND),                                     \
      BOTH("tru_" TYPE, APPLY(always), KIND)
#define SINGLE(F) F<float>
#define DOUBLE(F) F<double>
#define HALF(F) half<F<float>>

constexpr HandlerEntry entries[] = {
    INTEGER("i32", int32_t, b32),
    INTEGER("u32", uint32_t, b32),
    INTEGER("i64", int64_t, b64),
    INTEGER("u64", uint64_t, b64),
    INTEGER("i16", int16_t, b16),
    INTEGER("u16", uint16_t, b16),
    FLOATING("f32", SINGLE, b32),
    FLOATING("f64", DOUBLE, f64),
    FLOATING("f16", HALF, b16),
    {"v_cmp_class_f32", compare<classF32>, valu, {b32, b32, b32}},
    {"v_cmpx_class_f32", compareExec<classF32>, valu, {b32, b32, b32}},
    {"v_cmp_class_f16", compare<classF16>, valu, {b16, b16, b32}},
    {"v_cmpx_class_f16", compareExec<classF16>, valu, {b16, b16, b32}},
    {"v_cmp_class_f64", compare<classF64>, valu, {f64, b32, b32}},
    {"v_cmpx_class_f64", compareExec<classF64>, valu, {f64, b32, b32}},
};

} // namespace

HandlerTable getVectorCompareTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
