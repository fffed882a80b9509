//===- ConstantView.h - Elements of constants in any order ------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What attn-fold-constants knows of a tensor: where its elements are in a
// constant. Ops that only move elements compose such views and touch no data;
// one pass over the data makes a new constant of the last view of a chain.

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_FOLDCONSTANTS_CONSTANTVIEW_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_FOLDCONSTANTS_CONSTANTVIEW_H

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinAttributes.h"

#include <functional>
#include <optional>

namespace attn::fold {

/// Bytes of an element as buffers keep it, one for a boolean. None for types
/// that constants are not folded for.
std::optional<int64_t> getElementBytes(mlir::Type elementType);

/// The product of `sizes`, or the largest number where that has no room.
int64_t countElements(llvm::ArrayRef<int64_t> sizes);

llvm::SmallVector<int64_t> getRowMajorStrides(llvm::ArrayRef<int64_t> sizes);

/// Elements of one type, one behind the other: those of a constant of the
/// program, or those that folding computes.
struct Source {
  mlir::Type elementType;
  int64_t elementBytes = 0;
  /// One for a splat, which all its views read with strides of zero.
  int64_t numElements = 0;
  bool isSplat = false;

  /// The constant, for those of the program and those that have become one.
  mlir::ElementsAttr attr;
  /// The elements, in the byte order of the host, as attributes keep them.
  llvm::ArrayRef<char> data;
  /// Holds `data` where the attribute does not.
  std::optional<mlir::AsmResourceBlob> storage;

  /// Writes the elements of a source that is computed on demand.
  std::function<mlir::LogicalResult(llvm::MutableArrayRef<char>)> compute;
  /// The sources that `compute` reads.
  llvm::SmallVector<Source *> inputs;

  int64_t getBytes() const { return numElements * elementBytes; }
  /// Makes `data` present.
  mlir::LogicalResult evaluate();
};

/// Element (i, j, ...) of a tensor is element offset + i * strides[0] + ... of
/// the source.
struct View {
  Source *source = nullptr;
  int64_t offset = 0;
  llvm::SmallVector<int64_t> sizes;
  llvm::SmallVector<int64_t> strides;

  /// All of `source`, with a shape.
  static View create(Source &source, llvm::ArrayRef<int64_t> shape);

  bool operator==(const View &other) const;
  int64_t getNumElements() const { return countElements(sizes); }
  /// Whether this is all of the source, in its order.
  bool isWhole() const;

  View permute(llvm::ArrayRef<int64_t> permutation) const;
  /// The view that loops of these sizes have through an indexing map. None
  /// unless each result of the map is a loop or a number.
  std::optional<View> index(mlir::AffineMap map,
                            llvm::ArrayRef<int64_t> loopSizes) const;
  /// The same elements with other dimensions. None where strides cannot say
  /// that.
  std::optional<View> reshape(llvm::ArrayRef<int64_t> shape) const;
};

/// A view that goes to some place of a larger tensor.
struct Box {
  View view;
  int64_t offset = 0;
  llvm::SmallVector<int64_t> strides;
};

/// Copies a view to `target`, in one pass that reads and writes by blocks.
void copyBox(const Box &box, char *target);

/// Writes `element`, again and again.
void fillElements(llvm::ArrayRef<char> element,
                  llvm::MutableArrayRef<char> target);

} // namespace attn::fold

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_FOLDCONSTANTS_CONSTANTVIEW_H
