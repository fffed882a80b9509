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

LogicalResult attn::compileKernels(gpu::GPUModuleOp module,
                                   const CompileOptions &options,
                                   OutputKind kind, StringRef section,
                                   std::string &output,
                                   std::vector<PackageKernel> &kernels) {
  std::string error;
  auto fail = [&] { return emitError(module.getLoc()) << error; };
  const GpuModel *chip = findGpuModel(options.target);
  if (!chip)
    return emitError(module.getLoc())
           << "kernels for an unknown chip '" << options.target
           << "'; known are " << listGpuModels();
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
    llvm::raw_string_ostream stream(output);
    llvmModule->print(stream, nullptr);
    return success();
  }
  std::vector<KernelResources> found;
  if (failed(emitCodeObject(*codegen, *llvmModule, output, found, error)))
    return fail();
  if (kind == OutputKind::Assembly) {
    output.clear();
    if (failed(codegen->emit(*llvmModule, AmdgpuCodegen::FileKind::Assembly,
                             output, error)))
      return fail();
    return success();
  }
  for (const KernelResources &kernel : found) {
    if (failed(checkSpills(module, kernel, options)))
      return failure();
    if (kernel.ldsBytes > chip->maxWorkgroupLdsBytes)
      return emitError(module.getLoc())
             << "kernel '" << kernel.name << "' needs " << kernel.ldsBytes
             << " bytes of workgroup memory; " << options.target << " has "
             << chip->maxWorkgroupLdsBytes;
    PackageKernel &entry = kernels.emplace_back();
    entry.name = kernel.name;
    entry.section = section.str();
    entry.workgroupSize = kernel.workgroupSize;
    entry.ldsBytes = kernel.ldsBytes;
    entry.scratchBytes = kernel.scratchBytes;
    entry.vgprs = kernel.vgprs;
    entry.sgprs = kernel.sgprs;
    entry.kernargBytes = kernel.kernargBytes;
  }
  return success();
}
