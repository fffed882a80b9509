//===- HostCodegen.cpp - LLVM IR to a shared object for the host ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/HostCodegen.h"
#include "attn/Compiler/Linker.h"

#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"
#include "llvm/Transforms/IPO/MergeFunctions.h"

using namespace attn;
using namespace llvm;

/// Features that a program can test for before it runs the code. Others that a
/// processor's name implies concern the system or the order of instructions.
static constexpr StringLiteral checkedFeatures[] = {
    "sse4.2",      "avx",        "avx2",         "fma",
    "f16c",        "bmi",        "bmi2",         "lzcnt",
    "popcnt",      "avxvnni",    "gfni",         "vaes",
    "vpclmulqdq",  "avx512f",    "avx512cd",     "avx512bw",
    "avx512dq",    "avx512vl",   "avx512ifma",   "avx512vbmi",
    "avx512vbmi2", "avx512vnni", "avx512bitalg", "avx512vpopcntdq",
    "avx512bf16",  "avx512fp16"};

HostCodegen::HostCodegen(std::unique_ptr<TargetMachine> machine)
    : machine(std::move(machine)) {}
HostCodegen::~HostCodegen() = default;

std::unique_ptr<HostCodegen> HostCodegen::create(StringRef cpu,
                                                 std::string &error) {
  InitializeNativeTarget();
  InitializeNativeTargetAsmPrinter();
  InitializeNativeTargetAsmParser();
  Triple triple(sys::getProcessTriple());
  const Target *target = TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;

  std::string name = cpu.str();
  SubtargetFeatures features;
  if (cpu == "native") {
    name = sys::getHostCPUName().str();
    // A virtual machine may lack what the name promises. Sorted, so that the
    // same machine gives the same code.
    StringMap<bool> detected = sys::getHostCPUFeatures();
    std::vector<std::string> sorted;
    for (const auto &feature : detected)
      sorted.push_back((feature.second ? "+" : "-") + feature.first().str());
    llvm::sort(sorted);
    for (const std::string &feature : sorted)
      features.AddFeature(feature);
  }
  std::unique_ptr<MCSubtargetInfo> generic(
      target->createMCSubtargetInfo(triple, "", ""));
  if (!generic->isCPUStringValid(name)) {
    error =
        "unknown processor '" + name + "' for " + triple.getArchName().str() +
        "; `llc -march=x86-64 -mcpu=help` lists the names, 'native' is this "
        "machine's";
    return nullptr;
  }
  // LLVM ends the process when it generates code for an x86 without them.
  std::unique_ptr<MCSubtargetInfo> processor(
      target->createMCSubtargetInfo(triple, name, features.getString()));
  if (triple.getArch() == Triple::x86_64 &&
      !processor->checkFeatures("+64bit")) {
    error = "processor '" + name +
            "' has no 64-bit mode; expected one that has, such as x86-64-v2";
    return nullptr;
  }

  TargetOptions options;
  std::unique_ptr<TargetMachine> machine(target->createTargetMachine(
      triple, name, features.getString(), options, Reloc::PIC_, std::nullopt,
      CodeGenOptLevel::Aggressive));
  if (!machine) {
    error = "LLVM has no code generator for " + triple.str();
    return nullptr;
  }
  return std::unique_ptr<HostCodegen>(new HostCodegen(std::move(machine)));
}

void HostCodegen::prepare(Module &module) const {
  module.setDataLayout(machine->createDataLayout());
  module.setTargetTriple(machine->getTargetTriple());
  bool has512 = llvm::is_contained(getFeatures(), "avx512f");
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    function.addFnAttr("target-cpu", machine->getTargetCPU());
    if (!machine->getTargetFeatureString().empty())
      function.addFnAttr("target-features", machine->getTargetFeatureString());
    // LLVM prefers 256 bits on processors that once slowed down at 512.
    if (has512)
      function.addFnAttr("prefer-vector-width", "512");
    function.addFnAttr("no-trapping-math", "true");
    function.addFnAttr(Attribute::NoUnwind);
  }
}

/// Reports a buffer that there is no memory for, which the code would store to.
/// Comes after optimizations, which know `malloc` but not this function.
static void checkAllocations(Module &module) {
  Function *allocate = module.getFunction("malloc");
  if (!allocate || !allocate->isDeclaration() || allocate->arg_size() != 1)
    return;
  FunctionType *type = allocate->getFunctionType();
  LLVMContext &context = module.getContext();
  Function *checked = Function::Create(type, GlobalValue::InternalLinkage,
                                       "attn_allocate", module);
  checked->addFnAttr(Attribute::NoUnwind);
  allocate->replaceAllUsesWith(checked);

  BasicBlock *entry = BasicBlock::Create(context, "", checked);
  BasicBlock *failed = BasicBlock::Create(context, "", checked);
  BasicBlock *done = BasicBlock::Create(context, "", checked);
  IRBuilder<> builder(entry);
  Argument *size = checked->getArg(0);
  CallInst *buffer = builder.CreateCall(allocate, size);
  // Nothing may come back for a size of zero.
  Value *isNull = builder.CreateIsNull(buffer);
  Value *isEmpty = builder.CreateIsNull(size);
  builder.CreateCondBr(builder.CreateAnd(isNull, builder.CreateNot(isEmpty)),
                       failed, done);
  builder.SetInsertPoint(failed);
  FunctionCallee report = module.getOrInsertFunction(
      "attn_rt_out_of_memory", Type::getVoidTy(context), size->getType());
  builder.CreateCall(report, size);
  builder.CreateUnreachable();
  builder.SetInsertPoint(done);
  builder.CreateRet(buffer);
}

void HostCodegen::optimize(Module &module) const {
  PipelineTuningOptions tuning;
  // Unrolling the scalar loops of a whole model costs seconds and gains
  // nothing: bert took 11 s instead of 0.4 s.
  tuning.LoopUnrolling = false;
  tuning.LoopVectorization = true;
  tuning.SLPVectorization = true;
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
  // The layers of a model are alike: what one workgroup runs is often, but for
  // the arrays that it is called with, what another one runs.
  builder.registerPipelineStartEPCallback(
      [](ModulePassManager &passes, OptimizationLevel) {
        passes.addPass(MergeFunctionsPass());
      });
  for (Function &function : module)
    if (function.hasLocalLinkage())
      function.setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  builder.buildPerModuleDefaultPipeline(OptimizationLevel::O3)
      .run(module, modules);
  checkAllocations(module);
}

LogicalResult HostCodegen::emit(Module &module, FileKind kind,
                                SmallVectorImpl<char> &output,
                                std::string &error) const {
  raw_svector_ostream stream(output);
  legacy::PassManager passes;
  passes.add(
      createTargetTransformInfoWrapperPass(machine->getTargetIRAnalysis()));
  if (machine->addPassesToEmitFile(passes, stream, nullptr,
                                   kind == FileKind::Assembly
                                       ? CodeGenFileType::AssemblyFile
                                       : CodeGenFileType::ObjectFile)) {
    error = "LLVM cannot emit this kind of file for " +
            machine->getTargetTriple().str();
    return failure();
  }
  passes.run(module);
  return success();
}

/// Fails on an undefined symbol of `object` that the process which loads it
/// could not resolve.
static LogicalResult checkSymbols(StringRef object, std::string &error) {
  Expected<std::unique_ptr<object::ObjectFile>> file =
      object::ObjectFile::createObjectFile(MemoryBufferRef(object, "object"));
  if (!file) {
    error = "cannot read back the object: " + toString(file.takeError());
    return failure();
  }
  // The compiler's own process has the C library loaded as well.
  sys::DynamicLibrary::LoadLibraryPermanently(nullptr);
  for (const object::SymbolRef &symbol : (*file)->symbols()) {
    Expected<uint32_t> flags = symbol.getFlags();
    if (!flags) {
      consumeError(flags.takeError());
      continue;
    }
    if (!(*flags & object::SymbolRef::SF_Undefined))
      continue;
    Expected<StringRef> name = symbol.getName();
    if (!name) {
      consumeError(name.takeError());
      continue;
    }
    if (name->empty() || name->starts_with("__kmpc_") ||
        name->starts_with("omp_") || name->starts_with("attn_rt_") ||
        *name == "_GLOBAL_OFFSET_TABLE_")
      continue;
    if (sys::DynamicLibrary::SearchForAddressOfSymbol(name->str()))
      continue;
    error = "the code calls '" + name->str() +
            "', which neither the C library nor the runtime defines";
    return failure();
  }
  return success();
}

LogicalResult HostCodegen::link(StringRef object, std::string &sharedObject,
                                std::string &error) const {
  if (failed(checkSymbols(object, error)))
    return failure();
  StringRef flags[] = {
      "-shared",        "-z", "noexecstack", "-z", "relro", "--gc-sections",
      "--build-id=none"};
  return runLinker(object, flags, /*outputSuffix=*/"", sharedObject, error);
}

std::string HostCodegen::getCpu() const {
  return machine->getTargetCPU().str();
}

std::vector<std::string> HostCodegen::getFeatures() const {
  std::vector<std::string> features;
  if (machine->getTargetTriple().isX86())
    for (StringRef feature : checkedFeatures)
      if (machine->getMCSubtargetInfo()->checkFeatures(("+" + feature).str()))
        features.push_back(feature.str());
  return features;
}
