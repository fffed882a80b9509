//===- attn-view.cpp - Pictures of layouts and kernels --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What pictures show is in docs/Viewing.md; what draws them is in lib/View.

#include "attn/Compiler/Compiler.h"
#include "attn/Compiler/ModelFile.h"
#include "attn/Compiler/Output.h"
#include "attn/Layout/LayoutText.h"
#include "attn/View/KernelTiles.h"
#include "attn/View/LayoutFile.h"
#include "attn/View/SchedulePicture.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace attn;
using namespace attn::layout;
using namespace attn::view;
using namespace llvm;

namespace {
enum class Picture { Registers, Memory, Conflicts, Schedule };
enum class Access { All, Reads, Writes };

/// The options of the command line.
struct Options {
  cl::OptionCategory category{"attn-view options"};
  cl::opt<std::string> input{cl::Positional,
                             cl::desc("<kernel.mlir or layouts.md>"),
                             cl::cat(category)};
  cl::opt<std::string> output{
      "o", cl::desc("Output file (default: - for stdout)"),
      cl::value_desc("file.svg"), cl::init("-"), cl::cat(category)};
  cl::opt<Picture> picture{
      "picture", cl::desc("What to draw:"),
      cl::values(
          clEnumValN(Picture::Registers, "registers",
                     "which lane and register holds each element of a tile"),
          clEnumValN(Picture::Memory, "lds",
                     "where each element lies in workgroup memory"),
          clEnumValN(Picture::Conflicts, "conflicts",
                     "which banks an access touches, clock by clock"),
          clEnumValN(Picture::Schedule, "schedule",
                     "which blocks of keys workgroups visit, and in which "
                     "steps")),
      cl::init(Picture::Registers), cl::cat(category)};
  cl::opt<std::string> chip{
      "chip",
      cl::desc("GPU that attention is for, if its schedule doesn't say, and "
               "whose banks count"),
      cl::value_desc("name"), cl::cat(category)};
  cl::opt<std::string> kernel{"kernel",
                              cl::desc("The kernel, if there are several"),
                              cl::value_desc("name"), cl::cat(category)};
  cl::opt<std::string> tile{
      "tile",
      cl::desc("The tile, by its name in the file, or as a layout in registers "
               "(default: all)"),
      cl::value_desc("name or layout"), cl::cat(category)};
  cl::opt<std::string> memory{
      "memory",
      cl::desc("Where the tile lies in workgroup memory, by its name in a file "
               "of layouts, or as rows = [...], columns = [...]"),
      cl::value_desc("name or layout"), cl::cat(category)};
  cl::opt<Access> access{
      "access", cl::desc("Which accesses have conflicts:"),
      cl::values(clEnumValN(Access::All, "all",
                            "those of the kernel; of layouts in text, reads"),
                 clEnumValN(Access::Reads, "reads", "reads"),
                 clEnumValN(Access::Writes, "writes", "writes")),
      cl::init(Access::All), cl::cat(category)};
  cl::opt<int64_t> instruction{
      "instruction",
      cl::desc("The instruction of an access (default: the first with the most "
               "conflicts)"),
      cl::value_desc("n"), cl::init(-1), cl::cat(category)};
  cl::opt<int64_t> elementBytes{
      "element-bytes",
      cl::desc("Bytes of an element, for layouts in text (default: 2)"),
      cl::value_desc("n"), cl::init(2), cl::cat(category)};
  cl::opt<std::string> rows{
      "rows", cl::desc("Rows to show (default: as many as there is room for)"),
      cl::value_desc("first:end"), cl::cat(category)};
  cl::opt<std::string> columns{"columns", cl::desc("Columns to show"),
                               cl::value_desc("first:end"), cl::cat(category)};
  cl::opt<std::string> bytes{"bytes",
                             cl::desc("Bytes of workgroup memory to show"),
                             cl::value_desc("first:end"), cl::cat(category)};
  cl::opt<int64_t> workgroup{
      "workgroup",
      cl::desc("The workgroup whose steps are shown (default: one that has "
               "cut and whole blocks)"),
      cl::value_desc("n"), cl::init(-1), cl::cat(category)};
  cl::opt<bool> list{"list", cl::desc("Print the names of tiles instead"),
                     cl::cat(category)};
};
} // namespace

/// The title of a picture of something of that name.
static std::string getTitle(Picture picture, StringRef name) {
  StringRef what;
  switch (picture) {
  case Picture::Registers:
    what = "Tiles in registers";
    break;
  case Picture::Memory:
    what = "Tiles in workgroup memory";
    break;
  case Picture::Conflicts:
    what = "Bank conflicts";
    break;
  case Picture::Schedule:
    what = "Schedule";
    break;
  }
  return (name.empty() ? what : what + " of " + name).str();
}

static Error fail(const Twine &message) { return createStringError(message); }

/// "first:end", or "first" alone, or nothing.
static Expected<Range> parseRange(StringRef option, StringRef text) {
  Range range;
  if (text.empty())
    return range;
  auto [first, end] = text.split(':');
  if (first.getAsInteger(10, range.first) || range.first < 0 ||
      (!end.empty() &&
       (end.getAsInteger(10, range.end) || range.end <= range.first)))
    return fail("--" + option + "=" + text +
                ": expected FIRST:END, two numbers, the second one larger");
  return range;
}

namespace {
/// Draws what options ask for, of a file of layouts or of a kernel.
class Viewer {
public:
  explicit Viewer(const Options &options) : options(options) {}

  Error draw(const LayoutFile &file);
  Error draw(mlir::ModuleOp module);

  std::string text;

private:
  Error drawKernelTiles(const KernelTiles &tiles, StringRef kernel);
  void list(const KernelTiles &tiles);
  Error add(Svg &svg, Expected<int64_t> end);
  Expected<RegisterPicture> getRegisters(StringRef name,
                                         const LinearLayout &layout);
  Error addMemory(Svg &svg, const MemoryTile &tile,
                  const SmallVector<LdsModel, 2> &models);
  Error addConflicts(Svg &svg, const MemoryTile &tile, const LdsAccess &access,
                     const SmallVector<LdsModel, 2> &models);

  const Options &options;
  int64_t y = 16;
};
} // namespace

Error Viewer::add(Svg &svg, Expected<int64_t> end) {
  if (!end)
    return end.takeError();
  y = *end;
  return Error::success();
}

Expected<RegisterPicture> Viewer::getRegisters(StringRef name,
                                               const LinearLayout &layout) {
  RegisterPicture picture;
  picture.name = name.str();
  picture.layout = layout;
  Expected<Range> rows = parseRange("rows", options.rows);
  if (!rows)
    return rows.takeError();
  Expected<Range> columns = parseRange("columns", options.columns);
  if (!columns)
    return columns.takeError();
  picture.rows = *rows;
  picture.columns = *columns;
  return picture;
}

Error Viewer::addMemory(Svg &svg, const MemoryTile &tile,
                        const SmallVector<LdsModel, 2> &models) {
  Expected<Range> bytes = parseRange("bytes", options.bytes);
  if (!bytes)
    return bytes.takeError();
  MemoryPicture picture;
  picture.tile = tile;
  picture.banks = models.front().banks;
  picture.bankBytes = models.front().bankBytes;
  picture.bytes = *bytes;
  return add(svg, drawMemory(svg, y, picture));
}

Error Viewer::addConflicts(Svg &svg, const MemoryTile &tile,
                           const LdsAccess &access,
                           const SmallVector<LdsModel, 2> &models) {
  ConflictPicture picture;
  picture.tile = tile;
  picture.access = access;
  picture.models = models;
  picture.instruction = options.instruction;
  return add(svg, drawConflicts(svg, y, picture));
}

//===----------------------------------------------------------------------===//
// Layouts in text
//===----------------------------------------------------------------------===//

/// The entry of that name, or an error that lists those that there are.
template <typename Map>
static Expected<typename Map::mapped_type>
lookUp(const Map &entries, const std::string &name, StringRef what) {
  auto found = entries.find(name);
  if (found != entries.end())
    return found->second;
  std::string names;
  ListSeparator separator;
  for (const auto &[known, entry] : entries)
    names += (StringRef(separator) + known).str();
  return fail(Twine("no ") + what + " is called '" + name + "'; found " +
              (names.empty() ? "none" : names));
}

Error Viewer::draw(const LayoutFile &file) {
  if (options.list) {
    for (const auto &[name, layout] : file.layouts)
      text += "registers " + name + ": " + layout.str() + "\n";
    for (const auto &[name, memory] : file.memories)
      text += "lds " + name + "\n";
    return Error::success();
  }
  if (options.picture == Picture::Schedule)
    return fail("expected a kernel or attention in MLIR for a schedule, found "
                "layouts");
  if (options.elementBytes < 1 || options.elementBytes > 8 ||
      !isPowerOf2_64(options.elementBytes))
    return fail("--element-bytes=" + Twine(options.elementBytes) +
                ": expected 1, 2, 4 or 8");
  std::optional<LinearLayout> layout;
  StringRef name = options.tile, memoryName = options.memory;
  if (name.starts_with("[")) {
    Expected<LinearLayout> parsed = LinearLayout::parse(name);
    if (!parsed)
      return parsed.takeError();
    layout = *parsed;
    name = "";
  } else if (!name.empty()) {
    auto found = lookUp(file.layouts, options.tile, "layout");
    if (!found)
      return found.takeError();
    layout = *found;
  }
  Svg svg(getTitle(options.picture, name));
  if (options.picture == Picture::Registers) {
    if (!layout)
      return fail("expected --tile=NAME or --tile='[row = ...'");
    Expected<RegisterPicture> picture = getRegisters(name, *layout);
    if (!picture)
      return picture.takeError();
    if (Error error = add(svg, drawRegisters(svg, y, *picture)))
      return error;
    text = svg.str();
    return Error::success();
  }
  MemoryTile tile;
  if (memoryName.starts_with("rows")) {
    Expected<MemoryLayout> parsed = parseMemoryLayout(memoryName);
    if (!parsed)
      return parsed.takeError();
    tile.layout = *parsed;
  } else if (!memoryName.empty()) {
    auto found = lookUp(file.memories, options.memory, "layout of memory");
    if (!found)
      return found.takeError();
    tile.layout = *found;
    tile.name = options.memory;
  } else {
    return fail("expected --memory=NAME or --memory='rows = [...], ...'");
  }
  tile.elementBytes = options.elementBytes;
  auto getExtent = [&](unsigned dim) -> int64_t {
    if (layout && layout->getOutputs().size() == 2)
      return layout->getOutputs()[dim].getExtent();
    return int64_t(1) << std::min<size_t>(tile.layout.dims[dim].weights.size(),
                                          30);
  };
  tile.rows = getExtent(0);
  tile.columns = getExtent(1);
  auto models = findLdsModels(options.chip);
  if (!models)
    return models.takeError();
  if (options.picture == Picture::Memory) {
    if (Error error = addMemory(svg, tile, *models))
      return error;
  } else {
    if (!layout)
      return fail("expected --tile=NAME or --tile='[row = ...', the lanes that "
                  "access the memory");
    if (Error error = addConflicts(
            svg, tile, {name.str(), options.access == Access::Writes, *layout},
            *models))
      return error;
  }
  text = svg.str();
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

void Viewer::list(const KernelTiles &tiles) {
  for (const KernelRegisters &entry : tiles.registers)
    text += "registers " + entry.name + ": " + entry.layout.str() + "\n";
  for (const KernelMemory &entry : tiles.memories) {
    text += "lds " + entry.tile.name + ": " + itostr(entry.tile.rows) + " x " +
            itostr(entry.tile.columns) + ", " +
            itostr(entry.tile.elementBytes) + " bytes each\n";
    for (const LdsAccess &access : entry.accesses)
      text += std::string("  ") + (access.isWrite ? "writes" : "reads") +
              " by " + access.name + ": " + access.layout.str() + "\n";
  }
}

Error Viewer::drawKernelTiles(const KernelTiles &tiles, StringRef kernel) {
  Svg svg(getTitle(options.picture, kernel));
  bool isRegisters = options.picture == Picture::Registers;
  std::string names;
  ListSeparator separator;
  bool isFound = false, hasAccesses = false;
  auto isChosen = [&](StringRef name) {
    names += (StringRef(separator) + name).str();
    bool matches = options.tile.empty() || options.tile == name;
    isFound |= matches;
    return matches;
  };
  if (isRegisters)
    for (const KernelRegisters &entry : tiles.registers)
      if (isChosen(entry.name)) {
        Expected<RegisterPicture> picture =
            getRegisters(entry.name, entry.layout);
        if (!picture)
          return picture.takeError();
        if (Error error = add(svg, drawRegisters(svg, y, *picture)))
          return error;
      }
  if (!isRegisters)
    for (const KernelMemory &entry : tiles.memories) {
      if (!isChosen(entry.tile.name))
        continue;
      if (options.picture == Picture::Memory) {
        if (Error error = addMemory(svg, entry.tile, tiles.models))
          return error;
        continue;
      }
      for (const LdsAccess &access : entry.accesses) {
        if (options.access != Access::All &&
            (options.access == Access::Writes) != access.isWrite)
          continue;
        hasAccesses = true;
        if (Error error = addConflicts(svg, entry.tile, access, tiles.models))
          return error;
      }
    }
  if (!isFound)
    return fail("no tile is called '" + options.tile + "'; found " + names);
  if (options.picture == Picture::Conflicts && !hasAccesses)
    return fail("no such access of lanes to " +
                (options.tile.empty() ? "any tile" : "'" + options.tile + "'") +
                ": the copy engine and matrix instructions reach what a "
                "producer fills, without conflicts");
  text = svg.str();
  return Error::success();
}

Error Viewer::draw(mlir::ModuleOp module) {
  Expected<mlir::gpu::GPUFuncOp> kernel = findKernel(module, options.kernel);
  if (!kernel)
    return kernel.takeError();
  if (options.picture == Picture::Schedule && !options.list) {
    Svg svg(getTitle(options.picture, kernel->getName()));
    SchedulePicture picture;
    picture.workgroup = options.workgroup;
    if (Error error = add(svg, drawSchedule(svg, y, *kernel, picture)))
      return error;
    text = svg.str();
    return Error::success();
  }
  Expected<KernelTiles> tiles = findTiles(*kernel);
  if (!tiles)
    return tiles.takeError();
  if (!options.list)
    return drawKernelTiles(*tiles, kernel->getName());
  list(*tiles);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The tool
//===----------------------------------------------------------------------===//

/// Whether a file has layouts in text: one of that kind of name, or none at all
/// where options have what there is to draw.
static bool isLayoutFile(StringRef path) {
  return path.empty() || path.ends_with(".md") || path.ends_with(".txt") ||
         path.ends_with(".layouts");
}

static Error drawFile(const Options &options, bool &isReported,
                      std::string &text) {
  if (options.input.empty() && options.tile.empty() && options.memory.empty())
    return fail("expected a file, or layouts by --tile and --memory");
  std::string message;
  std::unique_ptr<MemoryBuffer> buffer;
  if (!options.input.empty()) {
    buffer = mlir::openInputFile(options.input, &message);
    if (!buffer)
      return fail(message);
  }
  Viewer viewer(options);
  if (isLayoutFile(options.input)) {
    LayoutFile file;
    if (buffer) {
      Expected<LayoutFile> parsed = parseLayoutFile(buffer->getBuffer());
      if (!parsed)
        return fail(options.input + ": " + toString(parsed.takeError()));
      file = *parsed;
    }
    if (Error error = viewer.draw(file))
      return error;
    text = viewer.text;
    return Error::success();
  }
  if (std::string found = describeForeignFile(buffer->getBuffer());
      !found.empty())
    return fail(options.input + ": " + found);
  SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), SMLoc());
  mlir::DialectRegistry registry;
  registerCompilerDialects(registry);
  mlir::MLIRContext context(registry);
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  mlir::SourceMgrDiagnosticHandler handler(sources, &context);
  mlir::OwningOpRef<mlir::ModuleOp> module =
      parseModel(sources, &context, message);
  isReported = message.empty();
  if (!module)
    return fail(message);
  isReported = true;
  if (failed(buildKernels(*module, options.chip)))
    return fail("");
  isReported = false;
  if (Error error = viewer.draw(*module))
    return error;
  text = viewer.text;
  return Error::success();
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  Options options;
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Draws layouts of tiles, bank conflicts and schedules as SVG\n");
  std::string text, error;
  bool isReported = false;
  if (Error failure = drawFile(options, isReported, text)) {
    std::string message = toString(std::move(failure));
    if (!isReported)
      WithColor::error(errs(), "attn-view") << message << "\n";
    return 1;
  }
  if (failed(writeOutput(options.output, text, error))) {
    WithColor::error(errs(), "attn-view") << error << "\n";
    return 1;
  }
  return 0;
}
