//===- KernelTiles.cpp - The tiles of a kernel ----------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/View/KernelTiles.h"

#include "TileLayouts.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Pipelines/Pipelines.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace attn;
using namespace attn::layout;
using namespace attn::view;
using llvm::createStringError;

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static SmallVector<gpu::GPUFuncOp> getKernels(ModuleOp module) {
  SmallVector<gpu::GPUFuncOp> kernels;
  module.walk([&](gpu::GPUFuncOp kernel) {
    if (kernel->hasAttr("attn.collective"))
      kernels.push_back(kernel);
  });
  return kernels;
}

LogicalResult attn::view::buildKernels(ModuleOp module, StringRef chip) {
  if (!getKernels(module).empty())
    return success();
  std::string name = chip.str();
  bool hasAttention = false;
  module.walk([&](AttentionOp op) {
    hasAttention = true;
    if (name.empty() && op.getCollectiveAttr())
      name = op.getCollectiveAttr().getChip().str();
  });
  if (!hasAttention)
    return emitError(module.getLoc(),
                     "expected a kernel with attn.collective, as attn-opt "
                     "prints it, or an attn.attention, found neither");
  if (name.empty())
    return emitError(module.getLoc(),
                     "expected --chip=NAME, for attention has no schedule of a "
                     "GPU; known are ")
           << listGpuModels();
  if (!findGpuModel(name))
    return emitError(module.getLoc(), "no GPU is called '")
           << name << "'; known are " << listGpuModels();
  AttnToHostOptions options;
  options.chip = name;
  PassManager passes(module.getContext());
  buildAttnHostTensorPipeline(passes, options);
  buildAttnBufferizationPipeline(passes);
  buildAttnKernelTilePipeline(passes, name);
  if (failed(passes.run(module)))
    return failure();
  if (getKernels(module).empty())
    return emitError(module.getLoc(), "no attention became a kernel for ")
           << name;
  return success();
}

llvm::Expected<gpu::GPUFuncOp> attn::view::findKernel(ModuleOp module,
                                                      StringRef name) {
  SmallVector<gpu::GPUFuncOp> kernels = getKernels(module), products;
  // One that joins the parts of split keys is looked at by name only.
  llvm::copy_if(
      kernels, std::back_inserter(products), [](gpu::GPUFuncOp kernel) {
        return kernel
            .walk([](Operation *op) {
              return isa<DotOp, StartDotOp>(op) ? WalkResult::interrupt()
                                                : WalkResult::advance();
            })
            .wasInterrupted();
      });
  if (name.empty() && products.size() == 1)
    return products.front();
  for (gpu::GPUFuncOp kernel : kernels)
    if (kernel.getName() == name || (name.empty() && kernels.size() == 1))
      return kernel;
  std::string names;
  llvm::ListSeparator separator;
  for (gpu::GPUFuncOp kernel : kernels)
    names += (StringRef(separator) + kernel.getName()).str();
  if (name.empty())
    return createStringError("expected --kernel=NAME, found several: " + names);
  return createStringError("no kernel is called '" + name + "'; found " +
                           names);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// The layout that attn-assign-layouts gave a value; null if it gave none.
static TileLayoutAttr getLayout(Value value) {
  Operation *op = value.getDefiningOp();
  unsigned number = 0;
  if (op) {
    number = cast<OpResult>(value).getResultNumber();
  } else {
    auto argument = cast<BlockArgument>(value);
    auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    if (!loop || argument.getArgNumber() == 0)
      return {};
    op = loop;
    number = argument.getArgNumber() - 1;
  }
  auto layouts = op->getAttrOfType<ArrayAttr>("attn.layouts");
  auto isTile = [](Value result) {
    auto vector = dyn_cast<VectorType>(result.getType());
    return vector && vector.getRank() == 2;
  };
  if (!layouts || !isTile(op->getResult(number)))
    return {};
  unsigned at = llvm::count_if(op->getResults().take_front(number), isTile);
  return at < layouts.size() ? dyn_cast<TileLayoutAttr>(layouts[at])
                             : TileLayoutAttr();
}

/// The layout of registers of an op that has no results for it.
static TileLayoutAttr getLastLayout(Operation *op) {
  auto layouts = op->getAttrOfType<ArrayAttr>("attn.layouts");
  if (!layouts || layouts.size() <= op->getNumResults())
    return {};
  return dyn_cast<TileLayoutAttr>(layouts.getValue().back());
}

namespace {
class Search {
public:
  Search(gpu::GPUFuncOp kernel, CollectiveAttr schedule, const GpuModel &chip)
      : kernel(kernel), tiles(schedule, chip),
        hasProducer(schedule.getMma() && schedule.getMma().getProducer()) {
    found.models = ::getLdsModels(chip);
  }

  KernelTiles run();

private:
  void visitProduct(Value lhs, Value rhs, Value result, bool isScores,
                    Operation *op);
  void addRegisters(const Twine &name, TileLayoutAttr layout);
  /// The tile's entry, with a name if nothing has named it yet.
  KernelMemory *addMemory(Value tile, StringRef name);
  void addAccess(Value tile, StringRef name, bool isWrite,
                 const LinearLayout &layout);
  /// What a tile is, by those who use it.
  StringRef getName(LdsTileOp tile);

  gpu::GPUFuncOp kernel;
  TileLayouts tiles;
  bool hasProducer;
  KernelTiles found;
};
} // namespace

/// "name", "name 2", ... the first that no other entry has.
template <typename Entries, typename GetName>
static std::string getFreeName(const Entries &entries, StringRef name,
                               GetName getName) {
  auto isTaken = [&](const std::string &wanted) {
    return llvm::any_of(
        entries, [&](const auto &entry) { return getName(entry) == wanted; });
  };
  std::string free = name.str();
  for (unsigned number = 2; isTaken(free); ++number)
    free = (name + " " + Twine(number)).str();
  return free;
}

void Search::addRegisters(const Twine &wanted, TileLayoutAttr layout) {
  if (!layout)
    return;
  std::string name = wanted.str();
  for (const KernelRegisters &known : found.registers)
    if (known.layout == layout.getMap() &&
        StringRef(known.name).starts_with(name))
      return;
  found.registers.push_back(
      {getFreeName(found.registers, name,
                   [](const KernelRegisters &entry) { return entry.name; }),
       layout.getMap()});
}

StringRef Search::getName(LdsTileOp tile) {
  auto usedBy = [](Value lds, auto isUse) {
    return llvm::any_of(lds.getUses(), isUse);
  };
  for (OpOperand &use : tile->getUses()) {
    Operation *user = use.getOwner();
    bool isScores = user->hasAttr("transpose_rhs");
    if (isa<DotOp, StartDotOp>(user))
      return use.getOperandNumber() == 0
                 ? (isScores ? "queries" : "probabilities")
                 : (isScores ? "keys" : "values");
    if (isa<DrainOp>(user))
      return "output";
    if (auto load = dyn_cast<LoadOp>(user))
      return usedBy(load,
                    [](OpOperand &use) { return isa<StoreOp>(use.getOwner()); })
                 ? "output"
                 : "queries";
  }
  return "";
}

KernelMemory *Search::addMemory(Value value, StringRef name) {
  auto op = value.getDefiningOp<LdsTileOp>();
  if (!op)
    return nullptr;
  auto type = cast<MemRefType>(op.getType());
  MemoryLayout layout = op.getLayout().getMemoryLayout();
  for (KernelMemory &known : found.memories)
    if (known.tile.layout == layout && known.tile.rows == type.getDimSize(0) &&
        known.tile.columns == type.getDimSize(1) &&
        StringRef(known.tile.name).starts_with(name))
      return &known;
  KernelMemory &entry = found.memories.emplace_back();
  entry.tile.name =
      getFreeName(found.memories, name,
                  [](const KernelMemory &entry) { return entry.tile.name; });
  entry.tile.layout = layout;
  entry.tile.rows = type.getDimSize(0);
  entry.tile.columns = type.getDimSize(1);
  entry.tile.elementBytes = type.getElementTypeBitWidth() / 8;
  return &entry;
}

void Search::addAccess(Value tile, StringRef name, bool isWrite,
                       const LinearLayout &layout) {
  auto op = tile.getDefiningOp<LdsTileOp>();
  // What a producer's kernel has there, neither reads nor writes of lanes
  // touch.
  if (!op || hasProducer)
    return;
  StringRef tileName = getName(op);
  // One that nothing reads yet, as in front of a loop, is named by a later use.
  if (tileName.empty())
    for (KernelMemory &known : found.memories)
      if (known.tile.layout == op.getLayout().getMemoryLayout())
        tileName = known.tile.name;
  KernelMemory *entry = tileName.empty() ? nullptr : addMemory(tile, tileName);
  if (!entry || llvm::any_of(entry->accesses, [&](const LdsAccess &known) {
        return known.isWrite == isWrite && known.layout == layout;
      }))
    return;
  entry->accesses.push_back({name.str(), isWrite, layout});
}

void Search::visitProduct(Value lhs, Value rhs, Value result, bool isScores,
                          Operation *op) {
  StringRef left = isScores ? "queries" : "probabilities";
  auto visitLds = [&](Value tile, bool isLeft) {
    auto type = cast<MemRefType>(tile.getType());
    int64_t rows = type.getDimSize(0), columns = type.getDimSize(1);
    addAccess(tile, "operands of a product", /*isWrite=*/false,
              isLeft     ? tiles.getLeftOperand(rows, columns)
              : isScores ? tiles.getScoresOperand(rows, columns)
                         : tiles.getOutputOperand(rows, columns));
  };
  if (isa<VectorType>(lhs.getType())) {
    addRegisters(left, getLayout(lhs));
  } else {
    addRegisters(left, getLastLayout(op));
    visitLds(lhs, /*isLeft=*/true);
  }
  visitLds(rhs, /*isLeft=*/false);
  addRegisters(isScores ? "scores" : "output", getLayout(result));
}

KernelTiles Search::run() {
  // Names first: what is stored to a tile is read further down, or above.
  kernel.walk([&](LdsTileOp tile) {
    if (StringRef name = getName(tile); !name.empty())
      addMemory(tile, name);
  });
  // What is on its way to a tile has its name.
  kernel.walk([&](Operation *op) {
    auto store = dyn_cast<StoreLdsOp>(op);
    auto copy = dyn_cast<CopyOp>(op);
    if (!store && !copy)
      return;
    Value tile = store ? store.getTile() : copy.getTile();
    TileLayoutAttr layout =
        store ? getLayout(store.getValue()) : getLastLayout(op);
    if (!layout)
      return;
    addAccess(tile, store ? "what lanes have" : "what is loaded",
              /*isWrite=*/true, layout.getMap());
    auto lds = tile.getDefiningOp<LdsTileOp>();
    StringRef name = lds ? getName(lds) : "";
    if (name == "queries" || name == "keys" || name == "values")
      addRegisters(name + " on their way", layout);
  });
  kernel.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto dot = dyn_cast<DotOp>(op))
      visitProduct(dot.getLhs(), dot.getRhs(), dot.getResult(),
                   dot.getTransposeRhs(), op);
    if (auto start = dyn_cast<StartDotOp>(op))
      visitProduct(start.getLhs(), start.getRhs(),
                   cast<FinishDotOp>(*start.getPending().getUsers().begin()),
                   start.getTransposeRhs(), op);
    if (auto load = dyn_cast<LoadOp>(op)) {
      TileLayoutAttr layout = getLayout(load.getResult());
      if (load.getSource().getDefiningOp<LdsTileOp>() && layout)
        addAccess(load.getSource(), "what lanes take", /*isWrite=*/false,
                  layout.getMap());
      else if (layout && llvm::none_of(found.registers,
                                       [&](const KernelRegisters &known) {
                                         return known.layout == layout.getMap();
                                       }))
        addRegisters("loaded", layout);
    }
    if (isa<PartialSumOp, PartialMaxOp>(op))
      addRegisters("partial", getLayout(op->getResult(0)));
    if (isa<RowReduceOp>(op))
      addRegisters("rows", getLayout(op->getResult(0)));
    if (auto store = dyn_cast<StoreOp>(op))
      addRegisters("stored", getLayout(store.getValue()));
  });
  return std::move(found);
}

llvm::Expected<KernelTiles> attn::view::findTiles(gpu::GPUFuncOp kernel) {
  auto schedule = kernel->getAttrOfType<CollectiveAttr>("attn.collective");
  const GpuModel *chip = findGpuModel(schedule.getChip().getValue());
  if (!chip)
    return createStringError("no GPU is called '" +
                             schedule.getChip().getValue() + "'; known are " +
                             listGpuModels());
  KernelTiles tiles = Search(kernel, schedule, *chip).run();
  if (tiles.registers.empty())
    return createStringError("expected a kernel behind attn-assign-layouts, "
                             "found no layouts in " +
                             kernel.getName());
  return tiles;
}

llvm::Expected<SmallVector<LdsModel, 2>>
attn::view::findLdsModels(StringRef chip) {
  if (chip.empty())
    return layout::getLdsModels();
  if (const GpuModel *model = findGpuModel(chip))
    return ::getLdsModels(*model);
  return createStringError("no GPU is called '" + chip + "'; known are " +
                           listGpuModels());
}
