//===- DeviceModel.cpp - What passes know about a chip --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/DeviceModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TargetParser/Host.h"

using namespace attn;

// Cache sizes are the smaller of current cores. L1: Intel since Ice Lake and
// AMD Zen 5 have 48 KiB, older cores and Arm's Neoverse 32 to 64 KiB. L2: AMD
// Zen 4 and 5 and Arm's Neoverse have 1 MiB, older cores 256 to 512 KiB.
static constexpr DeviceModel deviceModels[] = {
    {/*name=*/{"x86-64-v4"},
     /*vectorBytes=*/64,
     /*vectorRegisters=*/32,
     /*transposeTile=*/16,
     /*l1Bytes=*/48 << 10,
     /*l2Bytes=*/1 << 20,
     /*streamBytes=*/512,
     /*flopsPerByte=*/32,
     /*workgroupFlops=*/8 << 20,
     /*tileBytes=*/2 << 20,
     /*forkBytes=*/64 << 10,
     /*hasAvx2Transposes=*/true},
    {/*name=*/{"x86-64-v3"},
     /*vectorBytes=*/32,
     /*vectorRegisters=*/16,
     /*transposeTile=*/8,
     /*l1Bytes=*/32 << 10,
     /*l2Bytes=*/256 << 10,
     /*streamBytes=*/512,
     /*flopsPerByte=*/16,
     /*workgroupFlops=*/4 << 20,
     /*tileBytes=*/2 << 20,
     /*forkBytes=*/64 << 10,
     /*hasAvx2Transposes=*/true},
    {/*name=*/{"x86-64-v2"},
     /*vectorBytes=*/16,
     /*vectorRegisters=*/16,
     /*transposeTile=*/4,
     /*l1Bytes=*/32 << 10,
     /*l2Bytes=*/256 << 10,
     /*streamBytes=*/512,
     /*flopsPerByte=*/8,
     /*workgroupFlops=*/2 << 20,
     /*tileBytes=*/2 << 20,
     /*forkBytes=*/64 << 10,
     /*hasAvx2Transposes=*/false},
    {/*name=*/{"aarch64"},
     /*vectorBytes=*/16,
     /*vectorRegisters=*/32,
     /*transposeTile=*/4,
     /*l1Bytes=*/64 << 10,
     /*l2Bytes=*/1 << 20,
     /*streamBytes=*/512,
     /*flopsPerByte=*/8,
     /*workgroupFlops=*/2 << 20,
     /*tileBytes=*/2 << 20,
     /*forkBytes=*/64 << 10,
     /*hasAvx2Transposes=*/false},
};

llvm::ArrayRef<DeviceModel> attn::getDeviceModels() { return deviceModels; }

const DeviceModel *attn::findDeviceModel(llvm::StringRef name) {
  for (const DeviceModel &model : deviceModels)
    if (model.name == name)
      return &model;
  return nullptr;
}

/// The widest host whose features `has` reports.
static const DeviceModel &
getWidestHost(llvm::function_ref<bool(llvm::StringRef)> has) {
  if (has("avx512f") && has("avx512vl") && has("avx512bw") && has("avx512dq"))
    return *findDeviceModel("x86-64-v4");
  if (has("avx2") && has("fma"))
    return *findDeviceModel("x86-64-v3");
  if (has("neon"))
    return *findDeviceModel("aarch64");
  return *findDeviceModel("x86-64-v2");
}

const DeviceModel &attn::getHostDeviceModel(llvm::StringRef cpu,
                                            llvm::StringRef features) {
  if (const DeviceModel *named = findDeviceModel(cpu))
    return *named;
  llvm::SmallVector<llvm::StringRef> list;
  features.split(list, ',');
  return getWidestHost([&](llvm::StringRef feature) {
    return llvm::is_contained(list, ("+" + feature).str());
  });
}

const DeviceModel &attn::getNativeHostDeviceModel() {
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  return getWidestHost(
      [&](llvm::StringRef feature) { return features.lookup(feature); });
}
