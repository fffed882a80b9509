//===- ToNvvm.cpp - Attention to kernels for NVIDIA GPUs ------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/ToHost/Passes.h"
#include "attn/Conversion/ToNvvm/Passes.h"
#include "attn/Conversion/ToRocdl/Passes.h"
#include "attn/Pipelines/Pipelines.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/NVGPUToNVVM/NVGPUToNVVM.h"
#include "mlir/Conversion/NVVMToLLVM/NVVMToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVMPass.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void attn::buildAttnNvvmPipeline(OpPassManager &pm, StringRef chip) {
  pm.addPass(createAttnLowerKernelArguments());

  auto &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  AttnAwaitLaunchesOptions launches;
  launches.chip = chip.str();
  kernels.addPass(createAttnAwaitLaunches(launches));
  // The target has functions of f32 only.
  kernels.addPass(math::createMathExtendToSupportedTypes());
  AttnMathToIntrinsicsOptions math;
  math.chip = chip.str();
  kernels.addPass(createAttnMathToIntrinsics(math));
  kernels.addPass(createAttnExpandShapes());
  kernels.addPass(memref::createExpandStridedMetadataPass());
  kernels.addPass(createLowerAffinePass());
  kernels.addPass(arith::createArithIntRangeNarrowing(
      arith::ArithIntRangeNarrowingOptions{{32}}));
  // Its patterns for branches are part of the next.
  kernels.addPass(createSCFToControlFlowPass());
  ConvertGpuOpsToNVVMOpsOptions nvvm;
  nvvm.useBarePtrCallConv = true;
  kernels.addPass(createConvertGpuOpsToNVVMOps(nvvm));
  kernels.addPass(createConvertVectorToLLVMPass());
  kernels.addPass(createConvertNVVMToLLVMPass());
  kernels.addPass(createReconcileUnrealizedCastsPass());
  kernels.addPass(createAttnDynamicSharedMemory());
  kernels.addPass(createAttnTensorMapArguments());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
}

void attn::buildAttnToNvvmPipeline(OpPassManager &pm,
                                   const AttnToNvvmOptions &options) {
  AttnToHostOptions host;
  host.parallel = options.parallel;
  host.device = options.device;
  host.chip = options.chip;
  host.tuningFile = options.tuningFile;
  buildAttnToHostPipeline(pm, host);
}
