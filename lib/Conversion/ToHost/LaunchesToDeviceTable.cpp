//===- LaunchesToDeviceTable.cpp - Calls of the runtime's device table ----===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Lowers device memory, copies and launches to calls through the table that the
// runtime gives to the code (attn/Runtime/attn_device_table.h).

#include "attn/Conversion/ToHost/Passes.h"
#include "attn/Package/Package.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace attn {
#define GEN_PASS_DEF_ATTNLAUNCHESTODEVICETABLE
#include "attn/Conversion/ToHost/Passes.h.inc"
} // namespace attn

namespace {
/// The members of attn_device_table.
enum class Member : int32_t {
  Context,
  Allocate,
  Release,
  Upload,
  Download,
  Launch
};

/// Rewrites the ops of one module.
class Lowering {
public:
  explicit Lowering(ModuleOp module)
      : module(module), symbols(module), converter(module.getContext()),
        builder(module.getContext()),
        pointer(LLVM::LLVMPointerType::get(module.getContext())) {}

  LogicalResult createVariable();
  LogicalResult lower(Operation *op);

private:
  void lowerAlloc(gpu::AllocOp alloc);
  void lowerDealloc(gpu::DeallocOp dealloc);
  LogicalResult lowerMemcpy(gpu::MemcpyOp memcpy);
  LogicalResult lowerLaunch(gpu::LaunchFuncOp launch);
  void addTensor(Location loc, Value buffer, SmallVectorImpl<Value> &values);

  Value call(Location loc, Member member, Type result, ValueRange arguments);
  Value getAddress(Location loc, Value buffer);
  Value getBytes(Location loc, MemRefType type, ValueRange dynamicSizes);
  Value getName(Location loc, StringRef name);
  Value constant(Location loc, Type type, int64_t value) {
    return LLVM::ConstantOp::create(builder, loc, type, value);
  }
  Value toWord(Location loc, Value index) {
    return arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                      index);
  }

  ModuleOp module;
  SymbolTable symbols;
  LLVMTypeConverter converter;
  OpBuilder builder;
  LLVM::LLVMPointerType pointer;
  LLVM::GlobalOp variable;
  llvm::StringMap<LLVM::GlobalOp> names;
  /// What `gpu.alloc` made, before and after it was lowered.
  DenseSet<Value> deviceBuffers;
};
} // namespace

LogicalResult Lowering::createVariable() {
  if (Operation *taken = symbols.lookup(attn::deviceSymbol))
    return taken->emitError()
           << "the code needs the name " << attn::deviceSymbol
           << " for its device table; rename this";
  Location loc = module.getLoc();
  builder.setInsertionPointToStart(module.getBody());
  variable = LLVM::GlobalOp::create(builder, loc, pointer, /*isConstant=*/false,
                                    LLVM::Linkage::External, attn::deviceSymbol,
                                    /*value=*/Attribute(), /*alignment=*/8);
  // As the address of the weights: the loader finds it by its name.
  variable.setVisibility_(LLVM::Visibility::Protected);
  builder.createBlock(&variable.getInitializerRegion());
  LLVM::ReturnOp::create(builder, loc,
                         LLVM::ZeroOp::create(builder, loc, pointer));
  symbols.insert(variable);
  return success();
}

Value Lowering::call(Location loc, Member member, Type result,
                     ValueRange arguments) {
  Value address = LLVM::AddressOfOp::create(builder, loc, variable);
  // The loader stores it before it calls anything.
  Value table = LLVM::LoadOp::create(builder, loc, pointer, address,
                                     /*alignment=*/8, /*isVolatile=*/false,
                                     /*isNonTemporal=*/false,
                                     /*isInvariant=*/true);
  auto load = [&](Member what) -> Value {
    Value slot =
        LLVM::GEPOp::create(builder, loc, pointer, pointer, table,
                            ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(what)});
    return LLVM::LoadOp::create(builder, loc, pointer, slot);
  };
  SmallVector<Value> operands{load(member), load(Member::Context)};
  llvm::append_range(operands, arguments);
  SmallVector<Type> types;
  for (Value operand : ArrayRef(operands).drop_front())
    types.push_back(operand.getType());
  Type resultType =
      result ? result : Type(LLVM::LLVMVoidType::get(builder.getContext()));
  auto type = LLVM::LLVMFunctionType::get(resultType, types);
  auto op = LLVM::CallOp::create(builder, loc, type, operands);
  return result ? op.getResult() : Value();
}

Value Lowering::getAddress(Location loc, Value buffer) {
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, buffer);
  return LLVM::IntToPtrOp::create(builder, loc, pointer, toWord(loc, address));
}

Value Lowering::getBytes(Location loc, MemRefType type,
                         ValueRange dynamicSizes) {
  int64_t known =
      DataLayout::closest(module).getTypeSize(type.getElementType());
  for (int64_t extent : type.getShape())
    if (!ShapedType::isDynamic(extent))
      known *= extent;
  Value bytes = constant(loc, builder.getI64Type(), known);
  for (Value size : dynamicSizes)
    bytes = LLVM::MulOp::create(builder, loc, bytes, toWord(loc, size));
  return bytes;
}

Value Lowering::getName(Location loc, StringRef name) {
  LLVM::GlobalOp &global = names[name];
  if (!global) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    std::string text = name.str();
    text.push_back('\0');
    global = LLVM::GlobalOp::create(
        builder, loc,
        LLVM::LLVMArrayType::get(builder.getI8Type(), text.size()),
        /*isConstant=*/true, LLVM::Linkage::Internal, "attn_kernel_name",
        builder.getStringAttr(text));
    symbols.insert(global);
  }
  return LLVM::AddressOfOp::create(builder, loc, global);
}

void Lowering::lowerAlloc(gpu::AllocOp alloc) {
  Location loc = alloc.getLoc();
  MemRefType type = alloc.getType();
  Value address = call(loc, Member::Allocate, pointer,
                       getBytes(loc, type, alloc.getDynamicSizes()));
  auto descriptor =
      MemRefDescriptor::poison(builder, loc, converter.convertType(type));
  descriptor.setAllocatedPtr(builder, loc, address);
  descriptor.setAlignedPtr(builder, loc, address);
  descriptor.setConstantOffset(builder, loc, 0);
  Value stride = constant(loc, builder.getI64Type(), 1);
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    Value size =
        type.isDynamicDim(dim)
            ? toWord(loc, alloc.getDynamicSizes()[type.getDynamicDimIndex(dim)])
            : constant(loc, builder.getI64Type(), type.getDimSize(dim));
    descriptor.setSize(builder, loc, dim, size);
    descriptor.setStride(builder, loc, dim, stride);
    stride = LLVM::MulOp::create(builder, loc, stride, size);
  }
  Value buffer =
      UnrealizedConversionCastOp::create(builder, loc, type, Value(descriptor))
          .getResult(0);
  deviceBuffers.insert(buffer);
  alloc.getMemref().replaceAllUsesWith(buffer);
  alloc.erase();
}

void Lowering::lowerDealloc(gpu::DeallocOp dealloc) {
  Location loc = dealloc.getLoc();
  call(loc, Member::Release, {}, getAddress(loc, dealloc.getMemref()));
  dealloc.erase();
}

LogicalResult Lowering::lowerMemcpy(gpu::MemcpyOp memcpy) {
  Location loc = memcpy.getLoc();
  bool toDevice = deviceBuffers.contains(memcpy.getDst());
  if (toDevice == deviceBuffers.contains(memcpy.getSrc()))
    return memcpy.emitOpError("expected one side to be allocated by gpu.alloc "
                              "and the other to be the host's");
  // Sizes that are known are those of either.
  auto type = cast<MemRefType>(memcpy.getSrc().getType());
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(
          builder.createOrFold<memref::DimOp>(loc, memcpy.getSrc(), dim));
  call(loc, toDevice ? Member::Upload : Member::Download, {},
       {getAddress(loc, memcpy.getDst()), getAddress(loc, memcpy.getSrc()),
        getBytes(loc, type, sizes)});
  memcpy.erase();
  return success();
}

/// Appends what a tensor map is encoded from: address, sizes and strides.
void Lowering::addTensor(Location loc, Value buffer,
                         SmallVectorImpl<Value> &values) {
  auto type = cast<MemRefType>(buffer.getType());
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
  Value address = toWord(loc, memref::ExtractAlignedPointerAsIndexOp::create(
                                  builder, loc, buffer));
  int64_t bytes =
      DataLayout::closest(module).getTypeSize(type.getElementType());
  Value offset =
      LLVM::MulOp::create(builder, loc, toWord(loc, metadata.getOffset()),
                          constant(loc, builder.getI64Type(), bytes));
  values.push_back(LLVM::AddOp::create(builder, loc, address, offset));
  for (ValueRange words : {metadata.getSizes(), metadata.getStrides()})
    for (Value word : words)
      values.push_back(toWord(loc, word));
}

LogicalResult Lowering::lowerLaunch(gpu::LaunchFuncOp launch) {
  Location loc = launch.getLoc();
  if (launch.getAsyncToken() || !launch.getAsyncDependencies().empty() ||
      launch.getDynamicSharedMemorySize() || launch.hasClusterSize())
    return launch.emitOpError("expected a launch that is not asynchronous, "
                              "without clusters and dynamic workgroup memory");
  // The explicit arguments as a C struct.
  SmallVector<Value> values;
  SmallVector<Operation *> casts;
  for (Value operand : launch.getKernelOperands()) {
    Value value = operand;
    // A tensor map, whose members all have 8 bytes.
    if (auto cast = operand.getDefiningOp<UnrealizedConversionCastOp>();
        cast && isa<LLVM::LLVMPointerType>(operand.getType()) &&
        cast.getInputs().size() == 1 &&
        isa<MemRefType>(cast.getInputs().front().getType())) {
      casts.push_back(cast);
      addTensor(loc, cast.getInputs().front(), values);
      continue;
    }
    if (isa<MemRefType>(operand.getType())) {
      // The host knows no memory spaces.
      if (auto cast = operand.getDefiningOp<memref::MemorySpaceCastOp>()) {
        casts.push_back(cast);
        value = cast.getSource();
      }
      value = toWord(loc, memref::ExtractAlignedPointerAsIndexOp::create(
                              builder, loc, value));
    } else if (operand.getType().isIndex()) {
      value = toWord(loc, operand);
    } else if (operand.getType().isInteger(1)) {
      value = LLVM::ZExtOp::create(builder, loc, builder.getI8Type(), operand);
    } else if (!operand.getType().isIntOrFloat()) {
      return launch.emitOpError("passes a ")
             << operand.getType() << "; expected buffers and scalars";
    }
    values.push_back(value);
  }
  SmallVector<Type> types;
  uint64_t bytes = 0;
  DataLayout layout = DataLayout::closest(module);
  for (Value value : values) {
    uint64_t size = layout.getTypeSize(value.getType());
    bytes = llvm::alignTo(bytes, size) + size;
    types.push_back(value.getType());
  }
  auto structType =
      LLVM::LLVMStructType::getLiteral(builder.getContext(), types);
  Value arguments;
  {
    // Loops around must not take stack anew each time.
    OpBuilder::InsertionGuard guard(builder);
    auto function = launch->getParentOfType<FunctionOpInterface>();
    builder.setInsertionPointToStart(&function.getFunctionBody().front());
    arguments = LLVM::AllocaOp::create(builder, loc, pointer, structType,
                                       constant(loc, builder.getI64Type(), 1),
                                       /*alignment=*/8);
  }
  for (auto [index, value] : llvm::enumerate(values)) {
    Value slot = LLVM::GEPOp::create(
        builder, loc, pointer, structType, arguments,
        ArrayRef<LLVM::GEPArg>{0, static_cast<int32_t>(index)});
    LLVM::StoreOp::create(builder, loc, value, slot);
  }
  auto getExtent = [&](Value extent) -> Value {
    return arith::IndexCastOp::create(builder, loc, builder.getI32Type(),
                                      extent);
  };
  call(loc, Member::Launch, {},
       {getName(loc, launch.getKernelName()), getExtent(launch.getGridSizeX()),
        getExtent(launch.getGridSizeY()), getExtent(launch.getGridSizeZ()),
        arguments, constant(loc, builder.getI64Type(), bytes)});
  launch.erase();
  for (Operation *cast : casts)
    if (cast->use_empty())
      cast->erase();
  return success();
}

LogicalResult Lowering::lower(Operation *op) {
  builder.setInsertionPoint(op);
  if (auto alloc = dyn_cast<gpu::AllocOp>(op)) {
    lowerAlloc(alloc);
    return success();
  }
  if (auto dealloc = dyn_cast<gpu::DeallocOp>(op)) {
    lowerDealloc(dealloc);
    return success();
  }
  if (auto memcpy = dyn_cast<gpu::MemcpyOp>(op))
    return lowerMemcpy(memcpy);
  return lowerLaunch(cast<gpu::LaunchFuncOp>(op));
}

namespace {
class AttnLaunchesToDeviceTable
    : public attn::impl::AttnLaunchesToDeviceTableBase<
          AttnLaunchesToDeviceTable> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<gpu::GPUModuleOp>(op))
        return WalkResult::skip();
      if (isa<gpu::AllocOp, gpu::DeallocOp, gpu::MemcpyOp, gpu::LaunchFuncOp>(
              op))
        ops.push_back(op);
      return WalkResult::advance();
    });
    if (ops.empty())
      return;
    Lowering lowering(getOperation());
    if (failed(lowering.createVariable()))
      return signalPassFailure();
    for (Operation *op : ops)
      if (failed(lowering.lower(op)))
        return signalPassFailure();
  }
};
} // namespace
