//===- Entries.cpp - What a module offers to run --------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/Entries.h"
#include "attn/Dialect/Attn/Transforms/MarkedCalls.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace attn;

//===----------------------------------------------------------------------===//
// Advice
//===----------------------------------------------------------------------===//

StringRef attn::getAdvice(StringRef name) {
  // What it says of torch-mlir was tried with its release 20261001.
  // The first entry that the name starts with counts.
  static constexpr std::pair<StringLiteral, StringLiteral> advice[] = {
      {"tm_tensor.attention",
       "torch-mlir keeps scaled_dot_product_attention whole if the table that "
       "export_and_import is given leaves it out; expected the default "
       "decomposition_table, or one with "
       "torch.ops.aten.scaled_dot_product_attention.default"},
      {"tm_tensor.scan",
       "it comes from torch.cumsum, as in position ids from a running sum of "
       "the mask; pass position_ids as an argument of the model, or export "
       "with an entry for torch.ops.aten.cumsum.default in "
       "decomposition_table"},
      {"tm_tensor.sort",
       "it comes from torch.sort or torch.topk; leave it to the caller: export "
       "a model that returns what is to be sorted"},
      {"tm_tensor.scatter",
       "it comes from an assignment to chosen elements; write it with "
       "torch.where or torch.cat in the model"},
      {"tm_tensor.",
       "only torch-mlir knows it; write it with other operations in the model"},
      {"torch.", "export the model with torch_mlir.fx.export_and_import(..., "
                 "output_type=\"linalg-on-tensors\")"},
      {"torch_c.", "export the model with torch_mlir.fx.export_and_import(..., "
                   "output_type=\"linalg-on-tensors\")"},
      {"onnx.", "import the model with torch-mlir-import-onnx and lower it to "
                "linalg on tensors"},
      {"stablehlo.",
       "lower it with stablehlo-opt --stablehlo-legalize-to-linalg first"},
      {"chlo.", "lower it with stablehlo-opt --chlo-legalize-to-stablehlo "
                "--stablehlo-legalize-to-linalg first"},
      {"mhlo.", "lower it with mlir-hlo-opt --hlo-legalize-to-stablehlo, then "
                "stablehlo-opt --stablehlo-legalize-to-linalg first"},
      {"tfl.", "convert it with --tfl-to-tosa-pipeline first"},
      {"ml_program.", "it keeps state between runs, such as the seed of random "
                      "numbers; export the model for inference, and pass "
                      "state as arguments and results"},
  };
  for (auto [prefix, text] : advice)
    if (name.starts_with(prefix))
      return text;
  return "lower it to linalg, tensor, scf, arith and math first";
}

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

std::optional<ElementType> attn::getElementType(Type type) {
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
      if (!argument) {
        InFlightDiagnostic diagnostic =
            function.emitError()
            << "entry '" << entry.name << "': " << kind << " " << index
            << " has type " << type << ", which an entry cannot take; ";
        if (auto foreign = dyn_cast<OpaqueType>(type))
          diagnostic << getAdvice(
              (foreign.getDialectNamespace().getValue() + ".").str());
        else
          diagnostic << "expected a ranked tensor or a scalar of f64, f32, "
                        "f16, bf16, i64, i32, i16, i8, i1 or index";
        return diagnostic;
      }
      list.push_back(std::move(*argument));
    }
    return InFlightDiagnostic();
  };
  return success(
      succeeded(add(function.getArgumentTypes(), "argument", entry.inputs)) &&
      succeeded(add(function.getResultTypes(), "result", entry.results)));
}

//===----------------------------------------------------------------------===//
// Reachability
//===----------------------------------------------------------------------===//

/// Adds the top-level symbols of `module` that `op` or what it holds names.
static void addNamed(ModuleOp module, Operation *op,
                     llvm::SetVector<Operation *> &named) {
  op->walk([&](Operation *nested) {
    nested->getAttrDictionary().walk([&](SymbolRefAttr symbol) {
      if (Operation *target = module.lookupSymbol(symbol.getRootReference()))
        named.insert(target);
    });
  });
}

/// What `roots` name, and what that names, and so on, with the roots in front.
static llvm::SetVector<Operation *> getClosure(ModuleOp module,
                                               ArrayRef<Operation *> roots) {
  llvm::SetVector<Operation *> reached(roots.begin(), roots.end());
  for (size_t i = 0; i < reached.size(); ++i)
    addNamed(module, reached[i], reached);
  return reached;
}

/// What no entry reaches need not be supported. SymbolDCE gives up where there
/// are operations that nobody registered.
static void eraseUnreachable(ModuleOp module) {
  SmallVector<Operation *> roots, symbols;
  for (Operation &op : *module.getBody()) {
    auto symbol = dyn_cast<SymbolOpInterface>(op);
    if (symbol && !symbol.isPublic())
      symbols.push_back(&op);
    else
      roots.push_back(&op);
  }
  llvm::SetVector<Operation *> reached = getClosure(module, roots);
  for (Operation *symbol : symbols)
    if (!reached.contains(symbol))
      symbol->erase();
}

std::vector<std::string> attn::getReachable(ModuleOp module, StringRef name) {
  std::vector<std::string> functions;
  if (auto entry = module.lookupSymbol<func::FuncOp>(name))
    for (Operation *op : getClosure(module, entry.getOperation()))
      if (auto function = dyn_cast<func::FuncOp>(op))
        functions.push_back(function.getName().str());
  return functions;
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

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

  eraseUnreachable(module);

  bool valid = true;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal()) {
      // Calls of these become attention.
      if (function->hasAttr(markAttrName))
        continue;
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

LogicalResult attn::checkOperations(ModuleOp module, StringRef target) {
  static const llvm::StringSet<> dialects = {
      "affine", "arith", "attn",   "bufferization", "builtin", "cf",
      "func",   "index", "linalg", "math",          "memref",  "scf",
      "tensor", "tosa",  "ub",     "vector"};
  // One error for each kind, at its first use: a model repeats every layer.
  llvm::MapVector<StringRef, SmallVector<Operation *>> unsupported;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    if (op->isRegistered() && dialects.contains(dialect)) {
      // A kernel by hand may be anything that LLVM has.
      auto chip = op->getAttrOfType<StringAttr>("attn.chip");
      bool isKernel = isa<scf::ForallOp>(op) && chip && chip == target;
      return isKernel ? WalkResult::skip() : WalkResult::advance();
    }
    // What ends a region goes with the operation that has the region.
    Operation *parent = op->getParentOp();
    if (op->getNextNode() || !parent ||
        parent->getName().getDialectNamespace() != dialect)
      unsupported[op->getName().getStringRef()].push_back(op);
    return WalkResult::advance();
  });
  for (auto &[name, ops] : unsupported) {
    InFlightDiagnostic diagnostic = ops.front()->emitError()
                                    << "no path lowers '" << name
                                    << "' to host code; " << getAdvice(name);
    if (ops.size() > 1)
      diagnostic << " (" << ops.size() << " of them)";
  }
  return success(unsupported.empty());
}

int64_t attn::countOperations(ModuleOp module, StringRef name,
                              llvm::function_ref<bool(Operation *)> predicate) {
  int64_t count = 0;
  for (const std::string &function : getReachable(module, name))
    module.lookupSymbol(function)->walk(
        [&](Operation *op) { count += predicate(op); });
  return count;
}
