//===- AttnAttributes.cpp - Attributes of the attn dialect ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/AttnAttributes.h"
#include "attn/Dialect/Attn/IR/AttnDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace attn;

#include "attn/Dialect/Attn/IR/AttnEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "attn/Dialect/Attn/IR/AttnAttributes.cpp.inc"

void AttnDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "attn/Dialect/Attn/IR/AttnAttributes.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// LayoutAttr
//===----------------------------------------------------------------------===//

std::optional<unsigned> LayoutAttr::getDim(Axis axis) const {
  const Axis *found = llvm::find(getAxes(), axis);
  if (found == getAxes().end())
    return std::nullopt;
  return found - getAxes().begin();
}

std::string LayoutAttr::getLetters() const {
  std::string letters;
  for (Axis axis : getAxes())
    letters += stringifyAxis(axis);
  return letters;
}

std::optional<LayoutAttr> LayoutAttr::parseLetters(MLIRContext *context,
                                                   StringRef letters) {
  SmallVector<Axis> axes;
  for (size_t i = 0; i < letters.size(); ++i) {
    std::optional<Axis> axis = symbolizeAxis(letters.substr(i, 1));
    if (!axis || llvm::is_contained(axes, *axis))
      return std::nullopt;
    axes.push_back(*axis);
  }
  return get(context, axes);
}

Attribute LayoutAttr::parse(AsmParser &parser, Type) {
  StringRef letters;
  SMLoc loc;
  if (parser.parseLess() || (loc = parser.getCurrentLocation(), false) ||
      parser.parseKeyword(&letters) || parser.parseGreater())
    return {};
  std::optional<LayoutAttr> layout = parseLetters(parser.getContext(), letters);
  if (layout)
    return *layout;
  parser.emitError(loc)
      << "layout '" << letters
      << "' must be letters out of 'bhsdqk', each at most once";
  return {};
}

void LayoutAttr::print(AsmPrinter &printer) const {
  printer << '<' << getLetters() << '>';
}

LogicalResult
LayoutAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                   ArrayRef<Axis> axes) {
  for (size_t i = 0; i < axes.size(); ++i)
    if (llvm::is_contained(axes.take_front(i), axes[i]))
      return emitError() << "layout names axis '" << stringifyAxis(axes[i])
                         << "' twice";
  return success();
}

//===----------------------------------------------------------------------===//
// WindowAttr
//===----------------------------------------------------------------------===//

/// One side of a window: a number, or `*` for no bound.
static ParseResult parseBound(AsmParser &parser,
                              std::optional<int64_t> &bound) {
  if (succeeded(parser.parseOptionalStar()))
    return success();
  int64_t value;
  if (parser.parseInteger(value))
    return failure();
  bound = value;
  return success();
}

static void printBound(AsmPrinter &printer, std::optional<int64_t> bound) {
  if (bound)
    printer << *bound;
  else
    printer << '*';
}

Attribute WindowAttr::parse(AsmParser &parser, Type) {
  std::optional<int64_t> left, right;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parseBound(parser, left) || parser.parseComma() ||
      parseBound(parser, right) || parser.parseGreater())
    return {};
  return parser.getChecked<WindowAttr>(loc, parser.getContext(), left, right);
}

void WindowAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printBound(printer, getLeft());
  printer << ", ";
  printBound(printer, getRight());
  printer << '>';
}

LogicalResult
WindowAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                   std::optional<int64_t> left, std::optional<int64_t> right) {
  if (left && *left < 0)
    return emitError() << "window's left bound must be 0 or more, got "
                       << *left;
  if (right && *right < 0)
    return emitError() << "window's right bound must be 0 or more, got "
                       << *right;
  return success();
}

//===----------------------------------------------------------------------===//
// RegisterTileAttr
//===----------------------------------------------------------------------===//

LogicalResult
RegisterTileAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                         int64_t rows, int64_t lanes) {
  if (rows <= 0)
    return emitError() << "register tile's rows must be 1 or more, got "
                       << rows;
  if (lanes <= 0)
    return emitError() << "register tile's lanes must be 1 or more, got "
                       << lanes;
  return success();
}

//===----------------------------------------------------------------------===//
// ScheduleAttr
//===----------------------------------------------------------------------===//

LogicalResult
ScheduleAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                     int64_t queryTile, int64_t keyTile, LaneAxis,
                     int64_t registerRows, int64_t registerLanes) {
  std::pair<StringRef, int64_t> sizes[] = {{"query_tile", queryTile},
                                           {"key_tile", keyTile},
                                           {"register_rows", registerRows},
                                           {"register_lanes", registerLanes}};
  for (auto [name, size] : sizes)
    if (size <= 0)
      return emitError() << "schedule's " << name << " must be 1 or more, got "
                         << size;
  return success();
}

RegisterTileAttr ScheduleAttr::getRegisterTile() const {
  return RegisterTileAttr::get(getContext(), getRegisterRows(),
                               getRegisterLanes());
}
