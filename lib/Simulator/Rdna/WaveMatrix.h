//===- WaveMatrix.h - Matrix products of a wave of 32 lanes -----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_RDNA_WAVEMATRIX_H
#define ATTN_LIB_SIMULATOR_RDNA_WAVEMATRIX_H

#include "Gfx9/Operands.h"

// D = A B + C of 16 x 16 matrices that lie in the registers of a wave (WMMA).
// Registers become matrices with the column in the innermost dimension, so that
// the product is a loop over vectors of 16.
//
// Where element (row, k) of A and (k, column) of B are, with half = lane / 16:
//   gfx11: k counts through the registers; both halves of the wave hold the
//          same, at lane % 16 = row or column
//   gfx12: each half of the wave holds half of the k, the lower one first
// and element (row, column) of C and D, at lane % 16 = column:
//   gfx11: register row / 2, half row % 2; 16-bit results are in one half of a
//          register, which op_sel chooses
//   gfx12: register row % 8, half row / 8; 16-bit results in pairs, so half as
//          many registers
//
// Products of halves are exact in single precision; so are those of bf16 that
// do not over- or underflow. They are added to C one after the other, k
// ascending, each sum rounded to nearest even with denormals kept. A 16-bit C
// is widened, and D rounded once at the end. What the hardware does between the
// sums is not published.

namespace attn::sim::ATTN_SIM_VARIANT {

constexpr unsigned matrixLanes = 32;

enum class MatrixLayout { Gfx11, Gfx12 };

/// 16 rows of 16 columns; A is stored with k as the row.
template <class T> struct Tile {
  alignas(64) T at[16][16];
};

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

struct F16 {
  static float widen(uint16_t bits) { return toFloat(bits); }
  static uint16_t narrow(float value) { return toHalf(value); }
};

struct BF16 {
  static float widen(uint16_t bits) { return asFloat(uint32_t(bits) << 16); }
  /// To nearest even; a NaN stays one.
  static uint16_t narrow(float value) {
    uint32_t bits = asBits(value);
    uint32_t rounded = bits + 0x7fff + (bits >> 16 & 1);
    return uint16_t((isNan(bits) ? bits | 0x400000 : rounded) >> 16);
  }
};

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Registers that A or B of `bits` bits an element take.
template <MatrixLayout layout, unsigned bits>
constexpr unsigned inputRegisters =
    layout == MatrixLayout::Gfx11 ? bits / 2 : bits / 4;

/// Registers that C or D of `bits` bits an element take.
template <MatrixLayout layout, unsigned bits>
constexpr unsigned resultRegisters =
    layout == MatrixLayout::Gfx12 && bits == 16 ? 4 : 8;

/// A or B of 16-bit floats. The signs of even and of odd k flip where `signs`
/// says so.
template <class Element, MatrixLayout layout>
inline void loadInput(const uint32_t *const *registers, uint32_t signs,
                      Tile<float> &tile) {
  constexpr unsigned count = inputRegisters<layout, 16>;
  constexpr unsigned halves = layout == MatrixLayout::Gfx11 ? 1 : 2;
  for (unsigned half = 0; half < halves; ++half)
    for (unsigned r = 0; r < count; ++r) {
      float *even = tile.at[half * 8 + 2 * r];
      float *odd = tile.at[half * 8 + 2 * r + 1];
      const uint32_t *lanes = registers[r] + half * 16;
      for (unsigned i = 0; i < 16; ++i) {
        uint32_t pair = lanes[i] ^ signs;
        even[i] = Element::widen(uint16_t(pair));
        odd[i] = Element::widen(uint16_t(pair >> 16));
      }
    }
}

/// A or B of integers of 8 or 4 bits.
template <unsigned bits, MatrixLayout layout>
inline void loadIntegers(const uint32_t *const *registers, bool isSigned,
                         Tile<int32_t> &tile) {
  constexpr unsigned count = inputRegisters<layout, bits>;
  constexpr unsigned halves = layout == MatrixLayout::Gfx11 ? 1 : 2;
  constexpr unsigned each = 32 / bits;
  for (unsigned half = 0; half < halves; ++half)
    for (unsigned r = 0; r < count; ++r)
      for (unsigned k = 0; k < each; ++k) {
        int32_t *row = tile.at[half * 8 + r * each + k];
        const uint32_t *lanes = registers[r] + half * 16;
        for (unsigned i = 0; i < 16; ++i) {
          uint32_t top = lanes[i] << (32 - bits - bits * k);
          row[i] = isSigned ? int32_t(top) >> (32 - bits)
                            : int32_t(top >> (32 - bits));
        }
      }
}

/// The row of C and D that is in a register at a half of the wave.
template <MatrixLayout layout>
constexpr unsigned resultRow(unsigned index, unsigned half) {
  return layout == MatrixLayout::Gfx11 ? 2 * index + half : 8 * half + index;
}

template <class T, MatrixLayout layout>
inline void loadResult(const uint32_t *const *registers, Tile<T> &tile) {
  for (unsigned r = 0; r < 8; ++r)
    for (unsigned half = 0; half < 2; ++half)
      __builtin_memcpy(tile.at[resultRow<layout>(r, half)],
                       registers[r] + half * 16, 64);
}

template <class T, MatrixLayout layout>
inline void storeResult(const Tile<T> &tile, uint32_t *const *registers) {
  for (unsigned r = 0; r < 8; ++r)
    for (unsigned half = 0; half < 2; ++half)
      __builtin_memcpy(registers[r] + half * 16,
                       tile.at[resultRow<layout>(r, half)], 64);
}

/// C of 16 bits. gfx11: `isUpper` says which half of the registers it is in.
template <class Element, MatrixLayout layout>
inline void loadShortResult(const uint32_t *const *registers, bool isUpper,
                            Tile<float> &tile) {
  for (unsigned r = 0; r < 8; ++r)
    for (unsigned half = 0; half < 2; ++half) {
      bool isPaired = layout == MatrixLayout::Gfx12;
      const uint32_t *lanes = registers[isPaired ? r / 2 : r] + half * 16;
      bool takesUpper = isPaired ? r % 2 : isUpper;
      float *row = tile.at[resultRow<layout>(r, half)];
      for (unsigned i = 0; i < 16; ++i)
        row[i] =
            Element::widen(uint16_t(takesUpper ? lanes[i] >> 16 : lanes[i]));
    }
}

/// D of 16 bits; gfx11 keeps the other half of the registers.
template <class Element, MatrixLayout layout>
inline void storeShortResult(const Tile<float> &tile, bool isUpper,
                             uint32_t *const *registers) {
  for (unsigned r = 0; r < 8; ++r)
    for (unsigned half = 0; half < 2; ++half) {
      bool isPaired = layout == MatrixLayout::Gfx12;
      uint32_t *lanes = registers[isPaired ? r / 2 : r] + half * 16;
      bool toUpper = isPaired ? r % 2 : isUpper;
      const float *row = tile.at[resultRow<layout>(r, half)];
      for (unsigned i = 0; i < 16; ++i) {
        uint32_t value = Element::narrow(row[i]);
        lanes[i] = toUpper ? (lanes[i] & 0xffff) | value << 16
                           : (lanes[i] & 0xffff0000) | value;
      }
    }
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// c += a b. The host's vectors are those of the language, so that rows stay in
/// registers; four at once hide what an addition takes.
inline void multiplyAdd(const Tile<float> &a, const Tile<float> &b,
                        Tile<float> &c) {
  using Row = float __attribute__((vector_size(64)));
  for (unsigned row = 0; row < 16; row += 4) {
    Row sums[4], factor;
    for (unsigned j = 0; j < 4; ++j)
      __builtin_memcpy(&sums[j], c.at[row + j], 64);
    for (unsigned k = 0; k < 16; ++k) {
      __builtin_memcpy(&factor, b.at[k], 64);
      for (unsigned j = 0; j < 4; ++j)
        sums[j] += a.at[k][row + j] * factor;
    }
    for (unsigned j = 0; j < 4; ++j)
      __builtin_memcpy(c.at[row + j], &sums[j], 64);
  }
}

/// The same of integers, exactly.
inline void multiplyAdd(const Tile<int32_t> &a, const Tile<int32_t> &b,
                        Tile<int64_t> &c) {
  for (unsigned row = 0; row < 16; ++row)
    for (unsigned k = 0; k < 16; ++k)
      for (unsigned i = 0; i < 16; ++i)
        c.at[row][i] += int64_t(a.at[k][row]) * b.at[k][i];
}

} // namespace attn::sim::ATTN_SIM_VARIANT

#endif // ATTN_LIB_SIMULATOR_RDNA_WAVEMATRIX_H
