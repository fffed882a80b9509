//===- MarkedCalls.cpp - Raise marked calls to attention ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The mark of a function says what each argument is (Mark.cpp), so a call
// of it becomes the op without a look at anything else. What does not fit
// together is found by the op's verifier.
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/Transforms/MarkedCalls.h"
#include "EmptyRows.h"
#include "Mark.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace attn;
using namespace attn::raise;

namespace {
/// Builds attention in the place of one call.
class CallRaiser {
public:
  CallRaiser(func::CallOp call, func::FuncOp function, const Mark &mark)
      : call(call), function(function), mark(mark), builder(call),
        loc(call.getLoc()) {}
  LogicalResult raise();

private:
  Value getArgument(Role role);
  Value getInteger(Role role, Type type);
  Value buildInit(LayoutAttr layout, Type elementType);
  void setOptions(AttentionOp attention);
  LogicalResult verifyOp(AttentionOp attention);
  LogicalResult replaceResult(Role role, Value value);

  func::CallOp call;
  func::FuncOp function;
  const Mark &mark;
  OpBuilder builder;
  Location loc;
};
} // namespace

Value CallRaiser::getArgument(Role role) {
  std::optional<unsigned> position = mark.getPosition(role);
  return position ? call.getOperand(*position) : Value();
}

/// An argument that is a number, or a tensor that holds one.
Value CallRaiser::getInteger(Role role, Type type) {
  Value value = getArgument(role);
  if (!value)
    return value;
  if (isa<RankedTensorType>(value.getType()))
    value = tensor::ExtractOp::create(builder, loc, value, ValueRange());
  if (value.getType() == type)
    return value;
  if (value.getType().isIndex() || type.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, value);
  if (value.getType().getIntOrFloatBitWidth() < type.getIntOrFloatBitWidth())
    return arith::ExtSIOp::create(builder, loc, type, value);
  return arith::TruncIOp::create(builder, loc, type, value);
}

/// A destination with the extents of the query, but the depth of the value.
Value CallRaiser::buildInit(LayoutAttr layout, Type elementType) {
  SmallVector<OpFoldResult> sizes;
  for (Axis axis : layout.getAxes()) {
    Role source = axis == Axis::Depth ? Role::Value : Role::Query;
    sizes.push_back(AttentionOp::getExtent(builder, loc, getArgument(source),
                                           mark.getLayout(source), axis));
  }
  return tensor::EmptyOp::create(builder, loc, sizes, elementType);
}

void CallRaiser::setOptions(AttentionOp attention) {
  attention.setQueryLayoutAttr(mark.getLayout(Role::Query));
  attention.setKeyLayoutAttr(mark.getLayout(Role::Key));
  attention.setValueLayoutAttr(mark.getLayout(Role::Value));
  attention.setOutputLayoutAttr(mark.getLayout(Role::Output));
  if (Value bias = getArgument(Role::Bias)) {
    attention.getBiasMutable().assign(bias);
    attention.setBiasLayoutAttr(mark.getLayout(Role::Bias));
  }
  if (Value mask = getArgument(Role::Mask)) {
    attention.getMaskMutable().assign(mask);
    attention.setMaskLayoutAttr(mark.getLayout(Role::Mask));
  }
  if (Value lengths = getArgument(Role::KeyLengths))
    attention.getKeyLengthsMutable().assign(lengths);
  if (Value table = getArgument(Role::PageTable))
    attention.getPageTableMutable().assign(table);
  if (Value sink = getArgument(Role::Sink))
    attention.getSinkMutable().assign(sink);
  if (Value offset = getInteger(Role::DiagonalOffset, builder.getIndexType()))
    attention.getDiagonalOffsetMutable().assign(offset);
  if (Value seed = getInteger(Role::DropoutSeed, builder.getI64Type()))
    attention.getDropoutSeedMutable().assign(seed);
  if (Value offset = getInteger(Role::DropoutOffset, builder.getI64Type()))
    attention.getDropoutOffsetMutable().assign(offset);
  if (mark.scale)
    attention.setScaleAttr(mark.scale);
  if (mark.softcap)
    attention.setSoftcapAttr(mark.softcap);
  if (mark.dropout)
    attention.setDropoutAttr(mark.dropout);
  if (mark.window)
    attention.setWindowAttr(mark.window);
  attention.setCausal(mark.causal);
  attention.setDiagonal(mark.diagonal);
}

/// What the verifier says, with the mark that caused it.
LogicalResult CallRaiser::verifyOp(AttentionOp attention) {
  ScopedDiagnosticHandler handler(
      builder.getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
          diagnostic.attachNote(function.getLoc())
              << "by the mark of '" << function.getSymName() << "'";
        return failure();
      });
  return verify(attention);
}

LogicalResult CallRaiser::replaceResult(Role role, Value value) {
  std::optional<unsigned> position = mark.getPosition(role);
  if (!position)
    return success();
  Value result = call.getResult(*position);
  if (value.getType() != result.getType()) {
    if (!tensor::CastOp::areCastCompatible(value.getType(), result.getType()))
      return call.emitError()
             << "result " << *position << " of '" << function.getSymName()
             << "' is " << result.getType() << ", but attention on these "
             << "arguments gives " << value.getType();
    value = tensor::CastOp::create(builder, loc, result.getType(), value);
  }
  result.replaceAllUsesWith(value);
  return success();
}

LogicalResult CallRaiser::raise() {
  LayoutAttr outputLayout = mark.getLayout(Role::Output);
  Value output = call.getResult(*mark.getPosition(Role::Output));
  Value init = buildInit(outputLayout, getElementTypeOrSelf(output.getType()));
  OperationState state(loc, AttentionOp::getOperationName());
  AttentionOp::build(builder, state, getArgument(Role::Query),
                     getArgument(Role::Key), getArgument(Role::Value), init);
  // Which rows have nothing to attend to is seen in their log-sum-exp.
  LayoutAttr lseLayout = mark.getLayout(Role::Lse);
  if (!lseLayout && mark.nanRows)
    lseLayout = getRowLayout(outputLayout);
  if (lseLayout) {
    Type type = builder.getF32Type();
    if (std::optional<unsigned> position = mark.getPosition(Role::Lse))
      type = getElementTypeOrSelf(call.getResult(*position).getType());
    else if (getElementTypeOrSelf(getArgument(Role::Query).getType()).isF64())
      type = builder.getF64Type();
    addLse(state, buildInit(lseLayout, type), lseLayout);
  }
  auto attention = cast<AttentionOp>(builder.create(state));
  builder.setInsertionPoint(attention);
  setOptions(attention);
  if (failed(verifyOp(attention)))
    return failure();
  builder.setInsertionPoint(call);
  Value result = attention->getResult(0);
  if (mark.nanRows)
    result = buildNaNRows(builder, loc, result, outputLayout,
                          attention->getResult(1), lseLayout);
  if (failed(replaceResult(Role::Output, result)) ||
      (mark.getPosition(Role::Lse) &&
       failed(replaceResult(Role::Lse, attention->getResult(1)))))
    return failure();
  call.erase();
  return success();
}

/// Nothing but a call can become attention.
static LogicalResult eraseDeclaration(func::FuncOp function) {
  std::optional<SymbolTable::UseRange> uses =
      SymbolTable::getSymbolUses(function, function->getParentOp());
  // Where operations are unknown, so are uses.
  if (!uses)
    return success();
  for (SymbolTable::SymbolUse use : *uses)
    return use.getUser()->emitError()
           << "'" << function.getSymName()
           << "' is marked as attention; expected func.call to be its only use";
  function.erase();
  return success();
}

FailureOr<int64_t> attn::raiseMarkedCalls(ModuleOp module) {
  llvm::MapVector<Operation *, Mark> marks;
  bool valid = true;
  module.walk([&](func::FuncOp function) {
    if (!function->hasAttr(markAttrName))
      return;
    FailureOr<Mark> mark = Mark::read(function);
    if (succeeded(mark))
      marks.insert({function, *mark});
    valid &= succeeded(mark);
  });
  if (!valid)
    return failure();
  if (marks.empty())
    return 0;

  SymbolTableCollection symbols;
  SmallVector<func::CallOp> calls;
  module.walk([&](func::CallOp call) { calls.push_back(call); });
  int64_t numRaised = 0;
  for (func::CallOp call : calls) {
    auto *found = marks.find(
        symbols.lookupNearestSymbolFrom(call, call.getCalleeAttr().getAttr()));
    if (found == marks.end())
      continue;
    auto function = cast<func::FuncOp>(found->first);
    valid &= succeeded(CallRaiser(call, function, found->second).raise());
    ++numRaised;
  }
  if (!valid)
    return failure();
  for (auto &[function, mark] : marks)
    valid &= succeeded(eraseDeclaration(cast<func::FuncOp>(function)));
  if (!valid)
    return failure();
  return numRaised;
}
