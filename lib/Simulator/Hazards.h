//===- Hazards.h - Wait states that hardware does not insert ----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_HAZARDS_H
#define ATTN_LIB_SIMULATOR_HAZARDS_H

#include "Chip.h"
#include "attn/Simulator/Instruction.h"
#include "attn/Simulator/Wave.h"

#include <memory>
#include <vector>

// Some results are not there for a number of wait states, which the compiler
// fills with other instructions and s_nop: s_nop N is N + 1 of them, every
// other instruction is one. The rules are those of LLVM's hazard recognizer for
// the chips with matrix instructions; hardware that waits longer by itself is
// not taken into account, as it isn't there.
//
// gfx11 and gfx12 wait by themselves but in a few cases. Known here are a
// product whose A or B is the result of the product before it, with no vector
// instruction in between, and on gfx11 the result of exp and its like in one of
// the six vector instructions behind it. Others are those of reads around
// writes of EXEC and of masks, and of lds_direct_load.

namespace attn::sim {

/// What the rules want to know of an instruction.
struct HazardInfo {
  enum Kind : uint8_t {
    /// Neither writes nor reads vector registers.
    None,
    /// On the matrix pipe: of the XDL kind, of singles, of doubles.
    Xdl,
    Single,
    Double,
    /// v_wmma.
    WaveMatrix,
    Dot,
    /// exp, log and their like.
    Transcendental,
    AccumulatorRead,
    AccumulatorWrite,
    Vector,
    Memory,
    /// s_waitcnt_depctr for the results of vector instructions.
    VectorWait,
  };
  Kind kind = None;
  uint8_t waitStates = 1;
  /// Of a matrix instruction, four clocks each.
  uint8_t passes = 0;
  bool writesExec = false;
  /// Vector registers by operand code: those written; A and B of a matrix
  /// instruction or a dot product, or all that others read; and C.
  RegisterRange write;
  RegisterRange reads[4];
  RegisterRange addend;

  bool isMatrix() const { return kind >= Xdl && kind <= WaveMatrix; }
  bool isVector() const { return kind >= Xdl && kind <= Vector; }
};

struct HazardTable {
  Encoding encoding;
  bool isGfx950 = false;
  std::vector<HazardInfo> infos; // by instruction
};

/// Null for chips and programs that the rules are not for.
std::shared_ptr<const HazardTable> makeHazardTable(const Chip &chip,
                                                   const Program &program);

/// The instructions of one wave that others may have to wait for.
struct HazardState {
  static constexpr unsigned capacity = 32;
  struct Entry {
    uint32_t index = 0;
    uint64_t time = 0;
  };
  const HazardTable *table = nullptr;
  /// Wait states since the start; gfx11 and gfx12: vector instructions.
  uint64_t time = 0;
  /// A ring of the last vector instructions.
  Entry recent[capacity];
  unsigned next = 0;

  /// gfx11 and gfx12, by vector instructions: the last one, and the last two of
  /// the kind of exp whose results may not be there. Times begin at 1.
  Entry lastVector, transcendental[2];

  void reset() {
    time = 0;
    next = 0;
    lastVector = Entry();
    transcendental[0] = transcendental[1] = Entry();
    for (Entry &entry : recent)
      entry = Entry();
  }
};

/// Checks the instruction at `index`, which the wave is about to execute, and
/// records it.
void checkHazards(Wave &wave, HazardState &state, uint32_t index);

} // namespace attn::sim

#endif // ATTN_LIB_SIMULATOR_HAZARDS_H
