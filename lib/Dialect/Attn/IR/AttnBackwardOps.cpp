//===- AttnBackwardOps.cpp - Gradients of attention -----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Assembly format, builders and accessors of attn.attention_backward. What it
// derives from a score region is in AttnScoreDerivative.cpp.

#include "AttnClauses.h"
#include "AttnDestinations.h"
#include "AttnScoreDerivative.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace attn;
using namespace attn::detail;

//===----------------------------------------------------------------------===//
// Assembly format
//===----------------------------------------------------------------------===//

namespace {
/// Operand segments, in the order of the op's arguments.
enum Segment : unsigned {
  Query,
  Key,
  Value_,
  Output,
  OutputGradient,
  Lse,
  LseGradient,
  Bias,
  Mask,
  KeyLengths,
  Sink,
  DiagonalOffset,
  DropoutSeed,
  DropoutOffset,
  Origin,
  QueryGradient,
  KeyGradient,
  ValueGradient,
  BiasGradient,
  SinkGradient,
  NumSegments
};

constexpr ShapedClause shapedClauses[] = {
    {"query", Query, ClauseUse::Required, LayoutKind::Sequence, "queryLayout"},
    {"key", Key, ClauseUse::Required, LayoutKind::Sequence, "keyLayout"},
    {"value", Value_, ClauseUse::Required, LayoutKind::Sequence, "valueLayout"},
    {"output", Output, ClauseUse::Required, LayoutKind::Sequence,
     "outputLayout"},
    {"output_gradient", OutputGradient, ClauseUse::Required,
     LayoutKind::Sequence, "outputGradientLayout"},
    {"lse", Lse, ClauseUse::Required, LayoutKind::Row, "lseLayout"},
    {"lse_gradient", LseGradient, ClauseUse::Optional, LayoutKind::Row,
     "lseGradientLayout"},
    {"bias", Bias, ClauseUse::Optional, LayoutKind::Pair, "biasLayout"},
    {"mask", Mask, ClauseUse::Optional, LayoutKind::Pair, "maskLayout"},
    {"key_lengths", KeyLengths, ClauseUse::Optional},
    {"sink", Sink, ClauseUse::Optional},
    {"query_gradient", QueryGradient, ClauseUse::Init, LayoutKind::Sequence,
     "queryGradientLayout"},
    {"key_gradient", KeyGradient, ClauseUse::Init, LayoutKind::Sequence,
     "keyGradientLayout"},
    {"value_gradient", ValueGradient, ClauseUse::Init, LayoutKind::Sequence,
     "valueGradientLayout"},
    {"bias_gradient", BiasGradient, ClauseUse::OptionalInit, LayoutKind::Pair,
     "biasGradientLayout"},
    {"sink_gradient", SinkGradient, ClauseUse::OptionalInit}};

constexpr StringLiteral clauseWords[] = {"query",
                                         "key",
                                         "value",
                                         "output",
                                         "output_gradient",
                                         "lse",
                                         "lse_gradient",
                                         "bias",
                                         "mask",
                                         "key_lengths",
                                         "sink",
                                         "scale",
                                         "softcap",
                                         "causal",
                                         "diagonal",
                                         "window",
                                         "dropout",
                                         "origin",
                                         "query_gradient",
                                         "key_gradient",
                                         "value_gradient",
                                         "bias_gradient",
                                         "sink_gradient",
                                         "schedule",
                                         "score",
                                         "derivative",
                                         "attributes"};

constexpr StringLiteral regionClauses[] = {"score", "derivative"};

const ClauseSyntax syntax = {"attn.attention_backward",
                             clauseWords,
                             shapedClauses,
                             regionClauses,
                             NumSegments,
                             DiagonalOffset,
                             DropoutSeed,
                             DropoutOffset,
                             Origin};
} // namespace

ParseResult AttentionBackwardOp::parse(OpAsmParser &parser,
                                       OperationState &result) {
  SmallVector<int32_t> sizes;
  if (parseClauses(parser, result, syntax, sizes))
    return failure();
  llvm::copy(
      sizes,
      result.getOrAddProperties<Properties>().operandSegmentSizes.begin());
  return success();
}

void AttentionBackwardOp::print(OpAsmPrinter &printer) {
  ClausePrinter clauses(printer);
  auto printSequence = [&](StringRef name, Value operand, LayoutAttr layout) {
    clauses.printShaped(name, operand, LayoutKind::Sequence, layout);
  };
  printSequence("query", getQuery(), getQueryLayout());
  printSequence("key", getKey(), getKeyLayout());
  printSequence("value", getValue(), getValueLayout());
  printSequence("output", getOutput(), getOutputLayout());
  printSequence("output_gradient", getOutputGradient(),
                getOutputGradientLayout());
  clauses.printShaped("lse", getLse(), LayoutKind::Row, getLseLayout());
  clauses.printShaped("lse_gradient", getLseGradient(), LayoutKind::Row,
                      getLseGradientLayoutAttr());
  clauses.printShaped("bias", getBias(), LayoutKind::Pair, getBiasLayoutAttr());
  clauses.printShaped("mask", getMask(), LayoutKind::Pair, getMaskLayoutAttr());
  clauses.printPlain("key_lengths", getKeyLengths());
  clauses.printPlain("sink", getSink());
  clauses.printScoreOptions(*this);
  printSequence("query_gradient", getQueryGradient(), getQueryGradientLayout());
  printSequence("key_gradient", getKeyGradient(), getKeyGradientLayout());
  printSequence("value_gradient", getValueGradient(), getValueGradientLayout());
  clauses.printShaped("bias_gradient", getBiasGradient(), LayoutKind::Pair,
                      getBiasGradientLayoutAttr());
  clauses.printPlain("sink_gradient", getSinkGradient());
  clauses.printSchedule(getScheduleAttr());
  clauses.printRegion("score", getScore());
  clauses.printRegion("derivative", getDerivative());
  clauses.printOtherAttributes(*this, getAttributeNames());
}

//===----------------------------------------------------------------------===//
// Builders and interfaces
//===----------------------------------------------------------------------===//

void AttentionBackwardOp::build(OpBuilder &builder, OperationState &state,
                                Value query, Value key, Value value,
                                Value output, Value outputGradient, Value lse,
                                Value queryGradient, Value keyGradient,
                                Value valueGradient) {
  auto layout = [](Value operand) {
    return getDefaultLayoutOf(LayoutKind::Sequence, operand.getType());
  };
  Properties &properties = state.getOrAddProperties<Properties>();
  properties.operandSegmentSizes.fill(0);
  Value operands[] = {query,          key, value,         output,
                      outputGradient, lse, queryGradient, keyGradient,
                      valueGradient};
  Segment segments[] = {Query,          Key, Value_,        Output,
                        OutputGradient, Lse, QueryGradient, KeyGradient,
                        ValueGradient};
  for (auto [operand, segment] : llvm::zip_equal(operands, segments)) {
    state.addOperands(operand);
    properties.operandSegmentSizes[segment] = 1;
    if (segment >= QueryGradient && isa<RankedTensorType>(operand.getType()))
      state.addTypes(operand.getType());
  }
  properties.queryLayout = layout(query);
  properties.keyLayout = layout(key);
  properties.valueLayout = layout(value);
  properties.outputLayout = layout(output);
  properties.outputGradientLayout = layout(outputGradient);
  properties.lseLayout = getDefaultLayoutOf(LayoutKind::Row, lse.getType());
  properties.queryGradientLayout = layout(queryGradient);
  properties.keyGradientLayout = layout(keyGradient);
  properties.valueGradientLayout = layout(valueGradient);
  properties.diagonal =
      DiagonalAttr::get(builder.getContext(), Diagonal::TopLeft);
  state.addRegion();
  state.addRegion();
}

MutableOperandRange AttentionBackwardOp::getDpsInitsMutable() {
  // The gradients are the last operands.
  unsigned count =
      3 + (getBiasGradient() ? 1 : 0) + (getSinkGradient() ? 1 : 0);
  return MutableOperandRange(*this, getNumOperands() - count, count);
}

void AttentionBackwardOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  getDestinationStyleEffects(*this, effects);
}

LogicalResult AttentionBackwardOp::reifyResultShapes(
    OpBuilder &builder, ReifiedRankedShapedTypeDims &reifiedReturnShapes) {
  return reifyShapesOfInits(builder, *this, reifiedReturnShapes);
}

//===----------------------------------------------------------------------===//
// The forward op
//===----------------------------------------------------------------------===//

AttentionOp AttentionBackwardOp::buildForward(OpBuilder &builder) {
  AttentionOp::Properties properties;
  SmallVector<Value> operands;
  SmallVector<int32_t> sizes;
  auto add = [&](ValueRange segment) {
    llvm::append_range(operands, segment);
    sizes.push_back(segment.size());
  };
  auto addOptional = [&](Value operand) {
    add(operand ? ValueRange(operand) : ValueRange());
  };
  add(getQuery());
  add(getKey());
  add(getValue());
  addOptional(getBias());
  addOptional(getMask());
  addOptional(getKeyLengths());
  addOptional(Value()); // page_table
  addOptional(getSink());
  addOptional(getDiagonalOffset());
  addOptional(getDropoutSeed());
  addOptional(getDropoutOffset());
  add(getOrigin());
  add(getOutput());
  addOptional(Value()); // lse
  llvm::copy(sizes, properties.operandSegmentSizes.begin());
  properties.queryLayout = getQueryLayout();
  properties.keyLayout = getKeyLayout();
  properties.valueLayout = getValueLayout();
  properties.biasLayout = getBiasLayoutAttr();
  properties.maskLayout = getMaskLayoutAttr();
  properties.outputLayout = getOutputLayout();
  properties.scale = getScaleAttr();
  properties.softcap = getSoftcapAttr();
  properties.causal = getCausalAttr();
  properties.diagonal = getDiagonalAttr();
  properties.window = getWindowAttr();
  properties.dropout = getDropoutAttr();
  properties.schedule = getScheduleAttr();
  SmallVector<Type> types;
  if (isOnTensors())
    types.push_back(getOutput().getType());
  auto forward =
      AttentionOp::create(builder, getLoc(), types, operands, properties);
  IRMapping mapping;
  getScore().cloneInto(&forward.getScore(), mapping);
  return forward;
}

Value AttentionBackwardOp::buildScoreDerivative(OpBuilder &builder,
                                                Location loc, Value score,
                                                ValueRange positions) {
  if (!hasDerivative())
    return attn::detail::buildScoreDerivative(builder, loc, getScore(), score,
                                              positions);
  Block &body = getDerivative().front();
  IRMapping mapping;
  mapping.map(body.getArgument(0), score);
  mapping.map(body.getArguments().drop_front(), positions);
  for (Operation &inner : body.without_terminator())
    builder.clone(inner, mapping);
  return mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
}
