//===- BankConflicts.h - What an access to LDS costs ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LAYOUT_BANKCONFLICTS_H
#define ATTN_LAYOUT_BANKCONFLICTS_H

#include "attn/Layout/MemoryLayout.h"

namespace attn::layout {

/// How workgroup memory serves the lanes of a wave. An access is done in
/// phases of as many lanes as fill all banks once; a phase takes a clock for
/// each different row of its fullest bank. Lanes that want the same dword are
/// served together.
struct LdsModel {
  std::string name;
  unsigned waveSize = 64;
  unsigned banks = 32;
  unsigned bankBytes = 4;
  /// The lanes of each phase of a read of 16 bytes, if they are not
  /// consecutive.
  llvm::SmallVector<llvm::SmallVector<unsigned, 16>> wideReadPhases;

  /// Phases of consecutive lanes.
  static LdsModel inOrder(unsigned waveSize = 64, unsigned banks = 32);
  /// Reads of 16 bytes take lanes 0-3 with 20-23, 4-7 with 16-19, 8-11 with
  /// 28-31, 12-15 with 24-27, and so on: what was seen on CDNA.
  static LdsModel interleaved();

  llvm::SmallVector<llvm::SmallVector<unsigned, 16>>
  getPhases(unsigned bytes, bool isWrite) const;
};

/// Both orders: what a layout should bear for a chip whose order isn't known.
llvm::SmallVector<LdsModel, 2> getLdsModels();

struct LdsCycles {
  int64_t cycles = 0;
  /// Those beyond one for each phase.
  int64_t conflicts = 0;
  /// The most cycles of one phase: an n-way conflict.
  int64_t ways = 0;
};

/// The clocks for one instruction of a wave that moves `bytes` from each lane's
/// byte; lanes with a negative one take no part.
LdsCycles countCycles(llvm::ArrayRef<int64_t> laneBytes, unsigned bytes,
                      bool isWrite, const LdsModel &model);

/// Reads or writes of a tile in LDS by all lanes, from or to registers.
struct LdsAccess {
  std::string name;
  bool isWrite = false;
  LinearLayout layout;
};

/// An access as instructions: registers that are side by side in memory move
/// together, as many as fill 16 bytes.
struct LdsInstructions {
  unsigned bytes = 0;
  /// The first register of each instruction, and the distances from it to the
  /// others, in the order of memory.
  llvm::SmallVector<int64_t> firstRegisters;
  llvm::SmallVector<int64_t> registers;
};
LdsInstructions getInstructions(const LinearLayout &layout,
                                const MemoryLayout &memory,
                                unsigned elementBytes);

/// What an access costs.
struct LdsAccessCost {
  LdsInstructions instructions;
  /// For each model, added up over the instructions of all waves.
  llvm::SmallVector<LdsCycles, 2> cycles;
  /// Registers with addresses that a lane needs, if constants may be added to
  /// them: more than one where a swizzle makes lanes differ in how far apart
  /// two registers are.
  int64_t addresses = 0;

  int64_t getConflicts() const;
  int64_t getCycles() const;
};
LdsAccessCost getAccessCost(const LdsAccess &access, const MemoryLayout &memory,
                            unsigned elementBytes,
                            llvm::ArrayRef<LdsModel> models);

} // namespace attn::layout

#endif // ATTN_LAYOUT_BANKCONFLICTS_H
