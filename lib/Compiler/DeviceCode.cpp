//===- DeviceCode.cpp - From kernels to a code object ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/DeviceCode.h"
#include "attn/Compiler/AmdgpuCodegen.h"
#include "attn/Compiler/KernelResources.h"
#include "attn/Compiler/NvptxKernels.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace attn;

FailureOr<OwningOpRef<gpu::GPUModuleOp>>
attn::takeKernels(ModuleOp module, const CompileOptions &options) {
  OwningOpRef<gpu::GPUModuleOp> kernels;
  for (auto found :
       llvm::make_early_inc_range(module.getOps<gpu::GPUModuleOp>())) {
    if (found.getName() != options.target)
      return found.emitError() << "holds kernels for " << found.getName()
                               << ", but the target is " << options.target;
    found->remove();
    kernels = found;
  }
  if (!kernels)
    return std::move(kernels);
  WalkResult walk = kernels->walk([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    if (isa<gpu::GPUModuleOp>(op) || dialect == "llvm" || dialect == "rocdl" ||
        dialect == "nvvm")
      return WalkResult::advance();
    op->emitError() << "no path lowers '" << op->getName()
                    << "' with these types to code for " << options.target;
    return WalkResult::interrupt();
  });
  if (walk.wasInterrupted())
    return failure();
  return std::move(kernels);
}

/// LLVM's attribute for how many waves are to share a SIMD.
static constexpr llvm::StringLiteral wavesAttrName = "amdgpu-waves-per-eu";

/// Fails on a kernel that needs memory for its registers. Scalar registers that
/// are spilled without any lie in lanes of vector registers, which costs
/// little.
static LogicalResult checkSpills(gpu::GPUModuleOp module,
                                 const KernelResources &kernel,
                                 const CompileOptions &options) {
  if (options.allowSpills ||
      (kernel.scratchBytes == 0 && kernel.vgprSpills == 0))
    return success();
  Operation *function = SymbolTable::lookupSymbolIn(module, kernel.name);
  return emitError(function ? function->getLoc() : module.getLoc())
         << "kernel '" << kernel.name << "' needs " << kernel.scratchBytes
         << " bytes of scratch memory a work item, with " << kernel.vgprSpills
         << " vector and " << kernel.sgprSpills
         << " scalar registers spilled (it has " << kernel.vgprs << " and "
         << kernel.sgprs
         << "); expected none: choose a smaller tile, or allow it by "
            "--allow-spills";
}

/// Takes back the wish for several waves on a SIMD from the kernels that spill
/// for its sake. Returns whether there were any.
static bool dropWaveRequests(llvm::Module &module,
                             ArrayRef<KernelResources> kernels) {
  bool dropped = false;
  for (const KernelResources &kernel : kernels) {
    llvm::Function *function = module.getFunction(kernel.name);
    if (!function || !function->hasFnAttribute(wavesAttrName) ||
        (kernel.scratchBytes == 0 && kernel.vgprSpills == 0))
      continue;
    function->removeFnAttr(wavesAttrName);
    dropped = true;
  }
  return dropped;
}

/// Generates the code object and reads what its kernels need.
static LogicalResult emitCodeObject(const AmdgpuCodegen &codegen,
                                    llvm::Module &module, std::string &output,
                                    std::vector<KernelResources> &kernels,
                                    std::string &error) {
  do {
    output.clear();
    kernels.clear();
    if (failed(codegen.emit(module, AmdgpuCodegen::FileKind::CodeObject, output,
                            error)) ||
        failed(readKernelResources(output, kernels, error)))
      return failure();
  } while (dropWaveRequests(module, kernels));
  return success();
}

/// Fails on a kernel that needs more workgroup memory than there is.
static LogicalResult checkWorkgroupMemory(gpu::GPUModuleOp module,
                                          StringRef kernel, int64_t bytes,
                                          const GpuModel &chip) {
  if (bytes <= chip.maxWorkgroupLdsBytes)
    return success();
  return emitError(module.getLoc())
         << "kernel '" << kernel << "' needs " << bytes
         << " bytes of workgroup memory; " << StringRef(chip.name) << " has "
         << chip.maxWorkgroupLdsBytes;
}

/// Fails on a kernel that keeps registers in memory, or lets instructions wait
/// for each other that should not.
static LogicalResult checkNvptxKernel(gpu::GPUModuleOp module,
                                      const KernelResources &kernel,
                                      const CompileOptions &options) {
  Operation *function = SymbolTable::lookupSymbolIn(module, kernel.name);
  Location loc = function ? function->getLoc() : module.getLoc();
  if (!kernel.warnings.empty())
    return emitError(loc) << "kernel '" << kernel.name << "': ptxas says "
                          << kernel.warnings.front()
                          << "; expected none of its messages C7508 to C7519";
  if (options.allowSpills ||
      (kernel.scratchBytes == 0 && kernel.spillStoreBytes == 0 &&
       kernel.spillLoadBytes == 0))
    return success();
  return emitError(loc) << "kernel '" << kernel.name << "' needs "
                        << kernel.scratchBytes
                        << " bytes of local memory a thread, and spills "
                        << kernel.spillStoreBytes << " bytes and reloads "
                        << kernel.spillLoadBytes << " (it has " << kernel.vgprs
                        << " registers); expected none: choose a smaller tile, "
                           "or allow it by --allow-spills";
}

/// The section of machine code beside PTX for `target`.
static std::string getBinarySection(StringRef target) {
  return (target + ".cubin").str();
}

/// `compileKernels` for NVIDIA's chips.
static LogicalResult compileForNvptx(gpu::GPUModuleOp module,
                                     const GpuModel &chip,
                                     const CompileOptions &options,
                                     OutputKind kind, DeviceCode &code) {
  NvptxKernels compiled;
  if (failed(compileNvptxKernels(module, chip, options, kind, compiled)))
    return failure();
  for (const KernelResources &kernel : compiled.resources)
    if (failed(checkNvptxKernel(module, kernel, options)))
      return failure();
  code.output = std::move(compiled.ptx);
  code.binary = std::move(compiled.cubin);
  code.kernels = std::move(compiled.kernels);
  for (PackageKernel &kernel : code.kernels) {
    if (failed(checkWorkgroupMemory(module, kernel.name,
                                    kernel.getAllLdsBytes(), chip)))
      return failure();
    kernel.section = options.target;
    if (!code.binary.empty())
      kernel.binarySection = getBinarySection(options.target);
  }
  if (kind == OutputKind::Object)
    code.output = std::move(code.binary);
  return success();
}

std::vector<SectionContents> attn::getSections(const DeviceCode &code,
                                               StringRef target) {
  std::vector<SectionContents> sections;
  if (code.kernels.empty())
    return sections;
  bool isPtx = code.kernels.front().parameters.has_value();
  sections.emplace_back(target.str(), isPtx ? ptxKind : amdgpuCodeKind,
                        code.output);
  if (!code.binary.empty())
    sections.emplace_back(getBinarySection(target), cubinKind, code.binary);
  return sections;
}

LogicalResult attn::compileKernels(gpu::GPUModuleOp module,
                                   const CompileOptions &options,
                                   OutputKind kind, DeviceCode &code) {
  std::string error;
  auto fail = [&] { return emitError(module.getLoc()) << error; };
  const GpuModel *chip = findGpuModel(options.target);
  if (!chip)
    return emitError(module.getLoc())
           << "kernels for an unknown chip '" << options.target
           << "'; known are " << listGpuModels();
  if (chip->isa == GpuIsa::Nvptx)
    return compileForNvptx(module, *chip, options, kind, code);
  std::unique_ptr<AmdgpuCodegen> codegen = AmdgpuCodegen::create(*chip, error);
  if (!codegen)
    return fail();
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> llvmModule =
      translateModuleToLLVMIR(module, llvmContext, options.target);
  if (!llvmModule)
    return module.emitError("the kernels have no translation to LLVM IR");
  codegen->prepare(*llvmModule);
  if (failed(codegen->linkDeviceLibraries(*llvmModule, options.deviceLibraries,
                                          error)))
    return fail();
  codegen->optimize(*llvmModule);
  if (kind == OutputKind::LLVMIR) {
    llvm::raw_string_ostream stream(code.output);
    llvmModule->print(stream, nullptr);
    return success();
  }
  std::vector<KernelResources> found;
  if (failed(emitCodeObject(*codegen, *llvmModule, code.output, found, error)))
    return fail();
  if (kind == OutputKind::Assembly) {
    code.output.clear();
    if (failed(codegen->emit(*llvmModule, AmdgpuCodegen::FileKind::Assembly,
                             code.output, error)))
      return fail();
    return success();
  }
  for (const KernelResources &kernel : found) {
    if (failed(checkSpills(module, kernel, options)) ||
        failed(
            checkWorkgroupMemory(module, kernel.name, kernel.ldsBytes, *chip)))
      return failure();
    PackageKernel &entry = code.kernels.emplace_back();
    entry.name = kernel.name;
    entry.section = options.target;
    entry.workgroupSize = kernel.workgroupSize;
    entry.ldsBytes = kernel.ldsBytes;
    entry.scratchBytes = kernel.scratchBytes;
    entry.vgprs = kernel.vgprs;
    entry.sgprs = kernel.sgprs;
    entry.kernargBytes = kernel.kernargBytes;
  }
  return success();
}
