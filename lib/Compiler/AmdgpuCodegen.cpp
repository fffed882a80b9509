//===- AmdgpuCodegen.cpp - LLVM IR to a code object for AMD GPUs ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/AmdgpuCodegen.h"
#include "attn/Compiler/Linker.h"
#include "attn/Target/GpuModel.h"

#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"

#include <mutex>

using namespace attn;
using namespace llvm;

extern "C" {
void LLVMInitializeAMDGPUTargetInfo();
void LLVMInitializeAMDGPUTarget();
void LLVMInitializeAMDGPUTargetMC();
}

/// The version of the code object times 100, as clang gives it to LLVM. ROCm
/// loads version 5 since 5.6, the last that serve gfx906 included.
static constexpr uint32_t codeObjectVersion = 500;

AmdgpuCodegen::AmdgpuCodegen(const GpuModel &chip,
                             std::unique_ptr<TargetMachine> machine)
    : chip(chip), machine(std::move(machine)) {}
AmdgpuCodegen::~AmdgpuCodegen() = default;

std::unique_ptr<AmdgpuCodegen> AmdgpuCodegen::create(const GpuModel &chip,
                                                     std::string &error) {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeAMDGPUTargetInfo();
    LLVMInitializeAMDGPUTarget();
    LLVMInitializeAMDGPUTargetMC();
  });
  Triple triple("amdgcn-amd-amdhsa");
  const Target *target = TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;
  std::unique_ptr<TargetMachine> machine(target->createTargetMachine(
      triple, chip.name, chip.codeFeatures, TargetOptions(), Reloc::PIC_,
      std::nullopt, CodeGenOptLevel::Aggressive));
  if (!machine) {
    error = "LLVM has no code generator for " + chip.name.str();
    return nullptr;
  }
  return std::unique_ptr<AmdgpuCodegen>(
      new AmdgpuCodegen(chip, std::move(machine)));
}

static void prepareFunction(Function &function, const TargetMachine &machine) {
  function.addFnAttr("target-cpu", machine.getTargetCPU());
  if (!machine.getTargetFeatureString().empty())
    function.addFnAttr("target-features", machine.getTargetFeatureString());
  function.addFnAttr("no-trapping-math", "true");
  function.addFnAttr(Attribute::NoUnwind);
  // Kernels are found by their names, and never replaced by those of another
  // object.
  if (function.getCallingConv() == CallingConv::AMDGPU_KERNEL)
    function.setVisibility(GlobalValue::ProtectedVisibility);
  else
    function.setLinkage(GlobalValue::InternalLinkage);
}

void AmdgpuCodegen::prepare(Module &module) const {
  module.setDataLayout(machine->createDataLayout());
  module.setTargetTriple(machine->getTargetTriple());
  module.addModuleFlag(Module::Error, "amdhsa_code_object_version",
                       codeObjectVersion);
  for (Function &function : module)
    if (!function.isDeclaration())
      prepareFunction(function, *machine);
}

/// A function of the device libraries that `module` calls, or null.
static const Function *findLibraryCall(const Module &module) {
  for (const Function &function : module)
    if (function.isDeclaration() &&
        (function.getName().starts_with("__ocml_") ||
         function.getName().starts_with("__ockl_")))
      return &function;
  return nullptr;
}

LogicalResult AmdgpuCodegen::linkDeviceLibraries(Module &module, StringRef path,
                                                 std::string &error) const {
  const Function *called = findLibraryCall(module);
  if (!called)
    return success();
  std::string name = called->getName().str();
  std::string folder = path.str();
  if (folder.empty())
    folder = sys::Process::GetEnv("HIP_DEVICE_LIB_PATH").value_or("");
  if (folder.empty()) {
    error = "a kernel calls " + name +
            " of ROCm's device libraries; expected their folder, the one with "
            "ocml.bc, as --device-libraries=DIR or in HIP_DEVICE_LIB_PATH";
    return failure();
  }
  // What the functions read as constants, as hipcc sets it for such a chip.
  std::string version =
      "oclc_isa_version_" + machine->getTargetCPU().drop_front(3).str();
  std::string waveSize = chip.waveSize == 64 ? "oclc_wavefrontsize64_on"
                                             : "oclc_wavefrontsize64_off";
  const std::pair<std::string, bool> files[] = {
      {"ocml", true},
      {"ockl", false},
      {version, false},
      {"oclc_abi_version_500", false},
      {"oclc_correctly_rounded_sqrt_on", false},
      {"oclc_daz_opt_off", false},
      {"oclc_finite_only_off", false},
      {"oclc_unsafe_math_off", false},
      {waveSize, false}};
  for (const auto &[file, isRequired] : files) {
    SmallString<128> filePath(folder);
    sys::path::append(filePath, file + ".bc");
    if (!isRequired && !sys::fs::exists(filePath))
      continue;
    SMDiagnostic diagnostic;
    std::unique_ptr<Module> library =
        parseIRFile(filePath, diagnostic, module.getContext());
    if (!library) {
      error = "a kernel calls " + name +
              ", but its library cannot be read: " + filePath.str().str() +
              ": " + diagnostic.getMessage().str();
      return failure();
    }
    // It has the data layout of the LLVM that made it.
    library->setDataLayout(module.getDataLayout());
    library->setTargetTriple(module.getTargetTriple());
    if (Linker::linkModules(module, std::move(library),
                            Linker::Flags::LinkOnlyNeeded)) {
      error = "cannot link " + filePath.str().str() + " to the kernels";
      return failure();
    }
  }
  if (const Function *missing = findLibraryCall(module)) {
    error = "a kernel calls " + missing->getName().str() +
            ", which the device libraries in " + folder + " do not have";
    return failure();
  }
  for (Function &function : module)
    if (!function.isDeclaration())
      prepareFunction(function, *machine);
  return success();
}

void AmdgpuCodegen::optimize(Module &module) const {
  PipelineTuningOptions tuning;
  tuning.LoopUnrolling = false;
  tuning.LoopInterleaving = false;
  tuning.LoopVectorization = false;
  tuning.SLPVectorization = false;
  PassBuilder builder(machine.get(), tuning);
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(OptimizationLevel::O3)
      .run(module, modules);
}

LogicalResult AmdgpuCodegen::emit(const Module &module, FileKind kind,
                                  std::string &output,
                                  std::string &error) const {
  std::string bitcode;
  raw_string_ostream stream(bitcode);
  WriteBitcodeToFile(module, stream);
  std::string cpu = "-plugin-opt=mcpu=" + machine->getTargetCPU().str();
  SmallVector<StringRef> flags{
      "-shared", "--build-id=none", cpu, "--lto-O0", "--lto-CGO3",
      // The destination of a dot product is not tied to its accumulator. With
      // LLVM's usual order of allocation accumulators wander until they spill.
      "-mllvm", "-greedy-regclass-priority-trumps-globalness=1",
      // Products stay where the kernel has them: moved behind a branch, those
      // of a whole stage and all that they read are live at once.
      "-mllvm", "-disable-machine-sink"};
  if (kind == FileKind::Assembly)
    flags.push_back("--lto-emit-asm");
  return runLinker(bitcode, flags, kind == FileKind::Assembly ? ".lto.s" : "",
                   output, error);
}
