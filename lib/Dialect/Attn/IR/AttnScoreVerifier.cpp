//===- AttnScoreVerifier.cpp - What verifiers share -----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttnScoreVerifier.h"

#include <cmath>

using namespace mlir;
using namespace attn;
using namespace attn::detail;

//===----------------------------------------------------------------------===//
// Operands with layouts
//===----------------------------------------------------------------------===//

StringRef attn::getAxisName(Axis axis) {
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

bool attn::detail::agree(int64_t lhs, int64_t rhs) {
  return lhs == rhs || ShapedType::isDynamic(lhs) || ShapedType::isDynamic(rhs);
}

bool attn::detail::isFloatOfUpTo64Bits(Type type) {
  return type.isF16() || type.isBF16() || type.isF32() || type.isF64();
}

Type attn::detail::getComputeTypeFor(Type element) {
  return element.isF64() ? element : Float32Type::get(element.getContext());
}

LogicalResult attn::detail::verifyKinds(Operation *op,
                                        ArrayRef<NamedOperand> operands,
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

LogicalResult attn::detail::verifyLayout(Operation *op,
                                         const NamedOperand &operand,
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

LogicalResult attn::detail::verifyAgree(Operation *op,
                                        const NamedOperand &operand,
                                        const NamedOperand &reference,
                                        Axis axis, StringRef clause) {
  int64_t extent = operand.getExtent(axis);
  int64_t expected = reference.getExtent(axis);
  if (agree(extent, expected))
    return success();
  return op->emitOpError() << operand.name << "'s " << getAxisName(axis)
                           << " is " << extent << " but " << reference.name
                           << "'s " << getAxisName(axis) << " is " << expected
                           << " (" << clause << ")";
}

LogicalResult attn::detail::verifyLayoutIsThere(Operation *op,
                                                const NamedOperand &operand,
                                                StringRef clause) {
  if (static_cast<bool>(operand.value) == static_cast<bool>(operand.layout))
    return success();
  return op->emitOpError() << operand.name
                           << "'s layout must be there exactly if "
                           << operand.name << " is (" << clause << ")";
}

LogicalResult attn::detail::verifyStoredType(Operation *op,
                                             const NamedOperand &operand,
                                             Type element, StringRef clause) {
  Type compute = getComputeTypeFor(element);
  if (operand.getElementType() == element ||
      operand.getElementType() == compute)
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError()
                                  << operand.name << "'s element type is "
                                  << operand.getElementType()
                                  << " but query's element type is " << element
                                  << ", expected " << element;
  if (element != compute)
    diagnostic << " or " << compute;
  return diagnostic << " (" << clause << ")";
}

LogicalResult attn::detail::verifyResults(Operation *op,
                                          ArrayRef<NamedOperand> inits,
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

LogicalResult attn::detail::verifyScoreRegion(Operation *op, Region &region,
                                              StringRef name, Type compute,
                                              StringRef clause) {
  Block &body = region.front();
  Type index = IndexType::get(op->getContext());
  if (body.getNumArguments() != 5)
    return op->emitOpError() << name
                             << " region must have 5 arguments (score, batch, "
                                "head, query, key), got "
                             << body.getNumArguments() << " (" << clause << ")";
  for (BlockArgument argument : body.getArguments()) {
    Type expected = argument.getArgNumber() == 0 ? compute : index;
    if (argument.getType() != expected)
      return op->emitOpError()
             << name << " region's argument " << argument.getArgNumber()
             << " must be " << expected << ", got " << argument.getType()
             << " (" << clause << ")";
  }
  auto yield = cast<YieldOp>(body.getTerminator());
  if (yield.getScores().size() != 1)
    return yield.emitOpError()
           << "must yield 1 score, got " << yield.getScores().size() << " ("
           << clause << ")";
  if (yield.getScores().front().getType() != compute)
    return yield.emitOpError()
           << "must yield " << compute << ", got "
           << yield.getScores().front().getType() << " (" << clause << ")";
  // An attention for each score is a mistake, and no pass would take it apart.
  Operation *nested = nullptr;
  body.walk([&](Operation *inner) {
    if (!isa<AttentionOp, AttentionBackwardOp, MergeOp>(inner))
      return WalkResult::advance();
    nested = inner;
    return WalkResult::interrupt();
  });
  if (nested)
    return nested->emitOpError() << "cannot be in a " << name
                                 << " region; compute it "
                                    "outside and read it ("
                                 << clause << ")";
  // The region is evaluated in any order, any number of times.
  for (Operation &inner : body.without_terminator()) {
    std::optional<SmallVector<MemoryEffects::EffectInstance>> effects =
        getEffectsRecursively(&inner);
    if (!effects || llvm::any_of(*effects, [](const auto &effect) {
          return !isa<MemoryEffects::Read>(effect.getEffect());
        }))
      return inner.emitOpError() << "in a " << name
                                 << " region must have no effects but "
                                    "reads ("
                                 << clause << ")";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// ScoreVerifier
//===----------------------------------------------------------------------===//

LogicalResult ScoreVerifier::verifyInputLayouts() {
  for (const NamedOperand &operand : {bias, mask})
    if (failed(verifyLayoutIsThere(op, operand, "attention-c2")))
      return failure();
  for (const NamedOperand &operand : {query, key, value})
    if (failed(verifyLayout(op, operand, "bhsd", "sd", "attention-c2")))
      return failure();
  for (const NamedOperand &operand : {bias, mask})
    if (operand.value &&
        failed(verifyLayout(op, operand, "bhqk", "", "attention-c2")))
      return failure();
  return success();
}

LogicalResult ScoreVerifier::verifyInputTypes() {
  Type element = query.getElementType();
  if (!isFloatOfUpTo64Bits(element))
    return op->emitOpError()
           << "query's element type must be f16, bf16, f32 or f64, got "
           << element << " (attention-c3)";
  for (const NamedOperand &operand : {key, value})
    if (operand.getElementType() != element)
      return op->emitOpError()
             << operand.name << "'s element type is "
             << operand.getElementType() << " but query's element type is "
             << element << " (attention-c3)";

  Type compute = getComputeTypeFor(element);
  if (bias.value) {
    Type type = bias.getElementType();
    if (!isFloatOfUpTo64Bits(type) || (type.isF64() && !compute.isF64()))
      return op->emitOpError()
             << "bias's element type must be f16, bf16, f32, or f64 with f64 "
                "operands, got "
             << type << " (attention-c7)";
  }
  if (mask.value && !mask.getElementType().isInteger(1))
    return op->emitOpError() << "mask's element type must be i1, got "
                             << mask.getElementType() << " (attention-c7)";
  if (keyLengths.value && !keyLengths.getElementType().isSignlessInteger(32) &&
      !keyLengths.getElementType().isSignlessInteger(64))
    return op->emitOpError()
           << "key_lengths's element type must be i32 or i64, got "
           << keyLengths.getElementType() << " (attention-c8)";
  if (sink.value && sink.getElementType() != compute)
    return op->emitOpError()
           << "sink's element type must be " << compute << ", got "
           << sink.getElementType() << " (attention-c9)";
  return success();
}

LogicalResult ScoreVerifier::verifyVector(const NamedOperand &operand,
                                          const NamedOperand &reference,
                                          Axis axis, StringRef clause) {
  if (!operand.value)
    return success();
  if (operand.getType().getRank() != 1)
    return op->emitOpError()
           << operand.name << "'s rank must be 1, got "
           << operand.getType().getRank() << " (" << clause << ")";
  int64_t extent = operand.getType().getDimSize(0);
  int64_t expected = reference.getExtent(axis);
  if (!agree(extent, expected))
    return op->emitOpError()
           << operand.name << "'s extent is " << extent << " but "
           << reference.name << "'s " << getAxisName(axis) << " is " << expected
           << " (" << clause << ")";
  return success();
}

LogicalResult ScoreVerifier::verifyInputExtents(int64_t keyLength) {
  int64_t queryHeads = query.getExtent(Axis::Head);
  int64_t keyHeads = key.getExtent(Axis::Head);
  // Zero key heads serve no query head; zero query heads need none.
  if (!ShapedType::isDynamic(queryHeads) && !ShapedType::isDynamic(keyHeads) &&
      (keyHeads == 0 ? queryHeads != 0 : queryHeads % keyHeads != 0))
    return op->emitOpError()
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
              ? keyLength
              : expected.reference.getExtent(expected.referenceAxis);
      if (extent != 1 && !agree(extent, bound))
        return op->emitOpError()
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

LogicalResult ScoreVerifier::verifyNumbers() {
  if (scale)
    if (!std::isfinite(scale.getValueAsDouble()))
      return op->emitOpError()
             << "scale must be finite, got " << scale.getValueAsDouble()
             << " (attention-c11)";
  if (softcap) {
    double number = softcap.getValueAsDouble();
    // A number that becomes zero or infinite in the compute type is no softcap.
    double computed = getComputeTypeFor(query.getElementType()).isF64()
                          ? number
                          : static_cast<double>(static_cast<float>(number));
    if (!std::isfinite(computed) || !(computed > 0))
      return op->emitOpError()
             << "softcap must be finite and greater than 0, got " << number
             << " (attention-c12)";
  }
  if (dropout &&
      !(dropout.getValueAsDouble() >= 0 && dropout.getValueAsDouble() < 1))
    return op->emitOpError()
           << "dropout's rate must be at least 0 and less than 1, got "
           << dropout.getValueAsDouble() << " (attention-c13)";
  if (static_cast<bool>(dropout) != static_cast<bool>(dropoutSeed) ||
      static_cast<bool>(dropout) != static_cast<bool>(dropoutOffset))
    return op->emitOpError()
           << "dropout's seed and offset must be there exactly "
              "if its rate is (attention-c13)";
  if (!hasBand && (diagonal != Diagonal::TopLeft || diagonalOffset))
    return op->emitOpError() << "diagonal has no effect without causal or "
                                "window (attention-c14)";
  if (!origin.empty() && origin.size() != 4)
    return op->emitOpError()
           << "origin must have 4 operands (batch, head, query, key), got "
           << origin.size() << " (attention-c15)";
  return success();
}
