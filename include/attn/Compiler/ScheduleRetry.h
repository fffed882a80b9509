//===- ScheduleRetry.h - Other schedules for what did not fit ---*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A schedule is chosen by an estimate of what its kernel needs. When the code
// of a kernel turns out to need more, and nobody asked for its schedule, the
// compiler goes back to where schedules had been chosen, and takes a smaller
// one. Whose code it is makes no difference here.

#ifndef ATTN_COMPILER_SCHEDULERETRY_H
#define ATTN_COMPILER_SCHEDULERETRY_H

#include "attn/Compiler/DeviceCode.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace attn {

class ScheduleRetry {
public:
  /// Marks the ops of `module` that have no schedule. One will be chosen for
  /// `device`, or for the host.
  ScheduleRetry(mlir::ModuleOp module, llvm::StringRef device);

  /// Keeps a copy of `module`, which has schedules and is about to be tiled, if
  /// any of them was chosen for the device.
  void update(mlir::ModuleOp module);

  /// Whether any schedule may change.
  bool isPossible() const { return bool(scheduled); }

  /// Takes the schedules of the kernels that do not fit away from the ops in
  /// the copy, with a remark, and makes `module` equal to it: there
  /// attn-select-schedule is to choose again. Fails without a change or a word
  /// where one of the kernels has the schedule that somebody asked for.
  llvm::LogicalResult reject(mlir::gpu::GPUModuleOp kernels,
                             llvm::ArrayRef<KernelExcess> excesses,
                             mlir::ModuleOp module);

private:
  mlir::OwningOpRef<mlir::ModuleOp> scheduled;
  std::string device;
};

} // namespace attn

#endif // ATTN_COMPILER_SCHEDULERETRY_H
