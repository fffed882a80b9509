//===- TensorForm.cpp - From memrefs to tensors ---------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/Transforms/TensorForm.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

DestinationStyleOpInterface
attn::convertToTensorForm(RewriterBase &rewriter,
                          DestinationStyleOpInterface op) {
  auto isMemRef = [](Value value) { return isa<MemRefType>(value.getType()); };
  if (llvm::none_of(op->getOperands(), isMemRef))
    return op;

  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  // `restrict` promises one to_tensor for each buffer, so operands that are the
  // same memref (attn.merge in place) share one.
  llvm::SmallDenseSet<Value, 4> writable;
  for (OpOperand &init : op.getDpsInitsMutable())
    writable.insert(init.get());
  llvm::SmallDenseMap<Value, Value> tensors;
  SmallVector<Value> operands, destinations;
  SmallVector<Type> resultTypes;
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    if (!isMemRef(value)) {
      operands.push_back(value);
      continue;
    }
    bool isInit = op.isDpsInit(&operand);
    Value &tensor = tensors[value];
    if (!tensor)
      tensor = bufferization::ToTensorOp::create(
          rewriter, loc, memref::getTensorTypeFromMemRefType(value.getType()),
          value, /*restrict=*/true, /*writable=*/writable.contains(value));
    operands.push_back(tensor);
    if (isInit) {
      resultTypes.push_back(tensor.getType());
      destinations.push_back(value);
    }
  }

  OperationState state(loc, op->getName(), operands, resultTypes,
                       op->getDiscardableAttrDictionary().getValue());
  state.propertiesAttr = op->getPropertiesAsAttribute();
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  Operation *onTensors = rewriter.create(state);
  for (auto [result, destination] :
       llvm::zip_equal(onTensors->getResults(), destinations))
    bufferization::MaterializeInDestinationOp::create(
        rewriter, loc, /*result=*/Type(), result, destination,
        /*restrict=*/false, /*writable=*/true);
  rewriter.eraseOp(op);
  return cast<DestinationStyleOpInterface>(onTensors);
}
