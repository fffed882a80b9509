//===- AttnDestinations.h - Destination style, private ----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What follows from an op's destinations alone. Not installed.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_IR_ATTNDESTINATIONS_H
#define ATTN_LIB_DIALECT_ATTN_IR_ATTNDESTINATIONS_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace attn {
namespace detail {

/// Reads and writes of a destination-style op on memrefs; none on tensors.
inline void getDestinationStyleEffects(
    mlir::DestinationStyleOpInterface op,
    llvm::SmallVectorImpl<
        mlir::SideEffects::EffectInstance<mlir::MemoryEffects::Effect>>
        &effects) {
  for (mlir::OpOperand *input : op.getDpsInputOperands())
    if (mlir::isa<mlir::MemRefType>(input->get().getType()))
      effects.emplace_back(mlir::MemoryEffects::Read::get(), input,
                           mlir::SideEffects::DefaultResource::get());
  for (mlir::OpOperand &init : op.getDpsInitsMutable())
    if (mlir::isa<mlir::MemRefType>(init.get().getType()))
      effects.emplace_back(mlir::MemoryEffects::Write::get(), &init,
                           mlir::SideEffects::DefaultResource::get());
}

/// The shapes of the results are those of the inits.
inline llvm::LogicalResult
reifyShapesOfInits(mlir::OpBuilder &builder,
                   mlir::DestinationStyleOpInterface op,
                   mlir::ReifiedRankedShapedTypeDims &reifiedReturnShapes) {
  for (mlir::OpOperand &init : op.getDpsInitsMutable())
    if (mlir::isa<mlir::TensorType>(init.get().getType()))
      reifiedReturnShapes.push_back(
          mlir::tensor::getMixedSizes(builder, op.getLoc(), init.get()));
  return llvm::success();
}

} // namespace detail
} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_IR_ATTNDESTINATIONS_H
