//===- KernelTrace.h - What a workgroup does, step by step ------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The program of a workgroup on whole tiles, carried out as far as its control
// flow and its addresses go: tiles are not computed, but for each it is known
// where it was loaded from. So a schedule is what the program does, not what
// anyone meant it to be.

#ifndef ATTN_VIEW_KERNELTRACE_H
#define ATTN_VIEW_KERNELTRACE_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

#include <array>
#include <optional>
#include <vector>

namespace attn::view {

enum class StepKind {
  /// From memory to registers, from registers to workgroup memory, both in one.
  Load,
  StoreLds,
  Copy,
  /// A product of queries and keys, of probabilities and values.
  Scores,
  Output,
  /// Scores cut by a diagonal, a window or the end of the keys; cut by a mask
  /// that was loaded; probabilities.
  Cut,
  Mask,
  Softmax,
  /// A tile of the output to memory.
  Store,
  /// A place of a ring is awaited, or is handed back.
  Await,
  Release
};

/// A part of an argument of the kernel: from a row (a query or a key) and a
/// column (of the depth) on.
struct Source {
  /// None for tiles that were computed.
  int64_t argument = -1;
  int64_t row = 0, column = 0, rows = 0;
  /// Whether it is the first of all batches and heads.
  bool isFirstHead = true;
};

struct Step {
  StepKind kind;
  /// What is moved; of products and of what is done with scores, the keys or
  /// values.
  Source source;
  /// Of products, where the queries are from.
  Source queries;
  /// Barriers of the workgroup that were passed before.
  int64_t interval = 0;
  /// The step at which a product that was started is awaited; itself for
  /// others.
  size_t end = 0;
  /// For rings: which one, and how often it was awaited or released before.
  int64_t ring = -1, number = 0;
  /// Of a cut, the pairs that are seen of 8 x 8, all over the tile, row by row;
  /// nothing if that depends on more than positions.
  std::optional<uint64_t> seen;
};

/// A place of a ring is filled.
struct Fill {
  Source source;
  int64_t ring = 0, stages = 1;
};

/// The steps of the waves that have one program.
struct Trace {
  /// Of waves that run half a block apart: those that are late.
  bool isLate = false;
  std::vector<Step> steps;
  /// What a producer does beside them.
  std::vector<Fill> fills;
};

class KernelTrace {
public:
  /// The kernel's launch says how many workgroups there are.
  static llvm::Expected<KernelTrace> create(mlir::gpu::GPUFuncOp kernel);

  std::array<int64_t, 3> getGrid() const { return grid; }
  int64_t getWorkgroups() const { return grid[0] * grid[1] * grid[2]; }
  /// Whether workgroups go from tile to tile.
  bool isPersistent() const { return persistent; }

  /// The steps of a workgroup, x fastest: one trace, or one for each half of
  /// its waves. Of workgroups that don't go from tile to tile, nothing is said
  /// of heads but the first.
  llvm::Expected<std::vector<Trace>> run(int64_t workgroup) const;

private:
  mlir::gpu::GPUFuncOp kernel;
  std::array<int64_t, 3> grid = {1, 1, 1};
  bool persistent = false, hasLateWaves = false;
};

} // namespace attn::view

#endif // ATTN_VIEW_KERNELTRACE_H
