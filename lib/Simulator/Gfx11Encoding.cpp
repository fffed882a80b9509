//===- Gfx11Encoding.cpp - Fields of the encodings of gfx11 and gfx12 -----===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The formats of RDNA3 and, where they differ, of RDNA4, for the same
// `Instruction` as Gfx9Encoding.cpp. New against gfx9: literals and DPP behind
// 64-bit encodings, two operations in one instruction (VOPD), and 16-bit
// operands that name half of a register. In 32-bit encodings, the top bit of
// the field says which half; in 64-bit ones it is op_sel.

#include "Chip.h"
#include "OperandDecoder.h"
#include "Program.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

using namespace llvm;
using namespace attn::sim;

static int32_t signedBits(uint32_t word, unsigned low, unsigned count) {
  return int32_t(word << (32 - low - count)) >> (32 - count);
}

/// Whether an operation's result has 16 bits. Its name has the type of the
/// result before those of the sources.
static bool hasShortResult(StringRef mnemonic) {
  if (mnemonic.starts_with("v_sat_pk"))
    return true;
  if (mnemonic.contains("_pk"))
    return false;
  SmallVector<StringRef> parts;
  mnemonic.split(parts, '_');
  for (StringRef part : parts) {
    StringRef digits = part.drop_front(part.empty() ? 0 : 1);
    if (part.empty() || !StringRef("fiub").contains(part.front()))
      continue;
    if (digits == "16")
      return true;
    if (digits == "32" || digits == "64" || digits == "8")
      return false;
  }
  return false;
}

namespace {

// Codes of the encoding that are not those of `operand`.
constexpr unsigned encodedNull = 124, encodedM0 = 125;
constexpr unsigned dpp8 = 233, dpp8Fetch = 234, dpp16 = 250;

/// Fills in one instruction.
class Gfx11Decoder : public OperandDecoder {
public:
  Gfx11Decoder(bool isGfx12, ArrayRef<uint32_t> words,
               const HandlerEntry &entry, Instruction &instruction)
      : OperandDecoder(words, entry, instruction), isGfx12(isGfx12) {}
  bool run();
  /// One half of a VOPD instruction.
  void runHalf(unsigned source0, unsigned source1, unsigned destination);

private:
  /// Of an encoding of 32 or 64 bits, with literals and DPP behind it.
  void setSource(unsigned index, unsigned code, bool isShort = false);
  void setVectorSource(unsigned index, unsigned vgpr, bool isShort = false);
  void setVectorDestination(unsigned field, bool isShort = false);
  /// A scalar register other than as a source of the ALUs.
  uint16_t getScalar(unsigned code) const {
    return code == encodedM0     ? operand::m0
           : code == encodedNull ? operand::null
                                 : code;
  }
  void decodeLanes(unsigned code, uint32_t control);
  bool decodeScalar(uint32_t w);
  void decodeShort(uint32_t w);
  void decodeVop3(uint32_t w);
  void decodeVop3p(uint32_t w);
  void decodeDs(uint32_t w);
  void decodeMubuf(uint32_t w);
  void decodeVbuffer(uint32_t w);
  void decodeFlat(uint32_t w);
  void decodeVflat(uint32_t w);
  void setSegment(unsigned segment, unsigned scalar, bool hasVector);
  void decodeSmem(uint32_t w);

  bool isGfx12;
};

} // namespace

void Gfx11Decoder::setVectorSource(unsigned index, unsigned vgpr,
                                   bool isShort) {
  if (isShort && entry.kinds[index] == SourceKind::B16) {
    instruction.opSel |= (vgpr >> 7) << index;
    vgpr &= 127;
  }
  instruction.source[index] = operand::vector + vgpr;
}

void Gfx11Decoder::setSource(unsigned index, unsigned code, bool isShort) {
  if (code >= operand::vector)
    setVectorSource(index, code - operand::vector, isShort);
  else if (code == encodedNull)
    setConstant(index, 0);
  else if (code == encodedM0)
    instruction.source[index] = operand::m0;
  else
    OperandDecoder::setSource(index, code);
}

void Gfx11Decoder::setVectorDestination(unsigned field, bool isShort) {
  if (entry.traits & trait::ScalarResult) {
    instruction.destination = getScalar(field);
    return;
  }
  if (isShort && hasShortResult(entry.mnemonic)) {
    instruction.opSel |= (field >> 7) << 3;
    field &= 127;
  }
  instruction.destination = operand::vector + field;
}

bool Gfx11Decoder::decodeScalar(uint32_t w) {
  instruction.destination = getScalar(bits(w, 16, 7));
  switch (bits(w, 23, 9)) {
  case 0x17d: // SOP1
    setSource(0, bits(w, 0, 8));
    return true;
  case 0x17e: // SOPC
    setSource(0, bits(w, 0, 8));
    setSource(1, bits(w, 8, 8));
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
  if (StringRef(entry.mnemonic).contains("fmamk") ||
      StringRef(entry.mnemonic).contains("fmaak"))
    setConstant(2, word(1));
  if (entry.traits & trait::Accumulate)
    instruction.source[2] = instruction.destination;
  return true;
}

/// Source 0 of other lanes: `control` is the word of DPP.
void Gfx11Decoder::decodeLanes(unsigned code, uint32_t control) {
  bool isShort = instruction.flags & flag::Short;
  instruction.extension = control;
  setVectorSource(0, bits(control, 0, 8), isShort);
  if (code == dpp16) {
    instruction.flags |= flag::Dpp;
    // In front of 64-bit encodings, these are in the encoding.
    if (isShort) {
      instruction.neg = bits(control, 20, 1) | bits(control, 22, 1) << 1;
      instruction.abs = bits(control, 21, 1) | bits(control, 23, 1) << 1;
    }
    return;
  }
  instruction.flags |= flag::Dpp | flag::Dpp8;
  instruction.extension = (control & ~0xffu) | (code == dpp8Fetch);
}

/// VOP1, VOP2 and VOPC.
void Gfx11Decoder::decodeShort(uint32_t w) {
  instruction.flags |= flag::Short;
  StringRef mnemonic = entry.mnemonic;
  unsigned opcode = bits(w, 25, 6);
  bool isVop1 = opcode == 0x3f, isCompare = opcode == 0x3e;
  if (!isVop1)
    setVectorSource(1, bits(w, 9, 8), /*isShort=*/true);
  if (isCompare)
    instruction.scalarDestination =
        mnemonic.starts_with("v_cmpx") ? operand::exec : operand::vcc;
  else
    setVectorDestination(bits(w, 17, 8), /*isShort=*/true);
  if (entry.traits & trait::CarryIn)
    instruction.source[2] = operand::vcc;
  if (entry.traits & trait::CarryOut)
    instruction.scalarDestination = operand::vcc;
  // The constant follows as a literal.
  if (mnemonic.contains("fmamk") || mnemonic.contains("fmaak"))
    setConstant(2, word(1));
  unsigned source = bits(w, 0, 9);
  if (source == dpp8 || source == dpp8Fetch || source == dpp16)
    decodeLanes(source, word(1));
  else
    setSource(0, source, /*isShort=*/true);
}

void Gfx11Decoder::decodeVop3(uint32_t w) {
  uint32_t second = word(1);
  bool isCompare = bits(w, 16, 10) < 0x100;
  if (isCompare)
    instruction.scalarDestination = getScalar(bits(w, 0, 8));
  else
    setVectorDestination(bits(w, 0, 8));
  setModifiers();
  if (entry.traits & trait::CarryOut)
    instruction.scalarDestination = getScalar(bits(w, 8, 7));
  setSource(1, bits(second, 9, 9));
  setSource(2, bits(second, 18, 9));
  unsigned source = bits(second, 0, 9);
  if (source == dpp8 || source == dpp8Fetch || source == dpp16)
    decodeLanes(source, word(2));
  else
    setSource(0, source);
}

void Gfx11Decoder::decodeVop3p(uint32_t w) {
  uint32_t second = word(1);
  instruction.destination = operand::vector + bits(w, 0, 8);
  setPackedModifiers();
  setSource(1, bits(second, 9, 9));
  setSource(2, bits(second, 18, 9));
  unsigned source = bits(second, 0, 9);
  if (source == dpp8 || source == dpp8Fetch || source == dpp16)
    decodeLanes(source, word(2));
  else
    setSource(0, source);
}

void Gfx11Decoder::decodeDs(uint32_t w) {
  uint32_t second = word(1);
  instruction.offset = bits(w, 0, 16);
  if (!isGfx12 && bits(w, 17, 1))
    instruction.flags |= flag::Gds;
  setVectorSource(0, bits(second, 0, 8));
  setVectorSource(1, bits(second, 8, 8));
  setVectorSource(2, bits(second, 16, 8));
  instruction.destination = operand::vector + bits(second, 24, 8);
}

void Gfx11Decoder::decodeMubuf(uint32_t w) {
  uint32_t second = word(1);
  instruction.offset = bits(w, 0, 12);
  instruction.flags |= (bits(second, 22, 1) ? flag::OffsetEnable : 0) |
                       (bits(second, 23, 1) ? flag::IndexEnable : 0) |
                       (bits(w, 14, 1) ? flag::Glc : 0) |
                       (bits(w, 12, 1) ? flag::Slc : 0);
  setVectorSource(0, bits(second, 0, 8));
  setVectorSource(1, bits(second, 8, 8));
  instruction.destination = instruction.source[1];
  instruction.resource = bits(second, 16, 5) * 4;
  setSource(2, bits(second, 24, 8)); // a constant or a scalar register
  instruction.scalarOffset = instruction.source[2];
}

/// gfx12.
void Gfx11Decoder::decodeVbuffer(uint32_t w) {
  uint32_t second = word(1), third = word(2);
  instruction.offset = bits(third, 8, 24);
  instruction.flags |= (bits(second, 30, 1) ? flag::OffsetEnable : 0) |
                       (bits(second, 31, 1) ? flag::IndexEnable : 0) |
                       (bits(second, 20, 1) ? flag::Glc : 0);
  setVectorSource(0, bits(third, 0, 8));
  setVectorSource(1, bits(second, 0, 8));
  instruction.destination = instruction.source[1];
  instruction.resource = bits(second, 9, 9);
  setSource(2, bits(w, 0, 7));
  instruction.scalarOffset = instruction.source[2];
}

void Gfx11Decoder::setSegment(unsigned segment, unsigned scalar,
                              bool hasVector) {
  instruction.flags |= (segment == 1 ? flag::ScratchSegment : 0) |
                       (segment == 2 ? flag::GlobalSegment : 0);
  instruction.resource = segment == 0 || scalar == encodedNull
                             ? uint16_t(operand::none)
                             : getScalar(scalar);
  if (segment == 1 && !hasVector)
    instruction.source[0] = operand::none;
}

void Gfx11Decoder::decodeFlat(uint32_t w) {
  uint32_t second = word(1);
  unsigned segment = bits(w, 16, 2);
  instruction.offset = signedBits(w, 0, 13);
  if (segment == 0)
    instruction.offset = bits(w, 0, 12);
  instruction.flags |=
      (bits(w, 14, 1) ? flag::Glc : 0) | (bits(w, 15, 1) ? flag::Slc : 0);
  setVectorSource(0, bits(second, 0, 8));
  setVectorSource(1, bits(second, 8, 8));
  instruction.destination = operand::vector + bits(second, 24, 8);
  setSegment(segment, bits(second, 16, 7), bits(second, 23, 1));
}

/// gfx12.
void Gfx11Decoder::decodeVflat(uint32_t w) {
  uint32_t second = word(1), third = word(2);
  instruction.offset = signedBits(third, 8, 24);
  instruction.flags |= bits(second, 20, 1) ? flag::Glc : 0;
  setVectorSource(0, bits(third, 0, 8));
  setVectorSource(1, bits(second, 23, 8));
  instruction.destination = operand::vector + bits(second, 0, 8);
  setSegment(bits(w, 24, 2), bits(w, 0, 7), bits(second, 17, 1));
}

void Gfx11Decoder::decodeSmem(uint32_t w) {
  uint32_t second = word(1);
  instruction.resource = bits(w, 0, 6) * 2;
  instruction.destination = getScalar(bits(w, 6, 7));
  instruction.flags |= flag::ImmediateOffset;
  instruction.offset = signedBits(second, 0, isGfx12 ? 24 : 21);
  unsigned scalar = bits(second, 25, 7);
  if (scalar != encodedNull) {
    instruction.flags |= flag::RegisterOffset;
    instruction.scalarOffset = getScalar(scalar);
  }
}

void Gfx11Decoder::runHalf(unsigned source0, unsigned source1,
                           unsigned destination) {
  instruction.flags |= flag::Short;
  instruction.destination = operand::vector + destination;
  // Only a move has no second source.
  if (StringRef(entry.mnemonic) != "v_mov_b32")
    instruction.source[1] = operand::vector + source1;
  setSource(0, source0);
  if (entry.traits & trait::CarryIn)
    instruction.source[2] = operand::vcc;
  if (entry.traits & trait::Accumulate)
    instruction.source[2] = instruction.destination;
  if (StringRef(entry.mnemonic).contains("fmamk") ||
      StringRef(entry.mnemonic).contains("fmaak"))
    setConstant(2, words.back());
}

bool Gfx11Decoder::run() {
  uint32_t w = word(0);
  if (!bits(w, 31, 1)) {
    decodeShort(w);
  } else if (bits(w, 30, 2) == 2) {
    if (!decodeScalar(w))
      return false;
    return true;
  } else {
    switch (bits(w, 26, 6)) {
    case 0x31:
      decodeVbuffer(w);
      break;
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
    case 0x3b:
      decodeVflat(w);
      break;
    case 0x3d:
      decodeSmem(w);
      break;
    default:
      return false;
    }
  }
  setImpliedOperands();
  // The old value is in the half that the result goes to.
  if (entry.traits & trait::Accumulate && entry.kinds[2] == SourceKind::B16)
    instruction.opSel |= (instruction.opSel & 8) >> 1;
  // Pairs outside of VOP3P have no selection.
  if (bits(w, 26, 6) != 0x33)
    instruction.opSelHi = 7;
  if (instruction.neg || instruction.abs || instruction.negHi)
    instruction.flags |= flag::SourceModifiers;
  return true;
}

bool attn::sim::decodeGfx11(Encoding encoding, ArrayRef<uint32_t> words,
                            const HandlerEntry &entry,
                            Instruction &instruction) {
  return Gfx11Decoder(encoding >= Encoding::Gfx12, words, entry, instruction)
      .run();
}

void attn::sim::decodeDual(ArrayRef<uint32_t> words, const HandlerEntry &entryX,
                           const HandlerEntry &entryY, Instruction &x,
                           Instruction &y) {
  // Destinations are in registers of different parity.
  unsigned destinationX = bits(words[1], 24, 8);
  unsigned destinationY = bits(words[1], 17, 7) << 1 | !(destinationX & 1);
  Gfx11Decoder(/*isGfx12=*/false, words, entryX, x)
      .runHalf(bits(words[0], 0, 9), bits(words[0], 9, 8), destinationX);
  Gfx11Decoder(/*isGfx12=*/false, words, entryY, y)
      .runHalf(bits(words[1], 0, 9), bits(words[1], 9, 8), destinationY);
}
