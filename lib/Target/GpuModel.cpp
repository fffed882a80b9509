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
#include <array>
#include <string_view>
#include <utility>

using namespace attn;

// gfx906: AMD, "Vega 7nm Instruction Set Architecture" (2020), chapters 1, 3
// and 11; the MI50's data sheet for compute units, clock and memory. The clocks
// of stages, workgroups and launches are fitted or estimated. The others: the
// ISA documents that MmaAtom.h names, LLVM's AMDGPUBaseInfo for registers and
// LDS, the cards' data sheets. Flags of a buffer descriptor from gfx10 on: out
// of bounds by the offset (3 << 28), and a bit that is to be set (1 << 24). A
// compute unit of gfx10 and later is half of a work group processor.
//
// sm_80, sm_90a: NVIDIA, "CUDA C++ Programming Guide", chapter on compute
// capabilities (registers, shared memory, rates of instructions), data sheets
// of A100 and H200. The instruction cache: Jia et al., "Dissecting the NVIDIA
// Volta GPU Architecture via Microbenchmarking" (2018). A compute unit is a
// streaming multiprocessor, a wave a warp, LDS shared memory.
static constexpr GpuModel gpuModels[] = {
    {/*name=*/{"gfx906"},
     /*product=*/{"Radeon Instinct MI50"},
     /*isa=*/GpuIsa::Amdgpu,
     /*codeFeatures=*/{""},
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
     /*hasHalfDot=*/true,
     /*dotNeedsWaitStates=*/false,
     /*hasShortDot=*/false,
     /*selectsWait=*/false,
     /*pairsInstructions=*/false,
     /*atoms=*/{},
     /*groupWaves=*/0,
     /*producerRegisters=*/0,
     /*overlapsMatrix=*/false,
     /*separateAccumulators=*/false,
     /*roundsToBf16=*/false,
     /*flushesHalves=*/false,
     /*barriersAwaitLoads=*/false,
     /*maxAccessBytes=*/16,
     /*accessAlignment=*/4,
     /*bufferDescriptorFlags=*/0x00027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/0,
     /*directLdsWait=*/0,
     /*transposedLdsReads=*/false,
     /*matrixLdsWrites=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*kernelsAwaitLaunches=*/false,
     /*clockMHz=*/1725,
     /*memoryGBytesPerSecond=*/1024},
    {/*name=*/{"gfx908"},
     /*product=*/{"Instinct MI100"},
     /*isa=*/GpuIsa::Amdgpu,
     /*codeFeatures=*/{""},
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
     /*hasHalfDot=*/true,
     /*dotNeedsWaitStates=*/false,
     /*hasShortDot=*/false,
     /*selectsWait=*/false,
     /*pairsInstructions=*/false,
     /*atoms=*/gfx908Atoms,
     /*groupWaves=*/0,
     /*producerRegisters=*/0,
     /*overlapsMatrix=*/true,
     /*separateAccumulators=*/true,
     /*roundsToBf16=*/false,
     /*flushesHalves=*/false,
     /*barriersAwaitLoads=*/false,
     /*maxAccessBytes=*/16,
     /*accessAlignment=*/4,
     /*bufferDescriptorFlags=*/0x00027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/4,
     /*directLdsWait=*/0x0f70,
     /*transposedLdsReads=*/false,
     /*matrixLdsWrites=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*kernelsAwaitLaunches=*/false,
     /*clockMHz=*/1502,
     /*memoryGBytesPerSecond=*/1228},
    {/*name=*/{"gfx90a"},
     /*product=*/{"Instinct MI210"},
     /*isa=*/GpuIsa::Amdgpu,
     /*codeFeatures=*/{""},
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
     /*hasHalfDot=*/true,
     /*dotNeedsWaitStates=*/true,
     /*hasShortDot=*/false,
     /*selectsWait=*/false,
     /*pairsInstructions=*/false,
     /*atoms=*/gfx90aAtoms,
     /*groupWaves=*/0,
     /*producerRegisters=*/0,
     /*overlapsMatrix=*/true,
     /*separateAccumulators=*/false,
     /*roundsToBf16=*/false,
     /*flushesHalves=*/true,
     /*barriersAwaitLoads=*/false,
     /*maxAccessBytes=*/16,
     /*accessAlignment=*/4,
     /*bufferDescriptorFlags=*/0x00027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/4,
     /*directLdsWait=*/0x0f70,
     /*transposedLdsReads=*/false,
     /*matrixLdsWrites=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*kernelsAwaitLaunches=*/false,
     /*clockMHz=*/1700,
     /*memoryGBytesPerSecond=*/1638},
    {/*name=*/{"gfx942"},
     /*product=*/{"Instinct MI300X"},
     /*isa=*/GpuIsa::Amdgpu,
     /*codeFeatures=*/{""},
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
     /*hasHalfDot=*/true,
     /*dotNeedsWaitStates=*/true,
     /*hasShortDot=*/false,
     /*selectsWait=*/true,
     /*pairsInstructions=*/false,
     /*atoms=*/gfx942Atoms,
     /*groupWaves=*/0,
     /*producerRegisters=*/0,
     /*overlapsMatrix=*/true,
     /*separateAccumulators=*/false,
     /*roundsToBf16=*/false,
     /*flushesHalves=*/false,
     /*barriersAwaitLoads=*/false,
     /*maxAccessBytes=*/16,
     /*accessAlignment=*/4,
     /*bufferDescriptorFlags=*/0x00027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/4,
     /*directLdsWait=*/0x0f70,
     /*transposedLdsReads=*/false,
     /*matrixLdsWrites=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*kernelsAwaitLaunches=*/false,
     /*clockMHz=*/2100,
     /*memoryGBytesPerSecond=*/5300},
    {/*name=*/{"gfx950"},
     /*product=*/{"Instinct MI350X"},
     /*isa=*/GpuIsa::Amdgpu,
     /*codeFeatures=*/{""},
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
     /*hasHalfDot=*/true,
     /*dotNeedsWaitStates=*/true,
     /*hasShortDot=*/false,
     /*selectsWait=*/true,
     /*pairsInstructions=*/false,
     /*atoms=*/gfx950Atoms,
     /*groupWaves=*/0,
     /*producerRegisters=*/0,
     /*overlapsMatrix=*/true,
     /*separateAccumulators=*/false,
     /*roundsToBf16=*/true,
     /*flushesHalves=*/false,
     /*barriersAwaitLoads=*/false,
     /*maxAccessBytes=*/16,
     /*accessAlignment=*/4,
     /*bufferDescriptorFlags=*/0x00027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/16,
     /*directLdsWait=*/0x0f70,
     /*transposedLdsReads=*/true,
     /*matrixLdsWrites=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*kernelsAwaitLaunches=*/false,
     /*clockMHz=*/2200,
     /*memoryGBytesPerSecond=*/8000},
    {/*name=*/{"gfx1030"},
     /*product=*/{"Radeon RX 6800"},
     /*isa=*/GpuIsa::Amdgpu,
     /*codeFeatures=*/{"+cumode"},
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
     /*hasHalfDot=*/true,
     /*dotNeedsWaitStates=*/false,
     /*hasShortDot=*/true,
     /*selectsWait=*/false,
     /*pairsInstructions=*/false,
     /*atoms=*/{},
     /*groupWaves=*/0,
     /*producerRegisters=*/0,
     /*overlapsMatrix=*/false,
     /*separateAccumulators=*/false,
     /*roundsToBf16=*/false,
     /*flushesHalves=*/false,
     /*barriersAwaitLoads=*/false,
     /*maxAccessBytes=*/16,
     /*accessAlignment=*/4,
     /*bufferDescriptorFlags=*/0x31027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/0,
     /*directLdsWait=*/0,
     /*transposedLdsReads=*/false,
     /*matrixLdsWrites=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*kernelsAwaitLaunches=*/false,
     /*clockMHz=*/2105,
     /*memoryGBytesPerSecond=*/512},
    {/*name=*/{"gfx1100"},
     /*product=*/{"Radeon RX 7900 XTX"},
     /*isa=*/GpuIsa::Amdgpu,
     /*codeFeatures=*/{"+cumode"},
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
     /*hasHalfDot=*/true,
     /*dotNeedsWaitStates=*/false,
     /*hasShortDot=*/false,
     /*selectsWait=*/false,
     /*pairsInstructions=*/true,
     /*atoms=*/gfx1100Atoms,
     /*groupWaves=*/0,
     /*producerRegisters=*/0,
     /*overlapsMatrix=*/false,
     /*separateAccumulators=*/false,
     /*roundsToBf16=*/false,
     /*flushesHalves=*/false,
     /*barriersAwaitLoads=*/false,
     /*maxAccessBytes=*/16,
     /*accessAlignment=*/4,
     /*bufferDescriptorFlags=*/0x31027000,
     /*maxBufferOffset=*/4095,
     /*directLdsBytes=*/0,
     /*directLdsWait=*/0,
     /*transposedLdsReads=*/false,
     /*matrixLdsWrites=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*kernelsAwaitLaunches=*/false,
     /*clockMHz=*/2500,
     /*memoryGBytesPerSecond=*/960},
    {/*name=*/{"gfx1201"},
     /*product=*/{"Radeon RX 9070 XT"},
     /*isa=*/GpuIsa::Amdgpu,
     /*codeFeatures=*/{"+cumode"},
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
     /*hasHalfDot=*/true,
     /*dotNeedsWaitStates=*/false,
     /*hasShortDot=*/false,
     /*selectsWait=*/false,
     /*pairsInstructions=*/true,
     /*atoms=*/gfx1201Atoms,
     /*groupWaves=*/0,
     /*producerRegisters=*/0,
     /*overlapsMatrix=*/false,
     /*separateAccumulators=*/false,
     /*roundsToBf16=*/false,
     /*flushesHalves=*/false,
     /*barriersAwaitLoads=*/true,
     /*maxAccessBytes=*/16,
     /*accessAlignment=*/4,
     /*bufferDescriptorFlags=*/0x31027000,
     /*maxBufferOffset=*/8388607,
     /*directLdsBytes=*/0,
     /*directLdsWait=*/0,
     /*transposedLdsReads=*/false,
     /*matrixLdsWrites=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/720,
     /*workgroupClocks=*/4000,
     /*launchClocks=*/8000,
     /*kernelsAwaitLaunches=*/false,
     /*clockMHz=*/2970,
     /*memoryGBytesPerSecond=*/640},
    {/*name=*/{"sm_80"},
     /*product=*/{"A100 80GB"},
     /*isa=*/GpuIsa::Nvptx,
     /*codeFeatures=*/{"+ptx80"},
     /*waveSize=*/32,
     /*shuffles=*/
     {/*waveSize=*/32, /*dpp=*/false, /*rowXor=*/false, /*rowExchange=*/false,
      /*halfExchange=*/false, /*swizzle=*/true},
     /*computeUnits=*/108,
     /*simdsPerUnit=*/4,
     /*maxWavesPerSimd=*/16,
     /*wantedWavesPerSimd=*/2,
     /*maxWorkgroupSize=*/1024,
     /*maxVgprs=*/255,
     /*simdVgprs=*/512,
     /*vgprGranule=*/8,
     /*ldsBytes=*/164 << 10,
     /*maxWorkgroupLdsBytes=*/163 << 10,
     /*ldsGranule=*/128,
     /*ldsBanks=*/32,
     /*ldsBankBytes=*/4,
     /*ldsOtherBanks=*/0,
     /*ldsBytesPerClock=*/128,
     /*instructionCacheBytes=*/128 << 10,
     /*valuClocks=*/2,
     /*transcendentalClocks=*/8,
     /*hasHalfDot=*/false,
     /*dotNeedsWaitStates=*/false,
     /*hasShortDot=*/false,
     /*selectsWait=*/false,
     /*pairsInstructions=*/false,
     /*atoms=*/sm80Atoms,
     /*groupWaves=*/0,
     /*producerRegisters=*/0,
     /*overlapsMatrix=*/true,
     /*separateAccumulators=*/false,
     /*roundsToBf16=*/true,
     /*flushesHalves=*/false,
     /*barriersAwaitLoads=*/false,
     /*maxAccessBytes=*/16,
     /*accessAlignment=*/16,
     /*bufferDescriptorFlags=*/0,
     /*maxBufferOffset=*/8388607,
     /*directLdsBytes=*/16,
     /*directLdsWait=*/0,
     /*transposedLdsReads=*/false,
     /*matrixLdsWrites=*/false,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/200,
     /*workgroupClocks=*/2000,
     /*launchClocks=*/4000,
     /*kernelsAwaitLaunches=*/false,
     /*clockMHz=*/1410,
     /*memoryGBytesPerSecond=*/2039},
    {/*name=*/{"sm_90a"},
     /*product=*/{"H200"},
     /*isa=*/GpuIsa::Nvptx,
     /*codeFeatures=*/{"+ptx86"},
     /*waveSize=*/32,
     /*shuffles=*/
     {/*waveSize=*/32, /*dpp=*/false, /*rowXor=*/false, /*rowExchange=*/false,
      /*halfExchange=*/false, /*swizzle=*/true},
     /*computeUnits=*/132,
     /*simdsPerUnit=*/4,
     /*maxWavesPerSimd=*/16,
     /*wantedWavesPerSimd=*/2,
     /*maxWorkgroupSize=*/1024,
     /*maxVgprs=*/255,
     /*simdVgprs=*/512,
     /*vgprGranule=*/8,
     /*ldsBytes=*/228 << 10,
     /*maxWorkgroupLdsBytes=*/227 << 10,
     /*ldsGranule=*/128,
     /*ldsBanks=*/32,
     /*ldsBankBytes=*/4,
     /*ldsOtherBanks=*/0,
     /*ldsBytesPerClock=*/128,
     /*instructionCacheBytes=*/128 << 10,
     /*valuClocks=*/1,
     /*transcendentalClocks=*/8,
     /*hasHalfDot=*/false,
     /*dotNeedsWaitStates=*/false,
     /*hasShortDot=*/false,
     /*selectsWait=*/false,
     /*pairsInstructions=*/false,
     /*atoms=*/sm90aAtoms,
     /*groupWaves=*/4,
     /*producerRegisters=*/24,
     /*overlapsMatrix=*/true,
     /*separateAccumulators=*/false,
     /*roundsToBf16=*/true,
     /*flushesHalves=*/false,
     /*barriersAwaitLoads=*/false,
     /*maxAccessBytes=*/16,
     /*accessAlignment=*/16,
     /*bufferDescriptorFlags=*/0,
     /*maxBufferOffset=*/8388607,
     /*directLdsBytes=*/16,
     /*directLdsWait=*/0,
     /*transposedLdsReads=*/false,
     /*matrixLdsWrites=*/true,
     /*memoryUnitBytesPerClock=*/64,
     /*stageClocks=*/200,
     /*workgroupClocks=*/2000,
     /*launchClocks=*/4000,
     /*kernelsAwaitLaunches=*/true,
     /*clockMHz=*/1980,
     /*memoryGBytesPerSecond=*/4800},
};

namespace {
/// A chip that runs what an older one does, on other units at other rates.
struct Relative {
  llvm::StringLiteral name, product, older, codeFeatures;
  int64_t computeUnits, maxWavesPerSimd;
  int64_t ldsBytes, maxWorkgroupLdsBytes;
  int64_t valuClocks;
  int64_t clockMHz, memoryGBytesPerSecond;
};
} // namespace

// The same guide, and the data sheets of these cards. The features are the
// least version of PTX that has the chip, or that of the older one.
static constexpr Relative relatives[] = {
    {/*name=*/{"sm_86"},
     /*product=*/{"A40"},
     /*older=*/{"sm_80"},
     /*codeFeatures=*/{"+ptx80"},
     /*computeUnits=*/84,
     /*maxWavesPerSimd=*/12,
     /*ldsBytes=*/100 << 10,
     /*maxWorkgroupLdsBytes=*/99 << 10,
     /*valuClocks=*/1,
     /*clockMHz=*/1740,
     /*memoryGBytesPerSecond=*/696},
    {/*name=*/{"sm_89"},
     /*product=*/{"L40S"},
     /*older=*/{"sm_80"},
     /*codeFeatures=*/{"+ptx80"},
     /*computeUnits=*/142,
     /*maxWavesPerSimd=*/12,
     /*ldsBytes=*/100 << 10,
     /*maxWorkgroupLdsBytes=*/99 << 10,
     /*valuClocks=*/1,
     /*clockMHz=*/2520,
     /*memoryGBytesPerSecond=*/864},
    {/*name=*/{"sm_100"},
     /*product=*/{"B200"},
     /*older=*/{"sm_80"},
     /*codeFeatures=*/{"+ptx86"},
     /*computeUnits=*/148,
     /*maxWavesPerSimd=*/16,
     /*ldsBytes=*/228 << 10,
     /*maxWorkgroupLdsBytes=*/227 << 10,
     /*valuClocks=*/1,
     /*clockMHz=*/1965,
     /*memoryGBytesPerSecond=*/8000},
    {/*name=*/{"sm_120"},
     /*product=*/{"RTX 5090"},
     /*older=*/{"sm_80"},
     /*codeFeatures=*/{"+ptx87"},
     /*computeUnits=*/170,
     /*maxWavesPerSimd=*/12,
     /*ldsBytes=*/100 << 10,
     /*maxWorkgroupLdsBytes=*/99 << 10,
     /*valuClocks=*/1,
     /*clockMHz=*/2407,
     /*memoryGBytesPerSecond=*/1792},
};

static constexpr GpuModel getRow(size_t index) {
  if (index < std::size(gpuModels))
    return gpuModels[index];
  const Relative &relative = relatives[index - std::size(gpuModels)];
  auto text = [](llvm::StringRef name) {
    return std::string_view(name.data(), name.size());
  };
  size_t older = 0;
  while (text(gpuModels[older].name) != text(relative.older))
    ++older;
  GpuModel row = gpuModels[older];
  row.name = relative.name;
  row.product = relative.product;
  row.codeFeatures = relative.codeFeatures;
  row.computeUnits = relative.computeUnits;
  row.maxWavesPerSimd = relative.maxWavesPerSimd;
  row.ldsBytes = relative.ldsBytes;
  row.maxWorkgroupLdsBytes = relative.maxWorkgroupLdsBytes;
  row.valuClocks = relative.valuClocks;
  row.clockMHz = relative.clockMHz;
  row.memoryGBytesPerSecond = relative.memoryGBytesPerSecond;
  return row;
}

template <size_t... indices>
static constexpr std::array<GpuModel, sizeof...(indices)>
getRows(std::index_sequence<indices...>) {
  return {getRow(indices)...};
}

static constexpr auto allModels = getRows(
    std::make_index_sequence<std::size(gpuModels) + std::size(relatives)>());

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

int64_t GpuModel::getConsumerRegisters(int64_t waves) const {
  // A launch gives all lanes the same. More than that is nobody's to give: a
  // wait for it would never end.
  int64_t groups = waves / groupWaves;
  int64_t launched = simdVgprs * simdsPerUnit / (waves + groupWaves) /
                     vgprGranule * vgprGranule;
  launched = std::min(launched, maxVgprs / vgprGranule * vgprGranule);
  int64_t registers = ((groups + 1) * launched - producerRegisters) / groups;
  return std::min(registers, maxVgprs) / vgprGranule * vgprGranule;
}

llvm::ArrayRef<GpuModel> attn::getGpuModels() { return allModels; }

const GpuModel *attn::findGpuModel(llvm::StringRef name) {
  for (const GpuModel &model : allModels)
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
      llvm::map_range(allModels,
                      [](const GpuModel &model) { return model.name.str(); }),
      ", ");
}

llvm::StringRef attn::getWhyUnserved(llvm::StringRef name) {
  int64_t capability = 0;
  if (name.consume_front("sm_") && !name.getAsInteger(10, capability) &&
      capability >= 50 && capability < 80)
    return "it has neither asynchronous copies nor bf16, which kernels for "
           "sm_80 and later use";
  return "";
}
