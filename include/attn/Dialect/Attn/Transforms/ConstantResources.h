//===- ConstantResources.h - Whether constants have their data --*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_CONSTANTRESOURCES_H
#define ATTN_DIALECT_ATTN_TRANSFORMS_CONSTANTRESOURCES_H

#include "mlir/Support/LLVM.h"

namespace attn {

/// Fails, with an error at its first use, for every `dense_resource` below
/// `root` that the text or bytecode does not define, or whose bytes are not
/// those of its type: it would be read as nothing, or beyond its end.
llvm::LogicalResult checkResources(mlir::Operation *root);

} // namespace attn

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_CONSTANTRESOURCES_H
