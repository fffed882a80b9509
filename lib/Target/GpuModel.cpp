//===- GpuModel.cpp - What passes know about a GPU ------------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/GpuModel.h"
#include "MmaAtoms.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace attn;

// gfx906: AMD, "Vega 7nm Instruction Set Architecture" (2020), chapters 1, 3
// and 11; the MI50's data sheet for compute units, clock and memory. The clocks
// of stages, workgroups and launches are fitted or estimated. The others: the
// ISA documents that MmaAtom.h names, LLVM's AMDGPUBaseInfo for registers and
// LDS, the cards' data sheets. Flags of a buffer descriptor from gfx10 on: out
// of bounds by the offset (3 << 28), and a bit that is to be set (1 << 24). A
// compute unit of gfx10 and later is half of a work group processor.
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
     /*ldsOtherBanks=*/0,
     /*ldsBytesPerClock=*/128,
     /*instructionCacheBytes=*/32 << 10,
     /*valuClocks=*/4,
     /*transcendentalClocks=*/16,
     /*dotProducts=*/2,
     /*atoms=*/{},
     /*overlapsMatrix=*/false,
     /*separateAccumulators=*/false,
     /*maxAccessBytes=*/16,
     /*bufferDescriptorFlags=*/0x00027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/0,
     /*transposedLdsReads=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*clockMHz=*/1725,
     /*memoryGBytesPerSecond=*/1024},
    {/*name=*/{"gfx908"},
     /*product=*/{"Instinct MI100"},
     /*waveSize=*/64,
     /*shuffles=*/
     {/*waveSize=*/64, /*dpp=*/true, /*rowXor=*/false, /*rowExchange=*/false,
      /*halfExchange=*/false, /*swizzle=*/true},
     /*computeUnits=*/120,
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
     /*ldsOtherBanks=*/0,
     /*ldsBytesPerClock=*/128,
     /*instructionCacheBytes=*/32 << 10,
     /*valuClocks=*/4,
     /*transcendentalClocks=*/16,
     /*dotProducts=*/2,
     /*atoms=*/gfx908Atoms,
     /*overlapsMatrix=*/true,
     /*separateAccumulators=*/true,
     /*maxAccessBytes=*/16,
     /*bufferDescriptorFlags=*/0x00027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/4,
     /*transposedLdsReads=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*clockMHz=*/1502,
     /*memoryGBytesPerSecond=*/1228},
    {/*name=*/{"gfx90a"},
     /*product=*/{"Instinct MI210"},
     /*waveSize=*/64,
     /*shuffles=*/
     {/*waveSize=*/64, /*dpp=*/true, /*rowXor=*/false, /*rowExchange=*/false,
      /*halfExchange=*/false, /*swizzle=*/true},
     /*computeUnits=*/104,
     /*simdsPerUnit=*/4,
     /*maxWavesPerSimd=*/8,
     /*wantedWavesPerSimd=*/2,
     /*maxWorkgroupSize=*/1024,
     /*maxVgprs=*/256,
     /*simdVgprs=*/512,
     /*vgprGranule=*/8,
     /*ldsBytes=*/64 << 10,
     /*maxWorkgroupLdsBytes=*/64 << 10,
     /*ldsGranule=*/512,
     /*ldsBanks=*/32,
     /*ldsBankBytes=*/4,
     /*ldsOtherBanks=*/0,
     /*ldsBytesPerClock=*/128,
     /*instructionCacheBytes=*/32 << 10,
     /*valuClocks=*/4,
     /*transcendentalClocks=*/16,
     /*dotProducts=*/2,
     /*atoms=*/gfx90aAtoms,
     /*overlapsMatrix=*/true,
     /*separateAccumulators=*/false,
     /*maxAccessBytes=*/16,
     /*bufferDescriptorFlags=*/0x00027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/4,
     /*transposedLdsReads=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*clockMHz=*/1700,
     /*memoryGBytesPerSecond=*/1638},
    {/*name=*/{"gfx942"},
     /*product=*/{"Instinct MI300X"},
     /*waveSize=*/64,
     /*shuffles=*/
     {/*waveSize=*/64, /*dpp=*/true, /*rowXor=*/false, /*rowExchange=*/false,
      /*halfExchange=*/false, /*swizzle=*/true},
     /*computeUnits=*/304,
     /*simdsPerUnit=*/4,
     /*maxWavesPerSimd=*/8,
     /*wantedWavesPerSimd=*/2,
     /*maxWorkgroupSize=*/1024,
     /*maxVgprs=*/256,
     /*simdVgprs=*/512,
     /*vgprGranule=*/8,
     /*ldsBytes=*/64 << 10,
     /*maxWorkgroupLdsBytes=*/64 << 10,
     /*ldsGranule=*/512,
     /*ldsBanks=*/32,
     /*ldsBankBytes=*/4,
     /*ldsOtherBanks=*/0,
     /*ldsBytesPerClock=*/128,
     /*instructionCacheBytes=*/64 << 10,
     /*valuClocks=*/4,
     /*transcendentalClocks=*/16,
     /*dotProducts=*/2,
     /*atoms=*/gfx942Atoms,
     /*overlapsMatrix=*/true,
     /*separateAccumulators=*/false,
     /*maxAccessBytes=*/16,
     /*bufferDescriptorFlags=*/0x00027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/4,
     /*transposedLdsReads=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*clockMHz=*/2100,
     /*memoryGBytesPerSecond=*/5300},
    {/*name=*/{"gfx950"},
     /*product=*/{"Instinct MI350X"},
     /*waveSize=*/64,
     /*shuffles=*/
     {/*waveSize=*/64, /*dpp=*/true, /*rowXor=*/false, /*rowExchange=*/false,
      /*halfExchange=*/false, /*swizzle=*/true},
     /*computeUnits=*/256,
     /*simdsPerUnit=*/4,
     /*maxWavesPerSimd=*/8,
     /*wantedWavesPerSimd=*/2,
     /*maxWorkgroupSize=*/1024,
     /*maxVgprs=*/256,
     /*simdVgprs=*/512,
     /*vgprGranule=*/8,
     /*ldsBytes=*/160 << 10,
     /*maxWorkgroupLdsBytes=*/160 << 10,
     /*ldsGranule=*/1280,
     /*ldsBanks=*/32,
     /*ldsBankBytes=*/4,
     /*ldsOtherBanks=*/64,
     /*ldsBytesPerClock=*/128,
     /*instructionCacheBytes=*/64 << 10,
     /*valuClocks=*/4,
     /*transcendentalClocks=*/16,
     /*dotProducts=*/2,
     /*atoms=*/gfx950Atoms,
     /*overlapsMatrix=*/true,
     /*separateAccumulators=*/false,
     /*maxAccessBytes=*/16,
     /*bufferDescriptorFlags=*/0x00027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/16,
     /*transposedLdsReads=*/true,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*clockMHz=*/2400,
     /*memoryGBytesPerSecond=*/8000},
    {/*name=*/{"gfx1030"},
     /*product=*/{"Radeon RX 6800"},
     /*waveSize=*/32,
     /*shuffles=*/
     {/*waveSize=*/32, /*dpp=*/true, /*rowXor=*/true, /*rowExchange=*/true,
      /*halfExchange=*/false, /*swizzle=*/true},
     /*computeUnits=*/60,
     /*simdsPerUnit=*/2,
     /*maxWavesPerSimd=*/16,
     /*wantedWavesPerSimd=*/2,
     /*maxWorkgroupSize=*/1024,
     /*maxVgprs=*/256,
     /*simdVgprs=*/1024,
     /*vgprGranule=*/16,
     /*ldsBytes=*/64 << 10,
     /*maxWorkgroupLdsBytes=*/64 << 10,
     /*ldsGranule=*/512,
     /*ldsBanks=*/32,
     /*ldsBankBytes=*/4,
     /*ldsOtherBanks=*/0,
     /*ldsBytesPerClock=*/128,
     /*instructionCacheBytes=*/32 << 10,
     /*valuClocks=*/1,
     /*transcendentalClocks=*/4,
     /*dotProducts=*/2,
     /*atoms=*/{},
     /*overlapsMatrix=*/false,
     /*separateAccumulators=*/false,
     /*maxAccessBytes=*/16,
     /*bufferDescriptorFlags=*/0x31027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/0,
     /*transposedLdsReads=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*clockMHz=*/2105,
     /*memoryGBytesPerSecond=*/512},
    {/*name=*/{"gfx1100"},
     /*product=*/{"Radeon RX 7900 XTX"},
     /*waveSize=*/32,
     /*shuffles=*/
     {/*waveSize=*/32, /*dpp=*/true, /*rowXor=*/true, /*rowExchange=*/true,
      /*halfExchange=*/false, /*swizzle=*/true},
     /*computeUnits=*/96,
     /*simdsPerUnit=*/2,
     /*maxWavesPerSimd=*/16,
     /*wantedWavesPerSimd=*/2,
     /*maxWorkgroupSize=*/1024,
     /*maxVgprs=*/256,
     /*simdVgprs=*/1536,
     /*vgprGranule=*/24,
     /*ldsBytes=*/64 << 10,
     /*maxWorkgroupLdsBytes=*/64 << 10,
     /*ldsGranule=*/512,
     /*ldsBanks=*/32,
     /*ldsBankBytes=*/4,
     /*ldsOtherBanks=*/0,
     /*ldsBytesPerClock=*/128,
     /*instructionCacheBytes=*/32 << 10,
     /*valuClocks=*/1,
     /*transcendentalClocks=*/4,
     /*dotProducts=*/2,
     /*atoms=*/gfx1100Atoms,
     /*overlapsMatrix=*/false,
     /*separateAccumulators=*/false,
     /*maxAccessBytes=*/16,
     /*bufferDescriptorFlags=*/0x31027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/0,
     /*transposedLdsReads=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*clockMHz=*/2500,
     /*memoryGBytesPerSecond=*/960},
    {/*name=*/{"gfx1201"},
     /*product=*/{"Radeon RX 9070 XT"},
     /*waveSize=*/32,
     /*shuffles=*/
     {/*waveSize=*/32, /*dpp=*/true, /*rowXor=*/true, /*rowExchange=*/true,
      /*halfExchange=*/false, /*swizzle=*/true},
     /*computeUnits=*/64,
     /*simdsPerUnit=*/2,
     /*maxWavesPerSimd=*/16,
     /*wantedWavesPerSimd=*/2,
     /*maxWorkgroupSize=*/1024,
     /*maxVgprs=*/256,
     /*simdVgprs=*/1536,
     /*vgprGranule=*/24,
     /*ldsBytes=*/64 << 10,
     /*maxWorkgroupLdsBytes=*/64 << 10,
     /*ldsGranule=*/512,
     /*ldsBanks=*/32,
     /*ldsBankBytes=*/4,
     /*ldsOtherBanks=*/0,
     /*ldsBytesPerClock=*/128,
     /*instructionCacheBytes=*/32 << 10,
     /*valuClocks=*/1,
     /*transcendentalClocks=*/4,
     /*dotProducts=*/2,
     /*atoms=*/gfx1201Atoms,
     /*overlapsMatrix=*/false,
     /*separateAccumulators=*/false,
     /*maxAccessBytes=*/16,
     /*bufferDescriptorFlags=*/0x31027000,
     /*maxBufferOffset=*/8388607,
     /*directLdsBytes=*/0,
     /*transposedLdsReads=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*clockMHz=*/2970,
     /*memoryGBytesPerSecond=*/640},
};

int64_t MmaAtom::getDepthStep() const {
  constexpr int64_t readElements = 8;
  if (repeatsOperands)
    return k;
  return std::max(readElements, operandElements) * getGroups();
}

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

const MmaAtom *GpuModel::findAtom(llvm::StringRef name, MmaType type) const {
  for (const MmaAtom &atom : atoms)
    if (atom.name == name && atom.type == type)
      return &atom;
  return nullptr;
}

std::string attn::listGpuModels() {
  return llvm::join(
      llvm::map_range(gpuModels,
                      [](const GpuModel &model) { return model.name.str(); }),
      ", ");
}
