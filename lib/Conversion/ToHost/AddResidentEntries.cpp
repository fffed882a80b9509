//===- AddResidentEntries.cpp - Entries for operands on the device --------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Gives a function that only launches kernels a second form, for callers whose
// arrays are in the device's memory already: nothing is copied, and results go
// where the caller says. What the host itself reads or writes has no such form.

#include "attn/Conversion/ToHost/Passes.h"
#include "attn/Package/Package.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNADDRESIDENTENTRIES
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

namespace {
/// What the copies of a function are for.
class Copies {
public:
  /// Fails if the function does more than launch kernels on its arguments.
  LogicalResult collect(func::FuncOp function);

  /// The argument that a buffer on the device is a copy of.
  llvm::MapVector<Value, Value> arguments;
  /// The buffer on the device that each result is a copy of, in their order.
  SmallVector<Value> results;

private:
  LogicalResult visit(Operation *op);
  LogicalResult visitResults(func::ReturnOp op);

  SmallVector<Operation *> copies;
  bool hasLaunch = false;
};
} // namespace

LogicalResult Copies::collect(func::FuncOp function) {
  if (function.isExternal() || !function.getBody().hasOneBlock())
    return failure();
  // A copy back to an argument is not in `visit`: it writes what is the
  // caller's.
  WalkResult walk = function.walk([&](Operation *op) {
    return op == function || succeeded(visit(op)) ? WalkResult::advance()
                                                  : WalkResult::interrupt();
  });
  if (walk.wasInterrupted() || !hasLaunch)
    return failure();
  return visitResults(
      cast<func::ReturnOp>(function.getBody().front().getTerminator()));
}

/// Whether `alloc` is a result and nothing but that.
static bool isResult(memref::AllocOp alloc) {
  return llvm::all_of(alloc->getUsers(), [&](Operation *user) {
    auto copy = dyn_cast<gpu::MemcpyOp>(user);
    return isa<memref::DimOp, func::ReturnOp>(user) ||
           (copy && copy.getDst() == alloc.getResult());
  });
}

LogicalResult Copies::visit(Operation *op) {
  if (isa<gpu::LaunchFuncOp>(op)) {
    hasLaunch = true;
    return success();
  }
  if (isa<gpu::AllocOp, gpu::DeallocOp, cf::AssertOp, func::ReturnOp>(op) ||
      isMemoryEffectFree(op))
    return success();
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return success(isResult(alloc));
  auto copy = dyn_cast<gpu::MemcpyOp>(op);
  // What is nested has its effects looked at by itself.
  if (!copy)
    return success(op->hasTrait<OpTrait::HasRecursiveMemoryEffects>());

  Value to = copy.getDst(), from = copy.getSrc();
  copies.push_back(copy);
  if (to.getDefiningOp<memref::AllocOp>())
    return success(from.getDefiningOp<gpu::AllocOp>() != nullptr);
  auto argument = dyn_cast<BlockArgument>(from);
  if (!argument || !isa<func::FuncOp>(argument.getOwner()->getParentOp()) ||
      !to.getDefiningOp<gpu::AllocOp>() || to.getType() != from.getType())
    return failure();
  return success(arguments.insert({to, from}).second);
}

LogicalResult Copies::visitResults(func::ReturnOp op) {
  for (Value result : op.getOperands()) {
    if (!result.getDefiningOp<memref::AllocOp>() ||
        llvm::count(op.getOperands(), result) != 1)
      return failure();
    Value source;
    for (Operation *copy : copies) {
      if (cast<gpu::MemcpyOp>(copy).getDst() != result)
        continue;
      // From two places, or in a branch: which one is there is decided later.
      Value from = cast<gpu::MemcpyOp>(copy).getSrc();
      if ((source && source != from) || copy->getBlock() != op->getBlock())
        return failure();
      source = from;
    }
    if (!source || arguments.contains(source) ||
        llvm::is_contained(results, source) ||
        source.getType() != result.getType())
      return failure();
    results.push_back(source);
  }
  // An argument that comes back would be written.
  return success(llvm::all_of(copies, [&](Operation *op) {
    auto copy = cast<gpu::MemcpyOp>(op);
    return arguments.contains(copy.getDst()) ||
           llvm::is_contained(results, copy.getSrc());
  }));
}

/// Fails at run time where an array for a result has other extents than those
/// that it is computed with.
static void checkExtents(OpBuilder &builder, Value array, memref::AllocOp alloc,
                         ValueRange sizes, unsigned index) {
  Location loc = alloc.getLoc();
  auto type = alloc.getType();
  for (auto [number, size] : llvm::enumerate(sizes)) {
    int64_t dim = 0;
    while (!type.isDynamicDim(dim) || type.getDynamicDimIndex(dim) != number)
      ++dim;
    Value found = memref::DimOp::create(builder, loc, array, dim);
    Value same = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       found, size);
    cf::AssertOp::create(builder, loc, same,
                         "the array for result " + std::to_string(index) +
                             " has another extent along axis " +
                             std::to_string(dim) + " than the result");
  }
}

/// Makes the second form of `function`, whose results are its last arguments.
static void createForm(func::FuncOp function, const Copies &copies,
                       StringRef name, SymbolTable &symbols) {
  func::FuncOp form = function.clone();
  form.setSymName(name);
  symbols.insert(form, std::next(Block::iterator(function)));

  // The clone's ops correspond in order.
  IRMapping clones;
  for (auto [old, copy] :
       llvm::zip_equal(function.getArguments(), form.getArguments()))
    clones.map(old, copy);
  SmallVector<Operation *> originals, copied;
  function.walk<WalkOrder::PreOrder>(
      [&](Operation *op) { originals.push_back(op); });
  form.walk<WalkOrder::PreOrder>([&](Operation *op) { copied.push_back(op); });
  for (auto [old, copy] : llvm::zip_equal(originals, copied))
    for (auto [oldResult, result] :
         llvm::zip_equal(old->getResults(), copy->getResults()))
      clones.map(oldResult, result);

  Block &body = form.getBody().front();
  auto terminator = cast<func::ReturnOp>(body.getTerminator());
  SmallVector<Value> results(terminator.getOperands());
  terminator.getOperandsMutable().clear();
  (void)form.eraseResults(llvm::BitVector(results.size(), true));
  OpBuilder builder(form.getContext());
  for (auto [index, result] : llvm::enumerate(results)) {
    auto alloc = result.getDefiningOp<memref::AllocOp>();
    unsigned number = form.getNumArguments();
    (void)form.insertArgument(number, alloc.getType(), /*argAttrs=*/{},
                              alloc.getLoc());
    Value array = form.getArgument(number);
    builder.setInsertionPoint(alloc);
    checkExtents(builder, array, alloc, alloc.getDynamicSizes(), index);
    clones.lookup(copies.results[index]).replaceAllUsesWith(array);
    result.replaceAllUsesWith(array);
    alloc.erase();
  }
  for (auto [buffer, argument] : copies.arguments)
    clones.lookup(buffer).replaceAllUsesWith(clones.lookup(argument));

  // What was replaced belongs to the caller.
  SmallVector<Operation *> unused;
  form.walk([&](Operation *op) {
    auto dealloc = dyn_cast<gpu::DeallocOp>(op);
    if (isa<gpu::MemcpyOp>(op) ||
        (dealloc && !dealloc.getMemref().getDefiningOp<gpu::AllocOp>()))
      unused.push_back(op);
  });
  for (Operation *op : unused)
    op->erase();
  form.walk([&](gpu::AllocOp alloc) {
    if (alloc->use_empty())
      alloc.erase();
  });
}

namespace {
class AttnAddResidentEntries
    : public attn::impl::AttnAddResidentEntriesBase<AttnAddResidentEntries> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    for (auto function :
         llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      Copies copies;
      if (!function.isPublic() || failed(copies.collect(function)))
        continue;
      std::string name = (function.getSymName() + attn::residentSuffix).str();
      if (symbols.lookup(name)) {
        function.emitOpError() << "needs the name " << name
                               << " for its form on the device, which is taken";
        return signalPassFailure();
      }
      createForm(function, copies, name, symbols);
    }
  }
};
} // namespace
