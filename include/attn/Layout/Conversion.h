//===- Conversion.h - From one layout to another ----------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LAYOUT_CONVERSION_H
#define ATTN_LAYOUT_CONVERSION_H

#include "attn/Layout/LinearLayout.h"

namespace attn::layout {

/// How far the elements of a tile in registers move, nearest first.
enum class ConversionKind {
  /// Every element is in its place.
  None,
  /// Within a lane, each register to a register that is the same in all lanes.
  Registers,
  /// Within a lane, but lanes or waves differ in which register moves where.
  Selects,
  /// Between the lanes of a wave.
  Lanes,
  /// Between waves, which have only LDS in common.
  SharedMemory,
};

/// How a tile in one layout gets another one.
struct Conversion {
  ConversionKind kind;

  /// A place that holds, in the layout before, the element of a place in the
  /// layout after; both are (register, lane, wave).
  Place getSource(llvm::ArrayRef<int64_t> place) const;

  /// For Lanes, if each register is read from lane ^ mask with a mask of its
  /// own: the masks other than zero. Empty for other forms.
  llvm::SmallVector<uint64_t> laneMasks;

  /// For Lanes, if bits of registers and of lanes change places: pairs of a bit
  /// of the registers after and a bit of the lanes. Each needs a shuffle with
  /// lane ^ (1 << bit) of half of the registers, between selects.
  llvm::SmallVector<std::pair<unsigned, unsigned>> exchanges;

  /// Source bits for bits of the place after, of the layouts below.
  BitMatrix source;
  /// What the map is between: the layouts without repeats if both repeat the
  /// same way, else their covers.
  LinearLayout from, to;
  /// The layouts as they are, but with all three inputs.
  LinearLayout wholeFrom, wholeTo;
};

/// The cheapest conversion, or an error if the layouts are not of the same tile
/// or the first one lacks elements.
llvm::Expected<Conversion> planConversion(const LinearLayout &from,
                                          const LinearLayout &to);

} // namespace attn::layout

#endif // ATTN_LAYOUT_CONVERSION_H
