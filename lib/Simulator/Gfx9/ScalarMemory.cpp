//===- ScalarMemory.cpp - SMEM --------------------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gfx9/Families.h"
#include "Gfx9/Operands.h"

namespace attn::sim::ATTN_SIM_VARIANT {
namespace {

uint32_t getOffset(Wave &wave, const Instruction &i) {
  uint32_t offset = i.flags & flag::ImmediateOffset ? uint32_t(i.offset) : 0;
  if (i.flags & flag::RegisterOffset)
    offset += readRegister(wave, i.scalarOffset);
  return offset;
}

void finish(Wave &wave, const Instruction &i) {
  settleExec(wave);
  PendingOperation operation;
  operation.registers = {i.destination, i.width};
  operation.lanes = 1;
  operation.isScalar = operation.isUnordered = true;
  issueLgkm(wave, operation);
}

/// Registers must not be those of a load in flight, and lie in the file.
bool checkDestination(Wave &wave, const Instruction &i) {
  if (i.destination + i.width > operand::numScalar) {
    fault::other(wave, "expected a destination inside of the scalar registers");
    return false;
  }
  for (unsigned k = 0; k < i.width; ++k) {
    unsigned code = i.destination + k;
    if (wave.sgprPending[code / 64] >> (code % 64) & 1)
      fault::writeScalar(wave, code);
  }
  return wave.status != WaveStatus::Faulted;
}

void load(Wave &wave, const Instruction &i) {
  uint64_t base = readRegister64(wave, i.resource);
  // A negative immediate counts; a register does not have a sign.
  int64_t offset = i.flags & flag::ImmediateOffset ? i.offset : 0;
  if (i.flags & flag::RegisterOffset)
    offset += readRegister(wave, i.scalarOffset);
  uint64_t address = (base + uint64_t(offset)) & ~uint64_t(3);
  if (!checkDestination(wave, i))
    return;
  unsigned bytes = i.width * 4;
  if (!(address >= wave.cachedBegin && address <= wave.cachedEnd &&
        bytes <= wave.cachedEnd - address))
    if (!fault::checkScalarGlobal(wave, address, bytes))
      return;
  __builtin_memcpy(&wave.sgpr[i.destination],
                   reinterpret_cast<const void *>(address), bytes);
  finish(wave, i);
}

/// From a buffer resource: dwords past its end are zero.
void bufferLoad(Wave &wave, const Instruction &i) {
  uint64_t base = readRegister64(wave, i.resource) & 0xffffffffffff;
  uint32_t stride = readRegister(wave, i.resource + 1) >> 16 & 0x3fff;
  uint64_t records = readRegister(wave, i.resource + 2);
  if (stride)
    records *= stride;
  uint64_t offset = getOffset(wave, i) & ~uint32_t(3);
  if (!checkDestination(wave, i))
    return;
  for (unsigned k = 0; k < i.width; ++k, offset += 4) {
    uint32_t value = 0;
    if (offset + 4 <= records) {
      uint64_t address = base + offset;
      if (!fault::checkScalarGlobal(wave, address, 4))
        return;
      __builtin_memcpy(&value, reinterpret_cast<const void *>(address), 4);
    }
    wave.sgpr[i.destination + k] = value;
  }
  finish(wave, i);
}

/// Less than a dword, extended to one (gfx12).
template <class T> void loadPart(Wave &wave, const Instruction &i) {
  uint64_t address =
      readRegister64(wave, i.resource) + uint64_t(int64_t(i.offset));
  if (i.flags & flag::RegisterOffset)
    address += readRegister(wave, i.scalarOffset);
  if (!checkDestination(wave, i) ||
      !fault::checkScalarGlobal(wave, address, sizeof(T)))
    return;
  T value;
  __builtin_memcpy(&value, reinterpret_cast<const void *>(address), sizeof(T));
  wave.sgpr[i.destination] = uint32_t(int32_t(value));
  finish(wave, i);
}

template <class T> void bufferLoadPart(Wave &wave, const Instruction &i) {
  uint64_t base = readRegister64(wave, i.resource) & 0xffffffffffff;
  uint32_t stride = readRegister(wave, i.resource + 1) >> 16 & 0x3fff;
  uint64_t records = readRegister(wave, i.resource + 2);
  if (stride)
    records *= stride;
  uint64_t offset = getOffset(wave, i);
  if (!checkDestination(wave, i))
    return;
  T value = 0;
  if (offset + sizeof(T) <= records) {
    uint64_t address = base + offset;
    if (!fault::checkScalarGlobal(wave, address, sizeof(T)))
      return;
    __builtin_memcpy(&value, reinterpret_cast<const void *>(address),
                     sizeof(T));
  }
  wave.sgpr[i.destination] = uint32_t(int32_t(value));
  finish(wave, i);
}

constexpr SourceKind b32 = SourceKind::B32;
#define ROW(NAME, HANDLER, WIDTH)                                              \
  {NAME, HANDLER, Unit::ScalarMemory, {b32, b32, b32}, 0, WIDTH}

constexpr HandlerEntry entries[] = {
    ROW("s_load_dword", load, 1),
    ROW("s_load_dwordx2", load, 2),
    ROW("s_load_dwordx4", load, 4),
    ROW("s_load_dwordx8", load, 8),
    ROW("s_load_dwordx16", load, 16),
    ROW("s_buffer_load_dword", bufferLoad, 1),
    ROW("s_buffer_load_dwordx2", bufferLoad, 2),
    ROW("s_buffer_load_dwordx4", bufferLoad, 4),
    ROW("s_buffer_load_dwordx8", bufferLoad, 8),
    ROW("s_buffer_load_dwordx16", bufferLoad, 16),
    ROW("s_load_b96", load, 3),
    ROW("s_load_u8", loadPart<uint8_t>, 1),
    ROW("s_load_i8", loadPart<int8_t>, 1),
    ROW("s_load_u16", loadPart<uint16_t>, 1),
    ROW("s_load_i16", loadPart<int16_t>, 1),
    ROW("s_buffer_load_b96", bufferLoad, 3),
    ROW("s_buffer_load_u8", bufferLoadPart<uint8_t>, 1),
    ROW("s_buffer_load_i8", bufferLoadPart<int8_t>, 1),
    ROW("s_buffer_load_u16", bufferLoadPart<uint16_t>, 1),
    ROW("s_buffer_load_i16", bufferLoadPart<int16_t>, 1),
};

} // namespace

HandlerTable getScalarMemoryTable() {
  return {entries, sizeof(entries) / sizeof(entries[0])};
}

} // namespace attn::sim::ATTN_SIM_VARIANT
