//===- Compiler.cpp - Compiles a module to a package ----------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/Compiler.h"
#include "attn/Compiler/DeviceCode.h"
#include "attn/Compiler/Entries.h"
#include "attn/Compiler/HostCodegen.h"
#include "attn/Compiler/Output.h"
#include "attn/Compiler/ReportCollector.h"
#include "attn/Compiler/ScheduleRetry.h"
#include "attn/Compiler/WeightsSection.h"
#include "attn/Dialect/Attn/IR/AttnDialect.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/ConstantResources.h"
#include "attn/Dialect/Attn/Transforms/MarkedCalls.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Package/Package.h"
#include "attn/Pipelines/Pipelines.h"
#include "attn/Target/DeviceModel.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

using namespace mlir;
using namespace attn;

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

std::string attn::listTargets() {
  return hostTarget.data() + (", " + listGpuModels());
}

LogicalResult attn::checkTarget(StringRef target, std::string &error) {
  if (target == StringRef(hostTarget) || findGpuModel(target))
    return success();
  StringRef why = getWhyUnserved(target);
  error = why.empty()
              ? "unknown target '" + target.str() + "'"
              : "no code is generated for " + target.str() + ": " + why.str();
  error += "; known targets: " + listTargets();
  return failure();
}

void attn::registerCompilerDialects(DialectRegistry &registry) {
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<AttnDialect>();
  registerAttnInterfaceExternalModels(registry);
  registerAllToLLVMIRTranslations(registry);
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

/// An error that no line of the module causes.
static LogicalResult fail(MLIRContext *context, const Twine &message) {
  return emitError(UnknownLoc::get(context)) << message;
}

static LogicalResult emitOutput(MLIRContext *context, const std::string &path,
                                StringRef bytes) {
  std::string error;
  if (failed(writeOutput(path, bytes, error)))
    return fail(context, error);
  return success();
}

template <typename Printable> static std::string toText(Printable &printable) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  printable.print(stream, nullptr);
  return text;
}

static std::string toText(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  stream << "\n";
  return text;
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

/// Fails on an operation that no conversion took to the LLVM dialect, which
/// passes do not report.
static LogicalResult checkLowered(ModuleOp module) {
  UnrealizedConversionCastOp cast;
  WalkResult result = module.walk([&](Operation *op) {
    if (auto found = dyn_cast<UnrealizedConversionCastOp>(op)) {
      if (!cast)
        cast = found;
      return WalkResult::advance();
    }
    StringRef dialect = op->getName().getDialectNamespace();
    if (isa<ModuleOp>(op) || dialect == "llvm" || dialect == "omp")
      return WalkResult::advance();
    op->emitError() << "no path lowers '" << op->getName()
                    << "' with these types to host code";
    return WalkResult::interrupt();
  });
  if (result.wasInterrupted())
    return failure();
  // Nothing else is left, so types meet that have no conversion.
  if (cast)
    return cast.emitError()
           << "no path lowers this to host code: it needs a conversion from "
           << cast.getOperandTypes().front() << " to "
           << cast.getResultTypes().front();
  return success();
}

namespace {
/// Says which stage runs, and what each took, to whoever asked.
class Stages {
public:
  explicit Stages(const CompileOptions &options)
      : options(options), start(Clock::now()) {}

  void begin(StringRef stage) {
    end();
    name = stage.str();
    last = Clock::now();
    if (options.progress)
      options.progress(stage);
  }
  void end() {
    if (name.empty())
      return;
    std::chrono::duration<double> seconds = Clock::now() - last;
    print(name, seconds);
    if (options.report)
      options.report->stages.push_back({name, seconds.count()});
    name.clear();
  }
  ~Stages() {
    end();
    print("total", Clock::now() - start);
  }

private:
  using Clock = std::chrono::steady_clock;
  void print(StringRef stage, std::chrono::duration<double> time) {
    if (!options.timing)
      return;
    *options.timing << llvm::format("%8.3f s  ", time.count()) << stage << "\n";
    options.timing->flush();
  }

  const CompileOptions &options;
  Clock::time_point start, last;
  std::string name;
};
} // namespace

LogicalResult attn::compile(ModuleOp module, const CompileOptions &options,
                            OutputKind kind, const std::string &outputPath,
                            std::vector<EntryReport> *entries) {
  MLIRContext *context = module.getContext();
  Stages stages(options);
  stages.begin("check the module");
  std::string error;
  if (failed(checkTarget(options.target, error)))
    return fail(context, error);

  std::unique_ptr<HostCodegen> codegen =
      HostCodegen::create(options.cpu, error);
  if (!codegen)
    return fail(context, error);

  Manifest manifest;
  if (failed(collectEntries(module, options.entries, manifest.entries)) ||
      failed(checkOperations(module, options.target)) ||
      failed(checkResources(module)))
    return failure();
  CompileReport ignored;
  CompileReport &report = options.report ? *options.report : ignored;
  std::optional<ReportCollector> collector;
  if (options.report)
    collector.emplace(*context, report);
  report.target = options.target;
  report.cpu = codegen->getCpu();
  stages.begin("raise attention");

  // Marked calls come first, so that the extents of what they return are known
  // where shapes are simplified; attn-raise finds the rest.
  context->loadDialect<AttnDialect, arith::ArithDialect, linalg::LinalgDialect,
                       tensor::TensorDialect>();
  FailureOr<int64_t> marked = raiseMarkedCalls(module);
  if (failed(marked))
    return failure();
  auto countAttention = [&] {
    int64_t count = 0;
    module.walk([&](AttentionOp) { ++count; });
    return count;
  };
  int64_t before = countAttention() - *marked;
  {
    PassManager passes(context);
    buildAttnTosaPipeline(passes);
    passes.addPass(createAttnSimplifyShapes());
    passes.addPass(createAttnRaise({*marked ? -1 : options.requireRaised}));
    if (failed(passes.run(module)))
      return failure();
  }
  int64_t raised = countAttention() - before;
  if (*marked && options.requireRaised >= 0 && raised != options.requireRaised)
    return fail(context, "expected attention to be raised " +
                             Twine(options.requireRaised) + " times, found " +
                             Twine(raised) + ", " + Twine(*marked) +
                             " of them marked calls");
  {
    PassManager passes(context);
    passes.addPass(createCanonicalizerPass());
    passes.addPass(createCSEPass());
    if (failed(passes.run(module)))
      return failure();
  }
  for (PackageEntry &entry : manifest.entries)
    entry.attentionOps = countOperations(module, entry.name, [](Operation *op) {
      return isa<AttentionOp, AttentionBackwardOp>(op);
    });
  if (collector)
    collector->collectAttention(module);
  auto finishReport = [&] {
    report.entries.clear();
    if (entries)
      entries->clear();
    for (const PackageEntry &entry : manifest.entries) {
      report.entries.push_back({entry.name, entry.attentionOps, entry.kernels,
                                getReachable(module, entry.name)});
      if (entries)
        entries->push_back(report.entries.back());
    }
    if (collector)
      collector->finish();
  };
  if (kind == OutputKind::MLIR) {
    finishReport();
    return emitOutput(context, outputPath, toText(module));
  }

  // The arrays of a run may have any extents that fit the entry's types.
  {
    PassManager passes(context);
    passes.addPass(createAttnCheckExtents());
    passes.addPass(createCSEPass());
    passes.addPass(createCanonicalizerPass());
    if (failed(passes.run(module)))
      return failure();
  }

  // Tiles and vectors for the processor that code is generated for.
  std::string features;
  for (const std::string &feature : codegen->getFeatures())
    features += (features.empty() ? "+" : ",+") + feature;
  AttnToHostOptions pipelineOptions;
  pipelineOptions.releaseConstants = options.ownsResources;
  pipelineOptions.device =
      getHostDeviceModel(codegen->getCpu(), features).name.str();
  pipelineOptions.tuningFile = options.tuningFile;
  pipelineOptions.placeWeights = !options.weightsInCode;
  if (options.target != hostTarget)
    pipelineOptions.chip = options.target;
  report.device = pipelineOptions.device;
  auto run = [&](auto &&build, StringRef stage) {
    PassManager passes(context);
    build(passes, pipelineOptions);
    if (collector)
      collector->observe(passes);
    stages.begin(stage);
    return passes.run(module);
  };
  if (failed(run(buildAttnHostWorkPipeline, "fuse and tile")))
    return failure();
  ScheduleRetry retry(module, options.target);
  if (failed(run(buildAttnScheduleSelection, "choose schedules")))
    return failure();
  retry.update(module);
  std::vector<SectionPiece> weights;
  auto lower = [&]() -> LogicalResult {
    if (failed(run(buildAttnHostTilePipeline, "tile and vectorise")))
      return failure();
    // A user's own scf.forall counts too: it runs in parallel all the same.
    for (PackageEntry &entry : manifest.entries)
      entry.kernels = countOperations(module, entry.name, [](Operation *op) {
        return isa<scf::ForallOp>(op) && !op->getParentOfType<scf::ForallOp>();
      });
    finishReport();
    if (failed(run(buildAttnHostBufferPipeline, "bufferize")))
      return failure();
    if (collector)
      collector->collectMemory(module);
    weights = collectWeights(module);
    if (failed(run(buildAttnHostLLVMPipeline, "convert to LLVM")))
      return failure();
    for (PackageEntry &entry : manifest.entries) {
      std::string symbol = entry.symbol + residentSuffix;
      entry.residentSymbol = module.lookupSymbol(symbol) ? symbol : "";
    }
    return success();
  };

  // Again with smaller schedules until the code of all kernels fits. What is
  // shown as text is what a package would hold.
  bool isText = kind != OutputKind::Package && kind != OutputKind::Object;
  std::string dialectText;
  OwningOpRef<gpu::GPUModuleOp> kernels;
  DeviceCode deviceCode;
  while (true) {
    if (failed(lower()))
      return failure();
    if (kind == OutputKind::LLVMDialect) {
      dialectText = toText(module);
      if (!retry.isPossible())
        break;
    }
    FailureOr<OwningOpRef<gpu::GPUModuleOp>> taken =
        takeKernels(module, options);
    if (failed(taken) || failed(checkLowered(module)))
      return failure();
    kernels = std::move(*taken);
    deviceCode = {};
    if (!kernels || (isText && !retry.isPossible()))
      break;
    stages.begin("generate kernels");
    if (failed(compileKernels(*kernels, options,
                              isText ? OutputKind::Package : kind, deviceCode)))
      return failure();
    if (deviceCode.excesses.empty())
      break;
    if (failed(retry.reject(*kernels, deviceCode.excesses, module))) {
      if (isText)
        break;
      return checkExcesses(*kernels, deviceCode.excesses);
    }
    if (collector)
      collector->restart();
    if (failed(run(buildAttnScheduleSelection, "choose schedules")))
      return failure();
    retry.update(module);
  }
  if (kind == OutputKind::LLVMDialect)
    return emitOutput(context, outputPath, dialectText);
  if (kind != OutputKind::Package && options.target != hostTarget) {
    if (!kernels)
      return fail(context, "the module has no kernel for " + options.target);
    if (isText && failed(compileKernels(*kernels, options, kind, deviceCode)))
      return failure();
    return emitOutput(context, outputPath, deviceCode.output);
  }
  manifest.kernels = deviceCode.kernels;
  report.deviceKernels = deviceCode.kernels;
  if (collector)
    collector->finish();
  kernels = {};

  stages.begin("optimise");
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> llvmModule =
      translateModuleToLLVMIR(module, llvmContext, "attn");
  if (!llvmModule)
    return fail(context, "the module has no translation to LLVM IR");
  codegen->prepare(*llvmModule);
  codegen->optimize(*llvmModule);
  if (kind == OutputKind::LLVMIR)
    return emitOutput(context, outputPath, toText(*llvmModule));

  stages.begin("generate code");
  SmallVector<char, 0> object;
  if (failed(codegen->emit(*llvmModule,
                           kind == OutputKind::Assembly
                               ? HostCodegen::FileKind::Assembly
                               : HostCodegen::FileKind::Object,
                           object, error)))
    return fail(context, error);
  StringRef objectBytes(object.data(), object.size());
  if (kind == OutputKind::Assembly || kind == OutputKind::Object)
    return emitOutput(context, outputPath, objectBytes);

  stages.begin("link and write");
  std::string sharedObject;
  if (failed(codegen->link(objectBytes, sharedObject, error)))
    return fail(context, error);
  manifest.target = options.target;
  manifest.cpu = codegen->getCpu();
  manifest.features = codegen->getFeatures();
  std::vector<SectionContents> sections{{"host", hostCodeKind, sharedObject}};
  llvm::append_range(sections, getSections(deviceCode, options.target));
  if (!weights.empty())
    sections.emplace_back("weights", weightsKind, std::move(weights));
  if (!writePackage(outputPath, manifest, sections, error))
    return fail(context, error);
  report.codeBytes =
      sharedObject.size() + deviceCode.output.size() + deviceCode.binary.size();
  return success();
}
