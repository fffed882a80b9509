//===- TileContractions.cpp - Cut matrix products into workgroups ---------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A workgroup is a block of rows and some panels of columns. It walks the
// panels, and for each panel the rows, a register tile at a time: the panel
// comes from the first cache for all tiles but the first. The sum is not cut;
// panels and rows that it streams by come from the second cache in time. Panels
// of what is no constant are packed in the workgroup, and what has another type
// than the sums is converted there, not in the innermost loop.
//
// Full register tiles are static. Rows that are left over in a block of unknown
// size are copied into a tile of zeros, so that their product is static too.

#include "Contraction.h"
#include "RegisterTiles.h"
#include "TargetDevice.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/TilingInterface.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNTILECONTRACTIONS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {
/// A product, what fills its sums, and the element-wise op that takes it, if
/// there is one. All are tiled together; `getRoot` is the last of them.
struct Group {
  linalg::GenericOp product;
  linalg::LinalgOp user;

  linalg::LinalgOp getRoot() {
    return user ? user : cast<linalg::LinalgOp>(product.getOperation());
  }
};
} // namespace

/// Tiles the group with loops of `type`, and returns it as it is in the
/// innermost loop.
static FailureOr<Group> tileGroup(RewriterBase &rewriter, Group group,
                                  ArrayRef<int64_t> sizes,
                                  scf::SCFTilingOptions::LoopType type,
                                  SmallVectorImpl<LoopLikeOpInterface> &loops) {
  linalg::LinalgOp root = group.getRoot();
  scf::SCFTilingOptions tiling;
  tiling.setTileSizes(getAsIndexOpFoldResult(rewriter.getContext(), sizes));
  tiling.setLoopType(type);
  Operation *product = group.product;
  Operation *fill = group.product.getDpsInits()[0].getDefiningOp();
  FailureOr<scf::SCFTileAndFuseResult> tiled =
      tileWithProducers(rewriter, root, tiling, [&](Operation *producer) {
        return producer == product || (isa<linalg::FillOp>(producer) &&
                                       producer->hasAttr(registerTileAttrName));
      });
  if (failed(tiled))
    return failure();
  llvm::append_range(loops, tiled->loops);

  Group inner{nullptr, nullptr};
  for (Operation *op : tiled->tiledAndFusedOps)
    if (matchPanelContraction(op))
      inner.product = cast<linalg::GenericOp>(op);
  if (group.user)
    inner.user = cast<linalg::LinalgOp>(tiled->tiledAndFusedOps.front());
  if (group.user && group.product->use_empty())
    rewriter.eraseOp(group.product);
  if (fill && fill->use_empty())
    rewriter.eraseOp(fill);
  if (!inner.product)
    return failure();
  return inner;
}

/// The cast of the body that alone takes `argument`, to the type of the sums.
static Operation *getCast(linalg::GenericOp product, BlockArgument argument) {
  if (!argument.hasOneUse())
    return nullptr;
  Operation *user = *argument.user_begin();
  Type sumType = getElementTypeOrSelf(product.getResult(0).getType());
  bool widens = isa<CastOpInterface>(user) && user->getNumOperands() == 1 &&
                user->getResult(0).getType() == sumType;
  return widens ? user : nullptr;
}

/// Lets the product read `source` instead of `operand`, by `map`; if
/// `converted` is a cast of the body, `source` has gone through it already.
static void replaceInput(RewriterBase &rewriter, Group &group,
                         OpOperand *operand, Value source, AffineMap map,
                         Operation *converted) {
  linalg::GenericOp product = group.product;
  unsigned number = operand->getOperandNumber();
  rewriter.setInsertionPoint(product);
  SmallVector<Value> inputs(product.getInputs());
  SmallVector<AffineMap> maps = product.getIndexingMapsArray();
  inputs[number] = source;
  maps[number] = map;
  auto replacement = linalg::GenericOp::create(
      rewriter, product.getLoc(), product.getResultTypes(), inputs,
      product.getOutputs(), maps, product.getIteratorTypesArray(),
      [&](OpBuilder &builder, Location, ValueRange arguments) {
        IRMapping mapping;
        mapping.map(product.getBody()->getArguments(), arguments);
        if (converted)
          mapping.map(converted->getResult(0), arguments[number]);
        for (Operation &op : *product.getBody())
          if (&op != converted)
            builder.clone(op, mapping);
      });
  replacement->setAttr(registerTileAttrName,
                       product->getAttr(registerTileAttrName));
  rewriter.replaceOp(product, replacement.getResults());
  group.product = replacement;
}

/// Copies `operand` of the product into a buffer of its own, whose dimensions
/// run along `loops`, through the cast of the body if there is one.
static void copyInput(RewriterBase &rewriter, Group &group, OpOperand *operand,
                      ArrayRef<unsigned> loops) {
  linalg::GenericOp product = group.product;
  Location loc = product.getLoc();
  rewriter.setInsertionPoint(product);
  Operation *cast = getCast(product, product.getMatchingBlockArgument(operand));
  AffineMap map = product.getMatchingIndexingMap(operand);
  unsigned rank = loops.size();
  // The loops of the copy are the dimensions of the buffer.
  SmallVector<AffineExpr> source(rank), own;
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, loc, operand->get());
  SmallVector<OpFoldResult> bufferSizes;
  for (auto [index, loop] : llvm::enumerate(loops)) {
    unsigned dim = *map.getResultPosition(rewriter.getAffineDimExpr(loop));
    source[dim] = rewriter.getAffineDimExpr(index);
    bufferSizes.push_back(sizes[dim]);
    own.push_back(rewriter.getAffineDimExpr(loop));
  }
  Type type = cast ? cast->getResult(0).getType()
                   : getElementTypeOrSelf(operand->get().getType());
  auto [shape, dynamicSizes] = decomposeMixedValues(bufferSizes);
  Value buffer = bufferization::AllocTensorOp::create(
      rewriter, loc, RankedTensorType::get(shape, type), dynamicSizes);
  MLIRContext *context = rewriter.getContext();
  SmallVector<AffineMap> maps{AffineMap::get(rank, 0, source, context),
                              rewriter.getMultiDimIdentityMap(rank)};
  auto copy = linalg::GenericOp::create(
      rewriter, loc, buffer.getType(), operand->get(), buffer, maps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [&](OpBuilder &builder, Location loc, ValueRange arguments) {
        Value value = arguments[0];
        if (cast) {
          IRMapping mapping;
          mapping.map(cast->getOperand(0), value);
          value = builder.clone(*cast, mapping)->getResult(0);
        }
        linalg::YieldOp::create(builder, loc, value);
      });
  copy->setAttr(registerTileAttrName, product->getAttr(registerTileAttrName));
  replaceInput(rewriter, group, operand, copy.getResult(0),
               AffineMap::get(product.getNumLoops(), 0, own, context), cast);
}

/// Rows of another type than the sums are converted once for all panels of a
/// workgroup.
static void convertRows(RewriterBase &rewriter, Group &group) {
  std::optional<Contraction> contraction = matchContraction(group.product);
  OpOperand *rows = contraction->rows;
  if (!getCast(group.product, group.product.getMatchingBlockArgument(rows)))
    return;
  SmallVector<unsigned, 4> loops(contraction->batchLoops);
  llvm::append_range(loops, contraction->rowLoops);
  llvm::append_range(loops, contraction->sumLoops);
  copyInput(rewriter, group, rows, loops);
}

/// Panels that do not lie in memory as the product reads them are packed once
/// for all rows of a workgroup: those of transposed columns always, others
/// where there are enough rows. They are converted with that.
static void packPanels(RewriterBase &rewriter, Group &group, bool hasManyRows) {
  std::optional<Contraction> contraction = matchContraction(group.product);
  std::optional<PanelContraction> panels = matchPanelContraction(group.product);
  OpOperand *columns = contraction->columns;
  AffineMap map = group.product.getMatchingIndexingMap(columns);
  auto last = cast<AffineDimExpr>(map.getResults().back());
  bool isTransposed = last.getPosition() != panels->lane;
  bool converts =
      getCast(group.product, group.product.getMatchingBlockArgument(columns));
  bool pays = hasManyRows && (converts || !panels->isPacked);
  if (!isTransposed && !pays)
    return;
  SmallVector<unsigned, 4> loops(contraction->batchLoops);
  loops.append({panels->panel, panels->sum, panels->lane});
  copyInput(rewriter, group, columns, loops);
}

/// Makes the product of rows that are left over static: they are copied into a
/// tile of zeros of `numRows` rows.
static void padRows(RewriterBase &rewriter, linalg::GenericOp product,
                    int64_t numRows) {
  Location loc = product.getLoc();
  rewriter.setInsertionPoint(product);
  std::optional<Contraction> contraction = matchContraction(product);
  Attribute registers = product->getAttr(registerTileAttrName);
  Value rows = contraction->rows->get();
  auto rowsType = cast<RankedTensorType>(rows.getType());
  Value sums = product.getDpsInits()[0];
  auto sumsType = cast<RankedTensorType>(sums.getType());
  auto fill = sums.getDefiningOp<linalg::FillOp>();
  unsigned rowDim = contraction->batchLoops.size();

  auto fillStatic = [&](Value value, Value buffer) {
    auto op = linalg::FillOp::create(rewriter, loc, value, buffer);
    op->setAttr(registerTileAttrName, registers);
    return op.getResult(0);
  };
  auto getZeros = [&](int64_t rank) {
    return SmallVector<OpFoldResult>(rank, rewriter.getIndexAttr(0));
  };
  auto getOnes = [&](int64_t rank) {
    return SmallVector<OpFoldResult>(rank, rewriter.getIndexAttr(1));
  };
  SmallVector<int64_t> shape(rowsType.getShape());
  shape[rowDim] = numRows;
  auto paddedType = RankedTensorType::get(shape, rowsType.getElementType());
  Value zero = arith::ConstantOp::create(
      rewriter, loc, rewriter.getZeroAttr(rowsType.getElementType()));
  Value padded = bufferization::AllocTensorOp::create(
      rewriter, loc, paddedType, /*dynamicSizes=*/ValueRange());
  padded = fillStatic(zero, padded);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, rows);
  Value part = tensor::ExtractSliceOp::create(rewriter, loc, padded,
                                              getZeros(sizes.size()), sizes,
                                              getOnes(sizes.size()));
  auto copy = linalg::CopyOp::create(rewriter, loc, rows, part);
  copy->setAttr(registerTileAttrName, registers);
  padded = tensor::InsertSliceOp::create(rewriter, loc, copy->getResult(0),
                                         padded, getZeros(sizes.size()), sizes,
                                         getOnes(sizes.size()));

  SmallVector<int64_t> sumsShape(sumsType.getShape());
  SmallVector<OpFoldResult> sumsSizes =
      tensor::getMixedSizes(rewriter, loc, sums);
  sumsShape[rowDim] = numRows;
  Value staticSums = bufferization::AllocTensorOp::create(
      rewriter, loc,
      RankedTensorType::get(sumsShape, sumsType.getElementType()),
      /*dynamicSizes=*/ValueRange());
  staticSums = fillStatic(fill.getInputs()[0], staticSums);
  auto staticProduct = cast<linalg::GenericOp>(rewriter.clone(*product));
  staticProduct->setOperand(contraction->rows->getOperandNumber(), padded);
  staticProduct.getDpsInitsMutable()[0].set(staticSums);
  staticProduct->getResult(0).setType(staticSums.getType());
  Value result = tensor::ExtractSliceOp::create(
      rewriter, loc, staticProduct->getResult(0), getZeros(sumsSizes.size()),
      sumsSizes, getOnes(sumsSizes.size()));
  if (result.getType() != sumsType)
    result = tensor::CastOp::create(rewriter, loc, sumsType, result);
  rewriter.replaceOp(product, result);
}

namespace {
class AttnTileContractions
    : public attn::impl::AttnTileContractionsBase<AttnTileContractions> {
public:
  using AttnTileContractionsBase::AttnTileContractionsBase;

  void runOnOperation() override;

private:
  LogicalResult bringOntoPanels(const DeviceModel &device);
  LogicalResult tile(RewriterBase &rewriter, linalg::GenericOp product,
                     const DeviceModel &device);
};
} // namespace

/// Whether the panels are as wide as register tiles, and everything but the
/// rows and batches is known.
static bool canTile(const PanelContraction &panels, const DeviceModel &device) {
  linalg::GenericOp op = panels.op;
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  Type elementType = getElementTypeOrSelf(op.getResult(0).getType());
  int64_t lanes = extents[panels.lane];
  return elementType.isIntOrFloat() && !ShapedType::isDynamic(lanes) &&
         llvm::isPowerOf2_64(lanes) && lanes >= fewestLanes &&
         lanes <= 2 * device.getLanes(elementType.getIntOrFloatBitWidth()) &&
         extents[panels.panel] > 0 && extents[panels.sum] > 0 &&
         extents[panels.row] != 0 &&
         op.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
}

LogicalResult AttnTileContractions::bringOntoPanels(const DeviceModel &device) {
  IRRewriter rewriter(&getContext());
  SmallVector<Contraction, 0> contractions;
  getOperation()->walk([&](linalg::LinalgOp op) {
    if (op->getParentOfType<LoopLikeOpInterface>())
      return;
    std::optional<PanelContraction> panels = matchPanelContraction(op);
    if (panels && canTile(*panels, device))
      return;
    if (std::optional<Contraction> contraction = matchContraction(op))
      contractions.push_back(*contraction);
  });
  bool changed = false;
  for (const Contraction &contraction : contractions)
    changed |= rewriteOnPanels(rewriter, contraction, device);
  if (!changed)
    return success();
  return bringElementwiseOntoPanels(getOperation());
}

LogicalResult AttnTileContractions::tile(RewriterBase &rewriter,
                                         linalg::GenericOp product,
                                         const DeviceModel &device) {
  std::optional<PanelContraction> panels = matchPanelContraction(product);
  SmallVector<int64_t> extents = product.getStaticLoopRanges();
  unsigned bits = getElementTypeOrSelf(product.getResult(0).getType())
                      .getIntOrFloatBitWidth();
  int64_t lanes = extents[panels->lane];
  ContractionTiles tiles =
      chooseContractionTiles(extents[panels->row], extents[panels->panel],
                             lanes, extents[panels->sum], bits, device);

  Group group{product, getElementwiseUser(product)};
  // The mark stays on what tiling makes of the ops.
  auto registers = RegisterTileAttr::get(
      &getContext(), tiles.registerRows * tiles.registerPanels, lanes);
  auto fill = product.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
  if (!fill->hasOneUse()) {
    rewriter.setInsertionPoint(product);
    fill = cast<linalg::FillOp>(rewriter.clone(*fill));
    product.getDpsInitsMutable()[0].set(fill.getResult(0));
  }
  for (Operation *op : {fill.getOperation(), product.getOperation(),
                        group.user ? group.user.getOperation() : nullptr})
    if (op)
      op->setAttr(registerTileAttrName, registers);

  // The loops of the root: batches.., row, panel, lane(, sum).
  unsigned numLoops = group.getRoot().getNumLoops();
  unsigned row = panels->row, panel = panels->panel;
  SmallVector<int64_t> sizes(numLoops, 0);
  for (unsigned batch = 0; batch < row; ++batch)
    sizes[batch] = 1;
  sizes[row] = tiles.rowBlock;
  sizes[panel] = tiles.panelBlock;
  SmallVector<LoopLikeOpInterface> workgroups, loops;
  FailureOr<Group> block =
      tileGroup(rewriter, group, sizes,
                scf::SCFTilingOptions::LoopType::ForallOp, workgroups);
  if (failed(block))
    return failure();

  convertRows(rewriter, *block);
  sizes.assign(numLoops, 0);
  sizes[panel] = tiles.registerPanels;
  FailureOr<Group> column = tileGroup(
      rewriter, *block, sizes, scf::SCFTilingOptions::LoopType::ForOp, loops);
  if (failed(column))
    return failure();
  packPanels(rewriter, *column, tiles.packsPanels);
  sizes[panel] = 0;
  sizes[row] = tiles.registerRows;
  FailureOr<Group> innermost = tileGroup(
      rewriter, *column, sizes, scf::SCFTilingOptions::LoopType::ForOp, loops);
  if (failed(innermost))
    return failure();
  auto rowLoop = cast<scf::ForOp>(loops.back().getOperation());
  scf::ForOp remainder;
  (void)scf::peelForLoopAndSimplifyBounds(rewriter, rowLoop, remainder);
  return success();
}

void AttnTileContractions::runOnOperation() {
  const DeviceModel *device = getTargetDevice(getOperation(), target);
  if (!device || failed(bringOntoPanels(*device)))
    return signalPassFailure();

  // Panels of what was no constant in the end are packed at run time.
  IRRewriter rewriter(&getContext());
  SmallVector<linalg::PackOp> packs;
  getOperation()->walk([&](linalg::PackOp pack) { packs.push_back(pack); });
  for (linalg::PackOp pack : packs) {
    rewriter.setInsertionPoint(pack);
    (void)linalg::lowerPack(rewriter, pack);
  }

  SmallVector<linalg::GenericOp> products;
  getOperation()->walk([&](linalg::GenericOp op) {
    if (op->getParentOfType<LoopLikeOpInterface>() ||
        op->hasAttr(registerTileAttrName))
      return;
    std::optional<PanelContraction> panels = matchPanelContraction(op);
    if (panels && canTile(*panels, *device))
      products.push_back(op);
  });
  if (products.empty())
    return;
  for (linalg::GenericOp product : products)
    if (failed(tile(rewriter, product, *device))) {
      product.emitOpError("can't be tiled into workgroups");
      return signalPassFailure();
    }

  if (failed(canonicalizeTiles(getOperation())))
    return signalPassFailure();

  SmallVector<linalg::GenericOp> leftOver;
  getOperation()->walk([&](linalg::GenericOp op) {
    std::optional<PanelContraction> panels = matchPanelContraction(op);
    if (panels && getRegisterTile(op) &&
        ShapedType::isDynamic(op.getStaticLoopRanges()[panels->row]) &&
        op.getDpsInits()[0].getDefiningOp<linalg::FillOp>())
      leftOver.push_back(op);
  });
  for (linalg::GenericOp op : leftOver)
    padRows(rewriter, op, getRegisterTile(op).getRows());
}
