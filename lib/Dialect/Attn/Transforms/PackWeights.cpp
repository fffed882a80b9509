//===- PackWeights.cpp - Put weights into panels --------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A product with constant columns becomes a product with panels of them, so
// that each step of its sum reads one row of lanes after the other. The packing
// is a linalg.pack of a constant, which attn-fold-constants evaluates.
//
// Rows, columns and sums of several dimensions become one each, which only
// reshapes. Then the element-wise op that alone takes the product is brought
// to the panels too, so that it can be fused.

#include "Contraction.h"
#include "TargetDevice.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNPACKWEIGHTS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// Whether the contraction has weights that are no panels yet.
static bool hasWeights(const Contraction &contraction) {
  if (!contraction.batchLoops.empty() ||
      !isConstant(contraction.columns->get()))
    return false;
  std::optional<PanelContraction> panels =
      matchPanelContraction(contraction.op);
  return !panels || !panels->isPacked;
}

/// The product that a convolution is whose windows do not overlap and cover the
/// image, as those that embed patches, or failure. Its rows are the patches.
static LogicalResult rewriteAsProduct(RewriterBase &rewriter,
                                      linalg::Conv2DNchwFchwOp conv) {
  auto isOne = [](int64_t dilation) { return dilation == 1; };
  auto imageType = dyn_cast<RankedTensorType>(conv.getInputs()[0].getType());
  auto kernelType = dyn_cast<RankedTensorType>(conv.getInputs()[1].getType());
  auto resultType = dyn_cast<RankedTensorType>(conv.getOutputs()[0].getType());
  if (!imageType || !kernelType || !resultType ||
      !kernelType.hasStaticShape() || !imageType.hasStaticShape() ||
      !resultType.hasStaticShape() ||
      imageType.getElementType() != resultType.getElementType() ||
      kernelType.getElementType() != resultType.getElementType() ||
      !isa<FloatType>(resultType.getElementType()) ||
      !llvm::all_of(conv.getDilations().getValues<int64_t>(), isOne))
    return failure();
  auto strides = llvm::to_vector(conv.getStrides().getValues<int64_t>());
  SmallVector<int64_t> shape(imageType.getShape().take_front(2));
  for (int64_t dim = 0; dim < 2; ++dim) {
    int64_t window = kernelType.getDimSize(2 + dim);
    int64_t count = resultType.getDimSize(2 + dim);
    if (strides[dim] != window ||
        imageType.getDimSize(2 + dim) != window * count)
      return failure();
    shape.append({count, window});
  }

  Location loc = conv.getLoc();
  rewriter.setInsertionPoint(conv);
  MLIRContext *context = rewriter.getContext();
  Type type = resultType.getElementType();
  Value patches = tensor::ExpandShapeOp::create(
      rewriter, loc, RankedTensorType::get(shape, type), conv.getInputs()[0],
      SmallVector<ReassociationIndices>{{0}, {1}, {2, 3}, {4, 5}});
  SmallVector<int64_t> sumsShape{
      resultType.getDimSize(0), resultType.getDimSize(2),
      resultType.getDimSize(3), resultType.getDimSize(1)};
  Value empty = tensor::EmptyOp::create(rewriter, loc, sumsShape, type);
  Value zero =
      arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(type));
  Value zeros = linalg::FillOp::create(rewriter, loc, zero, empty).getResult(0);
  // Loops: batch, row and column of a patch, feature, channel, and row and
  // column within the patch.
  AffineExpr n, y, x, f, c, i, j;
  bindDims(context, n, y, x, f, c, i, j);
  SmallVector<AffineMap> maps{AffineMap::get(7, 0, {n, c, y, i, x, j}, context),
                              AffineMap::get(7, 0, {f, c, i, j}, context),
                              AffineMap::get(7, 0, {n, y, x, f}, context)};
  SmallVector<utils::IteratorType> iterators(4, utils::IteratorType::parallel);
  iterators.append(3, utils::IteratorType::reduction);
  auto product = linalg::GenericOp::create(
      rewriter, loc, zeros.getType(), ValueRange{patches, conv.getInputs()[1]},
      zeros, maps, iterators,
      [](OpBuilder &builder, Location loc, ValueRange arguments) {
        Value term =
            arith::MulFOp::create(builder, loc, arguments[0], arguments[1]);
        Value sum = arith::AddFOp::create(builder, loc, arguments[2], term);
        linalg::YieldOp::create(builder, loc, sum);
      });
  // What the sums of the convolution start from: usually the bias.
  SmallVector<AffineMap> addMaps{rewriter.getMultiDimIdentityMap(4),
                                 AffineMap::get(4, 0, {n, f, y, x}, context),
                                 rewriter.getMultiDimIdentityMap(4)};
  auto sum = linalg::GenericOp::create(
      rewriter, loc, empty.getType(),
      ValueRange{product.getResult(0), conv.getOutputs()[0]}, empty, addMaps,
      SmallVector<utils::IteratorType>(4, utils::IteratorType::parallel),
      [](OpBuilder &builder, Location loc, ValueRange arguments) {
        Value value =
            arith::AddFOp::create(builder, loc, arguments[0], arguments[1]);
        linalg::YieldOp::create(builder, loc, value);
      });
  Value result =
      tensor::EmptyOp::create(rewriter, loc, resultType.getShape(), type);
  rewriter.replaceOpWithNewOp<linalg::TransposeOp>(
      conv, sum.getResult(0), result, ArrayRef<int64_t>{0, 3, 1, 2});
  return success();
}

namespace {
class AttnPackWeights
    : public attn::impl::AttnPackWeightsBase<AttnPackWeights> {
  using AttnPackWeightsBase::AttnPackWeightsBase;

  void runOnOperation() override {
    const DeviceModel *device = getTargetDevice(getOperation(), target);
    if (!device)
      return signalPassFailure();
    IRRewriter rewriter(&getContext());
    SmallVector<linalg::Conv2DNchwFchwOp> convolutions;
    getOperation()->walk([&](linalg::Conv2DNchwFchwOp op) {
      if (isConstant(op.getInputs()[1]))
        convolutions.push_back(op);
    });
    for (linalg::Conv2DNchwFchwOp op : convolutions)
      (void)rewriteAsProduct(rewriter, op);

    SmallVector<Contraction, 0> contractions;
    getOperation()->walk([&](linalg::LinalgOp op) {
      std::optional<Contraction> contraction = matchContraction(op);
      if (contraction && hasWeights(*contraction))
        contractions.push_back(*contraction);
    });
    if (contractions.empty())
      return;
    for (const Contraction &contraction : contractions)
      rewriteOnPanels(rewriter, contraction, *device);
    if (failed(bringElementwiseOntoPanels(getOperation())))
      signalPassFailure();
  }
};
} // namespace
