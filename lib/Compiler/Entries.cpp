//===- Entries.cpp - What a module offers to run --------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/Entries.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace attn;

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

static std::optional<ElementType> getElementType(Type type) {
  if (type.isIndex())
    return ElementType::I64;
  if (type.isF64())
    return ElementType::F64;
  if (type.isF32())
    return ElementType::F32;
  if (type.isF16())
    return ElementType::F16;
  if (type.isBF16())
    return ElementType::BF16;
  if (!type.isSignlessInteger())
    return std::nullopt;
  switch (type.getIntOrFloatBitWidth()) {
  case 64:
    return ElementType::I64;
  case 32:
    return ElementType::I32;
  case 16:
    return ElementType::I16;
  case 8:
    return ElementType::I8;
  case 1:
    return ElementType::I1;
  default:
    return std::nullopt;
  }
}

static std::optional<ArgumentType> getArgumentType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (tensor && (tensor.getEncoding() || tensor.getRank() > int64_t(maxRank)))
    return std::nullopt;
  if (!tensor && !type.isIntOrIndexOrFloat())
    return std::nullopt;
  std::optional<ElementType> element =
      getElementType(tensor ? tensor.getElementType() : type);
  if (!element)
    return std::nullopt;
  if (!tensor)
    return ArgumentType::scalar(*element);
  std::vector<int64_t> shape;
  for (int64_t extent : tensor.getShape())
    shape.push_back(ShapedType::isDynamic(extent) ? dynamicExtent : extent);
  return ArgumentType::tensor(*element, std::move(shape));
}

static LogicalResult describe(func::FuncOp function, PackageEntry &entry) {
  entry.name = function.getSymName().str();
  entry.symbol = "attn_entry_" + entry.name;
  entry.section = "host";
  auto add = [&](ArrayRef<Type> types, StringRef kind,
                 std::vector<ArgumentType> &list) {
    for (auto [index, type] : llvm::enumerate(types)) {
      std::optional<ArgumentType> argument = getArgumentType(type);
      if (!argument)
        return function.emitError()
               << "entry '" << entry.name << "': " << kind << " " << index
               << " has type " << type
               << ", which an entry cannot take; expected a ranked tensor or a "
                  "scalar of f64, f32, f16, bf16, i64, i32, i16, i8, i1 or "
                  "index";
      list.push_back(std::move(*argument));
    }
    return InFlightDiagnostic();
  };
  return success(
      succeeded(add(function.getArgumentTypes(), "argument", entry.inputs)) &&
      succeeded(add(function.getResultTypes(), "result", entry.results)));
}

LogicalResult attn::collectEntries(ModuleOp module, ArrayRef<std::string> names,
                                   std::vector<PackageEntry> &entries) {
  std::string available;
  llvm::StringSet<> found;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    if (!available.empty())
      available += ", ";
    available += function.getSymName();
    found.insert(function.getSymName());
  }
  if (found.empty())
    return emitError(UnknownLoc::get(module.getContext()))
           << "nothing to compile: the module has no public func.func with a "
              "body";
  for (const std::string &name : names)
    if (!found.contains(name))
      return emitError(UnknownLoc::get(module.getContext()))
             << "no entry '" << name
             << "'; the module's public functions are: " << available;

  for (auto function : module.getOps<func::FuncOp>())
    if (function.isPublic() && !names.empty() &&
        !llvm::is_contained(names, function.getSymName()))
      function.setPrivate();

  // What no entry reaches need not be supported.
  PassManager passes(module.getContext());
  passes.addPass(createSymbolDCEPass());
  if (failed(passes.run(module)))
    return failure();

  bool valid = true;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal()) {
      function.emitError() << "function '" << function.getSymName()
                           << "' is declared but not defined; a package "
                              "contains all the code that it runs";
      valid = false;
    } else if (function.isPublic()) {
      valid &= succeeded(describe(function, entries.emplace_back()));
    }
  }
  return success(valid);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

LogicalResult attn::checkOperations(ModuleOp module) {
  static const llvm::StringSet<> dialects = {
      "affine", "arith", "attn",   "bufferization", "builtin", "cf",
      "func",   "index", "linalg", "math",          "memref",  "scf",
      "tensor", "tosa",  "ub",     "vector"};
  // One error for each kind, at its first use: a model repeats every layer.
  llvm::MapVector<StringRef, SmallVector<Operation *>> unsupported;
  module.walk([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    if (!op->isRegistered() || !dialects.contains(dialect))
      unsupported[op->getName().getStringRef()].push_back(op);
  });
  for (auto &[name, ops] : unsupported) {
    InFlightDiagnostic diagnostic =
        ops.front()->emitError()
        << "no path lowers '" << name
        << "' to host code; lower it to linalg, tensor, scf, arith and math "
           "first";
    if (ops.size() > 1)
      diagnostic << " (" << ops.size() << " of them)";
  }
  return success(unsupported.empty());
}

std::vector<std::string> attn::getReachable(ModuleOp module, StringRef name) {
  std::vector<std::string> reachable;
  SmallVector<std::string> worklist{name.str()};
  llvm::StringSet<> seen;
  while (!worklist.empty()) {
    std::string current = worklist.pop_back_val();
    auto function = module.lookupSymbol<func::FuncOp>(current);
    if (!function || !seen.insert(current).second)
      continue;
    reachable.push_back(current);
    function.walk(
        [&](func::CallOp call) { worklist.push_back(call.getCallee().str()); });
  }
  return reachable;
}

int64_t attn::countOperations(ModuleOp module, StringRef name,
                              llvm::function_ref<bool(Operation *)> predicate) {
  int64_t count = 0;
  for (const std::string &function : getReachable(module, name))
    module.lookupSymbol(function)->walk(
        [&](Operation *op) { count += predicate(op); });
  return count;
}
