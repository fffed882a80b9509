//===- TensorForm.h - From memrefs to tensors -------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The passes below the op level work on tensors. An op on memrefs is put
// between bufferization.to_tensor and bufferization.materialize_in_destination
// first; one-shot-bufferize takes both away again without a copy.

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_TENSORFORM_H
#define ATTN_DIALECT_ATTN_TRANSFORMS_TENSORFORM_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

namespace attn {

/// Replaces an op on memrefs by the same op on tensors, which is returned. An
/// op that has no memref operand is returned as it is. The inits must not alias
/// the inputs, as for every destination-style op.
mlir::DestinationStyleOpInterface
convertToTensorForm(mlir::RewriterBase &rewriter,
                    mlir::DestinationStyleOpInterface op);

} // namespace attn

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_TENSORFORM_H
