//===- Contraction.cpp - Matrix products and their costs ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What attn-pack-weights and attn-tile-contractions share: how a product is
// read, and the cost model that cuts it.

#include "Contraction.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace attn;

int64_t Contraction::getExtent(ArrayRef<unsigned> loops) const {
  SmallVector<int64_t> extents = linalg::LinalgOp(op).getStaticLoopRanges();
  int64_t product = 1;
  for (unsigned loop : loops) {
    if (ShapedType::isDynamic(extents[loop]))
      return ShapedType::kDynamic;
    product *= extents[loop];
  }
  return product;
}

/// The loops among `loops`, in the order in which `map` names them, or nothing
/// if a result is no loop.
static std::optional<SmallVector<unsigned, 4>>
sortByMap(AffineMap map, ArrayRef<unsigned> loops) {
  SmallVector<unsigned, 4> sorted;
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      return std::nullopt;
    if (llvm::is_contained(loops, dim.getPosition()))
      sorted.push_back(dim.getPosition());
  }
  return sorted;
}

std::optional<Contraction> attn::matchContraction(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumDpsInputs() != 2 ||
      op.getNumDpsInits() != 1 || op->getNumResults() != 1 ||
      !linalg::isaContractionOpInterface(op))
    return std::nullopt;
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  if (failed(dims))
    return std::nullopt;
  AffineMap result = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  Contraction contraction{
      op, op.getDpsInputOperand(0), op.getDpsInputOperand(1), {}, {}, {}, {}};
  // The operand that knows the last column is the one that lanes run along.
  SmallVector<unsigned> m(dims->m.begin(), dims->m.end());
  SmallVector<unsigned> n(dims->n.begin(), dims->n.end());
  if (result.getNumResults() == 0)
    return std::nullopt;
  // Slices of what has no elements are no valid IR once they are static.
  if (llvm::is_contained(op.getStaticLoopRanges(), 0))
    return std::nullopt;
  auto last = dyn_cast<AffineDimExpr>(result.getResults().back());
  if (!last)
    return std::nullopt;
  if (llvm::is_contained(m, last.getPosition())) {
    std::swap(m, n);
    std::swap(contraction.rows, contraction.columns);
  }
  if (!llvm::is_contained(n, last.getPosition()))
    return std::nullopt;
  AffineMap rowsMap = op.getMatchingIndexingMap(contraction.rows);
  for (AffineMap map :
       {rowsMap, op.getMatchingIndexingMap(contraction.columns)})
    if (!map.isProjectedPermutation())
      return std::nullopt;

  std::optional<SmallVector<unsigned, 4>> batch =
      sortByMap(result, dims->batch);
  std::optional<SmallVector<unsigned, 4>> row = sortByMap(result, m);
  std::optional<SmallVector<unsigned, 4>> column = sortByMap(result, n);
  std::optional<SmallVector<unsigned, 4>> sum = sortByMap(rowsMap, dims->k);
  if (!batch || !row || !column || !sum || sum->empty())
    return std::nullopt;
  contraction.batchLoops = *batch;
  contraction.rowLoops = *row;
  contraction.columnLoops = *column;
  contraction.sumLoops = *sum;
  SmallVector<unsigned> expected;
  for (ArrayRef<unsigned> loops :
       {ArrayRef(*batch), ArrayRef(*row), ArrayRef(*column)})
    llvm::append_range(expected, loops);
  if (expected.size() + sum->size() != op.getNumLoops() ||
      result.getNumResults() != expected.size())
    return std::nullopt;
  for (auto [expr, loop] : llvm::zip_equal(result.getResults(), expected))
    if (cast<AffineDimExpr>(expr).getPosition() != loop)
      return std::nullopt;
  return contraction;
}

std::optional<PanelContraction> attn::matchPanelContraction(Operation *op) {
  auto generic = dyn_cast_or_null<linalg::GenericOp>(op);
  if (!generic)
    return std::nullopt;
  std::optional<Contraction> contraction = matchContraction(generic);
  if (!contraction || contraction->rowLoops.size() != 1 ||
      contraction->columnLoops.size() != 2 || contraction->sumLoops.size() != 1)
    return std::nullopt;
  PanelContraction panels{generic,
                          contraction->rowLoops[0],
                          contraction->columnLoops[0],
                          contraction->columnLoops[1],
                          contraction->sumLoops[0],
                          /*isPacked=*/false};
  AffineMap columns = generic.getMatchingIndexingMap(contraction->columns);
  SmallVector<unsigned> order;
  for (AffineExpr expr : columns.getResults())
    order.push_back(cast<AffineDimExpr>(expr).getPosition());
  SmallVector<unsigned, 4> packed(contraction->batchLoops);
  packed.append({panels.panel, panels.sum, panels.lane});
  panels.isPacked = order == packed;
  return panels;
}

bool attn::isConstant(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (op->hasTrait<OpTrait::ConstantLike>())
      return true;
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
            tensor::ExtractSliceOp>(op))
      value = op->getOperand(0);
    else if (auto transpose = dyn_cast<linalg::TransposeOp>(op))
      value = transpose.getInput();
    else
      return false;
  }
  return false;
}

/// The dimensions of an operand that run along `loops`, in their order.
static SmallVector<int64_t> getDims(AffineMap map, ArrayRef<unsigned> loops) {
  SmallVector<int64_t> dims;
  for (unsigned loop : loops)
    for (auto [index, expr] : llvm::enumerate(map.getResults()))
      if (cast<AffineDimExpr>(expr).getPosition() == loop)
        dims.push_back(index);
  return dims;
}

/// Groups of dimensions: one for each batch, one for the rows and one for the
/// columns.
static SmallVector<ReassociationIndices>
getGroups(size_t numBatches, size_t numRows, size_t numColumns) {
  SmallVector<ReassociationIndices> groups;
  int64_t next = 0;
  auto take = [&](size_t count) {
    groups.emplace_back();
    for (size_t i = 0; i < count; ++i)
      groups.back().push_back(next++);
  };
  for (size_t i = 0; i < numBatches; ++i)
    take(1);
  if (numRows)
    take(numRows);
  take(numColumns);
  return groups;
}

/// Batches of matrices of `value`: rows along `rowLoops`, columns along
/// `columnLoops`. Without row loops there is one row.
static Value buildMatrices(OpBuilder &builder, Location loc, Value value,
                           AffineMap map, ArrayRef<unsigned> batchLoops,
                           ArrayRef<unsigned> rowLoops,
                           ArrayRef<unsigned> columnLoops) {
  SmallVector<int64_t> order = getDims(map, batchLoops);
  llvm::append_range(order, getDims(map, rowLoops));
  llvm::append_range(order, getDims(map, columnLoops));
  if (!llvm::is_sorted(order)) {
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(builder, loc, value);
    SmallVector<OpFoldResult> transposed;
    for (int64_t dim : order)
      transposed.push_back(sizes[dim]);
    Value empty = tensor::EmptyOp::create(builder, loc, transposed,
                                          getElementTypeOrSelf(value));
    value = linalg::TransposeOp::create(builder, loc, value, empty, order)
                ->getResult(0);
  }
  size_t numBatches = batchLoops.size();
  SmallVector<ReassociationIndices> groups =
      getGroups(numBatches, rowLoops.size(), columnLoops.size());
  if (groups.size() < order.size())
    value = tensor::CollapseShapeOp::create(builder, loc, value, groups);
  if (!rowLoops.empty())
    return value;
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, value);
  sizes.insert(sizes.end() - 1, builder.getIndexAttr(1));
  SmallVector<int64_t> shape(
      cast<RankedTensorType>(value.getType()).getShape());
  shape.insert(shape.end() - 1, 1);
  return tensor::ExpandShapeOp::create(
      builder, loc, RankedTensorType::get(shape, getElementTypeOrSelf(value)),
      value, getGroups(numBatches, 0, 2), sizes);
}

/// The body of a contraction for operands in the order rows, columns, sum.
static void cloneBody(OpBuilder &builder, const Contraction &contraction,
                      ValueRange arguments) {
  linalg::LinalgOp op = contraction.op;
  Block *body = op.getBlock();
  IRMapping mapping;
  mapping.map(body->getArgument(contraction.rows->getOperandNumber()),
              arguments[0]);
  mapping.map(body->getArgument(contraction.columns->getOperandNumber()),
              arguments[1]);
  mapping.map(body->getArgument(2), arguments[2]);
  for (Operation &inner : *body)
    builder.clone(inner, mapping);
}

/// Panels [panels][sum][lanes] of the matrix `columns`, by a linalg.pack.
static Value packColumns(OpBuilder &builder, Location loc, Value columns,
                         int64_t lanes) {
  auto type = cast<RankedTensorType>(columns.getType());
  RankedTensorType packedType = linalg::PackOp::inferPackedType(
      type, {lanes}, /*innerDimsPos=*/{1}, /*outerDimsPerm=*/{1, 0});
  Value packed = tensor::EmptyOp::create(builder, loc, packedType.getShape(),
                                         packedType.getElementType());
  std::optional<Value> padding;
  if (type.getDimSize(1) % lanes != 0)
    padding = arith::ConstantOp::create(
        builder, loc, builder.getZeroAttr(type.getElementType()));
  return linalg::PackOp::create(builder, loc, columns, packed,
                                /*innerDimsPos=*/{1},
                                OpFoldResult(builder.getIndexAttr(lanes)),
                                padding, /*outerDimsPerm=*/{1, 0})
      ->getResult(0);
}

bool attn::rewriteOnPanels(RewriterBase &rewriter,
                           const Contraction &contraction,
                           const DeviceModel &device) {
  linalg::LinalgOp op = contraction.op;
  Location loc = op.getLoc();
  Value init = op.getDpsInits()[0];
  auto initType = cast<RankedTensorType>(init.getType());
  Type elementType = initType.getElementType();
  // Sums start from one value, as those of all models do.
  auto fill = init.getDefiningOp<linalg::FillOp>();
  int64_t numColumns = contraction.getExtent(contraction.columnLoops);
  int64_t depth = contraction.getExtent(contraction.sumLoops);
  if (!fill || numColumns <= 0 || depth <= 0 || !elementType.isIntOrFloat())
    return false;
  size_t numBatches = contraction.batchLoops.size();
  bool packs = numBatches == 0 && isConstant(contraction.columns->get());
  int64_t lanes =
      chooseLanes(numColumns, elementType.getIntOrFloatBitWidth(), device);
  if (!packs)
    lanes = std::gcd(lanes, numColumns);
  if (lanes < fewestLanes)
    return false;

  rewriter.setInsertionPoint(op);
  Value rows = buildMatrices(rewriter, loc, contraction.rows->get(),
                             op.getMatchingIndexingMap(contraction.rows),
                             contraction.batchLoops, contraction.rowLoops,
                             contraction.sumLoops);
  AffineMap columnsMap = op.getMatchingIndexingMap(contraction.columns);
  // What is not packed at compile time keeps its order: sums or columns first.
  SmallVector<unsigned, 4> first(contraction.sumLoops);
  SmallVector<unsigned, 4> second(contraction.columnLoops);
  SmallVector<unsigned, 4> columnsFirst(contraction.batchLoops);
  llvm::append_range(columnsFirst, contraction.columnLoops);
  llvm::append_range(columnsFirst, contraction.sumLoops);
  bool isTransposed =
      !packs && llvm::is_sorted(getDims(columnsMap, columnsFirst));
  if (isTransposed)
    std::swap(first, second);
  Value columns =
      buildMatrices(rewriter, loc, contraction.columns->get(), columnsMap,
                    contraction.batchLoops, first, second);
  int64_t panels = llvm::divideCeil(numColumns, lanes);

  // Loops: batches.., row, panel, lane, sum.
  MLIRContext *context = rewriter.getContext();
  SmallVector<AffineExpr> rowsExprs, columnsExprs, sumsExprs;
  for (size_t i = 0; i < numBatches; ++i) {
    AffineExpr batch = rewriter.getAffineDimExpr(i);
    for (auto *exprs : {&rowsExprs, &columnsExprs, &sumsExprs})
      exprs->push_back(batch);
  }
  AffineExpr m = rewriter.getAffineDimExpr(numBatches);
  AffineExpr p = rewriter.getAffineDimExpr(numBatches + 1);
  AffineExpr l = rewriter.getAffineDimExpr(numBatches + 2);
  AffineExpr k = rewriter.getAffineDimExpr(numBatches + 3);
  rowsExprs.append({m, k});
  sumsExprs.append({m, p, l});
  if (packs) {
    columns = packColumns(rewriter, loc, columns, lanes);
    columnsExprs.append({p, k, l});
  } else {
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, columns);
    SmallVector<int64_t> shape(
        cast<RankedTensorType>(columns.getType()).getShape());
    size_t dim = isTransposed ? numBatches : numBatches + 1;
    sizes[dim] = rewriter.getIndexAttr(lanes);
    sizes.insert(sizes.begin() + dim, rewriter.getIndexAttr(panels));
    shape[dim] = lanes;
    shape.insert(shape.begin() + dim, panels);
    columns = tensor::ExpandShapeOp::create(
        rewriter, loc,
        RankedTensorType::get(shape, getElementTypeOrSelf(columns)), columns,
        getGroups(numBatches, isTransposed ? 2 : 1, isTransposed ? 1 : 2),
        sizes);
    if (isTransposed)
      columnsExprs.append({p, l, k});
    else
      columnsExprs.append({k, p, l});
  }
  SmallVector<OpFoldResult> sumSizes;
  SmallVector<OpFoldResult> rowsSizes =
      tensor::getMixedSizes(rewriter, loc, rows);
  sumSizes.assign(rowsSizes.begin(), rowsSizes.end() - 1);
  sumSizes.push_back(rewriter.getIndexAttr(panels));
  sumSizes.push_back(rewriter.getIndexAttr(lanes));
  Value sums = tensor::EmptyOp::create(rewriter, loc, sumSizes, elementType);
  sums = linalg::FillOp::create(rewriter, loc, fill.getInputs()[0], sums)
             .getResult(0);
  unsigned numLoops = numBatches + 4;
  SmallVector<AffineMap> maps;
  for (ArrayRef<AffineExpr> exprs :
       {ArrayRef(rowsExprs), ArrayRef(columnsExprs), ArrayRef(sumsExprs)})
    maps.push_back(AffineMap::get(numLoops, 0, exprs, context));
  SmallVector<utils::IteratorType> iterators(numLoops - 1,
                                             utils::IteratorType::parallel);
  iterators.push_back(utils::IteratorType::reduction);
  auto product = linalg::GenericOp::create(
      rewriter, loc, sums.getType(), ValueRange{rows, columns}, sums, maps,
      iterators, [&](OpBuilder &builder, Location, ValueRange arguments) {
        cloneBody(builder, contraction, arguments);
      });

  // Back to the dimensions of the op.
  Value result = tensor::CollapseShapeOp::create(
      rewriter, loc, product.getResult(0), getGroups(numBatches, 1, 2));
  SmallVector<OpFoldResult> resultSizes(sumSizes.begin(), sumSizes.end() - 2);
  resultSizes.push_back(rewriter.getIndexAttr(numColumns));
  if (panels * lanes != numColumns)
    result = tensor::ExtractSliceOp::create(
        rewriter, loc, result,
        SmallVector<OpFoldResult>(resultSizes.size(), rewriter.getIndexAttr(0)),
        resultSizes,
        SmallVector<OpFoldResult>(resultSizes.size(),
                                  rewriter.getIndexAttr(1)));
  if (contraction.rowLoops.empty())
    result = tensor::CollapseShapeOp::create(rewriter, loc, result,
                                             getGroups(numBatches, 0, 2));
  SmallVector<ReassociationIndices> groups = getGroups(
      numBatches, contraction.rowLoops.size(), contraction.columnLoops.size());
  if (groups.size() < static_cast<size_t>(initType.getRank()))
    result = tensor::ExpandShapeOp::create(
        rewriter, loc, initType, result, groups,
        tensor::getMixedSizes(rewriter, loc, init));
  if (result.getType() != initType)
    result = tensor::CastOp::create(rewriter, loc, initType, result);
  rewriter.replaceOp(op, result);
  return true;
}

/// Whether `value` is the result of a product with panels, but for reshapes,
/// and nothing else takes it.
static bool isReshapedProduct(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!op->hasOneUse())
      return false;
    if (!isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
      return matchPanelContraction(op).has_value();
    value = op->getOperand(0);
  }
  return false;
}

LogicalResult attn::bringElementwiseOntoPanels(Operation *root) {
  linalg::ControlFusionFn control = [](OpOperand *operand) {
    auto user = dyn_cast<linalg::GenericOp>(operand->getOwner());
    return user && user.getNumParallelLoops() == user.getNumLoops() &&
           user.getNumDpsInits() == 1 && isReshapedProduct(operand->get());
  };
  // One after the other: together they undo each other.
  MLIRContext *context = root->getContext();
  RewritePatternSet collapsing(context);
  linalg::populateFoldReshapeOpsByCollapsingPatterns(collapsing, control);
  if (failed(applyPatternsGreedily(root, std::move(collapsing))))
    return failure();
  RewritePatternSet expansion(context);
  linalg::populateFoldReshapeOpsByExpansionPatterns(expansion, control);
  return applyPatternsGreedily(root, std::move(expansion));
}

linalg::LinalgOp attn::getElementwiseUser(linalg::LinalgOp op) {
  if (op->getNumResults() != 1 || !op->hasOneUse())
    return nullptr;
  OpOperand &use = *op->use_begin();
  auto user = dyn_cast<linalg::LinalgOp>(use.getOwner());
  if (!user || user.getNumParallelLoops() != user.getNumLoops() ||
      user.getNumDpsInits() != 1)
    return nullptr;
  AffineMap outputMap = user.getMatchingIndexingMap(user.getDpsInitOperand(0));
  if (!outputMap.isIdentity() || user.getMatchingIndexingMap(&use) != outputMap)
    return nullptr;
  // Random numbers (attention-s14) are computed for one row of lanes at a time:
  // the halves of their products have no form for more.
  if (!user.getBlock()->getOps<arith::MulUIExtendedOp>().empty())
    return nullptr;
  return user;
}

int64_t attn::chooseLanes(int64_t columns, unsigned bits,
                          const DeviceModel &device) {
  int64_t vector = device.getLanes(bits), pair = 2 * vector;
  return llvm::alignTo(columns, vector) < llvm::alignTo(columns, pair) ? vector
                                                                       : pair;
}

ContractionTiles attn::chooseContractionTiles(int64_t rows, int64_t panels,
                                              int64_t lanes, int64_t depth,
                                              unsigned bits,
                                              const DeviceModel &device) {
  constexpr int64_t unknown = 1 << 20;
  if (ShapedType::isDynamic(rows))
    rows = unknown;
  rows = std::max<int64_t>(rows, 1);
  int64_t bytes = std::max<int64_t>(bits / 8, 1);
  int64_t vectors = llvm::divideCeil(lanes, device.getLanes(bits));
  // The sums take half of the registers, which leaves room for the operands in
  // flight. Rows that are no multiple go into tiles of nearly the same size.
  int64_t maxRows = std::max<int64_t>(1, device.vectorRegisters / 2 / vectors);
  ContractionTiles tiles;
  tiles.registerRows = llvm::divideCeil(rows, llvm::divideCeil(rows, maxRows));
  // Few rows leave registers for several panels: a quarter of all registers are
  // enough sums to hide what a multiplication takes.
  int64_t wanted = device.vectorRegisters / 4 / vectors / tiles.registerRows;
  tiles.registerPanels = 1;
  while (tiles.registerPanels * 2 <= wanted &&
         panels % (tiles.registerPanels * 2) == 0)
    tiles.registerPanels *= 2;

  // Each panel is read once for a block of rows. The block is large enough to
  // be bound by arithmetic, and stays in half of the second cache.
  int64_t limit = std::min(device.flopsPerByte * bytes / 2,
                           device.l2Bytes / 2 / (depth * bytes));
  limit = std::max(limit, tiles.registerRows);
  int64_t blocks = llvm::divideCeil(rows, limit);
  tiles.rowBlock =
      llvm::alignTo(llvm::divideCeil(rows, blocks), tiles.registerRows);

  // To copy a row of a panel takes a load and a store for each vector, and a
  // tile of rows takes as many multiplications as it has rows.
  tiles.packsPanels = std::min(tiles.rowBlock, rows) >= 2 * maxRows;

  // A workgroup must be worth handing to a thread.
  double work = std::max(2.0 * std::min(tiles.rowBlock, rows),
                         static_cast<double>(device.flopsPerByte * bytes)) *
                depth * lanes * tiles.registerPanels;
  int64_t groups = panels / tiles.registerPanels;
  int64_t block = std::clamp<int64_t>(
      static_cast<int64_t>(device.workgroupFlops / work), 1, groups);
  // Blocks of nearly the same size; of the same, where registers hold several
  // panels.
  block = llvm::divideCeil(groups, llvm::divideCeil(groups, block));
  while (tiles.registerPanels > 1 && groups % block)
    --block;
  tiles.panelBlock = block * tiles.registerPanels;
  return tiles;
}
