//===- Pipelines.h - From models to target code -----------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_PIPELINES_PIPELINES_H
#define ATTN_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace attn {

struct AttnToHostOptions : public mlir::PassPipelineOptions<AttnToHostOptions> {
  PassOptions::Option<bool> parallel{
      *this, "parallel",
      llvm::cl::desc("Run workgroups on OpenMP threads (default) or one after "
                     "another"),
      llvm::cl::init(true)};
  PassOptions::Option<std::string> device{
      *this, "device",
      llvm::cl::desc(
          "Host that code is for: native, or a name from lib/Target"),
      llvm::cl::init("native")};
  PassOptions::Option<std::string> tuningFile{
      *this, "tuning-file",
      llvm::cl::desc("Schedules that were measured, asked before those of the "
                     "library; none: neither"),
      llvm::cl::init("")};
  PassOptions::Option<bool> placeWeights{
      *this, "place-weights",
      llvm::cl::desc("Leave large constants out of the code, for a package to "
                     "hold; off: the code is complete"),
      llvm::cl::init(false)};
  PassOptions::Option<bool> releaseConstants{
      *this, "release-constants",
      llvm::cl::desc("Free the data of resources once no op uses it any more; "
                     "other modules of the context must not use it"),
      llvm::cl::init(false)};
  /// Set by `attn-to-rocdl` and `attn-to-nvvm`; empty if all code is for the
  /// host.
  std::string chip;
};

struct AttnToNvvmOptions : public mlir::PassPipelineOptions<AttnToNvvmOptions> {
  PassOptions::Option<std::string> chip{
      *this, "chip",
      llvm::cl::desc("GPU that attention is for, by a name from lib/Target"),
      llvm::cl::init("sm_80")};
  PassOptions::Option<bool> parallel{
      *this, "parallel",
      llvm::cl::desc("Run the host's workgroups on OpenMP threads (default) or "
                     "one after another"),
      llvm::cl::init(true)};
  PassOptions::Option<std::string> device{
      *this, "device",
      llvm::cl::desc("Host that the rest is for: native, or a name from "
                     "lib/Target"),
      llvm::cl::init("native")};
  PassOptions::Option<std::string> tuningFile{
      *this, "tuning-file",
      llvm::cl::desc("Schedules that were measured, asked before those of the "
                     "library; none: neither"),
      llvm::cl::init("")};
};

struct AttnToRocdlOptions
    : public mlir::PassPipelineOptions<AttnToRocdlOptions> {
  PassOptions::Option<std::string> chip{
      *this, "chip",
      llvm::cl::desc("GPU that attention is for, by a name from lib/Target"),
      llvm::cl::init("gfx906")};
  PassOptions::Option<bool> parallel{
      *this, "parallel",
      llvm::cl::desc("Run the host's workgroups on OpenMP threads (default) or "
                     "one after another"),
      llvm::cl::init(true)};
  PassOptions::Option<std::string> device{
      *this, "device",
      llvm::cl::desc("Host that the rest is for: native, or a name from "
                     "lib/Target"),
      llvm::cl::init("native")};
  PassOptions::Option<std::string> tuningFile{
      *this, "tuning-file",
      llvm::cl::desc("Schedules that were measured, asked before those of the "
                     "library; none: neither"),
      llvm::cl::init("")};
};

/// Takes tosa to linalg, tensor and arith, where `attn-raise` finds attention.
void buildAttnTosaPipeline(mlir::OpPassManager &pm);

/// Takes linalg, tensor and attention on tensors to linalg and vector on
/// tensors. Attention has become an `scf.forall` over workgroups. The three
/// below in a row.
void buildAttnHostTensorPipeline(mlir::OpPassManager &pm,
                                 const AttnToHostOptions &options);

/// Takes all but attention to workgroups, and attention to one op for each
/// schedule that it needs.
void buildAttnHostWorkPipeline(mlir::OpPassManager &pm,
                               const AttnToHostOptions &options);

/// Chooses attention's schedules; once more for those that were rejected
/// (attn/Dialect/Attn/Transforms/ChosenSchedules.h).
void buildAttnScheduleSelection(mlir::OpPassManager &pm,
                                const AttnToHostOptions &options);

/// Takes attention to workgroups by its schedules, and workgroups to vectors.
void buildAttnHostTilePipeline(mlir::OpPassManager &pm,
                               const AttnToHostOptions &options);

/// Gives every tensor a buffer.
void buildAttnBufferizationPipeline(mlir::OpPassManager &pm);

/// Gives every tensor a buffer, frees what the function allocates, and lowers
/// the rest of linalg to loops. Results keep one byte for a boolean. With
/// `placeWeights` constants have a place in the package after it
/// (Conversion/ToHost/Weights.h), and the next pipeline drops their values.
void buildAttnHostBufferPipeline(mlir::OpPassManager &pm,
                                 const AttnToHostOptions &options);

/// Takes buffers, loops and vectors to the LLVM dialect, with an
/// `attn_entry_NAME` for each public function.
void buildAttnHostLLVMPipeline(mlir::OpPassManager &pm,
                               const AttnToHostOptions &options);

/// `attn-to-host`: the four above in a row.
void buildAttnToHostPipeline(mlir::OpPassManager &pm,
                             const AttnToHostOptions &options);

/// Makes kernels of the loops over workgroups that are mapped to a GPU, and
/// takes their bodies to whole tiles with layouts. Runs where programs first
/// have buffers.
void buildAttnKernelTilePipeline(mlir::OpPassManager &pm, llvm::StringRef chip);

/// The same, and takes tiles to threads.
void buildAttnKernelPipeline(mlir::OpPassManager &pm, llvm::StringRef chip);

/// Takes kernels of threads to the LLVM and ROCDL dialects, each with a bare
/// list of addresses and scalars as arguments, and their launches to that.
void buildAttnRocdlPipeline(mlir::OpPassManager &pm, llvm::StringRef chip);

/// `attn-to-rocdl`: as `attn-to-host`, but attention becomes kernels, in a
/// `gpu.module` of the LLVM dialect, and calls of the runtime's device table.
void buildAttnToRocdlPipeline(mlir::OpPassManager &pm,
                              const AttnToRocdlOptions &options);

/// The same as buildAttnRocdlPipeline with the NVVM dialect; the bytes of
/// shared memory that a launch has to give are the attribute
/// `attn.shared_bytes` of a kernel.
void buildAttnNvvmPipeline(mlir::OpPassManager &pm, llvm::StringRef chip);

/// `attn-to-nvvm`: as `attn-to-rocdl` for NVIDIA GPUs.
void buildAttnToNvvmPipeline(mlir::OpPassManager &pm,
                             const AttnToNvvmOptions &options);

/// Makes the pipelines known to attn-opt under their names.
void registerAttnPipelines();

} // namespace attn

#endif // ATTN_PIPELINES_PIPELINES_H
