//===- ExtentRange.h - Extents that are alike for a schedule ----*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_EXTENTRANGE_H
#define ATTN_DIALECT_ATTN_IR_EXTENTRANGE_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectImplementation.h"

#include <limits>

namespace attn {

/// The extents from `least` to `most`, both included, or, if both are
/// `ShapedType::kDynamic`, those that are only known at run time.
struct ExtentRange {
  static constexpr int64_t unbounded = std::numeric_limits<int64_t>::max();

  int64_t least, most;

  /// The range of `extent` alone, which may be dynamic.
  static ExtentRange of(int64_t extent) { return {extent, extent}; }
  /// The range of the extents that have the smallest power of two in common
  /// that is no less, up to `last`, which is one; those beyond are one range.
  static ExtentRange getBucket(int64_t extent, int64_t last);

  bool isDynamic() const { return least == mlir::ShapedType::kDynamic; }
  bool contains(ExtentRange other) const {
    if (isDynamic() || other.isDynamic())
      return isDynamic() == other.isDynamic();
    return least <= other.least && other.most <= most;
  }
  bool operator==(const ExtentRange &other) const {
    return least == other.least && most == other.most;
  }
};

inline llvm::hash_code hash_value(ExtentRange range) {
  return llvm::hash_combine(range.least, range.most);
}

/// `7`, `513 to 1024`, `1025 or more`, or `?` where it is dynamic.
mlir::AsmPrinter &operator<<(mlir::AsmPrinter &printer, ExtentRange range);

} // namespace attn

template <> struct mlir::FieldParser<attn::ExtentRange> {
  static FailureOr<attn::ExtentRange> parse(AsmParser &parser);
};

#endif // ATTN_DIALECT_ATTN_IR_EXTENTRANGE_H
