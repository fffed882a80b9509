//===- NvptxCodegen.cpp - LLVM IR to PTX for NVIDIA GPUs ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/NvptxCodegen.h"
#include "attn/Compiler/ToolRun.h"
#include "attn/Target/GpuModel.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/SROA.h"

#include <algorithm>
#include <mutex>

using namespace attn;
using namespace llvm;

extern "C" {
void LLVMInitializeNVPTXTargetInfo();
void LLVMInitializeNVPTXTarget();
void LLVMInitializeNVPTXTargetMC();
}

NvptxCodegen::NvptxCodegen(std::unique_ptr<TargetMachine> machine)
    : machine(std::move(machine)) {}
NvptxCodegen::~NvptxCodegen() = default;

std::unique_ptr<NvptxCodegen> NvptxCodegen::create(const GpuModel &chip,
                                                   std::string &error) {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
  });
  Triple triple("nvptx64-nvidia-cuda");
  const Target *target = TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;
  std::unique_ptr<TargetMachine> machine(target->createTargetMachine(
      triple, chip.name, chip.codeFeatures, TargetOptions(), std::nullopt,
      std::nullopt, CodeGenOptLevel::Aggressive));
  if (!machine) {
    error = "LLVM has no code generator for " + chip.name.str();
    return nullptr;
  }
  return std::unique_ptr<NvptxCodegen>(new NvptxCodegen(std::move(machine)));
}

void NvptxCodegen::prepare(Module &module) const {
  module.setDataLayout(machine->createDataLayout());
  module.setTargetTriple(machine->getTargetTriple());
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    function.addFnAttr("target-cpu", machine->getTargetCPU());
    if (!machine->getTargetFeatureString().empty())
      function.addFnAttr("target-features", machine->getTargetFeatureString());
    function.addFnAttr(Attribute::NoUnwind);
    function.setConvergent();
    if (function.getCallingConv() != CallingConv::PTX_Kernel)
      function.setLinkage(GlobalValue::InternalLinkage);
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<CallBase>(&instruction);
          call && call->isInlineAsm())
        call->setConvergent();
  }
}

void NvptxCodegen::optimize(Module &module) const {
  PassBuilder builder(machine.get());
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  FunctionPassManager passes;
  passes.addPass(SROAPass(SROAOptions::PreserveCFG));
  passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  passes.addPass(ADCEPass());
  ModulePassManager pipeline;
  pipeline.addPass(AlwaysInlinerPass());
  pipeline.addPass(createModuleToFunctionPassAdaptor(std::move(passes)));
  pipeline.run(module, modules);
}

/// The widest access to memory that there is, in bytes.
static constexpr uint64_t maxAccessBytes = 16;

/// What `user` asks of the address that it gets as `address`; 1 if it makes no
/// access, or one of something else.
static uint64_t getAlignment(const User *user, const Value *address) {
  if (auto *load = dyn_cast<LoadInst>(user))
    return load->getAlign().value();
  if (auto *store = dyn_cast<StoreInst>(user))
    return store->getPointerOperand() == address ? store->getAlign().value()
                                                 : 1;
  auto *call = dyn_cast<CallBase>(user);
  if (!call || (!call->isInlineAsm() && !address->getType()->isPointerTy()))
    return 1;
  // "llvm.nvvm.cp.async.ca.shared.global.4.s" copies 4 bytes. Nothing tells
  // what other calls do.
  const Function *callee = call->getCalledFunction();
  if (callee && callee->getName().starts_with("llvm.nvvm.cp.async.c"))
    for (auto [name, bytes] : {std::pair(".global.4", 4), {".global.8", 8}})
      if (callee->getName().contains(name))
        return bytes;
  return maxAccessBytes;
}

uint64_t NvptxCodegen::getAlignment(const Module &module, StringRef name,
                                    unsigned index) {
  const Function *function = module.getFunction(name);
  if (!function || index >= function->arg_size())
    return 1;
  uint64_t alignment = 1;
  SmallPtrSet<const Value *, 32> seen;
  SmallVector<const Value *> addresses{function->getArg(index)};
  while (!addresses.empty()) {
    const Value *address = addresses.pop_back_val();
    if (!seen.insert(address).second)
      continue;
    for (const User *user : address->users()) {
      if (isa<GetElementPtrInst, CastInst, BinaryOperator, PHINode, SelectInst,
              FreezeInst>(user))
        addresses.push_back(user);
      else
        alignment = std::max(alignment, ::getAlignment(user, address));
    }
  }
  return std::min(alignment, maxAccessBytes);
}

LogicalResult NvptxCodegen::emit(const Module &module, std::string &output,
                                 std::string &error) const {
  std::string tool, messages;
  if (failed(findLLVMTool("llc", "llvm-22", tool, error)))
    return failure();
  std::string bitcode;
  raw_string_ostream stream(bitcode);
  WriteBitcodeToFile(module, stream);
  std::string cpu = "-mcpu=" + machine->getTargetCPU().str();
  std::string features = "-mattr=" + machine->getTargetFeatureString().str();
  return runTool(tool, {"-O3", "-filetype=asm", cpu, features},
                 {bitcode, "bc", /*outputSuffix=*/""}, output, messages, error);
}
