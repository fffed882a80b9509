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
#include "llvm/ADT/StringExtras.h"
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

//===----------------------------------------------------------------------===//
// CollectiveAttr
//===----------------------------------------------------------------------===//

LogicalResult
CollectiveAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                       StringAttr, int64_t heads, int64_t queryTile,
                       int64_t keyTile, int64_t waves, int64_t rowLanes,
                       int64_t depthStage, int64_t keyStage, int64_t splits,
                       MmaScheduleAttr mma) {
  std::pair<StringRef, int64_t> sizes[] = {
      {"heads", heads},        {"query_tile", queryTile},
      {"key_tile", keyTile},   {"waves", waves},
      {"row_lanes", rowLanes}, {"depth_stage", depthStage},
      {"key_stage", keyStage}, {"splits", splits}};
  // Far above what a chip has, and so small that no product overflows.
  constexpr int64_t limit = 1 << 16;
  for (auto [name, size] : sizes)
    if (size < 1 || size > limit)
      return emitError() << "collective schedule's " << name << " must be 1 to "
                         << limit << ", got " << size;
  // Lanes and registers hold bits of positions. With a producer, keys may be
  // some of these several times, for no lane moves their tiles, and three
  // groups of waves have numbers that are some of those of four.
  bool hasProducer = mma && mma.getProducer();
  bool ofThree = hasProducer && waves % 3 == 0;
  for (auto [name, size] : ArrayRef(sizes).drop_back()) {
    if (hasProducer && (name == "key_tile" || name == "key_stage"))
      continue;
    bool inThree = ofThree && (name == "query_tile" || name == "waves");
    if (!llvm::isPowerOf2_64(inThree ? size / 3 : size))
      return emitError() << "collective schedule's " << name
                         << " must be a power of two"
                         << (inThree ? " times 3" : "") << ", got " << size;
  }
  if (ofThree && (queryTile % 3 != 0 || heads != 1))
    return emitError() << "collective schedule's three groups of waves have a "
                          "query_tile that is a multiple of 3, of 1 head, got "
                       << queryTile << " of " << heads;
  if (rowLanes > keyTile)
    return emitError() << "collective schedule's row_lanes must be key_tile or "
                          "less, got "
                       << rowLanes << " for a key_tile of " << keyTile;
  if (keyTile % keyStage != 0)
    return emitError() << "collective schedule's key_stage must divide its "
                          "key_tile, got "
                       << keyStage << " and " << keyTile;
  return success();
}

//===----------------------------------------------------------------------===//
// MmaScheduleAttr
//===----------------------------------------------------------------------===//

Attribute MmaScheduleAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  std::string atom;
  int64_t buffers = 0, waveGroups = 0, readAhead = 0, rescaleAbove = 0;
  auto parseNumber = [&](StringRef name, int64_t &number) -> ParseResult {
    return failure(parser.parseComma() || parser.parseKeyword(name) ||
                   parser.parseEqual() || parser.parseInteger(number));
  };
  if (parser.parseLess() || parser.parseKeyword("atom") ||
      parser.parseEqual() || parser.parseString(&atom) ||
      parseNumber("buffers", buffers) ||
      parseNumber("wave_groups", waveGroups) ||
      parseNumber("read_ahead", readAhead) ||
      parseNumber("rescale_above", rescaleAbove) || parser.parseComma() ||
      parser.parseKeyword("order") || parser.parseEqual())
    return {};
  FailureOr<IssueOrder> order = FieldParser<IssueOrder>::parse(parser);
  if (failed(order))
    return {};
  // Flags are there or not, in this order.
  bool flags[] = {false, false, false, false, false, false};
  StringRef names[] = {"priorities",     "transposed_reads", "direct_loads",
                       "queries_in_lds", "outputs_in_lds",   "producer"};
  unsigned next = 0;
  FailureOr<TileOrder> tiles = TileOrder::One;
  bool overlapTiles = false;
  while (succeeded(parser.parseOptionalComma())) {
    StringRef name;
    SMLoc flagLoc = parser.getCurrentLocation();
    if (parser.parseKeyword(&name))
      return {};
    if (name == "tiles") {
      if (parser.parseEqual() ||
          failed(tiles = FieldParser<TileOrder>::parse(parser)))
        return {};
      overlapTiles = succeeded(parser.parseOptionalComma());
      if (overlapTiles && parser.parseKeyword("overlap_tiles"))
        return {};
      break;
    }
    while (next < std::size(names) && names[next] != name)
      ++next;
    if (next == std::size(names)) {
      parser.emitError(flagLoc, "expected priorities, transposed_reads, "
                                "direct_loads, queries_in_lds, "
                                "outputs_in_lds, producer or tiles, in this "
                                "order, got ")
          << name;
      return {};
    }
    flags[next++] = true;
  }
  if (parser.parseGreater())
    return {};
  MLIRContext *context = parser.getContext();
  return parser.getChecked<MmaScheduleAttr>(
      loc, context, StringAttr::get(context, atom), buffers, waveGroups,
      readAhead, rescaleAbove, *order, flags[0], flags[1], flags[2], flags[3],
      flags[4], flags[5], *tiles, overlapTiles);
}

void MmaScheduleAttr::print(AsmPrinter &printer) const {
  printer << "<atom = " << getAtom() << ", buffers = " << getBuffers()
          << ", wave_groups = " << getWaveGroups()
          << ", read_ahead = " << getReadAhead()
          << ", rescale_above = " << getRescaleAbove()
          << ", order = " << stringifyIssueOrder(getOrder());
  if (getPriorities())
    printer << ", priorities";
  if (getTransposedReads())
    printer << ", transposed_reads";
  if (getDirectLoads())
    printer << ", direct_loads";
  if (getQueriesInLds())
    printer << ", queries_in_lds";
  if (getOutputsInLds())
    printer << ", outputs_in_lds";
  if (getProducer())
    printer << ", producer";
  if (getTiles() != TileOrder::One)
    printer << ", tiles = " << stringifyTileOrder(getTiles());
  if (getOverlapTiles())
    printer << ", overlap_tiles";
  printer << '>';
}

LogicalResult
MmaScheduleAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                        StringAttr, int64_t buffers, int64_t waveGroups,
                        int64_t readAhead, int64_t rescaleAbove, IssueOrder,
                        bool, bool, bool, bool, bool, bool producer,
                        TileOrder tiles, bool overlapTiles) {
  auto check = [&](StringRef name, int64_t value, int64_t least,
                   int64_t most) -> LogicalResult {
    if (value >= least && value <= most)
      return success();
    return emitError() << "mma schedule's " << name << " must be " << least
                       << " to " << most << ", got " << value;
  };
  // A workgroup of NVIDIA's chips has room for a producer and seven groups
  // more. Probabilities of f16 end at 2^15.
  if (failed(check("buffers", buffers, 1, 2)) ||
      failed(check("wave_groups", waveGroups, 1, producer ? 7 : 2)) ||
      failed(check("read_ahead", readAhead, 1, 16)) ||
      failed(check("rescale_above", rescaleAbove, 0, 15)))
    return failure();
  if (waveGroups > buffers && !producer)
    return emitError() << "mma schedule's wave_groups must be its buffers or "
                          "less, got "
                       << waveGroups << " and " << buffers;
  if (tiles != TileOrder::One && !producer)
    return emitError() << "mma schedule's tiles are one without a producer, "
                          "got "
                       << stringifyTileOrder(tiles);
  if (overlapTiles && tiles == TileOrder::One)
    return emitError() << "mma schedule's tiles overlap with several for each "
                          "workgroup, got tiles = one";
  return success();
}

//===----------------------------------------------------------------------===//
// LdsLayoutAttr
//===----------------------------------------------------------------------===//

/// Parses `[1, 2, 4]`.
static ParseResult parseList(AsmParser &parser, SmallVector<int64_t> &weights) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        return parser.parseInteger(weights.emplace_back());
      });
}

/// Parses `name = [1, 2, 4]`.
static ParseResult parseWeights(AsmParser &parser, StringRef name,
                                SmallVector<int64_t> &weights) {
  return failure(parser.parseKeyword(name) || parser.parseEqual() ||
                 parseList(parser, weights));
}

Attribute LdsLayoutAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> rows, columns, swizzle, columnSwizzle;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parseWeights(parser, "rows", rows) ||
      parser.parseComma() || parseWeights(parser, "columns", columns))
    return {};
  while (succeeded(parser.parseOptionalComma())) {
    bool isFirst = swizzle.empty() && columnSwizzle.empty();
    if (isFirst && succeeded(parser.parseOptionalKeyword("swizzle"))) {
      if (parser.parseEqual() || parseList(parser, swizzle))
        return {};
    } else if (parseWeights(parser, "column_swizzle", columnSwizzle)) {
      return {};
    } else {
      break;
    }
  }
  if (parser.parseGreater())
    return {};
  return parser.getChecked<LdsLayoutAttr>(loc, parser.getContext(), rows,
                                          columns, swizzle, columnSwizzle);
}

void LdsLayoutAttr::print(AsmPrinter &printer) const {
  auto weights = [&](StringRef name, ArrayRef<int64_t> values) {
    printer << name << " = [";
    llvm::interleaveComma(values, printer);
    printer << ']';
  };
  printer << '<';
  weights("rows", getRows());
  printer << ", ";
  weights("columns", getColumns());
  if (!getSwizzle().empty()) {
    printer << ", ";
    weights("swizzle", getSwizzle());
  }
  if (!getColumnSwizzle().empty()) {
    printer << ", ";
    weights("column_swizzle", getColumnSwizzle());
  }
  printer << '>';
}

LogicalResult
LdsLayoutAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                      ArrayRef<int64_t> rows, ArrayRef<int64_t> columns,
                      ArrayRef<int64_t> swizzle,
                      ArrayRef<int64_t> columnSwizzle) {
  // Addresses of LDS have 32 bits.
  constexpr int64_t maxWeight = std::numeric_limits<int32_t>::max();
  constexpr size_t maxBits = 31;
  for (ArrayRef<int64_t> weights : {rows, columns, swizzle, columnSwizzle}) {
    if (weights.size() > maxBits)
      return emitError() << "LDS layout has weights for " << weights.size()
                         << " bits, expected up to " << maxBits;
    for (int64_t weight : weights)
      if (weight < 0 || weight > maxWeight)
        return emitError() << "LDS layout's weights must be 0 to " << maxWeight
                           << ", got " << weight;
  }
  if (swizzle.size() > rows.size())
    return emitError() << "LDS layout has a swizzle of " << swizzle.size()
                       << " bits for rows of " << rows.size();
  if (columnSwizzle.size() > columns.size())
    return emitError() << "LDS layout has a column_swizzle of "
                       << columnSwizzle.size() << " bits for columns of "
                       << columns.size();
  return success();
}

attn::layout::MemoryLayout LdsLayoutAttr::getMemoryLayout() const {
  layout::MemoryLayout memory;
  memory.dims.resize(2);
  memory.dims[0].weights.assign(getRows());
  memory.dims[0].swizzle.assign(getSwizzle());
  memory.dims[1].weights.assign(getColumns());
  memory.dims[1].swizzle.assign(getColumnSwizzle());
  return memory;
}

int64_t LdsLayoutAttr::getByte(int64_t row, int64_t column) const {
  return getMemoryLayout().getByte({row, column});
}

int64_t LdsLayoutAttr::getBytes(int64_t rows, int64_t columns,
                                int64_t elementBytes) const {
  return getMemoryLayout().getBytes({rows, columns}, elementBytes);
}
