//===- Faults.cpp - What handlers call when something is wrong ------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Faults.h"
#include "attn/Simulator/CodeObject.h"
#include "attn/Simulator/DeviceMemory.h"
#include "attn/Simulator/Launch.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace attn::sim;

/// Ends the wave with `text`, which gets the place in front.
static void report(Wave &wave, const Twine &text, int lane = -1) {
  wave.status = WaveStatus::Faulted;
  Workgroup &group = *wave.workgroup;
  if (!group.fault.empty())
    return;
  const InstructionInfo &info = group.program->infos[wave.current];
  group.fault =
      formatv("kernel '{0}', workgroup ({1}, {2}, {3}), wave {4}{5}, pc {6:x} "
              "'{7}': {8}",
              group.kernel->name, group.id[0], group.id[1], group.id[2],
              unsigned(wave.index),
              lane < 0 ? std::string() : formatv(" lane {0}", lane).str(),
              info.address, info.text, text.str())
          .str();
}

/// The name of a register by operand code.
static std::string getRegisterName(unsigned code) {
  switch (code) {
  case operand::vcc:
    return "vcc_lo";
  case operand::vcc + 1:
    return "vcc_hi";
  case operand::exec:
    return "exec_lo";
  case operand::exec + 1:
    return "exec_hi";
  case operand::m0:
    return "m0";
  case operand::flatScratch:
    return "flat_scratch_lo";
  case operand::flatScratch + 1:
    return "flat_scratch_hi";
  default:
    break;
  }
  if (code >= operand::accumulator)
    return "a" + utostr(code - operand::accumulator);
  if (code >= operand::vector)
    return "v" + utostr(code - operand::vector);
  return "s" + utostr(code);
}

static std::string getVectorName(unsigned vgpr) {
  return getRegisterName(operand::vector + vgpr);
}

static bool covers(const PendingOperation &operation, unsigned code) {
  return code >= operation.registers.first &&
         code < unsigned(operation.registers.first) + operation.registers.count;
}

/// The operation in flight that will write a register, or null.
static const PendingOperation *findPending(const Wave &wave, unsigned code,
                                           const char *&counter) {
  for (const PendingOperation &operation : wave.vectorPending)
    if (covers(operation, code)) {
      counter = wave.countsScalars ? "s_wait_loadcnt" : "s_waitcnt vmcnt";
      return &operation;
    }
  for (const PendingOperation &operation : wave.lgkmPending)
    if (covers(operation, code)) {
      counter = wave.countsScalars ? "s_wait_dscnt" : "s_waitcnt lgkmcnt";
      return &operation;
    }
  return nullptr;
}

void fault::readVector(Wave &wave, unsigned vgpr, uint64_t lanes) {
  if (!wave.hasVector(vgpr))
    return missingVector(wave, vgpr);
  uint64_t missing = lanes & ~wave.vgprReady[vgpr];
  const char *counter = nullptr;
  const PendingOperation *pending =
      findPending(wave, operand::vector + vgpr, counter);
  unsigned lane = countr_zero(missing);
  if (pending && (pending->lanes & missing)) {
    lane = countr_zero(pending->lanes & missing);
    if (wave.checkWaitcnt)
      report(wave,
             "expected an " + Twine(counter) + " before " +
                 getVectorName(vgpr) + " is read: a load into it is in flight",
             lane);
    return;
  }
  if (wave.checkRegisters)
    report(wave,
           "expected " + getVectorName(vgpr) +
               " to be written before it is read, nothing has written it in "
               "this lane",
           lane);
}

void fault::writeVector(Wave &wave, unsigned vgpr) {
  if (!wave.hasVector(vgpr))
    return missingVector(wave, vgpr);
  if (!wave.checkWaitcnt)
    return;
  const char *counter = "s_waitcnt vmcnt";
  findPending(wave, operand::vector + vgpr, counter);
  report(wave, "expected an " + Twine(counter) + " before " +
                   getVectorName(vgpr) +
                   " is written: a load into it is in flight");
}

void fault::loadVector(Wave &wave, unsigned vgpr, bool isLgkm) {
  unsigned code = operand::vector + vgpr;
  for (const auto *queue : {&wave.vectorPending, &wave.lgkmPending})
    for (const PendingOperation &operation : *queue)
      if (covers(operation, code) &&
          (operation.isUnordered || (queue == &wave.lgkmPending) != isLgkm))
        return writeVector(wave, vgpr);
  if (!wave.hasVector(vgpr))
    missingVector(wave, vgpr);
}

void fault::missingVector(Wave &wave, unsigned vgpr) {
  std::string has = utostr(wave.vgprCount) + " VGPRs";
  if (wave.agprCount || vgpr >= maxPlainRegisters)
    has += " and " + utostr(wave.agprCount) + " AGPRs";
  report(wave, "expected a register of the wave, which has " + has +
                   ", found " + getVectorName(vgpr));
}

/// The wait that covers all loads into scalar registers.
static const char *getScalarWait(const Wave &wave) {
  return wave.countsScalars ? "s_wait_kmcnt 0" : "s_waitcnt lgkmcnt(0)";
}

static bool isPending(const Wave &wave, unsigned code) {
  return wave.sgprPending[code / 64] >> (code % 64) & 1;
}

void fault::readScalar(Wave &wave, unsigned code) {
  if (isPending(wave, code)) {
    if (wave.checkWaitcnt)
      report(wave, "expected an " + Twine(getScalarWait(wave)) + " before " +
                       getRegisterName(code) +
                       " is read: a load into it is in flight");
    return;
  }
  if (wave.checkRegisters)
    report(wave, "expected " + getRegisterName(code) +
                     " to be written before it is read, nothing has written "
                     "it");
}

void fault::writeScalar(Wave &wave, unsigned code) {
  if (wave.checkWaitcnt)
    report(wave, "expected an " + Twine(getScalarWait(wave)) + " before " +
                     getRegisterName(code) +
                     " is written: a load into it is in flight");
}

void fault::readScc(Wave &wave) {
  if (wave.checkRegisters)
    report(wave, "expected scc to be written before it is read, nothing has "
                 "written it");
}

static void reportGlobal(Wave &wave, uint64_t address, unsigned bytes,
                         bool isStore, int lane) {
  const DeviceMemory &memory = *wave.workgroup->memory;
  const DeviceMemory::Range *range = memory.find(address);
  std::string where = memory.describe(address);
  if (range && isStore && !range->writable)
    where += ", which is read-only";
  else if (range)
    where += ", past whose end it reaches";
  report(wave,
         formatv("expected {0} of {1} bytes inside of an allocation, found "
                 "address {2:x}, {3}",
                 isStore ? "a store" : "a load", bytes, address, where)
             .str(),
         lane);
}

/// Whether an access may happen; caches the range that it is in.
static bool checkOne(Wave &wave, uint64_t address, unsigned bytes,
                     bool isStore) {
  const DeviceMemory::Range *range = wave.workgroup->memory->find(address);
  if (!range || !range->contains(address, bytes) ||
      (isStore && !range->writable))
    return false;
  wave.cachedBegin = range->begin;
  wave.cachedEnd = range->end;
  wave.cachedWritable = range->writable;
  return true;
}

uint64_t fault::checkGlobal(Wave &wave, const uint64_t *address, uint64_t lanes,
                            unsigned bytes, bool isStore) {
  if (!wave.checkBounds)
    return lanes;
  for (unsigned lane = 0; lane < maxLanes; ++lane)
    if (lanes >> lane & 1) {
      uint64_t begin = address[lane];
      if (begin >= wave.cachedBegin && begin <= wave.cachedEnd &&
          bytes <= wave.cachedEnd - begin && (!isStore || wave.cachedWritable))
        continue;
      if (!checkOne(wave, begin, bytes, isStore)) {
        reportGlobal(wave, begin, bytes, isStore, lane);
        return 0;
      }
    }
  return lanes;
}

bool fault::checkScalarGlobal(Wave &wave, uint64_t address, unsigned bytes) {
  if (!wave.checkBounds || checkOne(wave, address, bytes, /*isStore=*/false))
    return true;
  reportGlobal(wave, address, bytes, /*isStore=*/false, -1);
  return false;
}

void fault::ldsBounds(Wave &wave, uint64_t address, unsigned bytes,
                      unsigned lane) {
  report(wave,
         formatv("expected an access inside of the {0} bytes of LDS of the "
                 "workgroup, found {1} bytes at LDS address {2:x}",
                 wave.workgroup->lds.size, bytes, address)
             .str(),
         lane);
}

void fault::scratchBounds(Wave &wave, int64_t offset, unsigned bytes,
                          unsigned lane) {
  report(wave,
         formatv("expected an access inside of the {0} bytes of scratch of the "
                 "work item, found {1} bytes at offset {2}",
                 wave.scratchBytes, bytes, offset)
             .str(),
         lane);
}

void fault::splitTags(Lds &lds) {
  for (auto *tags : {&lds.writeTags, &lds.readTags}) {
    size_t dwords = tags->size();
    tags->resize(dwords * 4);
    for (size_t k = dwords; k-- > 0;)
      for (size_t byte = 0; byte < 4; ++byte)
        (*tags)[k * 4 + byte] = (*tags)[k];
  }
  lds.byByte = true;
}

void fault::ldsTag(Wave &wave, LdsAccess access, uint32_t address,
                   unsigned lane, uint32_t writeTag, uint32_t readTag) {
  const Lds &lds = wave.workgroup->lds;
  uint32_t base = lds.interval << 8, mine = base | wave.index;
  std::string at = formatv("LDS address {0:x}", address).str();
  auto getWave = [](uint32_t tag) {
    uint32_t who = tag & 0xff;
    return who >= severalAtomics ? std::string("several waves")
                                 : "wave " + utostr(who % atomicWho);
  };
  bool writes = access != LdsAccess::Read;
  if (writeTag >= inFlight) {
    if (wave.checkWaitcnt)
      report(wave,
             "expected an s_waitcnt vmcnt before this " +
                 Twine(writes ? "write" : "read") + " of " + at + ": " +
                 (writeTag == (inFlight | wave.index)
                      ? "a load"
                      : "a load of " + getWave(writeTag)) +
                 " into it is in flight",
             lane);
    return;
  }
  if (writeTag == 0 && access != LdsAccess::Write) {
    if (lds.checkInit)
      report(wave,
             "expected " + at +
                 " to be written before it is read, nothing has written it",
             lane);
    return;
  }
  if (!lds.checkRaces)
    return;
  bool isAtomic = (writeTag & 0xff) >= atomicWho;
  bool isOthers = writeTag >= base && writeTag != mine &&
                  writeTag != mine + atomicWho &&
                  !(isAtomic && access == LdsAccess::Atomic);
  if (isOthers)
    return report(wave,
                  "expected a barrier before this " +
                      Twine(writes ? "write" : "read") + " of " + at + ", " +
                      getWave(writeTag) +
                      " has written it since the last barrier",
                  lane);
  if (writes && readTag >= base && readTag != mine)
    report(wave,
           "expected a barrier before this write of " + at + ", " +
               getWave(readTag) + " has read it since the last barrier",
           lane);
}

void fault::other(Wave &wave, const char *text) { report(wave, text); }

void fault::unknownInstruction(Wave &wave, const Instruction &) {
  const Program &program = *wave.workgroup->program;
  const InstructionInfo &info = program.infos[wave.current];
  if (info.mnemonic == "unknown")
    return report(wave, "expected an instruction of " + program.chip +
                            ", found a word that is none");
  if (info.size == 0)
    return report(wave, "expected s_endpgm before the end of the code");
  report(wave, "expected an instruction that the simulator knows, found " +
                   info.mnemonic + ": add it to a table in lib/Simulator");
}
