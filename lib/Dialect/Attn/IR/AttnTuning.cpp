//===- AttnTuning.cpp - Schedules that were measured ----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace attn;

//===----------------------------------------------------------------------===//
// ExtentRange
//===----------------------------------------------------------------------===//

ExtentRange ExtentRange::getBucket(int64_t extent, int64_t last) {
  if (ShapedType::isDynamic(extent))
    return of(extent);
  if (extent > last)
    return {last + 1, unbounded};
  int64_t most = llvm::PowerOf2Ceil(std::max<int64_t>(extent, 1));
  return {most / 2 + 1, most};
}

AsmPrinter &attn::operator<<(AsmPrinter &printer, ExtentRange range) {
  if (range.isDynamic())
    printer << "?";
  else if (range.most == ExtentRange::unbounded)
    printer << range.least << " or more";
  else if (range.least == range.most)
    printer << range.least;
  else
    printer << range.least << " to " << range.most;
  return printer;
}

FailureOr<ExtentRange> FieldParser<ExtentRange>::parse(AsmParser &parser) {
  if (succeeded(parser.parseOptionalQuestion()))
    return ExtentRange::of(ShapedType::kDynamic);
  int64_t least, most;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseInteger(least))
    return failure();
  if (least < 1)
    return parser.emitError(loc, "expected an extent of 1 or more, found ")
           << least;
  if (succeeded(parser.parseOptionalKeyword("or"))) {
    if (parser.parseKeyword("more"))
      return failure();
    return ExtentRange{least, ExtentRange::unbounded};
  }
  if (failed(parser.parseOptionalKeyword("to")))
    return ExtentRange::of(least);
  if (parser.parseInteger(most))
    return failure();
  if (most < least)
    return parser.emitError(loc, "expected a range from less to more, found ")
           << least << " to " << most;
  return ExtentRange{least, most};
}

//===----------------------------------------------------------------------===//
// ShapeClassAttr
//===----------------------------------------------------------------------===//

LogicalResult
ShapeClassAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                       Type element, int64_t queryDepth, int64_t valueDepth,
                       BandKind, int64_t group, ExtentRange, ExtentRange,
                       ExtentRange, OpPart) {
  if (!isa<FloatType>(element))
    return emitError() << "expected the type of floating point elements, got "
                       << element;
  if (queryDepth < 1 || valueDepth < 1)
    return emitError() << "depths must be 1 or more, got " << queryDepth
                       << " x " << valueDepth;
  if (group < 1)
    return emitError() << "group must be 1 or more, got " << group;
  return success();
}

static OpPart findParts(AttentionOp op) {
  OpPart parts = OpPart::None;
  auto add = [&](OpPart part, bool isThere) {
    if (isThere)
      parts = parts | part;
  };
  auto isStrided = [](LayoutAttr layout) {
    return layout.getAxes().back() != Axis::Depth;
  };
  add(OpPart::Bias, bool(op.getBias()));
  add(OpPart::Mask, bool(op.getMask()));
  add(OpPart::Softcap, bool(op.getSoftcapAttr()));
  add(OpPart::Score, op.hasScoreRegion());
  add(OpPart::Sink, bool(op.getSink()));
  add(OpPart::Lse, bool(op.getLse()));
  add(OpPart::Dropout, bool(op.getDropoutAttr()));
  add(OpPart::KeyLengths, bool(op.getKeyLengths()));
  add(OpPart::Pages, bool(op.getPageTable()));
  add(OpPart::Strided, isStrided(op.getQueryLayout()) ||
                           isStrided(op.getKeyLayout()) ||
                           isStrided(op.getValueLayout()));
  add(OpPart::WideOutput, getElementTypeOrSelf(op.getOutput().getType()) !=
                              getElementTypeOrSelf(op.getQuery().getType()));
  return parts;
}

/// The product of numbers that may be dynamic.
static int64_t multiplyExtents(ArrayRef<int64_t> extents) {
  int64_t product = 1;
  for (int64_t extent : extents)
    if (ShapedType::isDynamic(extent) ||
        llvm::MulOverflow(product, extent, product))
      return ShapedType::kDynamic;
  return product;
}

ShapeClassAttr ShapeClassAttr::getOf(AttentionOp op) {
  // An axis without elements is of no other class than one with a single one.
  auto getExtent = [](int64_t extent) {
    return ShapedType::isDynamic(extent) ? extent
                                         : std::max<int64_t>(extent, 1);
  };
  constexpr int64_t rows = 128;
  int64_t queries = getExtent(op.getQueryLength()),
          keys = getExtent(op.getKeyLength()),
          heads = getExtent(op.getQueryHeads()),
          keyHeads = getExtent(op.getKeyHeads());
  int64_t blocks = ShapedType::isDynamic(queries)
                       ? queries
                       : llvm::divideCeil(queries, rows);
  int64_t workgroups =
      multiplyExtents({getExtent(op.getBatch()), heads, blocks});
  bool knowsGroup =
      !ShapedType::isDynamic(heads) && !ShapedType::isDynamic(keyHeads);
  std::optional<int64_t> left = op.getBandLeft(), right = op.getBandRight();
  // Bounds are 64 bit numbers of a user's.
  int64_t width;
  if (left && right && !ShapedType::isDynamic(keys) &&
      !llvm::AddOverflow(*left, *right, width) && width < keys)
    keys = width + 1;
  BandKind band = left    ? BandKind::Window
                  : right ? BandKind::Causal
                          : BandKind::Full;
  return ShapeClassAttr::get(
      op.getContext(), getElementTypeOrSelf(op.getQuery().getType()),
      op.getQueryDepth(), op.getValueDepth(), band,
      knowsGroup ? std::max<int64_t>(heads / keyHeads, 1) : 1,
      ExtentRange::of(queries), ExtentRange::of(keys),
      ExtentRange::of(workgroups), findParts(op));
}

ShapeClassAttr ShapeClassAttr::getBucket() const {
  constexpr int64_t lastLength = 16384, lastWorkgroups = 1024;
  return get(
      getContext(), getElement(), getQueryDepth(), getValueDepth(), getBand(),
      getGroup(), ExtentRange::getBucket(getQueries().most, lastLength),
      ExtentRange::getBucket(getKeys().most, lastLength),
      ExtentRange::getBucket(getWorkgroups().most, lastWorkgroups), getParts());
}

bool ShapeClassAttr::contains(ShapeClassAttr other) const {
  return getElement() == other.getElement() &&
         getQueryDepth() == other.getQueryDepth() &&
         getValueDepth() == other.getValueDepth() &&
         getBand() == other.getBand() && getGroup() == other.getGroup() &&
         getParts() == other.getParts() &&
         getQueries().contains(other.getQueries()) &&
         getKeys().contains(other.getKeys()) &&
         getWorkgroups().contains(other.getWorkgroups());
}

//===----------------------------------------------------------------------===//
// TunedOp
//===----------------------------------------------------------------------===//

LogicalResult TunedOp::verify() {
  auto collective = dyn_cast<CollectiveAttr>(getSchedule());
  if (collective && collective.getChip() != getDeviceAttr())
    return emitOpError("is for the device ")
           << getDeviceAttr() << ", but its schedule is for "
           << collective.getChip();
  return success();
}
