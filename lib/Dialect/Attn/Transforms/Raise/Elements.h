//===- Elements.h - Tensor programs seen one element at a time --*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// attn-raise reads linalg as formulas over single elements: `score[b, h, i, j]`
// is an expression whatever transposes, reshapes, broadcasts and generics spell
// it. An index is a list of factors of the loops of the product that the search
// began at, so a reshape that joins or splits dimensions is a matter of lists,
// and two formulas are the same if their values and lists are the same.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_ELEMENTS_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_ELEMENTS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include <optional>

namespace attn::raise {

/// A factor of a loop. The index of a dimension is a list of factors, the one
/// that varies slowest first; extents of one have no factor at all.
using Factor = unsigned;
using Index = llvm::SmallVector<Factor, 2>;

/// All factors of one search. A reshape may split a factor for everybody.
class Factors {
public:
  /// A new factor of the given extent, as an index.
  Index create(int64_t extent);
  /// The factors that nothing has split.
  Index flatten(llvm::ArrayRef<Factor> index) const;
  int64_t getExtent(Factor factor) const { return factors[factor].extent; }
  /// The product of the extents, or ShapedType::kDynamic.
  int64_t getExtent(llvm::ArrayRef<Factor> index) const;
  bool isSame(llvm::ArrayRef<Factor> lhs, llvm::ArrayRef<Factor> rhs) const {
    return flatten(lhs) == flatten(rhs);
  }
  /// Splits an index into those of dimensions with the given extents.
  mlir::FailureOr<llvm::SmallVector<Index>>
  split(llvm::ArrayRef<Factor> index, llvm::ArrayRef<int64_t> extents);

private:
  struct Node {
    int64_t extent;
    Index parts;
  };
  /// Moves factors with the product `extent` from the slow (or fast) end of
  /// `index` to the result.
  mlir::FailureOr<Index> take(Index &index, int64_t extent, bool fromFront);

  llvm::SmallVector<Node> factors;
};

/// One element of a tensor, or one scalar in the body of a linalg op.
struct Element {
  mlir::Value value;
  /// The op whose body holds `value`; null for an element of a tensor.
  mlir::linalg::LinalgOp body = nullptr;
  /// The index of each dimension of the tensor, or of each loop of `body`.
  llvm::SmallVector<Index, 4> index;

  /// The op that computes the scalar in the body, or that makes the tensor.
  mlir::Operation *getDefiningOp() const { return value.getDefiningOp(); }
  /// The scalar op of the given kind, where the element is its result.
  template <typename OpTy> OpTy getScalarOp() const {
    return body ? value.getDefiningOp<OpTy>() : OpTy();
  }
};

/// A product of two tensors, with the elements that are multiplied.
struct Product {
  mlir::linalg::LinalgOp op;
  /// Tensor elements, or scalars of the body where that computes more.
  Element lhs, rhs;
  /// The loops that are summed over.
  Index sum;
};

/// Finite numbers are not below `least`; -inf may be there besides.
struct Bounds {
  double least;
  bool mayBeMinusInfinity = false;
};

/// Reads elements, and owns the factors of their indices.
class Reader {
public:
  Factors factors;

  /// One step towards where the element comes from, as long as nothing is
  /// computed on the way.
  std::optional<Element> step(const Element &element);
  /// All such steps.
  Element peel(Element element);
  /// The tensor elements on the way of such steps, nearest first.
  llvm::SmallVector<Element> getSources(Element element);
  /// Operand `number` of the scalar op that computes `element`, peeled or not.
  Element getRawOperand(const Element &element, unsigned number);
  Element getOperand(const Element &element, unsigned number) {
    return peel(getRawOperand(element, number));
  }
  /// Peels extf and truncf too.
  Element peelCasts(Element element);
  /// Peels extf too, which changes no number.
  Element peelExtensions(Element element);

  /// The constant that the element is, whatever its index.
  std::optional<double> getConstant(Element element);
  /// What is known about the elements of a formula; nothing if little is.
  std::optional<Bounds> getBounds(Element element, unsigned depth = 0);
  /// Whether the element may be -inf for all that is known.
  bool mayBeMinusInfinity(const Element &element) {
    std::optional<Bounds> bounds = getBounds(element);
    return !bounds || bounds->mayBeMinusInfinity;
  }
  bool isSame(const Element &lhs, const Element &rhs, unsigned depth = 0);

  /// The element that is reduced over the index `over` into `element`, which
  /// is a tensor element made by a reduction with a combiner of one of the
  /// given kinds and a constant start.
  struct Reduction {
    Element input;
    mlir::Operation *combiner;
    double start;
  };
  std::optional<Reduction> getReduction(const Element &element,
                                        llvm::ArrayRef<Factor> over);
  /// The product that makes `element`, a peeled tensor element. Loops that are
  /// summed over get the index `sum`, or new factors if there is none.
  std::optional<Product> getProduct(const Element &element,
                                    std::optional<Index> sum = std::nullopt);

private:
  std::optional<Element> enter(const Element &element);
  std::optional<Element> getOperandOf(mlir::linalg::LinalgOp op,
                                      mlir::OpOperand *operand,
                                      llvm::ArrayRef<Index> loops);
  std::optional<llvm::SmallVector<Index, 4>>
  getParallelLoops(mlir::linalg::LinalgOp op, const Element &element);
};

/// Whether the op sums products of two scalars, whatever else its body
/// computes.
bool isProduct(mlir::linalg::LinalgOp op);

/// A short name for what makes the element, for remarks.
std::string describe(const Element &element);

} // namespace attn::raise

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_ELEMENTS_H
