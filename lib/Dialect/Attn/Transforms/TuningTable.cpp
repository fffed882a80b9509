//===- TuningTable.cpp - Schedules that were measured ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TuningTable.h"
#include "attn/Target/DeviceModel.h"
#include "attn/Target/GpuModel.h"
#include "attn/Target/ShippedTuning.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace attn;

/// Parses a tuning file. The parser reports what is wrong with it.
static OwningOpRef<ModuleOp>
parseTuning(MLIRContext *context, std::unique_ptr<llvm::MemoryBuffer> buffer) {
  // Copies of the pass may be parsing as well: each has sources of its own.
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), SMLoc());
  return parseSourceFile<ModuleOp>(sources, ParserConfig(context));
}

LogicalResult TuningTable::addEntries(ModuleOp module, StringRef device) {
  for (Operation &op : *module.getBody()) {
    auto entry = dyn_cast<TunedOp>(op);
    if (!entry)
      return op.emitError("expected nothing but 'attn.tuned' in a tuning file, "
                          "found '")
             << op.getName() << "'";
    StringRef name = entry.getDevice();
    if (!findGpuModel(name) && !findDeviceModel(name)) {
      InFlightDiagnostic diagnostic = entry.emitOpError("is for the device ")
                                      << entry.getDeviceAttr()
                                      << ", which is unknown; known are ";
      for (const DeviceModel &known : getDeviceModels())
        diagnostic << StringRef(known.name) << ", ";
      return diagnostic << listGpuModels();
    }
    if (bool(findGpuModel(name)) != isa<CollectiveAttr>(entry.getSchedule()))
      return entry.emitOpError("is for the device ")
             << entry.getDeviceAttr() << ", expected #attn."
             << (findGpuModel(name) ? "collective" : "schedule") << ", found "
             << entry.getSchedule();
    if (name == device)
      entries.push_back(entry);
  }
  return success();
}

LogicalResult TuningTable::load(MLIRContext *context, StringRef device,
                                StringRef file) {
  if (file == noTuningFile)
    return success();
  auto add = [&](std::unique_ptr<llvm::MemoryBuffer> buffer) -> LogicalResult {
    OwningOpRef<ModuleOp> module = parseTuning(context, std::move(buffer));
    if (!module || failed(addEntries(*module, device)))
      return failure();
    modules.push_back(std::move(module));
    return success();
  };
  if (!file.empty()) {
    std::string why;
    std::unique_ptr<llvm::MemoryBuffer> buffer = openInputFile(file, &why);
    if (!buffer)
      return emitError(UnknownLoc::get(context))
             << "expected a tuning file, or '" << noTuningFile
             << "' to use none: " << why;
    if (failed(add(std::move(buffer))))
      return failure();
  }
  StringRef shipped = getShippedTuning(device);
  if (shipped.empty())
    return success();
  return add(llvm::MemoryBuffer::getMemBuffer(
      shipped, llvm::formatv("share/attn/tuning/{0}.mlir", device).str()));
}

std::string attn::getPosition(TunedOp entry) {
  auto location = entry->getLoc()->findInstanceOf<FileLineColLoc>();
  if (!location)
    return "a tuning file";
  return llvm::formatv("{0}:{1}", location.getFilename().getValue(),
                       location.getLine());
}

TunedOp
TuningTable::find(AttentionOp op,
                  llvm::function_ref<std::string(Attribute)> findMisfit) const {
  if (entries.empty())
    return {};
  ShapeClassAttr shapes = ShapeClassAttr::getOf(op);
  for (TunedOp entry : entries) {
    if (!entry.getShapesAttr().contains(shapes))
      continue;
    std::string misfit = findMisfit(entry.getSchedule());
    if (misfit.empty())
      return entry;
    InFlightDiagnostic diagnostic =
        op.emitWarning("doesn't get the schedule of ")
        << getPosition(entry) << ": " << misfit
        << "; tune anew, or remove that entry";
    diagnostic.attachNote(entry.getLoc()) << "the entry";
  }
  return {};
}
