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
#include "mlir/IR/DialectResourceBlobManager.h"

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
static std::optional<int64_t> getResourceBytes(ShapedType type) {
  Type element = type.getElementType();
  if (!type.hasStaticShape() || !element.isIntOrIndexOrFloat())
    return std::nullopt;
  // A boolean has a byte.
  int64_t bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return type.getNumElements() * llvm::divideCeil(bits, 8);
}

LogicalResult attn::checkResources(ModuleOp module) {
  bool valid = true;
  llvm::DenseSet<Attribute> seen;
  // Where one is missing, most often all are: one error for them.
  Operation *firstWithout = nullptr;
  StringRef firstMissing;
  int64_t numMissing = 0;
  module.walk([&](Operation *op) {
    for (NamedAttribute named : op->getAttrs()) {
      auto resource = dyn_cast<DenseResourceElementsAttr>(named.getValue());
      if (!resource || !seen.insert(resource).second)
        continue;
      StringRef key = resource.getRawHandle().getKey();
      AsmResourceBlob *blob = resource.getRawHandle().getBlob();
      std::optional<int64_t> expected = getResourceBytes(resource.getType());
      if (!blob) {
        if (numMissing++ == 0) {
          firstWithout = op;
          firstMissing = key;
        }
      } else if (expected && *expected != int64_t(blob->getData().size())) {
        op->emitError() << "the resource '" << key << "' has "
                        << blob->getData().size() << " bytes, expected "
                        << *expected << " for " << resource.getType();
        valid = false;
      }
    }
  });
  if (firstWithout) {
    InFlightDiagnostic diagnostic = firstWithout->emitError()
                                    << "the resource '" << firstMissing
                                    << "' has no data; expected it in the "
                                       "module's dialect_resources";
    if (numMissing > 1)
      diagnostic << " (" << numMissing << " of them)";
  }
  return success(valid && !firstWithout);
}
