//===- MmaAtom.h - A matrix instruction -------------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_MMAATOM_H
#define ATTN_TARGET_MMAATOM_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace attn {

/// The elements that a matrix instruction multiplies. It adds up in f32.
enum class MmaType { F16, BF16 };

/// An instruction by which a wave computes D = A B + C with A of m x k
/// elements, B of k x n, and C and D of m x n of f32 (MFMA and WMMA). With
/// groups of n lanes, lane l is lane `l mod n` of group `l / n`:
///
/// * it gives `operandElements` of row `l mod n` of A (n = m in all of them)
///   and as many of column `l mod n` of B, at the same depths for both. Which
///   depths these are does not matter to the result, as long as no two groups
///   give the same, or all give the same (`repeatsOperands`);
/// * it has column `l mod n` of C and D: register r holds the row that is the
///   sum of `resultRegisterRows` over the set bits of r and of
///   `resultGroupRows` over those of the group.
///
/// Sources: "AMD Instinct MI100", "MI200", "MI300" and "CDNA4 Instruction Set
/// Architecture", chapters on matrix arithmetic; "RDNA3" and "RDNA4 Instruction
/// Set Architecture", chapters on WMMA. Clocks: LLVM's scheduling models.
struct MmaAtom {
  /// "32x32x8": m, n and k.
  llvm::StringLiteral name;
  MmaType type;
  /// LLVM's intrinsic.
  llvm::StringLiteral intrinsic;
  int64_t m, n, k;
  int64_t operandElements;
  bool repeatsOperands;
  /// Whether the intrinsic takes bf16 as i16.
  bool takesIntegers;
  /// Integers that the intrinsic takes behind C, all of them 0.
  int64_t modifiers;
  llvm::ArrayRef<int64_t> resultRegisterRows;
  llvm::ArrayRef<int64_t> resultGroupRows;
  /// Clocks for which it keeps the matrix unit of a SIMD busy.
  int64_t clocks;

  /// Lanes that share a column of D.
  int64_t getGroups() const { return int64_t(1) << resultGroupRows.size(); }
  int64_t getResultRegisters() const {
    return int64_t(1) << resultRegisterRows.size();
  }
  /// Elements of the depth that one read of 16 bytes a lane, or of two where
  /// groups repeat operands, gives all groups: one or several instructions.
  int64_t getDepthStep() const;
  /// Of these, the ones that a lane has.
  int64_t getLaneDepth() const {
    return repeatsOperands ? getDepthStep() : getDepthStep() / getGroups();
  }
  /// Lanes that hold the same element of an operand.
  int64_t getOperandCopies() const { return repeatsOperands ? getGroups() : 1; }
  /// The depth of the query and key, and that of the value, as tiles have them.
  int64_t getPaddedQueryDepth(int64_t depth) const;
  int64_t getPaddedValueDepth(int64_t depth) const;
};

} // namespace attn

#endif // ATTN_TARGET_MMAATOM_H
