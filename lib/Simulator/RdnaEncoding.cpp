//===- RdnaEncoding.cpp - Fields of the encodings of gfx10 ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The formats of the "RDNA" instruction set architectures. `Instruction` has
// the meaning that Gfx9Encoding.cpp says. SGPR_NULL as a source is the constant
// 0; as a scalar address or offset it is none.

#include "Chip.h"
#include "OperandDecoder.h"
#include "Program.h"

using namespace llvm;
using namespace attn::sim;

namespace {

/// Fills in one instruction.
class RdnaDecoder : public OperandDecoder {
public:
  using OperandDecoder::OperandDecoder;
  bool run();

private:
  /// Codes of source 0 that a second word of the encoding goes with.
  enum : unsigned {
    dpp8 = 233,
    dpp8FetchInactive = 234,
    sdwa = 249,
    dpp = 250
  };

  void setRdnaSource(unsigned index, unsigned code) {
    if (code == operand::null)
      setConstant(index, 0);
    else
      setSource(index, code);
  }
  /// A scalar register, or none where there is SGPR_NULL.
  uint16_t getScalar(unsigned code) const {
    return code == operand::null ? operand::none : code;
  }
  void decodeScalar(uint32_t w);
  void decodeShort(uint32_t w);
  void decodeSdwa(uint32_t w, bool isCompare);
  void decodeDpp(uint32_t w);
  void decodeDpp8(uint32_t w, bool fetchesInactive);
  void decodeVop3(uint32_t w);
  void decodeVop3p(uint32_t w);
  void decodeDs(uint32_t w);
  void decodeMubuf(uint32_t w);
  void decodeFlat(uint32_t w);
  void decodeSmem(uint32_t w);
};

} // namespace

void RdnaDecoder::decodeScalar(uint32_t w) {
  instruction.destination = bits(w, 16, 7);
  switch (bits(w, 23, 9)) {
  case 0x17d: // SOP1
    return setRdnaSource(0, bits(w, 0, 8));
  case 0x17e: // SOPC
    setRdnaSource(0, bits(w, 0, 8));
    return setRdnaSource(1, bits(w, 8, 8));
  case 0x17f: // SOPP
    instruction.destination = operand::none;
    instruction.offset = int16_t(w);
    return;
  }
  if (bits(w, 28, 4) == 0xb) { // SOPK
    instruction.offset = int16_t(w);
    instruction.source[0] = instruction.destination;
    instruction.extension = word(1);
    return;
  }
  setRdnaSource(0, bits(w, 0, 8)); // SOP2
  setRdnaSource(1, bits(w, 8, 8));
}

void RdnaDecoder::decodeSdwa(uint32_t w, bool isCompare) {
  instruction.flags |= flag::Sdwa;
  instruction.extension = w;
  unsigned source = bits(w, 0, 8);
  if (bits(w, 23, 1))
    setRdnaSource(0, source);
  else
    setVectorSource(0, source);
  if (bits(w, 31, 1) && instruction.source[1] != operand::none)
    setRdnaSource(1, instruction.source[1] - operand::vector);
  instruction.neg = bits(w, 20, 1) | bits(w, 28, 1) << 1;
  instruction.abs = bits(w, 21, 1) | bits(w, 29, 1) << 1;
  if (isCompare) {
    if (bits(w, 15, 1))
      instruction.scalarDestination = bits(w, 8, 7);
    return;
  }
  if (bits(w, 13, 1))
    instruction.flags |= flag::Clamp;
  instruction.omod = bits(w, 14, 2);
}

void RdnaDecoder::decodeDpp(uint32_t w) {
  instruction.flags |= flag::Dpp;
  instruction.extension = w;
  setVectorSource(0, bits(w, 0, 8));
  instruction.neg = bits(w, 20, 1) | bits(w, 22, 1) << 1;
  instruction.abs = bits(w, 21, 1) | bits(w, 23, 1) << 1;
}

void RdnaDecoder::decodeDpp8(uint32_t w, bool fetchesInactive) {
  instruction.flags |= flag::Dpp | flag::Dpp8;
  instruction.extension = (w & ~0xffu) | fetchesInactive;
  setVectorSource(0, bits(w, 0, 8));
}

/// VOP1, VOP2 and VOPC.
void RdnaDecoder::decodeShort(uint32_t w) {
  instruction.flags |= flag::Short;
  unsigned opcode = bits(w, 25, 6);
  bool isVop1 = opcode == 0x3f, isCompare = opcode == 0x3e;
  if (!isVop1)
    setVectorSource(1, bits(w, 9, 8));
  StringRef name = entry.mnemonic;
  if (isCompare)
    instruction.scalarDestination =
        name.starts_with("v_cmpx") ? operand::exec : operand::vcc;
  else
    setVectorDestination(bits(w, 17, 8));
  if (entry.traits & trait::CarryIn)
    instruction.source[2] = operand::vcc;
  if (entry.traits & trait::CarryOut)
    instruction.scalarDestination = operand::vcc;
  // Their constant follows as a literal.
  if (name.contains("fmamk") || name.contains("fmaak"))
    setConstant(2, word(1));
  unsigned source = bits(w, 0, 9);
  switch (source) {
  case sdwa:
    return decodeSdwa(word(1), isCompare);
  case dpp:
    return decodeDpp(word(1));
  case dpp8:
  case dpp8FetchInactive:
    return decodeDpp8(word(1), source == dpp8FetchInactive);
  default:
    return setRdnaSource(0, source);
  }
}

void RdnaDecoder::decodeVop3(uint32_t w) {
  uint32_t second = word(1);
  bool isCompare = bits(w, 16, 10) < 0x100;
  if (isCompare)
    instruction.scalarDestination = bits(w, 0, 8);
  else
    setVectorDestination(bits(w, 0, 8));
  setRdnaSource(0, bits(second, 0, 9));
  setRdnaSource(1, bits(second, 9, 9));
  setRdnaSource(2, bits(second, 18, 9));
  setModifiers();
  if (entry.traits & trait::CarryOut)
    instruction.scalarDestination = bits(w, 8, 7);
}

void RdnaDecoder::decodeVop3p(uint32_t w) {
  uint32_t second = word(1);
  instruction.destination = operand::vector + bits(w, 0, 8);
  setRdnaSource(0, bits(second, 0, 9));
  setRdnaSource(1, bits(second, 9, 9));
  setRdnaSource(2, bits(second, 18, 9));
  setPackedModifiers();
}

void RdnaDecoder::decodeDs(uint32_t w) {
  uint32_t second = word(1);
  instruction.offset = bits(w, 0, 16);
  if (bits(w, 17, 1))
    instruction.flags |= flag::Gds;
  setVectorSource(0, bits(second, 0, 8));
  setVectorSource(1, bits(second, 8, 8));
  setVectorSource(2, bits(second, 16, 8));
  setVectorDestination(bits(second, 24, 8));
}

void RdnaDecoder::decodeMubuf(uint32_t w) {
  uint32_t second = word(1);
  instruction.offset = bits(w, 0, 12);
  instruction.flags |= (bits(w, 12, 1) ? flag::OffsetEnable : 0) |
                       (bits(w, 13, 1) ? flag::IndexEnable : 0) |
                       (bits(w, 14, 1) ? flag::Glc : 0) |
                       (bits(w, 16, 1) ? flag::ToLds : 0) |
                       (bits(second, 22, 1) ? flag::Slc : 0);
  setVectorSource(0, bits(second, 0, 8));
  setVectorSource(1, bits(second, 8, 8));
  instruction.destination = instruction.source[1];
  instruction.resource = bits(second, 16, 5) * 4;
  setRdnaSource(2, bits(second, 24, 8)); // a constant or a scalar register
  instruction.scalarOffset = instruction.source[2];
}

void RdnaDecoder::decodeFlat(uint32_t w) {
  uint32_t second = word(1);
  unsigned segment = bits(w, 14, 2);
  // Flat addresses have no negative offsets.
  instruction.offset =
      segment ? int32_t(w << 20) >> 20 : int32_t(bits(w, 0, 11));
  instruction.flags |= (segment == 1 ? flag::ScratchSegment : 0) |
                       (segment == 2 ? flag::GlobalSegment : 0) |
                       (bits(w, 13, 1) ? flag::ToLds : 0) |
                       (bits(w, 16, 1) ? flag::Glc : 0) |
                       (bits(w, 17, 1) ? flag::Slc : 0);
  setVectorSource(0, bits(second, 0, 8));
  setVectorSource(1, bits(second, 8, 8));
  unsigned scalar = bits(second, 16, 7);
  constexpr unsigned noRegister = 0x7f;
  if (segment != 0 && scalar != noRegister)
    instruction.resource = getScalar(scalar);
  // Scratch has a scalar address, a vector's, or none.
  if (segment == 1 && scalar != operand::null)
    instruction.source[0] = operand::none;
  instruction.destination = operand::vector + bits(second, 24, 8);
}

void RdnaDecoder::decodeSmem(uint32_t w) {
  uint32_t second = word(1);
  instruction.resource = bits(w, 0, 6) * 2;
  instruction.destination = getScalar(bits(w, 6, 7));
  instruction.flags |= flag::ImmediateOffset | (bits(w, 16, 1) ? flag::Glc : 0);
  instruction.offset = int32_t(second << 11) >> 11;
  instruction.scalarOffset = getScalar(bits(second, 25, 7));
  if (instruction.scalarOffset != operand::none)
    instruction.flags |= flag::RegisterOffset;
}

bool RdnaDecoder::run() {
  uint32_t w = word(0);
  if (!bits(w, 31, 1)) {
    decodeShort(w);
  } else if (bits(w, 30, 2) == 2) {
    decodeScalar(w);
  } else {
    switch (bits(w, 26, 6)) {
    case 0x33:
      decodeVop3p(w);
      break;
    case 0x35:
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
    case 0x3d:
      decodeSmem(w);
      break;
    default:
      return false;
    }
  }
  setImpliedOperands();
  // Pairs outside of VOP3P have no selection.
  if (bits(w, 26, 6) != 0x33)
    instruction.opSelHi = 7;
  if (instruction.neg || instruction.abs || instruction.negHi)
    instruction.flags |= flag::SourceModifiers;
  return true;
}

bool attn::sim::isRdnaEncoding(uint32_t first, uint32_t second) {
  return hasValidParts(first, second);
}

bool attn::sim::decodeRdna(Encoding, ArrayRef<uint32_t> words,
                           const HandlerEntry &entry,
                           Instruction &instruction) {
  return RdnaDecoder(words, entry, instruction).run();
}
