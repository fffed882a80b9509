//===- ConvolutionsToProducts.cpp - Convolutions as matrix products -------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A convolution is a product whose rows are positions of the image, whose
// columns are features and whose sum runs over channels and over the taps of
// the kernel. Rows are read with the channels last, so that what a tap reads
// lies side by side: images that have their channels first are transposed, and
// the transpose of the result moves behind the element-wise ops that take it,
// up to the next convolution, which needs none then.

#include "Contraction.h"
#include "TargetDevice.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

#include <numeric>

using namespace mlir;
using namespace attn;

namespace attn {
#define GEN_PASS_DEF_ATTNCONVOLUTIONSTOPRODUCTS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

namespace {

/// A dense convolution of static extents. `space` is the number of dimensions
/// that its windows move along.
struct Convolution {
  linalg::LinalgOp op;
  SmallVector<int64_t> strides, dilations;
  /// Images are [batch, channels, space..], not [batch, space.., channels], and
  /// the kernel is [features, channels, space..], not [space.., channels,
  /// features].
  bool channelsFirst;

  Value getImage() { return op.getDpsInputs()[0]; }
  Value getKernel() { return op.getDpsInputs()[1]; }
  Value getInit() { return op.getDpsInits()[0]; }
  unsigned getSpace() const { return strides.size(); }

  int64_t getBatch() { return getShape(getInit()).front(); }
  int64_t getFeatures() {
    ArrayRef<int64_t> shape = getShape(getKernel());
    return channelsFirst ? shape.front() : shape.back();
  }
  int64_t getChannels() {
    ArrayRef<int64_t> shape = getShape(getKernel());
    return channelsFirst ? shape[1] : shape[getSpace()];
  }
  /// The extents of the kernel's windows.
  ArrayRef<int64_t> getWindow() {
    return getShape(getKernel()).slice(getFirst(/*ofKernel=*/true), getSpace());
  }
  /// The positions of the image and of the result.
  ArrayRef<int64_t> getExtents(Value image) {
    return getShape(image).slice(getFirst(/*ofKernel=*/false), getSpace());
  }

private:
  static ArrayRef<int64_t> getShape(Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  }
  unsigned getFirst(bool ofKernel) const {
    return channelsFirst ? 2 : ofKernel ? 0 : 1;
  }
};

/// Some of the taps of a kernel: a box of them.
struct Taps {
  SmallVector<int64_t> offsets, sizes;
};

} // namespace

/// Reads `op` if it is a convolution that this pass rewrites.
static std::optional<Convolution> matchConvolution(linalg::LinalgOp op) {
  Convolution conv{op, {}, {}, false};
  bool matches =
      llvm::TypeSwitch<Operation *, bool>(op.getOperation())
          .Case<linalg::Conv1DNcwFcwOp, linalg::Conv2DNchwFchwOp,
                linalg::Conv1DNwcWcfOp, linalg::Conv2DNhwcHwcfOp>(
              [&](auto named) {
                conv.channelsFirst =
                    isa<linalg::Conv1DNcwFcwOp, linalg::Conv2DNchwFchwOp>(
                        named.getOperation());
                llvm::append_range(
                    conv.strides,
                    named.getStrides().template getValues<int64_t>());
                llvm::append_range(
                    conv.dilations,
                    named.getDilations().template getValues<int64_t>());
                return true;
              })
          .Default([](Operation *) { return false; });
  if (!matches || !op.hasPureTensorSemantics() || !isConstant(conv.getKernel()))
    return std::nullopt;
  Type type = getElementTypeOrSelf(conv.getInit().getType());
  for (Value operand : op->getOperands()) {
    auto tensor = cast<RankedTensorType>(operand.getType());
    if (!tensor.hasStaticShape() || tensor.getNumElements() == 0 ||
        tensor.getElementType() != type || !isa<FloatType>(type))
      return std::nullopt;
  }
  return conv;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// The order in which dimensions with the channels last come in one that has
/// them first, [batch, channels, space..], as linalg.transpose wants it.
static SmallVector<int64_t> getChannelsFirstOrder(unsigned space) {
  SmallVector<int64_t> order(space + 2);
  order[1] = space + 1;
  for (unsigned dim = 0; dim < space; ++dim)
    order[2 + dim] = 1 + dim;
  return order;
}

static linalg::TransposeOp buildTranspose(OpBuilder &builder, Location loc,
                                          Value value,
                                          ArrayRef<int64_t> order) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape;
  for (int64_t dim : order)
    shape.push_back(type.getDimSize(dim));
  Value empty =
      tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
  return linalg::TransposeOp::create(builder, loc, value, empty, order);
}

/// The image with its channels last.
static Value getChannelsLast(OpBuilder &builder, Convolution &conv) {
  Value image = conv.getImage();
  if (!conv.channelsFirst)
    return image;
  SmallVector<int64_t> order = getChannelsFirstOrder(conv.getSpace());
  if (auto transpose = image.getDefiningOp<linalg::TransposeOp>())
    if (transpose.getPermutation() == ArrayRef(order))
      return transpose.getInput();
  return buildTranspose(builder, conv.op.getLoc(), image,
                        invertPermutationVector(order))
      ->getResult(0);
}

/// A slice from `offsets` of `sizes` by `strides`, of `type` if it loses
/// dimensions, or `value` where that is all of it.
static Value buildSlice(OpBuilder &builder, Location loc, Value value,
                        ArrayRef<int64_t> offsets, ArrayRef<int64_t> sizes,
                        ArrayRef<int64_t> strides,
                        RankedTensorType type = nullptr) {
  auto source = cast<RankedTensorType>(value.getType());
  if (!type)
    type = RankedTensorType::get(sizes, source.getElementType());
  if (type == source)
    return value;
  auto toFoldResults = [&](ArrayRef<int64_t> values) {
    return getAsIndexOpFoldResult(builder.getContext(), values);
  };
  return tensor::ExtractSliceOp::create(
      builder, loc, type, value, toFoldResults(offsets), toFoldResults(sizes),
      toFoldResults(strides));
}

/// Sums of `shape` from zero over products of `rows` and `kernel`: the loops
/// are those of `shape` and then `numSums` more.
static Value buildProduct(OpBuilder &builder, Location loc, Value rows,
                          AffineMap rowsMap, Value kernel, AffineMap kernelMap,
                          ArrayRef<int64_t> shape, unsigned numSums) {
  Type type = getElementTypeOrSelf(rows.getType());
  Value empty = tensor::EmptyOp::create(builder, loc, shape, type);
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  Value zeros = linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
  unsigned numLoops = shape.size() + numSums;
  AffineMap sumsMap =
      AffineMap::getMultiDimIdentityMap(numLoops, builder.getContext())
          .getMajorSubMap(shape.size());
  SmallVector<utils::IteratorType> iterators(shape.size(),
                                             utils::IteratorType::parallel);
  iterators.append(numSums, utils::IteratorType::reduction);
  return linalg::GenericOp::create(
             builder, loc, zeros.getType(), ValueRange{rows, kernel}, zeros,
             ArrayRef<AffineMap>{rowsMap, kernelMap, sumsMap}, iterators,
             [](OpBuilder &builder, Location loc, ValueRange arguments) {
               Value term = arith::MulFOp::create(builder, loc, arguments[0],
                                                  arguments[1]);
               Value sum =
                   arith::AddFOp::create(builder, loc, arguments[2], term);
               linalg::YieldOp::create(builder, loc, sum);
             })
      .getResult(0);
}

/// `left` + `right`, which is read by `rightMap`.
static Value buildSum(OpBuilder &builder, Location loc, Value left, Value right,
                      AffineMap rightMap) {
  auto type = cast<RankedTensorType>(left.getType());
  AffineMap identity = builder.getMultiDimIdentityMap(type.getRank());
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  return linalg::GenericOp::create(
             builder, loc, type, ValueRange{left, right}, empty,
             ArrayRef<AffineMap>{identity, rightMap, identity},
             SmallVector<utils::IteratorType>(type.getRank(),
                                              utils::IteratorType::parallel),
             [](OpBuilder &builder, Location loc, ValueRange arguments) {
               Value sum = arith::AddFOp::create(builder, loc, arguments[0],
                                                 arguments[1]);
               linalg::YieldOp::create(builder, loc, sum);
             })
      .getResult(0);
}

static SmallVector<AffineExpr> getDims(OpBuilder &builder, unsigned from,
                                       unsigned count) {
  SmallVector<AffineExpr> dims;
  for (unsigned dim = from; dim < from + count; ++dim)
    dims.push_back(builder.getAffineDimExpr(dim));
  return dims;
}

/// Whether the windows do not overlap and cover the image, as those that embed
/// patches. Those of one element are a view of an image with its channels last.
static bool isPatchEmbedding(Convolution &conv) {
  ArrayRef<int64_t> window = conv.getWindow();
  if (llvm::all_of(window, [](int64_t extent) { return extent == 1; }))
    return false;
  for (auto [index, extent] : llvm::enumerate(conv.getExtents(conv.getImage())))
    if (!conv.channelsFirst || conv.strides[index] != window[index] ||
        conv.dilations[index] != 1 ||
        extent != window[index] * conv.getExtents(conv.getInit())[index])
      return false;
  return true;
}

/// The shape of the result with its channels last.
static SmallVector<int64_t> getSumsShape(Convolution &conv) {
  SmallVector<int64_t> shape{conv.getBatch()};
  llvm::append_range(shape, conv.getExtents(conv.getInit()));
  shape.push_back(conv.getFeatures());
  return shape;
}

/// The sums of windows that do not overlap: the image only has more dimensions.
static Value buildPatchProduct(OpBuilder &builder, Convolution &conv) {
  Location loc = conv.op.getLoc();
  unsigned space = conv.getSpace();
  // Loops: batch, space.., feature, channel, window..
  SmallVector<AffineExpr> rows{builder.getAffineDimExpr(0),
                               builder.getAffineDimExpr(space + 2)};
  SmallVector<int64_t> shape{conv.getBatch(), conv.getChannels()};
  SmallVector<ReassociationIndices> groups{{0}, {1}};
  for (unsigned dim = 0; dim < space; ++dim) {
    rows.push_back(builder.getAffineDimExpr(1 + dim));
    rows.push_back(builder.getAffineDimExpr(space + 3 + dim));
    groups.push_back({2 + 2 * dim, 3 + 2 * dim});
    shape.append({conv.getExtents(conv.getInit())[dim], conv.getWindow()[dim]});
  }
  unsigned numLoops = 2 * space + 3;
  Value patches = tensor::ExpandShapeOp::create(
      builder, loc,
      RankedTensorType::get(shape, getElementTypeOrSelf(conv.getImage())),
      conv.getImage(), groups);
  MLIRContext *context = builder.getContext();
  return buildProduct(
      builder, loc, patches, AffineMap::get(numLoops, 0, rows, context),
      conv.getKernel(),
      AffineMap::get(numLoops, 0, getDims(builder, space + 1, space + 2),
                     context),
      getSumsShape(conv), space + 1);
}

/// The sums over some of the taps, for an image with its channels last.
static Value buildTapsProduct(OpBuilder &builder, Convolution &conv,
                              Value image, const Taps &taps) {
  Location loc = conv.op.getLoc();
  MLIRContext *context = builder.getContext();
  unsigned space = conv.getSpace();
  Type type = getElementTypeOrSelf(image.getType());
  int64_t channels = conv.getChannels(), features = conv.getFeatures();
  ArrayRef<int64_t> extents = conv.getExtents(conv.getInit());
  SmallVector<int64_t> sumsShape = getSumsShape(conv);

  // Positions of one image that one tap reads are a view of it, and so is the
  // whole of it.
  bool isOneTap =
      llvm::all_of(taps.sizes, [](int64_t size) { return size == 1; });
  bool isWhole = llvm::all_of(conv.strides, [](int64_t s) { return s == 1; }) &&
                 conv.getExtents(conv.getImage()) == extents;
  bool isView = isOneTap && (isWhole || (space == 1 && conv.getBatch() == 1));
  SmallVector<int64_t> offsets{0}, sizes{conv.getBatch()}, strides{1};
  for (unsigned dim = 0; dim < space; ++dim) {
    offsets.push_back(taps.offsets[dim] * conv.dilations[dim]);
    int64_t stride = conv.strides[dim];
    int64_t span = (extents[dim] - 1) * stride +
                   (taps.sizes[dim] - 1) * conv.dilations[dim] + 1;
    sizes.push_back(isView ? extents[dim] : span);
    strides.push_back(isView ? stride : 1);
  }
  offsets.push_back(0);
  sizes.push_back(channels);
  strides.push_back(1);
  Value rows = buildSlice(builder, loc, image, offsets, sizes, strides);

  // Loops of the copy: batch, space.., window.., channel.
  if (!isView) {
    unsigned rank = 2 * space + 2;
    SmallVector<AffineExpr> read{builder.getAffineDimExpr(0)};
    SmallVector<int64_t> shape{conv.getBatch()};
    llvm::append_range(shape, extents);
    llvm::append_range(shape, taps.sizes);
    shape.push_back(channels);
    for (unsigned dim = 0; dim < space; ++dim)
      read.push_back(builder.getAffineDimExpr(1 + dim) * conv.strides[dim] +
                     builder.getAffineDimExpr(1 + space + dim) *
                         conv.dilations[dim]);
    read.push_back(builder.getAffineDimExpr(rank - 1));
    Value empty = tensor::EmptyOp::create(builder, loc, shape, type);
    rows = linalg::GenericOp::create(
               builder, loc, empty.getType(), rows, empty,
               ArrayRef<AffineMap>{AffineMap::get(rank, 0, read, context),
                                   builder.getMultiDimIdentityMap(rank)},
               SmallVector<utils::IteratorType>(rank,
                                                utils::IteratorType::parallel),
               [](OpBuilder &builder, Location loc, ValueRange arguments) {
                 linalg::YieldOp::create(builder, loc, arguments[0]);
               })
               .getResult(0);
  }

  // Loops of the product: batch, space.., feature, window.., channel. A view
  // has no window.
  unsigned window = isView ? 0 : space;
  unsigned numLoops = space + 3 + window;
  SmallVector<AffineExpr> rowDims = getDims(builder, 0, space + 1);
  llvm::append_range(rowDims, getDims(builder, space + 2, window + 1));
  SmallVector<AffineExpr> ends{builder.getAffineDimExpr(space + 1),
                               builder.getAffineDimExpr(numLoops - 1)};
  SmallVector<int64_t> endSizes{features, channels};
  SmallVector<AffineExpr> kernelDims = getDims(builder, space + 2, window);
  SmallVector<int64_t> kernelOffsets(taps.offsets), kernelSizes(taps.sizes);
  SmallVector<int64_t> kernelShape(ArrayRef(taps.sizes).take_front(window));
  auto addEnds = [&](auto &list, auto first, auto second) {
    if (conv.channelsFirst)
      list.insert(list.begin(), {first, second});
    else
      list.append({second, first});
  };
  addEnds(kernelDims, ends[0], ends[1]);
  addEnds(kernelOffsets, int64_t(0), int64_t(0));
  addEnds(kernelSizes, features, channels);
  addEnds(kernelShape, features, channels);
  Value kernel = buildSlice(builder, loc, conv.getKernel(), kernelOffsets,
                            kernelSizes, SmallVector<int64_t>(space + 2, 1),
                            RankedTensorType::get(kernelShape, type));
  return buildProduct(
      builder, loc, rows, AffineMap::get(numLoops, 0, rowDims, context), kernel,
      AffineMap::get(numLoops, 0, kernelDims, context), sumsShape, window + 1);
}

/// The boxes of taps that each become a product: all of them, whose columns are
/// copied, or each tap alone.
///
/// All at once is one product with a long sum, but what it reads is in memory
/// once for each tap. That is taken where it is no more than the result, and
/// where a tap alone has a sum that is too short to be bound by arithmetic.
static SmallVector<Taps> chooseTaps(Convolution &conv,
                                    const DeviceModel &device) {
  ArrayRef<int64_t> window = conv.getWindow();
  unsigned space = conv.getSpace();
  Taps all{SmallVector<int64_t>(space, 0), SmallVector<int64_t>(window)};
  int64_t count = std::accumulate(window.begin(), window.end(), int64_t(1),
                                  std::multiplies<int64_t>());
  int64_t channels = conv.getChannels();
  if (count == 1 || count * channels <= conv.getFeatures() ||
      channels < device.flopsPerByte)
    return {all};
  SmallVector<Taps> taps;
  for (int64_t tap = 0; tap < count; ++tap) {
    Taps one{SmallVector<int64_t>(space), SmallVector<int64_t>(space, 1)};
    int64_t rest = tap;
    for (unsigned dim = space; dim-- > 0; rest /= window[dim])
      one.offsets[dim] = rest % window[dim];
    taps.push_back(one);
  }
  return taps;
}

//===----------------------------------------------------------------------===//
// Transposes
//===----------------------------------------------------------------------===//

/// What `use` reads in the order that it had before a transpose by `order`, if
/// it is the result of one and is read element by element.
static Value getUntransposed(linalg::GenericOp user, OpOperand &use,
                             ArrayRef<int64_t> order) {
  auto transpose = use.get().getDefiningOp<linalg::TransposeOp>();
  if (!transpose || transpose.getPermutation() != order ||
      !user.getMatchingIndexingMap(&use).isIdentity())
    return nullptr;
  return transpose.getInput();
}

/// The element-wise `user` on what `transpose` has transposed, or null if it
/// reads something else in the order of its result.
static Value sinkBelowElementwise(RewriterBase &rewriter,
                                  linalg::TransposeOp transpose,
                                  linalg::GenericOp user) {
  if (!user.hasPureTensorSemantics() || user.getNumDpsInits() != 1 ||
      user.getNumParallelLoops() != user.getNumLoops() ||
      user.hasIndexSemantics() ||
      !user.getRegionOutputArgs().front().use_empty() ||
      !user.getMatchingIndexingMap(user.getDpsInitOperand(0)).isIdentity())
    return nullptr;
  ArrayRef<int64_t> order = transpose.getPermutation();
  unsigned rank = order.size();
  SmallVector<AffineExpr> dims;
  for (int64_t dim : order)
    dims.push_back(rewriter.getAffineDimExpr(dim));
  AffineMap identity = rewriter.getMultiDimIdentityMap(rank);
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (OpOperand *input : user.getDpsInputOperands()) {
    Value untransposed = getUntransposed(user, *input, order);
    AffineMap map = user.getMatchingIndexingMap(input);
    if (!untransposed && map.getNumResults() == rank)
      return nullptr;
    inputs.push_back(untransposed ? untransposed : input->get());
    maps.push_back(untransposed ? identity
                                : map.replaceDimsAndSymbols(dims, {}, rank, 0));
  }
  maps.push_back(identity);
  Type type = getElementTypeOrSelf(user.getResult(0).getType());
  auto source = cast<RankedTensorType>(transpose.getInput().getType());
  rewriter.setInsertionPoint(user);
  Value empty =
      tensor::EmptyOp::create(rewriter, user.getLoc(), source.getShape(), type);
  return linalg::GenericOp::create(
             rewriter, user.getLoc(), empty.getType(), inputs, empty, maps,
             user.getIteratorTypesArray(),
             [&](OpBuilder &builder, Location, ValueRange arguments) {
               IRMapping mapping;
               mapping.map(user.getBody()->getArguments(), arguments);
               for (Operation &inner : *user.getBody())
                 builder.clone(inner, mapping);
             })
      .getResult(0);
}

/// `pad` of what `transpose` has transposed, or null.
static Value sinkBelowPad(RewriterBase &rewriter, linalg::TransposeOp transpose,
                          tensor::PadOp pad) {
  Value value = pad.getConstantPaddingValue();
  if (!value || !pad.getResultType().hasStaticShape() ||
      ShapedType::isDynamicShape(pad.getStaticLow()) ||
      ShapedType::isDynamicShape(pad.getStaticHigh()))
    return nullptr;
  ArrayRef<int64_t> order = transpose.getPermutation();
  SmallVector<OpFoldResult> low(order.size()), high(order.size());
  SmallVector<int64_t> shape(order.size());
  for (auto [index, dim] : llvm::enumerate(order)) {
    low[dim] = rewriter.getIndexAttr(pad.getStaticLow()[index]);
    high[dim] = rewriter.getIndexAttr(pad.getStaticHigh()[index]);
    shape[dim] = pad.getResultType().getDimSize(index);
  }
  rewriter.setInsertionPoint(pad);
  if (pad.getRegion().isAncestor(value.getParentRegion()))
    value = rewriter.clone(*value.getDefiningOp())->getResult(0);
  return tensor::PadOp::create(
      rewriter, pad.getLoc(),
      RankedTensorType::get(shape, pad.getResultType().getElementType()),
      transpose.getInput(), low, high, value, pad.getNofold());
}

/// Moves `transpose` behind what computes element by element, and removes it
/// where another one undoes it.
static void sinkTranspose(RewriterBase &rewriter,
                          linalg::TransposeOp transpose) {
  SmallVector<linalg::TransposeOp> worklist{transpose};
  while (!worklist.empty()) {
    linalg::TransposeOp op = worklist.pop_back_val();
    SmallVector<int64_t> order(op.getPermutation());
    llvm::SetVector<Operation *> users(op->user_begin(), op->user_end());
    for (Operation *user : users) {
      if (auto next = dyn_cast<linalg::TransposeOp>(user)) {
        if (next.getPermutation() == ArrayRef(invertPermutationVector(order)))
          rewriter.replaceOp(next, op.getInput());
        continue;
      }
      Value result;
      if (auto generic = dyn_cast<linalg::GenericOp>(user))
        result = sinkBelowElementwise(rewriter, op, generic);
      else if (auto pad = dyn_cast<tensor::PadOp>(user))
        result = sinkBelowPad(rewriter, op, pad);
      if (!result)
        continue;
      linalg::TransposeOp behind =
          buildTranspose(rewriter, user->getLoc(), result, order);
      rewriter.replaceOp(user, behind->getResults());
      worklist.push_back(behind);
    }
    if (op->use_empty())
      rewriter.eraseOp(op);
  }
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static void rewriteAsProducts(RewriterBase &rewriter, Convolution &conv,
                              const DeviceModel &device) {
  Location loc = conv.op.getLoc();
  rewriter.setInsertionPoint(conv.op);
  auto input = conv.getImage().getDefiningOp<linalg::TransposeOp>();
  unsigned space = conv.getSpace();
  AffineMap identity = rewriter.getMultiDimIdentityMap(space + 2);
  Value sums;
  if (isPatchEmbedding(conv)) {
    sums = buildPatchProduct(rewriter, conv);
  } else {
    Value image = getChannelsLast(rewriter, conv);
    for (const Taps &taps : chooseTaps(conv, device)) {
      Value product = buildTapsProduct(rewriter, conv, image, taps);
      sums = sums ? buildSum(rewriter, loc, product, sums, identity) : product;
    }
  }

  // What the sums of the convolution start from: usually the bias.
  auto fill = conv.getInit().getDefiningOp<linalg::FillOp>();
  if (!fill || !matchPattern(fill.getInputs()[0], m_AnyZeroFloat())) {
    SmallVector<AffineExpr> read = getDims(rewriter, 0, space + 2);
    if (conv.channelsFirst)
      read.insert(read.begin() + 1, read.pop_back_val());
    sums = buildSum(rewriter, loc, sums, conv.getInit(),
                    AffineMap::get(space + 2, 0, read, rewriter.getContext()));
  }
  if (conv.channelsFirst) {
    linalg::TransposeOp transpose =
        buildTranspose(rewriter, loc, sums, getChannelsFirstOrder(space));
    rewriter.replaceOp(conv.op, transpose->getResults());
    sinkTranspose(rewriter, transpose);
  } else {
    rewriter.replaceOp(conv.op, sums);
  }
  if (input && input->use_empty())
    rewriter.eraseOp(input);
}

namespace {
class AttnConvolutionsToProducts
    : public attn::impl::AttnConvolutionsToProductsBase<
          AttnConvolutionsToProducts> {
  using AttnConvolutionsToProductsBase::AttnConvolutionsToProductsBase;

  void runOnOperation() override {
    const DeviceModel *device = getTargetDevice(getOperation(), target);
    if (!device)
      return signalPassFailure();
    SmallVector<linalg::LinalgOp> convolutions;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (matchConvolution(op))
        convolutions.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::LinalgOp op : convolutions) {
      std::optional<Convolution> conv = matchConvolution(op);
      rewriteAsProducts(rewriter, *conv, *device);
    }
  }
};
} // namespace
