//===- Contraction.h - Matrix products and their costs ----------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_CONTRACTION_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_CONTRACTION_H

#include "attn/Target/DeviceModel.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace attn {

/// A linalg contraction whose result has its batches, its rows and its columns
/// in this order. `rows` is the operand that knows the rows, `columns` the one
/// that knows the columns: the weights of a layer. Loops of each kind are in
/// the order of the result, those of the sum in the order of `rows`.
struct Contraction {
  mlir::linalg::LinalgOp op;
  mlir::OpOperand *rows;
  mlir::OpOperand *columns;
  llvm::SmallVector<unsigned, 4> batchLoops;
  llvm::SmallVector<unsigned, 4> rowLoops;
  llvm::SmallVector<unsigned, 4> columnLoops;
  llvm::SmallVector<unsigned, 4> sumLoops;

  /// Product of the extents of `loops`, dynamic if one of them is.
  int64_t getExtent(llvm::ArrayRef<unsigned> loops) const;
};

/// Panels of fewer lanes are no vectors worth having.
inline constexpr int64_t fewestLanes = 4;

/// Reads `op` as a contraction on tensors.
std::optional<Contraction> matchContraction(mlir::linalg::LinalgOp op);

/// A contraction on panels, as attn-pack-weights leaves it, or attn-tile-
/// contractions makes it: loops (batches.., row, panel, lane, sum), where the
/// last dimension of the result is the lanes of a panel.
struct PanelContraction {
  mlir::linalg::GenericOp op;
  /// The numbers of the loops.
  unsigned row, panel, lane, sum;
  /// Whether each panel of the columns lies in memory on its own:
  /// [panels][sum][lanes].
  bool isPacked;
};

std::optional<PanelContraction> matchPanelContraction(mlir::Operation *op);

/// The element-wise op on one result that alone takes the result of `op`,
/// element for element, or null.
mlir::linalg::LinalgOp getElementwiseUser(mlir::linalg::LinalgOp op);

/// Puts the panel form in the place of `contraction`. Columns that are known at
/// compile time are packed, others become panels of the same memory. Returns
/// false, and changes nothing, where the columns or the sum are of unknown
/// extent, or the columns have no panels.
bool rewriteOnPanels(mlir::RewriterBase &rewriter,
                     const Contraction &contraction, const DeviceModel &device);

/// Whether `value` is known at compile time: a constant, or one that only
/// changes its layout.
bool isConstant(mlir::Value value);

/// Brings each element-wise op below `root` that alone takes a product to the
/// panels of it.
mlir::LogicalResult bringElementwiseOntoPanels(mlir::Operation *root);

/// How a contraction is cut.
struct ContractionTiles {
  /// Rows and panels of a workgroup.
  int64_t rowBlock;
  int64_t panelBlock;
  /// Rows and panels whose sums stay in registers at a time.
  int64_t registerRows;
  int64_t registerPanels;
  /// Whether so many tiles of rows read a panel that a copy of it pays.
  bool packsPanels;
};

/// Lanes of a panel for `columns` columns: two vectors share each broadcast
/// element of the rows. Columns that do not fill such a panel take one vector,
/// if that pads less.
int64_t chooseLanes(int64_t columns, unsigned bits, const DeviceModel &device);

/// Tiles for a product of `rows` rows, a sum over `depth` and `panels` panels
/// of `lanes` columns, all but `rows` static. `bits` is the width of a sum.
ContractionTiles chooseContractionTiles(int64_t rows, int64_t panels,
                                        int64_t lanes, int64_t depth,
                                        unsigned bits,
                                        const DeviceModel &device);

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_CONTRACTION_H
