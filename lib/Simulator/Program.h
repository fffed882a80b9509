//===- Program.h - Decoding a code object's instructions --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_PROGRAM_H
#define ATTN_LIB_SIMULATOR_PROGRAM_H

#include "attn/Simulator/Instruction.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace attn::sim {

struct Chip;
enum class Encoding : uint8_t;
struct HandlerEntry;

/// Decodes `code`, which has the ELF address `address` and was loaded at
/// `loadAddress`. An instruction starts at each of `starts`, which are sorted.
/// What cannot be decoded is no error before it is executed.
llvm::Expected<std::unique_ptr<Program>>
decodeProgram(const Chip &chip, llvm::ArrayRef<uint8_t> code, uint64_t address,
              uint64_t loadAddress, llvm::ArrayRef<uint64_t> starts);

/// False for encodings on which LLVM's disassembler crashes: those of 64 bits
/// that name a literal, which they cannot have, and of SDWA that name parts of
/// registers that do not exist.
bool isGfx9Encoding(uint32_t first, uint32_t second);

/// Sets the operands of `instruction` from the words of the encoding that
/// gfx900 to gfx950 share. False if the format is not known.
bool decodeGfx9(Encoding encoding, llvm::ArrayRef<uint32_t> words,
                const HandlerEntry &entry, Instruction &instruction);

/// The same for gfx10.
bool isRdnaEncoding(uint32_t first, uint32_t second);
bool decodeRdna(Encoding encoding, llvm::ArrayRef<uint32_t> words,
                const HandlerEntry &entry, Instruction &instruction);

/// The same for gfx11 and gfx12.
bool decodeGfx11(Encoding encoding, llvm::ArrayRef<uint32_t> words,
                 const HandlerEntry &entry, Instruction &instruction);
/// The two operations of an instruction that has two.
void decodeDual(llvm::ArrayRef<uint32_t> words, const HandlerEntry &entryX,
                const HandlerEntry &entryY, Instruction &x, Instruction &y);

/// Executes what could not be decoded or has no handler.
void executeUnknown(Wave &wave, const Instruction &instruction);

} // namespace attn::sim

#endif // ATTN_LIB_SIMULATOR_PROGRAM_H
