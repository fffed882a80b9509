//===- WeightsSection.h - The constants of a package ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_WEIGHTSSECTION_H
#define ATTN_COMPILER_WEIGHTSSECTION_H

#include "attn/Package/Package.h"
#include "mlir/IR/BuiltinOps.h"

namespace attn {

/// The bytes of what attn-place-weights placed, in the order of their offsets.
/// They are the attributes' own and live as long as the context: models are
/// large, so they are never copied.
std::vector<SectionPiece> collectWeights(mlir::ModuleOp module);

} // namespace attn

#endif // ATTN_COMPILER_WEIGHTSSECTION_H
