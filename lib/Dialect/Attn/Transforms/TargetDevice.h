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
/// `op`, which lists `others`, too: what else the option may name.
inline const DeviceModel *getTargetDevice(mlir::Operation *op,
                                          llvm::StringRef target,
                                          const llvm::Twine &others = "") {
  if (target == "native")
    return &getNativeHostDeviceModel();
  if (const DeviceModel *named = findDeviceModel(target))
    return named;
  mlir::InFlightDiagnostic diagnostic =
      mlir::emitError(op->getLoc(), "no device is called '")
      << target << "'; known are native";
  for (const DeviceModel &known : getDeviceModels())
    diagnostic << ", " << llvm::StringRef(known.name);
  diagnostic << others;
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

/// The type that matrix instructions know `type` as, if there are any for it.
inline std::optional<MmaType> getMmaType(mlir::Type type) {
  if (type.isF16())
    return MmaType::F16;
  if (type.isBF16())
    return MmaType::BF16;
  return std::nullopt;
}

/// The matrix instruction of a schedule for elements of `type`; null if the
/// schedule has none, or the chip none of that name for that type.
inline const MmaAtom *findScheduleAtom(CollectiveAttr schedule,
                                       const GpuModel &chip, mlir::Type type) {
  std::optional<MmaType> mmaType = getMmaType(type);
  if (!schedule.getMma() || !mmaType)
    return nullptr;
  return chip.findAtom(schedule.getMma().getAtom().getValue(), *mmaType);
}

/// The same for any type, where only the result counts: instructions of one
/// name give it alike.
inline const MmaAtom *findScheduleAtom(CollectiveAttr schedule,
                                       const GpuModel &chip) {
  if (schedule.getMma())
    for (const MmaAtom &atom : chip.atoms)
      if (atom.name == schedule.getMma().getAtom().getValue())
        return &atom;
  return nullptr;
}

} // namespace attn

#endif // ATTN_LIB_DIALECT_ATTN_TRANSFORMS_TARGETDEVICE_H
