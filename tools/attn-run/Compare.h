//===- Compare.h - Compares a result with an expectation --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TOOLS_ATTN_RUN_COMPARE_H
#define ATTN_TOOLS_ATTN_RUN_COMPARE_H

#include "attn/Npy/Npy.h"

#include <optional>
#include <string>

namespace attn {

/// An element differs if |got - expected| > absolute + relative * |expected|.
struct Tolerance {
  double absolute = 0;
  double relative = 0;
};

/// What is used for a result of this type if the user gives nothing: some ten
/// roundings of values near one; integers must be equal.
Tolerance getDefaultTolerance(ElementType type);

struct Comparison {
  /// The largest |got - expected| over elements where both are finite.
  double maxError = 0;
  std::string maxErrorIndex;
  size_t numElements = 0;
  size_t numDifferent = 0;
  /// The element that exceeds the tolerance most, in words; empty on success.
  std::string worst;
};

/// NaN equals NaN; an infinity equals only itself. The shapes must be equal.
/// The expectation may have a wider float type than the result. On a mismatch
/// of types returns nothing and sets `error` to one line.
std::optional<Comparison>
compareArrays(const std::string &name, const NpyView &got,
              const NpyView &expected, Tolerance tolerance, std::string &error);

/// `tensor<2x3xf32>`.
std::string getTypeName(ElementType type, const std::vector<int64_t> &shape);

} // namespace attn

#endif // ATTN_TOOLS_ATTN_RUN_COMPARE_H
