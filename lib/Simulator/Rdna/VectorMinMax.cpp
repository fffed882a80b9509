//===- VectorMinMax.cpp - Minima and maxima that gfx11 and gfx12 add ------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/VectorAlu.h"
#include "Rdna/Families.h"
#include "Rdna/MinMax.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

template <class T, auto first, auto second> T then(T a, T b, T c) {
  return second(first(a, b), c);
}
template <class T> T max(T a, T b) { return a > b ? a : b; }
template <class T> T min(T a, T b) { return a < b ? a : b; }

template <class T> T med3(T a, T b, T c) {
  auto isNan = [](T x) {
    auto value = FloatBits<T>::getValue(x);
    return value != value;
  };
  if (isNan(a) || isNan(b) || isNan(c))
    return minNumber(minNumber(a, b), c);
  return maxNumber(minNumber(a, b), minNumber(maxNumber(a, b), c));
}

template <Half (*function)(Half, Half)> Pair each(Pair a, Pair b) {
  Half low = function({uint16_t(a.bits)}, {uint16_t(b.bits)});
  Half high = function({uint16_t(a.bits >> 16)}, {uint16_t(b.bits >> 16)});
  return {low.bits | uint32_t(high.bits) << 16};
}

constexpr Unit valu = Unit::VectorAlu;
constexpr SourceKind b32 = SourceKind::B32, b16 = SourceKind::B16,
                     f64 = SourceKind::F64, p16 = SourceKind::P16;
#define ROW(NAME, KIND, ...)                                                   \
  {                                                                            \
    NAME, __VA_ARGS__, valu, { KIND, KIND, KIND }                              \
  }
/// One after the other, with an add-on to the names.
#define BOTH(SUFFIX, T, KIND, MAX, MIN)                                        \
  ROW("v_maxmin_" SUFFIX, KIND, alu<then<T, MAX<T>, MIN<T>>>),                 \
      ROW("v_minmax_" SUFFIX, KIND, alu<then<T, MIN<T>, MAX<T>>>)
#define FLOATS(SUFFIX, T, KIND)                                                \
  ROW("v_max_num_" SUFFIX, KIND, alu<maxNumber<T>>),                           \
      ROW("v_min_num_" SUFFIX, KIND, alu<minNumber<T>>),                       \
      ROW("v_maximum_" SUFFIX, KIND, alu<maximum<T>>),                         \
      ROW("v_minimum_" SUFFIX, KIND, alu<minimum<T>>)
#define THREE(SUFFIX, T, KIND)                                                 \
  ROW("v_max3_num_" SUFFIX, KIND, alu<then<T, maxNumber<T>, maxNumber<T>>>),   \
      ROW("v_min3_num_" SUFFIX, KIND,                                          \
          alu<then<T, minNumber<T>, minNumber<T>>>),                           \
      ROW("v_med3_num_" SUFFIX, KIND, alu<med3<T>>),                           \
      ROW("v_maximum3_" SUFFIX, KIND, alu<then<T, maximum<T>, maximum<T>>>),   \
      ROW("v_minimum3_" SUFFIX, KIND, alu<then<T, minimum<T>, minimum<T>>>),   \
      ROW("v_maximumminimum_" SUFFIX, KIND,                                    \
          alu<then<T, maximum<T>, minimum<T>>>),                               \
      ROW("v_minimummaximum_" SUFFIX, KIND,                                    \
          alu<then<T, minimum<T>, maximum<T>>>)

constexpr HandlerEntry entries[] = {
    BOTH("f32", float, b32, maxNumber, minNumber),
    BOTH("f16", Half, b16, maxNumber, minNumber),
    BOTH("num_f32", float, b32, maxNumber, minNumber),
    BOTH("num_f16", Half, b16, maxNumber, minNumber),
    BOTH("i32", int32_t, b32, max, min),
    BOTH("u32", uint32_t, b32, max, min),
    FLOATS("f32", float, b32),
    FLOATS("f16", Half, b16),
    FLOATS("f64", double, f64),
    THREE("f32", float, b32),
    THREE("f16", Half, b16),
    ROW("v_pk_maximum_f16", p16, alu<each<maximum<Half>>>),
    ROW("v_pk_minimum_f16", p16, alu<each<minimum<Half>>>),
};

} // namespace

HandlerTable getVectorMinMaxTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
