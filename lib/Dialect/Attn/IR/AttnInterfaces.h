//===- AttnInterfaces.h - External interface models -------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_IR_ATTNINTERFACES_H
#define ATTN_LIB_DIALECT_ATTN_IR_ATTNINTERFACES_H

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace attn {

/// Attaches TilingInterface to the ops of the dialect (AttnTiling.cpp).
void attachTilingModels(mlir::MLIRContext &context);
/// That of attn.attention_backward (AttnBackwardTiling.cpp).
void attachBackwardTilingModel(mlir::MLIRContext &context);

/// Attaches BufferizableOpInterface to them (AttnBufferization.cpp).
void attachBufferizationModels(mlir::MLIRContext &context);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_IR_ATTNINTERFACES_H
