//===- KernelTiles.h - The tiles of a kernel --------------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_VIEW_KERNELTILES_H
#define ATTN_VIEW_KERNELTILES_H

#include "attn/Target/GpuModel.h"
#include "attn/View/LayoutPictures.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace attn::view {

/// A layout of registers, by what the tile is to attention.
struct KernelRegisters {
  std::string name;
  layout::LinearLayout layout;
};

/// A tile in workgroup memory and what lanes do with it.
struct KernelMemory {
  MemoryTile tile;
  std::vector<layout::LdsAccess> accesses;
};

/// What attn-assign-layouts left in a kernel, in the order of its program. A
/// name that stands for several layouts gets a number behind it.
struct KernelTiles {
  std::vector<KernelRegisters> registers;
  std::vector<KernelMemory> memories;
  /// The orders in which the chip may serve lanes, and its banks.
  llvm::SmallVector<layout::LdsModel, 2> models;
};

/// Takes a program with attention, of any level before kernels, as far as
/// attn-assign-layouts, for `chip`, or if that is empty for what its schedules
/// name. Programs that have kernels stay as they are. A failure was reported
/// as a diagnostic.
llvm::LogicalResult buildKernels(mlir::ModuleOp module, llvm::StringRef chip);

/// The kernel of that name, or the only one.
llvm::Expected<mlir::gpu::GPUFuncOp> findKernel(mlir::ModuleOp module,
                                                llvm::StringRef name);

llvm::Expected<KernelTiles> findTiles(mlir::gpu::GPUFuncOp kernel);

/// The orders in which the chip of that name may serve lanes.
llvm::Expected<llvm::SmallVector<layout::LdsModel, 2>>
findLdsModels(llvm::StringRef chip);

} // namespace attn::view

#endif // ATTN_VIEW_KERNELTILES_H
