//===- RowRegisterTile.h - Cut rows into registers --------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_ROWREGISTERTILE_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_ROWREGISTERTILE_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace attn {

bool isReduction(mlir::linalg::LinalgOp op, unsigned loop);

/// The loop that the last dimension under `map` runs along, if it is one.
std::optional<unsigned> getLastLoop(mlir::AffineMap map);

/// The loop along which elements lie beside each other, as SIMD lanes do: that
/// of the last dimension of an input if it is a reduction, otherwise of the
/// result. Nothing if that dimension is no loop.
std::optional<unsigned> getLaneLoop(mlir::linalg::LinalgOp op);

/// Whether the elements that lie beside each other in an input are reduced.
bool reducesLanes(mlir::linalg::LinalgOp op);

/// Cuts an op whose register tile has one row. Each loop but one goes step by
/// step; that one, along which elements lie beside each other, goes by the
/// lanes of the tile as far as they fit, and a shorter step takes what is left.
/// A reduction along it adds up whole vectors, and then the elements of one.
/// Ops that have no such loop are left alone.
mlir::LogicalResult tileRow(mlir::RewriterBase &rewriter,
                            mlir::linalg::LinalgOp op,
                            RegisterTileAttr registers);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_ROWREGISTERTILE_H
