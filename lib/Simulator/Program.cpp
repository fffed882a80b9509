//===- Program.cpp - Decodes a code object's instructions -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// LLVM's disassembler finds the instructions, names and prints them, and says
// which registers they touch; the operands come from the bits of the encoding,
// whose fields do not move between releases of LLVM.

#include "Program.h"
#include "Chip.h"
#include "Faults.h"
#include "Hazards.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrDesc.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace attn::sim;

void attn::sim::executeUnknown(Wave &wave, const Instruction &instruction) {
  fault::unknownInstruction(wave, instruction);
}

static void initializeTarget() {
  static llvm::once_flag once;
  llvm::call_once(once, [] {
    LLVMInitializeAMDGPUTargetInfo();
    LLVMInitializeAMDGPUTargetMC();
    LLVMInitializeAMDGPUDisassembler();
  });
}

namespace {

/// LLVM's disassembler for one chip.
class Disassembler {
public:
  static Expected<std::unique_ptr<Disassembler>> create(const Chip &chip);

  /// Fills in `info` but for the address; false if these bytes are no
  /// instruction.
  bool decode(ArrayRef<uint8_t> bytes, uint64_t address, InstructionInfo &info);

private:
  void addRegister(MCRegister reg, std::vector<RegisterRange> &ranges,
                   bool &touchesScc);
  void addRegisters(const MCInst &inst, InstructionInfo &info);

  std::unique_ptr<MCRegisterInfo> registers;
  std::unique_ptr<MCAsmInfo> asmInfo;
  std::unique_ptr<MCSubtargetInfo> subtarget;
  std::unique_ptr<MCInstrInfo> instructions;
  std::unique_ptr<MCContext> context;
  std::unique_ptr<MCDisassembler> disassembler;
  std::unique_ptr<MCInstPrinter> printer;
};

} // namespace

Expected<std::unique_ptr<Disassembler>> Disassembler::create(const Chip &chip) {
  initializeTarget();
  Triple triple("amdgcn-amd-amdhsa");
  std::string error;
  const Target *target = TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return createStringError("no AMDGPU target in this LLVM: " + error);
  auto result = std::make_unique<Disassembler>();
  MCTargetOptions options;
  result->registers.reset(target->createMCRegInfo(triple));
  result->asmInfo.reset(
      target->createMCAsmInfo(*result->registers, triple, options));
  // Halves of registers in 32-bit encodings, whether this LLVM makes use of
  // them for the chip or not.
  StringRef features = chip.encoding >= Encoding::Gfx11 ? "+real-true16" : "";
  result->subtarget.reset(
      target->createMCSubtargetInfo(triple, chip.name, features));
  result->instructions.reset(target->createMCInstrInfo());
  result->context = std::make_unique<MCContext>(triple, result->asmInfo.get(),
                                                result->registers.get(),
                                                result->subtarget.get());
  result->disassembler.reset(
      target->createMCDisassembler(*result->subtarget, *result->context));
  result->printer.reset(target->createMCInstPrinter(
      triple, result->asmInfo->getAssemblerDialect(), *result->asmInfo,
      *result->instructions, *result->registers));
  if (!result->disassembler || !result->printer)
    return createStringError("this LLVM has no AMDGPU disassembler");
  result->printer->setPrintImmHex(true);
  return result;
}

/// The operand code and size of a register from LLVM's name of it, such as
/// VGPR4_VGPR5, SGPR6, VCC_LO or FLAT_SCR.
static bool parseRegister(StringRef name, RegisterRange &range) {
  static constexpr struct {
    StringLiteral name;
    uint16_t code, count;
  } special[] = {{"VCC", operand::vcc, 2},
                 {"VCC_LO", operand::vcc, 1},
                 {"VCC_HI", operand::vcc + 1, 1},
                 {"EXEC", operand::exec, 2},
                 {"EXEC_LO", operand::exec, 1},
                 {"EXEC_HI", operand::exec + 1, 1},
                 {"M0", operand::m0, 1},
                 {"FLAT_SCR", operand::flatScratch, 2},
                 {"FLAT_SCR_LO", operand::flatScratch, 1},
                 {"FLAT_SCR_HI", operand::flatScratch + 1, 1}};
  for (const auto &entry : special)
    if (name == entry.name) {
      range = {entry.code, entry.count};
      return true;
    }
  uint16_t base;
  if (name.consume_front("VGPR"))
    base = operand::vector;
  else if (name.consume_front("AGPR"))
    base = operand::accumulator;
  else if (name.consume_front("SGPR"))
    base = 0;
  else
    return false;
  unsigned first;
  if (name.consumeInteger(10, first))
    return false;
  range = {uint16_t(base + first), uint16_t(1 + name.count('_'))};
  // VGPR4_LO16 is a part of one register.
  if (name.starts_with("_LO16") || name.starts_with("_HI16"))
    range.count = 1;
  return true;
}

void Disassembler::addRegister(MCRegister reg,
                               std::vector<RegisterRange> &ranges,
                               bool &touchesScc) {
  StringRef name = registers->getName(reg);
  // Encoded registers of a generation have a suffix, such as M0_gfxpre11.
  name = name.take_until([](char c) { return islower(c); });
  if (name.ends_with("_"))
    name = name.drop_back();
  RegisterRange range;
  if (name == "SCC" || name == "SRC_SCC")
    touchesScc = true;
  else if (parseRegister(name, range))
    ranges.push_back(range);
}

void Disassembler::addRegisters(const MCInst &inst, InstructionInfo &info) {
  const MCInstrDesc &desc = instructions->get(inst.getOpcode());
  for (auto [index, operand] : enumerate(inst)) {
    if (!operand.isReg() || !operand.getReg().isValid())
      continue;
    if (index < desc.getNumDefs())
      addRegister(operand.getReg(), info.writes, info.writesScc);
    else
      addRegister(operand.getReg(), info.reads, info.readsScc);
  }
  for (MCPhysReg reg : desc.implicit_uses())
    addRegister(reg, info.reads, info.readsScc);
  for (MCPhysReg reg : desc.implicit_defs())
    addRegister(reg, info.writes, info.writesScc);
}

bool Disassembler::decode(ArrayRef<uint8_t> bytes, uint64_t address,
                          InstructionInfo &info) {
  MCInst inst;
  uint64_t size = 0;
  if (disassembler->getInstruction(inst, size, bytes, address, nulls()) !=
          MCDisassembler::Success ||
      !size || size % 4)
    return false;
  info.size = size;
  raw_string_ostream stream(info.text);
  printer->printInst(&inst, address, "", *subtarget, stream);
  StringRef text = StringRef(info.text).trim();
  // The printer aligns with tabs and spaces.
  std::string clean;
  for (char c : text)
    if (c != '\t' && (c != ' ' || clean.empty() || clean.back() != ' '))
      clean += c;
    else if (c == '\t')
      clean += ' ';
  info.text = clean;
  StringRef mnemonic = StringRef(info.text).split(' ').first;
  // gfx11 has both of VOP3 and DPP.
  for (StringRef suffix : {"_dpp", "_sdwa", "_e32", "_e64"})
    mnemonic.consume_back(suffix);
  info.mnemonic = mnemonic.str();
  addRegisters(inst, info);
  return true;
}

/// Entry of the families' tables by mnemonic.
static StringMap<const HandlerEntry *> indexTables(ChipId id) {
  StringMap<const HandlerEntry *> result;
  ChipTables tables = getChipTables(id);
  for (size_t i = 0; i < tables.count; ++i)
    for (size_t k = 0; k < tables.tables[i].count; ++k)
      result[tables.tables[i].entries[k].mnemonic] =
          &tables.tables[i].entries[k];
  for (const NameAliases &names : ArrayRef(tables.aliases, tables.aliasCount))
    for (const NameAlias &alias : ArrayRef(names.entries, names.count))
      if (const HandlerEntry *entry = result.lookup(alias.of))
        result[alias.name] = entry;
  return result;
}

/// Branches hold the index of their target instead of an offset.
static void resolveBranches(Program &program,
                            const StringMap<const HandlerEntry *> &table) {
  for (size_t i = 0; i < program.instructions.size(); ++i) {
    const InstructionInfo &info = program.infos[i];
    auto it = table.find(info.mnemonic);
    if (it == table.end() || !(it->second->traits & trait::BranchTarget))
      continue;
    int64_t target = int64_t(program.getLoadAddress(i)) + info.size +
                     int64_t(program.instructions[i].offset) * 4;
    int64_t index = program.findIndex(target);
    program.instructions[i].offset = index;
  }
}

static bool decodeOperands(const Chip &chip, ArrayRef<uint32_t> words,
                           const HandlerEntry &entry,
                           attn::sim::Instruction &instruction) {
  auto decode = chip.encoding >= Encoding::Gfx11   ? decodeGfx11
                : chip.encoding >= Encoding::Gfx10 ? decodeRdna
                                                   : decodeGfx9;
  instruction.execute = entry.handler;
  instruction.unit = entry.unit;
  instruction.width = entry.width;
  return decode(chip.encoding, words, entry, instruction);
}

/// Whether an operation reads a vector register.
static bool readsVector(const attn::sim::Instruction &instruction,
                        uint16_t code) {
  return is_contained(instruction.source, code);
}

/// Two operations in one instruction (VOPD); false if one is not known.
static bool decodeDualOperands(InstructionInfo &info, ArrayRef<uint32_t> words,
                               const StringMap<const HandlerEntry *> &table,
                               Program &program,
                               attn::sim::Instruction &instruction) {
  const HandlerEntry *entries[2];
  auto [x, y] = StringRef(info.text).split(" :: ");
  const StringRef texts[2] = {x, y};
  for (unsigned k = 0; k < 2; ++k) {
    StringRef name = texts[k].split(' ').first;
    if (!name.consume_front("v_dual_"))
      return false;
    entries[k] = table.lookup("v_" + name.str());
    if (!entries[k])
      return false;
  }
  attn::sim::Instruction halves[2];
  for (unsigned k = 0; k < 2; ++k) {
    halves[k].execute = entries[k]->handler;
    halves[k].unit = entries[k]->unit;
  }
  decodeDual(words, *entries[0], *entries[1], halves[0], halves[1]);
  const HandlerEntry *entry = table.lookup(dualMnemonic);
  instruction.execute = entry->handler;
  instruction.unit = entry->unit;
  instruction.offset = program.dualHalves.size();
  instruction.extension = uint32_t(
      !readsVector(halves[1], halves[0].destination)   ? DualOrder::XFirst
      : !readsVector(halves[0], halves[1].destination) ? DualOrder::YFirst
                                                       : DualOrder::Copy);
  append_range(program.dualHalves, halves);
  // LLVM's disassembler gives another register for what the second operation
  // adds to.
  erase_if(info.reads, [](const RegisterRange &range) {
    return operand::isVector(range.first);
  });
  for (const attn::sim::Instruction &half : halves)
    for (uint16_t code : half.source)
      if (code != operand::none && operand::isVector(code))
        info.reads.push_back({code, 1});
  return true;
}

Expected<std::unique_ptr<Program>>
attn::sim::decodeProgram(const Chip &chip, ArrayRef<uint8_t> code,
                         uint64_t address, uint64_t loadAddress,
                         ArrayRef<uint64_t> starts) {
  auto disassembler = Disassembler::create(chip);
  if (!disassembler)
    return disassembler.takeError();
  StringMap<const HandlerEntry *> table = indexTables(chip.id);
  auto program = std::make_unique<Program>();
  program->baseAddress = address;
  program->loadAddress = loadAddress;
  program->chip = chip.name;
  program->indexOfWord.assign(code.size() / 4, -1);
  size_t words = code.size() / 4;
  const uint64_t *nextStart = starts.begin();
  for (size_t word = 0; word < words;) {
    uint64_t here = address + word * 4;
    while (nextStart != starts.end() && *nextStart <= here)
      ++nextStart;
    size_t available = (words - word) * 4;
    if (nextStart != starts.end())
      available = std::min<size_t>(available, *nextStart - here);
    // LLVM's disassembler is not safe against the end of its bytes.
    uint8_t bytes[20] = {};
    std::copy_n(code.data() + word * 4, std::min(available, sizeof(bytes)),
                bytes);
    InstructionInfo info;
    Instruction instruction;
    info.address = here;
    instruction.execute = executeUnknown;
    SmallVector<uint32_t, 5> encoding;
    auto isEncoding =
        chip.encoding >= Encoding::Gfx10 ? isRdnaEncoding : isGfx9Encoding;
    if (isEncoding(support::endian::read32le(bytes),
                   support::endian::read32le(bytes + 4)) &&
        (*disassembler)->decode(bytes, here, info) && info.size <= available) {
      for (unsigned i = 0; i < info.size; i += 4)
        encoding.push_back(
            support::endian::read32le(code.data() + word * 4 + i));
      const HandlerEntry *entry = table.lookup(info.mnemonic);
      bool isDual = StringRef(info.mnemonic).starts_with("v_dual_");
      if (isDual
              ? !decodeDualOperands(info, encoding, table, *program,
                                    instruction)
              : entry && !decodeOperands(chip, encoding, *entry, instruction))
        instruction.execute = executeUnknown;
    } else {
      info = InstructionInfo();
      info.address = here;
      info.size = 4;
      info.text =
          "0x" + utohexstr(support::endian::read32le(code.data() + word * 4));
      info.mnemonic = "unknown";
    }
    program->indexOfWord[word] = program->instructions.size();
    program->instructions.push_back(instruction);
    word += info.size / 4;
    program->infos.push_back(std::move(info));
  }
  // What runs off the end finds no instruction.
  Instruction end;
  end.execute = executeUnknown;
  InstructionInfo endInfo;
  endInfo.address = address + words * 4;
  endInfo.text = endInfo.mnemonic = "end of code";
  program->instructions.push_back(end);
  program->infos.push_back(std::move(endInfo));
  resolveBranches(*program, table);
  program->hazards = makeHazardTable(chip, *program);
  return program;
}
