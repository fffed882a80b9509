//===- HandlerTable.h - Tables of instructions ------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_HANDLERTABLE_H
#define ATTN_LIB_SIMULATOR_HANDLERTABLE_H

#include "attn/Simulator/Instruction.h"

#include <cstddef>

namespace attn::sim {

/// What a source is, which decides the bits of its inline constants.
enum class SourceKind : uint8_t {
  /// 32 bits; floats are single.
  B32,
  /// 16 bits; floats are half.
  B16,
  /// 64-bit integers and bits.
  B64,
  /// Doubles: a literal is the upper half.
  F64,
  /// Pairs of halves: floats are half, in the lower half only.
  P16,
  /// Pairs of singles: a constant is both.
  P32,
};

/// Bits of HandlerEntry::traits.
namespace trait {
enum : uint8_t {
  /// The 32-bit encoding reads VCC as its third source.
  CarryIn = 1 << 0,
  /// The 32-bit encoding writes VCC; the 64-bit one has a scalar destination.
  CarryOut = 1 << 1,
  /// The vector destination field names a scalar register.
  ScalarResult = 1 << 2,
  /// The 16-bit immediate is a branch offset.
  BranchTarget = 1 << 3,
  /// The destination is also the third source.
  Accumulate = 1 << 4,
  /// Matrix instructions and copies to and from accumulation registers, whose
  /// encoding (VOP3P-MAI) says of each operand which kind it is.
  Matrix = 1 << 5,
};
} // namespace trait

/// One instruction of a chip: a row of a family's table.
struct HandlerEntry {
  /// The assembler's name without the suffix of an encoding.
  const char *mnemonic;
  Handler handler;
  Unit unit = Unit::VectorAlu;
  SourceKind kinds[3] = {SourceKind::B32, SourceKind::B32, SourceKind::B32};
  uint8_t traits = 0;
  /// Dwords of data of a memory instruction.
  uint8_t width = 0;
};

/// A family's table. No LLVM here: the families are compiled for several
/// instruction sets of the host.
struct HandlerTable {
  const HandlerEntry *entries = nullptr;
  size_t count = 0;
};

/// The chips that there are tables for; Chip.h has what else differs.
enum class ChipId : uint8_t {
  Gfx906,
  Gfx908,
  Gfx90a,
  Gfx942,
  Gfx950,
  Gfx1030,
  Gfx1100,
  Gfx1201
};

/// Another name of an instruction that a table has.
struct NameAlias {
  const char *name, *of;
};

struct NameAliases {
  const NameAlias *entries = nullptr;
  size_t count = 0;
};

/// The row of all instructions that do two operations (VOPD). Those are in
/// `Program::dualHalves` from `Instruction::offset` on, X before Y.
constexpr const char *dualMnemonic = "v_dual";
/// In `Instruction::extension`: an order in which neither overwrites a source
/// of the other, or none.
enum class DualOrder : uint32_t { XFirst, YFirst, Copy };

/// The tables of a chip, for the instruction set of this host. Where two have
/// the same name, the later one counts; aliases come after them, in order.
struct ChipTables {
  const HandlerTable *tables = nullptr;
  size_t count = 0;
  const NameAliases *aliases = nullptr;
  size_t aliasCount = 0;
};

ChipTables getChipTables(ChipId id);

} // namespace attn::sim

#endif // ATTN_LIB_SIMULATOR_HANDLERTABLE_H
