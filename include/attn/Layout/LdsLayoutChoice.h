//===- LdsLayoutChoice.h - A tile's best layout in LDS ----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LAYOUT_LDSLAYOUTCHOICE_H
#define ATTN_LAYOUT_LDSLAYOUTCHOICE_H

#include "attn/Layout/BankConflicts.h"

#include <vector>

namespace attn::layout {

/// A tile in LDS and what is done with it.
struct LdsRequest {
  /// The tile without padding: weights from `rowBytes` on count rows.
  MemoryLayout dense;
  int64_t rowBytes = 0;
  llvm::SmallVector<int64_t, 2> extents;
  unsigned elementBytes = 0;

  /// Reads and writes, each in one of several layouts; the first of the best
  /// ones is taken.
  struct Site {
    std::string name;
    bool isWrite = false;
    std::vector<LinearLayout> layouts;
    int64_t executions = 1;
  };
  std::vector<Site> sites;

  /// What the tile may take.
  int64_t maxBytes = 0;
  llvm::SmallVector<LdsModel, 2> models;
  /// What one more register with an address is worth in cycles of each model.
  int64_t cyclesPerAddress = 1;
  /// Whether bits of a row's number may move chunks by several distances, and
  /// several bits by the same, where that is what it takes.
  bool wraps = false;
};

enum class LdsLayoutKind { Dense, Padded, Swizzled };

struct LdsChoice {
  LdsLayoutKind kind = LdsLayoutKind::Dense;
  MemoryLayout layout;
  int64_t bytes = 0;

  struct Site {
    std::string name;
    /// The number of the layout that was taken.
    unsigned layout = 0;
    LdsAccessCost cost;
  };
  std::vector<Site> sites;

  /// Conflict cycles of all sites and models.
  int64_t getConflicts() const;
};

/// Tries the tile without padding, with rows padded by up to all banks, and
/// with chunks of a row exchanged by bits of the row's number: each by its own
/// distance, or, if none of this is free of conflicts and distances may wrap,
/// in turn. The best one has the fewest cycles and addresses, then the fewest
/// bytes; what is left goes to the one that is named first here. An error says
/// how few bytes would do.
llvm::Expected<LdsChoice> chooseLdsLayout(const LdsRequest &request);

} // namespace attn::layout

#endif // ATTN_LAYOUT_LDSLAYOUTCHOICE_H
