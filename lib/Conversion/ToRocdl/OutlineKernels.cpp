//===- OutlineKernels.cpp - From loops over workgroups to kernels ---------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The body of an scf.forall that is mapped to workgroups becomes a kernel in
// the gpu.module of its chip, and the loop its launch. Constants and views of
// buffers are made in the kernel; all else that the body takes from around it
// is an argument.

#include "attn/Conversion/ToRocdl/Passes.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferDeallocationOpInterface.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNOUTLINEKERNELS
#include "attn/Conversion/ToRocdl/Passes.h.inc"
} // namespace attn

static constexpr llvm::StringLiteral chipAttrName = "attn.chip";
static constexpr llvm::StringLiteral sizeAttrName = "attn.workgroup_size";
static constexpr llvm::StringLiteral wavesAttrName = "attn.waves_per_simd";

/// A launch counts the work items of each dimension in 32 bits; HIP takes fewer
/// workgroups in the second and third.
static constexpr int64_t maxWorkItems = (int64_t(1) << 32) - 1;
static constexpr int64_t maxOuterWorkgroups = 65535;

/// What LDS instructions of 16 bytes need.
static constexpr int64_t workgroupAlignment = 16;

static bool isIn(MemRefType type, gpu::AddressSpace space) {
  auto attr = dyn_cast_if_present<gpu::AddressSpaceAttr>(type.getMemorySpace());
  return attr && attr.getValue() == space;
}

/// Whether `op` is better made again in a kernel than handed to it: views of
/// one buffer then share an argument, and buffers are contiguous.
static bool belongsInKernel(Operation *op) {
  return op->hasTrait<OpTrait::ConstantLike>() ||
         isa<memref::SubViewOp, memref::CastOp, memref::ReinterpretCastOp,
             memref::ExpandShapeOp, memref::CollapseShapeOp, memref::ViewOp,
             memref::TransposeOp>(op);
}

/// Collects in `arguments` what `value` is made from in a kernel, and in `ops`
/// what makes it, in order.
static void findSources(Value value, llvm::SetVector<Value> &arguments,
                        llvm::SetVector<Operation *> &ops) {
  Operation *op = value.getDefiningOp();
  if (!op || !belongsInKernel(op)) {
    arguments.insert(value);
    return;
  }
  if (ops.contains(op))
    return;
  for (Value operand : op->getOperands())
    findSources(operand, arguments, ops);
  ops.insert(op);
}

namespace {
/// The loop's dimensions as the launch has them.
struct Mapping {
  /// Whether the grid has one dimension, of which the loop's are made.
  bool isLinear = false;
  /// The loop's dimensions, fastest first: those of the grid unless linear.
  SmallVector<unsigned, 3> dims;
  /// The grid's dimension of each.
  SmallVector<gpu::Dimension, 3> gridDims;
};

/// Outlines the loops of one module.
class Outliner {
public:
  explicit Outliner(ModuleOp module) : module(module), symbols(module) {}

  LogicalResult outline(scf::ForallOp loop);

private:
  gpu::GPUModuleOp getKernels(StringRef chip, Location loc);
  gpu::GPUFuncOp createKernel(scf::ForallOp loop, const Mapping &mapping,
                              int64_t workgroupSize,
                              llvm::SetVector<Value> &arguments);
  gpu::GPUFuncOp insertOrReuse(gpu::GPUFuncOp kernel, StringRef name);

  ModuleOp module;
  SymbolTable symbols;
  llvm::StringMap<gpu::GPUModuleOp> modules;
};
} // namespace

/// How many workgroups a launch takes in a dimension.
static int64_t getGridLimit(gpu::Dimension dimension, int64_t workgroupSize) {
  return dimension == gpu::Dimension::x ? maxWorkItems / workgroupSize
                                        : maxOuterWorkgroups;
}

static Mapping getMapping(scf::ForallOp loop) {
  Mapping mapping;
  SmallVector<std::pair<int64_t, unsigned>> ids;
  for (auto [index, attr] : llvm::enumerate(*loop.getMapping())) {
    auto block = cast<gpu::GPUBlockMappingAttr>(attr);
    mapping.isLinear |= block.isLinearMapping();
    ids.emplace_back(block.getRelativeIndex(), index);
  }
  llvm::sort(ids);
  for (auto [id, index] : ids) {
    if (!mapping.isLinear)
      mapping.gridDims.push_back(static_cast<gpu::Dimension>(id));
    mapping.dims.push_back(index);
  }
  return mapping;
}

/// Whether a loop is to be a kernel; fails where it says so but not how.
static FailureOr<bool> isKernel(scf::ForallOp loop) {
  if (!loop->hasAttr(chipAttrName))
    return false;
  auto chip = loop->getAttrOfType<StringAttr>(chipAttrName);
  if (!chip || chip.empty())
    return loop.emitOpError("expected the name of a chip as the attribute ")
           << chipAttrName;
  const attn::GpuModel *model = attn::findGpuModel(chip.getValue());
  if (!model)
    return loop.emitOpError("is to be a kernel for ")
           << chip << "; known chips: " << attn::listGpuModels();
  std::optional<ArrayAttr> mapping = loop.getMapping();
  if (!mapping || mapping->empty() ||
      !llvm::all_of(*mapping, llvm::IsaPred<gpu::GPUBlockMappingAttr>))
    return loop.emitOpError("is to be a kernel; expected all its dimensions to "
                            "be mapped to #gpu.block");
  llvm::SmallSetVector<int64_t, 4> ids;
  bool isLinear = false, isGrid = false;
  for (Attribute attr : *mapping) {
    auto block = cast<gpu::GPUBlockMappingAttr>(attr);
    (block.isLinearMapping() ? isLinear : isGrid) = true;
    ids.insert(block.getRelativeIndex());
  }
  if (ids.size() != mapping->size() || (isLinear && isGrid))
    return loop.emitOpError("is to be a kernel; expected its dimensions to be "
                            "mapped to different ones of x, y, z, or of "
                            "linear_dim_0 and so on, got ")
           << *mapping;
  if (loop.getNumResults())
    return loop.emitOpError("is to be a kernel, but has tensors as results; "
                            "attn-outline-kernels runs after bufferization");
  auto size = loop->getAttrOfType<IntegerAttr>(sizeAttrName);
  if (!size || size.getInt() < 1 || size.getInt() > model->maxWorkgroupSize)
    return loop.emitOpError("is to be a kernel; expected the number of work "
                            "items in a workgroup, 1 to ")
           << model->maxWorkgroupSize << ", as the attribute " << sizeAttrName;
  return true;
}

gpu::GPUModuleOp Outliner::getKernels(StringRef chip, Location loc) {
  gpu::GPUModuleOp &kernels = modules[chip];
  if (kernels)
    return kernels;
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  kernels = gpu::GPUModuleOp::create(builder, loc, chip);
  MLIRContext *context = builder.getContext();
  Attribute target;
  switch (attn::findGpuModel(chip)->isa) {
  case attn::GpuIsa::Amdgpu:
    target = ROCDL::ROCDLTargetAttr::get(context, /*optLevel=*/3,
                                         "amdgcn-amd-amdhsa", chip);
    break;
  case attn::GpuIsa::Nvptx:
    target = NVVM::NVVMTargetAttr::get(context, /*optLevel=*/3,
                                       "nvptx64-nvidia-cuda", chip);
    break;
  }
  kernels.setTargetsAttr(builder.getArrayAttr(target));
  symbols.insert(kernels);
  module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                  builder.getUnitAttr());
  return kernels;
}

/// Makes the loop's induction variables from the workgroup's place in the grid.
static void mapInductionVars(OpBuilder &builder, scf::ForallOp loop,
                             const Mapping &mapping, int64_t workgroupSize,
                             IRMapping &values) {
  Location loc = loop.getLoc();
  SmallVector<OpFoldResult> bounds = loop.getMixedUpperBound();
  auto getId = [&](gpu::Dimension dimension,
                   std::optional<int64_t> bound) -> Value {
    // Not negative for LLVM, and small.
    int64_t most = getGridLimit(dimension, workgroupSize);
    if (bound && *bound > 0)
      most = std::min(most, *bound);
    return gpu::BlockIdOp::create(builder, loc, builder.getIndexType(),
                                  dimension, builder.getIndexAttr(most));
  };
  if (!mapping.isLinear) {
    for (auto [dim, gridDim] : llvm::zip_equal(mapping.dims, mapping.gridDims))
      values.map(loop.getInductionVar(dim),
                 getId(gridDim, getConstantIntValue(bounds[dim])));
    return;
  }

  std::optional<int64_t> count = 1;
  for (OpFoldResult bound : bounds) {
    std::optional<int64_t> extent = getConstantIntValue(bound);
    count = count && extent ? std::optional(*count * *extent) : std::nullopt;
  }
  Value linear = getId(gpu::Dimension::x, count);
  if (mapping.dims.size() == 1) {
    values.map(loop.getInductionVar(0), linear);
    return;
  }
  // A grid has fewer than 2^32 workgroups, and divisions of 64 bits take a
  // hundred instructions.
  Type word = builder.getI32Type();
  auto narrow = [&](Value value) -> Value {
    return arith::IndexCastUIOp::create(builder, loc, word, value);
  };
  auto widen = [&](Value value) -> Value {
    return arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(),
                                        value);
  };
  Value rest = narrow(linear);
  for (unsigned dim : ArrayRef(mapping.dims).drop_back()) {
    Value extent = getValueOrCreateConstantIndexOp(builder, loc, bounds[dim]);
    extent = narrow(values.lookupOrDefault(extent));
    values.map(loop.getInductionVar(dim),
               widen(arith::RemUIOp::create(builder, loc, rest, extent)));
    rest = arith::DivUIOp::create(builder, loc, rest, extent);
  }
  values.map(loop.getInductionVar(mapping.dims.back()), widen(rest));
}

/// Makes workgroup memory that the body allocates the function's own. Fails on
/// other allocations.
static LogicalResult attributeMemory(gpu::GPUFuncOp kernel) {
  SmallVector<Operation *> allocations;
  SmallVector<memref::DeallocOp> frees;
  WalkResult walk = kernel.walk([&](Operation *op) -> WalkResult {
    if (auto free = dyn_cast<memref::DeallocOp>(op)) {
      frees.push_back(free);
      return WalkResult::advance();
    }
    if (!isa<memref::AllocOp, memref::AllocaOp>(op))
      return WalkResult::advance();
    auto type = cast<MemRefType>(op->getResult(0).getType());
    if (isIn(type, gpu::AddressSpace::Workgroup)) {
      if (!type.hasStaticShape() || !type.getLayout().isIdentity())
        return op->emitOpError("expected workgroup memory of static shape");
      allocations.push_back(op);
      return WalkResult::advance();
    }
    if (isa<memref::AllocaOp>(op) && isIn(type, gpu::AddressSpace::Private))
      return WalkResult::advance();
    return op->emitOpError("allocates memory in a kernel; expected the memory "
                           "space workgroup");
  });
  if (walk.wasInterrupted())
    return failure();

  Builder builder(kernel.getContext());
  for (Operation *op : allocations) {
    Value result = op->getResult(0);
    BlockArgument buffer = kernel.addWorkgroupAttribution(
        cast<MemRefType>(result.getType()), op->getLoc());
    int64_t alignment = workgroupAlignment;
    if (auto asked = op->getAttrOfType<IntegerAttr>("alignment"))
      alignment = std::max(alignment, asked.getInt());
    kernel.setWorkgroupAttributionAttr(kernel.getNumWorkgroupAttributions() - 1,
                                       builder.getStringAttr("llvm.align"),
                                       builder.getI64IntegerAttr(alignment));
    result.replaceAllUsesWith(buffer);
    op->erase();
  }
  for (memref::DeallocOp free : frees)
    free.erase();
  return success();
}

/// The kernel of `loop`, in no module yet; null after an error. `arguments`
/// receives what to launch it with.
gpu::GPUFuncOp Outliner::createKernel(scf::ForallOp loop,
                                      const Mapping &mapping,
                                      int64_t workgroupSize,
                                      llvm::SetVector<Value> &arguments) {
  Location loc = loop.getLoc();
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(loop.getRegion(), used);
  if (mapping.isLinear && mapping.dims.size() > 1)
    for (unsigned dim : ArrayRef(mapping.dims).drop_back())
      if (auto bound = dyn_cast<Value>(loop.getMixedUpperBound()[dim]))
        used.insert(bound);
  llvm::SetVector<Operation *> sources;
  for (Value value : used)
    findSources(value, arguments, sources);
  for (Value argument : arguments) {
    Type type = argument.getType();
    if (auto memref = dyn_cast<MemRefType>(type)) {
      if (memref.getLayout().isIdentity() && !memref.getMemorySpace())
        continue;
    } else if (type.isIntOrIndexOrFloat()) {
      continue;
    }
    auto diagnostic = loop.emitOpError("takes a value of type ")
                      << type
                      << " from the code around; a kernel takes scalars and "
                         "contiguous buffers";
    diagnostic.attachNote(argument.getLoc()) << "the value";
    return nullptr;
  }

  OpBuilder builder(module.getContext());
  auto type = builder.getFunctionType(
      llvm::map_to_vector(arguments, [](Value v) { return v.getType(); }), {});
  auto kernel = gpu::GPUFuncOp::create(builder, loc, "kernel", type);
  kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                  builder.getUnitAttr());
  kernel.setKnownBlockSize(
      ArrayRef<int32_t>{static_cast<int32_t>(workgroupSize), 1, 1});
  if (auto waves = loop->getAttrOfType<IntegerAttr>(wavesAttrName))
    kernel->setAttr("rocdl.waves_per_eu",
                    builder.getI32IntegerAttr(waves.getInt()));

  builder.setInsertionPointToEnd(&kernel.getBody().front());
  IRMapping values;
  values.map(arguments.getArrayRef(),
             kernel.getBody().getArguments().take_front(arguments.size()));
  for (Operation *op : sources)
    builder.clone(*op, values);
  mapInductionVars(builder, loop, mapping, workgroupSize, values);
  for (Operation &op : loop.getBody()->without_terminator())
    builder.clone(op, values);
  gpu::ReturnOp::create(builder, loc);
  if (failed(attributeMemory(kernel))) {
    kernel.erase();
    return nullptr;
  }
  return kernel;
}

/// Whether two kernels differ in no more than their names.
static bool areEqual(gpu::GPUFuncOp a, gpu::GPUFuncOp b) {
  auto getAttrs = [](gpu::GPUFuncOp kernel) {
    NamedAttrList attrs(kernel->getAttrs());
    attrs.erase(SymbolTable::getSymbolAttrName());
    return attrs.getDictionary(kernel.getContext());
  };
  return getAttrs(a) == getAttrs(b) &&
         OperationEquivalence::isRegionEquivalentTo(
             &a.getBody(), &b.getBody(), OperationEquivalence::IgnoreLocations);
}

LogicalResult Outliner::outline(scf::ForallOp loop) {
  IRRewriter rewriter(loop);
  if (!loop.isNormalized()) {
    DictionaryAttr attrs = loop->getDiscardableAttrDictionary();
    FailureOr<scf::ForallOp> normalized = normalizeForallOp(rewriter, loop);
    if (failed(normalized))
      return loop.emitOpError("expected bounds from zero with steps of one");
    loop = *normalized;
    loop->setDiscardableAttrs(attrs);
    rewriter.setInsertionPoint(loop);
  }
  Mapping mapping = getMapping(loop);
  StringRef chip = loop->getAttrOfType<StringAttr>(chipAttrName).getValue();
  int64_t workgroupSize =
      loop->getAttrOfType<IntegerAttr>(sizeAttrName).getInt();
  Location loc = loop.getLoc();

  llvm::SetVector<Value> arguments;
  gpu::GPUFuncOp kernel = createKernel(loop, mapping, workgroupSize, arguments);
  if (!kernel)
    return failure();

  // Attention of equal layers is one kernel.
  gpu::GPUModuleOp kernels = getKernels(chip, loop.getLoc());
  gpu::GPUFuncOp same;
  for (auto other : kernels.getOps<gpu::GPUFuncOp>())
    if (!same && areEqual(other, kernel))
      same = other;
  if (same) {
    kernel.erase();
    kernel = same;
  } else {
    auto function = loop->getParentOfType<FunctionOpInterface>();
    kernel.setName((function.getName() + "_kernel").str());
    SymbolTable(kernels).insert(kernel, kernels.getBody()->end());
  }

  // The grid, and whether it can be launched.
  SmallVector<Value, 3> grid(3);
  Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  std::fill(grid.begin(), grid.end(), one);
  SmallVector<OpFoldResult> bounds = loop.getMixedUpperBound();
  if (mapping.isLinear) {
    for (auto [position, dim] : llvm::enumerate(mapping.dims)) {
      Value extent =
          getValueOrCreateConstantIndexOp(rewriter, loc, bounds[dim]);
      grid[0] = position
                    ? rewriter.createOrFold<arith::MulIOp>(loc, grid[0], extent)
                    : extent;
    }
  } else {
    for (auto [dim, gridDim] : llvm::zip_equal(mapping.dims, mapping.gridDims))
      grid[static_cast<unsigned>(gridDim)] =
          getValueOrCreateConstantIndexOp(rewriter, loc, bounds[dim]);
  }
  for (auto [dim, extent] : llvm::enumerate(grid)) {
    int64_t limit =
        getGridLimit(static_cast<gpu::Dimension>(dim), workgroupSize);
    if (std::optional<int64_t> known = getConstantIntValue(extent)) {
      if (*known > limit)
        return loop.emitOpError("needs ")
               << *known << " workgroups in dimension " << dim
               << " of the grid; a launch takes " << limit << " at most";
      continue;
    }
    Value most = arith::ConstantIndexOp::create(rewriter, loc, limit);
    Value fits = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::ule,
                                       extent, most);
    cf::AssertOp::create(rewriter, loc, fits,
                         ("a kernel needs more workgroups than the " +
                          Twine(limit) + " that a launch takes in dimension " +
                          Twine(dim) + " of the grid")
                             .str());
  }
  Value size = arith::ConstantIndexOp::create(rewriter, loc, workgroupSize);
  gpu::LaunchFuncOp::create(
      rewriter, loc, kernel, gpu::KernelDim3{grid[0], grid[1], grid[2]},
      gpu::KernelDim3{size, one, one}, /*dynamicSharedMemorySize=*/Value(),
      arguments.getArrayRef());
  rewriter.eraseOp(loop);
  return success();
}

namespace {
/// A launch neither allocates nor frees what it takes.
struct LaunchDeallocation
    : bufferization::BufferDeallocationOpInterface::ExternalModel<
          LaunchDeallocation, gpu::LaunchFuncOp> {
  FailureOr<Operation *>
  process(Operation *op, bufferization::DeallocationState &state,
          const bufferization::DeallocationOptions &options) const {
    return op;
  }
};

class AttnOutlineKernels
    : public attn::impl::AttnOutlineKernelsBase<AttnOutlineKernels> {
  // Buffers are freed after this pass, by a pass that must know launches.
  void getDependentDialects(DialectRegistry &registry) const override {
    AttnOutlineKernelsBase::getDependentDialects(registry);
    registry.addExtension(+[](MLIRContext *context, gpu::GPUDialect *) {
      auto name = RegisteredOperationName::lookup(
          gpu::LaunchFuncOp::getOperationName(), context);
      if (!name->hasInterface<bufferization::BufferDeallocationOpInterface>())
        gpu::LaunchFuncOp::attachInterface<LaunchDeallocation>(*context);
    });
  }

  void runOnOperation() override {
    SmallVector<scf::ForallOp> loops;
    WalkResult walk =
        getOperation()->walk<WalkOrder::PreOrder>([&](scf::ForallOp loop) {
          FailureOr<bool> found = isKernel(loop);
          if (failed(found))
            return WalkResult::interrupt();
          if (!*found)
            return WalkResult::advance();
          loops.push_back(loop);
          return WalkResult::skip();
        });
    if (walk.wasInterrupted())
      return signalPassFailure();
    Outliner outliner(getOperation());
    for (scf::ForallOp loop : loops)
      if (failed(outliner.outline(loop)))
        return signalPassFailure();
  }
};
} // namespace
