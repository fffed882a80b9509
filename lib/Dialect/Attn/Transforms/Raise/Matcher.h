//===- Matcher.h - What makes a pair of products attention ------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The matchers of attn-raise, one function for each part of attention. Each
// walks from where the previous one stopped towards the inputs, and says why it
// refuses.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_MATCHER_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_MATCHER_H

#include "Elements.h"

namespace attn::raise {

/// A tensor that may serve as an operand of attention.
struct Source {
  Element element;
  /// What the operand of the product is, divided by this element.
  double factor = 1.0;
  /// Ops between this element and the product that move or scale data.
  unsigned skippedOps = 0;
};

/// A boolean condition under which a key is attended to.
struct MaskTerm {
  Element condition;
  bool negated = false;
};

/// A float that is added to the score.
struct BiasTerm {
  Element bias;
  /// A bias of `fill` where the condition `bias` does not hold, else of zero.
  std::optional<double> fill;
  bool negated = false;
};

/// Attention as a linalg program spells it.
struct Match {
  mlir::linalg::LinalgOp product; ///< probabilities times values
  /// The other ops that attention stands for: the first product, and softmax or
  /// the exponential of it.
  mlir::Operation *firstProduct = nullptr, *softmax = nullptr;
  Element output;
  Index batch, rows, keys, depth, valueDepth;
  llvm::SmallVector<Source> query, key, value; ///< nearest first
  double scale = 1.0;
  std::optional<double> softcap;
  llvm::SmallVector<MaskTerm> masks;
  llvm::SmallVector<BiasTerm> biases;
  /// Where masks and biases do not do: the score as a formula over the first
  /// product, which becomes the score region, and the tensors that it reads.
  struct Formula {
    Element score, product;
    llvm::SmallVector<Element> tensors;
  };
  std::optional<Formula> formula;
  /// All that may make scores -inf: what is added, or the scores of a select.
  llvm::SmallVector<Element> maskingTerms;
  /// Rows of which all scores are -inf give zero, not NaN.
  bool guarded = false;
  /// All scores of a row may be -inf.
  bool mayBeEmpty = false;
};

class Matcher {
public:
  /// Whether the product may be the second one of attention: one side is made
  /// of an exponential and a sum over a product. Cheap and generous.
  static bool isCandidate(mlir::linalg::LinalgOp product);

  /// Matches attention that ends in `product`.
  mlir::FailureOr<Match> match(mlir::linalg::LinalgOp product);

  /// Why the last match failed.
  llvm::StringRef getReason() const { return reason; }
  Reader &getReader() { return reader; }

private:
  mlir::LogicalResult refuse(const llvm::Twine &why);

  void findRoles(const Element &probability, const Element &value,
                 Match &match);

  // Softmax.cpp
  /// Takes the test for rows without a finite score off `probability`.
  struct Guard {
    Element condition;
    bool negated;
  };
  std::optional<Guard> matchGuardSelect(Element &probability);
  mlir::FailureOr<Element> matchAllMinusInfinity(const Element &condition,
                                                 bool negated,
                                                 const Index &keys);
  mlir::LogicalResult checkGuard(const Guard &guard, const Element &score,
                                 Match &match);
  /// From the probabilities to the scores.
  mlir::FailureOr<Element> matchSoftmax(const Element &probability,
                                        Match &match);

  // Scores.cpp
  /// From the scores to the first product.
  mlir::LogicalResult matchScores(Element score, Match &match);
  mlir::FailureOr<Element> matchMaskSelect(const Element &score, Match &match);
  mlir::FailureOr<Element> matchBias(const Element &score, Match &match);
  mlir::FailureOr<Element> matchScale(const Element &score, double &scale);
  // Formula.cpp
  mlir::LogicalResult matchFormula(const Element &score, Match &match);
  void findMaskingTerms(Element score, Match &match);
  mlir::LogicalResult readFormula(const Element &element, Match &match,
                                  unsigned &numNodes);
  mlir::LogicalResult matchFirstProduct(const Element &score, Match &match);
  mlir::LogicalResult addBias(const Element &bias, Match &match);
  mlir::LogicalResult addMask(const Element &condition, bool negated,
                              Match &match);
  bool leadsToProduct(const Element &element, const Match &match,
                      unsigned depth = 0);
  /// The tensors that an operand of a product is a multiple of.
  llvm::SmallVector<Source> getSources(Element operand);
  bool dependsOn(const Element &element, llvm::ArrayRef<Factor> factors);
  /// The tensor element that the operand of a scalar op reads.
  mlir::FailureOr<Element> getTensorOperand(const Element &element,
                                            unsigned number);

  Reader reader;
  std::string reason;
};

/// A float in another float type of another width.
mlir::Value castFloat(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value value, mlir::Type type);

/// The axes of the loops, as the operands of attention have them.
struct Axes {
  Index batch, head, rows, keys;
};

/// A tensor that a score region reads, and the axis of each dimension; none for
/// a dimension of extent one.
struct RegionTensor {
  mlir::Value value;
  llvm::SmallVector<std::optional<unsigned>> axes;
};

/// Fills the empty score region of an op with the formula of a match.
mlir::LogicalResult buildScoreRegion(mlir::Region &region, mlir::Location loc,
                                     mlir::FloatType computeType,
                                     Reader &reader,
                                     const Match::Formula &formula,
                                     llvm::ArrayRef<RegionTensor> tensors,
                                     const Axes &axes);

/// Builds attn.attention for a match in place of its second product. Fails,
/// with the reason, if no layout says what the program reads.
mlir::FailureOr<mlir::Operation *> buildAttention(mlir::OpBuilder &builder,
                                                  Reader &reader,
                                                  const Match &match,
                                                  std::string &reason);

} // namespace attn::raise

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_MATCHER_H
