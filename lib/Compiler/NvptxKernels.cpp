//===- NvptxKernels.cpp - Kernels as code for NVIDIA GPUs -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/NvptxKernels.h"
#include "attn/Compiler/Entries.h"
#include "attn/Compiler/NvptxCodegen.h"
#include "attn/Compiler/Ptxas.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace attn;

/// Bytes of shared memory that a launch has to give.
static constexpr llvm::StringLiteral sharedBytesAttrName = "attn.shared_bytes";
static constexpr llvm::StringLiteral tensorMapsAttrName = "attn.tensor_maps";
/// On kernels that wait for the launch before themselves.
static constexpr llvm::StringLiteral awaitsLaunchAttrName =
    "attn.awaits_launch";

//===----------------------------------------------------------------------===//
// Describing
//===----------------------------------------------------------------------===//

static FailureOr<TensorMap> readTensorMap(Location loc,
                                          DictionaryAttr dictionary) {
  auto fail = [&](const Twine &expected) {
    return emitError(loc) << "attribute " << tensorMapsAttrName << ": expected "
                          << expected;
  };
  TensorMap map;
  auto type = dictionary.getAs<TypeAttr>("element_type");
  std::optional<ElementType> element;
  if (type)
    element = getElementType(type.getValue());
  if (!element)
    return fail("an element type that arrays have as 'element_type'");
  map.elementType = *element;
  auto box = dictionary.getAs<DenseI64ArrayAttr>("box");
  if (!box)
    return fail("the extents of a tile as 'box'");
  map.box.assign(box.asArrayRef().begin(), box.asArrayRef().end());
  for (auto [name, value] :
       {std::pair("swizzle_bytes", &map.swizzleBytes),
        std::pair("l2_promotion_bytes", &map.promotionBytes)}) {
    Attribute given = dictionary.get(name);
    auto integer = dyn_cast_or_null<IntegerAttr>(given);
    if (given && !integer)
      return fail(Twine("an integer as '") + name + "'");
    if (integer)
      *value = integer.getInt();
  }
  return map;
}

/// The description of argument `index` as a tensor map, or null.
static DictionaryAttr findTensorMap(LLVM::LLVMFuncOp kernel, unsigned index) {
  auto maps = kernel->getAttrOfType<ArrayAttr>(tensorMapsAttrName);
  if (!maps)
    return nullptr;
  for (auto map : maps.getAsRange<DictionaryAttr>())
    if (auto argument = map.getAs<IntegerAttr>("argument");
        argument && argument.getInt() == index)
      return map;
  return nullptr;
}

/// Describes an argument that is passed by value.
static FailureOr<KernelParameter> describeValue(LLVM::LLVMFuncOp kernel,
                                                unsigned index) {
  Type type = kernel.getArgumentTypes()[index];
  KernelParameter parameter;
  if (isa<LLVM::LLVMPointerType>(type)) {
    parameter.bytes = 8;
    return parameter;
  }
  if (type.isIntOrFloat()) {
    unsigned bits = type.getIntOrFloatBitWidth();
    if (bits <= 64 && llvm::isPowerOf2_32(bits)) {
      parameter.bytes = std::max(bits / 8, 1u);
      return parameter;
    }
  }
  return kernel.emitError()
         << "kernel '" << kernel.getName() << "' has the argument " << index
         << " of type " << type
         << "; expected an address or a scalar of at most "
            "64 bits";
}

/// Says that workgroups have just the size that they have at most, which they
/// do in each launch: ptxas hands registers over only where it knows.
static void requireWorkgroupSize(LLVM::LLVMFuncOp kernel) {
  StringRef most = NVVM::NVVMDialect::getMaxntidAttrName();
  StringRef required = NVVM::NVVMDialect::getReqntidAttrName();
  if (Attribute size = kernel->removeAttr(most))
    if (!kernel->hasAttr(required))
      kernel->setAttr(required, size);
}

LogicalResult attn::describeNvptxKernels(gpu::GPUModuleOp module,
                                         std::vector<PackageKernel> &kernels) {
  for (auto kernel : module.getOps<LLVM::LLVMFuncOp>()) {
    if (!kernel->hasAttr(NVVM::NVVMDialect::getKernelFuncAttrName()))
      continue;
    PackageKernel &described = kernels.emplace_back();
    described.name = kernel.getName().str();
    requireWorkgroupSize(kernel);
    auto size = kernel->getAttrOfType<DenseI32ArrayAttr>(
        NVVM::NVVMDialect::getReqntidAttrName());
    if (!size || size.empty() || size.size() > 3)
      return kernel.emitError() << "kernel '" << described.name
                                << "' has no workgroup size; expected the "
                                   "attribute "
                                << NVVM::NVVMDialect::getReqntidAttrName();
    llvm::copy(size.asArrayRef(), described.workgroupSize.begin());
    if (auto bytes = kernel->getAttrOfType<IntegerAttr>(sharedBytesAttrName))
      described.dynamicLdsBytes = bytes.getInt();
    described.awaitsLaunch = kernel->hasAttr(awaitsLaunchAttrName);
    described.parameters.emplace();
    for (unsigned i = 0; i < kernel.getNumArguments(); ++i) {
      KernelParameter &parameter = described.parameters->emplace_back();
      if (DictionaryAttr attribute = findTensorMap(kernel, i)) {
        FailureOr<TensorMap> map = readTensorMap(kernel.getLoc(), attribute);
        if (failed(map))
          return failure();
        parameter.tensorMap = std::move(*map);
      } else {
        FailureOr<KernelParameter> value = describeValue(kernel, i);
        if (failed(value))
          return failure();
        parameter = *value;
      }
      // As in a struct; what the manifest says of AMD's kernels, too.
      int64_t bytes = parameter.getKernelBytes();
      described.kernargBytes =
          llvm::alignTo(described.kernargBytes, std::min<int64_t>(bytes, 64)) +
          bytes;
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

/// Adds what ptxas found to what the kernels say themselves.
static void addResources(NvptxKernels &code) {
  for (const KernelResources &resources : code.resources)
    for (PackageKernel &kernel : code.kernels)
      if (kernel.name == resources.name) {
        kernel.ldsBytes = resources.ldsBytes;
        kernel.scratchBytes = resources.scratchBytes;
        kernel.vgprs = resources.vgprs;
      }
}

/// Adds what addresses among the arguments must be multiples of.
static void addAlignments(const llvm::Module &module, NvptxKernels &code) {
  for (PackageKernel &kernel : code.kernels)
    for (auto [index, parameter] : llvm::enumerate(*kernel.parameters)) {
      const llvm::Function *function = module.getFunction(kernel.name);
      if (!parameter.tensorMap && function &&
          function->getArg(index)->getType()->isPointerTy())
        parameter.alignment = static_cast<int64_t>(
            NvptxCodegen::getAlignment(module, kernel.name, index));
    }
}

LogicalResult attn::compileNvptxKernels(gpu::GPUModuleOp module,
                                        const GpuModel &chip,
                                        const CompileOptions &options,
                                        OutputKind kind, NvptxKernels &code) {
  std::string error;
  auto fail = [&] { return emitError(module.getLoc()) << error; };
  if (failed(describeNvptxKernels(module, code.kernels)))
    return failure();
  std::unique_ptr<NvptxCodegen> codegen = NvptxCodegen::create(chip, error);
  if (!codegen)
    return fail();
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> llvmModule =
      translateModuleToLLVMIR(module, llvmContext, chip.name);
  if (!llvmModule)
    return module.emitError("the kernels have no translation to LLVM IR");
  codegen->prepare(*llvmModule);
  codegen->optimize(*llvmModule);
  addAlignments(*llvmModule, code);
  if (kind == OutputKind::LLVMIR) {
    llvm::raw_string_ostream stream(code.ptx);
    llvmModule->print(stream, nullptr);
    return success();
  }
  if (failed(codegen->emit(*llvmModule, code.ptx, error)))
    return fail();
  if (kind == OutputKind::Assembly)
    return success();

  Ptxas ptxas;
  if (failed(Ptxas::find(options.ptxas, ptxas, error)))
    return fail();
  if (ptxas.isFound()) {
    if (failed(ptxas.assemble(code.ptx, chip.name, code.cubin, code.resources,
                              error)))
      return fail();
    addResources(code);
    return success();
  }
  StringRef places =
      "ptxas: --ptxas=PATH, ATTN_PTXAS, CUDA_HOME, the PATH, or the pip "
      "package nvidia-cuda-nvcc";
  if (kind == OutputKind::Object)
    return emitError(module.getLoc())
           << "an object for " << StringRef(chip.name)
           << " is machine code; found no " << places;
  emitWarning(module.getLoc())
      << "the package has PTX alone, which the driver compiles when it loads "
         "it, and spills were not looked for; found no "
      << places;
  return success();
}
