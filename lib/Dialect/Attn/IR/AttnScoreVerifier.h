//===- AttnScoreVerifier.h - What verifiers share, private ------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks of operands with layouts, and of the clauses that attention and its
// gradients have in common: those that describe scores. Not installed.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_IR_ATTNSCOREVERIFIER_H
#define ATTN_LIB_DIALECT_ATTN_IR_ATTNSCOREVERIFIER_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/IR/AxisName.h"
#include "mlir/IR/TypeUtilities.h"

namespace attn {
namespace detail {

/// A shaped operand and what messages call it.
struct NamedOperand {
  llvm::StringRef name;
  mlir::Value value;
  LayoutAttr layout;
  /// Dimensions before those that the layout names.
  unsigned leading = 0;

  mlir::Type getElementType() const {
    return mlir::getElementTypeOrSelf(value.getType());
  }
  mlir::ShapedType getType() const {
    return mlir::cast<mlir::ShapedType>(value.getType());
  }
  /// An axis that the layout leaves out has extent one.
  int64_t getExtent(Axis axis) const {
    std::optional<unsigned> dim = layout.getDim(axis);
    return dim ? getType().getDimSize(leading + *dim) : 1;
  }
};

/// Equal, or not known to differ.
bool agree(int64_t lhs, int64_t rhs);

bool isFloatOfUpTo64Bits(mlir::Type type);

/// The compute type for an element type.
mlir::Type getComputeTypeFor(mlir::Type element);

/// All operands are ranked tensors, or all are ranked memrefs.
llvm::LogicalResult verifyKinds(mlir::Operation *op,
                                llvm::ArrayRef<NamedOperand> operands,
                                llvm::StringRef clause);

/// The layout has a letter for each dimension, out of `legal`, and those in
/// `required`.
llvm::LogicalResult verifyLayout(mlir::Operation *op,
                                 const NamedOperand &operand,
                                 llvm::StringRef legal,
                                 llvm::StringRef required,
                                 llvm::StringRef clause);

/// A layout is there exactly if its operand is.
llvm::LogicalResult verifyLayoutIsThere(mlir::Operation *op,
                                        const NamedOperand &operand,
                                        llvm::StringRef clause);

/// The extents of `axis` agree.
llvm::LogicalResult verifyAgree(mlir::Operation *op,
                                const NamedOperand &operand,
                                const NamedOperand &reference, Axis axis,
                                llvm::StringRef clause);

/// The element type is that of query or the compute type.
llvm::LogicalResult verifyStoredType(mlir::Operation *op,
                                     const NamedOperand &operand,
                                     mlir::Type element,
                                     llvm::StringRef clause);

/// On tensors one result for each destination, of its type; on memrefs none.
llvm::LogicalResult verifyResults(mlir::Operation *op,
                                  llvm::ArrayRef<NamedOperand> inits,
                                  llvm::StringRef clause);

/// A region of a score, batch, head, query and key position, which yields one
/// score and has no effects. `name` is what messages call it.
llvm::LogicalResult verifyScoreRegion(mlir::Operation *op, mlir::Region &region,
                                      llvm::StringRef name, mlir::Type compute,
                                      llvm::StringRef clause);

/// The checks of the clauses that describe scores, in an order in which each
/// may rely on those before. Their constraints are those of attn.attention,
/// whichever op has them.
class ScoreVerifier {
public:
  template <typename OpTy>
  explicit ScoreVerifier(OpTy op)
      : op(op), query{"query", op.getQuery(), op.getQueryLayout()},
        key{"key", op.getKey(), op.getKeyLayout()},
        value{"value", op.getValue(), op.getValueLayout()},
        bias{"bias", op.getBias(), op.getBiasLayoutAttr()},
        mask{"mask", op.getMask(), op.getMaskLayoutAttr()},
        keyLengths{"key_lengths", op.getKeyLengths(), {}},
        sink{"sink", op.getSink(), {}}, scale(op.getScaleAttr()),
        softcap(op.getSoftcapAttr()), dropout(op.getDropoutAttr()),
        dropoutSeed(op.getDropoutSeed()), dropoutOffset(op.getDropoutOffset()),
        diagonalOffset(op.getDiagonalOffset()), diagonal(op.getDiagonal()),
        hasBand(op.hasBand()), origin(op.getOrigin()) {
    for (const NamedOperand &operand :
         {query, key, value, bias, mask, keyLengths, sink})
      if (operand.value)
        operands.push_back(operand);
  }

protected:
  llvm::LogicalResult verifyInputLayouts();
  llvm::LogicalResult verifyInputTypes();
  /// `keyLength` is that of all pages, if keys are in pages.
  llvm::LogicalResult verifyInputExtents(int64_t keyLength);
  llvm::LogicalResult verifyNumbers();
  /// An operand of rank one whose extent agrees.
  llvm::LogicalResult verifyVector(const NamedOperand &operand,
                                   const NamedOperand &reference, Axis axis,
                                   llvm::StringRef clause);
  mlir::Type getCompute() const {
    return getComputeTypeFor(query.getElementType());
  }

  mlir::Operation *op;
  NamedOperand query, key, value, bias, mask, keyLengths, sink;
  mlir::FloatAttr scale, softcap, dropout;
  mlir::Value dropoutSeed, dropoutOffset, diagonalOffset;
  Diagonal diagonal;
  bool hasBand;
  mlir::ValueRange origin;
  /// The inputs above that are there.
  llvm::SmallVector<NamedOperand> operands;
};

} // namespace detail
} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_IR_ATTNSCOREVERIFIER_H
