//===- Atomics.h - What atomics do to a value in memory ---------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_GFX9_ATOMICS_H
#define ATTN_LIB_SIMULATOR_GFX9_ATOMICS_H

#include "Gfx9/Memory.h"

namespace attn::sim::ATTN_SIM_VARIANT {

//===----------------------------------------------------------------------===//
// The new value, of the old one and one or two data
//===----------------------------------------------------------------------===//

template <class T> T addT(T a, T b) { return a + b; }
template <class T> T subT(T a, T b) { return a - b; }
template <class T> T rsubT(T a, T b) { return b - a; }
template <class T> T incT(T a, T b) { return a >= b ? 0 : a + 1; }
template <class T> T decT(T a, T b) { return a == 0 || a > b ? b : a - 1; }
/// A NaN in memory gives way to a number.
template <class T> T minT(T a, T b) { return a != a || b < a ? b : a; }
template <class T> T maxT(T a, T b) { return a != a || b > a ? b : a; }
template <class T> T andT(T a, T b) { return a & b; }
template <class T> T orT(T a, T b) { return a | b; }
template <class T> T xorT(T a, T b) { return a ^ b; }
template <class T> T exchangeT(T, T b) { return b; }
/// The comparison value comes first.
template <class T> T compareT(T a, T compare, T value) {
  return a == compare ? value : a;
}
/// Not below zero.
template <class T> T subClampedT(T a, T b) { return b > a ? 0 : a - b; }
/// The value comes first.
template <class T> T storeIfEqualT(T a, T value, T compare) {
  return a == compare ? value : a;
}
template <class T> T maskOrT(T a, T mask, T value) {
  return (a & ~mask) | value;
}

/// Two halves or bfloats in a dword.
template <class T> T addHalvesT(T a, T b) {
  uint32_t low = toHalf(toFloat(uint16_t(a)) + toFloat(uint16_t(b)));
  uint32_t high =
      toHalf(toFloat(uint16_t(a >> 16)) + toFloat(uint16_t(b >> 16)));
  return low | high << 16;
}
template <class T> T addBfloatsT(T a, T b) {
  auto add = [](uint32_t x, uint32_t y) {
    uint32_t bits = asBits(asFloat(x & 0xffff0000) + asFloat(y & 0xffff0000));
    if (isNan(bits))
      return bits >> 16 | 0x40;
    return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  };
  return add(a << 16, b << 16) | add(a, b) << 16;
}

template <class T> constexpr bool takesTwo(T (*)(T, T)) { return false; }
template <class T> constexpr bool takesTwo(T (*)(T, T, T)) { return true; }

template <auto function, class T> T applyAtomic(T old, T first, T second) {
  if constexpr (takesTwo(function))
    return function(old, first, second);
  else
    return function(old, first);
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

template <class T> T getData(const LaneData &data, unsigned lane) {
  uint32_t words[sizeof(T) / 4];
  for (unsigned k = 0; k < sizeof(T) / 4; ++k)
    words[k] = data.word[k][lane];
  T value;
  __builtin_memcpy(&value, words, sizeof(T));
  return value;
}

template <class T> void setData(LaneData &data, unsigned lane, T value) {
  uint32_t words[sizeof(T) / 4];
  __builtin_memcpy(words, &value, sizeof(T));
  for (unsigned k = 0; k < sizeof(T) / 4; ++k)
    data.word[k][lane] = words[k];
}

/// As many bits as T has.
template <unsigned bytes> struct UnsignedOf {
  using type = uint32_t;
};
template <> struct UnsignedOf<8> {
  using type = uint64_t;
};

/// In the global memory, which workgroups on other threads of the host access
/// at the same time. False after a fault.
template <class T, auto function>
bool updateGlobal(Wave &wave, const uint64_t *address, uint64_t lanes,
                  const LaneData &first, const LaneData &second,
                  LaneData &old) {
  for (uint64_t rest = lanes; rest; rest &= rest - 1) {
    unsigned lane = unsigned(__builtin_ctzll(rest));
    if (address[lane] % sizeof(T)) {
      fault::other(wave, "expected the address of an atomic to be a multiple "
                         "of its size");
      return false;
    }
    using Bits = typename UnsignedOf<sizeof(T)>::type;
    auto *at = reinterpret_cast<Bits *>(address[lane]);
    T a = getData<T>(first, lane), b = getData<T>(second, lane);
    Bits value = __atomic_load_n(at, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(
        at, &value,
        bitCast<Bits>(applyAtomic<function, T>(bitCast<T>(value), a, b)),
        /*weak=*/true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) {
    }
    setData(old, lane, bitCast<T>(value));
  }
  return true;
}

/// The data of an atomic of global memory: of those that compare, the new value
/// comes first there.
template <class T, auto function>
void readAtomicData(Wave &wave, unsigned vgpr, uint64_t exec, LaneData &first,
                    LaneData &second) {
  constexpr unsigned words = sizeof(T) / 4;
  if constexpr (takesTwo(function)) {
    registersToData<words, Part::Whole>(wave, vgpr, second, exec);
    registersToData<words, Part::Whole>(wave, vgpr + words, first, exec);
  } else {
    registersToData<words, Part::Whole>(wave, vgpr, first, exec);
    second = first;
  }
}

/// The rows of a table: ATOMIC_ROW(NAME, TYPE, FUNCTION) of each atomic.
#define ATTN_SIM_ATOMICS(U, S, SUFFIX)                                         \
  ATOMIC_ROW("add" SUFFIX, U, addT), ATOMIC_ROW("sub" SUFFIX, U, subT),        \
      ATOMIC_ROW("inc" SUFFIX, U, incT), ATOMIC_ROW("dec" SUFFIX, U, decT),    \
      ATOMIC_ROW("smin" SUFFIX, S, minT), ATOMIC_ROW("smax" SUFFIX, S, maxT),  \
      ATOMIC_ROW("umin" SUFFIX, U, minT), ATOMIC_ROW("umax" SUFFIX, U, maxT),  \
      ATOMIC_ROW("and" SUFFIX, U, andT), ATOMIC_ROW("or" SUFFIX, U, orT),      \
      ATOMIC_ROW("xor" SUFFIX, U, xorT),                                       \
      ATOMIC_ROW("swap" SUFFIX, U, exchangeT),                                 \
      ATOMIC_ROW("cmpswap" SUFFIX, U, compareT)
/// Those that came with matrix chips.
#define ATTN_SIM_CDNA_ATOMICS                                                  \
  ATOMIC_ROW("add_f32", float, addT), ATOMIC_ROW("add_f64", double, addT),     \
      ATOMIC_ROW("min_f64", double, minT),                                     \
      ATOMIC_ROW("max_f64", double, maxT),                                     \
      ATOMIC_ROW("pk_add_f16", uint32_t, addHalvesT),                          \
      ATOMIC_ROW("pk_add_bf16", uint32_t, addBfloatsT)

/// Those of floats that RDNA has under these names.
#define ATTN_SIM_FLOAT_ATOMICS(T, SUFFIX)                                      \
  ATOMIC_ROW("fmin" SUFFIX, T, minT), ATOMIC_ROW("fmax" SUFFIX, T, maxT),      \
      ATOMIC_ROW("fcmpswap" SUFFIX, T, compareT)

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_GFX9_ATOMICS_H
