//===- AttnClauses.cpp - Syntax of operations of clauses ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttnClauses.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace attn;
using namespace attn::detail;

ParseResult attn::detail::parseLayoutLetters(OpAsmParser &parser,
                                             LayoutAttr &layout) {
  StringRef letters;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&letters))
    return failure();
  std::optional<LayoutAttr> parsed =
      LayoutAttr::parseLetters(parser.getContext(), letters);
  if (!parsed)
    return parser.emitError(loc)
           << "layout '" << letters
           << "' must be letters out of 'bhsdqk', each at most once";
  layout = *parsed;
  return success();
}

static unsigned getRankOf(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() ? shaped.getRank() : 0;
}

LayoutAttr attn::detail::getDefaultLayoutOf(LayoutKind kind, Type type) {
  MLIRContext *context = type.getContext();
  unsigned rank = getRankOf(type);
  switch (kind) {
  case LayoutKind::Sequence:
    return AttentionOp::getDefaultLayout(context, rank);
  case LayoutKind::Pair:
    return AttentionOp::getDefaultPairLayout(context, rank);
  case LayoutKind::Row:
    return AttentionOp::getDefaultRowLayout(context, rank);
  }
  llvm_unreachable("unknown layout kind");
}

ParseResult attn::detail::parseTypedOperand(
    OpAsmParser &parser, OpAsmParser::UnresolvedOperand &operand, Type &type) {
  return failure(parser.parseOperand(operand) || parser.parseColon() ||
                 parser.parseType(type));
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

namespace {
/// Parses the clauses of an op in any order.
class ClauseParser {
public:
  ClauseParser(OpAsmParser &parser, OperationState &result,
               const ClauseSyntax &syntax)
      : parser(parser), result(result), syntax(syntax),
        builder(parser.getBuilder()), segments(syntax.numSegments) {}

  ParseResult parse(SmallVectorImpl<int32_t> &segmentSizes);

private:
  ParseResult parseClause(StringRef name, SMLoc loc);
  /// Whether the op ends behind the clause `last`, and not at a word that is no
  /// clause.
  ParseResult checkEnd(StringRef last, ArrayRef<StringRef> known);
  ParseResult parseShaped(const ShapedClause &clause);
  ParseResult parseIndexOrInteger(unsigned segment, Type type);
  ParseResult parseFloatAttr(StringRef name);
  ParseResult parseDiagonal();
  ParseResult parseWindow(SMLoc loc);
  ParseResult parseDropout();
  ParseResult parseOrigin();
  ParseResult parseRegion(unsigned number);
  template <typename AttrTy> ParseResult parseHint(StringRef name) {
    AttrTy attr;
    if (parser.parseCustomAttributeWithFallback(attr))
      return failure();
    result.addAttribute(name, attr);
    return success();
  }

  OpAsmParser &parser;
  OperationState &result;
  const ClauseSyntax &syntax;
  Builder builder;
  SmallVector<SmallVector<ParsedOperand, 1>, 20> segments;
  llvm::StringSet<> seen;
};
} // namespace

ParseResult ClauseParser::parseShaped(const ShapedClause &clause) {
  ParsedOperand parsed;
  if (parser.parseLParen() ||
      parseTypedOperand(parser, parsed.operand, parsed.type))
    return failure();
  if (clause.layout) {
    LayoutAttr layout = getDefaultLayoutOf(*clause.layout, parsed.type);
    if (succeeded(parser.parseOptionalComma()) &&
        parseLayoutLetters(parser, layout))
      return failure();
    result.addAttribute(clause.layoutName, layout);
  }
  segments[clause.segment].push_back(parsed);
  return parser.parseRParen();
}

ParseResult ClauseParser::parseIndexOrInteger(unsigned segment, Type type) {
  ParsedOperand parsed;
  parsed.type = type;
  if (parser.parseOperand(parsed.operand))
    return failure();
  segments[segment].push_back(parsed);
  return success();
}

ParseResult ClauseParser::parseFloatAttr(StringRef name) {
  FloatAttr attr;
  if (parser.parseLParen() ||
      parser.parseAttribute(attr, builder.getF64Type()) || parser.parseRParen())
    return failure();
  result.addAttribute(name, attr);
  return success();
}

ParseResult ClauseParser::parseDiagonal() {
  StringRef keyword;
  SMLoc loc;
  if (parser.parseLParen() || (loc = parser.getCurrentLocation(), false) ||
      parser.parseKeyword(&keyword))
    return failure();
  std::optional<Diagonal> diagonal = symbolizeDiagonal(keyword);
  if (!diagonal)
    return parser.emitError(loc)
           << "expected 'top_left' or 'bottom_right', got '" << keyword << "'";
  result.addAttribute("diagonal",
                      DiagonalAttr::get(parser.getContext(), *diagonal));
  if (succeeded(parser.parseOptionalComma()) &&
      parseIndexOrInteger(syntax.diagonalOffset, builder.getIndexType()))
    return failure();
  return parser.parseRParen();
}

ParseResult ClauseParser::parseDropout() {
  FloatAttr probability;
  if (parser.parseLParen() ||
      parser.parseAttribute(probability, builder.getF64Type()) ||
      parser.parseComma() ||
      parseIndexOrInteger(syntax.dropoutSeed, builder.getI64Type()) ||
      parser.parseComma() ||
      parseIndexOrInteger(syntax.dropoutOffset, builder.getI64Type()) ||
      parser.parseRParen())
    return failure();
  result.addAttribute("dropout", probability);
  return success();
}

ParseResult ClauseParser::parseWindow(SMLoc loc) {
  std::optional<int64_t> left, right;
  auto parseBound = [&](std::optional<int64_t> &bound) -> ParseResult {
    int64_t value;
    if (succeeded(parser.parseOptionalStar()))
      return success();
    if (parser.parseInteger(value))
      return failure();
    bound = value;
    return success();
  };
  if (parser.parseLParen() || parseBound(left) || parser.parseComma() ||
      parseBound(right) || parser.parseRParen())
    return failure();
  auto window =
      parser.getChecked<WindowAttr>(loc, parser.getContext(), left, right);
  if (!window)
    return failure();
  result.addAttribute("window", window);
  return success();
}

ParseResult ClauseParser::parseOrigin() {
  SmallVector<OpAsmParser::UnresolvedOperand, 4> operands;
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren))
    return failure();
  for (OpAsmParser::UnresolvedOperand operand : operands)
    segments[syntax.origin].push_back({operand, builder.getIndexType()});
  return success();
}

ParseResult ClauseParser::parseRegion(unsigned number) {
  SmallVector<OpAsmParser::Argument, 5> arguments;
  if (parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren,
                               /*allowType=*/true))
    return failure();
  return parser.parseRegion(*result.regions[number], arguments);
}

ParseResult ClauseParser::parseClause(StringRef name, SMLoc loc) {
  if (!seen.insert(name).second)
    return parser.emitError(loc) << "clause '" << name << "' is given twice";
  for (const ShapedClause &clause : syntax.shaped)
    if (name == clause.name)
      return parseShaped(clause);
  for (auto [number, region] : llvm::enumerate(syntax.regions))
    if (name == region)
      return parseRegion(number);
  if (name == "scale" || name == "softcap")
    return parseFloatAttr(name);
  if (name == "causal") {
    result.addAttribute(name, builder.getUnitAttr());
    return success();
  }
  if (name == "diagonal")
    return parseDiagonal();
  if (name == "window")
    return parseWindow(loc);
  if (name == "dropout")
    return parseDropout();
  if (name == "origin")
    return parseOrigin();
  if (name == "schedule")
    return parseHint<ScheduleAttr>(name);
  if (name == "collective")
    return parseHint<CollectiveAttr>(name);
  llvm_unreachable("parse() takes known clauses only");
}

static bool isRequired(const ShapedClause &clause) {
  return clause.use == ClauseUse::Required || clause.use == ClauseUse::Init;
}

ParseResult ClauseParser::checkEnd(StringRef last, ArrayRef<StringRef> known) {
  SMLoc loc = parser.getCurrentLocation();
  if (!last.empty() && succeeded(parser.parseOptionalLParen()))
    return parser.emitError(loc)
           << "clause '" << last << "' has no more in parentheses; the "
           << "diagonal, say, is a clause of its own: diagonal(bottom_right)";
  StringRef word, next;
  bool isComplete =
      llvm::all_of(syntax.shaped, [&](const ShapedClause &clause) {
        return !isRequired(clause) || seen.contains(clause.name);
      });
  // The next operation begins with a word, too, but not like a clause.
  if (isComplete || failed(parser.parseOptionalKeyword(&word)) ||
      (failed(parser.parseOptionalLParen()) &&
       failed(parser.parseOptionalLess()) &&
       failed(parser.parseOptionalKeyword(&next, known))))
    return success();
  return parser.emitError(loc)
         << syntax.opName << " has no clause '" << word << "'; expected one of "
         << llvm::join(known, ", ");
}

ParseResult ClauseParser::parse(SmallVectorImpl<int32_t> &segmentSizes) {
  for (unsigned region = 0; region < syntax.regions.size(); ++region)
    result.addRegion();
  SMLoc start = parser.getCurrentLocation();
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  // Only known words are taken: the next operation begins with a word too.
  SmallVector<StringRef> known(syntax.words.begin(), syntax.words.end());
  StringRef last;
  while (succeeded(parser.parseOptionalKeyword(&keyword, known))) {
    last = keyword;
    if (keyword == "attributes") {
      if (parser.parseOptionalAttrDict(result.attributes))
        return failure();
      break;
    }
    if (parseClause(keyword, loc))
      return failure();
    loc = parser.getCurrentLocation();
  }
  if (checkEnd(last, known))
    return failure();
  for (const ShapedClause &clause : syntax.shaped)
    if (isRequired(clause) && !seen.contains(clause.name))
      return parser.emitError(start)
             << syntax.opName << " needs the clause '" << clause.name << "'";

  for (const auto &segment : segments) {
    segmentSizes.push_back(segment.size());
    for (const ParsedOperand &parsed : segment)
      if (parser.resolveOperand(parsed.operand, parsed.type, result.operands))
        return failure();
  }
  for (const ShapedClause &clause : syntax.shaped)
    if (clause.use == ClauseUse::Init || clause.use == ClauseUse::OptionalInit)
      for (const ParsedOperand &parsed : segments[clause.segment])
        if (isa<TensorType>(parsed.type))
          result.addTypes(parsed.type);
  return success();
}

ParseResult attn::detail::parseClauses(OpAsmParser &parser,
                                       OperationState &result,
                                       const ClauseSyntax &syntax,
                                       SmallVectorImpl<int32_t> &segmentSizes) {
  return ClauseParser(parser, result, syntax).parse(segmentSizes);
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

void ClausePrinter::printShaped(StringRef name, Value operand, LayoutKind kind,
                                LayoutAttr layout) {
  if (!operand)
    return;
  begin(name) << '(' << operand << " : " << operand.getType();
  if (layout != getDefaultLayoutOf(kind, operand.getType()))
    printer << ", " << layout.getLetters();
  printer << ')';
}

void ClausePrinter::printPlain(StringRef name, Value operand) {
  if (operand)
    begin(name) << '(' << operand << " : " << operand.getType() << ')';
}

/// Prints a float as the shortest text that reads back as the same number.
static void printFloat(OpAsmPrinter &printer, FloatAttr attr) {
  printer.printAttributeWithoutType(attr);
}

void ClausePrinter::printNumber(StringRef name, FloatAttr attr) {
  if (!attr)
    return;
  begin(name) << '(';
  printFloat(printer, attr);
  printer << ')';
}

void ClausePrinter::printFlag(StringRef name, bool isSet) {
  if (isSet)
    begin(name);
}

void ClausePrinter::printDiagonal(Diagonal diagonal, Value offset) {
  if (diagonal == Diagonal::TopLeft && !offset)
    return;
  begin("diagonal") << '(' << stringifyDiagonal(diagonal);
  if (offset)
    printer << ", " << offset;
  printer << ')';
}

void ClausePrinter::printWindow(WindowAttr window) {
  if (!window)
    return;
  auto printBound = [&](std::optional<int64_t> value) {
    if (value)
      printer << *value;
    else
      printer << '*';
  };
  begin("window") << '(';
  printBound(window.getLeft());
  printer << ", ";
  printBound(window.getRight());
  printer << ')';
}

void ClausePrinter::printDropout(FloatAttr rate, Value seed, Value offset) {
  if (!rate)
    return;
  begin("dropout") << '(';
  printFloat(printer, rate);
  printer << ", " << seed << ", " << offset << ')';
}

void ClausePrinter::printOrigin(ValueRange origin) {
  if (!origin.empty())
    begin("origin") << '(' << origin << ')';
}

void ClausePrinter::printSchedule(ScheduleAttr schedule) {
  if (!schedule)
    return;
  begin("schedule");
  // In place, also where other ops name the schedule by an alias.
  schedule.print(printer);
}

void ClausePrinter::printCollective(CollectiveAttr collective) {
  if (!collective)
    return;
  begin("collective");
  collective.print(printer);
}

void ClausePrinter::printRegion(StringRef name, Region &region) {
  if (region.empty())
    return;
  begin(name) << '(';
  llvm::interleaveComma(
      region.getArguments(), printer,
      [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") ";
  printer.printRegion(region, /*printEntryBlockArgs=*/false);
}

void ClausePrinter::printOtherAttributes(Operation *op,
                                         ArrayRef<StringRef> names) {
  SmallVector<StringRef> elided(names);
  elided.push_back("operandSegmentSizes");
  printer.printOptionalAttrDictWithKeyword(op->getAttrs(), elided);
}
