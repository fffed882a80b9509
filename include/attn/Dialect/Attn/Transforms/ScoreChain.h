//===- ScoreChain.h - What happens to one score -----------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Between the two products of attention every step is element-wise: one score,
// its position, and scalars read from the optional operands. These functions
// build the steps on scalars, inside the body of a linalg.generic or a loop, so
// that the reference (attn-decompose) and the tiled levels
// (attn-online-softmax) state each clause of docs/Semantics.md once.
//
// Positions b, h, i, j are of type index and of the whole problem: the local
// index plus the op's origin. Scores are of the op's compute type.

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_SCORECHAIN_H
#define ATTN_DIALECT_ATTN_TRANSFORMS_SCORECHAIN_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/Builders.h"

namespace attn {

/// Converts a float to another float type, exactly where it can be.
mlir::Value convertFloat(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::Value value, mlir::Type type);

/// The position in the whole problem: `index` plus component `component` of the
/// op's origin (0 to 3: batch, head, query, key), or `index` if it has none.
mlir::Value applyOrigin(mlir::OpBuilder &builder, mlir::Location loc,
                        AttentionOp op, unsigned component, mlir::Value index);

/// Whether nothing but a positive scale turns products into scores, so that it
/// commutes with the maximum and the exponential can multiply by it.
bool leavesScaleToExponential(AttentionOp op);

/// softcap * tanh(score / softcap), or `score` if the op has no softcap.
mlir::Value applySoftcap(mlir::OpBuilder &builder, mlir::Location loc,
                         AttentionOp op, mlir::Value score);

/// The gradient before the softcap, given that after it and the capped score:
/// gradient * (1 - (capped / softcap)^2), or `gradient` without a softcap.
mlir::Value applySoftcapDerivative(mlir::OpBuilder &builder, mlir::Location loc,
                                   AttentionOp op, mlir::Value gradient,
                                   mlir::Value capped);

/// Whether applySoftcapByExponential errs by less than a probability is rounded
/// by, and no factor overflows: operands of 16 bits, and a softcap that is
/// neither huge (less so with a log-sum-exp, which keeps f32) nor tiny.
bool canCapByExponential(AttentionOp op);

/// The same of an f32 product of operands of 16 bits that is not scaled yet, as
/// softcap - 2 softcap / (1 + exp2(2 log2(e) scale product / softcap)): two
/// approximate functions of the hardware in place of two divisions and a
/// rational function. It errs by 2^-21 softcaps at most, whatever the score is.
mlir::Value applySoftcapByExponential(mlir::OpBuilder &builder,
                                      mlir::Location loc, AttentionOp op,
                                      mlir::Value product);

/// The score region inlined at the insertion point, or `score` if the op has
/// no region.
mlir::Value applyScoreRegion(mlir::OpBuilder &builder, mlir::Location loc,
                             AttentionOp op, mlir::Value score, mlir::Value b,
                             mlir::Value h, mlir::Value i, mlir::Value j);

/// Moves what is the same for all elements of a tile before its `map`.
void hoistSharedValues(MapOp map);

/// Whether the score region takes elements of arrays at places that depend on
/// the position along `axis`: batch, head, query or key, as in an origin.
bool readsArraysAlong(AttentionOp op, unsigned axis);

/// Adds an element of the bias, of any float type.
mlir::Value applyBias(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value score, mlir::Value bias);

/// How far the diagonal lies to the right of `j == i`: Sk - Sq for
/// bottom_right, plus the run-time offset. Null if that is zero. Does not
/// depend on a position: build it outside loops.
mlir::Value buildDiagonalShift(mlir::OpBuilder &builder, AttentionOp op);

/// The diagonal position of query `i`: `i` plus `shift`, which may be null.
mlir::Value buildDiagonalPosition(mlir::OpBuilder &builder, mlir::Location loc,
                                  mlir::Value i, mlir::Value shift);

/// Whether the causal condition and the window let a query with the given
/// diagonal position attend to key `j`. Null if the op has no band.
mlir::Value buildBandCondition(mlir::OpBuilder &builder, mlir::Location loc,
                               AttentionOp op, mlir::Value diagonalPosition,
                               mlir::Value j);

/// Whether key `j` lies before the key length of its batch, an integer.
mlir::Value buildKeyLengthCondition(mlir::OpBuilder &builder,
                                    mlir::Location loc, mlir::Value keyLength,
                                    mlir::Value j);

/// The conjunction of two conditions, either of which may be null.
mlir::Value conjoin(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value lhs, mlir::Value rhs);

/// `score` where `condition` holds, else minus infinity. A null condition
/// always holds.
mlir::Value applyCondition(mlir::OpBuilder &builder, mlir::Location loc,
                           mlir::Value condition, mlir::Value score);

/// Whether dropout keeps the element, an i1. Only for ops with dropout.
mlir::Value buildDropoutKeep(mlir::OpBuilder &builder, mlir::Location loc,
                             AttentionOp op, mlir::Value b, mlir::Value h,
                             mlir::Value i, mlir::Value j);

/// `probability / (1 - rate)` where dropout keeps it, else zero; `probability`
/// if the op has no dropout.
mlir::Value applyDropout(mlir::OpBuilder &builder, mlir::Location loc,
                         AttentionOp op, mlir::Value probability, mlir::Value b,
                         mlir::Value h, mlir::Value i, mlir::Value j);

} // namespace attn

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_SCORECHAIN_H
