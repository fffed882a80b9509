//===- RegisterTiles.h - Ops that are cut for registers ---------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_REGISTERTILES_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_REGISTERTILES_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SetVector.h"

namespace attn {

/// The attribute by which a pass that cuts ops into workgroups marks the linalg
/// of a tile for attn-register-tile and attn-vectorize: a #attn.register_tile.
/// It stands on the ops themselves since canonicalization removes loops of a
/// single iteration.
inline constexpr llvm::StringLiteral registerTileAttrName = "attn.registers";

inline RegisterTileAttr getRegisterTile(mlir::linalg::LinalgOp op) {
  return op->getAttrOfType<RegisterTileAttr>(registerTileAttrName);
}

/// All linalg ops below `root` that carry a register tile, in program order.
inline llvm::SmallVector<mlir::linalg::LinalgOp>
getTiledOps(mlir::Operation *root) {
  llvm::SmallVector<mlir::linalg::LinalgOp> ops;
  root->walk([&](mlir::linalg::LinalgOp op) {
    if (getRegisterTile(op))
      ops.push_back(op);
  });
  return ops;
}

/// The workgroups that hold `ops`: the outermost scf.forall around each, or its
/// function if there is none.
inline llvm::SetVector<mlir::Operation *>
getWorkgroups(llvm::ArrayRef<mlir::linalg::LinalgOp> ops) {
  llvm::SetVector<mlir::Operation *> workgroups;
  for (mlir::linalg::LinalgOp op : ops) {
    mlir::Operation *workgroup =
        op->getParentOfType<mlir::FunctionOpInterface>();
    for (mlir::Operation *parent = op->getParentOp(); parent;
         parent = parent->getParentOp())
      if (mlir::isa<mlir::scf::ForallOp>(parent))
        workgroup = parent;
    if (workgroup)
      workgroups.insert(workgroup);
  }
  return workgroups;
}

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_REGISTERTILES_H
