//===- TargetDevice.h - The device that a pass is told --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TARGETDEVICE_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TARGETDEVICE_H

#include "attn/Dialect/Attn/IR/AttnAttributes.h"
#include "attn/Target/DeviceModel.h"
#include "attn/Target/GpuModel.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"

namespace attn {

/// The device that the option `target` of a pass names, or null and an error at
/// `op`.
inline const DeviceModel *getTargetDevice(mlir::Operation *op,
                                          llvm::StringRef target) {
  if (target == "native")
    return &getNativeHostDeviceModel();
  if (const DeviceModel *named = findDeviceModel(target))
    return named;
  mlir::InFlightDiagnostic diagnostic =
      mlir::emitError(op->getLoc(), "no device is called '")
      << target << "'; known are native";
  for (const DeviceModel &known : getDeviceModels())
    diagnostic << ", " << llvm::StringRef(known.name);
  return nullptr;
}

/// The GPU that the schedule of `op` names, or null and an error at `op`.
inline const GpuModel *getScheduleChip(mlir::Operation *op,
                                       CollectiveAttr schedule) {
  const GpuModel *chip = findGpuModel(schedule.getChip().getValue());
  if (!chip)
    op->emitOpError("has a schedule for an unknown chip ")
        << schedule.getChip() << "; known are " << listGpuModels();
  return chip;
}

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TARGETDEVICE_H
