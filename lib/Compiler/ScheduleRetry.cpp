//===- ScheduleRetry.cpp - Other schedules for what did not fit -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/ScheduleRetry.h"
#include "attn/Dialect/Attn/IR/AttnOps.h"
#include "attn/Dialect/Attn/Transforms/ChosenSchedules.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace attn;

ScheduleRetry::ScheduleRetry(ModuleOp module, StringRef device)
    : device(device.str()) {
  // Ops that differ in operands only, such as those of equal layers, become one
  // kernel, and share a number.
  SmallVector<AttentionOp> distinct;
  SmallVector<std::pair<AttentionOp, int64_t>> numbers;
  module.walk([&](AttentionOp op) {
    if (op.getScheduleAttr() || op.getCollectiveAttr())
      return;
    auto *same = llvm::find_if(distinct, [&](AttentionOp other) {
      return OperationEquivalence::isEquivalentTo(
          op, other, OperationEquivalence::ignoreValueEquivalence,
          /*markEquivalent=*/nullptr, OperationEquivalence::IgnoreLocations);
    });
    numbers.push_back({op, std::distance(distinct.begin(), same)});
    if (same == distinct.end())
      distinct.push_back(op);
  });
  Builder builder(module.getContext());
  for (auto [op, number] : numbers)
    op->setAttr(chosenScheduleAttrName, builder.getI64IntegerAttr(number));
}

void ScheduleRetry::update(ModuleOp module) {
  bool mayChange = false;
  module.walk([&](AttentionOp op) {
    if (op.getCollectiveAttr())
      mayChange |= op->hasAttr(chosenScheduleAttrName);
    else
      op->removeAttr(chosenScheduleAttrName);
  });
  scheduled = mayChange ? module.clone() : ModuleOp();
}

/// Tells whoever collects what the compiler did; see mlir/IR/Remarks.h.
static void reportRejection(AttentionOp op, StringRef device, StringRef why) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  remark::detail::InFlightRemark remark = remark::missed(
      op.getLoc(), remark::RemarkOpts::name("schedule")
                       .category("attn-select-schedule")
                       .function(function ? function.getName() : StringRef()));
  if (!remark)
    return;
  using Arg = remark::detail::Remark::Arg;
  remark << Arg("device", device)
         << Arg("schedule", Attribute(op.getCollectiveAttr()))
         << Arg("rejected", why);
}

LogicalResult ScheduleRetry::reject(gpu::GPUModuleOp kernels,
                                    ArrayRef<KernelExcess> excesses,
                                    ModuleOp module) {
  if (!scheduled)
    return failure();
  // By the number of their ops.
  llvm::MapVector<Attribute, const KernelExcess *> rejected;
  for (const KernelExcess &excess : excesses) {
    Operation *kernel = SymbolTable::lookupSymbolIn(kernels, excess.kernel);
    Attribute chosen =
        kernel ? kernel->getAttr(chosenScheduleAttrName) : Attribute();
    if (!chosen)
      return failure();
    rejected.insert({chosen, &excess});
  }
  DenseSet<Attribute> told;
  Builder builder(module.getContext());
  scheduled->walk([&](AttentionOp op) {
    Attribute number = op->getAttr(chosenScheduleAttrName);
    auto it = rejected.find(number);
    if (it == rejected.end())
      return;
    const KernelExcess &excess = *it->second;
    const std::string &why = excess.message;
    // Layers of a model that are equal are one kernel.
    if (told.insert(number).second)
      op.emitRemark("gets another schedule: ") << why;
    reportRejection(op, device, why);
    SmallVector<Attribute> all;
    if (auto before = op->getAttrOfType<ArrayAttr>(rejectedSchedulesAttrName))
      llvm::append_range(all, before);
    all.push_back(op.getCollectiveAttr());
    op->setAttr(rejectedSchedulesAttrName, builder.getArrayAttr(all));
    op.removeCollectiveAttr();
  });
  OwningOpRef<ModuleOp> copy = scheduled->clone();
  module->setAttrs(copy->getOperation()->getAttrDictionary());
  module.getBodyRegion().takeBody(copy->getBodyRegion());
  return success();
}
