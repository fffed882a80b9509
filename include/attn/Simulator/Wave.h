//===- Wave.h - The state of waves and workgroups ---------------*- C++ -*-===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_SIMULATOR_WAVE_H
#define ATTN_SIMULATOR_WAVE_H

#include "attn/Simulator/Instruction.h"

#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

// Plain C++ only, see Instruction.h.

namespace attn::sim {

class DeviceMemory;
struct Kernel;
struct LaunchConfig;
struct SimulatorOptions;
struct Workgroup;
struct HazardState;

constexpr unsigned maxLanes = 64;
/// v0 to v255, then a0 to a255.
constexpr unsigned maxVectorRegisters = 512;
constexpr unsigned maxPlainRegisters = 256;

struct alignas(64) VectorRegister {
  uint32_t lane[maxLanes];
};

enum class WaveStatus : uint8_t { Running, AtBarrier, Ended, Faulted };

/// A memory operation between issue and the s_waitcnt that covers it.
struct PendingOperation {
  RegisterRange registers; // that it will write; none for stores
  uint64_t lanes = 0;
  bool isScalar = false;
  bool isLds = false;
  /// May return before older ones: only a wait for zero covers it.
  bool isUnordered = false;
  /// Of a load into LDS: where the data of lane 0 go, and the bytes of a lane.
  uint32_t ldsAddress = 0, ldsBytes = 0;
};

/// What the last memory instruction touched: for the timing model.
struct MemoryAccess {
  alignas(64) uint64_t address[maxLanes];
  /// Second addresses of read2 and write2, in LDS.
  alignas(64) uint32_t address2[maxLanes];
  uint64_t lanes = 0;
  /// Lanes whose address is an offset in the scratch of their work item.
  uint64_t scratchLanes = 0;
  uint16_t bytes = 0; // a lane and address
  bool hasSecond = false;
  bool isStore = false;
};

/// One wave. Handlers work on it directly.
struct Wave {
  // Scalar registers by operand code, with VCC, M0 and EXEC, and room for what
  // a damaged encoding writes past them.
  alignas(64) uint32_t sgpr[operand::numScalar + 16];
  VectorRegister *vgpr;
  /// Lanes of each vector register that hold a value which has arrived.
  uint64_t *vgprReady;
  /// Loads in flight into each vector register.
  uint8_t *vgprPending;
  const Instruction *instructions, *dualHalves;
  /// Indices of the next instruction and of the one that executes.
  uint32_t pc, current;
  uint32_t vgprCount, agprCount;
  /// A bit a scalar register, by operand code.
  uint64_t sgprReady[2];
  uint64_t sgprPending[2];
  bool scc;
  bool sccReady;
  WaveStatus status;
  bool checkRegisters;
  bool checkWaitcnt;
  bool checkBounds;
  bool checkBarriers;
  uint8_t waveSize;
  /// In the workgroup.
  uint8_t index;
  /// The MODE register: rounding 3:0, denormals 7:4, dx10_clamp 8, ieee 9.
  uint32_t mode;
  /// s_set_gpr_idx: a bit a source and one for the destination of VALU
  /// instructions whose number M0 is added to.
  uint8_t indexed;
  Workgroup *workgroup;
  /// The range of global memory that the last access was in.
  uint64_t cachedBegin, cachedEnd;
  bool cachedWritable;
  /// Scratch of the wave: lane-interleaved dwords.
  uint8_t *scratch;
  uint32_t scratchBytes; // a lane
  /// Instructions until the limit.
  uint64_t remaining;
  uint64_t *executions;                        // by instruction
  uint32_t barriers;                           // passed
  std::vector<PendingOperation> vectorPending; // vmcnt
  std::vector<PendingOperation> lgkmPending;   // lgkmcnt
  /// For the check of wait states: null if it is off, or not for this chip.
  std::shared_ptr<HazardState> hazards;
  std::vector<PendingOperation> storePending;  // vscnt, if the chip has it
  std::vector<PendingOperation> scalarPending; // kmcnt, if the chip has it
  bool countsStores, countsScalars;
  /// Whether the wave is between the two parts of a barrier (gfx12).
  bool hasSignalled;
  MemoryAccess access;

  /// Whether the wave has a vector register; a0 is behind v255.
  bool hasVector(unsigned vgpr) const {
    return vgpr < maxPlainRegisters ? vgpr < vgprCount
                                    : vgpr - maxPlainRegisters < agprCount;
  }
  uint64_t getPair(unsigned code) const {
    uint64_t value;
    std::memcpy(&value, &sgpr[code], 8);
    return value;
  }
  void setPair(unsigned code, uint64_t value) {
    std::memcpy(&sgpr[code], &value, 8);
  }
  uint64_t exec() const { return getPair(operand::exec); }
  uint64_t vcc() const { return getPair(operand::vcc); }
};

/// Local data share of a workgroup, with the shadow that its checks need.
struct Lds {
  std::vector<uint8_t> bytes;
  uint32_t size = 0;
  bool checkBounds = true, checkInit = true, checkRaces = true;
  /// Starts at 1, and one more after each barrier.
  uint32_t interval = 1;
  /// Last write and last reads of each dword, or of each byte once something
  /// smaller was accessed: see LdsShadow.h.
  std::vector<uint32_t> writeTags, readTags;
  bool byByte = false;
};

/// One workgroup while it runs. Used again for the next one of the same launch.
struct Workgroup {
  const Kernel *kernel = nullptr;
  const Program *program = nullptr;
  const DeviceMemory *memory = nullptr;
  uint32_t id[3] = {0, 0, 0};
  Lds lds;
  std::vector<std::unique_ptr<Wave>> waves;
  /// What went wrong first, one line; empty if nothing did.
  std::string fault;
  /// Executions of each instruction, summed over the workgroups that this
  /// object ran.
  std::vector<uint64_t> executions;

  // Storage of the waves.
  std::vector<VectorRegister> registerStorage;
  std::vector<uint64_t> readyStorage;
  std::vector<uint8_t> pendingStorage;
  std::vector<uint8_t> scratchStorage;
};

/// Runs a wave to its next barrier, end or fault.
void runWave(Wave &wave);
/// Executes one instruction: the unit of the timing model.
void stepWave(Wave &wave);
/// Lets the waves at a barrier go on if no wave still runs to it. Faults if
/// some have ended without it, unless that check is off. True if any wave goes
/// on.
bool releaseBarrier(Workgroup &group);
/// Runs all waves to their end or a fault, one after another between barriers.
void runWorkgroup(Workgroup &group);

} // namespace attn::sim

#endif // ATTN_SIMULATOR_WAVE_H
