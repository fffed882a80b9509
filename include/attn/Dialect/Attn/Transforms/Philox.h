//===- Philox.h - Counter-based random numbers ------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Philox4x32-10 of Salmon, Moraes, Dror and Shaw ("Parallel random numbers: as
// easy as 1, 2, 3", SC 2011) as arith operations. A number depends on its key
// and counter alone, so it can be made anywhere: every tiling and every target
// drops the same elements.

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_PHILOX_H
#define ATTN_DIALECT_ATTN_TRANSFORMS_PHILOX_H

#include "mlir/IR/Builders.h"

#include <array>

namespace attn {

/// Builds the four 32-bit words for a counter of four words and a key of two,
/// all of type i32 and least significant word first.
std::array<mlir::Value, 4> buildPhilox4x32(mlir::OpBuilder &builder,
                                           mlir::Location loc,
                                           std::array<mlir::Value, 4> counter,
                                           std::array<mlir::Value, 2> key);

} // namespace attn

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_PHILOX_H
