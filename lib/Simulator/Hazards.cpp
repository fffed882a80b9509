//===- Hazards.cpp - Wait states that hardware does not insert ------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Hazards.h"
#include "Faults.h"
#include "HandlerTable.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace attn::sim;

/// No rule asks for more wait states.
static constexpr unsigned mostWaitStates = 20;

//===----------------------------------------------------------------------===//
// The table of a program
//===----------------------------------------------------------------------===//

/// Passes of a matrix instruction, as LLVM's scheduling models have them.
static unsigned getPasses(StringRef name, Encoding encoding) {
  if (name.starts_with("v_mfma_f64"))
    return name.contains("4x4x4") && !name.contains("16x16x4") ? 4
           : encoding == Encoding::Gfx940                      ? 8
                                                               : 16;
  if (name.contains("_4x4x"))
    return 2;
  bool isSquare32 = name.contains("_32x32x");
  // From gfx942 on one block of short elements takes half as long.
  bool isFast = encoding == Encoding::Gfx940 && !name.contains("b_") &&
                !name.ends_with("x2_f32") && !name.ends_with("x4_f32");
  return (isSquare32 ? 16 : 8) / (isFast ? 2 : 1);
}

static HazardInfo::Kind getKind(const Instruction &instruction,
                                const InstructionInfo &info,
                                Encoding encoding) {
  StringRef name = info.mnemonic;
  if (name.starts_with("v_wmma"))
    return HazardInfo::WaveMatrix;
  if (name.starts_with("v_mfma_f64"))
    return HazardInfo::Double;
  if (name.starts_with("v_mfma"))
    return encoding == Encoding::Gfx940 && name.ends_with("_f32") &&
                   !name.ends_with("_xf32")
               ? HazardInfo::Single
               : HazardInfo::Xdl;
  if (name.starts_with("v_accvgpr_read"))
    return HazardInfo::AccumulatorRead;
  if (name.starts_with("v_accvgpr_write"))
    return HazardInfo::AccumulatorWrite;
  if (name.starts_with("v_dot"))
    return HazardInfo::Dot;
  // Of all counters that it can wait for, va_vdst is in the upper four bits.
  if (name == "s_waitcnt_depctr" && (instruction.offset >> 12 & 15) == 0)
    return HazardInfo::VectorWait;
  switch (instruction.unit) {
  case Unit::VectorAlu:
    return HazardInfo::Vector;
  case Unit::Transcendental:
    // Of halves it is not known which one is read.
    return encoding >= Encoding::Gfx10 && name.ends_with("_f16")
               ? HazardInfo::Vector
               : HazardInfo::Transcendental;
  case Unit::Lds:
  case Unit::VectorMemory:
  case Unit::Flat:
    return HazardInfo::Memory;
  default:
    return HazardInfo::None;
  }
}

static HazardInfo getInfo(const Instruction &instruction,
                          const InstructionInfo &info, Encoding encoding) {
  HazardInfo result;
  result.kind = getKind(instruction, info, encoding);
  if (StringRef(info.mnemonic) == "s_nop")
    result.waitStates = 1 + (instruction.offset & 15);
  if (result.kind == HazardInfo::None || result.kind == HazardInfo::VectorWait)
    return result;
  for (const RegisterRange &range : info.writes) {
    if (operand::isVector(range.first))
      result.write = range;
    result.writesExec |= range.first == operand::exec;
  }
  unsigned count = 0;
  for (const RegisterRange &range : info.reads)
    if (operand::isVector(range.first) && count < std::size(result.reads))
      result.reads[count++] = range;
  if (result.kind == HazardInfo::Dot) {
    auto get = [&](unsigned k) {
      uint16_t code = instruction.source[k];
      bool isRegister = code != operand::none && operand::isVector(code);
      return isRegister ? RegisterRange{code, 1} : RegisterRange();
    };
    result.reads[0] = get(0);
    result.reads[1] = get(1);
    result.reads[2] = result.reads[3] = RegisterRange();
    result.addend = get(2);
  }
  if (result.isMatrix()) {
    result.passes = getPasses(info.mnemonic, encoding);
    result.addend = result.reads[2];
    result.reads[2] = result.reads[3] = RegisterRange();
  }
  return result;
}

std::shared_ptr<const HazardTable>
attn::sim::makeHazardTable(const Chip &chip, const Program &program) {
  if (chip.encoding < Encoding::Gfx11
          ? chip.accumulators == Accumulators::None
          : llvm::none_of(
                program.instructions,
                [&](const Instruction &i) {
                  size_t index = &i - program.instructions.data();
                  HazardInfo::Kind kind =
                      getKind(i, program.infos[index], chip.encoding);
                  return kind == HazardInfo::WaveMatrix ||
                         (kind == HazardInfo::Transcendental &&
                          chip.encoding == Encoding::Gfx11);
                }))
    return nullptr;
  auto table = std::make_shared<HazardTable>();
  table->encoding = chip.encoding;
  table->isGfx950 = chip.id == ChipId::Gfx950;
  for (size_t i = 0; i < program.instructions.size(); ++i)
    table->infos.push_back(
        getInfo(program.instructions[i], program.infos[i], chip.encoding));
  return table;
}

//===----------------------------------------------------------------------===//
// The rules: wait states between `first` and `second`
//===----------------------------------------------------------------------===//

static bool overlaps(const RegisterRange &a, const RegisterRange &b) {
  return a.first < b.first + b.count && b.first < a.first + a.count;
}
static bool isSame(const RegisterRange &a, const RegisterRange &b) {
  return a.first == b.first && a.count == b.count;
}
static bool readsFactor(const HazardInfo &second, const RegisterRange &range) {
  for (const RegisterRange &read : second.reads)
    if (overlaps(read, range))
      return true;
  return false;
}
/// C of a matrix instruction is a case of its own.
static bool reads(const HazardInfo &second, const RegisterRange &range) {
  return readsFactor(second, range) ||
         (second.kind == HazardInfo::Dot && overlaps(second.addend, range));
}

namespace {

/// One pair of instructions.
class Rules {
public:
  /// `isRenewed`: an instruction between the two gave all of C.
  Rules(const HazardTable &table, const HazardInfo &first,
        const HazardInfo &second, bool isRenewed)
      : table(table), first(first), second(second), isRenewed(isRenewed) {}

  unsigned get() const {
    return table.encoding == Encoding::Gfx908 ? getGfx908() : getGfx90a();
  }

private:
  /// Of 2, 8 or 16 passes, which those of gfx908 and gfx90a have.
  unsigned byPasses(unsigned of2, unsigned of8, unsigned of16) const {
    return first.passes == 2 ? of2 : first.passes == 8 ? of8 : of16;
  }
  bool isGfx940() const { return table.encoding == Encoding::Gfx940; }

  unsigned getGfx908() const;
  unsigned getGfx90a() const;
  unsigned getMatrixToMatrix() const;
  unsigned getMatrixToOther() const;
  unsigned getOtherToOther() const;
  unsigned getToAddend() const;
  unsigned getToFactor() const;

  const HazardTable &table;
  const HazardInfo &first, &second;
  const bool isRenewed;
};

} // namespace

unsigned Rules::getGfx908() const {
  bool isMove = second.kind == HazardInfo::AccumulatorRead ||
                second.kind == HazardInfo::AccumulatorWrite;
  bool isRead = second.kind == HazardInfo::AccumulatorRead;
  bool isWrite = second.kind == HazardInfo::AccumulatorWrite;
  unsigned result = 0;
  auto need = [&](bool applies, unsigned states) {
    if (applies)
      result = std::max(result, states);
  };
  if (second.kind == HazardInfo::Memory) {
    need(first.kind == HazardInfo::AccumulatorRead &&
             reads(second, first.write),
         2);
    return result;
  }
  if (!second.isMatrix() && !isMove)
    return 0;
  if (first.isMatrix()) {
    need(!isRenewed && overlaps(first.write, second.addend) &&
             !isSame(first.write, second.addend),
         2);
    need(reads(second, first.write), isRead ? byPasses(4, 10, 18) : 4);
    need(isWrite && overlaps(first.write, second.write), byPasses(1, 7, 15));
    need(isWrite && overlaps(first.addend, second.write), byPasses(0, 5, 13));
    return result;
  }
  if (first.kind == HazardInfo::AccumulatorWrite) {
    need(overlaps(first.write, second.addend), 1);
    need(reads(second, first.write), 3);
    return result;
  }
  need(first.writesExec, 4);
  need(!isRead && reads(second, first.write), 2);
  return result;
}

/// A result that is C of the next matrix instruction.
unsigned Rules::getToAddend() const {
  bool isDouble = second.kind == HazardInfo::Double;
  if (!isDouble && !isGfx940() && first.kind == HazardInfo::Double)
    return 0;
  if (isSame(first.write, second.addend)) {
    if (first.kind == HazardInfo::Double)
      return isDouble && first.passes == 4 && second.passes == 4 ? 4 : 0;
    return isGfx940() && first.passes == 2 ? 2 : 0;
  }
  if (first.kind == HazardInfo::Double)
    return second.kind == HazardInfo::Xdl ? 0 : first.passes == 4 ? 4 : 9;
  if (!isGfx940())
    return byPasses(2, 8, 16) + isDouble;
  if (first.kind == HazardInfo::Single)
    return second.kind == HazardInfo::Xdl ? 0 : first.passes;
  return first.passes + 1 + table.isGfx950;
}

/// A result that is A or B of the next matrix instruction.
unsigned Rules::getToFactor() const {
  if (first.kind == HazardInfo::Double)
    return first.passes == 4 ? 6 : 11;
  if (!isGfx940())
    return byPasses(5, 11, 19);
  if (first.kind == HazardInfo::Single)
    return first.passes + 2;
  return first.passes + 3 + (table.isGfx950 && first.passes != 2);
}

unsigned Rules::getMatrixToMatrix() const {
  unsigned result = 0;
  if (!isRenewed && overlaps(first.write, second.addend))
    result = getToAddend();
  if (reads(second, first.write))
    result = std::max(result, getToFactor());
  return result;
}

/// Vector and memory instructions that read or overwrite a result, or overwrite
/// what has to be added.
unsigned Rules::getMatrixToOther() const {
  unsigned result = 0;
  bool isMemory = second.kind == HazardInfo::Memory;
  if (reads(second, first.write))
    result = first.kind == HazardInfo::Double && isMemory
                 ? (first.passes == 4 ? 9 : 18)
                 : getToFactor();
  if (overlaps(first.write, second.write))
    result = std::max(result, getToFactor());
  if (overlaps(first.addend, second.write) &&
      first.kind != HazardInfo::Double &&
      !(isGfx940() && first.kind == HazardInfo::Single))
    result = std::max(result, first.passes == 4   ? 3u
                              : first.passes == 2 ? 1u
                                                  : first.passes - 1u);
  return result;
}

unsigned Rules::getOtherToOther() const {
  if (first.kind == HazardInfo::Dot) {
    // Dot products that add up follow each other freely.
    bool touches =
        second.kind == HazardInfo::Dot
            ? readsFactor(second, first.write)
            : reads(second, first.write) || overlaps(first.write, second.write);
    return touches ? 3 : 0;
  }
  if (first.kind == HazardInfo::Transcendental && isGfx940())
    return second.isVector() && second.kind != HazardInfo::Transcendental &&
                   reads(second, first.write)
               ? 1
               : 0;
  return 0;
}

unsigned Rules::getGfx90a() const {
  if (first.isMatrix())
    return second.isMatrix() ? getMatrixToMatrix() : getMatrixToOther();
  if (!second.isMatrix())
    return getOtherToOther();
  unsigned result = first.writesExec ? 4 : 0;
  bool touches =
      reads(second, first.write) || overlaps(first.write, second.addend);
  if (touches && first.isVector() && first.kind != HazardInfo::Dot)
    result = std::max(result, 2u);
  return result;
}

//===----------------------------------------------------------------------===//
// The check
//===----------------------------------------------------------------------===//

static void report(Wave &wave, const HazardState::Entry &first,
                   const char *format) {
  const InstructionInfo &other = wave.workgroup->program->infos[first.index];
  std::string place = formatv("'{0}' at pc {1:x}", other.text, other.address);
  fault::other(wave, formatv(format, place).str().c_str());
}

/// gfx11 and gfx12.
static void checkRdnaHazards(Wave &wave, HazardState &state, uint32_t index) {
  // Exp and its like are still at work behind so many others.
  constexpr unsigned mostVectors = 5;
  const HazardInfo &info = state.table->infos[index];
  if (!info.isVector()) {
    // Memory instructions wait for what they read, and so for all before it.
    if (info.kind != HazardInfo::None)
      state.transcendental[0] = state.transcendental[1] = {};
    return;
  }
  ++state.time;
  // One vector instruction is enough, v_nop or another product among them; what
  // goes to other units does not count. For C hardware waits.
  const HazardState::Entry &last = state.lastVector;
  const HazardInfo &first = state.table->infos[last.index];
  if (info.kind == HazardInfo::WaveMatrix && last.time &&
      first.kind == HazardInfo::WaveMatrix && readsFactor(info, first.write))
    report(wave, last,
           "expected a vector instruction between {0} and what has its result "
           "for A or B, found none: put a v_nop in between");
  state.lastVector = {index, state.time};
  if (state.table->encoding != Encoding::Gfx11)
    return;
  for (const HazardState::Entry &entry : state.transcendental)
    if (entry.time && state.time - entry.time <= mostVectors + 1 &&
        llvm::any_of(wave.workgroup->program->infos[index].reads,
                     [&](const RegisterRange &read) {
                       return overlaps(read,
                                       state.table->infos[entry.index].write);
                     }))
      return report(wave, entry,
                    "expected the result of {0} to be waited for: put an "
                    "s_waitcnt_depctr 0xfff or six vector instructions in "
                    "between");
  if (info.kind == HazardInfo::Transcendental)
    state.transcendental[state.next++ % 2] = state.lastVector;
}

void attn::sim::checkHazards(Wave &wave, HazardState &state, uint32_t index) {
  const HazardTable &table = *state.table;
  if (table.encoding >= Encoding::Gfx11)
    return checkRdnaHazards(wave, state, index);
  const HazardInfo &info = table.infos[index];
  if (info.kind != HazardInfo::None) {
    bool isRenewed = false;
    for (unsigned back = 1; back <= HazardState::capacity; ++back) {
      const HazardState::Entry &entry =
          state.recent[(state.next - back) % HazardState::capacity];
      if (!entry.time || state.time - entry.time >= mostWaitStates)
        break;
      unsigned needed =
          Rules(table, table.infos[entry.index], info, isRenewed).get();
      isRenewed |= table.infos[entry.index].isMatrix() &&
                   isSame(table.infos[entry.index].write, info.addend);
      uint64_t found = state.time - entry.time;
      if (needed <= found)
        continue;
      const InstructionInfo &other =
          wave.workgroup->program->infos[entry.index];
      std::string text = formatv(
          "expected {0} wait states after '{1}' at pc {2:x}, found {3}: "
          "put an s_nop in between",
          needed, other.text, other.address, found);
      fault::other(wave, text.c_str());
      break;
    }
    if (info.kind != HazardInfo::Memory)
      state.recent[state.next++ % HazardState::capacity] = {
          index, state.time + info.waitStates};
  }
  state.time += info.waitStates;
}
