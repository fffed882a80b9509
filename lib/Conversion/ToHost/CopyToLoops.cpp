//===- CopyToLoops.cpp - Copies of strided buffers to linalg --------------===//
//---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/ToHost/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNCOPYTOLOOPS
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

/// True where the LLVM lowering emits a `memcpy`.
static bool isContiguous(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return false;
  // A unit dimension may have any stride for areTrailingDimsContiguous, not so
  // for the lowering.
  return memref.getLayout().isIdentity() ||
         (memref.hasStaticShape() && memref.getNumElements() > 0 &&
          memref::isStaticShapeAndContiguousRowMajor(memref));
}

namespace {
class AttnCopyToLoops
    : public attn::impl::AttnCopyToLoopsBase<AttnCopyToLoops> {
  void runOnOperation() override {
    SmallVector<memref::CopyOp> copies;
    getOperation()->walk([&](memref::CopyOp copy) {
      if (!isContiguous(copy.getSource().getType()) ||
          !isContiguous(copy.getTarget().getType()))
        copies.push_back(copy);
    });
    for (memref::CopyOp copy : copies) {
      if (!isa<MemRefType>(copy.getSource().getType()) ||
          !isa<MemRefType>(copy.getTarget().getType())) {
        copy.emitOpError("copies a buffer of unknown rank, which has no "
                         "lowering to loops");
        return signalPassFailure();
      }
      OpBuilder builder(copy);
      linalg::makeMemRefCopyOp(builder, copy.getLoc(), copy.getSource(),
                               copy.getTarget());
      copy.erase();
    }
  }
};
} // namespace
