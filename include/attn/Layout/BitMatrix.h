//===- BitMatrix.h - Linear maps over F2 ------------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LAYOUT_BITMATRIX_H
#define ATTN_LAYOUT_BITMATRIX_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>

namespace attn::layout {

/// A linear map from at most 64 bits to at most 64 bits, given by the image of
/// each input bit: apply(x ^ y) == apply(x) ^ apply(y).
class BitMatrix {
public:
  BitMatrix() = default;
  BitMatrix(llvm::ArrayRef<uint64_t> columns, unsigned outputBits)
      : columns(columns), outputBits(outputBits) {}

  static BitMatrix identity(unsigned bits);

  unsigned getInputBits() const { return columns.size(); }
  unsigned getOutputBits() const { return outputBits; }
  llvm::ArrayRef<uint64_t> getColumns() const { return columns; }
  uint64_t getColumn(unsigned bit) const { return columns[bit]; }

  uint64_t apply(uint64_t input) const;

  /// x -> apply(inner.apply(x)).
  BitMatrix compose(const BitMatrix &inner) const;

  unsigned getRank() const;
  bool isInjective() const { return getRank() == getInputBits(); }
  bool isSurjective() const { return getRank() == getOutputBits(); }

  /// An input whose image is `output`, or nothing. Among the inputs that would
  /// do it uses the lowest bits: a bit whose column depends on lower ones is
  /// never set.
  std::optional<uint64_t> solve(uint64_t output) const;

  /// A basis of the inputs whose image is zero: one vector for each bit whose
  /// column depends on lower ones, and that bit is its highest.
  llvm::SmallVector<uint64_t> getKernel() const;

  /// The map R with apply(R(y)) == y, if this is surjective. Where there is a
  /// choice, as in solve().
  std::optional<BitMatrix> getRightInverse() const;

  /// The map L with L(apply(x)) == x, if this is injective.
  std::optional<BitMatrix> getLeftInverse() const;

  bool operator==(const BitMatrix &other) const {
    return outputBits == other.outputBits && columns == other.columns;
  }
  bool operator!=(const BitMatrix &other) const { return !(*this == other); }

private:
  llvm::SmallVector<uint64_t> columns;
  unsigned outputBits = 0;
};

/// Vectors over F2 in echelon form, each with the combination of inserted
/// vectors that it is.
class BitSpan {
public:
  /// Adds the next vector; false if it depends on the vectors before it.
  bool insert(uint64_t vector);

  /// The inserted vectors, as a mask by number, whose sum is `vector`; nothing
  /// if it is not in the span.
  std::optional<uint64_t> express(uint64_t vector) const;

  bool contains(uint64_t vector) const { return express(vector).has_value(); }
  unsigned getDimension() const { return rows.size(); }

private:
  struct Row {
    uint64_t vector;
    uint64_t combination;
  };
  /// `vector` without what the span explains, and the combination used.
  Row reduce(uint64_t vector) const;

  llvm::SmallVector<Row> rows;
  unsigned inserted = 0;
};

} // namespace attn::layout

#endif // ATTN_LAYOUT_BITMATRIX_H
