//===- LowerKernelArguments.cpp - Pointers and sizes for kernels ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Replaces each buffer among the arguments of a kernel by its address and the
// extents that the kernel uses, in the kernel and in all launches of it.

#include "attn/Conversion/ToRocdl/Passes.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNLOWERKERNELARGUMENTS
#include "attn/Conversion/ToRocdl/Passes.h.inc"
} // namespace attn

/// Whether something looks at the outermost extent of `buffer`, which its
/// strides do not depend on.
static bool usesOuterExtent(Value buffer) {
  return llvm::any_of(buffer.getUsers(), [](Operation *user) {
    if (auto dim = dyn_cast<memref::DimOp>(user))
      return dim.getConstantIndex().value_or(0) == 0;
    return !isa<memref::LoadOp, memref::StoreOp, vector::LoadOp,
                vector::StoreOp, memref::ReinterpretCastOp,
                memref::ExtractAlignedPointerAsIndexOp>(user);
  });
}

/// The extent of dimension `dim` of what a launch passes.
static Value getExtent(OpBuilder &builder, Location loc, Value buffer,
                       unsigned dim) {
  auto type = cast<MemRefType>(buffer.getType());
  if (auto alloc = buffer.getDefiningOp<gpu::AllocOp>())
    return alloc.getDynamicSizes()[type.getDynamicDimIndex(dim)];
  return builder.createOrFold<memref::DimOp>(loc, buffer, dim);
}

static MemRefType getPointerType(MemRefType type) {
  auto global =
      gpu::AddressSpaceAttr::get(type.getContext(), gpu::AddressSpace::Global);
  return MemRefType::get({}, type.getElementType(), MemRefLayoutAttrInterface(),
                         global);
}

/// Whether a launch can compute `value` of the kernel: from arguments, as
/// another shape of a buffer.
static bool canRebuild(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto kernel = dyn_cast<gpu::GPUFuncOp>(argument.getOwner()->getParentOp());
    return kernel && argument.getArgNumber() < kernel.getNumArguments();
  }
  Operation *op = value.getDefiningOp();
  return (op->hasTrait<OpTrait::ConstantLike>() ||
          isa<memref::CastOp, memref::ExpandShapeOp, memref::CollapseShapeOp,
              memref::DimOp>(op)) &&
         llvm::all_of(op->getOperands(), canRebuild);
}

/// `value` of the kernel, in front of `launch`.
static Value rebuild(Value value, gpu::LaunchFuncOp launch,
                     IRMapping &mapping) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return launch.getKernelOperand(argument.getArgNumber());
  if (Value known = mapping.lookupOrNull(value))
    return known;
  Operation *op = value.getDefiningOp();
  for (Value operand : op->getOperands())
    mapping.map(operand, rebuild(operand, launch, mapping));
  return OpBuilder(launch)
      .clone(*op, mapping)
      ->getResult(cast<OpResult>(value).getResultNumber());
}

namespace {
/// One new argument, and what each launch passes for it.
struct Argument {
  Type type;
  SmallVector<Value> operands;
};

class KernelLowering {
public:
  KernelLowering(gpu::GPUFuncOp kernel, ArrayRef<gpu::LaunchFuncOp> launches)
      : kernel(kernel), launches(launches) {}

  LogicalResult run();

private:
  unsigned addPointer(unsigned index, MemRefType type);
  unsigned addTensorMap(attn::TensorMapOp op);
  unsigned addScalar(Type type, llvm::function_ref<Value(gpu::LaunchFuncOp)>);

  gpu::GPUFuncOp kernel;
  ArrayRef<gpu::LaunchFuncOp> launches;
  SmallVector<Argument> arguments;
  SmallVector<std::pair<attn::TensorMapOp, unsigned>> tensorMaps;
};
} // namespace

unsigned KernelLowering::addPointer(unsigned index, MemRefType type) {
  Argument &argument = arguments.emplace_back();
  argument.type = getPointerType(type);
  auto plain = MemRefType::get({}, type.getElementType());
  for (gpu::LaunchFuncOp launch : launches) {
    OpBuilder builder(launch);
    Location loc = launch.getLoc();
    Value pointer = launch.getKernelOperand(index);
    pointer = memref::ReinterpretCastOp::create(
        builder, loc, plain, pointer, /*offset=*/int64_t(0),
        /*sizes=*/ArrayRef<int64_t>(), /*strides=*/ArrayRef<int64_t>());
    argument.operands.push_back(memref::MemorySpaceCastOp::create(
        builder, loc, argument.type, pointer));
  }
  return arguments.size() - 1;
}

/// The launch passes the buffer as an address: see
/// attn-launches-to-device-table.
unsigned KernelLowering::addTensorMap(attn::TensorMapOp op) {
  for (auto &[known, argument] : tensorMaps)
    if (known->getAttrs() == op->getAttrs() &&
        known.getTensor() == op.getTensor())
      return argument;
  Argument &argument = arguments.emplace_back();
  argument.type = op.getMap().getType();
  for (gpu::LaunchFuncOp launch : launches) {
    IRMapping mapping;
    Value tensor = rebuild(op.getTensor(), launch, mapping);
    OpBuilder builder(launch);
    argument.operands.push_back(
        UnrealizedConversionCastOp::create(builder, launch.getLoc(),
                                           argument.type, tensor)
            .getResult(0));
  }
  tensorMaps.push_back({op, arguments.size() - 1});
  return arguments.size() - 1;
}

/// An argument that every launch passes the same value for twice is one.
unsigned KernelLowering::addScalar(
    Type type, llvm::function_ref<Value(gpu::LaunchFuncOp)> getOperand) {
  Argument argument{type, {}};
  for (gpu::LaunchFuncOp launch : launches)
    argument.operands.push_back(getOperand(launch));
  for (auto [index, other] : llvm::enumerate(arguments))
    if (!launches.empty() && other.operands == argument.operands)
      return index;
  arguments.push_back(argument);
  return arguments.size() - 1;
}

LogicalResult KernelLowering::run() {
  struct Buffer {
    unsigned pointer;
    SmallVector<std::optional<unsigned>> extents;
  };
  SmallVector<Buffer> buffers;
  unsigned count = kernel.getNumArguments();
  SmallVector<unsigned> scalars(count);
  for (unsigned index = 0; index < count; ++index) {
    Value old = kernel.getArgument(index);
    auto type = dyn_cast<MemRefType>(old.getType());
    if (!type) {
      scalars[index] = addScalar(old.getType(), [&](gpu::LaunchFuncOp launch) {
        return launch.getKernelOperand(index);
      });
      continue;
    }
    if (!type.getLayout().isIdentity() || type.getMemorySpace())
      return kernel.emitOpError("has an argument of type ")
             << type << "; expected contiguous buffers of no memory space";
    Buffer &buffer = buffers.emplace_back();
    buffer.pointer = addPointer(index, type);
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      std::optional<unsigned> &extent = buffer.extents.emplace_back();
      if (!type.isDynamicDim(dim) || (!dim && !usesOuterExtent(old)))
        continue;
      extent = addScalar(
          IndexType::get(type.getContext()), [&](gpu::LaunchFuncOp launch) {
            OpBuilder builder(launch);
            return getExtent(builder, launch.getLoc(),
                             launch.getKernelOperand(index), dim);
          });
    }
  }

  // What the copy engine is to know of a buffer, once for all equal ops.
  SmallVector<std::pair<attn::TensorMapOp, unsigned>> maps;
  WalkResult walk = kernel.walk([&](attn::TensorMapOp op) {
    if (!canRebuild(op.getTensor())) {
      op.emitOpError("is of something else than an argument of the kernel");
      return WalkResult::interrupt();
    }
    maps.push_back({op, addTensorMap(op)});
    return WalkResult::advance();
  });
  if (walk.wasInterrupted())
    return failure();

  // The new arguments stand after the old ones until these have no use.
  Block &entry = kernel.getBody().front();
  SmallVector<Type> types;
  SmallVector<Value> values;
  for (const Argument &argument : arguments) {
    types.push_back(argument.type);
    values.push_back(entry.insertArgument(count + values.size(), argument.type,
                                          kernel.getLoc()));
  }
  OpBuilder builder = OpBuilder::atBlockBegin(&entry);
  Location loc = kernel.getLoc();
  auto *buffer = buffers.begin();
  for (unsigned index = 0; index < count; ++index) {
    Value old = entry.getArgument(index);
    auto type = dyn_cast<MemRefType>(old.getType());
    if (!type) {
      old.replaceAllUsesWith(values[scalars[index]]);
      continue;
    }
    SmallVector<OpFoldResult> sizes, strides(type.getRank());
    for (auto [dim, extent] : llvm::enumerate(buffer->extents)) {
      if (extent)
        sizes.push_back(values[*extent]);
      else if (type.isDynamicDim(dim))
        // Nothing looks at it, but views of the buffer must lie within.
        sizes.push_back(
            arith::ConstantIndexOp::create(builder, loc, int64_t(1) << 40)
                .getResult());
      else
        sizes.push_back(builder.getIndexAttr(type.getDimSize(dim)));
    }
    // Static strides must be attributes, dynamic ones values.
    OpFoldResult stride = builder.getIndexAttr(1);
    for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
      strides[dim] = stride;
      std::optional<int64_t> known = getConstantIntValue(stride);
      if (known && !type.isDynamicDim(dim)) {
        stride = builder.getIndexAttr(*known * type.getDimSize(dim));
      } else if (dim) {
        Value outer = getValueOrCreateConstantIndexOp(builder, loc, stride);
        Value size = getValueOrCreateConstantIndexOp(builder, loc, sizes[dim]);
        stride = arith::MulIOp::create(builder, loc, outer, size,
                                       arith::IntegerOverflowFlags::nsw)
                     .getResult();
      }
    }
    Value pointer = memref::MemorySpaceCastOp::create(
        builder, loc, MemRefType::get({}, type.getElementType()),
        values[buffer->pointer]);
    Value whole = memref::ReinterpretCastOp::create(
        builder, loc, type, pointer, builder.getIndexAttr(0), sizes, strides);
    old.replaceAllUsesWith(whole);
    ++buffer;
  }
  SmallVector<Attribute> descriptions;
  for (auto [op, argument] : maps) {
    NamedAttrList description;
    description.append("argument", builder.getI64IntegerAttr(argument));
    description.append("box", op.getBoxAttr());
    description.append(
        "element_type",
        TypeAttr::get(
            cast<MemRefType>(op.getTensor().getType()).getElementType()));
    description.append("swizzle_bytes", op.getSwizzleBytesAttr());
    auto dictionary = description.getDictionary(builder.getContext());
    if (!llvm::is_contained(descriptions, dictionary))
      descriptions.push_back(dictionary);
    op.getMap().replaceAllUsesWith(values[argument]);
    op->erase();
  }
  if (!descriptions.empty())
    kernel->setAttr("attn.tensor_maps", builder.getArrayAttr(descriptions));
  entry.eraseArguments(0, count);
  kernel.setFunctionType(builder.getFunctionType(types, {}));
  kernel.removeArgAttrsAttr();
  for (auto [index, type] : llvm::enumerate(types))
    if (isa<MemRefType>(type)) {
      kernel.setArgAttr(index, "llvm.noalias", builder.getUnitAttr());
      kernel.setArgAttr(index, "llvm.noundef", builder.getUnitAttr());
    }

  for (auto [index, launch] : llvm::enumerate(launches)) {
    SmallVector<Value> operands;
    for (const Argument &argument : arguments)
      operands.push_back(argument.operands[index]);
    gpu::LaunchFuncOp mutableLaunch = launch;
    mutableLaunch.getKernelOperandsMutable().assign(operands);
  }
  return success();
}

namespace {
class AttnLowerKernelArguments
    : public attn::impl::AttnLowerKernelArgumentsBase<
          AttnLowerKernelArguments> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTableCollection symbols;
    llvm::MapVector<Operation *, SmallVector<gpu::LaunchFuncOp>> kernels;
    module.walk([&](gpu::GPUFuncOp function) {
      if (function.isKernel())
        kernels[function];
    });
    module.walk([&](gpu::LaunchFuncOp launch) {
      Operation *kernel =
          symbols.lookupNearestSymbolFrom(launch, launch.getKernelAttr());
      if (kernels.contains(kernel))
        kernels[kernel].push_back(launch);
    });
    for (auto &[kernel, launches] : kernels)
      if (failed(KernelLowering(cast<gpu::GPUFuncOp>(kernel), launches).run()))
        return signalPassFailure();
  }
};
} // namespace
