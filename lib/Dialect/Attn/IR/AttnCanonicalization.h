//===- AttnCanonicalization.h - Canonicalization, private -------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the files of attn.attention's canonicalization share. Not installed.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_IR_ATTNCANONICALIZATION_H
#define ATTN_LIB_DIALECT_ATTN_IR_ATTNCANONICALIZATION_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace attn {
namespace detail {

/// The inputs of attention that have a layout.
enum class Role { Query, Key, Value, Bias, Mask };
inline constexpr Role allRoles[] = {Role::Query, Role::Key, Role::Value,
                                    Role::Bias, Role::Mask};

/// The operand in `role`, or null if the op has none.
mlir::Value getInput(AttentionOp op, Role role);
LayoutAttr getInputLayout(AttentionOp op, Role role);
/// Changes the operand in `role`, which must be present, in place.
void setInput(AttentionOp op, Role role, mlir::Value input, LayoutAttr layout);
/// Removes the bias or the mask with its layout.
void removeInput(AttentionOp op, Role role);

/// A new op in front of `op` with other operands and result types, to replace
/// it: the score region moves over. (Upstream's clone needs a region with
/// blocks.)
AttentionOp rebuild(mlir::PatternRewriter &rewriter, AttentionOp op,
                    mlir::TypeRange types, mlir::ValueRange operands);

/// Whether the axis may be left out of the layouts for `role`, once its extent
/// is one. Sequence and depth of query, key and value always stay.
bool canLeaveOut(Role role, Axis axis);

/// A tensor that rearranges and repeats the elements of another.
struct Copy {
  mlir::Value source;
  /// For each dimension of the source, the dimension of the copy that walks
  /// along it; nothing for a unit dimension that is read at its only index.
  llvm::SmallVector<std::optional<unsigned>> dims;
};

/// Matches linalg.transpose, linalg.broadcast, linalg.copy and any
/// linalg.generic that only yields its input.
mlir::FailureOr<Copy> matchCopy(mlir::Value value);

/// How `scalar`, an argument of the body of `linalgOp`, is read from an input,
/// for the result of the op. Fails for anything but a plain read.
mlir::FailureOr<Copy> matchRead(mlir::Value scalar,
                                mlir::linalg::LinalgOp linalgOp);

/// The layout with which an operand of `type` in `role` is read from the source
/// of the copy that it is; fails if the copy repeats what must not be repeated.
mlir::FailureOr<LayoutAttr> getLayoutOfSource(const Copy &copy, Role role,
                                              LayoutAttr layout,
                                              mlir::RankedTensorType type);

/// The number that every element of `value` is, if it is one: a splat constant,
/// a linalg.fill of a constant, a scalar constant.
mlir::TypedAttr getSplatConstant(mlir::Value value);

void populateLayoutPatterns(mlir::RewritePatternSet &patterns);
void populateHeadPatterns(mlir::RewritePatternSet &patterns);
void populateMaskPatterns(mlir::RewritePatternSet &patterns);
void populateArithmeticPatterns(mlir::RewritePatternSet &patterns);

} // namespace detail
} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_IR_ATTNCANONICALIZATION_H
