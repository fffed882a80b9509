//===- TargetDevice.h - The device that a pass is told --------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TARGETDEVICE_H
#define ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TARGETDEVICE_H

#include "attn/Target/DeviceModel.h"
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

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TARGETDEVICE_H
