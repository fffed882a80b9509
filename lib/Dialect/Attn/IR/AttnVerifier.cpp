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

#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/IR/TypeUtilities.h"

#include <cmath>

using namespace mlir;
using namespace attn;

namespace {
/// A shaped operand and what messages call it.
struct NamedOperand {
  StringRef name;
  Value value;
  LayoutAttr layout;
  /// Dimensions before those that the layout names.
  unsigned leading = 0;

  Type getElementType() const { return getElementTypeOrSelf(value.getType()); }
  ShapedType getType() const { return cast<ShapedType>(value.getType()); }
  /// An axis that the layout leaves out has extent one.
  int64_t getExtent(Axis axis) const {
    std::optional<unsigned> dim = layout.getDim(axis);
    return dim ? getType().getDimSize(leading + *dim) : 1;
  }
};
} // namespace

/// What messages call an axis.
static StringRef getAxisName(Axis axis) {
  switch (axis) {
  case Axis::Batch:
    return "batch";
  case Axis::Head:
    return "heads";
  case Axis::Sequence:
    return "length";
  case Axis::Depth:
    return "depth";
  case Axis::Query:
    return "query length";
  case Axis::Key:
    return "key length";
  }
  llvm_unreachable("unknown axis");
}

/// Equal, or not known to differ.
static bool agree(int64_t lhs, int64_t rhs) {
  return lhs == rhs || ShapedType::isDynamic(lhs) || ShapedType::isDynamic(rhs);
}

static bool isFloatOfUpTo64Bits(Type type) {
  return type.isF16() || type.isBF16() || type.isF32() || type.isF64();
}

/// The compute type for an element type.
static Type getComputeTypeFor(Type element) {
  return element.isF64() ? element : Float32Type::get(element.getContext());
}

/// All operands are ranked tensors, or all are ranked memrefs.
static LogicalResult verifyKinds(Operation *op, ArrayRef<NamedOperand> operands,
                                 StringRef clause) {
  for (const NamedOperand &operand : operands) {
    Type type = operand.value.getType();
    if (!isa<RankedTensorType, MemRefType>(type))
      return op->emitOpError()
             << operand.name << " must be a ranked tensor or memref, got "
             << type << " (" << clause << ")";
    if (isa<MemRefType>(type) !=
        isa<MemRefType>(operands.front().value.getType()))
      return op->emitOpError()
             << "operands must be all tensors or all memrefs, but "
             << operands.front().name << " is a "
             << (isa<MemRefType>(type) ? "tensor" : "memref") << " and "
             << operand.name << " is " << type << " (" << clause << ")";
  }
  return success();
}

/// The layout has a letter for each dimension, out of `legal`, and those in
/// `required`.
static LogicalResult verifyLayout(Operation *op, const NamedOperand &operand,
                                  StringRef legal, StringRef required,
                                  StringRef clause) {
  std::string letters = operand.layout.getLetters();
  if (letters.empty())
    return op->emitOpError()
           << operand.name << " must have at least one dimension, got "
           << operand.value.getType() << " (" << clause << ")";
  int64_t rank = operand.getType().getRank();
  if (rank != static_cast<int64_t>(letters.size()))
    return op->emitOpError() << operand.name << "'s rank is " << rank
                             << " but its layout '" << letters << "' names "
                             << letters.size() << " axes (" << clause << ")";
  for (char letter : letters)
    if (!legal.contains(letter))
      return op->emitOpError()
             << operand.name << "'s layout '" << letters << "' names axis '"
             << letter << "', expected letters out of '" << legal << "' ("
             << clause << ")";
  for (char letter : required)
    if (!StringRef(letters).contains(letter))
      return op->emitOpError()
             << operand.name << "'s layout '" << letters << "' lacks axis '"
             << letter << "' (" << clause << ")";
  return success();
}

/// The extents of `axis` agree.
static LogicalResult verifyAgree(Operation *op, const NamedOperand &operand,
                                 const NamedOperand &reference, Axis axis,
                                 StringRef clause) {
  int64_t extent = operand.getExtent(axis);
  int64_t expected = reference.getExtent(axis);
  if (agree(extent, expected))
    return success();
  return op->emitOpError() << operand.name << "'s " << getAxisName(axis)
                           << " is " << extent << " but " << reference.name
                           << "'s " << getAxisName(axis) << " is " << expected
                           << " (" << clause << ")";
}

/// On tensors one result for each destination, of its type; on memrefs none.
static LogicalResult verifyResults(Operation *op, ArrayRef<NamedOperand> inits,
                                   StringRef clause) {
  bool isOnTensors = isa<RankedTensorType>(inits.front().value.getType());
  size_t expected = isOnTensors ? inits.size() : 0;
  if (op->getNumResults() != expected)
    return op->emitOpError()
           << "must have " << expected << " results for " << inits.size()
           << (isOnTensors ? " tensor" : " memref") << " destinations, got "
           << op->getNumResults() << " (" << clause << ")";
  for (auto [init, result] : llvm::zip(inits, op->getResults()))
    if (init.value.getType() != result.getType())
      return op->emitOpError()
             << "result for " << init.name << " is " << result.getType()
             << " but " << init.name << " is " << init.value.getType() << " ("
             << clause << ")";
  return success();
}

//===----------------------------------------------------------------------===//
// AttentionOp
//===----------------------------------------------------------------------===//

namespace {
/// The checks of attn.attention, in an order in which each may rely on those
/// before.
class AttentionVerifier {
public:
  explicit AttentionVerifier(AttentionOp op);
  LogicalResult verify();

private:
  LogicalResult verifyLayouts();
  LogicalResult verifyElementTypes();
  LogicalResult verifyExtents();
  LogicalResult verifyVector(const NamedOperand &operand,
                             const NamedOperand &reference, Axis axis,
                             StringRef clause);
  LogicalResult verifyPages();
  LogicalResult verifyNumbers();

  AttentionOp op;
  NamedOperand query, key, value, bias, mask, keyLengths, pageTable, sink,
      output, lse;
  /// Those of the above that are there.
  SmallVector<NamedOperand> operands;
};
} // namespace

AttentionVerifier::AttentionVerifier(AttentionOp op)
    : op(op), query{"query", op.getQuery(), op.getQueryLayout()},
      key{"key", op.getKey(), op.getKeyLayout()},
      value{"value", op.getValue(), op.getValueLayout()},
      bias{"bias", op.getBias(), op.getBiasLayoutAttr()},
      mask{"mask", op.getMask(), op.getMaskLayoutAttr()},
      keyLengths{"key_lengths", op.getKeyLengths(), {}},
      pageTable{"page_table", op.getPageTable(), {}},
      sink{"sink", op.getSink(), {}},
      output{"outs", op.getOutput(), op.getOutputLayout()},
      lse{"lse", op.getLse(), op.getLseLayoutAttr()} {
  for (const NamedOperand &operand : {query, key, value, bias, mask, keyLengths,
                                      pageTable, sink, output, lse})
    if (operand.value)
      operands.push_back(operand);
}

LogicalResult AttentionVerifier::verifyLayouts() {
  for (const NamedOperand &operand : {bias, mask, lse})
    if (static_cast<bool>(operand.value) != static_cast<bool>(operand.layout))
      return op.emitOpError()
             << operand.name << "'s layout must be there exactly if "
             << operand.name << " is (attention-c2)";
  for (const NamedOperand &operand : {query, key, value, output})
    if (failed(verifyLayout(op, operand, "bhsd", "sd", "attention-c2")))
      return failure();
  for (const NamedOperand &operand : {bias, mask})
    if (operand.value &&
        failed(verifyLayout(op, operand, "bhqk", "", "attention-c2")))
      return failure();
  if (lse.value && failed(verifyLayout(op, lse, "bhs", "s", "attention-c2")))
    return failure();
  return success();
}

LogicalResult AttentionVerifier::verifyElementTypes() {
  Type element = query.getElementType();
  if (!isFloatOfUpTo64Bits(element))
    return op.emitOpError()
           << "query's element type must be f16, bf16, f32 or f64, got "
           << element << " (attention-c3)";
  for (const NamedOperand &operand : {key, value})
    if (operand.getElementType() != element)
      return op.emitOpError()
             << operand.name << "'s element type is "
             << operand.getElementType() << " but query's element type is "
             << element << " (attention-c3)";

  Type compute = getComputeTypeFor(element);
  if (bias.value) {
    Type type = bias.getElementType();
    if (!isFloatOfUpTo64Bits(type) || (type.isF64() && !compute.isF64()))
      return op.emitOpError()
             << "bias's element type must be f16, bf16, f32, or f64 with f64 "
                "operands, got "
             << type << " (attention-c7)";
  }
  if (mask.value && !mask.getElementType().isInteger(1))
    return op.emitOpError() << "mask's element type must be i1, got "
                            << mask.getElementType() << " (attention-c7)";
  if (keyLengths.value && !keyLengths.getElementType().isSignlessInteger(32) &&
      !keyLengths.getElementType().isSignlessInteger(64))
    return op.emitOpError()
           << "key_lengths's element type must be i32 or i64, got "
           << keyLengths.getElementType() << " (attention-c8)";
  if (pageTable.value && !pageTable.getElementType().isSignlessInteger(32))
    return op.emitOpError() << "page_table's element type must be i32, got "
                            << pageTable.getElementType() << " (attention-c19)";
  if (sink.value && sink.getElementType() != compute)
    return op.emitOpError()
           << "sink's element type must be " << compute << ", got "
           << sink.getElementType() << " (attention-c9)";
  if (output.getElementType() != element &&
      output.getElementType() != compute) {
    InFlightDiagnostic diagnostic =
        op.emitOpError() << "outs's element type is " << output.getElementType()
                         << " but query's element type is " << element
                         << ", expected " << element;
    if (element != compute)
      diagnostic << " or " << compute;
    return diagnostic << " (attention-c10)";
  }
  if (lse.value && lse.getElementType() != compute)
    return op.emitOpError()
           << "lse's element type must be " << compute << ", got "
           << lse.getElementType() << " (attention-c10)";
  return success();
}

LogicalResult AttentionVerifier::verifyVector(const NamedOperand &operand,
                                              const NamedOperand &reference,
                                              Axis axis, StringRef clause) {
  if (!operand.value)
    return success();
  if (operand.getType().getRank() != 1)
    return op.emitOpError()
           << operand.name << "'s rank must be 1, got "
           << operand.getType().getRank() << " (" << clause << ")";
  int64_t extent = operand.getType().getDimSize(0);
  int64_t expected = reference.getExtent(axis);
  if (!agree(extent, expected))
    return op.emitOpError()
           << operand.name << "'s extent is " << extent << " but "
           << reference.name << "'s " << getAxisName(axis) << " is " << expected
           << " (" << clause << ")";
  return success();
}

/// Keys and values in pages: `b` of their layouts is the page, `s` the slot.
LogicalResult AttentionVerifier::verifyPages() {
  if (pageTable.getType().getRank() != 2)
    return op.emitOpError()
           << "page_table's rank must be 2, got "
           << pageTable.getType().getRank() << " (attention-c19)";
  int64_t rows = pageTable.getType().getDimSize(0);
  if (!agree(rows, query.getExtent(Axis::Batch)))
    return op.emitOpError()
           << "page_table's first extent is " << rows
           << " but query's batch is " << query.getExtent(Axis::Batch)
           << " (attention-c19)";
  for (const NamedOperand &operand : {key, value}) {
    if (!operand.layout.getDim(Axis::Batch))
      return op.emitOpError()
             << operand.name << "'s layout '" << operand.layout.getLetters()
             << "' lacks axis 'b', the pages of page_table (attention-c19)";
    int64_t size = operand.getExtent(Axis::Sequence);
    if (ShapedType::isDynamic(size) || size < 1)
      return op.emitOpError()
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
  struct Pair {
    const NamedOperand &operand, &reference;
    Axis axis;
  };
  Pair pairs[] = {
      {key, batches, Axis::Batch},     {value, batches, Axis::Batch},
      {output, query, Axis::Batch},    {lse, query, Axis::Batch},
      {value, key, Axis::Head},        {output, query, Axis::Head},
      {lse, query, Axis::Head},        {value, key, Axis::Sequence},
      {output, query, Axis::Sequence}, {lse, query, Axis::Sequence},
      {key, query, Axis::Depth},       {output, value, Axis::Depth}};
  for (const Pair &pair : pairs)
    if (pair.operand.value &&
        failed(verifyAgree(op, pair.operand, pair.reference, pair.axis,
                           "attention-c4")))
      return failure();

  int64_t queryHeads = query.getExtent(Axis::Head);
  int64_t keyHeads = key.getExtent(Axis::Head);
  // Zero key heads serve no query head; zero query heads need none.
  if (!ShapedType::isDynamic(queryHeads) && !ShapedType::isDynamic(keyHeads) &&
      (keyHeads == 0 ? queryHeads != 0 : queryHeads % keyHeads != 0))
    return op.emitOpError()
           << "key's heads must divide query's heads, but key's heads is "
           << keyHeads << " and query's heads is " << queryHeads
           << " (attention-c5)";

  for (const NamedOperand &operand : {bias, mask}) {
    if (!operand.value)
      continue;
    struct Expected {
      Axis axis;
      const NamedOperand &reference;
      Axis referenceAxis;
    };
    for (const Expected &expected :
         {Expected{Axis::Batch, query, Axis::Batch},
          Expected{Axis::Head, query, Axis::Head},
          Expected{Axis::Query, query, Axis::Sequence},
          Expected{Axis::Key, key, Axis::Sequence}}) {
      int64_t extent = operand.getExtent(expected.axis);
      int64_t bound =
          expected.axis == Axis::Key
              ? op.getKeyLength()
              : expected.reference.getExtent(expected.referenceAxis);
      if (extent != 1 && !agree(extent, bound))
        return op.emitOpError()
               << operand.name << "'s " << getAxisName(expected.axis) << " is "
               << extent << " but " << expected.reference.name << "'s "
               << getAxisName(expected.referenceAxis) << " is " << bound
               << (bound == 1 ? ", expected 1" : ", expected 1 or the same")
               << " (attention-c6)";
    }
  }
  if (failed(verifyVector(keyLengths, query, Axis::Batch, "attention-c8")))
    return failure();
  return verifyVector(sink, query, Axis::Head, "attention-c9");
}

LogicalResult AttentionVerifier::verifyNumbers() {
  if (FloatAttr scale = op.getScaleAttr())
    if (!std::isfinite(scale.getValueAsDouble()))
      return op.emitOpError() << "scale must be finite, got "
                              << scale.getValueAsDouble() << " (attention-c11)";
  if (FloatAttr softcap = op.getSoftcapAttr()) {
    double number = softcap.getValueAsDouble();
    // A number that becomes zero or infinite in the compute type is no softcap.
    double computed = getComputeTypeFor(query.getElementType()).isF64()
                          ? number
                          : static_cast<double>(static_cast<float>(number));
    if (!std::isfinite(computed) || !(computed > 0))
      return op.emitOpError()
             << "softcap must be finite and greater than 0, got " << number
             << " (attention-c12)";
  }
  FloatAttr dropout = op.getDropoutAttr();
  if (dropout &&
      !(dropout.getValueAsDouble() >= 0 && dropout.getValueAsDouble() < 1))
    return op.emitOpError()
           << "dropout's rate must be at least 0 and less than 1, got "
           << dropout.getValueAsDouble() << " (attention-c13)";
  if (static_cast<bool>(dropout) != static_cast<bool>(op.getDropoutSeed()) ||
      static_cast<bool>(dropout) != static_cast<bool>(op.getDropoutOffset()))
    return op.emitOpError()
           << "dropout's seed and offset must be there exactly "
              "if its rate is (attention-c13)";
  if (!op.hasBand() &&
      (op.getDiagonal() != Diagonal::TopLeft || op.getDiagonalOffset()))
    return op.emitOpError() << "diagonal has no effect without causal or "
                               "window (attention-c14)";
  if (!op.getOrigin().empty() && op.getOrigin().size() != 4)
    return op.emitOpError()
           << "origin must have 4 operands (batch, head, query, key), got "
           << op.getOrigin().size() << " (attention-c15)";
  return success();
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
  Block &body = getScore().front();
  Type compute = getComputeType();
  Type index = IndexType::get(getContext());
  if (body.getNumArguments() != 5)
    return emitOpError() << "score region must have 5 arguments (score, batch, "
                            "head, query, key), got "
                         << body.getNumArguments() << " (attention-c16)";
  for (BlockArgument argument : body.getArguments()) {
    Type expected = argument.getArgNumber() == 0 ? compute : index;
    if (argument.getType() != expected)
      return emitOpError() << "score region's argument "
                           << argument.getArgNumber() << " must be " << expected
                           << ", got " << argument.getType()
                           << " (attention-c16)";
  }
  auto yield = cast<YieldOp>(body.getTerminator());
  if (yield.getScores().size() != 1)
    return yield.emitOpError()
           << "must yield 1 score, got " << yield.getScores().size()
           << " (attention-c16)";
  if (yield.getScores().front().getType() != compute)
    return yield.emitOpError()
           << "must yield " << compute << ", got "
           << yield.getScores().front().getType() << " (attention-c16)";
  // An attention for each score is a mistake, and no pass would take it apart.
  Operation *nested = nullptr;
  body.walk([&](Operation *inner) {
    if (!isa<AttentionOp, MergeOp>(inner))
      return WalkResult::advance();
    nested = inner;
    return WalkResult::interrupt();
  });
  if (nested)
    return nested->emitOpError() << "cannot be in a score region; compute it "
                                    "outside and read it (attention-c16)";
  // The region is evaluated in any order, any number of times.
  for (Operation &inner : body.without_terminator()) {
    std::optional<SmallVector<MemoryEffects::EffectInstance>> effects =
        getEffectsRecursively(&inner);
    if (!effects || llvm::any_of(*effects, [](const auto &effect) {
          return !isa<MemoryEffects::Read>(effect.getEffect());
        }))
      return inner.emitOpError()
             << "in a score region must have no effects but "
                "reads (attention-c16)";
  }
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
