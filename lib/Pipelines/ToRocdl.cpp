//===- ToRocdl.cpp - Attention to kernels for AMD GPUs --------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// What a program needs besides the host's pipeline (ToHost.cpp) to run its
// attention on a GPU: kernels are outlined where programs first have buffers,
// and reach the LLVM dialect before host code goes through its passes on loops,
// which so never see them.

#include "attn/Conversion/ToHost/Passes.h"
#include "attn/Conversion/ToRocdl/Passes.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Pipelines/Pipelines.h"
#include "mlir/Conversion/AMDGPUToROCDL/AMDGPUToROCDL.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/GPUToROCDL/GPUToROCDLPass.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVMPass.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void attn::buildAttnKernelTilePipeline(OpPassManager &pm, StringRef chip) {
  pm.addPass(createAttnOutlineKernels());
  auto &tiles = pm.nest<gpu::GPUModuleOp>().nest<gpu::GPUFuncOp>();
  tiles.addPass(createAttnOnlineSoftmax());
  tiles.addPass(createCanonicalizerPass());
  tiles.addPass(createCSEPass());
  tiles.addPass(createAttnPromoteLds());
  // Of these, kernels with a producer take the first three, others the last.
  tiles.addPass(createAttnRotateProducts());
  tiles.addPass(createAttnSplitBlocks());
  tiles.addPass(createAttnSpecializeWarps());
  tiles.addPass(createAttnPipeline());
  tiles.addPass(createCanonicalizerPass());
  tiles.addPass(createCSEPass());
  pm.addPass(createAttnPersistWorkgroups());
  auto &kernels = pm.nest<gpu::GPUModuleOp>().nest<gpu::GPUFuncOp>();
  kernels.addPass(createAttnOverlapTiles());
  kernels.addPass(createAttnAssignLayouts());
}

void attn::buildAttnKernelPipeline(OpPassManager &pm, StringRef chip) {
  buildAttnKernelTilePipeline(pm, chip);
  auto &kernels = pm.nest<gpu::GPUModuleOp>().nest<gpu::GPUFuncOp>();
  kernels.addPass(createAttnDistribute());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
}

void attn::buildAttnRocdlPipeline(OpPassManager &pm, StringRef chip) {
  pm.nest<gpu::GPUModuleOp>().nest<gpu::GPUFuncOp>().addPass(
      createAttnPairInstructions());
  pm.addPass(createAttnLowerKernelArguments());

  auto &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  // The target has functions of f32 only.
  kernels.addPass(math::createMathExtendToSupportedTypes());
  AttnMathToIntrinsicsOptions math;
  math.chip = chip.str();
  kernels.addPass(createAttnMathToIntrinsics(math));
  kernels.addPass(createAttnExpandShapes());
  kernels.addPass(memref::createExpandStridedMetadataPass());
  kernels.addPass(createLowerAffinePass());
  // Scalar units compare 32 bits; 64 take registers of all lanes.
  kernels.addPass(createAttnNarrowLoops());
  kernels.addPass(arith::createArithIntRangeNarrowing(
      arith::ArithIntRangeNarrowingOptions{{32}}));
  // No arith-expand: it would make three instructions of a maximum.
  ConvertAMDGPUToROCDLPassOptions amdgpu;
  amdgpu.chipset = chip.str();
  kernels.addPass(createConvertAMDGPUToROCDLPass(amdgpu));
  // Its patterns for branches are part of the next.
  kernels.addPass(createSCFToControlFlowPass());
  ConvertGpuOpsToROCDLOpsOptions rocdl;
  rocdl.chipset = chip.str();
  rocdl.useBarePtrCallConv = true;
  rocdl.runtime = gpu::amd::Runtime::HIP;
  kernels.addPass(createConvertGpuOpsToROCDLOps(rocdl));
  kernels.addPass(createConvertVectorToLLVMPass());
  kernels.addPass(createReconcileUnrealizedCastsPass());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
}

void attn::buildAttnToRocdlPipeline(OpPassManager &pm,
                                    const AttnToRocdlOptions &options) {
  AttnToHostOptions host;
  host.parallel = options.parallel;
  host.device = options.device;
  host.chip = options.chip;
  host.tuningFile = options.tuningFile;
  buildAttnToHostPipeline(pm, host);
}
