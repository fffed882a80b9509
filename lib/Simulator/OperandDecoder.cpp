//===- OperandDecoder.cpp - Operand fields of all encodings ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OperandDecoder.h"
#include "llvm/ADT/StringRef.h"

using namespace attn::sim;

/// The double, single and half that the codes 240 to 248 stand for.
static constexpr struct {
  uint64_t f64;
  uint32_t f32;
  uint16_t f16;
} inlineFloats[] = {
    {0x3fe0000000000000, 0x3f000000, 0x3800}, // 0.5
    {0xbfe0000000000000, 0xbf000000, 0xb800},
    {0x3ff0000000000000, 0x3f800000, 0x3c00}, // 1.0
    {0xbff0000000000000, 0xbf800000, 0xbc00},
    {0x4000000000000000, 0x40000000, 0x4000}, // 2.0
    {0xc000000000000000, 0xc0000000, 0xc000},
    {0x4010000000000000, 0x40800000, 0x4400}, // 4.0
    {0xc010000000000000, 0xc0800000, 0xc400},
    {0x3fc45f306dc9c882, 0x3e22f983, 0x3118}, // 1/(2*pi)
};

bool attn::sim::hasValidParts(uint32_t first, uint32_t second) {
  constexpr unsigned sdwa = 249, none = 7;
  if (bits(first, 31, 1) || bits(first, 0, 9) != sdwa)
    return true;
  unsigned opcode = bits(first, 25, 6);
  bool isVop1 = opcode == 0x3f, isCompare = opcode == 0x3e;
  return (isCompare || bits(second, 8, 3) != none) &&
         bits(second, 16, 3) != none && (isVop1 || bits(second, 24, 3) != none);
}

void OperandDecoder::setSource(unsigned index, unsigned code) {
  SourceKind kind = entry.kinds[index];
  if (code >= 256) {
    setVectorSource(index, code - 256);
  } else if (code == 255) {
    uint64_t literal = words.size() > 1 ? words.back() : 0;
    setConstant(index, kind == SourceKind::F64 ? literal << 32 : literal);
  } else if (code >= 240 && code <= 248) {
    const auto &value = inlineFloats[code - 240];
    switch (kind) {
    case SourceKind::B32:
    case SourceKind::P32:
      return setConstant(index, value.f32);
    case SourceKind::B16:
    case SourceKind::P16:
      return setConstant(index, value.f16);
    case SourceKind::B64:
    case SourceKind::F64:
      return setConstant(index, value.f64);
    }
  } else if (code >= 128 && code <= 192) {
    setConstant(index, code - 128);
  } else if (code >= 193 && code <= 208) {
    setConstant(index, uint64_t(192 - int64_t(code)));
  } else if (code == 235 || code == 237) {
    // The apertures of LDS and scratch in flat addresses, see Flat.cpp.
    setConstant(index, code == 235 ? uint64_t(0x10000) << 32
                                   : uint64_t(0x20000) << 32);
    if (kind == SourceKind::B32)
      instruction.constant[index] = instruction.constantHigh[index];
  } else if (code == 236 || code == 238) {
    setConstant(index, code == 236 ? 0x10000ffffffffu : 0x20000ffffffffu);
    if (kind == SourceKind::B32)
      instruction.constant[index] = instruction.constantHigh[index];
  } else {
    instruction.source[index] = code;
  }
}

void OperandDecoder::setModifiers() {
  uint32_t first = word(0), second = word(1);
  instruction.neg = bits(second, 29, 3);
  instruction.omod = bits(second, 27, 2);
  if (!(entry.traits & trait::CarryOut)) {
    instruction.abs = bits(first, 8, 3);
    instruction.opSel = bits(first, 11, 4);
  }
  if (bits(first, 15, 1))
    instruction.flags |= flag::Clamp;
}

void OperandDecoder::setPackedModifiers() {
  uint32_t first = word(0), second = word(1);
  instruction.neg = bits(second, 29, 3);
  instruction.negHi = bits(first, 8, 3);
  instruction.opSel = bits(first, 11, 3);
  instruction.opSelHi = bits(second, 27, 2) | bits(first, 14, 1) << 2;
  if (bits(first, 15, 1))
    instruction.flags |= flag::Clamp;
  // The usual selection: the lower half for the lower one, the upper one for
  // the upper one.
  if (instruction.opSel || instruction.opSelHi != 7)
    instruction.flags |= flag::SourceModifiers;
}

void OperandDecoder::setImpliedOperands() {
  if (llvm::StringRef(entry.mnemonic).contains("_mix")) {
    instruction.abs = instruction.negHi;
    instruction.negHi = 0;
  }
  if (entry.traits & trait::Accumulate)
    instruction.source[2] = instruction.destination;
}
