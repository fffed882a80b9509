//===- AttnOps.cpp - Operations of the attn dialect -----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Assembly format and builders. Clauses are parsed and printed in
// AttnClauses.cpp; accessors are in AttnAccessors.cpp, the verifier in
// AttnVerifier.cpp, canonicalization in AttnCanonicalization.cpp.

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "AttnClauses.h"
#include "AttnDestinations.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace attn;
using namespace attn::detail;

/// What `custom<Letters>` of the assembly formats calls.
static ParseResult parseLetters(OpAsmParser &parser, LayoutAttr &layout) {
  return parseLayoutLetters(parser, layout);
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

//===----------------------------------------------------------------------===//
// AttentionOp: assembly format
//===----------------------------------------------------------------------===//

namespace {
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
  Lse,
  NumSegments
};

constexpr ShapedClause shapedClauses[] = {
    {"query", Query, ClauseUse::Required, LayoutKind::Sequence, "queryLayout"},
    {"key", Key, ClauseUse::Required, LayoutKind::Sequence, "keyLayout"},
    {"value", Value_, ClauseUse::Required, LayoutKind::Sequence, "valueLayout"},
    {"bias", Bias, ClauseUse::Optional, LayoutKind::Pair, "biasLayout"},
    {"mask", Mask, ClauseUse::Optional, LayoutKind::Pair, "maskLayout"},
    {"key_lengths", KeyLengths, ClauseUse::Optional},
    {"page_table", PageTable, ClauseUse::Optional},
    {"sink", Sink, ClauseUse::Optional},
    {"outs", Output, ClauseUse::Init, LayoutKind::Sequence, "outputLayout"},
    {"lse", Lse, ClauseUse::OptionalInit, LayoutKind::Row, "lseLayout"}};

constexpr StringLiteral clauseWords[] = {
    "query",      "key",        "value",     "bias",    "mask",   "key_lengths",
    "page_table", "sink",       "scale",     "softcap", "causal", "diagonal",
    "window",     "dropout",    "origin",    "outs",    "lse",    "schedule",
    "score",      "collective", "attributes"};

constexpr StringLiteral regionClauses[] = {"score"};

const ClauseSyntax syntax = {"attn.attention", clauseWords,   shapedClauses,
                             regionClauses,    NumSegments,   DiagonalOffset,
                             DropoutSeed,      DropoutOffset, Origin};
} // namespace

ParseResult AttentionOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<int32_t> sizes;
  if (parseClauses(parser, result, syntax, sizes))
    return failure();
  llvm::copy(
      sizes,
      result.getOrAddProperties<Properties>().operandSegmentSizes.begin());
  return success();
}

void AttentionOp::print(OpAsmPrinter &printer) {
  ClausePrinter clauses(printer);
  clauses.printShaped("query", getQuery(), LayoutKind::Sequence,
                      getQueryLayout());
  clauses.printShaped("key", getKey(), LayoutKind::Sequence, getKeyLayout());
  clauses.printShaped("value", getValue(), LayoutKind::Sequence,
                      getValueLayout());
  clauses.printShaped("bias", getBias(), LayoutKind::Pair, getBiasLayoutAttr());
  clauses.printShaped("mask", getMask(), LayoutKind::Pair, getMaskLayoutAttr());
  clauses.printPlain("key_lengths", getKeyLengths());
  clauses.printPlain("page_table", getPageTable());
  clauses.printPlain("sink", getSink());
  clauses.printScoreOptions(*this);
  clauses.printShaped("outs", getOutput(), LayoutKind::Sequence,
                      getOutputLayout());
  clauses.printShaped("lse", getLse(), LayoutKind::Row, getLseLayoutAttr());
  clauses.printSchedule(getScheduleAttr());
  clauses.printCollective(getCollectiveAttr());
  clauses.printRegion("score", getScore());
  clauses.printOtherAttributes(*this, getAttributeNames());
}

//===----------------------------------------------------------------------===//
// AttentionOp: builders and interfaces
//===----------------------------------------------------------------------===//

void AttentionOp::build(OpBuilder &builder, OperationState &state, Value query,
                        Value key, Value value, Value output) {
  auto layout = [&](Value operand) {
    return getDefaultLayoutOf(LayoutKind::Sequence, operand.getType());
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
