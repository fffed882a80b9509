//===- CollectiveProblem.h - What a collective schedule is for --*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_COLLECTIVEPROBLEM_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_COLLECTIVEPROBLEM_H

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Target/GpuModel.h"

namespace attn {

/// What the costs of collective schedules depend on, with numbers for what is
/// only known at run time.
struct CollectiveProblem {
  CollectiveProblem(AttentionOp op, const GpuModel &chip);

  int64_t batch, queryHeads, group, queries, keys, queryDepth, valueDepth;
  bool knowsHeads;
  /// The type of the operands in memory, and in which lanes multiply them.
  mlir::Type elementType, productType;
  int64_t memoryBytes, productBytes, pack;
  /// Bytes of registers that an element of keys and of values takes between
  /// memory and workgroup memory.
  int64_t stagedQueryBytes, stagedKeyBytes, stagedValueBytes;
  /// Keys before and after the diagonal that a query sees.
  int64_t left, right;
  /// Registers of a lane for each score while the chain of scores runs, beside
  /// the score, and for the chain itself.
  int64_t scoreOperands, chainVgprs;
  /// Whether lanes compute more of a score than its exponential.
  bool hasChain;
  /// Bytes of an element of the bias if the copy engine can move tiles of it,
  /// else none: it differs from pair to pair of query and key.
  int64_t filledBiasBytes;
  /// Registers for the offsets of stages with an uneven number of columns.
  int64_t unevenVgprs;

  /// Whether the number of keys is an operand of its own, and whether scores
  /// take anything from memory by the number of their key.
  bool hasKeyLengths, readsByKey;
  /// Whether queries, and keys and values, are no parts of other tensors.
  bool areQueriesWhole, areKeysWhole;

  /// Whether the numbers of queries and keys are known here, so that each tile
  /// is known to have keys, too, or not to.
  bool knowsLengths;

  /// Whether rows of the output are contiguous, in a type of two bytes.
  bool hasNarrowRows;

  /// What the copy engine moves is a multiple of this along the last dimension.
  static constexpr int64_t pieceBytes = 16;

  /// Whether the copy engine can move tiles of keys and values: pieces of 16
  /// bytes along the depth, and zeros where tensors end.
  bool canFill() const {
    return areKeysWhole && stagedKeyBytes <= 4 && stagedValueBytes <= 4 &&
           queryDepth * memoryBytes % pieceBytes == 0 &&
           valueDepth * memoryBytes % pieceBytes == 0;
  }

  /// Whether each operand is contiguous along the depth.
  bool isContiguous() const {
    return std::max({stagedQueryBytes, stagedKeyBytes, stagedValueBytes}) <= 4;
  }
};

/// What several parts take that work at the same time: a little longer than the
/// longest, where others are nearly as long.
double combineClocks(llvm::ArrayRef<double> parts);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_COLLECTIVEPROBLEM_H
