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

/// What the sides of a product are to an instruction.
enum class MmaForm {
  /// The right side (keys, values) is A and the left side (queries,
  /// probabilities) is B, so that a column of D is a row of the result: MFMA
  /// and WMMA.
  Transposed,
  /// The left side is A, the right side is B, and D is the result: mma.sync.
  Direct,
};

/// An instruction by which a wave computes D = A B + C with A of m x k
/// elements, B of k x n, and C and D of m x n of f32.
///
/// In the transposed form (MFMA and WMMA), with groups of n lanes, lane l is
/// lane `l mod n` of group `l / n`:
///
/// * it gives `operandElements` of row `l mod n` of A (n = m in all of them)
///   and as many of column `l mod n` of B, at the same depths for both. Which
///   depths these are does not matter to the result, as long as no two groups
///   give the same, or all give the same (`repeatsOperands`);
/// * it has column `l mod n` of C and D: register r holds the row that is the
///   sum of `resultRegisterRows` over the set bits of r and of
///   `resultGroupRows` over those of the group.
///
/// In the direct form (mma.sync m16n8k16), lane l is lane `l mod 4` of a row of
/// four lanes, g = l / 4 is the row of 8, and bits of a register's number are
/// steps as follows:
///
/// * A: columns (the depth) 1, row 8, column 8; lanes of a row are columns 2
///   and 4;
/// * B: rows (the depth) 1 and 8; lanes of a row are rows 2 and 4, and g is the
///   column;
/// * C and D: column 1, row 8; lanes of a row are columns 2 and 4.
///
/// Sources: "AMD Instinct MI100", "MI200", "MI300" and "CDNA4 Instruction Set
/// Architecture", chapters on matrix arithmetic; "RDNA3" and "RDNA4 Instruction
/// Set Architecture", chapters on WMMA; NVIDIA, "Parallel Thread Execution
/// ISA", section on matrix fragments for mma.m16n8k16. Clocks: LLVM's
/// scheduling models; NVIDIA: "CUDA C++ Programming Guide" and the data sheets'
/// rates.
struct MmaAtom {
  /// "32x32x8": m, n and k, for all waves that issue it.
  llvm::StringLiteral name;
  MmaType type;
  /// LLVM's intrinsic.
  llvm::StringLiteral intrinsic;
  int64_t m, n, k;
  /// Elements that a lane gives of the right side of a product.
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
  MmaForm form = MmaForm::Transposed;
  /// Whether the waves of a group issue it together, each with m rows of A in
  /// its registers and of D, and B in workgroup memory for all: wgmma. The name
  /// has the rows of all; one instruction does as many columns as there are.
  bool isOfGroup = false;

  bool isDirect() const { return form == MmaForm::Direct; }
  /// Rows and columns that an instruction gives of the result of a product.
  int64_t getResultRows() const { return isDirect() ? m : n; }
  int64_t getResultColumns() const { return isDirect() ? n : m; }
  /// Lanes that share a row of the result.
  int64_t getRowLanes() const {
    return isDirect() ? 4 : int64_t(1) << resultGroupRows.size();
  }
  int64_t getResultRegisters() const {
    return isDirect() ? 4 : int64_t(1) << resultRegisterRows.size();
  }
  /// Elements of the depth that one read of 16 bytes a lane, or of two where
  /// groups repeat operands, gives all groups: one or several instructions.
  int64_t getDepthStep() const;
  /// Of these, the ones that a lane has.
  int64_t getLaneDepth() const {
    return repeatsOperands ? getDepthStep() : getDepthStep() / getRowLanes();
  }
  /// Columns of the result for which one read of the right side gives operands.
  int64_t getReadColumns() const { return isDirect() ? 2 * n : m; }
  /// What the keys of a block are a multiple of: they are columns of the first
  /// result and the depth of the second one.
  int64_t getKeyStep() const;
  /// Lanes that hold the same element of an operand.
  int64_t getOperandCopies() const {
    return repeatsOperands ? getRowLanes() : 1;
  }
  /// The depth of the query and key, and that of the value, as tiles have them.
  int64_t getPaddedQueryDepth(int64_t depth) const;
  int64_t getPaddedValueDepth(int64_t depth) const;
};

} // namespace attn

#endif // ATTN_TARGET_MMAATOM_H
