//===- GpuModel.cpp - What passes know about a GPU ------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/GpuModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace attn;

// gfx906: AMD, "Vega 7nm Instruction Set Architecture" (2020), chapters 1, 3
// and 11; the MI50's data sheet for compute units, clock and memory. The clocks
// of stages, workgroups and launches are fitted or estimated.
static constexpr GpuModel gpuModels[] = {
    {/*name=*/{"gfx906"},
     /*product=*/{"Radeon Instinct MI50"},
     /*waveSize=*/64,
     /*shuffles=*/
     {/*waveSize=*/64, /*dpp=*/true, /*rowXor=*/false, /*rowExchange=*/false,
      /*halfExchange=*/false, /*swizzle=*/true},
     /*computeUnits=*/60,
     /*simdsPerUnit=*/4,
     /*maxWavesPerSimd=*/10,
     /*wantedWavesPerSimd=*/2,
     /*maxWorkgroupSize=*/1024,
     /*maxVgprs=*/256,
     /*simdVgprs=*/256,
     /*vgprGranule=*/4,
     /*ldsBytes=*/64 << 10,
     /*maxWorkgroupLdsBytes=*/64 << 10,
     /*ldsGranule=*/512,
     /*ldsBanks=*/32,
     /*ldsBankBytes=*/4,
     /*ldsBytesPerClock=*/128,
     /*instructionCacheBytes=*/32 << 10,
     /*valuClocks=*/4,
     /*transcendentalClocks=*/16,
     /*dotProducts=*/2,
     /*maxAccessBytes=*/16,
     /*bufferDescriptorFlags=*/0x00027000,
     /*maxBufferOffset=*/4095,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*clockMHz=*/1725,
     /*memoryGBytesPerSecond=*/1024},
};

int64_t GpuModel::getWavesPerSimd(int64_t vgprs) const {
  int64_t allocated = llvm::alignTo(std::max<int64_t>(vgprs, 1), vgprGranule);
  return std::min(simdVgprs / allocated, maxWavesPerSimd);
}

int64_t GpuModel::getWorkgroupsPerUnit(int64_t waves, int64_t vgprs,
                                       int64_t ldsBytes) const {
  int64_t byRegisters = getWavesPerSimd(vgprs) * simdsPerUnit / waves;
  if (ldsBytes == 0)
    return byRegisters;
  int64_t byLds = this->ldsBytes / llvm::alignTo(ldsBytes, ldsGranule);
  return std::min(byRegisters, byLds);
}

llvm::ArrayRef<GpuModel> attn::getGpuModels() { return gpuModels; }

const GpuModel *attn::findGpuModel(llvm::StringRef name) {
  for (const GpuModel &model : gpuModels)
    if (model.name == name)
      return &model;
  return nullptr;
}

std::string attn::listGpuModels() {
  return llvm::join(
      llvm::map_range(gpuModels,
                      [](const GpuModel &model) { return model.name.str(); }),
      ", ");
}
