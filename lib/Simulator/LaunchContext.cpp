//===- LaunchContext.cpp - What the workgroups of a launch share ----------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The state that the packet processor and the loader give to a kernel, as
// LLVM's AMDGPU usage guide describes it for amdhsa.

#include "attn/Simulator/LaunchContext.h"
#include "Chip.h"
#include "Hazards.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;
using namespace attn::sim;

// Upper halves of the apertures of LDS and scratch in flat addresses.
static constexpr uint32_t sharedBase = 0x10000;
static constexpr uint32_t privateBase = 0x20000;
static constexpr uint32_t maxWorkItems = 1024;

static uint64_t getAddress(const std::vector<uint64_t> &storage) {
  return reinterpret_cast<uint64_t>(storage.data());
}

Error LaunchContext::check() {
  auto fail = [&](const Twine &text) {
    return createStringError("kernel '" + kernel.name + "': " + text);
  };
  uint64_t items =
      uint64_t(config.block[0]) * config.block[1] * config.block[2];
  uint32_t limit = std::min(kernel.maxWorkgroupSize, maxWorkItems);
  if (!items || config.block[0] > limit || config.block[1] > limit ||
      config.block[2] > limit || items > limit)
    return fail("expected a workgroup of 1 to " + Twine(limit) +
                " work items, found " + Twine(config.block[0]) + " x " +
                Twine(config.block[1]) + " x " + Twine(config.block[2]));
  for (unsigned i = 0; i < 3; ++i)
    if (kernel.requiredWorkgroupSize[i] &&
        kernel.requiredWorkgroupSize[i] != config.block[i])
      return fail("expected the workgroup size that the kernel requires, " +
                  Twine(kernel.requiredWorkgroupSize[0]) + " x " +
                  Twine(kernel.requiredWorkgroupSize[1]) + " x " +
                  Twine(kernel.requiredWorkgroupSize[2]) + ", found " +
                  Twine(config.block[0]) + " x " + Twine(config.block[1]) +
                  " x " + Twine(config.block[2]));
  if (uint64_t(kernel.ldsBytes) + config.dynamicLdsBytes > chip.maxLdsBytes)
    return fail("expected at most " + Twine(chip.maxLdsBytes) +
                " bytes of LDS, found " + Twine(kernel.ldsBytes) +
                " of the kernel and " + Twine(config.dynamicLdsBytes) +
                " of the launch");
  if (config.kernarg.size() != kernel.getExplicitBytes())
    return fail("expected " + Twine(kernel.getExplicitBytes()) +
                " bytes of arguments, found " + Twine(config.kernarg.size()));
  if (kernel.waveSize != chip.waveSize)
    return fail("expected waves of " + Twine(chip.waveSize) + " lanes, found " +
                Twine(kernel.waveSize));
  if (kernel.allocatedVgprs > maxVectorRegisters)
    return fail("expected at most " + Twine(maxVectorRegisters) +
                " VGPRs, found " + Twine(kernel.allocatedVgprs));
  // The wave's private memory, far above what a compiler makes.
  if (kernel.scratchBytes > (1u << 17))
    return fail("expected at most 131072 bytes of scratch, found " +
                Twine(kernel.scratchBytes));
  workItems = items;
  wavesPerWorkgroup = divideCeil(items, kernel.waveSize);
  return Error::success();
}

void LaunchContext::fillArguments() {
  // Runtimes hand out arguments in such pieces, and LLVM reads them to the end.
  constexpr uint64_t granule = 64;
  uint64_t size = alignTo(std::max<uint64_t>(kernel.kernargBytes, 8), granule);
  kernarg.assign(size / 8, 0);
  auto *bytes = reinterpret_cast<uint8_t *>(kernarg.data());
  std::copy(config.kernarg.begin(), config.kernarg.end(), bytes);
  unsigned dims = config.grid[2] * config.block[2] > 1   ? 3
                  : config.grid[1] * config.block[1] > 1 ? 2
                                                         : 1;
  // The queue, of which kernels read the apertures.
  queue.assign(32, 0);
  queue[8] = uint64_t(privateBase) << 32 | sharedBase;
  // The dispatch packet.
  packet.assign(8, 0);
  auto *words = reinterpret_cast<uint16_t *>(packet.data());
  words[1] = dims;
  for (unsigned i = 0; i < 3; ++i)
    words[2 + i] = config.block[i];
  auto *dwords = reinterpret_cast<uint32_t *>(packet.data());
  for (unsigned i = 0; i < 3; ++i)
    dwords[3 + i] = config.grid[i] * config.block[i];
  dwords[6] = kernel.scratchBytes;
  dwords[7] = getLdsBytes();
  packet[5] = getAddress(kernarg);

  for (const KernelArgument &argument : kernel.arguments) {
    if (!argument.isHidden())
      continue;
    uint64_t value =
        StringSwitch<uint64_t>(argument.valueKind)
            .Case("hidden_block_count_x", config.grid[0])
            .Case("hidden_block_count_y", config.grid[1])
            .Case("hidden_block_count_z", config.grid[2])
            .Case("hidden_group_size_x", config.block[0])
            .Case("hidden_group_size_y", config.block[1])
            .Case("hidden_group_size_z", config.block[2])
            .Case("hidden_grid_dims", dims)
            .Case("hidden_dynamic_lds_size", config.dynamicLdsBytes)
            .Case("hidden_private_base", privateBase)
            .Case("hidden_shared_base", sharedBase)
            .Case("hidden_queue_ptr", getAddress(queue))
            .Default(0);
    std::memcpy(bytes + argument.offset, &value,
                std::min<uint32_t>(argument.size, 8));
  }
  memory.add(getAddress(kernarg), kernarg.size() * 8, /*writable=*/false);
  memory.add(getAddress(packet), packet.size() * 8, /*writable=*/false);
  memory.add(getAddress(queue), queue.size() * 8, /*writable=*/false);
}

Expected<std::unique_ptr<LaunchContext>>
LaunchContext::create(const Kernel &kernel, const LaunchConfig &config,
                      DeviceMemory &memory, const SimulatorOptions &options) {
  const Chip *chip = findChip(kernel.object->getChip());
  std::unique_ptr<LaunchContext> context(
      new LaunchContext(kernel, *chip, config, memory, options));
  if (Error error = context->check())
    return std::move(error);
  context->fillArguments();
  return std::move(context);
}

LaunchContext::~LaunchContext() {
  for (const std::vector<uint64_t> *storage : {&kernarg, &packet, &queue})
    if (!storage->empty())
      memory.remove(getAddress(*storage));
}

uint64_t LaunchContext::getNumWorkgroups() const {
  return uint64_t(config.grid[0]) * config.grid[1] * config.grid[2];
}

uint32_t LaunchContext::getLdsBytes() const {
  return kernel.ldsBytes + config.dynamicLdsBytes;
}

std::unique_ptr<Workgroup> LaunchContext::makeWorkgroup() const {
  auto group = std::make_unique<Workgroup>();
  group->kernel = &kernel;
  group->program = &kernel.object->getProgram();
  group->memory = &memory;
  group->executions.assign(group->program->instructions.size(), 0);
  Lds &lds = group->lds;
  lds.size = getLdsBytes();
  lds.checkBounds = options.checks.bounds;
  lds.checkInit = options.checks.ldsInit;
  lds.checkRaces = options.checks.ldsRaces;
  // All registers of a file, so that a damaged encoding stays inside.
  group->registerStorage.resize(size_t(wavesPerWorkgroup) * maxVectorRegisters);
  group->readyStorage.resize(size_t(wavesPerWorkgroup) * maxVectorRegisters);
  group->pendingStorage.resize(size_t(wavesPerWorkgroup) * maxVectorRegisters);
  uint32_t scratchBytes = alignTo(kernel.scratchBytes, 4);
  group->scratchStorage.resize(size_t(wavesPerWorkgroup) * scratchBytes *
                               kernel.waveSize);
  for (unsigned i = 0; i < wavesPerWorkgroup; ++i) {
    auto wave = std::make_unique<Wave>();
    wave->workgroup = group.get();
    wave->index = i;
    wave->waveSize = kernel.waveSize;
    wave->instructions = group->program->instructions.data();
    wave->dualHalves = group->program->dualHalves.data();
    wave->executions = group->executions.data();
    wave->vgpr = group->registerStorage.data() + size_t(i) * maxVectorRegisters;
    wave->vgprReady =
        group->readyStorage.data() + size_t(i) * maxVectorRegisters;
    wave->vgprPending =
        group->pendingStorage.data() + size_t(i) * maxVectorRegisters;
    wave->vgprCount = kernel.addressableVgprs;
    wave->agprCount = kernel.addressableAgprs;
    wave->scratchBytes = scratchBytes;
    wave->scratch = group->scratchStorage.data() +
                    size_t(i) * scratchBytes * kernel.waveSize;
    wave->countsStores = chip.countsStores;
    wave->countsScalars = chip.isGfx12;
    wave->checkRegisters = options.checks.registers;
    wave->checkWaitcnt = options.checks.waitcnt;
    wave->checkBounds = options.checks.bounds;
    wave->checkBarriers = options.checks.barriers;
    if (options.checks.hazards && group->program->hazards) {
      wave->hazards = std::make_shared<HazardState>();
      wave->hazards->table = group->program->hazards.get();
    }
    group->waves.push_back(std::move(wave));
  }
  return group;
}

void LaunchContext::startWorkgroup(Workgroup &group, uint64_t index) const {
  group.id[0] = index % config.grid[0];
  group.id[1] = index / config.grid[0] % config.grid[1];
  group.id[2] = index / config.grid[0] / config.grid[1];
  group.fault.clear();
  // What a kernel reads without having written it does not depend on what ran
  // here before, even with the checks off.
  auto poison = [](auto &storage) {
    if (!storage.empty())
      std::memset(storage.data(), 0xcd, storage.size() * sizeof(storage[0]));
  };
  for (auto &wave : group.waves) {
    std::memset(wave->vgpr, 0xcd, wave->vgprCount * sizeof(VectorRegister));
    std::memset(wave->vgpr + maxPlainRegisters, 0xcd,
                wave->agprCount * sizeof(VectorRegister));
  }
  poison(group.scratchStorage);
  group.lds.bytes.resize(group.lds.size + 16);
  poison(group.lds.bytes);
  group.lds.interval = 1;
  group.lds.byByte = false;
  group.lds.writeTags.assign(divideCeil(group.lds.size, 4) + 4, 0);
  group.lds.readTags.assign(divideCeil(group.lds.size, 4) + 4, 0);
  std::fill(group.readyStorage.begin(), group.readyStorage.end(), 0);
  std::fill(group.pendingStorage.begin(), group.pendingStorage.end(), 0);
  for (auto &wave : group.waves) {
    // An access to a register that the wave does not have ends where those to
    // registers in flight do.
    std::fill(wave->vgprPending + wave->vgprCount,
              wave->vgprPending + maxPlainRegisters, 1);
    std::fill(wave->vgprPending + maxPlainRegisters + wave->agprCount,
              wave->vgprPending + maxVectorRegisters, 1);
    startWave(group, *wave);
  }
}

void LaunchContext::startWave(Workgroup &group, Wave &wave) const {
  std::memset(wave.sgpr, 0xcd, sizeof(wave.sgpr));
  wave.sgprReady[0] = wave.sgprReady[1] = 0;
  wave.sgprPending[0] = wave.sgprPending[1] = 0;
  wave.scc = wave.sccReady = false;
  wave.pc = wave.current = kernel.entry;
  wave.status = WaveStatus::Running;
  wave.cachedBegin = 1;
  wave.cachedEnd = 0;
  wave.cachedWritable = false;
  wave.remaining = options.instructionLimit;
  wave.barriers = 0;
  wave.indexed = 0;
  wave.vectorPending.clear();
  wave.lgkmPending.clear();
  wave.storePending.clear();
  wave.scalarPending.clear();
  wave.hasSignalled = false;
  wave.access.lanes = 0;
  if (wave.hazards)
    wave.hazards->reset();
  // FLOAT_MODE, DX10_CLAMP and IEEE of COMPUTE_PGM_RSRC1.
  wave.mode = (kernel.resource1 >> 12 & 0xff) |
              (kernel.resource1 >> 21 & 1) << 8 |
              (kernel.resource1 >> 23 & 1) << 9;
  if (chip.isGfx12)
    wave.mode = (wave.mode & 0xff) | 1 << 8;

  unsigned next = 0;
  auto push = [&](uint32_t value) {
    if (next >= operand::vcc)
      return;
    wave.sgpr[next] = value;
    wave.sgprReady[next / 64] |= uint64_t(1) << (next % 64);
    ++next;
  };
  auto push64 = [&](uint64_t value) {
    push(value);
    push(value >> 32);
  };
  uint64_t scratch = reinterpret_cast<uint64_t>(group.scratchStorage.data());
  uint64_t scratchOffset =
      uint64_t(wave.index) * wave.scratchBytes * wave.waveSize;
  unsigned properties = kernel.properties;
  if (properties &
      amdhsa::KERNEL_CODE_PROPERTY_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER) {
    // Swizzled dwords: an index stride of all lanes, the lane's number is
    // added.
    push64((scratch & maskTrailingOnes<uint64_t>(48)) | uint64_t(1) << 63);
    push(group.scratchStorage.size());
    push((kernel.waveSize == 64 ? 3u : 2u) << 21 | 1u << 23);
  }
  if (properties & amdhsa::KERNEL_CODE_PROPERTY_ENABLE_SGPR_DISPATCH_PTR)
    push64(getAddress(packet));
  if (properties & amdhsa::KERNEL_CODE_PROPERTY_ENABLE_SGPR_QUEUE_PTR)
    push64(getAddress(queue));
  if (properties & amdhsa::KERNEL_CODE_PROPERTY_ENABLE_SGPR_KERNARG_SEGMENT_PTR)
    push64(getAddress(kernarg));
  if (properties & amdhsa::KERNEL_CODE_PROPERTY_ENABLE_SGPR_DISPATCH_ID)
    push64(1);
  if (properties & amdhsa::KERNEL_CODE_PROPERTY_ENABLE_SGPR_FLAT_SCRATCH_INIT)
    push64(scratch);
  if (properties &
      amdhsa::KERNEL_CODE_PROPERTY_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE)
    push(kernel.scratchBytes);
  // Preloaded arguments (gfx90a and later): length and offset in dwords.
  unsigned preload = kernel.kernargPreload & 0x7f;
  unsigned preloadOffset = kernel.kernargPreload >> 7;
  for (unsigned i = 0; i < preload; ++i) {
    uint32_t value = 0;
    if ((preloadOffset + i) * 4 + 4 <= kernarg.size() * 8)
      std::memcpy(&value,
                  reinterpret_cast<const uint8_t *>(kernarg.data()) +
                      (preloadOffset + i) * 4,
                  4);
    push(value);
  }
  unsigned users = kernel.resource2 >> 1 & 31;
  next = std::max(next, users);
  if (chip.isGfx12) {
    // With the number of the wave.
    auto set = [&](unsigned index, uint32_t value) {
      wave.sgpr[operand::ttmp + index] = value;
      wave.sgprReady[1] |= uint64_t(1) << (operand::ttmp + index - 64);
    };
    set(7, group.id[1] | group.id[2] << 16);
    set(8, uint32_t(wave.index) << 25);
    set(9, group.id[0]);
  } else {
    constexpr unsigned enabled[] = {
        amdhsa::COMPUTE_PGM_RSRC2_ENABLE_SGPR_WORKGROUP_ID_X,
        amdhsa::COMPUTE_PGM_RSRC2_ENABLE_SGPR_WORKGROUP_ID_Y,
        amdhsa::COMPUTE_PGM_RSRC2_ENABLE_SGPR_WORKGROUP_ID_Z};
    for (unsigned i = 0; i < 3; ++i)
      if (kernel.resource2 & enabled[i])
        push(group.id[i]);
  }
  if (kernel.resource2 & amdhsa::COMPUTE_PGM_RSRC2_ENABLE_SGPR_WORKGROUP_INFO)
    push(0);
  if ((kernel.resource2 & amdhsa::COMPUTE_PGM_RSRC2_ENABLE_PRIVATE_SEGMENT) &&
      !chip.hasArchitectedScratch)
    push(scratchOffset);

  unsigned firstItem = wave.index * kernel.waveSize;
  unsigned items = std::min(workItems - firstItem, kernel.waveSize);
  uint64_t exec = maskTrailingOnes<uint64_t>(items);
  wave.setPair(operand::exec, exec);
  wave.sgprReady[1] |= uint64_t(3) << (operand::exec - 64);
  wave.sgprReady[1] |= uint64_t(1) << (operand::null - 64);
  unsigned ids = kernel.resource2 >> 11 & 3;
  for (unsigned lane = 0; lane < items; ++lane) {
    unsigned item = firstItem + lane;
    uint32_t x = item % config.block[0];
    uint32_t y = item / config.block[0] % config.block[1];
    uint32_t z = item / config.block[0] / config.block[1];
    // Those that the kernel does not ask for are 0 in a register of all.
    wave.vgpr[0].lane[lane] =
        chip.packsWorkItemIds
            ? x | (ids > 0 ? y << 10 : 0) | (ids > 1 ? z << 20 : 0)
            : x;
    wave.vgpr[1].lane[lane] = y;
    wave.vgpr[2].lane[lane] = z;
  }
  unsigned registers = chip.packsWorkItemIds ? 0 : std::min(ids, 2u);
  for (unsigned i = 0; i <= registers; ++i)
    wave.vgprReady[i] = exec;
}
