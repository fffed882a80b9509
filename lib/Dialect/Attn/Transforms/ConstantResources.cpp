//===- ConstantResources.cpp - Whether constants have their data ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/Transforms/ConstantResources.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Operation.h"

using namespace mlir;

/// Bytes as attributes keep them: a boolean has one.
static std::optional<int64_t> getResourceBytes(ShapedType type) {
  Type element = type.getElementType();
  if (!type.hasStaticShape() || !element.isIntOrIndexOrFloat())
    return std::nullopt;
  int64_t bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return type.getNumElements() * llvm::divideCeil(bits, 8);
}

LogicalResult attn::checkResources(Operation *root) {
  bool valid = true;
  llvm::DenseSet<Attribute> seen;
  // Where one is missing, most often all are: one error for them.
  Operation *firstWithout = nullptr;
  StringRef firstMissing;
  int64_t numMissing = 0;
  root->walk([&](Operation *op) {
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
