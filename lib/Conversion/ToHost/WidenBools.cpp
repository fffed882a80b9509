//===- WidenBools.cpp - Booleans in memory as bytes -----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Every value whose type is a buffer of i1 gets the same type with i8, in
// place; only the operations that move elements between memory and registers
// need new operations around them.

#include "attn/Conversion/ToHost/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNWIDENBOOLS
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

static bool isBoolBuffer(Type type) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  return memref && memref.getElementType().isInteger(1);
}

/// `type` with i8 for i1: a scalar, a vector or a buffer.
static Type widen(Type type) {
  Type byte = IntegerType::get(type.getContext(), 8);
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.clone(byte);
  return byte;
}

static Value toByte(OpBuilder &builder, Location loc, Value value) {
  return arith::ExtUIOp::create(builder, loc, widen(value.getType()), value);
}

/// Makes `result`, which is loaded from memory, a byte and gives its users the
/// boolean.
static void loadByte(OpBuilder &builder, Operation *op, Value result) {
  Location loc = op->getLoc();
  Type byteType = widen(result.getType());
  result.setType(byteType);
  builder.setInsertionPointAfter(op);
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(byteType));
  Value boolean = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne,
                                        result, zero);
  result.replaceAllUsesExcept(boolean, boolean.getDefiningOp());
}

/// Converts the elements that `op` moves to or from a buffer of booleans.
static LogicalResult convertElements(Operation *op) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  auto storeByte = [&](OpOperand &operand) {
    operand.set(toByte(builder, loc, operand.get()));
    return success();
  };
  auto load = [&](Value result) {
    loadByte(builder, op, result);
    return success();
  };
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](memref::LoadOp loadOp) { return load(loadOp.getResult()); })
      .Case([&](vector::LoadOp loadOp) { return load(loadOp.getResult()); })
      .Case([&](vector::TransferReadOp read) {
        (void)storeByte(read.getPaddingMutable());
        return load(read.getResult());
      })
      .Case<vector::MaskedLoadOp, vector::ExpandLoadOp, vector::GatherOp>(
          [&](auto masked) {
            (void)storeByte(masked.getPassThruMutable());
            return load(masked.getResult());
          })
      .Case([&](memref::StoreOp store) {
        return storeByte(store.getValueMutable());
      })
      .Case<vector::StoreOp, vector::MaskedStoreOp, vector::CompressStoreOp,
            vector::ScatterOp>(
          [&](auto store) { return storeByte(store.getValueToStoreMutable()); })
      .Case([&](vector::TransferWriteOp write) {
        return storeByte(write.getValueToStoreMutable());
      })
      .Default([&](Operation *other) -> LogicalResult {
        // These look at elements too; everything else only hands buffers on.
        if (isa_and_nonnull<linalg::LinalgDialect,
                            bufferization::BufferizationDialect,
                            vector::VectorDialect>(other->getDialect()) ||
            isa<memref::AtomicRMWOp, memref::GenericAtomicRMWOp>(other))
          return other->emitOpError(
              "works on a buffer of booleans; attn-widen-bools runs once such "
              "operations have become loops or vector transfers");
        return success();
      });
}

static LogicalResult convertGlobal(memref::GlobalOp global) {
  if (!isBoolBuffer(global.getType()))
    return success();
  MemRefType type = cast<MemRefType>(widen(global.getType()));
  global.setType(type);
  std::optional<Attribute> initial = global.getInitialValue();
  if (!initial || isa<UnitAttr>(*initial))
    return success();
  Type byte = type.getElementType();
  if (auto dense = dyn_cast<DenseIntElementsAttr>(*initial)) {
    global.setInitialValueAttr(dense.mapValues(
        byte, [](const APInt &value) { return value.zext(8); }));
    return success();
  }
  // A resource keeps a boolean in a byte already.
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(*initial)) {
    global.setInitialValueAttr(DenseResourceElementsAttr::get(
        RankedTensorType::get(type.getShape(), byte), resource.getRawHandle()));
    return success();
  }
  return global.emitOpError("holds booleans in a form that has no bytes");
}

namespace {
class AttnWidenBools : public attn::impl::AttnWidenBoolsBase<AttnWidenBools> {
  void runOnOperation() override {
    // Elements first, while the types still tell which operations to convert.
    WalkResult walk = getOperation()->walk([](Operation *op) {
      if (auto global = dyn_cast<memref::GlobalOp>(op))
        return WalkResult(convertGlobal(global));
      if (llvm::any_of(op->getOperandTypes(), isBoolBuffer))
        return WalkResult(convertElements(op));
      return WalkResult::advance();
    });
    if (walk.wasInterrupted())
      return signalPassFailure();

    auto widenValue = [](Value value) {
      if (isBoolBuffer(value.getType()))
        value.setType(widen(value.getType()));
    };
    getOperation()->walk([&](Operation *op) {
      llvm::for_each(op->getResults(), widenValue);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          llvm::for_each(block.getArguments(), widenValue);
      auto function = dyn_cast<FunctionOpInterface>(op);
      if (!function)
        return;
      auto widenTypes = [](ArrayRef<Type> types) {
        return llvm::map_to_vector(types, [](Type type) {
          return isBoolBuffer(type) ? widen(type) : type;
        });
      };
      if (llvm::any_of(function.getArgumentTypes(), isBoolBuffer) ||
          llvm::any_of(function.getResultTypes(), isBoolBuffer))
        function.setType(
            function.cloneTypeWith(widenTypes(function.getArgumentTypes()),
                                   widenTypes(function.getResultTypes())));
    });
  }
};
} // namespace
