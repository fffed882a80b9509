//===- WeightsSection.cpp - The constants of a package --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/WeightsSection.h"
#include "attn/Conversion/ToHost/Weights.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace attn;

std::vector<SectionPiece> attn::collectWeights(ModuleOp module) {
  std::vector<SectionPiece> pieces;
  // Globals are in the order of their offsets, but for one that shares the
  // place of an equal one before it.
  uint64_t end = 0;
  for (auto global : module.getOps<memref::GlobalOp>()) {
    std::optional<int64_t> offset = getWeightOffset(global);
    if (!offset || uint64_t(*offset) < end)
      continue;
    ArrayRef<char> bytes = *getRawBytes(global);
    pieces.push_back({uint64_t(*offset), {bytes.data(), bytes.size()}});
    end = *offset + bytes.size();
  }
  return pieces;
}

/// The bytes of a resource of this type, nothing where elements have no
/// agreed size.
