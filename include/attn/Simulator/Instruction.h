//===- Instruction.h - Decoded instructions ---------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_INSTRUCTION_H
#define ATTN_SIMULATOR_INSTRUCTION_H

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

// Plain C++ only: the handlers, which are compiled for several instruction
// sets of the host, include this file.

namespace attn::sim {

struct Wave;
struct Instruction;

/// Executes one instruction of one wave. The wave's `pc` is already that of the
/// next instruction.
using Handler = void (*)(Wave &wave, const Instruction &instruction);

/// What executes an instruction in hardware; the key of reports.
enum class Unit : uint8_t {
  VectorAlu,
  Transcendental,
  ScalarAlu,
  ScalarMemory,
  Lds,
  VectorMemory,
  Flat,
  Branch,
  Wait,
  Barrier,
  Other,
};
constexpr unsigned numUnits = unsigned(Unit::Other) + 1;
const char *getUnitName(Unit unit);

/// Operand codes. Scalar registers, with VCC, M0 and EXEC, have the numbers of
/// their encoding; vector registers follow.
namespace operand {
constexpr uint16_t flatScratch = 102;
constexpr uint16_t xnackMask = 104;
constexpr uint16_t vcc = 106;
constexpr uint16_t ttmp = 108;
constexpr uint16_t m0 = 124;
/// Reads as 0, and what is written to it is lost (RDNA).
constexpr uint16_t null = 125;
constexpr uint16_t exec = 126;
constexpr uint16_t numScalar = 128;
/// A constant, which is in `Instruction::constant`.
constexpr uint16_t constant = 128;
constexpr uint16_t vccz = 251, execz = 252, scc = 253;
constexpr uint16_t vector = 256;
constexpr uint16_t accumulator = 512;
constexpr uint16_t none = 0xffff;
inline bool isScalar(uint16_t code) { return code < numScalar; }
inline bool isVector(uint16_t code) { return code >= vector; }
} // namespace operand

/// Bits of Instruction::flags.
namespace flag {
enum : uint16_t {
  /// Word 1 of the encoding is in `extension`.
  Dpp = 1 << 0,
  Sdwa = 1 << 1,
  /// Some source has neg, abs or an unusual op_sel.
  SourceModifiers = 1 << 2,
  Clamp = 1 << 3,
  /// Memory.
  OffsetEnable = 1 << 4,
  IndexEnable = 1 << 5,
  Glc = 1 << 6,
  Slc = 1 << 7,
  /// FLAT: the segment; neither is flat.
  GlobalSegment = 1 << 8,
  ScratchSegment = 1 << 9,
  /// MUBUF: the data go to LDS.
  ToLds = 1 << 10,
  /// DS: global data share.
  Gds = 1 << 11,
  /// SMEM: an immediate offset or a scalar register's is added.
  ImmediateOffset = 1 << 12,
  RegisterOffset = 1 << 13,
  /// VOP1, VOP2, VOPC in their 32-bit encoding; else VOP3.
  Short = 1 << 14,
  /// With Dpp: the word has a lane for each of eight lanes, and in bit 0
  /// whether lanes that are switched off are read.
  Dpp8 = 1 << 15,
  /// Any of DPP and SDWA.
  SpecialSource = Dpp | Sdwa,
};
} // namespace flag

/// One decoded instruction: what the handler needs and nothing else.
struct alignas(64) Instruction {
  Handler execute = nullptr;
  /// Values of the sources that are constants, and the upper halves for
  /// 64-bit operands.
  uint32_t constant[3] = {0, 0, 0};
  uint32_t constantHigh[3] = {0, 0, 0};
  /// Operand codes. VALU and SALU: in the order of the assembly. Memory:
  /// address, data, second data; see Gfx9Encoding.cpp.
  uint16_t source[3] = {operand::none, operand::none, operand::none};
  uint16_t destination = operand::none;
  /// The scalar destination of vector instructions (carry, comparison).
  uint16_t scalarDestination = operand::none;
  uint16_t flags = 0;
  /// simm16, the offset of a memory access, or the index of a branch target.
  int32_t offset = 0;
  /// DPP and SDWA: the second word of the encoding. DS: the second offset.
  uint32_t extension = 0;
  /// A bit a source.
  uint8_t neg = 0, abs = 0, opSel = 0, opSelHi = 0, negHi = 0;
  /// Output modifier: 0 none, 1 *2, 2 *4, 3 /2.
  uint8_t omod = 0;
  /// SMEM, buffer: operand code of the resource or base, of the scalar offset.
  uint16_t resource = operand::none, scalarOffset = operand::none;
  Unit unit = Unit::Other;
  /// Dwords of data of a memory instruction.
  uint8_t width = 0;
};
static_assert(sizeof(Instruction) == 64, "one cache line");

/// Consecutive registers, by operand code.
struct RegisterRange {
  uint16_t first = 0;
  uint16_t count = 0;
};

/// What errors, reports and the timing model want to know of an instruction.
struct InstructionInfo {
  uint64_t address = 0; // in the ELF file
  uint32_t size = 0;    // bytes
  /// As LLVM names it, without the suffix of an encoding.
  std::string mnemonic;
  /// As LLVM prints it.
  std::string text;
  std::vector<RegisterRange> reads, writes;
  bool readsScc = false, writesScc = false;
};

/// The code of a code object.
struct HazardTable;
struct Program {
  std::vector<Instruction> instructions;
  std::vector<InstructionInfo> infos;
  /// The two operations of each instruction that has two.
  std::vector<Instruction> dualHalves;
  /// ELF address of the first instruction and where it was loaded.
  uint64_t baseAddress = 0, loadAddress = 0;
  /// By 4-byte words from `baseAddress`: the instruction there, or -1.
  std::vector<int32_t> indexOfWord;
  /// Reports name it.
  std::string chip;
  /// What the check of wait states knows of the instructions, or null.
  std::shared_ptr<const HazardTable> hazards;

  /// The instruction at a loaded address, or -1.
  int64_t findIndex(uint64_t address) const {
    uint64_t offset = address - loadAddress;
    if (offset % 4 || offset / 4 >= indexOfWord.size())
      return -1;
    return indexOfWord[offset / 4];
  }
  uint64_t getLoadAddress(uint32_t index) const {
    return loadAddress + infos[index].address - baseAddress;
  }
};

} // namespace attn::sim

#endif // ATTN_SIMULATOR_INSTRUCTION_H
