//===- Elements.cpp - Tensor programs seen one element at a time ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elements.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace attn::raise;

//===----------------------------------------------------------------------===//
// Factors
//===----------------------------------------------------------------------===//

Index Factors::create(int64_t extent) {
  if (extent == 1)
    return {};
  factors.push_back({extent, {}});
  return {static_cast<Factor>(factors.size() - 1)};
}

Index Factors::flatten(ArrayRef<Factor> index) const {
  Index flat;
  for (Factor factor : index) {
    if (factors[factor].parts.empty())
      flat.push_back(factor);
    else
      llvm::append_range(flat, flatten(factors[factor].parts));
  }
  return flat;
}

int64_t Factors::getExtent(ArrayRef<Factor> index) const {
  int64_t extent = 1;
  for (Factor factor : index) {
    if (ShapedType::isDynamic(factors[factor].extent))
      return ShapedType::kDynamic;
    extent *= factors[factor].extent;
  }
  return extent;
}

FailureOr<Index> Factors::take(Index &index, int64_t extent, bool fromFront) {
  Index taken;
  int64_t product = 1;
  while (product != extent) {
    if (index.empty() || extent == 0)
      return failure();
    Factor next = fromFront ? index.front() : index.back();
    int64_t size = factors[next].extent, rest = extent / product;
    bool dynamic = ShapedType::isDynamic(size);
    if (!dynamic && size != 0 && rest % size == 0) {
      product *= size;
      index.erase(fromFront ? index.begin() : index.end() - 1);
    } else if (dynamic || size % rest == 0) {
      // Only a part of the factor belongs to this dimension.
      int64_t other = dynamic ? ShapedType::kDynamic : size / rest;
      Factor part = factors.size();
      factors.push_back({rest, {}});
      factors.push_back({other, {}});
      Factor otherPart = part + 1;
      factors[next].parts =
          fromFront ? Index{part, otherPart} : Index{otherPart, part};
      (fromFront ? index.front() : index.back()) = otherPart;
      next = part;
      product = extent;
    } else {
      return failure();
    }
    taken.insert(fromFront ? taken.end() : taken.begin(), next);
  }
  return taken;
}

FailureOr<SmallVector<Index>> Factors::split(ArrayRef<Factor> index,
                                             ArrayRef<int64_t> extents) {
  Index rest = flatten(index);
  SmallVector<Index> result(extents.size());
  // From both ends to the one dynamic extent, if there is one.
  unsigned begin = 0, end = extents.size();
  for (; end != 0 && !ShapedType::isDynamic(extents[end - 1]); --end) {
    FailureOr<Index> part = take(rest, extents[end - 1], /*fromFront=*/false);
    if (failed(part))
      return failure();
    result[end - 1] = *part;
  }
  for (; begin != end && !ShapedType::isDynamic(extents[begin]); ++begin) {
    FailureOr<Index> part = take(rest, extents[begin], /*fromFront=*/true);
    if (failed(part))
      return failure();
    result[begin] = *part;
  }
  if (begin == end && rest.empty())
    return result;
  if (end - begin != 1)
    return failure();
  result[begin] = rest;
  return result;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

static bool isParallel(linalg::LinalgOp op) {
  return op.getNumLoops() == op.getNumParallelLoops();
}

/// The index of each loop of `op` that the result element names; reduction
/// loops get an empty one.
std::optional<SmallVector<Index, 4>>
Reader::getParallelLoops(linalg::LinalgOp op, const Element &element) {
  if (!op.hasPureTensorSemantics())
    return std::nullopt;
  unsigned number = cast<OpResult>(element.value).getResultNumber();
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(number));
  SmallVector<Index, 4> loops(op.getNumLoops());
  llvm::SmallBitVector known(op.getNumLoops());
  for (auto [expr, index] : llvm::zip_equal(map.getResults(), element.index)) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      if (known.test(dim.getPosition()))
        return std::nullopt;
      known.set(dim.getPosition());
      loops[dim.getPosition()] = index;
    } else if (!isa<AffineConstantExpr>(expr) || !index.empty()) {
      return std::nullopt;
    }
  }
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  for (auto [loop, kind] : llvm::enumerate(kinds)) {
    bool parallel = linalg::isParallelIterator(kind);
    if (parallel == known.test(loop))
      continue;
    // A parallel loop of extent one need not be named.
    if (!parallel || op.getStaticLoopRanges()[loop] != 1)
      return std::nullopt;
  }
  return loops;
}

std::optional<Element> Reader::getOperandOf(linalg::LinalgOp op,
                                            OpOperand *operand,
                                            ArrayRef<Index> loops) {
  Element element;
  element.value = operand->get();
  auto type = dyn_cast<RankedTensorType>(operand->get().getType());
  if (!type)
    return op.isScalar(operand) ? std::optional<Element>(element)
                                : std::nullopt;
  AffineMap map = op.getMatchingIndexingMap(operand);
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (auto loop = dyn_cast<AffineDimExpr>(expr))
      element.index.push_back(loops[loop.getPosition()]);
    else if (isa<AffineConstantExpr>(expr) && type.getDimSize(dim) == 1)
      element.index.emplace_back();
    else
      return std::nullopt;
  }
  return element;
}

/// The scalar that an element-wise op yields for a tensor element.
std::optional<Element> Reader::enter(const Element &element) {
  auto op = element.value.getDefiningOp<linalg::LinalgOp>();
  if (!op || !isParallel(op) || op->getNumRegions() != 1)
    return std::nullopt;
  auto loops = getParallelLoops(op, element);
  if (!loops)
    return std::nullopt;
  unsigned number = cast<OpResult>(element.value).getResultNumber();
  Element scalar;
  scalar.value = op.getBlock()->getTerminator()->getOperand(number);
  scalar.body = op;
  scalar.index = std::move(*loops);
  return scalar;
}

std::optional<Element> Reader::step(const Element &element) {
  if (linalg::LinalgOp body = element.body) {
    auto argument = dyn_cast<BlockArgument>(element.value);
    if (!argument || argument.getOwner() != body.getBlock())
      return std::nullopt;
    // What a reduction carries is not its start.
    OpOperand *operand = body.getMatchingOpOperand(argument);
    if (body.isDpsInit(operand) && !isParallel(body))
      return std::nullopt;
    return getOperandOf(body, operand, element.index);
  }
  if (!isa<RankedTensorType>(element.value.getType()))
    return std::nullopt;
  Element source;
  if (auto op = element.value.getDefiningOp<tensor::ExpandShapeOp>()) {
    source.value = op.getSrc();
    for (const ReassociationIndices &group : op.getReassociationIndices()) {
      Index &index = source.index.emplace_back();
      for (int64_t dim : group)
        llvm::append_range(index, element.index[dim]);
    }
    source.index.resize(op.getSrcType().getRank());
    return source;
  }
  if (auto op = element.value.getDefiningOp<tensor::CollapseShapeOp>()) {
    source.value = op.getSrc();
    ArrayRef<int64_t> shape = op.getSrcType().getShape();
    for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
      FailureOr<SmallVector<Index>> parts = factors.split(
          element.index[dim], shape.slice(group.front(), group.size()));
      if (failed(parts))
        return std::nullopt;
      llvm::append_range(source.index, *parts);
    }
    source.index.resize(op.getSrcType().getRank());
    return source;
  }
  if (auto op = element.value.getDefiningOp<tensor::CastOp>()) {
    source.value = op.getSource();
    source.index = element.index;
    if (!isa<RankedTensorType>(source.value.getType()))
      return std::nullopt;
    return source;
  }
  return enter(element);
}

Element Reader::peel(Element element) {
  while (std::optional<Element> next = step(element))
    element = *next;
  return element;
}

SmallVector<Element> Reader::getSources(Element element) {
  SmallVector<Element> sources;
  std::optional<Element> next = element;
  do {
    if (!next->body)
      sources.push_back(*next);
  } while ((next = step(*next)));
  return sources;
}

Element Reader::getRawOperand(const Element &element, unsigned number) {
  Element operand = element;
  operand.value = element.getDefiningOp()->getOperand(number);
  return operand;
}

Element Reader::peelCasts(Element element) {
  element = peel(element);
  while (element.getScalarOp<arith::ExtFOp>() ||
         element.getScalarOp<arith::TruncFOp>())
    element = getOperand(element, 0);
  return element;
}

Element Reader::peelExtensions(Element element) {
  element = peel(element);
  while (element.getScalarOp<arith::ExtFOp>())
    element = getOperand(element, 0);
  return element;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static double toDouble(APFloat value) {
  bool losesInfo;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToDouble();
}

/// Rounds to the format of a float type.
static double roundTo(double value, Type type) {
  APFloat rounded(value);
  bool losesInfo;
  rounded.convert(cast<FloatType>(type).getFloatSemantics(),
                  APFloat::rmNearestTiesToEven, &losesInfo);
  return toDouble(rounded);
}

std::optional<double> Reader::getConstant(Element element) {
  element = peel(element);
  Attribute attribute;
  if (matchPattern(element.value, m_Constant(&attribute))) {
    if (auto splat = dyn_cast<SplatElementsAttr>(attribute))
      attribute = splat.getSplatValue<Attribute>();
    if (auto number = dyn_cast<FloatAttr>(attribute))
      return toDouble(number.getValue());
    if (auto number = dyn_cast<IntegerAttr>(attribute))
      return number.getType().isInteger(1) ? number.getValue().getZExtValue()
                                           : number.getValue().getSExtValue();
    return std::nullopt;
  }
  // Front ends compute scales from constants at run time.
  auto evaluate = [&](auto function) -> std::optional<double> {
    SmallVector<double, 2> operands;
    for (unsigned i = 0, e = element.getDefiningOp()->getNumOperands(); i != e;
         ++i) {
      std::optional<double> operand = getConstant(getRawOperand(element, i));
      if (!operand)
        return std::nullopt;
      operands.push_back(*operand);
    }
    return roundTo(function(operands), element.value.getType());
  };
  if (element.getScalarOp<arith::ExtFOp>() ||
      element.getScalarOp<arith::TruncFOp>())
    return evaluate([](ArrayRef<double> x) { return x[0]; });
  if (element.getScalarOp<arith::MulFOp>())
    return evaluate([](ArrayRef<double> x) { return x[0] * x[1]; });
  if (element.getScalarOp<arith::DivFOp>())
    return evaluate([](ArrayRef<double> x) { return x[0] / x[1]; });
  if (element.getScalarOp<math::SqrtOp>())
    return evaluate([](ArrayRef<double> x) { return std::sqrt(x[0]); });
  if (element.getScalarOp<math::RsqrtOp>())
    return evaluate([](ArrayRef<double> x) { return 1.0 / std::sqrt(x[0]); });
  return std::nullopt;
}

static constexpr double infinity = std::numeric_limits<double>::infinity();

static void include(Bounds &bounds, double value) {
  if (value == -infinity)
    bounds.mayBeMinusInfinity = true;
  else
    bounds.least = std::min(bounds.least, value);
}

/// The bounds of the numbers in a constant, or nothing if it cannot be read.
static std::optional<Bounds> getBoundsOf(Attribute attribute) {
  Bounds bounds{infinity};
  if (auto number = dyn_cast<FloatAttr>(attribute)) {
    include(bounds, toDouble(number.getValue()));
  } else if (auto dense = dyn_cast<DenseFPElementsAttr>(attribute)) {
    if (dense.isSplat())
      include(bounds, toDouble(dense.getSplatValue<APFloat>()));
    else
      for (const APFloat &value : dense.getValues<APFloat>())
        include(bounds, toDouble(value));
  } else if (auto resource =
                 dyn_cast<DenseF32ResourceElementsAttr>(attribute)) {
    std::optional<ArrayRef<float>> values = resource.tryGetAsArrayRef();
    if (!values)
      return std::nullopt;
    for (float value : *values)
      include(bounds, value);
  } else {
    return std::nullopt;
  }
  return bounds;
}

std::optional<Bounds> Reader::getBounds(Element element, unsigned depth) {
  element = peel(element);
  if (depth > 16)
    return std::nullopt;
  Attribute attribute;
  if (matchPattern(element.value, m_Constant(&attribute)))
    return getBoundsOf(attribute);
  // Products of finite numbers are taken to be finite, but no more.
  if (auto op = element.value.getDefiningOp<linalg::LinalgOp>();
      op && !element.body && isProduct(op))
    return Bounds{-static_cast<double>(std::numeric_limits<float>::max()) / 2};
  if (!element.body)
    return std::nullopt;
  if (auto extract = element.getScalarOp<tensor::ExtractOp>())
    return matchPattern(extract.getTensor(), m_Constant(&attribute))
               ? getBoundsOf(attribute)
               : std::nullopt;
  auto get = [&](unsigned number) {
    return getBounds(getOperand(element, number), depth + 1);
  };
  auto round = [&](Bounds bounds) {
    double least = bounds.least == infinity
                       ? infinity
                       : roundTo(bounds.least, element.value.getType());
    Bounds rounded{infinity, bounds.mayBeMinusInfinity};
    include(rounded, least);
    return rounded;
  };
  if (element.getScalarOp<arith::ExtFOp>() ||
      element.getScalarOp<arith::TruncFOp>()) {
    std::optional<Bounds> bounds = get(0);
    return bounds ? std::optional(round(*bounds)) : std::nullopt;
  }
  if (element.getScalarOp<arith::SelectOp>()) {
    std::optional<Bounds> lhs = get(1), rhs = get(2);
    if (!lhs || !rhs)
      return std::nullopt;
    return Bounds{std::min(lhs->least, rhs->least),
                  lhs->mayBeMinusInfinity || rhs->mayBeMinusInfinity};
  }
  if (element.getScalarOp<math::TanhOp>())
    return Bounds{-1.0};
  if (element.getScalarOp<arith::MaximumFOp>()) {
    std::optional<Bounds> lhs = get(0), rhs = get(1);
    if (lhs && !lhs->mayBeMinusInfinity && rhs && !rhs->mayBeMinusInfinity)
      return Bounds{std::max(lhs->least, rhs->least)};
    return std::nullopt;
  }
  if (element.getScalarOp<arith::AddFOp>()) {
    std::optional<Bounds> lhs = get(0), rhs = get(1);
    if (!lhs || !rhs)
      return std::nullopt;
    return round({lhs->least + rhs->least,
                  lhs->mayBeMinusInfinity || rhs->mayBeMinusInfinity});
  }
  return std::nullopt;
}

bool Reader::isSame(const Element &lhs, const Element &rhs, unsigned depth) {
  Element a = peel(lhs), b = peel(rhs);
  auto haveSameIndex = [&] {
    return a.index.size() == b.index.size() &&
           llvm::all_of_zip(a.index, b.index,
                            [&](const Index &left, const Index &right) {
                              return factors.isSame(left, right);
                            });
  };
  if (a.value == b.value && a.body == b.body)
    return haveSameIndex();
  std::optional<double> constant = getConstant(a);
  if (constant)
    return constant == getConstant(b);
  // The same formula may be written twice.
  Operation *left = a.getDefiningOp(), *right = b.getDefiningOp();
  if (depth > 12 || !a.body || !b.body || !left || !right ||
      left->getName() != right->getName() || left->getNumOperands() == 0 ||
      left->getNumOperands() != right->getNumOperands() ||
      !isa<arith::ArithDialect>(left->getDialect()) ||
      left->getAttrDictionary() != right->getAttrDictionary())
    return false;
  for (unsigned i = 0, e = left->getNumOperands(); i != e; ++i)
    if (!isSame(getOperand(a, i), getOperand(b, i), depth + 1))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Reductions and products
//===----------------------------------------------------------------------===//

std::optional<Reader::Reduction> Reader::getReduction(const Element &element,
                                                      ArrayRef<Factor> over) {
  auto op = element.body ? linalg::LinalgOp()
                         : element.value.getDefiningOp<linalg::LinalgOp>();
  if (!op || op.getNumReductionLoops() != 1 || op->getNumRegions() != 1)
    return std::nullopt;
  auto loops = getParallelLoops(op, element);
  if (!loops)
    return std::nullopt;
  SmallVector<unsigned> sums;
  op.getReductionDims(sums);
  (*loops)[sums.front()].assign(over.begin(), over.end());

  unsigned number = cast<OpResult>(element.value).getResultNumber();
  OpOperand *init = op.getDpsInitOperand(number);
  Value yielded = op.getBlock()->getTerminator()->getOperand(number);
  Operation *combiner = yielded.getDefiningOp();
  BlockArgument carried = op.getMatchingBlockArgument(init);
  // The form that returns positions compares with the carried value too, so
  // that may have other uses.
  if (!combiner || combiner->getNumOperands() != 2 ||
      combiner->getBlock() != op.getBlock())
    return std::nullopt;
  unsigned side = combiner->getOperand(0) == carried ? 1 : 0;
  if (combiner->getOperand(1 - side) != carried ||
      combiner->getOperand(side) == carried)
    return std::nullopt;
  Element start;
  start.value = init->get();
  start.index.resize(cast<ShapedType>(start.value.getType()).getRank());
  std::optional<double> constant = getConstant(start);
  if (!constant)
    return std::nullopt;
  Element input;
  input.value = combiner->getOperand(side);
  input.body = op;
  input.index = std::move(*loops);
  return Reduction{peel(input), combiner, *constant};
}

/// The product that the body adds to its result; null if it does not.
static arith::MulFOp getSummedProduct(linalg::LinalgOp op) {
  if (op.getNumReductionLoops() == 0 || op.getNumDpsInits() != 1 ||
      op->getNumRegions() != 1)
    return {};
  Block *block = op.getBlock();
  auto sum =
      block->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!sum || sum->getBlock() != block)
    return {};
  Value carried = op.getMatchingBlockArgument(op.getDpsInitOperand(0));
  if (!carried.hasOneUse() || !llvm::is_contained(sum->getOperands(), carried))
    return {};
  Value added = sum.getLhs() == carried ? sum.getRhs() : sum.getLhs();
  if (auto extension = added.getDefiningOp<arith::ExtFOp>())
    added = extension.getIn();
  auto product = added.getDefiningOp<arith::MulFOp>();
  return product && product->getBlock() == block ? product : arith::MulFOp();
}

bool attn::raise::isProduct(linalg::LinalgOp op) {
  return linalg::isaContractionOpInterface(op) || getSummedProduct(op);
}

std::optional<Product> Reader::getProduct(const Element &element,
                                          std::optional<Index> sum) {
  auto op = element.body ? linalg::LinalgOp()
                         : element.value.getDefiningOp<linalg::LinalgOp>();
  if (!op || !isProduct(op))
    return std::nullopt;
  auto loops = getParallelLoops(op, element);
  if (!loops)
    return std::nullopt;
  SmallVector<unsigned> sums;
  op.getReductionDims(sums);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  Product product;
  product.op = op;
  if (sum && sums.size() != 1)
    return std::nullopt;
  for (unsigned loop : sums) {
    (*loops)[loop] = sum ? *sum : factors.create(ranges[loop]);
    llvm::append_range(product.sum, (*loops)[loop]);
  }
  if (!linalg::isaContractionOpInterface(op)) {
    arith::MulFOp summed = getSummedProduct(op);
    product.lhs = {summed.getLhs(), op, *loops};
    product.rhs = {summed.getRhs(), op, *loops};
    return product;
  }
  std::optional<Element> lhs =
      getOperandOf(op, op.getDpsInputOperand(0), *loops);
  std::optional<Element> rhs =
      getOperandOf(op, op.getDpsInputOperand(1), *loops);
  if (!lhs || !rhs)
    return std::nullopt;
  product.lhs = *lhs;
  product.rhs = *rhs;
  return product;
}

std::string attn::raise::describe(const Element &element) {
  if (Operation *op = element.getDefiningOp())
    return ("'" + op->getName().getStringRef() + "'").str();
  return "a block argument";
}
