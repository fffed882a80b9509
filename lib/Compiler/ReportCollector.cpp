//===- ReportCollector.cpp - Fills a report while compiling ---------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/ReportCollector.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Support/ElementBytes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

#include <mutex>

using namespace mlir;
using namespace attn;

namespace {
/// What an op computed and moved before anything was tiled.
struct Work {
  std::string function, name, position;
  enum Kind { Attention, Contraction, Rows, Elementwise } kind;
  Count flops;
  /// What it reads and writes: a number for each value, and its bytes. The
  /// values that are read by nothing but other ops with work.
  std::vector<std::pair<unsigned, Count>> reads, writes;
};

/// A remark of a pass.
struct Remark {
  std::string pass, function;
  LocationAttr location;
  ReportFields arguments;
};

/// Copies remarks; passes may run on several threads.
class RemarkCollector : public remark::detail::MLIRRemarkStreamerBase {
public:
  RemarkCollector(std::mutex &mutex, std::vector<Remark> &remarks)
      : mutex(mutex), remarks(remarks) {}

  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    Remark copy{remark.getCategoryName().str(),
                remark.getFunction().str(),
                remark.getLocation(),
                {}};
    for (const auto &argument : remark.getArgs())
      copy.arguments.push_back({argument.key, argument.val});
    std::lock_guard<std::mutex> lock(mutex);
    remarks.push_back(std::move(copy));
  }

private:
  std::mutex &mutex;
  std::vector<Remark> &remarks;
};
} // namespace

class ReportCollector::Impl {
public:
  Impl(MLIRContext &context, CompileReport &report)
      : context(context), report(report) {}

  void uniqueLocations(ModuleOp module);
  void collectWork(ModuleOp module);
  void collectKernels(ModuleOp module);
  void addWork(func::FuncOp function);
  /// The location of the first op under `root` that comes from work, or null.
  Attribute findWork(Operation *root);
  void addKernel(func::FuncOp function, ArrayRef<Operation *> ops,
                 scf::ForallOp forall);
  FunctionReport &getFunction(func::FuncOp function) {
    for (FunctionReport &item : report.functions)
      if (item.function == function.getName())
        return item;
    report.functions.emplace_back().function = function.getName().str();
    return report.functions.back();
  }
  unsigned getNumber(Value value) {
    return numbers.try_emplace(value, numbers.size()).first->second;
  }

  MLIRContext &context;
  CompileReport &report;
  bool ownsEngine = false;
  std::mutex mutex;
  std::vector<Remark> remarks;
  std::vector<Attribute> attentionLocations;
  llvm::MapVector<Attribute, Work> work;
  /// A number for each value that work is done on.
  DenseMap<Value, unsigned> numbers;
  /// The values that something else than work reads: results of functions.
  DenseSet<unsigned> readElsewhere;
  bool hasWork = false, hasKernels = false;
};

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

static std::string toText(double number) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << llvm::format("%.9g", number);
  return text;
}

static std::string toText(Type type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type.print(stream);
  return text;
}

/// `tensor<2x8x?x64xf32>, bshd`.
static std::string describeOperand(Value value, LayoutAttr layout) {
  std::string text = toText(value.getType()) + ", ";
  for (Axis axis : layout.getAxes())
    text += stringifyAxis(axis);
  return text;
}

static ReportFields describeSpelling(CostModel &model, AttentionOp op) {
  ReportFields fields;
  auto add = [&](StringRef name, std::string text) {
    fields.push_back({name.str(), std::move(text)});
  };
  auto extent = [&](Value operand, LayoutAttr layout, Axis axis) {
    std::optional<unsigned> dim = layout.getDim(axis);
    return dim ? model.getExtent(operand, *dim).str() : std::string("1");
  };
  Value query = op.getQuery(), key = op.getKey(), value = op.getValue();
  LayoutAttr queryLayout = op.getQueryLayout(), keyLayout = op.getKeyLayout();
  add("batch", extent(query, queryLayout, Axis::Batch));
  std::string heads = extent(query, queryLayout, Axis::Head);
  std::string keyHeads = extent(key, keyLayout, Axis::Head);
  add("heads", heads);
  add("key_heads", keyHeads);
  add("queries", extent(query, queryLayout, Axis::Sequence));
  std::optional<int64_t> pageSize = op.getPageSize();
  add("keys",
      pageSize
          ? (model.getExtent(op.getPageTable(), 1) * Count(*pageSize)).str()
          : extent(key, keyLayout, Axis::Sequence));
  add("depth", extent(query, queryLayout, Axis::Depth));
  add("value_depth", extent(value, op.getValueLayout(), Axis::Depth));
  add("query", describeOperand(query, queryLayout));
  add("key", describeOperand(key, keyLayout));
  add("value", describeOperand(value, op.getValueLayout()));
  add("output", describeOperand(op.getOutput(), op.getOutputLayout()));
  std::optional<double> scale = op.getStaticScale();
  add("scale", scale ? toText(*scale) : "1/sqrt(depth)");
  if (op.getSoftcap())
    add("softcap", toText(op.getSoftcapAttr().getValueAsDouble()));
  if (op.hasScoreRegion())
    add("score", "region");
  if (op.getBias())
    add("bias", describeOperand(op.getBias(), op.getBiasLayoutAttr()));
  if (op.getMask())
    add("mask", describeOperand(op.getMask(), op.getMaskLayoutAttr()));
  if (op.hasBand())
    add("diagonal", std::string(stringifyDiagonal(op.getDiagonal())) +
                        (op.getDiagonalOffset() ? " + offset" : ""));
  if (op.getCausal())
    add("causal", "true");
  if (op.getWindowAttr())
    add("window", llvm::formatv("({0}, {1})", op.getWindowAttr().getLeft(),
                                op.getWindowAttr().getRight()));
  if (op.getKeyLengths())
    add("key_lengths", toText(op.getKeyLengths().getType()));
  if (op.getPageTable())
    add("page_table", toText(op.getPageTable().getType()));
  if (op.getSink())
    add("sink", toText(op.getSink().getType()));
  if (op.getDropoutAttr())
    add("dropout", toText(op.getDropoutAttr().getValueAsDouble()));
  if (op.getLse())
    add("log_sum_exp", describeOperand(op.getLse(), op.getLseLayoutAttr()));
  return fields;
}

void ReportCollector::Impl::uniqueLocations(ModuleOp module) {
  DenseSet<Attribute> seen;
  int64_t next = 0;
  module.walk([&](Operation *op) {
    if (!isa<linalg::LinalgOp, AttentionOp, AttentionBackwardOp, MergeOp>(op) &&
        !OpTrait::hasElementwiseMappableTraits(op))
      return;
    if (op->getParentOfType<linalg::LinalgOp>())
      return;
    Location loc = op->getLoc();
    if (isa<UnknownLoc>(loc) || !seen.insert(loc).second)
      op->setLoc(FusedLoc::get(
          {loc}, IntegerAttr::get(IndexType::get(&context), next++), &context));
  });
}

void ReportCollector::collectAttention(ModuleOp module) {
  impl->uniqueLocations(module);
  for (auto function : module.getOps<func::FuncOp>()) {
    CostModel model;
    function.walk([&](AttentionOp op) {
      SmallVector<SourceLocation> places;
      findSourceLocations(op.getLoc(), places);
      AttentionReport attention;
      attention.function = function.getName().str();
      attention.locations.assign(places.begin(), places.end());
      attention.spelling = describeSpelling(model, op);
      attention.flops = model.getFlops(op);
      impl->report.attentions.push_back(std::move(attention));
      impl->attentionLocations.push_back(op.getLoc());
    });
  }
}

//===----------------------------------------------------------------------===//
// Work
//===----------------------------------------------------------------------===//

/// The tensor that `value` is another view of, or part of.
static Value getViewed(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<tensor::CastOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
             tensor::ExtractSliceOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// Whether the op sums products of two different values, whatever else it
/// computes.
static bool isContraction(linalg::LinalgOp op) {
  if (linalg::isaContractionOpInterface(op) ||
      linalg::isaConvolutionOpInterface(op))
    return true;
  if (op.getNumReductionLoops() == 0)
    return false;
  return llvm::any_of(*op.getBlock(), [&](Operation &scalar) {
    auto sum = dyn_cast<arith::AddFOp>(scalar);
    if (!sum)
      return false;
    for (auto [product, other] : {std::pair(sum.getLhs(), sum.getRhs()),
                                  std::pair(sum.getRhs(), sum.getLhs())})
      if (auto multiply = product.getDefiningOp<arith::MulFOp>();
          multiply && multiply.getLhs() != multiply.getRhs() &&
          llvm::is_contained(op.getRegionOutputArgs(), other))
        return true;
    return false;
  });
}

static std::optional<Work::Kind> getKind(Operation *op) {
  if (isa<AttentionOp, AttentionBackwardOp, MergeOp>(op))
    return Work::Attention;
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp || !linalgOp.hasPureTensorSemantics())
    return std::nullopt;
  if (isContraction(linalgOp))
    return Work::Contraction;
  return linalgOp.getNumReductionLoops() ? Work::Rows : Work::Elementwise;
}

/// The values that the op reads, without what it only overwrites.
static SmallVector<Value> getReads(Operation *op) {
  SmallVector<Value> values;
  auto destinations = dyn_cast<DestinationStyleOpInterface>(op);
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<ShapedType>(operand.get().getType()))
      continue;
    if (destinations && destinations.isDpsInit(&operand)) {
      auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
      Operation *init = operand.get().getDefiningOp();
      if (!linalgOp || !linalgOp.payloadUsesValueFromOperand(&operand) ||
          isa_and_nonnull<linalg::FillOp, tensor::EmptyOp>(init))
        continue;
    }
    values.push_back(operand.get());
  }
  // Gathers read what no operand names.
  op->walk([&](tensor::ExtractOp extract) {
    values.push_back(extract.getTensor());
  });
  return values;
}

void ReportCollector::Impl::addWork(func::FuncOp function) {
  CostModel model;
  SmallVector<Operation *> ops;
  function.walk([&](Operation *op) {
    if (getKind(op) && !isa<linalg::FillOp>(op))
      ops.push_back(op);
  });
  DenseSet<Operation *> isWork(ops.begin(), ops.end());
  for (Operation *op : ops) {
    auto [entry, isNew] = work.insert({Attribute(op->getLoc()), Work()});
    Work &item = entry->second;
    Work::Kind kind = *getKind(op);
    if (isNew) {
      item.function = function.getName().str();
      item.name = op->getName().getStringRef().str();
      item.position = getSourcePosition(op->getLoc());
      item.kind = kind;
    }
    item.kind = std::min(item.kind, kind);
    Count flops = model.getFlops(op);
    item.flops += flops;
    getFunction(function).flops += flops;
    for (Value value : getReads(op))
      item.reads.push_back(
          {getNumber(getViewed(value)), model.getBytes(value)});
    for (Value value : op->getResults()) {
      item.writes.push_back({getNumber(value), model.getBytes(value)});
      // Views pass a value on; whoever reads those reads the value.
      SmallVector<Value> views{value};
      while (!views.empty())
        for (Operation *user : views.pop_back_val().getUsers()) {
          if (isWork.contains(user) || isa<tensor::DimOp>(user))
            continue;
          if (user->getNumResults() == 1 &&
              getViewed(user->getResult(0)) == value)
            views.push_back(user->getResult(0));
          else
            readElsewhere.insert(getNumber(value));
        }
    }
  }
}

void ReportCollector::Impl::collectWork(ModuleOp module) {
  if (std::exchange(hasWork, true))
    return;
  for (auto function : module.getOps<func::FuncOp>())
    addWork(function);
  // Passes erase the values.
  numbers.clear();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static StringRef getKindName(Work::Kind kind) {
  switch (kind) {
  case Work::Attention:
    return "attention";
  case Work::Contraction:
    return "contraction";
  case Work::Rows:
    return "rows";
  case Work::Elementwise:
    return "elementwise";
  }
  return "";
}

/// The number of workgroups, if it is known.
static std::optional<uint64_t> getWorkgroups(scf::ForallOp forall) {
  uint64_t count = 1;
  for (auto [lower, upper, step] :
       llvm::zip_equal(forall.getMixedLowerBound(), forall.getMixedUpperBound(),
                       forall.getMixedStep())) {
    std::optional<int64_t> from = getConstantIntValue(lower),
                           to = getConstantIntValue(upper),
                           by = getConstantIntValue(step);
    if (!from || !to || !by || *by <= 0)
      return std::nullopt;
    count *= *to > *from ? llvm::divideCeil(*to - *from, *by) : 0;
  }
  return count;
}

Attribute ReportCollector::Impl::findWork(Operation *root) {
  Attribute found;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    Attribute location(op->getLoc());
    if (op->hasTrait<OpTrait::ConstantLike>() || !work.contains(location))
      return WalkResult::advance();
    found = location;
    return WalkResult::interrupt();
  });
  return found;
}

void ReportCollector::Impl::addKernel(func::FuncOp function,
                                      ArrayRef<Operation *> ops,
                                      scf::ForallOp forall) {
  KernelReport kernel;
  kernel.function = function.getName().str();
  kernel.isParallel = static_cast<bool>(forall);
  if (forall)
    kernel.workgroups = getWorkgroups(forall);

  llvm::SetVector<Attribute> locations;
  for (Operation *root : ops)
    root->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!op->hasTrait<OpTrait::ConstantLike>() &&
          work.contains(Attribute(op->getLoc())))
        locations.insert(op->getLoc());
      if (auto type = op->getNumResults() == 1
                          ? dyn_cast<MemRefType>(op->getResult(0).getType())
                          : MemRefType();
          type && isa<memref::AllocOp, memref::AllocaOp>(op))
        kernel.scratchBytes += getStaticBytes(type).value_or(0);
      // Scalars of a body may stand where an op stood that was fused.
      return isa<linalg::LinalgOp>(op) ? WalkResult::skip()
                                       : WalkResult::advance();
    });
  // In the order of the program.
  std::vector<const Work *> items;
  for (const auto &[location, item] : work)
    if (locations.contains(location))
      items.push_back(&item);

  DenseSet<unsigned> written;
  for (const Work *item : items)
    for (const auto &[value, bytes] : item->writes)
      written.insert(value);
  DenseSet<unsigned> readByOthers = readElsewhere;
  for (const auto &[location, item] : work)
    if (!locations.contains(location))
      for (const auto &[value, bytes] : item.reads)
        readByOthers.insert(value);
  DenseSet<unsigned> read;
  std::optional<Work::Kind> kind;
  for (const Work *item : items) {
    kind = kind ? std::min(*kind, item->kind) : item->kind;
    kernel.ops.push_back({item->name, item->position});
    kernel.flops += item->flops;
    for (const auto &[value, bytes] : item->reads)
      if (!written.contains(value) && read.insert(value).second)
        kernel.bytesRead += bytes;
    for (const auto &[value, bytes] : item->writes)
      if (readByOthers.contains(value))
        kernel.bytesWritten += bytes;
  }
  kernel.kind = kind ? getKindName(*kind).str() : "other";
  if (items.empty())
    kernel.ops.push_back({ops.front()->getName().getStringRef().str(),
                          getSourcePosition(ops.front()->getLoc())});
  report.kernels.push_back(std::move(kernel));
}

void ReportCollector::Impl::collectKernels(ModuleOp module) {
  if (std::exchange(hasKernels, true))
    return;
  for (auto function : module.getOps<func::FuncOp>()) {
    FunctionReport &memory = getFunction(function);
    // Loops that one op became are one kernel.
    llvm::MapVector<Attribute, SmallVector<Operation *>> loops;
    SmallVector<std::pair<scf::ForallOp, Attribute>> order;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto forall = dyn_cast<scf::ForallOp>(op)) {
        order.push_back({forall, {}});
        return WalkResult::skip();
      }
      // Tiles of what is too small for several threads, or has no such form.
      bool isLoop = isa<scf::ForOp>(op);
      if (isLoop && op->walk([](scf::ForallOp) {
                        return WalkResult::interrupt();
                      }).wasInterrupted())
        return WalkResult::advance();
      if (Attribute location = isLoop ? findWork(op) : Attribute()) {
        auto &ops = loops[location];
        if (ops.empty())
          order.push_back({{}, location});
        ops.push_back(op);
      }
      if (isLoop)
        return WalkResult::skip();
      if (isa<linalg::LinalgOp>(op) && !isa<linalg::FillOp>(op)) {
        auto &ops = loops[Attribute(op->getLoc())];
        if (ops.empty())
          order.push_back({{}, op->getLoc()});
        ops.push_back(op);
        return WalkResult::skip();
      }
      if (auto allocation = dyn_cast<memref::AllocOp>(op)) {
        if (auto bytes = getStaticBytes(allocation.getType()))
          memory.bufferBytes += *bytes;
        else
          ++memory.dynamicBuffers;
      }
      return WalkResult::advance();
    });
    for (auto &[forall, location] : order)
      addKernel(function,
                forall ? ArrayRef<Operation *>(forall.getOperation())
                       : ArrayRef<Operation *>(loops[location]),
                forall);
  }
  module.walk([&](memref::GlobalOp global) {
    if (global.getConstant() && global.getInitialValue())
      report.weightBytes += getStaticBytes(global.getType()).value_or(0);
  });
}

//===----------------------------------------------------------------------===//
// Between passes
//===----------------------------------------------------------------------===//

class ReportCollector::Instrumentation : public PassInstrumentation {
public:
  Instrumentation(std::shared_ptr<Impl> impl) : impl(std::move(impl)) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    auto module = dyn_cast<ModuleOp>(op);
    if (!module)
      return;
    StringRef name = pass->getArgument();
    // Work is what ops on whole tensors do; kernels are complete when they are
    // about to become loops over threads.
    if (name == "attn-tile-contractions" || name == "attn-tile-rows" ||
        name == "attn-specialize-decode")
      impl->collectWork(module);
    else if (name == "scf-forall-to-parallel")
      impl->collectKernels(module);
  }

private:
  std::shared_ptr<Impl> impl;
};

void ReportCollector::observe(PassManager &passes) {
  passes.addInstrumentation(std::make_unique<Instrumentation>(impl));
}

void ReportCollector::collectMemory(ModuleOp module) {
  for (FunctionReport &memory : impl->report.functions) {
    auto function = module.lookupSymbol<func::FuncOp>(memory.function);
    if (!function)
      continue;
    auto get = [&](StringRef name) -> std::optional<uint64_t> {
      auto bytes = function->getAttrOfType<IntegerAttr>(name);
      return bytes ? std::optional<uint64_t>(bytes.getInt()) : std::nullopt;
    };
    memory.arenaBytes = get("attn.arena_bytes");
    memory.liveBytes = get("attn.live_bytes");
    // It is a buffer like the others.
    memory.bufferBytes -=
        std::min<uint64_t>(memory.bufferBytes, memory.arenaBytes.value_or(0));
  }
}

void ReportCollector::restart() {
  CompileReport &report = impl->report;
  // Remarks of what was left alone stay.
  finish();
  report.kernels.clear();
  report.deviceKernelPlans.clear();
  report.weightBytes = 0;
  for (FunctionReport &memory : report.functions) {
    memory.arenaBytes = memory.liveBytes = std::nullopt;
    memory.bufferBytes = memory.dynamicBuffers = 0;
  }
  impl->hasKernels = false;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

ReportCollector::ReportCollector(MLIRContext &context, CompileReport &report)
    : impl(std::make_shared<Impl>(context, report)) {
  // Whoever set up remarks of their own keeps them, and gets no reasons here.
  if (context.getRemarkEngine())
    return;
  remark::RemarkCategories categories;
  categories.passed = categories.missed = categories.analysis = "attn-.*";
  impl->ownsEngine = succeeded(remark::enableOptimizationRemarks(
      context, std::make_unique<RemarkCollector>(impl->mutex, impl->remarks),
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories));
}

ReportCollector::~ReportCollector() {
  if (impl->ownsEngine)
    impl->context.setRemarkEngine(nullptr);
}

/// Adds what was chosen, or to what was chosen before why it was not kept.
static void addSchedule(AttentionReport &attention, ScheduleReport schedule) {
  if (!schedule.reasons.empty() && schedule.reasons.front().first == "rejected")
    for (ScheduleReport &chosen : attention.schedules)
      if (chosen.device == schedule.device &&
          chosen.schedule == schedule.schedule) {
        chosen.reasons.push_back(std::move(schedule.reasons.front()));
        return;
      }
  attention.schedules.push_back(std::move(schedule));
}

void ReportCollector::finish() {
  for (Remark &remark : impl->remarks) {
    auto take = [&](StringRef key) {
      auto it = llvm::find_if(remark.arguments, [&](const auto &argument) {
        return argument.first == key;
      });
      if (it == remark.arguments.end())
        return std::string();
      std::string value = std::move(it->second);
      remark.arguments.erase(it);
      return value;
    };
    if (remark.pass == "attn-raise") {
      impl->report.nearMisses.push_back({remark.function,
                                         getSourcePosition(remark.location),
                                         take("Reason")});
    } else if (remark.pass == "attn-select-schedule") {
      ScheduleReport schedule;
      schedule.schedule = take("schedule");
      schedule.device = take("device");
      schedule.reasons = std::move(remark.arguments);
      for (auto [location, attention] :
           llvm::zip_equal(impl->attentionLocations, impl->report.attentions))
        if (location == remark.location &&
            attention.function == remark.function) {
          addSchedule(attention, std::move(schedule));
          break;
        }
    } else if (remark.pass == "attn-promote-lds") {
      impl->report.deviceKernelPlans[remark.function] =
          std::move(remark.arguments);
    }
  }
  impl->remarks.clear();
}
