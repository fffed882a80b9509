//===- compiler.cpp - The compiler in a process of Python -----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The extension module attn_compiler: what attn-compile does, without a process
// and without files but the package. python/attn/compiler.py is its interface.

#include "attn/Compiler/Compiler.h"
#include "attn/Compiler/ModelFile.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace attn;
using namespace llvm;

namespace {
/// Becomes `attn.CompileError`.
struct CompileFailure : std::runtime_error {
  using runtime_error::runtime_error;
};
} // namespace

/// "model.mlir:3:5: " or nothing.
static std::string describeLocation(mlir::Location location) {
  std::string result;
  location->walk([&](mlir::Location part) {
    auto position = dyn_cast<mlir::FileLineColLoc>(part);
    if (!position)
      return mlir::WalkResult::advance();
    result =
        (position.getFilename().getValue() + ":" + Twine(position.getLine()) +
         ":" + Twine(position.getColumn()) + ": ")
            .str();
    return mlir::WalkResult::interrupt();
  });
  return result;
}

static StringRef getSeverityName(mlir::DiagnosticSeverity severity) {
  switch (severity) {
  case mlir::DiagnosticSeverity::Error:
    return "error";
  case mlir::DiagnosticSeverity::Warning:
    return "warning";
  case mlir::DiagnosticSeverity::Note:
    return "note";
  case mlir::DiagnosticSeverity::Remark:
    return "remark";
  }
  llvm_unreachable("no other severity");
}

static void append(std::string &text, mlir::Diagnostic &diagnostic) {
  if (!text.empty())
    text += "\n";
  text += describeLocation(diagnostic.getLocation()) +
          getSeverityName(diagnostic.getSeverity()).str() + ": " +
          diagnostic.str();
}

/// Compiles `source` to `output`; returns the report as JSON, and what is no
/// error but was said.
static std::pair<std::string, std::string>
compileSource(const std::string &source, const std::string &name,
              const std::string &output, const CompileOptions &given) {
  std::string error;
  if (failed(checkTarget(given.target, error)))
    throw CompileFailure(error);
  if (std::string found = describeForeignFile(source); !found.empty())
    throw CompileFailure(name + ": " + found);
  SourceMgr sources;
  sources.AddNewSourceBuffer(MemoryBuffer::getMemBuffer(source, name), SMLoc());

  mlir::DialectRegistry registry;
  registerCompilerDialects(registry);
  mlir::MLIRContext context(registry);
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  std::string errors, remarks;
  mlir::ScopedDiagnosticHandler handler(
      &context, [&](mlir::Diagnostic &diagnostic) {
        bool isError =
            diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
        std::string &text = isError ? errors : remarks;
        append(text, diagnostic);
        for (mlir::Diagnostic &note : diagnostic.getNotes())
          append(text, note);
        return mlir::success();
      });
  mlir::OwningOpRef<mlir::ModuleOp> module =
      parseModel(sources, &context, error);
  if (!module)
    throw CompileFailure(error.empty() ? errors : error);

  CompileOptions options = given;
  options.ownsResources = true;
  CompileReport report;
  options.report = &report;
  if (failed(compileToPackage(*module, options, output)))
    throw CompileFailure(errors.empty() ? "the compiler gave no reason"
                                        : errors);
  std::string text;
  raw_string_ostream stream(text);
  report.printJSON(stream);
  return {text, remarks};
}

NB_MODULE(attn_compiler, module) {
  module.doc() = "attn's compiler; use it through attn.compile";
  module.attr("llvm_version") = LLVM_VERSION_STRING;
  module.attr("targets") = listTargets();
  nb::exception<CompileFailure>(module, "Error", PyExc_RuntimeError);

  module.def(
      "compile",
      [](nb::bytes source, const std::string &name, const std::string &output,
         const std::string &target, const std::string &cpu,
         const std::vector<std::string> &entries, int64_t requireRaised,
         const std::string &deviceLibraries, const std::string &tuningFile,
         const std::string &ptxas, bool allowSpills, int64_t maxVgprs) {
        CompileOptions options;
        options.target = target;
        options.cpu = cpu;
        options.entries = entries;
        options.requireRaised = requireRaised;
        options.deviceLibraries = deviceLibraries;
        options.tuningFile = tuningFile;
        options.ptxas = ptxas;
        options.allowSpills = allowSpills;
        options.maxVgprs = maxVgprs;
        std::string text(source.c_str(), source.size());
        std::pair<std::string, std::string> result;
        {
          nb::gil_scoped_release released;
          result = compileSource(text, name, output, options);
        }
        return nb::make_tuple(result.first, result.second);
      },
      nb::arg("source"), nb::arg("name"), nb::arg("output"), nb::kw_only(),
      nb::arg("target") = "host", nb::arg("cpu") = "native",
      nb::arg("entries") = std::vector<std::string>(),
      nb::arg("require_raised") = -1, nb::arg("device_libraries") = "",
      nb::arg("tuning_file") = "", nb::arg("ptxas") = "",
      nb::arg("allow_spills") = false, nb::arg("max_vgprs") = 0,
      "Compiles MLIR, text or bytecode, to a package in the file `output`. "
      "Returns the report as JSON, and the warnings and remarks. Other threads "
      "of Python run meanwhile.");
}
