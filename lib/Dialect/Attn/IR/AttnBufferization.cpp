//===- AttnBufferization.cpp - BufferizableOpInterface of the attn ops ----===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// An op on tensors becomes the same op on memrefs. Inputs are read, inits are
// written and never read, so an init whose old contents are needed elsewhere is
// replaced by a fresh allocation without a copy. Tensors that a score region
// captures are bufferized with the ops that read them.

#include "AttnInterfaces.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace attn;

namespace {
template <typename OpTy>
struct AttnBufferization
    : public bufferization::DstBufferizableOpInterfaceExternalModel<
          AttnBufferization<OpTy>, OpTy> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const bufferization::AnalysisState &) const {
    return !cast<DestinationStyleOpInterface>(op).isDpsInit(&operand);
  }

  /// The score region runs once for each pair of positions.
  bool isRepetitiveRegion(Operation *, unsigned) const { return true; }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const bufferization::BufferizationOptions &options,
                          bufferization::BufferizationState &state) const {
    auto destinationOp = cast<DestinationStyleOpInterface>(op);
    if (destinationOp.hasPureBufferSemantics())
      return success();
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    SmallVector<Value> operands, inits;
    for (OpOperand &operand : op->getOpOperands()) {
      Value value = operand.get();
      if (isa<TensorType>(value.getType())) {
        FailureOr<Value> buffer =
            bufferization::getBuffer(rewriter, value, options, state);
        if (failed(buffer))
          return failure();
        value = *buffer;
        if (destinationOp.isDpsInit(&operand))
          inits.push_back(value);
      }
      operands.push_back(value);
    }
    // The regions move: their ops have been bufferized already, or will be.
    OperationState newState(op->getLoc(), op->getName(), operands, TypeRange(),
                            op->getDiscardableAttrDictionary().getValue());
    newState.propertiesAttr = op->getPropertiesAsAttribute();
    for (unsigned i = 0; i < op->getNumRegions(); ++i)
      newState.addRegion();
    Operation *onBuffers = rewriter.create(newState);
    for (auto [from, to] :
         llvm::zip_equal(op->getRegions(), onBuffers->getRegions()))
      rewriter.inlineRegionBefore(from, to, to.begin());
    bufferization::replaceOpWithBufferizedValues(rewriter, op, inits);
    return success();
  }
};
} // namespace

void attn::attachBufferizationModels(MLIRContext &context) {
  AttentionOp::attachInterface<AttnBufferization<AttentionOp>>(context);
  AttentionBackwardOp::attachInterface<AttnBufferization<AttentionBackwardOp>>(
      context);
  MergeOp::attachInterface<AttnBufferization<MergeOp>>(context);
  MergeSplitsOp::attachInterface<AttnBufferization<MergeSplitsOp>>(context);
  // What the models create besides the dialect's own dependents.
  context.loadDialect<bufferization::BufferizationDialect,
                      memref::MemRefDialect>();
}
