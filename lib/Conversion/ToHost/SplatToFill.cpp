//===- SplatToFill.cpp - Large constants of one value ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Replaces constant tensors that repeat one value by a `linalg.fill` before
// their first use: neither the code nor the package has to hold their elements.

#include "attn/Conversion/ToHost/Passes.h"
#include "attn/Support/ElementBytes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNSPLATTOFILL
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

/// Where a buffer of `constant` has to be filled: buffers cost memory from
/// there on. The first of its users, or of the operations around them, that is
/// in the same block.
static Operation *findFirstUser(arith::ConstantOp constant) {
  Operation *first = nullptr;
  for (Operation *user : constant->getUsers()) {
    Operation *ancestor = constant->getBlock()->findAncestorOpInBlock(*user);
    if (!ancestor)
      return constant;
    if (!first || ancestor->isBeforeInBlock(first))
      first = ancestor;
  }
  return first;
}

namespace {
class AttnSplatToFill
    : public attn::impl::AttnSplatToFillBase<AttnSplatToFill> {
public:
  using AttnSplatToFillBase::AttnSplatToFillBase;

  void runOnOperation() override {
    getOperation()->walk([&](arith::ConstantOp constant) {
      auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
      auto type = dyn_cast<RankedTensorType>(constant.getType());
      if (!splat || !type || !type.getElementType().isIntOrIndexOrFloat())
        return;
      // What is beyond all numbers is large, too.
      if (attn::getStaticBytes(type).value_or(minBytes) < minBytes)
        return;
      Operation *user = findFirstUser(constant);
      if (!user)
        return;
      OpBuilder builder(user);
      Location loc = constant.getLoc();
      Value value = arith::ConstantOp::create(builder, loc,
                                              splat.getSplatValue<TypedAttr>());
      Value empty = tensor::EmptyOp::create(builder, loc, type, ValueRange());
      auto fill = linalg::FillOp::create(builder, loc, value, empty);
      constant.replaceAllUsesWith(fill.getResult(0));
      constant.erase();
    });
  }
};
} // namespace
