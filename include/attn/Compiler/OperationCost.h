//===- OperationCost.h - What an operation computes and moves ---*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Numbers of floating point operations and bytes, for reports. Where a shape is
// open they are formulas over the extents of the function's arguments.

#ifndef ATTN_COMPILER_OPERATIONCOST_H
#define ATTN_COMPILER_OPERATIONCOST_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace attn {

/// A sum of products of a number and named extents: `2*in0[0]*in0[1]^2 + 64`.
class Count {
public:
  Count(uint64_t number = 0) {
    if (number)
      terms[{}] = number;
  }
  /// The count that `name` stands for.
  static Count symbol(std::string name);

  Count operator+(const Count &other) const;
  Count operator*(const Count &other) const;
  Count &operator+=(const Count &other) { return *this = *this + other; }
  Count &operator*=(const Count &other) { return *this = *this * other; }

  /// The number, if it depends on no extent.
  std::optional<uint64_t> getNumber() const;
  std::string str() const;

private:
  /// Sorted factors to the number that multiplies them. Numbers saturate.
  std::map<std::vector<std::string>, uint64_t> terms;
};

/// Computes costs in one function. Holds on to no operation, but must not be
/// used again after values are erased.
class CostModel {
public:
  /// The extent of a dimension, in terms of what the function is called with:
  /// `in1[0]` is dimension 0 of the second argument. `?` if nothing says it.
  Count getExtent(mlir::Value shaped, int64_t dim);
  /// The bytes of all elements; a boolean takes one.
  Count getBytes(mlir::Value shaped);

  /// Floating point operations. Structured linalg ops: the arithmetic of the
  /// body for each iteration, where a function such as `exp` counts as one and
  /// conversions, comparisons and selections as none. Attention: both products,
  /// 2 * B * H * Sq * Sk * (Dqk + Dv), and half of that if it is causal; keys
  /// that a window leaves out do not count. None for anything else.
  Count getFlops(mlir::Operation *op);

private:
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, Count> extents;
};

} // namespace attn

#endif // ATTN_COMPILER_OPERATIONCOST_H
