//===- Mark.h - What a front end says of a marked function ------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_MARK_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_MARK_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>

namespace attn::raise {

/// What an argument or a result of a marked function is to attention.
enum class Role {
  Query,
  Key,
  Value,
  Bias,
  Mask,
  KeyLengths,
  PageTable,
  Sink,
  DiagonalOffset,
  DropoutSeed,
  DropoutOffset,
  Output,
  Lse
};
constexpr unsigned numRoles = static_cast<unsigned>(Role::Lse) + 1;

/// The mark of one function, read and checked as far as its types tell.
struct Mark {
  /// The number of the argument, or of the result, that has each role.
  std::optional<unsigned> positions[numRoles];
  /// Of the roles that have one and are there.
  LayoutAttr layouts[numRoles];
  mlir::FloatAttr scale, softcap, dropout;
  bool causal = false;
  Diagonal diagonal = Diagonal::TopLeft;
  WindowAttr window;
  /// Rows with nothing to attend to are NaN, not zero.
  bool nanRows = false;

  std::optional<unsigned> getPosition(Role role) const {
    return positions[static_cast<unsigned>(role)];
  }
  LayoutAttr getLayout(Role role) const {
    return layouts[static_cast<unsigned>(role)];
  }

  /// The mark of a function that has one; an error at the function that says
  /// what does not fit.
  static mlir::FailureOr<Mark> read(mlir::func::FuncOp function);
};

} // namespace attn::raise

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_RAISE_MARK_H
