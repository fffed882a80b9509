//===- ReportPrinter.cpp - A report as a table and as JSON ----------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/Report.h"
#include "attn/Target/GpuModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

using namespace attn;
using llvm::StringRef;

/// The items of the functions that make an entry.
template <typename Item>
static std::vector<const Item *> select(const std::vector<Item> &items,
                                        const EntryReport &entry) {
  std::vector<const Item *> selected;
  for (const Item &item : items)
    if (llvm::is_contained(entry.functions, item.function))
      selected.push_back(&item);
  return selected;
}

/// A number or null.
static llvm::json::Value toJSON(std::optional<uint64_t> number) {
  return number ? llvm::json::Value(*number) : llvm::json::Value(nullptr);
}

/// A number, or a formula as a string.
static llvm::json::Value toJSON(const Count &count) {
  if (std::optional<uint64_t> number = count.getNumber())
    return llvm::json::Value(*number);
  return llvm::json::Value(count.str());
}

/// Text of the program may hold bytes that are no UTF-8.
static llvm::json::Value toJSON(StringRef text) {
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void printFields(llvm::json::OStream &json, const ReportFields &fields) {
  for (const auto &[name, value] : fields)
    json.attribute(name, toJSON(StringRef(value)));
}

static void print(llvm::json::OStream &json, const AttentionReport &attention) {
  json.attribute("function", attention.function);
  json.attributeArray("locations", [&] {
    for (const SourceLocation &location : attention.locations)
      json.object([&] {
        if (!location.name.empty())
          json.attribute("what", toJSON(StringRef(location.name)));
        json.attribute("at", toJSON(StringRef(location.position)));
      });
  });
  json.attributeObject("spelling",
                       [&] { printFields(json, attention.spelling); });
  json.attribute("flops", toJSON(attention.flops));
  json.attributeArray("schedules", [&] {
    for (const ScheduleReport &schedule : attention.schedules)
      json.object([&] {
        json.attribute("schedule", schedule.schedule.empty()
                                       ? llvm::json::Value(nullptr)
                                       : toJSON(StringRef(schedule.schedule)));
        json.attribute("device", schedule.device);
        json.attributeObject("reasons",
                             [&] { printFields(json, schedule.reasons); });
      });
  });
}

static void print(llvm::json::OStream &json, const KernelReport &kernel) {
  json.attribute("function", kernel.function);
  json.attribute("kind", kernel.kind);
  json.attribute("parallel", kernel.isParallel);
  json.attribute("workgroups", toJSON(kernel.workgroups));
  json.attributeArray("ops", [&] {
    for (const SourceLocation &op : kernel.ops)
      json.object([&] {
        json.attribute("name", op.name);
        json.attribute("at", toJSON(StringRef(op.position)));
      });
  });
  json.attribute("flops", toJSON(kernel.flops));
  json.attribute("bytes_read", toJSON(kernel.bytesRead));
  json.attribute("bytes_written", toJSON(kernel.bytesWritten));
  json.attribute("scratch_bytes", kernel.scratchBytes);
}

/// Waves of `kernel` that a SIMD of `model` holds at once.
static int64_t getWaves(const PackageKernel &kernel, const GpuModel &model) {
  int64_t items = kernel.workgroupSize[0] * kernel.workgroupSize[1] *
                  kernel.workgroupSize[2];
  int64_t waves = std::max<int64_t>(llvm::divideCeil(items, model.waveSize), 1);
  return model.getWorkgroupsPerUnit(waves, kernel.vgprs,
                                    kernel.getAllLdsBytes()) *
         waves / model.simdsPerUnit;
}

static void print(llvm::json::OStream &json, const PackageKernel &kernel,
                  const GpuModel *model) {
  json.attribute("name", kernel.name);
  json.attributeArray("workgroup_size", [&] {
    for (int64_t size : kernel.workgroupSize)
      json.value(size);
  });
  json.attribute("vgprs", kernel.vgprs);
  json.attribute("sgprs", kernel.sgprs);
  json.attribute("lds_bytes", kernel.getAllLdsBytes());
  json.attribute("scratch_bytes", kernel.scratchBytes);
  json.attribute("kernarg_bytes", kernel.kernargBytes);
  json.attribute("waves_per_simd",
                 model ? llvm::json::Value(getWaves(kernel, *model))
                       : llvm::json::Value(nullptr));
}

void CompileReport::printJSON(llvm::raw_ostream &os) const {
  llvm::json::OStream json(os, /*IndentSize=*/2);
  json.object([&] {
    json.attribute("target", target);
    json.attribute("cpu", cpu);
    json.attribute("device", device);
    json.attributeArray("entries", [&] {
      for (const EntryReport &entry : entries)
        json.object([&] {
          json.attribute("name", toJSON(StringRef(entry.name)));
          json.attributeArray("attention", [&] {
            for (const AttentionReport *item : select(attentions, entry))
              json.object([&] { print(json, *item); });
          });
          json.attributeArray("not_raised", [&] {
            for (const NearMissReport *item : select(nearMisses, entry))
              json.object([&] {
                json.attribute("function", item->function);
                json.attribute("at", toJSON(StringRef(item->position)));
                json.attribute("reason", toJSON(StringRef(item->reason)));
              });
          });
          json.attributeArray("kernels", [&] {
            for (const KernelReport *item : select(kernels, entry))
              json.object([&] { print(json, *item); });
          });
          json.attributeArray("functions", [&] {
            for (const FunctionReport *item : select(functions, entry))
              json.object([&] {
                json.attribute("name", item->function);
                json.attribute("flops", toJSON(item->flops));
                json.attribute("arena_bytes", toJSON(item->arenaBytes));
                json.attribute("live_bytes", toJSON(item->liveBytes));
                json.attribute("buffer_bytes", item->bufferBytes);
                json.attribute("dynamic_buffers", item->dynamicBuffers);
              });
          });
        });
    });
    json.attributeArray("device_kernels", [&] {
      for (const PackageKernel &kernel : deviceKernels)
        json.object([&] {
          print(json, kernel, findGpuModel(target));
          auto plan = deviceKernelPlans.find(kernel.name);
          json.attributeObject("plan", [&] {
            if (plan != deviceKernelPlans.end())
              printFields(json, plan->second);
          });
        });
    });
    json.attribute("weight_bytes", weightBytes);
    json.attribute("code_bytes", codeBytes);
    json.attributeArray("stages", [&] {
      for (const auto &stage : stages)
        json.object([&] {
          json.attribute("name", stage.first);
          json.attribute("seconds", stage.second);
        });
    });
  });
  os << "\n";
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

static std::string scale(uint64_t number, double base,
                         llvm::ArrayRef<const char *> units) {
  double value = number;
  size_t unit = 0;
  while (value >= base && unit + 1 < units.size()) {
    value /= base;
    ++unit;
  }
  return llvm::formatv(unit ? "{0:F1} {1}" : "{0:F0} {1}", value, units[unit]);
}

static std::string formatBytes(uint64_t bytes) {
  return scale(bytes, 1024, {"B", "KiB", "MiB", "GiB", "TiB"});
}
static std::string formatBytes(const Count &count) {
  std::optional<uint64_t> number = count.getNumber();
  return number ? formatBytes(*number) : "dynamic";
}
static std::string formatFlops(const Count &count) {
  std::optional<uint64_t> number = count.getNumber();
  return number ? scale(*number, 1000, {"", "k", "M", "G", "T", "P"})
                : "dynamic";
}

static std::string getField(const ReportFields &fields, StringRef name) {
  for (const auto &[key, value] : fields)
    if (key == name)
      return value;
  return "";
}

/// Two names for one number are written once.
static std::string joinPair(const std::string &lhs, const std::string &rhs) {
  return lhs == rhs ? lhs : lhs + "/" + rhs;
}

static void printAttention(llvm::raw_ostream &os, size_t number,
                           const AttentionReport &attention) {
  const ReportFields &fields = attention.spelling;
  auto get = [&](StringRef name) { return getField(fields, name); };
  os << llvm::formatv("  attention {0}: batch {1}, heads {2}, queries {3}, "
                      "keys {4}, depth {5}\n",
                      number, get("batch"),
                      joinPair(get("heads"), get("key_heads")), get("queries"),
                      get("keys"), joinPair(get("depth"), get("value_depth")));
  auto line = [&](StringRef name, StringRef text) {
    os << llvm::formatv("    {0,-12} {1}\n", name, text);
  };
  for (const SourceLocation &location : attention.locations)
    line(location.name.empty() ? StringRef("at") : StringRef(location.name),
         location.position);
  static constexpr StringRef inHead[] = {
      "batch", "heads", "key_heads", "queries", "keys", "depth", "value_depth"};
  for (const auto &[name, value] : fields)
    if (!llvm::is_contained(inHead, name))
      line(name, value);
  line("FLOPs", attention.flops.getNumber() ? formatFlops(attention.flops)
                                            : attention.flops.str());
  for (const ScheduleReport &schedule : attention.schedules) {
    line("schedule", schedule.schedule.empty() ? StringRef("none")
                                               : StringRef(schedule.schedule));
    for (const auto &[name, reason] : schedule.reasons)
      os << llvm::formatv("      {0,-10} {1}\n", name, reason);
  }
}

static void printKernels(llvm::raw_ostream &os,
                         llvm::ArrayRef<const KernelReport *> kernels) {
  constexpr const char *row = "    {0,-12} {1,10} {2,10} {3,10} {4,10} {5,10}"
                              "  {6}\n";
  os << llvm::formatv(row, "kernel", "workgroups", "FLOPs", "read", "written",
                      "scratch", "at");
  for (const KernelReport *kernel : kernels) {
    std::string workgroups = !kernel->isParallel ? "loops"
                             : kernel->workgroups
                                 ? std::to_string(*kernel->workgroups)
                                 : "dynamic";
    // The whole path is in the lines above and in the JSON.
    std::string at =
        llvm::sys::path::filename(kernel->ops.front().position).str();
    if (kernel->ops.size() > 1)
      at += " and " + std::to_string(kernel->ops.size() - 1) + " more";
    os << llvm::formatv(
        row, kernel->kind, workgroups, formatFlops(kernel->flops),
        formatBytes(kernel->bytesRead), formatBytes(kernel->bytesWritten),
        formatBytes(kernel->scratchBytes), at);
  }
}

static void printDeviceKernels(llvm::raw_ostream &os,
                               llvm::ArrayRef<PackageKernel> kernels,
                               llvm::StringRef target) {
  const GpuModel *model = findGpuModel(target);
  constexpr const char *row = "  {0,-32} {1,10} {2,6} {3,6} {4,10} {5,10}"
                              " {6,6}\n";
  os << llvm::formatv(row, "kernel for " + target.str(), "work items", "VGPRs",
                      "SGPRs", "LDS", "scratch", "waves");
  for (const PackageKernel &kernel : kernels)
    os << llvm::formatv(
        row, kernel.name,
        kernel.workgroupSize[0] * kernel.workgroupSize[1] *
            kernel.workgroupSize[2],
        kernel.vgprs, kernel.sgprs,
        formatBytes(static_cast<uint64_t>(kernel.getAllLdsBytes())),
        formatBytes(static_cast<uint64_t>(kernel.scratchBytes)),
        model ? std::to_string(getWaves(kernel, *model)) : "?");
}

static void printMemory(llvm::raw_ostream &os,
                        llvm::ArrayRef<const FunctionReport *> functions) {
  for (const FunctionReport *function : functions) {
    os << "  memory of " << function->function << ": ";
    if (function->arenaBytes)
      os << "arena " << formatBytes(*function->arenaBytes);
    else
      os << "buffers " << formatBytes(function->bufferBytes);
    if (function->liveBytes)
      os << ", live at most " << formatBytes(*function->liveBytes);
    if (function->dynamicBuffers)
      os << ", " << function->dynamicBuffers << " buffers of dynamic size";
    os << "\n";
  }
}

void CompileReport::printTable(llvm::raw_ostream &os) const {
  for (const EntryReport &entry : entries) {
    Count flops;
    for (const FunctionReport *function : select(functions, entry))
      flops += function->flops;
    os << "entry " << entry.name << ": " << entry.attentionOps
       << " attention operations, " << entry.kernels << " kernels, "
       << formatFlops(flops) << " FLOPs\n";
    size_t number = 0;
    for (const AttentionReport *attention : select(attentions, entry))
      printAttention(os, ++number, *attention);
    for (const NearMissReport *nearMiss : select(nearMisses, entry))
      os << "  not raised: " << nearMiss->position << ": " << nearMiss->reason
         << "\n";
    std::vector<const KernelReport *> selected = select(kernels, entry);
    if (!selected.empty())
      printKernels(os, selected);
    printMemory(os, select(functions, entry));
  }
  if (!deviceKernels.empty())
    printDeviceKernels(os, deviceKernels, target);
  os << "weights " << formatBytes(weightBytes) << ", code "
     << formatBytes(codeBytes) << ", for " << target << " (" << cpu << ")\n";
  double total = 0;
  for (const auto &[name, seconds] : stages) {
    os << llvm::formatv("{0,8:F3} s  {1}\n", seconds, name);
    total += seconds;
  }
  os << llvm::formatv("{0,8:F3} s  {1}\n", total, "total");
}
