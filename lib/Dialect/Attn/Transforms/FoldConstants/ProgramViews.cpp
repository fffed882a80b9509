//===- ProgramViews.cpp - Which tensors hold elements of constants --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramViews.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace attn::fold;

/// Results of so many bytes may be larger than what they are computed from:
/// positions, masks of one row.
static constexpr int64_t maxComputedBytes = 16 * 1024;

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

Source *ProgramViews::addSource(Type elementType, int64_t numElements) {
  Source &source = sources.emplace_back();
  source.elementType = elementType;
  source.elementBytes = *getElementBytes(elementType);
  source.numElements = numElements;
  return &source;
}

Source *ProgramViews::getSource(ElementsAttr attr) {
  ShapedType type = attr.getShapedType();
  Type elementType = type.getElementType();
  if (!type.hasStaticShape() || !getElementBytes(elementType) ||
      llvm::is_contained(type.getShape(), 0))
    return nullptr;

  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr)) {
    // The same data may be there with several shapes.
    Source *&source = sourceOfResource[{getEntry(resource), elementType}];
    if (!source) {
      source = addSource(elementType, type.getNumElements());
      source->attr = attr;
      source->data = getEntry(resource)->getBlob()->getData();
    }
    return source;
  }

  auto dense = dyn_cast<DenseElementsAttr>(attr);
  if (!dense)
    return nullptr;
  Source *&source = sourceOfAttr[attr];
  if (source)
    return source;
  source = addSource(elementType, dense.isSplat() ? 1 : type.getNumElements());
  source->isSplat = dense.isSplat();
  source->attr = attr;
  if (!elementType.isInteger(1)) {
    source->data = dense.getRawData();
    return source;
  }
  // Attributes may keep eight booleans in a byte.
  source->storage = HeapAsmResourceBlob::allocate(source->getBytes(), 64);
  source->data = source->storage->getData();
  char *bytes = source->storage->getMutableData().data();
  if (dense.isSplat())
    *bytes = dense.getSplatValue<bool>();
  else
    llvm::copy(dense.getValues<bool>(), bytes);
  return source;
}

Source *ProgramViews::getSplat(Type elementType, Attribute value) {
  auto typed = dyn_cast_or_null<TypedAttr>(value);
  if (!typed || typed.getType() != elementType || !getElementBytes(elementType))
    return nullptr;
  return getSource(
      DenseElementsAttr::get(RankedTensorType::get({1}, elementType), value));
}

bool attn::fold::isFoldableType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && !tensor.getEncoding() &&
         getElementBytes(tensor.getElementType()) &&
         !llvm::is_contained(tensor.getShape(), 0);
}

View ProgramViews::addComputed(
    RankedTensorType type, ArrayRef<Source *> inputs,
    std::function<LogicalResult(MutableArrayRef<char>)> compute) {
  Source *source = addSource(type.getElementType(), type.getNumElements());
  source->compute = std::move(compute);
  source->inputs.assign(inputs.begin(), inputs.end());
  return View::create(*source, type.getShape());
}

/// A hash that equal ops share.
static llvm::hash_code getHash(Operation *op) {
  return llvm::hash_combine(
      op->getName(), op->getRawDictionaryAttrs(),
      op->getPropertiesAsAttribute(),
      llvm::hash_combine_range(op->result_type_begin(), op->result_type_end()));
}

bool ProgramViews::areEqual(Operation *op, Operation *other) const {
  llvm::DenseMap<Value, Value> inside;
  auto checkEqual = [&](Value a, Value b) {
    if (a == b || inside.lookup(a) == b)
      return success();
    std::optional<View> viewA = getView(a), viewB = getView(b);
    if (viewA || viewB)
      return success(viewA && viewB && *viewA == *viewB);
    Attribute constantA, constantB;
    if (matchPattern(a, m_Constant(&constantA)))
      return success(matchPattern(b, m_Constant(&constantB)) &&
                     constantA == constantB);
    // What an init holds is not read.
    return success(a.getDefiningOp<tensor::EmptyOp>() &&
                   b.getDefiningOp<tensor::EmptyOp>());
  };
  auto markEqual = [&](Value a, Value b) { inside[a] = b; };
  return OperationEquivalence::isEquivalentTo(
      op, other, checkEqual, markEqual, OperationEquivalence::IgnoreLocations);
}

std::optional<View> ProgramViews::findEqual(Operation *op) const {
  for (Operation *other : computedOps.lookup(getHash(op)))
    if (areEqual(op, other))
      return getView(other->getResult(0));
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

std::optional<View> ProgramViews::getView(Value value) const {
  auto it = views.find(value);
  if (it == views.end())
    return std::nullopt;
  return it->second;
}

void ProgramViews::visit(Operation *op) {
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    auto elements = dyn_cast<ElementsAttr>(constant.getValue());
    if (!elements || !isFoldableType(constant.getType()))
      return;
    if (Source *source = getSource(elements)) {
      views[constant] =
          View::create(*source, elements.getShapedType().getShape());
      constants.push_back(op);
    }
    return;
  }
  // A tensor of one value is better filled where it is needed, unless something
  // else is made of it.
  if (auto fill = dyn_cast<linalg::FillOp>(op)) {
    Attribute value;
    if (!fill.hasPureTensorSemantics() ||
        !isFoldableType(fill.getResult(0).getType()) ||
        !matchPattern(fill.value(), m_Constant(&value)))
      return;
    auto type = cast<RankedTensorType>(fill.getResult(0).getType());
    if (Source *source = getSplat(type.getElementType(), value))
      views[fill.getResult(0)] = View::create(*source, type.getShape());
    return;
  }

  std::optional<View> view =
      llvm::TypeSwitch<Operation *, std::optional<View>>(op)
          .Case([&](tensor::CastOp cast) { return getView(cast.getSource()); })
          .Case<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
              [&](auto shape) { return reshape(shape, shape.getSrc()); })
          .Case([&](tensor::ExtractSliceOp slice) { return visitSlice(slice); })
          .Case([&](linalg::PackOp pack) { return visitPack(pack); })
          .Case([&](tensor::PadOp pad) { return visitPad(pad); })
          .Case([&](tensor::ConcatOp concat) { return visitConcat(concat); })
          .Case(
              [&](linalg::LinalgOp linalgOp) { return visitLinalg(linalgOp); })
          .Default([&](Operation *op) { return visitElementwise(op); });
  if (!view)
    return;
  // Casts may claim extents that the tensor does not have.
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || (type.hasStaticShape() &&
                type.getShape() != ArrayRef<int64_t>(view->sizes)))
    return;
  views[op->getResult(0)] = *view;
  ops.insert(op);
}

std::optional<View> ProgramViews::visitSlice(tensor::ExtractSliceOp op) {
  std::optional<View> view = getView(op.getSource());
  if (!view || !isFoldableType(op.getType()) ||
      ShapedType::isDynamicShape(op.getStaticOffsets()) ||
      ShapedType::isDynamicShape(op.getStaticStrides()))
    return std::nullopt;
  View result{view->source, view->offset, {}, {}};
  llvm::SmallBitVector dropped = op.getDroppedDims();
  for (size_t i = 0; i < view->sizes.size(); ++i) {
    int64_t offset = op.getStaticOffset(i);
    int64_t size = op.getStaticSize(i);
    int64_t stride = op.getStaticStride(i);
    // Casts may have hidden that the slice leaves its tensor.
    if (ShapedType::isDynamic(size) || offset < 0 || stride < 1 ||
        offset + (size - 1) * stride >= view->sizes[i])
      return std::nullopt;
    result.offset += offset * view->strides[i];
    if (dropped[i])
      continue;
    result.sizes.push_back(size);
    result.strides.push_back(stride * view->strides[i]);
  }
  return result;
}

std::optional<View> ProgramViews::visitElementwise(Operation *op) {
  if (!OpTrait::hasElementwiseMappableTraits(op) || op->getNumResults() != 1 ||
      !isFoldableType(op->getResult(0).getType()))
    return std::nullopt;
  if (std::optional<View> equal = findEqual(op))
    return equal;
  std::optional<ElementProgram> program =
      ElementProgram::read(op, [&](Value value) { return getView(value); });
  if (!program)
    return std::nullopt;
  return compute(op, std::move(*program),
                 cast<RankedTensorType>(op->getResult(0).getType()));
}

std::optional<View> ProgramViews::reshape(Operation *op, Value value) {
  std::optional<View> view = getView(value);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!view || !isFoldableType(type))
    return std::nullopt;
  if (std::optional<View> reshaped = view->reshape(type.getShape()))
    return reshaped;
  // A broadcast is not to grow.
  if (view->getNumElements() > view->source->numElements)
    return std::nullopt;
  if (std::optional<View> equal = findEqual(op))
    return equal;
  Box box{*view, 0, getRowMajorStrides(view->sizes)};
  return assemble(op, {box}, Attribute(), type);
}

std::optional<View> ProgramViews::visitLinalg(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op->getNumResults() > 1 ||
      op.getNumParallelLoops() != op.getNumLoops() || !op.getBlock())
    return std::nullopt;

  // The loops, in the order of the result's dimensions.
  AffineMap order =
      AffineMap::getMultiDimIdentityMap(op.getNumLoops(), op->getContext());
  RankedTensorType type;
  if (op->getNumResults() == 1) {
    if (!isFoldableType(op->getResult(0).getType()))
      return std::nullopt;
    type = cast<RankedTensorType>(op->getResult(0).getType());
    order = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
    if (!order.isPermutation())
      return std::nullopt;
  }
  SmallVector<int64_t> loopSizes = op.getStaticLoopRanges();
  if (ShapedType::isDynamicShape(loopSizes) || llvm::is_contained(loopSizes, 0))
    return std::nullopt;
  SmallVector<int64_t> permutation, loopPositions(op.getNumLoops());
  for (auto [i, expr] : llvm::enumerate(order.getResults())) {
    permutation.push_back(cast<AffineDimExpr>(expr).getPosition());
    loopPositions[permutation.back()] = i;
  }

  SmallVector<std::optional<View>> arguments;
  for (OpOperand &operand : op->getOpOperands()) {
    std::optional<View> view = getView(operand.get());
    if (!isa<ShapedType>(operand.get().getType())) {
      Attribute value;
      Type elementType = operand.get().getType();
      if (matchPattern(operand.get(), m_Constant(&value)))
        if (Source *source = getSplat(elementType, value))
          view = View::create(*source, {});
    }
    if (view)
      view = view->index(op.getMatchingIndexingMap(&operand), loopSizes);
    if (view)
      view = view->permute(permutation);
    if (!view && (op.isDpsInput(&operand) ||
                  !op.getMatchingBlockArgument(&operand).use_empty()))
      return std::nullopt;
    arguments.push_back(view);
  }

  Operation *yield = op.getBlock()->getTerminator();
  if (type) {
    auto argument = dyn_cast<BlockArgument>(yield->getOperand(0));
    if (argument && argument.getOwner() == op.getBlock() &&
        llvm::hasSingleElement(*op.getBlock()))
      return arguments[argument.getArgNumber()];
    if (std::optional<View> equal = findEqual(op))
      return equal;
  }
  std::optional<ElementProgram> program =
      ElementProgram::read(*op.getBlock(), arguments, loopPositions,
                           [&](Value value) { return getView(value); });
  if (!program)
    return std::nullopt;
  if (type)
    return compute(op, std::move(*program), type);

  // Only checks: they hold, or are left for the run to report.
  if (countElements(loopSizes) <= maxComputedBytes) {
    for (Source *source : program->getSources())
      if (failed(source->evaluate()))
        return std::nullopt;
    if (succeeded(program->evaluate(loopSizes, {})))
      ops.insert(op);
  }
  return std::nullopt;
}

static int64_t getBytes(ArrayRef<Source *> sources) {
  int64_t bytes = 0;
  for (Source *source :
       llvm::SetVector<Source *>(sources.begin(), sources.end()))
    bytes += source->getBytes();
  return bytes;
}

std::optional<View> ProgramViews::compute(Operation *op, ElementProgram program,
                                          RankedTensorType type) {
  SmallVector<Source *> inputs = program.getSources();
  int64_t elementBytes = *getElementBytes(type.getElementType());
  int64_t numElements = countElements(type.getShape());
  if (numElements > std::max(maxComputedBytes, getBytes(inputs)) / elementBytes)
    return std::nullopt;
  bool canFail = program.canFail();
  View view = addComputed(type, inputs,
                          [program = std::move(program),
                           shape = SmallVector<int64_t>(type.getShape())](
                              MutableArrayRef<char> target) {
                            return program.evaluate(shape, target);
                          });
  if (canFail && failed(view.source->evaluate()))
    return std::nullopt;
  computedOps[getHash(op)].push_back(op);
  return view;
}

std::optional<View> ProgramViews::assemble(Operation *op,
                                           SmallVector<Box> boxes,
                                           Attribute filling,
                                           RankedTensorType type) {
  SmallVector<Source *> inputs;
  for (const Box &box : boxes)
    inputs.push_back(box.view.source);
  Source *element = nullptr;
  if (filling) {
    element = getSplat(type.getElementType(), filling);
    if (!element)
      return std::nullopt;
  }
  int64_t elementBytes = *getElementBytes(type.getElementType());
  if (countElements(type.getShape()) >
      std::max(maxComputedBytes, 2 * getBytes(inputs)) / elementBytes)
    return std::nullopt;
  computedOps[getHash(op)].push_back(op);
  return addComputed(
      type, inputs,
      [boxes = std::move(boxes), element](MutableArrayRef<char> target) {
        if (element)
          fillElements(element->data, target);
        for (const Box &box : boxes)
          copyBox(box, target.data());
        return success();
      });
}

/// Adds what is left of `box` once the dimensions of `view` from `dim` on are
/// split into tiles: whole tiles, and then the part of one that is left.
static void addTiles(const View &view, ArrayRef<int64_t> tiles,
                     ArrayRef<int64_t> outerStrides,
                     ArrayRef<int64_t> innerStrides, size_t dim, Box box,
                     SmallVectorImpl<Box> &boxes) {
  if (dim == tiles.size()) {
    boxes.push_back(std::move(box));
    return;
  }
  auto add = [&](int64_t begin, int64_t count, int64_t size) {
    Box part = box;
    part.view.offset += begin * tiles[dim] * view.strides[dim];
    part.offset += begin * outerStrides[dim];
    part.view.sizes.append({count, size});
    part.view.strides.append(
        {tiles[dim] * view.strides[dim], view.strides[dim]});
    part.strides.append({outerStrides[dim], innerStrides[dim]});
    addTiles(view, tiles, outerStrides, innerStrides, dim + 1, std::move(part),
             boxes);
  };
  int64_t whole = view.sizes[dim] / tiles[dim];
  int64_t rest = view.sizes[dim] % tiles[dim];
  if (whole)
    add(0, whole, tiles[dim]);
  if (rest)
    add(whole, 1, rest);
}

std::optional<View> ProgramViews::visitPack(linalg::PackOp op) {
  if (op->getNumResults() != 1 || !isFoldableType(op->getResult(0).getType()))
    return std::nullopt;
  std::optional<View> view = getView(op.getSource());
  if (!view)
    return std::nullopt;
  if (std::optional<View> equal = findEqual(op))
    return equal;
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  int64_t rank = view->sizes.size();
  SmallVector<int64_t> outerPositions =
      llvm::to_vector(llvm::seq<int64_t>(rank));
  if (!op.getOuterDimsPerm().empty())
    outerPositions.assign(op.getOuterDimsPerm().begin(),
                          op.getOuterDimsPerm().end());

  SmallVector<int64_t> targetStrides = getRowMajorStrides(type.getShape());
  SmallVector<int64_t> tiles(rank, 1), outerStrides(rank), innerStrides(rank);
  for (auto [i, dim] : llvm::enumerate(outerPositions))
    outerStrides[dim] = targetStrides[i];
  for (auto [i, dim] : llvm::enumerate(op.getInnerDimsPos())) {
    tiles[dim] = type.getDimSize(rank + i);
    innerStrides[dim] = targetStrides[rank + i];
  }
  for (auto [i, dim] : llvm::enumerate(outerPositions))
    if (type.getDimSize(i) * tiles[dim] < view->sizes[dim])
      return std::nullopt;

  if (view->getNumElements() == type.getNumElements()) {
    // Nothing to pad: dimensions are split and reordered.
    View result{view->source, view->offset, {}, {}};
    result.sizes.assign(type.getShape().begin(), type.getShape().end());
    for (int64_t dim : outerPositions)
      result.strides.push_back(view->strides[dim] * tiles[dim]);
    for (int64_t dim : op.getInnerDimsPos())
      result.strides.push_back(view->strides[dim]);
    return result;
  }
  Attribute filling;
  if (!op.getPaddingValue() ||
      !matchPattern(op.getPaddingValue(), m_Constant(&filling)))
    return std::nullopt;
  SmallVector<Box> boxes;
  Box box{{view->source, view->offset, {}, {}}, 0, {}};
  addTiles(*view, tiles, outerStrides, innerStrides, 0, box, boxes);
  return assemble(op, std::move(boxes), filling, type);
}

std::optional<View> ProgramViews::visitPad(tensor::PadOp op) {
  std::optional<View> view = getView(op.getSource());
  Value value = op.getConstantPaddingValue();
  Attribute filling;
  if (!view || !isFoldableType(op.getType()) || !value ||
      !matchPattern(value, m_Constant(&filling)) ||
      ShapedType::isDynamicShape(op.getStaticLow()) ||
      llvm::any_of(op.getStaticLow(), [](int64_t low) { return low < 0; }))
    return std::nullopt;
  RankedTensorType type = op.getType();
  if (type.getShape() == ArrayRef<int64_t>(view->sizes))
    return view;
  if (std::optional<View> equal = findEqual(op))
    return equal;
  Box box{*view, 0, getRowMajorStrides(type.getShape())};
  for (auto [size, low, full, stride] : llvm::zip_equal(
           view->sizes, op.getStaticLow(), type.getShape(), box.strides)) {
    // Negative padding on the other side.
    if (low + size > full)
      return std::nullopt;
    box.offset += low * stride;
  }
  return assemble(op, {box}, filling, type);
}

std::optional<View> ProgramViews::visitConcat(tensor::ConcatOp op) {
  if (!isFoldableType(op.getResult().getType()))
    return std::nullopt;
  auto type = cast<RankedTensorType>(op.getResult().getType());
  if (std::optional<View> equal = findEqual(op))
    return equal;
  // Inputs that together have the result's extent fill it.
  SmallVector<Box> boxes;
  int64_t begin = 0;
  for (Value operand : op.getInputs()) {
    std::optional<View> view = getView(operand);
    if (!view)
      return std::nullopt;
    for (auto [dim, size] : llvm::enumerate(view->sizes))
      if (dim != op.getDim() && size != type.getDimSize(dim))
        return std::nullopt;
    SmallVector<int64_t> strides = getRowMajorStrides(type.getShape());
    int64_t offset = begin * strides[op.getDim()];
    begin += view->sizes[op.getDim()];
    boxes.push_back({*view, offset, std::move(strides)});
  }
  if (begin != type.getDimSize(op.getDim()))
    return std::nullopt;
  return assemble(op, std::move(boxes), Attribute(), type);
}
