//===- AttnOps.cpp - Operations of the attn dialect -----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Assembly format and builders. Accessors are in AttnAccessors.cpp, the
// verifier in AttnVerifier.cpp, canonicalization in AttnCanonicalization.cpp.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace attn;

/// A layout as its letters alone.
static ParseResult parseLetters(OpAsmParser &parser, LayoutAttr &layout) {
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

static void printLetters(OpAsmPrinter &printer, Operation *,
                         LayoutAttr layout) {
  if (layout)
    printer << layout.getLetters();
}

#define GET_OP_CLASSES
#include "attn/Dialect/Attn/IR/AttnOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// The last `rank` letters of `letters`: operands of a lower rank leave out the
/// batch first, then the head.
static LayoutAttr getTrailingLayout(MLIRContext *context, StringRef letters,
                                    unsigned rank) {
  return *LayoutAttr::parseLetters(
      context, letters.take_back(std::min<size_t>(rank, letters.size())));
}

LayoutAttr AttentionOp::getDefaultLayout(MLIRContext *context, unsigned rank) {
  return getTrailingLayout(context, "bhsd", rank);
}
LayoutAttr AttentionOp::getDefaultPairLayout(MLIRContext *context,
                                             unsigned rank) {
  return getTrailingLayout(context, "bhqk", rank);
}
LayoutAttr AttentionOp::getDefaultRowLayout(MLIRContext *context,
                                            unsigned rank) {
  return getTrailingLayout(context, "bhs", rank);
}

static unsigned getRankOf(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() ? shaped.getRank() : 0;
}

//===----------------------------------------------------------------------===//
// Assembly format, shared by the ops
//===----------------------------------------------------------------------===//

namespace {
enum class LayoutKind { Sequence, Pair, Row };
} // namespace

static LayoutAttr getDefaultLayoutOf(LayoutKind kind, Type type) {
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

/// Parses `%value : type`.
static ParseResult parseTypedOperand(OpAsmParser &parser,
                                     OpAsmParser::UnresolvedOperand &operand,
                                     Type &type) {
  return failure(parser.parseOperand(operand) || parser.parseColon() ||
                 parser.parseType(type));
}

/// Parses the letters of a layout behind a comma, if there is one.
static ParseResult parseOptionalLayout(OpAsmParser &parser, LayoutKind kind,
                                       Type type, LayoutAttr &layout) {
  layout = getDefaultLayoutOf(kind, type);
  if (failed(parser.parseOptionalComma()))
    return success();
  return parseLetters(parser, layout);
}

static void printOptionalLayout(OpAsmPrinter &printer, LayoutKind kind,
                                Type type, LayoutAttr layout) {
  if (layout != getDefaultLayoutOf(kind, type))
    printer << ", " << layout.getLetters();
}

//===----------------------------------------------------------------------===//
// AttentionOp: assembly format
//===----------------------------------------------------------------------===//

namespace {
/// One operand of a clause, as parsed.
struct ParsedOperand {
  OpAsmParser::UnresolvedOperand operand;
  Type type;
};

constexpr StringLiteral requiredClauses[] = {"query", "key", "value", "outs"};

/// Parses the clauses of attn.attention in any order.
class AttentionParser {
public:
  AttentionParser(OpAsmParser &parser, OperationState &result)
      : parser(parser), result(result), builder(parser.getBuilder()) {}

  ParseResult parse();

private:
  ParseResult parseClause(StringRef name, SMLoc loc);
  /// Whether the op ends behind the clause `last`, and not at a word that is no
  /// clause.
  ParseResult checkEnd(StringRef last, ArrayRef<StringRef> known);
  ParseResult parseShaped(unsigned segment, LayoutKind kind,
                          StringRef layoutName);
  ParseResult parsePlain(unsigned segment);
  ParseResult parseIndexOrInteger(unsigned segment, Type type);
  ParseResult parseFloatAttr(StringRef name);
  ParseResult parseDiagonal();
  ParseResult parseDropout();
  ParseResult parseScore();

  OpAsmParser &parser;
  OperationState &result;
  Builder builder;
  SmallVector<ParsedOperand, 1> segments[14];
  llvm::StringSet<> seen;
};

/// Operand segments, in the order of the op's arguments.
enum Segment : unsigned {
  Query,
  Key,
  Value_,
  Bias,
  Mask,
  KeyLengths,
  PageTable,
  Sink,
  DiagonalOffset,
  DropoutSeed,
  DropoutOffset,
  Origin,
  Output,
  Lse
};
} // namespace

ParseResult AttentionParser::parseShaped(unsigned segment, LayoutKind kind,
                                         StringRef layoutName) {
  ParsedOperand parsed;
  LayoutAttr layout;
  if (parser.parseLParen() ||
      parseTypedOperand(parser, parsed.operand, parsed.type) ||
      parseOptionalLayout(parser, kind, parsed.type, layout) ||
      parser.parseRParen())
    return failure();
  segments[segment].push_back(parsed);
  result.addAttribute(layoutName, layout);
  return success();
}

ParseResult AttentionParser::parsePlain(unsigned segment) {
  ParsedOperand parsed;
  if (parser.parseLParen() ||
      parseTypedOperand(parser, parsed.operand, parsed.type) ||
      parser.parseRParen())
    return failure();
  segments[segment].push_back(parsed);
  return success();
}

ParseResult AttentionParser::parseIndexOrInteger(unsigned segment, Type type) {
  ParsedOperand parsed;
  parsed.type = type;
  if (parser.parseOperand(parsed.operand))
    return failure();
  segments[segment].push_back(parsed);
  return success();
}

ParseResult AttentionParser::parseFloatAttr(StringRef name) {
  FloatAttr attr;
  if (parser.parseLParen() ||
      parser.parseAttribute(attr, builder.getF64Type()) || parser.parseRParen())
    return failure();
  result.addAttribute(name, attr);
  return success();
}

ParseResult AttentionParser::parseDiagonal() {
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
      parseIndexOrInteger(DiagonalOffset, builder.getIndexType()))
    return failure();
  return parser.parseRParen();
}

ParseResult AttentionParser::parseDropout() {
  FloatAttr probability;
  if (parser.parseLParen() ||
      parser.parseAttribute(probability, builder.getF64Type()) ||
      parser.parseComma() ||
      parseIndexOrInteger(DropoutSeed, builder.getI64Type()) ||
      parser.parseComma() ||
      parseIndexOrInteger(DropoutOffset, builder.getI64Type()) ||
      parser.parseRParen())
    return failure();
  result.addAttribute("dropout", probability);
  return success();
}

ParseResult AttentionParser::parseScore() {
  SmallVector<OpAsmParser::Argument, 5> arguments;
  if (parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren,
                               /*allowType=*/true))
    return failure();
  Region *region = result.regions.front().get();
  return parser.parseRegion(*region, arguments);
}

ParseResult AttentionParser::parseClause(StringRef name, SMLoc loc) {
  if (!seen.insert(name).second)
    return parser.emitError(loc) << "clause '" << name << "' is given twice";
  if (name == "query")
    return parseShaped(Query, LayoutKind::Sequence, "queryLayout");
  if (name == "key")
    return parseShaped(Key, LayoutKind::Sequence, "keyLayout");
  if (name == "value")
    return parseShaped(Value_, LayoutKind::Sequence, "valueLayout");
  if (name == "bias")
    return parseShaped(Bias, LayoutKind::Pair, "biasLayout");
  if (name == "mask")
    return parseShaped(Mask, LayoutKind::Pair, "maskLayout");
  if (name == "outs")
    return parseShaped(Output, LayoutKind::Sequence, "outputLayout");
  if (name == "lse")
    return parseShaped(Lse, LayoutKind::Row, "lseLayout");
  if (name == "key_lengths")
    return parsePlain(KeyLengths);
  if (name == "page_table")
    return parsePlain(PageTable);
  if (name == "sink")
    return parsePlain(Sink);
  if (name == "scale" || name == "softcap")
    return parseFloatAttr(name);
  if (name == "causal") {
    result.addAttribute("causal", builder.getUnitAttr());
    return success();
  }
  if (name == "diagonal")
    return parseDiagonal();
  if (name == "window") {
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
  if (name == "dropout")
    return parseDropout();
  if (name == "origin") {
    SmallVector<OpAsmParser::UnresolvedOperand, 4> operands;
    if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren))
      return failure();
    for (OpAsmParser::UnresolvedOperand operand : operands)
      segments[Origin].push_back({operand, builder.getIndexType()});
    return success();
  }
  if (name == "schedule") {
    ScheduleAttr schedule;
    if (parser.parseCustomAttributeWithFallback(schedule))
      return failure();
    result.addAttribute("schedule", schedule);
    return success();
  }
  if (name == "collective") {
    CollectiveAttr collective;
    if (parser.parseCustomAttributeWithFallback(collective))
      return failure();
    result.addAttribute("collective", collective);
    return success();
  }
  if (name == "score")
    return parseScore();
  llvm_unreachable("parse() takes known clauses only");
}

ParseResult AttentionParser::checkEnd(StringRef last,
                                      ArrayRef<StringRef> known) {
  SMLoc loc = parser.getCurrentLocation();
  if (!last.empty() && succeeded(parser.parseOptionalLParen()))
    return parser.emitError(loc)
           << "clause '" << last << "' has no more in parentheses; the "
           << "diagonal, say, is a clause of its own: diagonal(bottom_right)";
  StringRef word, next;
  bool isComplete = llvm::all_of(
      requiredClauses, [&](StringRef name) { return seen.contains(name); });
  // The next operation begins with a word, too, but not like a clause.
  if (isComplete || failed(parser.parseOptionalKeyword(&word)) ||
      (failed(parser.parseOptionalLParen()) &&
       failed(parser.parseOptionalLess()) &&
       failed(parser.parseOptionalKeyword(&next, known))))
    return success();
  return parser.emitError(loc)
         << "attn.attention has no clause '" << word << "'; expected one of "
         << llvm::join(known, ", ");
}

ParseResult AttentionParser::parse() {
  result.addRegion();
  SMLoc start = parser.getCurrentLocation();
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  // Only known words are taken: the next operation begins with a word too.
  static constexpr StringLiteral clauses[] = {
      "query",       "key",        "value",    "bias",    "mask",
      "key_lengths", "page_table", "sink",     "scale",   "softcap",
      "causal",      "diagonal",   "window",   "dropout", "origin",
      "outs",        "lse",        "schedule", "score",   "collective",
      "attributes"};
  SmallVector<StringRef> known(std::begin(clauses), std::end(clauses));
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
  for (StringRef required : requiredClauses)
    if (!seen.contains(required))
      return parser.emitError(start)
             << "attn.attention needs the clause '" << required << "'";

  SmallVector<int32_t> sizes;
  for (auto &segment : segments) {
    sizes.push_back(segment.size());
    for (ParsedOperand &parsed : segment)
      if (parser.resolveOperand(parsed.operand, parsed.type, result.operands))
        return failure();
  }
  result.getOrAddProperties<AttentionOp::Properties>().operandSegmentSizes = {};
  llvm::copy(sizes, result.getOrAddProperties<AttentionOp::Properties>()
                        .operandSegmentSizes.begin());
  for (unsigned segment : {Output, Lse})
    for (ParsedOperand &parsed : segments[segment])
      if (isa<TensorType>(parsed.type))
        result.addTypes(parsed.type);
  return success();
}

ParseResult AttentionOp::parse(OpAsmParser &parser, OperationState &result) {
  return AttentionParser(parser, result).parse();
}

/// Prints a float as the shortest text that reads back as the same number.
static void printFloat(OpAsmPrinter &printer, FloatAttr attr) {
  printer.printAttributeWithoutType(attr);
}

void AttentionOp::print(OpAsmPrinter &printer) {
  auto clause = [&](StringRef name) -> OpAsmPrinter & {
    printer << ' ' << name;
    return printer;
  };
  auto shaped = [&](StringRef name, Value operand, LayoutKind kind,
                    LayoutAttr layout) {
    clause(name) << '(' << operand << " : " << operand.getType();
    printOptionalLayout(printer, kind, operand.getType(), layout);
    printer << ')';
  };
  shaped("query", getQuery(), LayoutKind::Sequence, getQueryLayout());
  shaped("key", getKey(), LayoutKind::Sequence, getKeyLayout());
  shaped("value", getValue(), LayoutKind::Sequence, getValueLayout());
  if (getBias())
    shaped("bias", getBias(), LayoutKind::Pair, getBiasLayoutAttr());
  if (getMask())
    shaped("mask", getMask(), LayoutKind::Pair, getMaskLayoutAttr());
  if (getKeyLengths())
    clause("key_lengths") << '(' << getKeyLengths() << " : "
                          << getKeyLengths().getType() << ')';
  if (getPageTable())
    clause("page_table") << '(' << getPageTable() << " : "
                         << getPageTable().getType() << ')';
  if (getSink())
    clause("sink") << '(' << getSink() << " : " << getSink().getType() << ')';
  if (FloatAttr scale = getScaleAttr()) {
    clause("scale") << '(';
    printFloat(printer, scale);
    printer << ')';
  }
  if (FloatAttr softcap = getSoftcapAttr()) {
    clause("softcap") << '(';
    printFloat(printer, softcap);
    printer << ')';
  }
  if (getCausal())
    clause("causal");
  if (getDiagonal() != Diagonal::TopLeft || getDiagonalOffset()) {
    clause("diagonal") << '(' << stringifyDiagonal(getDiagonal());
    if (getDiagonalOffset())
      printer << ", " << getDiagonalOffset();
    printer << ')';
  }
  if (WindowAttr window = getWindowAttr()) {
    auto bound = [&](std::optional<int64_t> value) {
      if (value)
        printer << *value;
      else
        printer << '*';
    };
    clause("window") << '(';
    bound(window.getLeft());
    printer << ", ";
    bound(window.getRight());
    printer << ')';
  }
  if (FloatAttr dropout = getDropoutAttr()) {
    clause("dropout") << '(';
    printFloat(printer, dropout);
    printer << ", " << getDropoutSeed() << ", " << getDropoutOffset() << ')';
  }
  if (!getOrigin().empty())
    clause("origin") << '(' << getOrigin() << ')';
  shaped("outs", getOutput(), LayoutKind::Sequence, getOutputLayout());
  if (getLse())
    shaped("lse", getLse(), LayoutKind::Row, getLseLayoutAttr());
  if (ScheduleAttr schedule = getScheduleAttr()) {
    clause("schedule");
    // In place, also where other ops name the schedule by an alias.
    schedule.print(printer);
  }
  if (CollectiveAttr collective = getCollectiveAttr()) {
    clause("collective");
    collective.print(printer);
  }
  if (hasScoreRegion()) {
    clause("score") << '(';
    llvm::interleaveComma(
        getScore().getArguments(), printer,
        [&](BlockArgument argument) { printer.printRegionArgument(argument); });
    printer << ") ";
    printer.printRegion(getScore(), /*printEntryBlockArgs=*/false);
  }
  SmallVector<StringRef> elided(getAttributeNames());
  elided.push_back("operandSegmentSizes");
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(), elided);
}

//===----------------------------------------------------------------------===//
// AttentionOp: builders and interfaces
//===----------------------------------------------------------------------===//

void AttentionOp::build(OpBuilder &builder, OperationState &state, Value query,
                        Value key, Value value, Value output) {
  auto layout = [&](Value operand) {
    return getDefaultLayout(builder.getContext(), getRankOf(operand.getType()));
  };
  state.addOperands({query, key, value, output});
  Properties &properties = state.getOrAddProperties<Properties>();
  properties.operandSegmentSizes = {1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0};
  properties.queryLayout = layout(query);
  properties.keyLayout = layout(key);
  properties.valueLayout = layout(value);
  properties.outputLayout = layout(output);
  properties.diagonal =
      DiagonalAttr::get(builder.getContext(), Diagonal::TopLeft);
  if (isa<RankedTensorType>(output.getType()))
    state.addTypes(output.getType());
  state.addRegion();
}

MutableOperandRange AttentionOp::getDpsInitsMutable() {
  // The output and the log-sum-exp are the last operands.
  unsigned count = getLse() ? 2 : 1;
  return MutableOperandRange(*this, getNumOperands() - count, count);
}

/// Reads and writes of a destination-style op on memrefs; none on tensors.
static void getDestinationStyleEffects(
    DestinationStyleOpInterface op,
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  for (OpOperand *input : op.getDpsInputOperands())
    if (isa<MemRefType>(input->get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), input,
                           SideEffects::DefaultResource::get());
  for (OpOperand &init : op.getDpsInitsMutable())
    if (isa<MemRefType>(init.get().getType()))
      effects.emplace_back(MemoryEffects::Write::get(), &init,
                           SideEffects::DefaultResource::get());
}

/// The shapes of the results are those of the inits.
static LogicalResult
reifyShapesOfInits(OpBuilder &builder, DestinationStyleOpInterface op,
                   ReifiedRankedShapedTypeDims &reifiedReturnShapes) {
  for (OpOperand &init : op.getDpsInitsMutable())
    if (isa<TensorType>(init.get().getType()))
      reifiedReturnShapes.push_back(
          tensor::getMixedSizes(builder, op.getLoc(), init.get()));
  return success();
}

void AttentionOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  getDestinationStyleEffects(*this, effects);
}

LogicalResult AttentionOp::reifyResultShapes(
    OpBuilder &builder, ReifiedRankedShapedTypeDims &reifiedReturnShapes) {
  return reifyShapesOfInits(builder, *this, reifiedReturnShapes);
}

//===----------------------------------------------------------------------===//
// MergeOp
//===----------------------------------------------------------------------===//

ParseResult MergeOp::parse(OpAsmParser &parser, OperationState &result) {
  // lhs(%o : t[, layout], %lse : t[, layout]) rhs(...) outs(...)
  SmallVector<ParsedOperand, 6> operands;
  LayoutAttr layout, lseLayout;
  for (StringRef name : {"lhs", "rhs", "outs"}) {
    ParsedOperand output, lse;
    if (parser.parseKeyword(name) || parser.parseLParen() ||
        parseTypedOperand(parser, output.operand, output.type) ||
        parser.parseComma())
      return failure();
    operands.push_back(output);
    layout = getDefaultLayoutOf(LayoutKind::Sequence, output.type);
    if (parseTypedOperand(parser, lse.operand, lse.type) ||
        parser.parseRParen())
      return failure();
    operands.push_back(lse);
    lseLayout = getDefaultLayoutOf(LayoutKind::Row, lse.type);
  }
  if (succeeded(parser.parseOptionalKeyword("layout"))) {
    StringRef first, second;
    SMLoc loc;
    if (parser.parseLParen() || (loc = parser.getCurrentLocation(), false) ||
        parser.parseKeyword(&first) || parser.parseComma() ||
        parser.parseKeyword(&second) || parser.parseRParen())
      return failure();
    auto parsed = LayoutAttr::parseLetters(parser.getContext(), first);
    auto parsedLse = LayoutAttr::parseLetters(parser.getContext(), second);
    if (!parsed || !parsedLse)
      return parser.emitError(loc)
             << "layout '" << (parsed ? second : first)
             << "' must be letters out of 'bhsd', each at most once";
    layout = *parsed;
    lseLayout = *parsedLse;
  }
  result.addAttribute("layout", layout);
  result.addAttribute("lseLayout", lseLayout);
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  for (ParsedOperand &parsed : operands)
    if (parser.resolveOperand(parsed.operand, parsed.type, result.operands))
      return failure();
  for (const ParsedOperand &parsed : ArrayRef(operands).take_back(2))
    if (isa<TensorType>(parsed.type))
      result.addTypes(parsed.type);
  return success();
}

void MergeOp::print(OpAsmPrinter &printer) {
  auto clause = [&](StringRef name, Value output, Value lse) {
    printer << ' ' << name << '(' << output << " : " << output.getType() << ", "
            << lse << " : " << lse.getType() << ')';
  };
  clause("lhs", getLhs(), getLhsLse());
  clause("rhs", getRhs(), getRhsLse());
  clause("outs", getOutput(), getLse());
  if (getLayout() !=
          getDefaultLayoutOf(LayoutKind::Sequence, getOutput().getType()) ||
      getLseLayout() != getDefaultLayoutOf(LayoutKind::Row, getLse().getType()))
    printer << " layout(" << getLayout().getLetters() << ", "
            << getLseLayout().getLetters() << ')';
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(),
                                           getAttributeNames());
}

MutableOperandRange MergeOp::getDpsInitsMutable() {
  return MutableOperandRange(*this, getNumOperands() - 2, 2);
}

void MergeOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  getDestinationStyleEffects(*this, effects);
}

LogicalResult
MergeOp::reifyResultShapes(OpBuilder &builder,
                           ReifiedRankedShapedTypeDims &reifiedReturnShapes) {
  return reifyShapesOfInits(builder, *this, reifiedReturnShapes);
}

//===----------------------------------------------------------------------===//
// MergeSplitsOp
//===----------------------------------------------------------------------===//

MutableOperandRange MergeSplitsOp::getDpsInitsMutable() {
  unsigned count = getLse() ? 2 : 1;
  return MutableOperandRange(*this, getNumOperands() - count, count);
}

void MergeSplitsOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  getDestinationStyleEffects(*this, effects);
}

LogicalResult MergeSplitsOp::reifyResultShapes(
    OpBuilder &builder, ReifiedRankedShapedTypeDims &reifiedReturnShapes) {
  return reifyShapesOfInits(builder, *this, reifiedReturnShapes);
}
