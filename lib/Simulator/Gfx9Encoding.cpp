//===- Gfx9Encoding.cpp - Fields of the encodings of gfx900 to gfx950 -----===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The formats of the "Vega" instruction set architecture, which its successors
// up to gfx950 keep. `Instruction` has the same meaning for each format, so one
// handler serves all encodings of an operation:
//   VALU, SALU   source: in the order of the assembly
//   DS           source: address, data 0, data 1; offset: offset0 + offset1*256
//   MUBUF        source: vaddr, vdata; resource, scalarOffset
//   FLAT         source: address, data; resource: saddr
//   SMEM         resource: sbase; scalarOffset; destination: sdata

#include "Chip.h"
#include "OperandDecoder.h"
#include "Program.h"
#include "attn/Simulator/Wave.h"

using namespace llvm;
using namespace attn::sim;

namespace {

/// Fills in one instruction.
class Gfx9Decoder : OperandDecoder {
public:
  Gfx9Decoder(Encoding encoding, ArrayRef<uint32_t> words,
              const HandlerEntry &entry, Instruction &instruction)
      : OperandDecoder(words, entry, instruction), encoding(encoding) {}
  bool run();

private:
  /// Makes the data of a memory instruction accumulation registers.
  void setAccumulators(bool isSet);
  bool decodeScalar(uint32_t w);
  void decodeShort(uint32_t w);
  void decodeSdwa(uint32_t w, bool isCompare);
  void decodeDpp(uint32_t w);
  void decodeVop3(uint32_t w);
  void decodeVop3p(uint32_t w);
  void decodeMatrix(uint32_t w);
  void decodeDs(uint32_t w);
  void decodeMubuf(uint32_t w);
  void decodeFlat(uint32_t w);
  void decodeSmem(uint32_t w);

  bool isAtLeast(Encoding other) const { return encoding >= other; }

  Encoding encoding;
};

} // namespace

void Gfx9Decoder::setAccumulators(bool isSet) {
  constexpr uint16_t offset = operand::accumulator - operand::vector;
  if (!isSet)
    return;
  instruction.source[1] += offset;
  if (operand::isVector(instruction.destination))
    instruction.destination += offset;
}

bool Gfx9Decoder::decodeScalar(uint32_t w) {
  instruction.destination = bits(w, 16, 7);
  switch (bits(w, 23, 9)) {
  case 0x17d: // SOP1
    setSource(0, bits(w, 0, 8));
    return true;
  case 0x17e: // SOPC
    setSource(0, bits(w, 0, 8));
    setSource(1, bits(w, 8, 8));
    instruction.extension = bits(w, 8, 8); // s_set_gpr_idx_on
    return true;
  case 0x17f: // SOPP
    instruction.destination = operand::none;
    instruction.offset = int16_t(w);
    return true;
  }
  if (bits(w, 28, 4) == 0xb) { // SOPK
    instruction.offset = int16_t(w);
    instruction.source[0] = instruction.destination;
    instruction.extension = word(1);
    return true;
  }
  setSource(0, bits(w, 0, 8)); // SOP2
  setSource(1, bits(w, 8, 8));
  return true;
}

void Gfx9Decoder::decodeSdwa(uint32_t w, bool isCompare) {
  instruction.flags |= flag::Sdwa;
  instruction.extension = w;
  unsigned source = bits(w, 0, 8);
  if (bits(w, 23, 1))
    setSource(0, source);
  else
    setVectorSource(0, source);
  if (bits(w, 31, 1) && instruction.source[1] != operand::none)
    setSource(1, instruction.source[1] - operand::vector);
  instruction.neg = bits(w, 20, 1) | bits(w, 28, 1) << 1;
  instruction.abs = bits(w, 21, 1) | bits(w, 29, 1) << 1;
  if (isCompare) {
    instruction.scalarDestination =
        bits(w, 15, 1) ? bits(w, 8, 7) : unsigned(operand::vcc);
    return;
  }
  if (bits(w, 13, 1))
    instruction.flags |= flag::Clamp;
  instruction.omod = bits(w, 14, 2);
}

void Gfx9Decoder::decodeDpp(uint32_t w) {
  instruction.flags |= flag::Dpp;
  instruction.extension = w;
  setVectorSource(0, bits(w, 0, 8));
  instruction.neg = bits(w, 20, 1) | bits(w, 22, 1) << 1;
  instruction.abs = bits(w, 21, 1) | bits(w, 23, 1) << 1;
}

/// VOP1, VOP2 and VOPC.
void Gfx9Decoder::decodeShort(uint32_t w) {
  instruction.flags |= flag::Short;
  if (entry.kinds[0] == SourceKind::P16)
    instruction.opSelHi = 7;
  unsigned opcode = bits(w, 25, 6);
  bool isVop1 = opcode == 0x3f, isCompare = opcode == 0x3e;
  if (!isVop1)
    setVectorSource(1, bits(w, 9, 8));
  if (isCompare)
    instruction.scalarDestination = operand::vcc;
  else
    setVectorDestination(bits(w, 17, 8));
  if (entry.traits & trait::Matrix) { // v_accvgpr_mov_b32
    setVectorDestination(bits(w, 17, 8) + maxPlainRegisters);
    return setSource(0, bits(w, 0, 9) + maxPlainRegisters);
  }
  if (entry.traits & trait::CarryIn)
    instruction.source[2] = operand::vcc;
  if (entry.traits & trait::CarryOut)
    instruction.scalarDestination = operand::vcc;
  // The constant of v_madmk and v_madak follows as a literal.
  StringRef name = entry.mnemonic;
  if (name.contains("madmk") || name.contains("madak") ||
      name.contains("fmamk") || name.contains("fmaak"))
    setConstant(2, word(1));
  unsigned source = bits(w, 0, 9);
  if (source == 249)
    decodeSdwa(word(1), isCompare);
  else if (source == 250)
    decodeDpp(word(1));
  else
    setSource(0, source);
}

void Gfx9Decoder::decodeVop3(uint32_t w) {
  uint32_t second = word(1);
  unsigned opcode = bits(w, 16, 10);
  bool isCompare = opcode < 0x100;
  if (isCompare)
    instruction.scalarDestination = bits(w, 0, 8);
  else
    setVectorDestination(bits(w, 0, 8));
  setSource(0, bits(second, 0, 9));
  setSource(1, bits(second, 9, 9));
  setSource(2, bits(second, 18, 9));
  setModifiers();
  if (entry.traits & trait::CarryOut)
    instruction.scalarDestination = bits(w, 8, 7);
  if (entry.kinds[0] == SourceKind::P16)
    instruction.opSelHi = 7;
}

void Gfx9Decoder::decodeVop3p(uint32_t w) {
  uint32_t second = word(1);
  instruction.destination = operand::vector + bits(w, 0, 8);
  setSource(0, bits(second, 0, 9));
  setSource(1, bits(second, 9, 9));
  setSource(2, bits(second, 18, 9));
  setPackedModifiers();
  for (unsigned k = 0; k < 3; ++k)
    if (entry.kinds[k] == SourceKind::P32)
      instruction.constantHigh[k] = instruction.constant[k];
}

/// VOP3P-MAI: matrix instructions and copies between VGPRs and AGPRs.
void Gfx9Decoder::decodeMatrix(uint32_t w) {
  uint32_t second = word(1);
  StringRef name = entry.mnemonic;
  bool reads = name.starts_with("v_accvgpr_read");
  bool writes = name.starts_with("v_accvgpr_write");
  // Before gfx90a the result and what it is added to are always AGPRs.
  bool isAccumulated = isAtLeast(Encoding::Gfx90a) ? bits(w, 15, 1) : !reads;
  auto toAccumulator = [](uint16_t &code, bool isAccumulator) {
    if (isAccumulator && operand::isVector(code))
      code += operand::accumulator - operand::vector;
  };
  instruction.destination = operand::vector + bits(w, 0, 8);
  setSource(0, bits(second, 0, 9));
  if (reads || writes) {
    toAccumulator(instruction.destination, writes);
    toAccumulator(instruction.source[0], reads);
    return;
  }
  setSource(1, bits(second, 9, 9));
  setSource(2, bits(second, 18, 9));
  toAccumulator(instruction.source[0], bits(second, 27, 1));
  toAccumulator(instruction.source[1], bits(second, 28, 1));
  toAccumulator(instruction.source[2], isAccumulated);
  toAccumulator(instruction.destination, isAccumulated);
  // cbsz, abid, blgp.
  instruction.opSel = bits(w, 8, 3);
  instruction.opSelHi = bits(w, 11, 4);
  instruction.neg = 0;
  instruction.extension = bits(second, 29, 3);
}

void Gfx9Decoder::decodeDs(uint32_t w) {
  uint32_t second = word(1);
  instruction.offset = bits(w, 0, 16);
  if (bits(w, 16, 1))
    instruction.flags |= flag::Gds;
  setVectorSource(0, bits(second, 0, 8));
  setVectorSource(1, bits(second, 8, 8));
  setVectorSource(2, bits(second, 16, 8));
  setVectorDestination(bits(second, 24, 8));
  if (isAtLeast(Encoding::Gfx90a) && bits(w, 25, 1)) {
    setAccumulators(true);
    instruction.source[2] += operand::accumulator - operand::vector;
  }
}

void Gfx9Decoder::decodeMubuf(uint32_t w) {
  uint32_t second = word(1);
  instruction.offset = bits(w, 0, 12);
  instruction.flags |= (bits(w, 12, 1) ? flag::OffsetEnable : 0) |
                       (bits(w, 13, 1) ? flag::IndexEnable : 0) |
                       (bits(w, 14, 1) ? flag::Glc : 0) |
                       (bits(w, 16, 1) ? flag::ToLds : 0) |
                       (bits(w, 17, 1) ? flag::Slc : 0);
  setVectorSource(0, bits(second, 0, 8));
  setVectorSource(1, bits(second, 8, 8));
  setAccumulators(isAtLeast(Encoding::Gfx90a) && bits(second, 23, 1));
  instruction.destination = instruction.source[1];
  instruction.resource = bits(second, 16, 5) * 4;
  setSource(2, bits(second, 24, 8)); // a constant or a scalar register
  instruction.scalarOffset = instruction.source[2];
}

void Gfx9Decoder::decodeFlat(uint32_t w) {
  uint32_t second = word(1);
  unsigned segment = bits(w, 14, 2);
  instruction.offset = bits(w, 0, 13);
  if (segment == 0)
    instruction.offset &= 0xfff;
  else if (instruction.offset & 0x1000)
    instruction.offset -= 0x2000;
  instruction.flags |= (segment == 1 ? flag::ScratchSegment : 0) |
                       (segment == 2 ? flag::GlobalSegment : 0) |
                       (bits(w, 16, 1) ? flag::Glc : 0) |
                       (bits(w, 17, 1) ? flag::Slc : 0);
  setVectorSource(0, bits(second, 0, 8));
  setVectorSource(1, bits(second, 8, 8));
  unsigned scalar = bits(second, 16, 7);
  // FLAT proper has no scalar address; the field is not used.
  instruction.resource =
      segment == 0 || scalar == 0x7f ? operand::none : scalar;
  // Scratch has a scalar address, or a vector's; gfx940 has a bit for the
  // latter, so that both or none are possible.
  bool hasVector = isAtLeast(Encoding::Gfx940)
                       ? bits(w, 13, 1)
                       : instruction.resource == operand::none;
  if (segment == 1 && !hasVector)
    instruction.source[0] = operand::none;
  instruction.destination = operand::vector + bits(second, 24, 8);
  setAccumulators(isAtLeast(Encoding::Gfx90a) && bits(second, 23, 1));
}

void Gfx9Decoder::decodeSmem(uint32_t w) {
  uint32_t second = word(1);
  instruction.resource = bits(w, 0, 6) * 2;
  instruction.destination = bits(w, 6, 7);
  if (bits(w, 16, 1))
    instruction.flags |= flag::Glc;
  if (bits(w, 17, 1)) {
    instruction.flags |= flag::ImmediateOffset;
    instruction.offset = int32_t(second << 11) >> 11;
    if (bits(w, 14, 1)) {
      instruction.flags |= flag::RegisterOffset;
      instruction.scalarOffset = bits(second, 25, 7);
    }
  } else {
    instruction.flags |= flag::RegisterOffset;
    instruction.scalarOffset =
        bits(w, 14, 1) ? bits(second, 25, 7) : bits(second, 0, 7);
  }
}

bool Gfx9Decoder::run() {
  uint32_t w = word(0);
  if (!bits(w, 31, 1)) {
    decodeShort(w);
  } else if (bits(w, 30, 2) == 2) {
    if (!decodeScalar(w))
      return false;
  } else {
    switch (bits(w, 26, 6)) {
    case 0x30:
      decodeSmem(w);
      break;
    case 0x34:
      if (entry.traits & trait::Matrix)
        decodeMatrix(w);
      else if (bits(w, 23, 9) == 0x1a7)
        decodeVop3p(w);
      else
        decodeVop3(w);
      break;
    case 0x36:
      decodeDs(w);
      break;
    case 0x37:
      decodeFlat(w);
      break;
    case 0x38:
      decodeMubuf(w);
      break;
    default:
      return false;
    }
  }
  setImpliedOperands();
  if (instruction.neg || instruction.abs || instruction.negHi)
    instruction.flags |= flag::SourceModifiers;
  return true;
}

bool attn::sim::isGfx9Encoding(uint32_t first, uint32_t second) {
  constexpr unsigned literal = 255;
  switch (bits(first, 26, 6)) {
  case 0x34: // VOP3
    return bits(second, 0, 9) != literal && bits(second, 9, 9) != literal &&
           bits(second, 18, 9) != literal;
  case 0x38: // MUBUF
  case 0x3a: // MTBUF
    return bits(second, 24, 8) != literal;
  default:
    return hasValidParts(first, second);
  }
}

bool attn::sim::decodeGfx9(Encoding encoding, ArrayRef<uint32_t> words,
                           const HandlerEntry &entry,
                           Instruction &instruction) {
  return Gfx9Decoder(encoding, words, entry, instruction).run();
}
