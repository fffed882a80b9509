//===- DeviceModel.h - What passes know about a chip ------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_DEVICEMODEL_H
#define ATTN_TARGET_DEVICEMODEL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace attn {

/// One row of the table of chips. All that a cost model or a pass knows about a
/// chip is here; no pass compares names.
struct DeviceModel {
  /// The name under which `--target` and pass options know it. Hosts are named
  /// by instruction set level: LLVM's name for a CPU that has just that level.
  llvm::StringLiteral name;
  /// Bytes of one vector register.
  int64_t vectorBytes;
  /// Vector registers that the instruction set names.
  int64_t vectorRegisters;
  /// Edge of the largest square of f32 that vector shuffles transpose.
  int64_t transposeTile;
  /// Bytes of the first level data cache of one core.
  int64_t l1Bytes;
  /// Bytes of the second level cache that one core can count on.
  int64_t l2Bytes;
  /// Contiguous bytes from which on memory delivers at its full rate, or
  /// nearly: shorter pieces pay for a new page and for what was not prefetched.
  int64_t streamBytes;
  /// Operations of f32 that a core does in the time in which it gets one byte
  /// from beyond its own caches.
  int64_t flopsPerByte;
  /// Operations of f32 from which on a workgroup is worth handing to a thread.
  int64_t workgroupFlops;

  /// Bytes that all tiles of one workgroup may take together. They lie on the
  /// stack of a thread, of which OpenMP gives 4 MiB by default.
  int64_t tileBytes;

  /// Bytes from which on work pays for waking the threads of a parallel region:
  /// what one thread streams through in that time.
  int64_t forkBytes;

  /// Whether AVX2's shuffles of 4 x 8 and 8 x 8 f32 are there.
  bool hasAvx2Transposes;

  /// SIMD lanes for elements of `bits` bits.
  int64_t getLanes(unsigned bits) const { return vectorBytes * 8 / bits; }
};

/// All chips, in a fixed order.
llvm::ArrayRef<DeviceModel> getDeviceModels();

/// The chip of that name, or null.
const DeviceModel *findDeviceModel(llvm::StringRef name);

/// The row for an LLVM CPU name and its features ("+avx2,..."): the widest host
/// instruction set among them.
const DeviceModel &getHostDeviceModel(llvm::StringRef cpu,
                                      llvm::StringRef features);

/// The row for the machine that runs this.
const DeviceModel &getNativeHostDeviceModel();

} // namespace attn

#endif // ATTN_TARGET_DEVICEMODEL_H
