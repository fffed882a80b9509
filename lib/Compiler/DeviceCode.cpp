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
#include "llvm/Support/FormatVariadic.h"
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

/// A kernel that needs what `message` says.
static KernelExcess getExcess(StringRef kernel, const Twine &message) {
  return {kernel.str(), ("kernel '" + kernel + "' " + message).str(),
          "choose a smaller tile"};
}

/// A kernel that keeps registers in memory.
static KernelExcess getSpill(StringRef kernel, const Twine &message) {
  KernelExcess excess = getExcess(kernel, message);
  excess.advice += ", or allow it by --allow-spills";
  return excess;
}

/// What a kernel needs beyond the memory and registers that it may have, no
/// spills among it.
static std::optional<KernelExcess>
findCommonExcess(StringRef kernel, int64_t ldsBytes, int64_t vgprs,
                 const GpuModel &chip, const CompileOptions &options) {
  if (ldsBytes > chip.maxWorkgroupLdsBytes)
    return getExcess(kernel, "needs " + Twine(ldsBytes) +
                                 " bytes of workgroup memory; " +
                                 StringRef(chip.name) + " has " +
                                 Twine(chip.maxWorkgroupLdsBytes));
  if (options.maxVgprs && vgprs > options.maxVgprs)
    return getExcess(kernel, "needs " + Twine(vgprs) +
                                 " vector registers; expected " +
                                 Twine(options.maxVgprs) + " at most");
  return std::nullopt;
}

/// What the kernel needs beyond what it may have. Scalar registers that are
/// spilled without any memory lie in lanes of vector registers, which costs
/// little.
static std::optional<KernelExcess> findExcess(const KernelResources &kernel,
                                              const GpuModel &chip,
                                              const CompileOptions &options) {
  if (!options.allowSpills &&
      (kernel.scratchBytes != 0 || kernel.vgprSpills != 0))
    return getSpill(
        kernel.name,
        llvm::formatv("needs {0} bytes of scratch memory a work item, with {1} "
                      "vector and {2} scalar registers spilled (it has {3} and "
                      "{4}); expected none",
                      kernel.scratchBytes, kernel.vgprSpills, kernel.sgprSpills,
                      kernel.vgprs, kernel.sgprs)
            .str());
  return findCommonExcess(kernel.name, kernel.ldsBytes, kernel.vgprs, chip,
                          options);
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

/// The same by ptxas, and whether it lets instructions wait for each other that
/// should not.
static std::optional<KernelExcess>
findNvptxExcess(const KernelResources &kernel, const CompileOptions &options) {
  if (!kernel.warnings.empty())
    return KernelExcess{kernel.name,
                        "kernel '" + kernel.name + "': ptxas says " +
                            kernel.warnings.front() +
                            "; expected none of its messages C7508 to C7519",
                        /*advice=*/""};
  if (options.allowSpills ||
      (kernel.scratchBytes == 0 && kernel.spillStoreBytes == 0 &&
       kernel.spillLoadBytes == 0))
    return std::nullopt;
  return getSpill(
      kernel.name,
      llvm::formatv("needs {0} bytes of local memory a thread, and spills {1} "
                    "bytes and reloads {2} (it has {3} registers); expected "
                    "none",
                    kernel.scratchBytes, kernel.spillStoreBytes,
                    kernel.spillLoadBytes, kernel.vgprs)
          .str());
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
    if (auto excess = findNvptxExcess(kernel, options))
      code.excesses.push_back(std::move(*excess));
  code.output = std::move(compiled.ptx);
  code.binary = std::move(compiled.cubin);
  code.kernels = std::move(compiled.kernels);
  for (PackageKernel &kernel : code.kernels) {
    if (auto excess = findCommonExcess(kernel.name, kernel.getAllLdsBytes(),
                                       kernel.vgprs, chip, options))
      code.excesses.push_back(std::move(*excess));
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
  code = {};
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
  }
  for (const KernelResources &kernel : found) {
    if (auto excess = findExcess(kernel, *chip, options))
      code.excesses.push_back(std::move(*excess));
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

LogicalResult attn::checkExcesses(gpu::GPUModuleOp module,
                                  ArrayRef<KernelExcess> excesses) {
  for (const KernelExcess &excess : excesses) {
    Operation *function = SymbolTable::lookupSymbolIn(module, excess.kernel);
    emitError(function ? function->getLoc() : module.getLoc())
        << excess.message << (excess.advice.empty() ? "" : ": ")
        << excess.advice;
  }
  return success(excesses.empty());
}
