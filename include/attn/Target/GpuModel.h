//===- GpuModel.h - What passes know about a GPU ----------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_GPUMODEL_H
#define ATTN_TARGET_GPUMODEL_H

#include "attn/Layout/LaneShuffle.h"
#include "attn/Target/MmaAtom.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>

namespace attn {

/// The instruction set of a GPU, and with it LLVM's target and the run time's
/// driver: HIP for AMD, CUDA for NVIDIA.
enum class GpuIsa { Amdgpu, Nvptx };

/// One row of the table of GPUs, as `DeviceModel` is for hosts: all that cost
/// models and passes know about a chip. No pass compares names.
struct GpuModel {
  /// The name under which `--target` and schedules know it: LLVM's.
  llvm::StringLiteral name;
  /// A card that has it, whose units and rates are those below.
  llvm::StringLiteral product;
  GpuIsa isa;

  /// What LLVM is told beside the name, as -mattr takes it. Kernels of RDNA run
  /// in the mode in which a workgroup stays on one compute unit: in the other
  /// one each barrier waits for memory, which two caches might see differently.
  llvm::StringLiteral codeFeatures;

  /// Lanes of a wave.
  int64_t waveSize;
  /// How lanes read each other's registers.
  layout::ShuffleCapabilities shuffles;
  /// Compute units of the card, and SIMDs of each.
  int64_t computeUnits;
  int64_t simdsPerUnit;
  /// Waves that may be resident on a SIMD.
  int64_t maxWavesPerSimd;
  /// Waves on a SIMD from which on one hides the latency of another.
  int64_t wantedWavesPerSimd;
  /// Lanes that a workgroup may have.
  int64_t maxWorkgroupSize;

  /// Vector registers that one lane may have, the file that all waves of a SIMD
  /// share, and the step in which they are handed out.
  int64_t maxVgprs;
  int64_t simdVgprs;
  int64_t vgprGranule;

  /// LDS of a compute unit, and what one workgroup may have of it.
  int64_t ldsBytes;
  int64_t maxWorkgroupLdsBytes;
  /// The step in which LDS is handed out.
  int64_t ldsGranule;
  int64_t ldsBanks;
  int64_t ldsBankBytes;
  /// Another number of banks that it may have: sources differ, and layouts are
  /// to be free of conflicts with either. 0 where they agree.
  int64_t ldsOtherBanks;
  /// Bytes that LDS delivers in a clock.
  int64_t ldsBytesPerClock;

  /// Instruction cache that the hot loop should fit.
  int64_t instructionCacheBytes;

  /// Clocks for which an instruction of a wave holds its SIMD: most of them,
  /// and exp2, log2, reciprocal.
  int64_t valuClocks;
  int64_t transcendentalClocks;
  /// Whether an instruction adds up two products of f16 (v_dot2_f32_f16).
  bool hasHalfDot;
  /// Whether code has to keep reads of a dot product's result apart from it,
  /// which LLVM does for instructions that it knows, not for inline assembly.
  bool dotNeedsWaitStates;
  /// Whether v_dot2_f32_f16 has a short form, which adds to its result
  /// (v_dot2c_f32_f16).
  bool hasShortDot;
  /// Whether a select waits for the comparison that decides it, as long as
  /// another instruction or two would take.
  bool selectsWait;
  /// Whether two instructions of a wave that follow each other issue together,
  /// of simple kinds and with registers of different banks (VOPD).
  bool pairsInstructions;
  /// The matrix instructions, none on chips without; of one element type, the
  /// one to prefer first.
  llvm::ArrayRef<MmaAtom> atoms;
  /// Waves that issue a matrix instruction of a group together, and that hand
  /// registers to those of another role; 0 where there are no groups.
  int64_t groupWaves;
  /// Registers that a lane of the producer's role keeps.
  int64_t producerRegisters;
  /// Whether vector instructions of other waves go on while a matrix
  /// instruction is carried out.
  bool overlapsMatrix;
  /// Whether matrix instructions add up in a register file of their own, as
  /// large as the other.
  bool separateAccumulators;
  /// Whether an instruction rounds f32 to bf16 (v_cvt_pk_bf16_f32).
  bool roundsToBf16;
  /// Whether products of f16, by dot products and matrix instructions, take
  /// subnormal numbers for zero.
  bool flushesHalves;
  /// Whether LLVM lets a barrier wait for loads from global memory that are on
  /// their way, unless told that only workgroup memory is handed over.
  bool barriersAwaitLoads;

  /// The most bytes that a lane moves by one instruction, to or from global
  /// memory or LDS.
  int64_t maxAccessBytes;
  /// What addresses of accesses to global memory of that many bytes or more are
  /// multiples of; smaller ones are of their own size.
  int64_t accessAlignment;
  /// The last dword of a descriptor of bytes in global memory, and the largest
  /// constant that an instruction adds to an offset in it.
  uint32_t bufferDescriptorFlags;
  int64_t maxBufferOffset;
  /// The most bytes that a lane moves from global memory to LDS without a
  /// register; 0 where nothing can.
  int64_t directLdsBytes;
  /// What s_waitcnt takes to wait for these, and for nothing else; 0 where they
  /// are waited for by groups, of which the last ones may be left in flight.
  uint32_t directLdsWait;
  /// Whether a read of LDS can transpose (ds_read_b64_tr_b16).
  bool transposedLdsReads;
  /// Whether a wave writes matrices to LDS, each row of 16 bytes at an address
  /// that one lane gives (stmatrix).
  bool matrixLdsWrites;

  /// Bytes that the memory pipe of a compute unit delivers in a clock.
  int64_t memoryUnitBytesPerClock;
  /// Clocks for which the two barriers of a stage, and the waits around them,
  /// keep a compute unit idle that holds one workgroup.
  int64_t stageClocks;
  /// Clocks for which a workgroup starts and ends.
  int64_t workgroupClocks;
  /// Clocks from one kernel to the next that waits for it.
  int64_t launchClocks;
  /// Whether a kernel may start under the end of the one before, and waits for
  /// it by an instruction of its own (griddepcontrol).
  bool kernelsAwaitLaunches;

  /// Rates of the card.
  int64_t clockMHz;
  int64_t memoryGBytesPerSecond;

  /// Whether loads to LDS are waited for by groups.
  bool hasLdsLoadGroups() const {
    return directLdsBytes > 0 && directLdsWait == 0;
  }

  /// Registers that each lane of `waves` consumers has once a producer of one
  /// group has given up its own.
  int64_t getConsumerRegisters(int64_t waves) const;

  /// The matrix instruction of that name for elements of `type`, or null.
  const MmaAtom *findAtom(llvm::StringRef name, MmaType type) const;

  /// Waves on a SIMD whose lanes have `vgprs` registers.
  int64_t getWavesPerSimd(int64_t vgprs) const;
  /// Workgroups that a compute unit holds at once; 0 if not even one fits.
  int64_t getWorkgroupsPerUnit(int64_t waves, int64_t vgprs,
                               int64_t ldsBytes) const;
};

/// All GPUs, in a fixed order.
llvm::ArrayRef<GpuModel> getGpuModels();

/// The GPU of that name, or null.
const GpuModel *findGpuModel(llvm::StringRef name);

/// The names of all GPUs for messages: "gfx906, gfx908".
std::string listGpuModels();

/// Why there is no row for a GPU that exists, and never was: a sentence behind
/// a colon. Empty for other names.
llvm::StringRef getWhyUnserved(llvm::StringRef name);

} // namespace attn

#endif // ATTN_TARGET_GPUMODEL_H
