//===- StageRing.h - Products and what they wait for ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The parts of attn-pipeline.

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_STAGERING_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_STAGERING_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

namespace attn {

/// One stage: barrier, stores and the copy, barrier, product.
struct Stage {
  /// The barrier in front of the copy.
  mlir::gpu::BarrierOp emptied;
  CopyOp copy;
  /// The barrier behind the copy.
  mlir::gpu::BarrierOp filled;
  DotOp dot;
  /// The loop over equal stages that it is the body of, or null.
  mlir::scf::ForOp loop;

  /// The op of the block of all stages that this one is in.
  mlir::Operation *getAnchor() { return loop ? loop.getOperation() : dot; }
};

/// The stages of one kernel, in program order, and the block that they are in.
struct StageRing {
  mlir::SmallVector<Stage> stages;
  mlir::Block *block = nullptr;
  /// The loop over blocks of keys whose body `block` is, or null.
  mlir::scf::ForOp loop;
};

/// A copy, or the same of another place, to `tile`, with the counters of loops
/// as in `mapping`.
void buildCopy(CopyOp copy, mlir::Value tile, const StageRing &ring,
               mlir::IRRewriter &rewriter, mlir::IRMapping mapping);

/// What the copy of a stage loads.
mlir::Value buildLoad(CopyOp copy, const StageRing &ring,
                      mlir::IRRewriter &rewriter, mlir::IRMapping mapping);

/// Moves what takes a left side through workgroup memory behind loads of other
/// stages, which are not to wait for that.
void moveBehind(mlir::Operation *last);

/// Whether the left side of a product by matrix instructions is not filled anew
/// for each block: probabilities are in registers, queries stay where they are.
bool keepsLhs(DotOp dot);

/// Where the loop over blocks ends for a wave, if early and late ones have ends
/// of their own; the loop then ends where the last one does. Null if not.
mlir::Value takeOwnEnd(mlir::gpu::GPUFuncOp function);

/// Whether the loop over blocks is two stages of matrix instructions with two
/// buffers, and nothing else in it writes.
bool canSkew(StageRing &ring);

/// Lets a block's second product and the next one's first follow each other in
/// such a loop.
void skewBlocks(StageRing &ring, MmaScheduleAttr mma, mlir::Value ownEnd,
                mlir::IRRewriter &rewriter);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_STAGERING_H
