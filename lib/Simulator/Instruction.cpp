//===- Instruction.cpp - Decoded instructions -----------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Simulator/Instruction.h"

using namespace attn::sim;

const char *attn::sim::getUnitName(Unit unit) {
  switch (unit) {
  case Unit::VectorAlu:
    return "valu";
  case Unit::Transcendental:
    return "trans";
  case Unit::ScalarAlu:
    return "salu";
  case Unit::ScalarMemory:
    return "smem";
  case Unit::Lds:
    return "lds";
  case Unit::VectorMemory:
    return "vmem";
  case Unit::Flat:
    return "flat";
  case Unit::Branch:
    return "branch";
  case Unit::Wait:
    return "wait";
  case Unit::Barrier:
    return "barrier";
  case Unit::Other:
    return "other";
  }
  return "?";
}
