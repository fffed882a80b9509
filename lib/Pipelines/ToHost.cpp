//===- ToHost.cpp - Any program on tensors to LLVM for the host -----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/ToHost/Passes.h"
#include "attn/Conversion/ToRocdl/Passes.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Pipelines/Pipelines.h"
#include "attn/Support/ElementBytes.h"
#include "attn/Target/DeviceModel.h"
#include "attn/Target/GpuModel.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Passes.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

/// Stack that one buffer of a workgroup may take. OpenMP threads have 4 MiB.
static constexpr int64_t maxStackBytes = 256 * 1024;

/// Buffers of a workgroup are small by construction and live once per thread.
/// Buffers of the function around add up over a whole model, so only the
/// smallest of those go to the stack. What is allocated in another loop would
/// take its stack again in each iteration, since only the threads' loops have a
/// scope that ends: it stays on the heap.
static bool belongsOnStack(Value buffer, bool hasThreads) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  Operation *op = buffer.getDefiningOp();
  if (!op || !type || type.getRank() > 3)
    return false;
  std::optional<int64_t> bytes = attn::getStaticBytes(type);
  if (!bytes)
    return false;
  Operation *loop = op->getParentOfType<LoopLikeOpInterface>();
  if (!loop)
    return *bytes <= 256;
  return hasThreads && isa<scf::ForallOp, scf::ParallelOp>(loop) &&
         *bytes <= maxStackBytes;
}

/// The host that code is for. attn-select-schedule refuses an unknown name.
static const attn::DeviceModel &
getDevice(const attn::AttnToHostOptions &options) {
  const attn::DeviceModel *named = attn::findDeviceModel(options.device);
  return named ? *named : attn::getNativeHostDeviceModel();
}

void attn::buildAttnScheduleSelection(OpPassManager &pm,
                                      const AttnToHostOptions &options) {
  // What the GPU does not serve gets a schedule for the host.
  if (!options.chip.empty())
    pm.addPass(
        attn::createAttnSelectSchedule({options.chip, options.tuningFile}));
  pm.addPass(
      attn::createAttnSelectSchedule({options.device, options.tuningFile}));
}

/// Cuts attention into workgroups of vector code; what no schedule fits is
/// decomposed.
void attn::buildAttnHostTilePipeline(OpPassManager &pm,
                                     const AttnToHostOptions &options) {
  pm.addPass(attn::createAttnDecompose({/*unscheduledOnly=*/true}));
  pm.addPass(attn::createAttnTile());
  pm.addPass(attn::createAttnOnlineSoftmax());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  attn::AttnRegisterTileOptions registerTile;
  registerTile.transposeTile = getDevice(options).transposeTile;
  pm.addPass(attn::createAttnRegisterTile(registerTile));
  pm.addPass(createCSEPass());
  pm.addPass(attn::createAttnVectorize());
  pm.addPass(attn::createAttnExpandMath());
}

void attn::buildAttnTosaPipeline(OpPassManager &pm) {
  TosaToLinalgOptions tosaOptions;
  TosaToLinalgNamedOptions tosaNamedOptions;
  tosa::addTosaToLinalgPasses(pm, tosaOptions, tosaNamedOptions, std::nullopt);
  auto &functions = pm.nest<func::FuncOp>();
  functions.addPass(createTosaToArithPass({/*includeApplyRescale=*/true}));
  functions.addPass(createTosaToTensorPass());
  functions.addPass(createTosaToSCFPass());
}

// Around attention: what is constant is computed first, then products become
// workgroups with the element-wise ops that use them, then rows of all else.
// From attn-register-tile on the passes are those of attention's tiles.
void attn::buildAttnHostTensorPipeline(OpPassManager &pm,
                                       const AttnToHostOptions &options) {
  buildAttnHostWorkPipeline(pm, options);
  buildAttnScheduleSelection(pm, options);
  buildAttnHostTilePipeline(pm, options);
}

void attn::buildAttnHostWorkPipeline(OpPassManager &pm,
                                     const AttnToHostOptions &options) {
  pm.addNestedPass<func::FuncOp>(createConvertElementwiseToLinalgPass());
  pm.addPass(attn::createAttnFoldEmpty());
  pm.addPass(createAttnDecomposeAggregates());
  AttnFoldConstantsOptions fold{/*release=*/options.releaseConstants};
  pm.addPass(createAttnFoldConstants(fold));
  pm.addPass(attn::createAttnConvolutionsToProducts({options.device}));
  pm.addPass(attn::createAttnFuseElementwise());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(attn::createAttnPackWeights({options.device}));
  pm.addPass(createAttnFoldConstants(fold));
  pm.addPass(attn::createAttnTileContractions({options.device}));
  pm.addPass(attn::createAttnTileRows({options.device}));
  pm.addPass(attn::createAttnSpecializeDecode());
}

void attn::buildAttnBufferizationPipeline(OpPassManager &pm) {
  pm.addPass(attn::createAttnSplatToFill());
  pm.nest<func::FuncOp>().addPass(attn::createAttnSeparateDestinations());
  pm.addPass(bufferization::createEmptyTensorEliminationPass());
  bufferization::OneShotBufferizePassOptions bufferize;
  bufferize.allowReturnAllocsFromLoops = true;
  bufferize.bufferizeFunctionBoundaries = true;
  bufferize.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  pm.addPass(bufferization::createOneShotBufferizePass(bufferize));
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void attn::buildAttnHostBufferPipeline(OpPassManager &pm,
                                       const AttnToHostOptions &options) {
  buildAttnBufferizationPipeline(pm);
  if (!options.chip.empty())
    buildAttnKernelPipeline(pm, options.chip);
  auto &functions = pm.nest<func::FuncOp>();
  functions.addPass(bufferization::createBufferLoopHoistingPass());
  functions.addPass(bufferization::createPromoteBuffersToStackPass(
      [hasThreads = bool(options.parallel)](Value buffer) {
        return belongsOnStack(buffer, hasThreads);
      }));

  bufferization::buildBufferDeallocationPipeline(pm);
  pm.addPass(createConvertBufferizationToMemRefPass());
  pm.nest<func::FuncOp>().addPass(
      bufferization::createOptimizeAllocationLivenessPass());
  if (!options.chip.empty()) {
    pm.addPass(createAttnPlaceDeviceBuffers());
    const GpuModel *chip = findGpuModel(options.chip);
    if (chip && chip->isa == GpuIsa::Nvptx)
      buildAttnNvvmPipeline(pm, options.chip);
    else
      buildAttnRocdlPipeline(pm, options.chip);
    pm.addPass(createAttnAddResidentEntries());
  }
  pm.nest<func::FuncOp>().addPass(attn::createAttnPlanBuffers());
  pm.addPass(attn::createAttnPrefetch());
  pm.addPass(
      attn::createAttnLowerVectors({getDevice(options).hasAvx2Transposes}));
  pm.addPass(createAttnCopyToLoops());

  // Threads come before loops: convert-scf-to-openmp puts stack buffers into a
  // memref.alloca_scope, which must hold one block as long as it is there.
  pm.addPass(createForallToParallelLoopPass());
  if (options.parallel) {
    pm.addPass(createConvertSCFToOpenMPPass());
    pm.addPass(createAttnDynamicThreads());
  }
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createConvertLinalgToLoopsPass());
  pm.addPass(createAttnWidenBools());
  if (options.placeWeights)
    pm.addPass(createAttnPlaceWeights());
}

void attn::buildAttnHostLLVMPipeline(OpPassManager &pm,
                                     const AttnToHostOptions &options) {
  pm.addPass(createAttnLaunchesToDeviceTable());
  pm.addPass(createAttnAssertToCall());
  pm.addPass(createAttnWeightsToLlvm());
  pm.addPass(createAttnExportEntries());

  VectorTransferToSCFOptions transferToSCF;
  transferToSCF.enableFullUnroll(true);
  pm.addPass(createConvertVectorToSCFPass(transferToSCF));
  pm.addPass(createAttnExpandShapes());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());

  // LLVM would call libgcc to round to bf16; these stay in registers.
  arith::ArithEmulateUnsupportedFloatsOptions emulate;
  emulate.sourceTypeStrs = {"bf16"};
  pm.addPass(arith::createArithEmulateUnsupportedFloats(emulate));
  pm.addPass(math::createMathExtendToSupportedTypes());
  pm.addPass(createAttnBf16ThroughF32());
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  pm.addPass(arith::createArithExpandOpsPass(expand));
  // libgcc again: powi with an exponent that is only known at run time.
  math::MathExpandOpsPassOptions expandMath;
  expandMath.opMnemonics = {"fpowi"};
  pm.addPass(math::createMathExpandOpsPass(expandMath));

  ConvertVectorToLLVMPassOptions vectors;
  vectors.reassociateFPReductions = true;
  vectors.x86Vector = true;
  vectors.vectorTransposeLowering = vector::VectorTransposeLowering::Shuffle1D;
  pm.addPass(createConvertVectorToLLVMPass(vectors));
  pm.addPass(createUBToLLVMConversionPass());
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createConvertMathToLibmPass());
  // For vectors the one before leaves extracts, calls and inserts.
  pm.addPass(createConvertVectorToLLVMPass(vectors));
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createConvertIndexToLLVMPass());
  // Before convert-scf-to-cf: an alloca_scope inside an OpenMP loop may hold
  // one block only.
  pm.addPass(createFinalizeMemRefToLLVMConversionPass());
  pm.addPass(createSCFToControlFlowPass());
  pm.addPass(createConvertOpenMPToLLVMPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createConvertFuncToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
  pm.addPass(createAttnBf16ToBits());
}

void attn::buildAttnToHostPipeline(OpPassManager &pm,
                                   const AttnToHostOptions &options) {
  buildAttnTosaPipeline(pm);
  buildAttnHostTensorPipeline(pm, options);
  buildAttnHostBufferPipeline(pm, options);
  buildAttnHostLLVMPipeline(pm, options);
}

void attn::registerAttnPipelines() {
  PassPipelineRegistration<AttnToHostOptions>(
      "attn-to-host", "Lower programs on tensors to the LLVM dialect",
      buildAttnToHostPipeline);
  PassPipelineRegistration<AttnToNvvmOptions>(
      "attn-to-nvvm",
      "Lower programs on tensors to the LLVM dialect, attention to kernels for "
      "an NVIDIA GPU",
      buildAttnToNvvmPipeline);
  PassPipelineRegistration<AttnToRocdlOptions>(
      "attn-to-rocdl",
      "Lower programs on tensors to the LLVM dialect, attention to kernels for "
      "an AMD GPU",
      buildAttnToRocdlPipeline);
}
