//===- OperandDecoder.h - Operand fields of all encodings -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_SIMULATOR_OPERANDDECODER_H
#define ATTN_LIB_SIMULATOR_OPERANDDECODER_H

#include "HandlerTable.h"
#include "llvm/ADT/ArrayRef.h"

namespace attn::sim {

/// `count` bits of an encoding from `low` on.
inline uint32_t bits(uint32_t word, unsigned low, unsigned count) {
  return word >> low & ((1u << count) - 1);
}

/// Whether the parts of registers that an SDWA encoding selects, if it is one,
/// exist: LLVM's disassembler crashes on others.
bool hasValidParts(uint32_t first, uint32_t second);

/// What the decoders of the generations share: sources of 8 or 9 bits and their
/// constants.
class OperandDecoder {
public:
  OperandDecoder(llvm::ArrayRef<uint32_t> words, const HandlerEntry &entry,
                 Instruction &instruction)
      : words(words), entry(entry), instruction(instruction) {}

protected:
  uint32_t word(unsigned index) const {
    return index < words.size() ? words[index] : 0;
  }
  void setConstant(unsigned index, uint64_t value) {
    instruction.source[index] = operand::constant;
    instruction.constant[index] = uint32_t(value);
    instruction.constantHigh[index] = uint32_t(value >> 32);
  }
  void setVectorSource(unsigned index, unsigned vgpr) {
    instruction.source[index] = operand::vector + vgpr;
  }
  /// A register or a constant by its code. A literal is the last word.
  void setSource(unsigned index, unsigned code);
  /// A vector register, or a scalar one of the instructions with that trait.
  void setVectorDestination(unsigned field) {
    instruction.destination =
        entry.traits & trait::ScalarResult ? field : operand::vector + field;
  }
  /// VOP3: signs and halves of the sources, what is done to the result. Where
  /// there is a carry, its register is in place of some.
  void setModifiers();
  /// The same of VOP3P.
  void setPackedModifiers();
  /// What an instruction means beyond its fields: mixed operations spend neg_hi
  /// on absolute values, others add to what their destination holds.
  void setImpliedOperands();

  llvm::ArrayRef<uint32_t> words;
  const HandlerEntry &entry;
  Instruction &instruction;
};

} // namespace attn::sim

#endif // ATTN_LIB_SIMULATOR_OPERANDDECODER_H
