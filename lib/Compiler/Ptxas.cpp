//===- Ptxas.cpp - NVIDIA's assembler of PTX ------------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/Ptxas.h"
#include "attn/Compiler/ToolRun.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"

#include <array>

using namespace attn;
using namespace llvm;

/// The messages about instructions of a warp group that wait for each other, or
/// registers that are not handed over.
static constexpr unsigned firstBadMessage = 7508, lastBadMessage = 7519;

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

/// Where pip puts the program, as the python3 on the PATH finds packages.
static std::string findPipPackage() {
  ErrorOr<std::string> python = sys::findProgramByName("python3");
  if (!python)
    return "";
  constexpr StringRef script =
      "import importlib.util as u; s = u.find_spec('nvidia'); "
      "[print(p + '/' + d + '/bin/ptxas') "
      "for p in (s.submodule_search_locations if s else []) "
      "for d in ('cu13', 'cuda_nvcc')]";
  std::string paths, ignored;
  if (failed(runTool(*python, {"-c", script}, paths, ignored)))
    return "";
  for (StringRef path : split(paths, '\n'))
    if (!path.empty() && sys::fs::can_execute(path))
      return path.str();
  return "";
}

LogicalResult Ptxas::find(StringRef named, Ptxas &ptxas, std::string &error) {
  ptxas = {};
  std::string source = "--ptxas";
  std::string path = named.str();
  if (path.empty()) {
    source = "ATTN_PTXAS";
    path = sys::Process::GetEnv("ATTN_PTXAS").value_or("");
  }
  if (!path.empty()) {
    if (!sys::fs::can_execute(path)) {
      error = source + " names '" + path + "', which is no program";
      return failure();
    }
    ptxas.path = path;
    return ptxas.checkVersion(error);
  }
  if (std::optional<std::string> home = sys::Process::GetEnv("CUDA_HOME"))
    if (std::string inHome = *home + "/bin/ptxas"; sys::fs::can_execute(inHome))
      ptxas.path = inHome;
  if (!ptxas.isFound())
    if (ErrorOr<std::string> onPath = sys::findProgramByName("ptxas"))
      ptxas.path = *onPath;
  if (!ptxas.isFound())
    ptxas.path = findPipPackage();
  return ptxas.isFound() ? ptxas.checkVersion(error) : success();
}

LogicalResult Ptxas::checkVersion(std::string &error) {
  std::string text;
  if (failed(runTool(path, {"--version"}, text, error)))
    return failure();
  SmallVector<StringRef> parts;
  if (!Regex("V([0-9]+)\\.([0-9]+)\\.([0-9]+)").match(text, &parts)) {
    error = path + ": expected the version of ptxas, such as V13.0.88, found "
                   "none in what --version prints";
    return failure();
  }
  version = parts[0].drop_front().str();
  std::array<unsigned, 3> number = {0, 0, 0};
  for (size_t i = 0; i < number.size(); ++i)
    if (parts[i + 1].getAsInteger(10, number[i]))
      number[i] = ~0u;
  // CUDA 12.8.0 has V12.8.61, 12.9.0 has V12.9.41, 12.9.1 has V12.9.86.
  constexpr std::array<unsigned, 3> firstBad = {12, 8, 0}, good = {12, 9, 86};
  if (number < firstBad || number >= good)
    return success();
  error = path + " has the version " + version +
          ", and ptxas of CUDA 12.8.0 to 12.9.0 makes wrong code; expected "
          "another, named by --ptxas or ATTN_PTXAS";
  return failure();
}

//===----------------------------------------------------------------------===//
// Assembling
//===----------------------------------------------------------------------===//

/// The number before `unit` in "Used 168 registers, used 1 barriers".
static int64_t getAmount(StringRef line, StringRef unit) {
  size_t end = line.find((" " + unit).str());
  if (end == StringRef::npos)
    return 0;
  StringRef before = line.take_front(end);
  size_t start = before.find_last_not_of("0123456789");
  int64_t amount = 0;
  if (before.drop_front(start + 1).getAsInteger(10, amount))
    return 0;
  return amount;
}

/// The first name in quotes behind `text`.
static StringRef getQuoted(StringRef line, StringRef text) {
  StringRef rest = line.split(text).second;
  return rest.split('\'').second.split('\'').first;
}

std::vector<KernelResources> attn::parsePtxasMessages(StringRef messages) {
  std::vector<KernelResources> kernels;
  // What a kernel needs may stand before the line that names it.
  KernelResources common;
  auto find = [&](StringRef name) -> KernelResources & {
    auto found = llvm::find_if(
        kernels, [&](const KernelResources &k) { return k.name == name; });
    return found == kernels.end() ? common : *found;
  };
  for (StringRef line : split(messages, '\n'))
    if (line.contains("Compiling entry function"))
      kernels.emplace_back().name =
          getQuoted(line, "Compiling entry function").str();

  KernelResources *current = &common, *compiled = &common;
  for (StringRef line : split(messages, '\n')) {
    if (line.contains("Compiling entry function")) {
      compiled = current = &find(getQuoted(line, "Compiling entry function"));
    } else if (line.contains("Function properties for ")) {
      current = &find(
          line.split("Function properties for ").second.trim().trim('\''));
    } else if (line.contains("bytes stack frame")) {
      current->scratchBytes += getAmount(line, "bytes stack frame");
      current->spillStoreBytes += getAmount(line, "bytes spill stores");
      current->spillLoadBytes += getAmount(line, "bytes spill loads");
    } else if (line.contains(": Used ")) {
      compiled->vgprs = getAmount(line, "registers");
      compiled->ldsBytes = getAmount(line, "bytes smem");
    }
    SmallVector<StringRef> parts;
    unsigned number = 0;
    if (Regex("\\(C([0-9]+)\\).*$").match(line, &parts) &&
        !parts[1].getAsInteger(10, number) && number >= firstBadMessage &&
        number <= lastBadMessage)
      find(getQuoted(line, "function")).warnings.push_back(parts[0].str());
  }
  for (KernelResources &kernel : kernels) {
    kernel.scratchBytes += common.scratchBytes;
    kernel.spillStoreBytes += common.spillStoreBytes;
    kernel.spillLoadBytes += common.spillLoadBytes;
    llvm::append_range(kernel.warnings, common.warnings);
  }
  return kernels;
}

LogicalResult Ptxas::assemble(StringRef ptx, StringRef chip, std::string &cubin,
                              std::vector<KernelResources> &kernels,
                              std::string &error) const {
  std::string messages;
  if (failed(runTool(path, {"-v", "-O3", "--gpu-name", chip},
                     {ptx, "ptx", /*outputSuffix=*/""}, cubin, messages,
                     error)))
    return failure();
  kernels = parsePtxasMessages(messages);
  return success();
}
