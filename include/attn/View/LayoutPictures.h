//===- LayoutPictures.h - Layouts to look at --------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What pictures show and how they are read is in docs/Viewing.md. Each function
// draws below what the picture has so far and returns where the next may begin,
// or an error, one line, without a place.

#ifndef ATTN_VIEW_LAYOUTPICTURES_H
#define ATTN_VIEW_LAYOUTPICTURES_H

#include "attn/Layout/BankConflicts.h"
#include "attn/View/Svg.h"

#include <vector>

namespace attn::view {

/// Numbers from `first` on that are below `end`; without an end, as many as a
/// picture has room for.
struct Range {
  int64_t first = 0;
  int64_t end = -1;
};

/// Which lane, register and wave holds each element of a tile.
struct RegisterPicture {
  std::string name;
  layout::LinearLayout layout;
  Range rows, columns;
};
llvm::Expected<int64_t> drawRegisters(Svg &svg, int64_t y,
                                      const RegisterPicture &picture);

/// A tile in workgroup memory.
struct MemoryTile {
  std::string name;
  layout::MemoryLayout layout;
  int64_t rows = 0, columns = 0;
  int64_t elementBytes = 2;
};

/// Which element lies in each byte and bank.
struct MemoryPicture {
  MemoryTile tile;
  int64_t banks = 32, bankBytes = 4;
  Range bytes;
};
llvm::Expected<int64_t> drawMemory(Svg &svg, int64_t y,
                                   const MemoryPicture &picture);

/// What a bank is asked for in one phase: a dword for each clock that it takes,
/// and the lanes that want it.
struct BankRequest {
  int64_t dword = 0;
  llvm::SmallVector<unsigned, 8> lanes;
};
struct Phase {
  llvm::SmallVector<unsigned, 16> lanes;
  /// For each bank.
  std::vector<llvm::SmallVector<BankRequest, 2>> banks;

  /// As layout::countCycles counts it.
  int64_t getClocks() const;
};
/// The phases of one instruction, of which each lane moves `bytes` from its
/// byte on.
std::vector<Phase> getPhases(llvm::ArrayRef<int64_t> laneBytes, unsigned bytes,
                             bool isWrite, const layout::LdsModel &model);

/// Which banks an instruction of an access touches, clock by clock.
struct ConflictPicture {
  layout::LdsAccess access;
  MemoryTile tile;
  llvm::SmallVector<layout::LdsModel, 2> models;
  /// The number of the instruction of wave 0; the first of those with the most
  /// conflicts if it is negative.
  int64_t instruction = -1;
};
llvm::Expected<int64_t> drawConflicts(Svg &svg, int64_t y,
                                      const ConflictPicture &picture);

} // namespace attn::view

#endif // ATTN_VIEW_LAYOUTPICTURES_H
