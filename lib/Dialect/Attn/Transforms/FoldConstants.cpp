//===- FoldConstants.cpp - Evaluate ops on constants ahead ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Three steps. Forwards, each op on constants gets a view of a source: ops that
// move elements compose views, others make a source that is computed when
// somebody needs it. Backwards, what an op that stays uses is found out: those
// views become constants, if they are no larger than what they come from, and
// otherwise their op stays, too. Then constants are made, in the order of the
// program, and data that nobody needs any more is freed on the way.

#include "FoldConstants/ProgramViews.h"
#include "attn/Dialect/Attn/Transforms/ConstantResources.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace attn::fold;

namespace attn {
#define GEN_PASS_DEF_ATTNFOLDCONSTANTS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace attn

/// A constant of so many bytes takes no more room in the program than the name
/// of a resource, and upstream folders can read it.
static constexpr int64_t maxInlineBytes = 64;

/// The elements whose bytes are `data`, a byte for each boolean.
static DenseElementsAttr makeDense(ShapedType type, ArrayRef<char> data) {
  if (!type.getElementType().isInteger(1))
    return DenseElementsAttr::getFromRawBuffer(type, data);
  SmallVector<bool> booleans(data.begin(), data.end());
  return DenseElementsAttr::get(type, ArrayRef<bool>(booleans));
}

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

/// Upstream reads no resource: lowering a scalar one asserts, and folders leave
/// small ones alone.
static void inlineSmallResources(ModuleOp module) {
  module->walk([](arith::ConstantOp constant) {
    auto attr = dyn_cast<DenseResourceElementsAttr>(constant.getValue());
    if (!attr || !attr.getType().hasStaticShape() ||
        !getElementBytes(attr.getType().getElementType()))
      return;
    ArrayRef<char> data = getEntry(attr)->getBlob()->getData();
    if (static_cast<int64_t>(data.size()) <= maxInlineBytes)
      constant.setValueAttr(makeDense(attr.getType(), data));
  });
}

//===----------------------------------------------------------------------===//
// Folding
//===----------------------------------------------------------------------===//

namespace {
class ConstantFolder {
public:
  ConstantFolder(ModuleOp module, bool release)
      : module(module), release(release) {}

  void run() {
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      views.visit(op);
      return views.getOps().contains(op) ? WalkResult::skip()
                                         : WalkResult::advance();
    });
    choose();
    findLastUses();
    replace();
    eraseFolded();
  }

  int64_t getNumFolded() const { return numFolded; }

private:
  // Step 2: what becomes constants.
  bool isFolded(Operation *op) const;
  bool isFoldedUse(Operation *user) const;
  void choose();
  void findLastUses();
  void forEachSource(Source *source, llvm::function_ref<void(Source *)> action);

  // Step 3: constants.
  void replace();
  ElementsAttr makeConstant(const View &view, RankedTensorType type);
  std::string getName(const Source &source) const;
  void releaseAfter(int64_t root);
  void eraseFolded();

  ModuleOp module;
  bool release;

  ProgramViews views;
  /// Ops with views that stay all the same.
  llvm::DenseSet<Operation *> kept;
  /// Ops whose results become constants, in the order of the program, and the
  /// last of them that reads a source.
  SmallVector<Operation *> roots;
  llvm::MapVector<Source *, int64_t> lastUse;
  SmallVector<std::pair<View, ElementsAttr>> made;
  llvm::DenseMap<Source *, SmallVector<unsigned>> madeOfSource;
  /// Data that constants of this pass share or hold.
  llvm::DenseSet<BlobEntry *> inUse;
  int64_t numFolded = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// Step 2: what becomes constants
//===----------------------------------------------------------------------===//

bool ConstantFolder::isFolded(Operation *op) const {
  return views.getOps().contains(op) && !kept.contains(op);
}

/// A use goes away with the op, or with one around it.
bool ConstantFolder::isFoldedUse(Operation *user) const {
  for (Operation *op = user; op && op != module; op = op->getParentOp())
    if (isFolded(op))
      return true;
  return false;
}

static bool isOneElement(const View &view) {
  for (auto [size, stride] : llvm::zip_equal(view.sizes, view.strides))
    if (size != 1 && stride != 0)
      return false;
  return true;
}

void ConstantFolder::choose() {
  for (Operation *op : llvm::reverse(views.getOps())) {
    if (llvm::all_of(op->getUsers(),
                     [&](Operation *user) { return isFoldedUse(user); }))
      continue;
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    View view = *views.getView(op->getResult(0));
    if (isFoldableType(type) &&
        (isOneElement(view) ||
         view.getNumElements() <= view.source->numElements))
      roots.push_back(op);
    else
      kept.insert(op);
  }
  std::reverse(roots.begin(), roots.end());
}

void ConstantFolder::forEachSource(Source *source,
                                   llvm::function_ref<void(Source *)> action) {
  llvm::SetVector<Source *> reached;
  reached.insert(source);
  for (size_t i = 0; i < reached.size(); ++i) {
    action(reached[i]);
    reached.insert(reached[i]->inputs.begin(), reached[i]->inputs.end());
  }
}

void ConstantFolder::findLastUses() {
  for (auto [i, root] : llvm::enumerate(roots)) {
    View view = *views.getView(root->getResult(0));
    forEachSource(view.source,
                  [&, i = i](Source *source) { lastUse[source] = i; });
  }
  // Data that ops which stay name stays.
  llvm::DenseSet<BlobEntry *> named;
  AttrTypeWalker walker;
  walker.addWalk(
      [&](DenseResourceElementsAttr attr) { named.insert(getEntry(attr)); });
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isFolded(op))
      return WalkResult::skip();
    if (!op->hasTrait<OpTrait::ConstantLike>() ||
        !llvm::all_of(op->getUsers(),
                      [&](Operation *user) { return isFoldedUse(user); }))
      walker.walk(op->getAttrDictionary());
    return WalkResult::advance();
  });
  for (auto &[source, last] : lastUse)
    if (auto resource =
            dyn_cast_or_null<DenseResourceElementsAttr>(source->attr))
      if (named.contains(getEntry(resource)))
        last = roots.size();
}

//===----------------------------------------------------------------------===//
// Step 3: constants
//===----------------------------------------------------------------------===//

/// A constant that repeats one element.
static DenseElementsAttr makeSplat(RankedTensorType type,
                                   ArrayRef<char> element) {
  if (type.getElementType().isInteger(1))
    return DenseElementsAttr::get(type, element.front() != 0);
  return DenseElementsAttr::getFromRawBuffer(type, element);
}

std::string ConstantFolder::getName(const Source &source) const {
  if (auto resource =
          dyn_cast_or_null<DenseResourceElementsAttr>(source.attr)) {
    StringRef key = getEntry(resource)->getKey();
    return key.ends_with("_folded") ? key.str() : (key + "_folded").str();
  }
  for (Source *input : source.inputs)
    if (std::string name = getName(*input); name != "folded")
      return name;
  return "folded";
}

ElementsAttr ConstantFolder::makeConstant(const View &view,
                                          RankedTensorType type) {
  Source &source = *view.source;
  // What may fail has been evaluated.
  if (failed(source.evaluate()))
    llvm_unreachable("an element program failed that cannot");
  if (isOneElement(view))
    return makeSplat(type, source.data.slice(view.offset * source.elementBytes,
                                             source.elementBytes));
  if (source.attr && view.isWhole()) {
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(source.attr))
      return DenseResourceElementsAttr::get(type, resource.getRawHandle());
    return cast<DenseElementsAttr>(source.attr).reshape(type);
  }
  for (unsigned i : madeOfSource.lookup(&source))
    if (made[i].first == view)
      return made[i].second;

  bool isComputed = source.storage && view.isWhole();
  std::optional<AsmResourceBlob> copy;
  if (!isComputed) {
    copy = HeapAsmResourceBlob::allocate(
        view.getNumElements() * source.elementBytes, /*align=*/64);
    copyBox({view, 0, getRowMajorStrides(view.sizes)},
            copy->getMutableData().data());
  }
  ArrayRef<char> data = isComputed ? source.data : copy->getData();
  size_t elementBytes = source.elementBytes;
  bool isSplat =
      std::equal(data.begin() + elementBytes, data.end(), data.begin());
  ElementsAttr result;
  if (isSplat) {
    result = makeSplat(type, data.take_front(elementBytes));
  } else if (static_cast<int64_t>(data.size()) > maxInlineBytes) {
    std::string name = getName(source);
    result = DenseResourceElementsAttr::get(
        type, name, std::move(isComputed ? *source.storage : *copy));
    if (isComputed) {
      // The data is where it was.
      source.storage.reset();
      source.attr = result;
    }
  } else {
    result = makeDense(type, data);
  }
  madeOfSource[&source].push_back(made.size());
  made.push_back({view, result});
  return result;
}

/// Frees the data that only roots up to this one have read.
void ConstantFolder::releaseAfter(int64_t root) {
  forEachSource(
      views.getView(roots[root]->getResult(0))->source, [&](Source *source) {
        if (lastUse.lookup(source) != root)
          return;
        if (!source->attr) {
          source->storage.reset();
          source->data = {};
          return;
        }
        auto resource = dyn_cast<DenseResourceElementsAttr>(source->attr);
        if (!resource || !release || inUse.contains(getEntry(resource)))
          return;
        source->data = {};
        getEntry(resource)->setBlob(AsmResourceBlob(
            {}, /*dataAlignment=*/64, {}, /*dataIsMutable=*/false));
      });
}

void ConstantFolder::replace() {
  for (auto [i, op] : llvm::enumerate(roots)) {
    Value result = op->getResult(0);
    auto type = cast<RankedTensorType>(result.getType());
    View view = *views.getView(result);
    ElementsAttr attr = makeConstant(view, type);
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr))
      inUse.insert(getEntry(resource));

    OpBuilder builder(op);
    Location loc = op->getLoc();
    // Inits of one value are filled in place; a constant would be copied.
    auto isInit = [&](OpOperand &use) {
      auto user = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
      return user && user.isDpsInit(&use) && !isFoldedUse(user);
    };
    auto splat = dyn_cast<SplatElementsAttr>(attr);
    if (splat && llvm::any_of(result.getUses(), isInit)) {
      Value element = arith::ConstantOp::create(
          builder, loc, cast<TypedAttr>(splat.getSplatValue<Attribute>()));
      Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                            type.getElementType());
      Value filled =
          linalg::FillOp::create(builder, loc, element, empty).getResult(0);
      result.replaceUsesWithIf(filled, isInit);
    }
    auto isUse = [&](OpOperand &use) { return !isFoldedUse(use.getOwner()); };
    if (llvm::any_of(result.getUses(), isUse)) {
      Value constant =
          arith::ConstantOp::create(builder, loc, cast<TypedAttr>(attr));
      result.replaceUsesWithIf(constant, isUse);
    }
    ++numFolded;
    releaseAfter(i);
  }
}

void ConstantFolder::eraseFolded() {
  llvm::SetVector<Operation *> operands(views.getConstants().begin(),
                                        views.getConstants().end());
  for (Operation *op : llvm::reverse(views.getOps())) {
    if (!isFolded(op))
      continue;
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (Operation *producer = operand.getDefiningOp();
            producer && !views.getOps().contains(producer) &&
            !op->isAncestor(producer))
          operands.insert(producer);
    });
    op->erase();
  }
  // Constants and inits that only they used.
  while (!operands.empty()) {
    Operation *op = operands.pop_back_val();
    if (!isOpTriviallyDead(op))
      continue;
    for (Value operand : op->getOperands())
      if (Operation *producer = operand.getDefiningOp())
        operands.insert(producer);
    op->erase();
  }
}

namespace {
class AttnFoldConstants
    : public attn::impl::AttnFoldConstantsBase<AttnFoldConstants> {
  using AttnFoldConstantsBase::AttnFoldConstantsBase;

  void runOnOperation() override {
    if (failed(attn::checkResources(getOperation())))
      return signalPassFailure();
    inlineSmallResources(getOperation());
    ConstantFolder folder(getOperation(), release);
    folder.run();
    numFolded += folder.getNumFolded();
  }
};
} // namespace
