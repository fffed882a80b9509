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

/// The layouts of tiles that a matrix instruction multiplies. Products are
/// taken transposed: the right side of attn.dot (keys, values) is A, the left
/// side (queries, probabilities) is B, and a column of D is a row of the
/// result: lane `l` of wave `w` has the rows `l mod n + n * w`, and those that
/// follow after all waves, together with the lanes of other groups.
///
/// Registers are counted in the order in which instructions want them: first
/// what one read or one instruction moves, then further steps of the depth,
/// then further results, then further blocks of rows.
class MmaLayouts {
public:
  MmaLayouts(const MmaAtom &atom, int64_t waves) : atom(atom), waves(waves) {}

  /// B: the left side of a product, rows x depth.
  layout::LinearLayout getLeftOperand(int64_t rows, int64_t depth) const;
  /// A of the first product: keys x depth, in the order of getKeys().
  layout::LinearLayout getScoresOperand(int64_t keys, int64_t depth) const;
  /// A of the second product: keys (its depth) x columns.
  layout::LinearLayout getOutputOperand(int64_t keys, int64_t columns) const;
  /// The same as the addresses that reads which transpose want: of 16 lanes,
  /// lane 4 r + c gives those of columns 4 c to 4 c + 3 of key r, and gets keys
  /// 0 to 3 of its own column.
  layout::LinearLayout getTransposedReads(int64_t keys, int64_t columns) const;

  /// D of the first product: rows x keys. If groups don't repeat operands it is
  /// getLeftOperand(rows, keys): probabilities need not move.
  layout::LinearLayout getScores(int64_t rows, int64_t keys) const;
  /// D of the second product: rows x columns.
  layout::LinearLayout getOutput(int64_t rows, int64_t columns) const;
  /// What belongs to a row as a whole: all groups have it.
  layout::LinearLayout getRowValues(int64_t rows) const;
  /// What each group of lanes has of a row: rows x groups.
  layout::LinearLayout getPartialValues(int64_t rows) const;

  /// The key that is row m + atom.m * a of A in the first product, by bits of
  /// that number: the sum over the set ones, as far as `keys` reach.
  std::vector<int64_t> getKeys(int64_t keys) const;

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
  layout::LinearLayout buildRows(const Steps &registers, const Steps &groups,
                                 int64_t rows, int64_t columns) const;
  /// Adds the depth of an operand; `dim` is its dimension.
  void addDepth(Bits &bits, unsigned dim, int64_t depth) const;

  const MmaAtom &atom;
  int64_t waves;
};

} // namespace attn

#endif // ATTN_TARGET_MMALAYOUTS_H
