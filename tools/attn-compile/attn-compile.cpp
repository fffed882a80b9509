//===- attn-compile.cpp - Compiles a model to a package -------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgressLine.h"
#include "attn/Compiler/Compiler.h"
#include "attn/Compiler/ModelFile.h"
#include "attn/Compiler/Output.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace attn;
using namespace llvm;

static int fail(const Twine &message) {
  WithColor::error(errs(), "attn-compile") << message << "\n";
  return 1;
}

/// Prints a report: as a table without a file, else as JSON.
static bool writeReport(const CompileReport &report, const std::string &path,
                        std::string &error) {
  if (path.empty()) {
    report.printTable(errs());
    return true;
  }
  std::string text;
  raw_string_ostream stream(text);
  report.printJSON(stream);
  return succeeded(writeOutput(path, text, error));
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::OptionCategory category("attn-compile options");
  cl::opt<std::string> input(cl::Positional, cl::desc("<model.mlir>"),
                             cl::init("-"), cl::cat(category));
  cl::opt<std::string> output("o", cl::desc("Output file; - for stdout"),
                              cl::value_desc("file"), cl::cat(category));
  cl::opt<std::string> target("target",
                              cl::desc("What to compile for (default: host)"),
                              cl::init("host"), cl::cat(category));
  cl::opt<std::string> cpu(
      "cpu",
      cl::desc(
          "Processor of the host target, by LLVM's name (default: native)"),
      cl::init("native"), cl::cat(category));
  cl::list<std::string> entries(
      "entry",
      cl::desc("Public function to compile; may be repeated (default: all)"),
      cl::value_desc("name"), cl::cat(category));
  cl::opt<int64_t> requireRaised(
      "require-raised",
      cl::desc("Fail unless exactly this many attention operations are found"),
      cl::value_desc("n"), cl::init(-1), cl::cat(category));
  cl::opt<OutputKind> emit(
      "emit",
      cl::desc("What to write; for a GPU, code is that of its kernels:"),
      cl::init(OutputKind::Package),
      cl::values(
          clEnumValN(OutputKind::MLIR, "mlir", "the module, attention raised"),
          clEnumValN(OutputKind::LLVMDialect, "llvm-dialect",
                     "the module in the LLVM dialect"),
          clEnumValN(OutputKind::LLVMIR, "llvm", "optimised LLVM IR"),
          clEnumValN(OutputKind::Assembly, "asm", "assembly"),
          clEnumValN(OutputKind::Object, "object",
                     "an object file, or a code object"),
          clEnumValN(OutputKind::Package, "package",
                     "a package for attn-run (default)")),
      cl::cat(category));
  cl::opt<bool> weightsInCode(
      "weights-in-code",
      cl::desc("Keep all constants in the code, so that it is complete without "
               "the package's section of weights"),
      cl::cat(category));
  cl::opt<std::string> deviceLibraries(
      "device-libraries",
      cl::desc("Folder of ROCm's device libraries, for kernels that call them "
               "(default: HIP_DEVICE_LIB_PATH)"),
      cl::value_desc("dir"), cl::cat(category));
  cl::opt<std::string> ptxas(
      "ptxas",
      cl::desc("NVIDIA's assembler (default: what ATTN_PTXAS names, or the "
               "first in CUDA_HOME/bin, on the PATH, or of the pip package "
               "nvidia-cuda-nvcc)"),
      cl::value_desc("file"), cl::cat(category));
  cl::opt<std::string> tuningFile(
      "tuning-file",
      cl::desc("Schedules that were measured, from python -m attn.tune; asked "
               "before those that attn ships for the target, or none to ask "
               "neither"),
      cl::value_desc("file"), cl::cat(category));
  cl::opt<bool> allowSpills(
      "allow-spills", cl::desc("Accept kernels that keep registers in memory"),
      cl::cat(category));
  cl::opt<int64_t> maxVgprs(
      "max-vgprs",
      cl::desc("The most vector registers that a kernel may take (default: "
               "what its chip has)"),
      cl::value_desc("n"), cl::init(0), cl::cat(category));
  cl::opt<bool> verbose(
      "verbose", cl::desc("Print the time of each stage and what was found"),
      cl::cat(category));
  cl::list<std::string> reports(
      "report",
      cl::desc("Print what was raised, scheduled and planned as a table on "
               "stderr, or as JSON to a file (- for stdout)"),
      cl::value_desc("file.json"), cl::ValueOptional, cl::cat(category));
  cl::opt<cl::boolOrDefault> progress(
      "progress",
      cl::desc("Show the stage and the time on a line that is rewritten "
               "(default: on a terminal, after a second)"),
      cl::cat(category));
  cl::alias time("time", cl::desc("Alias for --verbose"), cl::aliasopt(verbose),
                 cl::cat(category));
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv, "Compiles a model in MLIR to a package that attn-run runs\n");

  std::string error;
  if (failed(checkTarget(target, error)))
    return fail(error);
  if (requireRaised.getNumOccurrences() && requireRaised < 0)
    return fail("--require-raised=" + Twine(requireRaised) +
                ": expected a number that is not negative");
  if (maxVgprs.getNumOccurrences() && maxVgprs < 1)
    return fail("--max-vgprs=" + Twine(maxVgprs) +
                ": expected a positive number");
  bool isText = emit != OutputKind::Package && emit != OutputKind::Object;
  if (output.empty()) {
    if (!isText)
      return fail("expected an output file: -o model.attn");
    output = "-";
  }
  if (output == "-" && is_contained(reports, "-"))
    return fail("the output and the report cannot both go to stdout; expected "
                "-o FILE or --report=FILE");
  if (output == "-" && emit == OutputKind::Package)
    return fail("a package cannot be written to stdout; expected -o FILE");

  std::unique_ptr<MemoryBuffer> buffer = mlir::openInputFile(input, &error);
  if (!buffer)
    return fail(error);
  if (std::string found = describeForeignFile(buffer->getBuffer());
      !found.empty())
    return fail(buffer->getBufferIdentifier() + ": " + found);
  SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), SMLoc());

  mlir::DialectRegistry registry;
  registerCompilerDialects(registry);
  mlir::MLIRContext context(registry);
  // Operations of dialects that this build lacks are reported together, by
  // name, instead of one at a time as syntax errors.
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  mlir::SourceMgrDiagnosticHandler handler(sources, &context);
  // Errors that no line of the input causes, for instance a full disk.
  mlir::ScopedDiagnosticHandler plain(
      &context, [](mlir::Diagnostic &diagnostic) {
        if (!isa<mlir::UnknownLoc>(diagnostic.getLocation()) ||
            diagnostic.getSeverity() != mlir::DiagnosticSeverity::Error)
          return failure();
        fail(diagnostic.str());
        return success();
      });
  std::optional<ProgressLine> progressLine;
  if (progress == cl::boolOrDefault::BOU_TRUE)
    progressLine.emplace(std::chrono::seconds(0));
  else if (progress == cl::boolOrDefault::BOU_UNSET && !verbose &&
           errs().is_displayed())
    progressLine.emplace(std::chrono::seconds(1));
  // Diagnostics take the line's place.
  mlir::ScopedDiagnosticHandler clearLine(&context, [&](mlir::Diagnostic &) {
    if (progressLine)
      progressLine->clear();
    return failure();
  });
  if (progressLine)
    progressLine->setStage("read the model");
  mlir::OwningOpRef<mlir::ModuleOp> module =
      parseModel(sources, &context, error);
  if (!module) {
    progressLine.reset();
    return error.empty() ? 1 : fail(error);
  }

  CompileOptions options;
  options.target = target;
  options.cpu = cpu;
  options.ownsResources = true;
  options.entries.assign(entries.begin(), entries.end());
  options.requireRaised = requireRaised;
  options.weightsInCode = weightsInCode;
  options.deviceLibraries = deviceLibraries;
  options.ptxas = ptxas;
  options.tuningFile = tuningFile;
  options.allowSpills = allowSpills;
  options.maxVgprs = maxVgprs;
  if (verbose)
    options.timing = &errs();
  CompileReport report;
  if (!reports.empty() || verbose)
    options.report = &report;
  if (progressLine)
    options.progress = [&](StringRef stage) { progressLine->setStage(stage); };
  std::vector<EntryReport> entryReports;
  LogicalResult result = compile(*module, options, emit, output, &entryReports);
  progressLine.reset();
  if (failed(result))
    return 1;
  if (verbose) {
    for (const EntryReport &entry : entryReports)
      errs() << "entry " << entry.name << ": " << entry.attentionOps
             << " attention operations, " << entry.kernels << " kernels\n";
    for (const auto &[kernel, plan] : report.deviceKernelPlans) {
      errs() << "kernel " << kernel << ":";
      StringRef separator = " ";
      for (const auto &[name, value] : plan) {
        errs() << separator << name << " " << value;
        separator = ", ";
      }
      errs() << "\n";
    }
  }
  for (const std::string &file : reports)
    if (!writeReport(report, file, error))
      return fail(error);
  return 0;
}
