//===- VectorAlu.h - Handlers of vector instructions from functions of a lane
//-*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_GFX9_VECTORALU_H
#define ATTN_LIB_SIMULATOR_GFX9_VECTORALU_H

#include "Gfx9/Operands.h"

// A family writes a function of one lane for each operation, and
// `alu<function>` is its handler in all encodings: the types of the arguments
// say how sources are read, and which modifiers they take.

// In front of a loop over lanes that may read and write the same register.
#ifdef __clang__
#define ATTN_SIM_LANE_BY_LANE                                                  \
  _Pragma("clang loop vectorize(assume_safety) interleave(disable)")
#else
#define ATTN_SIM_LANE_BY_LANE _Pragma("GCC ivdep")
#endif

namespace attn::sim::ATTN_SIM_VARIANT {

//===----------------------------------------------------------------------===//
// DPP and SDWA: Modifiers.cpp
//===----------------------------------------------------------------------===//

/// The lane that `lane` reads, or -1 if there is none in its row or wave.
int getDppLane(unsigned control, unsigned lane);
/// Lanes that a DPP instruction writes, and with `isSource` the ones it reads.
uint64_t getDppLanes(const Instruction &instruction, uint64_t exec,
                     bool isSource);
/// Source 0 through DPP, source 0 or 1 through SDWA; then neg and abs at
/// `signBit`, if it is not -1. `isPair`: op_sel, op_sel_hi and neg_hi instead.
const uint32_t *modifySource(const Instruction &instruction, unsigned k,
                             uint64_t exec, const uint32_t *lanes, int signBit,
                             bool isPair, uint32_t *storage);
/// Applies omod and clamp of a float result of `bits` bits in `low`.
void modifyResult(const Wave &wave, const Instruction &instruction,
                  unsigned bits, uint32_t *low, uint32_t *high);
/// Writes the lanes of a result that DPP and EXEC allow, through SDWA's
/// selection of the destination.
void storeResult(Wave &wave, const Instruction &instruction, unsigned vgpr,
                 const uint32_t *result, uint64_t exec);

/// Writes bit 0 of each lane that EXEC enables to the scalar destination.
void storeMask(Wave &wave, const Instruction &instruction, const uint32_t *bit,
               uint64_t exec);

/// Flags that keep a result from going straight to its register.
constexpr uint16_t slowResult = flag::Dpp | flag::Sdwa | flag::Clamp;

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

/// Source `k` of type T. `storage` has room for two registers.
template <class T>
[[gnu::always_inline]] inline Lanes
loadSource(Wave &wave, const Instruction &instruction, unsigned k,
           uint64_t exec, uint32_t (*storage)[maxLanes]) {
  constexpr bool isPair = __is_same(T, Pair);
  uint64_t lanes = exec;
  bool modified =
      instruction.flags & (flag::SpecialSource | flag::SourceModifiers);
  if (modified && k == 0 && (instruction.flags & flag::Dpp)) [[unlikely]]
    lanes = getDppLanes(instruction, exec, /*isSource=*/true);
  Lanes result{readLanes(wave, instruction, k, lanes, storage[0]), nullptr};
  if constexpr (Layout<T>::words == 2)
    result.high = readLanes(wave, instruction, k, lanes, storage[1], 1);
  // VOP3's op_sel takes the upper half of a 16-bit source.
  if constexpr (sizeof(T) == 2)
    if (instruction.opSel >> k & 1) [[unlikely]] {
      for (unsigned lane = 0; lane < maxLanes; ++lane)
        storage[0][lane] = result.low[lane] >> 16;
      result.low = storage[0];
    }
  if (modified) [[unlikely]] {
    constexpr int signBit = Layout<T>::signBit;
    if constexpr (Layout<T>::words == 2) {
      result.low =
          modifySource(instruction, k, exec, result.low, -1, false, storage[0]);
      result.high = modifySource(instruction, k, exec, result.high, signBit,
                                 false, storage[1]);
    } else {
      result.low = modifySource(instruction, k, exec, result.low, signBit,
                                isPair, storage[0]);
    }
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Handlers
//===----------------------------------------------------------------------===//

template <unsigned... K> struct Indices {};
template <unsigned N> struct MakeIndices;
template <> struct MakeIndices<1> {
  using type = Indices<0>;
};
template <> struct MakeIndices<2> {
  using type = Indices<0, 1>;
};
template <> struct MakeIndices<3> {
  using type = Indices<0, 1, 2>;
};

/// What becomes of the upper half of a register with a 16-bit result.
enum class UpperHalf { Zero, Keep };
/// Where the generations differ.
constexpr UpperHalf usualUpperHalf = isRdna ? UpperHalf::Keep : UpperHalf::Zero;

template <auto function, UpperHalf upperHalf, class R, class... A,
          unsigned... K>
[[gnu::always_inline]] inline void
runAlu(Wave &wave, const Instruction &instruction, R (*)(A...), Indices<K...>) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[sizeof...(A)][2][maxLanes];
  const Lanes sources[] = {
      loadSource<A>(wave, instruction, K, exec, storage[K])...};
  unsigned vgpr = instruction.destination - operand::vector;
  constexpr bool isHalf = sizeof(R) == 2;
  constexpr bool keepsHalf = isHalf && upperHalf == UpperHalf::Keep;
  bool isDirect = exec == allLanes && !(instruction.flags & slowResult) &&
                  !instruction.omod && !(isHalf && (instruction.opSel & 8));
  alignas(64) uint32_t buffer[Layout<R>::words][maxLanes];
  uint32_t *low = buffer[0], *high = nullptr;
  if (isDirect) [[likely]]
    low = writeVector(wave, vgpr, allLanes);
  if constexpr (Layout<R>::words == 2) {
    high = buffer[1];
    // A pair of registers may overlap the sources by one register: not direct.
    low = buffer[0];
  }
  // Sources and result are lane by lane, so it does not matter whether they are
  // the same register.
  const uint32_t *old = wave.vgpr[vgpr].lane;
  ATTN_SIM_LANE_BY_LANE
  for (unsigned lane = 0; lane < maxLanes; ++lane) {
    uint32_t upper = keepsHalf ? old[lane] & 0xffff0000 : 0;
    setLane<R>(low, high, lane, function(getLane<A>(sources[K], lane)...));
    if constexpr (keepsHalf)
      low[lane] |= upper;
  }
  if constexpr (Layout<R>::words == 2) {
    if (instruction.omod || (instruction.flags & flag::Clamp))
      if constexpr (Layout<R>::isFloat)
        modifyResult(wave, instruction, 64, low, high);
    storeResult(wave, instruction, vgpr, low, exec);
    storeResult(wave, instruction, vgpr + 1, high, exec);
  } else if (!isDirect) {
    if constexpr (Layout<R>::isFloat)
      if (instruction.omod || (instruction.flags & flag::Clamp))
        modifyResult(wave, instruction, isHalf ? 16 : 32, low, high);
    if constexpr (isHalf)
      if (upperHalf == UpperHalf::Keep || (instruction.opSel & 8)) {
        bool toUpper = instruction.opSel & 8;
        for (unsigned lane = 0; lane < maxLanes; ++lane)
          low[lane] = toUpper ? (low[lane] << 16) | (old[lane] & 0xffff)
                              : (low[lane] & 0xffff) | (old[lane] & 0xffff0000);
      }
    storeResult(wave, instruction, vgpr, low, exec);
  }
}

template <class R, class... A>
typename MakeIndices<sizeof...(A)>::type getIndices(R (*)(A...));

/// The handler of an operation with a vector result.
template <auto function, UpperHalf upperHalf = usualUpperHalf>
void alu(Wave &wave, const Instruction &instruction) {
  runAlu<function, upperHalf>(wave, instruction, function,
                              decltype(getIndices(function))());
}

/// The same of a scalar register (gfx12): a lane of its own.
template <auto function, class R, class A>
void runScalarAlu(Wave &wave, const Instruction &instruction, R (*)(A)) {
  constexpr unsigned bits = sizeof(A) * 8;
  uint32_t source = readScalar(wave, instruction, 0);
  if (instruction.opSel & 1)
    source >>= 16;
  if (instruction.abs & 1)
    source &= ~(1u << (bits - 1));
  if (instruction.neg & 1)
    source ^= 1u << (bits - 1);
  alignas(64) uint32_t result[maxLanes] = {source};
  setLane<R>(result, nullptr, 0,
             function(getLane<A>(Lanes{result, nullptr}, 0)));
  if (instruction.omod || (instruction.flags & flag::Clamp))
    modifyResult(wave, instruction, bits, result, nullptr);
  writeRegister(wave, instruction.destination, result[0]);
}
template <auto function>
void scalarAlu(Wave &wave, const Instruction &instruction) {
  runScalarAlu<function>(wave, instruction, function);
}

template <auto function, class... A, unsigned... K>
[[gnu::always_inline]] inline void runCompare(Wave &wave,
                                              const Instruction &instruction,
                                              bool (*)(A...), Indices<K...>) {
  uint64_t exec = wave.exec();
  alignas(64) uint32_t storage[sizeof...(A)][2][maxLanes];
  const Lanes sources[] = {
      loadSource<A>(wave, instruction, K, exec, storage[K])...};
  alignas(64) uint32_t bit[maxLanes];
  ATTN_SIM_LANE_BY_LANE
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    bit[lane] = function(getLane<A>(sources[K], lane)...);
  storeMask(wave, instruction, bit, exec);
}

/// The handler of a comparison.
template <auto function>
[[gnu::noinline]] void compare(Wave &wave, const Instruction &instruction) {
  runCompare<function>(wave, instruction, function,
                       decltype(getIndices(function))());
}

/// The handler of v_cmpx, which also sets EXEC.
template <auto function>
void compareExec(Wave &wave, const Instruction &instruction) {
  compare<function>(wave, instruction);
  unsigned code = instruction.scalarDestination;
  setExec(wave, isRdna ? wave.sgpr[code] : wave.getPair(code));
}

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_GFX9_VECTORALU_H
