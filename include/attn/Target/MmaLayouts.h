//===- MmaLayouts.h - Where lanes hold matrix operands ----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_MMALAYOUTS_H
#define ATTN_TARGET_MMALAYOUTS_H

#include "attn/Layout/LinearLayout.h"
#include "attn/Target/MmaAtom.h"

#include <vector>

namespace attn {

/// The layouts of tiles that a matrix instruction multiplies: the left side of
/// attn.dot (queries, probabilities), its right side (keys, values) and its
/// result. A wave has as many successive rows of the result as an instruction
/// gives, the next wave those behind them, and so on; the rows that follow
/// after all waves are further registers.
///
/// In the transposed form, a column of D is a row of the result: lane `l` of
/// wave `w` has the rows `l mod n + n * w`, together with the lanes of other
/// groups. In the direct form, the left side and the results of both products
/// are in one and the same layout.
///
/// Registers are counted in the order in which instructions want them: first
/// what one read or one instruction moves, then further steps of the depth,
/// then further results, then further blocks of rows.
class MmaLayouts {
public:
  MmaLayouts(const MmaAtom &atom, int64_t waves) : atom(atom), waves(waves) {}

  bool isDirect() const { return atom.isDirect(); }

  /// The left side of a product, rows x depth.
  layout::LinearLayout getLeftOperand(int64_t rows, int64_t depth) const;
  /// The right side of the first product: keys x depth, in the transposed form
  /// in the order of getKeys().
  layout::LinearLayout getScoresOperand(int64_t keys, int64_t depth) const;
  /// The right side of the second product: keys (its depth) x columns.
  layout::LinearLayout getOutputOperand(int64_t keys, int64_t columns) const;
  /// Direct form: the addresses for reads of four matrices of 8 x 8 elements
  /// (ldmatrix). Lane 8 i + r gives that of row r of matrix i, where 16 bytes
  /// lie side by side, and gets register i of an instruction's left operand, or
  /// a register of one of two instructions' right operands: keys are rows of
  /// the matrices of both products, and values are transposed by the read, so
  /// that matrices 0 and 2 belong to one instruction of the first product, 0
  /// and 1 to one of the second.
  layout::LinearLayout getLeftReads(int64_t rows, int64_t depth) const;
  layout::LinearLayout getScoresReads(int64_t keys, int64_t depth) const;
  layout::LinearLayout getOutputReads(int64_t keys, int64_t columns) const;
  /// The same as the addresses that reads which transpose want: of 16 lanes,
  /// lane 4 r + c gives those of columns 4 c to 4 c + 3 of key r, and gets keys
  /// 0 to 3 of its own column.
  layout::LinearLayout getTransposedReads(int64_t keys, int64_t columns) const;

  /// The result of the first product: rows x keys. If groups don't repeat
  /// operands it is getLeftOperand(rows, keys): probabilities need not move.
  layout::LinearLayout getScores(int64_t rows, int64_t keys) const;
  /// The result of the second product: rows x columns.
  layout::LinearLayout getOutput(int64_t rows, int64_t columns) const;
  /// What belongs to a row as a whole: all lanes of the row have it.
  layout::LinearLayout getRowValues(int64_t rows) const;
  /// What each lane of a row has of it: rows x lanes.
  layout::LinearLayout getPartialValues(int64_t rows) const;

  /// Transposed form: the key that is row m + atom.m * a of A in the first
  /// product, by bits of that number: the sum over the set ones, as far as
  /// `keys` reach.
  std::vector<int64_t> getKeys(int64_t keys) const;

  /// The same for the column of the output that is row m + atom.m * a of A in
  /// the second product.
  std::vector<int64_t> getOutputColumns(int64_t columns) const;

private:
  using Steps = llvm::SmallVector<layout::Coordinate>;
  /// What a register's, a lane's and a wave's bits are steps of.
  struct Bits {
    Steps registers, lanes, waves;
  };

  /// Of the depth of an operand, the steps of a lane's registers, which have no
  /// end, and those of groups.
  int64_t getDepthOfRegister(unsigned bit) const;
  /// 0 where all groups have the same.
  int64_t getDepthOfGroup(unsigned bit) const;
  /// The layout of these bits without those that a tile of this size lacks: a
  /// lane or wave that has no share of its own repeats another's.
  /// Rows from `rowSize` on are repeats.
  layout::LinearLayout build(const Bits &bits, int64_t rows, int64_t columns,
                             int64_t rowSize) const;
  /// Adds the rows of a left side or a result to what lanes of one row share.
  layout::LinearLayout buildRows(const Steps &registers, const Steps &rowLanes,
                                 int64_t rows, int64_t columns) const;
  /// The rows of an instruction's result that a lane's registers have.
  Steps getRowRegisters() const;
  /// A left side or a result of the direct form.
  layout::LinearLayout buildDirect(int64_t rows, int64_t columns) const;
  /// The right side of the direct form; `depthDim` is its depth's dimension.
  layout::LinearLayout buildDirectOperand(int64_t keys, int64_t columns,
                                          unsigned depthDim) const;
  layout::LinearLayout buildReads(int64_t keys, int64_t columns,
                                  unsigned depthDim) const;
  /// Adds the depth of an operand; `dim` is its dimension.
  void addDepth(Bits &bits, unsigned dim, int64_t depth) const;

  const MmaAtom &atom;
  int64_t waves;
};

} // namespace attn

#endif // ATTN_TARGET_MMALAYOUTS_H
