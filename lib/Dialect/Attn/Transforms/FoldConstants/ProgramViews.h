//===- ProgramViews.h - Which tensors hold elements of constants *- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Finds the views of a program's tensors: ops that move elements compose those
// of their operands, others get a source that is computed when it is needed.

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_FOLDCONSTANTS_PROGRAMVIEWS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_FOLDCONSTANTS_PROGRAMVIEWS_H

#include "ConstantView.h"
#include "ElementProgram.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/SetVector.h"

#include <deque>

namespace attn::fold {

using BlobEntry = mlir::DialectResourceBlobManager::BlobEntry;

inline BlobEntry *getEntry(mlir::DenseResourceElementsAttr attr) {
  return attr.getRawHandle().getResource();
}

/// Whether a constant may have this type: a static tensor that is not empty, of
/// elements that are known.
bool isFoldableType(mlir::Type type);

class ProgramViews {
public:
  /// Finds the view of an op's result, after those of its operands.
  void visit(mlir::Operation *op);

  std::optional<View> getView(mlir::Value value) const;

  /// Ops other than constants that need not stay: their results have views, or
  /// they have none and only check what holds. In the order of visits.
  const llvm::SetVector<mlir::Operation *> &getOps() const { return ops; }
  llvm::ArrayRef<mlir::Operation *> getConstants() const { return constants; }

private:
  std::optional<View> visitSlice(mlir::tensor::ExtractSliceOp op);
  std::optional<View> visitLinalg(mlir::linalg::LinalgOp op);
  std::optional<View> visitPack(mlir::linalg::PackOp op);
  std::optional<View> visitPad(mlir::tensor::PadOp op);
  std::optional<View> visitConcat(mlir::tensor::ConcatOp op);
  std::optional<View> visitElementwise(mlir::Operation *op);
  std::optional<View> reshape(mlir::Operation *op, mlir::Value value);
  std::optional<View> compute(mlir::Operation *op, ElementProgram program,
                              mlir::RankedTensorType type);
  std::optional<View> assemble(mlir::Operation *op,
                               llvm::SmallVector<Box> boxes,
                               mlir::Attribute filling,
                               mlir::RankedTensorType type);

  Source *getSource(mlir::ElementsAttr attr);
  Source *getSplat(mlir::Type elementType, mlir::Attribute value);
  Source *addSource(mlir::Type elementType, int64_t numElements);
  View addComputed(
      mlir::RankedTensorType type, llvm::ArrayRef<Source *> inputs,
      std::function<mlir::LogicalResult(llvm::MutableArrayRef<char>)> compute);
  /// The view that an equal op before this one has.
  std::optional<View> findEqual(mlir::Operation *op) const;
  bool areEqual(mlir::Operation *op, mlir::Operation *other) const;

  std::deque<Source> sources;
  llvm::DenseMap<mlir::Attribute, Source *> sourceOfAttr;
  llvm::DenseMap<std::pair<BlobEntry *, mlir::Type>, Source *> sourceOfResource;

  llvm::DenseMap<mlir::Value, View> views;
  llvm::SetVector<mlir::Operation *> ops;
  llvm::SmallVector<mlir::Operation *> constants;
  llvm::DenseMap<llvm::hash_code, llvm::SmallVector<mlir::Operation *>>
      computedOps;
};

} // namespace attn::fold

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_FOLDCONSTANTS_PROGRAMVIEWS_H
