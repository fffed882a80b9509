//===- RegisterTiles.h - Ops that are cut for registers ---------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_REGISTERTILES_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_REGISTERTILES_H

#include "CanonicalizationPatterns.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
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

/// Replaces `root` by loops of its tiles, in which the producers that `isFused`
/// accepts are computed too. These stay outside as far as others use them.
inline llvm::FailureOr<mlir::scf::SCFTileAndFuseResult>
tileWithProducers(mlir::RewriterBase &rewriter, mlir::linalg::LinalgOp root,
                  const mlir::scf::SCFTilingOptions &tiling,
                  llvm::function_ref<bool(mlir::Operation *)> isFused) {
  using Options = mlir::scf::SCFTileAndFuseOptions;
  Options options;
  options.setTilingOptions(tiling);
  options.setFusionControlFn(
      [&](mlir::tensor::ExtractSliceOp, mlir::OpResult producer,
          bool) -> std::optional<Options::ControlFnResult> {
        if (!isFused(producer.getOwner()))
          return std::nullopt;
        return Options::ControlFnResult{};
      });
  rewriter.setInsertionPoint(root);
  llvm::FailureOr<mlir::scf::SCFTileAndFuseResult> tiled =
      mlir::scf::tileConsumerAndFuseProducersUsingSCF(
          rewriter, mlir::cast<mlir::TilingInterface>(root.getOperation()),
          options);
  if (failed(tiled))
    return mlir::failure();
  for (mlir::OpResult result : root->getResults())
    if (mlir::Value replacement = tiled->replacements.lookup(result))
      rewriter.replaceAllUsesWith(result, replacement);
  rewriter.eraseOp(root);
  return tiled;
}

/// Folds what tiling leaves behind below `root`: slices of slices, bounds of
/// tiles, loops of a single iteration.
inline llvm::LogicalResult canonicalizeTiles(mlir::Operation *root) {
  mlir::RewritePatternSet patterns =
      mlir::linalg::getLinalgTilingCanonicalizationPatterns(root->getContext());
  mlir::scf::populateSCFForLoopCanonicalizationPatterns(patterns);
  populateAllCanonicalizationPatterns(patterns);
  return mlir::applyPatternsGreedily(root, std::move(patterns));
}

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_REGISTERTILES_H
