//===- AttnVerifier.cpp - Verifiers of the attn dialect -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The constraints of docs/Semantics.md. Each message ends with the clause that
// it checks, and each has a case in test/Dialect/Attn/invalid.mlir. Later
// checks rely on earlier ones: extents are read only after ranks are known to
// agree with layouts.

#include "AttnScoreDerivative.h"
#include "AttnScoreVerifier.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"

using namespace mlir;
using namespace attn;
using namespace attn::detail;

namespace {
/// Extents that agree.
struct AgreeingAxes {
  const NamedOperand &operand, &reference;
  Axis axis;
};
} // namespace

/// The extents of operands that are there agree.
static LogicalResult verifyAllAgree(Operation *op, ArrayRef<AgreeingAxes> pairs,
                                    StringRef clause) {
  for (const AgreeingAxes &pair : pairs)
    if (pair.operand.value &&
        failed(
            verifyAgree(op, pair.operand, pair.reference, pair.axis, clause)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// AttentionOp
//===----------------------------------------------------------------------===//

namespace {
/// The checks of attn.attention, in an order in which each may rely on those
/// before.
class AttentionVerifier : ScoreVerifier {
public:
  explicit AttentionVerifier(AttentionOp op)
      : ScoreVerifier(op), attention(op),
        pageTable{"page_table", op.getPageTable(), {}},
        output{"outs", op.getOutput(), op.getOutputLayout()},
        lse{"lse", op.getLse(), op.getLseLayoutAttr()} {
    for (const NamedOperand &operand : {pageTable, output, lse})
      if (operand.value)
        operands.push_back(operand);
  }
  LogicalResult verify();

private:
  LogicalResult verifyLayouts();
  LogicalResult verifyElementTypes();
  LogicalResult verifyExtents();
  LogicalResult verifyPages();

  AttentionOp attention;
  NamedOperand pageTable, output, lse;
};
} // namespace

LogicalResult AttentionVerifier::verifyLayouts() {
  if (failed(verifyLayoutIsThere(op, lse, "attention-c2")) ||
      failed(verifyInputLayouts()) ||
      failed(verifyLayout(op, output, "bhsd", "sd", "attention-c2")))
    return failure();
  return lse.value ? verifyLayout(op, lse, "bhs", "s", "attention-c2")
                   : success();
}

LogicalResult AttentionVerifier::verifyElementTypes() {
  if (failed(verifyInputTypes()))
    return failure();
  if (pageTable.value && !pageTable.getElementType().isSignlessInteger(32))
    return op->emitOpError()
           << "page_table's element type must be i32, got "
           << pageTable.getElementType() << " (attention-c19)";
  if (failed(verifyStoredType(op, output, query.getElementType(),
                              "attention-c10")))
    return failure();
  if (lse.value && lse.getElementType() != getCompute())
    return op->emitOpError()
           << "lse's element type must be " << getCompute() << ", got "
           << lse.getElementType() << " (attention-c10)";
  return success();
}

/// Keys and values in pages: `b` of their layouts is the page, `s` the slot.
LogicalResult AttentionVerifier::verifyPages() {
  if (pageTable.getType().getRank() != 2)
    return op->emitOpError()
           << "page_table's rank must be 2, got "
           << pageTable.getType().getRank() << " (attention-c19)";
  int64_t rows = pageTable.getType().getDimSize(0);
  if (!agree(rows, query.getExtent(Axis::Batch)))
    return op->emitOpError()
           << "page_table's first extent is " << rows
           << " but query's batch is " << query.getExtent(Axis::Batch)
           << " (attention-c19)";
  for (const NamedOperand &operand : {key, value}) {
    if (!operand.layout.getDim(Axis::Batch))
      return op->emitOpError()
             << operand.name << "'s layout '" << operand.layout.getLetters()
             << "' lacks axis 'b', the pages of page_table (attention-c19)";
    int64_t size = operand.getExtent(Axis::Sequence);
    if (ShapedType::isDynamic(size) || size < 1)
      return op->emitOpError()
             << operand.name << "'s page size, its length, must be known and "
             << "at least 1 with a page_table (attention-c19)";
  }
  return verifyAgree(op, value, key, Axis::Batch, "attention-c19");
}

LogicalResult AttentionVerifier::verifyExtents() {
  if (pageTable.value && failed(verifyPages()))
    return failure();
  // The pages of a pool are nothing that query has.
  const NamedOperand &batches = pageTable.value ? key : query;
  AgreeingAxes pairs[] = {
      {key, batches, Axis::Batch},     {value, batches, Axis::Batch},
      {output, query, Axis::Batch},    {lse, query, Axis::Batch},
      {value, key, Axis::Head},        {output, query, Axis::Head},
      {lse, query, Axis::Head},        {value, key, Axis::Sequence},
      {output, query, Axis::Sequence}, {lse, query, Axis::Sequence},
      {key, query, Axis::Depth},       {output, value, Axis::Depth}};
  if (failed(verifyAllAgree(op, pairs, "attention-c4")))
    return failure();
  return verifyInputExtents(attention.getKeyLength());
}

LogicalResult AttentionVerifier::verify() {
  // attention-c18 is checked where a window is made.
  if (failed(verifyKinds(op, operands, "attention-c1")) ||
      failed(verifyLayouts()) || failed(verifyElementTypes()) ||
      failed(verifyExtents()) || failed(verifyNumbers()))
    return failure();
  SmallVector<NamedOperand, 2> inits = {output};
  if (lse.value)
    inits.push_back(lse);
  return verifyResults(op, inits, "attention-c17");
}

LogicalResult AttentionOp::verify() {
  return AttentionVerifier(*this).verify();
}

LogicalResult AttentionOp::verifyRegions() {
  if (!hasScoreRegion())
    return success();
  return verifyScoreRegion(*this, getScore(), "score", getComputeType(),
                           "attention-c16");
}

//===----------------------------------------------------------------------===//
// AttentionBackwardOp
//===----------------------------------------------------------------------===//

namespace {
/// The checks of attn.attention_backward, in an order in which each may rely on
/// those before.
class BackwardVerifier : ScoreVerifier {
public:
  explicit BackwardVerifier(AttentionBackwardOp op)
      : ScoreVerifier(op),
        output{"output", op.getOutput(), op.getOutputLayout()},
        outputGradient{"output_gradient", op.getOutputGradient(),
                       op.getOutputGradientLayout()},
        lse{"lse", op.getLse(), op.getLseLayout()},
        lseGradient{"lse_gradient", op.getLseGradient(),
                    op.getLseGradientLayoutAttr()},
        queryGradient{"query_gradient", op.getQueryGradient(),
                      op.getQueryGradientLayout()},
        keyGradient{"key_gradient", op.getKeyGradient(),
                    op.getKeyGradientLayout()},
        valueGradient{"value_gradient", op.getValueGradient(),
                      op.getValueGradientLayout()},
        biasGradient{"bias_gradient", op.getBiasGradient(),
                     op.getBiasGradientLayoutAttr()},
        sinkGradient{"sink_gradient", op.getSinkGradient(), {}} {
    for (const NamedOperand &operand :
         {output, outputGradient, lse, lseGradient, queryGradient, keyGradient,
          valueGradient, biasGradient, sinkGradient})
      if (operand.value)
        operands.push_back(operand);
  }
  LogicalResult verify();

private:
  LogicalResult verifyLayouts();
  LogicalResult verifyElementTypes();
  LogicalResult verifyExtents();

  NamedOperand output, outputGradient, lse, lseGradient, queryGradient,
      keyGradient, valueGradient, biasGradient, sinkGradient;
};
} // namespace

LogicalResult BackwardVerifier::verifyLayouts() {
  constexpr StringLiteral clause = "attention_backward-c2";
  // What has no operand has no gradient.
  for (auto [gradient, operand] :
       {std::pair(&biasGradient, &bias), std::pair(&sinkGradient, &sink)})
    if (gradient->value && !operand->value)
      return op->emitOpError() << gradient->name << " needs a " << operand->name
                               << ", of which there is none (" << clause << ")";
  for (const NamedOperand &operand : {lseGradient, biasGradient})
    if (failed(verifyLayoutIsThere(op, operand, clause)))
      return failure();
  if (failed(verifyInputLayouts()))
    return failure();
  for (const NamedOperand &operand :
       {output, outputGradient, queryGradient, keyGradient, valueGradient})
    if (failed(verifyLayout(op, operand, "bhsd", "sd", clause)))
      return failure();
  for (const NamedOperand &operand : {lse, lseGradient})
    if (operand.value && failed(verifyLayout(op, operand, "bhs", "s", clause)))
      return failure();
  return biasGradient.value ? verifyLayout(op, biasGradient, "bhqk", "", clause)
                            : success();
}

LogicalResult BackwardVerifier::verifyElementTypes() {
  constexpr StringLiteral clause = "attention_backward-c3";
  if (failed(verifyInputTypes()))
    return failure();
  for (const NamedOperand &operand :
       {output, outputGradient, queryGradient, keyGradient, valueGradient})
    if (failed(verifyStoredType(op, operand, query.getElementType(), clause)))
      return failure();
  Type compute = getCompute();
  for (const NamedOperand &operand : {lse, lseGradient, sinkGradient})
    if (operand.value && operand.getElementType() != compute)
      return op->emitOpError()
             << operand.name << "'s element type must be " << compute
             << ", got " << operand.getElementType() << " (" << clause << ")";
  if (!biasGradient.value || biasGradient.getElementType() == compute)
    return success();
  // Hosts have no instruction that rounds f64 to 16 bits.
  Type biasType = bias.getElementType();
  bool mayBeOfBias = !compute.isF64() || biasType.getIntOrFloatBitWidth() > 16;
  if (!mayBeOfBias || biasGradient.getElementType() != biasType) {
    InFlightDiagnostic diagnostic =
        op->emitOpError() << "bias_gradient's element type must be " << compute;
    if (mayBeOfBias)
      diagnostic << " or bias's " << biasType;
    return diagnostic << ", got " << biasGradient.getElementType() << " ("
                      << clause << ")";
  }
  return success();
}

LogicalResult BackwardVerifier::verifyExtents() {
  constexpr StringLiteral clause = "attention_backward-c4";
  AgreeingAxes inputs[] = {{key, query, Axis::Batch},
                           {value, query, Axis::Batch},
                           {value, key, Axis::Head},
                           {value, key, Axis::Sequence},
                           {key, query, Axis::Depth}};
  if (failed(verifyAllAgree(op, inputs, "attention-c4")))
    return failure();
  AgreeingAxes pairs[] = {{output, query, Axis::Batch},
                          {output, query, Axis::Head},
                          {output, query, Axis::Sequence},
                          {output, value, Axis::Depth},
                          {outputGradient, query, Axis::Batch},
                          {outputGradient, query, Axis::Head},
                          {outputGradient, query, Axis::Sequence},
                          {outputGradient, value, Axis::Depth},
                          {lse, query, Axis::Batch},
                          {lse, query, Axis::Head},
                          {lse, query, Axis::Sequence},
                          {lseGradient, query, Axis::Batch},
                          {lseGradient, query, Axis::Head},
                          {lseGradient, query, Axis::Sequence},
                          {queryGradient, query, Axis::Batch},
                          {queryGradient, query, Axis::Head},
                          {queryGradient, query, Axis::Sequence},
                          {queryGradient, query, Axis::Depth},
                          {keyGradient, key, Axis::Batch},
                          {keyGradient, key, Axis::Head},
                          {keyGradient, key, Axis::Sequence},
                          {keyGradient, key, Axis::Depth},
                          {valueGradient, value, Axis::Batch},
                          {valueGradient, value, Axis::Head},
                          {valueGradient, value, Axis::Sequence},
                          {valueGradient, value, Axis::Depth}};
  if (failed(verifyAllAgree(op, pairs, clause)) ||
      failed(verifyInputExtents(key.getExtent(Axis::Sequence))))
    return failure();
  // What bias is broadcast along, its gradient is summed along.
  for (Axis axis : {Axis::Batch, Axis::Head, Axis::Query, Axis::Key})
    if (biasGradient.value &&
        failed(verifyAgree(op, biasGradient, bias, axis, clause)))
      return failure();
  return verifyVector(sinkGradient, query, Axis::Head, clause);
}

LogicalResult BackwardVerifier::verify() {
  if (failed(verifyKinds(op, operands, "attention_backward-c1")) ||
      failed(verifyLayouts()) || failed(verifyElementTypes()) ||
      failed(verifyExtents()) || failed(verifyNumbers()))
    return failure();
  SmallVector<NamedOperand, 5> inits;
  for (const NamedOperand &gradient :
       {queryGradient, keyGradient, valueGradient, biasGradient, sinkGradient})
    if (gradient.value)
      inits.push_back(gradient);
  return verifyResults(op, inits, "attention_backward-c5");
}

LogicalResult AttentionBackwardOp::verify() {
  return BackwardVerifier(*this).verify();
}

LogicalResult AttentionBackwardOp::verifyRegions() {
  constexpr StringLiteral clause = "attention_backward-c6";
  if (!hasScoreRegion()) {
    if (hasDerivative())
      return emitOpError() << "has a derivative region without a score region ("
                           << clause << ")";
    return success();
  }
  if (failed(verifyScoreRegion(*this, getScore(), "score", getComputeType(),
                               "attention-c16")))
    return failure();
  if (hasDerivative())
    return verifyScoreRegion(*this, getDerivative(), "derivative",
                             getComputeType(), clause);
  if (Operation *unknown = findOpWithoutDerivative(getScore()))
    return unknown->emitOpError()
           << "in a score region has no derivative that is known; expected one "
              "of "
           << getDifferentiableOps() << ", or a derivative region (" << clause
           << ")";
  return success();
}

//===----------------------------------------------------------------------===//
// MergeOp
//===----------------------------------------------------------------------===//

LogicalResult MergeOp::verify() {
  NamedOperand lhs{"lhs", getLhs(), getLayout()};
  NamedOperand lhsLse{"lhs's lse", getLhsLse(), getLseLayout()};
  NamedOperand rhs{"rhs", getRhs(), getLayout()};
  NamedOperand rhsLse{"rhs's lse", getRhsLse(), getLseLayout()};
  NamedOperand output{"outs", getOutput(), getLayout()};
  NamedOperand lse{"outs's lse", getLse(), getLseLayout()};

  if (failed(verifyKinds(*this, {lhs, lhsLse, rhs, rhsLse, output, lse},
                         "merge-c1")))
    return failure();
  for (const NamedOperand &operand : {lhs, rhs, output})
    if (failed(verifyLayout(*this, operand, "bhsd", "sd", "merge-c2")))
      return failure();
  for (const NamedOperand &operand : {lhsLse, rhsLse, lse})
    if (failed(verifyLayout(*this, operand, "bhs", "s", "merge-c2")))
      return failure();

  Type element = lhs.getElementType();
  if (!isFloatOfUpTo64Bits(element))
    return emitOpError()
           << "lhs's element type must be f16, bf16, f32 or f64, got "
           << element << " (merge-c3)";
  if (rhs.getElementType() != element)
    return emitOpError() << "rhs's element type is " << rhs.getElementType()
                         << " but lhs's element type is " << element
                         << " (merge-c3)";
  if (!isFloatOfUpTo64Bits(output.getElementType()) ||
      output.getElementType().isF64() != element.isF64())
    return emitOpError() << "outs's element type must be "
                         << (element.isF64() ? "f64" : "f16, bf16 or f32")
                         << ", got " << output.getElementType()
                         << " (merge-c3)";
  Type compute = getComputeTypeFor(element);
  for (const NamedOperand &operand : {lhsLse, rhsLse, lse})
    if (operand.getElementType() != compute)
      return emitOpError() << operand.name << "'s element type must be "
                           << compute << ", got " << operand.getElementType()
                           << " (merge-c4)";

  for (const NamedOperand &operand : {lhsLse, rhs, rhsLse, output, lse})
    for (Axis axis : {Axis::Batch, Axis::Head, Axis::Sequence})
      if (failed(verifyAgree(*this, operand, lhs, axis, "merge-c5")))
        return failure();
  for (const NamedOperand &operand : {rhs, output})
    if (failed(verifyAgree(*this, operand, lhs, Axis::Depth, "merge-c5")))
      return failure();
  return verifyResults(*this, {output, lse}, "merge-c6");
}

//===----------------------------------------------------------------------===//
// MergeSplitsOp
//===----------------------------------------------------------------------===//

LogicalResult MergeSplitsOp::verify() {
  auto letters = [&](StringRef axes) {
    return *LayoutAttr::parseLetters(getContext(), axes);
  };
  NamedOperand parts{"parts", getParts(), letters("bhsd"), /*leading=*/1};
  NamedOperand partsLse{"parts's lse", getPartsLse(), letters("bhs"),
                        /*leading=*/1};
  NamedOperand sink{"sink", getSink(), letters("h")};
  NamedOperand output{"outs", getOutput(), getLayout()};
  NamedOperand lse{"lse", getLse(), getLseLayoutAttr()};

  SmallVector<NamedOperand> operands;
  for (const NamedOperand &operand : {parts, partsLse, sink, output, lse})
    if (operand.value)
      operands.push_back(operand);
  if (failed(verifyKinds(*this, operands, "merge_splits-c1")))
    return failure();

  for (const NamedOperand &operand : {parts, partsLse, sink}) {
    int64_t rank = operand.layout.getRank() + operand.leading;
    if (operand.value && operand.getType().getRank() != rank)
      return emitOpError() << operand.name << "'s rank must be " << rank
                           << ", got " << operand.getType().getRank()
                           << " (merge_splits-c2)";
  }
  if (failed(verifyLayout(*this, output, "bhsd", "sd", "merge_splits-c2")))
    return failure();
  if (lse.value &&
      failed(verifyLayout(*this, lse, "bhs", "s", "merge_splits-c2")))
    return failure();

  Type compute = parts.getElementType();
  if (!compute.isF32() && !compute.isF64())
    return emitOpError() << "parts's element type must be f32 or f64, got "
                         << compute << " (merge_splits-c3)";
  for (const NamedOperand &operand : {partsLse, sink, lse})
    if (operand.value && operand.getElementType() != compute)
      return emitOpError() << operand.name << "'s element type must be "
                           << compute << ", got " << operand.getElementType()
                           << " (merge_splits-c3)";
  if (!isFloatOfUpTo64Bits(output.getElementType()) ||
      output.getElementType().isF64() != compute.isF64())
    return emitOpError() << "outs's element type must be "
                         << (compute.isF64() ? "f64" : "f16, bf16 or f32")
                         << ", got " << output.getElementType()
                         << " (merge_splits-c3)";

  int64_t numParts = getNumParts();
  if (ShapedType::isDynamic(numParts) || numParts < 1)
    return emitOpError() << "number of parts must be static and at least 1 "
                            "(merge_splits-c4)";
  if (partsLse.getType().getDimSize(0) != numParts)
    return emitOpError() << "parts are " << numParts << " but parts's lse has "
                         << partsLse.getType().getDimSize(0)
                         << " (merge_splits-c4)";
  for (const NamedOperand &operand : {partsLse, output, lse})
    for (Axis axis : {Axis::Batch, Axis::Head, Axis::Sequence})
      if (operand.value &&
          failed(verifyAgree(*this, operand, parts, axis, "merge_splits-c5")))
        return failure();
  if (failed(verifyAgree(*this, output, parts, Axis::Depth, "merge_splits-c5")))
    return failure();
  if (sink.value &&
      failed(verifyAgree(*this, sink, parts, Axis::Head, "merge_splits-c5")))
    return failure();
  SmallVector<NamedOperand, 2> inits = {output};
  if (lse.value)
    inits.push_back(lse);
  return verifyResults(*this, inits, "merge_splits-c6");
}
