//===- PlaceWeights.cpp - A place in the package for each constant --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Walks the constant globals of a module in order and gives each an aligned
// offset after the one before, or the offset of an earlier one with the same
// bytes. Only the offset is written; the value stays where it is.

#include "attn/Conversion/ToHost/Passes.h"
#include "attn/Conversion/ToHost/Weights.h"
#include "attn/Package/Package.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/Support/xxhash.h"

#include <unordered_map>

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNPLACEWEIGHTS
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

std::optional<int64_t> attn::getWeightOffset(memref::GlobalOp global) {
  auto offset = global->getAttrOfType<IntegerAttr>(weightOffsetAttrName);
  if (!offset)
    return std::nullopt;
  return offset.getInt();
}

/// The bytes of an element that memory and attributes store alike; 0 for one of
/// other than whole bytes.
static int64_t getElementBytes(Type type) {
  unsigned bits = type.isIndex()        ? 64
                  : type.isIntOrFloat() ? type.getIntOrFloatBitWidth()
                                        : 0;
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 ? bits / 8 : 0;
}

std::optional<ArrayRef<char>> attn::getRawBytes(memref::GlobalOp global) {
  if (!getElementBytes(global.getType().getElementType()))
    return std::nullopt;
  Attribute value = global.getInitialValueAttr();
  if (auto resource = dyn_cast_if_present<DenseResourceElementsAttr>(value))
    return resource.getData();
  auto dense = dyn_cast_if_present<DenseIntOrFPElementsAttr>(value);
  if (!dense || dense.isSplat())
    return std::nullopt;
  return dense.getRawData();
}

namespace {
class AttnPlaceWeights
    : public attn::impl::AttnPlaceWeightsBase<AttnPlaceWeights> {
public:
  using AttnPlaceWeightsBase::AttnPlaceWeightsBase;

  void runOnOperation() override {
    int64_t end = 0;
    // Placed bytes by their hash; equal hashes are told apart by the bytes.
    std::unordered_multimap<uint64_t, std::pair<ArrayRef<char>, int64_t>>
        placed;
    for (auto global : getOperation().getOps<memref::GlobalOp>()) {
      // From an earlier run, perhaps.
      global->removeAttr(attn::weightOffsetAttrName);
      std::optional<ArrayRef<char>> bytes = getPlaceableBytes(global);
      if (!bytes)
        continue;
      MemRefType type = global.getType();
      int64_t expected =
          type.getNumElements() * getElementBytes(type.getElementType());
      if (int64_t(bytes->size()) != expected) {
        global.emitError() << "expected " << expected << " bytes for the "
                           << "constant of type " << type << ", found "
                           << bytes->size();
        return signalPassFailure();
      }
      if (expected < minBytes)
        continue;

      uint64_t hash = llvm::xxh3_64bits(ArrayRef(
          reinterpret_cast<const uint8_t *>(bytes->data()), bytes->size()));
      auto [first, last] = placed.equal_range(hash);
      auto same = std::find_if(first, last, [&](const auto &entry) {
        return entry.second.first == *bytes;
      });
      int64_t offset;
      if (same != last) {
        offset = same->second.second;
      } else {
        offset = llvm::alignTo(end, attn::weightAlignment);
        end = offset + expected;
        placed.emplace(hash, std::pair(*bytes, offset));
      }
      global->setAttr(
          attn::weightOffsetAttrName,
          IntegerAttr::get(IntegerType::get(&getContext(), 64), offset));
    }
  }

private:
  static std::optional<ArrayRef<char>>
  getPlaceableBytes(memref::GlobalOp global) {
    MemRefType type = global.getType();
    // What may be written cannot be shared between processes.
    if (!global.getConstant() || !type.getLayout().isIdentity() ||
        type.getMemorySpace() ||
        global.getAlignment().value_or(1) > attn::weightAlignment)
      return std::nullopt;
    return attn::getRawBytes(global);
  }
};
} // namespace
